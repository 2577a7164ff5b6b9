import { useEffect, useState } from "react";
import { urgentHeadings } from "../../../contract/urgent.ts";
import { urgentKindOf } from "./urgent.ts";

/** For those who listen to the page: that an answer is coming and that it is there; what is urgent at once. */
export function AnswerAnnouncement({
  isComing,
  answer,
  arrived = "The answer is there.",
  instead = "",
}: {
  isComing: boolean;
  /** The answer, once it is whole. */
  answer: string | undefined;
  /** What is said when it is. */
  arrived?: string | undefined;
  /** What is said when there was none. */
  instead?: string;
}) {
  // What was there when the page opened is not news.
  const [isNews, setIsNews] = useState(false);
  useEffect(() => {
    if (isComing) setIsNews(true);
  }, [isComing]);
  const kind = urgentKindOf(answer ?? "");
  const isUrgent = isNews && !isComing && kind !== undefined;
  const said = answer === undefined ? instead : arrived;
  return (
    <>
      <p role="status" className="sr-only">
        {isNews && !isUrgent ? (isComing ? "Thinking..." : said) : ""}
      </p>
      {isUrgent && (
        <p role="alert" className="sr-only">
          {`${urgentHeadings[kind]}.`}
        </p>
      )}
    </>
  );
}

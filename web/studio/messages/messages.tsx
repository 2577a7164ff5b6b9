import { useState } from "react";
import { plansOnSale } from "../../../content/plans-on-sale.ts";
import { Button } from "../../components/button.tsx";
import { privatePageMeta } from "../../components/page-meta.ts";
import { ActionBar, Opening } from "../desk/pieces.tsx";
import { Studio } from "../desk/shell.tsx";
import { LettersPart } from "./letters-part.tsx";
import { QuestionsPart } from "./questions-part.tsx";
import { StuckPart } from "./stuck-part.tsx";
import { WriteSheet } from "./write-sheet.tsx";

export const meta = () =>
  privatePageMeta("Messages", "What people wrote to you, and what you write to them.");

const audiences = [
  { value: "all", label: "Everybody who holds a pass" },
  ...plansOnSale.map(({ priceId, name }) => ({ value: priceId, label: name })),
];

export default function MessagesPage() {
  return (
    <Studio>
      <Messages />
    </Studio>
  );
}

function Messages() {
  const [isWriting, setIsWriting] = useState(false);
  return (
    <>
      <Opening title="Messages" />
      <StuckPart />
      <QuestionsPart />
      <LettersPart />
      <ActionBar>
        <Button className="grow" onClick={() => setIsWriting(true)}>
          Write to pass holders
        </Button>
      </ActionBar>
      {isWriting && (
        <WriteSheet
          to={{ holders: "all" }}
          audiences={audiences}
          title="Write to pass holders"
          onClose={() => setIsWriting(false)}
        />
      )}
    </>
  );
}

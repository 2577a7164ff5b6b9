import { useState } from "react";
import { send, sentenceFor } from "../api.ts";
import type { SessionUser } from "../session.ts";

/** Asks a member who has not confirmed their address to do so. */
export function ConfirmAddress({ member }: { member: SessionUser }) {
  const [answer, setAnswer] = useState<string>();
  if (member.isVerified) return null;
  const sendAgain = async () => {
    try {
      await send("/api/auth/send-verification-email", { body: {} });
      setAnswer("It is on its way.");
    } catch (error) {
      setAnswer(sentenceFor(error));
    }
  };
  return (
    <p className="mt-4 text-ink-soft">
      {"Please confirm your address with the mail we sent you. "}
      <span role="status">
        {answer ?? (
          <button type="button" onClick={sendAgain} className="underline underline-offset-4">
            Send it again
          </button>
        )}
      </span>
    </p>
  );
}

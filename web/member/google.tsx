import { useCallback, useEffect } from "react";
import { useNavigate } from "react-router";
import { object, someText } from "../answer-shapes.ts";
import { ask } from "../api.ts";
import { checkSession } from "../session.ts";
import { readWayOn } from "../way-on.ts";

const addressShape = object<{ url: string }>({ url: someText });

/** How it ended: somebody we knew, somebody new, or not at all. */
export type Outcome = { result: string; error: string | null };

// The popup ends on our own page again, whose window may no longer know the one that opened it: Google's
// pages part the two. A channel of our own origin still reaches it.
const channelName = "google";

/** Opens Google in a popup, or in this window where popups are not allowed. */
export async function startGoogle(): Promise<void> {
  const popup = open("", "_blank", "popup,width=480,height=640");
  const place = popup ? "popup" : "page";
  try {
    const body = {
      callbackURL: `/login?in=${place}&google=known`,
      newUserCallbackURL: `/login?in=${place}&google=new`,
      errorCallbackURL: `/login?in=${place}&google=failed`,
    };
    const { url } = await ask("/api/auth/sign-in/social", addressShape, { body });
    (popup ?? window).location.href = url;
  } catch (error) {
    popup?.close();
    throw error;
  }
}

/** On the login page: goes on when the popup has been where it had to be. */
export function useGoogleOutcome(): void {
  const goOn = useGoOn();
  useEffect(() => {
    const channel = new BroadcastChannel(channelName);
    channel.onmessage = ({ data }: MessageEvent<Outcome>) => void goOn(data);
    return () => channel.close();
  }, [goOn]);
}

/** Where Google leads back to: a popup tells the page that asked and closes; that page itself goes on. */
export function GoogleReturn({ isPopup, outcome }: { isPopup: boolean; outcome: Outcome }) {
  const goOn = useGoOn();
  const { result, error } = outcome;
  useEffect(() => {
    if (!isPopup) {
      void goOn({ result, error });
      return;
    }
    const channel = new BroadcastChannel(channelName);
    channel.postMessage({ result, error } satisfies Outcome);
    channel.close();
    close();
  }, [isPopup, result, error, goOn]);
  return null;
}

function useGoOn() {
  const navigate = useNavigate();
  return useCallback(
    async ({ result, error }: Outcome) => {
      if (error) reportError(new Error(`Google sign-in failed: ${error}`));
      else await checkSession();
      const wayOn = readWayOn(new URLSearchParams(location.search));
      const pages: Record<string, string> = { known: wayOn ?? "/dashboard", new: "/preferences" };
      await navigate(pages[result] ?? "/login", { replace: true });
    },
    [navigate],
  );
}

import type { AccountSettings } from "../../contract/accounts.ts";
import { flag, object } from "../answer-shapes.ts";
import { ask } from "../api.ts";
import { useAnswer } from "../use-answer.ts";

const nothing: AccountSettings = { isRegistrationOpen: false, isGoogleOffered: false };

const settingsShape = object<AccountSettings>({ isRegistrationOpen: flag, isGoogleOffered: flag });
const loadSettings = (path: string, signal: AbortSignal) => ask(path, settingsShape, { signal });

/** How visitors may become members; nothing is offered until the server says so. */
export function useAccountSettings(): AccountSettings {
  return useAnswer("/api/account/settings", loadSettings).answer ?? nothing;
}

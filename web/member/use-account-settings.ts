import { useEffect, useState } from "react";
import type { AccountSettings } from "../../contract/accounts.ts";

const nothing: AccountSettings = { isRegistrationOpen: false, isGoogleOffered: false };

/** How visitors may become members; nothing is offered until the server says so. */
export function useAccountSettings(): AccountSettings {
  const [settings, setSettings] = useState(nothing);
  useEffect(() => {
    const gone = new AbortController();
    fetch("/api/account/settings", { signal: gone.signal })
      .then((response) => response.json())
      .then(setSettings)
      .catch((error) => gone.signal.aborted || reportError(error));
    return () => gone.abort();
  }, []);
  return settings;
}

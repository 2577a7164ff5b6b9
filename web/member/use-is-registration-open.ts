import { useEffect, useState } from "react";
import type { AccountSettings } from "../../contract/accounts.ts";

/** Whether the owner lets visitors register by themselves; nothing is offered until the server says so. */
export function useIsRegistrationOpen(): boolean {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    fetch("/api/account/settings")
      .then((response) => response.json())
      .then((settings: AccountSettings) => setIsOpen(settings.isRegistrationOpen))
      .catch(reportError);
  }, []);
  return isOpen;
}

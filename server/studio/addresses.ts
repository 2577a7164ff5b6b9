/** What stands for an address where somebody at the door gave none: nothing can be sent to it. */
export function writeNoAddress(id: string): string {
  return `door ${id}`;
}

/** Somebody's address, or null where they gave none. */
export function addressOf(email: string): string | null {
  return email.includes("@") ? email : null;
}

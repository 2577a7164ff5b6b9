/** What the login page offers, as the owner has configured it. */
export type AccountSettings = { isRegistrationOpen: boolean; isGoogleOffered: boolean };

export const minPasswordLength = 8;
export const maxPasswordLength = 128;

/**
 * How a page is told that this browser came with a session: the name of an entry in its `Server-Timing`
 * header. The session's own cookie is out of a page's reach, and what pages keep themselves gets lost.
 */
export const memberHint = "member";

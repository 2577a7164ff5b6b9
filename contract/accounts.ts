/** What the login page offers, as the owner has configured it. */
export type AccountSettings = { isRegistrationOpen: boolean; isGoogleOffered: boolean };

/** `GET /api/account/deletion`: what somebody gives up who deletes their account now. */
export type AccountDeletion = {
  /** Over all passes that are valid. */
  classesLeft: number;
  /** A running subscription has to be cancelled first. */
  isSubscribed: boolean;
};

export const minPasswordLength = 8;
export const maxPasswordLength = 128;

/**
 * How a page is told that this browser came with a session: the name of an entry in its `Server-Timing`
 * header. The session's own cookie is out of a page's reach, and what pages keep themselves gets lost.
 */
export const memberHint = "member";

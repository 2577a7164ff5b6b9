/** What the login page offers, as the owner has configured it. */
export type AccountSettings = { isRegistrationOpen: boolean; isGoogleOffered: boolean };

export const minPasswordLength = 8;
export const maxPasswordLength = 128;

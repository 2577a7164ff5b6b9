/** What the login page offers, as the owner has configured it. */
export type AccountSettings = { isRegistrationOpen: boolean };

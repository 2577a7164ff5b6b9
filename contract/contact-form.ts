/** What the contact form itself needs of the contract, apart from the schemas so that the page stays light. */

/** How long each field of a message may be, in characters; the form and the server hold to the same. */
export const contactLimits = { name: 200, email: 254, message: 5000 } as const;

/** Where the page sends a message, and under which ids. */
export type ContactSettings = {
  /** Null means: this site's own server. */
  origin: string | null;
  userId: string;
  serviceId: string;
  templateId: string;
};

/** The ids under which our own server answers the protocol. */
export const ownContactSettings: ContactSettings = {
  origin: null,
  userId: "website",
  serviceId: "studio",
  templateId: "contact",
};

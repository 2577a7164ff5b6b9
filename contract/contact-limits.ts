/** How long each field of a message may be, in characters; the form and the server hold to the same. */
export const contactLimits = { name: 200, email: 254, message: 5000 } as const;

/** Where the build puts the site, and the server reads it. */
export const buildFolder = "build";

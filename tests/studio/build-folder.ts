/** The test studio's site, beside the owner's. */
export const buildFolder = "build-test-studio";

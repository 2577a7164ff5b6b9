import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["**/*.test.{ts,tsx}"],
    exclude: ["**/node_modules/**", "build/**"],
    globalSetup: "tests/global-setup.ts",
    // Several of these start real servers; each has its own folder, port and database.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

import { defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";

const condition = "test-studio";

export default defineConfig({
  // Tests bring their own studio, whatever the owner wrote into `content/`.
  ssr: { resolve: { conditions: [condition, ...defaultServerConditions] } },
  test: {
    env: { NODE_OPTIONS: `--conditions=${condition}` },
    include: ["**/*.test.{ts,tsx}"],
    exclude: ["**/node_modules/**", "build*/**"],
    globalSetup: "tests/global-setup.ts",
    // Several of these start real servers; each has its own folder, port and database.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

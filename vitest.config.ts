import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";

const condition = "test-studio";

export default defineConfig({
  // Tests bring their own studio, whatever the owner wrote into `content/`.
  ssr: { resolve: { conditions: [condition, ...defaultServerConditions] } },
  test: {
    env: {
      NODE_OPTIONS: `--conditions=${condition}`,
      NODE_COMPILE_CACHE: join(import.meta.dirname, "node_modules/.cache/compiled"),
    },
    include: ["**/*.test.{ts,tsx}"],
    exclude: ["**/node_modules/**", "build*/**"],
    globalSetup: "tests/global-setup.ts",
    // Several of these start real servers; each has its own folder, port and database. On a busy machine
    // that takes long, and a limit that only a hung test meets costs nothing.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000, interval: 20 } },
    // Modules keep no state of their own, so files share what a worker has imported.
    isolate: false,
    // The browser tests run beside these; a worker waits for a server or a database a quarter of its time.
    maxWorkers: Math.max(3, Math.floor(availableParallelism() / 2)),
  },
});

import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";

const condition = "test-studio";

/** What needs no server: it thinks all the time, and is read, prepared and compiled anew by every worker. */
const thinking = ["assistant", "clock", "content", "contract", "evals", "handbook", "money", "web"].map(
  (folder) => `${folder}/**/*.test.{ts,tsx}`,
);

export default defineConfig({
  // Tests bring their own studio, whatever the owner wrote into `content/`.
  ssr: { resolve: { conditions: [condition, ...defaultServerConditions] } },
  test: {
    env: {
      NODE_OPTIONS: `--conditions=${condition}`,
      NODE_COMPILE_CACHE: join(import.meta.dirname, "node_modules/.cache/compiled"),
    },
    // Several of these start real servers; each has its own folder, port and database. On a busy machine
    // that takes long, and a limit that only a hung test meets costs nothing.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000, interval: 20 } },
    // Modules keep no state of their own, so files share what a worker has imported.
    isolate: false,
    // `npm test` runs the two beside each other, and the browser tests beside both.
    projects: [
      {
        extends: true,
        test: {
          name: "thinking",
          include: thinking,
          maxWorkers: 1,
          // It asks thousands of expressions: they are compiled at once, not interpreted first.
          execArgv: ["--no-regexp-tier-up"],
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: "serving",
          include: ["**/*.test.{ts,tsx}"],
          exclude: ["**/node_modules/**", "build*/**", ...thinking],
          globalSetup: "tests/global-setup.ts",
          // A worker waits for a server or a database most of its time.
          maxWorkers: Math.max(3, Math.floor(availableParallelism() / 2)),
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});

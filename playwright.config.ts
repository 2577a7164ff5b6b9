import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { findBrowser, plainName } from "./tests/parts/browser.ts";
import { isInMemory } from "./tests/parts/throwaway.ts";

/**
 * What the browser does without: the two pages behind its address bar, which cost more than a page of ours
 * in every window, and, since this list replaces Playwright's, what that one leaves out.
 */
const disabledFeatures = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
];

// Our files run as they are written, so no line of a stack has to be looked up in a map, at every call.
Reflect.deleteProperty(Error, "prepareStackTrace");

export default defineConfig({
  testDir: "tests/e2e",
  fullyParallel: true,
  // Node runs our TypeScript as it is, and an error's line is the file's own.
  build: { external: ["**/*.ts"] },
  forbidOnly: true,
  workers: Math.max(2, Math.floor(availableParallelism() / 2)),
  // On a busy machine everything takes long, and a limit that only a hung test meets costs nothing.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: process.env.TEST_REPORT ? [["line"], ["json", { outputFile: process.env.TEST_REPORT }]] : "line",
  outputDir: "test-results",
  use: {
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      executablePath: findBrowser() ?? "",
      // What its processes share lies in memory where there is room for it.
      ignoreDefaultArgs: isInMemory ? ["--disable-dev-shm-usage"] : [],
      // The flags keep a browser run as root, or without a network, from failing or phoning home.
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // A window's first page is shown by the process that the window began with, not by another one.
        "--renderer-process-limit=1",
        `--disable-features=${disabledFeatures.join()}`,
        `--host-resolver-rules=MAP ${plainName} 127.0.0.1`,
      ],
    },
  },
});

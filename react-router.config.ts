import type { Config } from "@react-router/dev/config";
import { notFoundPage, publicPages } from "./contract/pages.ts";

export default {
  appDirectory: "web",
  buildDirectory: process.env.BUILD_FOLDER ?? "build",
  ssr: false,
  prerender: [...publicPages, notFoundPage],
} satisfies Config;

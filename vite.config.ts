import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Small assets stay files of their own: a data: address would need a hole in the content policy.
  build: { assetsInlineLimit: 0 },
});

import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    // Small assets stay files of their own: a data: address would need a hole in the content policy.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Few files on a first visit: what every page needs, and the page itself.
            codeSplitting: {
              groups: [
                { name: "react", test: /rolldown|node_modules\/(react|react-dom|scheduler)\// },
                { name: "router", test: /node_modules\/react-router\// },
                { name: "frame", test: /web\/components|content\// },
              ],
            },
          },
        },
      },
    },
  },
});

import { join } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defaultClientConditions, defaultServerConditions, defineConfig } from "vite";
import { readLegalPages } from "./content/legal.ts";
import { endpointAddresses, endpointPrefixes } from "./contract/pages.ts";
import { practices } from "./handbook/practices/all.ts";

const serverUrl = process.env.SERVER_URL;

// The bundle finds `#content/…` where Node finds it: `--conditions=test-studio` is the tests' own studio.
const conditions = [...(process.env.NODE_OPTIONS ?? "").matchAll(/--conditions=(\S+)/g)].map(
  ([, condition = ""]) => condition,
);

const studioFolder = conditions.includes("test-studio") ? "tests/studio" : "content";
const legalPages = readLegalPages(join(import.meta.dirname, studioFolder, "legal"));

export default defineConfig({
  // The footer's links to what is in `content/legal`; the pages themselves are made by scripts/build.ts.
  define: {
    LEGAL_PAGES: JSON.stringify(legalPages.map(({ path, label }) => ({ path, label }))),
    // Which names in an answer have a figure: the answers' script knows them, without the rest of the handbook.
    PRACTICE_NAMES: JSON.stringify(practices.map(({ id, name }) => `${name}=${id}`).join()),
  },
  plugins: [tailwindcss(), reactRouter()],
  // `npm run dev` runs our server beside this one.
  ...(serverUrl && {
    server: {
      proxy: Object.fromEntries([...endpointPrefixes, ...endpointAddresses].map((path) => [path, serverUrl])),
    },
  }),
  build: {
    // Small assets stay files of their own: a data: address would need a hole in the content policy.
    assetsInlineLimit: 0,
  },
  environments: {
    ssr: { resolve: { conditions: [...conditions, ...defaultServerConditions] } },
    client: {
      resolve: { conditions: [...conditions, ...defaultClientConditions] },
      build: {
        rolldownOptions: {
          output: {
            // Few files on a first visit: what every page needs, and the page itself.
            codeSplitting: {
              groups: [
                { name: "framework", test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                {
                  name: "frame",
                  test: /\/(web\/(?!member\/(?:assistant|teacher|practise)|components\/pose-figure|booking|studio|not-found|marketing\/drawings)|clock\/|content\/(?!crisis)|contract\/(?!studio)|money\/)|vite\/preload-helper/,
                  minShareCount: 2,
                },
                // Dates come after the page itself: see web/marketing/use-dates.ts.
                { name: "booking", test: /\/web\/booking/, minShareCount: 2 },
                // What the owner's screens share is theirs alone.
                { name: "studio", test: /\/(web\/studio|contract\/studio)/, minShareCount: 2 },
                // Only whoever reads an answer needs what asks for one and formats it.
                {
                  name: "answers",
                  test: /\/(web\/member\/(?:assistant|teacher)|content\/crisis|node_modules\/marked)/,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
    },
  },
});

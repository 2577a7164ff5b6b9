/**
 * Books a class as a server would, but stops for good after so many statements, says so, and waits to be killed:
 * the arguments are the class, and pairs of a member and a number of statements.
 */
import { argv, env, stdout } from "node:process";
import type { KyselyPlugin } from "kysely";
import { bookClass } from "../../server/classes/book-class.ts";
import { parseConfig } from "../../server/config.ts";
import { visitDatabase } from "../../server/database/visit-database.ts";

const [classId = "", ...pairs] = argv.slice(2);
const { DATA_DIR, DATABASE_URL } = env;
const database = await visitDatabase(parseConfig({ DATA_DIR, DATABASE_URL }));
const settings = {
  mailFrom: "s@example.com",
  mailDomain: "example.com",
  publicUrl: "https://yoga.example.com",
};

function stopAfter(statements: number, name: string): KyselyPlugin {
  let count = 0;
  return {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      count += 1;
      if (count < statements) return result;
      stdout.write(`${name} stopped\n`);
      return new Promise(() => {});
    },
  };
}

for (const pair of pairs) {
  const [name = "", statements = ""] = pair.split(":");
  const hanging = database.withPlugin(stopAfter(Number(statements), name));
  const parts = { database: hanging, settings, wakeMail: () => {} };
  void bookClass(
    parts,
    { uid: `uid-${name}`, email: `${name}@example.com` },
    { classId: `${classId}-${name}` },
    new Date(),
  ).then(() => stdout.write(`${name} done\n`));
}
setInterval(() => {}, 1000);

/** Writes one row as a server would, says so, and waits to be killed. */
import { pino } from "pino";
import { parseConfig } from "../../server/config.ts";
import { openDatabase } from "../../server/database/open-database.ts";

const { database } = await openDatabase(
  parseConfig({ DATA_DIR: process.argv[2] }),
  pino({ level: "silent" }),
);
await database
  .insertInto("profile")
  .values({
    uid: "acknowledged",
    name: "",
    email: "",
    photoURL: "",
    createdAt: "",
    fitnessLevel: "",
    yogaGoal: "",
    dietPreference: "",
  })
  .execute();
process.stdout.write("written\n");
setInterval(() => {}, 1000);

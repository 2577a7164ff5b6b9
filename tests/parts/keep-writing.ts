/** Writes beside a running server, as the owner's commands may, again and again until it is killed. */
import { setTimeout as delay } from "node:timers/promises";
import { parseConfig } from "../../server/config.ts";
import { isBusy } from "../../server/database/sqlite-driver.ts";
import { visitDatabase } from "../../server/database/visit-database.ts";

const database = await visitDatabase(parseConfig({ DATA_DIR: process.argv[2] }));
for (let round = 0; ; round += 1) {
  const windowEndsAt = "2020-01-01T00:00:00.000Z";
  await database
    .insertInto("requestCount")
    .values({ key: "written beside", count: round, windowEndsAt })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ count: round }))
    .execute()
    // Out of patience on a busy machine: it is the server that must not be.
    .catch((error) => {
      if (!isBusy(error)) throw error;
    });
  if (round === 0) process.stdout.write("writing\n");
  await delay(1);
}

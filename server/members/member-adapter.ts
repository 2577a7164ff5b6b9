import { kyselyAdapter } from "@better-auth/kysely-adapter";
import type { BetterAuthOptions, DBAdapter } from "better-auth/types";
import { z } from "zod";
import type { Database } from "../database/tables.ts";
import { transact } from "../database/transact.ts";

const newUserSchema = z.object({ id: z.string(), name: z.string(), email: z.string() });

/** Called for each new account, however it came to be, with the connection that is writing it. */
export type OnNewMember = (
  connection: Database,
  member: { uid: string; name: string; email: string },
) => Promise<void>;

/**
 * better-auth's own adapter for Kysely, in which an account and what we write for it come to be together or
 * not at all: its hooks for a new user run only after the commit.
 */
export function createMemberAdapter(database: Database, onNewMember: OnNewMember) {
  return (options: BetterAuthOptions): DBAdapter => {
    const open = (connection: Database): DBAdapter => {
      // "sqlite" on PostgreSQL too: it means times as text and booleans as integers, which is how we store them.
      const adapter = kyselyAdapter(connection, { type: "sqlite" })(options);
      return {
        ...adapter,
        async create(row) {
          const created = await adapter.create(row);
          if (row.model === "user") {
            const { id: uid, name, email } = newUserSchema.parse(created);
            await onNewMember(connection, { uid, name, email });
          }
          // As it came: only whoever asks for the row knows its type.
          return created as never;
        },
      };
    };
    return {
      ...open(database),
      transaction: (work) => transact(database, (connection) => work(open(connection))),
    };
  };
}

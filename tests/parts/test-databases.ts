import { randomBytes } from "node:crypto";
import { Client } from "pg";

/** A new database on a running PostgreSQL, copied from a template; answers its address. */
export async function createPostgresDatabase(server: string, template: string): Promise<string> {
  const name = `studio_${randomBytes(6).toString("hex")}`;
  await ask(server, `create database "${name}" template "${template}"`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Whoever is still connected to it is not any more. */
export function dropPostgresDatabase(server: string, address: string): Promise<void> {
  return ask(server, `drop database "${new URL(address).pathname.slice(1)}" with (force)`);
}

async function ask(server: string, words: string): Promise<void> {
  const client = new Client(server);
  await client.connect();
  await client.query(words).finally(() => client.end());
}

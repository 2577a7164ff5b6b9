import { randomBytes } from "node:crypto";
import { Client } from "pg";

/** A new database on a running PostgreSQL, copied from a template; answers its address. */
export async function createPostgresDatabase(server: string, template: string): Promise<string> {
  const name = `studio_${randomBytes(6).toString("hex")}`;
  const client = new Client(server);
  await client.connect();
  await client.query(`create database "${name}" template "${template}"`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

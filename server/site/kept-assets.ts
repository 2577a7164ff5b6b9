import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import type { MiddlewareHandler } from "hono";
import type { Database } from "../database/tables.ts";
import { answer, createFile, type Site, type SiteConfig, type SiteFile } from "./site.ts";

/** How long the files of a build that nobody runs any more are kept for pages that are still open. */
const keepDays = 30;
const assetName = /^\/assets\/[\w.-]{1,120}\.(?:js|css|woff2|svg|png|json)$/;
/** So many files of other builds stay in memory: a few builds' worth. */
const rememberedFiles = 200;

/**
 * Puts the files of this build beside those of earlier ones. While a new version takes over from an old one,
 * and long after in pages that stay open, either is asked for what only the other was built with.
 */
export async function keepAssets(database: Database, { files }: Site, now: Date): Promise<void> {
  const ours = [...files].filter(([path]) => assetName.test(path));
  const paths = ours.map(([path]) => path);
  if (paths.length === 0) return;
  const seenAt = now.toISOString();
  const known = await database.selectFrom("keptAsset").select("path").where("path", "in", paths).execute();
  const isKnown = new Set(known.map(({ path }) => path));
  for (const [path, { br, identity }] of ours.filter(([path]) => !isKnown.has(path))) {
    const encoding = br ? "br" : "identity";
    const body = (br ?? identity).body.toString("base64");
    await database
      .insertInto("keptAsset")
      .values({ path, encoding, body, seenAt })
      .onConflict((conflict) => conflict.column("path").doUpdateSet({ seenAt }))
      .execute();
  }
  await database.updateTable("keptAsset").set({ seenAt }).where("path", "in", paths).execute();
}

/** Forgets builds that no server has run for a while. */
export async function forgetOldAssets(database: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - keepDays * 24 * 60 * 60_000).toISOString();
  await database.deleteFrom("keptAsset").where("seenAt", "<", oldest).execute();
}

/** Answers requests for the files of other builds. */
export function serveKeptAssets(database: Database, config: SiteConfig): MiddlewareHandler {
  const remembered = new Map<string, SiteFile>();
  return async (c, next) => {
    const { path, method } = c.req;
    if (method !== "GET" && method !== "HEAD") return next();
    if (!assetName.test(path)) return next();
    const file = remembered.get(path) ?? (await findKeptAsset(database, path, config));
    if (!file) return next();
    if (remembered.size >= rememberedFiles) remembered.clear();
    remembered.set(path, file);
    return answer(c, file, 200);
  };
}

async function findKeptAsset(
  database: Database,
  path: string,
  config: SiteConfig,
): Promise<SiteFile | undefined> {
  const kept = await database
    .selectFrom("keptAsset")
    .select(["encoding", "body"])
    .where("path", "=", path)
    .executeTakeFirst();
  if (!kept) return undefined;
  const body = Buffer.from(kept.body, "base64");
  if (kept.encoding === "identity") return createFile(path.slice(1), { identity: body }, config);
  return createFile(path.slice(1), { identity: await promisify(brotliDecompress)(body), br: body }, config);
}

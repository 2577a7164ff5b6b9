import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { databaseKinds, openTestServices } from "../../tests/parts/test-services.ts";
import { createApp } from "../app.ts";
import type { Services } from "../services.ts";
import { forgetOldAssets, keepAssets } from "./kept-assets.ts";
import { createFile } from "./site.ts";

const dayMs = 24 * 60 * 60_000;

/** A server whose build has a file of its own beside the rest. */
function buildOf(services: Services, name: string, text: string): Services {
  const files = new Map(services.site.files);
  files.set(
    `/assets/${name}`,
    createFile(`assets/${name}`, { identity: Buffer.from(text) }, services.config),
  );
  return { ...services, site: { ...services.site, files } };
}

describe.each(databaseKinds)("on %s", (kind) => {
  test("while a new version takes over, either serves what only the other was built with", async () => {
    const services = await openTestServices(kind);
    const before = buildOf(services, "home-aaaaaaaa.js", "before");
    const after = buildOf(services, "home-bbbbbbbb.js", "after");
    for (const { site } of [before, after]) await keepAssets(services.database, site, new Date());
    const read = async (server: Services, path: string) => {
      const response = await createApp(server).request(path, { headers: { "accept-encoding": "gzip" } });
      const body = Buffer.from(await response.arrayBuffer());
      const isZipped = response.headers.get("content-encoding") === "gzip";
      return { response, text: (isZipped ? gunzipSync(body) : body).toString() };
    };
    for (const server of [before, after]) {
      expect((await read(server, "/assets/home-aaaaaaaa.js")).text).toBe("before");
      const { response, text } = await read(server, "/assets/home-bbbbbbbb.js");
      expect(text).toBe("after");
      expect(response.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
      expect(response.headers.get("cache-control")).toContain("immutable");
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    }
    // The real files of the build, as another build's server would serve them.
    const [path, file] =
      [...services.site.files].find(([each]) => /framework-.*js$/.test(each)) ?? expect.fail();
    const without = { ...after, site: { ...after.site, files: new Map() } };
    expect((await read(without, path)).text).toBe(file.identity.body.toString());
    expect((await read(without, "/assets/home-cccccccc.js")).response.status).toBe(404);
  });

  test("a build that nobody runs is forgotten after a month, one that runs is not", async () => {
    const services = await openTestServices(kind);
    const { database } = services;
    const now = new Date();
    const old = buildOf(services, "home-aaaaaaaa.js", "before");
    await keepAssets(database, old.site, new Date(now.getTime() - 31 * dayMs));
    await keepAssets(database, services.site, now);
    await forgetOldAssets(database, now);
    const left = await database.selectFrom("keptAsset").select("path").execute();
    expect(left.length).toBeGreaterThan(5);
    expect(left.map(({ path }) => path)).not.toContain("/assets/home-aaaaaaaa.js");
  });
});

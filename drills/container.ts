/**
 * The Dockerfile without Docker: its own lines, step by step, in an empty folder in place of the image's root and as
 * somebody without rights; then its command, on a program that cannot be written to, and its health check.
 */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { basename, dirname, join as joinPath, matchesGlob, resolve } from "node:path";
import { projectRoot } from "../server/config.ts";
import { findFreePort } from "../tests/parts/postgres.ts";
import { isReady, secret } from "./production.ts";
import { type Drill, type Stage, until } from "./stage.ts";

type Image = {
  root: string;
  folder: string;
  env: Record<string, string>;
  user: string;
  command: string[];
  health: string[];
};
type Someone = { uid?: number; gid?: number };

export const drillContainer: Drill = async (stage) => {
  const top = stage.folder();
  const tools = joinPath(top, "bin");
  mkdirSync(tools);
  // The image's Node is of the version that runs this.
  symlinkSync(process.execPath, joinPath(tools, "node"));
  const nobody = findNobody();
  giveTo(top, nobody);
  const image = build(stage, top, tools, nobody);
  stage.hold(image.user === "node", `it runs as ${image.user}, which is not root`);

  // What compose.yaml's read_only does: only the data and /tmp can be written to.
  for (const name of ["data", "tmp"]) mkdirSync(joinPath(image.root, name), { recursive: true });
  takeRights(joinPath(image.root, image.folder), nobody);
  giveTo(joinPath(image.root, "tmp"), nobody);
  const port = String(await findFreePort());
  const env = { ...image.env, PORT: port, PUBLIC_URL: "https://yoga.example.com", AUTH_SECRET: secret };
  const start = (words: string[]) => runIn(image, tools, env, nobody, words);
  const touched = start(["node", "-e", "require('node:fs').writeFileSync('server/x', '')"]);
  stage.hold((await endOf(touched)) !== 0, "the program cannot be written to");

  const server = start(image.command);
  const output = collect(server);
  stage.atEnd(() => server.exitCode ?? server.kill("SIGKILL"));
  await until("the server is ready", async () => {
    if (server.exitCode !== null) throw new Error(`The server ended: ${output.said}`);
    return isReady(`http://127.0.0.1:${port}`);
  });
  stage.say(
    `${image.command.join(" ")} is ready as ${nobody.uid === undefined ? "this user" : `user ${nobody.uid}`}`,
  );
  stage.hold((await endOf(start(image.health))) === 0, "its health check says that it is well");
  const page = await fetch(`http://127.0.0.1:${port}/pricing`);
  stage.hold(page.status === 200, "it serves the site that was built");
  const backup = start(["node", "cli/studio.ts", "backup"]);
  stage.hold((await endOf(backup)) === 0, "the owner's commands run beside it: a backup");
  server.kill("SIGTERM");
  const code = await endOf(server);
  stage.hold(code === 0, `SIGTERM ends it with ${code}`);
  stage.hold((await endOf(start(image.health))) === 1, "its health check then says that it is not well");
  return undefined;
};

/** Takes every line of the Dockerfile in turn; one that it does not know is an error, so that none is left out. */
function build(stage: Stage, top: string, tools: string, nobody: Someone): Image {
  const text = readFileSync(joinPath(projectRoot, "Dockerfile"), "utf8");
  const lines = text
    .replaceAll(/^#.*\n/gm, "")
    .replaceAll(/\\\n\s*/g, "")
    .split("\n")
    .filter(Boolean);
  const images = new Map<string, Image>();
  let image: Image | undefined;
  for (const line of lines) {
    const [word = "", ...rest] = line.split(" ");
    const words = rest.join(" ");
    if (word === "FROM") {
      const name = / AS (\w+)$/.exec(line)?.[1] ?? "final";
      const root = joinPath(top, name);
      mkdirSync(root);
      image = { root, folder: "/", env: {}, user: "root", command: [], health: [] };
      images.set(name, image);
      stage.say(`${line}: Node ${process.versions.node}`);
      continue;
    }
    if (!image) throw new Error(`The Dockerfile begins with ${line}.`);
    const within = (path: string) => joinPath(image?.root ?? "", resolve(image?.folder ?? "/", path));
    switch (word) {
      case "WORKDIR":
        image.folder = words;
        mkdirSync(within("."), { recursive: true });
        break;
      case "ENV":
        for (const pair of rest) {
          const [name = "", value = ""] = pair.split("=");
          image.env[name] = value.startsWith("/") ? joinPath(image.root, value) : value;
        }
        break;
      case "COPY": {
        const from = /^--from=(\w+)$/.exec(rest[0] ?? "")?.[1];
        const paths = from ? rest.slice(1) : rest;
        const source = from ? (images.get(from)?.root ?? "") : projectRoot;
        for (const path of paths.slice(0, -1))
          copy(joinPath(source, path), within(paths.at(-1) ?? ""), !from);
        break;
      }
      case "RUN":
        giveTo(image.root, nobody);
        stage.say(`RUN ${words}`);
        runLine(image, tools, nobody, words);
        break;
      case "USER":
        image.user = words;
        break;
      case "CMD":
        image.command = JSON.parse(words);
        break;
      case "HEALTHCHECK":
        image.health = JSON.parse(words.slice(words.indexOf("CMD [") + "CMD ".length));
        break;
      case "VOLUME":
      case "EXPOSE":
        break;
      default:
        throw new Error(`The drill does not know what the Dockerfile means by ${line}.`);
    }
  }
  if (!image) throw new Error("The Dockerfile is empty.");
  giveTo(image.root, nobody);
  return image;
}

/** A file into a folder, a folder's contents into another; of the project, what .dockerignore leaves. */
function copy(source: string, target: string, isProject: boolean): void {
  if (!statSync(source).isDirectory()) {
    cpSync(source, target.endsWith("/") || existsSync(target) ? joinPath(target, basename(source)) : target);
    return;
  }
  const ignored = readFileSync(joinPath(projectRoot, ".dockerignore"), "utf8").split("\n").filter(Boolean);
  const isIgnored = (name: string) => isProject && ignored.some((pattern) => matchesGlob(name, pattern));
  for (const name of readdirSync(source)) {
    const path = joinPath(source, name);
    if (isIgnored(path.slice(projectRoot.length + 1))) continue;
    cpSync(path, joinPath(target, name), { recursive: true, verbatimSymlinks: true });
  }
}

/** With the image's paths in place of the machine's, and our somebody in place of the image's user. */
function runLine(image: Image, tools: string, nobody: Someone, line: string): void {
  const own = nobody.uid === undefined ? `${process.getuid?.()}` : `${nobody.uid}:${nobody.gid}`;
  const here = line.replaceAll(/(?<= )\/(?=\w)/g, `${image.root}/`).replaceAll("node:node", own);
  const { status, stdout, stderr } = spawnSync("sh", ["-ec", here], {
    cwd: joinPath(image.root, image.folder),
    encoding: "utf8",
    env: { ...waysOut(), ...environmentOf(image, tools) },
    ...nobody,
  });
  if (status !== 0) throw new Error(`${line} ended with ${status}: ${stdout}${stderr}`);
}

function environmentOf({ root, env }: Image, tools: string): Record<string, string> {
  const home = joinPath(dirname(root), "home");
  return {
    HOME: home,
    npm_config_cache: joinPath(home, "npm"),
    ...env,
    PATH: `${tools}:${process.env.PATH}`,
  };
}

/** How this machine reaches the registry. */
function waysOut(): NodeJS.ProcessEnv {
  const isOne = (name: string) => /^(NODE_EXTRA_CA_CERTS|SSL_CERT_\w+|(https?|no|all)_proxy)$/i.test(name);
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => isOne(name)));
}

function runIn(image: Image, tools: string, env: Record<string, string>, nobody: Someone, words: string[]) {
  const [program = "", ...rest] = words;
  return spawn(program, rest, {
    cwd: joinPath(image.root, image.folder),
    env: { ...environmentOf(image, tools), ...env },
    stdio: ["ignore", "pipe", "pipe"],
    ...nobody,
  });
}

function collect(child: ChildProcess): { said: string } {
  const output = { said: "" };
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (text) => {
      output.said += text;
    });
  }
  return output;
}

async function endOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null) return child.exitCode;
  collect(child);
  const [code] = await once(child, "close");
  return code;
}

/** As root, somebody who owns nothing; else whoever runs this. */
function findNobody(): Someone {
  if (process.getuid?.() !== 0) return {};
  const number = (flag: string) => Number(spawnSync("id", [flag, "nobody"], { encoding: "utf8" }).stdout);
  return { uid: number("-u"), gid: number("-g") };
}

function giveTo(folder: string, { uid, gid }: Someone): void {
  chmodSync(folder, 0o755);
  if (uid !== undefined) spawnSync("chown", ["-R", `${uid}:${gid}`, folder]);
}

function takeRights(folder: string, { uid }: Someone): void {
  if (uid !== undefined) spawnSync("chown", ["-R", "root:root", folder]);
  spawnSync("chmod", ["-R", "a-w", folder]);
}

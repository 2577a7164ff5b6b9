/**
 * Names every platform's packages in package-lock.json. npm leaves out optional packages that its registry
 * could not give it when the lockfile was made, and `npm ci` then refuses the lockfile everywhere. Each is
 * written with its hash, if the registry has it by now; `packages-without-hash.ts` lists the others. Run it
 * after changing dependencies: `npx node scripts/complete-lockfile.ts`.
 */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

type Entry = {
  version?: string;
  resolved?: string;
  integrity?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};

const file = join(import.meta.dirname, "../package-lock.json");
const lockfile: { packages: Record<string, Entry> } = JSON.parse(readFileSync(file, "utf8"));
const { packages } = lockfile;

const added = Object.entries(packages).flatMap(([parentPath, parent]) =>
  Object.entries(parent.optionalDependencies ?? {})
    .filter(([name]) => parentPath !== "" && !isLocked(parentPath, name))
    .map(([name, range]): [string, Entry] => [
      placeFor(parentPath, name, range),
      { version: exactVersion(range), ...(parent.dev && { dev: true }), optional: true, ...platformOf(name) },
    ]),
);
for (const [path, entry] of added) packages[path] ??= entry;
const unhashed: string[] = [];
for (const [path, entry] of Object.entries(packages)) {
  // Where it came from is nobody's business: whoever installs it has a registry of their own.
  delete entry.resolved;
  if (path === "" || entry.integrity) continue;
  const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
  const integrity = findHash(`${name}@${entry.version}`);
  if (integrity) packages[path] = withHash(entry, integrity);
  else unhashed.push(name);
}
const [root, ...rest] = Object.entries(packages);
const sorted = rest.sort(([a], [b]) => (a < b ? -1 : 1));
writeFileSync(
  file,
  `${JSON.stringify({ ...lockfile, packages: Object.fromEntries([root ?? [], ...sorted]) }, null, 2)}\n`,
);
console.log(`${added.length} packages of other platforms added.`);
console.log(`${unhashed.length} that the registry does not have, and so without a hash:`);
console.log(unhashed.sort().join("\n"));

function findHash(specifier: string): string | undefined {
  const { stdout } = spawnSync("npm", ["view", specifier, "dist.integrity"], { encoding: "utf8" });
  return /^sha512-\S+$/.test(stdout.trim()) ? stdout.trim() : undefined;
}

/** In the order in which npm writes them. */
function withHash({ version = "", ...rest }: Entry, integrity: string): Entry {
  return { version, integrity, ...rest };
}

/** As Node resolves it: beside the parent, or in any folder above. */
function isLocked(parentPath: string, name: string): boolean {
  for (let path = parentPath; ; path = path.slice(0, Math.max(0, path.lastIndexOf("/node_modules/")))) {
    if (`${path ? `${path}/` : ""}node_modules/${name}` in packages) return true;
    if (path === "") return false;
  }
}

function placeFor(parentPath: string, name: string, range: string): string {
  const top = `node_modules/${name}`;
  const isFree = !packages[top] || packages[top].version === exactVersion(range);
  return isFree ? top : `${parentPath}/node_modules/${name}`;
}

function exactVersion(range: string): string {
  return range.replace(/^[\^~>=\s]+/, "");
}

function platformOf(name: string): Partial<Entry> {
  const systems = [
    "android",
    "darwin",
    "freebsd",
    "linux",
    "openbsd",
    "netbsd",
    "sunos",
    "win32",
    "aix",
    "openharmony",
  ];
  const processors = [
    "arm64",
    "arm",
    "x64",
    "ia32",
    "ppc64",
    "riscv64",
    "s390x",
    "loong64",
    "wasm32",
    "mips64el",
  ];
  const words = name.split(/[/-]/);
  const os = systems.find((system) => words.includes(system));
  const cpu = processors.find((processor) => words.includes(processor));
  const libc = words.find((word) => word === "musl") ?? words.find((word) => word === "gnu");
  return {
    ...(cpu && { cpu: [cpu] }),
    ...(os && { os: [os] }),
    ...(libc && os === "linux" && { libc: [libc === "gnu" ? "glibc" : "musl"] }),
  };
}

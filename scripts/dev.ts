/** `npm run dev`: the site with hot reload on PORT, the server restarting on change behind it. */
import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const port = Number(process.env.PORT || 3000);
const serverPort = port + 1;

// The server wants built pages to serve, although nobody looks at them here.
if (!existsSync(join(root, "build", "client"))) {
  const { status } = spawnSync(process.execPath, ["scripts/build.ts"], { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exit(1);
}

const children = [
  spawn(process.execPath, ["--watch", "server/main.ts"], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, PORT: String(serverPort), PUBLIC_URL: `http://localhost:${port}` },
  }),
  spawn(
    process.execPath,
    [join(root, "node_modules/@react-router/dev/bin.cjs"), "dev", "--port", String(port), "--strictPort"],
    { cwd: root, stdio: "inherit", env: { ...process.env, SERVER_URL: `http://127.0.0.1:${serverPort}` } },
  ),
];

for (const child of children) child.once("exit", (code) => stop(code ?? 1));
process.on("SIGINT", () => stop(0));
process.on("SIGTERM", () => stop(0));

function stop(code: number): void {
  for (const child of children) child.kill();
  process.exitCode = code;
}

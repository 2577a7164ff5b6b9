/** The floor to compare with: `node:http` sending one prepared response to everybody. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const [headersFile = "", bodyFile = ""] = process.argv.slice(2);
const headers: Record<string, string> = JSON.parse(readFileSync(headersFile, "utf8"));
const body = readFileSync(bodyFile);

const server = createServer({ keepAliveTimeout: 65_000 }, (_, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, "127.0.0.1", () => {
  const { port } = server.address() as AddressInfo;
  console.log(`http://localhost:${port}`);
});

import { createServer, type Server } from "node:http";
import { type AddressInfo, Server as TcpServer } from "node:net";
import { getRequestListener, RequestError } from "@hono/node-server";
import type { ErrorBody } from "../../contract/error.ts";
import type { Config } from "../config.ts";
import { StartupError } from "../process/startup-error.ts";
import type { NodeRequest } from "./requests.ts";
import { securityHeaders } from "./security-headers.ts";

type Fetch = (request: Request, env: NodeRequest) => Response | Promise<Response>;

/** Starts answering; resolves with the server and its real port once connections are accepted. */
export async function listen(fetch: Fetch, config: Config): Promise<{ server: Server; port: number }> {
  const server = createServer(
    // Behind a proxy that keeps connections for a minute, closing first would lose requests.
    { requestTimeout: 30_000, headersTimeout: 10_000, keepAliveTimeout: 65_000, maxHeaderSize: 16 * 1024 },
    getRequestListener(fetch, { errorHandler: (error) => answerUnreadable(error, config) }),
  );
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) => reject(explain(error, config)));
    server.listen(config.port, config.host, resolve);
  });
  // A server that listens on TCP has an address with a port.
  const { port } = server.address() as AddressInfo;
  return { server, port };
}

/** So long a connection that is kept may still be asked over once we stop. */
const lastRequestsMs = 500;

/**
 * Takes no new connections, lets what is in flight finish, and cuts what goes on beyond the grace. Connections that
 * a proxy keeps are in use until it hears that they are not: closed at once, they would take its next request along.
 */
export async function stopListening(server: Server, grace: AbortSignal): Promise<void> {
  // The HTTP server's own `close` ends idle connections too.
  const closed = new Promise<void>((resolve) => TcpServer.prototype.close.call(server, () => resolve()));
  server.prependListener("request", (_, response) => response.setHeader("Connection", "close"));
  const sweep = setInterval(() => server.closeIdleConnections(), lastRequestsMs);
  const cut = () => server.closeAllConnections();
  grace.addEventListener("abort", cut);
  await closed;
  clearInterval(sweep);
  grace.removeEventListener("abort", cut);
}

/** A request so broken that it never becomes one, by its Host or the address it asks for. */
function answerUnreadable(error: unknown, config: Config): Response {
  if (!(error instanceof RequestError)) throw error;
  const body: ErrorBody = { detail: "The request could not be understood.", code: "bad_request" };
  return Response.json(body, { status: 400, headers: securityHeaders(config) });
}

function explain(error: Error & { code?: string }, { host, port }: Config): Error {
  if (error.code === "EADDRINUSE") {
    return new StartupError(`Port ${port} is already in use: stop what is using it, or set PORT to another.`);
  }
  if (error.code === "EACCES") {
    return new StartupError(`Port ${port} needs more rights than this user has: set PORT to 1024 or higher.`);
  }
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND") {
    return new StartupError(`HOST ${host} is not an address of this machine: leave it out, or correct it.`);
  }
  return error;
}

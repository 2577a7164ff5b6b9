import { once } from "node:events";
import { createServer, type Server, type Socket } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export type SmtpInbox = {
  url: string;
  port: number;
  /** Every message as it came over the wire. */
  received: string[];
  /** Resolves with the next message, parsed. */
  next(): Promise<Email>;
  close(): Promise<void>;
};

/** Answers the next commands of a conversation: an SMTP reply code, or nothing to go on as usual. */
export type Refusal = { at: "MAIL FROM" | "RCPT TO" | "DATA"; code: number; times: number };

/** A real SMTP server on loopback that keeps what it gets, or refuses as it is told. */
export async function openSmtpInbox({
  port = 0,
  refusal,
}: {
  port?: number;
  refusal?: Refusal;
} = {}): Promise<SmtpInbox> {
  const received: string[] = [];
  const waiting: ((raw: string) => void)[] = [];
  let refusalsLeft = refusal?.times ?? 0;
  const refuse = (step: Refusal["at"]): Error | null => {
    if (refusal?.at !== step || refusalsLeft === 0) return null;
    refusalsLeft -= 1;
    return Object.assign(new Error("not now"), { responseCode: refusal.code });
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onMailFrom: (_address, _session, answer) => answer(refuse("MAIL FROM")),
    onRcptTo: (_address, _session, answer) => answer(refuse("RCPT TO")),
    onData(stream, _session, answer) {
      void stream.toArray().then((chunks) => {
        const error = refuse("DATA");
        if (error) {
          answer(error);
          return;
        }
        const raw = Buffer.concat(chunks).toString();
        received.push(raw);
        answer(null);
        waiting.shift()?.(raw);
      });
    },
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.server.address();
  const actualPort = address && typeof address === "object" ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${actualPort}`,
    port: actualPort,
    received,
    next: async () => PostalMime.parse(await new Promise<string>((resolve) => waiting.push(resolve))),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** A server that talks SMTP until the message is under way, then hangs up without an answer. */
export async function openDyingSmtpServer(): Promise<{
  url: string;
  conversations(): number;
  close(): void;
}> {
  let conversations = 0;
  const server = createServer((socket) => {
    conversations += 1;
    socket.on("error", () => {});
    socket.write("220 dying\r\n");
    let isReceiving = false;
    socket.on("data", (bytes) => {
      if (isReceiving) socket.destroy();
      for (const line of String(bytes).trim().split("\r\n")) {
        isReceiving ||= /^DATA/i.test(line);
        socket.write(isReceiving ? "354 go on\r\n" : "250 fine\r\n");
      }
    });
  });
  return {
    url: await listenOnLoopback(server),
    conversations: () => conversations,
    close: () => server.close(),
  };
}

/** A server that keeps a conversation going without ever getting anywhere. */
export async function openDrippingSmtpServer(): Promise<{
  url: string;
  connected: Promise<void>;
  close(): void;
}> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on("error", () => {});
    socket.write("220 slow\r\n");
    const drip = setInterval(() => socket.write("250-wait\r\n"), 200);
    socket.once("close", () => clearInterval(drip));
  });
  const connected = once(server, "connection").then(() => {});
  const url = await listenOnLoopback(server);
  return {
    url,
    connected,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** A port that accepts connections and never says a word. */
export async function openSilentServer(): Promise<{
  url: string;
  port: number;
  connected: Promise<void>;
  close(): void;
}> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    socket.on("error", () => {});
    sockets.push(socket);
  });
  const connected = once(server, "connection").then(() => {});
  const url = await listenOnLoopback(server);
  return {
    url,
    port: Number(new URL(url).port),
    connected,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

async function listenOnLoopback(server: Server): Promise<string> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return `smtp://127.0.0.1:${address && typeof address === "object" ? address.port : 0}`;
}

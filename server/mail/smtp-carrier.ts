import { connect, type Socket } from "node:net";
import { createTransport } from "nodemailer";
import type { MailCarrier } from "./mail-carrier.ts";

/** How long a mail server may take to be reached, to greet us, and between two of its lines. */
const usualLimits = { connectMs: 10_000, greetMs: 10_000, silenceMs: 20_000 };

/** Delivers over SMTP, one conversation a mail, on a connection of ours that we can cut at any moment. */
export function createSmtpCarrier(url: string, limits = usualLimits): MailCarrier {
  const { host, hostname, port, protocol } = new URL(url);
  const address = { host: hostname, port: Number(port) || (protocol === "smtps:" ? 465 : 587) };
  return {
    description: `SMTP through ${host}`,
    async deliver({ sender, recipient, raw }, signal) {
      const connection = await openConnection(address, limits.connectMs, signal);
      const cut = () => connection.destroy(new Error("The conversation took too long."));
      signal.addEventListener("abort", cut);
      const transport = createTransport({
        url,
        connection,
        greetingTimeout: limits.greetMs,
        socketTimeout: limits.silenceMs,
      });
      try {
        await transport.sendMail({ envelope: { from: sender, to: recipient }, raw });
      } finally {
        signal.removeEventListener("abort", cut);
        transport.close();
        connection.destroy();
      }
    },
  };
}

function openConnection(
  address: { host: string; port: number },
  limitMs: number,
  signal: AbortSignal,
): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(address);
    const giveUp = () => socket.destroy(new Error("The connection took too long."));
    const limit = setTimeout(giveUp, limitMs);
    signal.addEventListener("abort", giveUp);
    socket.once("error", reject);
    socket.once("close", () => clearTimeout(limit));
    socket.once("connect", () => {
      clearTimeout(limit);
      signal.removeEventListener("abort", giveUp);
      socket.off("error", reject);
      // Whoever uses the connection next listens for errors; one in between must not end the process.
      socket.on("error", () => {});
      resolve(socket);
    });
  });
}

import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import type { Stage } from "./stage.ts";

export type Line = {
  /** The same address, by way of this line. */
  url: string;
  /** Carries nothing for a while, and loses nothing. */
  hush(): void;
  speak(): void;
  /** Swallows whatever is sent, on connections new and old, and closes none. */
  swallow(): void;
  /** New connections work again; those from before stay dumb. */
  restore(): void;
  connections(): number;
};

/** A TCP line on loopback to somewhere else, which can be disturbed in ways that a socket cannot. */
export async function openLine(stage: Stage, target: string): Promise<Line> {
  const { hostname, port } = new URL(target);
  const pairs = new Set<[Socket, Socket]>();
  let mood: "well" | "hushed" | "swallowing" = "well";
  const makeDumb = ([ours, theirs]: [Socket, Socket]) => {
    for (const socket of [ours, theirs]) socket.unpipe().resume();
  };
  const server = createServer({ allowHalfOpen: true }, (ours) => {
    const theirs = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
    const pair: [Socket, Socket] = [ours, theirs];
    pairs.add(pair);
    for (const socket of pair) {
      socket.on("error", () => {});
      socket.once("close", () => {
        pairs.delete(pair);
        if (mood !== "swallowing") for (const each of pair) each.destroy();
      });
    }
    if (mood === "swallowing") makeDumb(pair);
    else if (mood === "well") ours.pipe(theirs).pipe(ours);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  stage.atEnd(() => {
    server.close();
    for (const socket of [...pairs].flat()) socket.destroy();
  });
  const url = new URL(target);
  // A listening TCP server has an address with a port.
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href.replace(/(?<=:\d+)\/$/, ""),
    hush() {
      mood = "hushed";
      for (const [ours, theirs] of pairs) for (const socket of [ours, theirs]) socket.unpipe().pause();
    },
    speak() {
      mood = "well";
      for (const [ours, theirs] of pairs) ours.pipe(theirs).pipe(ours);
    },
    swallow() {
      mood = "swallowing";
      for (const pair of pairs) makeDumb(pair);
    },
    restore() {
      mood = "well";
    },
    connections: () => pairs.size,
  };
}

import type { PlayedStep, PlayedSteps } from "../../../contract/practice.ts";
import { count, listOf, object, oneOf, orMissing, orNull, text } from "../../answer-shapes.ts";

/** What can be played: a guide, or an answer of the chat. */
export type Source = { kind: "guide" | "chat"; id: string };

export type KeptSession = { source: Source; minutes: number; names: string[]; keptAt: string };

export const stepsShape = object<PlayedSteps>({
  steps: listOf(
    object<PlayedStep>({
      practice: text,
      name: text,
      sanskrit: text,
      side: orNull(oneOf("left", "right")),
      sideMeans: orMissing(text),
      seconds: count,
      ready: count,
      breaths: orNull(count),
      inhale: count,
      place: text,
      needs: listOf(text),
      cues: listOf(text),
    }),
  ),
  leftOut: listOf(text),
});

const mostKept = 20;
/** Each member's own; see also forget-offline.ts. */
const cachePrefix = "practised sessions of ";
const keptAtHeader = "x-kept-at";

export function addressOf({ kind, id }: Source): string {
  return `/api/${kind === "guide" ? "guides" : "chat"}/${encodeURIComponent(id)}/steps`;
}

/** Where the plan of a session is to be read, open. */
export function planAddress(id: string): string {
  return `/yoga-therapy?plan=${encodeURIComponent(id)}`;
}

export function sourceIn(query: URLSearchParams): Source | undefined {
  for (const kind of ["guide", "chat"] as const) {
    const id = query.get(kind);
    if (id) return { kind, id };
  }
  return undefined;
}

/** Keeps a session of a member's, so that it plays without a network. */
export async function keepSteps(uid: string, source: Source, steps: PlayedSteps): Promise<void> {
  const cache = await openCache(uid);
  if (!cache) return;
  const headers = { "content-type": "application/json", [keptAtHeader]: new Date().toISOString() };
  const all = await cache.keys();
  const isThis = ({ url }: Request) => new URL(url).pathname === addressOf(source);
  const others = all.filter((each) => !isThis(each));
  // The first are the oldest.
  for (const each of others.slice(0, Math.max(0, others.length - mostKept + 1))) await cache.delete(each);
  await cache.delete(addressOf(source));
  await cache.put(addressOf(source), new Response(JSON.stringify(steps), { headers }));
}

export async function findKept(uid: string, source: Source): Promise<PlayedSteps | undefined> {
  const cache = await openCache(uid);
  return readKept(await cache?.match(addressOf(source)));
}

/** The latest first. */
export async function listKept(uid: string): Promise<KeptSession[]> {
  const cache = await openCache(uid);
  const found = await Promise.all(
    ((await cache?.keys()) ?? []).map(async (request): Promise<KeptSession[]> => {
      const [, kind, id] = /\/api\/(guides|chat)\/(.+)\/steps$/.exec(request.url) ?? [];
      const response = await cache?.match(request);
      const keptAt = response?.headers.get(keptAtHeader) ?? "";
      const kept = await readKept(response);
      if (!id || !kept) return [];
      const source = {
        kind: kind === "chat" ? ("chat" as const) : ("guide" as const),
        id: decodeURIComponent(id),
      };
      const minutes = Math.round(kept.steps.reduce((sum, { seconds }) => sum + seconds, 0) / 60);
      return [{ source, minutes, names: [...new Set(kept.steps.map(({ name }) => name))], keptAt }];
    }),
  );
  return found.flat().toSorted((a, b) => b.keptAt.localeCompare(a.keptAt));
}

async function readKept(response: Response | undefined): Promise<PlayedSteps | undefined> {
  const kept: unknown = await response?.json().catch(() => undefined);
  return stepsShape(kept) ? kept : undefined;
}

/** Browsers lend it to secure pages only, and not in every window. */
async function openCache(uid: string): Promise<Cache | undefined> {
  try {
    return await caches.open(cachePrefix + uid);
  } catch {
    return undefined;
  }
}

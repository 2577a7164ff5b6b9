import { lazy, type ReactNode, Suspense } from "react";
import { Link, useLocation } from "react-router";
import "../styles.ts";
import { useCheckInQueue } from "./check-in-queue.ts";
import { DeskProvider } from "./desk.tsx";
import { MessagesMark, MoneyMark, PeopleMark, TodayMark } from "./marks.tsx";
import { useOwner } from "./owner.ts";
import { useKeptOffline } from "./use-kept-offline.ts";
import { several } from "./words.ts";

// Found as web/page-router.ts finds pages: Vite's own way brings a helper into what every page loads.
const NotFound = lazy(
  () => import(/* @vite-ignore */ window.__reactRouterManifest.routes["not-found"]?.module ?? ""),
);

const tabs = [
  { to: "/studio", label: "Today", Mark: TodayMark, also: "/studio/class/" },
  { to: "/studio/people", label: "People", Mark: PeopleMark, also: "/studio/people/" },
  { to: "/studio/money", label: "Money", Mark: MoneyMark },
  { to: "/studio/messages", label: "Messages", Mark: MessagesMark },
];

/** Around each of the owner's screens. For everybody else there is no such page. */
export function Studio({ children }: { children: ReactNode }) {
  const owner = useOwner();
  // A page of its full height from the start, so that nothing moves when the rest comes.
  if (owner === "unknown") return <div className="min-h-svh" />;
  if (owner === "nobody") {
    return (
      <Suspense fallback={<div className="min-h-svh" />}>
        <NotFound />
      </Suspense>
    );
  }
  return (
    <DeskProvider>
      <Frame uid={owner.uid}>{children}</Frame>
    </DeskProvider>
  );
}

function Frame({ uid, children }: { uid: string; children: ReactNode }) {
  useKeptOffline();
  return (
    <div className="studio mx-auto grid w-full max-w-6xl px-5 pb-32 text-lg sm:px-8 md:grid-cols-[11rem_minmax(0,1fr)] md:gap-12 md:pt-4 md:pb-16">
      <Tabs />
      <div className="order-first min-w-0 max-w-3xl md:order-none">
        <WaitingLine uid={uid} />
        {children}
      </div>
    </div>
  );
}

/** At the foot of a phone, where the thumb is; beside the screen where there is room. */
function Tabs() {
  const { pathname } = useLocation();
  return (
    <nav
      aria-label="Studio"
      className="fixed inset-x-0 bottom-0 z-10 border-line border-t bg-raised md:sticky md:inset-auto md:top-6 md:self-start md:border-0 md:bg-transparent"
    >
      <ul className="mx-auto grid max-w-xl grid-cols-4 md:grid-cols-1 md:gap-1">
        {tabs.map(({ to, label, Mark, also }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={pathname === to ? "page" : also && pathname.startsWith(also) ? "true" : undefined}
              className="flex min-h-18 flex-col items-center justify-center gap-0.5 text-ink-soft text-sm [--mark-sun:transparent] hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:[--mark-sun:var(--sun)] md:min-h-14 md:flex-row md:justify-start md:gap-3 md:rounded-2xl md:px-4 md:text-lg md:aria-[current]:bg-raised"
            >
              <Mark />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What was checked in and has not reached the server. */
function WaitingLine({ uid }: { uid: string }) {
  const { waiting, problem } = useCheckInQueue(uid);
  return (
    <p role="status" className={waiting.length > 0 ? "mb-2 flex items-center gap-3 font-semibold" : ""}>
      {waiting.length > 0 && (
        <>
          <span aria-hidden="true" className="size-3 shrink-0 rounded-full bg-clay" />
          {problem ?? `${several(waiting.length, "check-in")} kept in this phone until there is a signal.`}
        </>
      )}
    </p>
  );
}

import { type ReactNode, useEffect, useRef } from "react";
import {
  isRouteErrorResponse,
  Meta,
  Outlet,
  Scripts,
  UNSAFE_useScrollRestoration,
  useLocation,
  useRouteError,
} from "react-router";
import { studio } from "#content/studio.ts";
import { beforePaintScript } from "./after-paint.ts";
import { Button, ButtonLink } from "./components/button.tsx";
import { Footer } from "./components/footer.tsx";
import { Header } from "./components/header.tsx";
import { NeedsScripts } from "./components/needs-scripts.tsx";
import { privatePageMeta } from "./components/page-meta.ts";
import { Section } from "./components/section.tsx";
import { holdEarlyPressScript, useEarlyPress } from "./early-press.ts";
import styles from "./styles.css?inline";

// The page carries its styles inside it, so that it paints without a second request. The browser already
// has them then: only the prerenderer and the dev server need the text, and the bundle goes without.
const inlineStyles = import.meta.env.SSR || import.meta.env.DEV ? styles : "";

/** For the empty frame that member pages begin as; every page has its own. */
export const meta = () => privatePageMeta("Members", studio.description);

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={import.meta.env.DEV ? "typeset" : undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f7f2e7" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#121916" media="(prefers-color-scheme: dark)" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet, see above. */}
        <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: inlineStyles }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constants of ours. */}
        <script dangerouslySetInnerHTML={{ __html: beforePaintScript + holdEarlyPressScript }} />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Meta />
      </head>
      <body className="flex min-h-svh flex-col">
        <a
          href="#main"
          className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-10 focus:rounded-full focus:bg-green focus:px-5 focus:py-3 focus:font-semibold focus:text-on-green"
        >
          Skip to content
        </a>
        <Header />
        <Main>{children}</Main>
        <Footer />
        {/* A built page starts with scripts of our own: see web/after-paint.ts. */}
        {import.meta.env.DEV && <Scripts />}
      </body>
    </html>
  );
}

/** After a change of page the focus goes to its content, as it would after loading a document. */
function Main({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  UNSAFE_useScrollRestoration();
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <main ref={main} id="main" tabIndex={-1} className="grow">
      {children}
    </main>
  );
}

export default function Root() {
  useEarlyPress();
  return <Outlet />;
}

/** What member pages begin as, before the browser fills them: those without scripts are told why they stay empty. */
export function HydrateFallback() {
  return (
    <Section className="min-h-svh py-10 sm:py-16">
      <NeedsScripts>This page is for members and needs JavaScript. Please switch it on.</NeedsScripts>
    </Section>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) reportError(error);
  return (
    <Section className="py-20">
      <h1 className="text-4xl sm:text-5xl">Something went wrong</h1>
      <p className="mt-5 max-w-prose text-lg text-ink-soft">
        This page could not be shown. Loading it again often helps.
      </p>
      <div className="mt-8 flex flex-wrap gap-4">
        <Button onClick={() => location.reload()}>Load again</Button>
        <ButtonLink to="/" reloadDocument look="outline">
          Back to Home
        </ButtonLink>
      </div>
    </Section>
  );
}

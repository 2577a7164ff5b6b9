import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import {
  RouterProvider,
  type UNSAFE_AssetsManifest,
  UNSAFE_FrameworkContext,
  type UNSAFE_RouteModules,
} from "react-router";
import { createPageRouter } from "./page-router.ts";

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: merging into the DOM's own interface.
  interface Window {
    /** What the page's start script leaves for us: see web/after-paint.ts. */
    __reactRouterContext: { isSpaMode: boolean };
    __reactRouterManifest: UNSAFE_AssetsManifest;
    __reactRouterRouteModules: UNSAFE_RouteModules;
  }
}

const page = import.meta.env.DEV ? await createDevelopmentPage() : createPage();
startTransition(() => void hydrateRoot(document, page));

function createPage(): ReactNode {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: modules } = window;
  const isFrame = window.__reactRouterContext.isSpaMode;
  const framework = {
    manifest,
    routeModules: modules,
    future: {},
    ssr: false,
    isSpaMode: false,
    routeDiscovery: { mode: "initial" as const, manifestPath: "" },
  };
  return (
    <UNSAFE_FrameworkContext value={framework}>
      <RouterProvider router={createPageRouter({ manifest, modules, isFrame })} />
    </UNSAFE_FrameworkContext>
  );
}

/** With React Router's own router, which knows how to take a changed page in. */
async function createDevelopmentPage(): Promise<ReactNode> {
  const [{ StrictMode }, { HydratedRouter }] = await Promise.all([
    import("react"),
    import("react-router/dom"),
  ]);
  return (
    <StrictMode>
      <HydratedRouter />
    </StrictMode>
  );
}

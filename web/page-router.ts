import { type ComponentType, createElement, type ReactNode } from "react";
import {
  type DataRouteObject,
  type DataRouter,
  IDLE_NAVIGATION,
  type Location,
  matchRoutes,
  NavigationType,
  type RouterState,
  type RouterSubscriber,
  resolvePath,
  type UNSAFE_AssetsManifest,
  UNSAFE_createBrowserHistory,
  type UNSAFE_RouteModules,
} from "react-router";

export type Site = {
  manifest: UNSAFE_AssetsManifest;
  /** The pages whose scripts are here, by route. */
  modules: UNSAFE_RouteModules;
  /** Whether the document is the empty frame of the members' pages, and its page is still to come. */
  isFrame: boolean;
};

type Options = { replace?: boolean; state?: unknown; preventScrollReset?: boolean };

/**
 * What React Router's own router does, for pages that load and submit nothing through it: it matches an
 * address, fetches the page's script and shows it. React Router's components take it for theirs.
 */
export function createPageRouter({ manifest, modules, isFrame }: Site): DataRouter {
  const history = UNSAFE_createBrowserHistory();
  const routes = createRoutes({ manifest, modules });
  const match = (location: Partial<Location> | string) => matchRoutes(routes, location) ?? [];
  const subscribers = new Set<RouterSubscriber>();
  let positions: Record<string, number> = {};
  let latest = 0;

  const first = match(history.location);
  let state: RouterState = {
    historyAction: history.action,
    location: history.location,
    // The frame was built without a page in it, and is taken over as it is.
    matches: isFrame ? first.slice(0, 1) : first,
    initialized: true,
    renderFallback: isFrame,
    navigation: IDLE_NAVIGATION,
    // The browser, or the page's own script, has seen to it.
    restoreScrollPosition: false,
    preventScrollReset: false,
    revalidation: "idle",
    loaderData: {},
    actionData: null,
    errors: null,
    fetchers: new Map(),
    blockers: new Map(),
  };
  const initial = state;
  const tell = (subscriber: RouterSubscriber) =>
    subscriber(state, { deletedFetchers: [], newErrors: state.errors, flushSync: false });
  const update = (next: Partial<RouterState>) => {
    state = { ...state, ...next };
    for (const subscriber of subscribers) tell(subscriber);
  };

  const load = async ({ route }: { route: DataRouteObject }): Promise<void> => {
    const { id, element } = route;
    if (element) return;
    modules[id] ??= await import(/* @vite-ignore */ manifest.routes[id]?.module ?? "");
    route.Component ??= modules[id]?.default as ComponentType;
  };
  const show = async (action: NavigationType, location: Location, preventScrollReset = false) => {
    latest += 1;
    const turn = latest;
    const matches = match(location);
    try {
      await Promise.all(matches.map(load));
    } catch (error) {
      if (turn !== latest) return;
      if (location === state.location) return update({ errors: { root: error } });
      // A new version was published, or the network is gone: the browser loads the page, or says why not.
      return window.location.assign(history.createHref(location));
    }
    // Whoever has gone on meanwhile is not called back.
    if (turn !== latest) return;
    const restoreScrollPosition = positions[location.key] ?? null;
    positions[state.location.key] = window.scrollY;
    if (action === NavigationType.Push) history.push(location, location.state);
    if (action === NavigationType.Replace) history.replace(location, location.state);
    const scrolling = { restoreScrollPosition, preventScrollReset };
    update({ historyAction: action, location, matches, renderFallback: false, errors: null, ...scrolling });
  };

  history.listen(({ location }) => void show(NavigationType.Pop, location));
  // Should this fail, it fails again when the page is to be shown, and is seen to there.
  const fetchAhead = (matches: typeof first) => {
    for (const each of matches) load(each).catch(() => {});
  };
  if (isFrame) fetchAhead(first);
  // Of a link that somebody points at: the page is there when they press.
  for (const pointing of ["pointerover", "focusin"]) {
    addEventListener(pointing, ({ target }) => {
      const link = target instanceof Element && target.closest("a");
      if (link && link.origin === window.location.origin) fetchAhead(match(link.pathname));
    });
  }

  const router = {
    basename: "/",
    routes,
    manifest: {},
    window,
    get state() {
      return state;
    },
    match,
    subscribe(subscriber: RouterSubscriber) {
      subscribers.add(subscriber);
      if (state !== initial) tell(subscriber);
      else if (isFrame) void show(NavigationType.Pop, state.location);
      return () => subscribers.delete(subscriber);
    },
    enableScrollRestoration(saved: Record<string, number>) {
      positions = saved;
      return () => {};
    },
    async navigate(to: number | string | Partial<Location>, options: Options = {}) {
      if (typeof to === "number") return history.go(to);
      const path = resolvePath(to, state.location.pathname);
      const location = { ...path, state: options.state, key: Math.random().toString(36).slice(2) };
      const action = options.replace ? NavigationType.Replace : NavigationType.Push;
      await show(action, location, options.preventScrollReset);
    },
    createHref: history.createHref,
    createURL: history.createURL,
    encodeLocation: history.encodeLocation,
  };
  // The rest of a router is for loaders, actions, fetchers and blockers, and nobody here asks for it.
  return router as unknown as DataRouter;
}

/** Every page under the one root, with its component once that is here. */
function createRoutes({ manifest, modules }: Pick<Site, "manifest" | "modules">): DataRouteObject[] {
  const all = Object.values(manifest.routes).filter((route) => route !== undefined);
  const { Layout, default: Root, HydrateFallback, ErrorBoundary } = modules.root ?? {};
  if (!Layout || !Root || !HydrateFallback || !ErrorBoundary) throw new Error("The root lacks a part.");
  const layOut = (Part: ComponentType): ReactNode => createElement(Layout, null, createElement(Part));
  const children = all
    .filter(({ parentId }) => parentId === "root")
    .map(({ id, path, index }) => ({ id, path, index, Component: modules[id]?.default }) as DataRouteObject);
  return [
    {
      id: "root",
      path: "",
      element: layOut(Root as ComponentType),
      hydrateFallbackElement: layOut(HydrateFallback),
      errorElement: layOut(ErrorBoundary as ComponentType),
      children,
    },
  ];
}

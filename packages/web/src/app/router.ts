import { createRouter, type RouteComponent } from '@tanstack/react-router';
import { parseSearch, stringifySearch } from '../navigation/search-params.ts';
import { NotFound, PagePending } from './NotFound.tsx';
import { PageFault } from './PageFault.tsx';
import { type RouterContext, routeTree } from './routes.tsx';

/** The router; its context is set before it is shown. */
export function createAppRouter() {
  return createRouter({
    routeTree,
    context: undefined as unknown as RouterContext,
    parseSearch,
    stringifySearch,
    defaultPreload: false,
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    defaultPendingComponent: PagePending,
    defaultErrorComponent: PageFault,
    defaultNotFoundComponent: NotFound,
    scrollRestoration: true,
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

type RouteId = keyof AppRouter['routesById'];

/** Fetches the code of the page that the address names, while nobody knows yet who is signed in. */
export function fetchPage(router: AppRouter): void {
  for (const { routeId } of router.matchRoutes(router.latestLocation) as readonly { readonly routeId: RouteId }[]) {
    const { component } = router.routesById[routeId].options as { readonly component?: RouteComponent };
    component?.preload?.()?.catch(() => {
      // Tried again when the page is opened.
    });
  }
}

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}

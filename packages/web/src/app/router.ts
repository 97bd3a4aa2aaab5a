import { createRouter } from '@tanstack/react-router';
import { parseSearch, stringifySearch } from '../navigation/search-params.ts';
import { NotFound, PagePending } from './NotFound.tsx';
import { PageFault } from './PageFault.tsx';
import { type RouterContext, routeTree } from './routes.tsx';

export function createAppRouter(context: RouterContext) {
  return createRouter({
    routeTree,
    context,
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

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}

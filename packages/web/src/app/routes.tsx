import { SERVICE_REQUIREMENT } from '@keepout/contract/roles';
import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  notFound,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import type { AuthPort } from '../auth/auth-port.ts';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import type { Settings } from '../settings/settings.ts';
import { type FeaturePage, featurePages } from './feature-pages.ts';
import { homeOf, requireRole, requireSession } from './guards.ts';
import { Shell } from './Shell.tsx';

export interface RouterContext {
  readonly auth: AuthPort;
  readonly queries: QueryClient;
  readonly settings: Settings;
}

/** A page that a feature brings; until it is listed the address reads `Page not found`. */
function page(name: FeaturePage) {
  const load = featurePages[name];
  if (!load) {
    return {
      beforeLoad: () => {
        throw notFound();
      },
    };
  }
  return { component: lazyRouteComponent(async () => ({ page: await load() }), 'page') };
}

// The tree follows the table of the specification's section 2 line by line; what is missing there is not built yet.

const root = createRootRouteWithContext<RouterContext>()({ component: Shell, notFoundComponent: NotFoundPage });

/** R-03 /tnc */
const terms = createRoute({
  getParentRoute: () => root,
  path: '/tnc',
  staticData: { crumb: 'tnc' },
  component: lazyRouteComponent(() => import('../pages/TermsPage.tsx'), 'TermsPage'),
});

/** R-21 /connection-error: public; with a session it goes home */
const connectionError = createRoute({
  getParentRoute: () => root,
  path: '/connection-error',
  staticData: { crumb: 'connectionError' },
  beforeLoad: async ({ context }) => {
    const session = await context.auth.start();
    if (session.state === 'signed-in') throw redirect({ to: '/' });
  },
  component: lazyRouteComponent(() => import('../pages/ConnectionErrorPage.tsx'), 'ConnectionErrorPage'),
});

/** / parent of the routes below: sign-in required */
const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  beforeLoad: async ({ context, location, preload }) => ({
    identity: await requireSession(context.auth, location.href, preload),
  }),
  component: Outlet,
});

/** R-04 / */
const home = createRoute({
  getParentRoute: () => signedIn,
  path: '/',
  beforeLoad: ({ context }) => {
    throw redirect({ to: homeOf(context.identity), replace: true });
  },
});

/** R-05 /account/:page? */
const account = createRoute({
  getParentRoute: () => signedIn,
  path: '/account/{-$page}',
  staticData: { crumb: 'account' },
  component: lazyRouteComponent(() => import('../pages/AccountPage.tsx'), 'AccountPage'),
});

/** R-06 /screening */
const screening = createRoute({
  getParentRoute: () => signedIn,
  path: '/screening',
  staticData: { crumb: 'screening' },
  ...page('screening'),
});

/** R-10 /ca: every route below needs the collision-avoidance user role */
const ca = createRoute({
  getParentRoute: () => signedIn,
  path: '/ca',
  staticData: { crumb: 'ca' },
  beforeLoad: ({ context }) => requireRole(context.identity, SERVICE_REQUIREMENT.ca),
  component: Outlet,
});
const caIndex = createRoute({
  getParentRoute: () => ca,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/ca/conjunctions', replace: true });
  },
});

/** R-11 /ca/oems */
const oems = createRoute({
  getParentRoute: () => ca,
  path: '/oems',
  staticData: { crumb: 'oems' },
  ...page('oems'),
});

/** R-12 /ca/conjunctions */
const conjunctions = createRoute({
  getParentRoute: () => ca,
  path: '/conjunctions',
  staticData: { crumb: 'conjunctions' },
  ...page('conjunctions'),
});

/** R-16 /ca/cdm/:satellite_id/:conjunction_id/:message_id */
const cdm = createRoute({
  getParentRoute: () => ca,
  path: '/cdm/$satelliteId/$conjunctionId/$messageId',
  staticData: { crumb: 'cdm' },
  ...page('cdm'),
});

/** R-17 /ca/conjunction/:satellite_id/:conjunction_id */
const conjunction = createRoute({
  getParentRoute: () => ca,
  path: '/conjunction/$satelliteId/$conjunctionId',
  staticData: { crumb: 'conjunction' },
  ...page('conjunction'),
});

/** R-20 /dev: in dev mode, else Not Found */
const dev = createRoute({
  getParentRoute: () => signedIn,
  path: '/dev',
  staticData: { crumb: 'dev' },
  beforeLoad: ({ context }) => {
    if (!context.settings.dev) throw notFound();
  },
  component: Outlet,
});
const devIndex = createRoute({
  getParentRoute: () => dev,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/dev/kitchensink', replace: true });
  },
});
const kitchenSink = createRoute({
  getParentRoute: () => dev,
  path: '/kitchensink',
  staticData: { crumb: 'kitchenSink' },
  component: lazyRouteComponent(() => import('../pages/kitchen-sink/KitchenSinkPage.tsx'), 'KitchenSinkPage'),
});

export const routeTree = root.addChildren([
  terms,
  connectionError,
  signedIn.addChildren([
    home,
    account,
    screening,
    ca.addChildren([caIndex, oems, conjunctions, cdm, conjunction]),
    dev.addChildren([devIndex, kitchenSink]),
  ]),
]);

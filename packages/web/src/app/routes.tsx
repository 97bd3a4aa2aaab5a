import { AUDIT_READER } from '@keepout/contract/audit/role';
import { COLLISION_AVOIDANCE } from '@keepout/contract/ca/role';
import { ON_DEMAND_TRACKING } from '@keepout/contract/odt/role';
import { PAYMENTS, PAYMENTS_ADMIN } from '@keepout/contract/payments/role';
import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  notFound,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import type { Api } from '../api/api-context.tsx';
import type { AuthPort } from '../auth/auth-port.ts';
import { ACCOUNT_PAGES } from '../navigation/paths.ts';
import type { Settings } from '../settings/settings.ts';
import { aheadOfPages, type FeaturePage, featurePages } from './feature-pages.ts';
import { homeOf, requireRole, requireSession } from './guards.ts';
import { NotFound } from './NotFound.tsx';
import { Shell } from './Shell.tsx';
import type { Crumb } from './use-crumbs.ts';

export interface RouterContext {
  readonly auth: AuthPort;
  readonly queries: QueryClient;
  readonly settings: Settings;
  readonly api: Api;
  /** The same without a word of failures: for what somebody has not asked for yet. */
  readonly quietApi: Api;
}

const refuse = () => {
  throw notFound();
};

/** The page that a feature brings; until it is listed the address reads `Page not found` and leaves no crumb. */
function page(name: FeaturePage, crumbs: readonly Crumb[]) {
  const load = featurePages[name];
  if (!load) return { beforeLoad: refuse };
  return {
    staticData: { crumbs },
    component: lazyRouteComponent(async () => ({ page: await load() }), 'page'),
    loader: loaderOf(name),
    // Once for an address: what changes in its query is the page's own matter.
    shouldReload: false,
  };
}

interface Loading {
  readonly context: RouterContext;
  readonly params: object;
  readonly location: { readonly search: object };
  readonly preload: boolean;
}

/** Asks for what a page will show, and waits for nothing. */
const loaderOf =
  (name: FeaturePage) =>
  // Whatever the route: its types would have to be known where the tree is still being made.
  (loading: unknown): void => {
    const { context, params, location, preload } = loading as Loading;
    const { api, quietApi, queries } = context;
    aheadOfPages[name]?.()
      .then((ahead) =>
        ahead({ api: preload ? quietApi : api, queries, params: { ...params }, search: { ...location.search } }),
      )
      .catch(() => {
        // The page asks itself, and says what came of it.
      });
  };

// The tree follows the route table of the specification's section 2, row by row.

const root = createRootRouteWithContext<RouterContext>()({ component: Shell, notFoundComponent: NotFound });

/** / parent of the routes below: sign-in required */
const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  beforeLoad: async ({ context, location, preload }) => ({
    identity: await requireSession(context.auth, location.href, preload),
  }),
  component: Outlet,
});

/** R-02 /docs/:page?/:file? */
const docs = createRoute({
  getParentRoute: () => signedIn,
  path: '/docs/{-$page}/{-$file}',
  ...page('docs', ['docs']),
});

/** R-03 /tnc: public */
const terms = createRoute({
  getParentRoute: () => root,
  path: '/tnc',
  staticData: { crumbs: ['tnc'] },
  component: lazyRouteComponent(() => import('../pages/TermsPage.tsx'), 'TermsPage'),
});

/** R-04 / (empty path) */
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
  staticData: { crumbs: ['account'] },
  beforeLoad: ({ params }) => {
    if (params.page !== undefined && !ACCOUNT_PAGES.some((page) => page === params.page)) throw notFound();
  },
  component: lazyRouteComponent(() => import('./AccountRoute.tsx'), 'AccountRoute'),
});

const PAYMENT_PAGES = ['orders', 'invoices', 'products', 'customers'];

/** Decided, beside R-05: /payments/:page?, with the payments user role */
const payments = createRoute({
  getParentRoute: () => signedIn,
  path: '/payments/{-$page}',
  ...page('payments', ['account', 'payments']),
  beforeLoad: ({ context, params }) => {
    requireRole(context.identity, PAYMENTS.requirement);
    if (params.page !== undefined && !PAYMENT_PAGES.includes(params.page)) throw notFound();
    if (params.page === 'customers') requireRole(context.identity, PAYMENTS_ADMIN);
  },
});

/** R-06 /screening */
const screening = createRoute({
  getParentRoute: () => signedIn,
  path: '/screening',
  ...page('screening', ['screening']),
});

/** R-07 /odt: every route below needs the tracking user role */
const odt = createRoute({
  getParentRoute: () => signedIn,
  path: '/odt',
  staticData: { crumbs: ['odt'] },
  beforeLoad: ({ context }) => requireRole(context.identity, ON_DEMAND_TRACKING.requirement),
  component: Outlet,
});
const odtPage = <const Path extends string>(path: Path, name: FeaturePage, crumbs: readonly Crumb[]) =>
  createRoute({ getParentRoute: () => odt, path, ...page(name, crumbs) });
const odtIndex = createRoute({
  getParentRoute: () => odt,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/odt/observations', replace: true });
  },
});

/** R-08 /odt/observations */
const observations = odtPage('/observations', 'observations', ['observations']);

/** R-09 /odt/observation/:observation_request_id/:observation_file_id? */
const observation = odtPage('/observation/$requestId/{-$fileId}', 'observation', ['observations', 'observation']);

/** Decided, beside R-09: /odt/files and /odt/file/:observation_file_id, for measurements that nobody ordered */
const observationFiles = odtPage('/files', 'files', ['files']);
const observationFile = odtPage('/file/$fileId', 'file', ['files', 'file']);

/** Decided, beside R-09: /odt/sensors and /odt/sensor/:sensor_id */
const sensors = odtPage('/sensors', 'sensors', ['sensors']);
const sensor = odtPage('/sensor/$sensorId', 'sensor', ['sensors', 'sensor']);
/** R-10 /ca: every route below needs the collision-avoidance user role */
const ca = createRoute({
  getParentRoute: () => signedIn,
  path: '/ca',
  staticData: { crumbs: ['ca'] },
  beforeLoad: ({ context }) => requireRole(context.identity, COLLISION_AVOIDANCE.requirement),
  component: Outlet,
});
const caPage = <const Path extends string>(path: Path, name: FeaturePage, crumbs: readonly Crumb[]) =>
  createRoute({ getParentRoute: () => ca, path, ...page(name, crumbs) });
const caIndex = createRoute({
  getParentRoute: () => ca,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/ca/conjunctions', replace: true });
  },
});

/** R-11 /ca/oems */
const oems = caPage('/oems', 'oems', ['oems']);

/** R-12 /ca/conjunctions */
const conjunctions = caPage('/conjunctions', 'conjunctions', ['conjunctions']);

/** R-13 /ca/find, /ca/find/:satellite_id */
const find = caPage('/find/{-$satelliteId}', 'find', ['find']);

/** R-14 /ca/post-manoeuvre-screening/:satellite_id/:conjunction_id */
const postManoeuvreScreening = caPage(
  '/post-manoeuvre-screening/$satelliteId/$conjunctionId',
  'postManoeuvreScreening',
  ['conjunctions', 'satellite', 'postManoeuvreScreening'],
);

/** R-15 /ca/manoeuvre/:satellite_id/:conjunction_id */
const manoeuvre = caPage('/manoeuvre/$satelliteId/$conjunctionId', 'manoeuvre', [
  'conjunctions',
  'satellite',
  'manoeuvre',
]);

/** R-16 /ca/cdm/:satellite_id/:conjunction_id/:message_id */
const cdm = caPage('/cdm/$satelliteId/$conjunctionId/$messageId', 'cdm', [
  'conjunctions',
  'satellite',
  'conjunction',
  'cdm',
]);

/** R-17 /ca/conjunction/:satellite_id/:conjunction_id */
const conjunction = caPage('/conjunction/$satelliteId/$conjunctionId', 'conjunction', [
  'conjunctions',
  'satellite',
  'conjunction',
]);

/** R-18 /ca/satellite/:satellite_id */
const satellite = caPage('/satellite/$satelliteId', 'satellite', ['flightRules', 'satellite']);

/** Decided, beside R-18: /ca/flight-rules, the fleet with its ground stations and the flight rules */
const flightRules = caPage('/flight-rules', 'flightRules', ['flightRules']);

/** R-19 /ca/annual-collision-statistics/:satellite_id */
const annualStatistics = caPage('/annual-collision-statistics/$satelliteId', 'annualStatistics', [
  'satellite',
  'annualStatistics',
]);

/** Decided: /ca/missions, years of orbits that are planned; with an id that study */
const missions = caPage('/missions/{-$missionId}', 'missions', ['missions']);

/** K-04 /sky: calculations, for whoever may use a service */
const ANY_SERVICE = [[...COLLISION_AVOIDANCE.requirement, ...ON_DEMAND_TRACKING.requirement].join(',')];
const sky = createRoute({
  getParentRoute: () => signedIn,
  path: '/sky',
  ...page('sky', ['sky']),
  beforeLoad: ({ context }) => requireRole(context.identity, ANY_SERVICE),
});

/** Decided: /feeds, what comes in by itself, for whoever may use a service; with an id that feed */
const feeds = createRoute({
  getParentRoute: () => signedIn,
  path: '/feeds',
  ...page('feeds', ['feeds']),
  beforeLoad: ({ context }) => requireRole(context.identity, ANY_SERVICE),
});
/** Decided: /contacts, other operators and how they are reached, for whoever may use collision avoidance */
const contacts = createRoute({
  getParentRoute: () => signedIn,
  path: '/contacts',
  ...page('contacts', ['contacts']),
  beforeLoad: ({ context }) => requireRole(context.identity, COLLISION_AVOIDANCE.requirement),
});

/** Decided: /answer, public: what another operator is asked, behind an address that ends with a token */
const answer = createRoute({
  getParentRoute: () => root,
  path: '/answer',
  staticData: { crumbs: ['answer'] },
  component: lazyRouteComponent(() => import('../features/answer/AnswerPage.tsx'), 'AnswerPage'),
});

/** Decided: /publishing, what goes out, for whoever may use collision avoidance */
const publishing = createRoute({
  getParentRoute: () => signedIn,
  path: '/publishing',
  ...page('publishing', ['publishing']),
  beforeLoad: ({ context }) => requireRole(context.identity, COLLISION_AVOIDANCE.requirement),
});
const feed = createRoute({
  getParentRoute: () => signedIn,
  path: '/feeds/$feedId',
  ...page('feed', ['feeds', 'feed']),
  beforeLoad: ({ context }) => requireRole(context.identity, ANY_SERVICE),
});

/** Decided: /audit, the audit log */
const audit = createRoute({
  getParentRoute: () => signedIn,
  path: '/audit',
  ...page('audit', ['audit']),
  beforeLoad: ({ context }) => requireRole(context.identity, AUDIT_READER),
});

/** R-20 /dev: in dev mode, else Not Found */
const dev = createRoute({
  getParentRoute: () => signedIn,
  path: '/dev',
  staticData: { crumbs: ['dev'] },
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
  staticData: { crumbs: ['kitchenSink'] },
  component: lazyRouteComponent(() => import('../pages/kitchen-sink/KitchenSinkPage.tsx'), 'KitchenSinkPage'),
});
/** Decided, beside R-20: /dev/outbox, mails that were kept for want of a relay */
const outbox = createRoute({ getParentRoute: () => dev, path: '/outbox', ...page('outbox', ['outbox']) });
const space3d = createRoute({ getParentRoute: () => dev, path: '/3d', ...page('space3d', ['space3d']) });

/** R-21 /connection-error: public; with a session it goes back to the page that was asked for, or home */
const connectionError = createRoute({
  getParentRoute: () => root,
  path: '/connection-error',
  staticData: { crumbs: ['connectionError'] },
  component: lazyRouteComponent(() => import('../pages/ConnectionErrorPage.tsx'), 'ConnectionErrorPage'),
});

/** R-27 /ca/overview, /ca/assets */
const overview = caPage('/overview', 'overview', ['overview']);
const assets = caPage('/assets', 'assets', ['assets']);

// any other path finds no route and reads `Page not found`.
export const routeTree = root.addChildren([
  terms,
  answer,
  connectionError,
  signedIn.addChildren([
    home,
    docs,
    account,
    payments,
    screening,
    sky,
    audit,
    feeds,
    feed,
    publishing,
    contacts,
    odt.addChildren([odtIndex, observations, observation, observationFiles, observationFile, sensors, sensor]),
    ca.addChildren([
      caIndex,
      oems,
      conjunctions,
      find,
      postManoeuvreScreening,
      manoeuvre,
      cdm,
      conjunction,
      satellite,
      flightRules,
      annualStatistics,
      missions,
      overview,
      assets,
    ]),
    dev.addChildren([devIndex, kitchenSink, outbox, space3d]),
  ]),
]);

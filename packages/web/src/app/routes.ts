import { AUDIT_READER } from '@keepout/contract/audit/role';
import { COLLISION_AVOIDANCE } from '@keepout/contract/ca/role';
import { ON_DEMAND_TRACKING } from '@keepout/contract/odt/role';
import { PAYMENTS, PAYMENTS_ADMIN } from '@keepout/contract/payments/role';
import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../api/api-context.tsx';
import type { AuthPort, UserIdentity } from '../auth/auth-port.ts';
import type { en } from '../i18n/en.ts';
import { browserAddresses } from '../navigation/browser-addresses.ts';
import { ACCOUNT_PAGES, paths } from '../navigation/paths.ts';
import { type Entering, PageNotFound, Redirect, type Route } from '../navigation/route.ts';
import { Router } from '../navigation/router.ts';
import type { InstallationSettings } from '../settings/settings.ts';
import { type FeaturePage, featurePages, type PageImport, prefetchOfPages } from './feature-pages.ts';
import { homeOf, requireRole, requireSession } from './guards.ts';

export interface RouterContext {
  readonly auth: AuthPort;
  readonly queries: QueryClient;
  readonly settings: InstallationSettings;
  readonly api: Api;
  /** The same without failure notifications: for prefetches. */
  readonly quietApi: Api;
}

/** Label of a route in breadcrumbs and in the window title; `satellite` shows the satellite's name. */
export type Crumb = keyof (typeof en)['crumbs'];

type Comer = Entering<RouterContext>;

interface AppRoute extends Route<RouterContext> {
  /** The way to the page, itself last. */
  readonly crumbs: readonly Crumb[];
}

/** Who may open an address: who is there, and whether the page exists for them. */
type Check = (comer: Comer, identity: UserIdentity) => void;

const signedIn =
  (...checks: readonly Check[]) =>
  async (comer: Comer) => {
    const identity = await requireSession(comer.context.auth, comer.href, comer.isAhead);
    for (const check of checks) check(comer, identity);
  };
const anybody = () => {};

const withRole =
  (requirements: readonly string[]): Check =>
  (_, { access }) =>
    requireRole(access, requirements);
/** Users with permission for a service. */
const withService = withRole([[...COLLISION_AVOIDANCE.requirement, ...ON_DEMAND_TRACKING.requirement].join(',')]);
const inDevMode: Check = ({ context }) => {
  if (!context.settings.dev) throw new PageNotFound();
};
/** Restricts a path parameter to the listed pages. */
const among =
  (names: readonly string[]): Check =>
  ({ params: { page } }) => {
    if (page !== undefined && !names.includes(page)) throw new PageNotFound();
  };

type Enter = AppRoute['enter'];

const route = (path: string, enter: Enter, crumbs: readonly Crumb[], load: PageImport): AppRoute => ({
  path,
  enter,
  crumbs,
  load,
});

const refused: PageImport = async () => {
  throw new PageNotFound();
};

/** The page that a feature brings; until it is listed the address reads `Page not found`. */
const page = (path: string, enter: Enter, crumbs: readonly Crumb[], name: FeaturePage): AppRoute => ({
  ...route(path, enter, crumbs, featurePages[name] ?? refused),
  ask: ({ context: { api, quietApi, queries }, params, search, isAhead }) => {
    prefetchOfPages[name]?.()
      .then((ahead) => ahead({ api: isAhead ? quietApi : api, queries, params, search }))
      .catch(() => {
        // The page sends the request itself and shows the result.
      });
  },
});

/** An address that leads to another. */
const leading = (path: string, target: (identity: UserIdentity) => string, ...checks: readonly Check[]): AppRoute =>
  route(
    path,
    signedIn(...checks, (_, identity) => {
      throw new Redirect(target(identity));
    }),
    [],
    refused,
  );

const MAY_ODT = withRole(ON_DEMAND_TRACKING.requirement);
const MAY_CA = withRole(COLLISION_AVOIDANCE.requirement);
const odt = (path: string, name: FeaturePage, ...crumbs: readonly Crumb[]) =>
  page(`/odt${path}`, signedIn(MAY_ODT), ['odt', ...crumbs], name);
const ca = (path: string, name: FeaturePage, ...crumbs: readonly Crumb[]) =>
  page(`/ca${path}`, signedIn(MAY_CA), ['ca', ...crumbs], name);

/** The route table of the specification's section 2; rows without a number come from decisions. R-22: any other path shows `Page not found`. */
export const ROUTES: readonly AppRoute[] = [
  //
  page('/docs/:page?/:file?', signedIn(), ['docs'], 'docs'),
  // public
  route('/tnc', anybody, ['tnc'], () => import('../pages/TermsPage.tsx').then((chunk) => chunk.TermsPage)),
  //
  leading('/', homeOf),
  //
  route('/account/:page?', signedIn(among(ACCOUNT_PAGES)), ['account'], () =>
    import('./AccountRoute.tsx').then((chunk) => chunk.AccountRoute),
  ),
  page(
    '/payments/:page?',
    signedIn(
      withRole(PAYMENTS.requirement),
      among(['orders', 'invoices', 'products', 'customers']),
      ({ params }, { access }) => params['page'] === 'customers' && requireRole(access, PAYMENTS_ADMIN),
    ),
    ['account', 'payments'],
    'payments',
  ),
  //
  page('/screening', signedIn(), ['screening'], 'screening'),
  //
  leading('/odt', () => paths.observations(), MAY_ODT),
  //
  odt('/observations', 'observations', 'observations'),
  // R-09, and measurement files without an order
  odt('/observation/:requestId/:fileId?', 'observation', 'observations', 'observation'),
  odt('/files', 'files', 'files'),
  odt('/file/:fileId', 'file', 'files', 'file'),
  odt('/sensors', 'sensors', 'sensors'),
  odt('/sensor/:sensorId', 'sensor', 'sensors', 'sensor'),
  //
  leading('/ca', () => paths.conjunctions(), MAY_CA),
  //
  ca('/oems', 'oems', 'oems'),
  //
  ca('/conjunctions', 'conjunctions', 'conjunctions'),
  //
  ca('/find/:satelliteId?', 'find', 'find'),
  //
  ca(
    '/post-manoeuvre-screening/:satelliteId/:conjunctionId',
    'postManoeuvreScreening',
    'conjunctions',
    'satellite',
    'postManoeuvreScreening',
  ),
  //
  ca('/manoeuvre/:satelliteId/:conjunctionId', 'manoeuvre', 'conjunctions', 'satellite', 'manoeuvre'),
  //
  ca('/cdm/:satelliteId/:conjunctionId/:messageId', 'cdm', 'conjunctions', 'satellite', 'conjunction', 'cdm'),
  //
  ca('/conjunction/:satelliteId/:conjunctionId', 'conjunction', 'conjunctions', 'satellite', 'conjunction'),
  // R-18, and the fleet with its ground stations and the flight rules
  ca('/satellite/:satelliteId', 'satellite', 'flightRules', 'satellite'),
  ca('/flight-rules', 'flightRules', 'flightRules'),
  // R-19, and years of orbits that are planned; with an id that study
  ca('/annual-collision-statistics/:satelliteId', 'annualStatistics', 'satellite', 'annualStatistics'),
  ca('/missions/:missionId?', 'missions', 'missions'),
  //
  ca('/overview', 'overview', 'overview'),
  ca('/assets', 'assets', 'assets'),
  // K-04: calculations
  page('/sky', signedIn(withService), ['sky'], 'sky'),
  // Incoming feeds; with an id that feed
  page('/feeds', signedIn(withService), ['feeds'], 'feeds'),
  page('/feeds/:feedId', signedIn(withService), ['feeds', 'feed'], 'feed'),
  // Other operators and how they are reached
  page('/contacts', signedIn(MAY_CA), ['contacts'], 'contacts'),
  // Question to another operator, at an address that ends with a token: public
  route('/answer', anybody, ['answer'], () =>
    import('../features/answer/AnswerPage.tsx').then((chunk) => chunk.AnswerPage),
  ),
  // Outgoing publications
  page('/publishing', signedIn(MAY_CA), ['publishing'], 'publishing'),
  page('/audit', signedIn(withRole(AUDIT_READER)), ['audit'], 'audit'),
  // in dev mode
  leading('/dev', () => paths.kitchenSink(), inDevMode),
  route('/dev/kitchensink', signedIn(inDevMode), ['dev', 'kitchenSink'], () =>
    import('../pages/kitchen-sink/KitchenSinkPage.tsx').then((chunk) => chunk.KitchenSinkPage),
  ),
  // Mails that are stored because no relay is configured
  page('/dev/outbox', signedIn(inDevMode), ['dev', 'outbox'], 'outbox'),
  page('/dev/3d', signedIn(inDevMode), ['dev', 'space3d'], 'space3d'),
  // public; with a session it returns to the requested page, or home
  route('/connection-error', anybody, ['connectionError'], () =>
    import('../pages/ConnectionErrorPage.tsx').then((chunk) => chunk.ConnectionErrorPage),
  ),
];

export type AppRouter = Router<RouterContext>;

export const createAppRouter = (): AppRouter => new Router(ROUTES, browserAddresses);

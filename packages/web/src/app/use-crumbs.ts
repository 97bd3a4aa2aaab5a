import { useIdentity } from '../auth/auth-context.tsx';
import type { UserIdentity } from '../auth/auth-port.ts';
import { mayUse } from '../auth/services.ts';
import { usePageSubject } from '../navigation/page-subject.ts';
import { FLEET_SEGMENT, paths } from '../navigation/paths.ts';
import { useShown } from '../navigation/RouterProvider.tsx';
import type { Params } from '../navigation/route.ts';
import { hasPage } from './feature-pages.ts';
import { type Crumb, ROUTES } from './routes.ts';

export interface CrumbLink {
  readonly crumb: Crumb;
  readonly href?: string;
}

/** The crumbs of the page with the addresses of those that can be opened. */
export function useCrumbs(): { readonly crumbs: readonly CrumbLink[]; readonly params: Params } {
  const { place, view } = useShown();
  const { path, pathname, params } = place;
  const identity = useIdentity();
  const isRecordMissing = usePageSubject((state) => state.subject === null);
  const routeCrumbs = ROUTES.find((route) => route.path === path)?.crumbs ?? [];
  const visibleCrumbs =
    view.kind === 'missing'
      ? missingPageCrumbs(pathname, identity)
      : isRecordMissing
        ? missingRecordCrumbs(routeCrumbs)
        : routeCrumbs;
  const crumbs = visibleCrumbs
    // The fleet stands in the place of a satellite.
    .map((crumb) => (crumb === 'satellite' && params['satelliteId'] === FLEET_SEGMENT ? 'assets' : crumb))
    .map((crumb): CrumbLink => {
      const href = addressOf(crumb, params);
      return href === undefined ? { crumb } : { crumb, href };
    });
  return { crumbs, params };
}

/** The trail of an address without a page: the service that it is in, where the reader may use that, then that there is no page. */
export function missingPageCrumbs(
  pathname: string,
  identity: Pick<UserIdentity, 'access'> | undefined,
): readonly Crumb[] {
  const service = (['ca', 'odt'] as const).find((code) => pathname === `/${code}` || pathname.startsWith(`/${code}/`));
  return service && identity && mayUse(identity.access, service) ? [service, 'notFound'] : ['notFound'];
}

/** What a trail names after an id of the address. */
const RECORDS: readonly Crumb[] = ['satellite', 'observation', 'file', 'sensor', 'feed'];

/** The trail of a record that does not exist: the lists above it, and none of the records that its address names. */
export function missingRecordCrumbs(crumbs: readonly Crumb[]): readonly Crumb[] {
  const first = crumbs.findIndex((crumb) => RECORDS.includes(crumb));
  return [...(first === -1 ? crumbs : crumbs.slice(0, first)), 'notFound'];
}

function addressOf(crumb: Crumb, { satelliteId, conjunctionId }: Params): string | undefined {
  if (crumb === 'ca' || crumb === 'conjunctions') return hasPage('conjunctions') ? paths.conjunctions() : undefined;
  if (crumb === 'odt' || crumb === 'observations') return hasPage('observations') ? paths.observations() : undefined;
  if (crumb === 'files') return hasPage('files') ? paths.observationFiles() : undefined;
  if (crumb === 'docs') return hasPage('docs') ? paths.docs() : undefined;
  if (crumb === 'feeds') return hasPage('feeds') ? paths.feeds() : undefined;
  if (crumb === 'publishing') return hasPage('publishing') ? paths.publishing() : undefined;
  if (crumb === 'contacts') return hasPage('contacts') ? paths.contacts() : undefined;
  if (crumb === 'sensors') return hasPage('sensors') ? paths.sensors() : undefined;
  if (crumb === 'account') return paths.account();
  if (crumb === 'flightRules') return hasPage('flightRules') ? paths.flightRules() : undefined;
  if (crumb === 'assets') return hasPage('assets') ? paths.assets() : undefined;
  if (crumb === 'satellite' && satelliteId !== undefined && hasPage('satellite')) return paths.satellite(satelliteId);
  if (crumb === 'conjunction' && satelliteId !== undefined && conjunctionId !== undefined)
    return hasPage('conjunction') ? paths.conjunction(satelliteId, conjunctionId) : undefined;
  return undefined;
}

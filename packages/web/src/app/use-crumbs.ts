import { FLEET, paths } from '../navigation/paths.ts';
import { usePlace } from '../navigation/RouterProvider.tsx';
import type { Params } from '../navigation/route.ts';
import { hasPage } from './feature-pages.ts';
import { type Crumb, ROUTES } from './routes.ts';

export interface CrumbLink {
  readonly crumb: Crumb;
  readonly href?: string;
}

/** The crumbs of the page with the addresses of those that can be opened. */
export function useCrumbs(): { readonly crumbs: readonly CrumbLink[]; readonly params: Params } {
  const { path, params } = usePlace();
  const named = ROUTES.find((route) => route.path === path)?.crumbs ?? [];
  const crumbs = named
    // The fleet replaces a satellite.
    .map((crumb) => (crumb === 'satellite' && params['satelliteId'] === FLEET ? 'assets' : crumb))
    .map((crumb): CrumbLink => {
      const href = addressOf(crumb, params);
      return href === undefined ? { crumb } : { crumb, href };
    });
  return { crumbs, params };
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

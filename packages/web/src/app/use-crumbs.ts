import { useMatches } from '@tanstack/react-router';
import type { en } from '../i18n/en.ts';
import { FLEET, paths } from '../navigation/paths.ts';
import { hasPage } from './feature-pages.ts';

export interface CrumbLink {
  readonly crumb: Crumb;
  readonly href?: string;
}

type Params = Readonly<Record<string, string | undefined>>;

/** The crumbs of the matched routes with the addresses of those that can be opened. */
export function useCrumbs(): { readonly crumbs: readonly CrumbLink[]; readonly params: Params } {
  const matches = useMatches();
  const params: Params = matches.at(-1)?.params ?? {};
  const crumbs = matches
    .flatMap((match) => match.staticData?.crumbs ?? [])
    // The fleet stands in the place of a satellite.
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

/** What a route is called in breadcrumbs and in the title of the window; `satellite` shows the satellite's name. */
export type Crumb = keyof (typeof en)['crumbs'];

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The crumbs that this route adds to those of its parents. */
    readonly crumbs?: readonly Crumb[];
  }
}

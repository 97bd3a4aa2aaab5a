import {
  BookOpen,
  LayoutDashboard,
  type LucideIcon,
  Orbit,
  Radar,
  RadioTower,
  Satellite,
  ScanSearch,
  Search,
  TriangleAlert,
  UserRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { UserIdentity } from '../auth/auth-port.ts';
import { mayUse } from '../auth/services.ts';
import { paths } from '../navigation/paths.ts';
import { hasPage } from './feature-pages.ts';

type PlaceId =
  | 'overview'
  | 'ca'
  | 'assets'
  | 'odt'
  | 'oems'
  | 'screening'
  | 'find'
  | 'flightRules'
  | 'account'
  | 'docs';

export interface Destination {
  readonly id: PlaceId;
  readonly href: string;
  /** Beginning of every address that belongs to it. */
  readonly root: string;
  /** Beginnings of others that do. */
  readonly further: readonly string[];
  readonly icon: ReactNode;
}

/** `further`: beginnings of other addresses that belong to it. */
const to = (id: PlaceId, href: string, root: string, Icon: LucideIcon, ...further: readonly string[]): Destination => ({
  id,
  href,
  root,
  further,
  icon: <Icon size={18} aria-hidden />,
});

const overview = to('overview', paths.overview(), '/ca/overview', LayoutDashboard);
const assets = to('assets', paths.assets(), '/ca/assets', Satellite, '/ca/annual-collision-statistics', '/ca/missions');
const ca = to('ca', paths.conjunctions(), '/ca', TriangleAlert);
const odt = to('odt', paths.observations(), '/odt', Radar);
const oems = to('oems', paths.oems(), '/ca/oems', Orbit);
const screening = to('screening', paths.screening(), '/screening', ScanSearch);
const find = to('find', paths.find(), '/ca/find', Search);
const flightRules = to('flightRules', paths.flightRules(), '/ca/flight-rules', RadioTower, '/ca/satellite');
const account = to('account', paths.account(), '/account', UserRound, '/payments');
const docs = to('docs', paths.docs(), '/docs', BookOpen);

/** C-02: services by role, account and documentation for everyone signed in; only destinations that the user may open. */
export function destinationsOf(identity: UserIdentity | undefined): readonly Destination[] {
  if (!identity) return [];
  const mayCa = mayUse(identity.access, 'ca');
  return [
    ...(mayCa && hasPage('overview') ? [overview] : []),
    ...(mayCa && hasPage('conjunctions') ? [ca] : []),
    ...(mayCa && hasPage('assets') ? [assets] : []),
    ...(mayUse(identity.access, 'odt') && hasPage('observations') ? [odt] : []),
    ...(mayCa && hasPage('oems') ? [oems] : []),
    ...(mayCa && hasPage('screening') ? [screening] : []),
    ...(mayCa && hasPage('find') ? [find] : []),
    ...(mayCa && hasPage('flightRules') ? [flightRules] : []),
    account,
    ...(hasPage('docs') ? [docs] : []),
  ];
}

/** All services of this application, independent of the user. */
export const allServices = (): readonly Destination[] => [
  ...(hasPage('conjunctions') ? [ca] : []),
  ...(hasPage('observations') ? [odt] : []),
];

/** Returns the destination of an address: the longest match. */
export function currentOf(destinations: readonly Destination[], pathname: string): Destination | undefined {
  return destinations
    .flatMap((destination) => [destination.root, ...destination.further].map((root) => ({ destination, root })))
    .filter(({ root }) => pathname === root || pathname.startsWith(`${root}/`))
    .toSorted((a, b) => b.root.length - a.root.length)[0]?.destination;
}

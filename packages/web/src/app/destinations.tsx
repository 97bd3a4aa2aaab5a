import {
  BookOpen,
  LayoutDashboard,
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
import type { Identity } from '../auth/auth-port.ts';
import { mayUse } from '../auth/services.ts';
import { paths } from '../navigation/paths.ts';
import { hasPage } from './feature-pages.ts';

export interface Destination {
  readonly id:
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
  readonly href: string;
  /** Beginning of every address that belongs to it. */
  readonly root: string;
  /** Beginnings of others that do. */
  readonly further?: readonly string[];
  readonly icon: ReactNode;
}

const overview: Destination = {
  id: 'overview',
  href: paths.overview(),
  root: '/ca/overview',
  icon: <LayoutDashboard size={18} aria-hidden />,
};
const assets: Destination = {
  id: 'assets',
  href: paths.assets(),
  root: '/ca/assets',
  further: ['/ca/annual-collision-statistics', '/ca/missions'],
  icon: <Satellite size={18} aria-hidden />,
};
const ca: Destination = {
  id: 'ca',
  href: paths.conjunctions(),
  root: '/ca',
  icon: <TriangleAlert size={18} aria-hidden />,
};
const odt: Destination = { id: 'odt', href: paths.observations(), root: '/odt', icon: <Radar size={18} aria-hidden /> };
const oems: Destination = {
  id: 'oems',
  href: paths.oems(),
  root: '/ca/oems',
  icon: <Orbit size={18} aria-hidden />,
};
const screening: Destination = {
  id: 'screening',
  href: paths.screening(),
  root: '/screening',
  icon: <ScanSearch size={18} aria-hidden />,
};
const find: Destination = { id: 'find', href: paths.find(), root: '/ca/find', icon: <Search size={18} aria-hidden /> };
const flightRules: Destination = {
  id: 'flightRules',
  href: paths.flightRules(),
  root: '/ca/flight-rules',
  further: ['/ca/satellite'],
  icon: <RadioTower size={18} aria-hidden />,
};
const account: Destination = {
  id: 'account',
  href: paths.account(),
  root: '/account',
  further: ['/payments'],
  icon: <UserRound size={18} aria-hidden />,
};
const docs: Destination = { id: 'docs', href: paths.docs(), root: '/docs', icon: <BookOpen size={18} aria-hidden /> };

/** C-02: services by role, account and documentation for everybody signed in; only what can be opened. */
export function destinationsOf(identity: Identity | undefined): readonly Destination[] {
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

/** The services of this application, whoever may use them. */
export const allServices = (): readonly Destination[] => [
  ...(hasPage('conjunctions') ? [ca] : []),
  ...(hasPage('observations') ? [odt] : []),
];

/** The destination that an address belongs to: the one that names most of it. */
export function currentOf(destinations: readonly Destination[], pathname: string): Destination | undefined {
  return destinations
    .flatMap((destination) => [destination.root, ...(destination.further ?? [])].map((root) => ({ destination, root })))
    .filter(({ root }) => pathname === root || pathname.startsWith(`${root}/`))
    .toSorted((a, b) => b.root.length - a.root.length)[0]?.destination;
}

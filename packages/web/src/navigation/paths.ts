import { stringifySearch } from './search-params.ts';

const part = encodeURIComponent;

/** In the address of statistics, in the place of a satellite. */
export const FLEET_SEGMENT = 'fleet';

/** Subject of a new observation request, as URL parameters. */
interface OrderAddress {
  readonly new?: 'request';
  readonly conjunction?: string;
  readonly object?: 'PRIMARY' | 'SECONDARY';
  readonly satellite?: string;
}

/** The tabs of the account page; the first one needs no name. */
export const ACCOUNT_PAGES = ['profile', 'notifications'] as const;
export type AccountPageName = (typeof ACCOUNT_PAGES)[number];

/** Every address of the application, in one place. Links and navigation take these. */
export const paths = {
  docs: (page?: string, file?: string) => ['/docs', page, file].filter((name) => name !== undefined).join('/'),
  terms: () => '/tnc',
  /** Public verification of a decision record, without sign-in. */
  /** A document of its own, outside of the router. */
  verify: () => '/verify',
  home: () => '/',
  account: (page?: AccountPageName) => (page === undefined ? '/account' : `/account/${page}`),
  /** Payments of the operator: balance and orders, or another of the views. */
  payments: (page?: 'orders' | 'invoices' | 'products' | 'customers') =>
    page === undefined ? '/payments' : `/payments/${page}`,
  /** With an id: that run, opened. */
  screening: (screeningId?: string) => `/screening${stringifySearch({ run: screeningId })}`,
  odt: () => '/odt',
  /** With a choice: the dialog of a new request is open, with the target filled in. */
  observations: (order: OrderAddress = {}) => `/odt/observations${stringifySearch({ ...order })}`,
  observation: (requestId: string, fileId?: string) =>
    fileId === undefined || fileId === ''
      ? `/odt/observation/${part(requestId)}`
      : `/odt/observation/${part(requestId)}/${part(fileId)}`,
  /** Files of measurements, and the upload of one's own. */
  observationFiles: () => '/odt/files',
  /** A file without a request: one of the operator's own. */
  observationFile: (fileId: string) => `/odt/file/${part(fileId)}`,
  /** With a choice: the form of a new sensor is open. */
  sensors: (choice: { readonly new?: 'sensor' } = {}) => `/odt/sensors${stringifySearch({ ...choice })}`,
  sensor: (sensorId: string) => `/odt/sensor/${part(sensorId)}`,
  ca: () => '/ca',
  overview: () => '/ca/overview',
  assets: () => '/ca/assets',
  /** With an id: that file, selected. */
  oems: (oemFileId?: string) => `/ca/oems${stringifySearch({ oem: oemFileId })}`,
  /** With an id: only the results of that screening. */
  conjunctions: (screeningId?: string) => `/ca/conjunctions${stringifySearch({ screening: screeningId })}`,
  find: (satelliteId?: string) => (satelliteId === undefined ? '/ca/find' : `/ca/find/${part(satelliteId)}`),
  postManoeuvreScreening: (satelliteId: string, conjunctionId: string) =>
    `/ca/post-manoeuvre-screening/${part(satelliteId)}/${part(conjunctionId)}`,
  manoeuvre: (satelliteId: string, conjunctionId: string) =>
    `/ca/manoeuvre/${part(satelliteId)}/${part(conjunctionId)}`,
  cdm: (satelliteId: string, conjunctionId: string, messageId: string) =>
    `/ca/cdm/${part(satelliteId)}/${part(conjunctionId)}/${part(messageId)}`,
  /** With a tab: that view of it, by its id on the page. */
  conjunction: (satelliteId: string, conjunctionId: string, tab?: string) =>
    `/ca/conjunction/${part(satelliteId)}/${part(conjunctionId)}${stringifySearch({ tab })}`,
  satellite: (satelliteId: string) => `/ca/satellite/${part(satelliteId)}`,
  /** The fleet, its ground stations and the flight rules. */
  flightRules: () => '/ca/flight-rules',
  /** Without a satellite: the entire fleet. */
  /** With an id: that study, shown. */
  missions: (missionId?: string) => (missionId === undefined ? '/ca/missions' : `/ca/missions/${part(missionId)}`),
  annualStatistics: (satelliteId: string = FLEET_SEGMENT) => `/ca/annual-collision-statistics/${part(satelliteId)}`,
  sky: () => '/sky',
  audit: () => '/audit',
  feeds: () => '/feeds',
  feed: (feedId: string) => `/feeds/${encodeURIComponent(feedId)}`,
  publishing: () => '/publishing',
  contacts: () => '/contacts',
  kitchenSink: () => '/dev/kitchensink',
  space3d: () => '/dev/3d',
  outbox: () => '/dev/outbox',
  connectionError: () => '/connection-error',
} as const;

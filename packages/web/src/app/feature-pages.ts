import type { ComponentType } from 'react';
import type { Prefetch } from '../api/prefetch.ts';

/** A page of a feature, fetched when its address is first opened. */
export type PageImport = () => Promise<ComponentType>;

/** The pages that features bring, by the row of the route table that names them. */
export type FeaturePage =
  | 'docs'
  | 'screening'
  | 'observations'
  | 'observation'
  | 'files'
  | 'file'
  | 'sensors'
  | 'sensor'
  | 'payments'
  | 'oems'
  | 'conjunctions'
  | 'find'
  | 'postManoeuvreScreening'
  | 'manoeuvre'
  | 'cdm'
  | 'conjunction'
  | 'satellite'
  | 'flightRules'
  | 'annualStatistics'
  | 'missions'
  | 'outbox'
  | 'space3d'
  | 'sky'
  | 'audit'
  | 'feeds'
  | 'feed'
  | 'publishing'
  | 'contacts'
  | 'overview'
  | 'assets';

/**
 * Where features meet the application. A feature exports pages; this list names the chunk of each. An address whose
 * page is not listed reads `Page not found`, and the shell does not link to it. One line per page:
 *
 * conjunctions: () => import('../features/conjunctions/ConjunctionsPage.tsx').then((chunk) => chunk.ConjunctionsPage),
 */
export const featurePages: Partial<Record<FeaturePage, PageImport>> = {
  docs: () => import('../features/docs/DocsPage.tsx').then((chunk) => chunk.DocsPage),
  conjunctions: () => import('../features/conjunctions/ConjunctionsPage.tsx').then((chunk) => chunk.ConjunctionsPage),
  conjunction: () => import('../features/conjunctions/ConjunctionPage.tsx').then((chunk) => chunk.ConjunctionPage),
  cdm: () => import('../features/conjunctions/CdmPage.tsx').then((chunk) => chunk.CdmPage),
  overview: () => import('../features/dashboards/OverviewPage.tsx').then((chunk) => chunk.OverviewPage),
  assets: () => import('../features/dashboards/AssetsPage.tsx').then((chunk) => chunk.AssetsPage),
  find: () => import('../features/find/FindPage.tsx').then((chunk) => chunk.FindPage),
  manoeuvre: () => import('../features/manoeuvre/PlannerPage.tsx').then((chunk) => chunk.PlannerPage),
  postManoeuvreScreening: () =>
    import('../features/post-manoeuvre-screening/ScreeningPage.tsx').then((chunk) => chunk.PostManoeuvreScreeningPage),
  oems: () => import('../features/ephemerides/EphemeridesPage.tsx').then((chunk) => chunk.EphemeridesPage),
  annualStatistics: () => import('../features/statistics/StatisticsPage.tsx').then((chunk) => chunk.StatisticsPage),
  missions: () => import('../features/statistics/StatisticsPage.tsx').then((chunk) => chunk.MissionsPage),
  satellite: () => import('../features/satellite/SatellitePage.tsx').then((chunk) => chunk.SatellitePage),
  flightRules: () => import('../features/fleet/FleetPage.tsx').then((chunk) => chunk.FleetPage),
  observations: () => import('../features/tracking/ObservationsPage.tsx').then((chunk) => chunk.ObservationsPage),
  observation: () => import('../features/tracking-request/RequestPage.tsx').then((chunk) => chunk.RequestPage),
  files: () => import('../features/tracking-files/FilesPage.tsx').then((chunk) => chunk.FilesPage),
  file: () => import('../features/tracking-request/FilePage.tsx').then((chunk) => chunk.FilePage),
  sensors: () => import('../features/tracking-sensors/SensorsPage.tsx').then((chunk) => chunk.SensorsPage),
  sensor: () => import('../features/tracking-sensors/SensorPage.tsx').then((chunk) => chunk.SensorPage),
  sky: () => import('../features/sky/SkyPage.tsx').then((chunk) => chunk.SkyPage),
  audit: () => import('../features/audit/AuditPage.tsx').then((chunk) => chunk.AuditPage),
  feeds: () => import('../features/feeds/FeedsPage.tsx').then((chunk) => chunk.FeedsPage),
  feed: () => import('../features/feeds/FeedPage.tsx').then((chunk) => chunk.FeedPage),
  contacts: () => import('../features/contacts/ContactsPage.tsx').then((chunk) => chunk.ContactsPage),
  publishing: () => import('../features/publishing/PublishingPage.tsx').then((chunk) => chunk.PublishingPage),
  space3d: () => import('../features/space/SpacePage.tsx').then((chunk) => chunk.SpacePage),
  payments: () => import('../features/payments/PaymentsPage.tsx').then((chunk) => chunk.PaymentsPage),
  outbox: () => import('../features/alerts/OutboxPage.tsx').then((chunk) => chunk.OutboxPage),
  screening: () => import('../features/screening/ScreeningPage.tsx').then((chunk) => chunk.ScreeningPage),
};

/** Pages with a prefetch of their data. */
export const prefetchOfPages: Partial<Record<FeaturePage, () => Promise<Prefetch>>> = {
  conjunctions: () => import('../features/conjunctions/ConjunctionsPage.tsx').then((chunk) => chunk.prefetch),
  conjunction: () => import('../features/conjunctions/ConjunctionPage.tsx').then((chunk) => chunk.prefetch),
  manoeuvre: () => import('../features/manoeuvre/PlannerPage.tsx').then((chunk) => chunk.prefetch),
};

/** Whether a page is there to be linked to. */
export const hasPage = (page: FeaturePage): boolean => featurePages[page] !== undefined;

/** Items of the status line, next to the user. */
export const statusSlots: readonly PageImport[] = [
  () => import('../nouns/screening/ScreeningNow.tsx').then((chunk) => chunk.ScreeningNow),
];

/**
 * Items that features add to the header, between breadcrumbs and bell, such as the next critical conjunction:
 *
 * () => import('../features/conjunctions/NextCritical.tsx').then((chunk) => chunk.NextCritical),
 */
export const headerSlots: readonly PageImport[] = [
  () => import('../features/conjunctions/NextCritical.tsx').then((chunk) => chunk.NextCritical),
];

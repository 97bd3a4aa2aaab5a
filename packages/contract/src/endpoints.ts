import { LANGUAGE, MACHINES, PROFILE } from './account/endpoints/account.ts';
import { CALENDAR } from './alerts/endpoints/calendar.ts';
import { LOG } from './alerts/endpoints/log.ts';
import { NOTIFICATIONS } from './alerts/endpoints/notifications.ts';
import { PLACES } from './alerts/endpoints/places.ts';
import { RAISING, REHEARSAL } from './alerts/endpoints/raising.ts';
import { ROTA } from './alerts/endpoints/rota.ts';
import { RULES } from './alerts/endpoints/rules.ts';
import { AUDIT } from './audit/endpoints/audit.ts';
import { ANALYSIS } from './ca/endpoints/analysis.ts';
import { CATALOGUE } from './ca/endpoints/catalogue.ts';
import { CDMS } from './ca/endpoints/cdms.ts';
import { CONJUNCTIONS } from './ca/endpoints/conjunctions.ts';
import { CONTACTS } from './ca/endpoints/contacts.ts';
import { COORDINATION } from './ca/endpoints/coordination.ts';
import { DECISIONS } from './ca/endpoints/decisions.ts';
import { EPHEMERIS_FILES } from './ca/endpoints/ephemeris-files.ts';
import { FIND } from './ca/endpoints/find.ts';
import { FLIGHT_RULES } from './ca/endpoints/flight-rules.ts';
import { MANOEUVRES } from './ca/endpoints/manoeuvres.ts';
import { MISSIONS } from './ca/endpoints/missions.ts';
import { OBJECT } from './ca/endpoints/object.ts';
import { POST_MANOEUVRE_SCREENINGS } from './ca/endpoints/post-manoeuvre-screenings.ts';
import { READINESS } from './ca/endpoints/readiness.ts';
import { RECORD_KEYS } from './ca/endpoints/record-keys.ts';
import { SATELLITES } from './ca/endpoints/satellites.ts';
import { SCREENINGS } from './ca/endpoints/screenings.ts';
import { STATIONS } from './ca/endpoints/stations.ts';
import { STATISTICS } from './ca/endpoints/statistics.ts';
import { USERCONFIG } from './ca/endpoints/userconfig.ts';
import { FEEDS } from './feeds/endpoints/feeds.ts';
import { TRACKING_HOOKS } from './odt/endpoints/hooks.ts';
import { OBSERVATIONS } from './odt/endpoints/observations.ts';
import { OPPORTUNITIES } from './odt/endpoints/opportunities.ts';
import { PASS_PREDICTION } from './odt/endpoints/pass-prediction.ts';
import { REQUESTS } from './odt/endpoints/requests.ts';
import { SENSORS } from './odt/endpoints/sensors.ts';
import { WEATHER } from './odt/endpoints/weather.ts';
import { CUSTOMERS } from './payments/endpoints/customers.ts';
import { PAYMENT_HOOKS } from './payments/endpoints/hooks.ts';
import { INVOICES } from './payments/endpoints/invoices.ts';
import { ORDERS } from './payments/endpoints/orders.ts';
import { PRODUCTS } from './payments/endpoints/products.ts';
import { UNBOOKED } from './payments/endpoints/unbooked.ts';
import { USAGE } from './platform/usage.ts';
import { PUBLISHING } from './publishing/endpoints/publishing.ts';
import { SKY } from './sky/endpoints/sky.ts';
import { TLE } from './tle/endpoints/tle.ts';
import { ODT_USERCONFIG } from './userconfig/endpoints/userconfig.ts';

/** All documented calls of the platform, by name. */
export const ENDPOINTS = {
  ...LANGUAGE,
  ...MACHINES,
  ...USAGE,
  ...PROFILE,
  ...LOG,
  ...NOTIFICATIONS,
  ...PLACES,
  ...CALENDAR,
  ...RAISING,
  ...REHEARSAL,
  ...ROTA,
  ...RULES,
  ...AUDIT,
  ...ANALYSIS,
  ...CATALOGUE,
  ...CDMS,
  ...CONJUNCTIONS,
  ...CONTACTS,
  ...COORDINATION,
  ...DECISIONS,
  ...EPHEMERIS_FILES,
  ...FIND,
  ...FLIGHT_RULES,
  ...MANOEUVRES,
  ...MISSIONS,
  ...OBJECT,
  ...POST_MANOEUVRE_SCREENINGS,
  ...READINESS,
  ...SATELLITES,
  ...SCREENINGS,
  ...STATIONS,
  ...STATISTICS,
  ...USERCONFIG,
  ...FEEDS,
  ...PUBLISHING,
  ...OBSERVATIONS,
  ...OPPORTUNITIES,
  ...PASS_PREDICTION,
  ...REQUESTS,
  ...SENSORS,
  ...WEATHER,
  ...CUSTOMERS,
  ...INVOICES,
  ...ORDERS,
  ...PRODUCTS,
  ...RECORD_KEYS,
  ...UNBOOKED,
  ...SKY,
  ...TLE,
  ...ODT_USERCONFIG,
};

/** Calls of providers by name; the sender signs the message. */
export const HOOKS = { ...TRACKING_HOOKS, ...PAYMENT_HOOKS };

/** The name of a call. */
export type EndpointId = keyof typeof ENDPOINTS;

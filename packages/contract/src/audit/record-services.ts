import { COLLISION_AVOIDANCE } from '../ca/role.ts';
import { ON_DEMAND_TRACKING } from '../odt/role.ts';
import { PAYMENTS } from '../payments/role.ts';
import { type ResourceAccess, satisfies } from '../platform/roles.ts';

/** Kinds of records in the audit log by the role that may read them; other kinds belong to accounts and sign-ins. */
const RECORDS = {
  [COLLISION_AVOIDANCE.resource]: [
    'alert',
    'alert-rota',
    'alert-rules',
    'catalogue',
    'cdm',
    'conjunction',
    'covariance-rules',
    'decision',
    'ephemeris',
    'feed',
    'flight-rules',
    'manoeuvre',
    'mission',
    'post-manoeuvre-screening',
    'publication',
    'recipient',
    'satellite',
    'screening',
    'station',
  ],
  [ON_DEMAND_TRACKING.resource]: ['observation', 'observation-request', 'satellite', 'sensor', 'station'],
  [PAYMENTS.resource]: ['balance', 'customer', 'invoice', 'payment', 'payment-order', 'price', 'product'],
} as const;

/** Kinds of records of the services that these roles give access to, without accounts and sign-ins. */
export const recordTypesOf = (roles: ResourceAccess): readonly string[] => [
  ...new Set(
    Object.entries(RECORDS).flatMap(([resource, types]) => (satisfies(roles, [`${resource}:user`]) ? types : [])),
  ),
];

/** Kinds of records of all services. Other kinds belong to accounts and sign-ins. */
export const SERVICE_RECORD_TYPES: readonly string[] = [...new Set(Object.values(RECORDS).flat())];

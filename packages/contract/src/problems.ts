import { ALERT_PROBLEMS } from './alerts/problems.ts';
import { CA_PROBLEMS } from './ca/problems.ts';
import { FEED_PROBLEMS } from './feeds/problems.ts';
import { FLEET_PROBLEMS } from './fleet/problems.ts';
import { IDENTITY_PROBLEMS } from './identity/problems.ts';
import { ODT_PROBLEMS } from './odt/problems.ts';
import { PAYMENT_PROBLEMS } from './payments/problems.ts';
import { FIELD_PROBLEMS } from './platform/field-problems.ts';
import type { CodeOf } from './platform/problem-table.ts';
import { PLATFORM_PROBLEMS } from './platform/problems.ts';
import { PUBLISHING_PROBLEMS } from './publishing/problems.ts';
import { SKY_PROBLEMS } from './sky/problems.ts';
import { TLE_PROBLEMS } from './tle/problems.ts';

/** Tables of the services; each code is in one of them. */
export const PROBLEM_TABLES = {
  platform: PLATFORM_PROBLEMS,
  field: FIELD_PROBLEMS,
  identity: IDENTITY_PROBLEMS,
  fleet: FLEET_PROBLEMS,
  ca: CA_PROBLEMS,
  odt: ODT_PROBLEMS,
  sky: SKY_PROBLEMS,
  payments: PAYMENT_PROBLEMS,
  tle: TLE_PROBLEMS,
  alerts: ALERT_PROBLEMS,
  feeds: FEED_PROBLEMS,
  publishing: PUBLISHING_PROBLEMS,
} as const;

/** All problems of the API except the faults inside messages, which `@keepout/ccsds` defines. */
export const PROBLEMS = {
  ...PLATFORM_PROBLEMS,
  ...FIELD_PROBLEMS,
  ...IDENTITY_PROBLEMS,
  ...FLEET_PROBLEMS,
  ...CA_PROBLEMS,
  ...ODT_PROBLEMS,
  ...SKY_PROBLEMS,
  ...PAYMENT_PROBLEMS,
  ...TLE_PROBLEMS,
  ...ALERT_PROBLEMS,
  ...FEED_PROBLEMS,
  ...PUBLISHING_PROBLEMS,
} as const;

/** Codes of responses; each has one status. */
export type AnswerCode = CodeOf<typeof PROBLEMS, number>;
/** Codes of rejected files. */
export type FileCode = CodeOf<typeof PROBLEMS, 'file'>;
export type ProblemCode = keyof typeof PROBLEMS;

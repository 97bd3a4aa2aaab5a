import type { AlertKind, AlertLevel } from '@keepout/contract/alerts/enums';

/** Returns whether alerts of a kind require an acknowledgement. */
export const needsPerson = (kind: AlertKind): boolean =>
  kind === 'ACT' || kind === 'DECIDE_BY_NEAR' || kind === 'ADVICE_CONTRARY';

const LEVELS: Readonly<Record<AlertKind, AlertLevel>> = {
  ACT: 'critical',
  DECIDE_BY_NEAR: 'critical',
  NO_CONCLUSION: 'serious',
  WATCH: 'caution',
  EASED: 'ok',
  ADVICE_CONTRARY: 'critical',
  MESSAGE_REISSUED: 'serious',
  ANSWER_RECEIVED: 'serious',
  PUBLICATION_STOPPED: 'serious',
  PLAN_STALE: 'serious',
  EPHEMERIS_STALE: 'caution',
  CATALOGUE_STALE: 'caution',
  CATALOGUE_KEPT_BACK: 'serious',
  FEED_STALE: 'caution',
  CAPACITY_SHORT: 'serious',
  OBSERVATION_ARRIVED: 'info',
  REQUEST_STATUS: 'info',
  SCREENING_STATUS: 'info',
};

export const alertLevelOfKind = (kind: AlertKind): AlertLevel => LEVELS[kind];

/** Kinds of alerts that require no action. */
export const INFORMING: readonly AlertKind[] = (Object.keys(LEVELS) as AlertKind[]).filter(
  (kind) => LEVELS[kind] === 'info' || LEVELS[kind] === 'ok',
);

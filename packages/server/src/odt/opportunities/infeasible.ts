import type { InfeasibleReason } from '@keepout/contract/odt/enums';

/** How near to a pass each obstacle comes; the nearest one is told. */
const NEARNESS: readonly InfeasibleReason[] = [
  'NO_SENSOR',
  'NO_ORBIT',
  'NO_PASS',
  'NEVER_DARK',
  'NEVER_LIT',
  'NEAR_MOON',
  'TOO_FAINT',
  'TOO_FAR',
  'SENSOR_BUSY',
  'OVER_PRICE',
];

export function nearestReason(reasons: readonly InfeasibleReason[]): InfeasibleReason {
  return NEARNESS.findLast((one) => reasons.includes(one)) ?? 'NO_SENSOR';
}

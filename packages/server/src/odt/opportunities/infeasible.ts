import type { InfeasibleReason } from '@keepout/contract/odt/enums';

/** Why there is nothing to order, in a sentence. */
export const INFEASIBLE_SENTENCES: Readonly<Record<InfeasibleReason, string>> = {
  NO_PASS: 'The object does not rise over the mask of any of the sensors long enough within the window.',
  NEVER_LIT: 'The object is in the shadow of the Earth whenever a telescope could see it.',
  NEVER_DARK: 'It is day or twilight at every telescope when the object passes.',
  TOO_FAINT: 'The object is too faint for the telescopes that it passes.',
  TOO_FAR: 'The object stays beyond the range of the radars that it passes.',
  NEAR_MOON: 'The object stands too near to the Moon whenever a telescope could see it.',
  SENSOR_BUSY: 'Every pass falls into a time in which its sensor takes no orders.',
  OVER_PRICE: 'What is left to spend on the order, or on the account, does not cover any other pass.',
  NO_SENSOR: 'No sensor that measures what is wanted takes orders in this installation.',
  NO_ORBIT: 'The orbit does not reach into the window.',
};

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

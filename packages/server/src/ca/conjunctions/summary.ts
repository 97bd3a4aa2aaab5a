import type { Conjunction } from '@keepout/contract/ca/conjunction';

/**
 * What the newest message says of an event, kept beside the columns that lists filter and sort by.
 * Identity, counts and times that depend on "now" are added when the event is presented.
 */
export type ConjunctionSummary = Pick<
  Conjunction,
  | 'object2'
  | 'screeningType'
  | 'probabilityMethod'
  | 'probabilityReason'
  | 'maxProbability'
  | 'dilution'
  | 'covarianceSource'
  | 'radialSeparation'
  | 'relativePosition'
  | 'relativeVelocity'
  | 'relativeSpeed'
  | 'mahalanobisDistance'
  | 'verdict'
>;

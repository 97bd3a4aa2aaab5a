import { z } from 'zod';
import { PLANNED_MANOEUVRE_TYPES } from '../fleet/propulsion-types.ts';

export const manoeuvreState = z
  .enum(['DRAFT', 'PROPOSED', 'APPROVED', 'COMMITTED', 'EXECUTED', 'VERIFIED', 'ABANDONED'])
  .meta({
    id: 'ManoeuvreState',
    description:
      'State of a plan. DRAFT: in preparation. PROPOSED: waits for approval. APPROVED: may be flown. COMMITTED: commanded to the satellite. ' +
      'EXECUTED: flown. VERIFIED: flown and measured. ABANDONED: not flown.',
  });
export const plannedManoeuvreType = z
  .enum(PLANNED_MANOEUVRE_TYPES)
  .meta({ id: 'PlannedManoeuvreType', description: 'Type of a manoeuvre.' });
export const manoeuvreObjective = z.enum(['PROBABILITY', 'MAHALANOBIS_DISTANCE', 'MISS_DISTANCE']).meta({
  id: 'ManoeuvreObjective',
  description: 'Objective of a search: minimum probability, maximum Mahalanobis distance, or maximum miss distance.',
});
export const manoeuvreStar = z.enum(['CHEAPEST', 'EARLIEST', 'LEAST_ORBIT_CHANGE', 'FARTHEST']).meta({
  id: 'ManoeuvreStar',
  description:
    'Role of a recommended candidate. CHEAPEST: lowest delta-v that reaches the target. EARLIEST: earliest ignition. LEAST_ORBIT_CHANGE: ' +
    'smallest change of the semi-major axis. FARTHEST: largest miss distance within the capability of the satellite.',
});
export const manoeuvreBranch = z.enum(['HOT', 'NOMINAL', 'COLD', 'LATE', 'MISSED']).meta({
  id: 'ManoeuvreBranch',
  description:
    'Execution case. HOT: three sigma too strong. NOMINAL: as planned. COLD: three sigma too weak. LATE: as planned one revolution later, if that ends before TCA. MISSED: no burn.',
});
export const manoeuvredEventOutcome = z.enum(['PASSES', 'DEPARTS', 'UNKNOWN']).meta({
  id: 'ManoeuvredEventOutcome',
  description:
    'PASSES: the objects still have a close approach. DEPARTS: they no longer have one, and the probability is 0. ' +
    'UNKNOWN: the effect cannot be computed; the values without the manoeuvre are used.',
});
export const planConstraint = z
  .enum([
    'IN_THE_PAST',
    'ALLOWED_WINDOWS',
    'NO_BURN_TIMES',
    'ECLIPSE',
    'COMMAND_CONTACT',
    'CONFIRMATION_CONTACT',
    'BURN_SPACING',
    'PROPELLANT',
    'SMA_CHANGE',
    'PHASE_CHANGE',
  ])
  .meta({ id: 'PlanConstraint', description: 'Constraint that excludes a manoeuvre.' });
export const staleReason = z
  .enum(['NEW_MESSAGE', 'NEW_EPHEMERIS', 'NEW_CATALOGUE', 'SATELLITE_CHANGED', 'RULES_CHANGED', 'TCA_PASSED'])
  .meta({ id: 'StaleReason', description: 'Change since a plan was computed.' });
export const unplannableReason = z
  .enum([
    'NO_PROPULSION',
    'PROPULSION_UNKNOWN',
    'FIELD_MISSING',
    'TCA_PASSED',
    'NO_COVARIANCE',
    'NO_ENCOUNTER',
    'NOT_BOUND',
  ])
  .meta({ id: 'UnplannableReason', description: 'Reason why no manoeuvre can be planned.' });
export const leftOutReason = z
  .enum([
    'LEFT_OUT_BY_OPERATOR',
    'NO_COVARIANCE',
    'COVARIANCE_UNUSABLE',
    'NO_CLOSEST_APPROACH',
    'NO_RELATIVE_SPEED',
    'MESSAGE_UNUSABLE',
  ])
  .meta({
    id: 'LeftOutReason',
    description:
      'Reason why a conjunction is excluded from all totals. LEFT_OUT_BY_OPERATOR: you excluded it. With all other codes, it cannot be computed. ' +
      'NO_COVARIANCE: an object has no covariance. COVARIANCE_UNUSABLE: a covariance is not positive definite or in an unknown frame. ' +
      'NO_CLOSEST_APPROACH: the states have no close approach. NO_RELATIVE_SPEED: no encounter plane. MESSAGE_UNUSABLE: states or frame cannot be read.',
  });
export const planScreeningStatus = z
  .enum([
    'NOT_SCREENED',
    'RUNNING',
    'FAILED',
    'CANCELLED',
    'STALE',
    'EVENTS_RAISED',
    'ESTIMATES_RAISED',
    'TARGET_MISSED',
    'PART_SCREENED',
    'CLEAR',
  ])
  .meta({
    id: 'PlanScreeningStatus',
    description:
      'Result of the newest screening of a plan. STALE: the plan or its inputs have changed since. EVENTS_RAISED: conjunctions with ' +
      'stated covariance are new or worse above the watch threshold. ESTIMATES_RAISED: conjunctions with estimated covariance add more than the target. ' +
      'TARGET_MISSED: the avoided conjunction is not below the target, or a low probability is not conclusive. PART_SCREENED: ' +
      'the orbit with the manoeuvre covers only a part of the window. CLEAR: none of these. With several results, the first of this list applies.',
  });
export const notScreenedReason = z.enum(['NO_CATALOGUE', 'NO_ORBIT']).meta({
  id: 'NotScreenedReason',
  description:
    'Reason why candidates were not screened. NO_CATALOGUE: no catalogue is loaded. NO_ORBIT: no orbit of the satellite covers the manoeuvre.',
});
export const returnObstacle = z.enum(['PHASE', 'SIZE', 'CONSTRAINTS']).meta({
  id: 'ReturnObstacle',
  description:
    'Reason why no return manoeuvre is found. PHASE: the satellite does not drift back in time within the band of the semi-major axis. SIZE: ' +
    'the delta-v exceeds the capability of the satellite. CONSTRAINTS: constraints exclude all ignition epochs.',
});
export const exportFormat = z
  .enum(['opm', 'oem', 'ocm', 'csv', 'json'])
  .meta({ id: 'ManoeuvreExportFormat', description: 'Format of an exported plan.' });
export const eventChange = z
  .enum(['NEW', 'WORSE', 'BETTER', 'GONE', 'UNCHANGED'])
  .meta({ id: 'EventChange', description: 'Effect of a manoeuvre on a conjunction.' });

export type ManoeuvreState = z.infer<typeof manoeuvreState>;
export type PlannedManoeuvreType = z.infer<typeof plannedManoeuvreType>;
export type ManoeuvreStar = z.infer<typeof manoeuvreStar>;
export type ManoeuvredEventOutcome = z.infer<typeof manoeuvredEventOutcome>;
export type ManoeuvreBranch = z.infer<typeof manoeuvreBranch>;
export type PlanConstraint = z.infer<typeof planConstraint>;
export type StaleReason = z.infer<typeof staleReason>;
export type UnplannableReason = z.infer<typeof unplannableReason>;
export type LeftOutReason = z.infer<typeof leftOutReason>;
export type EventChange = z.infer<typeof eventChange>;
export type PlanScreeningStatus = z.infer<typeof planScreeningStatus>;
export type NotScreenedReason = z.infer<typeof notScreenedReason>;

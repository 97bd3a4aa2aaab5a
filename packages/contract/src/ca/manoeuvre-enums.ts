import { z } from 'zod';
import { PLANNED_MANOEUVRE_TYPES } from '../fleet/propulsion-types.ts';

export const manoeuvreState = z
  .enum(['DRAFT', 'PROPOSED', 'APPROVED', 'COMMITTED', 'EXECUTED', 'VERIFIED', 'ABANDONED'])
  .meta({
    id: 'ManoeuvreState',
    description:
      'State of a plan. DRAFT is worked on; PROPOSED waits for approval; APPROVED may be flown; COMMITTED is with the satellite; ' +
      'EXECUTED was flown; VERIFIED was measured afterwards; ABANDONED is not flown.',
  });
export const plannedManoeuvreType = z
  .enum(PLANNED_MANOEUVRE_TYPES)
  .meta({ id: 'PlannedManoeuvreType', description: 'How a manoeuvre changes the orbit.' });
export const manoeuvreObjective = z.enum(['PROBABILITY', 'MAHALANOBIS_DISTANCE', 'MISS_DISTANCE']).meta({
  id: 'ManoeuvreObjective',
  description: 'Objective of a manoeuvre: minimum probability, maximum Mahalanobis distance, maximum distance.',
});
export const manoeuvreStar = z.enum(['CHEAPEST', 'EARLIEST', 'LEAST_ORBIT_CHANGE', 'FARTHEST']).meta({
  id: 'ManoeuvreStar',
  description:
    'What a candidate is best at: CHEAPEST to the target, EARLIEST begin, LEAST_ORBIT_CHANGE of the semi-major axis, FARTHEST ' +
    'miss with all that the satellite can give.',
});
export const manoeuvreBranch = z.enum(['HOT', 'NOMINAL', 'COLD', 'LATE', 'MISSED']).meta({
  id: 'ManoeuvreBranch',
  description:
    'How a manoeuvre may turn out: HOT, three sigma too strong; NOMINAL, as planned; COLD, three sigma too weak; LATE, as planned but a revolution later, where that ends before closest approach; MISSED, not at all.',
});
export const manoeuvredEventOutcome = z.enum(['PASSES', 'DEPARTS', 'UNKNOWN']).meta({
  id: 'ManoeuvredEventOutcome',
  description:
    'PASSES: the objects come close and part. DEPARTS: they do not come within reach of each other any more, and the probability is 0. ' +
    'UNKNOWN: it cannot be computed; the figures with the manoeuvre are those without it, and count so.',
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
  .meta({ id: 'StaleReason', description: 'Changes since a plan was computed.' });
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
      'Why an event is in no total. LEFT_OUT_BY_OPERATOR: you do not count it. All others, nothing can be computed of it: NO_COVARIANCE of one of ' +
      'the objects; COVARIANCE_UNUSABLE, not positive or in an unknown frame; NO_CLOSEST_APPROACH of its states; NO_RELATIVE_SPEED, so no ' +
      'encounter plane; MESSAGE_UNUSABLE, its states or frame cannot be read.',
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
      'What the newest screening of a plan comes to. STALE: the plan, or what it rests on, has changed since. EVENTS_RAISED: events by ' +
      'stated covariance are new or worse above the watch limit. ESTIMATES_RAISED: none is, but events by estimated covariance add more than the target. ' +
      'TARGET_MISSED: neither, but the avoided event is not below the target, or a probability is no all-clear. PART_SCREENED: ' +
      'neither, but the orbit with the manoeuvre covers a part of the window alone. CLEAR: nothing of that.',
  });
export const notScreenedReason = z.enum(['NO_CATALOGUE', 'NO_ORBIT']).meta({
  id: 'NotScreenedReason',
  description:
    'Why candidates were not screened: no catalogue is loaded; or the orbit of the satellite is not known over the manoeuvre and cannot ' +
    'be followed.',
});
export const returnObstacle = z.enum(['PHASE', 'SIZE', 'CONSTRAINTS']).meta({
  id: 'ReturnObstacle',
  description:
    'What keeps a satellite from coming back: PHASE, it does not drift back in time within the band of the semi-major axis; SIZE, ' +
    'more than the satellite can; CONSTRAINTS, no begin is left.',
});
export const exportFormat = z
  .enum(['opm', 'oem', 'ocm', 'csv', 'json'])
  .meta({ id: 'ManoeuvreExportFormat', description: 'Format of an exported plan.' });
export const eventChange = z
  .enum(['NEW', 'WORSE', 'BETTER', 'GONE', 'UNCHANGED'])
  .meta({ id: 'EventChange', description: 'Effect of a manoeuvre on an event.' });

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

import { z } from 'zod';
import { record } from '../platform/described.ts';
import { idOf, metres, metresPerSecond, noradId, ratio, seconds, text, utcTimeOf } from '../platform/primitives.ts';
import { pcInFile } from '../platform/probability-text.ts';
import { confidence, confidenceReason, deltaVFrame } from './enums.ts';
import {
  leftOutReason,
  manoeuvreBranch,
  manoeuvredEventOutcome,
  planConstraint,
  plannedManoeuvreType,
} from './manoeuvre-enums.ts';
import {
  doubt,
  isInadequate,
  kilograms,
  leftOutTotal,
  orNull,
  probabilityValue,
  vector,
  withExecutionError,
} from './manoeuvre-parts.ts';
import { returnBox, returnCourse } from './manoeuvre-return.ts';
import { type Belief, belief } from './verdict.ts';
import { confidenceText } from './words/confidence.ts';

/** Figures of a manoeuvre: the fields of the specification. */
export const manoeuvreFigures = record('ManoeuvreFigures', 'Epochs, delta-v, mass change and states of a manoeuvre.', {
  manoeuvreType: plannedManoeuvreType,
  ignitionEpoch: utcTimeOf('Ignition epoch'),
  orbitsBeforeTca: ratio('Time from ignition to TCA, in orbital periods of the satellite'),
  manoeuvreDuration: seconds('Duration from ignition to the end of the manoeuvre; 0 for an impulse'),
  totalThrustingTime: seconds(
    'Total time of thrust; for an impulse, the time that the thrust of the satellite would need; 0 if the thrust is unknown',
  ),
  totalDeltaVMagnitude: metresPerSecond('Delta-v magnitude, sum over all burns'),
  deltaVMagnitude: metresPerSecond('Delta-v magnitude'),
  deltaVReferenceFrame: deltaVFrame.describe('Reference frame of `deltaVVector`.'),
  deltaVVector: vector('Delta-v in `deltaVReferenceFrame`, m/s'),
  totalDeltaMass: orNull(
    kilograms('Change of mass, sum over all burns, zero or negative; null if mass or specific impulse is unknown'),
  ),
  deltaMass: orNull(kilograms('Change of mass, zero or negative; null if mass or specific impulse is unknown')),
  effectiveThrustMagnitude: orNull(z.number().describe('Thrust times duty cycle, N; null for an impulse.')),
  specificImpulse: orNull(seconds('Specific impulse; null if unknown')),
  dutyCycle: orNull(ratio('Duty cycle: share of the time with thrust, 0 to 1; null for an impulse')),
  spacecraftInitialMass: orNull(kilograms('Mass before the manoeuvre; null if unknown')),
  dragCrossSection: orNull(
    z
      .number()
      .describe('Drag cross-section during the manoeuvre, m^2; null if the manoeuvre does not use differential drag.'),
  ),
  totalTimeInDifferentialDragConfiguration: seconds('Time in the differential-drag attitude'),
  totalTimeInNominalConfiguration: seconds('Time from ignition to TCA in the nominal attitude'),
  positionBefore: vector('Position at ignition without the manoeuvre, EME2000 or the requested `frame`, m'),
  velocityBefore: vector('Velocity at ignition without the manoeuvre, in the same frame, m/s'),
  positionAfter: vector('Position at the end of the manoeuvre, in the same frame, m'),
  velocityAfter: vector('Velocity at the end of the manoeuvre, in the same frame, m/s'),
  smaChange: metres('Change of the osculating semi-major axis, at the same position on both orbits'),
});

/** Confidence in the probabilities of a conjunction. A plan changes positions, not the quality of the covariances. */
const believed = {
  ...belief,
  confidence: confidence
    .optional()
    .describe(
      'Confidence in the probabilities, from the verdict of the conjunction; absent in plans of earlier versions.',
    ),
  confidenceReason: confidenceReason.optional(),
};

/** Effect of a manoeuvre on one conjunction. */
export const manoeuvredEvent = record('ManoeuvredEvent', 'Effect of a manoeuvre on one conjunction.', {
  conjunctionId: idOf('the conjunction'),
  secondaryName: text('Name of the other object.'),
  secondaryNoradId: noradId.nullable(),
  tcaBefore: utcTimeOf('TCA without the manoeuvre'),
  tcaAfter: utcTimeOf('TCA with the manoeuvre'),
  missDistanceBefore: metres('Miss distance without the manoeuvre'),
  missDistanceAfter: metres('Miss distance with the manoeuvre'),
  relativePositionBefore: vector(
    'Position of the other object minus that of the satellite, RTN of the satellite, without the manoeuvre, m',
  ),
  relativePositionAfter: vector(
    'Position of the other object minus that of the satellite, RTN of the satellite, with the manoeuvre, m',
  ),
  probabilityBefore: probabilityValue.describe('Probability of collision without the manoeuvre, 0 to 1.'),
  probabilityAfter: probabilityValue.describe('Probability of collision with the manoeuvre as planned, 0 to 1.'),
  probabilityWithExecutionError: probabilityValue
    .optional()
    .describe('Probability of collision with the manoeuvre and its execution error in the covariance, 0 to 1.'),
  ...believed,
  outcome: manoeuvredEventOutcome.describe('Effect of the manoeuvre on the conjunction.'),
  ...doubt,
  isRaised: z
    .boolean()
    .describe('True if the manoeuvre raises the probability from below to above the watch threshold.'),
});

/** A conjunction that is excluded from all totals. */
export const leftOutEvent = record(
  'LeftOutEvent',
  'A conjunction of the satellite that cannot be computed, or that you excluded. It is in no total and does not stop the plan.',
  {
    conjunctionId: idOf('the conjunction'),
    secondaryName: text('Name of the other object.'),
    secondaryNoradId: noradId.nullable(),
    reason: leftOutReason,
    tca: utcTimeOf('TCA without the manoeuvre; only for a conjunction that you excluded').optional(),
    probabilityBefore: probabilityValue
      .optional()
      .describe('Probability of collision without the manoeuvre, 0 to 1; only for a conjunction that you excluded.'),
    probabilityAfter: probabilityValue
      .optional()
      .describe(
        'Probability of collision with the manoeuvre as planned, 0 to 1; only for a conjunction that you excluded.',
      ),
  },
);

const planeEllipse = record('PlaneEllipse', 'Miss vector and combined covariance in the encounter plane.', {
  x: metres('Miss vector along x of the encounter plane'),
  y: metres('Miss vector along y of the encounter plane'),
  covarianceXX: z.number().describe('Combined covariance, xx, m^2.'),
  covarianceYX: z.number().describe('Combined covariance, yx, m^2.'),
  covarianceYY: z.number().describe('Combined covariance, yy, m^2.'),
});

export const manoeuvreOutcomeOf = record('ManoeuvreOutcome', 'Result of the manoeuvre for one execution case.', {
  branch: manoeuvreBranch,
  share: ratio('Ratio of achieved to planned delta-v'),
  probability: probabilityValue.describe('Probability of the avoided conjunction, 0 to 1.'),
  totalProbability: probabilityValue.describe('Probability that any conjunction is a collision, 0 to 1.'),
  missDistance: metres('Miss distance of the avoided conjunction'),
  plane: planeEllipse
    .optional()
    .describe('Encounter plane of the avoided conjunction; absent in plans of earlier versions.'),
  outcome: manoeuvredEventOutcome.optional().describe('Effect on the avoided conjunction.'),
  ...doubt,
});

/** Complete result of a manoeuvre. */
export const manoeuvreResult = record('ManoeuvreResult', 'Figures of a manoeuvre and its effect on all conjunctions.', {
  figures: manoeuvreFigures,
  returnFigures: manoeuvreFigures.optional(),
  returnBox: returnBox.optional().describe('Target box of the return manoeuvre; absent if none is given.'),
  returnCourse: returnCourse
    .optional()
    .describe('Orbit relative to the box over time; only in the response for a single plan, not in lists.'),
  probabilityBefore: probabilityValue.describe('Probability of the avoided conjunction without the manoeuvre, 0 to 1.'),
  probability: probabilityValue.describe(
    'Probability of the avoided conjunction with the manoeuvre as planned, 0 to 1.',
  ),
  ...believed,
  totalProbabilityBefore: probabilityValue.describe(
    'Probability that any known conjunction is a collision, without the manoeuvre, 0 to 1.',
  ),
  totalProbability: probabilityValue.describe(
    'Probability that any known conjunction is a collision: 1 - product of (1 - Pc), 0 to 1.',
  ),
  isInadequate,
  withExecutionError,
  missDistance: metres('Miss distance of the avoided conjunction'),
  mahalanobisDistance: ratio('Mahalanobis distance in the encounter plane'),
  tca: utcTimeOf('TCA of the avoided conjunction'),
  planeBefore: planeEllipse,
  planeAfter: planeEllipse,
  events: z.array(manoeuvredEvent).describe('All known conjunctions of the satellite, the avoided one first.'),
  leftOutEvents: z
    .array(leftOutEvent)
    .optional()
    .describe('Conjunctions in the window that are excluded from all totals; absent if there are none.'),
  leftOutByOperator: leftOutTotal.optional(),
  branches: z.array(manoeuvreOutcomeOf).describe('Execution cases: hot, nominal, cold, late, missed.'),
  commandBy: utcTimeOf(
    'Latest command uplink: end of the last usable pass, or `uplinkLeadTime` before ignition if that is earlier; null without such a pass',
  ).nullable(),
  commandContact: text('Last pass for the command uplink: station and time; null without one.').nullable(),
  decideBy: utcTimeOf(
    'Decision deadline: `preparationTime` before `commandBy`, or without ground stations before `uplinkLeadTime` ahead of ignition; null if no pass can carry the command; absent in results of earlier versions',
  )
    .nullable()
    .optional(),
  confirmationContact: text('First pass after the manoeuvre: station and time; null without one.').nullable(),
  breaks: z.array(planConstraint).describe('Constraints that the manoeuvre violates.'),
});

export type LeftOutEvent = z.infer<typeof leftOutEvent>;
export type LeftOutTotal = z.infer<typeof leftOutTotal>;

/** Returns the effect of a plan on the avoided conjunction, for files and messages. */
export function avoidedText({
  outcome,
  probabilityBefore,
  probabilityAfter,
  probabilityWithExecutionError: erring,
  confidence: word,
  confidenceReason: reason,
  scaledSigmas,
}: Pick<
  z.infer<typeof manoeuvredEvent>,
  'outcome' | 'probabilityBefore' | 'probabilityAfter' | 'probabilityWithExecutionError' | keyof Belief
>): string {
  const withError = erring === undefined ? '' : `, with the execution error ${pcInFile(erring)}`;
  const believed =
    word && reason ? `, ${confidenceText({ confidence: word, confidenceReason: reason, scaledSigmas }, 'en')}` : '';
  const words: Readonly<Record<typeof outcome, string>> = {
    PASSES: `Pc ${pcInFile(probabilityAfter)}${withError}${believed}`,
    DEPARTS: 'no close approach any more',
    UNKNOWN: 'could not be computed, the value without the manoeuvre is used',
  };
  if (outcome === 'PASSES' && (erring ?? probabilityAfter) >= probabilityBefore)
    return `Conjunction NOT avoided: ${words[outcome]}, without the manoeuvre ${pcInFile(probabilityBefore)}`;
  return `Avoided conjunction: ${words[outcome]}`;
}

export type ManoeuvreFigures = z.infer<typeof manoeuvreFigures>;
export type ManoeuvreResult = z.infer<typeof manoeuvreResult>;

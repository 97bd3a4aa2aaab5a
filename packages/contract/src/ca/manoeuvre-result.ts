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
  known,
  leftOutTotal,
  orNull,
  vector,
  withExecutionError,
} from './manoeuvre-parts.ts';
import { returnBox, returnCourse } from './manoeuvre-return.ts';
import { type Belief, belief } from './verdict.ts';
import { confidenceText } from './words/confidence.ts';

/** A manoeuvre with its figures: the fields of the specification. */
export const manoeuvreFigures = record('ManoeuvreFigures', 'A manoeuvre with its figures.', {
  manoeuvreType: plannedManoeuvreType,
  ignitionEpoch: utcTimeOf('Begin of the manoeuvre'),
  orbitsBeforeTca: ratio('Begin before closest approach, in periods of the satellite'),
  manoeuvreDuration: seconds('From begin to end; 0 for an impulse'),
  totalThrustingTime: seconds(
    'Time that the thruster is on; of an impulse, the time that its thrust needs; 0 where the thrust is unknown',
  ),
  totalDeltaVMagnitude: metresPerSecond('Change of velocity of all burns together'),
  deltaVMagnitude: metresPerSecond('Change of velocity'),
  deltaVReferenceFrame: deltaVFrame.describe('Frame of the vector.'),
  deltaVVector: vector('Change of velocity in the frame named, m/s'),
  totalDeltaMass: orNull(
    kilograms('Change of mass of all burns together, not positive; null where mass or specific impulse is not known'),
  ),
  deltaMass: orNull(kilograms('Change of mass, not positive; null where mass or specific impulse is not known')),
  effectiveThrustMagnitude: orNull(z.number().describe('Thrust times duty cycle, N; null for an impulse.')),
  specificImpulse: orNull(seconds('Specific impulse; null where not known')),
  dutyCycle: orNull(ratio('Share of the time that the motor is on, 0 to 1; null for an impulse')),
  spacecraftInitialMass: orNull(kilograms('Mass before; null where not known')),
  dragCrossSection: orNull(z.number().describe('Cross-section meanwhile, m^2; null where drag is not what is used.')),
  totalTimeInDifferentialDragConfiguration: seconds('Time in the other attitude'),
  totalTimeInNominalConfiguration: seconds('Time from begin to closest approach in the nominal attitude'),
  positionBefore: vector('Position at the begin without the manoeuvre, EME2000 unless `frame` asks for another, m'),
  velocityBefore: vector('Velocity at the begin without the manoeuvre, in the same frame, m/s'),
  positionAfter: vector('Position at the end, in the same frame, m'),
  velocityAfter: vector('Velocity at the end, in the same frame, m/s'),
  smaChange: metres('Change of the osculating semi-major axis, where both orbits pass the same place'),
});

/** How far the probabilities of an event can be believed: a plan changes where objects are, and not how well that is known. */
const believed = {
  ...belief,
  confidence: confidence
    .optional()
    .describe(
      'How far its probabilities can be believed, as its verdict says; absent in plans of before that was told.',
    ),
  confidenceReason: confidenceReason.optional(),
};

/** What becomes of one event. */
export const manoeuvredEvent = record('ManoeuvredEvent', 'Effect of a manoeuvre on one event.', {
  conjunctionId: idOf('the event'),
  secondaryName: text('The other object.'),
  secondaryNoradId: noradId.nullable(),
  tcaBefore: utcTimeOf('Closest approach without the manoeuvre'),
  tcaAfter: utcTimeOf('Closest approach with it'),
  missDistanceBefore: metres('Miss distance without the manoeuvre'),
  missDistanceAfter: metres('Miss distance with it'),
  relativePositionBefore: vector('Other object minus satellite in RTN of the satellite, without the manoeuvre, m'),
  relativePositionAfter: vector('The same with it, m'),
  probabilityBefore: known.describe('Probability without the manoeuvre, 0 to 1.'),
  probabilityAfter: known.describe('Probability with it, 0 to 1.'),
  probabilityWithExecutionError: known
    .optional()
    .describe('Probability with it and the error of the burn among the errors, 0 to 1.'),
  ...believed,
  outcome: manoeuvredEventOutcome.describe('Effect of the manoeuvre on it.'),
  ...doubt,
  isRaised: z.boolean().describe('It was below the watch limit and is above it now.'),
});

/** An event that is in no total. */
export const leftOutEvent = record(
  'LeftOutEvent',
  'An event of the satellite that nothing can be computed of, or that you left out: in no total, and stopping no other.',
  {
    conjunctionId: idOf('the event'),
    secondaryName: text('The other object.'),
    secondaryNoradId: noradId.nullable(),
    reason: leftOutReason,
    tca: utcTimeOf('Of an event that you left out: closest approach without the manoeuvre').optional(),
    probabilityBefore: known.optional().describe('Of an event that you left out: without the manoeuvre, 0 to 1.'),
    probabilityAfter: known.optional().describe('The same with the manoeuvre as planned, 0 to 1.'),
  },
);

const planeEllipse = record(
  'PlaneEllipse',
  'Where the other object is in the encounter plane, and how well that is known.',
  {
    x: metres('Miss vector along x of the encounter plane'),
    y: metres('Miss vector along y'),
    covarianceXX: z.number().describe('Combined covariance, xx, m^2.'),
    covarianceYX: z.number().describe('Combined covariance, yx, m^2.'),
    covarianceYY: z.number().describe('Combined covariance, yy, m^2.'),
  },
);

export const manoeuvreOutcomeOf = record('ManoeuvreOutcome', 'One way in which a manoeuvre may turn out.', {
  branch: manoeuvreBranch,
  share: ratio('Ratio of achieved to planned delta-v'),
  probability: known.describe('Of the event that is avoided, 0 to 1.'),
  totalProbability: known.describe('That any event is a collision, 0 to 1.'),
  missDistance: metres('Of the event that is avoided'),
  plane: planeEllipse
    .optional()
    .describe('Of the event that is avoided, in its encounter plane; absent in plans of before that was told.'),
  outcome: manoeuvredEventOutcome.optional().describe('Effect on the avoided event.'),
  ...doubt,
});

/** What comes of a manoeuvre, whole. */
export const manoeuvreResult = record('ManoeuvreResult', 'Result of a manoeuvre.', {
  figures: manoeuvreFigures,
  returnFigures: manoeuvreFigures.optional(),
  returnBox: returnBox.optional().describe('The box of the return manoeuvre, where given.'),
  returnCourse: returnCourse
    .optional()
    .describe('How the orbit stands against the box; told of a plan by itself, not in lists.'),
  probabilityBefore: known.describe('Of the event that is avoided, without the manoeuvre, 0 to 1.'),
  probability: known.describe('Of the event that is avoided, 0 to 1.'),
  ...believed,
  totalProbabilityBefore: known.describe('That any known event is a collision, without the manoeuvre, 0 to 1.'),
  totalProbability: known.describe('That any known event is a collision: 1 - product of (1 - Pc), 0 to 1.'),
  isInadequate,
  withExecutionError,
  missDistance: metres('Miss distance of the event that is avoided'),
  mahalanobisDistance: ratio('Miss distance over its error, in the encounter plane'),
  tca: utcTimeOf('Closest approach of the event that is avoided'),
  planeBefore: planeEllipse,
  planeAfter: planeEllipse,
  events: z.array(manoeuvredEvent).describe('Every known event of the satellite; the avoided one first.'),
  leftOutEvents: z
    .array(leftOutEvent)
    .optional()
    .describe('Events in the window that are in none of the totals; absent where there are none.'),
  leftOutByOperator: leftOutTotal.optional(),
  branches: z.array(manoeuvreOutcomeOf).describe('How it may turn out: hot, nominal, cold, late, missed.'),
  commandBy: utcTimeOf(
    'End of the last pass that can carry the command, or `uplinkLeadTime` before ignition where that is earlier; null without such a pass',
  ).nullable(),
  commandContact: text('The last pass that can carry the command: station and time.').nullable(),
  decideBy: utcTimeOf(
    'Latest decision: `commandBy`, without ground stations `uplinkLeadTime` before ignition, less `preparationTime`; null where no pass can carry the command; absent in results of older versions',
  )
    .nullable()
    .optional(),
  confirmationContact: text('The first pass after it: station and time.').nullable(),
  breaks: z.array(planConstraint).describe('Constraints that it breaks.'),
});

export type LeftOutEvent = z.infer<typeof leftOutEvent>;
export type LeftOutTotal = z.infer<typeof leftOutTotal>;

/** What a plan makes of the event that it avoids, as files and messages say it. */
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
  const withError = erring === undefined ? '' : `, with the error of the burn ${pcInFile(erring)}`;
  const believed =
    word && reason ? `, ${confidenceText({ confidence: word, confidenceReason: reason, scaledSigmas }, 'en')}` : '';
  const words: Readonly<Record<typeof outcome, string>> = {
    PASSES: `Pc ${pcInFile(probabilityAfter)}${withError}${believed}`,
    DEPARTS: 'departed, the objects do not come within reach of each other any more',
    UNKNOWN: 'could not be computed, counts as without the manoeuvre',
  };
  if (outcome === 'PASSES' && (erring ?? probabilityAfter) >= probabilityBefore)
    return `Event NOT avoided: ${words[outcome]}, without the manoeuvre ${pcInFile(probabilityBefore)}`;
  return `Avoided event: ${words[outcome]}`;
}

export type ManoeuvreFigures = z.infer<typeof manoeuvreFigures>;
export type ManoeuvreResult = z.infer<typeof manoeuvreResult>;

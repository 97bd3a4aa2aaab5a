import { z } from 'zod';
import { scaledSigmas } from '../ca/verdict.ts';
import { input, part, record } from '../platform/described.ts';
import {
  count,
  id,
  idOf,
  noradId,
  numberIn,
  probability,
  seconds,
  text,
  timeInput,
  utcTimeOf,
} from '../platform/primitives.ts';
import { renamed } from '../platform/renamed.ts';
import { sentencesOf } from '../platform/sentence.ts';
import {
  conjunctionObject,
  infeasibleReason,
  measurementType,
  orbitDataType,
  requestPriority,
  targetKind,
  weatherSource,
} from './enums.ts';
import { REQUEST_NUMBERS, REQUEST_TEXTS } from './fields.ts';
import { visibilityInterval } from './pass-prediction.ts';
import { money } from './sensor.ts';

/** Target of an observation: a catalogue number, one of your satellites, an object of a conjunction, or an orbit message. */
export const targetInput = {
  noradId: noradId.optional(),
  satelliteId: id
    .optional()
    .describe(
      'Id of one of your satellites. Its orbit is your operational ephemeris, otherwise the element set of the catalogue.',
    ),
  conjunctionId: id.optional().describe('Id of the conjunction that needs the observation.'),
  conjunctionObject: conjunctionObject.optional(),
  orbitDataMessage: z
    .string()
    .max(REQUEST_TEXTS.orbitDataMessage.longest)
    .optional()
    .describe('TLE, OMM, OEM or OCM of the object, as text. It is ignored without its type.'),
  orbitDataMessageType: orbitDataType.optional(),
};

/** The allowed sensors. */
export const sensorChoice = {
  sensorCodes: z
    .array(z.string().max(40))
    .max(200)
    .default([])
    .describe('Codes of the allowed sensors; empty for any sensor.'),
  ownSensorsOnly: z
    .boolean()
    .default(false)
    .describe('True to restrict the allowed sensors to those of your organisation.'),
};

export const opportunityBody = input('OpportunityBody', 'Target and deadline of the observation.', {
  ...targetInput,
  measurementType: measurementType.default('ANY'),
  ...sensorChoice,
  start: timeInput('Earliest time of a pass; default: now').optional(),
  deadline: timeInput(
    'Latest time of a pass; default: one day after `start`, for a conjunction its decision deadline',
  ).optional(),
  priority: requestPriority.default('ROUTINE'),
  minimumPoints: numberIn(REQUEST_NUMBERS.minimumPoints)
    .default(5)
    .describe('Minimum number of measurements of a successful pass.'),
  numberOfPassesRequested: numberIn(REQUEST_NUMBERS.numberOfPassesRequested)
    .optional()
    .describe('Number of passes of an order by number, to get its price (`counted`).'),
});

/** The resolved target of a request. */
export const target = record('TrackingTarget', 'Resolved target of the observation.', {
  kind: targetKind,
  noradId: noradId.nullable(),
  name: text('Name of the object.'),
  orbitEpoch: utcTimeOf('Epoch of the orbit used'),
  orbitAgeDays: z.number().describe('Current age of the orbit, days.'),
  orbitSource: text('Source of the orbit, a sentence.'),
  orbitSourceSentences: sentencesOf('orbitSource'),
  conjunctionId: idOf('the conjunction that needs the observation; null without one').nullable(),
});

/** Expected result of an observation for a conjunction. */
export const expectedGain = record('ExpectedGain', 'Expected result of an observation for a conjunction.', {
  passes: z.int().describe('Number of passes, without those that are already ordered.'),
  missSigmaBefore: z
    .number()
    .describe('Largest sigma of the miss vector in the encounter plane now, including passes already ordered, m.'),
  missSigmaAfter: z.number().describe('Largest sigma of the miss vector in the encounter plane after the passes, m.'),
  pcNow: probability('Current probability of collision; null if not computed'),
  scaledSigmas: scaledSigmas.optional(),
  pcMedian: probability('Median of the expected probability of collision; null if no outcome has one').nullable(),
  pcLow: probability('5 % quantile of the expected probability of collision; null if no outcome has one').nullable(),
  pcHigh: probability('95 % quantile of the expected probability of collision; null if no outcome has one').nullable(),
  withoutPc: z
    .number()
    .min(0)
    .max(1)
    .describe('Share of the outcomes without a valid probability, 0 to 1; they are included in `stays`.'),
  toAct: z.number().min(0).max(1).describe('Probability that the verdict becomes act, 0 to 1.'),
  toSafe: z.number().min(0).max(1).describe('Probability that the verdict becomes safe, 0 to 1.'),
  toWatch: z.number().min(0).max(1).describe('Probability that the verdict becomes watch, 0 to 1.'),
  stays: z.number().min(0).max(1).describe('Probability that the verdict is still no conclusion, 0 to 1.'),
});

/** An available pass over a sensor. */
export const opportunity = record('Opportunity', 'An available pass over a sensor.', {
  opportunityId: idOf('the opportunity; it is valid until the prediction changes'),
  sensorCode: text('Code of the sensor.'),
  groundSensorName: text('Name of the sensor.'),
  pass: visibilityInterval,
  points: z.int().describe('Expected number of measurements.'),
  price: money,
  latency: seconds('Time from the end of the pass to its file'),
  availableAt: utcTimeOf('Expected time of the file'),
  clearShare: z.number().min(0).max(1).describe('Probability of a clear sky, 0 to 1.'),
  weatherSource: weatherSource.describe('Source of `clearShare`.'),
  weatherNote: text(
    'Reason why the source differs from the one set by the owner of the sensor, such as a stale forecast; empty if it is the same.',
  ),
  weatherNoteSentences: sentencesOf('weatherNote'),
  gain: expectedGain
    .nullable()
    .describe('Expected result of this pass alone; null without a conjunction, and if no method is valid.'),
  ...renamed('isStarred', {
    isRecommended: z.boolean().describe('True if the pass is in the cheapest set with an expected conclusive verdict.'),
  }),
});

/** Passes to order together, with price and expected result. */
const opportunitySet = z.object({
  opportunityIds: z.array(id).describe('Ids of the passes in the set.'),
  price: money,
  gain: expectedGain,
  availableAt: utcTimeOf('Expected time of the last file'),
});

export const opportunities = record(
  'Opportunities',
  'Possible observations, with price, latency and expected covariance reduction.',
  {
    target,
    opportunities: z.array(opportunity).describe('Available passes by time.'),
    reason: infeasibleReason.nullable().describe('Reason why no pass is available; null if one is.'),
    message: text('Reason for each searched kind of sensor, and advice on the request; empty if passes are available.'),
    messageSentences: sentencesOf('message'),
    reasons: z
      .array(
        part('Reason why no pass over sensors of one kind is available.', {
          sensorKind: z.enum(['OPTICAL', 'RADAR']).describe('Kind of sensor: telescope or radar.'),
          sensors: count('Searched sensors of this kind'),
          reason: infeasibleReason,
          message: text('Reason, a sentence.'),
          messageSentences: sentencesOf('message'),
        }),
      )
      .describe('One entry for each searched kind of sensor without an available pass.'),
    ...renamed('starred', {
      recommendedSet: opportunitySet
        .nullable()
        .describe(
          'Cheapest set with an expected conclusive verdict (act or safe). Null without a conjunction, if no set is conclusive, or if that is unknown (`gain` is then also null).',
        ),
    }),
    best: opportunitySet
      .nullable()
      .describe(
        'If no set is conclusive, the cheapest set with the same result as all passes together. Null if `recommendedSet` exists, and if all passes together give no information.',
      ),
    ordered: z
      .array(
        z.object({
          observationRequestId: idOf('the request'),
          passes: count('Passes that are planned or in progress'),
        }),
      )
      .describe(
        'Requests for the same object of the conjunction with ordered passes that are not measured yet. Each `gain` includes these passes, and `missSigmaBefore` is the value after them.',
      ),
    counted: opportunitySet
      .omit({ gain: true })
      .nullable()
      .describe(
        'Passes that an order for `numberOfPassesRequested` passes gets now, with the reserved price; fewer if fewer are free. Null without that number, or without a pass.',
      ),
    isSimulated: z
      .boolean()
      .describe('True if some sensors are simulated; without a pass, some of the searched sensors.'),
  },
);

export type OpportunityBody = z.infer<typeof opportunityBody>;
export type Opportunity = z.infer<typeof opportunity>;
export type Opportunities = z.infer<typeof opportunities>;
export type ExpectedGain = z.infer<typeof expectedGain>;
export type TrackingTarget = z.infer<typeof target>;

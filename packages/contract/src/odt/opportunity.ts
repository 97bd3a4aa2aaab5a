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

/** What is to be observed: one of a catalogue number, a satellite of yours, an object of a conjunction, an orbit message. */
export const targetInput = {
  noradId: noradId.optional(),
  satelliteId: id
    .optional()
    .describe('A satellite of yours, by the operational ephemeris that you uploaded; else by the catalogue.'),
  conjunctionId: id.optional().describe('The conjunction that asks for it.'),
  conjunctionObject: conjunctionObject.optional(),
  orbitDataMessage: z
    .string()
    .max(REQUEST_TEXTS.orbitDataMessage.longest)
    .optional()
    .describe('A TLE, OMM, OEM or OCM of the object, as text. Without its type it is left out.'),
  orbitDataMessageType: orbitDataType.optional(),
};

/** The sensors that may be used. */
export const sensorChoice = {
  sensorCodes: z.array(z.string().max(40)).max(200).default([]).describe('Sensors that may be used; empty: any.'),
  ownSensorsOnly: z.boolean().default(false).describe('Of these, or of all, the sensors of your organisation alone.'),
};

export const opportunityBody = input('OpportunityBody', 'Target and deadline of the observation.', {
  ...targetInput,
  measurementType: measurementType.default('ANY'),
  ...sensorChoice,
  start: timeInput('Not before; now without it').optional(),
  deadline: timeInput('Not after; a day later without it, the decide-by time for a conjunction').optional(),
  priority: requestPriority.default('ROUTINE'),
  minimumPoints: numberIn(REQUEST_NUMBERS.minimumPoints)
    .default(5)
    .describe('Fewest measurements of a pass that counts.'),
  numberOfPassesRequested: numberIn(REQUEST_NUMBERS.numberOfPassesRequested)
    .optional()
    .describe('Passes of an order by count, for its price (`counted`).'),
});

/** The object that a request is about, as it was understood. */
export const target = record('TrackingTarget', 'The object that is to be observed, as it was understood.', {
  kind: targetKind,
  noradId: noradId.nullable(),
  name: text('Name of the object.'),
  orbitEpoch: utcTimeOf('Epoch of the orbit that is used'),
  orbitAgeDays: z.number().describe('Age of that orbit now, days.'),
  orbitSource: text('Where that orbit is from, a sentence.'),
  orbitSourceSentences: sentencesOf('orbitSource'),
  conjunctionId: idOf('the conjunction that asks for it; null for none').nullable(),
});

/** Expected result of an observation for a conjunction. */
export const expectedGain = record('ExpectedGain', 'Expected result of an observation for a conjunction.', {
  passes: z.int().describe('Passes that are observed, without those that are ordered already.'),
  missSigmaBefore: z
    .number()
    .describe('Largest sigma of the miss in the encounter plane now, after passes that are ordered already, m.'),
  missSigmaAfter: z.number().describe('The same after the passes, m.'),
  pcNow: probability('Probability of collision now'),
  scaledSigmas: scaledSigmas.optional(),
  pcMedian: probability('Median of its expected values; null if no outcome has a probability').nullable(),
  pcLow: probability('5 % of the outcomes that have a probability are below; null where none has').nullable(),
  pcHigh: probability('5 % of the outcomes that have a probability are above; null where none has').nullable(),
  withoutPc: z
    .number()
    .min(0)
    .max(1)
    .describe('Share of the outcomes for which no method has a probability, 0 to 1; they count in `stays`.'),
  toAct: z.number().min(0).max(1).describe('Probability that the verdict becomes act, 0 to 1.'),
  toSafe: z.number().min(0).max(1).describe('Probability that it becomes safe, 0 to 1.'),
  toWatch: z.number().min(0).max(1).describe('Probability that it becomes watch, 0 to 1.'),
  stays: z.number().min(0).max(1).describe('Probability that there is still no conclusion, 0 to 1.'),
});

/** A pass over a sensor that can be ordered. */
export const opportunity = record('Opportunity', 'A pass over a sensor that can be ordered.', {
  opportunityId: idOf('the opportunity; it holds until the prediction changes'),
  sensorCode: text('Short name of the sensor.'),
  groundSensorName: text('Name of the sensor.'),
  pass: visibilityInterval,
  points: z.int().describe('Measurements that it is expected to give.'),
  price: money,
  latency: seconds('From the end of the pass to its file'),
  availableAt: utcTimeOf('When its file is expected'),
  clearShare: z.number().min(0).max(1).describe('Chance of a clear sky, 0 to 1.'),
  weatherSource: weatherSource.describe('Source of that chance.'),
  weatherNote: text(
    'Reason why the source differs from the one chosen by the owner of the sensor, such as a stale forecast; empty when it is the same.',
  ),
  weatherNoteSentences: sentencesOf('weatherNote'),
  gain: expectedGain
    .nullable()
    .describe('For this pass alone; null without a conjunction, and if no method has an answer.'),
  isStarred: z.boolean().describe('In the cheapest set that is expected to give a conclusive verdict.'),
});

/** Passes that are ordered together, with what they cost and tell. */
const opportunitySet = z.object({
  opportunityIds: z.array(id).describe('The passes of the set.'),
  price: money,
  gain: expectedGain,
  availableAt: utcTimeOf('When its last file is expected'),
});

export const opportunities = record(
  'Opportunities',
  'Possible observations, with price, latency and expected covariance reduction.',
  {
    target,
    opportunities: z.array(opportunity).describe('In order of time.'),
    reason: infeasibleReason.nullable().describe('Reason why there are none.'),
    message: text(
      'Reason for each kind of sensor that was searched, and what to change in the request; empty when there are passes.',
    ),
    messageSentences: sentencesOf('message'),
    reasons: z
      .array(
        part('Reason why no pass over the sensors of one kind can be ordered.', {
          sensorKind: z.enum(['OPTICAL', 'RADAR']).describe('Kind of sensor: telescope or radar.'),
          sensors: count('Sensors of this kind that were searched'),
          reason: infeasibleReason,
          message: text('The same in a sentence.'),
          messageSentences: sentencesOf('message'),
        }),
      )
      .describe('One entry for each kind of sensor that was searched and has no pass to order.'),
    starred: opportunitySet
      .nullable()
      .describe(
        'The cheapest set that is expected to give a conclusive verdict: act, or safe. Null: without a conjunction, if no set does, or if it is unknown (`gain` is null then too).',
      ),
    best: opportunitySet
      .nullable()
      .describe(
        'If no set is conclusive: the cheapest set that is as good as all passes together. Null if a recommended set exists, and if all passes together give no information.',
      ),
    ordered: z
      .array(z.object({ observationRequestId: idOf('the request'), passes: count('Its passes that are under way') }))
      .describe(
        'Requests for the same object of the conjunction with passes that are ordered and not measured yet: every `gain` includes these passes, and its `missSigmaBefore` is after them.',
      ),
    counted: opportunitySet
      .omit({ gain: true })
      .nullable()
      .describe(
        'Passes that an order for `numberOfPassesRequested` passes is promised now, with the price that it reserves; fewer where fewer are free. Null without that number and without a pass.',
      ),
    isSimulated: z
      .boolean()
      .describe('Some of the sensors are simulated; without a pass, of those that were looked at.'),
  },
);

export type OpportunityBody = z.infer<typeof opportunityBody>;
export type Opportunity = z.infer<typeof opportunity>;
export type Opportunities = z.infer<typeof opportunities>;
export type ExpectedGain = z.infer<typeof expectedGain>;
export type TrackingTarget = z.infer<typeof target>;

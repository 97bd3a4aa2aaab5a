import { z } from 'zod';
import { input, part, partOrNull, record } from '../platform/described.ts';
import {
  count,
  id,
  idOf,
  noradIdInAddress,
  numberIn,
  pageQuery,
  saying,
  text,
  timeInput,
  utcTimeOf,
} from '../platform/primitives.ts';
import { sentencesOf } from '../platform/sentence.ts';
import {
  chargeState,
  dataMode,
  fileCompressionType,
  infeasibleReason,
  measurementType,
  orbitMessageType,
  replacementState,
  requestPriority,
  requestStatus,
  weatherSource,
} from './enums.ts';
import { REQUEST_NUMBERS, REQUEST_TEXTS } from './fields.ts';
import { expectedGain, sensorChoice, target, targetInput } from './opportunity.ts';
import { visibilityInterval } from './pass-prediction.ts';
import { money } from './sensor.ts';

const delivery = {
  measurementType: measurementType.default('ANY'),
  measurementFileType: orbitMessageType.default('TDM_KVN'),
  fileCompressionType: fileCompressionType.default('NONE'),
  priority: requestPriority.default('ROUTINE'),
};

/** What is ordered. Passes are named, or counted with a deadline. */
export const requestBody = input(
  'ObservationRequestBody',
  'What is ordered. Passes are named, or counted with a deadline.',
  {
    ...targetInput,
    ...delivery,
    ...sensorChoice,
    opportunityIds: z
      .array(id)
      .max(100)
      .default([])
      .describe('Passes of `POST odt/opportunities` to take; empty: the best ones are chosen.'),
    numberOfPassesRequested: numberIn(REQUEST_NUMBERS.numberOfPassesRequested)
      .optional()
      .describe('Passes wanted; as many as are named without it, else one.'),
    start: timeInput('Not before; now without it').optional(),
    deadline: timeInput('Not after; three days later without it, the decide-by time for a conjunction').optional(),
    minimumPoints: numberIn(REQUEST_NUMBERS.minimumPoints)
      .default(5)
      .describe('Fewest measurements of a pass that counts.'),
    maximumPrice: money.optional().describe('More than this is not spent; without it, no more than what is promised.'),
    note: saying(REQUEST_TEXTS.note.longest).optional().describe('What it is for, for your own record.'),
  },
);

const statusStep = part('One step of the status.', {
  status: requestStatus,
  at: utcTimeOf('When'),
  isSimulated: z
    .boolean()
    .describe('The step follows the clock of the simulator: a pass that lies in the future may have it already.'),
  reason: text('Why, a sentence; may be empty.'),
  reasonSentences: sentencesOf('reason'),
});

/** One pass of a request, from plan to file. */
export const requestPass = record('RequestPass', 'One pass of a request, from plan to file.', {
  passId: idOf('the pass'),
  sensorCode: text('Short name of the sensor.'),
  groundSensorName: text('Name of the sensor.'),
  status: requestStatus,
  pass: visibilityInterval,
  price: money,
  charge: chargeState,
  observationFileId: idOf('its file; null before there is one').nullable(),
  points: count('Measurements delivered'),
  reason: text('Why it did not succeed or cannot be done; empty when it did or may.'),
  reasonSentences: sentencesOf('reason'),
  clouds: z.number().min(0).max(1).nullable().describe('Expected share of cloud, 0 to 1; null: not known.'),
  weatherSource: weatherSource.nullable().describe('What the clouds are by; null: nobody looked yet.'),
  replaces: idOf('the lost pass whose place it takes; null for none').nullable(),
  history: z.array(statusStep).describe('Its statuses, each with when it was entered, oldest first.'),
  isSimulated: z.boolean().describe('The sensor is simulated.'),
  updatedAt: utcTimeOf('When its status last changed'),
});

const common = {
  observationRequestId: idOf('the request'),
  status: requestStatus,
  target,
  providerId: text('Who points the sensors.'),
  measurementType,
  orbitDataMessageType: z
    .string()
    .nullable()
    .describe('Type of the orbit message that was sent along; null without one.'),
  measurementFileType: orbitMessageType,
  fileCompressionType,
  priority: requestPriority,
  dataMode,
  numberOfPassesRequested: count('Passes wanted'),
  numberOfPassesCompleted: count('Passes that succeeded'),
  minimumPoints: count('Fewest measurements of a pass that counts'),
  sensorCodes: z.array(z.string()).describe('Sensors that may be used; empty: any.'),
  start: utcTimeOf('Not before'),
  deadline: utcTimeOf('Not after'),
  nextPass: utcTimeOf('Begin of the next pass; null when none is to come').nullable(),
  observationFileId: idOf('the newest file; null before there is one').nullable(),
  observationPassIds: z.array(id).describe('Its passes.'),
  price: money.describe('Of the passes that are planned or done; before the first plan, the price that was promised.'),
  reserved: money.describe('Held of the balance for this request now; 0 where nothing is charged.'),
  charged: money.describe('What was taken so far.'),
  refund: partOrNull(
    'What was given back of the price; null while passes may come, and where nothing was given back.',
    {
      amount: money.describe('The amount in total.'),
      passes: z
        .array(
          z.object({
            passId: idOf('the pass'),
            sensorCode: text('Short name of the sensor.'),
            start: utcTimeOf('Start of the pass'),
            price: money,
            reason: text('Why the pass is not paid, a sentence.'),
            reasonSentences: sentencesOf('reason'),
          }),
        )
        .describe('Passes that brought nothing and were not replaced, in order of time.'),
      rest: money.describe('Price of passes that were never planned, and the difference to cheaper replacements.'),
    },
  ),
  charge: chargeState,
  infeasibleReason: infeasibleReason.nullable(),
  reason: text('Why it is infeasible, unsuccessful or cancelled, a sentence; else empty.'),
  reasonSentences: sentencesOf('reason'),
  replacement: partOrNull('What became of the pass that was lost last; null when none was.', {
    state: replacementState,
    message: text('Which pass takes whose place, or why none does; a sentence.'),
    messageSentences: sentencesOf('message'),
    credited: money.describe('What the passes in the places of lost ones cost less than those.'),
  }),
  note: text('What it is for.'),
  isSimulated: z.boolean().describe('Some of its sensors are simulated.'),
  createdAt: utcTimeOf('When it was ordered'),
  createdBy: text('Who ordered it.'),
  updatedAt: utcTimeOf('When it last changed'),
  version: z.int().describe('Grows with every change; the ETag of the record.'),
};

export const requestSummary = record('ObservationRequestSummary', 'A request in a list.', common);

/** A request with its passes and what came of it. */
export const observationRequest = record('ObservationRequest', 'A request with its passes and what came of it.', {
  ...common,
  orbitDataMessage: z.string().nullable().describe('The orbit message that was sent along.'),
  passes: z.array(requestPass).describe('In order of time.'),
  history: z.array(statusStep).describe('Its statuses, each with when it was entered, oldest first.'),
  promised: part('What was promised when it was ordered.', {
    passes: count('Passes that were promised'),
    price: money,
    availableAt: utcTimeOf('When the last file was expected'),
    gain: expectedGain.nullable(),
  }),
  simulatedNote: text('What is simulated about it and how its time runs; empty when nothing is.'),
  simulatedNoteSentences: sentencesOf('simulatedNote'),
});

export const requestQuery = z.object({
  status: z
    .string()
    .max(200)
    .optional()
    .meta({ description: 'Statuses, separated by commas.', examples: ['PENDING,APPROVED'] }),
  'norad-id': noradIdInAddress('Of one object.').optional(),
  'conjunction-id': id.optional().describe('Ordered for one conjunction.'),
  'measurement-type': measurementType.optional(),
  ...pageQuery,
});

export const requestRemoval = z.object({ 'request-id': idOf('the request to cancel') });

export type RequestBody = z.infer<typeof requestBody>;
export type RequestPass = z.infer<typeof requestPass>;
export type RequestSummary = z.infer<typeof requestSummary>;
export type ObservationRequest = z.infer<typeof observationRequest>;

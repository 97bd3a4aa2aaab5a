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

/** Order. Passes are listed by id, or their number is given with a deadline. */
export const requestBody = input(
  'ObservationRequestBody',
  'Order. Passes are listed by id, or their number is given with a deadline.',
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
      .describe('Requested number of passes; by default the number of listed passes, else one.'),
    start: timeInput('Not before; now without it').optional(),
    deadline: timeInput('Not after; three days later without it, the decide-by time for a conjunction').optional(),
    minimumPoints: numberIn(REQUEST_NUMBERS.minimumPoints)
      .default(5)
      .describe('Fewest measurements of a pass that counts.'),
    maximumPrice: money.optional().describe('Maximum price; by default the quoted price.'),
    note: saying(REQUEST_TEXTS.note.longest).optional().describe('Purpose, for your own record.'),
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
  weatherSource: weatherSource.nullable().describe('Source of the cloud forecast; null if not yet checked.'),
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
  price: money.describe('Price of the planned and completed passes; before the first plan, the quoted price.'),
  reserved: money.describe('Amount of the balance reserved for this request; 0 without charging.'),
  charged: money.describe('Amount charged so far.'),
  refund: partOrNull('Refund of the price; null while passes are pending, and without a refund.', {
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
      .describe('Passes without measurements and without replacement, in order of time.'),
    rest: money.describe('Price of passes that were never planned, and the difference to cheaper replacements.'),
  }),
  charge: chargeState,
  infeasibleReason: infeasibleReason.nullable(),
  reason: text('Why it is infeasible, unsuccessful or cancelled, a sentence; else empty.'),
  reasonSentences: sentencesOf('reason'),
  replacement: partOrNull('Result for the most recently lost pass; null if none was lost.', {
    state: replacementState,
    message: text('Which pass takes whose place, or why none does; a sentence.'),
    messageSentences: sentencesOf('message'),
    credited: money.describe('Price difference of the replacement passes to the lost ones.'),
  }),
  note: text('What it is for.'),
  isSimulated: z.boolean().describe('Some of its sensors are simulated.'),
  createdAt: utcTimeOf('When it was ordered'),
  createdBy: text('Who ordered it.'),
  updatedAt: utcTimeOf('When it last changed'),
  version: z.int().describe('Grows with every change; the ETag of the record.'),
};

export const requestSummary = record('ObservationRequestSummary', 'A request in a list.', common);

/** A request with its passes and its results. */
export const observationRequest = record('ObservationRequest', 'A request with its passes and its results.', {
  ...common,
  orbitDataMessage: z.string().nullable().describe('The orbit message that was sent along.'),
  passes: z.array(requestPass).describe('In order of time.'),
  history: z.array(statusStep).describe('Its statuses, each with when it was entered, oldest first.'),
  promised: part('Quoted values at the time of the order.', {
    passes: count('Passes that were promised'),
    price: money,
    availableAt: utcTimeOf('When the last file was expected'),
    gain: expectedGain.nullable(),
  }),
  simulatedNote: text('Simulated parts and the course of simulated time; empty if nothing is simulated.'),
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

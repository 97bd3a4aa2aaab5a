import { z } from 'zod';
import { input, part, partOrNull, record } from '../platform/described.ts';
import {
  count,
  id,
  idOf,
  noradIdInAddress,
  numberIn,
  pageQuery,
  text,
  textUpTo,
  timeInput,
  utcTimeOf,
} from '../platform/primitives.ts';
import { renamed } from '../platform/renamed.ts';
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

/** Order of observations: passes by id, or a number of passes with a deadline. */
export const requestBody = input(
  'ObservationRequestBody',
  'Order of observations: passes by id, or a number of passes with a deadline.',
  {
    ...targetInput,
    ...delivery,
    ...sensorChoice,
    opportunityIds: z
      .array(id)
      .max(100)
      .default([])
      .describe('Ids of passes from `POST odt/opportunities`; if empty, the best passes are selected.'),
    numberOfPassesRequested: numberIn(REQUEST_NUMBERS.numberOfPassesRequested)
      .optional()
      .describe('Requested number of passes. Default: the number of listed passes, otherwise 1.'),
    start: timeInput('Earliest time of a pass; default: now').optional(),
    deadline: timeInput(
      'Latest time of a pass; default: three days after `start`, for a conjunction its decision deadline',
    ).optional(),
    minimumPoints: numberIn(REQUEST_NUMBERS.minimumPoints)
      .default(5)
      .describe('Minimum number of measurements of a successful pass.'),
    maximumPrice: money.optional().describe('Maximum price. Default: the quoted price.'),
    note: textUpTo(REQUEST_TEXTS.note.longest).optional().describe('Note for your own use.'),
  },
);

const statusStep = part('A status change.', {
  status: requestStatus,
  at: utcTimeOf('Time of the change'),
  isSimulated: z
    .boolean()
    .describe('True if the step follows the clock of the simulator. A pass in the future may already have it.'),
  reason: text('Reason, a sentence; may be empty.'),
  reasonSentences: sentencesOf('reason'),
});

/** One pass of a request, from plan to file. */
export const requestPass = record('RequestPass', 'A pass of a request, from plan to file.', {
  passId: idOf('the pass'),
  sensorCode: text('Code of the sensor.'),
  groundSensorName: text('Name of the sensor.'),
  status: requestStatus,
  pass: visibilityInterval,
  price: money,
  charge: chargeState,
  observationFileId: idOf('the observation file; null without one').nullable(),
  points: count('Delivered measurements'),
  reason: text('Reason for the failure of the pass, a sentence; empty without a failure.'),
  reasonSentences: sentencesOf('reason'),
  clouds: z.number().min(0).max(1).nullable().describe('Forecast cloud cover, 0 to 1; null if unknown.'),
  weatherSource: weatherSource.nullable().describe('Source of the cloud forecast; null if not yet checked.'),
  replaces: idOf('the lost pass that it replaces; null without one').nullable(),
  history: z.array(statusStep).describe('Status changes, oldest first.'),
  isSimulated: z.boolean().describe('True if the sensor is simulated.'),
  updatedAt: utcTimeOf('Time of the last status change'),
});

const common = {
  observationRequestId: idOf('the request'),
  status: requestStatus,
  target,
  providerId: text('Operator of the sensors.'),
  measurementType,
  orbitDataMessageType: z.string().nullable().describe('Type of the orbit message in the request; null without one.'),
  measurementFileType: orbitMessageType,
  fileCompressionType,
  priority: requestPriority,
  dataMode,
  numberOfPassesRequested: count('Requested passes'),
  numberOfPassesCompleted: count('Successful passes'),
  minimumPoints: count('Minimum number of measurements of a successful pass'),
  sensorCodes: z.array(z.string()).describe('Codes of the allowed sensors; empty for any sensor.'),
  start: utcTimeOf('Earliest time of a pass'),
  deadline: utcTimeOf('Latest time of a pass'),
  nextPass: utcTimeOf('Start of the next pass; null without a future pass').nullable(),
  observationFileId: idOf('the newest observation file; null without one').nullable(),
  observationPassIds: z.array(id).describe('Ids of the passes.'),
  price: money.describe('Price of the planned and completed passes; before the first plan, the quoted price.'),
  reserved: money.describe('Amount reserved from the balance for this request; 0 without charging.'),
  charged: money.describe('Amount charged so far.'),
  refund: partOrNull('Refund of the price; null while passes are pending, and without a refund.', {
    amount: money.describe('Total refund.'),
    passes: z
      .array(
        z.object({
          passId: idOf('the pass'),
          sensorCode: text('Code of the sensor.'),
          start: utcTimeOf('Start of the pass'),
          price: money,
          reason: text('Reason for the refund, a sentence.'),
          reasonSentences: sentencesOf('reason'),
        }),
      )
      .describe('Passes without measurements and without replacement, in order of time.'),
    rest: money.describe('Price of passes that were never planned, and the difference to cheaper replacements.'),
  }),
  charge: chargeState,
  infeasibleReason: infeasibleReason.nullable(),
  reason: text('Reason for an infeasible, unsuccessful or cancelled request, a sentence; otherwise empty.'),
  reasonSentences: sentencesOf('reason'),
  replacement: partOrNull('Result for the most recently lost pass; null if none was lost.', {
    state: replacementState,
    message: text('Replacement pass, or the reason for a missing replacement, a sentence.'),
    messageSentences: sentencesOf('message'),
    credited: money.describe('Price difference of the replacement passes to the lost ones.'),
  }),
  note: text('Note of the user.'),
  isSimulated: z.boolean().describe('True if some sensors are simulated.'),
  createdAt: utcTimeOf('Time of the order'),
  createdBy: text('User who placed the order.'),
  updatedAt: utcTimeOf('Time of the last change'),
  version: z.int().describe('Version of the request, also its ETag; it grows with each change.'),
};

export const requestSummary = record('ObservationRequestSummary', 'A request in a list.', common);

/** A request with its passes and its results. */
export const observationRequest = record('ObservationRequest', 'A request with its passes and its results.', {
  ...common,
  orbitDataMessage: z.string().nullable().describe('Orbit message in the request; null without one.'),
  passes: z.array(requestPass).describe('Passes by time.'),
  history: z.array(statusStep).describe('Status changes, oldest first.'),
  ...renamed('promised', {
    quoted: part('Quoted values at the time of the order.', {
      passes: count('Quoted passes'),
      price: money,
      availableAt: utcTimeOf('Expected time of the last file'),
      gain: expectedGain.nullable(),
    }),
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
  'norad-id': noradIdInAddress('Requests for the object with this catalogue number.').optional(),
  'conjunction-id': id.optional().describe('Requests for one conjunction.'),
  'measurement-type': measurementType.optional(),
  ...pageQuery,
});

export const requestRemoval = z.object({ 'request-id': idOf('the request to cancel') });

export type RequestBody = z.infer<typeof requestBody>;
export type RequestPass = z.infer<typeof requestPass>;
export type RequestSummary = z.infer<typeof requestSummary>;
export type ObservationRequest = z.infer<typeof observationRequest>;

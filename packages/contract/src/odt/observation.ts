import { z } from 'zod';
import { record } from '../platform/described.ts';
import {
  atmosphereModel,
  count,
  id,
  idOf,
  noradId,
  noradIdInAddress,
  pageQuery,
  text,
  utcTimeOf,
} from '../platform/primitives.ts';
import { renamed } from '../platform/renamed.ts';
import { sentencesOf } from '../platform/sentence.ts';
import {
  dataMode,
  fileCompressionType,
  orbitMessageType,
  priorSource,
  spaceWeatherSource,
  updateState,
} from './enums.ts';

const six = (label: string) => z.array(z.number()).length(6).describe(label);

/** An orbit solution: state vector and covariance at an epoch. */
const orbitWithCovariance = record(
  'OrbitWithCovariance',
  'An orbit solution: state vector and covariance at an epoch.',
  {
    epoch: utcTimeOf('Epoch of the orbit solution'),
    positionKm: z.array(z.number()).length(3).describe('Position, EME2000, km.'),
    velocityKmS: z.array(z.number()).length(3).describe('Velocity, EME2000, km/s.'),
    covarianceRtn: z
      .array(six('A row of the matrix: m^2, m^2/s, m^2/s^2.'))
      .length(6)
      .describe('Covariance matrix, 6x6, RTN: m^2, m^2/s, m^2/s^2.'),
    sigmaRtn: z
      .array(z.number())
      .length(3)
      .describe('1-sigma position uncertainty: radial, along-track, cross-track, m.'),
  },
);

/** Atmosphere model of an orbit. */
const orbitAtmosphere = record('OrbitAtmosphere', 'Atmosphere model of the orbit.', {
  model: atmosphereModel,
  spaceWeather: spaceWeatherSource
    .nullable()
    .describe('Source of solar and geomagnetic activity; null for a model without it.'),
});

/** Estimated drag. */
const foundDrag = record('DragEstimate', 'Drag of the object, estimated from the measurements.', {
  factor: z.number().describe('Ratio of the drag to that of the element set.'),
  sigma: z.number().describe('1-sigma uncertainty of the ratio; 0.3 without an estimate.'),
});

/** Orbit solution after observations, with the prior. */
export const orbitUpdate = record('OrbitUpdate', 'Orbit solution after observations, with its prior.', {
  orbitUpdateId: idOf('the update'),
  observationRequestId: idOf('the request; null for a track of your own').nullable(),
  observationFileIds: z.array(id).describe('Ids of the files used.'),
  conjunctionId: idOf('the conjunction of the update; null without one').nullable(),
  noradId: noradId.nullable(),
  name: text('Name of the object.'),
  state: updateState,
  message: text('Result, as a sentence.'),
  messageSentences: sentencesOf('message'),
  priorSource,
  before: orbitWithCovariance,
  after: orbitWithCovariance.nullable().describe('Updated orbit solution; null if it is not usable.'),
  atClosestApproach: orbitWithCovariance
    .nullable()
    .describe(
      'Updated orbit solution propagated to TCA; null without a conjunction, or if `after` already has that epoch.',
    ),
  wrms: z.number().nullable().describe('Weighted root mean square of the residuals, no unit; null without a fit.'),
  accepted: count('Measurements used'),
  rejected: count('Rejected measurements'),
  observability: text('Observability of the orbit by the measurements, as a sentence.'),
  observabilitySentences: sentencesOf('observability'),
  atmosphere: orbitAtmosphere
    .nullable()
    .describe(
      'Atmosphere model of the drag; null if the drag is unknown, or if the orbit is relative to the ephemeris of its operator.',
    ),
  drag: foundDrag.nullable().describe('Estimated drag; null if the drag is unknown, or the orbit is not usable.'),
  createdAt: utcTimeOf('Time of the update'),
  isSimulated: z.boolean().describe('True if the measurements are simulated.'),
});

/** Id of a file by the name of the specification and by ours, which requests and passes use. */
export const fileIds = {
  'file-id': idOf('the file, the same as observationFileId'),
  observationFileId: idOf('the file'),
};

/** An observation file. */
export const observation = record('Observation', 'An observation file.', {
  ...fileIds,
  observationRequestId: idOf('the request; null for a track of your own').nullable(),
  passId: idOf('the pass; null for a track of your own').nullable(),
  fileName: text('Name of the file.'),
  messageType: orbitMessageType,
  fileCompressionType,
  size: count('Size of the file in bytes'),
  sha256: text('SHA-256 of the bytes, hexadecimal.'),
  sensorCode: text('Code of the sensor; empty if unknown.'),
  catalogueId: noradId.nullable().describe('Catalogue number of the ordered object; null without an order.'),
  catalogueIdBestAssociation: noradId
    .nullable()
    .describe('Catalogue number of the object with which the track correlates; null for an uncorrelated track.'),
  isAssociated: z.boolean().describe('True if the track correlates with the ordered object.'),
  ...renamed('isDisowned', { isWithdrawn: z.boolean().describe('True if the association was withdrawn.') }),
  isUnreadable: z.boolean().describe('True if the file could not be read; see `reason`. `read-again` tries again.'),
  numberOfMeasurements: count('Measurements in the file'),
  numberOfMagnitudeMeasurements: count('Brightness measurements in the file'),
  start: utcTimeOf('Time of the first measurement'),
  end: utcTimeOf('Time of the last measurement'),
  receivedAt: utcTimeOf('Time of receipt'),
  deliveredAt: utcTimeOf(
    'Time of delivery by the clock of the provider; later than receivedAt for a simulator with faster time',
  ),
  dataMode,
  reason: text('Reason why the file cannot be read or is not used, a sentence; empty if it is used or not read yet.'),
  reasonSentences: sentencesOf('reason'),
  orbitUpdate: orbitUpdate.nullable().describe('Orbit update with the file; null without one.'),
  noUpdate: text(
    'Reason why no orbit was updated with the file, a sentence; empty if an orbit was updated, or the update is pending.',
  ),
  noUpdateSentences: sentencesOf('noUpdate'),
});

export const observationQuery = z.object({
  'request-id': id.optional().describe('Files of one request.'),
  'norad-id': noradIdInAddress('Files of the object with this catalogue number.').optional(),
  'sensor-code': z.string().max(40).optional().describe('Files of the sensor with this code.'),
  ...pageQuery,
});

/** Result of an uploaded file. */
export const uploadedObservation = record('UploadedObservation', 'Result of an uploaded file.', {
  observations: z.array(observation).describe('Stored files.'),
  isKnown: z.boolean().describe('True if a file with identical bytes was stored before. No measurement is used twice.'),
});

export type Observation = z.infer<typeof observation>;
export type OrbitUpdate = z.infer<typeof orbitUpdate>;
export type UploadedObservation = z.infer<typeof uploadedObservation>;

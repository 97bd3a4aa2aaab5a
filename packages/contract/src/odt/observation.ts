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
import { sentencesOf } from '../platform/sentence.ts';
import {
  dataMode,
  fileCompressionType,
  orbitMessageType,
  priorSource,
  spaceWeatherSource,
  updateState,
} from './enums.ts';

const six = (what: string) => z.array(z.number()).length(6).describe(what);

/** An orbit with its covariance at an epoch. */
const orbitWithCovariance = record('OrbitWithCovariance', 'An orbit with its covariance at an epoch.', {
  epoch: utcTimeOf('Epoch'),
  positionKm: z.array(z.number()).length(3).describe('EME2000, km.'),
  velocityKmS: z.array(z.number()).length(3).describe('EME2000, km/s.'),
  covarianceRtn: z.array(six('A row: m, m/s.')).length(6).describe('RTN, six rows of six, m and m/s.'),
  sigmaRtn: z.array(z.number()).length(3).describe('Sigma of the position: radial, along-track, cross-track, m.'),
});

/** The density that an orbit flew in. */
const orbitAtmosphere = record('OrbitAtmosphere', 'The density that braked the object.', {
  model: atmosphereModel,
  spaceWeather: spaceWeatherSource.nullable().describe('Null for a model that knows no activity.'),
});

/** How the air was found to brake an object. */
const foundDrag = record('DragEstimate', 'How the air was found to brake the object over the measurements.', {
  factor: z.number().describe('Times that of the element set.'),
  sigma: z.number().describe('One sigma of the factor; 0.3 without an estimate.'),
});

/** An orbit after observations, with the orbit before. */
export const orbitUpdate = record('OrbitUpdate', 'An orbit after observations, with the orbit before.', {
  orbitUpdateId: idOf('the update'),
  observationRequestId: idOf('the request; null for a track of your own').nullable(),
  observationFileIds: z.array(id).describe('Files that it rests on.'),
  conjunctionId: idOf('the conjunction that it is for; null for none').nullable(),
  noradId: noradId.nullable(),
  name: text('Name of the object.'),
  state: updateState,
  message: text('Result, as a sentence.'),
  messageSentences: sentencesOf('message'),
  priorSource,
  before: orbitWithCovariance,
  after: orbitWithCovariance.nullable().describe('Null where it is not usable.'),
  atClosestApproach: orbitWithCovariance
    .nullable()
    .describe(
      'The orbit after, carried to closest approach of the conjunction; null for none, or where it has that epoch anyway.',
    ),
  wrms: z.number().nullable().describe('Weighted root mean square of the residuals, without a unit.'),
  accepted: count('Measurements used'),
  rejected: count('Measurements turned away'),
  observability: text('Observability of the orbit by the measurements, as a sentence.'),
  observabilitySentences: sentencesOf('observability'),
  atmosphere: orbitAtmosphere
    .nullable()
    .describe(
      'Atmosphere model of its drag; null: the drag is unknown, or the orbit is relative to the ephemeris of its operator.',
    ),
  drag: foundDrag.nullable().describe('Estimate of its drag; null if the drag is unknown, or the orbit is not usable.'),
  createdAt: utcTimeOf('When it was made'),
  isSimulated: z.boolean().describe('The measurements are simulated.'),
});

/** A file by the specification's name of its id and by ours, which requests and passes use. */
export const fileIds = {
  'file-id': idOf('the file, the same as observationFileId'),
  observationFileId: idOf('the file'),
};

/** A file of measurements. */
export const observation = record('Observation', 'A file of measurements.', {
  ...fileIds,
  observationRequestId: idOf('the request; null for a track of your own').nullable(),
  passId: idOf('the pass; null for a track of your own').nullable(),
  fileName: text('Name of the file.'),
  messageType: orbitMessageType,
  fileCompressionType,
  size: count('Bytes'),
  sha256: text('SHA-256 of the bytes, hexadecimal.'),
  sensorCode: text('Short name of the sensor; empty where nobody knows it.'),
  catalogueId: noradId.nullable().describe('The object that it was ordered for; null for none.'),
  catalogueIdBestAssociation: noradId.nullable().describe('The object that the track is of; null: not known.'),
  isAssociated: z.boolean().describe('It is of the object that was ordered.'),
  isDisowned: z.boolean().describe('Its association was withdrawn.'),
  isUnreadable: z.boolean().describe('It could not be read, for `reason`; `read-again` tries once more.'),
  numberOfMeasurements: count('Measurements'),
  numberOfMagnitudeMeasurements: count('Measurements of brightness'),
  start: utcTimeOf('First measurement'),
  end: utcTimeOf('Last measurement'),
  receivedAt: utcTimeOf('When it came'),
  deliveredAt: utcTimeOf(
    'When it was handed over by the clock of its provider; of a simulator whose time runs faster this is after receivedAt',
  ),
  dataMode,
  reason: text('Why it cannot be read, or does not count, a sentence; empty when it counts or is not read yet.'),
  reasonSentences: sentencesOf('reason'),
  orbitUpdate: orbitUpdate.nullable().describe('Effect on the orbit; null: none.'),
  noUpdate: text(
    'Reason why no orbit was updated with it, as a sentence; empty if an orbit was updated, or the update is pending.',
  ),
  noUpdateSentences: sentencesOf('noUpdate'),
});

export const observationQuery = z.object({
  'request-id': id.optional().describe('Of one request.'),
  'norad-id': noradIdInAddress('Of one object.').optional(),
  'sensor-code': z.string().max(40).optional().describe('Of one sensor.'),
  ...pageQuery,
});

/** Result of an uploaded file. */
export const uploadedObservation = record('UploadedObservation', 'Result of an uploaded file.', {
  observations: z.array(observation).describe('The stored files.'),
  isKnown: z.boolean().describe('The same bytes were stored before; no measurement counts twice.'),
});

export type Observation = z.infer<typeof observation>;
export type OrbitUpdate = z.infer<typeof orbitUpdate>;
export type UploadedObservation = z.infer<typeof uploadedObservation>;

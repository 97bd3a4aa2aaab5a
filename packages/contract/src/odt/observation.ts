import { z } from 'zod';
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

const six = (what: string) => z.array(z.number()).length(6).meta({ description: what });

/** An orbit with its covariance at an epoch. */
const orbitWithCovariance = z
  .object({
    epoch: utcTimeOf('Epoch'),
    positionKm: z.array(z.number()).length(3).meta({ description: 'EME2000, km.' }),
    velocityKmS: z.array(z.number()).length(3).meta({ description: 'EME2000, km/s.' }),
    covarianceRtn: z.array(six('A row: m, m/s.')).length(6).meta({ description: 'RTN, six rows of six, m and m/s.' }),
    sigmaRtn: z
      .array(z.number())
      .length(3)
      .meta({ description: 'Of the position: radial, along-track, cross-track, m.' }),
  })
  .meta({ id: 'OrbitWithCovariance', description: 'An orbit with its covariance at an epoch.' });

/** The density that an orbit flew in. */
const orbitAtmosphere = z
  .object({
    model: atmosphereModel,
    spaceWeather: spaceWeatherSource.nullable().meta({ description: 'Null for a model that knows no activity.' }),
  })
  .meta({ id: 'OrbitAtmosphere', description: 'The density that braked the object.' });

/** How the air was found to brake an object. */
const foundDrag = z
  .object({
    factor: z.number().meta({ description: 'Times that of the element set.' }),
    sigma: z.number().meta({ description: 'One sigma of the factor; 0.3 where nothing was found of it.' }),
  })
  .meta({ id: 'DragEstimate', description: 'How the air was found to brake the object over the measurements.' });

/** An orbit after observations, with what it was before. */
export const orbitUpdate = z
  .object({
    orbitUpdateId: idOf('the update'),
    observationRequestId: idOf('the request; null for a track of your own').nullable(),
    observationFileIds: z.array(id).meta({ description: 'Files that it rests on.' }),
    conjunctionId: idOf('the conjunction that it is for; null for none').nullable(),
    noradId: noradId.nullable(),
    name: text('Name of the object.'),
    state: updateState,
    message: text('What it came to, a sentence.'),
    messageSentences: sentencesOf('message'),
    priorSource,
    before: orbitWithCovariance,
    after: orbitWithCovariance.nullable().meta({ description: 'Null where it is not usable.' }),
    atClosestApproach: orbitWithCovariance.nullable().meta({
      description:
        'The orbit after, carried to closest approach of the conjunction; null for none, or where it has that epoch anyway.',
    }),
    wrms: z.number().nullable().meta({ description: 'Weighted root mean square of the residuals, without a unit.' }),
    accepted: count('Measurements used'),
    rejected: count('Measurements turned away'),
    observability: text('What of the orbit the measurements see, a sentence.'),
    observabilitySentences: sentencesOf('observability'),
    atmosphere: orbitAtmosphere.nullable().meta({
      description:
        'The density that braked it; null: nobody knows its drag, or it flies beside the ephemeris of its operator.',
    }),
    drag: foundDrag.nullable().meta({
      description: 'What was found of its drag; null where nobody knows it, or the orbit is not usable.',
    }),
    createdAt: utcTimeOf('When it was made'),
    isSimulated: z.boolean().meta({ description: 'The measurements are simulated.' }),
  })
  .meta({ id: 'OrbitUpdate', description: 'An orbit after observations, with what it was before.' });

/** A file by the specification's name of its id and by ours, which requests and passes use. */
export const fileIds = {
  'file-id': idOf('the file, the same as observationFileId'),
  observationFileId: idOf('the file'),
};

/** A file of measurements. */
export const observation = z
  .object({
    ...fileIds,
    observationRequestId: idOf('the request; null for a track of your own').nullable(),
    passId: idOf('the pass; null for a track of your own').nullable(),
    fileName: text('Name of the file.'),
    messageType: orbitMessageType,
    fileCompressionType,
    size: count('Bytes'),
    sha256: text('SHA-256 of the bytes, hexadecimal.'),
    sensorCode: text('Short name of the sensor; empty where nobody knows it.'),
    catalogueId: noradId.nullable().meta({ description: 'The object that it was ordered for; null for none.' }),
    catalogueIdBestAssociation: noradId
      .nullable()
      .meta({ description: 'The object that the track is of; null: not known.' }),
    isAssociated: z.boolean().meta({ description: 'It is of the object that was ordered.' }),
    isDisowned: z.boolean().meta({ description: 'Its association was taken back.' }),
    isUnreadable: z
      .boolean()
      .meta({ description: 'It could not be read, for `reason`; `read-again` tries once more.' }),
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
    orbitUpdate: orbitUpdate.nullable().meta({ description: 'What it did for the orbit; null: nothing.' }),
    noUpdate: text('Why no orbit could be updated with it, a sentence; empty where it was, or nobody has tried yet.'),
    noUpdateSentences: sentencesOf('noUpdate'),
  })
  .meta({ id: 'Observation', description: 'A file of measurements.' });

export const observationQuery = z.object({
  'request-id': id.optional().meta({ description: 'Of one request.' }),
  'norad-id': noradIdInAddress('Of one object.').optional(),
  'sensor-code': z.string().max(40).optional().meta({ description: 'Of one sensor.' }),
  ...pageQuery,
});

/** What became of an uploaded file. */
export const uploadedObservation = z
  .object({
    observations: z.array(observation).meta({ description: 'The files that were kept.' }),
    isKnown: z.boolean().meta({ description: 'The same bytes were here already; nothing was counted twice.' }),
  })
  .meta({ id: 'UploadedObservation', description: 'What became of an uploaded file.' });

export type Observation = z.infer<typeof observation>;
export type OrbitUpdate = z.infer<typeof orbitUpdate>;
export type UploadedObservation = z.infer<typeof uploadedObservation>;

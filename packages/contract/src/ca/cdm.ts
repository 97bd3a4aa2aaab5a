import { z } from 'zod';
import { objectType } from '../fleet/enums.ts';
import { part, partOrNull, record } from '../platform/described.ts';
import {
  count,
  id,
  idOf,
  metres,
  noradId,
  pageQuery,
  probability,
  ratio,
  seconds,
  squareMetres,
  text,
  utcTimeOf,
} from '../platform/primitives.ts';
import { problemPlace } from '../platform/problem.ts';
import { sentencesOf } from '../platform/sentence.ts';
import { conjunctionConditions } from './conjunction.ts';
import { conjunctionData, encounterDetails, encounterFigures } from './encounter.ts';
import { covarianceSource, manoeuvrability, riskLevel, verdictKind } from './enums.ts';
import { rejectedFile } from './ephemeris.ts';
import { belief, verdict } from './verdict.ts';

/** Who an object of a message is. */
const identity = {
  noradId: noradId.nullable(),
  designator: text('Designator as the message has it.'),
  name: text('Name as the message has it.'),
  cosparId: text('International designator; empty when unknown.'),
  objectType,
};

/** Its size, its place and covariance in the fixed conjunction plane: what both objects' sums are made of (E-01). */
const plane = {
  hardBodyRadius: metres('Hard-body radius').nullable(),
  conjunctionPlaneX: metres('In-plane position along x: 0 for object 1, the miss for object 2').nullable(),
  conjunctionPlaneY: metres('In-plane position along y').nullable(),
  conjunctionPlaneCovarianceXX: squareMetres('In-plane covariance, xx').nullable(),
  conjunctionPlaneCovarianceYX: squareMetres('In-plane covariance, yx').nullable(),
  conjunctionPlaneCovarianceYY: squareMetres('In-plane covariance, yy').nullable(),
};

/** One object of a message: identity, size, its place and covariance in the fixed conjunction plane (docs/models/encounter-plane.md). */
export const cdmObject = record('CdmObject', 'One object of a message.', {
  ...identity,
  manoeuvrable: manoeuvrability,
  hardBodyRadiusSource: text('Where the radius is from.'),
  ...plane,
  covarianceSource,
  sigma: partOrNull('One-sigma position uncertainty in the RTN axes of the object itself, m.', {
    r: metres('Radial'),
    t: metres('Along-track'),
    n: metres('Cross-track'),
  }),
  covarianceRtn: z
    .array(z.number())
    .nullable()
    .describe('Lower triangle of the 6x6 covariance in RTN, row by row: m^2, m^2/s, m^2/s^2; as it was stated.'),
  sigmaFactor: z
    .number()
    .optional()
    .describe(
      'By which the sigmas are multiplied wherever they count, by your rule for covariances of this kind; absent without one.',
    ),
  orbitSource: text('Source of the state: ephemeris file, element set, message.'),
  orbitAgeSeconds: seconds('Age of the orbit at TCA').nullable(),
  positionKm: z.array(z.number()).length(3).nullable().describe('Position at TCA, km, frame of the message.'),
  velocityKmS: z.array(z.number()).length(3).nullable().describe('Velocity at TCA, km/s.'),
  frame: text('Frame of position and velocity.'),
});

/** What lists and details of a message have in common. */
const common = {
  cdmId: idOf('the message'),
  messageId: text('Identifier that the originator gave it.'),
  conjunctionId: idOf('the event'),
  satelliteId: idOf('your satellite'),
  screeningId: idOf('the screening that made it; null for an uploaded message').nullable(),
  originator: text('Who made the message.'),
  creationDate: utcTimeOf('When the message was made'),
  ...encounterFigures,
  ...belief,
  originatorProbability: z
    .number()
    .nullable()
    .describe('The probability stated in the message, in addition to the computed one, 0 to 1.'),
  originatorMethod: text('The method stated in the message.').nullable(),
  observed: partOrNull('Ordered observations that improved one of its orbits; null for any other message.', {
    orbitUpdateIds: z.array(id).describe('The orbit updates that it rests on.'),
    source: text('Observations, as a sentence.'),
    sourceSentences: sentencesOf('source'),
    isSimulated: z.boolean().describe('The observations are simulated.'),
    isAheadOfTime: z
      .boolean()
      .describe(
        'Simulated ahead of time: passes of simulated measurements lay in the future when the message was made.',
      ),
  }),
  missSigma: metres('One-sigma uncertainty along the miss vector').nullable(),
};

/** A message in a list: identity and figures, of either object its plane, without states and covariances in space. */
export const cdmSummary = record(
  'CdmSummary',
  'A message in a list, figures to six significant digits: with the encounter plane of each object and of both combined; the message itself has states and covariances.',
  {
    ...common,
    object1: part('Object 1: who, its radius and plane.', { ...identity, ...plane }),
    object2: part('Object 2: who, its radius and plane.', { ...identity, ...plane }),
    conjunctionData,
  },
);

export const cdm = record('Cdm', 'A conjunction data message with its own figures and the computed assessment.', {
  ...common,
  object1: cdmObject,
  object2: cdmObject,
  conjunctionData,
  ...encounterDetails,
  approachAngle: z.number().nullable().describe('Angle between the velocities at TCA, deg.'),
  maxProbabilityScale: ratio(
    'Covariance scale (sigma) at which the maximum lies; below 1 the event is diluted',
  ).nullable(),
  verdict: verdict
    .nullable()
    .optional()
    .describe(
      'Verdict of this message alone; null for messages older than verdicts by message. An event has that of its newest.',
    ),
  usage: z.array(z.string()).describe('Usage-boundary flags: why a two-dimensional probability may not hold.'),
});

/** Which of both objects a message has first, and which issue of the book it follows. */
export const cdmFileQuery = z.object({
  version: z
    .enum(['AS_STORED', 'DRAFT_2_0'])
    .default('AS_STORED')
    .describe(
      'DRAFT_2_0: CDM 2.0 as drafted in CCSDS 508.0-P-1.1, which is not published; JSON has the members of TraCSS. What comments say becomes keywords; what we add to the words of the originator (our id of the event, distance in sigmas, approach angle, probability where none is stated, largest probability, message before, radii that somebody vouches for, factor on the covariance by your rule) is named in a comment.',
    ),
  objects: z
    .enum(['AS_STORED', 'EXCHANGED'])
    .default('AS_STORED')
    .describe(
      'EXCHANGED: object 2 as object 1, for whoever reads the other object as his own. Each keeps its state and its covariance in its own RTN, the relative state is in the axes of the new object 1; the id has `_EXCHANGED` behind it.',
    ),
});

export const cdmQuery = z.object({
  'cdm-id': id.optional().describe('One message.'),
  'conjunction-id': id.optional().describe('Messages about one event.'),
  'screening-id': id.optional().describe('Messages of one screening.'),
  ...conjunctionConditions,
  ...pageQuery,
});

/** A message that was taken, and what we say of it; all of it is `GET ca/cdms/{cdmId}`. */
export const cdmReceipt = record('CdmReceipt', 'An accepted message, with its assessment.', {
  fileName: text('The file, and in brackets the place of the message in it.'),
  cdmId: idOf('the message'),
  messageId: text('Identifier that the originator gave it.'),
  conjunctionId: idOf('the event'),
  satelliteId: idOf('your satellite'),
  tca: utcTimeOf('Time of closest approach'),
  totalMissDistance: metres('Miss distance at TCA'),
  probabilityOfCollision: probability('Our probability of collision; null where it cannot be computed'),
  riskLevel,
  verdict: verdictKind,
  warnings: z
    .array(problemPlace)
    .describe(
      'What the book (CCSDS 508.0-B-1) asks of the message and it does without, by keyword: empty where it is valid. At most ' +
        '10 a message and 200 an answer; `warningCount` has them all.',
    ),
  warningCount: count('Number of mandatory CDM keywords that are missing'),
});

export const cdmUpload = record('CdmUpload', 'Result of an upload, by message.', {
  accepted: z.array(cdmReceipt).describe('The accepted messages.'),
  rejected: z.array(rejectedFile).describe('At most 100; `rejectedCount` has them all.'),
  rejectedCount: count('Messages that were not taken'),
});

export type Cdm = z.infer<typeof cdm>;
export type CdmSummary = z.infer<typeof cdmSummary>;
export type CdmObject = z.infer<typeof cdmObject>;
export type CdmReceipt = z.infer<typeof cdmReceipt>;
export type CdmUpload = z.infer<typeof cdmUpload>;

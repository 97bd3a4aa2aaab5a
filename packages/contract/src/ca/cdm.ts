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

/** Identity of an object of a CDM. */
const identity = {
  noradId: noradId.nullable(),
  designator: text('Object designator in the CDM.'),
  name: text('Object name in the CDM.'),
  cosparId: text('International designator; empty when unknown.'),
  objectType,
};

/** Hard-body radius, position and covariance in the fixed conjunction plane; the combined values are sums of these (E-01). */
const plane = {
  hardBodyRadius: metres('Hard-body radius; null if unknown').nullable(),
  conjunctionPlaneX: metres(
    'Position along x of the conjunction plane; 0 for object 1, the miss distance for object 2; null without the plane',
  ).nullable(),
  conjunctionPlaneY: metres('Position along y of the conjunction plane; null without the plane').nullable(),
  conjunctionPlaneCovarianceXX: squareMetres(
    'Covariance in the conjunction plane, xx; null without covariance',
  ).nullable(),
  conjunctionPlaneCovarianceYX: squareMetres(
    'Covariance in the conjunction plane, yx; null without covariance',
  ).nullable(),
  conjunctionPlaneCovarianceYY: squareMetres(
    'Covariance in the conjunction plane, yy; null without covariance',
  ).nullable(),
};

/** One object of a CDM: identity, size, position and covariance in the fixed conjunction plane (docs/models/encounter-plane.md). */
export const cdmObject = record('CdmObject', 'One object of a CDM.', {
  ...identity,
  manoeuvrable: manoeuvrability,
  hardBodyRadiusSource: text('Source of the hard-body radius.'),
  ...plane,
  covarianceSource,
  sigma: partOrNull('1-sigma position uncertainty in the RTN axes of the object, m; null without covariance.', {
    r: metres('Radial sigma'),
    t: metres('Along-track sigma'),
    n: metres('Cross-track sigma'),
  }),
  covarianceRtn: z
    .array(z.number())
    .nullable()
    .describe(
      'Lower triangle of the stated 6x6 covariance, RTN, row by row: m^2, m^2/s, m^2/s^2; null without covariance.',
    ),
  sigmaFactor: z
    .number()
    .optional()
    .describe('Factor on the sigmas in all computations, from your covariance rule; absent without a rule.'),
  orbitSource: text('Source of the state: ephemeris file, element set, message.'),
  orbitAgeSeconds: seconds('Age of the orbit solution at TCA; null if unknown').nullable(),
  positionKm: z
    .array(z.number())
    .length(3)
    .nullable()
    .describe('Position at TCA, km, in `frame`; null without a state vector.'),
  velocityKmS: z
    .array(z.number())
    .length(3)
    .nullable()
    .describe('Velocity at TCA, km/s, in `frame`; null without a state vector.'),
  frame: text('Reference frame of position and velocity.'),
});

/** Common fields of CDMs in lists and in detail. */
const common = {
  cdmId: idOf('the CDM'),
  messageId: text('MESSAGE_ID of the originator.'),
  conjunctionId: idOf('the conjunction'),
  satelliteId: idOf('your satellite'),
  screeningId: idOf('the screening that created the CDM; null for an uploaded CDM').nullable(),
  originator: text('Originator of the CDM.'),
  creationDate: utcTimeOf('Creation date of the CDM'),
  ...encounterFigures,
  ...belief,
  originatorProbability: z
    .number()
    .nullable()
    .describe('Probability of collision stated in the CDM, 0 to 1; null if not stated.'),
  originatorMethod: text('Probability method stated in the CDM; null if not stated.').nullable(),
  observed: partOrNull('Ordered observations that improved an orbit of the CDM; null without any.', {
    orbitUpdateIds: z.array(id).describe('Ids of the orbit updates used.'),
    source: text('Description of the observations, a sentence.'),
    sourceSentences: sentencesOf('source'),
    isSimulated: z.boolean().describe('True if the observations are simulated.'),
    isAheadOfTime: z
      .boolean()
      .describe('True if passes of simulated measurements lay in the future when the CDM was created.'),
  }),
  missSigma: metres('1-sigma uncertainty along the miss vector; null without covariance').nullable(),
};

/** A CDM in a list: identity, figures and the conjunction plane of both objects; no state vectors and 6x6 covariances. */
export const cdmSummary = record(
  'CdmSummary',
  'A CDM in a list, values to six significant digits, with the conjunction plane of each object and combined. The single CDM also has state vectors and covariances.',
  {
    ...common,
    object1: part('Object 1: identity, radius and conjunction plane.', { ...identity, ...plane }),
    object2: part('Object 2: identity, radius and conjunction plane.', { ...identity, ...plane }),
    conjunctionData,
  },
);

export const cdm = record('Cdm', 'A conjunction data message with its stated values and the computed assessment.', {
  ...common,
  object1: cdmObject,
  object2: cdmObject,
  conjunctionData,
  ...encounterDetails,
  approachAngle: z
    .number()
    .nullable()
    .describe('Angle between the velocities at TCA, deg; null without state vectors.'),
  maxProbabilityScale: ratio(
    'Factor on sigma at which the maximum probability occurs; below 1, Pc is diluted; null without a maximum',
  ).nullable(),
  verdict: verdict
    .nullable()
    .optional()
    .describe(
      'Verdict on this CDM alone; null for CDMs stored by early versions. The verdict on a conjunction is that of its newest CDM.',
    ),
  usage: z
    .array(z.string())
    .describe('Flags of usage boundaries that the encounter exceeds: reasons why a 2-D Pc may not be valid.'),
});

/** Order of the objects in a CDM file, and the version of the standard. */
export const cdmFileQuery = z.object({
  version: z
    .enum(['AS_STORED', 'DRAFT_2_0'])
    .default('AS_STORED')
    .describe(
      'DRAFT_2_0: CDM 2.0 by the draft CCSDS 508.0-P-1.1; JSON has the members of TraCSS. Keywords replace comments. A comment lists the values that Keepout adds to those of the originator: conjunction id, Mahalanobis distance, approach angle, missing Pc, maximum Pc, previous message, confirmed radii, and the factor of your covariance rule.',
    ),
  objects: z
    .enum(['AS_STORED', 'EXCHANGED'])
    .default('AS_STORED')
    .describe(
      'EXCHANGED: swaps object 1 and object 2, for the operator of the other object. State vectors and RTN covariances of the objects do not change; the relative state is in the axes of the new object 1. The message id ends with `_EXCHANGED`.',
    ),
});

export const cdmQuery = z.object({
  'cdm-id': id.optional().describe('Id of one CDM.'),
  'conjunction-id': id.optional().describe('CDMs of one conjunction.'),
  'screening-id': id.optional().describe('CDMs of one screening.'),
  ...conjunctionConditions,
  ...pageQuery,
});

/** An accepted CDM with the main results; `GET ca/cdms/{cdmId}` returns all of them. */
export const cdmReceipt = record('CdmReceipt', 'An accepted CDM with its assessment.', {
  fileName: text('File name, with the position of the CDM in the file in brackets.'),
  cdmId: idOf('the CDM'),
  messageId: text('MESSAGE_ID of the originator.'),
  conjunctionId: idOf('the conjunction'),
  satelliteId: idOf('your satellite'),
  tca: utcTimeOf('Time of closest approach'),
  totalMissDistance: metres('Miss distance at TCA'),
  probabilityOfCollision: probability('Computed probability of collision; null if it cannot be computed'),
  riskLevel,
  verdict: verdictKind,
  warnings: z
    .array(problemPlace)
    .describe(
      'Missing mandatory keywords (CCSDS 508.0-B-1); empty for a valid CDM. At most 10 per CDM and 200 per response; ' +
        '`warningCount` has the number of all.',
    ),
  warningCount: count('Missing mandatory keywords of the CDM'),
});

export const cdmUpload = record('CdmUpload', 'Result of an upload, by CDM.', {
  accepted: z.array(cdmReceipt).describe('Accepted CDMs.'),
  rejected: z.array(rejectedFile).describe('Rejected CDMs, at most 100; `rejectedCount` has the number of all.'),
  rejectedCount: count('Rejected CDMs'),
});

export type Cdm = z.infer<typeof cdm>;
export type CdmSummary = z.infer<typeof cdmSummary>;
export type CdmObject = z.infer<typeof cdmObject>;
export type CdmReceipt = z.infer<typeof cdmReceipt>;
export type CdmUpload = z.infer<typeof cdmUpload>;

import { z } from 'zod';
import { objectType } from '../fleet/enums.ts';
import { id, metres, metresPerSecond, noradId, rtn, squareMetres, utcTime } from '../platform/primitives.ts';
import { covarianceSource, dilutionRegion, riskLevel } from './enums.ts';
import { rejectedFile } from './ephemeris.ts';

/** One object of a message: identity, size, its place and covariance in the fixed conjunction plane (docs/models/encounter-plane.md). */
export const cdmObject = z
  .object({
    noradId: noradId.nullable(),
    designator: z.string(),
    name: z.string(),
    cosparId: z.string(),
    objectType: objectType,
    manoeuvrable: z.enum(['YES', 'NO', 'N/A']),
    hardBodyRadius: metres('Hard-body radius').nullable(),
    hardBodyRadiusSource: z.string(),
    conjunctionPlaneX: metres('In-plane position along x: 0 for object 1, the miss for object 2').nullable(),
    conjunctionPlaneY: metres('In-plane position along y').nullable(),
    conjunctionPlaneCovarianceXX: squareMetres('In-plane covariance').nullable(),
    conjunctionPlaneCovarianceYX: squareMetres('In-plane covariance').nullable(),
    conjunctionPlaneCovarianceYY: squareMetres('In-plane covariance').nullable(),
    covarianceSource: covarianceSource,
    sigma: z
      .object({ r: z.number(), t: z.number(), n: z.number() })
      .nullable()
      .meta({ description: 'One-sigma position uncertainty in the RTN axes of the object itself, m.' }),
    covarianceRtn: z
      .array(z.number())
      .nullable()
      .meta({ description: 'Lower triangle of the 6x6 covariance in RTN, row by row: m^2, m^2/s, m^2/s^2.' }),
    orbitSource: z
      .string()
      .meta({ description: 'What the state was made from: ephemeris file, element set, message.' }),
    orbitAgeSeconds: z.number().nullable().meta({ description: 'Age of the orbit at TCA, s.' }),
    positionKm: z
      .array(z.number())
      .length(3)
      .nullable()
      .meta({ description: 'Position at TCA, km, frame of the message.' }),
    velocityKmS: z.array(z.number()).length(3).nullable().meta({ description: 'Velocity at TCA, km/s.' }),
    frame: z.string(),
  })
  .meta({ id: 'CdmObject' });

/** What the two objects' values add up to, when both have the XX covariance (E-01); the sums are the relative position. */
export const conjunctionData = z
  .object({
    tca: utcTime,
    riskLevel,
    combinedHardBodyRadius: z.number().optional(),
    combinedPlaneX: z.number().optional(),
    combinedPlaneY: z.number().optional(),
    combinedPlaneCovarianceXX: z.number().optional(),
    combinedPlaneCovarianceYX: z.number().optional(),
    combinedPlaneCovarianceYY: z.number().optional(),
  })
  .meta({ id: 'ConjunctionData' });

export const cdm = z
  .object({
    cdmId: id,
    messageId: z.string(),
    conjunctionId: id,
    satelliteId: id,
    screeningId: id.nullable(),
    originator: z.string(),
    creationDate: utcTime,
    object1: cdmObject,
    object2: cdmObject,
    conjunctionData,
    totalMissDistance: metres('Miss distance at TCA'),
    relativeSpeed: metresPerSecond('Relative speed at TCA'),
    relativePosition: rtn('Relative position', 'm'),
    relativeVelocity: rtn('Relative velocity', 'm/s'),
    approachAngle: z.number().nullable().meta({ description: 'Angle between the velocities at TCA, degrees.' }),
    probabilityOfCollision: z.number().nullable(),
    probabilityMethod: z.string(),
    probabilityReason: z.string().nullable().meta({ description: 'Why the probability could not be computed.' }),
    originatorProbability: z
      .number()
      .nullable()
      .meta({ description: 'The probability stated in the message, beside ours.' }),
    originatorMethod: z.string().nullable(),
    maxProbability: z.number().nullable(),
    maxProbabilityScale: z
      .number()
      .nullable()
      .meta({ description: 'Covariance scale (sigma) at which the maximum lies; below 1 the event is diluted.' }),
    dilution: dilutionRegion.nullable(),
    mahalanobisDistance: z.number().nullable(),
    missSigma: z.number().nullable().meta({ description: 'One-sigma uncertainty along the miss vector, m.' }),
    usage: z
      .array(z.string())
      .meta({ description: 'Usage-boundary flags: why a two-dimensional probability may not hold.' }),
  })
  .meta({ id: 'Cdm' });

export const cdmQuery = z.object({
  'cdm-id': id.optional(),
  'conjunction-id': id.optional(),
  'satellite-id': id.optional(),
  'screening-id': id.optional(),
});

export const cdmUpload = z
  .object({ accepted: z.array(cdm), rejected: z.array(rejectedFile) })
  .meta({ id: 'CdmUpload' });

export type Cdm = z.infer<typeof cdm>;
export type CdmObject = z.infer<typeof cdmObject>;

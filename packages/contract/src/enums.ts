import { z } from 'zod';

/** Every enumeration of the specification's section 3, in one place (E-08). */
export const satelliteShape = z
  .enum(['CANNONBALL', 'BOX', 'BOX_WING', 'WING_BOX_WING', 'OTHER'])
  .meta({ id: 'SatelliteShape' });
export const propulsionType = z
  .enum(['IMPULSIVE', 'CONTINUOUS', 'DIFFERENTIAL_DRAG', 'NONE', 'UNKNOWN'])
  .meta({ id: 'PropulsionType' });
export const referenceFrame = z
  .enum(['ECEF', 'ECI', 'RSW_INERTIAL', 'TNW_INERTIAL', 'EME2000'])
  .meta({ id: 'ReferenceFrame' });
export const durationUnit = z.enum(['PERIODS', 'DATE', 'SECONDS']).meta({ id: 'DurationUnit' });
export const deltaVDirection = z.enum(['XYZ', 'AZIMUTH_ELEVATION']).meta({ id: 'DeltaVDirection' });

const localFrames = ['EQW', 'LVLH', 'NSW', 'NTW', 'PQW', 'RSW', 'SEZ', 'TNW', 'VNC'] as const;
export const deltaVFrame = z
  .enum([
    ...localFrames,
    ...localFrames.map((frame) => `${frame}_INERTIAL` as const),
    'QSW',
    'RIC',
    'RTN',
    'EME2000',
    'TOD_EARTH',
  ])
  .meta({ id: 'DeltaVFrame' });

export const orbitDataType = z.enum(['SP_EPHEMERIS', 'OMM', 'TLE']).meta({ id: 'OrbitDataType' });
export const orbitMessageType = z.enum(['TDM_XML', 'TDM_KVN']).meta({ id: 'OrbitMessageType' });
export const sensorType = z
  .enum(['OPTICAL_PASSIVE', 'RADAR_ACTIVE', 'FUTURE', 'RETIRED', 'TEST_OPTICAL'])
  .meta({ id: 'SensorType' });
export const paymentType = z.enum(['SUBSCRIPTION']).meta({ id: 'PaymentType' });
export const associationMetric = z.enum(['ANGULAR_DISTANCE', 'MAHALANOBIS_DISTANCE']).meta({ id: 'AssociationMetric' });
export const associationCriterion = z.enum(['MEDIAN']).meta({ id: 'AssociationCriterion' });
export const riskLevel = z.enum(['UNKNOWN', 'LOW', 'MEDIUM', 'HIGH', 'CRITICAL']).meta({ id: 'RiskLevel' });

const orbitSources = ['CAT', 'CDM', 'OPS', 'TLE'] as const;
export const screeningType = z
  .enum([
    ...orbitSources.flatMap((one) => orbitSources.map((other) => `${one}_${other}` as const)),
    'MAN_VS_CDM',
    'UNKNOWN',
  ])
  .meta({
    id: 'ScreeningType',
    description: 'Source of the first object, then of the second: catalogue, CDM state, operator ephemeris, TLE.',
  });

export const serviceCode = z.enum(['ca', 'odt']).meta({ id: 'ServiceCode' });
export const requestStatus = z
  .enum([
    'APPROVED',
    'CANCELLED',
    'COMPLETE',
    'INFEASIBLE',
    'IN_PROGRESS',
    'PARTIAL',
    'PENDING',
    'EXECUTING',
    'EXECUTED',
    'PUBLISHING',
    'PUBLISHED',
    'SUCCESSFUL',
    'UNSUCCESSFUL',
  ])
  .meta({ id: 'RequestStatus' });

/** What the operator should do about an event, and how the covariance stands to it. */
export const verdictKind = z.enum(['ACT', 'WATCH', 'SAFE', 'NO_CONCLUSION']).meta({ id: 'VerdictKind' });
export const dilutionRegion = z.enum(['ROBUST', 'DILUTED']).meta({ id: 'DilutionRegion' });
export const objectType = z.enum(['PAYLOAD', 'ROCKET BODY', 'DEBRIS', 'UNKNOWN']).meta({ id: 'ObjectType' });
export const screeningState = z
  .enum(['QUEUED', 'RUNNING', 'COMPLETED', 'FAILED', 'CANCELLED'])
  .meta({ id: 'ScreeningState' });
export const ephemerisDesignation = z.enum(['OPERATIONAL', 'CANDIDATE']).meta({ id: 'EphemerisDesignation' });
export const covarianceSource = z.enum(['OEM', 'ELEMENT_SET', 'CDM', 'ESTIMATED', 'NONE']).meta({
  id: 'CovarianceSource',
  description: 'Where the covariance at TCA came from. ESTIMATED: by orbit regime and age of the element set.',
});
export const volumeShape = z.enum(['ELLIPSOID', 'BOX', 'SPHERE']).meta({ id: 'VolumeShape' });

export type RiskLevel = z.infer<typeof riskLevel>;
export type VerdictKind = z.infer<typeof verdictKind>;
export type ScreeningType = z.infer<typeof screeningType>;
export type ScreeningState = z.infer<typeof screeningState>;
export type CovarianceSource = z.infer<typeof covarianceSource>;

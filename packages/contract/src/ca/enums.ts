import { z } from 'zod';

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
export const verdictKind = z.enum(['ACT', 'WATCH', 'SAFE', 'NO_CONCLUSION']).meta({ id: 'VerdictKind' });
export const dilutionRegion = z.enum(['ROBUST', 'DILUTED']).meta({ id: 'DilutionRegion' });
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

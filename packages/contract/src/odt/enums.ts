import { z } from 'zod';

export const orbitDataType = z
  .enum(['SP_EPHEMERIS', 'OMM', 'TLE'])
  .meta({ id: 'OrbitDataType', description: 'Kind of an orbit message: an OEM or OCM, an OMM or two lines.' });
export const orbitMessageType = z
  .enum(['TDM_XML', 'TDM_KVN'])
  .meta({ id: 'OrbitMessageType', description: 'Notation of the files of measurements.' });
export const sensorType = z.enum(['OPTICAL_PASSIVE', 'RADAR_ACTIVE', 'FUTURE', 'RETIRED', 'TEST_OPTICAL']).meta({
  id: 'SensorType',
  description: 'A telescope, a radar, one that is to come, one that is no more, or one for tests.',
});
export const associationMetric = z.enum(['ANGULAR_DISTANCE', 'MAHALANOBIS_DISTANCE']).meta({
  id: 'AssociationMetric',
  description: 'What a track and an orbit are compared by.',
});
export const associationCriterion = z.enum(['MEDIAN']).meta({
  id: 'AssociationCriterion',
  description: 'What of all measurements of a track counts.',
});
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
  .meta({
    id: 'RequestStatus',
    description: 'How far a request or one of its passes is; see the guide of tracking for what may follow what.',
  });

/** What is measured: directions, or a radar's range, range rate and directions. */
export const measurementType = z
  .enum(['ANGLES', 'RADAR', 'ANY'])
  .meta({ id: 'MeasurementType', description: 'Directions by a telescope, a radar track, or whichever is to be had.' });
export const fileCompressionType = z
  .enum(['NONE', 'GZIP', 'ZIP'])
  .meta({ id: 'FileCompressionType', description: 'How an observation file is packed.' });
export const requestPriority = z
  .enum(['ROUTINE', 'ELEVATED', 'URGENT', 'EMERGENCY'])
  .meta({ id: 'RequestPriority', description: 'Order in which requests get sensors; later ones cost more.' });
/** Whether what a sensor delivers was measured on the sky. */
export const dataMode = z
  .enum(['REAL', 'SIMULATED', 'TEST'])
  .meta({ id: 'DataMode', description: 'Measured on the sky, made by the simulator, or a test of the line.' });
export const sensorProvider = z.enum(['SIMULATOR', 'HTTPS', 'OWN']).meta({
  id: 'SensorProvider',
  description: 'Who points the sensor: the embedded simulator, a provider, or yourself.',
});
export const weatherSource = z.enum(['NONE', 'SIMULATED', 'CLEAR_SHARE', 'FORECAST']).meta({
  id: 'WeatherSource',
  description:
    'How clouds over a sensor are known: not, by the simulator, by a yearly share, by a forecast that was sent.',
});
/** What became of a pass that was lost. */
export const replacementState = z.enum(['REPLACED', 'WANTED', 'NONE']).meta({
  id: 'ReplacementState',
  description: 'Another pass takes its place, one is still looked for, or none is to be had.',
});
/** Whose orbit a request is about. */
export const targetKind = z
  .enum(['CATALOGUE', 'ORBIT_MESSAGE', 'SATELLITE', 'CONJUNCTION_PRIMARY', 'CONJUNCTION_SECONDARY'])
  .meta({ id: 'TargetKind', description: 'How the object that is to be observed was named.' });
/** Why an object cannot be observed. */
export const infeasibleReason = z
  .enum([
    'NO_PASS',
    'NEVER_LIT',
    'NEVER_DARK',
    'TOO_FAINT',
    'TOO_FAR',
    'NEAR_MOON',
    'SENSOR_BUSY',
    'OVER_PRICE',
    'NO_SENSOR',
    'NO_ORBIT',
  ])
  .meta({ id: 'InfeasibleReason', description: 'Why there is nothing to order.' });
/** What may stand for the secondary, or the primary, of a conjunction. */
export const conjunctionObject = z
  .enum(['PRIMARY', 'SECONDARY'])
  .meta({ id: 'ConjunctionObject', description: 'Your satellite, or what comes near it.' });
/** Where an orbit that was updated had come from. */
export const priorSource = z.enum(['CDM', 'OEM', 'ELEMENT_SET', 'ORBIT_UPDATE']).meta({
  id: 'PriorSource',
  description:
    'Covariance of a message, of an ephemeris, estimated for an element set, or of an earlier update by your observations.',
});
/** What a density rests on where it is known least. */
export const spaceWeatherSource = z
  .enum(['OBSERVED', 'INTERPOLATED', 'PREDICTED', 'PREDICTED_MONTHLY', 'BEYOND_TABLE', 'CONSTANT'])
  .meta({
    id: 'SpaceWeatherSource',
    description:
      'Activity of the Sun and of the magnetic field, of an arc where it is known least: observed, between observed days, predicted, predicted by months, of the nearest day of the table, moderate for all time.',
  });
/** What an orbit update came to. */
export const updateState = z
  .enum(['UPDATED', 'NOT_CONVERGED', 'UNOBSERVABLE', 'INCONSISTENT', 'WITHDRAWN'])
  .meta({ id: 'OrbitUpdateState', description: 'Used, or why not.' });
/** What became of money. */
export const chargeState = z
  .enum(['NOT_CHARGED', 'RESERVED', 'CAPTURED', 'RELEASED'])
  .meta({ id: 'ChargeState', description: 'What became of the price: no payments here, held, taken, given back.' });

/** Yes or no in an address. */
export const yesOrNo = z
  .enum(['true', 'false'])
  .meta({ id: 'YesOrNo', description: 'A boolean in a query: `true` or `false`.' });

export type SensorType = z.infer<typeof sensorType>;
export type RequestStatus = z.infer<typeof requestStatus>;
export type MeasurementType = z.infer<typeof measurementType>;
export type RequestPriority = z.infer<typeof requestPriority>;
export type DataMode = z.infer<typeof dataMode>;
export type WeatherSource = z.infer<typeof weatherSource>;
export type ReplacementState = z.infer<typeof replacementState>;
export type SensorProvider = z.infer<typeof sensorProvider>;
export type TargetKind = z.infer<typeof targetKind>;
export type InfeasibleReason = z.infer<typeof infeasibleReason>;
export type OrbitMessageType = z.infer<typeof orbitMessageType>;
export type FileCompressionType = z.infer<typeof fileCompressionType>;

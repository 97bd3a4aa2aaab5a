import { z } from 'zod';

export const orbitDataType = z
  .enum(['SP_EPHEMERIS', 'OMM', 'TLE'])
  .meta({ id: 'OrbitDataType', description: 'Kind of an orbit message: an OEM or OCM, an OMM or two lines.' });
export const orbitMessageType = z
  .enum(['TDM_XML', 'TDM_KVN'])
  .meta({ id: 'OrbitMessageType', description: 'Notation of the files of measurements.' });
export const sensorType = z.enum(['OPTICAL_PASSIVE', 'RADAR_ACTIVE', 'FUTURE', 'RETIRED', 'TEST_OPTICAL']).meta({
  id: 'SensorType',
  description: 'A telescope, a radar, a planned sensor, a retired sensor, or a test sensor.',
});
export const associationMetric = z.enum(['ANGULAR_DISTANCE', 'MAHALANOBIS_DISTANCE']).meta({
  id: 'AssociationMetric',
  description: 'Score of the comparison of a track with an orbit.',
});
export const associationCriterion = z.enum(['MEDIAN']).meta({
  id: 'AssociationCriterion',
  description: 'Statistic over all measurements of a track.',
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
    description: 'Status of a request or of one of its passes; the tracking guide lists the transitions.',
  });

/** What is measured: directions, or a radar's range, range rate and directions. */
export const measurementType = z
  .enum(['ANGLES', 'RADAR', 'ANY'])
  .meta({ id: 'MeasurementType', description: 'Directions by a telescope, a radar track, or either.' });
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
  description: 'Source of the cloud cover over a sensor: none, the simulator, a yearly share, or a received forecast.',
});
/** What became of a pass that was lost. */
export const replacementState = z.enum(['REPLACED', 'WANTED', 'NONE']).meta({
  id: 'ReplacementState',
  description: 'Another pass takes its place, one is still looked for, or none is to be had.',
});
/** Whose orbit a request is about. */
export const targetKind = z
  .enum(['CATALOGUE', 'ORBIT_MESSAGE', 'SATELLITE', 'CONJUNCTION_PRIMARY', 'CONJUNCTION_SECONDARY'])
  .meta({ id: 'TargetKind', description: "Kind of the target's identification." });
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
  .meta({ id: 'InfeasibleReason', description: 'Reason why no pass can be ordered.' });
/** What may stand for the secondary, or the primary, of a conjunction. */
export const conjunctionObject = z
  .enum(['PRIMARY', 'SECONDARY'])
  .meta({ id: 'ConjunctionObject', description: 'Your satellite, or the other object of the conjunction.' });
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
      'Least certain source of solar and geomagnetic activity over an arc: observed, between observed days, predicted, predicted by months, the nearest day of the table, or a constant moderate level.',
  });
/** What an orbit update came to. */
export const updateState = z
  .enum(['UPDATED', 'NOT_CONVERGED', 'UNOBSERVABLE', 'INCONSISTENT', 'WITHDRAWN'])
  .meta({ id: 'OrbitUpdateState', description: 'Used, or why not.' });
/** What became of money. */
export const chargeState = z.enum(['NOT_CHARGED', 'RESERVED', 'CAPTURED', 'RELEASED']).meta({
  id: 'ChargeState',
  description: 'State of the price: no payments in this installation, reserved, charged, refunded.',
});

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

import { z } from 'zod';

export const orbitDataType = z.enum(['SP_EPHEMERIS', 'OMM', 'TLE']).meta({ id: 'OrbitDataType' });
export const orbitMessageType = z.enum(['TDM_XML', 'TDM_KVN']).meta({ id: 'OrbitMessageType' });
export const sensorType = z
  .enum(['OPTICAL_PASSIVE', 'RADAR_ACTIVE', 'FUTURE', 'RETIRED', 'TEST_OPTICAL'])
  .meta({ id: 'SensorType' });
export const associationMetric = z.enum(['ANGULAR_DISTANCE', 'MAHALANOBIS_DISTANCE']).meta({ id: 'AssociationMetric' });
export const associationCriterion = z.enum(['MEDIAN']).meta({ id: 'AssociationCriterion' });
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

import { z } from 'zod';

export const satelliteShape = z
  .enum(['CANNONBALL', 'BOX', 'BOX_WING', 'WING_BOX_WING', 'OTHER'])
  .meta({ id: 'SatelliteShape' });
export const propulsionType = z
  .enum(['IMPULSIVE', 'CONTINUOUS', 'DIFFERENTIAL_DRAG', 'NONE', 'UNKNOWN'])
  .meta({ id: 'PropulsionType' });
export const objectType = z.enum(['PAYLOAD', 'ROCKET BODY', 'DEBRIS', 'UNKNOWN']).meta({ id: 'ObjectType' });

import { z } from 'zod';
import { PROPULSION_TYPES } from './propulsion-types.ts';

export const satelliteShape = z
  .enum(['CANNONBALL', 'BOX', 'BOX_WING', 'WING_BOX_WING', 'OTHER'])
  .meta({ id: 'SatelliteShape', description: 'Shape of a satellite.' });
export const propulsionType = z
  .enum(PROPULSION_TYPES)
  .meta({ id: 'PropulsionType', description: 'Kind of propulsion.' });
/** Whether those who run the installation have confirmed that a catalogue number is the operator's. */
export const numberClaim = z
  .enum(['UNVERIFIED', 'CONFIRMED'])
  .meta({ id: 'NumberClaim', description: 'Whether a claim on a catalogue number has been confirmed.' });
export const objectType = z
  .enum(['PAYLOAD', 'ROCKET BODY', 'DEBRIS', 'UNKNOWN'])
  .meta({ id: 'ObjectType', description: 'Kind of object.' });
export type ObjectType = z.infer<typeof objectType>;

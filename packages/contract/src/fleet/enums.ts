import { z } from 'zod';
import { PROPULSION_TYPES } from './propulsion-types.ts';

export const satelliteShape = z
  .enum(['CANNONBALL', 'BOX', 'BOX_WING', 'WING_BOX_WING', 'OTHER'])
  .meta({ id: 'SatelliteShape', description: 'Shape of a satellite.' });
export const propulsionType = z
  .enum(PROPULSION_TYPES)
  .meta({ id: 'PropulsionType', description: 'Type of propulsion.' });
/** Whether the operator of the installation has confirmed a claim on a catalogue number. */
export const numberClaim = z
  .enum(['UNVERIFIED', 'CONFIRMED'])
  .meta({ id: 'NumberClaim', description: 'State of a claim on a catalogue number.' });
export const objectType = z
  .enum(['PAYLOAD', 'ROCKET BODY', 'DEBRIS', 'UNKNOWN'])
  .meta({ id: 'ObjectType', description: 'Type of an object.' });
export type ObjectType = z.infer<typeof objectType>;

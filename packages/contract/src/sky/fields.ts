import { KILOMETRES, type NumberField } from '../platform/number-field.ts';

/** Up to 2.6 times the distance of the Moon, and above all speeds of objects around the Earth. */
const position = { unit: 'm', least: -1e9, most: 1e9, shown: KILOMETRES } as const;
const velocity = { unit: 'm/s', least: -1e5, most: 1e5, shown: { unit: 'km/s', factor: 1e3 } } as const;

/** Number fields of a state vector, in their order. */
export const STATE_NUMBERS = {
  x: position,
  y: position,
  z: position,
  vx: velocity,
  vy: velocity,
  vz: velocity,
} as const satisfies Readonly<Record<string, NumberField>>;

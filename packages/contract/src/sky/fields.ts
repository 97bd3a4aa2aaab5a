import { KILOMETRES, type NumberField } from '../platform/number-field.ts';

/** Out to three times the Moon, and well beyond the speed of whatever flies around the Earth. */
const position = { unit: 'm', least: -1e9, most: 1e9, shown: KILOMETRES } as const;
const velocity = { unit: 'm/s', least: -1e5, most: 1e5, shown: { unit: 'km/s', factor: 1e3 } } as const;

/** The numbers of a state, in their order. */
export const STATE_NUMBERS = {
  x: position,
  y: position,
  z: position,
  vx: velocity,
  vy: velocity,
  vz: velocity,
} as const satisfies Readonly<Record<string, NumberField>>;

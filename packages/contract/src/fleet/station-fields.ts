import type { NumberField } from '../platform/number-field.ts';

/** The numbers of a ground station. */
export const STATION_NUMBERS = {
  latitude: { unit: 'deg', least: -90, most: 90 },
  longitude: { unit: 'deg', least: -180, most: 180 },
  altitude: { unit: 'm', least: -500, most: 9000 },
  minElevation: { unit: 'deg', least: 0, most: 89 },
} as const satisfies Readonly<Record<string, NumberField>>;

import { SENSOR_NUMBERS } from '@keepout/contract/odt/fields';

export type SensorNumber = keyof typeof SENSOR_NUMBERS;
export const ALL_NUMBERS = Object.keys(SENSOR_NUMBERS) as readonly SensorNumber[];

export const FIELD_GROUPS = {
  site: ['latitude', 'longitude', 'altitude', 'minElevation'],
  sees: [
    ...(['fieldOfView', 'limitingMagnitude', 'maxRange', 'maxSunElevation', 'minMoonSeparation'] as const),
    ...(['slewRate', 'minPassSpacing', 'minSeparation'] as const),
  ],
  time: ['clearShare', 'latency'],
  accuracy: ['angleSigma', 'rangeSigma', 'rangeRateSigma', 'timeBias', 'timeBiasSigma', 'angleBiasSigma'],
} as const satisfies Readonly<Record<string, readonly SensorNumber[]>>;

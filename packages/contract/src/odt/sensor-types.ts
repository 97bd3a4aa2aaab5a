import type { MeasurementType, SensorType } from './enums.ts';

/** What follows from the type of a sensor, for forms, lists and questions. Plain data: no schema is loaded with it. */
export interface SensorTypeFacts {
  readonly kind: 'OPTICAL' | 'RADAR';
  /** What an order asks for that it can give. */
  readonly measures: Exclude<MeasurementType, 'ANY'>;
  /** It sees nothing by day, and nothing that the Sun does not light. */
  readonly needsDarkness: boolean;
  /** Clouds are of matter to it. */
  readonly mindsWeather: boolean;
  /** It takes orders and may be added; others are shown in the special mode alone (V-05). */
  readonly isOpen: boolean;
  /** Fields that sensors of this type have and those of the other kind do not. */
  readonly ownFields: readonly SensorTypeField[];
}

/** Fields of a sensor that not all types have. */
export type SensorTypeField = 'limitingMagnitude' | 'maxSunElevation' | 'minMoonSeparation' | 'maxRange';

const TELESCOPE = {
  kind: 'OPTICAL',
  measures: 'ANGLES',
  needsDarkness: true,
  mindsWeather: true,
  ownFields: ['limitingMagnitude', 'maxSunElevation', 'minMoonSeparation'],
} as const;

/** In the order of forms. */
export const SENSOR_TYPES = {
  OPTICAL_PASSIVE: { ...TELESCOPE, isOpen: true },
  RADAR_ACTIVE: {
    kind: 'RADAR',
    measures: 'RADAR',
    needsDarkness: false,
    mindsWeather: false,
    isOpen: true,
    ownFields: ['maxRange'],
  },
  FUTURE: { ...TELESCOPE, isOpen: false },
  RETIRED: { ...TELESCOPE, isOpen: false },
  TEST_OPTICAL: { ...TELESCOPE, isOpen: false },
} as const satisfies Readonly<Record<SensorType, SensorTypeFacts>>;

const ALL_TYPES = Object.keys(SENSOR_TYPES) as readonly SensorType[];

/** Types that take orders, in the order of forms. */
export const OPEN_SENSOR_TYPES: readonly SensorType[] = ALL_TYPES.filter((type) => SENSOR_TYPES[type].isOpen);
/** The same in the order of lists: by their names, the last letter first (V-05). */
export const LISTED_SENSOR_TYPES: readonly SensorType[] = OPEN_SENSOR_TYPES.toReversed();
export const HIDDEN_SENSOR_TYPES: readonly SensorType[] = ALL_TYPES.filter((type) => !SENSOR_TYPES[type].isOpen);

/** What every type is shown as in the special mode (V-05). */
export const SPECIAL_SENSOR_TYPE: SensorType = 'OPTICAL_PASSIVE';

export const isRadar = (type: SensorType): boolean => SENSOR_TYPES[type].kind === 'RADAR';

/** The type that an open sensor has which measures this. */
export function sensorTypeFor(measures: SensorTypeFacts['measures']): SensorType {
  return OPEN_SENSOR_TYPES.find((type) => SENSOR_TYPES[type].measures === measures)!;
}

/** Whether a field is asked of sensors of a type: one that the other kind has alone is not. */
export function hasField(type: SensorType, field: string): boolean {
  const isOfSome = ALL_TYPES.some((otherType) => isOwnField(otherType, field));
  return !isOfSome || isOwnField(type, field);
}

const isOwnField = (type: SensorType, field: string): boolean =>
  SENSOR_TYPES[type].ownFields.some((ownField) => ownField === field);

import { type NumberField, PERCENT } from '../platform/number-field.ts';
import type { TextField } from '../platform/text-field.ts';
import type { PropulsionNumber } from './propulsion-types.ts';

/** From small fragments to above the largest object in orbit. */
const size = { unit: 'm', least: 0.001, most: 500, isOptional: true } as const;
const area = { unit: 'm^2', least: 1e-6, most: 1e5, isOptional: true } as const;
/** Up to above a space station with docked vehicles. */
const mass = { unit: 'kg', most: 1e6, isOptional: true } as const;
const seconds = { unit: 's', most: 1e7, isOptional: true } as const;
const fixedError = {
  unit: 'm/s',
  least: 0,
  most: 100,
  shown: { unit: 'mm/s', factor: 1e-3 },
  isOptional: true,
} as const;

/** Interval of an expected event. */
const INTERVAL_H = { unit: 'h', least: 1, most: 168, isWhole: true } as const;

/** Number fields of a satellite: body and expected events. Unknown values are omitted. */
export const BODY_NUMBERS = {
  hardBodyRadius: size,
  boxLength: size,
  boxWidth: size,
  boxHeight: size,
  wingLength: size,
  wingWidth: size,
  dragArea: area,
  dragCoefficient: { unit: '', least: 0.01, most: 20, isOptional: true },
  solarRadiationPressureArea: area,
  reflectivityCoefficient: { unit: '', least: 0, most: 3, isOptional: true },
  wetMass: { ...mass, least: 0.001 },
  screeningEveryHours: { ...INTERVAL_H, least: 0, isOptional: true },
  ephemerisEveryHours: { ...INTERVAL_H, most: 720, isOptional: true },
} as const satisfies Readonly<Record<string, NumberField>>;

/** Number fields of the propulsion. */
export const PROPULSION_NUMBERS: Readonly<Record<PropulsionNumber, NumberField>> = {
  thrust: { unit: 'N', least: 1e-7, most: 1e6, isOptional: true },
  specificImpulse: { ...seconds, least: 1, most: 1e5 },
  dutyCycle: { unit: '', least: 0.001, most: 1, shown: PERCENT, isOptional: true },
  maxDeltaV: { unit: 'm/s', least: 1e-6, most: 1e4, isOptional: true },
  propellantMass: { ...mass, least: 0 },
  minimumBurnSpacing: { ...seconds, least: 0 },
  maxThrustDuration: { ...seconds, least: 0.001 },
  dragAreaMin: area,
  dragAreaMax: area,
  executionMagnitudeError: { unit: '', least: 0, most: 1, shown: PERCENT, isOptional: true },
  executionPointingError: { unit: 'deg', least: 0, most: 90, isOptional: true },
  executionFixedMagnitudeError: fixedError,
  executionFixedPointingError: fixedError,
};

/** Electric thrust is shown in millinewtons. */
export const LOW_THRUST: NumberField = { ...PROPULSION_NUMBERS.thrust, shown: { unit: 'mN', factor: 1e-3 } };

/** International designator: year, launch, piece. */
export const COSPAR_ID = /^\d{4}-\d{3}[A-Z]{1,3}$/;

/** Number fields of a ground station. */
export const STATION_NUMBERS = {
  latitude: { unit: 'deg', least: -90, most: 90 },
  longitude: { unit: 'deg', least: -180, most: 180 },
  altitude: { unit: 'm', least: -500, most: 9000 },
  minElevation: { unit: 'deg', least: 0, most: 89 },
} as const satisfies Readonly<Record<string, NumberField>>;

/** Number fields of the flight rules, without probabilities, which are typed as text. */
export const RULE_NUMBERS = {
  decisionLeadHours: { unit: 'h', least: 0, most: 720 },
  screeningEveryHours: { ...INTERVAL_H, least: 0 },
  ephemerisDays: { unit: 'd', least: 1, most: 3650 },
  messageDays: { unit: 'd', least: 60, most: 3650 },
  targetReductionOrders: { unit: '', least: 0, most: 12 },
  uplinkLeadTime: { unit: 's', least: 0, most: 604_800, shown: { unit: 'min', factor: 60 } },
  preparationTime: { unit: 's', least: 0, most: 604_800, shown: { unit: 'min', factor: 60 } },
  densityUncertainty: { unit: '', least: 0, most: 1, shown: PERCENT },
  maxSmaChange: { unit: 'm', least: 0.001, most: 1e7, isOptional: true },
} as const satisfies Readonly<Record<string, NumberField>>;

/** Texts of the flight rules: reason of a no-burn window, and notes. */
export const RULE_TEXTS = {
  reason: { longest: 200, isOptional: true },
  notes: { longest: 4000, isOptional: true },
} as const satisfies Readonly<Record<string, TextField>>;
/** Maximum number of windows of the rules or of a plan. */
export const MOST_WINDOWS = 200;

/** Returns whether a probability of the rules is above 0 and at most 1. */
export const isProbability = (value: number): boolean => value > 0 && value <= 1;

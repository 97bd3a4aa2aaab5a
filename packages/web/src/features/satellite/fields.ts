import { LOW_THRUST, PROPULSION_NUMBERS } from '@keepout/contract/fleet/fields';
import { type PropulsionGroup, propulsionFacts } from '@keepout/contract/fleet/propulsion-types';
import type { Satellite } from '@keepout/contract/fleet/satellite';
import type { NumberField } from '@keepout/contract/platform/number-field';

export type Configuration = Satellite['configuration'];
export type BodyShape = Configuration['shape'];
export type PropulsionType = Configuration['propulsion']['type'];

export const SHAPES: readonly BodyShape[] = ['CANNONBALL', 'BOX', 'BOX_WING', 'WING_BOX_WING', 'OTHER'];

type NumberOf<T> = { [K in keyof T]-?: NonNullable<T[K]> extends number ? K : never }[keyof T] & string;
export type BodyField = NumberOf<Configuration>;
export type PropulsionField = NumberOf<Configuration['propulsion']>;

/** Typical range of each number, in display units. */
export const TYPICAL: Readonly<Record<BodyField | PropulsionField, string>> = {
  hardBodyRadius: '0.3–5',
  boxLength: '0.3–4',
  boxWidth: '0.1–3',
  boxHeight: '0.1–3',
  wingLength: '0.5–12',
  wingWidth: '0.3–3',
  dragArea: '0.05–20',
  dragCoefficient: '2.2',
  solarRadiationPressureArea: '0.05–80',
  reflectivityCoefficient: '1.2–1.5',
  wetMass: '4–3000',
  screeningEveryHours: '8',
  ephemerisEveryHours: '12–24',
  thrust: '0.1–22',
  specificImpulse: '50–320',
  dutyCycle: '30–60',
  maxDeltaV: '0.5–5',
  propellantMass: '0.5–300',
  minimumBurnSpacing: '600–7200',
  maxThrustDuration: '60–3600',
  dragAreaMin: '0.01–1',
  dragAreaMax: '0.05–5',
  executionMagnitudeError: '0.5–3',
  executionPointingError: '0.3–2',
  executionFixedMagnitudeError: '0.1–2',
  executionFixedPointingError: '0.1–2',
};
const TYPICAL_LOW_THRUST: Readonly<Partial<Record<PropulsionField, string>>> = {
  thrust: '1–300',
  specificImpulse: '800–3000',
};

/** Returns the size fields of a shape. */
export function sizesOf(shape: BodyShape): readonly BodyField[] {
  if (shape === 'CANNONBALL' || shape === 'OTHER') return ['hardBodyRadius'];
  const box: readonly BodyField[] = ['boxLength', 'boxWidth', 'boxHeight'];
  return shape === 'BOX' ? [...box, 'hardBodyRadius'] : [...box, 'wingLength', 'wingWidth', 'hardBodyRadius'];
}

export const AREA_FIELDS: readonly BodyField[] = [
  'dragArea',
  'dragCoefficient',
  'solarRadiationPressureArea',
  'reflectivityCoefficient',
];

/** Intervals of the expected screenings and ephemeris uploads, hours. */
export const UPKEEP_FIELDS: readonly BodyField[] = ['screeningEveryHours', 'ephemerisEveryHours'];

/** Returns the limits and unit of a propulsion field; electric thrust is in millinewtons. */
export function propulsionNumber(type: PropulsionType, field: PropulsionField): NumberField {
  const isLow = propulsionFacts(type)?.isLowThrust === true;
  return field === 'thrust' && isLow ? LOW_THRUST : PROPULSION_NUMBERS[field];
}

export const typicalOf = (type: PropulsionType, field: PropulsionField): string =>
  (propulsionFacts(type)?.isLowThrust && TYPICAL_LOW_THRUST[field]) || TYPICAL[field];

/** Returns the input groups of a kind of propulsion. */
export function propulsionGroups(type: PropulsionType): readonly PropulsionGroup[] {
  return propulsionFacts(type)?.groups ?? [];
}

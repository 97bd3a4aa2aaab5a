import { type PropulsionGroup, propulsionFacts } from '@keepout/contract/fleet/propulsion-types';
import type { Satellite } from '@keepout/contract/fleet/satellite';

export type Configuration = Satellite['configuration'];
export type Shape = Configuration['shape'];
export type PropulsionType = Configuration['propulsion']['type'];

export const SHAPES: readonly Shape[] = ['CANNONBALL', 'BOX', 'BOX_WING', 'WING_BOX_WING', 'OTHER'];

type NumberOf<T> = { [K in keyof T]-?: NonNullable<T[K]> extends number ? K : never }[keyof T] & string;
export type BodyField = NumberOf<Configuration>;
export type PropulsionField = NumberOf<Configuration['propulsion']>;

/** One number of the form: as it is shown, with what it may be and what it typically is, in the unit of the screen. */
export interface FieldRange {
  readonly unit: string;
  /** Units of the record in one of the screen. */
  readonly factor?: number;
  readonly least: number;
  readonly most: number;
  readonly typical: string;
}

const metres = (typical: string): FieldRange => ({ unit: 'm', least: 0.001, most: 200, typical });

export const BODY_FIELDS: Readonly<Record<BodyField, FieldRange>> = {
  hardBodyRadius: { unit: 'm', least: 0.01, most: 100, typical: '0.3–5' },
  boxLength: metres('0.3–4'),
  boxWidth: metres('0.1–3'),
  boxHeight: metres('0.1–3'),
  wingLength: metres('0.5–12'),
  wingWidth: metres('0.3–3'),
  dragArea: { unit: 'm²', least: 0.0001, most: 10_000, typical: '0.05–20' },
  dragCoefficient: { unit: '', least: 0.1, most: 10, typical: '2.2' },
  solarRadiationPressureArea: { unit: 'm²', least: 0.0001, most: 10_000, typical: '0.05–80' },
  reflectivityCoefficient: { unit: '', least: 0.1, most: 3, typical: '1.2–1.5' },
  wetMass: { unit: 'kg', least: 0.01, most: 500_000, typical: '4–3000' },
};

/** Which sizes a shape has. */
export function sizesOf(shape: Shape): readonly BodyField[] {
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

const PERCENT = { unit: '%', factor: 0.01 } as const;
const seconds = (typical: string, least = 0): FieldRange => ({ unit: 's', least, most: 1e7, typical });

const COMMON: Readonly<Record<PropulsionField, FieldRange>> = {
  thrust: { unit: 'N', least: 1e-6, most: 1e5, typical: '0.1–22' },
  specificImpulse: seconds('50–320', 1),
  dutyCycle: { ...PERCENT, least: 0.1, most: 100, typical: '30–60' },
  maxDeltaV: { unit: 'm/s', least: 1e-6, most: 1e5, typical: '0.5–5' },
  propellantMass: { unit: 'kg', least: 0, most: 500_000, typical: '0.5–300' },
  minimumBurnSpacing: seconds('600–7200'),
  maxThrustDuration: seconds('60–3600', 0.001),
  dragAreaMin: { unit: 'm²', least: 0.0001, most: 10_000, typical: '0.01–1' },
  dragAreaMax: { unit: 'm²', least: 0.0001, most: 10_000, typical: '0.05–5' },
  executionMagnitudeError: { ...PERCENT, least: 0, most: 100, typical: '0.5–3' },
  executionPointingError: { unit: '°', least: 0, most: 90, typical: '0.3–2' },
  executionFixedMagnitudeError: { unit: 'mm/s', factor: 1e-3, least: 0, most: 100_000, typical: '0.1–2' },
  executionFixedPointingError: { unit: 'mm/s', factor: 1e-3, least: 0, most: 100_000, typical: '0.1–2' },
};

/** A field of propulsion in the unit of its kind: electric thrust is told in millinewtons. */
export function propulsionRange(type: PropulsionType, field: PropulsionField): FieldRange {
  if (!propulsionFacts(type)?.isLowThrust) return COMMON[field];
  if (field === 'thrust') return { unit: 'mN', factor: 1e-3, least: 0.001, most: 1e8, typical: '1–300' };
  if (field === 'specificImpulse') return { ...COMMON.specificImpulse, typical: '800–3000' };
  return COMMON[field];
}

/** What is asked of a kind of propulsion. */
export function propulsionGroups(type: PropulsionType): readonly PropulsionGroup[] {
  return propulsionFacts(type)?.groups ?? [];
}

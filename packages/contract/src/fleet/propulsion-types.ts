/** A number field of the propulsion of a satellite. */
export type PropulsionNumber =
  | 'thrust'
  | 'specificImpulse'
  | 'dutyCycle'
  | 'maxDeltaV'
  | 'propellantMass'
  | 'minimumBurnSpacing'
  | 'maxThrustDuration'
  | 'dragAreaMin'
  | 'dragAreaMax'
  | 'executionMagnitudeError'
  | 'executionPointingError'
  | 'executionFixedMagnitudeError'
  | 'executionFixedPointingError';

export interface PropulsionGroup {
  readonly id: 'thruster' | 'limits' | 'execution' | 'drag';
  readonly fields: readonly PropulsionNumber[];
}

/** Facts of a propulsion type, for programs and screens. Loads no schema. */
export interface PropulsionFacts {
  readonly type: string;
  /** Quantity of the magnitude of a manoeuvre: delta-v, m/s, or duration, s. */
  readonly sizedBy: 'velocity' | 'time';
  /** True if the manoeuvre has a thrust direction; otherwise it has an attitude with a drag cross-section. */
  readonly isSteered: boolean;
  /** Default search range in orbital periods; low thrust requires an early ignition. */
  readonly firstOrbits: number;
  /** True if the thrust is shown in millinewtons. */
  readonly isLowThrust: boolean;
  /** Field groups, in the order of the form. */
  readonly groups: readonly PropulsionGroup[];
}

const EXECUTION = {
  id: 'execution',
  fields: [
    'executionMagnitudeError',
    'executionPointingError',
    'executionFixedMagnitudeError',
    'executionFixedPointingError',
  ],
} as const;
const MOTOR_LIMITS = { id: 'limits', fields: ['maxDeltaV', 'minimumBurnSpacing', 'maxThrustDuration'] } as const;

export const impulsive = {
  type: 'IMPULSIVE',
  sizedBy: 'velocity',
  isSteered: true,
  firstOrbits: 12,
  isLowThrust: false,
  groups: [{ id: 'thruster', fields: ['thrust', 'specificImpulse', 'propellantMass'] }, MOTOR_LIMITS, EXECUTION],
} as const satisfies PropulsionFacts;

export const continuous = {
  type: 'CONTINUOUS',
  sizedBy: 'time',
  isSteered: true,
  firstOrbits: 24,
  isLowThrust: true,
  groups: [
    { id: 'thruster', fields: ['thrust', 'specificImpulse', 'dutyCycle', 'propellantMass'] },
    MOTOR_LIMITS,
    EXECUTION,
  ],
} as const satisfies PropulsionFacts;

export const differentialDrag = {
  type: 'DIFFERENTIAL_DRAG',
  sizedBy: 'time',
  isSteered: false,
  firstOrbits: 60,
  isLowThrust: false,
  groups: [
    { id: 'drag', fields: ['dragAreaMin', 'dragAreaMax'] },
    { id: 'limits', fields: ['minimumBurnSpacing'] },
  ],
} as const satisfies PropulsionFacts;

const ROWS = [impulsive, continuous, differentialDrag] as const;

export type PlannedManoeuvreType = (typeof ROWS)[number]['type'];
export const PLANNED_MANOEUVRE_TYPES: readonly PlannedManoeuvreType[] = ROWS.map(({ type }) => type);
/** NONE: no propulsion. UNKNOWN: not entered. */
export const PROPULSION_TYPES: readonly (PlannedManoeuvreType | 'NONE' | 'UNKNOWN')[] = [
  ...PLANNED_MANOEUVRE_TYPES,
  'NONE',
  'UNKNOWN',
];

/** Returns the facts of a type; undefined for types without planning. */
export function propulsionFacts(type: PlannedManoeuvreType): PropulsionFacts;
export function propulsionFacts(type: string | null): PropulsionFacts | undefined;
export function propulsionFacts(type: string | null): PropulsionFacts | undefined {
  return ROWS.find((row) => row.type === type);
}

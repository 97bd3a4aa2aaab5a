/** A field of the propulsion of a satellite that is a number. */
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

/** What is plain of a way of changing the orbit: what programs and screens ask without knowing it by name. Loads no schema. */
export interface PropulsionFacts {
  readonly type: string;
  /** What a manoeuvre is sized by: the change of velocity, m/s, or how long it takes, s. */
  readonly sizedBy: 'velocity' | 'time';
  /** Whether a direction is chosen for it; else it is an attitude against the air, with a cross-section. */
  readonly isSteered: boolean;
  /** Orbits over which a search goes at first: what pushes little has to begin early. */
  readonly firstOrbits: number;
  /** Thrust so small that it is told in millinewtons. */
  readonly isLowThrust: boolean;
  /** What is told of it, in the order in which it is asked for. */
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
/** NONE: it cannot change its orbit. UNKNOWN: nobody has said. */
export const PROPULSION_TYPES: readonly (PlannedManoeuvreType | 'NONE' | 'UNKNOWN')[] = [
  ...PLANNED_MANOEUVRE_TYPES,
  'NONE',
  'UNKNOWN',
];

/** The facts of a type; none of what nothing can be planned with. */
export function propulsionFacts(type: PlannedManoeuvreType): PropulsionFacts;
export function propulsionFacts(type: string | null): PropulsionFacts | undefined;
export function propulsionFacts(type: string | null): PropulsionFacts | undefined {
  return ROWS.find((row) => row.type === type);
}

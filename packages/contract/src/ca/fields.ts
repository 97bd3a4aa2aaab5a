import { PROPULSION_NUMBERS, RULE_NUMBERS } from '../fleet/fields.ts';
import { KILOMETRES, type NumberField, PERCENT } from '../platform/number-field.ts';
import type { TextField } from '../platform/text-field.ts';

const orbits = { unit: 'orbits', least: 0.05, most: 400 } as const;

/** Number fields of a manoeuvre search and its constraints; the target is a probability. */
export const SEARCH_NUMBERS = {
  maxDeltaV: PROPULSION_NUMBERS.maxDeltaV,
  orbitsFrom: orbits,
  orbitsTo: orbits,
  seconds: { unit: 's', least: 1, most: 1e8 },
  /** Component of a direction in RTN; the length of the vector is ignored. */
  component: { unit: '', least: -1e4, most: 1e4 },
  azimuth: { unit: 'deg', least: -180, most: 360 },
  elevation: { unit: 'deg', least: -90, most: 90 },
  coneHalfAngle: { unit: 'deg', least: 0, most: 90 },
  maxSmaChange: RULE_NUMBERS.maxSmaChange,
  maxPhaseChange: { unit: 'deg', least: 1e-6, most: 180, isOptional: true },
} as const satisfies Readonly<Record<string, NumberField>>;

/** Defaults of a manoeuvre search; ignition range in orbital periods before TCA. */
export const USUAL_SEARCH = {
  objective: 'PROBABILITY',
  orbitsFrom: 0.5,
  orbitsTo: 12,
  constraints: { needsCommandContact: true, needsConfirmationContact: false },
} as const;

const needed = ({ isOptional: _, ...field }: NumberField): NumberField => field;
/** Number fields of a manoeuvre in a request. */
export const MANOEUVRE_NUMBERS = {
  deltaVVector: { ...SEARCH_NUMBERS.component, unit: 'm/s' },
  thrustDirection: SEARCH_NUMBERS.component,
  deltaVMagnitude: needed(PROPULSION_NUMBERS.maxDeltaV),
  manoeuvreDuration: { unit: 's', least: 1e-9, most: 1.3e6 },
  dragCrossSection: needed(PROPULSION_NUMBERS.dragAreaMax),
} as const satisfies Readonly<Record<string, NumberField>>;

/** Maximum number of conjunctions of a satellite in planning, the most probable ones. */
export const MOST_PLANNED_EVENTS = 60;

const hours = { unit: 'h', least: 0, most: 240 } as const;
/** Default earliest ignition of a return manoeuvre, hours after TCA. */
export const EARLIEST_RETURN_HOURS = 1;

/** Number fields of a search for a return manoeuvre. */
export const RETURN_NUMBERS = {
  smaBand: { unit: 'm', least: 0.001, most: 1e5 },
  phaseBand: { unit: 'deg', least: 1e-6, most: 90 },
  earliestHours: hours,
  latestHours: hours,
} as const satisfies Readonly<Record<string, NumberField>>;

/** Number fields of a screening: a window of more than one orbit and at most two weeks, a volume of 1 m to 200 km. */
export const SCREENING_NUMBERS = {
  days: { unit: 'd', least: 0.1, most: 14 },
  length: { unit: 'm', least: 1, most: 200_000, shown: KILOMETRES },
} as const satisfies Readonly<Record<string, NumberField>>;

const height = { unit: 'm', least: 120_000, most: 4e8, shown: KILOMETRES } as const;

/** Number fields of a planned orbit, its traffic and the delta-v of avoidance. */
export const MISSION_NUMBERS = {
  radius: { unit: 'm', least: 1e-3, most: 1000 },
  perigee: height,
  apogee: height,
  inclination: { unit: 'deg', least: 0, most: 179 },
  raan: { unit: 'deg', least: -360, most: 360 },
  argPerigee: { unit: 'deg', least: -360, most: 360 },
  longitude: { unit: 'deg', least: -180, most: 360 },
  halfWidth: { unit: 'deg', least: 0, most: 10 },
  keptInclination: { unit: 'deg', least: 0, most: 20 },
  days: { unit: 'd', least: 1, most: 400 },
  decisionDays: { unit: 'd', least: 0.1, most: 7 },
  growth: { unit: '', least: 0, most: 1000 },
  ourShare: { unit: '', least: 0, most: 1, shown: PERCENT },
  burn: { unit: 'm/s', least: 0, most: 100 },
  mass: { unit: 'kg', least: 0.1, most: 1e6, isOptional: true },
  specificImpulse: { unit: 's', least: 10, most: 10_000, isOptional: true },
} as const satisfies Readonly<Record<string, NumberField>>;

/** Default time from the decision to TCA, days. */
export const DECISION_DAYS = 1;

/** Defaults of a mission study; a usual station-keeping box of 0.1 deg. */
export const MISSION_DEFAULTS = {
  days: 365,
  decisionDays: DECISION_DAYS,
  burn: 0.02,
  halfWidth: 0.05,
  keptInclination: 0.05,
} as const;
/** Accepted probabilities in the result: two per decade, in the range of operator thresholds. */
export const MISSION_LEVELS: readonly number[] = [1e-3, 3e-4, 1e-4, 3e-5, 1e-5, 3e-6, 1e-6];
/** Distance within which passages are counted, m: far above any radius, far below the altitude scale of the traffic. */
export const COUNTED_WITHIN_M = 5000;
/** Maximum number of traffic groups of a study, and of stored studies of an operator. */
export const MOST_TRAFFIC = 50;
export const MOST_MISSIONS = 100;

const daysBefore = { unit: 'd', least: 0, most: 30 } as const;

/** Number fields of yearly rates from archived CDMs. */
export const RATE_NUMBERS = {
  radius: { unit: 'm', least: 1e-3, most: 1000 },
  years: { unit: 'a', least: 1e-3, most: 100 },
  threshold: { unit: '', least: 1e-12, most: 1 },
  commitDays: daysBefore,
  considerDays: daysBefore,
  residual: { unit: '', least: 0, most: 1 },
} as const satisfies Readonly<Record<string, NumberField>>;

/** Defaults of yearly rates: one year, and window and residual share of the published archive. */
export const RATE_DEFAULTS = { years: 1, commitDays: 0.5, considerDays: 3, residual: 0.03 } as const;
/** Thresholds in every result. */
export const RATE_THRESHOLDS: readonly number[] = [1e-6, 1e-5, 1e-4, 1e-3];
/** Maximum number of rows of an uploaded archive, and of own CDMs (the newest). */
export const MOST_ARCHIVE_ROWS = 100_000;

/** The texts of a decision record. */
export const DECISION_TEXTS = {
  owner: { longest: 200, isOptional: true },
  note: { longest: 10_000, isOptional: true },
  reason: { longest: 2000 },
} as const satisfies Readonly<Record<string, TextField>>;

/** Reason of a plan or of a step. */
export const PLAN_NOTE = { longest: 4000, isOptional: true } as const satisfies TextField;

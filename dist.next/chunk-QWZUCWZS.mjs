import {
  KILOMETRES,
  PERCENT
} from "./chunk-45VDEFED.mjs";

// packages/contract/src/fleet/fields.ts
var size = { unit: "m", least: 1e-3, most: 500, isOptional: true };
var area = { unit: "m^2", least: 1e-6, most: 1e5, isOptional: true };
var mass = { unit: "kg", most: 1e6, isOptional: true };
var seconds = { unit: "s", most: 1e7, isOptional: true };
var fixedError = {
  unit: "m/s",
  least: 0,
  most: 100,
  shown: { unit: "mm/s", factor: 1e-3 },
  isOptional: true
};
var EVERY = { unit: "h", least: 1, most: 168, isWhole: true };
var BODY_NUMBERS = {
  hardBodyRadius: size,
  boxLength: size,
  boxWidth: size,
  boxHeight: size,
  wingLength: size,
  wingWidth: size,
  dragArea: area,
  dragCoefficient: { unit: "", least: 0.01, most: 20, isOptional: true },
  solarRadiationPressureArea: area,
  reflectivityCoefficient: { unit: "", least: 0, most: 3, isOptional: true },
  wetMass: { ...mass, least: 1e-3 },
  screeningEveryHours: { ...EVERY, least: 0, isOptional: true },
  ephemerisEveryHours: { ...EVERY, most: 720, isOptional: true }
};
var PROPULSION_NUMBERS = {
  thrust: { unit: "N", least: 1e-7, most: 1e6, isOptional: true },
  specificImpulse: { ...seconds, least: 1, most: 1e5 },
  dutyCycle: { unit: "", least: 1e-3, most: 1, shown: PERCENT, isOptional: true },
  maxDeltaV: { unit: "m/s", least: 1e-6, most: 1e4, isOptional: true },
  propellantMass: { ...mass, least: 0 },
  minimumBurnSpacing: { ...seconds, least: 0 },
  maxThrustDuration: { ...seconds, least: 1e-3 },
  dragAreaMin: area,
  dragAreaMax: area,
  executionMagnitudeError: { unit: "", least: 0, most: 1, shown: PERCENT, isOptional: true },
  executionPointingError: { unit: "deg", least: 0, most: 90, isOptional: true },
  executionFixedMagnitudeError: fixedError,
  executionFixedPointingError: fixedError
};
var LOW_THRUST = { ...PROPULSION_NUMBERS.thrust, shown: { unit: "mN", factor: 1e-3 } };
var COSPAR_ID = /^\d{4}-\d{3}[A-Z]{1,3}$/;
var STATION_NUMBERS = {
  latitude: { unit: "deg", least: -90, most: 90 },
  longitude: { unit: "deg", least: -180, most: 180 },
  altitude: { unit: "m", least: -500, most: 9e3 },
  minElevation: { unit: "deg", least: 0, most: 89 }
};
var RULE_NUMBERS = {
  decisionLeadHours: { unit: "h", least: 0, most: 720 },
  screeningEveryHours: { ...EVERY, least: 0 },
  ephemerisDays: { unit: "d", least: 1, most: 3650 },
  messageDays: { unit: "d", least: 60, most: 3650 },
  targetReductionOrders: { unit: "", least: 0, most: 12 },
  uplinkLeadTime: { unit: "s", least: 0, most: 604800, shown: { unit: "min", factor: 60 } },
  densityUncertainty: { unit: "", least: 0, most: 1, shown: PERCENT },
  maxSmaChange: { unit: "m", least: 1e-3, most: 1e7, isOptional: true }
};
var RULE_TEXTS = {
  reason: { longest: 200, isOptional: true },
  notes: { longest: 4e3, isOptional: true }
};
var MOST_WINDOWS = 200;

// packages/contract/src/ca/fields.ts
var orbits = { unit: "orbits", least: 0.05, most: 400 };
var SEARCH_NUMBERS = {
  maxDeltaV: PROPULSION_NUMBERS.maxDeltaV,
  orbitsFrom: orbits,
  orbitsTo: orbits,
  seconds: { unit: "s", least: 1, most: 1e8 },
  /** Of a direction in RTN; its length does not count. */
  component: { unit: "", least: -1e4, most: 1e4 },
  azimuth: { unit: "deg", least: -180, most: 360 },
  elevation: { unit: "deg", least: -90, most: 90 },
  coneHalfAngle: { unit: "deg", least: 0, most: 90 },
  maxSmaChange: RULE_NUMBERS.maxSmaChange,
  maxPhaseChange: { unit: "deg", least: 1e-6, most: 180, isOptional: true }
};
var needed = ({ isOptional: _, ...field }) => field;
var MANOEUVRE_NUMBERS = {
  deltaVVector: { ...SEARCH_NUMBERS.component, unit: "m/s" },
  thrustDirection: SEARCH_NUMBERS.component,
  deltaVMagnitude: needed(PROPULSION_NUMBERS.maxDeltaV),
  manoeuvreDuration: { unit: "s", least: 1e-9, most: 13e5 },
  dragCrossSection: needed(PROPULSION_NUMBERS.dragAreaMax)
};
var MOST_PLANNED_EVENTS = 60;
var hours = { unit: "h", least: 0, most: 240 };
var EARLIEST_RETURN_HOURS = 1;
var RETURN_NUMBERS = {
  smaBand: { unit: "m", least: 1e-3, most: 1e5 },
  phaseBand: { unit: "deg", least: 1e-6, most: 90 },
  earliestHours: hours,
  latestHours: hours
};
var SCREENING_NUMBERS = {
  days: { unit: "d", least: 0.1, most: 14 },
  length: { unit: "m", least: 1, most: 2e5, shown: KILOMETRES }
};
var height = { unit: "m", least: 12e4, most: 4e8, shown: KILOMETRES };
var MISSION_NUMBERS = {
  radius: { unit: "m", least: 1e-3, most: 1e3 },
  perigee: height,
  apogee: height,
  inclination: { unit: "deg", least: 0, most: 179 },
  raan: { unit: "deg", least: -360, most: 360 },
  argPerigee: { unit: "deg", least: -360, most: 360 },
  longitude: { unit: "deg", least: -180, most: 360 },
  halfWidth: { unit: "deg", least: 0, most: 10 },
  keptInclination: { unit: "deg", least: 0, most: 20 },
  days: { unit: "d", least: 1, most: 400 },
  decisionDays: { unit: "d", least: 0.1, most: 7 },
  growth: { unit: "", least: 0, most: 1e3 },
  ourShare: { unit: "", least: 0, most: 1, shown: PERCENT },
  burn: { unit: "m/s", least: 0, most: 100 },
  mass: { unit: "kg", least: 0.1, most: 1e6, isOptional: true },
  specificImpulse: { unit: "s", least: 10, most: 1e4, isOptional: true }
};
var DECISION_DAYS = 1;
var MISSION_DEFAULTS = {
  days: 365,
  decisionDays: DECISION_DAYS,
  burn: 0.02,
  halfWidth: 0.05,
  keptInclination: 0.05
};
var MISSION_LEVELS = [1e-3, 3e-4, 1e-4, 3e-5, 1e-5, 3e-6, 1e-6];
var COUNTED_WITHIN_M = 5e3;
var MOST_TRAFFIC = 50;
var MOST_MISSIONS = 100;
var daysBefore = { unit: "d", least: 0, most: 30 };
var RATE_NUMBERS = {
  radius: { unit: "m", least: 1e-3, most: 1e3 },
  years: { unit: "a", least: 1e-3, most: 100 },
  threshold: { unit: "", least: 1e-12, most: 1 },
  commitDays: daysBefore,
  considerDays: daysBefore,
  residual: { unit: "", least: 0, most: 1 }
};
var RATE_DEFAULTS = { years: 1, commitDays: 0.5, considerDays: 3, residual: 0.03 };
var RATE_THRESHOLDS = [1e-6, 1e-5, 1e-4, 1e-3];
var MOST_ARCHIVE_ROWS = 1e5;
var DECISION_TEXTS = {
  owner: { longest: 200, isOptional: true },
  note: { longest: 1e4, isOptional: true },
  reason: { longest: 2e3 }
};
var PLAN_NOTE = { longest: 4e3, isOptional: true };

export {
  BODY_NUMBERS,
  PROPULSION_NUMBERS,
  COSPAR_ID,
  STATION_NUMBERS,
  RULE_NUMBERS,
  RULE_TEXTS,
  MOST_WINDOWS,
  SEARCH_NUMBERS,
  MANOEUVRE_NUMBERS,
  MOST_PLANNED_EVENTS,
  EARLIEST_RETURN_HOURS,
  RETURN_NUMBERS,
  SCREENING_NUMBERS,
  MISSION_NUMBERS,
  DECISION_DAYS,
  MISSION_DEFAULTS,
  MISSION_LEVELS,
  COUNTED_WITHIN_M,
  MOST_TRAFFIC,
  MOST_MISSIONS,
  RATE_NUMBERS,
  RATE_DEFAULTS,
  RATE_THRESHOLDS,
  MOST_ARCHIVE_ROWS,
  DECISION_TEXTS,
  PLAN_NOTE
};
//# sourceMappingURL=chunk-QWZUCWZS.mjs.map

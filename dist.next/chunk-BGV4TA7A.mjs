// packages/contract/src/fleet/propulsion-types.ts
var EXECUTION = {
  id: "execution",
  fields: [
    "executionMagnitudeError",
    "executionPointingError",
    "executionFixedMagnitudeError",
    "executionFixedPointingError"
  ]
};
var MOTOR_LIMITS = { id: "limits", fields: ["maxDeltaV", "minimumBurnSpacing", "maxThrustDuration"] };
var impulsive = {
  type: "IMPULSIVE",
  sizedBy: "velocity",
  isSteered: true,
  firstOrbits: 12,
  isLowThrust: false,
  groups: [{ id: "thruster", fields: ["thrust", "specificImpulse", "propellantMass"] }, MOTOR_LIMITS, EXECUTION]
};
var continuous = {
  type: "CONTINUOUS",
  sizedBy: "time",
  isSteered: true,
  firstOrbits: 24,
  isLowThrust: true,
  groups: [
    { id: "thruster", fields: ["thrust", "specificImpulse", "dutyCycle", "propellantMass"] },
    MOTOR_LIMITS,
    EXECUTION
  ]
};
var differentialDrag = {
  type: "DIFFERENTIAL_DRAG",
  sizedBy: "time",
  isSteered: false,
  firstOrbits: 60,
  isLowThrust: false,
  groups: [
    { id: "drag", fields: ["dragAreaMin", "dragAreaMax"] },
    { id: "limits", fields: ["minimumBurnSpacing"] }
  ]
};
var ROWS = [impulsive, continuous, differentialDrag];
var PLANNED_MANOEUVRE_TYPES = ROWS.map(({ type }) => type);
var PROPULSION_TYPES = [
  ...PLANNED_MANOEUVRE_TYPES,
  "NONE",
  "UNKNOWN"
];
function propulsionFacts(type) {
  return ROWS.find((row) => row.type === type);
}

// packages/contract/src/ca/manoeuvre-enums.ts
import { z } from "zod";
var manoeuvreState = z.enum(["DRAFT", "PROPOSED", "APPROVED", "COMMITTED", "EXECUTED", "VERIFIED", "ABANDONED"]).meta({
  id: "ManoeuvreState",
  description: "State of a plan. DRAFT is worked on; PROPOSED waits for approval; APPROVED may be flown; COMMITTED is with the satellite; EXECUTED was flown; VERIFIED was measured afterwards; ABANDONED is not flown."
});
var plannedManoeuvreType = z.enum(PLANNED_MANOEUVRE_TYPES).meta({ id: "PlannedManoeuvreType", description: "How a manoeuvre changes the orbit." });
var manoeuvreObjective = z.enum(["PROBABILITY", "MAHALANOBIS_DISTANCE", "MISS_DISTANCE"]).meta({
  id: "ManoeuvreObjective",
  description: "What a manoeuvre is to make best: least probability, largest distance over its error, largest distance."
});
var manoeuvreStar = z.enum(["CHEAPEST", "EARLIEST", "LEAST_ORBIT_CHANGE", "FARTHEST"]).meta({
  id: "ManoeuvreStar",
  description: "What a candidate is best at: CHEAPEST to the target, EARLIEST begin, LEAST_ORBIT_CHANGE of the semi-major axis, FARTHEST miss with all that the satellite can give."
});
var manoeuvreBranch = z.enum(["HOT", "NOMINAL", "COLD", "MISSED"]).meta({
  id: "ManoeuvreBranch",
  description: "How a manoeuvre may turn out: three sigma too strong, as planned, too weak, not at all."
});
var manoeuvredEventOutcome = z.enum(["PASSES", "DEPARTS", "UNKNOWN"]).meta({
  id: "ManoeuvredEventOutcome",
  description: "PASSES: the objects come close and part. DEPARTS: they do not come within reach of each other any more, and the probability is 0. UNKNOWN: it cannot be computed; the figures with the manoeuvre are those without it, and count so."
});
var planConstraint = z.enum([
  "IN_THE_PAST",
  "ALLOWED_WINDOWS",
  "NO_BURN_TIMES",
  "ECLIPSE",
  "COMMAND_CONTACT",
  "CONFIRMATION_CONTACT",
  "BURN_SPACING",
  "PROPELLANT",
  "SMA_CHANGE",
  "PHASE_CHANGE"
]).meta({ id: "PlanConstraint", description: "What keeps a manoeuvre from being flown." });
var staleReason = z.enum(["NEW_MESSAGE", "NEW_EPHEMERIS", "NEW_CATALOGUE", "SATELLITE_CHANGED", "RULES_CHANGED", "TCA_PASSED"]).meta({ id: "StaleReason", description: "What has changed since a plan was computed." });
var unplannableReason = z.enum([
  "NO_PROPULSION",
  "PROPULSION_UNKNOWN",
  "FIELD_MISSING",
  "TCA_PASSED",
  "NO_COVARIANCE",
  "NO_ENCOUNTER",
  "NOT_BOUND"
]).meta({ id: "UnplannableReason", description: "Why nothing can be planned." });
var leftOutReason = z.enum([
  "LEFT_OUT_BY_OPERATOR",
  "NO_COVARIANCE",
  "COVARIANCE_UNUSABLE",
  "NO_CLOSEST_APPROACH",
  "NO_RELATIVE_SPEED",
  "MESSAGE_UNUSABLE"
]).meta({
  id: "LeftOutReason",
  description: "Why an event is in no total. LEFT_OUT_BY_OPERATOR: you do not count it. All others, nothing can be computed of it: NO_COVARIANCE of one of the objects; COVARIANCE_UNUSABLE, not positive or in an unknown frame; NO_CLOSEST_APPROACH of its states; NO_RELATIVE_SPEED, so no encounter plane; MESSAGE_UNUSABLE, its states or frame cannot be read."
});
var planScreeningStatus = z.enum([
  "NOT_SCREENED",
  "RUNNING",
  "FAILED",
  "CANCELLED",
  "STALE",
  "EVENTS_RAISED",
  "TARGET_MISSED",
  "PART_SCREENED",
  "CLEAR"
]).meta({
  id: "PlanScreeningStatus",
  description: "What the newest screening of a plan comes to. STALE: the plan, or what it rests on, has changed since. EVENTS_RAISED: events are new or worse above the watch limit. TARGET_MISSED: none is, but the avoided event is not below the target. PART_SCREENED: neither, but the orbit with the manoeuvre covers a part of the window alone. CLEAR: nothing of that."
});
var notScreenedReason = z.enum(["NO_CATALOGUE", "NO_ORBIT"]).meta({
  id: "NotScreenedReason",
  description: "Why candidates were not screened: no catalogue is loaded; or the orbit of the satellite is not known over the manoeuvre and cannot be followed."
});
var returnObstacle = z.enum(["PHASE", "SIZE", "CONSTRAINTS"]).meta({
  id: "ReturnObstacle",
  description: "What keeps a satellite from coming back: PHASE, it does not drift back in time within the band of the semi-major axis; SIZE, more than the satellite can; CONSTRAINTS, no begin is left."
});
var exportFormat = z.enum(["opm", "oem", "ocm", "csv", "json"]).meta({ id: "ManoeuvreExportFormat", description: "Format of an exported plan." });
var eventChange = z.enum(["NEW", "WORSE", "BETTER", "GONE", "UNCHANGED"]).meta({ id: "EventChange", description: "What a manoeuvre makes of an event." });

export {
  impulsive,
  continuous,
  differentialDrag,
  PLANNED_MANOEUVRE_TYPES,
  PROPULSION_TYPES,
  propulsionFacts,
  manoeuvreState,
  plannedManoeuvreType,
  manoeuvreObjective,
  manoeuvreStar,
  manoeuvreBranch,
  manoeuvredEventOutcome,
  planConstraint,
  staleReason,
  unplannableReason,
  leftOutReason,
  planScreeningStatus,
  notScreenedReason,
  returnObstacle,
  exportFormat,
  eventChange
};
//# sourceMappingURL=chunk-BGV4TA7A.mjs.map

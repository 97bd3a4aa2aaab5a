import {
  MOST_PLANNED_EVENTS,
  SEARCH_NUMBERS
} from "./chunk-QWZUCWZS.mjs";
import {
  PROPULSION_TYPES,
  leftOutReason,
  manoeuvreBranch,
  manoeuvredEventOutcome,
  planConstraint,
  plannedManoeuvreType
} from "./chunk-BGV4TA7A.mjs";
import {
  confidenceText
} from "./chunk-WB4UD6XI.mjs";
import {
  confidence,
  confidenceReason,
  deltaVFrame
} from "./chunk-CUKEGQYN.mjs";
import {
  count,
  id,
  idOf,
  metres,
  metresPerSecond,
  noradId,
  numberIn,
  probability,
  ratio,
  seconds,
  text,
  utcTimeOf
} from "./chunk-4K3OKXIN.mjs";

// packages/contract/src/fleet/enums.ts
import { z } from "zod";
var satelliteShape = z.enum(["CANNONBALL", "BOX", "BOX_WING", "WING_BOX_WING", "OTHER"]).meta({ id: "SatelliteShape", description: "Shape of a satellite." });
var propulsionType = z.enum(PROPULSION_TYPES).meta({ id: "PropulsionType", description: "Kind of propulsion." });
var numberClaim = z.enum(["UNVERIFIED", "CONFIRMED"]).meta({ id: "NumberClaim", description: "Whether a claim on a catalogue number has been confirmed." });
var objectType = z.enum(["PAYLOAD", "ROCKET BODY", "DEBRIS", "UNKNOWN"]).meta({ id: "ObjectType", description: "Kind of object." });

// packages/contract/src/ca/manoeuvre-result.ts
import { z as z3 } from "zod";

// packages/contract/src/ca/manoeuvre-parts.ts
import { z as z2 } from "zod";
var vector = (what) => z2.array(z2.number()).length(3).meta({ description: `${what}; three numbers.` });
var vectorInput = (what) => z2.array(numberIn(SEARCH_NUMBERS.component)).length(3).meta({ description: `${what}; three numbers.` });
var kilograms = (what) => z2.number().meta({ description: `${what}, kg.` });
var known = z2.number().min(0).max(1);
var span = z2.object({ start: utcTimeOf("Begin"), end: utcTimeOf("End") });
var orNull = (schema) => schema.nullable();
var isInadequate = z2.boolean().meta({
  description: "A probability is by a method that does not hold for the moved states: below a limit it gives no comfort."
});
var LEFT_OUT = "events of the satellite that you count in no total; what they come to is told beside it. Not the event that the plan is about.";
var leftOutIds = z2.array(id).max(MOST_PLANNED_EVENTS).optional().meta({ description: `Ids of ${LEFT_OUT}` });
var leftOutQuery = z2.string().max(121 * MOST_PLANNED_EVENTS).optional().meta({ description: `Comma-separated ids of ${LEFT_OUT}` });
var leftOutTotal = z2.object({
  count: count("Events that you left out"),
  totalProbabilityBefore: probability("That any of them is a collision, without the manoeuvre"),
  totalProbability: probability("That any of them is a collision, with the manoeuvre as planned")
}).meta({ id: "LeftOutTotal", description: "Events that you left out of every total, together; absent without any." });

// packages/contract/src/ca/manoeuvre-result.ts
var manoeuvreFigures = z3.object({
  manoeuvreType: plannedManoeuvreType,
  ignitionEpoch: utcTimeOf("Begin of the manoeuvre"),
  orbitsBeforeTca: ratio("Begin before closest approach, in periods of the satellite"),
  manoeuvreDuration: seconds("From begin to end; 0 for an impulse"),
  totalThrustingTime: seconds("Time that the motor is on"),
  totalDeltaVMagnitude: metresPerSecond("Change of velocity of all burns together"),
  deltaVMagnitude: metresPerSecond("Change of velocity"),
  deltaVReferenceFrame: deltaVFrame.meta({ description: "Frame of the vector." }),
  deltaVVector: vector("Change of velocity in the frame named, m/s"),
  totalDeltaMass: orNull(
    kilograms("Change of mass of all burns together, not positive; null where mass or specific impulse is not known")
  ),
  deltaMass: orNull(kilograms("Change of mass, not positive; null where mass or specific impulse is not known")),
  effectiveThrustMagnitude: orNull(
    z3.number().meta({ description: "Thrust times duty cycle, N; null for an impulse." })
  ),
  specificImpulse: orNull(seconds("Specific impulse; null where not known")),
  dutyCycle: orNull(ratio("Share of the time that the motor is on, 0 to 1; null for an impulse")),
  spacecraftInitialMass: orNull(kilograms("Mass before; null where not known")),
  dragCrossSection: orNull(
    z3.number().meta({ description: "Cross-section meanwhile, m^2; null where drag is not what is used." })
  ),
  totalTimeInDifferentialDragConfiguration: seconds("Time in the other attitude"),
  totalTimeInNominalConfiguration: seconds("Time from begin to closest approach in the nominal attitude"),
  positionBefore: vector("Position at the begin without the manoeuvre, EME2000 unless `frame` asks for another, m"),
  velocityBefore: vector("Velocity at the begin without the manoeuvre, in the same frame, m/s"),
  positionAfter: vector("Position at the end, in the same frame, m"),
  velocityAfter: vector("Velocity at the end, in the same frame, m/s"),
  smaChange: metres("Change of the osculating semi-major axis, where both orbits pass the same place")
}).meta({ id: "ManoeuvreFigures", description: "A manoeuvre with its figures." });
var belief = {
  confidence: confidence.optional().meta({
    description: "How far its probabilities can be believed, as its verdict says; absent in plans of before that was told."
  }),
  confidenceReason: confidenceReason.optional()
};
var manoeuvredEvent = z3.object({
  conjunctionId: idOf("the event"),
  secondaryName: text("The other object."),
  secondaryNoradId: noradId.nullable(),
  tcaBefore: utcTimeOf("Closest approach without the manoeuvre"),
  tcaAfter: utcTimeOf("Closest approach with it"),
  missDistanceBefore: metres("Miss distance without the manoeuvre"),
  missDistanceAfter: metres("Miss distance with it"),
  relativePositionBefore: vector("Other object minus satellite in RTN of the satellite, without the manoeuvre, m"),
  relativePositionAfter: vector("The same with it, m"),
  probabilityBefore: known.meta({ description: "Probability without the manoeuvre, 0 to 1." }),
  probabilityAfter: known.meta({ description: "Probability with it, 0 to 1." }),
  probabilityWithExecutionError: known.optional().meta({ description: "Probability with it and the error of the burn among the errors, 0 to 1." }),
  ...belief,
  outcome: manoeuvredEventOutcome.meta({ description: "What becomes of it with the manoeuvre." }),
  isInadequate,
  isRaised: z3.boolean().meta({ description: "It was below the watch limit and is above it now." })
}).meta({ id: "ManoeuvredEvent", description: "What a manoeuvre makes of one event." });
var leftOutEvent = z3.object({
  conjunctionId: idOf("the event"),
  secondaryName: text("The other object."),
  secondaryNoradId: noradId.nullable(),
  reason: leftOutReason,
  tca: utcTimeOf("Of an event that you left out: closest approach without the manoeuvre").optional(),
  probabilityBefore: known.optional().meta({ description: "Of an event that you left out: without the manoeuvre, 0 to 1." }),
  probabilityAfter: known.optional().meta({ description: "The same with the manoeuvre as planned, 0 to 1." })
}).meta({
  id: "LeftOutEvent",
  description: "An event of the satellite that nothing can be computed of, or that you left out: in no total, and stopping no other."
});
var manoeuvreOutcomeOf = z3.object({
  branch: manoeuvreBranch,
  share: ratio("What is flown over what was planned"),
  probability: known.meta({ description: "Of the event that is avoided, 0 to 1." }),
  totalProbability: known.meta({ description: "That any event is a collision, 0 to 1." }),
  missDistance: metres("Of the event that is avoided"),
  outcome: manoeuvredEventOutcome.optional().meta({ description: "What becomes of the event that is avoided." }),
  isInadequate
}).meta({ id: "ManoeuvreOutcome", description: "One way in which a manoeuvre may turn out." });
var planeEllipse = z3.object({
  x: metres("Miss vector along x of the encounter plane"),
  y: metres("Miss vector along y"),
  covarianceXX: z3.number().meta({ description: "Combined covariance, xx, m^2." }),
  covarianceYX: z3.number().meta({ description: "Combined covariance, yx, m^2." }),
  covarianceYY: z3.number().meta({ description: "Combined covariance, yy, m^2." })
}).meta({
  id: "PlaneEllipse",
  description: "Where the other object is in the encounter plane, and how well that is known."
});
var manoeuvreResult = z3.object({
  figures: manoeuvreFigures,
  returnFigures: manoeuvreFigures.optional(),
  probabilityBefore: known.meta({ description: "Of the event that is avoided, without the manoeuvre, 0 to 1." }),
  probability: known.meta({ description: "Of the event that is avoided, 0 to 1." }),
  ...belief,
  totalProbabilityBefore: known.meta({
    description: "That any known event is a collision, without the manoeuvre, 0 to 1."
  }),
  totalProbability: known.meta({
    description: "That any known event is a collision: 1 - product of (1 - Pc), 0 to 1."
  }),
  isInadequate,
  withExecutionError: z3.object({
    probability: known.meta({ description: "Of the event that is avoided, 0 to 1." }),
    totalProbability: known.meta({ description: "That any known event is a collision, 0 to 1." })
  }).optional().meta({
    description: "The same probabilities with the error of the burn (one sigma of its size and direction, or of the density) among the errors; those above are of the burn as planned. Of no event less than as planned. This total counts: for targets, stars, the last chance and screenings."
  }),
  missDistance: metres("Miss distance of the event that is avoided"),
  mahalanobisDistance: ratio("Miss distance over its error, in the encounter plane"),
  tca: utcTimeOf("Closest approach of the event that is avoided"),
  planeBefore: planeEllipse,
  planeAfter: planeEllipse,
  events: z3.array(manoeuvredEvent).meta({ description: "Every known event of the satellite; the avoided one first." }),
  leftOutEvents: z3.array(leftOutEvent).optional().meta({ description: "Events in the window that are in none of the totals; absent where there are none." }),
  leftOutByOperator: leftOutTotal.optional(),
  branches: z3.array(manoeuvreOutcomeOf).meta({ description: "How it may turn out: hot, nominal, cold, missed." }),
  commandBy: utcTimeOf("The command has to have left the ground").nullable(),
  commandContact: text("The last pass for it: station and time.").nullable(),
  confirmationContact: text("The first pass after it: station and time.").nullable(),
  breaks: z3.array(planConstraint).meta({ description: "Constraints that it breaks." })
}).meta({ id: "ManoeuvreResult", description: "What comes of a manoeuvre." });
function leftOutBy({ leftOutEvents = [] }) {
  return leftOutEvents.flatMap(({ conjunctionId, reason }) => reason === "LEFT_OUT_BY_OPERATOR" ? conjunctionId : []);
}
function leftOutText({ count: count2, totalProbabilityBefore: before, totalProbability: after }) {
  const pc = (value) => value?.toExponential(2) ?? "unknown";
  return `${count2} ${count2 === 1 ? "event" : "events"} left out of the totals by the operator: Pc ${pc(after)}, without the manoeuvre ${pc(before)}`;
}
function avoidedText({
  outcome,
  probabilityAfter,
  probabilityWithExecutionError: erring,
  confidence: word,
  confidenceReason: reason
}) {
  const withError = erring === void 0 ? "" : `, with the error of the burn ${erring.toExponential(2)}`;
  const believed = word && reason ? `, ${confidenceText(word, reason, "en")}` : "";
  const words = {
    PASSES: `Pc ${probabilityAfter.toExponential(2)}${withError}${believed}`,
    DEPARTS: "departed, the objects do not come within reach of each other any more",
    UNKNOWN: "could not be computed, counts as without the manoeuvre"
  };
  return `Avoided event: ${words[outcome]}`;
}

export {
  satelliteShape,
  propulsionType,
  numberClaim,
  objectType,
  vector,
  vectorInput,
  kilograms,
  known,
  span,
  orNull,
  isInadequate,
  leftOutIds,
  leftOutQuery,
  leftOutTotal,
  leftOutEvent,
  manoeuvreResult,
  leftOutBy,
  leftOutText,
  avoidedText
};
//# sourceMappingURL=chunk-ALC5TWKY.mjs.map

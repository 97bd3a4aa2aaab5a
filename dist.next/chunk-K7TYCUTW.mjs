import {
  planScreeningStatus
} from "./chunk-BGV4TA7A.mjs";
import {
  decisionKind,
  flightRule,
  orbitClass
} from "./chunk-CUKEGQYN.mjs";
import {
  tell,
  withStatement
} from "./chunk-F4WYUQMX.mjs";

// packages/contract/src/ca/decision-record.ts
import { z } from "zod";

// packages/contract/src/ca/plan-screening-of.ts
function planScreeningOf(screening) {
  const status = statusOf(screening);
  const verdict = screening?.verdict;
  if (!verdict) return planScreeningWords(status);
  return planScreeningWords(status, {
    newOrWorse: verdict.newAboveWatch,
    byEstimatedErrors: verdict.newByEstimatedErrors,
    totalProbability: verdict.totalProbabilityAfter,
    estimatedProbability: verdict.estimatedProbability
  });
}
function statusOf(screening) {
  if (screening === void 0) return "NOT_SCREENED";
  const { state, isStale, verdict } = screening;
  if (state === "QUEUED" || state === "RUNNING") return "RUNNING";
  if (state !== "COMPLETED") return state;
  if (isStale || verdict === null) return "STALE";
  if (verdict.newAboveWatch > 0) return "EVENTS_RAISED";
  if (verdict.isClear) return "CLEAR";
  return verdict.isWhole ? "TARGET_MISSED" : "PART_SCREENED";
}
var UNKNOWN = {
  newOrWorse: null,
  byEstimatedErrors: null,
  totalProbability: null,
  estimatedProbability: null
};
function planFigures(status, kept = UNKNOWN) {
  const { newOrWorse, byEstimatedErrors, totalProbability, estimatedProbability } = COMPARED.has(status) ? kept : UNKNOWN;
  return { status, newOrWorse, byEstimatedErrors, totalProbability, estimatedProbability };
}
function planScreeningWords(status, kept = UNKNOWN) {
  const figures = planFigures(status, kept);
  const statement = statementOf(status, figures.newOrWorse ?? 0, figures.byEstimatedErrors ?? 0);
  return { ...figures, ...withStatement("text", statement) };
}
function statementOf(status, events, estimated) {
  if (status !== "EVENTS_RAISED") return tell(SENTENCE_OF[status]);
  if (estimated === 0) return tell("plan-screened-events-raised", { events });
  return tell("plan-screened-events-estimated", { events, estimated });
}
var COMPARED = /* @__PURE__ */ new Set([
  "CLEAR",
  "EVENTS_RAISED",
  "TARGET_MISSED",
  "PART_SCREENED"
]);
var SENTENCE_OF = {
  NOT_SCREENED: "plan-not-screened",
  RUNNING: "plan-screening-runs",
  FAILED: "plan-screening-failed",
  CANCELLED: "plan-screening-cancelled",
  STALE: "plan-screening-stale",
  TARGET_MISSED: "plan-screened-target-missed",
  PART_SCREENED: "plan-screened-in-part",
  CLEAR: "plan-screened-clear"
};

// packages/contract/src/ca/decision-record.ts
var RECORD_SCHEMA = "keepout-decision-record/2";
var RECORD_FUNCTIONS = "keepout-functions/1";
var METHODS_EDITION = 2;
var UNSIGNED_SCHEMA = "keepout-decision-record/1";
var hash = z.string().regex(/^[0-9a-f]{64}$/);
var utc = z.string();
var act = z.strictObject({ at: utc, by: z.string() });
var maybe = (schema) => schema.nullable();
var radius = z.strictObject({ radiusM: z.number(), source: z.string() });
var combinedRadius = z.strictObject({ radiusM: z.number(), source: z.string(), primary: radius, secondary: radius });
var screenedObject = z.strictObject({
  covarianceSource: z.enum(["NONE", "ESTIMATED", "CDM", "ELEMENT_SET", "OBSERVATIONS", "OEM"]),
  orbitSource: z.string(),
  orbitAgeS: maybe(z.number()),
  statedBy: z.strictObject({ originator: z.string(), creationTaiS: z.number() }).optional()
});
var length = z.number().optional();
var box = z.strictObject({ lengthM: z.number(), widthM: z.number(), heightM: z.number() });
var wing = z.strictObject({ lengthM: z.number(), widthM: z.number() });
var size = z.strictObject({
  operatorRadiusM: length,
  operatorShape: z.union([
    z.strictObject({ shape: z.literal("BOX"), box }),
    z.strictObject({ shape: z.enum(["BOX_WING", "WING_BOX_WING"]), box, wing })
  ]).optional(),
  objectType: z.enum(["PAYLOAD", "ROCKET BODY", "DEBRIS", "UNKNOWN"]).optional()
});
var taken = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("MESSAGE"),
    /** `radius`: with which it was judged; absent in records of before, which stand on the sizes alone. */
    own: z.strictObject({ object: z.union([z.literal(1), z.literal(2)]), size, radius: combinedRadius.optional() }),
    /** How the Earth turned about closest approach, of states in ITRF. */
    earthOrientation: z.strictObject({ firstDay: z.int(), values: z.array(z.number()) }).optional()
  }),
  z.strictObject({
    kind: z.literal("SCREENING"),
    radius: combinedRadius,
    objects: z.tuple([screenedObject, screenedObject])
  })
]);
var covarianceRule = z.strictObject({
  originator: z.string(),
  covarianceSource: z.string(),
  regime: orbitClass,
  leadFromDays: z.number(),
  leadToDays: maybe(z.number()),
  factor: z.number(),
  isCalibrated: z.boolean()
});
var message = z.strictObject({
  cdmId: z.string(),
  messageId: z.string(),
  originator: z.string(),
  creationDate: utc,
  sha256: hash,
  text: z.string(),
  taken,
  unlikeHistory: z.array(z.strictObject({ object: z.enum(["primary", "secondary"]), ratio: z.number(), messages: z.int() })).optional()
});
var inputs = z.strictObject({
  /** Oldest first; the last one speaks for the event. */
  messages: z.array(message).min(1).max(1e3),
  earlierMessages: z.int().min(0),
  ephemerides: z.array(
    z.strictObject({
      oemFileId: z.string(),
      fileName: z.string(),
      sha256: hash,
      use: z.enum(["SCREENED", "IN_FORCE"])
    })
  ),
  catalogue: maybe(z.strictObject({ catalogueId: z.string(), source: z.string(), contentHash: hash })),
  versions: z.strictObject({
    product: z.string(),
    algorithm: z.string(),
    runtime: z.string(),
    /** Absent in records of before: sine, logarithm and power were those of the runtime. */
    functions: z.literal(RECORD_FUNCTIONS).optional(),
    /** Absent in records of the first edition. */
    methods: z.int().min(2).optional()
  }),
  settings: z.strictObject({
    thresholds: z.strictObject({ medium: z.number(), high: z.number(), critical: z.number() }),
    rulesVersion: z.int(),
    decisionLeadHours: z.number(),
    fourEyes: z.boolean(),
    judging: z.strictObject({
      thresholds: z.strictObject({
        version: z.number(),
        mediumPc: z.number(),
        highPc: z.number(),
        criticalPc: z.number()
      }),
      decisionLeadS: z.number(),
      /** Absent where none was in force. */
      covariances: z.array(covarianceRule).readonly().optional()
    }),
    limits: z.strictObject({ version: z.number(), mostMessageAgeS: z.number(), mostTrackingAgeS: z.number() })
  })
});
var party = z.strictObject({
  noradId: maybe(z.int()),
  name: z.string(),
  cosparId: z.string(),
  objectType: z.string()
});
var frozenDecision = z.strictObject({
  frozenAt: utc,
  /** The same on the TAI axis: the "now" of every judgement. */
  frozenTaiS: z.number(),
  operator: z.strictObject({ operatorId: z.string(), name: z.string() }),
  event: z.strictObject({
    conjunctionId: z.string(),
    satelliteId: z.string(),
    satelliteName: z.string(),
    screeningType: z.string(),
    object1: party,
    object2: party
  }),
  /** What the event said of itself then: judged when its newest message came. */
  told: z.strictObject({
    tca: utc,
    missDistanceM: z.number(),
    pc: maybe(z.number()),
    riskLevel: z.string(),
    verdict: z.string()
  }),
  inputs,
  plan: maybe(
    z.strictObject({
      planId: z.string(),
      sha256: hash,
      figures: z.record(z.string(), z.union([z.number(), z.string(), z.null()]))
    })
  ),
  /** `DecisionResults`: computed again and compared whole, so its form is what the computing makes. */
  results: z.record(z.string(), z.unknown())
});
var content = {
  decisionId: z.string(),
  ...frozenDecision.shape,
  opened: act,
  acknowledged: act,
  owner: maybe(z.string()),
  note: z.string(),
  decision: decisionKind,
  decided: act,
  waivers: z.array(z.strictObject({ rule: flightRule, reason: z.string(), by: z.string(), at: utc })),
  signed: act
};
var seal = { hash };
var decisionRecord = z.discriminatedUnion("schema", [
  z.strictObject({ schema: z.literal(UNSIGNED_SCHEMA), ...content, ...seal }),
  z.strictObject({
    schema: z.literal(RECORD_SCHEMA),
    ...content,
    /** The installation's key by which it is signed; `listRecordKeys` publishes it. */
    key: z.strictObject({ kid: z.string().min(1).max(100), alg: z.literal("Ed25519") }),
    ...seal,
    /** Ed25519 (RFC 8032) of the signed text in UTF-8, base64url without padding. */
    signature: z.string().regex(/^[\w-]{86}$/)
  })
]);
function frozenScreening(frozen) {
  const screened = screenedFigures(frozen);
  return screened && planScreeningWords(screened.status, screened);
}
function screenedFigures({ plan }) {
  const status = planScreeningStatus.safeParse(plan?.figures["screeningStatus"]);
  if (!status.success) return null;
  const figure = (name) => {
    const value = plan?.figures[name];
    return typeof value === "number" ? value : null;
  };
  return planFigures(status.data, {
    newOrWorse: figure("screeningNewOrWorse"),
    byEstimatedErrors: figure("screeningByEstimatedErrors"),
    totalProbability: figure("screeningTotalProbability"),
    estimatedProbability: figure("screeningEstimatedProbability")
  });
}

export {
  planScreeningOf,
  planScreeningWords,
  RECORD_SCHEMA,
  RECORD_FUNCTIONS,
  METHODS_EDITION,
  UNSIGNED_SCHEMA,
  decisionRecord,
  frozenScreening,
  screenedFigures
};
//# sourceMappingURL=chunk-K7TYCUTW.mjs.map

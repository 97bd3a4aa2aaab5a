import {
  messageApproachByEngine
} from "./chunk-RTLHHJLK.mjs";
import {
  readCdm
} from "./chunk-ZELNLM4B.mjs";
import {
  computePc,
  judgeByEngine,
  objectsOf,
  verdictAgainstHistory,
  verdictThresholds,
  withOwnFunctions
} from "./chunk-TFK7XCIF.mjs";
import {
  scaledCovariance
} from "./chunk-BGTYLUKS.mjs";
import {
  earthOrientationOfDays
} from "./chunk-IHQRYJEI.mjs";
import {
  RAD_PER_DEG
} from "./chunk-XMHCSSDI.mjs";
import {
  SECONDS_PER_DAY,
  SECONDS_PER_HOUR
} from "./chunk-JQJWWTBG.mjs";
import {
  fail,
  ok
} from "./chunk-D5Y2WIO4.mjs";

// packages/conjunction/src/decision/flight-rules.ts
var DECISIONS = ["BURN", "NO_BURN", "OBSERVE", "COORDINATE", "ACCEPT"];
var FLIGHT_RULES = [
  "pc-below-act",
  "verdict-concludes",
  "decision-in-time",
  "message-recent",
  "secondary-tracked",
  "covariance-realistic",
  "orbits-undoubted",
  "probability-holds",
  "plan-screened-clear"
];
var REQUIRED_FOR = {
  "pc-below-act": ["NO_BURN", "OBSERVE", "ACCEPT"],
  "verdict-concludes": ["BURN", "NO_BURN", "ACCEPT"],
  "decision-in-time": DECISIONS,
  "message-recent": ["BURN", "NO_BURN", "ACCEPT"],
  "secondary-tracked": ["BURN", "NO_BURN"],
  "covariance-realistic": ["BURN", "NO_BURN"],
  "orbits-undoubted": ["BURN", "NO_BURN"],
  "probability-holds": ["BURN", "NO_BURN", "ACCEPT"],
  "plan-screened-clear": ["BURN"]
};
var SINCE = { "plan-screened-clear": 2 };
var FLIGHT_RULE_LIMITS = {
  version: 2,
  mostMessageAgeS: 24 * SECONDS_PER_HOUR,
  mostTrackingAgeS: 3 * SECONDS_PER_DAY
};
var OF_COVARIANCE = /* @__PURE__ */ new Set([
  "covariance-estimated",
  "covariance-missing",
  "covariance-default",
  "covariance-implausible",
  "covariance-too-small",
  "covariance-not-positive",
  "covariance-unlike-history"
]);
var OF_METHOD = /* @__PURE__ */ new Set(["pc-not-computed", "two-dimensional-inadequate", "usage-unknown"]);
function flightRules(input, limits = FLIGHT_RULE_LIMITS) {
  const { nowTaiS, pc, actPc, secondaryKnownTaiS, planScreening } = input;
  const toDecideS = input.decideByTaiS - nowTaiS;
  const doubts = (isOne) => {
    const value = input.reasons.filter(({ code }) => isOne(code)).length;
    return { isMet: value === 0, value, limit: 0, unit: "doubts" };
  };
  const results = {
    "pc-below-act": {
      isMet: pc !== void 0 && pc < actPc,
      ...pc !== void 0 && { value: pc },
      limit: actPc,
      unit: "probability"
    },
    "verdict-concludes": { isMet: input.verdict !== "no-conclusion" },
    "decision-in-time": { isMet: toDecideS >= 0, value: toDecideS, limit: 0, unit: "s" },
    "message-recent": age(nowTaiS - input.messageTaiS, limits.mostMessageAgeS),
    "secondary-tracked": age(
      secondaryKnownTaiS === void 0 ? void 0 : nowTaiS - secondaryKnownTaiS,
      limits.mostTrackingAgeS
    ),
    "covariance-realistic": doubts((code) => OF_COVARIANCE.has(code)),
    "orbits-undoubted": doubts((code) => code === "orbit-doubtful"),
    "probability-holds": doubts((code) => OF_METHOD.has(code)),
    "plan-screened-clear": {
      isMet: planScreening?.isClear === true,
      ...planScreening?.raised !== void 0 && { value: planScreening.raised },
      limit: 0,
      unit: "events"
    }
  };
  const asked = FLIGHT_RULES.filter((rule) => limits.version >= (SINCE[rule] ?? 1));
  return asked.map((rule) => ({ rule, ...results[rule], requiredFor: REQUIRED_FOR[rule] }));
}
function age(value, limit) {
  if (value === void 0) return { isMet: false, limit, unit: "s" };
  return { isMet: value <= limit, value, limit, unit: "s" };
}
function rulesInTheWay(decision, results, waived) {
  return results.filter(
    ({ rule, isMet, requiredFor }) => !isMet && requiredFor.includes(decision) && !waived.has(rule)
  );
}

// packages/assessment/src/finite-figures.ts
function notFinite(figures) {
  const figure = placeOf(figures, "");
  return figure === void 0 ? void 0 : { code: "figures-not-finite", figure: figure.slice(1) };
}
function placeOf(value, path) {
  if (typeof value === "number") return Number.isFinite(value) ? void 0 : path;
  if (typeof value !== "object" || value === null) return void 0;
  for (const [key, inner] of Object.entries(value)) {
    const found = placeOf(inner, `${path}.${key}`);
    if (found !== void 0) return found;
  }
  return void 0;
}

// packages/assessment/src/orbit/party.ts
var COVARIANCE_SOURCES = ["NONE", "ESTIMATED", "CDM", "ELEMENT_SET", "OBSERVATIONS", "OEM"];

// packages/assessment/src/message-figures.ts
function messageFigures(judgement) {
  const { report, pc, pcReason, riskLevel, sources } = judgement;
  const { summary, dilution, recommended } = report;
  return {
    tcaTaiS: report.tcaTaiS,
    missDistanceM: summary.missDistanceM,
    relativeSpeedMps: summary.relativeSpeedMps,
    relativePositionRtnM: summary.relativePositionRtnM,
    relativeVelocityRtnMps: summary.relativeVelocityRtnMps,
    approachAngleDeg: summary.approachAngleRad / RAD_PER_DEG,
    pc: pc ?? null,
    pcMethod: methodOf(judgement),
    pcReason: pcReason ?? null,
    maxPc: report.maxPc ?? null,
    maxPcReason: report.maxPcReason ?? null,
    scaleAtMaxPc: dilution?.scaleAtMax ?? null,
    dilution: dilution?.region ?? null,
    separateScaling: dilution === void 0 ? null : [dilution.separate.primary, dilution.separate.secondary],
    mahalanobis: report.mahalanobisPlane ?? null,
    mahalanobisSpace: report.mahalanobis ?? null,
    sigmaAlongMissM: summary.sigmaAlongMissM ?? null,
    usage: [...report.methods[recommended?.method ?? "foster-1992"]?.reasons ?? []],
    riskLevel,
    covarianceSource: COVARIANCE_SOURCES.find((source) => sources.includes(source)) ?? "NONE",
    objects: [objectFigures(judgement, 0), objectFigures(judgement, 1)]
  };
}
function methodOf({ report }) {
  return report.recommended?.method ?? "foster-1992";
}
function objectFigures(judgement, index) {
  const { approach, sources, report } = judgement;
  const { noradId, designator, name, cosparId, objectType, manoeuvrable, ...party } = approach.parties[index];
  const { state, covariance } = report.objects[index];
  const { encounter, summary } = report;
  const counted = judgement.countedSigmas[index];
  const sigmaRtnM = index === 0 ? summary.primarySigmaRtnM : summary.secondarySigmaRtnM;
  const plane = encounter?.plane;
  const inPlane = index === 0 ? encounter?.primaryM2 : encounter?.secondaryM2;
  return {
    noradId,
    designator,
    name,
    cosparId,
    objectType,
    manoeuvrable,
    ...radiusOf(judgement, index),
    planeXM: plane === void 0 ? null : index === 0 ? 0 : plane.missXM,
    planeYM: plane === void 0 ? null : index === 0 ? 0 : plane.missYM,
    planeXxM2: inPlane?.xx ?? null,
    planeYxM2: inPlane?.yx ?? null,
    planeYyM2: inPlane?.yy ?? null,
    covarianceSource: sources[index],
    sigmaRtnM: sigmaRtnM ? statedSigma(sigmaRtnM, counted) : null,
    covarianceRtn: covariance === void 0 ? null : lowerTriangle(statedCovariance(covariance, counted).matrix),
    ...counted && { countedSigmas: counted },
    orbitSource: party.orbitSource,
    orbitAgeS: party.orbitAgeS(report.tcaTaiS) ?? null,
    positionKm: inKm(state.positionM),
    velocityKmS: inKm(state.velocityMps),
    frame: state.frame
  };
}
function statedCovariance(covariance, counted) {
  return counted === void 0 ? covariance : scaledCovariance(covariance, 1 / counted.factor);
}
function statedSigma([r, t, n], counted) {
  const { factor } = counted ?? { factor: 1 };
  return [r / factor, t / factor, n / factor];
}
function radiusOf({ radius }, index) {
  const size = index === 0 ? radius.primary : radius.secondary;
  if (radius.source === "sum") return { hardBodyRadiusM: size.radiusM, hardBodyRadiusSource: size.source };
  return { hardBodyRadiusM: index === 0 ? radius.radiusM : 0, hardBodyRadiusSource: "cdm-comment-combined" };
}
function inKm([x, y, z]) {
  return [x / 1e3, y / 1e3, z / 1e3];
}
function lowerTriangle(matrix) {
  return Array.from({ length: 6 }, (_, row) => Array.from(matrix.subarray(row * 6, row * 6 + row + 1))).flat();
}

// packages/assessment/src/record/recorded-message.ts
function recordedApproach({
  text,
  taken
}) {
  const read = readCdm(text);
  if (!read.ok) return fail({ code: "message-unreadable", cause: read.fault.code });
  const cdm = read.value;
  const approach = taken.kind === "MESSAGE" ? approachOfOthers(cdm, taken) : messageApproachByEngine(cdm);
  if (!approach.ok) return fail({ code: "message-unjudgeable", cause: approach.fault.code });
  if (taken.kind === "MESSAGE") return ok({ cdm, approach: approach.value });
  const { states, parties } = approach.value;
  return ok({
    cdm,
    approach: {
      states,
      parties: [screened(parties[0], taken.objects[0]), screened(parties[1], taken.objects[1])],
      isAtTca: true,
      radius: taken.radius
    }
  });
}
function approachOfOthers(cdm, { own, earthOrientation }) {
  return messageApproachByEngine(cdm, own, earthOrientation && earthOrientationOfDays(earthOrientation));
}
function screened(party, { covarianceSource, orbitSource, orbitAgeS, statedBy }) {
  return {
    ...party,
    ...statedBy && { statedBy },
    orbitSource,
    orbitAgeS: () => orbitAgeS ?? void 0,
    covarianceAt(state) {
      if (covarianceSource === "NONE") return { source: "NONE" };
      return { ...party.covarianceAt(state), source: covarianceSource };
    }
  };
}

// packages/assessment/src/record/decision-results.ts
function decisionResults({ byEngine = false, ...input }) {
  return byEngine ? judged(input) : withOwnFunctions(() => judged(input));
}
function judged({
  messages,
  rules,
  limits,
  nowTaiS,
  planScreening
}) {
  const course = [];
  for (const [message, recorded] of messages.entries()) {
    const read = recordedApproach(recorded);
    if (!read.ok) return fail({ ...read.fault, message });
    const { cdm, approach } = read.value;
    const judgement = judgeByEngine(approach, rules, nowTaiS);
    const figures = messageFigures(judgement);
    const odd = notFinite({ ...figures, decideByTaiS: judgement.verdict.decideByTaiS });
    if (odd !== void 0) return fail({ ...odd, message });
    course.push(stepOf(cdm.creationTaiS, figures));
    if (message < messages.length - 1) continue;
    const { objects, radius } = objectsOf(judgement.approach);
    const report = computePc({
      primary: objects[0],
      secondary: objects[1],
      isAtTca: approach.isAtTca,
      hardBodyRadiusM: radius.radiusM,
      isWithoutBounds: true
    });
    const verdict = verdictAgainstHistory(judgement.verdict, recorded.unlikeHistory);
    return ok(
      asJson({
        figures,
        verdict,
        methods: report.ok ? report.value.methods : {},
        hardBodyRadiusM: radius.radiusM,
        course,
        flightRules: flightRules(
          ruleInput(figures, verdict, { rules, nowTaiS, messageTaiS: cdm.creationTaiS, planScreening }),
          limits
        )
      })
    );
  }
  return fail({ code: "message-unreadable", cause: "no-message", message: 0 });
}
function stepOf(creationTaiS, figures) {
  const { tcaTaiS, missDistanceM, sigmaAlongMissM, pc, maxPc, riskLevel } = figures;
  return { creationTaiS, tcaTaiS, missDistanceM, sigmaAlongMissM, pc, maxPc, riskLevel };
}
function ruleInput(figures, verdict, context) {
  const ageS = figures.objects[1]?.orbitAgeS ?? null;
  const correlated = verdict.reasons.find(
    (reason) => "correlatedPc" in reason
  );
  return {
    nowTaiS: context.nowTaiS,
    decideByTaiS: verdict.decideByTaiS,
    actPc: verdictThresholds(context.rules).actPc,
    verdict: verdict.kind,
    reasons: verdict.reasons,
    messageTaiS: context.messageTaiS,
    // The larger counts, as for the verdict.
    ...figures.pc !== null && { pc: Math.max(figures.pc, correlated?.correlatedPc ?? 0) },
    ...ageS !== null && { secondaryKnownTaiS: figures.tcaTaiS - ageS },
    ...context.planScreening && { planScreening: context.planScreening }
  };
}
function asJson(value) {
  return JSON.parse(JSON.stringify(value));
}

export {
  messageFigures,
  FLIGHT_RULE_LIMITS,
  flightRules,
  rulesInTheWay,
  recordedApproach,
  decisionResults,
  ruleInput
};
//# sourceMappingURL=chunk-RXTHE725.mjs.map

import {
  STATE_WIDTH,
  segmentsOf,
  tableEphemeris
} from "./chunk-QUOUCEHU.mjs";
import {
  interpolationOf,
  ocmCovariances,
  ocmFindings,
  ocmStates,
  oemFindings,
  refusal,
  useableSpan,
  validateOcm,
  validateOem
} from "./chunk-XAEPJ36T.mjs";
import {
  DEFAULTS,
  choiceOf,
  ocmDeviations,
  readOcmAll,
  readOemAll,
  timeIn
} from "./chunk-IE2VUP45.mjs";
import {
  detectFormat
} from "./chunk-WM2KWLZN.mjs";
import {
  implausibility
} from "./chunk-WN7XZFL2.mjs";
import {
  covarianceFrameOf,
  frameOf,
  fullFromLower,
  isPositive,
  lowerFromFull,
  oemStatesM,
  textOf
} from "./chunk-CRMFVZQ4.mjs";
import {
  byLine,
  messageFault
} from "./chunk-LRQNFPWD.mjs";
import {
  parseUtc
} from "./chunk-JQJWWTBG.mjs";
import {
  fail,
  ok
} from "./chunk-D5Y2WIO4.mjs";

// packages/ccsds/src/oem/bridge.ts
var ASSUMED_DEGREE = 8;
var BLOCKING = [
  "unsupported-frame",
  "unsupported-centre",
  "unsupported-time-system",
  "unsupported-interpolation",
  "number-out-of-range",
  "too-few-states",
  "duplicate-epoch",
  "segments-overlap",
  "unsupported-element-set"
];
var OF_COVARIANCE = ["COV_REF_FRAME", "COV_TYPE"];
function isBlocking({ code, keyword }) {
  return BLOCKING.includes(code) && !OF_COVARIANCE.includes(keyword);
}
function isLeftOut({ code, keyword }) {
  return code === "covariance-not-positive" || OF_COVARIANCE.includes(keyword);
}
function toEphemerisInput(oem) {
  const findings = oemFindings(oem, Number.POSITIVE_INFINITY);
  const blocking = findings.find(isBlocking);
  if (blocking !== void 0) return fail(blocking);
  const first = oem.segments[0];
  const frame = first === void 0 ? void 0 : frameOf(first.metadata.refFrame);
  if (first === void 0 || frame === void 0) return fail(messageFault("no-segment"));
  const other = oem.segments.findIndex((segment) => frameOf(segment.metadata.refFrame) !== frame);
  if (other >= 0) {
    const value = oem.segments[other]?.metadata.refFrame;
    return fail(messageFault("unsupported-frame", { keyword: "REF_FRAME", value, limit: frame, segment: other + 1 }));
  }
  return ok(inputOf(oem, first, frame));
}
function inputOf(oem, first, frame) {
  const count = oem.segments.reduce((sum, segment) => sum + segment.epochsTaiS.length, 0);
  const epochsTaiS = new Float64Array(count);
  const states = new Float64Array(6 * count);
  const segments = [];
  let at = 0;
  for (const segment of oem.segments) {
    epochsTaiS.set(segment.epochsTaiS, at);
    states.set(oemStatesM(segment), 6 * at);
    const span = useableSpan(segment);
    const last = at + segment.epochsTaiS.length - 1;
    const start = Math.max(span.startTaiS, epochsTaiS[at] ?? 0);
    segments.push([at, last + 1, start, Math.min(span.stopTaiS, epochsTaiS[last] ?? 0)]);
    at = last + 1;
  }
  const covariances = covariancesOf(oem, frame);
  const method = first.metadata.interpolation?.toUpperCase();
  const smallest = oem.segments.reduce(
    (least, segment) => Math.min(least, segment.epochsTaiS.length),
    Number.POSITIVE_INFINITY
  );
  return {
    frame,
    epochsTaiS,
    states,
    method: method === "HERMITE" || method === "LINEAR" ? method : "LAGRANGE",
    degree: first.metadata.interpolationDegree ?? Math.min(ASSUMED_DEGREE, smallest - 1),
    segments,
    ...covariances.length === 0 ? {} : { covariances },
    isInterpolationAssumed: method === void 0
  };
}
function covariancesOf(oem, frame) {
  const covariances = [];
  for (const segment of oem.segments) {
    for (const covariance of segment.covariances) {
      const own = covariance.frame === void 0 ? frame : covarianceFrameOf(covariance.frame);
      if (own === void 0 || !isPositive(covariance.lowerTriangleKm)) continue;
      const matrix = fullFromLower(covariance.lowerTriangleKm, 1e6);
      covariances.push({ epochTaiS: covariance.epochTaiS, frame: own, matrix });
    }
  }
  return covariances.sort((a, b) => a.epochTaiS - b.epochTaiS);
}

// packages/ccsds/src/ocm/bridge.ts
function ocmEphemerisInput(ocm) {
  const blocking = ocmFindings(ocm, Number.POSITIVE_INFINITY).find(isBlocking);
  if (blocking !== void 0) return fail(blocking);
  const trajectories = [];
  for (const block of ocm.blocks.filter(({ name, rows }) => name === "TRAJ" && rows.length > 0)) {
    const states = ocmStates(ocm, block);
    if (!states.ok) return states;
    if (states.value.velocitiesMps === void 0) {
      const type = choiceOf(block.fields, "TRAJ_TYPE", "CARTPV");
      return refusal(ocm, block)("unsupported-element-set", "TRAJ_TYPE", type, "CARTPV, CARTPVA");
    }
    trajectories.push({ block, states: states.value, useable: useableSpan2(ocm, block, states.value.epochsTaiS) });
  }
  trajectories.sort((a, b) => a.useable[0] - b.useable[0]);
  const [first] = trajectories;
  if (first === void 0) {
    return fail(messageFault("no-segment", { line: ocm.metadata.at(-1)?.line, keyword: "TRAJ_START" }));
  }
  const misfit = misfitOf(trajectories);
  if (misfit !== void 0) return fail(misfit);
  const covariances = covariancesOf2(ocm);
  if (!covariances.ok) return covariances;
  return ok({
    ...nodesOf(trajectories),
    ...methodOf(first),
    ...covariances.value.length > 0 && { covariances: covariances.value }
  });
}
function useableSpan2(ocm, { fields }, epochsTaiS) {
  const [start, stop] = [epochsTaiS[0], epochsTaiS.at(-1)];
  return [
    Math.max(start, timeIn(ocm, fields, "USEABLE_START_TIME") ?? start),
    Math.min(stop, timeIn(ocm, fields, "USEABLE_STOP_TIME") ?? stop)
  ];
}
function misfitOf(trajectories) {
  let basis;
  for (const [index, { block, states, useable }] of trajectories.entries()) {
    const before = trajectories[index - 1];
    const misfit = (code, keyword, value, limit) => {
      const line = block.fields.find((field) => field.keyword === keyword)?.line ?? block.line;
      return messageFault(code, { line, keyword, value, limit });
    };
    if (useable[1] < useable[0]) return misfit("time-span-order", "USEABLE_STOP_TIME", void 0, "USEABLE_START_TIME");
    const own = textOf(block.fields, "TRAJ_BASIS")?.toUpperCase();
    if (own !== void 0 && own !== (basis ?? own)) return misfit("value-not-allowed", "TRAJ_BASIS", own, basis);
    basis ??= own;
    if (before === void 0) continue;
    const { frame } = before.states;
    if (frame !== states.frame) return misfit("unsupported-frame", "TRAJ_REF_FRAME", states.frame, frame);
    if (useable[0] < before.useable[1]) return misfit("segments-overlap", "TRAJ_START");
  }
  return void 0;
}
function nodesOf(trajectories) {
  const count = trajectories.reduce((sum, { states }) => sum + states.epochsTaiS.length, 0);
  const epochsTaiS = new Float64Array(count);
  const packed = new Float64Array(6 * count);
  const segments = [];
  let at = 0;
  for (const { states, useable } of trajectories) {
    const { length } = states.epochsTaiS;
    epochsTaiS.set(states.epochsTaiS, at);
    for (let node = 0; node < length; node++) {
      packed.set(states.positionsM.subarray(3 * node, 3 * node + 3), 6 * (at + node));
      packed.set(states.velocitiesMps.subarray(3 * node, 3 * node + 3), 6 * (at + node) + 3);
    }
    segments.push([at, at + length, ...useable]);
    at += length;
  }
  return { frame: trajectories[0].states.frame, epochsTaiS, states: packed, segments };
}
function methodOf({ block, states }) {
  const { method, degree } = interpolationOf(block);
  return {
    method: method?.toUpperCase() ?? "LAGRANGE",
    degree: degree ?? Math.max(1, Math.min(ASSUMED_DEGREE, states.epochsTaiS.length - 1)),
    isInterpolationAssumed: method === void 0
  };
}
function covariancesOf2(ocm) {
  const blocks = ocm.blocks.flatMap((block) => {
    const read = block.name === "COV" ? ocmCovariances(ocm, block) : void 0;
    return read?.ok ? [{ block, covariances: read.value }] : [];
  });
  blocks.sort((a, b) => a.covariances[0].epochTaiS - b.covariances[0].epochTaiS);
  const second = blocks.find(
    ({ covariances }, index) => covariances[0].epochTaiS < (blocks[index - 1]?.covariances.at(-1)?.epochTaiS ?? Number.NEGATIVE_INFINITY)
  );
  if (second !== void 0)
    return fail(messageFault("segments-overlap", { line: second.block.line, keyword: "COV_START" }));
  return ok(
    blocks.flatMap(({ covariances }) => covariances.filter(({ matrix }) => isPositive(lowerFromFull(matrix, 1))))
  );
}

// packages/astro/src/ephemeris/quality.ts
var WARN_ERROR_M = 1;
var REFUSE_ERROR_M = 100;
var GAP_STEPS = 5;
function ephemerisQuality(nodes) {
  const steps = stepsOf(nodes);
  const sorted = [...steps].sort((a, b) => a - b);
  const median = sorted[sorted.length >> 1] ?? 0;
  const dropped = droppedNodeError(nodes);
  const shared = {
    method: nodes.method,
    degree: nodes.degree,
    nodeCount: nodes.epochsTaiS.length,
    stepS: { shortest: sorted[0] ?? 0, median, longest: sorted[sorted.length - 1] ?? 0 },
    gaps: gapsOf(nodes, median * GAP_STEPS)
  };
  if (dropped === void 0) return { ...shared, verdict: "unknown" };
  const degree = nodes.method === "LINEAR" ? 1 : nodes.degree;
  const estimatedErrorM = dropped * Math.max(2 ** -(degree + 1), 0.01);
  return { ...shared, droppedNodeErrorM: dropped, estimatedErrorM, verdict: verdictOf(estimatedErrorM) };
}
var CLEARLY_BETTER = 0.7;
function chooseInterpolation(nodes) {
  const halfLength = Math.max(...segmentsOf(nodes).map(([start, end]) => end - start + 1 >> 1));
  let best;
  let least = Number.POSITIVE_INFINITY;
  for (const [method, degree] of [
    ["HERMITE", 7],
    ["HERMITE", 9],
    ["LAGRANGE", 7],
    ["LAGRANGE", 9]
  ]) {
    const error = droppedNodeError({ ...nodes, method, degree });
    const isShort = method === "LAGRANGE" && degree >= halfLength;
    if (error === void 0 || !(error < (isShort ? CLEARLY_BETTER : 1) * least)) continue;
    least = error;
    best = { method, degree };
  }
  return best ?? { method: "LAGRANGE", degree: 7 };
}
function verdictOf(estimatedErrorM) {
  if (estimatedErrorM > REFUSE_ERROR_M) return "refuse";
  return estimatedErrorM > WARN_ERROR_M ? "warn" : "good";
}
function droppedNodeError(nodes) {
  let worst;
  const out = new Float64Array(STATE_WIDTH);
  for (const [start, end] of segmentsOf(nodes)) {
    const keptCount = end - start + 1 >> 1;
    if (keptCount < 3) continue;
    const epochs = new Float64Array(keptCount);
    const states = new Float64Array(keptCount * STATE_WIDTH);
    for (let i = 0; i < keptCount; i++) {
      const from = start + 2 * i;
      epochs[i] = nodes.epochsTaiS[from];
      states.set(nodes.states.subarray(from * STATE_WIDTH, (from + 1) * STATE_WIDTH), i * STATE_WIDTH);
    }
    const thinned = tableEphemeris({
      frame: nodes.frame,
      epochsTaiS: epochs,
      states,
      method: nodes.method,
      degree: nodes.degree
    });
    const margin = Math.min((nodes.degree >> 1) + 1, keptCount - 1 >> 1);
    for (let i = margin - 1; i < keptCount - margin; i++) {
      const dropped = start + 2 * i + 1;
      if (dropped >= end || !thinned.stateAt(nodes.epochsTaiS[dropped], out)) continue;
      const base = dropped * STATE_WIDTH;
      const error = Math.hypot(
        out[0] - nodes.states[base],
        out[1] - nodes.states[base + 1],
        out[2] - nodes.states[base + 2]
      );
      worst = Math.max(worst ?? 0, error);
    }
  }
  return worst;
}
function stepsOf(nodes) {
  const steps = [];
  for (const [start, end] of segmentsOf(nodes)) {
    for (let i = start + 1; i < end; i++) steps.push(nodes.epochsTaiS[i] - nodes.epochsTaiS[i - 1]);
  }
  return steps;
}
function gapsOf(nodes, longestStepS) {
  const gaps = [];
  let lastStop;
  for (const [start, end, useableStart, useableStop] of segmentsOf(nodes)) {
    if (lastStop !== void 0 && useableStart > lastStop) gaps.push({ startTaiS: lastStop, stopTaiS: useableStart });
    lastStop = useableStop;
    for (let i = start + 1; i < end; i++) {
      const from = nodes.epochsTaiS[i - 1];
      const to = nodes.epochsTaiS[i];
      if (longestStepS > 0 && to - from > longestStepS) gaps.push({ startTaiS: from, stopTaiS: to });
    }
  }
  return gaps;
}

// packages/assessment/src/orbit/plausible-motion.ts
var SHORT_WAY = 0.5;
var CHORD_RATIO = [0.5, 1.5];
function implausibleMotion({ epochsTaiS, states, segments }) {
  const starts = new Set(segments?.map(([startIndex]) => startIndex));
  for (let node = 0; node < epochsTaiS.length; node++) {
    const epochTaiS = epochsTaiS[node];
    const odd = implausibility(vectorAt(states, 6 * node), vectorAt(states, 6 * node + 3));
    if (odd !== void 0) return { epochTaiS, quantity: odd.quantity };
    if (node > 0 && !starts.has(node) && !isFlown(states, node, epochTaiS - epochsTaiS[node - 1])) {
      return { epochTaiS, quantity: "motion" };
    }
  }
  return void 0;
}
function isFlown(states, node, stepS) {
  const [from, to] = [6 * (node - 1), 6 * node];
  const meanSpeedMps = (lengthAt(states, from + 3) + lengthAt(states, to + 3)) / 2;
  const wayM = meanSpeedMps * stepS;
  if (wayM > SHORT_WAY * lengthAt(states, to)) return true;
  const chordM = Math.hypot(
    states[to] - states[from],
    states[to + 1] - states[from + 1],
    states[to + 2] - states[from + 2]
  );
  return chordM >= CHORD_RATIO[0] * wayM && chordM <= CHORD_RATIO[1] * wayM;
}
function vectorAt(states, at) {
  return [states[at], states[at + 1], states[at + 2]];
}
function lengthAt(states, at) {
  return Math.hypot(states[at], states[at + 1], states[at + 2]);
}

// packages/assessment/src/orbit/table-fitness.ts
function fitTable(bridged) {
  const motion = implausibleMotion(bridged);
  if (motion !== void 0) return fail({ code: "motion-implausible", motion });
  const table = bridged.isInterpolationAssumed ? { ...bridged, ...chooseInterpolation(bridged) } : bridged;
  const doubt = interpolationDoubt(table);
  if (doubt !== void 0 && doubt.limitM === REFUSE_ERROR_M) return fail({ code: "interpolation-unfit", doubt });
  return ok({
    table,
    startTaiS: table.segments.reduce((least, [, , startTaiS]) => Math.min(least, startTaiS), Number.POSITIVE_INFINITY),
    stopTaiS: table.segments.reduce((most, [, , , stopTaiS]) => Math.max(most, stopTaiS), Number.NEGATIVE_INFINITY),
    ...doubt && { coarse: doubt }
  });
}
function interpolationDoubt(nodes) {
  const { verdict, estimatedErrorM, method, degree, stepS } = ephemerisQuality(nodes);
  if (estimatedErrorM === void 0 || verdict !== "warn" && verdict !== "refuse") return void 0;
  const limitM = verdict === "refuse" ? REFUSE_ERROR_M : WARN_ERROR_M;
  return { estimatedErrorM, limitM, method, degree, medianStepS: stepS.median };
}

// packages/assessment/src/orbit/ephemeris-intake.ts
var UNFIT = ["states-end-early"];
function takeEphemeris(text) {
  return detectFormat(text).startsWith("ocm-") ? takeOcm(text) : takeOem(text);
}
function takeOem(text) {
  const { oem, faults } = readOemAll(text);
  if (oem === void 0 || faults.length > 0) return atFault(faults);
  const findings = validateOem(oem);
  const unfit = findings.filter(({ code }) => UNFIT.includes(code));
  if (unfit.length > 0) return atFault(unfit);
  const { objectName: name = "", objectId: designator = "", refFrame = "" } = oem.segments[0]?.metadata ?? {};
  const header = oem.header.fields;
  return fitted({ kind: "OEM", name, designator, refFrame, header, findings }, toEphemerisInput(oem));
}
function takeOcm(text) {
  const { ocm, faults } = readOcmAll(text);
  if (ocm === void 0 || faults.length > 0) return atFault(faults);
  const { header, metadata, blocks } = ocm;
  const cosparId = textOf(metadata, "INTERNATIONAL_DESIGNATOR");
  const trajectory = blocks.find((block) => block.name === "TRAJ");
  const message = {
    kind: "OCM",
    name: textOf(metadata, "OBJECT_NAME") ?? "",
    designator: textOf(metadata, "OBJECT_DESIGNATOR") ?? cosparId ?? "",
    ...cosparId !== void 0 && { cosparId },
    refFrame: textOf(trajectory?.fields ?? [], "TRAJ_REF_FRAME") ?? DEFAULTS.TRAJ["TRAJ_REF_FRAME"],
    header,
    findings: byLine([...ocmDeviations(ocm), ...validateOcm(ocm)])
  };
  return fitted(message, ocmEphemerisInput(ocm));
}
function fitted(message, bridged) {
  if (!bridged.ok) return atFault([bridged.fault]);
  const fit = fitTable(bridged.value);
  if (!fit.ok) return fit;
  const creationDate = textOf(message.header, "CREATION_DATE") ?? null;
  const created = parseUtc(creationDate ?? "");
  return ok({
    ...message,
    ...fit.value,
    originator: textOf(message.header, "ORIGINATOR") ?? "",
    creationDate,
    ...created.ok && { createdTaiS: created.value }
  });
}
function atFault(faults) {
  return fail({ code: "message-at-fault", faults });
}
function catalogueNumberOf({ designator }) {
  return /^\d{1,9}$/.test(designator) ? Number(designator) : null;
}

export {
  isLeftOut,
  takeEphemeris,
  catalogueNumberOf
};
//# sourceMappingURL=chunk-GLLHUQUM.mjs.map

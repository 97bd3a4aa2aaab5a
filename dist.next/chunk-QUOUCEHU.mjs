import {
  transportCovariance
} from "./chunk-WN7XZFL2.mjs";
import {
  covarianceInFrame,
  covarianceInStateFrame,
  stateOfSix
} from "./chunk-GGSRQIBL.mjs";
import {
  transformState
} from "./chunk-IHQRYJEI.mjs";

// packages/astro/src/ephemeris/interpolate.ts
var STATE_WIDTH = 6;
function lagrangeWindow(mostNodes) {
  return { start: -1, count: 0, stepS: Number.NaN, weights: new Float64Array(mostNodes) };
}
function lagrange(epochs, states, start, count, at, window, out) {
  if (window.start !== start || window.count !== count) refreshWeights(epochs, start, count, window);
  const { weights } = window;
  let x = 0;
  let y = 0;
  let z = 0;
  let u = 0;
  let v = 0;
  let w = 0;
  let total = 0;
  for (let j = 0; j < count; j++) {
    const base = (start + j) * STATE_WIDTH;
    const gap = at - epochs[start + j];
    if (gap === 0) {
      for (let i = 0; i < STATE_WIDTH; i++) out[i] = states[base + i];
      return;
    }
    const share = weights[j] / gap;
    total += share;
    x += share * states[base];
    y += share * states[base + 1];
    z += share * states[base + 2];
    u += share * states[base + 3];
    v += share * states[base + 4];
    w += share * states[base + 5];
  }
  out[0] = x / total;
  out[1] = y / total;
  out[2] = z / total;
  out[3] = u / total;
  out[4] = v / total;
  out[5] = w / total;
}
function refreshWeights(epochs, start, count, window) {
  const stepS = evenStep(epochs, start, count);
  const isAlike = stepS === window.stepS && count === window.count;
  window.start = start;
  window.count = count;
  window.stepS = stepS;
  if (isAlike) return;
  const scale = count > 1 ? (count - 1) / (epochs[start + count - 1] - epochs[start]) : 1;
  for (let j = 0; j < count; j++) {
    let product = 1;
    const own = epochs[start + j];
    for (let k = 0; k < count; k++) if (k !== j) product *= (own - epochs[start + k]) * scale;
    window.weights[j] = 1 / product;
  }
}
function evenStep(epochs, start, count) {
  if (count < 2) return Number.NaN;
  const stepS = epochs[start + 1] - epochs[start];
  for (let j = start + 2; j < start + count; j++) if (epochs[j] - epochs[j - 1] !== stepS) return Number.NaN;
  return stepS;
}
function hermiteTable(mostNodes) {
  return { nodes: new Float64Array(2 * mostNodes), differences: new Float64Array(2 * mostNodes) };
}
function hermite(epochs, states, start, count, at, table, out) {
  const { nodes, differences } = table;
  const order = 2 * count;
  for (let j = 0; j < count; j++) {
    const offset = epochs[start + j] - at;
    nodes[2 * j] = offset;
    nodes[2 * j + 1] = offset;
  }
  for (let axis = 0; axis < 3; axis++) {
    for (let j = 0; j < count; j++) {
      const base = (start + j) * STATE_WIDTH + axis;
      differences[2 * j] = states[base];
      differences[2 * j + 1] = states[base];
    }
    for (let i = order - 1; i > 0; i--) {
      differences[i] = i % 2 === 1 ? states[(start + (i >> 1)) * STATE_WIDTH + 3 + axis] : (differences[i] - differences[i - 1]) / (nodes[i] - nodes[i - 1]);
    }
    for (let level = 2; level < order; level++) {
      for (let i = order - 1; i >= level; i--) {
        differences[i] = (differences[i] - differences[i - 1]) / (nodes[i] - nodes[i - level]);
      }
    }
    let value = differences[order - 1];
    let slope = 0;
    for (let i = order - 2; i >= 0; i--) {
      slope = value - slope * nodes[i];
      value = differences[i] - value * nodes[i];
    }
    out[axis] = value;
    out[axis + 3] = slope;
  }
}

// packages/astro/src/covariance/interpolate.ts
function covarianceBetween(covariances, epochTaiS, stateAt) {
  const state = stateAt(epochTaiS);
  if (state === void 0 || covariances.length === 0) return void 0;
  const after = firstAfter(covariances, epochTaiS);
  const carried = (index) => {
    const cov = covariances[index];
    if (cov === void 0) return void 0;
    const own = stateAt(cov.epochTaiS);
    return own === void 0 ? void 0 : carry(cov, own, state);
  };
  const earlier = carried(after - 1);
  const later = carried(after);
  if (earlier === void 0 || later === void 0) return earlier ?? later;
  const from = covariances[after - 1].epochTaiS;
  const s = (epochTaiS - from) / (covariances[after].epochTaiS - from);
  const weight = s * s * s * (10 - s * (15 - 6 * s));
  const matrix = earlier.matrix.map((value, i) => (1 - weight) * value + weight * later.matrix[i]);
  return { epochTaiS, frame: state.frame, matrix };
}
function carry(cov, own, state) {
  if (own.frame !== "ITRF") {
    const inFrame = covarianceInStateFrame(covarianceInFrame(cov, own.frame), own);
    return inFrame.epochTaiS === state.epochTaiS ? inFrame : transportCovariance(inFrame, own, state);
  }
  const from = transformState(own, "EME2000");
  const to = transformState(state, "EME2000");
  const inertial = covarianceInStateFrame(covarianceInFrame(cov, "EME2000"), from);
  return covarianceInFrame(transportCovariance(inertial, from, to), "ITRF");
}
function firstAfter(covariances, epochTaiS) {
  let low = 0;
  let high = covariances.length;
  while (low < high) {
    const middle = low + high >> 1;
    if (covariances[middle].epochTaiS <= epochTaiS) low = middle + 1;
    else high = middle;
  }
  return low;
}

// packages/astro/src/ephemeris/nodes.ts
function segmentsOf(nodes) {
  const { epochsTaiS } = nodes;
  const declared = nodes.segments ?? [];
  if (declared.length === 0) return [[0, epochsTaiS.length, epochsTaiS[0], epochsTaiS[epochsTaiS.length - 1]]];
  return declared.map(([startIndex, endIndex, from, to]) => [
    startIndex,
    endIndex,
    Math.max(from, epochsTaiS[startIndex]),
    Math.min(to, epochsTaiS[endIndex - 1])
  ]);
}
function assertNodes(nodes) {
  const count = nodes.epochsTaiS.length;
  if (count === 0) throw new RangeError("an ephemeris needs a node");
  if (nodes.states.length !== count * STATE_WIDTH) throw new RangeError("an ephemeris needs six numbers a node");
  if (!(nodes.degree >= 1)) throw new RangeError("an interpolation degree starts at 1");
  let last = Number.NEGATIVE_INFINITY;
  for (const [startIndex, endIndex, useableStart] of segmentsOf(nodes)) {
    if (startIndex < 0 || endIndex > count || startIndex >= endIndex) {
      throw new RangeError("an ephemeris segment lies outside its table");
    }
    if (!(useableStart >= last)) throw new RangeError("ephemeris segments are out of order");
    last = useableStart;
    for (let i = startIndex + 1; i < endIndex; i++) {
      if (!(nodes.epochsTaiS[i] > nodes.epochsTaiS[i - 1])) throw new RangeError("ephemeris epochs must rise");
    }
  }
}

// packages/astro/src/ephemeris/table.ts
function tableEphemeris(nodes) {
  assertNodes(nodes);
  const { epochsTaiS, states, method } = nodes;
  const degree = method === "LINEAR" ? 1 : nodes.degree;
  const isHermite = method === "HERMITE";
  const wanted = isHermite ? Math.ceil((degree + 1) / 2) : degree + 1;
  const segments = segmentsOf(nodes);
  const window = lagrangeWindow(wanted);
  const table = hermiteTable(wanted);
  let segmentHint = 0;
  let nodeHint = 0;
  const stateAt = (epochTaiS, out) => {
    segmentHint = segmentAt(segments, epochTaiS, segmentHint);
    const segment = segments[segmentHint];
    if (!(epochTaiS >= segment[2] && epochTaiS <= segment[3])) return false;
    const [first, end] = segment;
    nodeHint = nodeBefore(epochsTaiS, first, end, epochTaiS, nodeHint);
    const count = Math.min(wanted, end - first);
    const middle = count % 2 === 1 && nodeHint + 1 < end && epochTaiS - epochsTaiS[nodeHint] > epochsTaiS[nodeHint + 1] - epochTaiS ? nodeHint + 1 : nodeHint;
    const start = Math.min(Math.max(middle - (count - 1 >> 1), first), end - count);
    if (isHermite) hermite(epochsTaiS, states, start, count, epochTaiS, table, out);
    else lagrange(epochsTaiS, states, start, count, epochTaiS, window, out);
    return true;
  };
  const base = {
    nodes,
    frame: nodes.frame,
    startTaiS: segments[0][2],
    stopTaiS: segments[segments.length - 1][3],
    stateAt
  };
  const covariances = nodes.covariances ?? [];
  if (covariances.length === 0) return base;
  const stateVectorAt = (epochTaiS) => {
    const out = new Float64Array(6);
    if (!stateAt(epochTaiS, out)) return void 0;
    return stateOfSix(out, epochTaiS, nodes.frame);
  };
  const ownCovariances = segments.map((segment) => {
    const own = covariances.filter((entry) => entry.epochTaiS >= segment[2] && entry.epochTaiS <= segment[3]);
    return own.length > 0 ? own : covariances;
  });
  const covarianceAt = (epochTaiS) => {
    const own = ownCovariances[segmentAt(segments, epochTaiS, 0)];
    return covarianceBetween(own, epochTaiS, stateVectorAt);
  };
  return { ...base, covarianceAt };
}
function segmentAt(segments, epochTaiS, hint) {
  const next = segments[hint + 1];
  if (epochTaiS >= segments[hint][2] && (next === void 0 || epochTaiS < next[2])) return hint;
  let low = 0;
  let high = segments.length - 1;
  while (low < high) {
    const middle = low + high + 1 >> 1;
    if (segments[middle][2] <= epochTaiS) low = middle;
    else high = middle - 1;
  }
  return low;
}
function nodeBefore(epochs, first, end, at, hint) {
  if (hint >= first && hint < end && at >= epochs[hint]) {
    if (hint + 1 >= end || at < epochs[hint + 1]) return hint;
    if (hint + 2 >= end || at < epochs[hint + 2]) return hint + 1;
  }
  let low = first;
  let high = end - 1;
  while (low < high) {
    const middle = low + high + 1 >> 1;
    if (epochs[middle] <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

export {
  STATE_WIDTH,
  segmentsOf,
  tableEphemeris
};
//# sourceMappingURL=chunk-QUOUCEHU.mjs.map

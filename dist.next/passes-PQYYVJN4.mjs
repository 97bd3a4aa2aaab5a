import {
  obstacleOf,
  visibilitiesOfPasses,
  visibilitiesOver
} from "./chunk-GWV2TFWY.mjs";
import {
  placeOption
} from "./chunk-S2PF4BS4.mjs";
import "./chunk-33BVEFNV.mjs";
import {
  progressLine
} from "./chunk-M3K52CWN.mjs";
import {
  findObject,
  readCatalogueFile
} from "./chunk-DHJV4SQR.mjs";
import {
  initialiseBatch
} from "./chunk-J3X5Z36V.mjs";
import {
  numberOption,
  startOption,
  wholeOption
} from "./chunk-F4PYMTON.mjs";
import {
  EOP_OPTION,
  noteOrientation,
  readEarthOrientationDaysFile
} from "./chunk-VQZCHEK3.mjs";
import "./chunk-VUS4WX4N.mjs";
import {
  bodyOf
} from "./chunk-SFHU7OSA.mjs";
import {
  elementsOrbit,
  openedOem,
  viewOf
} from "./chunk-WAVZK6C3.mjs";
import {
  findPasses,
  lookAngles,
  skyOverEarth
} from "./chunk-BEAJMVT7.mjs";
import {
  isEven
} from "./chunk-XE7WSCOI.mjs";
import "./chunk-IO7BPYYA.mjs";
import {
  propagateTwoBody
} from "./chunk-63IL6MBF.mjs";
import {
  fillRows,
  fillTwin,
  reserveRows,
  reserveTwin
} from "./chunk-GB3DDHV4.mjs";
import {
  inFrame
} from "./chunk-H6CQBRAW.mjs";
import "./chunk-GLLHUQUM.mjs";
import "./chunk-QUOUCEHU.mjs";
import "./chunk-XAEPJ36T.mjs";
import "./chunk-IE2VUP45.mjs";
import "./chunk-WM2KWLZN.mjs";
import {
  KernelMemory
} from "./chunk-TD6BGNMH.mjs";
import "./chunk-45VDEFED.mjs";
import {
  elementTable
} from "./chunk-EP2FK75A.mjs";
import "./chunk-PMXGMC47.mjs";
import "./chunk-SX4P7CIH.mjs";
import "./chunk-QYOYMQUK.mjs";
import {
  meanElements
} from "./chunk-TEKZAZ7H.mjs";
import {
  sgp4Ephemeris
} from "./chunk-PLROUQ7Q.mjs";
import "./chunk-PL7NDV4T.mjs";
import "./chunk-5YGOAFM5.mjs";
import "./chunk-WN7XZFL2.mjs";
import {
  sixOf
} from "./chunk-GGSRQIBL.mjs";
import {
  earthOrientationOfDays,
  earthRotationInItrf,
  rotationBetween
} from "./chunk-IHQRYJEI.mjs";
import "./chunk-UANHIYDB.mjs";
import "./chunk-PESGF56Y.mjs";
import "./chunk-CUNGASR2.mjs";
import "./chunk-GZW2Z354.mjs";
import "./chunk-Z7TE2O33.mjs";
import {
  EARTH_RADIUS_KM,
  ECCENTRICITY,
  MEAN_MOTION,
  ROW,
  propagateOne
} from "./chunk-CYHM7ET5.mjs";
import {
  RAD_PER_DEG
} from "./chunk-XMHCSSDI.mjs";
import "./chunk-CRMFVZQ4.mjs";
import "./chunk-LRQNFPWD.mjs";
import {
  SECONDS_PER_DAY,
  formatUtcZ
} from "./chunk-JQJWWTBG.mjs";
import {
  wrongUsage
} from "./chunk-KOAYSOLG.mjs";
import "./chunk-D5Y2WIO4.mjs";

// packages/kernel/src/sgp4-bulk.ts
var CHUNK_PAIRS = 16384;
var EPOCH_CHUNK = 4096;
function openSgp4Bulk(batch) {
  const memory = new KernelMemory();
  const rows = reserveRows(memory, batch);
  const twin = reserveTwin(memory);
  const outAt = memory.reserve(Math.max(batch.count, EPOCH_CHUNK) * 48);
  const codesAt = memory.reserve(Math.max(batch.count, EPOCH_CHUNK));
  const epochsAt = memory.reserve(EPOCH_CHUNK * 8);
  fillRows(memory, rows, batch);
  const { kernel } = memory;
  const states = memory.f64(outAt, Math.max(batch.count, EPOCH_CHUNK) * 6);
  const codes = memory.u8(codesAt, Math.max(batch.count, EPOCH_CHUNK));
  const epochs = memory.f64(epochsAt, EPOCH_CHUNK);
  function deliver(count, out, errors, at) {
    out.set(states.subarray(0, 6 * count), 6 * at);
    for (let i = 0; i < count; i++) if (codes[i] !== 0) out.fill(Number.NaN, 6 * (at + i), 6 * (at + i) + 6);
    errors?.set(codes.subarray(0, count), at);
  }
  return {
    count: batch.count,
    byteLength: memory.byteLength,
    propagate(epochTaiS, out, errors) {
      for (let from = 0; from < rows.pairs; from += CHUNK_PAIRS) {
        const to = Math.min(rows.pairs, from + CHUNK_PAIRS);
        const { nearPairs, index } = rows;
        kernel.propagateRows(
          rows.rows,
          rows.deep,
          rows.cache,
          nearPairs,
          from,
          to,
          index,
          epochTaiS,
          EARTH_RADIUS_KM,
          outAt,
          codesAt
        );
      }
      deliver(batch.count, out, errors, 0);
    },
    propagateEpochs(object, epochsTaiS, out, errors) {
      const deep = fillTwin(memory, twin, batch, object);
      for (let from = 0; from < epochsTaiS.length; from += EPOCH_CHUNK) {
        const part = epochsTaiS.subarray(from, from + EPOCH_CHUNK);
        epochs.set(part);
        if (part.length % 2 === 1) epochs[part.length] = part.at(-1);
        const even = part.length + part.length % 2;
        kernel.propagateEpochs(twin.row, deep, twin.cache, epochsAt, even, EARTH_RADIUS_KM, outAt, codesAt);
        deliver(part.length, out, errors, from);
      }
    }
  };
}

// packages/tracking/src/bulk/earth-turns.ts
var NODE_S = 10;
var AXIS_S = 3600;
function earthTurns(startTaiS, stopTaiS, eop) {
  const count = Math.ceil((stopTaiS - startTaiS) / NODE_S) + 1;
  const matrices = new Float64Array(9 * count).fill(Number.NaN);
  const axes = /* @__PURE__ */ new Map();
  const matrix = new Float64Array(9);
  function axisAt(epochTaiS) {
    const key = Math.floor((epochTaiS - startTaiS) / AXIS_S);
    const known = axes.get(key);
    if (known !== void 0) return known;
    const axis = earthRotationInItrf(startTaiS + key * AXIS_S, eop);
    axes.set(key, axis);
    return axis;
  }
  return {
    turn(epochTaiS, states, at) {
      const k = Math.min(Math.max(Math.round((epochTaiS - startTaiS) / NODE_S), 0), count - 1);
      const o = 9 * k;
      const nodeTaiS = startTaiS + k * NODE_S;
      if (Number.isNaN(matrices[o])) matrices.set(rotationBetween("TEME", "ITRF", nodeTaiS, eop, matrix), o);
      const axis = axisAt(epochTaiS);
      const m = matrices;
      const a = 1e3 * states[at];
      const b = 1e3 * states[at + 1];
      const c = 1e3 * states[at + 2];
      const d = 1e3 * states[at + 3];
      const e = 1e3 * states[at + 4];
      const f = 1e3 * states[at + 5];
      let x = m[o] * a + m[o + 1] * b + m[o + 2] * c;
      let y = m[o + 3] * a + m[o + 4] * b + m[o + 5] * c;
      let z = m[o + 6] * a + m[o + 7] * b + m[o + 8] * c;
      let u = m[o] * d + m[o + 1] * e + m[o + 2] * f;
      let v = m[o + 3] * d + m[o + 4] * e + m[o + 5] * f;
      let w = m[o + 6] * d + m[o + 7] * e + m[o + 8] * f;
      const dt = epochTaiS - nodeTaiS;
      const wx = axis[0];
      const wy = axis[1];
      const wz = axis[2];
      if (dt !== 0) {
        const rate = Math.sqrt(wx * wx + wy * wy + wz * wz);
        const ex = wx / rate;
        const ey = wy / rate;
        const ez = wz / rate;
        const sin = -Math.sin(rate * dt);
        const versine = 1 - Math.cos(rate * dt);
        const alongR = versine * (ex * x + ey * y + ez * z);
        const alongV = versine * (ex * u + ey * v + ez * w);
        const crossX = ey * z - ez * y;
        const crossY = ez * x - ex * z;
        const crossZ = ex * y - ey * x;
        const crossU = ey * w - ez * v;
        const crossV = ez * u - ex * w;
        const crossW = ex * v - ey * u;
        x += sin * crossX + alongR * ex - versine * x;
        y += sin * crossY + alongR * ey - versine * y;
        z += sin * crossZ + alongR * ez - versine * z;
        u += sin * crossU + alongV * ex - versine * u;
        v += sin * crossV + alongV * ey - versine * v;
        w += sin * crossW + alongV * ez - versine * w;
      }
      states[at] = x;
      states[at + 1] = y;
      states[at + 2] = z;
      states[at + 3] = u - (wy * z - wz * y);
      states[at + 4] = v - (wz * x - wx * z);
      states[at + 5] = w - (wx * y - wy * x);
    }
  };
}

// packages/tracking/src/bulk/rise.ts
var FARTHEST_M = 1e9;
function maskedSite(site, minElevationRad) {
  const { up, positionM } = site;
  const sinMask = Math.sin(minElevationRad);
  const height = up[0] * positionM[0] + up[1] * positionM[1] + up[2] * positionM[2];
  return { site, sinMask, planeM: sinMask >= 0 ? height : height + sinMask * FARTHEST_M };
}
function emptyRise() {
  return { value: -1, rate: 0, rangeM: 1 };
}
function riseOf({ site, sinMask }, states, at, out) {
  const { up, positionM } = site;
  const x = states[at] - positionM[0];
  const y = states[at + 1] - positionM[1];
  const z = states[at + 2] - positionM[2];
  const u = states[at + 3];
  const v = states[at + 4];
  const w = states[at + 5];
  const rangeM = Math.sqrt(x * x + y * y + z * z);
  const sine = (up[0] * x + up[1] * y + up[2] * z) / rangeM;
  out.value = sine - sinMask;
  out.rate = (up[0] * u + up[1] * v + up[2] * w - sine * (x * u + y * v + z * w) / rangeM) / rangeM;
  out.rangeM = rangeM;
}

// packages/tracking/src/bulk/polish.ts
var MOST_ROUNDS = 10;
var CROSSING_STEP_S = 1e-5;
var TOP_STEP_S = 1e-4;
var LONGEST_STEP_S = 30;
var LONGEST_TOP_STEP_S = 900;
function polish(sought, object, bulk, turns) {
  let left = [...sought];
  const rise = emptyRise();
  for (let round = 0; round < MOST_ROUNDS && left.length > 0; round++) {
    const epochs = new Float64Array(left.length);
    for (const [i, one] of left.entries()) epochs[i] = one.epochTaiS;
    const states = new Float64Array(6 * left.length);
    bulk.propagateEpochs(object, epochs, states);
    const next = [];
    for (const [i, one] of left.entries()) {
      turns.turn(one.epochTaiS, states, 6 * i);
      riseOf(one.masked, states, 6 * i, rise);
      const isTop = one.slope !== void 0;
      const stepS = isTop ? topStep(one, rise.rate) : -rise.value / rise.rate;
      if (!(Math.abs(stepS) < (isTop ? LONGEST_TOP_STEP_S : LONGEST_STEP_S))) continue;
      one.epochTaiS += stepS;
      if (Math.abs(stepS) > (isTop ? TOP_STEP_S : CROSSING_STEP_S)) {
        next.push(one);
        continue;
      }
      for (let c = 0; c < 3; c++) {
        one.state[c] = states[6 * i + c] + stepS * states[6 * i + 3 + c];
        one.state[3 + c] = states[6 * i + 3 + c];
      }
      one.isFound = true;
    }
    left = next;
  }
}
function topStep(one, rate) {
  const { earlier } = one;
  if (earlier !== void 0) {
    const slope = (rate - earlier.rate) / earlier.stepS;
    if (slope < 0) one.slope = slope;
  }
  const stepS = -rate / one.slope;
  one.earlier = { rate, stepS };
  return stepS;
}

// packages/tracking/src/bulk/target-path.ts
var STEP_RAD = 0.16;
var EARTH_ROTATION_RADPS = 73e-6;
var RASTER_S = 10;
var LONGEST_STEP_S2 = 600;
function stepOf(batch, object) {
  const motion = batch.near[object * ROW + MEAN_MOTION] / 60;
  const eccentricity = Math.min(Math.max(batch.near[object * ROW + ECCENTRICITY], 0), 0.99);
  const rate = motion * (1 + eccentricity) ** 2 / (1 - eccentricity ** 2) ** 1.5 + EARTH_ROTATION_RADPS;
  const longest = Math.min(STEP_RAD / rate, LONGEST_STEP_S2);
  const stepS = Math.max(Math.floor(longest / RASTER_S) * RASTER_S, RASTER_S);
  return { stepS, stepRad: stepS * rate };
}
function pathOf(bulk, batch, object, startTaiS, stopTaiS, turns) {
  const { stepS, stepRad } = stepOf(batch, object);
  const count = Math.max(Math.ceil((stopTaiS - startTaiS) / stepS - 1e-9), 1) + 1;
  const epochsTaiS = new Float64Array(count);
  for (let k = 0; k < count; k++) epochsTaiS[k] = Math.min(startTaiS + k * stepS, stopTaiS);
  const states = new Float64Array(6 * count);
  const errors = new Uint8Array(count);
  bulk.propagateEpochs(object, epochsTaiS, states, errors);
  for (let k = 0; k < count; k++) {
    if (errors[k] !== 0) return void 0;
    turns.turn(epochsTaiS[k], states, 6 * k);
  }
  return { count, epochsTaiS, states, stepRad };
}
function stateOn({ epochsTaiS, states }, k, epochTaiS, out) {
  const h = epochsTaiS[k + 1] - epochsTaiS[k];
  const s = (epochTaiS - epochsTaiS[k]) / h;
  const a = 6 * k;
  const b = a + 6;
  const p1 = s * s * (3 - 2 * s);
  const p0 = 1 - p1;
  const q0 = s * (1 - s) * (1 - s) * h;
  const q1 = s * s * (s - 1) * h;
  const dp = 6 * s * (1 - s) / h;
  const d0 = 1 - s * (4 - 3 * s);
  const d1 = s * (3 * s - 2);
  for (let i = 0; i < 3; i++) {
    const r0 = states[a + i];
    const r1 = states[b + i];
    const v0 = states[a + 3 + i];
    const v1 = states[b + 3 + i];
    out[i] = p0 * r0 + p1 * r1 + q0 * v0 + q1 * v1;
    out[3 + i] = dp * (r1 - r0) + d0 * v0 + d1 * v1;
  }
}

// packages/tracking/src/bulk/walk.ts
var PLANE_MARGIN_M = 1e3;
var SAME = 1e-9;
var TOLERANCE_S = 1e-3;
var MOST_STEPS = 60;
var SLOPE_PARTS = 100;
var scratch = new Float64Array(6);
var here = emptyRise();
function walkOver(path, masked) {
  const walk = { crossings: [], tops: [], isUpAtStart: false, isDoubtful: false };
  const { up } = masked.site;
  const { states, epochsTaiS, count } = path;
  const limit = masked.planeM - PLANE_MARGIN_M;
  const before = emptyRise();
  const after = emptyRise();
  let known = -1;
  let d0 = up[0] * states[0] + up[1] * states[1] + up[2] * states[2];
  let w0 = up[0] * states[3] + up[1] * states[4] + up[2] * states[5];
  for (let k = 0; k + 1 < count; k++) {
    const o = 6 * k + 6;
    const d1 = up[0] * states[o] + up[1] * states[o + 1] + up[2] * states[o + 2];
    const w1 = up[0] * states[o + 3] + up[1] * states[o + 4] + up[2] * states[o + 5];
    const third = (epochsTaiS[k + 1] - epochsTaiS[k]) / 3;
    const mayBeUp = d0 > limit || d1 > limit || d0 + third * w0 > limit || d1 - third * w1 > limit;
    d0 = d1;
    w0 = w1;
    if (!mayBeUp) continue;
    if (known === k) copy(after, before);
    else riseOf(masked, states, 6 * k, before);
    riseOf(masked, states, o, after);
    known = k + 1;
    if (k === 0) walk.isUpAtStart = before.value > 0;
    if (Math.abs(before.value) < SAME || Math.abs(after.value) < SAME) walk.isDoubtful = true;
    step(walk, path, masked, k, before, after);
  }
  return walk;
}
function step(walk, path, masked, k, before, after) {
  const from = path.epochsTaiS[k];
  const to = path.epochsTaiS[k + 1];
  const isUp = before.value > 0;
  const isUpAfter = after.value > 0;
  const isMaximum = before.rate > 0 && after.rate <= 0;
  const isMinimum = before.rate < 0 && after.rate >= 0;
  const mayTurn = isMaximum || isMinimum && isUp && isUpAfter;
  if (!mayTurn) {
    if (isUp !== isUpAfter) walk.crossings.push(crossing(path, masked, k, from, to, before.value));
    return;
  }
  const epochTaiS = extremum(path, masked, k, from, to, before.rate);
  stateOn(path, k, epochTaiS, scratch);
  riseOf(masked, scratch, 0, here);
  const { value } = here;
  if (Math.abs(value) < doubt(path, here.rangeM)) walk.isDoubtful = true;
  const isUpBetween = value > 0;
  if (isUp !== isUpBetween) walk.crossings.push(crossing(path, masked, k, from, epochTaiS, before.value));
  if (isUpBetween && isMaximum) walk.tops.push({ epochTaiS, value, slope: slopeAt(path, masked, k, epochTaiS) });
  if (isUpBetween !== isUpAfter) walk.crossings.push(crossing(path, masked, k, epochTaiS, to, value));
}
function doubt({ stepRad, states }, rangeM) {
  const radius = Math.sqrt(states[0] ** 2 + states[1] ** 2 + states[2] ** 2);
  return 3 * stepRad ** 4 / 384 * (radius / rangeM) + SAME;
}
function crossing(path, masked, k, from, to, atFrom) {
  let low = from;
  let high = to;
  let t = 0.5 * (from + to);
  for (let i = 0; i < MOST_STEPS; i++) {
    stateOn(path, k, t, scratch);
    riseOf(masked, scratch, 0, here);
    if (here.value > 0 === atFrom > 0) low = t;
    else high = t;
    const next = t - here.value / here.rate;
    const inside = next > low && next < high ? next : 0.5 * (low + high);
    if (Math.abs(inside - t) < TOLERANCE_S) return inside;
    t = inside;
  }
  return t;
}
function extremum(path, masked, k, from, to, rateFrom) {
  let low = from;
  let high = to;
  let atLow = rateFrom;
  stateOn(path, k, to, scratch);
  riseOf(masked, scratch, 0, here);
  let atHigh = here.rate;
  let t = low;
  for (let i = 0; i < MOST_STEPS && atHigh !== atLow; i++) {
    const next = high - atHigh * (high - low) / (atHigh - atLow);
    if (Math.abs(next - t) < TOLERANCE_S) return next;
    t = next;
    stateOn(path, k, t, scratch);
    riseOf(masked, scratch, 0, here);
    if (here.rate > 0 === atHigh > 0) {
      high = t;
      atHigh = here.rate;
      atLow /= 2;
    } else {
      low = t;
      atLow = here.rate;
      atHigh /= 2;
    }
  }
  return t;
}
function slopeAt(path, masked, k, epochTaiS) {
  const width = (path.epochsTaiS[k + 1] - path.epochsTaiS[k]) / SLOPE_PARTS;
  stateOn(path, k, epochTaiS - width, scratch);
  riseOf(masked, scratch, 0, here);
  const { rate } = here;
  stateOn(path, k, epochTaiS + width, scratch);
  riseOf(masked, scratch, 0, here);
  return (here.rate - rate) / (2 * width);
}
function copy(from, to) {
  to.value = from.value;
  to.rate = from.rate;
  to.rangeM = from.rangeM;
}

// packages/tracking/src/bulk/passes-of-many.ts
function passesOfMany(request) {
  const { targets, watches, startTaiS, stopTaiS, eop } = request;
  const bulk = openSgp4Bulk(targets);
  const turns = earthTurns(startTaiS, stopTaiS, eop);
  const masked = watches.map(
    (watch) => watch.horizon !== void 0 && !isEven(watch.horizon) ? void 0 : maskedSite(watch.site, Math.max(watch.minElevationRad, watch.horizon?.lowestRad ?? watch.minElevationRad))
  );
  const out = [];
  for (let target = 0; target < targets.count; target++) {
    const path = pathOf(bulk, targets, target, startTaiS, stopTaiS, turns);
    const found = path === void 0 ? [] : passesOfOne(path, masked, target, bulk, turns, request);
    for (const [watch, here2] of watches.entries()) {
      for (const pass of found[watch] ?? oneByOne(request, target, here2))
        out.push(Object.assign(pass, { target, watch }));
    }
  }
  return out;
}
function passesOfOne(path, masked, target, bulk, turns, window) {
  const sought = [];
  const plans = masked.map((one) => one === void 0 ? void 0 : planOf(path, one, sought, window));
  polish(sought, target, bulk, turns);
  return plans.map((plan) => {
    if (plan === void 0) return void 0;
    const isWhole = plan.every(({ start, top, stop }) => start.isFound && top.isFound && stop.isFound);
    return isWhole ? plan.map((one) => passFrom(one, window)) : void 0;
  });
}
function planOf(path, masked, sought, { startTaiS, stopTaiS }) {
  const { crossings, tops, isUpAtStart, isDoubtful } = walkOver(path, masked);
  if (isDoubtful) return void 0;
  const edge = (epochTaiS, at) => ({
    masked,
    slope: void 0,
    epochTaiS,
    isFound: true,
    state: path.states.subarray(6 * at, 6 * at + 6)
  });
  const ask = (epochTaiS, slope) => {
    const one = { masked, slope, epochTaiS, isFound: false, state: new Float64Array(6) };
    sought.push(one);
    return one;
  };
  const limits = crossings.map((epochTaiS) => ask(epochTaiS));
  if (isUpAtStart) limits.unshift(edge(startTaiS, 0));
  if (limits.length % 2 === 1) limits.push(edge(stopTaiS, path.count - 1));
  const plans = [];
  for (let i = 0; i < limits.length; i += 2) {
    const [start, stop] = [limits[i], limits[i + 1]];
    const highest = tops.filter(({ epochTaiS }) => epochTaiS >= start.epochTaiS && epochTaiS <= stop.epochTaiS).reduce(
      (best, one) => best && best.value >= one.value ? best : one,
      void 0
    );
    const top = highest === void 0 ? void 0 : ask(highest.epochTaiS, highest.slope);
    plans.push({ start, stop, top: higher(start, stop, top, highest?.value) });
  }
  return plans;
}
function higher(start, stop, top, value = Number.NEGATIVE_INFINITY) {
  let best = top ?? start;
  let most = value;
  for (const one of [start, stop]) {
    if (!one.isFound) continue;
    const sine = Math.sin(lookAngles(one.masked.site, one.state).elevationRad) - one.masked.sinMask;
    if (sine > most) [best, most] = [one, sine];
  }
  return best;
}
function passFrom({ start, top, stop }, window) {
  const { site } = start.masked;
  const highest = lookAngles(site, top.state);
  return {
    startTaiS: start.epochTaiS,
    stopTaiS: stop.epochTaiS,
    culminationTaiS: top.epochTaiS,
    maxElevationRad: highest.elevationRad,
    azimuthAtStartRad: lookAngles(site, start.state).azimuthRad,
    azimuthAtCulminationRad: highest.azimuthRad,
    azimuthAtStopRad: lookAngles(site, stop.state).azimuthRad,
    rangeAtCulminationM: highest.rangeM,
    startsBeforeWindow: start.epochTaiS === window.startTaiS,
    endsAfterWindow: stop.epochTaiS === window.stopTaiS
  };
}
function oneByOne({ targets, startTaiS, stopTaiS, eop }, target, watch) {
  const ephemeris = {
    frame: "TEME",
    startTaiS: Number.NEGATIVE_INFINITY,
    stopTaiS: Number.POSITIVE_INFINITY,
    stateAt(epochTaiS, out) {
      if (propagateOne(targets, target, epochTaiS, out, 0) !== 0) return false;
      for (let k = 0; k < 6; k++) out[k] *= 1e3;
      return true;
    }
  };
  return findPasses({ ephemeris, ...watch, startTaiS, stopTaiS, ...eop && { eop } });
}

// packages/astro/src/ephemeris/remembering.ts
function remembering(ephemeris) {
  const cache = /* @__PURE__ */ new Map();
  return {
    ...ephemeris,
    stateAt(epochTaiS, out) {
      let state = cache.get(epochTaiS);
      if (state === void 0 && !cache.has(epochTaiS)) {
        const six = new Float64Array(6);
        state = ephemeris.stateAt(epochTaiS, six) ? six : void 0;
        cache.set(epochTaiS, state);
      }
      if (state === void 0) return false;
      out.set(state);
      return true;
    }
  };
}

// packages/operations/src/orbit/ephemeris.ts
function ephemerisOf(orbit, eop) {
  return remembering(inFrame(trajectoryOf(orbit), "ITRF", eop));
}
function trajectoryOf(orbit) {
  if (orbit.kind === "elements") return sgp4Ephemeris(meanElements(orbit.elements));
  if (orbit.kind === "ephemeris") {
    const { asWritten } = openedOem(orbit.text);
    if (asWritten === void 0) throw new Error("a stored ephemeris that cannot be read");
    return asWritten;
  }
  const state = sixOf(orbit);
  return {
    frame: "EME2000",
    startTaiS: Number.NEGATIVE_INFINITY,
    stopTaiS: Number.POSITIVE_INFINITY,
    stateAt(epochTaiS, out) {
      propagateTwoBody(state, epochTaiS - orbit.epochTaiS, out);
      return true;
    }
  };
}

// packages/operations/src/opportunities/parts.ts
var LONGEST_PASS_S = 1800;
var APART_S = 7200;
function partsOf({ startTaiS, stopTaiS }) {
  if (stopTaiS - startTaiS <= LONGEST_PASS_S) return [{ startTaiS, stopTaiS }];
  const parts = [];
  for (let at = Math.floor(startTaiS / APART_S) * APART_S; at < stopTaiS; at += APART_S) {
    const part = { startTaiS: Math.max(startTaiS, at), stopTaiS: Math.min(stopTaiS, at + LONGEST_PASS_S) };
    if (part.stopTaiS - part.startTaiS >= LONGEST_PASS_S / 2) parts.push(part);
  }
  if (parts.length > 0) return parts;
  const middle = (startTaiS + stopTaiS) / 2;
  return [{ startTaiS: middle - LONGEST_PASS_S / 2, stopTaiS: middle + LONGEST_PASS_S / 2 }];
}

// packages/operations/src/opportunities/visibility.ts
function spansOver(question, progress) {
  const { sensors, startTaiS, stopTaiS, rcsM2, objectType, radiusM, isWhole, earthOrientation } = question;
  const eop = earthOrientation && earthOrientationOfDays(earthOrientation);
  const ephemeris = ephemerisOf(question.orbit, eop);
  const hasOrbit = ephemeris.startTaiS < stopTaiS && ephemeris.stopTaiS > startTaiS;
  const body = bodyOf({
    ...rcsM2 !== void 0 && { rcsM2 },
    ...objectType && { objectType },
    ...radiusM !== void 0 && { radiusM }
  });
  const views = sensors.map(viewOf);
  const request = { ephemeris, body, ...isWhole && { isWhole }, ...eop && { eop } };
  const seen = visibilitiesOver({ ...request, views, startTaiS, stopTaiS }, progress);
  return sensors.map((sensor, i) => {
    const found = seen[i];
    const cut = (span) => span.obstacle !== null || !question.isInParts ? [span] : partsOf(span).flatMap((part) => visibilitiesOver({ ...request, views: [views[i]], ...part })[0]);
    const spans = found.flatMap(cut);
    return { sensorId: sensor.sensorId, spans, reason: hasOrbit ? obstacleOf(found) : "NO_ORBIT" };
  });
}
var TOGETHER = 256;
function* spansOfMany(question) {
  const { elements, sensor, startTaiS, stopTaiS, radiusM, isWhole, earthOrientation } = question;
  const eop = earthOrientation && earthOrientationOfDays(earthOrientation);
  const view = viewOf(sensor);
  const { site, horizon } = view;
  const sky = skyOverEarth(eop);
  const window = { startTaiS, stopTaiS, ...eop && { eop } };
  const watches = [{ site, horizon, minElevationRad: horizon.lowestRad }];
  for (let first = 0; first < elements.length; first += TOGETHER) {
    const part = elements.slice(first, first + TOGETHER);
    const passes2 = part.map(() => []);
    for (const pass of passesOfMany({ targets: initialiseBatch(elementTable(part)), watches, ...window }))
      passes2[pass.target].push(pass);
    for (const [place, object] of part.entries()) {
      const body = bodyOf({ ...object, ...radiusM !== void 0 && { radiusM } });
      const request = { ephemeris: ephemerisOf(elementsOrbit(object), eop), view, body, ...window };
      const spans = visibilitiesOfPasses({ ...request, ...isWhole && { isWhole } }, passes2[place], sky);
      yield { object: first + place, spans };
    }
  }
}

// services/cli/src/process/horizon-option.ts
var MOST_POINTS = 3600;
function horizonOption(option, text) {
  const parts = text.split(",");
  if (parts.length > MOST_POINTS) throw wrongUsage(`${option}: at most ${MOST_POINTS} points`);
  return parts.map((part) => {
    const [azimuth = Number.NaN, elevation = Number.NaN, ...rest] = part.split(":").map((field) => field.trim() === "" ? Number.NaN : Number(field));
    const isPoint = azimuth >= 0 && azimuth <= 360 && elevation >= -5 && elevation <= 89;
    if (!isPoint || rest.length > 0) {
      throw wrongUsage(`${option} ${part}: azimuth from 0 to 360 and elevation from -5 to 89 degrees, as AZ:EL,AZ:EL`);
    }
    return { azimuthRad: azimuth * RAD_PER_DEG, elevationRad: elevation * RAD_PER_DEG };
  });
}

// services/cli/src/commands/pass-row.ts
var RAD = Math.PI / 180;
function passRow(span, maxSunElevationRad, isSeen) {
  const top = span.culminationTaiS;
  const times = (spans) => spans.map(({ startTaiS, stopTaiS }) => [formatUtcZ(startTaiS, 3), formatUtcZ(stopTaiS, 3)]);
  return {
    rise: formatUtcZ(span.startTaiS, 3),
    culmination: formatUtcZ(top, 3),
    set: formatUtcZ(span.stopTaiS, 3),
    maxElevationDeg: span.maxElevationRad / RAD,
    sunlit: span.lit.some(({ startTaiS, stopTaiS }) => startTaiS <= top && top <= stopTaiS),
    // On the edge of the time in which it is seen the site is just about to be dark.
    dark: isSeen || span.sunElevationRad < maxSunElevationRad,
    moonSeparationDeg: span.moonSeparationAtCulminationRad / RAD,
    startsBeforeWindow: span.startsBeforeWindow,
    endsAfterWindow: span.endsAfterWindow,
    azimuthAtRiseDeg: span.azimuthAtStartRad / RAD,
    azimuthAtSetDeg: span.azimuthAtStopRad / RAD,
    rangeKm: span.rangeAtCulminationM / 1e3,
    maxRangeRateKmS: span.maxRangeRateMps / 1e3,
    sunElevationDeg: span.sunElevationRad / RAD,
    phaseAngleDeg: span.phaseAngleRad / RAD,
    minMoonSeparationDeg: span.moonSeparationRad / RAD,
    moonElevationDeg: span.moonElevationRad / RAD,
    moonIllumination: span.moonIllumination,
    lit: times(span.lit),
    umbra: times(span.umbra),
    magnitude: span.magnitude
  };
}

// services/cli/src/commands/passes.ts
var RAD2 = Math.PI / 180;
var ALL = "all";
var NEEDS = [
  ["maxSun", "--max-sun", "optical"],
  ["minMoon", "--min-moon", "optical"],
  ["limitingMagnitude", "--limiting-magnitude", "optical"],
  ["maxRange", "--max-range", "radar"]
];
function addPasses(program) {
  program.command("passes").description("passes of an object over a site, of several, or of all that rise there").requiredOption("--catalogue <file>", "element sets: TLE, OMM as KVN, XML, JSON or CSV, also gzip").requiredOption("--norad <n,...>", "catalogue number; several with commas between, or `all`").requiredOption("--site <lat,lon,height>", "degrees north, degrees east, metres (WGS-84)").option("--start <time>", "begin of the window, UTC; now without it").option("--days <n>", "length of the window", "1").option("--min-elevation <deg>", "elevation from which on the object counts as up", "0").option("--horizon <az:el,...>", "the horizon where it is higher, straight between points, degrees").option(
    "--optical",
    "only when the object is lit and the Sun 12 degrees below the horizon: rise and set are those of this time"
  ).option("--max-sun <deg>", "with --optical: the Sun below this instead of -12").option("--min-moon <deg>", "with --optical: this far from the Moon while that is up").option("--limiting-magnitude <mag>", "with --optical: faintest object that is seen").option("--radar", "day and night; no magnitude").option("--max-range <km>", "with --radar: farthest object of one square metre that is seen").option("--radius <m>", "of the object as a sphere; of its radar cross-section or type without it").option(...EOP_OPTION).option("--json", "print JSON (it always does)").action((options) => {
    const isOne = /^[^,]*$/.test(options.norad) && options.norad !== ALL;
    process.stdout.write(`${JSON.stringify(isOne ? passes(options) : passesOfMany2(options), null, 2)}
`);
  });
}
function passes(options) {
  const noradId = numberOf(options.norad);
  const { sensor, ...asked } = readAsked(options);
  const elements = findObject(readCatalogueFile(options.catalogue), noradId, options.catalogue);
  noteAge(elements, asked.startTaiS, asked.stopTaiS);
  const [seen] = spansOver({
    orbit: elementsOrbit(elements),
    ...elements.rcsM2 !== void 0 && { rcsM2: elements.rcsM2 },
    ...elements.objectType && { objectType: elements.objectType },
    sensors: [sensor],
    ...asked
  });
  const { spans, reason } = seen;
  if (reason !== null) process.stderr.write(`no pass: ${REASONS[reason]} (${reason})
`);
  return spans.filter(({ obstacle }) => obstacle === null).map((span) => passRow(span, sensor.maxSunElevationRad, options.optical === true));
}
function passesOfMany2(options) {
  const asked = readAsked(options);
  const { sensor, startTaiS, stopTaiS } = asked;
  const catalogue = readCatalogueFile(options.catalogue);
  const numbers = options.norad === ALL ? void 0 : [...new Set(options.norad.split(",").map(numberOf))];
  const elements = numbers?.map((noradId) => findObject(catalogue, noradId, options.catalogue)) ?? catalogue;
  const oldest = elements.toSorted((a, b) => a.epochTaiS - b.epochTaiS)[0];
  if (oldest !== void 0) noteAge(oldest, startTaiS, stopTaiS);
  const rows = [];
  const line = progressLine("passes");
  for (const { object, spans } of spansOfMany({ ...asked, elements })) {
    const { noradId, name } = elements[object];
    for (const span of spans.filter(({ obstacle }) => obstacle === null)) {
      const row = { noradId, name, ...passRow(span, sensor.maxSunElevationRad, options.optical === true) };
      rows.push({ startTaiS: span.startTaiS, row });
    }
    line.update(object + 1, elements.length);
  }
  line.end();
  return rows.toSorted((a, b) => a.startTaiS - b.startTaiS).map(({ row }) => row);
}
var numberOf = (text) => wholeOption("--norad", text, 0, 999999999);
function readAsked(options) {
  const startTaiS = startOption("--start", options.start);
  const stopTaiS = startTaiS + numberOption("--days", options.days, 1e-6, 400) * SECONDS_PER_DAY;
  const sensor = sensorOf(options);
  const radiusM = options.radius === void 0 ? void 0 : numberOption("--radius", options.radius, 1e-3, 1e3);
  const earthOrientation = options.eop === void 0 ? void 0 : readEarthOrientationDaysFile(options.eop);
  const eop = earthOrientation && earthOrientationOfDays(earthOrientation);
  noteOrientation("the site is", eop, eop === void 0 ? [] : [startTaiS, stopTaiS]);
  return {
    sensor,
    startTaiS,
    stopTaiS,
    isWhole: options.optical !== true && options.radar !== true,
    ...radiusM !== void 0 && { radiusM },
    ...earthOrientation && { earthOrientation }
  };
}
function sensorOf(options) {
  if (options.optical === true && options.radar === true) throw wrongUsage("--optical and --radar exclude each other");
  for (const [name, option, needed] of NEEDS) {
    if (options[name] !== void 0 && options[needed] !== true) throw wrongUsage(`${option} needs --${needed}`);
  }
  const { maxSun, minMoon, limitingMagnitude, maxRange, horizon } = options;
  const minElevationRad = numberOption("--min-elevation", options.minElevation, -5, 89) * RAD2;
  return {
    sensorId: options.site,
    ...placeOption("--site", options.site),
    minElevationRad,
    horizon: horizon === void 0 ? [] : horizonOption("--horizon", horizon),
    kind: options.radar === true ? "RADAR" : "OPTICAL",
    maxSunElevationRad: (maxSun === void 0 ? -12 : numberOption("--max-sun", maxSun, -24, 0)) * RAD2,
    minMoonSeparationRad: (minMoon === void 0 ? 0 : numberOption("--min-moon", minMoon, 0, 90)) * RAD2,
    limitingMagnitude: limitingMagnitude === void 0 ? null : numberOption("--limiting-magnitude", limitingMagnitude, -5, 30),
    maxRangeM: maxRange === void 0 ? null : numberOption("--max-range", maxRange, 1, 5e5) * 1e3
  };
}
var REASONS = {
  NO_ORBIT: "the orbit of the object is not known then",
  NO_PASS: "the object does not rise over the horizon of the site",
  NEVER_DARK: "the Sun is too high in every pass",
  NEVER_LIT: "the object is in the shadow of the Earth in every dark pass",
  NEAR_MOON: "the Moon is too near in every pass",
  TOO_FAINT: "the object is too faint in every pass",
  TOO_FAR: "the object is out of range in every pass"
};
var OLD_DAYS = 3;
function noteAge({ epochTaiS }, startTaiS, stopTaiS) {
  const days = Math.max(Math.abs(startTaiS - epochTaiS), Math.abs(stopTaiS - epochTaiS)) / SECONDS_PER_DAY;
  if (days <= OLD_DAYS) return;
  const when = formatUtcZ(epochTaiS, 0);
  process.stderr.write(
    `the element set is of ${when}, up to ${days.toFixed(1)} days from the window: times may be off
`
  );
}
export {
  addPasses
};
//# sourceMappingURL=passes-PQYYVJN4.mjs.map

import {
  rootBetween
} from "./chunk-GZW2Z354.mjs";
import {
  minimumBetween
} from "./chunk-Z7TE2O33.mjs";
import {
  ANOMALY_DRAG,
  ARGPM,
  ARG_PERIGEE,
  ARG_PERIGEE_RATE,
  AYCOF,
  BC4,
  BC5,
  C1,
  COS_I,
  D2,
  D3,
  D4,
  DEEP_ROW,
  DELTA_M0,
  DMDT,
  DOMDT,
  ECCENTRICITY,
  EM,
  EPOCH_TAI_S,
  ETA,
  IM,
  INCLINATION,
  INIT_ERROR,
  INTEGRATOR_ROW,
  J3_OVER_J2,
  MEAN_ANOMALY,
  MEAN_ANOMALY_RATE,
  MEAN_MOTION,
  MM,
  NM,
  NODE,
  NODEM,
  NODE_DRAG,
  NODE_RATE,
  OMEGA_DRAG,
  ROW,
  SEMI_MAJOR_AXIS,
  SIN_I,
  SIN_M0,
  T2,
  T3,
  T4,
  T5,
  XKE,
  XLCOF,
  addPeriodics,
  addSecular,
  longPeriodCoefficient,
  sincos
} from "./chunk-CYHM7ET5.mjs";
import {
  MU_EARTH
} from "./chunk-CRMFVZQ4.mjs";

// packages/conjunction/src/screening/plan/encounter-table.ts
var ENCOUNTER_ROW = 26;
var KIND = 0;
var PRIMARY = 1;
var SECONDARY = 2;
var TCA_TAI_S = 3;
var MISS_M = 4;
var SPEED_MPS = 5;
var RTN_POSITION_M = 6;
var RTN_VELOCITY_MPS = 9;
var STATES = 12;
var INTERVAL_START_TAI_S = 24;
var INTERVAL_STOP_TAI_S = 25;
var APPROACH = 0;
var PROXIMITY_INTERVAL = 1;
var EncounterRows = class {
  rows;
  count = 0;
  constructor(capacity = 64) {
    this.rows = new Float64Array(capacity * ENCOUNTER_ROW);
  }
  /** A new row of zeros without an interval; its place in `rows`, which may have been replaced by a longer one. */
  add() {
    const at = this.count * ENCOUNTER_ROW;
    if (at === this.rows.length) {
      const longer = new Float64Array(2 * this.rows.length);
      longer.set(this.rows);
      this.rows = longer;
    }
    this.count++;
    this.rows[at + INTERVAL_START_TAI_S] = Number.NaN;
    this.rows[at + INTERVAL_STOP_TAI_S] = Number.NaN;
    return at;
  }
  /** A copy of row k of another table. */
  copy(table, k) {
    const at = this.add();
    const from = k * ENCOUNTER_ROW;
    for (let field = 0; field < ENCOUNTER_ROW; field++) this.rows[at + field] = table.rows[from + field];
    return at;
  }
  push(e) {
    const at = this.add();
    const { rows } = this;
    rows[at + KIND] = e.kind === "approach" ? APPROACH : PROXIMITY_INTERVAL;
    rows[at + PRIMARY] = e.primary;
    rows[at + SECONDARY] = e.secondary;
    rows[at + TCA_TAI_S] = e.tcaTaiS;
    rows[at + MISS_M] = e.missDistanceM;
    rows[at + SPEED_MPS] = e.relativeSpeedMps;
    rows.set(e.rtnPositionM, at + RTN_POSITION_M);
    rows.set(e.rtnVelocityMps, at + RTN_VELOCITY_MPS);
    rows.set(e.primaryState.positionM, at + STATES);
    rows.set(e.primaryState.velocityMps, at + STATES + 3);
    rows.set(e.secondaryState.positionM, at + STATES + 6);
    rows.set(e.secondaryState.velocityMps, at + STATES + 9);
    if (e.intervalStartTaiS !== void 0) rows[at + INTERVAL_START_TAI_S] = e.intervalStartTaiS;
    if (e.intervalStopTaiS !== void 0) rows[at + INTERVAL_STOP_TAI_S] = e.intervalStopTaiS;
  }
  /** The rows and nothing behind them. */
  table() {
    return { count: this.count, rows: this.rows.slice(0, this.count * ENCOUNTER_ROW) };
  }
};
function encounterTable(encounters) {
  const rows = new EncounterRows(Math.max(1, encounters.length));
  for (const encounter of encounters) rows.push(encounter);
  return rows;
}
function encountersOf(table) {
  return Array.from({ length: table.count }, (_, k) => encounterOf(table, k));
}
function encounterOf({ rows }, k) {
  const at = k * ENCOUNTER_ROW;
  const three = (field) => [
    rows[at + field],
    rows[at + field + 1],
    rows[at + field + 2]
  ];
  const start = rows[at + INTERVAL_START_TAI_S];
  const stop = rows[at + INTERVAL_STOP_TAI_S];
  return {
    kind: rows[at + KIND] === APPROACH ? "approach" : "proximity-interval",
    primary: rows[at + PRIMARY],
    secondary: rows[at + SECONDARY],
    tcaTaiS: rows[at + TCA_TAI_S],
    missDistanceM: rows[at + MISS_M],
    relativeSpeedMps: rows[at + SPEED_MPS],
    rtnPositionM: three(RTN_POSITION_M),
    rtnVelocityMps: three(RTN_VELOCITY_MPS),
    primaryState: { positionM: three(STATES), velocityMps: three(STATES + 3) },
    secondaryState: { positionM: three(STATES + 6), velocityMps: three(STATES + 9) },
    ...Number.isNaN(start) ? {} : { intervalStartTaiS: start },
    ...Number.isNaN(stop) ? {} : { intervalStopTaiS: stop }
  };
}
function compareRows(rows, a, others, b) {
  const x = a * ENCOUNTER_ROW;
  const y = b * ENCOUNTER_ROW;
  return rows[x + TCA_TAI_S] - others[y + TCA_TAI_S] || rows[x + PRIMARY] - others[y + PRIMARY] || rows[x + SECONDARY] - others[y + SECONDARY] || rows[x + KIND] - others[y + KIND];
}
var STEPS_PER_ROW = 8;
function rowsInOrder({ count, rows }) {
  const order = new Uint32Array(count);
  let steps = STEPS_PER_ROW * count;
  for (let k = 0; k < count; k++) {
    let place = k;
    while (place > 0 && compareRows(rows, order[place - 1], rows, k) > 0) {
      order[place] = order[place - 1];
      place--;
      if (--steps === 0) return sortedRows(rows, count);
    }
    order[place] = k;
  }
  return order;
}
function sortedRows(rows, count) {
  return Uint32Array.from({ length: count }, (_, k) => k).sort((a, b) => compareRows(rows, a, rows, b) || a - b);
}

// packages/conjunction/src/volume/volume.ts
function semiAxesM(volume) {
  return volume.shape === "sphere" ? [volume.radiusM, volume.radiusM, volume.radiusM] : [volume.radialM, volume.alongTrackM, volume.crossTrackM];
}
function circumscribingRadiusM(volume) {
  if (volume.shape === "sphere") return volume.radiusM;
  return volume.shape === "box" ? Math.hypot(...semiAxesM(volume)) : Math.max(...semiAxesM(volume));
}
function scaledNorm(volume, radialM, alongTrackM, crossTrackM) {
  if (volume.shape === "sphere") return Math.hypot(radialM, alongTrackM, crossTrackM) / volume.radiusM;
  const r = Math.abs(radialM) / volume.radialM;
  const t = Math.abs(alongTrackM) / volume.alongTrackM;
  const n = Math.abs(crossTrackM) / volume.crossTrackM;
  return volume.shape === "box" ? Math.max(r, t, n) : Math.hypot(r, t, n);
}

// packages/conjunction/src/screening/plan/plan.ts
var ALGORITHM_VERSION = "slab-grid-6";
var LONGEST_SLAB_S = 240;
var SLAB_S = { wasm: 240, scalar: 192 };
var BLOCK_S = 3840;
var SPAN_S = 28800;
var LATTICE_S = 28800;
var LEAST_BLOCKS = 20;
var SLOW_SPEED_MPS = 50;
function planScreening(request) {
  const { startTaiS, stopTaiS, volume, scope } = request;
  const engine = request.engine ?? "wasm";
  const slabS = request.slabS ?? SLAB_S[engine];
  if (!(Number.isFinite(startTaiS) && Number.isFinite(stopTaiS) && startTaiS < stopTaiS)) {
    throw new RangeError("screening window is empty or not finite");
  }
  const radius = circumscribingRadiusM(volume);
  if (!(radius > 0 && radius < 1e6)) throw new RangeError("screening volume must be between 0 and 1000 km");
  if (!(slabS >= 30 && slabS <= LONGEST_SLAB_S)) throw new RangeError("slab must be 30 s to 240 s");
  const cuts = request.blockS ? evenCuts(request.blockS) : scope.kind === "all-pairs" ? evenCuts(BLOCK_S) : latticeCuts();
  const edges = [startTaiS, ...cuts, stopTaiS];
  const blocks = edges.slice(1).map((edge, index) => ({ index, startTaiS: edges[index], stopTaiS: edge }));
  function evenCuts(blockS) {
    const count = Math.ceil((stopTaiS - startTaiS) / blockS - 1e-9);
    return Array.from({ length: Math.max(0, count - 1) }, (_, k) => startTaiS + (k + 1) * blockS);
  }
  function latticeCuts() {
    let blockS = SPAN_S;
    while (blockS > slabS && (stopTaiS - startTaiS) / blockS < LEAST_BLOCKS) blockS /= 2;
    const first = Math.floor(startTaiS / blockS) + 1;
    const last = Math.ceil(stopTaiS / blockS) - 1;
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, k) => (first + k) * blockS);
  }
  return {
    algorithmVersion: ALGORITHM_VERSION,
    window: { startTaiS, stopTaiS },
    volume,
    scope,
    slabS,
    slowSpeedMps: request.slowSpeedMps ?? SLOW_SPEED_MPS,
    engine,
    blocks
  };
}

// packages/astro/src/sgp4/slow-elements.ts
var AXIS = 0;
var E_X = 1;
var E_Y = 2;
var ARGUMENT = 3;
var NODE_ANGLE = 4;
var SINE_I = 5;
var COSINE_I = 6;
var E_STRAY = 7;
var ARGUMENT_RATE = 8;
var SLOW_ELEMENTS = 9;
var mean = new Float64Array(6);
var pair = new Float64Array(2);
function slowElements(batch, i, epochTaiS, out) {
  const o = i * ROW;
  const { near } = batch;
  if (near[o + INIT_ERROR] !== 0) return near[o + INIT_ERROR];
  const t = (epochTaiS - near[o + EPOCH_TAI_S]) / 60;
  const t2 = t * t;
  let m = near[o + MEAN_ANOMALY] + near[o + MEAN_ANOMALY_RATE] * t;
  let argp = near[o + ARG_PERIGEE] + near[o + ARG_PERIGEE_RATE] * t;
  let node = near[o + NODE] + near[o + NODE_RATE] * t + near[o + NODE_DRAG] * t2;
  const n = near[o + MEAN_MOTION];
  let e = near[o + ECCENTRICITY];
  let factor = 1 - near[o + C1] * t;
  let longitudeDrag = near[o + T2] * t2;
  let sinI = near[o + SIN_I];
  let cosI = near[o + COS_I];
  let aycof = near[o + AYCOF];
  let xlcof = near[o + XLCOF];
  let rate = near[o + MEAN_ANOMALY_RATE] + near[o + ARG_PERIGEE_RATE];
  let stray = 0;
  let axis;
  const d = batch.deepRow[i] * DEEP_ROW;
  if (d < 0) {
    const bc5 = near[o + BC5];
    const eta = near[o + ETA];
    const cube = near[o + ANOMALY_DRAG];
    const turn = near[o + OMEGA_DRAG] * t + cube * (1 + 1.5 * eta * eta - near[o + DELTA_M0]);
    m += turn;
    argp -= turn;
    factor -= t2 * (near[o + D2] + t * (near[o + D3] + t * near[o + D4]));
    longitudeDrag += t2 * t * (near[o + T3] + t * (near[o + T4] + t * near[o + T5]));
    e -= near[o + BC4] * t - bc5 * near[o + SIN_M0];
    stray = Math.abs(bc5) + Math.abs(e * cube * eta) * (3 + 1.5 * eta + eta * eta);
    axis = near[o + SEMI_MAJOR_AXIS] * factor * factor;
  } else {
    mean[EM] = e;
    mean[IM] = near[o + INCLINATION];
    mean[NODEM] = node;
    mean[ARGPM] = argp;
    mean[MM] = m;
    mean[NM] = n;
    const { deep, integrator } = batch;
    addSecular(near, o, deep, d, integrator, batch.deepRow[i] * INTEGRATOR_ROW, t, mean);
    if (!(mean[NM] > 0)) return 2;
    const root = Math.cbrt(XKE / mean[NM]);
    axis = root * root * factor * factor;
    mean[EM] -= near[o + BC4] * t;
    if (!(mean[EM] < 1 && mean[EM] >= -1e-3)) return 1;
    if (mean[EM] < 1e-6) mean[EM] = 1e-6;
    mean[MM] += n * longitudeDrag;
    longitudeDrag = 0;
    addPeriodics(deep, d, t, mean);
    let inclination = mean[IM];
    node = mean[NODEM];
    argp = mean[ARGPM];
    m = mean[MM];
    e = mean[EM];
    if (inclination < 0) {
      inclination = -inclination;
      node += Math.PI;
      argp -= Math.PI;
    }
    if (!(e >= 0 && e <= 1)) return 3;
    sincos(inclination, pair);
    sinI = pair[0];
    cosI = pair[1];
    aycof = -0.5 * J3_OVER_J2 * sinI;
    xlcof = longPeriodCoefficient(sinI, cosI);
    rate += mean[NM] - n + deep[d + DMDT] + deep[d + DOMDT];
  }
  if (!(e < 1 && e >= -1e-3)) return 1;
  if (e < 1e-6) e = 1e-6;
  const inverseP = 1 / (axis * (1 - e * e));
  sincos(argp, pair);
  const ex = e * pair[1];
  out[AXIS] = axis;
  out[E_X] = ex;
  out[E_Y] = e * pair[0] + inverseP * aycof;
  out[ARGUMENT] = m + argp + n * longitudeDrag + inverseP * xlcof * ex;
  out[NODE_ANGLE] = node;
  out[SINE_I] = sinI;
  out[COSINE_I] = cosI;
  out[E_STRAY] = stray;
  out[ARGUMENT_RATE] = rate;
  return 0;
}

// packages/conjunction/src/screening/approach/volume-pass.ts
var ACCELERATION_MPS2 = 40;
var KINK_MPS = 50;
function passesOutside(volume, ends2, turningMps22, halfS) {
  const slackM = halfS * halfS * (ACCELERATION_MPS2 + 1.1 * turningMps22) / 8 + halfS * KINK_MPS / 4;
  return isChordOutside(volume, ends2, 0, slackM) && isChordOutside(volume, ends2, 3, slackM);
}
function turningMps2(s, rtn2) {
  const r2 = s[0] * s[0] + s[1] * s[1] + s[2] * s[2];
  const hx = s[1] * s[5] - s[2] * s[4];
  const hy = s[2] * s[3] - s[0] * s[5];
  const hz = s[0] * s[4] - s[1] * s[3];
  const rateRadps = Math.sqrt(hx * hx + hy * hy + hz * hz) / r2;
  const speedMps = Math.hypot(rtn2[3], rtn2[4], rtn2[5]);
  return rateRadps * (2 * speedMps + rateRadps * Math.hypot(rtn2[0], rtn2[1], rtn2[2]));
}
function isChordOutside(volume, ends2, at, slackM) {
  const half = semiAxesM(volume);
  if (volume.shape === "box") {
    let from = 0;
    let to = 1;
    for (let axis = 0; axis < 3; axis++) {
      const size = half[axis] + slackM;
      const x = ends2[at + axis];
      const dx = ends2[at + 3 + axis] - x;
      if (dx === 0) {
        if (Math.abs(x) > size) return true;
        continue;
      }
      const entrance = (-size - x) / dx;
      const other = (size - x) / dx;
      from = Math.max(from, Math.min(entrance, other));
      to = Math.min(to, Math.max(entrance, other));
    }
    return from > to;
  }
  let xx = 0;
  let xd = 0;
  let dd = 0;
  for (let axis = 0; axis < 3; axis++) {
    const x = ends2[at + axis] / half[axis];
    const d = ends2[at + 3 + axis] / half[axis] - x;
    xx += x * x;
    xd += x * d;
    dd += d * d;
  }
  const u = dd > 0 ? Math.min(1, Math.max(0, -xd / dd)) : 0;
  const least = Math.sqrt(Math.max(0, xx + u * (2 * xd + u * dd)));
  return least > 1 + slackM / Math.min(...half);
}

// packages/conjunction/src/screening/approach/confirm.ts
var ROOT_S = 2e-7;
var LEAST_SCALED_S = 1e-5;
var SAME_EVENT_S = 1;
function pairGeometry(source, volume) {
  return { source, volume, reachM: circumscribingRadiusM(volume), pair: new Float64Array(12) };
}
function statesOf(geometry, i, j, t) {
  return geometry.source.state(i, t, geometry.pair, 0) === 0 && geometry.source.state(j, t, geometry.pair, 6) === 0;
}
function closing(geometry) {
  const s = geometry.pair;
  return (s[6] - s[0]) * (s[9] - s[3]) + (s[7] - s[1]) * (s[10] - s[4]) + (s[8] - s[2]) * (s[11] - s[5]);
}
function separationM(geometry) {
  const s = geometry.pair;
  return Math.hypot(s[6] - s[0], s[7] - s[1], s[8] - s[2]);
}
var rtn = new Float64Array(6);
function scaledSeparation(geometry) {
  if (geometry.volume.shape === "sphere") return separationM(geometry) / geometry.volume.radiusM;
  writeRtn(geometry.pair, rtn, 0);
  return scaledNorm(geometry.volume, rtn[0], rtn[1], rtn[2]);
}
function closestInstants(geometry, i, j, guess, from, to) {
  let t = guess;
  for (let k = 0; k < 12; k++) {
    if (!(t >= from - 60 && t <= to + 60) || !statesOf(geometry, i, j, t)) break;
    const step = closing(geometry) / closingSlope(geometry.pair);
    if (!Number.isFinite(step)) break;
    t -= step;
    if (Math.abs(step) < ROOT_S) return t >= from && t <= to ? [t] : [];
  }
  return searchedInstants(geometry, i, j, from, to, (to - from) / 24);
}
function searchedInstants(geometry, i, j, from, to, step) {
  const epochs = [];
  const count = Math.max(1, Math.ceil((to - from) / step));
  let before = Number.NaN;
  for (let k = 0; k <= count; k++) {
    const t = from + (to - from) * k / count;
    const g = statesOf(geometry, i, j, t) ? closing(geometry) : Number.NaN;
    if (before < 0 && g >= 0) epochs.push(rootOfClosing(geometry, i, j, from + (to - from) * (k - 1) / count, t));
    before = g;
  }
  return epochs;
}
function rootOfClosing(geometry, i, j, from, to) {
  const closingAfter = (s) => statesOf(geometry, i, j, from + s) ? closing(geometry) : Number.POSITIVE_INFINITY;
  return from + rootBetween(closingAfter, 0, to - from, ROOT_S);
}
function closingSlope(s) {
  const r1 = Math.hypot(s[0], s[1], s[2]);
  const r2 = Math.hypot(s[6], s[7], s[8]);
  const k1 = MU_EARTH / (r1 * r1 * r1);
  const k2 = MU_EARTH / (r2 * r2 * r2);
  let slope = 0;
  for (let c = 0; c < 3; c++) {
    const dv = s[9 + c] - s[3 + c];
    slope += dv * dv + (s[6 + c] - s[c]) * (k1 * s[c] - k2 * s[6 + c]);
  }
  return slope;
}
function encounterAt(geometry, i, j, tca) {
  if (!statesOf(geometry, i, j, tca)) return void 0;
  const miss = separationM(geometry);
  if (!(miss <= geometry.reachM)) return void 0;
  if (geometry.volume.shape === "sphere" || scaledSeparation(geometry) <= 1) return describe(geometry, i, j, tca);
  const half = Math.min(120, Math.sqrt(geometry.reachM ** 2 - miss ** 2) / relativeSpeedMps(geometry.pair));
  if (isOutside(geometry, geometry.volume, i, j, tca, half)) return void 0;
  if (!(leastScaled(geometry, i, j, tca - half, tca + half).value <= 1)) return void 0;
  return statesOf(geometry, i, j, tca) ? describe(geometry, i, j, tca) : void 0;
}
function relativeSpeedMps(s) {
  return Math.hypot(s[9] - s[3], s[10] - s[4], s[11] - s[5]);
}
var ends = new Float64Array(9);
function isOutside(geometry, volume, i, j, tca, half) {
  let turning = 0;
  for (let k = 0; k < 3; k++) {
    if (!statesOf(geometry, i, j, tca + (k - 1) * half)) return false;
    writeRtn(geometry.pair, rtn, 0);
    ends.set(rtn.subarray(0, 3), 3 * k);
    turning = Math.max(turning, turningMps2(geometry.pair, rtn));
  }
  return passesOutside(volume, ends, turning, half);
}
function leastScaled(geometry, i, j, from, to) {
  const at = (t2) => statesOf(geometry, i, j, t2) ? scaledSeparation(geometry) : Number.POSITIVE_INFINITY;
  const step = (to - from) / 32;
  let best = from;
  let value = at(from);
  for (let k = 1; k <= 32; k++) {
    const s = at(from + k * step);
    if (s < value) {
      value = s;
      best = from + k * step;
    }
  }
  const t = minimumBetween(at, Math.max(from, best - step), Math.min(to, best + step), LEAST_SCALED_S);
  const least = at(t);
  return least < value ? { t, value: least } : { t: best, value };
}
function describe(geometry, i, j, t) {
  const row = new EncounterRows(1);
  writeApproach(row, geometry.pair, i, j, t);
  return encounterOf(row, 0);
}
function writeApproach(table, s, i, j, t) {
  const at = table.add();
  const { rows } = table;
  rows[at + PRIMARY] = i;
  rows[at + SECONDARY] = j;
  rows[at + TCA_TAI_S] = t;
  rows[at + MISS_M] = Math.hypot(s[6] - s[0], s[7] - s[1], s[8] - s[2]);
  rows[at + SPEED_MPS] = relativeSpeedMps(s);
  rows.set(s, at + STATES);
  writeRtn(s, rows, at + RTN_POSITION_M);
}
function writeRtn(s, out, at) {
  writeAxes(s);
  for (let part = 0; part < 6; part += 3) {
    const x = s[6 + part] - s[part];
    const y = s[7 + part] - s[1 + part];
    const z = s[8 + part] - s[2 + part];
    for (let k = 0; k < 3; k++) out[at + part + k] = axes[3 * k] * x + axes[3 * k + 1] * y + axes[3 * k + 2] * z;
  }
}
var axes = new Float64Array(9);
function writeAxes(s) {
  const x = s[0];
  const y = s[1];
  const z = s[2];
  const u = s[3];
  const v = s[4];
  const w = s[5];
  const r = Math.hypot(x, y, z);
  const hx = y * w - z * v;
  const hy = z * u - x * w;
  const hz = x * v - y * u;
  const h = Math.hypot(hx, hy, hz);
  axes[0] = x / r;
  axes[1] = y / r;
  axes[2] = z / r;
  axes[6] = hx / h;
  axes[7] = hy / h;
  axes[8] = hz / h;
  axes[3] = axes[7] * axes[2] - axes[8] * axes[1];
  axes[4] = axes[8] * axes[0] - axes[6] * axes[2];
  axes[5] = axes[6] * axes[1] - axes[7] * axes[0];
}

// packages/conjunction/src/screening/blocks/block-encounters.ts
function wantedMask(plan, count) {
  if (plan.scope.kind === "all-pairs") return void 0;
  const mask = new Uint8Array(count);
  for (const primary of plan.scope.primaries) mask[primary] = 1;
  return mask;
}
function directions(wanted, i, j) {
  if (!wanted) return [[i, j]];
  const both = [];
  if (wanted[i] === 1) both.push([i, j]);
  if (wanted[j] === 1) both.push([j, i]);
  return both;
}
function withoutRepeats(table) {
  const { rows } = table;
  const kept = new EncounterRows(Math.max(1, table.count));
  let recent = 0;
  for (const k of rowsInOrder(table)) {
    const at = k * ENCOUNTER_ROW;
    const t = rows[at + TCA_TAI_S];
    while (recent < kept.count && t - kept.rows[recent * ENCOUNTER_ROW + TCA_TAI_S] >= SAME_EVENT_S) recent++;
    if (rows[at + KIND] !== APPROACH || !hasApproach(kept, recent, rows, at)) kept.copy(table, k);
  }
  return kept.table();
}
function hasApproach(table, first, rows, at) {
  for (let n = first; n < table.count; n++) {
    const other = n * ENCOUNTER_ROW;
    if (table.rows[other + PRIMARY] === rows[at + PRIMARY] && table.rows[other + SECONDARY] === rows[at + SECONDARY] && table.rows[other + KIND] === APPROACH) {
      return true;
    }
  }
  return false;
}

// packages/conjunction/src/screening/blocks/merge.ts
var WINDOW_S = 1e-6;
var JOIN_S = 2e-3;
function mergeTables(plan, results) {
  const byBlock = new Map(results.map((result) => [result.blockIndex, result]));
  const blocks = [...byBlock.values()].toSorted((a, b) => a.blockIndex - b.blockIndex);
  return {
    algorithmVersion: plan.algorithmVersion,
    encounters: mergedEncounters(plan, inOneTable(blocks)),
    dropouts: firstDropouts(blocks.flatMap((block) => block.dropouts)),
    coverage: [...blocks[0]?.coverage ?? []]
  };
}
function inOneTable(blocks) {
  const count = blocks.reduce((sum, { encounters }) => sum + encounters.count, 0);
  const rows = new Float64Array(count * ENCOUNTER_ROW);
  let at = 0;
  for (const { encounters } of blocks) {
    rows.set(encounters.rows.subarray(0, encounters.count * ENCOUNTER_ROW), at);
    at += encounters.count * ENCOUNTER_ROW;
  }
  return { count, rows };
}
function mergedEncounters(plan, all) {
  const { rows } = all;
  const { startTaiS, stopTaiS } = plan.window;
  const slow = plan.slowSpeedMps;
  const order = rowsInOrder(all);
  const stays = staysOf(all, order, slow);
  const inStay = (at) => {
    const t = rows[at + TCA_TAI_S];
    const ofPair = stays.get(pairOf(rows, at));
    return ofPair?.some((stay) => t >= stay.startTaiS - JOIN_S && t <= stay.stopTaiS + JOIN_S) === true;
  };
  const inOrder = [...stays.values()].flat().sort((a, b) => compareRows(rows, a.best, rows, b.best));
  const kept = new EncounterRows(Math.max(1, all.count));
  let nextStay = 0;
  const keepStays = (before) => {
    for (; nextStay < inOrder.length; nextStay++) {
      const stay = inOrder[nextStay];
      if (before !== void 0 && compareRows(rows, stay.best, rows, before) > 0) return;
      const at = kept.copy(all, stay.best);
      kept.rows[at + INTERVAL_START_TAI_S] = stay.startTaiS;
      kept.rows[at + INTERVAL_STOP_TAI_S] = stay.stopTaiS;
    }
  };
  let recent = 0;
  for (const k of order) {
    const at = k * ENCOUNTER_ROW;
    if (rows[at + KIND] === PROXIMITY_INTERVAL) continue;
    const t = rows[at + TCA_TAI_S];
    if (!(t >= startTaiS - WINDOW_S && t <= stopTaiS + WINDOW_S)) continue;
    if (rows[at + SPEED_MPS] < slow && inStay(at)) continue;
    while (recent < kept.count && t - kept.rows[recent * ENCOUNTER_ROW + TCA_TAI_S] >= SAME_EVENT_S) recent++;
    if (hasApproach(kept, recent, rows, at)) continue;
    keepStays(k);
    kept.copy(all, k);
  }
  keepStays();
  return kept;
}
function pairOf(rows, at) {
  return rows[at + PRIMARY] * 2 ** 26 + rows[at + SECONDARY];
}
function staysOf(all, order, slowSpeedMps) {
  const pieces = /* @__PURE__ */ new Map();
  for (const k of order) {
    const at = k * ENCOUNTER_ROW;
    if (all.rows[at + KIND] !== PROXIMITY_INTERVAL) continue;
    const pair2 = pairOf(all.rows, at);
    const list = pieces.get(pair2);
    if (list) list.push(k);
    else pieces.set(pair2, [k]);
  }
  const stays = /* @__PURE__ */ new Map();
  for (const [pair2, list] of pieces) {
    const slow = joined(all, list).filter(({ best }) => all.rows[best * ENCOUNTER_ROW + SPEED_MPS] < slowSpeedMps);
    if (slow.length > 0) stays.set(pair2, slow);
  }
  return stays;
}
function joined({ rows }, pieces) {
  const at = (k, field) => rows[k * ENCOUNTER_ROW + field];
  const start = INTERVAL_START_TAI_S;
  const stays = [];
  for (const piece of pieces.toSorted((a, b) => at(a, start) - at(b, start))) {
    const [startTaiS, stopTaiS] = [at(piece, start), at(piece, INTERVAL_STOP_TAI_S)];
    const last = stays.at(-1);
    if (!last || startTaiS > last.stopTaiS + JOIN_S) {
      stays.push({ best: piece, startTaiS, stopTaiS });
      continue;
    }
    stays[stays.length - 1] = {
      best: at(piece, MISS_M) < at(last.best, MISS_M) ? piece : last.best,
      startTaiS: last.startTaiS,
      stopTaiS: Math.max(last.stopTaiS, stopTaiS)
    };
  }
  return stays;
}
function firstDropouts(dropouts) {
  const first = /* @__PURE__ */ new Map();
  for (const dropout of dropouts) {
    const key = `${dropout.object} ${dropout.reason} ${dropout.code ?? ""}`;
    const earlier = first.get(key);
    if (!earlier || dropout.atTaiS < earlier.atTaiS) first.set(key, dropout);
  }
  return [...first.values()].toSorted((a, b) => a.atTaiS - b.atTaiS || a.object - b.object);
}

export {
  ENCOUNTER_ROW,
  KIND,
  PRIMARY,
  SECONDARY,
  TCA_TAI_S,
  MISS_M,
  SPEED_MPS,
  RTN_POSITION_M,
  STATES,
  INTERVAL_START_TAI_S,
  INTERVAL_STOP_TAI_S,
  APPROACH,
  EncounterRows,
  encounterTable,
  encountersOf,
  rowsInOrder,
  semiAxesM,
  circumscribingRadiusM,
  scaledNorm,
  ALGORITHM_VERSION,
  LATTICE_S,
  planScreening,
  AXIS,
  E_X,
  E_Y,
  ARGUMENT,
  NODE_ANGLE,
  SINE_I,
  COSINE_I,
  E_STRAY,
  ARGUMENT_RATE,
  SLOW_ELEMENTS,
  slowElements,
  SAME_EVENT_S,
  pairGeometry,
  statesOf,
  separationM,
  scaledSeparation,
  closestInstants,
  rootOfClosing,
  encounterAt,
  leastScaled,
  describe,
  writeApproach,
  writeRtn,
  wantedMask,
  directions,
  withoutRepeats,
  mergeTables,
  firstDropouts
};
//# sourceMappingURL=chunk-NHSADP6A.mjs.map

import {
  fillRows,
  fillTwin,
  reserveRows,
  reserveTwin
} from "./chunk-GB3DDHV4.mjs";
import {
  inFrame
} from "./chunk-H6CQBRAW.mjs";
import {
  tableEphemeris
} from "./chunk-QUOUCEHU.mjs";
import {
  ARGUMENT,
  ARGUMENT_RATE,
  AXIS,
  COSINE_I,
  E_STRAY,
  E_X,
  E_Y,
  EncounterRows,
  LATTICE_S,
  NODE_ANGLE,
  SAME_EVENT_S,
  SINE_I,
  SLOW_ELEMENTS,
  circumscribingRadiusM,
  closestInstants,
  describe,
  directions,
  encounterAt,
  encounterTable,
  encountersOf,
  firstDropouts,
  leastScaled,
  mergeTables,
  pairGeometry,
  rootOfClosing,
  rowsInOrder,
  scaledSeparation,
  semiAxesM,
  separationM,
  slowElements,
  statesOf,
  wantedMask,
  withoutRepeats,
  writeApproach
} from "./chunk-NHSADP6A.mjs";
import {
  KernelMemory
} from "./chunk-TD6BGNMH.mjs";
import {
  borderBetween
} from "./chunk-D2J54P6C.mjs";
import {
  rotationBetween
} from "./chunk-IHQRYJEI.mjs";
import {
  BEHIND,
  CACHE_LINE,
  PAGE,
  compileKernel,
  fromBase64,
  instantiateLattice
} from "./chunk-CUNGASR2.mjs";
import {
  ARGPM,
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
  DMDT,
  DNODT,
  DOMDT,
  E3,
  EARTH_RADIUS_KM,
  ECCENTRICITY,
  EE2,
  EM,
  EPOCH_TAI_S,
  IM,
  INCLINATION,
  INIT_ERROR,
  INTEGRATOR_ROW,
  J2 as J22,
  MEAN_ANOMALY_RATE,
  MEAN_MOTION,
  MM,
  NM,
  NODEM,
  NODE_DRAG,
  NODE_RATE,
  ROW,
  SE2,
  SE3,
  SEMI_MAJOR_AXIS,
  T2,
  T3,
  T4,
  T5,
  XKE,
  addSecular,
  propagateOne
} from "./chunk-CYHM7ET5.mjs";
import {
  EARTH_RADIUS_M,
  J2,
  MU_EARTH
} from "./chunk-CRMFVZQ4.mjs";

// packages/assessment/src/orbit/packed-ephemeris.ts
function packEphemeris(table, eop) {
  const { frame, ...input } = inertial(table, eop);
  const covariances = input.covariances ?? [];
  const packed = shared(covariances.length * 37);
  covariances.forEach((one, index) => {
    packed[index * 37] = one.epochTaiS;
    packed.set(one.matrix, index * 37 + 1);
  });
  return {
    frame,
    epochsTaiS: copied(input.epochsTaiS),
    states: copied(input.states),
    method: input.method,
    degree: input.degree,
    segments: input.segments,
    covarianceFrames: covariances.map((one) => one.frame),
    covariances: packed
  };
}
function inertial(table, eop) {
  const { frame } = table;
  if (frame !== "ITRF") return { ...table, frame };
  const { states, covariances } = inFrame(tableEphemeris(table), "EME2000", eop).nodes;
  return { ...table, frame: "EME2000", states, ...covariances && { covariances } };
}
function unpackEphemeris(packed) {
  const covariances = packed.covarianceFrames.map((frame, index) => ({
    frame,
    epochTaiS: packed.covariances[index * 37] ?? Number.NaN,
    matrix: Float64Array.from(packed.covariances.subarray(index * 37 + 1, index * 37 + 37))
  }));
  return tableEphemeris({
    frame: packed.frame,
    epochsTaiS: packed.epochsTaiS,
    states: packed.states,
    method: packed.method,
    degree: packed.degree,
    segments: packed.segments.map((one) => [...one]),
    ...covariances.length > 0 && { covariances }
  });
}
function shared(length2) {
  return new Float64Array(new SharedArrayBuffer(length2 * 8));
}
function copied(values) {
  const copy = shared(values.length);
  copy.set(values);
  return copy;
}

// packages/kernel/src/sgp4-epochs.ts
var CHUNK = 1024;
var buffers;
function propagateRaster(batch, i, startTaiS, stepS, count, out) {
  buffers ??= openTables();
  const { memory, twin } = buffers;
  const deep = fillTwin(memory, twin, batch, i);
  const epochs = memory.f64(buffers.epochs, CHUNK);
  const states = memory.f64(buffers.out, 6 * CHUNK);
  const codes = memory.u8(buffers.codes, CHUNK);
  for (let from = 0; from < count; from += CHUNK) {
    const part = Math.min(CHUNK, count - from);
    const even = part + part % 2;
    for (let k = 0; k < even; k++) epochs[k] = startTaiS + (from + k) * stepS;
    memory.kernel.propagateEpochs(
      twin.row,
      deep,
      twin.cache,
      buffers.epochs,
      even,
      1e3 * EARTH_RADIUS_KM,
      buffers.out,
      buffers.codes
    );
    for (let k = 0; k < part; k++) if (codes[k] !== 0) return false;
    out.set(states.subarray(0, 6 * part), 6 * from);
  }
  return true;
}
function openTables() {
  const memory = new KernelMemory();
  return {
    memory,
    twin: reserveTwin(memory),
    epochs: memory.reserve(CHUNK * 8),
    out: memory.reserve(CHUNK * 48),
    codes: memory.reserve(CHUNK)
  };
}

// packages/conjunction/src/screening/plan/sources.ts
var LOWEST_RADIUS_M = 64e5;
var HIGHEST_RADIUS_M = 1e12;
var NOT_COVERED = 20;
var BELOW_SURFACE = 21;
var NOT_FINITE = 22;
var FRAME_NOT_TEME = 23;
function openSources(sources) {
  const { batch, ephemerides, identities, outlines } = sources;
  const six5 = new Float64Array(6);
  return {
    count: batch.count + ephemerides.length,
    sgp4Count: batch.count,
    batch,
    state(i, epochTaiS, out, at) {
      if (i < batch.count) {
        const code = propagateOne(batch, i, epochTaiS, out, at);
        if (code !== 0) return code;
        for (let k = 0; k < 6; k++) out[at + k] *= 1e3;
      } else {
        const ephemeris = ephemerides[i - batch.count];
        if (ephemeris.frame !== "TEME") return FRAME_NOT_TEME;
        if (!ephemeris.stateAt(epochTaiS, six5)) return NOT_COVERED;
        out.set(six5, at);
      }
      const x = out[at];
      const y = out[at + 1];
      const z = out[at + 2];
      const r2 = x * x + y * y + z * z;
      if (!(r2 < HIGHEST_RADIUS_M * HIGHEST_RADIUS_M && Number.isFinite(out[at + 3] + out[at + 4] + out[at + 5])))
        return NOT_FINITE;
      return r2 < LOWEST_RADIUS_M * LOWEST_RADIUS_M ? BELOW_SURFACE : 0;
    },
    statesOn(i, startTaiS, stepS, count, out) {
      const ephemeris = ephemerides[i - batch.count];
      const isDone = ephemeris === void 0 ? propagateRaster(batch, i, startTaiS, stepS, count, out) : ephemeris.frame === "TEME" && ephemeris.statesOn?.(startTaiS, stepS, count, out) === true;
      return isDone && isInSpace(out, count);
    },
    isSameObject(i, j) {
      const identity = identities?.[i];
      return i === j || identity !== void 0 && identity !== 0 && identity === identities?.[j];
    },
    outlineOf: (i) => outlines?.[i - batch.count],
    spanOf(i) {
      if (i < batch.count) return [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
      const { startTaiS, stopTaiS } = ephemerides[i - batch.count];
      return [startTaiS, stopTaiS];
    }
  };
}
function isInSpace(states, count) {
  for (let o = 0; o < 6 * count; o += 6) {
    const r2 = states[o] * states[o] + states[o + 1] * states[o + 1] + states[o + 2] * states[o + 2];
    if (!(r2 >= LOWEST_RADIUS_M * LOWEST_RADIUS_M && r2 < HIGHEST_RADIUS_M * HIGHEST_RADIUS_M)) return false;
  }
  return true;
}
function dropoutOf(object, code, atTaiS) {
  switch (code) {
    case BELOW_SURFACE:
      return { object, reason: "below-surface", atTaiS };
    case NOT_FINITE:
      return { object, reason: "state-not-finite", atTaiS };
    case FRAME_NOT_TEME:
      return { object, reason: "frame-not-teme", atTaiS };
    case NOT_COVERED:
      return { object, reason: "no-state-in-coverage", atTaiS };
    default:
      return { object, reason: "sgp4-error", code, atTaiS };
  }
}
function coverageOf(source, startTaiS, stopTaiS) {
  const coverage = [];
  for (let object = source.sgp4Count; object < source.count; object++) {
    const [from, to] = source.spanOf(object);
    if (!(from < stopTaiS && to > startTaiS)) coverage.push({ object, status: "NO_OVERLAP" });
    else if (from <= startTaiS && to >= stopTaiS) coverage.push({ object, status: "FULL" });
    else {
      coverage.push({
        object,
        status: "PARTIAL",
        startTaiS: Math.max(from, startTaiS),
        stopTaiS: Math.min(to, stopTaiS)
      });
    }
  }
  return coverage;
}

// packages/conjunction/src/screening/outline/outline.ts
var FIRST_BLOCK = 0;
var START_TAI_S = 1;
var STOP_TAI_S = 2;
var OUTLINE_FRONT = 3;
var LOWEST = 0;
var HIGHEST = 1;
var STRAY = 2;
var RATE = 3;
var NODE_RATE2 = 4;
var DIRECTION = 5;
var NORMAL = 8;
var OUTLINE_ROW = 11;
var BEYOND_S = 120;
var RASTER_S = 60;
var BULGE = 4 / 27;
var BETWEEN_M = 150;
var SUDDEN_MPS = 50;
var FRAME_RAD = 2e-6;
function outlineOf(orbit, window2 = orbit) {
  const startTaiS = Math.max(orbit.startTaiS, window2.startTaiS - BEYOND_S);
  const stopTaiS = Math.min(orbit.stopTaiS, window2.stopTaiS + BEYOND_S);
  const first2 = Math.floor(startTaiS / LATTICE_S);
  const count = Math.max(0, Math.floor(stopTaiS / LATTICE_S) - first2 + 1);
  const outline = new Float64Array(OUTLINE_FRONT + count * OUTLINE_ROW);
  outline.set([first2, startTaiS, stopTaiS]);
  const gaps = gapsOf(orbit);
  for (let k = 0; k < count; k++) {
    const from = Math.max(startTaiS, (first2 + k) * LATTICE_S - BEYOND_S);
    const to = Math.min(stopTaiS, (first2 + k + 1) * LATTICE_S + BEYOND_S);
    const row = outline.subarray(OUTLINE_FRONT + k * OUTLINE_ROW, OUTLINE_FRONT + (k + 1) * OUTLINE_ROW);
    const isWhole = !gaps.some(([end, begin]) => end < to && begin > from);
    if (!isWhole || !writeRow(orbit, from, to, (first2 + k + 0.5) * LATTICE_S, row))
      row.fill(0).fill(Number.POSITIVE_INFINITY, HIGHEST, RATE);
  }
  return outline;
}
function gapsOf(orbit) {
  const segments = orbit.nodes?.segments ?? [];
  return segments.slice(1).flatMap((next, k) => {
    const end = segments[k][3];
    return end < next[2] ? [[end, next[2]]] : [];
  });
}
function writeRow(orbit, from, to, middleTaiS, row) {
  const steps = Math.max(1, Math.ceil((to - from) / RASTER_S));
  const stepS = (to - from) / steps;
  const turn = rotationBetween(orbit.frame, "TEME", middleTaiS);
  const directions2 = new Float64Array(3 * (steps + 1));
  const six5 = new Float64Array(6);
  const normal = [0, 0, 0];
  let [lowestM, highestM, fastest, nodeRate] = [Number.POSITIVE_INFINITY, 0, 0, Number.NaN];
  let [before, climbBefore] = [Number.NaN, 0];
  for (let k = 0; k <= steps; k++) {
    const t = k === steps ? to : from + k * stepS;
    if (!orbit.stateAt(t, six5)) return false;
    const [x, y, z] = turned(turn, six5, 0);
    const [u, v, w] = turned(turn, six5, 3);
    const r = Math.sqrt(x * x + y * y + z * z);
    const [hx, hy, hz] = [y * w - z * v, z * u - x * w, x * v - y * u];
    const h = Math.sqrt(hx * hx + hy * hy + hz * hz);
    const climb = (x * u + y * v + z * w) / r;
    if (k === 0) {
      const latusM = h * h / MU_EARTH;
      nodeRate = -1.5 * J2 * h * hz / h / (r * r) * (EARTH_RADIUS_M / latusM) ** 2;
    } else {
      lowestM = Math.min(
        lowestM,
        Math.min(before, r) - BULGE * stepS * (Math.max(0, -climbBefore) + Math.max(0, climb))
      );
      highestM = Math.max(
        highestM,
        Math.max(before, r) + BULGE * stepS * (Math.max(0, climbBefore) + Math.max(0, -climb))
      );
    }
    [before, climbBefore] = [r, climb];
    fastest = Math.max(fastest, h / (r * r));
    const [cos, sin] = [Math.cos(nodeRate * (t - middleTaiS)), Math.sin(nodeRate * (t - middleTaiS))];
    directions2.set([(cos * x + sin * y) / r, (cos * y - sin * x) / r, z / r], 3 * k);
    normal[0] += (cos * hx + sin * hy) / h;
    normal[1] += (cos * hy - sin * hx) / h;
    normal[2] += hz / h;
  }
  const suddenM = SUDDEN_MPS * stepS / 4;
  lowestM -= BETWEEN_M + suddenM;
  highestM += BETWEEN_M + suddenM;
  if (!(lowestM >= LOWEST_RADIUS_M && highestM < HIGHEST_RADIUS_M)) return false;
  const rate2 = 1.1 * fastest;
  const pad = 3 / 8 * (rate2 * stepS) ** 2 + suddenM / lowestM + FRAME_RAD;
  row.set([lowestM, highestM, 0, 0, nodeRate]);
  row[STRAY] = pad + fitted(directions2, normal, (k) => from + k * stepS - middleTaiS, row);
  return row.every(Number.isFinite);
}
function fitted(directions2, normal, timeS, row) {
  const count = directions2.length / 3;
  const length2 = Math.hypot(...normal);
  const [nx, ny, nz] = normal.map((part) => part / length2);
  const [px, py, pz] = unit(nz * nz < 0.5 ? [-ny, nx, 0] : [nz, 0, -nx]);
  const [qx, qy, qz] = [ny * pz - nz * py, nz * px - nx * pz, nx * py - ny * px];
  const phases = new Float64Array(count);
  let [sumT, sumU, sumTT, sumTU] = [0, 0, 0, 0];
  for (let k = 0; k < count; k++) {
    const [x, y, z] = directions2.subarray(3 * k, 3 * k + 3);
    const phase = Math.atan2(x * qx + y * qy + z * qz, x * px + y * py + z * pz);
    const last = k === 0 ? phase : phases[k - 1];
    const u = phase - 2 * Math.PI * Math.round((phase - last) / (2 * Math.PI));
    const t = timeS(k);
    phases[k] = u;
    sumT += t;
    sumU += u;
    sumTT += t * t;
    sumTU += t * u;
  }
  const rate2 = (count * sumTU - sumT * sumU) / (count * sumTT - sumT * sumT);
  const middle = (sumU - rate2 * sumT) / count;
  let stray = 0;
  for (let k = 0; k < count; k++) {
    const u = middle + rate2 * timeS(k);
    const [cos2, sin2] = [Math.cos(u), Math.sin(u)];
    const dx = directions2[3 * k] - cos2 * px - sin2 * qx;
    const dy = directions2[3 * k + 1] - cos2 * py - sin2 * qy;
    const dz = directions2[3 * k + 2] - cos2 * pz - sin2 * qz;
    stray = Math.max(stray, Math.sqrt(dx * dx + dy * dy + dz * dz));
  }
  const [cos, sin] = [Math.cos(middle), Math.sin(middle)];
  row[RATE] = rate2;
  row.set([cos * px + sin * qx, cos * py + sin * qy, cos * pz + sin * qz], DIRECTION);
  row.set([nx, ny, nz], NORMAL);
  return stray;
}
function turned(m, six5, at) {
  const [x, y, z] = [six5[at], six5[at + 1], six5[at + 2]];
  return [m[0] * x + m[1] * y + m[2] * z, m[3] * x + m[4] * y + m[5] * z, m[6] * x + m[7] * y + m[8] * z];
}
function unit(v) {
  const length2 = Math.hypot(...v);
  return [v[0] / length2, v[1] / length2, v[2] / length2];
}

// packages/conjunction/src/screening/blocks/settled-dropouts.ts
var LOOK_S = 30;
var six = new Float64Array(6);
function settledDropouts({ slabS }, source, block, dropouts) {
  return firstDropouts(
    dropouts.map((dropout) => dropout.atTaiS === block.startTaiS ? dropout : settled(slabS, source, block, dropout))
  );
}
function settled(slabS, source, block, dropout) {
  const { object } = dropout;
  const { startTaiS, stopTaiS } = block;
  const [from, to] = source.spanOf(object);
  const codeAt = (t) => t < from || t > to ? 0 : source.state(object, t, six, 0);
  const slabs = Math.ceil((stopTaiS - startTaiS) / slabS - 1e-9);
  const middle = (slab) => Math.min(startTaiS + (slab + 0.5) * slabS, stopTaiS);
  const leaving = (slab, code2) => dropoutOf(object, code2, startTaiS + slab * slabS);
  const first2 = codeAt(startTaiS);
  if (first2 !== 0) return leaving(0, first2);
  let code = codeAt(stopTaiS);
  if (code !== 0) {
    let [there3, gone] = [-1, slabs - 1];
    while (gone - there3 > 1) {
      const half = there3 + gone >> 1;
      const missing = codeAt(middle(half));
      if (missing === 0) there3 = half;
      else [gone, code] = [half, missing];
    }
    return leaving(gone, code);
  }
  for (let t = startTaiS + LOOK_S; t < stopTaiS; t += LOOK_S) {
    code = codeAt(t);
    if (code !== 0) return leaving(Math.floor((t - startTaiS) / slabS), code);
  }
  return { ...dropout, atTaiS: startTaiS };
}

// packages/conjunction/src/screening/approach/motion.ts
var J2_STRENGTH = 1.5 * J2 * MU_EARTH * EARTH_RADIUS_M * EARTH_RADIUS_M;
function taylorTerms(state, o, out) {
  const x = state[o];
  const y = state[o + 1];
  const z = state[o + 2];
  const vx = state[o + 3];
  const vy = state[o + 4];
  const vz = state[o + 5];
  const r2 = x * x + y * y + z * z;
  const r = Math.sqrt(r2);
  const k = MU_EARTH / (r2 * r);
  const j2 = J2_STRENGTH / (r2 * r2 * r);
  const s5 = 5 * z * z / r2;
  out[0] = -k * x + j2 * x * (s5 - 1);
  out[1] = -k * y + j2 * y * (s5 - 1);
  out[2] = -k * z + j2 * z * (s5 - 3);
  const sigma = (x * vx + y * vy + z * vz) / r2;
  const w2 = (vx * vx + vy * vy + vz * vz) / r2;
  const ks = 3 * k * sigma;
  out[3] = ks * x - k * vx;
  out[4] = ks * y - k * vy;
  out[5] = ks * z - k * vz;
  const along = k * (3 * w2 - 15 * sigma * sigma - 2 * k);
  out[6] = along * x + 2 * ks * vx;
  out[7] = along * y + 2 * ks * vy;
  out[8] = along * z + 2 * ks * vz;
}
var FIFTH = 60;
function taylorRemainderM(radiusM, speedMps, spanS) {
  const k = MU_EARTH / (radiusM * radiusM * radiusM);
  const span2 = spanS * spanS;
  return FIFTH * k * k * speedMps * span2 * span2 * spanS / 120;
}
function taylorPosition(state, o, terms5, tau, out) {
  for (let c = 0; c < 3; c++) {
    out[c] = state[o + c] + tau * (state[o + 3 + c] + tau * (terms5[c] / 2 + tau * (terms5[3 + c] / 6 + tau * terms5[6 + c] / 24)));
  }
}

// packages/conjunction/src/screening/approach/approach.ts
var FAR = 0;
var CLOSE = 1;
var SLOW = 2;
var MODEL_PAD_M = 100;
var LOWEST_M = 63e5;
var CHORD_DIP_M = 1e5;
var terms1 = new Float64Array(9);
var terms2 = new Float64Array(9);
function gradientAt(radiusM) {
  const r = Math.max(radiusM, LOWEST_M);
  return 2 * MU_EARTH / (r * r * r);
}
function bendM(gradient, missM, speedMps, spanS) {
  const top = (speedMps + gradient * missM * spanS) / (1 - gradient * spanS * spanS);
  return 1.01 * gradient * (missM * spanS * spanS / 2 + top * spanS * spanS * spanS / 3) + MODEL_PAD_M;
}
var SHIFT = 0.25;
function shiftedBendM(radiusM, missM, speedMps, topMps, spanS) {
  const g = gradientAt(radiusM);
  const span2 = spanS * spanS;
  const speed = (speedMps + g * missM * spanS) / (1 - g * span2);
  const turn = 3 * topMps * spanS / Math.max(radiusM, LOWEST_M) + 0.5 * g * span2;
  const miss = g * missM * span2 * (0.75 + g * span2 / 24);
  const cubic = g * speed * span2 * spanS;
  return miss + cubic * (1 + turn) / 12 + 0.01 * (miss + cubic / 3) + MODEL_PAD_M;
}
function samplingSpeedMps(missM, slowSpeedMps) {
  return Math.max(2 * slowSpeedMps, 4 * Math.sqrt(gradientAt(LOWEST_M)) * (missM + 1e3));
}
function approachTest(states1, o1, states2, o2, from, to, missM, padM, samplingMps, out) {
  const px = states2[o2] - states1[o1];
  const py = states2[o2 + 1] - states1[o1 + 1];
  const pz = states2[o2 + 2] - states1[o1 + 2];
  const vx = states2[o2 + 3] - states1[o1 + 3];
  const vy = states2[o2 + 4] - states1[o1 + 4];
  const vz = states2[o2 + 5] - states1[o1 + 5];
  const a = vx * vx + vy * vy + vz * vz;
  const q = px * vx + py * vy + pz * vz;
  const span = Math.max(to, -from);
  const speed = Math.sqrt(a);
  const low = Math.min(lowestRadius(states1, o1, span), lowestRadius(states2, o2, span));
  const gradient = gradientAt(low - CHORD_DIP_M);
  const limit = missM + padM + bendM(gradient, missM, speed, span);
  let tau = a > 0 ? -q / a : 0;
  tau = tau < from ? from : Math.min(tau, to);
  const line = px * px + py * py + pz * pz + tau * (2 * q + a * tau);
  if (!(line <= limit * limit)) return FAR;
  if (speed < samplingMps) return SLOW;
  taylorTerms(states1, o1, terms1);
  taylorTerms(states2, o2, terms2);
  const ax = terms2[0] - terms1[0];
  const ay = terms2[1] - terms1[1];
  const az = terms2[2] - terms1[2];
  const jx = terms2[3] - terms1[3];
  const jy = terms2[4] - terms1[4];
  const jz = terms2[5] - terms1[5];
  const sx = terms2[6] - terms1[6];
  const sy = terms2[7] - terms1[7];
  const sz = terms2[8] - terms1[8];
  const remainder = MODEL_PAD_M + padM + taylorRemainderM(low, speedOf(states1, o1), span) + taylorRemainderM(low, speedOf(states2, o2), span);
  const slack = 1 + remainder / speed + 5 * missM * remainder / (span * a);
  let x = 0;
  let y = 0;
  let z = 0;
  for (let k = 0; k < 12; k++) {
    x = px + tau * (vx + tau * (ax / 2 + tau * (jx / 6 + tau * sx / 24)));
    y = py + tau * (vy + tau * (ay / 2 + tau * (jy / 6 + tau * sy / 24)));
    z = pz + tau * (vz + tau * (az / 2 + tau * (jz / 6 + tau * sz / 24)));
    const dx = vx + tau * (ax + tau * (jx / 2 + tau * sx / 6));
    const dy = vy + tau * (ay + tau * (jy / 2 + tau * sy / 6));
    const dz = vz + tau * (az + tau * (jz / 2 + tau * sz / 6));
    const g = x * dx + y * dy + z * dz;
    const slope = dx * dx + dy * dy + dz * dz + x * ax + y * ay + z * az;
    const step = g / slope;
    if (step < 1e-3 && step > -1e-3) {
      out[0] = tau;
      if (tau < from - slack || tau > to + slack) return FAR;
      const reach = missM + remainder;
      return x * x + y * y + z * z <= reach * reach ? CLOSE : FAR;
    }
    tau -= step;
    if (!(tau >= from - 2 * slack - 60 && tau <= to + 2 * slack + 60)) break;
  }
  out[0] = Math.min(Math.max(tau, from), to);
  return tau < from - 2 * slack - 60 || tau > to + 2 * slack + 60 ? FAR : CLOSE;
}
function lowestRadius(s, o, span) {
  const r = Math.sqrt(s[o] * s[o] + s[o + 1] * s[o + 1] + s[o + 2] * s[o + 2]);
  const rate2 = (s[o] * s[o + 3] + s[o + 1] * s[o + 4] + s[o + 2] * s[o + 5]) / r;
  return r - Math.abs(rate2) * span;
}
function speedOf(s, o) {
  return Math.sqrt(s[o + 3] * s[o + 3] + s[o + 4] * s[o + 4] + s[o + 5] * s[o + 5]);
}

// packages/conjunction/src/screening/approach/proximity.ts
var STEP_S = 30;
var EDGE_S = 1e-3;
var NEAR = 20;
function sampledPair(geometry, i, j, from, to) {
  const encounters = [];
  const { pair, volume, reachM } = geometry;
  const span = spanOf(geometry, from, to);
  const { count } = span;
  const [first2, second2] = sampledStates(geometry, span, i, j);
  const timeAt = (k) => from + (to - from) * k / count;
  const missM = new Float64Array(count + 1);
  const scaled = new Float64Array(count + 1);
  const between = [];
  let before = Number.NaN;
  for (let k = 0; k <= count; k++) {
    const o = 6 * k;
    const x = second2[o] - first2[o];
    const y = second2[o + 1] - first2[o + 1];
    const z = second2[o + 2] - first2[o + 2];
    const g = x * (second2[o + 3] - first2[o + 3]) + y * (second2[o + 4] - first2[o + 4]) + z * (second2[o + 5] - first2[o + 5]);
    if (before < 0 && g >= 0) {
      const tca = rootOfClosing(geometry, i, j, timeAt(k - 1), timeAt(k));
      const encounter = encounterAt(geometry, i, j, tca);
      if (encounter) encounters.push(encounter);
      between.push(nodeAt(geometry, i, j, tca));
    }
    before = g;
    const miss = Math.sqrt(x * x + y * y + z * z);
    missM[k] = miss >= 0 ? miss : Number.POSITIVE_INFINITY;
    scaled[k] = missM[k] / reachM;
    if (volume.shape === "sphere" || !(scaled[k] < NEAR)) continue;
    for (let c = 0; c < 6; c++) {
      pair[c] = first2[o + c];
      pair[6 + c] = second2[o + c];
    }
    scaled[k] = scaledSeparation(geometry);
  }
  if (volume.shape !== "sphere") {
    for (let k = 1; k < count; k++) {
      if (!(scaled[k] <= scaled[k - 1] && scaled[k] <= scaled[k + 1] && scaled[k] < NEAR)) continue;
      between.push(nodeAt(geometry, i, j, leastScaled(geometry, i, j, timeAt(k - 1), timeAt(k + 1)).t));
    }
  }
  if (!scaled.some((value) => value <= 1) && !between.some((node) => node.scaled <= 1)) return encounters;
  const nodes = Array.from(scaled, (value, k) => ({ t: timeAt(k), missM: missM[k], scaled: value }));
  nodes.push(...between);
  nodes.sort((a, b) => a.t - b.t);
  encounters.push(...stays(geometry, i, j, nodes));
  return encounters;
}
var spans = /* @__PURE__ */ new WeakMap();
function spanOf(geometry, from, to) {
  let span = spans.get(geometry);
  if (span?.from !== from || span.to !== to) {
    const count = Math.max(1, Math.ceil((to - from) / STEP_S));
    span = { from, to, count, rasters: /* @__PURE__ */ new Map(), states: /* @__PURE__ */ new Map() };
    spans.set(geometry, span);
  }
  return span;
}
function forgetSampled(geometry, object) {
  const span = spans.get(geometry);
  span?.rasters.delete(object);
  span?.states.delete(object);
}
function sampledStates(geometry, span, i, j) {
  const raster = rasterOf(geometry, span, i);
  const other = raster && rasterOf(geometry, span, j);
  return raster && other ? [raster, other] : [statesOneByOne(geometry, span, i), statesOneByOne(geometry, span, j)];
}
function rasterOf({ source }, span, object) {
  if (span.rasters.has(object)) return span.rasters.get(object);
  const { from, to, count } = span;
  const out = new Float64Array(6 * (count + 1));
  const states = source.statesOn(object, from, (to - from) / count, count + 1, out) ? out : void 0;
  span.rasters.set(object, states);
  return states;
}
function statesOneByOne({ source }, span, object) {
  const table = span.states.get(object);
  if (table) return table;
  const { from, to, count } = span;
  const states = new Float64Array(6 * (count + 1));
  for (let k = 0; k <= count; k++) {
    const t = from + (to - from) * k / count;
    if (source.state(object, t, states, 6 * k) !== 0) states.fill(Number.NaN, 6 * k, 6 * k + 6);
  }
  span.states.set(object, states);
  return states;
}
function nodeAt(geometry, i, j, t) {
  const none = Number.POSITIVE_INFINITY;
  if (!statesOf(geometry, i, j, t)) return { t, missM: none, scaled: none };
  return { t, missM: separationM(geometry), scaled: scaledSeparation(geometry) };
}
function stays(geometry, i, j, nodes) {
  const encounters = [];
  let k = 0;
  while (k < nodes.length) {
    if (!(nodes[k].scaled <= 1)) {
      k++;
      continue;
    }
    const first2 = k;
    let best = nodes[k];
    while (k + 1 < nodes.length && nodes[k + 1].scaled <= 1) {
      k++;
      if (nodes[k].missM < best.missM) best = nodes[k];
    }
    const start = first2 === 0 ? nodes[0].t : edge(geometry, i, j, nodes[first2].t, nodes[first2 - 1].t);
    const stop = k === nodes.length - 1 ? nodes[k].t : edge(geometry, i, j, nodes[k].t, nodes[k + 1].t);
    statesOf(geometry, i, j, best.t);
    encounters.push({
      ...describe(geometry, i, j, best.t),
      kind: "proximity-interval",
      intervalStartTaiS: start,
      intervalStopTaiS: stop
    });
    k++;
  }
  return encounters;
}
function edge(geometry, i, j, inside, outside) {
  const isInside = (t) => statesOf(geometry, i, j, t) && scaledSeparation(geometry) <= 1;
  return borderBetween(isInside, inside, outside, { width: EDGE_S });
}

// packages/conjunction/src/screening/sieve/centre-states.ts
var six2 = new Float64Array(6);
var terms = new Float64Array(9);
var three = new Float64Array(3);
function centreState(source, i, t, spanS, out, at) {
  const [from, to] = source.spanOf(i);
  if (t + spanS < from || t - spanS > to) return -NOT_COVERED;
  const nearest = Math.min(Math.max(t, from), to);
  const code = source.state(i, nearest, out, at);
  if (code !== 0) return -code;
  if (nearest !== t) drift(out, at, t - nearest);
  taylorTerms(out, at, terms);
  let worst = 0;
  for (let k = -4; k <= 4; k++) {
    const tau = k * spanS / 4;
    if (k === 0 || t + tau < from || t + tau > to || source.state(i, t + tau, six2, 0) !== 0) continue;
    taylorPosition(out, at, terms, tau, three);
    worst = Math.max(worst, Math.hypot(three[0] - six2[0], three[1] - six2[1], three[2] - six2[2]));
  }
  return 2 * worst + 1;
}
function drift(state, at, dt) {
  const steps = Math.max(1, Math.ceil(Math.abs(dt) / 20));
  const h = dt / steps;
  const y = Float64Array.from(state.subarray(at, at + 6));
  const rate2 = (s) => {
    const r = Math.hypot(s[0], s[1], s[2]);
    const k = -MU_EARTH / (r * r * r);
    return Float64Array.of(s[3], s[4], s[5], k * s[0], k * s[1], k * s[2]);
  };
  const plus = (s, d, f) => s.map((value, c) => value + f * d[c]);
  for (let n = 0; n < steps; n++) {
    const k1 = rate2(y);
    const k2 = rate2(plus(y, k1, h / 2));
    const k3 = rate2(plus(y, k2, h / 2));
    const k4 = rate2(plus(y, k3, h));
    for (let c = 0; c < 6; c++) y[c] += h / 6 * (k1[c] + 2 * k2[c] + 2 * k3[c] + k4[c]);
  }
  state.set(y, at);
}

// packages/conjunction/src/screening/sieve/direction-cells.ts
var DirectionCells = class {
  count;
  /** Edge of a cube. */
  edge;
  /** Cells that touch each cell, itself left out. */
  neighbours;
  #perAxis;
  #idOfCube;
  #cubeOfId;
  /** @param perAxis cubes along an axis, 1 or more */
  constructor(perAxis) {
    this.#perAxis = perAxis;
    this.edge = 2 / perAxis;
    this.#idOfCube = new Int32Array(perAxis ** 3).fill(-1);
    const cubes = [];
    for (let cube = 0; cube < perAxis ** 3; cube++) {
      const [x, y, z] = this.#coordinates(cube);
      const near = Math.hypot(...[x, y, z].map((c) => this.#distance(c, false)));
      const far = Math.hypot(...[x, y, z].map((c) => this.#distance(c, true)));
      if (near > 1 + 1e-9 || far < 1 - 1e-9) continue;
      this.#idOfCube[cube] = cubes.length;
      cubes.push(cube);
    }
    this.count = cubes.length;
    this.#cubeOfId = Int32Array.from(cubes);
    this.neighbours = cubes.map(
      (cube, id) => Int32Array.from(cubes.keys()).filter((other) => other !== id && this.isWithin(cube, other, 1))
    );
  }
  /** Cube of a direction. */
  cubeOf(x, y, z) {
    const n = this.#perAxis;
    const top = n - 1;
    const half = n / 2;
    const a = Math.min(top, Math.floor((x + 1) * half));
    const b = Math.min(top, Math.floor((y + 1) * half));
    const c = Math.min(top, Math.floor((z + 1) * half));
    return (a * n + b) * n + c;
  }
  /** Cell of a unit vector. */
  cellOf(x, y, z) {
    return this.#idOfCube[this.cubeOf(x, y, z)];
  }
  /** Whether a cell lies at most `rings` cubes from a cube on every axis. */
  isWithin(cube, cell, rings) {
    const [x, y, z] = this.#coordinates(cube);
    const [a, b, c] = this.#coordinates(this.#cubeOfId[cell]);
    return Math.abs(x - a) <= rings && Math.abs(y - b) <= rings && Math.abs(z - c) <= rings;
  }
  #coordinates(cube) {
    const n = this.#perAxis;
    return [Math.floor(cube / (n * n)), Math.floor(cube / n) % n, cube % n];
  }
  /** Nearest or farthest |coordinate| of the cube from the origin on one axis. */
  #distance(index, farthest) {
    const low = index * this.edge - 1;
    const high = low + this.edge;
    if (farthest) return Math.max(Math.abs(low), Math.abs(high));
    return low <= 0 && high >= 0 ? 0 : Math.min(Math.abs(low), Math.abs(high));
  }
};

// packages/conjunction/src/screening/sieve/slab-grid.ts
var BIN_FLOOR_M = 638e4;
var FINE_M = 5e3;
var FINE_BINS = 444;
var COARSE_M = 1e6;
var COARSE_BINS = 60;
var BINS = FINE_BINS + COARSE_BINS;
var FINE_TOP_M = BIN_FLOOR_M + FINE_BINS * FINE_M;
var RADIAL_PAD_M = 100;
var ROUGH_M = 200;
var CHORD_DIP_M2 = 1e5;
var J2_FACTOR = 1.5 * J2 * EARTH_RADIUS_M * EARTH_RADIUS_M;
var SlabGrid = class {
  #missM;
  #halfS;
  #cells;
  /** Angular rate under which one ring of neighbour cells suffices, rad/s. */
  #quietRadps;
  #low;
  #high;
  #rate;
  #key;
  #start;
  #id;
  #sortedKey;
  #highBin;
  #sortedHighBin;
  #sorted;
  #limit2 = new Float64Array(BINS);
  constructor(count, missM, halfS) {
    this.#missM = missM;
    this.#halfS = halfS;
    const slip = (missM + 3 * ROUGH_M) / BIN_FLOOR_M;
    this.#cells = new DirectionCells(Math.max(1, Math.floor(2 / (2 * halfS * 125e-5 + slip))));
    this.#quietRadps = (this.#cells.edge - slip) / (2 * halfS);
    this.#low = new Float64Array(count);
    this.#high = new Float64Array(count);
    this.#rate = new Float64Array(count);
    this.#key = new Int32Array(count);
    this.#start = new Int32Array(this.#cells.count * BINS + 1);
    this.#id = new Int32Array(count);
    this.#sortedKey = new Int32Array(count);
    this.#highBin = new Int32Array(count);
    this.#sortedHighBin = new Int32Array(count);
    this.#sorted = new Float64Array(6 * count);
  }
  /**
   * @param states   Float64Array(6 count)   m, m/s at the slab centre; rows of absent objects are ignored
   * @param present  Uint8Array(count)       1 where the row holds a state
   * @param padM     Float64Array(count)     what each state may be off by within the slab, m
   */
  scan(states, present, padM, visit) {
    const count = present.length;
    const cells = this.#cells;
    const start = this.#start;
    start.fill(0);
    const alone = [];
    let topSpeed = 0;
    for (let i = 0; i < count; i++) {
      this.#key[i] = -1;
      if (present[i] === 0) continue;
      const o = 6 * i;
      const x = states[o];
      const y = states[o + 1];
      const z = states[o + 2];
      const vx = states[o + 3];
      const vy = states[o + 4];
      const vz = states[o + 5];
      const r = Math.sqrt(x * x + y * y + z * z);
      const v2 = vx * vx + vy * vy + vz * vz;
      this.#radialInterval(i, r, (x * vx + y * vy + z * vz) / r, v2, z, padM[i]);
      const quiet = this.#rate[i] <= this.#quietRadps && padM[i] <= ROUGH_M;
      if (!quiet) {
        alone.push(i);
        continue;
      }
      const speed = Math.sqrt(v2 + 2 * MU_EARTH * (1 / Math.min(r, Math.max(this.#low[i], 62e5)) - 1 / r));
      if (speed > topSpeed) topSpeed = speed;
      const key = cells.cellOf(x / r, y / r, z / r) * BINS + binOf(this.#low[i]);
      this.#key[i] = key;
      this.#highBin[i] = binOf(this.#high[i]);
      start[key + 1]++;
    }
    for (let k = 1; k < start.length; k++) start[k] += start[k - 1];
    this.#scatter(states, count);
    this.#limits(topSpeed);
    this.#scanQuiet(visit);
    this.#scanAlone(alone, states, padM, visit);
  }
  /** Radii that the object can have within the slab, widened by half the miss; and its largest angular rate. */
  #radialInterval(i, r, rate2, v2, z, padM) {
    const h = this.#halfS;
    const k = MU_EARTH / (r * r * r);
    const cross2 = Math.max(0, v2 - rate2 * rate2);
    const sin2 = z / r * (z / r);
    const j2 = J2_FACTOR * k / r;
    const acceleration = cross2 / r - k * r + j2 * (3 * sin2 - 1);
    const pad = Math.abs(rate2) * h * (1 + 2 / 3 * k * h * h) + 5 / 24 * k * Math.abs(acceleration) * h * h * h * h + RADIAL_PAD_M + padM + this.#missM / 2;
    const curve = acceleration * h * h / 2;
    const low = r + Math.min(0, curve) - pad;
    this.#low[i] = low;
    this.#high[i] = r + Math.max(0, curve) + pad;
    const lowest = Math.max(low + this.#missM / 2, 6e6);
    this.#rate[i] = r * Math.sqrt(cross2) / (lowest * lowest);
  }
  #scatter(states, count) {
    const start = this.#start;
    const fill = start.slice(0, -1);
    for (let i = 0; i < count; i++) {
      const key = this.#key[i];
      if (key < 0) continue;
      const p = fill[key]++;
      this.#id[p] = i;
      this.#sortedKey[p] = key;
      this.#sortedHighBin[p] = this.#highBin[i];
      const o = 6 * i;
      const q = 6 * p;
      const r2 = states[o] * states[o] + states[o + 1] * states[o + 1] + states[o + 2] * states[o + 2];
      const shift = 1 - SHIFT * this.#halfS * this.#halfS * MU_EARTH / (r2 * Math.sqrt(r2));
      for (let c = 0; c < 3; c++) {
        this.#sorted[q + c] = shift * states[o + c];
        this.#sorted[q + 3 + c] = states[o + 3 + c];
      }
    }
  }
  /** Squares of the limits of the line through the shifted positions by radial bin: the gravity gradient falls with the third power. */
  #limits(topSpeed) {
    for (let b = 0; b < BINS; b++) {
      const radius = binLow(b) - CHORD_DIP_M2;
      const bend = shiftedBendM(radius, this.#missM, 2 * topSpeed, topSpeed, this.#halfS);
      const limit = this.#missM + bend + 2 * ROUGH_M;
      this.#limit2[b] = limit * limit;
    }
  }
  #scanQuiet(visit) {
    const start = this.#start;
    const total = start[start.length - 1];
    const sortedKey = this.#sortedKey;
    const highBin = this.#sortedHighBin;
    let p0 = 0;
    while (p0 < total) {
      const key = sortedKey[p0];
      const p1 = start[key + 1];
      const cell = Math.floor(key / BINS);
      const bin = key - cell * BINS;
      const limit2 = this.#limit2[bin];
      let top = bin;
      for (let p = p0; p < p1; p++) if (highBin[p] > top) top = highBin[p];
      for (let p = p0; p < p1; p++) this.#scanRange(p, p + 1, start[cell * BINS + top + 1], limit2, visit);
      const neighbours = this.#cells.neighbours[cell];
      for (let n = 0; n < neighbours.length; n++) {
        const other = neighbours[n];
        const from = start[other * BINS + (other > cell ? bin : bin + 1)];
        const to = start[other * BINS + top + 1];
        if (from >= to) continue;
        for (let p = p0; p < p1; p++) this.#scanRange(p, from, to, limit2, visit);
      }
      p0 = p1;
    }
  }
  /** Straight-line test of sorted object p against the sorted objects [from, to). */
  #scanRange(p, from, to, limit2, visit) {
    const s = this.#sorted;
    const h = this.#halfS;
    const o = 6 * p;
    const x = s[o];
    const y = s[o + 1];
    const z = s[o + 2];
    const vx = s[o + 3];
    const vy = s[o + 4];
    const vz = s[o + 5];
    for (let k = from, q = 6 * from; k < to; k++, q += 6) {
      const dx = s[q] - x;
      const dy = s[q + 1] - y;
      const dz = s[q + 2] - z;
      const ux = s[q + 3] - vx;
      const uy = s[q + 4] - vy;
      const uz = s[q + 5] - vz;
      const a = ux * ux + uy * uy + uz * uz;
      const b = Math.abs(dx * ux + dy * uy + dz * uz);
      const c = dx * dx + dy * dy + dz * dz - limit2;
      const ah = a * h;
      if (b >= ah ? c + h * (ah - b - b) <= 0 : c * a <= b * b) visit(this.#id[p], this.#id[k]);
    }
  }
  /** Objects that turn too fast for the neighbour cells, or are uncertain: each against all cells within its reach. */
  #scanAlone(alone, states, padM, visit) {
    const cells = this.#cells;
    const start = this.#start;
    for (let n = 0; n < alone.length; n++) {
      const i = alone[n];
      for (let m = n + 1; m < alone.length; m++) {
        const j = alone[m];
        if (this.#low[i] <= this.#high[j] && this.#low[j] <= this.#high[i]) visit(i, j);
      }
      const o = 6 * i;
      const r = Math.hypot(states[o], states[o + 1], states[o + 2]);
      const reach = this.#halfS * (this.#rate[i] + this.#quietRadps) + (this.#missM + 3 * ROUGH_M + padM[i]) / BIN_FLOOR_M;
      const rings = Math.ceil(reach / cells.edge);
      const own = cells.cubeOf(states[o] / r, states[o + 1] / r, states[o + 2] / r);
      const low = binOf(this.#low[i]);
      const high = binOf(this.#high[i]);
      for (let cell = 0; cell < cells.count; cell++) {
        if (!cells.isWithin(own, cell, rings)) continue;
        for (let p = start[cell * BINS]; p < start[cell * BINS + high + 1]; p++) {
          if (this.#sortedHighBin[p] >= low) visit(i, this.#id[p]);
        }
      }
    }
  }
};
function binOf(radiusM) {
  if (!(radiusM > BIN_FLOOR_M)) return 0;
  if (radiusM < FINE_TOP_M) return Math.floor((radiusM - BIN_FLOOR_M) / FINE_M);
  return Math.min(BINS - 1, FINE_BINS + Math.floor((radiusM - FINE_TOP_M) / COARSE_M));
}
function binLow(bin) {
  if (bin === 0) return 62e5;
  return bin < FINE_BINS ? BIN_FLOOR_M + bin * FINE_M : FINE_TOP_M + (bin - FINE_BINS) * COARSE_M;
}

// packages/conjunction/src/screening/sieve/all-pairs.ts
function screenAllPairs(plan, source, block) {
  const { count } = source;
  const half = plan.slabS / 2;
  const geometry = pairGeometry(source, plan.volume);
  const { reachM } = geometry;
  const sampling = samplingSpeedMps(reachM, plan.slowSpeedMps);
  const grid = new SlabGrid(count, reachM, half);
  const states = new Float64Array(6 * count);
  const present = new Uint8Array(count);
  const pad = new Float64Array(count);
  const guess3 = new Float64Array(1);
  const encounters = new EncounterRows();
  const dropouts = [];
  const dropped = new Uint8Array(count);
  const slow = /* @__PURE__ */ new Map();
  const wanted = wantedMask(plan, count);
  const measured = new Uint8Array(count);
  for (let i = 0; i < source.sgp4Count; i++) measured[i] = dragSpeedMps(source.batch, i) > CONSISTENT_MPS ? 1 : 0;
  const slabs = Math.ceil((block.stopTaiS - block.startTaiS) / plan.slabS - 1e-9);
  for (let slab = 0; slab < slabs; slab++) {
    const from = block.startTaiS + slab * plan.slabS;
    const to = Math.min(block.stopTaiS, from + plan.slabS);
    const centre = from + half;
    for (let i = 0; i < count; i++) {
      const code = i < source.sgp4Count && measured[i] === 0 ? source.state(i, centre, states, 6 * i) : measuredState(source, i, centre, half, states, pad);
      present[i] = code === 0 ? 1 : 0;
      if (code !== 0 && code !== NOT_COVERED && dropped[i] === 0) {
        dropped[i] = 1;
        dropouts.push(dropoutOf(i, code, from));
      }
    }
    grid.scan(states, present, pad, (a, b) => {
      if (wanted && wanted[a] === 0 && wanted[b] === 0) return;
      const i = Math.min(a, b);
      const j = Math.max(a, b);
      if (source.isSameObject(i, j)) return;
      const verdict = approachTest(
        states,
        6 * i,
        states,
        6 * j,
        from - centre,
        to - centre,
        reachM,
        pad[i] + pad[j],
        sampling,
        guess3
      );
      if (verdict === SLOW) slow.set(i * count + j, [i, j]);
      if (verdict !== CLOSE || slow.has(i * count + j)) return;
      const first2 = from - SAME_EVENT_S;
      const last = to + SAME_EVENT_S;
      for (const tca of closestInstants(geometry, i, j, centre + guess3[0], first2, last)) {
        for (const [p, s] of directions(wanted, i, j)) {
          const encounter = encounterAt(geometry, p, s, tca);
          if (encounter) encounters.push(encounter);
        }
      }
    });
  }
  for (const [i, j] of slow.values()) {
    for (const [p, s] of directions(wanted, i, j)) {
      for (const encounter of sampledPair(geometry, p, s, block.startTaiS, block.stopTaiS)) encounters.push(encounter);
    }
  }
  return { encounters: withoutRepeats(encounters), dropouts };
}
var CONSISTENT_MPS = 0.02;
var MPS = 1e3 * EARTH_RADIUS_KM / 60;
function dragSpeedMps({ near }, i) {
  const at = i * ROW;
  const value = (field) => Math.abs(near[at + field]);
  return MPS * value(SEMI_MAJOR_AXIS) * (2 * value(C1) + value(BC4) + value(BC5) * value(MEAN_MOTION));
}
function measuredState(source, i, t, half, states, pad) {
  const result = centreState(source, i, t, half, states, 6 * i);
  if (result < 0) return -result;
  pad[i] = result;
  return 0;
}

// packages/kernel/src/cell-tables.ts
var STEPS = 1024;
var ROUNDING = 1e-5;
var REACHES_PER_CELL = 1.7;
var MOST_CELLS_PER_AXIS = 10;
var MOST_PARTS_OF_CELL = 5;
var MOST_PARTS_OF_FACE = 24;
function cellTables(reach) {
  const perAxis = Math.min(MOST_CELLS_PER_AXIS, Math.max(1, Math.floor(Math.PI / 2 / (REACHES_PER_CELL * reach))));
  const partsOfCell = Math.min(MOST_PARTS_OF_CELL, Math.floor(MOST_PARTS_OF_FACE / perAxis));
  const partsPerAxis = partsOfCell * perAxis;
  const partOfStep = Uint8Array.from(
    { length: STEPS },
    (_, step) => Math.floor((Math.atan((step + 0.5) / (STEPS / 2) - 1) / (Math.PI / 4) + 1) / 2 * partsPerAxis)
  );
  const edges = Array.from({ length: partsPerAxis + 1 }, (_, k) => {
    const step = partOfStep.findIndex((part) => part >= k);
    return (step < 0 ? STEPS : step) / (STEPS / 2) - 1;
  });
  const cells = quads(edges.filter((_, k) => k % partsOfCell === 0));
  const parts = quads(edges);
  const cellOfPart = Int32Array.from(parts, (_, part) => {
    const second2 = Math.floor(part % partsPerAxis / partsOfCell);
    const first2 = Math.floor(Math.floor(part / partsPerAxis) % partsPerAxis / partsOfCell);
    return (Math.floor(part / (partsPerAxis * partsPerAxis)) * perAxis + first2) * perAxis + second2;
  });
  const widest = (quads2) => quads2.reduce((most, { radius }) => Math.max(most, radius), 0);
  const farthest = Math.cos(Math.min(Math.PI, reach + widest(cells) + widest(parts) + 3 * ROUNDING));
  const targetStart = new Int32Array(parts.length + 1);
  const targets = [];
  parts.forEach((part, k) => {
    cells.forEach((cell, n) => {
      if (dot(part.axis, cell.axis) < farthest) return;
      if (n === cellOfPart[k] || areWithin(part, cell, reach + ROUNDING)) targets.push(n);
    });
    targetStart[k + 1] = targets.length;
  });
  return {
    perAxis,
    count: cells.length,
    caps: Float32Array.from(cells.flatMap((cell) => [...cell.axis, cell.radius + ROUNDING])),
    partsPerAxis,
    partOfStep,
    cellOfPart,
    targetStart,
    targets: Int32Array.from(targets)
  };
}
function quads(edges) {
  const pieces = [];
  for (let face = 0; face < 6; face++) {
    for (let a = 1; a < edges.length; a++) {
      for (let b = 1; b < edges.length; b++)
        pieces.push(quad(face, edges[a - 1], edges[a], edges[b - 1], edges[b]));
    }
  }
  return pieces;
}
function directionOf(face, first2, second2) {
  const main = face % 2 === 0 ? 1 : -1;
  if (face < 2) return unit2([main, first2, second2]);
  return unit2(face < 4 ? [first2, main, second2] : [first2, second2, main]);
}
function quad(face, a0, a1, b0, b1) {
  const corners = [
    directionOf(face, a0, b0),
    directionOf(face, a1, b0),
    directionOf(face, a1, b1),
    directionOf(face, a0, b1)
  ];
  const axis = unit2(
    [0, 1, 2].map((c) => corners.reduce((sum, corner) => sum + corner[c], 0))
  );
  const edges = corners.map((from, k) => {
    const to = corners[(k + 1) % corners.length];
    const pole = unit2(cross(from, to));
    return { pole, from: cross(pole, from), to: cross(to, pole) };
  });
  return { corners, edges, axis, radius: Math.max(...corners.map((corner) => angle(corner, axis))) };
}
function areWithin(first2, second2, reach) {
  const between = angle(first2.axis, second2.axis);
  if (between <= reach || reach >= Math.PI / 2) return true;
  if (between > reach + first2.radius + second2.radius + ROUNDING) return false;
  const cosine = Math.cos(reach);
  if (first2.corners.some((corner) => second2.corners.some((point) => dot(corner, point) >= cosine))) return true;
  const sine = Math.sin(reach);
  return areBeside(first2.corners, second2.edges, sine) || areBeside(second2.corners, first2.edges, sine);
}
function areBeside(points, edges, sine) {
  return edges.some(
    ({ pole, from, to }) => points.some((point) => Math.abs(dot(pole, point)) <= sine && dot(from, point) >= 0 && dot(to, point) >= 0)
  );
}
function angle(a, b) {
  const [x, y, z] = [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
  return 2 * Math.asin(Math.min(1, Math.sqrt(x * x + y * y + z * z) / 2));
}
function unit2(v) {
  const length2 = Math.hypot(...v);
  return [v[0] / length2, v[1] / length2, v[2] / length2];
}
function dot(a, b) {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
function cross(a, b) {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

// packages/kernel/src/radial-bins.ts
var FLOOR_M = 638e4;
var FINE_M2 = 1250;
var FINE_BINS2 = 1776;
var COARSE_M2 = 1e6;
var COARSE_BINS2 = 56;
var LOWEST_M2 = 62e5;
function radialBins() {
  return Float64Array.from({ length: FINE_BINS2 + COARSE_BINS2 }, (_, bin) => {
    if (bin === 0) return LOWEST_M2;
    return FLOOR_M + Math.min(bin, FINE_BINS2) * FINE_M2 + Math.max(0, bin - FINE_BINS2) * COARSE_M2;
  });
}

// packages/kernel/src/sieve-grid.ts
var QUIET_RADPS = 12e-4;
var ROUGH_M2 = 1050;
var PADS = 3;
var LOWEST_RADIUS_M2 = 638e4;
var DIRECTION_ROUNDING_RAD = 1e-6;
function gridOf(missM, halfS) {
  const slipRad = (missM + PADS * ROUGH_M2) / LOWEST_RADIUS_M2 + DIRECTION_ROUNDING_RAD;
  const chord2 = 2 * halfS * QUIET_RADPS + slipRad;
  const cells = cellTables(2 * Math.asin(Math.min(1, chord2 / 2)));
  const { targetStart } = cells;
  const mostTargets = targetStart.reduce((most, from, part) => Math.max(most, (targetStart[part + 1] ?? 0) - from), 1);
  return { cells, bins: radialBins(), slipRad, mostTargets };
}

// packages/kernel/src/sieve-tables.ts
var PARAMETER = {
  miss: 0,
  half: 1,
  quiet: 2,
  sampling: 3,
  from: 4,
  to: 5,
  centre: 6,
  slip: 7,
  longU: 8,
  shortU: 9,
  longRate: 10,
  shortRate: 11
};
var PARAMETERS = 16;
var TABLE = {
  slotCount: 0,
  paths: 1,
  codes: 2,
  kinds: 3,
  objects: 4,
  slots: 5,
  hostStates: 6,
  hostPads: 7,
  rowBlocks: 8,
  cellRecords: 9,
  ownLists: 10,
  partsPerAxis: 11,
  partOfStep: 12,
  parts: 13,
  targets: 14,
  crossWidths: 15,
  cells: 16,
  caps: 17,
  bins: 18,
  ranked: 19,
  limits: 20,
  start: 21,
  shorts: 22,
  order: 24,
  ownColumn: 25,
  aloneColumns: 26,
  aloneSlots: 28,
  aloneRates: 29,
  hits: 30,
  hitCapacity: 31,
  hitCount: 32,
  candidates: 35,
  isChosen: 36,
  wanted: 37,
  rows: 38,
  deep: 39,
  cache: 40,
  nearPairs: 41,
  sgp4Count: 42,
  events: 43,
  inOrder: 44,
  hoodRanks: 45,
  ownTops: 46,
  queue: 47,
  hoodPositions: 49,
  hoodVelocities: 50
};
var TABLES = 56;
var HIT = 8;
var CANDIDATE = 24;
var EVENT = 128;
var PATH_BLOCK = 416;
var ROW_BLOCK = 96;
var PAD_VECTOR = 25;
var SHORT_ROW = 32;
var PART_RECORD = 32;
var CELL_RECORD = 32;
var QUEUED = 12;

// packages/kernel/src/sieve-handover.ts
var PART_WORDS = PART_RECORD / 4;
function writeGrid(memory, { at }, { cells, bins }, binLow2) {
  const { targets, targetStart, cellOfPart } = cells;
  memory.u8(at.partOfStep, cells.partOfStep.length).set(cells.partOfStep);
  memory.i32(at.targets, targets.length).set(targets.map((cell) => CELL_RECORD * cell));
  const records = memory.i32(at.parts, cellOfPart.length * PART_WORDS);
  cellOfPart.forEach((cell, part) => {
    const within = targetStart.subarray(part, part + 2).map((k) => 4 * k);
    records.set([0, CELL_RECORD * cell, ...within], part * PART_WORDS);
  });
  memory.f32(at.caps, cells.caps.length).set(cells.caps);
  memory.f64(binLow2, bins.length).set(bins);
  memory.kernel.setLimits(binLow2);
  memory.kernel.placePairs();
}
function handOverTables(memory, sieve, grid, rows) {
  const tables = memory.i32(memory.kernel.tablesAt(), TABLES);
  const { at, slotCount, hitCapacity, ownColumn } = sieve;
  const { count, partsPerAxis } = grid.cells;
  for (const [name, address] of Object.entries(at)) tables[TABLE[name]] = address;
  tables[TABLE.slotCount] = slotCount;
  tables[TABLE.partsPerAxis] = partsPerAxis;
  tables[TABLE.cells] = count;
  tables[TABLE.bins] = grid.bins.length;
  tables[TABLE.hitCapacity] = hitCapacity;
  tables[TABLE.ownColumn] = ownColumn;
  tables[TABLE.rows] = rows.rows;
  tables[TABLE.deep] = rows.deep;
  tables[TABLE.cache] = rows.cache;
  tables[TABLE.nearPairs] = rows.nearPairs;
  tables[TABLE.sgp4Count] = sieve.sgp4Objects;
  return tables;
}
function handOverParameters(memory, { slipRad }, missM, halfS, samplingMps) {
  const parameters = memory.f64(memory.kernel.parametersAt(), PARAMETERS);
  parameters[PARAMETER.miss] = missM;
  parameters[PARAMETER.half] = halfS;
  parameters[PARAMETER.quiet] = QUIET_RADPS;
  parameters[PARAMETER.sampling] = samplingMps;
  parameters[PARAMETER.slip] = slipRad;
  return parameters;
}

// packages/kernel/src/sieve-memory.ts
var HITS_AT_ONCE = 2048;
var EVENTS_AT_ONCE = 4 * HITS_AT_ONCE;
var LEAST_HITS = 32768;
var LANES = 4;
var EIGHT_ROWS = 8;
var QUEUED_PAIRS = 16;
var OWN_COLUMNS = 4;
var ALONE_COLUMNS = 8;
var BEHIND_OWN = 64;
var BEHIND_ALONE = 16;
var HOST_STATE = 48;
var WORD = 4;
function reserveSieve(memory, rows, { cells, bins, mostTargets }, sgp4Objects, hostObjects) {
  const sgp4Slots = 2 * rows.pairs;
  const slotCount = LANES * Math.ceil((sgp4Slots + hostObjects) / LANES);
  const blocks = slotCount / LANES;
  const hitCapacity = 4 * slotCount + LEAST_HITS;
  const ownColumn = WORD * (slotCount + EIGHT_ROWS * cells.count);
  const hoodEnds = 2 * EIGHT_ROWS;
  const at = {
    paths: memory.reserve(blocks * PATH_BLOCK),
    codes: memory.reserve(slotCount),
    kinds: memory.reserve(rows.pairs),
    objects: memory.reserve(slotCount * WORD),
    slots: memory.reserve(sgp4Objects * WORD),
    hostStates: memory.reserve(hostObjects * HOST_STATE),
    hostPads: memory.reserve(hostObjects * WORD),
    rowBlocks: memory.reserve(blocks * ROW_BLOCK),
    partOfStep: memory.reserve(cells.partOfStep.byteLength),
    parts: memory.reserve(cells.cellOfPart.length * PART_RECORD),
    targets: memory.reserve(cells.targets.byteLength),
    cellRecords: memory.reserve(cells.count * CELL_RECORD),
    caps: memory.reserve(cells.caps.byteLength),
    ranked: memory.reserve(slotCount * SHORT_ROW),
    limits: memory.reserve(bins.length * WORD),
    crossWidths: memory.reserve(bins.length * WORD),
    // One more in front, for the first rank of the first bin, and one behind.
    start: memory.reserve((bins.length + 2) * WORD),
    shorts: memory.reserve(slotCount * SHORT_ROW),
    order: memory.reserve(slotCount * WORD),
    ownLists: memory.reserve(OWN_COLUMNS * ownColumn + BEHIND_OWN),
    ownTops: memory.reserve(ownColumn / EIGHT_ROWS),
    hoodRanks: memory.reserve((mostTargets * slotCount + hoodEnds * cells.count) * WORD),
    hoodPositions: memory.reserve((slotCount + hoodEnds) * WORD),
    hoodVelocities: memory.reserve((slotCount + hoodEnds) * WORD),
    // A find of each of the eight rows of a neighbourhood, its ends included, for each pair.
    queue: memory.reserve(QUEUED_PAIRS * (slotCount / EIGHT_ROWS + 4) * QUEUED),
    aloneColumns: memory.reserve(ALONE_COLUMNS * slotCount * WORD + BEHIND_ALONE),
    aloneSlots: memory.reserve(slotCount * WORD),
    aloneRates: memory.reserve(slotCount * WORD),
    hits: memory.reserve(hitCapacity * HIT),
    candidates: memory.reserve(EVENTS_AT_ONCE * CANDIDATE),
    events: memory.reserve(EVENTS_AT_ONCE * EVENT),
    wanted: memory.reserve(sgp4Objects + hostObjects),
    inOrder: memory.reserve(sgp4Slots * WORD)
  };
  return { at, sgp4Objects, hostObjects, sgp4Slots, slotCount, hitCapacity, ownColumn };
}

// packages/kernel/src/sieve-slots.ts
var NOBODY = 255;
var NO_SLOT = -1;
function assignSlots(memory, sieve, rows) {
  const { at, sgp4Objects, hostObjects, sgp4Slots, slotCount } = sieve;
  const index = memory.i32(rows.index, sgp4Slots);
  const objects = memory.i32(at.objects, slotCount);
  const codes = memory.u8(at.codes, slotCount);
  const codeWords = new Uint32Array(codes.buffer, at.codes, slotCount / 4);
  const slots = memory.i32(at.slots, sgp4Objects).fill(NO_SLOT);
  const repeated = [];
  for (let slot = 0; slot < sgp4Slots; slot++) {
    const object = index[slot];
    objects[slot] = object;
    if (slots[object] === NO_SLOT) slots[object] = slot;
    else repeated.push(slot);
  }
  for (let slot = sgp4Slots; slot < slotCount; slot++) {
    const inHost = slot - sgp4Slots;
    objects[slot] = sgp4Objects + inHost;
    if (inHost >= hostObjects) codes[slot] = NOBODY;
  }
  const inOrder = memory.i32(at.inOrder, sgp4Slots);
  for (let slot = 0; slot < sgp4Slots; slot++) inOrder[slot] = slot;
  return {
    objects,
    codes,
    slotOf: (object) => object < sgp4Objects ? slots[object] : sgp4Slots + object - sgp4Objects,
    silenceRepeated() {
      for (const slot of repeated) codes[slot] = NOBODY;
    },
    forEachCode(visit) {
      for (let word = 0; word < codeWords.length; word++) {
        if (codeWords[word] === 0) continue;
        for (let slot = 4 * word; slot < 4 * word + 4; slot++) {
          const code = codes[slot];
          if (code !== 0 && code !== NOBODY) visit(objects[slot], code);
        }
      }
    }
  };
}

// packages/kernel/src/spans.ts
var LONG_SPAN_S = 960;
var SHORT_SPANS = 4;
var ROUNDING_SPANS = 1e-9;
var ECCENTRIC_MODEL_MPS2 = 0.03;
function spansOf(startTaiS, stopTaiS) {
  const count = Math.max(1, Math.ceil((stopTaiS - startTaiS) / LONG_SPAN_S - ROUNDING_SPANS));
  return { startTaiS, count, spanS: (stopTaiS - startTaiS) / count };
}
function theoryStrayMps2(batch, i) {
  const e = batch.near[i * ROW + ECCENTRICITY];
  return e >= 0 ? ECCENTRIC_MODEL_MPS2 * e : 0;
}

// packages/kernel/src/span-paths.ts
var UNIT_M = 1e3 * EARTH_RADIUS_KM;
var CHUNK_PAIRS = 16384;
var PAIR_STATES = 96;
var PAIR_CODES = 2;
function reserveSpans(memory, { pairs }) {
  const node = () => ({
    epochTaiS: Number.NaN,
    states: memory.reserve(pairs * PAIR_STATES),
    codes: memory.reserve(pairs * PAIR_CODES)
  });
  return { nodes: [node(), node()], shortNodes: [node(), node()], strays: memory.reserve(2 * pairs * 8) };
}
function openSpanPaths(memory, rows, { nodes, shortNodes, strays }, batch, inOrder) {
  const { kernel } = memory;
  const { pairs } = rows;
  memory.f64(strays, 2 * pairs).set(Array.from(memory.i32(rows.index, 2 * pairs), (i) => theoryStrayMps2(batch, i)));
  let [older, newer] = nodes;
  let spans2 = spansOf(0, 0);
  let span = -1;
  let part = -1;
  function nodeAt2(epochTaiS) {
    if (newer.epochTaiS === epochTaiS) return newer;
    [older, newer] = [newer, older];
    if (newer.epochTaiS === epochTaiS) return newer;
    newer.epochTaiS = epochTaiS;
    for (let from = 0; from < pairs; from += CHUNK_PAIRS) {
      const to = Math.min(pairs, from + CHUNK_PAIRS);
      const { states, codes } = newer;
      const { rows: near, deep, cache, nearPairs } = rows;
      kernel.propagateRows(near, deep, cache, nearPairs, from, to, inOrder, epochTaiS, UNIT_M, states, codes);
    }
    return newer;
  }
  function layLong(startTaiS, spanS) {
    const before = nodeAt2(startTaiS);
    const after = nodeAt2(startTaiS + spanS);
    kernel.layLong(0, pairs, before.states, before.codes, after.states, after.codes, strays, spanS / 2);
  }
  function layShort(startTaiS, partS, isNext) {
    const [a, b] = shortNodes;
    kernel.layShort(0, pairs, startTaiS, partS / 2, a.states, a.codes, b.states, b.codes, strays, isNext ? 1 : 0);
  }
  return {
    begin(startTaiS, stopTaiS) {
      spans2 = spansOf(startTaiS, stopTaiS);
      span = -1;
    },
    reach(instantTaiS) {
      const { startTaiS, spanS, count } = spans2;
      const partS = spanS / SHORT_SPANS;
      const newSpan = pieceAt(instantTaiS - startTaiS, spanS, count);
      const spanTaiS = startTaiS + newSpan * spanS;
      if (newSpan !== span) {
        layLong(spanTaiS, spanS);
        part = -1;
      }
      const newPart = pieceAt(instantTaiS - spanTaiS, partS, SHORT_SPANS);
      const partTaiS = spanTaiS + newPart * partS;
      if (newPart !== part) layShort(partTaiS, partS, newPart > 0 && newPart === part + 1);
      span = newSpan;
      part = newPart;
      return {
        longU: 2 * (instantTaiS - spanTaiS) / spanS - 1,
        shortU: 2 * (instantTaiS - partTaiS) / partS - 1,
        longRate: 2 / spanS,
        shortRate: 2 / partS
      };
    }
  };
}
function pieceAt(sinceStartS, pieceS, count) {
  return Math.min(count - 1, Math.max(0, Math.floor(sinceStartS / pieceS)));
}

// packages/kernel/src/sieve.ts
var SLOW_PAIR = 0;
var CONFIRMED = 1;
function openSieve(request) {
  const { batch, hostObjects, missM, slabS, samplingMps } = request;
  const grid = gridOf(missM, slabS / 2);
  const memory = new KernelMemory();
  const rows = reserveRows(memory, batch);
  const sieve = reserveSieve(memory, rows, grid, batch.count, hostObjects);
  const spans2 = reserveSpans(memory, rows);
  const binLow2 = memory.reserve(grid.bins.byteLength);
  fillRows(memory, rows, batch);
  const slots = assignSlots(memory, sieve, rows);
  const paths = openSpanPaths(memory, rows, spans2, batch, sieve.at.inOrder);
  const tables = handOverTables(memory, sieve, grid, rows);
  const parameters = handOverParameters(memory, grid, missM, slabS / 2, samplingMps);
  writeGrid(memory, sieve, grid, binLow2);
  const { kernel } = memory;
  const { at, sgp4Slots, slotCount } = sieve;
  const wantedMask2 = memory.u8(at.wanted, batch.count + hostObjects);
  const deliver = openDelivery(memory, sieve, tables);
  return {
    byteLength: memory.byteLength,
    hostStates: memory.f64(at.hostStates, 6 * hostObjects),
    hostCodes: slots.codes.subarray(sgp4Slots, sgp4Slots + hostObjects),
    hostPadsM: memory.f32(at.hostPads, hostObjects),
    choose(wanted) {
      tables[TABLE.isChosen] = wanted ? 1 : 0;
      if (wanted) wantedMask2.set(wanted);
    },
    begin: paths.begin,
    advance(centreTaiS) {
      placeSlab(parameters, centreTaiS, paths.reach(centreTaiS));
      kernel.placeExact(0, rows.pairs);
      slots.silenceRepeated();
    },
    scan(fromS, toS, visit) {
      parameters[PARAMETER.from] = fromS;
      parameters[PARAMETER.to] = toS;
      kernel.placeHost(sgp4Slots, hostObjects);
      kernel.clearGrid();
      kernel.followPaths(0, slotCount);
      kernel.keySlots(0, slotCount);
      kernel.fillNeighbourhoods();
      kernel.startScan();
      while (kernel.scanGrid() !== 0) deliver(visit);
      deliver(visit);
      kernel.startAlone();
      while (kernel.scanAlone() !== 0) deliver(visit);
      deliver(visit);
    },
    forEachCode: slots.forEachCode,
    stateOf: (i, out) => readState(memory, sieve, slots.slotOf(i), out)
  };
}
function placeSlab(parameters, centreTaiS, place) {
  parameters[PARAMETER.centre] = centreTaiS;
  parameters[PARAMETER.longU] = place.longU;
  parameters[PARAMETER.shortU] = place.shortU;
  parameters[PARAMETER.longRate] = place.longRate;
  parameters[PARAMETER.shortRate] = place.shortRate;
}
function openDelivery(memory, { at }, tables) {
  const { kernel } = memory;
  const words = EVENT / 4;
  const doubles = EVENT / 8;
  const values = memory.f64(at.events, EVENTS_AT_ONCE * doubles);
  const numbers = memory.i32(at.events, EVENTS_AT_ONCE * words);
  return (visit) => {
    const hits = tables[TABLE.hitCount];
    for (let from = 0; from < hits; from += HITS_AT_ONCE) {
      const count = kernel.confirmCandidates(kernel.testHits(from, Math.min(hits, from + HITS_AT_ONCE)));
      for (let k = 0; k < count; k++) {
        const n = k * words;
        const v = k * doubles;
        visit(numbers[n], numbers[n + 1], numbers[n + 2], values[v + 2], values, v + 3);
      }
    }
  };
}
function readState(memory, { at }, slot, out) {
  const block = slot >> 2;
  const lane = slot & 3;
  const states = memory.f32(at.rowBlocks + block * ROW_BLOCK, ROW_BLOCK / 4);
  for (let c = 0; c < 6; c++) out[c] = states[4 * c + lane];
  out[6] = memory.f32(at.paths + block * PATH_BLOCK, PATH_BLOCK / 4)[4 * PAD_VECTOR + lane];
}

// packages/conjunction/src/screening/sieve/all-pairs-kernel.ts
var sieves = /* @__PURE__ */ new WeakMap();
function screenAllPairsByKernel(plan, source, block) {
  const { count, sgp4Count } = source;
  const geometry = pairGeometry(source, plan.volume);
  const sieve = sieveFor(plan, source, geometry.reachM);
  const encounters = new EncounterRows();
  const dropouts = [];
  const dropped = new Uint8Array(count);
  const slow = /* @__PURE__ */ new Map();
  const wanted = wantedMask(plan, count);
  sieve.choose(wanted);
  const isSphere = plan.volume.shape === "sphere";
  const { slabS } = plan;
  const half = slabS / 2;
  sieve.begin(block.startTaiS, block.stopTaiS);
  const slabs = Math.ceil((block.stopTaiS - block.startTaiS) / slabS - 1e-9);
  for (let slab = 0; slab < slabs; slab++) {
    const from = block.startTaiS + slab * slabS;
    const to = Math.min(block.stopTaiS, from + slabS);
    const centre = from + half;
    sieve.advance(centre);
    for (let i = sgp4Count; i < count; i++) {
      const k = i - sgp4Count;
      const padM = centreState(source, i, centre, half, sieve.hostStates, 6 * k);
      sieve.hostCodes[k] = padM < 0 ? -padM : 0;
      sieve.hostPadsM[k] = Math.max(0, padM);
    }
    sieve.scan(from - centre, to - centre, (i, j, kind, tauS, values, at) => {
      if (source.isSameObject(i, j)) return;
      if (kind === SLOW_PAIR) {
        slow.set(i * count + j, [i, j]);
        return;
      }
      if (slow.has(i * count + j)) return;
      if (kind === CONFIRMED) {
        for (const [p, s] of directions(wanted, i, j)) {
          if (isSphere) {
            for (let c = 0; c < 12; c++) geometry.pair[c] = values[at + 1 + c];
            if (p !== i) swap(geometry.pair);
            writeApproach(encounters, geometry.pair, p, s, centre + tauS);
          } else {
            const encounter = encounterAt(geometry, p, s, centre + tauS);
            if (encounter) encounters.push(encounter);
          }
        }
        return;
      }
      const first2 = from - SAME_EVENT_S;
      for (const tca of closestInstants(geometry, i, j, centre + tauS, first2, to + SAME_EVENT_S)) {
        for (const [p, s] of directions(wanted, i, j)) {
          const encounter = encounterAt(geometry, p, s, tca);
          if (encounter) encounters.push(encounter);
        }
      }
    });
    const left = [];
    sieve.forEachCode((i, code) => {
      if (code === NOT_COVERED || dropped[i] === 1) return;
      dropped[i] = 1;
      left.push([i, code]);
    });
    for (const [i, code] of left.sort((a, b) => a[0] - b[0])) dropouts.push(dropoutOf(i, code, from));
  }
  for (const [i, j] of slow.values()) {
    for (const [p, s] of directions(wanted, i, j)) {
      for (const encounter of sampledPair(geometry, p, s, block.startTaiS, block.stopTaiS)) encounters.push(encounter);
    }
  }
  return { encounters: withoutRepeats(encounters), dropouts };
}
function sieveFor(plan, source, missM) {
  const samplingMps = samplingSpeedMps(missM, plan.slowSpeedMps);
  const hostObjects = source.count - source.sgp4Count;
  const { slabS } = plan;
  const key = [hostObjects, missM, slabS, samplingMps].join(" ");
  const entry = sieves.get(source.batch);
  if (entry?.key === key) return entry.sieve;
  const sieve = openSieve({ batch: source.batch, hostObjects, missM, slabS, samplingMps });
  sieves.set(source.batch, { key, sieve });
  return sieve;
}
function swap(pair) {
  const first2 = pair.slice(0, 6);
  pair.copyWithin(0, 6, 12);
  pair.set(first2, 6);
}

// packages/astro/src/sgp4/mean-elements.ts
var mean = new Float64Array(6);
function orbitBounds(batch, i, fromTaiS, toTaiS, out) {
  const o = i * ROW;
  const { near } = batch;
  if (near[o + INIT_ERROR] !== 0) return false;
  let axisLow = Number.POSITIVE_INFINITY;
  let axisHigh = 0;
  let eccentricity = 0;
  let rate2 = 0;
  for (let end = 0; end < 2; end++) {
    const t = ((end === 0 ? fromTaiS : toTaiS) - near[o + EPOCH_TAI_S]) / 60;
    const t2 = t * t;
    const n0 = near[o + MEAN_MOTION];
    const factor = 1 - near[o + C1] * t - t2 * (near[o + D2] + t * (near[o + D3] + t * near[o + D4]));
    let e = near[o + ECCENTRICITY] - near[o + BC4] * t;
    let axis = near[o + SEMI_MAJOR_AXIS] * factor * factor;
    let spread = 2 * Math.abs(near[o + BC5]);
    let perMinute = near[o + MEAN_ANOMALY_RATE] + near[o + ARG_PERIGEE_RATE] + near[o + NODE_RATE] * near[o + COS_I] + n0 * t * (2 * near[o + T2] + t * (3 * near[o + T3] + t * (4 * near[o + T4] + 5 * t * near[o + T5])));
    const k = batch.deepRow[i];
    if (k >= 0) {
      const d = k * DEEP_ROW;
      const { deep } = batch;
      mean[EM] = near[o + ECCENTRICITY];
      mean[IM] = near[o + INCLINATION];
      mean[NODEM] = 0;
      mean[ARGPM] = 0;
      mean[MM] = 0;
      mean[NM] = n0;
      addSecular(near, o, deep, d, batch.integrator, k * INTEGRATOR_ROW, t, mean);
      e += mean[EM] - near[o + ECCENTRICITY];
      axis = (XKE / mean[NM]) ** (2 / 3) * factor * factor;
      spread += 1e-4 + 0.25 * (Math.abs(deep[d + SE2]) + Math.abs(deep[d + SE3]) + Math.abs(deep[d + EE2]) + Math.abs(deep[d + E3]));
      perMinute += mean[NM] - n0 + deep[d + DMDT] + deep[d + DOMDT] + deep[d + DNODT] * near[o + COS_I];
    }
    e = Math.abs(e) + spread;
    e += Math.abs(near[o + AYCOF]) / (axis * (1 - e * e));
    if (!(axis > 0 && e < 1)) return false;
    axisLow = Math.min(axisLow, axis);
    axisHigh = Math.max(axisHigh, axis);
    eccentricity = Math.max(eccentricity, e);
    rate2 += perMinute / 120;
  }
  const p = axisLow * (1 - eccentricity * eccentricity);
  const k1 = 0.5 * J22 / p;
  const perigee = axisLow * (1 - eccentricity);
  const apogee = axisHigh * (1 + eccentricity);
  const curvature = 1e-4 * axisHigh;
  out.lowestM = (perigee - shortPeriod(k1, p, perigee) - curvature) * EARTH_RADIUS_KM * 1e3;
  out.highestM = (apogee + shortPeriod(k1, p, apogee) + curvature) * EARTH_RADIUS_KM * 1e3;
  out.eccentricity = eccentricity;
  out.rateRadps = rate2;
  return true;
}
function shortPeriod(k1, p, radius) {
  return 3 * k1 * radius / p + 0.5 * k1;
}

// packages/conjunction/src/screening/approach/next-meeting.ts
var REACH_ROW = 7;
var LOWEST2 = 0;
var HIGHEST2 = 1;
var RATE2 = 2;
var SWING = 3;
var DRIFT = 4;
var CLIMB = 5;
var PAD = 6;
function writeReach(table, i, reach) {
  const o = i * REACH_ROW;
  table[o + LOWEST2] = reach.lowestM;
  table[o + HIGHEST2] = reach.highestM;
  table[o + RATE2] = reach.rateRadps;
  table[o + SWING] = reach.swingRad;
  table[o + DRIFT] = reach.driftRadps;
  table[o + CLIMB] = reach.climbMps;
  table[o + PAD] = reach.padM;
}
function reachPadM(table, i) {
  return table[i * REACH_ROW + PAD];
}
function centreSwingRad(eccentricity) {
  return 2 * (2.02 * eccentricity + 0.6 * eccentricity ** 3) + 0.012;
}
function planeDriftRadps(lowestM, highestM) {
  return 175e-8 * (68e5 / lowestM) ** 3.5 + (highestM > 6e7 ? 1e-6 : 1e-7);
}
function climbMps(lowestM, highestM) {
  const e = Math.min(1, (highestM - lowestM) / (highestM + lowestM) + 1e-3);
  return 1.02 * e * Math.sqrt(MU_EARTH / (lowestM * (1 + e))) + 5;
}
var CAUTION = 0.99;
var ANGLE_STRETCH_S = 1500;
var NextMeeting = class {
  #track;
  #missM;
  /** Shell of the primary widened by the miss, m. */
  #lowest;
  #highest;
  constructor(track, missM) {
    this.#track = track;
    this.#missM = missM;
    this.#lowest = track.reach.lowestM - missM;
    this.#highest = track.reach.highestM + missM;
  }
  /** Whether the radii of the two ever come within the miss distance during the track. */
  isWithinShell(table, j) {
    const o = j * REACH_ROW;
    return table[o + LOWEST2] <= this.#highest && table[o + HIGHEST2] >= this.#lowest;
  }
  /**
   * @param k       number            raster index of the primary
   * @param state   Float64Array(6)   state of the secondary at that instant, m and m/s
   * @param table, j                  its reach: row j
   * @returns s   no meeting can happen sooner (0 when nothing can be said)
   */
  secondsUntil(k, state, table, j) {
    const reachLow = table[j * REACH_ROW + LOWEST2];
    const reachHigh = table[j * REACH_ROW + HIGHEST2];
    const track = this.#track;
    const own = track.reach;
    const left = (track.count - 1 - k) * track.stepS;
    const o = 6 * k;
    const ux1 = track.axes[o];
    const uy1 = track.axes[o + 1];
    const uz1 = track.axes[o + 2];
    const nx1 = track.axes[o + 3];
    const ny1 = track.axes[o + 4];
    const nz1 = track.axes[o + 5];
    const x = state[0];
    const y = state[1];
    const z = state[2];
    const r = Math.sqrt(x * x + y * y + z * z);
    let nx2 = y * state[5] - z * state[4];
    let ny2 = z * state[3] - x * state[5];
    let nz2 = x * state[4] - y * state[3];
    const h = Math.sqrt(nx2 * nx2 + ny2 * ny2 + nz2 * nz2);
    nx2 /= h;
    ny2 /= h;
    nz2 /= h;
    const ux2 = x / r;
    const uy2 = y / r;
    const uz2 = z / r;
    const gap = Math.max(r - own.highestM, own.lowestM - r) - this.#missM;
    let until = gap > 0 ? CAUTION * gap / table[j * REACH_ROW + CLIMB] : 0;
    const lowest = Math.max(own.lowestM, reachLow) - this.#missM;
    const slip = this.#missM / lowest;
    const drift2 = own.driftRadps + table[j * REACH_ROW + DRIFT];
    const w2Low = 0.999 * h / (reachHigh * reachHigh);
    const w2High = 1.001 * h / (reachLow * reachLow);
    const cosI = Math.max(-1, Math.min(1, nx1 * nx2 + ny1 * ny2 + nz1 * nz2));
    const cosTheta = Math.max(-1, Math.min(1, ux1 * ux2 + uy1 * uy2 + uz1 * uz2));
    const theta = Math.acos(cosTheta);
    const fast = track.fastestRadps;
    const slow = track.slowestRadps;
    const turn = Math.sqrt(
      Math.max(
        turnSquared(slow, w2Low, cosI),
        turnSquared(slow, w2High, cosI),
        turnSquared(fast, w2Low, cosI),
        turnSquared(fast, w2High, cosI)
      )
    ) + drift2 * ANGLE_STRETCH_S * (fast + w2High);
    const byAngle = CAUTION * (theta - 1.01 * slip) / turn;
    if (byAngle > until) until = Math.min(byAngle, Math.max(until, ANGLE_STRETCH_S));
    if (until >= left) return until;
    const kx = ny1 * nz2 - nz1 * ny2;
    const ky = nz1 * nx2 - nx1 * nz2;
    const kz = nx1 * ny2 - ny1 * nx2;
    const sinI2 = kx * kx + ky * ky + kz * kz;
    if (sinI2 < 1e-10) return until;
    const sinI = Math.sqrt(sinI2);
    const phi1 = Math.atan2(
      (ux1 * (ny1 * kz - nz1 * ky) + uy1 * (nz1 * kx - nx1 * kz) + uz1 * (nx1 * ky - ny1 * kx)) / sinI,
      (ux1 * kx + uy1 * ky + uz1 * kz) / sinI
    );
    const phi2 = Math.atan2(
      (ux2 * (ny2 * kz - nz2 * ky) + uy2 * (nz2 * kx - nx2 * kz) + uz2 * (nx2 * ky - ny2 * kx)) / sinI,
      (ux2 * kx + uy2 * ky + uz2 * kz) / sinI
    );
    const cosHalf = Math.sqrt((1 + cosI) / 2);
    const sinHalf = Math.sqrt((1 - cosI) / 2);
    const swing = own.swingRad + table[j * REACH_ROW + SWING];
    const psiWindow = window(1.01 * slip + drift2 * left, cosHalf) + swing;
    let psi = phi1 - phi2;
    if (psi > Math.PI) psi -= 2 * Math.PI;
    else if (psi <= -Math.PI) psi += 2 * Math.PI;
    const rate2 = own.rateRadps - table[j * REACH_ROW + RATE2];
    const away = Math.abs(psi) - psiWindow;
    if (away > 0) {
      const towards = psi * rate2 < 0;
      const path = towards ? away : 2 * Math.PI - Math.abs(psi) - psiWindow;
      const byDifference = CAUTION * path / (Math.abs(rate2) + 1e-12);
      if (byDifference > until) until = byDifference;
    }
    const both = slow + w2Low;
    const stretch = Math.min(left, 2 * Math.PI / both);
    const chiWindow = window(1.01 * slip + drift2 * stretch, sinHalf);
    let chi = phi1 + phi2;
    if (chi > Math.PI) chi -= 2 * Math.PI;
    else if (chi <= -Math.PI) chi += 2 * Math.PI;
    if (Math.abs(chi) > chiWindow) {
      const path = (chi < 0 ? -chi : 2 * Math.PI - chi) - chiWindow;
      const bySum = Math.min(stretch, CAUTION * path / (fast + w2High));
      if (bySum > until) until = bySum;
    }
    return until;
  }
};
function window(eta, factor) {
  const s = eta / (2 * factor);
  return s < 1 ? 2 * Math.asin(s) : Math.PI;
}
function turnSquared(w1, w2, cosI) {
  return w1 * w1 + w2 * w2 - 2 * w1 * w2 * cosI;
}

// packages/conjunction/src/screening/approach/track.ts
var STEP_S2 = 30;
var TEST_STEPS = 4;
var SPAN_END = { width: 1e-3 };
function tracksOf(source, object, startTaiS, stopTaiS) {
  const [from, to] = source.spanOf(object);
  const a = Math.max(startTaiS, from);
  const b = Math.min(stopTaiS, to);
  if (!(a < b)) return [];
  const six5 = new Float64Array(6);
  const has = (t) => source.state(object, t, six5, 0) === 0;
  const tracks = [];
  const count = Math.ceil((b - a) / STEP_S2);
  let runFrom2 = has(a) ? a : void 0;
  for (let k = 1; k <= count; k++) {
    const t = Math.min(b, a + k * STEP_S2);
    const present = has(t);
    if (present && runFrom2 === void 0) runFrom2 = borderBetween(has, t, a + (k - 1) * STEP_S2, SPAN_END);
    if (runFrom2 !== void 0 && (!present || k === count)) {
      const runTo = present ? t : borderBetween(has, a + (k - 1) * STEP_S2, t, SPAN_END);
      if (runTo > runFrom2) tracks.push(layOut(source, object, runFrom2, runTo));
      runFrom2 = void 0;
    }
  }
  return tracks;
}
function trackOf(source, object, startTaiS, stopTaiS) {
  const tracks = tracksOf(source, object, startTaiS, stopTaiS);
  const [first2, ...others] = tracks;
  if (!first2 || others.length === 0) return first2;
  const reach = {
    lowestM: Math.min(...tracks.map((track) => track.reach.lowestM)),
    highestM: Math.max(...tracks.map((track) => track.reach.highestM)),
    rateRadps: first2.reach.rateRadps,
    swingRad: 10,
    driftRadps: 1,
    climbMps: Math.max(...tracks.map((track) => track.reach.climbMps)) + 100,
    padM: Math.max(...tracks.map((track) => track.reach.padM))
  };
  return { ...first2, reach };
}
function layOut(source, object, startTaiS, stopTaiS) {
  const steps = Math.max(1, Math.ceil((stopTaiS - startTaiS) / STEP_S2 - 1e-9));
  const count = steps + 1;
  const stepS = (stopTaiS - startTaiS) / steps;
  const states = new Float64Array(6 * count);
  const axes = new Float64Array(6 * count);
  let lowestM = Number.POSITIVE_INFINITY;
  let highestM = 0;
  let slowest = Number.POSITIVE_INFINITY;
  let fastest = 0;
  let climb = 0;
  let tilt = 0;
  const travelled = new Float64Array(count);
  for (let k = 0; k < count; k++) {
    const o = 6 * k;
    const t = k === steps ? stopTaiS : startTaiS + k * stepS;
    source.state(object, t, states, o);
    const [x, y, z, vx, vy, vz] = states.subarray(o, o + 6);
    const r = Math.hypot(x, y, z);
    const n = [y * vz - z * vy, z * vx - x * vz, x * vy - y * vx];
    const h = Math.hypot(...n);
    axes.set([x / r, y / r, z / r, n[0] / h, n[1] / h, n[2] / h], o);
    lowestM = Math.min(lowestM, r);
    highestM = Math.max(highestM, r);
    slowest = Math.min(slowest, h / (r * r));
    fastest = Math.max(fastest, h / (r * r));
    climb = Math.max(climb, Math.abs(x * vx + y * vy + z * vz) / r);
    if (k > 0) {
      tilt = Math.max(tilt, chord(axes, o + 3, o - 3));
      travelled[k] = travelled[k - 1] + 2 * Math.asin(Math.min(1, chord(axes, o, o - 6) / 2));
    }
  }
  const rateRadps = travelled[steps] / (stopTaiS - startTaiS);
  let ahead = 0;
  let behind = 0;
  for (let k = 0; k < count; k++) {
    const departure = travelled[k] - rateRadps * k * stepS;
    ahead = Math.max(ahead, departure);
    behind = Math.min(behind, departure);
  }
  const padM = padsOf(states, count, stepS);
  const between = climb * stepS / 2 + 1200 * (stepS / STEP_S2) ** 2;
  return {
    object,
    startTaiS,
    stopTaiS,
    stepS,
    count,
    states,
    axes,
    padM,
    slowestRadps: slowest * 0.99,
    fastestRadps: fastest * 1.01,
    reach: {
      lowestM: lowestM - between,
      highestM: highestM + between,
      rateRadps,
      swingRad: ahead - behind + 2e-3,
      driftRadps: 1.05 * tilt / stepS + 1e-7,
      // The radius cannot gather more than this between two raster instants.
      climbMps: climb + 10 * (stepS / 2),
      padM: padM.reduce((worst, pad) => Math.max(worst, pad), 0)
    }
  };
}
function padsOf(states, count, stepS) {
  const pads = new Float64Array(count);
  const terms5 = new Float64Array(9);
  const there3 = new Float64Array(3);
  for (let k = 0; k < count; k++) {
    taylorTerms(states, 6 * k, terms5);
    let worst = 0;
    for (let n = 1; n <= TEST_STEPS && k + n < count; n++) {
      taylorPosition(states, 6 * k, terms5, n * stepS, there3);
      const o = 6 * (k + n);
      worst = Math.max(
        worst,
        Math.hypot(there3[0] - states[o], there3[1] - states[o + 1], there3[2] - states[o + 2])
      );
    }
    pads[k] = 2 * worst + 1;
  }
  return pads;
}
function chord(v, a, b) {
  return Math.hypot(v[a] - v[b], v[a + 1] - v[b + 1], v[a + 2] - v[b + 2]);
}

// packages/conjunction/src/screening/outline/may-meet.ts
var SHORTEST_STEP_S = 1;
function mayMeet(first2, second2, { window: window2, volume }) {
  const from = Math.max(window2.startTaiS, first2[START_TAI_S], second2[START_TAI_S]);
  const to = Math.min(window2.stopTaiS, first2[STOP_TAI_S], second2[STOP_TAI_S]);
  if (isUnknown(first2, window2) || isUnknown(second2, window2)) return true;
  if (!(from <= to)) return false;
  const reach = { volume, reachM: circumscribingRadiusM(volume) };
  for (let block = Math.floor(from / LATTICE_S); block <= Math.floor(to / LATTICE_S); block++) {
    const span = {
      middleTaiS: (block + 0.5) * LATTICE_S,
      startTaiS: Math.max(from, block * LATTICE_S),
      stopTaiS: Math.min(to, (block + 1) * LATTICE_S)
    };
    if (mayMeetInBlock(rowOf(first2, block), rowOf(second2, block), reach, span)) return true;
  }
  return false;
}
var EDGE_S2 = 2;
function isIdle(source, plan, block, primaries, j) {
  const outline = source.outlineOf(j);
  const window2 = { startTaiS: block.startTaiS - EDGE_S2, stopTaiS: block.stopTaiS + EDGE_S2 };
  if (outline === void 0 || isUnknown(outline, window2)) return false;
  return primaries.every((primary) => {
    if (source.isSameObject(primary, j)) return true;
    const own = source.outlineOf(primary);
    return own !== void 0 && !mayMeet(own, outline, { window: window2, volume: plan.volume });
  });
}
function isUnknown(outline, { startTaiS, stopTaiS }) {
  const from = Math.floor(Math.max(startTaiS, outline[START_TAI_S]) / LATTICE_S);
  const to = Math.floor(Math.min(stopTaiS, outline[STOP_TAI_S]) / LATTICE_S);
  for (let block = from; block <= to; block++) if (!(rowOf(outline, block)[STRAY] <= 2)) return true;
  return false;
}
function rowOf(outline, block) {
  const at = OUTLINE_FRONT + (block - outline[FIRST_BLOCK]) * OUTLINE_ROW;
  return outline.subarray(at, at + OUTLINE_ROW);
}
function mayMeetInBlock(first2, second2, { volume, reachM }, span) {
  const [radialM, alongM, acrossM] = semiAxesM(volume);
  const lowestM = Math.min(first2[LOWEST], second2[LOWEST]);
  const upM = radialM + (alongM * alongM + acrossM * acrossM) / (2 * (first2[LOWEST] - radialM));
  if (second2[LOWEST] > first2[HIGHEST] + upM || second2[HIGHEST] < first2[LOWEST] - radialM) return false;
  const apart = reachM / lowestM + first2[STRAY] + second2[STRAY];
  return !areOutOfPhase(first2, second2, apart, span) && comeWithin(first2, second2, apart, span);
}
function areOutOfPhase(first2, second2, apart, span) {
  const longestS = Math.max(span.middleTaiS - span.startTaiS, span.stopTaiS - span.middleTaiS);
  const [ax, ay, az] = [first2[NORMAL], first2[NORMAL + 1], first2[NORMAL + 2]];
  const [bx, by, bz] = [second2[NORMAL], second2[NORMAL + 1], second2[NORMAL + 2]];
  let [kx, ky, kz] = [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx];
  let length2 = Math.sqrt(kx * kx + ky * ky + kz * kz);
  if (length2 < 1e-9) {
    [kx, ky, kz] = [first2[DIRECTION], first2[DIRECTION + 1], first2[DIRECTION + 2]];
    length2 = 1;
  }
  const phaseOf = (row, nx, ny, nz) => {
    const [x, y, z] = [row[DIRECTION], row[DIRECTION + 1], row[DIRECTION + 2]];
    const across = x * (ny * kz - nz * ky) + y * (nz * kx - nx * kz) + z * (nx * ky - ny * kx);
    return Math.atan2(across, x * kx + y * ky + z * kz);
  };
  const psi = phaseOf(first2, ax, ay, az) - phaseOf(second2, bx, by, bz);
  const between = Math.abs(psi - 2 * Math.PI * Math.round(psi / (2 * Math.PI)));
  const slip = Math.abs(first2[RATE] - second2[RATE]) * longestS;
  const cosHalf = Math.sqrt(Math.max(0, (1 + ax * bx + ay * by + az * bz) / 2));
  const nearest = Math.min(between - slip, 2 * Math.PI - between - slip, Math.PI);
  const turn = Math.abs(first2[NODE_RATE2] - second2[NODE_RATE2]) * longestS;
  return nearest > 0 && 2 * cosHalf * Math.sin(nearest / 2) > apart + turn + 1e-8;
}
var here = new Float64Array(3);
var there = new Float64Array(3);
function comeWithin(first2, second2, apart, span) {
  const { middleTaiS, startTaiS, stopTaiS } = span;
  const fastest = speedOf2(first2) + speedOf2(second2);
  for (let t = startTaiS; ; ) {
    directionAt(first2, t - middleTaiS, here);
    directionAt(second2, t - middleTaiS, there);
    const chord2 = Math.sqrt((here[0] - there[0]) ** 2 + (here[1] - there[1]) ** 2 + (here[2] - there[2]) ** 2);
    const clearS = (chord2 - apart) / fastest;
    if (!(clearS > SHORTEST_STEP_S)) return true;
    if (t + clearS >= stopTaiS) return false;
    t += clearS;
  }
}
function speedOf2(row) {
  return Math.abs(row[RATE]) + Math.abs(row[NODE_RATE2]);
}
function directionAt(row, timeS, out) {
  const [mx, my, mz] = [row[DIRECTION], row[DIRECTION + 1], row[DIRECTION + 2]];
  const [nx, ny, nz] = [row[NORMAL], row[NORMAL + 1], row[NORMAL + 2]];
  const [cos, sin] = [Math.cos(row[RATE] * timeS), Math.sin(row[RATE] * timeS)];
  const x = cos * mx + sin * (ny * mz - nz * my);
  const y = cos * my + sin * (nz * mx - nx * mz);
  const [cosNode, sinNode] = [Math.cos(row[NODE_RATE2] * timeS), Math.sin(row[NODE_RATE2] * timeS)];
  out[0] = cosNode * x - sinNode * y;
  out[1] = sinNode * x + cosNode * y;
  out[2] = cos * mz + sin * (nx * my - ny * mx);
}

// packages/conjunction/src/screening/to-all/few-to-all.ts
var TEST_STEPS2 = 4;
function screenPrimaries(plan, source, block, primaries, first2 = 0, end = source.count) {
  const geometry = pairGeometry(source, plan.volume);
  const dropouts = /* @__PURE__ */ new Map();
  const isIdleHere = (j) => isIdle(source, plan, block, primaries, j);
  const reaches = reachOfAll(source, block, dropouts, first2, end, isIdleHere);
  const encounters = [];
  if (reaches.every((value) => value === 0)) return { encounters, dropouts: [...dropouts.values()] };
  for (const primary of primaries) {
    for (const track of tracksOf(source, primary, block.startTaiS, block.stopTaiS)) {
      const meeting = new NextMeeting(track, geometry.reachM);
      for (let j = first2; j < end; j++) {
        if (!meeting.isWithinShell(reaches, j) || source.isSameObject(primary, j)) continue;
        screenPair(plan, geometry, track, meeting, j, reaches, encounters, dropouts);
      }
    }
  }
  return { encounters, dropouts: [...dropouts.values()] };
}
var ANYWHERE = {
  lowestM: 64e5,
  highestM: 1e12,
  rateRadps: 0,
  swingRad: 10,
  driftRadps: 1e-5,
  climbMps: 12e3,
  padM: 0
};
function reachOfAll(source, block, dropouts, first2, end, isIdleHere) {
  const { startTaiS, stopTaiS } = block;
  const table = new Float64Array(source.count * REACH_ROW);
  const bounds = { lowestM: 0, highestM: 0, eccentricity: 0, rateRadps: 0 };
  const reach = { lowestM: 0, highestM: 0, rateRadps: 0, swingRad: 0, driftRadps: 0, climbMps: 0, padM: 0 };
  for (let i = first2; i < Math.min(end, source.sgp4Count); i++) {
    const code = source.state(i, startTaiS, six3, 0);
    if (code !== 0) {
      dropouts.set(i, dropoutOf(i, code, startTaiS));
    } else if (orbitBounds(source.batch, i, startTaiS, stopTaiS, bounds)) {
      reach.lowestM = bounds.lowestM;
      reach.highestM = bounds.highestM;
      reach.rateRadps = bounds.rateRadps;
      reach.swingRad = centreSwingRad(bounds.eccentricity);
      reach.driftRadps = planeDriftRadps(bounds.lowestM, bounds.highestM);
      reach.climbMps = climbMps(bounds.lowestM, bounds.highestM);
      writeReach(table, i, reach);
    } else {
      writeReach(table, i, ANYWHERE);
    }
  }
  for (let i = Math.max(first2, source.sgp4Count); i < end; i++) {
    if (isIdleHere(i)) continue;
    const track = trackOf(source, i, startTaiS, stopTaiS);
    if (track) {
      writeReach(table, i, track.reach);
      continue;
    }
    const code = firstCode(source, i, startTaiS, stopTaiS);
    if (code !== NOT_COVERED) dropouts.set(i, dropoutOf(i, code, startTaiS));
  }
  return table;
}
function firstCode(source, i, from, to) {
  const [spanFrom, spanTo] = source.spanOf(i);
  if (spanFrom >= to || spanTo <= from) return NOT_COVERED;
  return source.state(i, Math.max(from, spanFrom), new Float64Array(6), 0) || NOT_COVERED;
}
var six3 = new Float64Array(6);
var guess = new Float64Array(1);
function screenPair(plan, geometry, track, meeting, j, reaches, encounters, dropouts) {
  const { source, reachM } = geometry;
  const sampling = samplingSpeedMps(reachM, plan.slowSpeedMps);
  const [spanFrom, spanTo] = source.spanOf(j);
  const last = track.count - 1;
  let k = 0;
  while (k < last) {
    const t = track.startTaiS + k * track.stepS;
    if (t > spanTo) return;
    if (t < spanFrom) {
      k = Math.max(k + 1, Math.min(last, Math.floor((spanFrom - track.startTaiS) / track.stepS)));
      if (track.startTaiS + (k + 1) * track.stepS >= spanFrom && track.startTaiS + k * track.stepS < spanFrom) {
        encounters.push(...searchStep(geometry, track, j, spanFrom, track.startTaiS + (k + 1) * track.stepS));
        k++;
      }
      continue;
    }
    const code = source.state(j, t, six3, 0);
    if (code !== 0) {
      if (!dropouts.has(j)) dropouts.set(j, dropoutOf(j, code, t));
      return;
    }
    const steps = Math.floor(meeting.secondsUntil(k, six3, reaches, j) / track.stepS);
    if (steps >= TEST_STEPS2) {
      k += steps;
      continue;
    }
    const end = Math.min(last, k + TEST_STEPS2);
    const span = (end - k) * track.stepS;
    const pad = track.padM[k] + reachPadM(reaches, j);
    const verdict = approachTest(track.states, 6 * k, six3, 0, 0, span, reachM, pad, sampling, guess);
    if (verdict === SLOW) {
      dropPair(encounters, track.object, j, track.startTaiS);
      encounters.push(...sampledPair(geometry, track.object, j, track.startTaiS, track.stopTaiS));
      return;
    }
    if (verdict === CLOSE) {
      const first2 = t - SAME_EVENT_S;
      for (const tca of closestInstants(geometry, track.object, j, t + guess[0], first2, t + span + SAME_EVENT_S)) {
        const encounter = encounterAt(geometry, track.object, j, tca);
        if (encounter) encounters.push(encounter);
      }
    } else if (verdict !== FAR) throw new Error("unknown verdict");
    k = end;
  }
}
function searchStep(geometry, track, j, from, to) {
  return closestInstants(geometry, track.object, j, (from + to) / 2, from, to).flatMap(
    (tca) => encounterAt(geometry, track.object, j, tca) ?? []
  );
}
function dropPair(encounters, primary, secondary, from) {
  for (let n = encounters.length - 1; n >= 0; n--) {
    const e = encounters[n];
    if (e.primary !== primary || e.secondary !== secondary || e.tcaTaiS < from - SAME_EVENT_S) return;
    encounters.length = n;
  }
}

// packages/kernel/src/generated/lattice-wasm.ts
var WASM_BASE64 = "AGFzbQEAAAABWAxgBX9/f39/AX9gAABgA39/fwF/YAABf2ACf3sAYAJ8fAF8YAR/fH9/AX9gCX9/f39/f39/fwBgBH9/fH8AYAV/fHx/fwBgCH9/f3x8f39/AGADf397AX8DExIEBQEGAAIABwAIAgkKAAsBAwMFAwEAAQa+AQl7Af0MAAAAAAAAAAAAAAAAAAAAAAt7Af0MAAAAAAAAAAAAAAAAAAAAAAt7Af0MAAAAAAAAAAAAAAAAAAAAAAt7Af0MAAAAAAAAAAAAAAAAAAAAAAt7Af0MAAAAAAAAAAAAAAAAAAAAAAt7Af0MAAAAAAAAAAAAAAAAAAAAAAt7Af0MAAAAAAAAAAAAAAAAAAAAAAt7Af0MAAAAAAAAAAAAAAAAAAAAAAt7Af0MAAAAAAAAAAAAAAAAAAAAAAsHegkIaGVhcEJhc2UAEQlwcmltYXJ5QXQAEA1zcHJlYWRQcmltYXJ5AA8JdGVzdE5vZGVzAA0Nd3JpdGVOZWFyUm93cwAMCmNyb3NzTm9kZXMACAtmaW5kV2luZG93cwAHD25hcnJvd0Nyb3NzaW5ncwAGBm1lbW9yeQIACAECCttQEoAKAQl7IAD9AASQAiEGIAD9AAQAIAD9AAQQIAH98gH98AEjCCAA/QAEICAA/QAEMCAB/fIB/fABIgMgAP0ABKABIAH98gEgAP0ABLABIgf9DAAAAAAAAPg/AAAAAAAA+D8gAP0ABMABIgQgBP3yASII/fIB/QwAAAAAAADwPwAAAAAAAPA//fABIAD9AATQAf3xAf3yAf3wAf3xASIF/ewB/QwAAAAAgIQuQQAAAACAhC5B/Un9TiQI/QwAAAAAAADwPwAAAAAAAPA/IAD9AARwIAH98gH98QEgASAB/fIBIgkgAP0ABOABIAEgAP0ABPABIAEgAP0ABIAC/fIB/fAB/fIB/fAB/fIB/fEBIQogCSAA/QAEkAEgASAA/QAEsAIgASAA/QAEwAIgASAA/QAE0AL98gH98AH98gH98AH98gH98AH98gEhCSAG/ewBIAD9AASAAyAA/QAEgAEgAf3yASAGIAD9AASgAv3yAf3xAf3xASIBIAf98gEgBP3yAf3sAf0MAAAAAAAA+D8AAAAAAAD4PyAE/fIB/QwAAAAAAAAIQAAAAAAAAAhA/fABIAj98AH98gH98AEkByMIIAH9DAAAAAAAAPA/AAAAAAAA8D/9SSAB/Qz8qfHSTWJQv/yp8dJNYlC//Uz9Tv1OJAggAP0ABPACIAogCv3yAf3yASQD/QwAAAAAAADwPwAAAAAAAPA/IwP9DAAAAAAAAPA/AAAAAAAA8D8gAf0Mje21oPfGsD6N7bWg98awPv33ASIBIAH98gH98QH98gH98wEhBCAF/QyDyMltMF/kP4PIyW0wX+Q/IAX98gH9lAEiBf0MAABAVPsh+T8AAEBU+yH5P/3yAf3xASAF/QwxY2IaYbTQPTFjYhphtNA9/fIB/fEBIgYgBv3yASEHIAYgBiAH/fIB/Qx81c9aOtnlPXzVz1o62eU9IAf98gH9DOucK4rm5Vq+65wriublWr798AEgB/3yAf0Mff6xV+Mdxz59/rFX4x3HPv3wASAH/fIB/QzVYcEZoAEqv9VhwRmgASq//fABIAf98gH9DKb4EBEREYE/pvgQERERgT/98AEgB/3yAf0MSVVVVVVVxb9JVVVVVVXFv/3wAf3yAf3wASQB/QwAAAAAAADgvwAAAAAAAOC/IAf98gH9DAAAAAAAAPA/AAAAAAAA8D/98AEgByAH/fIB/QzUOIi+6fqovdQ4iL7p+qi9IAf98gH9DMSxtL2e7iE+xLG0vZ7uIT798AEgB/3yAf0MrVKcgE9+kr6tUpyAT36Svv3wASAH/fIB/QyQFcsZoAH6PpAVyxmgAfo+/fABIAf98gH9DHdRwRZswVa/d1HBFmzBVr/98AEgB/3yAf0MTFVVVVVVpT9MVVVVVVWlP/3wAf3yAf3wASQCIAX9/AH9xwEkACABIwIjASMA/QwBAAAAAAAAAAEAAAAAAAAA/c4BIgX9DAEAAAAAAAAAAQAAAAAAAAD9Tv3BAf1SIAX9DAIAAAAAAAAAAgAAAAAAAAD9TkE+/csB/VH98gEkBCABIwIjASMAIgH9DAEAAAAAAAAAAQAAAAAAAAD9Tv3BAf1SIAH9DAIAAAAAAAAAAgAAAAAAAAD9TkE+/csB/VH98gEgBCAA/QAEsAP98gH98AEkBSAD/fABIAD9AATgAiAJ/fIBIAQgAP0ABMAD/fIBIwT98gH98AH98AEkBgv6AQICfAJ/IACZIgMgAZkiAmQhBCACIAOjIAMgAqMgBBsiAkR6n3CXeYLaP2QiBQRAIAJEAAAAAAAA8L+gIAJEAAAAAAAA8D+goyECC0QYLURU+yEJQEQYLURU+yH5PyACRAAAAAAAAPA/IAIgAqIiAkRVVVVVVVXVPyACRJqZmZmZmck/IAJEkiRJkiRJwj8gAkQcx3Ecx3G8PyACREYXXXTRRbc/IAJEFDuxEzuxsz+ioaKhoqGioaKhoqGiIgJEGC1EVPsh6T+gIAIgBRsiAqEgAiAEGyICoSACIAFEAAAAAAAAAABjGyIBmiABIABEAAAAAAAAAABjGwu2AQD9DAAAAAAAAAAAAAAAAAAAAAAkAP0MAAAAAAAAAAAAAAAAAAAAACQB/QwAAAAAAAAAAAAAAAAAAAAAJAL9DAAAAAAAAAAAAAAAAAAAAAAkA/0MAAAAAAAAAAAAAAAAAAAAACQE/QwAAAAAAAAAAAAAAAAAAAAAJAX9DAAAAAAAAAAAAAAAAAAAAAAkBv0MAAAAAAAAAAAAAAAAAAAAACQH/QwAAAAAAAAAAAAAAAAAAAAAJAgLnwQCC3wBfyAAKwMgIQQgACsDOCEFQcgJKwMAIQggACsDCCABRBgtRFT7IRlAoqAiASAAKwMQIAJEAAAAAAAAAABBwAkrAwAiBiABQbAJKwMAIgGhQbgJKwMAIgeiIgkgBiAJYxsgCUQAAAAAAAAAAGMbIgmcIAZEAAAAAAAA8L+gpCIK/ANBA3RqIg8rAwAiCyAPKwMIIAuhIAkgCqGioKKgIQkgASAGIAejoCAJIAArAygiCqFjIAkgCqAgAWNyBEAgAw8LRAAAAAAAAAAAQcAJKwMAIgsgCSAKoUGwCSsDACIMoUG4CSsDACIBoiIGIAYgC2QbIAZEAAAAAAAAAABjGyEGIAArAxggBCACIAtEAAAAAAAA8L+gIgcgBpykIg38A0EDdGoiDysDACIOIA8rAwggDqEgBiANoaKgIAihIgYgAkQAAAAAAAAAACALIAkgCqAgDKEgAaIiASABIAtkGyABRAAAAAAAAAAAYxsiAZwgB6QiB/wDQQN0aiICKwMAIgkgAisDCCAJoSABIAehoqAgCKAiAaBEAAAAAAAA4D+iIgeioCIIIAhEGC1EVPshGUCjnkQYLURU+yEZQKKhIgiZIAUgBEQAAAAAAADgP6IgASAGoaKgZARAIAMPCyADIAAoAgA2AgAgAyAAKAIENgIEIAMgByAIIAWgIASjoSAGpTkDCCADIAcgCCAFoSAEo6EgAaQ5AxAgA0EYaguFBgEWfCAAKwMQIQogACsDGCELIAArAyAhDCAAKwMoIQggACsDOCENQbAJKwMAIgVBwAkrAwBBuAkrAwCjoCEPQcgJKwMAIQlB0AkrAwAhECAFIAArAzAiEaEgACsDCCISoUQYLURU+yEZQKObIQcDQCASIAdEGC1EVPshGUCioCIWIA8gEaBlBEACQCALIAxEAAAAAAAA4D+iIg4gAkQAAAAAAAAAAEHACSsDACIFIBZBsAkrAwChQbgJKwMAoiIGIAUgBmMbIAZEAAAAAAAAAABjGyIGnCAFRAAAAAAAAPC/oKQiBfwDQQN0aiIAKwMAIhMgACsDCCAToSAGIAWhoqAiBSACIANGBHwgBQUgA0QAAAAAAAAAAEHACSsDACIGIBZBsAkrAwChQbgJKwMAoiITIAYgE2MbIBNEAAAAAAAAAABjGyITnCAGRAAAAAAAAPC/oKQiBvwDQQN0aiIAKwMAIhQgACsDCCAUoSATIAahoqALIgagoqAiEyATRBgtRFT7IRlAo55EGC1EVPshGUCioZkgDSAMIAYgBaFEAAAAAAAA4D+iIAogBaIiF5kgCiAGoiIFmaUgCEQAAAAAAAAIQKKgIBCioCAJoKKgZA0ARAAAAAAAAAAAQcAJKwMAIgYgFiAFIBekoCAIoUGwCSsDACIToUG4CSsDACIYoiIUIAYgFGMbIBREAAAAAAAAAABjGyEUIAsgDiACIAZEAAAAAAAA8L+gIhkgFJykIhX8A0EDdGoiACsDACIaIAArAwggGqEgFCAVoaKgIAmhIhQgA0QAAAAAAAAAACAGIBYgBSAXpaAgCKAgE6EgGKIiBSAFIAZkGyAFRAAAAAAAAAAAYxsiBZwgGaQiBvwDQQN0aiIAKwMAIhMgACsDCCAToSAFIAahoqAgCaAiBaCioCIGIAZEGC1EVPshGUCjnkQYLURU+yEZQKKhmSANIA4gBSAUoaKgZA0AIAQgATYCACAEIAf8AjYCBCAEQQhqIQQLIAdEAAAAAAAA8D+gIQcMAQsLIAQL9wMCDHwEfyAAKwM4IAArAyAiC0HICSsDACIDoqAhB0HACSsDAPwCIRFBsAkrAwAgACsDGKEhCEQAAAAAAADwP0G4CSsDAKMiBCALQdgJKwMAoqEgC0HQCSsDAKIgBKIgBKGlRBHqLYGZl3E9oCEFA0AgDyARSARAIAggBCAPt6KgIAsgASAPQQN0aiISKwMAIgmioSIMIAygRAAAAAAAAOA/oiIKIApEGC1EVPshGUCjnkQYLURU+yEZQKKhmSAMIAyhRAAAAAAAAOA/oqEgB6EhCiAIIAQgD0EBareioCALIBIrAwiioSENIAUgCmYEfyAMIA2kIg4gDCANpSIMoEQAAAAAAADgP6IiDSANRBgtRFT7IRlAo55EGC1EVPshGUCioZkgDCAOoUQAAAAAAADgP6KhIAehRAAAAAAAAAAAZQVBAAsEQCAGIAkgEBshBkEBIRAgD0EBaiEPDAILIBAEQCACIAAoAgA2AgAgAiAAKAIENgIEIAIgBiADoTkDCCACIAkgA6A5AxAgAkEYaiECC0EAIRAgBSAKYwR/IBG3IAogBaOk/AIFQQELIA9qIQ8MAQsLIBAEfyABIBFBA3RqKwMAIAOgIQQgAiAAKAIANgIAIAIgACgCBDYCBCACIAYgA6E5AwggAiAEOQMQIAJBGGoFIAILC9wDAgV/CXwgBCEFA0AgAyAHSgRAIAIgB0HIAGxqIgYoAgQiCAR/IAhBAkYEf0EBBSAGKwM4IAYrAyAiCkHICSsDAKKgIQxBwAkrAwD8AiEJQbAJKwMAIAYrAxihIQ5EAAAAAAAA8D9BuAkrAwCjIgsgCkHYCSsDAKKhIApB0AkrAwCiIAuiIAuhpUQR6i2BmZdxPaAhDUEAIQYCfwNAIAYgCUgEQCAOIAsgBreioCIPIAogBkEDdCIIIAFqKwMAoqEiECAPIAogACAIaisDAKKhIhGgRAAAAAAAAOA/oiISIBJEGC1EVPshGUCjnkQYLURU+yEZQKKhmSARIBChRAAAAAAAAOA/oqEgDKEiEiANZARAIAYgCbcgEiANo6T8AmohBgwCC0EBIA8gC6AiDyAKIAEgCGorAwiioSAQpCIQIA8gCiAAIAhqKwMIoqEgEaUiD6BEAAAAAAAA4D+iIhEgEUQYLURU+yEZQKOeRBgtRFT7IRlAoqGZIA8gEKFEAAAAAAAA4D+ioSAMoUQAAAAAAAAAAGUNAhogBkEBaiEGDAELC0EACwsEfyAFIAc2AgAgBUEIagUgBQsFIAYgByAAIAEgBRAECyEFIAdBAWohBwwBCwsgBSAEa0EDdgu8AQIEfwJ8IAUhCQNAIAMgBEggByAGIAlrTXEEQCABIAIgA0EDdGoiCygCAEHIAGxqIgooAgQiDAR/IAxBAUYEfyAKIAAgCRAFBSAAKwMAIQ0gAEHACSsDAPwDQQN0aisDACEOIAkgCigCADYCACAJIAooAgQ2AgQgCSANOQMIIAkgDjkDECAJQRhqCwUgCiALKAIEtyAAIAkQAwshCSADQQFqIQMMAQsLIAggAzYCACAIIAkgBWtBGG42AgQLwQEBB38gAUECdCEIIAQhAQNAIAMgBkoEQCACIAZBA3RqIgUoAgAhCiAFKAIEIQUDQCAFBEAgBWghByAFIAVBAWtxIQUgACAHQQNxIApBAnRqIgtBAnRqIQkgASALNgIAIAdBCEkEQCABQQA2AgQgCSAIRAAAAAAAAPA/RAAAAAAAAPC/IAdBBEkbIAEQCQUgAUEBQQIgCSAIIAEQChs2AgQLIAFByABqIQEMAQsLIAZBAWohBgwBCwsgASAEa0HIAG4L3gYBFnxBiAgrAwAiDSAAIAFBAnRqKgIAuyIOokGQCCsDACIGIAAgAUEDbGoqAgC7IgWioSIEIAJEAAAAAAAA8D8gBCAEoiAGIAAgAUEBdGoqAgC7Ig+iQYAIKwMAIhAgDqKhIhEgEaKgIBAgBaIgDSAPoqEiEiASoqAiB5+jIhOiIhSiIgIgACABQQ9saioCALsiFaIgESAUoiIGIAAgAUEEdGoqAgC7IhaioCEXRAAAAAAAAPA/RAAAAAAAAPA/IAAgAUEGbGoqAgC7IgkgFaIgACABQQdsaioCALsiCiAWoqAiCCAIoqEgCZogDqIgFqIgCiAOoiAVoqAgACABQQN0aioCALsgDyAWoiAFIBWioSIJoqAiCiAKoqEiC58iDEQAAAAAAADwP6CjIhggCKIhGSAIRAAAAAAAAPA/IBkgCKKhIAsgCCAXokQAAAAAAADwP6AgCiACmiAOoiAWoiAGIA6iIBWioCASIBSiIgsgCaKgIgmioKMiDiAXoiISoiAZIAqiIhQgDiAJoiIJoqEgDKOgIRUgACABQRJsaioCALsgDiAOoiAMoyIOIAAgAUEKbGoqAgC7QfAIKwMAoSIWIBAgEaIgDSAEoqGiIAejoqFEAAAAAAAA8D8gDqEgACABQRNsaioCALuioSENIA5BoAkrAwAiDkGICSsDACAAIAFBDmxqKgIAu6BBmAkrAwCioERSuB6F61HwP6IgE6JBkAkrAwAgDqFEAAAAAAAA8D8gFplBqAkrAwCiIBOiIg6hoqMgDkSamZmZmZmpP6KgIA4gDqAgDqKgRI3ttaD3xsA+oCIQIAAgAUELbGoqAgC7RAAAAAAAAAxAoiAOIBCgIg6iIA6ioKIgACABQRRsaioCALugRI3ttaD3xsA+oCETIAAgAUERbGoqAgC7IApEAAAAAAAA8D8gGCAKoiAKoqEgCaIgFCASoqEgDKOgIgkgFRABIAggCaKhIAogFaKgoSEIIAMgAkGwCCsDAKIgBkG4CCsDAKKgIAtBwAgrAwCioCACQZgIKwMAoiAGQaAIKwMAoqAgC0GoCCsDAKKgEAE5AwggAyAWIA8gEaIgBSAEoqGiIAejOQMQIAMgCDkDGCADIA05AyAgAyAQOQMoIAMgDjkDMCADIBM5AzgLuQQBC3xBkAkrAwBBoAkrAwAiA6EhCSADRFK4HoXrUfA/oiAJo0GICSsDACAAIAFBDmxqKgIAu6CgIQogACABQQZsaioCALsiAyADoiAAIAFBB2xqKgIAuyIDIAOioCAAIAFBA3RqKgIAuyIDIAOioJ8iBEQzMzMzMzPTP2VBiAgrAwAiBSAAIAFBAnRqKgIAuyIGokGQCCsDACIHIAAgAUEDbGoqAgC7IguioSIDIAOiIAcgACABQQF0aioCALsiDKJBgAgrAwAiAyAGoqEiCCAIoqAgAyALoiAFIAyioSIIIAiioJ9EUrgehetR8D+iIAAgAUEKbGoqAgC7QfAIKwMAoZlBqAkrAwCiIg2gRI3ttaD3xrA+oCIIRDMzMzMzM9M/ZQR/IAMgDKIgBSALoqAgByAGoqBEAAAAAAAAAABkBUEAC3EgCUQAAAAAAAAAAGRxIApEMzMzMzMz0z9lcUUEQEEADwsgBEQAAAAAAAAIQKIgACABQRNsaioCALuZokGoCSsDAKIhAyACIAAgAUEPbGoqAgC7IgVBsAgrAwCiIAAgAUEEdGoqAgC7IgZBuAgrAwCioCAFQZgIKwMAoiAGQaAIKwMAoqAQASAAIAFBEWxqKgIAu6A5AxggAiAAIAFBEmxqKgIAuzkDICACIAogDaBEmpmZmZmZ8T+iIAhEpHA9Ctej4D+iIAiioCAERM3MzMzMzABAoqAgA6AgACABQRRsaioCALugRPFo44i1+OQ+oDkDOEEBC7oYAR97IwggAP0ABKAE/QwAAAAAAAAAAAAAAAAAAAAA/Uf9TiQIIAH9FCAA/QAEkAT98QH9DAAAAAAAAE5AAAAAAAAATkD98wEhFCAA/QAEoAMhBf0MAAAAAAAA4L8AAAAAAADgvyAA/QAEkAMiCCAA/QAEYCIVIAJEAAAAAAAATkCjIgEgAaL9FP3yASIG/fIBIgcgB/3yAf3yAf0MAAAAAAAA8D8AAAAAAADwP/3wASEKIwggB/3sAf0M/Knx0k1iUD/8qfHSTWJQP/1J/U4kCCAAIBQgAf0UIgn98QEQACMDIRAjBCAK/fIBIwUgB/3yAf3xASEWIwQgB/3yASMFIAr98gH98AEhFyMGIAf98AEhEyMHIAAgFCAJ/fABEAAjAyERIwQgCv3yASMFIAf98gH98QEhCSMEIAf98gEjBSAK/fIB/fABIQojBiAH/fABIRgjB/33ASEHIAAgFBAAIwgjA/0MAAAAAAAAAAAAAAAAAAAAAP1KIwQjBP3yASMFIwX98gH98AEiC/3vASIM/QwK16NwPQrvPwrXo3A9Cu8//Un9Tv1OJAj9DAAAAAAAAPA/AAAAAAAA8D8gC/3xASIO/e8BIQ0gBSAI/QwAAAAAAAD4PwAAAAAAAPg//QxZpRoU0rxBP1mlGhTSvEE/IwMgDv3yASIOIA798gH98wEiD/3yASAIIAX98gH98gEiGf3yAf3xASEaIAD9AARQIRv9DAAAAAAAAPg/AAAAAAAA+D8gEP0MAAAAAAAA8D8AAAAAAADwPyAWIBb98gEgFyAX/fIB/fAB/fEB/fIBIA798QH97AEgEf0MAAAAAAAA8D8AAAAAAADwPyAJIAn98gEgCiAK/fIB/fAB/fEB/fIBIA798QH97AH99wH98gH9DAAAAAAAAABAAAAAAAAAAEAgDP3yASAHIwf99wEiECMD/fIB/fIB/fABIA798wH9DAAAAAAAABhAAAAAAAAAGEAgDyAP/fIB/fIBIhz98AH9DAAAAAAAANA/AAAAAAAA0D8gDyAMIA398wEiB/3yAf3yAf0Mje21oPfGsD6N7bWg98awPv3wAf3wASER/QwAAAAAAAD4PwAAAAAAAPg/IBYjBP3xASISIBL98gEgFyMF/fEBIh0gHf3yAf3wAf3vASAJIwT98QEiHiAe/fIBIAojBf3xASIfIB/98gH98AH97wH99wH98gEgEP3wASAO/Qz2KFyPIuq4QPYoXI8i6rhA/fIB/fMBISD9DAAAAAAAAPg/AAAAAAAA+D8gEyMG/fEBIBggE/3xASACIAKg/RQiIf3zASITIAL9FCIi/fIBIiP98AH97AEgGCMG/fEBICP98QH97AH99wEgAUSamZmZmZm5P6IgAaIgAaL9FCAA/QAE4AL98gH9DAAAAAAAABhAAAAAAAAAGEAgAP0ABLAC/fIBIBT9DAAAAAAAADhAAAAAAAAAOEAgAP0ABMAC/fIBIBT9DAAAAAAAAE5AAAAAAAAATkD98gEgAP0ABNAC/fIB/fAB/fIB/fAB/ewB/fIB/fAB/fIB/QwAAAAAAAAIQAAAAAAAAAhA/QwAAAAAAAD4PwAAAAAAAPg/IBIjBSMEIAogF/3xAf3yASMFIAkgFv3xAf3yAf3xASAhIAv98gH98wEgC/0Mje21oPfGsD6N7bWg98awPv1K/U4iCSAi/fIBIgr98gEiC/3xASISIBL98gEgHSMEIAr98gEiCv3wASISIBL98gH98AH97wEgHiAL/fABIgsgC/3yASAfIAr98QEiCiAK/fIB/fAB/e8B/fcB/fIBIBD98AH98gH9DAAAAAAAAPA/AAAAAAAA8D8gDP3xASIKIAr98gH98wH98AH9DAAAAAAAAPA/AAAAAAAA8D8gDP3wASILIAv98gEgDf3zAf0MAAAAAAAA0D8AAAAAAADQPyAP/fIBIBz98AH98gH9DI3ttaD3xsA+je21oPfGwD798AH98AEhDCMIIA79DAAAAAAAAPA/AAAAAAAA8D/9DAAAAAAAAPg/AAAAAAAA+D8gDyAN/fIB/fIB/QwAAAAAAAAIQAAAAAAAAAhAIAggCP3yAf3yAf0MAAAAAAAA8L8AAAAAAADwv/3wAf3yAf3xAf0M9ihcjyLquED2KFyPIuq4QP3yAf3yASINIAv98wEiC/0MAAAAAAAA8D8AAAAAAADwPyAR/fEBIAsgIP3yAf3xAf3yAf0MJSm67sqe+z8lKbruyp77PyAO/fMBIg798QEiD/0MAAAAAAAeuUAAAAAAAB65QP1KIA0gCv3zASIK/QwAAAAAAADwPwAAAAAAAPA/IBH98AEgCiAg/fIB/fAB/fIBIA798AEiCv0MAAAAAEB3K0EAAAAAQHcrQf1J/U79TiQIIwggDP0MAAAAAAAA8D8AAAAAAADwP/1JIBP9DAAAAAAAAAAAAAAAAAAAAAD9Sv1O/U4kCCMIIABBQGv9AAQAIBQgGyAVIBT98gEiEP3wAf3yAf3wASIS/ewB/QwAAAAAgIQuQQAAAACAhC5B/Un9TiQIIBL9DIPIyW0wX+Q/g8jJbTBf5D8gEv3yAf2UASIS/QwAAEBU+yH5PwAAQFT7Ifk//fIB/fEBIBL9DDFjYhphtNA9MWNiGmG00D398gH98QEiFCAU/fIBIRUgFCAUIBX98gH9DHzVz1o62eU9fNXPWjrZ5T0gFf3yAf0M65wriublWr7rnCuK5uVavv3wASAV/fIB/Qx9/rFX4x3HPn3+sVfjHcc+/fABIBX98gH9DNVhwRmgASq/1WHBGaABKr/98AEgFf3yAf0MpvgQERERgT+m+BARERGBP/3wASAV/fIB/QxJVVVVVVXFv0lVVVVVVcW//fAB/fIB/fABJAH9DAAAAAAAAOC/AAAAAAAA4L8gFf3yAf0MAAAAAAAA8D8AAAAAAADwP/3wASAVIBX98gH9DNQ4iL7p+qi91DiIvun6qL0gFf3yAf0MxLG0vZ7uIT7EsbS9nu4hPv3wASAV/fIB/QytUpyAT36Svq1SnIBPfpK+/fABIBX98gH9DJAVyxmgAfo+kBXLGaAB+j798AEgFf3yAf0Md1HBFmzBVr93UcEWbMFWv/3wASAV/fIB/QxMVVVVVVWlP0xVVVVVVaU//fAB/fIB/fABJAIgEv38Af3HASQAIAMgD/0MAAAAAAAA8H8AAAAAAADwfyMI/VL9Xv1bAwAAIAMgBGogCiMI/U79Xv1bAwAAIAMgBEEBdGogGiMCIwEjACIK/QwBAAAAAAAAAAEAAAAAAAAA/U79wQH9UiAK/QwCAAAAAAAAAAIAAAAAAAAA/U5BPv3LAf1RIgr98gH9Xv1bAwAAIAMgBEEDbGogGiMCIwEjAP0MAQAAAAAAAAABAAAAAAAAAP3OASIP/QwBAAAAAAAAAAEAAAAAAAAA/U79wQH9UiAP/QwCAAAAAAAAAAIAAAAAAAAA/U5BPv3LAf1RIg/98gH97QH9Xv1bAwAAIAMgBEECdGogCCAFIBn98gH98AEiCP1e/VsDAAAgAyAEQQVsaiAN/V79WwMAACADIARBBmxqIwQgD/3yASMFIAj98gEiCCAK/fIB/fEB/V79WwMAACADIARBB2xqIwQgCv3yASAIIA/98gH98AH9Xv1bAwAAIAMgBEEDdGojBSAa/fIB/V79WwMAACADIARBCWxqIA79Xv1bAwAAIAMgBEEKbGogG/0MAAAAAAAAAEAAAAAAAAAAQCAQ/fIB/fAB/QwAAAAAAABOQAAAAAAAAE5A/fMB/V79WwMAACADIARBC2xqIAcgDiAO/fABIAv98wH98AH9Xv1bAwAAIAMgBEEMbGogEf1e/VsDAAAgAyAEQQ1saiAg/V79WwMAACADIARBDmxq/QwAAAAAAAD4PwAAAAAAAPg/IAUgBv3sAf3yAf3yASAc/fAB/QyN7bWg98awPo3ttaD3xrA+/fAB/V79WwMAACADIARBD2xqIA/9Xv1bAwAAIAMgBEEEdGogCv1e/VsDAAAgAyAEQRFsaiMG/QwYLURU+yEZQBgtRFT7IRlAIwb9DBgtRFT7IRlAGC1EVPshGUD98wH9lAH98gH98QH9Xv1bAwAAIAMgBEESbGogE/1e/VsDAAAgAyAEQRNsaiAJ/V79WwMAACADIARBFGxqIAz9Xv1bAwAAC2kBAn8DQCABIAJIBED9DP////////////////////8kCCAAIAFBwARsaiADIAQgBSABQQN0aiAGQQJ0EAsgByABQQF0aiIIIwj9xAEiCUEBcToAACAIIAlBAXU6AAEgAUEBaiEBDAELCwueAQMCfwF8A3sgAUECdCEFQZAJKwMAQaAJKwMAIgehtv0TIQhBmAkrAwAgB6C2/RMhCSAEIQEDQCACIANIBEACQCAAIAJBBHRqIgb9AAQAIAn9RSAFIAZq/QAEACAI/Ub9TiIK/VNFDQAgBiAFIAoQDiIGRQ0AIAEgAjYCACABIAY2AgQgAUEIaiEBCyACQQFqIQIMAQsLIAEgBGtBA3YLgAgBDXtBoAz9AAQAIAAgAUEKbGr9AAQA/eUB/eABQZAN/QAEAP3mAf0MAACAPwAAgD8AAIA/AACAP0HQCv0ABAAiAyAAIAFBAnRq/QAEACIF/eYBQeAK/QAEACIGIAAgAUEDbGr9AAQAIgT95gH95QEiByAH/eYBIAYgACABQQF0av0ABAAiCP3mAUHACv0ABAAiCSAF/eYB/eUBIgogCv3mAf3kASAJIAT95gEgAyAI/eYB/eUBIgQgBP3mAf3kAf3jAf3nASII/eYBIgP9DAAAgD4AAIA+AACAPgAAgD79Rf0MXI+CP1yPgj9cj4I/XI+CP0GADf0ABAAiCUHQDP0ABAAgACABQQ5sav0ABAD95AFB8Az9AAQA/eYB/eQBQeAM/QAEACAJ/eUB/ecB/eYBIAj95gH9DAAAgD8AAIA/AACAPwAAgD8gA/3lAf3nASAD/eQBIgv9DAAAgD4AAIA+AACAPgAAgD79RSAAIAFBC2xq/QAEACIMQbAM/QAEACIN/esBIAv95gH9DAAAAD8AAAA/AAAAPwAAAD/9Rf1O/U4hAyAHIAj95gEiByAAIAFBBmxq/QAEAP3mASAKIAj95gEiCiAAIAFBB2xq/QAEAP3mAf3kASAEIAj95gEiCCAAIAFBA3Rq/QAEAP3mAf3kASEEIAAgAUEJbGr9AAQA/QwAAIA/AACAPwAAgD8AAIA/IAUgBf3mAf3lAf0MAAAAQAAAAEAAAABAAAAAQCAIIAj95gH95gEiDv3lAf3mASEF/QzNzKw/zcysP83MrD/NzKw/IAv95gEiCyAM/eYBIQxB0Av9AAQAIg/9DAAAgD8AAIA/AACAPwAAgD8gB0HgC/0ABAD95gEgCkHwC/0ABAD95gH95AEgCEGADP0ABAD95gH95AEiB/3kAf3nAUGQDP0ABAD9DAAAgD8AAIA/AACAPwAAgD8gBiAG/eYB/eUBIA795QH95gEiBv3kASIIIAAgAUEFbGr9AAQAIgr9DAAAgD8AAIA/AACAPwAAgD8gBP3kAf3nASAF/eQBIg795QH94AEgCUHADP0ABAD95AEiCSAIIAsgDf3mASII/eYB/eQBIA4gDCAAIAFBDGxq/QAEACILIA4gACABQQ1sav0ABAAiDf3mAf3kAf3kAf3mAf3kAf1FIAIgA/1OIg79Tv2kASAP/QwAAIA/AACAPwAAgD8AAIA/IAf95QH95wEgBv3kASIGIAr9DAAAgD8AAIA/AACAPwAAgD8gBP3lAf3nASAF/eQBIgT95QH94AEgCSAGIAj95gH95AEgBCAMIAsgBCAN/eYB/eQB/eQB/eYB/eQB/UUgDv1O/aQBQQR0ciACIAP9T/2kAUEIdHILNAEBfwNAIABBKEkEQCAAQQR0QcAKaiAAQQN0QYAIaisDALb9E/0LBAAgAEEBaiEADAELCwsFAEGACAsFAEHADws=";

// packages/kernel/src/lattice-layout.ts
var COLUMN = {
  low: 0,
  high: 1,
  normal: 2,
  latus: 5,
  eccentric: 6,
  bulge: 9,
  nodeRate: 10,
  slope: 11,
  pad: 12,
  padSquare: 13,
  tilt: 14,
  nodeCos: 15,
  nodeSin: 16,
  argument: 17,
  motion: 18,
  perigeeRate: 19,
  phasePad: 20
};
var COLUMNS = 21;
var PLACE = {
  normal: 0,
  first: 3,
  second: 6,
  latus: 9,
  eccentric: 10,
  bulge: 13,
  nodeRate: 14,
  slope: 15,
  pad: 16,
  tilt: 17,
  low: 18,
  high: 19,
  miss: 20,
  half: 21,
  azimuth: 22,
  step: 23,
  steps: 24,
  error: 25,
  slowest: 26,
  shortest: 27
};
var PLACES = 40;

// packages/kernel/src/lattice-rows.ts
var LOOKS = 3;
var MIDDLE = 1;
var BETWEEN = 1.5;
var LOWEST_KM = 6430;
var HIGHEST_KM = 9e5;
var LARGEST_ECCENTRICITY = 0.97;
var LARGEST_PHASE_PAD = 1;
var SQUARE_TERMS = 6;
var WAVE = 0.25;
var SHAPE_SHARE = 3;
var CUBIC_SHARE = 0.1;
var ROUND_E2 = 1e-6;
var ROUNDING2 = 1e-6;
var PHASE_ROUNDING = 2e-6;
function openEnds({ deep }) {
  const count = deep.length / DEEP_ROW;
  return {
    instantsTaiS: new Float64Array(count).fill(Number.NaN),
    elements: new Float64Array(count * SLOW_ELEMENTS)
  };
}
var looks = Array.from({ length: LOOKS }, () => new Float64Array(SLOW_ELEMENTS));
function writeLatticeRow(batch, i, middleTaiS, halfS, columns, stride, slot, ends) {
  const deepRow = batch.deepRow[i];
  const isDeep = deepRow >= 0;
  for (let k = 0; k < LOOKS; k++) {
    const t = middleTaiS + (k - MIDDLE) * halfS;
    if (k === 0 && isDeep && ends?.instantsTaiS[deepRow] === t) copyLook(ends.elements, deepRow, looks[0]);
    else if (slowElements(batch, i, t, looks[k]) !== 0) return false;
  }
  if (isDeep && ends) {
    ends.instantsTaiS[deepRow] = middleTaiS + halfS;
    ends.elements.set(looks[LOOKS - 1], deepRow * SLOW_ELEMENTS);
  }
  const centre = looks[MIDDLE];
  const axis = centre[AXIS];
  const ex0 = centre[E_X];
  const ey0 = centre[E_Y];
  const e2 = ex0 * ex0 + ey0 * ey0;
  const e = Math.sqrt(e2);
  if (!(axis > 0 && e < LARGEST_ECCENTRICITY)) return false;
  const sinI = centre[SINE_I];
  const cosI = centre[COSINE_I];
  const beta = Math.sqrt(1 - e2);
  const latus = axis * (1 - e2);
  const k2 = 0.5 * J22 / (latus * latus);
  const factor = 1 - 1.5 * k2 * beta * (3 * cosI * cosI - 1);
  const node0 = centre[NODE_ANGLE];
  const o = i * ROW;
  const ageMin = (middleTaiS - batch.near[o + EPOCH_TAI_S]) / 60;
  const nodeRate = (batch.near[o + NODE_RATE] + 2 * batch.near[o + NODE_DRAG] * ageMin) / 60;
  const tilt = 1.5 * k2 * cosI * sinI;
  const sinP = sinI - cosI * tilt;
  const cosP = cosI + sinI * tilt;
  for (let k = 0; k < LOOKS; k++) {
    const look = looks[k];
    let shift = look[NODE_ANGLE] - node0 - nodeRate * (k - MIDDLE) * halfS;
    shift -= 2 * Math.PI * Math.round(shift / (2 * Math.PI));
    look[NODE_ANGLE] = shift;
    const turned2 = cosI * shift;
    look[ARGUMENT] += turned2;
    const sinT = Math.sin(turned2);
    const cosT = Math.cos(turned2);
    const ex = look[E_X];
    const ey = look[E_Y];
    look[E_X] = ex * cosT - ey * sinT;
    look[E_Y] = ex * sinT + ey * cosT;
    if (!isDeep || k === 0) continue;
    const before = looks[k - 1];
    const expected = before[ARGUMENT] + (before[ARGUMENT_RATE] + look[ARGUMENT_RATE]) / 120 * halfS;
    look[ARGUMENT] -= 2 * Math.PI * Math.round((look[ARGUMENT] - expected) / (2 * Math.PI));
  }
  const first2 = looks[0];
  const last = looks[LOOKS - 1];
  const argument = centre[ARGUMENT];
  const motion = (last[ARGUMENT] - first2[ARGUMENT]) / (2 * halfS);
  const perigeeRate = e2 > ROUND_E2 ? (ex0 * (last[E_Y] - first2[E_Y]) - ey0 * (last[E_X] - first2[E_X])) / (2 * halfS * e2) : 0;
  const halfMin = halfS / 60;
  const third = 6 * batch.near[o + T3] + ageMin * (24 * batch.near[o + T4] + ageMin * 60 * batch.near[o + T5]);
  const cubic = CUBIC_SHARE * batch.near[o + MEAN_MOTION] * Math.abs(third) * halfMin * halfMin * halfMin;
  let latusChange = 0;
  let eccentricChange = 0;
  let shapeChange = 0;
  let phaseChange = 0;
  let tiltChange = 0;
  let stray = 0;
  for (let k = 0; k < LOOKS; k++) {
    const look = looks[k];
    const t = (k - MIDDLE) * halfS;
    const ex = look[E_X];
    const ey = look[E_Y];
    latusChange = Math.max(latusChange, Math.abs(look[AXIS] * (1 - ex * ex - ey * ey) - latus));
    eccentricChange = Math.max(eccentricChange, length(ex - ex0, ey - ey0));
    const turn = perigeeRate * t;
    shapeChange = Math.max(shapeChange, length(ex - ex0 + ey0 * turn, ey - ey0 - ex0 * turn));
    phaseChange = Math.max(phaseChange, Math.abs(look[ARGUMENT] - argument - motion * t));
    tiltChange = Math.max(
      tiltChange,
      Math.abs(look[SINE_I] - sinI) + Math.abs(look[COSINE_I] - cosI) + sinI * Math.abs(look[NODE_ANGLE])
    );
    stray = Math.max(stray, look[E_STRAY]);
  }
  const slope = e / beta;
  const square = k2 * k2;
  const pad = (BETWEEN * latusChange + 2 * e * stray * axis) / latus + SQUARE_TERMS * square + WAVE * k2 * slope + ROUNDING2;
  const padSquare = (BETWEEN * eccentricChange + stray) / (latus * EARTH_RADIUS_KM);
  const least = 1 - e;
  const phasePad = BETWEEN * (phaseChange + cubic) + (BETWEEN * shapeChange + stray) * SHAPE_SHARE / (least * least) + (1 + e) * (1 + e) / beta * (WAVE * k2 + SQUARE_TERMS * square) + PHASE_ROUNDING;
  const latusKm = latus * factor * EARTH_RADIUS_KM;
  const bulge = 0.25 * J22 / latus * EARTH_RADIUS_KM;
  const perigeeKm = latusKm / (1 + e);
  const apogeeKm = latusKm / least;
  const lowKm = perigeeKm * (1 - pad - perigeeKm * padSquare) - bulge;
  const highKm = apogeeKm * (1 + pad + apogeeKm * padSquare) + bulge;
  if (!(lowKm > LOWEST_KM && highKm < HIGHEST_KM && phasePad < LARGEST_PHASE_PAD && motion > 0)) return false;
  const cosNode = Math.cos(node0);
  const sinNode = Math.sin(node0);
  columns[COLUMN.low * stride + slot] = lowKm;
  columns[COLUMN.high * stride + slot] = highKm;
  columns[COLUMN.normal * stride + slot] = sinP * sinNode;
  columns[(COLUMN.normal + 1) * stride + slot] = -sinP * cosNode;
  columns[(COLUMN.normal + 2) * stride + slot] = cosP;
  columns[COLUMN.latus * stride + slot] = latusKm;
  columns[COLUMN.eccentric * stride + slot] = ex0 * cosNode - ey0 * cosP * sinNode;
  columns[(COLUMN.eccentric + 1) * stride + slot] = ex0 * sinNode + ey0 * cosP * cosNode;
  columns[(COLUMN.eccentric + 2) * stride + slot] = ey0 * sinP;
  columns[COLUMN.bulge * stride + slot] = bulge;
  columns[COLUMN.nodeRate * stride + slot] = nodeRate;
  columns[COLUMN.slope * stride + slot] = slope + 2 * bulge / perigeeKm;
  columns[COLUMN.pad * stride + slot] = pad;
  columns[COLUMN.padSquare * stride + slot] = padSquare;
  columns[COLUMN.tilt * stride + slot] = BETWEEN * tiltChange + SQUARE_TERMS * square + ROUNDING2;
  columns[COLUMN.nodeCos * stride + slot] = cosNode;
  columns[COLUMN.nodeSin * stride + slot] = sinNode;
  columns[COLUMN.argument * stride + slot] = argument - 2 * Math.PI * Math.round(argument / (2 * Math.PI));
  columns[COLUMN.motion * stride + slot] = motion;
  columns[COLUMN.perigeeRate * stride + slot] = perigeeRate;
  columns[COLUMN.phasePad * stride + slot] = phasePad;
  return true;
}
function copyLook(from, k, to) {
  for (let n = 0; n < SLOW_ELEMENTS; n++) to[n] = from[k * SLOW_ELEMENTS + n];
}
function length(x, y) {
  return Math.sqrt(x * x + y * y);
}

// packages/kernel/src/lattice.ts
var FIELDS = 36;
var PAIR = 2 * FIELDS;
var GROUPS_AT_ONCE = 2048;
var HIT2 = 8;
var CROSSING = 72;
var CROSSINGS_A_GROUP = 8;
var ENTRY = 8;
var WINDOW = 24;
var WINDOW_ROOM = 8192 * WINDOW;
var STEPS_A_TURN = 192;
var MOST_STEPS = 12288;
var MOST_BLOCKS = 28;
var compiled;
function openLattice(batch) {
  compiled ??= compileKernel(fromBase64(WASM_BASE64));
  const kernel = instantiateLattice(compiled);
  const stride = 4 * Math.ceil(batch.count / 4);
  const groups = stride / 4;
  const order = orderOf(batch);
  const ends = openEnds(batch);
  const blockBytes = stride * COLUMNS * 4;
  const ahead = MOST_BLOCKS * blockBytes;
  let top = kernel.heapBase();
  const reserve = (bytes) => {
    const address = Math.ceil(top / CACHE_LINE) * CACHE_LINE;
    top = address + bytes;
    const missing = top + ahead + BEHIND - kernel.memory.buffer.byteLength;
    if (missing > ahead) kernel.memory.grow(Math.ceil(missing / PAGE));
    return address;
  };
  const hits = reserve(GROUPS_AT_ONCE * HIT2);
  const crossings = reserve(groups * CROSSINGS_A_GROUP * CROSSING);
  const windows = reserve(WINDOW_ROOM);
  const progress = reserve(8);
  const tableBytes = (MOST_STEPS + 1) * 8;
  const early = reserve(tableBytes);
  const late = reserve(tableBytes);
  const instants = reserve(tableBytes);
  let entries = 0;
  let entryRoom = 0;
  let entered = 0;
  const codes = reserve(stride);
  const rows = reserve(stride / 2 * PAIR * 8);
  fillRows2(new Float64Array(kernel.memory.buffer, rows, stride / 2 * PAIR), batch, order);
  const blocks = [];
  function makeBlock(startTaiS, stopTaiS, key) {
    const address = blocks.length >= MOST_BLOCKS ? blocks.shift().address : reserve(blockBytes);
    const middleTaiS = (startTaiS + stopTaiS) / 2;
    const halfS = (stopTaiS - startTaiS) / 2;
    kernel.writeNearRows(rows, 0, stride / 2, middleTaiS, halfS, address, stride, codes);
    const irregular = writeOthers(address, middleTaiS, halfS).sort((a, b) => a - b);
    return { key, address, middleTaiS, halfS, irregular };
  }
  function writeOthers(address, middleTaiS, halfS) {
    const columns = new Float32Array(kernel.memory.buffer, address, stride * COLUMNS);
    const isWritten = new Uint8Array(kernel.memory.buffer, codes, stride);
    const irregular = [];
    for (let slot = 0; slot < batch.count; slot++) {
      if (isWritten[slot] === 1) continue;
      const i = order[slot];
      if (!writeLatticeRow(batch, i, middleTaiS, halfS, columns, stride, slot, ends)) irregular.push(i);
    }
    return irregular;
  }
  return {
    get byteLength() {
      return top;
    },
    block(startTaiS, stopTaiS) {
      const key = `${startTaiS} ${stopTaiS}`;
      const at = blocks.findIndex((kept) => kept.key === key);
      const block = at >= 0 ? blocks.splice(at, 1)[0] : makeBlock(startTaiS, stopTaiS, key);
      blocks.push(block);
      return block;
    },
    rowOf(block, object) {
      const slot = order.indexOf(object);
      const columns = new Float32Array(kernel.memory.buffer, block.address, stride * COLUMNS);
      const values = Float32Array.from({ length: COLUMNS }, (_, k) => columns[k * stride + slot]);
      return values[COLUMN.high] > 0 ? values : void 0;
    },
    enter(block, tube) {
      const { address } = block;
      new Float64Array(kernel.memory.buffer, kernel.primaryAt(), PLACES).set(tube.parameters);
      kernel.spreadPrimary();
      let crossed = 0;
      for (let first2 = 0; first2 < groups; first2 += GROUPS_AT_ONCE) {
        const count = kernel.testNodes(address, stride, first2, Math.min(groups, first2 + GROUPS_AT_ONCE), hits);
        crossed += kernel.crossNodes(address, stride, hits, count, crossings + crossed * CROSSING);
      }
      const turns = Math.ceil(tube.earliest.length / STEPS_A_TURN) + 2;
      if (crossed * turns > entryRoom) {
        entryRoom = 2 * crossed * turns;
        entries = reserve(entryRoom * ENTRY);
      }
      take(tube, tube.earliest, early);
      const isAlone = tube.latest === tube.earliest;
      if (!isAlone) take(tube, tube.latest, late);
      entered = kernel.narrowCrossings(early, isAlone ? early : late, crossings, crossed, entries);
    },
    scan(passages, visit) {
      take(passages, passages.instants, instants);
      const { buffer } = kernel.memory;
      const done = new Int32Array(buffer, progress, 2);
      const numbers = new Int32Array(buffer, windows, WINDOW_ROOM / 4);
      const spans2 = new Float64Array(buffer, windows, WINDOW_ROOM / 8);
      const spare = WINDOW * (2 + Math.ceil(passages.instants.length / 2));
      const end = windows + WINDOW_ROOM;
      for (let from = 0; from < entered; ) {
        kernel.findWindows(instants, crossings, entries, from, entered, windows, end, spare, progress);
        from = done[0];
        const count = done[1];
        for (let k = 0; k < count; k++) {
          visit(order[numbers[6 * k]], numbers[6 * k + 1] !== 0, spans2[3 * k + 1], spans2[3 * k + 2]);
        }
      }
    }
  };
  function take({ firstStep, errorS, slowestS, shortestS }, table, address) {
    const parameters = new Float64Array(kernel.memory.buffer, kernel.primaryAt(), PLACES);
    parameters[PLACE.azimuth] = firstStep * 2 * Math.PI / STEPS_A_TURN;
    parameters[PLACE.step] = STEPS_A_TURN / (2 * Math.PI);
    parameters[PLACE.steps] = table.length - 1;
    parameters[PLACE.error] = errorS;
    parameters[PLACE.slowest] = slowestS;
    parameters[PLACE.shortest] = shortestS;
    new Float64Array(kernel.memory.buffer, address, table.length).set(table);
  }
}
function orderOf(batch) {
  const perigee = Float64Array.from({ length: batch.count }, (_, i) => {
    const o = i * ROW;
    const value = batch.near[o + SEMI_MAJOR_AXIS] * (1 - batch.near[o + ECCENTRICITY]);
    return Number.isFinite(value) ? value : 0;
  });
  return Int32Array.from({ length: batch.count }, (_, i) => i).sort((a, b) => perigee[a] - perigee[b] || a - b);
}
function fillRows2(rows, batch, order) {
  for (let slot = 0; slot < 2 * (rows.length / PAIR); slot++) {
    const to = (slot >> 1) * PAIR + (slot & 1);
    const i = order[slot];
    if (i === void 0 || batch.deepRow[i] >= 0) rows[to + 2 * INIT_ERROR] = 1;
    else for (let k = 0; k < FIELDS; k++) rows[to + 2 * k] = batch.near[i * ROW + k];
  }
}

// packages/conjunction/src/screening/plan/number-room.ts
var PIECE = 1 << 18;
function tableOf(length2, room) {
  return room ? room.take(length2) : new Float64Array(length2);
}

// packages/conjunction/src/screening/to-all/mean-plane.ts
function meanPlane(run, offsetS) {
  const { states, count, stepS } = run;
  let momentum = 0;
  let energy = 0;
  let hz = 0;
  for (let o = 0; o < 6 * count; o += 6) {
    const x = states[o];
    const y = states[o + 1];
    const z = states[o + 2];
    const vx = states[o + 3];
    const vy = states[o + 4];
    const vz = states[o + 5];
    const nx = y * vz - z * vy;
    const ny = z * vx - x * vz;
    const nz = x * vy - y * vx;
    const h = Math.sqrt(nx * nx + ny * ny + nz * nz);
    momentum += h / count;
    hz += nz / h / count;
    energy += (0.5 * (vx * vx + vy * vy + vz * vz) - MU_EARTH / Math.sqrt(x * x + y * y + z * z)) / count;
  }
  const latusM = momentum * momentum / MU_EARTH;
  if (!(energy < 0 && latusM > 0)) return void 0;
  const axisM = -MU_EARTH / (2 * energy);
  const ratio = EARTH_RADIUS_M / latusM;
  const meanMotion = Math.sqrt(MU_EARTH / axisM ** 3);
  const nodeRate = -1.5 * J2 * ratio * ratio * meanMotion * hz;
  const turned2 = new Float64Array(6 * count);
  let mx = 0;
  let my = 0;
  let mz = 0;
  const cosStep = Math.cos(nodeRate * stepS);
  const sinStep = Math.sin(nodeRate * stepS);
  let c = Math.cos(nodeRate * offsetS);
  let s = Math.sin(nodeRate * offsetS);
  for (let o = 0; o < 6 * count; o += 6) {
    const x = c * states[o] + s * states[o + 1];
    const y = c * states[o + 1] - s * states[o];
    const z = states[o + 2];
    const vx = c * states[o + 3] + s * states[o + 4];
    const vy = c * states[o + 4] - s * states[o + 3];
    const vz = states[o + 5];
    turned2[o] = x;
    turned2[o + 1] = y;
    turned2[o + 2] = z;
    turned2[o + 3] = vx;
    turned2[o + 4] = vy;
    turned2[o + 5] = vz;
    mx += y * vz - z * vy;
    my += z * vx - x * vz;
    mz += x * vy - y * vx;
    const next = c * cosStep - s * sinStep;
    s = s * cosStep + c * sinStep;
    c = next;
  }
  const rough = unit3(mx, my, mz);
  const normal = levelled(turned2, rough) ?? rough;
  const [first2, second2] = axesOf(normal);
  const startAzimuth = Math.atan2(
    second2[0] * turned2[0] + second2[1] * turned2[1] + second2[2] * turned2[2],
    first2[0] * turned2[0] + first2[1] * turned2[1] + first2[2] * turned2[2]
  );
  return { normal, first: first2, second: second2, nodeRate, latusM, startAzimuth, startTaiS: run.startTaiS, meanMotion, turned: turned2 };
}
function levelled(turned2, normal) {
  const [first2, second2] = axesOf(normal);
  let pp = 0;
  let pq = 0;
  let qq = 0;
  let pz = 0;
  let qz = 0;
  for (let o = 0; o < turned2.length; o += 6) {
    const x = turned2[o];
    const y = turned2[o + 1];
    const z = turned2[o + 2];
    const i2 = 1 / (x * x + y * y + z * z);
    const p = first2[0] * x + first2[1] * y + first2[2] * z;
    const q = second2[0] * x + second2[1] * y + second2[2] * z;
    const out = normal[0] * x + normal[1] * y + normal[2] * z;
    pp += p * p * i2;
    pq += p * q * i2;
    qq += q * q * i2;
    pz += p * out * i2;
    qz += q * out * i2;
  }
  const determinant = pp * qq - pq * pq;
  if (!(determinant > 1e-5 * turned2.length * turned2.length)) return void 0;
  const a = -(qq * pz - pq * qz) / determinant;
  const b = -(pp * qz - pq * pz) / determinant;
  return unit3(
    normal[0] + a * first2[0] + b * second2[0],
    normal[1] + a * first2[1] + b * second2[1],
    normal[2] + a * first2[2] + b * second2[2]
  );
}
function unit3(x, y, z) {
  const length2 = Math.sqrt(x * x + y * y + z * z);
  return [x / length2, y / length2, z / length2];
}
function axesOf(n) {
  const first2 = Math.abs(n[0]) < 0.8 ? unit3(0, n[2], -n[1]) : unit3(-n[2], 0, n[0]);
  const second2 = unit3(
    n[1] * first2[2] - n[2] * first2[1],
    n[2] * first2[0] - n[0] * first2[2],
    n[0] * first2[1] - n[1] * first2[0]
  );
  return [first2, second2];
}

// packages/conjunction/src/screening/to-all/lattice-primary.ts
var STEP_RAD = 2 * Math.PI / STEPS_A_TURN;
var BETWEEN2 = 1.3;
var RESIDUAL_M = 60;
var TILT_RAD = 2e-6;
function latticeTube(runs, block, missM, room) {
  const guide = runs[runs.length >> 1];
  const plane = meanPlane(guide, guide.startTaiS - block.middleTaiS);
  const conic = plane && conicOf(guide, plane);
  if (!conic) return void 0;
  const { normal, first: first2, second: second2, nodeRate } = plane;
  const passages = [];
  let tilt = 0;
  let slope = 0;
  let departureM = 0;
  let lowestM = Number.POSITIVE_INFINITY;
  let highestM = 0;
  for (const run of runs) {
    const measured = measure(run, plane, conic, block.middleTaiS, room);
    if (!measured) return void 0;
    passages.push(measured.passages);
    tilt = Math.max(tilt, BETWEEN2 * measured.tilt + run.worstPadM / run.lowestM);
    slope = Math.max(slope, 1.1 * measured.slope);
    departureM = Math.max(departureM, BETWEEN2 * measured.departureM + run.worstPadM);
    lowestM = Math.min(lowestM, run.lowestM);
    highestM = Math.max(highestM, run.highestM);
  }
  const parameters = new Float64Array(PLACES);
  parameters.set(normal, PLACE.normal);
  parameters.set(first2, PLACE.first);
  parameters.set(second2, PLACE.second);
  parameters[PLACE.latus] = conic.latusM / 1e3;
  parameters.set(conic.eccentric, PLACE.eccentric);
  parameters[PLACE.bulge] = conic.bulgeM / 1e3;
  parameters[PLACE.nodeRate] = nodeRate;
  parameters[PLACE.slope] = Math.max(slope, conic.slope + 2 * conic.bulgeM / lowestM) + 2e-3;
  parameters[PLACE.pad] = (departureM + RESIDUAL_M) / 1e3;
  parameters[PLACE.tilt] = tilt + TILT_RAD;
  parameters[PLACE.low] = lowestM / 1e3;
  parameters[PLACE.high] = highestM / 1e3;
  parameters[PLACE.miss] = missM / 1e3;
  parameters[PLACE.half] = block.halfS;
  const envelope = envelopeOf(passages);
  return envelope && { tube: { parameters, ...envelope }, passages };
}
function envelopeOf(passages) {
  const [first2] = passages;
  if (first2 && passages.length === 1) return { ...first2, earliest: first2.instants, latest: first2.instants };
  const firstStep = Math.min(...passages.map((passage) => passage.firstStep));
  const lastStep = Math.max(...passages.map((passage) => passage.firstStep + passage.instants.length - 1));
  if (lastStep - firstStep > MOST_STEPS) return void 0;
  const earliest = new Float64Array(lastStep - firstStep + 1).fill(Number.POSITIVE_INFINITY);
  const latest = new Float64Array(earliest.length).fill(Number.NEGATIVE_INFINITY);
  let errorS = 0;
  let slowestS = 0;
  for (const passage of passages) {
    const { instants } = passage;
    const ahead = passage.firstStep - firstStep;
    const last = instants.length - 1;
    for (let k = 0; k < earliest.length; k++) {
      const instant = instants[Math.min(last, Math.max(0, k - ahead))];
      if (instant < earliest[k]) earliest[k] = instant;
      if (instant > latest[k]) latest[k] = instant;
    }
    errorS = Math.max(errorS, passage.errorS);
    slowestS = Math.max(slowestS, passage.slowestS);
  }
  let shortestS = Number.POSITIVE_INFINITY;
  for (let k = 1; k < earliest.length; k++) {
    shortestS = Math.min(shortestS, earliest[k] - earliest[k - 1], latest[k] - latest[k - 1]);
  }
  return { firstStep, earliest, latest, errorS, slowestS, shortestS };
}
var azimuth = new Float64Array(0);
var rate = new Float64Array(0);
function measure(run, plane, { latusM, eccentric, bulgeM }, middleTaiS, room) {
  const { count, states, stepS } = run;
  const { normal, first: first2, second: second2, nodeRate } = plane;
  const offsetS = run.startTaiS - middleTaiS;
  const [nx, ny, nz] = normal;
  const [ax, ay, az] = first2;
  const [bx, by, bz] = second2;
  const [ex, ey, ez] = eccentric;
  if (azimuth.length < count) {
    azimuth = new Float64Array(2 * count);
    rate = new Float64Array(2 * count);
  }
  const sin2I = 1 - nz * nz;
  const cosStep = Math.cos(nodeRate * stepS);
  const sinStep = Math.sin(nodeRate * stepS);
  let c = Math.cos(nodeRate * offsetS);
  let s = Math.sin(nodeRate * offsetS);
  let tilt = 0;
  let slope = 0;
  let departureM = 0;
  let before = 0;
  for (let k = 0; k < count; k++) {
    const o = 6 * k;
    const x = c * states[o] + s * states[o + 1];
    const y = c * states[o + 1] - s * states[o];
    const z = states[o + 2];
    const vx = c * states[o + 3] + s * states[o + 4] + nodeRate * y;
    const vy = c * states[o + 4] - s * states[o + 3] - nodeRate * x;
    const vz = states[o + 5];
    const next = c * cosStep - s * sinStep;
    s = s * cosStep + c * sinStep;
    c = next;
    const r2 = x * x + y * y + z * z;
    const r = Math.sqrt(r2);
    const p = ax * x + ay * y + az * z;
    const q = bx * x + by * y + bz * z;
    tilt = Math.max(tilt, Math.abs(nx * x + ny * y + nz * z) / r);
    const model = latusM / (1 + (ex * x + ey * y + ez * z) / r) + bulgeM * (sin2I - 2 * z * z / r2);
    departureM = Math.max(departureM, Math.abs(r - model));
    const turn = (p * (bx * vx + by * vy + bz * vz) - q * (ax * vx + ay * vy + az * vz)) / (p * p + q * q);
    if (!(turn > 0)) return void 0;
    let angle2 = Math.atan2(q, p);
    const past = k > 0 ? azimuth[k - 1] : Number.NEGATIVE_INFINITY;
    const expected = k > 0 ? past + 0.5 * (turn + rate[k - 1]) * stepS : plane.startAzimuth + plane.meanMotion * (run.startTaiS - plane.startTaiS);
    angle2 += 2 * Math.PI * Math.round((expected - angle2) / (2 * Math.PI));
    if (k > 0) {
      if (!(angle2 > past)) return void 0;
      slope = Math.max(slope, Math.abs(r - before) / (Math.min(r, before) * (angle2 - past)));
    }
    azimuth[k] = angle2;
    rate[k] = turn;
    before = r;
  }
  const passages = passagesOf(run, offsetS, room);
  return passages && { tilt, slope, departureM, passages };
}
function conicOf(run, { turned: turned2, normal, first: first2, second: second2, latusM }) {
  const { count } = run;
  const bulgeM = 0.25 * J2 * EARTH_RADIUS_M * EARTH_RADIUS_M / latusM;
  const sin2I = 1 - normal[2] * normal[2];
  let c = 0;
  let s = 0;
  let cc = 0;
  let cs = 0;
  let ss = 0;
  let w = 0;
  let wc = 0;
  let ws = 0;
  for (let o = 0; o < 6 * count; o += 6) {
    const x = turned2[o];
    const y = turned2[o + 1];
    const z = turned2[o + 2];
    const r2 = x * x + y * y + z * z;
    const r = Math.sqrt(r2);
    const cos = (first2[0] * x + first2[1] * y + first2[2] * z) / r;
    const sin = (second2[0] * x + second2[1] * y + second2[2] * z) / r;
    const weight = latusM / (r - bulgeM * (sin2I - 2 * z * z / r2));
    c += cos;
    s += sin;
    cc += cos * cos;
    cs += cos * sin;
    ss += sin * sin;
    w += weight;
    wc += weight * cos;
    ws += weight * sin;
  }
  const mc = c / count;
  const ms = s / count;
  const mw = w / count;
  const a = cc - count * mc * mc;
  const b = cs - count * mc * ms;
  const d = ss - count * ms * ms;
  const determinant = a * d - b * b;
  const isLong = determinant > 1e-6 * count * count;
  const p = wc - count * mc * mw;
  const q = ws - count * ms * mw;
  const eCos = isLong ? (d * p - b * q) / determinant : 0;
  const eSin = isLong ? (a * q - b * p) / determinant : 0;
  const mean2 = mw - eCos * mc - eSin * ms;
  const eP = eCos / mean2;
  const eQ = eSin / mean2;
  const e2 = eP * eP + eQ * eQ;
  if (!(e2 < 0.94 && mean2 > 0)) return void 0;
  return {
    latusM: latusM / mean2,
    eccentric: [first2[0] * eP + second2[0] * eQ, first2[1] * eP + second2[1] * eQ, first2[2] * eP + second2[2] * eQ],
    bulgeM,
    slope: Math.sqrt(e2 / (1 - e2))
  };
}
function passagesOf(run, offsetS, room) {
  const last = run.count - 1;
  const firstStep = Math.floor(azimuth[0] / STEP_RAD);
  const steps = Math.max(1, Math.ceil(azimuth[last] / STEP_RAD) - firstStep);
  if (steps > MOST_STEPS) return void 0;
  const instants = tableOf(steps + 1, room);
  instants[0] = offsetS + (firstStep * STEP_RAD - azimuth[0]) / rate[0];
  let next = 1;
  let curve = 0;
  let spread = 0;
  let slowest = Number.POSITIVE_INFINITY;
  for (let k = 0; k < last; k++) {
    const a = azimuth[k];
    const wide = azimuth[k + 1] - a;
    const m0 = wide / rate[k];
    const m1 = wide / rate[k + 1];
    const t0 = offsetS + k * run.stepS;
    curve = Math.max(curve, Math.abs(m1 - m0) / (wide * wide));
    spread = Math.max(spread, Math.abs(m1 - m0), Math.abs(m0 + m1 - 2 * run.stepS));
    slowest = Math.min(slowest, rate[k], rate[k + 1]);
    const until = Math.min(steps - 1, Math.floor(azimuth[k + 1] / STEP_RAD) - firstStep);
    for (; next <= until; next++) {
      const u = Math.min(1, Math.max(0, ((firstStep + next) * STEP_RAD - a) / wide));
      const v = 1 - u;
      instants[next] = t0 + u * v * v * m0 + u * u * (3 - 2 * u) * run.stepS - u * u * v * m1;
    }
  }
  const beyond = (firstStep + steps) * STEP_RAD - azimuth[last];
  instants[steps] = offsetS + last * run.stepS + beyond / rate[last];
  const errorS = 0.25 * STEP_RAD * STEP_RAD * curve + 0.02 * spread + run.worstPadM / (run.lowestM * slowest) + 1e-3;
  let longestS = 0;
  let shortestS = Number.POSITIVE_INFINITY;
  for (let k = 1; k <= steps; k++) {
    const stepS = instants[k] - instants[k - 1];
    longestS = Math.max(longestS, stepS);
    shortestS = Math.min(shortestS, stepS);
  }
  return { instants, firstStep, errorS, slowestS: longestS / STEP_RAD, shortestS };
}

// packages/conjunction/src/screening/to-all/primary-run.ts
var RASTER_S2 = 120;
var LOOK_S2 = 30;
var LOOKS2 = RASTER_S2 / LOOK_S2;
var SPAN_END2 = { width: 1e-3 };
var BULGE2 = 4 / 27;
var BETWEEN_M2 = 150;
function runsOf(source, object, startTaiS, stopTaiS, room) {
  const [from, to] = source.spanOf(object);
  const a = Math.max(startTaiS, from);
  const b = Math.min(stopTaiS, to);
  if (!(a < b)) return [];
  const isTheory = object < source.sgp4Count;
  const steps = Math.max(1, Math.ceil((b - a) / RASTER_S2 - 1e-9));
  const stepS = (b - a) / steps;
  const states = tableOf(6 * (steps + 1), room);
  const six5 = new Float64Array(6);
  let isWhole = source.statesOn(object, a, stepS, steps + 1, states);
  if (!isWhole && !isTheory) {
    isWhole = true;
    for (let k = 0; k <= steps && isWhole; k++) {
      isWhole = source.state(object, k === steps ? b : a + k * stepS, states, 6 * k) === 0;
      for (let n = 1; n < LOOKS2 && k < steps && isWhole; n++) {
        isWhole = source.state(object, a + (k + n / LOOKS2) * stepS, six5, 0) === 0;
      }
    }
  }
  if (isWhole) return [runFrom(object, a, b, stepS, states, isTheory, room)];
  return spansOf2((t) => source.state(object, t, six5, 0) === 0, a, b).map(([start, stop]) => {
    const parts = Math.max(1, Math.ceil((stop - start) / RASTER_S2 - 1e-9));
    const step = (stop - start) / parts;
    const own = tableOf(6 * (parts + 1), room);
    for (let k = 0; k <= parts; k++) source.state(object, k === parts ? stop : start + k * step, own, 6 * k);
    return runFrom(object, start, stop, step, own, isTheory, room);
  });
}
function spansOf2(has, a, b) {
  const spans2 = [];
  const count = Math.ceil((b - a) / LOOK_S2);
  let from = has(a) ? a : void 0;
  for (let k = 1; k <= count; k++) {
    const before = a + (k - 1) * LOOK_S2;
    const t = Math.min(b, a + k * LOOK_S2);
    const present = has(t);
    if (present && from === void 0) from = borderBetween(has, t, before, SPAN_END2);
    if (from === void 0 || present && k < count) continue;
    const to = present ? t : borderBetween(has, before, t, SPAN_END2);
    if (to > from) spans2.push([from, to]);
    from = void 0;
  }
  return spans2;
}
function runFrom(object, startTaiS, stopTaiS, stepS, states, isTheory, room) {
  const count = states.length / 6;
  const padM = tableOf(count, room);
  if (isTheory) padM.fill(0);
  else writePads(states, count, stepS, padM);
  let worstPadM = 0;
  let lowestM = Number.POSITIVE_INFINITY;
  let highestM = 0;
  let acceleration = 0;
  let before = 0;
  let climbBefore = 0;
  for (let k = 0; k < count; k++) {
    const o = 6 * k;
    const x = states[o];
    const y = states[o + 1];
    const z = states[o + 2];
    const r = Math.sqrt(x * x + y * y + z * z);
    const climb = (x * states[o + 3] + y * states[o + 4] + z * states[o + 5]) / r;
    worstPadM = Math.max(worstPadM, padM[k]);
    let dip = 0;
    let rise = 0;
    if (k > 0) {
      dip = BULGE2 * stepS * (Math.max(0, -climbBefore) + Math.max(0, climb));
      rise = BULGE2 * stepS * (Math.max(0, climbBefore) + Math.max(0, -climb));
      const du = states[o + 3] - states[o - 3];
      const dv = states[o + 4] - states[o - 2];
      const dw = states[o + 5] - states[o - 1];
      acceleration = Math.max(acceleration, Math.sqrt(du * du + dv * dv + dw * dw) / stepS);
      lowestM = Math.min(lowestM, Math.min(before, r) - dip);
      highestM = Math.max(highestM, Math.max(before, r) + rise);
    }
    before = r;
    climbBefore = climb;
  }
  lowestM -= BETWEEN_M2 + worstPadM;
  highestM += BETWEEN_M2 + worstPadM;
  return {
    object,
    startTaiS,
    stopTaiS,
    stepS,
    count,
    states,
    padM,
    worstPadM,
    lowestM,
    highestM,
    accelerationMps2: Math.max(1.1 * acceleration, 1.02 * MU_EARTH / (lowestM * lowestM))
  };
}
var terms3 = new Float64Array(9);
var there2 = new Float64Array(3);
function writePads(states, count, stepS, pads) {
  for (let k = 0; k < count; k++) {
    taylorTerms(states, 6 * k, terms3);
    let worst = 0;
    for (let n = -1; n <= 1; n += 2) {
      if (k + n < 0 || k + n >= count) continue;
      taylorPosition(states, 6 * k, terms3, n * stepS, there2);
      const o = 6 * (k + n);
      const x = there2[0] - states[o];
      const y = there2[1] - states[o + 1];
      const z = there2[2] - states[o + 2];
      worst = Math.max(worst, x * x + y * y + z * z);
    }
    pads[k] = 2 * Math.sqrt(worst) + 1;
  }
}

// packages/conjunction/src/screening/approach/radial-pass.ts
var RADIAL_MPS2 = 20;
var KINK_MPS = 50;
var LEAST_SPEED_MPS = 1e3;
var LOWEST_M3 = 62e5;
var terms4 = new Float64Array(9);
var first = new Float64Array(3);
var second = new Float64Array(3);
function passesAboveOrBelow(volume, reachM, states1, o1, states2, o2, tauS, padM) {
  if (volume.shape === "sphere") return false;
  const u = states2[o2 + 3] - states1[o1 + 3];
  const v = states2[o2 + 4] - states1[o1 + 4];
  const w = states2[o2 + 5] - states1[o1 + 5];
  const speed = Math.sqrt(u * u + v * v + w * w);
  if (speed < LEAST_SPEED_MPS) return false;
  radiusAt(states1, o1, tauS, first);
  radiusAt(states2, o2, tauS, second);
  const low = Math.min(first[0], second[0]);
  if (low < LOWEST_M3) return false;
  const span = Math.abs(tauS);
  const remainder = MODEL_PAD_M + padM + taylorRemainderM(low, first[2], span) + taylorRemainderM(low, second[2], span);
  const halfS = (1.02 * reachM + 5 * remainder) / speed + 1;
  const apart = Math.abs(second[0] - first[0]) - Math.abs(second[1] - first[1]) * halfS;
  const slack = remainder + reachM * reachM / (2 * (low - reachM)) + halfS * (KINK_MPS + 0.5 * halfS * 2 * RADIAL_MPS2);
  return apart > semiAxesM(volume)[0] + slack;
}
function radiusAt(s, o, tau, out) {
  taylorTerms(s, o, terms4);
  let r2 = 0;
  let climb = 0;
  let v2 = 0;
  for (let c = 0; c < 3; c++) {
    const [a, j, snap] = [terms4[c], terms4[3 + c], terms4[6 + c]];
    const x = s[o + c] + tau * (s[o + 3 + c] + tau * (a / 2 + tau * (j / 6 + tau * snap / 24)));
    const dx = s[o + 3 + c] + tau * (a + tau * (j / 2 + tau * snap / 6));
    r2 += x * x;
    climb += x * dx;
    v2 += dx * dx;
  }
  out[0] = Math.sqrt(r2);
  out[1] = climb / out[0];
  out[2] = Math.sqrt(v2);
}

// packages/conjunction/src/screening/to-all/run-meeting.ts
var LOWEST_M4 = 63e5;
var six4 = new Float64Array(6);
var guess2 = new Float64Array(1);
var RunMeeting = class {
  #geometry;
  #run;
  #rasters;
  #dropouts;
  #samplingMps;
  #slow = /* @__PURE__ */ new Set();
  #encounters = [];
  constructor(plan, geometry, run, rasters, dropouts) {
    this.#geometry = geometry;
    this.#run = run;
    this.#rasters = rasters;
    this.#dropouts = dropouts;
    this.#samplingMps = samplingSpeedMps(geometry.reachM, plan.slowSpeedMps);
  }
  /** What was found; slow pairs are sampled over the whole run. */
  finish() {
    if (this.#slow.size === 0) return this.#encounters;
    const { object, startTaiS, stopTaiS } = this.#run;
    forgetSampled(this.#geometry, object);
    const kept = this.#encounters.filter((encounter) => !this.#slow.has(encounter.secondary));
    for (const j of this.#slow) kept.push(...sampledPair(this.#geometry, object, j, startTaiS, stopTaiS));
    return kept;
  }
  /** Tests a span in which the pair may meet, raster instant by raster instant. */
  testWindow(j, fromTaiS, toTaiS) {
    const { startTaiS, stopTaiS, stepS, count } = this.#run;
    const from = Math.max(fromTaiS, startTaiS);
    const to = Math.min(toTaiS, stopTaiS);
    if (!(from <= to) || this.#slow.has(j)) return;
    const raster = (t) => Math.min(count - 1, Math.max(0, Math.round((t - startTaiS) / stepS)));
    const middle = raster((from + to) / 2);
    const at = startTaiS + middle * stepS;
    if (from >= at - RASTER_S2 && to <= at + RASTER_S2) {
      if (this.#state(j, at)) this.#test(j, middle, six4, 0, from - at, to - at);
      return;
    }
    for (let k = raster(from); k <= raster(to); k++) {
      const t = startTaiS + k * stepS;
      if (!this.#state(j, t)) return;
      if (!this.#test(j, k, six4, 0, Math.max(from - t, -stepS / 2), Math.min(to - t, stepS / 2))) return;
    }
  }
  /** Follows a pair through a span, or the run, by steps that are too short for it to meet unseen. */
  follow(j, fromTaiS = this.#run.startTaiS, toTaiS = this.#run.stopTaiS) {
    const { startTaiS, stopTaiS, stepS, count, states, accelerationMps2 } = this.#run;
    if (!(fromTaiS <= stopTaiS && toTaiS >= startTaiS) || this.#slow.has(j)) return;
    const { reachM } = this.#geometry;
    const raster = this.#rasters.of(j, this.#run);
    const others = raster ?? six4;
    const first2 = Math.max(0, Math.floor((fromTaiS - startTaiS) / stepS));
    const last = Math.min(count - 1, Math.ceil((toTaiS - startTaiS) / stepS));
    let bound = 0;
    for (let k = first2; k <= last; ) {
      const t = startTaiS + k * stepS;
      if (!raster && !this.#state(j, t)) return;
      if (k === first2) bound = accelerationMps2 + largestGravity(others);
      const o = 6 * k;
      const at = raster ? o : 0;
      const clearS = clearSeconds(states, o, others, at, reachM, bound);
      if (clearS >= stepS) {
        k += Math.max(1, Math.floor(clearS / stepS + 0.5));
        continue;
      }
      const half = stepS / 2;
      if (clearS < half && !this.#test(j, k, others, at, k === 0 ? 0 : -half, k === count - 1 ? 0 : half)) return;
      k++;
    }
  }
  /** The secondary's state in `six`; false where it has none. */
  #state(j, t) {
    const code = this.#geometry.source.state(j, t, six4, 0);
    if (code === 0) return true;
    if (!this.#dropouts.has(j)) this.#dropouts.set(j, dropoutOf(j, code, t));
    return false;
  }
  /** Tests [from, to] around raster instant k with the other's state there; false where the pair turns out slow. */
  #test(j, k, others, at, from, to) {
    const { states, padM, startTaiS, stepS, object } = this.#run;
    const { reachM } = this.#geometry;
    const verdict = approachTest(states, 6 * k, others, at, from, to, reachM, padM[k], this.#samplingMps, guess2);
    if (verdict === SLOW) {
      this.#slow.add(j);
      return false;
    }
    if (verdict !== CLOSE) return true;
    const { volume } = this.#geometry;
    if (passesAboveOrBelow(volume, reachM, states, 6 * k, others, at, guess2[0], padM[k])) return true;
    const t = startTaiS + k * stepS;
    const first2 = t + from - SAME_EVENT_S;
    const last = t + to + SAME_EVENT_S;
    for (const tca of closestInstants(this.#geometry, object, j, t + guess2[0], first2, last)) {
      const encounter = encounterAt(this.#geometry, object, j, tca);
      if (encounter) this.#encounters.push(encounter);
    }
    return true;
  }
};
function clearSeconds(first2, o, other, at, missM, boundMps2) {
  const x = other[at] - first2[o];
  const y = other[at + 1] - first2[o + 1];
  const z = other[at + 2] - first2[o + 2];
  const u = other[at + 3] - first2[o + 3];
  const v = other[at + 4] - first2[o + 4];
  const w = other[at + 5] - first2[o + 5];
  const free = Math.sqrt(x * x + y * y + z * z) - 1.001 * missM - 100;
  const speed = Math.sqrt(u * u + v * v + w * w);
  return free > 0 ? (Math.sqrt(speed * speed + 2 * boundMps2 * free) - speed) / boundMps2 : 0;
}
function largestGravity(s) {
  const r = Math.sqrt(s[0] * s[0] + s[1] * s[1] + s[2] * s[2]);
  const v2 = s[3] * s[3] + s[4] * s[4] + s[5] * s[5];
  const climb = s[0] * s[3] + s[1] * s[4] + s[2] * s[5];
  const latus = (r * r * v2 - climb * climb) / MU_EARTH;
  const e2 = 1 - latus * (2 / r - v2 / MU_EARTH);
  const lowest = Math.max(LOWEST_M4, 0.98 * latus / (1 + Math.sqrt(Math.max(0, e2))));
  return MU_EARTH / (lowest * lowest);
}

// packages/conjunction/src/screening/to-all/secondary-rasters.ts
var MOST = 512;
var SecondaryRasters = class {
  #source;
  #kept = /* @__PURE__ */ new Map();
  /** Rooms of rasters that are no longer kept. */
  #free = [];
  #startTaiS = Number.NaN;
  #stepS = 0;
  #count = 0;
  constructor(source) {
    this.#source = source;
  }
  /**
   * @returns Float64Array(6 count), m, m/s, until rasters of other runs are asked for; undefined where the object lacks a
   *   state or is to be asked one by one
   */
  of(object, { startTaiS, stepS, count }) {
    if (startTaiS !== this.#startTaiS || stepS !== this.#stepS || count !== this.#count) {
      if (count !== this.#count) this.#free = [];
      this.#startTaiS = startTaiS;
      this.#stepS = stepS;
      this.#count = count;
      while (this.#kept.size > 0) this.#dropOldest();
    }
    if (this.#kept.has(object)) return this.#kept.get(object);
    if (this.#kept.size >= MOST) this.#dropOldest();
    const room = this.#free.pop() ?? new Float64Array(6 * count);
    const isWhole = this.#source.statesOn(object, startTaiS, stepS, count, room);
    if (!isWhole) this.#free.push(room);
    this.#kept.set(object, isWhole ? room : void 0);
    return isWhole ? room : void 0;
  }
  #dropOldest() {
    const [object, states] = this.#kept.entries().next().value;
    this.#kept.delete(object);
    if (states?.length === 6 * this.#count) this.#free.push(states);
  }
};

// packages/conjunction/src/screening/to-all/lattice-to-all.ts
var ANYWHERE_M = 1e12;
var lattices = /* @__PURE__ */ new WeakMap();
function latticeOf(batch) {
  let lattice = lattices.get(batch);
  if (!lattice) {
    lattice = openLattice(batch);
    lattices.set(batch, lattice);
  }
  return lattice;
}
function screenPrimariesByLattice(plan, source, block, primaries) {
  const screening = new LatticeScreening(plan, source);
  const encounters = primaries.flatMap((object) => screening.screen(object, block));
  const { sgp4Count, count } = source;
  if (count - sgp4Count > 1 || count > sgp4Count && primaries.some((object) => object < sgp4Count)) {
    const others = screenPrimaries(plan, source, block, primaries, sgp4Count);
    encounters.push(...others.encounters);
    for (const dropout of others.dropouts) screening.drop(dropout);
  } else if (count > sgp4Count) {
    const code = firstCode(source, sgp4Count, block.startTaiS, block.stopTaiS);
    if (code !== 0 && code !== NOT_COVERED) screening.drop(dropoutOf(sgp4Count, code, block.startTaiS));
  }
  return { encounters, dropouts: screening.dropouts };
}
var LatticeScreening = class {
  #plan;
  #source;
  #geometry;
  #lattice;
  #dropouts = /* @__PURE__ */ new Map();
  #irregular = /* @__PURE__ */ new Map();
  #rasters;
  constructor(plan, source) {
    this.#plan = plan;
    this.#source = source;
    this.#geometry = pairGeometry(source, plan.volume);
    this.#lattice = latticeOf(source.batch);
    this.#rasters = new SecondaryRasters(source);
  }
  /** Objects of the catalogue that left so far. */
  get dropouts() {
    return [...this.#dropouts.values()];
  }
  drop(dropout) {
    if (!this.#dropouts.has(dropout.object)) this.#dropouts.set(dropout.object, dropout);
  }
  /** One primary against the objects of the batch. */
  screen(object, block) {
    return latticeParts(block).flatMap(
      (part) => runsOf(this.#source, object, part.startTaiS, part.stopTaiS).flatMap((run) => this.screenRuns(part, [run])[0])
    );
  }
  /**
   * Orbits near each other against the objects of the batch, within one lattice block.
   *
   * @param part   a part of `latticeParts`; @param runs at least one, inside it
   * @param take   called before each run: from then on the source gives the states of that run's object
   * @param room   what the tables of the runs were taken from
   * @returns encounters, a list for each run
   */
  screenRuns(part, runs, take, room) {
    const source = this.#source;
    const { reachM } = this.#geometry;
    const start = Math.floor(part.startTaiS / LATTICE_S) * LATTICE_S;
    const nodes = this.#lattice.block(start, start + LATTICE_S);
    const irregular = this.#irregularOf(part, nodes);
    const lattice = latticeTube(runs, nodes, reachM, room);
    if (lattice) this.#lattice.enter(nodes, lattice.tube);
    return runs.map((run, k) => {
      take?.(k);
      const { object } = run;
      if (!lattice) {
        const span = { ...part, startTaiS: run.startTaiS, stopTaiS: run.stopTaiS };
        return screenPrimaries(this.#plan, source, span, [object], 0, source.sgp4Count).encounters;
      }
      const meeting = new RunMeeting(this.#plan, this.#geometry, run, this.#rasters, this.#dropouts);
      this.#lattice.scan(lattice.passages[k], (j, isFollowed, fromS, toS) => {
        if (source.isSameObject(object, j)) return;
        if (isFollowed) meeting.follow(j, nodes.middleTaiS + fromS, nodes.middleTaiS + toS);
        else meeting.testWindow(j, nodes.middleTaiS + fromS, nodes.middleTaiS + toS);
      });
      for (const { object: j, lowestM, highestM } of irregular) {
        if (lowestM > run.highestM + reachM || highestM < run.lowestM - reachM) continue;
        if (!source.isSameObject(object, j)) meeting.follow(j);
      }
      return meeting.finish();
    });
  }
  #irregularOf(part, nodes) {
    const key = `${part.startTaiS} ${part.stopTaiS}`;
    const entry = this.#irregular.get(key);
    if (entry) return entry;
    const irregulars = irregularOf(this.#source, part, nodes, this.#dropouts);
    this.#irregular.set(key, irregulars);
    return irregulars;
  }
};
function latticeParts(block) {
  const parts = [];
  let startTaiS = block.startTaiS;
  while (startTaiS < block.stopTaiS) {
    const edge2 = (Math.floor(startTaiS / LATTICE_S) + 1) * LATTICE_S;
    const stopTaiS = Math.min(block.stopTaiS, edge2);
    parts.push({ index: block.index, startTaiS, stopTaiS });
    startTaiS = stopTaiS;
  }
  return parts;
}
function irregularOf(source, block, nodes, dropouts) {
  const bounds = { lowestM: 0, highestM: 0, eccentricity: 0, rateRadps: 0 };
  const six5 = new Float64Array(6);
  const irregulars = [];
  for (const object of nodes.irregular) {
    const code = source.state(object, block.startTaiS, six5, 0);
    if (code !== 0) {
      if (!dropouts.has(object)) dropouts.set(object, dropoutOf(object, code, block.startTaiS));
    } else if (orbitBounds(source.batch, object, block.startTaiS, block.stopTaiS, bounds)) {
      irregulars.push({ object, lowestM: bounds.lowestM, highestM: bounds.highestM });
    } else {
      irregulars.push({ object, lowestM: 0, highestM: ANYWHERE_M });
    }
  }
  return irregulars;
}

// packages/conjunction/src/screening/screen.ts
var MANY_PRIMARIES = { wasm: 600, scalar: 60 };
function screenAll(plan, sources, hooks) {
  const outcome = screenAllTable(plan, sources, hooks);
  return { ...outcome, encounters: encountersOf(outcome.encounters) };
}
function screenAllTable(plan, sources, hooks) {
  const source = openSources(sources);
  const results = [];
  for (const block of plan.blocks) {
    if (hooks?.isCancelled?.()) break;
    results.push(blockOf(plan, source, block.index));
    hooks?.onBlock?.(block.index + 1, plan.blocks.length);
  }
  return mergeTables(plan, results);
}
function blockOf(plan, source, blockIndex) {
  const block = plan.blocks[blockIndex];
  if (!block) throw new RangeError(`plan has no block ${blockIndex}`);
  const { scope, engine } = plan;
  const outcome = scope.kind === "primaries" && scope.primaries.length < MANY_PRIMARIES[engine] ? settled2(plan, source, block, scope.primaries) : engine === "wasm" ? screenAllPairsByKernel(plan, source, block) : screenAllPairs(plan, source, block);
  const coverage = coverageOf(source, plan.window.startTaiS, plan.window.stopTaiS);
  return { blockIndex, ...outcome, coverage };
}
function settled2(plan, source, block, primaries) {
  const screenFew = plan.engine === "wasm" ? screenPrimariesByLattice : screenPrimaries;
  const { encounters, dropouts } = screenFew(plan, source, block, primaries);
  const table = encounterTable(encounters);
  const sorted = new EncounterRows(Math.max(1, table.count));
  for (const k of rowsInOrder(table)) sorted.copy(table, k);
  return { encounters: sorted, dropouts: settledDropouts(plan, source, block, dropouts) };
}

export {
  packEphemeris,
  unpackEphemeris,
  outlineOf,
  screenAll
};
//# sourceMappingURL=chunk-V57L3OTT.mjs.map

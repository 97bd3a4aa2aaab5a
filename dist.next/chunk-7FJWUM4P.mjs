import {
  placeOption
} from "./chunk-S2PF4BS4.mjs";
import {
  numberOption
} from "./chunk-F4PYMTON.mjs";
import {
  integrate,
  kinksOf,
  propagateNumerically,
  stateWithin
} from "./chunk-DRZODJF2.mjs";
import {
  propagateTwoBody
} from "./chunk-63IL6MBF.mjs";
import {
  DRAG_SIGMA_SHARE,
  covarianceOfOrbit,
  decayOfElements,
  dot,
  estimateCovariance,
  norm,
  orbitRegime,
  theoryError
} from "./chunk-GKHTNQWA.mjs";
import {
  eigenSymmetric
} from "./chunk-EFPVRPBJ.mjs";
import {
  twoBodyTransition
} from "./chunk-WN7XZFL2.mjs";
import {
  congruent6,
  identity6,
  invert6,
  multiply6,
  sixOf,
  stateOfSix,
  transposed6,
  turned6
} from "./chunk-GGSRQIBL.mjs";
import {
  transformState
} from "./chunk-IHQRYJEI.mjs";
import {
  localAxes,
  rtnAxes
} from "./chunk-PESGF56Y.mjs";
import {
  RAD_PER_ARCSEC
} from "./chunk-XMHCSSDI.mjs";
import {
  EARTH_RADIUS_M,
  MU_EARTH
} from "./chunk-CRMFVZQ4.mjs";
import {
  SECONDS_PER_DAY
} from "./chunk-JQJWWTBG.mjs";
import {
  wrongUsage
} from "./chunk-KOAYSOLG.mjs";
import {
  fail,
  ok
} from "./chunk-D5Y2WIO4.mjs";

// services/cli/src/tracking/sensor-options.ts
function collected(text, before = []) {
  return [...before, text];
}
function addSensorOptions(command, sites) {
  return command.requiredOption("--site <lat,lon,height>", sites, collected).option("--angle-sigma <arcsec>", "one sigma of an angle", "2").option("--range-sigma <m>", "one sigma of a range", "20").option("--range-rate-sigma <mps>", "one sigma of a range rate", "0.05").option("--clock-sigma <s>", "one sigma of what all time tags of a track are off", "0.001").option("--angle-bias <arcsec>", "one sigma of what all angles of a track are off", "1");
}
function sensorOptions(texts) {
  return {
    sites: texts.site.map((text) => placeOption("--site", text)),
    angleSigmaRad: numberOption("--angle-sigma", texts.angleSigma, 1e-6, 36e4) * RAD_PER_ARCSEC,
    rangeSigmaM: numberOption("--range-sigma", texts.rangeSigma, 1e-6, 1e7),
    rangeRateSigmaMps: numberOption("--range-rate-sigma", texts.rangeRateSigma, 1e-9, 1e4),
    timeBiasSigmaS: numberOption("--clock-sigma", texts.clockSigma, 0, 100),
    angleBiasSigmaRad: numberOption("--angle-bias", texts.angleBias, 0, 36e4) * RAD_PER_ARCSEC
  };
}
function sitesOfFiles(sites, files) {
  const [only] = sites;
  if (only !== void 0 && sites.length === 1) return files.map(() => only);
  if (sites.length === files.length) return sites;
  const without = files[sites.length];
  throw wrongUsage(
    without === void 0 ? `--site: ${sites.length} sites for ${files.length} files; give one, or one for each in their order` : `--site: no site for ${without}; give one for all files, or one for each in their order`
  );
}

// packages/astro/src/numerical/transition.ts
var SIZE = 43;
var MASS = 6;
var MATRIX = 7;
var USUAL_RELATIVE_ERROR = 1e-11;
var LOWEST_HEIGHT_M = 8e4;
var STEP_M = 0.5;
function propagateWithTransition(run) {
  const { initial } = run;
  if (initial.frame !== "GCRF" && initial.frame !== "EME2000") return fail({ code: "frame-not-inertial" });
  if (!(run.massKg > 0)) return fail({ code: "mass-not-positive" });
  const origin = initial.epochTaiS;
  const startTaiS = Math.min(run.startTaiS, origin);
  const stopTaiS = Math.max(run.stopTaiS, origin);
  const sides = [];
  for (const end of [startTaiS, stopTaiS]) {
    const steps = stepsTo(end, run);
    if (!steps.ok) return steps;
    sides.push(steps.value);
  }
  const [back, ahead] = sides;
  const full = new Float64Array(SIZE);
  const first = startOf(run);
  return ok({
    startTaiS,
    stopTaiS,
    read(epochTaiS, state, transition) {
      if (!(epochTaiS >= startTaiS && epochTaiS <= stopTaiS)) return false;
      const t = epochTaiS - origin;
      if (t === 0) full.set(first);
      else stateWithin(stepAt(t < 0 ? back : ahead, t), t, full);
      for (let i = 0; i < 6; i++) state[i] = full[i];
      if (transition) for (let i = 0; i < 36; i++) transition[i] = full[MATRIX + i];
      return true;
    }
  });
}
function startOf({ initial, massKg }) {
  const y = new Float64Array(SIZE);
  y.set([...initial.positionM, ...initial.velocityMps, massKg]);
  for (let i = 0; i < 6; i++) y[MATRIX + 7 * i] = 1;
  return y;
}
function stepsTo(endTaiS, run) {
  const origin = run.initial.epochTaiS;
  const steps = [];
  if (endTaiS === origin) return ok(steps);
  let hasDecayed = false;
  const kinks = kinksOf(run.forces, origin);
  const control = { ...controlOf(run.relativeError ?? USUAL_RELATIVE_ERROR), kinks };
  const end = integrate(ratesOf(run.forces, origin), 0, startOf(run), endTaiS - origin, control, (step, y) => {
    steps.push(step);
    hasDecayed = !(Math.hypot(y[0], y[1], y[2]) > EARTH_RADIUS_M + LOWEST_HEIGHT_M);
    return !hasDecayed;
  });
  const last = steps.at(-1);
  if (hasDecayed && last) return fail({ code: "orbit-decayed", epochTaiS: origin + last.start + last.length });
  return end === "not-finite" ? fail({ code: "state-not-finite", epochTaiS: origin }) : ok(steps);
}
function stepAt(steps, t) {
  let low = 0;
  let high = steps.length - 1;
  while (low < high) {
    const middle = low + high + 1 >> 1;
    if (Math.abs(steps[middle].start) <= Math.abs(t)) low = middle;
    else high = middle - 1;
  }
  return steps[low];
}
function controlOf(relative) {
  return {
    tolerance(before, after, out) {
      out.fill(Number.POSITIVE_INFINITY);
      out.fill(relative * Math.max(sizeOf(before, 0), sizeOf(after, 0)), 0, 3);
      out.fill(relative * Math.max(sizeOf(before, 3), sizeOf(after, 3)), 3, 6);
    },
    firstStep: 10,
    longestStep: 3600,
    shortestStep: 1e-3
  };
}
function sizeOf(y, from) {
  return Math.hypot(y[from], y[from + 1], y[from + 2]) * Math.sqrt(6 / SIZE);
}
function ratesOf(forces, origin) {
  const gradient = new Float64Array(9);
  const moved = new Float64Array(MATRIX);
  const pushed = new Float64Array(MATRIX);
  const accelerate = (acting, epochTaiS, y, out) => {
    out.fill(0, 3, MATRIX);
    for (const force of acting) force.addRates(epochTaiS, y, out);
  };
  const slopes = forces.map((force) => force.slope ?? force);
  const isWhole2 = slopes.every((force, k) => force === forces[k]);
  const here = new Float64Array(MATRIX);
  return (t, y, out) => {
    for (let i = 0; i < 3; i++) out[i] = y[i + 3];
    accelerate(forces, origin + t, y, out);
    if (isWhole2) here.set(out.subarray(0, MATRIX));
    else accelerate(slopes, origin + t, y.subarray(0, MATRIX), here);
    out[MASS] = 0;
    for (let column = 0; column < 3; column++) {
      for (let i = 0; i < MATRIX; i++) moved[i] = y[i];
      moved[column] = moved[column] + STEP_M;
      const step = moved[column] - y[column];
      accelerate(slopes, origin + t, moved, pushed);
      for (let row = 0; row < 3; row++) gradient[3 * row + column] = (pushed[3 + row] - here[3 + row]) / step;
    }
    for (let column = MATRIX; column < MATRIX + 6; column++) {
      const x = y[column];
      const v = y[column + 6];
      const w = y[column + 12];
      for (let row = 0; row < 3; row++) {
        out[column + 6 * row] = y[column + 6 * (row + 3)];
        out[column + 6 * (row + 3)] = gradient[3 * row] * x + gradient[3 * row + 1] * v + gradient[3 * row + 2] * w;
      }
    }
  };
}

// packages/tracking/src/orbit-update/arc.ts
var RELATIVE_ERROR = 1e-11;
function orbitArc(initial, startTaiS, stopTaiS, dynamics) {
  if (dynamics !== "two-body" && "beside" in dynamics) return arcBeside(initial, dynamics.beside);
  if (dynamics !== "two-body") {
    const { forces, massKg, relativeError = RELATIVE_ERROR } = dynamics;
    return propagateWithTransition({ initial, startTaiS, stopTaiS, forces, massKg, relativeError });
  }
  const from = sixOf(initial);
  return ok({
    startTaiS,
    stopTaiS,
    read(epochTaiS, state, transition) {
      propagateTwoBody(from, epochTaiS - initial.epochTaiS, state);
      if (transition) transition.set(twoBodyTransition(initial, stateOfSix(state, epochTaiS)));
      return true;
    }
  });
}
function arcBeside(initial, ephemeris) {
  const { startTaiS, stopTaiS } = ephemeris;
  const six = new Float64Array(6);
  if (!ephemeris.stateAt(initial.epochTaiS, six)) {
    return fail({ code: "state-not-finite", epochTaiS: initial.epochTaiS });
  }
  const from = stateOfSix(six, initial.epochTaiS);
  const moved = sixOf(initial).map((value, k) => value - six[k]);
  return ok({
    startTaiS,
    stopTaiS,
    read(epochTaiS, state, transition) {
      if (!ephemeris.stateAt(epochTaiS, state)) return false;
      const phi = twoBodyTransition(from, stateOfSix(state, epochTaiS));
      for (let i = 0; i < 6; i++) for (let k = 0; k < 6; k++) state[i] = state[i] + phi[6 * i + k] * moved[k];
      if (transition) transition.set(phi);
      return true;
    }
  });
}
function consideredArc(initial, startTaiS, stopTaiS, dynamics) {
  if (dynamics === "two-body" || "beside" in dynamics || dynamics.considered === void 0) return void 0;
  const { considered: forces, massKg } = dynamics;
  const parts = [];
  for (const stop of [startTaiS, stopTaiS]) {
    if (stop === initial.epochTaiS) continue;
    const part = propagateNumerically({ initial, massKg, stopTaiS: stop, forces, relativeError: RELATIVE_ERROR });
    if (!part.ok) return part;
    parts.push(part.value);
  }
  return ok({
    frame: "EME2000",
    startTaiS,
    stopTaiS,
    stateAt: (at, out) => parts.some((part) => at >= part.startTaiS && at <= part.stopTaiS && part.stateAt(at, out))
  });
}

// packages/tracking/src/direction.ts
var SPEED_OF_LIGHT_MPS = 299792458;
function siteState(site, epochTaiS, eop) {
  const fixed = { epochTaiS, frame: "ITRF", positionM: site.positionM, velocityMps: [0, 0, 0] };
  return transformState(fixed, "EME2000", eop);
}

// packages/conjunction/src/covariance/element-set-error.ts
var LEAST_DRAG_AGE_S = SECONDS_PER_DAY / 2;
function errorOfElements(elements) {
  let decayMps;
  return (state) => {
    const ageS = state.epochTaiS - elements.epochTaiS;
    const covariance = sumOfCovariances(estimateCovariance(state, ageS).covariance, theoryCovariance(state));
    decayMps ??= elements.bstar > 0 ? Math.max(0, decayOfElements(elements) ?? 0) : 0;
    if (decayMps === 0) return covariance;
    return sumOfCovariances(covariance, dragCovariance(state, { decayMps, sigmaShare: DRAG_SIGMA_SHARE }, ageS));
  };
}
function theoryCovariance(state) {
  const { sigmaRtnM, axisM } = theoryError(orbitRegime(state));
  return covarianceOfOrbit(state, sigmaRtnM, axisM);
}
function dragCovariance(state, decay, ageS) {
  const way = dragWay(state, decay, Math.hypot(ageS, LEAST_DRAG_AGE_S));
  const matrix = new Float64Array(36);
  for (let i = 0; i < 6; i++) {
    for (let j = 0; j < 6; j++) matrix[6 * i + j] = way[i] * way[j];
  }
  return { epochTaiS: state.epochTaiS, frame: "RTN", matrix };
}
function dragWay(state, { decayMps, sigmaShare }, spanS) {
  const { positionM, velocityMps } = state;
  const radius = norm(positionM);
  const radial = dot(positionM, velocityMps) / radius;
  const speedSquared = dot(velocityMps, velocityMps);
  const axisM = 1 / (2 / radius - speedSquared / MU_EARTH);
  const lower = -sigmaShare * decayMps * spanS;
  const earlierS = 0.75 * sigmaShare * decayMps * spanS * spanS / axisM;
  const along = Math.sqrt(speedSquared - radial ** 2);
  return Float64Array.of(
    radial * earlierS + lower,
    along * earlierS,
    0,
    -MU_EARTH * earlierS / radius ** 2,
    -0.5 * Math.sqrt(MU_EARTH / axisM ** 3) * lower,
    0
  );
}
function sumOfCovariances(first, second) {
  const matrix = new Float64Array(36);
  for (let k = 0; k < 36; k++) matrix[k] = first.matrix[k] + second.matrix[k];
  return { epochTaiS: first.epochTaiS, frame: first.frame, matrix };
}

// packages/tracking/src/orbit-update/acceleration-noise.ts
function noiseBetween(before, after) {
  const ways = after.lasting.map((way, w) => way.map((value, i) => value - (before?.lasting[w]?.[i] ?? 0)));
  return after.white.map(
    (value, n) => ways.reduce((sum, way) => sum + way[Math.floor(n / 6)] * way[n % 6], value - (before?.white[n] ?? 0))
  );
}
var STEP_RAD = 0.3;
function accelerationNoise(arc, origin, { densityM2PerS3, air, field, steady }, uncertain) {
  const stepS = STEP_RAD / perigeeRate(origin);
  const [six, transition] = [new Float64Array(6), new Float64Array(36)];
  const axes = rtnAxes(origin.positionM, origin.velocityMps);
  const rateAt = (spanS) => {
    const epochTaiS = origin.epochTaiS + spanS;
    arc.read(epochTaiS, six, transition);
    const columns = pushColumns(transition);
    const sigma = air && uncertain && sigmaOf(uncertain, epochTaiS, six);
    const density = [0, 1, 2].flatMap(
      (i) => [0, 1, 2].map((k) => (i === k ? densityM2PerS3 : 0) + (air && sigma ? air.lastsS * sigma[i] * sigma[k] : 0))
    );
    const radius = Math.hypot(six[0], six[1], six[2]);
    const place = (row) => [0, 1, 2].reduce((sum, k) => sum + axes[3 * row + k] * six[k] / radius, 0);
    const left = field && field.accelerationMps2 * (field.radiusM / radius) ** field.power;
    const local = left && rtnAxes([six[0], six[1], six[2]], [six[3], six[4], six[5]]);
    const ofField = (axis, share) => left && local ? [0, 1].map((row) => [0, 1, 2].map((k) => share * left * place(row) * local[3 * axis + k])) : [];
    const pushes = [
      ...ofField(1, 0.5),
      ...ofField(2, 1),
      ...air && sigma ? [0, 1].map((row) => sigma.map((value) => air.wave * place(row) * value)) : [],
      ...steady && uncertain ? [ratesOf2([steady], epochTaiS, six, uncertain.massKg)] : []
    ];
    const ways = pushes.flatMap(
      (push) => [0, 1, 2, 3, 4, 5].map((i) => [0, 1, 2].reduce((sum, k) => sum + columns[3 * i + k] * push[k], 0))
    );
    return Float64Array.of(...squareOf(columns, density), ...ways);
  };
  const panel = (startS, lengthS, before, atStart) => {
    const [atMiddle, atEnd] = [rateAt(startS + lengthS / 2), rateAt(startS + lengthS)];
    const share = lengthS / 6;
    const sum = before.map(
      (value, k) => value + (k < 36 ? Math.abs(share) : share) * (atStart[k] + 4 * atMiddle[k] + atEnd[k])
    );
    return { sum, atEnd };
  };
  const atOrigin = rateAt(0);
  const none = { sum: new Float64Array(atOrigin.length), atEnd: atOrigin };
  const sides = { back: [none], ahead: [none] };
  return (epochTaiS) => {
    const spanS = epochTaiS - origin.epochTaiS;
    const side = spanS < 0 ? sides.back : sides.ahead;
    const towardsS = Math.sign(spanS) * stepS;
    const whole = Math.floor(Math.abs(spanS) / stepS);
    for (let n = side.length - 1; n < whole; n++) {
      side.push(panel(n * towardsS, towardsS, side[n].sum, side[n].atEnd));
    }
    const { sum, atEnd } = side[whole];
    const all = panel(whole * towardsS, spanS - whole * towardsS, sum, atEnd).sum;
    const lasting = Array.from({ length: (all.length - 36) / 6 }, (_, w) => all.slice(36 + 6 * w, 42 + 6 * w));
    return { white: all.slice(0, 36), lasting };
  };
}
function pushColumns(transition) {
  const push = new Float64Array(18);
  for (let i = 0; i < 3; i++) {
    for (let axis = 0; axis < 3; axis++) {
      push[3 * i + axis] = -transition[6 * axis + 3 + i];
      push[3 * (i + 3) + axis] = transition[6 * axis + i];
    }
  }
  return push;
}
function squareOf(columns, density) {
  const half = columns.map((_, n) => {
    const [row, axis] = [3 * Math.floor(n / 3), n % 3];
    return columns[row] * density[axis] + columns[row + 1] * density[3 + axis] + columns[row + 2] * density[6 + axis];
  });
  return Float64Array.from({ length: 36 }, (_, n) => {
    const [i, k] = [3 * Math.floor(n / 6), 3 * (n % 6)];
    return half[i] * columns[k] + half[i + 1] * columns[k + 1] + half[i + 2] * columns[k + 2];
  });
}
function sigmaOf({ forces, considered, massKg }, epochTaiS, six) {
  if (considered === void 0) return void 0;
  const less = ratesOf2(forces, epochTaiS, six, massKg);
  return ratesOf2(considered, epochTaiS, six, massKg).map((value, k) => value - less[k]);
}
function ratesOf2(forces, epochTaiS, six, massKg) {
  const rates = new Float64Array(7);
  for (const force of forces) force.addRates(epochTaiS, Float64Array.of(...six, massKg), rates);
  return [rates[3], rates[4], rates[5]];
}
function perigeeRate({ positionM: [x, y, z], velocityMps: [u, v, w] }) {
  const momentum = Math.hypot(y * w - z * v, z * u - x * w, x * v - y * u);
  const energy = (u * u + v * v + w * w) / 2 - MU_EARTH / Math.hypot(x, y, z);
  const eccentricity = Math.sqrt(Math.max(0, 1 + 2 * energy * momentum ** 2 / MU_EARTH ** 2));
  const perigeeM = momentum ** 2 / MU_EARTH / (1 + eccentricity);
  return momentum / perigeeM ** 2;
}

// packages/tracking/src/orbit-update/along-path.ts
var MOST_TURNS = 12;
var CLOSE_ENOUGH_S = 1e-10;
function movedAlong(state, by) {
  const motion = motionOf(state);
  const aheadS = aheadOf(state, by);
  const moved = new Float64Array(6);
  propagateTwoBody(
    state.map((value, k) => value + by[k] - aheadS * motion[k]),
    aheadS,
    moved
  );
  return moved;
}
function wayAlong(from, to) {
  const motion = motionOf(from);
  const back = new Float64Array(6);
  let aheadS = 0;
  let stepS = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < MOST_TURNS && Math.abs(stepS) > CLOSE_ENOUGH_S; turn++) {
    propagateTwoBody(to, -aheadS, back);
    const rest = back.map((value, k) => value - from[k]);
    stepS = dotOfSpeed(from, rest) / dotOfSpeed(from, motionOf(back));
    aheadS += stepS;
  }
  const isAbreast = Math.abs(stepS) <= CLOSE_ENOUGH_S && Math.abs(aheadS) < farthestS(from);
  if (!isAbreast) return { by: to.map((value, k) => value - from[k]), slopes: identity6 };
  return {
    by: back.map((value, k) => value - from[k] + aheadS * motion[k]),
    slopes() {
      const transition = twoBodyTransition(stateOfSix(to, aheadS), stateOfSix(back, 0));
      const abreast = motionOf(back);
      const speed = dotOfSpeed(from, abreast);
      const turn = identity6();
      for (let i = 0; i < 6; i++) {
        for (let k = 0; k < 3; k++) {
          turn[6 * i + k] = turn[6 * i + k] + (motion[i] - abreast[i]) * from[3 + k] / speed;
        }
      }
      return multiply6(turn, transition);
    }
  };
}
function aheadOf(state, by) {
  return dotOfSpeed(state, by) / dotOfSpeed(state, motionOf(state));
}
function motionOf(state) {
  const [x = 0, y = 0, z = 0, u = 0, v = 0, w = 0] = state;
  const pull = -MU_EARTH / Math.hypot(x, y, z) ** 3;
  return Float64Array.of(u, v, w, pull * x, pull * y, pull * z);
}
function dotOfSpeed(state, by) {
  return state[3] * by[0] + state[4] * by[1] + state[5] * by[2];
}
function farthestS(state) {
  const [x = 0, y = 0, z = 0, u = 0, v = 0, w = 0] = state;
  return Math.hypot(x, y, z) / Math.hypot(u, v, w);
}

// packages/tracking/src/orbit-update/prior.ts
var LEAST_EIGENVALUE = 1e-10;
var NEGATIVE_EIGENVALUE = -1e-3;
function priorInformation(prior) {
  const { covarianceRtn } = prior;
  const known = [0, 1, 2, 3, 4, 5].filter((i) => {
    const variance = covarianceRtn[7 * i];
    return variance > 0 && Number.isFinite(variance);
  });
  const none = { matrix: new Float64Array(36), root: identity6(), kind: "none" };
  if (known.length === 0 || covarianceRtn.some(Number.isNaN)) return none;
  const size = known.length;
  const sigma = known.map((i) => Math.sqrt(covarianceRtn[7 * i]));
  const correlation = new Float64Array(size * size);
  for (let i = 0; i < size; i++) {
    for (let j = 0; j < size; j++) {
      const mean = 0.5 * (covarianceRtn[6 * known[i] + known[j]] + covarianceRtn[6 * known[j] + known[i]]);
      correlation[i * size + j] = mean / (sigma[i] * sigma[j]);
    }
  }
  const { values, vectors } = eigenSymmetric(correlation, size);
  if (!(values[0] > NEGATIVE_EIGENVALUE)) return none;
  const rtn = new Float64Array(36);
  const root = new Float64Array(36);
  for (let i = 0; i < size; i++) {
    for (let j = 0; j < size; j++) {
      let sum = 0;
      for (let k = 0; k < size; k++)
        sum += vectors[i * size + k] * vectors[j * size + k] / Math.max(values[k], LEAST_EIGENVALUE);
      rtn[6 * known[i] + known[j]] = sum / (sigma[i] * sigma[j]);
      root[6 * i + j] = sigma[i] * vectors[i * size + j] * Math.sqrt(Math.max(values[j], LEAST_EIGENVALUE));
    }
  }
  const toInertial = axesOf(prior, "to-inertial");
  const matrix = congruent6(toInertial, rtn);
  if (size < 6) return { matrix, root: identity6(), kind: "partial" };
  const kind = values[0] < LEAST_EIGENVALUE ? "repaired" : "complete";
  return { matrix, root: multiply6(toInertial, root), kind };
}
function isWhole({ kind }) {
  return kind === "complete" || kind === "repaired";
}
function priorPull(start, prior, state) {
  const along = isWhole(prior) ? wayAlong(start, state) : void 0;
  const way = along?.by ?? state.map((value, i) => value - start[i]);
  const back = along && invert6(along.slopes());
  return {
    way,
    units: back ? multiply6(back, prior.root) : prior.root,
    information: isWhole(prior) ? identity6() : prior.matrix,
    ...pressed(prior, way)
  };
}
function pressed(prior, way) {
  const pulled = turned6(prior.matrix, way);
  const right = turned6(transposed6(prior.root), pulled).map((value) => -value);
  const square = isWhole(prior) ? right.reduce((sum, value) => sum + value * value, 0) : pulled.reduce((sum, value, i) => sum + value * way[i], 0);
  return { right, square };
}
function axesOf({ positionM, velocityMps }, direction) {
  const rows = localAxes("RTN", positionM, velocityMps);
  const out = new Float64Array(36);
  for (let i = 0; i < 3; i++) {
    for (let j = 0; j < 3; j++) {
      const value = direction === "to-rtn" ? rows[3 * i + j] : rows[3 * j + i];
      out[6 * i + j] = value;
      out[6 * (i + 3) + j + 3] = value;
    }
  }
  return out;
}

export {
  SPEED_OF_LIGHT_MPS,
  siteState,
  errorOfElements,
  theoryCovariance,
  dragCovariance,
  dragWay,
  sumOfCovariances,
  noiseBetween,
  accelerationNoise,
  movedAlong,
  wayAlong,
  propagateWithTransition,
  orbitArc,
  consideredArc,
  priorInformation,
  isWhole,
  priorPull,
  pressed,
  axesOf,
  collected,
  addSensorOptions,
  sensorOptions,
  sitesOfFiles
};
//# sourceMappingURL=chunk-7FJWUM4P.mjs.map

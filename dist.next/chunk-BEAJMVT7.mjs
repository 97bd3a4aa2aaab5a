import {
  isEven
} from "./chunk-XE7WSCOI.mjs";
import {
  moonPosition,
  outsideShadow
} from "./chunk-IO7BPYYA.mjs";
import {
  inFrame
} from "./chunk-H6CQBRAW.mjs";
import {
  sunPosition
} from "./chunk-PL7NDV4T.mjs";
import {
  rotationBetween
} from "./chunk-IHQRYJEI.mjs";
import {
  rootBetween
} from "./chunk-GZW2Z354.mjs";
import {
  maximumBetween
} from "./chunk-Z7TE2O33.mjs";
import {
  wrapPi,
  wrapTwoPi
} from "./chunk-XMHCSSDI.mjs";

// packages/tracking/src/intervals.ts
var FLAT_S = 1e-4;
function intervalsAbove(value, startTaiS, stopTaiS, stepS, toleranceS = 1e-4) {
  const times = [startTaiS];
  const samples = [value(startTaiS)];
  for (let t = startTaiS; t < stopTaiS; ) {
    t = Math.min(t + stepS(t), stopTaiS);
    const sample = value(t);
    const isRoot = sample === 0 && t < stopTaiS;
    times.push(isRoot ? t + toleranceS : t);
    samples.push(isRoot ? value(t + toleranceS) : sample);
  }
  const marks = withHiddenExtrema(value, times, samples, toleranceS);
  const intervals = [];
  let since = marks[0].value > 0 ? startTaiS : void 0;
  for (let i = 1; i < marks.length; i++) {
    const before = marks[i - 1];
    const here = marks[i];
    if (before.value > 0 === here.value > 0) continue;
    const root = rootBetween(value, before.time, here.time, toleranceS);
    if (since === void 0) since = root;
    else {
      intervals.push({ startTaiS: since, stopTaiS: root });
      since = void 0;
    }
  }
  if (since !== void 0) intervals.push({ startTaiS: since, stopTaiS });
  return intervals;
}
function intersection(a, b) {
  const out = [];
  let i = 0;
  let j = 0;
  while (i < a.length && j < b.length) {
    const startTaiS = Math.max(a[i].startTaiS, b[j].startTaiS);
    const stopTaiS = Math.min(a[i].stopTaiS, b[j].stopTaiS);
    if (stopTaiS > startTaiS) out.push({ startTaiS, stopTaiS });
    if (a[i].stopTaiS < b[j].stopTaiS) i += 1;
    else j += 1;
  }
  return out;
}
function withHiddenExtrema(value, times, samples, toleranceS) {
  const marks = [];
  const add = (from, to, sign) => {
    const time = maximumBetween((t) => sign * value(t), times[from], times[to], Math.max(toleranceS, FLAT_S));
    const found = value(time);
    if (sign * found > 0) marks.push({ time, value: found });
  };
  const last = times.length - 1;
  for (let i = 0; i <= last; i++) {
    const here = samples[i];
    marks.push({ time: times[i], value: here });
    const sign = here > 0 ? -1 : 1;
    const before = samples[Math.max(i - 1, 0)];
    const after = samples[Math.min(i + 1, last)];
    const isSameSide = before > 0 === here > 0 && after > 0 === here > 0;
    if (!isSameSide || sign * here < sign * before || sign * here < sign * after) continue;
    if (!mayReachZero(times, samples, i)) continue;
    add(Math.max(i - 1, 0), Math.min(i + 1, last), sign);
  }
  return marks.sort((a, b) => a.time - b.time);
}
function mayReachZero(times, samples, i) {
  const last = times.length - 1;
  if (last < 2) return true;
  const middle = Math.min(Math.max(i, 1), last - 1);
  const ratio = (times[middle + 1] - times[middle]) / (times[middle] - times[middle - 1]);
  const left = Math.abs(samples[middle] - samples[middle - 1]) * ratio;
  const right = Math.abs(samples[middle] - samples[middle + 1]) / ratio;
  const reach = i === 0 ? right : i === last ? left : Math.max(left, right);
  return 2 * reach >= Math.abs(samples[middle]);
}

// packages/tracking/src/look-angles.ts
function lookAngles(site, state) {
  const x = state[0] - site.positionM[0];
  const y = state[1] - site.positionM[1];
  const z = state[2] - site.positionM[2];
  const rangeM = Math.hypot(x, y, z);
  const rangeRateMps = (x * state[3] + y * state[4] + z * state[5]) / rangeM;
  const east = site.east[0] * x + site.east[1] * y + site.east[2] * z;
  const north = site.north[0] * x + site.north[1] * y + site.north[2] * z;
  const up = site.up[0] * x + site.up[1] * y + site.up[2] * z;
  const upRate = site.up[0] * state[3] + site.up[1] * state[4] + site.up[2] * state[5];
  const flat = Math.hypot(east, north);
  return {
    azimuthRad: wrapTwoPi(Math.atan2(east, north)),
    elevationRad: Math.atan2(up, flat),
    rangeM,
    rangeRateMps,
    // d/dt of asin(up / range)
    elevationRateRadps: (upRate - up / rangeM * rangeRateMps) / flat
  };
}
function sineOfElevation(site, x, y, z) {
  const dx = x - site.positionM[0];
  const dy = y - site.positionM[1];
  const dz = z - site.positionM[2];
  return (site.up[0] * dx + site.up[1] * dy + site.up[2] * dz) / Math.hypot(dx, dy, dz);
}

// packages/tracking/src/horizon-spans.ts
var SHORTEST_STEP_S = 0.02;
var FEWEST_STEPS = 8;
function spansOverHorizon(ephemeris, site, horizon, within, stepS, toleranceS) {
  const { startTaiS, stopTaiS } = within;
  const state = new Float64Array(6);
  const look = (t) => ephemeris.stateAt(t, state) ? lookAngles(site, state) : void 0;
  const clearance = (t) => {
    const seen = look(t);
    return seen === void 0 ? -2 : Math.sin(seen.elevationRad) - Math.sin(horizon(seen.azimuthRad));
  };
  const step = (t) => {
    let dt = Math.min(stepS(t), (stopTaiS - startTaiS) / FEWEST_STEPS);
    const here = look(t);
    while (dt > SHORTEST_STEP_S && here !== void 0) {
      const next = look(Math.min(t + dt, stopTaiS));
      if (next === void 0 || Math.min(here.elevationRad, next.elevationRad) > horizon.highestRad) break;
      if (Math.abs(wrapPi(next.azimuthRad - here.azimuthRad)) <= horizon.finestTurnRad / 2) break;
      dt /= 2;
    }
    return Math.max(dt, SHORTEST_STEP_S);
  };
  return intervalsAbove(clearance, startTaiS, stopTaiS, step, toleranceS);
}

// packages/tracking/src/passes.ts
var STEP_RAD = 0.06;
var SHORTEST_STEP_S2 = 5;
var LONGEST_STEP_S = 600;
var TOLERANCE_S = 1e-6;
var FLAT_S2 = 1e-4;
var EARTH_ROTATION_RADPS = 73e-6;
function findPasses(request) {
  const { site, startTaiS, stopTaiS, horizon } = request;
  const ephemeris = withLastState(inFrame(request.ephemeris, "ITRF", request.eop));
  const state = new Float64Array(6);
  const mask = Math.sin(Math.max(request.minElevationRad, horizon?.lowestRad ?? request.minElevationRad));
  const above = (t) => ephemeris.stateAt(t, state) ? sineOfElevation(site, state[0], state[1], state[2]) - mask : -2;
  const step = angularStep(ephemeris);
  const spans = intervalsAbove(above, startTaiS, stopTaiS, step, TOLERANCE_S);
  const clear = horizon === void 0 || isEven(horizon) ? spans : spans.flatMap((span) => spansOverHorizon(ephemeris, site, horizon, span, step, TOLERANCE_S));
  return clear.map((span) => passOf(ephemeris, site, span, span.startTaiS === startTaiS, span.stopTaiS === stopTaiS));
}
function withLastState(ephemeris) {
  const last = new Float64Array(6);
  let lastTaiS = Number.NaN;
  let isKnown = false;
  return {
    frame: ephemeris.frame,
    startTaiS: ephemeris.startTaiS,
    stopTaiS: ephemeris.stopTaiS,
    stateAt(epochTaiS, out) {
      if (epochTaiS !== lastTaiS) {
        isKnown = ephemeris.stateAt(epochTaiS, last);
        lastTaiS = epochTaiS;
      }
      if (isKnown) out.set(last);
      return isKnown;
    }
  };
}
function angularStep(ephemeris) {
  const state = new Float64Array(6);
  return (epochTaiS) => {
    if (!ephemeris.stateAt(epochTaiS, state)) return 60;
    const speed = Math.hypot(state[3], state[4], state[5]);
    const rate = speed / Math.hypot(state[0], state[1], state[2]) + EARTH_ROTATION_RADPS;
    return Math.min(Math.max(STEP_RAD / rate, SHORTEST_STEP_S2), LONGEST_STEP_S);
  };
}
function passOf(ephemeris, site, span, startsBeforeWindow, endsAfterWindow) {
  const state = new Float64Array(6);
  const look = (t) => {
    ephemeris.stateAt(t, state);
    return lookAngles(site, state);
  };
  const culminationTaiS = culmination(
    (t) => look(t).elevationRad,
    (t) => look(t).elevationRateRadps,
    ephemeris,
    span
  );
  const start = look(span.startTaiS);
  const top = look(culminationTaiS);
  const stop = look(span.stopTaiS);
  return {
    ...span,
    culminationTaiS,
    maxElevationRad: top.elevationRad,
    azimuthAtStartRad: start.azimuthRad,
    azimuthAtCulminationRad: top.azimuthRad,
    azimuthAtStopRad: stop.azimuthRad,
    rangeAtCulminationM: top.rangeM,
    startsBeforeWindow,
    endsAfterWindow
  };
}
function culmination(elevation, rate, ephemeris, { startTaiS, stopTaiS }) {
  const step = angularStep(ephemeris);
  let best = startTaiS;
  let most = elevation(startTaiS);
  let from = startTaiS;
  let to = stopTaiS;
  let last = startTaiS;
  for (let t = startTaiS; t < stopTaiS; ) {
    const next = Math.min(t + Math.min(step(t), (stopTaiS - startTaiS) / 8), stopTaiS);
    const height = elevation(next);
    if (height > most) {
      most = height;
      best = next;
      from = t;
      to = stopTaiS;
    } else if (best === t) to = next;
    last = t;
    t = next;
  }
  if (best === startTaiS) to = Math.min(to, stopTaiS);
  if (best === stopTaiS) from = last;
  if (rate(from) > 0 && rate(to) < 0) return rootBetween(rate, from, to, TOLERANCE_S);
  const found = maximumBetween(elevation, from, to, FLAT_S2);
  return elevation(found) > most ? found : best;
}

// packages/tracking/src/shadow.ts
var LIT = "penumbra";
var NORTH = [0, 0, 1];
function sunClearance(object, sunM, limit) {
  return outsideShadow(limit, object, sunM, NORTH);
}
function isLit(object, sunM) {
  return sunClearance(object, sunM, LIT) > 0;
}

// packages/tracking/src/sky.ts
var NODE_S = 600;
function skyOverEarth(eop) {
  const rotation = new Float64Array(9);
  const body = (position) => {
    const nodes = /* @__PURE__ */ new Map();
    const node = (k) => {
      const known = nodes.get(k);
      if (known !== void 0) return known;
      const found = position(k * NODE_S);
      nodes.set(k, found);
      return found;
    };
    return (epochTaiS) => {
      const k = Math.floor(epochTaiS / NODE_S);
      const a = node(k);
      const b = node(k + 1);
      const share = epochTaiS / NODE_S - k;
      const between = [a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1]), a[2] + share * (b[2] - a[2])];
      return turned(rotationBetween("EME2000", "ITRF", epochTaiS, eop, rotation), between);
    };
  };
  return { sun: body(sunPosition), moon: body(moonPosition) };
}
function sunInItrf(epochTaiS, eop) {
  return turned(rotationBetween("EME2000", "ITRF", epochTaiS, eop), sunPosition(epochTaiS));
}
function angleBetween(from, one, other) {
  const ax = one[0] - from[0];
  const ay = one[1] - from[1];
  const az = one[2] - from[2];
  const bx = other[0] - from[0];
  const by = other[1] - from[1];
  const bz = other[2] - from[2];
  const across = Math.hypot(ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx);
  return Math.atan2(across, ax * bx + ay * by + az * bz);
}
function moonIllumination(from, sunM, moonM) {
  return (1 + Math.cos(angleBetween(moonM, sunM, from))) / 2;
}
function turned(m, [x, y, z]) {
  return [m[0] * x + m[1] * y + m[2] * z, m[3] * x + m[4] * y + m[5] * z, m[6] * x + m[7] * y + m[8] * z];
}

// packages/tracking/src/optical.ts
var SUN_STEP_S = 600;
var TOLERANCE_S2 = 1e-3;
function darkSpans(site, startTaiS, stopTaiS, maxSunElevationRad, eop, sun = (t) => sunInItrf(t, eop)) {
  const limit = Math.sin(maxSunElevationRad);
  const below = (t) => limit - sineOfElevation(site, ...sun(t));
  return intervalsAbove(below, startTaiS, stopTaiS, () => SUN_STEP_S, TOLERANCE_S2);
}
function litSpans(request, within, sun = (t) => sunInItrf(t, request.eop)) {
  const ephemeris = inFrame(request.ephemeris, "ITRF", request.eop);
  const state = new Float64Array(6);
  const clearance = (t) => ephemeris.stateAt(t, state) ? sunClearance(state, sun(t), request.shadow) : -1;
  return intervalsAbove(clearance, within.startTaiS, within.stopTaiS, angularStep(ephemeris), TOLERANCE_S2);
}

export {
  intervalsAbove,
  intersection,
  lookAngles,
  sineOfElevation,
  findPasses,
  angularStep,
  passOf,
  LIT,
  isLit,
  skyOverEarth,
  sunInItrf,
  angleBetween,
  moonIllumination,
  darkSpans,
  litSpans
};
//# sourceMappingURL=chunk-BEAJMVT7.mjs.map

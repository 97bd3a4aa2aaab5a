import {
  sgp4Ephemeris
} from "./chunk-PLROUQ7Q.mjs";
import {
  EXPONENTIAL_AIR,
  earthAxes,
  exponentialAtmosphere,
  moderateSpaceWeather,
  nrlmsiseAtmosphere,
  spaceWeatherOfDays
} from "./chunk-JFDAAJRY.mjs";
import {
  geodeticFromItrf
} from "./chunk-PL7NDV4T.mjs";
import {
  covarianceInLocal,
  equinoctialFromCartesian,
  equinoctialJacobian,
  sixOf
} from "./chunk-GGSRQIBL.mjs";
import {
  rotationBetween
} from "./chunk-IHQRYJEI.mjs";
import {
  EARTH_RADIUS_M,
  EARTH_ROTATION_RADPS,
  MU_EARTH
} from "./chunk-CRMFVZQ4.mjs";
import {
  SECONDS_PER_DAY
} from "./chunk-JQJWWTBG.mjs";

// packages/astro/src/force/density-along.ts
var STEP_S = 30;
var NEAR_SHARE = 0.03;
var NEAR_HEIGHT_M = 15e3;
var RISE_M = 1.5;
var WIDTH = 6;
function densityAlong(density, reference, startTaiS, stopTaiS) {
  const count = Math.ceil((stopTaiS - startTaiS) / STEP_S) + 1;
  const nodes = new Float64Array(WIDTH * count);
  const state = new Uint8Array(count);
  const axes = earthAxes("EME2000");
  const six = new Float64Array(6);
  const nodeRow = new Float64Array(WIDTH);
  function isKnown(index) {
    if (state[index] === 0) state[index] = fill(index) ? 1 : 2;
    return state[index] === 1;
  }
  function fill(index) {
    const at = startTaiS + index * STEP_S;
    if (!reference.stateAt(at, six)) return false;
    const m = axes(at);
    const [x, y, z] = [0, 3, 6].map((row2) => m[row2] * six[0] + m[row2 + 1] * six[1] + m[row2 + 2] * six[2]);
    const place = geodeticFromItrf([x, y, z]);
    const here = density(at, place);
    const above = density(at, { ...place, heightM: place.heightM + RISE_M });
    if (!(here > 0 && above > 0)) return false;
    const row = [Math.log(here), Math.log(here / above) / RISE_M, place.heightM, ...directionOf(place)];
    nodes.set(row, WIDTH * index);
    return true;
  }
  return (epochTaiS, place) => {
    const t = (epochTaiS - startTaiS) / STEP_S;
    const first = Math.floor(t) - 1;
    for (let k = first; k < first + 4; k++) {
      if (k < 0 || k >= count || !isKnown(k)) return density(epochTaiS, place);
    }
    cubic(nodes, first, t - first - 1, nodeRow);
    const [x, y, z] = directionOf(place);
    const rise = place.heightM - nodeRow[2];
    const aside = Math.hypot(x - nodeRow[3], y - nodeRow[4], z - nodeRow[5]);
    if (aside > NEAR_SHARE || Math.abs(rise) > NEAR_HEIGHT_M) return density(epochTaiS, place);
    return Math.exp(nodeRow[0] - rise * nodeRow[1]);
  };
}
function directionOf({ latitudeRad, longitudeRad }) {
  const c = Math.cos(latitudeRad);
  return [c * Math.cos(longitudeRad), c * Math.sin(longitudeRad), Math.sin(latitudeRad)];
}
function cubic(nodes, first, s, out) {
  const a = -s * (s - 1) * (s - 2) / 6;
  const b = (s + 1) * (s - 1) * (s - 2) / 2;
  const c = -(s + 1) * s * (s - 2) / 2;
  const d = (s + 1) * s * (s - 1) / 6;
  const at = WIDTH * first;
  for (let k = 0; k < WIDTH; k++) {
    out[k] = a * nodes[at + k] + b * nodes[at + WIDTH + k] + c * nodes[at + 2 * WIDTH + k] + d * nodes[at + 3 * WIDTH + k];
  }
}

// packages/astro/src/force/air.ts
var SOURCES = [
  "observed",
  "interpolated",
  "predicted",
  "predicted-monthly",
  "beyond-table",
  "constant"
];
var made = /* @__PURE__ */ new WeakMap();
function atmosphereOfAir(air) {
  if (air.model === "EXPONENTIAL") return exponentialAtmosphere;
  let atmosphere = made.get(air);
  if (atmosphere === void 0) {
    atmosphere = nrlmsiseAtmosphere(weatherOf(air.weather));
    made.set(air, atmosphere);
  }
  return atmosphere;
}
function densityNear(air, reference, startTaiS, stopTaiS) {
  const density = atmosphereOfAir(air ?? EXPONENTIAL_AIR);
  return air === void 0 || air.model === "EXPONENTIAL" ? density : densityAlong(density, reference, startTaiS, stopTaiS);
}
function spaceWeatherUsed(air, startTaiS, stopTaiS) {
  if (air.model === "EXPONENTIAL") return void 0;
  const weather = weatherOf(air.weather);
  let worst = SOURCES.indexOf(weather.at(stopTaiS).source);
  for (let at = startTaiS; at < stopTaiS; at += SECONDS_PER_DAY) {
    worst = Math.max(worst, SOURCES.indexOf(weather.at(at).source));
  }
  return SOURCES[worst];
}
function weatherOf(weather) {
  return weather === void 0 || weather.days.length === 0 ? moderateSpaceWeather : spaceWeatherOfDays(weather.firstDay, weather.days);
}

// packages/astro/src/force/drag-of-elements.ts
var DRAG_SIGMA_SHARE = 0.3;
var DRAG_PERSISTENCE = 0.9;
var DECAY_SIGMA_MPS = 1 / SECONDS_PER_DAY;
var LEAST_DECAY_SIGMAS = 0.5;
var LONG_ELLIPSE = 0.3;
var USUAL_M2_PER_KG = 0.02;
var USUAL_SIGMA_LOG = 1;
var ELLIPSE_SIGMA_LOG = 1.87;
var HIGHEST_PERIGEE_M = 15e5;
var POINTS = 72;
var MOST_M2_PER_KG = 5;
function dragOfElements(elements, air = EXPONENTIAL_AIR) {
  if (elements.bstar === 0) return void 0;
  const period = SECONDS_PER_DAY / elements.meanMotionRevPerDay;
  const orbit = sgp4Ephemeris(elements);
  const state = new Float64Array(6);
  const density = atmosphereOfAir(air);
  const revolutions = Math.max(1, Math.floor(elements.meanMotionRevPerDay));
  let power = 0;
  let lowestM = Number.POSITIVE_INFINITY;
  for (let k = 0; k < POINTS; k++) {
    const at = elements.epochTaiS - (k % revolutions + k / POINTS) * period;
    if (!orbit.stateAt(at, state)) return void 0;
    const [x = 0, y = 0, z = 0, u = 0, v = 0, w = 0] = state;
    const turn = rotationBetween("TEME", "ITRF", at);
    const there = [0, 3, 6].map((row) => turn[row] * x + turn[row + 1] * y + turn[row + 2] * z);
    const place = geodeticFromItrf(there);
    lowestM = Math.min(lowestM, place.heightM);
    const wind = [u + EARTH_ROTATION_RADPS * y, v - EARTH_ROTATION_RADPS * x, w];
    const along = wind[0] * u + wind[1] * v + wind[2] * w;
    power += 0.5 * density(at, place) * Math.hypot(...wind) * along / POINTS;
  }
  if (lowestM > HIGHEST_PERIGEE_M || !(power > 0)) return void 0;
  const seenMps = decayOfElements(elements);
  if (seenMps === void 0) return void 0;
  const decayMps = Math.max(seenMps, LEAST_DECAY_SIGMAS * DECAY_SIGMA_MPS);
  const decayOfOne = 2 * axisOf(elements) ** 2 * power / MU_EARTH;
  const coefficientM2PerKg = decayMps / decayOfOne;
  if (!(coefficientM2PerKg > 0 && coefficientM2PerKg <= MOST_M2_PER_KG)) return void 0;
  return { coefficientM2PerKg, decayMps, sigmaShare: Math.hypot(DRAG_SIGMA_SHARE, DECAY_SIGMA_MPS / decayMps) };
}
function expectedDrag({ eccentricity }, drag) {
  if (eccentricity <= LONG_ELLIPSE) return drag;
  const [seen, usual] = [ELLIPSE_SIGMA_LOG ** -2, USUAL_SIGMA_LOG ** -2];
  const share = (USUAL_M2_PER_KG / drag.coefficientM2PerKg) ** (usual / (seen + usual));
  return {
    coefficientM2PerKg: drag.coefficientM2PerKg * share,
    decayMps: drag.decayMps * share,
    sigmaShare: Math.hypot(DRAG_SIGMA_SHARE, 1 / Math.sqrt(seen + usual))
  };
}
function decayOfElements(elements) {
  const [state, other] = [new Float64Array(6), new Float64Array(6)];
  const epoch = elements.epochTaiS + SECONDS_PER_DAY;
  if (!sgp4Ephemeris(elements).stateAt(epoch, state)) return void 0;
  if (!sgp4Ephemeris({ ...elements, bstar: 0 }).stateAt(epoch, other)) return void 0;
  const motion = 2 * Math.PI * elements.meanMotionRevPerDay / SECONDS_PER_DAY;
  return 4 / 3 * angleBetween(other, state) * axisOf(elements) / (motion * SECONDS_PER_DAY ** 2);
}
function axisOf({ meanMotionRevPerDay }) {
  return Math.cbrt(MU_EARTH / (2 * Math.PI * meanMotionRevPerDay / SECONDS_PER_DAY) ** 2);
}
function angleBetween(first, second) {
  const speed = Math.hypot(first[3], first[4], first[5]);
  const ahead = [0, 1, 2].reduce((sum, k) => sum + (second[k] - first[k]) * first[k + 3] / speed, 0);
  return ahead / Math.hypot(first[0], first[1], first[2]);
}

// packages/astro/src/vector.ts
function dot(a, b) {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
function cross(a, b) {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}
function difference(a, b) {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}
function scaled(a, factor) {
  return [a[0] * factor, a[1] * factor, a[2] * factor];
}
function plusScaled(a, b, factor) {
  return [a[0] + factor * b[0], a[1] + factor * b[1], a[2] + factor * b[2]];
}
function norm(a) {
  return Math.hypot(a[0], a[1], a[2]);
}
function unit(a) {
  return scaled(a, 1 / norm(a));
}

// packages/conjunction/src/covariance/estimated.ts
var DRAG_GROWTH_KM = {
  "perigee-below-400-km": 2,
  "perigee-400-600-km": 0.6,
  "perigee-600-900-km": 0.15,
  "perigee-above-900-km": 0.08
};
var DEEP_SPACE_PERIOD_S = 225 * 60;
var TIMING_CORRELATION = 0.98;
function shapeOf(state) {
  const speedSquared = dot(state.velocityMps, state.velocityMps);
  const semiMajorAxisM = 1 / (2 / norm(state.positionM) - speedSquared / MU_EARTH);
  const momentum = norm(cross(state.positionM, state.velocityMps));
  const eccentricity = Math.sqrt(Math.max(0, 1 - momentum ** 2 / (MU_EARTH * semiMajorAxisM)));
  return { semiMajorAxisM, eccentricity };
}
function orbitRegime(state) {
  const { semiMajorAxisM, eccentricity } = shapeOf(state);
  const periodS = 2 * Math.PI * Math.sqrt(semiMajorAxisM * semiMajorAxisM * semiMajorAxisM / MU_EARTH);
  if (!(periodS < DEEP_SPACE_PERIOD_S)) return "deep-space";
  const perigeeKm = (semiMajorAxisM * (1 - eccentricity) - EARTH_RADIUS_M) / 1e3;
  if (perigeeKm < 400) return "perigee-below-400-km";
  if (perigeeKm < 600) return "perigee-400-600-km";
  return perigeeKm < 900 ? "perigee-600-900-km" : "perigee-above-900-km";
}
function estimatedSigma(regime, ageDays) {
  const days = Math.abs(ageDays);
  if (regime === "deep-space") return [1e3, 5e3 + 2e3 * days, 1e3];
  const growthKm = DRAG_GROWTH_KM[regime] * days * Math.sqrt(days);
  return [100 + 10 * days, 1e3 * Math.hypot(0.3, growthKm), 100 + 20 * days];
}
function estimateCovariance(state, ageS) {
  const ageDays = ageS / SECONDS_PER_DAY;
  const regime = orbitRegime(state);
  const sigmaRtnM = estimatedSigma(regime, ageDays);
  return { covariance: covarianceOfSigmas(state, sigmaRtnM), regime, sigmaRtnM, ageDays };
}
function estimateCarriedCovariance(state, ageS) {
  const { sigmaRtnM, growthMps } = carriedError(state, Math.abs(ageS) / SECONDS_PER_DAY);
  return covarianceOfOrbit(state, sigmaRtnM, axisOfGrowth(state, growthMps));
}
function axisOfGrowth(state, growthMps) {
  const { semiMajorAxisM } = shapeOf(state);
  return growthMps / (1.5 * Math.sqrt(MU_EARTH / (semiMajorAxisM * semiMajorAxisM * semiMajorAxisM)));
}
function carriedError(state, days) {
  const regime = orbitRegime(state);
  if (regime !== "deep-space") return { sigmaRtnM: estimatedSigma(regime, days), growthMps: growthRate(regime, days) };
  const [sigmaRtnM, kmPerDay] = shapeOf(state).eccentricity > LONG_ELLIPSE ? [[1300, 3e3 + 1e4 * days, 850], 16] : [[350, 700 + 400 * days, 150 + 20 * days], 0.4];
  return { sigmaRtnM, growthMps: 1e3 * kmPerDay / SECONDS_PER_DAY };
}
function carriableCovariance(state, covarianceRtn) {
  const [r, t, n] = [0, 7, 14].map((k) => Math.sqrt(Math.max(0, covarianceRtn[k])));
  const regime = orbitRegime(state);
  if (regime === "deep-space")
    return estimateCarriedCovariance(state, Math.max(0, (t - 5e3) / 2e3) * SECONDS_PER_DAY);
  return covarianceOfOrbit(state, [r, t, n], axisOfGrowth(state, growthRate(regime, Math.max(0, (r - 100) / 10))));
}
function growthRate(regime, ageDays) {
  const days = Math.max(1, Math.abs(ageDays));
  return 1500 * DRAG_GROWTH_KM[regime] * Math.sqrt(days) / SECONDS_PER_DAY;
}
function theoryError(regime) {
  if (regime === "deep-space") return { sigmaRtnM: [800, 1e3, 300], axisM: 1e3 };
  return { sigmaRtnM: [110, 550, 140], axisM: 100 };
}
function covarianceOfOrbit(state, sigmaRtnM, axisM) {
  const six = sixOf(state);
  const elements = equinoctialFromCartesian(six);
  if (elements === void 0) return covarianceOfSigmas(state, sigmaRtnM);
  const [r, t, n] = sigmaRtnM;
  const semiMajorAxisM = Math.cbrt(MU_EARTH / elements.meanMotionRadps ** 2);
  const eccentric = Math.sqrt(Math.max(r ** 2 - axisM ** 2, r ** 2 / 4)) / semiMajorAxisM;
  const ahead = Math.sqrt(Math.max(t ** 2 - 4 * r ** 2, t ** 2 / 4)) / semiMajorAxisM;
  const motion = 1.5 * elements.meanMotionRadps * axisM / semiMajorAxisM;
  const jacobian = equinoctialJacobian(elements);
  const ways = [
    [0, motion],
    [1, eccentric],
    [2, eccentric],
    [5, ahead]
  ].map(([column, sigma]) => [0, 1, 2, 3, 4, 5].map((i) => jacobian[6 * i + column] * sigma));
  const { epochTaiS, frame } = state;
  const { matrix } = covarianceInLocal({ epochTaiS, frame, matrix: squareOf(ways) }, "RTN", state);
  const tilt = n / semiMajorAxisM;
  const radius = norm(state.positionM);
  const radialMps = dot(state.positionM, state.velocityMps) / radius;
  const alongMps = norm(cross(state.positionM, state.velocityMps)) / radius;
  const turns = squareOf([
    [0, 0, 0, 0, 0, tilt * alongMps],
    [0, 0, tilt * radius, 0, 0, tilt * radialMps]
  ]);
  return { epochTaiS, frame: "RTN", matrix: matrix.map((value, k) => value + turns[k]) };
}
function squareOf(ways) {
  return Float64Array.from(
    { length: 36 },
    (_, k) => ways.reduce((sum, way) => sum + way[Math.floor(k / 6)] * way[k % 6], 0)
  );
}
function covarianceOfSigmas(state, sigmaRtnM) {
  const turnRate = turnRateOf(state);
  const [r, t, n] = sigmaRtnM;
  const matrix = new Float64Array(36);
  const set = (i, j, value) => {
    matrix[6 * i + j] = value;
    matrix[6 * j + i] = value;
  };
  set(0, 0, r * r);
  set(1, 1, t * t);
  set(2, 2, n * n);
  set(3, 3, (turnRate * t) ** 2);
  set(4, 4, (turnRate * r) ** 2);
  set(5, 5, (turnRate * n) ** 2);
  set(3, 1, -TIMING_CORRELATION * turnRate * t * t);
  set(4, 0, -TIMING_CORRELATION * turnRate * r * r);
  return { epochTaiS: state.epochTaiS, frame: "RTN", matrix };
}
function turnRateOf({ positionM, velocityMps }) {
  return norm(cross(positionM, velocityMps)) / dot(positionM, positionM);
}

export {
  densityAlong,
  atmosphereOfAir,
  densityNear,
  spaceWeatherUsed,
  DRAG_SIGMA_SHARE,
  DRAG_PERSISTENCE,
  LONG_ELLIPSE,
  dragOfElements,
  expectedDrag,
  decayOfElements,
  dot,
  cross,
  difference,
  scaled,
  plusScaled,
  norm,
  unit,
  orbitRegime,
  estimateCovariance,
  estimateCarriedCovariance,
  carriableCovariance,
  theoryError,
  covarianceOfOrbit,
  covarianceOfSigmas
};
//# sourceMappingURL=chunk-GKHTNQWA.mjs.map

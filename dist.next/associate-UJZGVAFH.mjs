import {
  ASSUMED_AGE_S,
  anglesOf,
  measurementTracks,
  sightTo,
  tdmTracks,
  unitOf
} from "./chunk-ELJHFIJL.mjs";
import {
  SPEED_OF_LIGHT_MPS,
  collected,
  errorOfElements,
  siteState
} from "./chunk-7FJWUM4P.mjs";
import {
  placeOption
} from "./chunk-S2PF4BS4.mjs";
import {
  readOrbitFile
} from "./chunk-TJHUE67X.mjs";
import {
  onDatabase
} from "./chunk-XIRORUXI.mjs";
import "./chunk-NNVFY6KX.mjs";
import {
  readCatalogueFile
} from "./chunk-DHJV4SQR.mjs";
import "./chunk-F4PYMTON.mjs";
import {
  EOP_OPTION,
  noteOrientation,
  orientationUsed,
  readEarthOrientationFile
} from "./chunk-VQZCHEK3.mjs";
import {
  readPackedText
} from "./chunk-VUS4WX4N.mjs";
import {
  sensorCodes,
  sensorOfRow,
  sensorsByCode
} from "./chunk-L7CTRAFX.mjs";
import "./chunk-MA6LB3SY.mjs";
import {
  knownSensor,
  openedOem,
  siteOf
} from "./chunk-WAVZK6C3.mjs";
import "./chunk-XE7WSCOI.mjs";
import {
  egm96,
  forceModel,
  propagateNumerically
} from "./chunk-DRZODJF2.mjs";
import "./chunk-IO7BPYYA.mjs";
import {
  readTdm
} from "./chunk-BOQT3HMU.mjs";
import {
  propagateTwoBody,
  twoBodyStateAt
} from "./chunk-63IL6MBF.mjs";
import "./chunk-CZHFY5E3.mjs";
import {
  inFrame
} from "./chunk-H6CQBRAW.mjs";
import {
  catalogueNumberOf
} from "./chunk-GLLHUQUM.mjs";
import "./chunk-QUOUCEHU.mjs";
import {
  keplerianFromCartesian
} from "./chunk-XAEPJ36T.mjs";
import "./chunk-IE2VUP45.mjs";
import "./chunk-WM2KWLZN.mjs";
import "./chunk-45VDEFED.mjs";
import "./chunk-EP2FK75A.mjs";
import "./chunk-PMXGMC47.mjs";
import "./chunk-SX4P7CIH.mjs";
import "./chunk-QYOYMQUK.mjs";
import {
  settingsOf
} from "./chunk-RC6BJJO4.mjs";
import "./chunk-HIETUVNI.mjs";
import "./chunk-TEKZAZ7H.mjs";
import "./chunk-4K3OKXIN.mjs";
import {
  cross,
  estimateCovariance,
  scaled
} from "./chunk-GKHTNQWA.mjs";
import {
  sgp4Ephemeris
} from "./chunk-PLROUQ7Q.mjs";
import "./chunk-JFDAAJRY.mjs";
import "./chunk-PL7NDV4T.mjs";
import {
  cholesky
} from "./chunk-EFPVRPBJ.mjs";
import "./chunk-5YGOAFM5.mjs";
import {
  twoBodyTransition
} from "./chunk-WN7XZFL2.mjs";
import {
  congruent6,
  covarianceInFrame,
  covarianceInLocal,
  covarianceInStateFrame,
  identity6,
  multiply6,
  sixOf,
  stateOfSix
} from "./chunk-GGSRQIBL.mjs";
import {
  rotationBetween,
  transformState
} from "./chunk-IHQRYJEI.mjs";
import "./chunk-UANHIYDB.mjs";
import {
  localAxes
} from "./chunk-PESGF56Y.mjs";
import "./chunk-GZW2Z354.mjs";
import "./chunk-CYHM7ET5.mjs";
import {
  RAD_PER_DEG,
  wrapPi
} from "./chunk-XMHCSSDI.mjs";
import {
  EARTH_RADIUS_M,
  J2,
  MU_EARTH
} from "./chunk-CRMFVZQ4.mjs";
import "./chunk-LRQNFPWD.mjs";
import "./chunk-42SRU575.mjs";
import {
  formatUtcZ
} from "./chunk-JQJWWTBG.mjs";
import "./chunk-DKZP2PSE.mjs";
import "./chunk-LQ5QVQFS.mjs";
import "./chunk-IP6WEIXY.mjs";
import "./chunk-GWNYLRQB.mjs";
import {
  faultLine,
  inputAtFault,
  wrongUsage
} from "./chunk-KOAYSOLG.mjs";
import {
  fail,
  ok
} from "./chunk-D5Y2WIO4.mjs";

// packages/tracking/src/association/angular-distance.ts
function angularDistance(a, b) {
  const declination = Math.sin((a.declinationRad - b.declinationRad) / 2);
  const ascension = Math.sin((a.rightAscensionRad - b.rightAscensionRad) / 2);
  const half = declination ** 2 + Math.cos(a.declinationRad) * Math.cos(b.declinationRad) * ascension ** 2;
  return 2 * Math.asin(Math.sqrt(Math.min(1, half)));
}

// packages/tracking/src/association/residuals.ts
var MU = 3986004418e5;
function siteStates({ site, measurements, timeBiasS }, offsetS, eop) {
  return measurements.map(({ receptionTaiS }) => siteState(site, receptionTaiS - timeBiasS - offsetS, eop));
}
function residualsOf({ measurements }, sites, orbit, eop) {
  const all = [];
  for (const [k, measured] of measurements.entries()) {
    const here = sites[k];
    const sight = sightTo(here, orbit, eop);
    if (sight === void 0) return void 0;
    all.push(sightedOf(measured, here, sight));
  }
  return all;
}
function sightedOf(measured, here, sight) {
  const { towardsM, rangeM, objectVelocityMps } = sight;
  const [ra, dec] = anglesOf(towardsM);
  const relativeMps = minus(objectVelocityMps, here.velocityMps);
  const line = [towardsM[0] / rangeM, towardsM[1] / rangeM, towardsM[2] / rangeM];
  const axes = [
    [-Math.sin(ra), Math.cos(ra), 0],
    [-Math.sin(dec) * Math.cos(ra), -Math.sin(dec) * Math.sin(ra), Math.cos(dec)],
    line
  ];
  const positionM = [
    here.positionM[0] + towardsM[0],
    here.positionM[1] + towardsM[1],
    here.positionM[2] + towardsM[2]
  ];
  const [across, up] = [dot(axes[0], relativeMps) / rangeM, dot(axes[1], relativeMps) / rangeM];
  const rangeRate = dot(line, relativeMps) / (1 + dot(line, objectVelocityMps) / SPEED_OF_LIGHT_MPS);
  const pull = -MU / Math.hypot(...positionM) ** 3;
  const acceleration = rangeM * (across ** 2 + up ** 2) + pull * dot(line, positionM);
  const { rightAscensionRad, declinationRad } = measured;
  const hasAngles = rightAscensionRad !== void 0 && declinationRad !== void 0;
  const predicted = { rightAscensionRad: ra, declinationRad: dec };
  return {
    residual: {
      receptionTaiS: measured.receptionTaiS,
      ...hasAngles && {
        acrossRad: wrapPi(rightAscensionRad - ra) * Math.cos(declinationRad),
        declinationRad: declinationRad - dec,
        distanceRad: angularDistance({ rightAscensionRad, declinationRad }, predicted)
      },
      ...measured.rangeM !== void 0 && { rangeM: measured.rangeM - rangeM },
      ...measured.rangeRateMps !== void 0 && { rangeRateMps: measured.rangeRateMps - rangeRate }
    },
    object: {
      epochTaiS: here.epochTaiS - sight.lightTimeS,
      frame: "EME2000",
      positionM,
      velocityMps: objectVelocityMps
    },
    rangeM,
    rates: [across, up, rangeRate, acceleration],
    axes,
    relativeMps
  };
}
function dot(a, b) {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
function minus(a, b) {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

// packages/tracking/src/association/attributable.ts
var COMPONENTS = ["acrossRad", "declinationRad", "rangeM", "rangeRateMps"];
var FAR_OFF = 6;
var MOST_LEFT_OUT = 0.25;
var MOST_LEFT_OUT_POINTS = 20;
var LEAST_FOR_SCATTER = 5;
var USUAL_RANGE_SIGMA_M = 50;
var USUAL_RATE_SIGMA_MPS = 1;
function attributableOf(track, sighted, error) {
  const lines = COMPONENTS.map((_, k) => lineOf(track, sighted, k));
  const functionals = functionalsOf(lines);
  const size = functionals.length;
  const middle = sighted[sighted.length >> 1].object;
  const partials = partialsOf(functionals, sighted, middle);
  const matrix = error.covariance;
  const values = Float64Array.from(functionals, (one) => sumOf(one, (k) => residualOf(sighted[k], one.component)));
  const timeRates = Float64Array.from(functionals, (one) => sumOf(one, (k) => sighted[k].rates[one.component]));
  const covariance = new Float64Array(size * size);
  for (let i = 0; i < size; i++) {
    for (let j = 0; j < size; j++) {
      let sum = track.timeBiasSigmaS ** 2 * timeRates[i] * timeRates[j];
      for (let p = 0; p < 6; p++)
        for (let q = 0; q < 6; q++) sum += partials[6 * i + p] * matrix[6 * p + q] * partials[6 * j + q];
      covariance[i * size + j] = sum;
    }
    const { varianceOfNoise, isMean, component } = functionals[i];
    covariance[i * size + i] += varianceOfNoise + (isMean && component < 2 ? track.angleBiasSigmaRad ** 2 : 0);
  }
  const leftOut = lines.reduce(
    (most, line, k) => Math.max(most, line === void 0 ? 0 : countOf(sighted, k) - line.points.length),
    0
  );
  const phaseRates = timesColumn(partials, error.perSecond, size);
  const withPhase = timesColumn(partials, error.withPhase, size);
  return { values, timeRates, phaseRates, withPhase, covariance, size, leftOut };
}
function timesColumn(partials, column, size) {
  return Float64Array.from(
    { length: size },
    (_, i) => column.reduce((sum, value, p) => sum + partials[6 * i + p] * value, 0)
  );
}
function functionalsOf(lines) {
  const [across, up, range, rangeRate] = lines;
  const found = [];
  const mean = (line, component) => {
    if (line === void 0) return;
    const { points, sigma } = line;
    const weights = points.map(() => 1 / points.length);
    found.push({ component, points, weights, isMean: true, varianceOfNoise: sigma ** 2 / points.length });
  };
  const slope = (line, component) => {
    if (line === void 0 || !(line.squares > 0)) return;
    const { points, timesS, sigma, squares } = line;
    const weights = timesS.map((t) => t / squares);
    found.push({ component, points, weights, isMean: false, varianceOfNoise: sigma ** 2 / squares });
  };
  mean(across, 0);
  mean(up, 1);
  mean(range, 2);
  if (range === void 0) {
    slope(across, 0);
    slope(up, 1);
  }
  if (rangeRate !== void 0) mean(rangeRate, 3);
  else slope(range, 2);
  return found;
}
function countOf(sighted, component) {
  return sighted.filter(({ residual }) => residual[COMPONENTS[component]] !== void 0).length;
}
function residualOf({ residual }, component) {
  return residual[COMPONENTS[component]] ?? 0;
}
function lineOf({ sigma }, sighted, component) {
  let points = sighted.flatMap(({ residual }, k) => residual[COMPONENTS[component]] === void 0 ? [] : [k]);
  if (points.length === 0) return void 0;
  const told = [
    sigma.angleRad,
    sigma.angleRad,
    sigma.rangeM ?? USUAL_RANGE_SIGMA_M,
    sigma.rangeRateMps ?? USUAL_RATE_SIGMA_MPS
  ][component];
  const least = points.length - Math.min(Math.floor(points.length * MOST_LEFT_OUT), MOST_LEFT_OUT_POINTS);
  const start = sighted[0].residual.receptionTaiS;
  for (; ; ) {
    const times2 = points.map((k) => sighted[k].residual.receptionTaiS - start);
    const values = points.map((k) => residualOf(sighted[k], component));
    const meanTimeS = average(times2);
    const meanValue = average(values);
    const timesS = times2.map((t) => t - meanTimeS);
    const squares = timesS.reduce((sum, t) => sum + t * t, 0);
    const rise = squares > 0 ? timesS.reduce((sum, t, i) => sum + t * values[i], 0) / squares : 0;
    const off = values.map((value, i) => Math.abs(value - meanValue - rise * timesS[i]));
    const usual = 1.4826 * [...off].sort((a, b) => a - b)[off.length >> 1];
    const worst = off.indexOf(Math.max(...off));
    if (points.length > Math.max(least, LEAST_FOR_SCATTER - 1) && off[worst] > FAR_OFF * Math.max(told, usual)) {
      points = points.filter((_, i) => i !== worst);
      continue;
    }
    const scatter = Math.sqrt(off.reduce((sum, value) => sum + value * value, 0) / Math.max(1, points.length - 2));
    return { points, timesS, squares, sigma: points.length < LEAST_FOR_SCATTER ? told : Math.max(told, scatter) };
  }
}
function average(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
function sumOf({ points, weights }, of) {
  return points.reduce((sum, point, i) => sum + weights[i] * of(point), 0);
}
function partialsOf(functionals, sighted, middle) {
  const out = new Float64Array(6 * functionals.length);
  const wanted = new Set(functionals.flatMap(({ points }) => points));
  const places = functionals.map(({ points }) => new Map(points.map((point, at) => [point, at])));
  for (const k of wanted) {
    const phi = twoBodyTransition(middle, sighted[k].object);
    for (const [row, { component, weights }] of functionals.entries()) {
      const at = places[row].get(k);
      if (at === void 0) continue;
      const h = partialOf(sighted[k], component);
      for (let q = 0; q < 6; q++) {
        let sum = 0;
        for (let p = 0; p < 6; p++) sum += h[p] * phi[6 * p + q];
        out[6 * row + q] += weights[at] * sum;
      }
    }
  }
  return out;
}
function partialOf({ axes, rangeM, relativeMps }, component) {
  const axis = axes[Math.min(component, 2)];
  if (component < 2) return [axis[0] / rangeM, axis[1] / rangeM, axis[2] / rangeM, 0, 0, 0];
  if (component === 2) return [...axis, 0, 0, 0];
  const along2 = dot(axis, relativeMps);
  const turn2 = [0, 1, 2].map((k) => (relativeMps[k] - along2 * axis[k]) / rangeM);
  return [...turn2, ...axis];
}

// packages/tracking/src/association/orbit-covariance.ts
var CORRELATION = 0.98;
var SHARE = 0.1;
function alongTrackError(sigmaM) {
  return ({ epochTaiS, positionM, velocityMps }) => {
    const radius = Math.hypot(...positionM);
    const turn2 = Math.hypot(...velocityMps) / radius;
    const small = SHARE * sigmaM;
    const sigmas = [small, sigmaM, small, turn2 * sigmaM, turn2 * small, turn2 * small];
    const matrix = new Float64Array(36);
    sigmas.forEach((sigma, k) => {
      matrix[7 * k] = sigma * sigma;
    });
    const pair = (i, j) => {
      matrix[6 * i + j] = -CORRELATION * sigmas[i] * sigmas[j];
      matrix[6 * j + i] = matrix[6 * i + j];
    };
    pair(1, 3);
    pair(0, 4);
    return { epochTaiS, frame: "RTN", matrix };
  };
}
var UNKNOWN_M = 1e3;
function knownError(orbit, error, state) {
  const told = error?.(state) ?? orbit.covarianceAt?.(state.epochTaiS);
  return told === void 0 ? alongTrackError(UNKNOWN_M)(state) : covarianceInLocal(covarianceInFrame(told, state.frame), "RTN", state);
}

// packages/tracking/src/association/phase.ts
var SIGMAS = 4;
var STRAIGHT_M = 1e4;
function phaseErrorOf(covariance, state) {
  const motion = motionOf(state);
  const sigmaS = Math.sqrt(covariance.matrix[7]) / motion.alongMps;
  const { halfS, fastestMps } = revolutionOf(state, motion);
  const reachS = Math.min(SIGMAS * sigmaS, halfS);
  return { covariance, sigmaS, reachS, reachM: reachS * motion.alongMps, fastestMps, motion };
}
function errorAhead({ covariance, motion }, there) {
  const place = motionOf(there);
  const turn2 = identity6();
  turn2[1] = (place.radialMps - motion.radialMps) / motion.alongMps;
  turn2[7] = place.alongMps / motion.alongMps;
  turn2[19] = (motion.pullMps2 - place.pullMps2) / motion.alongMps;
  const matrix = congruent6(turn2, covariance.matrix);
  const half = multiply6(turn2, covariance.matrix);
  const axes = localAxes("RTN", there.positionM, there.velocityMps);
  const withPhase = new Float64Array(6);
  const perSecond = new Float64Array(6);
  const radius = Math.hypot(...there.positionM);
  for (let k = 0; k < 3; k++) {
    for (let row = 0; row < 3; row++) {
      withPhase[k] += axes[3 * row + k] * half[6 * row + 1] / motion.alongMps;
      withPhase[k + 3] += axes[3 * row + k] * half[6 * (row + 3) + 1] / motion.alongMps;
    }
    perSecond[k] = there.velocityMps[k];
    perSecond[k + 3] = -place.pullMps2 * there.positionM[k] / radius;
  }
  const local = { epochTaiS: there.epochTaiS, frame: "RTN", matrix };
  return { covariance: covarianceInStateFrame(local, there).matrix, perSecond, withPhase };
}
function ahead(orbit, phaseS) {
  const { frame, startTaiS, stopTaiS } = orbit;
  return {
    frame,
    startTaiS,
    stopTaiS,
    stateAt(epochTaiS, out) {
      const at = Math.min(stopTaiS, Math.max(startTaiS, epochTaiS + phaseS));
      if (epochTaiS < startTaiS || epochTaiS > stopTaiS || !orbit.stateAt(at, out)) return false;
      if (at !== epochTaiS + phaseS) propagateTwoBody(out, epochTaiS + phaseS - at, out);
      turnBack(out, phaseS);
      return true;
    }
  };
}
function turnBack(state, timeS) {
  const [x, y, z, u, v, w] = [state[0], state[1], state[2], state[3], state[4], state[5]];
  const axisM = 1 / (2 / Math.hypot(x, y, z) - (u * u + v * v + w * w) / MU_EARTH);
  if (!(axisM > 0)) return;
  const normal = [y * w - z * v, z * u - x * w, x * v - y * u];
  const momentum = Math.hypot(...normal);
  const rate = J2 * Math.sqrt(MU_EARTH / axisM ** 3) * (EARTH_RADIUS_M * MU_EARTH / momentum ** 2) ** 2;
  const cosine = normal[2] / momentum;
  turn(state, normal, -0.75 * rate * (5 * cosine ** 2 - 1) * timeS);
  turn(state, [0, 0, momentum], 1.5 * rate * cosine * timeS);
}
function turn(state, axis, angle) {
  const size = Math.hypot(...axis);
  const [a, b, c] = [axis[0] / size, axis[1] / size, axis[2] / size];
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  for (const k of [0, 3]) {
    const [x, y, z] = [state[k], state[k + 1], state[k + 2]];
    const along2 = (1 - cos) * (a * x + b * y + c * z);
    state[k] = cos * x + sin * (b * z - c * y) + along2 * a;
    state[k + 1] = cos * y + sin * (c * x - a * z) + along2 * b;
    state[k + 2] = cos * z + sin * (a * y - b * x) + along2 * c;
  }
}
function motionOf({ positionM, velocityMps }) {
  const radius = Math.hypot(...positionM);
  const radialMps = dot(positionM, velocityMps) / radius;
  const squared = dot(velocityMps, velocityMps) - radialMps ** 2;
  return { radialMps, alongMps: Math.sqrt(Math.max(1, squared)), pullMps2: MU_EARTH / radius ** 2 };
}
function revolutionOf({ positionM, velocityMps }, { alongMps }) {
  const radius = Math.hypot(...positionM);
  const squared = dot(velocityMps, velocityMps);
  const axisM = 1 / (2 / radius - squared / MU_EARTH);
  if (!(axisM > 0)) return { halfS: 0, fastestMps: Math.sqrt(squared) };
  const momentum = radius * alongMps;
  const eccentricity = Math.sqrt(Math.max(0, 1 - momentum ** 2 / (MU_EARTH * axisM)));
  return {
    halfS: Math.PI * Math.sqrt(axisM ** 3 / MU_EARTH),
    fastestMps: momentum / (axisM * (1 - eccentricity))
  };
}

// packages/tracking/src/association/compare.ts
var CHI_SQUARE = [9, 11.829, 14.156, 16.251, 18.205, 20.062];
var CLOCK_TURNS = 4;
var PHASE_TURNS = 8;
var CLOSE_ENOUGH_M = 100;
var HOPELESS = 1e4;
function comparedTrack(track, eop) {
  return { track, eop, sites: siteStates(track, 0, eop) };
}
function compareTrack(compared, orbit, error, phaseS = 0) {
  const { track, sites, eop } = compared;
  const predicted = residualsOf(track, sites, orbit, eop);
  if (predicted === void 0 || predicted.length === 0) return void 0;
  const found = mostLikely(compared, orbit, predicted, phaseErrorAt(orbit, error, predicted), phaseS);
  if (found === void 0) return void 0;
  const { sighted, attributable } = found;
  const at = comparisonOf(track, predicted, attributable, 0, 0);
  const timeOffsetS = timeOffset(track, sighted) - found.phaseS;
  return { ...at, timeOffsetS, medianRangeM: median(sighted.map(({ rangeM }) => rangeM)) };
}
function mostLikely({ track, sites, eop }, orbit, predicted, known, startS) {
  const placedAt = (phaseS) => {
    const sighted = phaseS === 0 ? predicted : residualsOf(track, sites, ahead(orbit, phaseS), eop);
    if (sighted === void 0) return void 0;
    const plain = attributableOf(track, sighted, errorAhead(known, middleOf(sighted)));
    const values = plain.values.map((value, k) => value + plain.phaseRates[k] * phaseS);
    return { phaseS, sighted, attributable: { ...plain, values } };
  };
  if (known.reachM < STRAIGHT_M) return placedAt(0);
  let placed = placedAt(startS);
  for (let turn2 = 0; placed !== void 0 && turn2 < PHASE_TURNS; turn2++) {
    const { values, withPhase } = whitened(placed.attributable);
    const expectedS = Math.max(-known.reachS, Math.min(known.reachS, dotOf(withPhase, values)));
    const stepM = Math.abs(expectedS - placed.phaseS) * known.motion.alongMps;
    if (stepM < CLOSE_ENOUGH_M || dotOf(values, values) > HOPELESS) break;
    placed = placedAt(expectedS) ?? placed;
  }
  return placed;
}
function compareWithClock({ track, eop }, orbit, error, startS, sigmaS) {
  let offsetS = startS;
  for (let turn2 = 0; ; turn2++) {
    const sighted = residualsOf(track, siteStates(track, offsetS, eop), orbit, eop);
    if (sighted === void 0 || sighted.length === 0) return void 0;
    const attributable = attributableOf(
      track,
      sighted,
      errorAhead(phaseErrorAt(orbit, error, sighted), middleOf(sighted))
    );
    if (turn2 === CLOCK_TURNS) {
      const found = comparisonOf(track, sighted, attributable, offsetS, (offsetS / sigmaS) ** 2);
      return { ...found, timeOffsetS: found.timeOffsetS + offsetS };
    }
    const { rates, values } = whitened(attributable);
    const information = dotOf(rates, rates) + 1 / sigmaS ** 2;
    offsetS -= (dotOf(rates, values) + offsetS / sigmaS ** 2) / information;
  }
}
function phaseErrorAt(orbit, error, sighted) {
  const object = middleOf(sighted);
  return phaseErrorOf(knownError(orbit, error, object), object);
}
function middleOf(sighted) {
  return sighted[sighted.length >> 1].object;
}
function comparisonOf(track, sighted, attributable, clockOffsetS, penalty) {
  const residuals = sighted.map(({ residual }) => residual);
  const distances = residuals.flatMap(({ distanceRad }) => distanceRad ?? []);
  const thresholdRad = distances.length === 0 ? 0 : 3 * Math.hypot(track.sigma.angleRad, largestAngle(attributable));
  const { values, logDeterminant } = whitened(attributable);
  const mahalanobisSquared = dotOf(values, values);
  return {
    residuals,
    ...distances.length > 0 && { medianDistanceRad: median(distances) },
    thresholdRad,
    outsideCount: distances.filter((distance) => distance > thresholdRad).length,
    rmsRightAscensionRad: rootMeanSquare(residuals.flatMap(({ acrossRad }) => acrossRad ?? [])),
    rmsDeclinationRad: rootMeanSquare(residuals.flatMap(({ declinationRad }) => declinationRad ?? [])),
    timeOffsetS: timeOffset(track, sighted),
    mahalanobisSquared,
    degreesOfFreedom: attributable.size,
    mahalanobisThreshold: CHI_SQUARE[attributable.size - 1] ?? Number.POSITIVE_INFINITY,
    score: mahalanobisSquared + logDeterminant + penalty,
    clockOffsetS,
    medianRangeM: median(sighted.map(({ rangeM }) => rangeM)),
    leftOut: attributable.leftOut
  };
}
function whitened({ values, timeRates, withPhase, covariance, size }) {
  const lower = cholesky(covariance, size) ?? diagonalRoot(covariance, size);
  let logDeterminant = 0;
  for (let i = 0; i < size; i++) logDeterminant += 2 * Math.log(lower[i * size + i]);
  const inUnits = (right) => solved(lower, right, size);
  return { values: inUnits(values), rates: inUnits(timeRates), withPhase: inUnits(withPhase), logDeterminant };
}
function solved(lower, right, size) {
  const out = new Float64Array(size);
  for (let i = 0; i < size; i++) {
    let sum = right[i];
    for (let k = 0; k < i; k++) sum -= lower[i * size + k] * out[k];
    out[i] = sum / lower[i * size + i];
  }
  return out;
}
function diagonalRoot(covariance, size) {
  const lower = new Float64Array(size * size);
  for (let i = 0; i < size; i++) lower[i * size + i] = Math.sqrt(Math.abs(covariance[i * size + i])) || 1e-300;
  return lower;
}
function largestAngle({ covariance, size }) {
  const [a, b, c] = [covariance[0], covariance[1], covariance[size + 1]];
  return Math.sqrt((a + c) / 2 + Math.hypot((a - c) / 2, b));
}
function timeOffset({ sigma }, sighted) {
  const noise = [sigma.angleRad, sigma.angleRad, sigma.rangeM ?? 50, sigma.rangeRateMps ?? 1];
  let along2 = 0;
  let squares = 0;
  for (const { residual, rates } of sighted) {
    const values = [residual.acrossRad, residual.declinationRad, residual.rangeM, residual.rangeRateMps];
    values.forEach((value, k) => {
      if (value === void 0) return;
      along2 += value * rates[k] / noise[k] ** 2;
      squares += (rates[k] / noise[k]) ** 2;
    });
  }
  return squares === 0 ? 0 : -along2 / squares;
}
function dotOf(a, b) {
  return a.reduce((sum, value, i) => sum + value * b[i], 0);
}
function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
function rootMeanSquare(values) {
  return values.length === 0 ? 0 : Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length);
}

// packages/tracking/src/association/gate.ts
var CONE_RAD = 4 * Math.PI / 180;
var LEAST_COSINE = Math.cos(CONE_RAD);
var SLOPE = Math.sin(CONE_RAD);
var RANGE_REACH_M = 5e5;
var PLANE_SLACK_M = 5e4;
var RADIUS_SLACK_M = 1e5;
function isInGate({ siteM, towards, rangeM }, state) {
  const x = state[0] - siteM[0];
  const y = state[1] - siteM[1];
  const z = state[2] - siteM[2];
  const distance = Math.sqrt(x * x + y * y + z * z);
  if (rangeM !== void 0 && Math.abs(distance - rangeM) > RANGE_REACH_M) return false;
  if (towards === void 0) return x * siteM[0] + y * siteM[1] + z * siteM[2] > 0;
  return x * towards[0] + y * towards[1] + z * towards[2] >= LEAST_COSINE * distance;
}
var UNIT_RAD = Math.PI / 180;
var UNIT_M = 5e4;
var UNIT_MPS = 200;
function standingOf(view, state, acrossM) {
  const { siteM, siteMps, towards, rangeM, rangeRateMps } = view;
  const line = [state[0] - siteM[0], state[1] - siteM[1], state[2] - siteM[2]];
  const distance = Math.hypot(...line);
  const rate = dot(line, [state[3] - siteMps[0], state[4] - siteMps[1], state[5] - siteMps[2]]) / distance;
  const offRange = rangeM === void 0 ? 0 : Math.abs(distance - rangeM);
  const offRate = rangeRateMps === void 0 ? 0 : rate - rangeRateMps;
  const outOfRange = Math.max(0, offRange - Math.max(RANGE_REACH_M, acrossM));
  const misfit = (offRange / UNIT_M) ** 2 + (offRate / UNIT_MPS) ** 2;
  if (towards === void 0) {
    const below = Math.max(0, -dot(line, siteM) / Math.hypot(...siteM));
    return { missM: Math.max(outOfRange, below), grainM: UNIT_M, misfit };
  }
  const angle = Math.acos(Math.max(-1, Math.min(1, dot(line, towards) / distance)));
  const beyond = angle - Math.max(CONE_RAD, acrossM / distance);
  const outOfCone = beyond <= 0 ? 0 : distance * (beyond < Math.PI / 2 ? Math.sin(beyond) : 1);
  return {
    missM: Math.max(outOfRange, outOfCone),
    grainM: distance * CONE_RAD / 8,
    misfit: misfit + (angle / UNIT_RAD) ** 2
  };
}
function mayPass({ siteM, towards, rangeM }, state) {
  const x = state[0];
  const y = state[1];
  const z = state[2];
  const u = state[3];
  const v = state[4];
  const w = state[5];
  const axisM = 1 / (2 / Math.sqrt(x * x + y * y + z * z) - (u * u + v * v + w * w) / MU_EARTH);
  if (!(axisM > 0)) return false;
  const a = y * w - z * v;
  const b = z * u - x * w;
  const c = x * v - y * u;
  const momentum = Math.sqrt(a * a + b * b + c * c);
  const siteOff = (a * siteM[0] + b * siteM[1] + c * siteM[2]) / momentum;
  if (towards === void 0) return Math.abs(siteOff) <= (rangeM ?? 0) + RANGE_REACH_M + PLANE_SLACK_M;
  const eccentricity = Math.sqrt(Math.max(0, 1 - momentum ** 2 / (MU_EARTH * axisM)));
  const along2 = siteM[0] * towards[0] + siteM[1] * towards[1] + siteM[2] * towards[2];
  const inside = siteM[0] ** 2 + siteM[1] ** 2 + siteM[2] ** 2 - along2 ** 2;
  let near = alongRay(axisM * (1 - eccentricity) - RADIUS_SLACK_M, inside) - along2;
  let far = alongRay(axisM * (1 + eccentricity) + RADIUS_SLACK_M, inside) - along2;
  if (rangeM !== void 0) {
    near = Math.max(near, rangeM - RANGE_REACH_M);
    far = Math.min(far, rangeM + RANGE_REACH_M);
  }
  near = Math.max(0, near);
  if (near > far) return false;
  const lookOff = (a * towards[0] + b * towards[1] + c * towards[2]) / momentum;
  const nearOff = siteOff + near * lookOff;
  const farOff = siteOff + far * lookOff;
  return nearOff * farOff <= 0 || Math.abs(nearOff) <= SLOPE * near + PLANE_SLACK_M || Math.abs(farOff) <= SLOPE * far + PLANE_SLACK_M;
}
function alongRay(radiusM, inside) {
  return Math.sqrt(Math.max(0, radiusM * radiusM - inside));
}

// packages/tracking/src/association/near.ts
var ACROSS_SIGMAS = 4;
function nearTest(track, eop, isSearched = true) {
  const middle = middleOf2(track);
  if (middle === void 0) return () => void 0;
  const epochTaiS = middle.receptionTaiS - track.timeBiasS;
  const byFrame = /* @__PURE__ */ new Map();
  const state = new Float64Array(6);
  return (orbit, error) => {
    const { frame } = orbit;
    let seen = byFrame.get(frame);
    if (seen === void 0) {
      const toEme = Float64Array.from(rotationBetween(frame, "EME2000", epochTaiS, eop));
      seen = { view: viewOf(track, middle, epochTaiS, frame, eop), toEme };
      byFrame.set(frame, seen);
    }
    if (!orbit.stateAt(epochTaiS, state)) return void 0;
    const expected = isInGate(seen.view, state) ? 0 : void 0;
    if (!isSearched || expected === void 0 && !mayPass(seen.view, state)) return expected;
    const inertial = turned(state, seen.toEme, epochTaiS);
    const known = phaseErrorOf(knownError(orbit, error, inertial), inertial);
    if (known.reachM < STRAIGHT_M) return expected;
    return searched(seen.view, orbit, epochTaiS, known) ?? expected;
  };
}
function searched(view, orbit, epochTaiS, { covariance, sigmaS, reachS, fastestMps }) {
  const acrossM = ACROSS_SIGMAS * Math.hypot(Math.sqrt(covariance.matrix[0]), Math.sqrt(covariance.matrix[14]));
  const state = new Float64Array(6);
  let best;
  let least = Number.POSITIVE_INFINITY;
  for (const sign of [1, -1]) {
    for (let phaseS = 0; phaseS <= reachS; ) {
      if (!ahead(orbit, sign * phaseS).stateAt(epochTaiS, state)) break;
      const { missM, grainM, misfit } = standingOf(view, state, acrossM);
      const unlikely = misfit + (phaseS / sigmaS) ** 2;
      if (missM === 0 && unlikely < least) [best, least] = [sign * phaseS, unlikely];
      phaseS += Math.max(missM, grainM) / fastestMps;
    }
  }
  return best;
}
function viewOf(track, middle, epochTaiS, frame, eop) {
  const { rightAscensionRad: ra, declinationRad: dec, rangeM } = middle;
  const here = { epochTaiS, frame: "ITRF", positionM: track.site.positionM, velocityMps: [0, 0, 0] };
  const site = transformState(here, frame, eop);
  const towards = ra === void 0 || dec === void 0 ? void 0 : times(rotationBetween("EME2000", frame, epochTaiS, eop), unitOf(ra, dec));
  const rangeRateMps = middle.rangeRateMps ?? slopeOfRange(track);
  return { siteM: site.positionM, siteMps: site.velocityMps, towards, rangeM, rangeRateMps };
}
function slopeOfRange({ measurements }) {
  const ranges = measurements.filter(({ rangeM }) => rangeM !== void 0);
  const [first, last] = [ranges[0], ranges.at(-1)];
  if (first?.rangeM === void 0 || last?.rangeM === void 0 || last === first) return void 0;
  return (last.rangeM - first.rangeM) / (last.receptionTaiS - first.receptionTaiS);
}
function turned(state, matrix, epochTaiS) {
  const [x = 0, y = 0, z = 0, u = 0, v = 0, w = 0] = state;
  return { epochTaiS, frame: "EME2000", positionM: times(matrix, [x, y, z]), velocityMps: times(matrix, [u, v, w]) };
}
function times(m, [x, y, z]) {
  const row = (k) => m[k] * x + m[k + 1] * y + m[k + 2] * z;
  return [row(0), row(3), row(6)];
}
function middleOf2({ measurements }) {
  const telling = measurements.filter((one) => one.declinationRad !== void 0 || one.rangeM !== void 0);
  return telling[telling.length >> 1];
}

// packages/tracking/src/association/unknown-object.ts
var SKY_SR = 2 * Math.PI;
var SLOPES_RADPS = 0.04;
var RANGES_M = 3e6;
var RANGE_RATES_MPS = 14e3;
function unknownObjectScore({ hasAngles, hasRanges, degreesOfFreedom }) {
  const rates = degreesOfFreedom - (hasAngles ? 2 : 0) - (hasRanges ? 1 : 0);
  const each = hasRanges ? RANGE_RATES_MPS : SLOPES_RADPS;
  const volume = (hasAngles ? SKY_SR : 1) * (hasRanges ? RANGES_M : 1) * each ** Math.max(0, rates);
  return 2 * Math.log(volume) - degreesOfFreedom * Math.log(2 * Math.PI);
}

// packages/tracking/src/association/associate.ts
var CLEAR_RATIO = 3;
var CLEAR_SCORE = 2 * Math.log(100);
var RANKED = 3;
var CLOCK_SIGMA_S = 1;
var CLOCK_REACH = 3;
function associateTrack(track, candidates, options = {}) {
  const { eop, clockSigmaS = CLOCK_SIGMA_S, ranked: wanted = RANKED } = options;
  const hasAngles = track.measurements.some(({ declinationRad }) => declinationRad !== void 0);
  const metric = hasAngles ? options.metric ?? "MAHALANOBIS_DISTANCE" : "MAHALANOBIS_DISTANCE";
  const phaseNear = nearTest(track, eop, metric === "MAHALANOBIS_DISTANCE");
  const compared = comparedTrack(track, eop);
  const near = [];
  let candidatesTried = 0;
  for (const candidate of candidates) {
    candidatesTried++;
    const orbit = candidate.orbit.frame === "ITRF" ? inFrame(candidate.orbit, "EME2000", eop) : candidate.orbit;
    const phaseS = phaseNear(orbit, candidate.error);
    if (phaseS === void 0) continue;
    const comparison = compareTrack(compared, orbit, candidate.error, phaseS);
    if (comparison !== void 0) near.push({ candidate, found: judged(candidate, comparison, metric) });
  }
  let all = near.map(({ found }) => found);
  let isClockOffset = false;
  if (!all.some(({ isWithin }) => isWithin) && clockSigmaS > 0) {
    const late = near.map((one) => withClock(compared, one, clockSigmaS));
    isClockOffset = late.some(({ isWithin }) => isWithin);
    if (isClockOffset) all = late;
  }
  all.sort((a, b) => Number(b.isWithin) - Number(a.isWithin) || orderOf(a, b, metric));
  const ratio = ratioOf(all);
  return {
    verdict: near.length === 0 ? "no-candidate" : verdictOf(all, metric, ratio, hasAngles),
    metric,
    ranked: all.slice(0, wanted),
    isClockOffset,
    ...ratio === void 0 ? {} : { ratio },
    candidatesTried,
    candidatesInCone: near.length
  };
}
function judged({ id }, comparison, metric) {
  const { mahalanobisSquared, mahalanobisThreshold, medianDistanceRad = 0, thresholdRad } = comparison;
  const isWithin = metric === "ANGULAR_DISTANCE" ? medianDistanceRad <= thresholdRad : mahalanobisSquared <= mahalanobisThreshold;
  return { id, isWithin, ...comparison };
}
function withClock(compared, { candidate, found }, sigmaS) {
  if (Math.abs(found.timeOffsetS) > 1.5 * CLOCK_REACH * sigmaS) return found;
  const comparison = compareWithClock(compared, candidate.orbit, candidate.error, found.timeOffsetS, sigmaS);
  if (comparison === void 0 || Math.abs(comparison.clockOffsetS) > CLOCK_REACH * sigmaS) return found;
  const late = judged(candidate, comparison, "MAHALANOBIS_DISTANCE");
  return late.isWithin ? late : found;
}
function orderOf(a, b, metric) {
  const distance = (one) => one.medianDistanceRad ?? one.mahalanobisSquared;
  return metric === "MAHALANOBIS_DISTANCE" && a.isWithin ? a.score - b.score : distance(a) - distance(b);
}
function ratioOf([first, next]) {
  if (first?.medianDistanceRad === void 0 || next?.medianDistanceRad === void 0) return void 0;
  return next.medianDistanceRad / first.medianDistanceRad;
}
function verdictOf([first, next], metric, ratio, hasAngles) {
  if (first?.isWithin !== true) return "unknown";
  if (metric === "ANGULAR_DISTANCE") {
    const isClear = next?.isWithin !== true || ratio !== void 0 && ratio >= CLEAR_RATIO;
    return isClear ? "associated" : "ambiguous";
  }
  const hasRanges = first.residuals.some(({ rangeM }) => rangeM !== void 0);
  const { degreesOfFreedom } = first;
  const others = [unknownObjectScore({ hasAngles, hasRanges, degreesOfFreedom })];
  if (next?.isWithin === true) others.push(next.score);
  return Math.min(...others) - first.score >= CLEAR_SCORE ? "associated" : "ambiguous";
}

// packages/tracking/src/initial-orbit/fit.ts
var TURNS = 25;
var SETTLED = 1e-7;
var LIGHT_TURNS = 3;
function fitOrbit(lines, start, motion) {
  let state = start;
  let rows = rowsOf(lines, state, motion);
  if (rows === void 0) return void 0;
  let squares = sumOfSquares(rows);
  let damping = 1e-4;
  for (let turn2 = 0; turn2 < TURNS && damping < 1e8; turn2++) {
    const { normal, gradient, scale } = normalsOf(rows, state);
    const step = stepOf(normal, gradient, scale, damping);
    const next = step && moved(state, step);
    const nextRows = next && rowsOf(lines, next, motion);
    const nextSquares = nextRows === void 0 ? Number.POSITIVE_INFINITY : sumOfSquares(nextRows);
    if (next === void 0 || nextRows === void 0 || !(nextSquares <= squares)) {
      damping *= 10;
      continue;
    }
    const gain = squares - nextSquares;
    state = next;
    rows = nextRows;
    squares = nextSquares;
    damping = Math.max(damping / 10, 1e-12);
    if (gain <= SETTLED * (squares + 1e-6)) break;
  }
  const covariance = covarianceOf(rows, state);
  return {
    state,
    squares,
    rows: rows.length,
    rmsRad: rmsAngle(lines, state, motion),
    ...covariance && { covariance }
  };
}
function leftOver(lines, state, motion) {
  return rowsOf(lines, state, motion)?.map(({ residual }) => residual);
}
function rowsOf(lines, state, motion) {
  const stateAt = motion(state, lines[lines.length - 1].receptionTaiS + 1);
  if (stateAt === void 0) return void 0;
  const rows = [];
  for (const line of lines) {
    const object = objectAt(line, stateAt);
    if (object === void 0) return void 0;
    pushRows(line, object, rows);
  }
  return rows;
}
function objectAt({ receptionTaiS, hereM, slowness }, stateAt) {
  const six = new Float64Array(6);
  let delayS = 0;
  for (let turn2 = 0; turn2 < LIGHT_TURNS; turn2++) {
    if (!stateAt(receptionTaiS - delayS, six)) return void 0;
    delayS = slowness * Math.hypot(six[0] - hereM[0], six[1] - hereM[1], six[2] - hereM[2]);
    if (slowness === 0) break;
  }
  return stateOfSix(six, receptionTaiS - delayS);
}
function pushRows(line, object, rows) {
  const away = minus2(object.positionM, line.hereM);
  const rangeM = Math.hypot(...away);
  const seen = [away[0] / rangeM, away[1] / rangeM, away[2] / rangeM];
  const still = [0, 0, 0];
  if (line.towards !== void 0) {
    for (const axis of axesAcross(seen)) {
      const weight = 1 / line.sigmaAngleRad;
      const partial = [...axis.map((one) => weight * one / rangeM), ...still];
      rows.push({ residual: weight * dot2(axis, line.towards), partial, object });
    }
  }
  if (line.rangeM !== void 0) {
    const weight = 1 / line.sigmaRangeM;
    rows.push({
      residual: weight * (line.rangeM - rangeM),
      partial: [...seen.map((one) => weight * one), ...still],
      object
    });
  }
  if (line.rangeRateMps !== void 0) {
    const weight = 1 / line.sigmaRangeRateMps;
    const relative = minus2(object.velocityMps, line.hereMps);
    const rate = dot2(seen, relative);
    const turn2 = relative.map((one, k) => weight * (one - rate * seen[k]) / rangeM);
    rows.push({
      residual: weight * (line.rangeRateMps - rate),
      partial: [...turn2, ...seen.map((one) => weight * one)],
      object
    });
  }
}
function axesAcross(towards) {
  const [x, y, z] = towards;
  const flat = Math.hypot(x, y);
  const east = flat > 1e-9 ? [-y / flat, x / flat, 0] : [1, 0, 0];
  return [east, [-z * east[1], z * east[0], x * east[1] - y * east[0]]];
}
function normalsOf(rows, state) {
  const normal = new Float64Array(36);
  const gradient = new Float64Array(6);
  let object;
  let phi = new Float64Array(36);
  const full = new Float64Array(6);
  for (const row of rows) {
    if (row.object !== object) {
      object = row.object;
      phi = twoBodyTransition(state, object);
    }
    for (let q = 0; q < 6; q++) {
      full[q] = row.partial.reduce((sum, value, p) => sum + value * phi[6 * p + q], 0);
    }
    for (let p = 0; p < 6; p++) {
      gradient[p] += full[p] * row.residual;
      for (let q = 0; q < 6; q++) normal[6 * p + q] += full[p] * full[q];
    }
  }
  const scale = Float64Array.from({ length: 6 }, (_, k) => 1 / Math.sqrt(normal[7 * k] || 1));
  for (let p = 0; p < 6; p++) {
    gradient[p] *= scale[p];
    for (let q = 0; q < 6; q++) normal[6 * p + q] *= scale[p] * scale[q];
  }
  return { normal, gradient, scale };
}
function stepOf(normal, gradient, scale, damping) {
  const damped = Float64Array.from(normal);
  for (let k = 0; k < 6; k++) damped[7 * k] += damping;
  const lower = cholesky(damped, 6);
  return lower && solve(lower, gradient).map((value, k) => value * scale[k]);
}
function solve(lower, right) {
  const x = Float64Array.from(right);
  for (let i = 0; i < 6; i++) {
    for (let k = 0; k < i; k++) x[i] -= lower[6 * i + k] * x[k];
    x[i] /= lower[7 * i];
  }
  for (let i = 5; i >= 0; i--) {
    for (let k = i + 1; k < 6; k++) x[i] -= lower[6 * k + i] * x[k];
    x[i] /= lower[7 * i];
  }
  return x;
}
function covarianceOf(rows, state) {
  const { normal, scale } = normalsOf(rows, state);
  const lower = cholesky(normal, 6);
  if (lower === void 0) return void 0;
  const out = new Float64Array(36);
  for (let column = 0; column < 6; column++) {
    const right = new Float64Array(6);
    right[column] = 1;
    const x = solve(lower, right);
    for (let row = 0; row < 6; row++) out[6 * row + column] = x[row] * scale[row] * scale[column];
  }
  return out.every(Number.isFinite) ? out : void 0;
}
function moved(state, step) {
  const {
    positionM: [x, y, z],
    velocityMps: [u, v, w]
  } = state;
  return {
    ...state,
    positionM: [x + step[0], y + step[1], z + step[2]],
    velocityMps: [u + step[3], v + step[4], w + step[5]]
  };
}
function rmsAngle(lines, state, motion) {
  const stateAt = motion(state, lines[lines.length - 1].receptionTaiS + 1);
  const squares = lines.flatMap((line) => {
    const object = stateAt && line.towards && objectAt(line, stateAt);
    if (object === void 0 || line.towards === void 0) return [];
    const away = minus2(object.positionM, line.hereM);
    const size = Math.hypot(...away);
    return Math.hypot(...away.map((one, k) => one / size - line.towards[k])) ** 2;
  });
  return squares.length === 0 ? 0 : Math.sqrt(squares.reduce((sum, one) => sum + one, 0) / squares.length);
}
function sumOfSquares(rows) {
  return rows.reduce((sum, { residual }) => sum + residual * residual, 0);
}
function dot2(a, b) {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
function minus2(a, b) {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

// packages/astro/src/two-body/lambert.ts
var TURNS2 = 40;
var SETTLED2 = 1e-13;
function lambert(departureM, arrivalM, durationS, isRetrograde, mu = MU_EARTH) {
  if (!(durationS > 0)) return fail({ code: "time-not-positive" });
  const c = Math.hypot(arrivalM[0] - departureM[0], arrivalM[1] - departureM[1], arrivalM[2] - departureM[2]);
  const r1 = Math.hypot(...departureM);
  const r2 = Math.hypot(...arrivalM);
  const s = 0.5 * (c + r1 + r2);
  const e1 = scaled(departureM, 1 / r1);
  const e2 = scaled(arrivalM, 1 / r2);
  const normal = cross(e1, e2);
  const sine = Math.hypot(...normal);
  if (!(sine > 1e-12)) return fail({ code: "points-in-line" });
  const h = scaled(normal, 1 / sine);
  const isLong = h[2] < 0 !== isRetrograde;
  const lambda = Math.sqrt(1 - c / s) * (isLong ? -1 : 1);
  const t1 = isLong ? cross(e1, h) : cross(h, e1);
  const t2 = isLong ? cross(e2, h) : cross(h, e2);
  const time = Math.sqrt(2 * mu / s ** 3) * durationS;
  const gamma = Math.sqrt(mu * s / 2);
  const rho = (r1 - r2) / c;
  const sigma = Math.sqrt(1 - rho * rho);
  const transfer = ({ x, revolutions }) => {
    const y = Math.sqrt(1 - lambda * lambda * (1 - x * x));
    const radial1 = gamma * (lambda * y - x - rho * (lambda * y + x)) / r1;
    const radial2 = -gamma * (lambda * y - x + rho * (lambda * y + x)) / r2;
    const across = gamma * sigma * (y + lambda * x);
    const velocity = (e, t, radial, r) => [
      radial * e[0] + across / r * t[0],
      radial * e[1] + across / r * t[1],
      radial * e[2] + across / r * t[2]
    ];
    return {
      revolutions,
      departureMps: velocity(e1, t1, radial1, r1),
      arrivalMps: velocity(e2, t2, radial2, r2)
    };
  };
  return ok(roots(lambda, time).map(transfer));
}
function roots(lambda, time) {
  const none = Math.acos(lambda) + lambda * Math.sqrt(1 - lambda * lambda);
  const parabola = 2 / 3 * (1 - lambda ** 3);
  let start = Math.expm1(Math.log(2) * (Math.log(time / none) / Math.log(parabola / none)));
  if (time >= none) start = (none / time) ** (2 / 3) - 1;
  else if (time < parabola) start = 2.5 * parabola * (parabola - time) / (time * (1 - lambda ** 5)) + 1;
  const solutions = [{ x: solve2(lambda, time, start, 0), revolutions: 0 }];
  let most = Math.floor(time / Math.PI);
  if (most > 0 && time < none + most * Math.PI && time < shortestTime(lambda, most)) most -= 1;
  for (let m = 1; m <= most; m++) {
    const left = ((m * Math.PI + Math.PI) / (8 * time)) ** (2 / 3);
    const right = (8 * time / (m * Math.PI)) ** (2 / 3);
    solutions.push({ x: solve2(lambda, time, (left - 1) / (left + 1), m), revolutions: m });
    solutions.push({ x: solve2(lambda, time, (right - 1) / (right + 1), m), revolutions: m });
  }
  return solutions;
}
function shortestTime(lambda, revolutions) {
  let x = 0;
  for (let i = 0; i < TURNS2; i++) {
    const [first, second, third] = derivatives(lambda, x, flightTime(lambda, x, revolutions));
    const step = first * second / (second * second - 0.5 * first * third);
    x -= step;
    if (Math.abs(step) < SETTLED2) break;
  }
  return flightTime(lambda, x, revolutions);
}
function solve2(lambda, time, start, revolutions) {
  let x = start;
  for (let i = 0; i < TURNS2; i++) {
    const at = flightTime(lambda, x, revolutions);
    const [first, second, third] = derivatives(lambda, x, at);
    const miss = at - time;
    const square = first * first;
    const step = miss * (square - 0.5 * miss * second) / (first * (square - miss * second) + third * miss * miss / 6);
    x -= step;
    if (Math.abs(step) < SETTLED2) break;
  }
  return x;
}
function flightTime(lambda, x, revolutions) {
  const lack = 1 - x * x;
  const y = Math.sqrt(1 - lambda * lambda * lack);
  if (revolutions === 0 && Math.abs(lack) < 0.02) return battinTime(lambda, x, y);
  const inner = x * y + lambda * lack;
  const psi = lack > 0 ? Math.acos(inner) : Math.acosh(inner);
  return ((psi + revolutions * Math.PI) / Math.sqrt(Math.abs(lack)) - x + lambda * y) / lack;
}
function battinTime(lambda, x, y) {
  const eta = y - lambda * x;
  const s = 0.5 * (1 - lambda - x * eta);
  let term = 1;
  let sum = 1;
  for (let k = 0; k < 200 && Math.abs(term) > 1e-17; k++) {
    term *= (3 + k) * (1 + k) * s / ((2.5 + k) * (k + 1));
    sum += term;
  }
  return (eta ** 3 * (4 / 3) * sum + 4 * lambda * eta) / 2;
}
function derivatives(lambda, x, time) {
  const lack = 1 - x * x;
  const square = lambda * lambda;
  const y = Math.sqrt(1 - square * lack);
  const first = (3 * time * x - 2 + 2 * square * lambda * x / y) / lack;
  const second = (3 * time + 5 * x * first + 2 * (1 - square) * square * lambda / y ** 3) / lack;
  const third = (7 * x * second + 8 * first - 6 * (1 - square) * square * square * lambda * x / y ** 5) / lack;
  return [first, second, third];
}

// packages/tracking/src/initial-orbit/propagator.ts
var twoBodyMotion = ({ epochTaiS, positionM, velocityMps }) => {
  const start = [...positionM, ...velocityMps];
  return (t, out) => {
    propagateTwoBody(start, t - epochTaiS, out);
    return Number.isFinite(out[0]);
  };
};
var STEP_ERROR = 1e-10;
var DEGREE = 12;
function numericalMotion(eop) {
  const forces = forceModel("EME2000", { gravity: egm96(DEGREE), withSun: true, withMoon: true, ...eop && { eop } });
  return (initial, stopTaiS) => {
    const run = propagateNumerically({ initial, massKg: 1, stopTaiS, forces, relativeError: STEP_ERROR });
    return run.ok ? (t, out) => run.value.stateAt(t, out) : void 0;
  };
}

// packages/tracking/src/initial-orbit/hypotheses.ts
var NEAREST_M = 12e4;
var FARTHEST_M = 6e7;
var RANGES = 28;
var LOWEST_PERIGEE_M = EARTH_RADIUS_M + 8e4;
var LARGEST_AXIS_M = 1e8;
var FASTEST_MPS = 8e3;
var STEPS = 5;
var SHORT_ARC_S = 1200;
var MOST_BRANCHES = 81;
var MOST_JUDGES = 10;
var KEPT = 10;
var TURNS3 = 12;
function hypotheses(lines) {
  const ends = endsOf(lines);
  if (ends === void 0) return [];
  const found = rangePairs(ends).flatMap(
    (ranges) => [false, true].flatMap((isRetrograde) => hypothesesAt(ends, ranges, isRetrograde))
  );
  found.sort((a, b) => a.squares - b.squares);
  const kept = [];
  for (const one of found) {
    if (kept.length === KEPT) break;
    if (!kept.some((other) => isNeighbour(one, other))) kept.push(one);
  }
  return kept.map((one) => refined(ends, one)).sort((a, b) => a.squares - b.squares).flatMap((one) => stateOf(ends, one.ranges, one.isRetrograde, one.branch) ?? []);
}
function endsOf(lines) {
  const telling = lines.filter((line) => line.towards !== void 0);
  const [first, last] = [telling[0], telling.at(-1)];
  if (first === void 0 || last === void 0 || first === last) return void 0;
  const stride = Math.max(1, lines.length / MOST_JUDGES);
  const chosen = Array.from({ length: Math.min(lines.length, MOST_JUDGES) }, (_, k) => lines[Math.floor(k * stride)]);
  return { first, last, judges: chosen.includes(last) ? chosen : [...chosen, last] };
}
function rangePairs({ first, last }) {
  const grid = Array.from({ length: RANGES }, (_, k) => NEAREST_M * (FARTHEST_M / NEAREST_M) ** (k / (RANGES - 1)));
  const firsts = first.rangeM === void 0 ? grid : [first.rangeM];
  if (last.rangeM !== void 0) return firsts.map((range) => [range, last.rangeM]);
  const spanS = last.receptionTaiS - first.receptionTaiS;
  if (spanS > SHORT_ARC_S) return firsts.flatMap((a) => grid.map((b) => [a, b]));
  const changes = Array.from({ length: 2 * STEPS + 1 }, (_, k) => (k - STEPS) / STEPS * FASTEST_MPS * spanS);
  return firsts.flatMap(
    (a) => changes.flatMap((change) => a + change > 0 ? [[a, a + change]] : [])
  );
}
function hypothesesAt(ends, ranges, isRetrograde) {
  return transfers(ends, ranges, isRetrograde).slice(0, MOST_BRANCHES).flatMap((state, branch) => {
    if (!isAdmissible(state)) return [];
    const squares = squaresOf(ends, state);
    return Number.isFinite(squares) ? [{ ranges, isRetrograde, branch, squares }] : [];
  });
}
function transfers({ first, last }, [a, b], isRetrograde) {
  const from = along(first, a);
  const to = along(last, b);
  const start = first.receptionTaiS - a * first.slowness;
  const found = lambert(from, to, last.receptionTaiS - b * last.slowness - start, isRetrograde);
  if (!found.ok) return [];
  return found.value.map(({ departureMps }) => ({
    epochTaiS: start,
    frame: "EME2000",
    positionM: from,
    velocityMps: departureMps
  }));
}
function stateOf(ends, ranges, isRetrograde, branch) {
  if (!(Math.min(...ranges) > 0)) return void 0;
  const state = transfers(ends, ranges, isRetrograde)[branch];
  return state !== void 0 && isAdmissible(state) ? state : void 0;
}
function along({ hereM, towards }, rangeM) {
  return [hereM[0] + rangeM * towards[0], hereM[1] + rangeM * towards[1], hereM[2] + rangeM * towards[2]];
}
function isAdmissible({ positionM, velocityMps }) {
  const elements = keplerianFromCartesian([...positionM, ...velocityMps]);
  if (elements === void 0 || !(elements.semiMajorAxisM < LARGEST_AXIS_M)) return false;
  return elements.semiMajorAxisM * (1 - elements.eccentricity) > LOWEST_PERIGEE_M;
}
function squaresOf({ judges }, state) {
  const left = leftOver(judges, state, twoBodyMotion);
  return left === void 0 ? Number.POSITIVE_INFINITY : left.reduce((sum, one) => sum + one * one, 0);
}
function isNeighbour(a, b) {
  if (a.isRetrograde !== b.isRetrograde || a.branch !== b.branch) return false;
  return a.ranges.every((range, k) => Math.abs(Math.log(range / b.ranges[k])) < 0.3);
}
function refined(ends, start) {
  let best = start;
  let damping = 1e-3;
  const leftAt = (ranges) => {
    const state = stateOf(ends, ranges, start.isRetrograde, start.branch);
    return state && leftOver(ends.judges, state, twoBodyMotion);
  };
  let left = leftAt(best.ranges);
  for (let turn2 = 0; turn2 < TURNS3 && left !== void 0; turn2++) {
    const [a, b] = best.ranges;
    const [stepA, stepB] = [a * 1e-5, b * 1e-5];
    const [movedA, movedB] = [leftAt([a + stepA, b]), leftAt([a, b + stepB])];
    if (movedA === void 0 || movedB === void 0) break;
    const own = left;
    const slopeA = own.map((value, k) => (movedA[k] - value) / stepA);
    const slopeB = own.map((value, k) => (movedB[k] - value) / stepB);
    const sum = (x, y) => x.reduce((total, value, k) => total + value * y[k], 0);
    const [aa, ab, bb] = [
      sum(slopeA, slopeA) * (1 + damping),
      sum(slopeA, slopeB),
      sum(slopeB, slopeB) * (1 + damping)
    ];
    const [ga, gb] = [sum(slopeA, own), sum(slopeB, own)];
    const determinant = aa * bb - ab * ab;
    if (!(Math.abs(determinant) > 0)) break;
    const next = [a - (bb * ga - ab * gb) / determinant, b - (aa * gb - ab * ga) / determinant];
    const nextLeft = leftAt(next);
    const squares = nextLeft?.reduce((total, value) => total + value * value, 0) ?? Number.POSITIVE_INFINITY;
    if (nextLeft === void 0 || !(squares < best.squares)) {
      damping *= 30;
      continue;
    }
    const isSettled = best.squares - squares < 1e-4 * (squares + 1e-3);
    best = { ...best, ranges: next, squares };
    left = nextLeft;
    damping = Math.max(damping / 10, 1e-9);
    if (isSettled) break;
  }
  return best;
}

// packages/tracking/src/initial-orbit/line.ts
var USUAL_RANGE_SIGMA_M2 = 50;
var USUAL_RATE_SIGMA_MPS2 = 1;
function linesOf(tracks, eop) {
  const lines = tracks.flatMap(
    ({ site, measurements, sigma, timeBiasS }) => measurements.map((one) => {
      const receptionTaiS = one.receptionTaiS - timeBiasS;
      const here = siteState(site, receptionTaiS, eop);
      const { rightAscensionRad: ra, declinationRad: dec, rangeM, rangeRateMps } = one;
      return {
        receptionTaiS,
        hereM: here.positionM,
        hereMps: here.velocityMps,
        ...ra !== void 0 && dec !== void 0 && { towards: unitOf(ra, dec) },
        ...rangeM !== void 0 && { rangeM },
        ...rangeRateMps !== void 0 && { rangeRateMps },
        sigmaAngleRad: sigma.angleRad,
        sigmaRangeM: sigma.rangeM ?? USUAL_RANGE_SIGMA_M2,
        sigmaRangeRateMps: sigma.rangeRateMps ?? USUAL_RATE_SIGMA_MPS2,
        slowness: 1 / SPEED_OF_LIGHT_MPS
      };
    })
  );
  return lines.sort((a, b) => a.receptionTaiS - b.receptionTaiS);
}

// packages/tracking/src/initial-orbit/initial-orbit.ts
var LARGEST_SHARE = 0.1;
var LARGEST_RMS = 3;
var LARGEST_LINKED_RMS = 30;
var SHORT_ARC_S2 = 1800;
var ALIKE = 20.06;
var SAME_SHARE = 0.02;
var FITTED = 6;
var MARGIN_S = 1;
var MOST_LINES = 120;
function initialOrbit(tracks, eop) {
  return initialOrbitOf(thinned(linesOf(tracks, eop)), numericalMotion(eop));
}
function thinned(lines) {
  if (lines.length <= MOST_LINES) return lines;
  return Array.from({ length: MOST_LINES }, (_, k) => lines[Math.round(k * (lines.length - 1) / (MOST_LINES - 1))]);
}
function initialOrbitOf(lines, motion) {
  const directions = lines.filter(({ towards }) => towards !== void 0).length;
  const figures = lines.reduce(
    (sum, { towards, rangeM, rangeRateMps }) => sum + (towards === void 0 ? 0 : 2) + (rangeM === void 0 ? 0 : 1) + (rangeRateMps === void 0 ? 0 : 1),
    0
  );
  if (directions < 2 || figures < 6) return { state: "TOO_FEW", orbits: [] };
  const epochTaiS = lines[0].receptionTaiS - MARGIN_S;
  const fits = [];
  const starts = hypotheses(lines);
  for (const start of starts) {
    const fit = fitOrbit(lines, twoBodyStateAt(start, epochTaiS), motion);
    if (fit !== void 0 && !fits.some((other) => isSame(fit, other))) fits.push(fit);
  }
  const spanS = lines.at(-1).receptionTaiS - epochTaiS;
  const largest = spanS > SHORT_ARC_S2 ? LARGEST_LINKED_RMS : LARGEST_RMS;
  const sound = fits.filter((fit) => weightedRms(fit) <= largest && isAdmissible(fit.state)).sort((a, b) => a.squares - b.squares);
  const best = sound[0];
  if (best === void 0) {
    const isAnyNear = starts.some((start) => rmsOf(leftOver(lines, start, twoBodyMotion)) <= largest);
    return { state: isAnyNear ? "ARC_TOO_SHORT" : "NO_FIT", orbits: [] };
  }
  const alike = sound.filter(({ squares }) => squares - best.squares < ALIKE * Math.max(1, weightedRms(best) ** 2));
  const orbits = alike.flatMap((fit) => orbitOf(fit) ?? []);
  const [first] = orbits;
  if (first === void 0) return { state: "ARC_TOO_SHORT", orbits };
  if (!(first.semiMajorAxisSigmaM < LARGEST_SHARE * first.semiMajorAxisM)) return { state: "ARC_TOO_SHORT", orbits };
  return { state: orbits.length > 1 ? "AMBIGUOUS" : "FOUND", orbits };
}
function weightedRms({ squares, rows }) {
  return Math.sqrt(squares / Math.max(1, rows - FITTED));
}
function rmsOf(left) {
  if (left === void 0) return Number.POSITIVE_INFINITY;
  return Math.sqrt(left.reduce((sum, one) => sum + one * one, 0) / Math.max(1, left.length - FITTED));
}
function isSame(a, b) {
  const size = Math.hypot(...a.state.positionM);
  const speed = Math.hypot(...a.state.velocityMps);
  const position = Math.hypot(...a.state.positionM.map((one, k) => one - b.state.positionM[k]));
  const velocity = Math.hypot(...a.state.velocityMps.map((one, k) => one - b.state.velocityMps[k]));
  return position < SAME_SHARE * size && velocity < SAME_SHARE * speed;
}
function orbitOf(fit) {
  const { state, rmsRad } = fit;
  const factor = Math.max(1, weightedRms(fit) ** 2);
  const covariance = fit.covariance?.map((value) => factor * value);
  const elements = keplerianFromCartesian(sixOf(state));
  if (elements === void 0) return void 0;
  const { semiMajorAxisM, eccentricity, inclinationRad } = elements;
  return {
    epochTaiS: state.epochTaiS,
    positionM: state.positionM,
    velocityMps: state.velocityMps,
    ...covariance && { covariance },
    semiMajorAxisM,
    semiMajorAxisSigmaM: covariance === void 0 ? Number.POSITIVE_INFINITY : axisSigma(state, semiMajorAxisM, covariance),
    eccentricity,
    inclinationRad,
    rmsRad,
    weightedRms: weightedRms(fit)
  };
}
function axisSigma({ positionM, velocityMps }, axisM, covariance) {
  const cube = Math.hypot(...positionM) ** 3;
  const gradient = [...positionM.map((one) => one / cube), ...velocityMps.map((one) => one / MU_EARTH)];
  const variance = gradient.reduce(
    (sum, a, i) => sum + a * gradient.reduce((inner, b, j) => inner + b * covariance[6 * i + j], 0),
    0
  );
  return 2 * axisM ** 2 * Math.sqrt(Math.max(0, variance));
}

// packages/operations/src/associate/candidates.ts
function arcOfOem(text, eop) {
  const { inertial: orbit } = openedOem(text, eop);
  if (orbit === void 0) return void 0;
  return {
    orbit,
    error: (state) => {
      const covariance = orbit.covarianceAt?.(state.epochTaiS);
      return covariance === void 0 ? estimateCovariance(state, ASSUMED_AGE_S).covariance : covarianceInLocal(covariance, "RTN", state);
    }
  };
}
function arcOfElements(elements) {
  return { orbit: sgp4Ephemeris(elements), error: errorOfElements(elements) };
}

// packages/operations/src/associate/associate.ts
function ownerOf(track, candidates, options) {
  const association = associateTrack(track, candidates, options);
  const isOfNobody = association.verdict === "unknown" || association.verdict === "no-candidate";
  return { association, initial: isOfNobody ? initialOrbit([track], options.eop) : void 0 };
}

// services/cli/src/tracking/association-report.ts
var ARCSEC = RAD_PER_DEG / 3600;
function associationReport(track, association, earthOrientation, orbit) {
  const { measurements } = track;
  const [first] = association.ranked;
  return {
    segment: track.segment,
    observer: track.sensorName,
    asserted: track.objectName ?? null,
    start: formatUtcZ(measurements[0]?.receptionTaiS ?? 0, 6),
    stop: formatUtcZ(measurements.at(-1)?.receptionTaiS ?? 0, 6),
    observations: measurements.length,
    // Nobody near is as unknown as somebody near who does not fit; `candidatesInCone` tells them apart.
    verdict: association.verdict === "no-candidate" ? "unknown" : association.verdict,
    object: association.verdict === "associated" ? named(first?.id) : null,
    metric: association.metric,
    clockOffsetS: association.isClockOffset && first !== void 0 ? rounded(first.clockOffsetS) : null,
    ratioToNext: association.ratio ?? null,
    earthOrientation,
    candidatesTried: association.candidatesTried,
    candidatesInCone: association.candidatesInCone,
    nearest: association.ranked.map(candidateReport),
    initialOrbit: orbit && { state: orbit.state, orbits: orbit.orbits.map(orbitReport) }
  };
}
function named(id) {
  return id === void 0 ? null : { noradId: id.noradId, name: id.name };
}
function candidateReport(candidate) {
  return {
    ...candidate.id,
    isWithin: candidate.isWithin,
    medianDistanceArcsec: candidate.medianDistanceRad === void 0 ? null : arcsec(candidate.medianDistanceRad),
    thresholdArcsec: Number((candidate.thresholdRad / ARCSEC).toPrecision(4)),
    outsideCount: candidate.outsideCount,
    rmsRightAscensionArcsec: arcsec(candidate.rmsRightAscensionRad),
    rmsDeclinationArcsec: arcsec(candidate.rmsDeclinationRad),
    timeOffsetS: rounded(candidate.timeOffsetS),
    mahalanobisSquared: Number(candidate.mahalanobisSquared.toPrecision(6)),
    mahalanobisThreshold: candidate.mahalanobisThreshold,
    degreesOfFreedom: candidate.degreesOfFreedom,
    leftOut: candidate.leftOut,
    medianRangeKm: Number((candidate.medianRangeM / 1e3).toFixed(3)),
    residualsArcsec: candidate.residuals.flatMap(
      ({ acrossRad, declinationRad }) => acrossRad === void 0 || declinationRad === void 0 ? [] : [[arcsec(acrossRad), arcsec(declinationRad)]]
    ),
    rangeResidualsM: candidate.residuals.flatMap(
      ({ rangeM }) => rangeM === void 0 ? [] : Number(rangeM.toPrecision(6))
    ),
    rangeRateResidualsMps: candidate.residuals.flatMap(
      ({ rangeRateMps }) => rangeRateMps === void 0 ? [] : Number(rangeRateMps.toPrecision(6))
    )
  };
}
function orbitReport(orbit) {
  const km = (values, digits) => values.map((value) => Number((value / 1e3).toFixed(digits)));
  const { semiMajorAxisSigmaM: sigma } = orbit;
  return {
    epoch: formatUtcZ(orbit.epochTaiS, 6),
    frame: "EME2000",
    positionKm: km(orbit.positionM, 6),
    velocityKmS: km(orbit.velocityMps, 9),
    semiMajorAxisKm: Number((orbit.semiMajorAxisM / 1e3).toFixed(3)),
    semiMajorAxisSigmaKm: Number.isFinite(sigma) ? Number((sigma / 1e3).toPrecision(3)) : null,
    eccentricity: Number(orbit.eccentricity.toFixed(6)),
    inclinationDeg: Number((orbit.inclinationRad / RAD_PER_DEG).toFixed(4)),
    rmsArcsec: arcsec(orbit.rmsRad)
  };
}
function arcsec(angleRad) {
  return Number((angleRad / ARCSEC).toPrecision(6));
}
function rounded(seconds) {
  return Number(seconds.toPrecision(4));
}

// services/cli/src/tracking/candidates.ts
function catalogueCandidates(path, alongTrackM) {
  return readCatalogueFile(path).map((elements) => ({
    id: { noradId: elements.noradId, name: elements.name, orbit: "ELEMENT_SET" },
    ...arcOfElements(elements),
    ...alongTrackM !== void 0 && { error: alongTrackError(alongTrackM) }
  }));
}
function ephemerisCandidate(path, alongTrackM, eop) {
  const file = readOrbitFile(path);
  const { orbit, error } = arcOfOem(file.text, eop);
  return {
    id: { noradId: catalogueNumberOf(file), name: file.name, orbit: "EPHEMERIS" },
    orbit,
    error: orbit.covarianceAt === void 0 && alongTrackM !== void 0 ? alongTrackError(alongTrackM) : error
  };
}

// packages/server/src/odt/sensors/sensor-of-code.ts
async function sensorOfCode(db, code, operatorId) {
  const rows = await sensorsByCode(db, code);
  const network = rows.find((row) => row.operatorId === null);
  const own = rows.filter((row) => row.operatorId !== null && (operatorId ?? row.operatorId) === row.operatorId);
  const [first, ...others] = operatorId === void 0 && network ? [network] : own;
  const chosen = first ?? network;
  if (chosen === void 0) return fail({ code: "unknown", choices: await sensorCodes(db, operatorId) });
  if (others.length > 0) {
    return fail({ code: "ambiguous", choices: own.map((row) => row.operatorId ?? "").toSorted() });
  }
  return ok(knownSensor(sensorOfRow(chosen)));
}

// services/cli/src/tracking/installed-sensor.ts
var MOST_CODES = 20;
async function installedSensor(code, operatorId) {
  if (code.trim() === "") throw wrongUsage("--sensor: give the code of a sensor");
  const sensor = await onDatabase(
    settingsOf(process.env, "worker"),
    (database) => sensorOfCode(database.orm, code, operatorId)
  );
  if (sensor.ok) return sensor.value;
  const { code: fault, choices } = sensor.fault;
  if (fault === "ambiguous") {
    throw inputAtFault(`--sensor ${code}: several operators have one; name one by --operator: ${choices.join(", ")}`);
  }
  const there = choices.length === 0 ? "this installation has none" : `there are ${listed(choices)}`;
  throw inputAtFault(
    `--sensor ${code}: no such sensor${operatorId === void 0 ? "" : ` for ${operatorId}`}; ${there}`
  );
}
function listed(codes) {
  const more = codes.length - MOST_CODES;
  return `${codes.slice(0, MOST_CODES).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}

// services/cli/src/commands/associate.ts
var ARCSEC2 = RAD_PER_DEG / 3600;
var METRICS = {
  mahalanobis: "MAHALANOBIS_DISTANCE",
  angular: "ANGULAR_DISTANCE"
};
function addAssociate(program) {
  program.command("associate").description("find the object that made each optical or radar track of a TDM and print a report as JSON").requiredOption(
    "--tdm <file>",
    "tracking data message: RADEC or AZEL, RANGE, DOPPLER_INSTANTANEOUS; also gzip, zip"
  ).option("--catalogue <file>", "TLE, 3LE or OMM (JSON, CSV, XML, KVN), also gzip").option("--oem <file>", "OEM or OCM of one object with its covariance; may be repeated", collected, []).option("--site <lat,lon,height>", "where it was seen from: degrees north, degrees east, metres (WGS-84)").option(
    "--sensor <code>",
    "or a sensor of this installation: its site and errors; a sigma that is given goes before its own"
  ).option("--operator <id>", "with --sensor: whose sensor, where several have one of that code").option("--metric <name>", "mahalanobis or angular: what decides", "mahalanobis").option("--angle-sigma <arcsec>", "one sigma of an angle", "2").option("--range-sigma <metres>", "one sigma of a range", "50").option("--rate-sigma <m/s>", "one sigma of a range rate", "1").option(
    "--clock-sigma <seconds>",
    "what the clock may be off by where nothing else explains a track; 0: nothing",
    "1"
  ).option(
    "--orbit-sigma <metres>",
    "one sigma of the orbits along their track; else by covariance or by regime and age"
  ).option(...EOP_OPTION).action(async (options, command) => {
    process.stdout.write(`${JSON.stringify(await associate(options, command), null, 2)}
`);
  });
}
async function associate(options, command) {
  const sensor = await sensorOf(options, (name) => command.getOptionValueSource(name) === "cli");
  const metric = METRICS[options.metric];
  if (metric === void 0) throw wrongUsage(`--metric ${options.metric}: must be mahalanobis or angular`);
  const clockSigmaS = notNegative("--clock-sigma", options.clockSigma);
  const alongTrackM = options.orbitSigma === void 0 ? void 0 : positive("--orbit-sigma", options.orbitSigma);
  if (options.catalogue === void 0 && options.oem.length === 0) throw wrongUsage("give --catalogue or --oem");
  const eop = options.eop === void 0 ? void 0 : readEarthOrientationFile(options.eop);
  const tdm = readTdm(readPackedText(options.tdm));
  if (!tdm.ok) throw inputAtFault(faultLine(options.tdm, tdm.fault));
  const read = tdmTracks(tdm.value);
  for (const warning of read.warnings) process.stderr.write(`${faultLine(options.tdm, warning)}
`);
  const [first, ...others] = read.faults;
  if (first !== void 0 && read.tracks.length === 0) throw inputAtFault(faultLine(options.tdm, first));
  for (const fault of first === void 0 ? [] : [first, ...others])
    process.stderr.write(`${faultLine(options.tdm, fault)}
`);
  const candidates = [
    ...options.catalogue === void 0 ? [] : catalogueCandidates(options.catalogue, alongTrackM),
    ...options.oem.map((path) => ephemerisCandidate(path, alongTrackM, eop))
  ];
  const { tracks } = measurementTracks(read.tracks, () => sensor, eop);
  const epochs = tracks.flatMap(({ measurements }) => measurements.map(({ receptionTaiS }) => receptionTaiS));
  noteOrientation("the site is", eop, epochs);
  return tracks.map((track) => {
    const { association, initial = null } = ownerOf(track, candidates, { metric, clockSigmaS, ...eop && { eop } });
    const orientation = orientationUsed(eop, track.measurements[0]?.receptionTaiS ?? 0);
    return associationReport(track, association, orientation, initial);
  });
}
async function sensorOf(options, isGiven) {
  const { site, sensor: code, operator } = options;
  if (site === void 0 === (code === void 0)) throw wrongUsage("give either --site or --sensor");
  if (code === void 0 && operator !== void 0) throw wrongUsage("--operator is of use with --sensor only");
  const sigma = {
    angleRad: positive("--angle-sigma", options.angleSigma) * ARCSEC2,
    rangeM: positive("--range-sigma", options.rangeSigma),
    rangeRateMps: positive("--rate-sigma", options.rateSigma)
  };
  if (site !== void 0) return { site: siteOf(placeOption("--site", site)), sigma };
  const installed = await installedSensor(code ?? "", operator);
  return {
    ...installed,
    sigma: {
      ...sigma,
      ...installed.sigma,
      ...isGiven("angleSigma") && { angleRad: sigma.angleRad },
      ...isGiven("rangeSigma") && { rangeM: sigma.rangeM },
      ...isGiven("rateSigma") && { rangeRateMps: sigma.rangeRateMps }
    }
  };
}
function positive(name, text) {
  const value = Number(text);
  if (!(value > 0 && Number.isFinite(value))) throw wrongUsage(`${name} ${text}: must be a number above zero`);
  return value;
}
function notNegative(name, text) {
  const value = Number(text);
  if (text.trim() === "" || !(value >= 0 && Number.isFinite(value)))
    throw wrongUsage(`${name} ${text}: must be zero or more`);
  return value;
}
export {
  addAssociate
};
//# sourceMappingURL=associate-UJZGVAFH.mjs.map

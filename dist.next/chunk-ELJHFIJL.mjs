import {
  SPEED_OF_LIGHT_MPS,
  accelerationNoise,
  axesOf,
  consideredArc,
  dragCovariance,
  noiseBetween,
  orbitArc,
  propagateWithTransition,
  siteState,
  sumOfCovariances,
  theoryCovariance,
  wayAlong
} from "./chunk-7FJWUM4P.mjs";
import {
  WHITE_NOISE,
  dynamicsOf,
  isOfAir,
  motionOf,
  motionWith,
  orbitForces,
  withDragAhead
} from "./chunk-MA6LB3SY.mjs";
import {
  openedOem
} from "./chunk-WAVZK6C3.mjs";
import {
  propagateNumerically
} from "./chunk-DRZODJF2.mjs";
import {
  elementSetParty
} from "./chunk-CZHFY5E3.mjs";
import {
  inFrame
} from "./chunk-H6CQBRAW.mjs";
import {
  meanElements
} from "./chunk-TEKZAZ7H.mjs";
import {
  LONG_ELLIPSE,
  covarianceOfOrbit,
  densityNear,
  dragOfElements,
  estimateCarriedCovariance,
  estimateCovariance,
  expectedDrag,
  orbitRegime,
  theoryError
} from "./chunk-GKHTNQWA.mjs";
import {
  sgp4Ephemeris
} from "./chunk-PLROUQ7Q.mjs";
import {
  sunPosition
} from "./chunk-PL7NDV4T.mjs";
import {
  congruent6,
  covarianceInFrame,
  covarianceInLocal,
  covarianceInStateFrame,
  invert6,
  sixOf,
  stateOfSix,
  turned6
} from "./chunk-GGSRQIBL.mjs";
import {
  rotationBetween,
  transformState
} from "./chunk-IHQRYJEI.mjs";
import {
  RAD_PER_DEG,
  wrapTwoPi
} from "./chunk-XMHCSSDI.mjs";
import {
  MU_EARTH,
  frameOf,
  isConvertibleTimeSystem,
  numberOf,
  textOf
} from "./chunk-CRMFVZQ4.mjs";
import {
  faultList
} from "./chunk-LRQNFPWD.mjs";
import {
  SECONDS_PER_DAY
} from "./chunk-JQJWWTBG.mjs";
import {
  fail,
  ok
} from "./chunk-D5Y2WIO4.mjs";

// packages/ccsds/src/tdm/points.ts
var SPEED_OF_LIGHT_MPS2 = 299792458;
var USED = ["ANGLE_1", "ANGLE_2", "RANGE", "DOPPLER_INSTANTANEOUS", "MAG", "RCS"];
var CORRECTION = {
  ANGLE_1: "CORRECTION_ANGLE_1",
  ANGLE_2: "CORRECTION_ANGLE_2",
  RANGE: "CORRECTION_RANGE",
  DOPPLER_INSTANTANEOUS: "CORRECTION_DOPPLER",
  MAG: "CORRECTION_MAG",
  RCS: "CORRECTION_RCS"
};
function tdmPoints(source, segment, isTwoWay, warnings) {
  const instants = instantsOf(source, segment, warnings);
  const rangeFactor = rangeFactorOf(source, isTwoWay);
  const reason = ambiguityOf(source);
  const asides = instants.find(({ RANGE }) => RANGE !== void 0);
  const isRangeUsed = reason === void 0 && rangeFactor !== void 0;
  if (asides !== void 0 && !isRangeUsed)
    warnings.add("observation-not-used", {
      line: asides.line,
      keyword: "RANGE",
      limit: reason ?? "RANGE_UNITS RU",
      segment
    });
  const isTransmit = textOf(source.metadata, "TIMETAG_REF")?.toUpperCase() === "TRANSMIT";
  let isTimed = true;
  const points = instants.flatMap((instant) => {
    const point = pointOf(instant, isRangeUsed ? rangeFactor : void 0, segment, warnings);
    if (point === void 0 || !isTransmit) return point === void 0 ? [] : [point];
    if (point.rangeM === void 0) {
      isTimed = false;
      return [];
    }
    const wayS = (isTwoWay ? 2 : 1) * point.rangeM / SPEED_OF_LIGHT_MPS2;
    return [{ ...point, receptionTaiS: point.receptionTaiS + wayS }];
  });
  const wanted = instants.some(({ ANGLE_1 }) => ANGLE_1 !== void 0) ? "ANGLE_2" : "ANGLE_1";
  return {
    points: points.sort((a, b) => a.receptionTaiS - b.receptionTaiS),
    isTimed: isTimed || points.length > 0,
    wanted
  };
}
function rangeFactorOf({ metadata }, isTwoWay) {
  const units = (textOf(metadata, "RANGE_UNITS") ?? "km").toUpperCase();
  if (units === "KM") return 1e3;
  return units === "S" ? SPEED_OF_LIGHT_MPS2 / (isTwoWay ? 2 : 1) : void 0;
}
function ambiguityOf({ metadata, observations }) {
  const modulus = numberOf(metadata, "RANGE_MODULUS") ?? 0;
  const largest = observations.reduce(
    (most, { keyword, value }) => keyword === "RANGE" ? Math.max(most, value) : most,
    0
  );
  return modulus > 0 && largest > modulus / 100 ? `RANGE_MODULUS ${textOf(metadata, "RANGE_MODULUS") ?? ""}` : void 0;
}
function instantsOf({ observations, metadata }, segment, warnings) {
  const isOpen = textOf(metadata, "CORRECTIONS_APPLIED")?.toUpperCase() === "NO";
  const instants = /* @__PURE__ */ new Map();
  const unused = /* @__PURE__ */ new Set();
  const latest = /* @__PURE__ */ new Map();
  let isSorted = true;
  for (const observation of observations) {
    const { keyword, epochTaiS: at, value, line, epoch } = observation;
    const place = { line, keyword, value: epoch, segment };
    if (!isUsed(keyword)) {
      if (!unused.has(keyword))
        warnings.add("observation-not-used", { line, keyword, limit: USED.join(", "), segment });
      unused.add(keyword);
      continue;
    }
    const before = latest.get(keyword);
    if (isSorted && before !== void 0 && at < before.epochTaiS) {
      warnings.add("states-out-of-order", { ...place, limit: before.epoch });
      isSorted = false;
    }
    latest.set(keyword, observation);
    const instant = instants.get(at) ?? { line, epoch, at };
    instants.set(at, instant);
    if (instant[keyword] !== void 0) warnings.add("duplicate-epoch", place);
    else instant[keyword] = value + (isOpen ? numberOf(metadata, CORRECTION[keyword]) ?? 0 : 0);
  }
  return [...instants.values()];
}
function isUsed(keyword) {
  return USED.includes(keyword);
}
function pointOf(instant, rangeFactor, segment, warnings) {
  const { line, epoch, at, ANGLE_1: first, ANGLE_2: second, RANGE: range } = instant;
  const rate = instant.DOPPLER_INSTANTANEOUS;
  const isOff = (keyword, value, limit) => {
    warnings.add("number-out-of-range", { line, keyword, value: String(value), limit, segment });
    return true;
  };
  if (first === void 0 !== (second === void 0))
    warnings.add("missing-keyword", { line, keyword: first === void 0 ? "ANGLE_1" : "ANGLE_2", segment });
  const hasAngles = first !== void 0 && second !== void 0 && !(Math.abs(first) > 360 && isOff("ANGLE_1", first, "-180 to 360")) && !(Math.abs(second) > 90 && isOff("ANGLE_2", second, "-90 to 90"));
  const rangeM = range === void 0 || rangeFactor === void 0 ? void 0 : range * rangeFactor;
  const hasRange = rangeM !== void 0 && !(rangeM <= 0 && isOff("RANGE", rangeM, "above 0"));
  if (!hasAngles && !hasRange && rate === void 0) return void 0;
  return {
    line,
    epoch,
    receptionTaiS: at,
    ...hasAngles && { anglesRad: [first * RAD_PER_DEG, second * RAD_PER_DEG] },
    ...hasRange && { rangeM },
    ...rate !== void 0 && { rangeRateMps: rate * 1e3 },
    ...instant.MAG !== void 0 && { magnitude: instant.MAG },
    ...instant.RCS !== void 0 && { radarCrossSectionM2: instant.RCS }
  };
}

// packages/ccsds/src/tdm/tracks.ts
function tdmTracks(tdm) {
  const faults = faultList();
  const warnings = faultList();
  const seen = /* @__PURE__ */ new Set();
  const tracks = tdm.segments.flatMap((segment, index) => {
    const track = trackOf(segment, index + 1, faults, warnings);
    if (track === void 0) return [];
    const points = oncePerEpoch(track, seen, warnings);
    return points.length === 0 ? [] : [{ ...track, points }];
  });
  return { tracks, faults: faults.faults, warnings: warnings.faults };
}
function trackOf(source, segment, faults, warnings) {
  const { metadata, timeSystem, line } = source;
  const refuse = (code, keyword, value, limit) => {
    const at = metadata.find((field) => field.keyword === keyword)?.line ?? line;
    faults.add(code, { line: at, keyword, value, limit, segment });
  };
  const choice = (keyword) => (textOf(metadata, keyword) ?? "").toUpperCase();
  if (!isConvertibleTimeSystem(timeSystem)) return refuse("unsupported-time-system", "TIME_SYSTEM", timeSystem, "UTC");
  const mode = choice("MODE");
  if (mode === "SINGLE_DIFF") return refuse("value-not-allowed", "MODE", mode, "SEQUENTIAL");
  const ends = endsOf(source);
  if (ends === void 0) return refuse("value-not-allowed", "PATH", choice("PATH"), "2,1 or 1,2,1");
  const angles = anglesOf(source);
  if (angles === "unknown-type") return refuse("value-not-allowed", "ANGLE_TYPE", choice("ANGLE_TYPE"), "RADEC, AZEL");
  if (angles === "unknown-frame")
    return refuse("unsupported-frame", "REFERENCE_FRAME", choice("REFERENCE_FRAME"), "EME2000");
  const read = tdmPoints(source, segment, ends.isTwoWay, warnings);
  if (!read.isTimed) return refuse("value-not-allowed", "TIMETAG_REF", "TRANSMIT", "RECEIVE");
  if (read.points.length === 0) return refuse("no-states", read.wanted, "");
  const isLeft = (name) => choice("CORRECTIONS_APPLIED") === "NO" && numberOf(metadata, `CORRECTION_ABERRATION_${name}`) !== void 0;
  const trackId = textOf(metadata, "TRACK_ID");
  return {
    segment,
    line,
    ...trackId === void 0 ? {} : { trackId },
    sensor: ends.sensor,
    ...ends.object === void 0 ? {} : { object: ends.object },
    ...angles === void 0 ? {} : { angles },
    aberrationLeft: { annual: isLeft("YEARLY"), diurnal: isLeft("DIURNAL") },
    points: read.points
  };
}
function endsOf({ metadata }) {
  const participant = (index) => {
    const keyword = `PARTICIPANT_${index}`;
    const field = metadata.find((candidate) => candidate.keyword === keyword && candidate.value !== "");
    return field && { name: field.value, line: field.line, keyword };
  };
  const path = textOf(metadata, "PATH")?.split(",").map((part) => part.trim()) ?? ["2", "1"];
  const last = path.at(-1) ?? "";
  const others = [...new Set(path)].filter((index) => index !== last);
  const isTwoWay = path.length === 3 && path[0] === last;
  if (others.length !== 1 || path.length !== 2 && !isTwoWay) return void 0;
  const sensor = participant(last);
  const object = participant(others[0] ?? "");
  return sensor && { sensor, ...object === void 0 ? {} : { object }, isTwoWay };
}
function anglesOf({ metadata, observations }) {
  if (!observations.some(({ keyword }) => keyword === "ANGLE_1" || keyword === "ANGLE_2")) return void 0;
  const type = (textOf(metadata, "ANGLE_TYPE") ?? "").toUpperCase();
  if (type === "AZEL") return "AZEL";
  if (type !== "RADEC") return "unknown-type";
  const frame = frameOf(textOf(metadata, "REFERENCE_FRAME") ?? "");
  return frame === void 0 || frame === "ITRF" ? "unknown-frame" : frame;
}
function oncePerEpoch(track, seen, warnings) {
  return track.points.filter(({ receptionTaiS, line, epoch }) => {
    const key = [track.sensor.name, track.object?.name, track.angles, receptionTaiS].join("|");
    if (!seen.has(key)) return seen.add(key);
    warnings.add("duplicate-epoch", { line, value: epoch, segment: track.segment });
    return false;
  });
}

// packages/tracking/src/aberration.ts
var STEP_S = 3600;
function aberrated(direction, velocityMps) {
  const [x, y, z] = velocityMps.map((component) => component / SPEED_OF_LIGHT_MPS);
  const along = direction[0] * x + direction[1] * y + direction[2] * z;
  const contraction = Math.sqrt(1 - (x * x + y * y + z * z));
  const share = 1 + along / (1 + contraction);
  const seen = [
    contraction * direction[0] + share * x,
    contraction * direction[1] + share * y,
    contraction * direction[2] + share * z
  ];
  const size = Math.hypot(...seen);
  return [seen[0] / size, seen[1] / size, seen[2] / size];
}
function earthVelocity(epochTaiS) {
  const before = sunPosition(epochTaiS - STEP_S);
  const after = sunPosition(epochTaiS + STEP_S);
  const rate = (k) => -(after[k] - before[k]) / (2 * STEP_S);
  return [rate(0), rate(1), rate(2)];
}

// packages/tracking/src/prediction.ts
var TURNS = 3;
function sightTo(here, ephemeris, eop) {
  const { positionM, epochTaiS } = here;
  let lightTimeS = 0;
  let rangeM = 0;
  for (let turn = 0; turn <= TURNS; turn++) {
    if (!inertialState(ephemeris, epochTaiS - lightTimeS, eop)) return void 0;
    rangeM = Math.hypot(state[0] - positionM[0], state[1] - positionM[1], state[2] - positionM[2]);
    const before = lightTimeS;
    lightTimeS = rangeM / SPEED_OF_LIGHT_MPS;
    if (Math.abs(lightTimeS - before) < 1e-11) break;
  }
  return {
    towardsM: [state[0] - positionM[0], state[1] - positionM[1], state[2] - positionM[2]],
    rangeM,
    lightTimeS,
    objectVelocityMps: [state[3], state[4], state[5]]
  };
}
var state = new Float64Array(6);
var rotation = new Float64Array(9);
function inertialState(ephemeris, epochTaiS, eop) {
  if (!ephemeris.stateAt(epochTaiS, state)) return false;
  const { frame } = ephemeris;
  if (frame === "EME2000") return true;
  const [x, y, z, u, v, w] = state;
  if (frame === "ITRF") {
    const fixed = { epochTaiS, frame, positionM: [x, y, z], velocityMps: [u, v, w] };
    const inertial = transformState(fixed, "EME2000", eop);
    state.set(sixOf(inertial));
    return true;
  }
  const m = rotationBetween(frame, "EME2000", epochTaiS, eop, rotation);
  for (let k = 0; k < 3; k++) {
    state[k] = m[3 * k] * x + m[3 * k + 1] * y + m[3 * k + 2] * z;
    state[k + 3] = m[3 * k] * u + m[3 * k + 1] * v + m[3 * k + 2] * w;
  }
  return true;
}
function withoutAberration(angles, left, site, at, eop) {
  if (left === "NONE") return angles;
  const [x, y, z] = left === "DIURNAL" ? siteState(site, at, eop).velocityMps : earthVelocity(at);
  return anglesOf2(aberrated(unitOf(...angles), left === "DIURNAL" ? [-x, -y, -z] : [x, y, z]));
}
function unitOf(rightAscensionRad, declinationRad) {
  const cos = Math.cos(declinationRad);
  return [cos * Math.cos(rightAscensionRad), cos * Math.sin(rightAscensionRad), Math.sin(declinationRad)];
}
function anglesOf2([x, y, z]) {
  return [wrapTwoPi(Math.atan2(y, x)), Math.atan2(z, Math.hypot(x, y))];
}

// packages/tracking/src/refraction.ts
var LOWEST_RAD = 3 * Math.PI / 180;
var RADIO_UM = 100;
function refractionConstants(atmosphere) {
  const { pressureHPa: p, temperatureC, relativeHumidity, wavelengthUm } = atmosphere;
  if (!(p > 0)) return { a: 0, b: 0 };
  const isRadio = wavelengthUm > RADIO_UM;
  const kelvin = temperatureC + 273.15;
  const saturation = 10 ** ((0.7859 + 0.03477 * temperatureC) / (1 + 412e-5 * temperatureC)) * (1 + p * (45e-7 + 6e-10 * temperatureC ** 2));
  const vapour = relativeHumidity * saturation / (1 - (1 - relativeHumidity) * saturation / p);
  const refractivity = isRadio ? radioRefractivity(p, vapour, kelvin) : lightRefractivity(p, vapour, kelvin, wavelengthUm);
  const height = 44474e-10 * kelvin * (isRadio ? 1 - 74e-4 * vapour : 1);
  return { a: refractivity * (1 - height), b: -refractivity * (height - refractivity / 2) };
}
function lightRefractivity(p, vapour, kelvin, wavelengthUm) {
  const square = wavelengthUm ** 2;
  const dispersion = 7753484e-11 + (439108e-12 + 3666e-12 / square) / square;
  return (dispersion * p - 112684e-10 * vapour) / kelvin;
}
function radioRefractivity(p, vapour, kelvin) {
  return (77689e-9 * p - (63938e-10 - 0.375463 / kelvin) * vapour) / kelvin;
}
function unrefracted(seenRad, constants) {
  return seenRad - lift(seenRad, constants);
}
function lift(seenRad, { a, b }) {
  const tangent = 1 / Math.tan(Math.max(seenRad, LOWEST_RAD));
  return tangent * (a + b * tangent * tangent);
}

// packages/tracking/src/encoder.ts
var NO_AIR = { a: 0, b: 0 };
function directionOfPointing(site, { azimuthRad, elevationRad }, receptionTaiS, eop, air = NO_AIR) {
  const elevation = unrefracted(elevationRad, air);
  const flat = Math.cos(elevation);
  const [east, north, up] = [flat * Math.sin(azimuthRad), flat * Math.cos(azimuthRad), Math.sin(elevation)];
  const axis = (k) => east * site.east[k] + north * site.north[k] + up * site.up[k];
  const fixed = [axis(0), axis(1), axis(2)];
  const m = rotationBetween("ITRF", "EME2000", receptionTaiS, eop);
  const [x, y, z] = siteState(site, receptionTaiS, eop).velocityMps;
  return anglesOf2(aberrated([row(m, 0, fixed), row(m, 3, fixed), row(m, 6, fixed)], [-x, -y, -z]));
}
function row(m, at, v) {
  return m[at] * v[0] + m[at + 1] * v[1] + m[at + 2] * v[2];
}

// packages/tracking/src/intake.ts
function measurementTracks(readings, sensorOf, eop) {
  const tracks = [];
  const faults = [];
  const warnings = [];
  for (const one of readings) {
    const { sensor, object, segment } = one;
    const own = sensorOf(sensor.name);
    const other = own === void 0 && object !== void 0 ? sensorOf(object.name) : void 0;
    const place = (named) => ({ line: named.line, keyword: named.keyword, value: named.name, segment });
    if (own !== void 0) tracks.push(trackOf2(one, own, sensor, object, eop));
    else if (other === void 0 || object === void 0) faults.push({ code: "unknown-sensor", ...place(sensor) });
    else {
      warnings.push({ code: "participants-swapped", ...place(object) });
      tracks.push(trackOf2(one, other, object, sensor, eop));
    }
  }
  return { tracks, faults, warnings };
}
function trackOf2(readings, known, sensor, object, eop) {
  const { segment, line, trackId, points } = readings;
  return {
    segment,
    line,
    ...trackId === void 0 ? {} : { trackId },
    sensorName: sensor.name,
    ...object === void 0 ? {} : { objectName: object.name },
    site: known.site,
    sigma: known.sigma,
    timeBiasS: known.timeBiasS ?? 0,
    timeBiasSigmaS: known.timeBiasSigmaS ?? 0,
    angleBiasSigmaRad: known.angleBiasSigmaRad ?? 0,
    lines: points.map((point) => point.line),
    measurements: points.map((point) => measurementOf(point, readings, known, eop))
  };
}
function measurementOf(point, { angles, aberrationLeft }, known, eop) {
  const { line: _line, anglesRad, ...rest } = point;
  if (anglesRad === void 0 || angles === void 0) return rest;
  const { site } = known;
  const at = point.receptionTaiS - (known.timeBiasS ?? 0);
  const air = known.atmosphere && refractionConstants(known.atmosphere);
  const pointing = { azimuthRad: anglesRad[0], elevationRad: anglesRad[1] };
  const seen = angles === "AZEL" ? directionOfPointing(site, pointing, at, eop, air) : inEme2000(anglesRad, angles, at, eop);
  const diurnal = aberrationLeft.diurnal && angles !== "AZEL" ? withoutAberration(seen, "DIURNAL", site, at, eop) : seen;
  const [rightAscensionRad, declinationRad] = aberrationLeft.annual && angles !== "AZEL" ? withoutAberration(diurnal, "ANNUAL", site, at, eop) : diurnal;
  return { ...rest, rightAscensionRad, declinationRad };
}
function inEme2000(anglesRad, frame, at, eop) {
  const [x, y, z] = unitOf(...anglesRad);
  const m = rotationBetween(frame, "EME2000", at, eop);
  const turned = [0, 3, 6].map((row2) => m[row2] * x + m[row2 + 1] * y + m[row2 + 2] * z);
  return anglesOf2(turned);
}

// packages/operations/src/orbit/carried-knowledge.ts
function carriedKnowledge(known, startTaiS, stopTaiS, motion, eop) {
  const until = known.drag?.seenUntilTaiS ?? null;
  if (until === null || stopTaiS <= until) return carriedBy(known, startTaiS, stopTaiS, motion, eop);
  const seen = carriedBy(known, Math.min(startTaiS, until), until, motion, eop);
  if (!seen.ok) return seen;
  const there = knownAt(seen.value, until);
  const ahead = there && carriedBy(withDragAhead(there), until, stopTaiS, motion, eop);
  if (!ahead?.ok) return ahead ?? decays;
  const at = (epochTaiS) => epochTaiS <= until ? seen.value : ahead.value;
  return ok({
    orbit: {
      frame: "EME2000",
      startTaiS: seen.value.orbit.startTaiS,
      stopTaiS: ahead.value.orbit.stopTaiS,
      stateAt: (epochTaiS, out) => at(epochTaiS).orbit.stateAt(epochTaiS, out)
    },
    error: (state2) => at(state2.epochTaiS).error(state2),
    dragAt: (state2) => at(state2.epochTaiS).dragAt?.(state2)
  });
}
function carriedBy({ state: initial, covarianceRtn, drag: found }, startTaiS, stopTaiS, given, eop) {
  const motion = motionWith(given, found);
  const drag = found && isOfAir(found, given) ? found : void 0;
  const [from, to] = [Math.min(startTaiS, initial.epochTaiS), Math.max(stopTaiS, initial.epochTaiS)];
  const dynamics = dynamicsOf(motion, from, to, { near: initial, ...eop && { eop } });
  const arc = orbitArc(initial, from, to, dynamics);
  if (!arc.ok) return decays;
  const braked = consideredArc(initial, from, to, dynamics);
  if (braked?.ok === false) return decays;
  const { epochTaiS } = initial;
  const local = { epochTaiS, frame: "RTN", matrix: covarianceRtn };
  const { matrix: start } = covarianceInStateFrame(local, initial);
  const [six, other, transition] = [new Float64Array(6), new Float64Array(6), new Float64Array(36)];
  const startCross = drag && turned6(axesOf(initial, "to-inertial"), drag.crossRtn);
  const by = new Float64Array(6);
  const displacementAt = (epochTaiS2) => {
    if (!braked?.ok || !braked.value.stateAt(epochTaiS2, other)) return false;
    by.set(wayAlong(six, other).by);
    return true;
  };
  const orbit = {
    frame: "EME2000",
    startTaiS: arc.value.startTaiS,
    stopTaiS: arc.value.stopTaiS,
    stateAt: (at, out) => arc.value.read(at, out)
  };
  const uncertain = dynamics !== "two-body" && "forces" in dynamics ? dynamics : void 0;
  const noiseAt = accelerationNoise(arc.value, initial, uncertain?.noise ?? WHITE_NOISE, uncertain);
  const error = (state2) => {
    if (!arc.value.read(state2.epochTaiS, six, transition)) return void 0;
    const noise = noiseBetween(void 0, noiseAt(state2.epochTaiS));
    const matrix = congruent6(
      transition,
      start.map((value, k) => value + noise[k])
    );
    if (displacementAt(state2.epochTaiS)) {
      const cross = startCross ? turned6(transition, startCross) : new Float64Array(6);
      for (let k = 0; k < 36; k++) {
        const [i, j] = [Math.floor(k / 6), k % 6];
        matrix[k] = matrix[k] + by[i] * by[j] + cross[i] * by[j] + by[i] * cross[j];
      }
    }
    return covarianceInLocal({ epochTaiS: state2.epochTaiS, frame: "EME2000", matrix }, "RTN", state2);
  };
  const dragAt = (state2) => {
    if (drag === void 0 || startCross === void 0) return void 0;
    if (!arc.value.read(state2.epochTaiS, six, transition) || !displacementAt(state2.epochTaiS)) return void 0;
    const cross = turned6(transition, startCross).map((value, i) => value + by[i]);
    return { ...drag, crossRtn: [...turned6(axesOf(state2, "to-rtn"), cross)] };
  };
  return ok({ orbit, error, dragAt });
}
var decays = fail({ code: "orbit-ends-before-pass" });
function knownAt({ orbit, error, dragAt }, epochTaiS) {
  const six = new Float64Array(6);
  if (!orbit.stateAt(epochTaiS, six)) return void 0;
  const state2 = stateOfSix(six, epochTaiS);
  const covariance = error(state2);
  const drag = dragAt?.(state2);
  return covariance && { state: state2, covarianceRtn: covariance.matrix, ...drag && { drag } };
}

// packages/astro/src/numerical/fit-orbit.ts
var STEP_S2 = 300;
var MOST_POINTS = 300;
var MOST_TURNS = 8;
var ENOUGH_M = 0.05;
var RELATIVE_ERROR = 1e-10;
function fitOrbit(problem) {
  const { epochTaiS, startTaiS, stopTaiS } = problem;
  const ephemeris = inFrame(problem.ephemeris, "EME2000");
  const points = pointsOf(ephemeris, startTaiS, stopTaiS);
  const six = new Float64Array(6);
  if (points === void 0 || !ephemeris.stateAt(epochTaiS, six)) return fail({ code: "no-state" });
  const system = systemOf(problem, six, points);
  if (system === void 0) return fail({ code: "fit-did-not-converge" });
  let { residuals } = system;
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const step = system.step(residuals);
    for (let i = 0; i < 6; i++) six[i] = six[i] + step[i];
    const next = residualsOf(problem, six, points);
    if (next === void 0) break;
    residuals = next;
    if (Math.hypot(step[0], step[1], step[2]) > ENOUGH_M) continue;
    const squares = residuals.reduce((sum, left) => sum + left * left, 0);
    return ok({ state: stateOfSix(six, epochTaiS), rmsM: Math.sqrt(squares / points.length) });
  }
  return fail({ code: "fit-did-not-converge" });
}
function systemOf(problem, six, points) {
  const { epochTaiS, startTaiS, stopTaiS, forces, massKg } = problem;
  const initial = stateOfSix(six, epochTaiS);
  const arc = propagateWithTransition({ initial, massKg, forces, startTaiS, stopTaiS, relativeError: RELATIVE_ERROR });
  if (!arc.ok) return void 0;
  const motion = Math.sqrt(MU_EARTH / Math.hypot(six[0], six[1], six[2]) ** 3);
  const unit = [1, 1, 1, motion, motion, motion];
  const slopes = new Float64Array(points.length * 18);
  const residuals = new Float64Array(points.length * 3);
  const normal = new Float64Array(36);
  const state2 = new Float64Array(6);
  const transition = new Float64Array(36);
  for (const [n, { taiS, positionM }] of points.entries()) {
    arc.value.read(taiS, state2, transition);
    for (let row2 = 0; row2 < 3; row2++) residuals[3 * n + row2] = positionM[row2] - state2[row2];
    for (let k = 0; k < 18; k++) slopes[18 * n + k] = transition[k] * unit[k % 6];
    for (let k = 0; k < 108; k++) {
      const [row2, i, j] = [Math.floor(k / 36), Math.floor(k % 36 / 6), k % 6];
      normal[6 * i + j] = normal[6 * i + j] + slopes[18 * n + 6 * row2 + i] * slopes[18 * n + 6 * row2 + j];
    }
  }
  const inverse = invert6(normal);
  if (inverse === void 0) return void 0;
  return {
    residuals,
    step(left) {
      const right = new Float64Array(6);
      for (let n = 0; n < left.length; n++) {
        for (let i = 0; i < 6; i++) right[i] = right[i] + slopes[6 * n + i] * left[n];
      }
      return right.map(
        (_, i) => [0, 1, 2, 3, 4, 5].reduce((sum, k) => sum + inverse[6 * i + k] * right[k], 0) * unit[i]
      );
    }
  };
}
function residualsOf({ epochTaiS, startTaiS, stopTaiS, forces, massKg }, six, points) {
  const initial = stateOfSix(six, epochTaiS);
  const arcs = [];
  for (const stop of [startTaiS, stopTaiS]) {
    if (stop === epochTaiS) continue;
    const arc = propagateNumerically({ initial, massKg, stopTaiS: stop, forces, relativeError: RELATIVE_ERROR });
    if (!arc.ok) return void 0;
    arcs.push(arc.value);
  }
  const state2 = new Float64Array(6);
  const residuals = new Float64Array(points.length * 3);
  for (const [n, { taiS, positionM }] of points.entries()) {
    if (!arcs.some((arc) => arc.stateAt(taiS, state2))) return void 0;
    for (let row2 = 0; row2 < 3; row2++) residuals[3 * n + row2] = positionM[row2] - state2[row2];
  }
  return residuals;
}
function pointsOf(ephemeris, startTaiS, stopTaiS) {
  const spanS = stopTaiS - startTaiS;
  const count = Math.min(MOST_POINTS, Math.max(6, Math.ceil(spanS / STEP_S2)));
  const points = [];
  const state2 = new Float64Array(6);
  for (let i = 0; i <= count; i++) {
    const taiS = startTaiS + spanS * i / count;
    if (!ephemeris.stateAt(taiS, state2)) return void 0;
    points.push({ taiS, positionM: state2.slice(0, 3) });
  }
  return points;
}

// packages/operations/src/orbit/elements-state.ts
var HALF_ARC_S = SECONDS_PER_DAY / 2;
function stateOfElements(elements, epochTaiS, air, eop) {
  const key = `${epochTaiS} ${JSON.stringify([elements, air])}`;
  const known = eop === lastEop ? kept.get(key) : void 0;
  if (known !== void 0) return known;
  if (eop !== lastEop) kept.clear();
  lastEop = eop;
  const state2 = handedOver(elements, epochTaiS, air, eop);
  kept.set(key, state2);
  for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size - MOST_KEPT))) kept.delete(oldest);
  return state2;
}
var MOST_KEPT = 32;
var lastEop;
var kept = /* @__PURE__ */ new Map();
function handedOver(elements, epochTaiS, air, eop) {
  const ephemeris = sgp4Ephemeris(elements);
  const periodS = SECONDS_PER_DAY / elements.meanMotionRevPerDay;
  const halfS = Math.max(HALF_ARC_S, periodS / 2);
  const drag = dragOfElements(elements, air);
  const [startTaiS, stopTaiS] = [epochTaiS - halfS, epochTaiS + halfS];
  const density = drag && densityNear(air, inFrame(ephemeris, "EME2000"), startTaiS, stopTaiS);
  const near = stateOf(ephemeris, epochTaiS);
  const fit = fitOrbit({ ephemeris, epochTaiS, startTaiS, stopTaiS, ...orbitForces({ near, drag, density, eop }) });
  const state2 = fit.ok ? fit.value.state : near;
  if (state2 === void 0) return fail({ code: "element-set-ends" });
  const own = elementSetParty(elements).covarianceAt(state2);
  const ageS = epochTaiS - elements.epochTaiS;
  const base = own.source === "ELEMENT_SET" && own.covariance ? own.covariance : fit.ok ? estimateCarriedCovariance(state2, ageS) : estimateCovariance(state2, ageS).covariance;
  const left = fit.ok ? leftOfTheory(state2, 2 * halfS, periodS, elements.eccentricity) : theoryCovariance(state2);
  const known = sumOfCovariances(base, left);
  return ok({
    state: state2,
    covarianceRtn: (drag ? sumOfCovariances(known, dragCovariance(state2, expectedDrag(elements, drag), ageS)) : known).matrix
  });
}
var FOUND_OF_MOON = 0.3;
function leftOfTheory(state2, arcS, periodS, eccentricity) {
  const isRound = orbitRegime(state2) === "deep-space" && eccentricity < LONG_ELLIPSE;
  const share = (isRound ? FOUND_OF_MOON : 1) / Math.sqrt(arcS / periodS);
  const [r, t, n] = theoryError(orbitRegime(state2)).sigmaRtnM;
  const axisM = 2 * share * t * Math.sqrt(12) * periodS / (arcS * 3 * Math.PI);
  return covarianceOfOrbit(state2, [share * r, share * t, share * n], axisM);
}
function stateOf(ephemeris, epochTaiS) {
  const six = new Float64Array(6);
  if (!inFrame(ephemeris, "EME2000").stateAt(epochTaiS, six)) return void 0;
  return stateOfSix(six, epochTaiS);
}

// packages/operations/src/orbit/state-at.ts
var ASSUMED_AGE_S = 86400;
function knownStateAt(orbit, epochTaiS, eop) {
  if (orbit.kind === "elements")
    return stateOfElements(meanElements(orbit.elements), epochTaiS, orbit.motion?.air, eop);
  if (orbit.kind === "ephemeris") return stateOfOem(orbit.text, epochTaiS, eop);
  const known = stateAsKnown(orbit);
  if (epochTaiS === orbit.epochTaiS) return ok(known);
  const carried = carriedKnowledge(known, epochTaiS, epochTaiS, motionOf(orbit), eop);
  if (!carried.ok) return carried;
  const there = knownAt(carried.value, epochTaiS);
  return there ? ok(there) : fail({ code: "orbit-ends-before-pass" });
}
function stateAsKnown({ epochTaiS, positionM, velocityMps, covarianceRtn, drag }) {
  const state2 = { epochTaiS, frame: "EME2000", positionM, velocityMps };
  const given = covarianceRtn === null ? void 0 : Float64Array.from(covarianceRtn.flat());
  return { state: state2, covarianceRtn: given ?? estimated(state2), ...drag && { drag } };
}
function stateOfOem(text, epochTaiS, eop) {
  const { asWritten } = openedOem(text, eop);
  if (asWritten === void 0) return fail({ code: "orbit-message-unreadable" });
  const written = writtenState(asWritten, epochTaiS);
  if (written === void 0) return fail({ code: "orbit-message-beyond" });
  const state2 = transformState(written, "EME2000", eop);
  const covariance = asWritten.covarianceAt?.(epochTaiS);
  const local = covariance && covarianceInLocal(covarianceInFrame(covariance, "EME2000", eop), "RTN", state2);
  return ok({ state: state2, covarianceRtn: local?.matrix ?? estimated(state2) });
}
function estimated(state2) {
  return estimateCarriedCovariance(state2, ASSUMED_AGE_S).matrix;
}
function writtenState(ephemeris, epochTaiS) {
  const six = new Float64Array(6);
  if (!ephemeris.stateAt(epochTaiS, six)) return void 0;
  const [x = 0, y = 0, z = 0, vx = 0, vy = 0, vz = 0] = six;
  return { epochTaiS, frame: ephemeris.frame, positionM: [x, y, z], velocityMps: [vx, vy, vz] };
}

export {
  tdmTracks,
  sightTo,
  unitOf,
  anglesOf2 as anglesOf,
  ASSUMED_AGE_S,
  knownStateAt,
  measurementTracks
};
//# sourceMappingURL=chunk-ELJHFIJL.mjs.map

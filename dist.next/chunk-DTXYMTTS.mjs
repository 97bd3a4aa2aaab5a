import {
  twoBodyStateAt
} from "./chunk-63IL6MBF.mjs";
import {
  carriedObject,
  countedReport,
  inertialPositionCovariance,
  isTooSmall,
  jointPlane,
  verdictPcOf
} from "./chunk-TFK7XCIF.mjs";
import {
  encounterPlane,
  projectCovariance
} from "./chunk-KBE52FWN.mjs";
import {
  norm
} from "./chunk-GKHTNQWA.mjs";
import {
  foster1992,
  mahalanobisSquared,
  principalEncounter
} from "./chunk-D2J54P6C.mjs";
import {
  equinoctialFromCartesian
} from "./chunk-GGSRQIBL.mjs";
import {
  rootBetween
} from "./chunk-GZW2Z354.mjs";
import {
  MU_EARTH
} from "./chunk-CRMFVZQ4.mjs";
import {
  fail,
  ok
} from "./chunk-D5Y2WIO4.mjs";

// packages/conjunction/src/manoeuvre/out-of-reach.ts
var SIGMAS = 12;
var BEND = 4;
var TURN = 1;
var NEARLY_CIRCULAR = 0.05;
var SMALL_SHARE = 0.05;
var STRAIGHT = 0.1;
function isOutOfAllReach(objects, { missXM, missYM, relativeSpeedMps }, planeM2, hardBodyRadiusM) {
  const shifts = objects.map((object) => shiftOf(object, SIGMAS));
  const sumOf = (key) => shifts.reduce((sum, shift) => sum + (shift?.[key] ?? Infinity), 0);
  const [shiftM, shiftMps, bendM, tidePs2] = [sumOf("shiftM"), sumOf("shiftMps"), sumOf("bendM"), sumOf("tidePs2")];
  const nearS = (hardBodyRadiusM + shiftM + bendM) / (relativeSpeedMps / 2);
  if (!(shiftMps < relativeSpeedMps / 4 && tidePs2 * nearS ** 2 < STRAIGHT)) return false;
  const apartM = Math.hypot(missXM, missYM) + relativeSpeedMps * nearS;
  const widthM = hardBodyRadiusM + bendM + shiftMps * nearS + 0.5 * tidePs2 * apartM * nearS ** 2;
  const plane = principalEncounter(missXM, missYM, planeM2, hardBodyRadiusM);
  if (plane.repair !== "ok") return false;
  const { meanMinorM, meanMajorM, sigmaMinorM, sigmaMajorM } = plane;
  return Math.hypot(meanMinorM / sigmaMinorM, meanMajorM / sigmaMajorM) - widthM / sigmaMinorM > SIGMAS;
}
function shiftOf({ state, covariance }, sigmas) {
  const elements = equinoctialFromCartesian([...state.positionM, ...state.velocityMps]);
  if (elements === void 0 || covariance === void 0) return void 0;
  const { matrix, frame } = covariance;
  const at = (row, column) => matrix[6 * row + column];
  const eccentricity = Math.hypot(elements.af, elements.ag);
  const distanceM = norm(state.positionM);
  const unitS = Math.sqrt(distanceM ** 3 / MU_EARTH);
  const [positionM2, velocityM2ps2] = [at(0, 0) + at(1, 1) + at(2, 2), at(3, 3) + at(4, 4) + at(5, 5)];
  const isTurning = frame === "RTN" && eccentricity < NEARLY_CIRCULAR;
  const alongM2 = isTurning ? at(1, 1) : 0;
  const rateRadps = norm(state.velocityMps) / distanceM;
  const turnedM2ps2 = isTurning ? 2 * rateRadps * at(1, 3) + rateRadps ** 2 * alongM2 : 0;
  const alongM = sigmas * Math.sqrt(alongM2);
  const restM = sigmas * (Math.sqrt(positionM2 - alongM2) + unitS * Math.sqrt(Math.max(0, velocityM2ps2 + turnedM2ps2)));
  if (!(alongM + restM < SMALL_SHARE * distanceM)) return void 0;
  return {
    shiftM: sigmas * Math.sqrt(positionM2),
    shiftMps: sigmas * Math.sqrt(velocityM2ps2),
    bendM: (TURN * alongM * (alongM + 2 * restM) + BEND * restM ** 2 / (1 - eccentricity) ** 2) / distanceM,
    tidePs2: 2 * MU_EARTH / distanceM ** 3
  };
}

// packages/conjunction/src/manoeuvre/planned-encounter.ts
function isPlanar({ judged }) {
  return judged === void 0 || judged.method === "foster-1992";
}
var FAR_SIGMAS = 10;
function reachOf({ hardBodyRadiusM, covarianceM2: c }) {
  return hardBodyRadiusM + FAR_SIGMAS * Math.sqrt(c[0] + c[4] + c[8]);
}
function reachAt(encounter, primary, secondary) {
  const { judged, hardBodyRadiusM } = encounter;
  return judged === void 0 ? reachOf(encounter) : reachOfObjects(movedObjects(judged, primary, secondary), hardBodyRadiusM);
}
function reachOfObjects(objects, hardBodyRadiusM) {
  const variances = objects.flatMap(({ covariance }) => [0, 7, 14].map((place) => covariance?.matrix[place] ?? 0));
  return hardBodyRadiusM + FAR_SIGMAS * Math.sqrt(variances.reduce((sum, variance) => sum + variance, 0));
}
function encounterFigures(encounter, primary = encounter.primary, secondary = encounter.secondary) {
  const { judged, hardBodyRadiusM } = encounter;
  const isAsItIs = primary === encounter.primary && secondary === encounter.secondary;
  if (judged !== void 0 && !isAsItIs) return movedFigures({ ...encounter, judged }, primary, secondary);
  const plane = encounterPlane(primary, secondary);
  if (!plane.ok) return plane;
  const planeM2 = projectCovariance(plane.value, encounter.covarianceM2);
  const figures = { ...planeFigures(plane.value, planeM2, hardBodyRadiusM), planeM2 };
  const { pc, method, isInadequate } = judged ?? { pc: figures.pc, method: "foster-1992", isInadequate: false };
  return ok({ ...figures, pc, method, isInadequate });
}
function movedFigures(encounterAsItIs, primary, secondary) {
  const { judged, hardBodyRadiusM, negligiblePc = 0 } = encounterAsItIs;
  const moved = movedObjects(judged, primary, secondary);
  if (!moved.every(({ densityError }) => densityError)) {
    const planar = figuresInPlane(moved, hardBodyRadiusM);
    const isFelt = !isPlanar(encounterAsItIs) || planar && planar.figures.pc >= negligiblePc;
    if (planar && (planar.isOutOfReach || !isFelt)) return ok(planar.figures);
  }
  const report = countedReport(moved, hardBodyRadiusM);
  if (!report.ok) return report;
  const { encounter, missDistanceM } = report.value;
  const counted = verdictPcOf(report.value);
  const { primaryM2, secondaryM2, crossM2, plane } = encounter ?? {};
  if (counted === void 0 || !primaryM2 || !secondaryM2 || !plane) return fail({ code: "covariance-unusable" });
  const planeM2 = jointPlane(primaryM2, secondaryM2, crossM2);
  const { pc, method } = counted;
  const isInadequate = counted.isInadequate && missDistanceM < reachOfObjects(moved, hardBodyRadiusM);
  return ok({ ...planeFigures(plane, planeM2, hardBodyRadiusM), pc, method, isInadequate, planeM2 });
}
function figuresInPlane([first, second], hardBodyRadiusM) {
  const plane = encounterPlane(first.state, second.state);
  const [own, other] = [first, second].map(
    ({ covariance, state }) => covariance && inertialPositionCovariance(covariance, state)
  );
  if (!plane.ok || !own?.ok || !other?.ok) return void 0;
  const planeM2 = jointPlane(
    projectCovariance(plane.value, own.value),
    projectCovariance(plane.value, other.value),
    void 0
  );
  const figures = planeFigures(plane.value, planeM2, hardBodyRadiusM);
  return {
    figures: { ...figures, planeM2, method: "foster-1992", isInadequate: false },
    isOutOfReach: !isTooSmall(own.value, first.leastDeviationM) && !isTooSmall(other.value, second.leastDeviationM) && isOutOfAllReach([first, second], plane.value, planeM2, hardBodyRadiusM)
  };
}
function movedObjects({ objects }, primary, secondary) {
  return [movedObject(objects[0], primary), movedObject(objects[1], secondary)];
}
function movedObject(object, state) {
  const before = twoBodyStateAt(state, object.state.epochTaiS);
  return carriedObject({ ...object, state: before }, state);
}
function planeFigures(miss, planeM2, hardBodyRadiusM) {
  const principal = principalEncounter(miss.missXM, miss.missYM, planeM2, hardBodyRadiusM);
  return {
    missDistanceM: Math.hypot(miss.missXM, miss.missYM),
    mahalanobisSquared: mahalanobisSquared(principal),
    pc: foster1992(principal)
  };
}

// packages/conjunction/src/manoeuvre/closest-passages.ts
var SETTLED_S = 1e-9;
var MOST_STEPS = 40;
var LONGEST_STEP_S = 30;
var LOOKS = 192;
function closestPassages(pairAt, fromS, toS) {
  const first = new Float64Array(6);
  const second = new Float64Array(6);
  const slopeAt = (offsetS) => pairAt(offsetS, first, second) ? slopeOf(first, second).slope : Number.NaN;
  const passages = [];
  const stepS = (toS - fromS) / LOOKS;
  let before = slopeAt(fromS);
  for (let k = 1; k <= LOOKS; k++) {
    const start = fromS + (k - 1) * stepS;
    const after = slopeAt(start + stepS);
    if (before < 0 && after >= 0) passages.push(start + rootBetween((s) => slopeAt(start + s), 0, stepS, SETTLED_S));
    before = after;
  }
  return passages;
}
function fastPassage(pairAt, fromS, toS) {
  const first = new Float64Array(6);
  const second = new Float64Array(6);
  let offsetS = 0;
  for (let i = 0; i < MOST_STEPS; i++) {
    if (!(offsetS >= fromS && offsetS <= toS) || !pairAt(offsetS, first, second)) return void 0;
    const { slope, square } = slopeOf(first, second);
    const step = Math.max(-LONGEST_STEP_S, Math.min(LONGEST_STEP_S, -slope / square));
    if (!Number.isFinite(step)) return void 0;
    if (Math.abs(step) <= SETTLED_S) return offsetS;
    offsetS += step;
  }
  return void 0;
}
function slopeOf(first, second) {
  let slope = 0;
  let square = 0;
  for (let k = 0; k < 3; k++) {
    const dv = second[3 + k] - first[3 + k];
    slope += (second[k] - first[k]) * dv;
    square += dv * dv;
  }
  return { slope, square };
}

export {
  isPlanar,
  reachAt,
  encounterFigures,
  planeFigures,
  closestPassages,
  fastPassage
};
//# sourceMappingURL=chunk-DTXYMTTS.mjs.map

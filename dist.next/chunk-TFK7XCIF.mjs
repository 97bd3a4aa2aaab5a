import {
  bilinear3,
  congruent3,
  copied3,
  determinant3,
  eigen3,
  encounterPlane,
  inverseInto,
  mapEigenvalues3,
  projectCovariance,
  sum3
} from "./chunk-KBE52FWN.mjs";
import {
  covarianceKind,
  ruleOfKind,
  scaledCovariance
} from "./chunk-BGTYLUKS.mjs";
import {
  cross,
  difference,
  dot,
  norm,
  unit
} from "./chunk-GKHTNQWA.mjs";
import {
  cholesky,
  eigenSymmetric
} from "./chunk-EFPVRPBJ.mjs";
import {
  CLIP_FACTOR,
  UNKNOWN_ASPECT_RATIO,
  alfanoMaxPc,
  borderBetween,
  combinedHardBodyRadius,
  discProbability,
  foster1992,
  frisbeeMaxPc,
  gaussKronrod,
  integrateSinglePeak,
  logSlabProbability,
  mahalanobisSquared,
  principal2,
  principalEncounter,
  radiusOutsideBody,
  scaled2,
  scaledEncounter,
  slabProbability,
  sum2
} from "./chunk-D2J54P6C.mjs";
import {
  erfcx
} from "./chunk-OCTYTDT2.mjs";
import {
  transportCovariance
} from "./chunk-WN7XZFL2.mjs";
import {
  cartesianFromEquinoctial,
  congruent6,
  covarianceInStateFrame,
  equinoctialFromCartesian,
  equinoctialJacobian,
  equinoctialTangent,
  invert6,
  sixOf,
  stateOfSix
} from "./chunk-GGSRQIBL.mjs";
import {
  keptPer
} from "./chunk-IHQRYJEI.mjs";
import {
  localAxes,
  rotateCovariance,
  rtnAxes
} from "./chunk-PESGF56Y.mjs";
import {
  fillNormals
} from "./chunk-D6MAFDXG.mjs";
import {
  compileKernel,
  fromBase64,
  instantiateFunctions
} from "./chunk-CUNGASR2.mjs";
import {
  rootBetween
} from "./chunk-GZW2Z354.mjs";
import {
  maximumBetween,
  minimumBetween
} from "./chunk-Z7TE2O33.mjs";
import {
  EARTH_RADIUS_M,
  J2,
  MU_EARTH
} from "./chunk-CRMFVZQ4.mjs";
import {
  SECONDS_PER_DAY
} from "./chunk-JQJWWTBG.mjs";
import {
  fail,
  ok
} from "./chunk-D5Y2WIO4.mjs";

// packages/conjunction/src/decision/verdict.ts
var DEFAULT_VERDICT_THRESHOLDS = { version: 1, actPc: 1e-4, watchPc: 1e-7 };
function verdict(input) {
  const thresholds = input.thresholds ?? DEFAULT_VERDICT_THRESHOLDS;
  const decideByTaiS = input.tcaTaiS - input.decisionLeadS;
  const { kind, reasons } = judged(input, thresholds);
  return {
    kind,
    reasons: [...reasons, ...clock(input, decideByTaiS)],
    decideByTaiS,
    thresholdsVersion: thresholds.version
  };
}
function judged(input, thresholds) {
  const { correlatedPc, missingCovariances = [], defaultCovariances = [], implausibleCovariances = [] } = input;
  const useless = [];
  if (missingCovariances.length > 0) useless.push({ code: "covariance-missing", objects: missingCovariances });
  if (defaultCovariances.length > 0) useless.push({ code: "covariance-default", objects: defaultCovariances });
  if (useless.length > 0) return { kind: "no-conclusion", reasons: [...useless, ...bound(input, thresholds)] };
  if (input.pc === void 0 || Number.isNaN(input.pc)) {
    return { kind: "no-conclusion", reasons: [{ code: "pc-not-computed" }, ...broken(input)] };
  }
  const pc = Math.max(input.pc, correlatedPc ?? 0);
  const measured = input.region === "diluted" ? diluted(input, pc, thresholds) : robust(pc, thresholds);
  if (implausibleCovariances.length === 0) return withDoubts(measured, input);
  const { reasons } = withDoubts(measured, input);
  const implausible = { code: "covariance-implausible", objects: implausibleCovariances };
  return { kind: "no-conclusion", reasons: [implausible, ...reasons] };
}
function robust(pc, { actPc, watchPc }) {
  if (pc >= actPc)
    return { kind: "act", reasons: [{ code: "pc-above-act", pc, thresholdPc: actPc }, { code: "robust" }] };
  if (pc >= watchPc)
    return { kind: "watch", reasons: [{ code: "pc-above-watch", pc, thresholdPc: watchPc }, { code: "robust" }] };
  return { kind: "safe", reasons: [{ code: "pc-below-watch", pc, thresholdPc: watchPc }, { code: "robust" }] };
}
function diluted(input, pc, { actPc, watchPc }) {
  const maxPc = Math.max(pc, input.maxPc ?? 1);
  const region = {
    code: "diluted",
    maxPc,
    ...input.scaleAtMax !== void 0 && { scaleAtMax: input.scaleAtMax },
    ...input.dilutedOn !== void 0 && { on: input.dilutedOn }
  };
  if (pc >= actPc) return { kind: "act", reasons: [{ code: "pc-above-act", pc, thresholdPc: actPc }, region] };
  if (maxPc >= actPc) {
    return { kind: "no-conclusion", reasons: [region, { code: "max-pc-above-act", maxPc, thresholdPc: actPc }] };
  }
  const ceiling = { code: "max-pc-below-act", maxPc, thresholdPc: actPc };
  if (pc >= watchPc)
    return { kind: "watch", reasons: [{ code: "pc-above-watch", pc, thresholdPc: watchPc }, region, ceiling] };
  return { kind: "safe", reasons: [region, ceiling] };
}
function withDoubts(judgement, input) {
  let { kind } = judgement;
  const reasons = [...judgement.reasons];
  if (input.pc !== void 0 && input.correlatedPc !== void 0) {
    reasons.push({ code: "errors-correlated", pc: input.pc, correlatedPc: input.correlatedPc });
  }
  reasons.push(...decided(input));
  const estimated = input.estimatedCovariances ?? [];
  if (estimated.length > 0) {
    reasons.push({ code: "covariance-estimated", objects: estimated });
    if (kind === "act") kind = input.region === "diluted" ? "no-conclusion" : "watch";
  }
  for (const object of ["primary", "secondary"]) {
    const doubts = input.orbitDoubts?.[object] ?? [];
    if (doubts.length === 0) continue;
    reasons.push({ code: "orbit-doubtful", object, doubts });
    if (kind === "safe") kind = "watch";
  }
  const defects = broken(input);
  reasons.push(...defects);
  if (kind === "safe" && defects.length > 0) kind = "no-conclusion";
  const stated = input.statedOtherwise ?? [];
  if (stated.length > 0) {
    reasons.push({ code: "stated-otherwise", stated });
    const isGeometry = stated.some(({ quantity }) => quantity !== "probability");
    if (kind === "safe") kind = "watch";
    if (kind === "watch" && isGeometry) kind = "no-conclusion";
  }
  const { radiusOutsideBody: radius } = input;
  if (radius !== void 0) {
    reasons.push({ code: "radius-outside-body", radius });
    if (kind === "safe" && radius.side === "smaller" && radius.isCounted) kind = "watch";
  }
  if (input.isUsageUnknown && (input.indefiniteCovariances ?? []).length === 0) {
    reasons.push({ code: "usage-unknown" });
    if (kind === "safe") kind = "watch";
  }
  if (input.isTwoDimensionalInadequate) {
    reasons.push({ code: "two-dimensional-inadequate" });
    if (kind === "safe" || kind === "watch") kind = "no-conclusion";
  }
  return { kind, reasons };
}
function decided({ countedSigmas = {} }) {
  const both = ["primary", "secondary"].map((object) => ({ object, counted: countedSigmas[object] }));
  const scaled = both.flatMap(
    ({ object, counted: counted3 }) => counted3 === void 0 || counted3.factor === 1 ? [] : { object, factor: counted3.factor }
  );
  return [
    ...scaled.length > 0 ? [{ code: "covariance-scaled", scaled }] : [],
    ...both.every(({ counted: counted3 }) => counted3?.isCalibrated) ? [{ code: "covariance-calibrated" }] : []
  ];
}
function broken({ tooSmallCovariances = [], indefiniteCovariances = [] }) {
  return [
    ...tooSmallCovariances.length > 0 ? [{ code: "covariance-too-small", objects: tooSmallCovariances }] : [],
    ...indefiniteCovariances.length > 0 ? [{ code: "covariance-not-positive", objects: indefiniteCovariances }] : []
  ];
}
function bound(input, { actPc }) {
  const { maxPc } = input;
  if (maxPc === void 0) return [];
  const code = maxPc >= actPc ? "max-pc-above-act" : "max-pc-below-act";
  return [{ code, maxPc, thresholdPc: actPc }];
}
function clock(input, decideByTaiS) {
  if (input.nowTaiS > input.tcaTaiS) return [{ code: "closest-approach-passed" }];
  return input.nowTaiS > decideByTaiS ? [{ code: "decision-time-passed", decideByTaiS }] : [];
}
function verdictAgainstHistory(verdict2, unlike = []) {
  if (unlike.length === 0) return verdict2;
  const kind = verdict2.kind === "safe" ? "no-conclusion" : verdict2.kind;
  return { ...verdict2, kind, reasons: [{ code: "covariance-unlike-history", unlike }, ...verdict2.reasons] };
}

// packages/conjunction/src/encounter/motion.ts
var LONGEST_STEP_S = 5;
function moveState(state, durationS) {
  const steps = Math.max(1, Math.ceil(Math.abs(durationS) / LONGEST_STEP_S));
  const h = durationS / steps;
  const k1 = new Float64Array(6);
  const k2 = new Float64Array(6);
  const k3 = new Float64Array(6);
  const k4 = new Float64Array(6);
  const at = new Float64Array(6);
  for (let i = 0; i < steps; i++) {
    rates(state, k1);
    advance(state, k1, 0.5 * h, at);
    rates(at, k2);
    advance(state, k2, 0.5 * h, at);
    rates(at, k3);
    advance(state, k3, h, at);
    rates(at, k4);
    for (let n = 0; n < 6; n++) state[n] += h / 6 * (k1[n] + 2 * k2[n] + 2 * k3[n] + k4[n]);
  }
}
function advance(from, slope, h, to) {
  for (let n = 0; n < 6; n++) to[n] = from[n] + h * slope[n];
}
function rates(state, out) {
  const x = state[0];
  const y = state[1];
  const z = state[2];
  const r2 = x * x + y * y + z * z;
  const attraction = -MU_EARTH / (r2 * Math.sqrt(r2));
  const oblate = 1.5 * J2 * EARTH_RADIUS_M * EARTH_RADIUS_M / r2;
  const sineSquared = z * z / r2;
  const equatorial = attraction * (1 + oblate * (1 - 5 * sineSquared));
  out[0] = state[3];
  out[1] = state[4];
  out[2] = state[5];
  out[3] = equatorial * x;
  out[4] = equatorial * y;
  out[5] = attraction * (1 + oblate * (3 - 5 * sineSquared)) * z;
}

// packages/conjunction/src/encounter/refine-tca.ts
var FARTHEST_OFFSET_S = 1200;
var SETTLED_S = 1e-9;
var MOST_STEPS = 60;
var LONGEST_NEWTON_STEP_S = 60;
function refineTca(primary, secondary) {
  if (primary.frame !== secondary.frame) return fail({ code: "frames-differ" });
  if (primary.epochTaiS !== secondary.epochTaiS) return fail({ code: "epochs-differ" });
  const first = sixOf(primary);
  const second = sixOf(secondary);
  const rateFirst = new Float64Array(6);
  const rateSecond = new Float64Array(6);
  let offsetS = 0;
  for (let i = 0; i < MOST_STEPS; i++) {
    rates(first, rateFirst);
    rates(second, rateSecond);
    const slope = separationSlope(first, second);
    const curvature = separationCurvature(first, second, rateFirst, rateSecond);
    if (!(curvature > 0)) return fail({ code: "no-closest-approach", value: offsetS });
    const step = Math.max(-LONGEST_NEWTON_STEP_S, Math.min(LONGEST_NEWTON_STEP_S, -slope / curvature));
    offsetS += step;
    if (Math.abs(offsetS) > FARTHEST_OFFSET_S) return fail({ code: "no-closest-approach", value: offsetS });
    moveState(first, step);
    moveState(second, step);
    if (Math.abs(step) < SETTLED_S) {
      const tcaTaiS = primary.epochTaiS + offsetS;
      return ok({
        tcaTaiS,
        offsetS,
        primary: stateOfSix(first, tcaTaiS, primary.frame),
        secondary: stateOfSix(second, tcaTaiS, secondary.frame)
      });
    }
  }
  return fail({ code: "no-closest-approach", value: offsetS });
}
function closestApproaches(primary, secondary, startTaiS, stopTaiS, stepS = 10) {
  if (primary.frame !== secondary.frame) return fail({ code: "frames-differ" });
  const from = Math.max(startTaiS, primary.startTaiS, secondary.startTaiS);
  const to = Math.min(stopTaiS, primary.stopTaiS, secondary.stopTaiS);
  const first = new Float64Array(6);
  const second = new Float64Array(6);
  const slopeAt = (epochTaiS) => primary.stateAt(epochTaiS, first) && secondary.stateAt(epochTaiS, second) ? separationSlope(first, second) : void 0;
  const approaches = [];
  const count = Math.max(1, Math.ceil((to - from) / stepS));
  let before = to > from ? slopeAt(from) : void 0;
  for (let i = 1; i <= count && to > from; i++) {
    const start = from + (to - from) * (i - 1) / count;
    const end = from + (to - from) * i / count;
    const after = slopeAt(end);
    if (before !== void 0 && after !== void 0 && before < 0 && after >= 0) {
      const tcaTaiS = start + rootBetween((s) => slopeAt(start + s) ?? Number.NaN, 0, end - start, SETTLED_S);
      slopeAt(tcaTaiS);
      approaches.push({
        tcaTaiS,
        primary: stateOfSix(first, tcaTaiS, primary.frame),
        secondary: stateOfSix(second, tcaTaiS, secondary.frame)
      });
    }
    before = after;
  }
  return ok(approaches);
}
function separationSlope(a, b) {
  let sum = 0;
  for (let n = 0; n < 3; n++) sum += (b[n] - a[n]) * (b[n + 3] - a[n + 3]);
  return sum;
}
function separationCurvature(a, b, ra, rb) {
  let sum = 0;
  for (let n = 0; n < 3; n++) {
    sum += (b[n + 3] - a[n + 3]) ** 2 + (b[n] - a[n]) * (rb[n + 3] - ra[n + 3]);
  }
  return sum;
}

// packages/conjunction/src/pc/numbers/clopper-pearson.ts
function clopperPearson(hits, trials, level) {
  const tail = (1 - level) / 2;
  return {
    lower: hits === 0 ? 0 : betaQuantile(tail, hits, trials - hits + 1),
    upper: hits === trials ? 1 : betaQuantile(1 - tail, hits + 1, trials - hits)
  };
}
function betaQuantile(probability, a, b) {
  return rootBetween((x) => incompleteBeta(x, a, b) - probability, 0, 1, 0);
}
function incompleteBeta(x, a, b) {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x));
  const isBelowMean = x < (a + 1) / (a + b + 2);
  return isBelowMean ? front * fraction(x, a, b) / a : 1 - front * fraction(1 - x, b, a) / b;
}
function fraction(x, a, b) {
  const tiny = 1e-300;
  let c = 1;
  let d = 1 / nonZero(1 - (a + b) * x / (a + 1), tiny);
  let value = d;
  for (let m = 1; m < 1e4; m++) {
    const even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / nonZero(1 + even * d, tiny);
    c = nonZero(1 + even / c, tiny);
    value *= d * c;
    const odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / nonZero(1 + odd * d, tiny);
    c = nonZero(1 + odd / c, tiny);
    const change = d * c;
    value *= change;
    if (Math.abs(change - 1) < 1e-15) break;
  }
  return value;
}
function nonZero(value, tiny) {
  return Math.abs(value) < tiny ? tiny : value;
}
function logGamma(x) {
  let shift = 0;
  let y = x;
  while (y < 10) {
    shift += Math.log(y);
    y += 1;
  }
  const r = 1 / (y * y);
  const series = (1 / 12 - r * (1 / 360 - r * (1 / 1260 - r * (1 / 1680 - r / 1188)))) / y;
  return (y - 0.5) * Math.log(y) - y + 0.5 * Math.log(2 * Math.PI) + series - shift;
}

// packages/conjunction/src/covariance/position.ts
function positionBlock(matrix) {
  return Float64Array.from({ length: 9 }, (_, n) => matrix[6 * Math.floor(n / 3) + n % 3]);
}
function transposed3(m) {
  return Float64Array.of(m[0], m[3], m[6], m[1], m[4], m[7], m[2], m[5], m[8]);
}
function inertialPositionCovariance(covariance, state) {
  const block = positionBlock(covariance.matrix);
  if (covariance.frame === state.frame) return ok(block);
  if (covariance.frame !== "RTN" && covariance.frame !== "TNW") return fail({ code: "covariance-frame-unknown" });
  const rows = localAxes(covariance.frame, state.positionM, state.velocityMps);
  return ok(congruent3(transposed3(rows), block));
}
function rtnPositionCovariance(inertialM2, state) {
  return congruent3(localAxes("RTN", state.positionM, state.velocityMps), inertialM2);
}
function inertialStateCovariance(covariance, state) {
  const isKnown = covariance.frame === state.frame || covariance.frame === "RTN" || covariance.frame === "TNW";
  return isKnown ? ok(covarianceInStateFrame(covariance, state).matrix) : fail({ code: "covariance-frame-unknown" });
}

// packages/conjunction/src/pc/curved/orbit-error.ts
function orbitError(object, shared) {
  if (object.covariance === void 0) return void 0;
  const cartesian = inertialStateCovariance(object.covariance, object.state);
  if (!cartesian.ok || [21, 28, 35].some((i) => !(cartesian.value[i] > 0))) return void 0;
  const elements = equinoctialFromCartesian([...object.state.positionM, ...object.state.velocityMps]);
  if (elements === void 0) return void 0;
  const inverse = inverseJacobian(elements);
  if (inverse === void 0) return void 0;
  const { meanMotionRadps, af, ag, chi, psi, meanLongitudeRad, sense } = elements;
  return {
    mean: Float64Array.of(meanMotionRadps, af, ag, chi, psi, meanLongitudeRad),
    sense,
    covariance: congruent6(inverse, cartesian.value),
    ...shared && { shared: times(inverse, sixOf(shared)) }
  };
}
function unpackedElements(packed, sense) {
  return {
    meanMotionRadps: packed[0],
    af: packed[1],
    ag: packed[2],
    chi: packed[3],
    psi: packed[4],
    meanLongitudeRad: packed[5],
    sense
  };
}
function times(matrix, vector) {
  return Float64Array.from({ length: 6 }, (_, row) => {
    let sum = 0;
    for (let k = 0; k < 6; k++) sum += matrix[6 * row + k] * vector[k];
    return sum;
  });
}
function stateOfElements(packed, sense) {
  return cartesianFromEquinoctial(unpackedElements(packed, sense));
}
function inverseJacobian(elements) {
  const n = elements.meanMotionRadps;
  const state = cartesianFromEquinoctial(elements);
  const length = Math.hypot(state[0], state[1], state[2]);
  const unitOfRow = (row) => row < 3 ? length : n * length;
  const unitOfColumn = (column) => column === 0 ? n : 1;
  const scaled = equinoctialJacobian(elements).map(
    (value, i) => value * unitOfColumn(i % 6) / unitOfRow(Math.floor(i / 6))
  );
  return invert6(scaled)?.map((value, i) => value * unitOfColumn(Math.floor(i / 6)) / unitOfRow(i % 6));
}

// packages/conjunction/src/pc/curved/visits.ts
function relativeMotion(a, senseA, b, senseB) {
  const atA = Float64Array.from(a);
  const atB = Float64Array.from(b);
  return (t) => {
    atA[5] = a[5] + a[0] * t;
    atB[5] = b[5] + b[0] * t;
    const p = stateOfElements(atA, senseA);
    const q = stateOfElements(atB, senseB);
    let squareM2 = 0;
    let slope = 0;
    let speedSquared = 0;
    for (let i = 0; i < 3; i++) {
      const dr = q[i] - p[i];
      const dv = q[i + 3] - p[i + 3];
      squareM2 += dr * dr;
      slope += dr * dv;
      speedSquared += dv * dv;
    }
    return { squareM2, slope, speedSquared };
  };
}
function visits(motion, [from, to], count, radiusM, most) {
  const square = radiusM * radiusM;
  let before = motion(from);
  let isInside = before.squareM2 < square;
  let visitCount = isInside ? 1 : 0;
  for (let i = 1; i <= count && visitCount < most; i++) {
    const after = motion(from + (to - from) * i / count);
    const isNow = after.squareM2 < square;
    if (isNow && !isInside) visitCount++;
    if (!isNow && !isInside && before.slope < 0 && after.slope >= 0) {
      const step = (to - from) / count;
      if (passes(motion, from + step * (i - 1), from + step * i, radiusM)) visitCount++;
    }
    isInside = isNow;
    before = after;
  }
  return visitCount;
}
function passes(motion, from, to, radiusM) {
  let a = from;
  let b = to;
  for (let i = 0; i < 40; i++) {
    const middle = 0.5 * (a + b);
    const { squareM2, slope, speedSquared } = motion(middle);
    if (squareM2 < radiusM * radiusM) return true;
    if (Math.sqrt(speedSquared) * (b - a) < 0.01 * radiusM) return false;
    if (slope < 0) a = middle;
    else b = middle;
  }
  return false;
}

// packages/conjunction/src/pc/curved/monte-carlo.ts
var LEVEL = 0.95;
var MOST_NEWTON_STEPS = 12;
function monteCarloPc(first, second, hardBodyRadiusM, options) {
  const draw = pairSampler(first, second, options.random);
  let hits = 0;
  for (let i = 0; i < options.trials; i++) {
    const [firstState, secondState] = draw();
    const motion = relativeMotion(firstState, first.sense, secondState, second.sense);
    const isHit = options.stepS === void 0 ? hitsNear(motion, options.aroundS, options.window, hardBodyRadiusM) : visits(motion, options.window, stepsOf(options.window, options.stepS), hardBodyRadiusM, 1) > 0;
    if (isHit) hits++;
  }
  return { pc: hits / options.trials, hits, trials: options.trials, ...clopperPearson(hits, options.trials, LEVEL) };
}
function stepsOf([from, to], stepS) {
  return Math.ceil((to - from) / stepS);
}
function pairSampler(first, second, random) {
  if (first.shared === void 0 || second.shared === void 0) {
    const drawFirst = sampler(first.mean, first.covariance, random);
    const drawSecond = sampler(second.mean, second.covariance, random);
    return () => [drawFirst(), drawSecond()];
  }
  const [firstShare, secondShare] = [first.shared, second.shared];
  const joint = Float64Array.from({ length: 144 }, (_, n) => {
    const [row, column] = [Math.floor(n / 12), n % 12];
    if (row < 6 && column < 6) return first.covariance[6 * row + column];
    if (row >= 6 && column >= 6) return second.covariance[6 * (row - 6) + column - 6];
    return row < 6 ? firstShare[row] * secondShare[column - 6] : firstShare[column] * secondShare[row - 6];
  });
  const draw = sampler(Float64Array.of(...first.mean, ...second.mean), joint, random);
  return () => {
    const both = draw();
    return [both.subarray(0, 6), both.subarray(6)];
  };
}
function sampler(mean, covariance, random) {
  const size = mean.length;
  const sigma = Float64Array.from({ length: size }, (_, i) => Math.sqrt(Math.max(0, covariance[(size + 1) * i])) || 1);
  const correlation2 = covariance.map((value, i) => value / (sigma[Math.floor(i / size)] * sigma[i % size]));
  const { values, vectors } = eigenSymmetric(correlation2, size);
  const root = Float64Array.from({ length: size * size }, (_, n) => {
    const column = n % size;
    return sigma[Math.floor(n / size)] * vectors[n] * Math.sqrt(Math.max(0, values[column]));
  });
  const z = new Float64Array(size);
  const out = new Float64Array(size);
  return () => {
    fillNormals(z, random);
    for (let row = 0; row < size; row++) {
      let sum = mean[row];
      for (let k = 0; k < size; k++) sum += root[size * row + k] * z[k];
      out[row] = sum;
    }
    return out;
  };
}
function hitsNear(motion, start, [from, to], radius) {
  let t = start;
  for (let i = 0; i < MOST_NEWTON_STEPS; i++) {
    const { squareM2, slope, speedSquared } = motion(t);
    if (squareM2 < radius * radius) return t >= from && t <= to;
    const step = -slope / speedSquared;
    if (Math.abs(step) * Math.sqrt(speedSquared) < 0.01 * radius) return false;
    t += step;
    if (!(t >= from && t <= to)) return false;
  }
  return false;
}

// packages/conjunction/src/pc/curved/encounter-span.ts
function encounterSpan(first, second) {
  const quarterS = 0.5 * Math.PI / Math.max(first.mean[0], second.mean[0]);
  return { startS: -quarterS, stopS: quarterS };
}

// packages/conjunction/src/pc/curved/overlap-curve.ts
var RESTING_SHARE = 0.02;
var MOST_BRACKET_STEPS = 200;
var PEAK_SHARE = 1e-4;
var ROUGH_SHARE = 0.2;
var MOST_PARABOLAS = 8;
var GOLDEN_SHARE = 1e-5;
function overlapCurve(overlap, limitS, iterations, isRough = false) {
  const misfitAt = (t) => overlap.misfitAt(t, iterations).misfit;
  const start = linearPeak(overlap.at(0, iterations)) ?? { timeS: 0, widthS: RESTING_SHARE * limitS };
  const bracket = bracketed(
    misfitAt,
    clamp(start.timeS, limitS),
    Math.min(start.widthS, RESTING_SHARE * limitS),
    limitS
  );
  if (bracket === void 0) return void 0;
  const [from, to] = bracket;
  const peakTimeS = isRough ? minimumBetween(misfitAt, from, to, ROUGH_SHARE * (to - from)) : lowestBetween(misfitAt, from, to);
  const peak = overlap.at(peakTimeS, iterations);
  if (!Number.isFinite(peak.misfit)) return void 0;
  return { peakTimeS, widthS: curvatureWidth(misfitAt, peakTimeS, peak.misfit, start.widthS), peak };
}
function lowestBetween(f, from, to) {
  const bracketS = to - from;
  let middle = minimumBetween(f, from, to, ROUGH_SHARE * bracketS);
  let step = 0.25 * ROUGH_SHARE * bracketS;
  for (let i = 0; i < MOST_PARABOLAS; i++) {
    const [before, at, after] = [f(middle - step), f(middle), f(middle + step)];
    const curvature = (before + after - 2 * at) / (step * step);
    if (!(curvature > 0)) break;
    const widthS = Math.SQRT2 / Math.sqrt(curvature);
    const move = Math.max(-2 * step, Math.min(2 * step, (before - after) / (2 * step * curvature)));
    middle = Math.min(to, Math.max(from, middle + move));
    if (Math.abs(move) < PEAK_SHARE * widthS && step < widthS) return middle;
    step = Math.min(step, Math.max(0.5 * Math.abs(move), 0.02 * widthS));
  }
  return minimumBetween(f, from, to, GOLDEN_SHARE * bracketS);
}
function linearPeak(relative) {
  const { positionInverse, positionM, velocityMps } = relative;
  const square = bilinear3(positionInverse, velocityMps, velocityMps);
  if (!(square > 0)) return void 0;
  return { timeS: -bilinear3(positionInverse, positionM, velocityMps) / square, widthS: 1 / Math.sqrt(square) };
}
function bracketed(f, start, width, limit) {
  let middle = start;
  let step = width;
  let atMiddle = f(middle);
  let direction = 1;
  if (f(middle + step) > atMiddle) {
    if (f(middle - step) > atMiddle) return [middle - step, middle + step];
    direction = -1;
  }
  for (let i = 0; i < MOST_BRACKET_STEPS; i++) {
    const next = middle + direction * step;
    if (Math.abs(next) > limit) return void 0;
    const atNext = f(next);
    if (!(atNext < atMiddle)) {
      const before = middle - direction * step;
      return before < next ? [before, next] : [next, before];
    }
    middle = next;
    atMiddle = atNext;
    step *= 1.3;
  }
  return void 0;
}
function curvatureWidth(f, peak, atPeak, guess) {
  const h = 0.3 * guess;
  const curvature = (f(peak + h) + f(peak - h) - 2 * atPeak) / (h * h);
  return curvature > 0 ? Math.SQRT2 / Math.sqrt(curvature) : guess;
}
function clamp(t, limit) {
  return Math.max(-limit, Math.min(limit, t));
}

// packages/conjunction/src/pc/curved/orbit-tangent.ts
function orbitTangent(error) {
  const { mean, sense, covariance, shared: sharedElements } = error;
  const at = Float64Array.from(mean);
  const moved = new Float64Array(6);
  const state = new Float64Array(6);
  const jacobian = new Float64Array(36);
  const spread = new Float64Array(18);
  const velocitySpread = new Float64Array(18);
  const shared = new Float64Array(6);
  const lay2 = (t) => {
    moved.set(at);
    moved[5] = at[5] + at[0] * t;
    equinoctialTangent(moved, sense, { state, jacobian });
    for (let row = 0; row < 6; row++) {
      const p = 6 * row;
      jacobian[p] = jacobian[p] + t * jacobian[p + 5];
      let off = 0;
      for (let k = 0; k < 6; k++) off += jacobian[p + k] * (mean[k] - at[k]);
      state[row] = state[row] + off;
    }
    timesCovariance(jacobian, 0, covariance, spread);
    if (sharedElements === void 0) return;
    for (let row = 0; row < 6; row++) {
      let sum = 0;
      for (let k = 0; k < 6; k++) sum += jacobian[6 * row + k] * sharedElements[k];
      shared[row] = sum;
    }
  };
  return { error, at, jacobian, state, spread, velocitySpread, shared, lay: lay2 };
}
function timesCovariance(jacobian, first, covariance, out) {
  for (let row = 0; row < 3; row++) {
    const p = 6 * (first + row);
    const g0 = jacobian[p];
    const g1 = jacobian[p + 1];
    const g2 = jacobian[p + 2];
    const g3 = jacobian[p + 3];
    const g4 = jacobian[p + 4];
    const g5 = jacobian[p + 5];
    for (let k = 0; k < 6; k++) {
      out[6 * row + k] = g0 * covariance[k] + g1 * covariance[6 + k] + g2 * covariance[12 + k] + g3 * covariance[18 + k] + g4 * covariance[24 + k] + g5 * covariance[30 + k];
    }
  }
}
function addPositionCovariance({ spread, jacobian }, sum) {
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column <= row; column++) sum[3 * row + column] += rowProduct(spread, row, jacobian, column);
  }
  sum[1] = sum[3];
  sum[2] = sum[6];
  sum[5] = sum[7];
}
function addVelocityCovariance({ spread, velocitySpread, jacobian, error }, crossM2ps, velocityM2ps2) {
  timesCovariance(jacobian, 3, error.covariance, velocitySpread);
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 3; column++) {
      crossM2ps[3 * row + column] += rowProduct(spread, row, jacobian, 3 + column);
      if (column > row) continue;
      const value = rowProduct(velocitySpread, row, jacobian, 3 + column);
      velocityM2ps2[3 * row + column] += value;
      if (column < row) velocityM2ps2[3 * column + row] += value;
    }
  }
}
function rowProduct(a, rowOfA, b, rowOfB) {
  const p = 6 * rowOfA;
  const q = 6 * rowOfB;
  return a[p] * b[q] + a[p + 1] * b[q + 1] + a[p + 2] * b[q + 2] + a[p + 3] * b[q + 3] + a[p + 4] * b[q + 4] + a[p + 5] * b[q + 5];
}
function moveTangent({ error, at, spread }, pull, sign, along) {
  const { mean, shared } = error;
  const x = pull[0];
  const y = pull[1];
  const z = pull[2];
  for (let k = 0; k < 6; k++) {
    const back = shared === void 0 ? 0 : shared[k] * along;
    at[k] = mean[k] + sign * (spread[k] * x + spread[6 + k] * y + spread[12 + k] * z - back);
  }
}

// packages/conjunction/src/pc/curved/peak-overlap.ts
var MOST_ITERATIONS = 40;
var SETTLED_SHARE = 1e-4;
function overlapOf(first, second, floorM2) {
  const a = orbitTangent(first);
  const b = orbitTangent(second);
  const hasShared = first.shared !== void 0 && second.shared !== void 0;
  const r = new Float64Array(3);
  const pull = new Float64Array(3);
  const sum = new Float64Array(9);
  const crossM2ps = new Float64Array(9);
  const velocityM2ps2 = new Float64Array(9);
  let inverse = new Float64Array(9);
  const plain = inverse;
  let positionM2 = sum;
  let logDeterminant = 0;
  const joined = (t) => {
    a.lay(t);
    b.lay(t);
    for (let i = 0; i < 3; i++) r[i] = b.state[i] - a.state[i];
    sum.fill(0);
    addPositionCovariance(a, sum);
    addPositionCovariance(b, sum);
    if (hasShared) takeShared(sum, a.shared, b.shared, 0, 0);
    logDeterminant = inverseInto(sum, plain);
    if ((plain[0] + plain[4] + plain[8]) * floorM2 < 1) {
      inverse = plain;
      positionM2 = sum;
      return formOf(inverse, r) + logDeterminant;
    }
    const raised = raisedTo(sum, floorM2);
    inverse = raised.inverse;
    positionM2 = raised.positionM2;
    logDeterminant = raised.logDeterminant;
    return formOf(inverse, r) + logDeterminant;
  };
  const settled = (t, iterations, isContinued = false) => {
    if (!isContinued) {
      a.at.set(first.mean);
      b.at.set(second.mean);
    }
    let misfit = joined(t);
    for (let i = 0; i < iterations; i++) {
      for (let k = 0; k < 3; k++) {
        pull[k] = inverse[3 * k] * r[0] + inverse[3 * k + 1] * r[1] + inverse[3 * k + 2] * r[2];
      }
      const [alongA, alongB] = hasShared ? [dot3(a.shared, pull), dot3(b.shared, pull)] : [0, 0];
      moveTangent(a, pull, 1, alongB);
      moveTangent(b, pull, -1, alongA);
      const next = joined(t);
      const change = Math.abs(next - misfit);
      misfit = next;
      const isKnown = Number.isFinite(next);
      if (!isKnown || change < SETTLED_SHARE) return { misfit, square: misfit - logDeterminant, isConverged: isKnown };
    }
    return { misfit, square: misfit - logDeterminant, isConverged: iterations === 0 };
  };
  return {
    misfitAt: (t, iterations = MOST_ITERATIONS, isContinued = false) => settled(t, iterations, isContinued),
    at: (t, iterations = MOST_ITERATIONS) => {
      const { misfit, isConverged } = settled(t, iterations);
      crossM2ps.fill(0);
      velocityM2ps2.fill(0);
      addVelocityCovariance(a, crossM2ps, velocityM2ps2);
      addVelocityCovariance(b, crossM2ps, velocityM2ps2);
      if (hasShared) {
        takeShared(crossM2ps, a.shared, b.shared, 0, 3);
        takeShared(velocityM2ps2, a.shared, b.shared, 3, 3);
      }
      return {
        positionM: [r[0], r[1], r[2]],
        velocityMps: [b.state[3] - a.state[3], b.state[4] - a.state[4], b.state[5] - a.state[5]],
        positionM2: copied3(positionM2),
        crossM2ps: copied3(crossM2ps),
        velocityM2ps2: copied3(velocityM2ps2),
        positionInverse: copied3(inverse),
        misfit,
        isConverged
      };
    }
  };
}
function raisedTo(matrix, floorM2) {
  const eigen = eigen3(matrix);
  const clipped = (value) => Math.max(value, floorM2);
  return {
    positionM2: mapEigenvalues3(eigen, clipped),
    inverse: mapEigenvalues3(eigen, (value) => 1 / clipped(value)),
    logDeterminant: eigen.values.reduce((sum, value) => sum + Math.log(clipped(value)), 0)
  };
}
function takeShared(out, first, second, row, column) {
  for (let i = 0; i < 3; i++) {
    for (let j = 0; j < 3; j++) {
      out[3 * i + j] -= first[row + i] * second[column + j] + second[row + i] * first[column + j];
    }
  }
}
function dot3(a, b) {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
function formOf(m, v) {
  const x = v[0];
  const y = v[1];
  const z = v[2];
  return x * (m[0] * x + m[1] * y + m[2] * z) + y * (m[3] * x + m[4] * y + m[5] * z) + z * (m[6] * x + m[7] * y + m[8] * z);
}

// packages/conjunction/src/pc/curved/relative-error.ts
function collidingVelocity(relative) {
  const { positionInverse: inverse, positionM: r, crossM2ps: cross2, velocityMps: v } = relative;
  const pull = pulled(inverse, r);
  const component = (k) => v[k] - (cross2[k] * pull[0] + cross2[3 + k] * pull[1] + cross2[6 + k] * pull[2]);
  return [component(0), component(1), component(2)];
}
function pulled(inverse, r) {
  const [x, y, z] = r;
  return [
    inverse[0] * x + inverse[1] * y + inverse[2] * z,
    inverse[3] * x + inverse[4] * y + inverse[5] * z,
    inverse[6] * x + inverse[7] * y + inverse[8] * z
  ];
}
function sharpnessOf({ positionInverse }) {
  return Math.sqrt(positionInverse[0] + positionInverse[4] + positionInverse[8]);
}
function scaledRelative(relative, factor) {
  if (factor === 1) return relative;
  const square = factor * factor;
  const { positionInverse, positionM, misfit } = relative;
  const distance = bilinear3(positionInverse, positionM, positionM);
  return {
    ...relative,
    positionM2: relative.positionM2.map((value) => value * square),
    crossM2ps: relative.crossM2ps.map((value) => value * square),
    velocityM2ps2: relative.velocityM2ps2.map((value) => value * square),
    positionInverse: positionInverse.map((value) => value / square),
    misfit: misfit - distance + distance / square + 6 * Math.log(factor)
  };
}

// packages/conjunction/src/pc/curved/overlap-track.ts
var PLACES = 2 ** 45;
var LOOKS = 64;
var LOOK_ITERATIONS = 10;
var NEAR_ITERATIONS = 15;
var MOVED_OUT = 1.5;
var PEAK_SHARE2 = 1e-5;
var VISIBLE_SIGMAS = 8;
function overlapTrack(first, second, hardBodyRadiusM, floorM2) {
  const overlap = overlapOf(first, second, floorM2);
  const { span, looks } = looked(overlap, encounterSpan(first, second));
  const crossings = crossingsOf(overlap, hardBodyRadiusM, looks);
  const main = crossings.reduce((best, crossing) => {
    return best === void 0 || Math.abs(crossing.peakTimeS) < Math.abs(best.peakTimeS) ? crossing : best;
  }, void 0);
  return { span, hardBodyRadiusM, crossings, main, looks, at: nodesOf(overlap, span) };
}
function nearTrack(first, second, hardBodyRadiusM, floorM2, span) {
  const overlap = overlapOf(first, second, floorM2);
  const curve = overlapCurve(overlap, Math.min(-span.startS, span.stopS), NEAR_ITERATIONS, true);
  const main = curve && { ...curve, distance: Math.sqrt(squareOf(curve.peak)), from: 0, to: PLACES };
  return {
    span,
    hardBodyRadiusM,
    crossings: main ? [main] : [],
    main,
    looks: [],
    at: nodesOf(overlap, span, NEAR_ITERATIONS)
  };
}
function crossingsAt({ crossings, looks, at }, scale) {
  if (scale === 1 || looks.length === 0) return crossings;
  const depths = looks.map(({ misfit, square }) => scaledMisfit(misfit, square, scale));
  return crossings.flatMap((crossing) => {
    const [first, last] = [Math.ceil(crossing.from * LOOKS / PLACES), Math.floor(crossing.to * LOOKS / PLACES)];
    const inside2 = depths.slice(first, last + 1);
    const lowest = inside2.flatMap(
      (depth, i) => depth < (inside2[i - 1] ?? Infinity) && depth <= (inside2[i + 1] ?? Infinity) ? [i] : []
    );
    if (lowest.length < 2) return [crossing];
    const borders = lowest.slice(1).map((to, i) => {
      const from = lowest[i];
      const between = inside2.slice(from, to);
      return (first + from + between.indexOf(Math.max(...between))) * PLACES / LOOKS;
    });
    return lowest.map((i, k) => {
      const { timeS, relative, square } = at((first + i) * PLACES / LOOKS);
      const [from, to] = [borders[k - 1] ?? crossing.from, borders[k] ?? crossing.to];
      return { ...crossing, peakTimeS: timeS, peak: relative, distance: Math.sqrt(square), from, to };
    });
  });
}
function scaledMisfit(misfit, square, scale) {
  return misfit + square * (1 / (scale * scale) - 1);
}
var LEAST_SHARE = 1e-9;
function leastMisfit({ at, looks }, { from, to, peakTimeS, peak, distance }, scale) {
  const atPeak = { timeS: peakTimeS, misfit: scaledMisfit(peak.misfit, distance ** 2, scale) };
  if (scale === 1 || looks.length === 0) return atPeak;
  const misfitAt = (place2) => {
    const { timeS, relative, square } = at(Math.round(place2));
    return { timeS, misfit: scaledMisfit(relative.misfit, square, scale) };
  };
  const stride = PLACES / LOOKS;
  const inside2 = looks.map((look, i) => ({ ...look, place: i * stride })).filter(({ place: place2 }) => place2 >= from && place2 <= to);
  const depthOf = ({ misfit, square }) => scaledMisfit(misfit, square, scale);
  const { place } = inside2.reduce((best, look) => depthOf(look) < depthOf(best) ? look : best);
  const [low, high] = [Math.max(from, place - stride), Math.min(to, place + stride)];
  const least = misfitAt(minimumBetween((x) => misfitAt(x).misfit, low, high, LEAST_SHARE * stride));
  return least.misfit < atPeak.misfit ? least : atPeak;
}
function nodesOf(overlap, span, iterations) {
  const nodes = /* @__PURE__ */ new Map();
  const placeS = (span.stopS - span.startS) / PLACES;
  return (place) => {
    const keptNode = nodes.get(place);
    if (keptNode) return keptNode;
    const timeS = span.startS + place * placeS;
    const relative = overlap.at(timeS, iterations);
    const node = { timeS, relative, square: squareOf(relative), speedMps: norm(collidingVelocity(relative)) };
    nodes.set(place, node);
    return node;
  };
}
function looked(overlap, span) {
  const looks = looksAt(overlap, span);
  const least = Math.min(...looks.map(({ misfit }) => misfit));
  const isAtStart = looks[0].misfit === least;
  const isAtStop = looks[LOOKS].misfit === least;
  if (least === Number.POSITIVE_INFINITY || isAtStart === isAtStop) return { span, looks };
  const moved = {
    startS: isAtStart ? MOVED_OUT * span.startS : span.startS,
    stopS: isAtStop ? MOVED_OUT * span.stopS : span.stopS
  };
  return { span: moved, looks: looksAt(overlap, moved) };
}
function looksAt(overlap, { startS, stopS }) {
  let isContinued = false;
  return Array.from({ length: LOOKS + 1 }, (_, i) => {
    const timeS = startS + i * (stopS - startS) / LOOKS;
    const { misfit, square, isConverged } = overlap.misfitAt(timeS, LOOK_ITERATIONS, isContinued);
    isContinued = isConverged;
    return { timeS, square, misfit: isConverged && Number.isFinite(misfit) ? misfit : Number.POSITIVE_INFINITY };
  });
}
function crossingsOf(overlap, hardBodyRadiusM, looks) {
  const [startS, stopS] = [looks[0].timeS, looks[LOOKS].timeS];
  const strideS = (stopS - startS) / LOOKS;
  const peaks = [];
  const nearest = overlapCurve(overlap, Math.min(-startS, stopS));
  if (nearest) peaks.push(nearest);
  for (let i = 0; i <= LOOKS; i++) {
    const { timeS, misfit } = looks[i];
    const isLowest = misfit < (looks[i - 1]?.misfit ?? Infinity) && misfit <= (looks[i + 1]?.misfit ?? Infinity);
    if (!isLowest || peaks.some(({ peakTimeS }) => Math.abs(peakTimeS - timeS) < 1.5 * strideS)) continue;
    peaks.push(peakAround(overlap, Math.max(startS, timeS - strideS), Math.min(stopS, timeS + strideS)));
  }
  const depthOf = ({ peak }) => Math.max(0, Math.sqrt(squareOf(peak)) - hardBodyRadiusM * sharpnessOf(peak));
  const candidates = peaks.filter((peak) => Number.isFinite(peak.peak.misfit) && Number.isFinite(depthOf(peak)));
  const limit = Math.min(...candidates.map(depthOf)) + VISIBLE_SIGMAS;
  const visible = candidates.filter((peak) => depthOf(peak) <= limit).sort((a, b) => a.peakTimeS - b.peakTimeS);
  const borders = visible.slice(1).map(({ peakTimeS }, i) => {
    const before = visible[i].peakTimeS;
    const between = looks.map((_, n) => n).filter((n) => looks[n].timeS > before && looks[n].timeS < peakTimeS);
    const highest = between.reduce((best, n) => looks[n].misfit > looks[best].misfit ? n : best, between[0] ?? 0);
    return highest * PLACES / LOOKS;
  });
  return visible.map((peak, i) => ({
    peakTimeS: peak.peakTimeS,
    widthS: peak.widthS,
    peak: peak.peak,
    distance: Math.sqrt(squareOf(peak.peak)),
    from: borders[i - 1] ?? 0,
    to: borders[i] ?? PLACES
  }));
}
function peakAround(overlap, from, to) {
  const at = (t) => overlap.misfitAt(t).misfit;
  const peakTimeS = minimumBetween(at, from, to, PEAK_SHARE2 * (to - from));
  const peak = overlap.at(peakTimeS);
  return { peakTimeS, peak, widthS: curvatureWidth(at, peakTimeS, peak.misfit, 0.05 * (to - from)) };
}
function squareOf({ positionInverse, positionM }) {
  return bilinear3(positionInverse, positionM, positionM);
}

// packages/conjunction/src/pc/curved/crossing-integral.ts
var VISIBLE_SHARE = 255e-8;
var NEGLIGIBLE_PART = 0.25;
var FIRST_STEP = 1.5;
var FEWEST_STEPS = 16;
var SETTLED_SHARE2 = 2e-4;
var MOST_HALVINGS = 12;
var FEW_DIGITS = 1e-300;
var STEPS_PER_SIGMA = 2;
var MOST_REFINEMENTS = 2;
var PANEL_LENGTH = 8;
var MOST_PANELS = 160;
function crossingIntegral(track, crossing, scale, rate, { share, beside } = { share: SETTLED_SHARE2, beside: 0 }) {
  const { span, at } = track;
  const placesPerS = PLACES / (span.stopS - span.startS);
  const { from, to } = crossing;
  const wanted = Math.min(FIRST_STEP * scale * crossing.widthS * placesPerS, (to - from) / FEWEST_STEPS);
  const negligible = NEGLIGIBLE_PART * share * share;
  const mostSteps = Math.floor(STEPS_PER_SIGMA * Math.sqrt(-2 * Math.log(negligible)));
  const least = 2 ** MOST_HALVINGS;
  let step = Math.min(2 ** Math.floor(Math.log2(Math.max(least, wanted))), stepThrough(from), stepThrough(to));
  const width = step;
  const rateAt = (place) => rate(at(place));
  const hill = topOf(crossing, (crossing.peakTimeS - span.startS) * placesPerS, step, rateAt);
  let top = rateAt(hill) > 0 ? hill : rateAt(from) > rateAt(to) ? from : to;
  const highest = rateAt(top);
  if (!(highest > 0)) return { value: 0, top: at(top), startS: at(top).timeS, stopS: at(top).timeS, isSettled: true };
  let largest = highest;
  let [first, last] = [top, top];
  const seen = (place) => {
    const value2 = rateAt(place);
    if (value2 > largest) [largest, top] = [value2, place];
    if (value2 >= VISIBLE_SHARE * largest) [first, last] = [Math.min(first, place), Math.max(last, place)];
    return value2;
  };
  const weighed = (place) => (place === from || place === to ? 0.5 : 1) * seen(place);
  let sum = weighed(top);
  const walk = (place, direction, end) => {
    for (let i = 0; i < mostSteps && place !== end; i++) {
      place += direction * Math.min(step, Math.abs(end - place));
      const value2 = weighed(place);
      sum += value2;
      if (value2 <= negligible * largest) return { place, isEnded: true };
    }
    return { place, isEnded: place === end };
  };
  const [low, high] = [walk(top, -1, from), walk(top, 1, to)];
  const isShort = low.isEnded && high.isEnded;
  let value = sum * step / placesPerS;
  let isSettled = false;
  for (let i = 0; isShort && !isSettled && i < MOST_REFINEMENTS && step > 1; i++) {
    const half = step / 2;
    for (let place = low.place + half; place < high.place; place += step) sum += weighed(place);
    step = half;
    const next = sum * step / placesPerS;
    isSettled = Math.abs(next - value) <= share * Math.max(next, beside) || next < FEW_DIGITS;
    value = next;
  }
  if (!isSettled) {
    const border = { from, to };
    const panels = overPanels((place) => seen(Math.round(place)), top, width, border, {
      share,
      beside: beside * placesPerS
    });
    value = panels.value / placesPerS;
    isSettled = panels.isSettled;
  }
  return { value, top: at(top), startS: at(first).timeS, stopS: at(last).timeS, isSettled };
}
function overPanels(rate, top, width, { from, to }, { share, beside }) {
  const panelOf = (direction, start, stop) => ({
    direction,
    from: start,
    to: stop,
    ...gaussKronrod((u) => rate(top + direction * width * Math.expm1(u)) * width * Math.exp(u), start, stop)
  });
  const panels = [1, -1].flatMap((direction) => {
    const end = Math.log1p((direction > 0 ? to - top : top - from) / width);
    const count = Math.ceil(end / PANEL_LENGTH);
    return Array.from({ length: count }, (_, i) => panelOf(direction, end * i / count, end * (i + 1) / count));
  });
  for (; ; ) {
    const [value, error] = [sumOf(panels, "value"), sumOf(panels, "error")];
    const isSettled = error <= share * Math.max(value, beside) || value < FEW_DIGITS;
    if (isSettled || panels.length >= MOST_PANELS) return { value, isSettled };
    const worst = panels.reduce((most, panel, i) => panel.error > panels[most].error ? i : most, 0);
    const { direction, from: start, to: stop } = panels[worst];
    const middle = 0.5 * (start + stop);
    panels.splice(worst, 1, panelOf(direction, start, middle), panelOf(direction, middle, stop));
  }
}
function sumOf(panels, key) {
  return panels.reduce((sum, panel) => sum + panel[key], 0);
}
function stepThrough(place) {
  let step = PLACES;
  while (step > 1 && place % step !== 0) step /= 2;
  return step;
}
function topOf({ from, to }, start, step, rate) {
  let place = Math.min(to, Math.max(from, Math.round(start / step) * step));
  let value = rate(place);
  for (const direction of [1, -1]) {
    for (let stride = step; stride >= step; ) {
      const next = place + direction * stride;
      const atNext = next < from || next > to ? -1 : rate(next);
      if (atNext > value) {
        place = next;
        value = atNext;
        stride *= 2;
      } else {
        stride /= 2;
      }
    }
  }
  return place;
}

// packages/conjunction/src/pc/curved/nc2d-hall-2021.ts
function nc2dHall2021(track, scale = 1, crossing = track.main) {
  if (crossing === void 0) return void 0;
  const { hardBodyRadiusM } = track;
  const cube = scale * scale * scale;
  const over = ({ timeS: peakTimeS, misfit: least2 }) => ({
    least: least2,
    ...crossingIntegral(
      track,
      { ...crossing, peakTimeS },
      scale,
      ({ relative, square, speedMps }) => relative.isConverged ? speedMps * Math.exp(-0.5 * (scaledMisfit(relative.misfit, square, scale) - least2)) / cube : 0
    )
  });
  const { peakTimeS: timeS, peak, distance } = crossing;
  const atPeak = over({ timeS, misfit: scaledMisfit(peak.misfit, distance ** 2, scale) });
  const isInRange = atPeak.value > 0 && Number.isFinite(atPeak.value);
  const { value, top, least } = isInRange ? atPeak : over(leastMisfit(track, crossing, scale));
  const encounter = planeAt(scaledRelative(top.relative, scale), hardBodyRadiusM);
  if (encounter === void 0) return void 0;
  const { sigmaMinorM, sigmaMajorM } = encounter;
  const ratio = 2 * sigmaMinorM * sigmaMajorM * value * Math.sqrt(1 / (8 * Math.PI));
  const straight = foster1992(encounter);
  const correction = straight > 0 ? ratio * Math.exp(0.5 * (mahalanobisSquared(encounter) - least)) : 0;
  const parabola = Math.sqrt(2 * Math.PI) * crossing.widthS * norm(collidingVelocity(crossing.peak));
  return {
    pc: straight * correction,
    peakTimeS: crossing.peakTimeS,
    widthS: crossing.widthS,
    inaccuracy: scale === 1 && value > 0 ? 2 * Math.abs(parabola - value) / (parabola + value) : 0
  };
}
var atRest = { epochTaiS: 0, frame: "GCRF", positionM: [7e6, 0, 0], velocityMps: [0, 0, 0] };
function planeAt(relative, hardBodyRadiusM) {
  const velocityMps = collidingVelocity(relative);
  const positionM = shiftedFrom(atRest.positionM, relative.positionM);
  const plane = encounterPlane(atRest, { ...atRest, positionM, velocityMps });
  if (!plane.ok) return void 0;
  const { missXM, missYM } = plane.value;
  const covarianceM2 = projectCovariance(plane.value, relative.positionM2);
  const encounter = principalEncounter(missXM, missYM, covarianceM2, hardBodyRadiusM);
  return encounter.repair === "unusable" ? void 0 : encounter;
}
function shiftedFrom(origin, by) {
  return [origin[0] + by[0], origin[1] + by[1], origin[2] + by[2]];
}

// packages/conjunction/src/pc/numbers/unit-sphere.ts
function gaussLegendre(n) {
  const out = new Float64Array(2 * n);
  for (let i = 0; i < n; i++) {
    let x = Math.cos(Math.PI * (i + 0.75) / (n + 0.5));
    let slope = 1;
    for (let k = 0; k < 50; k++) {
      let before = 1;
      let value = x;
      for (let j = 2; j <= n; j++) [before, value] = [value, ((2 * j - 1) * x * value - (j - 1) * before) / j];
      slope = n * (x * value - before) / (x * x - 1);
      const step = value / slope;
      x -= step;
      if (Math.abs(step) < 1e-15) break;
    }
    out[2 * i] = 0.5 * (1 + x);
    out[2 * i + 1] = 1 / ((1 - x * x) * slope * slope);
  }
  return out;
}
var legendre = keptPer(() => /* @__PURE__ */ new Map());
function stripRule(from, to, count, directions, isEven) {
  const nodes = isEven ? void 0 : legendre().get(count) ?? gaussLegendre(count);
  if (nodes) legendre().set(count, nodes);
  if (strip.length < 3 * count) strip = new Float64Array(3 * count);
  const rings = strip;
  for (let i = 0; i < count; i++) {
    const cosine = from + (to - from) * (nodes ? nodes[2 * i] : (i + 0.5) / count);
    rings[3 * i] = cosine;
    rings[3 * i + 1] = Math.sqrt(Math.max(0, 1 - cosine * cosine));
    rings[3 * i + 2] = (nodes ? nodes[2 * i + 1] : 1 / count) * (to - from) * 2 * Math.PI / directions;
  }
  return { rings, ringCount: count, around: directionsAround(directions) };
}
var strip = new Float64Array(0);
var circles = keptPer(() => /* @__PURE__ */ new Map());
function directionsAround(count) {
  const kept = circles().get(count);
  if (kept !== void 0) return kept;
  const around = new Float64Array(2 * count);
  for (let k = 0; k < count; k++) {
    const angle = (k + 0.5) * 2 * Math.PI / count;
    around.set([Math.cos(angle), Math.sin(angle)], 2 * k);
  }
  circles().set(count, around);
  return around;
}
function sphereRule(order) {
  const rule = spheres().get(order) ?? sphereRuleOf(order);
  spheres().set(order, rule);
  return rule;
}
var spheres = keptPer(() => /* @__PURE__ */ new Map());
function sphereRuleOf(order) {
  const half = gaussLegendre(order);
  const count = 2 * order;
  const around = directionsAround(count);
  const rings = new Float64Array(6 * order);
  for (let i = 0; i < order; i++) {
    const cosine = half[2 * i];
    const sine = Math.sqrt(1 - cosine * cosine);
    const weight = half[2 * i + 1] * 2 * Math.PI / count;
    rings.set([cosine, sine, weight, -cosine, sine, weight], 6 * i);
  }
  return { rings, ringCount: 2 * order, around };
}

// packages/conjunction/src/pc/curved/distance-to-ball.ts
var MOST_STEPS2 = 30;
var SETTLED_SHARE3 = 1e-9;
function distanceToBall({ positionM, positionM2 }, radiusM) {
  const { values, vectors } = eigen3(positionM2);
  const mean = vectors.map((axis) => dot(axis, positionM));
  let multiplier = 0;
  for (let step = 0; step < MOST_STEPS2; step++) {
    let [square, slope] = [0, 0];
    for (let i = 0; i < 3; i++) {
      const nearer = 1 / (1 + multiplier * values[i]);
      square += (mean[i] * nearer) ** 2;
      slope += mean[i] ** 2 * values[i] * nearer ** 2 * nearer;
    }
    if (square <= radiusM ** 2 * (1 + SETTLED_SHARE3)) break;
    multiplier += (Math.sqrt(square) / radiusM - 1) * square / slope;
  }
  return Math.sqrt(
    values.reduce(
      (sum, variance, i) => sum + variance * (multiplier * mean[i] / (1 + multiplier * variance)) ** 2,
      0
    )
  );
}

// packages/conjunction/src/pc/curved/inside-probability.ts
var VISIBLE_SIGMAS2 = 9;
var keptSlices = keptPer(() => gaussLegendre(20));
var INVERSE_SQRT_TWO_PI = 1 / Math.sqrt(2 * Math.PI);
function insideProbability({ positionM, positionM2 }, radiusM) {
  const { values, vectors } = eigen3(positionM2);
  const [thin, middle, long] = values.map(Math.sqrt);
  const [mean, middleMean, longMean] = vectors.map((axis) => dot(axis, positionM));
  const angleOf = (z) => Math.asin(Math.max(-1, Math.min(1, z / radiusM)));
  const [from, top, to] = [mean - VISIBLE_SIGMAS2 * thin, mean, mean + VISIBLE_SIGMAS2 * thin].map(angleOf);
  const slices = keptSlices();
  const between = (start, stop) => {
    let sum = 0;
    for (let i = 0; i < slices.length; i += 2) {
      const angle = start + (stop - start) * slices[i];
      const half = radiusM * Math.cos(angle);
      const offset = (radiusM * Math.sin(angle) - mean) / thin;
      sum += slices[i + 1] * half * Math.exp(-0.5 * offset * offset) * discProbability(middleMean, longMean, middle, long, half);
    }
    return sum * (stop - start);
  };
  return Math.min(1, INVERSE_SQRT_TWO_PI / thin * (between(from, top) + between(top, to)));
}

// packages/conjunction/src/pc/curved/rate-start.ts
var NEAREST_SHARE = 1e-9;
var STRIDE = PLACES / LOOKS;
var nearestOf = /* @__PURE__ */ new WeakMap();
function nearestIn(track, { from, to }) {
  const places = nearestOf.get(track) ?? /* @__PURE__ */ new Map();
  nearestOf.set(track, places);
  const known = places.get(from);
  if (known) return known;
  const distanceAt = (place2) => distanceToBall(track.at(Math.round(place2)).relative, track.hardBodyRadiusM);
  const looks = Array.from({ length: LOOKS + 1 }, (_, i) => i * STRIDE).filter((place2) => place2 >= from && place2 <= to);
  const distances2 = looks.map(distanceAt);
  const look = looks[distances2.indexOf(Math.min(...distances2))];
  const [low, high] = [Math.max(from, look - STRIDE), Math.min(to, look + STRIDE)];
  const place = distanceAt(look) > 0 ? minimumBetween(distanceAt, low, high, NEAREST_SHARE * STRIDE) : look;
  const nearest = { place: Math.round(place), distance: distanceAt(place) };
  places.set(from, nearest);
  return nearest;
}
function leastDistance(track) {
  return Math.min(...track.crossings.map((crossing) => nearestIn(track, crossing).distance));
}
function rateStart(track, crossing) {
  const { at, hardBodyRadiusM } = track;
  const { place, distance } = nearestIn(track, crossing);
  if (distance > 0) return { ...crossing, peakTimeS: at(place).timeS };
  const isInside = (x) => distanceToBall(at(Math.round(x)).relative, hardBodyRadiusM) === 0;
  const before = Math.max(crossing.from, place - STRIDE);
  if (isInside(before)) return void 0;
  return { ...crossing, peakTimeS: at(Math.round(borderBetween(isInside, place, before, { width: 1 }))).timeS };
}

// packages/conjunction/src/pc/curved/sphere-flux.ts
var INVERSE_SQRT_TWO_PI2 = 1 / Math.sqrt(2 * Math.PI);
var ROOT_HALF_PI = Math.sqrt(Math.PI / 2);
var ALL_ALIKE = 7;
var laid = /* @__PURE__ */ new WeakMap();
var laidThin = /* @__PURE__ */ new WeakMap();
var EVEN_PER_SIGMA = 1;
var FEWEST_ALONG = 6;
var MOST_ALONG = 60;
var MOST_AROUND = 240;
function sphereFlux(relative, radius, rule, largestExponent, scale = 1) {
  return fluxThrough(laid.get(relative) ?? lay(relative), radius, rule, largestExponent, scale);
}
function stripFlux(relative, radius, { perSigma, fewestAround }, largestExponent, scale = 1) {
  const flow = laidThin.get(relative) ?? layThin(relative);
  const reach = flow.thinnestM * scale * Math.sqrt(2 * largestExponent);
  const from = Math.max(-1, (flow.thinM - reach) / radius);
  const to = Math.min(1, (flow.thinM + reach) / radius);
  if (!(to > from)) return 0;
  const deviations = (to - from) * radius / (flow.thinnestM * scale);
  const even = Math.min(EVEN_PER_SIGMA, perSigma);
  const isWhole = from > -1 && to < 1;
  const along = isWhole ? even * deviations : FEWEST_ALONG + perSigma * deviations;
  const around = Math.min(
    MOST_AROUND,
    Math.ceil(fewestAround + 2 * Math.PI * even * radius / (flow.middleM * scale))
  );
  const rule = stripRule(from, to, Math.min(MOST_ALONG, Math.ceil(along)), around, isWhole);
  return fluxThrough(flow, radius, rule, largestExponent, scale);
}
function fluxThrough({ inverse, slope, left, pulled: pulled2, velocity, square, density }, radius, { rings, ringCount, around }, largestExponent, scale) {
  const sharper = 1 / (scale * scale);
  const ofExponent = 0.5 * radius * radius * sharper;
  const a0 = inverse[0] * ofExponent;
  const a1 = inverse[1] * ofExponent;
  const a2 = inverse[2] * ofExponent;
  const a3 = inverse[3] * ofExponent;
  const a4 = inverse[4] * ofExponent;
  const a5 = inverse[5] * ofExponent;
  const s0 = slope[0] * radius;
  const s1 = slope[1] * radius;
  const s2 = slope[2] * radius;
  const s3 = slope[3] * radius;
  const s4 = slope[4] * radius;
  const s5 = slope[5] * radius;
  const scaleSquare = scale * scale;
  const l0 = left[0] * scaleSquare;
  const l1 = left[1] * scaleSquare;
  const l2 = left[2] * scaleSquare;
  const l3 = left[3] * scaleSquare;
  const l4 = left[4] * scaleSquare;
  const l5 = left[5] * scaleSquare;
  const px = pulled2[0] * radius * sharper;
  const py = pulled2[1] * radius * sharper;
  const pz = pulled2[2] * radius * sharper;
  const vx = velocity[0];
  const vy = velocity[1];
  const vz = velocity[2];
  const atCentre = 0.5 * square * sharper;
  const stride = 4 * Math.PI / around.length;
  const secondHarmonic = Math.hypot(a1 - a2, 2 * a5);
  let sum = 0;
  for (let ring = 0; ring < 3 * ringCount; ring += 3) {
    const x = rings[ring];
    const sine = rings[ring + 1];
    const a = a0 * x * x - px * x + atCentre;
    const s = s0 * x * x + vx * x;
    const l = l0 * x * x;
    const ay = 2 * a3 * x - py;
    const az = 2 * a4 * x - pz;
    const sy = 2 * s3 * x + vy;
    const sz = 2 * s4 * x + vz;
    const ly = 2 * l3 * x;
    const lz = 2 * l4 * x;
    const steepness = (Math.sqrt(ay * ay + az * az) + sine * secondHarmonic) * sine * stride;
    let onRing = 0;
    for (let k = 0; k < around.length; k += 2) {
      const y = sine * around[k];
      const z = sine * around[k + 1];
      const exponent = a + y * (ay + a1 * y + 2 * a5 * z) + z * (az + a2 * z);
      if (exponent > largestExponent) {
        k += 2 * Math.max(0, Math.floor((exponent - largestExponent) / steepness) - 1);
        continue;
      }
      const outward = s + y * (sy + s1 * y + 2 * s5 * z) + z * (sz + s2 * z);
      const variance = l + y * (ly + l1 * y + 2 * l5 * z) + z * (lz + l2 * z);
      onRing += inwards(outward, variance, exponent);
    }
    sum += onRing * rings[ring + 2];
  }
  return radius * radius * density * sum / (scale * scale * scale);
}
function inwards(outward, variance, exponent) {
  const whole = outward < 0 ? -outward * Math.exp(-exponent) : 0;
  if (!(outward * outward < ALL_ALIKE * ALL_ALIKE * variance)) return whole;
  const sigma = Math.sqrt(variance);
  const q = Math.abs(outward) / sigma;
  const rest = 1 - q * ROOT_HALF_PI * erfcx(q * Math.SQRT1_2);
  return whole + sigma * INVERSE_SQRT_TWO_PI2 * Math.exp(-exponent - 0.5 * q * q) * rest;
}
function lay(relative) {
  const flow = flowAxes(relative, poleOf(collidingVelocity(relative)));
  laid.set(relative, flow);
  return flow;
}
function layThin(relative) {
  const { values, vectors } = eigen3(relative.positionM2);
  const flow = {
    ...flowAxes(relative, vectors[0]),
    thinnestM: Math.sqrt(values[0]),
    middleM: Math.sqrt(values[1]),
    thinM: dot(vectors[0], relative.positionM)
  };
  laidThin.set(relative, flow);
  return flow;
}
function flowAxes(relative, pole) {
  const { positionM: mean, velocityMps, positionInverse, crossM2ps, velocityM2ps2, positionM2 } = relative;
  const side = unit(cross(pole, Math.abs(pole[0]) < 0.8 ? [1, 0, 0] : [0, 1, 0]));
  const axes = [pole, side, cross(pole, side)];
  const slope = product(transposed(crossM2ps), positionInverse);
  const known = product(slope, crossM2ps);
  const pulled2 = applied(positionInverse, mean);
  const drift = applied(slope, mean);
  const along = (v) => [dot(axes[0], v), dot(axes[1], v), dot(axes[2], v)];
  return {
    inverse: turned(positionInverse, axes),
    slope: turned(slope, axes),
    left: turned(difference2(velocityM2ps2, known), axes),
    pulled: along(pulled2),
    velocity: along([velocityMps[0] - drift[0], velocityMps[1] - drift[1], velocityMps[2] - drift[2]]),
    square: dot(mean, pulled2),
    density: INVERSE_SQRT_TWO_PI2 * INVERSE_SQRT_TWO_PI2 * INVERSE_SQRT_TWO_PI2 / Math.sqrt(determinant3(positionM2))
  };
}
function turned(m, [a, b, c]) {
  const [p, q, r] = [applied(m, a), applied(m, b), applied(m, c)];
  const mixed = (u, mv, v, mu) => 0.5 * (dot(u, mv) + dot(v, mu));
  return [dot(a, p), dot(b, q), dot(c, r), mixed(a, q, b, p), mixed(a, r, c, p), mixed(b, r, c, q)];
}
function applied(m, [x, y, z]) {
  return [m[0] * x + m[1] * y + m[2] * z, m[3] * x + m[4] * y + m[5] * z, m[6] * x + m[7] * y + m[8] * z];
}
function poleOf(velocity) {
  return norm(velocity) > 0 ? unit(velocity) : [0, 0, 1];
}
function difference2(m, n) {
  const row = (i) => [m[i] - n[i], m[i + 1] - n[i + 1], m[i + 2] - n[i + 2]];
  return [...row(0), ...row(3), ...row(6)];
}
function transposed(m) {
  return [m[0], m[3], m[6], m[1], m[4], m[7], m[2], m[5], m[8]];
}
function product(m, n) {
  const entry = (row, column) => m[row] * n[column] + m[row + 1] * n[column + 3] + m[row + 2] * n[column + 6];
  const [a, b, c] = [entry(0, 0), entry(0, 1), entry(0, 2)];
  const [d, e, f] = [entry(3, 0), entry(3, 1), entry(3, 2)];
  return [a, b, c, d, e, f, entry(6, 0), entry(6, 1), entry(6, 2)];
}

// packages/conjunction/src/pc/curved/nc3d-hall-2021.ts
var LARGE_SPHERE = 6;
var FULL_PRECISION = {
  fewestRings: 6,
  ringsPerSigma: 3,
  fewestAround: 32,
  visibleSigmas: 7,
  settledShare: 2e-4
};
var SEARCH_PRECISION = {
  fewestRings: 3,
  ringsPerSigma: 0.8,
  fewestAround: 20,
  visibleSigmas: 4,
  settledShare: 0.02
};
function nc3dHall2021(track, scale = 1, precision = FULL_PRECISION) {
  const { hardBodyRadiusM, at } = track;
  const crossings = crossingsAt(track, scale);
  if (crossings.length === 0) return void 0;
  const nearest = Math.min(...crossings.map(({ peak }) => distanceToBall(peak, hardBodyRadiusM))) / scale;
  const farthest = nearest + precision.visibleSigmas;
  let expectedNumber = 0;
  const deepestFirst = crossings.toSorted((a, b) => a.distance - b.distance);
  const numbers = deepestFirst.map((crossing) => {
    const deviations = hardBodyRadiusM * sharpnessOf(crossing.peak) / scale;
    const flux = deviations > LARGE_SPHERE ? overStrip(precision) : overSphere(deviations, precision);
    const rate = ({ relative, square: square2 }) => {
      const isVisible2 = relative.isConverged && nearestOnSphere(relative, square2, hardBodyRadiusM) < farthest * scale;
      return isVisible2 ? flux(relative, hardBodyRadiusM, 0.5 * farthest * farthest, scale) : 0;
    };
    const settling = { share: precision.settledShare, beside: expectedNumber };
    const atPeak = crossingIntegral(track, crossing, scale, rate, settling);
    const start2 = atPeak.value > 0 ? void 0 : rateStart(track, crossing);
    const number = start2 ? crossingIntegral(track, start2, scale, rate, settling) : atPeak;
    expectedNumber += number.value;
    return { ...number, peakTimeS: crossing.peakTimeS };
  });
  const { relative: start, square } = at(0);
  const isVisible = start.isConverged && nearestOnSphere(start, square, hardBodyRadiusM) < farthest * scale;
  const visible = numbers.filter(({ value }) => value > 0);
  return {
    expectedNumber,
    crossings: numbers.map(({ value, peakTimeS }) => ({ peakTimeS, expectedNumber: value })).toSorted((a, b) => a.peakTimeS - b.peakTimeS),
    isSettled: numbers.every(({ isSettled }) => isSettled),
    insideAtStart: isVisible ? insideProbability(scaledRelative(start, scale), hardBodyRadiusM) : 0,
    startS: Math.min(...visible.map(({ startS }) => startS)),
    stopS: Math.max(...visible.map(({ stopS }) => stopS))
  };
}
function nearestOnSphere(relative, square, radius) {
  return Math.max(0, Math.sqrt(square) - radius * sharpnessOf(relative));
}
function overSphere(deviations, { fewestRings, ringsPerSigma }) {
  const rule = sphereRule(Math.ceil(fewestRings + ringsPerSigma * deviations));
  return (relative, radius, largestExponent, scale) => sphereFlux(relative, radius, rule, largestExponent, scale);
}
function overStrip({ ringsPerSigma: perSigma, fewestAround }) {
  const fineness = { perSigma, fewestAround };
  return (relative, radius, largestExponent, scale) => stripFlux(relative, radius, fineness, largestExponent, scale);
}

// packages/conjunction/src/pc/curved/usage.ts
var PC_2D_LIMITS = { extended: 0.02, offset: 0.01, inaccuracy: 0.02 };
var NC_2D_LIMITS = { extended: 0.05, offset: 0.1, inaccuracy: 0.1 };
var NC_3D_LIMITS = { extended: 0.5, offset: 0.75, inaccuracy: 1 };
var DURATION_PER_WIDTH = 2 * Math.SQRT2 * 5.872370090453963;
function usageIndices(first, second, hardBodyRadiusM) {
  const floorM2 = (CLIP_FACTOR * hardBodyRadiusM) ** 2;
  const overlap = overlapOf(first, second, floorM2);
  const atTca = overlap.at(0, 0);
  const straight = linearPeak(atTca);
  if (straight === void 0) return void 0;
  const periodS = 2 * Math.PI / Math.max(first.mean[0], second.mean[0]);
  const curved = overlapCurve(overlap, 0.5 * periodS);
  const halfS = 0.5 * DURATION_PER_WIDTH * (curved ?? straight).widthS;
  const middleS = curved?.peakTimeS ?? straight.timeS;
  const startS = middleS - halfS;
  const stopS = middleS + halfS;
  const straightMisfit = atTca.misfit - (straight.timeS / straight.widthS) ** 2;
  const logRatio = curved && Math.log(norm(curved.peak.velocityMps) / norm(atTca.velocityMps)) + Math.log(curved.widthS / straight.widthS) - 0.5 * (curved.peak.misfit - straightMisfit);
  return {
    extended: Math.min(1, 2 * halfS / periodS),
    offset: Math.min(1, Math.max(Math.abs(startS), Math.abs(stopS)) / periodS),
    inaccuracy: logRatio === void 0 ? 1 : -Math.expm1(-Math.abs(logRatio)),
    startS,
    stopS
  };
}
function isSlowEncounter(indices) {
  return indices.extended > NC_2D_LIMITS.extended || indices.offset > NC_2D_LIMITS.offset;
}
function usageViolations(indices, limits) {
  return ["extended", "offset", "inaccuracy"].filter((name) => indices[name] > limits[name]);
}

// packages/conjunction/src/pc/plane/alfano-2005.ts
var FEWEST_PAIRS = 10;
var MOST_PAIRS = 1e5;
function alfano2005(encounter) {
  const { meanMinorM, meanMajorM, sigmaMinorM, sigmaMajorM, hardBodyRadiusM: radius } = encounter;
  const slope = radius / sigmaMinorM;
  const lean = radius * Math.abs(meanMinorM) / sigmaMinorM ** 2 + radius * Math.abs(meanMajorM) / sigmaMajorM ** 2;
  const pairs = Math.min(MOST_PAIRS, Math.ceil(FEWEST_PAIRS + 16 * (slope + Math.sqrt(lean))));
  const step = Math.PI / (2 * pairs);
  let odd = 0;
  let even = 0;
  for (let i = 1; i < 2 * pairs; i++) {
    const angle = i * step;
    const x = radius * Math.cos(angle);
    const half = radius * Math.sin(angle);
    const offset = (x - meanMinorM) / sigmaMinorM;
    const value = Math.exp(-0.5 * offset * offset) * slabProbability(meanMajorM, half, sigmaMajorM) * half;
    if (i % 2 === 1) odd += value;
    else even += value;
  }
  return Math.min(1, (4 * odd + 2 * even) * step / (3 * sigmaMinorM * Math.sqrt(2 * Math.PI)));
}

// packages/conjunction/src/pc/plane/chan-1997.ts
var MAXIMUM_TERMS = 1e5;
function chan1997(encounter) {
  const s1 = encounter.sigmaMinorM;
  const s2 = encounter.sigmaMajorM;
  const halfU = encounter.hardBodyRadiusM ** 2 / (2 * s1 * s2);
  const halfV = 0.5 * ((encounter.meanMinorM / s1) ** 2 + (encounter.meanMajorM / s2) ** 2);
  const last = lastTerm(halfU, halfV);
  const logU = Math.log(halfU);
  const logV = Math.log(halfV);
  let tail = 0;
  let sum = 0;
  let logFactorial = logFactorialOf(last + 1);
  for (let k = last; k >= 0; k--) {
    tail += Math.exp((k + 1) * logU - halfU - logFactorial);
    logFactorial -= Math.log(k + 1);
    const weight = halfV === 0 ? k === 0 ? 1 : 0 : Math.exp(k * logV - halfV - logFactorial);
    sum += weight * tail;
  }
  return Math.min(1, sum);
}
function lastTerm(halfU, halfV) {
  const spread = 12 * Math.sqrt(Math.max(halfU, halfV)) + 40;
  return Math.min(MAXIMUM_TERMS, Math.ceil(Math.max(halfU, halfV) + spread));
}
function logFactorialOf(n) {
  const x = n + 1;
  const r = 1 / (x * x);
  return (x - 0.5) * Math.log(x) - x + 0.5 * Math.log(2 * Math.PI) + (1 - r * (1 / 30 - r / 105)) / (12 * x);
}

// packages/conjunction/src/pc/plane/laas-2015.ts
var RELATIVE_REMAINDER = 1e-13;
var LARGEST_GROWTH = 5e3;
var RESCALE_AT = 1e250;
function laas2015(encounter) {
  const { meanMinorM, meanMajorM, sigmaMinorM, sigmaMajorM, hardBodyRadiusM } = encounter;
  const square = hardBodyRadiusM ** 2;
  const p = square / (2 * sigmaMinorM ** 2);
  const q = p * (1 - (sigmaMinorM / sigmaMajorM) ** 2);
  const w1 = square * meanMinorM ** 2 / (4 * (sigmaMinorM ** 2) ** 2);
  const w2 = square * meanMajorM ** 2 / (4 * (sigmaMajorM ** 2) ** 2);
  const growth = p + 0.5 * q + w1 + w2;
  const logFront = Math.log(square / (2 * sigmaMinorM * sigmaMajorM)) - 0.5 * ((meanMinorM / sigmaMinorM) ** 2 + (meanMajorM / sigmaMajorM) ** 2) - p;
  if (growth > LARGEST_GROWTH) return boundsOnly(p, growth, logFront);
  return sumSeries(p, q, w1, w2, growth, logFront);
}
function sumSeries(p, q, w1, w2, growth, logFront) {
  let a0 = 1;
  let a1 = 0;
  let a2 = 0;
  let b = 1;
  let sum = 1;
  let logScale = 0;
  let logBound = 0;
  const c0 = 0.5 * q + w1 + w2;
  const c1 = 0.5 * q * q + 2 * q * w1;
  const c2 = w1 * q * q;
  for (let k = 0; ; k++) {
    const previous = k > 0 ? a1 / k : 0;
    const older = k > 1 ? a2 / (k * (k - 1)) : 0;
    const next = ((2 * q * k + c0) * a0 - (q * q * (k - 1) + c1) * previous + c2 * older) / ((k + 1) * (k + 1));
    a2 = a1;
    a1 = a0;
    a0 = next;
    b = p * b / (k + 2) + a0 / (k + 2);
    sum += b;
    logBound += Math.log(growth / (k + 2));
    if (sum > RESCALE_AT) {
      a0 /= RESCALE_AT;
      a1 /= RESCALE_AT;
      a2 /= RESCALE_AT;
      b /= RESCALE_AT;
      sum /= RESCALE_AT;
      logScale += Math.log(RESCALE_AT);
    }
    if (k + 3 > growth) {
      const ratio = growth / (k + 3);
      const rest = Math.exp(logBound - logScale) * (ratio / (1 - ratio));
      if (rest <= RELATIVE_REMAINDER * sum) {
        const logFactor = logFront + logScale;
        const lower = Math.min(1, Math.exp(logFactor + Math.log(sum)));
        return { pc: lower, lower, upper: Math.min(1, Math.exp(logFactor + Math.log(sum + rest))), terms: k + 2 };
      }
    }
  }
}
function boundsOnly(p, growth, logFront) {
  const lower = Math.exp(logFront + p + Math.log(-Math.expm1(-p) / p));
  const upper = Math.exp(logFront + growth - Math.log(growth));
  return { lower: Math.min(1, lower), upper: Math.min(1, upper), terms: 0 };
}

// packages/conjunction/src/pc/plane/patera-2005.ts
var FIRST_COUNT = 64;
var LAST_COUNT = 1 << 17;
var SETTLED = 1e-12;
function patera2005(encounter) {
  let last = Number.NaN;
  for (let n = FIRST_COUNT; n <= LAST_COUNT; n *= 2) {
    const value = contour(encounter, n);
    if (Math.abs(value - last) <= SETTLED * Math.abs(value)) return clamp2(value);
    last = value;
  }
  return clamp2(last);
}
function contour(encounter, n) {
  const { meanMinorM: m1, meanMajorM: m2, sigmaMinorM: s1, sigmaMajorM: s2, hardBodyRadiusM: radius } = encounter;
  const isOutside = Math.hypot(m1, m2) > radius;
  let near = 0;
  let far = 0;
  let smallest = Number.POSITIVE_INFINITY;
  for (let i = 0; i < n; i++) {
    const angle = (i + 0.5) * 2 * Math.PI / n;
    const cosine = Math.cos(angle);
    const sine = Math.sin(angle);
    const x = (m1 + radius * cosine) / s1;
    const y = (m2 + radius * sine) / s2;
    const swept = x * radius * cosine / s2 + y * radius * sine / s1;
    const halfSquare = 0.5 * (x * x + y * y);
    if (halfSquare < smallest) smallest = halfSquare;
    const perHalfSquare = swept / (2 * halfSquare);
    near += halfSquare === 0 ? swept / 2 : -Math.expm1(-halfSquare) * perHalfSquare;
    far -= Math.exp(-halfSquare) * perHalfSquare;
  }
  return (isOutside && smallest > 1 ? far : near) / n;
}
function clamp2(value) {
  return Math.min(1, Math.max(0, value));
}

// packages/conjunction/src/pc/methods.ts
var PC_METHOD_NAMES = [
  "foster-1992",
  "chan-1997",
  "alfano-2005",
  "patera-2005",
  "laas-2015",
  "nc2d-hall-2021",
  "nc3d-hall-2021",
  "monte-carlo"
];
var FEWEST_HITS = 10;
var SLOW_STEPS = 64;
var CHAN_LARGEST_RATIO = 0.3;
var CHAN_LARGEST_ASPECT = 50;
function estimatePc(name, input) {
  switch (name) {
    case "foster-1992":
      return planar(input, foster1992);
    case "alfano-2005":
      return planar(input, alfano2005);
    case "patera-2005":
      return planar(input, patera2005);
    case "chan-1997":
      return chan(input);
    case "laas-2015":
      return laas(input);
    case "nc2d-hall-2021":
      return onePlane(input);
    case "nc3d-hall-2021":
      return wholeSpan(input);
    case "monte-carlo":
      return counted(input);
  }
}
var usageReasons = {
  extended: "encounter-extended",
  offset: "encounter-offset",
  inaccuracy: "encounter-inaccurate"
};
function violated(usage, limits) {
  return usage === void 0 ? [] : usageViolations(usage, limits).map((name) => usageReasons[name]);
}
function planar(input, method) {
  const { principal, usage, remarks: remarks2 } = input;
  if (principal === void 0) return { usable: false, reasons: remarks2 };
  const pc = method(principal);
  const doubts = violated(usage, PC_2D_LIMITS);
  const unknown = usage === void 0 ? ["usage-unknown"] : [];
  return {
    pc,
    usable: doubts.length + unknown.length === 0,
    reasons: [...remarks2, ...doubts, ...unknown, ...underflow(pc)]
  };
}
function chan(input) {
  const estimate = planar(input, chan1997);
  const { principal } = input;
  const isInRange = principal !== void 0 && principal.hardBodyRadiusM <= CHAN_LARGEST_RATIO * principal.sigmaMinorM && principal.sigmaMajorM <= CHAN_LARGEST_ASPECT * principal.sigmaMinorM;
  if (principal === void 0 || isInRange) return estimate;
  return { ...estimate, usable: false, reasons: [...estimate.reasons, "approximation-out-of-range"] };
}
function laas(input) {
  const { principal } = input;
  if (principal === void 0) return planar(input, foster1992);
  const series = laas2015(principal);
  const estimate = planar(input, () => series.pc ?? 0);
  const { lower, upper } = series;
  if (series.pc !== void 0) return { ...estimate, lower, upper };
  return { lower, upper, usable: false, reasons: [...estimate.reasons, "series-not-converged"] };
}
var VISIBLE_SHARE2 = 1e-3;
function trackOf({ errors, hardBodyRadiusM, track }) {
  if (track !== void 0 || errors === void 0) return track;
  return overlapTrack(errors[0], errors[1], hardBodyRadiusM, (CLIP_FACTOR * hardBodyRadiusM) ** 2);
}
function onePlane(input) {
  const { usage, remarks: remarks2 } = input;
  const track = trackOf(input);
  if (track === void 0) return { usable: false, reasons: [...remarks2, "velocity-covariance-missing"] };
  const estimate = nc2dHall2021(track);
  if (estimate === void 0) return { usable: false, reasons: [...remarks2, "overlap-not-found"] };
  const pc = Math.min(1, estimate.pc);
  const others = track.crossings.filter((crossing) => crossing !== track.main);
  const elsewhere = others.reduce((sum, crossing) => sum + (nc2dHall2021(track, 1, crossing)?.pc ?? 0), 0);
  const doubts = [
    ...usage === void 0 ? [] : usageViolations({ ...usage, inaccuracy: 0 }, NC_2D_LIMITS),
    ...estimate.inaccuracy > NC_2D_LIMITS.inaccuracy ? ["inaccuracy"] : []
  ].map((name) => usageReasons[name]);
  if (elsewhere > VISIBLE_SHARE2 * pc) doubts.push("repeated-encounters");
  return { pc, usable: doubts.length === 0, reasons: [...remarks2, ...doubts, ...underflow(pc)] };
}
function wholeSpan(input) {
  const { remarks: remarks2 } = input;
  const track = trackOf(input);
  if (track === void 0) return { usable: false, reasons: [...remarks2, "velocity-covariance-missing"] };
  const estimate = nc3dHall2021(track);
  if (estimate === void 0) return { usable: false, reasons: [...remarks2, "overlap-not-found"] };
  const { expectedNumber, insideAtStart, crossings, startS, stopS, isSettled } = estimate;
  const all = expectedNumber + insideAtStart;
  const { span } = track;
  const doubts = usageViolations(
    {
      extended: (stopS - startS) / (span.stopS - span.startS),
      offset: Math.max(startS / span.startS, stopS / span.stopS),
      inaccuracy: 0
    },
    NC_3D_LIMITS
  ).map((name) => usageReasons[name]);
  if (!isSettled) doubts.push(usageReasons.inaccuracy);
  const visible = crossings.filter((crossing) => crossing.expectedNumber > VISIBLE_SHARE2 * all);
  const repeated = visible.length > 1 ? ["repeated-encounters"] : [];
  const inside2 = insideAtStart > VISIBLE_SHARE2 * all ? ["starts-inside"] : [];
  const pc = Math.min(1, all);
  return {
    pc,
    usable: doubts.length === 0,
    reasons: [...remarks2, ...doubts, ...repeated, ...inside2, ...underflow(pc)],
    ...visible.length > 1 && { crossings: visible },
    ...inside2.length > 0 && { insideAtStart }
  };
}
function counted(input) {
  const { errors, monteCarlo, hardBodyRadiusM, usage, remarks: remarks2 } = input;
  if (errors === void 0) return { usable: false, reasons: [...remarks2, "velocity-covariance-missing"] };
  if (monteCarlo === void 0) return { usable: false, reasons: [...remarks2, "not-requested"] };
  const track = trackOf(input);
  if (track === void 0) return { usable: false, reasons: [...remarks2, "overlap-not-found"] };
  const { span, crossings } = track;
  const isSlow = usage === void 0 || isSlowEncounter(usage) || crossings.length > 1;
  const middleS = usage === void 0 ? 0 : 0.5 * (usage.startS + usage.stopS);
  const trials = isSlow ? monteCarlo.slowTrials ?? monteCarlo.trials : monteCarlo.trials;
  const { pc, lower, upper, hits } = monteCarloPc(errors[0], errors[1], hardBodyRadiusM, {
    trials,
    random: monteCarlo.random,
    window: [span.startS, span.stopS],
    aroundS: middleS,
    ...isSlow && { stepS: (span.stopS - span.startS) / SLOW_STEPS }
  });
  const few = hits < FEWEST_HITS ? ["too-few-hits"] : [];
  return { pc, lower, upper, hits, trials, usable: few.length === 0, reasons: [...remarks2, ...few] };
}
function underflow(pc) {
  return pc === 0 ? ["below-smallest-double"] : [];
}

// packages/conjunction/src/covariance/carried-object.ts
function carriedObject(object, state) {
  const { covariance } = object;
  const isLocal = covariance?.frame === "RTN" || covariance?.frame === "TNW" || covariance?.frame === state.frame;
  const hasVelocity = covariance !== void 0 && [21, 28, 35].every((i) => covariance.matrix[i] > 0);
  if (!isLocal || !hasVelocity) return { ...object, state };
  return { ...object, state, covariance: transportCovariance(covariance, object.state, state) };
}

// packages/conjunction/src/covariance/plausible.ts
var LEAST_DEVIATION_M = {
  // Who carries a receiver knows himself to centimetres, and where he will be to some more.
  PAYLOAD: [0.01, 0.01],
  UNKNOWN: [0.1, 0.1],
  // Seen by radars and telescopes: metres, and drag and light that nobody knows to a percent.
  "ROCKET BODY": [3, 1],
  DEBRIS: [3, 1]
};
function leastDeviation(objectType, ageS) {
  const [atObservation, aDay] = LEAST_DEVIATION_M[objectType];
  return atObservation + aDay * Math.max(0, ageS) / SECONDS_PER_DAY;
}
function isTooSmall(covarianceM2, leastDeviationM) {
  return leastDeviationM !== void 0 && eigen3(covarianceM2).values[2] < leastDeviationM ** 2;
}
var INDEFINITE_BEYOND = 0.01;
function isIndefinite(matrix) {
  const deviations = Array.from({ length: 6 }, (_, i) => Math.sqrt(matrix[7 * i]));
  if (!deviations.every((deviation) => deviation > 0 && Number.isFinite(deviation))) return false;
  const correlations = matrix.map((value, n) => value / (deviations[Math.floor(n / 6)] * deviations[n % 6]));
  for (let i = 0; i < 6; i++) correlations[7 * i] += INDEFINITE_BEYOND;
  return cholesky(correlations, 6) === void 0;
}

// packages/conjunction/src/covariance/usable.ts
var DEFAULT_COVARIANCE_VARIANCE_M2 = (0.99 * 10 * EARTH_RADIUS_M) ** 2;
var UNREPAIRABLE_SHARE = 0.05;
function covarianceDefect(covarianceM2) {
  if (covarianceM2 === void 0) return "covariance-missing";
  if (covarianceM2.some((value) => !Number.isFinite(value))) return "covariance-not-finite";
  if (covarianceM2.every((value) => value === 0)) return "covariance-zero";
  const variances = [covarianceM2[0], covarianceM2[4], covarianceM2[8]];
  if (variances.some((value) => value < 0)) return "covariance-negative-variance";
  if (variances.some((value) => value >= DEFAULT_COVARIANCE_VARIANCE_M2)) return "covariance-default";
  const { values } = eigen3(covarianceM2);
  if (values[0] < -UNREPAIRABLE_SHARE * values[2]) return "covariance-not-positive";
  return void 0;
}
var IMPLAUSIBLE_DEVIATION_M = 1e6;
function isImplausible(covarianceM2) {
  return [0, 4, 8].some((i) => covarianceM2[i] >= IMPLAUSIBLE_DEVIATION_M ** 2);
}

// packages/conjunction/src/covariance/shared-error.ts
function densityShift(error, state) {
  const rows = localAxes("RTN", state.positionM, state.velocityMps);
  const turned3 = (v) => [0, 1, 2].map(
    (k) => error.relativeSigma * (rows[k] * v[0] + rows[3 + k] * v[1] + rows[6 + k] * v[2])
  );
  return { positionM: turned3(error.positionRtnM), velocityMps: turned3(error.velocityRtnMps) };
}
function crossCovariance(first, second) {
  return Float64Array.from({ length: 9 }, (_, n) => {
    const [i, j] = [Math.floor(n / 3), n % 3];
    return -(first[i] * second[j] + second[i] * first[j]);
  });
}
function crossInPlane(first, second, x, y) {
  const [firstX, firstY, secondX, secondY] = [dot(first, x), dot(first, y), dot(second, x), dot(second, y)];
  return { xx: -2 * firstX * secondX, yx: -(firstX * secondY + secondX * firstY), yy: -2 * firstY * secondY };
}
function sharedShifts([primary, secondary], [first, second]) {
  const [primaryError, secondaryError] = [primary.densityError, secondary.densityError];
  if (primaryError === void 0 && secondaryError === void 0) return {};
  if (primaryError === void 0 || secondaryError === void 0) return { status: "incomplete" };
  if (first === void 0 || second === void 0) return {};
  const shifts = [densityShift(primaryError, primary.state), densityShift(secondaryError, secondary.state)];
  const joint = sum3(sum3(first, second), crossCovariance(shifts[0].positionM, shifts[1].positionM));
  return covarianceDefect(joint) === void 0 ? { status: "applied", shifts } : { status: "inconsistent" };
}

// packages/conjunction/src/covariance/known-errors.ts
function knownErrors(primary, secondary) {
  const defects = [];
  const indefinite = [];
  const positions = [];
  for (const [object, { covariance, state }] of [
    ["primary", primary],
    ["secondary", secondary]
  ]) {
    const position = covariance && inertialPositionCovariance(covariance, state);
    if (position && !position.ok) return fail({ ...position.fault, object });
    const defect = covarianceDefect(position?.value);
    if (defect !== void 0) defects.push({ object, defect });
    else if (covariance && isIndefinite(covariance.matrix)) indefinite.push(object);
    positions.push(defect === void 0 ? position?.value : void 0);
  }
  const [first, second] = positions;
  const { status, shifts } = sharedShifts([primary, secondary], [first, second]);
  return ok({
    objects: [primary, secondary],
    positionsM2: [first, second],
    defects,
    indefinite,
    ...status && { correlation: status },
    ...shifts && { shifts }
  });
}

// packages/conjunction/src/covariance/combine.ts
function combineCovariance(primaryM2, secondaryM2, shifts) {
  const sum = sum3(primaryM2, secondaryM2);
  return shifts === void 0 ? sum : sum3(sum, crossCovariance(shifts[0].positionM, shifts[1].positionM));
}

// packages/conjunction/src/encounter/conjunction-summary.ts
function summaryOfErrors({ objects, positionsM2, shifts }) {
  const [primary, secondary] = [objects[0].state, objects[1].state];
  const dr = difference(secondary.positionM, primary.positionM);
  const dv = difference(secondary.velocityMps, primary.velocityMps);
  const axes = rtnAxes(primary.positionM, primary.velocityMps);
  const [first, second] = positionsM2;
  return {
    missDistanceM: norm(dr),
    relativeSpeedMps: norm(dv),
    relativePositionRtnM: turned2(axes, dr),
    relativeVelocityRtnMps: turned2(axes, dv),
    approachAngleRad: angleBetween(primary.velocityMps, secondary.velocityMps),
    ...first && { primarySigmaRtnM: sigmas(rtnPositionCovariance(first, primary)) },
    ...second && { secondarySigmaRtnM: sigmas(rtnPositionCovariance(second, secondary)) },
    ...first && second && distances(dr, combineCovariance(first, second, shifts))
  };
}
function distances(dr, combined) {
  const miss = norm(dr);
  const { values, vectors } = eigen3(combined);
  if (!(values[0] > 0)) return {};
  const squared = vectors.reduce((sum, vector, i) => sum + dot(vector, dr) ** 2 / values[i], 0);
  const mahalanobis = Math.sqrt(squared);
  if (miss === 0) return { mahalanobis };
  return { mahalanobis, sigmaAlongMissM: Math.sqrt(bilinear3(combined, dr, dr)) / miss };
}
function sigmas(rtn) {
  const sigma = (variance) => Math.sqrt(Math.max(0, variance));
  return [sigma(rtn[0]), sigma(rtn[4]), sigma(rtn[8])];
}
function turned2(rows, v) {
  return [
    rows[0] * v[0] + rows[1] * v[1] + rows[2] * v[2],
    rows[3] * v[0] + rows[4] * v[1] + rows[5] * v[2],
    rows[6] * v[0] + rows[7] * v[1] + rows[8] * v[2]
  ];
}
function angleBetween(a, b) {
  const sum = norm([a[0] / norm(a) + b[0] / norm(b), a[1] / norm(a) + b[1] / norm(b), a[2] / norm(a) + b[2] / norm(b)]);
  const gap = norm([a[0] / norm(a) - b[0] / norm(b), a[1] / norm(a) - b[1] / norm(b), a[2] / norm(a) - b[2] / norm(b)]);
  return 2 * Math.atan2(gap, sum);
}

// packages/conjunction/src/pc/bounds/maximum-over-scale.ts
var FINE_SEARCH = { stride: 0.15, width: 1e-7 };
var MOST_SAMPLES = 400;
var NEAR_END = 0.1;
var WORTH_CLIMBING = 0.5;
function maximumOverScale(pcAt, lowScale, highScale, { stride, width } = FINE_SEARCH) {
  const last = Math.max(lowScale, highScale);
  const [low, high] = [Math.log(lowScale), Math.log(last)];
  const count = Math.min(MOST_SAMPLES, Math.max(2, Math.ceil((high - low) / stride)));
  const step = (high - low) / count;
  const scaleOf2 = (i) => i === 0 ? lowScale : i === count ? last : Math.exp(low + i * step);
  const samples = Array.from({ length: count + 1 }, (_, i) => pcAt(scaleOf2(i)));
  const highest = Math.max(...samples);
  let best = { scale: scaleOf2(samples.indexOf(highest)), pc: highest };
  const at = (log) => pcAt(Math.min(last, Math.exp(log)));
  for (const [i, pc] of samples.entries()) {
    const isHill = pc >= (samples[i - 1] ?? 0) && pc >= (samples[i + 1] ?? 0) && pc > WORTH_CLIMBING * highest;
    if (!isHill) continue;
    const [from, to] = [low + Math.max(0, i - 1) * step, low + Math.min(count, i + 1) * step];
    if (from === to) continue;
    const inwards2 = i === 0 ? NEAR_END : i === count ? -NEAR_END : 0;
    if (inwards2 !== 0 && at(low + (i + inwards2) * step) <= pc) continue;
    const top = maximumBetween((log) => pcAt(Math.exp(log)), from, to, width);
    const topPc = at(top);
    if (topPc > best.pc) best = { scale: Math.min(last, Math.exp(top)), pc: topPc };
  }
  return best;
}

// packages/conjunction/src/pc/bounds/dilution.ts
var CERTAIN = 1 - 1e-9;
var AT_PRESENT_SCALE = 1e-4;
var STRAIGHT_EDGE = 1e-6;
function dilution(encounter) {
  const present = foster1992(encounter);
  if (Math.hypot(encounter.meanMinorM, encounter.meanMajorM) < encounter.hardBodyRadiusM) {
    return { region: present < CERTAIN ? "diluted" : "robust", maxPc: 1, scaleAtMax: 0 };
  }
  if (encounter.hardBodyRadiusM === 0) return { region: "robust", maxPc: 0, scaleAtMax: 1 };
  const [low, high] = scalesOfMaximum(encounter);
  const maximum = maximumOverScale((scale) => foster1992(scaledEncounter(encounter, scale)), low, high);
  if (maximum.pc <= present) return { region: "robust", maxPc: present, scaleAtMax: 1 };
  const region = Math.log(maximum.scale) < -AT_PRESENT_SCALE ? "diluted" : "robust";
  return { region, maxPc: maximum.pc, scaleAtMax: maximum.scale };
}
function scalesOfMaximum(encounter) {
  const { meanMinorM, meanMajorM, sigmaMinorM, sigmaMajorM, hardBodyRadiusM } = encounter;
  const missM = Math.hypot(meanMinorM, meanMajorM);
  const distance = Math.sqrt(mahalanobisSquared(encounter));
  const across = hardBodyRadiusM / sigmaMinorM;
  const least = Math.max((missM - hardBodyRadiusM) / sigmaMajorM, distance - across);
  const greatest = Math.min((missM + hardBodyRadiusM) / sigmaMinorM, distance + across);
  const low = Math.max(least * Math.SQRT1_2, STRAIGHT_EDGE * hardBodyRadiusM / sigmaMajorM);
  return [low, Math.max(low, greatest * Math.SQRT1_2)];
}

// packages/conjunction/src/pc/bounds/bounded-maximum.ts
var MOST_VALUES = 60;
var STRIDE_OUT = 4;
var NOTHING_LEFT = 1e-7;
var FROM_ENDS = 0.1;
function boundedMaximum(pcAt, scales, mostBetween3, { ends: [least, most], share, stride, width }) {
  const sampleAt = (scale) => ({ scale, pc: pcAt(scale) });
  const samples = [...new Set(scales)].toSorted((a, b) => a - b).map(sampleAt);
  const best = () => samples.reduce((most2, sample) => sample.pc > most2.pc ? sample : most2);
  while (samples.length < MOST_VALUES) {
    const { pc, scale } = best();
    if (pc >= 1) break;
    const [low, high] = [samples[0], samples.at(-1)];
    if (low.scale > least && low.pc > NOTHING_LEFT * pc) {
      samples.unshift(sampleAt(Math.max(least, low.scale / STRIDE_OUT)));
      continue;
    }
    if (scale === high.scale && scale < most) {
      samples.push(sampleAt(Math.min(most, STRIDE_OUT * scale)));
      continue;
    }
    let [gap, largest] = [0, { scale: 0, pc: pc * (1 + share) }];
    for (let i = 1; i < samples.length; i++) {
      const [low2, high2] = [samples[i - 1], samples[i]];
      if (low2.scale > 0 && Math.log(high2.scale / low2.scale) <= stride) continue;
      const bound2 = mostBetween3(low2, high2);
      if (bound2.pc > largest.pc) [gap, largest] = [i, bound2];
    }
    if (gap === 0) break;
    samples.splice(gap, 0, sampleAt(inside(largest.scale, samples[gap - 1].scale, samples[gap].scale)));
  }
  const boundOf = (i) => samples[i - 1] && samples[i] ? mostBetween3(samples[i - 1], samples[i]).pc : 0;
  const limit = best().pc * (1 + share);
  const tops = samples.flatMap((sample, i) => {
    const [low, high] = [samples[i - 1], samples[i + 1]];
    const isHill = sample.pc >= (low?.pc ?? 0) && sample.pc >= (high?.pc ?? 0) && sample.scale > 0 && sample.pc < 1;
    if (!isHill || Math.max(boundOf(i), boundOf(i + 1)) <= limit) return [];
    if (low && high) {
      const below2 = low.scale > 0 ? low : sampleAt(sample.scale * Math.exp(-stride));
      return [below2.pc > sample.pc ? below2 : topOfHill(pcAt, [below2, sample, high], width)];
    }
    const next = low ?? high;
    const beside = sampleAt(sample.scale * Math.exp(FROM_ENDS * Math.log(next.scale / sample.scale)));
    if (next.scale === 0 || beside.pc <= sample.pc) return [];
    return [topOfHill(pcAt, low ? [low, beside, sample] : [sample, beside, next], width)];
  });
  return tops.reduce((most2, top) => top.pc > most2.pc ? top : most2, best());
}
function inside(scale, low, high) {
  if (low === 0) return Math.min(scale, high * (1 - FROM_ENDS));
  const margin = Math.exp(FROM_ENDS * Math.log(high / low));
  return Math.min(high / margin, Math.max(low * margin, scale));
}
var MOST_PARABOLAS2 = 5;
function topOfHill(pcAt, three, width) {
  let around = three.map(({ scale, pc }) => ({ log: Math.log(scale), pc }));
  const top = () => ({ scale: Math.exp(around[1].log), pc: around[1].pc });
  for (let i = 0; i < MOST_PARABOLAS2; i++) {
    const [a, b, c] = around;
    const [left, right] = [(b.log - a.log) * Math.log(b.pc / c.pc), (c.log - b.log) * Math.log(b.pc / a.pc)];
    const move = 0.5 * ((c.log - b.log) * right - (b.log - a.log) * left) / (left + right);
    if (!Number.isFinite(move) || Math.abs(move) < width) return top();
    const log = Math.min(c.log, Math.max(a.log, b.log + move));
    const sorted = [a, b, c, { log, pc: pcAt(Math.exp(log)) }].toSorted((one, other) => one.log - other.log);
    const middle = sorted[1].pc >= sorted[2].pc ? 1 : 2;
    around = sorted.slice(middle - 1, middle + 2);
  }
  return top();
}

// packages/conjunction/src/pc/bounds/nc-dilution.ts
var NC_VISIBLE_RISE = 5e-3;
var COMMON_SEARCH = { share: 0.01, stride: 0.2, width: 0.03 };
var LONGEST_ERROR_M = EARTH_RADIUS_M;
var LARGE_SPHERE2 = 30;
var FLAT_SHARE = 0.02;
var STRAIGHT_EDGE2 = 1e-3;
function ncDilution(track, method, { present, own: own2 }, missDistanceM) {
  const { hardBodyRadiusM } = track;
  if (missDistanceM < hardBodyRadiusM) {
    return { region: "diluted", maxPc: 1, scaleAtMax: 0, isOpen: false };
  }
  const bias = own2 > 0 ? present / own2 : 1;
  const at = (scale2) => scale2 === 1 ? present : bias * numberOf(track, method, scale2);
  const ends = plausibleScales(track);
  const scales = [...likelyScales(track, ...ends), 1];
  const { scale, pc } = boundedMaximum(at, scales, mostBetween, { ...COMMON_SEARCH, ends });
  const best = { scale, pc: Math.min(1, pc) };
  const isOpen = best.scale >= ends[1] / 1.01 && best.pc > present;
  if (best.pc <= present * (1 + NC_VISIBLE_RISE)) {
    return { region: "robust", maxPc: Math.max(present, best.pc), scaleAtMax: 1, isOpen: false };
  }
  return { region: best.scale < 1 ? "diluted" : "robust", maxPc: best.pc, scaleAtMax: best.scale, isOpen };
}
var UNSEEN_SHARE = 1e-3;
function mostBetween(low, high) {
  const [first, last] = [1 / low.scale ** 2, 1 / high.scale ** 2];
  const unseen = Math.max(Number.MIN_VALUE, UNSEEN_SHARE * Math.max(low.pc, high.pc));
  const logOf = ({ pc }, u2) => Math.log(pc > 0 ? pc : unseen) - 2 * Math.log(u2);
  const end = logOf(high, last);
  const fall = (end - logOf(low, first)) / (first - last);
  const u = Math.min(first, Math.max(last, fall > 0 ? 2 / fall : Infinity));
  return { scale: 1 / Math.sqrt(u), pc: Math.exp(2 * Math.log(u) + end - fall * (u - last)) };
}
function numberOf(track, method, scale, judged2 = track) {
  if (track.main === void 0) return 0;
  if (method === "nc2d-hall-2021") return nc2dHall2021(track, scale)?.pc ?? 0;
  return scale < sharpestScale(track) && isFlat(judged2) ? cutNumber(track, scale) : sphereNumber(track, scale);
}
function sphereNumber(track, scale) {
  const estimate = nc3dHall2021(track, scale, SEARCH_PRECISION);
  return estimate ? estimate.expectedNumber + estimate.insideAtStart : 0;
}
function cutNumber(track, scale) {
  return track.crossings.reduce((sum, crossing) => sum + (nc2dHall2021(track, scale, crossing)?.pc ?? 0), 0);
}
var flatTracks = /* @__PURE__ */ new WeakMap();
function isFlat(track) {
  const known = flatTracks.get(track);
  if (known !== void 0) return known;
  const scale = sharpestScale(track);
  const [cut, whole] = [cutNumber(track, scale), sphereNumber(track, scale)];
  const isSame = Math.abs(cut - whole) <= FLAT_SHARE * whole;
  flatTracks.set(track, isSame);
  return isSame;
}
function sharpestScale({ main, hardBodyRadiusM }) {
  return main === void 0 ? 0 : hardBodyRadiusM * sharpnessOf(main.peak) / LARGE_SPHERE2;
}
function likelyScales({ crossings, hardBodyRadiusM }, least, most) {
  const ranges = crossings.map(({ peak, distance }) => {
    const farthest = distance + hardBodyRadiusM * sharpnessOf(peak);
    return [distanceToBall(peak, hardBodyRadiusM) / Math.sqrt(3), farthest / Math.SQRT2];
  });
  const low = Math.min(...ranges.map(([from2]) => from2));
  const high = Math.max(...ranges.map(([, to]) => to));
  const from = Math.min(most, Math.max(least, 0.8 * low));
  return [from, Math.min(most, Math.max(1.25 * high, 1.5 * from))];
}
function plausibleScales(track) {
  if (track.main === void 0) return [1, 1];
  const [xx, , , , yy, , , , zz] = track.main.peak.positionM2;
  const longestM = Math.sqrt(xx + yy + zz);
  const shortest = Math.max(STRAIGHT_EDGE2 * track.hardBodyRadiusM / longestM, 0.5 * leastDistance(track));
  return [Math.min(1, shortest), Math.max(1, LONGEST_ERROR_M / longestM)];
}

// packages/conjunction/src/pc/bounds/separate-dilution.ts
var NO_LONGER_SEEN = 0.02;
var SMALLEST_SHARE = 1e-3;
var PLANE_SEARCH = { stride: 0.15, width: 1e-4 };
function separateDilution(missXM, missYM, primaryM2, secondaryM2, hardBodyRadiusM, crossM2 = { xx: 0, yx: 0, yy: 0 }) {
  const pcOf = (joint) => {
    const encounter = principalEncounter(missXM, missYM, joint, hardBodyRadiusM);
    return encounter.repair === "unusable" ? 0 : foster1992(encounter);
  };
  const of = (shrinking, other) => {
    const at = (share) => pcOf(sum2(sum2(scaled2(shrinking, share * share), other), scaled2(crossM2, share)));
    const largest = Math.sqrt(Math.max(0, shrinking.xx + shrinking.yy));
    const smallest = principalEncounter(0, 0, other, hardBodyRadiusM).sigmaMinorM;
    return objectDilution(at, Math.min(SMALLEST_SHARE, NO_LONGER_SEEN * smallest / largest), PLANE_SEARCH);
  };
  return { primary: of(primaryM2, secondaryM2), secondary: of(secondaryM2, primaryM2) };
}
function objectDilution(at, lowest, search) {
  const present = at(1);
  const origin = at(0);
  const { scale, pc } = maximumOverScale(at, Math.max(lowest, Number.MIN_VALUE), 1, search);
  const best = origin > pc ? { maxPc: origin, scaleAtMax: 0 } : { maxPc: pc, scaleAtMax: scale };
  return best.maxPc > present ? best : { maxPc: present, scaleAtMax: 1 };
}

// packages/conjunction/src/pc/bounds/separate-nc-dilution.ts
var SEARCH = { ends: [0, 1], share: NC_VISIBLE_RISE, stride: 0.9, width: 0.04 };
function separateNcDilution(errors, track, method, { present, own: own2 }) {
  const { hardBodyRadiusM } = track;
  const floorM2 = (CLIP_FACTOR * hardBodyRadiusM) ** 2;
  const bias = own2 > 0 ? present / own2 : 1;
  const numberAt = (first, second) => {
    const scaled = method === "nc2d-hall-2021" ? nearTrack(first, second, hardBodyRadiusM, floorM2, track.span) : overlapTrack(first, second, hardBodyRadiusM, floorM2);
    return bias * numberOf(scaled, method, 1, track);
  };
  const of = (scaled) => {
    const at = (share) => share === 1 ? present : numberAt(...scaled(share));
    const { scale, pc } = boundedMaximum(at, [0, 1], mostBetween2(scaled(1), scaled(0), track, floorM2), SEARCH);
    return pc > present ? { maxPc: Math.min(1, pc), scaleAtMax: scale } : { maxPc: present, scaleAtMax: 1 };
  };
  return {
    primary: of((share) => [scaledError(errors[0], share), errors[1]]),
    secondary: of((share) => [errors[0], scaledError(errors[1], share)])
  };
}
function scaledError(error, factor) {
  return {
    ...error,
    covariance: error.covariance.map((value) => value * factor * factor),
    ...error.shared && { shared: error.shared.map((value) => value * factor) }
  };
}
var HALVINGS = 12;
var ALIKE = 1.5;
function mostBetween2(whole, without, { main }, floorM2) {
  const timeS = main?.peakTimeS ?? 0;
  const both = overlapOf(...whole, floorM2).at(timeS).positionM2;
  const other = overlapOf(...without, floorM2).at(timeS).positionM2;
  const determinant = (share) => determinant3(other.map((value, i) => value + share * share * (both[i] - value)));
  return (low, high) => {
    const [from, to] = [determinant(low.scale), determinant(high.scale)];
    if (to < ALIKE * from) return low.pc > high.pc ? low : high;
    let [scale, above2] = [low.scale, high.scale];
    for (let i = 0; i < HALVINGS; i++) {
      const middle = scale > 0 ? Math.sqrt(scale * above2) : 0.1 * above2;
      if (determinant(middle) ** 2 < from * to) scale = middle;
      else above2 = middle;
    }
    return { scale: above2, pc: high.pc * Math.sqrt(to / from) };
  };
}

// packages/conjunction/src/pc/bounds/report-bounds.ts
var VISIBLE_RISE = 1e-6;
function bounds(encounter, missDistanceM, material, recommended) {
  const { principal, primaryM2, secondaryM2, crossM2, plane } = encounter ?? {};
  const { hardBodyRadiusM, errors, track } = material;
  if (errors && track && recommended && recommended.method !== "foster-1992") {
    const { pc } = recommended;
    const method = recommended.method === "nc2d-hall-2021" ? "nc2d-hall-2021" : "nc3d-hall-2021";
    const number = { present: pc, own: numberOf(track, method, 1) };
    const { isOpen, ...common } = ncDilution(track, method, number, missDistanceM);
    const separate = separateNcDilution(errors, track, method, number);
    return {
      ...isOpen ? { maxPcReason: "rises-beyond-orbit-errors" } : { maxPc: common.maxPc },
      maxPcMethod: "covariance-scale",
      dilution: dilutionReport(common, separate, pc, method)
    };
  }
  if (principal && plane && primaryM2 && secondaryM2) {
    const common = dilution(principal);
    const { missXM, missYM } = plane;
    const separate = separateDilution(missXM, missYM, primaryM2, secondaryM2, hardBodyRadiusM, crossM2);
    return {
      maxPc: common.maxPc,
      maxPcMethod: "covariance-scale",
      dilution: dilutionReport(common, separate, foster1992(principal), "foster-1992")
    };
  }
  const covariance = primaryM2 ?? secondaryM2;
  const oneKnown = covariance && plane && frisbeeMaxPc(plane.missXM, plane.missYM, covariance, hardBodyRadiusM);
  if (oneKnown !== void 0) return { maxPc: oneKnown, maxPcMethod: "frisbee-one-covariance" };
  const { maxPc } = alfanoMaxPc(missDistanceM, hardBodyRadiusM, UNKNOWN_ASPECT_RATIO);
  return { maxPc, maxPcMethod: "alfano-no-covariance" };
}
function dilutionReport(common, separate, present, method) {
  const code = dilutionCode(common, separate, present, method === "foster-1992" ? VISIBLE_RISE : NC_VISIBLE_RISE);
  const both = common.region === "diluted" ? common.maxPc : present;
  const betterDataPc = code === 0 ? present : Math.max(both, separate.primary.maxPc, separate.secondary.maxPc);
  const betterDataOn = betterDataPc === both ? "both" : betterDataPc === separate.primary.maxPc ? "primary" : "secondary";
  return { ...common, region: code === 0 ? "robust" : "diluted", code, method, separate, betterDataPc, betterDataOn };
}
function dilutionCode({ region }, { primary, secondary }, present, visibleRise) {
  const rises = ({ maxPc }) => maxPc > present * (1 + visibleRise);
  if (region === "diluted") return 11;
  if (rises(primary)) return rises(secondary) ? 11 : 10;
  return rises(secondary) ? 1 : 0;
}

// packages/conjunction/src/pc/plane/plane-encounter.ts
function planeEncounter(primary, secondary, hardBodyRadiusM) {
  const errors = knownErrors(primary, secondary);
  return errors.ok ? planeOfErrors(errors.value, hardBodyRadiusM) : errors;
}
function planeOfErrors(errors, hardBodyRadiusM) {
  if (!(hardBodyRadiusM >= 0)) return fail({ code: "hard-body-radius-invalid", value: hardBodyRadiusM });
  const { objects, positionsM2, defects, correlation: correlation2, shifts } = errors;
  const plane = encounterPlane(objects[0].state, objects[1].state);
  if (!plane.ok) return plane;
  const [primaryM2, secondaryM2] = positionsM2.map((matrix) => matrix && projectCovariance(plane.value, matrix));
  const { missXM, missYM, xi, zeta } = plane.value;
  const crossM2 = shifts && crossInPlane(shifts[0].positionM, shifts[1].positionM, xi, zeta);
  const principal = primaryM2 && secondaryM2 ? principalEncounter(missXM, missYM, jointPlane(primaryM2, secondaryM2, crossM2), hardBodyRadiusM) : void 0;
  return ok({
    plane: plane.value,
    ...primaryM2 && { primaryM2 },
    ...secondaryM2 && { secondaryM2 },
    ...crossM2 && { crossM2 },
    ...correlation2 && { crossCorrelation: correlation2 },
    defects,
    ...principal && principal.repair !== "unusable" && { principal }
  });
}
function jointPlane(primaryM2, secondaryM2, crossM2) {
  const sum = sum2(primaryM2, secondaryM2);
  return crossM2 === void 0 ? sum : sum2(sum, crossM2);
}

// packages/conjunction/src/pc/plane/square.ts
function squareProbability(missXM, missYM, covarianceM2, hardBodyRadiusM) {
  if (hardBodyRadiusM === 0) return 0;
  const miss = Math.hypot(missXM, missYM);
  const c = miss === 0 ? 1 : missXM / miss;
  const s = miss === 0 ? 0 : missYM / miss;
  const { xx, yx, yy } = covarianceM2;
  const across = s * s * xx - 2 * c * s * yx + c * c * yy;
  const mixed = (c * c - s * s) * yx + c * s * (yy - xx);
  const { minor, major } = principal2(covarianceM2);
  const slope = mixed / across;
  const sigmaAcross = Math.sqrt(across);
  const sigmaInner = Math.sqrt(minor * major / across);
  const logNorm = -Math.log(sigmaAcross * Math.sqrt(2 * Math.PI));
  const logDensity = (y) => {
    const offset = y / sigmaAcross;
    return logNorm - 0.5 * offset * offset + logSlabProbability(miss + slope * y, hardBodyRadiusM, sigmaInner);
  };
  return Math.min(
    1,
    integrateSinglePeak(logDensity, () => 1, -hardBodyRadiusM, hardBodyRadiusM)
  );
}

// packages/conjunction/src/pc/compute-pc.ts
function computePc(input) {
  const { primary, secondary, hardBodyRadiusM } = input;
  if (!Number.isFinite(hardBodyRadiusM)) return fail({ code: "hard-body-radius-invalid", value: hardBodyRadiusM });
  const approach = input.isAtTca ? void 0 : refineTca(primary.state, secondary.state);
  if (approach?.ok === false && approach.fault.code !== "no-closest-approach") return approach;
  const near = approach?.ok ? [inPlane(primary, approach.value.primary), inPlane(secondary, approach.value.secondary)] : [primary, secondary];
  const moved = approach?.ok ? [carriedObject(primary, approach.value.primary), carriedObject(secondary, approach.value.secondary)] : near;
  const errors = knownErrors(near[0], near[1]);
  if (!errors.ok) return errors;
  const planar2 = planeOfErrors(errors.value, hardBodyRadiusM);
  if (!planar2.ok && planar2.fault.code !== "relative-speed-zero") return planar2;
  const summary = summaryOfErrors(errors.value);
  const encounter = planar2.ok ? planar2.value : void 0;
  const material = methodInput(input, errors.value, moved, encounter);
  const methods = estimates(input.methods, material);
  const recommended = recommendation(methods);
  const estimate = recommended && methods[recommended.method];
  const isUnchecked = estimate?.reasons.includes("usage-unknown") === true;
  const { missDistanceM, relativeSpeedMps, mahalanobis } = summary;
  return ok({
    objects: near,
    summary,
    ...encounter && { encounter },
    tcaTaiS: near[0].state.epochTaiS,
    tcaOffsetS: approach?.ok ? approach.value.offsetS : 0,
    missDistanceM,
    relativeSpeedMps,
    hardBodyRadiusM,
    ...mahalanobis !== void 0 && { mahalanobis },
    ...material.principal && { mahalanobisPlane: Math.sqrt(mahalanobisSquared(material.principal)) },
    ...!input.isWithoutBounds && bounds(encounter, missDistanceM, material, recommended),
    ...material.usage && { usage: material.usage },
    methods,
    ...squares(material.principal, input.exclusionRadiusM),
    ...recommended && { recommended },
    defects: errors.value.defects,
    estimatedCovariances: estimatedOnes(near),
    indefiniteCovariances: errors.value.indefinite,
    tooSmallCovariances: tooSmallOnes(errors.value),
    implausibleCovariances: implausibleOnes(errors.value),
    ...correlation(encounter, hardBodyRadiusM),
    isInadequate: estimate?.usable === false && !isUnchecked,
    isUnchecked
  });
}
var ROUNDED_TCA_S = 5e-4;
function inPlane(object, state) {
  const { covariance } = object;
  const isRounding = Math.abs(state.epochTaiS - object.state.epochTaiS) <= ROUNDED_TCA_S;
  const inertial = isRounding && covariance ? inertialStateCovariance(covariance, object.state) : void 0;
  if (covariance === void 0 || !inertial?.ok) return carriedObject(object, state);
  const { frame } = covariance;
  const matrix = frame === "RTN" || frame === "TNW" ? rotateCovariance(inertial.value, localAxes(frame, state.positionM, state.velocityMps)) : inertial.value;
  return { ...object, state, covariance: { ...covariance, epochTaiS: state.epochTaiS, matrix } };
}
function methodInput(input, { defects, indefinite, shifts }, [primary, secondary], encounter) {
  const isUsable = indefinite.length === 0 && (encounter === void 0 || defects.length === 0);
  const first = isUsable ? orbitError(primary, shifts?.[0]) : void 0;
  const second = isUsable ? orbitError(secondary, shifts?.[1]) : void 0;
  const errors = first && second ? [first, second] : void 0;
  const usage = errors && usageIndices(errors[0], errors[1], input.hardBodyRadiusM);
  const { principal } = encounter ?? {};
  const needsTrack = errors !== void 0 && (!(principal && isPlane(usage)) || asksForOverlap(input.methods));
  const track = needsTrack ? trackOf({ hardBodyRadiusM: input.hardBodyRadiusM, errors, remarks: [] }) : void 0;
  return {
    hardBodyRadiusM: input.hardBodyRadiusM,
    ...principal && { principal },
    ...errors && { errors },
    ...usage && { usage },
    ...track && { track },
    remarks: remarks(encounter, estimatedOnes([primary, secondary]).length > 0, indefinite.length > 0),
    ...input.monteCarlo && { monteCarlo: input.monteCarlo }
  };
}
function asksForOverlap(methods = PC_METHOD_NAMES) {
  return methods.some((name) => name === "nc2d-hall-2021" || name === "nc3d-hall-2021" || name === "monte-carlo");
}
function remarks(encounter, isEstimated, isIndefinite2) {
  const reasons = /* @__PURE__ */ new Set();
  if (encounter === void 0) reasons.add("relative-speed-zero");
  for (const { defect } of encounter?.defects ?? []) {
    reasons.add(defect === "covariance-missing" ? "covariance-missing" : "covariance-unusable");
  }
  if (encounter && encounter.defects.length === 0 && !encounter.principal) reasons.add("covariance-unusable");
  if (encounter?.principal?.repair === "remediated") reasons.add("covariance-remediated");
  if (isEstimated) reasons.add("covariance-estimated");
  if (isIndefinite2) reasons.add("covariance-not-positive");
  if (encounter?.crossCorrelation !== void 0) reasons.add(`correlation-${encounter.crossCorrelation}`);
  return [...reasons];
}
function estimates(methods, material) {
  const names = new Set(methods ?? PC_METHOD_NAMES.filter((name) => name !== "monte-carlo"));
  names.add("foster-1992");
  if (material.errors && !(material.principal && isPlane(material.usage))) {
    names.add(material.usage && !isSlowEncounter(material.usage) ? "nc2d-hall-2021" : "nc3d-hall-2021");
  }
  const out = {};
  for (const name of PC_METHOD_NAMES) {
    const isStep = name === "nc3d-hall-2021" && out["nc2d-hall-2021"]?.usable === false && !isPlane(material.usage);
    if (names.has(name) || isStep) out[name] = estimatePc(name, material);
  }
  return judgedByCount(out);
}
function isPlane(usage) {
  return usage !== void 0 && usageViolations(usage, PC_2D_LIMITS).length === 0;
}
function judgedByCount(methods) {
  const expected = methods["nc3d-hall-2021"];
  const counted3 = methods["monte-carlo"];
  if (!expected?.usable || !counted3?.usable || expected.pc === void 0) return methods;
  const { lower = 0, upper = 1 } = counted3;
  const slack = 0.5 * (upper - lower);
  if (expected.pc >= lower - slack && expected.pc <= upper + slack) return methods;
  const judged2 = { ...expected, usable: false, reasons: [...expected.reasons, "outside-the-count"] };
  return { ...methods, "nc3d-hall-2021": judged2 };
}
var FROM_THE_CHEAPEST = ["foster-1992", "nc2d-hall-2021", "nc3d-hall-2021", "monte-carlo"];
var FROM_THE_FULLEST = ["nc3d-hall-2021", "monte-carlo", "nc2d-hall-2021", "foster-1992"];
function recommendation(methods) {
  const usable = FROM_THE_CHEAPEST.find((name) => methods[name]?.usable && methods[name]?.pc !== void 0);
  const method = usable ?? FROM_THE_FULLEST.find((name) => methods[name]?.pc !== void 0);
  const pc = method && methods[method]?.pc;
  return method !== void 0 && pc !== void 0 ? { method, pc } : void 0;
}
function squares(principal, exclusionRadiusM) {
  if (principal === void 0) return {};
  const squarePc = squareOf2(principal);
  return exclusionRadiusM === void 0 ? { squarePc } : { squarePc, exclusionSquarePc: squareOf2({ ...principal, hardBodyRadiusM: exclusionRadiusM }) };
}
function squareOf2({ meanMinorM, meanMajorM, sigmaMinorM, sigmaMajorM, hardBodyRadiusM }) {
  return squareProbability(
    meanMinorM,
    meanMajorM,
    { xx: sigmaMinorM ** 2, yx: 0, yy: sigmaMajorM ** 2 },
    hardBodyRadiusM
  );
}
function correlation(encounter, hardBodyRadiusM) {
  if (encounter?.crossCorrelation === void 0) return {};
  const { crossCorrelation: status, plane, primaryM2, secondaryM2 } = encounter;
  if (status !== "applied" || !primaryM2 || !secondaryM2) return { crossCorrelation: { status } };
  const sum = jointPlane(primaryM2, secondaryM2, void 0);
  const independent2 = principalEncounter(plane.missXM, plane.missYM, sum, hardBodyRadiusM);
  if (independent2.repair === "unusable") return { crossCorrelation: { status } };
  return { crossCorrelation: { status, independentPc: foster1992(independent2) } };
}
function estimatedOnes([primary, secondary]) {
  const out = [];
  if (primary.covarianceOrigin === "estimated") out.push("primary");
  if (secondary.covarianceOrigin === "estimated") out.push("secondary");
  return out;
}
function tooSmallOnes({ objects, positionsM2 }) {
  return ["primary", "secondary"].filter((_, i) => {
    const position = positionsM2[i];
    return position !== void 0 && isTooSmall(position, objects[i].leastDeviationM);
  });
}
function implausibleOnes({ positionsM2: [primary, secondary] }) {
  const out = [];
  if (primary && isImplausible(primary)) out.push("primary");
  if (secondary && isImplausible(secondary)) out.push("secondary");
  return out;
}

// packages/kernel/src/generated/functions-wasm.ts
var WASM_BASE64 = "AGFzbQEAAAABHgVgAXwBfGACfHwBfGABfgF/YAN8fH8BfGACfH8BfAMpKAAAAAAAAgADBAAAAQAAAAABAAAAAAAAAQAAAAAAAAAAAAABAAAAAAAFAwEAAQYeA3wBRAAAAAAAAAAAC3wBRAAAAAAAAAAAC34BQgALB54BFgRhY29zACcFYWNvc2gAJgRhc2luACUFYXNpbmgAJARhdGFuACMFYXRhbmgAIQRjYnJ0ACADY29zAB8EY29zaAAeA2V4cAAdBWV4cG0xABwDbG9nABsFbG9nMTAAGgVsb2cxcAAZBGxvZzIAGANzaW4AFgRzaW5oABUDdGFuABQEdGFuaAATBWF0YW4yACIDcG93ABcGbWVtb3J5AgAMAQEK0VYo+wQDA38EfAF+IAC9IghCIIinQf////8HcSECIAhCP4inIQMgAkH60I2CBE8EQCAAIABiBEAgAA8LIAMEQEQAAAAAAADwvw8LIABE7zn6/kIuhkBkBEAgAEQAAAAAAADgf6IPCwsgAkHC3Nj+A0sEQCAAQQEgA0EBdGsgAET+gitlRxX3P6JEAAAAAAAA4D8gAKag/AIgAkGyxcL/A0kbIgG3IgBEAADg/kIu5j+ioSIEIAQgAER2PHk17znqPaIiBKEiAKEgBKEhBAUgAkGAgMDkA0kEQCAADwsLIAAgAEQAAAAAAADgP6IiBqIiBSAFoiEHRAAAAAAAAAhAIAVE9BARERERob+iRAAAAAAAAPA/oCAHIAVEt9uqnhnOFL+iRIVV/hmgAVo/oCAHIAVELcMJbrf9ir6iRDlS5obKz9A+oKKgoqAiByAGoqEhBiAFIAcgBqFEAAAAAAAAGEAgACAGoqGjoiEGIAFFBEAgACAAIAaiIAWhoQ8LIAAgBiAEoaIgBKEgBaEhBCABQX9GBEAgACAEoUQAAAAAAADgP6JEAAAAAAAA4L+gDwsgAUEBRgRAIABEAAAAAAAA0L9jBEAgBCAARAAAAAAAAOA/oKFEAAAAAAAAAMCiDwsgACAEoUQAAAAAAAAAQKJEAAAAAAAA8D+gDwsgAaxC/wd8QjSGvyEFIAFBAEggAUE4SnIEQCAAIAShRAAAAAAAAPA/oCIAIACgRAAAAAAAAOB/oiAAIAWiIAFBgAhGG0QAAAAAAADwv6APCyAARAAAAAAAAPA/Qv8HIAGsfUI0hr8iAKEgBKFEAAAAAAAA8D8gBCAAoKEgAUEUSBugIAWiC40BACAAIAAgACAAIAAgAEQJ9/0N4T0CP6JEiLIBdeDvST+gokQ7j2i1KIKkv6CiRFVEiA5Vwck/oKJEfW/rAxLW1L+gokRVVVVVVVXFP6CiIAAgACAAIABEgpIuscW4sz+iRFkBjRtsBua/oKJEyIpZnOUqAECgokRLLYocJzoDwKCiRAAAAAAAAPA/oKML2gMDBHwCfwF+QQEhBSAAvUIgiKciBkEfdiAGQfqE6v4DSXIEQCAGQYCAwP97TwRAIABEAAAAAAAA8L9hBEAgAEQAAAAAAAAAAKMPCyAAIAChRAAAAAAAAAAAow8LIAZBAXRBgICAygdJBEAgAA8LIAZBxP3K/ntNBHxBACEFIAAFRAAAAAAAAAAACyEBBSAGQYCAwP8HTwRAIAAPCwsgBQRAIABEAAAAAAAA8D+gvSIHQiCIp0HiviVqIgZBFHZB/wdrIgVBNkgEfEQAAAAAAADwPyAHvyIBIAChoSAAIAFEAAAAAAAA8L+goSAFQQJOGyABowVEAAAAAAAAAAALIQIgB0L/////D4MgBkH//z9xQZ7Bmv8Daq1CIIaEv0QAAAAAAADwv6AhAQsgASABRAAAAAAAAABAoKMiAyADoiIAIACiIQQgAyABRAAAAAAAAOA/oiABoiIDIAAgBCAEIARERFI+3xLxwj+iRN4Dy5ZkRsc/oKJEWZMilCRJ0j+gokSTVVVVVVXlP6CiIAQgBCAERJ/GeNAJmsM/okSveI4dxXHMP6CiRAT6l5mZmdk/oKKgoKIgBbciAER2PHk17znqPaIgAqCgIAOhIAGgIABEAADg/kIu5j+ioAuAAwMDfwF+BHwgAL0iBEIgiKciAUEfdiICIAFBgIDAAElyBEAgBEIBhlAEQEQAAAAAAADwvyAAIACiow8LIAIEQCAAIAChRAAAAAAAAAAAow8LQUohAyAARAAAAAAAAFBDor0iBEIgiKchAQUgAUGAgMD/B08EQCAADwUgBEIghlAgAUGAgMD/A0ZxBEBEAAAAAAAAAAAPCwsLIARC/////w+DIAFB4r4laiIBQf//P3FBnsGa/wNqrUIghoS/RAAAAAAAAPC/oCIHRAAAAAAAAOA/oiAHoiEAIAcgB0QAAAAAAAAAQKCjIgggCKIiBSAFoiEGIAggACAFIAYgBiAGRERSPt8S8cI/okTeA8uWZEbHP6CiRFmTIpQkSdI/oKJEk1VVVVVV5T+goiAGIAYgBkSfxnjQCZrDP6JEr3iOHcVxzD+gokQE+peZmZnZP6CioKCiIAMgAUEUdUH/B2tqtyIFRHY8eTXvOeo9oqAgAKEgB6AgBUQAAOD+Qi7mP6KgC+ACAgR8A38gAL1CIIinIgdBH3YhBiAHQf////8HcSIHQavGmIQETwRAIAAgAGIEQCAADwsgAETvOfr+Qi6GQGQEQCAARAAAAAAAAOB/og8LIABEUTAt1RBJh8BjBEBEAAAAAAAAAAAPCwsgB0HC3Nj+A0sEQCAAIABE/oIrZUcV9z+iRAAAAAAAAOA/IACmoPwCQQEgBkEBdGsgB0GyxcL/A08bIgW3RAAA4P5CLuY/oqEiASAFt0R2PHk17znqPaIiA6EhAAUgB0GAgMDxA00EQCAARAAAAAAAAPA/oA8LIAAhAQsgACAAoiIEIASiIQIgACAAIAREPlVVVVVVxT+iIAIgBEQs3iWvalYRP6JEk72+FmzBZr+gIAIgBETQpL5yaTdmPqJE8WvSxUG9u76goqCioKEiAKJEAAAAAAAAAEAgAKGjIAOhIAGgRAAAAAAAAPA/oCIAIAUQCCAAIAUbC64EAwp+AX8BfCAAQv///////////wCDQjSIQpUIfSIBQj+DIQQgAUIGh6dBA3RBgAhqIgspAwAhAyALKQMIIQIgCykDECEBIARCAFIEQCADIASGIAJCwAAgBH0iBYiEIQMgAiAEhiABIAWIhCECIAEgBIYgCykDGCAFiIQhAQsgAEL/////////B4NCgICAgICAgAiEIgRC/////w+DIQUgBEIgiCIGIAJC/////w+DIgd+IAJCIIgiAiAFfiAFIAd+IgVCIIh8IgdC/////w+DfCEIIAIgBn4gB0IgiHwgCEIgiHwkAiAGIAFCIIh+IgEgBUL/////D4MgCEIghnx8IgIgAVStIwIgAyAEfnx8IgNCAoYgAkI+iIQiBEI/hyIFIAJCAoaFIQYgBCAFQgGHhSIBeSEHIAEgB4YgBkLAACAHfYiEIghC/////w+DIQIgCEIgiCIBQrSEo4sCfiACQqK1v8gMfiACQrSEo4sCfiIJQiCIfCICQv////8Pg3whCiABQqK1v8gMfiACQiCIfCAKQiCIfCQCIAi6RIQbcFHMmDg/oiAGIAeGukQYLURU+yE5P6Kg/AciASAJQv////8PgyAKQiCGfCICVq0jAiIGQguIfLokACAGQjWGIAJCC4iEIAF8ukQAAAAAAADwO6IkASMAQoCAgICAgIDYPCAHQjSGfSAAIASFQoCAgICAgICAgH+DhL8iDKIkACMBIAyiJAEgA0I+hyAFfacLsAQCA3wCfyAAIQEgAL1CIIinQf////8HcSIEQYCAwKAETwRAIAAgAGIEQCAADwtEGC1EVPsh+T8gAaYPCyAEQYCA8P4DSQRAIARBgICA8gNJBEAgAA8LQX8hBQUgAJkhACAEQYCAzP8DSQR8IARBgICY/wNJBHwgACAAoEQAAAAAAADwv6AgAEQAAAAAAAAAQKCjBUEBIQUgAEQAAAAAAADwv6AgAEQAAAAAAADwP6CjCwUgBEGAgI6ABEkEfEECIQUgAEQAAAAAAAD4v6AgAEQAAAAAAAD4P6JEAAAAAAAA8D+gowVBAyEFRAAAAAAAAPC/IACjCwshAAsgACAAoiIDIAOiIQIgACADIAIgAiACIAIgAkQR2iLjOq2QP6JE6w12JEt7qT+gokRRPdCgZg2xP6CiRG4gTMXNRbc/oKJE/4MAkiRJwj+gokQNVVVVVVXVP6CiIAIgAiACIAIgAkQvbGosRLSiv6JEmv3eUi3erb+gokRtmnSv8rCzv6CiRHEWI/7Gcby/oKJExOuYmZmZyb+goqCiIQIgBUEASARAIAAgAqEPCwJ8AkACQAJAAkACQCAFDgQBAgMEAAsAC0RPu2EFZ6zdPyACROJlLyJ/K3q8oCAAoaEMAwtEGC1EVPsh6T8gAkQHXBQzJqaBvKAgAKGhDAILRJv2gdILc+8/IAJEvcvweogHcLygIAChoQwBC0QYLURU+yH5PyACRAdcFDMmppG8oCAAoaELIAGmC6sDAgJ/A3wgAL1CIIinIgNB/////wdxQaiolv8DTyIEBEBEGC1EVPsh6T8gA0EASAR8IAGaIQEgAJoFIAALoUQHXBQzJqaBPCABoaAhAEQAAAAAAAAAACEBCyAAIACiIgUgBaIhBiAAIAEgBSAFIACiIgcgBiAGIAYgBiAGRHNTYNvLdfO+okSmkjegiH4UP6CiRAFl8vLYREM/oKJEKANWySJtbT+gokQ31gaE9GSWP6CiRHr+EBEREcE/oCAFIAYgBiAGIAYgBkTUer90cCr7PqJE6afwMg+4Ej+gokRoEI0a9yYwP6CiRBWD4P7I21c/oKJEk4Ru6eMmgj+gokT+QbMbuqGrP6CioKIgAaCioCAHRGNVVVVVVdU/oqAiAaAhBSAEBEBEAAAAAAAA8D8gA0EedUECcbehIAK3IgYgACAFIAWiIAUgBqCjIAGhoUQAAAAAAAAAQKKhog8LIAJBAUYEQCAFDwtEAAAAAAAA8L8gBaMiBr1CgICAgHCDvyIHIAYgByAFvUKAgICAcIO/IgWiRAAAAAAAAPA/oCAHIAEgBSAAoaGioKKgC6QBACABQf8HSgR8IABEAAAAAAAA4H+iIQAgAUH/B2siAUH/B0oEfEH/ByABQf8HayIBIAFB/wdOGyEBIABEAAAAAAAA4H+iBSAACwUgAUGCeEgEfCAARAAAAAAAAGADoiEAIAFByQdqIgFBgnhIBHxBgnggAUHJB2oiASABQYJ4TBshASAARAAAAAAAAGADogUgAAsFIAALCyABrEL/B3xCNIa/ogvrAgMDfAJ/AX4gAL0iBkIgiKciBEEfdiEFIARB/////wdxIgRB+8Ok/wNNBEAgBEGAgIDyA0kEQCAADwsgAEQAAAAAAAAAAEEBEAcPCyAEQYCAwP8HTwRAIAAgAKEPCwJ/IAZCIIinQf////8HcSIEQfvD5IkESQRAIARBFHYiBCAAIABEg8jJbTBf5D+iniICRAAAQFT7Ifk/oqEiACACRDFjYhphtNA9oiIDoSIBvUIgiKdBFHZB/w9xa0EQSwRAIAJEc3ADLooZozuiIAAgACACRAAAYBphtNA9oiIBoSIAoSABoaEhAyAEIAAgA6EiAb1CIIinQRR2Qf8PcWtBMUsEQCACRMFJICWag3s5oiAAIAAgAkQAAAAuihmjO6IiAaEiAKEgAaGhIQMgACADoSEBCwsgASQAIAAgAaEgA6EkASAC/AIMAQtBACAGEAUiBGsgBCAFGwshBCMAIwFBASAEQQFxQQF0axAHC8oFAwV8An8BfiAAvSIIQiCIpyIGQR92IQcgBkH/////B3EiBkH7w6T/A00EQCAGQYCAwPIDSQRAIAAPCyAAIAAgAKIiASAAoiABIAEgAUR9/rFX4x3HPqJE1WHBGaABKr+gokSm+BARERGBP6AgASABIAGioiABRHzVz1o62eU9okTrnCuK5uVavqCioKJESVVVVVVVxb+goqAPCyAGQYCAwP8HTwRAIAAgAKEPCwJ/IAhCIIinQf////8HcSIGQfvD5IkESQRAIAZBFHYiBiAAIABEg8jJbTBf5D+iniIDRAAAQFT7Ifk/oqEiACADRDFjYhphtNA9oiICoSIBvUIgiKdBFHZB/w9xa0EQSwRAIANEc3ADLooZozuiIAAgACADRAAAYBphtNA9oiIBoSIAoSABoaEhAiAGIAAgAqEiAb1CIIinQRR2Qf8PcWtBMUsEQCADRMFJICWag3s5oiAAIAAgA0QAAAAuihmjO6IiAaEiAKEgAaGhIQIgACACoSEBCwsgASQAIAAgAaEgAqEkASAD/AIMAQtBACAIEAUiBmsgBiAHGwshBiMAIQIjASEDIAZBAXEEfCACIAKiIgAgAKIhAUQAAAAAAADwPyAARAAAAAAAAOA/oiIEoSIFRAAAAAAAAPA/IAWhIAShIAAgACAAIABEkBXLGaAB+j6iRHdRwRZswVa/oKJETFVVVVVVpT+goiABIAGiIAAgAETUOIi+6fqovaJExLG0vZ7uIT6gokStUpyAT36SvqCioKIgAiADoqGgoAUgAiACoiIAIAKiIQEgAiAAIANEAAAAAAAA4D+iIAEgACAARH3+sVfjHcc+okTVYcEZoAEqv6CiRKb4EBEREYE/oCAAIAAgAKKiIABEfNXPWjrZ5T2iROucK4rm5Vq+oKKgoqGiIAOhIAFESVVVVVVVxb+ioaELIgCaIAAgBkECcRsL1xADCn8IfAJ+IAGZRAAAAAAAAABAZQRAIAFEAAAAAAAAAEBhBEAgACAAog8LIAFEAAAAAAAA4D9hBEAgAJ+ZRAAAAAAAAPB/IABEAAAAAAAA8P9iGw8LIAFEAAAAAAAA8L9hBEBEAAAAAAAA8D8gAKMPCyABRAAAAAAAAPA/YQRAIAAPCyABRAAAAAAAAAAAYQRARAAAAAAAAPA/DwsLIAC9IhRCIIinIghB/////wdxIQIgAb0iFUIgiKciBUH/////B3EiBiAVpyIJckUEQEQAAAAAAADwPw8LIAZBgIDA/wdGIAlBAEdxIAJBgIDA/wdGIBSnIgRBAEdxIAJBgIDA/wdKciAGQYCAwP8HS3JyBEAgACABoA8LIAhBAEgEfyAGQYCAgJoETwR/QQIFIAZBgIDA/wNPBH9BNEEUIAZBFHZB/wdrIgdBFEoiChsgB2shB0ECIAkgBiAKGyIKIAd2IgtBAXFrQQAgCyAHdCAKRhsFQQALCwVBAAshByAJRQRAIAZBgIDA/wdGBEAgAUQAAAAAAAAAACAFQQBOIgMbRAAAAAAAAAAAIAGaIAMbIAJBgIDA/wNOG0QAAAAAAAD4fyACQYCAwP8DayAEchsPCyAGQYCAwP8DRgRAIAVBAE4EQCAADwtEAAAAAAAA8D8gAKMPCyAFQYCAgIAERgRAIAAgAKIPCyAFQYCAgP8DRiAIQQBOcQRAIACfDwsLIACZIQwgBEUgAkUgAkGAgMD/B0ZyIAJBgIDA/wNGcnEEQEQAAAAAAADwPyAMoyAMIAVBAEgbIQAgCEEASAR8IAJBgIDA/wNrIAdyBHwgAJogACAHQQFGGwUgACAAoSIAIACjCwUgAAsPCyAIQQBIBHwgB0UEQCAAIAChIgAgAKMPC0QAAAAAAADwv0QAAAAAAADwPyAHQQFGGwVEAAAAAAAA8D8LIQ0gBkGAgICPBEsEfCAGQYCAwJ8ESwRAIAJB//+//wNMBEBEAAAAAAAA8H9EAAAAAAAAAAAgBUEASBsPCyACQYCAwP8DTgRARAAAAAAAAPB/RAAAAAAAAAAAIAVBAEobDwsLIAJB//+//wNIBEAgDUScdQCIPOQ3fqJEnHUAiDzkN36iIA1EWfP4wh9upQGiRFnz+MIfbqUBoiAFQQBIGw8LIAJBgIDA/wNKBEAgDUScdQCIPOQ3fqJEnHUAiDzkN36iIA1EWfP4wh9upQGiRFnz+MIfbqUBoiAFQQBKGw8LIAxEAAAAAAAA8L+gIgBEAAAAYEcV9z+iIgwgAERE3134C65UPqIgACAAokQAAAAAAADgPyAARFVVVVVVVdU/IABEAAAAAAAA0D+ioaKhokT+gitlRxX3P6KhIg6gvUKAgICAcIO/IQAgDiAAIAyhoQUgAkGAgMAASARAQUshAyAMRAAAAAAAAEBDoiIMvUIgiKchAgsgAyACQRR1Qf8Ha2ohAyACQf//P3EiBEGAgMD/A3IhAiAEQY6xDk0Ef0EABSAEQfrsLkkEf0EBBSADQQFqIQMgAkGAgEBqIQJBAAsLIQQgDL1C/////w+DIAKsQiCGhL8iD0QAAAAAAAD4P0QAAAAAAADwPyAEGyIQoSIRRAAAAAAAAPA/IA8gEKCjIhKiIgC9QoCAgIBwg78iDCAMoiETIAwgE0QAAAAAAAAIQKAgACAAoiIOIA6iIA4gDiAOIA4gDkTvTkVKKH7KP6JEZdvJk0qGzT+gokQBQR2pYHTRP6CiRE0mj1FVVdU/oKJE/6tv27Zt2z+gokQDMzMzMzPjP6CiIBIgESAMIAJBAXVBgICAgAJyQYCAIGogBEESdGqsQiCGvyIOoqEgDCAPIA4gEKGhoqGiIg4gDCAAoKKgIgygvUKAgICAcIO/Ig+iIhAgDiAPoiAMIA9EAAAAAAAACMCgIBOhoSAAoqAiAKC9QoCAgIBwg78iDEQAAADgCcfuP6IhDiAMRPUBWxTgLz6+oiAAIAwgEKGhRP0DOtwJx+4/oqBEBtDPQ+v9TD5EAAAAAAAAAAAgBBugIgAgDiAAoEQAAABAA7jiP0QAAAAAAAAAACAEGyIMoCADtyIPoL1CgICAgHCDvyIAIA+hIAyhIA6hoQshDCABIAG9QoCAgIBwg78iDqEgAKIgASAMoqAiASAOIACiIgCgIgy9IhRCIIinIQIgFKchAwJAAkAgAkGAgMCEBE4EQCACQYCAwIQEayADciABRP6CK2VHFZc8oCAMIAChZHINAQUgAkH/////B3FBgJjDhARPQQAgAkGA6Lz7A2ogA3IgASAMIAChZXIbDQILIAJB/////wdxIgRBFHZB/wdrIQVBACEDIARBgICA/wNLBEAgAkGAgMAAIAVBAWp1aiIEQf////8HcUEUdkH/B2shBUEAIARB//8/cUGAgMAAckEUIAVrdSIDayADIAJBAEgbIQMgAEH//z8gBXVBf3MgBHGsQiCGv6EhAAsgASAAoL1CgICAgHCDvyIMRAAAAABDLuY/oiIOIAEgDCAAoaFE7zn6/kIu5j+iIAxEOWyoDGFcIL6ioCIAoCIBIAGiIQxEAAAAAAAA8D8gASABIAwgDCAMIAwgDETQpL5yaTdmPqJE8WvSxUG9u76gokQs3iWvalYRP6CiRJO9vhZswWa/oKJEPlVVVVVVxT+goqEiDKIgDEQAAAAAAAAAwKCjIAAgASAOoaEiACABIACioKEgAaGhIgC9QiCIpyADQRR0aiECIA0gACADEAggAL1C/////w+DIAKsQiCGhL8gAkEUdUEATBuiDwsgDUScdQCIPOQ3fqJEnHUAiDzkN36iDwsgDURZ8/jCH26lAaJEWfP4wh9upQGiC7QDAwN/AX4EfCAAvSIEQiCIpyIBQR92IgIgAUGAgMAASXIEQCAEQgGGUARARAAAAAAAAPC/IAAgAKKjDwsgAgRAIAAgAKFEAAAAAAAAAACjDwtBSiEDIABEAAAAAAAAUEOivSIEQiCIpyEBBSABQYCAwP8HTwRAIAAPBSAEQiCGUCABQYCAwP8DRnEEQEQAAAAAAAAAAA8LCwsgBEL/////D4MgAUHiviVqIgFB//8/cUGewZr/A2qtQiCGhL9EAAAAAAAA8L+gIgBEAAAAAAAA4D+iIACiIQUgACAARAAAAAAAAABAoKMiBiAGoiIHIAeiIQggACAAIAWhvUKAgICAcIO/IgChIAWhIAYgBSAHIAggCCAIRERSPt8S8cI/okTeA8uWZEbHP6CiRFmTIpQkSdI/oKJEk1VVVVVV5T+goiAIIAggCESfxnjQCZrDP6JEr3iOHcVxzD+gokQE+peZmZnZP6CioKCioCEFIAMgAUEUdkH/B2tqtyIGIABEAAAgZUcV9z+iIgegIQggBSAAoEQAou8u/AXnPaIgBUQAACBlRxX3P6KgIAYgCKEgB6CgIAigC80DAwN/AX4FfCAAvSIEQiCIpyIBQR92IgIgAUGAgMAASXIEQCAEQgGGUARARAAAAAAAAPC/IAAgAKKjDwsgAgRAIAAgAKFEAAAAAAAAAACjDwtBSiEDIABEAAAAAAAAUEOivSIEQiCIpyEBBSABQYCAwP8HTwRAIAAPBSAEQiCGUCABQYCAwP8DRnEEQEQAAAAAAAAAAA8LCwsgBEL/////D4MgAUHiviVqIgFB//8/cUGewZr/A2qtQiCGhL9EAAAAAAAA8L+gIgBEAAAAAAAA4D+iIACiIQUgACAARAAAAAAAAABAoKMiBiAGoiIHIAeiIQggACAAIAWhvUKAgICAcIO/IgmhIAWhIAYgBSAHIAggCCAIRERSPt8S8cI/okTeA8uWZEbHP6CiRFmTIpQkSdI/oKJEk1VVVVVV5T+goiAIIAggCESfxnjQCZrDP6JEr3iOHcVxzD+gokQE+peZmZnZP6CioKCioCEFIAMgAUEUdkH/B2tqtyIGRABgn1ATRNM/oiIHIAlEAAAgFXvL2z+iIgigIQAgBkQ2K/ER8/5ZPaIgBSAJoETVrZrKOJS7PaKgIAVEAAAgFXvL2z+ioCAHIAChIAigoCAAoAuNBgMFfAJ/AX4gAL0iCEIgiKciBkEfdiEHIAZB/////wdxIgZB+8Ok/wNNBEAgBkGewZryA0kEQEQAAAAAAADwPw8LIAAgAKIiASABoiECRAAAAAAAAPA/IAFEAAAAAAAA4D+iIgOhIgREAAAAAAAA8D8gBKEgA6EgASABIAEgAUSQFcsZoAH6PqJEd1HBFmzBVr+gokRMVVVVVVWlP6CiIAIgAqIgASABRNQ4iL7p+qi9okTEsbS9nu4hPqCiRK1SnIBPfpK+oKKgoiAARAAAAAAAAAAAoqGgoA8LIAZBgIDA/wdPBEAgACAAoQ8LAn8gCEIgiKdB/////wdxIgZB+8PkiQRJBEAgBkEUdiIGIAAgAESDyMltMF/kP6KeIgNEAABAVPsh+T+ioSIAIANEMWNiGmG00D2iIgKhIgG9QiCIp0EUdkH/D3FrQRBLBEAgA0RzcAMuihmjO6IgACAAIANEAABgGmG00D2iIgGhIgChIAGhoSECIAYgACACoSIBvUIgiKdBFHZB/w9xa0ExSwRAIANEwUkgJZqDezmiIAAgACADRAAAAC6KGaM7oiIBoSIAoSABoaEhAiAAIAKhIQELCyABJAAgACABoSACoSQBIAP8AgwBC0EAIAgQBSIGayAGIAcbCyEGIwAhASMBIQIgBkEBcQR8IAEgAaIiACABoiEDIAEgACACRAAAAAAAAOA/oiADIAAgAER9/rFX4x3HPqJE1WHBGaABKr+gokSm+BARERGBP6AgACAAIACioiAARHzVz1o62eU9okTrnCuK5uVavqCioKKhoiACoSADRElVVVVVVcW/oqGhBSABIAGiIgMgA6IhBEQAAAAAAADwPyADRAAAAAAAAOA/oiIAoSIFRAAAAAAAAPA/IAWhIAChIAMgAyADIANEkBXLGaAB+j6iRHdRwRZswVa/oKJETFVVVVVVpT+goiAEIASiIAMgA0TUOIi+6fqovaJExLG0vZ7uIT6gokStUpyAT36SvqCioKIgASACoqGgoAsiAJogACAGQQFqQQJxGwuKAgMBfwF+AnwgAL0iAkIgiKdB/////wdxIgFBgIDA/wdPBEAgACAAoA8LIAFBgIDAAEkEfyAARAAAAAAAAFBDor0iAkIgiKdB/////wdxIgFFBEAgAA8LIAFBA25Bk/H9ywJqBSABQQNuQZPx/dQCagshASACQoCAgICAgICAgH+DIAGtQiCGhL8iBCAEoiAEIACjoiEDIAAgBCADIANEwtZJSmDx+T+iRCAk8JLgKP6/oKJEkuZhD+YD/j+gIAMgA6IgA6IgA0TX7eTUALDCP6JE2VHnvstE6L+goqCivUKAgICACHxCgICAgHyDvyIAIACioyEDIAAgACADIAChIAAgAKAgA6CjoqALwwMCBH8CfiAAIABiIAEgAWJyBEAgASAAoA8LIAC9IgZCIIinIQQgAb0iB0IgiKchAyAHpyIFIANBgIDA/wNrckUEQCAAEAYPCyADQR52QQJxIARBH3ZyIQIgBEH/////B3EiBCAGp3JFBEACQAJAAkAgAkUgAkEBRnJFBEAgAkECRg0BIAJBA0YNAgwDCyAADwtEGC1EVPshCUAPC0QYLURU+yEJwA8LCwJAIAUgA0H/////B3EiA3JFDQAgA0GAgMD/B0YEQCAEQYCAwP8HRgR8RNIhM3982QJARBgtRFT7Iek/IAJBAnEbIgCaIAAgAkEBcRsFRBgtRFT7IQlARAAAAAAAAAAAIAJBAnEbIgCaIAAgAkEBcRsLDwsgBEGAgMD/B0YgA0GAgIAgaiAESXINACAEQYCAgCBqIANJQQAgAkECcRsEfEQAAAAAAAAAAAUgACABo5kQBgshAAJAAkACQAJAAkAgAg4EAAECAwQLIAAPCyAAmg8LRBgtRFT7IQlAIABEB1wUMyamobygoQ8LIABEB1wUMyamobygRBgtRFT7IQnAoA8LAAtEGC1EVPsh+b9EGC1EVPsh+T8gAkEBcRsLvQICAn8CfCAAvUIgiKciAkH/////B3EiAUGAgMD/A08EQCAAvacgAUGAgMD/A2tyRQRAIABEGC1EVPsh+T+iRAAAAAAAAHA4oA8LRAAAAAAAAAAAIAAgAKGjDwsgAUGAgID/A0kEQCABQYCAwPIDSSABQYCAwABPcQRAIAAPCyAAIAAgACAAohABoqAPC0QAAAAAAADgPyAAmUQAAAAAAADgP6KhIgCfIQMgABABIQQgAUGz5rz/A08EfEQYLURU+yH5PyADIAMgBKKgRAAAAAAAAABAokQHXBQzJqaRvKChBUQYLURU+yHpPyADIAOgIASiRAdcFDMmppE8IAAgA71CgICAgHCDvyIAIACioSADIACgo0QAAAAAAAAAQKKhoUQYLURU+yHpPyAAIACgoaGhCyIAmiAAIAJBAEgbC7UCAgJ/AnwgAL1CIIinIgJB/////wdxIgFBgIDA/wNPBEAgAL2nIAFBgIDA/wNrckUEQCACQQBIBEBEGC1EVPshCUAPC0QAAAAAAAAAAA8LRAAAAAAAAAAAIAAgAKGjDwsgAUGAgID/A0kEQCABQYCAgOMDTQRARBgtRFT7Ifk/DwtEGC1EVPsh+T8gAEQHXBQzJqaRPCAAIAAgAKIQAaKhoaEPCyACQQBIBEBEGC1EVPsh+T8gAEQAAAAAAADgP6JEAAAAAAAA4D+gIgCfIgMgABABIAOiRAdcFDMmppG8oKChRAAAAAAAAABAog8LRAAAAAAAAOA/IABEAAAAAAAA4D+ioSIDnyIEvUKAgICAcIO/IgAgAxABIASiIAMgACAAoqEgBCAAoKOgoEQAAAAAAAAAQKILxgEDAX8BfgF8IAC9Qv///////////wCDIgK/IQMgAkIgiKciAUHqp4b/A0sEfEQAAAAAAADwP0QAAAAAAAAAACADo6FEAAAAAAAA8D9EAAAAAAAAAEAgAyADoBAARAAAAAAAAABAoKOhIAFBgIDQgQRLGwUgAUGuscH+A0sEfCADIAOgEAAiAyADRAAAAAAAAABAoKMFIAFBgIDAAE8EfCADRAAAAAAAAADAohAAIgOaIANEAAAAAAAAAECgowUgAwsLCyAApgsGACAAEAkLwAEDAnwBfwF+IAC9Qv///////////wCDIgS/IQJEAAAAAAAA4D8gAKYhAQJAIARCIIinIgNBwtyYhARJBEAgAhAAIQIgA0GAgMD/A0kEQCADQYCAwPIDSQ0CIAEgAiACoCACIAKiIAJEAAAAAAAA8D+go6GiIQAMAgsgASACIAIgAkQAAAAAAADwP6CjoKIhAAwBCyACRIvdGhVmIJbAoBAEIAEgAaBEAAAAAAAAwH+iokQAAAAAAADAf6IhAAsgAAsGACAAEAoLCAAgACABEAsLBgAgABAMCwYAIAAQAgsGACAAEA0LBgAgABADCwYAIAAQAAsGACAAEAQLtgECAX8BfiAAvUL///////////8AgyICvyEAAnwgAkIgiKciAUHC3Jj/A0kEQEQAAAAAAADwPyABQYCAwPIDSQ0BGiAAEAAiACAAoiAAIACgRAAAAAAAAABAoKNEAAAAAAAA8D+gDAELIAFBwtyYhARJBEAgABAEIgBEAAAAAAAA8D8gAKOgRAAAAAAAAOA/ogwBCyAARIvdGhVmIJbAoBAERAAAAAAAAMB/okQAAAAAAADAf6ILCwYAIAAQDgsGACAAEA8LeQIBfgJ8IACZIQMgAL1CNIhC/w+DIgFC/gdUBHwgAULfB1oEfCADIAOgIgIgAiADokQAAAAAAADwPyADoaOgEAJEAAAAAAAA4D+iBSADCwUgA0QAAAAAAADwPyADoaNEAAAAAAAAAECiEAJEAAAAAAAA4D+iCyAApgsIACAAIAEQEAsGACAAEAYLnwECAn4BfCAAvSICQjSIQv8PgyEBIAJC////////////AIO/IQMgAUKZCFoEfCADEANE7zn6/kIu5j+gBSABQoAIWgR8IAMgA6BEAAAAAAAA8D8gAyADokQAAAAAAADwP6CfIAOgo6AQAwUgAULlB1oEfCADIAMgA6IiAyADRAAAAAAAAPA/oJ9EAAAAAAAA8D+go6AQAgUgAwsLCyAApgsGACAAEBELlgEBAX4CfCAAIAChRAAAAAAAAAAAoyAAvSIBQoCAgICAgID4P1MNABogAUI0iEL/D4MiAUKACFQEQCAARAAAAAAAAPC/oCIAIAAgAKIgACAAoKCfoBACDAELIAAgAKBEAAAAAAAA8D8gACAAIACiRAAAAAAAAPC/oJ+go6EQAyABQpkIVA0AGiAAEANE7zn6/kIu5j+gCwsGACAAEBILC8gBAQBBgAgLwAFug/miAAAAANFXJ/wpFUROmZVi28DdNPWrY1H+QZBDPDpuJLdhxbve6i5JBuDSTUIc6x3+HJLRCfU1gug+pymxJnCc6YREuy451pE5QX5ftItfhJz0OVOD/5f4Hzso+b2LES/vD5gF3s9+Nm0fbQpaZj9GT7cJyyfHuid1Lepfnvc5Bz178eXrsV/7a+qSUopGMANWCF2NHyC8z/Cra3v8YZHjqR029JpfhZllCBvmXoDY/41AaKAUVxUGBjEnc00=";

// packages/kernel/src/own-functions.ts
var own;
function withOwnFunctions(compute) {
  own ??= { ...instantiateFunctions(compileKernel(fromBase64(WASM_BASE64))), hypot };
  const names = Object.keys(own);
  const before = Object.fromEntries(names.map((name) => [name, Math[name]]));
  try {
    Object.assign(Math, own);
    return compute();
  } finally {
    Object.assign(Math, before);
  }
}
var MOST_TO_SQUARE = 1e140;
var SCALE = 2 ** 600;
function hypot(...values) {
  let largest = 0;
  for (const value of values) {
    const size = Math.abs(value);
    if (size === Number.POSITIVE_INFINITY) return size;
    if (!(size <= largest)) largest = size;
  }
  if (largest === 0) return 0;
  const scale = largest > MOST_TO_SQUARE ? 1 / SCALE : largest < 1 / MOST_TO_SQUARE ? SCALE : 1;
  let sum = 0;
  for (const value of values) sum += value * scale * (value * scale);
  return Math.sqrt(sum) / scale;
}

// packages/assessment/src/ruled-approach.ts
function ruledApproach(approach, rules = []) {
  if (rules.length === 0) return approach;
  return withParties(approach, (party) => ({
    ...party,
    covarianceAt(state) {
      const known = party.covarianceAt(state);
      const { statedBy } = party;
      if (statedBy === void 0) return known;
      const source = { originator: statedBy.originator, covarianceSource: known.source };
      return counted2(known, ruleOfKind(rules, covarianceKind(source, state, statedBy.creationTaiS)));
    }
  }));
}
function countedApproach(approach, sigmas2) {
  return withParties(approach, (party, place) => ({
    ...party,
    covarianceAt: (state) => counted2(party.covarianceAt(state), sigmas2[place])
  }));
}
function withParties(approach, change) {
  const [primary, secondary] = approach.parties;
  return { ...approach, parties: [change(primary, 0), change(secondary, 1)] };
}
function counted2(known, sigmas2) {
  const { covariance, densityError } = known;
  if (sigmas2 === void 0 || covariance === void 0 || known.counted !== void 0) return known;
  const { factor, isCalibrated } = sigmas2;
  return {
    ...known,
    counted: { factor, isCalibrated },
    covariance: scaledCovariance(covariance, factor),
    // A part of the same error: what both share grows with it.
    ...densityError && { densityError: { ...densityError, relativeSigma: factor * densityError.relativeSigma } }
  };
}

// packages/conjunction/src/decision/risk-level.ts
var DEFAULT_RISK_THRESHOLDS = { version: 1, mediumPc: 1e-7, highPc: 1e-5, criticalPc: 1e-4 };
function riskLevel(pc, thresholds = DEFAULT_RISK_THRESHOLDS) {
  if (pc === void 0 || Number.isNaN(pc)) return "UNKNOWN";
  if (pc >= thresholds.criticalPc) return "CRITICAL";
  if (pc >= thresholds.highPc) return "HIGH";
  return pc >= thresholds.mediumPc ? "MEDIUM" : "LOW";
}

// packages/conjunction/src/decision/orbit-quality.ts
var LEAST_OBSERVATIONS = 20;
var LEAST_RESIDUALS_PERCENT = 80;
var LEAST_SPAN_RATIO = 1;
var MOST_WEIGHTED_RMS = {
  PAYLOAD: 1.5,
  "ROCKET BODY": 2,
  DEBRIS: 5,
  UNKNOWN: 5
};
var DISSIPATION_ENDS = [1e-7, 6e-4, 1e-3, 15e-4, 2e-3, 3e-3, 6e-3, 9e-3, 0.015, 0.05];
var MOST_AGE_DAYS = [
  { upTo: 1, days: 10 },
  { upTo: 7, days: 5 },
  { upTo: DISSIPATION_ENDS.length, days: 3 }
];
function orbitDoubts(quality) {
  const { actualOdSpanDays, recommendedOdSpanDays, lastObservationAgeS, objectType, sedrWPerKg } = quality;
  const ageDays = lastObservationAgeS === void 0 ? void 0 : lastObservationAgeS / SECONDS_PER_DAY;
  const hasSpans = actualOdSpanDays !== void 0 && recommendedOdSpanDays !== void 0 && recommendedOdSpanDays > 0;
  return [
    above("last-observation-old", ageDays, mostAgeDays(sedrWPerKg)),
    below("observations-few", quality.observationsUsed, LEAST_OBSERVATIONS),
    below("od-span-short", hasSpans ? actualOdSpanDays / recommendedOdSpanDays : void 0, LEAST_SPAN_RATIO),
    below("residuals-rejected", quality.residualsAcceptedPercent, LEAST_RESIDUALS_PERCENT),
    above("weighted-rms-large", quality.weightedRms, MOST_WEIGHTED_RMS[objectType])
  ].flat();
}
var mostAgeDays = (sedrWPerKg = 0) => MOST_AGE_DAYS.find(({ upTo }) => dissipationClass(sedrWPerKg) <= upTo)?.days ?? 10;
function dissipationClass(sedrWPerKg) {
  const place = DISSIPATION_ENDS.findIndex((end) => Math.abs(sedrWPerKg) <= end);
  return place < 0 ? DISSIPATION_ENDS.length : place;
}
var orbitLimits = (objectType) => ({
  spanRatio: LEAST_SPAN_RATIO,
  residualsPercent: LEAST_RESIDUALS_PERCENT,
  weightedRms: MOST_WEIGHTED_RMS[objectType]
});
function above(code, value, limit) {
  return value !== void 0 && value > limit ? [{ code, value, limit }] : [];
}
function below(code, value, limit) {
  return value !== void 0 && value < limit ? [{ code, value, limit }] : [];
}

// packages/conjunction/src/decision/verdict-of-report.ts
function verdictOfReport(report, { parties, ...context }) {
  const { recommended, dilution: dilution2, defects, estimatedCovariances, implausibleCovariances, tcaTaiS } = report;
  const maxPc = dilution2?.betterDataPc ?? report.maxPc;
  const ofDefect = (isDefault) => defects.filter(({ defect }) => defect === "covariance-default" === isDefault).map(({ object }) => object);
  const input = {
    ...context,
    tcaTaiS,
    ...maxPc !== void 0 && { maxPc },
    ...recommended && { pc: recommended.pc },
    ...dilution2 && {
      region: dilution2.region,
      scaleAtMax: scaleOf(dilution2),
      dilutedOn: dilution2.betterDataOn
    },
    estimatedCovariances,
    implausibleCovariances,
    tooSmallCovariances: report.tooSmallCovariances,
    indefiniteCovariances: report.indefiniteCovariances,
    missingCovariances: ofDefect(false),
    defaultCovariances: ofDefect(true),
    isTwoDimensionalInadequate: report.isInadequate,
    isUsageUnknown: report.isUnchecked,
    ...parties && { orbitDoubts: { primary: doubtsOf(parties[0]), secondary: doubtsOf(parties[1]) } }
  };
  return verdict(input);
}
function doubtsOf({ quality }) {
  return quality === void 0 ? [] : orbitDoubts(quality);
}
function scaleOf({ betterDataOn, scaleAtMax, separate }) {
  return betterDataOn === "both" ? scaleAtMax : separate[betterDataOn].scaleAtMax;
}

// packages/conjunction/src/pc/verdict-pc.ts
function verdictReport(input) {
  return computePc({ ...input, methods: ["foster-1992"] });
}
function verdictPcOf({ recommended, isInadequate }) {
  return recommended && { ...recommended, isInadequate };
}
function correlatedReport([primary, secondary], hardBodyRadiusM) {
  if (primary.densityError === void 0 || secondary.densityError === void 0) return ok(void 0);
  const report = verdictReport({ primary, secondary, isAtTca: true, hardBodyRadiusM, isWithoutBounds: true });
  if (!report.ok) return report;
  return ok(report.value.crossCorrelation?.status === "applied" ? report.value : void 0);
}
function countedReport(objects, hardBodyRadiusM) {
  const [primary, secondary] = objects.map(independent);
  const report = verdictReport({ primary, secondary, isAtTca: true, hardBodyRadiusM, isWithoutBounds: true });
  if (!report.ok) return report;
  const correlated = correlatedReport(objects, hardBodyRadiusM);
  if (!correlated.ok) return correlated;
  const pcOf = ({ recommended }) => recommended?.pc ?? 0;
  return ok(correlated.value && pcOf(correlated.value) > pcOf(report.value) ? correlated.value : report.value);
}
function independent({ densityError: _, ...object }) {
  return object;
}

// packages/assessment/src/stated.ts
var WHOLE = 2;
var SHARE = 2e-3;
var PC_FACTOR = 1e3;
function statedOtherwise({ states, stated }, pc, watchPc) {
  if (stated === void 0) return [];
  const [first, second] = states;
  const apart = (key) => Math.hypot(...first[key].map((x, k) => x - second[key][k]));
  const quantities = [
    lengthOf("miss-distance", stated.missDistanceM, apart("positionM")),
    lengthOf("relative-speed", stated.relativeSpeedMps, apart("velocityMps")),
    probabilityOf(stated.pc, pc, watchPc)
  ].flatMap((quantity) => quantity ?? []);
  return quantities.filter(({ isOff }) => isOff).map(({ isOff: _, ...quantity }) => quantity);
}
function lengthOf(quantity, stated, computed) {
  if (stated === void 0) return void 0;
  return { quantity, stated, computed, isOff: Math.abs(stated - computed) > WHOLE + SHARE * computed };
}
function probabilityOf(stated, computed, watchPc) {
  if (stated === void 0 || computed === void 0) return void 0;
  const [smaller, larger] = [Math.min(stated, computed), Math.max(stated, computed)];
  return {
    quantity: "probability",
    stated,
    computed,
    isOff: larger >= watchPc && larger > PC_FACTOR * smaller
  };
}

// packages/assessment/src/judge.ts
function judge(stated, rules, nowTaiS) {
  return withOwnFunctions(() => judgeByEngine(stated, rules, nowTaiS));
}
function judgeByEngine(stated, rules, nowTaiS) {
  const approach = ruledApproach(stated, rules.covariances);
  const { objects, known, radius } = objectsOf(approach);
  const [primary, secondary] = objects;
  const { isAtTca } = approach;
  const report = found(verdictReport({ primary, secondary, isAtTca, hardBodyRadiusM: radius.radiusM }));
  const pc = verdictPcOf(report)?.pc;
  const correlatedPc = correlatedOf(report, known, radius.radiusM);
  const thresholds = verdictThresholds(rules);
  const [own2, other] = approach.parties.map(({ size }) => size);
  const outside = radiusOutsideBody(approach.messageRadiusM, own2, other, radius.radiusM);
  return {
    approach,
    sources: [known[0].source, known[1].source],
    countedSigmas: [known[0].counted, known[1].counted],
    radius,
    report,
    ...pc === void 0 ? { pcReason: missingPc(report) } : { pc },
    riskLevel: riskLevel(pc, rules.thresholds),
    verdict: verdictOfReport(report, {
      nowTaiS,
      decisionLeadS: rules.decisionLeadS,
      thresholds,
      statedOtherwise: statedOtherwise(approach, pc, thresholds.watchPc),
      parties: approach.parties,
      countedSigmas: countedOf(known),
      ...outside && { radiusOutsideBody: outside },
      ...correlatedPc !== void 0 && { correlatedPc }
    })
  };
}
function objectsOf({ states, parties, messageRadiusM, radius }) {
  const known = [parties[0].covarianceAt(states[0]), parties[1].covarianceAt(states[1])];
  const objectOf = (index) => {
    const { covariance, source, leastDeviationM } = known[index];
    return {
      state: states[index],
      covarianceOrigin: source === "ESTIMATED" ? "estimated" : "given",
      ...covariance && { covariance },
      ...leastDeviationM !== void 0 && { leastDeviationM }
    };
  };
  return {
    objects: [objectOf(0), objectOf(1)],
    known,
    radius: radius ?? combinedHardBodyRadius(parties[0].size, parties[1].size, messageRadiusM)
  };
}
function countedOf([{ counted: primary }, { counted: secondary }]) {
  return { ...primary && { primary }, ...secondary && { secondary } };
}
function correlatedOf({ objects }, known, hardBodyRadiusM) {
  const report = found(correlatedReport(withSharedErrors(objects, known), hardBodyRadiusM));
  return report && verdictPcOf(report)?.pc;
}
function withSharedErrors([primary, secondary], [first, second]) {
  return [
    { ...primary, ...first.densityError && { densityError: first.densityError } },
    { ...secondary, ...second.densityError && { densityError: second.densityError } }
  ];
}
function missingPc({ encounter, defects }) {
  if (encounter === void 0) return "relative-speed-zero";
  return defects[0]?.defect ?? "covariance-unusable";
}
function verdictThresholds({ thresholds }) {
  return { version: thresholds.version, actPc: thresholds.criticalPc, watchPc: thresholds.mediumPc };
}
function found(result) {
  if (!result.ok) throw new Error(`an approach that cannot be judged: ${result.fault.code}`);
  return result.value;
}

export {
  leastDeviation,
  isTooSmall,
  inertialPositionCovariance,
  DEFAULT_COVARIANCE_VARIANCE_M2,
  covarianceDefect,
  crossCovariance,
  knownErrors,
  planeEncounter,
  planeOfErrors,
  jointPlane,
  DEFAULT_VERDICT_THRESHOLDS,
  verdict,
  verdictAgainstHistory,
  carriedObject,
  combineCovariance,
  moveState,
  refineTca,
  closestApproaches,
  clopperPearson,
  PC_METHOD_NAMES,
  computePc,
  withOwnFunctions,
  DEFAULT_RISK_THRESHOLDS,
  riskLevel,
  mostAgeDays,
  dissipationClass,
  orbitLimits,
  verdictOfReport,
  verdictReport,
  verdictPcOf,
  correlatedReport,
  countedReport,
  ruledApproach,
  countedApproach,
  judge,
  judgeByEngine,
  objectsOf,
  countedOf,
  withSharedErrors,
  verdictThresholds
};
//# sourceMappingURL=chunk-TFK7XCIF.mjs.map

import {
  erfc,
  erfcx
} from "./chunk-OCTYTDT2.mjs";
import {
  keptPer
} from "./chunk-IHQRYJEI.mjs";
import {
  maximumBetween
} from "./chunk-Z7TE2O33.mjs";

// packages/conjunction/src/hard-body/shape.ts
function circumscribingRadius(body) {
  if (body.shape === "CANNONBALL" || body.shape === "OTHER") return body.radiusM;
  const { lengthM, widthM, heightM } = body.box;
  const corner = 0.5 * Math.hypot(lengthM, widthM, heightM);
  if (body.shape === "BOX") return corner;
  return Math.max(corner, Math.hypot(0.5 * widthM + body.wing.lengthM, 0.5 * body.wing.widthM));
}
function meanProjectedArea(body) {
  if (body.shape === "CANNONBALL" || body.shape === "OTHER") return Math.PI * body.radiusM ** 2;
  const { lengthM, widthM, heightM } = body.box;
  const box = 0.5 * (lengthM * widthM + widthM * heightM + heightM * lengthM);
  if (body.shape === "BOX") return box;
  const wings = body.shape === "WING_BOX_WING" ? 2 : 1;
  return box + wings * 0.5 * body.wing.lengthM * body.wing.widthM;
}
function equivalentRadius(body) {
  return Math.sqrt(meanProjectedArea(body) / Math.PI);
}

// packages/conjunction/src/hard-body/ladder.ts
var DEFAULT_RADIUS_M = {
  PAYLOAD: 5,
  "ROCKET BODY": 2.5,
  DEBRIS: 0.5,
  UNKNOWN: 5
};
var SIZE_CLASS_RCS_M2 = { SMALL: 0.1, MEDIUM: 1 };
function sizeClassOfRcs(rcsM2) {
  if (rcsM2 < SIZE_CLASS_RCS_M2.SMALL) return "SMALL";
  return rcsM2 < SIZE_CLASS_RCS_M2.MEDIUM ? "MEDIUM" : "LARGE";
}
var SMALLEST_RCS_RADIUS_M = 0.1;
var LARGEST_RCS_RADIUS_M = 10;
function hardBodyRadius(size, rule = "attitude-averaged") {
  if (isLength(size.operatorRadiusM)) return { radiusM: size.operatorRadiusM, source: "operator-radius" };
  if (size.operatorShape) {
    const radiusM = rule === "circumscribing" ? circumscribingRadius(size.operatorShape) : equivalentRadius(size.operatorShape);
    if (isLength(radiusM)) return { radiusM, source: "operator-shape" };
  }
  if (isLength(size.cdmRadiusM)) return { radiusM: size.cdmRadiusM, source: "cdm-comment" };
  if (isLength(size.catalogueRadiusM)) return { radiusM: size.catalogueRadiusM, source: "catalogue-radius" };
  if (isLength(size.rcsM2)) return { radiusM: radiusOfRcs(size.rcsM2), source: "catalogue-rcs" };
  if (size.rcsSizeClass === "SMALL" || size.rcsSizeClass === "MEDIUM") {
    return { radiusM: radiusOfRcs(SIZE_CLASS_RCS_M2[size.rcsSizeClass]), source: "catalogue-size-class" };
  }
  return { radiusM: DEFAULT_RADIUS_M[size.objectType ?? "UNKNOWN"], source: "default-by-type" };
}
function combinedHardBodyRadius(primary, secondary, cdmCombinedM, rule) {
  const first = hardBodyRadius(primary, rule);
  const second = hardBodyRadius(secondary, rule);
  const isOperators = [first, second].some(({ source }) => source.startsWith("operator"));
  if (isLength(cdmCombinedM) && !isOperators) {
    return { radiusM: cdmCombinedM, source: "cdm-comment", primary: first, secondary: second };
  }
  return { radiusM: first.radiusM + second.radiusM, source: "sum", primary: first, secondary: second };
}
var MANY_TIMES = 5;
function radiusOutsideBody(statedM, own, other, countedM) {
  if (!isLength(statedM)) return void 0;
  const isCounted = statedM === countedM;
  const leastM = isVouched(hardBodyRadius(own)) ? hardBodyRadius(own).radiusM : SMALLEST_RCS_RADIUS_M;
  if (statedM < leastM) return { side: "smaller", statedM, bodyM: leastM, isCounted };
  const mostM = largestRadiusM(own) + largestRadiusM(other);
  return statedM > MANY_TIMES * mostM ? { side: "larger", statedM, bodyM: mostM, isCounted } : void 0;
}
function largestRadiusM(size) {
  const radius = hardBodyRadius(size, "circumscribing");
  return isVouched(radius) ? radius.radiusM : Math.max(radius.radiusM, 2 * DEFAULT_RADIUS_M[size.objectType ?? "UNKNOWN"]);
}
var isVouched = ({ source }) => source.startsWith("operator") || source === "catalogue-radius";
function isLength(value) {
  return value !== void 0 && Number.isFinite(value) && value > 0;
}
function radiusOfRcs(rcsM2) {
  return Math.min(LARGEST_RCS_RADIUS_M, Math.max(SMALLEST_RCS_RADIUS_M, Math.sqrt(rcsM2 / Math.PI)));
}

// packages/conjunction/src/linear/symmetric2.ts
function determinant2(m) {
  return m.xx * m.yy - m.yx * m.yx;
}
function principal2(m) {
  const half = 0.5 * (m.xx - m.yy);
  const spread = Math.hypot(half, m.yx);
  const middle = 0.5 * (m.xx + m.yy);
  const majorAngleRad = spread === 0 ? 0 : 0.5 * Math.atan2(m.yx, half);
  if (middle <= 0) return { minor: middle - spread, major: middle + spread, majorAngleRad };
  const major = middle + spread;
  return { minor: determinant2(m) / major, major, majorAngleRad };
}
function sum2(a, b) {
  return { xx: a.xx + b.xx, yx: a.yx + b.yx, yy: a.yy + b.yy };
}
function scaled2(m, factor) {
  return { xx: m.xx * factor, yx: m.yx * factor, yy: m.yy * factor };
}

// packages/astro/src/search/border.ts
function borderBetween(holds, inside, outside, { width = 0, share = 0 } = {}) {
  let a = inside;
  let b = outside;
  while (Math.abs(b - a) > width + share * Math.max(Math.abs(a), Math.abs(b))) {
    const middle = 0.5 * (a + b);
    if (middle === a || middle === b) break;
    if (holds(middle)) a = middle;
    else b = middle;
  }
  return a;
}

// packages/conjunction/src/pc/numbers/quadrature.ts
var NODES = Float64Array.of(
  0.9914553711208126,
  0.9491079123427585,
  0.8648644233597691,
  0.7415311855993945,
  0.5860872354676911,
  0.4058451513773972,
  0.20778495500789848,
  0
);
var KRONROD = Float64Array.of(
  0.022935322010529224,
  0.06309209262997856,
  0.10479001032225019,
  0.14065325971552592,
  0.1690047266392679,
  0.19035057806478542,
  0.20443294007529889,
  0.20948214108472782
);
var GAUSS = Float64Array.of(0.1294849661688697, 0.27970539148927664, 0.3818300505051189, 0.4179591836734694);
var MAXIMUM_DEPTH = 24;
var RULE_TOLERANCE = 1e-11;
var VISIBLE_LOG_DROP = 46;
var UNDERFLOW_LOG = -800;
var PEAK_SHARE = 1e-6;
var EDGE_SHARE = 1e-6;
function integrateSinglePeak(logDensity, jacobian, a, b) {
  const peak = maximumBetween(logDensity, a, b, PEAK_SHARE * (b - a));
  const top = logDensity(peak);
  if (!(top > UNDERFLOW_LOG)) return 0;
  const floor = top - VISIBLE_LOG_DROP;
  const from = supportEdge(logDensity, peak, a, floor);
  const to = supportEdge(logDensity, peak, b, floor);
  const scaled = (t) => Math.exp(logDensity(t) - top) * jacobian(t);
  const rough = gaussKronrod(scaled, from, peak).value + gaussKronrod(scaled, peak, to).value;
  const value = refine(scaled, from, peak, rough, 0) + refine(scaled, peak, to, rough, 0);
  return Math.exp(top) * value;
}
function supportEdge(logDensity, peak, end, floor) {
  if (logDensity(end) > floor) return end;
  return borderBetween((t) => !(logDensity(t) > floor), end, peak, { width: EDGE_SHARE * Math.abs(end - peak) });
}
function refine(f, a, b, total, depth) {
  if (b <= a) return 0;
  const { value, error } = gaussKronrod(f, a, b);
  if (error <= RULE_TOLERANCE * total || depth >= MAXIMUM_DEPTH) return value;
  const middle = 0.5 * (a + b);
  return refine(f, a, middle, total, depth + 1) + refine(f, middle, b, total, depth + 1);
}
function gaussKronrod(f, a, b) {
  const centre = 0.5 * (a + b);
  const half = 0.5 * (b - a);
  const middle = f(centre);
  let fine = KRONROD[7] * middle;
  let coarse = GAUSS[3] * middle;
  for (let i = 0; i < 7; i++) {
    const pair = f(centre - half * NODES[i]) + f(centre + half * NODES[i]);
    fine += KRONROD[i] * pair;
    if (i % 2 === 1) coarse += GAUSS[i >> 1] * pair;
  }
  return { value: half * fine, error: Math.abs(half * (fine - coarse)) };
}

// packages/conjunction/src/pc/plane/slab.ts
var SQRT_HALF = Math.SQRT1_2;
var THIN = 1e-3;
var GAUSS_NODE = Math.sqrt(0.6);
var INVERSE_SQRT_TWO_PI = 1 / Math.sqrt(2 * Math.PI);
function slabProbability(mean, half, sigma) {
  const m = mean < 0 ? -mean : mean;
  if (half < THIN * sigma) return thinSlab(m, half, sigma);
  const scale = SQRT_HALF / sigma;
  return 0.5 * (erfc((m - half) * scale) - erfc((m + half) * scale));
}
function thinSlab(m, half, sigma) {
  const t = half / sigma;
  const c = m / sigma;
  const low = c - GAUSS_NODE * t;
  const high = c + GAUSS_NODE * t;
  const sum = 8 * Math.exp(-0.5 * c * c) + 5 * (Math.exp(-0.5 * low * low) + Math.exp(-0.5 * high * high));
  return t * sum * INVERSE_SQRT_TWO_PI / 9;
}
function logSlabProbability(mean, half, sigma) {
  const m = Math.abs(mean);
  const scale = SQRT_HALF / sigma;
  const near = (m - half) * scale;
  if (half < THIN * sigma) {
    const c = m / sigma;
    return Math.log(2 * half * INVERSE_SQRT_TWO_PI / sigma) - 0.5 * c * c;
  }
  if (near <= 0) return Math.log(slabProbability(m, half, sigma));
  const far = (m + half) * scale;
  const ratio = Math.exp(-(far - near) * (far + near));
  return Math.log(0.5 * (erfcx(near) - ratio * erfcx(far))) - near * near;
}

// packages/conjunction/src/pc/plane/disc-probability.ts
var ORDERS = [6, 8, 10, 12, 16, 20, 24, 32, 40, 48, 64, 80, 96, 128];
var LARGEST_ORDER = 128;
var STRIPS = Float64Array.of(0.05, 0.1, 0.17, 0.25, 0.35, 0.5, 0.7, 0.95, 1.25, 1.6, 2, 2.5, 3, 3.7, 4.5);
var kept = keptPer(() => ({
  growthLinear: STRIPS.map((eta) => Math.cosh(eta) - 1),
  growthSquare: STRIPS.map((eta) => 0.5 * Math.sinh(eta) ** 2),
  rules: ORDERS.map((n) => {
    const table = new Float64Array(n);
    for (let j = 0; j < n / 2; j++) {
      const angle = (j + 1) * Math.PI / (n + 1);
      table[2 * j] = Math.cos(angle);
      table[2 * j + 1] = Math.sin(angle);
    }
    return table;
  })
}));
var LOG_PRECISION = 30;
function discProbability(meanMinor, meanMajor, sigmaMinor, sigmaMajor, radius) {
  if (radius === 0) return 0;
  const order = orderFor(meanMinor, meanMajor, sigmaMinor, sigmaMajor, radius);
  const value = order < 0 ? adaptive(meanMinor, meanMajor, sigmaMinor, sigmaMajor, radius) : chebyshev(kept().rules[order], meanMinor, meanMajor, sigmaMinor, sigmaMajor, radius);
  return Math.min(value, 1);
}
function orderFor(m1, m2, s1, s2, radius) {
  const a1 = radius * m1 / (s1 * s1);
  const a2 = radius * m2 / (s2 * s2);
  const linear = Math.sqrt(a1 * a1 + a2 * a2);
  const square = radius / s1 * (radius / s1);
  const { growthLinear, growthSquare } = kept();
  let needed = Number.POSITIVE_INFINITY;
  for (let i = 0; i < STRIPS.length; i++) {
    const n = (linear * growthLinear[i] + square * growthSquare[i] + LOG_PRECISION) / (2 * STRIPS[i]);
    if (n < needed) needed = n;
  }
  if (needed > LARGEST_ORDER) return -1;
  for (let i = 0; i < ORDERS.length; i++) if (ORDERS[i] >= needed) return i;
  return -1;
}
function chebyshev(rule, m1, m2, s1, s2, radius) {
  const scale = -0.5 / (s2 * s2);
  let sum = 0;
  for (let j = 0; j < rule.length; j += 2) {
    const sine = rule[j + 1];
    const z = radius * rule[j];
    const minus = z - m2;
    const plus = z + m2;
    const density = Math.exp(scale * minus * minus) + Math.exp(scale * plus * plus);
    sum += sine * density * slabProbability(m1, radius * sine, s1);
  }
  return sum * radius * Math.PI / ((rule.length + 1) * s2 * Math.sqrt(2 * Math.PI));
}
function adaptive(m1, m2, s1, s2, radius) {
  const logNorm = -Math.log(s2 * Math.sqrt(2 * Math.PI));
  const logDensity = (theta) => {
    const half = radius * Math.sin(theta);
    if (half <= 0) return Number.NEGATIVE_INFINITY;
    const offset = (radius * Math.cos(theta) - m2) / s2;
    return logNorm - 0.5 * offset * offset + logSlabProbability(m1, half, s1);
  };
  return integrateSinglePeak(logDensity, (theta) => radius * Math.sin(theta), 0, Math.PI);
}

// packages/conjunction/src/pc/plane/foster-1992.ts
function foster1992(encounter) {
  if (encounter.hardBodyRadiusM === Number.POSITIVE_INFINITY) return 1;
  return discProbability(
    encounter.meanMinorM,
    encounter.meanMajorM,
    encounter.sigmaMinorM,
    encounter.sigmaMajorM,
    encounter.hardBodyRadiusM
  );
}

// packages/conjunction/src/covariance/repair.ts
var CLIP_FACTOR = 1e-4;
function repairPlane(covarianceM2, hardBodyRadiusM) {
  const { minor, major, majorAngleRad } = principal2(covarianceM2);
  const floor = (CLIP_FACTOR * hardBodyRadiusM) ** 2;
  if (!(major > 0) || !Number.isFinite(minor) || !Number.isFinite(major)) {
    return { status: "unusable", sigmaMinorM: 0, sigmaMajorM: 0, majorAngleRad: 0 };
  }
  const tiny = Number.MIN_VALUE * 1e16;
  return {
    status: minor < floor || minor <= 0 ? "remediated" : "ok",
    sigmaMinorM: Math.sqrt(Math.max(minor, floor, tiny)),
    sigmaMajorM: Math.sqrt(Math.max(major, floor, tiny)),
    majorAngleRad
  };
}

// packages/conjunction/src/pc/plane/principal-encounter.ts
function principalEncounter(missXM, missYM, covarianceM2, hardBodyRadiusM) {
  const repaired = repairPlane(covarianceM2, Number.isFinite(hardBodyRadiusM) ? hardBodyRadiusM : 0);
  const c = Math.cos(repaired.majorAngleRad);
  const s = Math.sin(repaired.majorAngleRad);
  return {
    meanMinorM: c * missYM - s * missXM,
    meanMajorM: c * missXM + s * missYM,
    sigmaMinorM: repaired.sigmaMinorM,
    sigmaMajorM: repaired.sigmaMajorM,
    hardBodyRadiusM,
    repair: repaired.status
  };
}
function scaledEncounter(encounter, factor) {
  return {
    ...encounter,
    sigmaMinorM: encounter.sigmaMinorM * factor,
    sigmaMajorM: encounter.sigmaMajorM * factor
  };
}
function mahalanobisSquared(encounter) {
  return (encounter.meanMinorM / encounter.sigmaMinorM) ** 2 + (encounter.meanMajorM / encounter.sigmaMajorM) ** 2;
}

// packages/conjunction/src/pc/bounds/max-pc.ts
var UNKNOWN_ASPECT_RATIO = 3;
var SEARCH_HALF_WIDTH = 3;
var SEARCH_SHARE = 1e-7;
function alfanoMaxPc(missDistanceM, hardBodyRadiusM, aspectRatio) {
  if (hardBodyRadiusM <= 0) return { maxPc: 0 };
  if (missDistanceM <= hardBodyRadiusM) return { maxPc: 1 };
  const start = Math.log(missDistanceM / (aspectRatio * Math.SQRT2));
  const pcAt = (logSigma) => {
    const sigma = Math.exp(logSigma);
    return discProbability(0, missDistanceM, sigma, aspectRatio * sigma, hardBodyRadiusM);
  };
  const best = maximumBetween(
    pcAt,
    start - SEARCH_HALF_WIDTH,
    start + SEARCH_HALF_WIDTH,
    2 * SEARCH_HALF_WIDTH * SEARCH_SHARE
  );
  return { maxPc: pcAt(best), sigmaMinorM: Math.exp(best) };
}
function frisbeeMaxPc(missXM, missYM, knownM2, hardBodyRadiusM) {
  const worst = frisbeeWorstCovariance(missXM, missYM, knownM2, hardBodyRadiusM);
  return worst && foster1992(principalEncounter(missXM, missYM, worst, hardBodyRadiusM));
}
function frisbeeWorstCovariance(missXM, missYM, knownM2, hardBodyRadiusM) {
  const principal = principalEncounter(missXM, missYM, knownM2, hardBodyRadiusM);
  if (principal.repair === "unusable") return void 0;
  const squared = mahalanobisSquared(principal);
  if (squared <= 1) return knownM2;
  const share = (squared - 1) / squared;
  return {
    xx: knownM2.xx + share * missXM * missXM,
    yx: knownM2.yx + share * missXM * missYM,
    yy: knownM2.yy + share * missYM * missYM
  };
}

export {
  sizeClassOfRcs,
  hardBodyRadius,
  combinedHardBodyRadius,
  radiusOutsideBody,
  determinant2,
  principal2,
  sum2,
  scaled2,
  borderBetween,
  integrateSinglePeak,
  gaussKronrod,
  slabProbability,
  logSlabProbability,
  discProbability,
  foster1992,
  CLIP_FACTOR,
  repairPlane,
  principalEncounter,
  scaledEncounter,
  mahalanobisSquared,
  UNKNOWN_ASPECT_RATIO,
  alfanoMaxPc,
  frisbeeMaxPc
};
//# sourceMappingURL=chunk-D2J54P6C.mjs.map

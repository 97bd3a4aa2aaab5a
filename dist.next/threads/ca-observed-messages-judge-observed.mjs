// packages/assessment/src/finite-figures.ts
function notFinite(figures) {
  const figure = placeOf(figures, "");
  return figure === void 0 ? void 0 : { code: "figures-not-finite", figure: figure.slice(1) };
}
function placeOf(value, path) {
  if (typeof value === "number") return Number.isFinite(value) ? void 0 : path;
  if (typeof value !== "object" || value === null) return void 0;
  for (const [key, inner] of Object.entries(value)) {
    const found2 = placeOf(inner, `${path}.${key}`);
    if (found2 !== void 0) return found2;
  }
  return void 0;
}

// packages/conjunction/src/decision/risk-level.ts
var DEFAULT_RISK_THRESHOLDS = { version: 1, mediumPc: 1e-7, highPc: 1e-5, criticalPc: 1e-4 };
function riskLevel(pc, thresholds = DEFAULT_RISK_THRESHOLDS) {
  if (pc === void 0 || Number.isNaN(pc)) return "UNKNOWN";
  if (pc >= thresholds.criticalPc) return "CRITICAL";
  if (pc >= thresholds.highPc) return "HIGH";
  return pc >= thresholds.mediumPc ? "MEDIUM" : "LOW";
}

// packages/units/src/duration.ts
var SECONDS_PER_DAY = 86400;

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
function above(code, value, limit) {
  return value !== void 0 && value > limit ? [{ code, value, limit }] : [];
}
function below(code, value, limit) {
  return value !== void 0 && value < limit ? [{ code, value, limit }] : [];
}

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
  const scaled3 = both.flatMap(
    ({ object, counted: counted3 }) => counted3 === void 0 || counted3.factor === 1 ? [] : { object, factor: counted3.factor }
  );
  return [
    ...scaled3.length > 0 ? [{ code: "covariance-scaled", scaled: scaled3 }] : [],
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
function radiusOutsideBody(statedM, own2, other, countedM) {
  if (!isLength(statedM)) return void 0;
  const isCounted = statedM === countedM;
  const leastM = isVouched(hardBodyRadius(own2)) ? hardBodyRadius(own2).radiusM : SMALLEST_RCS_RADIUS_M;
  if (statedM < leastM) return { side: "smaller", statedM, bodyM: leastM, isCounted };
  const mostM = largestRadiusM(own2) + largestRadiusM(other);
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

// packages/units/src/result.ts
function ok(value) {
  return { ok: true, value };
}
function fail(fault) {
  return { ok: false, fault };
}

// packages/astro/src/constants.ts
var MU_EARTH = 3986004418e5;
var EARTH_RADIUS_M = 6378137;
var EARTH_FLATTENING = 1 / 298.257223563;
var J2 = 0.00108262668;
var EARTH_ROTATION_RADPS = 7292115e-11;

// packages/astro/src/frames/local.ts
var ON_THE_AXIS = 1e-290;
function rtnAxes(positionM, velocityMps) {
  const r = unit(positionM);
  const n = unit(cross(positionM, velocityMps));
  return rows(r, cross(n, r), n);
}
function localAxes(frame, positionM, velocityMps) {
  const r = unit(positionM);
  const momentum = cross(positionM, velocityMps);
  const w = unit(momentum);
  switch (frame) {
    case "RTN":
      return rows(r, cross(w, r), w);
    case "TNW": {
      const t = unit(velocityMps);
      return rows(t, cross(w, t), w);
    }
    case "NTW": {
      const t = unit(velocityMps);
      return rows(cross(t, w), t, w);
    }
    case "VNC": {
      const v = unit(velocityMps);
      return rows(v, w, cross(v, w));
    }
    case "LVLH": {
      const z = negative(r);
      const y = negative(w);
      return rows(cross(y, z), y, z);
    }
    case "NSW": {
      const node = ascendingNode(w);
      return rows(node, cross(w, node), w);
    }
    case "PQW": {
      const e = cross(velocityMps, momentum).map((value, i) => value / MU_EARTH - r[i]);
      if (Math.hypot(e[0], e[1], e[2]) < 1e-11) return localAxes("NSW", positionM, velocityMps);
      const q = unit(cross(w, e));
      return rows(cross(q, w), q, w);
    }
    case "EQW": {
      const sign = w[2] < 0 ? -1 : 1;
      const p = w[0] / (1 + sign * w[2]);
      const q = -w[1] / (1 + sign * w[2]);
      const f = unit([1 - p * p + q * q, 2 * p * q, -2 * p * sign]);
      return rows(f, cross(w, f), w);
    }
    case "SEZ": {
      const fromAxis = Math.hypot(r[0], r[1]);
      const east = fromAxis > ON_THE_AXIS ? [-r[1] / fromAxis, r[0] / fromAxis, 0] : [0, 1, 0];
      return rows(cross(east, r), east, r);
    }
  }
}
function rotateCovariance(cov6, rot3) {
  const half = new Float64Array(36);
  for (let row = 0; row < 6; row++) {
    const block = row < 3 ? 0 : 3;
    const m = (row - block) * 3;
    for (let column = 0; column < 6; column++) {
      half[row * 6 + column] = rot3[m] * cov6[block * 6 + column] + rot3[m + 1] * cov6[(block + 1) * 6 + column] + rot3[m + 2] * cov6[(block + 2) * 6 + column];
    }
  }
  const out = new Float64Array(36);
  for (let row = 0; row < 6; row++) {
    for (let column = row; column < 6; column++) {
      const block = column < 3 ? 0 : 3;
      const m = (column - block) * 3;
      const value = half[row * 6 + block] * rot3[m] + half[row * 6 + block + 1] * rot3[m + 1] + half[row * 6 + block + 2] * rot3[m + 2];
      out[row * 6 + column] = value;
      out[column * 6 + row] = value;
    }
  }
  return out;
}
function ascendingNode(w) {
  const size = Math.hypot(w[0], w[1]);
  return size > 1e-11 ? [-w[1] / size, w[0] / size, 0] : [1, 0, 0];
}
function unit(v) {
  const size = Math.hypot(v[0], v[1], v[2]);
  return [v[0] / size, v[1] / size, v[2] / size];
}
function cross(a, b) {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}
function negative(v) {
  return [-v[0], -v[1], -v[2]];
}
function rows(a, b, c) {
  return Float64Array.of(a[0], a[1], a[2], b[0], b[1], b[2], c[0], c[1], c[2]);
}

// packages/units/src/angle.ts
var RAD_PER_DEG = Math.PI / 180;
var RAD_PER_ARCSEC = Math.PI / 648e3;
var TWO_PI = 2 * Math.PI;
function wrapTwoPi(angleRad) {
  const wrapped = angleRad % TWO_PI;
  return wrapped < 0 ? wrapped + TWO_PI : wrapped;
}

// packages/astro/src/elements/kepler-equation.ts
var MOST_STEPS = 60;
function solveGeneralisedKepler(meanLongitudeRad, af, ag) {
  const e = Math.hypot(af, ag);
  let low = meanLongitudeRad - e;
  let high = meanLongitudeRad + e;
  let f = meanLongitudeRad + af * Math.sin(meanLongitudeRad) - ag * Math.cos(meanLongitudeRad);
  for (let step = 0; step < MOST_STEPS; step++) {
    const sin = Math.sin(f);
    const cos = Math.cos(f);
    const miss = f + ag * cos - af * sin - meanLongitudeRad;
    if (miss > 0) high = f;
    else low = f;
    let next = f - miss / (1 - af * cos - ag * sin);
    if (!(next > low && next < high)) next = (low + high) / 2;
    if (Math.abs(next - f) <= 1e-15 * (1 + Math.abs(f))) return next;
    f = next;
  }
  return f;
}
var SMALL_STEP = 1e-3;
var ROUNDING = 5e-17;
function eccentricLongitude(meanLongitudeRad, af, ag, out) {
  const e = Math.sqrt(af * af + ag * ag);
  let f = meanLongitudeRad + af * Math.sin(meanLongitudeRad) - ag * Math.cos(meanLongitudeRad);
  for (let step = 0; step < MOST_STEPS; step++) {
    const sin = Math.sin(f);
    const cos = Math.cos(f);
    const move = (meanLongitudeRad + af * sin - ag * cos - f) / (1 - af * cos - ag * sin);
    const square = move * move;
    if (square < SMALL_STEP * SMALL_STEP && 0.5 * e * square <= ROUNDING * (1 - e)) {
      const s = move * (1 - square / 6 * (1 - square / 20));
      const c = 1 - 0.5 * square * (1 - square / 12);
      out[0] = cos * c - sin * s;
      out[1] = sin * c + cos * s;
      return;
    }
    f += move;
    if (!(Math.abs(f - meanLongitudeRad) <= e)) break;
  }
  const whole2 = solveGeneralisedKepler(meanLongitudeRad, af, ag);
  out[0] = Math.cos(whole2);
  out[1] = Math.sin(whole2);
}

// packages/astro/src/elements/equinoctial.ts
function equinoctialSense(state) {
  return state[0] * state[4] - state[1] * state[3] < 0 ? -1 : 1;
}
function equinoctialFromCartesian(state, mu = MU_EARTH, sense = equinoctialSense(state)) {
  const x = state[0];
  const y = state[1];
  const z = state[2];
  const u = state[3];
  const v = state[4];
  const w = state[5];
  const r = Math.hypot(x, y, z);
  const energy = (u * u + v * v + w * w) / 2 - mu / r;
  const hx = y * w - z * v;
  const hy = z * u - x * w;
  const hz = x * v - y * u;
  const h = Math.hypot(hx, hy, hz);
  if (!(energy < 0) || !(h > 0)) return void 0;
  const a = -mu / (2 * energy);
  const chi = hx / (h + sense * hz);
  const psi = -hy / (h + sense * hz);
  const { f, g } = equinoctialAxes(chi, psi, sense);
  const ex = (v * hz - w * hy) / mu - x / r;
  const ey = (w * hx - u * hz) / mu - y / r;
  const ez = (u * hy - v * hx) / mu - z / r;
  const af = ex * f[0] + ey * f[1] + ez * f[2];
  const ag = ex * g[0] + ey * g[1] + ez * g[2];
  const root = Math.sqrt(1 - af * af - ag * ag);
  if (!(root > 0)) return void 0;
  const beta = 1 / (1 + root);
  const along = (x * f[0] + y * f[1] + z * f[2]) / (a * root);
  const across = (x * g[0] + y * g[1] + z * g[2]) / (a * root);
  const cosF = af + (1 - af * af * beta) * along - af * ag * beta * across;
  const sinF = ag + (1 - ag * ag * beta) * across - af * ag * beta * along;
  const eccentricLongitude2 = Math.atan2(sinF, cosF);
  return {
    meanMotionRadps: Math.sqrt(mu / a) / a,
    af,
    ag,
    chi,
    psi,
    meanLongitudeRad: wrapTwoPi(eccentricLongitude2 + ag * cosF - af * sinF),
    sense
  };
}
function cartesianFromEquinoctial(elements, mu = MU_EARTH) {
  const { meanMotionRadps: n, af, ag } = elements;
  const { f, g } = equinoctialAxes(elements.chi, elements.psi, elements.sense);
  const a = Math.cbrt(mu / (n * n));
  const beta = 1 / (1 + Math.sqrt(1 - af * af - ag * ag));
  const big = solveGeneralisedKepler(elements.meanLongitudeRad, af, ag);
  const cosF = Math.cos(big);
  const sinF = Math.sin(big);
  const along = a * ((1 - ag * ag * beta) * cosF + af * ag * beta * sinF - af);
  const across = a * ((1 - af * af * beta) * sinF + af * ag * beta * cosF - ag);
  const speed = n * a / (1 - af * cosF - ag * sinF);
  const alongRate = speed * (af * ag * beta * cosF - (1 - ag * ag * beta) * sinF);
  const acrossRate = speed * ((1 - af * af * beta) * cosF - af * ag * beta * sinF);
  const out = new Float64Array(6);
  for (let i = 0; i < 3; i++) {
    out[i] = along * f[i] + across * g[i];
    out[i + 3] = alongRate * f[i] + acrossRate * g[i];
  }
  return out;
}
function equinoctialAxes(chi, psi, sense) {
  const c = 1 + chi * chi + psi * psi;
  const twist = 2 * chi * psi / c;
  return {
    f: [(1 - chi * chi + psi * psi) / c, twist, -2 * sense * chi / c],
    g: [sense * twist, sense * (1 + chi * chi - psi * psi) / c, 2 * psi / c],
    w: [2 * chi / c, -2 * psi / c, sense * (1 - chi * chi - psi * psi) / c]
  };
}

// packages/astro/src/elements/equinoctial-jacobian.ts
function equinoctialJacobian(elements, mu = MU_EARTH) {
  const { meanMotionRadps, af, ag, chi, psi, meanLongitudeRad, sense } = elements;
  const out = { state: new Float64Array(6), jacobian: new Float64Array(36) };
  equinoctialTangent([meanMotionRadps, af, ag, chi, psi, meanLongitudeRad], sense, out, mu);
  return out.jacobian;
}
var onCircle = new Float64Array(2);
function equinoctialTangent(packed, sense, { state, jacobian }, mu = MU_EARTH) {
  const n = packed[0];
  const af = packed[1];
  const ag = packed[2];
  const chi = packed[3];
  const psi = packed[4];
  const a = Math.cbrt(mu / (n * n));
  const root = Math.sqrt(1 - af * af - ag * ag);
  const beta = 1 / (1 + root);
  eccentricLongitude(packed[5], af, ag, onCircle);
  const cos = onCircle[0];
  const sin = onCircle[1];
  const q = 1 - af * cos - ag * sin;
  const xx = 1 - ag * ag * beta;
  const yy = 1 - af * af * beta;
  const xy = af * ag * beta;
  const along = xx * cos + xy * sin - af;
  const across = yy * sin + xy * cos - ag;
  const alongF = xy * cos - xx * sin;
  const acrossF = yy * cos - xy * sin;
  const alongRate = alongF / q;
  const acrossRate = acrossF / q;
  const alongFF = -xx * cos - xy * sin;
  const acrossFF = -yy * sin - xy * cos;
  const radius3 = q * q * q;
  const betaByRoot = beta * beta / root;
  const betaAf = betaByRoot * af;
  const betaAg = betaByRoot * ag;
  const bigAf = sin / q;
  const bigAg = -cos / q;
  const crossAf = ag * beta + af * ag * betaAf;
  const crossAg = af * beta + af * ag * betaAg;
  const xxAf = ag * ag * betaAf;
  const xxAg = 2 * ag * beta + ag * ag * betaAg;
  const yyAf = 2 * af * beta + af * af * betaAf;
  const yyAg = af * af * betaAg;
  const alongAf = -xxAf * cos + crossAf * sin - 1 + alongF * bigAf;
  const acrossAf = -yyAf * sin + crossAf * cos + acrossF * bigAf;
  const alongAg = -xxAg * cos + crossAg * sin + alongF * bigAg;
  const acrossAg = -yyAg * sin + crossAg * cos - 1 + acrossF * bigAg;
  const qF = af * sin - ag * cos;
  const qAf = -cos + qF * bigAf;
  const qAg = -sin + qF * bigAg;
  const alongRateAf = (xxAf * sin + crossAf * cos + alongFF * bigAf - alongRate * qAf) / q;
  const acrossRateAf = (-yyAf * cos - crossAf * sin + acrossFF * bigAf - acrossRate * qAf) / q;
  const alongRateAg = (xxAg * sin + crossAg * cos + alongFF * bigAg - alongRate * qAg) / q;
  const acrossRateAg = (-yyAg * cos - crossAg * sin + acrossFF * bigAg - acrossRate * qAg) / q;
  const c = 1 / (1 + chi * chi + psi * psi);
  const twist = 2 * chi * psi * c;
  const fx = (1 - chi * chi + psi * psi) * c;
  const fy = twist;
  const fz = -2 * sense * chi * c;
  const gx = sense * twist;
  const gy = sense * (1 + chi * chi - psi * psi) * c;
  const gz = 2 * psi * c;
  const wx = 2 * chi * c;
  const wy = -2 * psi * c;
  const wz = sense * (1 - chi * chi - psi * psi) * c;
  const perN = 1 / (3 * n);
  const chiF = -2 * c * psi * sense;
  const chiW = -2 * c;
  const psiF = 2 * c * chi * sense;
  const psiW = 2 * c * sense;
  const speed = n * a;
  for (let i = 0; i < 3; i++) {
    const f = i === 0 ? fx : i === 1 ? fy : fz;
    const g = i === 0 ? gx : i === 1 ? gy : gz;
    const w = i === 0 ? wx : i === 1 ? wy : wz;
    const p = i * 6;
    const v = p + 18;
    const position = along * f + across * g;
    const velocity = alongRate * f + acrossRate * g;
    state[i] = a * position;
    state[i + 3] = speed * velocity;
    jacobian[p] = -2 * a * perN * position;
    jacobian[v] = speed * perN * velocity;
    jacobian[p + 1] = a * (alongAf * f + acrossAf * g);
    jacobian[v + 1] = speed * (alongRateAf * f + acrossRateAf * g);
    jacobian[p + 2] = a * (alongAg * f + acrossAg * g);
    jacobian[v + 2] = speed * (alongRateAg * f + acrossRateAg * g);
    const fChi = chiF * g + chiW * w;
    const gChi = -chiF * f;
    const fPsi = psiF * g;
    const gPsi = psiW * w - psiF * f;
    jacobian[p + 3] = a * (along * fChi + across * gChi);
    jacobian[v + 3] = speed * (alongRate * fChi + acrossRate * gChi);
    jacobian[p + 4] = a * (along * fPsi + across * gPsi);
    jacobian[v + 4] = speed * (alongRate * fPsi + acrossRate * gPsi);
    jacobian[p + 5] = a * velocity;
    jacobian[v + 5] = -speed * position / radius3;
  }
}

// packages/astro/src/six-numbers.ts
function sixOf({ positionM, velocityMps }) {
  return Float64Array.of(...positionM, ...velocityMps);
}
function stateOfSix(six, epochTaiS, frame = "EME2000") {
  return {
    epochTaiS,
    frame,
    positionM: [six[0], six[1], six[2]],
    velocityMps: [six[3], six[4], six[5]]
  };
}

// packages/astro/src/covariance/matrix6.ts
function identity6() {
  const out = new Float64Array(36);
  for (let i = 0; i < 36; i += 7) out[i] = 1;
  return out;
}
function multiply6(a, b) {
  const out = new Float64Array(36);
  for (let row = 0; row < 36; row += 6) {
    for (let column = 0; column < 6; column++) {
      let sum = 0;
      for (let k = 0; k < 6; k++) sum += a[row + k] * b[k * 6 + column];
      out[row + column] = sum;
    }
  }
  return out;
}
function congruent6(a, c) {
  const half = multiply6(a, c);
  const out = new Float64Array(36);
  for (let row = 0; row < 6; row++) {
    for (let column = row; column < 6; column++) {
      let sum = 0;
      for (let k = 0; k < 6; k++) sum += half[row * 6 + k] * a[column * 6 + k];
      out[row * 6 + column] = sum;
      out[column * 6 + row] = sum;
    }
  }
  return out;
}
function invert6(matrix) {
  const left = Float64Array.from(matrix);
  const right = identity6();
  for (let column = 0; column < 6; column++) {
    let pivot = column;
    for (let row = column + 1; row < 6; row++) {
      if (Math.abs(left[row * 6 + column]) > Math.abs(left[pivot * 6 + column])) pivot = row;
    }
    const head = left[pivot * 6 + column];
    if (!(Math.abs(head) > 0)) return void 0;
    for (let k = 0; k < 6; k++) {
      exchange(left, column * 6 + k, pivot * 6 + k);
      exchange(right, column * 6 + k, pivot * 6 + k);
      left[column * 6 + k] = left[column * 6 + k] / head;
      right[column * 6 + k] = right[column * 6 + k] / head;
    }
    for (let row = 0; row < 6; row++) {
      const factor = left[row * 6 + column];
      if (row === column || factor === 0) continue;
      for (let k = 0; k < 6; k++) {
        left[row * 6 + k] = left[row * 6 + k] - factor * left[column * 6 + k];
        right[row * 6 + k] = right[row * 6 + k] - factor * right[column * 6 + k];
      }
    }
  }
  return right;
}
function exchange(values, i, j) {
  const kept4 = values[i];
  values[i] = values[j];
  values[j] = kept4;
}

// packages/astro/src/covariance/inverse-jacobian.ts
function inverseEquinoctialJacobian(elements, mu = MU_EARTH) {
  const n = elements.meanMotionRadps;
  const a = Math.cbrt(mu / (n * n));
  const scaled3 = equinoctialJacobian(elements, mu);
  for (let row = 0; row < 6; row++) {
    const unit3 = row < 3 ? a : n * a;
    for (let column = 0; column < 6; column++) {
      scaled3[row * 6 + column] = scaled3[row * 6 + column] * (column === 0 ? n : 1) / unit3;
    }
  }
  const inverse = invert6(scaled3);
  if (inverse === void 0) return void 0;
  for (let row = 0; row < 6; row++) {
    for (let column = 0; column < 6; column++) {
      const unit3 = column < 3 ? a : n * a;
      inverse[row * 6 + column] = inverse[row * 6 + column] * (row === 0 ? n : 1) / unit3;
    }
  }
  return inverse;
}

// packages/astro/src/frames/matrix3.ts
function identity3() {
  return Float64Array.of(1, 0, 0, 0, 1, 0, 0, 0, 1);
}
function aboutX(angleRad) {
  const c = Math.cos(angleRad);
  const s = Math.sin(angleRad);
  return Float64Array.of(1, 0, 0, 0, c, s, 0, -s, c);
}
function aboutY(angleRad) {
  const c = Math.cos(angleRad);
  const s = Math.sin(angleRad);
  return Float64Array.of(c, 0, -s, 0, 1, 0, s, 0, c);
}
function aboutZ(angleRad) {
  const c = Math.cos(angleRad);
  const s = Math.sin(angleRad);
  return Float64Array.of(c, s, 0, -s, c, 0, 0, 0, 1);
}
function turnAboutZ(angleRad, b, out) {
  const c = Math.cos(angleRad);
  const s = Math.sin(angleRad);
  for (let i = 0; i < 3; i++) {
    out[i] = c * b[i] + s * b[3 + i];
    out[3 + i] = c * b[3 + i] - s * b[i];
    out[6 + i] = b[6 + i];
  }
  return out;
}
function multiply3(a, b, out = new Float64Array(9)) {
  for (let row = 0; row < 9; row += 3) {
    const a0 = a[row];
    const a1 = a[row + 1];
    const a2 = a[row + 2];
    out[row] = a0 * b[0] + a1 * b[3] + a2 * b[6];
    out[row + 1] = a0 * b[1] + a1 * b[4] + a2 * b[7];
    out[row + 2] = a0 * b[2] + a1 * b[5] + a2 * b[8];
  }
  return out;
}
function transpose3(m) {
  return Float64Array.of(m[0], m[3], m[6], m[1], m[4], m[7], m[2], m[5], m[8]);
}
function multiplyTransposed3(a, b, out = new Float64Array(9)) {
  for (let row = 0; row < 9; row += 3) {
    const a0 = a[row];
    const a1 = a[row + 1];
    const a2 = a[row + 2];
    out[row] = a0 * b[0] + a1 * b[1] + a2 * b[2];
    out[row + 1] = a0 * b[3] + a1 * b[4] + a2 * b[5];
    out[row + 2] = a0 * b[6] + a1 * b[7] + a2 * b[8];
  }
  return out;
}
function crossMatrix(x, y, z) {
  return Float64Array.of(0, -z, y, z, 0, -x, -y, x, 0);
}

// packages/units/src/kept-per.ts
function keptPer(make) {
  let maker;
  let value;
  return () => {
    if (maker !== Math.cos) {
      value = make();
      maker = Math.cos;
    }
    return value;
  };
}

// packages/astro/src/calendar.ts
var DAYS_PER_400_YEARS = 146097;
var MARCH_OF_YEAR_ZERO_TO_2000 = 730425;
function daysSince2000(year, month, day) {
  const marchYear = month > 2 ? year : year - 1;
  const dayOfMarchYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const leapDays = Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400);
  return 365 * marchYear + leapDays + dayOfMarchYear - MARCH_OF_YEAR_ZERO_TO_2000;
}
function calendarDay(days) {
  const shifted = days + MARCH_OF_YEAR_ZERO_TO_2000;
  const era = Math.floor(shifted / DAYS_PER_400_YEARS);
  const dayOfEra = shifted - era * DAYS_PER_400_YEARS;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146096)) / 365
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1
  };
}

// packages/astro/src/leap-seconds.ts
var TABLE = [
  [1972, 1, 10],
  [1972, 7, 11],
  [1973, 1, 12],
  [1974, 1, 13],
  [1975, 1, 14],
  [1976, 1, 15],
  [1977, 1, 16],
  [1978, 1, 17],
  [1979, 1, 18],
  [1980, 1, 19],
  [1981, 7, 20],
  [1982, 7, 21],
  [1983, 7, 22],
  [1985, 7, 23],
  [1988, 1, 24],
  [1990, 1, 25],
  [1991, 1, 26],
  [1992, 7, 27],
  [1993, 7, 28],
  [1994, 7, 29],
  [1996, 1, 30],
  [1997, 7, 31],
  [1999, 1, 32],
  [2006, 1, 33],
  [2009, 1, 34],
  [2012, 7, 35],
  [2015, 7, 36],
  [2017, 1, 37]
];
var STEPS = TABLE.map(([year, month, taiMinusUtcS2]) => {
  const day = daysSince2000(year, month, 1);
  return { day, taiMinusUtcS: taiMinusUtcS2, insertedAtTaiS: day * 86400 + taiMinusUtcS2 - 1 };
}).reverse();
var FIRST_OFFSET_S = 10;
function taiMinusUtcAt(epochTaiS) {
  for (const step of STEPS) if (epochTaiS >= step.insertedAtTaiS + 1) return step.taiMinusUtcS;
  return FIRST_OFFSET_S;
}
function isInsideLeapSecond(epochTaiS) {
  for (const step of STEPS) {
    if (epochTaiS >= step.insertedAtTaiS + 1) return false;
    if (epochTaiS >= step.insertedAtTaiS) return step.day !== STEPS.at(-1)?.day;
  }
  return false;
}

// packages/astro/src/epoch.ts
var TT_MINUS_TAI_S = 32.184;
var J2000_TAI_S = 43200 - TT_MINUS_TAI_S;
function formatUtc(epochTaiS, decimals = 6) {
  const scale = 10 ** decimals;
  let whole2 = Math.floor(epochTaiS);
  let fraction2 = Math.round((epochTaiS - whole2) * scale);
  if (fraction2 >= scale) {
    whole2 += 1;
    fraction2 = 0;
  }
  const { day, secondOfDay } = utcDay(whole2);
  const { year, month, day: dayOfMonth } = calendarDay(day);
  const leap = secondOfDay >= SECONDS_PER_DAY ? 1 : 0;
  const plain = secondOfDay - leap;
  const date = `${pad(year, 4)}-${pad(month, 2)}-${pad(dayOfMonth, 2)}`;
  const clock2 = `${pad(Math.floor(plain / 3600), 2)}:${pad(Math.floor(plain / 60) % 60, 2)}:${pad(plain % 60 + leap, 2)}`;
  return decimals > 0 ? `${date}T${clock2}.${pad(fraction2, decimals)}` : `${date}T${clock2}`;
}
function taiMinusUtcS(epochTaiS) {
  return taiMinusUtcAt(epochTaiS);
}
function utcDay(epochTaiS) {
  const offset = taiMinusUtcAt(epochTaiS);
  if (isInsideLeapSecond(epochTaiS)) {
    const day2 = Math.floor((epochTaiS - 1 - offset) / SECONDS_PER_DAY);
    return { day: day2, secondOfDay: epochTaiS - offset - day2 * SECONDS_PER_DAY };
  }
  const utc = epochTaiS - offset;
  const day = Math.floor(utc / SECONDS_PER_DAY);
  return { day, secondOfDay: utc - day * SECONDS_PER_DAY };
}
function julianCenturiesTt(epochTaiS) {
  return (epochTaiS - J2000_TAI_S) / (36525 * SECONDS_PER_DAY);
}
function pad(value, width) {
  return String(value).padStart(width, "0");
}

// packages/astro/src/frames/sidereal-time.ts
function gmst82(ut1S) {
  const sinceJ2000S = ut1S - SECONDS_PER_DAY / 2;
  const t = sinceJ2000S / (36525 * SECONDS_PER_DAY);
  const seconds = 67310.54841 + (8640184812866e-6 + (0.093104 - 62e-7 * t) * t) * t + sinceJ2000S % SECONDS_PER_DAY;
  return wrapTwoPi(seconds / SECONDS_PER_DAY * TWO_PI);
}
var NODE_TERMS_FROM_TAI_S = -89683170;
function equationOfEquinoxes(nutation, epochTaiS, longitudeOffsetRad = 0) {
  const plain = (nutation.inLongitudeRad + longitudeOffsetRad) * Math.cos(nutation.meanObliquityRad);
  if (epochTaiS < NODE_TERMS_FROM_TAI_S) return plain;
  const node = nutation.lunarNodeRad;
  return plain + (264e-5 * Math.sin(node) + 63e-6 * Math.sin(2 * node)) * RAD_PER_ARCSEC;
}

// packages/astro/src/frames/earth-orientation.ts
var noEarthOrientation = {
  startTaiS: Number.NEGATIVE_INFINITY,
  stopTaiS: Number.POSITIVE_INFINITY,
  hasPoleOffsets: false,
  at: (epochTaiS) => ({
    ut1MinusTaiS: -taiMinusUtcS(epochTaiS),
    xpRad: 0,
    ypRad: 0,
    lodS: 0,
    longitudeOffsetRad: 0,
    obliquityOffsetRad: 0
  })
};
var kept = keptPer(() => ({}));

// packages/astro/src/frames/nutation-1980.json
var nutation_1980_default = {
  source: "IAU 1980 theory of nutation, Seidelmann 1982, Celestial Mechanics 27; Explanatory Supplement (1992) table 3.222.1",
  columns: [
    "l",
    "lPrime",
    "F",
    "D",
    "node",
    "longitudeSine",
    "longitudeSinePerCentury",
    "obliquityCosine",
    "obliquityCosinePerCentury"
  ],
  unit: "0.0001 arcsec",
  terms: [
    [0, 0, 0, 0, 1, -171996, -174.2, 92025, 8.9],
    [0, 0, 2, -2, 2, -13187, -1.6, 5736, -3.1],
    [0, 0, 2, 0, 2, -2274, -0.2, 977, -0.5],
    [0, 0, 0, 0, 2, 2062, 0.2, -895, 0.5],
    [0, 1, 0, 0, 0, 1426, -3.4, 54, -0.1],
    [1, 0, 0, 0, 0, 712, 0.1, -7, 0],
    [0, 1, 2, -2, 2, -517, 1.2, 224, -0.6],
    [0, 0, 2, 0, 1, -386, -0.4, 200, 0],
    [1, 0, 2, 0, 2, -301, 0, 129, -0.1],
    [0, -1, 2, -2, 2, 217, -0.5, -95, 0.3],
    [1, 0, 0, -2, 0, -158, 0, -1, 0],
    [0, 0, 2, -2, 1, 129, 0.1, -70, 0],
    [-1, 0, 2, 0, 2, 123, 0, -53, 0],
    [0, 0, 0, 2, 0, 63, 0, -2, 0],
    [1, 0, 0, 0, 1, 63, 0.1, -33, 0],
    [-1, 0, 2, 2, 2, -59, 0, 26, 0],
    [-1, 0, 0, 0, 1, -58, -0.1, 32, 0],
    [1, 0, 2, 0, 1, -51, 0, 27, 0],
    [2, 0, 0, -2, 0, 48, 0, 1, 0],
    [-2, 0, 2, 0, 1, 46, 0, -24, 0],
    [0, 0, 2, 2, 2, -38, 0, 16, 0],
    [2, 0, 2, 0, 2, -31, 0, 13, 0],
    [2, 0, 0, 0, 0, 29, 0, -1, 0],
    [1, 0, 2, -2, 2, 29, 0, -12, 0],
    [0, 0, 2, 0, 0, 26, 0, -1, 0],
    [0, 0, 2, -2, 0, -22, 0, 0, 0],
    [-1, 0, 2, 0, 1, 21, 0, -10, 0],
    [0, 2, 0, 0, 0, 17, -0.1, 0, 0],
    [0, 2, 2, -2, 2, -16, 0.1, 7, 0],
    [-1, 0, 0, 2, 1, 16, 0, -8, 0],
    [0, 1, 0, 0, 1, -15, 0, 9, 0],
    [1, 0, 0, -2, 1, -13, 0, 7, 0],
    [0, -1, 0, 0, 1, -12, 0, 6, 0],
    [2, 0, -2, 0, 0, 11, 0, 0, 0],
    [-1, 0, 2, 2, 1, -10, 0, 5, 0],
    [1, 0, 2, 2, 2, -8, 0, 3, 0],
    [1, 1, 0, -2, 0, -7, 0, 0, 0],
    [0, 1, 2, 0, 2, 7, 0, -3, 0],
    [0, -1, 2, 0, 2, -7, 0, 3, 0],
    [0, 0, 2, 2, 1, -7, 0, 3, 0],
    [-2, 0, 0, 2, 1, -6, 0, 3, 0],
    [1, 0, 0, 2, 0, 6, 0, 0, 0],
    [2, 0, 2, -2, 2, 6, 0, -3, 0],
    [0, 0, 0, 2, 1, -6, 0, 3, 0],
    [1, 0, 2, -2, 1, 6, 0, -3, 0],
    [0, -1, 2, -2, 1, -5, 0, 3, 0],
    [0, 0, 0, -2, 1, -5, 0, 3, 0],
    [1, -1, 0, 0, 0, 5, 0, 0, 0],
    [2, 0, 2, 0, 1, -5, 0, 3, 0],
    [2, 0, 0, -2, 1, 4, 0, -2, 0],
    [0, 1, 2, -2, 1, 4, 0, -2, 0],
    [1, 0, 0, -1, 0, -4, 0, 0, 0],
    [0, 1, 0, -2, 0, -4, 0, 0, 0],
    [1, 0, -2, 0, 0, 4, 0, 0, 0],
    [0, 0, 0, 1, 0, -4, 0, 0, 0],
    [-2, 0, 2, 0, 2, -3, 0, 1, 0],
    [1, -1, 0, -1, 0, -3, 0, 0, 0],
    [1, 1, 0, 0, 0, -3, 0, 0, 0],
    [1, 0, 2, 0, 0, 3, 0, 0, 0],
    [1, -1, 2, 0, 2, -3, 0, 1, 0],
    [-1, -1, 2, 2, 2, -3, 0, 1, 0],
    [3, 0, 2, 0, 2, -3, 0, 1, 0],
    [0, -1, 2, 2, 2, -3, 0, 1, 0],
    [0, -2, 2, -2, 1, -2, 0, 1, 0],
    [-2, 0, 0, 0, 1, -2, 0, 1, 0],
    [1, 1, 2, 0, 2, 2, 0, -1, 0],
    [-1, 0, 2, -2, 1, -2, 0, 1, 0],
    [2, 0, 0, 0, 1, 2, 0, -1, 0],
    [1, 0, 0, 0, 2, -2, 0, 1, 0],
    [3, 0, 0, 0, 0, 2, 0, 0, 0],
    [0, 0, 2, 1, 2, 2, 0, -1, 0],
    [-1, 0, 2, 4, 2, -2, 0, 1, 0],
    [2, 0, -2, 0, 1, 1, 0, 0, 0],
    [2, 1, 0, -2, 0, 1, 0, 0, 0],
    [0, 0, -2, 2, 1, 1, 0, 0, 0],
    [0, 1, -2, 2, 0, -1, 0, 0, 0],
    [0, 1, 0, 0, 2, 1, 0, 0, 0],
    [-1, 0, 0, 1, 1, 1, 0, 0, 0],
    [0, 1, 2, -2, 0, -1, 0, 0, 0],
    [-1, 0, 0, 0, 2, 1, 0, -1, 0],
    [1, 0, 0, -4, 0, -1, 0, 0, 0],
    [-2, 0, 2, 2, 2, 1, 0, -1, 0],
    [2, 0, 0, -4, 0, -1, 0, 0, 0],
    [1, 1, 2, -2, 2, 1, 0, -1, 0],
    [1, 0, 2, 2, 1, -1, 0, 1, 0],
    [-2, 0, 2, 4, 2, -1, 0, 1, 0],
    [-1, 0, 4, 0, 2, 1, 0, 0, 0],
    [1, -1, 0, -2, 0, 1, 0, 0, 0],
    [2, 0, 2, -2, 1, 1, 0, -1, 0],
    [2, 0, 2, 2, 2, -1, 0, 0, 0],
    [1, 0, 0, 2, 1, -1, 0, 0, 0],
    [0, 0, 4, -2, 2, 1, 0, 0, 0],
    [3, 0, 2, -2, 2, 1, 0, 0, 0],
    [1, 0, 2, -2, 0, -1, 0, 0, 0],
    [0, 1, 2, 0, 1, 1, 0, 0, 0],
    [-1, -1, 0, 2, 1, 1, 0, 0, 0],
    [0, 0, -2, 0, 1, -1, 0, 0, 0],
    [0, 0, 2, -1, 2, -1, 0, 0, 0],
    [0, 1, 0, 2, 0, -1, 0, 0, 0],
    [1, 0, -2, -2, 0, -1, 0, 0, 0],
    [0, -1, 2, 0, 1, -1, 0, 0, 0],
    [1, 1, 0, -2, 1, -1, 0, 0, 0],
    [1, 0, -2, 2, 0, -1, 0, 0, 0],
    [2, 0, 0, 2, 0, 1, 0, 0, 0],
    [0, 0, 2, 4, 2, -1, 0, 0, 0],
    [0, 1, 0, 1, 0, 1, 0, 0, 0]
  ]
};

// packages/astro/src/frames/precession-nutation.ts
var TERM_COUNT = nutation_1980_default.terms.length;
var TERM_WIDTH = 9;
var TERMS = Float64Array.from(nutation_1980_default.terms.flat());
var RAD_PER_TERM_UNIT = RAD_PER_ARCSEC * 1e-4;
function precession1976(centuriesTt) {
  const t = centuriesTt;
  const zeta = (2306.2181 + (0.30188 + 0.017998 * t) * t) * t * RAD_PER_ARCSEC;
  const theta = (2004.3109 + (-0.42665 - 0.041833 * t) * t) * t * RAD_PER_ARCSEC;
  const z = (2306.2181 + (1.09468 + 0.018203 * t) * t) * t * RAD_PER_ARCSEC;
  return multiply3(aboutZ(-z), multiply3(aboutY(theta), aboutZ(-zeta)));
}
function meanObliquity(centuriesTt) {
  const t = centuriesTt;
  return (84381.448 + (-46.815 + (-59e-5 + 1813e-6 * t) * t) * t) * RAD_PER_ARCSEC;
}
function nutation1980(centuriesTt) {
  const t = centuriesTt;
  const l = argument(485866.733, 1325, 715922.633, 31.31, 0.064, t);
  const lPrime = argument(1287099804e-3, 99, 1292581224e-3, -0.577, -0.012, t);
  const f = argument(335778.877, 1342, 295263.137, -13.257, 0.011, t);
  const d = argument(1072261307e-3, 1236, 1105601328e-3, -6.891, 0.019, t);
  const node = argument(450160.28, -5, -482890.539, 7.455, 8e-3, t);
  let longitude = 0;
  let obliquity = 0;
  for (let i = (TERM_COUNT - 1) * TERM_WIDTH; i >= 0; i -= TERM_WIDTH) {
    const angle = TERMS[i] * l + TERMS[i + 1] * lPrime + TERMS[i + 2] * f + TERMS[i + 3] * d + TERMS[i + 4] * node;
    longitude += (TERMS[i + 5] + TERMS[i + 6] * t) * Math.sin(angle);
    obliquity += (TERMS[i + 7] + TERMS[i + 8] * t) * Math.cos(angle);
  }
  return {
    inLongitudeRad: longitude * RAD_PER_TERM_UNIT,
    inObliquityRad: obliquity * RAD_PER_TERM_UNIT,
    meanObliquityRad: meanObliquity(t),
    lunarNodeRad: node
  };
}
function nutationMatrix(nutation) {
  const mean = nutation.meanObliquityRad;
  const toEquator = aboutX(-(mean + nutation.inObliquityRad));
  return multiply3(toEquator, multiply3(aboutZ(-nutation.inLongitudeRad), aboutX(mean)));
}
function poleOffsetMatrix(trueObliquityRad, longitudeOffsetRad, obliquityOffsetRad) {
  const toEquator = aboutX(-(trueObliquityRad + obliquityOffsetRad));
  return multiply3(toEquator, multiply3(aboutZ(-longitudeOffsetRad), aboutX(trueObliquityRad)));
}
function argument(at0, turns, linear, square, cube, t) {
  return ((at0 + (linear + (square + cube * t) * t) * t) * RAD_PER_ARCSEC + turns * t % 1 * TWO_PI) % TWO_PI;
}

// packages/astro/src/frames/equator-of-date.ts
var GRID_S = 900;
var SLOTS = 1024;
var kept2 = keptPer(() => new Array(SLOTS).fill(void 0));
function nutationAt(epochTaiS) {
  const index = Math.floor(epochTaiS / GRID_S);
  const weight = epochTaiS / GRID_S - index;
  const before = nodeAt(index).nutation;
  const after = nodeAt(index + 1).nutation;
  return {
    inLongitudeRad: before.inLongitudeRad + weight * (after.inLongitudeRad - before.inLongitudeRad),
    inObliquityRad: before.inObliquityRad + weight * (after.inObliquityRad - before.inObliquityRad),
    meanObliquityRad: before.meanObliquityRad + weight * (after.meanObliquityRad - before.meanObliquityRad),
    lunarNodeRad: before.lunarNodeRad
  };
}
function trueOfDateAt(epochTaiS, out) {
  const index = Math.floor(epochTaiS / GRID_S);
  return between(nodeAt(index).trueOfDate, nodeAt(index + 1).trueOfDate, epochTaiS / GRID_S - index, out);
}
function temeAt(epochTaiS, out) {
  const index = Math.floor(epochTaiS / GRID_S);
  return between(nodeAt(index).teme, nodeAt(index + 1).teme, epochTaiS / GRID_S - index, out);
}
function between(before, after, weight, out) {
  for (let i = 0; i < 9; i++) out[i] = before[i] + weight * (after[i] - before[i]);
  return out;
}
function nodeAt(index) {
  const nodes = kept2();
  const slot = index & SLOTS - 1;
  const keptNode = nodes[slot];
  if (keptNode?.index === index) return keptNode;
  const epochTaiS = index * GRID_S;
  const centuries = julianCenturiesTt(epochTaiS);
  const nutation = nutation1980(centuries);
  const trueOfDate2 = multiply3(nutationMatrix(nutation), precession1976(centuries));
  const teme = multiply3(aboutZ(equationOfEquinoxes(nutation, epochTaiS)), trueOfDate2);
  const node = { index, nutation, trueOfDate: trueOfDate2, teme };
  nodes[slot] = node;
  return node;
}

// packages/astro/src/frames/polar-motion.ts
function polarMotion(xpRad, ypRad) {
  return multiply3(aboutX(-ypRad), aboutY(-xpRad));
}

// packages/astro/src/frames/observed-earth.ts
var FRAME_BIAS = Float64Array.of(
  0.9999999999999942,
  -7078279744199198e-23,
  805614893899715e-22,
  7078279477859593e-23,
  0.9999999999999969,
  33060414542221364e-24,
  -8056149173007988e-23,
  -330604088398538e-22,
  0.9999999999999962
);
var GRID_S2 = 900;
var SLOTS2 = 1024;
var grids = /* @__PURE__ */ new WeakMap();
var trueOfDate = new Float64Array(9);
var pole = new Float64Array(9);
function observedEarth(epochTaiS, eop) {
  const place = epochTaiS / GRID_S2;
  const index = Math.floor(place);
  const weight = place - index;
  let grid = grids.get(eop);
  if (grid === void 0) {
    grid = new Array(SLOTS2).fill(void 0);
    grids.set(eop, grid);
  }
  const before = nodeAt2(index, eop, grid);
  const after = nodeAt2(index + 1, eop, grid);
  for (let i = 0; i < 9; i++) {
    trueOfDate[i] = before.trueOfDate[i] + weight * (after.trueOfDate[i] - before.trueOfDate[i]);
    pole[i] = before.polarMotion[i] + weight * (after.polarMotion[i] - before.polarMotion[i]);
  }
  return {
    trueOfDate,
    polarMotion: pole,
    ut1MinusTaiS: before.ut1MinusTaiS + weight * (after.ut1MinusTaiS - before.ut1MinusTaiS),
    equinoxesRad: before.equinoxesRad + weight * (after.equinoxesRad - before.equinoxesRad),
    lodS: before.lodS + weight * (after.lodS - before.lodS)
  };
}
function nodeAt2(index, eop, grid) {
  const slot = index & SLOTS2 - 1;
  const keptNode = grid[slot];
  if (keptNode?.index === index) return keptNode;
  const epochTaiS = index * GRID_S2;
  const sample = eop.at(epochTaiS);
  const nutation = nutationAt(epochTaiS);
  const offsets = poleOffsetMatrix(
    nutation.meanObliquityRad + nutation.inObliquityRad,
    sample.longitudeOffsetRad,
    sample.obliquityOffsetRad
  );
  const fromGcrf = multiply3(offsets, trueOfDateAt(epochTaiS, new Float64Array(9)));
  const node = {
    index,
    trueOfDate: multiplyTransposed3(fromGcrf, FRAME_BIAS),
    polarMotion: polarMotion(sample.xpRad, sample.ypRad),
    ut1MinusTaiS: sample.ut1MinusTaiS,
    equinoxesRad: equationOfEquinoxes(nutation, epochTaiS, sample.longitudeOffsetRad),
    lodS: sample.lodS
  };
  grid[slot] = node;
  return node;
}

// packages/astro/src/frames/rotation.ts
var EME2000 = identity3();
var GCRF = transpose3(FRAME_BIAS);
var target = new Float64Array(9);
var origin = new Float64Array(9);
var work = new Float64Array(9);
function rotationBetween(from, to, epochTaiS, eop = noEarthOrientation, out = new Float64Array(9)) {
  if (from === to) {
    out.set(EME2000);
    return out;
  }
  return multiplyTransposed3(fromEme2000(to, epochTaiS, eop, target), fromEme2000(from, epochTaiS, eop, origin), out);
}
function fromEme2000(to, epochTaiS, eop, out) {
  switch (to) {
    case "EME2000":
      return EME2000;
    case "GCRF":
      return GCRF;
    case "TEME":
      return temeAt(epochTaiS, out);
    case "TOD":
      return trueOfDateAt(epochTaiS, out);
    case "ITRF":
      return itrfAt(epochTaiS, eop, out);
  }
}
function itrfAt(epochTaiS, eop, out) {
  if (!eop.hasPoleOffsets) return itrfFromTeme(epochTaiS, eop, out);
  const observed2 = observedEarth(epochTaiS, eop);
  const sidereal = gmst82(epochTaiS + observed2.ut1MinusTaiS) + observed2.equinoxesRad;
  turnAboutZ(sidereal, observed2.trueOfDate, work);
  return multiply3(observed2.polarMotion, work, out);
}
function itrfFromTeme(epochTaiS, eop, out) {
  const sample = eop.at(epochTaiS);
  turnAboutZ(gmst82(epochTaiS + sample.ut1MinusTaiS), temeAt(epochTaiS, work), out);
  if (sample.xpRad === 0 && sample.ypRad === 0) return out;
  work.set(out);
  return multiply3(polarMotion(sample.xpRad, sample.ypRad), work, out);
}
function earthRotationInItrf(epochTaiS, eop = noEarthOrientation) {
  if (eop.hasPoleOffsets) {
    const { lodS, polarMotion: pole2 } = observedEarth(epochTaiS, eop);
    return alongPole(pole2, lodS);
  }
  const sample = eop.at(epochTaiS);
  if (sample.xpRad === 0 && sample.ypRad === 0) return alongPole(EME2000, sample.lodS);
  return alongPole(polarMotion(sample.xpRad, sample.ypRad), sample.lodS);
}
function alongPole(pole2, lodS) {
  const rate = EARTH_ROTATION_RADPS * (1 - lodS / SECONDS_PER_DAY);
  return [pole2[2] * rate, pole2[5] * rate, pole2[8] * rate];
}
function velocityCoupling(from, to, rotation, epochTaiS, eop) {
  if (from === "ITRF" === (to === "ITRF")) return void 0;
  const [x, y, z] = earthRotationInItrf(epochTaiS, eop);
  return to === "ITRF" ? multiply3(crossMatrix(-x, -y, -z), rotation) : multiply3(rotation, crossMatrix(x, y, z));
}
function transformState(state, to, eop) {
  if (state.frame === to) return state;
  const m = rotationBetween(state.frame, to, state.epochTaiS, eop);
  const coupling = velocityCoupling(state.frame, to, m, state.epochTaiS, eop);
  const turned3 = rotated(m, state.velocityMps);
  const carried = coupling === void 0 ? void 0 : rotated(coupling, state.positionM);
  return {
    epochTaiS: state.epochTaiS,
    frame: to,
    positionM: rotated(m, state.positionM),
    velocityMps: carried === void 0 ? turned3 : [turned3[0] + carried[0], turned3[1] + carried[1], turned3[2] + carried[2]]
  };
}
function rotated(m, v) {
  return [
    m[0] * v[0] + m[1] * v[1] + m[2] * v[2],
    m[3] * v[0] + m[4] * v[1] + m[5] * v[2],
    m[6] * v[0] + m[7] * v[1] + m[8] * v[2]
  ];
}

// packages/astro/src/covariance/rotate.ts
function covarianceInStateFrame(cov, state) {
  if (cov.frame === state.frame) return cov;
  if (cov.frame !== "RTN" && cov.frame !== "TNW") {
    throw new RangeError(`a covariance in ${cov.frame} does not belong to a state in ${state.frame}`);
  }
  const back = transpose3(localAxes(cov.frame, state.positionM, state.velocityMps));
  return { epochTaiS: cov.epochTaiS, frame: state.frame, matrix: rotateCovariance(cov.matrix, back) };
}
function covarianceInLocal(cov, local, state) {
  if (cov.frame === local) return cov;
  const { matrix } = covarianceInStateFrame(cov, state);
  const axes = localAxes(local, state.positionM, state.velocityMps);
  return { epochTaiS: cov.epochTaiS, frame: local, matrix: rotateCovariance(matrix, axes) };
}

// packages/astro/src/covariance/transport.ts
function twoBodyTransition(from, to, mu = MU_EARTH) {
  const dt = to.epochTaiS - from.epochTaiS;
  const stateFrom = sixOf(from);
  const sense = equinoctialSense(stateFrom);
  const start = equinoctialFromCartesian(stateFrom, mu, sense);
  const end = equinoctialFromCartesian(sixOf(to), mu, sense);
  if (start === void 0 || end === void 0) return straightLine(dt);
  const back = inverseEquinoctialJacobian(start, mu);
  if (back === void 0) return straightLine(dt);
  for (let column = 0; column < 6; column++) back[30 + column] = back[30 + column] + dt * back[column];
  return multiply6(equinoctialJacobian(end, mu), back);
}
function transportCovariance(cov, stateFrom, stateTo, mu = MU_EARTH) {
  if (stateFrom.frame !== stateTo.frame || stateFrom.frame === "ITRF") {
    throw new RangeError("a covariance is carried between states of one inertial frame");
  }
  const phi = twoBodyTransition(stateFrom, stateTo, mu);
  const matrix = congruent6(phi, covarianceInStateFrame(cov, stateFrom).matrix);
  const carried = { epochTaiS: stateTo.epochTaiS, frame: stateTo.frame, matrix };
  return cov.frame === "RTN" || cov.frame === "TNW" ? covarianceInLocal(carried, cov.frame, stateTo) : carried;
}
function straightLine(dt) {
  const phi = identity6();
  for (let i = 0; i < 3; i++) phi[i * 6 + i + 3] = dt;
  return phi;
}

// packages/conjunction/src/covariance/carried-object.ts
function carriedObject(object, state) {
  const { covariance } = object;
  const isLocal = covariance?.frame === "RTN" || covariance?.frame === "TNW" || covariance?.frame === state.frame;
  const hasVelocity = covariance !== void 0 && [21, 28, 35].every((i) => covariance.matrix[i] > 0);
  if (!isLocal || !hasVelocity) return { ...object, state };
  return { ...object, state, covariance: transportCovariance(covariance, object.state, state) };
}

// packages/astro/src/covariance/positive-definite.ts
var MOST_SWEEPS = 60;
function eigenSymmetric(matrix, size) {
  const a = Float64Array.from(matrix);
  const vectors = new Float64Array(size * size);
  for (let i = 0; i < size; i++) vectors[i * size + i] = 1;
  for (let sweep = 0; sweep < MOST_SWEEPS; sweep++) {
    let isDiagonal = true;
    for (let p = 0; p < size - 1; p++) {
      for (let q = p + 1; q < size; q++) {
        const apq = a[p * size + q];
        const app = a[p * size + p];
        const aqq = a[q * size + q];
        if (Math.abs(apq) <= 1e-17 * Math.sqrt(Math.abs(app * aqq)) || apq === 0) continue;
        isDiagonal = false;
        turn(a, vectors, size, p, q, app, aqq, apq);
      }
    }
    if (isDiagonal) break;
  }
  const order = Array.from({ length: size }, (_, i) => i).sort((i, j) => a[i * size + i] - a[j * size + j]);
  const sorted = new Float64Array(size * size);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) sorted[row * size + column] = vectors[row * size + order[column]];
  }
  return { values: Float64Array.from(order, (i) => a[i * size + i]), vectors: sorted };
}
function turn(a, vectors, size, p, q, app, aqq, apq) {
  const theta = (aqq - app) / (2 * apq);
  const t = theta === 0 ? 1 : Math.sign(theta) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
  const c = 1 / Math.sqrt(t * t + 1);
  const s = t * c;
  for (let k = 0; k < size; k++) {
    const vp = vectors[k * size + p];
    const vq = vectors[k * size + q];
    vectors[k * size + p] = c * vp - s * vq;
    vectors[k * size + q] = s * vp + c * vq;
    if (k === p || k === q) continue;
    const lowP = Math.min(k, p) * size + Math.max(k, p);
    const lowQ = Math.min(k, q) * size + Math.max(k, q);
    const akp = a[lowP];
    const akq = a[lowQ];
    a[lowP] = c * akp - s * akq;
    a[lowQ] = s * akp + c * akq;
  }
  a[p * size + p] = app - t * apq;
  a[q * size + q] = aqq + t * apq;
  a[p * size + q] = 0;
}
function cholesky(matrix, size) {
  const lower = new Float64Array(size * size);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++) {
      let sum = matrix[row * size + column];
      for (let k = 0; k < column; k++) sum -= lower[row * size + k] * lower[column * size + k];
      if (row !== column) {
        lower[row * size + column] = sum / lower[column * size + column];
        continue;
      }
      if (!(sum > 0)) return void 0;
      lower[row * size + row] = Math.sqrt(sum);
    }
  }
  return lower;
}

// packages/conjunction/src/linear/symmetric3.ts
var SWEEPS = 30;
function eigen3(matrix) {
  const a = symmetrised3(matrix);
  const v = [1, 0, 0, 0, 1, 0, 0, 0, 1];
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    if (a[1] === 0 && a[2] === 0 && a[5] === 0) break;
    rotate(a, v, 0, 1);
    rotate(a, v, 0, 2);
    rotate(a, v, 1, 2);
  }
  const order = [0, 1, 2].sort((i2, j2) => a[4 * i2] - a[4 * j2]);
  const column = (i2) => [v[i2], v[3 + i2], v[6 + i2]];
  const [i, j, k] = order;
  return { values: [a[4 * i], a[4 * j], a[4 * k]], vectors: [column(i), column(j), column(k)] };
}
function rotate(a, v, p, q) {
  const apq = a[3 * p + q];
  if (apq === 0) return;
  const theta = (a[4 * q] - a[4 * p]) / (2 * apq);
  const t = (theta >= 0 ? 1 : -1) / (Math.abs(theta) + Math.hypot(theta, 1));
  const c = 1 / Math.hypot(t, 1);
  const s = t * c;
  for (let k = 0; k < 3; k++) {
    const akp = a[3 * k + p];
    const akq = a[3 * k + q];
    a[3 * k + p] = c * akp - s * akq;
    a[3 * k + q] = s * akp + c * akq;
  }
  for (let k = 0; k < 3; k++) {
    const apk = a[3 * p + k];
    const aqk = a[3 * q + k];
    a[3 * p + k] = c * apk - s * aqk;
    a[3 * q + k] = s * apk + c * aqk;
    const vkp = v[3 * k + p];
    const vkq = v[3 * k + q];
    v[3 * k + p] = c * vkp - s * vkq;
    v[3 * k + q] = s * vkp + c * vkq;
  }
  a[3 * p + q] = 0;
  a[3 * q + p] = 0;
}
function symmetrised3(m) {
  const xy = 0.5 * (m[1] + m[3]);
  const xz = 0.5 * (m[2] + m[6]);
  const yz = 0.5 * (m[5] + m[7]);
  return [m[0], xy, xz, xy, m[4], yz, xz, yz, m[8]];
}
function copied3(m) {
  return [m[0], m[1], m[2], m[3], m[4], m[5], m[6], m[7], m[8]];
}
function determinant3(m) {
  return m[0] * (m[4] * m[8] - m[5] * m[7]) - m[1] * (m[3] * m[8] - m[5] * m[6]) + m[2] * (m[3] * m[7] - m[4] * m[6]);
}
function mapEigenvalues3(eigen, f) {
  const out = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (let k = 0; k < 3; k++) {
    const value = f(eigen.values[k]);
    const vector = eigen.vectors[k];
    for (let i = 0; i < 3; i++) for (let j = 0; j < 3; j++) out[3 * i + j] += value * vector[i] * vector[j];
  }
  return out;
}
function bilinear3(m, v, w) {
  return v[0] * (m[0] * w[0] + m[1] * w[1] + m[2] * w[2]) + v[1] * (m[3] * w[0] + m[4] * w[1] + m[5] * w[2]) + v[2] * (m[6] * w[0] + m[7] * w[1] + m[8] * w[2]);
}
function sum3(a, b) {
  return a.map((value, i) => value + b[i]);
}
function congruent3(a, m) {
  const row = (i) => [a[3 * i], a[3 * i + 1], a[3 * i + 2]];
  const rows2 = [row(0), row(1), row(2)];
  return Float64Array.from({ length: 9 }, (_, n) => bilinear3(m, rows2[Math.floor(n / 3)], rows2[n % 3]));
}
function inverseInto(matrix, out) {
  const d1 = matrix[0];
  const l21 = matrix[3] / d1;
  const l31 = matrix[6] / d1;
  const d2 = matrix[4] - l21 * matrix[3];
  const e32 = matrix[7] - l21 * matrix[6];
  const l32 = e32 / d2;
  const d3 = matrix[8] - l31 * matrix[6] - l32 * e32;
  if (!(d1 > 0 && d2 > 0 && d3 > 0)) {
    out.fill(Number.NaN);
    return Number.NaN;
  }
  const m31 = l21 * l32 - l31;
  const i1 = 1 / d1;
  const i2 = 1 / d2;
  const i3 = 1 / d3;
  out[0] = i1 + l21 * l21 * i2 + m31 * m31 * i3;
  out[4] = i2 + l32 * l32 * i3;
  out[8] = i3;
  out[1] = out[3] = -l21 * i2 - m31 * l32 * i3;
  out[2] = out[6] = m31 * i3;
  out[5] = out[7] = -l32 * i3;
  return Math.log(d1) + Math.log(d2) + Math.log(d3);
}

// packages/conjunction/src/covariance/plausible.ts
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
  const rows2 = localAxes(covariance.frame, state.positionM, state.velocityMps);
  return ok(congruent3(transposed3(rows2), block));
}
function rtnPositionCovariance(inertialM2, state) {
  return congruent3(localAxes("RTN", state.positionM, state.velocityMps), inertialM2);
}
function inertialStateCovariance(covariance, state) {
  const isKnown = covariance.frame === state.frame || covariance.frame === "RTN" || covariance.frame === "TNW";
  return isKnown ? ok(covarianceInStateFrame(covariance, state).matrix) : fail({ code: "covariance-frame-unknown" });
}

// packages/astro/src/vector.ts
function dot(a, b) {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
function cross2(a, b) {
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
function unit2(a) {
  return scaled(a, 1 / norm(a));
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
  const rows2 = localAxes("RTN", state.positionM, state.velocityMps);
  const turned3 = (v) => [0, 1, 2].map(
    (k) => error.relativeSigma * (rows2[k] * v[0] + rows2[3 + k] * v[1] + rows2[6 + k] * v[2])
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
    relativePositionRtnM: turned(axes, dr),
    relativeVelocityRtnMps: turned(axes, dv),
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
function turned(rows2, v) {
  return [
    rows2[0] * v[0] + rows2[1] * v[1] + rows2[2] * v[2],
    rows2[3] * v[0] + rows2[4] * v[1] + rows2[5] * v[2],
    rows2[6] * v[0] + rows2[7] * v[1] + rows2[8] * v[2]
  ];
}
function angleBetween(a, b) {
  const sum = norm([a[0] / norm(a) + b[0] / norm(b), a[1] / norm(a) + b[1] / norm(b), a[2] / norm(a) + b[2] / norm(b)]);
  const gap = norm([a[0] / norm(a) - b[0] / norm(b), a[1] / norm(a) - b[1] / norm(b), a[2] / norm(a) - b[2] / norm(b)]);
  return 2 * Math.atan2(gap, sum);
}

// packages/astro/src/search/root.ts
var MOST_STEPS2 = 400;
function rootBetween(f, from, to, width) {
  let a = from;
  let b = to;
  let fa = f(a);
  let fb = f(b);
  if (fa > 0 === fb > 0) return Math.abs(fa) < Math.abs(fb) ? a : b;
  let c = a;
  let fc = fa;
  let step = b - a;
  let before = step;
  for (let i = 0; i < MOST_STEPS2; i++) {
    if (fb > 0 === fc > 0) {
      c = a;
      fc = fa;
      step = b - a;
      before = step;
    }
    if (Math.abs(fc) < Math.abs(fb)) {
      a = b;
      b = c;
      c = a;
      fa = fb;
      fb = fc;
      fc = fa;
    }
    const shortest = Math.max(2 * Number.EPSILON * Math.abs(b), width / 2);
    const middle = (c - b) / 2;
    if (Math.abs(middle) <= shortest || fb === 0) return b;
    if (Math.abs(before) < shortest || Math.abs(fa) <= Math.abs(fb)) {
      step = middle;
      before = middle;
    } else {
      const next = interpolatedStep(a, b, c, fa, fb, fc, middle);
      if (Math.abs(next) < Math.min(1.5 * Math.abs(middle), Math.abs(before) / 2)) {
        before = step;
        step = next;
      } else {
        step = middle;
        before = middle;
      }
    }
    a = b;
    fa = fb;
    b += Math.abs(step) > shortest ? step : Math.sign(middle) * shortest;
    fb = f(b);
    if (Number.isNaN(fb)) return a;
  }
  return b;
}
function interpolatedStep(a, b, c, fa, fb, fc, middle) {
  const s = fb / fa;
  let p;
  let q;
  if (a === c) {
    p = 2 * middle * s;
    q = 1 - s;
  } else {
    const r = fb / fc;
    const u = fa / fc;
    p = s * (2 * middle * u * (u - r) - (b - a) * (r - 1));
    q = (u - 1) * (r - 1) * (s - 1);
  }
  const next = q === 0 ? Number.POSITIVE_INFINITY : -p / q;
  return next * middle > 0 ? next : Number.POSITIVE_INFINITY;
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
var MOST_STEPS3 = 60;
var LONGEST_NEWTON_STEP_S = 60;
function refineTca(primary, secondary) {
  if (primary.frame !== secondary.frame) return fail({ code: "frames-differ" });
  if (primary.epochTaiS !== secondary.epochTaiS) return fail({ code: "epochs-differ" });
  const first = sixOf(primary);
  const second = sixOf(secondary);
  const rateFirst = new Float64Array(6);
  const rateSecond = new Float64Array(6);
  let offsetS = 0;
  for (let i = 0; i < MOST_STEPS3; i++) {
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

// packages/astro/src/search/border.ts
function borderBetween(holds, inside2, outside, { width = 0, share = 0 } = {}) {
  let a = inside2;
  let b = outside;
  while (Math.abs(b - a) > width + share * Math.max(Math.abs(a), Math.abs(b))) {
    const middle = 0.5 * (a + b);
    if (middle === a || middle === b) break;
    if (holds(middle)) a = middle;
    else b = middle;
  }
  return a;
}

// packages/astro/src/search/extremum.ts
var GOLDEN = (Math.sqrt(5) - 1) / 2;
function minimumBetween(f, from, to, width) {
  let low = from;
  let high = to;
  let left = high - GOLDEN * (high - low);
  let right = low + GOLDEN * (high - low);
  let atLeft = f(left);
  let atRight = f(right);
  while (high - low > width && left < right) {
    if (atRight < atLeft) {
      low = left;
      left = right;
      atLeft = atRight;
      right = low + GOLDEN * (high - low);
      atRight = f(right);
    } else {
      high = right;
      right = left;
      atRight = atLeft;
      left = high - GOLDEN * (high - low);
      atLeft = f(left);
    }
  }
  return 0.5 * (low + high);
}
function maximumBetween(f, from, to, width) {
  return minimumBetween((x) => -f(x), from, to, width);
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
  const scaled3 = (t) => Math.exp(logDensity(t) - top) * jacobian(t);
  const rough = gaussKronrod(scaled3, from, peak).value + gaussKronrod(scaled3, peak, to).value;
  const value = refine(scaled3, from, peak, rough, 0) + refine(scaled3, peak, to, rough, 0);
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

// packages/conjunction/src/pc/numbers/erfcx-table.ts
var ERFCX_PIECES = 64;
var ERFCX_FIRST_PIECE = 4;
var ERFCX_DEGREE = 7;
var ERFCX_TABLE = Float64Array.of(
  0.021319678541463587,
  0.0025443794780165663,
  2073231588835563e-20,
  14327808381069376e-23,
  7623558837143645e-25,
  218185496815705e-26,
  -8994336466634858e-30,
  -15099769409267234e-32,
  0.026492525252639076,
  0.0026290526467174454,
  2161045321994957e-20,
  14946268058406879e-23,
  7835919281765333e-25,
  20610012382723626e-28,
  -11170128088408797e-30,
  -15957688072895692e-32,
  0.031838280663085944,
  0.002717313249369578,
  22526197601132123e-21,
  15581197878266635e-23,
  8034865874482407e-25,
  19133610223842716e-28,
  -13454236546536102e-30,
  -16640872284342982e-32,
  0.03736427136419042,
  0.0028093136455011776,
  2348050287950158e-20,
  16231415954891216e-23,
  8217660108923571e-25,
  17377914430134565e-28,
  -15819528960407824e-30,
  -17111457620725404e-32,
  0.04307813238281829,
  0.00290520985935529,
  24474245332429983e-21,
  16895517205647193e-23,
  8381466517958435e-25,
  1533506450160575e-27,
  -18233735206457812e-30,
  -17334222254386337e-32,
  0.04898781418246453,
  0.0030051612425445037,
  25508210072304553e-21,
  17571867102017282e-23,
  8523391353111573e-25,
  130013575250853e-26,
  -2065994900619426e-29,
  -17278461460636997e-32,
  0.05510158893489709,
  0.0031093300817051387,
  26583077174240895e-21,
  18258598741604498e-23,
  8640526804066846e-25,
  1037776167358423e-27,
  -23057388871283215e-30,
  -16919803522556127e-32,
  0.0614280559514581,
  0.003217881150456378,
  2769940773815653e-20,
  18953613649918145e-23,
  8729999846705875e-25,
  7470323560640922e-28,
  -25382401226153826e-30,
  -1624183155807505e-31,
  0.06797614616267508,
  0.0033309812058632815,
  28857630119194332e-21,
  1965458663601247e-22,
  8789024519189377e-25,
  42904423695538955e-29,
  -27589669349608694e-30,
  -15237382227045003e-32,
  0.07475512553619282,
  0.003448798430573413,
  30058026576841347e-21,
  2035897491983018e-22,
  8814956180115876e-25,
  8549890795585781e-29,
  -29633574984462617e-30,
  -13909412626237467e-32,
  0.08177459732639224,
  0.0035715018228195334,
  313007206025294e-19,
  21064031625663062e-23,
  8805346120765545e-25,
  -28137436761919845e-29,
  -31469646386902875e-30,
  -1227135891731395e-31,
  0.0890445030544917,
  0.0036992605375259927,
  3258566518716215e-20,
  21766823601215603e-23,
  8757994800422636e-25,
  -6688267099250228e-28,
  -3305601864292642e-29,
  -10346950603146529e-32,
  0.09657512212544102,
  0.0038322431827917877,
  3391263228339798e-20,
  22464253382088378e-23,
  8671001959228842e-25,
  -10736293950815512e-28,
  -3435483007636544e-29,
  -8169488044403505e-32,
  0.10437706999746679,
  0.0039706170770154045,
  3528120370256116e-20,
  2315308498430907e-22,
  8542811939345995e-25,
  -14921296439237033e-28,
  -3533348261673709e-29,
  -5780632705922559e-32,
  0.11246129483158902,
  0.004114547472842735,
  3669076366311853e-20,
  23829973079953363e-23,
  837225270759953e-24,
  -1920320405607601e-27,
  -3596570350812545e-29,
  -32287951976590526e-33,
  0.12083907256162175,
  0.004264196754929071,
  3814049317752137e-20,
  24491494999388987e-23,
  8158567309921116e-25,
  -23539214423013426e-28,
  -36232359585170455e-30,
  -567232052571088e-32,
  0.12952200033985278,
  0.004419723619182752,
  396293664280034e-19,
  2513418491359321e-22,
  790143678333138e-24,
  -27884685337074856e-28,
  -36121992013405356e-30,
  2148023488040175e-32,
  0.13852198832948245,
  0.004581282241679977,
  41156149241055864e-21,
  2575456948522123e-22,
  7600993885045183e-25,
  -3219407341610999e-27,
  -3563105723560437e-29,
  486026890013797e-31,
  0.1478512498316607,
  0.004749021445792022,
  4271939972636361e-20,
  26349204239865884e-23,
  7257827349271728e-25,
  -3642188409386344e-27,
  -3476387729362256e-29,
  7514158416018744e-32,
  0.1575222897522481,
  0.004923083876238805,
  4431747110065864e-20,
  2691470989977863e-22,
  6872976729628405e-25,
  -4052359905959586e-27,
  -3353231834999861e-29,
  10057544814917114e-32,
  0.1675478914308746,
  0.005103605188774048,
  45948516671888475e-21,
  27447807940160503e-23,
  6447918210095255e-25,
  -4445655030342522e-27,
  -31955229104610016e-30,
  12443056669293478e-32,
  0.17794110187212464,
  0.005290713264021594,
  4761049691586103e-20,
  2794535467055175e-22,
  5984542054716081e-25,
  -4818071433994815e-27,
  -30057680273752324e-30,
  14629356283547413e-32,
  0.18871521543538913,
  0.005484527453629698,
  4930118853748905e-20,
  2840437320734909e-22,
  5485122604455848e-25,
  -5165940551373843e-27,
  -2787005214629183e-29,
  165820494138276e-30,
  0.19988375605577885,
  0.005685157866405625,
  510181953730564e-19,
  28822082783825144e-23,
  4952281911724841e-25,
  -5485985310949717e-27,
  -25427019568210536e-30,
  1827424184923019e-31,
  0.21146045808320077,
  0.005892704701455728,
  527589609594386e-19,
  2919592493658564e-22,
  43889482262398905e-26,
  -5775365289591577e-27,
  -22766482911051644e-30,
  1968675848779818e-31,
  0.22345924584001864,
  0.0061072576346085285,
  54520782571522165e-21,
  29523586207475644e-23,
  37983106110167185e-26,
  -6031708938162691e-27,
  -19928490206221295e-30,
  20808056708054968e-32,
  0.23589421200945196,
  0.006328895263564102,
  5630082651049665e-20,
  298030171030344e-21,
  31837709783655667e-26,
  -625313301828147e-26,
  -1695419032161472e-29,
  2163387725130247e-31,
  0.2487795949768664,
  0.00655768461631693,
  5809614441329406e-20,
  300324471556151e-21,
  2548894799101587e-25,
  -643824983032153e-26,
  -13884850481978114e-30,
  22166682602759658e-32,
  0.26212975525427334,
  0.0067936807264657164,
  59903690347051204e-21,
  30210396027718195e-23,
  1897361661616748e-25,
  -6586163169397938e-27,
  -10760964210478991e-30,
  22414935453668056e-32,
  0.27595915112463665,
  0.007036926278075857,
  6172033845170645e-20,
  3033568069108377e-22,
  12329167496115303e-26,
  -66964542148717334e-28,
  -7621468435016304e-30,
  22392268927299083e-32,
  0.2902823136469716,
  0.0072874513218197925,
  6354290089819976e-20,
  3040741879249907e-22,
  5593241769144731e-26,
  -6769158741209216e-27,
  -4503081493086275e-30,
  221165966515266e-30,
  0.30511382116575303,
  0.007545273063206669,
  6536814593860059e-20,
  30425028387638805e-23,
  -11967702669136399e-27,
  -6804737139800932e-27,
  -14397674050602958e-31,
  21609205263773322e-32,
  0.32046827346889245,
  0.0078103957228422335,
  6719281583715311e-20,
  3038822428174844e-22,
  -8004136357458944e-26,
  -6804038771716346e-27,
  15376737202441737e-31,
  20893865288505008e-32,
  0.3363602657376021,
  0.008082810467846403,
  6901364448697778e-20,
  3029701126135336e-22,
  -14793151635581202e-26,
  -6768262141425198e-27,
  4401893817574742e-30,
  1999598917977139e-31,
  0.3528043624289623,
  0.008362495412810504,
  7082737453528245e-20,
  30151674534661966e-23,
  -21529466643254945e-26,
  -66989123031966935e-28,
  7129171734034884e-30,
  18941858194387413e-32,
  0.3698150712280877,
  0.008649415688006661,
  7263077385971694e-20,
  29952767720545846e-23,
  -28180371921191357e-26,
  -6597756797115533e-27,
  9699485590626334e-30,
  17757933048301245e-32,
  0.38740681720161324,
  0.00894352357197376,
  7442065125930279e-20,
  297010987378373e-21,
  -34715038287883175e-26,
  -6466781271672928e-27,
  12096495054906653e-30,
  1647025727939447e-31,
  0.40559391727794897,
  0.009244758685100503,
  7619387124459584e-20,
  2939771394929517e-22,
  -41104713008667243e-26,
  -630814579480976e-26,
  1430744681927485e-29,
  15103957055511978e-32,
  0.42439055517256447,
  0.009553048240407076,
  7794736783287542e-20,
  29043880909190585e-23,
  -473228729769774e-24,
  -6124142693808845e-27,
  16323016793462637e-30,
  1368283689784199e-31,
  0.44381075686861265,
  0.009868307347391617,
  7967815727475743e-20,
  28641070051340385e-23,
  -5334533678968113e-25,
  -591715660372533e-26,
  18137102200728485e-30,
  1222906743747463e-31,
  0.4638683667546724,
  0.010190439364552994,
  8138334965833549e-20,
  2819093563685109e-22,
  -591503382002039e-24,
  -5689627249746996e-27,
  1974657604026206e-29,
  10762958836519918e-32,
  0.48457702451241796,
  0.010519336296023293,
  830601593554752e-19,
  2769529625906029e-22,
  -6471856388566575e-25,
  -54440153451778664e-28,
  2115101535900504e-29,
  9302811799985878e-32,
  0.5059501428377738,
  0.010854879227636668,
  8470591429200251e-20,
  27156115178324647e-23,
  -7003315877962591e-25,
  -5182771856517196e-27,
  22352413566716307e-30,
  7864837076499408e-32,
  0.5280008860697158,
  0.011196938797719816,
  8631806403908904e-20,
  2657548073244331e-22,
  -7507970241468756e-25,
  -4908310772103355e-27,
  233548857156159e-28,
  6463133882534284e-32,
  0.550742149791455,
  0.01154537569790694,
  8789418673704802e-20,
  25955587040543156e-23,
  -7984615980484344e-25,
  -4622985411801223e-27,
  24164374321513707e-30,
  5109717674193847e-32,
  0.5741865414594122,
  0.011900041199351919,
  894319948749766e-19,
  25298715189979265e-23,
  -8432281039212578e-25,
  -4329068232263965e-27,
  2478836198288086e-29,
  38145880274044156e-33,
  0.5983463621062425,
  0.01226077769982576,
  9092933996021198e-20,
  24607215067884174e-23,
  -8850215850167066e-25,
  -4028734014841694e-27,
  2523559579971159e-29,
  25858279766349225e-33,
  0.6232335891552937,
  0.012627419287341629,
  9238421612045087e-20,
  2388348797197379e-22,
  -923788286087455e-24,
  -3724046270261303e-27,
  2551582743467359e-29,
  14297269215221525e-33,
  0.6488598603753492,
  0.012999792316136186,
  9379476268867922e-20,
  23129970109509879e-23,
  -9594944853451448e-25,
  -34169466544968882e-28,
  25639571613764042e-30,
  3509200709092797e-33,
  0.6752364589963723,
  0.013377715991048715,
  9515926582686253e-20,
  22349117069248173e-23,
  -992125234668654e-24,
  -31092471623508776e-28,
  25617884942530033e-30,
  -64746170123113835e-34,
  0.7023742999992817,
  0.013761002956572524,
  9647615924876038e-20,
  21543389328991214e-23,
  -10216830345954354e-25,
  -2802624847657532e-27,
  25462166119955938e-30,
  -1563636807496373e-32,
  0.730283917585583,
  0.014149459887101314,
  9774402410536994e-20,
  20715238841157705e-23,
  -10481864680666292e-25,
  -24986188101849047e-28,
  25183977963102028e-30,
  -23970170515859927e-33,
  0.7589754538259837,
  0.014542888075151502,
  9896158809849303e-20,
  1986709672064773e-22,
  -1071668814284271e-24,
  -21986291877828786e-28,
  24794891105328917e-30,
  -31480544115721995e-33,
  0.788458648480944,
  0.014941084014605779,
  10012772388888673e-20,
  19001362043238175e-23,
  -10921766614420197e-25,
  -19039178967289747e-28,
  24306348790611435e-30,
  -3818093278762408e-32,
  0.8187428299804733,
  0.015343839976289367,
  10124144686552142e-20,
  18120391748750976e-23,
  -1109768534562323e-24,
  -16156108723030139e-28,
  2372955184551853e-29,
  -4409230258969073e-32,
  0.8498369075453709,
  0.015750944573455418,
  10230191234175504e-20,
  17226491631226606e-23,
  -11245135522538903e-25,
  -1334701574251182e-27,
  2307536265754686e-29,
  -4924183055587943e-32,
  0.8817493644275224,
  0.016162183315016596,
  10330841224285279e-20,
  163219083882059e-21,
  -11364901239241285e-25,
  -10620555369926754e-28,
  22354226812060677e-30,
  -5366169448794609e-32,
  0.9144882522427941,
  0.016577339144613987,
  10426037134734874e-20,
  15408822692854086e-23,
  -1145784696863169e-24,
  -798415761328974e-27,
  21576110928777962e-30,
  -5738796959234417e-32,
  0.948061186366496,
  0.016996192963859725,
  10515734314235934e-20,
  14489343245916926e-23,
  -11524905606726637e-25,
  -544408762320607e-27,
  20750455181813493e-30,
  -6045963432658486e-32,
  0.9824753423582947,
  0.01741852413832492,
  1059990053502134e-19,
  13565501759237285e-23,
  -11567067147506085e-25,
  -30055110630703694e-29,
  19886138974818306e-30,
  -6291768497647527e-32
);

// packages/conjunction/src/pc/numbers/erfc.ts
var UNDERFLOW_AT = 27.3;
var SPLITTER = 134217729;
function erfc(x) {
  return x >= 0 ? tail(x) : 2 - tail(-x);
}
function tail(x) {
  if (x > UNDERFLOW_AT) return 0;
  const c = SPLITTER * x;
  const high = c - (c - x);
  const low = x - high;
  const square = x * x;
  const lost = high * high - square + 2 * high * low + low * low;
  return Math.exp(-square) * (1 - lost) * erfcx(x);
}
function erfcx(x) {
  if (x > 30) return asymptotic(x);
  const u = 2 * ERFCX_PIECES / (2 + x);
  let piece = u | 0;
  if (piece >= ERFCX_PIECES) piece = ERFCX_PIECES - 1;
  const w = 2 * (u - piece) - 1;
  const at = (piece - ERFCX_FIRST_PIECE) * (ERFCX_DEGREE + 1);
  const t = ERFCX_TABLE;
  const w2 = w * w;
  const even = t[at] + w2 * (t[at + 2] + w2 * (t[at + 4] + w2 * t[at + 6]));
  const odd = t[at + 1] + w2 * (t[at + 3] + w2 * (t[at + 5] + w2 * t[at + 7]));
  return even + w * odd;
}
function asymptotic(x) {
  const v = 1 / (2 * x * x);
  return (1 - v * (1 - v * (3 - v * (15 - v * (105 - v * 945))))) / (x * Math.sqrt(Math.PI));
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
var kept3 = keptPer(() => ({
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
  const value = order < 0 ? adaptive(meanMinor, meanMajor, sigmaMinor, sigmaMajor, radius) : chebyshev(kept3().rules[order], meanMinor, meanMajor, sigmaMinor, sigmaMajor, radius);
  return Math.min(value, 1);
}
function orderFor(m1, m2, s1, s2, radius) {
  const a1 = radius * m1 / (s1 * s1);
  const a2 = radius * m2 / (s2 * s2);
  const linear = Math.sqrt(a1 * a1 + a2 * a2);
  const square = radius / s1 * (radius / s1);
  const { growthLinear, growthSquare } = kept3();
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

// packages/conjunction/src/pc/curved/distance-to-ball.ts
var MOST_STEPS4 = 30;
var SETTLED_SHARE = 1e-9;
function distanceToBall({ positionM, positionM2 }, radiusM) {
  const { values, vectors } = eigen3(positionM2);
  const mean = vectors.map((axis) => dot(axis, positionM));
  let multiplier = 0;
  for (let step = 0; step < MOST_STEPS4; step++) {
    let [square, slope] = [0, 0];
    for (let i = 0; i < 3; i++) {
      const nearer = 1 / (1 + multiplier * values[i]);
      square += (mean[i] * nearer) ** 2;
      slope += mean[i] ** 2 * values[i] * nearer ** 2 * nearer;
    }
    if (square <= radiusM ** 2 * (1 + SETTLED_SHARE)) break;
    multiplier += (Math.sqrt(square) / radiusM - 1) * square / slope;
  }
  return Math.sqrt(
    values.reduce(
      (sum, variance, i) => sum + variance * (multiplier * mean[i] / (1 + multiplier * variance)) ** 2,
      0
    )
  );
}

// packages/conjunction/src/encounter/encounter-plane.ts
var PARALLEL_SINE = 1e-8;
function encounterPlane(primary, secondary) {
  if (primary.frame !== secondary.frame) return fail({ code: "frames-differ" });
  if (primary.epochTaiS !== secondary.epochTaiS) return fail({ code: "epochs-differ" });
  const relativeVelocity = difference(secondary.velocityMps, primary.velocityMps);
  const relativeSpeedMps = norm(relativeVelocity);
  if (!(relativeSpeedMps > 0)) return fail({ code: "relative-speed-zero" });
  const eta = scaled(relativeVelocity, 1 / relativeSpeedMps);
  const xi = inPlane(eta, primary);
  const zeta = cross2(xi, eta);
  const relative = difference(secondary.positionM, primary.positionM);
  const missXM = dot(xi, relative);
  const missYM = dot(zeta, relative);
  return ok({ xi, eta, zeta, missXM, missYM, missDistanceM: Math.hypot(missXM, missYM), relativeSpeedMps });
}
function inPlane(eta, primary) {
  const radial = unit2(primary.positionM);
  const projected = plusScaled(radial, eta, -dot(radial, eta));
  if (norm(projected) > PARALLEL_SINE) return normalTo(eta, projected);
  return normalTo(eta, unit2(cross2(primary.positionM, primary.velocityMps)));
}
function normalTo(eta, vector) {
  const once = unit2(plusScaled(vector, eta, -dot(vector, eta)));
  return unit2(plusScaled(once, eta, -dot(once, eta)));
}
function projectCovariance(plane, covarianceM2) {
  return {
    xx: bilinear3(covarianceM2, plane.xi, plane.xi),
    yx: 0.5 * (bilinear3(covarianceM2, plane.zeta, plane.xi) + bilinear3(covarianceM2, plane.xi, plane.zeta)),
    yy: bilinear3(covarianceM2, plane.zeta, plane.zeta)
  };
}

// packages/conjunction/src/pc/curved/encounter-span.ts
function encounterSpan(first, second) {
  const quarterS = 0.5 * Math.PI / Math.max(first.mean[0], second.mean[0]);
  return { startS: -quarterS, stopS: quarterS };
}

// packages/conjunction/src/pc/curved/overlap-curve.ts
var RESTING_SHARE = 0.02;
var MOST_BRACKET_STEPS = 200;
var PEAK_SHARE2 = 1e-4;
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
    if (Math.abs(move) < PEAK_SHARE2 * widthS && step < widthS) return middle;
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
var SETTLED_SHARE2 = 1e-4;
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
      if (!isKnown || change < SETTLED_SHARE2) return { misfit, square: misfit - logDeterminant, isConverged: isKnown };
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
  const { positionInverse: inverse, positionM: r, crossM2ps: cross3, velocityMps: v } = relative;
  const pull = pulled(inverse, r);
  const component = (k) => v[k] - (cross3[k] * pull[0] + cross3[3 + k] * pull[1] + cross3[6 + k] * pull[2]);
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
var PEAK_SHARE3 = 1e-5;
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
      const between2 = inside2.slice(from, to);
      return (first + from + between2.indexOf(Math.max(...between2))) * PLACES / LOOKS;
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
    const between2 = looks.map((_, n) => n).filter((n) => looks[n].timeS > before && looks[n].timeS < peakTimeS);
    const highest = between2.reduce((best, n) => looks[n].misfit > looks[best].misfit ? n : best, between2[0] ?? 0);
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
  const peakTimeS = minimumBetween(at, from, to, PEAK_SHARE3 * (to - from));
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
var SETTLED_SHARE3 = 2e-4;
var MOST_HALVINGS = 12;
var FEW_DIGITS = 1e-300;
var STEPS_PER_SIGMA = 2;
var MOST_REFINEMENTS = 2;
var PANEL_LENGTH = 8;
var MOST_PANELS = 160;
function crossingIntegral(track, crossing, scale, rate, { share, beside } = { share: SETTLED_SHARE3, beside: 0 }) {
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
function shiftedFrom(origin2, by) {
  return [origin2[0] + by[0], origin2[1] + by[1], origin2[2] + by[2]];
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
  const kept4 = circles().get(count);
  if (kept4 !== void 0) return kept4;
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

// packages/conjunction/src/pc/curved/inside-probability.ts
var VISIBLE_SIGMAS2 = 9;
var keptSlices = keptPer(() => gaussLegendre(20));
var INVERSE_SQRT_TWO_PI2 = 1 / Math.sqrt(2 * Math.PI);
function insideProbability({ positionM, positionM2 }, radiusM) {
  const { values, vectors } = eigen3(positionM2);
  const [thin, middle, long] = values.map(Math.sqrt);
  const [mean, middleMean, longMean] = vectors.map((axis) => dot(axis, positionM));
  const angleOf = (z) => Math.asin(Math.max(-1, Math.min(1, z / radiusM)));
  const [from, top, to] = [mean - VISIBLE_SIGMAS2 * thin, mean, mean + VISIBLE_SIGMAS2 * thin].map(angleOf);
  const slices = keptSlices();
  const between2 = (start, stop) => {
    let sum = 0;
    for (let i = 0; i < slices.length; i += 2) {
      const angle = start + (stop - start) * slices[i];
      const half = radiusM * Math.cos(angle);
      const offset = (radiusM * Math.sin(angle) - mean) / thin;
      sum += slices[i + 1] * half * Math.exp(-0.5 * offset * offset) * discProbability(middleMean, longMean, middle, long, half);
    }
    return sum * (stop - start);
  };
  return Math.min(1, INVERSE_SQRT_TWO_PI2 / thin * (between2(from, top) + between2(top, to)));
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
var INVERSE_SQRT_TWO_PI3 = 1 / Math.sqrt(2 * Math.PI);
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
  const whole2 = outward < 0 ? -outward * Math.exp(-exponent) : 0;
  if (!(outward * outward < ALL_ALIKE * ALL_ALIKE * variance)) return whole2;
  const sigma = Math.sqrt(variance);
  const q = Math.abs(outward) / sigma;
  const rest = 1 - q * ROOT_HALF_PI * erfcx(q * Math.SQRT1_2);
  return whole2 + sigma * INVERSE_SQRT_TWO_PI3 * Math.exp(-exponent - 0.5 * q * q) * rest;
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
function flowAxes(relative, pole2) {
  const { positionM: mean, velocityMps, positionInverse, crossM2ps, velocityM2ps2, positionM2 } = relative;
  const side = unit2(cross2(pole2, Math.abs(pole2[0]) < 0.8 ? [1, 0, 0] : [0, 1, 0]));
  const axes = [pole2, side, cross2(pole2, side)];
  const slope = product(transposed(crossM2ps), positionInverse);
  const known = product(slope, crossM2ps);
  const pulled2 = applied(positionInverse, mean);
  const drift = applied(slope, mean);
  const along = (v) => [dot(axes[0], v), dot(axes[1], v), dot(axes[2], v)];
  return {
    inverse: turned2(positionInverse, axes),
    slope: turned2(slope, axes),
    left: turned2(difference2(velocityM2ps2, known), axes),
    pulled: along(pulled2),
    velocity: along([velocityMps[0] - drift[0], velocityMps[1] - drift[1], velocityMps[2] - drift[2]]),
    square: dot(mean, pulled2),
    density: INVERSE_SQRT_TWO_PI3 * INVERSE_SQRT_TWO_PI3 * INVERSE_SQRT_TWO_PI3 / Math.sqrt(determinant3(positionM2))
  };
}
function turned2(m, [a, b, c]) {
  const [p, q, r] = [applied(m, a), applied(m, b), applied(m, c)];
  const mixed = (u, mv, v, mu) => 0.5 * (dot(u, mv) + dot(v, mu));
  return [dot(a, p), dot(b, q), dot(c, r), mixed(a, q, b, p), mixed(a, r, c, p), mixed(b, r, c, q)];
}
function applied(m, [x, y, z]) {
  return [m[0] * x + m[1] * y + m[2] * z, m[3] * x + m[4] * y + m[5] * z, m[6] * x + m[7] * y + m[8] * z];
}
function poleOf(velocity) {
  return norm(velocity) > 0 ? unit2(velocity) : [0, 0, 1];
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
  const [cut, whole2] = [cutNumber(track, scale), sphereNumber(track, scale)];
  const isSame = Math.abs(cut - whole2) <= FLAT_SHARE * whole2;
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
  const origin2 = at(0);
  const { scale, pc } = maximumOverScale(at, Math.max(lowest, Number.MIN_VALUE), 1, search);
  const best = origin2 > pc ? { maxPc: origin2, scaleAtMax: 0 } : { maxPc: pc, scaleAtMax: scale };
  return best.maxPc > present ? best : { maxPc: present, scaleAtMax: 1 };
}

// packages/conjunction/src/pc/bounds/separate-nc-dilution.ts
var SEARCH = { ends: [0, 1], share: NC_VISIBLE_RISE, stride: 0.9, width: 0.04 };
function separateNcDilution(errors, track, method, { present, own: own2 }) {
  const { hardBodyRadiusM } = track;
  const floorM2 = (CLIP_FACTOR * hardBodyRadiusM) ** 2;
  const bias = own2 > 0 ? present / own2 : 1;
  const numberAt = (first, second) => {
    const scaled3 = method === "nc2d-hall-2021" ? nearTrack(first, second, hardBodyRadiusM, floorM2, track.span) : overlapTrack(first, second, hardBodyRadiusM, floorM2);
    return bias * numberOf(scaled3, method, 1, track);
  };
  const of = (scaled3) => {
    const at = (share) => share === 1 ? present : numberAt(...scaled3(share));
    const { scale, pc } = boundedMaximum(at, [0, 1], mostBetween2(scaled3(1), scaled3(0), track, floorM2), SEARCH);
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
function mostBetween2(whole2, without, { main }, floorM2) {
  const timeS = main?.peakTimeS ?? 0;
  const both = overlapOf(...whole2, floorM2).at(timeS).positionM2;
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
  const scaled3 = equinoctialJacobian(elements).map(
    (value, i) => value * unitOfColumn(i % 6) / unitOfRow(Math.floor(i / 6))
  );
  return invert6(scaled3)?.map((value, i) => value * unitOfColumn(Math.floor(i / 6)) / unitOfRow(i % 6));
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

// packages/conjunction/src/pc/numbers/clopper-pearson.ts
function clopperPearson(hits, trials, level) {
  const tail2 = (1 - level) / 2;
  return {
    lower: hits === 0 ? 0 : betaQuantile(tail2, hits, trials - hits + 1),
    upper: hits === trials ? 1 : betaQuantile(1 - tail2, hits + 1, trials - hits)
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

// packages/conjunction/src/pc/numbers/random.ts
function fillNormals(out, random) {
  for (let i = 0; i < out.length; i += 2) {
    let x;
    let y;
    let square;
    do {
      x = 2 * random() - 1;
      y = 2 * random() - 1;
      square = x * x + y * y;
    } while (square >= 1 || square === 0);
    const scale = Math.sqrt(-2 * Math.log(square) / square);
    out[i] = x * scale;
    if (i + 1 < out.length) out[i + 1] = y * scale;
  }
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
  let tail2 = 0;
  let sum = 0;
  let logFactorial = logFactorialOf(last + 1);
  for (let k = last; k >= 0; k--) {
    tail2 += Math.exp((k + 1) * logU - halfU - logFactorial);
    logFactorial -= Math.log(k + 1);
    const weight = halfV === 0 ? k === 0 ? 1 : 0 : Math.exp(k * logV - halfV - logFactorial);
    sum += weight * tail2;
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

// packages/conjunction/src/pc/plane/plane-encounter.ts
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
  const near = approach?.ok ? [inPlane2(primary, approach.value.primary), inPlane2(secondary, approach.value.secondary)] : [primary, secondary];
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
function inPlane2(object, state) {
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
  const independent = principalEncounter(plane.missXM, plane.missYM, sum, hardBodyRadiusM);
  if (independent.repair === "unusable") return { crossCorrelation: { status } };
  return { crossCorrelation: { status, independentPc: foster1992(independent) } };
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

// packages/kernel/src/base64.ts
var ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
function fromBase64(text) {
  const padding = text.endsWith("==") ? 2 : text.endsWith("=") ? 1 : 0;
  const bytes = new Uint8Array(text.length / 4 * 3 - padding);
  const value = new Uint8Array(128);
  for (let k = 0; k < ALPHABET.length; k++) value[ALPHABET.charCodeAt(k)] = k;
  let at = 0;
  for (let k = 0; k < text.length; k += 4) {
    const word = value[text.charCodeAt(k)] << 18 | value[text.charCodeAt(k + 1)] << 12 | value[text.charCodeAt(k + 2)] << 6 | value[text.charCodeAt(k + 3)];
    bytes[at++] = word >> 16;
    bytes[at++] = word >> 8;
    bytes[at++] = word;
  }
  return bytes;
}

// packages/kernel/src/generated/functions-wasm.ts
var WASM_BASE64 = "AGFzbQEAAAABHgVgAXwBfGACfHwBfGABfgF/YAN8fH8BfGACfH8BfAMpKAAAAAAAAgADBAAAAQAAAAABAAAAAAAAAQAAAAAAAAAAAAABAAAAAAAFAwEAAQYeA3wBRAAAAAAAAAAAC3wBRAAAAAAAAAAAC34BQgALB54BFgRhY29zACcFYWNvc2gAJgRhc2luACUFYXNpbmgAJARhdGFuACMFYXRhbmgAIQRjYnJ0ACADY29zAB8EY29zaAAeA2V4cAAdBWV4cG0xABwDbG9nABsFbG9nMTAAGgVsb2cxcAAZBGxvZzIAGANzaW4AFgRzaW5oABUDdGFuABQEdGFuaAATBWF0YW4yACIDcG93ABcGbWVtb3J5AgAMAQEK0VYo+wQDA38EfAF+IAC9IghCIIinQf////8HcSECIAhCP4inIQMgAkH60I2CBE8EQCAAIABiBEAgAA8LIAMEQEQAAAAAAADwvw8LIABE7zn6/kIuhkBkBEAgAEQAAAAAAADgf6IPCwsgAkHC3Nj+A0sEQCAAQQEgA0EBdGsgAET+gitlRxX3P6JEAAAAAAAA4D8gAKag/AIgAkGyxcL/A0kbIgG3IgBEAADg/kIu5j+ioSIEIAQgAER2PHk17znqPaIiBKEiAKEgBKEhBAUgAkGAgMDkA0kEQCAADwsLIAAgAEQAAAAAAADgP6IiBqIiBSAFoiEHRAAAAAAAAAhAIAVE9BARERERob+iRAAAAAAAAPA/oCAHIAVEt9uqnhnOFL+iRIVV/hmgAVo/oCAHIAVELcMJbrf9ir6iRDlS5obKz9A+oKKgoqAiByAGoqEhBiAFIAcgBqFEAAAAAAAAGEAgACAGoqGjoiEGIAFFBEAgACAAIAaiIAWhoQ8LIAAgBiAEoaIgBKEgBaEhBCABQX9GBEAgACAEoUQAAAAAAADgP6JEAAAAAAAA4L+gDwsgAUEBRgRAIABEAAAAAAAA0L9jBEAgBCAARAAAAAAAAOA/oKFEAAAAAAAAAMCiDwsgACAEoUQAAAAAAAAAQKJEAAAAAAAA8D+gDwsgAaxC/wd8QjSGvyEFIAFBAEggAUE4SnIEQCAAIAShRAAAAAAAAPA/oCIAIACgRAAAAAAAAOB/oiAAIAWiIAFBgAhGG0QAAAAAAADwv6APCyAARAAAAAAAAPA/Qv8HIAGsfUI0hr8iAKEgBKFEAAAAAAAA8D8gBCAAoKEgAUEUSBugIAWiC40BACAAIAAgACAAIAAgAEQJ9/0N4T0CP6JEiLIBdeDvST+gokQ7j2i1KIKkv6CiRFVEiA5Vwck/oKJEfW/rAxLW1L+gokRVVVVVVVXFP6CiIAAgACAAIABEgpIuscW4sz+iRFkBjRtsBua/oKJEyIpZnOUqAECgokRLLYocJzoDwKCiRAAAAAAAAPA/oKML2gMDBHwCfwF+QQEhBSAAvUIgiKciBkEfdiAGQfqE6v4DSXIEQCAGQYCAwP97TwRAIABEAAAAAAAA8L9hBEAgAEQAAAAAAAAAAKMPCyAAIAChRAAAAAAAAAAAow8LIAZBAXRBgICAygdJBEAgAA8LIAZBxP3K/ntNBHxBACEFIAAFRAAAAAAAAAAACyEBBSAGQYCAwP8HTwRAIAAPCwsgBQRAIABEAAAAAAAA8D+gvSIHQiCIp0HiviVqIgZBFHZB/wdrIgVBNkgEfEQAAAAAAADwPyAHvyIBIAChoSAAIAFEAAAAAAAA8L+goSAFQQJOGyABowVEAAAAAAAAAAALIQIgB0L/////D4MgBkH//z9xQZ7Bmv8Daq1CIIaEv0QAAAAAAADwv6AhAQsgASABRAAAAAAAAABAoKMiAyADoiIAIACiIQQgAyABRAAAAAAAAOA/oiABoiIDIAAgBCAEIARERFI+3xLxwj+iRN4Dy5ZkRsc/oKJEWZMilCRJ0j+gokSTVVVVVVXlP6CiIAQgBCAERJ/GeNAJmsM/okSveI4dxXHMP6CiRAT6l5mZmdk/oKKgoKIgBbciAER2PHk17znqPaIgAqCgIAOhIAGgIABEAADg/kIu5j+ioAuAAwMDfwF+BHwgAL0iBEIgiKciAUEfdiICIAFBgIDAAElyBEAgBEIBhlAEQEQAAAAAAADwvyAAIACiow8LIAIEQCAAIAChRAAAAAAAAAAAow8LQUohAyAARAAAAAAAAFBDor0iBEIgiKchAQUgAUGAgMD/B08EQCAADwUgBEIghlAgAUGAgMD/A0ZxBEBEAAAAAAAAAAAPCwsLIARC/////w+DIAFB4r4laiIBQf//P3FBnsGa/wNqrUIghoS/RAAAAAAAAPC/oCIHRAAAAAAAAOA/oiAHoiEAIAcgB0QAAAAAAAAAQKCjIgggCKIiBSAFoiEGIAggACAFIAYgBiAGRERSPt8S8cI/okTeA8uWZEbHP6CiRFmTIpQkSdI/oKJEk1VVVVVV5T+goiAGIAYgBkSfxnjQCZrDP6JEr3iOHcVxzD+gokQE+peZmZnZP6CioKCiIAMgAUEUdUH/B2tqtyIFRHY8eTXvOeo9oqAgAKEgB6AgBUQAAOD+Qi7mP6KgC+ACAgR8A38gAL1CIIinIgdBH3YhBiAHQf////8HcSIHQavGmIQETwRAIAAgAGIEQCAADwsgAETvOfr+Qi6GQGQEQCAARAAAAAAAAOB/og8LIABEUTAt1RBJh8BjBEBEAAAAAAAAAAAPCwsgB0HC3Nj+A0sEQCAAIABE/oIrZUcV9z+iRAAAAAAAAOA/IACmoPwCQQEgBkEBdGsgB0GyxcL/A08bIgW3RAAA4P5CLuY/oqEiASAFt0R2PHk17znqPaIiA6EhAAUgB0GAgMDxA00EQCAARAAAAAAAAPA/oA8LIAAhAQsgACAAoiIEIASiIQIgACAAIAREPlVVVVVVxT+iIAIgBEQs3iWvalYRP6JEk72+FmzBZr+gIAIgBETQpL5yaTdmPqJE8WvSxUG9u76goqCioKEiAKJEAAAAAAAAAEAgAKGjIAOhIAGgRAAAAAAAAPA/oCIAIAUQCCAAIAUbC64EAwp+AX8BfCAAQv///////////wCDQjSIQpUIfSIBQj+DIQQgAUIGh6dBA3RBgAhqIgspAwAhAyALKQMIIQIgCykDECEBIARCAFIEQCADIASGIAJCwAAgBH0iBYiEIQMgAiAEhiABIAWIhCECIAEgBIYgCykDGCAFiIQhAQsgAEL/////////B4NCgICAgICAgAiEIgRC/////w+DIQUgBEIgiCIGIAJC/////w+DIgd+IAJCIIgiAiAFfiAFIAd+IgVCIIh8IgdC/////w+DfCEIIAIgBn4gB0IgiHwgCEIgiHwkAiAGIAFCIIh+IgEgBUL/////D4MgCEIghnx8IgIgAVStIwIgAyAEfnx8IgNCAoYgAkI+iIQiBEI/hyIFIAJCAoaFIQYgBCAFQgGHhSIBeSEHIAEgB4YgBkLAACAHfYiEIghC/////w+DIQIgCEIgiCIBQrSEo4sCfiACQqK1v8gMfiACQrSEo4sCfiIJQiCIfCICQv////8Pg3whCiABQqK1v8gMfiACQiCIfCAKQiCIfCQCIAi6RIQbcFHMmDg/oiAGIAeGukQYLURU+yE5P6Kg/AciASAJQv////8PgyAKQiCGfCICVq0jAiIGQguIfLokACAGQjWGIAJCC4iEIAF8ukQAAAAAAADwO6IkASMAQoCAgICAgIDYPCAHQjSGfSAAIASFQoCAgICAgICAgH+DhL8iDKIkACMBIAyiJAEgA0I+hyAFfacLsAQCA3wCfyAAIQEgAL1CIIinQf////8HcSIEQYCAwKAETwRAIAAgAGIEQCAADwtEGC1EVPsh+T8gAaYPCyAEQYCA8P4DSQRAIARBgICA8gNJBEAgAA8LQX8hBQUgAJkhACAEQYCAzP8DSQR8IARBgICY/wNJBHwgACAAoEQAAAAAAADwv6AgAEQAAAAAAAAAQKCjBUEBIQUgAEQAAAAAAADwv6AgAEQAAAAAAADwP6CjCwUgBEGAgI6ABEkEfEECIQUgAEQAAAAAAAD4v6AgAEQAAAAAAAD4P6JEAAAAAAAA8D+gowVBAyEFRAAAAAAAAPC/IACjCwshAAsgACAAoiIDIAOiIQIgACADIAIgAiACIAIgAkQR2iLjOq2QP6JE6w12JEt7qT+gokRRPdCgZg2xP6CiRG4gTMXNRbc/oKJE/4MAkiRJwj+gokQNVVVVVVXVP6CiIAIgAiACIAIgAkQvbGosRLSiv6JEmv3eUi3erb+gokRtmnSv8rCzv6CiRHEWI/7Gcby/oKJExOuYmZmZyb+goqCiIQIgBUEASARAIAAgAqEPCwJ8AkACQAJAAkACQCAFDgQBAgMEAAsAC0RPu2EFZ6zdPyACROJlLyJ/K3q8oCAAoaEMAwtEGC1EVPsh6T8gAkQHXBQzJqaBvKAgAKGhDAILRJv2gdILc+8/IAJEvcvweogHcLygIAChoQwBC0QYLURU+yH5PyACRAdcFDMmppG8oCAAoaELIAGmC6sDAgJ/A3wgAL1CIIinIgNB/////wdxQaiolv8DTyIEBEBEGC1EVPsh6T8gA0EASAR8IAGaIQEgAJoFIAALoUQHXBQzJqaBPCABoaAhAEQAAAAAAAAAACEBCyAAIACiIgUgBaIhBiAAIAEgBSAFIACiIgcgBiAGIAYgBiAGRHNTYNvLdfO+okSmkjegiH4UP6CiRAFl8vLYREM/oKJEKANWySJtbT+gokQ31gaE9GSWP6CiRHr+EBEREcE/oCAFIAYgBiAGIAYgBkTUer90cCr7PqJE6afwMg+4Ej+gokRoEI0a9yYwP6CiRBWD4P7I21c/oKJEk4Ru6eMmgj+gokT+QbMbuqGrP6CioKIgAaCioCAHRGNVVVVVVdU/oqAiAaAhBSAEBEBEAAAAAAAA8D8gA0EedUECcbehIAK3IgYgACAFIAWiIAUgBqCjIAGhoUQAAAAAAAAAQKKhog8LIAJBAUYEQCAFDwtEAAAAAAAA8L8gBaMiBr1CgICAgHCDvyIHIAYgByAFvUKAgICAcIO/IgWiRAAAAAAAAPA/oCAHIAEgBSAAoaGioKKgC6QBACABQf8HSgR8IABEAAAAAAAA4H+iIQAgAUH/B2siAUH/B0oEfEH/ByABQf8HayIBIAFB/wdOGyEBIABEAAAAAAAA4H+iBSAACwUgAUGCeEgEfCAARAAAAAAAAGADoiEAIAFByQdqIgFBgnhIBHxBgnggAUHJB2oiASABQYJ4TBshASAARAAAAAAAAGADogUgAAsFIAALCyABrEL/B3xCNIa/ogvrAgMDfAJ/AX4gAL0iBkIgiKciBEEfdiEFIARB/////wdxIgRB+8Ok/wNNBEAgBEGAgIDyA0kEQCAADwsgAEQAAAAAAAAAAEEBEAcPCyAEQYCAwP8HTwRAIAAgAKEPCwJ/IAZCIIinQf////8HcSIEQfvD5IkESQRAIARBFHYiBCAAIABEg8jJbTBf5D+iniICRAAAQFT7Ifk/oqEiACACRDFjYhphtNA9oiIDoSIBvUIgiKdBFHZB/w9xa0EQSwRAIAJEc3ADLooZozuiIAAgACACRAAAYBphtNA9oiIBoSIAoSABoaEhAyAEIAAgA6EiAb1CIIinQRR2Qf8PcWtBMUsEQCACRMFJICWag3s5oiAAIAAgAkQAAAAuihmjO6IiAaEiAKEgAaGhIQMgACADoSEBCwsgASQAIAAgAaEgA6EkASAC/AIMAQtBACAGEAUiBGsgBCAFGwshBCMAIwFBASAEQQFxQQF0axAHC8oFAwV8An8BfiAAvSIIQiCIpyIGQR92IQcgBkH/////B3EiBkH7w6T/A00EQCAGQYCAwPIDSQRAIAAPCyAAIAAgAKIiASAAoiABIAEgAUR9/rFX4x3HPqJE1WHBGaABKr+gokSm+BARERGBP6AgASABIAGioiABRHzVz1o62eU9okTrnCuK5uVavqCioKJESVVVVVVVxb+goqAPCyAGQYCAwP8HTwRAIAAgAKEPCwJ/IAhCIIinQf////8HcSIGQfvD5IkESQRAIAZBFHYiBiAAIABEg8jJbTBf5D+iniIDRAAAQFT7Ifk/oqEiACADRDFjYhphtNA9oiICoSIBvUIgiKdBFHZB/w9xa0EQSwRAIANEc3ADLooZozuiIAAgACADRAAAYBphtNA9oiIBoSIAoSABoaEhAiAGIAAgAqEiAb1CIIinQRR2Qf8PcWtBMUsEQCADRMFJICWag3s5oiAAIAAgA0QAAAAuihmjO6IiAaEiAKEgAaGhIQIgACACoSEBCwsgASQAIAAgAaEgAqEkASAD/AIMAQtBACAIEAUiBmsgBiAHGwshBiMAIQIjASEDIAZBAXEEfCACIAKiIgAgAKIhAUQAAAAAAADwPyAARAAAAAAAAOA/oiIEoSIFRAAAAAAAAPA/IAWhIAShIAAgACAAIABEkBXLGaAB+j6iRHdRwRZswVa/oKJETFVVVVVVpT+goiABIAGiIAAgAETUOIi+6fqovaJExLG0vZ7uIT6gokStUpyAT36SvqCioKIgAiADoqGgoAUgAiACoiIAIAKiIQEgAiAAIANEAAAAAAAA4D+iIAEgACAARH3+sVfjHcc+okTVYcEZoAEqv6CiRKb4EBEREYE/oCAAIAAgAKKiIABEfNXPWjrZ5T2iROucK4rm5Vq+oKKgoqGiIAOhIAFESVVVVVVVxb+ioaELIgCaIAAgBkECcRsL1xADCn8IfAJ+IAGZRAAAAAAAAABAZQRAIAFEAAAAAAAAAEBhBEAgACAAog8LIAFEAAAAAAAA4D9hBEAgAJ+ZRAAAAAAAAPB/IABEAAAAAAAA8P9iGw8LIAFEAAAAAAAA8L9hBEBEAAAAAAAA8D8gAKMPCyABRAAAAAAAAPA/YQRAIAAPCyABRAAAAAAAAAAAYQRARAAAAAAAAPA/DwsLIAC9IhRCIIinIghB/////wdxIQIgAb0iFUIgiKciBUH/////B3EiBiAVpyIJckUEQEQAAAAAAADwPw8LIAZBgIDA/wdGIAlBAEdxIAJBgIDA/wdGIBSnIgRBAEdxIAJBgIDA/wdKciAGQYCAwP8HS3JyBEAgACABoA8LIAhBAEgEfyAGQYCAgJoETwR/QQIFIAZBgIDA/wNPBH9BNEEUIAZBFHZB/wdrIgdBFEoiChsgB2shB0ECIAkgBiAKGyIKIAd2IgtBAXFrQQAgCyAHdCAKRhsFQQALCwVBAAshByAJRQRAIAZBgIDA/wdGBEAgAUQAAAAAAAAAACAFQQBOIgMbRAAAAAAAAAAAIAGaIAMbIAJBgIDA/wNOG0QAAAAAAAD4fyACQYCAwP8DayAEchsPCyAGQYCAwP8DRgRAIAVBAE4EQCAADwtEAAAAAAAA8D8gAKMPCyAFQYCAgIAERgRAIAAgAKIPCyAFQYCAgP8DRiAIQQBOcQRAIACfDwsLIACZIQwgBEUgAkUgAkGAgMD/B0ZyIAJBgIDA/wNGcnEEQEQAAAAAAADwPyAMoyAMIAVBAEgbIQAgCEEASAR8IAJBgIDA/wNrIAdyBHwgAJogACAHQQFGGwUgACAAoSIAIACjCwUgAAsPCyAIQQBIBHwgB0UEQCAAIAChIgAgAKMPC0QAAAAAAADwv0QAAAAAAADwPyAHQQFGGwVEAAAAAAAA8D8LIQ0gBkGAgICPBEsEfCAGQYCAwJ8ESwRAIAJB//+//wNMBEBEAAAAAAAA8H9EAAAAAAAAAAAgBUEASBsPCyACQYCAwP8DTgRARAAAAAAAAPB/RAAAAAAAAAAAIAVBAEobDwsLIAJB//+//wNIBEAgDUScdQCIPOQ3fqJEnHUAiDzkN36iIA1EWfP4wh9upQGiRFnz+MIfbqUBoiAFQQBIGw8LIAJBgIDA/wNKBEAgDUScdQCIPOQ3fqJEnHUAiDzkN36iIA1EWfP4wh9upQGiRFnz+MIfbqUBoiAFQQBKGw8LIAxEAAAAAAAA8L+gIgBEAAAAYEcV9z+iIgwgAERE3134C65UPqIgACAAokQAAAAAAADgPyAARFVVVVVVVdU/IABEAAAAAAAA0D+ioaKhokT+gitlRxX3P6KhIg6gvUKAgICAcIO/IQAgDiAAIAyhoQUgAkGAgMAASARAQUshAyAMRAAAAAAAAEBDoiIMvUIgiKchAgsgAyACQRR1Qf8Ha2ohAyACQf//P3EiBEGAgMD/A3IhAiAEQY6xDk0Ef0EABSAEQfrsLkkEf0EBBSADQQFqIQMgAkGAgEBqIQJBAAsLIQQgDL1C/////w+DIAKsQiCGhL8iD0QAAAAAAAD4P0QAAAAAAADwPyAEGyIQoSIRRAAAAAAAAPA/IA8gEKCjIhKiIgC9QoCAgIBwg78iDCAMoiETIAwgE0QAAAAAAAAIQKAgACAAoiIOIA6iIA4gDiAOIA4gDkTvTkVKKH7KP6JEZdvJk0qGzT+gokQBQR2pYHTRP6CiRE0mj1FVVdU/oKJE/6tv27Zt2z+gokQDMzMzMzPjP6CiIBIgESAMIAJBAXVBgICAgAJyQYCAIGogBEESdGqsQiCGvyIOoqEgDCAPIA4gEKGhoqGiIg4gDCAAoKKgIgygvUKAgICAcIO/Ig+iIhAgDiAPoiAMIA9EAAAAAAAACMCgIBOhoSAAoqAiAKC9QoCAgIBwg78iDEQAAADgCcfuP6IhDiAMRPUBWxTgLz6+oiAAIAwgEKGhRP0DOtwJx+4/oqBEBtDPQ+v9TD5EAAAAAAAAAAAgBBugIgAgDiAAoEQAAABAA7jiP0QAAAAAAAAAACAEGyIMoCADtyIPoL1CgICAgHCDvyIAIA+hIAyhIA6hoQshDCABIAG9QoCAgIBwg78iDqEgAKIgASAMoqAiASAOIACiIgCgIgy9IhRCIIinIQIgFKchAwJAAkAgAkGAgMCEBE4EQCACQYCAwIQEayADciABRP6CK2VHFZc8oCAMIAChZHINAQUgAkH/////B3FBgJjDhARPQQAgAkGA6Lz7A2ogA3IgASAMIAChZXIbDQILIAJB/////wdxIgRBFHZB/wdrIQVBACEDIARBgICA/wNLBEAgAkGAgMAAIAVBAWp1aiIEQf////8HcUEUdkH/B2shBUEAIARB//8/cUGAgMAAckEUIAVrdSIDayADIAJBAEgbIQMgAEH//z8gBXVBf3MgBHGsQiCGv6EhAAsgASAAoL1CgICAgHCDvyIMRAAAAABDLuY/oiIOIAEgDCAAoaFE7zn6/kIu5j+iIAxEOWyoDGFcIL6ioCIAoCIBIAGiIQxEAAAAAAAA8D8gASABIAwgDCAMIAwgDETQpL5yaTdmPqJE8WvSxUG9u76gokQs3iWvalYRP6CiRJO9vhZswWa/oKJEPlVVVVVVxT+goqEiDKIgDEQAAAAAAAAAwKCjIAAgASAOoaEiACABIACioKEgAaGhIgC9QiCIpyADQRR0aiECIA0gACADEAggAL1C/////w+DIAKsQiCGhL8gAkEUdUEATBuiDwsgDUScdQCIPOQ3fqJEnHUAiDzkN36iDwsgDURZ8/jCH26lAaJEWfP4wh9upQGiC7QDAwN/AX4EfCAAvSIEQiCIpyIBQR92IgIgAUGAgMAASXIEQCAEQgGGUARARAAAAAAAAPC/IAAgAKKjDwsgAgRAIAAgAKFEAAAAAAAAAACjDwtBSiEDIABEAAAAAAAAUEOivSIEQiCIpyEBBSABQYCAwP8HTwRAIAAPBSAEQiCGUCABQYCAwP8DRnEEQEQAAAAAAAAAAA8LCwsgBEL/////D4MgAUHiviVqIgFB//8/cUGewZr/A2qtQiCGhL9EAAAAAAAA8L+gIgBEAAAAAAAA4D+iIACiIQUgACAARAAAAAAAAABAoKMiBiAGoiIHIAeiIQggACAAIAWhvUKAgICAcIO/IgChIAWhIAYgBSAHIAggCCAIRERSPt8S8cI/okTeA8uWZEbHP6CiRFmTIpQkSdI/oKJEk1VVVVVV5T+goiAIIAggCESfxnjQCZrDP6JEr3iOHcVxzD+gokQE+peZmZnZP6CioKCioCEFIAMgAUEUdkH/B2tqtyIGIABEAAAgZUcV9z+iIgegIQggBSAAoEQAou8u/AXnPaIgBUQAACBlRxX3P6KgIAYgCKEgB6CgIAigC80DAwN/AX4FfCAAvSIEQiCIpyIBQR92IgIgAUGAgMAASXIEQCAEQgGGUARARAAAAAAAAPC/IAAgAKKjDwsgAgRAIAAgAKFEAAAAAAAAAACjDwtBSiEDIABEAAAAAAAAUEOivSIEQiCIpyEBBSABQYCAwP8HTwRAIAAPBSAEQiCGUCABQYCAwP8DRnEEQEQAAAAAAAAAAA8LCwsgBEL/////D4MgAUHiviVqIgFB//8/cUGewZr/A2qtQiCGhL9EAAAAAAAA8L+gIgBEAAAAAAAA4D+iIACiIQUgACAARAAAAAAAAABAoKMiBiAGoiIHIAeiIQggACAAIAWhvUKAgICAcIO/IgmhIAWhIAYgBSAHIAggCCAIRERSPt8S8cI/okTeA8uWZEbHP6CiRFmTIpQkSdI/oKJEk1VVVVVV5T+goiAIIAggCESfxnjQCZrDP6JEr3iOHcVxzD+gokQE+peZmZnZP6CioKCioCEFIAMgAUEUdkH/B2tqtyIGRABgn1ATRNM/oiIHIAlEAAAgFXvL2z+iIgigIQAgBkQ2K/ER8/5ZPaIgBSAJoETVrZrKOJS7PaKgIAVEAAAgFXvL2z+ioCAHIAChIAigoCAAoAuNBgMFfAJ/AX4gAL0iCEIgiKciBkEfdiEHIAZB/////wdxIgZB+8Ok/wNNBEAgBkGewZryA0kEQEQAAAAAAADwPw8LIAAgAKIiASABoiECRAAAAAAAAPA/IAFEAAAAAAAA4D+iIgOhIgREAAAAAAAA8D8gBKEgA6EgASABIAEgAUSQFcsZoAH6PqJEd1HBFmzBVr+gokRMVVVVVVWlP6CiIAIgAqIgASABRNQ4iL7p+qi9okTEsbS9nu4hPqCiRK1SnIBPfpK+oKKgoiAARAAAAAAAAAAAoqGgoA8LIAZBgIDA/wdPBEAgACAAoQ8LAn8gCEIgiKdB/////wdxIgZB+8PkiQRJBEAgBkEUdiIGIAAgAESDyMltMF/kP6KeIgNEAABAVPsh+T+ioSIAIANEMWNiGmG00D2iIgKhIgG9QiCIp0EUdkH/D3FrQRBLBEAgA0RzcAMuihmjO6IgACAAIANEAABgGmG00D2iIgGhIgChIAGhoSECIAYgACACoSIBvUIgiKdBFHZB/w9xa0ExSwRAIANEwUkgJZqDezmiIAAgACADRAAAAC6KGaM7oiIBoSIAoSABoaEhAiAAIAKhIQELCyABJAAgACABoSACoSQBIAP8AgwBC0EAIAgQBSIGayAGIAcbCyEGIwAhASMBIQIgBkEBcQR8IAEgAaIiACABoiEDIAEgACACRAAAAAAAAOA/oiADIAAgAER9/rFX4x3HPqJE1WHBGaABKr+gokSm+BARERGBP6AgACAAIACioiAARHzVz1o62eU9okTrnCuK5uVavqCioKKhoiACoSADRElVVVVVVcW/oqGhBSABIAGiIgMgA6IhBEQAAAAAAADwPyADRAAAAAAAAOA/oiIAoSIFRAAAAAAAAPA/IAWhIAChIAMgAyADIANEkBXLGaAB+j6iRHdRwRZswVa/oKJETFVVVVVVpT+goiAEIASiIAMgA0TUOIi+6fqovaJExLG0vZ7uIT6gokStUpyAT36SvqCioKIgASACoqGgoAsiAJogACAGQQFqQQJxGwuKAgMBfwF+AnwgAL0iAkIgiKdB/////wdxIgFBgIDA/wdPBEAgACAAoA8LIAFBgIDAAEkEfyAARAAAAAAAAFBDor0iAkIgiKdB/////wdxIgFFBEAgAA8LIAFBA25Bk/H9ywJqBSABQQNuQZPx/dQCagshASACQoCAgICAgICAgH+DIAGtQiCGhL8iBCAEoiAEIACjoiEDIAAgBCADIANEwtZJSmDx+T+iRCAk8JLgKP6/oKJEkuZhD+YD/j+gIAMgA6IgA6IgA0TX7eTUALDCP6JE2VHnvstE6L+goqCivUKAgICACHxCgICAgHyDvyIAIACioyEDIAAgACADIAChIAAgAKAgA6CjoqALwwMCBH8CfiAAIABiIAEgAWJyBEAgASAAoA8LIAC9IgZCIIinIQQgAb0iB0IgiKchAyAHpyIFIANBgIDA/wNrckUEQCAAEAYPCyADQR52QQJxIARBH3ZyIQIgBEH/////B3EiBCAGp3JFBEACQAJAAkAgAkUgAkEBRnJFBEAgAkECRg0BIAJBA0YNAgwDCyAADwtEGC1EVPshCUAPC0QYLURU+yEJwA8LCwJAIAUgA0H/////B3EiA3JFDQAgA0GAgMD/B0YEQCAEQYCAwP8HRgR8RNIhM3982QJARBgtRFT7Iek/IAJBAnEbIgCaIAAgAkEBcRsFRBgtRFT7IQlARAAAAAAAAAAAIAJBAnEbIgCaIAAgAkEBcRsLDwsgBEGAgMD/B0YgA0GAgIAgaiAESXINACAEQYCAgCBqIANJQQAgAkECcRsEfEQAAAAAAAAAAAUgACABo5kQBgshAAJAAkACQAJAAkAgAg4EAAECAwQLIAAPCyAAmg8LRBgtRFT7IQlAIABEB1wUMyamobygoQ8LIABEB1wUMyamobygRBgtRFT7IQnAoA8LAAtEGC1EVPsh+b9EGC1EVPsh+T8gAkEBcRsLvQICAn8CfCAAvUIgiKciAkH/////B3EiAUGAgMD/A08EQCAAvacgAUGAgMD/A2tyRQRAIABEGC1EVPsh+T+iRAAAAAAAAHA4oA8LRAAAAAAAAAAAIAAgAKGjDwsgAUGAgID/A0kEQCABQYCAwPIDSSABQYCAwABPcQRAIAAPCyAAIAAgACAAohABoqAPC0QAAAAAAADgPyAAmUQAAAAAAADgP6KhIgCfIQMgABABIQQgAUGz5rz/A08EfEQYLURU+yH5PyADIAMgBKKgRAAAAAAAAABAokQHXBQzJqaRvKChBUQYLURU+yHpPyADIAOgIASiRAdcFDMmppE8IAAgA71CgICAgHCDvyIAIACioSADIACgo0QAAAAAAAAAQKKhoUQYLURU+yHpPyAAIACgoaGhCyIAmiAAIAJBAEgbC7UCAgJ/AnwgAL1CIIinIgJB/////wdxIgFBgIDA/wNPBEAgAL2nIAFBgIDA/wNrckUEQCACQQBIBEBEGC1EVPshCUAPC0QAAAAAAAAAAA8LRAAAAAAAAAAAIAAgAKGjDwsgAUGAgID/A0kEQCABQYCAgOMDTQRARBgtRFT7Ifk/DwtEGC1EVPsh+T8gAEQHXBQzJqaRPCAAIAAgAKIQAaKhoaEPCyACQQBIBEBEGC1EVPsh+T8gAEQAAAAAAADgP6JEAAAAAAAA4D+gIgCfIgMgABABIAOiRAdcFDMmppG8oKChRAAAAAAAAABAog8LRAAAAAAAAOA/IABEAAAAAAAA4D+ioSIDnyIEvUKAgICAcIO/IgAgAxABIASiIAMgACAAoqEgBCAAoKOgoEQAAAAAAAAAQKILxgEDAX8BfgF8IAC9Qv///////////wCDIgK/IQMgAkIgiKciAUHqp4b/A0sEfEQAAAAAAADwP0QAAAAAAAAAACADo6FEAAAAAAAA8D9EAAAAAAAAAEAgAyADoBAARAAAAAAAAABAoKOhIAFBgIDQgQRLGwUgAUGuscH+A0sEfCADIAOgEAAiAyADRAAAAAAAAABAoKMFIAFBgIDAAE8EfCADRAAAAAAAAADAohAAIgOaIANEAAAAAAAAAECgowUgAwsLCyAApgsGACAAEAkLwAEDAnwBfwF+IAC9Qv///////////wCDIgS/IQJEAAAAAAAA4D8gAKYhAQJAIARCIIinIgNBwtyYhARJBEAgAhAAIQIgA0GAgMD/A0kEQCADQYCAwPIDSQ0CIAEgAiACoCACIAKiIAJEAAAAAAAA8D+go6GiIQAMAgsgASACIAIgAkQAAAAAAADwP6CjoKIhAAwBCyACRIvdGhVmIJbAoBAEIAEgAaBEAAAAAAAAwH+iokQAAAAAAADAf6IhAAsgAAsGACAAEAoLCAAgACABEAsLBgAgABAMCwYAIAAQAgsGACAAEA0LBgAgABADCwYAIAAQAAsGACAAEAQLtgECAX8BfiAAvUL///////////8AgyICvyEAAnwgAkIgiKciAUHC3Jj/A0kEQEQAAAAAAADwPyABQYCAwPIDSQ0BGiAAEAAiACAAoiAAIACgRAAAAAAAAABAoKNEAAAAAAAA8D+gDAELIAFBwtyYhARJBEAgABAEIgBEAAAAAAAA8D8gAKOgRAAAAAAAAOA/ogwBCyAARIvdGhVmIJbAoBAERAAAAAAAAMB/okQAAAAAAADAf6ILCwYAIAAQDgsGACAAEA8LeQIBfgJ8IACZIQMgAL1CNIhC/w+DIgFC/gdUBHwgAULfB1oEfCADIAOgIgIgAiADokQAAAAAAADwPyADoaOgEAJEAAAAAAAA4D+iBSADCwUgA0QAAAAAAADwPyADoaNEAAAAAAAAAECiEAJEAAAAAAAA4D+iCyAApgsIACAAIAEQEAsGACAAEAYLnwECAn4BfCAAvSICQjSIQv8PgyEBIAJC////////////AIO/IQMgAUKZCFoEfCADEANE7zn6/kIu5j+gBSABQoAIWgR8IAMgA6BEAAAAAAAA8D8gAyADokQAAAAAAADwP6CfIAOgo6AQAwUgAULlB1oEfCADIAMgA6IiAyADRAAAAAAAAPA/oJ9EAAAAAAAA8D+go6AQAgUgAwsLCyAApgsGACAAEBELlgEBAX4CfCAAIAChRAAAAAAAAAAAoyAAvSIBQoCAgICAgID4P1MNABogAUI0iEL/D4MiAUKACFQEQCAARAAAAAAAAPC/oCIAIAAgAKIgACAAoKCfoBACDAELIAAgAKBEAAAAAAAA8D8gACAAIACiRAAAAAAAAPC/oJ+go6EQAyABQpkIVA0AGiAAEANE7zn6/kIu5j+gCwsGACAAEBILC8gBAQBBgAgLwAFug/miAAAAANFXJ/wpFUROmZVi28DdNPWrY1H+QZBDPDpuJLdhxbve6i5JBuDSTUIc6x3+HJLRCfU1gug+pymxJnCc6YREuy451pE5QX5ftItfhJz0OVOD/5f4Hzso+b2LES/vD5gF3s9+Nm0fbQpaZj9GT7cJyyfHuid1Lepfnvc5Bz178eXrsV/7a+qSUopGMANWCF2NHyC8z/Cra3v8YZHjqR029JpfhZllCBvmXoDY/41AaKAUVxUGBjEnc00=";

// packages/kernel/src/webassembly.ts
function compileKernel(bytes) {
  return new WebAssembly.Module(bytes);
}
function instantiateFunctions(module) {
  return new WebAssembly.Instance(module, {}).exports;
}

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

// packages/conjunction/src/covariance/estimated.ts
var DEEP_SPACE_PERIOD_S = 225 * 60;
function shapeOf(state) {
  const speedSquared = dot(state.velocityMps, state.velocityMps);
  const semiMajorAxisM = 1 / (2 / norm(state.positionM) - speedSquared / MU_EARTH);
  const momentum = norm(cross2(state.positionM, state.velocityMps));
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

// packages/conjunction/src/decision/sigma-rules.ts
var BANDS = [0, 1, 2, 3, 5];
function covarianceKind(source, state, statedTaiS) {
  const leadDays = (state.epochTaiS - statedTaiS) / SECONDS_PER_DAY;
  const band = BANDS.findLastIndex((from) => leadDays >= from);
  if (band < 0) return void 0;
  const { originator, covarianceSource } = source;
  const lead = { leadFromDays: BANDS[band], leadToDays: BANDS[band + 1] ?? null };
  return { originator, covarianceSource, regime: orbitRegime(state), ...lead };
}
var keyOfKind = ({ originator, covarianceSource, regime, leadFromDays }) => [originator, covarianceSource, regime, leadFromDays].join("\n");
function ruleOfKind(rules, kind) {
  if (kind === void 0) return void 0;
  const key = keyOfKind(kind);
  return rules.find((rule) => keyOfKind(rule) === key);
}
function scaledCovariance(covariance, factor) {
  if (factor === 1) return covariance;
  return { ...covariance, matrix: covariance.matrix.map((value) => factor * factor * value) };
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

// packages/assessment/src/orbit/party.ts
var COVARIANCE_SOURCES = ["NONE", "ESTIMATED", "CDM", "ELEMENT_SET", "OBSERVATIONS", "OEM"];

// packages/assessment/src/message-figures.ts
function messageFigures(judgement) {
  const { report, pc, pcReason, riskLevel: riskLevel2, sources } = judgement;
  const { summary, dilution: dilution2, recommended } = report;
  return {
    tcaTaiS: report.tcaTaiS,
    missDistanceM: summary.missDistanceM,
    relativeSpeedMps: summary.relativeSpeedMps,
    relativePositionRtnM: summary.relativePositionRtnM,
    relativeVelocityRtnMps: summary.relativeVelocityRtnMps,
    approachAngleDeg: summary.approachAngleRad / RAD_PER_DEG,
    pc: pc ?? null,
    pcMethod: methodOf(judgement),
    pcReason: pcReason ?? null,
    maxPc: report.maxPc ?? null,
    maxPcReason: report.maxPcReason ?? null,
    scaleAtMaxPc: dilution2?.scaleAtMax ?? null,
    dilution: dilution2?.region ?? null,
    separateScaling: dilution2 === void 0 ? null : [dilution2.separate.primary, dilution2.separate.secondary],
    mahalanobis: report.mahalanobisPlane ?? null,
    mahalanobisSpace: report.mahalanobis ?? null,
    sigmaAlongMissM: summary.sigmaAlongMissM ?? null,
    usage: [...report.methods[recommended?.method ?? "foster-1992"]?.reasons ?? []],
    riskLevel: riskLevel2,
    covarianceSource: COVARIANCE_SOURCES.find((source) => sources.includes(source)) ?? "NONE",
    objects: [objectFigures(judgement, 0), objectFigures(judgement, 1)]
  };
}
function methodOf({ report }) {
  return report.recommended?.method ?? "foster-1992";
}
function objectFigures(judgement, index) {
  const { approach, sources, report } = judgement;
  const { noradId, designator, name, cosparId, objectType, manoeuvrable, ...party } = approach.parties[index];
  const { state, covariance } = report.objects[index];
  const { encounter, summary } = report;
  const counted3 = judgement.countedSigmas[index];
  const sigmaRtnM = index === 0 ? summary.primarySigmaRtnM : summary.secondarySigmaRtnM;
  const plane = encounter?.plane;
  const inPlane3 = index === 0 ? encounter?.primaryM2 : encounter?.secondaryM2;
  return {
    noradId,
    designator,
    name,
    cosparId,
    objectType,
    manoeuvrable,
    ...radiusOf(judgement, index),
    planeXM: plane === void 0 ? null : index === 0 ? 0 : plane.missXM,
    planeYM: plane === void 0 ? null : index === 0 ? 0 : plane.missYM,
    planeXxM2: inPlane3?.xx ?? null,
    planeYxM2: inPlane3?.yx ?? null,
    planeYyM2: inPlane3?.yy ?? null,
    covarianceSource: sources[index],
    sigmaRtnM: sigmaRtnM ? statedSigma(sigmaRtnM, counted3) : null,
    covarianceRtn: covariance === void 0 ? null : lowerTriangle(statedCovariance(covariance, counted3).matrix),
    ...counted3 && { countedSigmas: counted3 },
    orbitSource: party.orbitSource,
    orbitAgeS: party.orbitAgeS(report.tcaTaiS) ?? null,
    positionKm: inKm(state.positionM),
    velocityKmS: inKm(state.velocityMps),
    frame: state.frame
  };
}
function statedCovariance(covariance, counted3) {
  return counted3 === void 0 ? covariance : scaledCovariance(covariance, 1 / counted3.factor);
}
function statedSigma([r, t, n], counted3) {
  const { factor } = counted3 ?? { factor: 1 };
  return [r / factor, t / factor, n / factor];
}
function radiusOf({ radius }, index) {
  const size = index === 0 ? radius.primary : radius.secondary;
  if (radius.source === "sum") return { hardBodyRadiusM: size.radiusM, hardBodyRadiusSource: size.source };
  return { hardBodyRadiusM: index === 0 ? radius.radiusM : 0, hardBodyRadiusSource: "cdm-comment-combined" };
}
function inKm([x, y, z]) {
  return [x / 1e3, y / 1e3, z / 1e3];
}
function lowerTriangle(matrix) {
  return Array.from({ length: 6 }, (_, row) => Array.from(matrix.subarray(row * 6, row * 6 + row + 1))).flat();
}

// packages/astro/src/two-body/propagate.ts
var MOST_STEPS5 = 50;
function propagateTwoBody(state, dt, out, mu = MU_EARTH) {
  const x = state[0];
  const y = state[1];
  const z = state[2];
  const u = state[3];
  const v = state[4];
  const w = state[5];
  const r0 = Math.hypot(x, y, z);
  const rootMu = Math.sqrt(mu);
  const radial = (x * u + y * v + z * w) / rootMu;
  const alpha = 2 / r0 - (u * u + v * v + w * w) / mu;
  const time = alpha > 0 ? dt % (2 * Math.PI / (rootMu * alpha ** 1.5)) : dt;
  let chi = firstGuess(r0, radial, alpha, rootMu * time);
  let c2 = 0;
  let c3 = 0;
  let r = r0;
  for (let step = 0; step < MOST_STEPS5; step++) {
    const psi2 = alpha * chi * chi;
    c2 = stumpff2(psi2);
    c3 = stumpff3(psi2);
    const miss = radial * chi * chi * c2 + (1 - alpha * r0) * chi ** 3 * c3 + r0 * chi - rootMu * time;
    r = radial * chi * (1 - psi2 * c3) + (1 - alpha * r0) * chi * chi * c2 + r0;
    const curve = radial * (1 - psi2 * c2) + (1 - alpha * r0) * chi * (1 - psi2 * c3);
    const change = -5 * miss / (r + Math.sign(r) * Math.sqrt(Math.abs(16 * r * r - 20 * miss * curve)));
    chi += change;
    if (Math.abs(change) <= 1e-15 * (Math.abs(chi) + Math.sqrt(r0))) break;
  }
  const psi = alpha * chi * chi;
  c2 = stumpff2(psi);
  c3 = stumpff3(psi);
  r = radial * chi * (1 - psi * c3) + (1 - alpha * r0) * chi * chi * c2 + r0;
  const f = 1 - chi * chi * c2 / r0;
  const g = time - chi ** 3 * c3 / rootMu;
  const fRate = rootMu * chi * (psi * c3 - 1) / (r * r0);
  const gRate = 1 - chi * chi * c2 / r;
  out[0] = f * x + g * u;
  out[1] = f * y + g * v;
  out[2] = f * z + g * w;
  out[3] = fRate * x + gRate * u;
  out[4] = fRate * y + gRate * v;
  out[5] = fRate * z + gRate * w;
}
function firstGuess(r0, radial, alpha, scaledTime) {
  if (alpha * r0 > 1e-8) return scaledTime * alpha;
  if (alpha * r0 > -1e-8) return scaledTime / r0;
  const a = 1 / alpha;
  const sign = Math.sign(scaledTime) || 1;
  const inside2 = -2 * alpha * scaledTime / (radial + sign * Math.sqrt(-a) * (1 - r0 * alpha));
  return inside2 > 0 ? sign * Math.sqrt(-a) * Math.log(inside2) : scaledTime / r0;
}
function stumpff2(psi) {
  if (psi > 0.1) {
    const half = Math.sin(Math.sqrt(psi) / 2);
    return 2 * half * half / psi;
  }
  if (psi < -0.1) return (Math.cosh(Math.sqrt(-psi)) - 1) / -psi;
  return 1 / 2 - psi * (1 / 24 - psi * (1 / 720 - psi * (1 / 40320 - psi * (1 / 3628800 - psi / 479001600))));
}
function stumpff3(psi) {
  if (psi > 0.1) {
    const root = Math.sqrt(psi);
    return (root - Math.sin(root)) / (root * psi);
  }
  if (psi < -0.1) {
    const root = Math.sqrt(-psi);
    return (Math.sinh(root) - root) / (root * -psi);
  }
  return 1 / 6 - psi * (1 / 120 - psi * (1 / 5040 - psi * (1 / 362880 - psi * (1 / 39916800 - psi / 6227020800))));
}

// packages/assessment/src/observed-approach.ts
var FARTHEST_S = 120;
var M_PER_KM = 1e3;
function observedApproach(record, orbits) {
  const sides = [record.objects[0], record.objects[1]].map((figures, index) => {
    const orbit = orbits.find(({ object }) => object === (index === 0 ? "PRIMARY" : "SECONDARY"));
    return orbit === void 0 ? recorded(figures, record) : observed(figures, record.tcaTaiS, orbit);
  });
  const [one, other] = sides;
  if (!one.ok) return one;
  if (!other.ok) return other;
  const [first, second] = record.objects.map(({ hardBodyRadiusM }) => hardBodyRadiusM ?? 0);
  return ok({
    states: [one.value.state, other.value.state],
    parties: [one.value.party, other.value.party],
    isAtTca: false,
    radius: {
      radiusM: first + second,
      source: "sum",
      primary: radiusOf2(record.objects[0], first),
      secondary: radiusOf2(record.objects[1], second)
    }
  });
}
function recorded(figures, { tcaTaiS, statedBy }) {
  const { positionKm, velocityKmS, frame, covarianceRtn, covarianceSource, orbitAgeS, orbitSource } = figures;
  if (positionKm === null || velocityKmS === null) return fail({ code: "states-missing", offsetS: 0 });
  const given = {
    epochTaiS: tcaTaiS,
    frame,
    positionM: inM(positionKm),
    velocityMps: inM(velocityKmS)
  };
  const covariance = covarianceRtn === null ? void 0 : { epochTaiS: tcaTaiS, frame: "RTN", matrix: whole(covarianceRtn) };
  const party = {
    ...identity(figures),
    ...statedBy && { statedBy },
    orbitSource,
    ephemerisName: "NONE",
    orbitAgeS: () => orbitAgeS ?? void 0,
    covarianceAt: () => ({ source: covarianceSource, ...covariance && { covariance } })
  };
  return ok({ state: transformState(given, "EME2000"), party });
}
function observed(figures, tcaTaiS, orbit) {
  const { state: from, covarianceRtn, source } = orbit;
  const offsetS = tcaTaiS - from.epochTaiS;
  if (!(Math.abs(offsetS) <= FARTHEST_S)) return fail({ code: "epoch-far", offsetS });
  const moved = new Float64Array(6);
  propagateTwoBody(sixOf(from), offsetS, moved);
  const state = stateOfSix(moved, tcaTaiS);
  const given = { epochTaiS: from.epochTaiS, frame: "RTN", matrix: Float64Array.from(covarianceRtn) };
  const covariance = offsetS === 0 ? given : transportCovariance(given, from, state);
  const party = {
    ...identity(figures),
    orbitSource: source,
    ephemerisName: "NONE",
    orbitAgeS: () => void 0,
    covarianceAt: () => ({ source: "OBSERVATIONS", covariance })
  };
  return ok({ state, party });
}
function identity(figures) {
  const { noradId, designator, name, cosparId, objectType, manoeuvrable, hardBodyRadiusM } = figures;
  const size = { objectType, ...hardBodyRadiusM !== null && { cdmRadiusM: hardBodyRadiusM } };
  return { noradId, designator, name, cosparId, objectType, manoeuvrable, size };
}
function radiusOf2({ hardBodyRadiusSource }, radiusM) {
  return { radiusM, source: hardBodyRadiusSource };
}
var inM = ([x, y, z]) => [x * M_PER_KM, y * M_PER_KM, z * M_PER_KM];
function whole(lower) {
  const matrix = new Float64Array(36);
  let at = 0;
  for (let row = 0; row < 6; row++)
    for (let column = 0; column <= row; column++) {
      matrix[6 * row + column] = lower[at];
      matrix[6 * column + row] = lower[at];
      at++;
    }
  return matrix;
}

// packages/ccsds/src/value/covariance-matrix.ts
function lowerFromFull(full, scale) {
  const lower = new Float64Array(21);
  let at = 0;
  for (let row = 0; row < 6; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      lower[at] = (full[6 * row + column] ?? 0) * scale;
      at += 1;
    }
  }
  return lower;
}

// packages/ccsds/src/value/number.ts
function numberText(value) {
  return String(value).replace("e", "E");
}
function fullNumberText(value) {
  return value.toExponential(16).replace("e", "E");
}

// packages/ccsds/src/value/field.ts
var COMMENT = "COMMENT";
function isUnknownNumber(field, row) {
  return field.value === "NaN" && row !== void 0 && row.presence === "optional" && row.kind !== "text";
}

// packages/ccsds/src/cdm/covariance-fields.ts
var AXES = ["R", "T", "N", "RDOT", "TDOT", "NDOT"];
var BOOK = "508.0-B-1 table 3-4";
var CDM_COVARIANCE = AXES.flatMap(
  (row, rowAt) => AXES.slice(0, rowAt + 1).map((column, columnAt) => {
    const rates2 = (rowAt > 2 ? 1 : 0) + (columnAt > 2 ? 1 : 0);
    return {
      keyword: `C${row}_${column}`,
      presence: "mandatory",
      kind: "number",
      unit: ["m**2", "m**2/s", "m**2/s**2"][rates2] ?? "m**2",
      book: BOOK
    };
  })
);
var EXTRA = [
  ["DRG", "m**3/kg", "m**3/(kg*s)", [["DRG", "m**4/kg**2"]]],
  [
    "SRP",
    "m**3/kg",
    "m**3/(kg*s)",
    [
      ["DRG", "m**4/kg**2"],
      ["SRP", "m**4/kg**2"]
    ]
  ],
  [
    "THR",
    "m**2/s**2",
    "m**2/s**3",
    [
      ["DRG", "m**3/(kg*s**2)"],
      ["SRP", "m**3/(kg*s**2)"],
      ["THR", "m**2/s**4"]
    ]
  ]
];
var CDM_COVARIANCE_EXTRA = EXTRA.flatMap(([row, position, rate, own2]) => [
  ...AXES.map((axis, at) => extraRow(`C${row}_${axis}`, at < 3 ? position : rate)),
  ...own2.map(([column, unit3]) => extraRow(`C${row}_${column}`, unit3))
]);
function extraRow(keyword, unit3) {
  return { keyword, presence: "optional", kind: "number", unit: unit3, book: BOOK };
}
var ALTERNATE_COVARIANCE = [
  ...[...CDM_COVARIANCE, ...CDM_COVARIANCE_EXTRA].map((row) => draft(inXyz(row.keyword), "number", row.unit)),
  draft("CSIG3EIGVEC3", "text")
];
function inXyz(keyword) {
  const part = (axis) => axis.replace(/^R(?=$|DOT)/, "X").replace(/^T(?=$|DOT)/, "Y").replace(/^N(?=$|DOT)/, "Z");
  const [row = "", column = ""] = keyword.slice(1).split("_");
  return `C${part(row)}_${part(column)}`;
}
var COVARIANCE_REALISM = [
  draft("DENSITY_FORECAST_UNCERTAINTY", "number"),
  draft("CSCALE_FACTOR_MIN", "number"),
  draft("CSCALE_FACTOR", "number"),
  draft("CSCALE_FACTOR_MAX", "number"),
  draft("SCREENING_DATA_SOURCE", "text"),
  draft("DCP_SENSITIVITY_VECTOR_POSITION", "vector", "m"),
  draft("DCP_SENSITIVITY_VECTOR_VELOCITY", "vector", "m/s")
];
function draft(keyword, kind, unit3) {
  return {
    keyword,
    presence: "optional",
    kind,
    ...unit3 === void 0 ? {} : { unit: unit3 },
    since: "2.0",
    book: "508.0-P-1.1"
  };
}

// packages/ccsds/src/cdm/compose.ts
function composeCdm(parts) {
  const { screening } = parts;
  const utc = (epochTaiS) => epochTaiS === void 0 ? void 0 : formatUtc(epochTaiS, 6);
  const radius = parts.hardBodyRadiusM === void 0 ? [] : [`HBR = ${numberText(parts.hardBodyRadiusM)} [m]`];
  const groups = [
    groupOf(
      "header",
      0,
      [],
      [
        ["CREATION_DATE", formatUtc(parts.creationTaiS, 3)],
        ["ORIGINATOR", parts.originator],
        ["MESSAGE_FOR", parts.messageFor],
        ["MESSAGE_ID", parts.messageId]
      ]
    ),
    groupOf(
      "relativeMetadataData",
      0,
      [...radius, ...parts.comments ?? []],
      [
        ["TCA", utc(parts.tcaTaiS)],
        ["MISS_DISTANCE", parts.missDistanceM],
        ["RELATIVE_SPEED", parts.relativeSpeedMps],
        ...vectorEntries("RELATIVE_POSITION_", parts.relativePositionRtnM),
        ...vectorEntries("RELATIVE_VELOCITY_", parts.relativeVelocityRtnMps),
        ["START_SCREEN_PERIOD", utc(screening?.startTaiS)],
        ["STOP_SCREEN_PERIOD", utc(screening?.stopTaiS)],
        ["SCREEN_VOLUME_FRAME", screening?.frame],
        ["SCREEN_VOLUME_SHAPE", screening?.shape],
        ["SCREEN_VOLUME_X", screening?.sizeM[0]],
        ["SCREEN_VOLUME_Y", screening?.sizeM[1]],
        ["SCREEN_VOLUME_Z", screening?.sizeM[2]],
        ["COLLISION_PROBABILITY", parts.collisionProbability],
        ["COLLISION_PROBABILITY_METHOD", parts.collisionProbabilityMethod]
      ]
    )
  ];
  groups.push(...objectGroups(parts.objects[0], 1), ...objectGroups(parts.objects[1], 2));
  return { version: "1.0", groups };
}
function objectGroups(object, number) {
  const km = (value) => numberText(value / 1e3);
  const [x, y, z] = object.positionM;
  const [vx, vy, vz] = object.velocityMps;
  const groups = [
    groupOf("metadata", number, object.comments ?? [], [
      ["OBJECT", `OBJECT${String(number)}`],
      ["OBJECT_DESIGNATOR", object.designator],
      ["CATALOG_NAME", object.catalogName],
      ["OBJECT_NAME", object.name],
      ["INTERNATIONAL_DESIGNATOR", object.internationalDesignator],
      ["OBJECT_TYPE", object.objectType],
      ["OPERATOR_ORGANIZATION", object.operatorOrganization],
      ["EPHEMERIS_NAME", object.ephemerisName],
      ["COVARIANCE_METHOD", object.covarianceMethod],
      ["MANEUVERABLE", object.maneuverable],
      ["REF_FRAME", object.refFrame]
    ]),
    groupOf(
      "additionalParameters",
      number,
      [],
      [
        ["AREA_PC", object.areaPcM2],
        ["MASS", object.massKg]
      ]
    ),
    groupOf(
      "stateVector",
      number,
      [],
      [
        ["X", km(x)],
        ["Y", km(y)],
        ["Z", km(z)],
        ["X_DOT", km(vx)],
        ["Y_DOT", km(vy)],
        ["Z_DOT", km(vz)]
      ]
    )
  ];
  const { covarianceRtnM2 } = object;
  if (covarianceRtnM2 !== void 0) {
    const terms = lowerFromFull(covarianceRtnM2, 1);
    const entries = CDM_COVARIANCE.map((row, at) => [row.keyword, fullNumberText(terms[at] ?? 0)]);
    groups.push(groupOf("covarianceMatrix", number, [], entries));
  }
  return groups.filter((group) => group.fields.length > 0);
}
function vectorEntries(prefix, vector) {
  return ["R", "T", "N"].map((axis, at) => [prefix + axis, vector?.[at]]);
}
function groupOf(section, object, comments, entries) {
  const fields = [];
  for (const [keyword, value] of entries) {
    if (value === void 0) continue;
    fields.push({ keyword, value: typeof value === "number" ? numberText(value) : value, line: 0 });
  }
  const notes = comments.map((value) => ({ keyword: COMMENT, value, line: 0 }));
  fields.splice(1, 0, ...notes);
  return { section, object, line: 0, fields };
}

// packages/ccsds/src/notation/append.ts
function append(target2, items) {
  for (const item of items) target2.push(item);
}

// packages/ccsds/src/notation/printable.ts
var STRANGE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ud800-\udfff\ufffe\uffff]/;
var EVERY_STRANGE = (
  // biome-ignore lint/suspicious/noControlCharactersInRegex: as above; half a surrogate pair is no character
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g
);
function printable(text) {
  return STRANGE.test(text) ? text.replace(EVERY_STRANGE, " ") : text;
}

// packages/ccsds/src/notation/kvn.ts
var LONGEST_VALUE = 64 * 1024;
var LONGEST_LINE = LONGEST_VALUE + 1024;
var LONGEST_TEXT = 96 * 1024 * 1024;
function commentLine(text) {
  return `COMMENT ${text.startsWith("=") && text.charAt(1) !== "=" ? "= " : ""}${text}`;
}

// packages/ccsds/src/notation/xml.ts
import { SaxesParser } from "saxes";
function escapeXml(text) {
  return printable(text).replace(/[&<>"]/g, escapeOne);
}
function escapeOne(character) {
  if (character === "&") return "&amp;";
  if (character === "<") return "&lt;";
  return character === ">" ? "&gt;" : "&quot;";
}

// packages/ccsds/src/notation/json.ts
function fieldsToJson(fields) {
  const record = {};
  const comments = fields.filter((field) => field.keyword === COMMENT).map((field) => field.value);
  if (comments.length > 0) record[COMMENT] = comments;
  for (const field of fields) {
    if (field.keyword !== COMMENT) record[field.keyword] = field.value;
  }
  return record;
}

// packages/ccsds/src/oem/model.ts
var COVARIANCE_KEYWORDS = [
  "CX_X",
  "CY_X",
  "CY_Y",
  "CZ_X",
  "CZ_Y",
  "CZ_Z",
  "CX_DOT_X",
  "CX_DOT_Y",
  "CX_DOT_Z",
  "CX_DOT_X_DOT",
  "CY_DOT_X",
  "CY_DOT_Y",
  "CY_DOT_Z",
  "CY_DOT_X_DOT",
  "CY_DOT_Y_DOT",
  "CZ_DOT_X",
  "CZ_DOT_Y",
  "CZ_DOT_Z",
  "CZ_DOT_X_DOT",
  "CZ_DOT_Y_DOT",
  "CZ_DOT_Z_DOT"
];

// packages/ccsds/src/flat/spec.ts
function rowOf(section, keyword) {
  return section.rows.find((row) => row.keyword === keyword);
}
var COVARIANCE_ROWS = COVARIANCE_KEYWORDS.map((keyword) => ({
  keyword,
  presence: "mandatory",
  kind: "number",
  unit: ["km**2", "km**2/s", "km**2/s**2"][keyword.split("DOT").length - 1] ?? "km**2",
  book: "502.0-B-3 table 3-3"
}));

// packages/ccsds/src/flat/json.ts
function writeFlatJson(message, spec) {
  const record = { [spec.versionKeyword]: message.version };
  for (const group of message.groups) {
    let holder = record;
    if (group.object > 0) {
      const name = `object${String(group.object)}`;
      record[name] ??= {};
      holder = record[name];
    }
    const section = spec.sections.find((candidate) => candidate.name === group.section);
    const fields = fieldsToJson(group.fields.map((field) => withForeignUnit(field, section)));
    const isMany = section?.occurs === "many";
    if (!isMany) holder[group.section] = fields;
    else {
      holder[group.section] ??= [];
      holder[group.section].push(fields);
    }
  }
  return `${JSON.stringify(record, null, 1)}
`;
}
function withForeignUnit(field, section) {
  if (field.unit === void 0 || section !== void 0 && rowOf(section, field.keyword) !== void 0) return field;
  return { ...field, value: `${field.value} [${field.unit}]` };
}

// packages/ccsds/src/notation/xml-writer.ts
function xmlWriter() {
  const lines = ['<?xml version="1.0" encoding="UTF-8"?>'];
  const open = [];
  return {
    open(name, attributes = "") {
      lines.push(`${"  ".repeat(open.length)}<${name}${attributes}>`);
      open.push(name);
    },
    close() {
      const name = open.pop();
      lines.push(`${"  ".repeat(open.length)}</${name ?? ""}>`);
    },
    leaf(name, value, attributes = "") {
      lines.push(`${"  ".repeat(open.length)}<${name}${attributes}>${escapeXml(value)}</${name}>`);
    },
    text() {
      return `${lines.join("\n")}
`;
    }
  };
}
function rootAttributes(versionKeyword, version) {
  const isOdm = /_(OEM|OPM|OMM)_/.test(versionKeyword);
  const set = isOdm && version < "3.0" ? "ndmxml-2.0.0-master-2.0" : "ndmxml-3.0.0-master-3.0";
  return ` xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="https://sanaregistry.org/files/ndmxml_unqualified/${set}.xsd" id="${versionKeyword}" version="${escapeXml(version)}"`;
}
function writeFields(writer, fields, unitOf) {
  for (const field of fields) if (field.keyword === COMMENT) writer.leaf(COMMENT, field.value);
  for (const field of fields) {
    if (field.keyword === COMMENT) continue;
    const unit3 = unitOf?.(field.keyword);
    if (field.keyword.startsWith("USER_DEFINED_")) {
      writer.leaf(
        "USER_DEFINED",
        field.value,
        ` parameter="${escapeXml(field.keyword.slice("USER_DEFINED_".length))}"`
      );
    } else writer.leaf(field.keyword, field.value, unit3 === void 0 ? "" : ` units="${escapeXml(unit3)}"`);
  }
}

// packages/ccsds/src/value/section.ts
function inBookOrder(fields, rows2) {
  const runs = [];
  let comments = [];
  for (const field of fields) {
    if (field.keyword === COMMENT) {
      comments.push(field);
      continue;
    }
    const rank = rows2.findIndex((row) => row.keyword === field.keyword);
    runs.push({ rank: rank < 0 ? Number.MAX_SAFE_INTEGER : rank, fields: [...comments, field] });
    comments = [];
  }
  return [...runs.sort((a, b) => a.rank - b.rank).flatMap((run) => run.fields), ...comments];
}

// packages/ccsds/src/flat/write.ts
function writeFlatKvn(message, spec) {
  const lines = [`${spec.versionKeyword} = ${message.version}`];
  for (const group of message.groups) {
    const section = sectionOf(spec, group.section);
    for (const field of inBookOrder(group.fields, section?.rows ?? [])) lines.push(kvnLine(field, section, spec));
  }
  return `${lines.join("\n")}
`;
}
function kvnLine(field, section, spec) {
  if (field.keyword === COMMENT) return commentLine(field.value);
  const unit3 = unitFor(field, section, spec);
  return `${field.keyword} = ${field.value}${unit3 === void 0 || field.value === "" ? "" : ` [${unit3}]`}`;
}
function unitFor(field, section, spec) {
  const row = section === void 0 ? void 0 : rowOf(section, field.keyword);
  if (row === void 0) return field.unit;
  return spec.writesUnits ? row.unit : void 0;
}
function sectionOf(spec, name) {
  return spec.sections.find((section) => section.name === name);
}
function writeFlatXml(message, spec) {
  const writer = xmlWriter();
  writer.open(spec.root, rootAttributes(spec.versionKeyword, message.version));
  const write = (group) => writeGroup(writer, group, spec);
  const groups = withKeywords(message.groups, spec);
  const inside2 = (place, object) => groups.filter((group) => group.object === object && sectionOf(spec, group.section)?.inside === place);
  inside2("root", 0).forEach(write);
  writer.open("body");
  inside2("body", 0).forEach(write);
  for (const object of spec.objectKeyword === void 0 ? [0] : [1, 2]) {
    writer.open("segment");
    inside2("segment", object).forEach(write);
    writer.open("data");
    inside2("data", object).forEach(write);
    writer.close();
    writer.close();
  }
  writer.close();
  writer.close();
  return writer.text();
}
function withKeywords(groups, spec) {
  const kept4 = [];
  let comments = [];
  for (const group of groups) {
    const fields = toldFields(group, sectionOf(spec, group.section));
    if (fields.every((field) => field.keyword === COMMENT)) append(comments, fields);
    else {
      kept4.push({ ...group, fields: [...comments, ...fields] });
      comments = [];
    }
  }
  const last = kept4.pop();
  return last === void 0 ? [] : [...kept4, { ...last, fields: [...last.fields, ...comments] }];
}
function toldFields(group, section) {
  return inBookOrder(group.fields, section?.rows ?? []).filter((field) => {
    const row = section === void 0 ? void 0 : rowOf(section, field.keyword);
    if (field.keyword === COMMENT || row?.presence === "mandatory") return true;
    return field.value !== "" && !isUnknownNumber(field, row);
  });
}
var RELATIVE = /^RELATIVE_(POSITION|VELOCITY)_[RTN]$/;
function writeGroup(writer, group, spec) {
  const section = sectionOf(spec, group.section);
  const { fields } = group;
  const unitOf = (keyword) => {
    const field = fields.find((candidate) => candidate.keyword === keyword);
    return field === void 0 ? void 0 : unitFor(field, section, spec);
  };
  writer.open(section?.element ?? group.section);
  const relative = fields.filter((field) => RELATIVE.test(field.keyword));
  if (relative.length === 0) writeFields(writer, fields, unitOf);
  else {
    const from = fields.findIndex((field) => RELATIVE.test(field.keyword));
    const comments = fields.filter((field) => field.keyword === COMMENT);
    const plain = (field) => !RELATIVE.test(field.keyword) && field.keyword !== COMMENT;
    writeFields(writer, [...comments, ...fields.slice(0, from).filter(plain)], unitOf);
    writer.open("relativeStateVector");
    writeFields(writer, relative, unitOf);
    writer.close();
    writeFields(writer, fields.slice(from).filter(plain), unitOf);
  }
  writer.close();
}

// packages/ccsds/src/cdm/spec.ts
var HEADER_TABLE = "508.0-B-1 table 3-1";
var RELATIVE_TABLE = "508.0-B-1 table 3-2";
var METADATA_TABLE = "508.0-B-1 table 3-3";
var DATA_TABLE = "508.0-B-1 table 3-4";
var yesNo = ["YES", "NO"];
var HEADER = [
  { keyword: "CREATION_DATE", presence: "mandatory", kind: "epoch", book: HEADER_TABLE },
  { keyword: "ORIGINATOR", presence: "mandatory", kind: "text", book: HEADER_TABLE },
  { keyword: "MESSAGE_FOR", presence: "optional", kind: "text", book: HEADER_TABLE },
  { keyword: "MESSAGE_ID", presence: "mandatory", kind: "text", book: HEADER_TABLE },
  draft("CLASSIFICATION", "text")
];
var RELATIVE2 = [
  draft("CONJUNCTION_ID", "text"),
  { keyword: "TCA", presence: "mandatory", kind: "epoch", book: RELATIVE_TABLE },
  { keyword: "MISS_DISTANCE", presence: "mandatory", kind: "number", unit: "m", book: RELATIVE_TABLE, least: 0 },
  draft("MAHALANOBIS_DISTANCE", "number"),
  { keyword: "RELATIVE_SPEED", presence: "optional", kind: "number", unit: "m/s", book: RELATIVE_TABLE, least: 0 },
  { keyword: "RELATIVE_POSITION_R", presence: "optional", kind: "number", unit: "m", book: RELATIVE_TABLE },
  { keyword: "RELATIVE_POSITION_T", presence: "optional", kind: "number", unit: "m", book: RELATIVE_TABLE },
  { keyword: "RELATIVE_POSITION_N", presence: "optional", kind: "number", unit: "m", book: RELATIVE_TABLE },
  {
    keyword: "RELATIVE_VELOCITY_R",
    presence: "optional",
    kind: "number",
    unit: "m/s",
    unitAliases: ["m"],
    book: RELATIVE_TABLE
  },
  {
    keyword: "RELATIVE_VELOCITY_T",
    presence: "optional",
    kind: "number",
    unit: "m/s",
    unitAliases: ["m"],
    book: RELATIVE_TABLE
  },
  {
    keyword: "RELATIVE_VELOCITY_N",
    presence: "optional",
    kind: "number",
    unit: "m/s",
    unitAliases: ["m"],
    book: RELATIVE_TABLE
  },
  draft("APPROACH_ANGLE", "number", "deg"),
  { keyword: "START_SCREEN_PERIOD", presence: "optional", kind: "epoch", book: RELATIVE_TABLE },
  { keyword: "STOP_SCREEN_PERIOD", presence: "optional", kind: "epoch", book: RELATIVE_TABLE },
  draft("SCREEN_TYPE", "text"),
  { keyword: "SCREEN_VOLUME_FRAME", presence: "optional", kind: "text", values: ["RTN", "TVN"], book: RELATIVE_TABLE },
  {
    keyword: "SCREEN_VOLUME_SHAPE",
    presence: "optional",
    kind: "text",
    values: ["ELLIPSOID", "BOX"],
    book: RELATIVE_TABLE
  },
  draft("SCREEN_VOLUME_RADIUS", "number", "m"),
  { keyword: "SCREEN_VOLUME_X", presence: "optional", kind: "number", unit: "m", book: RELATIVE_TABLE, least: 0 },
  { keyword: "SCREEN_VOLUME_Y", presence: "optional", kind: "number", unit: "m", book: RELATIVE_TABLE, least: 0 },
  { keyword: "SCREEN_VOLUME_Z", presence: "optional", kind: "number", unit: "m", book: RELATIVE_TABLE, least: 0 },
  { keyword: "SCREEN_ENTRY_TIME", presence: "optional", kind: "epoch", book: RELATIVE_TABLE },
  { keyword: "SCREEN_EXIT_TIME", presence: "optional", kind: "epoch", book: RELATIVE_TABLE },
  draft("SCREEN_PC_THRESHOLD", "number"),
  draft("COLLISION_PERCENTILE", "text"),
  { keyword: "COLLISION_PROBABILITY", presence: "optional", kind: "number", book: RELATIVE_TABLE },
  { keyword: "COLLISION_PROBABILITY_METHOD", presence: "optional", kind: "text", book: RELATIVE_TABLE },
  draft("COLLISION_MAX_PROBABILITY", "number"),
  draft("COLLISION_MAX_PC_METHOD", "text"),
  draft("SEFI_COLLISION_PROBABILITY", "number"),
  draft("SEFI_COLLISION_PROBABILITY_METHOD", "text"),
  draft("SEFI_FRAGMENTATION_MODEL", "text"),
  draft("PREVIOUS_MESSAGE_ID", "text"),
  draft("PREVIOUS_MESSAGE_EPOCH", "epoch"),
  draft("NEXT_MESSAGE_EPOCH", "epoch")
];
var METADATA = [
  { keyword: "OBJECT", presence: "mandatory", kind: "text", values: ["OBJECT1", "OBJECT2"], book: METADATA_TABLE },
  { keyword: "OBJECT_DESIGNATOR", presence: "mandatory", kind: "text", book: METADATA_TABLE },
  { keyword: "CATALOG_NAME", presence: "mandatory", kind: "text", book: METADATA_TABLE },
  { keyword: "OBJECT_NAME", presence: "mandatory", kind: "text", book: METADATA_TABLE },
  { keyword: "INTERNATIONAL_DESIGNATOR", presence: "mandatory", kind: "text", book: METADATA_TABLE },
  { keyword: "OBJECT_TYPE", presence: "optional", kind: "text", book: METADATA_TABLE },
  { keyword: "OPERATOR_CONTACT_POSITION", presence: "optional", kind: "text", book: METADATA_TABLE },
  { keyword: "OPERATOR_ORGANIZATION", presence: "optional", kind: "text", book: METADATA_TABLE },
  { keyword: "OPERATOR_PHONE", presence: "optional", kind: "text", book: METADATA_TABLE },
  { keyword: "OPERATOR_EMAIL", presence: "optional", kind: "text", book: METADATA_TABLE },
  { keyword: "EPHEMERIS_NAME", presence: "mandatory", kind: "text", book: METADATA_TABLE },
  {
    keyword: "COVARIANCE_METHOD",
    presence: "mandatory",
    kind: "text",
    values: ["CALCULATED", "DEFAULT"],
    book: METADATA_TABLE
  },
  draft("COVARIANCE_SOURCE", "text"),
  draft("ODM_MSG_LINK", "text"),
  draft("ADM_MSG_LINK", "text"),
  { ...draft("OBS_BEFORE_NEXT_MESSAGE", "text"), values: yesNo },
  { keyword: "MANEUVERABLE", presence: "mandatory", kind: "text", values: ["YES", "NO", "N/A"], book: METADATA_TABLE },
  { keyword: "ORBIT_CENTER", presence: "optional", kind: "text", book: METADATA_TABLE },
  { keyword: "REF_FRAME", presence: "mandatory", kind: "text", book: METADATA_TABLE },
  draft("ALT_COV_TYPE", "text"),
  draft("ALT_COV_REF_FRAME", "text"),
  { keyword: "GRAVITY_MODEL", presence: "optional", kind: "text", book: METADATA_TABLE },
  { keyword: "ATMOSPHERIC_MODEL", presence: "optional", kind: "text", book: METADATA_TABLE },
  { keyword: "N_BODY_PERTURBATIONS", presence: "optional", kind: "text", book: METADATA_TABLE },
  { keyword: "SOLAR_RAD_PRESSURE", presence: "optional", kind: "text", values: yesNo, book: METADATA_TABLE },
  { keyword: "EARTH_TIDES", presence: "optional", kind: "text", values: yesNo, book: METADATA_TABLE },
  { keyword: "INTRACK_THRUST", presence: "optional", kind: "text", values: yesNo, book: METADATA_TABLE }
];
var OD_PARAMETERS = [
  { keyword: "TIME_LASTOB_START", presence: "optional", kind: "epoch", book: DATA_TABLE },
  { keyword: "TIME_LASTOB_END", presence: "optional", kind: "epoch", book: DATA_TABLE },
  { keyword: "RECOMMENDED_OD_SPAN", presence: "optional", kind: "number", unit: "d", book: DATA_TABLE, least: 0 },
  { keyword: "ACTUAL_OD_SPAN", presence: "optional", kind: "number", unit: "d", book: DATA_TABLE, least: 0 },
  { keyword: "OBS_AVAILABLE", presence: "optional", kind: "integer", book: DATA_TABLE, least: 0 },
  { keyword: "OBS_USED", presence: "optional", kind: "integer", book: DATA_TABLE, least: 0 },
  { keyword: "TRACKS_AVAILABLE", presence: "optional", kind: "integer", book: DATA_TABLE, least: 0 },
  { keyword: "TRACKS_USED", presence: "optional", kind: "integer", book: DATA_TABLE, least: 0 },
  { keyword: "RESIDUALS_ACCEPTED", presence: "optional", kind: "number", unit: "%", book: DATA_TABLE, least: 0 },
  { keyword: "WEIGHTED_RMS", presence: "optional", kind: "number", book: DATA_TABLE, least: 0 },
  draft("OD_EPOCH", "epoch")
];
var ADDITIONAL = [
  { keyword: "AREA_PC", presence: "optional", kind: "number", unit: "m**2", book: DATA_TABLE, least: 0 },
  draft("AREA_PC_MIN", "number", "m**2"),
  draft("AREA_PC_MAX", "number", "m**2"),
  { keyword: "AREA_DRG", presence: "optional", kind: "number", unit: "m**2", book: DATA_TABLE, least: 0 },
  { keyword: "AREA_SRP", presence: "optional", kind: "number", unit: "m**2", book: DATA_TABLE, least: 0 },
  draft("OEB_PARENT_FRAME", "text"),
  draft("OEB_PARENT_FRAME_EPOCH", "epoch"),
  ...["OEB_Q1", "OEB_Q2", "OEB_Q3", "OEB_QC"].map((keyword) => draft(keyword, "number")),
  ...["OEB_MAX", "OEB_INT", "OEB_MIN"].map((keyword) => draft(keyword, "number", "m")),
  ...["AREA_ALONG_OEB_MAX", "AREA_ALONG_OEB_INT", "AREA_ALONG_OEB_MIN"].map(
    (keyword) => draft(keyword, "number", "m**2")
  ),
  ...["RCS", "RCS_MIN", "RCS_MAX"].map((keyword) => draft(keyword, "number", "m**2")),
  ...["VM_ABSOLUTE", "VM_APPARENT_MIN", "VM_APPARENT", "VM_APPARENT_MAX", "REFLECTANCE"].map(
    (keyword) => draft(keyword, "number")
  ),
  draft("HBR", "number", "m"),
  draft("APOAPSIS_ALTITUDE", "number", "km"),
  draft("PERIAPSIS_ALTITUDE", "number", "km"),
  draft("INCLINATION", "number", "deg"),
  draft("COV_CONFIDENCE", "number"),
  draft("COV_CONFIDENCE_METHOD", "text"),
  { keyword: "MASS", presence: "optional", kind: "number", unit: "kg", book: DATA_TABLE, least: 0 },
  { keyword: "CD_AREA_OVER_MASS", presence: "optional", kind: "number", unit: "m**2/kg", book: DATA_TABLE },
  { keyword: "CR_AREA_OVER_MASS", presence: "optional", kind: "number", unit: "m**2/kg", book: DATA_TABLE },
  { keyword: "THRUST_ACCELERATION", presence: "optional", kind: "number", unit: "m/s**2", book: DATA_TABLE },
  { keyword: "SEDR", presence: "optional", kind: "number", unit: "W/kg", book: DATA_TABLE }
];
var STATE = ["X", "Y", "Z", "X_DOT", "Y_DOT", "Z_DOT"].map((keyword) => ({
  keyword,
  presence: "mandatory",
  kind: "number",
  unit: keyword.length === 1 ? "km" : "km/s",
  book: DATA_TABLE
}));
var CDM = {
  root: "cdm",
  versionKeyword: "CCSDS_CDM_VERS",
  versions: ["1.0", "2.0"],
  objectKeyword: "OBJECT",
  keepsUnknownFrom: "2.0",
  writesUnits: true,
  sections: [
    { name: "header", occurs: "once", inside: "root", rows: HEADER },
    { name: "relativeMetadataData", occurs: "once", inside: "body", rows: RELATIVE2 },
    { name: "metadata", occurs: "object", inside: "segment", rows: METADATA },
    { name: "odParameters", occurs: "object", inside: "data", rows: OD_PARAMETERS },
    { name: "additionalParameters", occurs: "object", inside: "data", rows: ADDITIONAL },
    { name: "stateVector", occurs: "object", inside: "data", rows: STATE },
    {
      name: "covarianceMatrix",
      occurs: "object",
      inside: "data",
      rows: [...CDM_COVARIANCE, ...CDM_COVARIANCE_EXTRA],
      isWholeOrAbsent: true
    },
    {
      name: "alternateCovariance",
      element: "covarianceMatrix",
      occurs: "object",
      inside: "data",
      rows: ALTERNATE_COVARIANCE
    },
    {
      name: "covarianceRealism",
      element: "covarianceMatrix",
      occurs: "object",
      inside: "data",
      rows: COVARIANCE_REALISM
    },
    { name: "userDefinedParameters", occurs: "object", inside: "data", rows: [], prefix: "USER_DEFINED_" }
  ]
};

// packages/ccsds/src/cdm/write.ts
function writeCdm(cdm, notation) {
  const message = "message" in cdm ? cdm.message : cdm;
  switch (notation) {
    case "kvn":
      return writeFlatKvn(message, CDM);
    case "xml":
      return writeFlatXml(message, CDM);
    case "json":
      return writeFlatJson(message, CDM);
  }
}

// packages/assessment/src/text/cdm-text.ts
var ORIGINATOR = "KEEPOUT";
var CATALOGUE = "Catalogue:";
var OF_THE_RUN = new RegExp(
  `^(CREATION_DATE|MESSAGE_ID|START_SCREEN_PERIOD|STOP_SCREEN_PERIOD|COMMENT ${CATALOGUE})`
);
function cdmText(judgement, context) {
  const { report, radius, pc } = judgement;
  const { summary } = report;
  return writeCdm(
    composeCdm({
      creationTaiS: context.creationTaiS,
      originator: ORIGINATOR,
      messageFor: context.messageFor,
      messageId: context.messageId,
      tcaTaiS: report.tcaTaiS,
      missDistanceM: summary.missDistanceM,
      relativeSpeedMps: summary.relativeSpeedMps,
      relativePositionRtnM: summary.relativePositionRtnM,
      relativeVelocityRtnMps: summary.relativeVelocityRtnMps,
      ...context.screening && { screening: context.screening },
      ...pc !== void 0 && {
        collisionProbability: pc,
        collisionProbabilityMethod: methodOf(judgement).toUpperCase()
      },
      hardBodyRadiusM: radius.radiusM,
      comments: [
        `HBR of object 1: ${radius.primary.radiusM} m (${radius.primary.source})`,
        `HBR of object 2: ${radius.secondary.radiusM} m (${radius.secondary.source})`,
        ...context.catalogueSource === void 0 ? [] : [`${CATALOGUE} ${context.catalogueSource}`],
        ...context.comments ?? []
      ],
      objects: [objectParts(judgement, 0), objectParts(judgement, 1)]
    }),
    "kvn"
  );
}
function objectParts({ approach, sources, report, countedSigmas }, index) {
  const party = approach.parties[index];
  const source = sources[index];
  const counted3 = countedSigmas[index];
  const { state, covariance } = report.objects[index];
  return {
    designator: party.designator,
    catalogName: "SATCAT",
    name: party.name,
    internationalDesignator: party.cosparId || "UNKNOWN",
    objectType: party.objectType,
    ephemerisName: party.ephemerisName,
    covarianceMethod: source === "ESTIMATED" || source === "NONE" ? "DEFAULT" : "CALCULATED",
    maneuverable: party.manoeuvrable,
    refFrame: "EME2000",
    positionM: state.positionM,
    velocityMps: state.velocityMps,
    ...covariance && { covarianceRtnM2: statedCovariance(covariance, counted3).matrix },
    comments: [
      `Orbit: ${party.orbitSource}`,
      `Covariance: ${source}`,
      ...counted3 === void 0 || counted3.factor === 1 ? [] : [`COLLISION_PROBABILITY counts its sigmas ${counted3.factor.toFixed(3)} times, by a rule of the operator`]
    ]
  };
}

// packages/contract/src/alerts/sentences.ts
var ALERT_SENTENCES = {
  "place-off": "the place is switched off",
  "user-left": "the user is not known to belong to the organisation any more",
  "no-mail-relay": "no mail relay is set",
  "address-none": "the address is none",
  "address-private": "the address is private",
  "https-only": "only https is called",
  "no-public-address": "the name leads to no public address",
  "answer-broke-off": "the answer broke off",
  "no-answer": "no answer in time",
  "no-connection": "no connection",
  "no-connection-because": "no connection ({code})",
  "redirect-not-followed": "it redirects, and redirects are not followed",
  "receiver-gone": "The receiver said that it is gone (410)."
};

// packages/contract/src/ca/sentences.ts
var CA_SENTENCES = {
  "ephemeris-deleted": "The ephemeris was deleted before the screening ran.",
  "other-ephemeris-deleted": "An ephemeris that it is screened against was deleted before the screening ran.",
  "satellite-deleted": "The satellite was deleted before the screening ran.",
  "window-empty": "The window to screen is empty.",
  "nothing-to-screen": "There is no satellite to screen.",
  "no-orbit-no-catalogue": "{satellite} has no ephemeris in force, and no catalogue is loaded.",
  "no-own-orbit": "{satellite} has no ephemeris for the window, and the catalogue has no object {noradId#}.",
  "ephemeris-unreadable": "The file {file} is no longer stored or can no longer be read.",
  "no-state-at-start": "The orbit has no state at the start of the window.",
  "orbit-not-bound": "The orbit is not bound to the Earth.",
  "fault-on-our-side": "Something went wrong on our side. Support has been told.",
  "screening-gone": "The screening is no longer on record.",
  "plan-not-screened": "Not screened",
  "plan-screening-runs": "Screening runs",
  "plan-screening-failed": "Screening failed",
  "plan-screening-cancelled": "Screening cancelled",
  "plan-screening-stale": "Screened before the plan or what it rests on changed",
  "plan-screened-events-raised": "Screened: {events#} event(s) new or worse",
  "plan-screened-events-estimated": "Screened: {events#} event(s) new or worse (by estimated errors: {estimated#})",
  "plan-screened-target-missed": "Screened: the avoided event is not below the target",
  "plan-screened-in-part": "Screened: a part of the window alone",
  "plan-screened-clear": "Screened: clear",
  "catalogue-no-file": "It is no file.",
  "catalogue-file-missing": "There is no such file.",
  "catalogue-file-empty": "The file is empty.",
  "catalogue-file-too-large": "The file is larger than {limitMb#} MB.",
  "catalogue-file-unreadable": "The file cannot be read ({code}).",
  "catalogue-file-unreachable": "The file cannot be reached ({code}).",
  "catalogue-too-long": "The file has more than {most#} records.",
  "catalogue-shrunk": "The file has {objects#} objects, the catalogue in use has {inUse#}.",
  // Of `@keepout/assessment`: why there is no probability.
  "pc-covariance-missing": "A covariance is missing.",
  "pc-covariance-zero": "A covariance is zero throughout.",
  "pc-covariance-default": "A covariance is a placeholder of ten Earth radii or more.",
  "pc-covariance-negative-variance": "A covariance has a negative variance.",
  "pc-covariance-not-finite": "A covariance holds a value that is not a number.",
  "pc-covariance-unusable": "The combined covariance cannot be used.",
  "pc-relative-speed-zero": "The objects do not move relative to each other, so there is no encounter plane.",
  "max-pc-unbounded": "Pc still rises where the errors are as long as the radius of the Earth, so it has no largest value."
};

// packages/contract/src/odt/sentences.ts
var REQUESTS = {
  "pass-of": "Pass of {at@_} over {sensor}",
  "observation-of": "Observation of {target}, {passes#} pass(es)",
  "no-pass": "The object does not rise over the mask of any of the sensors long enough within the window.",
  "never-lit": "The object is in the shadow of the Earth whenever a telescope could see it.",
  "never-dark": "It is day or twilight at every telescope when the object passes.",
  "too-faint": "The object is too faint for the telescopes that it passes.",
  "too-far": "The object stays beyond the range of the radars that it passes.",
  "near-moon": "The object stands too near to the Moon whenever a telescope could see it.",
  "sensor-busy": "Every pass falls into a time in which its sensor takes no orders.",
  "over-price": "What is left to spend on the order, or on the account, does not cover any other pass.",
  "no-sensor": "No sensor that measures what is wanted takes orders in this installation.",
  "no-orbit": "The orbit does not reach into the window.",
  "cancelled-by": "Cancelled by {user}.",
  "planned-anew": "Planned anew.",
  "passes-succeeded": "{done#} of {wanted#} passes succeeded.",
  "not-accepted-in-time": "{sensor} had not accepted the pass when it began.",
  "no-file-by": "No file of the pass came by {by@}.",
  "file-not-read-by": "The file of the pass came, and was not read by {by@}.",
  "sensor-gone": "The sensor {sensor} is not there any more.",
  "sensor-retired": "{sensor} takes no more orders.",
  "sensor-unavailable": "{sensor} takes no orders then: {why}",
  "not-covered": "The balance does not cover the pass.",
  "no-time-left": "No time is left before the deadline.",
  "no-other-pass": "No other pass of the sensors that may be used begins before the deadline.",
  "others-overcast": "Every other pass is expected under cloud as well.",
  "others-too-dear": "The cheapest other pass costs {costs}; {left} may still be spent on this order.",
  "looking-for-another": "Another pass is looked for.",
  "not-replaced": "It was not replaced:",
  replaced: "{sensor} at {at@} takes the place of {lostSensor} at {lostAt@}.",
  "replaced-at-other-price": "{sensor} at {at@} takes the place of {lostSensor} at {lostAt@}, for {difference} {moreOrLess!}.",
  "replaced-named": "{sensor} at {at@} takes the place of the pass of {lostAt@}, which cannot be had any more.",
  "place-not-needed": "The pass whose place it took succeeded after all.",
  "overcast-replaced": "Overcast is expected; another pass takes its place.",
  "provider-not-set-up": "The provider of {sensor} is not set up in this installation.",
  "provider-answered": "The provider answered {status#}.",
  "provider-file-too-large": "The file of the provider is larger than {limitMb#} MB.",
  "provider-sent-again": "The provider sent the same file as before ({file}).",
  "simulated-nothing": "The simulated sensor measured nothing: {simulatedWhy!}.",
  "simulated-clouds": "The simulated sensor measured nothing: clouds over the sensor ({clouds#} %).",
  "simulated-in-real-time": "Sensors, orbits, weather and measurements are simulated, in real time; {failShare#} % of its passes fail besides those under clouds.",
  "simulated-faster": "Sensors, orbits, weather and measurements are simulated, {speed#} times as fast as real time: a pass an hour ahead is delivered after {afterS#} s; {failShare#} % of its passes fail besides those under clouds."
};
var FILES = {
  "file-late": "It came after its pass had been given up, and counts for nothing.",
  "file-second": "Its pass has a file that counts already.",
  "file-too-costly": "Reading the file takes more than one file may.",
  "file-unusable": "The file cannot be used.",
  "file-of-other-sensor": "The file is of the sensor {others}; {sensor} was ordered.",
  "file-too-few": "The file has {points#} measurements of the object; {wanted#} were asked for.",
  "track-of-other": "The track is of {name} ({noradId#}), not of {wanted}.",
  "track-ambiguous": "The track fits several objects ({names}); none is named.",
  "track-of-unknown": "The track is of no object that is known, and not of {wanted}.",
  "track-hardly-better": "The track fits {name}, and an object of no catalogue hardly less; none is named.",
  "file-ahead": "The last measurement is of {last@}, and the file came at {came@}: the clock of its sensor is wrong.",
  "own-ambiguous": "It fits no object clearly better than another; none is named.",
  "own-unknown": "It is of no object that is known.",
  "own-other": "It is of object {noradId#}, not of {asserted#}.",
  "clock-off": "Only a clock that is {offsetS#} s {aheadOrBehind!} explains the track.",
  "file-names-other": "The file says object {asserted#}; the track is of {noradId#} ({name}).",
  "nothing-near": "No known object was anywhere near.",
  "orbit-ambiguous": "Several orbits fit the track alike.",
  "arc-too-short": "The track is too short to tell its orbit.",
  "no-orbit-fits": "No orbit runs through all measurements of the track.",
  "measurements-too-few": "The track has too few measurements to tell its orbit.",
  "initial-orbit": "Lambert arcs over the admissible ranges, then least squares with the uneven Earth, Sun and Moon.",
  "association-withdrawn": "The association of its file was taken back.",
  "basis-withdrawn": "The association of a file that it rests on was taken back.",
  "prior-withdrawn": "It began with an orbit that rests on a file whose association was taken back."
};
var ORBITS = {
  "element-set-of": "Element set of the catalogue in use ({catalogue}).",
  "element-sets-of": "Element sets of the catalogue in use ({catalogue}).",
  "element-set": "Element set of the catalogue in use.",
  "conjunction-message": "Newest message of the conjunction.",
  "conjunction-state": "State of the newest message of the conjunction, carried by two-body motion: good for hours around it.",
  "no-own-ephemeris": "You have no operational ephemeris of the satellite for the time of the order.",
  "own-ephemeris-beyond": "Your operational ephemeris {file} is of {from@} to {to@} and does not cover the time of the order.",
  "own-ephemeris": "Your operational ephemeris {file} of {uploadedAt@}, {covarianceOf!}.",
  "message-sent-along": "The {type} that was sent with the order.",
  "own-observation": "Orbit of {at@} by {passes#} pass(es) that you observed.",
  "measurements-of": "{accepted#} measurements of {passes#} pass(es) over {sensors}.",
  "simulated-measurements-of": "{accepted#} simulated measurements of {passes#} pass(es) over {sensors}."
};
var UPDATES = {
  "update-no-measurement": "There is no measurement to update the orbit with.",
  "update-orbit-ends": "The orbit that was known before comes down, or ends, before the measurements.",
  "orbit-ends-before-pass": "The orbit does not last until the pass.",
  "orbit-message-unreadable": "The ephemeris of the order cannot be read.",
  "orbit-message-beyond": "The ephemeris has no state at the time of the pass.",
  "orbit-message-empty": "There is no element set in the orbit message.",
  "element-set-ends": "SGP4 has no state of the element set at the time of the pass.",
  "orbit-unknown": "Nothing is known of the orbit.",
  "update-not-converged": "No orbit near the one that was known before fits the measurements: the search did not converge.",
  "update-nothing-gained": "The measurements say nothing of the orbit that was not known before.",
  "update-undetermined": "Measurements and what was known before do not determine the orbit.",
  "update-undetermined-without-errors": "The measurements alone do not determine the orbit, and what was known before does not fill the gap: it tells no errors, or not all.",
  updated: "Updated with {accepted#} of {measurements#} measurements, WRMS {wrms#2}; the position is known to {sigmaM#} m.",
  "update-arc-short": "The arc is short: its errors are bent, and the covariance was widened for that.",
  "update-against-prior": "The measurements lie {sigmas} sigma from the orbit that was known before, in {directions#} directions that they see: its errors were stated too small, or the object is another one.",
  "update-no-one-orbit": "The measurements do not fit one orbit: {rejected#} of {measurements#} were turned away and WRMS is {wrms#2}.",
  "update-clock-off": "Track {track#} looks like one whose clock is {offsetS#3} s {aheadOrBehind!}.",
  "update-other-object": "They may be of another object.",
  "update-nothing-used": "Nothing of it is used.",
  "sees-nothing": "The measurements see nothing of the orbit.",
  "sees-all-alone": "The measurements alone see {directions#} of 6 directions of the orbit, the best to {best}, the weakest ({weakest!}) to {worst}.",
  "sees-some-alone": "The measurements alone see {directions#} of 6 directions of the orbit, the best to {best}, and nothing of its {weakest!}.",
  "sees-all-better": "The measurements know {directions#} of 6 directions of the orbit better than it was known before, the best to {best}, the weakest ({weakest!}) to {worst}.",
  "sees-some-better": "The measurements know {directions#} of 6 directions of the orbit better than it was known before, the best to {best}, and nothing of its {weakest!}."
};
var WEATHER = {
  "forecast-none": "No forecast was sent yet.",
  "forecast-old": "The forecast of {issuedAt@} ({source}) is {hours#} hours old, too old to be counted on.",
  "forecast-later": "The forecast of {issuedAt@} ({source}) begins later.",
  "forecast-gap": "The forecast of {issuedAt@} ({source}) has no figure for that hour.",
  "usual-share": "The usual share of clear nights stands in for it.",
  "radar-and-clouds": "A radar does not mind clouds.",
  "forecast-unused": "A forecast was sent; it counts when the weather source of the sensor is FORECAST, not {weatherSource}."
};
var ODT_SENTENCES = { ...REQUESTS, ...FILES, ...ORBITS, ...UPDATES, ...WEATHER };

// packages/contract/src/payments/sentences.ts
var PAYMENT_SENTENCES = {
  "payment-of": "Payment of {invoice}, {reference}",
  "period-of": "{order}, {product}, period {period#}",
  "balance-corrected": "Corrected.",
  "demonstration-balance": "Paid in for the demonstration.",
  "price-beyond-balance": "The price is {price}; {available} is available, with a limit of {limit}.",
  "vat-reverse-charge": "Reverse charge: the customer accounts for value-added tax (Directive 2006/112/EC, article 196).",
  "vat-outside-scope": "Outside the scope of value-added tax: supplied where the customer is (Directive 2006/112/EC, article 44).",
  "vat-abroad": "Not subject to value-added tax: supplied where the customer is.",
  "vat-none": "Not subject to value-added tax."
};

// packages/contract/src/platform/sentence-text.ts
var HOLE = /\{([a-zA-Z]+)([#@!]?)([\d_]?)\}|\(([a-z]+)\)/g;
var TIME = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d(?::\d\d)?)(?:\.\d+)?Z$/;
var takenApart = /* @__PURE__ */ new Map();
function templateOf(text) {
  const keptTemplate = takenApart.get(text);
  if (keptTemplate !== void 0) return keptTemplate;
  let at = 0;
  const holes = [...text.matchAll(HOLE)].map(
    ({ 0: whole2, 1: name, 2: kind = "", 3: form = "", 4: plural = "", index }) => {
      const before = text.slice(at, index);
      at = index + whole2.length;
      return { before, name, kind, form, plural };
    }
  );
  const template = { holes, end: text.slice(at) };
  takenApart.set(text, template);
  return template;
}
function written(text, figures, words = {}) {
  const { holes, end } = templateOf(text);
  let count = 0;
  let sentence = "";
  for (const { before, name, kind, form, plural } of holes) {
    sentence += before;
    if (name === void 0) {
      if (count !== 1) sentence += plural;
      continue;
    }
    const value = figures[name] ?? "";
    if (typeof value === "number") {
      count = value;
      sentence += form === "" ? String(value) : value.toFixed(Number(form));
    } else if (kind === "!") sentence += words[value] ?? value;
    else sentence += form === "_" ? value.replace(TIME, "$1 $2 Z") : value;
  }
  return sentence + end;
}

// packages/contract/src/sentences.ts
var SENTENCES = { ...CA_SENTENCES, ...ODT_SENTENCES, ...PAYMENT_SENTENCES, ...ALERT_SENTENCES };
var textOf = (statement) => statement.map(inEnglish).join(" ");
var templates = SENTENCES;
function inEnglish({ code, figures }) {
  const template = templates[code];
  return template === void 0 ? String(figures["text"] ?? code) : written(template, figures);
}

// packages/server/src/ca/observed-messages/judge-observed.thread.ts
function judgeObserved(input) {
  const approach = observedApproach(input.record, input.orbits);
  if (!approach.ok) return approach;
  const judgement = judge(approach.value, input.rules, input.nowTaiS);
  const figures = withStatedBy(messageFigures(judgement), judgement);
  const odd = notFinite({ ...figures, decideByTaiS: judgement.verdict.decideByTaiS });
  if (odd !== void 0) return fail({ code: "not-finite", figure: odd.figure });
  const { messageId, messageFor, creationTaiS, observed: observed2 } = input;
  const comments = [
    `Observations: ${textOf(observed2.source)}`,
    ...observed2.isSimulated ? ["SIMULATED observations"] : []
  ];
  return ok({
    originator: ORIGINATOR,
    messageId,
    creationTaiS,
    originatorPc: null,
    originatorMethod: null,
    figures,
    observed: observed2,
    verdict: judgement.verdict,
    text: cdmText(judgement, { messageId, messageFor, creationTaiS, comments })
  });
}
function withStatedBy(figures, { approach }) {
  const [primary, secondary] = figures.objects.map((object, place) => {
    const { statedBy } = approach.parties[place];
    return statedBy ? { ...object, statedBy } : object;
  });
  return { ...figures, objects: [primary, secondary] };
}
export {
  judgeObserved
};
//# sourceMappingURL=ca-observed-messages-judge-observed.mjs.map

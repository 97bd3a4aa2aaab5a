import {
  inTurn
} from "./chunk-33BVEFNV.mjs";
import {
  diffuseSphereMagnitude,
  radarRange
} from "./chunk-SFHU7OSA.mjs";
import {
  LIT,
  angleBetween,
  angularStep,
  darkSpans,
  findPasses,
  intersection,
  intervalsAbove,
  litSpans,
  lookAngles,
  moonIllumination,
  passOf,
  sineOfElevation,
  skyOverEarth
} from "./chunk-BEAJMVT7.mjs";
import {
  inFrame
} from "./chunk-H6CQBRAW.mjs";
import {
  minimumBetween
} from "./chunk-Z7TE2O33.mjs";

// packages/tracking/src/view-spans.ts
var TOLERANCE_S = 1e-3;
var FEWEST_STEPS = 8;
function spansOffMoon(seen, minSeparationRad, span) {
  if (minSeparationRad <= 0) return [span];
  const { site, sky } = seen;
  return spansWhere(seen, span, (t, state) => {
    const moon = sky.moon(t);
    const farther = angleBetween(site.positionM, state, moon) - minSeparationRad;
    return Math.max(farther, -sineOfElevation(site, ...moon));
  });
}
function spansBright(seen, limitingMagnitude, span) {
  return spansWhere(seen, span, (t, state) => limitingMagnitude - magnitudeAt(seen, t, state));
}
function spansWithinRange(seen, rangeOfOneSquareMetreM, span) {
  const reach = radarRange(seen.body, rangeOfOneSquareMetreM);
  const { positionM } = seen.site;
  return spansWhere(
    seen,
    span,
    (_, s) => 1 - Math.hypot(s[0] - positionM[0], s[1] - positionM[1], s[2] - positionM[2]) / reach
  );
}
function magnitudeAt({ site, sky, body }, epochTaiS, state) {
  const sun = sky.sun(epochTaiS);
  const [x, y, z] = [state[0] - site.positionM[0], state[1] - site.positionM[1], state[2] - site.positionM[2]];
  const phase = angleBetween(state, sun, site.positionM);
  const sunDistanceM = Math.hypot(sun[0] - state[0], sun[1] - state[1], sun[2] - state[2]);
  return Math.min(99, diffuseSphereMagnitude(body, Math.hypot(x, y, z), phase, sunDistanceM));
}
function spansWhere({ ephemeris }, { startTaiS, stopTaiS }, value) {
  const state = new Float64Array(6);
  const step = angularStep(ephemeris);
  const longest = (stopTaiS - startTaiS) / FEWEST_STEPS;
  return intervalsAbove(
    (t) => ephemeris.stateAt(t, state) ? value(t, state) : -1,
    startTaiS,
    stopTaiS,
    (t) => Math.max(Math.min(step(t), longest), TOLERANCE_S),
    TOLERANCE_S
  );
}

// packages/tracking/src/visibility-figures.ts
var SAMPLES = 16;
var TOLERANCE_S2 = 0.05;
function describeSpan(seen, span, pass) {
  const { site, ephemeris, sky, isOptical } = seen;
  const isWhole = span.startTaiS === pass.startTaiS && span.stopTaiS === pass.stopTaiS;
  const isAtStart = pass.startsBeforeWindow && span.startTaiS === pass.startTaiS;
  const isAtStop = pass.endsAfterWindow && span.stopTaiS === pass.stopTaiS;
  const base = isWhole ? pass : passOf(ephemeris, site, span, isAtStart, isAtStop);
  const state = new Float64Array(6);
  const at = (t) => {
    ephemeris.stateAt(t, state);
    return state;
  };
  const sun = (t) => sky.sun(t);
  const lit = litSpans({ ephemeris, shadow: LIT }, span, sun);
  const top = at(base.culminationTaiS);
  const sunAtTop = sky.sun(base.culminationTaiS);
  const moonAtTop = sky.moon(base.culminationTaiS);
  const sineOfSun = sineOfElevation(site, ...sunAtTop);
  const sineOfMoon = sineOfElevation(site, ...moonAtTop);
  const phaseAngleRad = angleBetween(top, sunAtTop, site.positionM);
  const moonSeparationAtCulminationRad = angleBetween(site.positionM, top, moonAtTop);
  return {
    ...base,
    startTaiS: span.startTaiS,
    stopTaiS: span.stopTaiS,
    maxRangeRateMps: -least((t) => -Math.abs(lookAngles(site, at(t)).rangeRateMps), span),
    sunElevationRad: Math.asin(sineOfSun),
    isSunlit: lit.length === 1 && lit[0].startTaiS === span.startTaiS && lit[0].stopTaiS === span.stopTaiS,
    lit,
    umbra: complement(litSpans({ ephemeris, shadow: "umbra" }, span, sun), span),
    phaseAngleRad,
    moonSeparationRad: least((t) => angleBetween(site.positionM, at(t), sky.moon(t)), span),
    moonSeparationAtCulminationRad,
    moonElevationRad: Math.asin(sineOfMoon),
    moonIllumination: moonIllumination(site.positionM, sunAtTop, moonAtTop),
    magnitude: isOptical && lit.length > 0 ? Math.min(...lit.map((part) => least((t) => magnitudeAt(seen, t, at(t)), part))) : null
  };
}
function least(value, { startTaiS, stopTaiS }) {
  const stepS = (stopTaiS - startTaiS) / SAMPLES;
  let best = 0;
  let lowest = Number.POSITIVE_INFINITY;
  for (let k = 0; k <= SAMPLES; k++) {
    const here = value(k === SAMPLES ? stopTaiS : startTaiS + k * stepS);
    if (here < lowest) [lowest, best] = [here, k];
  }
  const from = startTaiS + Math.max(best - 1, 0) * stepS;
  const to = Math.min(startTaiS + (best + 1) * stepS, stopTaiS);
  return Math.min(lowest, value(minimumBetween(value, from, to, TOLERANCE_S2)));
}
function complement(spans, { startTaiS, stopTaiS }) {
  const out = [];
  let from = startTaiS;
  for (const span of spans) {
    if (span.startTaiS > from) out.push({ startTaiS: from, stopTaiS: span.startTaiS });
    from = span.stopTaiS;
  }
  if (stopTaiS > from) out.push({ startTaiS: from, stopTaiS });
  return out;
}

// packages/tracking/src/visibility.ts
var LADDER = ["NO_PASS", "NEVER_DARK", "NEVER_LIT", "NEAR_MOON", "TOO_FAINT", "TOO_FAR"];
function visibilities(request) {
  const asked = { ...request, ephemeris: inFrame(request.ephemeris, "ITRF", request.eop) };
  return visibilitiesOfPasses(asked, passesOver(asked));
}
function visibilitiesOver(request, progress) {
  const ephemeris = inFrame(request.ephemeris, "ITRF", request.eop);
  const sky = skyOverEarth(request.eop);
  const ofViews = [];
  for (const view of inTurn(request.views, progress)) {
    const asked = { ...request, ephemeris, view };
    ofViews.push(visibilitiesOfPasses(asked, passesOver(asked), sky));
  }
  return ofViews;
}
function visibilitiesOfPasses(request, passes, sky = skyOverEarth(request.eop)) {
  if (passes.length === 0) return [];
  const { view, body, startTaiS, stopTaiS, eop } = request;
  const ephemeris = inFrame(request.ephemeris, "ITRF", eop);
  const dark = view.kind === "RADAR" ? [] : darkSpans(view.site, startTaiS, stopTaiS, view.maxSunElevationRad, eop, (t) => sky.sun(t));
  const isOptical = view.kind === "OPTICAL";
  const seeing = { view, site: view.site, ephemeris, body, sky, dark, isOptical };
  if (request.isWhole) return passes.map((pass) => ({ ...describeSpan(seeing, pass, pass), obstacle: null }));
  return passes.flatMap((pass) => partsOf(seeing, pass));
}
function obstacleOf(all) {
  let furthest = "NO_PASS";
  for (const { obstacle } of all) {
    if (obstacle === null) return null;
    if (LADDER.indexOf(obstacle) > LADDER.indexOf(furthest)) furthest = obstacle;
  }
  return furthest;
}
function partsOf(seeing, pass) {
  let left = [pass];
  for (const [obstacle, remaining] of seeing.view.kind === "RADAR" ? radarSteps(seeing) : opticalSteps(seeing)) {
    left = remaining(left);
    if (left.length === 0) return [{ ...describeSpan(seeing, pass, pass), obstacle }];
  }
  return left.map((span) => ({ ...describeSpan(seeing, span, pass), obstacle: null }));
}
function opticalSteps(seeing) {
  const { view, ephemeris, sky, dark } = seeing;
  const { limitingMagnitude, minMoonSeparationRad } = view;
  const lit = { ephemeris, shadow: LIT };
  return [
    ["NEVER_DARK", (spans) => intersection(spans, dark)],
    ["NEVER_LIT", (spans) => spans.flatMap((span) => litSpans(lit, span, (t) => sky.sun(t)))],
    ["NEAR_MOON", (spans) => spans.flatMap((span) => spansOffMoon(seeing, minMoonSeparationRad, span))],
    [
      "TOO_FAINT",
      (spans) => limitingMagnitude === null ? [...spans] : spans.flatMap((span) => spansBright(seeing, limitingMagnitude, span))
    ]
  ];
}
function radarSteps(seeing) {
  const { maxRangeM } = seeing.view;
  return [
    [
      "TOO_FAR",
      (spans) => maxRangeM === null ? [...spans] : spans.flatMap((span) => spansWithinRange(seeing, maxRangeM, span))
    ]
  ];
}
function passesOver({ ephemeris, view: { site, horizon }, startTaiS, stopTaiS, eop }) {
  const minElevationRad = horizon.lowestRad;
  return findPasses({ ephemeris, site, horizon, minElevationRad, startTaiS, stopTaiS, ...eop && { eop } });
}

export {
  visibilities,
  visibilitiesOver,
  visibilitiesOfPasses,
  obstacleOf
};
//# sourceMappingURL=chunk-GWV2TFWY.mjs.map

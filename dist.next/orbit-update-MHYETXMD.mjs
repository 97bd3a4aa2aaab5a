import {
  knownStateAt,
  measurementTracks,
  tdmTracks
} from "./chunk-ELJHFIJL.mjs";
import {
  BIASES,
  FORCE_STEP,
  OF_STEP,
  bendOf,
  besideSigmas,
  biasSigmas,
  consideredAt,
  flownOrbit,
  forceUnknowns,
  inverseOf,
  isBeyond,
  isMeasured,
  noBiases,
  noiseSteps,
  normalEquations,
  orbitEquations,
  residualsOf,
  sightingsOf,
  steppedOrbit,
  widened,
  withSteps
} from "./chunk-ISIV52WX.mjs";
import {
  addSensorOptions,
  axesOf,
  collected,
  isWhole,
  movedAlong,
  orbitArc,
  priorInformation,
  priorPull,
  sensorOptions,
  sitesOfFiles
} from "./chunk-7FJWUM4P.mjs";
import "./chunk-S2PF4BS4.mjs";
import {
  readOrbitFile
} from "./chunk-TJHUE67X.mjs";
import {
  numberOption
} from "./chunk-F4PYMTON.mjs";
import {
  airOf,
  atmosphereName
} from "./chunk-X54PMYGD.mjs";
import {
  EOP_OPTION,
  noteOrientation,
  orientationUsed,
  readEarthOrientationDaysFile
} from "./chunk-VQZCHEK3.mjs";
import {
  readText
} from "./chunk-VUS4WX4N.mjs";
import {
  dynamicsOf,
  estimatedDrag,
  motionWith
} from "./chunk-MA6LB3SY.mjs";
import {
  elementsOrbit,
  knownSensor,
  positionSigma,
  stateOrbit
} from "./chunk-WAVZK6C3.mjs";
import "./chunk-XE7WSCOI.mjs";
import "./chunk-DRZODJF2.mjs";
import "./chunk-IO7BPYYA.mjs";
import {
  readTdm
} from "./chunk-BOQT3HMU.mjs";
import "./chunk-63IL6MBF.mjs";
import "./chunk-CZHFY5E3.mjs";
import "./chunk-H6CQBRAW.mjs";
import "./chunk-GLLHUQUM.mjs";
import "./chunk-QUOUCEHU.mjs";
import "./chunk-XAEPJ36T.mjs";
import "./chunk-IE2VUP45.mjs";
import {
  detectFormat
} from "./chunk-WM2KWLZN.mjs";
import "./chunk-45VDEFED.mjs";
import "./chunk-PMXGMC47.mjs";
import {
  readCatalogue
} from "./chunk-SX4P7CIH.mjs";
import "./chunk-QYOYMQUK.mjs";
import "./chunk-TEKZAZ7H.mjs";
import {
  covarianceOfSigmas,
  dragOfElements,
  estimateCovariance,
  spaceWeatherUsed
} from "./chunk-GKHTNQWA.mjs";
import {
  sgp4Ephemeris
} from "./chunk-PLROUQ7Q.mjs";
import {
  EXPONENTIAL_AIR
} from "./chunk-JFDAAJRY.mjs";
import "./chunk-PL7NDV4T.mjs";
import {
  eigenSymmetric
} from "./chunk-EFPVRPBJ.mjs";
import "./chunk-5YGOAFM5.mjs";
import "./chunk-WN7XZFL2.mjs";
import {
  congruent6,
  covarianceInFrame,
  covarianceInLocal,
  invert6,
  multiply6,
  sixOf,
  stateOfSix,
  transposed6,
  turned6
} from "./chunk-GGSRQIBL.mjs";
import {
  earthOrientationOfDays,
  transformState
} from "./chunk-IHQRYJEI.mjs";
import "./chunk-UANHIYDB.mjs";
import "./chunk-PESGF56Y.mjs";
import "./chunk-GZW2Z354.mjs";
import "./chunk-CYHM7ET5.mjs";
import {
  RAD_PER_ARCSEC
} from "./chunk-XMHCSSDI.mjs";
import {
  MU_EARTH
} from "./chunk-CRMFVZQ4.mjs";
import "./chunk-LRQNFPWD.mjs";
import {
  statementOf,
  tell,
  textOf
} from "./chunk-F4WYUQMX.mjs";
import {
  formatUtcZ
} from "./chunk-JQJWWTBG.mjs";
import {
  faultLine,
  inputAtFault,
  wrongUsage
} from "./chunk-KOAYSOLG.mjs";
import {
  fail,
  ok
} from "./chunk-D5Y2WIO4.mjs";

// packages/tracking/src/orbit-update/clock-reading.ts
var EXPLAINED = 0.95;
var LEAST_SIGMAS = 5;
var LEAST_OFFSET_S = 0.02;
var MOST_OFFSET_S = 10;
function clockReading(residuals, tracks) {
  let best;
  for (const [track, { timeBiasSigmaS }] of tracks.entries()) {
    let [squares, across, rates] = [0, 0, 0];
    for (const one of residuals) {
      if (one.sighting.track !== track || one.sighting.isDuplicate) continue;
      for (let component = 0; component < 4; component++) {
        if (!isMeasured(one.sighting, component)) continue;
        const left = one.residual[component] / one.sighting.sigma[component];
        const slope = one.biasSlopes[3 * component] / one.sighting.sigma[component];
        squares += left * left;
        across += left * slope;
        rates += slope * slope;
      }
    }
    if (!(rates > 0)) continue;
    const offsetS = across / rates;
    const isExplained = across * offsetS > EXPLAINED * squares;
    const least = Math.max(LEAST_OFFSET_S, LEAST_SIGMAS * timeBiasSigmaS);
    if (isExplained && Math.abs(offsetS) < MOST_OFFSET_S && Math.abs(offsetS) > Math.max(least, Math.abs(best?.offsetS ?? 0)))
      best = { track, offsetS };
  }
  return best;
}

// packages/tracking/src/orbit-update/consistency.ts
var SEEN = 0.05;
function agreementOf(measured, moved) {
  const { values, vectors } = eigenSymmetric(measured, 6);
  let square = 0;
  let directions = 0;
  let betterThanPrior = 0;
  for (let k = 0; k < 6; k++) {
    const gain = values[k];
    if (gain > 1) betterThanPrior++;
    if (!(gain > SEEN)) continue;
    let along = 0;
    for (let i = 0; i < 6; i++) along += vectors[6 * i + k] * moved[i];
    square += along * along * (1 + gain) / gain;
    directions++;
  }
  return { square, directions, betterThanPrior, leastShareLeft: 1 / (1 + Math.max(0, values[5])) };
}
function chiSquareLimit(degrees, normalQuantile = ONE_IN_TEN_THOUSAND) {
  const spread = 2 / (9 * degrees);
  return degrees * Math.max(0, 1 - spread + normalQuantile * Math.sqrt(spread)) ** 3;
}
var ONE_IN_TEN_THOUSAND = 3.719;

// packages/tracking/src/orbit-update/editing.ts
var NORMAL_MIDDLE = 1.05;
function keptOf(residuals, tracks, covariance, editSigma) {
  const sizes = residuals.map((one) => sizeOf(one, tracks[one.sighting.track], covariance));
  const counted = sizes.filter((_, i) => !residuals[i].sighting.isDuplicate).sort((a, b) => a - b);
  const middle = (counted[counted.length >> 1] ?? 0) / NORMAL_MIDDLE;
  const limit = editSigma * Math.max(1, middle);
  return { kept: sizes.map((size, i) => size <= limit && !residuals[i].sighting.isDuplicate), middle };
}
function sizeOf(one, track, covariance) {
  const { sighting, residual, slopes, biasSlopes, forceSlopes } = one;
  const biases = biasSigmas(track);
  let most = Number.NaN;
  for (let component = 0; component < 4; component++) {
    if (!isMeasured(sighting, component)) continue;
    let variance = sighting.sigma[component] ** 2;
    for (let i = 0; i < BIASES; i++) variance += (biasSlopes[BIASES * component + i] * biases[i]) ** 2;
    for (let at = component; at < (forceSlopes?.length ?? 0); at += 4) variance += forceSlopes[at] ** 2;
    if (covariance) {
      for (let i = 0; i < 6; i++) {
        for (let j = 0; j < 6; j++)
          variance += slopes[6 * component + i] * covariance[6 * i + j] * slopes[6 * component + j];
      }
    }
    const size = Math.abs(residual[component]) / Math.sqrt(variance);
    if (!(size <= most)) most = size;
  }
  return Number.isNaN(most) ? Number.POSITIVE_INFINITY : most;
}

// packages/tracking/src/orbit-update/solve.ts
var MOST_TURNS = 30;
var MOST_HALVINGS = 8;
var CLOSE_ENOUGH = 1e-4;
var AS_NEAR_AS_THEY_TELL = 1 / 16;
var SLACK = 1e-9;
function fitAt(problem, state, biases, near) {
  const [from, to] = problem.spanTaiS;
  const arc = orbitArc(stateOfSix(state, problem.epochTaiS), from, to, problem.dynamics);
  if (!arc.ok) return void 0;
  const considered = consideredAt(problem, state, arc.value, near?.considered);
  const beside = biases.subarray(BIASES * problem.tracks.length);
  const forces = beside.length - OF_STEP * problem.noise.length;
  const flown = considered && flownOrbit(problem, arc.value, considered, [...beside.subarray(0, forces)]);
  if (considered === null || flown === null) return void 0;
  const stepped = (orbit2) => steppedOrbit(problem, orbit2, beside.subarray(forces));
  const orbit = stepped(flown?.orbit ?? arc.value);
  const braked = flown?.beside.map(stepped);
  const seen = residualsOf(problem.sightings, orbit, biases, braked);
  const residuals = seen && withSteps(seen, problem.noise, problem.epochTaiS);
  const isSound = residuals?.every(({ slopes }) => slopes.every(Number.isFinite)) === true;
  if (residuals === void 0 || !isSound) return void 0;
  const pull = priorPull(problem.start, problem.prior, state);
  return {
    state,
    biases,
    residuals,
    arc: arc.value,
    orbit,
    braked: braked?.[0],
    pull,
    ...considered && { considered }
  };
}
function solve(problem, from, isUsed) {
  let fit = from;
  let equations = equationsOf(problem, fit, isUsed);
  let cost = costOf(problem, fit, equations);
  for (let turn = 1; turn <= MOST_TURNS; turn++) {
    const step = stepOf(problem, fit, equations);
    if (step === void 0) return { code: "singular", fit };
    if (step.size < CLOSE_ENOUGH) return { code: "solved", fit, turns: turn };
    const isNear = step.size < AS_NEAR_AS_THEY_TELL;
    const halvings = isNear ? 0 : MOST_HALVINGS;
    let share = 1;
    let next;
    let nextEquations = equations;
    let nextCost = Number.POSITIVE_INFINITY;
    for (let half = 0; half <= halvings; half++, share /= 2) {
      next = fitAt(
        problem,
        movedAlong(
          fit.state,
          [...step.by.subarray(0, 6)].map((value) => share * value)
        ),
        fit.biases.map((value, i) => value + share * step.by[6 + i]),
        fit
      );
      if (next === void 0) continue;
      nextEquations = equationsOf(problem, next, isUsed);
      nextCost = costOf(problem, next, nextEquations);
      if (nextCost <= cost * (1 + SLACK) + SLACK) break;
      next = void 0;
    }
    if (next === void 0) return isNear ? { code: "solved", fit, turns: turn } : { code: "not-converged", fit };
    fit = next;
    equations = nextEquations;
    cost = nextCost;
  }
  return { code: "not-converged", fit };
}
function equationsOf({ tracks }, fit, isUsed) {
  return normalEquations(fit.residuals, tracks.length, isUsed, fit.pull.units);
}
function costOf({ tracks }, fit, { squares }) {
  let sum = squares + fit.pull.square;
  for (const [i, sigma] of besideSigmas(tracks, fit.residuals).entries())
    if (sigma > 0) sum += (fit.biases[i] / sigma) ** 2;
  return sum;
}
function wholeInverse({ tracks }, { pull, biases, residuals }, { matrix, right, size }) {
  const sigmas2 = besideSigmas(tracks, residuals);
  const open = [
    ...[0, 1, 2, 3, 4, 5],
    ...sigmas2.flatMap((sigma, i) => sigma > 0 && matrix[(6 + i) * (size + 1)] > 0 ? [6 + i] : [])
  ];
  const count = open.length;
  const normal = new Float64Array(count * count);
  const side = new Float64Array(count);
  for (const [i, a] of open.entries()) {
    side[i] = right[a];
    for (const [j, b] of open.entries()) {
      normal[i * count + j] = matrix[a * size + b] + (i < 6 && j < 6 ? pull.information[6 * i + j] : 0);
    }
    if (i < 6) side[i] = side[i] + pull.right[i];
    if (i >= 6) {
      const weight = 1 / sigmas2[a - 6] ** 2;
      normal[i * (count + 1)] = normal[i * (count + 1)] + weight;
      side[i] = side[i] - weight * biases[a - 6];
    }
  }
  const inverse = inverseOf(normal, count);
  return inverse && { open, inverse, side };
}
function stepOf(problem, fit, equations) {
  const whole = wholeInverse(problem, fit, equations);
  if (whole === void 0) return void 0;
  const { open, inverse, side } = whole;
  const count = open.length;
  const by = new Float64Array(equations.size);
  let length2 = 0;
  for (const [i, a] of open.entries()) {
    for (let j = 0; j < count; j++) by[a] = by[a] + inverse[i * count + j] * side[j];
    length2 += by[a] * side[i];
  }
  by.set(turned6(fit.pull.units, by.subarray(0, 6)));
  return { by, size: length2 };
}

// packages/tracking/src/orbit-update/force-estimate.ts
function forceEstimate(problem, fit, equations, toRtn) {
  const whole = forceUnknowns(fit.residuals) > 0 ? wholeInverse(problem, fit, equations) : void 0;
  if (whole === void 0) return void 0;
  const { open, inverse } = whole;
  const first = 6 + BIASES * problem.tracks.length;
  const place = open.indexOf(first);
  const sigmas2 = fit.biases[first - 6];
  if (place < 0) return { sigmas: sigmas2, variance: 1, crossRtn: new Float64Array(6) };
  const at = (row) => inverse[row * open.length + place];
  const cross = turned6(fit.pull.units, [0, 1, 2, 3, 4, 5].map(at));
  return { sigmas: sigmas2, variance: at(place), crossRtn: turned6(toRtn, cross) };
}

// packages/tracking/src/orbit-update/update-message.ts
function updateMessage(outcome) {
  switch (outcome.code) {
    case "no-measurement":
    case "orbit-ends":
    case "not-converged":
    case "nothing-gained":
      return [{ code: `update-${outcome.code}`, figures: {} }];
    case "undetermined": {
      const hasErrors = outcome.priorKind === "complete" || outcome.priorKind === "repaired";
      return [{ code: hasErrors ? "update-undetermined" : "update-undetermined-without-errors", figures: {} }];
    }
    case "updated":
      return updated(outcome);
    case "inconsistent":
      return [whatContradicts(outcome), hint(outcome)];
  }
}
function updated({ accepted, rejected, wrms, sigmaM, isBent }) {
  const figures = {
    accepted,
    measurements: accepted + rejected,
    wrms: rounded(wrms, 2),
    sigmaM: Number(sigmaM.toPrecision(2))
  };
  return [{ code: "updated", figures }, ...isBent ? [{ code: "update-arc-short", figures: {} }] : []];
}
var rounded = (value, decimals) => Number(value.toFixed(decimals));
function whatContradicts({ cause, accepted, rejected, wrms, sigmas: sigmas2, directions }) {
  if (cause === "prior" && sigmas2 !== void 0) {
    return {
      code: "update-against-prior",
      figures: { sigmas: sigmas2.toPrecision(3), directions: directions ?? 0 }
    };
  }
  return {
    code: "update-no-one-orbit",
    figures: { rejected, measurements: accepted + rejected, wrms: rounded(wrms, 2) }
  };
}
function hint({ clock, rejected, accepted }) {
  if (clock !== void 0) {
    return {
      code: "update-clock-off",
      figures: {
        track: clock.track + 1,
        offsetS: rounded(Math.abs(clock.offsetS), 3),
        aheadOrBehind: clock.offsetS > 0 ? "ahead" : "behind"
      }
    };
  }
  return { code: rejected > accepted ? "update-other-object" : "update-nothing-used", figures: {} };
}

// packages/tracking/src/orbit-update/judgement.ts
var NOTHING_GAINED = 0.9;
var NOISY_WRMS = 2;
var BENT = 1;
var FAR_OFF = 10;
function judge(found) {
  const { code, accepted, rejected, agreement, wrms, count, beforehand, sigmaM } = found;
  const isOff = beforehand > FAR_OFF && agreement !== void 0;
  if (code === "singular" || code === "solved" && !found.isDetermined)
    return { state: "UNOBSERVABLE", message: updateMessage({ code: "undetermined", priorKind: found.priorKind }) };
  const contradictsPrior = agreement !== void 0 && agreement.square > chiSquareLimit(Math.max(1, agreement.directions));
  const isNoisy = wrms > NOISY_WRMS && wrms ** 2 * count > chiSquareLimit(count);
  if (code === "not-converged" && !isOff)
    return { state: "NOT_CONVERGED", message: updateMessage({ code: "not-converged" }) };
  if (rejected > accepted || isNoisy || contradictsPrior || isOff) {
    const sigmas2 = agreement === void 0 ? void 0 : Math.sqrt(agreement.square);
    const clock = found.clock();
    return {
      state: "INCONSISTENT",
      message: updateMessage({
        code: "inconsistent",
        accepted,
        rejected,
        wrms,
        cause: contradictsPrior || code !== "solved" ? "prior" : "measurements",
        ...sigmas2 !== void 0 && { sigmas: sigmas2, directions: agreement.directions },
        ...clock && { clock }
      })
    };
  }
  if (agreement !== void 0 && agreement.leastShareLeft > NOTHING_GAINED)
    return { state: "UNOBSERVABLE", message: updateMessage({ code: "nothing-gained" }) };
  return {
    state: "UPDATED",
    message: updateMessage({ code: "updated", accepted, rejected, wrms, sigmaM, isBent: found.bend > BENT })
  };
}

// packages/tracking/src/orbit-update/latest-state.ts
function latestState(problem, fit, equations, widening) {
  const lastTaiS = problem.sightings.reduce((last, { atTaiS }) => Math.max(last, atTaiS), Number.NEGATIVE_INFINITY);
  const steps = problem.noise.map((step) => isBeyond(step, lastTaiS, problem.epochTaiS));
  const whole = steps.includes(true) ? wholeInverse(problem, fit, equations) : void 0;
  const [state, phi] = [new Float64Array(6), new Float64Array(36)];
  if (whole === void 0 || lastTaiS <= problem.epochTaiS || !fit.orbit.read(lastTaiS, state, phi)) return void 0;
  const { open, inverse } = whole;
  const turned = multiply6(phi, fit.pull.units);
  const firstForce = 6 + BIASES * problem.tracks.length;
  const firstStep = firstForce + forceUnknowns(fit.residuals) - OF_STEP * problem.noise.length;
  const columns = open.map((at) => {
    if (at < 6) return Float64Array.from({ length: 6 }, (_, i) => turned[6 * i + at]);
    const [step, k] = [Math.floor((at - firstStep) / OF_STEP), (at - firstStep) % OF_STEP];
    if (at < firstForce || at >= firstStep && !steps[step]) return new Float64Array(6);
    if (at < firstStep) return forceColumn(fit, lastTaiS, state);
    const { root } = problem.noise[step];
    return turned6(
      phi,
      [0, 1, 2, 3, 4, 5].map((i) => root[6 * i + k])
    );
  });
  const moved = [0, 1, 2, 3, 4, 5].map(
    (i) => open.map((_, b) => columns.reduce((sum, column, a) => sum + column[i] * inverse[a * open.length + b], 0))
  );
  const bent = congruent6(phi, widening);
  const covariance = Float64Array.from({ length: 36 }, (_, n) => {
    const [i, k] = [Math.floor(n / 6), n % 6];
    return moved[i].reduce((sum, value, b) => sum + value * columns[b][k], bent[n]);
  });
  const place = firstForce < firstStep ? open.indexOf(firstForce) : -1;
  const force = place < 0 ? void 0 : {
    sigmas: fit.biases[firstForce - 6],
    variance: inverse[place * (open.length + 1)],
    crossRtn: Float64Array.from(moved, (row) => row[place])
  };
  return { epochTaiS: lastTaiS, state, covariance, ...force && { force } };
}
function forceColumn({ braked }, epochTaiS, state) {
  const other = new Float64Array(6);
  if (braked?.read(epochTaiS, other) !== true) return other;
  return other.map((value, k) => (value - state[k]) / FORCE_STEP);
}

// packages/tracking/src/orbit-update/observability.ts
var NAMES = [
  "radial position",
  "along-track position",
  "cross-track position",
  "radial velocity",
  "along-track velocity",
  "cross-track velocity"
];
var ROUNDING = 1e-14;
function observabilityOf(measured, state) {
  const rtn = congruent6(axesOf(state, "to-rtn"), measured);
  const r = Math.hypot(...state.positionM);
  const motion = Math.sqrt(MU_EARTH / r ** 3);
  const inMetres = rtn.map((value, n) => value * (n >= 18 ? motion : 1) * (n % 6 >= 3 ? motion : 1));
  const { values, vectors } = eigenSymmetric(inMetres, 6);
  const floor = ROUNDING * values[5];
  const sigmasM = [5, 4, 3, 2, 1, 0].map(
    (k) => values[k] > floor ? 1 / Math.sqrt(values[k]) : Number.POSITIVE_INFINITY
  );
  const worst = [0, 1, 2, 3, 4, 5].map((i) => Math.abs(vectors[6 * i]));
  return { sigmasM, weakest: NAMES[worst.indexOf(Math.max(...worst))] };
}
var SEES_NOTHING = { code: "sees-nothing", figures: {} };
function observabilitySentence({ sigmasM, weakest }, betterThanPrior) {
  const seen = sigmasM.filter(Number.isFinite).length;
  if (seen === 0) return SEES_NOTHING;
  const figures = { directions: betterThanPrior ?? seen, best: length(sigmasM[0]), weakest };
  const last = sigmasM[5];
  if (!Number.isFinite(last)) {
    return { code: betterThanPrior === void 0 ? "sees-some-alone" : "sees-some-better", figures };
  }
  const worst = length(last);
  return {
    code: betterThanPrior === void 0 ? "sees-all-alone" : "sees-all-better",
    figures: { ...figures, worst }
  };
}
function length(sigmaM) {
  if (sigmaM < 1e3) return `${sigmaM.toPrecision(2)} m`;
  if (sigmaM < 1e7) return `${Number((sigmaM / 1e3).toPrecision(2))} km`;
  return "more than 10,000 km";
}

// packages/tracking/src/orbit-update/update-orbit.ts
var USUAL_EDIT_SIGMA = 4;
var MARGIN_S = 4;
var MOST_EDITS = 8;
function updateOrbit(request) {
  const { prior, tracks, dynamics, editSigma = USUAL_EDIT_SIGMA, eop } = request;
  const sightings = sightingsOf(tracks, eop);
  const known = priorInformation(prior);
  const start = sixOf(prior);
  const times = sightings.map(({ atTaiS }) => atTaiS);
  const slackS = MARGIN_S + 6 * Math.max(0, ...tracks.map(({ timeBiasSigmaS }) => timeBiasSigmaS));
  const bare = {
    epochTaiS: prior.epochTaiS,
    start,
    prior: known,
    tracks,
    sightings,
    dynamics,
    spanTaiS: [Math.min(prior.epochTaiS, ...times) - slackS, Math.max(prior.epochTaiS, ...times) + slackS],
    noise: []
  };
  const way = orbitArc(stateOfSix(start, prior.epochTaiS), ...bare.spanTaiS, dynamics);
  const problem = way.ok ? { ...bare, noise: noiseSteps(sightings, prior.epochTaiS, dynamics, way.value) } : bare;
  const first = fitAt(problem, start, noBiases(problem));
  const nothing = sightings.every((one) => ![0, 1, 2, 3].some((component) => isMeasured(one, component)));
  if (first === void 0 || nothing) return unsolved(request, problem, first, known.kind, nothing);
  return settled(request, problem, first, known, editSigma);
}
function settled(request, problem, first, known, editSigma) {
  const { tracks } = request;
  const sigmas2 = besideSigmas(tracks, first.residuals);
  let covariance = isWhole(known) ? multiply6(known.root, transposed6(known.root)) : void 0;
  const beforehand = keptOf(first.residuals, tracks, covariance, editSigma);
  let kept = covariance ? beforehand.kept : first.residuals.map(({ sighting }) => !sighting.isDuplicate);
  let fit = nearFit(request, problem, first) ?? first;
  let code = "not-converged";
  const isOpen = !isDetermined(covarianceOf(problem, first, kept, sigmas2));
  if (isOpen) code = "singular";
  for (let edit = 0; edit < MOST_EDITS && !isOpen; edit++) {
    const used = kept;
    const solved = solve(problem, fit, (index) => used[index]);
    ({ code, fit } = solved);
    if (code !== "solved") break;
    covariance = covarianceOf(problem, fit, used, sigmas2);
    const after = keptOf(fit.residuals, tracks, covariance, editSigma);
    const isSame = after.kept.every((one, i) => one === used[i]);
    kept = after.kept;
    if (isSame) break;
  }
  const equations = equationsOf(problem, fit, (index) => kept[index]);
  const { information: measured } = orbitEquations(equations, sigmas2);
  const state = stateOfSix(fit.state, problem.epochTaiS);
  const { units, right } = fit.pull;
  const agreement = isWhole(known) ? agreementOf(measured, right) : void 0;
  const observed = observabilityOf(congruent6(transposed6(invert6(units)), measured), state);
  const own = ownCovariance(measured, fit);
  const linear = own && congruent6(units, own);
  const accepted = kept.filter(Boolean).length;
  const rejected = kept.filter((one, i) => !one && !fit.residuals[i].sighting.isDuplicate).length;
  const toRtn = axesOf(state, "to-rtn");
  const bend = code === "solved" && own ? bendOfFit(problem, fit, own, kept) : void 0;
  const total = linear && bend ? widened(linear, bend) : linear;
  const force = code === "solved" ? forceEstimate(problem, fit, equations, toRtn) : void 0;
  const latest = code === "solved" && total ? latestOf(problem, fit, equations, total, linear) : void 0;
  const judged = judge({
    code,
    accepted,
    rejected,
    agreement,
    priorKind: known.kind,
    isDetermined: isDetermined(linear),
    wrms: Math.sqrt(equations.squares / Math.max(1, equations.count)),
    count: equations.count,
    beforehand: beforehand.middle,
    sigmaM: total === void 0 ? Number.POSITIVE_INFINITY : Math.sqrt(total[0] + total[7] + total[14]),
    bend: bend?.sigmas ?? 0,
    clock: () => clockReading(first.residuals, tracks)
  });
  return {
    ...judged,
    epochTaiS: problem.epochTaiS,
    positionM: state.positionM,
    velocityMps: state.velocityMps,
    ...bend && { bend: bend.sigmas },
    ...total && { covarianceRtn: congruent6(toRtn, total) },
    ...total && {
      sharedSigmaRtnM: sharedSigma(own, equations, fit, toRtn)
    },
    residuals: residualRows(fit, kept, request),
    accepted,
    rejected,
    ...equations.count > 0 && { wrms: Math.sqrt(equations.squares / equations.count) },
    observability: observabilitySentence(observed, agreement?.betterThanPrior),
    observed,
    ...agreement && { agreement },
    ...force && { force },
    ...latest && { latest },
    priorKind: known.kind,
    biases: tracks.map((_, i) => [...fit.biases.subarray(BIASES * i, BIASES * i + BIASES)])
  };
}
function latestOf(problem, fit, equations, total, linear) {
  const widening = total.map((value, n) => value - linear[n]);
  const latest = latestState(problem, fit, equations, widening);
  if (latest === void 0) return void 0;
  const { epochTaiS, covariance, force } = latest;
  const state = stateOfSix(latest.state, epochTaiS);
  const toRtn = axesOf(state, "to-rtn");
  return {
    ...state,
    covarianceRtn: congruent6(toRtn, covariance),
    ...force && { force: { ...force, crossRtn: turned6(toRtn, force.crossRtn) } }
  };
}
function nearFit({ near }, problem, { biases }) {
  return near && fitAt(problem, Float64Array.from(near), biases);
}
function bendOfFit(problem, fit, covariance, kept) {
  const used = (all) => all.filter((_, i) => kept[i]);
  const motion = Math.sqrt(MU_EARTH / Math.hypot(fit.state[0], fit.state[1], fit.state[2]) ** 3);
  const beside = (moved) => {
    const state = fit.state.map((value, i) => value + moved[i]);
    const other = fitAt(problem, state, fit.biases, fit);
    return other && { residuals: used(other.residuals), way: other.pull.way };
  };
  const here = { residuals: used(fit.residuals), way: fit.pull.way };
  const reach = { units: fit.pull.units, covariance };
  return bendOf(here, beside, problem.prior, reach, besideSigmas(problem.tracks, fit.residuals), motion);
}
function covarianceOf(problem, fit, kept, sigmas2) {
  const equations = equationsOf(problem, fit, (index) => kept[index]);
  const own = ownCovariance(orbitEquations(equations, sigmas2).information, fit);
  return own && congruent6(fit.pull.units, own);
}
function ownCovariance(measured, { pull }) {
  return inverseOf(
    measured.map((value, n) => value + pull.information[n]),
    6
  );
}
var USELESS_SIGMA_M = 1e6;
function isDetermined(covariance) {
  return covariance !== void 0 && Math.sqrt(covariance[0] + covariance[7] + covariance[14]) < USELESS_SIGMA_M;
}
function sharedSigma(total, { matrix, size }, { pull }, toRtn) {
  const noiseOnly = inverseOf(
    pull.information.map((value, n) => value + matrix[Math.floor(n / 6) * size + n % 6]),
    6
  );
  const difference = congruent6(
    multiply6(toRtn, pull.units),
    total.map((value, n) => value - (noiseOnly ?? total)[n])
  );
  const sigma = (i) => Math.sqrt(Math.max(0, difference[7 * i]));
  return [sigma(0), sigma(1), sigma(2)];
}
function residualRows(fit, kept, { tracks }) {
  const names = ["rightAscensionRad", "declinationRad", "rangeM", "rangeRateMps"];
  return fit.residuals.map(({ sighting, residual }, i) => ({
    track: sighting.track,
    index: sighting.index,
    receptionTaiS: tracks[sighting.track].measurements[sighting.index].receptionTaiS,
    ...Object.fromEntries(
      names.flatMap((name, component) => isMeasured(sighting, component) ? [[name, residual[component]]] : [])
    ),
    use: sighting.isDuplicate ? "duplicate" : kept[i] ? "used" : "rejected"
  }));
}
function unsolved({ prior, tracks }, problem, first, priorKind, nothing) {
  return {
    state: nothing ? "UNOBSERVABLE" : "NOT_CONVERGED",
    message: updateMessage({ code: nothing ? "no-measurement" : "orbit-ends" }),
    epochTaiS: prior.epochTaiS,
    positionM: prior.positionM,
    velocityMps: prior.velocityMps,
    residuals: first === void 0 ? [] : residualRows(first, [], { prior, tracks, dynamics: problem.dynamics }),
    accepted: 0,
    rejected: problem.sightings.length,
    observability: SEES_NOTHING,
    priorKind,
    biases: tracks.map(() => [0, 0, 0])
  };
}

// packages/operations/src/update/update.ts
var MARGIN_S2 = 60;
function orbitAfter(question) {
  const { prior, tracks, wantedAtTaiS, earthOrientation, editSigma } = question;
  const elements = question.motion === "two-body" ? {} : question.motion;
  const eop = earthOrientation && earthOrientationOfDays(earthOrientation);
  const spans = tracks.flatMap(({ measurements }) => {
    const times2 = measurements.map(({ receptionTaiS }) => receptionTaiS);
    return times2.length === 0 ? [] : [[Math.min(...times2), Math.max(...times2)]];
  });
  const first = spans.toSorted(([a], [b]) => a - b)[0];
  if (first === void 0) return fail({ code: "update-no-measurement" });
  const before = estimateBefore(prior, (first[0] + first[1]) / 2, eop);
  if (!before.ok) return before;
  const { estimate, priorAt } = before.value;
  const { epochTaiS, positionM, velocityMps, covarianceRtn } = estimate;
  const motion = motionWith(elements, estimate.drag);
  const times = spans.flat();
  const [from, to] = [Math.min(epochTaiS, ...times) - MARGIN_S2, Math.max(epochTaiS, ...times) + MARGIN_S2];
  const near = { epochTaiS, frame: "EME2000", positionM, velocityMps };
  const dynamics = question.motion === "two-body" ? "two-body" : dynamicsOf(motion, from, to, { near, ...eop && { eop } });
  const update = updateOrbit({
    prior: { epochTaiS, positionM, velocityMps, covarianceRtn: Float64Array.from(covarianceRtn.flat()) },
    tracks,
    dynamics,
    ...nearOf(prior, epochTaiS),
    ...editSigma !== void 0 && { editSigma },
    ...eop && { eop }
  });
  const isUsable = update.state === "UPDATED" && update.covarianceRtn !== void 0;
  const lastTaiS = Math.max(...times);
  const { latest } = update;
  const force = latest ? latest.force : update.force;
  const drag = estimatedDrag(force, motion, elements, lastTaiS < epochTaiS ? null : lastTaiS);
  const after = isUsable ? estimateOf(latest ?? update, (latest ?? update).covarianceRtn, drag) : null;
  return ok({
    before: estimate,
    priorAt,
    update,
    after,
    carried: after && wantedAtTaiS !== null ? carriedTo(after, wantedAtTaiS, elements, eop) : null,
    atmosphere: dynamics !== "two-body" && "forces" in dynamics ? densityUsed(motion, from, to) : null
  });
}
function nearOf(prior, epochTaiS) {
  if (!("estimate" in prior) || prior.last?.epochTaiS !== epochTaiS) return {};
  return { near: [...prior.last.positionM, ...prior.last.velocityMps] };
}
var NEAR_S = 0.01;
function carriedTo(after, wantedAtTaiS, motion, eop) {
  if (Math.abs(wantedAtTaiS - after.epochTaiS) < NEAR_S) return null;
  const there = knownStateAt(stateOrbit(after.epochTaiS, after, motion), wantedAtTaiS, eop);
  return there.ok ? estimateOf(there.value.state, there.value.covarianceRtn, there.value.drag) : null;
}
function densityUsed({ drag, air = EXPONENTIAL_AIR }, from, to) {
  return drag === void 0 ? null : { model: air.model, spaceWeather: spaceWeatherUsed(air, from, to) ?? null };
}
function estimateBefore(prior, middleTaiS, eop) {
  if ("estimate" in prior) return ok({ estimate: prior.estimate, priorAt: 0 });
  let code = "orbit-unknown";
  let best;
  for (const [priorAt, orbit] of prior.orbits.entries()) {
    const known = knownStateAt(orbit, prior.epochTaiS ?? middleTaiS, eop);
    if (!known.ok) code = known.fault.code;
    else if (best === void 0 || positionSigma(known.value) < positionSigma(best.known)) {
      best = { known: known.value, priorAt };
    }
  }
  if (best === void 0) return fail({ code });
  const { state, covarianceRtn, drag } = best.known;
  return ok({ estimate: estimateOf(state, covarianceRtn, drag), priorAt: best.priorAt });
}
function estimateOf({ epochTaiS, positionM, velocityMps }, covarianceRtn, drag) {
  return {
    epochTaiS,
    positionM: triple(positionM),
    velocityMps: triple(velocityMps),
    covarianceRtn: [0, 1, 2, 3, 4, 5].map((row) => [...covarianceRtn.subarray(6 * row, 6 * row + 6)]),
    ...drag && { drag }
  };
}
function triple([x = 0, y = 0, z = 0]) {
  return [x, y, z];
}

// services/cli/src/tracking/prior-file.ts
function priorOfFile(path, atTaiS, sigmaRtnM, eop, air) {
  const text = readText(path);
  const format = detectFormat(text);
  const prior = /^(oem|ocm)-/.test(format) ? orbitOfEphemeris(path) : elementOrbit(path, text, format);
  const { elements, names } = prior;
  const orbit = { ...prior.orbit, ...air && { motion: { air } } };
  const written = stateAt(path, prior.ephemeris, atTaiS, eop);
  const { matrix, source } = errorsOf(path, prior, written, sigmaRtnM, eop);
  const handedOver = air === void 0 ? void 0 : knownStateAt(orbit, atTaiS, eop);
  const isAsKnown = sigmaRtnM === void 0 && handedOver?.ok === true;
  const state = handedOver?.ok ? handedOver.value.state : written;
  const covarianceRtn = sigmaRtnM === void 0 ? matrix : covarianceOfSigmas(state, sigmaRtnM).matrix;
  return {
    prior: isAsKnown ? { orbits: [orbit], epochTaiS: atTaiS } : { estimate: estimateOf(state, covarianceRtn), last: null },
    names,
    covariance: source,
    ...elements && { elements }
  };
}
function orbitOfEphemeris(path) {
  const { text, ephemeris, name, designator, cosparId } = readOrbitFile(path);
  return { orbit: { kind: "ephemeris", text }, ephemeris, names: named(designator, name, cosparId) };
}
function elementOrbit(path, text, format) {
  const isElementSet = format.startsWith("omm") || format === "tle" || format === "3le";
  const { elements, faults } = readCatalogue(text);
  const [only, ...more] = elements;
  const [fault] = faults;
  if (only === void 0 && fault !== void 0 && isElementSet) throw inputAtFault(faultLine(path, fault));
  if (only === void 0)
    throw inputAtFault(`${path}: no orbit that can be read: an OMM, a TLE, an OEM or an OCM is wanted`);
  if (more.length > 0)
    throw inputAtFault(`${path}: ${elements.length} objects; the file is to hold the one that was observed`);
  const { noradId, name, cosparId } = only;
  return {
    orbit: elementsOrbit(only),
    ephemeris: sgp4Ephemeris(only),
    names: named(String(noradId), name, cosparId),
    elements: only
  };
}
function named(...names) {
  return names.flatMap((name) => name === void 0 || name.trim() === "" ? [] : [name.trim()]);
}
function stateAt(path, ephemeris, atTaiS, eop) {
  const six = new Float64Array(6);
  if (!ephemeris.stateAt(atTaiS, six)) {
    const [from, to] = [formatUtcZ(ephemeris.startTaiS), formatUtcZ(ephemeris.stopTaiS)];
    const span = Number.isFinite(ephemeris.startTaiS) ? `: it reaches from ${from} to ${to}` : "";
    throw inputAtFault(`${path}: no state at ${formatUtcZ(atTaiS)}, in the middle of the measurements${span}`);
  }
  const [x = 0, y = 0, z = 0, u = 0, v = 0, w = 0] = six;
  const state = { epochTaiS: atTaiS, frame: ephemeris.frame, positionM: [x, y, z], velocityMps: [u, v, w] };
  return transformState(state, "EME2000", eop);
}
function errorsOf(path, { ephemeris, elements }, state, sigmaRtnM, eop) {
  if (sigmaRtnM !== void 0) return { matrix: covarianceOfSigmas(state, sigmaRtnM).matrix, source: "option" };
  const carried = ephemeris.covarianceAt?.(state.epochTaiS);
  if (carried !== void 0) {
    const { matrix } = covarianceInLocal(covarianceInFrame(carried, "EME2000", eop), "RTN", state);
    return { matrix, source: "file" };
  }
  if (elements === void 0)
    throw wrongUsage(`--prior-sigma: ${path} has no covariance at the time of the measurements`);
  const { covariance } = estimateCovariance(state, state.epochTaiS - elements.epochTaiS);
  return { matrix: covariance.matrix, source: "estimated" };
}

// services/cli/src/tracking/tdm-tracks.ts
function tracksOfFile(file, sensor, eop) {
  const tdm = readTdm(readText(file));
  if (!tdm.ok) throw inputAtFault(faultLine(file, tdm.fault));
  const read = tdmTracks(tdm.value);
  const [fault] = read.faults;
  if (fault !== void 0 && read.tracks.length === 0) throw inputAtFault(faultLine(file, fault));
  for (const problem of [...read.faults, ...read.warnings]) process.stderr.write(`${faultLine(file, problem)}
`);
  const timedSensor = knownSensor({ ...sensor, timeBiasS: 0 });
  return measurementTracks(read.tracks, () => timedSensor, eop).tracks.map((track) => ({
    ...track,
    file,
    participants: [track.sensorName, ...track.objectName === void 0 ? [] : [track.objectName]]
  }));
}

// services/cli/src/commands/orbit-update.ts
function addOrbitUpdate(program) {
  const command = program.command("orbit-update").description("make an orbit better by observations and print it with its covariance as JSON").requiredOption("--tdm <file>", "tracking data message; as often as there are files", collected).requiredOption("--prior <file>", "the orbit as it was known: OMM, TLE, OEM or OCM, of one object").option("--prior-sigma <r,t,n>", "its errors in RTN, m; else from the file, or estimated for an element set");
  addSensorOptions(command, "where it was seen from: degrees north, east, metres; for all files, or one for each").option("--edit-sigma <n>", "measurements that are more sigmas off are turned away", "4").option(
    "--model <name>",
    "two-body, or full: EGM96 36x36 in low orbit and 20x20 above, Sun, Moon, and the drag that an element set shows",
    "full"
  ).option("--atmosphere <name>", "of the drag: exponential, or nrlmsise-00 (default with --space-weather)").option("--space-weather <file>", "Sun and magnetic field for nrlmsise-00, SW-All.csv of CelesTrak, also gzip").option(...EOP_OPTION).option("--json", "print JSON (it always does)").action((options) => {
    const { update, wire } = orbitUpdate(options);
    process.stdout.write(`${JSON.stringify(wire, null, 2)}
`);
    if (update.state !== "UPDATED") throw inputAtFault(`${update.state}: ${messageOf(update)}`);
    process.stderr.write(`${messageOf(update)}
`);
  });
}
var messageOf = ({ message }) => textOf(statementOf(message));
function orbitUpdate(options) {
  const sensor = sensorOptions(options);
  const sites = sitesOfFiles(sensor.sites, options.tdm);
  const editSigma = numberOption("--edit-sigma", options.editSigma, 1, 1e3);
  const sigmaRtnM = options.priorSigma === void 0 ? void 0 : sigmas(options.priorSigma);
  if (options.model !== "two-body" && options.model !== "full")
    throw wrongUsage(`--model ${options.model}: two-body or full`);
  const name = atmosphereName(options.atmosphere, options.spaceWeather);
  if (options.model === "two-body" && (options.atmosphere ?? options.spaceWeather) !== void 0) {
    throw wrongUsage("--atmosphere, --space-weather: they belong to --model full");
  }
  const air = options.model === "two-body" ? void 0 : airOf(name, options.spaceWeather);
  const earthOrientation = options.eop === void 0 ? void 0 : readEarthOrientationDaysFile(options.eop);
  const eop = earthOrientation && earthOrientationOfDays(earthOrientation);
  const tracks = options.tdm.flatMap((file, i) => tracksOfFile(file, { ...sensor, ...sites[i] }, eop));
  const times = tracks.flatMap(({ measurements }) => measurements.map(({ receptionTaiS }) => receptionTaiS));
  noteOrientation("sites are", eop, times);
  const middleTaiS = (Math.min(...times) + Math.max(...times)) / 2;
  const prior = priorOfFile(options.prior, middleTaiS, sigmaRtnM, eop, air);
  noteNames(tracks, prior, options.prior);
  const drag = air && prior.elements && dragOfElements(prior.elements, air);
  const answer = orbitAfter({
    prior: prior.prior,
    motion: air === void 0 ? "two-body" : { air, ...drag && { drag } },
    wantedAtTaiS: null,
    tracks,
    editSigma,
    ...earthOrientation && { earthOrientation }
  });
  if (!answer.ok) throw inputAtFault(`${options.tdm.join(", ")}: ${textOf(tell(answer.fault.code))}`);
  const { update } = answer.value;
  const atmosphere = answer.value.atmosphere && { ...answer.value.atmosphere, model: name };
  return { update, wire: { ...wireUpdate(update, prior, tracks, eop), atmosphere, drag: wireDrag(update, drag) } };
}
function wireDrag({ force }, drag) {
  if (force === void 0 || drag === void 0) return null;
  return { factor: 1 + drag.sigmaShare * force.sigmas, sigma: drag.sigmaShare * Math.sqrt(force.variance) };
}
function noteNames(tracks, { names }, prior) {
  const plain = (name) => name.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
  const plainNames = new Set(names.map(plain));
  for (const { file, participants } of tracks) {
    if (participants.some((participant) => plainNames.has(plain(participant)))) continue;
    process.stderr.write(
      `${file}: names ${participants.join(", ")}, and ${prior} ${names.join(", ")}: it may be another object
`
    );
  }
}
function sigmas(text) {
  const parts = text.split(",");
  if (parts.length !== 3) throw wrongUsage(`--prior-sigma ${text}: three numbers R,T,N in metres`);
  const [r, t, n] = parts.map((part) => numberOption("--prior-sigma", part, 1e-6, 1e8));
  return [r, t, n];
}
function wireUpdate(update, { covariance }, tracks, eop) {
  const { covarianceRtn } = update;
  return {
    state: update.state,
    message: messageOf(update),
    epoch: formatUtcZ(update.epochTaiS, 6),
    frame: "EME2000",
    positionKm: update.positionM.map((value) => value / 1e3),
    velocityKmS: update.velocityMps.map((value) => value / 1e3),
    covarianceRtn: covarianceRtn === void 0 ? null : [0, 1, 2, 3, 4, 5].map((row) => [...covarianceRtn.subarray(6 * row, 6 * row + 6)]),
    wrms: update.wrms ?? null,
    residuals: update.residuals.map((residual) => wireResidual(residual, tracks)),
    accepted: update.accepted,
    rejected: update.rejected,
    observability: textOf(statementOf([update.observability])),
    priorCovariance: covariance,
    earthOrientation: orientationUsed(eop, update.epochTaiS)
  };
}
function wireResidual(residual, tracks) {
  const arcsec = (angleRad) => Number((angleRad / RAD_PER_ARCSEC).toPrecision(4));
  const { rightAscensionRad, declinationRad, rangeM, rangeRateMps } = residual;
  return {
    file: tracks[residual.track].file,
    epoch: formatUtcZ(residual.receptionTaiS, 6),
    ...rightAscensionRad !== void 0 && { raArcsec: arcsec(rightAscensionRad) },
    ...declinationRad !== void 0 && { decArcsec: arcsec(declinationRad) },
    ...rangeM !== void 0 && { rangeM: Number(rangeM.toPrecision(6)) },
    ...rangeRateMps !== void 0 && { rangeRateMps: Number(rangeRateMps.toPrecision(6)) },
    use: residual.use
  };
}
export {
  addOrbitUpdate
};
//# sourceMappingURL=orbit-update-MHYETXMD.mjs.map

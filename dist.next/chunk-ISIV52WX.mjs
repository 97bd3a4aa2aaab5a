import {
  SPEED_OF_LIGHT_MPS,
  accelerationNoise,
  consideredArc,
  movedAlong,
  noiseBetween,
  pressed,
  siteState,
  wayAlong
} from "./chunk-7FJWUM4P.mjs";
import {
  cholesky,
  eigenSymmetric
} from "./chunk-EFPVRPBJ.mjs";
import {
  congruent6,
  invert6,
  multiply6,
  stateOfSix,
  transposed6,
  turned6
} from "./chunk-GGSRQIBL.mjs";
import {
  wrapPi,
  wrapTwoPi
} from "./chunk-XMHCSSDI.mjs";
import {
  EARTH_ROTATION_RADPS,
  MU_EARTH
} from "./chunk-CRMFVZQ4.mjs";

// packages/tracking/src/orbit-update/process-noise.ts
var OF_STEP = 6;
var LEAST_GAP_S = 60;
function noiseSteps(sightings, epochTaiS, dynamics, arc) {
  if (dynamics === "two-body" || !("forces" in dynamics) || dynamics.noise === void 0) return [];
  const six = new Float64Array(6);
  if (!arc.read(epochTaiS, six)) return [];
  const noiseAt = accelerationNoise(arc, stateOfSix(six, epochTaiS), dynamics.noise, dynamics);
  const middles = middlesOf(sightings);
  return [-1, 1].flatMap((side) => {
    const offs = middles.map((at) => side * (at - epochTaiS)).filter((off) => off > LEAST_GAP_S).sort((a, b) => a - b);
    const steps = [];
    let lastS = 0;
    let before;
    for (const offS of offs) {
      if (offS - lastS < LEAST_GAP_S) continue;
      const until = noiseAt(epochTaiS + side * offS);
      const fromTaiS = epochTaiS + side * (lastS + offS) / 2;
      steps.push({ fromTaiS, root: rootOf(noiseBetween(before, until)) });
      lastS = offS;
      before = until;
    }
    return steps;
  });
}
function isBeyond({ fromTaiS }, epochTaiS, originTaiS) {
  return fromTaiS > originTaiS ? epochTaiS >= fromTaiS : epochTaiS <= fromTaiS;
}
function middlesOf(sightings) {
  const spans = /* @__PURE__ */ new Map();
  for (const { track, atTaiS } of sightings) {
    const [first, last] = spans.get(track) ?? [atTaiS, atTaiS];
    spans.set(track, [Math.min(first, atTaiS), Math.max(last, atTaiS)]);
  }
  return [...spans.values()].map(([first, last]) => (first + last) / 2);
}
function rootOf(covariance) {
  const scale = [0, 1, 2, 3, 4, 5].map((i) => Math.sqrt(Math.max(covariance[7 * i], Number.MIN_VALUE)));
  const scaled = covariance.map((value, n) => value / (scale[Math.floor(n / 6)] * scale[n % 6]));
  const { values, vectors } = eigenSymmetric(scaled, 6);
  return vectors.map((value, n) => scale[Math.floor(n / 6)] * value * Math.sqrt(Math.max(0, values[n % 6])));
}

// packages/tracking/src/orbit-update/predicted-row.ts
var TURNS = 4;
var c = SPEED_OF_LIGHT_MPS;
function predictedRow(site, receptionTaiS, arc) {
  const object = new Float64Array(6);
  const transition = new Float64Array(36);
  const sight = new Float64Array(3);
  let rangeM = 0;
  for (let turn = 0; turn < TURNS; turn++) {
    const isLast = turn === TURNS - 1;
    if (!arc.read(receptionTaiS - rangeM / c, object, isLast ? transition : void 0)) return void 0;
    for (let i = 0; i < 3; i++) sight[i] = object[i] - site[i];
    rangeM = Math.hypot(sight[0], sight[1], sight[2]);
  }
  const u = sight.map((value) => value / rangeM);
  const across = Math.hypot(u[0], u[1]);
  const [cosA, sinA] = across === 0 ? [1, 0] : [u[0] / across, u[1] / across];
  const east = [-sinA, cosA, 0];
  const north = [-u[2] * cosA, -u[2] * sinA, across];
  const dot = (a, b, from = 0) => a[0] * b[from] + a[1] * b[from + 1] + a[2] * b[from + 2];
  const objectAlong = dot(u, object, 3);
  const siteAlong = dot(u, site, 3);
  const retarded = 1 + objectAlong / c;
  const rangeRateMps = (objectAlong - siteAlong) / retarded;
  const byState = new Float64Array(24);
  const [fromObject, fromSite] = [(1 - rangeRateMps / c) / retarded, 1 / retarded];
  for (let i = 0; i < 3; i++) {
    byState[12 + i] = u[i] / retarded;
    for (const [row, axis] of [east, north].entries()) {
      byState[6 * row + i] = (axis[i] - dot(axis, object, 3) * u[i] / (c * retarded)) / rangeM;
    }
    byState[18 + i] = (fromObject * (object[3 + i] - objectAlong * u[i]) - fromSite * (site[3 + i] - siteAlong * u[i])) / rangeM;
    byState[21 + i] = fromObject * u[i];
  }
  return {
    rightAscensionRad: wrapTwoPi(Math.atan2(u[1], u[0])),
    declinationRad: Math.atan2(u[2], across),
    rangeM,
    rangeRateMps,
    slopes: throughTransition(byState, transition),
    rates: ratesOf(site, object, u, [east, north], rangeM, rangeRateMps)
  };
}
function throughTransition(byState, transition) {
  const slopes = new Float64Array(24);
  for (let row = 0; row < 24; row += 6) {
    for (let column = 0; column < 6; column++) {
      let sum = 0;
      for (let k = 0; k < 6; k++) sum += byState[row + k] * transition[6 * k + column];
      slopes[row + column] = sum;
    }
  }
  return slopes;
}
function ratesOf(site, object, u, axes, rangeM, rangeRateMps) {
  const rates = new Float64Array(4);
  const slowed = 1 - rangeRateMps / c;
  const distance3 = Math.hypot(object[0], object[1], object[2]) ** 3;
  let square = 0;
  let pulled = 0;
  for (let i = 0; i < 3; i++) {
    const relative = object[3 + i] * slowed - site[3 + i];
    for (const [row, axis] of axes.entries()) rates[row] = rates[row] + axis[i] * relative / rangeM;
    square += relative * relative;
    const siteM = i === 2 ? 0 : site[i];
    pulled += u[i] * (EARTH_ROTATION_RADPS ** 2 * siteM - MU_EARTH * object[i] / distance3);
  }
  rates[2] = rangeRateMps;
  rates[3] = (square - rangeRateMps ** 2) / rangeM + pulled;
  return rates;
}

// packages/tracking/src/orbit-update/residuals.ts
var BIASES = 3;
var FORCE_STEP = 0.01;
function forceUnknowns(residuals) {
  return (residuals.find(({ forceSlopes }) => forceSlopes)?.forceSlopes?.length ?? 0) / 4;
}
function biasSigmas({ timeBiasSigmaS, angleBiasSigmaRad }) {
  return [timeBiasSigmaS, angleBiasSigmaRad, angleBiasSigmaRad];
}
function besideSigmas(tracks, residuals) {
  return [...tracks.flatMap(biasSigmas), ...new Array(forceUnknowns(residuals)).fill(1)];
}
function residualsOf(sightings, arc, biases, beside = []) {
  const out = [];
  const site = new Float64Array(6);
  for (const sighting of sightings) {
    const [lateS = 0, east = 0, north = 0] = biases.subarray(BIASES * sighting.track, BIASES * sighting.track + BIASES);
    site.set(sighting.site);
    for (let i = 0; i < 3; i++) site[i] = site[i] - lateS * site[i + 3];
    const predicted = predictedRow(site, sighting.atTaiS - lateS, arc);
    if (predicted === void 0) return void 0;
    const [ascension, declination, rangeM, rangeRateMps] = sighting.observed;
    const residual = Float64Array.of(
      wrapPi(ascension - predicted.rightAscensionRad) * Math.cos(predicted.declinationRad) - east,
      declination - predicted.declinationRad - north,
      rangeM - predicted.rangeM,
      rangeRateMps - predicted.rangeRateMps
    );
    const biasSlopes = new Float64Array(4 * BIASES);
    for (let row = 0; row < 4; row++) biasSlopes[BIASES * row] = -predicted.rates[row];
    biasSlopes[1] = 1;
    biasSlopes[BIASES + 2] = 1;
    const forceSlopes = new Float64Array(4 * beside.length);
    for (const [k, other] of beside.entries()) {
      const changed = predictedRow(site, sighting.atTaiS - lateS, other);
      if (changed === void 0) return void 0;
      forceSlopes.set(
        differenceOf(changed, predicted).map((value) => value / FORCE_STEP),
        4 * k
      );
    }
    out.push({ sighting, residual, slopes: predicted.slopes, biasSlopes, ...beside.length > 0 && { forceSlopes } });
  }
  return out;
}
function withSteps(residuals, steps, epochTaiS) {
  if (steps.length === 0) return residuals;
  return residuals.map((row) => {
    const { slopes, forceSlopes = new Float64Array(0), sighting } = row;
    const whole = new Float64Array(forceSlopes.length + 4 * OF_STEP * steps.length);
    whole.set(forceSlopes);
    for (const [step, { root }] of steps.entries()) {
      if (!isBeyond(steps[step], sighting.atTaiS, epochTaiS)) continue;
      for (let i = 0; i < OF_STEP; i++) {
        const at = forceSlopes.length + 4 * (OF_STEP * step + i);
        for (let component = 0; component < 4; component++) {
          for (let k = 0; k < 6; k++) whole[at + component] += slopes[6 * component + k] * root[6 * k + i];
        }
      }
    }
    return { ...row, forceSlopes: whole };
  });
}
function differenceOf(one, other) {
  return Float64Array.of(
    wrapPi(one.rightAscensionRad - other.rightAscensionRad) * Math.cos(other.declinationRad),
    one.declinationRad - other.declinationRad,
    one.rangeM - other.rangeM,
    one.rangeRateMps - other.rangeRateMps
  );
}

// packages/tracking/src/orbit-update/sightings.ts
function sightingsOf(tracks, eop) {
  const seen = /* @__PURE__ */ new Set();
  return tracks.flatMap(
    ({ site, measurements, sigma, timeBiasS }, track) => measurements.map((measurement, index) => {
      const atTaiS = measurement.receptionTaiS - timeBiasS;
      const { positionM, velocityMps } = siteState(site, atTaiS, eop);
      const observed = observedOf(measurement);
      const key = [...site.positionM, measurement.receptionTaiS, ...observed].join();
      const isDuplicate = seen.has(key);
      seen.add(key);
      const { angleRad, rangeM = Number.NaN, rangeRateMps = Number.NaN } = sigma;
      return {
        track,
        index,
        atTaiS,
        observed,
        isDuplicate,
        site: Float64Array.of(...positionM, ...velocityMps),
        sigma: Float64Array.of(angleRad, angleRad, rangeM, rangeRateMps)
      };
    })
  );
}
function isMeasured({ observed, sigma }, component) {
  return Number.isFinite(observed[component]) && sigma[component] > 0;
}
function observedOf(measurement) {
  const { rightAscensionRad, declinationRad, rangeM, rangeRateMps } = measurement;
  const hasAngles = rightAscensionRad !== void 0 && declinationRad !== void 0;
  return Float64Array.of(
    hasAngles ? rightAscensionRad : Number.NaN,
    hasAngles ? declinationRad : Number.NaN,
    rangeM ?? Number.NaN,
    rangeRateMps ?? Number.NaN
  );
}

// packages/tracking/src/orbit-update/linear-system.ts
function normalEquations(residuals, tracks, isUsed, units) {
  const across = units && transposed6(units);
  const forces = forceUnknowns(residuals);
  const size = 6 + BIASES * tracks + forces;
  const matrix = new Float64Array(size * size);
  const right = new Float64Array(size);
  const width = 6 + BIASES + forces;
  const places = new Int32Array(width);
  const row = new Float64Array(width);
  let squares = 0;
  let count = 0;
  for (const [index, { sighting, residual, slopes, biasSlopes, forceSlopes }] of residuals.entries()) {
    if (!isUsed(index)) continue;
    for (let i = 0; i < forces; i++) places[6 + BIASES + i] = size - forces + i;
    for (let i = 0; i < 6; i++) places[i] = i;
    for (let i = 0; i < BIASES; i++) places[6 + i] = 6 + BIASES * sighting.track + i;
    for (let component = 0; component < 4; component++) {
      if (!isMeasured(sighting, component)) continue;
      const sigma = sighting.sigma[component];
      const slope = slopes.subarray(6 * component, 6 * component + 6);
      const turned = across ? turned6(across, slope) : slope;
      for (let i = 0; i < 6; i++) row[i] = turned[i] / sigma;
      for (let i = 0; i < BIASES; i++) row[6 + i] = biasSlopes[BIASES * component + i] / sigma;
      for (let i = 0; i < forces; i++) row[6 + BIASES + i] = (forceSlopes?.[4 * i + component] ?? 0) / sigma;
      const left = residual[component] / sigma;
      squares += left * left;
      count++;
      for (let i = 0; i < row.length; i++) {
        if (row[i] === 0) continue;
        right[places[i]] = right[places[i]] + row[i] * left;
        for (let j = 0; j < row.length; j++) {
          const at = places[i] * size + places[j];
          matrix[at] = matrix[at] + row[i] * row[j];
        }
      }
    }
  }
  return { size, matrix, right, squares, count };
}
function inverseOf(matrix, size) {
  const scale = Float64Array.from({ length: size }, (_, i) => Math.sqrt(matrix[i * size + i]));
  if (scale.some((one) => !(one > 0 && Number.isFinite(one)))) return void 0;
  const scaled = matrix.map((value, n) => value / (scale[Math.floor(n / size)] * scale[n % size]));
  const lower = cholesky(scaled, size);
  if (lower === void 0) return void 0;
  const out = new Float64Array(size * size);
  const x = new Float64Array(size);
  for (let column = 0; column < size; column++) {
    x.fill(0);
    x[column] = 1;
    for (let i = 0; i < size; i++) {
      for (let k = 0; k < i; k++) x[i] = x[i] - lower[i * size + k] * x[k];
      x[i] = x[i] / lower[i * size + i];
    }
    for (let i = size - 1; i >= 0; i--) {
      for (let k = i + 1; k < size; k++) x[i] = x[i] - lower[k * size + i] * x[k];
      x[i] = x[i] / lower[i * size + i];
    }
    for (let i = 0; i < size; i++) out[i * size + column] = x[i] / (scale[i] * scale[column]);
  }
  return out;
}
var ORBIT = [0, 1, 2, 3, 4, 5];
function orbitEquations({ matrix, right, squares, size }, sigmas, kept = ORBIT) {
  const width = kept.length;
  const information = Float64Array.from({ length: width * width }, (_, n) => {
    const [i, j] = [Math.floor(n / width), n % width];
    return matrix[kept[i] * size + kept[j]];
  });
  const side = Float64Array.from(kept, (at) => right[at]);
  const isOpen = (at) => matrix[at * (size + 1)] > 0 && !kept.includes(at);
  const open = sigmas.flatMap((sigma, i) => sigma > 0 && isOpen(6 + i) ? [6 + i] : []);
  const count = open.length;
  const biases = new Float64Array(count * count);
  for (const [i, a] of open.entries()) {
    for (const [j, b] of open.entries()) biases[i * count + j] = matrix[a * size + b];
    biases[i * (count + 1)] = biases[i * (count + 1)] + 1 / sigmas[a - 6] ** 2;
  }
  const inverse = count === 0 ? void 0 : inverseOf(biases, count);
  if (inverse === void 0) return { information, right: side, squares };
  let left = squares;
  for (const [k, a] of open.entries()) {
    for (const [l, b] of open.entries()) {
      const weight = inverse[k * count + l];
      left -= right[a] * weight * right[b];
      for (const [i, row] of kept.entries()) {
        side[i] = side[i] - matrix[row * size + a] * weight * right[b];
        for (const [j, column] of kept.entries()) {
          const at = width * i + j;
          information[at] = information[at] - matrix[row * size + a] * weight * matrix[column * size + b];
        }
      }
    }
  }
  return { information, right: side, squares: left };
}

// packages/tracking/src/orbit-update/bend.ts
var FOURTH_MOMENT = 3;
function widened(covariance, { shift, sigmas, held }) {
  if (!Number.isFinite(sigmas)) return covariance;
  const weight = 1 / (1 / FOURTH_MOMENT + held);
  return covariance.map((value, n) => value + weight * shift[Math.floor(n / 6)] * shift[n % 6]);
}
function bendOf(here, beside, prior, { units, covariance: own }, biasSigmas2, motion) {
  const toLength = Float64Array.from({ length: 36 }, (_, n) => n % 7 === 0 ? n < 18 ? 1 : 1 / motion : 0);
  const { values, vectors } = eigenSymmetric(congruent6(multiply6(toLength, units), own), 6);
  const sigma = Math.sqrt(Math.max(0, values[5]));
  const along = (sign) => Float64Array.from({ length: 6 }, (_, i) => sign * sigma * vectors[6 * i + 5] * (i < 3 ? 1 : motion));
  const [less, more] = [beside(along(-1)), beside(along(1))];
  if (less === void 0 || more === void 0)
    return { shift: new Float64Array(6), sigmas: Number.POSITIVE_INFINITY, held: 0 };
  const curved = here.residuals.map((one, index) => {
    const [before, after] = [less.residuals[index].residual, more.residuals[index].residual];
    const second = one.residual.map((value, component) => {
      const [a, b] = [before[component] - value, after[component] - value];
      return component === 0 ? 0.5 * (wrapPi(a) + wrapPi(b)) : 0.5 * (a + b);
    });
    return { ...one, residual: second };
  });
  const tracks = (biasSigmas2.length - forceUnknowns(curved)) / BIASES;
  const equations = normalEquations(curved, tracks, () => true, units);
  const { right, squares } = orbitEquations(equations, biasSigmas2);
  const away = here.way.map((value, i) => value - 0.5 * (less.way[i] + more.way[i]));
  const pull = pressed(prior, away);
  const side = right.map((value, i) => value - pull.right[i]);
  const by = turned6(own, side);
  const square = by.reduce((sum, value, i) => sum + value * side[i], 0);
  return {
    shift: turned6(units, by),
    sigmas: Math.sqrt(Math.max(0, square)),
    held: Math.max(0, squares + pull.square - square)
  };
}

// packages/tracking/src/orbit-update/force-ways.ts
var NEAR_M = 5e3;
function consideredAt(problem, state, arc, before) {
  const { dynamics } = problem;
  if (dynamics === "two-body" || !("forces" in dynamics) || dynamics.considered === void 0) return void 0;
  const farthest = farthestOf(problem, arc);
  const apart = before && Math.hypot(...[0, 1, 2].map((k) => farthest[k] - before.farthest[k]));
  return apart !== void 0 && apart < NEAR_M ? before : consideredFrom(problem, state, arc, farthest);
}
function farthestOf({ sightings, epochTaiS }, arc) {
  const six = new Float64Array(6);
  const off = (at) => Math.abs(at - epochTaiS);
  arc.read(
    sightings.reduce((farthest, { atTaiS }) => off(atTaiS) > off(farthest) ? atTaiS : farthest, epochTaiS),
    six
  );
  return six;
}
function consideredFrom(problem, state, arc, farthest) {
  const [from, to] = problem.spanTaiS;
  const braked = consideredArc(stateOfSix(state, problem.epochTaiS), from, to, problem.dynamics);
  if (braked === void 0) return void 0;
  if (!braked.ok) return null;
  const six = new Float64Array(6);
  return {
    farthest,
    displacementAt(epochTaiS, out) {
      if (!arc.read(epochTaiS, six) || !braked.value.stateAt(epochTaiS, out)) return false;
      out.set(wayAlong(six, out).by);
      return true;
    }
  };
}
function displacementAhead(transition, apart) {
  const back = invert6(transition);
  if (back === void 0) return void 0;
  const out = new Float64Array(6);
  for (let i = 0; i < 6; i++) for (let k = 0; k < 6; k++) out[i] = out[i] - back[6 * i + k] * apart[k];
  return out;
}
var LEAST_LEAD_S = 600;
function leadIn({ dynamics, sightings, epochTaiS }) {
  const lastTaiS = sightings.reduce((last, { atTaiS }) => Math.max(last, atTaiS), Number.NEGATIVE_INFINITY);
  const persistence = dynamics !== "two-body" && "forces" in dynamics ? dynamics.persistence : void 0;
  const hasLead = persistence !== void 0 && persistence < 1 && epochTaiS - lastTaiS > LEAST_LEAD_S;
  return { lastTaiS, ...hasLead && { persistence } };
}
function noBiases(problem) {
  const { dynamics, tracks, noise } = problem;
  const isUncertain = dynamics !== "two-body" && "forces" in dynamics && dynamics.considered !== void 0;
  const forces = isUncertain ? leadIn(problem).persistence === void 0 ? 1 : 2 : 0;
  return new Float64Array(BIASES * tracks.length + forces + OF_STEP * noise.length);
}
function waysOf(problem, arc, { displacementAt }) {
  const { persistence, lastTaiS } = leadIn(problem);
  if (persistence === void 0) return [(epochTaiS, _, out) => displacementAt(epochTaiS, out)];
  const [six, by, transition] = [new Float64Array(6), new Float64Array(6), new Float64Array(36)];
  if (!arc.read(lastTaiS, six, transition) || !displacementAt(lastTaiS, by)) return null;
  const lead = displacementAhead(transition, by);
  if (lead === void 0) return null;
  const way = (before, after) => (epochTaiS, phi, out) => {
    if (!displacementAt(epochTaiS, out)) return false;
    for (let i = 0; i < 6; i++) {
      let ahead = 0;
      for (let k = 0; k < 6; k++) ahead += phi[6 * i + k] * lead[k];
      out[i] = before * (out[i] + ahead) - after * ahead;
    }
    return true;
  };
  return [way(persistence, 1), way(Math.sqrt(1 - persistence ** 2), 0)];
}
function flownOrbit(problem, arc, considered, shares) {
  const ways = waysOf(problem, arc, considered);
  if (ways === null) return null;
  const more = (at) => shares.map((share, i) => share + (i === at ? FORCE_STEP : 0));
  return { orbit: movedBy(arc, ways, shares), beside: ways.map((_, k) => movedBy(arc, ways, more(k))) };
}
function movedBy(arc, ways, shares) {
  const [by, sum, phi] = [new Float64Array(6), new Float64Array(6), new Float64Array(36)];
  return {
    ...arc,
    read(epochTaiS, state, transition = phi) {
      if (!arc.read(epochTaiS, state, transition)) return false;
      sum.fill(0);
      for (const [k, way] of ways.entries()) {
        if (shares[k] === 0) continue;
        if (!way(epochTaiS, transition, by)) return false;
        for (let i = 0; i < 6; i++) sum[i] = sum[i] + shares[k] * by[i];
      }
      if (sum.some((value) => value !== 0)) state.set(movedAlong(state, sum));
      return true;
    }
  };
}
function steppedOrbit({ noise, epochTaiS }, arc, sigmas) {
  if (noise.length === 0) return arc;
  const ways = noise.map(
    ({ root }, step) => turned6(
      root,
      Array.from({ length: OF_STEP }, (_, i) => sigmas[OF_STEP * step + i])
    )
  );
  const phi = new Float64Array(36);
  return {
    ...arc,
    read(at, state, transition = phi) {
      if (!arc.read(at, state, transition)) return false;
      const sum = new Float64Array(6);
      for (const [step, way] of ways.entries()) {
        if (isBeyond(noise[step], at, epochTaiS)) for (let i = 0; i < 6; i++) sum[i] = sum[i] + way[i];
      }
      if (sum.some((value) => value !== 0)) state.set(movedAlong(state, turned6(transition, sum)));
      return true;
    }
  };
}

export {
  predictedRow,
  OF_STEP,
  noiseSteps,
  isBeyond,
  rootOf,
  BIASES,
  FORCE_STEP,
  forceUnknowns,
  biasSigmas,
  besideSigmas,
  residualsOf,
  withSteps,
  sightingsOf,
  isMeasured,
  normalEquations,
  inverseOf,
  orbitEquations,
  widened,
  bendOf,
  consideredAt,
  displacementAhead,
  noBiases,
  flownOrbit,
  steppedOrbit
};
//# sourceMappingURL=chunk-ISIV52WX.mjs.map

import {
  AXIS,
  SLOW_ELEMENTS,
  slowElements
} from "./chunk-NHSADP6A.mjs";
import {
  equinoctialFromCartesian,
  sixOf
} from "./chunk-GGSRQIBL.mjs";
import {
  gmst82
} from "./chunk-IHQRYJEI.mjs";
import {
  EARTH_RADIUS_KM,
  J2,
  MU_KM3_S2,
  batchOf,
  propagateOne,
  sgp4,
  sgp4Init
} from "./chunk-CYHM7ET5.mjs";
import {
  wrapPi,
  wrapTwoPi
} from "./chunk-XMHCSSDI.mjs";
import {
  objectTypeOfName
} from "./chunk-CRMFVZQ4.mjs";
import {
  SECONDS_PER_DAY,
  formatUtc,
  parseUtc,
  ut1
} from "./chunk-JQJWWTBG.mjs";
import {
  fail,
  ok
} from "./chunk-D5Y2WIO4.mjs";

// packages/astro/src/sgp4/fit-mean-elements.ts
var RAD = Math.PI / 180;
var ROUNDS_OF_DIFFERENCES = 8;
var LARGEST_STEPS = 40;
var SMALLEST_SHARE = 1e-3;
var LARGEST_MISFIT_KM = 1e-4;
var POSITION_TOLERANCE_KM = 1e-7;
var VELOCITY_WEIGHT_S = 1e3;
function fitMeanElements(state, epochTaiS, identity) {
  if (state.frame !== "TEME") throw new Error(`the inverse of SGP4 works in TEME, not in ${state.frame}`);
  const epochUtc = formatUtc(epochTaiS, 6);
  const epoch = parseUtc(epochUtc);
  if (!epoch.ok) throw new Error(`an epoch that was just written cannot be read: ${epochUtc}`);
  const minutes = (state.epochTaiS - epoch.value) / 60;
  const wanted = sixOf(state).map((value) => value / 1e3);
  const start = osculating(wanted);
  if (start === void 0) return fail({ code: "orbit-not-closed", missM: Number.POSITIVE_INFINITY });
  const elementsOf = (x2) => toMeanElements(carryBack(x2, minutes), epoch.value, epochUtc, identity);
  const stateOf = (x2) => {
    const out = new Float64Array(6);
    return sgp4(sgp4Init(elementsOf(x2)), minutes, out) === 0 ? [...out] : void 0;
  };
  let x = start;
  for (let round = 0; round < ROUNDS_OF_DIFFERENCES; round += 1) {
    const reached = stateOf(x);
    const six = reached === void 0 ? void 0 : osculating(reached);
    if (six === void 0) break;
    x = x.map((value, at) => value + (at === 5 ? wrapPi(start[at] - six[at]) : start[at] - six[at]));
  }
  const misfit = (candidate) => stateOf(candidate)?.map((value, row) => (wanted[row] - value) * (row < 3 ? 1 : VELOCITY_WEIGHT_S));
  let residual = misfit(x);
  let miss = residual === void 0 ? Number.POSITIVE_INFINITY : Math.hypot(...residual);
  for (let step = 0; step < LARGEST_STEPS && residual !== void 0 && miss > POSITION_TOLERANCE_KM; step += 1) {
    const correction = solve(jacobian(x, stateOf), residual);
    if (correction === void 0) break;
    let isBetter = false;
    for (let share = 1; share > SMALLEST_SHARE && !isBetter; share /= 2) {
      const next = x.map((value, at) => value + share * correction[at]);
      const left = misfit(next);
      isBetter = left !== void 0 && Math.hypot(...left) < miss;
      if (isBetter) [x, residual] = [next, left];
    }
    if (!isBetter) break;
    miss = Math.hypot(...residual);
  }
  if (miss > LARGEST_MISFIT_KM) return fail({ code: "fit-did-not-converge", missM: miss * 1e3 });
  return ok(elementsOf(x));
}
function osculating(state) {
  const elements = equinoctialFromCartesian(state, MU_KM3_S2, 1);
  if (elements === void 0) return void 0;
  const { meanMotionRadps, af, ag, chi, psi, meanLongitudeRad } = elements;
  return [meanMotionRadps * 86400 / (2 * Math.PI), ag, af, chi, psi, meanLongitudeRad];
}
function carryBack(x, minutes) {
  const [n, h, k, p, q, lambda] = x;
  const inclination = 2 * Math.atan(Math.hypot(p, q));
  const meanMotionRad = n * 2 * Math.PI / 86400;
  const semiMajor = (MU_KM3_S2 / meanMotionRad ** 2) ** (1 / 3);
  const rate = 0.75 * J2 * (EARTH_RADIUS_KM / (semiMajor * (1 - h * h - k * k))) ** 2 * meanMotionRad;
  const seconds = -minutes * 60;
  const node = -2 * rate * Math.cos(inclination) * seconds;
  const longitudeOfPerigee = node + rate * (5 * Math.cos(inclination) ** 2 - 1) * seconds;
  const turn = (a, b, angle) => [
    a * Math.cos(angle) + b * Math.sin(angle),
    b * Math.cos(angle) - a * Math.sin(angle)
  ];
  const [hTurned, kTurned] = turn(h, k, longitudeOfPerigee);
  const [pTurned, qTurned] = turn(p, q, node);
  return [n, hTurned, kTurned, pTurned, qTurned, lambda + meanMotionRad * seconds + longitudeOfPerigee];
}
function toMeanElements(x, epochTaiS, epochUtc, identity) {
  const [n, h, k, p, q, lambda] = x;
  const longitudeOfPerigee = Math.atan2(h, k);
  const node = Math.atan2(p, q);
  return {
    noradId: identity.noradId,
    name: identity.name,
    cosparId: identity.cosparId,
    epochTaiS,
    epochUtc,
    meanMotionRevPerDay: n,
    eccentricity: Math.hypot(h, k),
    inclinationDeg: 2 * Math.atan(Math.hypot(p, q)) / RAD,
    raanDeg: wrapTwoPi(node) / RAD,
    argPerigeeDeg: wrapTwoPi(longitudeOfPerigee - node) / RAD,
    meanAnomalyDeg: wrapTwoPi(lambda - longitudeOfPerigee) / RAD,
    bstar: identity.bstar ?? 0,
    meanMotionDot: 0,
    meanMotionDdot: 0,
    ephemerisType: 0,
    classification: "U",
    elementSetNo: 999,
    revAtEpoch: 0,
    ...identity.objectType === void 0 ? {} : { objectType: identity.objectType },
    ...identity.rcsM2 === void 0 ? {} : { rcsM2: identity.rcsM2 }
  };
}
var STEP = 1e-6;
function jacobian(x, stateOf) {
  const rows = Array.from({ length: 6 }, () => new Array(6).fill(0));
  for (let column = 0; column < 6; column += 1) {
    const forward = stateOf(x.map((value, at) => at === column ? value + STEP : value));
    const backward = stateOf(x.map((value, at) => at === column ? value - STEP : value));
    if (forward === void 0 || backward === void 0) return void 0;
    for (let row = 0; row < 6; row += 1) {
      rows[row][column] = (forward[row] - backward[row]) / (2 * STEP) * (row < 3 ? 1 : VELOCITY_WEIGHT_S);
    }
  }
  return rows;
}
function solve(matrix, right) {
  if (matrix === void 0) return void 0;
  const rows = matrix.map((row, at) => [...row, right[at]]);
  const size = rows.length;
  for (let pivot = 0; pivot < size; pivot += 1) {
    let best = pivot;
    for (let row = pivot + 1; row < size; row += 1) {
      if (Math.abs(rows[row][pivot]) > Math.abs(rows[best][pivot])) best = row;
    }
    [rows[pivot], rows[best]] = [rows[best], rows[pivot]];
    const divisor = rows[pivot][pivot];
    if (!(Math.abs(divisor) > 0)) return void 0;
    for (let row = pivot + 1; row < size; row += 1) {
      const factor = rows[row][pivot] / divisor;
      for (let column = pivot; column <= size; column += 1) rows[row][column] -= factor * rows[pivot][column];
    }
  }
  const solution = new Array(size).fill(0);
  for (let row = size - 1; row >= 0; row -= 1) {
    let sum = rows[row][size];
    for (let column = row + 1; column < size; column += 1) sum -= rows[row][column] * solution[column];
    solution[row] = sum / rows[row][row];
  }
  return solution;
}

// packages/operations/src/mission/planned-orbit.ts
var NAME = "PLANNED";
var BOX_SLICE_S = 28 * SECONDS_PER_DAY;
var GOLDEN = (Math.sqrt(5) - 1) / 2;
var SIDEREAL_REV_PER_DAY = 1.00273790935;
var ROUNDS = 4;
function missionSlices(orbit, startTaiS, stopTaiS) {
  if (orbit.kind === "heights") return ok([{ elements: elementsOfHeights(orbit, startTaiS), startTaiS, stopTaiS }]);
  if (orbit.kind === "insertion") {
    const fitted = fitMeanElements(orbit.state, startTaiS, { noradId: 0, name: NAME, cosparId: "", bstar: 0 });
    return fitted.ok ? ok([{ elements: fitted.value, startTaiS, stopTaiS }]) : fitted;
  }
  const slices = [];
  for (let k = 0; startTaiS + k * BOX_SLICE_S < stopTaiS; k++) {
    const from = startTaiS + k * BOX_SLICE_S;
    const to = Math.min(from + BOX_SLICE_S, stopTaiS);
    const place = orbit.longitudeDeg + orbit.halfWidthDeg * (2 * (k * GOLDEN % 1) - 1);
    slices.push({
      elements: elementsOfPlace(orbit.inclinationDeg, place, k, from, to),
      startTaiS: from,
      stopTaiS: to
    });
  }
  return ok(slices);
}
function elementsOfHeights({ perigeeKm, apogeeKm, ...planes }, epochTaiS) {
  const axisKm = EARTH_RADIUS_KM + (perigeeKm + apogeeKm) / 2;
  const eccentricity = (apogeeKm - perigeeKm) / 2 / axisKm;
  const slow = new Float64Array(SLOW_ELEMENTS);
  let meanMotionRevPerDay = SECONDS_PER_DAY / (2 * Math.PI) * Math.sqrt(MU_KM3_S2 / axisKm ** 3);
  let elements = elementSet({ ...planes, eccentricity, meanAnomalyDeg: 0, meanMotionRevPerDay }, epochTaiS);
  for (let round = 0; round < ROUNDS; round++) {
    if (slowElements(batchOf([sgp4Init(elements)]), 0, epochTaiS, slow) !== 0) break;
    meanMotionRevPerDay *= (slow[AXIS] * EARTH_RADIUS_KM / axisKm) ** 1.5;
    elements = { ...elements, meanMotionRevPerDay };
  }
  return elements;
}
function elementsOfPlace(inclinationDeg, longitudeDeg, turn, startTaiS, stopTaiS) {
  const planes = { inclinationDeg, raanDeg: 360 * turn * GOLDEN % 360, argPerigeeDeg: 0, eccentricity: 1e-4 };
  let meanMotionRevPerDay = SIDEREAL_REV_PER_DAY;
  let meanAnomalyDeg = 0;
  const wholeDays = Math.max(1, Math.floor((stopTaiS - startTaiS) / SECONDS_PER_DAY));
  const laterTaiS = startTaiS + wholeDays * SECONDS_PER_DAY / SIDEREAL_REV_PER_DAY;
  for (let round = 0; round < ROUNDS; round++) {
    const batch = batchOf([sgp4Init(elementSet({ ...planes, meanAnomalyDeg, meanMotionRevPerDay }, startTaiS))]);
    const [first, last] = [longitudeAt(batch, startTaiS), longitudeAt(batch, laterTaiS)];
    const driftDeg = wrapPi((last - first) * Math.PI / 180) * (180 / Math.PI);
    meanAnomalyDeg = (meanAnomalyDeg + longitudeDeg - first + 720) % 360;
    meanMotionRevPerDay -= driftDeg / 360 / wholeDays;
  }
  return elementSet({ ...planes, meanAnomalyDeg, meanMotionRevPerDay }, startTaiS);
}
function longitudeAt(batch, epochTaiS) {
  const state = new Float64Array(6);
  propagateOne(batch, 0, epochTaiS, state, 0);
  const angle = Math.atan2(state[1], state[0]) - gmst82(ut1(epochTaiS, 0));
  return wrapPi(angle) * 180 / Math.PI;
}
function elementSet({ meanMotionRevPerDay, eccentricity, inclinationDeg, raanDeg, argPerigeeDeg, meanAnomalyDeg }, epochTaiS) {
  const epochUtc = formatUtc(epochTaiS, 6);
  const epoch = parseUtc(epochUtc);
  return {
    noradId: 0,
    name: NAME,
    cosparId: "",
    epochTaiS: epoch.ok ? epoch.value : epochTaiS,
    epochUtc,
    meanMotionRevPerDay,
    eccentricity,
    inclinationDeg,
    raanDeg,
    argPerigeeDeg,
    meanAnomalyDeg,
    bstar: 0,
    meanMotionDot: 0,
    meanMotionDdot: 0,
    ephemerisType: 0,
    classification: "U",
    elementSetNo: 0,
    revAtEpoch: 0
  };
}

// packages/operations/src/mission/traffic-groups.ts
var TYPES = ["PAYLOAD", "ROCKET BODY", "DEBRIS"];
function trafficGroups(growth, ours) {
  const named = [.../* @__PURE__ */ new Set([...growth.keys(), ...ours.keys()])].filter((name) => !TYPES.includes(name));
  const names = [...named.sort((a, b) => b.length - a.length || (a < b ? -1 : 1)), ...TYPES];
  return names.map((name) => ({ name, growth: growth.get(name) ?? 1, ourShare: ours.get(name) ?? 1 }));
}
function groupIndex(groups, { name, objectType }) {
  const type = objectType ?? objectTypeOfName(name);
  const known = type === void 0 || type === "UNKNOWN" ? "PAYLOAD" : type;
  const upper = name.toUpperCase();
  return groups.findIndex(
    (group) => TYPES.includes(group.name) ? group.name === known : upper.startsWith(group.name)
  );
}

export {
  fitMeanElements,
  missionSlices,
  trafficGroups,
  groupIndex
};
//# sourceMappingURL=chunk-G26PB7K7.mjs.map

import {
  BIASES,
  FORCE_STEP,
  bendOf,
  biasSigmas,
  displacementAhead,
  forceUnknowns,
  inverseOf,
  normalEquations,
  orbitEquations,
  predictedRow,
  residualsOf,
  rootOf,
  sightingsOf,
  widened
} from "./chunk-ISIV52WX.mjs";
import {
  accelerationNoise,
  addSensorOptions,
  axesOf,
  consideredArc,
  dragWay,
  isWhole,
  movedAlong,
  noiseBetween,
  orbitArc,
  priorInformation,
  sensorOptions,
  wayAlong
} from "./chunk-7FJWUM4P.mjs";
import {
  visibilities
} from "./chunk-GWV2TFWY.mjs";
import "./chunk-S2PF4BS4.mjs";
import {
  inTurn,
  partOfProgress
} from "./chunk-33BVEFNV.mjs";
import {
  kindProblem
} from "./chunk-YVHKJPRG.mjs";
import {
  readCatalogueFile
} from "./chunk-DHJV4SQR.mjs";
import {
  numberOption,
  startOption,
  wholeOption
} from "./chunk-F4PYMTON.mjs";
import {
  EOP_OPTION,
  noteOrientation,
  readEarthOrientationDaysFile
} from "./chunk-VQZCHEK3.mjs";
import {
  readText
} from "./chunk-VUS4WX4N.mjs";
import {
  motionOf,
  orbitForces
} from "./chunk-MA6LB3SY.mjs";
import {
  bodyOf
} from "./chunk-SFHU7OSA.mjs";
import {
  elementsOrbit,
  expectedPoints,
  plannedTrack,
  viewOf
} from "./chunk-WAVZK6C3.mjs";
import "./chunk-BEAJMVT7.mjs";
import "./chunk-XE7WSCOI.mjs";
import {
  egm96,
  forceModel
} from "./chunk-DRZODJF2.mjs";
import "./chunk-IO7BPYYA.mjs";
import {
  plannedEncounterOf
} from "./chunk-XOCJKTFS.mjs";
import {
  propagateTwoBody
} from "./chunk-63IL6MBF.mjs";
import "./chunk-H6CQBRAW.mjs";
import "./chunk-GLLHUQUM.mjs";
import "./chunk-QUOUCEHU.mjs";
import "./chunk-XAEPJ36T.mjs";
import "./chunk-IE2VUP45.mjs";
import "./chunk-WM2KWLZN.mjs";
import "./chunk-45VDEFED.mjs";
import "./chunk-EP2FK75A.mjs";
import "./chunk-PMXGMC47.mjs";
import "./chunk-SX4P7CIH.mjs";
import "./chunk-QYOYMQUK.mjs";
import "./chunk-TEKZAZ7H.mjs";
import {
  messageApproach
} from "./chunk-RTLHHJLK.mjs";
import {
  readCdm
} from "./chunk-ZELNLM4B.mjs";
import {
  DEFAULT_VERDICT_THRESHOLDS,
  correlatedReport,
  objectsOf,
  verdict,
  verdictOfReport,
  verdictPcOf,
  verdictReport
} from "./chunk-TFK7XCIF.mjs";
import {
  encounterPlane,
  projectCovariance
} from "./chunk-KBE52FWN.mjs";
import "./chunk-BGTYLUKS.mjs";
import {
  DRAG_PERSISTENCE,
  carriableCovariance
} from "./chunk-GKHTNQWA.mjs";
import "./chunk-PLROUQ7Q.mjs";
import {
  exponentialAtmosphere
} from "./chunk-JFDAAJRY.mjs";
import "./chunk-PL7NDV4T.mjs";
import {
  eigenSymmetric
} from "./chunk-EFPVRPBJ.mjs";
import {
  determinant2,
  foster1992,
  principal2,
  principalEncounter,
  scaled2,
  sum2
} from "./chunk-D2J54P6C.mjs";
import "./chunk-OCTYTDT2.mjs";
import "./chunk-5YGOAFM5.mjs";
import "./chunk-WN7XZFL2.mjs";
import {
  congruent6,
  covarianceInLocal,
  identity6,
  multiply6,
  sixOf,
  stateOfSix,
  transposed6,
  turned6
} from "./chunk-GGSRQIBL.mjs";
import {
  earthOrientationOfDays
} from "./chunk-IHQRYJEI.mjs";
import "./chunk-UANHIYDB.mjs";
import "./chunk-PESGF56Y.mjs";
import {
  seededRandom
} from "./chunk-D6MAFDXG.mjs";
import "./chunk-CUNGASR2.mjs";
import "./chunk-GZW2Z354.mjs";
import {
  maximumBetween
} from "./chunk-Z7TE2O33.mjs";
import "./chunk-CYHM7ET5.mjs";
import "./chunk-XMHCSSDI.mjs";
import {
  MU_EARTH
} from "./chunk-CRMFVZQ4.mjs";
import "./chunk-LRQNFPWD.mjs";
import {
  formatUtcZ
} from "./chunk-JQJWWTBG.mjs";
import {
  describeFaultWithPlace,
  inputAtFault
} from "./chunk-KOAYSOLG.mjs";
import {
  fail,
  ok
} from "./chunk-D5Y2WIO4.mjs";

// packages/conjunction/src/pc/bounds/reachable.ts
var STRIDE = 0.3;
var BESIDE_TOP = 1.06;
var SMALLEST_SHARE = 1e-3;
var WIDTH = 1e-3;
function planePc(plane) {
  const { missXM, missYM, primaryM2, secondaryM2, hardBodyRadiusM } = plane;
  return pcOf(missXM, missYM, sum2(primaryM2, secondaryM2), hardBodyRadiusM);
}
function canReach(plane, limitPc) {
  return reachOf(plane, limitPc)(plane.missXM, plane.missYM);
}
function reachOf({ primaryM2, secondaryM2, hardBodyRadiusM }, limitPc) {
  const joint = sum2(primaryM2, secondaryM2);
  const { minor, major } = principal2(joint);
  const family = (at) => familyOf(at, hardBodyRadiusM);
  const both = family((share) => scaled2(joint, share * share));
  const either = () => [
    family((share) => sum2(scaled2(primaryM2, share * share), secondaryM2)),
    family((share) => sum2(primaryM2, scaled2(secondaryM2, share * share)))
  ];
  let families;
  return (missXM, missYM) => {
    const miss = Math.hypot(missXM, missYM);
    if (miss < hardBodyRadiusM) return true;
    if (hardBodyRadiusM === 0) return false;
    const lowest = Math.max(SMALLEST_SHARE, (miss - hardBodyRadiusM) / Math.sqrt(major) / 7);
    if (reaches(both, lowest, limitPc, missXM, missYM)) return true;
    if (!(minor > 0)) return false;
    families ??= either();
    return families.some((family2) => reaches(family2, SMALLEST_SHARE, limitPc, missXM, missYM));
  };
}
function familyOf(at, radiusM) {
  const count = Math.ceil(-Math.log(SMALLEST_SHARE) / STRIDE);
  const step = Math.log(SMALLEST_SHARE) / count;
  const scales = Array.from({ length: count + 1 }, (_, i) => {
    const covariance = at(Math.exp(i * step));
    const determinant = determinant2(covariance);
    const across = radiusM / Math.sqrt(principal2(covariance).minor);
    return {
      log: i * step,
      covariance,
      determinant,
      across,
      weight: radiusM * radiusM / (2 * Math.sqrt(determinant))
    };
  });
  return { radiusM, at, scales };
}
function reaches({ radiusM, at, scales }, lowest, limitPc, x, y) {
  if (lowest >= 1) return false;
  const from = Math.log(lowest);
  for (const [i, scale] of scales.entries()) {
    if (i > 0 && scales[i - 1].log <= from) return false;
    const size = decidedBy(scale, x, y, limitPc);
    if (size === "above") return true;
    if (size === "below") continue;
    const pc = pcOf(x, y, scale.covariance, radiusM);
    if (pc >= limitPc) return true;
    if (pc * BESIDE_TOP < limitPc) continue;
    const pcAt = (log) => pcOf(x, y, at(Math.exp(log)), radiusM);
    const low = scales[Math.min(scales.length - 1, i + 1)].log;
    const high = scales[Math.max(0, i - 1)].log;
    if (pcAt(maximumBetween(pcAt, low, high, WIDTH)) >= limitPc) return true;
  }
  return false;
}
function decidedBy({ covariance, determinant, across, weight }, x, y, limitPc) {
  if (!(determinant > 0 && Number.isFinite(across))) return "open";
  const square = (covariance.yy * x * x - 2 * covariance.yx * x * y + covariance.xx * y * y) / determinant;
  const distance = Math.sqrt(Math.max(0, square));
  if (weight * Math.exp(-0.5 * (distance + across) ** 2) >= limitPc) return "above";
  const nearest = Math.max(0, distance - across);
  return weight * Math.exp(-0.5 * nearest * nearest) * BESIDE_TOP < limitPc ? "below" : "open";
}
function pcOf(x, y, joint, radiusM) {
  const encounter = principalEncounter(x, y, joint, radiusM);
  return encounter.repair === "unusable" ? 0 : foster1992(encounter);
}

// packages/tracking/src/orbit-update/joint-information.ts
function jointInformation(tracks, { root, matrix: known }) {
  const inSigmas = multiply6(transposed6(root), known);
  const sum = tracks.toSorted((a, b) => a.lastTaiS - b.lastTaiS).reduce((earlier, { information, unforeseen }, k, inTime) => {
    const both = earlier.map((value, n) => value + information[n]);
    if (unforeseen === void 0) return both;
    const step = rootOf(noiseBetween(inTime[k + 1]?.unforeseen, unforeseen));
    return lessSure(both, multiply6(inSigmas, step));
  }, new Float64Array(49));
  const lead = leadOfAll(tracks);
  const leading = lead && turned6(transposed6(root), turned6(known, lead.displacement));
  const stays = lead?.persistence ?? 1;
  const otherwise = Math.sqrt(1 - stays ** 2);
  const seen = new Float64Array(7 * 8);
  for (let i = 0; i < 6; i++) {
    const by = leading?.[i] ?? 0;
    seen[9 * i] = 1;
    seen[8 * i + 6] = (stays - 1) * by;
    seen[8 * i + 7] = otherwise * by;
  }
  seen[54] = stays;
  seen[55] = otherwise;
  const matrix = new Float64Array(64);
  for (let a = 0; a < 8; a++) {
    for (let b = 0; b < 8; b++) {
      for (let i = 0; i < 7; i++) {
        for (let j = 0; j < 7; j++) {
          matrix[8 * a + b] = matrix[8 * a + b] + seen[8 * i + a] * sum[7 * i + j] * seen[8 * j + b];
        }
      }
    }
  }
  const forces = Float64Array.of(matrix[54] + 1, matrix[55], matrix[62], matrix[63] + 1);
  const inverse = inverseOf(forces, 2);
  return Float64Array.from({ length: 36 }, (_, n) => {
    const [i, j] = [Math.floor(n / 6), n % 6];
    let value = matrix[8 * i + j];
    for (let a = 0; a < 2; a++) {
      for (let b = 0; b < 2; b++) value -= matrix[8 * i + 6 + a] * inverse[2 * a + b] * matrix[8 * j + 6 + b];
    }
    return value;
  });
}
function lessSure(information, step) {
  const rows = rootRows(information);
  for (let column = 0; column < 6; column++) {
    const seen = rows.map((row) => [0, 1, 2, 3, 4, 5].reduce((sum, k) => sum + row[k] * step[6 * k + column], 0));
    const square = seen.reduce((sum, value) => sum + value * value, 0);
    if (!(square > 0)) continue;
    const share = (1 - 1 / Math.sqrt(1 + square)) / square;
    const along = Float64Array.from({ length: 7 }, (_, k) => rows.reduce((sum, row, r) => sum + seen[r] * row[k], 0));
    for (const [r, row] of rows.entries()) for (let k = 0; k < 7; k++) row[k] = row[k] - share * seen[r] * along[k];
  }
  return Float64Array.from(
    { length: 49 },
    (_, n) => rows.reduce((sum, row) => sum + row[Math.floor(n / 7)] * row[n % 7], 0)
  );
}
var NOTHING = 1e-14;
function rootRows(information) {
  const left = Float64Array.from(information);
  const rows = [];
  const shareOf = (k) => information[8 * k] > 0 ? left[8 * k] / information[8 * k] : 0;
  for (let n = 0; n < 7; n++) {
    const pivot = [0, 1, 2, 3, 4, 5, 6].reduce((most, k) => shareOf(k) > shareOf(most) ? k : most, 0);
    if (!(shareOf(pivot) > NOTHING)) break;
    const root = Math.sqrt(left[8 * pivot]);
    const row = Float64Array.from({ length: 7 }, (_, k) => left[7 * pivot + k] / root);
    for (let k = 0; k < 49; k++) left[k] = left[k] - row[Math.floor(k / 7)] * row[k % 7];
    rows.push(row);
  }
  return rows;
}
function leadOfAll(tracks) {
  return tracks.reduce(
    (latest, one) => latest === void 0 || one.lastTaiS > latest.lastTaiS ? one : latest,
    void 0
  )?.lead;
}
function jointResiduals(tracks) {
  const lead = leadOfAll(tracks);
  return tracks.flatMap(
    ({ residuals }, track) => residuals.map((one) => ({
      ...one,
      sighting: { ...one.sighting, track },
      ...lead && { forceSlopes: slopesWith(one, lead) }
    }))
  );
}
function slopesWith({ slopes, forceSlopes }, { displacement, persistence }) {
  const otherwise = Math.sqrt(1 - persistence ** 2);
  const out = new Float64Array(8);
  for (let row = 0; row < 4; row++) {
    let ahead = 0;
    for (let i = 0; i < 6; i++) ahead += slopes[6 * row + i] * displacement[i];
    const before = (forceSlopes?.[row] ?? 0) + ahead;
    out[row] = persistence * before - ahead;
    out[4 + row] = otherwise * before;
  }
  return out;
}

// packages/tracking/src/orbit-update/planned-bend.ts
function plannedBend(tracks, known, arc, prior, covariance) {
  const start = sixOf(known);
  const [here, there] = [new Float64Array(6), new Float64Array(6)];
  const residuals = jointResiduals(tracks);
  const beside = (moved) => {
    const from = start.map((value, i) => value + moved[i]);
    const neighbour = {
      ...arc,
      read(epochTaiS, state, transition) {
        if (!arc.read(epochTaiS, state, transition)) return false;
        propagateTwoBody(start, epochTaiS - known.epochTaiS, here);
        propagateTwoBody(from, epochTaiS - known.epochTaiS, there);
        for (let i = 0; i < 6; i++) state[i] = state[i] + there[i] - here[i];
        return true;
      }
    };
    const seen = residualsOf(
      residuals.map(({ sighting }) => sighting),
      neighbour,
      new Float64Array(BIASES * tracks.length)
    );
    return seen && { residuals: seen, way: wayAlong(start, from).by };
  };
  const motion = Math.sqrt(MU_EARTH / Math.hypot(...known.positionM) ** 3);
  return bendOf(
    { residuals, way: new Float64Array(6) },
    beside,
    prior,
    { units: prior.root, covariance },
    [...tracks.flatMap(({ sigmas }) => sigmas), ...new Array(forceUnknowns(residuals)).fill(1)],
    motion
  );
}

// packages/tracking/src/orbit-update/planned-information.ts
function plannedKnowledge(track, arc, prior, eop, forces, unforeseenAt) {
  const { sigma } = track;
  const measurements = track.receptionTaiS.map((receptionTaiS) => ({
    receptionTaiS,
    ...Number.isFinite(sigma.angleRad) && { rightAscensionRad: 0, declinationRad: 0 },
    ...sigma.rangeM !== void 0 && { rangeM: 0 },
    ...sigma.rangeRateMps !== void 0 && { rangeRateMps: 0 }
  }));
  const whole = { ...track, measurements, timeBiasS: 0 };
  const sightings = [];
  for (const sighting of sightingsOf([whole], eop)) {
    const seen = predictedRow(sighting.site, sighting.atTaiS, arc);
    if (seen === void 0) return void 0;
    const values = [seen.rightAscensionRad, seen.declinationRad, seen.rangeM, seen.rangeRateMps];
    sightings.push({ ...sighting, observed: sighting.observed.map((value, i) => value + values[i]) });
  }
  const residuals = residualsOf(sightings, arc, new Float64Array(BIASES), forces ? [forces.braked] : []);
  const lastTaiS = Math.max(...track.receptionTaiS);
  const lead = forces && leadOf(lastTaiS, arc, forces);
  if (residuals === void 0 || forces !== void 0 && lead === void 0) return void 0;
  const equations = normalEquations(residuals, 1, () => true, prior.root);
  const sigmas = biasSigmas(whole);
  const kept = forces ? WITH_FORCES : WITH_FORCES.slice(0, 6);
  const { information } = orbitEquations(equations, sigmas, kept);
  return {
    information: forces ? information : widerBy(information, 6),
    residuals,
    sigmas,
    lastTaiS,
    ...lead && { lead },
    ...unforeseenAt && { unforeseen: unforeseenAt((Math.min(...track.receptionTaiS) + lastTaiS) / 2) }
  };
}
var WITH_FORCES = [0, 1, 2, 3, 4, 5, 6 + BIASES];
function widerBy(matrix, size) {
  const wide = size + 1;
  return Float64Array.from({ length: wide * wide }, (_, n) => {
    const [i, j] = [Math.floor(n / wide), n % wide];
    return i < size && j < size ? matrix[size * i + j] : 0;
  });
}
function leadOf(lastTaiS, arc, { braked, persistence }) {
  const [six, other, transition] = [new Float64Array(6), new Float64Array(6), new Float64Array(36)];
  if (!arc.read(lastTaiS, six, transition) || !braked.read(lastTaiS, other)) return void 0;
  const displacement = displacementAhead(
    transition,
    other.map((value, k) => (value - six[k]) / FORCE_STEP)
  );
  return displacement && { displacement, persistence };
}

// packages/planning/src/expected-gain/observed-encounter.ts
function objectOf(encounter, object) {
  const { observed, densityErrors } = encounter;
  const state = encounter[object];
  const isEstimated = object === observed ? encounter.isObservedEstimated : encounter.isOtherEstimated;
  const matrix = object === "primary" ? encounter.primaryCovarianceRtn : encounter.secondaryCovarianceRtn;
  return {
    state,
    covariance: { epochTaiS: state.epochTaiS, frame: "RTN", matrix },
    covarianceOrigin: isEstimated ? "estimated" : "given",
    ...densityErrors && { densityError: densityErrors[object] }
  };
}

// packages/planning/src/expected-gain/spread-normals.ts
function stepsOf(dimensions) {
  let root = 1;
  for (let turn = 0; turn < MOST_TURNS; turn++) root = (1 + root) ** (1 / (dimensions + 1));
  return Array.from({ length: dimensions }, (_, k) => root ** -(k + 1));
}
var MOST_TURNS = 60;
var LEAST = 1e-12;
function spreadNormals(count, seed, pairs = 1) {
  const random = seededRandom(seed);
  const steps = stepsOf(2 * pairs);
  const start = steps.map(() => random());
  const out = new Float64Array(2 * pairs * count);
  for (let i = 0; i < count; i++) {
    for (let pair = 0; pair < pairs; pair++) {
      const [u, v] = [2 * pair, 2 * pair + 1].map((k) => (start[k] + i * steps[k]) % 1);
      const radius = Math.sqrt(-2 * Math.log(Math.max(LEAST, 1 - u)));
      out[2 * (pairs * i + pair)] = radius * Math.cos(2 * Math.PI * v);
      out[2 * (pairs * i + pair) + 1] = radius * Math.sin(2 * Math.PI * v);
    }
  }
  return out;
}

// packages/planning/src/expected-gain/judged-outcomes.ts
function judgedWhole([primary, secondary], { hardBodyRadiusM, thresholds }, isAtTca) {
  const report = verdictReport({
    primary: withoutShared(primary),
    secondary: withoutShared(secondary),
    isAtTca,
    hardBodyRadiusM
  });
  if (!report.ok) return report;
  const shared = report.value.objects.map((object, k) => withShared(object, k === 0 ? primary : secondary));
  const correlated = correlatedReport(shared, hardBodyRadiusM);
  if (!correlated.ok) return correlated;
  const alone = verdictPcOf(report.value);
  const together = correlated.value && verdictPcOf(correlated.value);
  const counted = together && alone && together.pc > alone.pc ? together : alone;
  const { kind } = verdictOfReport(report.value, {
    nowTaiS: report.value.tcaTaiS,
    decisionLeadS: 0,
    thresholds,
    ...together && { correlatedPc: together.pc }
  });
  return ok({ report: report.value, kind, ...counted && { counted } });
}
var withoutShared = ({ densityError: _, ...object }) => object;
var withShared = (object, { densityError }) => ({
  ...object,
  ...densityError && { densityError }
});
var MOST_JUDGED = 96;
function judgedOutcomes({ encounter, prior }, { covariance, moves }, draws, seed) {
  const { observed } = encounter;
  const known = encounter[observed];
  const toRtn = axesOf(known, "to-rtn");
  const matrix = congruent6(toRtn, covariance);
  const { densityErrors } = encounter;
  const left = densityErrors && leftOfShared(densityErrors[observed], known, (s) => turned6(covariance, turned6(prior.matrix, s)));
  const normals = spreadNormals(draws, seed, 3);
  return Array.from({ length: draws }, (_, i) => {
    const by = turned6(moves, normals.subarray(6 * i, 6 * i + 6));
    const state = stateOfSix(movedAlong(sixOf(known), by), known.epochTaiS, known.frame);
    const moved = {
      state,
      covariance: { epochTaiS: state.epochTaiS, frame: "RTN", matrix },
      ...left && { densityError: left }
    };
    const objects = ["primary", "secondary"].map(
      (object) => object === observed ? moved : objectOf(encounter, object)
    );
    const judged = judgedWhole(objects, encounter, false);
    return judged.ok ? { kind: judged.value.kind, pc: judged.value.counted?.pc } : { kind: "no-conclusion", pc: void 0 };
  });
}
function leftOfShared({ relativeSigma, positionRtnM, velocityRtnMps }, known, leftOf) {
  const shift = turned6(axesOf(known, "to-inertial"), Float64Array.of(...positionRtnM, ...velocityRtnMps));
  const left = turned6(axesOf(known, "to-rtn"), leftOf(shift));
  const vector = (from) => [left[from], left[from + 1], left[from + 2]];
  return { relativeSigma, positionRtnM: vector(0), velocityRtnMps: vector(3) };
}

// packages/planning/src/expected-gain/gain-basis.ts
function gainBasis(encounter) {
  const plane = encounterPlane(encounter.primary, encounter.secondary);
  if (!plane.ok) return plane;
  const other = encounter.observed === "primary" ? "secondary" : "primary";
  const { observed } = encounter;
  const prior = priorInformation({ ...encounter[observed], covarianceRtn: covarianceOf(encounter, observed) });
  if (!isWhole(prior)) return fail({ code: "covariance-unusable", object: observed });
  const otherCovariance = covarianceOf(encounter, other);
  if (![0, 7, 14].every((i) => otherCovariance[i] > 0)) return fail({ code: "covariance-unusable", object: other });
  const inertial = congruent6(axesOf(encounter[other], "to-inertial"), otherCovariance);
  const now = nowOf(encounter);
  if (!now.ok) return now;
  return ok({
    encounter,
    now: now.value,
    plane: plane.value,
    prior,
    otherM2: projectCovariance(plane.value, positionBlock(inertial))
  });
}
function nowOf(encounter) {
  const judged = judgedWhole([objectOf(encounter, "primary"), objectOf(encounter, "secondary")], encounter, true);
  if (!judged.ok) return judged;
  const { report, kind, counted } = judged.value;
  return ok({
    verdict: kind,
    ...counted && { asItIs: counted },
    isPlanar: counted?.method === "foster-1992" && !counted.isInadequate && encounter.densityErrors === void 0,
    isUsageUnknown: report.isUnchecked
  });
}
function covarianceOf(encounter, object) {
  return object === "primary" ? encounter.primaryCovarianceRtn : encounter.secondaryCovarianceRtn;
}
function positionBlock(matrix) {
  return Float64Array.from({ length: 9 }, (_, n) => matrix[6 * Math.floor(n / 3) + n % 3]);
}
var MARGIN_S = 10;
function knowledgeOf({ encounter, prior }, tracks, eop) {
  const knownState = encounter[encounter.observed];
  const times = tracks.flatMap(({ receptionTaiS }) => receptionTaiS);
  if (times.some((t) => t > knownState.epochTaiS)) return fail({ code: "pass-after-approach" });
  const from = Math.min(knownState.epochTaiS, ...times) - MARGIN_S;
  const arc = orbitArc(knownState, from, knownState.epochTaiS, encounter.dynamics);
  if (!arc.ok) return arc;
  const forces = forcesOf(encounter, arc.value);
  const { dynamics } = encounter;
  const forced = dynamics !== "two-body" && "forces" in dynamics ? dynamics : void 0;
  const unforeseenAt = forced?.noise && accelerationNoise(arc.value, knownState, forced.noise, forced);
  const out = tracks.map((track) => plannedKnowledge(track, arc.value, prior, eop, forces, unforeseenAt));
  return out.every((knowledge) => knowledge !== void 0) ? ok({ arc: arc.value, tracks: out }) : fail({ code: "state-not-finite" });
}
function forcesOf({ drag, ...encounter }, arc) {
  if (drag === void 0) return void 0;
  const knownState = encounter[encounter.observed];
  const flown = consideredArc(knownState, arc.startTaiS, knownState.epochTaiS, encounter.dynamics);
  if (flown?.ok === false) return void 0;
  const other = new Float64Array(6);
  const wayAt = (epochTaiS, six) => {
    if (epochTaiS === knownState.epochTaiS) return new Float64Array(6);
    if (flown !== void 0)
      return flown.value.stateAt(epochTaiS, other) ? other.map((value, i) => value - six[i]) : void 0;
    const state = stateOfSix(six, epochTaiS);
    return turned6(axesOf(state, "to-inertial"), dragWay(state, drag, epochTaiS - knownState.epochTaiS));
  };
  const braked = {
    startTaiS: arc.startTaiS,
    stopTaiS: arc.stopTaiS,
    read(epochTaiS, out) {
      const way = arc.read(epochTaiS, out) ? wayAt(epochTaiS, out) : void 0;
      if (way === void 0) return false;
      for (let i = 0; i < 6; i++) out[i] = out[i] + FORCE_STEP * way[i];
      return true;
    }
  };
  return { braked, persistence: drag.persistence };
}

// packages/planning/src/expected-gain/expected-gain.ts
function missesOf(basis, arc, passes) {
  const { encounter } = basis;
  const { prior } = basis;
  const before = inPlane(basis, congruent6(prior.root, identity6()));
  const own = covarianceAfter(jointInformation(passes, prior));
  const linear = congruent6(prior.root, own);
  const known = passes.length === 0 ? before : inPlane(basis, linear);
  const byForces = covarianceAfter(jointInformation(passes.map(ofForcesAlone), prior));
  const bend = plannedBend(passes, encounter[encounter.observed], arc, prior, byForces);
  const covariance = widened(linear, bend);
  const after = passes.length === 0 ? before : inPlane(basis, covariance);
  const taken = identity6().map((value, k) => value - own[k]);
  const moves = multiply6(prior.root, rootOf6(taken));
  return { passes: passes.length, before, known, after, covariance, moves };
}
var ofForcesAlone = ({ unforeseen: _, ...track }) => track;
function missGainOf(basis, arc, passes) {
  return missGain(basis, missesOf(basis, arc, passes));
}
function missGain({ otherM2, now }, { passes, before, after }) {
  const sigmaOf = (observedM2) => Math.sqrt(principal2(sum2(observedM2, otherM2)).major);
  return { passes, missSigmaBeforeM: sigmaOf(before), missSigmaAfterM: sigmaOf(after), now };
}
function gainOf(basis, arc, planned, { draws, seed }) {
  const misses = missesOf(basis, arc, planned);
  const { now, ...miss } = missGain(basis, misses);
  const outcomes = now.isPlanar ? planarOutcomes(basis, misses, { draws, seed }) : judgedOutcomes(basis, misses, Math.min(draws, MOST_JUDGED), seed);
  const pcs = Float64Array.from(outcomes.flatMap(({ pc }) => pc ?? [])).sort();
  const at = (share) => pcs[Math.min(pcs.length - 1, Math.floor(share * pcs.length))];
  const shareOf = (wanted) => outcomes.filter(({ kind }) => kind === wanted).length / outcomes.length;
  return {
    ...miss,
    pcNow: now.asItIs.pc,
    verdictNow: now.verdict,
    pcMedian: at(0.5),
    pcLow: at(0.05),
    pcHigh: at(0.95),
    withoutPc: 1 - pcs.length / outcomes.length,
    toAct: shareOf("act"),
    toSafe: shareOf("safe"),
    toWatch: shareOf("watch"),
    stays: shareOf("no-conclusion")
  };
}
function planarOutcomes(basis, { before, known, after }, { draws, seed }) {
  const { plane, encounter, now } = basis;
  const moves = rootOf2({ xx: before.xx - known.xx, yx: before.yx - known.yx, yy: before.yy - known.yy });
  const normals = spreadNormals(draws, seed);
  const reaches2 = reachOf(byObject(basis, 0, 0, after), encounter.thresholds.actPc);
  return Array.from({ length: draws }, (_, i) => {
    const u = normals[2 * i];
    const v = normals[2 * i + 1];
    const outcome = byObject(
      basis,
      plane.missXM + moves.xx * u + moves.yx * v,
      plane.missYM + moves.yx * u + moves.yy * v,
      after
    );
    const pc = planePc(outcome);
    return { pc, kind: verdictOf(outcome, pc, encounter, reaches2, now.isUsageUnknown) };
  });
}
function covarianceAfter(measured) {
  const covariance = inverseOf(
    measured.map((value, n) => value + (n % 7 === 0 ? 1 : 0)),
    6
  );
  if (covariance === void 0) throw new Error("information without an inverse");
  return covariance;
}
function inPlane({ plane }, covariance) {
  return projectCovariance(plane, positionBlock(covariance));
}
function byObject({ encounter, otherM2 }, missXM, missYM, observedM2) {
  const [primaryM2, secondaryM2] = encounter.observed === "primary" ? [observedM2, otherM2] : [otherM2, observedM2];
  return { missXM, missYM, primaryM2, secondaryM2, hardBodyRadiusM: encounter.hardBodyRadiusM };
}
var VISIBLE_RISE = 1e-6;
function verdictOf(plane, pc, { primary, thresholds, observed, isOtherEstimated = false }, reaches2 = reachOf(plane, thresholds.actPc), isUsageUnknown = false) {
  const isAbove = pc >= thresholds.actPc;
  const isOpen = isAbove ? isOtherEstimated && canReach(plane, pc * (1 + VISIBLE_RISE)) : reaches2(plane.missXM, plane.missYM);
  return verdict({
    tcaTaiS: primary.epochTaiS,
    nowTaiS: primary.epochTaiS,
    decisionLeadS: 0,
    pc,
    region: isOpen ? "diluted" : "robust",
    maxPc: isOpen ? Math.max(pc, thresholds.actPc) : pc,
    estimatedCovariances: isOtherEstimated ? [observed === "primary" ? "secondary" : "primary"] : [],
    isUsageUnknown,
    thresholds
  }).kind;
}
function rootOf6(covariance) {
  const { values, vectors } = eigenSymmetric(covariance, 6);
  return vectors.map((value, n) => value * Math.sqrt(Math.max(0, values[n % 6])));
}
function rootOf2(covariance) {
  const { minor, major, majorAngleRad } = principal2(covariance);
  const [a, b] = [Math.sqrt(Math.max(0, major)), Math.sqrt(Math.max(0, minor))];
  const [c, s] = [Math.cos(majorAngleRad), Math.sin(majorAngleRad)];
  return { xx: c * c * a + s * s * b, yx: c * s * (a - b), yy: s * s * a + c * c * b };
}

// packages/planning/src/expected-gain/cheapest-set.ts
var USUAL_LIMIT = 0.1;
var MOST_TRIED = 400;
var LARGEST_EXACT = 12;
function cheapestSet(passes, basis, arc, draws, mostOpen = USUAL_LIMIT) {
  const judge = (set) => (set.length === 1 ? set[0].alone : void 0) ?? gainOf(
    basis,
    arc,
    set.map(({ knowledge }) => knowledge),
    draws
  );
  const isEnough = (set) => judge(set).stays <= mostOpen;
  if (isEnough([]) || !isEnough(passes)) return void 0;
  const needed = withoutNeedless(greedy(passes, judge, mostOpen), isEnough);
  const { better, isExact } = passes.length <= LARGEST_EXACT ? cheaper(passes, needed, isEnough) : { better: void 0, isExact: false };
  const best = better ?? needed;
  return { ids: best.map(({ id }) => id), price: priceOf(best), gain: judge(best), isExact };
}
function priceOf(set) {
  return set.reduce((sum, { price }) => sum + price, 0);
}
var LEAST_PRICE = 1e-9;
function greedy(passes, judge, mostOpen) {
  const set = [];
  let open = judge(set).stays;
  while (open > mostOpen && set.length < passes.length) {
    const tried = passes.filter((pass) => !set.includes(pass)).map((pass) => ({ one: pass, left: judge([...set, pass]).stays }));
    const worth = ({ one: pass, left }) => (
      // What goes beyond the limit is not paid for.
      (open - Math.max(left, mostOpen)) / Math.max(pass.price, LEAST_PRICE)
    );
    const most = tried.reduce((best, next) => worth(next) > worth(best) ? next : best);
    set.push(most.one);
    open = most.left;
  }
  return set;
}
function withoutNeedless(set, isEnough) {
  let kept = [...set];
  for (const pass of [...set].sort((a, b) => b.price - a.price)) {
    const rest = kept.filter((other) => other !== pass);
    if (isEnough(rest)) kept = rest;
  }
  return kept;
}
function cheaper(passes, reference, isEnough) {
  const limit = priceOf(reference);
  const sets = Array.from({ length: 2 ** passes.length - 1 }, (_, i) => passes.filter((_one, k) => i + 1 >> k & 1)).map((set) => ({ set, price: priceOf(set) })).filter(({ price }) => price < limit).sort((a, b) => a.price - b.price || a.set.length - b.set.length);
  for (const [tried, { set }] of sets.entries()) {
    if (tried >= MOST_TRIED) return { better: void 0, isExact: false };
    if (isEnough(set)) return { better: set, isExact: true };
  }
  return { better: void 0, isExact: true };
}

// packages/planning/src/expected-gain/thinned-track.ts
function thinned(track, most) {
  const { receptionTaiS, sigma } = track;
  const count = receptionTaiS.length;
  if (count <= most) return track;
  const [first, last] = [receptionTaiS[0], receptionTaiS[count - 1]];
  const step = (last - first) / (count - 1);
  const part = (last - first + step) / most;
  const scale = Math.sqrt(most / count);
  return {
    ...track,
    receptionTaiS: Array.from({ length: most }, (_, i) => first - 0.5 * step + (i + 0.5) * part),
    sigma: {
      angleRad: sigma.angleRad * scale,
      ...sigma.rangeM !== void 0 && { rangeM: sigma.rangeM * scale },
      ...sigma.rangeRateMps !== void 0 && { rangeRateMps: sigma.rangeRateMps * scale }
    }
  };
}

// packages/operations/src/gain/gain.ts
var USUAL_DRAWS = 256;
var USUAL_SEED = 1;
var [ALL_JUDGED, FEWEST_JUDGED] = [384, 16];
var FIELD_DEGREE = 8;
var RELATIVE_ERROR = 1e-9;
var MASS_KG = 1;
var MOST_IN_SETS = 24;
var MOST_POINTS = 36;
function gainsOfPasses(question, progress) {
  const { passes, asked, draws = USUAL_DRAWS, seed = USUAL_SEED } = question;
  const basis = basisOf(question);
  if (!basis.ok) return basis;
  const tracks = passes.map(
    ({ sensor, startTaiS, stopTaiS }) => thinned(plannedTrack(sensor, { startTaiS, stopTaiS }), MOST_POINTS)
  );
  if (passes.some(({ stopTaiS }) => stopTaiS >= question.encounter.tcaTaiS))
    return fail({ code: "pass-after-approach" });
  const known = knowledgeOf(basis.value, tracks, orientationOf(question));
  if (!known.ok) return known;
  const { asItIs, isPlanar } = basis.value.now;
  const isTooMany = !isPlanar && asked !== "together" && passes.length * FEWEST_JUDGED > ALL_JUDGED;
  if (asItIs === void 0 || isTooMany) {
    const { arc, tracks: planned } = known.value;
    const code = asItIs === void 0 ? "no-method-holds" : "too-many-passes";
    return fail({ code, known: missGainOf(basis.value, arc, planned) });
  }
  return ok(answerOf(basis.value, known.value, passes, asked, { draws, seed, progress }));
}
function answerOf(basis, { arc, tracks }, passes, asked, { progress, ...draws }) {
  if (asked === "together") return { each: [], together: gainOf(basis, arc, tracks, draws), starred: void 0 };
  const judged = Math.max(FEWEST_JUDGED, Math.floor(ALL_JUDGED / tracks.length));
  const ofEach = basis.now.isPlanar ? draws : { ...draws, draws: Math.min(draws.draws, judged) };
  const each = [];
  for (const track of inTurn(tracks, partOfProgress(progress, 0, 0.8))) each.push(gainOf(basis, arc, [track], ofEach));
  const priced = passes.map(({ id, price }, i) => ({ id, price, knowledge: tracks[i], alone: each[i] }));
  const isSought = asked === "each-and-set" && basis.now.isPlanar;
  const set = isSought ? cheapestSet(mostTelling(priced), basis, arc, draws) : void 0;
  return { each, together: void 0, starred: set && { ids: set.ids, gain: set.gain } };
}
function mostTelling(passes) {
  const chosen = passes.toSorted((a, b) => a.alone.stays - b.alone.stays || a.alone.missSigmaAfterM - b.alone.missSigmaAfterM).slice(0, MOST_IN_SETS);
  return passes.filter((pass) => chosen.includes(pass));
}
function basisOf(question) {
  const { encounter, observed, drag } = question;
  const { primary, secondary, tcaTaiS, combinedHardBodyRadiusM: hardBodyRadiusM, actLimit, watchLimit } = encounter;
  const [primaryCovarianceRtn, secondaryCovarianceRtn] = [
    covarianceOf2(primary, tcaTaiS),
    covarianceOf2(secondary, tcaTaiS)
  ];
  if (primaryCovarianceRtn === void 0) return fail({ code: "covariance-unusable", object: "primary" });
  if (secondaryCovarianceRtn === void 0) return fail({ code: "covariance-unusable", object: "secondary" });
  return gainBasis({
    primary: stateOf(primary, tcaTaiS),
    secondary: stateOf(secondary, tcaTaiS),
    primaryCovarianceRtn,
    secondaryCovarianceRtn,
    isOtherEstimated: !encounter[observed === "primary" ? "secondary" : "primary"].isErrorKnown,
    isObservedEstimated: !encounter[observed].isErrorKnown,
    ...primary.densityError && secondary.densityError && {
      densityErrors: { primary: primary.densityError, secondary: secondary.densityError }
    },
    ...drag && { drag: { ...drag, persistence: DRAG_PERSISTENCE } },
    hardBodyRadiusM,
    observed,
    thresholds: { version: 1, actPc: actLimit, watchPc: watchLimit },
    dynamics: dynamicsOfObject(question)
  });
}
function covarianceOf2(object, tcaTaiS) {
  const covariance = object.covarianceRtn?.flat();
  if (covariance === void 0 || object.isErrorKnown) return covariance && Float64Array.from(covariance);
  return carriableCovariance(stateOf(object, tcaTaiS), covariance).matrix;
}
var stateOf = ({ positionM, velocityMps }, epochTaiS) => ({
  epochTaiS,
  frame: "EME2000",
  positionM,
  velocityMps
});
function dynamicsOfObject(question) {
  const { encounter, observed, drag, noise } = question;
  const eop = orientationOf(question);
  const { coefficientM2PerKg, sigmaShare = 0 } = drag ?? {};
  const forcesWith = (sigmas) => forceModel("EME2000", {
    gravity: egm96(FIELD_DEGREE),
    withSun: true,
    withMoon: true,
    ...eop && { eop },
    ...coefficientM2PerKg !== void 0 && {
      drag: {
        areaM2: coefficientM2PerKg * (1 + sigmas * sigmaShare) * MASS_KG,
        coefficient: 1,
        atmosphere: exponentialAtmosphere
      }
    }
  });
  const near = stateOf(encounter[observed], encounter.tcaTaiS);
  const brake = coefficientM2PerKg === void 0 ? void 0 : { coefficientM2PerKg, sigmaShare };
  const left = noise && orbitForces({ near, isObject: true, drag: brake }).noise;
  return {
    forces: forcesWith(0),
    massKg: MASS_KG,
    relativeError: RELATIVE_ERROR,
    ...brake && { considered: forcesWith(1) },
    ...left && { noise: left }
  };
}
function orientationOf({ earthOrientation }) {
  return earthOrientation && earthOrientationOfDays(earthOrientation);
}
function orbitBefore(question, startTaiS) {
  const { encounter, observed } = question;
  const state = stateOf(encounter[observed], encounter.tcaTaiS);
  const arc = orbitArc(state, startTaiS, encounter.tcaTaiS, dynamicsOfObject(question));
  if (!arc.ok) return arc;
  const { stopTaiS } = arc.value;
  return ok({
    frame: "EME2000",
    startTaiS: arc.value.startTaiS,
    stopTaiS,
    stateAt: (at, out) => arc.value.read(at, out)
  });
}

// services/cli/src/commands/expected-gain.ts
var RAD = Math.PI / 180;
var HOUR_S = 3600;
var RADAR = {
  kind: "RADAR",
  horizon: [],
  limitingMagnitude: null,
  maxRangeM: null,
  maxSunElevationRad: 0,
  minMoonSeparationRad: 0
};
var TELESCOPE = { ...RADAR, kind: "OPTICAL", maxSunElevationRad: -12 * RAD };
var LONGEST_WINDOW_S = 7 * 86400;
function addExpectedGain(program) {
  const command = program.command("expected-gain").description("what observing an object of a conjunction would tell, before it is done").argument("<file>", "CDM as KVN, XML or JSON").requiredOption("--passes <n>", "how many passes are observed: the first ones after --start");
  addSensorOptions(command, "a sensor: degrees north, east, metres; as often as there are some").option("--object <n>", "which one is observed: 1 or 2", "2").option("--start <time>", "not before, UTC; else the creation of the message").option("--lead-hours <h>", "the last pass ends so long before closest approach", "12").option("--min-elevation <deg>", "elevation from which on it is observed", "20").option("--radar", "sensors measure range and range rate besides, at day and night").option("--any-light", "telescopes by day too, and objects in the shadow").option("--hbr <m>", "combined hard-body radius, m; else from the message or by object type").option("--elements <file>", "TLE or OMM of the observed object: how the air brakes it until closest approach").option("--draws <n>", "outcomes that are drawn", "2048").option("--seed <n>", "of the draws", "1").option(...EOP_OPTION).option("--json", "print JSON").action((file, options) => {
    const gain = gainOfMessage(file, options);
    process.stdout.write(options.json ? `${JSON.stringify(wire(gain), null, 2)}
` : table(gain));
  });
}
function gainOfMessage(file, options) {
  const { question, object } = questionOfMessage(file, options);
  const { passes, encounter } = question;
  const gains = gainsOfPasses(question);
  if (gains.ok) return { tcaTaiS: encounter.tcaTaiS, object, passes, gain: gains.value.together };
  if (gains.fault.code === "no-method-holds")
    return { tcaTaiS: encounter.tcaTaiS, object, passes, gain: gains.fault.known };
  throw inputAtFault(`${file}: no gain can be told: ${gains.fault.code}`);
}
function questionOfMessage(file, options) {
  const sensor = sensorOptions(options);
  const count = wholeOption("--passes", options.passes, 1, 100);
  const observed = wholeOption("--object", options.object, 1, 2) === 1 ? "primary" : "secondary";
  const draws = wholeOption("--draws", options.draws, 16, 1e6);
  const seed = wholeOption("--seed", options.seed, 0, 2 ** 32 - 1);
  const radiusM = options.hbr === void 0 ? void 0 : numberOption("--hbr", options.hbr, 1e-6, 1e6);
  const earthOrientation = options.eop === void 0 ? void 0 : readEarthOrientationDaysFile(options.eop);
  const eop = earthOrientation && earthOrientationOfDays(earthOrientation);
  const { encounter, creationTaiS, name } = encounterOf(file, observed, radiusM, eop);
  const drag = (options.elements === void 0 ? void 0 : dragOfFile(options.elements)) ?? null;
  const { tcaTaiS } = encounter;
  const startTaiS = options.start === void 0 ? creationTaiS : startOption("--start", options.start);
  const stopTaiS = tcaTaiS - numberOption("--lead-hours", options.leadHours, 0, 168) * HOUR_S;
  const span = `from ${formatUtcZ(startTaiS, 0)} to ${formatUtcZ(stopTaiS, 0)}`;
  if (!(startTaiS < stopTaiS)) throw inputAtFault(`${file}: no time for a pass ${span}: --start, --lead-hours`);
  if (stopTaiS - startTaiS > LONGEST_WINDOW_S) throw inputAtFault(`${file}: more than a week ${span}: give --start`);
  noteOrientation("sites are", eop, [startTaiS, stopTaiS]);
  const scene = { encounter, observed, drag, ...earthOrientation && { earthOrientation } };
  const all = passesOf(scene, options, sensor, [startTaiS, stopTaiS]);
  const passes = all.slice(0, count);
  if (passes.length < count)
    throw inputAtFault(`${file}: ${all.length} passes over ${sensor.sites.length} sites ${span}, ${count} wanted`);
  return { question: { ...scene, noise: "OBJECT", passes, asked: "together", draws, seed }, object: name };
}
function dragOfFile(path) {
  const [elements, ...others] = readCatalogueFile(path);
  if (elements === void 0 || others.length > 0) throw inputAtFault(`${path}: one element set is wanted`);
  const { drag } = motionOf(elementsOrbit(elements));
  if (drag === void 0) process.stderr.write(`${path}: ${elements.name} is not braked by the air, or nobody knows
`);
  return drag;
}
function encounterOf(file, observed, radiusM, eop) {
  const text = readText(file);
  const other = kindProblem(text, "cdm");
  if (other !== void 0) throw inputAtFault(`${file}: ${other.message}`);
  const cdm = readCdm(text);
  if (!cdm.ok) throw inputAtFault(`${file}: ${describeFaultWithPlace(cdm.fault)}`);
  const approach = messageApproach(cdm.value, void 0, eop);
  if (!approach.ok) throw inputAtFault(`${file}: object ${approach.fault.object}: ${approach.fault.code}`);
  const planned = plannedEncounterOf(approach.value, radiusM);
  if (!planned.ok) throw inputAtFault(`${file}: ${planned.fault.code}`);
  const { primary, secondary, hardBodyRadiusM } = planned.value;
  const { objects, known } = objectsOf(approach.value);
  const objectAt = (index, { positionM, velocityMps }) => {
    const { covariance, state, covarianceOrigin } = objects[index];
    const { matrix } = covarianceInLocal(covariance, "RTN", state);
    const covarianceRtn = [0, 1, 2, 3, 4, 5].map((row) => [...matrix.subarray(6 * row, 6 * row + 6)]);
    const { densityError } = known[index];
    const isErrorKnown = covarianceOrigin !== "estimated";
    return { positionM, velocityMps, covarianceRtn, isErrorKnown, ...densityError && { densityError } };
  };
  const { name } = cdm.value.objects[observed === "primary" ? 0 : 1];
  const encounter = {
    tcaTaiS: primary.epochTaiS,
    primary: objectAt(0, primary),
    secondary: objectAt(1, secondary),
    combinedHardBodyRadiusM: hardBodyRadiusM,
    actLimit: DEFAULT_VERDICT_THRESHOLDS.actPc,
    watchLimit: DEFAULT_VERDICT_THRESHOLDS.watchPc
  };
  return { encounter, creationTaiS: cdm.value.creationTaiS, name };
}
function passesOf(question, options, { sites, ...accuracy }, [startTaiS, stopTaiS]) {
  const orbit = orbitBefore(question, startTaiS - 60);
  if (!orbit.ok)
    throw inputAtFault(`the orbit cannot be followed back to ${formatUtcZ(startTaiS, 0)}: ${orbit.fault.code}`);
  const eop = question.earthOrientation && earthOrientationOfDays(question.earthOrientation);
  const minElevationRad = numberOption("--min-elevation", options.minElevation, 0, 89) * RAD;
  const isEverSeen = options.radar === true || options.anyLight === true;
  const measures = options.radar === true ? accuracy : { ...accuracy, rangeSigmaM: null, rangeRateSigmaMps: null };
  return sites.flatMap((place, i) => {
    const view = viewOf({ ...place, ...isEverSeen ? RADAR : TELESCOPE, minElevationRad });
    const window = { startTaiS, stopTaiS, ...eop && { eop } };
    const spans = visibilities({ ephemeris: orbit.value, view, body: bodyOf({}), ...window });
    return spans.filter(({ obstacle }) => obstacle === null).map(
      (span) => ({
        id: options.site[i],
        price: 0,
        sensor: { ...place, ...measures },
        startTaiS: span.startTaiS,
        stopTaiS: span.stopTaiS
      })
    );
  }).sort((a, b) => a.startTaiS - b.startTaiS);
}
function gainReport(gain) {
  if (!("now" in gain)) {
    const { verdictNow, pcNow, pcMedian = null, pcLow = null, pcHigh = null, withoutPc } = gain;
    const { toAct, toSafe, toWatch, stays } = gain;
    return { verdictNow, pcNow, outcomes: { pcMedian, pcLow, pcHigh, withoutPc, toAct, toSafe, toWatch, stays } };
  }
  const { verdict: verdict2, asItIs } = gain.now;
  return { verdictNow: verdict2, pcNow: asItIs?.pc ?? null, outcomes: null };
}
var NO_PC = { pcMedian: null, pcLow: null, pcHigh: null };
var UNKNOWN = { ...NO_PC, withoutPc: null, toAct: null, toSafe: null, toWatch: null, stays: null };
function wire({ tcaTaiS, object, passes, gain }) {
  const { missSigmaBeforeM, missSigmaAfterM } = gain;
  const { verdictNow, pcNow, outcomes } = gainReport(gain);
  return {
    tca: formatUtcZ(tcaTaiS, 6),
    object,
    passes: passes.map((pass) => ({
      site: pass.id,
      start: formatUtcZ(pass.startTaiS, 3),
      stop: formatUtcZ(pass.stopTaiS, 3),
      points: expectedPoints(pass)
    })),
    verdictNow,
    pcNow,
    missSigmaBeforeM,
    missSigmaAfterM,
    ...outcomes ?? UNKNOWN
  };
}
function table({ tcaTaiS, object, passes, gain }) {
  const share = (value) => `${(100 * value).toFixed(1)} %`;
  const pc = (value) => value?.toExponential(2) ?? "none";
  const { verdictNow, pcNow, outcomes } = gainReport(gain);
  const now = `${pc(pcNow)} now (${verdictNow})`;
  const rows = passes.map((pass) => `  ${formatUtcZ(pass.startTaiS, 0)}  ${pass.id}  ${expectedPoints(pass)} points`);
  return [
    `TCA            ${formatUtcZ(tcaTaiS, 3)}, ${object} observed over ${passes.length} passes`,
    ...rows,
    `miss           known to ${gain.missSigmaBeforeM.toFixed(0)} m now, to ${gain.missSigmaAfterM.toFixed(0)} m then (largest sigma)`,
    ...outcomes === null ? [`Pc             ${now}`, "verdict then   nobody can say: no method has an answer for this encounter"] : [
      `Pc             ${now}; then ${pc(outcomes.pcMedian)}, 5 % below ${pc(outcomes.pcLow)}, 5 % above ${pc(outcomes.pcHigh)}`,
      ...outcomes.withoutPc > 0 ? [`               ${share(outcomes.withoutPc)} of the outcomes have none: no method has an answer`] : [],
      `verdict then   act ${share(outcomes.toAct)}, watch ${share(outcomes.toWatch)}, safe ${share(outcomes.toSafe)}, no conclusion ${share(outcomes.stays)}`
    ],
    ""
  ].join("\n");
}
export {
  addExpectedGain,
  questionOfMessage
};
//# sourceMappingURL=expected-gain-KTCS3OHI.mjs.map

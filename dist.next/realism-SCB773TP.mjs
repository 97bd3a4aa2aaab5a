import {
  readOrbitFile
} from "./chunk-TJHUE67X.mjs";
import {
  numberTableIn
} from "./chunk-KKXSOCRC.mjs";
import {
  placeIn,
  readElementSetsFile
} from "./chunk-DHJV4SQR.mjs";
import {
  EOP_OPTION,
  noteOrientation,
  readEarthOrientationFile
} from "./chunk-VQZCHEK3.mjs";
import "./chunk-VUS4WX4N.mjs";
import {
  INDEPENDENT_AFTER_S,
  covarianceRealism,
  groupsOfComparison,
  normalisedResidual
} from "./chunk-3NGPK2ZD.mjs";
import {
  elementSetParty
} from "./chunk-CZHFY5E3.mjs";
import {
  inFrame
} from "./chunk-H6CQBRAW.mjs";
import "./chunk-GLLHUQUM.mjs";
import "./chunk-QUOUCEHU.mjs";
import "./chunk-XAEPJ36T.mjs";
import "./chunk-IE2VUP45.mjs";
import "./chunk-WM2KWLZN.mjs";
import "./chunk-EP2FK75A.mjs";
import "./chunk-PMXGMC47.mjs";
import "./chunk-SX4P7CIH.mjs";
import "./chunk-QYOYMQUK.mjs";
import {
  REALISM_SHORTFALLS
} from "./chunk-WB4UD6XI.mjs";
import {
  BANDS,
  covarianceKind
} from "./chunk-BGTYLUKS.mjs";
import "./chunk-GKHTNQWA.mjs";
import {
  sgp4Ephemeris
} from "./chunk-PLROUQ7Q.mjs";
import "./chunk-JFDAAJRY.mjs";
import "./chunk-PL7NDV4T.mjs";
import {
  cholesky
} from "./chunk-EFPVRPBJ.mjs";
import "./chunk-OCTYTDT2.mjs";
import "./chunk-5YGOAFM5.mjs";
import "./chunk-WN7XZFL2.mjs";
import {
  covarianceInLocal,
  stateOfSix
} from "./chunk-GGSRQIBL.mjs";
import {
  apply3
} from "./chunk-IHQRYJEI.mjs";
import "./chunk-UANHIYDB.mjs";
import {
  rtnAxes
} from "./chunk-PESGF56Y.mjs";
import "./chunk-Z7TE2O33.mjs";
import "./chunk-CYHM7ET5.mjs";
import "./chunk-XMHCSSDI.mjs";
import "./chunk-CRMFVZQ4.mjs";
import "./chunk-LRQNFPWD.mjs";
import {
  SECONDS_PER_DAY,
  formatUtcZ
} from "./chunk-JQJWWTBG.mjs";
import {
  inputAtFault,
  wrongUsage
} from "./chunk-KOAYSOLG.mjs";
import "./chunk-D5Y2WIO4.mjs";

// packages/assessment/src/orbit/compared-orbit.ts
var SET_ORIGINATOR = "element sets";
function definitiveOrbit({ designator, createdTaiS, orbit }) {
  const { startTaiS: fromTaiS, stopTaiS } = orbit;
  const isPart = createdTaiS !== void 0 && createdTaiS > fromTaiS && createdTaiS < stopTaiS;
  return { designator, orbit, fromTaiS, toTaiS: isPart ? createdTaiS : stopTaiS };
}
function predictedOrbit({ createdTaiS, ...file }) {
  const { startTaiS, stopTaiS } = file.orbit;
  const isTold = createdTaiS !== void 0 && createdTaiS < stopTaiS;
  return { ...file, covarianceSource: "OEM", statedTaiS: isTold ? createdTaiS : startTaiS };
}
function predictedElements(elements, designator = String(elements.noradId)) {
  const { epochTaiS: statedTaiS } = elements;
  const turned = inFrame(sgp4Ephemeris(elements), "EME2000");
  const party = elementSetParty(elements);
  const knownAt = (epochTaiS) => {
    const six = new Float64Array(6);
    return turned.stateAt(epochTaiS, six) ? party.covarianceAt(stateOfSix(six, epochTaiS)) : void 0;
  };
  return {
    designator,
    originator: SET_ORIGINATOR,
    covarianceSource: knownAt(statedTaiS)?.source ?? "ESTIMATED",
    statedTaiS,
    orbit: { ...turned, covarianceAt: (epochTaiS) => knownAt(epochTaiS)?.covariance }
  };
}

// packages/astro/src/ephemeris/difference.ts
function differenceAt(reference, other, epochTaiS) {
  const a = new Float64Array(6);
  const b = new Float64Array(6);
  if (!reference.stateAt(epochTaiS, a) || !other.stateAt(epochTaiS, b)) return void 0;
  const axes = rtnAxes(a.subarray(0, 3), a.subarray(3, 6));
  const turned = b.map((value, i) => value - a[i]);
  apply3(axes, turned, turned, 0);
  apply3(axes, turned, turned, 3);
  const positionRtnM = [turned[0], turned[1], turned[2]];
  const velocityRtnMps = [turned[3], turned[4], turned[5]];
  const covariance = summed(positionCovariance(reference, a, epochTaiS), positionCovariance(other, b, epochTaiS));
  const plain = { epochTaiS, positionRtnM, velocityRtnMps };
  if (covariance === void 0) return plain;
  const mahalanobisSquared = squaredDistance(covariance, positionRtnM);
  return {
    ...plain,
    sigmaRtnM: [Math.sqrt(covariance[0]), Math.sqrt(covariance[4]), Math.sqrt(covariance[8])],
    covarianceM2: covariance,
    ...mahalanobisSquared !== void 0 && { mahalanobisSquared }
  };
}
function positionCovariance(ephemeris, state, epochTaiS) {
  const covariance = ephemeris.covarianceAt?.(epochTaiS);
  if (covariance === void 0) return void 0;
  const own = stateOfSix(state, epochTaiS, ephemeris.frame);
  const { matrix } = covarianceInLocal(covariance, "RTN", own);
  return Float64Array.from({ length: 9 }, (_, i) => matrix[6 * Math.floor(i / 3) + i % 3]);
}
function summed(a, b) {
  if (a === void 0 || b === void 0) return a ?? b;
  return a.map((value, i) => value + b[i]);
}
function squaredDistance(covariance, d) {
  const lower = cholesky(covariance, 3);
  if (lower === void 0) return void 0;
  const y0 = d[0] / lower[0];
  const y1 = (d[1] - lower[3] * y0) / lower[4];
  const y2 = (d[2] - lower[6] * y0 - lower[7] * y1) / lower[8];
  return y0 * y0 + y1 * y1 + y2 * y2;
}

// packages/conjunction/src/event/realism-of-orbits.ts
var ELEMENT_SETS_APART_S = SECONDS_PER_DAY;
function samplesOfPredictions(predictions, definitive, apartS = INDEPENDENT_AFTER_S) {
  return independentSamples(
    predictions.flatMap((prediction) => definitive.flatMap((turned) => samplesOfPair(prediction, turned))),
    apartS
  );
}
function independentSamples(samples, apartS = INDEPENDENT_AFTER_S) {
  const lastOf = /* @__PURE__ */ new Map();
  return samples.toSorted((a, b) => a.statedTaiS - b.statedTaiS || b.overlapS - a.overlapS).filter(({ designator, statedTaiS, kind: { originator, leadFromDays } }) => {
    const key = `${designator}
${originator}
${leadFromDays}`;
    if (statedTaiS - (lastOf.get(key) ?? Number.NEGATIVE_INFINITY) < apartS) return false;
    lastOf.set(key, statedTaiS);
    return true;
  });
}
function samplesOfPair(prediction, turned) {
  const { designator, statedTaiS, orbit } = prediction;
  const { madeTaiS = Number.POSITIVE_INFINITY, fromTaiS, toTaiS } = turned;
  if (turned.designator !== designator || madeTaiS - statedTaiS < INDEPENDENT_AFTER_S) return [];
  return BANDS.flatMap((fromDays, band) => {
    const toDays = BANDS[band + 1] ?? Number.POSITIVE_INFINITY;
    const from = Math.max(statedTaiS + fromDays * SECONDS_PER_DAY, orbit.startTaiS, fromTaiS);
    const to = Math.min(statedTaiS + toDays * SECONDS_PER_DAY, orbit.stopTaiS, toTaiS);
    if (!(to > from)) return [];
    const at = pointNear(prediction.pointsTaiS, (from + to) / 2);
    const sample = at >= from && at < to ? sampleAt(prediction, turned.orbit, at) : void 0;
    return sample === void 0 ? [] : [{ ...sample, overlapS: to - from }];
  });
}
function samplesOfElementSets(sets) {
  const inOrder = sets.toSorted((a, b) => a.statedTaiS - b.statedTaiS);
  return [...new Set(inOrder.map(({ designator }) => designator))].flatMap((object) => {
    const ofObject = inOrder.filter(({ designator }) => designator === object);
    return BANDS.flatMap((_, band) => pairsOfBand(ofObject, band));
  });
}
function pairsOfBand(inOrder, band) {
  const leastS = Math.max(BANDS[band] * SECONDS_PER_DAY, ELEMENT_SETS_APART_S);
  const mostS = (BANDS[band + 1] ?? Number.POSITIVE_INFINITY) * SECONDS_PER_DAY;
  const samples = [];
  let untilTaiS = Number.NEGATIVE_INFINITY;
  for (const older of inOrder) {
    if (older.statedTaiS < untilTaiS) continue;
    const newer = inOrder.find(({ statedTaiS }) => statedTaiS - older.statedTaiS >= leastS);
    if (newer === void 0 || newer.statedTaiS - older.statedTaiS >= mostS) continue;
    const sample = sampleAt(older, newer.orbit, newer.statedTaiS);
    if (sample === void 0) continue;
    untilTaiS = newer.statedTaiS;
    samples.push(sample);
  }
  return samples;
}
function sampleAt({ orbit, designator, statedTaiS, ...source }, reference, atTaiS) {
  const six = new Float64Array(6);
  if (!orbit.stateAt(atTaiS, six) || orbit.covarianceAt?.(atTaiS) === void 0) return void 0;
  const difference = differenceAt(reference, orbit, atTaiS);
  const kind = covarianceKind(source, stateOfSix(six, atTaiS), statedTaiS);
  const residual = difference?.covarianceM2 && normalisedResidual(difference.positionRtnM, difference.covarianceM2);
  return kind && residual && { kind, residual, designator, statedTaiS };
}
function pointNear(pointsTaiS, atTaiS) {
  if (pointsTaiS === void 0 || pointsTaiS.length === 0) return atTaiS;
  let [low, high] = [0, pointsTaiS.length - 1];
  while (high - low > 1) {
    const middle = low + high >> 1;
    if (pointsTaiS[middle] <= atTaiS) low = middle;
    else high = middle;
  }
  const [before, after] = [pointsTaiS[low], pointsTaiS[high]];
  return atTaiS - before <= after - atTaiS ? before : after;
}

// services/cli/src/commands/realism-of-orbits.ts
function realismOfOrbitFiles({ predicted = [], definitive = [], elements = [], eop }) {
  if (predicted.length > 0 && definitive.length === 0) throw wrongUsage("--predicted is compared with --definitive");
  if (predicted.length === 0 && elements.length === 0) throw wrongUsage("give --predicted or --elements");
  const table2 = eop === void 0 ? void 0 : readEarthOrientationFile(eop);
  const turned = definitive.map((path) => definitiveOf(path, readTurned(path, table2)));
  const predictions = predicted.map((path) => predictionOf(path, readTurned(path, table2)));
  const sets = elements.flatMap((path) => readElementSetsFile(path)).map((set) => predictedElements(set, namesake(set, turned)));
  for (const [at, { designator }] of predictions.entries())
    if (!turned.some((orbit) => orbit.designator === designator))
      process.stderr.write(`${predicted[at]}: no definitive ephemeris of object ${designator}
`);
  const groups = [
    ...groupsOfComparison("PREDICTED_DEFINITIVE", samplesOfPredictions(predictions, turned)),
    ...groupsOfComparison("ELEMENTS_DEFINITIVE", samplesOfPredictions(sets, turned, ELEMENT_SETS_APART_S)),
    ...groupsOfComparison("ELEMENTS_ELEMENTS", samplesOfElementSets(sets))
  ];
  if (groups.length === 0)
    throw inputAtFault(
      "nothing to compare: no object has a covariance that was predicted and an orbit that turned out"
    );
  return groups;
}
function readTurned(path, eop) {
  const { ephemeris, ...file } = readOrbitFile(path);
  if (ephemeris.frame === "ITRF") noteOrientation(`states of ${path} are`, eop, [ephemeris.startTaiS]);
  return { ...file, orbit: inFrame(ephemeris, "EME2000", eop), pointsTaiS: ephemeris.nodes.epochsTaiS };
}
function definitiveOf(path, file) {
  const definitive = definitiveOrbit(file);
  if (definitive.toTaiS < file.orbit.stopTaiS)
    process.stderr.write(`${path}: after its CREATION_DATE it is a prediction; that part is left out
`);
  return definitive;
}
function predictionOf(path, file) {
  const predicted = predictedOrbit(file);
  const { startTaiS, covarianceAt } = file.orbit;
  if (covarianceAt === void 0) process.stderr.write(`${path}: it has no covariance
`);
  if (predicted.statedTaiS !== file.createdTaiS)
    process.stderr.write(`${path}: made after its last state; ages count from its first, ${formatUtcZ(startTaiS)}
`);
  return predicted;
}
function namesake({ noradId, cosparId }, definitive) {
  const names = [String(noradId), cosparId];
  return definitive.find(({ designator }) => names.includes(designator.replace(/^0+(?=\d)/, "")))?.designator;
}

// services/cli/src/commands/realism.ts
var COLUMNS = ["r1", "r2", "r3", "c11", "c12", "c13", "c22", "c23", "c33"];
var OBJECT_COLUMN = "object";
function addRealism(program) {
  program.command("realism").description("whether covariances are as large as the errors that were found").argument(
    "[file]",
    `CSV, also gzip: ${COLUMNS.join(",")}; a column ${OBJECT_COLUMN} (a number) tells whose each is`
  ).option("--predicted <files...>", "OEM or OCM with covariances, as they were predicted").option("--definitive <files...>", "OEM or OCM of the same objects, as they turned out").option("--elements <files...>", "TLE or OMM: successive element sets, against --definitive and each other").option(...EOP_OPTION).option("--json", "print JSON").action((file, { json, ...files }) => {
    const hasOrbits = [files.predicted, files.definitive, files.elements].some((paths) => paths !== void 0);
    if (file === void 0 !== hasOrbits) throw wrongUsage("give a CSV, or --predicted, --definitive, --elements");
    if (file === void 0) {
      const groups = realismOfOrbitFiles(files);
      process.stdout.write(json ? `${JSON.stringify({ groups }, null, 2)}
` : groups.map(groupTable).join("\n"));
      return;
    }
    const realism = realismOf(file);
    process.stdout.write(json ? `${JSON.stringify(realism, null, 2)}
` : table(realism));
  });
}
var COMPARISONS = {
  MESSAGES: "messages of events",
  PREDICTED_DEFINITIVE: "predicted against definitive",
  ELEMENTS_DEFINITIVE: "element sets against definitive",
  ELEMENTS_ELEMENTS: "element sets against each other: a lower bound of the factor"
};
function groupTable({ comparison, samples, objects, realism, heldOut, ...kind }) {
  const { originator, covarianceSource, regime, leadFromDays, leadToDays } = kind;
  const age = leadToDays === null ? `over ${leadFromDays}` : `${leadFromDays} to ${leadToDays}`;
  const title = `${originator}, ${covarianceSource}, ${regime}, ${age} d old, ${objects} objects; ${COMPARISONS[comparison]}`;
  if (realism === void 0) return `${title}
samples        ${samples}: too few for a factor
`;
  const halves = heldOut === void 0 ? "" : `held out       factor ${heldOut.factor.toFixed(3)} of the older half, newer half ${heldOut.realism.confidence}
`;
  return `${title}
${table(realism)}${halves}`;
}
function realismOf(file) {
  const { names, rows } = numberTableIn(file, COLUMNS);
  const places = COLUMNS.map((column) => names.indexOf(column));
  const residuals = rows.map(({ line, values }) => {
    const [r1, r2, r3, xx, xy, xz, yy, yz, zz] = places.map((place) => values[place]);
    const residual = normalisedResidual([r1, r2, r3], Float64Array.of(xx, xy, xz, xy, yy, yz, xz, yz, zz));
    if (residual === void 0) throw inputAtFault(`${placeIn(file, line)}: the covariance is not positive definite`);
    return residual;
  });
  const object = names.indexOf(OBJECT_COLUMN);
  const objects = object < 0 ? void 0 : new Set(rows.map(({ values }) => values[object])).size;
  const realism = covarianceRealism(residuals, objects);
  if (!realism.ok) throw inputAtFault(`${file}: at least half of the residuals are zero`);
  return realism.value;
}
function table(realism) {
  const { samples, factor, factorLow, factorHigh, pValue, within1Sigma, within2Sigma, beyond3Sigma } = realism;
  const percent = (share) => `${(100 * share).toFixed(2)} %`;
  const reasons = realism.shortfalls.map((shortfall) => REALISM_SHORTFALLS.en[shortfall]).join("; ");
  return [
    `samples        ${samples}`,
    `factor         ${factor.toFixed(3)} on sigma (95 %: ${factorLow.toFixed(3)} to ${factorHigh.toFixed(3)})`,
    `fit            p ${pValue.toPrecision(3)} that a realistic covariance fits as badly (Cramer-von Mises)`,
    `coverage       ${percent(within1Sigma)} within 1 sigma, ${percent(within2Sigma)} within 2, ${percent(beyond3Sigma)} beyond 3`,
    `confidence     ${realism.confidence}${reasons === "" ? "" : `: ${reasons}`}`,
    ""
  ].join("\n");
}
export {
  addRealism
};
//# sourceMappingURL=realism-SCB773TP.mjs.map

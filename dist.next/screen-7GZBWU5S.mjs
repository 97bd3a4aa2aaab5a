import {
  kindProblem
} from "./chunk-YVHKJPRG.mjs";
import {
  HEADER,
  csvOf,
  jsonOf,
  printedEvents
} from "./chunk-ONEGV3TQ.mjs";
import {
  checkResultName,
  writeResult
} from "./chunk-VOKBMZZE.mjs";
import {
  progressLine
} from "./chunk-M3K52CWN.mjs";
import {
  inSharedMemory,
  noradIdsOf,
  screenOnThreads
} from "./chunk-GG7DB6WZ.mjs";
import {
  readCatalogueFile,
  readCatalogueNumbers
} from "./chunk-DHJV4SQR.mjs";
import {
  untilInterrupted
} from "./chunk-KJPSGFR6.mjs";
import {
  initialiseBatch
} from "./chunk-J3X5Z36V.mjs";
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
  LIMIT_BYTES,
  readBytes,
  readText
} from "./chunk-VUS4WX4N.mjs";
import {
  NAMED_VOLUMES,
  NEAR_EARTH_PERIOD_S,
  catalogueChanges,
  namesake,
  problemPlace
} from "./chunk-VR3GFMQK.mjs";
import {
  outlineOf,
  packEphemeris,
  unpackEphemeris
} from "./chunk-V57L3OTT.mjs";
import "./chunk-GB3DDHV4.mjs";
import {
  inFrame
} from "./chunk-H6CQBRAW.mjs";
import {
  isLeftOut,
  takeEphemeris
} from "./chunk-GLLHUQUM.mjs";
import "./chunk-QUOUCEHU.mjs";
import {
  keplerianFromCartesian
} from "./chunk-XAEPJ36T.mjs";
import "./chunk-IE2VUP45.mjs";
import "./chunk-WM2KWLZN.mjs";
import {
  ENCOUNTER_ROW,
  EncounterRows,
  INTERVAL_START_TAI_S,
  INTERVAL_STOP_TAI_S,
  MISS_M,
  PRIMARY,
  RTN_POSITION_M,
  SAME_EVENT_S,
  SECONDARY,
  SPEED_MPS,
  STATES,
  TCA_TAI_S,
  circumscribingRadiusM,
  planScreening,
  rowsInOrder,
  semiAxesM,
  writeRtn
} from "./chunk-NHSADP6A.mjs";
import "./chunk-TD6BGNMH.mjs";
import "./chunk-45VDEFED.mjs";
import {
  ECCENTRICITY,
  ELEMENT_FIELDS,
  INCLINATION_DEG,
  MEAN_MOTION_REV_PER_DAY,
  elementTable
} from "./chunk-EP2FK75A.mjs";
import "./chunk-PMXGMC47.mjs";
import {
  classifiedField
} from "./chunk-SX4P7CIH.mjs";
import {
  textOf
} from "./chunk-QYOYMQUK.mjs";
import {
  namedVolume
} from "./chunk-CUKEGQYN.mjs";
import "./chunk-D2J54P6C.mjs";
import "./chunk-OCTYTDT2.mjs";
import "./chunk-5YGOAFM5.mjs";
import "./chunk-WN7XZFL2.mjs";
import "./chunk-GGSRQIBL.mjs";
import {
  earthOrientationOfDays
} from "./chunk-IHQRYJEI.mjs";
import "./chunk-UANHIYDB.mjs";
import "./chunk-PESGF56Y.mjs";
import "./chunk-JPWCTPH6.mjs";
import "./chunk-CUNGASR2.mjs";
import "./chunk-GZW2Z354.mjs";
import "./chunk-Z7TE2O33.mjs";
import "./chunk-CYHM7ET5.mjs";
import "./chunk-XMHCSSDI.mjs";
import {
  EARTH_RADIUS_M,
  MU_EARTH,
  frameOf
} from "./chunk-CRMFVZQ4.mjs";
import "./chunk-LRQNFPWD.mjs";
import {
  SECONDS_PER_DAY,
  formatUtcZ,
  parseUtc
} from "./chunk-JQJWWTBG.mjs";
import {
  inputAtFault,
  wrongUsage
} from "./chunk-KOAYSOLG.mjs";
import {
  fail,
  ok
} from "./chunk-D5Y2WIO4.mjs";

// services/cli/src/commands/screen.ts
import { availableParallelism } from "node:os";

// services/cli/src/screening/ephemeris-folder.ts
import { readdirSync } from "node:fs";
import { join } from "node:path";

// packages/server/src/messages/classified.ts
function classifiedHeader(header, file) {
  const field = classifiedField(header);
  if (field === void 0) return [];
  const { keyword, value, line } = field;
  const place = { code: "data-classified", message: `The message is marked as ${value}.`, keyword, value };
  return [{ ...place, ...file !== void 0 && { file }, ...line > 0 && { line } }];
}

// packages/server/src/ca/ephemerides/interpolation-place.ts
function interpolationPlace(code, { estimatedErrorM, limitM, method, degree, medianStepS }) {
  const error = estimatedErrorM < 10 ? estimatedErrorM.toFixed(1) : estimatedErrorM.toFixed(0);
  return {
    code,
    message: `Between its states this ephemeris is only good to about ${error} m, over the limit of ${limitM} m (${method} of degree ${degree} at steps of ${Number(medianStepS.toFixed(3))} s, judged by leaving out every second state). Send it with shorter steps, or with an interpolation that fits it.`,
    keyword: "INTERPOLATION",
    value: `${method} ${degree}`
  };
}

// packages/server/src/ca/ephemerides/motion-place.ts
var SENTENCES = {
  position: "the position is not at a distance from the Earth that an orbit can have",
  velocity: "the speed is none that an orbit can have",
  motion: "the position is not where the velocities lead to from the state before"
};
function motionPlace({ epochTaiS, quantity }) {
  const epoch = formatUtcZ(epochTaiS, 3);
  return {
    code: "motion-implausible",
    message: `At ${epoch} ${SENTENCES[quantity]} (km and km/s are expected).`,
    value: epoch
  };
}

// packages/server/src/ca/ephemerides/read.thread.ts
function readEphemeris(input) {
  const text = textOf(input.bytes, input.limitBytes);
  if (!text.ok) return refused([problemPlace(text.fault)]);
  const other = kindProblem(text.value, "oem", "ocm");
  if (other !== void 0) return refused([other]);
  const taken = takeEphemeris(text.value);
  if (!taken.ok) return refused(placesOf(taken.fault));
  const { kind, cosparId, table, header, findings, coarse, startTaiS, stopTaiS } = taken.value;
  const warnings = [...classifiedHeader(header), ...findings.map(warningOf)];
  if (coarse) warnings.push(interpolationPlace("interpolation-coarse", coarse));
  const eop = input.earthOrientation && earthOrientationOfDays(input.earthOrientation);
  const ephemeris = packEphemeris(table, eop);
  const identity = { kind, ...cosparId !== void 0 && { cosparId } };
  return ok({
    ...identity,
    facts: factsOf(taken.value, warnings),
    startTaiS,
    stopTaiS,
    ephemeris,
    isTurned: table.frame === "ITRF",
    outline: outlineOf(unpackEphemeris(ephemeris))
  });
}
function placesOf(refusal) {
  if (refusal.code === "message-at-fault") return refusal.faults.map((fault) => problemPlace(fault));
  return [
    refusal.code === "motion-implausible" ? motionPlace(refusal.motion) : interpolationPlace(refusal.code, refusal.doubt)
  ];
}
function refused(errors) {
  return fail({ code: errors[0]?.code ?? "unreadable", errors });
}
function warningOf(finding) {
  const place = problemPlace(finding);
  return isLeftOut(finding) ? { ...place, message: `${place.message} It is left out.` } : place;
}
function factsOf(taken, warnings) {
  const { name, designator, refFrame, table, creationDate, originator } = taken;
  return {
    objectName: name,
    objectId: designator,
    frame: refFrame,
    stepS: medianStep(table.epochsTaiS),
    stateCount: table.epochsTaiS.length,
    segmentCount: table.segments.length,
    covarianceCount: table.covariances?.length ?? 0,
    interpolation: `${table.method} ${table.degree}${table.isInterpolationAssumed ? " (assumed)" : ""}`,
    creationDate,
    originator,
    warnings
  };
}
function medianStep(epochsTaiS) {
  const steps = epochsTaiS.slice(1).map((epoch, index) => epoch - (epochsTaiS[index] ?? 0)).sort();
  return steps[Math.floor(steps.length / 2)] ?? null;
}

// services/cli/src/screening/ephemeris-folder.ts
function readFiledEphemeris(path, elements, eop) {
  const orientation = eop === void 0 ? void 0 : { earthOrientation: readEarthOrientationDaysFile(eop) };
  const read = readEphemeris({ bytes: readBytes(path), limitBytes: LIMIT_BYTES, ...orientation });
  if (!read.ok) throw inputAtFault(read.fault.errors.map((error) => placeText(path, error)).join("\n"));
  const { facts, ephemeris, startTaiS, stopTaiS } = read.value;
  if (frameOf(facts.frame) === "ITRF") {
    const known = orientation && earthOrientationOfDays(orientation.earthOrientation);
    noteOrientation("states in ITRF are", known, [startTaiS, stopTaiS]);
  }
  for (const warning of facts.warnings) process.stderr.write(`${placeText(path, warning)}
`);
  const noradId = numberOf(read.value, elements);
  const designator = noradId === 0 ? facts.objectId : String(noradId);
  return { path, noradId, designator, ephemeris: inTeme(ephemeris) };
}
function readEphemerisFolder(folder, elements, eop) {
  const paths = filesIn(folder);
  if (paths.length === 0) throw inputAtFault(`--ephemerides ${folder}: no file is in it`);
  const pathOf = /* @__PURE__ */ new Map();
  return paths.map((path) => {
    const filed = readFiledEphemeris(path, elements, eop);
    const other = pathOf.get(filed.designator);
    if (other !== void 0) throw inputAtFault(`${path}: of object ${filed.designator}, as ${other} is; leave one`);
    pathOf.set(filed.designator, path);
    return filed;
  });
}
function filesIn(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true }).filter((entry) => !entry.isDirectory() && !entry.name.startsWith(".")).map(({ name }) => join(folder, name)).sort();
  } catch {
    throw inputAtFault(`--ephemerides ${folder}: is no folder that can be read`);
  }
}
function numberOf(file, elements) {
  const known = namesake(file, elements)?.noradId;
  return known ?? (/^\d{1,9}$/.test(file.facts.objectId) ? Number(file.facts.objectId) : 0);
}
function inTeme(packed) {
  if (packed.frame === "TEME") return packed;
  const { nodes } = inFrame(unpackEphemeris(packed), "TEME");
  const { covariances: _, ...states } = nodes;
  return packEphemeris({ ...states, segments: packed.segments, isInterpolationAssumed: false });
}
function placeText(file, { line, message, code }) {
  return `${line === void 0 ? file : `${file}:${line}`}: ${message} [${code}]`;
}

// services/cli/src/screening/once-per-pair.ts
var SAME_INSTANT_S = 1e-3;
function oncePerPair(table, primaries) {
  const wanted = new Set(primaries);
  const { rows } = table;
  const isOfTwo = (at) => wanted.has(rows[at + PRIMARY]) && wanted.has(rows[at + SECONDARY]);
  const lower = /* @__PURE__ */ new Map();
  for (let k = 0; k < table.count; k++) {
    const at = k * ENCOUNTER_ROW;
    if (!isOfTwo(at) || rows[at + PRIMARY] > rows[at + SECONDARY]) continue;
    const pair = `${rows[at + PRIMARY]} ${rows[at + SECONDARY]}`;
    lower.set(pair, [...lower.get(pair) ?? [], at]);
  }
  const kept = new EncounterRows(Math.max(1, table.count));
  for (let k = 0; k < table.count; k++) {
    const at = k * ENCOUNTER_ROW;
    const mirrors = isOfTwo(at) && rows[at + PRIMARY] > rows[at + SECONDARY] ? lower.get(`${rows[at + SECONDARY]} ${rows[at + PRIMARY]}`) : void 0;
    if (mirrors?.some((other) => isMirror(rows, at, other)) !== true) kept.copy(table, k);
  }
  return kept;
}
function isMirror(rows, at, other) {
  const start = rows[at + INTERVAL_START_TAI_S];
  const stop = rows[at + INTERVAL_STOP_TAI_S];
  if (Number.isNaN(start) !== Number.isNaN(rows[other + INTERVAL_START_TAI_S])) return false;
  return Number.isNaN(start) ? Math.abs(rows[at + TCA_TAI_S] - rows[other + TCA_TAI_S]) < SAME_INSTANT_S : start <= rows[other + INTERVAL_STOP_TAI_S] && stop >= rows[other + INTERVAL_START_TAI_S];
}

// packages/conjunction/src/screening/changes/incremental.ts
var SLOW_FACTOR = 2;
function planChanges(request, previous, changes) {
  if (request.volume.shape !== "sphere" || request.scope.kind !== "all-pairs") {
    throw new RangeError("changes are screened for all pairs within a sphere");
  }
  const plan = planScreening(request);
  const { startTaiS, stopTaiS } = request;
  const from = Math.max(startTaiS, previous.window.startTaiS);
  const to = Math.min(stopTaiS, previous.window.stopTaiS);
  if (to - from < 4 * SAME_EVENT_S) {
    const none = { count: 0, rows: new Float64Array(0) };
    return { plan, kept: none, again: [], runs: [plan], keptFromTaiS: stopTaiS, keptToTaiS: stopTaiS };
  }
  const startMoved = startTaiS !== previous.window.startTaiS;
  const stopMoved = stopTaiS !== previous.window.stopTaiS;
  const again = /* @__PURE__ */ new Set([...changes.added, ...changes.changed]);
  if (startMoved || stopMoved) {
    for (const object of slowObjects(previous, changes, plan.slowSpeedMps)) again.add(object);
  }
  const keptFromTaiS = startMoved ? from + SAME_EVENT_S : Number.NEGATIVE_INFINITY;
  const keptToTaiS = stopMoved ? to - SAME_EVENT_S : Number.POSITIVE_INFINITY;
  const primaries = [...again].toSorted((a, b) => a - b);
  const runs = [];
  if (primaries.length > 0) runs.push(planScreening({ ...request, scope: { kind: "primaries", primaries } }));
  if (startMoved) runs.push(planScreening({ ...request, stopTaiS: keptFromTaiS + SAME_EVENT_S }));
  if (stopMoved) runs.push(planScreening({ ...request, startTaiS: keptToTaiS - SAME_EVENT_S }));
  const kept = keptEncounters(previous, changes, again, keptFromTaiS, keptToTaiS);
  return { plan, kept, again: primaries, runs, keptFromTaiS, keptToTaiS };
}
function mergeChanges(changed, outcomes) {
  const { kept, again, runs, keptFromTaiS, keptToTaiS } = changed;
  const isAgain = new Set(again);
  const all = new EncounterRows(Math.max(1, kept.count));
  for (let k = 0; k < kept.count; k++) all.copy(kept, k);
  outcomes.forEach(({ encounters }, n) => {
    const isOfObjects = runs[n].scope.kind === "primaries";
    const { rows, count } = encounters;
    for (let k = 0; k < count; k++) {
      const at = k * ENCOUNTER_ROW;
      const [i, j, t] = [rows[at + PRIMARY], rows[at + SECONDARY], rows[at + TCA_TAI_S]];
      if (isOfObjects) {
        if (i < j || !isAgain.has(j)) inOrderOfObjects(all, all.copy(encounters, k));
      } else if (!isAgain.has(i) && !isAgain.has(j) && !(t >= keptFromTaiS && t < keptToTaiS)) {
        all.copy(encounters, k);
      }
    }
  });
  const sorted = new EncounterRows(Math.max(1, all.count));
  for (const k of rowsInOrder(all)) sorted.copy(all, k);
  return sorted.table();
}
function slowObjects({ encounters }, changes, slowSpeedMps) {
  const { rows, count } = encounters;
  const objects = [];
  for (let k = 0; k < count; k++) {
    const at = k * ENCOUNTER_ROW;
    if (!(rows[at + SPEED_MPS] < SLOW_FACTOR * slowSpeedMps)) continue;
    const i = changes.keptIndex[rows[at + PRIMARY]];
    const j = changes.keptIndex[rows[at + SECONDARY]];
    if (i >= 0 && j >= 0) objects.push(i);
  }
  return objects;
}
function keptEncounters({ encounters }, { keptIndex }, again, fromTaiS, toTaiS) {
  const kept = new EncounterRows(Math.max(1, encounters.count));
  for (let k = 0; k < encounters.count; k++) {
    const from = k * ENCOUNTER_ROW;
    const t = encounters.rows[from + TCA_TAI_S];
    const i = keptIndex[encounters.rows[from + PRIMARY]];
    const j = keptIndex[encounters.rows[from + SECONDARY]];
    if (i < 0 || j < 0 || again.has(i) || again.has(j) || !(t >= fromTaiS && t < toTaiS)) continue;
    const at = kept.copy(encounters, k);
    kept.rows[at + PRIMARY] = i;
    kept.rows[at + SECONDARY] = j;
    inOrderOfObjects(kept, at);
  }
  return kept;
}
function inOrderOfObjects({ rows }, at) {
  const [i, j] = [rows[at + PRIMARY], rows[at + SECONDARY]];
  if (i < j) return;
  rows[at + PRIMARY] = j;
  rows[at + SECONDARY] = i;
  const states = rows.subarray(at + STATES, at + STATES + 12);
  const first = states.slice(0, 6);
  states.copyWithin(0, 6);
  states.set(first, 6);
  writeRtn(states, rows, at + RTN_POSITION_M);
}

// services/cli/src/screening/screen-changes.ts
function readPrevious(files, request, catalogue) {
  const before = readCatalogueNumbers(files.catalogue);
  const startTaiS = files.startTaiS ?? request.startTaiS;
  const stopTaiS = files.days === void 0 ? startTaiS + (request.stopTaiS - request.startTaiS) : startTaiS + files.days * SECONDS_PER_DAY;
  const radiusM = circumscribingRadiusM(request.volume);
  const noradIds = noradIdsOf(before.elements);
  const encounters = readPreviousResult(files.result, { noradIds, startTaiS, stopTaiS, radiusM });
  const isAlike = (old, now) => before.objectTypeOf(old) === catalogue.objectTypeOf(now);
  return {
    screening: { encounters, window: { startTaiS, stopTaiS } },
    changes: catalogueChanges(before.elements, catalogue.elements, isAlike)
  };
}
async function screenChanged({ screening, changes }, request, run) {
  const changed = planChanges(request, screening, changes);
  const outcomes = [];
  for (const [k, plan] of changed.runs.entries()) {
    outcomes.push(await run(plan, `screening what changed, part ${k + 1} of ${changed.runs.length}`));
  }
  return { encounters: mergeChanges(changed, outcomes), screened: changed.again.length };
}
var ROUNDING_M = 1e-3;
function readPreviousResult(path, bounds) {
  const indexOf = new Map(Array.from(bounds.noradIds, (id, index) => [id, index]));
  const lines = readText(path).split("\n");
  if (lines[0] !== HEADER) throw inputAtFault(`${path}:1: not a result of keepout screen as CSV`);
  const table = new EncounterRows(lines.length);
  for (let k = 1; k < lines.length; k++) {
    const line = lines[k];
    if (line === "" && k === lines.length - 1) break;
    const [first, second, tca = "", rangeKm, speedKmS] = line.split(",");
    const refuse = (reason) => {
      throw inputAtFault(`${path}:${k + 1}: ${reason}`);
    };
    const primary = indexOf.get(Number(first)) ?? refuse(`object ${first} is not in the previous catalogue`);
    const secondary = indexOf.get(Number(second)) ?? refuse(`object ${second} is not in the previous catalogue`);
    const time = parseUtc(tca);
    if (!time.ok) return refuse(`TCA ${tca}: not a UTC time`);
    if (!(time.value >= bounds.startTaiS - ROUNDING_M && time.value <= bounds.stopTaiS + ROUNDING_M)) {
      refuse(`TCA ${tca} is outside the previous window; see --previous-start and --previous-days`);
    }
    const missM = Number(rangeKm) * 1e3;
    if (!(missM <= bounds.radiusM + ROUNDING_M)) refuse(`range ${rangeKm} km is beyond the threshold`);
    const speedMps = Number(speedKmS) * 1e3;
    if (!(missM >= 0 && speedMps >= 0)) refuse("range and speed must be numbers");
    const at = table.add();
    table.rows[at + PRIMARY] = primary;
    table.rows[at + SECONDARY] = secondary;
    table.rows[at + TCA_TAI_S] = time.value;
    table.rows[at + MISS_M] = missM;
    table.rows[at + SPEED_MPS] = speedMps;
  }
  return table;
}

// packages/conjunction/src/volume/verification.ts
var LOW_ORBITS = [
  [5e5, "LEO1"],
  [75e4, "LEO2"],
  [12e5, "LEO3"],
  [2e6, "LEO4"]
];
var GEOSYNCHRONOUS_PERIOD_S = [1300 * 60, 1800 * 60];
var GEOSYNCHRONOUS_BELOW_RAD = 35 * Math.PI / 180;
var NEAR_CIRCULAR_BELOW = 0.25;
function verificationRegime(orbit) {
  const { perigeeAltitudeM, periodS, eccentricity, inclinationRad } = orbit;
  if (eccentricity >= 1) return "UNBOUND";
  const isNearCircular = eccentricity < NEAR_CIRCULAR_BELOW;
  const [shortest, longest] = GEOSYNCHRONOUS_PERIOD_S;
  const isGeosynchronous = periodS >= shortest && periodS <= longest && inclinationRad < GEOSYNCHRONOUS_BELOW_RAD;
  if (isNearCircular && isGeosynchronous) return "GEO";
  if (periodS >= NEAR_EARTH_PERIOD_S) return "DEEP_SPACE";
  const low = isNearCircular ? LOW_ORBITS.find(([perigeeM]) => perigeeAltitudeM <= perigeeM) : void 0;
  return low?.[1] ?? "NEAR_EARTH";
}

// services/cli/src/screening/screened-volume.ts
var VERIFICATION_SET = "verification-set";
var KM = 1e3;
var RAD = Math.PI / 180;
function screenedVolume({ thresholdKm, volume }, orbits) {
  if (thresholdKm === void 0 === (volume === void 0)) {
    throw wrongUsage("--threshold-km or --volume: one of the two is needed");
  }
  if (thresholdKm !== void 0) {
    return { shape: "sphere", radiusM: numberOption("--threshold-km", thresholdKm, 1e-3, 500) * KM };
  }
  const [first, ...others] = orbits;
  if (first === void 0) throw wrongUsage("--volume: a box is one of a primary, so --primary is needed");
  if (volume !== VERIFICATION_SET) return boxOf(volume);
  const regime = verificationRegime(first);
  if (others.every((orbit) => verificationRegime(orbit) === regime)) return namedBox(regime);
  throw wrongUsage(`--volume ${VERIFICATION_SET}: the primaries have different boxes; screen them one by one`);
}
function namedBox(name) {
  const { r, t, n } = NAMED_VOLUMES[name];
  return { shape: "box", radialM: r, alongTrackM: t, crossTrackM: n };
}
function boxOf(text) {
  const named = namedVolume.safeParse(text);
  if (named.success) return namedBox(named.data);
  const sizes = text.split(",").map((size) => numberOption("--volume", size, 1e-3, 500) * KM);
  const [radialM, alongTrackM, crossTrackM] = sizes;
  if (sizes.length !== 3) {
    throw wrongUsage(
      `--volume ${text}: three half sizes in km (radial, along track, cross track), ${VERIFICATION_SET} or one of its names (${namedVolume.options.join(", ")})`
    );
  }
  return { shape: "box", radialM, alongTrackM, crossTrackM };
}
function volumeText(volume) {
  if (volume.shape === "sphere") return `${volume.radiusM / KM} km`;
  return `a box of ${semiAxesM(volume).map((halfM) => halfM / KM).join(" x ")} km`;
}
function orbitOfElements({ values }, index) {
  const at = index * ELEMENT_FIELDS;
  const periodS = SECONDS_PER_DAY / values[at + MEAN_MOTION_REV_PER_DAY];
  const eccentricity = values[at + ECCENTRICITY];
  const semiMajorAxisM = Math.cbrt(MU_EARTH * (periodS / (2 * Math.PI)) ** 2);
  const perigeeAltitudeM = semiMajorAxisM * (1 - eccentricity) - EARTH_RADIUS_M;
  return { perigeeAltitudeM, periodS, eccentricity, inclinationRad: values[at + INCLINATION_DEG] * RAD };
}
function orbitOfEphemeris(packed) {
  const ephemeris = inFrame(unpackEphemeris(packed), "TEME");
  const state = new Float64Array(6);
  const kepler = ephemeris.stateAt(ephemeris.startTaiS, state) ? keplerianFromCartesian(state) : void 0;
  if (kepler === void 0) return { perigeeAltitudeM: 0, periodS: Number.NaN, eccentricity: 1, inclinationRad: 0 };
  const { semiMajorAxisM, eccentricity, periodS, inclinationRad } = kepler;
  return {
    perigeeAltitudeM: semiMajorAxisM * (1 - eccentricity) - EARTH_RADIUS_M,
    periodS,
    eccentricity,
    inclinationRad
  };
}

// services/cli/src/commands/screen.ts
function addScreen(program) {
  program.command("screen").description("find all approaches in a catalogue, or of one primary against it").requiredOption("--catalogue <file>", "TLE, 3LE or OMM (JSON, CSV, XML, KVN), also gzip").option("--primary <which>", "an OEM or OCM file, or catalogue numbers, comma-separated (default: all pairs)").option("--ephemerides <folder>", "OEM and OCM files, each in place of the element set of its object").option("--start <time>", "start of the window, UTC (default: now)").requiredOption("--days <n>", "length of the window, days").option("--threshold-km <x>", "largest distance that counts, km; or --volume").option(
    "--volume <which>",
    "box around the primary: half sizes R,T,N in km, verification-set (by its orbit), or a name of its boxes"
  ).option("--workers <n>", "threads (default: one for each processor)").requiredOption("--out <file>", "result, .csv or .json").option(...EOP_OPTION).option("--previous <file>", "an earlier result of all pairs as CSV: only what has changed is screened again").option("--previous-catalogue <file>", "the catalogue of the earlier result").option("--previous-start <time>", "start of its window, UTC (default: that of --start)").option("--previous-days <n>", "length of its window, days (default: that of --days)").action(async (options) => {
    process.stdout.write(`${await screen(options)}
`);
  });
}
async function screen(options) {
  const startedMs = performance.now();
  checkResultName(options.out);
  const days = numberOption("--days", options.days, 1e-3, 60);
  const workers = options.workers === void 0 ? availableParallelism() : wholeOption("--workers", options.workers, 1, 256);
  const startTaiS = startOption("--start", options.start);
  const previousFiles = previousOf(options);
  const sources = readSources(options);
  const { batch, objects, scope, ephemerides } = sources;
  const volume = screenedVolume(options, sources.orbits);
  const stopTaiS = startTaiS + days * SECONDS_PER_DAY;
  const request = { startTaiS, stopTaiS, volume, scope };
  const run = (plan, what = "screening") => untilInterrupted((signal) => {
    const line = progressLine(what);
    const input = { plan, batch, noradIds: objects.noradIds, ephemerides };
    return screenOnThreads(input, { workers, signal, onProgress: line.update }).finally(line.end);
  });
  const window = `${days} ${days === 1 ? "day" : "days"}`;
  const within = `approaches within ${volumeText(volume)} among ${objects.noradIds.length} objects in ${window}`;
  const ending = () => `${((performance.now() - startedMs) / 1e3).toFixed(1)} s, written to ${options.out}`;
  if (previousFiles !== void 0) {
    const previous = readPrevious(previousFiles, request, sources.table);
    const { encounters: encounters2, screened } = await screenChanged(previous, request, run);
    const events2 = printedEvents(encounters2, objects.noradIds, batch);
    writeResult(options.out, csvOf(events2, objects));
    return `${encounters2.count} ${within}, ${screened} objects screened again, ${ending()}`;
  }
  const outcomes = await run(planScreening(request));
  const once = scope.kind === "primaries" ? oncePerPair(outcomes.encounters, scope.primaries) : outcomes.encounters;
  const outcome = { ...outcomes, encounters: once };
  const { encounters, dropouts, coverage } = outcome;
  const events = printedEvents(encounters, objects.noradIds, batch);
  writeResult(options.out, options.out.endsWith(".json") ? jsonOf(outcome, events, objects) : csvOf(events, objects));
  for (const { object, status } of coverage.filter((part) => part.status !== "FULL")) {
    const path = sources.pathOf(object);
    process.stderr.write(`${path}: ${status === "PARTIAL" ? "covers only a part of" : "does not cover"} the window
`);
  }
  const lost = new Set(dropouts.map((dropout) => dropout.object)).size;
  return `${encounters.count} ${within}, ${lost} objects left the screen, ${ending()}`;
}
function previousOf(options) {
  const { previous, previousCatalogue, primary, ephemerides, out, previousStart, previousDays } = options;
  if (previous === void 0) {
    const lone = previousCatalogue ?? previousStart ?? previousDays;
    if (lone !== void 0) throw wrongUsage("--previous-\u2026: they belong to --previous");
    return void 0;
  }
  if (previousCatalogue === void 0) throw wrongUsage("--previous: needs --previous-catalogue as well");
  if ((primary ?? ephemerides) !== void 0)
    throw wrongUsage("--previous: for all pairs of a catalogue, without --primary and --ephemerides");
  if (!out.endsWith(".csv")) throw wrongUsage(`--out ${out}: with --previous the result is a .csv`);
  return {
    result: previous,
    catalogue: previousCatalogue,
    ...previousStart !== void 0 && { startTaiS: startOption("--previous-start", previousStart) },
    ...previousDays !== void 0 && { days: numberOption("--previous-days", previousDays, 1e-3, 60) }
  };
}
function readSources(options) {
  const { catalogue, primary, ephemerides: folder, eop } = options;
  const isFile = primary !== void 0 && !/^\d+(,\d+)*$/.test(primary);
  if (isFile || folder !== void 0) {
    if (isFile && folder !== void 0) throw wrongUsage("--ephemerides: with catalogue numbers as --primary, or none");
    const elements = readCatalogueFile(catalogue);
    return isFile ? withEphemerides(elements, [readFiledEphemeris(primary, elements, eop)], () => [elements.length]) : withFolder(elements, readEphemerisFolder(folder, elements, eop), primary);
  }
  const table = readCatalogueNumbers(catalogue);
  const noradIds = noradIdsOf(table.elements);
  const scope = scopeOf(primary === void 0 ? void 0 : indicesOf(primary, noradIds));
  const batch = initialiseBatch(table.elements, "improved", inSharedMemory);
  const orbits = scope.kind === "primaries" ? scope.primaries.map((index) => orbitOfElements(table.elements, index)) : [];
  const objects = { noradIds, objectTypeOf: table.objectTypeOf };
  return { table, batch, objects, scope, ephemerides: [], pathOf: () => catalogue, orbits };
}
function scopeOf(primaries) {
  return primaries === void 0 ? { kind: "all-pairs" } : { kind: "primaries", primaries };
}
function indicesOf(primaries, noradIds) {
  return [...new Set(primaries.split(",").map(Number))].map((id) => {
    const index = noradIds.indexOf(id);
    if (index < 0) throw inputAtFault(`--primary ${id}: the catalogue has no such object`);
    return index;
  });
}
function withFolder(elements, files, primary) {
  const replaced = new Set(files.map(({ noradId }) => noradId));
  const others = elements.filter(({ noradId }) => !replaced.has(noradId));
  const typeOf = new Map(elements.map(({ noradId, objectType }) => [noradId, objectType]));
  return withEphemerides(others, files, primary === void 0 ? void 0 : (ids) => indicesOf(primary, ids), typeOf);
}
function withEphemerides(elements, files, primariesOf, typeOf = /* @__PURE__ */ new Map()) {
  const table = elementTable(elements);
  const noradIds = Float64Array.from([...noradIdsOf(table), ...files.map(({ noradId }) => noradId)]);
  const scope = scopeOf(primariesOf?.(noradIds));
  const fileOf = (index) => files[index - elements.length];
  const orbits = scope.kind === "primaries" ? scope.primaries : [];
  return {
    batch: initialiseBatch(table, "improved", inSharedMemory),
    objects: {
      noradIds,
      // Who sends an ephemeris flies what it is of.
      objectTypeOf: (index) => {
        const file = fileOf(index);
        return file ? typeOf.get(file.noradId) ?? "PAYLOAD" : elements[index]?.objectType;
      }
    },
    scope,
    ephemerides: files.map(({ ephemeris }) => ephemeris),
    pathOf: (index) => fileOf(index)?.path ?? "",
    orbits: orbits.map((index) => {
      const file = fileOf(index);
      return file ? orbitOfEphemeris(file.ephemeris) : orbitOfElements(table, index);
    })
  };
}
export {
  addScreen
};
//# sourceMappingURL=screen-7GZBWU5S.mjs.map

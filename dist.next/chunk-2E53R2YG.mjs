import {
  exclude
} from "./chunk-SX4P7CIH.mjs";
import {
  writeFlatKvn,
  writeFlatXml
} from "./chunk-ZWTZ2KYA.mjs";
import {
  COMMENT,
  COVARIANCE_KEYWORDS,
  COVARIANCE_ROWS,
  covarianceFrameOf,
  epochReader,
  fieldsIn,
  frameOf,
  fullFromLower,
  isConvertibleTimeSystem,
  isEarth,
  isKnownTimeSystem,
  isPositive,
  isSectionedJson,
  isUnknownNumber,
  looksLikeJson,
  numberOf,
  parseJson,
  readCollecting,
  readFlat,
  readFlatJson,
  rowOf,
  textOf,
  writeFlatJson,
  writtenNumber
} from "./chunk-CRMFVZQ4.mjs";
import {
  faultList,
  messageFault
} from "./chunk-LRQNFPWD.mjs";
import {
  fail,
  ok
} from "./chunk-D5Y2WIO4.mjs";

// packages/ccsds/src/flat/tolerated.ts
function toleratedIn(message, spec) {
  const faults = faultList();
  const wantsUnits = spec.root === "cdm" && (spec.keepsUnknownFrom === void 0 || message.version < spec.keepsUnknownFrom);
  for (const { section, object, fields } of message.groups) {
    const segment = object === 0 ? void 0 : object;
    const table = spec.sections.find((candidate) => candidate.name === section);
    for (const field of fields) {
      const { keyword, line, value } = field;
      if (keyword === COMMENT || table === void 0) continue;
      const row = rowOf(table, keyword);
      const place = { line, keyword, value, segment };
      if (row === void 0) {
        if (spec.keepsUnknownFrom !== void 0) {
          const limit = spec.keepsUnknownFrom;
          faults.add(message.version < limit ? "keyword-not-in-version" : "unknown-keyword", { ...place, limit });
        }
      } else if (value === "" && row.presence === "mandatory") faults.add("empty-value", place);
      else if (isUnknownNumber(field, row)) faults.add("not-a-number", place);
      else if (value !== "" && row.kind !== "text") unitOf(field, row, wantsUnits && line > 0, segment, faults);
    }
  }
  return faults.faults;
}
function unitOf({ keyword, line, unit }, row, isWanted, segment, faults) {
  const place = { line, keyword, segment, limit: row.unit ?? "no unit" };
  if (unit === void 0 || unit === "") {
    if (isWanted && row.unit !== void 0) faults.add("missing-unit", place);
  } else if (unit !== row.unit) {
    const isAlias = row.unitAliases?.some((alias) => alias === unit) === true;
    if (isWanted || isAlias) faults.add("wrong-unit", { ...place, value: unit });
  }
}

// packages/ccsds/src/opm/spec.ts
var TABLE = "502.0-B-3 table 3-3";
var HEADER = [
  { keyword: "CLASSIFICATION", presence: "optional", kind: "text", since: "3.0", book: "502.0-B-3 table 3-1" },
  { keyword: "CREATION_DATE", presence: "mandatory", kind: "epoch", book: "502.0-B-3 table 3-1" },
  { keyword: "ORIGINATOR", presence: "mandatory", kind: "text", book: "502.0-B-3 table 3-1" },
  { keyword: "MESSAGE_ID", presence: "optional", kind: "text", since: "3.0", book: "502.0-B-3 table 3-1" }
];
var METADATA = [
  { keyword: "OBJECT_NAME", presence: "mandatory", kind: "text", book: "502.0-B-3 table 3-2" },
  { keyword: "OBJECT_ID", presence: "mandatory", kind: "text", book: "502.0-B-3 table 3-2" },
  { keyword: "CENTER_NAME", presence: "mandatory", kind: "text", book: "502.0-B-3 table 3-2" },
  { keyword: "REF_FRAME", presence: "mandatory", kind: "text", book: "502.0-B-3 table 3-2" },
  { keyword: "REF_FRAME_EPOCH", presence: "optional", kind: "epoch", book: "502.0-B-3 table 3-2" },
  { keyword: "TIME_SYSTEM", presence: "mandatory", kind: "text", book: "502.0-B-3 table 3-2" }
];
var STATE = [
  { keyword: "EPOCH", presence: "mandatory", kind: "epoch", book: TABLE },
  { keyword: "X", presence: "mandatory", kind: "number", unit: "km", book: TABLE },
  { keyword: "Y", presence: "mandatory", kind: "number", unit: "km", book: TABLE },
  { keyword: "Z", presence: "mandatory", kind: "number", unit: "km", book: TABLE },
  { keyword: "X_DOT", presence: "mandatory", kind: "number", unit: "km/s", book: TABLE },
  { keyword: "Y_DOT", presence: "mandatory", kind: "number", unit: "km/s", book: TABLE },
  { keyword: "Z_DOT", presence: "mandatory", kind: "number", unit: "km/s", book: TABLE }
];
var KEPLERIAN = [
  { keyword: "SEMI_MAJOR_AXIS", presence: "mandatory", kind: "number", unit: "km", book: TABLE },
  { keyword: "ECCENTRICITY", presence: "mandatory", kind: "number", book: TABLE },
  { keyword: "INCLINATION", presence: "mandatory", kind: "number", unit: "deg", book: TABLE },
  { keyword: "RA_OF_ASC_NODE", presence: "mandatory", kind: "number", unit: "deg", book: TABLE },
  { keyword: "ARG_OF_PERICENTER", presence: "mandatory", kind: "number", unit: "deg", book: TABLE },
  { keyword: "TRUE_ANOMALY", presence: "optional", kind: "number", unit: "deg", book: TABLE },
  { keyword: "MEAN_ANOMALY", presence: "optional", kind: "number", unit: "deg", book: TABLE },
  { keyword: "GM", presence: "mandatory", kind: "number", unit: "km**3/s**2", book: TABLE }
];
var SPACECRAFT = [
  { keyword: "MASS", presence: "optional", kind: "number", unit: "kg", book: TABLE },
  { keyword: "SOLAR_RAD_AREA", presence: "optional", kind: "number", unit: "m**2", book: TABLE },
  { keyword: "SOLAR_RAD_COEFF", presence: "optional", kind: "number", book: TABLE },
  { keyword: "DRAG_AREA", presence: "optional", kind: "number", unit: "m**2", book: TABLE },
  { keyword: "DRAG_COEFF", presence: "optional", kind: "number", book: TABLE }
];
var MANOEUVRE = [
  { keyword: "MAN_EPOCH_IGNITION", presence: "mandatory", kind: "epoch", book: TABLE },
  { keyword: "MAN_DURATION", presence: "optional", kind: "number", unit: "s", book: TABLE },
  { keyword: "MAN_DELTA_MASS", presence: "optional", kind: "number", unit: "kg", book: TABLE },
  { keyword: "MAN_REF_FRAME", presence: "mandatory", kind: "text", book: TABLE },
  { keyword: "MAN_DV_1", presence: "mandatory", kind: "number", unit: "km/s", book: TABLE },
  { keyword: "MAN_DV_2", presence: "mandatory", kind: "number", unit: "km/s", book: TABLE },
  { keyword: "MAN_DV_3", presence: "mandatory", kind: "number", unit: "km/s", book: TABLE }
];
var OPM = {
  root: "opm",
  versionKeyword: "CCSDS_OPM_VERS",
  versions: ["1.0", "2.0", "3.0"],
  writesUnits: true,
  sections: [
    { name: "header", occurs: "once", inside: "root", rows: HEADER },
    { name: "metadata", occurs: "once", inside: "segment", rows: METADATA },
    { name: "stateVector", occurs: "once", inside: "data", rows: STATE },
    { name: "keplerianElements", occurs: "once", inside: "data", rows: KEPLERIAN, isWholeOrAbsent: true },
    { name: "spacecraftParameters", occurs: "once", inside: "data", rows: SPACECRAFT },
    {
      name: "covarianceMatrix",
      occurs: "once",
      inside: "data",
      isWholeOrAbsent: true,
      rows: [{ keyword: "COV_REF_FRAME", presence: "optional", kind: "text", book: TABLE }, ...COVARIANCE_ROWS]
    },
    { name: "maneuverParameters", occurs: "many", inside: "data", rows: MANOEUVRE, opensWith: "MAN_EPOCH_IGNITION" },
    { name: "userDefinedParameters", occurs: "once", inside: "data", rows: [], prefix: "USER_DEFINED_" }
  ]
};

// packages/ccsds/src/opm/rules.ts
function checkOpmRules(opm, faults) {
  const timeSystem = fieldsIn(opm, "metadata").find((field) => field.keyword === "TIME_SYSTEM");
  if (timeSystem !== void 0 && timeSystem.value !== "" && !isKnownTimeSystem(timeSystem.value)) {
    faults.add("unknown-time-system", { line: timeSystem.line, keyword: "TIME_SYSTEM", value: timeSystem.value });
  }
  for (const { section, fields, line } of opm.groups) {
    if (section === "keplerianElements") {
      if (writtenNumber(fields, "TRUE_ANOMALY") === void 0 && writtenNumber(fields, "MEAN_ANOMALY") === void 0) {
        faults.add("missing-keyword", { line, keyword: "TRUE_ANOMALY" });
      }
      exclude(fields, "TRUE_ANOMALY", "MEAN_ANOMALY", faults);
    }
    if (section !== "maneuverParameters") continue;
    for (const [keyword, limit, isWithin] of MANOEUVRE_RANGES) {
      const field = fields.find((candidate) => candidate.keyword === keyword);
      const value = numberOf(fields, keyword);
      if (value === void 0 || isWithin(value)) continue;
      faults.add("number-out-of-range", { line: field?.line, keyword, value: field?.value, limit });
    }
  }
}
var MANOEUVRE_RANGES = [
  ["MAN_DURATION", "0 and above", (value) => value >= 0],
  ["MAN_DELTA_MASS", "below 0", (value) => value <= 0]
];
function opmDeviations(opm) {
  const faults = faultList();
  const manoeuvres = opm.groups.filter((group) => group.section === "maneuverParameters");
  const [first] = manoeuvres;
  const massKg = textOf(fieldsIn(opm, "spacecraftParameters"), "MASS");
  if (first !== void 0 && massKg === void 0) faults.add("missing-keyword", { line: first.line, keyword: "MASS" });
  for (const { fields, line } of manoeuvres) {
    for (const keyword of ["MAN_DURATION", "MAN_DELTA_MASS"]) {
      if (textOf(fields, keyword) === void 0) faults.add("missing-keyword", { line, keyword });
    }
    const field = fields.find((candidate) => candidate.keyword === "MAN_DELTA_MASS");
    if (field !== void 0 && numberOf(fields, "MAN_DELTA_MASS") === 0) {
      faults.add("number-out-of-range", { ...field, limit: "below 0" });
    }
  }
  return [...faults.faults, ...toleratedIn(opm, OPM)];
}

// packages/ccsds/src/opm/read.ts
function readOpm(text) {
  const { opm, faults } = readOpmAll(text);
  const first = faults[0];
  return first === void 0 && opm !== void 0 ? ok(opm) : fail(first ?? { code: "unknown-format" });
}
function readOpmAll(text) {
  const { value: opm, faults } = readCollecting(text, (list) => {
    const read = looksLikeJson(text) ? readJson(text, list) : readFlat(text, OPM, list);
    if (read !== void 0) checkOpmRules(read, list);
    return read;
  });
  return { ...opm && { opm }, faults };
}
function readJson(text, faults) {
  const value = parseJson(text, faults);
  if (value === void 0) return void 0;
  if (isSectionedJson(value, OPM)) return readFlatJson(value, OPM, faults);
  faults.add("missing-keyword", { keyword: OPM.versionKeyword });
  return void 0;
}
function writeOpm(opm, notation) {
  if (notation === "json") return writeFlatJson(opm, OPM);
  return notation === "kvn" ? writeFlatKvn(opm, OPM) : writeFlatXml(opm, OPM);
}
function opmContent(opm) {
  const metadata = fieldsIn(opm, "metadata");
  const refuse = (code, keyword) => {
    const field = [...metadata, ...fieldsIn(opm, "stateVector"), ...fieldsIn(opm, "covarianceMatrix")].find(
      (candidate) => candidate.keyword === keyword
    );
    return fail(messageFault(code, { line: field?.line, keyword, value: field?.value }));
  };
  const frame = frameOf(textOf(metadata, "REF_FRAME") ?? "");
  const timeSystem = textOf(metadata, "TIME_SYSTEM") ?? "";
  if (frame === void 0) return refuse("unsupported-frame", "REF_FRAME");
  if (!isEarth(textOf(metadata, "CENTER_NAME") ?? "")) return refuse("unsupported-centre", "CENTER_NAME");
  if (!isConvertibleTimeSystem(timeSystem)) return refuse("unsupported-time-system", "TIME_SYSTEM");
  const readEpoch = epochReader(timeSystem);
  const fields = fieldsIn(opm, "stateVector");
  const epochTaiS = readEpoch(textOf(fields, "EPOCH") ?? "");
  if (epochTaiS === void 0) return refuse("not-an-epoch", "EPOCH");
  const position = vectorM(fields, ["X", "Y", "Z"]);
  const velocity = vectorM(fields, ["X_DOT", "Y_DOT", "Z_DOT"]);
  if (position === void 0 || velocity === void 0) return refuse("missing-keyword", "X");
  const covarianceFields = fieldsIn(opm, "covarianceMatrix");
  const covarianceFrame = covarianceFrameOf(textOf(covarianceFields, "COV_REF_FRAME") ?? frame);
  const lower = COVARIANCE_KEYWORDS.map((keyword) => numberOf(covarianceFields, keyword) ?? Number.NaN);
  const hasCovariance = lower.every((term) => !Number.isNaN(term));
  if (hasCovariance && covarianceFrame === void 0) return refuse("unsupported-frame", "COV_REF_FRAME");
  if (hasCovariance && !isPositive(lower)) return refuse("covariance-not-positive", "CX_X");
  const massKg = numberOf(fieldsIn(opm, "spacecraftParameters"), "MASS");
  const manoeuvres = [];
  for (const group of opm.groups) {
    if (group.section !== "maneuverParameters") continue;
    const manoeuvre = manoeuvreOf(group.fields, readEpoch);
    if (manoeuvre !== void 0) manoeuvres.push(manoeuvre);
  }
  return ok({
    objectName: textOf(metadata, "OBJECT_NAME") ?? "",
    objectId: textOf(metadata, "OBJECT_ID") ?? "",
    state: { epochTaiS, frame, positionM: position, velocityMps: velocity },
    ...hasCovariance && covarianceFrame !== void 0 ? { covariance: { epochTaiS, frame: covarianceFrame, matrix: fullFromLower(lower, 1e6) } } : {},
    ...massKg === void 0 ? {} : { massKg },
    manoeuvres
  });
}
function manoeuvreOf(fields, readEpoch) {
  const ignitionTaiS = readEpoch(textOf(fields, "MAN_EPOCH_IGNITION") ?? "");
  const deltaVMps = vectorM(fields, ["MAN_DV_1", "MAN_DV_2", "MAN_DV_3"]);
  if (ignitionTaiS === void 0 || deltaVMps === void 0) return void 0;
  const deltaMassKg = numberOf(fields, "MAN_DELTA_MASS");
  return {
    ignitionTaiS,
    durationS: numberOf(fields, "MAN_DURATION") ?? 0,
    ...deltaMassKg === void 0 ? {} : { deltaMassKg },
    refFrame: textOf(fields, "MAN_REF_FRAME") ?? "",
    deltaVMps
  };
}
function vectorM(fields, keywords) {
  const [x, y, z] = keywords.map((keyword) => numberOf(fields, keyword));
  return x === void 0 || y === void 0 || z === void 0 ? void 0 : [x * 1e3, y * 1e3, z * 1e3];
}

export {
  toleratedIn,
  opmDeviations,
  readOpm,
  readOpmAll,
  writeOpm,
  opmContent
};
//# sourceMappingURL=chunk-2E53R2YG.mjs.map

import {
  COVARIANCE_KEYWORDS,
  COVARIANCE_ROWS,
  covarianceFrameOf,
  epochReader,
  fieldsOfObject,
  frameOf,
  fullFromLower,
  isBinary,
  isConvertibleTimeSystem,
  isEarth,
  isKnownTimeSystem,
  isPositive,
  isRecord,
  isSectionedJson,
  jsonText,
  looksLikeJson,
  looksLikeXml,
  objectTypeOf,
  objectTypeOfName,
  parseJson,
  parseNumber,
  parseXml,
  readCollecting,
  readFlat,
  readFlatJson,
  readFlatXml,
  textOf,
  wholeRecordsOf,
  withLineFeeds,
  writtenNumber
} from "./chunk-CRMFVZQ4.mjs";
import {
  faultList,
  messageFault
} from "./chunk-LRQNFPWD.mjs";
import {
  formatUtc,
  parseUtc
} from "./chunk-JQJWWTBG.mjs";
import {
  fail,
  ok
} from "./chunk-D5Y2WIO4.mjs";

// packages/ccsds/src/value/classification.ts
var UNCLASSIFIED = /^(u|unclassified|public|none)\b/i;
function classifiedField(header) {
  return header.find(
    ({ keyword, value }) => keyword === "CLASSIFICATION" && value.trim() !== "" && !UNCLASSIFIED.test(value.trim())
  );
}
var KNOWN_CLASSIFICATIONS = ["U", "C", "S"];
function isKnownClassification(text) {
  return KNOWN_CLASSIFICATIONS.includes(text.toUpperCase());
}
function isClassificationByte(code) {
  return code === 85 || code === 32 || code === 67 || code === 83;
}

// packages/ccsds/src/omm/elements.ts
var EXCLUSIVE = [
  ["SEMI_MAJOR_AXIS", "MEAN_MOTION"],
  ["BSTAR", "BTERM"],
  ["MEAN_MOTION_DDOT", "AGOM"]
];
var THEORIES = ["SGP4", "SGP/SGP4", "SGP", "SDP4", "SGP4/SDP4"];
var UNNUMBERED = 0;
var RecordStop = class {
  fault;
  constructor(fault) {
    this.fault = fault;
  }
};
function elementsFrom(read, lineOf, options = {}) {
  try {
    return ok(build(read, lineOf, options));
  } catch (stop) {
    if (stop instanceof RecordStop) return fail(stop.fault);
    throw stop;
  }
}
function build(read, lineOf, options) {
  const stop = (code, keyword, value, limit) => {
    throw new RecordStop(messageFault(code, { line: lineOf?.(keyword), keyword, value, limit }));
  };
  const number = (keyword, absent) => {
    const text = read(keyword);
    if (text === void 0 || text === "") return absent ?? stop("missing-keyword", keyword);
    const value = parseNumber(text);
    return Number.isNaN(value) ? stop("not-a-number", keyword, text) : value;
  };
  const whole = (keyword) => {
    const value = number(keyword, 0);
    return Number.isSafeInteger(value) && value >= 0 ? value : stop("not-an-integer", keyword, read(keyword));
  };
  const within = (keyword, low, high) => {
    const value = number(keyword);
    if (value >= low && value <= high) return value;
    return stop("number-out-of-range", keyword, String(value), `${String(low)} to ${String(high)}`);
  };
  const theory = read("MEAN_ELEMENT_THEORY") ?? "";
  const type = whole("EPHEMERIS_TYPE");
  if (type === 4) stop("unsupported-ephemeris-type", "EPHEMERIS_TYPE", "4", "0");
  if (theory !== "" && !THEORIES.includes(theory.toUpperCase())) {
    stop("unsupported-theory", "MEAN_ELEMENT_THEORY", theory, "SGP4");
  }
  for (const [first, second] of EXCLUSIVE) {
    if ((read(first) ?? "") !== "" && (read(second) ?? "") !== "")
      stop("exclusive-keywords", second, read(second), first);
  }
  const centre = read("CENTER_NAME") ?? "";
  if (centre !== "" && !isEarth(centre)) stop("unsupported-centre", "CENTER_NAME", centre, "EARTH");
  const frame = read("REF_FRAME") ?? "";
  if (frame !== "" && frameOf(frame) !== "TEME") stop("unsupported-frame", "REF_FRAME", frame, "TEME");
  const classification = (read("CLASSIFICATION_TYPE") ?? "").trim() || "U";
  if (!isKnownClassification(classification)) {
    stop("unknown-classification", "CLASSIFICATION_TYPE", classification, KNOWN_CLASSIFICATIONS.join(", "));
  }
  const timeSystem = read("TIME_SYSTEM") ?? "UTC";
  if (timeSystem !== "" && !isConvertibleTimeSystem(timeSystem)) {
    stop("unsupported-time-system", "TIME_SYSTEM", timeSystem, "UTC");
  }
  const isUtc = timeSystem === "" || timeSystem.toUpperCase() === "UTC";
  const readEpoch = isUtc ? options.readUtc ?? epochReader("UTC") : epochReader(timeSystem);
  const epochText = read("EPOCH") ?? stop("missing-keyword", "EPOCH");
  const epochTaiS = readEpoch(epochText.includes("T") ? epochText : epochText.replace(" ", "T"));
  if (epochTaiS === void 0) return stop("not-an-epoch", "EPOCH", epochText);
  const noradId = number("NORAD_CAT_ID", options.mayLackNumber === true ? UNNUMBERED : void 0);
  if (!Number.isInteger(noradId) || noradId < 0 || noradId > 999999999) {
    stop("number-out-of-range", "NORAD_CAT_ID", String(noradId), "0 to 999999999");
  }
  const eccentricity = within("ECCENTRICITY", 0, 1);
  if (eccentricity === 1) stop("number-out-of-range", "ECCENTRICITY", "1", "below 1");
  const meanMotionRevPerDay = number("MEAN_MOTION");
  if (!(meanMotionRevPerDay > 0)) stop("number-out-of-range", "MEAN_MOTION", String(meanMotionRevPerDay), "above 0");
  const name = read("OBJECT_NAME")?.trim() ?? "";
  const writtenType = read("OBJECT_TYPE") ?? read("USER_DEFINED_OBJECT_TYPE");
  const objectType = (writtenType === void 0 ? void 0 : objectTypeOf(writtenType)) ?? objectTypeOfName(name);
  const rcsM2 = parseNumber(read("RCS") ?? "");
  const covariance = covarianceOf(read, epochTaiS, stop);
  return {
    noradId,
    name,
    cosparId: read("OBJECT_ID") ?? "",
    epochTaiS,
    epochUtc: epochText,
    meanMotionRevPerDay,
    eccentricity,
    inclinationDeg: within("INCLINATION", 0, 180),
    raanDeg: number("RA_OF_ASC_NODE"),
    argPerigeeDeg: number("ARG_OF_PERICENTER"),
    meanAnomalyDeg: number("MEAN_ANOMALY"),
    bstar: number("BSTAR", 0),
    meanMotionDot: number("MEAN_MOTION_DOT", 0),
    meanMotionDdot: number("MEAN_MOTION_DDOT", 0),
    ephemerisType: type,
    classification: classification.toUpperCase(),
    elementSetNo: whole("ELEMENT_SET_NO"),
    revAtEpoch: whole("REV_AT_EPOCH"),
    ...objectType === void 0 ? {} : { objectType },
    ...rcsM2 > 0 ? { rcsM2 } : {},
    ...covariance === void 0 ? {} : { covariance }
  };
}
function covarianceOf(read, epochTaiS, stop) {
  if ((read("CX_X") ?? "") === "") return void 0;
  const frameName = read("COV_REF_FRAME") || read("REF_FRAME") || "TEME";
  const frame = covarianceFrameOf(frameName);
  if (frame === void 0) return stop("unsupported-frame", "COV_REF_FRAME", frameName);
  const lower = COVARIANCE_KEYWORDS.map((keyword) => parseNumber(read(keyword) ?? ""));
  const bad = lower.findIndex((value) => Number.isNaN(value));
  if (bad >= 0) stop("covariance-incomplete", COVARIANCE_KEYWORDS[bad] ?? "CX_X");
  if (!isPositive(lower)) stop("covariance-not-positive", "CX_X");
  return { epochTaiS, frame, matrix: fullFromLower(lower, 1e6) };
}

// packages/ccsds/src/value/exclude.ts
function exclude(fields, keyword, other, faults, segment) {
  if (writtenNumber(fields, keyword) === void 0 || writtenNumber(fields, other) === void 0) return;
  const second = fields.findLast((field) => field.keyword === keyword || field.keyword === other);
  const limit = second?.keyword === other ? keyword : other;
  faults.add("exclusive-keywords", {
    line: second?.line,
    keyword: second?.keyword,
    value: second?.value,
    limit,
    segment
  });
}

// packages/ccsds/src/omm/rules.ts
var ASKED_FOR = {
  SGP: ["MEAN_MOTION_DOT", "MEAN_MOTION_DDOT"],
  SGP4: ["BSTAR"],
  "SGP/SGP4": ["BSTAR"],
  "SGP4-XP": ["BTERM", "AGOM"],
  PPT3: ["MEAN_MOTION_DOT", "MEAN_MOTION_DDOT"]
};
function checkOmmRules(omm, faults) {
  const fields = fieldsOfObject(omm, 0);
  const line = omm.groups.find((group) => group.section === "meanElements")?.line;
  const lineOf = (keyword) => fields.find((field) => field.keyword === keyword)?.line;
  const need = (keyword) => {
    if (writtenNumber(fields, keyword) === void 0) faults.add("missing-keyword", { line, keyword });
  };
  const timeSystem = textOf(fields, "TIME_SYSTEM");
  if (timeSystem !== void 0 && !isKnownTimeSystem(timeSystem)) {
    const place = { line: lineOf("TIME_SYSTEM"), keyword: "TIME_SYSTEM", value: timeSystem };
    faults.add("unknown-time-system", place);
  }
  exclude(fields, "SEMI_MAJOR_AXIS", "MEAN_MOTION", faults);
  exclude(fields, "BSTAR", "BTERM", faults);
  exclude(fields, "MEAN_MOTION_DDOT", "AGOM", faults);
  const classification = textOf(fields, "CLASSIFICATION_TYPE");
  if (classification !== void 0 && !isKnownClassification(classification)) {
    const place = { line: lineOf("CLASSIFICATION_TYPE"), keyword: "CLASSIFICATION_TYPE", value: classification };
    faults.add("unknown-classification", { ...place, limit: KNOWN_CLASSIFICATIONS.join(", ") });
  }
  const theory = textOf(fields, "MEAN_ELEMENT_THEORY")?.toUpperCase() ?? "";
  const askedFor = ASKED_FOR[theory];
  if (askedFor === void 0) {
    if (writtenNumber(fields, "SEMI_MAJOR_AXIS") === void 0) need("MEAN_MOTION");
    return;
  }
  for (const keyword of ["MEAN_MOTION", ...askedFor]) need(keyword);
  const centre = textOf(fields, "CENTER_NAME");
  if (centre !== void 0 && !isEarth(centre)) {
    const place = { line: lineOf("CENTER_NAME"), keyword: "CENTER_NAME", value: centre, limit: "EARTH" };
    faults.add("value-not-allowed", place);
  }
  const frame = textOf(fields, "REF_FRAME");
  if (frame !== void 0 && frameOf(frame) !== "TEME") {
    faults.add("value-not-allowed", { line: lineOf("REF_FRAME"), keyword: "REF_FRAME", value: frame, limit: "TEME" });
  }
}
function isTwoLineTheory(theory) {
  return theory !== void 0 && Object.hasOwn(ASKED_FOR, theory.toUpperCase());
}

// packages/ccsds/src/omm/spec.ts
var TABLE = "502.0-B-3 table 4-3";
var OMM = {
  root: "omm",
  versionKeyword: "CCSDS_OMM_VERS",
  versions: ["2.0", "3.0"],
  writesUnits: false,
  sections: [
    {
      name: "header",
      occurs: "once",
      inside: "root",
      rows: [
        { keyword: "CLASSIFICATION", presence: "optional", kind: "text", since: "3.0", book: "502.0-B-3 table 4-1" },
        // CelesTrak leaves both empty.
        {
          keyword: "CREATION_DATE",
          presence: "mandatory",
          kind: "epoch",
          mayBeEmpty: true,
          book: "502.0-B-3 table 4-1"
        },
        { keyword: "ORIGINATOR", presence: "mandatory", kind: "text", mayBeEmpty: true, book: "502.0-B-3 table 4-1" },
        { keyword: "MESSAGE_ID", presence: "optional", kind: "text", since: "3.0", book: "502.0-B-3 table 4-1" }
      ]
    },
    {
      name: "metadata",
      occurs: "once",
      inside: "segment",
      rows: [
        { keyword: "OBJECT_NAME", presence: "mandatory", kind: "text", book: "502.0-B-3 table 4-2" },
        { keyword: "OBJECT_ID", presence: "mandatory", kind: "text", book: "502.0-B-3 table 4-2" },
        { keyword: "CENTER_NAME", presence: "mandatory", kind: "text", book: "502.0-B-3 table 4-2" },
        { keyword: "REF_FRAME", presence: "mandatory", kind: "text", book: "502.0-B-3 table 4-2" },
        { keyword: "REF_FRAME_EPOCH", presence: "optional", kind: "epoch", book: "502.0-B-3 table 4-2" },
        { keyword: "TIME_SYSTEM", presence: "mandatory", kind: "text", book: "502.0-B-3 table 4-2" },
        { keyword: "MEAN_ELEMENT_THEORY", presence: "mandatory", kind: "text", book: "502.0-B-3 table 4-2" }
      ]
    },
    {
      name: "meanElements",
      occurs: "once",
      inside: "data",
      rows: [
        { keyword: "EPOCH", presence: "mandatory", kind: "epoch", book: TABLE },
        { keyword: "SEMI_MAJOR_AXIS", presence: "optional", kind: "number", unit: "km", book: TABLE },
        { keyword: "MEAN_MOTION", presence: "optional", kind: "number", unit: "rev/day", book: TABLE },
        { keyword: "ECCENTRICITY", presence: "mandatory", kind: "number", book: TABLE },
        { keyword: "INCLINATION", presence: "mandatory", kind: "number", unit: "deg", book: TABLE },
        { keyword: "RA_OF_ASC_NODE", presence: "mandatory", kind: "number", unit: "deg", book: TABLE },
        { keyword: "ARG_OF_PERICENTER", presence: "mandatory", kind: "number", unit: "deg", book: TABLE },
        { keyword: "MEAN_ANOMALY", presence: "mandatory", kind: "number", unit: "deg", book: TABLE },
        { keyword: "GM", presence: "optional", kind: "number", unit: "km**3/s**2", book: TABLE }
      ]
    },
    {
      name: "spacecraftParameters",
      occurs: "once",
      inside: "data",
      rows: [
        { keyword: "MASS", presence: "optional", kind: "number", unit: "kg", book: TABLE },
        { keyword: "SOLAR_RAD_AREA", presence: "optional", kind: "number", unit: "m**2", book: TABLE },
        { keyword: "SOLAR_RAD_COEFF", presence: "optional", kind: "number", book: TABLE },
        { keyword: "DRAG_AREA", presence: "optional", kind: "number", unit: "m**2", book: TABLE },
        { keyword: "DRAG_COEFF", presence: "optional", kind: "number", book: TABLE }
      ]
    },
    {
      name: "tleParameters",
      occurs: "once",
      inside: "data",
      rows: [
        { keyword: "EPHEMERIS_TYPE", presence: "optional", kind: "integer", book: TABLE },
        { keyword: "CLASSIFICATION_TYPE", presence: "optional", kind: "text", book: TABLE },
        { keyword: "NORAD_CAT_ID", presence: "optional", kind: "integer", book: TABLE },
        { keyword: "ELEMENT_SET_NO", presence: "optional", kind: "integer", book: TABLE },
        { keyword: "REV_AT_EPOCH", presence: "optional", kind: "integer", book: TABLE },
        {
          keyword: "BSTAR",
          presence: "optional",
          kind: "number",
          unit: "1/ER",
          unitAliases: ["1/[Earth radii]"],
          book: TABLE
        },
        { keyword: "BTERM", presence: "optional", kind: "number", unit: "m**2/kg", since: "3.0", book: TABLE },
        { keyword: "MEAN_MOTION_DOT", presence: "optional", kind: "number", unit: "rev/day**2", book: TABLE },
        { keyword: "MEAN_MOTION_DDOT", presence: "optional", kind: "number", unit: "rev/day**3", book: TABLE },
        { keyword: "AGOM", presence: "optional", kind: "number", unit: "m**2/kg", since: "3.0", book: TABLE }
      ]
    },
    {
      name: "covarianceMatrix",
      occurs: "once",
      inside: "data",
      isWholeOrAbsent: true,
      rows: [{ keyword: "COV_REF_FRAME", presence: "optional", kind: "text", book: TABLE }, ...COVARIANCE_ROWS]
    },
    { name: "userDefinedParameters", occurs: "once", inside: "data", rows: [], prefix: "USER_DEFINED_" }
  ]
};

// packages/ccsds/src/omm/read.ts
function readOmm(text) {
  const { omm, faults } = readOmmAll(text);
  const first = faults[0];
  return first === void 0 && omm !== void 0 ? ok(omm) : fail(first ?? { code: "unknown-format" });
}
function readOmmAll(text) {
  const { value: omm, faults } = readCollecting(text, (list) => {
    const read = looksLikeJson(text) ? readJson(text, list) : readFlat(text, OMM, list);
    if (read !== void 0) checkOmmRules(read, list);
    return read;
  });
  return { ...omm && { omm }, faults };
}
function readJson(text, faults) {
  const value = parseJson(text, faults);
  if (value === void 0) return void 0;
  if (isSectionedJson(value, OMM)) return readFlatJson(value, OMM, faults);
  faults.add("missing-keyword", { keyword: OMM.versionKeyword });
  return void 0;
}
function ommElements(omm) {
  const fields = fieldsOfObject(omm, 0);
  const byKeyword = new Map(fields.map((field) => [field.keyword, field]));
  return elementsFrom(
    (keyword) => byKeyword.get(keyword)?.value,
    (keyword) => byKeyword.get(keyword)?.line,
    { mayLackNumber: true }
  );
}

// packages/ccsds/src/fault/catalogue-faults.ts
var MOST_RECORD_FAULTS = 1e3;
function recordFaults() {
  const faults = [];
  let count = 0;
  return {
    faults,
    count: () => count,
    note(fault, record, noradId) {
      count += 1;
      if (faults.length >= MOST_RECORD_FAULTS) return;
      faults.push({ ...fault, record, ...noradId === void 0 ? {} : { noradId } });
    }
  };
}

// packages/ccsds/src/omm/csv.ts
var NEEDED = [
  "EPOCH",
  "MEAN_MOTION",
  "ECCENTRICITY",
  "INCLINATION",
  "RA_OF_ASC_NODE",
  "ARG_OF_PERICENTER",
  "MEAN_ANOMALY",
  "NORAD_CAT_ID"
];
function walkOmmCsv(text, sink) {
  const readUtc = epochReader("UTC");
  let columns;
  let lineNumber = 0;
  let record = 0;
  const lines = withLineFeeds(text);
  let at = lines.charCodeAt(0) === 65279 ? 1 : 0;
  while (at < lines.length) {
    let end = lines.indexOf("\n", at);
    if (end < 0) end = lines.length;
    const line = lines.charCodeAt(end - 1) === 13 ? lines.slice(at, end - 1) : lines.slice(at, end);
    at = end + 1;
    lineNumber += 1;
    if (line.trim() === "") continue;
    if (columns === void 0) {
      const header = csvColumns(line, lineNumber);
      if (!header.ok) {
        sink.fault(header.fault, 0);
        return;
      }
      columns = header.value;
      continue;
    }
    record += 1;
    const result = csvElements(line, columns, lineNumber, readUtc);
    if (result.ok) sink.element(result.value, record, lineNumber);
    else sink.fault(result.fault, record);
  }
}
function csvColumns(header, lineNumber) {
  const columns = new Map(cellsOf(header).map((cell, index) => [cell.trim().toUpperCase(), index]));
  const missing = NEEDED.find((keyword) => !columns.has(keyword));
  return missing === void 0 ? ok(columns) : fail(messageFault("missing-keyword", { line: lineNumber, keyword: missing }));
}
function csvElements(line, columns, lineNumber, readUtc) {
  const cells = cellsOf(line);
  if (cells.length !== columns.size) {
    const place = { line: lineNumber, value: String(cells.length), limit: columns.size };
    return fail(messageFault("wrong-number-of-columns", place));
  }
  const read = (keyword) => {
    const column = columns.get(keyword);
    return column === void 0 ? void 0 : cells[column];
  };
  return elementsFrom(read, () => lineNumber, { readUtc });
}
function cellsOf(line) {
  if (!line.includes('"')) return line.split(",");
  const cells = [];
  let cell = "";
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const character = line.charAt(at);
    if (character === '"' && isQuoted && line.charAt(at + 1) === '"') {
      cell += '"';
      at += 1;
    } else if (character === '"') isQuoted = !isQuoted;
    else if (character === "," && !isQuoted) {
      cells.push(cell);
      cell = "";
    } else cell += character;
  }
  cells.push(cell);
  return cells;
}

// packages/ccsds/src/omm/json.ts
function walkOmmJson(text, sink) {
  const parseFaults = faultList();
  const value = parseJson(text, parseFaults);
  const first = parseFaults.faults[0];
  const cut = first === void 0 ? void 0 : wholeRecordsOf(text);
  if (first !== void 0 && cut === void 0) {
    sink.fault(first, 1);
    return;
  }
  const records = cut ?? (Array.isArray(value) ? value : [value]);
  const readUtc = epochReader("UTC");
  records.forEach((record, index) => {
    const result = jsonElements(record, readUtc);
    if (result.ok) sink.element(result.value, index + 1, 0);
    else sink.fault(result.fault, index + 1);
  });
  if (cut !== void 0) sink.fault(messageFault("truncated", { keyword: "]" }), records.length + 1);
}
function jsonElements(record, readUtc) {
  if (!isRecord(record)) return fail(messageFault("malformed-json", { value: typeof record }));
  return isSectionedJson(record, OMM) ? sectioned(record) : elementsFrom((keyword) => jsonText(record[keyword]), void 0, { readUtc });
}
function sectioned(record) {
  const faults = faultList();
  const omm = readFlatJson(record, OMM, faults);
  const fault = faults.faults[0];
  if (fault !== void 0 || omm === void 0) return { ok: false, fault: fault ?? messageFault("malformed-json") };
  return ommElements(omm);
}

// packages/ccsds/src/omm/many.ts
function walkOmmXml(text, sink) {
  let record = 0;
  const take = (element) => {
    if (element.name !== "omm") return false;
    record += 1;
    const faults = faultList();
    give(readFlatXml(element, OMM, faults), faults, record, element.line, sink);
    return true;
  };
  const parsed = parseXml(text, take);
  if (!parsed.ok) sink.fault(parsed.fault, record + 1);
  else if (record === 0) {
    const place = { line: parsed.value.line, value: parsed.value.name, limit: "omm" };
    sink.fault(messageFault("wrong-root-element", place), 1);
  }
}
function walkOmmKvn(written, sink) {
  const text = withLineFeeds(written);
  const starts = startsOf(text);
  if (starts.length === 0) {
    sink.fault(messageFault("missing-keyword", { line: 1, keyword: OMM.versionKeyword }), 1);
    return;
  }
  let line = 0;
  let lineAt = 0;
  starts.forEach((start, index) => {
    for (; lineAt < start; lineAt += 1) if (text.charCodeAt(lineAt) === 10) line += 1;
    giveOmmKvn(text.slice(start, starts[index + 1] ?? text.length), index + 1, line, sink);
  });
}
function giveOmmKvn(text, record, linesBefore, sink) {
  const faults = faultList();
  give(readFlat(text, OMM, faults), faults, record, linesBefore + 1, sink, linesBefore);
}
function giveOmmXml(text, record, linesBefore, sink) {
  const parsed = parseXml(text);
  if (!parsed.ok) return false;
  const faults = faultList();
  const { value } = parsed;
  give(readFlatXml(value, OMM, faults), faults, record, value.line + linesBefore, sink, linesBefore);
  return true;
}
function startsOf(text) {
  const starts = [];
  for (let at = text.indexOf(OMM.versionKeyword); at >= 0; at = text.indexOf(OMM.versionKeyword, at + 1)) {
    const lineStart = text.lastIndexOf("\n", at) + 1;
    if (text.slice(lineStart, at).replace("\uFEFF", "").trim() === "") starts.push(lineStart);
  }
  return starts;
}
function give(omm, faults, record, line, sink, linesBefore = 0) {
  if (omm !== void 0) checkOmmRules(omm, faults);
  const fault = faults.faults[0];
  if (fault !== void 0 || omm === void 0) {
    sink.fault(moved(fault ?? messageFault("unknown-format"), linesBefore), record);
    return;
  }
  const result = ommElements(omm);
  if (result.ok) sink.element(result.value, record, line);
  else sink.fault(moved(result.fault, linesBefore), record);
}
function moved(fault, lines) {
  return fault.line === void 0 ? fault : { ...fault, line: fault.line + lines };
}

// packages/ccsds/src/tle/alpha5.ts
var LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ";
var LARGEST_ALPHA5 = 339999;
var COLUMNS = 5;
function parseAlpha5(text) {
  let value = 0;
  let digits = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 32 && digits === 0) continue;
    if (code >= 48 && code <= 57) value = value * 10 + (code - 48);
    else {
      const letter = LETTERS.indexOf(text.charAt(at));
      if (letter < 0 || at !== 0 || text.length !== COLUMNS) return Number.NaN;
      value = letter + 10;
    }
    digits += 1;
  }
  return digits === 0 ? Number.NaN : value;
}
function toAlpha5(noradId) {
  if (!Number.isInteger(noradId) || noradId < 0 || noradId > LARGEST_ALPHA5) return void 0;
  if (noradId < 1e5) return String(noradId).padStart(5, "0");
  const letter = LETTERS[Math.floor(noradId / 1e4) - 10] ?? "";
  return letter + String(noradId % 1e4).padStart(4, "0");
}

// packages/ccsds/src/tle/columns.ts
var TEN = [1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15];
function decimalIn(line, from, to, impliedDecimals) {
  let at = from;
  const end = Math.min(to, line.length);
  while (at < end && line.charCodeAt(at) === 32) at += 1;
  if (at >= end) return 0;
  if (end < to || line.charCodeAt(end - 1) === 32) return Number.NaN;
  let sign = 1;
  const first = line.charCodeAt(at);
  if (first === 45 || first === 43) {
    sign = first === 45 ? -1 : 1;
    at += 1;
  }
  let digits = 0;
  let count = 0;
  let decimals = -1;
  for (; at < end; at += 1) {
    const code = line.charCodeAt(at);
    if (code >= 48 && code <= 57) {
      digits = digits * 10 + (code - 48);
      count += 1;
      if (decimals >= 0) decimals += 1;
    } else if (code === 46 && decimals < 0 && impliedDecimals === 0) decimals = 0;
    else if (code === 32 && impliedDecimals > 0) digits *= 10;
    else return Number.NaN;
  }
  if (count === 0 || count > 15) return Number.NaN;
  return sign * digits / (TEN[impliedDecimals > 0 ? impliedDecimals : Math.max(decimals, 0)] ?? 1);
}
function exponentialIn(line, from) {
  const text = line.slice(from, from + 8);
  if (text.trim() === "") return 0;
  const signCode = text.charCodeAt(6);
  const mantissa = decimalIn(text, 0, 6, 5);
  const exponent = text.charCodeAt(7) - 48;
  if (Number.isNaN(mantissa) || !(exponent >= 0 && exponent <= 9)) return Number.NaN;
  if (signCode === 45) return Math.round(mantissa * 1e5) / (TEN[5 + exponent] ?? 1);
  return signCode === 43 || signCode === 32 ? mantissa * (TEN[exponent] ?? 1) : Number.NaN;
}
function checksumOf(line) {
  let sum = 0;
  const end = Math.min(68, line.length);
  for (let at = 0; at < end; at += 1) {
    const code = line.charCodeAt(at);
    if (code >= 48 && code <= 57) sum += code - 48;
    else if (code === 45) sum += 1;
  }
  return sum % 10;
}

// packages/ccsds/src/tle/epoch.ts
var MICROSECONDS_PER_DAY = 864e8;
function tleEpochReader() {
  const days = /* @__PURE__ */ new Map();
  return (line) => {
    const year = Number(line.slice(18, 20));
    const ordinal = Number(line.slice(20, 23));
    const fraction = line.slice(23, 32).trim();
    const isFraction = /^\.\d{1,8}$/.test(fraction) || fraction === "";
    if (!Number.isInteger(year) || !Number.isInteger(ordinal) || !isFraction) return void 0;
    const key = year * 1e3 + ordinal;
    if (!days.has(key)) days.set(key, dayOf(year < 57 ? 2e3 + year : 1900 + year, ordinal));
    const day = days.get(key);
    if (day === void 0) return void 0;
    const microseconds = Number(fraction.slice(1).padEnd(8, "0")) * 864;
    return { epochTaiS: day.startTaiS + microseconds / 1e6, epochUtc: `${day.date}T${clockText(microseconds)}` };
  };
}
function dayOf(year, ordinal) {
  const start = parseUtc(`${String(year)}-${String(ordinal).padStart(3, "0")}T00:00:00`);
  return start.ok ? { startTaiS: start.value, date: formatUtc(start.value, 0).slice(0, 10) } : void 0;
}
function clockText(microseconds) {
  const seconds = Math.floor(microseconds / 1e6);
  const two = (value) => value < 10 ? `0${String(value)}` : String(value);
  const clock = `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return `${clock}.${String(microseconds % 1e6).padStart(6, "0")}`;
}
function tleEpochText(epochTaiS) {
  const year = Number(formatUtc(epochTaiS, 6).slice(0, 4));
  if (year < 1957 || year > 2056) return void 0;
  const date = formatUtc(epochTaiS, 6).slice(0, 10);
  const dayStart = parseUtc(`${date}T00:00:00`);
  const yearStart = parseUtc(`${String(year)}-001T00:00:00`);
  if (!dayStart.ok || !yearStart.ok) return void 0;
  const ordinal = Math.round((dayStart.value - yearStart.value) / 86400) + 1;
  const steps = Math.min(Math.round((epochTaiS - dayStart.value) * 1e6 * 1e8 / MICROSECONDS_PER_DAY), 99999999);
  const yearText = String(year % 100).padStart(2, "0");
  return `${yearText}${String(ordinal).padStart(3, "0")}.${String(steps).padStart(8, "0")}`;
}

// packages/ccsds/src/tle/layout.ts
var FIXED_IN_LINE_1 = fixedIn(
  "1 ______ ________ _____.________ _.________ ________ ________ _ _____"
);
var FIXED_IN_LINE_2 = fixedIn(
  "2 _____ ___.____ ___.____ _______ ___.____ ___.____ __.______________"
);
function fixedIn(picture) {
  return [...picture].flatMap(
    (character, column) => character === "_" ? [] : [{ column, code: character.charCodeAt(0) }]
  );
}
function shiftedColumn(line, fixed) {
  return fixed.find(({ column, code }) => column < line.length && line.charCodeAt(column) !== code)?.column;
}

// packages/ccsds/src/tle/read.ts
var SHORTEST_LINE = 63;
var WHOLE_LINE = 69;
function tleName(line) {
  const name = line.trim();
  if (name === "0") return "";
  return name.startsWith("0 ") ? name.slice(2).trim() : name;
}
function tleReader() {
  const readEpoch = tleEpochReader();
  return (lines) => {
    const fault = checkLine(lines.line1, "1", FIXED_IN_LINE_1, lines.lineNumber1) ?? checkLine(lines.line2, "2", FIXED_IN_LINE_2, lines.lineNumber2) ?? checkLengths(lines);
    if (fault !== void 0) return fail(fault);
    const epoch = readEpoch(lines.line1);
    const place = { line: lines.lineNumber1, keyword: "EPOCH", value: lines.line1.slice(18, 32) };
    return epoch === void 0 ? fail(messageFault("not-an-epoch", place)) : elementsOf(lines, epoch);
  };
}
function checkLine(line, number, fixed, lineNumber) {
  if (line === "") return messageFault("missing-line", { line: lineNumber, limit: `line ${number}` });
  if (line.charAt(0) !== number || line.charAt(1) !== " ") {
    return messageFault("wrong-line-number", { line: lineNumber, value: line, limit: number });
  }
  if (line.length < SHORTEST_LINE) {
    return messageFault("wrong-line-length", { line: lineNumber, value: String(line.length), limit: WHOLE_LINE });
  }
  const shifted = shiftedColumn(line, fixed);
  if (shifted !== void 0) {
    return messageFault("columns-shifted", { line: lineNumber, value: line.charAt(shifted), limit: shifted + 1 });
  }
  if (!hasChecksum(line)) return void 0;
  const written = line.charCodeAt(WHOLE_LINE - 1);
  if (!(written >= 48 && written <= 57)) {
    return messageFault("wrong-checksum", { line: lineNumber, value: line.charAt(WHOLE_LINE - 1) });
  }
  const sum = checksumOf(line);
  if (sum === written - 48) return void 0;
  return messageFault("wrong-checksum", { line: lineNumber, value: line.charAt(WHOLE_LINE - 1), limit: sum });
}
function hasChecksum(line) {
  return line.length >= WHOLE_LINE && line.charAt(WHOLE_LINE - 1) !== " ";
}
function checkLengths({ line1, line2, lineNumber1, lineNumber2 }) {
  if (hasChecksum(line1) === hasChecksum(line2)) return void 0;
  const [line, lineNumber] = hasChecksum(line1) ? [line2, lineNumber2] : [line1, lineNumber1];
  const value = String(line.slice(0, WHOLE_LINE).trimEnd().length);
  return messageFault("wrong-line-length", { line: lineNumber, value, limit: WHOLE_LINE });
}
function elementsOf(lines, epoch) {
  const { line1, line2, lineNumber1, lineNumber2 } = lines;
  const noradId = parseAlpha5(line1.slice(2, 7));
  const refuse = (code, place) => fail(messageFault(code, place));
  if (Number.isNaN(noradId)) {
    return refuse("not-a-number", { line: lineNumber1, keyword: "NORAD_CAT_ID", value: line1.slice(2, 7) });
  }
  if (parseAlpha5(line2.slice(2, 7)) !== noradId) {
    return refuse("catalogue-number-mismatch", {
      line: lineNumber2,
      value: line2.slice(2, 7),
      limit: line1.slice(2, 7)
    });
  }
  const objectType = objectTypeOfName(lines.name);
  const elements = {
    noradId,
    name: lines.name,
    cosparId: cosparId(line1.slice(9, 17).trim()),
    epochTaiS: epoch.epochTaiS,
    epochUtc: epoch.epochUtc,
    meanMotionRevPerDay: decimalIn(line2, 52, 63, 0),
    eccentricity: decimalIn(line2, 26, 33, 7),
    inclinationDeg: decimalIn(line2, 8, 16, 0),
    raanDeg: decimalIn(line2, 17, 25, 0),
    argPerigeeDeg: decimalIn(line2, 34, 42, 0),
    meanAnomalyDeg: decimalIn(line2, 43, 51, 0),
    bstar: exponentialIn(line1, 53),
    meanMotionDot: decimalIn(line1, 33, 43, 0),
    meanMotionDdot: exponentialIn(line1, 44),
    ephemerisType: decimalIn(line1, 62, 63, 0),
    classification: line1.charAt(7) === " " ? "U" : line1.charAt(7),
    elementSetNo: decimalIn(line1, 64, 68, 0),
    revAtEpoch: decimalIn(line2, 63, 68, 0),
    ...objectType === void 0 ? {} : { objectType }
  };
  return checkElements(elements, lines);
}
var COLUMNS2 = [
  ["meanMotionRevPerDay", "MEAN_MOTION", 2, 52, 63],
  ["eccentricity", "ECCENTRICITY", 2, 26, 33],
  ["inclinationDeg", "INCLINATION", 2, 8, 16],
  ["raanDeg", "RA_OF_ASC_NODE", 2, 17, 25],
  ["argPerigeeDeg", "ARG_OF_PERICENTER", 2, 34, 42],
  ["meanAnomalyDeg", "MEAN_ANOMALY", 2, 43, 51],
  ["bstar", "BSTAR", 1, 53, 61],
  ["meanMotionDot", "MEAN_MOTION_DOT", 1, 33, 43],
  ["meanMotionDdot", "MEAN_MOTION_DDOT", 1, 44, 52],
  ["ephemerisType", "EPHEMERIS_TYPE", 1, 62, 63],
  ["elementSetNo", "ELEMENT_SET_NO", 1, 64, 68],
  ["revAtEpoch", "REV_AT_EPOCH", 2, 63, 68]
];
function checkElements(elements, lines) {
  for (const [property, keyword, number, from, to] of COLUMNS2) {
    if (!Number.isNaN(elements[property])) continue;
    const line = number === 1 ? lines.lineNumber1 : lines.lineNumber2;
    const value = (number === 1 ? lines.line1 : lines.line2).slice(from, to);
    return fail(messageFault("not-a-number", { line, keyword, value }));
  }
  const outside = (keyword, value, limit) => fail(messageFault("number-out-of-range", { line: lines.lineNumber2, keyword, value: String(value), limit }));
  if (!(elements.meanMotionRevPerDay > 0)) return outside("MEAN_MOTION", elements.meanMotionRevPerDay, "above 0");
  if (elements.inclinationDeg > 180) return outside("INCLINATION", elements.inclinationDeg, "0 to 180");
  if (!isKnownClassification(elements.classification)) {
    const place = { line: lines.lineNumber1, keyword: "CLASSIFICATION_TYPE", value: elements.classification };
    return fail(messageFault("unknown-classification", { ...place, limit: KNOWN_CLASSIFICATIONS.join(", ") }));
  }
  if (elements.ephemerisType === 4) {
    const place = { line: lines.lineNumber1, keyword: "EPHEMERIS_TYPE", value: "4", limit: "0" };
    return fail(messageFault("unsupported-ephemeris-type", place));
  }
  return ok(elements);
}
function cosparId(text) {
  if (!/^\d{5}[A-Z]{0,3}$/.test(text)) return text;
  const year = Number(text.slice(0, 2));
  return `${String(year < 57 ? 2e3 + year : 1900 + year)}-${text.slice(2)}`;
}

// packages/ccsds/src/tle/table.ts
function walkTleTable(text, sink) {
  const read = tleReader();
  let record = 0;
  let lineNumber = 0;
  let name = "";
  let pending;
  const close = (line2) => {
    if (pending === void 0) return;
    record += 1;
    const set = {
      name,
      line1: pending.line,
      line2,
      lineNumber1: pending.number,
      lineNumber2: line2 === "" ? pending.number + 1 : lineNumber
    };
    const result = read(set);
    if (result.ok) sink.element(result.value, record, pending.number);
    else sink.fault(result.fault, record);
    pending = void 0;
    name = "";
  };
  const lines = withLineFeeds(text);
  let at = lines.charCodeAt(0) === 65279 ? 1 : 0;
  while (at < lines.length) {
    let end = lines.indexOf("\n", at);
    if (end < 0) end = lines.length;
    const line = lines.slice(at, end).trimEnd();
    at = end + 1;
    lineNumber += 1;
    if (line === "" || line.charCodeAt(0) === 35) continue;
    if (pending !== void 0) {
      const isSecond = line.startsWith("2 ");
      close(isSecond ? line : "");
      if (isSecond) continue;
    }
    if (line.startsWith("1 ") && line.length >= 24) pending = { line, number: lineNumber };
    else if (line.startsWith("2 ") && line.length >= 50) {
      record += 1;
      sink.fault(messageFault("missing-line", { line: lineNumber, value: line, limit: "line 1" }), record);
      name = "";
    } else name = tleName(line);
  }
  close("");
}

// packages/ccsds/src/catalogue.ts
function readCatalogue(text, format) {
  return readTable(text, format, "newest");
}
function readElementSets(text) {
  return readTable(text, void 0, "all");
}
function readTable(text, format, kept) {
  const catalogueFormat = format ?? catalogueFormatOf(text);
  const byId = /* @__PURE__ */ new Map();
  const elements = [];
  const { faults, note, count } = recordFaults();
  const sink = {
    fault: note,
    element(element, record, line) {
      const index = byId.get(element.noradId);
      if (index === void 0 || kept === "all") {
        byId.set(element.noradId, elements.length);
        elements.push(element);
        return;
      }
      if (element.noradId === UNNUMBERED) {
        note(messageFault("missing-keyword", { line, keyword: "NORAD_CAT_ID" }), record, UNNUMBERED);
        return;
      }
      const other = elements[index];
      const value = String(element.noradId);
      note(messageFault("duplicate-object", { line, keyword: "NORAD_CAT_ID", value }), record, element.noradId);
      if (other !== void 0 && element.epochTaiS > other.epochTaiS) elements[index] = element;
    }
  };
  if (catalogueFormat === void 0) {
    note(messageFault(isBinary(text) ? "not-text" : text.trim() === "" ? "empty-text" : "unknown-format"), 0);
    return { format: "tle", elements, faults, faultCount: count() };
  }
  walkerOf(catalogueFormat)(text, sink);
  return { format: catalogueFormat, elements, faults, faultCount: count() };
}
function walkerOf(format) {
  switch (format) {
    case "tle":
    case "3le":
      return walkTleTable;
    case "omm-csv":
      return walkOmmCsv;
    case "omm-json":
      return walkOmmJson;
    case "omm-xml":
      return walkOmmXml;
    case "omm-kvn":
      return walkOmmKvn;
  }
}
function catalogueFormatOf(text) {
  if (isBinary(text)) return void 0;
  if (looksLikeJson(text)) return "omm-json";
  if (looksLikeXml(text)) return "omm-xml";
  const lines = withLineFeeds(text.slice(0, 4096).replace(/^\ufeff/, "")).split("\n").map((line) => line.trimEnd()).filter((line) => line.trim() !== "" && !line.startsWith("#"));
  const first = lines[0] ?? "";
  if (first.trimStart().startsWith("CCSDS_OMM_VERS")) return "omm-kvn";
  if (first.includes(",") && /(^|,)"?(NORAD_CAT_ID|OBJECT_NAME)"?(,|$)/i.test(first)) return "omm-csv";
  const [, second = "", third = ""] = lines;
  if (isLineOne(first) || isLineTwo(second)) return "tle";
  return isLineOne(second) || isLineTwo(third) ? "3le" : void 0;
}
function isLineOne(line) {
  return line.startsWith("1 ") && line.length >= 50 && line.charAt(23) === ".";
}
function isLineTwo(line) {
  return line.startsWith("2 ") && line.length >= 50 && line.charAt(11) === ".";
}

export {
  recordFaults,
  classifiedField,
  isClassificationByte,
  UNNUMBERED,
  csvColumns,
  csvElements,
  exclude,
  isTwoLineTheory,
  OMM,
  readOmm,
  readOmmAll,
  ommElements,
  jsonElements,
  giveOmmKvn,
  giveOmmXml,
  LARGEST_ALPHA5,
  toAlpha5,
  checksumOf,
  tleEpochReader,
  tleEpochText,
  FIXED_IN_LINE_1,
  FIXED_IN_LINE_2,
  tleName,
  tleReader,
  readCatalogue,
  readElementSets,
  catalogueFormatOf
};
//# sourceMappingURL=chunk-SX4P7CIH.mjs.map

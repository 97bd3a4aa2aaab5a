import {
  readOpened,
  readText,
  textIn
} from "./chunk-VUS4WX4N.mjs";
import {
  ARG_PERIGEE_DEG,
  BSTAR,
  ECCENTRICITY,
  ELEMENT_FIELDS,
  EPHEMERIS_TYPE,
  EPOCH_TAI_S,
  INCLINATION_DEG,
  MEAN_ANOMALY_DEG,
  MEAN_MOTION_DDOT,
  MEAN_MOTION_DOT,
  MEAN_MOTION_REV_PER_DAY,
  NORAD_ID,
  RAAN_DEG,
  elementTable,
  setElements
} from "./chunk-EP2FK75A.mjs";
import {
  sizeOfElements
} from "./chunk-PMXGMC47.mjs";
import {
  FIXED_IN_LINE_1,
  FIXED_IN_LINE_2,
  OMM,
  UNNUMBERED,
  catalogueFormatOf,
  csvColumns,
  csvElements,
  giveOmmKvn,
  giveOmmXml,
  isClassificationByte,
  jsonElements,
  readCatalogue,
  readElementSets,
  recordFaults,
  tleEpochReader,
  tleName,
  tleReader
} from "./chunk-SX4P7CIH.mjs";
import {
  LONGEST_TEXT,
  epochReader,
  isRecord,
  jsonText,
  objectTypeOf,
  objectTypeOfName,
  parseJson,
  parseNumber,
  parseXml
} from "./chunk-CRMFVZQ4.mjs";
import {
  faultList,
  messageFault
} from "./chunk-LRQNFPWD.mjs";
import {
  describeFault,
  inputAtFault
} from "./chunk-KOAYSOLG.mjs";

// packages/ccsds/src/table/bytes.ts
var TEN = Float64Array.from({ length: 23 }, (_, k) => Number(`1e${k}`));
var MOST_DIGITS = 15;
function plainNumber(bytes, from, to) {
  return numberIn(bytes, from, to, true);
}
function plainDecimal(bytes, from, to) {
  let start = from;
  while (start < to && bytes[start] === 32) start++;
  return start === to ? 0 : numberIn(bytes, start, to, false);
}
function numberIn(bytes, from, to, hasExponent) {
  let at = from;
  let code = bytes[at];
  const isNegative = code === 45;
  if (isNegative || code === 43) code = bytes[++at];
  let digits = 0;
  let count = 0;
  let decimals = 0;
  let isBehindPoint = false;
  for (; at < to; code = bytes[++at]) {
    if (code >= 48 && code <= 57) {
      digits = digits * 10 + (code - 48);
      count++;
      if (isBehindPoint) decimals++;
    } else if (code === 46 && !isBehindPoint) isBehindPoint = true;
    else break;
  }
  if (count === 0 || count > MOST_DIGITS) return Number.NaN;
  let exponent = -decimals;
  if (at < to) {
    if (!hasExponent) return Number.NaN;
    const written = exponentIn(bytes, at, to);
    if (Number.isNaN(written)) return Number.NaN;
    exponent += written;
  }
  if (exponent < -22 || exponent > 22) return Number.NaN;
  const value = exponent < 0 ? digits / TEN[-exponent] : digits * TEN[exponent];
  return isNegative ? -value : value;
}
function exponentIn(bytes, from, to) {
  if ((bytes[from] | 32) !== 101) return Number.NaN;
  let at = from + 1;
  const sign = bytes[at];
  if (sign === 43 || sign === 45) at++;
  if (at >= to || to - at > 3) return Number.NaN;
  let value = 0;
  for (; at < to; at++) {
    const digit = bytes[at] - 48;
    if (!(digit >= 0 && digit <= 9)) return Number.NaN;
    value = value * 10 + digit;
  }
  return sign === 45 ? -value : value;
}
function digitsAt(bytes, at, count) {
  let value = 0;
  for (let k = 0; k < count; k++) {
    const digit = bytes[at + k] - 48;
    if (!(digit >= 0 && digit <= 9)) return Number.NaN;
    value = value * 10 + digit;
  }
  return value;
}
function asciiText(bytes, from, to) {
  let text = "";
  for (let at = from; at < to; at += 4096) text += String.fromCharCode(...bytes.subarray(at, Math.min(to, at + 4096)));
  return text;
}

// packages/ccsds/src/table/collector.ts
var TYPES = [void 0, "PAYLOAD", "ROCKET BODY", "DEBRIS", "UNKNOWN"];
var TableCollector = class {
  count = 0;
  /** Element sets that came, kept or not. */
  given = 0;
  #values;
  #types;
  #byId = /* @__PURE__ */ new Map();
  #faults = recordFaults();
  constructor(capacity) {
    this.#values = new Float64Array(Math.max(16, capacity) * ELEMENT_FIELDS);
    this.#types = new Uint8Array(Math.max(16, capacity));
  }
  /** Twelve values to be filled from the returned place on and then kept with `keep`. */
  row() {
    if (this.count === this.#types.length) this.#grow();
    return { values: this.#values, at: this.count * ELEMENT_FIELDS };
  }
  /** Keeps the row being filled. */
  keep(objectType, record, line) {
    this.given++;
    const values = this.#values;
    const at = this.count * ELEMENT_FIELDS;
    const noradId = values[at + NORAD_ID];
    const index = this.#byId.get(noradId);
    const type = TYPES.indexOf(objectType);
    if (index === void 0) {
      this.#byId.set(noradId, this.count);
      this.#types[this.count++] = type;
      return;
    }
    if (noradId === UNNUMBERED) {
      this.#faults.note(messageFault("missing-keyword", { line, keyword: "NORAD_CAT_ID" }), record, UNNUMBERED);
      return;
    }
    this.#faults.note(
      messageFault("duplicate-object", { line, keyword: "NORAD_CAT_ID", value: String(noradId) }),
      record,
      noradId
    );
    if (!(values[at + EPOCH_TAI_S] > values[index * ELEMENT_FIELDS + EPOCH_TAI_S])) return;
    values.copyWithin(index * ELEMENT_FIELDS, at, at + ELEMENT_FIELDS);
    this.#types[index] = type;
  }
  add(elements, record, line) {
    setElements(this.row().values, this.count, elements);
    this.keep(elements.objectType, record, line);
  }
  fault(fault, record) {
    this.#faults.note(fault, record);
  }
  table() {
    const types = this.#types;
    return {
      elements: { count: this.count, values: this.#values.subarray(0, this.count * ELEMENT_FIELDS) },
      faults: this.#faults.faults,
      faultCount: this.#faults.count(),
      objectTypeOf: (index) => TYPES[types[index]]
    };
  }
  #grow() {
    const values = new Float64Array(2 * this.#values.length);
    values.set(this.#values);
    const types = new Uint8Array(2 * this.#types.length);
    types.set(this.#types);
    this.#values = values;
    this.#types = types;
  }
};

// packages/ccsds/src/table/element-fields.ts
var ELEMENT_FIELDS2 = {
  NORAD_CAT_ID: NORAD_ID,
  MEAN_MOTION: MEAN_MOTION_REV_PER_DAY,
  ECCENTRICITY,
  INCLINATION: INCLINATION_DEG,
  RA_OF_ASC_NODE: RAAN_DEG,
  ARG_OF_PERICENTER: ARG_PERIGEE_DEG,
  MEAN_ANOMALY: MEAN_ANOMALY_DEG,
  BSTAR,
  MEAN_MOTION_DOT,
  MEAN_MOTION_DDOT,
  EPHEMERIS_TYPE
};

// packages/ccsds/src/table/name.ts
function typeOfName(bytes, from, to) {
  let end = to;
  while (end > from && bytes[end - 1] === 32) end--;
  let start = from;
  while (start < end && bytes[start] === 32) start++;
  let isRocketBody = false;
  for (let at = start; at + 4 <= end; at++) {
    if (bytes[at] !== 32) continue;
    const [a, b, c] = [bytes[at + 1], bytes[at + 2], bytes[at + 3]];
    if (a === 68 && b === 69 && c === 66 && (at + 4 === end || bytes[at + 4] === 32)) return "DEBRIS";
    if (a === 82 && b === 47 && c === 66) isRocketBody = true;
  }
  return isRocketBody ? "ROCKET BODY" : void 0;
}

// packages/ccsds/src/table/row.ts
var PlainEpochs = class {
  #readUtc;
  /** Start of each day met, TAI s, by its digits yyyymmdd. */
  #days = /* @__PURE__ */ new Map();
  constructor(readUtc) {
    this.#readUtc = readUtc;
  }
  /** TAI s of the bytes [from, to); NaN for every other text. */
  read(bytes, from, to) {
    if (to - from < 19 || bytes[from + 10] !== 84 || bytes[from + 13] !== 58 || bytes[from + 16] !== 58)
      return Number.NaN;
    if (bytes[from + 4] !== 45 || bytes[from + 7] !== 45) return Number.NaN;
    const day = digitsAt(bytes, from, 4) * 1e4 + digitsAt(bytes, from + 5, 2) * 100 + digitsAt(bytes, from + 8, 2);
    const hour = digitsAt(bytes, from + 11, 2);
    const minute = digitsAt(bytes, from + 14, 2);
    const second = digitsAt(bytes, from + 17, 2);
    if (!(hour <= 23 && minute <= 59 && second <= 59)) return Number.NaN;
    let fraction = 0;
    if (to > from + 19) {
      const decimals = to - from - 20;
      if (bytes[from + 19] !== 46 || decimals < 1 || decimals > 15) return Number.NaN;
      fraction = digitsAt(bytes, from + 20, decimals) / TEN[decimals];
      if (Number.isNaN(fraction)) return Number.NaN;
    }
    let startS = this.#days.get(day);
    if (startS === void 0) {
      startS = this.#readUtc(`${asciiText(bytes, from, from + 10)}T00:00:00`);
      if (startS === void 0) return Number.NaN;
      this.#days.set(day, startS);
    }
    return startS + (hour * 3600 + minute * 60 + second + fraction);
  }
};
function isInRange(values, at) {
  const noradId = values[at + NORAD_ID];
  const e = values[at + ECCENTRICITY];
  const inclinationDeg = values[at + INCLINATION_DEG];
  return Number.isInteger(noradId) && noradId >= 0 && noradId <= 999999999 && e >= 0 && e < 1 && inclinationDeg >= 0 && inclinationDeg <= 180 && values[at + MEAN_MOTION_REV_PER_DAY] > 0 && values[at + EPHEMERIS_TYPE] !== 4;
}

// packages/ccsds/src/table/csv.ts
var CHECKED = 12;
var EPOCH = 13;
var NAME = 14;
var TYPE = 15;
var PASSED = 16;
var CLASSIFICATION = 17;
var USE = {
  ...ELEMENT_FIELDS2,
  ELEMENT_SET_NO: CHECKED,
  REV_AT_EPOCH: CHECKED,
  EPOCH,
  OBJECT_NAME: NAME,
  OBJECT_TYPE: TYPE,
  CLASSIFICATION_TYPE: CLASSIFICATION
};
var TOO_MUCH = [
  ...["MEAN_ELEMENT_THEORY", "TIME_SYSTEM", "CENTER_NAME", "REF_FRAME", "CX_X", "USER_DEFINED_OBJECT_TYPE"],
  ...["SEMI_MAJOR_AXIS", "BTERM", "AGOM"]
];
function csvTable(bytes) {
  let lineNumber = 0;
  let record = 0;
  let table;
  for (let at = 0; at < bytes.length; ) {
    let end = bytes.indexOf(10, at);
    if (end < 0) end = bytes.length;
    const start = at;
    const last = end > at && bytes[end - 1] === 13 ? end - 1 : end;
    at = end + 1;
    lineNumber++;
    if (table === void 0) {
      const header = asciiText(bytes, start, last);
      if (header.trim() === "") continue;
      table = openTable(bytes, header, lineNumber);
      if (table === void 0) return void 0;
      continue;
    }
    const plain = readRow(table, start, last);
    if (plain === NOT_ASCII) return void 0;
    if (plain === UNUSUAL) {
      const line = asciiText(bytes, start, last);
      if (line.trim() === "") continue;
      record++;
      const result = csvElements(line, table.columns, lineNumber, table.readUtc);
      if (result.ok) table.collector.add(result.value, record, lineNumber);
      else table.collector.fault(result.fault, record);
      continue;
    }
    record++;
    table.collector.keep(plain, record, lineNumber);
  }
  return table?.collector.table();
}
function openTable(bytes, header, lineNumber) {
  const columns = csvColumns(header, lineNumber);
  if (!columns.ok || /[^ !#-~]/.test(header) || header.split(",").length !== columns.value.size) return void 0;
  if (TOO_MUCH.some((keyword) => columns.value.has(keyword))) return void 0;
  const uses = new Uint8Array(columns.value.size).fill(PASSED);
  for (const [keyword, index] of columns.value) uses[index] = USE[keyword] ?? PASSED;
  const readUtc = epochReader("UTC");
  return {
    bytes,
    columns: columns.value,
    uses,
    collector: new TableCollector(Math.ceil(bytes.length / 128)),
    readUtc,
    epochs: new PlainEpochs(readUtc)
  };
}
var UNUSUAL = /* @__PURE__ */ Symbol("unusual");
var NOT_ASCII = /* @__PURE__ */ Symbol("not ascii");
function readRow(table, from, to) {
  const { bytes, uses, epochs } = table;
  const { values, at } = table.collector.row();
  values.fill(0, at, at + ELEMENT_FIELDS);
  let named;
  let written;
  let column = 0;
  let isUsual = true;
  let start = from;
  for (let k = from; k <= to; k++) {
    const code = k === to ? 44 : bytes[k];
    if (code >= 127 || code < 32) return NOT_ASCII;
    if (code === 34) isUsual = false;
    if (code !== 44) continue;
    const use = uses[column++];
    if (use === void 0) isUsual = false;
    else if (use <= CHECKED) {
      const value = plainNumber(bytes, start, k);
      const isMissing = start === k && (use === CHECKED || use >= BSTAR);
      const isCount2 = use === CHECKED || use === EPHEMERIS_TYPE;
      if (!isMissing && (isCount2 ? !(Number.isSafeInteger(value) && value >= 0) : Number.isNaN(value))) isUsual = false;
      else if (use < CHECKED) values[at + use] = isMissing ? 0 : value;
    } else if (use === EPOCH) {
      const epochTaiS = epochs.read(bytes, start, k);
      if (Number.isNaN(epochTaiS)) isUsual = false;
      values[at + EPOCH_TAI_S] = epochTaiS;
    } else if (use === NAME) named = typeOfName(bytes, start, k);
    else if (use === CLASSIFICATION) isUsual &&= start === k || k - start === 1 && isClassificationByte(bytes[start]);
    else if (use === TYPE) written = objectTypeOf(asciiText(bytes, start, k));
    start = k + 1;
  }
  if (!isUsual || column !== uses.length || !isInRange(values, at)) return UNUSUAL;
  return written ?? named;
}

// packages/ccsds/src/table/json.ts
var NEEDED = [
  ["NORAD_CAT_ID", NORAD_ID],
  ["MEAN_MOTION", MEAN_MOTION_REV_PER_DAY],
  ["ECCENTRICITY", ECCENTRICITY],
  ["INCLINATION", INCLINATION_DEG],
  ["RA_OF_ASC_NODE", RAAN_DEG],
  ["ARG_OF_PERICENTER", ARG_PERIGEE_DEG],
  ["MEAN_ANOMALY", MEAN_ANOMALY_DEG]
];
var OPTIONAL = [
  ["BSTAR", BSTAR],
  ["MEAN_MOTION_DOT", MEAN_MOTION_DOT],
  ["MEAN_MOTION_DDOT", MEAN_MOTION_DDOT],
  ["EPHEMERIS_TYPE", EPHEMERIS_TYPE]
];
var COUNTS = ["ELEMENT_SET_NO", "REV_AT_EPOCH", "EPHEMERIS_TYPE"];
var PLAIN = [
  ["TIME_SYSTEM", "UTC"],
  ["MEAN_ELEMENT_THEORY", "SGP4"],
  ["CENTER_NAME", "EARTH"],
  ["REF_FRAME", "TEME"],
  ["CLASSIFICATION_TYPE", "U"]
];
var EXCLUDING = ["SEMI_MAJOR_AXIS", "BTERM", "AGOM"];
function jsonTable(text) {
  const faults = faultList();
  const value = parseJson(text, faults);
  if (faults.faults.length > 0) return void 0;
  const records = Array.isArray(value) ? value : [value];
  const collector = new TableCollector(records.length);
  const readUtc = epochReader("UTC");
  records.forEach((record, index) => {
    if (isRecord(record) && fill(collector, record, readUtc)) {
      collector.keep(typeOf(record), index + 1, 0);
      return;
    }
    const result = jsonElements(record, readUtc);
    if (result.ok) collector.add(result.value, index + 1, 0);
    else collector.fault(result.fault, index + 1);
  });
  return collector.table();
}
function typeOf(record) {
  const written = jsonText(record["OBJECT_TYPE"]) ?? jsonText(record["USER_DEFINED_OBJECT_TYPE"]);
  const name = jsonText(record["OBJECT_NAME"]) ?? "";
  return (written === void 0 ? void 0 : objectTypeOf(written)) ?? objectTypeOfName(name);
}
function fill(collector, record, readUtc) {
  if (record["header"] !== void 0 || (record["CX_X"] ?? "") !== "") return false;
  if (EXCLUDING.some((keyword) => record[keyword] !== void 0)) return false;
  for (const [keyword, plain] of PLAIN) {
    const value = record[keyword];
    if (value !== void 0 && value !== plain) return false;
  }
  const { values, at } = collector.row();
  if (!COUNTS.every((keyword) => isCount(numberOf(record[keyword], 0)))) return false;
  let sum = 0;
  for (const [keyword, to] of NEEDED) sum += values[at + to] = numberOf(record[keyword], Number.NaN);
  for (const [keyword, to] of OPTIONAL) sum += values[at + to] = numberOf(record[keyword], 0);
  const epoch = record["EPOCH"];
  const epochTaiS = typeof epoch === "string" && epoch.charCodeAt(10) === 84 ? readUtc(epoch) : void 0;
  values[at + EPOCH_TAI_S] = epochTaiS ?? Number.NaN;
  const e = values[at + ECCENTRICITY];
  const noradId = values[at + NORAD_ID];
  const inclinationDeg = values[at + INCLINATION_DEG];
  return epochTaiS !== void 0 && Number.isFinite(sum) && Number.isInteger(noradId) && noradId >= 0 && noradId <= 999999999 && e >= 0 && e < 1 && inclinationDeg >= 0 && inclinationDeg <= 180 && values[at + MEAN_MOTION_REV_PER_DAY] > 0 && values[at + EPHEMERIS_TYPE] !== 4;
}
function isCount(value) {
  return Number.isSafeInteger(value) && value >= 0;
}
function numberOf(value, absent) {
  if (typeof value === "number") return value + 0;
  if (value === void 0 || value === null || value === "") return absent;
  return typeof value === "string" ? parseNumber(value) : Number.NaN;
}

// packages/ccsds/src/table/record-pattern.ts
var COUNT = 12;
var EPOCH2 = 13;
var NAME2 = 14;
var TYPE2 = 15;
var TEXT = 16;
var DATE = 17;
var CLASSIFICATION2 = 18;
var USE2 = {
  ...ELEMENT_FIELDS2,
  ELEMENT_SET_NO: COUNT,
  REV_AT_EPOCH: COUNT,
  EPOCH: EPOCH2,
  CREATION_DATE: DATE,
  OBJECT_NAME: NAME2,
  OBJECT_ID: TEXT,
  CLASSIFICATION_TYPE: CLASSIFICATION2,
  USER_DEFINED_OBJECT_TYPE: TYPE2
};
var LONGEST = 200;
function patternOf(bytes, from, to, values, last) {
  const literals = [];
  const uses = [];
  const ends = [];
  let at = from;
  for (const value of values) {
    const use = USE2[value.keyword] ?? (value.keyword.startsWith("USER_DEFINED_") ? TEXT : void 0);
    if (use === void 0 || value.from === value.to) continue;
    literals.push(bytes.slice(at, value.from));
    uses.push(use);
    ends.push(value.to < to ? bytes[value.to] : last);
    at = value.to;
  }
  literals.push(bytes.slice(at, to));
  return { literals, uses, ends };
}
function fittingRecord({ literals, uses, ends }, bytes, from, collector, epochs) {
  const { values, at } = collector.row();
  values.fill(0, at, at + ELEMENT_FIELDS);
  let named;
  let written;
  let place = from;
  for (let n = 0; n < uses.length; n++) {
    place = behind(literals[n], bytes, place);
    if (place < 0) return void 0;
    const start = place;
    const end = ends[n];
    const most = Math.min(bytes.length, start + LONGEST);
    while (place < most && bytes[place] !== end) place++;
    if (place === most && place < bytes.length) return void 0;
    const use = uses[n];
    if (use < EPOCH2) {
      const isCount2 = use === COUNT || use === EPHEMERIS_TYPE || use === NORAD_ID;
      const value = isCount2 ? plainCount(bytes, start, place) : plainNumber(bytes, start, place);
      if (Number.isNaN(value)) return void 0;
      if (use < COUNT) values[at + use] = value;
    } else if (use === EPOCH2 || use === DATE) {
      const epochTaiS = epochs.read(bytes, start, place);
      if (Number.isNaN(epochTaiS)) return void 0;
      if (use === EPOCH2) values[at + EPOCH_TAI_S] = epochTaiS;
    } else {
      if (!isPlainText(bytes, start, place)) return void 0;
      if (use === NAME2) named = typeOfName(bytes, start, place);
      else if (use === CLASSIFICATION2 && !(place - start === 1 && isClassificationByte(bytes[start]))) return void 0;
      else if (use === TYPE2) written = objectTypeOf(asciiText(bytes, start, place));
    }
  }
  place = behind(literals[uses.length], bytes, place);
  if (place < 0 || !isInRange(values, at)) return void 0;
  return { end: place, objectType: written ?? named };
}
function behind(literal, bytes, at) {
  for (let k = 0; k < literal.length; k++) if (bytes[at + k] !== literal[k]) return -1;
  return at + literal.length;
}
function plainCount(bytes, from, to) {
  if (to === from || to - from > 9) return Number.NaN;
  let value = 0;
  for (let at = from; at < to; at++) {
    const digit = bytes[at] - 48;
    if (!(digit >= 0 && digit <= 9)) return Number.NaN;
    value = value * 10 + digit;
  }
  return value;
}
function isPlainText(bytes, from, to) {
  if (to === from || bytes[to - 1] === 32) return false;
  let before = 32;
  for (let at = from; at < to; at++) {
    const code = bytes[at];
    if (code < 32 || code > 126 || code === 38 || code === 60 || code === 62) return false;
    if (code === 32 && before === 32) return false;
    before = code;
  }
  return true;
}

// packages/ccsds/src/table/pattern-reader.ts
var MOST_PATTERNS = 8;
var MOST_BLANKS = 1e3;
var SHORTEST_RECORD = 400;
function readByPatterns(bytes, from, notation, isEnd) {
  const collector = new TableCollector(Math.ceil(bytes.length / SHORTEST_RECORD));
  const epochs = new PlainEpochs(epochReader("UTC"));
  const patterns = [];
  let record = 0;
  let lines = linesIn(bytes, 0, from);
  let at = from;
  while (!isEnd(at)) {
    record++;
    let end = -1;
    let passed = 0;
    for (let n = 0; n < patterns.length && end < 0; n++) {
      const { pattern, line, lines: own } = patterns[n];
      const fitting = fittingRecord(pattern, bytes, at, collector, epochs);
      if (fitting === void 0) continue;
      const next = behindBlanks(bytes, fitting.end);
      if (next < 0 || !(isEnd(next) || notation.mayFollow(bytes, next))) continue;
      collector.keep(fitting.objectType, record, lines + 1 + line);
      end = next;
      passed = own + linesIn(bytes, fitting.end, next);
      if (n > 0) patterns.unshift(...patterns.splice(n, 1));
    }
    if (end < 0) {
      const stop = notation.endOf(bytes, at);
      if (stop < 0 || !isPlain(bytes, at, stop)) return void 0;
      const text = asciiText(bytes, at, stop);
      const before = collector.given;
      if (!notation.give(text, record, lines, collector)) return void 0;
      if (collector.given > before && patterns.length < MOST_PATTERNS) {
        const pattern = notation.patternOf(bytes, at, stop);
        const own = pattern.literals.reduce((sum, literal) => sum + linesIn(literal, 0, literal.length), 0);
        patterns.unshift({ pattern, line: notation.lineOf(text), lines: own });
      }
      end = behindBlanks(bytes, stop);
      if (end < 0) return void 0;
      passed = linesIn(bytes, at, end);
    }
    lines += passed;
    at = end;
  }
  return collector;
}
function linesIn(bytes, from, to) {
  let lines = 0;
  for (let at = from; at < to; at++) if (bytes[at] === 10) lines++;
  return lines;
}
function behindBlanks(bytes, from) {
  let at = from;
  for (; at < bytes.length; at++) {
    const code = bytes[at];
    if (code !== 32 && code !== 10 && code !== 9 && !(code === 13 && bytes[at + 1] === 10)) break;
  }
  return at - from > MOST_BLANKS ? -1 : at;
}
function isPlain(bytes, from, to) {
  for (let at = from; at < to; at++) {
    const code = bytes[at];
    if (code > 126 || code < 32 && code !== 10 && code !== 9 && !(code === 13 && bytes[at + 1] === 10)) return false;
  }
  return true;
}
function standsAt(bytes, at, text) {
  for (let k = 0; k < text.length; k++) if (bytes[at + k] !== text.charCodeAt(k)) return false;
  return true;
}

// packages/ccsds/src/table/kvn.ts
var isVersion = (bytes, at) => standsAt(bytes, at, OMM.versionKeyword);
var KVN = {
  endOf(bytes, at) {
    for (let line = bytes.indexOf(10, at); line >= 0; line = bytes.indexOf(10, line + 1)) {
      let word = line + 1;
      while (bytes[word] === 32 || bytes[word] === 9) word++;
      if (isVersion(bytes, word)) return line + 1;
    }
    return bytes.length;
  },
  mayFollow: isVersion,
  give(text, record, linesBefore, collector) {
    giveOmmKvn(text, record, linesBefore, {
      element: (element, number, line) => collector.add(element, number, line),
      fault: (fault, number) => collector.fault(fault, number)
    });
    return true;
  },
  patternOf(bytes, from, to) {
    let end = to;
    while (end > from && bytes[end - 1] <= 32) end--;
    return patternOf(bytes, from, end, valuesOf(bytes, from, end), end < to ? bytes[end] : 10);
  },
  lineOf: () => 0
};
function valuesOf(bytes, from, to) {
  const values = [];
  for (let at = from; at < to; ) {
    let end = bytes.indexOf(10, at);
    if (end < 0 || end > to) end = to;
    const text = String.fromCharCode(...bytes.subarray(at, end));
    const match = /^\s*([A-Z]\w*)(\s*=\s*)(\S(?:.*\S)?)\s*$/.exec(text);
    if (match !== null) {
      const [, keyword = "", , value = ""] = match;
      const unit = /\s*\[[^[\]]*\]$/.exec(value)?.[0] ?? "";
      const start = at + text.indexOf(value, text.indexOf("=") + 1);
      const isText = keyword.startsWith("OBJECT_") || keyword.startsWith("USER_DEFINED_");
      if (!(isText && unit !== "") && !/\s\r?$/.test(text.replace(/\r$/, ""))) {
        values.push({ keyword, from: start, to: start + value.length - unit.length });
      }
    }
    at = end + 1;
  }
  return values;
}
function kvnTable(bytes) {
  const first = behindBlanks(bytes, 0);
  if (bytes.length > LONGEST_TEXT || first < 0 || !isVersion(bytes, first)) return void 0;
  return readByPatterns(bytes, first, KVN, (at) => at >= bytes.length)?.table();
}

// packages/ccsds/src/table/tle.ts
var NO_LINE = { from: 0, to: 0, number: 0 };
function tleTable(bytes) {
  if (!isPlain2(bytes)) return void 0;
  const reader = new TleTableReader(bytes);
  let number = 0;
  for (let at = 0; at < bytes.length; ) {
    let end = bytes.indexOf(10, at);
    if (end < 0) end = bytes.length;
    let to = end;
    while (to > at && (bytes[to - 1] === 32 || bytes[to - 1] === 13)) to--;
    number++;
    if (to > at && bytes[at] !== 35) reader.line({ from: at, to, number });
    at = end + 1;
  }
  reader.end();
  return reader.collector.table();
}
function isPlain2(bytes) {
  for (let k = 0; k < bytes.length; k++) {
    const code = bytes[k];
    if (code > 126 || code < 32 && code !== 10 && (code !== 13 || bytes[k + 1] !== 10)) return false;
  }
  return true;
}
var TleTableReader = class {
  collector;
  #bytes;
  #read = tleReader();
  #readEpoch = tleEpochReader();
  /** Start of each day met, TAI s, by its digits yyddd. */
  #days = /* @__PURE__ */ new Map();
  #record = 0;
  #name = NO_LINE;
  #first = NO_LINE;
  constructor(bytes) {
    this.#bytes = bytes;
    this.collector = new TableCollector(Math.ceil(bytes.length / 140));
  }
  line(line) {
    if (this.#first !== NO_LINE) {
      const isSecond = this.#begins(line, 50);
      this.#close(isSecond ? line : NO_LINE);
      if (isSecond) return;
    }
    const length = line.to - line.from;
    if (this.#begins(line, 49) && length >= 24) this.#first = line;
    else if (this.#begins(line, 50) && length >= 50) {
      this.#record++;
      const place = { line: line.number, value: this.#text(line), limit: "line 1" };
      this.collector.fault(messageFault("missing-line", place), this.#record);
      this.#name = NO_LINE;
    } else this.#name = line;
  }
  end() {
    this.#close(NO_LINE);
  }
  /** True for a line that begins with the digit and a blank. */
  #begins({ from, to }, digit) {
    return to - from >= 2 && this.#bytes[from] === digit && this.#bytes[from + 1] === 32;
  }
  #text({ from, to }) {
    return asciiText(this.#bytes, from, to);
  }
  #close(second) {
    const first = this.#first;
    if (first === NO_LINE) return;
    const name = this.#name;
    this.#first = NO_LINE;
    this.#name = NO_LINE;
    this.#record++;
    if (second !== NO_LINE && this.#fill(first, second)) {
      this.collector.keep(this.#typeOf(name), this.#record, first.number);
      return;
    }
    const result = this.#read({
      name: tleName(this.#text(name)),
      line1: this.#text(first),
      line2: this.#text(second),
      lineNumber1: first.number,
      lineNumber2: second === NO_LINE ? first.number + 1 : second.number
    });
    if (result.ok) this.collector.add(result.value, this.#record, first.number);
    else this.collector.fault(result.fault, this.#record);
  }
  #typeOf({ from, to }) {
    const bytes = this.#bytes;
    let start = from;
    while (start < to && bytes[start] === 32) start++;
    const isMarked = bytes[start] === 48 && bytes[start + 1] === 32;
    return typeOfName(bytes, isMarked ? start + 2 : start, to);
  }
  /** Fills the collector's row from two whole lines with their checksums; false when something is unusual. */
  #fill(first, second) {
    const bytes = this.#bytes;
    const a = first.from;
    const b = second.from;
    if (first.to - a < 69 || second.to - b < 69 || !hasChecksum(bytes, a) || !hasChecksum(bytes, b)) return false;
    if (!hasFixed(bytes, a, FIXED_IN_LINE_1) || !hasFixed(bytes, b, FIXED_IN_LINE_2)) return false;
    const noradId = digitsAt(bytes, a + 2, 5);
    const epochTaiS = this.#epoch(a);
    const { values, at } = this.collector.row();
    values[at + NORAD_ID] = noradId;
    values[at + EPOCH_TAI_S] = epochTaiS;
    values[at + MEAN_MOTION_REV_PER_DAY] = plainDecimal(bytes, b + 52, b + 63);
    values[at + ECCENTRICITY] = digitsAt(bytes, b + 26, 7) / 1e7;
    values[at + INCLINATION_DEG] = plainDecimal(bytes, b + 8, b + 16);
    values[at + RAAN_DEG] = plainDecimal(bytes, b + 17, b + 25);
    values[at + ARG_PERIGEE_DEG] = plainDecimal(bytes, b + 34, b + 42);
    values[at + MEAN_ANOMALY_DEG] = plainDecimal(bytes, b + 43, b + 51);
    values[at + BSTAR] = exponential(bytes, a + 53);
    values[at + MEAN_MOTION_DOT] = plainDecimal(bytes, a + 33, a + 43);
    values[at + MEAN_MOTION_DDOT] = exponential(bytes, a + 44);
    values[at + EPHEMERIS_TYPE] = plainDecimal(bytes, a + 62, a + 63);
    let sum = plainDecimal(bytes, a + 64, a + 68) + plainDecimal(bytes, b + 63, b + 68);
    for (let k = 0; k < ELEMENT_FIELDS; k++) sum += values[at + k];
    return !Number.isNaN(sum) && digitsAt(bytes, b + 2, 5) === noradId && values[at + MEAN_MOTION_REV_PER_DAY] > 0 && values[at + INCLINATION_DEG] <= 180 && values[at + EPHEMERIS_TYPE] !== 4 && isClassificationByte(bytes[a + 7]);
  }
  /** The epoch of line 1, whose columns are yyddd.dddddddd; NaN for every other text. */
  #epoch(line) {
    const bytes = this.#bytes;
    const day = digitsAt(bytes, line + 18, 5);
    const steps = digitsAt(bytes, line + 24, 8);
    if (bytes[line + 23] !== 46 || Number.isNaN(day + steps)) return Number.NaN;
    let startTaiS = this.#days.get(day);
    if (startTaiS === void 0) {
      const columns = `${" ".repeat(18)}${asciiText(bytes, line + 18, line + 23)}.00000000`;
      startTaiS = this.#readEpoch(columns)?.epochTaiS;
      if (startTaiS === void 0) return Number.NaN;
      this.#days.set(day, startTaiS);
    }
    return startTaiS + steps * 864 / 1e6;
  }
};
function hasFixed(bytes, from, fixed) {
  return fixed.every(({ column, code }) => bytes[from + column] === code);
}
function hasChecksum(bytes, from) {
  let sum = 0;
  for (let k = 0; k < 68; k++) {
    const code = bytes[from + k];
    if (code >= 48 && code <= 57) sum += code - 48;
    else if (code === 45) sum++;
  }
  return bytes[from + 68] === 48 + sum % 10;
}
function exponential(bytes, at) {
  const sign = bytes[at];
  const digits = digitsAt(bytes, at + 1, 5) * (sign === 45 ? -1 : 1);
  const exponentSign = bytes[at + 6];
  const exponent = digitsAt(bytes, at + 7, 1);
  if (!(sign === 32 || sign === 43 || sign === 45) || Number.isNaN(exponent)) return Number.NaN;
  if (exponentSign === 45) return digits / TEN[5 + exponent];
  return exponentSign === 43 || exponentSign === 32 ? digits / 1e5 * TEN[exponent] : Number.NaN;
}

// packages/ccsds/src/table/xml.ts
var END = "</omm>";
var LAST = "</ndm>";
var LONGEST2 = 16384;
var XML = {
  endOf(bytes, at) {
    const most = Math.min(bytes.length, at + LONGEST2);
    for (let open = bytes.indexOf(60, at); open >= 0 && open < most; open = bytes.indexOf(60, open + 1)) {
      if (bytes[open + 1] === 33 || bytes[open + 1] === 63) return -1;
      if (standsAt(bytes, open, END)) return open + END.length;
    }
    return -1;
  },
  mayFollow: isOmm,
  give(text, record, linesBefore, collector) {
    return giveOmmXml(text, record, linesBefore, {
      element: (element, number, line) => collector.add(element, number, line),
      fault: (fault, number) => collector.fault(fault, number)
    });
  },
  patternOf(bytes, from, to) {
    return patternOf(bytes, from, to, valuesOf2(asciiText(bytes, from, to), from), 60);
  },
  lineOf: (text) => text.slice(0, text.indexOf(">")).split("\n").length - 1
};
function isOmm(bytes, at) {
  const behind2 = bytes[at + 4];
  return standsAt(bytes, at, "<omm") && (behind2 === 62 || behind2 === 32 || behind2 === 10 || behind2 === 13);
}
function valuesOf2(text, from) {
  const values = [];
  for (const match of text.matchAll(/<(\w+)((?:\s[^<>]*)?)>([^<>&\s](?:[^<>&]*[^<>&\s])?)(?=<\/\1>)/g)) {
    const [all, name = "", attributes = "", value = ""] = match;
    const parameter = /^\s+parameter="(\w+)"\s*$/.exec(attributes)?.[1];
    const keyword = name === "USER_DEFINED" && parameter !== void 0 ? `USER_DEFINED_${parameter}` : name;
    const start = from + match.index + all.length - value.length;
    values.push({ keyword, from: start, to: start + value.length });
  }
  return values;
}
function xmlTable(bytes) {
  if (bytes.length > LONGEST_TEXT) return void 0;
  const first = firstRecord(bytes);
  if (first < 0) return void 0;
  const isEnd = (at) => standsAt(bytes, at, LAST) && behindBlanks(bytes, at + LAST.length) === bytes.length;
  return readByPatterns(bytes, first, XML, isEnd)?.table();
}
function firstRecord(bytes) {
  const most = Math.min(bytes.length, LONGEST2);
  for (let open = bytes.indexOf(60); open >= 0 && open < most; open = bytes.indexOf(60, open + 1)) {
    if (!isOmm(bytes, open)) continue;
    const text = asciiText(bytes, 0, open);
    const isPlain3 = /^\s*(?:<\?xml [^<>]*\?>\s*)?<ndm(?:\s[^<>]*)?>\s*$/.test(text) && !/[^ -~\t\r\n]|\r(?!\n)/.test(text);
    return isPlain3 && parseXml(text + LAST).ok ? open : -1;
  }
  return -1;
}

// packages/ccsds/src/catalogue-table.ts
function readCatalogueTable(bytes) {
  const format = catalogueFormatOf(asciiText(bytes, 0, Math.min(bytes.length, 4096)));
  const table = format && tableOf(format, bytes);
  return table && { format, ...table };
}
function tableOf(format, bytes) {
  switch (format) {
    case "omm-csv":
      return csvTable(bytes);
    case "omm-kvn":
      return kvnTable(bytes);
    case "omm-xml":
      return xmlTable(bytes);
    case "omm-json":
      return void 0;
    case "tle":
    case "3le":
      return tleTable(bytes);
  }
}
function catalogueTableOf(text) {
  const table = catalogueFormatOf(text) === "omm-json" ? jsonTable(text) : void 0;
  if (table !== void 0) return { format: "omm-json", ...table };
  const { format, elements, faults, faultCount } = readCatalogue(text);
  return {
    format,
    elements: elementTable(elements),
    faults,
    faultCount,
    objectTypeOf: (index) => elements[index]?.objectType
  };
}

// services/cli/src/files/catalogue-file.ts
var SHOWN_FAULTS = 10;
function readCatalogueFile(path) {
  const catalogue = readCatalogue(readText(path));
  report(path, catalogue, catalogue.elements.length);
  return catalogue.elements;
}
function readElementSetsFile(path) {
  const sets = readElementSets(readText(path));
  report(path, sets, sets.elements.length);
  return sets.elements;
}
function sizesInFile(path, { objects }) {
  if (path === void 0) return void 0;
  const elements = readCatalogueFile(path);
  const [size, other] = objects.map(({ noradId }) => {
    const known = elements.find((element) => element.noradId === noradId);
    return known === void 0 ? {} : sizeOfElements(known);
  });
  return { object: 1, size, other };
}
function readCatalogueNumbers(path) {
  const bytes = readOpened(path);
  const table = readCatalogueTable(bytes) ?? catalogueTableOf(textIn(path, bytes));
  report(path, table, table.elements.count);
  return table;
}
var placeIn = (path, line) => line === void 0 ? path : `${path}:${line}`;
function report(path, { faults, faultCount }, count) {
  for (const fault of faults.slice(0, SHOWN_FAULTS)) {
    process.stderr.write(`${placeIn(path, fault.line)}: ${describeFault(fault)}
`);
  }
  if (faultCount > SHOWN_FAULTS) {
    process.stderr.write(`${path}: ${faultCount - SHOWN_FAULTS} more records that cannot be read
`);
  }
  if (count === 0) throw inputAtFault(`${path}: no element set could be read`);
}
function findObject(elements, noradId, path) {
  const element = elements.find((candidate) => candidate.noradId === noradId);
  if (element === void 0)
    throw inputAtFault(`${path}: object ${noradId} is not among the ${elements.length} objects`);
  return element;
}

export {
  readCatalogueFile,
  readElementSetsFile,
  sizesInFile,
  readCatalogueNumbers,
  placeIn,
  findObject
};
//# sourceMappingURL=chunk-DHJV4SQR.mjs.map

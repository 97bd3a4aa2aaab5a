import {
  ENDING_FAULTS,
  MOST_FAULTS,
  TooManyFaults,
  byLine,
  faultList,
  messageFault
} from "./chunk-LRQNFPWD.mjs";
import {
  parseUtc
} from "./chunk-JQJWWTBG.mjs";
import {
  fail,
  ok
} from "./chunk-D5Y2WIO4.mjs";

// packages/astro/src/constants.ts
var MU_EARTH = 3986004418e5;
var EARTH_RADIUS_M = 6378137;
var EARTH_FLATTENING = 1 / 298.257223563;
var J2 = 0.00108262668;
var EARTH_ROTATION_RADPS = 7292115e-11;
var STANDARD_GRAVITY_MPS2 = 9.80665;

// packages/ccsds/src/notation/text-kind.ts
function looksLikeXml(text) {
  return firstVisible(text) === 60;
}
function looksLikeJson(text) {
  const first = firstVisible(text);
  return first === 123 || first === 91;
}
function firstVisible(text) {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code !== 32 && code !== 9 && code !== 10 && code !== 13 && code !== 65279) return code;
  }
  return 0;
}
var SAMPLE = 4096;
function isBinary(text) {
  const end = Math.min(text.length, SAMPLE);
  let strange = 0;
  for (let at = 0; at < end; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0) return true;
    if (code === 65533 || code < 32 && code !== 9 && code !== 10 && code !== 13 && code !== 12 && code !== 26)
      strange += 1;
  }
  return strange > end / 50;
}
function checkIsText(text, faults) {
  if (isBinary(text)) faults.add("not-text");
  else if (firstVisible(text) === 0) faults.add("empty-text");
  else return true;
  return false;
}

// packages/ccsds/src/value/time-system.ts
var KNOWN = [
  "GMST",
  "GPS",
  "MET",
  "MRT",
  "SCLK",
  "TAI",
  "TCB",
  "TCG",
  "TDB",
  "TDR",
  "TDT",
  "TT",
  "UT1",
  "UTC"
];
var TAI_MINUS_S = { TAI: 0, TT: -32.184, TDT: -32.184, GPS: 19 };
function isKnownTimeSystem(name) {
  return KNOWN.includes(name.toUpperCase());
}
function isConvertibleTimeSystem(name) {
  const upper = name.toUpperCase();
  return upper === "UTC" || upper in TAI_MINUS_S;
}
function epochReader(timeSystem) {
  const upper = timeSystem.toUpperCase();
  const isUtc = upper === "UTC";
  const offsetS = TAI_MINUS_S[upper] ?? 0;
  let lastDate = "";
  let lastDayS;
  function dayStartS(date) {
    if (date === lastDate) return lastDayS;
    const dayNumber = dayNumberOf(date);
    if (dayNumber === void 0) return void 0;
    let startS = dayNumber * 86400 + offsetS;
    if (isUtc) {
      const parsed = parseUtc(`${date}T00:00:00`);
      startS = parsed.ok ? parsed.value : void 0;
    }
    lastDate = date;
    lastDayS = startS;
    return startS;
  }
  return (text) => {
    const split = text.indexOf("T");
    if (split < 8) return void 0;
    const secondS = secondOfDay(text, split + 1);
    if (Number.isNaN(secondS)) return void 0;
    if (secondS >= 86400) return leapSecond(text, isUtc);
    const startS = dayStartS(text.slice(0, split));
    return startS === void 0 ? void 0 : startS + secondS;
  };
}
function leapSecond(text, isUtc) {
  if (!isUtc) return void 0;
  const parsed = parseUtc(text);
  return parsed.ok ? parsed.value : void 0;
}
function isEpochText(text) {
  const split = text.indexOf("T");
  if (split < 8 || Number.isNaN(secondOfDay(text, split + 1))) return false;
  return dayNumberOf(text.slice(0, split)) !== void 0;
}
var LONGEST_EPOCH = 1e3;
function secondOfDay(text, at) {
  if (text.length > LONGEST_EPOCH) return Number.NaN;
  const last = text.length - (text.endsWith("Z") ? 1 : 0);
  if (last < at + 8 || text.charCodeAt(at + 2) !== 58 || text.charCodeAt(at + 5) !== 58) return Number.NaN;
  const hour = twoDigits(text, at);
  const minute = twoDigits(text, at + 3);
  const second = twoDigits(text, at + 6);
  if (!(hour <= 23 && minute <= 59 && second <= 60)) return Number.NaN;
  if (second === 60 && !(hour === 23 && minute === 59)) return Number.NaN;
  let fraction = 0;
  if (last > at + 8) {
    if (text.charCodeAt(at + 8) !== 46) return Number.NaN;
    for (let digit = at + 9; digit < last; digit += 1) {
      const code = text.charCodeAt(digit);
      if (code < 48 || code > 57) return Number.NaN;
    }
    fraction = last > at + 9 ? Number(text.slice(at + 8, last)) : 0;
  }
  return hour * 3600 + minute * 60 + second + fraction;
}
function twoDigits(text, at) {
  const tens = text.charCodeAt(at) - 48;
  const ones = text.charCodeAt(at + 1) - 48;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : Number.NaN;
}
var DAYS_BEFORE_MONTH = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];
function dayNumberOf(date) {
  if (date.charCodeAt(4) !== 45) return void 0;
  const year = twoDigits(date, 0) * 100 + twoDigits(date, 2);
  if (Number.isNaN(year)) return void 0;
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const ordinal = date.length === 8 ? dayOfYear(date) : dayOfCalendar(date, isLeap);
  if (!(ordinal >= 1 && ordinal <= (isLeap ? 366 : 365))) return void 0;
  const before = year - 1;
  const days = before * 365 + Math.floor(before / 4) - Math.floor(before / 100) + Math.floor(before / 400);
  return days - 730119 + ordinal - 1;
}
function dayOfYear(date) {
  return twoDigits(`0${date[5] ?? ""}`, 0) * 100 + twoDigits(date, 6);
}
function dayOfCalendar(date, isLeap) {
  if (date.length !== 10 || date.charCodeAt(7) !== 45) return Number.NaN;
  const month = twoDigits(date, 5);
  const day = twoDigits(date, 8);
  if (!(month >= 1 && month <= 12 && day >= 1)) return Number.NaN;
  const start = DAYS_BEFORE_MONTH[month - 1] ?? Number.NaN;
  const next = DAYS_BEFORE_MONTH[month] ?? 365;
  const length = next - start + (month === 2 && isLeap ? 1 : 0);
  if (day > length) return Number.NaN;
  return start + (month > 2 && isLeap ? 1 : 0) + day;
}

// packages/ccsds/src/oem/model.ts
var COVARIANCE_KEYWORDS = [
  "CX_X",
  "CY_X",
  "CY_Y",
  "CZ_X",
  "CZ_Y",
  "CZ_Z",
  "CX_DOT_X",
  "CX_DOT_Y",
  "CX_DOT_Z",
  "CX_DOT_X_DOT",
  "CY_DOT_X",
  "CY_DOT_Y",
  "CY_DOT_Z",
  "CY_DOT_X_DOT",
  "CY_DOT_Y_DOT",
  "CZ_DOT_X",
  "CZ_DOT_Y",
  "CZ_DOT_Z",
  "CZ_DOT_X_DOT",
  "CZ_DOT_Y_DOT",
  "CZ_DOT_Z_DOT"
];
var STATE_KEYWORDS = [
  "X",
  "Y",
  "Z",
  "X_DOT",
  "Y_DOT",
  "Z_DOT",
  "X_DDOT",
  "Y_DDOT",
  "Z_DDOT"
];
var STATE_UNITS = [
  "km",
  "km",
  "km",
  "km/s",
  "km/s",
  "km/s",
  "km/s**2",
  "km/s**2",
  "km/s**2"
];
function oemStatesM(segment) {
  return segment.statesKm.map((value) => value * 1e3);
}

// packages/ccsds/src/value/covariance-matrix.ts
function fullFromLower(lower, scale) {
  const full = new Float64Array(36);
  let at = 0;
  for (let row = 0; row < 6; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      const value = (lower[at] ?? 0) * scale;
      full[6 * row + column] = value;
      full[6 * column + row] = value;
      at += 1;
    }
  }
  return full;
}
function lowerFromFull(full, scale) {
  const lower = new Float64Array(21);
  let at = 0;
  for (let row = 0; row < 6; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      lower[at] = (full[6 * row + column] ?? 0) * scale;
      at += 1;
    }
  }
  return lower;
}
var ROUNDING = 1e-6;
var MOST_VARIANCE = 1e200;
function isPositive(lower) {
  const matrix = fullFromLower(lower, 1);
  const deviation = new Float64Array(6);
  for (let axis = 0; axis < 6; axis += 1) {
    const variance = matrix[7 * axis] ?? 0;
    if (!(variance >= 0 && variance <= MOST_VARIANCE)) return false;
    deviation[axis] = Math.sqrt(variance);
  }
  for (let row = 0; row < 6; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      const product = (deviation[row] ?? 0) * (deviation[column] ?? 0);
      const term = matrix[6 * row + column] ?? 0;
      if (product === 0 && term !== 0) return false;
      matrix[6 * row + column] = row === column ? 1 + ROUNDING : product === 0 ? 0 : term / product;
    }
  }
  return hasCholesky(matrix);
}
function hasCholesky(matrix) {
  for (let row = 0; row < 6; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      let sum = matrix[6 * row + column] ?? 0;
      for (let inner = 0; inner < column; inner += 1) {
        sum -= (matrix[6 * row + inner] ?? 0) * (matrix[6 * column + inner] ?? 0);
      }
      if (row === column) {
        if (!(sum > 0)) return false;
        matrix[7 * row] = Math.sqrt(sum);
      } else matrix[6 * row + column] = sum / (matrix[7 * column] ?? 1);
    }
  }
  return true;
}

// packages/ccsds/src/value/frame-name.ts
var FRAMES = {
  EME2000: "EME2000",
  J2000: "EME2000",
  GCRF: "GCRF",
  GCRF1: "GCRF",
  ICRF: "GCRF",
  ICRF1: "GCRF",
  ICRF2: "GCRF",
  ICRF3: "GCRF",
  TEME: "TEME",
  TEMEOFDATE: "TEME",
  TOD: "TOD",
  TOD_EARTH: "TOD",
  ITRF: "ITRF"
};
function frameOf(name) {
  const upper = name.trim().toUpperCase();
  const frame = FRAMES[upper];
  if (frame !== void 0 && Object.hasOwn(FRAMES, upper)) return frame;
  return isItrfRealisation(upper) ? "ITRF" : void 0;
}
function isItrfRealisation(upper) {
  if (!upper.startsWith("ITRF")) return false;
  const year = upper.slice(upper.charAt(4) === "-" || upper.charAt(4) === "_" ? 5 : 4);
  return (year.length === 2 || year.length === 4) && /^\d+$/.test(year);
}
var LOCAL_FRAMES = {
  RTN: "RTN",
  RIC: "RTN",
  RSW: "RTN",
  QSW: "RTN",
  RTN_INERTIAL: "RTN",
  RSW_INERTIAL: "RTN",
  QSW_INERTIAL: "RTN",
  TNW: "TNW",
  TNW_INERTIAL: "TNW"
};
function covarianceFrameOf(name) {
  const upper = name.trim().toUpperCase();
  return Object.hasOwn(LOCAL_FRAMES, upper) ? LOCAL_FRAMES[upper] : frameOf(name);
}
function isEarth(centre) {
  const upper = centre.trim().toUpperCase();
  return upper === "EARTH" || upper === "EARTH BARYCENTER" || upper === "EARTH CENTER";
}

// packages/ccsds/src/value/number.ts
var LONGEST_NUMBER = 1e3;
function parseNumber(text) {
  if (text.length > LONGEST_NUMBER) return Number.NaN;
  const value = Number(text);
  if (!Number.isFinite(value)) return Number.NaN;
  const last = text.charCodeAt(text.length - 1);
  if (!(last >= 48 && last <= 57) && last !== 46) return Number.NaN;
  let at = 0;
  let code = text.charCodeAt(0);
  if (code === 43 || code === 45) {
    at = 1;
    code = text.charCodeAt(1);
  }
  if (code === 46) return value;
  if (!(code >= 48 && code <= 57)) return Number.NaN;
  if (code === 48) {
    const next = text.charCodeAt(at + 1) | 32;
    if (next === 120 || next === 111 || next === 98) return Number.NaN;
  }
  return value;
}
function parseInteger(text) {
  const first = text.charCodeAt(0);
  const start = first === 43 || first === 45 ? 1 : 0;
  if (text.length === start || text.length > 16) return Number.NaN;
  for (let at = start; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 48 || code > 57) return Number.NaN;
  }
  return Number(text);
}
function numberText(value) {
  return String(value).replace("e", "E");
}
function fullNumberText(value) {
  return value.toExponential(16).replace("e", "E");
}

// packages/ccsds/src/value/object-type.ts
function objectTypeOf(text) {
  switch (text.trim().toUpperCase()) {
    case "PAYLOAD":
    case "PAY":
      return "PAYLOAD";
    case "ROCKET BODY":
    case "R/B":
      return "ROCKET BODY";
    case "DEBRIS":
    case "DEB":
      return "DEBRIS";
    case "UNKNOWN":
    case "UNK":
    case "TBA":
    case "OTHER":
      return "UNKNOWN";
    default:
      return void 0;
  }
}
function objectTypeOfName(name) {
  if (name.endsWith(" DEB") || name.includes(" DEB ")) return "DEBRIS";
  return name.includes(" R/B") ? "ROCKET BODY" : void 0;
}

// packages/ccsds/src/value/field.ts
var COMMENT = "COMMENT";
function textOf(fields, keyword) {
  const value = fields.find((field) => field.keyword === keyword)?.value;
  return value === "" ? void 0 : value;
}
function writtenNumber(fields, keyword) {
  const text = textOf(fields, keyword);
  return text === "NaN" ? void 0 : text;
}
function commentsOf(fields) {
  return fields.filter((field) => field.keyword === COMMENT).map((field) => field.value);
}
function numberOf(fields, keyword) {
  const text = textOf(fields, keyword);
  if (text === void 0) return void 0;
  const value = parseNumber(text);
  return Number.isNaN(value) ? void 0 : value;
}
function splitUnit(written) {
  if (written.endsWith("[")) return { value: written.slice(0, -1).trimEnd() };
  if (!written.endsWith("]")) return { value: written };
  const open = written.lastIndexOf("[");
  if (open < 0) return { value: written };
  return { value: written.slice(0, open).trimEnd(), unit: written.slice(open + 1, -1).trim() };
}
function isUnknownNumber(field, row) {
  return field.value === "NaN" && row !== void 0 && row.presence === "optional" && row.kind !== "text";
}
function checkValue(field, row, faults, segment) {
  const { keyword, value, line } = field;
  if (value === "" || isUnknownNumber(field, row)) return;
  const place = { line, keyword, value, segment };
  if (row.kind === "number" && Number.isNaN(parseNumber(value))) faults.add("not-a-number", place);
  const limit = limitBrokenBy(parseNumber(value), row);
  if (limit !== void 0) faults.add("number-out-of-range", { ...place, limit });
  if (row.kind === "integer" && Number.isNaN(parseInteger(value))) faults.add("not-an-integer", place);
  if (row.kind === "epoch" && !isEpochText(value)) faults.add("not-an-epoch", place);
  if (row.kind === "time" && Number.isNaN(parseNumber(value)) && !isEpochText(value)) faults.add("not-an-epoch", place);
  if (row.kind === "vector") {
    const parts = value.split(/\s+/);
    const bad = parts.find((part) => Number.isNaN(parseNumber(part)));
    if (bad !== void 0) faults.add("not-a-number", { ...place, value: bad });
    else if (parts.length !== 3)
      faults.add("wrong-number-of-columns", { ...place, value: String(parts.length), limit: 3 });
  }
  if (row.values !== void 0 && !row.values.includes(value.toUpperCase())) {
    faults.add("value-not-allowed", { ...place, limit: row.values.join(", ") });
  }
  if (field.unit !== void 0 && row.kind !== "text") checkUnit(field, row, faults, segment);
}
var MOST = 1e30;
function limitBrokenBy(number, { kind, least }) {
  if (kind !== "number" && kind !== "integer" || Number.isNaN(number)) return void 0;
  if (least !== void 0 && number < least) return `at least ${least}`;
  return Math.abs(number) > MOST ? `at most ${MOST}` : void 0;
}
function checkUnit(field, row, faults, segment) {
  const unit = (field.unit ?? "").toLowerCase().replaceAll(" ", "");
  if (unit === "" || unit === "n/a") return;
  const allowed = [row.unit ?? "", ...row.unitAliases ?? []].map((name) => name.toLowerCase().replaceAll(" ", ""));
  if (allowed.includes(unit)) return;
  faults.add("wrong-unit", {
    line: field.line,
    keyword: field.keyword,
    value: field.unit,
    limit: row.unit ?? "no unit",
    segment
  });
}

// packages/ccsds/src/notation/printable.ts
var STRANGE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ud800-\udfff\ufffe\uffff]/;
var EVERY_STRANGE = (
  // biome-ignore lint/suspicious/noControlCharactersInRegex: as above; half a surrogate pair is no character
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g
);
function printable(text) {
  return STRANGE.test(text) ? text.replace(EVERY_STRANGE, " ") : text;
}

// packages/ccsds/src/notation/kvn.ts
var LONGEST_VALUE = 64 * 1024;
var LONGEST_LINE = LONGEST_VALUE + 1024;
var LONGEST_TEXT = 96 * 1024 * 1024;
function walkKvn(text, faults, visit) {
  if (text.length > LONGEST_TEXT) {
    faults.add("too-large", { limit: LONGEST_TEXT });
    return;
  }
  const lines = withLineFeeds(text);
  let line = 0;
  let at = lines.charCodeAt(0) === 65279 ? 1 : 0;
  while (at < lines.length) {
    let end = lines.indexOf("\n", at);
    if (end < 0) end = lines.length;
    const raw = printable(lines.slice(at, end)).trim();
    at = end + 1;
    line += 1;
    if (raw === "") continue;
    if (raw.length > LONGEST_LINE) {
      faults.add("line-too-long", { line, limit: LONGEST_LINE });
      return;
    }
    if (visit(kvnLine(raw, line)) === false) return;
  }
}
function withLineFeeds(text) {
  return /\r(?!\n)/.test(text) ? text.replace(/\r\n|\n\r|\r/g, "\n") : text;
}
function isKeyword(text) {
  if (text.length > 256) return false;
  return /^[A-Za-z]\w*$/.test(text) || /^USER_DEFINED_(?:[^=\s[\]]+(?: [^=\s[\]]+)*)?$/.test(text);
}
function kvnLine(raw, line) {
  const first = raw.charCodeAt(0);
  const isWord = first >= 65 && first <= 90 || first >= 97 && first <= 122;
  if (!isWord) return { line, kind: "data", keyword: "", value: raw };
  if (raw.startsWith("COMMENT") && !isKeywordCode(raw.charCodeAt(7))) {
    return { line, kind: "comment", keyword: "", value: commentText(raw) };
  }
  const equals = raw.indexOf("=");
  if (equals < 0) return { line, kind: "data", keyword: "", value: raw };
  const keyword = raw.slice(0, equals).trimEnd();
  if (keyword.startsWith("USER_DEFINED_") && isKeyword(keyword)) {
    return { line, kind: "keyword", keyword, value: raw.slice(equals + 1).trimStart() };
  }
  for (let index = 0; index < keyword.length; index += 1) {
    if (!isKeywordCode(keyword.charCodeAt(index))) return { line, kind: "data", keyword: "", value: raw };
  }
  return { line, kind: "keyword", keyword, value: raw.slice(equals + 1).trimStart() };
}
function commentText(raw) {
  const rest = raw.slice(7).trimStart();
  return rest.startsWith("=") && rest.charAt(1) !== "=" ? rest.slice(1).trimStart() : rest;
}
function commentLine(text) {
  return `COMMENT ${text.startsWith("=") && text.charAt(1) !== "=" ? "= " : ""}${text}`;
}
function isKeywordCode(code) {
  return code >= 65 && code <= 90 || code >= 97 && code <= 122 || code >= 48 && code <= 57 || code === 95;
}

// packages/ccsds/src/notation/xml.ts
import { SaxesParser } from "saxes";
var DEEPEST_ELEMENT = 32;
var MOST_ATTRIBUTES = 64;
var LONGEST_ELEMENT_TEXT = LONGEST_VALUE;
var XmlStop = class {
  fault;
  constructor(fault) {
    this.fault = fault;
  }
};
function parseXml(text, take) {
  if (text.length > LONGEST_TEXT) return fail(messageFault("too-large", { limit: LONGEST_TEXT }));
  const doctype = doctypeAt(text);
  if (doctype > 0) return fail(messageFault("doctype-refused", { line: doctype, value: "<!DOCTYPE" }));
  const long = longTextAt(text);
  if (long > 0) return fail(messageFault("too-large", { line: long, limit: LONGEST_ELEMENT_TEXT }));
  try {
    return ok(buildTree(text, take));
  } catch (stop) {
    if (stop instanceof XmlStop) return fail(stop.fault);
    throw stop;
  }
}
function buildTree(text, take) {
  const parser = new SaxesParser({ xmlns: false, position: true });
  const open = [];
  let root;
  let attributeCount = 0;
  const stop = (code, value, limit) => {
    throw new XmlStop(messageFault(code, { line: parser.line, value, limit }));
  };
  parser.on("doctype", () => stop("doctype-refused", "<!DOCTYPE"));
  parser.on("error", (error) => {
    if (error.message.includes("unclosed tag") || error.message.includes("end of") || error.message.includes("end; ")) {
      stop("truncated");
    }
    stop("malformed-xml", error.message.replace(/^\d+:\d+: /, ""));
  });
  parser.on("opentagstart", () => {
    attributeCount = 0;
    if (open.length >= DEEPEST_ELEMENT) stop("xml-too-deep", void 0, DEEPEST_ELEMENT);
  });
  parser.on("attribute", () => {
    attributeCount += 1;
    if (attributeCount > MOST_ATTRIBUTES) stop("xml-too-many-attributes", void 0, MOST_ATTRIBUTES);
  });
  parser.on("opentag", (tag) => {
    open.push({ name: localName(tag.name), attributes: tag.attributes, text: "", children: [], line: parser.line });
  });
  const addText = (piece) => {
    const parent = open[open.length - 1];
    if (parent === void 0 || parent.text === "" && piece.trim() === "") return;
    if (parent.text.length + piece.length > LONGEST_ELEMENT_TEXT) stop("too-large", void 0, LONGEST_ELEMENT_TEXT);
    parent.text += piece;
  };
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("closetag", () => {
    const element = open.pop();
    if (element === void 0) return;
    element.text = oneLine(element.text.trim());
    const parent = open[open.length - 1];
    if (take?.(element, open.length) === true) {
      if (parent === void 0) root = { ...element, children: [] };
      return;
    }
    if (parent === void 0) root = element;
    else parent.children.push(element);
  });
  parser.write(text);
  parser.close();
  if (root === void 0) return stop("truncated");
  return root;
}
function doctypeAt(text) {
  let at = text.charCodeAt(0) === 65279 ? 1 : 0;
  for (; ; ) {
    const open = text.indexOf("<", at);
    if (open < 0) return 0;
    if (text.startsWith("<!--", open)) at = after(text, "-->", open);
    else if (text.startsWith("<?", open)) at = after(text, "?>", open);
    else if (text.startsWith("<!", open)) return lineAt(text, open);
    else return 0;
  }
}
function longTextAt(text) {
  const most = 2 * LONGEST_ELEMENT_TEXT;
  for (let open = text.indexOf("<"); open >= 0; ) {
    const next = text.indexOf("<", open + 1);
    if ((next < 0 ? text.length : next) - open > most) return lineAt(text, open);
    open = next;
  }
  return 0;
}
function after(text, mark, from) {
  const index = text.indexOf(mark, from);
  return index < 0 ? text.length : index + mark.length;
}
function lineAt(text, position) {
  let line = 1;
  for (let at = text.indexOf("\n"); at >= 0 && at < position; at = text.indexOf("\n", at + 1)) line += 1;
  return line;
}
function localName(name) {
  const colon = name.indexOf(":");
  return colon < 0 ? name : name.slice(colon + 1);
}
function escapeXml(text) {
  return printable(text).replace(/[&<>"]/g, escapeOne);
}
function escapeOne(character) {
  if (character === "&") return "&amp;";
  if (character === "<") return "&lt;";
  return character === ">" ? "&gt;" : "&quot;";
}
function oneLine(written) {
  const text = printable(written);
  return text.includes("\n") || text.includes("\r") ? text.replace(/\s*[\r\n]+\s*/g, " ") : text;
}
function childOf(element, name) {
  return element.children.find((child) => child.name === name);
}
function isNil(element) {
  return (element.attributes["xsi:nil"] ?? element.attributes["nil"]) === "true";
}

// packages/ccsds/src/notation/json.ts
function isRecord(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function parseJson(text, faults) {
  if (text.length > LONGEST_TEXT) {
    faults.add("too-large", { limit: LONGEST_TEXT });
    return void 0;
  }
  try {
    return JSON.parse(text.charCodeAt(0) === 65279 ? text.slice(1) : text);
  } catch (error) {
    if (!(error instanceof SyntaxError) && !(error instanceof RangeError)) throw error;
    faults.add("malformed-json", { value: error.message });
    return void 0;
  }
}
function wholeRecordsOf(text) {
  const start = text.indexOf("[");
  if (start < 0 || text.slice(0, start).replace("\uFEFF", "").trim() !== "") return void 0;
  const wholeEnd = lastRecordEnd(text, start);
  if (wholeEnd === void 0) return void 0;
  try {
    const records = JSON.parse(`${text.slice(start, wholeEnd)}]`);
    return records.length === 0 ? void 0 : records;
  } catch {
    return void 0;
  }
}
function lastRecordEnd(text, start) {
  const structure = /"(?:[^"\\]|\\.)*(?:"|$)|[[\]{}]/gs;
  structure.lastIndex = start;
  let depth = 0;
  let end = start + 1;
  for (let match = structure.exec(text); match !== null; match = structure.exec(text)) {
    const sign = match[0];
    if (sign === "[" || sign === "{") depth += 1;
    else if (sign === "]" || sign === "}") {
      depth -= 1;
      if (depth === 0) return void 0;
      if (depth === 1) end = structure.lastIndex;
    }
  }
  return end;
}
function jsonText(value) {
  if (typeof value === "string") return value.length > LONGEST_VALUE ? void 0 : oneLine(value).trim();
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  return void 0;
}
function fieldsFromJson(value, section, faults) {
  if (!isRecord(value)) {
    if (value !== void 0) faults.add("malformed-json", { keyword: section, value: typeof value });
    return [];
  }
  const fields = [];
  for (const [keyword, member] of Object.entries(value)) {
    const texts = keyword === COMMENT && Array.isArray(member) ? member : [member];
    for (const item of texts) {
      if (item === null) continue;
      const written = jsonText(item);
      if (written === void 0) faults.add("malformed-json", { keyword, value: typeof item });
      else fields.push({ keyword, value: written, line: 0 });
    }
  }
  return fields;
}
function fieldsToJson(fields) {
  const record = {};
  const comments = fields.filter((field) => field.keyword === COMMENT).map((field) => field.value);
  if (comments.length > 0) record[COMMENT] = comments;
  for (const field of fields) {
    if (field.keyword !== COMMENT) record[field.keyword] = field.value;
  }
  return record;
}

// packages/ccsds/src/notation/append.ts
function append(target, items) {
  for (const item of items) target.push(item);
}

// packages/ccsds/src/flat/spec.ts
function rowOf(section, keyword) {
  return section.rows.find((row) => row.keyword === keyword);
}
function belongsTo(section, keyword) {
  if (section.prefix !== void 0 && keyword.startsWith(section.prefix)) return true;
  return rowOf(section, keyword) !== void 0;
}
var COVARIANCE_ROWS = COVARIANCE_KEYWORDS.map((keyword) => ({
  keyword,
  presence: "mandatory",
  kind: "number",
  unit: ["km**2", "km**2/s", "km**2/s**2"][keyword.split("DOT").length - 1] ?? "km**2",
  book: "502.0-B-3 table 3-3"
}));

// packages/ccsds/src/flat/assemble.ts
function assemble(version, versionLine, fields, spec, faults) {
  if (!spec.versions.includes(version)) {
    const limit = spec.versions.join(", ");
    faults.add("unsupported-version", { line: versionLine, keyword: spec.versionKeyword, value: version, limit });
    return void 0;
  }
  const groups = [];
  let comments = [];
  let object = 0;
  let current;
  for (const field of fields) {
    if (field.keyword === COMMENT) {
      comments.push(field);
      continue;
    }
    if (!isKeyword(field.keyword)) {
      faults.add("unknown-keyword", { line: field.line, keyword: field.keyword });
      continue;
    }
    if (field.keyword === spec.objectKeyword) object += 1;
    const target = sectionFor(field, object, current, version, spec, faults);
    if (target === void 0) {
      if (current !== void 0) append(current.fields, comments);
      comments = [];
      continue;
    }
    const opens = target.opensWith === field.keyword || field.keyword === spec.objectKeyword;
    if (current === void 0 || current.spec !== target || current.object !== object || opens) {
      const openGroup = opens ? void 0 : groups.find((group) => group.spec === target && group.object === object);
      current = openGroup ?? { spec: target, object, line: field.line, fields: [] };
      if (openGroup === void 0) groups.push(current);
    }
    append(current.fields, comments);
    current.fields.push(withUnit(field, target));
    comments = [];
  }
  if (current !== void 0) append(current.fields, comments);
  checkGroups(groups, version, versionLine, object, spec, faults);
  return { version, groups: inOrder(groups, spec) };
}
function sectionFor(field, object, current, version, spec, faults) {
  const isObject = (section) => spec.objectKeyword === void 0 || section.occurs === "object" === object > 0;
  const candidates = spec.sections.filter((section) => isObject(section) && belongsTo(section, field.keyword));
  const place = { line: field.line, keyword: field.keyword, segment: object === 0 ? void 0 : object };
  if (candidates.length === 0) {
    const isKept = spec.keepsUnknownFrom !== void 0 && version >= spec.keepsUnknownFrom;
    if (isKept && current !== void 0 && /^[A-Z]/.test(field.keyword) && !/[a-z]/.test(field.keyword))
      return current.spec;
    faults.add("unknown-keyword", place);
    return void 0;
  }
  const from = current === void 0 || current.object !== object ? 0 : spec.sections.indexOf(current.spec);
  const ahead = candidates.find((section) => spec.sections.indexOf(section) >= from);
  if (ahead !== void 0) return ahead;
  if (spec.keepsUnknownFrom === void 0 || version < spec.keepsUnknownFrom) faults.add("keyword-out-of-order", place);
  return candidates[0];
}
function withUnit(field, section) {
  const row = rowOf(section, field.keyword);
  if (row !== void 0 && row.kind === "text") return field;
  if (field.unit !== void 0) return field;
  return { keyword: field.keyword, line: field.line, ...splitUnit(field.value) };
}
function checkGroups(groups, version, line, objects, spec, faults) {
  const objectCount = spec.objectKeyword === void 0 ? 0 : 2;
  if (objects > objectCount && objectCount > 0) {
    const third = groups.filter((group) => group.spec.occurs === "object" && group.object > 2)[0];
    faults.add("section-repeated", {
      line: third?.line,
      keyword: spec.objectKeyword,
      value: String(objects),
      limit: 2
    });
  }
  for (const group of groups) checkGroup(group, version, faults);
  const end = groups.at(-1)?.fields.at(-1)?.line ?? line;
  for (const section of spec.sections) {
    if (section.isMandatory !== true && !section.rows.some((row) => row.presence === "mandatory")) continue;
    if (section.isWholeOrAbsent === true || section.occurs === "many") continue;
    const wanted = section.occurs === "object" && objectCount > 0 ? [1, 2] : [0];
    for (const object of wanted) {
      if (groups.some((group) => group.spec === section && group.object === object)) continue;
      const segment = object === 0 ? void 0 : object;
      const before = groups.filter((group) => object === 0 || group.object === object).at(-1)?.line;
      faults.add("missing-section", { line: before ?? (object === 0 ? line : end), keyword: section.name, segment });
      for (const row of section.rows) {
        if (row.presence === "mandatory")
          faults.add("missing-keyword", { line: before ?? (object === 0 ? line : end), keyword: row.keyword, segment });
      }
    }
  }
}
function checkGroup(group, version, faults) {
  const segment = group.object === 0 ? void 0 : group.object;
  const seen = /* @__PURE__ */ new Set();
  for (const field of group.fields) {
    const { keyword, line } = field;
    if (keyword === COMMENT) continue;
    const row = rowOf(group.spec, keyword);
    if (seen.has(keyword)) faults.add("duplicate-keyword", { line, keyword, value: field.value, segment });
    seen.add(keyword);
    if (row === void 0) continue;
    if (row.since !== void 0 && version < row.since) {
      faults.add("keyword-not-in-version", { line, keyword, limit: row.since, segment });
    }
    if (field.value === "" && row.presence === "mandatory" && row.mayBeEmpty !== true) {
      faults.add("empty-value", { line, keyword, segment });
    }
    checkValue(field, row, faults, segment);
  }
  const code = group.spec.name === "covarianceMatrix" ? "covariance-incomplete" : "missing-keyword";
  for (const row of group.spec.rows) {
    if (row.presence !== "mandatory" || seen.has(row.keyword)) continue;
    faults.add(code, { line: group.line, keyword: row.keyword, segment });
  }
}
function inOrder(groups, spec) {
  const rank = (group) => group.object * 100 + spec.sections.indexOf(group.spec);
  return [...groups].sort((a, b) => rank(a) - rank(b)).map((group) => ({ section: group.spec.name, object: group.object, line: group.line, fields: group.fields }));
}

// packages/ccsds/src/flat/json.ts
function isSectionedJson(value, spec) {
  return isRecord(value) && jsonText(value[spec.versionKeyword]) !== void 0 && isRecord(value["header"]);
}
function readFlatJson(value, spec, faults) {
  const fields = [];
  const take = (holder, wantsObject) => {
    for (const section of spec.sections) {
      if ((spec.objectKeyword !== void 0 && section.occurs === "object") !== wantsObject) continue;
      const member = holder[section.name];
      const blocks = Array.isArray(member) ? member : [member];
      for (const block of blocks) append(fields, fieldsFromJson(block, section.name, faults));
    }
  };
  take(value, false);
  if (spec.objectKeyword !== void 0) {
    for (const name of ["object1", "object2"]) {
      const object = value[name];
      if (isRecord(object)) take(object, true);
      else faults.add("missing-section", { keyword: name });
    }
  }
  return assemble(jsonText(value[spec.versionKeyword]) ?? "", 0, fields, spec, faults);
}
function writeFlatJson(message, spec) {
  const record = { [spec.versionKeyword]: message.version };
  for (const group of message.groups) {
    let holder = record;
    if (group.object > 0) {
      const name = `object${String(group.object)}`;
      record[name] ??= {};
      holder = record[name];
    }
    const section = spec.sections.find((candidate) => candidate.name === group.section);
    const fields = fieldsToJson(group.fields.map((field) => withForeignUnit(field, section)));
    const isMany = section?.occurs === "many";
    if (!isMany) holder[group.section] = fields;
    else {
      holder[group.section] ??= [];
      holder[group.section].push(fields);
    }
  }
  return `${JSON.stringify(record, null, 1)}
`;
}
function withForeignUnit(field, section) {
  if (field.unit === void 0 || section !== void 0 && rowOf(section, field.keyword) !== void 0) return field;
  return { ...field, value: `${field.value} [${field.unit}]` };
}

// packages/ccsds/src/flat/message.ts
function fieldsIn(message, section, object = 0) {
  return message.groups.find((group) => group.section === section && group.object === object)?.fields ?? [];
}
function fieldsOfObject(message, object) {
  return message.groups.filter((group) => group.object === object).flatMap((group) => group.fields);
}
function allComments(message) {
  return message.groups.flatMap(
    (group) => group.fields.filter((field) => field.keyword === COMMENT).map((field) => field.value)
  );
}

// packages/ccsds/src/flat/read.ts
function readFlat(text, spec, faults) {
  if (!looksLikeXml(text)) return readFlatKvn(text, spec, faults);
  const parsed = parseXml(text);
  if (!parsed.ok) {
    faults.faults.push(parsed.fault);
    return void 0;
  }
  return readFlatXml(parsed.value, spec, faults);
}
function readFlatKvn(text, spec, faults) {
  let version;
  let versionLine = 0;
  const fields = [];
  walkKvn(text, faults, (line) => {
    if (line.kind === "keyword" && line.keyword === spec.versionKeyword) {
      if (version !== void 0) {
        faults.add("duplicate-keyword", { line: line.line, keyword: line.keyword, value: line.value });
        return void 0;
      }
      version = line.value;
      versionLine = line.line;
      if (fields.length > 0) faults.add("version-not-first", { line: fields[0]?.line, keyword: line.keyword });
    } else if (line.kind === "data") faults.add("malformed-line", { line: line.line, value: line.value });
    else
      fields.push({ keyword: line.kind === "comment" ? "COMMENT" : line.keyword, value: line.value, line: line.line });
    return void 0;
  });
  if (version === void 0) {
    faults.add("missing-keyword", { line: 1, keyword: spec.versionKeyword });
    return void 0;
  }
  return assemble(version, versionLine, fields, spec, faults);
}
function readFlatXml(root, spec, faults) {
  if (root.name !== spec.root) {
    faults.add("wrong-root-element", { line: root.line, value: root.name, limit: spec.root });
    return void 0;
  }
  const containers = new Set(spec.sections.map((section) => section.element ?? section.name));
  for (const name of ["body", "segment", "metadata", "data", "relativeStateVector", "userDefinedParameters"])
    containers.add(name);
  const fields = [];
  flatten(root, containers, fields, faults);
  return assemble(root.attributes["version"] ?? "", root.line, fields, spec, faults);
}
var ONCE = ["header", "body", "metadata", "data", "stateVector", "meanElements"];
function flatten(parent, containers, fields, faults) {
  const seen = /* @__PURE__ */ new Set();
  for (const child of parent.children) {
    const { name, line } = child;
    if (containers.has(name)) {
      if (seen.has(name) && ONCE.includes(name)) faults.add("section-repeated", { line, keyword: name });
      seen.add(name);
      flatten(child, containers, fields, faults);
    } else if (child.children.length > 0) faults.add("unknown-keyword", { line, keyword: name });
    else {
      const keyword = name === "USER_DEFINED" ? `USER_DEFINED_${child.attributes["parameter"] ?? ""}` : name;
      const unit = child.attributes["units"];
      const value = isNil(child) ? "" : child.text;
      fields.push({ keyword, value, line, ...unit === void 0 ? {} : { unit } });
    }
  }
}

// packages/ccsds/src/notation/collecting.ts
function readCollecting(text, read) {
  const faults = faultList(MOST_FAULTS, ENDING_FAULTS);
  try {
    const value = checkIsText(text, faults) ? read(faults) : void 0;
    return { ...value !== void 0 && { value }, faults: byLine(faults.faults) };
  } catch (cause) {
    if (!(cause instanceof TooManyFaults)) throw cause;
    return { faults: byLine(faults.faults) };
  }
}

export {
  MU_EARTH,
  EARTH_RADIUS_M,
  EARTH_FLATTENING,
  J2,
  EARTH_ROTATION_RADPS,
  STANDARD_GRAVITY_MPS2,
  LONGEST_LINE,
  LONGEST_TEXT,
  walkKvn,
  withLineFeeds,
  isKeyword,
  commentLine,
  looksLikeXml,
  looksLikeJson,
  isBinary,
  isKnownTimeSystem,
  isConvertibleTimeSystem,
  epochReader,
  COVARIANCE_KEYWORDS,
  STATE_KEYWORDS,
  STATE_UNITS,
  oemStatesM,
  fullFromLower,
  lowerFromFull,
  isPositive,
  frameOf,
  covarianceFrameOf,
  isEarth,
  parseNumber,
  parseInteger,
  numberText,
  fullNumberText,
  objectTypeOf,
  objectTypeOfName,
  append,
  COMMENT,
  textOf,
  writtenNumber,
  commentsOf,
  numberOf,
  splitUnit,
  isUnknownNumber,
  checkValue,
  parseXml,
  escapeXml,
  childOf,
  isNil,
  isRecord,
  parseJson,
  wholeRecordsOf,
  jsonText,
  fieldsFromJson,
  fieldsToJson,
  rowOf,
  COVARIANCE_ROWS,
  assemble,
  isSectionedJson,
  readFlatJson,
  writeFlatJson,
  fieldsIn,
  fieldsOfObject,
  allComments,
  readFlat,
  readFlatXml,
  readCollecting
};
//# sourceMappingURL=chunk-CRMFVZQ4.mjs.map

// packages/ccsds/src/fault/message-fault.ts
var LONGEST_SHOWN_VALUE = 80;
function messageFault(code, place = {}) {
  const { line, keyword, value, limit, segment } = place;
  return {
    code,
    ...line === void 0 || line <= 0 ? {} : { line },
    ...keyword === void 0 ? {} : { keyword: cut(keyword) },
    ...value === void 0 ? {} : { value: cut(value) },
    ...limit === void 0 ? {} : { limit },
    ...segment === void 0 ? {} : { segment }
  };
}
function cut(text) {
  return text.length <= LONGEST_SHOWN_VALUE ? text : `${text.slice(0, LONGEST_SHOWN_VALUE - 1)}\u2026`;
}
var MOST_FAULTS = 100;
var ENDING_FAULTS = 1e3;
function faultList(most = MOST_FAULTS, ending = Number.POSITIVE_INFINITY) {
  const faults = [];
  let count = 0;
  return {
    faults,
    add(code, place) {
      if (faults.length < most) faults.push(messageFault(code, place));
      if (++count >= ending) throw new TooManyFaults();
    }
  };
}
var TooManyFaults = class extends Error {
};
function byLine(faults) {
  return [...faults].sort((a, b) => rank(a) - rank(b));
}
function rank({ code, line }) {
  return code === "line-too-long" || code === "too-large" ? -1 : line ?? 0;
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

// packages/units/src/result.ts
function ok(value) {
  return { ok: true, value };
}
function fail(fault) {
  return { ok: false, fault };
}

// packages/units/src/duration.ts
var SECONDS_PER_DAY = 86400;

// packages/astro/src/calendar.ts
var MARCH_OF_YEAR_ZERO_TO_2000 = 730425;
function isLeapYear(year) {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}
function daysInMonth(year, month) {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}
function daysSince2000(year, month, day) {
  const marchYear = month > 2 ? year : year - 1;
  const dayOfMarchYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const leapDays = Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400);
  return 365 * marchYear + leapDays + dayOfMarchYear - MARCH_OF_YEAR_ZERO_TO_2000;
}

// packages/astro/src/leap-seconds.ts
var TABLE = [
  [1972, 1, 10],
  [1972, 7, 11],
  [1973, 1, 12],
  [1974, 1, 13],
  [1975, 1, 14],
  [1976, 1, 15],
  [1977, 1, 16],
  [1978, 1, 17],
  [1979, 1, 18],
  [1980, 1, 19],
  [1981, 7, 20],
  [1982, 7, 21],
  [1983, 7, 22],
  [1985, 7, 23],
  [1988, 1, 24],
  [1990, 1, 25],
  [1991, 1, 26],
  [1992, 7, 27],
  [1993, 7, 28],
  [1994, 7, 29],
  [1996, 1, 30],
  [1997, 7, 31],
  [1999, 1, 32],
  [2006, 1, 33],
  [2009, 1, 34],
  [2012, 7, 35],
  [2015, 7, 36],
  [2017, 1, 37]
];
var STEPS = TABLE.map(([year, month, taiMinusUtcS]) => {
  const day = daysSince2000(year, month, 1);
  return { day, taiMinusUtcS, insertedAtTaiS: day * 86400 + taiMinusUtcS - 1 };
}).reverse();
var FIRST_OFFSET_S = 10;
function taiMinusUtcOnDay(day) {
  for (const step of STEPS) if (day >= step.day) return step.taiMinusUtcS;
  return FIRST_OFFSET_S;
}
function endsWithLeapSecond(day) {
  return STEPS.some((step, index) => step.day === day + 1 && index < STEPS.length - 1);
}

// packages/astro/src/epoch.ts
var TT_MINUS_TAI_S = 32.184;
var J2000_TAI_S = 43200 - TT_MINUS_TAI_S;
var FIRST_YEAR = 1957;
var LAST_YEAR = 2199;
var PATTERN = /^(\d{4})-(?:(\d{2})-(\d{2})|(\d{3}))T(\d{2}):(\d{2}):(\d{2})(?:\.(\d*))?Z?$/;
function parseUtc(text) {
  const match = PATTERN.exec(text.trim());
  if (match === null) return fail({ code: "epoch-malformed", value: text });
  const year = Number(match[1]);
  if (year < FIRST_YEAR || year > LAST_YEAR) return fail({ code: "epoch-year-out-of-range", value: text });
  let day;
  if (match[4] !== void 0) {
    const dayOfYear2 = Number(match[4]);
    if (dayOfYear2 < 1 || dayOfYear2 > (isLeapYear(year) ? 366 : 365)) {
      return fail({ code: "epoch-day-out-of-range", value: text });
    }
    day = daysSince2000(year, 1, 1) + dayOfYear2 - 1;
  } else {
    const month = Number(match[2]);
    if (month < 1 || month > 12) return fail({ code: "epoch-month-out-of-range", value: text });
    const dayOfMonth = Number(match[3]);
    if (dayOfMonth < 1 || dayOfMonth > daysInMonth(year, month)) {
      return fail({ code: "epoch-day-out-of-range", value: text });
    }
    day = daysSince2000(year, month, dayOfMonth);
  }
  const hour = Number(match[5]);
  const minute = Number(match[6]);
  const second = Number(match[7]);
  if (hour > 23) return fail({ code: "epoch-hour-out-of-range", value: text });
  if (minute > 59) return fail({ code: "epoch-minute-out-of-range", value: text });
  if (second > 60) return fail({ code: "epoch-second-out-of-range", value: text });
  if (second === 60 && !(hour === 23 && minute === 59 && endsWithLeapSecond(day))) {
    return fail({ code: "epoch-no-leap-second", value: text });
  }
  const whole = day * SECONDS_PER_DAY + hour * 3600 + minute * 60 + second + taiMinusUtcOnDay(day);
  const decimals = match[8];
  return ok(decimals ? whole + Number(`0.${decimals}`) : whole);
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

// packages/ccsds/src/notation/append.ts
function append(target, items) {
  for (const item of items) target.push(item);
}

// packages/ccsds/src/value/field.ts
var COMMENT = "COMMENT";
function textOf(fields, keyword) {
  const value = fields.find((field) => field.keyword === keyword)?.value;
  return value === "" ? void 0 : value;
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
function jsonText(value) {
  if (typeof value === "string") return value.length > LONGEST_VALUE ? void 0 : oneLine(value).trim();
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  return void 0;
}
function fieldsFromJson(value, section2, faults) {
  if (!isRecord(value)) {
    if (value !== void 0) faults.add("malformed-json", { keyword: section2, value: typeof value });
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

// packages/ccsds/src/catalogue.ts
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

// packages/ccsds/src/detect.ts
var KINDS = ["oem", "cdm", "omm", "opm", "tdm", "ocm"];
var HEAD = 64 * 1024;
function detectFormat(text) {
  if (isBinary(text)) return "not-text";
  const head = text.slice(0, HEAD);
  if (head.trim() === "" || head.trim() === "\uFEFF") return "empty";
  if (looksLikeXml(text)) return xmlFormat(head);
  if (looksLikeJson(text)) return jsonFormat(head);
  const version = /^\ufeff?[ \t]*CCSDS_([A-Z]{3})_VERS[ \t]*=/m.exec(head)?.[1]?.toLowerCase();
  const kind = KINDS.find((candidate) => candidate === version);
  if (kind !== void 0) return `${kind}-kvn`;
  const catalogue = catalogueFormatOf(text);
  return catalogue === "tle" || catalogue === "3le" || catalogue === "omm-csv" ? catalogue : "unknown";
}
function xmlFormat(head) {
  const withoutComments = head.replace(/<!--[\s\S]*?-->/g, "");
  const root = /<(?:[A-Za-z][\w.-]*:)?([A-Za-z]\w*)/.exec(withoutComments)?.[1];
  const kind = KINDS.find((candidate) => candidate === root);
  if (kind !== void 0) return `${kind}-xml`;
  if (root !== "ndm") return "unknown";
  const inner = /<(?:[A-Za-z][\w.-]*:)?(oem|cdm|omm|opm|ocm|tdm)[\s>]/.exec(withoutComments)?.[1];
  return inner === void 0 ? "unknown" : `${inner}-xml`;
}
function jsonFormat(head) {
  const version = /"CCSDS_(OEM|CDM|OMM|OPM|OCM|TDM)_VERS"\s*:/.exec(head)?.[1]?.toLowerCase();
  const kind = KINDS.find((candidate) => candidate === version);
  if (kind !== void 0) return `${kind}-json`;
  if (head.includes('"SAT1_OBJECT') || head.includes('"SAT1_X"')) return "cdm-json";
  return head.includes('"MEAN_MOTION"') ? "omm-json" : "unknown";
}

// packages/ccsds/src/oem/cut.ts
var SPARE_STATES = 12;
function cutOem(oem, startTaiS, stopTaiS) {
  const segments = oem.segments.flatMap((segment) => cutSegment(segment, startTaiS, stopTaiS) ?? []);
  return segments.length === 0 ? void 0 : { ...oem, segments };
}
function cutSegment(segment, startTaiS, stopTaiS) {
  const { epochsTaiS, metadata, covariances, accelerationsKm } = segment;
  const [from, to] = statesAround(epochsTaiS, startTaiS, stopTaiS) ?? [0, 0];
  if (from === to) return void 0;
  return {
    ...segment,
    metadata: cutMetadata(metadata, segment, from, to),
    comments: segment.comments.filter(({ beforeState }) => beforeState >= from && beforeState <= to).map((comment) => ({ ...comment, beforeState: comment.beforeState - from })),
    epochs: segment.epochs.slice(from, to),
    epochsTaiS: epochsTaiS.slice(from, to),
    statesKm: segment.statesKm.slice(6 * from, 6 * to),
    ...accelerationsKm && { accelerationsKm: accelerationsKm.slice(3 * from, 3 * to) },
    stateTexts: segment.stateTexts.slice(from, to),
    stateLines: segment.stateLines.slice(from, to),
    covariances: timesAround(covariances, startTaiS, stopTaiS)
  };
}
function statesAround(epochsTaiS, startTaiS, stopTaiS) {
  const count = epochsTaiS.length;
  if (count === 0 || epochsTaiS[0] > stopTaiS || epochsTaiS[count - 1] < startTaiS) return void 0;
  const inside = epochsTaiS.findIndex((epoch) => epoch >= startTaiS);
  const beyond = epochsTaiS.findIndex((epoch) => epoch > stopTaiS);
  return [Math.max(0, inside - SPARE_STATES), Math.min(count, (beyond === -1 ? count : beyond) + SPARE_STATES)];
}
function timesAround(rising, startTaiS, stopTaiS) {
  return rising.filter((_, i) => {
    const [before, after2] = [rising[i - 1], rising[i + 1]];
    return (after2?.epochTaiS ?? startTaiS) >= startTaiS && (before?.epochTaiS ?? stopTaiS) <= stopTaiS;
  });
}
function cutMetadata(metadata, { epochs, epochsTaiS }, from, to) {
  const last = to - 1;
  const moved = {};
  if (from > 0) {
    moved["START_TIME"] = epochs[from];
    if ((metadata.useableStartTaiS ?? Number.NEGATIVE_INFINITY) < epochsTaiS[from])
      moved["USEABLE_START_TIME"] = epochs[from];
  }
  if (to < epochs.length) {
    moved["STOP_TIME"] = epochs[last];
    if ((metadata.useableStopTaiS ?? Number.POSITIVE_INFINITY) > epochsTaiS[last])
      moved["USEABLE_STOP_TIME"] = epochs[last];
  }
  const fields = metadata.fields.map((field) => {
    const value = moved[field.keyword];
    return value === void 0 ? field : { ...field, value };
  });
  const has = (keyword) => textOf(fields, keyword) !== void 0;
  return {
    ...metadata,
    fields,
    ...moved["START_TIME"] !== void 0 && { startTime: moved["START_TIME"], startTaiS: epochsTaiS[from] },
    ...moved["STOP_TIME"] !== void 0 && { stopTime: moved["STOP_TIME"], stopTaiS: epochsTaiS[last] },
    ...moved["USEABLE_START_TIME"] !== void 0 && has("USEABLE_START_TIME") && { useableStartTaiS: epochsTaiS[from] },
    ...moved["USEABLE_STOP_TIME"] !== void 0 && has("USEABLE_STOP_TIME") && { useableStopTaiS: epochsTaiS[last] }
  };
}

// packages/ccsds/src/ocm/element-sets.ts
var ELEMENT_SETS = /* @__PURE__ */ new Map([
  ["ADBARV", ["deg", "deg", "deg", "deg", "km", "km/s"]],
  ["CARTP", ["km", "km", "km"]],
  ["CARTPV", ["km", "km", "km", "km/s", "km/s", "km/s"]],
  ["CARTPVA", ["km", "km", "km", "km/s", "km/s", "km/s", "km/s**2", "km/s**2", "km/s**2"]],
  ["DELAUNAY", ["km**2/s", "km**2/s", "km**2/s", "deg", "deg", "deg"]],
  ["DELAUNAYMOD", ["km**0.5", "km**0.5", "km**0.5", "deg", "deg", "deg"]],
  ["EIGVAL3EIGVEC3", ["km", "km", "km", "n/a", "n/a", "n/a", "n/a", "n/a", "n/a", "n/a", "n/a", "n/a"]],
  ["EQUIN", ["km", "n/a", "n/a", "deg", "n/a", "n/a"]],
  ["EQUINMOD", ["km", "n/a", "n/a", "deg", "n/a", "n/a"]],
  ["EQUINOCTIAL", ["km", "n/a", "n/a", "deg", "n/a", "n/a", "n/a"]],
  ["EQUINOCTIALMOD", ["km", "n/a", "n/a", "deg", "n/a", "n/a", "n/a"]],
  ["GEODETIC", ["deg", "deg", "deg", "deg", "km", "km/s"]],
  ["KEPLERIAN", ["km", "n/a", "deg", "deg", "deg", "deg"]],
  ["KEPLERIANMEAN", ["km", "n/a", "deg", "deg", "deg", "deg"]],
  ["LDBARV", ["deg", "deg", "deg", "deg", "km", "km/s"]],
  ["ONSTATION", ["km", "n/a", "n/a", "n/a", "n/a", "deg"]],
  ["POINCARE", ["deg", "km/s**0.5", "km/s**0.5", "km**2/s", "km/s**0.5", "km/s**0.5"]]
]);
var COVARIANCE_ORDERS = ["LTM", "UTM", "FULL", "LTMWCC", "UTMWCC"];
function covarianceWidth(type, order) {
  if (type === "EIGVAL3EIGVEC3" || type === "TEIGVAL3EIGVEC3") return 12;
  const size = ELEMENT_SETS.get(type)?.length;
  if (size === void 0) return void 0;
  return order === "LTM" || order === "UTM" ? size * (size + 1) / 2 : size * size;
}
var PROPULSIVE = [
  "TIME_ABSOLUTE",
  "TIME_RELATIVE",
  "MAN_DURA",
  "DELTA_MASS",
  "ACC_X",
  "ACC_Y",
  "ACC_Z",
  "ACC_INTERP",
  "ACC_MAG_SIGMA",
  "ACC_DIR_SIGMA",
  "DV_X",
  "DV_Y",
  "DV_Z",
  "DV_MAG_SIGMA",
  "DV_DIR_SIGMA",
  "THR_X",
  "THR_Y",
  "THR_Z",
  "THR_EFFIC",
  "THR_INTERP",
  "THR_ISP",
  "THR_MAG_SIGMA",
  "THR_DIR_SIGMA"
];
var DEPLOYMENT = [
  "TIME_ABSOLUTE",
  "TIME_RELATIVE",
  "DEPLOY_ID",
  "DEPLOY_DV_X",
  "DEPLOY_DV_Y",
  "DEPLOY_DV_Z",
  "DEPLOY_MASS",
  "DEPLOY_DV_SIGMA",
  "DEPLOY_DIR_SIGMA",
  "DEPLOY_DV_RATIO",
  "DEPLOY_DV_CDA"
];
var SWITCHES = ["ACC_INTERP", "THR_INTERP"];

// packages/ccsds/src/ocm/lines.ts
var numbers = (width) => ({
  ...width === void 0 ? {} : { width },
  isText: () => false
});
function choiceOf(fields, keyword, byDefault) {
  return (textOf(fields, keyword) ?? byDefault).toUpperCase();
}
function orderOf(fields) {
  const written = choiceOf(fields, "COV_ORDERING", "LTM");
  return COVARIANCE_ORDERS.find((order) => order === written);
}
function timeIn(ocm, fields, keyword) {
  const text = textOf(fields, keyword);
  if (text === void 0) return void 0;
  const seconds = parseNumber(text);
  return Number.isNaN(seconds) ? epochReader(ocm.timeSystem)(text) : ocm.epochTzeroTaiS + seconds;
}
function readLines(block, readEpoch, zeroTaiS, faults) {
  const form = formOf(block, faults);
  if (block.rows.length === 0) faults.add("no-states", { line: block.line, keyword: `${block.name}_START` });
  const rows2 = [];
  let { width } = form;
  let isRelative = form.time === void 0 ? void 0 : form.time === "TIME_RELATIVE";
  for (const { line, text } of block.rows) {
    if (text.length > LONGEST_LINE) {
      faults.add("line-too-long", { line, limit: LONGEST_LINE });
      continue;
    }
    const words = text.split(/\s+/);
    const [time = "", ...values] = words;
    const seconds = parseNumber(time);
    const epochTaiS = Number.isNaN(seconds) ? readEpoch(time) : zeroTaiS + seconds;
    if (epochTaiS === void 0) {
      faults.add("not-an-epoch", { line, value: time });
      continue;
    }
    isRelative ??= !Number.isNaN(seconds);
    if (isRelative === Number.isNaN(seconds)) faults.add("mixed-time-tags", { line, value: time });
    width ??= values.length;
    if (values.length !== width) {
      faults.add("wrong-number-of-columns", { line, value: String(values.length), limit: width });
      continue;
    }
    const bad = values.findIndex((value, index) => !form.isText(index) && Number.isNaN(parseNumber(value)));
    if (bad >= 0) faults.add("not-a-number", { line, value: values[bad] });
    const before = rows2.at(-1);
    if (before?.epochTaiS === epochTaiS) faults.add("duplicate-epoch", { line, value: time });
    else if (before !== void 0 && epochTaiS < before.epochTaiS)
      faults.add("states-out-of-order", { line, value: time, limit: before.words[0] });
    rows2.push({ line, words, epochTaiS });
  }
  return rows2;
}
function formOf(block, faults) {
  const { fields, line, name } = block;
  if (name === "TRAJ") return numbers(ELEMENT_SETS.get(choiceOf(fields, "TRAJ_TYPE", "CARTPV"))?.length);
  if (name === "MAN") return manoeuvreForm(fields, line, faults);
  const order = orderOf(fields);
  if (order === void 0) {
    const field = fields.find((candidate) => candidate.keyword === "COV_ORDERING");
    const limit = COVARIANCE_ORDERS.join(", ");
    faults.add("value-not-allowed", { line: field?.line, keyword: "COV_ORDERING", value: field?.value, limit });
    return numbers(void 0);
  }
  return numbers(covarianceWidth(choiceOf(fields, "COV_TYPE", "CARTPV"), order));
}
function manoeuvreForm(fields, line, faults) {
  const field = fields.find((candidate) => candidate.keyword === "MAN_COMPOSITION");
  const entries = (field?.value ?? "").split(",").map((entry) => entry.trim().toUpperCase());
  const place = { line: field?.line ?? line, keyword: "MAN_COMPOSITION" };
  const table = entries.some((entry) => entry.startsWith("DEPLOY_")) ? DEPLOYMENT : PROPULSIVE;
  const [time] = entries;
  if (field !== void 0 && field.value !== "") {
    let at = -1;
    for (const entry of entries) {
      const rank2 = table.indexOf(entry);
      if (rank2 < 0) faults.add("value-not-allowed", { ...place, value: entry, limit: table.join(", ") });
      else if (rank2 <= at) faults.add("keyword-out-of-order", { ...place, value: entry });
      at = Math.max(at, rank2);
    }
    if (entries.filter((entry) => entry.startsWith("TIME_")).length !== 1 || !time?.startsWith("TIME_")) {
      faults.add("value-not-allowed", { ...place, value: time, limit: "TIME_ABSOLUTE, TIME_RELATIVE" });
    }
  }
  const isText = (index) => {
    const entry = entries[index + 1] ?? "";
    return entry === "DEPLOY_ID" || SWITCHES.includes(entry);
  };
  return {
    width: entries.length - 1,
    isText,
    ...time === "TIME_ABSOLUTE" || time === "TIME_RELATIVE" ? { time } : {}
  };
}

// packages/ccsds/src/ocm/cut.ts
var OF_WHOLE = ["START_TIME", "STOP_TIME", "TIME_SPAN"];
var OF_FIRST_STATE = ["ORB_REVNUM", "ORB_REVNUM_BASIS"];
function cutOcm(ocm, startTaiS, stopTaiS) {
  const blocks = ocm.blocks.flatMap((block) => {
    if (block.name === "TRAJ") return cutTrajectory(ocm, block, startTaiS, stopTaiS) ?? [];
    if (block.name !== "COV") return [block];
    const rows2 = timesAround(block.rows, startTaiS, stopTaiS);
    return rows2.length === 0 ? [] : [{ ...block, rows: rows2, comments: [] }];
  });
  if (!blocks.some(({ name }) => name === "TRAJ")) return void 0;
  return { ...ocm, metadata: ocm.metadata.filter(({ keyword }) => !OF_WHOLE.includes(keyword)), blocks };
}
function cutTrajectory(ocm, block, startTaiS, stopTaiS) {
  const epochsTaiS = Float64Array.from(block.rows, (row) => row.epochTaiS);
  const useableFrom = timeIn(ocm, block.fields, "USEABLE_START_TIME") ?? Number.NEGATIVE_INFINITY;
  const useableTo = timeIn(ocm, block.fields, "USEABLE_STOP_TIME") ?? Number.POSITIVE_INFINITY;
  const [from, to] = statesAround(epochsTaiS, startTaiS, stopTaiS) ?? [0, 0];
  if (from === to || useableFrom > stopTaiS || useableTo < startTaiS) return void 0;
  const untrue = [
    ...useableFrom <= epochsTaiS[from] ? ["USEABLE_START_TIME"] : [],
    ...useableTo >= epochsTaiS[to - 1] ? ["USEABLE_STOP_TIME"] : [],
    ...from > 0 ? OF_FIRST_STATE : []
  ];
  return {
    ...block,
    fields: block.fields.filter(({ keyword }) => !untrue.includes(keyword)),
    rows: block.rows.slice(from, to),
    comments: block.comments.filter(({ beforeRow }) => beforeRow > from && beforeRow <= to).map((comment) => ({ ...comment, beforeRow: comment.beforeRow - from }))
  };
}

// packages/ccsds/src/value/section.ts
function checkSection(fields, rows2, place, faults) {
  const { segment } = place;
  const seen = /* @__PURE__ */ new Set();
  for (const field of fields) {
    const { keyword, line } = field;
    if (keyword === COMMENT) continue;
    const row = rows2.find((candidate) => candidate.keyword === keyword);
    if (row === void 0) {
      faults.add("unknown-keyword", { line, keyword, segment });
      continue;
    }
    if (seen.has(keyword)) faults.add("duplicate-keyword", { line, keyword, value: field.value, segment });
    seen.add(keyword);
    if (row.since !== void 0 && place.version < row.since) {
      faults.add("keyword-not-in-version", { line, keyword, limit: row.since, segment });
    }
    if (field.value === "" && row.presence === "mandatory" && row.mayBeEmpty !== true) {
      faults.add("empty-value", { line, keyword, segment });
    }
    checkValue(field, row, faults, segment);
  }
  for (const row of rows2) {
    if (row.presence === "mandatory" && !seen.has(row.keyword)) {
      faults.add("missing-keyword", { line: place.line, keyword: row.keyword, segment });
    }
  }
}
function inBookOrder(fields, rows2) {
  const runs = [];
  let comments = [];
  for (const field of fields) {
    if (field.keyword === COMMENT) {
      comments.push(field);
      continue;
    }
    const rank2 = rows2.findIndex((row) => row.keyword === field.keyword);
    runs.push({ rank: rank2 < 0 ? Number.MAX_SAFE_INTEGER : rank2, fields: [...comments, field] });
    comments = [];
  }
  return [...runs.sort((a, b) => a.rank - b.rank).flatMap((run) => run.fields), ...comments];
}

// packages/ccsds/src/ocm/rows.ts
function rows(book, entries) {
  return entries.map(([keyword, kind, unit]) => ({
    keyword,
    presence: unit === "!" ? "mandatory" : "optional",
    kind,
    ...unit === void 0 || unit === "!" ? {} : { unit },
    book
  }));
}

// packages/ccsds/src/ocm/fields-object.ts
var PHYSICAL = rows("502.0-B-3 table 6-5", [
  ["MANUFACTURER", "text"],
  ["BUS_MODEL", "text"],
  ["DOCKED_WITH", "text"],
  ["DRAG_CONST_AREA", "number", "m**2"],
  ["DRAG_COEFF_NOM", "number"],
  ["DRAG_UNCERTAINTY", "number", "%"],
  ["INITIAL_WET_MASS", "number", "kg"],
  ["WET_MASS", "number", "kg"],
  ["DRY_MASS", "number", "kg"],
  ["OEB_PARENT_FRAME", "text"],
  ["OEB_PARENT_FRAME_EPOCH", "time"],
  ["OEB_Q1", "number"],
  ["OEB_Q2", "number"],
  ["OEB_Q3", "number"],
  ["OEB_QC", "number"],
  ["OEB_MAX", "number", "m"],
  ["OEB_INT", "number", "m"],
  ["OEB_MIN", "number", "m"],
  ["AREA_ALONG_OEB_MAX", "number", "m**2"],
  ["AREA_ALONG_OEB_INT", "number", "m**2"],
  ["AREA_ALONG_OEB_MIN", "number", "m**2"],
  ["AREA_MIN_FOR_PC", "number", "m**2"],
  ["AREA_MAX_FOR_PC", "number", "m**2"],
  ["AREA_TYP_FOR_PC", "number", "m**2"],
  ["RCS", "number", "m**2"],
  ["RCS_MIN", "number", "m**2"],
  ["RCS_MAX", "number", "m**2"],
  ["SRP_CONST_AREA", "number", "m**2"],
  ["SOLAR_RAD_COEFF", "number"],
  ["SOLAR_RAD_UNCERTAINTY", "number", "%"],
  ["VM_ABSOLUTE", "number"],
  ["VM_APPARENT_MIN", "number"],
  ["VM_APPARENT", "number"],
  ["VM_APPARENT_MAX", "number"],
  ["REFLECTANCE", "number"],
  ["ATT_CONTROL_MODE", "text"],
  ["ATT_ACTUATOR_TYPE", "text"],
  ["ATT_KNOWLEDGE", "number", "deg"],
  ["ATT_CONTROL", "number", "deg"],
  ["ATT_POINTING", "number", "deg"],
  ["AVG_MANEUVER_FREQ", "number", "#/yr"],
  ["MAX_THRUST", "number", "N"],
  ["DV_BOL", "number", "km/s"],
  ["DV_REMAINING", "number", "km/s"],
  ["IXX", "number", "kg*m**2"],
  ["IYY", "number", "kg*m**2"],
  ["IZZ", "number", "kg*m**2"],
  ["IXY", "number", "kg*m**2"],
  ["IXZ", "number", "kg*m**2"],
  ["IYZ", "number", "kg*m**2"]
]);
var PERTURBATIONS = rows("502.0-B-3 table 6-10", [
  ["ATMOSPHERIC_MODEL", "text"],
  ["GRAVITY_MODEL", "text"],
  ["EQUATORIAL_RADIUS", "number", "km"],
  ["GM", "number", "km**3/s**2"],
  ["N_BODY_PERTURBATIONS", "text"],
  ["CENTRAL_BODY_ROTATION", "number", "deg/s"],
  ["OBLATE_FLATTENING", "number"],
  ["OCEAN_TIDES_MODEL", "text"],
  ["SOLID_TIDES_MODEL", "text"],
  ["REDUCTION_THEORY", "text"],
  ["ALBEDO_MODEL", "text"],
  ["ALBEDO_GRID_SIZE", "integer"],
  ["SHADOW_MODEL", "text"],
  ["SHADOW_BODIES", "text"],
  ["SRP_MODEL", "text"],
  ["SW_DATA_SOURCE", "text"],
  ["SW_DATA_EPOCH", "time"],
  ["SW_INTERP_METHOD", "text"],
  ["FIXED_GEOMAG_KP", "number", "nT"],
  ["FIXED_GEOMAG_AP", "number", "nT"],
  ["FIXED_GEOMAG_DST", "number", "nT"],
  ["FIXED_F10P7", "number", "SFU"],
  ["FIXED_F10P7_MEAN", "number", "SFU"],
  ["FIXED_M10P7", "number", "SFU"],
  ["FIXED_M10P7_MEAN", "number", "SFU"],
  ["FIXED_S10P7", "number", "SFU"],
  ["FIXED_S10P7_MEAN", "number", "SFU"],
  ["FIXED_Y10P7", "number", "SFU"],
  ["FIXED_Y10P7_MEAN", "number", "SFU"]
]);
var OD = rows("502.0-B-3 table 6-11", [
  ["OD_ID", "text", "!"],
  ["OD_PREV_ID", "text"],
  ["OD_METHOD", "text", "!"],
  ["OD_EPOCH", "time", "!"],
  ["DAYS_SINCE_FIRST_OBS", "number", "d"],
  ["DAYS_SINCE_LAST_OBS", "number", "d"],
  ["RECOMMENDED_OD_SPAN", "number", "d"],
  ["ACTUAL_OD_SPAN", "number", "d"],
  ["OBS_AVAILABLE", "integer"],
  ["OBS_USED", "integer"],
  ["TRACKS_AVAILABLE", "integer"],
  ["TRACKS_USED", "integer"],
  ["MAXIMUM_OBS_GAP", "number", "d"],
  ["OD_EPOCH_EIGMAJ", "number", "m"],
  ["OD_EPOCH_EIGINT", "number", "m"],
  ["OD_EPOCH_EIGMIN", "number", "m"],
  ["OD_MAX_PRED_EIGMAJ", "number", "m"],
  ["OD_MIN_PRED_EIGMIN", "number", "m"],
  ["OD_CONFIDENCE", "number", "%"],
  ["GDOP", "number"],
  ["SOLVE_N", "integer"],
  ["SOLVE_STATES", "text"],
  ["CONSIDER_N", "integer"],
  ["CONSIDER_PARAMS", "text"],
  ["SEDR", "number", "W/kg"],
  ["SENSORS_N", "integer"],
  ["SENSORS", "text"],
  ["WEIGHTED_RMS", "number"],
  ["DATA_TYPES", "text"]
]);

// packages/ccsds/src/ocm/fields.ts
var OCM_HEADER = rows("502.0-B-3 table 6-2", [
  ["CLASSIFICATION", "text"],
  ["CREATION_DATE", "epoch", "!"],
  ["ORIGINATOR", "text", "!"],
  ["MESSAGE_ID", "text"]
]);
var OCM_METADATA = rows("502.0-B-3 table 6-3", [
  ["OBJECT_NAME", "text"],
  ["INTERNATIONAL_DESIGNATOR", "text"],
  ["CATALOG_NAME", "text"],
  ["OBJECT_DESIGNATOR", "text"],
  ["ALTERNATE_NAMES", "text"],
  ["ORIGINATOR_POC", "text"],
  ["ORIGINATOR_POSITION", "text"],
  ["ORIGINATOR_PHONE", "text"],
  ["ORIGINATOR_EMAIL", "text"],
  ["ORIGINATOR_ADDRESS", "text"],
  ["TECH_ORG", "text"],
  ["TECH_POC", "text"],
  ["TECH_POSITION", "text"],
  ["TECH_PHONE", "text"],
  ["TECH_EMAIL", "text"],
  ["TECH_ADDRESS", "text"],
  ["PREVIOUS_MESSAGE_ID", "text"],
  ["NEXT_MESSAGE_ID", "text"],
  ["ADM_MSG_LINK", "text"],
  ["CDM_MSG_LINK", "text"],
  ["PRM_MSG_LINK", "text"],
  ["RDM_MSG_LINK", "text"],
  ["TDM_MSG_LINK", "text"],
  ["OPERATOR", "text"],
  ["OWNER", "text"],
  ["COUNTRY", "text"],
  ["CONSTELLATION", "text"],
  ["OBJECT_TYPE", "text"],
  ["TIME_SYSTEM", "text"],
  ["EPOCH_TZERO", "epoch", "!"],
  ["OPS_STATUS", "text"],
  ["ORBIT_CATEGORY", "text"],
  ["OCM_DATA_ELEMENTS", "text"],
  ["SCLK_OFFSET_AT_EPOCH", "number", "s"],
  ["SCLK_SEC_PER_SI_SEC", "number", "s"],
  ["PREVIOUS_MESSAGE_EPOCH", "epoch"],
  ["NEXT_MESSAGE_EPOCH", "epoch"],
  ["START_TIME", "time"],
  ["STOP_TIME", "time"],
  ["TIME_SPAN", "number", "d"],
  ["TAIMUTC_AT_TZERO", "number", "s"],
  ["NEXT_LEAP_EPOCH", "epoch"],
  ["NEXT_LEAP_TAIMUTC", "number", "s"],
  ["UT1MUTC_AT_TZERO", "number", "s"],
  ["EOP_SOURCE", "text"],
  ["INTERP_METHOD_EOP", "text"],
  ["CELESTIAL_SOURCE", "text"]
]);
var TRAJECTORY = rows("502.0-B-3 table 6-4", [
  ["TRAJ_ID", "text"],
  ["TRAJ_PREV_ID", "text"],
  ["TRAJ_NEXT_ID", "text"],
  ["TRAJ_BASIS", "text"],
  ["TRAJ_BASIS_ID", "text"],
  ["INTERPOLATION", "text"],
  ["INTERPOLATION_DEGREE", "integer"],
  ["PROPAGATOR", "text"],
  ["CENTER_NAME", "text"],
  ["TRAJ_REF_FRAME", "text"],
  ["TRAJ_FRAME_EPOCH", "time"],
  ["USEABLE_START_TIME", "time"],
  ["USEABLE_STOP_TIME", "time"],
  ["ORB_REVNUM", "number"],
  ["ORB_REVNUM_BASIS", "integer"],
  ["TRAJ_TYPE", "text"],
  ["ORB_AVERAGING", "text"],
  ["TRAJ_UNITS", "text"]
]);
var COVARIANCE = rows("502.0-B-3 table 6-6", [
  ["COV_ID", "text"],
  ["COV_PREV_ID", "text"],
  ["COV_NEXT_ID", "text"],
  ["COV_BASIS", "text"],
  ["COV_BASIS_ID", "text"],
  ["COV_REF_FRAME", "text"],
  ["COV_FRAME_EPOCH", "time"],
  ["COV_SCALE_MIN", "number"],
  ["COV_SCALE_MAX", "number"],
  ["COV_CONFIDENCE", "number", "%"],
  ["COV_TYPE", "text"],
  ["COV_ORDERING", "text"],
  ["COV_UNITS", "text"]
]);
var MANOEUVRE = rows("502.0-B-3 table 6-7", [
  ["MAN_ID", "text"],
  ["MAN_PREV_ID", "text"],
  ["MAN_NEXT_ID", "text"],
  ["MAN_BASIS", "text"],
  ["MAN_BASIS_ID", "text"],
  ["MAN_DEVICE_ID", "text", "!"],
  ["MAN_PREV_EPOCH", "time"],
  ["MAN_NEXT_EPOCH", "time"],
  ["MAN_PURPOSE", "text"],
  ["MAN_PRED_SOURCE", "text"],
  ["MAN_REF_FRAME", "text"],
  ["MAN_FRAME_EPOCH", "time"],
  ["GRAV_ASSIST_NAME", "text"],
  ["DC_TYPE", "text"],
  ["DC_WIN_OPEN", "time"],
  ["DC_WIN_CLOSE", "time"],
  ["DC_MIN_CYCLES", "integer"],
  ["DC_MAX_CYCLES", "integer"],
  ["DC_EXEC_START", "time"],
  ["DC_EXEC_STOP", "time"],
  ["DC_REF_TIME", "time"],
  ["DC_TIME_PULSE_DURATION", "number", "s"],
  ["DC_TIME_PULSE_PERIOD", "number", "s"],
  ["DC_REF_DIR", "vector"],
  ["DC_BODY_FRAME", "text"],
  ["DC_BODY_TRIGGER", "vector"],
  ["DC_PA_START_ANGLE", "number", "deg"],
  ["DC_PA_STOP_ANGLE", "number", "deg"],
  ["MAN_COMPOSITION", "text", "!"],
  ["MAN_UNITS", "text"]
]);
var OCM_BLOCKS = ["TRAJ", "PHYS", "COV", "MAN", "PERT", "OD", "USER"];
var OCM_ROWS = {
  TRAJ: TRAJECTORY,
  PHYS: PHYSICAL,
  COV: COVARIANCE,
  MAN: MANOEUVRE,
  PERT: PERTURBATIONS,
  OD,
  USER: []
};
var REPEATED_BLOCKS = ["TRAJ", "COV", "MAN"];
var DUTY_CYCLE = {
  TIME: [
    "DC_WIN_OPEN",
    "DC_WIN_CLOSE",
    "DC_EXEC_START",
    "DC_EXEC_STOP",
    "DC_REF_TIME",
    "DC_TIME_PULSE_DURATION",
    "DC_TIME_PULSE_PERIOD"
  ],
  TIME_AND_ANGLE: [
    "DC_WIN_OPEN",
    "DC_WIN_CLOSE",
    "DC_EXEC_START",
    "DC_EXEC_STOP",
    "DC_REF_TIME",
    "DC_TIME_PULSE_DURATION",
    "DC_TIME_PULSE_PERIOD",
    "DC_REF_DIR",
    "DC_BODY_FRAME",
    "DC_BODY_TRIGGER",
    "DC_PA_START_ANGLE",
    "DC_PA_STOP_ANGLE"
  ]
};
var DEFAULTS = {
  META: { TIME_SYSTEM: "UTC" },
  TRAJ: { CENTER_NAME: "EARTH", TRAJ_REF_FRAME: "ICRF3", TRAJ_TYPE: "CARTPV" },
  PHYS: {},
  COV: { COV_REF_FRAME: "TNW_INERTIAL", COV_TYPE: "CARTPV", COV_ORDERING: "LTM" },
  MAN: { MAN_REF_FRAME: "TNW_INERTIAL", DC_TYPE: "CONTINUOUS" },
  PERT: {},
  OD: {},
  USER: {}
};

// packages/ccsds/src/ocm/rules.ts
var NOT_ELEMENTS = ["CARTP", "CARTPV", "CARTPVA", "LDBARV", "ADBARV", "GEODETIC"];
function checkOcmMetadata(fields, line, faults) {
  if (textOf(fields, "NEXT_LEAP_EPOCH") !== void 0 && textOf(fields, "NEXT_LEAP_TAIMUTC") === void 0) {
    faults.add("missing-keyword", { line, keyword: "NEXT_LEAP_TAIMUTC" });
  }
}
function checkOcmBlock(block, readEpoch, zeroTaiS, faults) {
  const { fields, line, name } = block;
  const need = (keyword) => {
    if (textOf(fields, keyword) === void 0) faults.add("missing-keyword", { line, keyword });
  };
  if (name === "TRAJ") {
    if (choiceOf(fields, "INTERPOLATION", "PROPAGATE") !== "PROPAGATE") need("INTERPOLATION_DEGREE");
    if (textOf(fields, "ORB_REVNUM") !== void 0) need("ORB_REVNUM_BASIS");
    const type = choiceOf(fields, "TRAJ_TYPE", "CARTPV");
    if (ELEMENT_SETS.has(type) && !NOT_ELEMENTS.includes(type)) need("ORB_AVERAGING");
  }
  if (name === "MAN") checkDutyCycle(block, need, readEpoch, zeroTaiS, faults);
}
function checkDutyCycle({ fields }, need, readEpoch, zeroTaiS, faults) {
  const lineOf = (keyword2) => fields.find((field) => field.keyword === keyword2)?.line;
  const cycle = choiceOf(fields, "DC_TYPE", "CONTINUOUS");
  if (cycle === "CONTINUOUS") return;
  if (!Object.hasOwn(DUTY_CYCLE, cycle)) {
    const limit = ["CONTINUOUS", ...Object.keys(DUTY_CYCLE)].join(", ");
    faults.add("value-not-allowed", { line: lineOf("DC_TYPE"), keyword: "DC_TYPE", value: cycle, limit });
    return;
  }
  for (const keyword2 of DUTY_CYCLE[cycle] ?? []) need(keyword2);
  const timeOf = (keyword2) => {
    const text = textOf(fields, keyword2) ?? "";
    const seconds = parseNumber(text);
    return Number.isNaN(seconds) ? readEpoch(text) ?? Number.NaN : zeroTaiS + seconds;
  };
  for (const [earlier, later] of [
    ["DC_WIN_OPEN", "DC_EXEC_START"],
    ["DC_EXEC_STOP", "DC_WIN_CLOSE"]
  ]) {
    if (timeOf(later) < timeOf(earlier)) {
      faults.add("time-span-order", { line: lineOf(later), keyword: later, limit: earlier });
    }
  }
  const keyword = "DC_TIME_PULSE_PERIOD";
  const period = numberOf(fields, keyword);
  const duration = numberOf(fields, "DC_TIME_PULSE_DURATION");
  if (period !== void 0 && duration !== void 0 && period < duration) {
    const limit = `${String(duration)} and above`;
    faults.add("number-out-of-range", { line: lineOf(keyword), keyword, value: String(period), limit });
  }
}

// packages/ccsds/src/ocm/build.ts
var VERSIONS = ["3.0"];
var VERSION_OF_BOOK = { "502.0-B-3": "3.0" };
function ocmFromDraft(draft, faults) {
  const { versionLine: line } = draft;
  const version = Object.hasOwn(VERSION_OF_BOOK, draft.version) ? VERSION_OF_BOOK[draft.version] : draft.version;
  if (!VERSIONS.includes(version)) {
    faults.add("unsupported-version", { line, keyword: "CCSDS_OCM_VERS", value: version, limit: VERSIONS.join(", ") });
    return void 0;
  }
  checkSection(draft.header, OCM_HEADER, { line, version }, faults);
  const [metadata, ...others] = draft.blocks;
  if (metadata?.name !== "META") {
    const keyword = metadata === void 0 ? void 0 : `${metadata.name}_START`;
    if (keyword !== void 0) faults.add("keyword-out-of-order", { line: metadata?.line, keyword });
    faults.add("missing-section", { line, keyword: "META" });
    return void 0;
  }
  for (const { line: at } of metadata.rows) faults.add("malformed-line", { line: at });
  const fields = withUnits(metadata.fields, OCM_METADATA);
  checkSection(fields, OCM_METADATA, { line: metadata.line, version }, faults);
  const timeSystem = textOf(fields, "TIME_SYSTEM") ?? "UTC";
  if (!isKnownTimeSystem(timeSystem)) {
    const at = fields.find((field) => field.keyword === "TIME_SYSTEM")?.line;
    faults.add("unknown-time-system", { line: at, keyword: "TIME_SYSTEM", value: timeSystem });
  }
  const readEpoch = epochReader(timeSystem);
  checkOcmMetadata(fields, metadata.line, faults);
  const epochTzero = textOf(fields, "EPOCH_TZERO") ?? "";
  const epochTzeroTaiS = readEpoch(epochTzero);
  if (epochTzeroTaiS === void 0) {
    if (epochTzero !== "")
      faults.add("not-an-epoch", { line: metadata.line, keyword: "EPOCH_TZERO", value: epochTzero });
    return void 0;
  }
  checkOrder(others, faults);
  const blocks = others.flatMap((block) => blockOf(block, version, readEpoch, epochTzeroTaiS, faults));
  return {
    version,
    ...version !== draft.version && { versionAsWritten: { value: draft.version, line } },
    header: draft.header,
    metadata: fields,
    timeSystem,
    epochTzero,
    epochTzeroTaiS,
    blocks
  };
}
function checkOrder(blocks, faults) {
  let at = 0;
  const seen = /* @__PURE__ */ new Set();
  for (const { name, line } of blocks) {
    const keyword = `${name}_START`;
    const rank2 = OCM_BLOCKS.indexOf(name);
    if (rank2 < 0) faults.add(name === "META" ? "section-repeated" : "unknown-keyword", { line, keyword });
    else if (rank2 < at) faults.add("keyword-out-of-order", { line, keyword });
    else if (seen.has(name) && !REPEATED_BLOCKS.includes(name))
      faults.add("section-repeated", { line, keyword });
    at = Math.max(at, rank2);
    seen.add(name);
  }
  const determination = blocks.find((block) => block.name === "OD");
  if (determination !== void 0 && !seen.has("PERT"))
    faults.add("missing-section", { line: determination.line, keyword: "PERT" });
}
function blockOf(draft, version, readEpoch, zeroTaiS, faults) {
  const name = OCM_BLOCKS.find((candidate) => candidate === draft.name);
  if (name === void 0) return [];
  const table = OCM_ROWS[name];
  const fields = withUnits(draft.fields, table);
  const block = { ...draft, fields };
  if (name === "USER") checkUser(block, faults);
  else checkSection(fields, table, { line: draft.line, version }, faults);
  checkOcmBlock(block, readEpoch, zeroTaiS, faults);
  const hasLines = REPEATED_BLOCKS.includes(name);
  if (!hasLines) for (const { line, text } of draft.rows) faults.add("malformed-line", { line, value: text });
  const rows2 = hasLines ? readLines(block, readEpoch, zeroTaiS, faults) : [];
  return [placed({ name, line: draft.line, fields, rows: rows2, comments: draft.comments })];
}
function placed(block) {
  const { rows: rows2, fields, comments } = block;
  if (comments.length === 0) return block;
  if (rows2.length === 0) {
    const more = comments.map(({ text }) => ({ keyword: COMMENT, value: text, line: 0 }));
    return { ...block, fields: [...fields, ...more], comments: [] };
  }
  const inside = comments.map(({ beforeRow, text }) => ({
    beforeRow: Math.min(Math.max(Math.ceil(beforeRow) || 1, 1), rows2.length),
    text
  }));
  return { ...block, comments: inside.sort((a, b) => a.beforeRow - b.beforeRow) };
}
function checkUser({ fields }, faults) {
  const seen = /* @__PURE__ */ new Set();
  for (const { keyword, line, value } of fields) {
    if (keyword === COMMENT) continue;
    if (!keyword.startsWith("USER_DEFINED_") || !isKeyword(keyword)) faults.add("unknown-keyword", { line, keyword });
    if (seen.has(keyword)) faults.add("duplicate-keyword", { line, keyword, value });
    seen.add(keyword);
  }
}
function withUnits(fields, table) {
  return fields.map((field) => {
    const row = table.find((candidate) => candidate.keyword === field.keyword);
    if (row === void 0 || row.kind === "text" || field.unit !== void 0) return field;
    return { ...field, ...splitUnit(field.value) };
  });
}

// packages/ccsds/src/ocm/draft.ts
function blockDraft(name, line) {
  return { name, line, fields: [], rows: [], comments: [] };
}

// packages/ccsds/src/ocm/read-json.ts
function readOcmJson(text, faults) {
  const value = parseJson(text, faults);
  if (value === void 0) return void 0;
  if (!isRecord(value) || jsonText(value["CCSDS_OCM_VERS"]) === void 0) {
    faults.add("missing-keyword", { keyword: "CCSDS_OCM_VERS" });
    return void 0;
  }
  const blocks = [];
  if (value["metadata"] !== void 0) {
    const metadata = blockDraft("META", 0);
    append(metadata.fields, fieldsFromJson(value["metadata"], "metadata", faults));
    blocks.push(metadata);
  }
  for (const name of OCM_BLOCKS) {
    const list = value[name.toLowerCase()];
    if (list === void 0) continue;
    if (!Array.isArray(list)) faults.add("malformed-json", { keyword: name.toLowerCase(), value: typeof list });
    else for (const block of list) blocks.push(blockOf2(block, name, faults));
  }
  return {
    version: jsonText(value["CCSDS_OCM_VERS"]) ?? "",
    versionLine: 0,
    header: fieldsFromJson(value["header"] ?? {}, "header", faults),
    blocks
  };
}
function blockOf2(value, name, faults) {
  const block = blockDraft(name, 0);
  if (!isRecord(value)) {
    faults.add("malformed-json", { keyword: name.toLowerCase(), value: typeof value });
    return block;
  }
  append(block.fields, fieldsFromJson(value["fields"] ?? {}, name.toLowerCase(), faults));
  for (const line of listOf(value["lines"], "lines", faults)) {
    const words = Array.isArray(line) ? line.map((word) => jsonText(word) ?? "") : [jsonText(line) ?? ""];
    block.rows.push({ line: 0, text: words.join(" ").trim() });
  }
  for (const comment of listOf(value["comments"], "comments", faults)) {
    const text = isRecord(comment) ? jsonText(comment["text"]) : void 0;
    const before = isRecord(comment) ? comment["beforeRow"] : void 0;
    if (text === void 0 || typeof before !== "number") faults.add("malformed-json", { keyword: "comments" });
    else block.comments.push({ beforeRow: before, text });
  }
  return block;
}
function listOf(value, keyword, faults) {
  if (Array.isArray(value)) return value;
  if (value !== void 0) faults.add("malformed-json", { keyword, value: typeof value });
  return [];
}

// packages/ccsds/src/ocm/read-kvn.ts
function readOcmKvn(text, faults) {
  const draft = { version: "", versionLine: 0, header: [], blocks: [] };
  let block;
  let lastLine = 0;
  let isFirst = true;
  walkKvn(text, faults, (line) => {
    lastLine = line.line;
    if (line.keyword === "CCSDS_OCM_VERS") {
      const place = { line: line.line, keyword: line.keyword, value: line.value };
      if (draft.versionLine > 0) faults.add("duplicate-keyword", place);
      else if (!isFirst) faults.add("version-not-first", place);
      draft.version = line.value;
      draft.versionLine = line.line;
    } else if (line.kind === "data" && block === void 0 && line.value.endsWith("_START")) {
      block = blockDraft(line.value.slice(0, -6), line.line);
      draft.blocks.push(block);
    } else if (line.kind === "data" && block !== void 0 && line.value === `${block.name}_STOP`) block = void 0;
    else if (block === void 0) takeHeader(line, draft, faults);
    else takeLine(line, block, faults);
    isFirst = false;
    return void 0;
  });
  if (block !== void 0) faults.add("truncated", { line: lastLine, keyword: `${block.name}_STOP` });
  if (draft.versionLine > 0) return draft;
  faults.add("missing-keyword", { line: 1, keyword: "CCSDS_OCM_VERS" });
  return void 0;
}
function takeHeader(line, draft, faults) {
  const keyword = line.kind === "comment" ? COMMENT : line.keyword;
  if (line.kind === "data") faults.add("malformed-line", { line: line.line, value: line.value });
  else if (draft.blocks.length === 0) draft.header.push({ keyword, value: line.value, line: line.line });
  else if (line.kind === "comment") takeLine(line, draft.blocks.at(-1) ?? blockDraft("", 0), faults);
  else faults.add("keyword-out-of-order", { line: line.line, keyword });
}
function takeLine(line, block, faults) {
  const { kind, keyword, value } = line;
  if (kind === "data") block.rows.push({ line: line.line, text: value });
  else if (kind === "comment" && block.rows.length > 0)
    block.comments.push({ beforeRow: block.rows.length, text: value });
  else if (block.rows.length > 0) faults.add("keyword-out-of-order", { line: line.line, keyword });
  else block.fields.push({ keyword: kind === "comment" ? COMMENT : keyword, value, line: line.line });
}

// packages/ccsds/src/ocm/read-xml.ts
function readOcmXml(text, faults) {
  const parsed = parseXml(text);
  if (!parsed.ok) {
    faults.faults.push(parsed.fault);
    return void 0;
  }
  const root = parsed.value;
  if (root.name !== "ocm") {
    faults.add("wrong-root-element", { line: root.line, value: root.name, limit: "ocm" });
    return void 0;
  }
  const header = only(root, "header", faults);
  const body = only(root, "body", faults);
  const segment = body === void 0 ? void 0 : only(body, "segment", faults);
  const metadata = segment === void 0 ? void 0 : only(segment, "metadata", faults);
  const data = segment === void 0 ? void 0 : only(segment, "data", faults, true);
  const blocks = metadata === void 0 ? [] : [blockOf3(metadata, "META", faults)];
  for (const child of data?.children ?? []) {
    if (child.name === "COMMENT")
      blocks.at(-1)?.fields.push({ keyword: "COMMENT", value: child.text, line: child.line });
    else blocks.push(blockOf3(child, child.name.toUpperCase(), faults));
  }
  return {
    version: root.attributes["version"] ?? "",
    versionLine: root.line,
    header: header === void 0 ? [] : header.children.flatMap((child) => fieldOf(child, faults)),
    blocks
  };
}
function only(parent, name, faults, mayBeAbsent = false) {
  const children = parent.children.filter((child) => child.name === name);
  if (children.length > 1) faults.add("section-repeated", { line: children[1]?.line, keyword: name });
  if (children.length === 0 && !mayBeAbsent) faults.add("missing-section", { line: parent.line, keyword: name });
  return childOf(parent, name);
}
function blockOf3(element, name, faults) {
  const block = blockDraft(name, element.line);
  const lineName = `${element.name}Line`;
  for (const child of element.children) {
    if (child.name === lineName) block.rows.push({ line: child.line, text: child.text });
    else if (child.name === "COMMENT" && block.rows.length > 0)
      block.comments.push({ beforeRow: block.rows.length, text: child.text });
    else if (block.rows.length > 0) faults.add("keyword-out-of-order", { line: child.line, keyword: child.name });
    else block.fields.push(...fieldOf(child, faults));
  }
  return block;
}
function fieldOf(element, faults) {
  const { name, line, attributes } = element;
  if (element.children.length > 0) {
    faults.add("unknown-keyword", { line, keyword: name });
    return [];
  }
  if (isNil(element)) return [];
  const keyword = name === "USER_DEFINED" ? `USER_DEFINED_${attributes["parameter"] ?? ""}` : name;
  const unit = attributes["units"];
  return [{ keyword, value: element.text, line, ...unit === void 0 ? {} : { unit } }];
}

// packages/ccsds/src/ocm/read.ts
function readOcmAll(text) {
  const { value: ocm, faults } = readCollecting(text, (list) => {
    const draft = draftOf(text, list);
    return draft && ocmFromDraft(draft, list);
  });
  return { ...ocm && { ocm }, faults };
}
function draftOf(text, faults) {
  if (looksLikeJson(text)) return readOcmJson(text, faults);
  return looksLikeXml(text) ? readOcmXml(text, faults) : readOcmKvn(text, faults);
}

// packages/ccsds/src/notation/xml-writer.ts
function xmlWriter() {
  const lines = ['<?xml version="1.0" encoding="UTF-8"?>'];
  const open = [];
  return {
    open(name, attributes = "") {
      lines.push(`${"  ".repeat(open.length)}<${name}${attributes}>`);
      open.push(name);
    },
    close() {
      const name = open.pop();
      lines.push(`${"  ".repeat(open.length)}</${name ?? ""}>`);
    },
    leaf(name, value, attributes = "") {
      lines.push(`${"  ".repeat(open.length)}<${name}${attributes}>${escapeXml(value)}</${name}>`);
    },
    text() {
      return `${lines.join("\n")}
`;
    }
  };
}
function rootAttributes(versionKeyword, version) {
  const isOdm = /_(OEM|OPM|OMM)_/.test(versionKeyword);
  const set = isOdm && version < "3.0" ? "ndmxml-2.0.0-master-2.0" : "ndmxml-3.0.0-master-3.0";
  return ` xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="https://sanaregistry.org/files/ndmxml_unqualified/${set}.xsd" id="${versionKeyword}" version="${escapeXml(version)}"`;
}
function writeFields(writer, fields, unitOf) {
  for (const field of fields) if (field.keyword === COMMENT) writer.leaf(COMMENT, field.value);
  for (const field of fields) {
    if (field.keyword === COMMENT) continue;
    const unit = unitOf?.(field.keyword);
    if (field.keyword.startsWith("USER_DEFINED_")) {
      writer.leaf(
        "USER_DEFINED",
        field.value,
        ` parameter="${escapeXml(field.keyword.slice("USER_DEFINED_".length))}"`
      );
    } else writer.leaf(field.keyword, field.value, unit === void 0 ? "" : ` units="${escapeXml(unit)}"`);
  }
}

// packages/ccsds/src/ocm/write.ts
function writeOcm(ocm, notation) {
  switch (notation) {
    case "kvn":
      return writeKvn(ocm);
    case "xml":
      return writeXml(ocm);
    case "json":
      return writeJson(ocm);
  }
}
function unitIn(table, keyword) {
  return table.find((row) => row.keyword === keyword)?.unit;
}
function writeKvn(ocm) {
  const lines = [`CCSDS_OCM_VERS = ${ocm.version}`, ...keywordLines(ocm.header, OCM_HEADER), ""];
  append(lines, ["META_START", ...keywordLines(ocm.metadata, OCM_METADATA), "META_STOP"]);
  for (const block of ocm.blocks) {
    append(lines, ["", `${block.name}_START`, ...keywordLines(block.fields, OCM_ROWS[block.name])]);
    walkLines(
      block,
      (words) => lines.push(words.join(" ")),
      (comment) => lines.push(commentLine(comment))
    );
    lines.push(`${block.name}_STOP`);
  }
  return `${lines.join("\n")}
`;
}
function keywordLines(fields, table) {
  return inBookOrder(fields, table).map(({ keyword, value }) => {
    if (keyword === COMMENT) return commentLine(value);
    const unit = value === "" ? void 0 : unitIn(table, keyword);
    return `${keyword} = ${value}${unit === void 0 ? "" : ` [${unit}]`}`;
  });
}
function walkLines(block, line, comment) {
  let next = 0;
  for (let index = 0; index <= block.rows.length; index += 1) {
    for (; (block.comments[next]?.beforeRow ?? Number.POSITIVE_INFINITY) <= index; next += 1)
      comment(block.comments[next]?.text ?? "");
    const row = block.rows[index];
    if (row !== void 0) line(row.words);
  }
}
function writeXml(ocm) {
  const writer = xmlWriter();
  writer.open("ocm", rootAttributes("CCSDS_OCM_VERS", ocm.version));
  section(writer, "header", ocm.header, OCM_HEADER);
  writer.open("body");
  writer.open("segment");
  section(writer, "metadata", withDefaults(ocm.metadata, DEFAULTS.META), OCM_METADATA);
  writer.open("data");
  for (const block of ocm.blocks) {
    const name = block.name.toLowerCase();
    const comments = block.comments.map(({ text }) => ({ keyword: COMMENT, value: text, line: 0 }));
    section(
      writer,
      name,
      withDefaults([...block.fields, ...comments], DEFAULTS[block.name]),
      OCM_ROWS[block.name],
      () => {
        for (const { words } of block.rows) writer.leaf(`${name}Line`, words.join(" "));
      }
    );
  }
  for (let open = 0; open < 4; open += 1) writer.close();
  return writer.text();
}
function withDefaults(fields, defaults) {
  const missing = Object.entries(defaults).filter(([keyword]) => textOf(fields, keyword) === void 0);
  return [...fields, ...missing.map(([keyword, value]) => ({ keyword, value, line: 0 }))];
}
function section(writer, name, fields, table, rest = () => {
}) {
  writer.open(name);
  const fullFields = fields.filter((field) => field.keyword === COMMENT || field.value !== "");
  writeFields(writer, inBookOrder(fullFields, table), (keyword) => unitIn(table, keyword));
  rest();
  writer.close();
}
function writeJson(ocm) {
  const record = {
    CCSDS_OCM_VERS: ocm.version,
    header: fieldsToJson(ocm.header),
    metadata: fieldsToJson(ocm.metadata)
  };
  for (const name of OCM_BLOCKS) {
    const blocks = ocm.blocks.filter((block) => block.name === name);
    if (blocks.length > 0) record[name.toLowerCase()] = blocks.map(blockJson);
  }
  return `${JSON.stringify(record, null, 1)}
`;
}
function blockJson({ fields, rows: rows2, comments }) {
  return {
    fields: fieldsToJson(fields),
    ...rows2.length === 0 ? {} : { lines: rows2.map((row) => row.words) },
    ...comments.length === 0 ? {} : { comments }
  };
}

// packages/ccsds/src/oem/fields.ts
var OEM_HEADER = [
  { keyword: "CLASSIFICATION", presence: "optional", kind: "text", since: "3.0", book: "502.0-B-3 table 5-2" },
  { keyword: "CREATION_DATE", presence: "mandatory", kind: "epoch", book: "502.0-B-3 table 5-2" },
  { keyword: "ORIGINATOR", presence: "mandatory", kind: "text", book: "502.0-B-3 table 5-2" },
  { keyword: "MESSAGE_ID", presence: "optional", kind: "text", since: "3.0", book: "502.0-B-3 table 5-2" }
];
var OEM_METADATA = [
  { keyword: "OBJECT_NAME", presence: "mandatory", kind: "text", book: "502.0-B-3 table 5-3" },
  { keyword: "OBJECT_ID", presence: "mandatory", kind: "text", book: "502.0-B-3 table 5-3" },
  { keyword: "CENTER_NAME", presence: "mandatory", kind: "text", book: "502.0-B-3 table 5-3" },
  { keyword: "REF_FRAME", presence: "mandatory", kind: "text", book: "502.0-B-3 table 5-3" },
  { keyword: "REF_FRAME_EPOCH", presence: "optional", kind: "epoch", since: "2.0", book: "502.0-B-3 table 5-3" },
  { keyword: "TIME_SYSTEM", presence: "mandatory", kind: "text", book: "502.0-B-3 table 5-3" },
  { keyword: "START_TIME", presence: "mandatory", kind: "epoch", book: "502.0-B-3 table 5-3" },
  { keyword: "USEABLE_START_TIME", presence: "optional", kind: "epoch", book: "502.0-B-3 table 5-3" },
  { keyword: "USEABLE_STOP_TIME", presence: "optional", kind: "epoch", book: "502.0-B-3 table 5-3" },
  { keyword: "STOP_TIME", presence: "mandatory", kind: "epoch", book: "502.0-B-3 table 5-3" },
  { keyword: "INTERPOLATION", presence: "optional", kind: "text", book: "502.0-B-3 table 5-3" },
  { keyword: "INTERPOLATION_DEGREE", presence: "optional", kind: "integer", book: "502.0-B-3 table 5-3" },
  // The book has it in the header; files of version 3.0 with it here are about.
  { keyword: "MESSAGE_ID", presence: "optional", kind: "text", since: "3.0", book: "502.0-B-3 table 5-2" }
];

// packages/ccsds/src/oem/draft.ts
function segmentDraft(line) {
  return {
    line,
    fields: [],
    comments: [],
    epochs: [],
    epochsTaiS: [],
    statesKm: [],
    accelerationsKm: [],
    stateTexts: [],
    stateLines: [],
    covariances: [],
    readEpoch: epochReader("UTC")
  };
}
function closeMetadata(draft) {
  draft.readEpoch = epochReader(textOf(draft.fields, "TIME_SYSTEM") ?? "UTC");
}
var VERSIONS2 = ["1.0", "2.0", "3.0"];
function oemFromDraft(draft, faults) {
  if (!VERSIONS2.includes(draft.version)) {
    faults.add("unsupported-version", {
      line: draft.versionLine,
      keyword: "CCSDS_OEM_VERS",
      value: draft.version,
      limit: VERSIONS2.join(", ")
    });
    return void 0;
  }
  const version = draft.version;
  checkSection(draft.header, OEM_HEADER, { line: draft.versionLine, version }, faults);
  if (draft.segments.length === 0) faults.add("no-segment", { line: draft.versionLine });
  const segments = [];
  draft.segments.forEach((segment, index) => {
    const built = buildSegment(segment, version, index + 1, faults);
    if (built !== void 0) segments.push(built);
  });
  if (segments.length < draft.segments.length || segments.length === 0) return void 0;
  return { version, header: headerOf(draft.header), segments };
}
function headerOf(fields) {
  const messageId = textOf(fields, "MESSAGE_ID");
  return {
    fields,
    creationDate: textOf(fields, "CREATION_DATE") ?? "",
    originator: textOf(fields, "ORIGINATOR") ?? "",
    ...messageId === void 0 ? {} : { messageId }
  };
}
function buildSegment(draft, version, segment, faults) {
  checkSection(draft.fields, OEM_METADATA, { line: draft.line, segment, version }, faults);
  const metadata = metadataOf(draft, segment, faults);
  if (metadata === void 0) return void 0;
  const states = draft.epochs.length;
  const hasAccelerations = states > 0 && draft.accelerationsKm.length === 3 * states;
  return {
    line: draft.line,
    metadata,
    comments: placed2(draft.comments, states),
    epochs: draft.epochs,
    epochsTaiS: Float64Array.from(draft.epochsTaiS),
    statesKm: Float64Array.from(draft.statesKm),
    ...hasAccelerations ? { accelerationsKm: Float64Array.from(draft.accelerationsKm) } : {},
    stateTexts: draft.stateTexts,
    stateLines: Uint32Array.from(draft.stateLines),
    covariances: draft.covariances
  };
}
function placed2(comments, states) {
  return comments.map(({ beforeState, text }) => ({ beforeState: Math.min(Math.max(Math.ceil(beforeState) || 0, 0), states), text })).sort((a, b) => a.beforeState - b.beforeState);
}
function metadataOf(draft, segment, faults) {
  const { fields } = draft;
  const text = (keyword) => textOf(fields, keyword) ?? "";
  const timeSystem = text("TIME_SYSTEM");
  if (timeSystem !== "" && !isKnownTimeSystem(timeSystem)) {
    const line = fields.find((field) => field.keyword === "TIME_SYSTEM")?.line;
    faults.add("unknown-time-system", { line, keyword: "TIME_SYSTEM", value: timeSystem, segment });
  }
  const startTaiS = draft.readEpoch(text("START_TIME"));
  const stopTaiS = draft.readEpoch(text("STOP_TIME"));
  if (startTaiS === void 0 || stopTaiS === void 0) return void 0;
  const useableStartTaiS = draft.readEpoch(text("USEABLE_START_TIME"));
  const useableStopTaiS = draft.readEpoch(text("USEABLE_STOP_TIME"));
  const interpolation = textOf(fields, "INTERPOLATION");
  const degree = parseInteger(text("INTERPOLATION_DEGREE"));
  return {
    fields,
    objectName: text("OBJECT_NAME"),
    objectId: text("OBJECT_ID"),
    centerName: text("CENTER_NAME"),
    refFrame: text("REF_FRAME"),
    timeSystem,
    startTime: text("START_TIME"),
    stopTime: text("STOP_TIME"),
    startTaiS,
    stopTaiS,
    ...useableStartTaiS === void 0 ? {} : { useableStartTaiS },
    ...useableStopTaiS === void 0 ? {} : { useableStopTaiS },
    ...interpolation === void 0 ? {} : { interpolation },
    ...Number.isNaN(degree) ? {} : { interpolationDegree: degree }
  };
}

// packages/ccsds/src/oem/covariance-text.ts
var BLANKS = /[ \t]+/;
function addCovariance(segment, block, number, faults) {
  const epochTaiS = segment.readEpoch(block.epoch);
  if (epochTaiS === void 0) {
    faults.add("not-an-epoch", { line: block.line, keyword: "EPOCH", value: block.epoch, segment: number });
  }
  if (block.rows.length !== 6) {
    faults.add("covariance-incomplete", {
      line: block.line,
      value: String(block.rows.length),
      limit: 6,
      segment: number
    });
    return;
  }
  const lowerTriangleKm = new Float64Array(21);
  let at = 0;
  for (let row = 0; row < 6; row += 1) {
    const parts = (block.rows[row] ?? "").split(BLANKS);
    const line = block.rowLines[row];
    if (parts.length !== row + 1) {
      const place = { line, value: String(parts.length), limit: row + 1, segment: number };
      faults.add("wrong-number-of-columns", place);
      return;
    }
    for (const part of parts) {
      const value = parseNumber(part);
      if (Number.isNaN(value)) {
        faults.add("not-a-number", { line, value: part, segment: number });
        return;
      }
      lowerTriangleKm[at] = value;
      at += 1;
    }
  }
  if (epochTaiS === void 0) return;
  segment.covariances.push({
    line: block.line,
    comments: block.comments,
    epoch: block.epoch,
    epochTaiS,
    ...block.frame === void 0 ? {} : { frame: block.frame },
    lowerTriangleKm,
    text: block.rows.join(" ")
  });
}

// packages/ccsds/src/oem/state-text.ts
var BLANKS2 = /[ \t]+/;
function addState(segment, text, line, number, faults) {
  const parts = text.split(BLANKS2);
  const epoch = parts[0] ?? "";
  const epochTaiS = segment.readEpoch(epoch);
  if (epochTaiS === void 0) {
    const isEpochLike = epoch.charCodeAt(0) >= 48 && epoch.charCodeAt(0) <= 57;
    faults.add(isEpochLike ? "not-an-epoch" : "malformed-line", {
      line,
      value: isEpochLike ? epoch : text,
      segment: number
    });
    return;
  }
  const columns = parts.length - 1;
  if (columns !== 6 && columns !== 9) {
    faults.add("wrong-number-of-columns", { line, value: String(columns), limit: "6 or 9", segment: number });
    return;
  }
  const values = [];
  for (let index = 1; index <= columns; index += 1) {
    const part = parts[index] ?? "";
    const value = parseNumber(part);
    if (Number.isNaN(value)) {
      faults.add("not-a-number", { line, keyword: STATE_KEYWORDS[index - 1], value: part, segment: number });
      return;
    }
    values.push(value);
  }
  pushState(segment, epoch, epochTaiS, values, parts.slice(1).join(" "), line);
}
function pushState(segment, epoch, epochTaiS, values, text, line) {
  segment.epochs.push(epoch);
  segment.epochsTaiS.push(epochTaiS);
  for (let index = 0; index < 6; index += 1) segment.statesKm.push(values[index] ?? 0);
  for (let index = 6; index < values.length; index += 1) segment.accelerationsKm.push(values[index] ?? 0);
  segment.stateTexts.push(text);
  segment.stateLines.push(line);
}

// packages/ccsds/src/oem/read-json.ts
function readOemJson(text, faults) {
  const value = parseJson(text, faults);
  if (value === void 0) return void 0;
  if (!isRecord(value) || jsonText(value["CCSDS_OEM_VERS"]) === void 0) {
    faults.add("missing-keyword", { keyword: "CCSDS_OEM_VERS" });
    return void 0;
  }
  const draft = {
    version: jsonText(value["CCSDS_OEM_VERS"]) ?? "",
    versionLine: 0,
    header: fieldsFromJson(value["header"] ?? {}, "header", faults),
    segments: []
  };
  const segments = listOf2(value["segments"], "segments", void 0, faults);
  segments.forEach((segment, index) => {
    draft.segments.push(readSegment(segment, index + 1, faults));
  });
  return draft;
}
function listOf2(value, keyword, segment, faults) {
  if (Array.isArray(value)) return value;
  if (value !== void 0) faults.add("malformed-json", { keyword, value: typeof value, segment });
  return [];
}
function readSegment(value, number, faults) {
  const segment = segmentDraft(0);
  if (!isRecord(value)) {
    faults.add("malformed-json", { keyword: "segments", value: typeof value, segment: number });
    return segment;
  }
  segment.fields = fieldsFromJson(value["metadata"] ?? {}, "metadata", faults);
  closeMetadata(segment);
  for (const comment of listOf2(value["comments"], "comments", number, faults)) {
    if (!isRecord(comment)) continue;
    const before = comment["beforeState"];
    segment.comments.push({
      beforeState: typeof before === "number" ? before : 0,
      text: jsonText(comment["text"]) ?? ""
    });
  }
  for (const state of listOf2(value["states"], "states", number, faults)) {
    addState(segment, textsOf(state).join(" "), 0, number, faults);
  }
  for (const covariance of listOf2(value["covariances"], "covariances", number, faults)) {
    readCovariance(segment, covariance, number, faults);
  }
  return segment;
}
function textsOf(value) {
  return Array.isArray(value) ? value.map((item) => jsonText(item) ?? "") : [];
}
function readCovariance(segment, value, number, faults) {
  if (!isRecord(value)) {
    faults.add("malformed-json", { keyword: "covariances", value: typeof value, segment: number });
    return;
  }
  const numbers2 = textsOf(value["lowerTriangle"]);
  const frame = jsonText(value["COV_REF_FRAME"]);
  const rows2 = [1, 2, 3, 4, 5, 6].map((width) => numbers2.splice(0, width).join(" ")).filter((row) => row !== "");
  if (numbers2.length > 0) rows2.push(numbers2.join(" "));
  addCovariance(
    segment,
    {
      line: 0,
      comments: textsOf(value["COMMENT"]),
      epoch: jsonText(value["EPOCH"]) ?? "",
      ...frame === void 0 ? {} : { frame },
      rows: rows2,
      rowLines: []
    },
    number,
    faults
  );
}

// packages/ccsds/src/oem/read-kvn.ts
function readOemKvn(text, faults) {
  const reader = new OemKvnReader(faults);
  walkKvn(text, faults, (line) => {
    reader.take(line);
    return void 0;
  });
  return reader.close();
}
var OemKvnReader = class {
  faults;
  draft = { version: "", versionLine: 0, header: [], segments: [] };
  part = "start";
  segment;
  covariance;
  covarianceComments = [];
  lastLine = 0;
  constructor(faults) {
    this.faults = faults;
  }
  take(line) {
    this.lastLine = line.line;
    switch (this.part) {
      case "start":
        this.takeVersion(line);
        break;
      case "header":
        this.takeHeader(line);
        break;
      case "metadata":
        this.takeMetadata(line);
        break;
      case "ephemeris":
        this.takeEphemeris(line);
        break;
      case "covariance":
        this.takeCovariance(line);
        break;
    }
  }
  close() {
    if (this.part === "start") this.faults.add("missing-keyword", { line: 1, keyword: "CCSDS_OEM_VERS" });
    if (this.part === "metadata") this.faults.add("truncated", { line: this.lastLine, keyword: "META_STOP" });
    if (this.part === "covariance") {
      this.endCovariance();
      this.faults.add("truncated", { line: this.lastLine, keyword: "COVARIANCE_STOP", segment: this.number });
    }
    return this.draft;
  }
  get number() {
    return this.draft.segments.length === 0 ? void 0 : this.draft.segments.length;
  }
  takeVersion(line) {
    if (line.kind === "keyword" && line.keyword === "CCSDS_OEM_VERS") {
      this.draft.version = line.value;
      this.draft.versionLine = line.line;
      this.part = "header";
      return;
    }
    this.faults.add("version-not-first", { line: line.line, keyword: "CCSDS_OEM_VERS", value: line.value });
    this.part = "header";
    this.draft.version = "2.0";
    this.takeHeader(line);
  }
  takeHeader(line) {
    if (line.kind === "data") {
      if (line.value === "META_START") this.startSegment(line.line);
      else this.faults.add("malformed-line", { line: line.line, value: line.value });
      return;
    }
    if (line.keyword === "CCSDS_OEM_VERS") {
      this.draft.version = line.value;
      this.draft.versionLine = line.line;
      return;
    }
    this.draft.header.push(fieldOf2(line));
  }
  startSegment(line) {
    this.segment = segmentDraft(line);
    this.draft.segments.push(this.segment);
    this.part = "metadata";
  }
  takeMetadata(line) {
    const { segment } = this;
    if (segment === void 0) return;
    if (line.kind !== "data") {
      segment.fields.push(fieldOf2(line));
      return;
    }
    if (line.value === "META_STOP") {
      closeMetadata(segment);
      this.part = "ephemeris";
      return;
    }
    this.faults.add("malformed-line", { line: line.line, value: line.value, segment: this.number });
  }
  takeEphemeris(line) {
    const { segment } = this;
    if (segment === void 0) return;
    if (line.kind === "comment") {
      segment.comments.push({ beforeState: segment.epochs.length, text: line.value });
      return;
    }
    if (line.kind === "keyword") {
      this.faults.add("unknown-keyword", { line: line.line, keyword: line.keyword, segment: this.number });
      return;
    }
    if (line.value === "META_START") this.startSegment(line.line);
    else if (line.value === "COVARIANCE_START") this.part = "covariance";
    else addState(segment, line.value, line.line, this.number, this.faults);
  }
  takeCovariance(line) {
    if (line.kind === "comment") {
      this.endCovariance();
      this.covarianceComments.push(line.value);
      return;
    }
    if (line.kind === "keyword") {
      this.takeCovarianceKeyword(line);
      return;
    }
    if (line.value === "COVARIANCE_STOP") {
      this.endCovariance();
      this.part = "ephemeris";
      return;
    }
    if (line.value === "META_START") {
      this.endCovariance();
      this.faults.add("truncated", { line: line.line, keyword: "COVARIANCE_STOP", segment: this.number });
      this.startSegment(line.line);
      return;
    }
    if (this.covariance === void 0) {
      this.faults.add("missing-keyword", {
        line: line.line,
        keyword: "EPOCH",
        value: line.value,
        segment: this.number
      });
      this.covariance = { line: line.line, comments: [], epoch: "", rows: [], rowLines: [] };
    }
    this.covariance.rows.push(line.value);
    this.covariance.rowLines.push(line.line);
  }
  takeCovarianceKeyword(line) {
    if (line.keyword === "EPOCH") {
      this.endCovariance();
      this.covariance = {
        line: line.line,
        comments: this.covarianceComments,
        epoch: line.value,
        rows: [],
        rowLines: []
      };
      this.covarianceComments = [];
      return;
    }
    if (line.keyword === "COV_REF_FRAME" && this.covariance !== void 0 && this.covariance.rows.length === 0) {
      this.covariance.frame = line.value;
      return;
    }
    this.faults.add("unknown-keyword", { line: line.line, keyword: line.keyword, segment: this.number });
  }
  endCovariance() {
    if (this.covariance !== void 0 && this.segment !== void 0) {
      addCovariance(this.segment, this.covariance, this.number, this.faults);
    }
    this.covariance = void 0;
  }
};
function fieldOf2(line) {
  if (line.kind === "comment") return { keyword: "COMMENT", value: line.value, line: line.line };
  return { keyword: line.keyword, ...splitUnitOf(line), line: line.line };
}
function splitUnitOf(line) {
  return line.keyword === "INTERPOLATION_DEGREE" ? splitUnit(line.value) : { value: line.value };
}

// packages/ccsds/src/oem/read-xml.ts
function readOemXml(root, faults) {
  const header = childOf(root, "header");
  const body = childOf(root, "body");
  const draft = {
    version: root.attributes["version"] ?? "",
    versionLine: root.line,
    header: header === void 0 ? [] : fieldsOf(header, faults),
    segments: []
  };
  for (const child of root.children) {
    if (child !== header && child !== body) faults.add("unknown-keyword", { line: child.line, keyword: child.name });
  }
  if (header === void 0) faults.add("missing-section", { line: root.line, keyword: "header" });
  if (body === void 0) faults.add("missing-section", { line: root.line, keyword: "body" });
  for (const child of body?.children ?? []) {
    if (child.name === "segment") draft.segments.push(readSegment2(child, draft.segments.length + 1, faults));
    else if (child.name !== "COMMENT") faults.add("unknown-keyword", { line: child.line, keyword: child.name });
  }
  return draft;
}
function readSegment2(element, number, faults) {
  const segment = segmentDraft(element.line);
  const metadata = element.children.filter((child) => child.name === "metadata");
  const data = element.children.filter((child) => child.name === "data");
  for (const [name, elements] of [
    ["metadata", metadata],
    ["data", data]
  ]) {
    if (elements.length === 0) faults.add("missing-section", { line: element.line, keyword: name, segment: number });
    if (elements.length > 1)
      faults.add("section-repeated", { line: elements[1]?.line, keyword: name, segment: number });
  }
  if (metadata[0] !== void 0) segment.fields = fieldsOf(metadata[0], faults);
  closeMetadata(segment);
  for (const child of data[0]?.children ?? []) {
    if (child.name === "COMMENT") segment.comments.push({ beforeState: segment.epochs.length, text: child.text });
    else if (child.name === "stateVector") readState(segment, child, number, faults);
    else if (child.name === "covarianceMatrix") readCovariance2(segment, child, number, faults);
    else faults.add("unknown-keyword", { line: child.line, keyword: child.name, segment: number });
  }
  return segment;
}
function fieldsOf(element, faults) {
  const fields = [];
  for (const child of element.children) {
    if (child.children.length > 0) faults.add("unknown-keyword", { line: child.line, keyword: child.name });
    else if (!isNil(child)) fields.push({ keyword: child.name, value: child.text, line: child.line });
  }
  return fields;
}
function readState(segment, element, number, faults) {
  let epoch;
  const texts = [];
  const values = [];
  for (const child of element.children) {
    const index = STATE_KEYWORDS.indexOf(child.name);
    if (child.name === "EPOCH" && epoch === void 0) epoch = child;
    else if (index < 0) {
      faults.add("unknown-keyword", { line: child.line, keyword: child.name, segment: number });
      return;
    } else if (index !== values.length) {
      faults.add("keyword-out-of-order", { line: child.line, keyword: child.name, segment: number });
      return;
    } else {
      const value = numberIn(child, STATE_UNITS[index] ?? "", number, faults);
      if (Number.isNaN(value)) return;
      values.push(value);
      texts.push(child.text);
    }
  }
  if (values.length !== 6 && values.length !== 9) {
    const missing = STATE_KEYWORDS[values.length];
    faults.add("missing-keyword", { line: element.line, keyword: missing, segment: number });
    return;
  }
  const epochTaiS = epochOf(segment, element, epoch, number, faults);
  if (epochTaiS === void 0 || epoch === void 0) return;
  pushState(segment, epoch.text, epochTaiS, values, texts.join(" "), element.line);
}
function numberIn(element, unit, number, faults) {
  const { name: keyword, text, line } = element;
  const written = element.attributes["units"];
  if (written !== void 0 && unit !== "" && written.toLowerCase() !== unit) {
    faults.add("wrong-unit", { line, keyword, value: written, limit: unit, segment: number });
  }
  const value = parseNumber(text);
  if (Number.isNaN(value)) faults.add("not-a-number", { line, keyword, value: text, segment: number });
  return value;
}
function epochOf(segment, parent, epoch, number, faults) {
  if (epoch === void 0) {
    faults.add("missing-keyword", { line: parent.line, keyword: "EPOCH", segment: number });
    return void 0;
  }
  const epochTaiS = segment.readEpoch(epoch.text);
  if (epochTaiS === void 0) {
    faults.add("not-an-epoch", { line: epoch.line, keyword: "EPOCH", value: epoch.text, segment: number });
  }
  return epochTaiS;
}
function readCovariance2(segment, element, number, faults) {
  const comments = [];
  const lowerTriangleKm = new Float64Array(21);
  const texts = [];
  let epoch;
  let frame;
  for (const child of element.children) {
    if (child.name === "COMMENT") comments.push(child.text);
    else if (child.name === "EPOCH") epoch = child;
    else if (child.name === "COV_REF_FRAME") frame = child.text;
    else if (child.name !== COVARIANCE_KEYWORDS[texts.length]) {
      const code = COVARIANCE_KEYWORDS.includes(child.name) ? "keyword-out-of-order" : "unknown-keyword";
      faults.add(code, { line: child.line, keyword: child.name, segment: number });
      return;
    } else {
      const value = numberIn(child, "", number, faults);
      if (Number.isNaN(value)) return;
      lowerTriangleKm[texts.length] = value;
      texts.push(child.text);
    }
  }
  const epochTaiS = epochOf(segment, element, epoch, number, faults);
  if (texts.length !== 21) {
    faults.add("covariance-incomplete", {
      line: element.line,
      value: String(texts.length),
      limit: 21,
      segment: number
    });
    return;
  }
  if (epochTaiS === void 0 || epoch === void 0) return;
  segment.covariances.push({
    line: element.line,
    comments,
    epoch: epoch.text,
    epochTaiS,
    ...frame === void 0 || frame === "" ? {} : { frame },
    lowerTriangleKm,
    text: texts.join(" ")
  });
}

// packages/ccsds/src/oem/rules.ts
function checkOemRules(oem, faults) {
  oem.segments.forEach((segment, index) => {
    checkSpans(segment, index + 1, faults);
    checkStates(segment, index + 1, faults);
    checkCovarianceOrder(segment, index + 1, faults);
    if (oem.version === "1.0") checkVersionOne(segment, index + 1, faults);
  });
  checkSegmentsAgree(oem, faults);
}
function checkSpans(segment, number, faults) {
  const { metadata } = segment;
  const { startTaiS, stopTaiS, useableStartTaiS, useableStopTaiS } = metadata;
  const lineOf = (keyword) => metadata.fields.find((field) => field.keyword === keyword)?.line;
  const order = (keyword, value, limit) => faults.add("time-span-order", { line: lineOf(keyword), keyword, value, limit, segment: number });
  if (stopTaiS < startTaiS) order("STOP_TIME", metadata.stopTime, `START_TIME ${metadata.startTime}`);
  if (useableStartTaiS === void 0 !== (useableStopTaiS === void 0)) {
    const present = useableStartTaiS === void 0 ? "USEABLE_STOP_TIME" : "USEABLE_START_TIME";
    faults.add("useable-span-incomplete", { line: lineOf(present), keyword: present, segment: number });
    return;
  }
  if (useableStartTaiS === void 0 || useableStopTaiS === void 0) return;
  if (useableStartTaiS < startTaiS) order("USEABLE_START_TIME", void 0, `START_TIME ${metadata.startTime}`);
  if (useableStopTaiS > stopTaiS) order("USEABLE_STOP_TIME", void 0, `STOP_TIME ${metadata.stopTime}`);
  if (useableStopTaiS < useableStartTaiS) order("USEABLE_STOP_TIME", void 0, "USEABLE_START_TIME");
  const states = segment.epochsTaiS;
  if (states.length > 0 && ((states[states.length - 1] ?? 0) < useableStartTaiS || (states[0] ?? 0) > useableStopTaiS)) {
    faults.add("useable-span-empty", { line: lineOf("USEABLE_START_TIME"), segment: number });
  }
}
function checkStates(segment, number, faults) {
  const { epochsTaiS, epochs, stateLines, metadata } = segment;
  if (epochsTaiS.length === 0) {
    const code = segment.covariances.length > 0 ? "covariance-without-states" : "no-states";
    faults.add(code, { line: segment.line, segment: number });
    return;
  }
  for (let index = 0; index < epochsTaiS.length; index += 1) {
    const epoch = epochsTaiS[index] ?? 0;
    const place = { line: stateLines[index], keyword: "EPOCH", value: epochs[index], segment: number };
    if (index > 0 && epoch < (epochsTaiS[index - 1] ?? 0)) {
      faults.add("states-out-of-order", { ...place, limit: epochs[index - 1] });
    }
    if (epoch < metadata.startTaiS - ROUNDING_S || epoch > metadata.stopTaiS + ROUNDING_S) {
      const isEarly = epoch < metadata.startTaiS;
      faults.add("epoch-outside-span", { ...place, limit: isEarly ? metadata.startTime : metadata.stopTime });
    }
  }
}
function checkCovarianceOrder(segment, number, faults) {
  segment.covariances.forEach((covariance, index) => {
    const before = segment.covariances[index - 1];
    if (before === void 0 || covariance.epochTaiS >= before.epochTaiS) return;
    const place = { line: covariance.line, keyword: "EPOCH", value: covariance.epoch, segment: number };
    faults.add("states-out-of-order", { ...place, limit: before.epoch });
  });
}
var ROUNDING_S = 1e-3;
function checkVersionOne(segment, number, faults) {
  const wide = segment.stateTexts.findIndex((text) => text.split(/\s+/).length > 6);
  if (wide >= 0) {
    faults.add("accelerations-not-in-version", { line: segment.stateLines[wide], limit: "2.0", segment: number });
  }
  const first = segment.covariances[0];
  if (first !== void 0) {
    faults.add("covariance-not-in-version", { line: first.line, limit: "2.0", segment: number });
  }
}
function checkSegmentsAgree(oem, faults) {
  const first = oem.segments[0]?.metadata;
  if (first === void 0) return;
  oem.segments.forEach((segment, index) => {
    const { metadata } = segment;
    const differs = (keyword, ours, theirs, code) => {
      if (ours.toUpperCase() === theirs.toUpperCase()) return;
      const line = metadata.fields.find((field) => field.keyword === keyword)?.line;
      faults.add(code, { line, keyword, value: ours, limit: theirs, segment: index + 1 });
    };
    differs("TIME_SYSTEM", metadata.timeSystem, first.timeSystem, "inconsistent-time-systems");
    differs("OBJECT_NAME", metadata.objectName, first.objectName, "object-changes");
    differs("OBJECT_ID", metadata.objectId, first.objectId, "object-changes");
  });
}

// packages/ccsds/src/oem/read.ts
function readOemAll(text) {
  const { value: oem, faults } = readCollecting(text, (list) => {
    const draft = draftOf2(text, list);
    const read = draft && oemFromDraft(draft, list);
    if (read !== void 0) checkOemRules(read, list);
    return read;
  });
  return { ...oem && { oem }, faults };
}
function draftOf2(text, faults) {
  if (looksLikeJson(text)) return readOemJson(text, faults);
  if (!looksLikeXml(text)) return readOemKvn(text, faults);
  const parsed = parseXml(text);
  if (!parsed.ok) {
    faults.faults.push(parsed.fault);
    return void 0;
  }
  if (parsed.value.name !== "oem") {
    faults.add("wrong-root-element", { line: parsed.value.line, value: parsed.value.name, limit: "oem" });
    return void 0;
  }
  return readOemXml(parsed.value, faults);
}

// packages/ccsds/src/oem/write-json.ts
function writeOemJson(oem) {
  const value = {
    CCSDS_OEM_VERS: oem.version,
    header: fieldsToJson(oem.header.fields),
    segments: oem.segments.map(segmentJson)
  };
  return `${JSON.stringify(value, null, 1)}
`;
}
function segmentJson(segment) {
  return {
    metadata: fieldsToJson(segment.metadata.fields),
    ...segment.comments.length === 0 ? {} : { comments: segment.comments },
    states: segment.epochs.map((epoch, index) => [epoch, ...(segment.stateTexts[index] ?? "").split(" ")]),
    ...segment.covariances.length === 0 ? {} : {
      covariances: segment.covariances.map((covariance) => ({
        ...covariance.comments.length === 0 ? {} : { COMMENT: covariance.comments },
        EPOCH: covariance.epoch,
        ...covariance.frame === void 0 ? {} : { COV_REF_FRAME: covariance.frame },
        lowerTriangle: covariance.text.split(/\s+/)
      }))
    }
  };
}

// packages/ccsds/src/oem/write-kvn.ts
function writeOemKvn(oem) {
  const lines = [`CCSDS_OEM_VERS = ${oem.version}`, ...oem.header.fields.map(fieldLine), ""];
  for (const segment of oem.segments) {
    append(lines, ["META_START", ...segment.metadata.fields.map(fieldLine), "META_STOP", ""]);
    pushStates(segment, lines);
    pushCovariances(segment, lines);
    lines.push("");
  }
  return `${lines.join("\n").trimEnd()}
`;
}
function fieldLine(field) {
  return field.keyword === COMMENT ? commentLine(field.value) : `${field.keyword} = ${field.value}`;
}
function pushStates(segment, lines) {
  let comment = 0;
  const { comments, epochs, stateTexts } = segment;
  for (let index = 0; index <= epochs.length; index += 1) {
    while (comment < comments.length && (comments[comment]?.beforeState ?? 0) <= index) {
      lines.push(commentLine(comments[comment]?.text ?? ""));
      comment += 1;
    }
    if (index < epochs.length) lines.push(`${epochs[index] ?? ""} ${stateTexts[index] ?? ""}`);
  }
}
function pushCovariances(segment, lines) {
  if (segment.covariances.length === 0) return;
  lines.push("", "COVARIANCE_START");
  for (const covariance of segment.covariances) {
    append(lines, covariance.comments.map(commentLine));
    lines.push(`EPOCH = ${covariance.epoch}`);
    if (covariance.frame !== void 0) lines.push(`COV_REF_FRAME = ${covariance.frame}`);
    lines.push(...covarianceRows(covariance));
  }
  lines.push("COVARIANCE_STOP");
}
function covarianceRows(covariance) {
  const numbers2 = covariance.text.split(/\s+/);
  return [0, 1, 3, 6, 10, 15].map((start, row) => numbers2.slice(start, start + row + 1).join(" "));
}

// packages/ccsds/src/oem/write-xml.ts
function writeOemXml(oem) {
  const writer = xmlWriter();
  writer.open("oem", rootAttributes("CCSDS_OEM_VERS", oem.version));
  writer.open("header");
  writeFields(writer, oem.header.fields);
  writer.close();
  writer.open("body");
  for (const segment of oem.segments) writeSegment(writer, segment);
  writer.close();
  writer.close();
  return writer.text();
}
function writeSegment(writer, segment) {
  writer.open("segment");
  writer.open("metadata");
  writeFields(writer, inBookOrder(segment.metadata.fields, OEM_METADATA));
  writer.close();
  writer.open("data");
  for (const comment of segment.comments) writer.leaf("COMMENT", comment.text);
  segment.epochs.forEach((epoch, index) => {
    writer.open("stateVector");
    writer.leaf("EPOCH", epoch);
    (segment.stateTexts[index] ?? "").split(" ").forEach((text, column) => {
      writer.leaf(STATE_KEYWORDS[column] ?? "", text);
    });
    writer.close();
  });
  for (const covariance of segment.covariances) {
    writer.open("covarianceMatrix");
    for (const comment of covariance.comments) writer.leaf("COMMENT", comment);
    writer.leaf("EPOCH", covariance.epoch);
    if (covariance.frame !== void 0) writer.leaf("COV_REF_FRAME", covariance.frame);
    covariance.text.split(/\s+/).forEach((text, index) => {
      writer.leaf(COVARIANCE_KEYWORDS[index] ?? "", text);
    });
    writer.close();
  }
  writer.close();
  writer.close();
}

// packages/ccsds/src/oem/write.ts
function writeOem(oem, notation) {
  switch (notation) {
    case "kvn":
      return writeOemKvn(oem);
    case "xml":
      return writeOemXml(oem);
    case "json":
      return writeOemJson(oem);
  }
}

// packages/ccsds/src/cut-ephemeris.ts
function cutEphemeris(text, startTaiS, stopTaiS) {
  if (detectFormat(text).startsWith("ocm-")) {
    const { ocm } = readOcmAll(text);
    const cut3 = ocm && cutOcm(ocm, startTaiS, stopTaiS);
    return cut3 && writeOcm(cut3, "kvn");
  }
  const { oem } = readOemAll(text);
  const cut2 = oem && cutOem(oem, startTaiS, stopTaiS);
  return cut2 && writeOem(cut2, "kvn");
}

// packages/server/src/messages/text.ts
import { gunzipSync } from "node:zlib";
var GZIP = [31, 139];
var ZIP = [80, 75];
function textOf2(bytes, limitBytes) {
  const opened = openedBytes(bytes, limitBytes);
  return opened.ok ? textOfOpened(opened.value) : opened;
}
function openedBytes(bytes, limitBytes) {
  if (startsWith(bytes, ZIP)) return fail(messageFault("not-text", { value: "zip archive" }));
  return startsWith(bytes, GZIP) ? gunzip(bytes, limitBytes) : ok(bytes);
}
function textOfOpened(bytes) {
  if (bytes.includes(0)) return fail(messageFault("not-text"));
  try {
    return ok(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return fail(messageFault("not-text"));
  }
}
function gunzip(bytes, limitBytes) {
  try {
    return ok(gunzipSync(bytes, { maxOutputLength: limitBytes }));
  } catch (error) {
    const tooLarge = error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";
    return fail(
      tooLarge ? messageFault("too-large", { limit: limitBytes }) : messageFault("not-text", { value: "gzip" })
    );
  }
}
function startsWith(bytes, magic) {
  return magic.every((value, index) => bytes[index] === value);
}

// packages/server/src/ca/ephemerides/excerpt.thread.ts
function excerptOf({ bytes, limitBytes, startTaiS, stopTaiS }) {
  const text = textOf2(bytes, limitBytes);
  return text.ok ? cutEphemeris(text.value, startTaiS, stopTaiS) : void 0;
}
export {
  excerptOf
};
//# sourceMappingURL=ca-ephemerides-excerpt.mjs.map

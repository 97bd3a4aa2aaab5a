// packages/units/src/duration.ts
var SECONDS_PER_DAY = 86400;

// packages/units/src/result.ts
function ok(value2) {
  return { ok: true, value: value2 };
}
function fail(fault) {
  return { ok: false, fault };
}

// packages/astro/src/calendar.ts
var DAYS_PER_400_YEARS = 146097;
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
function calendarDay(days) {
  const shifted = days + MARCH_OF_YEAR_ZERO_TO_2000;
  const era = Math.floor(shifted / DAYS_PER_400_YEARS);
  const dayOfEra = shifted - era * DAYS_PER_400_YEARS;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146096)) / 365
  );
  const dayOfYear2 = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear2 + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear2 - Math.floor((153 * marchMonth + 2) / 5) + 1
  };
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
var STEPS = TABLE.map(([year, month, taiMinusUtcS2]) => {
  const day = daysSince2000(year, month, 1);
  return { day, taiMinusUtcS: taiMinusUtcS2, insertedAtTaiS: day * 86400 + taiMinusUtcS2 - 1 };
}).reverse();
var FIRST_OFFSET_S = 10;
function taiMinusUtcOnDay(day) {
  for (const step of STEPS) if (day >= step.day) return step.taiMinusUtcS;
  return FIRST_OFFSET_S;
}
function taiMinusUtcAt(epochTaiS) {
  for (const step of STEPS) if (epochTaiS >= step.insertedAtTaiS + 1) return step.taiMinusUtcS;
  return FIRST_OFFSET_S;
}
function isInsideLeapSecond(epochTaiS) {
  for (const step of STEPS) {
    if (epochTaiS >= step.insertedAtTaiS + 1) return false;
    if (epochTaiS >= step.insertedAtTaiS) return step.day !== STEPS.at(-1)?.day;
  }
  return false;
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
function formatUtc(epochTaiS, decimals = 6) {
  const scale = 10 ** decimals;
  let whole = Math.floor(epochTaiS);
  let fraction = Math.round((epochTaiS - whole) * scale);
  if (fraction >= scale) {
    whole += 1;
    fraction = 0;
  }
  const { day, secondOfDay: secondOfDay2 } = utcDay(whole);
  const { year, month, day: dayOfMonth } = calendarDay(day);
  const leap = secondOfDay2 >= SECONDS_PER_DAY ? 1 : 0;
  const plain = secondOfDay2 - leap;
  const date = `${pad(year, 4)}-${pad(month, 2)}-${pad(dayOfMonth, 2)}`;
  const clock = `${pad(Math.floor(plain / 3600), 2)}:${pad(Math.floor(plain / 60) % 60, 2)}:${pad(plain % 60 + leap, 2)}`;
  return decimals > 0 ? `${date}T${clock}.${pad(fraction, decimals)}` : `${date}T${clock}`;
}
function taiMinusUtcS(epochTaiS) {
  return taiMinusUtcAt(epochTaiS);
}
function utcDay(epochTaiS) {
  const offset = taiMinusUtcAt(epochTaiS);
  if (isInsideLeapSecond(epochTaiS)) {
    const day2 = Math.floor((epochTaiS - 1 - offset) / SECONDS_PER_DAY);
    return { day: day2, secondOfDay: epochTaiS - offset - day2 * SECONDS_PER_DAY };
  }
  const utc = epochTaiS - offset;
  const day = Math.floor(utc / SECONDS_PER_DAY);
  return { day, secondOfDay: utc - day * SECONDS_PER_DAY };
}
function julianCenturiesTt(epochTaiS) {
  return (epochTaiS - J2000_TAI_S) / (36525 * SECONDS_PER_DAY);
}
function pad(value2, width) {
  return String(value2).padStart(width, "0");
}

// packages/ccsds/src/fault/message-fault.ts
var LONGEST_SHOWN_VALUE = 80;
function messageFault(code, place = {}) {
  const { line, keyword: keyword2, value: value2, limit: limit2, segment } = place;
  return {
    code,
    ...line === void 0 || line <= 0 ? {} : { line },
    ...keyword2 === void 0 ? {} : { keyword: cut(keyword2) },
    ...value2 === void 0 ? {} : { value: cut(value2) },
    ...limit2 === void 0 ? {} : { limit: limit2 },
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
  const keyword2 = raw.slice(0, equals).trimEnd();
  if (keyword2.startsWith("USER_DEFINED_") && isKeyword(keyword2)) {
    return { line, kind: "keyword", keyword: keyword2, value: raw.slice(equals + 1).trimStart() };
  }
  for (let index = 0; index < keyword2.length; index += 1) {
    if (!isKeywordCode(keyword2.charCodeAt(index))) return { line, kind: "data", keyword: "", value: raw };
  }
  return { line, kind: "keyword", keyword: keyword2, value: raw.slice(equals + 1).trimStart() };
}
function commentText(raw) {
  const rest = raw.slice(7).trimStart();
  return rest.startsWith("=") && rest.charAt(1) !== "=" ? rest.slice(1).trimStart() : rest;
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
  return segment.statesKm.map((value2) => value2 * 1e3);
}

// packages/ccsds/src/value/classification.ts
var KNOWN_CLASSIFICATIONS = ["U", "C", "S"];
function isKnownClassification(text) {
  return KNOWN_CLASSIFICATIONS.includes(text.toUpperCase());
}

// packages/ccsds/src/value/covariance-matrix.ts
function fullFromLower(lower, scale) {
  const full = new Float64Array(36);
  let at = 0;
  for (let row = 0; row < 6; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      const value2 = (lower[at] ?? 0) * scale;
      full[6 * row + column] = value2;
      full[6 * column + row] = value2;
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
  const value2 = Number(text);
  if (!Number.isFinite(value2)) return Number.NaN;
  const last = text.charCodeAt(text.length - 1);
  if (!(last >= 48 && last <= 57) && last !== 46) return Number.NaN;
  let at = 0;
  let code = text.charCodeAt(0);
  if (code === 43 || code === 45) {
    at = 1;
    code = text.charCodeAt(1);
  }
  if (code === 46) return value2;
  if (!(code >= 48 && code <= 57)) return Number.NaN;
  if (code === 48) {
    const next = text.charCodeAt(at + 1) | 32;
    if (next === 120 || next === 111 || next === 98) return Number.NaN;
  }
  return value2;
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
  const stop = (code, keyword2, value2, limit2) => {
    throw new RecordStop(messageFault(code, { line: lineOf?.(keyword2), keyword: keyword2, value: value2, limit: limit2 }));
  };
  const number = (keyword2, absent) => {
    const text = read(keyword2);
    if (text === void 0 || text === "") return absent ?? stop("missing-keyword", keyword2);
    const value2 = parseNumber(text);
    return Number.isNaN(value2) ? stop("not-a-number", keyword2, text) : value2;
  };
  const whole = (keyword2) => {
    const value2 = number(keyword2, 0);
    return Number.isSafeInteger(value2) && value2 >= 0 ? value2 : stop("not-an-integer", keyword2, read(keyword2));
  };
  const within = (keyword2, low, high) => {
    const value2 = number(keyword2);
    if (value2 >= low && value2 <= high) return value2;
    return stop("number-out-of-range", keyword2, String(value2), `${String(low)} to ${String(high)}`);
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
  const lower = COVARIANCE_KEYWORDS.map((keyword2) => parseNumber(read(keyword2) ?? ""));
  const bad = lower.findIndex((value2) => Number.isNaN(value2));
  if (bad >= 0) stop("covariance-incomplete", COVARIANCE_KEYWORDS[bad] ?? "CX_X");
  if (!isPositive(lower)) stop("covariance-not-positive", "CX_X");
  return { epochTaiS, frame, matrix: fullFromLower(lower, 1e6) };
}

// packages/ccsds/src/notation/append.ts
function append(target2, items) {
  for (const item of items) target2.push(item);
}

// packages/ccsds/src/value/field.ts
var COMMENT = "COMMENT";
function textOf(fields, keyword2) {
  const value2 = fields.find((field) => field.keyword === keyword2)?.value;
  return value2 === "" ? void 0 : value2;
}
function writtenNumber(fields, keyword2) {
  const text = textOf(fields, keyword2);
  return text === "NaN" ? void 0 : text;
}
function numberOf(fields, keyword2) {
  const text = textOf(fields, keyword2);
  if (text === void 0) return void 0;
  const value2 = parseNumber(text);
  return Number.isNaN(value2) ? void 0 : value2;
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
  const { keyword: keyword2, value: value2, line } = field;
  if (value2 === "" || isUnknownNumber(field, row)) return;
  const place = { line, keyword: keyword2, value: value2, segment };
  if (row.kind === "number" && Number.isNaN(parseNumber(value2))) faults.add("not-a-number", place);
  const limit2 = limitBrokenBy(parseNumber(value2), row);
  if (limit2 !== void 0) faults.add("number-out-of-range", { ...place, limit: limit2 });
  if (row.kind === "integer" && Number.isNaN(parseInteger(value2))) faults.add("not-an-integer", place);
  if (row.kind === "epoch" && !isEpochText(value2)) faults.add("not-an-epoch", place);
  if (row.kind === "time" && Number.isNaN(parseNumber(value2)) && !isEpochText(value2)) faults.add("not-an-epoch", place);
  if (row.kind === "vector") {
    const parts = value2.split(/\s+/);
    const bad = parts.find((part) => Number.isNaN(parseNumber(part)));
    if (bad !== void 0) faults.add("not-a-number", { ...place, value: bad });
    else if (parts.length !== 3)
      faults.add("wrong-number-of-columns", { ...place, value: String(parts.length), limit: 3 });
  }
  if (row.values !== void 0 && !row.values.includes(value2.toUpperCase())) {
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
  const unit2 = (field.unit ?? "").toLowerCase().replaceAll(" ", "");
  if (unit2 === "" || unit2 === "n/a") return;
  const allowed = [row.unit ?? "", ...row.unitAliases ?? []].map((name) => name.toLowerCase().replaceAll(" ", ""));
  if (allowed.includes(unit2)) return;
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
  const stop = (code, value2, limit2) => {
    throw new XmlStop(messageFault(code, { line: parser.line, value: value2, limit: limit2 }));
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
function isRecord(value2) {
  return typeof value2 === "object" && value2 !== null && !Array.isArray(value2);
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
function jsonText(value2) {
  if (typeof value2 === "string") return value2.length > LONGEST_VALUE ? void 0 : oneLine(value2).trim();
  if (typeof value2 === "number" || typeof value2 === "boolean") return String(value2);
  return void 0;
}
function fieldsFromJson(value2, section, faults) {
  if (!isRecord(value2)) {
    if (value2 !== void 0) faults.add("malformed-json", { keyword: section, value: typeof value2 });
    return [];
  }
  const fields = [];
  for (const [keyword2, member] of Object.entries(value2)) {
    const texts = keyword2 === COMMENT && Array.isArray(member) ? member : [member];
    for (const item of texts) {
      if (item === null) continue;
      const written = jsonText(item);
      if (written === void 0) faults.add("malformed-json", { keyword: keyword2, value: typeof item });
      else fields.push({ keyword: keyword2, value: written, line: 0 });
    }
  }
  return fields;
}

// packages/ccsds/src/flat/spec.ts
function rowOf(section, keyword2) {
  return section.rows.find((row) => row.keyword === keyword2);
}
function belongsTo(section, keyword2) {
  if (section.prefix !== void 0 && keyword2.startsWith(section.prefix)) return true;
  return rowOf(section, keyword2) !== void 0;
}
var COVARIANCE_ROWS = COVARIANCE_KEYWORDS.map((keyword2) => ({
  keyword: keyword2,
  presence: "mandatory",
  kind: "number",
  unit: ["km**2", "km**2/s", "km**2/s**2"][keyword2.split("DOT").length - 1] ?? "km**2",
  book: "502.0-B-3 table 3-3"
}));

// packages/ccsds/src/flat/assemble.ts
function assemble(version, versionLine, fields, spec, faults) {
  if (!spec.versions.includes(version)) {
    const limit2 = spec.versions.join(", ");
    faults.add("unsupported-version", { line: versionLine, keyword: spec.versionKeyword, value: version, limit: limit2 });
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
    const target2 = sectionFor(field, object, current, version, spec, faults);
    if (target2 === void 0) {
      if (current !== void 0) append(current.fields, comments);
      comments = [];
      continue;
    }
    const opens = target2.opensWith === field.keyword || field.keyword === spec.objectKeyword;
    if (current === void 0 || current.spec !== target2 || current.object !== object || opens) {
      const openGroup = opens ? void 0 : groups.find((group) => group.spec === target2 && group.object === object);
      current = openGroup ?? { spec: target2, object, line: field.line, fields: [] };
      if (openGroup === void 0) groups.push(current);
    }
    append(current.fields, comments);
    current.fields.push(withUnit(field, target2));
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
    const { keyword: keyword2, line } = field;
    if (keyword2 === COMMENT) continue;
    const row = rowOf(group.spec, keyword2);
    if (seen.has(keyword2)) faults.add("duplicate-keyword", { line, keyword: keyword2, value: field.value, segment });
    seen.add(keyword2);
    if (row === void 0) continue;
    if (row.since !== void 0 && version < row.since) {
      faults.add("keyword-not-in-version", { line, keyword: keyword2, limit: row.since, segment });
    }
    if (field.value === "" && row.presence === "mandatory" && row.mayBeEmpty !== true) {
      faults.add("empty-value", { line, keyword: keyword2, segment });
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
  const rank2 = (group) => group.object * 100 + spec.sections.indexOf(group.spec);
  return [...groups].sort((a, b) => rank2(a) - rank2(b)).map((group) => ({ section: group.spec.name, object: group.object, line: group.line, fields: group.fields }));
}

// packages/ccsds/src/flat/json.ts
function isSectionedJson(value2, spec) {
  return isRecord(value2) && jsonText(value2[spec.versionKeyword]) !== void 0 && isRecord(value2["header"]);
}
function readFlatJson(value2, spec, faults) {
  const fields = [];
  const take = (holder, wantsObject) => {
    for (const section of spec.sections) {
      if ((spec.objectKeyword !== void 0 && section.occurs === "object") !== wantsObject) continue;
      const member = holder[section.name];
      const blocks2 = Array.isArray(member) ? member : [member];
      for (const block of blocks2) append(fields, fieldsFromJson(block, section.name, faults));
    }
  };
  take(value2, false);
  if (spec.objectKeyword !== void 0) {
    for (const name of ["object1", "object2"]) {
      const object = value2[name];
      if (isRecord(object)) take(object, true);
      else faults.add("missing-section", { keyword: name });
    }
  }
  return assemble(jsonText(value2[spec.versionKeyword]) ?? "", 0, fields, spec, faults);
}

// packages/ccsds/src/flat/message.ts
function fieldsOfObject(message, object) {
  return message.groups.filter((group) => group.object === object).flatMap((group) => group.fields);
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
      const keyword2 = name === "USER_DEFINED" ? `USER_DEFINED_${child.attributes["parameter"] ?? ""}` : name;
      const unit2 = child.attributes["units"];
      const value2 = isNil(child) ? "" : child.text;
      fields.push({ keyword: keyword2, value: value2, line, ...unit2 === void 0 ? {} : { unit: unit2 } });
    }
  }
}

// packages/ccsds/src/notation/collecting.ts
function readCollecting(text, read) {
  const faults = faultList(MOST_FAULTS, ENDING_FAULTS);
  try {
    const value2 = checkIsText(text, faults) ? read(faults) : void 0;
    return { ...value2 !== void 0 && { value: value2 }, faults: byLine(faults.faults) };
  } catch (cause) {
    if (!(cause instanceof TooManyFaults)) throw cause;
    return { faults: byLine(faults.faults) };
  }
}

// packages/ccsds/src/value/exclude.ts
function exclude(fields, keyword2, other, faults, segment) {
  if (writtenNumber(fields, keyword2) === void 0 || writtenNumber(fields, other) === void 0) return;
  const second = fields.findLast((field) => field.keyword === keyword2 || field.keyword === other);
  const limit2 = second?.keyword === other ? keyword2 : other;
  faults.add("exclusive-keywords", {
    line: second?.line,
    keyword: second?.keyword,
    value: second?.value,
    limit: limit2,
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
  const lineOf = (keyword2) => fields.find((field) => field.keyword === keyword2)?.line;
  const need = (keyword2) => {
    if (writtenNumber(fields, keyword2) === void 0) faults.add("missing-keyword", { line, keyword: keyword2 });
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
  for (const keyword2 of ["MEAN_MOTION", ...askedFor]) need(keyword2);
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

// packages/ccsds/src/omm/spec.ts
var TABLE2 = "502.0-B-3 table 4-3";
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
        { keyword: "EPOCH", presence: "mandatory", kind: "epoch", book: TABLE2 },
        { keyword: "SEMI_MAJOR_AXIS", presence: "optional", kind: "number", unit: "km", book: TABLE2 },
        { keyword: "MEAN_MOTION", presence: "optional", kind: "number", unit: "rev/day", book: TABLE2 },
        { keyword: "ECCENTRICITY", presence: "mandatory", kind: "number", book: TABLE2 },
        { keyword: "INCLINATION", presence: "mandatory", kind: "number", unit: "deg", book: TABLE2 },
        { keyword: "RA_OF_ASC_NODE", presence: "mandatory", kind: "number", unit: "deg", book: TABLE2 },
        { keyword: "ARG_OF_PERICENTER", presence: "mandatory", kind: "number", unit: "deg", book: TABLE2 },
        { keyword: "MEAN_ANOMALY", presence: "mandatory", kind: "number", unit: "deg", book: TABLE2 },
        { keyword: "GM", presence: "optional", kind: "number", unit: "km**3/s**2", book: TABLE2 }
      ]
    },
    {
      name: "spacecraftParameters",
      occurs: "once",
      inside: "data",
      rows: [
        { keyword: "MASS", presence: "optional", kind: "number", unit: "kg", book: TABLE2 },
        { keyword: "SOLAR_RAD_AREA", presence: "optional", kind: "number", unit: "m**2", book: TABLE2 },
        { keyword: "SOLAR_RAD_COEFF", presence: "optional", kind: "number", book: TABLE2 },
        { keyword: "DRAG_AREA", presence: "optional", kind: "number", unit: "m**2", book: TABLE2 },
        { keyword: "DRAG_COEFF", presence: "optional", kind: "number", book: TABLE2 }
      ]
    },
    {
      name: "tleParameters",
      occurs: "once",
      inside: "data",
      rows: [
        { keyword: "EPHEMERIS_TYPE", presence: "optional", kind: "integer", book: TABLE2 },
        { keyword: "CLASSIFICATION_TYPE", presence: "optional", kind: "text", book: TABLE2 },
        { keyword: "NORAD_CAT_ID", presence: "optional", kind: "integer", book: TABLE2 },
        { keyword: "ELEMENT_SET_NO", presence: "optional", kind: "integer", book: TABLE2 },
        { keyword: "REV_AT_EPOCH", presence: "optional", kind: "integer", book: TABLE2 },
        {
          keyword: "BSTAR",
          presence: "optional",
          kind: "number",
          unit: "1/ER",
          unitAliases: ["1/[Earth radii]"],
          book: TABLE2
        },
        { keyword: "BTERM", presence: "optional", kind: "number", unit: "m**2/kg", since: "3.0", book: TABLE2 },
        { keyword: "MEAN_MOTION_DOT", presence: "optional", kind: "number", unit: "rev/day**2", book: TABLE2 },
        { keyword: "MEAN_MOTION_DDOT", presence: "optional", kind: "number", unit: "rev/day**3", book: TABLE2 },
        { keyword: "AGOM", presence: "optional", kind: "number", unit: "m**2/kg", since: "3.0", book: TABLE2 }
      ]
    },
    {
      name: "covarianceMatrix",
      occurs: "once",
      inside: "data",
      isWholeOrAbsent: true,
      rows: [{ keyword: "COV_REF_FRAME", presence: "optional", kind: "text", book: TABLE2 }, ...COVARIANCE_ROWS]
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
  const value2 = parseJson(text, faults);
  if (value2 === void 0) return void 0;
  if (isSectionedJson(value2, OMM)) return readFlatJson(value2, OMM, faults);
  faults.add("missing-keyword", { keyword: OMM.versionKeyword });
  return void 0;
}
function ommElements(omm) {
  const fields = fieldsOfObject(omm, 0);
  const byKeyword = new Map(fields.map((field) => [field.keyword, field]));
  return elementsFrom(
    (keyword2) => byKeyword.get(keyword2)?.value,
    (keyword2) => byKeyword.get(keyword2)?.line,
    { mayLackNumber: true }
  );
}

// packages/ccsds/src/tle/alpha5.ts
var LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ";
var COLUMNS = 5;
function parseAlpha5(text) {
  let value2 = 0;
  let digits = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 32 && digits === 0) continue;
    if (code >= 48 && code <= 57) value2 = value2 * 10 + (code - 48);
    else {
      const letter = LETTERS.indexOf(text.charAt(at));
      if (letter < 0 || at !== 0 || text.length !== COLUMNS) return Number.NaN;
      value2 = letter + 10;
    }
    digits += 1;
  }
  return digits === 0 ? Number.NaN : value2;
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
  const two = (value2) => value2 < 10 ? `0${String(value2)}` : String(value2);
  const clock = `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return `${clock}.${String(microseconds % 1e6).padStart(6, "0")}`;
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
function readTle(text) {
  if (isBinary(text)) return fail(messageFault("not-text"));
  const lines = withLineFeeds(text).split("\n");
  const first = lines.findIndex((line) => line.startsWith("1 "));
  const line1 = lines[first];
  if (line1 === void 0) return fail(messageFault("missing-line", { line: 1, value: lines[0], limit: "line 1" }));
  const line2 = lines[first + 1] ?? "";
  const name = first > 0 ? tleName(lines[first - 1] ?? "") : "";
  return tleReader()({
    name,
    line1: line1.trimEnd(),
    line2: line2.trimEnd(),
    lineNumber1: first + 1,
    lineNumber2: first + 2
  });
}
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
  const value2 = String(line.slice(0, WHOLE_LINE).trimEnd().length);
  return messageFault("wrong-line-length", { line: lineNumber, value: value2, limit: WHOLE_LINE });
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
  for (const [property, keyword2, number, from, to] of COLUMNS2) {
    if (!Number.isNaN(elements[property])) continue;
    const line = number === 1 ? lines.lineNumber1 : lines.lineNumber2;
    const value2 = (number === 1 ? lines.line1 : lines.line2).slice(from, to);
    return fail(messageFault("not-a-number", { line, keyword: keyword2, value: value2 }));
  }
  const outside = (keyword2, value2, limit2) => fail(messageFault("number-out-of-range", { line: lines.lineNumber2, keyword: keyword2, value: String(value2), limit: limit2 }));
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

// packages/ccsds/src/value/interpolation.ts
var METHODS = ["LAGRANGE", "HERMITE", "LINEAR"];
var HIGHEST_DEGREE = 25;
function checkInterpolation(method, degree, against) {
  if (method !== void 0 && !METHODS.includes(method.toUpperCase())) {
    against("unsupported-interpolation", "INTERPOLATION", method, METHODS.join(", "));
  }
  if (degree !== void 0 && !(degree >= 1 && degree <= HIGHEST_DEGREE)) {
    against("number-out-of-range", "INTERPOLATION_DEGREE", String(degree), `1 to ${HIGHEST_DEGREE}`);
  }
}
function statesForDegree(method, degree) {
  if (method === void 0 || degree === void 0) return 0;
  switch (method.toUpperCase()) {
    case "LAGRANGE":
      return degree + 1;
    case "HERMITE":
      return Math.ceil((degree + 1) / 2);
    case "LINEAR":
      return 2;
    default:
      return 0;
  }
}

// packages/ccsds/src/value/state-table.ts
var GAP_RATIO = 5;
function checkSteps({ line, epochsTaiS, epochs, stateLines, keyword: keyword2, segment }, faults) {
  if (epochsTaiS.length < 2) {
    faults.add("too-few-states", { line, value: String(epochsTaiS.length), limit: 2, segment });
    return;
  }
  const steps = Array.from({ length: epochsTaiS.length - 1 }, (_, i) => epochsTaiS[i + 1] - epochsTaiS[i]);
  const median = Float64Array.from(steps).sort()[Math.floor(steps.length / 2)] ?? 0;
  steps.forEach((step, index) => {
    const place = { line: stateLines[index + 1], keyword: keyword2, value: epochs[index + 1], segment };
    if (step === 0) faults.add("duplicate-epoch", place);
    if (step > GAP_RATIO * median && median > 0)
      faults.add("step-gap", { ...place, limit: `${String(GAP_RATIO * median)} s` });
  });
}
function checkCoverage({ epochsTaiS, epochs, stateLines, segment }, stopTaiS, stop, faults) {
  const last = epochsTaiS.length - 1;
  if (last < 1) return;
  const end = epochsTaiS[last];
  const step = end - epochsTaiS[last - 1];
  if (stopTaiS - end <= Math.max(step, 1)) return;
  const { keyword: keyword2, value: limit2 } = stop;
  faults.add("states-end-early", { line: stateLines[last], keyword: keyword2, value: epochs[last], limit: limit2, segment });
}

// packages/ccsds/src/oem/validate.ts
function validateOem(oem) {
  return oemFindings(oem, MOST_FAULTS);
}
function oemFindings(oem, most) {
  const faults = faultList(most);
  oem.segments.forEach((segment, index) => {
    checkMetadata(segment, index + 1, faults);
    const table = { ...segment, keyword: "EPOCH", segment: index + 1 };
    checkSteps(table, faults);
    checkCoverage(table, useableSpan(segment).stopTaiS, stopField(segment), faults);
    checkCovariances(segment, index + 1, faults);
    const previous = oem.segments[index - 1];
    if (previous !== void 0) checkNeighbours(previous, segment, index + 1, faults);
  });
  return byLine(faults.faults);
}
function useableSpan(segment) {
  const { metadata } = segment;
  return {
    startTaiS: metadata.useableStartTaiS ?? metadata.startTaiS,
    stopTaiS: metadata.useableStopTaiS ?? metadata.stopTaiS
  };
}
function stopField({ metadata }) {
  const keyword2 = metadata.useableStopTaiS === void 0 ? "STOP_TIME" : "USEABLE_STOP_TIME";
  return metadata.fields.find((field) => field.keyword === keyword2) ?? { keyword: keyword2, value: metadata.stopTime, line: 0 };
}
function checkMetadata(segment, number, faults) {
  const { metadata } = segment;
  const against = (code, keyword2, value2, limit2) => {
    const line = metadata.fields.find((field) => field.keyword === keyword2)?.line ?? segment.line;
    faults.add(code, { line, keyword: keyword2, value: value2, limit: limit2, segment: number });
  };
  if (frameOf(metadata.refFrame) === void 0) {
    against("unsupported-frame", "REF_FRAME", metadata.refFrame, "EME2000, GCRF, TEME, TOD, ITRF");
  }
  if (metadata.fields.some((field) => field.keyword === "REF_FRAME_EPOCH" && field.value !== "")) {
    const frame = frameOf(metadata.refFrame);
    if (frame === "TEME" || frame === "TOD")
      against("unsupported-frame", "REF_FRAME_EPOCH", metadata.refFrame, "frame of date");
  }
  if (!isEarth(metadata.centerName)) against("unsupported-centre", "CENTER_NAME", metadata.centerName, "EARTH");
  if (!isConvertibleTimeSystem(metadata.timeSystem)) {
    against("unsupported-time-system", "TIME_SYSTEM", metadata.timeSystem, "UTC, TAI, TT, GPS");
  }
  checkInterpolation(metadata.interpolation, metadata.interpolationDegree, against);
}
function checkCovariances(segment, number, faults) {
  for (const covariance of segment.covariances) {
    const place = { line: covariance.line, keyword: "EPOCH", value: covariance.epoch, segment: number };
    if (!isPositive(covariance.lowerTriangleKm)) faults.add("covariance-not-positive", place);
    if (covariance.frame !== void 0 && covarianceFrameOf(covariance.frame) === void 0) {
      faults.add("unsupported-frame", { ...place, keyword: "COV_REF_FRAME", value: covariance.frame });
    }
    const { startTaiS, stopTaiS } = segment.metadata;
    if (covariance.epochTaiS < startTaiS - 1 || covariance.epochTaiS > stopTaiS + 1) {
      faults.add("covariance-outside-span", place);
    }
  }
}
function checkNeighbours(previous, segment, number, faults) {
  const before = useableSpan(previous);
  const own = useableSpan(segment);
  if (own.startTaiS < before.stopTaiS) {
    const keyword2 = segment.metadata.useableStartTaiS === void 0 ? "START_TIME" : "USEABLE_START_TIME";
    const field = segment.metadata.fields.find((candidate) => candidate.keyword === keyword2);
    faults.add("segments-overlap", { line: field?.line, keyword: keyword2, value: field?.value, segment: number });
  }
}

// packages/ccsds/src/oem/bridge.ts
var ASSUMED_DEGREE = 8;
var BLOCKING = [
  "unsupported-frame",
  "unsupported-centre",
  "unsupported-time-system",
  "unsupported-interpolation",
  "number-out-of-range",
  "too-few-states",
  "duplicate-epoch",
  "segments-overlap",
  "unsupported-element-set"
];
var OF_COVARIANCE = ["COV_REF_FRAME", "COV_TYPE"];
function isBlocking({ code, keyword: keyword2 }) {
  return BLOCKING.includes(code) && !OF_COVARIANCE.includes(keyword2);
}
function toEphemerisInput(oem) {
  const findings = oemFindings(oem, Number.POSITIVE_INFINITY);
  const blocking = findings.find(isBlocking);
  if (blocking !== void 0) return fail(blocking);
  const first = oem.segments[0];
  const frame = first === void 0 ? void 0 : frameOf(first.metadata.refFrame);
  if (first === void 0 || frame === void 0) return fail(messageFault("no-segment"));
  const other = oem.segments.findIndex((segment) => frameOf(segment.metadata.refFrame) !== frame);
  if (other >= 0) {
    const value2 = oem.segments[other]?.metadata.refFrame;
    return fail(messageFault("unsupported-frame", { keyword: "REF_FRAME", value: value2, limit: frame, segment: other + 1 }));
  }
  return ok(inputOf(oem, first, frame));
}
function inputOf(oem, first, frame) {
  const count = oem.segments.reduce((sum, segment) => sum + segment.epochsTaiS.length, 0);
  const epochsTaiS = new Float64Array(count);
  const states = new Float64Array(6 * count);
  const segments = [];
  let at = 0;
  for (const segment of oem.segments) {
    epochsTaiS.set(segment.epochsTaiS, at);
    states.set(oemStatesM(segment), 6 * at);
    const span = useableSpan(segment);
    const last = at + segment.epochsTaiS.length - 1;
    const start = Math.max(span.startTaiS, epochsTaiS[at] ?? 0);
    segments.push([at, last + 1, start, Math.min(span.stopTaiS, epochsTaiS[last] ?? 0)]);
    at = last + 1;
  }
  const covariances = covariancesOf(oem, frame);
  const method = first.metadata.interpolation?.toUpperCase();
  const smallest = oem.segments.reduce(
    (least, segment) => Math.min(least, segment.epochsTaiS.length),
    Number.POSITIVE_INFINITY
  );
  return {
    frame,
    epochsTaiS,
    states,
    method: method === "HERMITE" || method === "LINEAR" ? method : "LAGRANGE",
    degree: first.metadata.interpolationDegree ?? Math.min(ASSUMED_DEGREE, smallest - 1),
    segments,
    ...covariances.length === 0 ? {} : { covariances },
    isInterpolationAssumed: method === void 0
  };
}
function covariancesOf(oem, frame) {
  const covariances = [];
  for (const segment of oem.segments) {
    for (const covariance of segment.covariances) {
      const own = covariance.frame === void 0 ? frame : covarianceFrameOf(covariance.frame);
      if (own === void 0 || !isPositive(covariance.lowerTriangleKm)) continue;
      const matrix = fullFromLower(covariance.lowerTriangleKm, 1e6);
      covariances.push({ epochTaiS: covariance.epochTaiS, frame: own, matrix });
    }
  }
  return covariances.sort((a, b) => a.epochTaiS - b.epochTaiS);
}

// packages/astro/src/constants.ts
var MU_EARTH = 3986004418e5;
var EARTH_FLATTENING = 1 / 298.257223563;
var EARTH_ROTATION_RADPS = 7292115e-11;

// packages/units/src/angle.ts
var RAD_PER_DEG = Math.PI / 180;
var RAD_PER_ARCSEC = Math.PI / 648e3;
var TWO_PI = 2 * Math.PI;
function wrapTwoPi(angleRad) {
  const wrapped = angleRad % TWO_PI;
  return wrapped < 0 ? wrapped + TWO_PI : wrapped;
}

// packages/astro/src/elements/kepler-equation.ts
var MOST_STEPS = 60;
function solveGeneralisedKepler(meanLongitudeRad, af, ag) {
  const e = Math.hypot(af, ag);
  let low = meanLongitudeRad - e;
  let high = meanLongitudeRad + e;
  let f = meanLongitudeRad + af * Math.sin(meanLongitudeRad) - ag * Math.cos(meanLongitudeRad);
  for (let step = 0; step < MOST_STEPS; step++) {
    const sin = Math.sin(f);
    const cos = Math.cos(f);
    const miss = f + ag * cos - af * sin - meanLongitudeRad;
    if (miss > 0) high = f;
    else low = f;
    let next = f - miss / (1 - af * cos - ag * sin);
    if (!(next > low && next < high)) next = (low + high) / 2;
    if (Math.abs(next - f) <= 1e-15 * (1 + Math.abs(f))) return next;
    f = next;
  }
  return f;
}
var SMALL_STEP = 1e-3;
var ROUNDING2 = 5e-17;
function eccentricLongitude(meanLongitudeRad, af, ag, out) {
  const e = Math.sqrt(af * af + ag * ag);
  let f = meanLongitudeRad + af * Math.sin(meanLongitudeRad) - ag * Math.cos(meanLongitudeRad);
  for (let step = 0; step < MOST_STEPS; step++) {
    const sin = Math.sin(f);
    const cos = Math.cos(f);
    const move = (meanLongitudeRad + af * sin - ag * cos - f) / (1 - af * cos - ag * sin);
    const square = move * move;
    if (square < SMALL_STEP * SMALL_STEP && 0.5 * e * square <= ROUNDING2 * (1 - e)) {
      const s = move * (1 - square / 6 * (1 - square / 20));
      const c = 1 - 0.5 * square * (1 - square / 12);
      out[0] = cos * c - sin * s;
      out[1] = sin * c + cos * s;
      return;
    }
    f += move;
    if (!(Math.abs(f - meanLongitudeRad) <= e)) break;
  }
  const whole = solveGeneralisedKepler(meanLongitudeRad, af, ag);
  out[0] = Math.cos(whole);
  out[1] = Math.sin(whole);
}
function eccentricAnomaly(meanAnomalyRad, eccentricity) {
  return solveGeneralisedKepler(meanAnomalyRad, eccentricity, 0);
}

// packages/astro/src/elements/keplerian.ts
function cartesianFromKeplerian(elements, mu = MU_EARTH) {
  const { semiMajorAxisM: a, eccentricity: e } = elements;
  const eccentric = eccentricAnomaly(elements.meanAnomalyRad, e);
  const root = Math.sqrt(1 - e * e);
  const p = a * (Math.cos(eccentric) - e);
  const q = a * root * Math.sin(eccentric);
  const rate = Math.sqrt(mu / a) / (1 - e * Math.cos(eccentric));
  const pRate = -rate * Math.sin(eccentric);
  const qRate = rate * root * Math.cos(eccentric);
  const cosNode = Math.cos(elements.raanRad);
  const sinNode = Math.sin(elements.raanRad);
  const cosPerigee = Math.cos(elements.argPerigeeRad);
  const sinPerigee = Math.sin(elements.argPerigeeRad);
  const cosI = Math.cos(elements.inclinationRad);
  const sinI = Math.sin(elements.inclinationRad);
  const toPerigee = [
    cosNode * cosPerigee - sinNode * sinPerigee * cosI,
    sinNode * cosPerigee + cosNode * sinPerigee * cosI,
    sinPerigee * sinI
  ];
  const ahead = [
    -cosNode * sinPerigee - sinNode * cosPerigee * cosI,
    -sinNode * sinPerigee + cosNode * cosPerigee * cosI,
    cosPerigee * sinI
  ];
  const out = new Float64Array(6);
  for (let i = 0; i < 3; i++) {
    out[i] = p * toPerigee[i] + q * ahead[i];
    out[i + 3] = pRate * toPerigee[i] + qRate * ahead[i];
  }
  return out;
}

// packages/ccsds/src/ocm/covariance.ts
function fullCovariance(numbers2, size, order) {
  const full = new Float64Array(size * size);
  const set = (row, column, value2) => {
    full[size * row + column] = value2;
    full[size * column + row] = value2;
  };
  const isLower = order === "LTM" || order === "LTMWCC" || order === "FULL";
  let at = 0;
  for (let row = 0; row < size; row += 1) {
    const from = order === "UTM" ? row : 0;
    const to = order === "LTM" ? row : size - 1;
    for (let column = from; column <= to; column += 1) {
      const value2 = numbers2[at] ?? 0;
      at += 1;
      if (row === column || isLower === column < row) set(row, column, value2);
    }
  }
  return full;
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
function choiceOf(fields, keyword2, byDefault) {
  return (textOf(fields, keyword2) ?? byDefault).toUpperCase();
}
function orderOf(fields) {
  const written = choiceOf(fields, "COV_ORDERING", "LTM");
  return COVARIANCE_ORDERS.find((order) => order === written);
}
function timeIn(ocm, fields, keyword2) {
  const text = textOf(fields, keyword2);
  if (text === void 0) return void 0;
  const seconds = parseNumber(text);
  return Number.isNaN(seconds) ? epochReader(ocm.timeSystem)(text) : ocm.epochTzeroTaiS + seconds;
}
function readLines(block, readEpoch, zeroTaiS, faults) {
  const form = formOf(block, faults);
  if (block.rows.length === 0) faults.add("no-states", { line: block.line, keyword: `${block.name}_START` });
  const rows3 = [];
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
    const bad = values.findIndex((value2, index) => !form.isText(index) && Number.isNaN(parseNumber(value2)));
    if (bad >= 0) faults.add("not-a-number", { line, value: values[bad] });
    const before = rows3.at(-1);
    if (before?.epochTaiS === epochTaiS) faults.add("duplicate-epoch", { line, value: time });
    else if (before !== void 0 && epochTaiS < before.epochTaiS)
      faults.add("states-out-of-order", { line, value: time, limit: before.words[0] });
    rows3.push({ line, words, epochTaiS });
  }
  return rows3;
}
function formOf(block, faults) {
  const { fields, line, name } = block;
  if (name === "TRAJ") return numbers(ELEMENT_SETS.get(choiceOf(fields, "TRAJ_TYPE", "CARTPV"))?.length);
  if (name === "MAN") return manoeuvreForm(fields, line, faults);
  const order = orderOf(fields);
  if (order === void 0) {
    const field = fields.find((candidate) => candidate.keyword === "COV_ORDERING");
    const limit2 = COVARIANCE_ORDERS.join(", ");
    faults.add("value-not-allowed", { line: field?.line, keyword: "COV_ORDERING", value: field?.value, limit: limit2 });
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

// packages/ccsds/src/ocm/content.ts
var DEG = Math.PI / 180;
var INTERPRETED = "CARTP, CARTPV, CARTPVA, KEPLERIAN, KEPLERIANMEAN";
function ocmStates(ocm, block) {
  const { fields, rows: rows3 } = block;
  const refuse = refusal(ocm, block);
  const centre = textOf(fields, "CENTER_NAME") ?? "EARTH";
  const name = textOf(fields, "TRAJ_REF_FRAME") ?? "ICRF3";
  const frame = frameOf(name);
  const type = choiceOf(fields, "TRAJ_TYPE", "CARTPV");
  if (!isEarth(centre)) return refuse("unsupported-centre", "CENTER_NAME", centre, "EARTH");
  if (frame === void 0) return refuse("unsupported-frame", "TRAJ_REF_FRAME", name);
  if (!isConvertibleTimeSystem(ocm.timeSystem))
    return refuse("unsupported-time-system", "TIME_SYSTEM", ocm.timeSystem, "UTC, TAI, TT, GPS");
  const epochsTaiS = Float64Array.from(rows3, (row) => row.epochTaiS);
  const values = rows3.map((row) => row.words.slice(1).map(Number));
  if (type === "KEPLERIAN" || type === "KEPLERIANMEAN") {
    const averaging = choiceOf(fields, "ORB_AVERAGING", "OSCULATING");
    if (averaging !== "OSCULATING") return refuse("unsupported-element-set", "ORB_AVERAGING", averaging, "OSCULATING");
    const unbound = values.findIndex(([a = 0, e = 0]) => !(a > 0 && e >= 0 && e < 1));
    if (unbound >= 0) {
      const limit2 = "a > 0, 0 <= e < 1";
      return fail(
        messageFault("number-out-of-range", { line: rows3[unbound]?.line, keyword: "TRAJ_TYPE", value: type, limit: limit2 })
      );
    }
    const states = values.map((elements) => stateOf(elements, type === "KEPLERIAN", gmOf(ocm)));
    return ok({ frame, epochsTaiS, positionsM: pack(states, 0, 1), velocitiesMps: pack(states, 3, 1) });
  }
  if (!type.startsWith("CARTP") || type.length > "CARTPVA".length)
    return refuse("unsupported-element-set", "TRAJ_TYPE", type, INTERPRETED);
  return ok({
    frame,
    epochsTaiS,
    positionsM: pack(values, 0, 1e3),
    ...type === "CARTP" ? {} : { velocitiesMps: pack(values, 3, 1e3) },
    ...type === "CARTPVA" ? { accelerationsMps2: pack(values, 6, 1e3) } : {}
  });
}
function gmOf(ocm) {
  const perturbations = ocm.blocks.find((block) => block.name === "PERT");
  const gm = perturbations === void 0 ? void 0 : numberOf(perturbations.fields, "GM");
  return gm === void 0 || !(gm > 0) ? MU_EARTH : gm * 1e9;
}
function pack(values, from, scale) {
  const packed = new Float64Array(3 * values.length);
  values.forEach((row, index) => {
    for (let axis = 0; axis < 3; axis += 1) packed[3 * index + axis] = (row[from + axis] ?? 0) * scale;
  });
  return packed;
}
function stateOf(elements, isTrue, gm) {
  const [a = 0, e = 0, i = 0, node = 0, perigee = 0, anomaly = 0] = elements;
  return cartesianFromKeplerian(
    {
      semiMajorAxisM: a * 1e3,
      eccentricity: e,
      inclinationRad: i * DEG,
      raanRad: node * DEG,
      argPerigeeRad: perigee * DEG,
      meanAnomalyRad: isTrue ? meanFromTrue(anomaly * DEG, e) : anomaly * DEG
    },
    gm
  );
}
function meanFromTrue(trueAnomalyRad, e) {
  const half = trueAnomalyRad / 2;
  const eccentric = 2 * Math.atan2(Math.sqrt(1 - e) * Math.sin(half), Math.sqrt(1 + e) * Math.cos(half));
  return eccentric - e * Math.sin(eccentric);
}
function ocmCovariances(ocm, block) {
  const { fields, rows: rows3 } = block;
  const refuse = refusal(ocm, block);
  const name = textOf(fields, "COV_REF_FRAME") ?? "TNW_INERTIAL";
  const frame = covarianceFrameOf(name);
  const type = choiceOf(fields, "COV_TYPE", "CARTPV");
  const order = orderOf(fields);
  if (frame === void 0) return refuse("unsupported-frame", "COV_REF_FRAME", name);
  if (!isConvertibleTimeSystem(ocm.timeSystem))
    return refuse("unsupported-time-system", "TIME_SYSTEM", ocm.timeSystem, "UTC, TAI, TT, GPS");
  if (order === void 0 || type !== "CARTPV" && type !== "CARTPVA")
    return refuse("unsupported-element-set", "COV_TYPE", type, "CARTPV, CARTPVA");
  const size = type === "CARTPV" ? 6 : 9;
  return ok(
    rows3.map(({ epochTaiS, words }) => {
      const full = fullCovariance(words.slice(1).map(Number), size, order);
      const matrix = new Float64Array(36);
      for (let row = 0; row < 6; row += 1) {
        for (let column = 0; column < 6; column += 1) matrix[6 * row + column] = (full[size * row + column] ?? 0) * 1e6;
      }
      return { epochTaiS, frame, matrix };
    })
  );
}
function refusal({ metadata }, { fields, line }) {
  return (code, keyword2, value2, limit2) => {
    const at = [...fields, ...metadata].find((field) => field.keyword === keyword2)?.line ?? line;
    return fail(messageFault(code, { line: at, keyword: keyword2, value: value2, limit: limit2 }));
  };
}

// packages/ccsds/src/ocm/validate.ts
function validateOcm(ocm) {
  return ocmFindings(ocm, MOST_FAULTS);
}
function ocmFindings(ocm, most) {
  const faults = faultList(most);
  const blocks2 = (wanted) => ocm.blocks.filter(({ name }) => name === wanted);
  const span = { startTaiS: Number.POSITIVE_INFINITY, stopTaiS: Number.NEGATIVE_INFINITY };
  for (const block of blocks2("TRAJ")) {
    checkTrajectory(ocm, block, faults);
    span.startTaiS = Math.min(span.startTaiS, block.rows[0]?.epochTaiS ?? span.startTaiS);
    span.stopTaiS = Math.max(span.stopTaiS, block.rows.at(-1)?.epochTaiS ?? span.stopTaiS);
  }
  for (const block of blocks2("COV")) checkCovariances2(ocm, block, span, faults);
  return byLine(faults.faults);
}
function interpolationOf({ fields }) {
  const method = textOf(fields, "INTERPOLATION");
  if (method === void 0 || method.toUpperCase() === "PROPAGATE") return {};
  const degree = textOf(fields, "INTERPOLATION_DEGREE");
  return { method, ...degree !== void 0 && { degree: parseInteger(degree) } };
}
function checkTrajectory(ocm, block, faults) {
  const { fields, line, rows: rows3 } = block;
  const fieldOf3 = (keyword2) => fields.find((field) => field.keyword === keyword2);
  const against = (code, keyword2, value2, limit2) => faults.add(code, { line: fieldOf3(keyword2)?.line ?? line, keyword: keyword2, value: value2, limit: limit2 });
  const states = ocmStates(ocm, block);
  if (!states.ok) {
    faults.add(states.fault.code, states.fault);
    return;
  }
  const frameEpoch = textOf(fields, "TRAJ_FRAME_EPOCH");
  if (frameEpoch !== void 0 && (states.value.frame === "TEME" || states.value.frame === "TOD"))
    against("unsupported-frame", "TRAJ_FRAME_EPOCH", textOf(fields, "TRAJ_REF_FRAME") ?? "", "frame of date");
  const { method, degree } = interpolationOf(block);
  checkInterpolation(method, degree, against);
  const table = {
    line,
    epochsTaiS: states.value.epochsTaiS,
    epochs: rows3.map(({ words }) => words[0] ?? ""),
    stateLines: rows3.map((row) => row.line)
  };
  checkSteps(table, faults);
  const stop = fieldOf3("USEABLE_STOP_TIME");
  const stopTaiS = timeIn(ocm, fields, "USEABLE_STOP_TIME");
  if (stop !== void 0 && stopTaiS !== void 0) checkCoverage(table, stopTaiS, stop, faults);
}
function checkCovariances2(ocm, block, span, faults) {
  const covariances = ocmCovariances(ocm, block);
  if (!covariances.ok) {
    faults.add(covariances.fault.code, covariances.fault);
    return;
  }
  covariances.value.forEach(({ matrix, epochTaiS }, index) => {
    const { line, words } = block.rows[index];
    const place = { line, value: words[0] };
    if (!isPositive(lowerFromFull(matrix, 1))) faults.add("covariance-not-positive", place);
    if (epochTaiS < span.startTaiS - 1 || epochTaiS > span.stopTaiS + 1) faults.add("covariance-outside-span", place);
  });
}

// packages/ccsds/src/ocm/bridge.ts
function ocmEphemerisInput(ocm) {
  const blocking = ocmFindings(ocm, Number.POSITIVE_INFINITY).find(isBlocking);
  if (blocking !== void 0) return fail(blocking);
  const trajectories = [];
  for (const block of ocm.blocks.filter(({ name, rows: rows3 }) => name === "TRAJ" && rows3.length > 0)) {
    const states = ocmStates(ocm, block);
    if (!states.ok) return states;
    if (states.value.velocitiesMps === void 0) {
      const type = choiceOf(block.fields, "TRAJ_TYPE", "CARTPV");
      return refusal(ocm, block)("unsupported-element-set", "TRAJ_TYPE", type, "CARTPV, CARTPVA");
    }
    trajectories.push({ block, states: states.value, useable: useableSpan2(ocm, block, states.value.epochsTaiS) });
  }
  trajectories.sort((a, b) => a.useable[0] - b.useable[0]);
  const [first] = trajectories;
  if (first === void 0) {
    return fail(messageFault("no-segment", { line: ocm.metadata.at(-1)?.line, keyword: "TRAJ_START" }));
  }
  const misfit = misfitOf(trajectories);
  if (misfit !== void 0) return fail(misfit);
  const covariances = covariancesOf2(ocm);
  if (!covariances.ok) return covariances;
  return ok({
    ...nodesOf(trajectories),
    ...methodOf(first),
    ...covariances.value.length > 0 && { covariances: covariances.value }
  });
}
function useableSpan2(ocm, { fields }, epochsTaiS) {
  const [start, stop] = [epochsTaiS[0], epochsTaiS.at(-1)];
  return [
    Math.max(start, timeIn(ocm, fields, "USEABLE_START_TIME") ?? start),
    Math.min(stop, timeIn(ocm, fields, "USEABLE_STOP_TIME") ?? stop)
  ];
}
function misfitOf(trajectories) {
  let basis;
  for (const [index, { block, states, useable }] of trajectories.entries()) {
    const before = trajectories[index - 1];
    const misfit = (code, keyword2, value2, limit2) => {
      const line = block.fields.find((field) => field.keyword === keyword2)?.line ?? block.line;
      return messageFault(code, { line, keyword: keyword2, value: value2, limit: limit2 });
    };
    if (useable[1] < useable[0]) return misfit("time-span-order", "USEABLE_STOP_TIME", void 0, "USEABLE_START_TIME");
    const own = textOf(block.fields, "TRAJ_BASIS")?.toUpperCase();
    if (own !== void 0 && own !== (basis ?? own)) return misfit("value-not-allowed", "TRAJ_BASIS", own, basis);
    basis ??= own;
    if (before === void 0) continue;
    const { frame } = before.states;
    if (frame !== states.frame) return misfit("unsupported-frame", "TRAJ_REF_FRAME", states.frame, frame);
    if (useable[0] < before.useable[1]) return misfit("segments-overlap", "TRAJ_START");
  }
  return void 0;
}
function nodesOf(trajectories) {
  const count = trajectories.reduce((sum, { states }) => sum + states.epochsTaiS.length, 0);
  const epochsTaiS = new Float64Array(count);
  const packed = new Float64Array(6 * count);
  const segments = [];
  let at = 0;
  for (const { states, useable } of trajectories) {
    const { length } = states.epochsTaiS;
    epochsTaiS.set(states.epochsTaiS, at);
    for (let node = 0; node < length; node++) {
      packed.set(states.positionsM.subarray(3 * node, 3 * node + 3), 6 * (at + node));
      packed.set(states.velocitiesMps.subarray(3 * node, 3 * node + 3), 6 * (at + node) + 3);
    }
    segments.push([at, at + length, ...useable]);
    at += length;
  }
  return { frame: trajectories[0].states.frame, epochsTaiS, states: packed, segments };
}
function methodOf({ block, states }) {
  const { method, degree } = interpolationOf(block);
  return {
    method: method?.toUpperCase() ?? "LAGRANGE",
    degree: degree ?? Math.max(1, Math.min(ASSUMED_DEGREE, states.epochsTaiS.length - 1)),
    isInterpolationAssumed: method === void 0
  };
}
function covariancesOf2(ocm) {
  const blocks2 = ocm.blocks.flatMap((block) => {
    const read = block.name === "COV" ? ocmCovariances(ocm, block) : void 0;
    return read?.ok ? [{ block, covariances: read.value }] : [];
  });
  blocks2.sort((a, b) => a.covariances[0].epochTaiS - b.covariances[0].epochTaiS);
  const second = blocks2.find(
    ({ covariances }, index) => covariances[0].epochTaiS < (blocks2[index - 1]?.covariances.at(-1)?.epochTaiS ?? Number.NEGATIVE_INFINITY)
  );
  if (second !== void 0)
    return fail(messageFault("segments-overlap", { line: second.block.line, keyword: "COV_START" }));
  return ok(
    blocks2.flatMap(({ covariances }) => covariances.filter(({ matrix }) => isPositive(lowerFromFull(matrix, 1))))
  );
}

// packages/ccsds/src/ocm/rows.ts
function rows(book, entries) {
  return entries.map(([keyword2, kind, unit2]) => ({
    keyword: keyword2,
    presence: unit2 === "!" ? "mandatory" : "optional",
    kind,
    ...unit2 === void 0 || unit2 === "!" ? {} : { unit: unit2 },
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

// packages/ccsds/src/value/section.ts
function checkSection(fields, rows3, place, faults) {
  const { segment } = place;
  const seen = /* @__PURE__ */ new Set();
  for (const field of fields) {
    const { keyword: keyword2, line } = field;
    if (keyword2 === COMMENT) continue;
    const row = rows3.find((candidate) => candidate.keyword === keyword2);
    if (row === void 0) {
      faults.add("unknown-keyword", { line, keyword: keyword2, segment });
      continue;
    }
    if (seen.has(keyword2)) faults.add("duplicate-keyword", { line, keyword: keyword2, value: field.value, segment });
    seen.add(keyword2);
    if (row.since !== void 0 && place.version < row.since) {
      faults.add("keyword-not-in-version", { line, keyword: keyword2, limit: row.since, segment });
    }
    if (field.value === "" && row.presence === "mandatory" && row.mayBeEmpty !== true) {
      faults.add("empty-value", { line, keyword: keyword2, segment });
    }
    checkValue(field, row, faults, segment);
  }
  for (const row of rows3) {
    if (row.presence === "mandatory" && !seen.has(row.keyword)) {
      faults.add("missing-keyword", { line: place.line, keyword: row.keyword, segment });
    }
  }
}

// packages/ccsds/src/ocm/rules.ts
var NOT_ELEMENTS = ["CARTP", "CARTPV", "CARTPVA", "LDBARV", "ADBARV", "GEODETIC"];
function checkOcmMetadata(fields, line, faults) {
  if (textOf(fields, "NEXT_LEAP_EPOCH") !== void 0 && textOf(fields, "NEXT_LEAP_TAIMUTC") === void 0) {
    faults.add("missing-keyword", { line, keyword: "NEXT_LEAP_TAIMUTC" });
  }
}
function checkOcmBlock(block, readEpoch, zeroTaiS, faults) {
  const { fields, line, name } = block;
  const need = (keyword2) => {
    if (textOf(fields, keyword2) === void 0) faults.add("missing-keyword", { line, keyword: keyword2 });
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
  const lineOf = (keyword3) => fields.find((field) => field.keyword === keyword3)?.line;
  const cycle = choiceOf(fields, "DC_TYPE", "CONTINUOUS");
  if (cycle === "CONTINUOUS") return;
  if (!Object.hasOwn(DUTY_CYCLE, cycle)) {
    const limit2 = ["CONTINUOUS", ...Object.keys(DUTY_CYCLE)].join(", ");
    faults.add("value-not-allowed", { line: lineOf("DC_TYPE"), keyword: "DC_TYPE", value: cycle, limit: limit2 });
    return;
  }
  for (const keyword3 of DUTY_CYCLE[cycle] ?? []) need(keyword3);
  const timeOf = (keyword3) => {
    const text = textOf(fields, keyword3) ?? "";
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
  const keyword2 = "DC_TIME_PULSE_PERIOD";
  const period = numberOf(fields, keyword2);
  const duration = numberOf(fields, "DC_TIME_PULSE_DURATION");
  if (period !== void 0 && duration !== void 0 && period < duration) {
    const limit2 = `${String(duration)} and above`;
    faults.add("number-out-of-range", { line: lineOf(keyword2), keyword: keyword2, value: String(period), limit: limit2 });
  }
}
function unitsOf({ name, fields }) {
  const sizeOf = (keyword2) => ELEMENT_SETS.get(choiceOf(fields, keyword2, "CARTPV"))?.length;
  if (name === "TRAJ") return ["TRAJ_UNITS", sizeOf("TRAJ_TYPE")];
  if (name === "COV")
    return choiceOf(fields, "COV_TYPE", "").endsWith("EIGVEC3") ? void 0 : ["COV_UNITS", sizeOf("COV_TYPE")];
  const entries = name === "MAN" ? textOf(fields, "MAN_COMPOSITION")?.split(",").length : void 0;
  return entries === void 0 ? void 0 : ["MAN_UNITS", entries - 1];
}
function checkUnits(block, faults) {
  const [keyword2, width] = unitsOf(block) ?? [];
  const field = block.fields.find((candidate) => candidate.keyword === keyword2);
  if (field === void 0 || field.value === "" || width === void 0) return;
  const units = field.value.replace(/^\[|\]$/g, "").split(",").length;
  if (units === width) return;
  faults.add("wrong-number-of-columns", { line: field.line, keyword: keyword2, value: String(units), limit: width });
}
function ocmDeviations(ocm) {
  const faults = faultList();
  const { version, versionAsWritten } = ocm;
  if (versionAsWritten !== void 0) {
    faults.add("value-not-allowed", { ...versionAsWritten, keyword: "CCSDS_OCM_VERS", limit: version });
  }
  for (const block of ocm.blocks) {
    const { name, fields, rows: rows3, line } = block;
    checkUnits(block, faults);
    const isTurned = fields.some(({ keyword: keyword2, value: value2 }) => /^OEB_Q[123C]$/.test(keyword2) && value2 !== "");
    if (name === "PHYS" && isTurned && textOf(fields, "OEB_PARENT_FRAME") === void 0) {
      faults.add("missing-keyword", { line, keyword: "OEB_PARENT_FRAME" });
    }
    if (name !== "TRAJ") continue;
    const degree = parseInteger(textOf(fields, "INTERPOLATION_DEGREE") ?? "");
    const needed = statesForDegree(textOf(fields, "INTERPOLATION"), Number.isNaN(degree) ? void 0 : degree);
    if (rows3.length >= needed) continue;
    faults.add("too-few-states", { line, keyword: "INTERPOLATION_DEGREE", value: String(rows3.length), limit: needed });
  }
  return faults.faults;
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
    const keyword2 = metadata === void 0 ? void 0 : `${metadata.name}_START`;
    if (keyword2 !== void 0) faults.add("keyword-out-of-order", { line: metadata?.line, keyword: keyword2 });
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
  const blocks2 = others.flatMap((block) => blockOf(block, version, readEpoch, epochTzeroTaiS, faults));
  return {
    version,
    ...version !== draft.version && { versionAsWritten: { value: draft.version, line } },
    header: draft.header,
    metadata: fields,
    timeSystem,
    epochTzero,
    epochTzeroTaiS,
    blocks: blocks2
  };
}
function checkOrder(blocks2, faults) {
  let at = 0;
  const seen = /* @__PURE__ */ new Set();
  for (const { name, line } of blocks2) {
    const keyword2 = `${name}_START`;
    const rank2 = OCM_BLOCKS.indexOf(name);
    if (rank2 < 0) faults.add(name === "META" ? "section-repeated" : "unknown-keyword", { line, keyword: keyword2 });
    else if (rank2 < at) faults.add("keyword-out-of-order", { line, keyword: keyword2 });
    else if (seen.has(name) && !REPEATED_BLOCKS.includes(name))
      faults.add("section-repeated", { line, keyword: keyword2 });
    at = Math.max(at, rank2);
    seen.add(name);
  }
  const determination = blocks2.find((block) => block.name === "OD");
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
  const rows3 = hasLines ? readLines(block, readEpoch, zeroTaiS, faults) : [];
  return [placed({ name, line: draft.line, fields, rows: rows3, comments: draft.comments })];
}
function placed(block) {
  const { rows: rows3, fields, comments } = block;
  if (comments.length === 0) return block;
  if (rows3.length === 0) {
    const more = comments.map(({ text }) => ({ keyword: COMMENT, value: text, line: 0 }));
    return { ...block, fields: [...fields, ...more], comments: [] };
  }
  const inside = comments.map(({ beforeRow, text }) => ({
    beforeRow: Math.min(Math.max(Math.ceil(beforeRow) || 1, 1), rows3.length),
    text
  }));
  return { ...block, comments: inside.sort((a, b) => a.beforeRow - b.beforeRow) };
}
function checkUser({ fields }, faults) {
  const seen = /* @__PURE__ */ new Set();
  for (const { keyword: keyword2, line, value: value2 } of fields) {
    if (keyword2 === COMMENT) continue;
    if (!keyword2.startsWith("USER_DEFINED_") || !isKeyword(keyword2)) faults.add("unknown-keyword", { line, keyword: keyword2 });
    if (seen.has(keyword2)) faults.add("duplicate-keyword", { line, keyword: keyword2, value: value2 });
    seen.add(keyword2);
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
  const value2 = parseJson(text, faults);
  if (value2 === void 0) return void 0;
  if (!isRecord(value2) || jsonText(value2["CCSDS_OCM_VERS"]) === void 0) {
    faults.add("missing-keyword", { keyword: "CCSDS_OCM_VERS" });
    return void 0;
  }
  const blocks2 = [];
  if (value2["metadata"] !== void 0) {
    const metadata = blockDraft("META", 0);
    append(metadata.fields, fieldsFromJson(value2["metadata"], "metadata", faults));
    blocks2.push(metadata);
  }
  for (const name of OCM_BLOCKS) {
    const list = value2[name.toLowerCase()];
    if (list === void 0) continue;
    if (!Array.isArray(list)) faults.add("malformed-json", { keyword: name.toLowerCase(), value: typeof list });
    else for (const block of list) blocks2.push(blockOf2(block, name, faults));
  }
  return {
    version: jsonText(value2["CCSDS_OCM_VERS"]) ?? "",
    versionLine: 0,
    header: fieldsFromJson(value2["header"] ?? {}, "header", faults),
    blocks: blocks2
  };
}
function blockOf2(value2, name, faults) {
  const block = blockDraft(name, 0);
  if (!isRecord(value2)) {
    faults.add("malformed-json", { keyword: name.toLowerCase(), value: typeof value2 });
    return block;
  }
  append(block.fields, fieldsFromJson(value2["fields"] ?? {}, name.toLowerCase(), faults));
  for (const line of listOf(value2["lines"], "lines", faults)) {
    const words = Array.isArray(line) ? line.map((word) => jsonText(word) ?? "") : [jsonText(line) ?? ""];
    block.rows.push({ line: 0, text: words.join(" ").trim() });
  }
  for (const comment of listOf(value2["comments"], "comments", faults)) {
    const text = isRecord(comment) ? jsonText(comment["text"]) : void 0;
    const before = isRecord(comment) ? comment["beforeRow"] : void 0;
    if (text === void 0 || typeof before !== "number") faults.add("malformed-json", { keyword: "comments" });
    else block.comments.push({ beforeRow: before, text });
  }
  return block;
}
function listOf(value2, keyword2, faults) {
  if (Array.isArray(value2)) return value2;
  if (value2 !== void 0) faults.add("malformed-json", { keyword: keyword2, value: typeof value2 });
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
  const keyword2 = line.kind === "comment" ? COMMENT : line.keyword;
  if (line.kind === "data") faults.add("malformed-line", { line: line.line, value: line.value });
  else if (draft.blocks.length === 0) draft.header.push({ keyword: keyword2, value: line.value, line: line.line });
  else if (line.kind === "comment") takeLine(line, draft.blocks.at(-1) ?? blockDraft("", 0), faults);
  else faults.add("keyword-out-of-order", { line: line.line, keyword: keyword2 });
}
function takeLine(line, block, faults) {
  const { kind, keyword: keyword2, value: value2 } = line;
  if (kind === "data") block.rows.push({ line: line.line, text: value2 });
  else if (kind === "comment" && block.rows.length > 0)
    block.comments.push({ beforeRow: block.rows.length, text: value2 });
  else if (block.rows.length > 0) faults.add("keyword-out-of-order", { line: line.line, keyword: keyword2 });
  else block.fields.push({ keyword: kind === "comment" ? COMMENT : keyword2, value: value2, line: line.line });
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
  const blocks2 = metadata === void 0 ? [] : [blockOf3(metadata, "META", faults)];
  for (const child of data?.children ?? []) {
    if (child.name === "COMMENT")
      blocks2.at(-1)?.fields.push({ keyword: "COMMENT", value: child.text, line: child.line });
    else blocks2.push(blockOf3(child, child.name.toUpperCase(), faults));
  }
  return {
    version: root.attributes["version"] ?? "",
    versionLine: root.line,
    header: header === void 0 ? [] : header.children.flatMap((child) => fieldOf(child, faults)),
    blocks: blocks2
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
  const keyword2 = name === "USER_DEFINED" ? `USER_DEFINED_${attributes["parameter"] ?? ""}` : name;
  const unit2 = attributes["units"];
  return [{ keyword: keyword2, value: element.text, line, ...unit2 === void 0 ? {} : { unit: unit2 } }];
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
  const text = (keyword2) => textOf(fields, keyword2) ?? "";
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
      const value2 = parseNumber(part);
      if (Number.isNaN(value2)) {
        faults.add("not-a-number", { line, value: part, segment: number });
        return;
      }
      lowerTriangleKm[at] = value2;
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
    const value2 = parseNumber(part);
    if (Number.isNaN(value2)) {
      faults.add("not-a-number", { line, keyword: STATE_KEYWORDS[index - 1], value: part, segment: number });
      return;
    }
    values.push(value2);
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
  const value2 = parseJson(text, faults);
  if (value2 === void 0) return void 0;
  if (!isRecord(value2) || jsonText(value2["CCSDS_OEM_VERS"]) === void 0) {
    faults.add("missing-keyword", { keyword: "CCSDS_OEM_VERS" });
    return void 0;
  }
  const draft = {
    version: jsonText(value2["CCSDS_OEM_VERS"]) ?? "",
    versionLine: 0,
    header: fieldsFromJson(value2["header"] ?? {}, "header", faults),
    segments: []
  };
  const segments = listOf2(value2["segments"], "segments", void 0, faults);
  segments.forEach((segment, index) => {
    draft.segments.push(readSegment(segment, index + 1, faults));
  });
  return draft;
}
function listOf2(value2, keyword2, segment, faults) {
  if (Array.isArray(value2)) return value2;
  if (value2 !== void 0) faults.add("malformed-json", { keyword: keyword2, value: typeof value2, segment });
  return [];
}
function readSegment(value2, number, faults) {
  const segment = segmentDraft(0);
  if (!isRecord(value2)) {
    faults.add("malformed-json", { keyword: "segments", value: typeof value2, segment: number });
    return segment;
  }
  segment.fields = fieldsFromJson(value2["metadata"] ?? {}, "metadata", faults);
  closeMetadata(segment);
  for (const comment of listOf2(value2["comments"], "comments", number, faults)) {
    if (!isRecord(comment)) continue;
    const before = comment["beforeState"];
    segment.comments.push({
      beforeState: typeof before === "number" ? before : 0,
      text: jsonText(comment["text"]) ?? ""
    });
  }
  for (const state of listOf2(value2["states"], "states", number, faults)) {
    addState(segment, textsOf(state).join(" "), 0, number, faults);
  }
  for (const covariance of listOf2(value2["covariances"], "covariances", number, faults)) {
    readCovariance(segment, covariance, number, faults);
  }
  return segment;
}
function textsOf(value2) {
  return Array.isArray(value2) ? value2.map((item) => jsonText(item) ?? "") : [];
}
function readCovariance(segment, value2, number, faults) {
  if (!isRecord(value2)) {
    faults.add("malformed-json", { keyword: "covariances", value: typeof value2, segment: number });
    return;
  }
  const numbers2 = textsOf(value2["lowerTriangle"]);
  const frame = jsonText(value2["COV_REF_FRAME"]);
  const rows3 = [1, 2, 3, 4, 5, 6].map((width) => numbers2.splice(0, width).join(" ")).filter((row) => row !== "");
  if (numbers2.length > 0) rows3.push(numbers2.join(" "));
  addCovariance(
    segment,
    {
      line: 0,
      comments: textsOf(value2["COMMENT"]),
      epoch: jsonText(value2["EPOCH"]) ?? "",
      ...frame === void 0 ? {} : { frame },
      rows: rows3,
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
      const value2 = numberIn(child, STATE_UNITS[index] ?? "", number, faults);
      if (Number.isNaN(value2)) return;
      values.push(value2);
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
function numberIn(element, unit2, number, faults) {
  const { name: keyword2, text, line } = element;
  const written = element.attributes["units"];
  if (written !== void 0 && unit2 !== "" && written.toLowerCase() !== unit2) {
    faults.add("wrong-unit", { line, keyword: keyword2, value: written, limit: unit2, segment: number });
  }
  const value2 = parseNumber(text);
  if (Number.isNaN(value2)) faults.add("not-a-number", { line, keyword: keyword2, value: text, segment: number });
  return value2;
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
      const value2 = numberIn(child, "", number, faults);
      if (Number.isNaN(value2)) return;
      lowerTriangleKm[texts.length] = value2;
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
  const lineOf = (keyword2) => metadata.fields.find((field) => field.keyword === keyword2)?.line;
  const order = (keyword2, value2, limit2) => faults.add("time-span-order", { line: lineOf(keyword2), keyword: keyword2, value: value2, limit: limit2, segment: number });
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
    const differs = (keyword2, ours, theirs, code) => {
      if (ours.toUpperCase() === theirs.toUpperCase()) return;
      const line = metadata.fields.find((field) => field.keyword === keyword2)?.line;
      faults.add(code, { line, keyword: keyword2, value: ours, limit: theirs, segment: index + 1 });
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

// packages/astro/src/ephemeris/interpolate.ts
var STATE_WIDTH = 6;
function lagrangeWindow(mostNodes) {
  return { start: -1, count: 0, stepS: Number.NaN, weights: new Float64Array(mostNodes) };
}
function lagrange(epochs, states, start, count, at, window, out) {
  if (window.start !== start || window.count !== count) refreshWeights(epochs, start, count, window);
  const { weights } = window;
  let x = 0;
  let y = 0;
  let z = 0;
  let u = 0;
  let v = 0;
  let w = 0;
  let total = 0;
  for (let j = 0; j < count; j++) {
    const base = (start + j) * STATE_WIDTH;
    const gap = at - epochs[start + j];
    if (gap === 0) {
      for (let i = 0; i < STATE_WIDTH; i++) out[i] = states[base + i];
      return;
    }
    const share = weights[j] / gap;
    total += share;
    x += share * states[base];
    y += share * states[base + 1];
    z += share * states[base + 2];
    u += share * states[base + 3];
    v += share * states[base + 4];
    w += share * states[base + 5];
  }
  out[0] = x / total;
  out[1] = y / total;
  out[2] = z / total;
  out[3] = u / total;
  out[4] = v / total;
  out[5] = w / total;
}
function refreshWeights(epochs, start, count, window) {
  const stepS = evenStep(epochs, start, count);
  const isAlike = stepS === window.stepS && count === window.count;
  window.start = start;
  window.count = count;
  window.stepS = stepS;
  if (isAlike) return;
  const scale = count > 1 ? (count - 1) / (epochs[start + count - 1] - epochs[start]) : 1;
  for (let j = 0; j < count; j++) {
    let product = 1;
    const own = epochs[start + j];
    for (let k = 0; k < count; k++) if (k !== j) product *= (own - epochs[start + k]) * scale;
    window.weights[j] = 1 / product;
  }
}
function evenStep(epochs, start, count) {
  if (count < 2) return Number.NaN;
  const stepS = epochs[start + 1] - epochs[start];
  for (let j = start + 2; j < start + count; j++) if (epochs[j] - epochs[j - 1] !== stepS) return Number.NaN;
  return stepS;
}
function hermiteTable(mostNodes) {
  return { nodes: new Float64Array(2 * mostNodes), differences: new Float64Array(2 * mostNodes) };
}
function hermite(epochs, states, start, count, at, table, out) {
  const { nodes, differences } = table;
  const order = 2 * count;
  for (let j = 0; j < count; j++) {
    const offset = epochs[start + j] - at;
    nodes[2 * j] = offset;
    nodes[2 * j + 1] = offset;
  }
  for (let axis = 0; axis < 3; axis++) {
    for (let j = 0; j < count; j++) {
      const base = (start + j) * STATE_WIDTH + axis;
      differences[2 * j] = states[base];
      differences[2 * j + 1] = states[base];
    }
    for (let i = order - 1; i > 0; i--) {
      differences[i] = i % 2 === 1 ? states[(start + (i >> 1)) * STATE_WIDTH + 3 + axis] : (differences[i] - differences[i - 1]) / (nodes[i] - nodes[i - 1]);
    }
    for (let level = 2; level < order; level++) {
      for (let i = order - 1; i >= level; i--) {
        differences[i] = (differences[i] - differences[i - 1]) / (nodes[i] - nodes[i - level]);
      }
    }
    let value2 = differences[order - 1];
    let slope = 0;
    for (let i = order - 2; i >= 0; i--) {
      slope = value2 - slope * nodes[i];
      value2 = differences[i] - value2 * nodes[i];
    }
    out[axis] = value2;
    out[axis + 3] = slope;
  }
}

// packages/astro/src/ephemeris/nodes.ts
function segmentsOf(nodes) {
  const { epochsTaiS } = nodes;
  const declared = nodes.segments ?? [];
  if (declared.length === 0) return [[0, epochsTaiS.length, epochsTaiS[0], epochsTaiS[epochsTaiS.length - 1]]];
  return declared.map(([startIndex, endIndex, from, to]) => [
    startIndex,
    endIndex,
    Math.max(from, epochsTaiS[startIndex]),
    Math.min(to, epochsTaiS[endIndex - 1])
  ]);
}
function assertNodes(nodes) {
  const count = nodes.epochsTaiS.length;
  if (count === 0) throw new RangeError("an ephemeris needs a node");
  if (nodes.states.length !== count * STATE_WIDTH) throw new RangeError("an ephemeris needs six numbers a node");
  if (!(nodes.degree >= 1)) throw new RangeError("an interpolation degree starts at 1");
  let last = Number.NEGATIVE_INFINITY;
  for (const [startIndex, endIndex, useableStart] of segmentsOf(nodes)) {
    if (startIndex < 0 || endIndex > count || startIndex >= endIndex) {
      throw new RangeError("an ephemeris segment lies outside its table");
    }
    if (!(useableStart >= last)) throw new RangeError("ephemeris segments are out of order");
    last = useableStart;
    for (let i = startIndex + 1; i < endIndex; i++) {
      if (!(nodes.epochsTaiS[i] > nodes.epochsTaiS[i - 1])) throw new RangeError("ephemeris epochs must rise");
    }
  }
}

// packages/units/src/kept-per.ts
function keptPer(make) {
  let maker;
  let value2;
  return () => {
    if (maker !== Math.cos) {
      value2 = make();
      maker = Math.cos;
    }
    return value2;
  };
}

// packages/astro/src/frames/sidereal-time.ts
function gmst82(ut1S) {
  const sinceJ2000S = ut1S - SECONDS_PER_DAY / 2;
  const t = sinceJ2000S / (36525 * SECONDS_PER_DAY);
  const seconds = 67310.54841 + (8640184812866e-6 + (0.093104 - 62e-7 * t) * t) * t + sinceJ2000S % SECONDS_PER_DAY;
  return wrapTwoPi(seconds / SECONDS_PER_DAY * TWO_PI);
}
var NODE_TERMS_FROM_TAI_S = -89683170;
function equationOfEquinoxes(nutation, epochTaiS, longitudeOffsetRad = 0) {
  const plain = (nutation.inLongitudeRad + longitudeOffsetRad) * Math.cos(nutation.meanObliquityRad);
  if (epochTaiS < NODE_TERMS_FROM_TAI_S) return plain;
  const node = nutation.lunarNodeRad;
  return plain + (264e-5 * Math.sin(node) + 63e-6 * Math.sin(2 * node)) * RAD_PER_ARCSEC;
}

// packages/astro/src/frames/earth-orientation.ts
var noEarthOrientation = {
  startTaiS: Number.NEGATIVE_INFINITY,
  stopTaiS: Number.POSITIVE_INFINITY,
  hasPoleOffsets: false,
  at: (epochTaiS) => ({
    ut1MinusTaiS: -taiMinusUtcS(epochTaiS),
    xpRad: 0,
    ypRad: 0,
    lodS: 0,
    longitudeOffsetRad: 0,
    obliquityOffsetRad: 0
  })
};
var kept = keptPer(() => ({}));

// packages/astro/src/frames/matrix3.ts
function identity3() {
  return Float64Array.of(1, 0, 0, 0, 1, 0, 0, 0, 1);
}
function aboutX(angleRad) {
  const c = Math.cos(angleRad);
  const s = Math.sin(angleRad);
  return Float64Array.of(1, 0, 0, 0, c, s, 0, -s, c);
}
function aboutY(angleRad) {
  const c = Math.cos(angleRad);
  const s = Math.sin(angleRad);
  return Float64Array.of(c, 0, -s, 0, 1, 0, s, 0, c);
}
function aboutZ(angleRad) {
  const c = Math.cos(angleRad);
  const s = Math.sin(angleRad);
  return Float64Array.of(c, s, 0, -s, c, 0, 0, 0, 1);
}
function turnAboutZ(angleRad, b, out) {
  const c = Math.cos(angleRad);
  const s = Math.sin(angleRad);
  for (let i = 0; i < 3; i++) {
    out[i] = c * b[i] + s * b[3 + i];
    out[3 + i] = c * b[3 + i] - s * b[i];
    out[6 + i] = b[6 + i];
  }
  return out;
}
function multiply3(a, b, out = new Float64Array(9)) {
  for (let row = 0; row < 9; row += 3) {
    const a0 = a[row];
    const a1 = a[row + 1];
    const a2 = a[row + 2];
    out[row] = a0 * b[0] + a1 * b[3] + a2 * b[6];
    out[row + 1] = a0 * b[1] + a1 * b[4] + a2 * b[7];
    out[row + 2] = a0 * b[2] + a1 * b[5] + a2 * b[8];
  }
  return out;
}
function transpose3(m) {
  return Float64Array.of(m[0], m[3], m[6], m[1], m[4], m[7], m[2], m[5], m[8]);
}
function multiplyTransposed3(a, b, out = new Float64Array(9)) {
  for (let row = 0; row < 9; row += 3) {
    const a0 = a[row];
    const a1 = a[row + 1];
    const a2 = a[row + 2];
    out[row] = a0 * b[0] + a1 * b[1] + a2 * b[2];
    out[row + 1] = a0 * b[3] + a1 * b[4] + a2 * b[5];
    out[row + 2] = a0 * b[6] + a1 * b[7] + a2 * b[8];
  }
  return out;
}
function crossMatrix(x, y, z) {
  return Float64Array.of(0, -z, y, z, 0, -x, -y, x, 0);
}

// packages/astro/src/frames/nutation-1980.json
var nutation_1980_default = {
  source: "IAU 1980 theory of nutation, Seidelmann 1982, Celestial Mechanics 27; Explanatory Supplement (1992) table 3.222.1",
  columns: [
    "l",
    "lPrime",
    "F",
    "D",
    "node",
    "longitudeSine",
    "longitudeSinePerCentury",
    "obliquityCosine",
    "obliquityCosinePerCentury"
  ],
  unit: "0.0001 arcsec",
  terms: [
    [0, 0, 0, 0, 1, -171996, -174.2, 92025, 8.9],
    [0, 0, 2, -2, 2, -13187, -1.6, 5736, -3.1],
    [0, 0, 2, 0, 2, -2274, -0.2, 977, -0.5],
    [0, 0, 0, 0, 2, 2062, 0.2, -895, 0.5],
    [0, 1, 0, 0, 0, 1426, -3.4, 54, -0.1],
    [1, 0, 0, 0, 0, 712, 0.1, -7, 0],
    [0, 1, 2, -2, 2, -517, 1.2, 224, -0.6],
    [0, 0, 2, 0, 1, -386, -0.4, 200, 0],
    [1, 0, 2, 0, 2, -301, 0, 129, -0.1],
    [0, -1, 2, -2, 2, 217, -0.5, -95, 0.3],
    [1, 0, 0, -2, 0, -158, 0, -1, 0],
    [0, 0, 2, -2, 1, 129, 0.1, -70, 0],
    [-1, 0, 2, 0, 2, 123, 0, -53, 0],
    [0, 0, 0, 2, 0, 63, 0, -2, 0],
    [1, 0, 0, 0, 1, 63, 0.1, -33, 0],
    [-1, 0, 2, 2, 2, -59, 0, 26, 0],
    [-1, 0, 0, 0, 1, -58, -0.1, 32, 0],
    [1, 0, 2, 0, 1, -51, 0, 27, 0],
    [2, 0, 0, -2, 0, 48, 0, 1, 0],
    [-2, 0, 2, 0, 1, 46, 0, -24, 0],
    [0, 0, 2, 2, 2, -38, 0, 16, 0],
    [2, 0, 2, 0, 2, -31, 0, 13, 0],
    [2, 0, 0, 0, 0, 29, 0, -1, 0],
    [1, 0, 2, -2, 2, 29, 0, -12, 0],
    [0, 0, 2, 0, 0, 26, 0, -1, 0],
    [0, 0, 2, -2, 0, -22, 0, 0, 0],
    [-1, 0, 2, 0, 1, 21, 0, -10, 0],
    [0, 2, 0, 0, 0, 17, -0.1, 0, 0],
    [0, 2, 2, -2, 2, -16, 0.1, 7, 0],
    [-1, 0, 0, 2, 1, 16, 0, -8, 0],
    [0, 1, 0, 0, 1, -15, 0, 9, 0],
    [1, 0, 0, -2, 1, -13, 0, 7, 0],
    [0, -1, 0, 0, 1, -12, 0, 6, 0],
    [2, 0, -2, 0, 0, 11, 0, 0, 0],
    [-1, 0, 2, 2, 1, -10, 0, 5, 0],
    [1, 0, 2, 2, 2, -8, 0, 3, 0],
    [1, 1, 0, -2, 0, -7, 0, 0, 0],
    [0, 1, 2, 0, 2, 7, 0, -3, 0],
    [0, -1, 2, 0, 2, -7, 0, 3, 0],
    [0, 0, 2, 2, 1, -7, 0, 3, 0],
    [-2, 0, 0, 2, 1, -6, 0, 3, 0],
    [1, 0, 0, 2, 0, 6, 0, 0, 0],
    [2, 0, 2, -2, 2, 6, 0, -3, 0],
    [0, 0, 0, 2, 1, -6, 0, 3, 0],
    [1, 0, 2, -2, 1, 6, 0, -3, 0],
    [0, -1, 2, -2, 1, -5, 0, 3, 0],
    [0, 0, 0, -2, 1, -5, 0, 3, 0],
    [1, -1, 0, 0, 0, 5, 0, 0, 0],
    [2, 0, 2, 0, 1, -5, 0, 3, 0],
    [2, 0, 0, -2, 1, 4, 0, -2, 0],
    [0, 1, 2, -2, 1, 4, 0, -2, 0],
    [1, 0, 0, -1, 0, -4, 0, 0, 0],
    [0, 1, 0, -2, 0, -4, 0, 0, 0],
    [1, 0, -2, 0, 0, 4, 0, 0, 0],
    [0, 0, 0, 1, 0, -4, 0, 0, 0],
    [-2, 0, 2, 0, 2, -3, 0, 1, 0],
    [1, -1, 0, -1, 0, -3, 0, 0, 0],
    [1, 1, 0, 0, 0, -3, 0, 0, 0],
    [1, 0, 2, 0, 0, 3, 0, 0, 0],
    [1, -1, 2, 0, 2, -3, 0, 1, 0],
    [-1, -1, 2, 2, 2, -3, 0, 1, 0],
    [3, 0, 2, 0, 2, -3, 0, 1, 0],
    [0, -1, 2, 2, 2, -3, 0, 1, 0],
    [0, -2, 2, -2, 1, -2, 0, 1, 0],
    [-2, 0, 0, 0, 1, -2, 0, 1, 0],
    [1, 1, 2, 0, 2, 2, 0, -1, 0],
    [-1, 0, 2, -2, 1, -2, 0, 1, 0],
    [2, 0, 0, 0, 1, 2, 0, -1, 0],
    [1, 0, 0, 0, 2, -2, 0, 1, 0],
    [3, 0, 0, 0, 0, 2, 0, 0, 0],
    [0, 0, 2, 1, 2, 2, 0, -1, 0],
    [-1, 0, 2, 4, 2, -2, 0, 1, 0],
    [2, 0, -2, 0, 1, 1, 0, 0, 0],
    [2, 1, 0, -2, 0, 1, 0, 0, 0],
    [0, 0, -2, 2, 1, 1, 0, 0, 0],
    [0, 1, -2, 2, 0, -1, 0, 0, 0],
    [0, 1, 0, 0, 2, 1, 0, 0, 0],
    [-1, 0, 0, 1, 1, 1, 0, 0, 0],
    [0, 1, 2, -2, 0, -1, 0, 0, 0],
    [-1, 0, 0, 0, 2, 1, 0, -1, 0],
    [1, 0, 0, -4, 0, -1, 0, 0, 0],
    [-2, 0, 2, 2, 2, 1, 0, -1, 0],
    [2, 0, 0, -4, 0, -1, 0, 0, 0],
    [1, 1, 2, -2, 2, 1, 0, -1, 0],
    [1, 0, 2, 2, 1, -1, 0, 1, 0],
    [-2, 0, 2, 4, 2, -1, 0, 1, 0],
    [-1, 0, 4, 0, 2, 1, 0, 0, 0],
    [1, -1, 0, -2, 0, 1, 0, 0, 0],
    [2, 0, 2, -2, 1, 1, 0, -1, 0],
    [2, 0, 2, 2, 2, -1, 0, 0, 0],
    [1, 0, 0, 2, 1, -1, 0, 0, 0],
    [0, 0, 4, -2, 2, 1, 0, 0, 0],
    [3, 0, 2, -2, 2, 1, 0, 0, 0],
    [1, 0, 2, -2, 0, -1, 0, 0, 0],
    [0, 1, 2, 0, 1, 1, 0, 0, 0],
    [-1, -1, 0, 2, 1, 1, 0, 0, 0],
    [0, 0, -2, 0, 1, -1, 0, 0, 0],
    [0, 0, 2, -1, 2, -1, 0, 0, 0],
    [0, 1, 0, 2, 0, -1, 0, 0, 0],
    [1, 0, -2, -2, 0, -1, 0, 0, 0],
    [0, -1, 2, 0, 1, -1, 0, 0, 0],
    [1, 1, 0, -2, 1, -1, 0, 0, 0],
    [1, 0, -2, 2, 0, -1, 0, 0, 0],
    [2, 0, 0, 2, 0, 1, 0, 0, 0],
    [0, 0, 2, 4, 2, -1, 0, 0, 0],
    [0, 1, 0, 1, 0, 1, 0, 0, 0]
  ]
};

// packages/astro/src/frames/precession-nutation.ts
var TERM_COUNT = nutation_1980_default.terms.length;
var TERM_WIDTH = 9;
var TERMS = Float64Array.from(nutation_1980_default.terms.flat());
var RAD_PER_TERM_UNIT = RAD_PER_ARCSEC * 1e-4;
function precession1976(centuriesTt) {
  const t = centuriesTt;
  const zeta = (2306.2181 + (0.30188 + 0.017998 * t) * t) * t * RAD_PER_ARCSEC;
  const theta = (2004.3109 + (-0.42665 - 0.041833 * t) * t) * t * RAD_PER_ARCSEC;
  const z = (2306.2181 + (1.09468 + 0.018203 * t) * t) * t * RAD_PER_ARCSEC;
  return multiply3(aboutZ(-z), multiply3(aboutY(theta), aboutZ(-zeta)));
}
function meanObliquity(centuriesTt) {
  const t = centuriesTt;
  return (84381.448 + (-46.815 + (-59e-5 + 1813e-6 * t) * t) * t) * RAD_PER_ARCSEC;
}
function nutation1980(centuriesTt) {
  const t = centuriesTt;
  const l = argument(485866.733, 1325, 715922.633, 31.31, 0.064, t);
  const lPrime = argument(1287099804e-3, 99, 1292581224e-3, -0.577, -0.012, t);
  const f = argument(335778.877, 1342, 295263.137, -13.257, 0.011, t);
  const d = argument(1072261307e-3, 1236, 1105601328e-3, -6.891, 0.019, t);
  const node = argument(450160.28, -5, -482890.539, 7.455, 8e-3, t);
  let longitude = 0;
  let obliquity = 0;
  for (let i = (TERM_COUNT - 1) * TERM_WIDTH; i >= 0; i -= TERM_WIDTH) {
    const angle = TERMS[i] * l + TERMS[i + 1] * lPrime + TERMS[i + 2] * f + TERMS[i + 3] * d + TERMS[i + 4] * node;
    longitude += (TERMS[i + 5] + TERMS[i + 6] * t) * Math.sin(angle);
    obliquity += (TERMS[i + 7] + TERMS[i + 8] * t) * Math.cos(angle);
  }
  return {
    inLongitudeRad: longitude * RAD_PER_TERM_UNIT,
    inObliquityRad: obliquity * RAD_PER_TERM_UNIT,
    meanObliquityRad: meanObliquity(t),
    lunarNodeRad: node
  };
}
function nutationMatrix(nutation) {
  const mean = nutation.meanObliquityRad;
  const toEquator = aboutX(-(mean + nutation.inObliquityRad));
  return multiply3(toEquator, multiply3(aboutZ(-nutation.inLongitudeRad), aboutX(mean)));
}
function poleOffsetMatrix(trueObliquityRad, longitudeOffsetRad, obliquityOffsetRad) {
  const toEquator = aboutX(-(trueObliquityRad + obliquityOffsetRad));
  return multiply3(toEquator, multiply3(aboutZ(-longitudeOffsetRad), aboutX(trueObliquityRad)));
}
function argument(at0, turns, linear, square, cube, t) {
  return ((at0 + (linear + (square + cube * t) * t) * t) * RAD_PER_ARCSEC + turns * t % 1 * TWO_PI) % TWO_PI;
}

// packages/astro/src/frames/equator-of-date.ts
var GRID_S = 900;
var SLOTS = 1024;
var kept2 = keptPer(() => new Array(SLOTS).fill(void 0));
function nutationAt(epochTaiS) {
  const index = Math.floor(epochTaiS / GRID_S);
  const weight = epochTaiS / GRID_S - index;
  const before = nodeAt(index).nutation;
  const after2 = nodeAt(index + 1).nutation;
  return {
    inLongitudeRad: before.inLongitudeRad + weight * (after2.inLongitudeRad - before.inLongitudeRad),
    inObliquityRad: before.inObliquityRad + weight * (after2.inObliquityRad - before.inObliquityRad),
    meanObliquityRad: before.meanObliquityRad + weight * (after2.meanObliquityRad - before.meanObliquityRad),
    lunarNodeRad: before.lunarNodeRad
  };
}
function trueOfDateAt(epochTaiS, out) {
  const index = Math.floor(epochTaiS / GRID_S);
  return between(nodeAt(index).trueOfDate, nodeAt(index + 1).trueOfDate, epochTaiS / GRID_S - index, out);
}
function temeAt(epochTaiS, out) {
  const index = Math.floor(epochTaiS / GRID_S);
  return between(nodeAt(index).teme, nodeAt(index + 1).teme, epochTaiS / GRID_S - index, out);
}
function between(before, after2, weight, out) {
  for (let i = 0; i < 9; i++) out[i] = before[i] + weight * (after2[i] - before[i]);
  return out;
}
function nodeAt(index) {
  const nodes = kept2();
  const slot = index & SLOTS - 1;
  const keptNode = nodes[slot];
  if (keptNode?.index === index) return keptNode;
  const epochTaiS = index * GRID_S;
  const centuries = julianCenturiesTt(epochTaiS);
  const nutation = nutation1980(centuries);
  const trueOfDate2 = multiply3(nutationMatrix(nutation), precession1976(centuries));
  const teme = multiply3(aboutZ(equationOfEquinoxes(nutation, epochTaiS)), trueOfDate2);
  const node = { index, nutation, trueOfDate: trueOfDate2, teme };
  nodes[slot] = node;
  return node;
}

// packages/astro/src/frames/polar-motion.ts
function polarMotion(xpRad, ypRad) {
  return multiply3(aboutX(-ypRad), aboutY(-xpRad));
}

// packages/astro/src/frames/observed-earth.ts
var FRAME_BIAS = Float64Array.of(
  0.9999999999999942,
  -7078279744199198e-23,
  805614893899715e-22,
  7078279477859593e-23,
  0.9999999999999969,
  33060414542221364e-24,
  -8056149173007988e-23,
  -330604088398538e-22,
  0.9999999999999962
);
var GRID_S2 = 900;
var SLOTS2 = 1024;
var grids = /* @__PURE__ */ new WeakMap();
var trueOfDate = new Float64Array(9);
var pole = new Float64Array(9);
function observedEarth(epochTaiS, eop) {
  const place = epochTaiS / GRID_S2;
  const index = Math.floor(place);
  const weight = place - index;
  let grid = grids.get(eop);
  if (grid === void 0) {
    grid = new Array(SLOTS2).fill(void 0);
    grids.set(eop, grid);
  }
  const before = nodeAt2(index, eop, grid);
  const after2 = nodeAt2(index + 1, eop, grid);
  for (let i = 0; i < 9; i++) {
    trueOfDate[i] = before.trueOfDate[i] + weight * (after2.trueOfDate[i] - before.trueOfDate[i]);
    pole[i] = before.polarMotion[i] + weight * (after2.polarMotion[i] - before.polarMotion[i]);
  }
  return {
    trueOfDate,
    polarMotion: pole,
    ut1MinusTaiS: before.ut1MinusTaiS + weight * (after2.ut1MinusTaiS - before.ut1MinusTaiS),
    equinoxesRad: before.equinoxesRad + weight * (after2.equinoxesRad - before.equinoxesRad),
    lodS: before.lodS + weight * (after2.lodS - before.lodS)
  };
}
function nodeAt2(index, eop, grid) {
  const slot = index & SLOTS2 - 1;
  const keptNode = grid[slot];
  if (keptNode?.index === index) return keptNode;
  const epochTaiS = index * GRID_S2;
  const sample = eop.at(epochTaiS);
  const nutation = nutationAt(epochTaiS);
  const offsets = poleOffsetMatrix(
    nutation.meanObliquityRad + nutation.inObliquityRad,
    sample.longitudeOffsetRad,
    sample.obliquityOffsetRad
  );
  const fromGcrf = multiply3(offsets, trueOfDateAt(epochTaiS, new Float64Array(9)));
  const node = {
    index,
    trueOfDate: multiplyTransposed3(fromGcrf, FRAME_BIAS),
    polarMotion: polarMotion(sample.xpRad, sample.ypRad),
    ut1MinusTaiS: sample.ut1MinusTaiS,
    equinoxesRad: equationOfEquinoxes(nutation, epochTaiS, sample.longitudeOffsetRad),
    lodS: sample.lodS
  };
  grid[slot] = node;
  return node;
}

// packages/astro/src/frames/rotation.ts
var EME2000 = identity3();
var GCRF = transpose3(FRAME_BIAS);
var target = new Float64Array(9);
var origin = new Float64Array(9);
var work = new Float64Array(9);
function rotationBetween(from, to, epochTaiS, eop = noEarthOrientation, out = new Float64Array(9)) {
  if (from === to) {
    out.set(EME2000);
    return out;
  }
  return multiplyTransposed3(fromEme2000(to, epochTaiS, eop, target), fromEme2000(from, epochTaiS, eop, origin), out);
}
function fromEme2000(to, epochTaiS, eop, out) {
  switch (to) {
    case "EME2000":
      return EME2000;
    case "GCRF":
      return GCRF;
    case "TEME":
      return temeAt(epochTaiS, out);
    case "TOD":
      return trueOfDateAt(epochTaiS, out);
    case "ITRF":
      return itrfAt(epochTaiS, eop, out);
  }
}
function itrfAt(epochTaiS, eop, out) {
  if (!eop.hasPoleOffsets) return itrfFromTeme(epochTaiS, eop, out);
  const observed = observedEarth(epochTaiS, eop);
  const sidereal = gmst82(epochTaiS + observed.ut1MinusTaiS) + observed.equinoxesRad;
  turnAboutZ(sidereal, observed.trueOfDate, work);
  return multiply3(observed.polarMotion, work, out);
}
function itrfFromTeme(epochTaiS, eop, out) {
  const sample = eop.at(epochTaiS);
  turnAboutZ(gmst82(epochTaiS + sample.ut1MinusTaiS), temeAt(epochTaiS, work), out);
  if (sample.xpRad === 0 && sample.ypRad === 0) return out;
  work.set(out);
  return multiply3(polarMotion(sample.xpRad, sample.ypRad), work, out);
}
function earthRotationInItrf(epochTaiS, eop = noEarthOrientation) {
  if (eop.hasPoleOffsets) {
    const { lodS, polarMotion: pole2 } = observedEarth(epochTaiS, eop);
    return alongPole(pole2, lodS);
  }
  const sample = eop.at(epochTaiS);
  if (sample.xpRad === 0 && sample.ypRad === 0) return alongPole(EME2000, sample.lodS);
  return alongPole(polarMotion(sample.xpRad, sample.ypRad), sample.lodS);
}
function alongPole(pole2, lodS) {
  const rate = EARTH_ROTATION_RADPS * (1 - lodS / SECONDS_PER_DAY);
  return [pole2[2] * rate, pole2[5] * rate, pole2[8] * rate];
}
function velocityCoupling(from, to, rotation, epochTaiS, eop) {
  if (from === "ITRF" === (to === "ITRF")) return void 0;
  const [x, y, z] = earthRotationInItrf(epochTaiS, eop);
  return to === "ITRF" ? multiply3(crossMatrix(-x, -y, -z), rotation) : multiply3(rotation, crossMatrix(x, y, z));
}
function transformState(state, to, eop) {
  if (state.frame === to) return state;
  const m = rotationBetween(state.frame, to, state.epochTaiS, eop);
  const coupling = velocityCoupling(state.frame, to, m, state.epochTaiS, eop);
  const turned = rotated(m, state.velocityMps);
  const carried = coupling === void 0 ? void 0 : rotated(coupling, state.positionM);
  return {
    epochTaiS: state.epochTaiS,
    frame: to,
    positionM: rotated(m, state.positionM),
    velocityMps: carried === void 0 ? turned : [turned[0] + carried[0], turned[1] + carried[1], turned[2] + carried[2]]
  };
}
function rotated(m, v) {
  return [
    m[0] * v[0] + m[1] * v[1] + m[2] * v[2],
    m[3] * v[0] + m[4] * v[1] + m[5] * v[2],
    m[6] * v[0] + m[7] * v[1] + m[8] * v[2]
  ];
}

// packages/astro/src/frames/local.ts
var ON_THE_AXIS = 1e-290;
function localAxes(frame, positionM, velocityMps) {
  const r = unit(positionM);
  const momentum = cross(positionM, velocityMps);
  const w = unit(momentum);
  switch (frame) {
    case "RTN":
      return rows2(r, cross(w, r), w);
    case "TNW": {
      const t = unit(velocityMps);
      return rows2(t, cross(w, t), w);
    }
    case "NTW": {
      const t = unit(velocityMps);
      return rows2(cross(t, w), t, w);
    }
    case "VNC": {
      const v = unit(velocityMps);
      return rows2(v, w, cross(v, w));
    }
    case "LVLH": {
      const z = negative(r);
      const y = negative(w);
      return rows2(cross(y, z), y, z);
    }
    case "NSW": {
      const node = ascendingNode(w);
      return rows2(node, cross(w, node), w);
    }
    case "PQW": {
      const e = cross(velocityMps, momentum).map((value2, i) => value2 / MU_EARTH - r[i]);
      if (Math.hypot(e[0], e[1], e[2]) < 1e-11) return localAxes("NSW", positionM, velocityMps);
      const q = unit(cross(w, e));
      return rows2(cross(q, w), q, w);
    }
    case "EQW": {
      const sign = w[2] < 0 ? -1 : 1;
      const p = w[0] / (1 + sign * w[2]);
      const q = -w[1] / (1 + sign * w[2]);
      const f = unit([1 - p * p + q * q, 2 * p * q, -2 * p * sign]);
      return rows2(f, cross(w, f), w);
    }
    case "SEZ": {
      const fromAxis = Math.hypot(r[0], r[1]);
      const east = fromAxis > ON_THE_AXIS ? [-r[1] / fromAxis, r[0] / fromAxis, 0] : [0, 1, 0];
      return rows2(cross(east, r), east, r);
    }
  }
}
function rotateCovariance(cov6, rot3) {
  const half = new Float64Array(36);
  for (let row = 0; row < 6; row++) {
    const block = row < 3 ? 0 : 3;
    const m = (row - block) * 3;
    for (let column = 0; column < 6; column++) {
      half[row * 6 + column] = rot3[m] * cov6[block * 6 + column] + rot3[m + 1] * cov6[(block + 1) * 6 + column] + rot3[m + 2] * cov6[(block + 2) * 6 + column];
    }
  }
  const out = new Float64Array(36);
  for (let row = 0; row < 6; row++) {
    for (let column = row; column < 6; column++) {
      const block = column < 3 ? 0 : 3;
      const m = (column - block) * 3;
      const value2 = half[row * 6 + block] * rot3[m] + half[row * 6 + block + 1] * rot3[m + 1] + half[row * 6 + block + 2] * rot3[m + 2];
      out[row * 6 + column] = value2;
      out[column * 6 + row] = value2;
    }
  }
  return out;
}
function ascendingNode(w) {
  const size = Math.hypot(w[0], w[1]);
  return size > 1e-11 ? [-w[1] / size, w[0] / size, 0] : [1, 0, 0];
}
function unit(v) {
  const size = Math.hypot(v[0], v[1], v[2]);
  return [v[0] / size, v[1] / size, v[2] / size];
}
function cross(a, b) {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}
function negative(v) {
  return [-v[0], -v[1], -v[2]];
}
function rows2(a, b, c) {
  return Float64Array.of(a[0], a[1], a[2], b[0], b[1], b[2], c[0], c[1], c[2]);
}

// packages/astro/src/covariance/matrix6.ts
function identity6() {
  const out = new Float64Array(36);
  for (let i = 0; i < 36; i += 7) out[i] = 1;
  return out;
}
function multiply6(a, b) {
  const out = new Float64Array(36);
  for (let row = 0; row < 36; row += 6) {
    for (let column = 0; column < 6; column++) {
      let sum = 0;
      for (let k = 0; k < 6; k++) sum += a[row + k] * b[k * 6 + column];
      out[row + column] = sum;
    }
  }
  return out;
}
function congruent6(a, c) {
  const half = multiply6(a, c);
  const out = new Float64Array(36);
  for (let row = 0; row < 6; row++) {
    for (let column = row; column < 6; column++) {
      let sum = 0;
      for (let k = 0; k < 6; k++) sum += half[row * 6 + k] * a[column * 6 + k];
      out[row * 6 + column] = sum;
      out[column * 6 + row] = sum;
    }
  }
  return out;
}
function invert6(matrix) {
  const left = Float64Array.from(matrix);
  const right = identity6();
  for (let column = 0; column < 6; column++) {
    let pivot = column;
    for (let row = column + 1; row < 6; row++) {
      if (Math.abs(left[row * 6 + column]) > Math.abs(left[pivot * 6 + column])) pivot = row;
    }
    const head = left[pivot * 6 + column];
    if (!(Math.abs(head) > 0)) return void 0;
    for (let k = 0; k < 6; k++) {
      exchange(left, column * 6 + k, pivot * 6 + k);
      exchange(right, column * 6 + k, pivot * 6 + k);
      left[column * 6 + k] = left[column * 6 + k] / head;
      right[column * 6 + k] = right[column * 6 + k] / head;
    }
    for (let row = 0; row < 6; row++) {
      const factor = left[row * 6 + column];
      if (row === column || factor === 0) continue;
      for (let k = 0; k < 6; k++) {
        left[row * 6 + k] = left[row * 6 + k] - factor * left[column * 6 + k];
        right[row * 6 + k] = right[row * 6 + k] - factor * right[column * 6 + k];
      }
    }
  }
  return right;
}
function exchange(values, i, j) {
  const kept3 = values[i];
  values[i] = values[j];
  values[j] = kept3;
}

// packages/astro/src/covariance/rotate.ts
function covarianceInStateFrame(cov, state) {
  if (cov.frame === state.frame) return cov;
  if (cov.frame !== "RTN" && cov.frame !== "TNW") {
    throw new RangeError(`a covariance in ${cov.frame} does not belong to a state in ${state.frame}`);
  }
  const back = transpose3(localAxes(cov.frame, state.positionM, state.velocityMps));
  return { epochTaiS: cov.epochTaiS, frame: state.frame, matrix: rotateCovariance(cov.matrix, back) };
}
function covarianceInLocal(cov, local, state) {
  if (cov.frame === local) return cov;
  const { matrix } = covarianceInStateFrame(cov, state);
  const axes = localAxes(local, state.positionM, state.velocityMps);
  return { epochTaiS: cov.epochTaiS, frame: local, matrix: rotateCovariance(matrix, axes) };
}
function covarianceInFrame(cov, to, eop) {
  if (cov.frame === to || cov.frame === "RTN" || cov.frame === "TNW") return cov;
  const rotation = rotationBetween(cov.frame, to, cov.epochTaiS, eop);
  const coupling = velocityCoupling(cov.frame, to, rotation, cov.epochTaiS, eop);
  const matrix = coupling === void 0 ? rotateCovariance(cov.matrix, rotation) : congruent6(blocks(rotation, coupling), cov.matrix);
  return { epochTaiS: cov.epochTaiS, frame: to, matrix };
}
function blocks(rotation, coupling) {
  const out = new Float64Array(36);
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 3; column++) {
      out[row * 6 + column] = rotation[row * 3 + column];
      out[(row + 3) * 6 + column + 3] = rotation[row * 3 + column];
      out[(row + 3) * 6 + column] = coupling[row * 3 + column];
    }
  }
  return out;
}

// packages/astro/src/elements/equinoctial.ts
function equinoctialSense(state) {
  return state[0] * state[4] - state[1] * state[3] < 0 ? -1 : 1;
}
function equinoctialFromCartesian(state, mu = MU_EARTH, sense = equinoctialSense(state)) {
  const x = state[0];
  const y = state[1];
  const z = state[2];
  const u = state[3];
  const v = state[4];
  const w = state[5];
  const r = Math.hypot(x, y, z);
  const energy = (u * u + v * v + w * w) / 2 - mu / r;
  const hx = y * w - z * v;
  const hy = z * u - x * w;
  const hz = x * v - y * u;
  const h = Math.hypot(hx, hy, hz);
  if (!(energy < 0) || !(h > 0)) return void 0;
  const a = -mu / (2 * energy);
  const chi = hx / (h + sense * hz);
  const psi = -hy / (h + sense * hz);
  const { f, g } = equinoctialAxes(chi, psi, sense);
  const ex = (v * hz - w * hy) / mu - x / r;
  const ey = (w * hx - u * hz) / mu - y / r;
  const ez = (u * hy - v * hx) / mu - z / r;
  const af = ex * f[0] + ey * f[1] + ez * f[2];
  const ag = ex * g[0] + ey * g[1] + ez * g[2];
  const root = Math.sqrt(1 - af * af - ag * ag);
  if (!(root > 0)) return void 0;
  const beta = 1 / (1 + root);
  const along = (x * f[0] + y * f[1] + z * f[2]) / (a * root);
  const across = (x * g[0] + y * g[1] + z * g[2]) / (a * root);
  const cosF = af + (1 - af * af * beta) * along - af * ag * beta * across;
  const sinF = ag + (1 - ag * ag * beta) * across - af * ag * beta * along;
  const eccentricLongitude2 = Math.atan2(sinF, cosF);
  return {
    meanMotionRadps: Math.sqrt(mu / a) / a,
    af,
    ag,
    chi,
    psi,
    meanLongitudeRad: wrapTwoPi(eccentricLongitude2 + ag * cosF - af * sinF),
    sense
  };
}
function equinoctialAxes(chi, psi, sense) {
  const c = 1 + chi * chi + psi * psi;
  const twist = 2 * chi * psi / c;
  return {
    f: [(1 - chi * chi + psi * psi) / c, twist, -2 * sense * chi / c],
    g: [sense * twist, sense * (1 + chi * chi - psi * psi) / c, 2 * psi / c],
    w: [2 * chi / c, -2 * psi / c, sense * (1 - chi * chi - psi * psi) / c]
  };
}

// packages/astro/src/elements/equinoctial-jacobian.ts
function equinoctialJacobian(elements, mu = MU_EARTH) {
  const { meanMotionRadps, af, ag, chi, psi, meanLongitudeRad, sense } = elements;
  const out = { state: new Float64Array(6), jacobian: new Float64Array(36) };
  equinoctialTangent([meanMotionRadps, af, ag, chi, psi, meanLongitudeRad], sense, out, mu);
  return out.jacobian;
}
var onCircle = new Float64Array(2);
function equinoctialTangent(packed, sense, { state, jacobian }, mu = MU_EARTH) {
  const n = packed[0];
  const af = packed[1];
  const ag = packed[2];
  const chi = packed[3];
  const psi = packed[4];
  const a = Math.cbrt(mu / (n * n));
  const root = Math.sqrt(1 - af * af - ag * ag);
  const beta = 1 / (1 + root);
  eccentricLongitude(packed[5], af, ag, onCircle);
  const cos = onCircle[0];
  const sin = onCircle[1];
  const q = 1 - af * cos - ag * sin;
  const xx = 1 - ag * ag * beta;
  const yy = 1 - af * af * beta;
  const xy = af * ag * beta;
  const along = xx * cos + xy * sin - af;
  const across = yy * sin + xy * cos - ag;
  const alongF = xy * cos - xx * sin;
  const acrossF = yy * cos - xy * sin;
  const alongRate = alongF / q;
  const acrossRate = acrossF / q;
  const alongFF = -xx * cos - xy * sin;
  const acrossFF = -yy * sin - xy * cos;
  const radius3 = q * q * q;
  const betaByRoot = beta * beta / root;
  const betaAf = betaByRoot * af;
  const betaAg = betaByRoot * ag;
  const bigAf = sin / q;
  const bigAg = -cos / q;
  const crossAf = ag * beta + af * ag * betaAf;
  const crossAg = af * beta + af * ag * betaAg;
  const xxAf = ag * ag * betaAf;
  const xxAg = 2 * ag * beta + ag * ag * betaAg;
  const yyAf = 2 * af * beta + af * af * betaAf;
  const yyAg = af * af * betaAg;
  const alongAf = -xxAf * cos + crossAf * sin - 1 + alongF * bigAf;
  const acrossAf = -yyAf * sin + crossAf * cos + acrossF * bigAf;
  const alongAg = -xxAg * cos + crossAg * sin + alongF * bigAg;
  const acrossAg = -yyAg * sin + crossAg * cos - 1 + acrossF * bigAg;
  const qF = af * sin - ag * cos;
  const qAf = -cos + qF * bigAf;
  const qAg = -sin + qF * bigAg;
  const alongRateAf = (xxAf * sin + crossAf * cos + alongFF * bigAf - alongRate * qAf) / q;
  const acrossRateAf = (-yyAf * cos - crossAf * sin + acrossFF * bigAf - acrossRate * qAf) / q;
  const alongRateAg = (xxAg * sin + crossAg * cos + alongFF * bigAg - alongRate * qAg) / q;
  const acrossRateAg = (-yyAg * cos - crossAg * sin + acrossFF * bigAg - acrossRate * qAg) / q;
  const c = 1 / (1 + chi * chi + psi * psi);
  const twist = 2 * chi * psi * c;
  const fx = (1 - chi * chi + psi * psi) * c;
  const fy = twist;
  const fz = -2 * sense * chi * c;
  const gx = sense * twist;
  const gy = sense * (1 + chi * chi - psi * psi) * c;
  const gz = 2 * psi * c;
  const wx = 2 * chi * c;
  const wy = -2 * psi * c;
  const wz = sense * (1 - chi * chi - psi * psi) * c;
  const perN = 1 / (3 * n);
  const chiF = -2 * c * psi * sense;
  const chiW = -2 * c;
  const psiF = 2 * c * chi * sense;
  const psiW = 2 * c * sense;
  const speed = n * a;
  for (let i = 0; i < 3; i++) {
    const f = i === 0 ? fx : i === 1 ? fy : fz;
    const g = i === 0 ? gx : i === 1 ? gy : gz;
    const w = i === 0 ? wx : i === 1 ? wy : wz;
    const p = i * 6;
    const v = p + 18;
    const position = along * f + across * g;
    const velocity = alongRate * f + acrossRate * g;
    state[i] = a * position;
    state[i + 3] = speed * velocity;
    jacobian[p] = -2 * a * perN * position;
    jacobian[v] = speed * perN * velocity;
    jacobian[p + 1] = a * (alongAf * f + acrossAf * g);
    jacobian[v + 1] = speed * (alongRateAf * f + acrossRateAf * g);
    jacobian[p + 2] = a * (alongAg * f + acrossAg * g);
    jacobian[v + 2] = speed * (alongRateAg * f + acrossRateAg * g);
    const fChi = chiF * g + chiW * w;
    const gChi = -chiF * f;
    const fPsi = psiF * g;
    const gPsi = psiW * w - psiF * f;
    jacobian[p + 3] = a * (along * fChi + across * gChi);
    jacobian[v + 3] = speed * (alongRate * fChi + acrossRate * gChi);
    jacobian[p + 4] = a * (along * fPsi + across * gPsi);
    jacobian[v + 4] = speed * (alongRate * fPsi + acrossRate * gPsi);
    jacobian[p + 5] = a * velocity;
    jacobian[v + 5] = -speed * position / radius3;
  }
}

// packages/astro/src/six-numbers.ts
function sixOf({ positionM, velocityMps }) {
  return Float64Array.of(...positionM, ...velocityMps);
}
function stateOfSix(six, epochTaiS, frame = "EME2000") {
  return {
    epochTaiS,
    frame,
    positionM: [six[0], six[1], six[2]],
    velocityMps: [six[3], six[4], six[5]]
  };
}

// packages/astro/src/covariance/inverse-jacobian.ts
function inverseEquinoctialJacobian(elements, mu = MU_EARTH) {
  const n = elements.meanMotionRadps;
  const a = Math.cbrt(mu / (n * n));
  const scaled = equinoctialJacobian(elements, mu);
  for (let row = 0; row < 6; row++) {
    const unit2 = row < 3 ? a : n * a;
    for (let column = 0; column < 6; column++) {
      scaled[row * 6 + column] = scaled[row * 6 + column] * (column === 0 ? n : 1) / unit2;
    }
  }
  const inverse = invert6(scaled);
  if (inverse === void 0) return void 0;
  for (let row = 0; row < 6; row++) {
    for (let column = 0; column < 6; column++) {
      const unit2 = column < 3 ? a : n * a;
      inverse[row * 6 + column] = inverse[row * 6 + column] * (row === 0 ? n : 1) / unit2;
    }
  }
  return inverse;
}

// packages/astro/src/covariance/transport.ts
function twoBodyTransition(from, to, mu = MU_EARTH) {
  const dt = to.epochTaiS - from.epochTaiS;
  const stateFrom = sixOf(from);
  const sense = equinoctialSense(stateFrom);
  const start = equinoctialFromCartesian(stateFrom, mu, sense);
  const end = equinoctialFromCartesian(sixOf(to), mu, sense);
  if (start === void 0 || end === void 0) return straightLine(dt);
  const back = inverseEquinoctialJacobian(start, mu);
  if (back === void 0) return straightLine(dt);
  for (let column = 0; column < 6; column++) back[30 + column] = back[30 + column] + dt * back[column];
  return multiply6(equinoctialJacobian(end, mu), back);
}
function transportCovariance(cov, stateFrom, stateTo, mu = MU_EARTH) {
  if (stateFrom.frame !== stateTo.frame || stateFrom.frame === "ITRF") {
    throw new RangeError("a covariance is carried between states of one inertial frame");
  }
  const phi = twoBodyTransition(stateFrom, stateTo, mu);
  const matrix = congruent6(phi, covarianceInStateFrame(cov, stateFrom).matrix);
  const carried = { epochTaiS: stateTo.epochTaiS, frame: stateTo.frame, matrix };
  return cov.frame === "RTN" || cov.frame === "TNW" ? covarianceInLocal(carried, cov.frame, stateTo) : carried;
}
function straightLine(dt) {
  const phi = identity6();
  for (let i = 0; i < 3; i++) phi[i * 6 + i + 3] = dt;
  return phi;
}

// packages/astro/src/covariance/interpolate.ts
function covarianceBetween(covariances, epochTaiS, stateAt) {
  const state = stateAt(epochTaiS);
  if (state === void 0 || covariances.length === 0) return void 0;
  const after2 = firstAfter(covariances, epochTaiS);
  const carried = (index) => {
    const cov = covariances[index];
    if (cov === void 0) return void 0;
    const own = stateAt(cov.epochTaiS);
    return own === void 0 ? void 0 : carry(cov, own, state);
  };
  const earlier = carried(after2 - 1);
  const later = carried(after2);
  if (earlier === void 0 || later === void 0) return earlier ?? later;
  const from = covariances[after2 - 1].epochTaiS;
  const s = (epochTaiS - from) / (covariances[after2].epochTaiS - from);
  const weight = s * s * s * (10 - s * (15 - 6 * s));
  const matrix = earlier.matrix.map((value2, i) => (1 - weight) * value2 + weight * later.matrix[i]);
  return { epochTaiS, frame: state.frame, matrix };
}
function carry(cov, own, state) {
  if (own.frame !== "ITRF") {
    const inFrame = covarianceInStateFrame(covarianceInFrame(cov, own.frame), own);
    return inFrame.epochTaiS === state.epochTaiS ? inFrame : transportCovariance(inFrame, own, state);
  }
  const from = transformState(own, "EME2000");
  const to = transformState(state, "EME2000");
  const inertial = covarianceInStateFrame(covarianceInFrame(cov, "EME2000"), from);
  return covarianceInFrame(transportCovariance(inertial, from, to), "ITRF");
}
function firstAfter(covariances, epochTaiS) {
  let low = 0;
  let high = covariances.length;
  while (low < high) {
    const middle = low + high >> 1;
    if (covariances[middle].epochTaiS <= epochTaiS) low = middle + 1;
    else high = middle;
  }
  return low;
}

// packages/astro/src/ephemeris/table.ts
function tableEphemeris(nodes) {
  assertNodes(nodes);
  const { epochsTaiS, states, method } = nodes;
  const degree = method === "LINEAR" ? 1 : nodes.degree;
  const isHermite = method === "HERMITE";
  const wanted = isHermite ? Math.ceil((degree + 1) / 2) : degree + 1;
  const segments = segmentsOf(nodes);
  const window = lagrangeWindow(wanted);
  const table = hermiteTable(wanted);
  let segmentHint = 0;
  let nodeHint = 0;
  const stateAt = (epochTaiS, out) => {
    segmentHint = segmentAt(segments, epochTaiS, segmentHint);
    const segment = segments[segmentHint];
    if (!(epochTaiS >= segment[2] && epochTaiS <= segment[3])) return false;
    const [first, end] = segment;
    nodeHint = nodeBefore(epochsTaiS, first, end, epochTaiS, nodeHint);
    const count = Math.min(wanted, end - first);
    const middle = count % 2 === 1 && nodeHint + 1 < end && epochTaiS - epochsTaiS[nodeHint] > epochsTaiS[nodeHint + 1] - epochTaiS ? nodeHint + 1 : nodeHint;
    const start = Math.min(Math.max(middle - (count - 1 >> 1), first), end - count);
    if (isHermite) hermite(epochsTaiS, states, start, count, epochTaiS, table, out);
    else lagrange(epochsTaiS, states, start, count, epochTaiS, window, out);
    return true;
  };
  const base = {
    nodes,
    frame: nodes.frame,
    startTaiS: segments[0][2],
    stopTaiS: segments[segments.length - 1][3],
    stateAt
  };
  const covariances = nodes.covariances ?? [];
  if (covariances.length === 0) return base;
  const stateVectorAt = (epochTaiS) => {
    const out = new Float64Array(6);
    if (!stateAt(epochTaiS, out)) return void 0;
    return stateOfSix(out, epochTaiS, nodes.frame);
  };
  const ownCovariances = segments.map((segment) => {
    const own = covariances.filter((entry) => entry.epochTaiS >= segment[2] && entry.epochTaiS <= segment[3]);
    return own.length > 0 ? own : covariances;
  });
  const covarianceAt = (epochTaiS) => {
    const own = ownCovariances[segmentAt(segments, epochTaiS, 0)];
    return covarianceBetween(own, epochTaiS, stateVectorAt);
  };
  return { ...base, covarianceAt };
}
function segmentAt(segments, epochTaiS, hint) {
  const next = segments[hint + 1];
  if (epochTaiS >= segments[hint][2] && (next === void 0 || epochTaiS < next[2])) return hint;
  let low = 0;
  let high = segments.length - 1;
  while (low < high) {
    const middle = low + high + 1 >> 1;
    if (segments[middle][2] <= epochTaiS) low = middle;
    else high = middle - 1;
  }
  return low;
}
function nodeBefore(epochs, first, end, at, hint) {
  if (hint >= first && hint < end && at >= epochs[hint]) {
    if (hint + 1 >= end || at < epochs[hint + 1]) return hint;
    if (hint + 2 >= end || at < epochs[hint + 2]) return hint + 1;
  }
  let low = first;
  let high = end - 1;
  while (low < high) {
    const middle = low + high + 1 >> 1;
    if (epochs[middle] <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

// packages/astro/src/ephemeris/quality.ts
var WARN_ERROR_M = 1;
var REFUSE_ERROR_M = 100;
var GAP_STEPS = 5;
function ephemerisQuality(nodes) {
  const steps = stepsOf(nodes);
  const sorted = [...steps].sort((a, b) => a - b);
  const median = sorted[sorted.length >> 1] ?? 0;
  const dropped = droppedNodeError(nodes);
  const shared = {
    method: nodes.method,
    degree: nodes.degree,
    nodeCount: nodes.epochsTaiS.length,
    stepS: { shortest: sorted[0] ?? 0, median, longest: sorted[sorted.length - 1] ?? 0 },
    gaps: gapsOf(nodes, median * GAP_STEPS)
  };
  if (dropped === void 0) return { ...shared, verdict: "unknown" };
  const degree = nodes.method === "LINEAR" ? 1 : nodes.degree;
  const estimatedErrorM = dropped * Math.max(2 ** -(degree + 1), 0.01);
  return { ...shared, droppedNodeErrorM: dropped, estimatedErrorM, verdict: verdictOf(estimatedErrorM) };
}
var CLEARLY_BETTER = 0.7;
function chooseInterpolation(nodes) {
  const halfLength = Math.max(...segmentsOf(nodes).map(([start, end]) => end - start + 1 >> 1));
  let best;
  let least = Number.POSITIVE_INFINITY;
  for (const [method, degree] of [
    ["HERMITE", 7],
    ["HERMITE", 9],
    ["LAGRANGE", 7],
    ["LAGRANGE", 9]
  ]) {
    const error = droppedNodeError({ ...nodes, method, degree });
    const isShort = method === "LAGRANGE" && degree >= halfLength;
    if (error === void 0 || !(error < (isShort ? CLEARLY_BETTER : 1) * least)) continue;
    least = error;
    best = { method, degree };
  }
  return best ?? { method: "LAGRANGE", degree: 7 };
}
function verdictOf(estimatedErrorM) {
  if (estimatedErrorM > REFUSE_ERROR_M) return "refuse";
  return estimatedErrorM > WARN_ERROR_M ? "warn" : "good";
}
function droppedNodeError(nodes) {
  let worst;
  const out = new Float64Array(STATE_WIDTH);
  for (const [start, end] of segmentsOf(nodes)) {
    const keptCount = end - start + 1 >> 1;
    if (keptCount < 3) continue;
    const epochs = new Float64Array(keptCount);
    const states = new Float64Array(keptCount * STATE_WIDTH);
    for (let i = 0; i < keptCount; i++) {
      const from = start + 2 * i;
      epochs[i] = nodes.epochsTaiS[from];
      states.set(nodes.states.subarray(from * STATE_WIDTH, (from + 1) * STATE_WIDTH), i * STATE_WIDTH);
    }
    const thinned = tableEphemeris({
      frame: nodes.frame,
      epochsTaiS: epochs,
      states,
      method: nodes.method,
      degree: nodes.degree
    });
    const margin = Math.min((nodes.degree >> 1) + 1, keptCount - 1 >> 1);
    for (let i = margin - 1; i < keptCount - margin; i++) {
      const dropped = start + 2 * i + 1;
      if (dropped >= end || !thinned.stateAt(nodes.epochsTaiS[dropped], out)) continue;
      const base = dropped * STATE_WIDTH;
      const error = Math.hypot(
        out[0] - nodes.states[base],
        out[1] - nodes.states[base + 1],
        out[2] - nodes.states[base + 2]
      );
      worst = Math.max(worst ?? 0, error);
    }
  }
  return worst;
}
function stepsOf(nodes) {
  const steps = [];
  for (const [start, end] of segmentsOf(nodes)) {
    for (let i = start + 1; i < end; i++) steps.push(nodes.epochsTaiS[i] - nodes.epochsTaiS[i - 1]);
  }
  return steps;
}
function gapsOf(nodes, longestStepS) {
  const gaps = [];
  let lastStop;
  for (const [start, end, useableStart, useableStop] of segmentsOf(nodes)) {
    if (lastStop !== void 0 && useableStart > lastStop) gaps.push({ startTaiS: lastStop, stopTaiS: useableStart });
    lastStop = useableStop;
    for (let i = start + 1; i < end; i++) {
      const from = nodes.epochsTaiS[i - 1];
      const to = nodes.epochsTaiS[i];
      if (longestStepS > 0 && to - from > longestStepS) gaps.push({ startTaiS: from, stopTaiS: to });
    }
  }
  return gaps;
}

// packages/assessment/src/orbit/plausible-state.ts
var RADIUS_M = [64e5, 4e9];
var SPEED_MPS = [1, 1e5];
function implausibility(positionM, velocityMps) {
  const radiusM = Math.hypot(...positionM);
  if (!isWithin(radiusM, RADIUS_M)) return { quantity: "position", magnitude: radiusM };
  const speedMps = Math.hypot(...velocityMps);
  return isWithin(speedMps, SPEED_MPS) ? void 0 : { quantity: "velocity", magnitude: speedMps };
}
function isWithin(value2, [least, most]) {
  return value2 >= least && value2 <= most;
}

// packages/assessment/src/orbit/plausible-motion.ts
var SHORT_WAY = 0.5;
var CHORD_RATIO = [0.5, 1.5];
function implausibleMotion({ epochsTaiS, states, segments }) {
  const starts = new Set(segments?.map(([startIndex]) => startIndex));
  for (let node = 0; node < epochsTaiS.length; node++) {
    const epochTaiS = epochsTaiS[node];
    const odd = implausibility(vectorAt(states, 6 * node), vectorAt(states, 6 * node + 3));
    if (odd !== void 0) return { epochTaiS, quantity: odd.quantity };
    if (node > 0 && !starts.has(node) && !isFlown(states, node, epochTaiS - epochsTaiS[node - 1])) {
      return { epochTaiS, quantity: "motion" };
    }
  }
  return void 0;
}
function isFlown(states, node, stepS) {
  const [from, to] = [6 * (node - 1), 6 * node];
  const meanSpeedMps = (lengthAt(states, from + 3) + lengthAt(states, to + 3)) / 2;
  const wayM = meanSpeedMps * stepS;
  if (wayM > SHORT_WAY * lengthAt(states, to)) return true;
  const chordM = Math.hypot(
    states[to] - states[from],
    states[to + 1] - states[from + 1],
    states[to + 2] - states[from + 2]
  );
  return chordM >= CHORD_RATIO[0] * wayM && chordM <= CHORD_RATIO[1] * wayM;
}
function vectorAt(states, at) {
  return [states[at], states[at + 1], states[at + 2]];
}
function lengthAt(states, at) {
  return Math.hypot(states[at], states[at + 1], states[at + 2]);
}

// packages/assessment/src/orbit/table-fitness.ts
function fitTable(bridged) {
  const motion = implausibleMotion(bridged);
  if (motion !== void 0) return fail({ code: "motion-implausible", motion });
  const table = bridged.isInterpolationAssumed ? { ...bridged, ...chooseInterpolation(bridged) } : bridged;
  const doubt = interpolationDoubt(table);
  if (doubt !== void 0 && doubt.limitM === REFUSE_ERROR_M) return fail({ code: "interpolation-unfit", doubt });
  return ok({
    table,
    startTaiS: table.segments.reduce((least, [, , startTaiS]) => Math.min(least, startTaiS), Number.POSITIVE_INFINITY),
    stopTaiS: table.segments.reduce((most, [, , , stopTaiS]) => Math.max(most, stopTaiS), Number.NEGATIVE_INFINITY),
    ...doubt && { coarse: doubt }
  });
}
function interpolationDoubt(nodes) {
  const { verdict, estimatedErrorM, method, degree, stepS } = ephemerisQuality(nodes);
  if (estimatedErrorM === void 0 || verdict !== "warn" && verdict !== "refuse") return void 0;
  const limitM = verdict === "refuse" ? REFUSE_ERROR_M : WARN_ERROR_M;
  return { estimatedErrorM, limitM, method, degree, medianStepS: stepS.median };
}

// packages/assessment/src/orbit/ephemeris-intake.ts
var UNFIT = ["states-end-early"];
function takeEphemeris(text) {
  return detectFormat(text).startsWith("ocm-") ? takeOcm(text) : takeOem(text);
}
function takeOem(text) {
  const { oem, faults } = readOemAll(text);
  if (oem === void 0 || faults.length > 0) return atFault(faults);
  const findings = validateOem(oem);
  const unfit = findings.filter(({ code }) => UNFIT.includes(code));
  if (unfit.length > 0) return atFault(unfit);
  const { objectName: name = "", objectId: designator = "", refFrame = "" } = oem.segments[0]?.metadata ?? {};
  const header = oem.header.fields;
  return fitted({ kind: "OEM", name, designator, refFrame, header, findings }, toEphemerisInput(oem));
}
function takeOcm(text) {
  const { ocm, faults } = readOcmAll(text);
  if (ocm === void 0 || faults.length > 0) return atFault(faults);
  const { header, metadata, blocks: blocks2 } = ocm;
  const cosparId2 = textOf(metadata, "INTERNATIONAL_DESIGNATOR");
  const trajectory = blocks2.find((block) => block.name === "TRAJ");
  const message = {
    kind: "OCM",
    name: textOf(metadata, "OBJECT_NAME") ?? "",
    designator: textOf(metadata, "OBJECT_DESIGNATOR") ?? cosparId2 ?? "",
    ...cosparId2 !== void 0 && { cosparId: cosparId2 },
    refFrame: textOf(trajectory?.fields ?? [], "TRAJ_REF_FRAME") ?? DEFAULTS.TRAJ["TRAJ_REF_FRAME"],
    header,
    findings: byLine([...ocmDeviations(ocm), ...validateOcm(ocm)])
  };
  return fitted(message, ocmEphemerisInput(ocm));
}
function fitted(message, bridged) {
  if (!bridged.ok) return atFault([bridged.fault]);
  const fit = fitTable(bridged.value);
  if (!fit.ok) return fit;
  const creationDate = textOf(message.header, "CREATION_DATE") ?? null;
  const created = parseUtc(creationDate ?? "");
  return ok({
    ...message,
    ...fit.value,
    originator: textOf(message.header, "ORIGINATOR") ?? "",
    creationDate,
    ...created.ok && { createdTaiS: created.value }
  });
}
function atFault(faults) {
  return fail({ code: "message-at-fault", faults });
}
function catalogueNumberOf({ designator }) {
  return /^\d{1,9}$/.test(designator) ? Number(designator) : null;
}

// packages/contract/src/alerts/sentences.ts
var ALERT_SENTENCES = {
  "place-off": "the place is switched off",
  "user-left": "the user is not known to belong to the organisation any more",
  "no-mail-relay": "no mail relay is set",
  "address-none": "the address is none",
  "address-private": "the address is private",
  "https-only": "only https is called",
  "no-public-address": "the name leads to no public address",
  "answer-broke-off": "the answer broke off",
  "no-answer": "no answer in time",
  "no-connection": "no connection",
  "no-connection-because": "no connection ({code})",
  "redirect-not-followed": "it redirects, and redirects are not followed",
  "receiver-gone": "The receiver said that it is gone (410)."
};

// packages/contract/src/ca/sentences.ts
var CA_SENTENCES = {
  "ephemeris-deleted": "The ephemeris was deleted before the screening ran.",
  "other-ephemeris-deleted": "An ephemeris that it is screened against was deleted before the screening ran.",
  "satellite-deleted": "The satellite was deleted before the screening ran.",
  "window-empty": "The window to screen is empty.",
  "nothing-to-screen": "There is no satellite to screen.",
  "no-orbit-no-catalogue": "{satellite} has no ephemeris in force, and no catalogue is loaded.",
  "no-own-orbit": "{satellite} has no ephemeris for the window, and the catalogue has no object {noradId#}.",
  "ephemeris-unreadable": "The file {file} is no longer stored or can no longer be read.",
  "no-state-at-start": "The orbit has no state at the start of the window.",
  "orbit-not-bound": "The orbit is not bound to the Earth.",
  "fault-on-our-side": "Something went wrong on our side. Support has been told.",
  "screening-gone": "The screening is no longer on record.",
  "plan-not-screened": "Not screened",
  "plan-screening-runs": "Screening runs",
  "plan-screening-failed": "Screening failed",
  "plan-screening-cancelled": "Screening cancelled",
  "plan-screening-stale": "Screened before the plan or what it rests on changed",
  "plan-screened-events-raised": "Screened: {events#} event(s) new or worse",
  "plan-screened-events-estimated": "Screened: {events#} event(s) new or worse (by estimated errors: {estimated#})",
  "plan-screened-target-missed": "Screened: the avoided event is not below the target",
  "plan-screened-in-part": "Screened: a part of the window alone",
  "plan-screened-clear": "Screened: clear",
  "catalogue-no-file": "It is no file.",
  "catalogue-file-missing": "There is no such file.",
  "catalogue-file-empty": "The file is empty.",
  "catalogue-file-too-large": "The file is larger than {limitMb#} MB.",
  "catalogue-file-unreadable": "The file cannot be read ({code}).",
  "catalogue-file-unreachable": "The file cannot be reached ({code}).",
  "catalogue-too-long": "The file has more than {most#} records.",
  "catalogue-shrunk": "The file has {objects#} objects, the catalogue in use has {inUse#}.",
  // Of `@keepout/assessment`: why there is no probability.
  "pc-covariance-missing": "A covariance is missing.",
  "pc-covariance-zero": "A covariance is zero throughout.",
  "pc-covariance-default": "A covariance is a placeholder of ten Earth radii or more.",
  "pc-covariance-negative-variance": "A covariance has a negative variance.",
  "pc-covariance-not-finite": "A covariance holds a value that is not a number.",
  "pc-covariance-unusable": "The combined covariance cannot be used.",
  "pc-relative-speed-zero": "The objects do not move relative to each other, so there is no encounter plane.",
  "max-pc-unbounded": "Pc still rises where the errors are as long as the radius of the Earth, so it has no largest value."
};

// packages/contract/src/odt/sentences.ts
var REQUESTS = {
  "pass-of": "Pass of {at@_} over {sensor}",
  "observation-of": "Observation of {target}, {passes#} pass(es)",
  "no-pass": "The object does not rise over the mask of any of the sensors long enough within the window.",
  "never-lit": "The object is in the shadow of the Earth whenever a telescope could see it.",
  "never-dark": "It is day or twilight at every telescope when the object passes.",
  "too-faint": "The object is too faint for the telescopes that it passes.",
  "too-far": "The object stays beyond the range of the radars that it passes.",
  "near-moon": "The object stands too near to the Moon whenever a telescope could see it.",
  "sensor-busy": "Every pass falls into a time in which its sensor takes no orders.",
  "over-price": "What is left to spend on the order, or on the account, does not cover any other pass.",
  "no-sensor": "No sensor that measures what is wanted takes orders in this installation.",
  "no-orbit": "The orbit does not reach into the window.",
  "cancelled-by": "Cancelled by {user}.",
  "planned-anew": "Planned anew.",
  "passes-succeeded": "{done#} of {wanted#} passes succeeded.",
  "not-accepted-in-time": "{sensor} had not accepted the pass when it began.",
  "no-file-by": "No file of the pass came by {by@}.",
  "file-not-read-by": "The file of the pass came, and was not read by {by@}.",
  "sensor-gone": "The sensor {sensor} is not there any more.",
  "sensor-retired": "{sensor} takes no more orders.",
  "sensor-unavailable": "{sensor} takes no orders then: {why}",
  "not-covered": "The balance does not cover the pass.",
  "no-time-left": "No time is left before the deadline.",
  "no-other-pass": "No other pass of the sensors that may be used begins before the deadline.",
  "others-overcast": "Every other pass is expected under cloud as well.",
  "others-too-dear": "The cheapest other pass costs {costs}; {left} may still be spent on this order.",
  "looking-for-another": "Another pass is looked for.",
  "not-replaced": "It was not replaced:",
  replaced: "{sensor} at {at@} takes the place of {lostSensor} at {lostAt@}.",
  "replaced-at-other-price": "{sensor} at {at@} takes the place of {lostSensor} at {lostAt@}, for {difference} {moreOrLess!}.",
  "replaced-named": "{sensor} at {at@} takes the place of the pass of {lostAt@}, which cannot be had any more.",
  "place-not-needed": "The pass whose place it took succeeded after all.",
  "overcast-replaced": "Overcast is expected; another pass takes its place.",
  "provider-not-set-up": "The provider of {sensor} is not set up in this installation.",
  "provider-answered": "The provider answered {status#}.",
  "provider-file-too-large": "The file of the provider is larger than {limitMb#} MB.",
  "provider-sent-again": "The provider sent the same file as before ({file}).",
  "simulated-nothing": "The simulated sensor measured nothing: {simulatedWhy!}.",
  "simulated-clouds": "The simulated sensor measured nothing: clouds over the sensor ({clouds#} %).",
  "simulated-in-real-time": "Sensors, orbits, weather and measurements are simulated, in real time; {failShare#} % of its passes fail besides those under clouds.",
  "simulated-faster": "Sensors, orbits, weather and measurements are simulated, {speed#} times as fast as real time: a pass an hour ahead is delivered after {afterS#} s; {failShare#} % of its passes fail besides those under clouds."
};
var FILES = {
  "file-late": "It came after its pass had been given up, and counts for nothing.",
  "file-second": "Its pass has a file that counts already.",
  "file-too-costly": "Reading the file takes more than one file may.",
  "file-unusable": "The file cannot be used.",
  "file-of-other-sensor": "The file is of the sensor {others}; {sensor} was ordered.",
  "file-too-few": "The file has {points#} measurements of the object; {wanted#} were asked for.",
  "track-of-other": "The track is of {name} ({noradId#}), not of {wanted}.",
  "track-ambiguous": "The track fits several objects ({names}); none is named.",
  "track-of-unknown": "The track is of no object that is known, and not of {wanted}.",
  "track-hardly-better": "The track fits {name}, and an object of no catalogue hardly less; none is named.",
  "file-ahead": "The last measurement is of {last@}, and the file came at {came@}: the clock of its sensor is wrong.",
  "own-ambiguous": "It fits no object clearly better than another; none is named.",
  "own-unknown": "It is of no object that is known.",
  "own-other": "It is of object {noradId#}, not of {asserted#}.",
  "clock-off": "Only a clock that is {offsetS#} s {aheadOrBehind!} explains the track.",
  "file-names-other": "The file says object {asserted#}; the track is of {noradId#} ({name}).",
  "nothing-near": "No known object was anywhere near.",
  "orbit-ambiguous": "Several orbits fit the track alike.",
  "arc-too-short": "The track is too short to tell its orbit.",
  "no-orbit-fits": "No orbit runs through all measurements of the track.",
  "measurements-too-few": "The track has too few measurements to tell its orbit.",
  "initial-orbit": "Lambert arcs over the admissible ranges, then least squares with the uneven Earth, Sun and Moon.",
  "association-withdrawn": "The association of its file was taken back.",
  "basis-withdrawn": "The association of a file that it rests on was taken back.",
  "prior-withdrawn": "It began with an orbit that rests on a file whose association was taken back."
};
var ORBITS = {
  "element-set-of": "Element set of the catalogue in use ({catalogue}).",
  "element-sets-of": "Element sets of the catalogue in use ({catalogue}).",
  "element-set": "Element set of the catalogue in use.",
  "conjunction-message": "Newest message of the conjunction.",
  "conjunction-state": "State of the newest message of the conjunction, carried by two-body motion: good for hours around it.",
  "no-own-ephemeris": "You have no operational ephemeris of the satellite for the time of the order.",
  "own-ephemeris-beyond": "Your operational ephemeris {file} is of {from@} to {to@} and does not cover the time of the order.",
  "own-ephemeris": "Your operational ephemeris {file} of {uploadedAt@}, {covarianceOf!}.",
  "message-sent-along": "The {type} that was sent with the order.",
  "own-observation": "Orbit of {at@} by {passes#} pass(es) that you observed.",
  "measurements-of": "{accepted#} measurements of {passes#} pass(es) over {sensors}.",
  "simulated-measurements-of": "{accepted#} simulated measurements of {passes#} pass(es) over {sensors}."
};
var UPDATES = {
  "update-no-measurement": "There is no measurement to update the orbit with.",
  "update-orbit-ends": "The orbit that was known before comes down, or ends, before the measurements.",
  "orbit-ends-before-pass": "The orbit does not last until the pass.",
  "orbit-message-unreadable": "The ephemeris of the order cannot be read.",
  "orbit-message-beyond": "The ephemeris has no state at the time of the pass.",
  "orbit-message-empty": "There is no element set in the orbit message.",
  "element-set-ends": "SGP4 has no state of the element set at the time of the pass.",
  "orbit-unknown": "Nothing is known of the orbit.",
  "update-not-converged": "No orbit near the one that was known before fits the measurements: the search did not converge.",
  "update-nothing-gained": "The measurements say nothing of the orbit that was not known before.",
  "update-undetermined": "Measurements and what was known before do not determine the orbit.",
  "update-undetermined-without-errors": "The measurements alone do not determine the orbit, and what was known before does not fill the gap: it tells no errors, or not all.",
  updated: "Updated with {accepted#} of {measurements#} measurements, WRMS {wrms#2}; the position is known to {sigmaM#} m.",
  "update-arc-short": "The arc is short: its errors are bent, and the covariance was widened for that.",
  "update-against-prior": "The measurements lie {sigmas} sigma from the orbit that was known before, in {directions#} directions that they see: its errors were stated too small, or the object is another one.",
  "update-no-one-orbit": "The measurements do not fit one orbit: {rejected#} of {measurements#} were turned away and WRMS is {wrms#2}.",
  "update-clock-off": "Track {track#} looks like one whose clock is {offsetS#3} s {aheadOrBehind!}.",
  "update-other-object": "They may be of another object.",
  "update-nothing-used": "Nothing of it is used.",
  "sees-nothing": "The measurements see nothing of the orbit.",
  "sees-all-alone": "The measurements alone see {directions#} of 6 directions of the orbit, the best to {best}, the weakest ({weakest!}) to {worst}.",
  "sees-some-alone": "The measurements alone see {directions#} of 6 directions of the orbit, the best to {best}, and nothing of its {weakest!}.",
  "sees-all-better": "The measurements know {directions#} of 6 directions of the orbit better than it was known before, the best to {best}, the weakest ({weakest!}) to {worst}.",
  "sees-some-better": "The measurements know {directions#} of 6 directions of the orbit better than it was known before, the best to {best}, and nothing of its {weakest!}."
};
var WEATHER = {
  "forecast-none": "No forecast was sent yet.",
  "forecast-old": "The forecast of {issuedAt@} ({source}) is {hours#} hours old, too old to be counted on.",
  "forecast-later": "The forecast of {issuedAt@} ({source}) begins later.",
  "forecast-gap": "The forecast of {issuedAt@} ({source}) has no figure for that hour.",
  "usual-share": "The usual share of clear nights stands in for it.",
  "radar-and-clouds": "A radar does not mind clouds.",
  "forecast-unused": "A forecast was sent; it counts when the weather source of the sensor is FORECAST, not {weatherSource}."
};
var ODT_SENTENCES = { ...REQUESTS, ...FILES, ...ORBITS, ...UPDATES, ...WEATHER };

// packages/contract/src/payments/sentences.ts
var PAYMENT_SENTENCES = {
  "payment-of": "Payment of {invoice}, {reference}",
  "period-of": "{order}, {product}, period {period#}",
  "balance-corrected": "Corrected.",
  "demonstration-balance": "Paid in for the demonstration.",
  "price-beyond-balance": "The price is {price}; {available} is available, with a limit of {limit}.",
  "vat-reverse-charge": "Reverse charge: the customer accounts for value-added tax (Directive 2006/112/EC, article 196).",
  "vat-outside-scope": "Outside the scope of value-added tax: supplied where the customer is (Directive 2006/112/EC, article 44).",
  "vat-abroad": "Not subject to value-added tax: supplied where the customer is.",
  "vat-none": "Not subject to value-added tax."
};

// packages/contract/src/sentences.ts
var SENTENCES = { ...CA_SENTENCES, ...ODT_SENTENCES, ...PAYMENT_SENTENCES, ...ALERT_SENTENCES };
function tell(code, ...[figures]) {
  return [{ code, figures: { ...figures } }];
}

// packages/operations/src/orbit/plain-elements.ts
function plainElements(elements) {
  const { covariance, ...rest } = elements;
  return covariance === void 0 ? rest : { ...rest, covariance: { ...covariance, matrix: [...covariance.matrix] } };
}

// packages/ccsds/src/fault/fault-text.ts
var keyword = (fault) => fault.keyword ?? "a keyword";
var value = (fault) => fault.value === void 0 ? "the value" : `"${fault.value}"`;
var limit = (fault) => fault.limit === void 0 ? "what is allowed" : String(fault.limit);
var NOT_TEXT = {
  "zip archive": "This is a zip archive; send the file itself, plain or as gzip.",
  gzip: "The gzip file is damaged or was cut."
};
var SENTENCES2 = {
  "not-text": (fault) => NOT_TEXT[fault.value ?? ""] ?? "This is not a text file.",
  "empty-text": "The file is empty.",
  "too-large": (fault) => `The text is larger than ${limit(fault)} characters.`,
  "too-many-rows": (fault) => `The table has more than ${limit(fault)} rows.`,
  "line-too-long": (fault) => `The line is longer than ${limit(fault)} characters.`,
  "unknown-format": "This file is not a message that Keepout can read.",
  "unsupported-conversion": (fault) => `A ${fault.value ?? "message of this kind"} cannot be written as ${limit(fault)}.`,
  "doctype-refused": "The XML has a document type declaration, which Keepout does not accept.",
  "malformed-xml": (fault) => `The XML is not well formed: ${fault.value ?? "unknown reason"}`,
  "xml-too-deep": (fault) => `The XML nests deeper than ${limit(fault)} elements.`,
  "xml-too-many-attributes": (fault) => `An element has more than ${limit(fault)} attributes.`,
  "wrong-root-element": (fault) => `The root element is ${value(fault)}, not ${limit(fault)}.`,
  "malformed-json": (fault) => `The JSON is broken or not of the expected form${fault.keyword === void 0 ? "" : ` at ${fault.keyword}`}.`,
  "malformed-line": (fault) => `The line ${value(fault)} is neither a keyword with a value nor data.`,
  "version-not-first": (fault) => `The message does not begin with ${keyword(fault)}.`,
  "unsupported-version": (fault) => `Version ${value(fault)} is not supported; Keepout reads ${limit(fault)}.`,
  "draft-version": (fault) => `Version ${value(fault)} is a draft; the published version is ${limit(fault)}.`,
  "unknown-keyword": (fault) => `${keyword(fault)} is not a known keyword here.`,
  "keyword-not-in-version": (fault) => `${keyword(fault)} is only allowed from version ${limit(fault)} on.`,
  "keyword-out-of-order": (fault) => `${keyword(fault)} is in the wrong place.`,
  "duplicate-keyword": (fault) => `${keyword(fault)} is given twice.`,
  "missing-keyword": (fault) => `${keyword(fault)} is missing.`,
  "exclusive-keywords": (fault) => `${keyword(fault)} and ${limit(fault)} are both given; only one of them may be.`,
  "missing-section": (fault) => `The section ${keyword(fault)} is missing.`,
  "section-repeated": (fault) => `The section ${keyword(fault)} appears more often than allowed.`,
  "empty-value": (fault) => `${keyword(fault)} has no value.`,
  truncated: (fault) => `The file ends too early${fault.keyword === void 0 ? "" : `: ${fault.keyword} is missing`}.`,
  "not-a-number": (fault) => `${value(fault)} is not a number${fault.keyword === void 0 ? "" : ` (${fault.keyword})`}.`,
  "not-an-integer": (fault) => `${value(fault)} is not a whole number (${keyword(fault)}).`,
  "number-out-of-range": (fault) => `${keyword(fault)} is ${value(fault)}; the allowed range is ${limit(fault)}.`,
  "not-an-epoch": (fault) => `${value(fault)} is not a time of the form 2024-11-01T00:00:00.000 or 2024-306T00:00:00.000.`,
  "value-not-allowed": (fault) => `${keyword(fault)} is ${value(fault)}; it must be one of ${limit(fault)}.`,
  "wrong-unit": (fault) => `${keyword(fault)} has the unit ${value(fault)}; it must be ${limit(fault)}.`,
  "missing-unit": (fault) => `${keyword(fault)} has no unit; it must be written with ${limit(fault)}.`,
  "unknown-classification": (fault) => `The classification ${value(fault)} is not known; it must be one of ${limit(fault)}.`,
  "unknown-time-system": (fault) => `The time system ${value(fault)} is not known.`,
  "inconsistent-time-systems": (fault) => `The segment uses the time system ${value(fault)}, but the first segment uses ${limit(fault)}.`,
  "object-changes": (fault) => `${keyword(fault)} is ${value(fault)} here but "${limit(fault)}" before; a message has one object.`,
  "frames-differ": (fault) => `REF_FRAME is ${value(fault)} here but "${limit(fault)}" for object 1; both must be the same.`,
  "no-segment": (fault) => `The message has no ${fault.keyword === "TRAJ_START" ? "trajectory" : "segment"}.`,
  "no-states": "The segment has no data.",
  "wrong-number-of-columns": (fault) => `The line has ${fault.value ?? "other"} columns; it should have ${limit(fault)}.`,
  "accelerations-not-in-version": (fault) => `Accelerations are only allowed from version ${limit(fault)} on.`,
  "covariance-not-in-version": (fault) => `Covariances are only allowed from version ${limit(fault)} on.`,
  "states-out-of-order": (fault) => `The epoch ${value(fault)} is earlier than the one above it, ${limit(fault)}.`,
  "epoch-outside-span": (fault) => `The epoch ${value(fault)} is outside the span of the segment (${limit(fault)}).`,
  "time-span-order": (fault) => `${keyword(fault)} and ${limit(fault)} are in the wrong order.`,
  "useable-span-incomplete": "USEABLE_START_TIME and USEABLE_STOP_TIME must be given together; one is missing.",
  "useable-span-empty": "No state lies in the useable span.",
  "covariance-incomplete": (fault) => `The covariance is not complete${fault.keyword === void 0 ? "" : `: ${fault.keyword} is missing`}.`,
  "missing-covariance": "The covariance is missing; the book asks for one of each object.",
  "covariance-without-states": "The segment has covariances but no states.",
  "mixed-time-tags": "The block mixes epochs with seconds from EPOCH_TZERO; it must use one of the two.",
  "unsupported-frame": (fault) => `The reference frame ${value(fault)} is not supported.`,
  "unsupported-centre": (fault) => `The centre ${value(fault)} is not supported; it must be EARTH.`,
  "unsupported-time-system": (fault) => `The time system ${value(fault)} is not supported; use ${limit(fault)}.`,
  "unsupported-interpolation": (fault) => `The interpolation ${value(fault)} is not supported; use ${limit(fault)}.`,
  "duplicate-epoch": (fault) => `The epoch ${value(fault)} is given twice.`,
  "segments-overlap": (fault) => fault.keyword === "COV_START" ? "These covariances begin before those of the block before end: which of them count is not told." : "The useable span of this segment begins before the previous one ends.",
  "too-few-states": (fault) => `The segment has ${fault.value ?? "too few"} states; it needs at least ${limit(fault)}.`,
  "step-gap": (fault) => `There is a gap before ${value(fault)}: the step is longer than ${limit(fault)}.`,
  "states-end-early": (fault) => `The states end at ${value(fault)}, before ${limit(fault)}; the file may have been cut.`,
  "covariance-not-positive": "The covariance is not positive semi-definite.",
  "covariance-outside-span": (fault) => `The covariance at ${value(fault)} is outside the span of the segment.`,
  "no-covariance": "The object has no covariance.",
  "unsupported-element-set": (fault) => `${keyword(fault)} is ${value(fault)}; the numbers are kept, but only ${limit(fault)} gives a state.`,
  "wrong-line-length": (fault) => `The line has ${fault.value ?? "too few"} columns; it should have ${limit(fault)}.`,
  "wrong-line-number": (fault) => `The line does not begin with ${limit(fault)}.`,
  "columns-shifted": (fault) => `Column ${limit(fault)} holds ${value(fault)}, which does not belong there: a character before it is lost, or is one too many.`,
  "wrong-checksum": (fault) => `The checksum is ${value(fault)}${fault.limit === void 0 ? ", which is not a digit" : `; it should be ${limit(fault)}`}.`,
  "catalogue-number-mismatch": (fault) => `The catalogue number is ${value(fault)} here but "${limit(fault)}" on line 1.`,
  "catalogue-number-not-writable": (fault) => `The catalogue number ${value(fault)} does not fit a two-line set; the largest is ${limit(fault)}.`,
  "value-not-writable": (fault) => `${keyword(fault)} ${value(fault)} does not fit its columns.`,
  "missing-line": (fault) => `The element set has no ${limit(fault)}.`,
  "observation-not-used": (fault) => `${keyword(fault)} is not used (${limit(fault)}).`,
  "unknown-sensor": (fault) => `No place is known for the sensor ${value(fault)}.`,
  "participants-swapped": (fault) => `${value(fault)} is named as the object, but it is a sensor; the other is taken as the object.`,
  "unsupported-theory": (fault) => `Elements of the theory ${value(fault)} cannot be used; they must be for ${limit(fault)}.`,
  "unsupported-ephemeris-type": "EPHEMERIS_TYPE 4 (SGP4-XP) cannot be propagated by SGP4.",
  "duplicate-object": (fault) => `Object ${fault.value ?? ""} appears more than once; the newest epoch is used.`
};
function describeFault(fault) {
  const sentence = SENTENCES2[fault.code];
  return typeof sentence === "string" ? sentence : sentence(fault);
}

// packages/server/src/messages/problem-place.ts
function problemPlace(fault, file) {
  return {
    code: fault.code,
    message: describeFault(fault),
    ...file !== void 0 && { file },
    ...fault.line !== void 0 && { line: fault.line },
    ...fault.keyword !== void 0 && { keyword: fault.keyword },
    ...fault.value !== void 0 && { value: fault.value },
    ...fault.limit !== void 0 && { limit: String(fault.limit) }
  };
}

// packages/server/src/odt/targets/read-message.thread.ts
var unreadable = (places) => fail({ code: "orbit-message-invalid", places });
function readOrbitMessage({ type, text }) {
  if (type === "SP_EPHEMERIS") return readEphemeris(text);
  const elements = type === "TLE" ? readTle(text) : elementsOfOmm(text);
  if (!elements.ok) return unreadable([problemPlace(elements.fault)]);
  const { noradId, name, epochTaiS, rcsM2, objectType } = elements.value;
  return ok({
    noradId: noradId === 0 ? null : noradId,
    name: name === "" ? `Object ${noradId}` : name,
    orbit: {
      source: tell("message-sent-along", { type }),
      epochTaiS,
      orbit: { kind: "elements", elements: plainElements(elements.value) },
      ...rcsM2 !== void 0 && { rcsM2 },
      ...objectType !== void 0 && { objectType }
    }
  });
}
function elementsOfOmm(text) {
  const omm = readOmm(text);
  return omm.ok ? ommElements(omm.value) : omm;
}
function readEphemeris(text) {
  const taken = takeEphemeris(text);
  if (!taken.ok) return unreadable(placesOf(taken.fault));
  const { kind, name, designator, startTaiS } = taken.value;
  return ok({
    noradId: catalogueNumberOf(taken.value),
    name: name === "" ? designator : name,
    orbit: { source: tell("message-sent-along", { type: kind }), epochTaiS: startTaiS, orbit: { kind: "oem" } }
  });
}
function placesOf(refusal2) {
  if (refusal2.code === "message-at-fault") return refusal2.faults.slice(0, 20).map((fault) => problemPlace(fault));
  const { code } = refusal2;
  const message = code === "motion-implausible" ? "The states of the ephemeris do not move as an object in orbit does." : `The states of the ephemeris are too far apart to be interpolated: the error is about ${Math.round(refusal2.doubt.estimatedErrorM)} m.`;
  return [{ code, message }];
}
export {
  readOrbitMessage
};
//# sourceMappingURL=odt-targets-read-message.mjs.map

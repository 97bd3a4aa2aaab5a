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

// packages/units/src/result.ts
function ok(value2) {
  return { ok: true, value: value2 };
}
function fail(fault) {
  return { ok: false, fault };
}

// packages/units/src/duration.ts
var SECONDS_PER_DAY = 86400;

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
var STEPS = TABLE.map(([year, month, taiMinusUtcS]) => {
  const day = daysSince2000(year, month, 1);
  return { day, taiMinusUtcS, insertedAtTaiS: day * 86400 + taiMinusUtcS - 1 };
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
function formatUtcZ(epochTaiS, decimals = 3) {
  return `${formatUtc(epochTaiS, decimals)}Z`;
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
function pad(value2, width) {
  return String(value2).padStart(width, "0");
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

// packages/ccsds/src/value/classification.ts
var isClassified = (classification) => ["C", "S"].includes(classification.toUpperCase());
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
  const missing = NEEDED.find((keyword2) => !columns.has(keyword2));
  return missing === void 0 ? ok(columns) : fail(messageFault("missing-keyword", { line: lineNumber, keyword: missing }));
}
function csvElements(line, columns, lineNumber, readUtc) {
  const cells = cellsOf(line);
  if (cells.length !== columns.size) {
    const place = { line: lineNumber, value: String(cells.length), limit: columns.size };
    return fail(messageFault("wrong-number-of-columns", place));
  }
  const read = (keyword2) => {
    const column = columns.get(keyword2);
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

// packages/ccsds/src/notation/append.ts
function append(target, items) {
  for (const item of items) target.push(item);
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
function splitUnit(written2) {
  if (written2.endsWith("[")) return { value: written2.slice(0, -1).trimEnd() };
  if (!written2.endsWith("]")) return { value: written2 };
  const open = written2.lastIndexOf("[");
  if (open < 0) return { value: written2 };
  return { value: written2.slice(0, open).trimEnd(), unit: written2.slice(open + 1, -1).trim() };
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
function oneLine(written2) {
  const text = printable(written2);
  return text.includes("\n") || text.includes("\r") ? text.replace(/\s*[\r\n]+\s*/g, " ") : text;
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
      const written2 = jsonText(item);
      if (written2 === void 0) faults.add("malformed-json", { keyword: keyword2, value: typeof item });
      else fields.push({ keyword: keyword2, value: written2, line: 0 });
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
  const rank = (group) => group.object * 100 + spec.sections.indexOf(group.spec);
  return [...groups].sort((a, b) => rank(a) - rank(b)).map((group) => ({ section: group.spec.name, object: group.object, line: group.line, fields: group.fields }));
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
      const blocks = Array.isArray(member) ? member : [member];
      for (const block of blocks) append(fields, fieldsFromJson(block, section.name, faults));
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
      const unit = child.attributes["units"];
      const value2 = isNil(child) ? "" : child.text;
      fields.push({ keyword: keyword2, value: value2, line, ...unit === void 0 ? {} : { unit } });
    }
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
function ommElements(omm) {
  const fields = fieldsOfObject(omm, 0);
  const byKeyword = new Map(fields.map((field) => [field.keyword, field]));
  return elementsFrom(
    (keyword2) => byKeyword.get(keyword2)?.value,
    (keyword2) => byKeyword.get(keyword2)?.line,
    { mayLackNumber: true }
  );
}

// packages/ccsds/src/omm/json.ts
function walkOmmJson(text, sink) {
  const parseFaults = faultList();
  const value2 = parseJson(text, parseFaults);
  const first = parseFaults.faults[0];
  const cut2 = first === void 0 ? void 0 : wholeRecordsOf(text);
  if (first !== void 0 && cut2 === void 0) {
    sink.fault(first, 1);
    return;
  }
  const records = cut2 ?? (Array.isArray(value2) ? value2 : [value2]);
  const readUtc = epochReader("UTC");
  records.forEach((record, index) => {
    const result = jsonElements(record, readUtc);
    if (result.ok) sink.element(result.value, index + 1, 0);
    else sink.fault(result.fault, index + 1);
  });
  if (cut2 !== void 0) sink.fault(messageFault("truncated", { keyword: "]" }), records.length + 1);
}
function jsonElements(record, readUtc) {
  if (!isRecord(record)) return fail(messageFault("malformed-json", { value: typeof record }));
  return isSectionedJson(record, OMM) ? sectioned(record) : elementsFrom((keyword2) => jsonText(record[keyword2]), void 0, { readUtc });
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
function walkOmmKvn(written2, sink) {
  const text = withLineFeeds(written2);
  const starts = startsOf(text);
  if (starts.length === 0) {
    sink.fault(messageFault("missing-keyword", { line: 1, keyword: OMM.versionKeyword }), 1);
    return;
  }
  let line = 0;
  let lineAt2 = 0;
  starts.forEach((start, index) => {
    for (; lineAt2 < start; lineAt2 += 1) if (text.charCodeAt(lineAt2) === 10) line += 1;
    giveOmmKvn(text.slice(start, starts[index + 1] ?? text.length), index + 1, line, sink);
  });
}
function giveOmmKvn(text, record, linesBefore, sink) {
  const faults = faultList();
  give(readFlat(text, OMM, faults), faults, record, linesBefore + 1, sink, linesBefore);
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
  const written2 = line.charCodeAt(WHOLE_LINE - 1);
  if (!(written2 >= 48 && written2 <= 57)) {
    return messageFault("wrong-checksum", { line: lineNumber, value: line.charAt(WHOLE_LINE - 1) });
  }
  const sum = checksumOf(line);
  if (sum === written2 - 48) return void 0;
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
      const value2 = String(element.noradId);
      note(messageFault("duplicate-object", { line, keyword: "NORAD_CAT_ID", value: value2 }), record, element.noradId);
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

// packages/ccsds/src/catalogue-end.ts
var LINE_LENGTH = 69;
var UNFINISHED = /* @__PURE__ */ new Set([
  "missing-keyword",
  "missing-section",
  "truncated",
  "malformed-line",
  "empty-value"
]);
function endsInsideRecord(text, format) {
  switch (format) {
    case "tle":
    case "3le":
      return endsInsideTle(text);
    case "omm-csv":
      return endsInsideRow(text);
    case "omm-kvn":
      return endsInsideKvn(text);
    case "omm-xml":
      return !isClosed(text);
    case "omm-json":
      return wholeRecordsOf(text) !== void 0;
  }
}
function endsInsideTle(text) {
  const last = lastLines(text).findLast((line) => !line.startsWith("#"));
  return last === void 0 || !last.startsWith("2 ") || last.length < LINE_LENGTH;
}
function endsInsideRow(text) {
  const last = lastLines(text).at(-1);
  const header = /^[^\r\n]*/.exec(text)?.[0] ?? "";
  if (last === void 0) return true;
  const { faults } = readCatalogue(`${header}
${last}`, "omm-csv");
  return faults.some((fault) => fault.code === "wrong-number-of-columns");
}
function endsInsideKvn(text) {
  const start = text.lastIndexOf("CCSDS_OMM_VERS");
  if (start < 0) return true;
  return readCatalogue(text.slice(start), "omm-kvn").faults.some((fault) => UNFINISHED.has(fault.code));
}
function isClosed(text) {
  const root = /<([A-Za-z_][\w:.-]*)/.exec(text.slice(0, 4096).replaceAll(/<!--[\s\S]*?-->/g, ""))?.[1];
  const end = text.slice(-4096).replaceAll(/<!--[\s\S]*?-->/g, "").trimEnd();
  return root !== void 0 && (end.endsWith(`</${root}>`) || new RegExp(`</${root}\\s+>$`).test(end));
}
function lastLines(text) {
  return withLineFeeds(text.slice(-4096)).split("\n").map((line) => line.trimEnd()).filter((line) => line !== "");
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

// packages/contract/src/platform/sentence-text.ts
var HOLE = /\{([a-zA-Z]+)([#@!]?)([\d_]?)\}|\(([a-z]+)\)/g;
var TIME = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d(?::\d\d)?)(?:\.\d+)?Z$/;
var takenApart = /* @__PURE__ */ new Map();
function templateOf(text) {
  const keptTemplate = takenApart.get(text);
  if (keptTemplate !== void 0) return keptTemplate;
  let at = 0;
  const holes = [...text.matchAll(HOLE)].map(
    ({ 0: whole, 1: name, 2: kind = "", 3: form = "", 4: plural = "", index }) => {
      const before = text.slice(at, index);
      at = index + whole.length;
      return { before, name, kind, form, plural };
    }
  );
  const template = { holes, end: text.slice(at) };
  takenApart.set(text, template);
  return template;
}
function written(text, figures, words = {}) {
  const { holes, end } = templateOf(text);
  let count = 0;
  let sentence = "";
  for (const { before, name, kind, form, plural } of holes) {
    sentence += before;
    if (name === void 0) {
      if (count !== 1) sentence += plural;
      continue;
    }
    const value2 = figures[name] ?? "";
    if (typeof value2 === "number") {
      count = value2;
      sentence += form === "" ? String(value2) : value2.toFixed(Number(form));
    } else if (kind === "!") sentence += words[value2] ?? value2;
    else sentence += form === "_" ? value2.replace(TIME, "$1 $2 Z") : value2;
  }
  return sentence + end;
}

// packages/contract/src/sentences.ts
var SENTENCES = { ...CA_SENTENCES, ...ODT_SENTENCES, ...PAYMENT_SENTENCES, ...ALERT_SENTENCES };
var AS_WRITTEN = "as-written";
function tell(code, ...[figures]) {
  return [{ code, figures: { ...figures } }];
}
var asWritten = (text) => text === "" ? [] : [{ code: AS_WRITTEN, figures: { text } }];
var textOf2 = (statement) => statement.map(inEnglish).join(" ");
var templates = SENTENCES;
function inEnglish({ code, figures }) {
  const template = templates[code];
  return template === void 0 ? String(figures["text"] ?? code) : written(template, figures);
}

// packages/server/src/messages/classified.ts
function classifiedElements(elements) {
  const marked = elements.filter(({ classification }) => isClassified(classification));
  const [first] = marked;
  if (first === void 0) return [];
  const message = `Marked as classified (C) or secret (S): ${marked.length} of the element sets, the first of object ${first.noradId}.`;
  return [{ code: "data-classified", message, keyword: "CLASSIFICATION_TYPE", value: first.classification }];
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
function placesText(places) {
  const [first] = places;
  if (first === void 0) return "The file could not be read.";
  const line = first.line === void 0 ? "" : `Line ${first.line}: `;
  const more = places.length > 1 ? ` (and ${places.length - 1} more)` : "";
  return `${line}${first.message}${more}`;
}

// packages/server/src/messages/text.ts
import { gunzipSync } from "node:zlib";
var GZIP = [31, 139];
var ZIP = [80, 75];
function textOf3(bytes, limitBytes) {
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
  return magic.every((value2, index) => bytes[index] === value2);
}

// packages/server/src/catalogue/content.ts
import { createHash } from "node:crypto";

// packages/operations/src/orbit/plain-elements.ts
function plainElements(elements) {
  const { covariance, ...rest } = elements;
  return covariance === void 0 ? rest : { ...rest, covariance: { ...covariance, matrix: [...covariance.matrix] } };
}

// packages/server/src/catalogue/content.ts
var PART = 2e3;
function contentOf(elements) {
  const ordered = [...elements].sort((a, b) => a.noradId - b.noradId);
  const hash = createHash("sha256");
  const parts = [];
  for (let start = 0; start < ordered.length; start += PART) {
    const texts = ordered.slice(start, start + PART).map((element) => JSON.stringify(plainElements(element)));
    for (const text of texts) hash.update(text);
    parts.push(`[${texts.join(",")}]`);
  }
  const epochs = Float64Array.from(ordered, (element) => element.epochTaiS).sort();
  const newest = epochs.at(-1);
  return {
    objectCount: ordered.length,
    contentHash: hash.digest("hex"),
    newestEpoch: newest === void 0 ? null : formatUtcZ(newest),
    medianEpochTaiS: medianOf(epochs),
    parts
  };
}
function medianOf(sorted) {
  const upper = sorted[sorted.length >> 1];
  const lower = sorted[sorted.length - 1 >> 1];
  return upper === void 0 || lower === void 0 ? null : (lower + upper) / 2;
}

// packages/server/src/catalogue/record-count.ts
var SIGNS = {
  tle: "\n2 ",
  "3le": "\n2 ",
  "omm-csv": "\n",
  "omm-json": '"NORAD_CAT_ID"',
  "omm-xml": "<omm",
  "omm-kvn": "CCSDS_OMM_VERS"
};
function hasMoreRecords(text, format, most) {
  const sign = SIGNS[format];
  let count = 0;
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + sign.length)) {
    count += 1;
    if (count > most) return true;
  }
  return false;
}

// packages/server/src/catalogue/refused.ts
var refusedByPlaces = (errors) => fail({ code: "catalogue-refused", errors, reason: asWritten(placesText(errors)) });
var refusedAsAWhole = (code, reason) => fail({ code: "catalogue-refused", errors: [{ code, message: textOf2(reason) }], reason });

// packages/server/src/catalogue/read.thread.ts
var MOST_RECORDS = 5e5;
function readCatalogueFile(input) {
  const text = textOf3(input.bytes, input.limitBytes);
  if (!text.ok) return refusedByPlaces([problemPlace(text.fault)]);
  const notation = catalogueFormatOf(text.value);
  if (notation !== void 0 && hasMoreRecords(text.value, notation, MOST_RECORDS)) {
    return refusedAsAWhole("catalogue-too-long", tell("catalogue-too-long", { most: MOST_RECORDS }));
  }
  const { format, elements, faults, faultCount } = readCatalogue(text.value);
  const places = faults.slice(0, 100).map((fault) => problemPlace(fault));
  if (elements.length === 0) return refusedByPlaces(places);
  if (endsInsideRecord(text.value, format)) {
    return refusedByPlaces([problemPlace(messageFault("truncated"))]);
  }
  const warned = [...classifiedElements(elements), ...places];
  return ok({ format, content: contentOf(elements), rejectedCount: faultCount, faults: warned });
}
export {
  readCatalogueFile
};
//# sourceMappingURL=catalogue-read.mjs.map

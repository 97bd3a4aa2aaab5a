import {
  fail,
  ok
} from "./chunk-D5Y2WIO4.mjs";

// packages/units/src/duration.ts
var SECONDS_PER_DAY = 86400;
var SECONDS_PER_HOUR = 3600;
var SECONDS_PER_MINUTE = 60;
var DAYS_PER_MONTH = 30;
var DAYS_PER_YEAR = 365.25;

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
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1
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
var UNIX_2000_S = 946684800;
var JULIAN_2000 = 24515445e-1;
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
    const dayOfYear = Number(match[4]);
    if (dayOfYear < 1 || dayOfYear > (isLeapYear(year) ? 366 : 365)) {
      return fail({ code: "epoch-day-out-of-range", value: text });
    }
    day = daysSince2000(year, 1, 1) + dayOfYear - 1;
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
  const { day, secondOfDay } = utcDay(whole);
  const { year, month, day: dayOfMonth } = calendarDay(day);
  const leap = secondOfDay >= SECONDS_PER_DAY ? 1 : 0;
  const plain = secondOfDay - leap;
  const date = `${pad(year, 4)}-${pad(month, 2)}-${pad(dayOfMonth, 2)}`;
  const clock = `${pad(Math.floor(plain / 3600), 2)}:${pad(Math.floor(plain / 60) % 60, 2)}:${pad(plain % 60 + leap, 2)}`;
  return decimals > 0 ? `${date}T${clock}.${pad(fraction, decimals)}` : `${date}T${clock}`;
}
function formatUtcZ(epochTaiS, decimals = 3) {
  return `${formatUtc(epochTaiS, decimals)}Z`;
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
function utcJulianDate(epochTaiS) {
  const { day, secondOfDay } = utcDay(epochTaiS);
  return { day: JULIAN_2000 + day, fraction: secondOfDay / SECONDS_PER_DAY };
}
function fromUnixMs(ms) {
  const utc = ms / 1e3 - UNIX_2000_S;
  return utc + taiMinusUtcOnDay(Math.floor(utc / SECONDS_PER_DAY));
}
function toUnixMs(epochTaiS) {
  return (epochTaiS - taiMinusUtcAt(epochTaiS) + UNIX_2000_S) * 1e3;
}
function julianCenturiesTt(epochTaiS) {
  return (epochTaiS - J2000_TAI_S) / (36525 * SECONDS_PER_DAY);
}
function ut1(epochTaiS, ut1MinusUtcS) {
  return epochTaiS - taiMinusUtcAt(epochTaiS) + ut1MinusUtcS;
}
function pad(value, width) {
  return String(value).padStart(width, "0");
}

export {
  SECONDS_PER_DAY,
  SECONDS_PER_HOUR,
  SECONDS_PER_MINUTE,
  DAYS_PER_MONTH,
  DAYS_PER_YEAR,
  daysInMonth,
  daysSince2000,
  calendarDay,
  taiMinusUtcOnDay,
  J2000_TAI_S,
  parseUtc,
  formatUtc,
  formatUtcZ,
  taiMinusUtcS,
  utcDay,
  utcJulianDate,
  fromUnixMs,
  toUnixMs,
  julianCenturiesTt,
  ut1
};
//# sourceMappingURL=chunk-JQJWWTBG.mjs.map

// packages/astro/src/constants.ts
var MU_EARTH = 3986004418e5;
var EARTH_RADIUS_M = 6378137;
var EARTH_FLATTENING = 1 / 298.257223563;
var J2 = 0.00108262668;
var EARTH_ROTATION_RADPS = 7292115e-11;
var STANDARD_GRAVITY_MPS2 = 9.80665;

// packages/astro/src/frames/local.ts
var LOCAL_FRAME_ALIASES = {
  RTN: "RTN",
  RIC: "RTN",
  RSW: "RTN",
  QSW: "RTN",
  UVW: "RTN",
  TNW: "TNW",
  NTW: "NTW",
  TVN: "NTW",
  VNC: "VNC",
  LVLH: "LVLH",
  VVLH: "LVLH",
  EQW: "EQW",
  PQW: "PQW",
  SEZ: "SEZ",
  NSW: "NSW"
};
var ON_THE_AXIS = 1e-290;
function rtnAxes(positionM, velocityMps) {
  const r = unit(positionM);
  const n = unit(cross(positionM, velocityMps));
  return rows(r, cross(n, r), n);
}
function localAxes(frame, positionM, velocityMps) {
  const r = unit(positionM);
  const momentum = cross(positionM, velocityMps);
  const w = unit(momentum);
  switch (frame) {
    case "RTN":
      return rows(r, cross(w, r), w);
    case "TNW": {
      const t = unit(velocityMps);
      return rows(t, cross(w, t), w);
    }
    case "NTW": {
      const t = unit(velocityMps);
      return rows(cross(t, w), t, w);
    }
    case "VNC": {
      const v = unit(velocityMps);
      return rows(v, w, cross(v, w));
    }
    case "LVLH": {
      const z6 = negative(r);
      const y = negative(w);
      return rows(cross(y, z6), y, z6);
    }
    case "NSW": {
      const node = ascendingNode(w);
      return rows(node, cross(w, node), w);
    }
    case "PQW": {
      const e = cross(velocityMps, momentum).map((value, i) => value / MU_EARTH - r[i]);
      if (Math.hypot(e[0], e[1], e[2]) < 1e-11) return localAxes("NSW", positionM, velocityMps);
      const q = unit(cross(w, e));
      return rows(cross(q, w), q, w);
    }
    case "EQW": {
      const sign = w[2] < 0 ? -1 : 1;
      const p = w[0] / (1 + sign * w[2]);
      const q = -w[1] / (1 + sign * w[2]);
      const f = unit([1 - p * p + q * q, 2 * p * q, -2 * p * sign]);
      return rows(f, cross(w, f), w);
    }
    case "SEZ": {
      const fromAxis = Math.hypot(r[0], r[1]);
      const east = fromAxis > ON_THE_AXIS ? [-r[1] / fromAxis, r[0] / fromAxis, 0] : [0, 1, 0];
      return rows(cross(east, r), east, r);
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
      const value = half[row * 6 + block] * rot3[m] + half[row * 6 + block + 1] * rot3[m + 1] + half[row * 6 + block + 2] * rot3[m + 2];
      out[row * 6 + column] = value;
      out[column * 6 + row] = value;
    }
  }
  return out;
}
function ascendingNode(w) {
  const size2 = Math.hypot(w[0], w[1]);
  return size2 > 1e-11 ? [-w[1] / size2, w[0] / size2, 0] : [1, 0, 0];
}
function unit(v) {
  const size2 = Math.hypot(v[0], v[1], v[2]);
  return [v[0] / size2, v[1] / size2, v[2] / size2];
}
function cross(a, b) {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}
function negative(v) {
  return [-v[0], -v[1], -v[2]];
}
function rows(a, b, c) {
  return Float64Array.of(a[0], a[1], a[2], b[0], b[1], b[2], c[0], c[1], c[2]);
}

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
function apply3(m, v, out, from = 0, at = from) {
  const x = v[from];
  const y = v[from + 1];
  const z6 = v[from + 2];
  out[at] = m[0] * x + m[1] * y + m[2] * z6;
  out[at + 1] = m[3] * x + m[4] * y + m[5] * z6;
  out[at + 2] = m[6] * x + m[7] * y + m[8] * z6;
}
function crossMatrix(x, y, z6) {
  return Float64Array.of(0, -z6, y, z6, 0, -x, -y, x, 0);
}

// packages/units/src/duration.ts
var SECONDS_PER_DAY = 86400;

// packages/units/src/angle.ts
var RAD_PER_DEG = Math.PI / 180;
var RAD_PER_ARCSEC = Math.PI / 648e3;
var TWO_PI = 2 * Math.PI;
function wrapTwoPi(angleRad) {
  const wrapped = angleRad % TWO_PI;
  return wrapped < 0 ? wrapped + TWO_PI : wrapped;
}
function wrapPi(angleRad) {
  return wrapTwoPi(angleRad + Math.PI) - Math.PI;
}

// packages/units/src/kept-per.ts
function keptPer(make) {
  let maker;
  let value;
  return () => {
    if (maker !== Math.cos) {
      value = make();
      maker = Math.cos;
    }
    return value;
  };
}

// packages/units/src/result.ts
function ok(value) {
  return { ok: true, value };
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
  for (const step2 of STEPS) if (day >= step2.day) return step2.taiMinusUtcS;
  return FIRST_OFFSET_S;
}
function taiMinusUtcAt(epochTaiS) {
  for (const step2 of STEPS) if (epochTaiS >= step2.insertedAtTaiS + 1) return step2.taiMinusUtcS;
  return FIRST_OFFSET_S;
}
function isInsideLeapSecond(epochTaiS) {
  for (const step2 of STEPS) {
    if (epochTaiS >= step2.insertedAtTaiS + 1) return false;
    if (epochTaiS >= step2.insertedAtTaiS) return step2.day !== STEPS.at(-1)?.day;
  }
  return false;
}
function endsWithLeapSecond(day) {
  return STEPS.some((step2, index) => step2.day === day + 1 && index < STEPS.length - 1);
}

// packages/astro/src/epoch.ts
var TT_MINUS_TAI_S = 32.184;
var J2000_TAI_S = 43200 - TT_MINUS_TAI_S;
var JULIAN_2000 = 24515445e-1;
var FIRST_YEAR = 1957;
var LAST_YEAR = 2199;
var PATTERN = /^(\d{4})-(?:(\d{2})-(\d{2})|(\d{3}))T(\d{2}):(\d{2}):(\d{2})(?:\.(\d*))?Z?$/;
function parseUtc(text2) {
  const match = PATTERN.exec(text2.trim());
  if (match === null) return fail({ code: "epoch-malformed", value: text2 });
  const year = Number(match[1]);
  if (year < FIRST_YEAR || year > LAST_YEAR) return fail({ code: "epoch-year-out-of-range", value: text2 });
  let day;
  if (match[4] !== void 0) {
    const dayOfYear2 = Number(match[4]);
    if (dayOfYear2 < 1 || dayOfYear2 > (isLeapYear(year) ? 366 : 365)) {
      return fail({ code: "epoch-day-out-of-range", value: text2 });
    }
    day = daysSince2000(year, 1, 1) + dayOfYear2 - 1;
  } else {
    const month = Number(match[2]);
    if (month < 1 || month > 12) return fail({ code: "epoch-month-out-of-range", value: text2 });
    const dayOfMonth = Number(match[3]);
    if (dayOfMonth < 1 || dayOfMonth > daysInMonth(year, month)) {
      return fail({ code: "epoch-day-out-of-range", value: text2 });
    }
    day = daysSince2000(year, month, dayOfMonth);
  }
  const hour = Number(match[5]);
  const minute = Number(match[6]);
  const second = Number(match[7]);
  if (hour > 23) return fail({ code: "epoch-hour-out-of-range", value: text2 });
  if (minute > 59) return fail({ code: "epoch-minute-out-of-range", value: text2 });
  if (second > 60) return fail({ code: "epoch-second-out-of-range", value: text2 });
  if (second === 60 && !(hour === 23 && minute === 59 && endsWithLeapSecond(day))) {
    return fail({ code: "epoch-no-leap-second", value: text2 });
  }
  const whole = day * SECONDS_PER_DAY + hour * 3600 + minute * 60 + second + taiMinusUtcOnDay(day);
  const decimals = match[8];
  return ok(decimals ? whole + Number(`0.${decimals}`) : whole);
}
function formatUtc(epochTaiS, decimals = 6) {
  const scale = 10 ** decimals;
  let whole = Math.floor(epochTaiS);
  let fraction2 = Math.round((epochTaiS - whole) * scale);
  if (fraction2 >= scale) {
    whole += 1;
    fraction2 = 0;
  }
  const { day, secondOfDay: secondOfDay2 } = utcDay(whole);
  const { year, month, day: dayOfMonth } = calendarDay(day);
  const leap = secondOfDay2 >= SECONDS_PER_DAY ? 1 : 0;
  const plain = secondOfDay2 - leap;
  const date = `${pad(year, 4)}-${pad(month, 2)}-${pad(dayOfMonth, 2)}`;
  const clock = `${pad(Math.floor(plain / 3600), 2)}:${pad(Math.floor(plain / 60) % 60, 2)}:${pad(plain % 60 + leap, 2)}`;
  return decimals > 0 ? `${date}T${clock}.${pad(fraction2, decimals)}` : `${date}T${clock}`;
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
  const { day, secondOfDay: secondOfDay2 } = utcDay(epochTaiS);
  return { day: JULIAN_2000 + day, fraction: secondOfDay2 / SECONDS_PER_DAY };
}
function julianCenturiesTt(epochTaiS) {
  return (epochTaiS - J2000_TAI_S) / (36525 * SECONDS_PER_DAY);
}
function pad(value, width) {
  return String(value).padStart(width, "0");
}

// packages/astro/src/frames/sidereal-time.ts
function gmst82(ut1S) {
  const sinceJ2000S = ut1S - SECONDS_PER_DAY / 2;
  const t = sinceJ2000S / (36525 * SECONDS_PER_DAY);
  const seconds3 = 67310.54841 + (8640184812866e-6 + (0.093104 - 62e-7 * t) * t) * t + sinceJ2000S % SECONDS_PER_DAY;
  return wrapTwoPi(seconds3 / SECONDS_PER_DAY * TWO_PI);
}
var NODE_TERMS_FROM_TAI_S = -89683170;
function equationOfEquinoxes(nutation, epochTaiS, longitudeOffsetRad = 0) {
  const plain = (nutation.inLongitudeRad + longitudeOffsetRad) * Math.cos(nutation.meanObliquityRad);
  if (epochTaiS < NODE_TERMS_FROM_TAI_S) return plain;
  const node = nutation.lunarNodeRad;
  return plain + (264e-5 * Math.sin(node) + 63e-6 * Math.sin(2 * node)) * RAD_PER_ARCSEC;
}

// packages/astro/src/frames/tidal-arguments.ts
var TURN_ARCSEC = 1296e3;
function tidalArguments(centuriesTt) {
  const t = centuriesTt;
  const of = (start, rate, second, third, fourth) => (start + (rate + (second + (third + fourth * t) * t) * t) * t) % TURN_ARCSEC * RAD_PER_ARCSEC;
  return [
    of(485868.249036, 17179159232178e-4, 31.8792, 0.051635, -2447e-7),
    of(1287104793048e-6, 1295965810481e-4, -0.5532, 136e-6, -1149e-8),
    of(335779.526232, 17395272628478e-4, -12.7512, -1037e-6, 417e-8),
    of(1072260703692e-6, 1602961601209e-3, -6.3706, 6593e-6, -3169e-8),
    of(450160.398036, -69628905431e-4, 7.4722, 7702e-6, -5939e-8)
  ];
}
function tidalAngle(multipliers, from, args) {
  let angle = 0;
  for (let k = 0; k < args.length; k++) angle += multipliers[from + k] * args[k];
  return angle % TWO_PI;
}

// packages/astro/src/frames/tides.json
var tides_default = {
  source: "IERS Conventions 2010, Technical Note 36: zonal, table 8.1 (five multipliers of l, l', F, D, Om; UT1 sine and cosine in 0.1 ms, LOD cosine and sine in 0.01 ms); oceanLines (order, height, phase in rad, rad a day from 1960-05-22T12:00) and oceanWeights (x, y in microarcseconds, UT1 in microseconds) of the subroutines of section 8.2; libration, table 5.1b (six multipliers of GMST + pi, l, l', F, D, Om; UT1 and LOD sine and cosine in microseconds). Figures alone.",
  zonal: [
    [1, 0, 2, 2, 2, -0.0235, 0, 0.2617, 0],
    [2, 0, 2, 0, 1, -0.0404, 0, 0.3706, 0],
    [2, 0, 2, 0, 2, -0.0987, 0, 0.9041, 0],
    [0, 0, 2, 2, 1, -0.0508, 0, 0.4499, 0],
    [0, 0, 2, 2, 2, -0.1231, 0, 1.0904, 0],
    [1, 0, 2, 0, 0, -0.0385, 0, 0.2659, 0],
    [1, 0, 2, 0, 1, -0.4108, 0, 2.8298, 0],
    [1, 0, 2, 0, 2, -0.9926, 0, 6.8291, 0],
    [3, 0, 0, 0, 0, -0.0179, 0, 0.1222, 0],
    [-1, 0, 2, 2, 1, -0.0818, 0, 0.5384, 0],
    [-1, 0, 2, 2, 2, -0.1974, 0, 1.2978, 0],
    [1, 0, 0, 2, 0, -0.0761, 0, 0.4976, 0],
    [2, 0, 2, -2, 2, 0.0216, 0, -0.106, 0],
    [0, 1, 2, 0, 2, 0.0254, 0, -0.1211, 0],
    [0, 0, 2, 0, 0, -0.2989, 0, 1.3804, 0],
    [0, 0, 2, 0, 1, -3.1873, 0.201, 14.689, 0.9266],
    [0, 0, 2, 0, 2, -7.8468, 0.532, 36.091, 2.4469],
    [2, 0, 0, 0, -1, 0.0216, 0, -0.0988, 0],
    [2, 0, 0, 0, 0, -0.3384, 0, 1.5433, 0],
    [2, 0, 0, 0, 1, 0.0179, 0, -0.0813, 0],
    [0, -1, 2, 0, 2, -0.0244, 0, 0.1082, 0],
    [0, 0, 0, 2, -1, 0.047, 0, -0.2004, 0],
    [0, 0, 0, 2, 0, -0.7341, 0, 3.124, 0],
    [0, 0, 0, 2, 1, -0.0526, 0, 0.2235, 0],
    [0, -1, 0, 2, 0, -0.0508, 0, 0.2073, 0],
    [1, 0, 2, -2, 1, 0.0498, 0, -0.1312, 0],
    [1, 0, 2, -2, 2, 0.1006, 0, -0.264, 0],
    [1, 1, 0, 0, 0, 0.0395, 0, -0.0968, 0],
    [-1, 0, 2, 0, 0, 0.047, 0, -0.1099, 0],
    [-1, 0, 2, 0, 1, 0.1767, 0, -0.4115, 0],
    [-1, 0, 2, 0, 2, 0.4352, 0, -1.0093, 0],
    [1, 0, 0, 0, -1, 0.5339, 0, -1.2224, 0],
    [1, 0, 0, 0, 0, -8.4046, 0.25, 19.1647, 0.5701],
    [1, 0, 0, 0, 1, 0.5443, 0, -1.236, 0],
    [0, 0, 0, 1, 0, 0.047, 0, -0.1, 0],
    [1, -1, 0, 0, 0, -0.0555, 0, 0.1169, 0],
    [-1, 0, 0, 2, -1, 0.1175, 0, -0.2332, 0],
    [-1, 0, 0, 2, 0, -1.8236, 0, 3.6018, 0],
    [-1, 0, 0, 2, 1, 0.1316, 0, -0.2587, 0],
    [1, 0, -2, 2, -1, 0.0179, 0, -0.0344, 0],
    [-1, -1, 0, 2, 0, -0.0855, 0, 0.1542, 0],
    [0, 2, 2, -2, 2, -0.0573, 0, 0.0395, 0],
    [0, 1, 2, -2, 1, 0.0329, 0, -0.0173, 0],
    [0, 1, 2, -2, 2, -1.8847, 0, 0.9726, 0],
    [0, 0, 2, -2, 0, 0.251, 0, -0.091, 0],
    [0, 0, 2, -2, 1, 1.1703, 0, -0.4135, 0],
    [0, 0, 2, -2, 2, -49.7174, 0.433, 17.1056, 0.149],
    [0, 2, 0, 0, 0, -0.1936, 0, 0.0666, 0],
    [2, 0, 0, -2, -1, 0.0489, 0, -0.0154, 0],
    [2, 0, 0, -2, 0, -0.5471, 0, 0.167, 0],
    [2, 0, 0, -2, 1, 0.0367, 0, -0.0108, 0],
    [0, -1, 2, -2, 1, -0.0451, 0, 82e-4, 0],
    [0, 1, 0, 0, -1, 0.0921, 0, -0.0167, 0],
    [0, -1, 2, -2, 2, 0.8281, 0, -0.1425, 0],
    [0, 1, 0, 0, 0, -15.8887, 0.153, 2.7332, 0.0263],
    [0, 1, 0, 0, 1, -0.1382, 0, 0.0225, 0],
    [1, 0, 0, -1, 0, 0.0348, 0, -53e-4, 0],
    [2, 0, -2, 0, 0, -0.1372, 0, -79e-4, 0],
    [-2, 0, 2, 0, 1, 0.4211, 0, -0.0203, 0],
    [-1, 1, 0, 1, 0, -0.0404, 0, 8e-4, 0],
    [0, 0, 0, 0, 2, 7.8998, 0, 0.146, 0],
    [0, 0, 0, 0, 1, -1617.2681, 0, -14.9471, 0]
  ],
  oceanLines: [
    [1, -1.94, 9.0899831, 5.1868805],
    [1, -1.25, 8.8234208, 5.38346657],
    [1, -6.64, 12.1189598, 5.38439079],
    [1, -1.51, 1.44257, 5.41398343],
    [1, -8.02, 4.738109, 5.41490765],
    [1, -9.47, 4.4715466, 5.61149372],
    [1, -50.2, 7.7670857, 5.61241794],
    [1, -1.8, -2.9093042, 5.64201057],
    [1, -9.54, 0.3862349, 5.64293479],
    [1, 1.52, -3.1758666, 5.83859664],
    [1, -49.45, 0.1196725, 5.83952086],
    [1, -262.21, 3.4152116, 5.84044508],
    [1, 1.7, 12.8946194, 5.84433381],
    [1, 3.43, 5.5137686, 5.87485066],
    [1, 1.94, 6.4441883, 6.03795537],
    [1, 1.37, -4.2322016, 6.06754801],
    [1, 7.41, -0.9366625, 6.06847223],
    [1, 20.62, 8.5427453, 6.07236095],
    [1, 4.14, 11.8382843, 6.07328517],
    [1, 3.94, 1.1618945, 6.10287781],
    [1, -7.14, 5.9693878, 6.24878055],
    [1, 1.37, -1.2032249, 6.2650583],
    [1, -122.03, 2.0923141, 6.26598252],
    [1, 1.02, -1.7847596, 6.28318449],
    [1, 2.89, 8.0679449, 6.28318613],
    [1, -7.3, 0.8953321, 6.29946388],
    [1, 368.78, 4.1908712, 6.3003881],
    [1, 50.01, 7.4864102, 6.30131232],
    [1, -1.08, 10.7819493, 6.30223654],
    [1, 2.93, 0.3137975, 6.31759007],
    [1, 5.25, 6.2894282, 6.33479368],
    [1, 3.95, 7.2198478, 6.49789839],
    [1, 20.62, -0.161003, 6.52841524],
    [1, 4.09, 3.1345361, 6.52933946],
    [1, 3.42, 2.8679737, 6.72592553],
    [1, 1.69, -4.5128771, 6.75644239],
    [1, 11.29, 4.9665307, 6.76033111],
    [1, 7.23, 8.2620698, 6.76125533],
    [1, 1.51, 11.5576089, 6.76217955],
    [1, 2.16, 0.6146566, 6.98835826],
    [1, 1.38, 3.9101957, 6.98928248],
    [2, 1.8, 20.6617051, 11.45675174],
    [2, 4.67, 13.2808543, 11.4872686],
    [2, 16.01, 16.309831, 11.68477889],
    [2, 19.32, 8.9289802, 11.71529575],
    [2, 1.3, 5.0519065, 11.73249771],
    [2, -1.02, 15.8350306, 11.89560406],
    [2, -4.51, 8.6624178, 11.91188181],
    [2, 120.99, 11.9579569, 11.91280603],
    [2, 1.13, 8.0808832, 11.930008],
    [2, 22.98, 4.5771061, 11.94332289],
    [2, 1.06, 0.7000324, 11.96052486],
    [2, -1.9, 14.9869335, 12.11031632],
    [2, -2.18, 11.4831564, 12.12363121],
    [2, -23.58, 4.3105437, 12.13990896],
    [2, 631.92, 7.6060827, 12.14083318],
    [2, 1.92, 3.729009, 12.15803515],
    [2, -4.66, 10.6350594, 12.33834347],
    [2, -17.86, 3.2542086, 12.36886033],
    [2, 4.47, 12.7336164, 12.37274905],
    [2, 1.97, 16.0291555, 12.37367327],
    [2, 17.2, 10.160259, 12.54916865],
    [2, 294, 6.2831853, 12.56637061],
    [2, -2.46, 2.4061116, 12.58357258],
    [2, -1.02, 5.0862033, 12.59985198],
    [2, 79.96, 8.3817423, 12.6007762],
    [2, 23.83, 11.6772814, 12.60170041],
    [2, 2.59, 14.9728205, 12.60262463],
    [2, 4.47, 4.0298682, 12.82880334],
    [2, 1.95, 7.3254073, 12.82972756],
    [2, 1.17, 9.1574019, 13.06071921]
  ],
  oceanWeights: [
    [-6.77832, -14.86323, 0.47884, -1.45303, 0.16406, 0.4203, 0.09398, 25.73054, -4.77974, 0.2808, 1.94539, -0.73089],
    [14.86283, -6.77846, 1.45234, 0.47888, -0.42056, 0.16469, 15.30276, -4.30615, 0.07564, 2.28321, -0.45717, -1.6201],
    [-1.76335, 1.03364, -0.27553, 0.34569, -0.12343, -0.10146, -0.47119, 1.28997, -0.19336, 0.02724, 0.08955, 0.04726]
  ],
  orthotides: [[0.0298, 0.1408, 0.0805, 0.6002, 0.3025, 0.1517], [0.02, 0.0905, 0.0638, 0.3476, 0.1645, 0.0923]],
  libration: [
    [2, -2, 0, -2, 0, -2, 0.05, -0.03, -0.3, -0.6],
    [2, 0, 0, -2, -2, -2, 0.06, -0.03, -0.4, -0.7],
    [2, -1, 0, -2, 0, -2, 0.35, -0.2, -2.4, -4.1],
    [2, 1, 0, -2, -2, -2, 0.07, -0.04, -0.5, -0.8],
    [2, 0, 0, -2, 0, -1, -0.07, 0.04, 0.5, 0.8],
    [2, 0, 0, -2, 0, -2, 1.75, -1.01, -12.2, -21.3],
    [2, 1, 0, -2, 0, -2, -0.05, 0.03, 0.3, 0.6],
    [2, 0, -1, -2, 2, -2, 0.04, -0.03, -0.3, -0.6],
    [2, 0, 0, -2, 2, -2, 0.76, -0.44, -5.5, -9.6],
    [2, 0, 0, 0, 0, 0, 0.21, -0.12, -1.5, -2.6],
    [2, 0, 0, 0, 0, -1, 0.06, -0.04, -0.4, -0.8]
  ]
};

// packages/astro/src/frames/tides.ts
var ZONAL = Float64Array.from(tides_default.zonal.flat());
var ZONAL_WIDTH = 9;
var LIBRATION = Float64Array.from(tides_default.libration.flat());
var LIBRATION_WIDTH = 10;
var LINES = Float64Array.from(tides_default.oceanLines.flat());
var LINE_WIDTH = 4;
var ZONAL_UT1_S = 1e-4;
var ZONAL_LOD_S = 1e-5;
var MICROSECOND = 1e-6;
var OCEAN_EPOCH_MJD = 37076.5;
var LAG_DAYS = 2;
var MJD_2000 = 51544;
var J2000_MJD = 51544.5;
var DAYS_PER_CENTURY = 36525;
var SECONDS_PER_DAY2 = 86400;
function zonalTides(centuriesTt) {
  const args = tidalArguments(centuriesTt);
  let ut1 = 0;
  let lod = 0;
  for (let at = 0; at < ZONAL.length; at += ZONAL_WIDTH) {
    const angle = tidalAngle(ZONAL, at, args);
    const [sine2, cosine2] = [Math.sin(angle), Math.cos(angle)];
    ut1 += ZONAL[at + 5] * sine2 + ZONAL[at + 6] * cosine2;
    lod += ZONAL[at + 7] * cosine2 + ZONAL[at + 8] * sine2;
  }
  return { ut1S: ut1 * ZONAL_UT1_S, lodS: lod * ZONAL_LOD_S };
}
function libration(ut1S) {
  const centuries = (ut1S / SECONDS_PER_DAY2 + MJD_2000 - J2000_MJD) / DAYS_PER_CENTURY;
  const args = [gmst82(ut1S) + TWO_PI / 2, ...tidalArguments(centuries)];
  let ut1 = 0;
  let lod = 0;
  for (let at = 0; at < LIBRATION.length; at += LIBRATION_WIDTH) {
    const angle = tidalAngle(LIBRATION, at, args);
    const [sine2, cosine2] = [Math.sin(angle), Math.cos(angle)];
    ut1 += LIBRATION[at + 6] * sine2 + LIBRATION[at + 7] * cosine2;
    lod += LIBRATION[at + 8] * sine2 + LIBRATION[at + 9] * cosine2;
  }
  return { ut1S: ut1 * MICROSECOND, lodS: lod * MICROSECOND };
}
function oceanTides(ut1S) {
  const days = ut1S / SECONDS_PER_DAY2 + MJD_2000 - OCEAN_EPOCH_MJD;
  const response = [...orthotides(1, days), ...orthotides(2, days)];
  const [x = 0, y = 0, ut1 = 0] = tides_default.oceanWeights.map(
    (weights2) => weights2.reduce((sum5, weight, k) => sum5 + weight * response[k], 0)
  );
  return [x, y, ut1];
}
function orthotides(order, days) {
  const [a1, b1] = potential(order, days - LAG_DAYS);
  const [a0, b0] = potential(order, days);
  const [aLag, bLag] = potential(order, days + LAG_DAYS);
  const [aSum, aDifference, bSum, bDifference] = [a1 + aLag, a1 - aLag, b1 + bLag, b1 - bLag];
  const [p0 = 0, p1 = 0, q1 = 0, p2 = 0, q2 = 0, r2 = 0] = tides_default.orthotides[order - 1];
  return [
    ...[p0 * a0, p0 * b0],
    ...[p1 * a0 - q1 * aSum, p1 * b0 - q1 * bSum],
    ...[p2 * a0 - q2 * aSum + r2 * bDifference, p2 * b0 - q2 * bSum - r2 * aDifference]
  ];
}
function potential(order, days) {
  let a = 0;
  let b = 0;
  for (let at = 0; at < LINES.length; at += LINE_WIDTH) {
    if (LINES[at] !== order) continue;
    const quarter = order === 1 ? TWO_PI / 4 : 0;
    const angle = (LINES[at + 2] - quarter) % TWO_PI + LINES[at + 3] * days % TWO_PI;
    a += LINES[at + 1] * Math.cos(angle);
    b -= LINES[at + 1] * Math.sin(angle);
  }
  return [a, b];
}

// packages/astro/src/frames/tidal-orientation.ts
var MICRO = 1e-6;
function zonalAt(epochTaiS) {
  return zonalTides(julianCenturiesTt(epochTaiS));
}
function withTides(smooth, epochTaiS) {
  const zonal = zonalAt(epochTaiS);
  const ut1S = epochTaiS + smooth.ut1MinusTaiS + zonal.ut1S;
  const [x, y, ut1Us] = oceanTides(ut1S);
  const half = libration(ut1S);
  return {
    ...smooth,
    ut1MinusTaiS: smooth.ut1MinusTaiS + zonal.ut1S + ut1Us * MICRO + half.ut1S,
    xpRad: smooth.xpRad + x * MICRO * RAD_PER_ARCSEC,
    ypRad: smooth.ypRad + y * MICRO * RAD_PER_ARCSEC,
    lodS: smooth.lodS + zonal.lodS + half.lodS
  };
}

// packages/astro/src/frames/earth-orientation.ts
var DAYS_OF_A_VALUE = 4;
var ORIENTATION_FIGURES = 6;
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
function earthOrientationOfDays(days) {
  const { last: last2 } = kept();
  if (last2 !== void 0 && isSame(last2.days, days)) return last2.orientation;
  const orientation = fromDailyValues(days.firstDay, Float64Array.from(days.values), "iers-2010");
  kept().last = { days, orientation };
  return orientation;
}
function isSame(first2, second) {
  if (first2 === second) return true;
  if (first2.firstDay !== second.firstDay || first2.values.length !== second.values.length) return false;
  return first2.values.every((value, index) => value === second.values[index]);
}
function fromDailyValues(firstDay, values, tides2) {
  const count2 = values.length / ORIENTATION_FIGURES;
  const edge = (day) => day * SECONDS_PER_DAY + taiMinusUtcOnDay(day);
  const hasTides = tides2 === "iers-2010";
  if (hasTides) {
    for (let row = 0; row < count2; row++) {
      const zonal = zonalAt(edge(firstDay + row));
      values[row * ORIENTATION_FIGURES] = values[row * ORIENTATION_FIGURES] - zonal.ut1S;
      values[row * ORIENTATION_FIGURES + 3] = values[row * ORIENTATION_FIGURES + 3] - zonal.lodS;
    }
  }
  return {
    startTaiS: edge(firstDay),
    stopTaiS: edge(firstDay + count2 - 1),
    hasPoleOffsets: true,
    at(epochTaiS) {
      const { day, secondOfDay: secondOfDay2 } = utcDay(epochTaiS);
      const place = Math.min(Math.max(day + Math.min(secondOfDay2 / SECONDS_PER_DAY, 1) - firstDay, 0), count2 - 1);
      const row = Math.min(Math.floor(place), Math.max(count2 - 2, 0));
      const weights2 = hasTides ? throughFourDays(place, row, count2) : throughTwoDays(place - row);
      const first2 = hasTides ? Math.max(0, Math.min(row - 1, count2 - weights2.length)) : row;
      const value = (column) => {
        let sum5 = 0;
        for (let k = 0; k < weights2.length; k++) {
          if (weights2[k] !== 0) sum5 += weights2[k] * values[(first2 + k) * ORIENTATION_FIGURES + column];
        }
        return sum5;
      };
      const sample = {
        ut1MinusTaiS: value(0),
        xpRad: value(1) * RAD_PER_ARCSEC,
        ypRad: value(2) * RAD_PER_ARCSEC,
        lodS: value(3),
        longitudeOffsetRad: value(4) * RAD_PER_ARCSEC,
        obliquityOffsetRad: value(5) * RAD_PER_ARCSEC
      };
      return hasTides ? withTides(sample, epochTaiS) : sample;
    }
  };
}
function throughTwoDays(weight) {
  return [1 - weight, weight];
}
function throughFourDays(place, row, count2) {
  const size2 = Math.min(DAYS_OF_A_VALUE, count2);
  const at = place - Math.max(0, Math.min(row - 1, count2 - size2));
  return Array.from({ length: size2 }, (_, k) => {
    let weight = 1;
    for (let other = 0; other < size2; other++) if (other !== k) weight *= (at - other) / (k - other);
    return weight;
  });
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
  const z6 = (2306.2181 + (1.09468 + 0.018203 * t) * t) * t * RAD_PER_ARCSEC;
  return multiply3(aboutZ(-z6), multiply3(aboutY(theta), aboutZ(-zeta)));
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
  let longitude2 = 0;
  let obliquity = 0;
  for (let i = (TERM_COUNT - 1) * TERM_WIDTH; i >= 0; i -= TERM_WIDTH) {
    const angle = TERMS[i] * l + TERMS[i + 1] * lPrime + TERMS[i + 2] * f + TERMS[i + 3] * d + TERMS[i + 4] * node;
    longitude2 += (TERMS[i + 5] + TERMS[i + 6] * t) * Math.sin(angle);
    obliquity += (TERMS[i + 7] + TERMS[i + 8] * t) * Math.cos(angle);
  }
  return {
    inLongitudeRad: longitude2 * RAD_PER_TERM_UNIT,
    inObliquityRad: obliquity * RAD_PER_TERM_UNIT,
    meanObliquityRad: meanObliquity(t),
    lunarNodeRad: node
  };
}
function nutationMatrix(nutation) {
  const mean3 = nutation.meanObliquityRad;
  const toEquator = aboutX(-(mean3 + nutation.inObliquityRad));
  return multiply3(toEquator, multiply3(aboutZ(-nutation.inLongitudeRad), aboutX(mean3)));
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
  const nodes2 = kept2();
  const slot = index & SLOTS - 1;
  const keptNode = nodes2[slot];
  if (keptNode?.index === index) return keptNode;
  const epochTaiS = index * GRID_S;
  const centuries = julianCenturiesTt(epochTaiS);
  const nutation = nutation1980(centuries);
  const trueOfDate2 = multiply3(nutationMatrix(nutation), precession1976(centuries));
  const teme = multiply3(aboutZ(equationOfEquinoxes(nutation, epochTaiS)), trueOfDate2);
  const node = { index, nutation, trueOfDate: trueOfDate2, teme };
  nodes2[slot] = node;
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
  const [x, y, z6] = earthRotationInItrf(epochTaiS, eop);
  return to === "ITRF" ? multiply3(crossMatrix(-x, -y, -z6), rotation) : multiply3(rotation, crossMatrix(x, y, z6));
}
function transformState(state, to, eop) {
  if (state.frame === to) return state;
  const m = rotationBetween(state.frame, to, state.epochTaiS, eop);
  const coupling = velocityCoupling(state.frame, to, m, state.epochTaiS, eop);
  const turned4 = rotated(m, state.velocityMps);
  const carried = coupling === void 0 ? void 0 : rotated(coupling, state.positionM);
  return {
    epochTaiS: state.epochTaiS,
    frame: to,
    positionM: rotated(m, state.positionM),
    velocityMps: carried === void 0 ? turned4 : [turned4[0] + carried[0], turned4[1] + carried[1], turned4[2] + carried[2]]
  };
}
function rotated(m, v) {
  return [
    m[0] * v[0] + m[1] * v[1] + m[2] * v[2],
    m[3] * v[0] + m[4] * v[1] + m[5] * v[2],
    m[6] * v[0] + m[7] * v[1] + m[8] * v[2]
  ];
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
      let sum5 = 0;
      for (let k = 0; k < 6; k++) sum5 += a[row + k] * b[k * 6 + column];
      out[row + column] = sum5;
    }
  }
  return out;
}
function congruent6(a, c) {
  const half = multiply6(a, c);
  const out = new Float64Array(36);
  for (let row = 0; row < 6; row++) {
    for (let column = row; column < 6; column++) {
      let sum5 = 0;
      for (let k = 0; k < 6; k++) sum5 += half[row * 6 + k] * a[column * 6 + k];
      out[row * 6 + column] = sum5;
      out[column * 6 + row] = sum5;
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
  const kept6 = values[i];
  values[i] = values[j];
  values[j] = kept6;
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

// packages/astro/src/ephemeris/interpolate.ts
var STATE_WIDTH = 6;
function lagrangeWindow(mostNodes) {
  return { start: -1, count: 0, stepS: Number.NaN, weights: new Float64Array(mostNodes) };
}
function lagrange(epochs, states, start, count2, at, window, out) {
  if (window.start !== start || window.count !== count2) refreshWeights(epochs, start, count2, window);
  const { weights: weights2 } = window;
  let x = 0;
  let y = 0;
  let z6 = 0;
  let u = 0;
  let v = 0;
  let w = 0;
  let total = 0;
  for (let j = 0; j < count2; j++) {
    const base = (start + j) * STATE_WIDTH;
    const gap = at - epochs[start + j];
    if (gap === 0) {
      for (let i = 0; i < STATE_WIDTH; i++) out[i] = states[base + i];
      return;
    }
    const share = weights2[j] / gap;
    total += share;
    x += share * states[base];
    y += share * states[base + 1];
    z6 += share * states[base + 2];
    u += share * states[base + 3];
    v += share * states[base + 4];
    w += share * states[base + 5];
  }
  out[0] = x / total;
  out[1] = y / total;
  out[2] = z6 / total;
  out[3] = u / total;
  out[4] = v / total;
  out[5] = w / total;
}
function refreshWeights(epochs, start, count2, window) {
  const stepS = evenStep(epochs, start, count2);
  const isAlike = stepS === window.stepS && count2 === window.count;
  window.start = start;
  window.count = count2;
  window.stepS = stepS;
  if (isAlike) return;
  const scale = count2 > 1 ? (count2 - 1) / (epochs[start + count2 - 1] - epochs[start]) : 1;
  for (let j = 0; j < count2; j++) {
    let product2 = 1;
    const own2 = epochs[start + j];
    for (let k = 0; k < count2; k++) if (k !== j) product2 *= (own2 - epochs[start + k]) * scale;
    window.weights[j] = 1 / product2;
  }
}
function evenStep(epochs, start, count2) {
  if (count2 < 2) return Number.NaN;
  const stepS = epochs[start + 1] - epochs[start];
  for (let j = start + 2; j < start + count2; j++) if (epochs[j] - epochs[j - 1] !== stepS) return Number.NaN;
  return stepS;
}
function hermiteTable(mostNodes) {
  return { nodes: new Float64Array(2 * mostNodes), differences: new Float64Array(2 * mostNodes) };
}
function hermite(epochs, states, start, count2, at, table, out) {
  const { nodes: nodes2, differences } = table;
  const order = 2 * count2;
  for (let j = 0; j < count2; j++) {
    const offset = epochs[start + j] - at;
    nodes2[2 * j] = offset;
    nodes2[2 * j + 1] = offset;
  }
  for (let axis = 0; axis < 3; axis++) {
    for (let j = 0; j < count2; j++) {
      const base = (start + j) * STATE_WIDTH + axis;
      differences[2 * j] = states[base];
      differences[2 * j + 1] = states[base];
    }
    for (let i = order - 1; i > 0; i--) {
      differences[i] = i % 2 === 1 ? states[(start + (i >> 1)) * STATE_WIDTH + 3 + axis] : (differences[i] - differences[i - 1]) / (nodes2[i] - nodes2[i - 1]);
    }
    for (let level = 2; level < order; level++) {
      for (let i = order - 1; i >= level; i--) {
        differences[i] = (differences[i] - differences[i - 1]) / (nodes2[i] - nodes2[i - level]);
      }
    }
    let value = differences[order - 1];
    let slope = 0;
    for (let i = order - 2; i >= 0; i--) {
      slope = value - slope * nodes2[i];
      value = differences[i] - value * nodes2[i];
    }
    out[axis] = value;
    out[axis + 3] = slope;
  }
}

// packages/astro/src/elements/kepler-equation.ts
var MOST_STEPS = 60;
function solveGeneralisedKepler(meanLongitudeRad, af, ag) {
  const e = Math.hypot(af, ag);
  let low = meanLongitudeRad - e;
  let high = meanLongitudeRad + e;
  let f = meanLongitudeRad + af * Math.sin(meanLongitudeRad) - ag * Math.cos(meanLongitudeRad);
  for (let step2 = 0; step2 < MOST_STEPS; step2++) {
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
var ROUNDING = 5e-17;
function eccentricLongitude(meanLongitudeRad, af, ag, out) {
  const e = Math.sqrt(af * af + ag * ag);
  let f = meanLongitudeRad + af * Math.sin(meanLongitudeRad) - ag * Math.cos(meanLongitudeRad);
  for (let step2 = 0; step2 < MOST_STEPS; step2++) {
    const sin = Math.sin(f);
    const cos = Math.cos(f);
    const move = (meanLongitudeRad + af * sin - ag * cos - f) / (1 - af * cos - ag * sin);
    const square = move * move;
    if (square < SMALL_STEP * SMALL_STEP && 0.5 * e * square <= ROUNDING * (1 - e)) {
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

// packages/astro/src/elements/equinoctial.ts
function equinoctialSense(state) {
  return state[0] * state[4] - state[1] * state[3] < 0 ? -1 : 1;
}
function equinoctialFromCartesian(state, mu = MU_EARTH, sense = equinoctialSense(state)) {
  const x = state[0];
  const y = state[1];
  const z6 = state[2];
  const u = state[3];
  const v = state[4];
  const w = state[5];
  const r = Math.hypot(x, y, z6);
  const energy = (u * u + v * v + w * w) / 2 - mu / r;
  const hx = y * w - z6 * v;
  const hy = z6 * u - x * w;
  const hz = x * v - y * u;
  const h = Math.hypot(hx, hy, hz);
  if (!(energy < 0) || !(h > 0)) return void 0;
  const a = -mu / (2 * energy);
  const chi = hx / (h + sense * hz);
  const psi = -hy / (h + sense * hz);
  const { f, g } = equinoctialAxes(chi, psi, sense);
  const ex = (v * hz - w * hy) / mu - x / r;
  const ey = (w * hx - u * hz) / mu - y / r;
  const ez = (u * hy - v * hx) / mu - z6 / r;
  const af = ex * f[0] + ey * f[1] + ez * f[2];
  const ag = ex * g[0] + ey * g[1] + ez * g[2];
  const root = Math.sqrt(1 - af * af - ag * ag);
  if (!(root > 0)) return void 0;
  const beta = 1 / (1 + root);
  const along = (x * f[0] + y * f[1] + z6 * f[2]) / (a * root);
  const across = (x * g[0] + y * g[1] + z6 * g[2]) / (a * root);
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
function cartesianFromEquinoctial(elements, mu = MU_EARTH) {
  const { meanMotionRadps: n, af, ag } = elements;
  const { f, g } = equinoctialAxes(elements.chi, elements.psi, elements.sense);
  const a = Math.cbrt(mu / (n * n));
  const beta = 1 / (1 + Math.sqrt(1 - af * af - ag * ag));
  const big = solveGeneralisedKepler(elements.meanLongitudeRad, af, ag);
  const cosF = Math.cos(big);
  const sinF = Math.sin(big);
  const along = a * ((1 - ag * ag * beta) * cosF + af * ag * beta * sinF - af);
  const across = a * ((1 - af * af * beta) * sinF + af * ag * beta * cosF - ag);
  const speed = n * a / (1 - af * cosF - ag * sinF);
  const alongRate = speed * (af * ag * beta * cosF - (1 - ag * ag * beta) * sinF);
  const acrossRate = speed * ((1 - af * af * beta) * cosF - af * ag * beta * sinF);
  const out = new Float64Array(6);
  for (let i = 0; i < 3; i++) {
    out[i] = along * f[i] + across * g[i];
    out[i + 3] = alongRate * f[i] + acrossRate * g[i];
  }
  return out;
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
  const scaled3 = equinoctialJacobian(elements, mu);
  for (let row = 0; row < 6; row++) {
    const unit3 = row < 3 ? a : n * a;
    for (let column = 0; column < 6; column++) {
      scaled3[row * 6 + column] = scaled3[row * 6 + column] * (column === 0 ? n : 1) / unit3;
    }
  }
  const inverse2 = invert6(scaled3);
  if (inverse2 === void 0) return void 0;
  for (let row = 0; row < 6; row++) {
    for (let column = 0; column < 6; column++) {
      const unit3 = column < 3 ? a : n * a;
      inverse2[row * 6 + column] = inverse2[row * 6 + column] * (row === 0 ? n : 1) / unit3;
    }
  }
  return inverse2;
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
function covarianceBetween(covariances, epochTaiS, stateAt2) {
  const state = stateAt2(epochTaiS);
  if (state === void 0 || covariances.length === 0) return void 0;
  const after2 = firstAfter(covariances, epochTaiS);
  const carried = (index) => {
    const cov = covariances[index];
    if (cov === void 0) return void 0;
    const own2 = stateAt2(cov.epochTaiS);
    return own2 === void 0 ? void 0 : carry(cov, own2, state);
  };
  const earlier = carried(after2 - 1);
  const later = carried(after2);
  if (earlier === void 0 || later === void 0) return earlier ?? later;
  const from = covariances[after2 - 1].epochTaiS;
  const s = (epochTaiS - from) / (covariances[after2].epochTaiS - from);
  const weight = s * s * s * (10 - s * (15 - 6 * s));
  const matrix = earlier.matrix.map((value, i) => (1 - weight) * value + weight * later.matrix[i]);
  return { epochTaiS, frame: state.frame, matrix };
}
function carry(cov, own2, state) {
  if (own2.frame !== "ITRF") {
    const inFrame3 = covarianceInStateFrame(covarianceInFrame(cov, own2.frame), own2);
    return inFrame3.epochTaiS === state.epochTaiS ? inFrame3 : transportCovariance(inFrame3, own2, state);
  }
  const from = transformState(own2, "EME2000");
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

// packages/astro/src/ephemeris/nodes.ts
function segmentsOf(nodes2) {
  const { epochsTaiS } = nodes2;
  const declared = nodes2.segments ?? [];
  if (declared.length === 0) return [[0, epochsTaiS.length, epochsTaiS[0], epochsTaiS[epochsTaiS.length - 1]]];
  return declared.map(([startIndex, endIndex, from, to]) => [
    startIndex,
    endIndex,
    Math.max(from, epochsTaiS[startIndex]),
    Math.min(to, epochsTaiS[endIndex - 1])
  ]);
}
function assertNodes(nodes2) {
  const count2 = nodes2.epochsTaiS.length;
  if (count2 === 0) throw new RangeError("an ephemeris needs a node");
  if (nodes2.states.length !== count2 * STATE_WIDTH) throw new RangeError("an ephemeris needs six numbers a node");
  if (!(nodes2.degree >= 1)) throw new RangeError("an interpolation degree starts at 1");
  let last2 = Number.NEGATIVE_INFINITY;
  for (const [startIndex, endIndex, useableStart] of segmentsOf(nodes2)) {
    if (startIndex < 0 || endIndex > count2 || startIndex >= endIndex) {
      throw new RangeError("an ephemeris segment lies outside its table");
    }
    if (!(useableStart >= last2)) throw new RangeError("ephemeris segments are out of order");
    last2 = useableStart;
    for (let i = startIndex + 1; i < endIndex; i++) {
      if (!(nodes2.epochsTaiS[i] > nodes2.epochsTaiS[i - 1])) throw new RangeError("ephemeris epochs must rise");
    }
  }
}

// packages/astro/src/ephemeris/table.ts
function tableEphemeris(nodes2) {
  assertNodes(nodes2);
  const { epochsTaiS, states, method } = nodes2;
  const degree = method === "LINEAR" ? 1 : nodes2.degree;
  const isHermite = method === "HERMITE";
  const wanted = isHermite ? Math.ceil((degree + 1) / 2) : degree + 1;
  const segments = segmentsOf(nodes2);
  const window = lagrangeWindow(wanted);
  const table = hermiteTable(wanted);
  let segmentHint = 0;
  let nodeHint = 0;
  const stateAt2 = (epochTaiS, out) => {
    segmentHint = segmentAt(segments, epochTaiS, segmentHint);
    const segment = segments[segmentHint];
    if (!(epochTaiS >= segment[2] && epochTaiS <= segment[3])) return false;
    const [first2, end] = segment;
    nodeHint = nodeBefore(epochsTaiS, first2, end, epochTaiS, nodeHint);
    const count2 = Math.min(wanted, end - first2);
    const middle = count2 % 2 === 1 && nodeHint + 1 < end && epochTaiS - epochsTaiS[nodeHint] > epochsTaiS[nodeHint + 1] - epochTaiS ? nodeHint + 1 : nodeHint;
    const start = Math.min(Math.max(middle - (count2 - 1 >> 1), first2), end - count2);
    if (isHermite) hermite(epochsTaiS, states, start, count2, epochTaiS, table, out);
    else lagrange(epochsTaiS, states, start, count2, epochTaiS, window, out);
    return true;
  };
  const base = {
    nodes: nodes2,
    frame: nodes2.frame,
    startTaiS: segments[0][2],
    stopTaiS: segments[segments.length - 1][3],
    stateAt: stateAt2
  };
  const covariances = nodes2.covariances ?? [];
  if (covariances.length === 0) return base;
  const stateVectorAt = (epochTaiS) => {
    const out = new Float64Array(6);
    if (!stateAt2(epochTaiS, out)) return void 0;
    return stateOfSix(out, epochTaiS, nodes2.frame);
  };
  const ownCovariances = segments.map((segment) => {
    const own2 = covariances.filter((entry) => entry.epochTaiS >= segment[2] && entry.epochTaiS <= segment[3]);
    return own2.length > 0 ? own2 : covariances;
  });
  const covarianceAt = (epochTaiS) => {
    const own2 = ownCovariances[segmentAt(segments, epochTaiS, 0)];
    return covarianceBetween(own2, epochTaiS, stateVectorAt);
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
function nodeBefore(epochs, first2, end, at, hint) {
  if (hint >= first2 && hint < end && at >= epochs[hint]) {
    if (hint + 1 >= end || at < epochs[hint + 1]) return hint;
    if (hint + 2 >= end || at < epochs[hint + 2]) return hint + 1;
  }
  let low = first2;
  let high = end - 1;
  while (low < high) {
    const middle = low + high + 1 >> 1;
    if (epochs[middle] <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

// packages/astro/src/ephemeris/reframe.ts
function inFrame(ephemeris, to, eop) {
  if (ephemeris.frame === to) return ephemeris;
  return isTable(ephemeris) ? turnedTable(ephemeris, to, eop) : turnedOnDemand(ephemeris, to, eop);
}
function isTable(ephemeris) {
  return "nodes" in ephemeris;
}
function turnedTable({ nodes: nodes2 }, to, eop) {
  const states = Float64Array.from(nodes2.states);
  for (const [i, epochTaiS] of nodes2.epochsTaiS.entries()) {
    turn(nodes2.frame, to, epochTaiS, eop, states, i * STATE_WIDTH);
  }
  const covariances = nodes2.covariances?.map((cov) => covarianceInFrame(cov, to, eop));
  return tableEphemeris({ ...nodes2, frame: to, states, ...covariances === void 0 ? {} : { covariances } });
}
function turnedOnDemand(source, to, eop) {
  const base = {
    frame: to,
    startTaiS: source.startTaiS,
    stopTaiS: source.stopTaiS,
    stateAt(epochTaiS, out) {
      if (!source.stateAt(epochTaiS, out)) return false;
      turn(source.frame, to, epochTaiS, eop, out, 0);
      return true;
    }
  };
  const { covarianceAt } = source;
  if (covarianceAt === void 0) return base;
  return {
    ...base,
    covarianceAt(epochTaiS) {
      const cov = covarianceAt.call(source, epochTaiS);
      return cov === void 0 ? void 0 : covarianceInFrame(cov, to, eop);
    }
  };
}
function turn(from, to, epochTaiS, eop, states, at) {
  const rotation = rotationBetween(from, to, epochTaiS, eop);
  const coupling = velocityCoupling(from, to, rotation, epochTaiS, eop);
  const x = states[at];
  const y = states[at + 1];
  const z6 = states[at + 2];
  apply3(rotation, states, states, at);
  apply3(rotation, states, states, at + 3);
  if (coupling === void 0) return;
  for (let i = 0; i < 3; i++) {
    states[at + 3 + i] = states[at + 3 + i] + coupling[i * 3] * x + coupling[i * 3 + 1] * y + coupling[i * 3 + 2] * z6;
  }
}

// packages/astro/src/sgp4/record.ts
var ROW = 40;
var DEEP_ROW = 48;
var INTEGRATOR_ROW = 3;
var MEAN_ANOMALY = 0;
var MEAN_ANOMALY_RATE = 1;
var ARG_PERIGEE = 2;
var ARG_PERIGEE_RATE = 3;
var NODE = 4;
var NODE_RATE = 5;
var NODE_DRAG = 6;
var C1 = 7;
var BC4 = 8;
var T2 = 9;
var OMEGA_DRAG = 10;
var ANOMALY_DRAG = 11;
var ETA = 12;
var DELTA_M0 = 13;
var D2 = 14;
var D3 = 15;
var D4 = 16;
var BC5 = 17;
var SIN_M0 = 18;
var T3 = 19;
var T4 = 20;
var T5 = 21;
var MEAN_MOTION = 22;
var SEMI_MAJOR_AXIS = 23;
var ECCENTRICITY = 24;
var COS_I = 25;
var SIN_I = 26;
var AYCOF = 27;
var XLCOF = 28;
var CON41 = 29;
var X1MTH2 = 30;
var X7THM1 = 31;
var INCLINATION = 32;
var EPOCH_TAI_S = 33;
var INIT_ERROR = 34;
var NORAD_ID = 35;
var SE2 = 0;
var SE3 = 1;
var SI2 = 2;
var SI3 = 3;
var SL2 = 4;
var SL3 = 5;
var SL4 = 6;
var SGH2 = 7;
var SGH3 = 8;
var SGH4 = 9;
var SH2 = 10;
var SH3 = 11;
var EE2 = 12;
var E3 = 13;
var XI2 = 14;
var XI3 = 15;
var XL2 = 16;
var XL3 = 17;
var XL4 = 18;
var XGH2 = 19;
var XGH3 = 20;
var XGH4 = 21;
var XH2 = 22;
var XH3 = 23;
var ZMOS = 24;
var ZMOL = 25;
var DEDT = 26;
var DIDT = 27;
var DMDT = 28;
var DNODT = 29;
var DOMDT = 30;
var RESONANCE = 31;
var XFACT = 32;
var XLAMO = 33;
var GSTO = 34;
var AFSPC = 35;
var RES0 = 36;

// packages/astro/src/sgp4/wgs72.ts
var MU_KM3_S2 = 398600.8;
var EARTH_RADIUS_KM = 6378.135;
var XKE = 60 / Math.sqrt(EARTH_RADIUS_KM ** 3 / MU_KM3_S2);
var VELOCITY_UNIT_KM_S = EARTH_RADIUS_KM * XKE / 60;
var J22 = 1082616e-9;
var J3 = -253881e-11;
var J4 = -165597e-11;
var J3_OVER_J2 = J3 / J22;

// packages/astro/src/sgp4/resonance-init.ts
var EARTH_RATE = 0.0043752690880113;
function resonanceTerms(near, deep) {
  const n = near[MEAN_MOTION];
  const e = near[ECCENTRICITY];
  const theta = deep[GSTO] % TWO_PI;
  const m = near[MEAN_ANOMALY];
  const node = near[NODE];
  const arg = near[ARG_PERIGEE];
  const argRate = near[ARG_PERIGEE_RATE];
  const nodeRate = near[NODE_RATE];
  const anomalyRate = near[MEAN_ANOMALY_RATE] + deep[DMDT] - n;
  if (n < 0.0052359877 && n > 0.0034906585) {
    deep[RESONANCE] = 1;
    deep.set(oneDayCoefficients(near, n), RES0);
    deep[XLAMO] = (m + node + arg - theta) % TWO_PI;
    deep[XFACT] = anomalyRate + argRate + nodeRate - EARTH_RATE + deep[DOMDT] + deep[DNODT];
  } else if (n >= 826e-5 && n <= 924e-5 && e >= 0.5) {
    deep[RESONANCE] = 2;
    deep.set(halfDayCoefficients(near, n), RES0);
    deep[XLAMO] = (m + 2 * node - 2 * theta) % TWO_PI;
    deep[XFACT] = anomalyRate + 2 * (nodeRate + deep[DNODT] - EARTH_RATE);
  }
}
function oneDayCoefficients(near, n) {
  const e2 = near[ECCENTRICITY] ** 2;
  const cosI = near[COS_I];
  const sinI = near[SIN_I];
  const inverseAxis = (n / XKE) ** (2 / 3);
  const g200 = 1 + e2 * (-2.5 + 0.8125 * e2);
  const g310 = 1 + 2 * e2;
  const g300 = 1 + e2 * (-6 + 6.60937 * e2);
  const f220 = 0.75 * (1 + cosI) ** 2;
  const f311 = 0.9375 * sinI * sinI * (1 + 3 * cosI) - 0.75 * (1 + cosI);
  const f330 = 1.875 * (1 + cosI) ** 3;
  const base = 3 * n * n * inverseAxis * inverseAxis;
  return [
    base * f311 * g310 * 21460748e-13 * inverseAxis,
    2 * base * f220 * g200 * 17891679e-13,
    3 * base * f330 * g300 * 22123015e-14 * inverseAxis
  ];
}
var G_LOW = {
  g211: [3.616, -13.247, 16.29, 0],
  g310: [-19.302, 117.39, -228.419, 156.591],
  g322: [-18.9068, 109.7927, -214.6334, 146.5816],
  g410: [-41.122, 242.694, -471.094, 313.953],
  g422: [-146.407, 841.88, -1629.014, 1083.435],
  g520: [-532.114, 3017.977, -5740.032, 3708.276]
};
var G_HIGH = {
  g211: [-72.099, 331.819, -508.738, 266.724],
  g310: [-346.844, 1582.851, -2415.925, 1246.113],
  g322: [-342.585, 1554.908, -2366.899, 1215.972],
  g410: [-1052.797, 4758.686, -7193.992, 3651.957],
  g422: [-3581.69, 16178.11, -24462.77, 12422.52]
};
var G520_MIDDLE = [1464.74, -4664.75, 3763.64, 0];
var G520_HIGH = [-5149.66, 29936.92, -54087.36, 31324.56];
var G5_LOW = {
  g533: [-919.2277, 4988.61, -9064.77, 5542.21],
  g521: [-822.71072, 4568.6173, -8491.4146, 5337.524],
  g532: [-853.666, 4690.25, -8624.77, 5341.4]
};
var G5_HIGH = {
  g533: [-37995.78, 161616.52, -229838.2, 109377.94],
  g521: [-51752.104, 218913.95, -309468.16, 146349.42],
  g532: [-40023.88, 170470.89, -242699.48, 115605.82]
};
function cubic(c, e) {
  return c[0] + c[1] * e + c[2] * e * e + c[3] * e * e * e;
}
function halfDayCoefficients(near, n) {
  const e = near[ECCENTRICITY];
  const cosI = near[COS_I];
  const sinI = near[SIN_I];
  const cos2 = cosI * cosI;
  const sin2 = sinI * sinI;
  const g201 = -0.306 - (e - 0.64) * 0.44;
  const table = e <= 0.65 ? G_LOW : G_HIGH;
  const g211 = cubic(table.g211, e);
  const g310 = cubic(table.g310, e);
  const g322 = cubic(table.g322, e);
  const g410 = cubic(table.g410, e);
  const g422 = cubic(table.g422, e);
  const g520 = cubic(e <= 0.65 ? G_LOW.g520 : e > 0.715 ? G520_HIGH : G520_MIDDLE, e);
  const fifth = e < 0.7 ? G5_LOW : G5_HIGH;
  const g533 = cubic(fifth.g533, e);
  const g521 = cubic(fifth.g521, e);
  const g532 = cubic(fifth.g532, e);
  const f220 = 0.75 * (1 + 2 * cosI + cos2);
  const f221 = 1.5 * sin2;
  const f321 = 1.875 * sinI * (1 - 2 * cosI - 3 * cos2);
  const f322 = -1.875 * sinI * (1 + 2 * cosI - 3 * cos2);
  const f441 = 35 * sin2 * f220;
  const f442 = 39.375 * sin2 * sin2;
  const f522 = 9.84375 * sinI * (sin2 * (1 - 2 * cosI - 5 * cos2) + 0.33333333 * (-2 + 4 * cosI + 6 * cos2));
  const f523 = sinI * (4.92187512 * sin2 * (-2 - 4 * cosI + 10 * cos2) + 6.56250012 * (1 + 2 * cosI - 3 * cos2));
  const f542 = 29.53125 * sinI * (2 - 8 * cosI + cos2 * (-12 + 8 * cosI + 10 * cos2));
  const f543 = 29.53125 * sinI * (-2 - 8 * cosI + cos2 * (12 + 8 * cosI - 10 * cos2));
  const inverseAxis = (n / XKE) ** (2 / 3);
  const base = 3 * n * n * inverseAxis * inverseAxis;
  const t22 = base * 17891679e-13;
  const t32 = base * inverseAxis * 37393792e-14;
  const t44 = 2 * base * inverseAxis ** 2 * 73636953e-16;
  const t52 = base * inverseAxis ** 3 * 11428639e-14;
  const t54 = 2 * base * inverseAxis ** 3 * 21765803e-16;
  return [
    t22 * f220 * g201,
    t22 * f221 * g211,
    t32 * f321 * g310,
    t32 * f322 * g322,
    t44 * f441 * g410,
    t44 * f442 * g422,
    t52 * f522 * g520,
    t52 * f523 * g532,
    t54 * f542 * g521,
    t54 * f543 * g533
  ];
}

// packages/astro/src/sgp4/deep-space-init.ts
var SUN_RATE = 119459e-10;
var SUN_ECCENTRICITY = 0.01675;
var MOON_RATE = 15835218e-11;
var MOON_ECCENTRICITY = 0.0549;
var SUN_STRENGTH = 29864797e-13;
var MOON_STRENGTH = 47968065e-14;
var SIN_OBLIQUITY = 0.39785416;
var COS_OBLIQUITY = 0.91744867;
var SIN_SUN_PERIGEE = -0.98088458;
var COS_SUN_PERIGEE = 0.1945905;
var EQUATORIAL = 0.052359877;
function initDeepSpace(near, epoch1950, mode) {
  const deep = new Float64Array(DEEP_ROW);
  const inclination = near[INCLINATION];
  const node = near[NODE];
  const e = near[ECCENTRICITY];
  const orbit = {
    e,
    e2: e * e,
    n: near[MEAN_MOTION],
    sinI: near[SIN_I],
    cosI: near[COS_I],
    sinArg: Math.sin(near[ARG_PERIGEE]),
    cosArg: Math.cos(near[ARG_PERIGEE])
  };
  const sinNode = Math.sin(node);
  const cosNode = Math.cos(node);
  const day = epoch1950 + 18261.5;
  const moonNode = (4.523602 - 92422029e-11 * day) % TWO_PI;
  const sinMoonNode = Math.sin(moonNode);
  const cosMoonNode = Math.cos(moonNode);
  const cosMoonI = 0.91375164 - 0.03568096 * cosMoonNode;
  const sinMoonI = Math.sqrt(1 - cosMoonI * cosMoonI);
  const sinMoonH = 0.089683511 * sinMoonNode / sinMoonI;
  const cosMoonH = Math.sqrt(1 - sinMoonH * sinMoonH);
  const moonPerigee = 5.8351514 + 1944368e-9 * day;
  const moonArg = Math.atan2(
    SIN_OBLIQUITY * sinMoonNode / sinMoonI,
    cosMoonH * cosMoonNode + COS_OBLIQUITY * sinMoonH * sinMoonNode
  ) + moonPerigee - moonNode;
  const sun = bodyTerms(orbit, {
    sinG: SIN_SUN_PERIGEE,
    cosG: COS_SUN_PERIGEE,
    sinI: SIN_OBLIQUITY,
    cosI: COS_OBLIQUITY,
    sinH: sinNode,
    cosH: cosNode,
    strength: SUN_STRENGTH
  });
  const moon = bodyTerms(orbit, {
    sinG: Math.sin(moonArg),
    cosG: Math.cos(moonArg),
    sinI: sinMoonI,
    cosI: cosMoonI,
    sinH: sinNode * cosMoonH - cosNode * sinMoonH,
    cosH: cosMoonH * cosNode + sinMoonH * sinNode,
    strength: MOON_STRENGTH
  });
  writePeriodics(deep, SE2, sun, orbit.e2, SUN_ECCENTRICITY);
  writePeriodics(deep, EE2, moon, orbit.e2, MOON_ECCENTRICITY);
  deep[ZMOS] = (6.2565837 + 0.017201977 * day) % TWO_PI;
  deep[ZMOL] = (4.7199672 + 0.2299715 * day - moonPerigee) % TWO_PI;
  const equatorial = inclination < EQUATORIAL || inclination > Math.PI - EQUATORIAL;
  const solar = secularRates(sun, SUN_RATE, orbit, equatorial);
  const lunar = secularRates(moon, MOON_RATE, orbit, equatorial);
  deep[DEDT] = solar.e + lunar.e;
  deep[DIDT] = solar.i + lunar.i;
  deep[DMDT] = solar.m + lunar.m;
  deep[DOMDT] = solar.arg + lunar.arg;
  deep[DNODT] = solar.node + lunar.node;
  deep[GSTO] = mode === "afspc" ? siderealTime1970(epoch1950) : siderealTime1982(epoch1950);
  deep[AFSPC] = mode === "afspc" ? 1 : 0;
  resonanceTerms(near, deep);
  return deep;
}
function bodyTerms(orbit, body) {
  const { e2, sinI, cosI, sinArg, cosArg } = orbit;
  const a1 = body.cosG * body.cosH + body.sinG * body.cosI * body.sinH;
  const a3 = -body.sinG * body.cosH + body.cosG * body.cosI * body.sinH;
  const a7 = -body.cosG * body.sinH + body.sinG * body.cosI * body.cosH;
  const a8 = body.sinG * body.sinI;
  const a9 = body.sinG * body.sinH + body.cosG * body.cosI * body.cosH;
  const a10 = body.cosG * body.sinI;
  const a2 = cosI * a7 + sinI * a8;
  const a4 = cosI * a9 + sinI * a10;
  const a5 = -sinI * a7 + cosI * a8;
  const a6 = -sinI * a9 + cosI * a10;
  const x1 = a1 * cosArg + a2 * sinArg;
  const x2 = a3 * cosArg + a4 * sinArg;
  const x3 = -a1 * sinArg + a2 * cosArg;
  const x4 = -a3 * sinArg + a4 * cosArg;
  const x5 = a5 * sinArg;
  const x6 = a6 * sinArg;
  const x7 = a5 * cosArg;
  const x8 = a6 * cosArg;
  const z31 = 12 * x1 * x1 - 3 * x3 * x3;
  const z32 = 24 * x1 * x2 - 6 * x3 * x4;
  const z33 = 12 * x2 * x2 - 3 * x4 * x4;
  const beta2 = 1 - e2;
  const beta = Math.sqrt(beta2);
  const s3 = body.strength / orbit.n;
  const s4 = s3 * beta;
  return {
    s: [-15 * orbit.e * s4, -0.5 * s3 / beta, s3, s4, x1 * x3 + x2 * x4, x2 * x3 + x1 * x4, x2 * x4 - x1 * x3],
    z1: 2 * (3 * (a1 * a1 + a2 * a2) + z31 * e2) + beta2 * z31,
    z2: 2 * (6 * (a1 * a3 + a2 * a4) + z32 * e2) + beta2 * z32,
    z3: 2 * (3 * (a3 * a3 + a4 * a4) + z33 * e2) + beta2 * z33,
    z11: -6 * a1 * a5 + e2 * (-24 * x1 * x7 - 6 * x3 * x5),
    z12: -6 * (a1 * a6 + a3 * a5) + e2 * (-24 * (x2 * x7 + x1 * x8) - 6 * (x3 * x6 + x4 * x5)),
    z13: -6 * a3 * a6 + e2 * (-24 * x2 * x8 - 6 * x4 * x6),
    z21: 6 * a2 * a5 + e2 * (24 * x1 * x5 - 6 * x3 * x7),
    z22: 6 * (a4 * a5 + a2 * a6) + e2 * (24 * (x2 * x5 + x1 * x6) - 6 * (x4 * x7 + x3 * x8)),
    z23: 6 * a4 * a6 + e2 * (24 * x2 * x6 - 6 * x4 * x8),
    z31,
    z32,
    z33
  };
}
function writePeriodics(deep, at, t, e2, bodyEccentricity) {
  const [s1, s2, s3, s4, , s6, s7] = t.s;
  deep.set(
    [
      2 * s1 * s6,
      2 * s1 * s7,
      2 * s2 * t.z12,
      2 * s2 * (t.z13 - t.z11),
      -2 * s3 * t.z2,
      -2 * s3 * (t.z3 - t.z1),
      -2 * s3 * (-21 - 9 * e2) * bodyEccentricity,
      2 * s4 * t.z32,
      2 * s4 * (t.z33 - t.z31),
      -18 * s4 * bodyEccentricity,
      -2 * s2 * t.z22,
      -2 * s2 * (t.z23 - t.z21)
    ],
    at
  );
}
function secularRates(t, rate, orbit, equatorial) {
  const [s1, s2, s3, s4, s5] = t.s;
  const nodeTimesSin = equatorial ? 0 : -rate * s2 * (t.z21 + t.z23);
  const node = orbit.sinI === 0 ? nodeTimesSin : nodeTimesSin / orbit.sinI;
  return {
    e: s1 * rate * s5,
    i: s2 * rate * (t.z11 + t.z13),
    m: -rate * s3 * (t.z1 + t.z3 - 14 - 6 * orbit.e2),
    arg: s4 * rate * (t.z31 + t.z33 - 6) - orbit.cosI * node,
    node
  };
}
function siderealTime1982(epoch1950) {
  const centuries = (epoch1950 + 24332815e-1 - 2451545) / 36525;
  const seconds3 = -62e-7 * centuries ** 3 + 0.093104 * centuries ** 2 + (876600 * 3600 + 8640184812866e-6) * centuries + 67310.54841;
  const angle = seconds3 * Math.PI / 43200 % TWO_PI;
  return angle < 0 ? angle + TWO_PI : angle;
}
function siderealTime1970(epoch1950) {
  const days = epoch1950 - 7305;
  const whole = Math.floor(days + 1e-8);
  const rate = 0.017202791694070362;
  const angle = (1.7321343856509375 + rate * whole + (rate + TWO_PI) * (days - whole) + days * days * 5075514194322695e-30) % TWO_PI;
  return angle < 0 ? angle + TWO_PI : angle;
}

// packages/astro/src/sgp4/init.ts
var DEEP_SPACE_PERIOD_MIN = 225;
var SIMPLE_DRAG_PERIGEE_KM = 220;
var RAD = Math.PI / 180;
function sgp4Init(elements, mode = "improved") {
  const near = new Float64Array(ROW);
  const record = { noradId: elements.noradId, epochTaiS: elements.epochTaiS, near };
  const integrator = new Float64Array(INTEGRATOR_ROW);
  near[EPOCH_TAI_S] = elements.epochTaiS;
  near[NORAD_ID] = elements.noradId;
  const e = elements.eccentricity;
  const kozai = elements.meanMotionRevPerDay * TWO_PI / 1440;
  const initError = !(kozai > 0) ? 2 : !(e >= 0 && e < 1) ? 1 : hasFiniteFields(elements) ? 0 : 7;
  near[INIT_ERROR] = initError;
  if (initError !== 0) return { ...record, initError, deep: void 0, integrator };
  const inclination = elements.inclinationDeg * RAD;
  const node = elements.raanDeg * RAD;
  const argPerigee = elements.argPerigeeDeg * RAD;
  const meanAnomaly = elements.meanAnomalyDeg * RAD;
  const { bstar } = elements;
  const cosI = Math.cos(inclination);
  const sinI = Math.sin(inclination);
  const cos2 = cosI * cosI;
  const cos4 = cos2 * cos2;
  const e2 = e * e;
  const beta2 = 1 - e2;
  const beta = Math.sqrt(beta2);
  const con41 = 3 * cos2 - 1;
  const kozaiAxis = (XKE / kozai) ** (2 / 3);
  const d1 = 0.75 * J22 * con41 / (beta * beta2);
  const del0 = d1 / (kozaiAxis * kozaiAxis);
  const axis0 = kozaiAxis * (1 - del0 * del0 - del0 * (1 / 3 + 134 * del0 * del0 / 81));
  const n = kozai / (1 + d1 / (axis0 * axis0));
  const a = (XKE / n) ** (2 / 3);
  const perigeeKm = (a * (1 - e) - 1) * EARTH_RADIUS_KM;
  const sHeightKm = perigeeKm >= 156 ? 78 : perigeeKm >= 98 ? perigeeKm - 78 : 20;
  const s = sHeightKm / EARTH_RADIUS_KM + 1;
  const qs4 = ((120 - sHeightKm) / EARTH_RADIUS_KM) ** 4;
  const po2 = (a * beta2) ** 2;
  const xi = 1 / (a - s);
  const eta = a * e * xi;
  const eta2 = eta * eta;
  const eEta = e * eta;
  const psi2 = Math.abs(1 - eta2);
  const coef = qs4 * xi ** 4;
  const coef1 = coef / psi2 ** 3.5;
  const c2 = coef1 * n * (a * (1 + 1.5 * eta2 + eEta * (4 + eta2)) + 0.375 * J22 * xi / psi2 * con41 * (8 + 3 * eta2 * (8 + eta2)));
  const c1 = bstar * c2;
  const c3 = e > 1e-4 ? -2 * coef * xi * J3_OVER_J2 * n * sinI / e : 0;
  const x1mth2 = 1 - cos2;
  const c4 = 2 * n * coef1 * a * beta2 * (eta * (2 + 0.5 * eta2) + e * (0.5 + 2 * eta2) - J22 * xi / (a * psi2) * (-3 * con41 * (1 - 2 * eEta + eta2 * (1.5 - 0.5 * eEta)) + 0.75 * x1mth2 * (2 * eta2 - eEta * (1 + eta2)) * Math.cos(2 * argPerigee)));
  const c5 = 2 * coef1 * a * beta2 * (1 + 2.75 * (eta2 + eEta) + eEta * eta2);
  const k1 = 1.5 * J22 * n / po2;
  const k2 = 0.5 * k1 * J22 / po2;
  const k4 = -0.46875 * J4 * n / (po2 * po2);
  const meanAnomalyRate = n + 0.5 * k1 * beta * con41 + 0.0625 * k2 * beta * (13 - 78 * cos2 + 137 * cos4);
  const argPerigeeRate = -0.5 * k1 * (1 - 5 * cos2) + 0.0625 * k2 * (7 - 114 * cos2 + 395 * cos4) + k4 * (3 - 36 * cos2 + 49 * cos4);
  const nodeRate0 = -k1 * cosI;
  const nodeRate = nodeRate0 + (0.5 * k2 * (4 - 19 * cos2) + 2 * k4 * (3 - 7 * cos2)) * cosI;
  near[MEAN_ANOMALY] = meanAnomaly;
  near[MEAN_ANOMALY_RATE] = meanAnomalyRate;
  near[ARG_PERIGEE] = argPerigee;
  near[ARG_PERIGEE_RATE] = argPerigeeRate;
  near[NODE] = node;
  near[NODE_RATE] = nodeRate;
  near[NODE_DRAG] = 3.5 * beta2 * nodeRate0 * c1;
  near[C1] = c1;
  near[BC4] = bstar * c4;
  near[T2] = 1.5 * c1;
  near[ETA] = eta;
  near[DELTA_M0] = (1 + eta * Math.cos(meanAnomaly)) ** 3;
  near[SIN_M0] = Math.sin(meanAnomaly);
  near[MEAN_MOTION] = n;
  near[SEMI_MAJOR_AXIS] = a;
  near[ECCENTRICITY] = e;
  near[COS_I] = cosI;
  near[SIN_I] = sinI;
  near[INCLINATION] = inclination;
  near[AYCOF] = -0.5 * J3_OVER_J2 * sinI;
  near[XLCOF] = longPeriodCoefficient(sinI, cosI);
  near[CON41] = con41;
  near[X1MTH2] = x1mth2;
  near[X7THM1] = 7 * cos2 - 1;
  const isDeep = TWO_PI / n >= DEEP_SPACE_PERIOD_MIN;
  if (isDeep) {
    const { day, fraction: fraction2 } = utcJulianDate(elements.epochTaiS);
    const epoch1950 = day - 24332815e-1 + fraction2;
    return { ...record, initError, deep: initDeepSpace(near, epoch1950, mode), integrator };
  }
  if (perigeeKm >= SIMPLE_DRAG_PERIGEE_KM) {
    const c1c1 = c1 * c1;
    const d2 = 4 * a * xi * c1c1;
    const step2 = d2 * xi * c1 / 3;
    const d3 = (17 * a + s) * step2;
    const d4 = 0.5 * step2 * a * xi * (221 * a + 31 * s) * c1;
    near[OMEGA_DRAG] = bstar * c3 * Math.cos(argPerigee);
    near[ANOMALY_DRAG] = e > 1e-4 ? -(2 / 3) * coef * bstar / eEta : 0;
    near[D2] = d2;
    near[D3] = d3;
    near[D4] = d4;
    near[BC5] = bstar * c5;
    near[T3] = d2 + 2 * c1c1;
    near[T4] = 0.25 * (3 * d3 + c1 * (12 * d2 + 10 * c1c1));
    near[T5] = 0.2 * (3 * d4 + 12 * c1 * d3 + 6 * d2 * d2 + 15 * c1c1 * (2 * d2 + c1c1));
  }
  return { ...record, initError, deep: void 0, integrator };
}
function longPeriodCoefficient(sinI, cosI) {
  const onePlus = Math.abs(cosI + 1) > 15e-13 ? 1 + cosI : 15e-13;
  return -0.25 * J3_OVER_J2 * sinI * (3 + 5 * cosI) / onePlus;
}
function hasFiniteFields(e) {
  return Number.isFinite(
    e.epochTaiS + e.inclinationDeg + e.raanDeg + e.argPerigeeDeg + e.meanAnomalyDeg + e.bstar + e.meanMotionRevPerDay
  );
}

// packages/astro/src/sgp4/sincos.ts
function sincos(x, out) {
  if (!(x < 1e6 && x > -1e6)) {
    out[0] = Math.sin(x);
    out[1] = Math.cos(x);
    return;
  }
  const q = x * 0.6366197723675814 + 6755399441055744 - 6755399441055744;
  const r = x - q * 1.5707963267341256 - q * 6077100506506192e-26;
  const z6 = r * r;
  const s = r + r * z6 * (-0.16666666666666632 + z6 * (0.00833333333332249 + z6 * (-1984126982985795e-19 + z6 * (27557313707070068e-22 + z6 * (-25050760253406863e-24 + z6 * 158969099521155e-24)))));
  const c = 1 - 0.5 * z6 + z6 * z6 * (0.0416666666666666 + z6 * (-0.001388888888887411 + z6 * (2480158728947673e-20 + z6 * (-27557314351390663e-23 + z6 * (2087572321298175e-24 + z6 * -11359647557788195e-27)))));
  switch (q & 3) {
    case 0:
      out[0] = s;
      out[1] = c;
      return;
    case 1:
      out[0] = c;
      out[1] = -s;
      return;
    case 2:
      out[0] = -s;
      out[1] = -c;
      return;
    default:
      out[0] = -c;
      out[1] = s;
  }
}

// packages/astro/src/sgp4/deep-space.ts
var pair = new Float64Array(2);
var EM = 0;
var IM = 1;
var NODEM = 2;
var ARGPM = 3;
var MM = 4;
var NM = 5;
var STEP = 720;
var HALF_STEP_2 = 259200;
var LYDDANE_INCLINATION = 0.2;
function addSecular(near, o, deep, d, integrator, c, t, mean3) {
  mean3[EM] += deep[d + DEDT] * t;
  mean3[IM] += deep[d + DIDT] * t;
  mean3[ARGPM] += deep[d + DOMDT] * t;
  mean3[NODEM] += deep[d + DNODT] * t;
  mean3[MM] += deep[d + DMDT] * t;
  const resonance = deep[d + RESONANCE];
  if (resonance === 0) return;
  const n0 = near[o + MEAN_MOTION];
  const xfact = deep[d + XFACT];
  let time2 = integrator[c];
  let longitude2 = integrator[c + 1];
  let motion = integrator[c + 2];
  if (time2 === 0 || t * time2 <= 0 || Math.abs(t) < Math.abs(time2)) {
    time2 = 0;
    longitude2 = deep[d + XLAMO];
    motion = n0;
  }
  const step2 = t > 0 ? STEP : -STEP;
  for (; ; ) {
    const arg = near[o + ARG_PERIGEE] + near[o + ARG_PERIGEE_RATE] * time2;
    const longitudeRate = motion + xfact;
    let acceleration2 = 0;
    let slope = 0;
    if (resonance === 1) {
      for (let k = 0; k < 3; k++) {
        const phase = (k + 1) * (longitude2 - ONE_DAY_PHASE[k]);
        const size2 = deep[d + RES0 + k];
        sincos(phase, pair);
        acceleration2 += size2 * pair[0];
        slope += (k + 1) * size2 * pair[1];
      }
    } else {
      for (let k = 0; k < 10; k++) {
        const phase = HALF_DAY_ARG[k] * arg + HALF_DAY_LONGITUDE[k] * longitude2 - HALF_DAY_PHASE[k];
        const size2 = deep[d + RES0 + k];
        sincos(phase, pair);
        acceleration2 += size2 * pair[0];
        slope += HALF_DAY_LONGITUDE[k] * size2 * pair[1];
      }
    }
    slope *= longitudeRate;
    const left = t - time2;
    if (Math.abs(left) < STEP) {
      integrator[c] = time2;
      integrator[c + 1] = longitude2;
      integrator[c + 2] = motion;
      const n = motion + acceleration2 * left + slope * left * left * 0.5;
      const l = longitude2 + longitudeRate * left + acceleration2 * left * left * 0.5;
      const theta = (deep[d + GSTO] + t * EARTH_RATE) % TWO_PI;
      mean3[MM] = resonance === 1 ? l - mean3[NODEM] - mean3[ARGPM] + theta : l - 2 * mean3[NODEM] + 2 * theta;
      mean3[NM] = n0 + (n - n0);
      return;
    }
    longitude2 += longitudeRate * step2 + acceleration2 * HALF_STEP_2;
    motion += acceleration2 * step2 + slope * HALF_STEP_2;
    time2 += step2;
  }
}
var ONE_DAY_PHASE = Float64Array.of(0.13130908, 2.8843198, 0.37448087);
var HALF_DAY_ARG = Float64Array.of(2, 0, 1, -1, 2, 0, 1, -1, 1, -1);
var HALF_DAY_LONGITUDE = Float64Array.of(1, 1, 1, 1, 2, 2, 1, 1, 2, 2);
var G22 = 5.7686396;
var G32 = 0.95240898;
var G44 = 1.8014998;
var G52 = 1.050833;
var G54 = 4.4108898;
var HALF_DAY_PHASE = Float64Array.of(G22, G22, G32, G32, G44, G44, G52, G52, G54, G54);
function addPeriodics(deep, d, t, mean3) {
  let zm = deep[d + ZMOS] + SUN_RATE * t;
  let zf = zm + 2 * SUN_ECCENTRICITY * Math.sin(zm);
  sincos(zf, pair);
  let sinZ = pair[0];
  let f2 = 0.5 * sinZ * sinZ - 0.25;
  let f3 = -0.5 * sinZ * pair[1];
  let pe = deep[d + SE2] * f2 + deep[d + SE3] * f3;
  let pi = deep[d + SI2] * f2 + deep[d + SI3] * f3;
  let pl = deep[d + SL2] * f2 + deep[d + SL3] * f3 + deep[d + SL4] * sinZ;
  let pgh = deep[d + SGH2] * f2 + deep[d + SGH3] * f3 + deep[d + SGH4] * sinZ;
  let ph = deep[d + SH2] * f2 + deep[d + SH3] * f3;
  zm = deep[d + ZMOL] + MOON_RATE * t;
  zf = zm + 2 * MOON_ECCENTRICITY * Math.sin(zm);
  sincos(zf, pair);
  sinZ = pair[0];
  f2 = 0.5 * sinZ * sinZ - 0.25;
  f3 = -0.5 * sinZ * pair[1];
  pe += deep[d + EE2] * f2 + deep[d + E3] * f3;
  pi += deep[d + XI2] * f2 + deep[d + XI3] * f3;
  pl += deep[d + XL2] * f2 + deep[d + XL3] * f3 + deep[d + XL4] * sinZ;
  pgh += deep[d + XGH2] * f2 + deep[d + XGH3] * f3 + deep[d + XGH4] * sinZ;
  ph += deep[d + XH2] * f2 + deep[d + XH3] * f3;
  mean3[EM] += pe;
  mean3[IM] += pi;
  const inclination = mean3[IM];
  const sinI = Math.sin(inclination);
  const cosI = Math.cos(inclination);
  if (inclination >= LYDDANE_INCLINATION) {
    ph /= sinI;
    mean3[ARGPM] += pgh - cosI * ph;
    mean3[NODEM] += ph;
    mean3[MM] += pl;
    return;
  }
  const afspc = deep[d + AFSPC] === 1;
  let node = mean3[NODEM] % TWO_PI;
  if (node < 0 && afspc) node += TWO_PI;
  const sinNode = Math.sin(node);
  const cosNode = Math.cos(node);
  const alpha = sinI * sinNode + ph * cosNode + pi * cosI * sinNode;
  const beta = sinI * cosNode - ph * sinNode + pi * cosI * cosNode;
  const longitude2 = mean3[MM] + mean3[ARGPM] + cosI * node + (pl + pgh - pi * node * sinI);
  let newNode = Math.atan2(alpha, beta);
  if (newNode < 0 && afspc) newNode += TWO_PI;
  if (Math.abs(node - newNode) > Math.PI) newNode += newNode < node ? TWO_PI : -TWO_PI;
  mean3[NODEM] = newNode;
  mean3[MM] += pl;
  mean3[ARGPM] = longitude2 - mean3[MM] - cosI * newNode;
}

// packages/astro/src/sgp4/propagate.ts
var mean = new Float64Array(6);
var pair2 = new Float64Array(2);
var NO_DEEP = new Float64Array(0);
function sgp4(record, minutesSinceEpoch, out) {
  return record.deep ? propagateRow(record.near, 0, record.deep, 0, record.integrator, 0, minutesSinceEpoch, out, 0) : propagateRow(record.near, 0, NO_DEEP, -1, record.integrator, 0, minutesSinceEpoch, out, 0);
}
function propagateRow(near, o, deep, d, integrator, c, t, out, at) {
  if (near[o + INIT_ERROR] !== 0) return near[o + INIT_ERROR];
  const t2 = t * t;
  const anomaly = near[o + MEAN_ANOMALY] + near[o + MEAN_ANOMALY_RATE] * t;
  let argp = near[o + ARG_PERIGEE] + near[o + ARG_PERIGEE_RATE] * t;
  let node = near[o + NODE] + near[o + NODE_RATE] * t + near[o + NODE_DRAG] * t2;
  let m = anomaly;
  const n = near[o + MEAN_MOTION];
  let e = near[o + ECCENTRICITY];
  let axisFactor = 1 - near[o + C1] * t;
  let eDrag = near[o + BC4] * t;
  let lDrag = near[o + T2] * t2;
  let cosI = near[o + COS_I];
  let sinI = near[o + SIN_I];
  let axis;
  if (d < 0) {
    const bc5 = near[o + BC5];
    if (bc5 !== 0 || near[o + D2] !== 0) {
      const t3 = t2 * t;
      const t4 = t3 * t;
      sincos(anomaly, pair2);
      const sinM0 = pair2[0];
      const cosM0 = pair2[1];
      const delta = 1 + near[o + ETA] * cosM0;
      const turn3 = near[o + OMEGA_DRAG] * t + near[o + ANOMALY_DRAG] * (delta * delta * delta - near[o + DELTA_M0]);
      m += turn3;
      argp -= turn3;
      axisFactor -= near[o + D2] * t2 + near[o + D3] * t3 + near[o + D4] * t4;
      const sinM = sinM0 * cosSmall(turn3) + cosM0 * sinSmall(turn3);
      eDrag += bc5 * (sinM - near[o + SIN_M0]);
      lDrag += near[o + T3] * t3 + t4 * (near[o + T4] + t * near[o + T5]);
    }
    axis = near[o + SEMI_MAJOR_AXIS] * axisFactor * axisFactor;
  } else {
    mean[EM] = e;
    mean[IM] = near[o + INCLINATION];
    mean[NODEM] = node;
    mean[ARGPM] = argp;
    mean[MM] = m;
    mean[NM] = n;
    addSecular(near, o, deep, d, integrator, c, t, mean);
    e = mean[EM];
    argp = mean[ARGPM];
    node = mean[NODEM];
    m = mean[MM];
    if (!(mean[NM] > 0)) return 2;
    axis = (XKE / mean[NM]) ** (2 / 3) * axisFactor * axisFactor;
  }
  const sqrtAxis = Math.sqrt(axis);
  e -= eDrag;
  if (!(e < 1 && e >= -1e-3)) return 1;
  if (e < 1e-6) e = 1e-6;
  m += near[o + MEAN_MOTION] * lDrag;
  let aycof = near[o + AYCOF];
  let xlcof = near[o + XLCOF];
  let con41 = near[o + CON41];
  let x1mth2 = near[o + X1MTH2];
  let x7thm1 = near[o + X7THM1];
  if (d >= 0) {
    const longitude2 = m + argp + node;
    node %= TWO_PI;
    argp %= TWO_PI;
    mean[EM] = e;
    mean[NODEM] = node;
    mean[ARGPM] = argp;
    mean[MM] = (longitude2 % TWO_PI - argp - node) % TWO_PI;
    addPeriodics(deep, d, t, mean);
    let inclination = mean[IM];
    node = mean[NODEM];
    argp = mean[ARGPM];
    m = mean[MM];
    e = mean[EM];
    if (inclination < 0) {
      inclination = -inclination;
      node += Math.PI;
      argp -= Math.PI;
    }
    if (!(e >= 0 && e <= 1)) return 3;
    sinI = Math.sin(inclination);
    cosI = Math.cos(inclination);
    aycof = -0.5 * J3_OVER_J2 * sinI;
    xlcof = longPeriodCoefficient(sinI, cosI);
    const cos2 = cosI * cosI;
    con41 = 3 * cos2 - 1;
    x1mth2 = 1 - cos2;
    x7thm1 = 7 * cos2 - 1;
  }
  const inverseP = 1 / (axis * (1 - e * e));
  sincos(argp, pair2);
  const ex = e * pair2[1];
  const ey = e * pair2[0] + inverseP * aycof;
  const u = m + argp + inverseP * xlcof * ex;
  sincos(u, pair2);
  let sinF = pair2[0];
  let cosF = pair2[1];
  let difference4 = 0;
  for (let k = 0; k < 10; k++) {
    let step2 = (ex * sinF - ey * cosF - difference4) / (1 - cosF * ex - sinF * ey);
    if (step2 >= 0.95) step2 = 0.95;
    else if (step2 <= -0.95) step2 = -0.95;
    difference4 += step2;
    if (step2 < 0.02 && step2 > -0.02) {
      const s2 = step2 * step2;
      const sinS = step2 * (1 - s2 / 6 * (1 - s2 / 20));
      const cosS = 1 - s2 / 2 * (1 - s2 / 12 * (1 - s2 / 30));
      const turned4 = sinF * cosS + cosF * sinS;
      cosF = cosF * cosS - sinF * sinS;
      sinF = turned4;
      if (step2 < 1e-12 && step2 > -1e-12) break;
    } else {
      sincos(u + difference4, pair2);
      sinF = pair2[0];
      cosF = pair2[1];
    }
  }
  const eCos = ex * cosF + ey * sinF;
  const eSin = ex * sinF - ey * cosF;
  const eL2 = ex * ex + ey * ey;
  const p = axis * (1 - eL2);
  if (!(p >= 0)) return 4;
  const r = axis * (1 - eCos);
  const betaL = Math.sqrt(1 - eL2);
  const share = eSin / (1 + betaL);
  const axisOverR = axis / r;
  const sinU = axisOverR * (sinF - ey - ex * share);
  const cosU = axisOverR * (cosF - ex + ey * share);
  const sin2u = 2 * cosU * sinU;
  const cos2u = 1 - 2 * sinU * sinU;
  const k1 = 0.5 * J22 / p;
  const k2 = k1 / p;
  const radius = r * (1 - 1.5 * k2 * betaL * con41) + 0.5 * k1 * x1mth2 * cos2u;
  if (!(radius >= 1)) return 6;
  const motion = 1 / (axis * sqrtAxis);
  const radialSpeed = sqrtAxis * eSin / r - motion * k1 * x1mth2 * sin2u;
  const crossSpeed = Math.sqrt(p) / r + motion * k1 * (x1mth2 * cos2u + 1.5 * con41);
  const du = -0.25 * k2 * x7thm1 * sin2u;
  const dNode = 1.5 * k2 * cosI * sin2u;
  const dI = 1.5 * k2 * cosI * sinI * cos2u;
  let cosD = cosSmall(du);
  let sinD = sinSmall(du);
  const sinArg = sinU * cosD + cosU * sinD;
  const cosArg = cosU * cosD - sinU * sinD;
  cosD = cosSmall(dI);
  sinD = sinSmall(dI);
  const sinIncl = sinI * cosD + cosI * sinD;
  const cosIncl = cosI * cosD - sinI * sinD;
  sincos(node, pair2);
  const sinNode0 = pair2[0];
  const cosNode0 = pair2[1];
  cosD = cosSmall(dNode);
  sinD = sinSmall(dNode);
  const sinNode = sinNode0 * cosD + cosNode0 * sinD;
  const cosNode = cosNode0 * cosD - sinNode0 * sinD;
  const mx = -sinNode * cosIncl;
  const my = cosNode * cosIncl;
  const ux = mx * sinArg + cosNode * cosArg;
  const uy = my * sinArg + sinNode * cosArg;
  const uz = sinIncl * sinArg;
  const vx = mx * cosArg - cosNode * sinArg;
  const vy = my * cosArg - sinNode * sinArg;
  const vz = sinIncl * cosArg;
  const lengthKm = radius * EARTH_RADIUS_KM;
  out[at] = lengthKm * ux;
  out[at + 1] = lengthKm * uy;
  out[at + 2] = lengthKm * uz;
  const radialKmS = radialSpeed * VELOCITY_UNIT_KM_S;
  const crossKmS = crossSpeed * VELOCITY_UNIT_KM_S;
  out[at + 3] = radialKmS * ux + crossKmS * vx;
  out[at + 4] = radialKmS * uy + crossKmS * vy;
  out[at + 5] = radialKmS * uz + crossKmS * vz;
  return 0;
}
function sinSmall(x) {
  if (x > 0.02 || x < -0.02) return Math.sin(x);
  const x2 = x * x;
  return x * (1 - x2 / 6 * (1 - x2 / 20));
}
function cosSmall(x) {
  if (x > 0.02 || x < -0.02) return Math.cos(x);
  const x2 = x * x;
  return 1 - x2 / 2 * (1 - x2 / 12 * (1 - x2 / 30));
}

// packages/astro/src/sgp4/ephemeris.ts
function sgp4Ephemeris(elements, mode = "improved") {
  const record = sgp4Init(elements, mode);
  return {
    frame: "TEME",
    startTaiS: Number.NEGATIVE_INFINITY,
    stopTaiS: Number.POSITIVE_INFINITY,
    stateAt(epochTaiS, out) {
      if (sgp4(record, (epochTaiS - record.epochTaiS) / 60, out) !== 0) return false;
      for (let k = 0; k < 6; k++) out[k] *= 1e3;
      return true;
    }
  };
}

// packages/astro/src/frames/geodetic.ts
var E2 = EARTH_FLATTENING * (2 - EARTH_FLATTENING);
var POLAR_RADIUS_M = EARTH_RADIUS_M * (1 - EARTH_FLATTENING);
var E2_PRIME = E2 / (1 - E2);
function geodeticFromItrf(positionM) {
  const [x, y, z6] = positionM;
  const fromAxis = Math.sqrt(x * x + y * y);
  let tanParametric = z6 * EARTH_RADIUS_M / (fromAxis * POLAR_RADIUS_M);
  let up = 0;
  let out = 0;
  for (let turn3 = 0; turn3 < 3; turn3++) {
    const cosP = Number.isFinite(tanParametric) ? 1 / Math.sqrt(1 + tanParametric * tanParametric) : 0;
    const sinP = Number.isFinite(tanParametric) ? tanParametric * cosP : Math.sign(z6);
    up = z6 + E2_PRIME * POLAR_RADIUS_M * sinP * sinP * sinP;
    out = fromAxis - E2 * EARTH_RADIUS_M * cosP * cosP * cosP;
    tanParametric = (1 - EARTH_FLATTENING) * up / out;
  }
  const size2 = Math.sqrt(up * up + out * out);
  const sin = up / size2;
  const latitudeRad = Math.atan2(up, out);
  const heightM = fromAxis * (out / size2) + z6 * sin - EARTH_RADIUS_M * Math.sqrt(1 - E2 * sin * sin);
  return { latitudeRad, longitudeRad: Math.atan2(y, x), heightM };
}
function itrfFromGeodetic({ latitudeRad, longitudeRad, heightM }) {
  const sin = Math.sin(latitudeRad);
  const cos = Math.cos(latitudeRad);
  const normal = EARTH_RADIUS_M / Math.sqrt(1 - E2 * sin * sin);
  return [
    (normal + heightM) * cos * Math.cos(longitudeRad),
    (normal + heightM) * cos * Math.sin(longitudeRad),
    (normal * (1 - E2) + heightM) * sin
  ];
}

// packages/astro/src/force/earth-axes.ts
function earthAxes(frame, eop) {
  let epoch = Number.NaN;
  const axes = new Float64Array(9);
  return (epochTaiS) => {
    if (epochTaiS !== epoch) {
      rotationBetween(frame, "ITRF", epochTaiS, eop, axes);
      epoch = epochTaiS;
    }
    return axes;
  };
}

// packages/astro/src/force/density-along.ts
var STEP_S = 30;
var NEAR_SHARE = 0.03;
var NEAR_HEIGHT_M = 15e3;
var RISE_M = 1.5;
var WIDTH = 6;
function densityAlong(density2, reference, startTaiS, stopTaiS) {
  const count2 = Math.ceil((stopTaiS - startTaiS) / STEP_S) + 1;
  const nodes2 = new Float64Array(WIDTH * count2);
  const state = new Uint8Array(count2);
  const axes = earthAxes("EME2000");
  const six = new Float64Array(6);
  const nodeRow = new Float64Array(WIDTH);
  function isKnown(index) {
    if (state[index] === 0) state[index] = fill(index) ? 1 : 2;
    return state[index] === 1;
  }
  function fill(index) {
    const at = startTaiS + index * STEP_S;
    if (!reference.stateAt(at, six)) return false;
    const m = axes(at);
    const [x, y, z6] = [0, 3, 6].map((row2) => m[row2] * six[0] + m[row2 + 1] * six[1] + m[row2 + 2] * six[2]);
    const place = geodeticFromItrf([x, y, z6]);
    const here = density2(at, place);
    const above = density2(at, { ...place, heightM: place.heightM + RISE_M });
    if (!(here > 0 && above > 0)) return false;
    const row = [Math.log(here), Math.log(here / above) / RISE_M, place.heightM, ...directionOf(place)];
    nodes2.set(row, WIDTH * index);
    return true;
  }
  return (epochTaiS, place) => {
    const t = (epochTaiS - startTaiS) / STEP_S;
    const first2 = Math.floor(t) - 1;
    for (let k = first2; k < first2 + 4; k++) {
      if (k < 0 || k >= count2 || !isKnown(k)) return density2(epochTaiS, place);
    }
    cubic2(nodes2, first2, t - first2 - 1, nodeRow);
    const [x, y, z6] = directionOf(place);
    const rise = place.heightM - nodeRow[2];
    const aside = Math.hypot(x - nodeRow[3], y - nodeRow[4], z6 - nodeRow[5]);
    if (aside > NEAR_SHARE || Math.abs(rise) > NEAR_HEIGHT_M) return density2(epochTaiS, place);
    return Math.exp(nodeRow[0] - rise * nodeRow[1]);
  };
}
function directionOf({ latitudeRad, longitudeRad }) {
  const c = Math.cos(latitudeRad);
  return [c * Math.cos(longitudeRad), c * Math.sin(longitudeRad), Math.sin(latitudeRad)];
}
function cubic2(nodes2, first2, s, out) {
  const a = -s * (s - 1) * (s - 2) / 6;
  const b = (s + 1) * (s - 1) * (s - 2) / 2;
  const c = -(s + 1) * s * (s - 2) / 2;
  const d = (s + 1) * s * (s - 1) / 6;
  const at = WIDTH * first2;
  for (let k = 0; k < WIDTH; k++) {
    out[k] = a * nodes2[at + k] + b * nodes2[at + WIDTH + k] + c * nodes2[at + 2 * WIDTH + k] + d * nodes2[at + 3 * WIDTH + k];
  }
}

// packages/astro/src/force/exponential-atmosphere.ts
var LAYERS = [
  [0, 1.225, 7.249],
  [25, 0.03899, 6.349],
  [30, 0.01774, 6.682],
  [40, 3972e-6, 7.554],
  [50, 1057e-6, 8.382],
  [60, 3206e-7, 7.714],
  [70, 877e-7, 6.549],
  [80, 1905e-8, 5.799],
  [90, 3396e-9, 5.382],
  [100, 5297e-10, 5.877],
  [110, 9661e-11, 7.263],
  [120, 2438e-11, 9.473],
  [130, 8484e-12, 12.636],
  [140, 3845e-12, 16.149],
  [150, 207e-11, 22.523],
  [180, 5464e-13, 29.74],
  [200, 2789e-13, 37.105],
  [250, 7248e-14, 45.546],
  [300, 2418e-14, 53.628],
  [350, 9518e-15, 53.298],
  [400, 3725e-15, 58.515],
  [450, 1585e-15, 60.828],
  [500, 6967e-16, 63.822],
  [600, 1454e-16, 71.835],
  [700, 3614e-17, 88.667],
  [800, 117e-16, 124.64],
  [900, 5245e-18, 181.05],
  [1e3, 3019e-18, 268]
];
function exponentialAtmosphere(_epochTaiS, { heightM }) {
  const km2 = heightM / 1e3;
  let layer = LAYERS.length - 1;
  while (layer > 0 && LAYERS[layer][0] > km2) layer -= 1;
  const [base, density2, scale] = LAYERS[layer];
  return density2 * Math.exp((base - km2) / scale);
}

// packages/astro/src/sun/vsop87-earth.json
var vsop87_earth_default = {
  source: "VSOP87D Earth, Bretagnon and Francou 1988, Astronomy and Astrophysics 202; terms above 0.05 arcsec (Meeus 1998, appendix III)",
  columns: ["amplitude, 1e-8 rad or au", "phase, rad", "frequency, rad per Julian millennium"],
  longitude: [
    [
      [175347046, 0, 0],
      [3341656, 4.6692568, 6283.07585],
      [34894, 4.6261, 12566.1517],
      [3497, 2.7441, 5753.3849],
      [3418, 2.8289, 3.5231],
      [3136, 3.6277, 77713.7715],
      [2676, 4.4181, 7860.4194],
      [2343, 6.1352, 3930.2097],
      [1324, 0.7425, 11506.7698],
      [1273, 2.0371, 529.691],
      [1199, 1.1096, 1577.3435],
      [990, 5.233, 5884.927],
      [902, 2.045, 26.298],
      [857, 3.508, 398.149],
      [780, 1.179, 5223.694],
      [753, 2.533, 5507.553],
      [505, 4.583, 18849.228],
      [492, 4.205, 775.523],
      [357, 2.92, 0.067],
      [317, 5.849, 11790.629],
      [284, 1.899, 796.298],
      [271, 0.315, 10977.079],
      [243, 0.345, 5486.778],
      [206, 4.806, 2544.314],
      [205, 1.869, 5573.143],
      [202, 2.458, 6069.777],
      [156, 0.833, 213.299],
      [132, 3.411, 2942.463],
      [126, 1.083, 20.775],
      [115, 0.645, 0.98],
      [103, 0.636, 4694.003],
      [102, 0.976, 15720.839],
      [102, 4.267, 7.114],
      [99, 6.21, 2146.17],
      [98, 0.68, 155.42],
      [86, 5.98, 161000.69],
      [85, 1.3, 6275.96],
      [85, 3.67, 71430.7],
      [80, 1.81, 17260.15],
      [79, 3.04, 12036.46],
      [75, 1.76, 5088.63],
      [74, 3.5, 3154.69],
      [74, 4.68, 801.82],
      [70, 0.83, 9437.76],
      [62, 3.98, 8827.39],
      [61, 1.82, 7084.9],
      [57, 2.78, 6286.6],
      [56, 4.39, 14143.5],
      [56, 3.47, 6279.55],
      [52, 0.19, 12139.55],
      [52, 1.33, 1748.02],
      [51, 0.28, 5856.48],
      [49, 0.49, 1194.45],
      [41, 5.37, 8429.24],
      [41, 2.4, 19651.05],
      [39, 6.17, 10447.39],
      [37, 6.04, 10213.29],
      [37, 2.57, 1059.38],
      [36, 1.71, 2352.87],
      [36, 1.78, 6812.77],
      [33, 0.59, 17789.85],
      [30, 0.44, 83996.85],
      [30, 2.74, 1349.87],
      [25, 3.16, 4690.48]
    ],
    [
      [628331966747, 0, 0],
      [206059, 2.678235, 6283.07585],
      [4303, 2.6351, 12566.1517],
      [425, 1.59, 3.523],
      [119, 5.796, 26.298],
      [109, 2.966, 1577.344],
      [93, 2.59, 18849.23],
      [72, 1.14, 529.69],
      [68, 1.87, 398.15],
      [67, 4.41, 5507.55],
      [59, 2.89, 5223.69],
      [56, 2.17, 155.42],
      [45, 0.4, 796.3],
      [36, 0.47, 775.52],
      [29, 2.65, 7.11],
      [21, 5.34, 0.98]
    ],
    [
      [52919, 0, 0],
      [8720, 1.0721, 6283.0758],
      [309, 0.867, 12566.152],
      [27, 0.05, 3.52],
      [16, 5.19, 26.3],
      [16, 3.68, 155.42]
    ],
    [[289, 5.844, 6283.076], [35, 0, 0], [17, 5.49, 12566.15]]
  ],
  latitude: [
    [[280, 3.199, 84334.662], [102, 5.422, 5507.553], [80, 3.88, 5223.69], [44, 3.7, 2352.87], [32, 4, 1577.34]]
  ],
  radius: [
    [
      [100013989, 0, 0],
      [1670700, 3.0984635, 6283.07585],
      [13956, 3.05525, 12566.1517],
      [3084, 5.1985, 77713.7715],
      [1628, 1.1739, 5753.3849],
      [1576, 2.8469, 7860.4194],
      [925, 5.453, 11506.77],
      [542, 4.564, 3930.21],
      [472, 3.661, 5884.927],
      [346, 0.964, 5507.553],
      [329, 5.9, 5223.694],
      [307, 0.299, 5573.143],
      [243, 4.273, 11790.629],
      [212, 5.847, 1577.344],
      [186, 5.022, 10977.079],
      [175, 3.012, 18849.228],
      [110, 5.055, 5486.778]
    ],
    [[103019, 1.10749, 6283.07585], [1721, 1.0644, 12566.1517], [702, 3.142, 0]],
    [[4359, 5.7846, 6283.0758]]
  ]
};

// packages/astro/src/sun/position.ts
var ASTRONOMICAL_UNIT_M = 149597870700;
var SUN_RADIUS_M = 6957e5;
var FK5_LONGITUDE_RAD = -0.09033 * RAD_PER_ARCSEC;
function sunPosition(epochTaiS) {
  const centuries = julianCenturiesTt(epochTaiS);
  const t = centuries / 10;
  const longitude2 = sum(vsop87_earth_default.longitude, t) + Math.PI + FK5_LONGITUDE_RAD;
  const latitude = -sum(vsop87_earth_default.latitude, t);
  const distanceM = sum(vsop87_earth_default.radius, t) * ASTRONOMICAL_UNIT_M;
  const x = distanceM * Math.cos(latitude) * Math.cos(longitude2);
  const y = distanceM * Math.cos(latitude) * Math.sin(longitude2);
  const z6 = distanceM * Math.sin(latitude);
  const m = multiply3(aboutX(meanObliquity(centuries)), precession1976(centuries));
  return [m[0] * x + m[3] * y + m[6] * z6, m[1] * x + m[4] * y + m[7] * z6, m[2] * x + m[5] * y + m[8] * z6];
}
function sum(series, t) {
  let total = 0;
  for (let power = series.length - 1; power >= 0; power--) {
    let terms = 0;
    for (const [amplitude, phase, frequency] of series[power]) terms += amplitude * Math.cos(phase + frequency * t);
    total = total * t + terms;
  }
  return total * 1e-8;
}

// packages/astro/src/force/nrlmsise/harmonics.ts
var PER_DEGREE = 0.0174533;
var PER_HOUR = 0.2618;
var PER_SECOND = 72722e-9;
function hoursToRad(hours) {
  return PER_HOUR * hours;
}
function secondsToRad(seconds3) {
  return PER_SECOND * seconds3;
}
function harmonicsOf({ latitudeDeg, longitudeDeg, localTimeH, universalTimeS }) {
  const x = Math.sin(latitudeDeg * PER_DEGREE);
  const s = Math.cos(latitudeDeg * PER_DEGREE);
  const s2 = s * s;
  const zonal = new Float64Array(8);
  const first2 = new Float64Array(8);
  const second = new Float64Array(8);
  const third = new Float64Array(8);
  zonal[0] = 1;
  zonal[1] = x;
  recursion(zonal, 0, 2, x);
  first2[1] = s;
  recursion(first2, 1, 2, x);
  second[2] = 3 * s2;
  recursion(second, 2, 3, x);
  third[3] = 15 * s2 * s;
  recursion(third, 3, 4, x);
  const day = localTimeH * PER_HOUR;
  const longitudeRad = longitudeDeg * PER_DEGREE;
  return {
    latitudeDeg,
    longitudeRad,
    localTimeRad: day,
    universalTimeRad: universalTimeS * PER_SECOND,
    zonal,
    first: first2,
    second,
    third,
    cosDay: [Math.cos(day), Math.cos(2 * day), Math.cos(3 * day)],
    sinDay: [Math.sin(day), Math.sin(2 * day), Math.sin(3 * day)],
    cosLongitude: Math.cos(longitudeRad),
    sinLongitude: Math.sin(longitudeRad)
  };
}
function recursion(values, order, from, x) {
  for (let n = from; n < values.length; n++) {
    values[n] = ((2 * n - 1) * x * values[n - 1] - (n + order - 1) * values[n - 2]) / (n - order);
  }
}

// packages/astro/src/force/nrlmsise/conditions.ts
var PER_DAY = 0.0172142;
var THREE_HOURS_S = 10800;
function conditionsOf(dayOfYear2, activity) {
  const seasons = /* @__PURE__ */ new Map();
  const saturated = /* @__PURE__ */ new Map();
  const hasHistory = activity.ap.length > 1;
  return {
    ...activity,
    dayOfYear: dayOfYear2,
    meanExcess: activity.f107Mean - 150,
    dayExcess: activity.f107 - activity.f107Mean,
    hasHistory,
    seasonOf(set) {
      let season = seasons.get(set);
      if (season === void 0) {
        season = {
          annual: Math.cos(PER_DAY * (dayOfYear2 - set[31])),
          semiannual: Math.cos(2 * PER_DAY * (dayOfYear2 - set[17])),
          asymmetricAnnual: Math.cos(PER_DAY * (dayOfYear2 - set[13])),
          asymmetricSemiannual: Math.cos(2 * PER_DAY * (dayOfYear2 - set[38]))
        };
        seasons.set(set, season);
      }
      return season;
    },
    saturatedOf(set) {
      let coefficients = saturated.get(set);
      if (coefficients === void 0) {
        const [rate, slope] = hasHistory ? [Math.max(set[24], 1e-4), set[25]] : [set[43] < 0 ? 1e-5 : set[43], set[44]];
        const counted3 = hasHistory ? activity.ap.slice(1) : activity.ap;
        coefficients = counted3.map((ap) => saturating(ap, rate, slope));
        saturated.set(set, coefficients);
      }
      return coefficients;
    }
  };
}
function yearly({ dayOfYear: dayOfYear2 }, phaseDay, times2 = 1) {
  return Math.cos(times2 * PER_DAY * (dayOfYear2 - phaseDay));
}
function turbopauseWave(conditions, latitudeDeg, phaseDay) {
  return Math.sin(PER_DEGREE * latitudeDeg) * yearly(conditions, phaseDay);
}
function magneticActivity(set, conditions, latitudeDeg) {
  if (conditions.hasHistory && set[51] === 0) return void 0;
  const terms = conditions.saturatedOf(set);
  if (!conditions.hasHistory) return terms[0];
  const m = Math.min(
    0.99999,
    Math.exp(-THREE_HOURS_S * Math.abs(set[51]) / (1 + set[138] * (45 - Math.abs(latitudeDeg))))
  );
  const m2 = m * m;
  const m4 = m2 * m2;
  const m8 = m4 * m4;
  const longAgo = (terms[4] * m4 + terms[5] * m8 * m4) * (1 - m8) / (1 - m);
  const sum5 = terms[0] + terms[1] * m + terms[2] * m2 + terms[3] * m2 * m + longAgo;
  return sum5 / (1 + (1 - m8 * m8 * m2 * m) / (1 - m) * Math.sqrt(m));
}
function saturating(ap, rate, slope) {
  const excess = ap - 4;
  return excess + (slope - 1) * (excess + Math.expm1(-rate * excess) / rate);
}

// packages/astro/src/force/nrlmsise/coefficients.json
var coefficients_default = {
  exosphere: [
    0.986573,
    0.0162228,
    0.015527,
    -0.104323,
    -375801e-8,
    -118538e-8,
    -0.124043,
    45682e-7,
    876018e-8,
    -0.136235,
    -0.0352427,
    884181e-8,
    -592127e-8,
    -8.6165,
    0,
    0.0128492,
    0,
    130.096,
    0.0104567,
    165686e-8,
    -553887e-11,
    29781e-7,
    0,
    513122e-8,
    0.0866784,
    0.158727,
    0,
    0,
    0,
    -727026e-11,
    0,
    6.74494,
    493933e-8,
    221656e-8,
    250802e-8,
    0,
    0,
    -0.0208841,
    -1.79873,
    145103e-8,
    281769e-9,
    -144703e-8,
    -516394e-10,
    0.0847001,
    0.170147,
    572562e-8,
    507493e-10,
    436148e-8,
    117863e-9,
    474364e-8,
    661278e-8,
    434292e-10,
    144373e-8,
    24147e-9,
    284426e-8,
    85656e-8,
    204028e-8,
    0,
    -3159.94,
    -246423e-8,
    113843e-8,
    420512e-9,
    0,
    -97.7214,
    677794e-8,
    527499e-8,
    114936e-8,
    0,
    -661311e-8,
    -0.0184255,
    -0.0196259,
    29861.8,
    0,
    0,
    0,
    644.574,
    884668e-9,
    505066e-9,
    0,
    4028.81,
    -189503e-8,
    0,
    0,
    821407e-9,
    20678e-7,
    0,
    0,
    0,
    0,
    0,
    -0.012041,
    -363963e-8,
    99207e-9,
    -115284e-9,
    -633059e-10,
    -0.605545,
    834218e-8,
    -91.3036,
    371042e-9,
    0,
    419e-6,
    270928e-8,
    331507e-8,
    -444508e-8,
    -496334e-8,
    -160449e-8,
    395119e-8,
    248924e-8,
    509815e-9,
    405302e-8,
    224076e-8,
    0,
    684256e-8,
    466354e-9,
    0,
    -368328e-9,
    0,
    0,
    -146.87,
    0,
    0,
    109501e-8,
    465156e-9,
    562583e-9,
    3.21596,
    643168e-9,
    31486e-7,
    340738e-8,
    178481e-8,
    962532e-9,
    558171e-9,
    3.43731,
    -0.233195,
    510289e-9,
    0,
    0,
    -92534.7,
    0,
    -199639e-8,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0
  ],
  gradient: [
    0.956827,
    0.0620637,
    0.0318433,
    0,
    0,
    0.03949,
    0,
    0,
    -924882e-8,
    -794023e-8,
    0,
    0,
    0,
    174.712,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    274677e-8,
    0,
    0.0154951,
    0.0866784,
    0.158727,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    -699007e-9,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0.0124362,
    -528756e-8,
    0.0847001,
    0.170147,
    0,
    0,
    0,
    0,
    0,
    0,
    247425e-10,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0
  ],
  density: [
    [
      1.09979,
      -0.048806,
      -0.197501,
      -0.091028,
      -696558e-8,
      0.0242136,
      0.391333,
      -720068e-8,
      -0.0322718,
      1.41508,
      0.168194,
      0.0185282,
      0.109384,
      -7.24282,
      0,
      0.296377,
      -0.049721,
      104.114,
      -0.0861108,
      -729177e-9,
      148998e-11,
      108629e-8,
      0,
      0,
      0.083109,
      0.112818,
      -0.0575005,
      -0.0129919,
      -0.0178849,
      -286343e-11,
      0,
      -151.187,
      -665902e-8,
      0,
      -202069e-8,
      0,
      0,
      0.0432264,
      -28.0444,
      -326789e-8,
      247461e-8,
      0,
      0,
      0.09821,
      0.122714,
      -0.039645,
      0,
      -276489e-8,
      0,
      187723e-8,
      -809813e-8,
      434428e-10,
      -770932e-8,
      0,
      -228894e-8,
      -56907e-7,
      -522193e-8,
      600692e-8,
      -7804.34,
      -348336e-8,
      -638362e-8,
      -18219e-7,
      0,
      -75.8976,
      -0.0217875,
      -0.0172524,
      -906287e-8,
      0,
      0.0244725,
      0.086604,
      0.105712,
      30254.3,
      0,
      0,
      0,
      -6013.64,
      -564668e-8,
      -254157e-8,
      0,
      315.611,
      -569158e-8,
      0,
      0,
      -447216e-8,
      -449523e-8,
      464428e-8,
      0,
      0,
      0,
      0,
      0.0451236,
      0.024652,
      617794e-8,
      0,
      0,
      -0.362944,
      -0.0480022,
      -75.723,
      -199656e-8,
      0,
      -51878e-7,
      -0.017399,
      -903485e-8,
      748465e-8,
      0.0153267,
      0.0106296,
      0.0118655,
      255569e-8,
      16902e-7,
      0.0351936,
      -0.0181242,
      0,
      -0.100529,
      -510574e-8,
      0,
      210228e-8,
      0,
      0,
      -173.255,
      0.507833,
      -0.241408,
      875414e-8,
      277527e-8,
      -890353e-10,
      -5.25148,
      -583899e-8,
      -0.0209122,
      -96353e-7,
      977164e-8,
      407051e-8,
      253555e-9,
      -5.52875,
      -0.355993,
      -249231e-8,
      0,
      0,
      28.6026,
      0,
      342722e-9,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0
    ],
    [
      1.02315,
      -0.15971,
      -0.10663,
      -0.0177074,
      -442726e-8,
      0.0344803,
      0.0445613,
      -0.0333751,
      -0.0573598,
      0.35036,
      0.0633053,
      0.0216221,
      0.0542577,
      -5.74193,
      0,
      0.190891,
      -0.0139194,
      101.102,
      0.0816363,
      133717e-9,
      654403e-11,
      310295e-8,
      0,
      0,
      0.0538205,
      0.12391,
      -0.0139831,
      0,
      0,
      -395915e-11,
      0,
      -0.714651,
      -501027e-8,
      0,
      -324756e-8,
      0,
      0,
      0.0442173,
      -13.1598,
      -315626e-8,
      124574e-8,
      -147626e-8,
      -155461e-8,
      0.0640682,
      0.134898,
      -0.0242415,
      0,
      0,
      0,
      613666e-9,
      -540373e-8,
      261635e-10,
      -333012e-8,
      0,
      -308101e-8,
      -242679e-8,
      -336086e-8,
      0,
      -1189.79,
      -0.0504738,
      -261547e-8,
      -103132e-8,
      191583e-9,
      -83.8132,
      -0.0140517,
      -0.0114167,
      -408012e-8,
      173522e-9,
      -0.0139644,
      -0.0664128,
      -0.0685152,
      -13441.4,
      0,
      0,
      0,
      607.916,
      -41222e-7,
      -220996e-8,
      0,
      1702.77,
      -463015e-8,
      0,
      0,
      -22536e-7,
      -296204e-8,
      0,
      0,
      0,
      0,
      0,
      0.0392786,
      0.0131186,
      -178086e-8,
      0,
      0,
      -0.390083,
      -0.0284741,
      -77.84,
      -102601e-8,
      0,
      -726485e-9,
      -542181e-8,
      -559305e-8,
      0.0122825,
      0.0123868,
      668835e-8,
      -0.0103303,
      -951903e-8,
      270021e-9,
      -0.0257084,
      -0.013243,
      0,
      -0.0381,
      -31681e-7,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      -905762e-9,
      -21459e-7,
      -117824e-8,
      3.66732,
      -379729e-9,
      -613966e-8,
      -509082e-8,
      -196332e-8,
      -30828e-7,
      -975222e-9,
      4.03315,
      -0.25271,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0
    ],
    [
      1.16112,
      0,
      0,
      0.0333725,
      0,
      0.0348637,
      -544368e-8,
      0,
      -0.067394,
      0.174754,
      0,
      0,
      0,
      174.712,
      0,
      0.126733,
      0,
      103.154,
      0.0552075,
      0,
      0,
      813525e-9,
      0,
      0,
      0.0866784,
      0.158727,
      0,
      0,
      0,
      0,
      0,
      -25.0482,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      -248894e-8,
      616053e-9,
      -579716e-9,
      295482e-8,
      0.0847001,
      0.170147,
      0,
      0,
      0,
      0,
      0,
      0,
      247425e-10,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0
    ],
    [
      0.944846,
      0,
      0,
      -0.0308617,
      0,
      -0.0244019,
      648607e-8,
      0,
      0.0308181,
      0.0459392,
      0,
      0,
      0,
      174.712,
      0,
      0.021326,
      0,
      -356.958,
      0,
      182278e-9,
      0,
      307472e-9,
      0,
      0,
      0.0866784,
      0.158727,
      0,
      0,
      0,
      0,
      0,
      0,
      383054e-8,
      0,
      0,
      -193065e-8,
      -14509e-7,
      0,
      0,
      0,
      0,
      -123493e-8,
      136736e-8,
      0.0847001,
      0.170147,
      371469e-8,
      0,
      0,
      0,
      0,
      51025e-7,
      247425e-10,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      368756e-8,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0
    ],
    [
      1.3558,
      0.144816,
      0,
      0.0607767,
      0,
      0.0294777,
      0.07469,
      0,
      -0.0923822,
      0.0857342,
      0,
      0,
      0,
      23.8636,
      0,
      0.0771653,
      0,
      81.8751,
      0.0187736,
      0,
      0,
      0.0149667,
      0,
      0,
      0.0866784,
      0.158727,
      0,
      0,
      0,
      0,
      0,
      -367.874,
      548158e-8,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0.0847001,
      0.170147,
      0.0122631,
      0,
      0,
      0,
      0,
      817187e-8,
      371617e-10,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      -210826e-8,
      -31364e-7,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      -0.0735742,
      -0.0500266,
      0,
      0,
      0,
      0,
      0.0194965,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0
    ],
    [
      1.04761,
      0.200165,
      0.237697,
      0.0368552,
      0,
      0.0357202,
      -0.214075,
      0,
      -0.108018,
      -0.373981,
      0,
      0.0310022,
      -116305e-8,
      -20.7596,
      0,
      0.0864502,
      0,
      97.4908,
      0.0516707,
      0,
      0,
      0,
      0,
      0,
      0.0866784,
      0.158727,
      0,
      0,
      0,
      0,
      0,
      346.193,
      0.0134297,
      0,
      0,
      0,
      0,
      0,
      0,
      -348509e-8,
      -154689e-9,
      0,
      0,
      0.0847001,
      0.170147,
      0.0147753,
      0,
      0,
      0,
      0,
      0.018932,
      368181e-10,
      0.013257,
      0,
      0,
      359719e-8,
      744328e-8,
      -100023e-8,
      -6505.28,
      0,
      0.0103485,
      -100983e-8,
      -406916e-8,
      -66.0864,
      -0.0171533,
      0.0110605,
      0.01203,
      -520034e-8,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      -2627.69,
      713755e-8,
      417999e-8,
      0,
      12591,
      0,
      0,
      0,
      -223595e-8,
      460217e-8,
      571794e-8,
      0,
      0,
      0,
      0,
      -0.0318353,
      -0.0235526,
      -0.0136189,
      0,
      0,
      0,
      0.0203522,
      -66.7837,
      -109724e-8,
      0,
      -0.0138821,
      0.0160468,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0.0151574,
      -54447e-8,
      0,
      0.0728224,
      0.0659413,
      0,
      -515692e-8,
      0,
      0,
      -3703.67,
      0,
      0,
      0.0136131,
      538153e-8,
      0,
      4.76285,
      -0.0175677,
      0.0226301,
      0,
      0.0176631,
      477162e-8,
      0,
      5.39354,
      0,
      -75171e-7,
      0,
      0,
      -88.2736,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0
    ],
    [
      1.26376,
      -0.214304,
      -0.149984,
      0.230404,
      0.0298237,
      0.0268673,
      0.296228,
      0.02219,
      -0.0207655,
      0.452506,
      0.120105,
      0.032442,
      0.0424816,
      -9.14313,
      0,
      0.0247178,
      -0.0288229,
      81.2805,
      0.051038,
      -580611e-8,
      251236e-10,
      -0.0124083,
      0,
      0,
      0.0866784,
      0.158727,
      -0.034819,
      0,
      0,
      289885e-10,
      0,
      153.595,
      -0.0168604,
      0,
      0.0101015,
      0,
      0,
      0,
      0,
      284552e-9,
      -122181e-8,
      0,
      0,
      0.0847001,
      0.170147,
      -0.0104927,
      0,
      0,
      0,
      -591313e-8,
      -0.0230501,
      314758e-10,
      0,
      0,
      0.0126956,
      835489e-8,
      310513e-9,
      0,
      3421.19,
      -245017e-8,
      -427154e-9,
      545152e-9,
      189896e-8,
      28.9121,
      -649973e-8,
      -0.0193855,
      -0.0148492,
      0,
      -0.0510576,
      0.0787306,
      0.0951981,
      -14942.2,
      0,
      0,
      0,
      265.503,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      63711e-7,
      324789e-9,
      0,
      0,
      0,
      0,
      0,
      0.0614274,
      0.0100376,
      -841083e-9,
      0,
      0,
      0,
      -0.0127099,
      0,
      0,
      0,
      -394077e-8,
      -0.0128601,
      -797616e-8,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      -671465e-8,
      -169799e-8,
      193772e-8,
      3.8114,
      -77929e-7,
      -0.0182589,
      -0.012586,
      -0.0104311,
      -302465e-8,
      243063e-8,
      3.63237,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0
    ],
    [
      70.9557,
      -0.32674,
      0,
      -0.516829,
      -171664e-8,
      0.090931,
      -0.6715,
      -0.147771,
      -0.0927471,
      -0.230862,
      -0.15641,
      0.0134455,
      -0.119717,
      2.52151,
      0,
      -0.241582,
      0.0592939,
      4.39756,
      0.091528,
      441292e-8,
      0,
      866807e-8,
      0,
      0,
      0.0866784,
      0.158727,
      0.0974701,
      0,
      0,
      0,
      0,
      67.0217,
      -13166e-7,
      0,
      -0.0165317,
      0,
      0,
      0.0850247,
      27.7428,
      498658e-8,
      615115e-8,
      950156e-8,
      -0.0212723,
      0.0847001,
      0.170147,
      -0.0238645,
      0,
      0,
      0,
      13738e-7,
      -841918e-8,
      280145e-10,
      712383e-8,
      0,
      -0.0166209,
      103533e-9,
      -0.0168898,
      0,
      3645.26,
      0,
      654077e-8,
      36913e-8,
      994419e-9,
      84.2803,
      -0.0116124,
      -774414e-8,
      -168844e-8,
      142809e-8,
      -192955e-8,
      0.117225,
      -0.0241512,
      15052.1,
      0,
      0,
      0,
      1602.61,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      -354403e-9,
      -0.018727,
      0,
      0,
      0,
      0,
      0,
      0.0276439,
      643207e-8,
      -0.03543,
      0,
      0,
      0,
      -0.0280221,
      81.1228,
      -675255e-9,
      0,
      -0.0105162,
      -348292e-8,
      -697321e-8,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      -145546e-8,
      -0.013197,
      -357751e-8,
      -1.09021,
      -0.0150181,
      -712841e-8,
      -66459e-7,
      -35261e-7,
      -0.0187773,
      -222432e-8,
      -0.393895,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0
    ],
    [
      0.060405,
      1.57034,
      0.0299387,
      0,
      0,
      0,
      0,
      0,
      0,
      -1.51018,
      0,
      0,
      0,
      -8.6165,
      0.0126454,
      0,
      0,
      0,
      0,
      0,
      0,
      550878e-8,
      0,
      0,
      0.0866784,
      0.158727,
      0,
      0,
      0,
      0,
      0,
      0,
      0.0623881,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0.0847001,
      0.170147,
      -0.0945934,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0
    ]
  ],
  lowerThermosphere: [
    [
      1.00858,
      0.0456011,
      -0.0222972,
      -0.0544388,
      523136e-9,
      -0.0188849,
      0.0523707,
      -943646e-8,
      631707e-8,
      -0.078046,
      -0.048843,
      0,
      0,
      -7.6025,
      0,
      -0.0144635,
      -0.0176843,
      -121.517,
      0.0285647,
      0,
      0,
      631792e-9,
      0,
      577197e-8,
      0.0866784,
      0.158727,
      0,
      0,
      0,
      0,
      0,
      -8902.72,
      330611e-8,
      302172e-8,
      0,
      -213673e-8,
      -32091e-8,
      0,
      0,
      276034e-8,
      282487e-8,
      -297592e-9,
      -421534e-8,
      0.0847001,
      0.170147,
      896456e-8,
      0,
      -0.0108596,
      0,
      0,
      557917e-8,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      965405e-8,
      0,
      0,
      2
    ],
    [
      0.939664,
      0.0856514,
      -679989e-8,
      0.0265929,
      -474283e-8,
      0.0121855,
      -0.0214905,
      649651e-8,
      -0.0205477,
      -0.0424952,
      0,
      0,
      0,
      11.9148,
      0,
      0.0118777,
      -0.072823,
      -81.5965,
      0.0173887,
      0,
      0,
      0,
      -0.0144691,
      280259e-9,
      0.0866784,
      0.158727,
      0,
      0,
      0,
      0,
      0,
      216.584,
      318713e-8,
      737479e-8,
      0,
      -255018e-8,
      -392806e-8,
      0,
      0,
      -289757e-8,
      -133549e-8,
      102661e-8,
      353775e-9,
      0.0847001,
      0.170147,
      -917497e-8,
      0,
      0,
      0,
      0,
      356082e-8,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      -0.0100902,
      0,
      0,
      2
    ],
    [
      0.985982,
      -0.0455435,
      0.0121106,
      0.0204127,
      -240836e-8,
      0.0111383,
      -0.0451926,
      0.0135074,
      -654139e-8,
      0.115275,
      0.128247,
      0,
      0,
      -5.30705,
      0,
      -0.0379332,
      -0.0624741,
      0.771062,
      0.0296315,
      0,
      0,
      0,
      681051e-8,
      -434767e-8,
      0.0866784,
      0.158727,
      0,
      0,
      0,
      0,
      0,
      10.7003,
      -276907e-8,
      432474e-9,
      0,
      131497e-8,
      -647517e-9,
      0,
      -22.0621,
      -110804e-8,
      -809338e-9,
      418184e-9,
      42965e-7,
      0.0847001,
      0.170147,
      0,
      0,
      0,
      0,
      0,
      -404337e-8,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      -95255e-8,
      856253e-9,
      433114e-9,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      121223e-8,
      238694e-9,
      915245e-9,
      128385e-8,
      867668e-9,
      -561425e-11,
      1.04445,
      34.1112,
      0,
      -0.840704,
      -239.639,
      0.706668,
      -20.5873,
      -0.363696,
      23.9245,
      0,
      -106657e-8,
      -767292e-9,
      154534e-9,
      0,
      0,
      0,
      0,
      0,
      0,
      2
    ],
    [
      1.0032,
      0.0383501,
      -238983e-8,
      28395e-7,
      420956e-8,
      586619e-9,
      0.0219054,
      -0.0100946,
      -350259e-8,
      0.0417392,
      -844404e-8,
      0,
      0,
      4.96949,
      0,
      -706478e-8,
      -0.0146494,
      31.3258,
      -186493e-8,
      0,
      -0.0167499,
      0,
      0,
      512686e-9,
      0.0866784,
      0.158727,
      -464167e-8,
      0,
      0,
      0,
      437353e-8,
      -199.069,
      0,
      -534884e-8,
      0,
      162458e-8,
      293016e-8,
      267926e-8,
      590.449,
      0,
      0,
      -117266e-8,
      -35889e-8,
      0.0847001,
      0.170147,
      0,
      0,
      0.0138673,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      160571e-8,
      628078e-9,
      505469e-10,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      -157829e-8,
      -400855e-9,
      504077e-10,
      -139001e-8,
      -233406e-8,
      -481197e-9,
      1.46758,
      6.20332,
      0,
      0.366476,
      -61.976,
      0.309198,
      -19.8999,
      0,
      -329.933,
      0,
      -11008e-7,
      -93931e-9,
      139638e-9,
      0,
      0,
      0,
      0,
      0,
      0,
      2
    ]
  ],
  middleAtmosphere: [
    [
      0.981637,
      -141317e-8,
      0.0387323,
      0,
      0,
      0,
      0,
      0,
      0,
      -0.0358707,
      -863658e-8,
      0,
      0,
      -2.02226,
      0,
      -869424e-8,
      -0.0191397,
      87.6779,
      452188e-8,
      0,
      0.022376,
      0,
      0,
      0,
      0,
      0,
      -707572e-8,
      0,
      0,
      0,
      -41121e-7,
      35.006,
      0,
      0,
      0,
      0,
      0,
      -836657e-8,
      16.1347,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      -0.014513,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      124152e-8,
      643365e-9,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      133255e-8,
      242657e-8,
      160666e-8,
      -185728e-8,
      -146874e-8,
      -479163e-11,
      1.22464,
      35.351,
      0,
      0.449223,
      -47.7466,
      0.470681,
      8.41861,
      -0.288198,
      167.854,
      0,
      711493e-9,
      605601e-9,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      2
    ],
    [
      1.00422,
      -711212e-8,
      52448e-7,
      0,
      0,
      0,
      0,
      0,
      0,
      -0.0528914,
      -0.0241301,
      0,
      0,
      -21.2219,
      -0.010383,
      -328077e-8,
      0.0165727,
      1.68564,
      -668154e-8,
      0,
      0.0145155,
      0,
      842365e-8,
      0,
      0,
      0,
      -434645e-8,
      0,
      0,
      0.021678,
      0,
      -138.459,
      0,
      0,
      0,
      0,
      0,
      704573e-8,
      -47.3204,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0.0108767,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      -808279e-8,
      0,
      0,
      0,
      0,
      521769e-9,
      -227387e-9,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      326769e-8,
      316901e-8,
      460316e-9,
      -101431e-9,
      102131e-8,
      996601e-9,
      1.25707,
      25.0114,
      0,
      0.424472,
      -27.7655,
      0.344625,
      27.5412,
      0,
      794.251,
      0,
      245835e-8,
      138871e-8,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      2
    ],
    [
      1.0189,
      -0.0246603,
      0.0100078,
      0,
      0,
      0,
      0,
      0,
      0,
      -0.0670977,
      -0.0402286,
      0,
      0,
      -22.9466,
      -747019e-8,
      22658e-7,
      0.0263931,
      37.2625,
      -639041e-8,
      0,
      958383e-8,
      0,
      0,
      0,
      0,
      0,
      -185291e-8,
      0,
      0,
      0,
      0,
      139.717,
      0,
      0,
      0,
      0,
      0,
      919771e-8,
      -369.121,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      -0.0157067,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      -707265e-8,
      0,
      0,
      0,
      0,
      -292953e-8,
      -277739e-8,
      -440092e-9,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      24728e-7,
      295035e-9,
      -181246e-8,
      281945e-8,
      427296e-8,
      978863e-9,
      1.40545,
      -6.19173,
      0,
      0,
      -79.3632,
      0.444643,
      -403.085,
      0,
      11.5603,
      0,
      225068e-8,
      848557e-9,
      -298493e-9,
      0,
      0,
      0,
      0,
      0,
      0,
      2
    ],
    [
      0.975801,
      0.038068,
      -0.0305198,
      0,
      0,
      0,
      0,
      0,
      0,
      0.0385575,
      0.0504057,
      0,
      0,
      -176.046,
      0.0144594,
      -148297e-8,
      -36856e-7,
      30.2185,
      -323338e-8,
      0,
      0.0153569,
      0,
      -0.0115558,
      0,
      0,
      0,
      48962e-7,
      0,
      0,
      -0.0100616,
      -821324e-8,
      -157.757,
      0,
      0,
      0,
      0,
      0,
      663564e-8,
      45.841,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      -0.025128,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      991215e-8,
      0,
      0,
      0,
      0,
      -873148e-9,
      -129648e-8,
      -732026e-10,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      -46811e-7,
      -466003e-8,
      -131567e-8,
      -73939e-8,
      632499e-9,
      -465588e-9,
      -1.29785,
      -157.139,
      0,
      0.25835,
      -36.9453,
      0.410672,
      9.78196,
      -0.152064,
      -3850.84,
      0,
      -852706e-9,
      -140945e-8,
      -726786e-9,
      0,
      0,
      0,
      0,
      0,
      0,
      2
    ],
    [
      0.960722,
      0.0703757,
      -0.0300266,
      0,
      0,
      0,
      0,
      0,
      0,
      0.0222671,
      0.0410423,
      0,
      0,
      -163.07,
      0.0106073,
      540747e-9,
      779481e-8,
      144.908,
      151484e-9,
      0,
      0.0197547,
      0,
      -0.0141844,
      0,
      0,
      0,
      577884e-8,
      0,
      0,
      974319e-8,
      0,
      -2880.15,
      0,
      0,
      0,
      0,
      0,
      -444902e-8,
      -29.276,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0.0234419,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      536685e-8,
      0,
      0,
      0,
      0,
      -465325e-9,
      -550628e-9,
      331465e-9,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      -206179e-8,
      -308575e-8,
      -793589e-9,
      -108629e-9,
      595511e-9,
      -90505e-8,
      1.18997,
      41.5924,
      0,
      -0.472064,
      -947.15,
      0.398723,
      19.8304,
      0,
      3732.19,
      0,
      -15004e-7,
      -114933e-8,
      -156769e-9,
      0,
      0,
      0,
      0,
      0,
      0,
      2
    ],
    [
      1.03123,
      -0.0705124,
      871615e-8,
      0,
      0,
      0,
      0,
      0,
      0,
      -0.0382621,
      -980975e-8,
      0,
      0,
      28.9286,
      957341e-8,
      0,
      0,
      86.6153,
      791938e-9,
      0,
      0,
      0,
      468917e-8,
      0,
      0,
      0,
      786638e-8,
      0,
      0,
      990827e-8,
      0,
      65.5573,
      0,
      0,
      0,
      0,
      0,
      0,
      -40.02,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      707457e-8,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      572268e-8,
      0,
      0,
      0,
      0,
      -20497e-8,
      12156e-7,
      -805579e-11,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      -249941e-8,
      -457256e-9,
      -159311e-9,
      296481e-9,
      -177318e-8,
      -637918e-9,
      1.02395,
      12.8172,
      0,
      0.149903,
      -26.3818,
      0,
      47.0628,
      -0.222139,
      0.0482292,
      0,
      -867075e-9,
      -586479e-9,
      532462e-9,
      0,
      0,
      0,
      0,
      0,
      0,
      2
    ],
    [
      1.00828,
      -0.0910404,
      -0.0226549,
      0,
      0,
      0,
      0,
      0,
      0,
      -0.023242,
      -908925e-8,
      0,
      0,
      33.6105,
      0,
      0,
      0,
      -12.4957,
      -587939e-8,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      27.9765,
      0,
      0,
      0,
      0,
      0,
      0,
      2012.37,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      -0.0175553,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      329699e-8,
      126659e-8,
      268402e-9,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      117894e-8,
      148746e-8,
      106478e-9,
      134743e-9,
      -220939e-8,
      -623523e-9,
      0.636539,
      11.3621,
      0,
      -0.393777,
      2386.87,
      0,
      661.865,
      -0.121434,
      9.27608,
      0,
      168478e-9,
      124892e-8,
      171345e-8,
      0,
      0,
      0,
      0,
      0,
      0,
      2
    ],
    [
      1.57293,
      -0.6784,
      0.6475,
      0,
      0,
      0,
      0,
      0,
      0,
      -0.0762974,
      -0.360423,
      0,
      0,
      128.358,
      0,
      0,
      0,
      46.8038,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      -0.167898,
      0,
      0,
      0,
      0,
      29099.4,
      0,
      0,
      0,
      0,
      0,
      0,
      31.5706,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      2
    ],
    [
      0.860028,
      0.377052,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      -1.1757,
      0,
      0,
      0,
      777757e-8,
      0,
      0,
      0,
      101.024,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      654.251,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      -0.0156959,
      0.0191001,
      0.0315971,
      0.0100982,
      -671565e-8,
      257693e-8,
      1.38692,
      0.282132,
      0,
      0,
      381.511,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      2
    ],
    [
      1.06029,
      -0.0525231,
      0.373034,
      0,
      0,
      0,
      0,
      0,
      0,
      0.0331072,
      -0.388409,
      0,
      0,
      -165.295,
      -0.213801,
      -0.0438916,
      -0.322716,
      -88.2393,
      0.118458,
      0,
      -0.435863,
      0,
      0,
      0,
      0,
      0,
      -0.119782,
      0,
      0,
      0,
      0,
      26.2229,
      0,
      0,
      0,
      0,
      0,
      0,
      -53.7443,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      -0.455788,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0.0384009,
      0.0396733,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0.0505494,
      0.0739617,
      0.01922,
      -846151e-8,
      -0.0134244,
      0.0196338,
      1.50421,
      18.8368,
      0,
      0,
      -51.3114,
      0,
      0,
      0,
      0,
      0,
      0.0511923,
      0.0361225,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      2
    ]
  ],
  temperatures: [1041.3, 386, 195, 16.6728, 213, 120, 240, 187, -2, 0],
  species: [
    [2456e4, 671072e-11, 100, 0, 110, 10, 0, 0, 0, 0],
    [8594e7, 1, 105, -8, 110, 10, 90, 2, 0, 0],
    [281e9, 0, 105, 28, 28.95, 0, 0, 0, 0, 0],
    [33e9, 0.26827, 105, 1, 110, 10, 110, -10, 0, 0],
    [133e7, 0.0119615, 105, 0, 110, 10, 0, 0, 0, 0],
    [176100, 1, 95, -8, 110, 10, 90, 2, 0, 0],
    [1e7, 1, 105, -8, 110, 10, 90, 2, 0, 0],
    [1e6, 1, 105, -8, 550, 76, 90, 2, 0, 4e3]
  ],
  transition: [
    [
      1.0993,
      3.90631,
      3.07165,
      0.986161,
      16.3536,
      4.6383,
      1,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      1.2884,
      0.0310302,
      0.118339
    ],
    [
      1,
      0.7,
      1.1502,
      3.44689,
      1.2884,
      1,
      1.08738,
      1.22947,
      1.10016,
      0.734129,
      1.15241,
      2.22784,
      0.795046,
      4.01612,
      4.47749,
      123.435,
      -0.0760535,
      168986e-11,
      0.744294,
      1.03604,
      172.783,
      1.1502,
      3.44689,
      -0.74623,
      0.949154
    ]
  ],
  averages: [261, 264, 229, 217, 217, 223, 286.76, -2.9394, 2.5, 0]
};

// packages/astro/src/force/nrlmsise/variation.ts
function thermosphere(p, at, air, activity) {
  const { zonal } = at;
  const { annual, semiannual, asymmetricAnnual: season, asymmetricSemiannual } = air.seasonOf(p);
  const mean3 = air.meanExcess;
  const day = air.dayExcess;
  const flux = p[19] * day + p[20] * day * day;
  const solar = p[19] * day * (1 + p[59] * mean3) + p[20] * day * day + p[21] * mean3 + p[29] * mean3 * mean3;
  const still = (p[1] + p[14] * mean3) * zonal[2] + p[2] * zonal[4] + p[22] * zonal[6] + p[26] * zonal[1];
  const even = p[18] * annual + (p[15] + p[16] * zonal[2]) * semiannual;
  const odd = (1 + p[47] * mean3 + flux) * (p[9] * zonal[1] + p[10] * zonal[3]) * season + p[37] * zonal[1] * asymmetricSemiannual;
  const waves = (1 + p[49] * mean3 + flux) * tides(p, at, season);
  const rest = longitude(p, at, mean3, season) + universalTime(p, at, mean3, season);
  const stormy = activity === void 0 ? 0 : activity * magnetic(p, at, season, air.hasHistory ? HISTORY : DAILY);
  return p[30] + solar + still + even + odd + waves + rest + stormy;
}
function tides(p, { first: first2, second, third, cosDay, sinDay }, season) {
  const cos1 = p[3] * first2[1] + p[4] * first2[3] + p[27] * first2[5] + p[11] * first2[2] * season;
  const sin1 = p[6] * first2[1] + p[7] * first2[3] + p[28] * first2[5] + p[12] * first2[2] * season;
  const cos2 = p[5] * second[2] + p[41] * second[4] + (p[23] * second[3] + p[35] * second[5]) * season;
  const sin2 = p[8] * second[2] + p[42] * second[4] + (p[33] * second[3] + p[36] * second[5]) * season;
  const sin3 = p[39] * third[3] + (p[93] * third[4] + p[46] * third[6]) * season;
  const cos3 = p[40] * third[3] + (p[94] * third[4] + p[48] * third[6]) * season;
  return cos1 * cosDay[0] + sin1 * sinDay[0] + cos2 * cosDay[1] + sin2 * sinDay[1] + cos3 * cosDay[2] + sin3 * sinDay[2];
}
function longitude(p, at, mean3, season) {
  const { first: first2 } = at;
  const wave = (even, odd, seasonal) => tripleOf(p, even, first2, 2) + tripleOf(p, odd, first2, 1) + season * tripleOf(p, seasonal, first2, 1);
  return (1 + p[80] * mean3) * (wave(64, 103, 109) * at.cosLongitude + wave(90, 106, 112) * at.sinLongitude);
}
function universalTime(p, at, mean3, season) {
  const { zonal, second, universalTimeRad: time2 } = at;
  const alone = (1 + p[95] * zonal[1]) * (1 + p[81] * mean3) * (1 + p[119] * zonal[1] * season) * tripleOf(p, 68, zonal, 1);
  const withLongitude = (1 + p[137] * mean3) * tripleOf(p, 76, second, 3);
  return alone * Math.cos(time2 - secondsToRad(p[71])) + withLongitude * Math.cos(time2 - secondsToRad(p[79]) + 2 * at.longitudeRad);
}
var DAILY = {
  zonal: [32, 45, 34],
  zonalBySeason: 100,
  byHour: 121,
  hour: 124,
  tilt: 120,
  byLongitude: [60, 61, 62],
  longitude: 63,
  longitudeBySeason: 115,
  seasonLongitude: 118,
  byUniversalTime: 83,
  universalTime: 75
};
var HISTORY = {
  zonal: [50, 96, 54],
  zonalBySeason: 125,
  byHour: 128,
  hour: 131,
  tilt: 132,
  byLongitude: [52, 98, 67],
  longitude: 97,
  longitudeBySeason: 133,
  seasonLongitude: 136,
  byUniversalTime: 55,
  universalTime: 58
};
function magnetic(p, at, season, terms) {
  const { zonal, first: first2 } = at;
  const [a, b, c] = terms.zonal;
  const [d, e, f] = terms.byLongitude;
  const hour = at.localTimeRad - hoursToRad(p[terms.hour]);
  const away = at.longitudeRad - PER_DEGREE * p[terms.longitude];
  const seasonAway = at.longitudeRad - PER_DEGREE * p[terms.seasonLongitude];
  const time2 = at.universalTimeRad - secondsToRad(p[terms.universalTime]);
  return p[a] + p[b] * zonal[2] + p[c] * zonal[4] + tripleOf(p, terms.zonalBySeason, zonal, 1) * season + tripleOf(p, terms.byHour, first2, 1) * Math.cos(hour) + (1 + p[terms.tilt] * zonal[1]) * (p[d] * first2[2] + p[e] * first2[4] + p[f] * first2[6]) * Math.cos(away) + tripleOf(p, terms.longitudeBySeason, first2, 1) * season * Math.cos(seasonAway) + tripleOf(p, terms.byUniversalTime, zonal, 1) * Math.cos(time2);
}
function tripleOf(p, from, functions, degree) {
  return p[from] * functions[degree] + p[from + 1] * functions[degree + 2] + p[from + 2] * functions[degree + 4];
}

// packages/astro/src/force/nrlmsise/lower-variation.ts
function lowerAtmosphere(p, at, air, activity) {
  const { zonal, first: first2, second, third, cosDay, sinDay } = at;
  const { annual, semiannual, asymmetricAnnual: season, asymmetricSemiannual } = air.seasonOf(p);
  const still = p[1] * zonal[2] + p[2] * zonal[4] + p[22] * zonal[6] + p[26] * zonal[1] + p[14] * zonal[3] + p[59] * zonal[5];
  const even = (p[18] + p[47] * zonal[2] + p[29] * zonal[4]) * annual + (p[15] + p[16] * zonal[2] + p[30] * zonal[4]) * semiannual;
  const odd = (p[9] * zonal[1] + p[10] * zonal[3] + p[20] * zonal[5]) * season + p[37] * zonal[1] * asymmetricSemiannual;
  const cos1 = p[3] * first2[1] + p[4] * first2[3] + p[11] * first2[2] * season;
  const sin1 = p[6] * first2[1] + p[7] * first2[3] + p[12] * first2[2] * season;
  const cos2 = p[5] * second[2] + p[41] * second[4] + (p[23] * second[3] + p[35] * second[5]) * season;
  const sin2 = p[8] * second[2] + p[42] * second[4] + (p[33] * second[3] + p[36] * second[5]) * season;
  const tides2 = cos1 * cosDay[0] + sin1 * sinDay[0] + cos2 * cosDay[1] + sin2 * sinDay[1] + third[3] * (p[39] * sinDay[2] + p[40] * cosDay[2]);
  const magnetic2 = air.hasHistory ? (p[50] + p[96] * zonal[2]) * activity : (p[32] + p[45] * zonal[2]) * activity;
  const swing = 1 + zonal[1] * (p[80] * yearly(air, p[81]) + p[85] * yearly(air, p[86], 2)) + p[83] * yearly(air, p[84]) + p[87] * yearly(air, p[88], 2);
  const longitude2 = swing * ((tripleOf(p, 64, first2, 2) + tripleOf(p, 74, first2, 1)) * at.cosLongitude + (tripleOf(p, 90, first2, 2) + tripleOf(p, 77, first2, 1)) * at.sinLongitude);
  return p[21] * air.meanExcess + still + even + odd + tides2 + magnetic2 + longitude2;
}

// packages/astro/src/force/nrlmsise/earth.ts
var GAS_CONSTANT = 831.4;
function earthAt(latitudeDeg) {
  const c = Math.cos(2 * PER_DEGREE * latitudeDeg);
  const gravity = 980.616 * (1 - 26373e-7 * c);
  return { gravity, radiusKm: 2 * gravity / (3085462e-12 + 227e-11 * c) * 1e-5 };
}
function geopotentialKm({ radiusKm }, heightKm, fromKm) {
  return (heightKm - fromKm) * (radiusKm + fromKm) / (radiusKm + heightKm);
}
function gravityAt({ gravity, radiusKm }, heightKm) {
  return gravity / (1 + heightKm / radiusKm) ** 2;
}

// packages/astro/src/force/nrlmsise/spline.ts
function clampedSpline(x, y, slope0, slope1) {
  const n = x.length;
  const curve = new Float64Array(n);
  const rest = new Float64Array(n);
  const rise = (i) => (y[i + 1] - y[i]) / (x[i + 1] - x[i]);
  curve[0] = -0.5;
  rest[0] = 3 / (x[1] - x[0]) * (rise(0) - slope0);
  for (let i = 1; i < n - 1; i++) {
    const share = (x[i] - x[i - 1]) / (x[i + 1] - x[i - 1]);
    const pivot = share * curve[i - 1] + 2;
    curve[i] = (share - 1) / pivot;
    rest[i] = (6 * (rise(i) - rise(i - 1)) / (x[i + 1] - x[i - 1]) - share * rest[i - 1]) / pivot;
  }
  const end = 3 / (x[n - 1] - x[n - 2]) * (slope1 - rise(n - 2));
  curve[n - 1] = (end - 0.5 * rest[n - 2]) / (0.5 * curve[n - 2] + 1);
  for (let i = n - 2; i >= 0; i--) curve[i] = curve[i] * curve[i + 1] + rest[i];
  return {
    valueAt(at) {
      let i = 0;
      while (i < n - 2 && x[i + 1] <= at) i += 1;
      const h = x[i + 1] - x[i];
      const a = (x[i + 1] - at) / h;
      const b = (at - x[i]) / h;
      return a * y[i] + b * y[i + 1] + ((a ** 3 - a) * curve[i] + (b ** 3 - b) * curve[i + 1]) * (h * h / 6);
    },
    integralTo(at) {
      let sum5 = 0;
      for (let i = 0; i < n - 1 && at > x[i]; i++) {
        const to = i < n - 2 ? Math.min(at, x[i + 1]) : at;
        const h = x[i + 1] - x[i];
        const a2 = ((x[i + 1] - to) / h) ** 2;
        const b2 = ((to - x[i]) / h) ** 2;
        const straight = ((1 - a2) * y[i] + b2 * y[i + 1]) / 2;
        const bent = (a2 / 2 - (1 + a2 * a2) / 4) * curve[i] + (b2 * b2 / 4 - b2 / 2) * curve[i + 1];
        sum5 += (straight + bent * h * h / 6) * h;
      }
      return sum5;
    }
  };
}

// packages/astro/src/force/nrlmsise/profile.ts
var LARGEST_EXPONENT = 50;
function nodeProfile(earth, nodes2) {
  const { heightsKm, temperaturesK } = nodes2;
  const top = heightsKm[0];
  const bottom = heightsKm.at(-1);
  const spanKm = geopotentialKm(earth, bottom, top);
  const at = (heightKm) => geopotentialKm(earth, Math.max(heightKm, bottom), top) / spanKm;
  const first2 = temperaturesK[0];
  const last2 = temperaturesK.at(-1);
  const stretch = ((earth.radiusKm + bottom) / (earth.radiusKm + top)) ** 2;
  let spline;
  const reciprocal = () => {
    spline ??= clampedSpline(
      heightsKm.map(at),
      temperaturesK.map((temperature) => 1 / temperature),
      -nodes2.firstSlope / first2 ** 2 * spanKm,
      -nodes2.lastSlope / last2 ** 2 * spanKm * stretch
    );
    return spline;
  };
  return {
    temperatureAt: (heightKm) => 1 / reciprocal().valueAt(at(heightKm)),
    densityRatio(heightKm, mass2, diffusion) {
      const x = at(heightKm);
      const column = mass2 * gravityAt(earth, top) * spanKm / GAS_CONSTANT * reciprocal().integralTo(x);
      return (first2 * reciprocal().valueAt(x)) ** (1 + diffusion) * Math.exp(-Math.min(column, LARGEST_EXPONENT));
    }
  };
}
function thermosphereProfile(earth, nodes2) {
  const { exosphericK, boundaryK, boundaryKm, shape, joinKm } = nodes2;
  const bates = (heightKm) => exosphericK - (exosphericK - boundaryK) * Math.exp(-shape * geopotentialKm(earth, heightKm, boundaryKm));
  let lower;
  const below = () => {
    lower ??= belowJoin(earth, nodes2, bates(joinKm));
    return lower;
  };
  const scale = gravityAt(earth, boundaryKm) / (shape * GAS_CONSTANT * exosphericK);
  return {
    temperatureAt: (heightKm) => heightKm < joinKm ? below().temperatureAt(heightKm) : bates(heightKm),
    densityRatio(heightKm, mass2, diffusion) {
      const up = Math.max(heightKm, joinKm);
      const gamma = mass2 * scale;
      const fall = Math.min(LARGEST_EXPONENT, Math.exp(-shape * gamma * geopotentialKm(earth, up, boundaryKm)));
      const ratio2 = (boundaryK / bates(up)) ** (1 + diffusion + gamma) * fall;
      return heightKm < joinKm ? ratio2 * below().densityRatio(heightKm, mass2, diffusion) : ratio2;
    }
  };
}
function belowJoin(earth, nodes2, joinK) {
  const { exosphericK, boundaryKm, shape, joinKm } = nodes2;
  return nodeProfile(earth, {
    heightsKm: [joinKm, ...nodes2.lowerHeightsKm],
    temperaturesK: [joinK, ...nodes2.lowerTemperaturesK],
    firstSlope: (exosphericK - joinK) * shape * ((earth.radiusKm + boundaryKm) / (earth.radiusKm + joinKm)) ** 2,
    lastSlope: nodes2.lastSlope
  });
}

// packages/astro/src/force/nrlmsise/species.ts
var NITROGEN = { name: "N2", mass: 28, diffusion: 0, variation: 2, row: 2, mixedToKm: 160 };
var HELIUM = {
  name: "He",
  mass: 4,
  diffusion: -0.38,
  variation: 0,
  row: 0,
  mixedToKm: 200,
  toGround: { height: [1, 0], width: [1, 1] }
};
var OXYGEN = {
  name: "O",
  mass: 16,
  diffusion: 0,
  variation: 1,
  row: 1,
  mixedToKm: 300,
  toGround: { height: [1, 2], width: [1, 3], secondWidth: [1, 4], size: [1, 16] },
  chemistry: { height: [1, 12], width: [1, 13], size: [1, 14] }
};
var MOLECULAR_OXYGEN = {
  name: "O2",
  mass: 32,
  diffusion: 0,
  variation: 4,
  row: 3,
  mixedToKm: 250,
  toGround: { height: [1, 6], width: [1, 7] },
  chemistry: { height: [1, 21], width: [1, 22], secondWidth: [0, 22], size: [1, 23] }
};
var ARGON = {
  name: "Ar",
  mass: 40,
  diffusion: 0.17,
  variation: 5,
  row: 4,
  mixedToKm: 240,
  toGround: { height: [1, 8], width: [1, 9] }
};
var HYDROGEN = {
  name: "H",
  mass: 1,
  diffusion: -0.38,
  variation: 6,
  row: 5,
  mixedToKm: 320,
  toGround: { height: [1, 10], width: [1, 11], size: [1, 17] },
  chemistry: { height: [1, 18], width: [1, 19], size: [1, 20] }
};
var ATOMIC_NITROGEN = {
  name: "N",
  mass: 14,
  diffusion: 0,
  variation: 7,
  row: 6,
  mixedToKm: 450,
  toGround: { height: [0, 0], width: [0, 1], size: [0, 2] },
  chemistry: { height: [0, 3], width: [0, 4], size: [0, 5] }
};
var HOT_OXYGEN = { name: "hotO", mass: 16, diffusion: 0, variation: 8, row: 7, mixedToKm: 0 };

// packages/astro/src/force/nrlmsise/thermosphere.ts
var { exosphere, gradient, density, lowerThermosphere, middleAtmosphere, temperatures, species, transition } = coefficients_default;
var JOIN_KM = transition[1][15];
var LOWER_HEIGHTS_KM = [110, 100, 90, 72.5];
var VARIABLE_TO_KM = 300;
var LOWEST_KM = 72.5;
var MEAN_LOWER_K = [6, 2, 7, 4].map((mean3, i) => temperatures[mean3] * lowerThermosphere[i][0]);
var MIXED_TO_KM = 450;
var MIXTURE = species[2][4];
var WHOLE = 10;
function thermosphereAt(heightKm, at, air) {
  let activity = 0;
  const varied = (set) => {
    const magnetic2 = magneticActivity(set, air, at.latitudeDeg);
    activity = magnetic2 ?? activity;
    return thermosphere(set, at, air, magnetic2);
  };
  const earth = earthAt(at.latitudeDeg);
  const exosphericK = temperatures[0] * exosphere[0] * (1 + (heightKm > JOIN_KM ? varied(exosphere) : 0));
  const slope = temperatures[3] * gradient[0] * (1 + (heightKm > LOWEST_KM ? varied(gradient) : 0));
  const boundaryK = temperatures[1] * (1 + varied(density[3])) * density[3][0];
  const boundaryKm = temperatures[5];
  const shape = slope / (exosphericK - boundaryK);
  const isVariable = heightKm < VARIABLE_TO_KM;
  const lower = (set) => isVariable ? lowerAtmosphere(set, at, air, activity) : 0;
  const lowerTemperaturesK = isVariable ? MEAN_LOWER_K.map((meanK, i) => meanK / (1 - lower(lowerThermosphere[i]))) : MEAN_LOWER_K;
  const lowestK = lowerTemperaturesK[3];
  const lowestSlope = temperatures[8] * middleAtmosphere[8][0] * (1 + lower(middleAtmosphere[8])) * (lowestK / (temperatures[4] * lowerThermosphere[3][0])) ** 2;
  const nodes2 = { boundaryKm, joinKm: JOIN_KM, lowerHeightsKm: LOWER_HEIGHTS_KM, lowerTemperaturesK };
  const profile = thermosphereProfile(earth, { ...nodes2, exosphericK, boundaryK, shape, lastSlope: lowestSlope });
  const atBoundary = ({ row, variation }) => species[row][0] * Math.exp(varied(density[variation])) * density[variation][0];
  const turbopause = transition[1][24] * (1 + transition[0][24] * turbopauseWave(air, at.latitudeDeg, exosphere[13]));
  const n2 = atBoundary(NITROGEN);
  const turbopauseKm = species[2][2] * turbopause;
  const nitrogen = heightKm > MIXED_TO_KM ? 0 : n2 * profile.densityRatio(turbopauseKm, NITROGEN.mass - MIXTURE, NITROGEN.diffusion - 1);
  const column = {
    profile,
    heightKm,
    nitrogen,
    mixingKm: species[2][3] * transition[1][5],
    bySun: 1 + transition[0][23] * air.meanExcess
  };
  const mixedNitrogen = nitrogen * profile.densityRatio(heightKm, MIXTURE, 0);
  const apart2 = n2 * profile.densityRatio(heightKm, NITROGEN.mass, NITROGEN.diffusion);
  const gas = (constituent) => densityOf(constituent, atBoundary(constituent), column);
  const densities = {
    N2: heightKm <= NITROGEN.mixedToKm ? joined(apart2, mixedNitrogen, column.mixingKm, NITROGEN.mass) : apart2,
    He: gas(HELIUM),
    O: gas(OXYGEN),
    O2: gas(MOLECULAR_OXYGEN),
    Ar: gas(ARGON),
    H: gas(HYDROGEN),
    N: gas(ATOMIC_NITROGEN),
    hotO: hotOxygen(
      atBoundary(HOT_OXYGEN),
      heightKm,
      earth,
      (hotK) => thermosphereProfile(earth, { ...nodes2, exosphericK: hotK, boundaryK: hotK, shape, lastSlope: lowestSlope })
    )
  };
  const temperatureK = profile.temperatureAt(heightKm);
  return { densities, exosphericK, temperatureK, earth, mixedNitrogen, lowestK, lowestSlope, activity };
}
function densityOf(gas, atBoundary, column) {
  const { profile, heightKm } = column;
  const figures = species[gas.row];
  let gasDensity = atBoundary * profile.densityRatio(heightKm, gas.mass, gas.diffusion);
  const isMixed = heightKm <= gas.mixedToKm;
  if (isMixed && gas.toGround) {
    const turbopauseKm = figures[2];
    const base = atBoundary * profile.densityRatio(turbopauseKm, gas.mass - MIXTURE, gas.diffusion - 1);
    gasDensity = joined(gasDensity, base * profile.densityRatio(heightKm, MIXTURE, 0), column.mixingKm, gas.mass);
    const factor = gas.toGround.size === void 0 ? 1 : Math.abs(figureOf(gas.toGround.size));
    const size2 = gas === OXYGEN ? figures[1] * figureOf(gas.toGround.size) * column.bySun : Math.log(column.nitrogen * figures[1] * factor / base);
    gasDensity *= step(heightKm, size2, gas.toGround, figures[4], figures[5]);
  }
  if (gas.chemistry && (isMixed || gas === MOLECULAR_OXYGEN)) {
    const size2 = figures[3] * figureOf(gas.chemistry.size) * (gas === MOLECULAR_OXYGEN ? column.bySun : 1);
    gasDensity *= step(heightKm, size2, gas.chemistry, figures[6], figures[7]);
  }
  return gasDensity;
}
function hotOxygen(atBoundary, heightKm, earth, profileAt) {
  const figures = species[HOT_OXYGEN.row];
  const hotK = figures[9] * transition[0][6];
  const [referenceKm, widthKm] = [figures[4], figures[5]];
  const scaleKm = GAS_CONSTANT * hotK / (gravityAt(earth, referenceKm) * HOT_OXYGEN.mass);
  const still = atBoundary * profileAt(hotK).densityRatio(heightKm, HOT_OXYGEN.mass, HOT_OXYGEN.diffusion);
  return still * Math.exp(-widthKm / scaleKm * Math.expm1(-(heightKm - referenceKm) / widthKm));
}
function joined(apart2, mixed, widthKm, mass2) {
  const exponent = widthKm / (MIXTURE - mass2);
  const ratio2 = exponent * Math.log(mixed / apart2);
  if (ratio2 < -WHOLE) return apart2;
  if (ratio2 > WHOLE) return mixed;
  return apart2 * (1 + Math.exp(ratio2)) ** (1 / exponent);
}
function step(heightKm, size2, at, heightBase, widthBase) {
  const above = heightKm - heightBase * figureOf(at.height);
  const first2 = Math.exp(above / (widthBase * figureOf(at.width)));
  const second = at.secondWidth ? Math.exp(above / (widthBase * figureOf(at.secondWidth))) : first2;
  return Math.exp(size2 / (1 + 0.5 * (first2 + second)));
}
function figureOf([table, place]) {
  return transition[table][place];
}

// packages/astro/src/force/nrlmsise/model.ts
var { middleAtmosphere: middleAtmosphere2, averages, species: species2 } = coefficients_default;
var MESOSPHERE_KM = 72.5;
var STRATOSPHERE_KM = 32.5;
var MIXED_KM = 62.5;
var MESOSPHERE_NODES_KM = [MESOSPHERE_KM, 55, 45, STRATOSPHERE_KM];
var STRATOSPHERE_NODES_KM = [STRATOSPHERE_KM, 20, 15, 10, 0];
var ATOMIC_MASS_G = 166e-26;
var MIXTURE2 = species2[2][4];
function nrlmsise00(place, air) {
  const { heightKm } = place;
  const at = harmonicsOf(place);
  const above = thermosphereAt(Math.max(heightKm, MESOSPHERE_KM), at, air);
  if (heightKm >= MESOSPHERE_KM) return withMass(above.densities, above.exosphericK, above.temperatureK);
  return middleAndLower(heightKm, at, air, above);
}
function middleAndLower(heightKm, at, air, above) {
  const varied = (row) => lowerAtmosphere(middleAtmosphere2[row], at, air, above.activity);
  const temperature = (row) => middleAtmosphere2[row][0] * averages[row] / (1 - varied(row));
  const slope = (row, ofAverage, endK, end) => averages[ofAverage] * middleAtmosphere2[row][0] * (1 + varied(row)) * (endK / (middleAtmosphere2[end][0] * averages[end])) ** 2;
  const bottomK = temperature(2);
  const bottomSlope = slope(9, 8, bottomK, 2);
  const mesosphere = nodeProfile(above.earth, {
    heightsKm: MESOSPHERE_NODES_KM,
    temperaturesK: [above.lowestK, temperature(0), temperature(1), bottomK],
    firstSlope: above.lowestSlope,
    lastSlope: bottomSlope
  });
  let temperatureK = mesosphere.temperatureAt(heightKm);
  let mixed = above.mixedNitrogen * mesosphere.densityRatio(heightKm, MIXTURE2, 0);
  if (heightKm <= STRATOSPHERE_KM) {
    const groundK = temperature(6);
    const stratosphere = nodeProfile(above.earth, {
      heightsKm: STRATOSPHERE_NODES_KM,
      temperaturesK: [bottomK, temperature(3), temperature(4), temperature(5), groundK],
      firstSlope: bottomSlope,
      lastSlope: slope(7, 7, groundK, 6)
    });
    temperatureK = stratosphere.temperatureAt(heightKm);
    mixed *= stratosphere.densityRatio(heightKm, MIXTURE2, 0);
  }
  const apart2 = heightKm > MIXED_KM ? 1 - (MESOSPHERE_KM - heightKm) / (MESOSPHERE_KM - MIXED_KM) : 0;
  const { N2, He, O2, Ar } = above.densities;
  const n2 = mixed * (1 + apart2 * (N2 / above.mixedNitrogen - 1));
  const share = (row, density2) => {
    const atGround = species2[row][1];
    return n2 * atGround * (1 + apart2 * (density2 / (N2 * atGround) - 1));
  };
  const densities = { N2: n2, He: share(0, He), O2: share(3, O2), Ar: share(4, Ar), O: 0, H: 0, N: 0, hotO: 0 };
  return withMass(densities, above.exosphericK, temperatureK);
}
function withMass(densities, exosphericK, temperatureK) {
  const { He, O, N2, O2, Ar, H, N, hotO } = densities;
  const massSum = 4 * He + 16 * O + 28 * N2 + 32 * O2 + 40 * Ar + H + 14 * N;
  const densityGpcm3 = ATOMIC_MASS_G * massSum;
  return {
    densities,
    exosphericK,
    temperatureK,
    densityGpcm3,
    dragDensityGpcm3: ATOMIC_MASS_G * (massSum + 16 * hotO)
  };
}

// packages/astro/src/force/nrlmsise-atmosphere.ts
var DEGREES = 180 / Math.PI;
var HOURS = 12 / Math.PI;
var KPM3_PER_GPCM3 = 1e3;
var HOUR_S = 3600;
var MOST_KEPT = 256;
var NEAR_M = 2;
var NEAR_RAD = 3e-7;
var GAS_CONSTANT2 = 8.314;
var GRAVITY_MPS2 = 9.8;
var RADIUS_M = 637e4;
function nrlmsiseAtmosphere(weather, geomagnetic = "three-hourly") {
  const conditions = kept3((epochTaiS) => conditionsAt(epochTaiS, weather, geomagnetic));
  const sunOnTheHour = kept3(sunLongitude);
  let last2 = { epochTaiS: Number.NaN, place: { latitudeRad: 0, longitudeRad: 0, heightM: 0 }, density: 0, scaleM: 1 };
  return (epochTaiS, place) => {
    const { latitudeRad, longitudeRad, heightM } = place;
    if (epochTaiS === last2.epochTaiS && isNear(place, last2.place)) {
      return last2.density * Math.exp((last2.place.heightM - heightM) / last2.scaleM);
    }
    const { day, secondOfDay: secondOfDay2 } = utcDay(epochTaiS);
    const slot = day * 8 + Math.min(7, Math.floor(secondOfDay2 / (3 * HOUR_S)));
    const hour = Math.floor(epochTaiS / HOUR_S);
    const sunRad = sunOnTheHour(hour, hour * HOUR_S) - (epochTaiS - hour * HOUR_S) * Math.PI / (12 * HOUR_S);
    const localTimeH = ((12 + (longitudeRad - sunRad) * HOURS) % 24 + 24) % 24;
    const air = nrlmsise00(
      {
        heightKm: heightM / 1e3,
        latitudeDeg: latitudeRad * DEGREES,
        longitudeDeg: longitudeRad * DEGREES,
        localTimeH,
        universalTimeS: secondOfDay2
      },
      conditions(slot, epochTaiS)
    );
    const density2 = air.dragDensityGpcm3 * KPM3_PER_GPCM3;
    last2 = { epochTaiS, place: { latitudeRad, longitudeRad, heightM }, density: density2, scaleM: scaleHeight(air, heightM) };
    return density2;
  };
}
function isNear(first2, second) {
  return Math.abs(first2.heightM - second.heightM) < NEAR_M && Math.abs(first2.latitudeRad - second.latitudeRad) < NEAR_RAD && Math.abs(first2.longitudeRad - second.longitudeRad) < NEAR_RAD;
}
function scaleHeight({ densities, temperatureK }, heightM) {
  const { He, O, N2, O2, Ar, H, N, hotO } = densities;
  const mass2 = 4 * He + 16 * (O + hotO) + 28 * N2 + 32 * O2 + 40 * Ar + H + 14 * N;
  const square = 16 * He + 256 * (O + hotO) + 784 * N2 + 1024 * O2 + 1600 * Ar + H + 196 * N;
  const gravity = GRAVITY_MPS2 / (1 + heightM / RADIUS_M) ** 2;
  return 1e3 * GAS_CONSTANT2 * temperatureK * mass2 / (gravity * square);
}
function conditionsAt(epochTaiS, weather, geomagnetic) {
  const { day } = utcDay(epochTaiS);
  const { year } = calendarDay(day);
  const sample = weather.at(epochTaiS);
  const ap = geomagnetic === "daily" ? sample.ap.slice(0, 1) : sample.ap;
  return conditionsOf(day - daysSince2000(year, 1, 1) + 1, { ...sample, ap });
}
function sunLongitude(epochTaiS) {
  const m = rotationBetween("EME2000", "ITRF", epochTaiS);
  const [x, y, z6] = sunPosition(epochTaiS);
  return Math.atan2(m[3] * x + m[4] * y + m[5] * z6, m[0] * x + m[1] * y + m[2] * z6);
}
function kept3(find) {
  const cache = /* @__PURE__ */ new Map();
  return (key, epochTaiS) => {
    let value = cache.get(key);
    if (value === void 0) {
      if (cache.size >= MOST_KEPT) cache.clear();
      value = find(epochTaiS);
      cache.set(key, value);
    }
    return value;
  };
}

// packages/astro/src/force/space-weather.ts
var MODERATE_F107 = 140;
var MODERATE_AP = 15;
var moderateSpaceWeather = constantSpaceWeather(MODERATE_F107, MODERATE_AP);
function constantSpaceWeather(f107, ap) {
  const sample = { f107, f107Mean: f107, ap: [ap], source: "constant" };
  return { startTaiS: Number.NEGATIVE_INFINITY, stopTaiS: Number.POSITIVE_INFINITY, at: () => sample };
}
var SLOTS3 = 8;
var SLOT_S = SECONDS_PER_DAY / SLOTS3;
function spaceWeatherOfDays(firstDay, days) {
  const last2 = days.length - 1;
  const dayAt = (index) => days[Math.min(Math.max(index, 0), last2)];
  const apAt = (slot) => {
    const clamped = Math.min(Math.max(slot, 0), days.length * SLOTS3 - 1);
    return days[Math.floor(clamped / SLOTS3)].ap[clamped % SLOTS3];
  };
  const meanAp = (slot) => {
    let sum5 = 0;
    for (let i = 0; i < SLOTS3; i++) sum5 += apAt(slot - i);
    return sum5 / SLOTS3;
  };
  const edge = (day) => day * SECONDS_PER_DAY + taiMinusUtcOnDay(day);
  const kept6 = /* @__PURE__ */ new Map();
  return {
    startTaiS: edge(firstDay),
    stopTaiS: edge(firstDay + days.length),
    at(epochTaiS) {
      const { day, secondOfDay: secondOfDay2 } = utcDay(epochTaiS);
      const index = day - firstDay;
      const slot = index * SLOTS3 + Math.min(SLOTS3 - 1, Math.floor(secondOfDay2 / SLOT_S));
      let sample = kept6.get(slot);
      if (sample === void 0) {
        const today = dayAt(index);
        sample = {
          f107: dayAt(index - 1).f107,
          f107Mean: today.f107Mean,
          ap: [
            today.apMean,
            apAt(slot),
            apAt(slot - 1),
            apAt(slot - 2),
            apAt(slot - 3),
            meanAp(slot - 4),
            meanAp(slot - 12)
          ],
          source: index < 0 || index > last2 ? "beyond-table" : today.source
        };
        kept6.set(slot, sample);
      }
      return sample;
    }
  };
}

// packages/astro/src/force/air.ts
var made = /* @__PURE__ */ new WeakMap();
function atmosphereOfAir(air) {
  if (air.model === "EXPONENTIAL") return exponentialAtmosphere;
  let atmosphere = made.get(air);
  if (atmosphere === void 0) {
    atmosphere = nrlmsiseAtmosphere(weatherOf(air.weather));
    made.set(air, atmosphere);
  }
  return atmosphere;
}
function weatherOf(weather) {
  return weather === void 0 || weather.days.length === 0 ? moderateSpaceWeather : spaceWeatherOfDays(weather.firstDay, weather.days);
}

// packages/astro/src/vector.ts
function dot(a, b) {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
function cross2(a, b) {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}
function difference(a, b) {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}
function scaled(a, factor) {
  return [a[0] * factor, a[1] * factor, a[2] * factor];
}
function plusScaled(a, b, factor) {
  return [a[0] + factor * b[0], a[1] + factor * b[1], a[2] + factor * b[2]];
}
function norm(a) {
  return Math.hypot(a[0], a[1], a[2]);
}
function unit2(a) {
  return scaled(a, 1 / norm(a));
}

// packages/conjunction/src/covariance/estimated.ts
var DRAG_GROWTH_KM = {
  "perigee-below-400-km": 2,
  "perigee-400-600-km": 0.6,
  "perigee-600-900-km": 0.15,
  "perigee-above-900-km": 0.08
};
var DEEP_SPACE_PERIOD_S = 225 * 60;
var TIMING_CORRELATION = 0.98;
function shapeOf(state) {
  const speedSquared = dot(state.velocityMps, state.velocityMps);
  const semiMajorAxisM = 1 / (2 / norm(state.positionM) - speedSquared / MU_EARTH);
  const momentum = norm(cross2(state.positionM, state.velocityMps));
  const eccentricity = Math.sqrt(Math.max(0, 1 - momentum ** 2 / (MU_EARTH * semiMajorAxisM)));
  return { semiMajorAxisM, eccentricity };
}
function orbitRegime(state) {
  const { semiMajorAxisM, eccentricity } = shapeOf(state);
  const periodS = 2 * Math.PI * Math.sqrt(semiMajorAxisM * semiMajorAxisM * semiMajorAxisM / MU_EARTH);
  if (!(periodS < DEEP_SPACE_PERIOD_S)) return "deep-space";
  const perigeeKm = (semiMajorAxisM * (1 - eccentricity) - EARTH_RADIUS_M) / 1e3;
  if (perigeeKm < 400) return "perigee-below-400-km";
  if (perigeeKm < 600) return "perigee-400-600-km";
  return perigeeKm < 900 ? "perigee-600-900-km" : "perigee-above-900-km";
}
function estimatedSigma(regime, ageDays) {
  const days = Math.abs(ageDays);
  if (regime === "deep-space") return [1e3, 5e3 + 2e3 * days, 1e3];
  const growthKm = DRAG_GROWTH_KM[regime] * days * Math.sqrt(days);
  return [100 + 10 * days, 1e3 * Math.hypot(0.3, growthKm), 100 + 20 * days];
}
function estimateCovariance(state, ageS) {
  const ageDays = ageS / SECONDS_PER_DAY;
  const regime = orbitRegime(state);
  const sigmaRtnM = estimatedSigma(regime, ageDays);
  return { covariance: covarianceOfSigmas(state, sigmaRtnM), regime, sigmaRtnM, ageDays };
}
function covarianceOfSigmas(state, sigmaRtnM) {
  const turnRate2 = turnRateOf(state);
  const [r, t, n] = sigmaRtnM;
  const matrix = new Float64Array(36);
  const set = (i, j, value) => {
    matrix[6 * i + j] = value;
    matrix[6 * j + i] = value;
  };
  set(0, 0, r * r);
  set(1, 1, t * t);
  set(2, 2, n * n);
  set(3, 3, (turnRate2 * t) ** 2);
  set(4, 4, (turnRate2 * r) ** 2);
  set(5, 5, (turnRate2 * n) ** 2);
  set(3, 1, -TIMING_CORRELATION * turnRate2 * t * t);
  set(4, 0, -TIMING_CORRELATION * turnRate2 * r * r);
  return { epochTaiS: state.epochTaiS, frame: "RTN", matrix };
}
function turnRateOf({ positionM, velocityMps }) {
  return norm(cross2(positionM, velocityMps)) / dot(positionM, positionM);
}

// packages/assessment/src/orbit/satellite-size.ts
function sizeOfElements({
  rcsM2,
  objectType = "UNKNOWN"
}) {
  return { ...rcsM2 !== void 0 && { rcsM2 }, ...objectType !== "UNKNOWN" && { objectType } };
}
function sizeOfSatellite(build) {
  const { hardBodyRadius: hardBodyRadius2, shape, boxLength, boxWidth, boxHeight, wingLength, wingWidth } = build;
  const base = {
    objectType: "PAYLOAD",
    ...hardBodyRadius2 !== void 0 && { operatorRadiusM: hardBodyRadius2 }
  };
  if (boxLength === void 0 || boxWidth === void 0 || boxHeight === void 0) return base;
  const box = { lengthM: boxLength, widthM: boxWidth, heightM: boxHeight };
  if (shape === "BOX") return { ...base, operatorShape: { shape, box } };
  const hasWings = shape === "BOX_WING" || shape === "WING_BOX_WING";
  if (!hasWings || wingLength === void 0 || wingWidth === void 0) return base;
  return { ...base, operatorShape: { shape, box, wing: { lengthM: wingLength, widthM: wingWidth } } };
}

// packages/assessment/src/orbit/element-set-party.ts
function elementSetParty(elements, size2 = {}) {
  return {
    noradId: elements.noradId,
    designator: String(elements.noradId),
    name: elements.name || `OBJECT ${elements.noradId}`,
    cosparId: elements.cosparId,
    objectType: elements.objectType ?? "UNKNOWN",
    manoeuvrable: elements.objectType === "PAYLOAD" ? "N/A" : "NO",
    size: { objectType: "UNKNOWN", ...sizeOfElements(elements), ...size2 },
    orbitSource: `element set of ${elements.epochUtc.slice(0, 19)}Z`,
    ephemerisName: "NONE",
    orbitAgeS: (epochTaiS) => epochTaiS - elements.epochTaiS,
    covarianceAt: (state) => covarianceOf(elements, state)
  };
}
function covarianceOf(elements, state) {
  const { covariance } = elements;
  if (covariance !== void 0) {
    const carried = carry2(elements, covariance, state);
    if (carried !== void 0) return { source: "ELEMENT_SET", covariance: carried };
  }
  const estimated = estimateCovariance(state, state.epochTaiS - elements.epochTaiS);
  return { source: "ESTIMATED", covariance: estimated.covariance };
}
function carry2(elements, covariance, state) {
  const six = new Float64Array(6);
  if (!sgp4Ephemeris(elements).stateAt(covariance.epochTaiS, six)) return void 0;
  const [x = 0, y = 0, z6 = 0, vx = 0, vy = 0, vz = 0] = six;
  const from = {
    epochTaiS: covariance.epochTaiS,
    frame: "TEME",
    positionM: [x, y, z6],
    velocityMps: [vx, vy, vz]
  };
  const inertial = transformState(from, state.frame);
  const local = covariance.frame === "RTN" || covariance.frame === "TNW";
  const start = local ? covariance : covarianceInLocal(covariance, "RTN", transformState(from, covariance.frame));
  const carried = transportCovariance(start, inertial, state);
  return covarianceInLocal(carried, "RTN", state);
}

// packages/astro/src/covariance/positive-definite.ts
var MOST_SWEEPS = 60;
function eigenSymmetric(matrix, size2) {
  const a = Float64Array.from(matrix);
  const vectors = new Float64Array(size2 * size2);
  for (let i = 0; i < size2; i++) vectors[i * size2 + i] = 1;
  for (let sweep = 0; sweep < MOST_SWEEPS; sweep++) {
    let isDiagonal = true;
    for (let p = 0; p < size2 - 1; p++) {
      for (let q = p + 1; q < size2; q++) {
        const apq = a[p * size2 + q];
        const app = a[p * size2 + p];
        const aqq = a[q * size2 + q];
        if (Math.abs(apq) <= 1e-17 * Math.sqrt(Math.abs(app * aqq)) || apq === 0) continue;
        isDiagonal = false;
        turn2(a, vectors, size2, p, q, app, aqq, apq);
      }
    }
    if (isDiagonal) break;
  }
  const order = Array.from({ length: size2 }, (_, i) => i).sort((i, j) => a[i * size2 + i] - a[j * size2 + j]);
  const sorted = new Float64Array(size2 * size2);
  for (let row = 0; row < size2; row++) {
    for (let column = 0; column < size2; column++) sorted[row * size2 + column] = vectors[row * size2 + order[column]];
  }
  return { values: Float64Array.from(order, (i) => a[i * size2 + i]), vectors: sorted };
}
function turn2(a, vectors, size2, p, q, app, aqq, apq) {
  const theta = (aqq - app) / (2 * apq);
  const t = theta === 0 ? 1 : Math.sign(theta) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
  const c = 1 / Math.sqrt(t * t + 1);
  const s = t * c;
  for (let k = 0; k < size2; k++) {
    const vp = vectors[k * size2 + p];
    const vq = vectors[k * size2 + q];
    vectors[k * size2 + p] = c * vp - s * vq;
    vectors[k * size2 + q] = s * vp + c * vq;
    if (k === p || k === q) continue;
    const lowP = Math.min(k, p) * size2 + Math.max(k, p);
    const lowQ = Math.min(k, q) * size2 + Math.max(k, q);
    const akp = a[lowP];
    const akq = a[lowQ];
    a[lowP] = c * akp - s * akq;
    a[lowQ] = s * akp + c * akq;
  }
  a[p * size2 + p] = app - t * apq;
  a[q * size2 + q] = aqq + t * apq;
  a[p * size2 + q] = 0;
}
function cholesky(matrix, size2) {
  const lower = new Float64Array(size2 * size2);
  for (let row = 0; row < size2; row++) {
    for (let column = 0; column <= row; column++) {
      let sum5 = matrix[row * size2 + column];
      for (let k = 0; k < column; k++) sum5 -= lower[row * size2 + k] * lower[column * size2 + k];
      if (row !== column) {
        lower[row * size2 + column] = sum5 / lower[column * size2 + column];
        continue;
      }
      if (!(sum5 > 0)) return void 0;
      lower[row * size2 + row] = Math.sqrt(sum5);
    }
  }
  return lower;
}

// packages/conjunction/src/linear/symmetric3.ts
var SWEEPS = 30;
function eigen3(matrix) {
  const a = symmetrised3(matrix);
  const v = [1, 0, 0, 0, 1, 0, 0, 0, 1];
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    if (a[1] === 0 && a[2] === 0 && a[5] === 0) break;
    rotate(a, v, 0, 1);
    rotate(a, v, 0, 2);
    rotate(a, v, 1, 2);
  }
  const order = [0, 1, 2].sort((i2, j2) => a[4 * i2] - a[4 * j2]);
  const column = (i2) => [v[i2], v[3 + i2], v[6 + i2]];
  const [i, j, k] = order;
  return { values: [a[4 * i], a[4 * j], a[4 * k]], vectors: [column(i), column(j), column(k)] };
}
function rotate(a, v, p, q) {
  const apq = a[3 * p + q];
  if (apq === 0) return;
  const theta = (a[4 * q] - a[4 * p]) / (2 * apq);
  const t = (theta >= 0 ? 1 : -1) / (Math.abs(theta) + Math.hypot(theta, 1));
  const c = 1 / Math.hypot(t, 1);
  const s = t * c;
  for (let k = 0; k < 3; k++) {
    const akp = a[3 * k + p];
    const akq = a[3 * k + q];
    a[3 * k + p] = c * akp - s * akq;
    a[3 * k + q] = s * akp + c * akq;
  }
  for (let k = 0; k < 3; k++) {
    const apk = a[3 * p + k];
    const aqk = a[3 * q + k];
    a[3 * p + k] = c * apk - s * aqk;
    a[3 * q + k] = s * apk + c * aqk;
    const vkp = v[3 * k + p];
    const vkq = v[3 * k + q];
    v[3 * k + p] = c * vkp - s * vkq;
    v[3 * k + q] = s * vkp + c * vkq;
  }
  a[3 * p + q] = 0;
  a[3 * q + p] = 0;
}
function symmetrised3(m) {
  const xy = 0.5 * (m[1] + m[3]);
  const xz = 0.5 * (m[2] + m[6]);
  const yz = 0.5 * (m[5] + m[7]);
  return [m[0], xy, xz, xy, m[4], yz, xz, yz, m[8]];
}
function copied3(m) {
  return [m[0], m[1], m[2], m[3], m[4], m[5], m[6], m[7], m[8]];
}
function determinant3(m) {
  return m[0] * (m[4] * m[8] - m[5] * m[7]) - m[1] * (m[3] * m[8] - m[5] * m[6]) + m[2] * (m[3] * m[7] - m[4] * m[6]);
}
function mapEigenvalues3(eigen, f) {
  const out = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (let k = 0; k < 3; k++) {
    const value = f(eigen.values[k]);
    const vector4 = eigen.vectors[k];
    for (let i = 0; i < 3; i++) for (let j = 0; j < 3; j++) out[3 * i + j] += value * vector4[i] * vector4[j];
  }
  return out;
}
function bilinear3(m, v, w) {
  return v[0] * (m[0] * w[0] + m[1] * w[1] + m[2] * w[2]) + v[1] * (m[3] * w[0] + m[4] * w[1] + m[5] * w[2]) + v[2] * (m[6] * w[0] + m[7] * w[1] + m[8] * w[2]);
}
function sum3(a, b) {
  return a.map((value, i) => value + b[i]);
}
function congruent3(a, m) {
  const row = (i) => [a[3 * i], a[3 * i + 1], a[3 * i + 2]];
  const rows2 = [row(0), row(1), row(2)];
  return Float64Array.from({ length: 9 }, (_, n) => bilinear3(m, rows2[Math.floor(n / 3)], rows2[n % 3]));
}
function inverseInto(matrix, out) {
  const d1 = matrix[0];
  const l21 = matrix[3] / d1;
  const l31 = matrix[6] / d1;
  const d2 = matrix[4] - l21 * matrix[3];
  const e32 = matrix[7] - l21 * matrix[6];
  const l32 = e32 / d2;
  const d3 = matrix[8] - l31 * matrix[6] - l32 * e32;
  if (!(d1 > 0 && d2 > 0 && d3 > 0)) {
    out.fill(Number.NaN);
    return Number.NaN;
  }
  const m31 = l21 * l32 - l31;
  const i1 = 1 / d1;
  const i2 = 1 / d2;
  const i3 = 1 / d3;
  out[0] = i1 + l21 * l21 * i2 + m31 * m31 * i3;
  out[4] = i2 + l32 * l32 * i3;
  out[8] = i3;
  out[1] = out[3] = -l21 * i2 - m31 * l32 * i3;
  out[2] = out[6] = m31 * i3;
  out[5] = out[7] = -l32 * i3;
  return Math.log(d1) + Math.log(d2) + Math.log(d3);
}

// packages/conjunction/src/covariance/plausible.ts
var LEAST_DEVIATION_M = {
  // Who carries a receiver knows himself to centimetres, and where he will be to some more.
  PAYLOAD: [0.01, 0.01],
  UNKNOWN: [0.1, 0.1],
  // Seen by radars and telescopes: metres, and drag and light that nobody knows to a percent.
  "ROCKET BODY": [3, 1],
  DEBRIS: [3, 1]
};
function leastDeviation(objectType, ageS) {
  const [atObservation, aDay] = LEAST_DEVIATION_M[objectType];
  return atObservation + aDay * Math.max(0, ageS) / SECONDS_PER_DAY;
}
function isTooSmall(covarianceM2, leastDeviationM) {
  return leastDeviationM !== void 0 && eigen3(covarianceM2).values[2] < leastDeviationM ** 2;
}
var INDEFINITE_BEYOND = 0.01;
function isIndefinite(matrix) {
  const deviations = Array.from({ length: 6 }, (_, i) => Math.sqrt(matrix[7 * i]));
  if (!deviations.every((deviation) => deviation > 0 && Number.isFinite(deviation))) return false;
  const correlations = matrix.map((value, n) => value / (deviations[Math.floor(n / 6)] * deviations[n % 6]));
  for (let i = 0; i < 6; i++) correlations[7 * i] += INDEFINITE_BEYOND;
  return cholesky(correlations, 6) === void 0;
}

// packages/assessment/src/orbit/ephemeris-party.ts
function ephemerisParty(identity, ephemeris, file) {
  const leastDeviationM = leastDeviation("PAYLOAD", 0);
  return {
    ...identity,
    objectType: "PAYLOAD",
    orbitSource: `ephemeris ${file.fileName}`,
    ephemerisName: file.fileName,
    orbitAgeS: (epochTaiS) => file.createdTaiS === void 0 ? void 0 : epochTaiS - file.createdTaiS,
    covarianceAt(state) {
      const covariance = ephemeris.covarianceAt?.(state.epochTaiS);
      if (covariance === void 0) return { source: "NONE" };
      return { source: "OEM", covariance: covarianceInLocal(covariance, "RTN", state), leastDeviationM };
    }
  };
}

// packages/assessment/src/orbit/packed-ephemeris.ts
function unpackEphemeris(packed) {
  const covariances = packed.covarianceFrames.map((frame, index) => ({
    frame,
    epochTaiS: packed.covariances[index * 37] ?? Number.NaN,
    matrix: Float64Array.from(packed.covariances.subarray(index * 37 + 1, index * 37 + 37))
  }));
  return tableEphemeris({
    frame: packed.frame,
    epochsTaiS: packed.epochsTaiS,
    states: packed.states,
    method: packed.method,
    degree: packed.degree,
    segments: packed.segments.map((one) => [...one]),
    ...covariances.length > 0 && { covariances }
  });
}

// packages/assessment/src/orbit/subject-orbit.ts
function trajectoryOf({ orbit }) {
  return orbit.kind === "ephemeris" ? inFrame(unpackEphemeris(orbit.ephemeris), "EME2000") : sgp4Ephemeris(orbit.elements);
}
function subjectParty(subject) {
  const { identity, orbit } = subject;
  if (orbit.kind === "ephemeris") return ephemerisParty(identity, trajectoryOf(subject), orbit);
  const { name, manoeuvrable, size: size2 } = identity;
  return { ...elementSetParty(orbit.elements, size2), name, manoeuvrable };
}

// packages/conjunction/src/manoeuvre/execution-error.ts
var USUAL_EXECUTION_ERROR = { magnitudeShare: 0.05, pointingRad: Math.PI / 180 };
function executionVariances(sizeMps, error) {
  return {
    along: (error.magnitudeShare * sizeMps) ** 2 + (error.fixedMagnitudeMps ?? 0) ** 2,
    across: (error.pointingRad * sizeMps) ** 2 + (error.fixedCrossMps ?? 0) ** 2
  };
}

// packages/astro/src/force/egm96.json
var egm96_default = {
  source: "EGM96, Lemoine et al., NASA/TP-1998-206861, degree and order 70 of 360; fully normalised, tide-free; C[n][m], S[n][m]",
  name: "EGM96",
  mu: 3986004415e5,
  radius: 63781363e-1,
  degree: 70,
  c: [
    [1],
    [0, 0],
    [-484165371736e-15, -186987635955e-21, 243914352398e-17],
    [957254173792e-18, 202998882184e-17, 904627768605e-18, 721072657057e-18],
    [539873863789e-18, -536321616971e-18, 350694105785e-18, 990771803829e-18, -188560802735e-18],
    [68532347563e-18, -621012128528e-19, 652438297612e-18, -451955406071e-18, -295301647654e-18, 174971983203e-18],
    [
      -149957994714e-18,
      -760879384947e-19,
      481732442832e-19,
      571730990516e-19,
      -862142660109e-19,
      -26713332549e-17,
      967616121092e-20
    ],
    [
      90978937145e-18,
      279872910488e-18,
      329743816488e-18,
      250398657706e-18,
      -275114355257e-18,
      193765507243e-20,
      -358856860645e-18,
      109185148045e-20
    ],
    [
      496711667324e-19,
      233422047893e-19,
      802978722615e-19,
      -191877757009e-19,
      -244600105471e-18,
      -255352403037e-19,
      -657361610961e-19,
      672811580072e-19,
      -124092493016e-18
    ],
    [
      276714300853e-19,
      143387502749e-18,
      222288318564e-19,
      -160811502143e-18,
      -900179225336e-20,
      -166165092924e-19,
      626941938248e-19,
      -118366323475e-18,
      188436022794e-18,
      -477475386132e-19
    ],
    [
      526222488569e-19,
      835115775652e-19,
      -942413882081e-19,
      -689895048176e-20,
      -840764549716e-19,
      -493395938185e-19,
      -375885236598e-19,
      811460540925e-20,
      404927981694e-19,
      125491334939e-18,
      100538634409e-18
    ],
    [
      -509613707522e-19,
      151687209933e-19,
      186309749878e-19,
      -309871239854e-19,
      -389580205051e-19,
      377848029452e-19,
      -118676592395e-20,
      411565188074e-20,
      -5984108413e-18,
      -314231072723e-19,
      -521882681927e-19,
      460344448746e-19
    ],
    [
      377252636558e-19,
      -540654977836e-19,
      142979642253e-19,
      393995876403e-19,
      -686908127934e-19,
      30941112873e-18,
      341523275208e-20,
      -186909958587e-19,
      -253769398865e-19,
      422880630662e-19,
      -617619654902e-20,
      112502994122e-19,
      -24953260739e-19
    ],
    [
      422982206413e-19,
      -513569699124e-19,
      559217667099e-19,
      -219360927945e-19,
      -313762599666e-20,
      590049394905e-19,
      -359038073075e-19,
      253002147087e-20,
      -983150822695e-20,
      247325771791e-19,
      41032465393e-18,
      -443869677399e-19,
      -312622200222e-19,
      -612759553199e-19
    ],
    [
      -242786502921e-19,
      -186968616381e-19,
      -367789379502e-19,
      358875097333e-19,
      183865617792e-20,
      287344273542e-19,
      -194810485574e-19,
      375003839415e-19,
      -350946485865e-19,
      320284939341e-19,
      390329180008e-19,
      153970516502e-19,
      840829163869e-20,
      322147043964e-19,
      -518980794309e-19
    ],
    [
      147910068708e-20,
      100817268177e-19,
      -213942673775e-19,
      521392929041e-19,
      -408150084078e-19,
      124935723108e-19,
      331211643896e-19,
      596210699259e-19,
      -322428691498e-19,
      128788268085e-19,
      104688722521e-19,
      -111675061934e-20,
      -323962134415e-19,
      -283933019117e-19,
      51916885933e-19,
      -190930538322e-19
    ],
    [
      -315322986722e-20,
      258360856231e-19,
      -233671404512e-19,
      -336019429391e-19,
      402316284314e-19,
      -129501939245e-19,
      140239252323e-19,
      -708412635136e-20,
      -209018868094e-19,
      -218588720643e-19,
      -117529900814e-19,
      187574042592e-19,
      195400194038e-19,
      138196369576e-19,
      -193182168856e-19,
      -145149060142e-19,
      -379671710746e-19
    ],
    [
      197605066395e-19,
      -254177575118e-19,
      -195988656721e-19,
      564123066224e-20,
      707457075637e-20,
      -154987006052e-19,
      -118194012847e-19,
      242149702381e-19,
      388442097559e-19,
      381356493231e-20,
      -388216085542e-20,
      -157356600363e-19,
      288013010655e-19,
      165503425731e-19,
      -141983872649e-19,
      542100361657e-20,
      -301992205043e-19,
      -343086856041e-19
    ],
    [
      508691038332e-20,
      721098449649e-20,
      140631771205e-19,
      -507232520873e-20,
      548759308217e-19,
      548710485555e-20,
      146570755271e-19,
      675812328417e-20,
      307619845144e-19,
      -18847060188e-18,
      527535358934e-20,
      -72962851896e-19,
      -297449412422e-19,
      -627919717152e-20,
      -81560533641e-19,
      -405003412879e-19,
      104141042028e-19,
      358771586841e-20,
      312351953717e-20
    ],
    [
      -325780965394e-20,
      -759903885319e-20,
      353541528655e-19,
      -974103607309e-20,
      157039009057e-19,
      109629213379e-19,
      -408745178658e-20,
      478275337044e-20,
      29490836428e-18,
      307961427159e-20,
      -338415069043e-19,
      160443652916e-19,
      -247106581581e-20,
      -74471737998e-19,
      -470502589215e-20,
      -176580549771e-19,
      -216950096188e-19,
      290444936079e-19,
      348382199593e-19,
      -25734934943e-19
    ],
    [
      222384610651e-19,
      516303125218e-20,
      198831128238e-19,
      -362601436785e-20,
      242238118652e-20,
      -107042562564e-19,
      11047483757e-18,
      -210090282728e-19,
      442419185637e-20,
      178846216942e-19,
      -325394919988e-19,
      138992707697e-19,
      -63575060075e-19,
      275222725997e-19,
      115841169405e-19,
      -260130744291e-19,
      -124137147118e-19,
      43690966796e-19,
      151842883022e-19,
      -314942002852e-20,
      401448327968e-20
    ],
    [
      587820252575e-20,
      -161000670141e-19,
      -654460482558e-20,
      19549199526e-18,
      -576604339239e-20,
      258856303016e-20,
      -140168810589e-19,
      -864357168475e-20,
      -170477278237e-19,
      164489062394e-19,
      -109928976409e-19,
      699300364214e-20,
      -319300109594e-20,
      -18985452459e-18,
      203580785674e-19,
      175530220278e-19,
      786969109367e-20,
      -699484489981e-20,
      259643291521e-19,
      -27374163641e-18,
      -268682473584e-19,
      830374873932e-20
    ],
    [
      -113735124259e-19,
      162309865679e-19,
      -264090261387e-19,
      11658001654e-18,
      -270979141451e-20,
      -18645262501e-19,
      964390704406e-20,
      159715981795e-19,
      -235157426998e-19,
      829435796737e-20,
      600704037701e-20,
      -496078301539e-20,
      213502315463e-20,
      -172631843979e-19,
      109297133018e-19,
      258410840629e-19,
      141258558921e-21,
      889294096846e-20,
      105047447464e-19,
      141305509124e-19,
      -167617655441e-19,
      -250948756455e-19,
      -959596694809e-20
    ],
    [
      -226201075082e-19,
      110870239758e-19,
      -135191027779e-19,
      -245128011445e-19,
      -239887874558e-19,
      799636624146e-21,
      -126082781309e-19,
      -804132133762e-20,
      753785326469e-20,
      25505325495e-19,
      165167929134e-19,
      942656822725e-20,
      163632625535e-19,
      -115107832808e-19,
      675321602206e-20,
      18689804286e-18,
      613840121864e-20,
      -55372102391e-19,
      843361263813e-20,
      -520848228342e-20,
      860434396837e-20,
      154578189867e-19,
      -178417206471e-19,
      285393980111e-20
    ],
    [
      763657386411e-21,
      -314943681427e-20,
      138595572093e-20,
      -476406913528e-20,
      605108036341e-20,
      -72947904748e-19,
      454210367535e-20,
      -614244489298e-20,
      154822444425e-19,
      -976623425797e-20,
      108934628974e-19,
      145280775337e-19,
      118970310717e-19,
      -289676673058e-20,
      -200006558603e-19,
      610396350698e-20,
      888750753375e-20,
      -119629964611e-19,
      -652630641555e-21,
      -438896550264e-20,
      -517551981851e-20,
      603436755046e-20,
      393640283055e-20,
      -61428347955e-19,
      123903921309e-19
    ],
    [
      321309208115e-20,
      689649208567e-20,
      219498139173e-19,
      -117774931587e-19,
      94254362892e-19,
      -100497487339e-19,
      166832871654e-19,
      771426681671e-20,
      31565194415e-19,
      -299385350515e-19,
      881931818034e-20,
      12340148568e-19,
      -765146786755e-20,
      832308127158e-20,
      -197042124794e-19,
      -435732052985e-20,
      918239548455e-21,
      -152176535379e-19,
      121901534245e-20,
      777589111757e-20,
      -750856670672e-20,
      10723284068e-18,
      -139902235929e-19,
      840270853655e-20,
      412447134569e-20,
      107484366767e-19
    ],
    [
      505833635414e-20,
      -154756177965e-20,
      -358729876836e-20,
      140505671267e-19,
      190548709216e-19,
      107190025408e-19,
      113116909406e-19,
      -1562282956e-18,
      394920146317e-20,
      -120371433638e-19,
      -141246124334e-19,
      -520385857649e-20,
      -175071176484e-19,
      -335708835245e-22,
      796385051492e-20,
      -132388781089e-19,
      129093226253e-20,
      -124494157564e-19,
      -130317424459e-19,
      -205807464595e-20,
      655952144018e-20,
      -870038868454e-20,
      101580452049e-19,
      124105057436e-20,
      858620351967e-20,
      393441578873e-20,
      393179749568e-21
    ],
    [
      27717632236e-19,
      248982909452e-20,
      145270146453e-20,
      -362306812856e-21,
      -599191537157e-21,
      167690560888e-19,
      364265989803e-20,
      -123459266009e-19,
      -61040764482e-19,
      340113157078e-20,
      -133158893187e-19,
      198322808107e-20,
      -113695413044e-19,
      -497224781272e-20,
      155033957088e-19,
      -180057326196e-20,
      27572995289e-19,
      379281571763e-20,
      -287144071715e-20,
      -326518614707e-21,
      -855182561846e-21,
      486877030983e-20,
      -574332100084e-20,
      -541033470941e-20,
      416951885933e-21,
      122815470212e-19,
      -659498075164e-20,
      760067381059e-20
    ],
    [
      -910376375863e-20,
      -555484993587e-20,
      -15189131211e-18,
      25318254224e-19,
      -199212752126e-20,
      108871875702e-19,
      -522194316032e-20,
      -705588863746e-21,
      -423704976329e-20,
      113842461859e-19,
      -922867885082e-20,
      -29809734257e-19,
      -483471863256e-21,
      164993974957e-20,
      -823334828619e-20,
      -122774798187e-19,
      -357280690709e-20,
      133742628184e-19,
      562532322748e-20,
      577104709635e-20,
      -115922189521e-20,
      663154344375e-20,
      -194231451662e-20,
      620158165102e-20,
      111186270621e-19,
      729495896149e-20,
      123084992259e-19,
      -811971206724e-20,
      69872587832e-19
    ],
    [
      -497406439473e-20,
      498979084585e-20,
      -312119754621e-20,
      182518120454e-20,
      -242786314995e-19,
      -68110306367e-19,
      119592879211e-19,
      -591100934209e-20,
      -16946723555e-18,
      -12937116169e-19,
      137184624798e-19,
      -596272885876e-20,
      -456278910357e-21,
      -109095923049e-20,
      -323718965114e-20,
      -957359749406e-20,
      137450063496e-20,
      -157662415501e-20,
      -367597840865e-20,
      -630046143533e-20,
      -796446331531e-20,
      -98726430286e-19,
      115574836058e-19,
      -184576717899e-20,
      342199668119e-21,
      585864038329e-20,
      787039835357e-20,
      -798313300841e-20,
      973355537526e-20,
      128224843767e-19
    ],
    [
      602882084759e-20,
      -557556615596e-21,
      -10370644769e-18,
      214692300603e-20,
      -455090433473e-21,
      -436973977446e-20,
      328451285815e-21,
      404923220309e-20,
      254952865236e-20,
      -732592511128e-20,
      427609484555e-20,
      -104043005227e-19,
      171622295302e-19,
      142173587056e-19,
      511505860834e-20,
      210512146846e-21,
      -108921920457e-19,
      -614382436271e-20,
      -11114926509e-18,
      -12967398433e-18,
      -489261172033e-20,
      -10628473781e-18,
      -483763240001e-20,
      57411388543e-19,
      -235238020789e-20,
      304426404856e-20,
      122149787623e-20,
      -795063844863e-20,
      -547120800289e-20,
      41592295424e-19,
      264794018006e-20
    ],
    [
      733100089318e-20,
      611169376734e-20,
      749625106123e-20,
      -889920966189e-20,
      122555580723e-19,
      -871279064045e-20,
      -168890803585e-20,
      -271996133536e-20,
      -750260355354e-21,
      -655840403272e-21,
      399161675027e-20,
      693506892777e-21,
      55287540984e-20,
      940389423562e-20,
      -788650771167e-20,
      429954776132e-20,
      -719430261173e-20,
      -253821168958e-20,
      -602099321996e-21,
      289086482301e-20,
      -175732193914e-20,
      -967143669208e-20,
      -90531201252e-19,
      832234353898e-20,
      -281565064366e-20,
      -164574268169e-19,
      -126653070356e-19,
      -134953305827e-20,
      104226918411e-19,
      -15812688103e-19,
      -947416722001e-21,
      -859193452715e-20
    ],
    [
      -233966288032e-20,
      -169210486076e-20,
      113999662663e-19,
      -1444433154e-19,
      856367829112e-21,
      860776205333e-20,
      -100402568672e-19,
      137058613278e-20,
      119653531908e-19,
      7332252213e-18,
      912133506379e-22,
      -542043742127e-20,
      -170289059214e-19,
      402186822027e-20,
      -544420334437e-20,
      51658020828e-19,
      414867061294e-20,
      -646857778906e-20,
      127286345117e-19,
      755189536923e-21,
      38161056442e-19,
      -233262996771e-20,
      -120880678762e-19,
      818682122143e-20,
      -355036315667e-20,
      -189374992503e-19,
      522535531492e-20,
      -453740085214e-20,
      1653041745e-18,
      432768192965e-20,
      -674805866294e-20,
      -626740251766e-20,
      33975660331e-19
    ],
    [
      -349357179498e-20,
      -139642913445e-20,
      -748774194896e-20,
      -199661955793e-20,
      -4270199819e-18,
      237784729729e-21,
      122603039921e-20,
      -611215086076e-20,
      -823144405057e-21,
      505097392033e-20,
      -239709923317e-20,
      243388836443e-20,
      -233510532329e-20,
      26041538193e-19,
      492959662302e-20,
      -464145303396e-20,
      739530517571e-20,
      -573064590551e-20,
      -974285933562e-20,
      852447331156e-20,
      -332627500309e-20,
      938761672387e-21,
      -105439940875e-19,
      115896250314e-21,
      111416074527e-19,
      524730532375e-20,
      109590005596e-19,
      -132772908147e-20,
      175943381421e-20,
      -163075128633e-19,
      -156977064277e-20,
      469481868853e-20,
      656775919022e-20,
      -152043850303e-20
    ],
    [
      -908833340447e-20,
      -276889795047e-20,
      67688190654e-19,
      125429669786e-19,
      -830005417504e-20,
      -388131685638e-20,
      484093709579e-21,
      275125793239e-20,
      -983446807592e-20,
      153042494664e-20,
      -752633242389e-20,
      -382043431506e-20,
      142629362262e-19,
      -356240984255e-20,
      -250187664392e-20,
      375939804157e-21,
      -145874042713e-20,
      -473747570512e-20,
      -147488701345e-19,
      -359837568897e-20,
      364466859655e-20,
      -981980297066e-21,
      -318152215406e-20,
      -11297312057e-19,
      878079044954e-20,
      841097170248e-20,
      399964384231e-20,
      131566196208e-19,
      -165320604713e-21,
      708151676681e-20,
      -205666035677e-19,
      -457411268111e-20,
      914033593474e-20,
      137617937967e-19,
      -854011998155e-20
    ],
    [
      860443158492e-20,
      -107631176168e-19,
      -148166749807e-19,
      188623900305e-20,
      -282338523108e-20,
      -723688443416e-20,
      328708320436e-20,
      -345829826367e-20,
      415911228686e-20,
      -783584593022e-21,
      -263078124596e-20,
      31135284219e-19,
      810432165903e-20,
      -160870380988e-20,
      -716511186947e-20,
      -153690564123e-19,
      -689772047703e-20,
      703755899027e-21,
      -555247661498e-20,
      -107112499273e-20,
      992702305837e-21,
      129333785663e-19,
      751479477595e-20,
      -816391242216e-20,
      278435090517e-20,
      716858934156e-20,
      -470300232305e-20,
      109602089094e-19,
      788159460716e-20,
      770786810766e-20,
      -40519283993e-19,
      784140204315e-20,
      -316267901777e-20,
      58609633966e-19,
      -121632099674e-20,
      -58786572941e-19
    ],
    [
      -402590604243e-20,
      -113386686386e-20,
      -431575901448e-20,
      700409280444e-22,
      300961129935e-20,
      -742261535513e-20,
      108546024568e-19,
      170813806147e-20,
      344939360246e-20,
      292192219493e-20,
      423119681703e-20,
      -410039232642e-20,
      487204962837e-21,
      -615416963507e-20,
      -104141682764e-19,
      954892409044e-21,
      125505913598e-20,
      495066186034e-20,
      177184202015e-20,
      -525149217565e-20,
      -603793346956e-20,
      10690892473e-18,
      321356130034e-20,
      -361160199501e-21,
      210662869987e-20,
      43497929214e-19,
      368762567031e-20,
      -791229464362e-20,
      222637976824e-20,
      184511675839e-20,
      -100411515955e-19,
      -839084442298e-20,
      125654207109e-19,
      389957606637e-20,
      -908693282663e-20,
      -138812503272e-21,
      46014646572e-19
    ],
    [
      -626877957928e-20,
      -544321937673e-20,
      -422246992954e-20,
      -507190773652e-20,
      563543416051e-20,
      -974378012077e-20,
      -207367453469e-20,
      660599161587e-20,
      -213258525895e-20,
      224091600442e-20,
      204157744229e-20,
      113497233805e-20,
      -326021093974e-20,
      -153850795393e-21,
      -255036581184e-20,
      100390776044e-19,
      349368560629e-20,
      553414840336e-20,
      173316172415e-20,
      -674770795135e-20,
      -721680758206e-20,
      147579731962e-20,
      64953816483e-19,
      -505603800386e-21,
      -828158239621e-20,
      666433821456e-20,
      487667405785e-20,
      -553507836078e-20,
      12711139402e-18,
      469346643521e-20,
      -895069849852e-20,
      375470216864e-20,
      -36924875074e-21,
      18187509055e-19,
      260762275923e-20,
      -101969295005e-19,
      -357377514832e-20,
      600401989218e-20
    ],
    [
      -250215563904e-20,
      309466265187e-20,
      819190642499e-20,
      -252647630895e-20,
      50736001792e-19,
      -925037323666e-20,
      -140048815273e-19,
      154501049189e-20,
      314019810906e-20,
      465473822686e-20,
      -17720286584e-19,
      285477747534e-22,
      -36131714659e-19,
      149004924856e-20,
      -689357445422e-20,
      272024334119e-20,
      -538417749949e-20,
      389428358456e-20,
      100538805145e-19,
      992881044511e-21,
      403103560658e-20,
      -162423077972e-20,
      102706233144e-20,
      -177955537988e-20,
      -127705450894e-19,
      -269917785699e-20,
      -273518174387e-20,
      -19219330356e-19,
      -482197724567e-20,
      633489771869e-20,
      -128143586175e-21,
      387663613104e-20,
      828751981049e-20,
      252385804563e-20,
      -955299702793e-20,
      48092501395e-19,
      115090381132e-20,
      -340978531559e-20,
      306349232433e-20
    ],
    [
      174080683553e-20,
      -257053135612e-20,
      277228360729e-20,
      -33235411877e-19,
      -551535994529e-20,
      547040375439e-20,
      -445909927931e-20,
      175001339201e-20,
      231145621942e-20,
      700349611111e-20,
      619713424433e-21,
      148793575424e-19,
      -406774338685e-20,
      -195237351388e-20,
      -365216328534e-20,
      -549236816801e-20,
      145206835528e-20,
      -846839283593e-21,
      271275895976e-20,
      511240330583e-20,
      -646282165404e-22,
      -516094193773e-20,
      -671243623487e-20,
      -322921227535e-20,
      -101882322024e-19,
      -51284134163e-19,
      -382452568811e-20,
      -822525852368e-20,
      -282378154145e-20,
      -216515268074e-21,
      439099797319e-20,
      143579138969e-20,
      309632041312e-20,
      -555441416143e-20,
      -198688349566e-20,
      -136024644629e-19,
      380530910326e-20,
      132324029653e-20,
      -149988360222e-20,
      -875284533601e-21
    ],
    [
      -669712941605e-20,
      298119206129e-20,
      -551229838204e-21,
      100967033874e-21,
      567371495728e-20,
      134270999896e-19,
      -348436245779e-21,
      -247450695737e-20,
      680794565632e-20,
      -690490165958e-21,
      -524806255604e-20,
      347677807871e-20,
      65461957328e-19,
      -249110593073e-20,
      -531990094342e-21,
      -495474634955e-20,
      -808969466066e-21,
      113076685092e-20,
      -441879377259e-21,
      -231075778003e-20,
      -789936899784e-20,
      -441475103069e-20,
      -147137946197e-19,
      -625564722188e-21,
      404206740773e-20,
      40630055543e-20,
      677364070024e-20,
      -196935067826e-20,
      202303536054e-20,
      244543058163e-20,
      111163452352e-21,
      -607985990106e-20,
      -242536238693e-20,
      -150936507352e-20,
      678276645979e-21,
      762262076875e-20,
      476306921308e-20,
      -593199511085e-20,
      443681584183e-21,
      673138158452e-20,
      -112228065052e-20
    ],
    [
      -413525437499e-20,
      -490274680015e-20,
      289052309474e-20,
      52084787981e-19,
      -191230313597e-20,
      443964510122e-20,
      337316558839e-20,
      206227831355e-21,
      -215120846029e-20,
      -591413129556e-21,
      497937264743e-20,
      51207311293e-19,
      456242438597e-20,
      -19035041822e-19,
      413463016104e-20,
      -124689685661e-20,
      -634747121526e-21,
      -20687663455e-19,
      -225848220691e-20,
      -287905409333e-20,
      -222610632963e-20,
      -135557598574e-20,
      -108213659346e-19,
      905820361427e-21,
      616778124863e-20,
      353851984061e-21,
      754848875117e-20,
      164116433803e-20,
      -165098951199e-20,
      -544379585832e-20,
      222402442097e-20,
      107361998502e-19,
      -267267671294e-20,
      -334120765867e-20,
      -288895264308e-20,
      -137509044416e-19,
      363761204387e-20,
      180748235308e-20,
      -105887784161e-19,
      -523876130159e-20,
      42197139814e-19,
      433049994846e-20
    ],
    [
      -133354792115e-20,
      -291339767022e-20,
      -225762740342e-20,
      100425868132e-20,
      54929304912e-19,
      -914060768047e-20,
      251909112593e-20,
      433149903326e-20,
      23146703672e-19,
      580415766535e-21,
      535861538963e-20,
      -810356263273e-21,
      518833931987e-20,
      696174131569e-21,
      -683414603737e-20,
      -115265842427e-20,
      271346710242e-20,
      -179870822529e-20,
      -131441814882e-19,
      -280886446365e-20,
      567492620331e-20,
      241505414934e-20,
      151381190151e-20,
      -327844335846e-20,
      482256426682e-20,
      -425447876888e-20,
      -178154712795e-20,
      806048401324e-20,
      -352264845834e-20,
      -652976748285e-20,
      296168915407e-20,
      522771935211e-20,
      700967483397e-20,
      568419870673e-20,
      249133780205e-20,
      -542518392886e-20,
      443062694275e-20,
      -590537874418e-20,
      261875328309e-20,
      431141960605e-20,
      148071523979e-20,
      146208018106e-20,
      -717896151918e-20
    ],
    [
      480016559571e-20,
      -299163512748e-20,
      -995536520455e-20,
      31691808399e-19,
      118935531794e-20,
      -880529783351e-20,
      597894057386e-20,
      -152227392816e-20,
      557502878273e-22,
      -242188694717e-20,
      287637569429e-21,
      -343518224791e-20,
      -247269924155e-20,
      196966119784e-20,
      -566818876142e-20,
      354766446436e-20,
      273311624814e-21,
      394232906593e-20,
      -366329200365e-20,
      -435166062861e-20,
      -695761972986e-21,
      389994250134e-20,
      692777454917e-20,
      467099532626e-21,
      638614148731e-20,
      42200639481e-20,
      -349775086562e-20,
      43488792847e-19,
      -957727739574e-21,
      -105147757759e-20,
      -103596839492e-19,
      -453706035433e-20,
      -364072761092e-20,
      605006717058e-20,
      298956472143e-20,
      -128808244727e-20,
      652903431778e-21,
      317344593362e-20,
      -581895814117e-20,
      49632420451e-19,
      115985754714e-19,
      -316787886818e-20,
      -744030943275e-20,
      -208475180681e-20
    ],
    [
      716597271169e-21,
      435359549773e-20,
      -379120724365e-21,
      -19504287923e-20,
      263812172722e-20,
      122484173172e-20,
      -821665290321e-20,
      298851621414e-20,
      -265553732502e-20,
      -401226877626e-21,
      -527891450116e-20,
      -217005646338e-20,
      -443983695521e-20,
      253662498828e-20,
      -540774676176e-20,
      220273327242e-20,
      456597166511e-20,
      441544557049e-20,
      567906570443e-20,
      -673447447471e-21,
      -456157353263e-21,
      -737736788113e-20,
      692875962848e-20,
      101550408795e-20,
      301922142612e-21,
      290361579607e-20,
      -447876001353e-20,
      251551011801e-20,
      -905678632717e-21,
      -698866052227e-20,
      47898160503e-19,
      -634603270453e-21,
      -423584657112e-20,
      -375671392995e-20,
      -334592062957e-20,
      -742209126379e-20,
      353465103361e-20,
      977743329493e-20,
      450523562078e-20,
      682723600826e-20,
      -360229735e-17,
      305918358946e-20,
      -804752620611e-21,
      263803620047e-20,
      30291478328e-19
    ],
    [
      -420562194155e-20,
      44379040152e-19,
      118458145711e-20,
      -307024006065e-21,
      -417074572514e-21,
      313251669316e-20,
      -558127842237e-20,
      144970124311e-23,
      -354978919718e-20,
      683145300281e-20,
      -137244511558e-20,
      114821963863e-20,
      -48209597262e-19,
      -491603699064e-20,
      219473571181e-20,
      -314892757709e-20,
      663161850196e-20,
      249597156408e-20,
      245467637342e-20,
      -513137394149e-20,
      556074699836e-20,
      -34690949332e-19,
      318548582181e-20,
      222520273984e-20,
      -110386430944e-19,
      8186396108e-18,
      -217829767335e-20,
      -637212275736e-20,
      555768024188e-20,
      -756151876206e-20,
      -178204385866e-20,
      -181647075569e-20,
      -217318403448e-20,
      -167787477837e-20,
      -245868539182e-20,
      -725160877101e-20,
      -831520827869e-20,
      -590075989395e-20,
      -45757545766e-19,
      -235206857136e-21,
      412959194689e-20,
      115177501806e-20,
      -147954611149e-20,
      429208492389e-20,
      116896020112e-19,
      -211611455548e-20
    ],
    [
      -270012415043e-20,
      180310534813e-20,
      549858950643e-20,
      -217227347292e-20,
      566307366242e-21,
      -392225673604e-20,
      -519790587846e-20,
      54928302123e-19,
      217033095777e-20,
      996299925061e-20,
      210682665579e-20,
      -367331003264e-20,
      -989004146632e-21,
      -54749365389e-19,
      -411711385409e-21,
      -564698395869e-20,
      290741518386e-20,
      -372824213792e-20,
      254614482597e-20,
      -509322881303e-21,
      -32604694877e-19,
      -544320195164e-20,
      601189717955e-20,
      249813551913e-20,
      -467893359545e-20,
      411819342344e-20,
      390445251962e-20,
      -231459572299e-20,
      -512497482609e-21,
      -220883312544e-20,
      -525781051372e-20,
      -242154487807e-20,
      -170076318965e-20,
      149941290882e-19,
      -177925513543e-20,
      -642883444376e-20,
      -262783231385e-21,
      -372932026305e-20,
      -623587949535e-20,
      790167444535e-20,
      117802075978e-20,
      -37054949246e-20,
      959291977084e-21,
      -240852741746e-20,
      223574532165e-20,
      -171783716222e-20,
      -419103472438e-21
    ],
    [
      -190154208615e-21,
      -627233433754e-20,
      4016915657e-18,
      259377856501e-20,
      -104443325244e-20,
      -431347537978e-21,
      257405615983e-20,
      352747810143e-21,
      537524591361e-20,
      -129987202635e-20,
      640767701595e-20,
      123519925844e-20,
      104380948619e-19,
      -271006312178e-20,
      107598358729e-20,
      -185179314652e-20,
      -204122754813e-20,
      -185094389869e-20,
      -175664412977e-20,
      257958630199e-20,
      -111333666318e-19,
      -599568152704e-20,
      -756627176425e-20,
      309665406126e-20,
      -117285978776e-20,
      -264542435507e-20,
      83971878012e-19,
      -610514707418e-20,
      167058013297e-20,
      586653254012e-20,
      -242054755734e-20,
      519770268779e-21,
      -160020222792e-20,
      -466270294962e-20,
      186438558801e-20,
      -909257444193e-20,
      740829517963e-20,
      822769659281e-20,
      647827986587e-22,
      -185449646925e-20,
      -850173620087e-20,
      -36893598523e-19,
      -159039873565e-20,
      223824882871e-20,
      -341312191572e-20,
      621033825189e-20,
      -258602557996e-21,
      328878760211e-20
    ],
    [
      357681178108e-20,
      114968699435e-20,
      452034385436e-20,
      -122927584235e-20,
      409341959566e-21,
      543663455799e-20,
      474904020601e-20,
      -398978873322e-21,
      255845111826e-20,
      224130678348e-21,
      -353158299606e-20,
      138179707639e-20,
      919794499549e-22,
      28444543846e-19,
      -417415239884e-21,
      462182206593e-20,
      855310905864e-21,
      103882489053e-20,
      -651833456414e-21,
      -227428315047e-20,
      -525895902263e-20,
      419950564694e-21,
      -746739493756e-20,
      -206870163398e-20,
      -428479149016e-20,
      -313816367488e-20,
      675317050852e-21,
      -814262299853e-20,
      619117211259e-21,
      208270824932e-20,
      -121014652961e-20,
      21892623948e-20,
      175493280857e-20,
      203034126664e-20,
      736341492206e-21,
      -546003431694e-20,
      -457823041568e-20,
      -177867917025e-20,
      -87354735732e-19,
      512226006557e-20,
      143385239699e-20,
      -236089936238e-20,
      191874768918e-20,
      486940216197e-20,
      653859055177e-21,
      562863159319e-20,
      -368918092552e-20,
      319161830766e-20,
      609574598027e-20
    ],
    [
      -132381251748e-21,
      647068277627e-20,
      130200427546e-21,
      143748218598e-20,
      -392329568744e-21,
      255429460233e-20,
      -211376664553e-20,
      315330040886e-20,
      -106674914362e-20,
      -815488716734e-21,
      -496678560171e-20,
      484062216988e-20,
      -320337407762e-20,
      249812725043e-20,
      634349028568e-21,
      -199198762809e-20,
      -123336400479e-20,
      -265699702032e-20,
      -131402173323e-20,
      -229688343083e-20,
      466871394808e-20,
      -208989346555e-20,
      191135216096e-21,
      299871273075e-20,
      43599603262e-19,
      -46015682674e-19,
      -784845559049e-20,
      -304318299143e-20,
      -323017753759e-20,
      664106165101e-21,
      248126870469e-20,
      -248689123925e-21,
      137336318711e-20,
      15107853166e-19,
      448621700339e-20,
      284135954695e-20,
      -473460942936e-20,
      -100375346312e-20,
      310296657267e-20,
      282835885902e-20,
      -176894208328e-20,
      -178869741196e-20,
      -288796879506e-20,
      504557010898e-20,
      593483174278e-20,
      878294012586e-21,
      332223141812e-20,
      219546558739e-20,
      -319934645334e-20,
      353298458012e-20
    ],
    [
      -37612715508e-19,
      423888304609e-20,
      -861644685578e-20,
      65481484883e-20,
      -848878564001e-20,
      -758945358323e-21,
      -805947626804e-22,
      214183539023e-20,
      -272537670208e-20,
      -144509891184e-20,
      -489799910812e-20,
      -294734601071e-20,
      -405382587198e-20,
      -635513582256e-21,
      -379816827726e-20,
      -340693142635e-20,
      -212579920433e-20,
      169417034762e-21,
      636885232786e-21,
      643391947467e-21,
      208558685488e-20,
      -627546236058e-21,
      261749141861e-20,
      -167352954824e-20,
      104263288641e-19,
      458248696956e-20,
      -84872906046e-19,
      547669956008e-20,
      -744617458853e-21,
      606026089459e-20,
      431969594552e-20,
      -284620436283e-20,
      -162497922734e-20,
      -460525159016e-20,
      -846646934969e-21,
      119140447708e-20,
      213633970167e-22,
      -733835011531e-21,
      -102410062837e-20,
      -529540912171e-20,
      28748648716e-19,
      -635872270084e-20,
      569964345835e-20,
      -525670953923e-21,
      810754440067e-22,
      -314926097646e-20,
      -425352776842e-20,
      -560348447199e-20,
      953309070729e-21,
      227056130491e-20,
      543852125284e-20
    ],
    [
      -478852906152e-20,
      165448879203e-20,
      -691163230511e-20,
      -445072990548e-20,
      10786209386e-19,
      -299281893891e-20,
      969683625382e-21,
      -133631031315e-20,
      140076132569e-20,
      -980604470473e-21,
      378436368064e-20,
      -374059224395e-20,
      -446097494783e-20,
      -100647188903e-19,
      159662682825e-20,
      869325090323e-21,
      -155429120706e-20,
      368342905878e-20,
      146813444457e-20,
      780408755157e-21,
      547640650181e-21,
      157213788884e-20,
      -293201598437e-20,
      -22669618668e-19,
      359980107911e-20,
      679169423684e-20,
      -129912779158e-20,
      483522731978e-20,
      358441313397e-20,
      -242183222058e-20,
      172557928699e-20,
      369498751102e-22,
      244832382029e-20,
      -260951560956e-20,
      -445744930366e-20,
      369235278447e-20,
      -629900505072e-20,
      -242400438574e-20,
      193754531091e-20,
      518352079008e-20,
      -375486240128e-20,
      159750736122e-20,
      108532103906e-21,
      -470417318861e-20,
      584039476486e-22,
      -927158699375e-20,
      443259167266e-21,
      398850604058e-20,
      382558746574e-20,
      -181638949324e-20,
      -172644351841e-20,
      -582872452602e-21
    ],
    [
      876798415038e-21,
      -138149504612e-20,
      34836432635e-19,
      104639112365e-20,
      356882248468e-20,
      -163843059269e-21,
      -563235939456e-20,
      -413416223316e-20,
      108089612653e-20,
      -225309257496e-20,
      491656770818e-21,
      849623162948e-21,
      -691730485478e-21,
      -280416862125e-20,
      297139900464e-20,
      306839598366e-20,
      107700561094e-20,
      561929147521e-21,
      675741259998e-22,
      -173138045774e-21,
      251637593884e-20,
      937180963914e-21,
      -289525384544e-20,
      480122048791e-20,
      -208857463529e-21,
      273016605838e-20,
      -6189339704e-18,
      189914827584e-21,
      234014763514e-20,
      -615123463755e-20,
      -195803506717e-20,
      200437807228e-20,
      408993889535e-20,
      723079678391e-21,
      534859301188e-20,
      726948679527e-20,
      117843147736e-20,
      -948668092726e-20,
      -111739091298e-20,
      -167662613749e-20,
      -113236137208e-19,
      -293883842917e-20,
      -790417692905e-21,
      511631394838e-20,
      -103301111307e-20,
      230203733625e-20,
      330713738381e-21,
      -342160762848e-20,
      265608159513e-20,
      -754977682827e-20,
      -429943770193e-20,
      -541323422773e-20,
      -336745901588e-20
    ],
    [
      739414500534e-20,
      -304714121131e-21,
      728838690522e-20,
      -212399359799e-20,
      358717617839e-20,
      -680147649549e-22,
      944316471102e-21,
      13406472307e-19,
      210280419261e-20,
      142087015325e-20,
      111943104826e-19,
      214433930045e-20,
      -371500888101e-21,
      410155822309e-20,
      331222863068e-20,
      572510148935e-20,
      -752500326838e-21,
      -373377656741e-20,
      402996320836e-20,
      40498570533e-19,
      -221359989072e-20,
      -22131176844e-19,
      309403878851e-21,
      397356356698e-20,
      -576088117962e-20,
      611403651036e-21,
      -166751531536e-20,
      318331377085e-21,
      965637477157e-21,
      -685396185457e-20,
      -525371139751e-20,
      -312617962003e-20,
      264522150816e-20,
      -982876370374e-21,
      -499020528324e-20,
      127630262449e-20,
      334864016333e-20,
      -236880526065e-20,
      181251969469e-20,
      -22299243907e-19,
      -353715648948e-21,
      73844499114e-19,
      505700211397e-20,
      -869327874384e-21,
      188549992134e-20,
      -717045019834e-20,
      -188345296316e-21,
      -539807588885e-21,
      -323947926918e-20,
      -119368777918e-20,
      823580014839e-20,
      266743822325e-20,
      59453716685e-19,
      306538339589e-20
    ],
    [
      234445433733e-20,
      -163325750131e-20,
      621065924844e-21,
      617655726607e-20,
      -153756024938e-20,
      171025148024e-20,
      271712290141e-20,
      249375278882e-20,
      309536123212e-20,
      39454479358e-19,
      175731695302e-20,
      487117619523e-20,
      -663046613101e-21,
      367538937609e-20,
      -349951073582e-20,
      356355689655e-20,
      -263366819981e-20,
      -833782483479e-21,
      22919525377e-19,
      814671390685e-20,
      -200947462688e-20,
      -355057635353e-20,
      -241081442258e-20,
      271765348294e-21,
      264677470591e-20,
      -332077069935e-20,
      416470815837e-20,
      -885142158375e-22,
      -159440736943e-20,
      -25924626518e-19,
      20498752606e-19,
      472639113262e-22,
      -20335622875e-19,
      -589151694068e-20,
      -825136356724e-20,
      609892821968e-21,
      215656594032e-20,
      20605327412e-19,
      -548211323718e-21,
      794629016052e-20,
      256945921061e-20,
      599241321284e-20,
      609090280984e-20,
      -200658210931e-20,
      -227399790479e-20,
      -172329669734e-20,
      135943570556e-20,
      -228466276628e-20,
      370267003252e-20,
      -117939203022e-21,
      -193513576999e-20,
      481956704621e-20,
      150120526365e-20,
      -412854244119e-20,
      -755485762212e-20
    ],
    [
      111500556632e-20,
      -160872597407e-20,
      -207675413854e-20,
      478360486889e-20,
      -280572537025e-21,
      641513424294e-20,
      -301434563476e-20,
      207489314991e-20,
      -37520728304e-19,
      275263092641e-20,
      -321784480116e-21,
      195737046947e-20,
      119490109098e-20,
      125350979551e-20,
      -945489519281e-21,
      -186643859266e-20,
      -414012310247e-20,
      -167262783538e-20,
      -117378265358e-20,
      115880262798e-20,
      -109134081955e-20,
      763011490955e-21,
      367528505661e-20,
      172904178175e-20,
      647552695616e-20,
      -480503497105e-20,
      -915506578401e-21,
      -409805539164e-20,
      732641207577e-21,
      234535030056e-20,
      486390626966e-20,
      -694349724743e-22,
      -540225256568e-21,
      243334203217e-20,
      -198951749851e-20,
      285139793612e-20,
      191380314399e-20,
      -315219070359e-20,
      -756041746326e-20,
      -106689496608e-20,
      203535952813e-20,
      393834082651e-20,
      275834297118e-20,
      907957899493e-21,
      800817837274e-20,
      118785037967e-20,
      -306732675697e-20,
      341200900365e-20,
      -478930228198e-20,
      279038478352e-20,
      -341046654256e-20,
      -323203516496e-21,
      -405016326974e-20,
      726972758344e-21,
      -560482631431e-20,
      20912126542e-19
    ],
    [
      -472339389186e-20,
      393187516478e-20,
      -491199959679e-20,
      -112307325e-17,
      -190960361942e-20,
      239124727679e-20,
      -797825586227e-20,
      212416853387e-20,
      -472264552586e-20,
      417406631345e-20,
      -44161564875e-19,
      29856756475e-20,
      422220007761e-21,
      363075203614e-21,
      -120038874868e-20,
      -243193187397e-20,
      176375553852e-20,
      -827228754412e-20,
      -296687367692e-20,
      -14569590902e-19,
      495674336378e-20,
      434010132857e-21,
      102903480851e-20,
      218140248955e-20,
      148670018695e-20,
      -202983225226e-20,
      235098396283e-20,
      769884673858e-21,
      -347706836778e-20,
      458476012609e-20,
      -890571422954e-21,
      623190857099e-22,
      336744529472e-20,
      600258596104e-20,
      238699258827e-20,
      -12650662423e-19,
      33648761478e-19,
      265007318281e-20,
      134152886307e-20,
      -111997228481e-20,
      260773503449e-20,
      -841413420568e-21,
      -457278944483e-20,
      -70867933999e-20,
      146770567139e-20,
      43603629917e-19,
      383046528394e-20,
      760128547162e-20,
      -193561135253e-20,
      513841446824e-20,
      -424203285154e-20,
      260851617544e-20,
      -397720336952e-20,
      -947121716778e-20,
      -694814016529e-20,
      798865468552e-22,
      147399949068e-20
    ],
    [
      -321170195605e-20,
      321316836111e-20,
      -269363244343e-20,
      -568390427578e-20,
      -760632653945e-20,
      -324700065576e-20,
      661702166546e-22,
      -448989081521e-21,
      446417839566e-20,
      499167409253e-21,
      -13852416459e-19,
      -519522955267e-20,
      437374747378e-20,
      144772887449e-20,
      -577964835255e-21,
      394955380257e-21,
      -895734559548e-21,
      -112217369185e-20,
      148732682437e-20,
      -427202539236e-20,
      297692629891e-20,
      -285791328884e-21,
      272556998882e-20,
      -272373503201e-20,
      -172321207592e-20,
      69246298552e-19,
      -211476949688e-20,
      670002950588e-21,
      -393997936578e-20,
      308242394642e-21,
      638671671001e-20,
      -782870397906e-21,
      315570240884e-21,
      101302715301e-20,
      -237378898142e-20,
      -387135453191e-21,
      -776337112424e-21,
      235898417363e-20,
      471900941691e-20,
      19577126687e-19,
      163204331066e-20,
      -123608606742e-20,
      -801739032031e-20,
      -19472118231e-19,
      148545488699e-20,
      -128048424926e-20,
      -436866174492e-20,
      546502666692e-21,
      -122176218276e-20,
      59421017778e-20,
      -126176074296e-20,
      -289691401244e-20,
      282291628743e-20,
      326879105716e-20,
      -621522105116e-20,
      269124869207e-20,
      817472289691e-21,
      -28798869729e-19
    ],
    [
      -304026167193e-20,
      -108478222238e-20,
      923188476856e-21,
      -206649260359e-20,
      -327865597852e-20,
      212675298762e-20,
      833902828255e-21,
      -667899299463e-20,
      329236954324e-20,
      -461158209822e-20,
      29132704923e-20,
      -261942590593e-20,
      178221947371e-20,
      -396530233357e-20,
      348940083326e-20,
      116488140214e-20,
      257363716205e-20,
      402538157319e-20,
      282093688921e-20,
      17012607163e-19,
      -251187789653e-20,
      -958199433933e-21,
      358477651027e-20,
      -231450839572e-21,
      -378325445015e-20,
      256044797918e-20,
      -127782193538e-20,
      -323354377687e-20,
      -259227169682e-20,
      297554666907e-20,
      604569531877e-20,
      -343248065391e-20,
      237476582107e-20,
      -752607182802e-21,
      -865323753819e-21,
      -277001345849e-20,
      -332562035783e-20,
      312471423796e-20,
      -536442273703e-20,
      647653277498e-21,
      150460554912e-20,
      115092601553e-20,
      960297889844e-21,
      -541112669807e-21,
      615805210195e-20,
      -520846410811e-21,
      121774908189e-20,
      62757629345e-20,
      -166101437469e-20,
      186732868852e-20,
      -742645959521e-22,
      114891050865e-20,
      -482025203156e-21,
      -487462818405e-20,
      -251333548471e-20,
      759018979346e-21,
      -110867227254e-20,
      -228410674649e-20,
      -564538331798e-22
    ],
    [
      184005018738e-20,
      -430730603856e-20,
      595774155105e-20,
      -27942573153e-19,
      342609272674e-20,
      -612026756307e-21,
      -572183306744e-20,
      -316077742158e-20,
      390720086374e-20,
      -194638915066e-20,
      538522927253e-20,
      371827948125e-21,
      252165719682e-20,
      -489966078375e-20,
      444396886733e-21,
      651777807787e-23,
      -236862263524e-20,
      294401448351e-20,
      356280802208e-20,
      -225211043514e-21,
      -406561794516e-20,
      437576687887e-20,
      107081104606e-20,
      455862213443e-20,
      546932841364e-21,
      127842334291e-20,
      730577396232e-21,
      -220629326241e-20,
      643123404123e-21,
      -371544563337e-20,
      -268565202994e-20,
      -207613642361e-20,
      121731266443e-20,
      -784371886852e-21,
      243208998238e-20,
      -14181774736e-19,
      202347644318e-21,
      -923895659751e-21,
      -139281956666e-20,
      -194835135401e-20,
      -843612810676e-20,
      -174413081545e-20,
      -223434078315e-20,
      -25297036296e-19,
      571900132781e-20,
      661643059435e-20,
      470987199525e-20,
      -195302174379e-21,
      301958964219e-20,
      -206991305996e-20,
      -411924401562e-20,
      -383283085075e-21,
      -594199746286e-20,
      -387109442684e-21,
      -295940307214e-20,
      -695084157022e-21,
      365564741882e-20,
      344982010469e-20,
      816880688302e-21,
      250955492584e-20
    ],
    [
      -437107330818e-21,
      135037939308e-20,
      354148990661e-20,
      294252688874e-20,
      713911472626e-20,
      -214648651625e-20,
      -431103089415e-20,
      -185258364164e-20,
      257762138479e-20,
      622513383718e-21,
      435474215331e-21,
      265279568549e-20,
      919528355618e-21,
      -514191599279e-21,
      -247185393426e-20,
      109604770699e-20,
      -33491119957e-19,
      -496588408804e-20,
      -231564319275e-20,
      358477719971e-20,
      -965281468037e-21,
      113735842658e-20,
      319231598114e-20,
      647045604201e-20,
      -191270019584e-20,
      141091285156e-20,
      369920738748e-20,
      -433668934222e-20,
      140330308999e-20,
      205208494076e-20,
      -441072085568e-20,
      395452765995e-20,
      -653222531186e-21,
      -472827010055e-20,
      459026806936e-20,
      142971814932e-20,
      871633328024e-21,
      -290019034808e-20,
      131594119427e-20,
      -224306948157e-20,
      -600658998713e-21,
      -789338924393e-21,
      171092096933e-20,
      443542188328e-20,
      143059991847e-20,
      413939240764e-20,
      118713985523e-20,
      779446801294e-21,
      -4479064558e-18,
      594065668151e-20,
      356705231468e-20,
      -295789519005e-20,
      333304351432e-20,
      -890121478107e-21,
      475133911772e-20,
      238809469672e-20,
      -145525193506e-20,
      -174421953297e-20,
      -14408546551e-19,
      -232041311232e-20,
      423068069789e-20
    ],
    [
      291887463429e-20,
      127100640554e-20,
      146481071771e-21,
      -368191723212e-21,
      18759263652e-20,
      566311223183e-21,
      382420801812e-20,
      660129802478e-21,
      165261866822e-20,
      231920165264e-20,
      -498575740811e-22,
      214406016667e-20,
      -795905785958e-21,
      428581019782e-20,
      -11402053676e-19,
      225602914427e-20,
      -261306665773e-20,
      -111154836346e-20,
      -384844407383e-20,
      114729122988e-20,
      358697501171e-20,
      -330713394959e-20,
      161709639793e-20,
      -537091465296e-20,
      38743101467e-19,
      739109788472e-21,
      104840831653e-20,
      -155773079848e-21,
      610151064993e-20,
      -931170259035e-21,
      -853996273305e-22,
      282556619158e-20,
      -713300947942e-22,
      -334181483128e-20,
      153688926359e-20,
      -227754986539e-20,
      -138831515254e-20,
      -378606444153e-20,
      -438270549644e-21,
      341992301732e-20,
      357186601972e-20,
      -269438012199e-21,
      389064894105e-20,
      274882592267e-20,
      897736938972e-21,
      208983766357e-20,
      -772928757681e-21,
      -425987363821e-21,
      150264740771e-21,
      117185140367e-20,
      -135609966818e-20,
      -386623269653e-21,
      -421687251964e-20,
      -245536806531e-20,
      288866558053e-20,
      534543115729e-21,
      327747235568e-20,
      513363616131e-20,
      -199497016106e-20,
      -440785716237e-20,
      -283484430391e-20,
      -162902793279e-20
    ],
    [
      26020748123e-19,
      116017629665e-20,
      -501970222671e-20,
      551834864324e-20,
      -316971201208e-20,
      375210299244e-20,
      1758796205e-18,
      -184017411521e-20,
      593805348645e-21,
      263026066055e-20,
      -186264804107e-20,
      159410801301e-20,
      377058963932e-20,
      325613324726e-20,
      191133253419e-20,
      -148003576869e-20,
      20836018328e-19,
      -123513343836e-21,
      -365408431933e-21,
      210667182582e-20,
      266783108091e-20,
      -217727237689e-20,
      165181871911e-21,
      -356900495656e-20,
      41671919004e-19,
      -207765023478e-20,
      -224856322953e-20,
      534667998788e-21,
      828523980308e-21,
      124438608514e-20,
      -472678574359e-20,
      -250140516558e-21,
      58659536881e-20,
      -335518053404e-20,
      -634892133651e-21,
      481220188647e-20,
      198835694401e-21,
      31989344437e-19,
      -19204038709e-19,
      334515812506e-20,
      -197564343514e-20,
      -346235533318e-20,
      305698466749e-20,
      -149676292878e-20,
      214448524507e-20,
      -834405746235e-21,
      -293265106212e-21,
      -161097027092e-20,
      -122663422627e-20,
      -435640931502e-20,
      -163330757231e-21,
      -438726738595e-20,
      393436610456e-20,
      -100799950303e-20,
      334171653799e-20,
      415162955519e-20,
      -315377993659e-20,
      10586595415e-19,
      -140569643369e-20,
      -55231419587e-20,
      104592888237e-20,
      408644238679e-20,
      -200900822244e-20
    ],
    [
      -311323188816e-20,
      -251686189527e-20,
      -890843192658e-21,
      -839031301916e-21,
      -210000366689e-20,
      608074122005e-21,
      185063953353e-20,
      -94591724858e-20,
      -289932004112e-20,
      -174572409463e-21,
      291384908681e-21,
      202338901184e-20,
      322282127238e-21,
      19165546e-16,
      685614070457e-20,
      -222292094265e-20,
      545586135526e-20,
      819242799659e-21,
      32452033461e-20,
      -349311292523e-20,
      108548702371e-20,
      226077252841e-20,
      -195621527664e-20,
      155066871055e-21,
      -29982830601e-20,
      -217502892099e-20,
      -9763699194e-19,
      461914842747e-21,
      -401774085142e-20,
      185891977799e-21,
      -338969251367e-20,
      -839426059679e-21,
      -179567462932e-20,
      -456754551113e-20,
      144503634241e-20,
      254403585631e-20,
      547662420889e-21,
      127402191828e-20,
      398567841752e-21,
      755740940248e-21,
      855632113051e-21,
      -22719079497e-19,
      -260989370838e-21,
      -459413092619e-20,
      -666532828203e-20,
      -213918101329e-20,
      310023035748e-21,
      22326087612e-19,
      577103738401e-20,
      115879077421e-20,
      801745944296e-22,
      133134320356e-20,
      -123729693773e-20,
      -277068914768e-20,
      400851845763e-20,
      -675281686388e-20,
      -671257955046e-23,
      -1335086838e-18,
      843695126698e-21,
      128568220684e-20,
      350937997067e-20,
      -280180636796e-20,
      -467509914354e-20,
      -630771369746e-21
    ],
    [
      -373169621228e-20,
      376376213548e-20,
      -924862842874e-21,
      -172270494949e-20,
      -368668072276e-20,
      -251488310983e-20,
      -201024929819e-20,
      -341586606618e-21,
      -78471613681e-20,
      -207689776845e-20,
      173326339943e-20,
      -335846603846e-20,
      25446167118e-19,
      -404870106251e-21,
      -10847577208e-19,
      -165459286344e-20,
      171443877312e-20,
      -142072942905e-20,
      221883045993e-21,
      761917411362e-21,
      -35702458407e-19,
      640338941823e-21,
      219732276428e-20,
      -374339752252e-20,
      -397595261711e-20,
      846185574611e-21,
      -114267224817e-20,
      -51645342642e-20,
      -123284404405e-20,
      402684008899e-22,
      -292004796971e-20,
      218474041911e-20,
      875987820485e-21,
      -187912322554e-20,
      179621994755e-20,
      -633646126499e-20,
      -996582328624e-21,
      166437720718e-20,
      198963395542e-20,
      -9125460243e-20,
      443435618785e-20,
      634456764915e-21,
      171084432122e-20,
      810031367696e-21,
      -467665458327e-20,
      -118748463091e-20,
      216017450352e-20,
      -268013474895e-20,
      117426333143e-20,
      -27971431255e-20,
      -577048712893e-20,
      143171268392e-21,
      409697345325e-20,
      28709974537e-19,
      108666921932e-21,
      182625588706e-20,
      198086149943e-20,
      -245549869317e-20,
      -98827803031e-21,
      -820562102321e-20,
      -357181043853e-21,
      -416773169308e-20,
      -14531395877e-19,
      213192209173e-20,
      473473307973e-20
    ],
    [
      -449700157417e-21,
      -258252024183e-20,
      -22104270434e-20,
      -236678018155e-20,
      52100168159e-20,
      -337318578285e-20,
      177113417665e-20,
      -280195644682e-20,
      918508312373e-21,
      409291433793e-21,
      117202785935e-20,
      -345390399841e-20,
      878057582595e-22,
      -839253328685e-21,
      -679335041424e-20,
      104636810014e-20,
      -222500917889e-20,
      -194176523451e-20,
      -157811301525e-20,
      -399314337913e-20,
      -309733922649e-20,
      213441992479e-20,
      278219752005e-20,
      979585870986e-21,
      -133788962497e-20,
      630777406339e-21,
      -313474520827e-20,
      -580708325406e-21,
      -543137361736e-22,
      -994050537128e-21,
      488503726153e-20,
      134169586141e-20,
      -100790417787e-20,
      140894367868e-20,
      133546938004e-20,
      -233702467742e-20,
      -171328973912e-20,
      469236054434e-20,
      -148717409763e-20,
      -17482048758e-19,
      -106693552129e-20,
      117477093691e-20,
      322470451029e-20,
      219284640134e-20,
      163348352736e-20,
      -174013929931e-20,
      327076453121e-20,
      871190196918e-21,
      114717202955e-20,
      -282120730113e-21,
      -597595871229e-20,
      929243945476e-21,
      -692950682227e-21,
      -445601414026e-20,
      257788799305e-20,
      -308573779721e-20,
      -122162660378e-20,
      -697477432819e-21,
      -815095777111e-21,
      301627691047e-20,
      5837589064e-19,
      -373468905093e-20,
      954228600032e-21,
      46276034765e-21,
      10700400242e-19,
      439724757879e-21
    ],
    [
      -246080003028e-21,
      -128065746519e-20,
      234745365439e-20,
      164372527654e-20,
      149077004447e-21,
      559171551078e-20,
      207017985399e-20,
      -812659019352e-21,
      -819626488906e-21,
      344914762848e-21,
      -892356816687e-21,
      -734735206563e-21,
      240361383606e-20,
      -380151814177e-20,
      -371560143727e-20,
      203456172266e-20,
      -215299949683e-20,
      -1533446216e-18,
      -923201640766e-21,
      -185878907062e-20,
      -135598488141e-20,
      -339054996066e-21,
      305070268661e-20,
      326511997039e-20,
      -422613583813e-21,
      231776769093e-20,
      315505637998e-20,
      30801881097e-19,
      888888507814e-21,
      -283888509233e-20,
      359861088413e-20,
      -250452549834e-20,
      -12283025383e-19,
      162809319304e-21,
      101641044049e-21,
      226749821285e-20,
      -174492944838e-20,
      537220534397e-21,
      1216739408e-18,
      -747245877963e-21,
      -26148818883e-19,
      -134263034623e-20,
      -407115980951e-20,
      -511700482594e-21,
      92810507186e-20,
      797009080411e-21,
      -302469342318e-21,
      443898274216e-20,
      432302925677e-20,
      11256303067e-19,
      -290736749125e-20,
      -152977232346e-20,
      -19410318709e-19,
      -228531717671e-20,
      -990575278445e-21,
      -916359078237e-21,
      -148822320099e-20,
      181191688288e-20,
      -139216439838e-20,
      224314087244e-20,
      -691709045474e-21,
      460170257846e-21,
      647779303293e-20,
      173411427612e-20,
      178967452006e-20,
      -245456112119e-20,
      -347054036103e-20
    ],
    [
      -970600910807e-22,
      -229081976138e-20,
      -893767112479e-22,
      479528821744e-21,
      -13010111803e-19,
      127549289916e-20,
      -856200869439e-21,
      -416600419272e-20,
      242099295921e-20,
      294090279351e-20,
      120334564166e-20,
      256182981127e-20,
      -308184864088e-20,
      349595124999e-20,
      171807449095e-20,
      163712062651e-20,
      643651337235e-21,
      -212956795961e-20,
      -647845364648e-21,
      -512794034098e-21,
      320858111688e-20,
      -217998313799e-20,
      -349742528914e-20,
      34098842644e-19,
      227899679676e-20,
      387394808496e-20,
      397718098592e-20,
      155115582914e-20,
      -129235783455e-20,
      -647188363153e-21,
      12511202801e-19,
      -121695629788e-20,
      -103723838016e-20,
      -166917319833e-20,
      553318831088e-21,
      -218415383088e-20,
      -212886983784e-20,
      -31221499799e-19,
      177793883256e-20,
      -101847352521e-20,
      -600263408446e-21,
      -837215400184e-22,
      -713914481263e-21,
      273853766349e-20,
      -588852767581e-21,
      -168320299458e-20,
      -350379312535e-20,
      -125936184153e-20,
      389025031566e-20,
      248429469418e-21,
      154518367755e-20,
      542093470358e-20,
      56358963472e-19,
      114286262595e-20,
      970571114173e-21,
      794794713622e-22,
      -430248334908e-20,
      264068400942e-20,
      -221100358212e-20,
      851075248646e-21,
      333062636434e-20,
      324810670649e-20,
      460475441645e-20,
      161734805988e-20,
      237434931475e-21,
      -928328734397e-21,
      655002006029e-21,
      -950180598953e-21
    ],
    [
      4622867674e-19,
      214389674388e-21,
      -237512902633e-20,
      -356686339804e-20,
      199011722043e-20,
      -459846510744e-21,
      119909005894e-20,
      160259621356e-21,
      -249131338946e-20,
      135011786475e-20,
      -907282679631e-21,
      455131313295e-20,
      162386503597e-20,
      130142879772e-20,
      -399914489776e-21,
      313432101427e-20,
      111243292176e-20,
      -164516717866e-20,
      -61046895199e-20,
      576269396455e-20,
      372514825591e-20,
      -212124079126e-20,
      -291851474027e-20,
      -298926892706e-20,
      280539054764e-20,
      -53456271182e-20,
      -129487951875e-20,
      -145580303513e-20,
      856958052323e-21,
      185693685103e-20,
      851586406583e-21,
      809758005105e-21,
      -374151227867e-20,
      295585410206e-20,
      -11511407971e-19,
      -247359448852e-20,
      38353605107e-19,
      -444495964019e-20,
      -292119501854e-20,
      -214645663214e-20,
      374676075468e-21,
      449796214496e-20,
      -168396305652e-20,
      181911859588e-20,
      228359889578e-20,
      -135348411074e-20,
      -355990977948e-20,
      -169026318159e-20,
      -982869768453e-21,
      -139389634883e-21,
      -295325598076e-20,
      383992802073e-20,
      -162157993428e-20,
      -218473305067e-20,
      -122279421158e-20,
      23893626516e-20,
      251796520839e-20,
      324416409777e-20,
      167555546432e-20,
      59401839327e-19,
      -200991284287e-20,
      915003757775e-22,
      334298236266e-20,
      351331088148e-21,
      -35937231919e-19,
      257230439055e-20,
      764376811898e-21,
      397516337811e-20,
      -124227662661e-20
    ],
    [
      963993353786e-21,
      192526606206e-20,
      -28935827017e-19,
      334285932041e-20,
      -169394355265e-20,
      26461204935e-19,
      1774821922e-18,
      144494812935e-20,
      -132528306016e-20,
      -149404008265e-20,
      332081797198e-21,
      -143251299307e-20,
      951227112014e-21,
      3153562295e-19,
      933653438236e-21,
      466883441717e-22,
      -265763987804e-20,
      112900714413e-20,
      -604412438452e-21,
      246582140419e-20,
      402398095005e-20,
      -206255752376e-20,
      -367140285211e-20,
      -136236915424e-20,
      26733597038e-19,
      -160703311015e-20,
      -527392627157e-20,
      -275782645738e-20,
      -59796767821e-20,
      -796856441546e-21,
      -832913895383e-21,
      -114925576425e-20,
      453032712519e-21,
      433790565334e-20,
      -142850247379e-20,
      -199678038855e-20,
      312966485288e-20,
      -154550507614e-20,
      -380614320102e-20,
      -615275945642e-21,
      -719309221802e-21,
      -124977041744e-20,
      -243832760013e-20,
      -913698487452e-21,
      189469835595e-20,
      165118718058e-20,
      -64839573879e-20,
      12140409732e-19,
      -341539585753e-21,
      263575298368e-20,
      -322601530758e-21,
      120621592065e-20,
      -224673502188e-20,
      -310720876998e-20,
      293359257365e-20,
      293178903783e-20,
      -953111140964e-21,
      27450334232e-19,
      -319656528832e-20,
      -167298931099e-20,
      -198562528429e-21,
      255087831644e-20,
      -62232159098e-20,
      23387371477e-19,
      -352429015789e-20,
      17081215097e-19,
      -831341739423e-20,
      344107294401e-21,
      -885030034956e-21,
      170476744606e-20
    ],
    [
      -171482882924e-20,
      -338928907067e-21,
      121603976762e-20,
      148336168294e-20,
      217979853929e-20,
      384014508872e-22,
      -127905563633e-20,
      -308665924605e-21,
      252323197847e-20,
      -350491149039e-21,
      -393137957749e-21,
      -1607623497e-18,
      729456777131e-21,
      152921431659e-20,
      311544958374e-20,
      -18882318919e-19,
      -929141700559e-21,
      556236170485e-21,
      -343063253068e-20,
      490184567036e-21,
      -388744196496e-20,
      14947338297e-19,
      -14755207082e-19,
      134163029601e-20,
      -135492495877e-20,
      -118306589565e-20,
      -237013864226e-20,
      -143529853423e-20,
      -205168494367e-20,
      87712658066e-20,
      697060334644e-21,
      -18649358863e-19,
      -724413367948e-21,
      -368285551517e-21,
      16798458485e-19,
      -513445081164e-20,
      147021864039e-20,
      -248993292727e-20,
      -919590434285e-21,
      377157596281e-20,
      -189559561315e-20,
      395017120086e-20,
      -103691130162e-20,
      -280832451521e-20,
      107181018831e-20,
      -156477184271e-20,
      -239645581194e-20,
      -290231881102e-22,
      136615152338e-20,
      46560135101e-20,
      546237634132e-20,
      139550464898e-20,
      -284537646237e-21,
      -355081182197e-20,
      256776114205e-20,
      -224518440142e-20,
      252200475493e-20,
      31954224154e-20,
      -290160070799e-20,
      561008849453e-20,
      -819756085699e-21,
      109976091083e-20,
      143884022365e-20,
      -292835943703e-20,
      -206939325906e-20,
      101927742435e-20,
      -201747264436e-20,
      915317043771e-21,
      -318317122673e-20,
      -220353040552e-20,
      -470375138826e-21
    ]
  ],
  s: [
    [0],
    [0, 0],
    [0, 119528012031e-20, -140016683654e-17],
    [0, 248513158716e-18, -619025944205e-18, 141435626958e-17],
    [0, -473440265853e-18, 66267157254e-17, -200928369177e-18, 308853169333e-18],
    [0, -944226127525e-19, -323349612668e-18, -214847190624e-18, 496658876769e-19, -669384278219e-18],
    [0, 262890545501e-19, -373728201347e-18, 902694517163e-20, -471408154267e-18, -536488432483e-18, -237192006935e-18],
    [
      0,
      954336911867e-19,
      930667596042e-19,
      -217198608738e-18,
      -123800392323e-18,
      177377719872e-19,
      151789817739e-18,
      244415707993e-19
    ],
    [
      0,
      590060493411e-19,
      654175425859e-19,
      -863454445021e-19,
      700233016934e-19,
      891462164788e-19,
      309238461807e-18,
      747440473633e-19,
      120533165603e-18
    ],
    [
      0,
      216834947618e-19,
      -322196647116e-19,
      -742287409462e-19,
      194666779475e-19,
      -541113191483e-19,
      222903525945e-18,
      -965152667886e-19,
      -308566220421e-20,
      966412847714e-19
    ],
    [
      0,
      -131314331796e-18,
      -51579165739e-18,
      -153768828694e-18,
      -792806255331e-19,
      -505370221897e-19,
      -795667053872e-19,
      -336629641314e-20,
      -918705975922e-19,
      -376516222392e-19,
      -24014844952e-18
    ],
    [
      0,
      -268604146166e-19,
      -990693862047e-19,
      -14813180426e-17,
      -63666651198e-18,
      494736238169e-19,
      344769584593e-19,
      -898252808977e-19,
      243989612237e-19,
      417731829829e-19,
      -183364561788e-19,
      -696662308185e-19
    ],
    [
      0,
      -435675748979e-19,
      320975937619e-19,
      244264863505e-19,
      415081109011e-20,
      782536279033e-20,
      391765484449e-19,
      356131849382e-19,
      169361024629e-19,
      252692598301e-19,
      308375794212e-19,
      -637946501558e-20,
      -1117806019e-17
    ],
    [
      0,
      390510386685e-19,
      -627337565381e-19,
      974829362237e-19,
      -119627874492e-19,
      664975958036e-19,
      -657280613686e-20,
      -621470822331e-20,
      -104740222825e-19,
      452870369936e-19,
      -36812102948e-18,
      -476507804288e-20,
      878405809267e-19,
      685261488594e-19
    ],
    [
      0,
      294747542249e-19,
      -516779392055e-20,
      204618827833e-19,
      -226780613566e-19,
      -163882249728e-19,
      247831272781e-20,
      -417291319429e-20,
      -153515265203e-19,
      288804922064e-19,
      -144308452469e-20,
      -390548173245e-19,
      -311327189117e-19,
      45189722496e-18,
      -481506636748e-20
    ],
    [
      0,
      109773066324e-19,
      -308914875777e-19,
      172892926103e-19,
      650174707794e-20,
      808375563996e-20,
      -368246004304e-19,
      531841171879e-20,
      221523579587e-19,
      375629820829e-19,
      147222147015e-19,
      180996198432e-19,
      155243104746e-19,
      -422066791103e-20,
      -243752739666e-19,
      -471139421558e-20
    ],
    [
      0,
      325447560859e-19,
      288799363439e-19,
      -22041898801e-18,
      483837716909e-19,
      -319458578129e-20,
      -350760208303e-19,
      -881581561131e-20,
      50052739053e-19,
      -395012419994e-19,
      114211582961e-19,
      -303161919925e-20,
      666983574071e-20,
      102778499508e-20,
      -386174893776e-19,
      -327443078739e-19,
      302155372655e-20
    ],
    [
      0,
      -306630529689e-19,
      64926589341e-19,
      678327095529e-20,
      249437600834e-19,
      660021551851e-20,
      -289770975177e-19,
      -422222973697e-20,
      358904095943e-20,
      -281466943714e-19,
      181328176508e-19,
      106560649404e-19,
      203450136084e-19,
      204667531435e-19,
      114948025244e-19,
      532610369811e-20,
      365331918531e-20,
      -198523455381e-19
    ],
    [
      0,
      -388714473013e-19,
      100093396253e-19,
      -490865931335e-20,
      -13526711772e-19,
      264338629459e-19,
      -136438019951e-19,
      688577494235e-20,
      417827734107e-20,
      368302736953e-19,
      -466091535881e-20,
      19521520802e-19,
      -164497878395e-19,
      -348383939938e-19,
      -128636585027e-19,
      -202684998021e-19,
      661468817624e-20,
      448065587564e-20,
      -109906032543e-19
    ],
    [
      0,
      126835472605e-20,
      -131346303514e-20,
      150662259043e-20,
      -761677383811e-20,
      283172176438e-19,
      186219430719e-19,
      -7172834559e-18,
      -993037002883e-20,
      694110477214e-20,
      -737981767136e-20,
      996673453483e-20,
      916852310642e-20,
      -282584466742e-19,
      -129526697983e-19,
      -140350990039e-19,
      -724534721567e-20,
      -15345653107e-18,
      -954146344917e-20,
      483151822363e-20
    ],
    [
      0,
      669626726966e-20,
      175183843257e-19,
      379590724141e-19,
      -211057611874e-19,
      -771860083169e-20,
      -217720365898e-20,
      -223491503969e-22,
      183035804593e-20,
      -663940865358e-20,
      -512308873621e-20,
      -187706454942e-19,
      180260853103e-19,
      690887077588e-20,
      -143176160143e-19,
      -784379672413e-21,
      -277500443628e-21,
      -137420446198e-19,
      -808429903142e-21,
      106505202245e-19,
      -120450644785e-19
    ],
    [
      0,
      284359400791e-19,
      378474868508e-20,
      226286963716e-19,
      194493782631e-19,
      170850368669e-20,
      -273814826381e-23,
      442612277119e-20,
      15071119263e-19,
      830113196365e-20,
      -146913794684e-20,
      -353590565124e-19,
      145786917947e-19,
      140514791436e-19,
      75577246284e-19,
      104533886832e-19,
      -656089715279e-20,
      -736064901147e-20,
      -11156080613e-18,
      163958190052e-19,
      162086057168e-19,
      -375546121742e-20
    ],
    [
      0,
      -377303475153e-20,
      -210832402428e-20,
      106764617222e-19,
      174980820565e-19,
      744718166476e-21,
      -637316743908e-20,
      439600942993e-20,
      483673695086e-20,
      873382159986e-20,
      221854121109e-19,
      -178822672474e-19,
      -796120522503e-20,
      197026896892e-19,
      825280905301e-20,
      460172998318e-20,
      -7182380053e-18,
      -145618348246e-19,
      -164271275481e-19,
      -384537168599e-20,
      199561513321e-19,
      236151346133e-19,
      249861413883e-20
    ],
    [
      0,
      16137915153e-18,
      -501411714852e-20,
      -160570438998e-19,
      731536362289e-20,
      -16144974141e-20,
      161308155632e-19,
      -111647197494e-20,
      -32967992522e-20,
      -128071525548e-19,
      -185239620853e-20,
      152386181583e-19,
      -124098327824e-19,
      -484279171627e-20,
      -182899962212e-20,
      -360523754481e-20,
      110362707266e-19,
      -12845906046e-18,
      -149115921605e-19,
      107789593943e-19,
      -534641639372e-20,
      115333325358e-19,
      433092348903e-20,
      -11323294597e-18
    ],
    [
      0,
      -177191190396e-20,
      1711040664e-17,
      -942329378125e-20,
      549769910191e-20,
      -213826490504e-19,
      185596665318e-20,
      470081667951e-20,
      -434472097787e-20,
      -16275513762e-18,
      209168783608e-19,
      187398018797e-19,
      -62293309815e-19,
      313251295024e-20,
      -187249636821e-20,
      -158957680563e-19,
      296492703352e-20,
      -582074593955e-20,
      -101332355837e-19,
      -814552569977e-20,
      890354942378e-20,
      140116090741e-19,
      -428327655754e-20,
      -8692679021e-18,
      -375059286959e-20
    ],
    [
      0,
      -7995518294e-18,
      901370249111e-20,
      -126719024392e-19,
      684937199311e-21,
      -92212239967e-20,
      430583576199e-21,
      -411703290425e-20,
      -781960217669e-21,
      212695473199e-19,
      -418041586166e-20,
      108069128123e-19,
      11747374286e-18,
      -113072604626e-19,
      653183488635e-20,
      -735147227573e-20,
      -128124888592e-19,
      -321280397924e-20,
      -149040483259e-19,
      992518771941e-20,
      -562826155305e-21,
      816090174381e-20,
      358546198324e-20,
      -123338407961e-19,
      -830716465317e-20,
      472369913984e-20
    ],
    [
      0,
      -770012788871e-20,
      114484111182e-19,
      430905534294e-20,
      -194161179658e-19,
      908952851813e-20,
      -934393384449e-20,
      481168302477e-20,
      1153405253e-18,
      475177058134e-21,
      -645217247294e-20,
      212443340407e-20,
      201974971938e-20,
      150474091686e-20,
      784704068835e-20,
      803960091442e-20,
      -611434455706e-20,
      78077484564e-19,
      49998916257e-19,
      354396135438e-20,
      -11687804118e-18,
      168222257564e-20,
      754358531576e-20,
      108580088935e-19,
      148288510099e-19,
      -597792415806e-21,
      193894997772e-20
    ],
    [
      0,
      377378455357e-20,
      503113268026e-21,
      1088457625e-17,
      940517681233e-20,
      138338587209e-19,
      613032807744e-20,
      -386514075952e-20,
      -899504471581e-20,
      110992938665e-19,
      172832279915e-21,
      -969054254426e-20,
      190072943781e-20,
      -414521559996e-20,
      11882128969e-18,
      11763698622e-19,
      278770269194e-20,
      314983101049e-21,
      744190558718e-20,
      -293243500455e-20,
      347617208115e-20,
      -70872528354e-19,
      290056687384e-20,
      -110452433655e-19,
      -180038186307e-20,
      562425137285e-20,
      -222838418639e-20,
      69238741892e-20
    ],
    [
      0,
      79330019258e-19,
      -797957089012e-20,
      111373049392e-19,
      125054704704e-19,
      -422573826989e-20,
      132656509709e-19,
      512740997711e-20,
      -332584474553e-20,
      -104163010811e-19,
      817851851593e-20,
      -145944538949e-20,
      964951845027e-20,
      663803768689e-20,
      -126939492243e-19,
      -197537366262e-20,
      -135890044766e-19,
      -472374226319e-20,
      -387230727328e-20,
      235011734292e-19,
      662939940662e-20,
      633201211223e-20,
      -733725263107e-20,
      261202437682e-20,
      -135606378769e-19,
      -176041477031e-19,
      389251843939e-20,
      13027922855e-19,
      680526167979e-20
    ],
    [
      0,
      -982512461189e-20,
      -263433487676e-20,
      -105769977751e-19,
      226110758622e-20,
      601242555817e-20,
      97020069574e-19,
      -214599788734e-20,
      111160276839e-19,
      141793573226e-20,
      179543486167e-20,
      633350180946e-20,
      -501222008898e-20,
      -234179014389e-20,
      -458306325034e-20,
      -677546725808e-20,
      -14864526654e-18,
      -392506699434e-20,
      -258549575294e-20,
      586840708296e-20,
      574239983127e-20,
      -551700601596e-20,
      -147663300854e-20,
      263546763516e-20,
      -238230581193e-20,
      868333958543e-20,
      -692232980921e-20,
      -101903214091e-20,
      -571293958601e-20,
      -501548480482e-20
    ],
    [
      0,
      124285275602e-20,
      -261802322444e-20,
      -136464188501e-19,
      -391117213505e-20,
      -535558974983e-20,
      317808233981e-20,
      183962458779e-20,
      462058281854e-20,
      -97277817424e-19,
      -410864961814e-20,
      107581457651e-19,
      -108456775556e-19,
      296806226352e-20,
      807288811257e-20,
      -104541123836e-20,
      435254063533e-20,
      -603140938575e-20,
      -765521957976e-20,
      242005669694e-20,
      127655684422e-19,
      -597537587412e-20,
      -937720111156e-20,
      -103756082222e-19,
      -27590933962e-19,
      -154853389229e-19,
      124069551653e-19,
      127529431593e-19,
      -796006293513e-20,
      189489104417e-20,
      812994755178e-20
    ],
    [
      0,
      -160774540844e-19,
      637776322444e-20,
      -76550294416e-19,
      -494466436575e-20,
      308325747379e-20,
      13703621527e-19,
      -68862512168e-20,
      228102724239e-20,
      524179002617e-20,
      -473500202132e-20,
      208668068881e-19,
      452042167068e-20,
      46684078573e-19,
      351952460147e-20,
      -280870684394e-20,
      611805049979e-20,
      683008216722e-20,
      -204187286905e-20,
      443976791609e-20,
      564081954558e-20,
      709357408027e-20,
      -118308417466e-19,
      451774572555e-20,
      -334369513768e-20,
      -220460908971e-20,
      159189398991e-20,
      107507650019e-19,
      28072229491e-19,
      -218247510672e-20,
      -778077525656e-20,
      -185200316483e-20
    ],
    [
      0,
      127760467976e-20,
      -335609127916e-20,
      405424830941e-20,
      -675422476107e-20,
      182572279646e-20,
      -76305617634e-19,
      275465347035e-20,
      491018212548e-20,
      718971591052e-21,
      -570680927495e-20,
      7583606425e-18,
      140808168623e-19,
      534936491964e-20,
      220410694316e-20,
      -874727531741e-20,
      427270420004e-20,
      101916486215e-19,
      -112136888089e-20,
      -27754653073e-19,
      319534855653e-21,
      116411650251e-19,
      -272691793232e-20,
      -233549712722e-20,
      654834763861e-21,
      -643429532848e-20,
      -368856221241e-20,
      -668075560111e-20,
      -573130340772e-20,
      288179889934e-20,
      139346268546e-20,
      -218475608171e-21,
      142646165155e-20
    ],
    [
      0,
      -216391760811e-20,
      -50187208152e-20,
      70930410268e-19,
      227426656698e-20,
      374439169451e-20,
      -287328300836e-20,
      249383366316e-20,
      144915555407e-19,
      74051746902e-19,
      107022906758e-20,
      -867071813487e-20,
      89435069891e-19,
      313805750981e-20,
      571204550617e-20,
      -347835302325e-20,
      628613189283e-20,
      128779114927e-19,
      -189598124592e-20,
      207561717246e-20,
      -777689999053e-20,
      817787598674e-21,
      -156190227392e-19,
      -101356350767e-19,
      -857153776484e-20,
      -104941656537e-19,
      45404144025e-19,
      126154161942e-20,
      -102060346415e-20,
      572191328891e-20,
      -184579402264e-19,
      102290050028e-20,
      -439711913398e-20,
      831263004529e-20
    ],
    [
      0,
      63891897021e-19,
      530082118696e-20,
      811619669834e-20,
      119586870272e-20,
      354963449977e-20,
      762975480293e-20,
      -656263573163e-20,
      468751478021e-20,
      210165697829e-20,
      146544229781e-20,
      -107829735599e-20,
      -460063642968e-20,
      103329523096e-20,
      964686908241e-20,
      62628624977e-19,
      -14938092908e-19,
      393698829389e-20,
      -538197998817e-20,
      715302015583e-20,
      -101824147346e-19,
      -742166456548e-20,
      336620175035e-20,
      -118981902172e-19,
      420436158037e-20,
      -986300815266e-20,
      -129360014691e-19,
      -391137836409e-20,
      -200370653858e-19,
      -431563574113e-20,
      -586948946952e-21,
      -160852780125e-20,
      231645138264e-20,
      43547198646e-19,
      165364599023e-20
    ],
    [
      0,
      -103576288219e-19,
      747316845223e-20,
      349967679465e-20,
      920674937921e-20,
      -115478796146e-19,
      790142264483e-20,
      471386839716e-20,
      921486965423e-20,
      -108780700595e-20,
      114437669825e-19,
      -311508942142e-20,
      -64323395678e-19,
      302852925442e-20,
      -702737046917e-20,
      875984924717e-20,
      -736827047584e-20,
      -882920485773e-20,
      -114710477959e-19,
      -341854119412e-20,
      -113573745208e-21,
      -817657795386e-21,
      57229930908e-19,
      -222442612532e-20,
      638499607176e-20,
      199781103645e-20,
      461488943108e-20,
      -133812635796e-19,
      -153673024839e-19,
      340140754669e-20,
      287370616224e-20,
      40412480788e-19,
      -741858064221e-20,
      -307739390905e-20,
      266717400938e-20,
      -501230638002e-20
    ],
    [
      0,
      514982653283e-20,
      -340211031655e-20,
      -158895672921e-19,
      138917218538e-20,
      14033786019e-19,
      -316311943226e-20,
      617680210154e-20,
      -503767857861e-20,
      -374028113708e-21,
      683503143788e-20,
      475118294475e-20,
      -984587714675e-20,
      80318113556e-19,
      -594203574762e-20,
      333310574172e-20,
      -160569406116e-21,
      -865314022477e-20,
      44603340077e-19,
      -665319486115e-20,
      352627660597e-20,
      -567948915026e-20,
      161234121461e-20,
      274891917069e-20,
      -424514998756e-20,
      15607147346e-18,
      937175113714e-20,
      88299681063e-19,
      -434372617405e-20,
      20734471834e-20,
      605413293608e-20,
      -554047445598e-20,
      230476235625e-20,
      -350340856893e-20,
      435776976715e-20,
      -125527291076e-19,
      -594245336314e-20
    ],
    [
      0,
      -111972040628e-20,
      -137653686495e-19,
      -709632763665e-21,
      445226138939e-21,
      -557105900119e-21,
      787327801001e-20,
      867877271607e-20,
      -21492307811e-19,
      -186836328296e-20,
      23982604686e-19,
      368693317518e-20,
      -525122926097e-20,
      -831445713314e-20,
      -112426375494e-20,
      -942542010609e-21,
      133918670303e-19,
      -42281622391e-19,
      380532044735e-20,
      -573498587855e-21,
      -101104023109e-20,
      -150807662982e-20,
      28865990482e-20,
      415991942706e-20,
      -87318975493e-19,
      -198485329913e-20,
      10485263927e-18,
      440041559326e-20,
      398526299108e-20,
      680043694906e-20,
      125778887176e-19,
      -924205129866e-20,
      399721827179e-20,
      -166497614164e-19,
      518793036302e-21,
      -848165557215e-20,
      -480019536638e-20,
      -434138083363e-20
    ],
    [
      0,
      469976367846e-20,
      -292168742572e-21,
      -933025608907e-21,
      -418473896587e-20,
      738633376489e-20,
      314176171759e-20,
      -278047841851e-20,
      433315196098e-20,
      -783751300143e-21,
      -63036900059e-19,
      894470323502e-20,
      -675700770885e-20,
      -104709970229e-19,
      394757501829e-20,
      -329453926634e-20,
      97587426523e-19,
      201423843172e-20,
      -261647337975e-20,
      -615051964331e-21,
      -209499348411e-20,
      392737997494e-20,
      786969415161e-20,
      541737892876e-20,
      114583893203e-20,
      -226421240791e-20,
      615998595051e-20,
      873977778544e-20,
      -518926025463e-20,
      32711837794e-19,
      216956419247e-20,
      -768254138198e-20,
      178693515151e-20,
      142558825117e-19,
      32827417618e-19,
      233835491707e-20,
      -684242268214e-21,
      206994207167e-20,
      -213887850477e-20
    ],
    [
      0,
      538483681001e-20,
      704358259614e-20,
      624116116403e-20,
      -491342654795e-20,
      166010698351e-20,
      279733582782e-20,
      -165033123845e-20,
      115403393396e-19,
      37403056209e-19,
      -278502502427e-21,
      -239801529813e-20,
      893957638062e-20,
      -771937180618e-20,
      278768320487e-20,
      -397721347261e-21,
      -185494879738e-20,
      -146956096573e-20,
      -867587317274e-21,
      62472795357e-19,
      -992882773891e-20,
      194235688059e-20,
      -806125497664e-21,
      592701141337e-20,
      775027644112e-20,
      -630012789774e-20,
      865864300194e-20,
      -201288638784e-20,
      -106636607576e-19,
      -306411648657e-20,
      -105144274362e-19,
      -113155001982e-19,
      555656199528e-20,
      356222456971e-20,
      336649788026e-20,
      222281004959e-20,
      -345300476533e-20,
      -453704470766e-20,
      644710228196e-20,
      13247277018e-19
    ],
    [
      0,
      -167671602321e-21,
      -111120907382e-20,
      -206645039278e-20,
      -721819587159e-20,
      -189035912501e-21,
      426022856296e-20,
      238870112778e-20,
      382071234423e-20,
      197015196606e-20,
      306298214583e-20,
      -416659562949e-20,
      194884088889e-21,
      -429803550442e-20,
      900889321668e-21,
      -573605310655e-21,
      -33234849529e-19,
      187448317014e-20,
      715396759385e-21,
      740677714867e-21,
      69843429008e-19,
      -644032174041e-21,
      -157204038521e-19,
      -123258449268e-19,
      383294965319e-20,
      -416803630319e-20,
      -463296622041e-20,
      167788741927e-20,
      702744988957e-20,
      215388613016e-20,
      106054076662e-20,
      -140699197628e-20,
      -577392178963e-20,
      -912831329929e-21,
      966297773764e-21,
      -842037138778e-20,
      509933668609e-20,
      163782612718e-20,
      445230470779e-20,
      31821410438e-19,
      -225885618094e-21
    ],
    [
      0,
      -41342146548e-19,
      177080262581e-20,
      262910180729e-20,
      499520425513e-20,
      -340520164639e-20,
      20898518817e-19,
      327019848148e-20,
      -424645658621e-20,
      343780205286e-20,
      152629699723e-20,
      -676355555964e-20,
      426145632589e-21,
      424220010125e-20,
      -122583182109e-20,
      306681470819e-20,
      -430865119854e-20,
      354231837608e-20,
      438915638181e-20,
      -698556578723e-21,
      -684339949215e-21,
      -386965990217e-20,
      -318900609762e-20,
      -156187984663e-19,
      -160878624414e-20,
      305984309642e-20,
      -845787453799e-20,
      -405578278772e-21,
      -469639162983e-20,
      637658266351e-20,
      -431030185329e-21,
      105556071175e-20,
      389646604453e-20,
      105367869266e-19,
      405911712157e-20,
      284446968017e-20,
      -362427981439e-20,
      -108907704575e-19,
      -538192890554e-21,
      -306101814034e-20,
      -481844784939e-20,
      711601184478e-20
    ],
    [
      0,
      20672296144e-19,
      -191350575326e-20,
      890566423709e-20,
      146033051568e-20,
      -405025465516e-20,
      -830414001349e-21,
      -181867645319e-20,
      646886557966e-21,
      263924873014e-20,
      687237624774e-20,
      277288086748e-20,
      -10630088118e-18,
      552240053377e-20,
      597533344532e-20,
      635337004364e-20,
      -238502668497e-20,
      -410981715056e-20,
      17880048219e-19,
      -588853392034e-20,
      640791629469e-21,
      -560737090588e-20,
      -340250947394e-20,
      -563629938986e-20,
      12093961296e-19,
      434304889131e-20,
      -625459866853e-20,
      -234473408874e-20,
      196484652934e-20,
      -127865281867e-20,
      145345501063e-20,
      484294083994e-20,
      521635005469e-20,
      58209226949e-19,
      111560909802e-19,
      -114422610701e-20,
      -54015923669e-19,
      238447105699e-20,
      -131646034318e-19,
      102533250717e-19,
      -290013620439e-20,
      215712294638e-22,
      305774241943e-20
    ],
    [
      0,
      140510371892e-20,
      -678259699473e-21,
      -15749811091e-20,
      181393420291e-20,
      71635769111e-19,
      294590894949e-21,
      489580125606e-20,
      279898709198e-21,
      -70904649618e-19,
      19008191519e-19,
      595350214203e-20,
      192210904294e-20,
      -346114343345e-20,
      325629579061e-20,
      599511981789e-20,
      277229088669e-21,
      -453197550515e-20,
      -514114571097e-20,
      -709815995277e-20,
      354067077072e-21,
      495534624419e-20,
      -196608582659e-20,
      -608055780558e-20,
      -17118365038e-19,
      320173896008e-20,
      35714429196e-19,
      899989867635e-21,
      792898192789e-20,
      114886926559e-20,
      -823488791643e-20,
      -868509261457e-21,
      535143529179e-20,
      -114065559763e-20,
      416161397827e-21,
      55058202819e-19,
      -362994807787e-20,
      60114715157e-19,
      174812579571e-21,
      -239546876633e-20,
      503199216333e-22,
      31247340099e-19,
      427834690972e-20,
      -896658973671e-20
    ],
    [
      0,
      -803476202214e-21,
      23666343415e-19,
      -350189431483e-20,
      -214241109485e-20,
      333912238312e-20,
      34257080463e-19,
      104600848746e-19,
      388452130213e-21,
      -642838063306e-20,
      -609599870123e-20,
      -109791269121e-20,
      -218899413884e-20,
      -426751504379e-20,
      -374724128584e-20,
      -638441090011e-20,
      484573915246e-20,
      154202418543e-20,
      -417559338192e-20,
      -467189791645e-20,
      630312848084e-21,
      198663767921e-21,
      207109499562e-20,
      964945379654e-20,
      -6513423277e-18,
      110661300138e-20,
      127891412067e-20,
      -277043411393e-20,
      554494660787e-20,
      449026748788e-20,
      182143100801e-20,
      265129335221e-20,
      79819136238e-20,
      289954282777e-21,
      590112277368e-20,
      -312651333437e-20,
      -750792765314e-20,
      749175946104e-20,
      -607722887364e-20,
      267191354166e-20,
      743640660818e-20,
      -219975922856e-20,
      -748815852958e-21,
      -300616063432e-20,
      -161647243103e-20
    ],
    [
      0,
      -551664132292e-20,
      -284426726042e-20,
      -608323666779e-20,
      104795469653e-20,
      -138672272733e-20,
      -454711073566e-21,
      260316093604e-20,
      456563662187e-21,
      -464843734135e-20,
      -243311008683e-20,
      -297387745235e-20,
      -234153494603e-20,
      -288944934821e-20,
      -506957047369e-20,
      -149587086033e-23,
      46755213631e-20,
      -167690334522e-20,
      -428899068529e-20,
      -22131490841e-19,
      414250381261e-20,
      -558876832906e-21,
      502694389287e-20,
      515834114168e-20,
      466294947782e-20,
      -338119094674e-20,
      590422271735e-20,
      342683611366e-21,
      -153492742026e-21,
      -25200914351e-19,
      -116576354142e-21,
      -489659964022e-20,
      -298137538631e-20,
      -276303095452e-20,
      610049182142e-20,
      714795060372e-20,
      691473231707e-20,
      386510419611e-20,
      351994877415e-20,
      -814244952898e-20,
      -333153350192e-20,
      123563176111e-20,
      -119573121446e-19,
      24169691253e-19,
      379338157974e-20,
      -186268283322e-21
    ],
    [
      0,
      101975529719e-20,
      169386192791e-20,
      313551620449e-22,
      -733552916811e-20,
      -987938446292e-20,
      -366545255275e-20,
      -768195997713e-20,
      317787787443e-20,
      593033350714e-20,
      -749320315546e-21,
      -329875222753e-20,
      -770280415669e-21,
      -989789200776e-21,
      2899684764e-19,
      -233049143886e-20,
      543626943521e-20,
      -668397143095e-21,
      -515577393539e-20,
      -219142742197e-20,
      -445892855672e-20,
      486393178127e-20,
      11853935729e-19,
      472263592598e-20,
      -301740256772e-21,
      -798076733908e-20,
      109137918441e-19,
      -131245150309e-21,
      -528211928064e-20,
      -210749632839e-20,
      -785075749498e-20,
      885282307696e-22,
      -312034919855e-20,
      -289411008422e-21,
      403871357436e-20,
      961561249861e-21,
      -229487440393e-20,
      620601539446e-20,
      -284455158644e-20,
      -670704239494e-21,
      -117881775587e-20,
      -522404669093e-20,
      655323402052e-20,
      117616421703e-19,
      -322855904393e-20,
      566851692385e-20,
      -296575033763e-20
    ],
    [
      0,
      -15151751449e-19,
      -100085045221e-20,
      247231037816e-20,
      934975462359e-21,
      -220359402651e-20,
      -341622421012e-20,
      -393728849468e-20,
      -123956249318e-20,
      295555821523e-20,
      368885075423e-20,
      -472211607105e-20,
      275422690346e-20,
      -333560490463e-20,
      479188752249e-21,
      100741967568e-20,
      -774824254825e-21,
      470534852733e-20,
      751634026147e-20,
      390203858436e-20,
      19693962829e-20,
      111135984769e-21,
      -965217141462e-21,
      994928294714e-21,
      -11322436378e-19,
      -991886685629e-20,
      293025050389e-21,
      -263190397426e-20,
      -684529247699e-20,
      139919470636e-22,
      24590389349e-19,
      951714424649e-21,
      -157189568068e-21,
      269393960951e-20,
      368745885093e-20,
      108683931287e-20,
      -43469106059e-19,
      165695541642e-20,
      136944595156e-20,
      76698755501e-19,
      789172031519e-20,
      490097673006e-20,
      -552446047641e-20,
      273410283112e-20,
      104347201947e-19,
      230263608837e-20,
      -432960943537e-20,
      -501440887217e-20
    ],
    [
      0,
      302657013283e-20,
      363393017349e-21,
      257979302487e-20,
      -122080534781e-20,
      -235605380481e-20,
      784843721779e-20,
      248163262176e-20,
      547396371892e-20,
      398795187238e-20,
      304470802332e-20,
      107320251723e-20,
      -38310242456e-19,
      167644943899e-20,
      -520890517219e-21,
      174541145074e-20,
      96417817961e-20,
      358612272501e-20,
      174602237769e-20,
      471978277111e-20,
      505947018014e-20,
      -337394929243e-20,
      278688711358e-20,
      -240698779384e-20,
      -929222791824e-21,
      353860016527e-21,
      -581365414694e-20,
      475300683514e-20,
      -745017826902e-20,
      -670725670829e-20,
      -135952580674e-20,
      -384588314583e-20,
      -171734501643e-20,
      -119209199438e-21,
      72488084141e-19,
      126320884899e-20,
      -644850201282e-21,
      -454304954485e-20,
      -103193513201e-20,
      -869537994667e-20,
      495029164361e-20,
      -976362693271e-20,
      284547987611e-20,
      583862929544e-20,
      -120865612683e-21,
      473507339015e-20,
      875444855625e-20,
      452954726663e-20,
      -146002611039e-20
    ],
    [
      0,
      -237896141041e-21,
      300456443547e-20,
      144670309978e-20,
      970388035448e-20,
      -147768022073e-21,
      343832599943e-20,
      341943534957e-20,
      372669749638e-20,
      55538171239e-19,
      -387168385069e-21,
      223790617673e-20,
      -202737537475e-20,
      372762188228e-20,
      -158167593564e-20,
      11277422647e-19,
      -594456540806e-20,
      -61024816469e-20,
      -243782519231e-20,
      -494180521317e-21,
      307127632185e-21,
      -588434524195e-20,
      443491281302e-20,
      -106379105793e-20,
      142678862473e-20,
      538503141399e-20,
      -976933411644e-21,
      274872232195e-20,
      -112284746533e-19,
      -571670663706e-21,
      285895832102e-20,
      -618384284875e-20,
      -566667653145e-20,
      -18527574247e-19,
      -535447038422e-21,
      553605102488e-20,
      577800653513e-21,
      92788284134e-20,
      -241249789431e-20,
      226214345333e-20,
      190525031142e-20,
      -147482017451e-20,
      -484058674322e-21,
      -687856526043e-20,
      810527467719e-20,
      -15462879946e-19,
      132061609167e-20,
      445577322906e-21,
      529796611163e-21,
      115517660073e-20
    ],
    [
      0,
      -150227955046e-20,
      -318340545864e-20,
      -10655411174e-19,
      40721357789e-20,
      -279474626471e-20,
      179661231497e-20,
      451809743818e-20,
      114829252929e-20,
      253472803309e-20,
      -357698633382e-21,
      194786708736e-20,
      5023916574e-18,
      13970525603e-19,
      420446479492e-20,
      -176525731032e-20,
      -497850923583e-20,
      -384471197721e-20,
      -44988101164e-19,
      315512282312e-22,
      -237194017815e-20,
      -881913916952e-21,
      -496032655871e-21,
      -55835171504e-19,
      532645409553e-22,
      339769216723e-20,
      -181083249791e-20,
      -251696510797e-20,
      558609205114e-20,
      280947566572e-20,
      641393913595e-20,
      588802189362e-20,
      205646822412e-20,
      -282170522547e-20,
      -272923357121e-20,
      206743519414e-22,
      45086936057e-21,
      -141287700458e-20,
      -563553141539e-20,
      919458922215e-20,
      634128761784e-20,
      -496647387289e-20,
      -40966438718e-19,
      -239743492902e-20,
      -10456062211e-19,
      512174359323e-20,
      183310979154e-20,
      -112656390145e-19,
      -30274013527e-20,
      -459809288584e-20,
      148027432095e-20
    ],
    [
      0,
      30949690017e-19,
      -102424145195e-20,
      -7397839007e-18,
      238350141509e-20,
      -375648728774e-20,
      -324821242044e-20,
      313043952153e-20,
      431755870883e-20,
      -370145819407e-20,
      -265266824717e-20,
      201615715509e-21,
      195046274671e-20,
      -935483871177e-21,
      309998025659e-21,
      -71324238697e-20,
      -171810008494e-20,
      -785957237694e-21,
      -716778610111e-21,
      -237742618011e-21,
      314260512103e-22,
      943981648887e-21,
      -268766846418e-20,
      244336906441e-20,
      -625545175651e-20,
      -923894591596e-21,
      -369475569102e-20,
      -85647657332e-19,
      66754647893e-19,
      147517738461e-20,
      332303426609e-20,
      506414192921e-20,
      215016597641e-20,
      152467819183e-20,
      -863806533372e-21,
      235190616e-17,
      309623528058e-20,
      -567725678009e-20,
      -378749955299e-20,
      71943364306e-20,
      -393594099185e-21,
      184347565682e-20,
      338187726465e-20,
      205620529202e-20,
      178729403019e-21,
      -678445566504e-20,
      -246157692683e-21,
      -760135354959e-21,
      730210650201e-21,
      -253318816235e-20,
      631693515247e-20,
      354595341491e-20
    ],
    [
      0,
      -566141032087e-20,
      528635614369e-21,
      -15228564215e-19,
      139421708045e-20,
      -182640064987e-20,
      -911110911449e-21,
      -198030857354e-20,
      -105065267547e-20,
      -490274273266e-20,
      -231790903351e-20,
      898170634527e-21,
      -39659666136e-19,
      412310466404e-20,
      -819405857264e-21,
      173170730103e-20,
      215016768756e-20,
      81048532177e-20,
      -107335546225e-21,
      200872122499e-20,
      -289273296191e-20,
      774653352356e-21,
      370971902518e-20,
      155755670903e-20,
      349443560599e-21,
      -193509914465e-20,
      -300014001463e-20,
      -62774489378e-19,
      168041304691e-20,
      -367669689958e-20,
      43482414052e-20,
      -204131283777e-20,
      -523524692142e-20,
      -291243158525e-21,
      -119616795311e-20,
      673138495306e-20,
      569157012149e-20,
      298854532104e-20,
      -124860923571e-20,
      -106068350465e-20,
      -183763617102e-20,
      -382351912283e-20,
      -632294388707e-20,
      -252698911853e-20,
      -171435313965e-21,
      -101649106263e-20,
      338338658619e-20,
      502983249995e-20,
      339022454564e-20,
      593284589932e-20,
      -139840789316e-20,
      -249975427841e-20,
      -430724346481e-20
    ],
    [
      0,
      88215890315e-20,
      -652238121107e-21,
      224066337671e-20,
      796897102454e-21,
      -330758922189e-20,
      579133262935e-22,
      -581577428182e-20,
      -275802191871e-21,
      -215146201705e-20,
      -406468761962e-20,
      -414953157237e-22,
      -500637453903e-20,
      249015949605e-20,
      -127009360724e-21,
      41725129511e-19,
      604404526863e-20,
      178687083274e-20,
      24657721752e-19,
      -108755861495e-20,
      -150377589353e-20,
      261974358958e-20,
      598902367107e-20,
      -470495102021e-20,
      575114156525e-20,
      -650681640058e-20,
      271923696222e-20,
      -316805881777e-20,
      328935502086e-20,
      -168422797685e-20,
      -632579167986e-20,
      264208621023e-20,
      -179270110503e-20,
      267682650237e-20,
      -747799760824e-20,
      -382799570433e-20,
      24776692672e-19,
      684918482541e-21,
      -258686721606e-20,
      -222626260082e-20,
      -117670852432e-20,
      -65016347931e-19,
      270769985181e-20,
      447494835684e-20,
      -192998657957e-21,
      266972378251e-20,
      -539599318434e-20,
      557888382466e-20,
      -323766274929e-20,
      -385656430328e-20,
      16439821637e-19,
      624216504149e-21,
      788573350628e-22,
      53341969402e-19
    ],
    [
      0,
      272579797239e-20,
      -153344334067e-20,
      172231850265e-20,
      -538503215163e-20,
      -210045694038e-20,
      -400601085224e-20,
      166739205495e-20,
      -220912248616e-20,
      797083290065e-20,
      -11132382592e-19,
      752762912362e-21,
      -193330478441e-20,
      380757774933e-21,
      10565160883e-19,
      -387379098933e-20,
      142492006524e-20,
      559438560117e-20,
      -108492585917e-20,
      -125445329655e-20,
      -507703414709e-21,
      233962811701e-20,
      347823958258e-20,
      -167141963556e-20,
      441949360703e-20,
      -297584290355e-20,
      -216171935118e-20,
      513309529866e-20,
      -82197642849e-20,
      148856515604e-20,
      147028551165e-20,
      44006947227e-19,
      176053276479e-20,
      987055800376e-21,
      -375714117336e-20,
      -838514526043e-20,
      -644497084335e-20,
      176198487716e-20,
      -791954907407e-21,
      -178556545348e-20,
      709146429051e-21,
      35382152859e-19,
      624258654012e-20,
      384550094672e-20,
      369030540504e-20,
      -559133662137e-20,
      -455557936708e-20,
      305954138516e-20,
      173978075968e-20,
      369808287361e-21,
      -75730375747e-20,
      37844372781e-19,
      -215128841698e-20,
      298108912543e-20,
      565281315607e-20
    ],
    [
      0,
      506314867009e-20,
      -20293274499e-19,
      316338271835e-20,
      174272743901e-20,
      432492098613e-20,
      -183270290375e-20,
      343334353979e-20,
      392255136258e-21,
      204139708981e-20,
      379120101535e-20,
      268965956784e-20,
      382865321011e-20,
      -599559166554e-21,
      667858672733e-21,
      -52827910694e-19,
      118191255826e-22,
      -420372330524e-21,
      718757033512e-20,
      -488672190986e-21,
      112852704124e-20,
      -307131265813e-20,
      -22170875874e-19,
      565769224107e-20,
      404132843393e-20,
      1148635688e-18,
      -157512079402e-20,
      358860394496e-20,
      16884711712e-20,
      -581713354439e-21,
      -545654234076e-21,
      145812620579e-20,
      127646466703e-20,
      -502404069993e-21,
      101116253467e-20,
      -305282697978e-20,
      498852051077e-20,
      593331277835e-20,
      984901693652e-21,
      -43748204846e-19,
      -466387996652e-20,
      -219387599178e-21,
      -279628803078e-20,
      840868060464e-21,
      -24147812832e-19,
      426953178683e-20,
      -215810894136e-20,
      341423275214e-21,
      -205983243604e-20,
      -188984039871e-20,
      886594689152e-21,
      471644852681e-20,
      -301198652842e-20,
      207297807512e-20,
      -570982039368e-20,
      -707073270661e-20
    ],
    [
      0,
      337742314575e-20,
      484133406549e-20,
      154654210299e-20,
      60662196543e-19,
      724440138913e-21,
      730944564463e-21,
      -857976125108e-21,
      -362688140057e-20,
      889209706279e-21,
      122951687667e-20,
      311918333619e-20,
      413537925932e-20,
      557427443402e-20,
      359461966057e-20,
      150784402128e-20,
      -348352623489e-20,
      -245109719712e-21,
      33502264984e-19,
      752664839174e-21,
      -124093608223e-20,
      -362599395105e-20,
      366768421992e-21,
      402218260274e-20,
      -234022367466e-21,
      2662861669e-18,
      -480905595577e-20,
      36589760993e-19,
      121392534223e-20,
      -330989008906e-20,
      191903209074e-20,
      -600634153014e-20,
      -246952130176e-20,
      183850057556e-20,
      105704445326e-20,
      204344608836e-21,
      -176634400966e-20,
      547726339379e-20,
      430628684803e-20,
      -374794567494e-20,
      384145713821e-20,
      238307078957e-20,
      -167354031195e-21,
      -464484669076e-20,
      233734816689e-20,
      -766352488156e-21,
      -464542462872e-20,
      263665894884e-20,
      -314425423758e-20,
      612618507594e-20,
      110142149502e-20,
      -111959453734e-20,
      -20036996774e-19,
      -355057178782e-21,
      -169137671201e-20,
      -31173521588e-19,
      -145242215051e-20
    ],
    [
      0,
      -288667726745e-20,
      189537069823e-20,
      399187444828e-20,
      -149323176287e-20,
      115421916053e-20,
      -338009595419e-21,
      -399713445387e-21,
      996642939907e-20,
      -498881717263e-20,
      344921406019e-20,
      -754439426466e-20,
      579072594074e-20,
      -198649438294e-20,
      627215648109e-20,
      367834142727e-20,
      -428575969194e-20,
      -215050942731e-21,
      374728890857e-22,
      414527968236e-20,
      217910165146e-20,
      129265392075e-21,
      125406361653e-21,
      -470603169853e-21,
      -249534066392e-20,
      -215145597759e-20,
      -48633974229e-19,
      702037588492e-21,
      -481797938235e-21,
      -208250614945e-20,
      302153834789e-20,
      -26008882452e-19,
      -137701877645e-20,
      332687130304e-20,
      166067712161e-20,
      -390074040579e-20,
      -619562839282e-20,
      288691601848e-20,
      388845627051e-20,
      139326869442e-21,
      761024587558e-21,
      148398991073e-20,
      165925084437e-20,
      -696223907704e-20,
      60847510663e-20,
      39397941201e-19,
      262332157302e-20,
      -149261021303e-20,
      476252215549e-20,
      -295814148934e-20,
      -407107776326e-20,
      -354285578396e-20,
      -593637790965e-21,
      -186559579312e-20,
      285042203396e-20,
      878840270571e-21,
      243710618039e-20,
      -327463131606e-20
    ],
    [
      0,
      -132928017843e-20,
      480603297668e-20,
      -695744636399e-20,
      532278571511e-22,
      -292812252454e-20,
      551974543542e-21,
      259007304356e-20,
      533880910177e-20,
      -627355092632e-20,
      -226859359435e-20,
      -447355541188e-20,
      -47735401558e-20,
      -132965315696e-20,
      -268100081998e-20,
      890751460346e-21,
      -319905406084e-20,
      185694240803e-20,
      -106405390043e-20,
      -334731919564e-21,
      142719074798e-20,
      467151219042e-20,
      -301829681057e-20,
      193661530796e-20,
      -169872441251e-20,
      -254378658689e-20,
      173767371058e-21,
      -504501281974e-20,
      -236734585774e-20,
      -285652687635e-20,
      375516024362e-20,
      146238074061e-20,
      145244777155e-20,
      105308043232e-20,
      204104334763e-20,
      -552538116119e-21,
      -215376532524e-20,
      -301068285636e-20,
      208224214773e-20,
      -142910140132e-20,
      -424935039663e-20,
      332051250227e-20,
      -227838795598e-20,
      -235418031119e-20,
      187828424448e-21,
      470659085081e-20,
      229075575035e-20,
      142648810667e-23,
      -367587707399e-20,
      -566898467398e-21,
      685663459878e-20,
      -225897684441e-20,
      529942225131e-20,
      -249783280379e-20,
      -616985109964e-21,
      -30925586192e-19,
      -166085135977e-21,
      -504239243654e-22,
      401348376492e-21
    ],
    [
      0,
      -216359686553e-20,
      10325005577e-19,
      -547527651961e-20,
      216523988709e-20,
      -262667061889e-20,
      -618209980288e-21,
      145699524002e-20,
      131751660683e-21,
      -42437640733e-20,
      -523977027157e-20,
      119995874003e-20,
      -372136186831e-20,
      -749361004805e-21,
      -579434523422e-20,
      -370360709563e-20,
      -679732453768e-21,
      516256822799e-23,
      25662982814e-20,
      -364892538339e-20,
      -146977612614e-20,
      144078004641e-21,
      -360055970698e-20,
      344192591105e-20,
      -421932442293e-21,
      -193946585452e-20,
      986497764193e-20,
      -147362403917e-20,
      -19623232343e-20,
      -122550888905e-20,
      -124940890701e-20,
      400778058367e-20,
      -150178902545e-21,
      -568998710094e-21,
      136247407312e-21,
      -653346491469e-21,
      831447453024e-21,
      -234310018371e-20,
      46506463506e-19,
      103150695653e-20,
      167520306335e-20,
      161990099703e-20,
      -19197190837e-19,
      -247765221813e-20,
      -348662561791e-20,
      -167206511864e-20,
      154226897685e-20,
      548211295739e-20,
      614997097285e-20,
      340548763489e-20,
      26593773179e-19,
      -499876420993e-21,
      -861782585181e-21,
      -344263672292e-20,
      -223449633871e-20,
      192258240027e-20,
      -251518218787e-20,
      -231599725831e-20,
      -24374373583e-19,
      695639719744e-21
    ],
    [
      0,
      227325905103e-21,
      -209618034496e-20,
      282304181314e-22,
      542786835988e-23,
      -50840220659e-20,
      -29507366025e-19,
      -253159133173e-20,
      -112968653689e-20,
      21529742175e-19,
      -263640978613e-20,
      426794283564e-20,
      -315789781771e-20,
      -746402264962e-21,
      -137176619352e-20,
      131271073866e-21,
      -890593127112e-21,
      163819818821e-20,
      -265425713522e-20,
      -211652530221e-20,
      471648908653e-22,
      -465494517033e-20,
      38218991247e-19,
      -26683837737e-19,
      120485640133e-20,
      569978420103e-21,
      403654982377e-20,
      200533142094e-20,
      -151901856059e-20,
      293958904408e-20,
      -259255339113e-20,
      467851945535e-21,
      -315564592724e-21,
      40228503116e-19,
      -236928246359e-20,
      561852956581e-21,
      -491677668181e-22,
      712651714058e-21,
      -132657347622e-22,
      -536564726301e-20,
      95446989847e-20,
      -104686250574e-20,
      310437318149e-20,
      796344058695e-21,
      -808503442174e-21,
      -391776207592e-20,
      348857058951e-21,
      197923464992e-20,
      -372644360805e-20,
      -446389160256e-20,
      384698960264e-20,
      -580274740616e-21,
      536871064211e-20,
      568046802894e-20,
      -271008321877e-20,
      289374229409e-20,
      -354195525281e-20,
      -322491239477e-21,
      23162527247e-19,
      120585444605e-20,
      392983780545e-21
    ],
    [
      0,
      11527802968e-19,
      -145575130609e-20,
      588826753023e-20,
      -232339117817e-20,
      -680700970491e-22,
      -225351133926e-20,
      124419034443e-20,
      -73219117806e-20,
      409650329931e-20,
      11526211454e-19,
      375488837062e-20,
      -146438312123e-20,
      -147641757488e-20,
      113045597617e-20,
      -133254977828e-20,
      -327265930812e-21,
      154668158602e-20,
      -371574325194e-20,
      186094245281e-20,
      122711361558e-20,
      295584825461e-20,
      228492854556e-20,
      -724986447496e-21,
      347911082821e-20,
      -245196023626e-20,
      -443478517383e-20,
      796767958532e-21,
      -194880328424e-20,
      276205645541e-20,
      10091217904e-19,
      255162418629e-21,
      534962387181e-20,
      -252817172663e-24,
      -266572762194e-20,
      184788936469e-20,
      143770460288e-20,
      -118351157417e-20,
      -702424824444e-20,
      -284531817267e-20,
      -263385467123e-20,
      -329472468104e-20,
      317710263497e-20,
      436628365878e-20,
      529923435682e-20,
      248661289187e-20,
      174006708418e-20,
      377167302466e-20,
      248850110599e-21,
      -105779456409e-20,
      28200215902e-19,
      240839662032e-20,
      -11363410179e-19,
      -44665590786e-19,
      490645309938e-21,
      -130335923758e-20,
      299329733172e-20,
      31868386279e-19,
      640896831887e-20,
      -211143899502e-20,
      -323756290223e-20,
      857870721552e-21
    ],
    [
      0,
      337733908336e-20,
      484997931443e-20,
      151730880202e-20,
      -318759682781e-21,
      172747428774e-20,
      -599162691156e-20,
      239854854243e-20,
      146920502501e-20,
      -159005126125e-20,
      571819426307e-20,
      245364835475e-20,
      312148130027e-21,
      -296045940208e-20,
      736632375917e-20,
      -39576199058e-21,
      -319414110768e-21,
      -229274795014e-20,
      649530111016e-21,
      620977993584e-21,
      355242602025e-20,
      153900421823e-21,
      -115377345316e-20,
      -122778901526e-20,
      102075915808e-20,
      -613622564554e-21,
      -213075979834e-21,
      21549958035e-19,
      -955817031537e-21,
      356026512891e-20,
      -164089488542e-20,
      -340327894339e-20,
      604913535906e-20,
      -389797338173e-20,
      -268418874835e-20,
      -11050809121e-19,
      145607681621e-20,
      214678064239e-20,
      616716406564e-21,
      414641645868e-21,
      -301796072455e-20,
      -228801858484e-20,
      -375496202482e-20,
      -629497016877e-21,
      188523590489e-20,
      -314473935361e-20,
      732113148782e-21,
      236067104981e-20,
      226863893585e-20,
      -116615535583e-20,
      21498411047e-19,
      -396802276471e-20,
      -509667879958e-20,
      -280999022062e-20,
      431980290801e-20,
      289217219326e-22,
      -424081055503e-21,
      -461880778887e-20,
      -153613608049e-20,
      -248370856354e-20,
      133802317625e-20,
      225718184321e-20,
      178784558995e-21
    ],
    [
      0,
      162316204256e-20,
      681718264686e-21,
      -244548956892e-20,
      543749942547e-20,
      496799913037e-21,
      398143826469e-20,
      240472808521e-20,
      338613792663e-20,
      -629234474447e-20,
      186055697008e-20,
      283416273653e-20,
      -283718782931e-21,
      291987267964e-21,
      744701298692e-21,
      -146986358223e-21,
      25447107979e-19,
      -347276845232e-20,
      958039385266e-21,
      104309515111e-20,
      -620691942833e-21,
      -171675559459e-20,
      -340025771807e-21,
      122701010925e-20,
      -31587944662e-19,
      491124128506e-20,
      -298419489564e-20,
      11513783027e-19,
      292361907954e-20,
      208480055661e-20,
      -227319487981e-20,
      -164619521455e-20,
      246176880048e-20,
      -500039494134e-21,
      -181547180804e-20,
      706024902233e-21,
      -287410509536e-20,
      468706935937e-20,
      -139609037746e-20,
      160521678824e-20,
      257008846341e-20,
      -101168365732e-20,
      30737496207e-20,
      290292831222e-20,
      -248516212233e-20,
      -293616863524e-20,
      -9932197143e-19,
      -106199908232e-20,
      -166141662191e-20,
      219039630221e-20,
      139194165977e-20,
      410408662176e-21,
      529634041035e-20,
      -102325243932e-21,
      -397139234308e-20,
      120594134079e-21,
      -572047929224e-20,
      147700036159e-20,
      -11286807311e-19,
      -413530494791e-20,
      -110201123137e-20,
      420279339499e-20,
      223124114357e-21,
      -176523876748e-21
    ],
    [
      0,
      -507180055734e-21,
      31920267792e-19,
      -162119696086e-20,
      241834589704e-20,
      -294487537751e-20,
      -639724799361e-21,
      617262972614e-21,
      103154245061e-20,
      -288087764543e-20,
      -283320535995e-21,
      -490343305614e-20,
      200999167356e-20,
      349166719926e-21,
      -134098578078e-20,
      -973528542599e-21,
      -175119041967e-20,
      -967144104235e-21,
      257433234317e-20,
      116159259563e-20,
      -201669668151e-20,
      -345409876865e-21,
      153596119755e-20,
      -424709371318e-21,
      -303420483296e-20,
      648412688994e-21,
      -193150140378e-20,
      -243656363976e-20,
      401583362155e-20,
      -300728871328e-20,
      102150517616e-20,
      448655283674e-21,
      252893755341e-20,
      171603401009e-21,
      -131901490212e-20,
      113591245202e-20,
      -114185529689e-20,
      181218712015e-21,
      -197920702361e-20,
      -330817398171e-20,
      1136074619e-18,
      243348147864e-22,
      -803950943e-18,
      144584750275e-20,
      216848162797e-20,
      -140730693063e-20,
      472682080065e-21,
      337431149754e-21,
      -271445739102e-20,
      220184368706e-20,
      -346186122046e-20,
      434194817246e-21,
      -474094979041e-20,
      770846474676e-21,
      -157408401726e-20,
      251549344391e-20,
      368123411897e-20,
      -462008838509e-21,
      -388970334422e-21,
      -389634437444e-21,
      129284413577e-20,
      -246899990294e-20,
      -93731634589e-20,
      -520127627973e-20,
      -122580782542e-20
    ],
    [
      0,
      -415450712677e-20,
      483397052848e-21,
      320183068444e-22,
      -207353402035e-20,
      -980828952124e-21,
      265458974323e-21,
      -381524978856e-21,
      146877084573e-20,
      170293430933e-20,
      -182734012829e-20,
      -130446444472e-20,
      153944173183e-20,
      137821378529e-20,
      -410228968157e-20,
      128072126503e-20,
      -468241234575e-20,
      -321800497765e-20,
      -19004772194e-19,
      -207946712601e-21,
      -729286676998e-21,
      -395401029335e-21,
      -162660900267e-21,
      41820999658e-19,
      10848317985e-20,
      -271766913018e-20,
      -130761274631e-20,
      -286664407159e-20,
      512383601723e-21,
      -327026311337e-20,
      -369337655843e-23,
      82319848075e-21,
      134426957565e-20,
      -326567943193e-21,
      -188502484312e-20,
      352419338735e-20,
      -260753316393e-20,
      -141853467166e-20,
      460043687618e-20,
      901873043733e-21,
      -133561086842e-21,
      -143166580606e-20,
      -406953175811e-20,
      253498415372e-21,
      19878281002e-19,
      160635944849e-20,
      178940435427e-20,
      243618421166e-20,
      -614373757975e-21,
      161953979687e-20,
      105926972566e-20,
      -283214662335e-20,
      175202265903e-20,
      -669013561037e-21,
      156043265018e-20,
      428018701586e-20,
      -351405424115e-20,
      280824482607e-21,
      -949109002564e-21,
      -222014114762e-20,
      210135997859e-20,
      27588051257e-19,
      520758598302e-21,
      -355002565884e-20,
      406400819266e-20,
      207365336654e-20
    ],
    [
      0,
      -157412839904e-20,
      -804093108405e-21,
      -125663719403e-20,
      -367316716915e-20,
      414147390335e-20,
      -255120536295e-20,
      261708049597e-20,
      657427903212e-21,
      480665530774e-20,
      -417660342112e-20,
      645722272265e-21,
      -439247384868e-20,
      208797347339e-20,
      -161013083285e-20,
      -202940527474e-20,
      107601267969e-21,
      -801648652589e-21,
      -227991476957e-20,
      -202876213355e-20,
      -949723141818e-21,
      -22869485706e-19,
      180845190814e-20,
      26870080805e-19,
      366433428177e-21,
      -126691797154e-20,
      466754632974e-22,
      -180875685191e-20,
      -249407088085e-20,
      214250673403e-20,
      -219173977704e-20,
      55058973509e-20,
      866202505229e-21,
      -405313499364e-20,
      161083907079e-20,
      -259091286461e-21,
      -294892711725e-20,
      210366324147e-20,
      350806535047e-20,
      475757362048e-20,
      -305295489507e-20,
      351016861251e-20,
      -275323134714e-20,
      -195881197689e-20,
      -417578472252e-20,
      -6181933191e-19,
      -321816833857e-20,
      -129092928467e-20,
      872002315022e-21,
      311853480981e-20,
      121990539613e-20,
      -222741147051e-20,
      -754379990197e-21,
      -479961192884e-20,
      -275065849164e-20,
      -259784718191e-20,
      537962756137e-21,
      429611183844e-20,
      -119813455446e-20,
      360067998522e-20,
      -315025079306e-20,
      -206501520839e-21,
      112238545137e-20,
      457782363596e-20,
      -157855506169e-20,
      444671335257e-20,
      -67767854956e-20
    ],
    [
      0,
      183069076028e-20,
      -44531896111e-19,
      141611633919e-21,
      16708730767e-19,
      283541771197e-20,
      299565427775e-22,
      -19656227656e-19,
      -250333448071e-20,
      324401108141e-20,
      -811985361739e-22,
      66985674784e-21,
      -167641150508e-20,
      -197298991279e-20,
      786238154089e-21,
      -124369833755e-20,
      138851723951e-20,
      -152672910521e-20,
      153480409772e-20,
      253182474384e-21,
      -211272787851e-20,
      112446974143e-21,
      459811942642e-20,
      -689624268719e-21,
      -257735858851e-20,
      515092550916e-21,
      343669823837e-21,
      541029455653e-21,
      -197556344252e-20,
      987198851228e-21,
      -118881541506e-20,
      405088510438e-20,
      -278412570445e-20,
      390247938573e-21,
      200120482971e-20,
      -219431098073e-20,
      -129816163047e-20,
      -740146127614e-21,
      654974300427e-22,
      -500107072625e-21,
      -257662776533e-21,
      -217071138968e-20,
      224217183671e-20,
      -231213529448e-20,
      498869264517e-21,
      184663341563e-20,
      -593655184371e-22,
      -259457961533e-20,
      -29258716078e-19,
      249247839939e-20,
      -135102427225e-20,
      -241251010782e-20,
      118281309422e-20,
      248345077696e-21,
      -673506051992e-21,
      845590167352e-20,
      -449145126159e-20,
      -233006032025e-20,
      -17747510894e-19,
      -30677447471e-19,
      54350350605e-20,
      -286230086602e-20,
      -535741788057e-20,
      607172241858e-20,
      -252570973448e-20,
      164390058476e-21,
      -909600278796e-21,
      301607088542e-20
    ],
    [
      0,
      289815535129e-20,
      -14364671025e-19,
      168884850602e-20,
      -300148260597e-21,
      163949808477e-21,
      993918144753e-21,
      -462044972394e-20,
      113358666599e-20,
      -102222266629e-20,
      198941003067e-20,
      -282933353176e-20,
      479842004824e-21,
      -297295561864e-20,
      -606613397759e-21,
      -446153095223e-21,
      -349524061965e-20,
      -194954009834e-21,
      12346216227e-19,
      590400376681e-21,
      -101123073591e-20,
      28035922654e-19,
      -255665889195e-20,
      503312299296e-21,
      992106952572e-21,
      2828677668e-18,
      784713085411e-21,
      -178251331664e-21,
      474930598993e-23,
      -213352830826e-20,
      122243340175e-20,
      321126059116e-22,
      138253707945e-20,
      -508867565026e-21,
      25288100685e-19,
      -57190507076e-20,
      218682851374e-20,
      321409235524e-20,
      -313656586965e-20,
      -132509636217e-21,
      -115470256723e-20,
      -519779580556e-20,
      222930554963e-20,
      -147054826998e-20,
      378535230123e-20,
      19282466118e-19,
      -304004180215e-21,
      -12307994624e-19,
      -499616501979e-21,
      22099814424e-19,
      167830147109e-21,
      -195341587325e-20,
      7319588969e-19,
      988184535213e-22,
      -794633823961e-22,
      -297714708723e-20,
      -559608521466e-20,
      857865506596e-21,
      791667114823e-21,
      424238464488e-20,
      176503569831e-20,
      524523070638e-21,
      149076627872e-20,
      -469838516852e-20,
      -31551468217e-19,
      -170007563881e-21,
      -119675114041e-20,
      -125148542112e-20,
      160834722967e-20
    ],
    [
      0,
      -28133913213e-19,
      176152264336e-20,
      -286282518908e-20,
      311294310992e-21,
      239401047688e-20,
      301493117393e-20,
      -517419313015e-21,
      254606090264e-20,
      589991830024e-21,
      -202658661512e-21,
      261526439472e-20,
      11959073126e-19,
      -582253635242e-20,
      125780802552e-20,
      -427931736764e-20,
      -421789208734e-20,
      -370550920353e-20,
      -145386268446e-20,
      260052302148e-20,
      -775925005443e-21,
      328241838767e-20,
      -125090935129e-20,
      127800489685e-20,
      26628067101e-19,
      -906417794325e-21,
      335712999267e-20,
      -121186122033e-21,
      -183094536519e-21,
      -950794257622e-21,
      139518191574e-20,
      -133033646108e-20,
      -586278587798e-21,
      16729242647e-20,
      187004795004e-20,
      175746889352e-20,
      123258762222e-20,
      579711088717e-20,
      -973592892592e-21,
      -380756590592e-21,
      -399138103532e-20,
      -670895165055e-21,
      204630503984e-20,
      452883310127e-21,
      -197186470672e-20,
      609100767657e-21,
      -165450131078e-20,
      16557251096e-19,
      917817197774e-21,
      140568990624e-20,
      -76308861688e-20,
      -151579359894e-20,
      554730952319e-21,
      -41612253675e-19,
      -322442493457e-20,
      -209539406352e-20,
      -155097658547e-20,
      -113045216393e-20,
      219720503411e-20,
      -501099598366e-20,
      -129846121033e-20,
      -469351095909e-20,
      -268462163107e-23,
      19728626085e-19,
      287520786627e-20,
      -833404969847e-21,
      793134556226e-21,
      326994561866e-20,
      166551866504e-20,
      -226235749288e-20
    ],
    [
      0,
      -288456331103e-20,
      12870504057e-19,
      -576144683588e-21,
      218513828706e-20,
      284702883631e-20,
      267940253701e-21,
      153919081163e-20,
      -670150204256e-21,
      -766123521311e-21,
      -777999857261e-21,
      357436902821e-20,
      181327042928e-20,
      -908141016609e-21,
      175752396627e-21,
      172257715142e-20,
      -655653978482e-21,
      -628514435912e-23,
      -175414855846e-21,
      -146152045815e-20,
      490515540198e-21,
      -115148223093e-20,
      -11629059083e-19,
      -937018449968e-21,
      20580759896e-19,
      -765844602451e-21,
      120108315983e-20,
      -559311641806e-21,
      14707492301e-19,
      247071775335e-20,
      112187714868e-20,
      -164032595079e-20,
      -303848768417e-21,
      195832177686e-21,
      773871270488e-21,
      -3237743274e-18,
      -960525481357e-21,
      171706585516e-20,
      -216822987322e-20,
      -251912367651e-20,
      618448239263e-21,
      11275245648e-19,
      160153939732e-20,
      -168977517117e-20,
      113996612143e-21,
      294803771873e-20,
      -135792029683e-20,
      -244277059227e-20,
      -297077558552e-20,
      -553665111283e-21,
      319942965724e-21,
      260046110695e-20,
      367154593291e-20,
      439207589998e-21,
      234322445827e-20,
      226909500111e-20,
      248728106737e-20,
      -149352336318e-20,
      -288470834933e-20,
      -243866394761e-20,
      366291140634e-20,
      -199501732281e-20,
      220176786716e-20,
      174427149136e-20,
      150580174247e-20,
      177562303694e-20,
      199936625532e-20,
      -361346894585e-21,
      184447016699e-20,
      994013069152e-21,
      -648306137833e-21
    ]
  ]
};

// packages/astro/src/force/gravity-field.ts
function gravityField(table, degree = table.degree) {
  if (!(Number.isInteger(degree) && degree >= 0 && degree <= table.degree)) {
    return fail({ code: "gravity-degree-missing", limit: table.degree });
  }
  const size2 = (degree + 1) * (degree + 2) / 2;
  const cosine2 = new Float64Array(size2);
  const sine2 = new Float64Array(size2);
  for (let n = 0; n <= degree; n++) {
    for (let m = 0; m <= n; m++) {
      cosine2[n * (n + 1) / 2 + m] = table.c[n][m] ?? 0;
      sine2[n * (n + 1) / 2 + m] = table.s[n][m] ?? 0;
    }
  }
  return ok({ name: table.name, mu: table.mu, radiusM: table.radius, degree, cosine: cosine2, sine: sine2 });
}

// packages/astro/src/force/egm96.ts
function egm96(degree) {
  const field = gravityField(egm96_default, degree);
  if (!field.ok) throw new RangeError(`EGM96 is held up to degree ${field.fault.limit}`);
  return field.value;
}

// packages/astro/src/moon/elp-excerpt.json
var elp_excerpt_default = {
  source: "ELP-2000/82 of Chapront, in the excerpt of Meeus 1998, Astronomical Algorithms, tables 47.A and 47.B",
  columns: ["D", "M", "MPrime", "F", "amplitude, 1e-6 deg or m"],
  longitude: [
    [0, 0, 1, 0, 6288774],
    [2, 0, -1, 0, 1274027],
    [2, 0, 0, 0, 658314],
    [0, 0, 2, 0, 213618],
    [0, 1, 0, 0, -185116],
    [0, 0, 0, 2, -114332],
    [2, 0, -2, 0, 58793],
    [2, -1, -1, 0, 57066],
    [2, 0, 1, 0, 53322],
    [2, -1, 0, 0, 45758],
    [0, 1, -1, 0, -40923],
    [1, 0, 0, 0, -34720],
    [0, 1, 1, 0, -30383],
    [2, 0, 0, -2, 15327],
    [0, 0, 1, 2, -12528],
    [0, 0, 1, -2, 10980],
    [4, 0, -1, 0, 10675],
    [0, 0, 3, 0, 10034],
    [4, 0, -2, 0, 8548],
    [2, 1, -1, 0, -7888],
    [2, 1, 0, 0, -6766],
    [1, 0, -1, 0, -5163],
    [1, 1, 0, 0, 4987],
    [2, -1, 1, 0, 4036],
    [2, 0, 2, 0, 3994],
    [4, 0, 0, 0, 3861],
    [2, 0, -3, 0, 3665],
    [0, 1, -2, 0, -2689],
    [2, 0, -1, 2, -2602],
    [2, -1, -2, 0, 2390],
    [1, 0, 1, 0, -2348],
    [2, -2, 0, 0, 2236],
    [0, 1, 2, 0, -2120],
    [0, 2, 0, 0, -2069],
    [2, -2, -1, 0, 2048],
    [2, 0, 1, -2, -1773],
    [2, 0, 0, 2, -1595],
    [4, -1, -1, 0, 1215],
    [0, 0, 2, 2, -1110],
    [3, 0, -1, 0, -892],
    [2, 1, 1, 0, -810],
    [4, -1, -2, 0, 759],
    [0, 2, -1, 0, -713],
    [2, 2, -1, 0, -700],
    [2, 1, -2, 0, 691],
    [2, -1, 0, -2, 596],
    [4, 0, 1, 0, 549],
    [0, 0, 4, 0, 537],
    [4, -1, 0, 0, 520],
    [1, 0, -2, 0, -487],
    [2, 1, 0, -2, -399],
    [0, 0, 2, -2, -381],
    [1, 1, 1, 0, 351],
    [3, 0, -2, 0, -340],
    [4, 0, -3, 0, 330],
    [2, -1, 2, 0, 327],
    [0, 2, 1, 0, -323],
    [1, 1, -1, 0, 299],
    [2, 0, 3, 0, 294]
  ],
  distance: [
    [0, 0, 1, 0, -20905355],
    [2, 0, -1, 0, -3699111],
    [2, 0, 0, 0, -2955968],
    [0, 0, 2, 0, -569925],
    [0, 1, 0, 0, 48888],
    [0, 0, 0, 2, -3149],
    [2, 0, -2, 0, 246158],
    [2, -1, -1, 0, -152138],
    [2, 0, 1, 0, -170733],
    [2, -1, 0, 0, -204586],
    [0, 1, -1, 0, -129620],
    [1, 0, 0, 0, 108743],
    [0, 1, 1, 0, 104755],
    [2, 0, 0, -2, 10321],
    [0, 0, 1, -2, 79661],
    [4, 0, -1, 0, -34782],
    [0, 0, 3, 0, -23210],
    [4, 0, -2, 0, -21636],
    [2, 1, -1, 0, 24208],
    [2, 1, 0, 0, 30824],
    [1, 0, -1, 0, -8379],
    [1, 1, 0, 0, -16675],
    [2, -1, 1, 0, -12831],
    [2, 0, 2, 0, -10445],
    [4, 0, 0, 0, -11650],
    [2, 0, -3, 0, 14403],
    [0, 1, -2, 0, -7003],
    [2, -1, -2, 0, 10056],
    [1, 0, 1, 0, 6322],
    [2, -2, 0, 0, -9884],
    [0, 1, 2, 0, 5751],
    [2, -2, -1, 0, -4950],
    [2, 0, 1, -2, 4130],
    [4, -1, -1, 0, -3958],
    [3, 0, -1, 0, 3258],
    [2, 1, 1, 0, 2616],
    [4, -1, -2, 0, -1897],
    [0, 2, -1, 0, -2117],
    [2, 2, -1, 0, 2354],
    [4, 0, 1, 0, -1423],
    [0, 0, 4, 0, -1117],
    [4, -1, 0, 0, -1571],
    [1, 0, -2, 0, -1739],
    [0, 0, 2, -2, -4421],
    [0, 2, 1, 0, 1165],
    [2, 0, -1, -2, 8752]
  ],
  latitude: [
    [0, 0, 0, 1, 5128122],
    [0, 0, 1, 1, 280602],
    [0, 0, 1, -1, 277693],
    [2, 0, 0, -1, 173237],
    [2, 0, -1, 1, 55413],
    [2, 0, -1, -1, 46271],
    [2, 0, 0, 1, 32573],
    [0, 0, 2, 1, 17198],
    [2, 0, 1, -1, 9266],
    [0, 0, 2, -1, 8822],
    [2, -1, 0, -1, 8216],
    [2, 0, -2, -1, 4324],
    [2, 0, 1, 1, 4200],
    [2, 1, 0, -1, -3359],
    [2, -1, -1, 1, 2463],
    [2, -1, 0, 1, 2211],
    [2, -1, -1, -1, 2065],
    [0, 1, -1, -1, -1870],
    [4, 0, -1, -1, 1828],
    [0, 1, 0, 1, -1794],
    [0, 0, 0, 3, -1749],
    [0, 1, -1, 1, -1565],
    [1, 0, 0, 1, -1491],
    [0, 1, 1, 1, -1475],
    [0, 1, 1, -1, -1410],
    [0, 1, 0, -1, -1344],
    [1, 0, 0, -1, -1335],
    [0, 0, 3, 1, 1107],
    [4, 0, 0, -1, 1021],
    [4, 0, -1, 1, 833],
    [0, 0, 1, -3, 777],
    [4, 0, -2, 1, 671],
    [2, 0, 0, -3, 607],
    [2, 0, 2, -1, 596],
    [2, -1, 1, -1, 491],
    [2, 0, -2, 1, -451],
    [0, 0, 3, -1, 439],
    [2, 0, 2, 1, 422],
    [2, 0, -3, -1, 421],
    [2, 1, -1, 1, -366],
    [2, 1, 0, 1, -351],
    [4, 0, 0, 1, 331],
    [2, -1, 1, 1, 315],
    [2, -2, 0, -1, 302],
    [0, 0, 1, 3, -283],
    [2, 1, 1, -1, -229],
    [1, 1, 0, -1, 223],
    [1, 1, 0, 1, 223],
    [0, 1, -2, -1, -220],
    [2, 1, -1, -1, -220],
    [1, 0, 1, 1, -185],
    [2, -1, -2, -1, 181],
    [0, 1, 2, 1, -177],
    [4, 0, -2, -1, 176],
    [4, -1, -1, -1, 166],
    [1, 0, 1, -1, -164],
    [4, 0, 1, -1, 132],
    [1, 0, -1, -1, -119],
    [4, -1, 0, -1, 115],
    [2, -2, 0, 1, 107]
  ]
};

// packages/astro/src/moon/position.ts
var MEAN_DISTANCE_M = 385000560;
var LIGHT_TIME_RAD = 0.7 * RAD_PER_ARCSEC;
function moonPosition(epochTaiS) {
  const t = julianCenturiesTt(epochTaiS);
  const mean3 = 218.3164477 + (481267.88123421 + (-15786e-7 + (1 / 538841 - t / 65194e3) * t) * t) * t;
  const args = {
    elongation: 297.8501921 + (445267.1114034 + (-18819e-7 + (1 / 545868 - t / 113065e3) * t) * t) * t,
    sunAnomaly: 357.5291092 + (35999.0502909 + (-1536e-7 + t / 2449e4) * t) * t,
    moonAnomaly: 134.9633964 + (477198.8675055 + (87414e-7 + (1 / 69699 - t / 14712e3) * t) * t) * t,
    latitude: 93.272095 + (483202.0175233 + (-36539e-7 + (-1 / 3526e3 + t / 86331e4) * t) * t) * t,
    eccentricity: 1 - (2516e-6 + 74e-7 * t) * t
  };
  const f = args.latitude;
  const a1 = 119.75 + 131.849 * t;
  const a2 = 53.09 + 479264.29 * t;
  const a3 = 313.45 + 481266.484 * t;
  const inLongitude = sum2(elp_excerpt_default.longitude, args, sine) + 3958 * sine(a1) + 1962 * sine(mean3 - f) + 318 * sine(a2);
  const inLatitude = sum2(elp_excerpt_default.latitude, args, sine) - 2235 * sine(mean3) + 382 * sine(a3) + 175 * (sine(a1 - f) + sine(a1 + f)) + 127 * sine(mean3 - args.moonAnomaly) - 115 * sine(mean3 + args.moonAnomaly);
  const longitude2 = (mean3 + inLongitude * 1e-6) * RAD_PER_DEG + LIGHT_TIME_RAD;
  const latitude = inLatitude * 1e-6 * RAD_PER_DEG;
  const distanceM = MEAN_DISTANCE_M + sum2(elp_excerpt_default.distance, args, cosine);
  const x = distanceM * Math.cos(latitude) * Math.cos(longitude2);
  const y = distanceM * Math.cos(latitude) * Math.sin(longitude2);
  const z6 = distanceM * Math.sin(latitude);
  const m = multiply3(aboutX(meanObliquity(t)), precession1976(t));
  return [m[0] * x + m[3] * y + m[6] * z6, m[1] * x + m[4] * y + m[7] * z6, m[2] * x + m[5] * y + m[8] * z6];
}
function sum2(terms, args, wave) {
  let total = 0;
  for (const [d, m, l, f, amplitude] of terms) {
    const angle = d * args.elongation + m * args.sunAnomaly + l * args.moonAnomaly + f * args.latitude;
    total += amplitude * args.eccentricity ** Math.abs(m) * wave(angle);
  }
  return total;
}
function sine(angleDeg) {
  return Math.sin(angleDeg % 360 * RAD_PER_DEG);
}
function cosine(angleDeg) {
  return Math.cos(angleDeg % 360 * RAD_PER_DEG);
}

// packages/astro/src/force/body-track.ts
var GRID_S3 = 3600;
function bodyTrack(position, frame) {
  const kept6 = /* @__PURE__ */ new Map();
  const node = (index) => {
    const entry = kept6.get(index);
    if (entry !== void 0) return entry;
    const vector4 = inFrame2(position(index * GRID_S3), frame);
    kept6.set(index, vector4);
    return vector4;
  };
  return (epochTaiS, out) => {
    const index = Math.floor(epochTaiS / GRID_S3);
    const u = epochTaiS / GRID_S3 - index;
    const before = -u * (u - 1) * (u - 2) / 6;
    const left = (u + 1) * (u - 1) * (u - 2) / 2;
    const right = -(u + 1) * u * (u - 2) / 2;
    const after2 = (u + 1) * u * (u - 1) / 6;
    const [a, b, c, d] = [node(index - 1), node(index), node(index + 1), node(index + 2)];
    for (let i = 0; i < 3; i++) out[i] = before * a[i] + left * b[i] + right * c[i] + after2 * d[i];
  };
}
function inFrame2([x, y, z6], frame) {
  if (frame === "EME2000") return [x, y, z6];
  const m = FRAME_BIAS;
  return [m[0] * x + m[3] * y + m[6] * z6, m[1] * x + m[4] * y + m[7] * z6, m[2] * x + m[5] * y + m[8] * z6];
}

// packages/astro/src/force/drag.ts
function drag(surface, density2, axes) {
  const half = 0.5 * surface.areaM2 * surface.coefficient;
  return {
    addRates(epochTaiS, state, out) {
      const m = axes(epochTaiS);
      const x = state[0];
      const y = state[1];
      const z6 = state[2];
      const place = geodeticFromItrf([
        m[0] * x + m[1] * y + m[2] * z6,
        m[3] * x + m[4] * y + m[5] * z6,
        m[6] * x + m[7] * y + m[8] * z6
      ]);
      const wx = EARTH_ROTATION_RADPS * m[6];
      const wy = EARTH_ROTATION_RADPS * m[7];
      const wz = EARTH_ROTATION_RADPS * m[8];
      const u = state[3] - (wy * z6 - wz * y);
      const v = state[4] - (wz * x - wx * z6);
      const w = state[5] - (wx * y - wy * x);
      const factor = -half * density2(epochTaiS, place) * Math.sqrt(u * u + v * v + w * w) / state[6];
      out[3] = out[3] + factor * u;
      out[4] = out[4] + factor * v;
      out[5] = out[5] + factor * w;
    }
  };
}

// packages/astro/src/force/harmonic-attraction.ts
function harmonicAttraction(field, order = field.degree) {
  const { mu, radiusM, degree } = field;
  const highest = Math.min(order, degree);
  const width = degree + 1;
  const { diagonal, vertical, previous, slope } = recursionFor(width);
  const { cosine: cosine2, sine: sine2 } = byOrder(field, width);
  const functions = new Float64Array(width);
  return (x, y, z6, out) => {
    const r2 = x * x + y * y + z6 * z6;
    const r = Math.sqrt(r2);
    const s = x / r;
    const t = y / r;
    const u = z6 / r;
    const shrink = radiusM / r;
    const step2 = u * shrink;
    const shrink2 = shrink * shrink;
    let corner = 1;
    let latest = 1;
    let former = 0;
    functions[0] = 1;
    for (let n = 1; n < width; n++) {
      const next = vertical[n] * step2 * latest - previous[n] * shrink2 * former;
      functions[n] = next;
      former = latest;
      latest = next;
    }
    let ax = 0;
    let ay = 0;
    let az = 0;
    let inwards2 = 0;
    let re = 1;
    let im = 0;
    let reBelow = 0;
    let imBelow = 0;
    for (let m = 0; m <= highest; m++) {
      const column = m * width;
      const above = column + width;
      const first2 = functions[m];
      let valueC = first2 * cosine2[column + m];
      let valueS = first2 * sine2[column + m];
      let radialC = (2 * m + 1) * valueC;
      let radialS = (2 * m + 1) * valueS;
      let slopeC = 0;
      let slopeS = 0;
      corner *= diagonal[m + 1] * shrink;
      latest = 0;
      former = 0;
      for (let n = m + 1; n < width; n++) {
        const c = cosine2[column + n];
        const d = sine2[column + n];
        const value = functions[n];
        const next = n === m + 1 ? corner : vertical[above + n] * step2 * latest - previous[above + n] * shrink2 * former;
        functions[n] = next;
        former = latest;
        latest = next;
        const rise = slope[column + n] * next;
        const radial = (n + m + 1) * value;
        valueC += value * c;
        valueS += value * d;
        slopeC += rise * c;
        slopeS += rise * d;
        radialC += radial * c;
        radialS += radial * d;
      }
      const upwards = slopeC * re + slopeS * im;
      az += upwards;
      inwards2 += radialC * re + radialS * im + u * upwards;
      ax += m * (valueC * reBelow + valueS * imBelow);
      ay += m * (valueS * reBelow - valueC * imBelow);
      reBelow = re;
      imBelow = im;
      re = s * reBelow - t * imBelow;
      im = s * imBelow + t * reBelow;
    }
    const scale = mu / r2;
    out[0] = scale * (ax - s * inwards2);
    out[1] = scale * (ay - t * inwards2);
    out[2] = scale * (az - u * inwards2);
  };
}
function recursionFor(width) {
  const diagonal = new Float64Array(width + 1);
  const [vertical, previous, slope] = [0, 1, 2].map(() => new Float64Array(width * (width + 1)));
  for (let m = 0; m <= width; m++) {
    diagonal[m] = m === 1 ? Math.sqrt(3) : Math.sqrt((2 * m + 1) / (2 * m));
    for (let n = m + 1; n < width; n++) {
      const across = (n - m) * (n + m);
      vertical[m * width + n] = Math.sqrt((2 * n + 1) * (2 * n - 1) / across);
      slope[m * width + n] = Math.sqrt((m === 0 ? 0.5 : 1) * (n - m) * (n + m + 1));
      if (n - m === 1) continue;
      previous[m * width + n] = Math.sqrt((2 * n + 1) * (n + m - 1) * (n - m - 1) / ((2 * n - 3) * across));
    }
  }
  return { diagonal, vertical, previous, slope };
}
function byOrder({ degree, cosine: cosine2, sine: sine2 }, width) {
  const [c, s] = [new Float64Array(width * width), new Float64Array(width * width)];
  for (let n = 0; n <= degree; n++) {
    for (let m = 0; m <= n; m++) {
      c[m * width + n] = cosine2[n * (n + 1) / 2 + m];
      s[m * width + n] = sine2[n * (n + 1) / 2 + m];
    }
  }
  return { cosine: c, sine: s };
}

// packages/astro/src/force/gravity.ts
function pointMass(mu) {
  return {
    addRates(_epoch, state, out) {
      const x = state[0];
      const y = state[1];
      const z6 = state[2];
      const r2 = x * x + y * y + z6 * z6;
      const factor = -mu / (r2 * Math.sqrt(r2));
      out[3] = out[3] + factor * x;
      out[4] = out[4] + factor * y;
      out[5] = out[5] + factor * z6;
    }
  };
}
function earthGravity(field, order, axes, slopeDegree) {
  const attraction = harmonicAttraction(field, order);
  const fixed = new Float64Array(3);
  return {
    ...slopeDegree !== void 0 && {
      slope: earthGravity({ ...field, degree: slopeDegree }, Math.min(order, slopeDegree), axes)
    },
    addRates(epochTaiS, state, out) {
      const m = axes(epochTaiS);
      const x = state[0];
      const y = state[1];
      const z6 = state[2];
      attraction(
        m[0] * x + m[1] * y + m[2] * z6,
        m[3] * x + m[4] * y + m[5] * z6,
        m[6] * x + m[7] * y + m[8] * z6,
        fixed
      );
      for (let i = 0; i < 3; i++) {
        out[3 + i] = out[3 + i] + m[i] * fixed[0] + m[3 + i] * fixed[1] + m[6 + i] * fixed[2];
      }
    }
  };
}

// packages/astro/src/force/sunlight.ts
var STRETCH = 1 / (1 - EARTH_FLATTENING) - 1;
var SHRINK = -EARTH_FLATTENING;
function poleDirection(epochTaiS) {
  const m = rotationBetween("EME2000", "TOD", epochTaiS);
  return [m[6], m[7], m[8]];
}
function outsideShadow(edge, positionM, sun, pole2) {
  const { sunRad, earthRad, apartRad } = discs(positionM[0], positionM[1], positionM[2], sun, pole2);
  return edge === "penumbra" ? apartRad - earthRad - sunRad : apartRad - earthRad + sunRad;
}
function sunlitShare(x, y, z6, sun, pole2) {
  const { sunRad: a, earthRad: b, apartRad: c } = discs(x, y, z6, sun, pole2);
  if (c >= a + b) return 1;
  if (c <= b - a) return 0;
  if (c <= a - b) return 1 - b * b / (a * a);
  const along = (c * c + a * a - b * b) / (2 * c);
  const across = Math.sqrt(Math.max(0, a * a - along * along));
  const hidden = a * a * Math.acos(clamp(along / a)) + b * b * Math.acos(clamp((c - along) / b)) - c * across;
  return Math.min(1, Math.max(0, 1 - hidden / (Math.PI * a * a)));
}
function discs(x, y, z6, sun, pole2) {
  const dx = sun[0] - x;
  const dy = sun[1] - y;
  const dz = sun[2] - z6;
  const toSun = Math.sqrt(dx * dx + dy * dy + dz * dz);
  const toEarth = Math.sqrt(x * x + y * y + z6 * z6);
  return {
    sunRad: Math.asin(Math.min(1, SUN_RADIUS_M / toSun)),
    earthRad: limbAngle(x, y, z6, dx, dy, dz, toEarth, pole2),
    apartRad: Math.acos(clamp(-(x * dx + y * dy + z6 * dz) / (toEarth * toSun)))
  };
}
function limbAngle(x, y, z6, dx, dy, dz, toEarth, pole2) {
  const px = pole2[0];
  const py = pole2[1];
  const pz = pole2[2];
  const up = STRETCH * (x * px + y * py + z6 * pz);
  const xs = x + up * px;
  const ys = y + up * py;
  const zs = z6 + up * pz;
  const scaled3 = Math.sqrt(xs * xs + ys * ys + zs * zs);
  const sinLimb = Math.min(1, EARTH_RADIUS_M / scaled3);
  const cosLimb = Math.sqrt(1 - sinLimb * sinLimb);
  const downX = -xs / scaled3;
  const downY = -ys / scaled3;
  const downZ = -zs / scaled3;
  const rise = STRETCH * (dx * px + dy * py + dz * pz);
  const sx = dx + rise * px;
  const sy = dy + rise * py;
  const sz = dz + rise * pz;
  const along = downX * sx + downY * sy + downZ * sz;
  const acrossX = sx - along * downX;
  const acrossY = sy - along * downY;
  const acrossZ = sz - along * downZ;
  const across = Math.sqrt(acrossX * acrossX + acrossY * acrossY + acrossZ * acrossZ);
  if (across === 0) return Math.asin(sinLimb);
  const out = sinLimb / across;
  const stretchedX = cosLimb * downX + out * acrossX;
  const stretchedY = cosLimb * downY + out * acrossY;
  const stretchedZ = cosLimb * downZ + out * acrossZ;
  const back = SHRINK * (stretchedX * px + stretchedY * py + stretchedZ * pz);
  const limbX = stretchedX + back * px;
  const limbY = stretchedY + back * py;
  const limbZ = stretchedZ + back * pz;
  const length = Math.sqrt(limbX * limbX + limbY * limbY + limbZ * limbZ);
  return Math.acos(clamp(-(limbX * x + limbY * y + limbZ * z6) / (toEarth * length)));
}
function clamp(value) {
  return Math.min(1, Math.max(-1, value));
}

// packages/astro/src/force/radiation-pressure.ts
var SOLAR_PRESSURE_NPM2 = 456e-8;
function radiationPressure(surface, sun, pole2) {
  const push = SOLAR_PRESSURE_NPM2 * surface.areaM2 * surface.coefficient * ASTRONOMICAL_UNIT_M ** 2;
  const body = new Float64Array(3);
  const axis = new Float64Array(3);
  const edgeOf = (edge) => (epochTaiS, state) => {
    sun(epochTaiS, body);
    pole2(epochTaiS, axis);
    return outsideShadow(edge, state, body, axis);
  };
  return {
    kinks: [edgeOf("penumbra"), edgeOf("umbra")],
    addRates(epochTaiS, state, out) {
      sun(epochTaiS, body);
      pole2(epochTaiS, axis);
      const share = sunlitShare(state[0], state[1], state[2], body, axis);
      if (share === 0) return;
      const dx = state[0] - body[0];
      const dy = state[1] - body[1];
      const dz = state[2] - body[2];
      const d2 = dx * dx + dy * dy + dz * dz;
      const factor = share * push / (state[6] * d2 * Math.sqrt(d2));
      out[3] = out[3] + factor * dx;
      out[4] = out[4] + factor * dy;
      out[5] = out[5] + factor * dz;
    }
  };
}

// packages/astro/src/force/third-body.ts
var MU_SUN = 132712440018e9;
var MU_MOON = 4902800076e3;
function thirdBody(mu, track) {
  const body = new Float64Array(3);
  return {
    addRates(epochTaiS, state, out) {
      track(epochTaiS, body);
      const sx = body[0];
      const sy = body[1];
      const sz = body[2];
      const x = state[0];
      const y = state[1];
      const z6 = state[2];
      const dx = x - sx;
      const dy = y - sy;
      const dz = z6 - sz;
      const d2 = dx * dx + dy * dy + dz * dz;
      const s2 = sx * sx + sy * sy + sz * sz;
      const q = (x * (x - 2 * sx) + y * (y - 2 * sy) + z6 * (z6 - 2 * sz)) / s2;
      const f = q * (3 + q * (3 + q)) / (1 + (1 + q) ** 1.5);
      const factor = -mu / (d2 * Math.sqrt(d2));
      out[3] = out[3] + factor * (x + f * sx);
      out[4] = out[4] + factor * (y + f * sy);
      out[5] = out[5] + factor * (z6 + f * sz);
    }
  };
}

// packages/astro/src/force/model.ts
function forceModel(frame, settings) {
  const axes = earthAxes(frame, settings.eop);
  const sun = bodyTrack(sunPosition, frame);
  const field = settings.gravity;
  const forces = [];
  if (settings.withSun) forces.push(thirdBody(MU_SUN, sun));
  if (settings.withMoon) forces.push(thirdBody(MU_MOON, bodyTrack(moonPosition, frame)));
  if (settings.drag) forces.push(drag(settings.drag, settings.drag.atmosphere ?? exponentialAtmosphere, axes));
  if (settings.radiation) forces.push(radiationPressure(settings.radiation, sun, bodyTrack(poleDirection, frame)));
  if (field === void 0) forces.push(pointMass(MU_EARTH));
  else if (field.degree === 0) forces.push(pointMass(field.mu));
  else forces.push(earthGravity(field, settings.order ?? field.degree, axes, settings.slopeDegree));
  return forces;
}

// packages/astro/src/two-body/propagate.ts
var MOST_STEPS2 = 50;
function propagateTwoBody(state, dt, out, mu = MU_EARTH) {
  const x = state[0];
  const y = state[1];
  const z6 = state[2];
  const u = state[3];
  const v = state[4];
  const w = state[5];
  const r0 = Math.hypot(x, y, z6);
  const rootMu = Math.sqrt(mu);
  const radial = (x * u + y * v + z6 * w) / rootMu;
  const alpha = 2 / r0 - (u * u + v * v + w * w) / mu;
  const time2 = alpha > 0 ? dt % (2 * Math.PI / (rootMu * alpha ** 1.5)) : dt;
  let chi = firstGuess(r0, radial, alpha, rootMu * time2);
  let c2 = 0;
  let c3 = 0;
  let r = r0;
  for (let step2 = 0; step2 < MOST_STEPS2; step2++) {
    const psi2 = alpha * chi * chi;
    c2 = stumpff2(psi2);
    c3 = stumpff3(psi2);
    const miss = radial * chi * chi * c2 + (1 - alpha * r0) * chi ** 3 * c3 + r0 * chi - rootMu * time2;
    r = radial * chi * (1 - psi2 * c3) + (1 - alpha * r0) * chi * chi * c2 + r0;
    const curve = radial * (1 - psi2 * c2) + (1 - alpha * r0) * chi * (1 - psi2 * c3);
    const change = -5 * miss / (r + Math.sign(r) * Math.sqrt(Math.abs(16 * r * r - 20 * miss * curve)));
    chi += change;
    if (Math.abs(change) <= 1e-15 * (Math.abs(chi) + Math.sqrt(r0))) break;
  }
  const psi = alpha * chi * chi;
  c2 = stumpff2(psi);
  c3 = stumpff3(psi);
  r = radial * chi * (1 - psi * c3) + (1 - alpha * r0) * chi * chi * c2 + r0;
  const f = 1 - chi * chi * c2 / r0;
  const g = time2 - chi ** 3 * c3 / rootMu;
  const fRate = rootMu * chi * (psi * c3 - 1) / (r * r0);
  const gRate = 1 - chi * chi * c2 / r;
  out[0] = f * x + g * u;
  out[1] = f * y + g * v;
  out[2] = f * z6 + g * w;
  out[3] = fRate * x + gRate * u;
  out[4] = fRate * y + gRate * v;
  out[5] = fRate * z6 + gRate * w;
}
function twoBodyStateAt(state, epochTaiS, mu = MU_EARTH) {
  const out = new Float64Array(6);
  propagateTwoBody(sixOf(state), epochTaiS - state.epochTaiS, out, mu);
  return stateOfSix(out, epochTaiS, state.frame);
}
function firstGuess(r0, radial, alpha, scaledTime) {
  if (alpha * r0 > 1e-8) return scaledTime * alpha;
  if (alpha * r0 > -1e-8) return scaledTime / r0;
  const a = 1 / alpha;
  const sign = Math.sign(scaledTime) || 1;
  const inside2 = -2 * alpha * scaledTime / (radial + sign * Math.sqrt(-a) * (1 - r0 * alpha));
  return inside2 > 0 ? sign * Math.sqrt(-a) * Math.log(inside2) : scaledTime / r0;
}
function stumpff2(psi) {
  if (psi > 0.1) {
    const half = Math.sin(Math.sqrt(psi) / 2);
    return 2 * half * half / psi;
  }
  if (psi < -0.1) return (Math.cosh(Math.sqrt(-psi)) - 1) / -psi;
  return 1 / 2 - psi * (1 / 24 - psi * (1 / 720 - psi * (1 / 40320 - psi * (1 / 3628800 - psi / 479001600))));
}
function stumpff3(psi) {
  if (psi > 0.1) {
    const root = Math.sqrt(psi);
    return (root - Math.sin(root)) / (root * psi);
  }
  if (psi < -0.1) {
    const root = Math.sqrt(-psi);
    return (Math.sinh(root) - root) / (root * -psi);
  }
  return 1 / 6 - psi * (1 / 120 - psi * (1 / 5040 - psi * (1 / 362880 - psi * (1 / 39916800 - psi / 6227020800))));
}

// packages/astro/src/numerical/coasting.ts
function coasting(flown, stopTaiS) {
  const { stopTaiS: endTaiS } = flown;
  if (!(stopTaiS > endTaiS)) return flown;
  const last2 = new Float64Array(6);
  flown.stateAt(endTaiS, last2);
  const covers = (epochTaiS) => epochTaiS > endTaiS && epochTaiS <= stopTaiS;
  return {
    ...flown,
    stopTaiS,
    arcs: [...flown.arcs, { startTaiS: endTaiS, stopTaiS, isPowered: false }],
    stateAt(epochTaiS, out) {
      if (!covers(epochTaiS)) return flown.stateAt(epochTaiS, out);
      propagateTwoBody(last2, epochTaiS - endTaiS, out);
      return true;
    },
    massAt: (epochTaiS) => flown.massAt(covers(epochTaiS) ? endTaiS : epochTaiS)
  };
}

// packages/astro/src/force/steering.ts
var SKY_FRAMES = {
  GCRF: "GCRF",
  EME2000: "EME2000",
  TOD: "TOD",
  TOD_EARTH: "TOD"
};
var FROZEN = "_INERTIAL";
function readSteeringFrame(text2) {
  const name = text2.trim().toUpperCase();
  if (Object.hasOwn(SKY_FRAMES, name)) return SKY_FRAMES[name];
  const [, axes, suffix] = /^([A-Z]{3,4})(_INERTIAL|_ROTATING)?$/.exec(name) ?? [];
  if (axes === void 0 || !Object.hasOwn(LOCAL_FRAME_ALIASES, axes)) return void 0;
  const local = LOCAL_FRAME_ALIASES[axes];
  return suffix === FROZEN ? `${local}${FROZEN}` : local;
}
function isTurning(frame) {
  return Object.hasOwn(LOCAL_FRAME_ALIASES, frame);
}
function steered(vector4, frame, state, epochTaiS, integration) {
  if (frame === "INERTIAL" || frame === integration) return vector4;
  if (frame === "GCRF" || frame === "EME2000" || frame === "TOD") {
    const out = new Float64Array(3);
    apply3(rotationBetween(frame, integration, epochTaiS), vector4, out);
    return [out[0], out[1], out[2]];
  }
  const local = frame.endsWith(FROZEN) ? frame.slice(0, -FROZEN.length) : frame;
  return alongLocal(vector4, local, state);
}
function alongLocal([a, b, c], frame, state) {
  const m = localAxes(frame, state.subarray(0, 3), state.subarray(3, 6));
  return [m[0] * a + m[3] * b + m[6] * c, m[1] * a + m[4] * b + m[7] * c, m[2] * a + m[5] * b + m[8] * c];
}

// packages/astro/src/force/thrust.ts
function thrust(motor) {
  const size2 = Math.hypot(...motor.direction);
  const flow = massFlow(motor);
  const along = motor.direction.map((value) => value / size2);
  const { frame, thrustN } = motor;
  return {
    addRates(_epoch, state, out) {
      const [x, y, z6] = frame === "INERTIAL" ? along : alongLocal(along, frame, state);
      const factor = thrustN / state[6];
      out[3] = out[3] + factor * x;
      out[4] = out[4] + factor * y;
      out[5] = out[5] + factor * z6;
      out[6] = out[6] - flow;
    }
  };
}
function massFlow(motor) {
  return motor.thrustN / (motor.specificImpulseS * STANDARD_GRAVITY_MPS2);
}

// packages/astro/src/search/root.ts
var MOST_STEPS3 = 400;
function rootBetween(f, from, to, width) {
  let a = from;
  let b = to;
  let fa = f(a);
  let fb = f(b);
  if (fa > 0 === fb > 0) return Math.abs(fa) < Math.abs(fb) ? a : b;
  let c = a;
  let fc = fa;
  let step2 = b - a;
  let before = step2;
  for (let i = 0; i < MOST_STEPS3; i++) {
    if (fb > 0 === fc > 0) {
      c = a;
      fc = fa;
      step2 = b - a;
      before = step2;
    }
    if (Math.abs(fc) < Math.abs(fb)) {
      a = b;
      b = c;
      c = a;
      fa = fb;
      fb = fc;
      fc = fa;
    }
    const shortest = Math.max(2 * Number.EPSILON * Math.abs(b), width / 2);
    const middle = (c - b) / 2;
    if (Math.abs(middle) <= shortest || fb === 0) return b;
    if (Math.abs(before) < shortest || Math.abs(fa) <= Math.abs(fb)) {
      step2 = middle;
      before = middle;
    } else {
      const next = interpolatedStep(a, b, c, fa, fb, fc, middle);
      if (Math.abs(next) < Math.min(1.5 * Math.abs(middle), Math.abs(before) / 2)) {
        before = step2;
        step2 = next;
      } else {
        step2 = middle;
        before = middle;
      }
    }
    a = b;
    fa = fb;
    b += Math.abs(step2) > shortest ? step2 : Math.sign(middle) * shortest;
    fb = f(b);
    if (Number.isNaN(fb)) return a;
  }
  return b;
}
function interpolatedStep(a, b, c, fa, fb, fc, middle) {
  const s = fb / fa;
  let p;
  let q;
  if (a === c) {
    p = 2 * middle * s;
    q = 1 - s;
  } else {
    const r = fb / fc;
    const u = fa / fc;
    p = s * (2 * middle * u * (u - r) - (b - a) * (r - 1));
    q = (u - 1) * (r - 1) * (s - 1);
  }
  const next = q === 0 ? Number.POSITIVE_INFINITY : -p / q;
  return next * middle > 0 ? next : Number.POSITIVE_INFINITY;
}

// packages/astro/src/numerical/dop853.json
var dop853_default = {
  source: "Hairer, Norsett, Wanner, Solving Ordinary Differential Equations I, second edition 1993, section II.10: DOP853",
  note: "stages 0 to 11 advance the solution, 12 is the first of the next step, 13 to 15 serve the dense output",
  nodes: [
    0,
    0.05260015195876773,
    0.0789002279381516,
    0.1183503419072274,
    0.2816496580927726,
    0.3333333333333333,
    0.25,
    0.3076923076923077,
    0.6512820512820513,
    0.6,
    0.8571428571428571,
    1,
    1,
    0.1,
    0.2,
    0.7777777777777778
  ],
  stages: [
    [],
    [0.05260015195876773],
    [0.0197250569845379, 0.0591751709536137],
    [0.02958758547680685, 0, 0.08876275643042054],
    [0.2413651341592667, 0, -0.8845494793282861, 0.924834003261792],
    [0.037037037037037035, 0, 0, 0.17082860872947386, 0.12546768756682242],
    [0.037109375, 0, 0, 0.17025221101954405, 0.06021653898045596, -0.017578125],
    [
      0.03709200011850479,
      0,
      0,
      0.17038392571223998,
      0.10726203044637328,
      -0.015319437748624402,
      0.008273789163814023
    ],
    [
      0.6241109587160757,
      0,
      0,
      -3.3608926294469414,
      -0.868219346841726,
      27.59209969944671,
      20.154067550477894,
      -43.48988418106996
    ],
    [
      0.47766253643826434,
      0,
      0,
      -2.4881146199716677,
      -0.590290826836843,
      21.230051448181193,
      15.279233632882423,
      -33.28821096898486,
      -0.020331201708508627
    ],
    [
      -0.9371424300859873,
      0,
      0,
      5.186372428844064,
      1.0914373489967295,
      -8.149787010746927,
      -18.52006565999696,
      22.739487099350505,
      2.4936055526796523,
      -3.0467644718982196
    ],
    [
      2.273310147516538,
      0,
      0,
      -10.53449546673725,
      -2.0008720582248625,
      -17.9589318631188,
      27.94888452941996,
      -2.8589982771350235,
      -8.87285693353063,
      12.360567175794303,
      0.6433927460157636
    ],
    [
      0.054293734116568765,
      0,
      0,
      0,
      0,
      4.450312892752409,
      1.8915178993145003,
      -5.801203960010585,
      0.3111643669578199,
      -0.1521609496625161,
      0.20136540080403034,
      0.04471061572777259
    ],
    [
      0.056167502283047954,
      0,
      0,
      0,
      0,
      0,
      0.25350021021662483,
      -0.2462390374708025,
      -0.12419142326381637,
      0.15329179827876568,
      0.00820105229563469,
      0.007567897660545699,
      -8298e-6
    ],
    [
      0.03183464816350214,
      0,
      0,
      0,
      0,
      0.028300909672366776,
      0.053541988307438566,
      -0.05492374857139099,
      0,
      0,
      -10834732869724932e-20,
      3825710908356584e-19,
      -34046500868740456e-20,
      0.1413124436746325
    ],
    [
      -0.42889630158379194,
      0,
      0,
      0,
      0,
      -4.697621415361164,
      7.683421196062599,
      4.06898981839711,
      0.3567271874552811,
      0,
      0,
      0,
      -0.0013990241651590145,
      2.9475147891527724,
      -9.15095847217987
    ]
  ],
  weights: [
    0.054293734116568765,
    0,
    0,
    0,
    0,
    4.450312892752409,
    1.8915178993145003,
    -5.801203960010585,
    0.3111643669578199,
    -0.1521609496625161,
    0.20136540080403034,
    0.04471061572777259
  ],
  error3: [
    -0.18980075407240762,
    0,
    0,
    0,
    0,
    4.450312892752409,
    1.8915178993145003,
    -5.801203960010585,
    -0.4226823213237919,
    -0.1521609496625161,
    0.20136540080403034,
    0.02265179219836082,
    0
  ],
  error5: [
    0.01312004499419488,
    0,
    0,
    0,
    0,
    -1.2251564463762044,
    -0.4957589496572502,
    1.6643771824549864,
    -0.35032884874997366,
    0.3341791187130175,
    0.08192320648511571,
    -0.022355307863886294,
    0
  ],
  dense: [
    [
      -8.428938276109013,
      0,
      0,
      0,
      0,
      0.5667149535193777,
      -3.0689499459498917,
      2.38466765651207,
      2.117034582445028,
      -0.871391583777973,
      2.2404374302607883,
      0.6315787787694688,
      -0.08899033645133331,
      18.148505520854727,
      -9.194632392478356,
      -4.436036387594894
    ],
    [
      10.427508642579134,
      0,
      0,
      0,
      0,
      242.28349177525817,
      165.20045171727028,
      -374.5467547226902,
      -22.113666853125306,
      7.733432668472264,
      -30.674084731089398,
      -9.332130526430229,
      15.697238121770845,
      -31.139403219565178,
      -9.35292435884448,
      35.81684148639408
    ],
    [
      19.985053242002433,
      0,
      0,
      0,
      0,
      -387.0373087493518,
      -189.17813819516758,
      527.8081592054236,
      -11.57390253995963,
      6.8812326946963,
      -1.0006050966910838,
      0.7777137798053443,
      -2.778205752353508,
      -60.19669523126412,
      84.32040550667716,
      11.99229113618279
    ],
    [
      -25.69393346270375,
      0,
      0,
      0,
      0,
      -154.18974869023643,
      -231.5293791760455,
      357.6391179106141,
      93.40532418362432,
      -37.45832313645163,
      104.0996495089623,
      29.8402934266605,
      -43.53345659001114,
      96.32455395918828,
      -39.17726167561544,
      -149.72683625798564
    ]
  ]
};

// packages/astro/src/numerical/dop853.ts
var STAGES = 12;
var ALL_STAGES = 16;
var ROWS = 7;
var SAFETY = 0.9;
var SLOWEST = 1 / 3;
var FASTEST = 6;
var KINK_WIDTH = 1e-9;
var nodes = Float64Array.from(dop853_default.nodes);
var stages = dop853_default.stages.map((row) => Float64Array.from(row));
var weights = Float64Array.from(dop853_default.weights);
var error3 = Float64Array.from(dop853_default.error3);
var error5 = Float64Array.from(dop853_default.error5);
var dense = dop853_default.dense.map((row) => Float64Array.from(row));
function integrate(f, t0, y, t1, control, onStep) {
  const n = y.length;
  const direction = t1 >= t0 ? 1 : -1;
  const k = Array.from({ length: ALL_STAGES }, () => new Float64Array(n));
  const at = new Float64Array(n);
  const after2 = new Float64Array(n);
  const tolerance = new Float64Array(n);
  let t = t0;
  let size2 = Math.min(control.firstStep, control.longestStep);
  let wasRejected = false;
  const sides = sidesOf(control.kinks ?? [], t, y);
  let ahead;
  f(t, y, k[0]);
  while (t !== t1) {
    const left = Math.abs(t1 - t);
    const isLast = size2 >= left * (1 - 1e-12);
    const h = direction * (isLast ? left : size2);
    for (let s = 1; s < STAGES; s++) stage(f, t, h, y, k, s, at);
    combine(y, h, weights, k, after2);
    control.tolerance(y, after2, tolerance);
    const error = errorNorm(k, h, tolerance);
    const next = isLast ? t1 : t + h;
    if (!Number.isFinite(error) && Math.abs(h) <= control.shortestStep) return "not-finite";
    const isRough = !(error <= 1) && Math.abs(h) > control.shortestStep;
    const isOver = ahead === void 0 && Number.isFinite(error) && sides.some((side) => side.isLeft(next, after2));
    if (isRough && !isOver) {
      size2 = shorter(h, error, control);
      wasRejected = true;
      ahead = void 0;
      continue;
    }
    f(next, after2, k[STAGES]);
    for (let s = STAGES + 1; s < ALL_STAGES; s++) stage(f, t, h, y, k, s, at);
    const step2 = { start: t, length: h, from: y.slice(), rows: polynomial(y, after2, h, k) };
    if (ahead === void 0 && sides.length > 0) {
      const kink = firstKink(step2, sides, at);
      const toKink = Math.max(control.shortestStep, kink?.way ?? Number.POSITIVE_INFINITY);
      if (kink !== void 0 && toKink < Math.abs(h)) {
        ahead = { side: kink.side, usual: Math.abs(h) };
        size2 = toKink;
        continue;
      }
      if (isRough) {
        size2 = shorter(h, error, control);
        wasRejected = true;
        continue;
      }
    }
    y.set(after2);
    t = next;
    k[0].set(k[STAGES]);
    if (!onStep(step2, y)) return "reached";
    for (const side of sides) side.enter(t, y, side === ahead?.side);
    const growth = Math.min(wasRejected ? 1 : FASTEST, SAFETY * Math.max(error, 1e-12) ** -0.125);
    const kept6 = ahead?.usual ?? (isLast ? size2 : 0);
    size2 = Math.min(control.longestStep, Math.max(Math.abs(h) * Math.max(SLOWEST, growth), kept6));
    wasRejected = false;
    ahead = void 0;
  }
  return "reached";
}
function shorter(h, error, { shortestStep }) {
  const share = Number.isFinite(error) ? Math.max(SLOWEST, SAFETY * error ** -0.125) : SLOWEST;
  return Math.max(Math.abs(h) * share, shortestStep);
}
function sidesOf(kinks, t, y) {
  return kinks.map((at) => {
    let isPositive = at(t, y) >= 0;
    return {
      at,
      isLeft: (there, state) => at(there, state) >= 0 !== isPositive,
      enter: (there, state, isOnKink) => {
        isPositive = isOnKink ? !isPositive : at(there, state) >= 0;
      }
    };
  });
}
function firstKink(step2, sides, state) {
  const { start, length } = step2;
  let first2;
  for (const side of sides) {
    const { at, isLeft } = side;
    const value = (way2) => {
      stateWithin(step2, start + way2 * length, state);
      return at(start + way2 * length, state);
    };
    const isLeftAt = (way2) => {
      stateWithin(step2, start + way2 * length, state);
      return isLeft(start + way2 * length, state);
    };
    const span2 = isLeftAt(0.5) ? [0, 0.5] : isLeftAt(1) ? [0.5, 1] : void 0;
    if (span2 === void 0) continue;
    const way = Math.abs(length) * rootBetween(value, span2[0], span2[1], KINK_WIDTH / Math.abs(length));
    if (first2 === void 0 || way < first2.way) first2 = { way, side };
  }
  return first2;
}
function stateWithin(step2, t, out) {
  const n = step2.from.length;
  const u = (t - step2.start) / step2.length;
  for (let i = 0; i < n; i++) {
    let value = 0;
    for (let row = ROWS - 1; row >= 0; row--) {
      value = (value + step2.rows[row * n + i]) * (row % 2 === 0 ? u : 1 - u);
    }
    out[i] = step2.from[i] + value;
  }
}
function stage(f, t, h, y, k, s, at) {
  combine(y, h, stages[s], k, at);
  f(t + nodes[s] * h, at, k[s]);
}
function combine(y, h, row, k, out) {
  for (let i = 0; i < y.length; i++) {
    let sum5 = 0;
    for (let s = 0; s < row.length; s++) {
      const a = row[s];
      if (a !== 0) sum5 += a * k[s][i];
    }
    out[i] = y[i] + h * sum5;
  }
}
function errorNorm(k, h, tolerance) {
  let five = 0;
  let three = 0;
  for (let i = 0; i < tolerance.length; i++) {
    let e5 = 0;
    let e3 = 0;
    for (let s = 0; s < STAGES; s++) {
      e5 += error5[s] * k[s][i];
      e3 += error3[s] * k[s][i];
    }
    five += (e5 / tolerance[i]) ** 2;
    three += (e3 / tolerance[i]) ** 2;
  }
  if (five === 0 && three === 0) return 0;
  return Math.abs(h) * five / Math.sqrt((five + 0.01 * three) * tolerance.length);
}
function polynomial(before, after2, h, k) {
  const n = before.length;
  const rows2 = new Float64Array(ROWS * n);
  for (let i = 0; i < n; i++) {
    const change = after2[i] - before[i];
    rows2[i] = change;
    rows2[n + i] = h * k[0][i] - change;
    rows2[2 * n + i] = 2 * change - h * (k[STAGES][i] + k[0][i]);
    for (let row = 0; row < dense.length; row++) {
      let sum5 = 0;
      for (let s = 0; s < ALL_STAGES; s++) sum5 += dense[row][s] * k[s][i];
      rows2[(3 + row) * n + i] = h * sum5;
    }
  }
  return rows2;
}

// packages/astro/src/numerical/manoeuvre.ts
function isBurnSound({ startTaiS, stopTaiS, direction, thrustN, specificImpulseS, ...duty }) {
  const { dutyCycle = 1, dutyPeriodS = 1 } = duty;
  const size2 = Math.hypot(...direction);
  return stopTaiS >= startTaiS && size2 > 0 && Number.isFinite(size2) && thrustN >= 0 && specificImpulseS > 0 && dutyCycle > 0 && dutyCycle <= 1 && dutyPeriodS > 0;
}
function firingsOf(burn2) {
  const { startTaiS, stopTaiS, dutyCycle = 1, dutyPeriodS, thrustN } = burn2;
  if (dutyPeriodS === void 0 || dutyCycle === 1) {
    return [{ burn: burn2, startTaiS, stopTaiS, thrustN: thrustN * dutyCycle }];
  }
  const count2 = Math.ceil((stopTaiS - startTaiS) / dutyPeriodS);
  return Array.from({ length: count2 }, (_, k) => {
    const on = startTaiS + k * dutyPeriodS;
    return { burn: burn2, startTaiS: on, stopTaiS: Math.min(stopTaiS, on + dutyCycle * dutyPeriodS), thrustN };
  });
}
function applyImpulse(impulse3, state, integration) {
  const [x, y, z6] = steered(impulse3.deltaVMps, impulse3.frame, state, impulse3.epochTaiS, integration);
  state[3] = state[3] + x;
  state[4] = state[4] + y;
  state[5] = state[5] + z6;
  if (impulse3.specificImpulseS === void 0) return;
  const exhaust = impulse3.specificImpulseS * STANDARD_GRAVITY_MPS2;
  state[6] = state[6] * Math.exp(-Math.hypot(x, y, z6) / exhaust);
}
function changesWithin(firings, impulses, startTaiS, stopTaiS) {
  const epochs = [
    ...firings.flatMap((firing) => [firing.startTaiS, firing.stopTaiS]),
    ...impulses.map((impulse3) => impulse3.epochTaiS)
  ];
  return [...new Set(epochs)].filter((epoch) => epoch > startTaiS && epoch < stopTaiS).sort((a, b) => a - b);
}

// packages/astro/src/numerical/trajectory.ts
function trajectoryOf2(frame, originTaiS, steps, arcs) {
  const first2 = steps[0];
  const last2 = steps[steps.length - 1];
  const isForward = first2.length > 0;
  const ordered = isForward ? steps : [...steps].reverse();
  const starts = Float64Array.from(ordered, (step2) => isForward ? step2.start : step2.start + step2.length);
  const ends = [originTaiS + first2.start, originTaiS + last2.start + last2.length];
  const startTaiS = Math.min(...ends);
  const stopTaiS = Math.max(...ends);
  const full = new Float64Array(7);
  const find = (epochTaiS) => {
    if (!(epochTaiS >= startTaiS && epochTaiS <= stopTaiS)) return false;
    const t = epochTaiS - originTaiS;
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = low + high + 1 >> 1;
      if (starts[middle] <= t) low = middle;
      else high = middle - 1;
    }
    stateWithin(ordered[low], t, full);
    return true;
  };
  return {
    frame,
    startTaiS,
    stopTaiS,
    arcs,
    steps: steps.length,
    stateAt(epochTaiS, out) {
      if (!find(epochTaiS)) return false;
      for (let i = 0; i < 6; i++) out[i] = full[i];
      return true;
    },
    massAt: (epochTaiS) => find(epochTaiS) ? full[6] : void 0
  };
}

// packages/astro/src/numerical/propagate.ts
var USUAL_RELATIVE_ERROR = 1e-13;
var FLOOR_KG = 1e-9;
var FIRST_STEP_S = 10;
var LONGEST_STEP_S = 3600;
var SHORTEST_STEP_S = 1e-3;
var LOWEST_HEIGHT_M = 8e4;
function controlOf(relative, forces, origin2) {
  return {
    kinks: kinksOf(forces, origin2),
    tolerance(before, after2, out) {
      out.fill(relative * Math.max(sizeOf(before, 0), sizeOf(after2, 0)), 0, 3);
      out.fill(relative * Math.max(sizeOf(before, 3), sizeOf(after2, 3)), 3, 6);
      out[6] = FLOOR_KG + relative * before[6];
    },
    firstStep: FIRST_STEP_S,
    longestStep: LONGEST_STEP_S,
    shortestStep: SHORTEST_STEP_S
  };
}
function propagateNumerically(run) {
  const { initial, manoeuvres = {} } = run;
  const origin2 = initial.epochTaiS;
  if (initial.frame !== "GCRF" && initial.frame !== "EME2000") return fail({ code: "frame-not-inertial" });
  if (run.stopTaiS === origin2) return fail({ code: "span-empty" });
  if (!(run.massKg > 0)) return fail({ code: "mass-not-positive" });
  const isBackwards = run.stopTaiS < origin2;
  const { burns = [], impulses = [] } = manoeuvres;
  if (isBackwards && burns.length + impulses.length > 0) return fail({ code: "manoeuvre-backwards" });
  const unsound = burns.find((burn2) => !isBurnSound(burn2));
  if (unsound !== void 0) return fail({ code: "burn-unsound", epochTaiS: unsound.startTaiS });
  const state = Float64Array.of(...initial.positionM, ...initial.velocityMps, run.massKg);
  const firings = burns.flatMap(firingsOf);
  const motorOf2 = motors(initial.frame);
  const edges = [origin2, ...changesWithin(firings, impulses, origin2, run.stopTaiS), run.stopTaiS];
  const control = controlOf(run.relativeError ?? USUAL_RELATIVE_ERROR, run.forces, origin2);
  const steps = [];
  const arcs = [];
  for (let i = 0; i + 1 < edges.length; i++) {
    const start = edges[i];
    const stop = edges[i + 1];
    for (const impulse3 of impulses) if (impulse3.epochTaiS === start) applyImpulse(impulse3, state, initial.frame);
    const burning = firings.filter((firing) => firing.startTaiS <= start && firing.stopTaiS >= stop).map((firing) => motorOf2(firing, state, start));
    const emptyTaiS = exhaustion(burning, state[6], start, stop);
    if (emptyTaiS !== void 0) return fail({ code: "mass-exhausted", epochTaiS: emptyTaiS });
    const laws = [...burning.map(thrust), ...run.forces];
    let hasDecayed = false;
    const end = integrate(ratesOf(laws, origin2), start - origin2, state, stop - origin2, control, (step2, y) => {
      steps.push(step2);
      hasDecayed = !(sizeOf(y, 0) > EARTH_RADIUS_M + LOWEST_HEIGHT_M);
      return !hasDecayed;
    });
    if (hasDecayed)
      return fail({ code: "orbit-decayed", epochTaiS: origin2 + steps.at(-1).start + steps.at(-1).length });
    if (end === "not-finite") return fail({ code: "state-not-finite", epochTaiS: start });
    arcs.push({ startTaiS: Math.min(start, stop), stopTaiS: Math.max(start, stop), isPowered: burning.length > 0 });
  }
  return ok(trajectoryOf2(initial.frame, origin2, steps, isBackwards ? arcs.reverse() : arcs));
}
function kinksOf(forces, origin2) {
  return forces.flatMap(({ kinks = [] }) => kinks.map((at) => (t, y) => at(origin2 + t, y)));
}
function ratesOf(forces, origin2) {
  return (t, y, out) => {
    out[0] = y[3];
    out[1] = y[4];
    out[2] = y[5];
    out[3] = 0;
    out[4] = 0;
    out[5] = 0;
    out[6] = 0;
    const epochTaiS = origin2 + t;
    for (const force of forces) force.addRates(epochTaiS, y, out);
  };
}
function motors(frame) {
  const directions = /* @__PURE__ */ new Map();
  return ({ burn: burn2, thrustN }, state, epochTaiS) => {
    const { specificImpulseS } = burn2;
    if (isTurning(burn2.frame)) return { thrustN, specificImpulseS, frame: burn2.frame, direction: burn2.direction };
    const direction = directions.get(burn2) ?? steered(burn2.direction, burn2.frame, state, epochTaiS, frame);
    directions.set(burn2, direction);
    return { thrustN, specificImpulseS, frame: "INERTIAL", direction };
  };
}
function exhaustion(burns, massKg, startTaiS, stopTaiS) {
  const flow = burns.reduce((sum5, burn2) => sum5 + massFlow(burn2), 0);
  return flow * (stopTaiS - startTaiS) >= massKg ? startTaiS + massKg / flow : void 0;
}
function sizeOf(y, from) {
  return Math.sqrt(y[from] ** 2 + y[from + 1] ** 2 + y[from + 2] ** 2);
}

// packages/astro/src/numerical/manoeuvre-difference.ts
function manoeuvreDifference(run) {
  const { massKg, forces, stopTaiS, forcesWithout = forces } = run;
  const { burns = [], impulses = [] } = run.manoeuvres;
  const initial = transformState(run.initial, "GCRF");
  const whole = {
    initial,
    massKg,
    stopTaiS: run.isPointMass ? Math.min(stopTaiS, Math.max(initial.epochTaiS, lastPushTaiS(run.manoeuvres)) + AFTER_PUSH_S) : stopTaiS,
    ...run.relativeError !== void 0 && { relativeError: run.relativeError }
  };
  const manoeuvred = propagateNumerically({ ...whole, forces, manoeuvres: { burns, impulses } });
  if (!manoeuvred.ok) return manoeuvred;
  const still = {
    burns: burns.map((burn2) => ({ ...burn2, thrustN: 0 })),
    impulses: impulses.map(({ specificImpulseS: _, ...impulse3 }) => ({ ...impulse3, deltaVMps: [0, 0, 0] }))
  };
  const fly = () => propagateNumerically({ ...whole, forces: forcesWithout, manoeuvres: still });
  const unmanoeuvred = run.keptFree?.(edgesOf(still, whole.stopTaiS), fly) ?? fly();
  if (!unmanoeuvred.ok) return unmanoeuvred;
  const withOut = new Float64Array(6);
  const withBurn = new Float64Array(6);
  const [pushed, free] = [manoeuvred.value, unmanoeuvred.value].map((orbit) => coasting(orbit, stopTaiS));
  return ok({
    manoeuvred: pushed,
    unmanoeuvred: free,
    addTo(epochTaiS, state) {
      if (!(epochTaiS >= initial.epochTaiS)) return true;
      if (!free.stateAt(epochTaiS, withOut) || !pushed.stateAt(epochTaiS, withBurn)) return false;
      addDifference(withOut, withBurn, state);
      return true;
    }
  });
}
var AFTER_PUSH_S = 1;
function edgesOf({ burns = [], impulses = [] }, stopTaiS) {
  return JSON.stringify([
    burns.map((burn2) => [burn2.startTaiS, burn2.stopTaiS]),
    impulses.map(({ epochTaiS }) => epochTaiS),
    stopTaiS
  ]);
}
function lastPushTaiS({ burns = [], impulses = [] }) {
  return Math.max(...burns.map(({ stopTaiS }) => stopTaiS), ...impulses.map(({ epochTaiS }) => epochTaiS));
}
function addDifference(from, to, out) {
  const own2 = rtnAxes(from.subarray(0, 3), from.subarray(3, 6));
  const theirs = rtnAxes(out.subarray(0, 3), out.subarray(3, 6));
  const between2 = to.map((value, i) => value - from[i]);
  const along = (axis, block) => own2[axis] * between2[block] + own2[axis + 1] * between2[block + 1] + own2[axis + 2] * between2[block + 2];
  const turn3 = turnRate(out) - turnRate(from);
  const [r, t, n] = [along(0, 0), along(3, 0), along(6, 0)];
  const parts = [r, t, n, along(0, 3) - turn3 * t, along(3, 3) + turn3 * r, along(6, 3)];
  for (let i = 0; i < 6; i++) {
    const block = i < 3 ? 0 : 3;
    const column = i - block;
    out[i] = out[i] + theirs[column] * parts[block] + theirs[3 + column] * parts[block + 1] + theirs[6 + column] * parts[block + 2];
  }
}
function turnRate([x = 0, y = 0, z6 = 0, u = 0, v = 0, w = 0]) {
  return Math.hypot(y * w - z6 * v, z6 * u - x * w, x * v - y * u) / (x * x + y * y + z6 * z6);
}

// packages/planning/src/air-along.ts
var kept4 = /* @__PURE__ */ new WeakMap();
var MOST_KEPT2 = 8;
function airAlong(atmosphere, knownState, [startTaiS, stopTaiS], name, reference) {
  if (atmosphere === void 0 || atmosphere === exponentialAtmosphere) return exponentialAtmosphere;
  const fromTaiS = Math.floor(startTaiS / SECONDS_PER_DAY) * SECONDS_PER_DAY;
  const toTaiS = Math.ceil(stopTaiS / SECONDS_PER_DAY) * SECONDS_PER_DAY;
  const key = [name, fromTaiS, toTaiS, knownState.epochTaiS, ...knownState.positionM, ...knownState.velocityMps].join(
    " "
  );
  const densities = kept4.get(atmosphere) ?? /* @__PURE__ */ new Map();
  kept4.set(atmosphere, densities);
  const density2 = densities.get(key);
  if (density2 !== void 0) return density2;
  const orbit = reference(fromTaiS, toTaiS);
  const made2 = orbit === void 0 ? atmosphere : densityAlong(atmosphere, orbit, fromTaiS, toTaiS);
  if (densities.size >= MOST_KEPT2) densities.delete(densities.keys().next().value);
  densities.set(key, made2);
  return made2;
}

// packages/planning/src/firing-spans.ts
function firingSpans({ ignitionTaiS, durationS, offSpans = [] }) {
  const stopTaiS = ignitionTaiS + durationS;
  const spans = [];
  let from = ignitionTaiS;
  for (const [offFrom, offTo] of offSpans) {
    if (offTo <= from) continue;
    if (offFrom >= stopTaiS) break;
    if (offFrom > from) spans.push([from, offFrom]);
    from = Math.max(from, offTo);
  }
  if (from < stopTaiS) spans.push([from, stopTaiS]);
  return spans;
}
function thrustingTimeS(firing) {
  return firingSpans(firing).reduce((sum5, [from, to]) => sum5 + (to - from), 0) * firing.dutyCycle;
}

// packages/planning/src/rocket.ts
function propellantRateKgps({ thrustN, specificImpulseS }) {
  return thrustN / (specificImpulseS * STANDARD_GRAVITY_MPS2);
}
function deltaVOfUsed(usedKg, specificImpulseS, massKg) {
  const exhaust = specificImpulseS * STANDARD_GRAVITY_MPS2;
  return usedKg < massKg ? exhaust * Math.log(massKg / (massKg - usedKg)) : Number.POSITIVE_INFINITY;
}
function propellantFor(deltaVMps, specificImpulseS, massKg) {
  return -massKg * Math.expm1(-deltaVMps / (specificImpulseS * STANDARD_GRAVITY_MPS2));
}
function thrustTimeFor(deltaVMps, motor, massKg) {
  const exhaust = motor.specificImpulseS * STANDARD_GRAVITY_MPS2;
  return propellantFor(deltaVMps, motor.specificImpulseS, massKg) * exhaust / motor.thrustN;
}

// packages/planning/src/vector.ts
function norm3([x, y, z6]) {
  return Math.sqrt(x * x + y * y + z6 * z6);
}
function inRtn([x, y, z6], state) {
  const m = localAxes("RTN", state.positionM, state.velocityMps);
  return [m[0] * x + m[1] * y + m[2] * z6, m[3] * x + m[4] * y + m[5] * z6, m[6] * x + m[7] * y + m[8] * z6];
}

// packages/planning/src/propulsion/spread-impulses.ts
var PARTS_A_REVOLUTION = 24;
var MOST_PARTS = 32;
function secondsOf(spans) {
  return spans.reduce((sum5, [from, to]) => sum5 + (to - from), 0);
}
function spreadImpulses(spans, periodS, accelerationMps2) {
  const longestS = Math.max(periodS / PARTS_A_REVOLUTION, secondsOf(spans) / MOST_PARTS);
  return spans.flatMap(([from, to]) => {
    const count2 = Math.max(1, Math.ceil((to - from) / longestS - 1e-9));
    const stepS = (to - from) / count2;
    return Array.from({ length: count2 }, (_, k) => ({
      epochTaiS: from + (k + 0.5) * stepS,
      deltaVRtnMps: scaled(accelerationMps2, stepS)
    }));
  });
}

// packages/planning/src/propulsion/continuous.ts
function burn(vehicle, ignitionTaiS, durationS, direction) {
  const { thrustN, specificImpulseS, dutyCycle, offSpans } = vehicle;
  const motor = { thrustN, specificImpulseS, dutyCycle };
  const push = { type: "CONTINUOUS", ignitionTaiS, durationS, ...motor, direction, frame: "RTN" };
  return offSpans === void 0 ? push : { ...push, offSpans };
}
function deltaVOfBurn(manoeuvre, massKg) {
  return deltaVOfUsed(propellantOfBurn(manoeuvre), manoeuvre.specificImpulseS, massKg);
}
function propellantOfBurn(manoeuvre) {
  return propellantRateKgps(manoeuvre) * thrustingTimeS(manoeuvre);
}
function limitOf(vehicle, ignitionTaiS) {
  const { maxDurationS, maxDeltaVMps, massKg } = vehicle;
  const isWithin3 = (durationS) => maxDeltaVMps === void 0 || deltaVOfBurn(burn(vehicle, ignitionTaiS, durationS, [0, 1, 0]), massKg) <= maxDeltaVMps;
  if (isWithin3(maxDurationS)) return maxDurationS;
  let [low, high] = [0, maxDurationS];
  for (let k = 0; k < 50; k++) {
    const middle = 0.5 * (low + high);
    if (isWithin3(middle)) low = middle;
    else high = middle;
  }
  return low;
}
function burnDurationS({ offSpans = [], dutyCycle, ...motor }, ignitionTaiS, deltaVMps, massKg) {
  let leftS = thrustTimeFor(deltaVMps, motor, massKg) / dutyCycle;
  let doneS = 0;
  for (const [offTaiS, onTaiS] of offSpans) {
    const [offS, onS] = [offTaiS - ignitionTaiS, onTaiS - ignitionTaiS];
    if (onS <= doneS) continue;
    if (offS - doneS >= leftS) break;
    leftS -= Math.max(0, offS - doneS);
    doneS = onS;
  }
  return doneS + leftS;
}
var continuous = {
  type: "CONTINUOUS",
  isInstant: false,
  durationS: ({ durationS }) => durationS,
  isStill: ({ thrustN, durationS }) => !(thrustN > 0 && durationS > 0),
  scaled: (manoeuvre, factor) => ({ ...manoeuvre, thrustN: manoeuvre.thrustN * factor }),
  deltaVMps: deltaVOfBurn,
  propellantKg: propellantOfBurn,
  steering: ({ direction, frame }) => ({ vector: direction, frame }),
  resteered(manoeuvre, deltaVMps, plannedMps) {
    const length = norm3(deltaVMps);
    if (!(length > 0)) return { ...manoeuvre, thrustN: 0 };
    return { ...manoeuvre, direction: deltaVMps, thrustN: manoeuvre.thrustN * length / plannedMps };
  },
  impulses(manoeuvre, { massKg, periodS }) {
    if (manoeuvre.frame !== "RTN") return void 0;
    const spans = firingSpans(manoeuvre);
    const seconds3 = secondsOf(spans);
    if (!(seconds3 > 0)) return [];
    const size2 = deltaVOfBurn(manoeuvre, massKg) / seconds3;
    return spreadImpulses(spans, periodS, scaled(manoeuvre.direction, size2 / norm3(manoeuvre.direction)));
  },
  motors(manoeuvre) {
    const { thrustN, specificImpulseS, frame, direction, dutyCycle } = manoeuvre;
    return {
      burns: firingSpans(manoeuvre).map(([startTaiS, stopTaiS]) => {
        return { startTaiS, stopTaiS, thrustN, specificImpulseS, frame, direction, dutyCycle };
      })
    };
  },
  lines(vehicle, { responses, ignitionTaiS, objective, ways }) {
    const limit = limitOf(vehicle, ignitionTaiS);
    return ways.map(
      (way) => ({
        ignitionTaiS,
        limit,
        at(durationS) {
          const along = burn(vehicle, ignitionTaiS, durationS, [0, 1, 0]);
          const spans = firingSpans(along);
          const maps = responses.map((response) => response.arcMap(spans));
          const sizeMps = thrustingTimeS(along) > 0 ? deltaVOfBurn(along, vehicle.massKg) : 0;
          const deltaVRtnMps = sizeMps > 0 ? way(maps[0], objective, sizeMps) : [0, 0, 0];
          const direction = sizeMps > 0 ? scaled(deltaVRtnMps, 1 / sizeMps) : [0, 1, 0];
          return { manoeuvre: burn(vehicle, ignitionTaiS, durationS, direction), deltaVRtnMps, maps };
        }
      })
    );
  },
  alongTrack(vehicle, ignitionTaiS, deltaVMps, massKg) {
    const size2 = Math.abs(deltaVMps);
    if (size2 > (vehicle.maxDeltaVMps ?? Number.POSITIVE_INFINITY)) return void 0;
    const durationS = burnDurationS(vehicle, ignitionTaiS, size2, massKg);
    if (!(durationS <= vehicle.maxDurationS)) return void 0;
    return burn(vehicle, ignitionTaiS, durationS, [0, Math.sign(deltaVMps), 0]);
  }
};

// packages/astro/src/search/border.ts
function borderBetween(holds2, inside2, outside, { width = 0, share = 0 } = {}) {
  let a = inside2;
  let b = outside;
  while (Math.abs(b - a) > width + share * Math.max(Math.abs(a), Math.abs(b))) {
    const middle = 0.5 * (a + b);
    if (middle === a || middle === b) break;
    if (holds2(middle)) a = middle;
    else b = middle;
  }
  return a;
}

// packages/planning/src/propulsion/differential-drag.ts
function attitudeAccelerationMps2({
  dynamicPressurePa,
  dragCoefficient,
  nominalAreaM2,
  massKg
}, areaM2, densityFactor = 1) {
  return -densityFactor * dynamicPressurePa * dragCoefficient * (areaM2 - nominalAreaM2) / massKg;
}
function attitude({ nominalAreaM2, dragCoefficient }, ignitionTaiS, durationS, areaM2) {
  return { type: "DIFFERENTIAL_DRAG", ignitionTaiS, durationS, areaM2, nominalAreaM2, dragCoefficient };
}
var NO_THRUST = { thrustN: 0, specificImpulseS: 1, frame: "RTN", direction: [0, 1, 0] };
var differentialDrag = {
  type: "DIFFERENTIAL_DRAG",
  isInstant: false,
  durationS: ({ durationS }) => durationS,
  isStill: ({ areaM2, nominalAreaM2, durationS }) => !(areaM2 !== nominalAreaM2 && durationS > 0),
  scaled: (manoeuvre, factor) => ({ ...manoeuvre, densityFactor: (manoeuvre.densityFactor ?? 1) * factor }),
  deltaVMps: () => 0,
  propellantKg: () => 0,
  steering: () => void 0,
  impulses(manoeuvre, { massKg, periodS, dynamicPressurePa }) {
    const { ignitionTaiS, durationS, areaM2, densityFactor } = manoeuvre;
    const push = attitudeAccelerationMps2({ ...manoeuvre, massKg, dynamicPressurePa }, areaM2, densityFactor);
    return spreadImpulses([[ignitionTaiS, ignitionTaiS + durationS]], periodS, [0, push, 0]);
  },
  motors({ ignitionTaiS: startTaiS, durationS }) {
    return { burns: [{ ...NO_THRUST, startTaiS, stopTaiS: startTaiS + durationS }] };
  },
  surface: {
    /** What an attitude adds to the drag that is there already, while it is held. */
    force({ areaM2, nominalAreaM2, dragCoefficient, densityFactor = 1, ignitionTaiS, durationS }, atmosphere) {
      const extraM2 = (areaM2 - nominalAreaM2) * densityFactor;
      const push = drag({ areaM2: extraM2, coefficient: dragCoefficient }, atmosphere, earthAxes("GCRF"));
      const stopTaiS = ignitionTaiS + durationS;
      return {
        addRates(epochTaiS, state, out) {
          if (extraM2 !== 0 && epochTaiS >= ignitionTaiS && epochTaiS <= stopTaiS) push.addRates(epochTaiS, state, out);
        }
      };
    },
    undone: (manoeuvre) => ({ ...manoeuvre, areaM2: manoeuvre.nominalAreaM2 })
  },
  lines(vehicle, { responses, ignitionTaiS }) {
    const { dynamicPressurePa, pressurePaOver } = vehicle;
    return [vehicle.minAreaM2, vehicle.maxAreaM2].filter((areaM2) => areaM2 !== vehicle.nominalAreaM2).map((areaM2) => {
      const ofMeanMps2 = attitudeAccelerationMps2(vehicle, areaM2);
      const accelerationMps2 = (durationS) => pressurePaOver === void 0 || !(durationS > 0) ? ofMeanMps2 : ofMeanMps2 * pressurePaOver(ignitionTaiS, ignitionTaiS + durationS) / dynamicPressurePa;
      return {
        ignitionTaiS,
        limit: vehicle.maxDurationS,
        at: (durationS) => ({
          manoeuvre: attitude(vehicle, ignitionTaiS, durationS, areaM2),
          deltaVRtnMps: [0, accelerationMps2(durationS) * durationS, 0],
          maps: responses.map((response) => response.arcMap([[ignitionTaiS, ignitionTaiS + durationS]]))
        })
      };
    });
  },
  /** The attitude of least or most drag for as long as its acceleration takes, where the air is when it is held. */
  alongTrack(vehicle, ignitionTaiS, deltaVMps, massKg) {
    const { dynamicPressurePa, pressurePaOver, maxDurationS } = vehicle;
    const areaM2 = deltaVMps < 0 ? vehicle.maxAreaM2 : vehicle.minAreaM2;
    const byMeanS = deltaVMps / attitudeAccelerationMps2({ ...vehicle, massKg }, areaM2);
    const isEnough = (durationS2) => durationS2 * (pressurePaOver?.(ignitionTaiS, ignitionTaiS + durationS2) ?? dynamicPressurePa) >= byMeanS * dynamicPressurePa;
    if (!(byMeanS > 0 && isEnough(maxDurationS))) return void 0;
    const durationS = pressurePaOver === void 0 ? byMeanS : borderBetween(isEnough, maxDurationS, 0, { share: 0, width: SAME_TIME_S });
    return attitude(vehicle, ignitionTaiS, durationS, areaM2);
  }
};
var SAME_TIME_S = 0.1;

// packages/planning/src/propulsion/impulsive.ts
function impulse({ specificImpulseS }, ignitionTaiS, deltaVMps) {
  const push = { type: "IMPULSIVE", ignitionTaiS, deltaVMps, frame: "RTN" };
  return specificImpulseS === void 0 ? push : { ...push, specificImpulseS };
}
function mapOf(response, ignitionTaiS) {
  const leadS = response.encounter.primary.epochTaiS - ignitionTaiS;
  return leadS > 0 ? response.pointMap(leadS) : response.arcMap([]);
}
var impulsive = {
  type: "IMPULSIVE",
  isInstant: true,
  durationS: () => 0,
  isStill: ({ deltaVMps }) => deltaVMps.every((part) => part === 0),
  scaled: (manoeuvre, factor) => ({ ...manoeuvre, deltaVMps: scaled(manoeuvre.deltaVMps, factor) }),
  deltaVMps: ({ deltaVMps }) => norm3(deltaVMps),
  propellantKg({ specificImpulseS, deltaVMps }, massKg) {
    if (specificImpulseS === void 0) return void 0;
    return propellantFor(norm3(deltaVMps), specificImpulseS, massKg);
  },
  steering: ({ deltaVMps, frame }) => ({ vector: deltaVMps, frame }),
  resteered: (manoeuvre, deltaVMps) => ({ ...manoeuvre, deltaVMps }),
  impulses({ ignitionTaiS, deltaVMps, frame }) {
    return frame === "RTN" ? [{ epochTaiS: ignitionTaiS, deltaVRtnMps: deltaVMps }] : void 0;
  },
  motors({ ignitionTaiS: epochTaiS, deltaVMps, frame, specificImpulseS }) {
    return { impulses: [{ epochTaiS, deltaVMps, frame, ...specificImpulseS !== void 0 && { specificImpulseS } }] };
  },
  lines(vehicle, { responses, ignitionTaiS, objective, ways }) {
    const maps = responses.map((response) => mapOf(response, ignitionTaiS));
    return ways.map((way) => ({
      ignitionTaiS,
      limit: vehicle.maxDeltaVMps,
      at(size2) {
        const deltaVRtnMps = way(maps[0], objective, size2);
        return { manoeuvre: impulse(vehicle, ignitionTaiS, deltaVRtnMps), deltaVRtnMps, maps };
      }
    }));
  },
  alongTrack(vehicle, ignitionTaiS, deltaVMps) {
    if (Math.abs(deltaVMps) > vehicle.maxDeltaVMps) return void 0;
    return impulse(vehicle, ignitionTaiS, [0, deltaVMps, 0]);
  }
};

// packages/planning/src/manoeuvre.ts
var ROWS2 = {
  [impulsive.type]: impulsive,
  [continuous.type]: continuous,
  [differentialDrag.type]: differentialDrag
};
function propulsionOf({ type: type2 }) {
  return ROWS2[type2];
}
function cutoffTaiS(manoeuvre) {
  return manoeuvre.ignitionTaiS + propulsionOf(manoeuvre).durationS(manoeuvre);
}
function scaledManoeuvre(manoeuvre, factor) {
  return propulsionOf(manoeuvre).scaled(manoeuvre, factor);
}
function isStill(manoeuvre) {
  return propulsionOf(manoeuvre).isStill(manoeuvre);
}
function deltaVOf(manoeuvre, massKg) {
  return propulsionOf(manoeuvre).deltaVMps(manoeuvre, massKg);
}
function propellantOf(manoeuvre, massKg) {
  return propulsionOf(manoeuvre).propellantKg(manoeuvre, massKg);
}
function impulseOf(manoeuvre) {
  const propulsion = propulsionOf(manoeuvre);
  return propulsion.isInstant ? propulsion.steering(manoeuvre) : void 0;
}

// packages/planning/src/change.ts
var FIELD_DEGREE = 12;
var RELATIVE_ERROR = 1e-10;
function changeOf(manoeuvres, knownState, stopTaiS, body, model) {
  const ignitionTaiS = Math.min(...manoeuvres.map((manoeuvre) => manoeuvre.ignitionTaiS));
  const surfaces = surfacesOf(manoeuvres);
  const hasSurfaces = surfaces.length > 0;
  const span2 = [Math.min(ignitionTaiS, knownState.epochTaiS), Math.max(stopTaiS, knownState.epochTaiS)];
  const air = hasSurfaces || model === "full" ? airOf(body, knownState, span2, model) : exponentialAtmosphere;
  const start = beginAt(knownState, ignitionTaiS, body, model, air);
  if (!start.ok) return start;
  const free = forcesOf(body, model, air);
  const forces = hasSurfaces ? [...surfaces.map(({ force }) => force(air)), ...forcesOf(body, model, air)] : free;
  const forcesWithout = hasSurfaces ? [...surfaces.map(({ forceUndone }) => forceUndone(air)), ...forcesOf(body, model, air)] : free;
  return manoeuvreDifference({
    initial: start.value,
    massKg: body.massKg,
    stopTaiS,
    forces,
    forcesWithout,
    manoeuvres: motorsOf(manoeuvres),
    relativeError: RELATIVE_ERROR,
    isPointMass: model === "two-body" && !hasSurfaces,
    ...!hasSurfaces && { keptFree: keptFree(start.value, body, model, air) }
  });
}
var freeOrbits = /* @__PURE__ */ new WeakMap();
function keptFree(start, { atmosphere: _, ...tabled }, model, air) {
  return (edges, fly) => {
    const key = `${edges} ${model} ${JSON.stringify(tabled)}`;
    const kept6 = freeOrbits.get(start);
    if (kept6?.key === key && kept6.air === air) return ok(kept6.orbit);
    const flown = fly();
    if (flown.ok) freeOrbits.set(start, { key, air, orbit: flown.value });
    return flown;
  };
}
function freeOrbit(knownState, startTaiS, stopTaiS, body, model) {
  const span2 = [Math.min(startTaiS, knownState.epochTaiS), Math.max(stopTaiS, knownState.epochTaiS)];
  const forces = forcesOf(body, model, airOf(body, knownState, span2, model));
  const start = stateAt(knownState, startTaiS, body, model, forces);
  if (!start.ok) return start;
  const initial = transformState(start.value, "GCRF");
  return propagateNumerically({ initial, massKg: body.massKg, stopTaiS, forces, relativeError: RELATIVE_ERROR });
}
function airOf(body, knownState, span2, model) {
  const { atmosphere, ...tabled } = body;
  return airAlong(atmosphere, knownState, span2, `${model} ${JSON.stringify(tabled)}`, (startTaiS, stopTaiS) => {
    const flown = freeOrbit(knownState, startTaiS, stopTaiS, tabled, model);
    return flown.ok ? flown.value : void 0;
  });
}
var begins = /* @__PURE__ */ new WeakMap();
function beginAt(knownState, epochTaiS, body, model, air) {
  const { atmosphere: _, ...surfaces } = body;
  const key = `${epochTaiS} ${model} ${JSON.stringify(surfaces)}`;
  const kept6 = begins.get(knownState)?.get(key);
  if (kept6?.air === air) return ok(kept6.state);
  const state = stateAt(knownState, epochTaiS, body, model, forcesOf(body, model, air));
  if (state.ok) {
    const ofKnown = begins.get(knownState) ?? /* @__PURE__ */ new Map();
    begins.set(knownState, ofKnown.set(key, { air, state: state.value }));
  }
  return state;
}
function stateAt(knownState, epochTaiS, body, model, forces) {
  if (epochTaiS === knownState.epochTaiS) return ok(knownState);
  if (model === "two-body") return ok(twoBodyStateAt(transformState(knownState, "GCRF"), epochTaiS));
  const flown = propagateNumerically({
    initial: transformState(knownState, "GCRF"),
    massKg: body.massKg,
    stopTaiS: epochTaiS,
    forces,
    relativeError: RELATIVE_ERROR
  });
  if (!flown.ok) return flown;
  const six = new Float64Array(6);
  if (!flown.value.stateAt(epochTaiS, six)) return fail({ code: "state-not-finite", epochTaiS });
  return ok(stateOfSix(six, epochTaiS, "GCRF"));
}
function motorsOf(manoeuvres) {
  const motors2 = manoeuvres.map((manoeuvre) => propulsionOf(manoeuvre).motors(manoeuvre));
  return {
    burns: motors2.flatMap(({ burns = [] }) => burns),
    impulses: motors2.flatMap(({ impulses = [] }) => impulses)
  };
}
function surfacesOf(manoeuvres) {
  return manoeuvres.flatMap((manoeuvre) => {
    const { surface } = propulsionOf(manoeuvre);
    if (surface === void 0) return [];
    return [
      {
        force: (air) => surface.force(manoeuvre, air),
        forceUndone: (air) => surface.force(surface.undone(manoeuvre), air)
      }
    ];
  });
}
function forcesOf(body, model, atmosphere) {
  const { massKg: _, atmosphere: _of, ...surfaces } = body;
  if (model === "two-body") return forceModel("GCRF", {});
  return forceModel("GCRF", {
    gravity: egm96(FIELD_DEGREE),
    withSun: true,
    withMoon: true,
    ...surfaces.drag && { drag: { ...surfaces.drag, atmosphere } },
    ...surfaces.radiation && { radiation: surfaces.radiation }
  });
}

// packages/conjunction/src/encounter/encounter-plane.ts
var PARALLEL_SINE = 1e-8;
function encounterPlane(primary, secondary) {
  if (primary.frame !== secondary.frame) return fail({ code: "frames-differ" });
  if (primary.epochTaiS !== secondary.epochTaiS) return fail({ code: "epochs-differ" });
  const relativeVelocity = difference(secondary.velocityMps, primary.velocityMps);
  const relativeSpeedMps = norm(relativeVelocity);
  if (!(relativeSpeedMps > 0)) return fail({ code: "relative-speed-zero" });
  const eta = scaled(relativeVelocity, 1 / relativeSpeedMps);
  const xi = inPlane(eta, primary);
  const zeta = cross2(xi, eta);
  const relative = difference(secondary.positionM, primary.positionM);
  const missXM = dot(xi, relative);
  const missYM = dot(zeta, relative);
  return ok({ xi, eta, zeta, missXM, missYM, missDistanceM: Math.hypot(missXM, missYM), relativeSpeedMps });
}
function inPlane(eta, primary) {
  const radial = unit2(primary.positionM);
  const projected = plusScaled(radial, eta, -dot(radial, eta));
  if (norm(projected) > PARALLEL_SINE) return normalTo(eta, projected);
  return normalTo(eta, unit2(cross2(primary.positionM, primary.velocityMps)));
}
function normalTo(eta, vector4) {
  const once = unit2(plusScaled(vector4, eta, -dot(vector4, eta)));
  return unit2(plusScaled(once, eta, -dot(once, eta)));
}
function projectCovariance(plane, covarianceM2) {
  return {
    xx: bilinear3(covarianceM2, plane.xi, plane.xi),
    yx: 0.5 * (bilinear3(covarianceM2, plane.zeta, plane.xi) + bilinear3(covarianceM2, plane.xi, plane.zeta)),
    yy: bilinear3(covarianceM2, plane.zeta, plane.zeta)
  };
}

// packages/conjunction/src/covariance/carried-object.ts
function carriedObject(object, state) {
  const { covariance } = object;
  const isLocal = covariance?.frame === "RTN" || covariance?.frame === "TNW" || covariance?.frame === state.frame;
  const hasVelocity = covariance !== void 0 && [21, 28, 35].every((i) => covariance.matrix[i] > 0);
  if (!isLocal || !hasVelocity) return { ...object, state };
  return { ...object, state, covariance: transportCovariance(covariance, object.state, state) };
}

// packages/conjunction/src/covariance/position.ts
function positionBlock(matrix) {
  return Float64Array.from({ length: 9 }, (_, n) => matrix[6 * Math.floor(n / 3) + n % 3]);
}
function transposed3(m) {
  return Float64Array.of(m[0], m[3], m[6], m[1], m[4], m[7], m[2], m[5], m[8]);
}
function inertialPositionCovariance(covariance, state) {
  const block = positionBlock(covariance.matrix);
  if (covariance.frame === state.frame) return ok(block);
  if (covariance.frame !== "RTN" && covariance.frame !== "TNW") return fail({ code: "covariance-frame-unknown" });
  const rows2 = localAxes(covariance.frame, state.positionM, state.velocityMps);
  return ok(congruent3(transposed3(rows2), block));
}
function rtnPositionCovariance(inertialM2, state) {
  return congruent3(localAxes("RTN", state.positionM, state.velocityMps), inertialM2);
}
function inertialStateCovariance(covariance, state) {
  const isKnown = covariance.frame === state.frame || covariance.frame === "RTN" || covariance.frame === "TNW";
  return isKnown ? ok(covarianceInStateFrame(covariance, state).matrix) : fail({ code: "covariance-frame-unknown" });
}

// packages/astro/src/search/extremum.ts
var GOLDEN = (Math.sqrt(5) - 1) / 2;
function minimumBetween(f, from, to, width) {
  let low = from;
  let high = to;
  let left = high - GOLDEN * (high - low);
  let right = low + GOLDEN * (high - low);
  let atLeft = f(left);
  let atRight = f(right);
  while (high - low > width && left < right) {
    if (atRight < atLeft) {
      low = left;
      left = right;
      atLeft = atRight;
      right = low + GOLDEN * (high - low);
      atRight = f(right);
    } else {
      high = right;
      right = left;
      atRight = atLeft;
      left = high - GOLDEN * (high - low);
      atLeft = f(left);
    }
  }
  return 0.5 * (low + high);
}
function maximumBetween(f, from, to, width) {
  return minimumBetween((x) => -f(x), from, to, width);
}

// packages/conjunction/src/pc/numbers/quadrature.ts
var NODES = Float64Array.of(
  0.9914553711208126,
  0.9491079123427585,
  0.8648644233597691,
  0.7415311855993945,
  0.5860872354676911,
  0.4058451513773972,
  0.20778495500789848,
  0
);
var KRONROD = Float64Array.of(
  0.022935322010529224,
  0.06309209262997856,
  0.10479001032225019,
  0.14065325971552592,
  0.1690047266392679,
  0.19035057806478542,
  0.20443294007529889,
  0.20948214108472782
);
var GAUSS = Float64Array.of(0.1294849661688697, 0.27970539148927664, 0.3818300505051189, 0.4179591836734694);
var MAXIMUM_DEPTH = 24;
var RULE_TOLERANCE = 1e-11;
var VISIBLE_LOG_DROP = 46;
var UNDERFLOW_LOG = -800;
var PEAK_SHARE = 1e-6;
var EDGE_SHARE = 1e-6;
function integrateSinglePeak(logDensity, jacobian, a, b) {
  const peak = maximumBetween(logDensity, a, b, PEAK_SHARE * (b - a));
  const top = logDensity(peak);
  if (!(top > UNDERFLOW_LOG)) return 0;
  const floor = top - VISIBLE_LOG_DROP;
  const from = supportEdge(logDensity, peak, a, floor);
  const to = supportEdge(logDensity, peak, b, floor);
  const scaled3 = (t) => Math.exp(logDensity(t) - top) * jacobian(t);
  const rough = gaussKronrod(scaled3, from, peak).value + gaussKronrod(scaled3, peak, to).value;
  const value = refine(scaled3, from, peak, rough, 0) + refine(scaled3, peak, to, rough, 0);
  return Math.exp(top) * value;
}
function supportEdge(logDensity, peak, end, floor) {
  if (logDensity(end) > floor) return end;
  return borderBetween((t) => !(logDensity(t) > floor), end, peak, { width: EDGE_SHARE * Math.abs(end - peak) });
}
function refine(f, a, b, total, depth) {
  if (b <= a) return 0;
  const { value, error } = gaussKronrod(f, a, b);
  if (error <= RULE_TOLERANCE * total || depth >= MAXIMUM_DEPTH) return value;
  const middle = 0.5 * (a + b);
  return refine(f, a, middle, total, depth + 1) + refine(f, middle, b, total, depth + 1);
}
function gaussKronrod(f, a, b) {
  const centre = 0.5 * (a + b);
  const half = 0.5 * (b - a);
  const middle = f(centre);
  let fine = KRONROD[7] * middle;
  let coarse = GAUSS[3] * middle;
  for (let i = 0; i < 7; i++) {
    const pair3 = f(centre - half * NODES[i]) + f(centre + half * NODES[i]);
    fine += KRONROD[i] * pair3;
    if (i % 2 === 1) coarse += GAUSS[i >> 1] * pair3;
  }
  return { value: half * fine, error: Math.abs(half * (fine - coarse)) };
}

// packages/conjunction/src/pc/numbers/erfcx-table.ts
var ERFCX_PIECES = 64;
var ERFCX_FIRST_PIECE = 4;
var ERFCX_DEGREE = 7;
var ERFCX_TABLE = Float64Array.of(
  0.021319678541463587,
  0.0025443794780165663,
  2073231588835563e-20,
  14327808381069376e-23,
  7623558837143645e-25,
  218185496815705e-26,
  -8994336466634858e-30,
  -15099769409267234e-32,
  0.026492525252639076,
  0.0026290526467174454,
  2161045321994957e-20,
  14946268058406879e-23,
  7835919281765333e-25,
  20610012382723626e-28,
  -11170128088408797e-30,
  -15957688072895692e-32,
  0.031838280663085944,
  0.002717313249369578,
  22526197601132123e-21,
  15581197878266635e-23,
  8034865874482407e-25,
  19133610223842716e-28,
  -13454236546536102e-30,
  -16640872284342982e-32,
  0.03736427136419042,
  0.0028093136455011776,
  2348050287950158e-20,
  16231415954891216e-23,
  8217660108923571e-25,
  17377914430134565e-28,
  -15819528960407824e-30,
  -17111457620725404e-32,
  0.04307813238281829,
  0.00290520985935529,
  24474245332429983e-21,
  16895517205647193e-23,
  8381466517958435e-25,
  1533506450160575e-27,
  -18233735206457812e-30,
  -17334222254386337e-32,
  0.04898781418246453,
  0.0030051612425445037,
  25508210072304553e-21,
  17571867102017282e-23,
  8523391353111573e-25,
  130013575250853e-26,
  -2065994900619426e-29,
  -17278461460636997e-32,
  0.05510158893489709,
  0.0031093300817051387,
  26583077174240895e-21,
  18258598741604498e-23,
  8640526804066846e-25,
  1037776167358423e-27,
  -23057388871283215e-30,
  -16919803522556127e-32,
  0.0614280559514581,
  0.003217881150456378,
  2769940773815653e-20,
  18953613649918145e-23,
  8729999846705875e-25,
  7470323560640922e-28,
  -25382401226153826e-30,
  -1624183155807505e-31,
  0.06797614616267508,
  0.0033309812058632815,
  28857630119194332e-21,
  1965458663601247e-22,
  8789024519189377e-25,
  42904423695538955e-29,
  -27589669349608694e-30,
  -15237382227045003e-32,
  0.07475512553619282,
  0.003448798430573413,
  30058026576841347e-21,
  2035897491983018e-22,
  8814956180115876e-25,
  8549890795585781e-29,
  -29633574984462617e-30,
  -13909412626237467e-32,
  0.08177459732639224,
  0.0035715018228195334,
  313007206025294e-19,
  21064031625663062e-23,
  8805346120765545e-25,
  -28137436761919845e-29,
  -31469646386902875e-30,
  -1227135891731395e-31,
  0.0890445030544917,
  0.0036992605375259927,
  3258566518716215e-20,
  21766823601215603e-23,
  8757994800422636e-25,
  -6688267099250228e-28,
  -3305601864292642e-29,
  -10346950603146529e-32,
  0.09657512212544102,
  0.0038322431827917877,
  3391263228339798e-20,
  22464253382088378e-23,
  8671001959228842e-25,
  -10736293950815512e-28,
  -3435483007636544e-29,
  -8169488044403505e-32,
  0.10437706999746679,
  0.0039706170770154045,
  3528120370256116e-20,
  2315308498430907e-22,
  8542811939345995e-25,
  -14921296439237033e-28,
  -3533348261673709e-29,
  -5780632705922559e-32,
  0.11246129483158902,
  0.004114547472842735,
  3669076366311853e-20,
  23829973079953363e-23,
  837225270759953e-24,
  -1920320405607601e-27,
  -3596570350812545e-29,
  -32287951976590526e-33,
  0.12083907256162175,
  0.004264196754929071,
  3814049317752137e-20,
  24491494999388987e-23,
  8158567309921116e-25,
  -23539214423013426e-28,
  -36232359585170455e-30,
  -567232052571088e-32,
  0.12952200033985278,
  0.004419723619182752,
  396293664280034e-19,
  2513418491359321e-22,
  790143678333138e-24,
  -27884685337074856e-28,
  -36121992013405356e-30,
  2148023488040175e-32,
  0.13852198832948245,
  0.004581282241679977,
  41156149241055864e-21,
  2575456948522123e-22,
  7600993885045183e-25,
  -3219407341610999e-27,
  -3563105723560437e-29,
  486026890013797e-31,
  0.1478512498316607,
  0.004749021445792022,
  4271939972636361e-20,
  26349204239865884e-23,
  7257827349271728e-25,
  -3642188409386344e-27,
  -3476387729362256e-29,
  7514158416018744e-32,
  0.1575222897522481,
  0.004923083876238805,
  4431747110065864e-20,
  2691470989977863e-22,
  6872976729628405e-25,
  -4052359905959586e-27,
  -3353231834999861e-29,
  10057544814917114e-32,
  0.1675478914308746,
  0.005103605188774048,
  45948516671888475e-21,
  27447807940160503e-23,
  6447918210095255e-25,
  -4445655030342522e-27,
  -31955229104610016e-30,
  12443056669293478e-32,
  0.17794110187212464,
  0.005290713264021594,
  4761049691586103e-20,
  2794535467055175e-22,
  5984542054716081e-25,
  -4818071433994815e-27,
  -30057680273752324e-30,
  14629356283547413e-32,
  0.18871521543538913,
  0.005484527453629698,
  4930118853748905e-20,
  2840437320734909e-22,
  5485122604455848e-25,
  -5165940551373843e-27,
  -2787005214629183e-29,
  165820494138276e-30,
  0.19988375605577885,
  0.005685157866405625,
  510181953730564e-19,
  28822082783825144e-23,
  4952281911724841e-25,
  -5485985310949717e-27,
  -25427019568210536e-30,
  1827424184923019e-31,
  0.21146045808320077,
  0.005892704701455728,
  527589609594386e-19,
  2919592493658564e-22,
  43889482262398905e-26,
  -5775365289591577e-27,
  -22766482911051644e-30,
  1968675848779818e-31,
  0.22345924584001864,
  0.0061072576346085285,
  54520782571522165e-21,
  29523586207475644e-23,
  37983106110167185e-26,
  -6031708938162691e-27,
  -19928490206221295e-30,
  20808056708054968e-32,
  0.23589421200945196,
  0.006328895263564102,
  5630082651049665e-20,
  298030171030344e-21,
  31837709783655667e-26,
  -625313301828147e-26,
  -1695419032161472e-29,
  2163387725130247e-31,
  0.2487795949768664,
  0.00655768461631693,
  5809614441329406e-20,
  300324471556151e-21,
  2548894799101587e-25,
  -643824983032153e-26,
  -13884850481978114e-30,
  22166682602759658e-32,
  0.26212975525427334,
  0.0067936807264657164,
  59903690347051204e-21,
  30210396027718195e-23,
  1897361661616748e-25,
  -6586163169397938e-27,
  -10760964210478991e-30,
  22414935453668056e-32,
  0.27595915112463665,
  0.007036926278075857,
  6172033845170645e-20,
  3033568069108377e-22,
  12329167496115303e-26,
  -66964542148717334e-28,
  -7621468435016304e-30,
  22392268927299083e-32,
  0.2902823136469716,
  0.0072874513218197925,
  6354290089819976e-20,
  3040741879249907e-22,
  5593241769144731e-26,
  -6769158741209216e-27,
  -4503081493086275e-30,
  221165966515266e-30,
  0.30511382116575303,
  0.007545273063206669,
  6536814593860059e-20,
  30425028387638805e-23,
  -11967702669136399e-27,
  -6804737139800932e-27,
  -14397674050602958e-31,
  21609205263773322e-32,
  0.32046827346889245,
  0.0078103957228422335,
  6719281583715311e-20,
  3038822428174844e-22,
  -8004136357458944e-26,
  -6804038771716346e-27,
  15376737202441737e-31,
  20893865288505008e-32,
  0.3363602657376021,
  0.008082810467846403,
  6901364448697778e-20,
  3029701126135336e-22,
  -14793151635581202e-26,
  -6768262141425198e-27,
  4401893817574742e-30,
  1999598917977139e-31,
  0.3528043624289623,
  0.008362495412810504,
  7082737453528245e-20,
  30151674534661966e-23,
  -21529466643254945e-26,
  -66989123031966935e-28,
  7129171734034884e-30,
  18941858194387413e-32,
  0.3698150712280877,
  0.008649415688006661,
  7263077385971694e-20,
  29952767720545846e-23,
  -28180371921191357e-26,
  -6597756797115533e-27,
  9699485590626334e-30,
  17757933048301245e-32,
  0.38740681720161324,
  0.00894352357197376,
  7442065125930279e-20,
  297010987378373e-21,
  -34715038287883175e-26,
  -6466781271672928e-27,
  12096495054906653e-30,
  1647025727939447e-31,
  0.40559391727794897,
  0.009244758685100503,
  7619387124459584e-20,
  2939771394929517e-22,
  -41104713008667243e-26,
  -630814579480976e-26,
  1430744681927485e-29,
  15103957055511978e-32,
  0.42439055517256447,
  0.009553048240407076,
  7794736783287542e-20,
  29043880909190585e-23,
  -473228729769774e-24,
  -6124142693808845e-27,
  16323016793462637e-30,
  1368283689784199e-31,
  0.44381075686861265,
  0.009868307347391617,
  7967815727475743e-20,
  28641070051340385e-23,
  -5334533678968113e-25,
  -591715660372533e-26,
  18137102200728485e-30,
  1222906743747463e-31,
  0.4638683667546724,
  0.010190439364552994,
  8138334965833549e-20,
  2819093563685109e-22,
  -591503382002039e-24,
  -5689627249746996e-27,
  1974657604026206e-29,
  10762958836519918e-32,
  0.48457702451241796,
  0.010519336296023293,
  830601593554752e-19,
  2769529625906029e-22,
  -6471856388566575e-25,
  -54440153451778664e-28,
  2115101535900504e-29,
  9302811799985878e-32,
  0.5059501428377738,
  0.010854879227636668,
  8470591429200251e-20,
  27156115178324647e-23,
  -7003315877962591e-25,
  -5182771856517196e-27,
  22352413566716307e-30,
  7864837076499408e-32,
  0.5280008860697158,
  0.011196938797719816,
  8631806403908904e-20,
  2657548073244331e-22,
  -7507970241468756e-25,
  -4908310772103355e-27,
  233548857156159e-28,
  6463133882534284e-32,
  0.550742149791455,
  0.01154537569790694,
  8789418673704802e-20,
  25955587040543156e-23,
  -7984615980484344e-25,
  -4622985411801223e-27,
  24164374321513707e-30,
  5109717674193847e-32,
  0.5741865414594122,
  0.011900041199351919,
  894319948749766e-19,
  25298715189979265e-23,
  -8432281039212578e-25,
  -4329068232263965e-27,
  2478836198288086e-29,
  38145880274044156e-33,
  0.5983463621062425,
  0.01226077769982576,
  9092933996021198e-20,
  24607215067884174e-23,
  -8850215850167066e-25,
  -4028734014841694e-27,
  2523559579971159e-29,
  25858279766349225e-33,
  0.6232335891552937,
  0.012627419287341629,
  9238421612045087e-20,
  2388348797197379e-22,
  -923788286087455e-24,
  -3724046270261303e-27,
  2551582743467359e-29,
  14297269215221525e-33,
  0.6488598603753492,
  0.012999792316136186,
  9379476268867922e-20,
  23129970109509879e-23,
  -9594944853451448e-25,
  -34169466544968882e-28,
  25639571613764042e-30,
  3509200709092797e-33,
  0.6752364589963723,
  0.013377715991048715,
  9515926582686253e-20,
  22349117069248173e-23,
  -992125234668654e-24,
  -31092471623508776e-28,
  25617884942530033e-30,
  -64746170123113835e-34,
  0.7023742999992817,
  0.013761002956572524,
  9647615924876038e-20,
  21543389328991214e-23,
  -10216830345954354e-25,
  -2802624847657532e-27,
  25462166119955938e-30,
  -1563636807496373e-32,
  0.730283917585583,
  0.014149459887101314,
  9774402410536994e-20,
  20715238841157705e-23,
  -10481864680666292e-25,
  -24986188101849047e-28,
  25183977963102028e-30,
  -23970170515859927e-33,
  0.7589754538259837,
  0.014542888075151502,
  9896158809849303e-20,
  1986709672064773e-22,
  -1071668814284271e-24,
  -21986291877828786e-28,
  24794891105328917e-30,
  -31480544115721995e-33,
  0.788458648480944,
  0.014941084014605779,
  10012772388888673e-20,
  19001362043238175e-23,
  -10921766614420197e-25,
  -19039178967289747e-28,
  24306348790611435e-30,
  -3818093278762408e-32,
  0.8187428299804733,
  0.015343839976289367,
  10124144686552142e-20,
  18120391748750976e-23,
  -1109768534562323e-24,
  -16156108723030139e-28,
  2372955184551853e-29,
  -4409230258969073e-32,
  0.8498369075453709,
  0.015750944573455418,
  10230191234175504e-20,
  17226491631226606e-23,
  -11245135522538903e-25,
  -1334701574251182e-27,
  2307536265754686e-29,
  -4924183055587943e-32,
  0.8817493644275224,
  0.016162183315016596,
  10330841224285279e-20,
  163219083882059e-21,
  -11364901239241285e-25,
  -10620555369926754e-28,
  22354226812060677e-30,
  -5366169448794609e-32,
  0.9144882522427941,
  0.016577339144613987,
  10426037134734874e-20,
  15408822692854086e-23,
  -1145784696863169e-24,
  -798415761328974e-27,
  21576110928777962e-30,
  -5738796959234417e-32,
  0.948061186366496,
  0.016996192963859725,
  10515734314235934e-20,
  14489343245916926e-23,
  -11524905606726637e-25,
  -544408762320607e-27,
  20750455181813493e-30,
  -6045963432658486e-32,
  0.9824753423582947,
  0.01741852413832492,
  1059990053502134e-19,
  13565501759237285e-23,
  -11567067147506085e-25,
  -30055110630703694e-29,
  19886138974818306e-30,
  -6291768497647527e-32
);

// packages/conjunction/src/pc/numbers/erfc.ts
var UNDERFLOW_AT = 27.3;
var SPLITTER = 134217729;
function erfc(x) {
  return x >= 0 ? tail(x) : 2 - tail(-x);
}
function tail(x) {
  if (x > UNDERFLOW_AT) return 0;
  const c = SPLITTER * x;
  const high = c - (c - x);
  const low = x - high;
  const square = x * x;
  const lost = high * high - square + 2 * high * low + low * low;
  return Math.exp(-square) * (1 - lost) * erfcx(x);
}
function erfcx(x) {
  if (x > 30) return asymptotic(x);
  const u = 2 * ERFCX_PIECES / (2 + x);
  let piece = u | 0;
  if (piece >= ERFCX_PIECES) piece = ERFCX_PIECES - 1;
  const w = 2 * (u - piece) - 1;
  const at = (piece - ERFCX_FIRST_PIECE) * (ERFCX_DEGREE + 1);
  const t = ERFCX_TABLE;
  const w2 = w * w;
  const even = t[at] + w2 * (t[at + 2] + w2 * (t[at + 4] + w2 * t[at + 6]));
  const odd = t[at + 1] + w2 * (t[at + 3] + w2 * (t[at + 5] + w2 * t[at + 7]));
  return even + w * odd;
}
function asymptotic(x) {
  const v = 1 / (2 * x * x);
  return (1 - v * (1 - v * (3 - v * (15 - v * (105 - v * 945))))) / (x * Math.sqrt(Math.PI));
}

// packages/conjunction/src/pc/plane/slab.ts
var SQRT_HALF = Math.SQRT1_2;
var THIN = 1e-3;
var GAUSS_NODE = Math.sqrt(0.6);
var INVERSE_SQRT_TWO_PI = 1 / Math.sqrt(2 * Math.PI);
function slabProbability(mean3, half, sigma) {
  const m = mean3 < 0 ? -mean3 : mean3;
  if (half < THIN * sigma) return thinSlab(m, half, sigma);
  const scale = SQRT_HALF / sigma;
  return 0.5 * (erfc((m - half) * scale) - erfc((m + half) * scale));
}
function thinSlab(m, half, sigma) {
  const t = half / sigma;
  const c = m / sigma;
  const low = c - GAUSS_NODE * t;
  const high = c + GAUSS_NODE * t;
  const sum5 = 8 * Math.exp(-0.5 * c * c) + 5 * (Math.exp(-0.5 * low * low) + Math.exp(-0.5 * high * high));
  return t * sum5 * INVERSE_SQRT_TWO_PI / 9;
}
function logSlabProbability(mean3, half, sigma) {
  const m = Math.abs(mean3);
  const scale = SQRT_HALF / sigma;
  const near = (m - half) * scale;
  if (half < THIN * sigma) {
    const c = m / sigma;
    return Math.log(2 * half * INVERSE_SQRT_TWO_PI / sigma) - 0.5 * c * c;
  }
  if (near <= 0) return Math.log(slabProbability(m, half, sigma));
  const far = (m + half) * scale;
  const ratio2 = Math.exp(-(far - near) * (far + near));
  return Math.log(0.5 * (erfcx(near) - ratio2 * erfcx(far))) - near * near;
}

// packages/conjunction/src/pc/plane/disc-probability.ts
var ORDERS = [6, 8, 10, 12, 16, 20, 24, 32, 40, 48, 64, 80, 96, 128];
var LARGEST_ORDER = 128;
var STRIPS = Float64Array.of(0.05, 0.1, 0.17, 0.25, 0.35, 0.5, 0.7, 0.95, 1.25, 1.6, 2, 2.5, 3, 3.7, 4.5);
var kept5 = keptPer(() => ({
  growthLinear: STRIPS.map((eta) => Math.cosh(eta) - 1),
  growthSquare: STRIPS.map((eta) => 0.5 * Math.sinh(eta) ** 2),
  rules: ORDERS.map((n) => {
    const table = new Float64Array(n);
    for (let j = 0; j < n / 2; j++) {
      const angle = (j + 1) * Math.PI / (n + 1);
      table[2 * j] = Math.cos(angle);
      table[2 * j + 1] = Math.sin(angle);
    }
    return table;
  })
}));
var LOG_PRECISION = 30;
function discProbability(meanMinor, meanMajor, sigmaMinor, sigmaMajor, radius) {
  if (radius === 0) return 0;
  const order = orderFor(meanMinor, meanMajor, sigmaMinor, sigmaMajor, radius);
  const value = order < 0 ? adaptive(meanMinor, meanMajor, sigmaMinor, sigmaMajor, radius) : chebyshev(kept5().rules[order], meanMinor, meanMajor, sigmaMinor, sigmaMajor, radius);
  return Math.min(value, 1);
}
function orderFor(m1, m2, s1, s2, radius) {
  const a1 = radius * m1 / (s1 * s1);
  const a2 = radius * m2 / (s2 * s2);
  const linear = Math.sqrt(a1 * a1 + a2 * a2);
  const square = radius / s1 * (radius / s1);
  const { growthLinear, growthSquare } = kept5();
  let needed2 = Number.POSITIVE_INFINITY;
  for (let i = 0; i < STRIPS.length; i++) {
    const n = (linear * growthLinear[i] + square * growthSquare[i] + LOG_PRECISION) / (2 * STRIPS[i]);
    if (n < needed2) needed2 = n;
  }
  if (needed2 > LARGEST_ORDER) return -1;
  for (let i = 0; i < ORDERS.length; i++) if (ORDERS[i] >= needed2) return i;
  return -1;
}
function chebyshev(rule, m1, m2, s1, s2, radius) {
  const scale = -0.5 / (s2 * s2);
  let sum5 = 0;
  for (let j = 0; j < rule.length; j += 2) {
    const sine2 = rule[j + 1];
    const z6 = radius * rule[j];
    const minus = z6 - m2;
    const plus = z6 + m2;
    const density2 = Math.exp(scale * minus * minus) + Math.exp(scale * plus * plus);
    sum5 += sine2 * density2 * slabProbability(m1, radius * sine2, s1);
  }
  return sum5 * radius * Math.PI / ((rule.length + 1) * s2 * Math.sqrt(2 * Math.PI));
}
function adaptive(m1, m2, s1, s2, radius) {
  const logNorm = -Math.log(s2 * Math.sqrt(2 * Math.PI));
  const logDensity = (theta) => {
    const half = radius * Math.sin(theta);
    if (half <= 0) return Number.NEGATIVE_INFINITY;
    const offset = (radius * Math.cos(theta) - m2) / s2;
    return logNorm - 0.5 * offset * offset + logSlabProbability(m1, half, s1);
  };
  return integrateSinglePeak(logDensity, (theta) => radius * Math.sin(theta), 0, Math.PI);
}

// packages/conjunction/src/pc/plane/foster-1992.ts
function foster1992(encounter) {
  if (encounter.hardBodyRadiusM === Number.POSITIVE_INFINITY) return 1;
  return discProbability(
    encounter.meanMinorM,
    encounter.meanMajorM,
    encounter.sigmaMinorM,
    encounter.sigmaMajorM,
    encounter.hardBodyRadiusM
  );
}

// packages/conjunction/src/covariance/usable.ts
var DEFAULT_COVARIANCE_VARIANCE_M2 = (0.99 * 10 * EARTH_RADIUS_M) ** 2;
var UNREPAIRABLE_SHARE = 0.05;
function covarianceDefect(covarianceM2) {
  if (covarianceM2 === void 0) return "covariance-missing";
  if (covarianceM2.some((value) => !Number.isFinite(value))) return "covariance-not-finite";
  if (covarianceM2.every((value) => value === 0)) return "covariance-zero";
  const variances = [covarianceM2[0], covarianceM2[4], covarianceM2[8]];
  if (variances.some((value) => value < 0)) return "covariance-negative-variance";
  if (variances.some((value) => value >= DEFAULT_COVARIANCE_VARIANCE_M2)) return "covariance-default";
  const { values } = eigen3(covarianceM2);
  if (values[0] < -UNREPAIRABLE_SHARE * values[2]) return "covariance-not-positive";
  return void 0;
}
var IMPLAUSIBLE_DEVIATION_M = 1e6;
function isImplausible(covarianceM2) {
  return [0, 4, 8].some((i) => covarianceM2[i] >= IMPLAUSIBLE_DEVIATION_M ** 2);
}

// packages/conjunction/src/covariance/shared-error.ts
function densityShift(error, state) {
  const rows2 = localAxes("RTN", state.positionM, state.velocityMps);
  const turned4 = (v) => [0, 1, 2].map(
    (k) => error.relativeSigma * (rows2[k] * v[0] + rows2[3 + k] * v[1] + rows2[6 + k] * v[2])
  );
  return { positionM: turned4(error.positionRtnM), velocityMps: turned4(error.velocityRtnMps) };
}
function crossCovariance(first2, second) {
  return Float64Array.from({ length: 9 }, (_, n) => {
    const [i, j] = [Math.floor(n / 3), n % 3];
    return -(first2[i] * second[j] + second[i] * first2[j]);
  });
}
function crossInPlane(first2, second, x, y) {
  const [firstX, firstY, secondX, secondY] = [dot(first2, x), dot(first2, y), dot(second, x), dot(second, y)];
  return { xx: -2 * firstX * secondX, yx: -(firstX * secondY + secondX * firstY), yy: -2 * firstY * secondY };
}
function sharedShifts([primary, secondary], [first2, second]) {
  const [primaryError, secondaryError] = [primary.densityError, secondary.densityError];
  if (primaryError === void 0 && secondaryError === void 0) return {};
  if (primaryError === void 0 || secondaryError === void 0) return { status: "incomplete" };
  if (first2 === void 0 || second === void 0) return {};
  const shifts = [densityShift(primaryError, primary.state), densityShift(secondaryError, secondary.state)];
  const joint = sum3(sum3(first2, second), crossCovariance(shifts[0].positionM, shifts[1].positionM));
  return covarianceDefect(joint) === void 0 ? { status: "applied", shifts } : { status: "inconsistent" };
}

// packages/conjunction/src/covariance/known-errors.ts
function knownErrors(primary, secondary) {
  const defects = [];
  const indefinite = [];
  const positions = [];
  for (const [object, { covariance, state }] of [
    ["primary", primary],
    ["secondary", secondary]
  ]) {
    const position = covariance && inertialPositionCovariance(covariance, state);
    if (position && !position.ok) return fail({ ...position.fault, object });
    const defect = covarianceDefect(position?.value);
    if (defect !== void 0) defects.push({ object, defect });
    else if (covariance && isIndefinite(covariance.matrix)) indefinite.push(object);
    positions.push(defect === void 0 ? position?.value : void 0);
  }
  const [first2, second] = positions;
  const { status, shifts } = sharedShifts([primary, secondary], [first2, second]);
  return ok({
    objects: [primary, secondary],
    positionsM2: [first2, second],
    defects,
    indefinite,
    ...status && { correlation: status },
    ...shifts && { shifts }
  });
}

// packages/conjunction/src/linear/symmetric2.ts
function determinant2(m) {
  return m.xx * m.yy - m.yx * m.yx;
}
function principal2(m) {
  const half = 0.5 * (m.xx - m.yy);
  const spread2 = Math.hypot(half, m.yx);
  const middle = 0.5 * (m.xx + m.yy);
  const majorAngleRad = spread2 === 0 ? 0 : 0.5 * Math.atan2(m.yx, half);
  if (middle <= 0) return { minor: middle - spread2, major: middle + spread2, majorAngleRad };
  const major = middle + spread2;
  return { minor: determinant2(m) / major, major, majorAngleRad };
}
function sum22(a, b) {
  return { xx: a.xx + b.xx, yx: a.yx + b.yx, yy: a.yy + b.yy };
}
function scaled2(m, factor) {
  return { xx: m.xx * factor, yx: m.yx * factor, yy: m.yy * factor };
}

// packages/conjunction/src/covariance/repair.ts
var CLIP_FACTOR = 1e-4;
function repairPlane(covarianceM2, hardBodyRadiusM) {
  const { minor, major, majorAngleRad } = principal2(covarianceM2);
  const floor = (CLIP_FACTOR * hardBodyRadiusM) ** 2;
  if (!(major > 0) || !Number.isFinite(minor) || !Number.isFinite(major)) {
    return { status: "unusable", sigmaMinorM: 0, sigmaMajorM: 0, majorAngleRad: 0 };
  }
  const tiny = Number.MIN_VALUE * 1e16;
  return {
    status: minor < floor || minor <= 0 ? "remediated" : "ok",
    sigmaMinorM: Math.sqrt(Math.max(minor, floor, tiny)),
    sigmaMajorM: Math.sqrt(Math.max(major, floor, tiny)),
    majorAngleRad
  };
}

// packages/conjunction/src/pc/plane/principal-encounter.ts
function principalEncounter(missXM, missYM, covarianceM2, hardBodyRadiusM) {
  const repaired = repairPlane(covarianceM2, Number.isFinite(hardBodyRadiusM) ? hardBodyRadiusM : 0);
  const c = Math.cos(repaired.majorAngleRad);
  const s = Math.sin(repaired.majorAngleRad);
  return {
    meanMinorM: c * missYM - s * missXM,
    meanMajorM: c * missXM + s * missYM,
    sigmaMinorM: repaired.sigmaMinorM,
    sigmaMajorM: repaired.sigmaMajorM,
    hardBodyRadiusM,
    repair: repaired.status
  };
}
function scaledEncounter(encounter, factor) {
  return {
    ...encounter,
    sigmaMinorM: encounter.sigmaMinorM * factor,
    sigmaMajorM: encounter.sigmaMajorM * factor
  };
}
function mahalanobisSquared(encounter) {
  return (encounter.meanMinorM / encounter.sigmaMinorM) ** 2 + (encounter.meanMajorM / encounter.sigmaMajorM) ** 2;
}

// packages/conjunction/src/pc/plane/plane-encounter.ts
function planeOfErrors(errors, hardBodyRadiusM) {
  if (!(hardBodyRadiusM >= 0)) return fail({ code: "hard-body-radius-invalid", value: hardBodyRadiusM });
  const { objects, positionsM2, defects, correlation: correlation2, shifts } = errors;
  const plane = encounterPlane(objects[0].state, objects[1].state);
  if (!plane.ok) return plane;
  const [primaryM2, secondaryM2] = positionsM2.map((matrix) => matrix && projectCovariance(plane.value, matrix));
  const { missXM, missYM, xi, zeta } = plane.value;
  const crossM2 = shifts && crossInPlane(shifts[0].positionM, shifts[1].positionM, xi, zeta);
  const principal = primaryM2 && secondaryM2 ? principalEncounter(missXM, missYM, jointPlane(primaryM2, secondaryM2, crossM2), hardBodyRadiusM) : void 0;
  return ok({
    plane: plane.value,
    ...primaryM2 && { primaryM2 },
    ...secondaryM2 && { secondaryM2 },
    ...crossM2 && { crossM2 },
    ...correlation2 && { crossCorrelation: correlation2 },
    defects,
    ...principal && principal.repair !== "unusable" && { principal }
  });
}
function jointPlane(primaryM2, secondaryM2, crossM2) {
  const sum5 = sum22(primaryM2, secondaryM2);
  return crossM2 === void 0 ? sum5 : sum22(sum5, crossM2);
}

// packages/conjunction/src/covariance/combine.ts
function combineCovariance(primaryM2, secondaryM2, shifts) {
  const sum5 = sum3(primaryM2, secondaryM2);
  return shifts === void 0 ? sum5 : sum3(sum5, crossCovariance(shifts[0].positionM, shifts[1].positionM));
}

// packages/conjunction/src/encounter/conjunction-summary.ts
function summaryOfErrors({ objects, positionsM2, shifts }) {
  const [primary, secondary] = [objects[0].state, objects[1].state];
  const dr = difference(secondary.positionM, primary.positionM);
  const dv = difference(secondary.velocityMps, primary.velocityMps);
  const axes = rtnAxes(primary.positionM, primary.velocityMps);
  const [first2, second] = positionsM2;
  return {
    missDistanceM: norm(dr),
    relativeSpeedMps: norm(dv),
    relativePositionRtnM: turned(axes, dr),
    relativeVelocityRtnMps: turned(axes, dv),
    approachAngleRad: angleBetween(primary.velocityMps, secondary.velocityMps),
    ...first2 && { primarySigmaRtnM: sigmas(rtnPositionCovariance(first2, primary)) },
    ...second && { secondarySigmaRtnM: sigmas(rtnPositionCovariance(second, secondary)) },
    ...first2 && second && distances(dr, combineCovariance(first2, second, shifts))
  };
}
function distances(dr, combined) {
  const miss = norm(dr);
  const { values, vectors } = eigen3(combined);
  if (!(values[0] > 0)) return {};
  const squared = vectors.reduce((sum5, vector4, i) => sum5 + dot(vector4, dr) ** 2 / values[i], 0);
  const mahalanobis = Math.sqrt(squared);
  if (miss === 0) return { mahalanobis };
  return { mahalanobis, sigmaAlongMissM: Math.sqrt(bilinear3(combined, dr, dr)) / miss };
}
function sigmas(rtn) {
  const sigma = (variance) => Math.sqrt(Math.max(0, variance));
  return [sigma(rtn[0]), sigma(rtn[4]), sigma(rtn[8])];
}
function turned(rows2, v) {
  return [
    rows2[0] * v[0] + rows2[1] * v[1] + rows2[2] * v[2],
    rows2[3] * v[0] + rows2[4] * v[1] + rows2[5] * v[2],
    rows2[6] * v[0] + rows2[7] * v[1] + rows2[8] * v[2]
  ];
}
function angleBetween(a, b) {
  const sum5 = norm([a[0] / norm(a) + b[0] / norm(b), a[1] / norm(a) + b[1] / norm(b), a[2] / norm(a) + b[2] / norm(b)]);
  const gap = norm([a[0] / norm(a) - b[0] / norm(b), a[1] / norm(a) - b[1] / norm(b), a[2] / norm(a) - b[2] / norm(b)]);
  return 2 * Math.atan2(gap, sum5);
}

// packages/conjunction/src/encounter/motion.ts
var LONGEST_STEP_S2 = 5;
function moveState(state, durationS) {
  const steps = Math.max(1, Math.ceil(Math.abs(durationS) / LONGEST_STEP_S2));
  const h = durationS / steps;
  const k1 = new Float64Array(6);
  const k2 = new Float64Array(6);
  const k3 = new Float64Array(6);
  const k4 = new Float64Array(6);
  const at = new Float64Array(6);
  for (let i = 0; i < steps; i++) {
    rates(state, k1);
    advance(state, k1, 0.5 * h, at);
    rates(at, k2);
    advance(state, k2, 0.5 * h, at);
    rates(at, k3);
    advance(state, k3, h, at);
    rates(at, k4);
    for (let n = 0; n < 6; n++) state[n] += h / 6 * (k1[n] + 2 * k2[n] + 2 * k3[n] + k4[n]);
  }
}
function advance(from, slope, h, to) {
  for (let n = 0; n < 6; n++) to[n] = from[n] + h * slope[n];
}
function rates(state, out) {
  const x = state[0];
  const y = state[1];
  const z6 = state[2];
  const r2 = x * x + y * y + z6 * z6;
  const attraction = -MU_EARTH / (r2 * Math.sqrt(r2));
  const oblate = 1.5 * J2 * EARTH_RADIUS_M * EARTH_RADIUS_M / r2;
  const sineSquared = z6 * z6 / r2;
  const equatorial = attraction * (1 + oblate * (1 - 5 * sineSquared));
  out[0] = state[3];
  out[1] = state[4];
  out[2] = state[5];
  out[3] = equatorial * x;
  out[4] = equatorial * y;
  out[5] = attraction * (1 + oblate * (3 - 5 * sineSquared)) * z6;
}

// packages/conjunction/src/encounter/refine-tca.ts
var FARTHEST_OFFSET_S = 1200;
var SETTLED_S = 1e-9;
var MOST_STEPS4 = 60;
var LONGEST_NEWTON_STEP_S = 60;
function refineTca(primary, secondary) {
  if (primary.frame !== secondary.frame) return fail({ code: "frames-differ" });
  if (primary.epochTaiS !== secondary.epochTaiS) return fail({ code: "epochs-differ" });
  const first2 = sixOf(primary);
  const second = sixOf(secondary);
  const rateFirst = new Float64Array(6);
  const rateSecond = new Float64Array(6);
  let offsetS = 0;
  for (let i = 0; i < MOST_STEPS4; i++) {
    rates(first2, rateFirst);
    rates(second, rateSecond);
    const slope = separationSlope(first2, second);
    const curvature = separationCurvature(first2, second, rateFirst, rateSecond);
    if (!(curvature > 0)) return fail({ code: "no-closest-approach", value: offsetS });
    const step2 = Math.max(-LONGEST_NEWTON_STEP_S, Math.min(LONGEST_NEWTON_STEP_S, -slope / curvature));
    offsetS += step2;
    if (Math.abs(offsetS) > FARTHEST_OFFSET_S) return fail({ code: "no-closest-approach", value: offsetS });
    moveState(first2, step2);
    moveState(second, step2);
    if (Math.abs(step2) < SETTLED_S) {
      const tcaTaiS = primary.epochTaiS + offsetS;
      return ok({
        tcaTaiS,
        offsetS,
        primary: stateOfSix(first2, tcaTaiS, primary.frame),
        secondary: stateOfSix(second, tcaTaiS, secondary.frame)
      });
    }
  }
  return fail({ code: "no-closest-approach", value: offsetS });
}
function separationSlope(a, b) {
  let sum5 = 0;
  for (let n = 0; n < 3; n++) sum5 += (b[n] - a[n]) * (b[n + 3] - a[n + 3]);
  return sum5;
}
function separationCurvature(a, b, ra, rb) {
  let sum5 = 0;
  for (let n = 0; n < 3; n++) {
    sum5 += (b[n + 3] - a[n + 3]) ** 2 + (b[n] - a[n]) * (rb[n + 3] - ra[n + 3]);
  }
  return sum5;
}

// packages/conjunction/src/pc/bounds/maximum-over-scale.ts
var FINE_SEARCH = { stride: 0.15, width: 1e-7 };
var MOST_SAMPLES = 400;
var NEAR_END = 0.1;
var WORTH_CLIMBING = 0.5;
function maximumOverScale(pcAt, lowScale, highScale, { stride, width } = FINE_SEARCH) {
  const last2 = Math.max(lowScale, highScale);
  const [low, high] = [Math.log(lowScale), Math.log(last2)];
  const count2 = Math.min(MOST_SAMPLES, Math.max(2, Math.ceil((high - low) / stride)));
  const step2 = (high - low) / count2;
  const scaleOf = (i) => i === 0 ? lowScale : i === count2 ? last2 : Math.exp(low + i * step2);
  const samples = Array.from({ length: count2 + 1 }, (_, i) => pcAt(scaleOf(i)));
  const highest = Math.max(...samples);
  let best = { scale: scaleOf(samples.indexOf(highest)), pc: highest };
  const at = (log) => pcAt(Math.min(last2, Math.exp(log)));
  for (const [i, pc] of samples.entries()) {
    const isHill = pc >= (samples[i - 1] ?? 0) && pc >= (samples[i + 1] ?? 0) && pc > WORTH_CLIMBING * highest;
    if (!isHill) continue;
    const [from, to] = [low + Math.max(0, i - 1) * step2, low + Math.min(count2, i + 1) * step2];
    if (from === to) continue;
    const inwards2 = i === 0 ? NEAR_END : i === count2 ? -NEAR_END : 0;
    if (inwards2 !== 0 && at(low + (i + inwards2) * step2) <= pc) continue;
    const top = maximumBetween((log) => pcAt(Math.exp(log)), from, to, width);
    const topPc = at(top);
    if (topPc > best.pc) best = { scale: Math.min(last2, Math.exp(top)), pc: topPc };
  }
  return best;
}

// packages/conjunction/src/pc/bounds/dilution.ts
var CERTAIN = 1 - 1e-9;
var AT_PRESENT_SCALE = 1e-4;
var STRAIGHT_EDGE = 1e-6;
function dilution(encounter) {
  const present2 = foster1992(encounter);
  if (Math.hypot(encounter.meanMinorM, encounter.meanMajorM) < encounter.hardBodyRadiusM) {
    return { region: present2 < CERTAIN ? "diluted" : "robust", maxPc: 1, scaleAtMax: 0 };
  }
  if (encounter.hardBodyRadiusM === 0) return { region: "robust", maxPc: 0, scaleAtMax: 1 };
  const [low, high] = scalesOfMaximum(encounter);
  const maximum = maximumOverScale((scale) => foster1992(scaledEncounter(encounter, scale)), low, high);
  if (maximum.pc <= present2) return { region: "robust", maxPc: present2, scaleAtMax: 1 };
  const region = Math.log(maximum.scale) < -AT_PRESENT_SCALE ? "diluted" : "robust";
  return { region, maxPc: maximum.pc, scaleAtMax: maximum.scale };
}
function scalesOfMaximum(encounter) {
  const { meanMinorM, meanMajorM, sigmaMinorM, sigmaMajorM, hardBodyRadiusM } = encounter;
  const missM = Math.hypot(meanMinorM, meanMajorM);
  const distance = Math.sqrt(mahalanobisSquared(encounter));
  const across = hardBodyRadiusM / sigmaMinorM;
  const least = Math.max((missM - hardBodyRadiusM) / sigmaMajorM, distance - across);
  const greatest = Math.min((missM + hardBodyRadiusM) / sigmaMinorM, distance + across);
  const low = Math.max(least * Math.SQRT1_2, STRAIGHT_EDGE * hardBodyRadiusM / sigmaMajorM);
  return [low, Math.max(low, greatest * Math.SQRT1_2)];
}

// packages/conjunction/src/pc/bounds/max-pc.ts
var UNKNOWN_ASPECT_RATIO = 3;
var SEARCH_HALF_WIDTH = 3;
var SEARCH_SHARE = 1e-7;
function alfanoMaxPc(missDistanceM, hardBodyRadiusM, aspectRatio) {
  if (hardBodyRadiusM <= 0) return { maxPc: 0 };
  if (missDistanceM <= hardBodyRadiusM) return { maxPc: 1 };
  const start = Math.log(missDistanceM / (aspectRatio * Math.SQRT2));
  const pcAt = (logSigma) => {
    const sigma = Math.exp(logSigma);
    return discProbability(0, missDistanceM, sigma, aspectRatio * sigma, hardBodyRadiusM);
  };
  const best = maximumBetween(
    pcAt,
    start - SEARCH_HALF_WIDTH,
    start + SEARCH_HALF_WIDTH,
    2 * SEARCH_HALF_WIDTH * SEARCH_SHARE
  );
  return { maxPc: pcAt(best), sigmaMinorM: Math.exp(best) };
}
function frisbeeMaxPc(missXM, missYM, knownM2, hardBodyRadiusM) {
  const worst = frisbeeWorstCovariance(missXM, missYM, knownM2, hardBodyRadiusM);
  return worst && foster1992(principalEncounter(missXM, missYM, worst, hardBodyRadiusM));
}
function frisbeeWorstCovariance(missXM, missYM, knownM2, hardBodyRadiusM) {
  const principal = principalEncounter(missXM, missYM, knownM2, hardBodyRadiusM);
  if (principal.repair === "unusable") return void 0;
  const squared = mahalanobisSquared(principal);
  if (squared <= 1) return knownM2;
  const share = (squared - 1) / squared;
  return {
    xx: knownM2.xx + share * missXM * missXM,
    yx: knownM2.yx + share * missXM * missYM,
    yy: knownM2.yy + share * missYM * missYM
  };
}

// packages/conjunction/src/pc/curved/distance-to-ball.ts
var MOST_STEPS5 = 30;
var SETTLED_SHARE = 1e-9;
function distanceToBall({ positionM, positionM2 }, radiusM) {
  const { values, vectors } = eigen3(positionM2);
  const mean3 = vectors.map((axis) => dot(axis, positionM));
  let multiplier = 0;
  for (let step2 = 0; step2 < MOST_STEPS5; step2++) {
    let [square, slope] = [0, 0];
    for (let i = 0; i < 3; i++) {
      const nearer = 1 / (1 + multiplier * values[i]);
      square += (mean3[i] * nearer) ** 2;
      slope += mean3[i] ** 2 * values[i] * nearer ** 2 * nearer;
    }
    if (square <= radiusM ** 2 * (1 + SETTLED_SHARE)) break;
    multiplier += (Math.sqrt(square) / radiusM - 1) * square / slope;
  }
  return Math.sqrt(
    values.reduce(
      (sum5, variance, i) => sum5 + variance * (multiplier * mean3[i] / (1 + multiplier * variance)) ** 2,
      0
    )
  );
}

// packages/conjunction/src/pc/curved/encounter-span.ts
function encounterSpan(first2, second) {
  const quarterS = 0.5 * Math.PI / Math.max(first2.mean[0], second.mean[0]);
  return { startS: -quarterS, stopS: quarterS };
}

// packages/conjunction/src/pc/curved/overlap-curve.ts
var RESTING_SHARE = 0.02;
var MOST_BRACKET_STEPS = 200;
var PEAK_SHARE2 = 1e-4;
var ROUGH_SHARE = 0.2;
var MOST_PARABOLAS = 8;
var GOLDEN_SHARE = 1e-5;
function overlapCurve(overlap, limitS, iterations, isRough = false) {
  const misfitAt = (t) => overlap.misfitAt(t, iterations).misfit;
  const start = linearPeak(overlap.at(0, iterations)) ?? { timeS: 0, widthS: RESTING_SHARE * limitS };
  const bracket = bracketed(
    misfitAt,
    clamp2(start.timeS, limitS),
    Math.min(start.widthS, RESTING_SHARE * limitS),
    limitS
  );
  if (bracket === void 0) return void 0;
  const [from, to] = bracket;
  const peakTimeS = isRough ? minimumBetween(misfitAt, from, to, ROUGH_SHARE * (to - from)) : lowestBetween(misfitAt, from, to);
  const peak = overlap.at(peakTimeS, iterations);
  if (!Number.isFinite(peak.misfit)) return void 0;
  return { peakTimeS, widthS: curvatureWidth(misfitAt, peakTimeS, peak.misfit, start.widthS), peak };
}
function lowestBetween(f, from, to) {
  const bracketS = to - from;
  let middle = minimumBetween(f, from, to, ROUGH_SHARE * bracketS);
  let step2 = 0.25 * ROUGH_SHARE * bracketS;
  for (let i = 0; i < MOST_PARABOLAS; i++) {
    const [before, at, after2] = [f(middle - step2), f(middle), f(middle + step2)];
    const curvature = (before + after2 - 2 * at) / (step2 * step2);
    if (!(curvature > 0)) break;
    const widthS = Math.SQRT2 / Math.sqrt(curvature);
    const move = Math.max(-2 * step2, Math.min(2 * step2, (before - after2) / (2 * step2 * curvature)));
    middle = Math.min(to, Math.max(from, middle + move));
    if (Math.abs(move) < PEAK_SHARE2 * widthS && step2 < widthS) return middle;
    step2 = Math.min(step2, Math.max(0.5 * Math.abs(move), 0.02 * widthS));
  }
  return minimumBetween(f, from, to, GOLDEN_SHARE * bracketS);
}
function linearPeak(relative) {
  const { positionInverse, positionM, velocityMps } = relative;
  const square = bilinear3(positionInverse, velocityMps, velocityMps);
  if (!(square > 0)) return void 0;
  return { timeS: -bilinear3(positionInverse, positionM, velocityMps) / square, widthS: 1 / Math.sqrt(square) };
}
function bracketed(f, start, width, limit) {
  let middle = start;
  let step2 = width;
  let atMiddle = f(middle);
  let direction = 1;
  if (f(middle + step2) > atMiddle) {
    if (f(middle - step2) > atMiddle) return [middle - step2, middle + step2];
    direction = -1;
  }
  for (let i = 0; i < MOST_BRACKET_STEPS; i++) {
    const next = middle + direction * step2;
    if (Math.abs(next) > limit) return void 0;
    const atNext = f(next);
    if (!(atNext < atMiddle)) {
      const before = middle - direction * step2;
      return before < next ? [before, next] : [next, before];
    }
    middle = next;
    atMiddle = atNext;
    step2 *= 1.3;
  }
  return void 0;
}
function curvatureWidth(f, peak, atPeak, guess) {
  const h = 0.3 * guess;
  const curvature = (f(peak + h) + f(peak - h) - 2 * atPeak) / (h * h);
  return curvature > 0 ? Math.SQRT2 / Math.sqrt(curvature) : guess;
}
function clamp2(t, limit) {
  return Math.max(-limit, Math.min(limit, t));
}

// packages/conjunction/src/pc/curved/orbit-tangent.ts
function orbitTangent(error) {
  const { mean: mean3, sense, covariance, shared: sharedElements } = error;
  const at = Float64Array.from(mean3);
  const moved = new Float64Array(6);
  const state = new Float64Array(6);
  const jacobian = new Float64Array(36);
  const spread2 = new Float64Array(18);
  const velocitySpread = new Float64Array(18);
  const shared = new Float64Array(6);
  const lay2 = (t) => {
    moved.set(at);
    moved[5] = at[5] + at[0] * t;
    equinoctialTangent(moved, sense, { state, jacobian });
    for (let row = 0; row < 6; row++) {
      const p = 6 * row;
      jacobian[p] = jacobian[p] + t * jacobian[p + 5];
      let off = 0;
      for (let k = 0; k < 6; k++) off += jacobian[p + k] * (mean3[k] - at[k]);
      state[row] = state[row] + off;
    }
    timesCovariance(jacobian, 0, covariance, spread2);
    if (sharedElements === void 0) return;
    for (let row = 0; row < 6; row++) {
      let sum5 = 0;
      for (let k = 0; k < 6; k++) sum5 += jacobian[6 * row + k] * sharedElements[k];
      shared[row] = sum5;
    }
  };
  return { error, at, jacobian, state, spread: spread2, velocitySpread, shared, lay: lay2 };
}
function timesCovariance(jacobian, first2, covariance, out) {
  for (let row = 0; row < 3; row++) {
    const p = 6 * (first2 + row);
    const g0 = jacobian[p];
    const g1 = jacobian[p + 1];
    const g2 = jacobian[p + 2];
    const g3 = jacobian[p + 3];
    const g4 = jacobian[p + 4];
    const g5 = jacobian[p + 5];
    for (let k = 0; k < 6; k++) {
      out[6 * row + k] = g0 * covariance[k] + g1 * covariance[6 + k] + g2 * covariance[12 + k] + g3 * covariance[18 + k] + g4 * covariance[24 + k] + g5 * covariance[30 + k];
    }
  }
}
function addPositionCovariance({ spread: spread2, jacobian }, sum5) {
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column <= row; column++) sum5[3 * row + column] += rowProduct(spread2, row, jacobian, column);
  }
  sum5[1] = sum5[3];
  sum5[2] = sum5[6];
  sum5[5] = sum5[7];
}
function addVelocityCovariance({ spread: spread2, velocitySpread, jacobian, error }, crossM2ps, velocityM2ps2) {
  timesCovariance(jacobian, 3, error.covariance, velocitySpread);
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 3; column++) {
      crossM2ps[3 * row + column] += rowProduct(spread2, row, jacobian, 3 + column);
      if (column > row) continue;
      const value = rowProduct(velocitySpread, row, jacobian, 3 + column);
      velocityM2ps2[3 * row + column] += value;
      if (column < row) velocityM2ps2[3 * column + row] += value;
    }
  }
}
function rowProduct(a, rowOfA, b, rowOfB) {
  const p = 6 * rowOfA;
  const q = 6 * rowOfB;
  return a[p] * b[q] + a[p + 1] * b[q + 1] + a[p + 2] * b[q + 2] + a[p + 3] * b[q + 3] + a[p + 4] * b[q + 4] + a[p + 5] * b[q + 5];
}
function moveTangent({ error, at, spread: spread2 }, pull, sign, along) {
  const { mean: mean3, shared } = error;
  const x = pull[0];
  const y = pull[1];
  const z6 = pull[2];
  for (let k = 0; k < 6; k++) {
    const back = shared === void 0 ? 0 : shared[k] * along;
    at[k] = mean3[k] + sign * (spread2[k] * x + spread2[6 + k] * y + spread2[12 + k] * z6 - back);
  }
}

// packages/conjunction/src/pc/curved/peak-overlap.ts
var MOST_ITERATIONS = 40;
var SETTLED_SHARE2 = 1e-4;
function overlapOf(first2, second, floorM2) {
  const a = orbitTangent(first2);
  const b = orbitTangent(second);
  const hasShared = first2.shared !== void 0 && second.shared !== void 0;
  const r = new Float64Array(3);
  const pull = new Float64Array(3);
  const sum5 = new Float64Array(9);
  const crossM2ps = new Float64Array(9);
  const velocityM2ps2 = new Float64Array(9);
  let inverse2 = new Float64Array(9);
  const plain = inverse2;
  let positionM2 = sum5;
  let logDeterminant = 0;
  const joined2 = (t) => {
    a.lay(t);
    b.lay(t);
    for (let i = 0; i < 3; i++) r[i] = b.state[i] - a.state[i];
    sum5.fill(0);
    addPositionCovariance(a, sum5);
    addPositionCovariance(b, sum5);
    if (hasShared) takeShared(sum5, a.shared, b.shared, 0, 0);
    logDeterminant = inverseInto(sum5, plain);
    if ((plain[0] + plain[4] + plain[8]) * floorM2 < 1) {
      inverse2 = plain;
      positionM2 = sum5;
      return formOf(inverse2, r) + logDeterminant;
    }
    const raised = raisedTo(sum5, floorM2);
    inverse2 = raised.inverse;
    positionM2 = raised.positionM2;
    logDeterminant = raised.logDeterminant;
    return formOf(inverse2, r) + logDeterminant;
  };
  const settled = (t, iterations, isContinued = false) => {
    if (!isContinued) {
      a.at.set(first2.mean);
      b.at.set(second.mean);
    }
    let misfit = joined2(t);
    for (let i = 0; i < iterations; i++) {
      for (let k = 0; k < 3; k++) {
        pull[k] = inverse2[3 * k] * r[0] + inverse2[3 * k + 1] * r[1] + inverse2[3 * k + 2] * r[2];
      }
      const [alongA, alongB] = hasShared ? [dot3(a.shared, pull), dot3(b.shared, pull)] : [0, 0];
      moveTangent(a, pull, 1, alongB);
      moveTangent(b, pull, -1, alongA);
      const next = joined2(t);
      const change = Math.abs(next - misfit);
      misfit = next;
      const isKnown = Number.isFinite(next);
      if (!isKnown || change < SETTLED_SHARE2) return { misfit, square: misfit - logDeterminant, isConverged: isKnown };
    }
    return { misfit, square: misfit - logDeterminant, isConverged: iterations === 0 };
  };
  return {
    misfitAt: (t, iterations = MOST_ITERATIONS, isContinued = false) => settled(t, iterations, isContinued),
    at: (t, iterations = MOST_ITERATIONS) => {
      const { misfit, isConverged } = settled(t, iterations);
      crossM2ps.fill(0);
      velocityM2ps2.fill(0);
      addVelocityCovariance(a, crossM2ps, velocityM2ps2);
      addVelocityCovariance(b, crossM2ps, velocityM2ps2);
      if (hasShared) {
        takeShared(crossM2ps, a.shared, b.shared, 0, 3);
        takeShared(velocityM2ps2, a.shared, b.shared, 3, 3);
      }
      return {
        positionM: [r[0], r[1], r[2]],
        velocityMps: [b.state[3] - a.state[3], b.state[4] - a.state[4], b.state[5] - a.state[5]],
        positionM2: copied3(positionM2),
        crossM2ps: copied3(crossM2ps),
        velocityM2ps2: copied3(velocityM2ps2),
        positionInverse: copied3(inverse2),
        misfit,
        isConverged
      };
    }
  };
}
function raisedTo(matrix, floorM2) {
  const eigen = eigen3(matrix);
  const clipped = (value) => Math.max(value, floorM2);
  return {
    positionM2: mapEigenvalues3(eigen, clipped),
    inverse: mapEigenvalues3(eigen, (value) => 1 / clipped(value)),
    logDeterminant: eigen.values.reduce((sum5, value) => sum5 + Math.log(clipped(value)), 0)
  };
}
function takeShared(out, first2, second, row, column) {
  for (let i = 0; i < 3; i++) {
    for (let j = 0; j < 3; j++) {
      out[3 * i + j] -= first2[row + i] * second[column + j] + second[row + i] * first2[column + j];
    }
  }
}
function dot3(a, b) {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
function formOf(m, v) {
  const x = v[0];
  const y = v[1];
  const z6 = v[2];
  return x * (m[0] * x + m[1] * y + m[2] * z6) + y * (m[3] * x + m[4] * y + m[5] * z6) + z6 * (m[6] * x + m[7] * y + m[8] * z6);
}

// packages/conjunction/src/pc/curved/relative-error.ts
function collidingVelocity(relative) {
  const { positionInverse: inverse2, positionM: r, crossM2ps: cross3, velocityMps: v } = relative;
  const pull = pulled(inverse2, r);
  const component = (k) => v[k] - (cross3[k] * pull[0] + cross3[3 + k] * pull[1] + cross3[6 + k] * pull[2]);
  return [component(0), component(1), component(2)];
}
function pulled(inverse2, r) {
  const [x, y, z6] = r;
  return [
    inverse2[0] * x + inverse2[1] * y + inverse2[2] * z6,
    inverse2[3] * x + inverse2[4] * y + inverse2[5] * z6,
    inverse2[6] * x + inverse2[7] * y + inverse2[8] * z6
  ];
}
function sharpnessOf({ positionInverse }) {
  return Math.sqrt(positionInverse[0] + positionInverse[4] + positionInverse[8]);
}
function scaledRelative(relative, factor) {
  if (factor === 1) return relative;
  const square = factor * factor;
  const { positionInverse, positionM, misfit } = relative;
  const distance = bilinear3(positionInverse, positionM, positionM);
  return {
    ...relative,
    positionM2: relative.positionM2.map((value) => value * square),
    crossM2ps: relative.crossM2ps.map((value) => value * square),
    velocityM2ps2: relative.velocityM2ps2.map((value) => value * square),
    positionInverse: positionInverse.map((value) => value / square),
    misfit: misfit - distance + distance / square + 6 * Math.log(factor)
  };
}

// packages/conjunction/src/pc/curved/overlap-track.ts
var PLACES = 2 ** 45;
var LOOKS = 64;
var LOOK_ITERATIONS = 10;
var NEAR_ITERATIONS = 15;
var MOVED_OUT = 1.5;
var PEAK_SHARE3 = 1e-5;
var VISIBLE_SIGMAS = 8;
function overlapTrack(first2, second, hardBodyRadiusM, floorM2) {
  const overlap = overlapOf(first2, second, floorM2);
  const { span: span2, looks } = looked(overlap, encounterSpan(first2, second));
  const crossings = crossingsOf(overlap, hardBodyRadiusM, looks);
  const main = crossings.reduce((best, crossing) => {
    return best === void 0 || Math.abs(crossing.peakTimeS) < Math.abs(best.peakTimeS) ? crossing : best;
  }, void 0);
  return { span: span2, hardBodyRadiusM, crossings, main, looks, at: nodesOf(overlap, span2) };
}
function nearTrack(first2, second, hardBodyRadiusM, floorM2, span2) {
  const overlap = overlapOf(first2, second, floorM2);
  const curve = overlapCurve(overlap, Math.min(-span2.startS, span2.stopS), NEAR_ITERATIONS, true);
  const main = curve && { ...curve, distance: Math.sqrt(squareOf(curve.peak)), from: 0, to: PLACES };
  return {
    span: span2,
    hardBodyRadiusM,
    crossings: main ? [main] : [],
    main,
    looks: [],
    at: nodesOf(overlap, span2, NEAR_ITERATIONS)
  };
}
function crossingsAt({ crossings, looks, at }, scale) {
  if (scale === 1 || looks.length === 0) return crossings;
  const depths = looks.map(({ misfit, square }) => scaledMisfit(misfit, square, scale));
  return crossings.flatMap((crossing) => {
    const [first2, last2] = [Math.ceil(crossing.from * LOOKS / PLACES), Math.floor(crossing.to * LOOKS / PLACES)];
    const inside2 = depths.slice(first2, last2 + 1);
    const lowest = inside2.flatMap(
      (depth, i) => depth < (inside2[i - 1] ?? Infinity) && depth <= (inside2[i + 1] ?? Infinity) ? [i] : []
    );
    if (lowest.length < 2) return [crossing];
    const borders = lowest.slice(1).map((to, i) => {
      const from = lowest[i];
      const between2 = inside2.slice(from, to);
      return (first2 + from + between2.indexOf(Math.max(...between2))) * PLACES / LOOKS;
    });
    return lowest.map((i, k) => {
      const { timeS, relative, square } = at((first2 + i) * PLACES / LOOKS);
      const [from, to] = [borders[k - 1] ?? crossing.from, borders[k] ?? crossing.to];
      return { ...crossing, peakTimeS: timeS, peak: relative, distance: Math.sqrt(square), from, to };
    });
  });
}
function scaledMisfit(misfit, square, scale) {
  return misfit + square * (1 / (scale * scale) - 1);
}
var LEAST_SHARE = 1e-9;
function leastMisfit({ at, looks }, { from, to, peakTimeS, peak, distance }, scale) {
  const atPeak = { timeS: peakTimeS, misfit: scaledMisfit(peak.misfit, distance ** 2, scale) };
  if (scale === 1 || looks.length === 0) return atPeak;
  const misfitAt = (place2) => {
    const { timeS, relative, square } = at(Math.round(place2));
    return { timeS, misfit: scaledMisfit(relative.misfit, square, scale) };
  };
  const stride = PLACES / LOOKS;
  const inside2 = looks.map((look, i) => ({ ...look, place: i * stride })).filter(({ place: place2 }) => place2 >= from && place2 <= to);
  const depthOf = ({ misfit, square }) => scaledMisfit(misfit, square, scale);
  const { place } = inside2.reduce((best, look) => depthOf(look) < depthOf(best) ? look : best);
  const [low, high] = [Math.max(from, place - stride), Math.min(to, place + stride)];
  const least = misfitAt(minimumBetween((x) => misfitAt(x).misfit, low, high, LEAST_SHARE * stride));
  return least.misfit < atPeak.misfit ? least : atPeak;
}
function nodesOf(overlap, span2, iterations) {
  const nodes2 = /* @__PURE__ */ new Map();
  const placeS = (span2.stopS - span2.startS) / PLACES;
  return (place) => {
    const keptNode = nodes2.get(place);
    if (keptNode) return keptNode;
    const timeS = span2.startS + place * placeS;
    const relative = overlap.at(timeS, iterations);
    const node = { timeS, relative, square: squareOf(relative), speedMps: norm(collidingVelocity(relative)) };
    nodes2.set(place, node);
    return node;
  };
}
function looked(overlap, span2) {
  const looks = looksAt(overlap, span2);
  const least = Math.min(...looks.map(({ misfit }) => misfit));
  const isAtStart = looks[0].misfit === least;
  const isAtStop = looks[LOOKS].misfit === least;
  if (least === Number.POSITIVE_INFINITY || isAtStart === isAtStop) return { span: span2, looks };
  const moved = {
    startS: isAtStart ? MOVED_OUT * span2.startS : span2.startS,
    stopS: isAtStop ? MOVED_OUT * span2.stopS : span2.stopS
  };
  return { span: moved, looks: looksAt(overlap, moved) };
}
function looksAt(overlap, { startS, stopS }) {
  let isContinued = false;
  return Array.from({ length: LOOKS + 1 }, (_, i) => {
    const timeS = startS + i * (stopS - startS) / LOOKS;
    const { misfit, square, isConverged } = overlap.misfitAt(timeS, LOOK_ITERATIONS, isContinued);
    isContinued = isConverged;
    return { timeS, square, misfit: isConverged && Number.isFinite(misfit) ? misfit : Number.POSITIVE_INFINITY };
  });
}
function crossingsOf(overlap, hardBodyRadiusM, looks) {
  const [startS, stopS] = [looks[0].timeS, looks[LOOKS].timeS];
  const strideS = (stopS - startS) / LOOKS;
  const peaks = [];
  const nearest = overlapCurve(overlap, Math.min(-startS, stopS));
  if (nearest) peaks.push(nearest);
  for (let i = 0; i <= LOOKS; i++) {
    const { timeS, misfit } = looks[i];
    const isLowest = misfit < (looks[i - 1]?.misfit ?? Infinity) && misfit <= (looks[i + 1]?.misfit ?? Infinity);
    if (!isLowest || peaks.some(({ peakTimeS }) => Math.abs(peakTimeS - timeS) < 1.5 * strideS)) continue;
    peaks.push(peakAround(overlap, Math.max(startS, timeS - strideS), Math.min(stopS, timeS + strideS)));
  }
  const depthOf = ({ peak }) => Math.max(0, Math.sqrt(squareOf(peak)) - hardBodyRadiusM * sharpnessOf(peak));
  const candidates2 = peaks.filter((peak) => Number.isFinite(peak.peak.misfit) && Number.isFinite(depthOf(peak)));
  const limit = Math.min(...candidates2.map(depthOf)) + VISIBLE_SIGMAS;
  const visible = candidates2.filter((peak) => depthOf(peak) <= limit).sort((a, b) => a.peakTimeS - b.peakTimeS);
  const borders = visible.slice(1).map(({ peakTimeS }, i) => {
    const before = visible[i].peakTimeS;
    const between2 = looks.map((_, n) => n).filter((n) => looks[n].timeS > before && looks[n].timeS < peakTimeS);
    const highest = between2.reduce((best, n) => looks[n].misfit > looks[best].misfit ? n : best, between2[0] ?? 0);
    return highest * PLACES / LOOKS;
  });
  return visible.map((peak, i) => ({
    peakTimeS: peak.peakTimeS,
    widthS: peak.widthS,
    peak: peak.peak,
    distance: Math.sqrt(squareOf(peak.peak)),
    from: borders[i - 1] ?? 0,
    to: borders[i] ?? PLACES
  }));
}
function peakAround(overlap, from, to) {
  const at = (t) => overlap.misfitAt(t).misfit;
  const peakTimeS = minimumBetween(at, from, to, PEAK_SHARE3 * (to - from));
  const peak = overlap.at(peakTimeS);
  return { peakTimeS, peak, widthS: curvatureWidth(at, peakTimeS, peak.misfit, 0.05 * (to - from)) };
}
function squareOf({ positionInverse, positionM }) {
  return bilinear3(positionInverse, positionM, positionM);
}

// packages/conjunction/src/pc/curved/crossing-integral.ts
var VISIBLE_SHARE = 255e-8;
var NEGLIGIBLE_PART = 0.25;
var FIRST_STEP = 1.5;
var FEWEST_STEPS = 16;
var SETTLED_SHARE3 = 2e-4;
var MOST_HALVINGS = 12;
var FEW_DIGITS = 1e-300;
var STEPS_PER_SIGMA = 2;
var MOST_REFINEMENTS = 2;
var PANEL_LENGTH = 8;
var MOST_PANELS = 160;
function crossingIntegral(track, crossing, scale, rate, { share, beside } = { share: SETTLED_SHARE3, beside: 0 }) {
  const { span: span2, at } = track;
  const placesPerS = PLACES / (span2.stopS - span2.startS);
  const { from, to } = crossing;
  const wanted = Math.min(FIRST_STEP * scale * crossing.widthS * placesPerS, (to - from) / FEWEST_STEPS);
  const negligible = NEGLIGIBLE_PART * share * share;
  const mostSteps = Math.floor(STEPS_PER_SIGMA * Math.sqrt(-2 * Math.log(negligible)));
  const least = 2 ** MOST_HALVINGS;
  let step2 = Math.min(2 ** Math.floor(Math.log2(Math.max(least, wanted))), stepThrough(from), stepThrough(to));
  const width = step2;
  const rateAt = (place) => rate(at(place));
  const hill = topOf(crossing, (crossing.peakTimeS - span2.startS) * placesPerS, step2, rateAt);
  let top = rateAt(hill) > 0 ? hill : rateAt(from) > rateAt(to) ? from : to;
  const highest = rateAt(top);
  if (!(highest > 0)) return { value: 0, top: at(top), startS: at(top).timeS, stopS: at(top).timeS, isSettled: true };
  let largest = highest;
  let [first2, last2] = [top, top];
  const seen = (place) => {
    const value2 = rateAt(place);
    if (value2 > largest) [largest, top] = [value2, place];
    if (value2 >= VISIBLE_SHARE * largest) [first2, last2] = [Math.min(first2, place), Math.max(last2, place)];
    return value2;
  };
  const weighed = (place) => (place === from || place === to ? 0.5 : 1) * seen(place);
  let sum5 = weighed(top);
  const walk = (place, direction, end) => {
    for (let i = 0; i < mostSteps && place !== end; i++) {
      place += direction * Math.min(step2, Math.abs(end - place));
      const value2 = weighed(place);
      sum5 += value2;
      if (value2 <= negligible * largest) return { place, isEnded: true };
    }
    return { place, isEnded: place === end };
  };
  const [low, high] = [walk(top, -1, from), walk(top, 1, to)];
  const isShort = low.isEnded && high.isEnded;
  let value = sum5 * step2 / placesPerS;
  let isSettled = false;
  for (let i = 0; isShort && !isSettled && i < MOST_REFINEMENTS && step2 > 1; i++) {
    const half = step2 / 2;
    for (let place = low.place + half; place < high.place; place += step2) sum5 += weighed(place);
    step2 = half;
    const next = sum5 * step2 / placesPerS;
    isSettled = Math.abs(next - value) <= share * Math.max(next, beside) || next < FEW_DIGITS;
    value = next;
  }
  if (!isSettled) {
    const border = { from, to };
    const panels = overPanels((place) => seen(Math.round(place)), top, width, border, {
      share,
      beside: beside * placesPerS
    });
    value = panels.value / placesPerS;
    isSettled = panels.isSettled;
  }
  return { value, top: at(top), startS: at(first2).timeS, stopS: at(last2).timeS, isSettled };
}
function overPanels(rate, top, width, { from, to }, { share, beside }) {
  const panelOf = (direction, start, stop) => ({
    direction,
    from: start,
    to: stop,
    ...gaussKronrod((u) => rate(top + direction * width * Math.expm1(u)) * width * Math.exp(u), start, stop)
  });
  const panels = [1, -1].flatMap((direction) => {
    const end = Math.log1p((direction > 0 ? to - top : top - from) / width);
    const count2 = Math.ceil(end / PANEL_LENGTH);
    return Array.from({ length: count2 }, (_, i) => panelOf(direction, end * i / count2, end * (i + 1) / count2));
  });
  for (; ; ) {
    const [value, error] = [sumOf(panels, "value"), sumOf(panels, "error")];
    const isSettled = error <= share * Math.max(value, beside) || value < FEW_DIGITS;
    if (isSettled || panels.length >= MOST_PANELS) return { value, isSettled };
    const worst = panels.reduce((most, panel, i) => panel.error > panels[most].error ? i : most, 0);
    const { direction, from: start, to: stop } = panels[worst];
    const middle = 0.5 * (start + stop);
    panels.splice(worst, 1, panelOf(direction, start, middle), panelOf(direction, middle, stop));
  }
}
function sumOf(panels, key) {
  return panels.reduce((sum5, panel) => sum5 + panel[key], 0);
}
function stepThrough(place) {
  let step2 = PLACES;
  while (step2 > 1 && place % step2 !== 0) step2 /= 2;
  return step2;
}
function topOf({ from, to }, start, step2, rate) {
  let place = Math.min(to, Math.max(from, Math.round(start / step2) * step2));
  let value = rate(place);
  for (const direction of [1, -1]) {
    for (let stride = step2; stride >= step2; ) {
      const next = place + direction * stride;
      const atNext = next < from || next > to ? -1 : rate(next);
      if (atNext > value) {
        place = next;
        value = atNext;
        stride *= 2;
      } else {
        stride /= 2;
      }
    }
  }
  return place;
}

// packages/conjunction/src/pc/curved/nc2d-hall-2021.ts
function nc2dHall2021(track, scale = 1, crossing = track.main) {
  if (crossing === void 0) return void 0;
  const { hardBodyRadiusM } = track;
  const cube = scale * scale * scale;
  const over = ({ timeS: peakTimeS, misfit: least2 }) => ({
    least: least2,
    ...crossingIntegral(
      track,
      { ...crossing, peakTimeS },
      scale,
      ({ relative, square, speedMps }) => relative.isConverged ? speedMps * Math.exp(-0.5 * (scaledMisfit(relative.misfit, square, scale) - least2)) / cube : 0
    )
  });
  const { peakTimeS: timeS, peak, distance } = crossing;
  const atPeak = over({ timeS, misfit: scaledMisfit(peak.misfit, distance ** 2, scale) });
  const isInRange = atPeak.value > 0 && Number.isFinite(atPeak.value);
  const { value, top, least } = isInRange ? atPeak : over(leastMisfit(track, crossing, scale));
  const encounter = planeAt(scaledRelative(top.relative, scale), hardBodyRadiusM);
  if (encounter === void 0) return void 0;
  const { sigmaMinorM, sigmaMajorM } = encounter;
  const ratio2 = 2 * sigmaMinorM * sigmaMajorM * value * Math.sqrt(1 / (8 * Math.PI));
  const straight = foster1992(encounter);
  const correction = straight > 0 ? ratio2 * Math.exp(0.5 * (mahalanobisSquared(encounter) - least)) : 0;
  const parabola = Math.sqrt(2 * Math.PI) * crossing.widthS * norm(collidingVelocity(crossing.peak));
  return {
    pc: straight * correction,
    peakTimeS: crossing.peakTimeS,
    widthS: crossing.widthS,
    inaccuracy: scale === 1 && value > 0 ? 2 * Math.abs(parabola - value) / (parabola + value) : 0
  };
}
var atRest = { epochTaiS: 0, frame: "GCRF", positionM: [7e6, 0, 0], velocityMps: [0, 0, 0] };
function planeAt(relative, hardBodyRadiusM) {
  const velocityMps = collidingVelocity(relative);
  const positionM = shiftedFrom(atRest.positionM, relative.positionM);
  const plane = encounterPlane(atRest, { ...atRest, positionM, velocityMps });
  if (!plane.ok) return void 0;
  const { missXM, missYM } = plane.value;
  const covarianceM2 = projectCovariance(plane.value, relative.positionM2);
  const encounter = principalEncounter(missXM, missYM, covarianceM2, hardBodyRadiusM);
  return encounter.repair === "unusable" ? void 0 : encounter;
}
function shiftedFrom(origin2, by) {
  return [origin2[0] + by[0], origin2[1] + by[1], origin2[2] + by[2]];
}

// packages/conjunction/src/pc/numbers/unit-sphere.ts
function gaussLegendre(n) {
  const out = new Float64Array(2 * n);
  for (let i = 0; i < n; i++) {
    let x = Math.cos(Math.PI * (i + 0.75) / (n + 0.5));
    let slope = 1;
    for (let k = 0; k < 50; k++) {
      let before = 1;
      let value = x;
      for (let j = 2; j <= n; j++) [before, value] = [value, ((2 * j - 1) * x * value - (j - 1) * before) / j];
      slope = n * (x * value - before) / (x * x - 1);
      const step2 = value / slope;
      x -= step2;
      if (Math.abs(step2) < 1e-15) break;
    }
    out[2 * i] = 0.5 * (1 + x);
    out[2 * i + 1] = 1 / ((1 - x * x) * slope * slope);
  }
  return out;
}
var legendre = keptPer(() => /* @__PURE__ */ new Map());
function stripRule(from, to, count2, directions, isEven2) {
  const nodes2 = isEven2 ? void 0 : legendre().get(count2) ?? gaussLegendre(count2);
  if (nodes2) legendre().set(count2, nodes2);
  if (strip.length < 3 * count2) strip = new Float64Array(3 * count2);
  const rings = strip;
  for (let i = 0; i < count2; i++) {
    const cosine2 = from + (to - from) * (nodes2 ? nodes2[2 * i] : (i + 0.5) / count2);
    rings[3 * i] = cosine2;
    rings[3 * i + 1] = Math.sqrt(Math.max(0, 1 - cosine2 * cosine2));
    rings[3 * i + 2] = (nodes2 ? nodes2[2 * i + 1] : 1 / count2) * (to - from) * 2 * Math.PI / directions;
  }
  return { rings, ringCount: count2, around: directionsAround(directions) };
}
var strip = new Float64Array(0);
var circles = keptPer(() => /* @__PURE__ */ new Map());
function directionsAround(count2) {
  const kept6 = circles().get(count2);
  if (kept6 !== void 0) return kept6;
  const around2 = new Float64Array(2 * count2);
  for (let k = 0; k < count2; k++) {
    const angle = (k + 0.5) * 2 * Math.PI / count2;
    around2.set([Math.cos(angle), Math.sin(angle)], 2 * k);
  }
  circles().set(count2, around2);
  return around2;
}
function sphereRule(order) {
  const rule = spheres().get(order) ?? sphereRuleOf(order);
  spheres().set(order, rule);
  return rule;
}
var spheres = keptPer(() => /* @__PURE__ */ new Map());
function sphereRuleOf(order) {
  const half = gaussLegendre(order);
  const count2 = 2 * order;
  const around2 = directionsAround(count2);
  const rings = new Float64Array(6 * order);
  for (let i = 0; i < order; i++) {
    const cosine2 = half[2 * i];
    const sine2 = Math.sqrt(1 - cosine2 * cosine2);
    const weight = half[2 * i + 1] * 2 * Math.PI / count2;
    rings.set([cosine2, sine2, weight, -cosine2, sine2, weight], 6 * i);
  }
  return { rings, ringCount: 2 * order, around: around2 };
}

// packages/conjunction/src/pc/curved/inside-probability.ts
var VISIBLE_SIGMAS2 = 9;
var keptSlices = keptPer(() => gaussLegendre(20));
var INVERSE_SQRT_TWO_PI2 = 1 / Math.sqrt(2 * Math.PI);
function insideProbability({ positionM, positionM2 }, radiusM) {
  const { values, vectors } = eigen3(positionM2);
  const [thin, middle, long] = values.map(Math.sqrt);
  const [mean3, middleMean, longMean] = vectors.map((axis) => dot(axis, positionM));
  const angleOf = (z6) => Math.asin(Math.max(-1, Math.min(1, z6 / radiusM)));
  const [from, top, to] = [mean3 - VISIBLE_SIGMAS2 * thin, mean3, mean3 + VISIBLE_SIGMAS2 * thin].map(angleOf);
  const slices = keptSlices();
  const between2 = (start, stop) => {
    let sum5 = 0;
    for (let i = 0; i < slices.length; i += 2) {
      const angle = start + (stop - start) * slices[i];
      const half = radiusM * Math.cos(angle);
      const offset = (radiusM * Math.sin(angle) - mean3) / thin;
      sum5 += slices[i + 1] * half * Math.exp(-0.5 * offset * offset) * discProbability(middleMean, longMean, middle, long, half);
    }
    return sum5 * (stop - start);
  };
  return Math.min(1, INVERSE_SQRT_TWO_PI2 / thin * (between2(from, top) + between2(top, to)));
}

// packages/conjunction/src/pc/curved/rate-start.ts
var NEAREST_SHARE = 1e-9;
var STRIDE = PLACES / LOOKS;
var nearestOf = /* @__PURE__ */ new WeakMap();
function nearestIn(track, { from, to }) {
  const places = nearestOf.get(track) ?? /* @__PURE__ */ new Map();
  nearestOf.set(track, places);
  const known2 = places.get(from);
  if (known2) return known2;
  const distanceAt = (place2) => distanceToBall(track.at(Math.round(place2)).relative, track.hardBodyRadiusM);
  const looks = Array.from({ length: LOOKS + 1 }, (_, i) => i * STRIDE).filter((place2) => place2 >= from && place2 <= to);
  const distances2 = looks.map(distanceAt);
  const look = looks[distances2.indexOf(Math.min(...distances2))];
  const [low, high] = [Math.max(from, look - STRIDE), Math.min(to, look + STRIDE)];
  const place = distanceAt(look) > 0 ? minimumBetween(distanceAt, low, high, NEAREST_SHARE * STRIDE) : look;
  const nearest = { place: Math.round(place), distance: distanceAt(place) };
  places.set(from, nearest);
  return nearest;
}
function leastDistance(track) {
  return Math.min(...track.crossings.map((crossing) => nearestIn(track, crossing).distance));
}
function rateStart(track, crossing) {
  const { at, hardBodyRadiusM } = track;
  const { place, distance } = nearestIn(track, crossing);
  if (distance > 0) return { ...crossing, peakTimeS: at(place).timeS };
  const isInside = (x) => distanceToBall(at(Math.round(x)).relative, hardBodyRadiusM) === 0;
  const before = Math.max(crossing.from, place - STRIDE);
  if (isInside(before)) return void 0;
  return { ...crossing, peakTimeS: at(Math.round(borderBetween(isInside, place, before, { width: 1 }))).timeS };
}

// packages/conjunction/src/pc/curved/sphere-flux.ts
var INVERSE_SQRT_TWO_PI3 = 1 / Math.sqrt(2 * Math.PI);
var ROOT_HALF_PI = Math.sqrt(Math.PI / 2);
var ALL_ALIKE = 7;
var laid = /* @__PURE__ */ new WeakMap();
var laidThin = /* @__PURE__ */ new WeakMap();
var EVEN_PER_SIGMA = 1;
var FEWEST_ALONG = 6;
var MOST_ALONG = 60;
var MOST_AROUND = 240;
function sphereFlux(relative, radius, rule, largestExponent, scale = 1) {
  return fluxThrough(laid.get(relative) ?? lay(relative), radius, rule, largestExponent, scale);
}
function stripFlux(relative, radius, { perSigma, fewestAround }, largestExponent, scale = 1) {
  const flow = laidThin.get(relative) ?? layThin(relative);
  const reach = flow.thinnestM * scale * Math.sqrt(2 * largestExponent);
  const from = Math.max(-1, (flow.thinM - reach) / radius);
  const to = Math.min(1, (flow.thinM + reach) / radius);
  if (!(to > from)) return 0;
  const deviations = (to - from) * radius / (flow.thinnestM * scale);
  const even = Math.min(EVEN_PER_SIGMA, perSigma);
  const isWhole = from > -1 && to < 1;
  const along = isWhole ? even * deviations : FEWEST_ALONG + perSigma * deviations;
  const around2 = Math.min(
    MOST_AROUND,
    Math.ceil(fewestAround + 2 * Math.PI * even * radius / (flow.middleM * scale))
  );
  const rule = stripRule(from, to, Math.min(MOST_ALONG, Math.ceil(along)), around2, isWhole);
  return fluxThrough(flow, radius, rule, largestExponent, scale);
}
function fluxThrough({ inverse: inverse2, slope, left, pulled: pulled2, velocity, square, density: density2 }, radius, { rings, ringCount, around: around2 }, largestExponent, scale) {
  const sharper = 1 / (scale * scale);
  const ofExponent = 0.5 * radius * radius * sharper;
  const a0 = inverse2[0] * ofExponent;
  const a1 = inverse2[1] * ofExponent;
  const a2 = inverse2[2] * ofExponent;
  const a3 = inverse2[3] * ofExponent;
  const a4 = inverse2[4] * ofExponent;
  const a5 = inverse2[5] * ofExponent;
  const s0 = slope[0] * radius;
  const s1 = slope[1] * radius;
  const s2 = slope[2] * radius;
  const s3 = slope[3] * radius;
  const s4 = slope[4] * radius;
  const s5 = slope[5] * radius;
  const scaleSquare = scale * scale;
  const l0 = left[0] * scaleSquare;
  const l1 = left[1] * scaleSquare;
  const l2 = left[2] * scaleSquare;
  const l3 = left[3] * scaleSquare;
  const l4 = left[4] * scaleSquare;
  const l5 = left[5] * scaleSquare;
  const px = pulled2[0] * radius * sharper;
  const py = pulled2[1] * radius * sharper;
  const pz = pulled2[2] * radius * sharper;
  const vx = velocity[0];
  const vy = velocity[1];
  const vz = velocity[2];
  const atCentre = 0.5 * square * sharper;
  const stride = 4 * Math.PI / around2.length;
  const secondHarmonic = Math.hypot(a1 - a2, 2 * a5);
  let sum5 = 0;
  for (let ring = 0; ring < 3 * ringCount; ring += 3) {
    const x = rings[ring];
    const sine2 = rings[ring + 1];
    const a = a0 * x * x - px * x + atCentre;
    const s = s0 * x * x + vx * x;
    const l = l0 * x * x;
    const ay = 2 * a3 * x - py;
    const az = 2 * a4 * x - pz;
    const sy = 2 * s3 * x + vy;
    const sz = 2 * s4 * x + vz;
    const ly = 2 * l3 * x;
    const lz = 2 * l4 * x;
    const steepness = (Math.sqrt(ay * ay + az * az) + sine2 * secondHarmonic) * sine2 * stride;
    let onRing = 0;
    for (let k = 0; k < around2.length; k += 2) {
      const y = sine2 * around2[k];
      const z6 = sine2 * around2[k + 1];
      const exponent = a + y * (ay + a1 * y + 2 * a5 * z6) + z6 * (az + a2 * z6);
      if (exponent > largestExponent) {
        k += 2 * Math.max(0, Math.floor((exponent - largestExponent) / steepness) - 1);
        continue;
      }
      const outward = s + y * (sy + s1 * y + 2 * s5 * z6) + z6 * (sz + s2 * z6);
      const variance = l + y * (ly + l1 * y + 2 * l5 * z6) + z6 * (lz + l2 * z6);
      onRing += inwards(outward, variance, exponent);
    }
    sum5 += onRing * rings[ring + 2];
  }
  return radius * radius * density2 * sum5 / (scale * scale * scale);
}
function inwards(outward, variance, exponent) {
  const whole = outward < 0 ? -outward * Math.exp(-exponent) : 0;
  if (!(outward * outward < ALL_ALIKE * ALL_ALIKE * variance)) return whole;
  const sigma = Math.sqrt(variance);
  const q = Math.abs(outward) / sigma;
  const rest = 1 - q * ROOT_HALF_PI * erfcx(q * Math.SQRT1_2);
  return whole + sigma * INVERSE_SQRT_TWO_PI3 * Math.exp(-exponent - 0.5 * q * q) * rest;
}
function lay(relative) {
  const flow = flowAxes(relative, poleOf(collidingVelocity(relative)));
  laid.set(relative, flow);
  return flow;
}
function layThin(relative) {
  const { values, vectors } = eigen3(relative.positionM2);
  const flow = {
    ...flowAxes(relative, vectors[0]),
    thinnestM: Math.sqrt(values[0]),
    middleM: Math.sqrt(values[1]),
    thinM: dot(vectors[0], relative.positionM)
  };
  laidThin.set(relative, flow);
  return flow;
}
function flowAxes(relative, pole2) {
  const { positionM: mean3, velocityMps, positionInverse, crossM2ps, velocityM2ps2, positionM2 } = relative;
  const side = unit2(cross2(pole2, Math.abs(pole2[0]) < 0.8 ? [1, 0, 0] : [0, 1, 0]));
  const axes = [pole2, side, cross2(pole2, side)];
  const slope = product(transposed(crossM2ps), positionInverse);
  const known2 = product(slope, crossM2ps);
  const pulled2 = applied(positionInverse, mean3);
  const drift = applied(slope, mean3);
  const along = (v) => [dot(axes[0], v), dot(axes[1], v), dot(axes[2], v)];
  return {
    inverse: turned2(positionInverse, axes),
    slope: turned2(slope, axes),
    left: turned2(difference2(velocityM2ps2, known2), axes),
    pulled: along(pulled2),
    velocity: along([velocityMps[0] - drift[0], velocityMps[1] - drift[1], velocityMps[2] - drift[2]]),
    square: dot(mean3, pulled2),
    density: INVERSE_SQRT_TWO_PI3 * INVERSE_SQRT_TWO_PI3 * INVERSE_SQRT_TWO_PI3 / Math.sqrt(determinant3(positionM2))
  };
}
function turned2(m, [a, b, c]) {
  const [p, q, r] = [applied(m, a), applied(m, b), applied(m, c)];
  const mixed = (u, mv, v, mu) => 0.5 * (dot(u, mv) + dot(v, mu));
  return [dot(a, p), dot(b, q), dot(c, r), mixed(a, q, b, p), mixed(a, r, c, p), mixed(b, r, c, q)];
}
function applied(m, [x, y, z6]) {
  return [m[0] * x + m[1] * y + m[2] * z6, m[3] * x + m[4] * y + m[5] * z6, m[6] * x + m[7] * y + m[8] * z6];
}
function poleOf(velocity) {
  return norm(velocity) > 0 ? unit2(velocity) : [0, 0, 1];
}
function difference2(m, n) {
  const row = (i) => [m[i] - n[i], m[i + 1] - n[i + 1], m[i + 2] - n[i + 2]];
  return [...row(0), ...row(3), ...row(6)];
}
function transposed(m) {
  return [m[0], m[3], m[6], m[1], m[4], m[7], m[2], m[5], m[8]];
}
function product(m, n) {
  const entry = (row, column) => m[row] * n[column] + m[row + 1] * n[column + 3] + m[row + 2] * n[column + 6];
  const [a, b, c] = [entry(0, 0), entry(0, 1), entry(0, 2)];
  const [d, e, f] = [entry(3, 0), entry(3, 1), entry(3, 2)];
  return [a, b, c, d, e, f, entry(6, 0), entry(6, 1), entry(6, 2)];
}

// packages/conjunction/src/pc/curved/nc3d-hall-2021.ts
var LARGE_SPHERE = 6;
var FULL_PRECISION = {
  fewestRings: 6,
  ringsPerSigma: 3,
  fewestAround: 32,
  visibleSigmas: 7,
  settledShare: 2e-4
};
var SEARCH_PRECISION = {
  fewestRings: 3,
  ringsPerSigma: 0.8,
  fewestAround: 20,
  visibleSigmas: 4,
  settledShare: 0.02
};
function nc3dHall2021(track, scale = 1, precision = FULL_PRECISION) {
  const { hardBodyRadiusM, at } = track;
  const crossings = crossingsAt(track, scale);
  if (crossings.length === 0) return void 0;
  const nearest = Math.min(...crossings.map(({ peak }) => distanceToBall(peak, hardBodyRadiusM))) / scale;
  const farthest = nearest + precision.visibleSigmas;
  let expectedNumber = 0;
  const deepestFirst = crossings.toSorted((a, b) => a.distance - b.distance);
  const numbers = deepestFirst.map((crossing) => {
    const deviations = hardBodyRadiusM * sharpnessOf(crossing.peak) / scale;
    const flux = deviations > LARGE_SPHERE ? overStrip(precision) : overSphere(deviations, precision);
    const rate = ({ relative, square: square2 }) => {
      const isVisible2 = relative.isConverged && nearestOnSphere(relative, square2, hardBodyRadiusM) < farthest * scale;
      return isVisible2 ? flux(relative, hardBodyRadiusM, 0.5 * farthest * farthest, scale) : 0;
    };
    const settling = { share: precision.settledShare, beside: expectedNumber };
    const atPeak = crossingIntegral(track, crossing, scale, rate, settling);
    const start2 = atPeak.value > 0 ? void 0 : rateStart(track, crossing);
    const number = start2 ? crossingIntegral(track, start2, scale, rate, settling) : atPeak;
    expectedNumber += number.value;
    return { ...number, peakTimeS: crossing.peakTimeS };
  });
  const { relative: start, square } = at(0);
  const isVisible = start.isConverged && nearestOnSphere(start, square, hardBodyRadiusM) < farthest * scale;
  const visible = numbers.filter(({ value }) => value > 0);
  return {
    expectedNumber,
    crossings: numbers.map(({ value, peakTimeS }) => ({ peakTimeS, expectedNumber: value })).toSorted((a, b) => a.peakTimeS - b.peakTimeS),
    isSettled: numbers.every(({ isSettled }) => isSettled),
    insideAtStart: isVisible ? insideProbability(scaledRelative(start, scale), hardBodyRadiusM) : 0,
    startS: Math.min(...visible.map(({ startS }) => startS)),
    stopS: Math.max(...visible.map(({ stopS }) => stopS))
  };
}
function nearestOnSphere(relative, square, radius) {
  return Math.max(0, Math.sqrt(square) - radius * sharpnessOf(relative));
}
function overSphere(deviations, { fewestRings, ringsPerSigma }) {
  const rule = sphereRule(Math.ceil(fewestRings + ringsPerSigma * deviations));
  return (relative, radius, largestExponent, scale) => sphereFlux(relative, radius, rule, largestExponent, scale);
}
function overStrip({ ringsPerSigma: perSigma, fewestAround }) {
  const fineness = { perSigma, fewestAround };
  return (relative, radius, largestExponent, scale) => stripFlux(relative, radius, fineness, largestExponent, scale);
}

// packages/conjunction/src/pc/bounds/bounded-maximum.ts
var MOST_VALUES = 60;
var STRIDE_OUT = 4;
var NOTHING_LEFT = 1e-7;
var FROM_ENDS = 0.1;
function boundedMaximum(pcAt, scales, mostBetween3, { ends: [least, most], share, stride, width }) {
  const sampleAt = (scale) => ({ scale, pc: pcAt(scale) });
  const samples = [...new Set(scales)].toSorted((a, b) => a - b).map(sampleAt);
  const best = () => samples.reduce((most2, sample) => sample.pc > most2.pc ? sample : most2);
  while (samples.length < MOST_VALUES) {
    const { pc, scale } = best();
    if (pc >= 1) break;
    const [low, high] = [samples[0], samples.at(-1)];
    if (low.scale > least && low.pc > NOTHING_LEFT * pc) {
      samples.unshift(sampleAt(Math.max(least, low.scale / STRIDE_OUT)));
      continue;
    }
    if (scale === high.scale && scale < most) {
      samples.push(sampleAt(Math.min(most, STRIDE_OUT * scale)));
      continue;
    }
    let [gap, largest] = [0, { scale: 0, pc: pc * (1 + share) }];
    for (let i = 1; i < samples.length; i++) {
      const [low2, high2] = [samples[i - 1], samples[i]];
      if (low2.scale > 0 && Math.log(high2.scale / low2.scale) <= stride) continue;
      const bound = mostBetween3(low2, high2);
      if (bound.pc > largest.pc) [gap, largest] = [i, bound];
    }
    if (gap === 0) break;
    samples.splice(gap, 0, sampleAt(inside(largest.scale, samples[gap - 1].scale, samples[gap].scale)));
  }
  const boundOf = (i) => samples[i - 1] && samples[i] ? mostBetween3(samples[i - 1], samples[i]).pc : 0;
  const limit = best().pc * (1 + share);
  const tops = samples.flatMap((sample, i) => {
    const [low, high] = [samples[i - 1], samples[i + 1]];
    const isHill = sample.pc >= (low?.pc ?? 0) && sample.pc >= (high?.pc ?? 0) && sample.scale > 0 && sample.pc < 1;
    if (!isHill || Math.max(boundOf(i), boundOf(i + 1)) <= limit) return [];
    if (low && high) {
      const below = low.scale > 0 ? low : sampleAt(sample.scale * Math.exp(-stride));
      return [below.pc > sample.pc ? below : topOfHill(pcAt, [below, sample, high], width)];
    }
    const next = low ?? high;
    const beside = sampleAt(sample.scale * Math.exp(FROM_ENDS * Math.log(next.scale / sample.scale)));
    if (next.scale === 0 || beside.pc <= sample.pc) return [];
    return [topOfHill(pcAt, low ? [low, beside, sample] : [sample, beside, next], width)];
  });
  return tops.reduce((most2, top) => top.pc > most2.pc ? top : most2, best());
}
function inside(scale, low, high) {
  if (low === 0) return Math.min(scale, high * (1 - FROM_ENDS));
  const margin = Math.exp(FROM_ENDS * Math.log(high / low));
  return Math.min(high / margin, Math.max(low * margin, scale));
}
var MOST_PARABOLAS2 = 5;
function topOfHill(pcAt, three, width) {
  let around2 = three.map(({ scale, pc }) => ({ log: Math.log(scale), pc }));
  const top = () => ({ scale: Math.exp(around2[1].log), pc: around2[1].pc });
  for (let i = 0; i < MOST_PARABOLAS2; i++) {
    const [a, b, c] = around2;
    const [left, right] = [(b.log - a.log) * Math.log(b.pc / c.pc), (c.log - b.log) * Math.log(b.pc / a.pc)];
    const move = 0.5 * ((c.log - b.log) * right - (b.log - a.log) * left) / (left + right);
    if (!Number.isFinite(move) || Math.abs(move) < width) return top();
    const log = Math.min(c.log, Math.max(a.log, b.log + move));
    const sorted = [a, b, c, { log, pc: pcAt(Math.exp(log)) }].toSorted((one, other) => one.log - other.log);
    const middle = sorted[1].pc >= sorted[2].pc ? 1 : 2;
    around2 = sorted.slice(middle - 1, middle + 2);
  }
  return top();
}

// packages/conjunction/src/pc/bounds/nc-dilution.ts
var NC_VISIBLE_RISE = 5e-3;
var COMMON_SEARCH = { share: 0.01, stride: 0.2, width: 0.03 };
var LONGEST_ERROR_M = EARTH_RADIUS_M;
var LARGE_SPHERE2 = 30;
var FLAT_SHARE = 0.02;
var STRAIGHT_EDGE2 = 1e-3;
function ncDilution(track, method, { present: present2, own: own2 }, missDistanceM) {
  const { hardBodyRadiusM } = track;
  if (missDistanceM < hardBodyRadiusM) {
    return { region: "diluted", maxPc: 1, scaleAtMax: 0, isOpen: false };
  }
  const bias = own2 > 0 ? present2 / own2 : 1;
  const at = (scale2) => scale2 === 1 ? present2 : bias * numberOf(track, method, scale2);
  const ends = plausibleScales(track);
  const scales = [...likelyScales(track, ...ends), 1];
  const { scale, pc } = boundedMaximum(at, scales, mostBetween, { ...COMMON_SEARCH, ends });
  const best = { scale, pc: Math.min(1, pc) };
  const isOpen = best.scale >= ends[1] / 1.01 && best.pc > present2;
  if (best.pc <= present2 * (1 + NC_VISIBLE_RISE)) {
    return { region: "robust", maxPc: Math.max(present2, best.pc), scaleAtMax: 1, isOpen: false };
  }
  return { region: best.scale < 1 ? "diluted" : "robust", maxPc: best.pc, scaleAtMax: best.scale, isOpen };
}
var UNSEEN_SHARE = 1e-3;
function mostBetween(low, high) {
  const [first2, last2] = [1 / low.scale ** 2, 1 / high.scale ** 2];
  const unseen = Math.max(Number.MIN_VALUE, UNSEEN_SHARE * Math.max(low.pc, high.pc));
  const logOf = ({ pc }, u2) => Math.log(pc > 0 ? pc : unseen) - 2 * Math.log(u2);
  const end = logOf(high, last2);
  const fall = (end - logOf(low, first2)) / (first2 - last2);
  const u = Math.min(first2, Math.max(last2, fall > 0 ? 2 / fall : Infinity));
  return { scale: 1 / Math.sqrt(u), pc: Math.exp(2 * Math.log(u) + end - fall * (u - last2)) };
}
function numberOf(track, method, scale, judged = track) {
  if (track.main === void 0) return 0;
  if (method === "nc2d-hall-2021") return nc2dHall2021(track, scale)?.pc ?? 0;
  return scale < sharpestScale(track) && isFlat(judged) ? cutNumber(track, scale) : sphereNumber(track, scale);
}
function sphereNumber(track, scale) {
  const estimate = nc3dHall2021(track, scale, SEARCH_PRECISION);
  return estimate ? estimate.expectedNumber + estimate.insideAtStart : 0;
}
function cutNumber(track, scale) {
  return track.crossings.reduce((sum5, crossing) => sum5 + (nc2dHall2021(track, scale, crossing)?.pc ?? 0), 0);
}
var flatTracks = /* @__PURE__ */ new WeakMap();
function isFlat(track) {
  const known2 = flatTracks.get(track);
  if (known2 !== void 0) return known2;
  const scale = sharpestScale(track);
  const [cut2, whole] = [cutNumber(track, scale), sphereNumber(track, scale)];
  const isSame2 = Math.abs(cut2 - whole) <= FLAT_SHARE * whole;
  flatTracks.set(track, isSame2);
  return isSame2;
}
function sharpestScale({ main, hardBodyRadiusM }) {
  return main === void 0 ? 0 : hardBodyRadiusM * sharpnessOf(main.peak) / LARGE_SPHERE2;
}
function likelyScales({ crossings, hardBodyRadiusM }, least, most) {
  const ranges = crossings.map(({ peak, distance }) => {
    const farthest = distance + hardBodyRadiusM * sharpnessOf(peak);
    return [distanceToBall(peak, hardBodyRadiusM) / Math.sqrt(3), farthest / Math.SQRT2];
  });
  const low = Math.min(...ranges.map(([from2]) => from2));
  const high = Math.max(...ranges.map(([, to]) => to));
  const from = Math.min(most, Math.max(least, 0.8 * low));
  return [from, Math.min(most, Math.max(1.25 * high, 1.5 * from))];
}
function plausibleScales(track) {
  if (track.main === void 0) return [1, 1];
  const [xx, , , , yy, , , , zz] = track.main.peak.positionM2;
  const longestM = Math.sqrt(xx + yy + zz);
  const shortest = Math.max(STRAIGHT_EDGE2 * track.hardBodyRadiusM / longestM, 0.5 * leastDistance(track));
  return [Math.min(1, shortest), Math.max(1, LONGEST_ERROR_M / longestM)];
}

// packages/conjunction/src/pc/bounds/separate-dilution.ts
var NO_LONGER_SEEN = 0.02;
var SMALLEST_SHARE = 1e-3;
var PLANE_SEARCH = { stride: 0.15, width: 1e-4 };
function separateDilution(missXM, missYM, primaryM2, secondaryM2, hardBodyRadiusM, crossM2 = { xx: 0, yx: 0, yy: 0 }) {
  const pcOf = (joint) => {
    const encounter = principalEncounter(missXM, missYM, joint, hardBodyRadiusM);
    return encounter.repair === "unusable" ? 0 : foster1992(encounter);
  };
  const of = (shrinking, other) => {
    const at = (share) => pcOf(sum22(sum22(scaled2(shrinking, share * share), other), scaled2(crossM2, share)));
    const largest = Math.sqrt(Math.max(0, shrinking.xx + shrinking.yy));
    const smallest = principalEncounter(0, 0, other, hardBodyRadiusM).sigmaMinorM;
    return objectDilution(at, Math.min(SMALLEST_SHARE, NO_LONGER_SEEN * smallest / largest), PLANE_SEARCH);
  };
  return { primary: of(primaryM2, secondaryM2), secondary: of(secondaryM2, primaryM2) };
}
function objectDilution(at, lowest, search) {
  const present2 = at(1);
  const origin2 = at(0);
  const { scale, pc } = maximumOverScale(at, Math.max(lowest, Number.MIN_VALUE), 1, search);
  const best = origin2 > pc ? { maxPc: origin2, scaleAtMax: 0 } : { maxPc: pc, scaleAtMax: scale };
  return best.maxPc > present2 ? best : { maxPc: present2, scaleAtMax: 1 };
}

// packages/conjunction/src/pc/bounds/separate-nc-dilution.ts
var SEARCH = { ends: [0, 1], share: NC_VISIBLE_RISE, stride: 0.9, width: 0.04 };
function separateNcDilution(errors, track, method, { present: present2, own: own2 }) {
  const { hardBodyRadiusM } = track;
  const floorM2 = (CLIP_FACTOR * hardBodyRadiusM) ** 2;
  const bias = own2 > 0 ? present2 / own2 : 1;
  const numberAt = (first2, second) => {
    const scaled3 = method === "nc2d-hall-2021" ? nearTrack(first2, second, hardBodyRadiusM, floorM2, track.span) : overlapTrack(first2, second, hardBodyRadiusM, floorM2);
    return bias * numberOf(scaled3, method, 1, track);
  };
  const of = (scaled3) => {
    const at = (share) => share === 1 ? present2 : numberAt(...scaled3(share));
    const { scale, pc } = boundedMaximum(at, [0, 1], mostBetween2(scaled3(1), scaled3(0), track, floorM2), SEARCH);
    return pc > present2 ? { maxPc: Math.min(1, pc), scaleAtMax: scale } : { maxPc: present2, scaleAtMax: 1 };
  };
  return {
    primary: of((share) => [scaledError(errors[0], share), errors[1]]),
    secondary: of((share) => [errors[0], scaledError(errors[1], share)])
  };
}
function scaledError(error, factor) {
  return {
    ...error,
    covariance: error.covariance.map((value) => value * factor * factor),
    ...error.shared && { shared: error.shared.map((value) => value * factor) }
  };
}
var HALVINGS = 12;
var ALIKE = 1.5;
function mostBetween2(whole, without, { main }, floorM2) {
  const timeS = main?.peakTimeS ?? 0;
  const both = overlapOf(...whole, floorM2).at(timeS).positionM2;
  const other = overlapOf(...without, floorM2).at(timeS).positionM2;
  const determinant = (share) => determinant3(other.map((value, i) => value + share * share * (both[i] - value)));
  return (low, high) => {
    const [from, to] = [determinant(low.scale), determinant(high.scale)];
    if (to < ALIKE * from) return low.pc > high.pc ? low : high;
    let [scale, above] = [low.scale, high.scale];
    for (let i = 0; i < HALVINGS; i++) {
      const middle = scale > 0 ? Math.sqrt(scale * above) : 0.1 * above;
      if (determinant(middle) ** 2 < from * to) scale = middle;
      else above = middle;
    }
    return { scale: above, pc: high.pc * Math.sqrt(to / from) };
  };
}

// packages/conjunction/src/pc/bounds/report-bounds.ts
var VISIBLE_RISE = 1e-6;
function bounds(encounter, missDistanceM, material, recommended) {
  const { principal, primaryM2, secondaryM2, crossM2, plane } = encounter ?? {};
  const { hardBodyRadiusM, errors, track } = material;
  if (errors && track && recommended && recommended.method !== "foster-1992") {
    const { pc } = recommended;
    const method = recommended.method === "nc2d-hall-2021" ? "nc2d-hall-2021" : "nc3d-hall-2021";
    const number = { present: pc, own: numberOf(track, method, 1) };
    const { isOpen, ...common } = ncDilution(track, method, number, missDistanceM);
    const separate = separateNcDilution(errors, track, method, number);
    return {
      ...isOpen ? { maxPcReason: "rises-beyond-orbit-errors" } : { maxPc: common.maxPc },
      maxPcMethod: "covariance-scale",
      dilution: dilutionReport(common, separate, pc, method)
    };
  }
  if (principal && plane && primaryM2 && secondaryM2) {
    const common = dilution(principal);
    const { missXM, missYM } = plane;
    const separate = separateDilution(missXM, missYM, primaryM2, secondaryM2, hardBodyRadiusM, crossM2);
    return {
      maxPc: common.maxPc,
      maxPcMethod: "covariance-scale",
      dilution: dilutionReport(common, separate, foster1992(principal), "foster-1992")
    };
  }
  const covariance = primaryM2 ?? secondaryM2;
  const oneKnown = covariance && plane && frisbeeMaxPc(plane.missXM, plane.missYM, covariance, hardBodyRadiusM);
  if (oneKnown !== void 0) return { maxPc: oneKnown, maxPcMethod: "frisbee-one-covariance" };
  const { maxPc } = alfanoMaxPc(missDistanceM, hardBodyRadiusM, UNKNOWN_ASPECT_RATIO);
  return { maxPc, maxPcMethod: "alfano-no-covariance" };
}
function dilutionReport(common, separate, present2, method) {
  const code = dilutionCode(common, separate, present2, method === "foster-1992" ? VISIBLE_RISE : NC_VISIBLE_RISE);
  const both = common.region === "diluted" ? common.maxPc : present2;
  const betterDataPc = code === 0 ? present2 : Math.max(both, separate.primary.maxPc, separate.secondary.maxPc);
  const betterDataOn = betterDataPc === both ? "both" : betterDataPc === separate.primary.maxPc ? "primary" : "secondary";
  return { ...common, region: code === 0 ? "robust" : "diluted", code, method, separate, betterDataPc, betterDataOn };
}
function dilutionCode({ region }, { primary, secondary }, present2, visibleRise) {
  const rises = ({ maxPc }) => maxPc > present2 * (1 + visibleRise);
  if (region === "diluted") return 11;
  if (rises(primary)) return rises(secondary) ? 11 : 10;
  return rises(secondary) ? 1 : 0;
}

// packages/conjunction/src/pc/curved/orbit-error.ts
function orbitError(object, shared) {
  if (object.covariance === void 0) return void 0;
  const cartesian = inertialStateCovariance(object.covariance, object.state);
  if (!cartesian.ok || [21, 28, 35].some((i) => !(cartesian.value[i] > 0))) return void 0;
  const elements = equinoctialFromCartesian([...object.state.positionM, ...object.state.velocityMps]);
  if (elements === void 0) return void 0;
  const inverse2 = inverseJacobian(elements);
  if (inverse2 === void 0) return void 0;
  const { meanMotionRadps, af, ag, chi, psi, meanLongitudeRad, sense } = elements;
  return {
    mean: Float64Array.of(meanMotionRadps, af, ag, chi, psi, meanLongitudeRad),
    sense,
    covariance: congruent6(inverse2, cartesian.value),
    ...shared && { shared: times(inverse2, sixOf(shared)) }
  };
}
function unpackedElements(packed, sense) {
  return {
    meanMotionRadps: packed[0],
    af: packed[1],
    ag: packed[2],
    chi: packed[3],
    psi: packed[4],
    meanLongitudeRad: packed[5],
    sense
  };
}
function times(matrix, vector4) {
  return Float64Array.from({ length: 6 }, (_, row) => {
    let sum5 = 0;
    for (let k = 0; k < 6; k++) sum5 += matrix[6 * row + k] * vector4[k];
    return sum5;
  });
}
function stateOfElements(packed, sense) {
  return cartesianFromEquinoctial(unpackedElements(packed, sense));
}
function inverseJacobian(elements) {
  const n = elements.meanMotionRadps;
  const state = cartesianFromEquinoctial(elements);
  const length = Math.hypot(state[0], state[1], state[2]);
  const unitOfRow = (row) => row < 3 ? length : n * length;
  const unitOfColumn = (column) => column === 0 ? n : 1;
  const scaled3 = equinoctialJacobian(elements).map(
    (value, i) => value * unitOfColumn(i % 6) / unitOfRow(Math.floor(i / 6))
  );
  return invert6(scaled3)?.map((value, i) => value * unitOfColumn(Math.floor(i / 6)) / unitOfRow(i % 6));
}

// packages/conjunction/src/pc/curved/usage.ts
var PC_2D_LIMITS = { extended: 0.02, offset: 0.01, inaccuracy: 0.02 };
var NC_2D_LIMITS = { extended: 0.05, offset: 0.1, inaccuracy: 0.1 };
var NC_3D_LIMITS = { extended: 0.5, offset: 0.75, inaccuracy: 1 };
var DURATION_PER_WIDTH = 2 * Math.SQRT2 * 5.872370090453963;
function usageIndices(first2, second, hardBodyRadiusM) {
  const floorM2 = (CLIP_FACTOR * hardBodyRadiusM) ** 2;
  const overlap = overlapOf(first2, second, floorM2);
  const atTca = overlap.at(0, 0);
  const straight = linearPeak(atTca);
  if (straight === void 0) return void 0;
  const periodS = 2 * Math.PI / Math.max(first2.mean[0], second.mean[0]);
  const curved = overlapCurve(overlap, 0.5 * periodS);
  const halfS = 0.5 * DURATION_PER_WIDTH * (curved ?? straight).widthS;
  const middleS = curved?.peakTimeS ?? straight.timeS;
  const startS = middleS - halfS;
  const stopS = middleS + halfS;
  const straightMisfit = atTca.misfit - (straight.timeS / straight.widthS) ** 2;
  const logRatio = curved && Math.log(norm(curved.peak.velocityMps) / norm(atTca.velocityMps)) + Math.log(curved.widthS / straight.widthS) - 0.5 * (curved.peak.misfit - straightMisfit);
  return {
    extended: Math.min(1, 2 * halfS / periodS),
    offset: Math.min(1, Math.max(Math.abs(startS), Math.abs(stopS)) / periodS),
    inaccuracy: logRatio === void 0 ? 1 : -Math.expm1(-Math.abs(logRatio)),
    startS,
    stopS
  };
}
function isSlowEncounter(indices) {
  return indices.extended > NC_2D_LIMITS.extended || indices.offset > NC_2D_LIMITS.offset;
}
function usageViolations(indices, limits) {
  return ["extended", "offset", "inaccuracy"].filter((name) => indices[name] > limits[name]);
}

// packages/conjunction/src/pc/numbers/clopper-pearson.ts
function clopperPearson(hits, trials, level) {
  const tail2 = (1 - level) / 2;
  return {
    lower: hits === 0 ? 0 : betaQuantile(tail2, hits, trials - hits + 1),
    upper: hits === trials ? 1 : betaQuantile(1 - tail2, hits + 1, trials - hits)
  };
}
function betaQuantile(probability2, a, b) {
  return rootBetween((x) => incompleteBeta(x, a, b) - probability2, 0, 1, 0);
}
function incompleteBeta(x, a, b) {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x));
  const isBelowMean = x < (a + 1) / (a + b + 2);
  return isBelowMean ? front * fraction(x, a, b) / a : 1 - front * fraction(1 - x, b, a) / b;
}
function fraction(x, a, b) {
  const tiny = 1e-300;
  let c = 1;
  let d = 1 / nonZero(1 - (a + b) * x / (a + 1), tiny);
  let value = d;
  for (let m = 1; m < 1e4; m++) {
    const even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / nonZero(1 + even * d, tiny);
    c = nonZero(1 + even / c, tiny);
    value *= d * c;
    const odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / nonZero(1 + odd * d, tiny);
    c = nonZero(1 + odd / c, tiny);
    const change = d * c;
    value *= change;
    if (Math.abs(change - 1) < 1e-15) break;
  }
  return value;
}
function nonZero(value, tiny) {
  return Math.abs(value) < tiny ? tiny : value;
}
function logGamma(x) {
  let shift = 0;
  let y = x;
  while (y < 10) {
    shift += Math.log(y);
    y += 1;
  }
  const r = 1 / (y * y);
  const series = (1 / 12 - r * (1 / 360 - r * (1 / 1260 - r * (1 / 1680 - r / 1188)))) / y;
  return (y - 0.5) * Math.log(y) - y + 0.5 * Math.log(2 * Math.PI) + series - shift;
}

// packages/conjunction/src/pc/numbers/random.ts
function fillNormals(out, random) {
  for (let i = 0; i < out.length; i += 2) {
    let x;
    let y;
    let square;
    do {
      x = 2 * random() - 1;
      y = 2 * random() - 1;
      square = x * x + y * y;
    } while (square >= 1 || square === 0);
    const scale = Math.sqrt(-2 * Math.log(square) / square);
    out[i] = x * scale;
    if (i + 1 < out.length) out[i + 1] = y * scale;
  }
}

// packages/conjunction/src/pc/curved/visits.ts
function relativeMotion(a, senseA, b, senseB) {
  const atA = Float64Array.from(a);
  const atB = Float64Array.from(b);
  return (t) => {
    atA[5] = a[5] + a[0] * t;
    atB[5] = b[5] + b[0] * t;
    const p = stateOfElements(atA, senseA);
    const q = stateOfElements(atB, senseB);
    let squareM2 = 0;
    let slope = 0;
    let speedSquared = 0;
    for (let i = 0; i < 3; i++) {
      const dr = q[i] - p[i];
      const dv = q[i + 3] - p[i + 3];
      squareM2 += dr * dr;
      slope += dr * dv;
      speedSquared += dv * dv;
    }
    return { squareM2, slope, speedSquared };
  };
}
function visits(motion, [from, to], count2, radiusM, most) {
  const square = radiusM * radiusM;
  let before = motion(from);
  let isInside = before.squareM2 < square;
  let visitCount = isInside ? 1 : 0;
  for (let i = 1; i <= count2 && visitCount < most; i++) {
    const after2 = motion(from + (to - from) * i / count2);
    const isNow = after2.squareM2 < square;
    if (isNow && !isInside) visitCount++;
    if (!isNow && !isInside && before.slope < 0 && after2.slope >= 0) {
      const step2 = (to - from) / count2;
      if (passes(motion, from + step2 * (i - 1), from + step2 * i, radiusM)) visitCount++;
    }
    isInside = isNow;
    before = after2;
  }
  return visitCount;
}
function passes(motion, from, to, radiusM) {
  let a = from;
  let b = to;
  for (let i = 0; i < 40; i++) {
    const middle = 0.5 * (a + b);
    const { squareM2, slope, speedSquared } = motion(middle);
    if (squareM2 < radiusM * radiusM) return true;
    if (Math.sqrt(speedSquared) * (b - a) < 0.01 * radiusM) return false;
    if (slope < 0) a = middle;
    else b = middle;
  }
  return false;
}

// packages/conjunction/src/pc/curved/monte-carlo.ts
var LEVEL = 0.95;
var MOST_NEWTON_STEPS = 12;
function monteCarloPc(first2, second, hardBodyRadiusM, options) {
  const draw = pairSampler(first2, second, options.random);
  let hits = 0;
  for (let i = 0; i < options.trials; i++) {
    const [firstState, secondState] = draw();
    const motion = relativeMotion(firstState, first2.sense, secondState, second.sense);
    const isHit = options.stepS === void 0 ? hitsNear(motion, options.aroundS, options.window, hardBodyRadiusM) : visits(motion, options.window, stepsOf(options.window, options.stepS), hardBodyRadiusM, 1) > 0;
    if (isHit) hits++;
  }
  return { pc: hits / options.trials, hits, trials: options.trials, ...clopperPearson(hits, options.trials, LEVEL) };
}
function stepsOf([from, to], stepS) {
  return Math.ceil((to - from) / stepS);
}
function pairSampler(first2, second, random) {
  if (first2.shared === void 0 || second.shared === void 0) {
    const drawFirst = sampler(first2.mean, first2.covariance, random);
    const drawSecond = sampler(second.mean, second.covariance, random);
    return () => [drawFirst(), drawSecond()];
  }
  const [firstShare, secondShare] = [first2.shared, second.shared];
  const joint = Float64Array.from({ length: 144 }, (_, n) => {
    const [row, column] = [Math.floor(n / 12), n % 12];
    if (row < 6 && column < 6) return first2.covariance[6 * row + column];
    if (row >= 6 && column >= 6) return second.covariance[6 * (row - 6) + column - 6];
    return row < 6 ? firstShare[row] * secondShare[column - 6] : firstShare[column] * secondShare[row - 6];
  });
  const draw = sampler(Float64Array.of(...first2.mean, ...second.mean), joint, random);
  return () => {
    const both = draw();
    return [both.subarray(0, 6), both.subarray(6)];
  };
}
function sampler(mean3, covariance, random) {
  const size2 = mean3.length;
  const sigma = Float64Array.from({ length: size2 }, (_, i) => Math.sqrt(Math.max(0, covariance[(size2 + 1) * i])) || 1);
  const correlation2 = covariance.map((value, i) => value / (sigma[Math.floor(i / size2)] * sigma[i % size2]));
  const { values, vectors } = eigenSymmetric(correlation2, size2);
  const root = Float64Array.from({ length: size2 * size2 }, (_, n) => {
    const column = n % size2;
    return sigma[Math.floor(n / size2)] * vectors[n] * Math.sqrt(Math.max(0, values[column]));
  });
  const z6 = new Float64Array(size2);
  const out = new Float64Array(size2);
  return () => {
    fillNormals(z6, random);
    for (let row = 0; row < size2; row++) {
      let sum5 = mean3[row];
      for (let k = 0; k < size2; k++) sum5 += root[size2 * row + k] * z6[k];
      out[row] = sum5;
    }
    return out;
  };
}
function hitsNear(motion, start, [from, to], radius) {
  let t = start;
  for (let i = 0; i < MOST_NEWTON_STEPS; i++) {
    const { squareM2, slope, speedSquared } = motion(t);
    if (squareM2 < radius * radius) return t >= from && t <= to;
    const step2 = -slope / speedSquared;
    if (Math.abs(step2) * Math.sqrt(speedSquared) < 0.01 * radius) return false;
    t += step2;
    if (!(t >= from && t <= to)) return false;
  }
  return false;
}

// packages/conjunction/src/pc/plane/alfano-2005.ts
var FEWEST_PAIRS = 10;
var MOST_PAIRS = 1e5;
function alfano2005(encounter) {
  const { meanMinorM, meanMajorM, sigmaMinorM, sigmaMajorM, hardBodyRadiusM: radius } = encounter;
  const slope = radius / sigmaMinorM;
  const lean = radius * Math.abs(meanMinorM) / sigmaMinorM ** 2 + radius * Math.abs(meanMajorM) / sigmaMajorM ** 2;
  const pairs2 = Math.min(MOST_PAIRS, Math.ceil(FEWEST_PAIRS + 16 * (slope + Math.sqrt(lean))));
  const step2 = Math.PI / (2 * pairs2);
  let odd = 0;
  let even = 0;
  for (let i = 1; i < 2 * pairs2; i++) {
    const angle = i * step2;
    const x = radius * Math.cos(angle);
    const half = radius * Math.sin(angle);
    const offset = (x - meanMinorM) / sigmaMinorM;
    const value = Math.exp(-0.5 * offset * offset) * slabProbability(meanMajorM, half, sigmaMajorM) * half;
    if (i % 2 === 1) odd += value;
    else even += value;
  }
  return Math.min(1, (4 * odd + 2 * even) * step2 / (3 * sigmaMinorM * Math.sqrt(2 * Math.PI)));
}

// packages/conjunction/src/pc/plane/chan-1997.ts
var MAXIMUM_TERMS = 1e5;
function chan1997(encounter) {
  const s1 = encounter.sigmaMinorM;
  const s2 = encounter.sigmaMajorM;
  const halfU = encounter.hardBodyRadiusM ** 2 / (2 * s1 * s2);
  const halfV = 0.5 * ((encounter.meanMinorM / s1) ** 2 + (encounter.meanMajorM / s2) ** 2);
  const last2 = lastTerm(halfU, halfV);
  const logU = Math.log(halfU);
  const logV = Math.log(halfV);
  let tail2 = 0;
  let sum5 = 0;
  let logFactorial = logFactorialOf(last2 + 1);
  for (let k = last2; k >= 0; k--) {
    tail2 += Math.exp((k + 1) * logU - halfU - logFactorial);
    logFactorial -= Math.log(k + 1);
    const weight = halfV === 0 ? k === 0 ? 1 : 0 : Math.exp(k * logV - halfV - logFactorial);
    sum5 += weight * tail2;
  }
  return Math.min(1, sum5);
}
function lastTerm(halfU, halfV) {
  const spread2 = 12 * Math.sqrt(Math.max(halfU, halfV)) + 40;
  return Math.min(MAXIMUM_TERMS, Math.ceil(Math.max(halfU, halfV) + spread2));
}
function logFactorialOf(n) {
  const x = n + 1;
  const r = 1 / (x * x);
  return (x - 0.5) * Math.log(x) - x + 0.5 * Math.log(2 * Math.PI) + (1 - r * (1 / 30 - r / 105)) / (12 * x);
}

// packages/conjunction/src/pc/plane/laas-2015.ts
var RELATIVE_REMAINDER = 1e-13;
var LARGEST_GROWTH = 5e3;
var RESCALE_AT = 1e250;
function laas2015(encounter) {
  const { meanMinorM, meanMajorM, sigmaMinorM, sigmaMajorM, hardBodyRadiusM } = encounter;
  const square = hardBodyRadiusM ** 2;
  const p = square / (2 * sigmaMinorM ** 2);
  const q = p * (1 - (sigmaMinorM / sigmaMajorM) ** 2);
  const w1 = square * meanMinorM ** 2 / (4 * (sigmaMinorM ** 2) ** 2);
  const w2 = square * meanMajorM ** 2 / (4 * (sigmaMajorM ** 2) ** 2);
  const growth = p + 0.5 * q + w1 + w2;
  const logFront = Math.log(square / (2 * sigmaMinorM * sigmaMajorM)) - 0.5 * ((meanMinorM / sigmaMinorM) ** 2 + (meanMajorM / sigmaMajorM) ** 2) - p;
  if (growth > LARGEST_GROWTH) return boundsOnly(p, growth, logFront);
  return sumSeries(p, q, w1, w2, growth, logFront);
}
function sumSeries(p, q, w1, w2, growth, logFront) {
  let a0 = 1;
  let a1 = 0;
  let a2 = 0;
  let b = 1;
  let sum5 = 1;
  let logScale = 0;
  let logBound = 0;
  const c0 = 0.5 * q + w1 + w2;
  const c1 = 0.5 * q * q + 2 * q * w1;
  const c2 = w1 * q * q;
  for (let k = 0; ; k++) {
    const previous = k > 0 ? a1 / k : 0;
    const older = k > 1 ? a2 / (k * (k - 1)) : 0;
    const next = ((2 * q * k + c0) * a0 - (q * q * (k - 1) + c1) * previous + c2 * older) / ((k + 1) * (k + 1));
    a2 = a1;
    a1 = a0;
    a0 = next;
    b = p * b / (k + 2) + a0 / (k + 2);
    sum5 += b;
    logBound += Math.log(growth / (k + 2));
    if (sum5 > RESCALE_AT) {
      a0 /= RESCALE_AT;
      a1 /= RESCALE_AT;
      a2 /= RESCALE_AT;
      b /= RESCALE_AT;
      sum5 /= RESCALE_AT;
      logScale += Math.log(RESCALE_AT);
    }
    if (k + 3 > growth) {
      const ratio2 = growth / (k + 3);
      const rest = Math.exp(logBound - logScale) * (ratio2 / (1 - ratio2));
      if (rest <= RELATIVE_REMAINDER * sum5) {
        const logFactor = logFront + logScale;
        const lower = Math.min(1, Math.exp(logFactor + Math.log(sum5)));
        return { pc: lower, lower, upper: Math.min(1, Math.exp(logFactor + Math.log(sum5 + rest))), terms: k + 2 };
      }
    }
  }
}
function boundsOnly(p, growth, logFront) {
  const lower = Math.exp(logFront + p + Math.log(-Math.expm1(-p) / p));
  const upper = Math.exp(logFront + growth - Math.log(growth));
  return { lower: Math.min(1, lower), upper: Math.min(1, upper), terms: 0 };
}

// packages/conjunction/src/pc/plane/patera-2005.ts
var FIRST_COUNT = 64;
var LAST_COUNT = 1 << 17;
var SETTLED = 1e-12;
function patera2005(encounter) {
  let last2 = Number.NaN;
  for (let n = FIRST_COUNT; n <= LAST_COUNT; n *= 2) {
    const value = contour(encounter, n);
    if (Math.abs(value - last2) <= SETTLED * Math.abs(value)) return clamp3(value);
    last2 = value;
  }
  return clamp3(last2);
}
function contour(encounter, n) {
  const { meanMinorM: m1, meanMajorM: m2, sigmaMinorM: s1, sigmaMajorM: s2, hardBodyRadiusM: radius } = encounter;
  const isOutside = Math.hypot(m1, m2) > radius;
  let near = 0;
  let far = 0;
  let smallest = Number.POSITIVE_INFINITY;
  for (let i = 0; i < n; i++) {
    const angle = (i + 0.5) * 2 * Math.PI / n;
    const cosine2 = Math.cos(angle);
    const sine2 = Math.sin(angle);
    const x = (m1 + radius * cosine2) / s1;
    const y = (m2 + radius * sine2) / s2;
    const swept = x * radius * cosine2 / s2 + y * radius * sine2 / s1;
    const halfSquare = 0.5 * (x * x + y * y);
    if (halfSquare < smallest) smallest = halfSquare;
    const perHalfSquare = swept / (2 * halfSquare);
    near += halfSquare === 0 ? swept / 2 : -Math.expm1(-halfSquare) * perHalfSquare;
    far -= Math.exp(-halfSquare) * perHalfSquare;
  }
  return (isOutside && smallest > 1 ? far : near) / n;
}
function clamp3(value) {
  return Math.min(1, Math.max(0, value));
}

// packages/conjunction/src/pc/methods.ts
var PC_METHOD_NAMES = [
  "foster-1992",
  "chan-1997",
  "alfano-2005",
  "patera-2005",
  "laas-2015",
  "nc2d-hall-2021",
  "nc3d-hall-2021",
  "monte-carlo"
];
var FEWEST_HITS = 10;
var SLOW_STEPS = 64;
var CHAN_LARGEST_RATIO = 0.3;
var CHAN_LARGEST_ASPECT = 50;
function estimatePc(name, input) {
  switch (name) {
    case "foster-1992":
      return planar(input, foster1992);
    case "alfano-2005":
      return planar(input, alfano2005);
    case "patera-2005":
      return planar(input, patera2005);
    case "chan-1997":
      return chan(input);
    case "laas-2015":
      return laas(input);
    case "nc2d-hall-2021":
      return onePlane(input);
    case "nc3d-hall-2021":
      return wholeSpan(input);
    case "monte-carlo":
      return counted(input);
  }
}
var usageReasons = {
  extended: "encounter-extended",
  offset: "encounter-offset",
  inaccuracy: "encounter-inaccurate"
};
function violated(usage, limits) {
  return usage === void 0 ? [] : usageViolations(usage, limits).map((name) => usageReasons[name]);
}
function planar(input, method) {
  const { principal, usage, remarks: remarks2 } = input;
  if (principal === void 0) return { usable: false, reasons: remarks2 };
  const pc = method(principal);
  const doubts = violated(usage, PC_2D_LIMITS);
  const unknown = usage === void 0 ? ["usage-unknown"] : [];
  return {
    pc,
    usable: doubts.length + unknown.length === 0,
    reasons: [...remarks2, ...doubts, ...unknown, ...underflow(pc)]
  };
}
function chan(input) {
  const estimate = planar(input, chan1997);
  const { principal } = input;
  const isInRange = principal !== void 0 && principal.hardBodyRadiusM <= CHAN_LARGEST_RATIO * principal.sigmaMinorM && principal.sigmaMajorM <= CHAN_LARGEST_ASPECT * principal.sigmaMinorM;
  if (principal === void 0 || isInRange) return estimate;
  return { ...estimate, usable: false, reasons: [...estimate.reasons, "approximation-out-of-range"] };
}
function laas(input) {
  const { principal } = input;
  if (principal === void 0) return planar(input, foster1992);
  const series = laas2015(principal);
  const estimate = planar(input, () => series.pc ?? 0);
  const { lower, upper } = series;
  if (series.pc !== void 0) return { ...estimate, lower, upper };
  return { lower, upper, usable: false, reasons: [...estimate.reasons, "series-not-converged"] };
}
var VISIBLE_SHARE2 = 1e-3;
function trackOf({ errors, hardBodyRadiusM, track }) {
  if (track !== void 0 || errors === void 0) return track;
  return overlapTrack(errors[0], errors[1], hardBodyRadiusM, (CLIP_FACTOR * hardBodyRadiusM) ** 2);
}
function onePlane(input) {
  const { usage, remarks: remarks2 } = input;
  const track = trackOf(input);
  if (track === void 0) return { usable: false, reasons: [...remarks2, "velocity-covariance-missing"] };
  const estimate = nc2dHall2021(track);
  if (estimate === void 0) return { usable: false, reasons: [...remarks2, "overlap-not-found"] };
  const pc = Math.min(1, estimate.pc);
  const others = track.crossings.filter((crossing) => crossing !== track.main);
  const elsewhere = others.reduce((sum5, crossing) => sum5 + (nc2dHall2021(track, 1, crossing)?.pc ?? 0), 0);
  const doubts = [
    ...usage === void 0 ? [] : usageViolations({ ...usage, inaccuracy: 0 }, NC_2D_LIMITS),
    ...estimate.inaccuracy > NC_2D_LIMITS.inaccuracy ? ["inaccuracy"] : []
  ].map((name) => usageReasons[name]);
  if (elsewhere > VISIBLE_SHARE2 * pc) doubts.push("repeated-encounters");
  return { pc, usable: doubts.length === 0, reasons: [...remarks2, ...doubts, ...underflow(pc)] };
}
function wholeSpan(input) {
  const { remarks: remarks2 } = input;
  const track = trackOf(input);
  if (track === void 0) return { usable: false, reasons: [...remarks2, "velocity-covariance-missing"] };
  const estimate = nc3dHall2021(track);
  if (estimate === void 0) return { usable: false, reasons: [...remarks2, "overlap-not-found"] };
  const { expectedNumber, insideAtStart, crossings, startS, stopS, isSettled } = estimate;
  const all = expectedNumber + insideAtStart;
  const { span: span2 } = track;
  const doubts = usageViolations(
    {
      extended: (stopS - startS) / (span2.stopS - span2.startS),
      offset: Math.max(startS / span2.startS, stopS / span2.stopS),
      inaccuracy: 0
    },
    NC_3D_LIMITS
  ).map((name) => usageReasons[name]);
  if (!isSettled) doubts.push(usageReasons.inaccuracy);
  const visible = crossings.filter((crossing) => crossing.expectedNumber > VISIBLE_SHARE2 * all);
  const repeated = visible.length > 1 ? ["repeated-encounters"] : [];
  const inside2 = insideAtStart > VISIBLE_SHARE2 * all ? ["starts-inside"] : [];
  const pc = Math.min(1, all);
  return {
    pc,
    usable: doubts.length === 0,
    reasons: [...remarks2, ...doubts, ...repeated, ...inside2, ...underflow(pc)],
    ...visible.length > 1 && { crossings: visible },
    ...inside2.length > 0 && { insideAtStart }
  };
}
function counted(input) {
  const { errors, monteCarlo, hardBodyRadiusM, usage, remarks: remarks2 } = input;
  if (errors === void 0) return { usable: false, reasons: [...remarks2, "velocity-covariance-missing"] };
  if (monteCarlo === void 0) return { usable: false, reasons: [...remarks2, "not-requested"] };
  const track = trackOf(input);
  if (track === void 0) return { usable: false, reasons: [...remarks2, "overlap-not-found"] };
  const { span: span2, crossings } = track;
  const isSlow2 = usage === void 0 || isSlowEncounter(usage) || crossings.length > 1;
  const middleS = usage === void 0 ? 0 : 0.5 * (usage.startS + usage.stopS);
  const trials = isSlow2 ? monteCarlo.slowTrials ?? monteCarlo.trials : monteCarlo.trials;
  const { pc, lower, upper, hits } = monteCarloPc(errors[0], errors[1], hardBodyRadiusM, {
    trials,
    random: monteCarlo.random,
    window: [span2.startS, span2.stopS],
    aroundS: middleS,
    ...isSlow2 && { stepS: (span2.stopS - span2.startS) / SLOW_STEPS }
  });
  const few = hits < FEWEST_HITS ? ["too-few-hits"] : [];
  return { pc, lower, upper, hits, trials, usable: few.length === 0, reasons: [...remarks2, ...few] };
}
function underflow(pc) {
  return pc === 0 ? ["below-smallest-double"] : [];
}

// packages/conjunction/src/pc/plane/square.ts
function squareProbability(missXM, missYM, covarianceM2, hardBodyRadiusM) {
  if (hardBodyRadiusM === 0) return 0;
  const miss = Math.hypot(missXM, missYM);
  const c = miss === 0 ? 1 : missXM / miss;
  const s = miss === 0 ? 0 : missYM / miss;
  const { xx, yx, yy } = covarianceM2;
  const across = s * s * xx - 2 * c * s * yx + c * c * yy;
  const mixed = (c * c - s * s) * yx + c * s * (yy - xx);
  const { minor, major } = principal2(covarianceM2);
  const slope = mixed / across;
  const sigmaAcross = Math.sqrt(across);
  const sigmaInner = Math.sqrt(minor * major / across);
  const logNorm = -Math.log(sigmaAcross * Math.sqrt(2 * Math.PI));
  const logDensity = (y) => {
    const offset = y / sigmaAcross;
    return logNorm - 0.5 * offset * offset + logSlabProbability(miss + slope * y, hardBodyRadiusM, sigmaInner);
  };
  return Math.min(
    1,
    integrateSinglePeak(logDensity, () => 1, -hardBodyRadiusM, hardBodyRadiusM)
  );
}

// packages/conjunction/src/pc/compute-pc.ts
function computePc(input) {
  const { primary, secondary, hardBodyRadiusM } = input;
  if (!Number.isFinite(hardBodyRadiusM)) return fail({ code: "hard-body-radius-invalid", value: hardBodyRadiusM });
  const approach = input.isAtTca ? void 0 : refineTca(primary.state, secondary.state);
  if (approach?.ok === false && approach.fault.code !== "no-closest-approach") return approach;
  const near = approach?.ok ? [inPlane2(primary, approach.value.primary), inPlane2(secondary, approach.value.secondary)] : [primary, secondary];
  const moved = approach?.ok ? [carriedObject(primary, approach.value.primary), carriedObject(secondary, approach.value.secondary)] : near;
  const errors = knownErrors(near[0], near[1]);
  if (!errors.ok) return errors;
  const planar2 = planeOfErrors(errors.value, hardBodyRadiusM);
  if (!planar2.ok && planar2.fault.code !== "relative-speed-zero") return planar2;
  const summary = summaryOfErrors(errors.value);
  const encounter = planar2.ok ? planar2.value : void 0;
  const material = methodInput(input, errors.value, moved, encounter);
  const methods = estimates(input.methods, material);
  const recommended = recommendation(methods);
  const estimate = recommended && methods[recommended.method];
  const isUnchecked = estimate?.reasons.includes("usage-unknown") === true;
  const { missDistanceM, relativeSpeedMps, mahalanobis } = summary;
  return ok({
    objects: near,
    summary,
    ...encounter && { encounter },
    tcaTaiS: near[0].state.epochTaiS,
    tcaOffsetS: approach?.ok ? approach.value.offsetS : 0,
    missDistanceM,
    relativeSpeedMps,
    hardBodyRadiusM,
    ...mahalanobis !== void 0 && { mahalanobis },
    ...material.principal && { mahalanobisPlane: Math.sqrt(mahalanobisSquared(material.principal)) },
    ...!input.isWithoutBounds && bounds(encounter, missDistanceM, material, recommended),
    ...material.usage && { usage: material.usage },
    methods,
    ...squares(material.principal, input.exclusionRadiusM),
    ...recommended && { recommended },
    defects: errors.value.defects,
    estimatedCovariances: estimatedOnes(near),
    indefiniteCovariances: errors.value.indefinite,
    tooSmallCovariances: tooSmallOnes(errors.value),
    implausibleCovariances: implausibleOnes(errors.value),
    ...correlation(encounter, hardBodyRadiusM),
    isInadequate: estimate?.usable === false && !isUnchecked,
    isUnchecked
  });
}
var ROUNDED_TCA_S = 5e-4;
function inPlane2(object, state) {
  const { covariance } = object;
  const isRounding = Math.abs(state.epochTaiS - object.state.epochTaiS) <= ROUNDED_TCA_S;
  const inertial = isRounding && covariance ? inertialStateCovariance(covariance, object.state) : void 0;
  if (covariance === void 0 || !inertial?.ok) return carriedObject(object, state);
  const { frame } = covariance;
  const matrix = frame === "RTN" || frame === "TNW" ? rotateCovariance(inertial.value, localAxes(frame, state.positionM, state.velocityMps)) : inertial.value;
  return { ...object, state, covariance: { ...covariance, epochTaiS: state.epochTaiS, matrix } };
}
function methodInput(input, { defects, indefinite, shifts }, [primary, secondary], encounter) {
  const isUsable = indefinite.length === 0 && (encounter === void 0 || defects.length === 0);
  const first2 = isUsable ? orbitError(primary, shifts?.[0]) : void 0;
  const second = isUsable ? orbitError(secondary, shifts?.[1]) : void 0;
  const errors = first2 && second ? [first2, second] : void 0;
  const usage = errors && usageIndices(errors[0], errors[1], input.hardBodyRadiusM);
  const { principal } = encounter ?? {};
  const needsTrack = errors !== void 0 && (!(principal && isPlane(usage)) || asksForOverlap(input.methods));
  const track = needsTrack ? trackOf({ hardBodyRadiusM: input.hardBodyRadiusM, errors, remarks: [] }) : void 0;
  return {
    hardBodyRadiusM: input.hardBodyRadiusM,
    ...principal && { principal },
    ...errors && { errors },
    ...usage && { usage },
    ...track && { track },
    remarks: remarks(encounter, estimatedOnes([primary, secondary]).length > 0, indefinite.length > 0),
    ...input.monteCarlo && { monteCarlo: input.monteCarlo }
  };
}
function asksForOverlap(methods = PC_METHOD_NAMES) {
  return methods.some((name) => name === "nc2d-hall-2021" || name === "nc3d-hall-2021" || name === "monte-carlo");
}
function remarks(encounter, isEstimated, isIndefinite2) {
  const reasons = /* @__PURE__ */ new Set();
  if (encounter === void 0) reasons.add("relative-speed-zero");
  for (const { defect } of encounter?.defects ?? []) {
    reasons.add(defect === "covariance-missing" ? "covariance-missing" : "covariance-unusable");
  }
  if (encounter && encounter.defects.length === 0 && !encounter.principal) reasons.add("covariance-unusable");
  if (encounter?.principal?.repair === "remediated") reasons.add("covariance-remediated");
  if (isEstimated) reasons.add("covariance-estimated");
  if (isIndefinite2) reasons.add("covariance-not-positive");
  if (encounter?.crossCorrelation !== void 0) reasons.add(`correlation-${encounter.crossCorrelation}`);
  return [...reasons];
}
function estimates(methods, material) {
  const names = new Set(methods ?? PC_METHOD_NAMES.filter((name) => name !== "monte-carlo"));
  names.add("foster-1992");
  if (material.errors && !(material.principal && isPlane(material.usage))) {
    names.add(material.usage && !isSlowEncounter(material.usage) ? "nc2d-hall-2021" : "nc3d-hall-2021");
  }
  const out = {};
  for (const name of PC_METHOD_NAMES) {
    const isStep = name === "nc3d-hall-2021" && out["nc2d-hall-2021"]?.usable === false && !isPlane(material.usage);
    if (names.has(name) || isStep) out[name] = estimatePc(name, material);
  }
  return judgedByCount(out);
}
function isPlane(usage) {
  return usage !== void 0 && usageViolations(usage, PC_2D_LIMITS).length === 0;
}
function judgedByCount(methods) {
  const expected = methods["nc3d-hall-2021"];
  const counted3 = methods["monte-carlo"];
  if (!expected?.usable || !counted3?.usable || expected.pc === void 0) return methods;
  const { lower = 0, upper = 1 } = counted3;
  const slack = 0.5 * (upper - lower);
  if (expected.pc >= lower - slack && expected.pc <= upper + slack) return methods;
  const judged = { ...expected, usable: false, reasons: [...expected.reasons, "outside-the-count"] };
  return { ...methods, "nc3d-hall-2021": judged };
}
var FROM_THE_CHEAPEST = ["foster-1992", "nc2d-hall-2021", "nc3d-hall-2021", "monte-carlo"];
var FROM_THE_FULLEST = ["nc3d-hall-2021", "monte-carlo", "nc2d-hall-2021", "foster-1992"];
function recommendation(methods) {
  const usable = FROM_THE_CHEAPEST.find((name) => methods[name]?.usable && methods[name]?.pc !== void 0);
  const method = usable ?? FROM_THE_FULLEST.find((name) => methods[name]?.pc !== void 0);
  const pc = method && methods[method]?.pc;
  return method !== void 0 && pc !== void 0 ? { method, pc } : void 0;
}
function squares(principal, exclusionRadiusM) {
  if (principal === void 0) return {};
  const squarePc = squareOf2(principal);
  return exclusionRadiusM === void 0 ? { squarePc } : { squarePc, exclusionSquarePc: squareOf2({ ...principal, hardBodyRadiusM: exclusionRadiusM }) };
}
function squareOf2({ meanMinorM, meanMajorM, sigmaMinorM, sigmaMajorM, hardBodyRadiusM }) {
  return squareProbability(
    meanMinorM,
    meanMajorM,
    { xx: sigmaMinorM ** 2, yx: 0, yy: sigmaMajorM ** 2 },
    hardBodyRadiusM
  );
}
function correlation(encounter, hardBodyRadiusM) {
  if (encounter?.crossCorrelation === void 0) return {};
  const { crossCorrelation: status, plane, primaryM2, secondaryM2 } = encounter;
  if (status !== "applied" || !primaryM2 || !secondaryM2) return { crossCorrelation: { status } };
  const sum5 = jointPlane(primaryM2, secondaryM2, void 0);
  const independent2 = principalEncounter(plane.missXM, plane.missYM, sum5, hardBodyRadiusM);
  if (independent2.repair === "unusable") return { crossCorrelation: { status } };
  return { crossCorrelation: { status, independentPc: foster1992(independent2) } };
}
function estimatedOnes([primary, secondary]) {
  const out = [];
  if (primary.covarianceOrigin === "estimated") out.push("primary");
  if (secondary.covarianceOrigin === "estimated") out.push("secondary");
  return out;
}
function tooSmallOnes({ objects, positionsM2 }) {
  return ["primary", "secondary"].filter((_, i) => {
    const position = positionsM2[i];
    return position !== void 0 && isTooSmall(position, objects[i].leastDeviationM);
  });
}
function implausibleOnes({ positionsM2: [primary, secondary] }) {
  const out = [];
  if (primary && isImplausible(primary)) out.push("primary");
  if (secondary && isImplausible(secondary)) out.push("secondary");
  return out;
}

// packages/conjunction/src/pc/verdict-pc.ts
function verdictReport(input) {
  return computePc({ ...input, methods: ["foster-1992"] });
}
function verdictPcOf({ recommended, isInadequate: isInadequate2 }) {
  return recommended && { ...recommended, isInadequate: isInadequate2 };
}
function correlatedReport([primary, secondary], hardBodyRadiusM) {
  if (primary.densityError === void 0 || secondary.densityError === void 0) return ok(void 0);
  const report = verdictReport({ primary, secondary, isAtTca: true, hardBodyRadiusM, isWithoutBounds: true });
  if (!report.ok) return report;
  return ok(report.value.crossCorrelation?.status === "applied" ? report.value : void 0);
}
function countedReport(objects, hardBodyRadiusM) {
  const [primary, secondary] = objects.map(independent);
  const report = verdictReport({ primary, secondary, isAtTca: true, hardBodyRadiusM, isWithoutBounds: true });
  if (!report.ok) return report;
  const correlated = correlatedReport(objects, hardBodyRadiusM);
  if (!correlated.ok) return correlated;
  const pcOf = ({ recommended }) => recommended?.pc ?? 0;
  return ok(correlated.value && pcOf(correlated.value) > pcOf(report.value) ? correlated.value : report.value);
}
function independent({ densityError: _, ...object }) {
  return object;
}

// packages/conjunction/src/manoeuvre/out-of-reach.ts
var SIGMAS = 12;
var BEND = 4;
var TURN = 1;
var NEARLY_CIRCULAR = 0.05;
var SMALL_SHARE = 0.05;
var STRAIGHT = 0.1;
function isOutOfAllReach(objects, { missXM, missYM, relativeSpeedMps }, planeM2, hardBodyRadiusM) {
  const shifts = objects.map((object) => shiftOf(object, SIGMAS));
  const sumOf2 = (key) => shifts.reduce((sum5, shift) => sum5 + (shift?.[key] ?? Infinity), 0);
  const [shiftM, shiftMps, bendM, tidePs2] = [sumOf2("shiftM"), sumOf2("shiftMps"), sumOf2("bendM"), sumOf2("tidePs2")];
  const nearS = (hardBodyRadiusM + shiftM + bendM) / (relativeSpeedMps / 2);
  if (!(shiftMps < relativeSpeedMps / 4 && tidePs2 * nearS ** 2 < STRAIGHT)) return false;
  const apartM = Math.hypot(missXM, missYM) + relativeSpeedMps * nearS;
  const widthM = hardBodyRadiusM + bendM + shiftMps * nearS + 0.5 * tidePs2 * apartM * nearS ** 2;
  const plane = principalEncounter(missXM, missYM, planeM2, hardBodyRadiusM);
  if (plane.repair !== "ok") return false;
  const { meanMinorM, meanMajorM, sigmaMinorM, sigmaMajorM } = plane;
  return Math.hypot(meanMinorM / sigmaMinorM, meanMajorM / sigmaMajorM) - widthM / sigmaMinorM > SIGMAS;
}
function shiftOf({ state, covariance }, sigmas2) {
  const elements = equinoctialFromCartesian([...state.positionM, ...state.velocityMps]);
  if (elements === void 0 || covariance === void 0) return void 0;
  const { matrix, frame } = covariance;
  const at = (row, column) => matrix[6 * row + column];
  const eccentricity = Math.hypot(elements.af, elements.ag);
  const distanceM = norm(state.positionM);
  const unitS = Math.sqrt(distanceM ** 3 / MU_EARTH);
  const [positionM2, velocityM2ps2] = [at(0, 0) + at(1, 1) + at(2, 2), at(3, 3) + at(4, 4) + at(5, 5)];
  const isTurning2 = frame === "RTN" && eccentricity < NEARLY_CIRCULAR;
  const alongM2 = isTurning2 ? at(1, 1) : 0;
  const rateRadps = norm(state.velocityMps) / distanceM;
  const turnedM2ps2 = isTurning2 ? 2 * rateRadps * at(1, 3) + rateRadps ** 2 * alongM2 : 0;
  const alongM = sigmas2 * Math.sqrt(alongM2);
  const restM = sigmas2 * (Math.sqrt(positionM2 - alongM2) + unitS * Math.sqrt(Math.max(0, velocityM2ps2 + turnedM2ps2)));
  if (!(alongM + restM < SMALL_SHARE * distanceM)) return void 0;
  return {
    shiftM: sigmas2 * Math.sqrt(positionM2),
    shiftMps: sigmas2 * Math.sqrt(velocityM2ps2),
    bendM: (TURN * alongM * (alongM + 2 * restM) + BEND * restM ** 2 / (1 - eccentricity) ** 2) / distanceM,
    tidePs2: 2 * MU_EARTH / distanceM ** 3
  };
}

// packages/conjunction/src/manoeuvre/planned-encounter.ts
function isPlanar({ judged }) {
  return judged === void 0 || judged.method === "foster-1992";
}
var FAR_SIGMAS = 10;
function reachOf({ hardBodyRadiusM, covarianceM2: c }) {
  return hardBodyRadiusM + FAR_SIGMAS * Math.sqrt(c[0] + c[4] + c[8]);
}
function reachAt(encounter, primary, secondary) {
  const { judged, hardBodyRadiusM } = encounter;
  return judged === void 0 ? reachOf(encounter) : reachOfObjects(movedObjects(judged, primary, secondary), hardBodyRadiusM);
}
function reachOfObjects(objects, hardBodyRadiusM) {
  const variances = objects.flatMap(({ covariance }) => [0, 7, 14].map((place) => covariance?.matrix[place] ?? 0));
  return hardBodyRadiusM + FAR_SIGMAS * Math.sqrt(variances.reduce((sum5, variance) => sum5 + variance, 0));
}
function encounterFigures(encounter, primary = encounter.primary, secondary = encounter.secondary) {
  const { judged, hardBodyRadiusM } = encounter;
  const isAsItIs = primary === encounter.primary && secondary === encounter.secondary;
  if (judged !== void 0 && !isAsItIs) return movedFigures({ ...encounter, judged }, primary, secondary);
  const plane = encounterPlane(primary, secondary);
  if (!plane.ok) return plane;
  const planeM2 = projectCovariance(plane.value, encounter.covarianceM2);
  const figures = { ...planeFigures(plane.value, planeM2, hardBodyRadiusM), planeM2 };
  const { pc, method, isInadequate: isInadequate2 } = judged ?? { pc: figures.pc, method: "foster-1992", isInadequate: false };
  return ok({ ...figures, pc, method, isInadequate: isInadequate2 });
}
function movedFigures(encounterAsItIs, primary, secondary) {
  const { judged, hardBodyRadiusM, negligiblePc = 0 } = encounterAsItIs;
  const moved = movedObjects(judged, primary, secondary);
  if (!moved.every(({ densityError }) => densityError)) {
    const planar2 = figuresInPlane(moved, hardBodyRadiusM);
    const isFelt = !isPlanar(encounterAsItIs) || planar2 && planar2.figures.pc >= negligiblePc;
    if (planar2 && (planar2.isOutOfReach || !isFelt)) return ok(planar2.figures);
  }
  const report = countedReport(moved, hardBodyRadiusM);
  if (!report.ok) return report;
  const { encounter, missDistanceM } = report.value;
  const counted3 = verdictPcOf(report.value);
  const { primaryM2, secondaryM2, crossM2, plane } = encounter ?? {};
  if (counted3 === void 0 || !primaryM2 || !secondaryM2 || !plane) return fail({ code: "covariance-unusable" });
  const planeM2 = jointPlane(primaryM2, secondaryM2, crossM2);
  const { pc, method } = counted3;
  const isInadequate2 = counted3.isInadequate && missDistanceM < reachOfObjects(moved, hardBodyRadiusM);
  return ok({ ...planeFigures(plane, planeM2, hardBodyRadiusM), pc, method, isInadequate: isInadequate2, planeM2 });
}
function figuresInPlane([first2, second], hardBodyRadiusM) {
  const plane = encounterPlane(first2.state, second.state);
  const [own2, other] = [first2, second].map(
    ({ covariance, state }) => covariance && inertialPositionCovariance(covariance, state)
  );
  if (!plane.ok || !own2?.ok || !other?.ok) return void 0;
  const planeM2 = jointPlane(
    projectCovariance(plane.value, own2.value),
    projectCovariance(plane.value, other.value),
    void 0
  );
  const figures = planeFigures(plane.value, planeM2, hardBodyRadiusM);
  return {
    figures: { ...figures, planeM2, method: "foster-1992", isInadequate: false },
    isOutOfReach: !isTooSmall(own2.value, first2.leastDeviationM) && !isTooSmall(other.value, second.leastDeviationM) && isOutOfAllReach([first2, second], plane.value, planeM2, hardBodyRadiusM)
  };
}
function movedObjects({ objects }, primary, secondary) {
  return [movedObject(objects[0], primary), movedObject(objects[1], secondary)];
}
function movedObject(object, state) {
  const before = twoBodyStateAt(state, object.state.epochTaiS);
  return carriedObject({ ...object, state: before }, state);
}
function planeFigures(miss, planeM2, hardBodyRadiusM) {
  const principal = principalEncounter(miss.missXM, miss.missYM, planeM2, hardBodyRadiusM);
  return {
    missDistanceM: Math.hypot(miss.missXM, miss.missYM),
    mahalanobisSquared: mahalanobisSquared(principal),
    pc: foster1992(principal)
  };
}

// packages/conjunction/src/manoeuvre/plane-map.ts
function planeMap(encounter, leadS) {
  const { primary } = encounter;
  const plane = encounterPlane(primary, encounter.secondary);
  if (!plane.ok) return plane;
  const before = twoBodyStateAt(primary, primary.epochTaiS - leadS);
  const phi = twoBodyTransition(before, primary);
  const axes = localAxes("RTN", before.positionM, before.velocityMps);
  const row = (axis) => {
    const inertial = [3, 4, 5].map(
      (column) => axis[0] * phi[column] + axis[1] * phi[6 + column] + axis[2] * phi[12 + column]
    );
    const along = (i) => axes[i] * inertial[0] + axes[i + 1] * inertial[1] + axes[i + 2] * inertial[2];
    return [along(0), along(3), along(6)];
  };
  const seen = (axis) => row(scaled(axis, -1));
  const [, , , t0, t1, t2] = localAxes("RTN", primary.positionM, primary.velocityMps);
  return ok({
    leadS,
    missXM: plane.value.missXM,
    missYM: plane.value.missYM,
    xByRtnS: seen(plane.value.xi),
    yByRtnS: seen(plane.value.zeta),
    alongByRtnS: row([t0, t1, t2]),
    covarianceM2: projectCovariance(plane.value, encounter.covarianceM2),
    hardBodyRadiusM: encounter.hardBodyRadiusM
  });
}
function mappedFigures(map, deltaVRtnMps) {
  return planeFigures(mappedMiss(map, deltaVRtnMps), map.covarianceM2, map.hardBodyRadiusM);
}
function mappedMiss(map, deltaVRtnMps) {
  return {
    missXM: map.missXM + dot(map.xByRtnS, deltaVRtnMps),
    missYM: map.missYM + dot(map.yByRtnS, deltaVRtnMps)
  };
}

// packages/planning/src/semi-major-axis.ts
function smaOf({ positionM, velocityMps }) {
  return 1 / (2 / norm3(positionM) - norm3(velocityMps) ** 2 / MU_EARTH);
}
function smaByPush(state, [radialMps, alongMps]) {
  const [radial, along] = inRtn(state.velocityMps, state);
  return 2 * smaOf(state) ** 2 * (radial * radialMps + along * alongMps) / MU_EARTH;
}

// packages/planning/src/response.ts
var MAPS_A_REVOLUTION = 48;
var LONGEST_STEP_S3 = 1800;
var ROW2 = 12;
function openResponse(encounter) {
  const atTca = planeMap(encounter, 0);
  if (!atTca.ok) return atTca;
  const periodS = periodOf(encounter.primary);
  const stepS = Math.min(periodS / MAPS_A_REVOLUTION, LONGEST_STEP_S3);
  const tcaTaiS = encounter.primary.epochTaiS;
  const pointMap = (leadS) => {
    const map = planeMap(encounter, leadS);
    if (!map.ok) throw new Error(`a plane that was there is gone: ${map.fault.code}`);
    const before = twoBodyStateAt(encounter.primary, tcaTaiS - leadS);
    return {
      ...map.value,
      smaByRtnS: [smaByPush(before, [1, 0, 0]), smaByPush(before, [0, 1, 0]), 0],
      phaseByRtn: scaled(map.value.alongByRtnS, phaseByAlongRadpm(encounter.primary))
    };
  };
  const integral = runningIntegral((leadS) => rowOf(pointMap(leadS)), stepS);
  return ok({
    encounter,
    periodS,
    pointMap,
    arcMap(spans) {
      let seconds3 = 0;
      const sum5 = new Float64Array(ROW2);
      for (const [fromTaiS, toTaiS] of spans) {
        seconds3 += toTaiS - fromTaiS;
        const [near, far] = [Math.max(0, tcaTaiS - toTaiS), Math.max(0, tcaTaiS - fromTaiS)];
        const [low, high] = [integral(near), integral(far)];
        for (let i = 0; i < ROW2; i++) sum5[i] = sum5[i] + (high[i] - low[i]);
      }
      const share = (at) => seconds3 > 0 ? [sum5[at] / seconds3, sum5[at + 1] / seconds3, sum5[at + 2] / seconds3] : [0, 0, 0];
      return {
        ...atTca.value,
        leadS: spans[0] === void 0 ? 0 : tcaTaiS - spans[0][0],
        xByRtnS: share(0),
        yByRtnS: share(3),
        smaByRtnS: share(6),
        phaseByRtn: share(9)
      };
    }
  });
}
function periodOf({ positionM, velocityMps }) {
  const inverseSma = 2 / Math.hypot(...positionM) - Math.hypot(...velocityMps) ** 2 / MU_EARTH;
  return inverseSma > 0 ? 2 * Math.PI / Math.sqrt(MU_EARTH * inverseSma ** 3) : Number.POSITIVE_INFINITY;
}
function rowOf({ xByRtnS, yByRtnS, smaByRtnS, phaseByRtn }) {
  return [...xByRtnS, ...yByRtnS, ...smaByRtnS, ...phaseByRtn];
}
function phaseByAlongRadpm(state) {
  const turn3 = norm(cross2(state.positionM, state.velocityMps));
  return 2 * Math.PI / periodOf(state) * (norm(state.positionM) / turn3);
}
function runningIntegral(rowAt, stepS) {
  const values = [rowAt(0)];
  const sums = [new Float64Array(ROW2)];
  return (s) => {
    const k = Math.floor(s / stepS);
    while (values.length < k + 2) {
      const at = values.length;
      const [before, middle, after2] = [values[at - 1], rowAt((at - 0.5) * stepS), rowAt(at * stepS)];
      const sum5 = sums[at - 1].map((value, i) => value + (before[i] + 4 * middle[i] + after2[i]) * stepS / 6);
      values.push(after2);
      sums.push(sum5);
    }
    const u = s / stepS - k;
    const [a, b] = [u * u * (3 - 2 * u), u * u * (u - 1)];
    return sums[k].map(
      (sum5, i) => sum5 + a * (sums[k + 1][i] - sum5) + stepS * (u * (1 - u) * (1 - u) * values[k][i] + b * values[k + 1][i])
    );
  };
}

// packages/planning/src/export/planned-states.ts
var STEPS_A_REVOLUTION = 96;
var [SHORTEST_STEP_S2, LONGEST_STEP_S4] = [20, 900];
var COVARIANCE_EVERY = 12;
function plannedStates(flight) {
  const { nominal, manoeuvres, startTaiS, stopTaiS } = flight;
  const [first2] = manoeuvres;
  const ignitionTaiS = first2?.ignitionTaiS ?? startTaiS;
  const ignition = stateIn(nominal, ignitionTaiS);
  if (ignition === void 0) return fail({ code: "no-state-at-ignition", epochTaiS: ignitionTaiS });
  const moving = manoeuvres.filter((manoeuvre) => !isStill(manoeuvre));
  const orbit = orbitWith(moving, ignition, flight);
  if (!orbit.ok) return orbit;
  const stateAt2 = orbit.value;
  const before = /* @__PURE__ */ new Map();
  for (const [k, manoeuvre] of moving.entries()) {
    if (!propulsionOf(manoeuvre).isInstant) continue;
    const earlier = orbitWith(moving.slice(0, k), ignition, flight);
    if (!earlier.ok) return earlier;
    before.set(manoeuvre.ignitionTaiS, earlier.value);
  }
  const errors = executionErrors(flight, moving, ignition);
  if (!errors.ok) return errors;
  const errorAt = errors.value;
  const stepS = Math.min(LONGEST_STEP_S4, Math.max(SHORTEST_STEP_S2, periodOf(ignition) / STEPS_A_REVOLUTION));
  const burns = manoeuvres.flatMap((manoeuvre) => [manoeuvre.ignitionTaiS, cutoffTaiS(manoeuvre)]);
  const edges = [startTaiS, ...burns, stopTaiS].filter((edge, i, all) => i === 0 || edge > all[i - 1]);
  const segments = [];
  for (let i = 0; i + 1 < edges.length; i++) {
    const [from, to] = [edges[i], edges[i + 1]];
    const count2 = Math.max(1, Math.ceil((to - from) / stepS));
    const isLast = i + 2 === edges.length;
    const states = [];
    const covariances = [];
    for (let k = 0; k <= count2; k++) {
      const epochTaiS = k === count2 ? to : from + (to - from) * k / count2;
      const state = (k === count2 && !isLast && before.get(to) || stateAt2)(epochTaiS);
      if (state === void 0) break;
      states.push(state);
      if (k % COVARIANCE_EVERY !== 0 && k !== count2) continue;
      const nominalState = stateIn(nominal, epochTaiS);
      const covariance = nominalState && flight.covarianceAt(nominalState);
      if (covariance === void 0) continue;
      const extra = epochTaiS > ignitionTaiS && nominalState ? errorAt(state, nominalState) : new Float64Array(36);
      if (extra !== void 0) covariances.push({ epochTaiS, frame: "RTN", matrix: sum4(covariance.matrix, extra) });
    }
    if (states.length > 1) segments.push({ states, covariances });
  }
  return ok(segments);
}
function stateIn(nominal, epochTaiS) {
  const six = new Float64Array(6);
  if (!nominal.stateAt(epochTaiS, six)) return void 0;
  return transformState(stateOfSix(six, epochTaiS, nominal.frame), "EME2000");
}
function sum4(a, b) {
  return a.map((value, i) => value + b[i]);
}
function orbitWith(manoeuvres, ignition, { nominal, body, stopTaiS }) {
  if (manoeuvres.length === 0) return ok((epochTaiS) => stateIn(nominal, epochTaiS));
  const change = changeOf(manoeuvres, ignition, stopTaiS, body, "full");
  if (!change.ok) return change;
  const fromTaiS = manoeuvres[0].ignitionTaiS;
  return ok((epochTaiS) => {
    const state = stateIn(nominal, epochTaiS);
    if (state === void 0 || epochTaiS < fromTaiS) return state;
    const six = sixOf(state);
    return change.value.addTo(epochTaiS, six) ? stateOfSix(six, epochTaiS, state.frame) : void 0;
  });
}
function executionErrors(flight, moving, ignition) {
  const away = [];
  for (const [k, manoeuvre] of moving.entries()) {
    for (const erring of erringExecutions(manoeuvre, flight)) {
      const orbit = orbitWith(moving.with(k, erring), ignition, flight);
      if (!orbit.ok) return orbit;
      away.push(orbit.value);
    }
  }
  const isByAir = moving.some((manoeuvre) => !isSteered(manoeuvre));
  return ok((state, nominal) => {
    const beside = away.map((orbitAt) => orbitAt(state.epochTaiS)).filter((orbit) => orbit !== void 0);
    if (beside.length < away.length) return void 0;
    const shifts = beside.map((orbit) => shiftFrom(state, orbit));
    if (isByAir) shifts.push(shiftFrom(nominal, state).map((value) => value * flight.densitySigma));
    const matrix = Float64Array.from(
      { length: 36 },
      (_, k) => shifts.reduce((sum5, shift) => sum5 + shift[Math.floor(k / 6)] * shift[k % 6], 0)
    );
    return covarianceInLocal({ epochTaiS: state.epochTaiS, frame: state.frame, matrix }, "RTN", state).matrix;
  });
}
var isSteered = (manoeuvre) => propulsionOf(manoeuvre).steering(manoeuvre) !== void 0;
function erringExecutions(manoeuvre, { body, execution }) {
  const propulsion = propulsionOf(manoeuvre);
  const steering = propulsion.steering(manoeuvre);
  const sizeMps = deltaVOf(manoeuvre, body.massKg);
  if (steering === void 0 || propulsion.resteered === void 0 || !(sizeMps > 0)) return [];
  const along = scaled(steering.vector, 1 / norm3(steering.vector));
  const least = Math.abs(along[0]) < 0.6 ? [1, 0, 0] : [0, 1, 0];
  const side = cross2(along, least);
  const first2 = scaled(side, 1 / norm3(side));
  const variances = executionVariances(sizeMps, execution);
  const errors = [
    scaled(along, Math.sqrt(variances.along)),
    scaled(first2, Math.sqrt(variances.across)),
    scaled(cross2(along, first2), Math.sqrt(variances.across))
  ].filter((error) => norm3(error) > 0);
  const push = scaled(along, sizeMps);
  return errors.map(([x, y, z6]) => propulsion.resteered(manoeuvre, [push[0] + x, push[1] + y, push[2] + z6], sizeMps));
}
function shiftFrom(state, other) {
  const own2 = sixOf(state);
  return sixOf(other).map((value, i) => value - own2[i]);
}

// packages/planning/src/export/texts.ts
var time = (epochTaiS) => formatUtc(epochTaiS, 6);
var km = (value, digits) => {
  const text2 = (value / 1e3).toFixed(digits);
  return Number(text2) === 0 ? 0 .toFixed(digits) : text2;
};
function plannedOemText(head, segments) {
  const lines = [
    "CCSDS_OEM_VERS = 2.0",
    ...head.comments.map((comment) => `COMMENT ${comment}`),
    `CREATION_DATE = ${time(head.creationTaiS)}`,
    `ORIGINATOR = ${head.originator}`
  ];
  for (const { states, covariances } of segments) {
    const [first2, last2] = [states[0], states.at(-1)];
    lines.push(
      "META_START",
      ...meta(head),
      `START_TIME = ${time(first2.epochTaiS)}`,
      `STOP_TIME = ${time(last2.epochTaiS)}`,
      "INTERPOLATION = HERMITE",
      `INTERPOLATION_DEGREE = ${Math.min(7, 2 * states.length - 1)}`,
      "META_STOP",
      ...states.map(
        ({ epochTaiS, positionM, velocityMps }) => `${time(epochTaiS)} ${[...positionM.map((value) => km(value, 9)), ...velocityMps.map((value) => km(value, 12))].join(" ")}`
      )
    );
    if (covariances.length > 0)
      lines.push("COVARIANCE_START", ...covariances.flatMap(covarianceLines), "COVARIANCE_STOP");
  }
  return `${lines.join("\n")}
`;
}
function meta({ objectName, objectId }) {
  return [
    `OBJECT_NAME = ${objectName}`,
    `OBJECT_ID = ${objectId}`,
    "CENTER_NAME = EARTH",
    "REF_FRAME = EME2000",
    "TIME_SYSTEM = UTC"
  ];
}
function covarianceLines({ epochTaiS, matrix }) {
  return [`EPOCH = ${time(epochTaiS)}`, "COV_REF_FRAME = RTN", ...triangle(matrix).map((row) => row.join(" "))];
}
function triangle(matrix) {
  return Array.from(
    { length: 6 },
    (_, i) => Array.from({ length: i + 1 }, (_unused, j) => (matrix[6 * i + j] * 1e-6).toExponential(12))
  );
}
var AXES = ["X", "Y", "Z", "X_DOT", "Y_DOT", "Z_DOT"];
function opmCovariance({ matrix }) {
  const rows2 = triangle(matrix).flatMap((row, i) => row.map((text2, j) => `C${AXES[i]}_${AXES[j]} = ${text2}`));
  return ["COV_REF_FRAME = RTN", ...rows2];
}
function plannedOpmText(head, { states, covariances }, burns) {
  const state = states[0];
  const covariance = covariances.find(({ epochTaiS }) => epochTaiS === state.epochTaiS);
  const [x, y, z6] = state.positionM;
  const [u, v, w] = state.velocityMps;
  const [first2] = burns;
  const lines = [
    "CCSDS_OPM_VERS = 2.0",
    ...head.comments.map((comment) => `COMMENT ${comment}`),
    `CREATION_DATE = ${time(head.creationTaiS)}`,
    `ORIGINATOR = ${head.originator}`,
    ...meta(head),
    `EPOCH = ${time(state.epochTaiS)}`,
    ...[x, y, z6].map((value, i) => `${"XYZ"[i]} = ${km(value, 9)} [km]`),
    ...[u, v, w].map((value, i) => `${"XYZ"[i]}_DOT = ${km(value, 12)} [km/s]`),
    ...first2 === void 0 ? [] : bodyLines(first2),
    ...covariance === void 0 ? [] : opmCovariance(covariance),
    ...burns.filter(isPush).flatMap(({ deltaVRtnMps, ignitionTaiS, durationS, deltaMassKg }) => [
      `MAN_EPOCH_IGNITION = ${time(ignitionTaiS)}`,
      `MAN_DURATION = ${durationS} [s]`,
      `MAN_DELTA_MASS = ${deltaMassKg} [kg]`,
      "MAN_REF_FRAME = RTN",
      ...deltaVRtnMps.map((value, i) => `MAN_DV_${i + 1} = ${km(value, 15)} [km/s]`)
    ])
  ];
  return `${lines.join("\n")}
`;
}
function bodyLines({ massKg, dragAreaM2, dragCoefficient }) {
  const mass2 = `MASS = ${massKg} [kg]`;
  if (dragAreaM2 === void 0) return [mass2];
  return [
    mass2,
    "SOLAR_RAD_AREA = 0 [m**2]",
    "SOLAR_RAD_COEFF = 0",
    `DRAG_AREA = ${dragAreaM2} [m**2]`,
    `DRAG_COEFF = ${dragCoefficient ?? 0}`
  ];
}
function isPush({ deltaVRtnMps }) {
  return deltaVRtnMps.some((part) => part !== 0);
}
function plannedOcmText(head, segments, burns) {
  const states = segments.flatMap((segment) => segment.states);
  const epochTaiS = states[0].epochTaiS;
  const pushes = burns.filter(isPush);
  const lines = [
    "CCSDS_OCM_VERS = 3.0",
    ...head.comments.map((comment) => `COMMENT ${comment}`),
    `CREATION_DATE = ${time(head.creationTaiS)}`,
    `ORIGINATOR = ${head.originator}`,
    "META_START",
    `OBJECT_NAME = ${head.objectName}`,
    `INTERNATIONAL_DESIGNATOR = ${head.objectId}`,
    "TIME_SYSTEM = UTC",
    `EPOCH_TZERO = ${time(epochTaiS)}`,
    `START_TIME = ${time(epochTaiS)}`,
    `STOP_TIME = ${time(states.at(-1).epochTaiS)}`,
    "META_STOP",
    ...segments.flatMap(({ states: stretch }) => [
      "TRAJ_START",
      "CENTER_NAME = EARTH",
      "TRAJ_REF_FRAME = EME2000",
      "TRAJ_TYPE = CARTPV",
      ...stretch.map(
        (state) => `${time(state.epochTaiS)} ${[...state.positionM.map((value) => km(value, 9)), ...state.velocityMps.map((value) => km(value, 12))].join(" ")}`
      ),
      "TRAJ_STOP"
    ]),
    ...segments.flatMap(({ covariances }) => ocmCovariances(covariances)),
    ...pushes.length === 0 ? [] : [
      "MAN_START",
      "MAN_ID = 1",
      `MAN_DEVICE_ID = ALL`,
      "MAN_PURPOSE = COLA",
      "MAN_REF_FRAME = RSW_ROTATING",
      "MAN_COMPOSITION = TIME_ABSOLUTE,MAN_DURA,DV_X,DV_Y,DV_Z",
      "MAN_UNITS = [s,km/s,km/s,km/s]",
      ...pushes.map(
        ({ ignitionTaiS, durationS, deltaVRtnMps }) => `${time(ignitionTaiS)} ${durationS} ${deltaVRtnMps.map((part) => km(part, 15)).join(" ")}`
      ),
      "MAN_STOP"
    ]
  ];
  return `${lines.join("\n")}
`;
}
function ocmCovariances(covariances) {
  if (covariances.length === 0) return [];
  return [
    "COV_START",
    "COV_REF_FRAME = RSW_ROTATING",
    "COV_TYPE = CARTPV",
    "COV_ORDERING = LTM",
    ...covariances.map(({ epochTaiS, matrix }) => `${time(epochTaiS)} ${triangle(matrix).flat().join(" ")}`),
    "COV_STOP"
  ];
}
var RTN_AXES = ["r", "t", "n", "rdot", "tdot", "ndot"];
var UNITS = ["km2", "km2_s", "km2_s2"];
var COVARIANCE_COLUMNS = RTN_AXES.flatMap(
  (row, i) => RTN_AXES.slice(0, i + 1).map((column, j) => `c${row}_${column}_${UNITS[Math.floor(i / 3) + Math.floor(j / 3)]}`)
);
function plannedCsvText(segments, planScreening, avoided) {
  const orbit = "segment,epoch_utc,x_km,y_km,z_km,vx_km_s,vy_km_s,vz_km_s";
  const head = [orbit, ...COVARIANCE_COLUMNS, "avoided_event", "plan_screening"].join(",");
  const unknown = COVARIANCE_COLUMNS.map(() => "");
  const rows2 = segments.flatMap(({ states, covariances }, k) => {
    const known2 = new Map(covariances.map(({ epochTaiS, matrix }) => [epochTaiS, triangle(matrix).flat()]));
    return states.map(
      ({ epochTaiS, positionM, velocityMps }) => [
        k + 1,
        `${time(epochTaiS)}Z`,
        ...positionM.map((value) => km(value, 9)),
        ...velocityMps.map((value) => km(value, 12)),
        ...known2.get(epochTaiS) ?? unknown,
        `"${avoided}"`,
        `"${planScreening}"`
      ].join(",")
    );
  });
  return `${[head, ...rows2].join("\n")}
`;
}

// packages/contract/src/fleet/propulsion-types.ts
var EXECUTION = {
  id: "execution",
  fields: [
    "executionMagnitudeError",
    "executionPointingError",
    "executionFixedMagnitudeError",
    "executionFixedPointingError"
  ]
};
var MOTOR_LIMITS = { id: "limits", fields: ["maxDeltaV", "minimumBurnSpacing", "maxThrustDuration"] };
var impulsive2 = {
  type: "IMPULSIVE",
  sizedBy: "velocity",
  isSteered: true,
  firstOrbits: 12,
  isLowThrust: false,
  groups: [{ id: "thruster", fields: ["thrust", "specificImpulse", "propellantMass"] }, MOTOR_LIMITS, EXECUTION]
};
var continuous2 = {
  type: "CONTINUOUS",
  sizedBy: "time",
  isSteered: true,
  firstOrbits: 24,
  isLowThrust: true,
  groups: [
    { id: "thruster", fields: ["thrust", "specificImpulse", "dutyCycle", "propellantMass"] },
    MOTOR_LIMITS,
    EXECUTION
  ]
};
var differentialDrag2 = {
  type: "DIFFERENTIAL_DRAG",
  sizedBy: "time",
  isSteered: false,
  firstOrbits: 60,
  isLowThrust: false,
  groups: [
    { id: "drag", fields: ["dragAreaMin", "dragAreaMax"] },
    { id: "limits", fields: ["minimumBurnSpacing"] }
  ]
};
var ROWS3 = [impulsive2, continuous2, differentialDrag2];
var PLANNED_MANOEUVRE_TYPES = ROWS3.map(({ type: type2 }) => type2);
var PROPULSION_TYPES = [
  ...PLANNED_MANOEUVRE_TYPES,
  "NONE",
  "UNKNOWN"
];

// packages/operations/src/vehicle/vehicle-type.ts
function steeringFrame(name) {
  const frame = readSteeringFrame(name);
  if (frame === void 0) throw new Error(`a frame of the contract that nobody can steer in: ${name}`);
  return frame;
}

// packages/operations/src/vehicle/continuous.ts
function motorOf({ thrustN, specificImpulseS, dutyCycle }) {
  return { thrustN, specificImpulseS, dutyCycle };
}
var continuous3 = {
  type: "CONTINUOUS",
  needs: ["massKg", "thrustN", "specificImpulseS"],
  // An electric motor takes its power from the sun: docs/decisions/0071.
  burnsInEclipse: false,
  isInterruptible: true,
  isByAir: false,
  effort: { model: "two-body", aimedShare: 0.8, mostCandidates: 12, mostBegins: 240 },
  sizeField: "manoeuvreDuration",
  vehicle(means, { maxDurationS, maxDeltaVMps, shadows }) {
    const { massKg } = means.body;
    const vehicle = { type: "CONTINUOUS", ...motorOf(means), massKg, maxDurationS, maxDeltaVMps };
    return means.burnsInEclipse ? vehicle : { ...vehicle, offSpans: shadows };
  },
  ofGiven({ manoeuvreDuration, deltaVMagnitude = 0, thrustDirection, deltaVReferenceFrame }, ignitionTaiS, means, shadows) {
    const motor = motorOf(means);
    const firing = means.burnsInEclipse ? motor : { ...motor, offSpans: shadows };
    const manoeuvre = {
      type: "CONTINUOUS",
      ignitionTaiS,
      durationS: manoeuvreDuration ?? burnDurationS(firing, ignitionTaiS, deltaVMagnitude, means.body.massKg),
      ...firing,
      direction: thrustDirection,
      frame: steeringFrame(deltaVReferenceFrame)
    };
    return manoeuvre;
  },
  asGiven({ durationS, direction }, ignitionEpoch) {
    const push = { manoeuvreDuration: durationS, thrustDirection: [...direction] };
    return { manoeuvreType: "CONTINUOUS", ignitionEpoch, ...push, deltaVReferenceFrame: "RTN" };
  },
  ownRefusals({ thrustDirection, manoeuvreDuration, deltaVMagnitude }) {
    if (manoeuvreDuration === void 0 === (deltaVMagnitude === void 0))
      return [{ field: "deltaVMagnitude", code: "not-one-size" }];
    return Math.hypot(...thrustDirection) === 0 ? [{ field: "thrustDirection", code: "no-direction" }] : [];
  },
  figures(manoeuvre, sizeMps) {
    const { direction, frame, thrustN, dutyCycle } = manoeuvre;
    return {
      vectorMps: scaled(direction, sizeMps / norm3(direction)),
      frame,
      thrustingTimeS: thrustingTimeS(manoeuvre),
      meanThrustN: thrustN * dutyCycle,
      dutyCycle,
      attitudeS: 0
    };
  },
  largestSize: ({ maxDurationS }, leadS) => Math.min(maxDurationS, leadS),
  hasOtherWay: () => true,
  axes(vehicle, { startsTaiS, directionsRtn }, sizes) {
    const motor = { massKg: vehicle.massKg, ...motorOf(vehicle) };
    const axes = { kind: "continuous", startsTaiS, directionsRtn, durationsS: sizes, ...motor };
    return [{ axes, firstRow: 0, rows: sizes.length }];
  },
  ofCell(vehicle, ignitionTaiS, directionRtn, size2) {
    return {
      type: "CONTINUOUS",
      ignitionTaiS,
      frame: "RTN",
      ...motorOf(vehicle),
      durationS: Math.abs(size2),
      direction: scaled(directionRtn, size2 < 0 ? -1 : 1)
    };
  }
};

// packages/operations/src/vehicle/differential-drag.ts
var type = differentialDrag2.type;
var areasOf = ({ areas }) => areas;
function acceleration(vehicle, areaM2, densityFactor) {
  return attitudeAccelerationMps2({ ...vehicle, nominalAreaM2: areasOf(vehicle).nominalM2 }, areaM2, densityFactor);
}
var differentialDrag3 = {
  type,
  needs: ["massKg", "minAreaM2", "maxAreaM2"],
  burnsInEclipse: true,
  isInterruptible: false,
  isByAir: true,
  // Drag follows the height, which two-body motion does not have right: all forces, for a few.
  effort: { model: "full", aimedShare: 1, mostCandidates: 3, mostBegins: 240 },
  sizeField: "manoeuvreDuration",
  vehicle(means, { maxDurationS, dynamicPressurePa, pressurePaOver }) {
    const { minM2: minAreaM2, nominalM2: nominalAreaM2, maxM2: maxAreaM2 } = areasOf(means);
    const { dragCoefficient, body } = means;
    const areas = { minAreaM2, nominalAreaM2, maxAreaM2, dragCoefficient };
    const pressure = { dynamicPressurePa, ...pressurePaOver && { pressurePaOver } };
    return { type, massKg: body.massKg, ...areas, maxDurationS, ...pressure };
  },
  ofGiven({ manoeuvreDuration: durationS, dragCrossSection: areaM2 }, ignitionTaiS, means) {
    const { dragCoefficient } = means;
    return { type, ignitionTaiS, durationS, areaM2, nominalAreaM2: areasOf(means).nominalM2, dragCoefficient };
  },
  asGiven({ durationS: manoeuvreDuration, areaM2: dragCrossSection }, ignitionEpoch) {
    return { manoeuvreType: type, ignitionEpoch, manoeuvreDuration, dragCrossSection };
  },
  ownRefusals({ dragCrossSection: value }, means) {
    const { minM2: least, maxM2: most } = areasOf(means);
    if (value >= least && value <= most) return [];
    return [{ field: "dragCrossSection", code: "area-outside", value, least, most }];
  },
  figures({ areaM2, durationS: attitudeS }) {
    return { vectorMps: [0, 0, 0], frame: "RTN", thrustingTimeS: 0, areaM2, attitudeS };
  },
  largestSize: ({ maxDurationS }, leadS) => Math.min(maxDurationS, leadS),
  hasOtherWay: (vehicle) => areasOf(vehicle).minM2 < areasOf(vehicle).nominalM2,
  /** Above zero the attitude of most drag, below it that of least; each with its own acceleration. */
  axes(vehicle, { startsTaiS }, sizes, densityFactor) {
    const { minM2, maxM2 } = areasOf(vehicle);
    const split = sizes.findIndex((size2) => size2 >= 0);
    const below = split < 0 ? sizes.length : split;
    const part = (accelerationMps2, from, to) => ({
      firstRow: from,
      rows: to - from,
      axes: {
        kind: "differential-drag",
        startsTaiS,
        accelerationsMps2: new Float64Array(startsTaiS.length).fill(accelerationMps2),
        durationsS: sizes.slice(from, to)
      }
    });
    return [
      part(-acceleration(vehicle, minM2, densityFactor), 0, below),
      part(acceleration(vehicle, maxM2, densityFactor), below, sizes.length)
    ].filter(({ rows: rows2 }) => rows2 > 0);
  },
  ofCell(vehicle, ignitionTaiS, _directionRtn, size2) {
    const { minM2, nominalM2: nominalAreaM2, maxM2 } = areasOf(vehicle);
    const { dragCoefficient } = vehicle;
    const areaM2 = size2 < 0 ? minM2 : maxM2;
    return { type, ignitionTaiS, durationS: Math.abs(size2), areaM2, nominalAreaM2, dragCoefficient };
  }
};

// packages/operations/src/vehicle/impulsive.ts
function impulse2(push, specificImpulseS) {
  const manoeuvre = { type: "IMPULSIVE", ...push };
  return specificImpulseS === void 0 ? manoeuvre : { ...manoeuvre, specificImpulseS };
}
var impulsive3 = {
  type: "IMPULSIVE",
  needs: ["massKg"],
  burnsInEclipse: true,
  isInterruptible: false,
  isByAir: false,
  effort: { model: "two-body", aimedShare: 0.9, mostCandidates: 12, mostBegins: 240 },
  sizeField: "deltaVVector",
  vehicle({ specificImpulseS }, { maxDeltaVMps }) {
    return { type: "IMPULSIVE", maxDeltaVMps, ...specificImpulseS !== void 0 && { specificImpulseS } };
  },
  ofGiven({ deltaVVector, deltaVReferenceFrame }, ignitionTaiS, { specificImpulseS }) {
    const deltaVMps = deltaVVector;
    return impulse2({ ignitionTaiS, deltaVMps, frame: steeringFrame(deltaVReferenceFrame) }, specificImpulseS);
  },
  asGiven({ deltaVMps }, ignitionEpoch) {
    const frame = { deltaVReferenceFrame: "RTN" };
    return { manoeuvreType: "IMPULSIVE", ignitionEpoch, deltaVVector: [...deltaVMps], ...frame };
  },
  ownRefusals: () => [],
  figures: ({ deltaVMps, frame }) => ({ vectorMps: deltaVMps, frame, thrustingTimeS: 0, attitudeS: 0 }),
  largestSize: ({ maxDeltaVMps }) => maxDeltaVMps,
  hasOtherWay: () => true,
  axes(_vehicle, { startsTaiS, directionsRtn }, sizes) {
    const axes = { kind: "impulsive", ignitionsTaiS: startsTaiS, directionsRtn, deltaVMps: sizes };
    return [{ axes, firstRow: 0, rows: sizes.length }];
  },
  ofCell({ specificImpulseS }, ignitionTaiS, directionRtn, size2) {
    return impulse2({ ignitionTaiS, frame: "RTN", deltaVMps: scaled(directionRtn, size2) }, specificImpulseS);
  }
};

// packages/operations/src/vehicle/vehicles.ts
var ROWS4 = {
  [impulsive3.type]: impulsive3,
  [continuous3.type]: continuous3,
  [differentialDrag3.type]: differentialDrag3
};
function vehicleType(type2) {
  return ROWS4[type2];
}

// packages/operations/src/plan/command.ts
var TIME_DIGITS = 6;
function ignitionOf({ ignitionEpoch }) {
  const parsed = parseUtc(ignitionEpoch);
  if (!parsed.ok) throw new Error(`a time that was read before: ${ignitionEpoch}`);
  return parsed.value;
}
function commandDuration(command) {
  if (command.manoeuvreType === impulsive2.type) return 0;
  return command.manoeuvreDuration ?? Number.POSITIVE_INFINITY;
}
function hasShadows({ manoeuvreType }, { burnsInEclipse }) {
  return vehicleType(manoeuvreType).isInterruptible && !burnsInEclipse;
}
function plannedOf(given, ignitionTaiS, means, shadows) {
  return vehicleType(given.manoeuvreType).ofGiven(given, ignitionTaiS, means, shadows);
}
function commandOf(manoeuvre) {
  return vehicleType(manoeuvre.type).asGiven(manoeuvre, formatUtcZ(manoeuvre.ignitionTaiS, TIME_DIGITS));
}
function directionRule(direction) {
  if (direction === void 0) return {};
  const { axis, halfAngleRad } = direction;
  return halfAngleRad > 0 ? { cone: { axis, halfAngleRad } } : { held: axis };
}

// packages/tracking/src/intervals.ts
var FLAT_S = 1e-4;
function intervalsAbove(value, startTaiS, stopTaiS, stepS, toleranceS = 1e-4) {
  const times2 = [startTaiS];
  const samples = [value(startTaiS)];
  for (let t = startTaiS; t < stopTaiS; ) {
    t = Math.min(t + stepS(t), stopTaiS);
    const sample = value(t);
    const isRoot = sample === 0 && t < stopTaiS;
    times2.push(isRoot ? t + toleranceS : t);
    samples.push(isRoot ? value(t + toleranceS) : sample);
  }
  const marks = withHiddenExtrema(value, times2, samples, toleranceS);
  const intervals = [];
  let since = marks[0].value > 0 ? startTaiS : void 0;
  for (let i = 1; i < marks.length; i++) {
    const before = marks[i - 1];
    const here = marks[i];
    if (before.value > 0 === here.value > 0) continue;
    const root = rootBetween(value, before.time, here.time, toleranceS);
    if (since === void 0) since = root;
    else {
      intervals.push({ startTaiS: since, stopTaiS: root });
      since = void 0;
    }
  }
  if (since !== void 0) intervals.push({ startTaiS: since, stopTaiS });
  return intervals;
}
function withHiddenExtrema(value, times2, samples, toleranceS) {
  const marks = [];
  const add = (from, to, sign) => {
    const time2 = maximumBetween((t) => sign * value(t), times2[from], times2[to], Math.max(toleranceS, FLAT_S));
    const found = value(time2);
    if (sign * found > 0) marks.push({ time: time2, value: found });
  };
  const last2 = times2.length - 1;
  for (let i = 0; i <= last2; i++) {
    const here = samples[i];
    marks.push({ time: times2[i], value: here });
    const sign = here > 0 ? -1 : 1;
    const before = samples[Math.max(i - 1, 0)];
    const after2 = samples[Math.min(i + 1, last2)];
    const isSameSide = before > 0 === here > 0 && after2 > 0 === here > 0;
    if (!isSameSide || sign * here < sign * before || sign * here < sign * after2) continue;
    if (!mayReachZero(times2, samples, i)) continue;
    add(Math.max(i - 1, 0), Math.min(i + 1, last2), sign);
  }
  return marks.sort((a, b) => a.time - b.time);
}
function mayReachZero(times2, samples, i) {
  const last2 = times2.length - 1;
  if (last2 < 2) return true;
  const middle = Math.min(Math.max(i, 1), last2 - 1);
  const ratio2 = (times2[middle + 1] - times2[middle]) / (times2[middle] - times2[middle - 1]);
  const left = Math.abs(samples[middle] - samples[middle - 1]) * ratio2;
  const right = Math.abs(samples[middle] - samples[middle + 1]) / ratio2;
  const reach = i === 0 ? right : i === last2 ? left : Math.max(left, right);
  return 2 * reach >= Math.abs(samples[middle]);
}

// packages/tracking/src/look-angles.ts
function lookAngles(site, state) {
  const x = state[0] - site.positionM[0];
  const y = state[1] - site.positionM[1];
  const z6 = state[2] - site.positionM[2];
  const rangeM = Math.hypot(x, y, z6);
  const rangeRateMps = (x * state[3] + y * state[4] + z6 * state[5]) / rangeM;
  const east = site.east[0] * x + site.east[1] * y + site.east[2] * z6;
  const north = site.north[0] * x + site.north[1] * y + site.north[2] * z6;
  const up = site.up[0] * x + site.up[1] * y + site.up[2] * z6;
  const upRate = site.up[0] * state[3] + site.up[1] * state[4] + site.up[2] * state[5];
  const flat = Math.hypot(east, north);
  return {
    azimuthRad: wrapTwoPi(Math.atan2(east, north)),
    elevationRad: Math.atan2(up, flat),
    rangeM,
    rangeRateMps,
    // d/dt of asin(up / range)
    elevationRateRadps: (upRate - up / rangeM * rangeRateMps) / flat
  };
}
function sineOfElevation(site, x, y, z6) {
  const dx = x - site.positionM[0];
  const dy = y - site.positionM[1];
  const dz = z6 - site.positionM[2];
  return (site.up[0] * dx + site.up[1] * dy + site.up[2] * dz) / Math.hypot(dx, dy, dz);
}

// packages/tracking/src/horizon.ts
var FINEST_TURN_RAD = 0.1 * RAD_PER_DEG;
function isEven(horizon) {
  return horizon.lowestRad === horizon.highestRad;
}

// packages/tracking/src/horizon-spans.ts
var SHORTEST_STEP_S3 = 0.02;
var FEWEST_STEPS2 = 8;
function spansOverHorizon(ephemeris, site, horizon, within, stepS, toleranceS) {
  const { startTaiS, stopTaiS } = within;
  const state = new Float64Array(6);
  const look = (t) => ephemeris.stateAt(t, state) ? lookAngles(site, state) : void 0;
  const clearance = (t) => {
    const seen = look(t);
    return seen === void 0 ? -2 : Math.sin(seen.elevationRad) - Math.sin(horizon(seen.azimuthRad));
  };
  const step2 = (t) => {
    let dt = Math.min(stepS(t), (stopTaiS - startTaiS) / FEWEST_STEPS2);
    const here = look(t);
    while (dt > SHORTEST_STEP_S3 && here !== void 0) {
      const next = look(Math.min(t + dt, stopTaiS));
      if (next === void 0 || Math.min(here.elevationRad, next.elevationRad) > horizon.highestRad) break;
      if (Math.abs(wrapPi(next.azimuthRad - here.azimuthRad)) <= horizon.finestTurnRad / 2) break;
      dt /= 2;
    }
    return Math.max(dt, SHORTEST_STEP_S3);
  };
  return intervalsAbove(clearance, startTaiS, stopTaiS, step2, toleranceS);
}

// packages/tracking/src/passes.ts
var STEP_RAD = 0.06;
var SHORTEST_STEP_S4 = 5;
var LONGEST_STEP_S5 = 600;
var TOLERANCE_S = 1e-6;
var FLAT_S2 = 1e-4;
var EARTH_ROTATION_RADPS2 = 73e-6;
function findPasses(request) {
  const { site, startTaiS, stopTaiS, horizon } = request;
  const ephemeris = withLastState(inFrame(request.ephemeris, "ITRF", request.eop));
  const state = new Float64Array(6);
  const mask = Math.sin(Math.max(request.minElevationRad, horizon?.lowestRad ?? request.minElevationRad));
  const above = (t) => ephemeris.stateAt(t, state) ? sineOfElevation(site, state[0], state[1], state[2]) - mask : -2;
  const step2 = angularStep(ephemeris);
  const spans = intervalsAbove(above, startTaiS, stopTaiS, step2, TOLERANCE_S);
  const clear = horizon === void 0 || isEven(horizon) ? spans : spans.flatMap((span2) => spansOverHorizon(ephemeris, site, horizon, span2, step2, TOLERANCE_S));
  return clear.map((span2) => passOf(ephemeris, site, span2, span2.startTaiS === startTaiS, span2.stopTaiS === stopTaiS));
}
function withLastState(ephemeris) {
  const last2 = new Float64Array(6);
  let lastTaiS = Number.NaN;
  let isKnown = false;
  return {
    frame: ephemeris.frame,
    startTaiS: ephemeris.startTaiS,
    stopTaiS: ephemeris.stopTaiS,
    stateAt(epochTaiS, out) {
      if (epochTaiS !== lastTaiS) {
        isKnown = ephemeris.stateAt(epochTaiS, last2);
        lastTaiS = epochTaiS;
      }
      if (isKnown) out.set(last2);
      return isKnown;
    }
  };
}
function angularStep(ephemeris) {
  const state = new Float64Array(6);
  return (epochTaiS) => {
    if (!ephemeris.stateAt(epochTaiS, state)) return 60;
    const speed = Math.hypot(state[3], state[4], state[5]);
    const rate = speed / Math.hypot(state[0], state[1], state[2]) + EARTH_ROTATION_RADPS2;
    return Math.min(Math.max(STEP_RAD / rate, SHORTEST_STEP_S4), LONGEST_STEP_S5);
  };
}
function passOf(ephemeris, site, span2, startsBeforeWindow, endsAfterWindow) {
  const state = new Float64Array(6);
  const look = (t) => {
    ephemeris.stateAt(t, state);
    return lookAngles(site, state);
  };
  const culminationTaiS = culmination(
    (t) => look(t).elevationRad,
    (t) => look(t).elevationRateRadps,
    ephemeris,
    span2
  );
  const start = look(span2.startTaiS);
  const top = look(culminationTaiS);
  const stop = look(span2.stopTaiS);
  return {
    ...span2,
    culminationTaiS,
    maxElevationRad: top.elevationRad,
    azimuthAtStartRad: start.azimuthRad,
    azimuthAtCulminationRad: top.azimuthRad,
    azimuthAtStopRad: stop.azimuthRad,
    rangeAtCulminationM: top.rangeM,
    startsBeforeWindow,
    endsAfterWindow
  };
}
function culmination(elevation, rate, ephemeris, { startTaiS, stopTaiS }) {
  const step2 = angularStep(ephemeris);
  let best = startTaiS;
  let most = elevation(startTaiS);
  let from = startTaiS;
  let to = stopTaiS;
  let last2 = startTaiS;
  for (let t = startTaiS; t < stopTaiS; ) {
    const next = Math.min(t + Math.min(step2(t), (stopTaiS - startTaiS) / 8), stopTaiS);
    const height = elevation(next);
    if (height > most) {
      most = height;
      best = next;
      from = t;
      to = stopTaiS;
    } else if (best === t) to = next;
    last2 = t;
    t = next;
  }
  if (best === startTaiS) to = Math.min(to, stopTaiS);
  if (best === stopTaiS) from = last2;
  if (rate(from) > 0 && rate(to) < 0) return rootBetween(rate, from, to, TOLERANCE_S);
  const found = maximumBetween(elevation, from, to, FLAT_S2);
  return elevation(found) > most ? found : best;
}

// packages/tracking/src/shadow.ts
var NORTH = [0, 0, 1];
function sunClearance(object, sunM, limit) {
  return outsideShadow(limit, object, sunM, NORTH);
}

// packages/tracking/src/sky.ts
function sunInItrf(epochTaiS, eop) {
  return turned3(rotationBetween("EME2000", "ITRF", epochTaiS, eop), sunPosition(epochTaiS));
}
function turned3(m, [x, y, z6]) {
  return [m[0] * x + m[1] * y + m[2] * z6, m[3] * x + m[4] * y + m[5] * z6, m[6] * x + m[7] * y + m[8] * z6];
}

// packages/tracking/src/optical.ts
var TOLERANCE_S2 = 1e-3;
function litSpans(request, within, sun = (t) => sunInItrf(t, request.eop)) {
  const ephemeris = inFrame(request.ephemeris, "ITRF", request.eop);
  const state = new Float64Array(6);
  const clearance = (t) => ephemeris.stateAt(t, state) ? sunClearance(state, sun(t), request.shadow) : -1;
  return intervalsAbove(clearance, within.startTaiS, within.stopTaiS, angularStep(ephemeris), TOLERANCE_S2);
}

// packages/tracking/src/site.ts
function siteAt(geodetic) {
  const sinLat = Math.sin(geodetic.latitudeRad);
  const cosLat = Math.cos(geodetic.latitudeRad);
  const sinLon = Math.sin(geodetic.longitudeRad);
  const cosLon = Math.cos(geodetic.longitudeRad);
  return {
    geodetic,
    positionM: itrfFromGeodetic(geodetic),
    east: [-sinLon, cosLon, 0],
    north: [-sinLat * cosLon, -sinLat * sinLon, cosLat],
    up: [cosLat * cosLon, cosLat * sinLon, sinLat]
  };
}

// packages/operations/src/plan/surroundings.ts
function surroundingsOf(known2, [fromTaiS, toTaiS], body, stations, eop) {
  if (!(toTaiS > fromTaiS)) return { contacts: [], shadows: [] };
  const orbit = freeOrbit(known2, fromTaiS, toTaiS, body, "full");
  if (!orbit.ok) return { contacts: [], shadows: [] };
  const window = { startTaiS: fromTaiS, stopTaiS: toTaiS };
  const contacts = stations.flatMap((station) => {
    const { stationId, name, canCommand, canConfirm, minElevationRad } = station;
    const request = { ephemeris: orbit.value, site: siteAt(station), minElevationRad, ...window, ...eop && { eop } };
    return findPasses(request).map((pass) => ({
      stationId,
      name,
      canCommand,
      canConfirm,
      span: [pass.startTaiS, pass.stopTaiS]
    }));
  });
  contacts.sort((a, b) => a.span[0] - b.span[0]);
  return { contacts, shadows: shadowsOf(orbit.value, [fromTaiS, toTaiS]) };
}
function shadowsOf(ephemeris, [fromTaiS, toTaiS]) {
  const lit = litSpans({ ephemeris, shadow: "umbra" }, { startTaiS: fromTaiS, stopTaiS: toTaiS });
  const edges = [fromTaiS, ...lit.flatMap(({ startTaiS, stopTaiS }) => [startTaiS, stopTaiS]), toTaiS];
  const dark = [];
  for (let i = 0; i + 1 < edges.length; i += 2) {
    if (edges[i + 1] > edges[i]) dark.push([edges[i], edges[i + 1]]);
  }
  return dark;
}

// packages/operations/src/plan/planned-on-orbit.ts
function plannedOnOrbit(given, ignitionTaiS, means, known2) {
  if (!hasShadows(given, means)) return plannedOf(given, ignitionTaiS, means, []);
  const span2 = [ignitionTaiS, ignitionTaiS + commandDuration(given)];
  return plannedOf(given, ignitionTaiS, means, surroundingsOf(known2, span2, means.body, []).shadows);
}

// packages/operations/src/vehicle/means-of.ts
var USUAL = {
  maxDeltaVMps: 0.5,
  dragCoefficient: 2.2,
  reflectivity: 1.3,
  magnitudeShare: 0.05,
  pointingRad: Math.PI / 180,
  maxDurationS: 5 * 86400
};
function meansOf(satellite, air) {
  const { propulsion, massKg, specificImpulseS, propellantKg } = satellite;
  if (propulsion === "NONE") return { unplannable: "NO_PROPULSION", missing: [] };
  if (propulsion === "UNKNOWN") return { unplannable: "PROPULSION_UNKNOWN", missing: ["propulsion"] };
  const row = vehicleType(propulsion);
  const missing = row.needs.filter((field) => satellite[field] === void 0);
  if (missing.length > 0 || massKg === void 0) return { unplannable: "FIELD_MISSING", missing };
  const { dragCoefficient = USUAL.dragCoefficient } = satellite;
  return {
    type: propulsion,
    body: bodyOf(satellite, massKg, dragCoefficient, air),
    maxDeltaVMps: satellite.maxDeltaVMps ?? allOf(massKg, propellantKg, specificImpulseS) ?? USUAL.maxDeltaVMps,
    propellantKg,
    specificImpulseS,
    thrustN: satellite.thrustN,
    dutyCycle: satellite.dutyCycle ?? 1,
    maxDurationS: satellite.maxDurationS ?? USUAL.maxDurationS,
    areas: attitudesOf(satellite),
    dragCoefficient,
    burnsInEclipse: satellite.burnsInEclipse ?? row.burnsInEclipse,
    spacingS: satellite.spacingS ?? 0,
    execution: {
      magnitudeShare: satellite.magnitudeShare ?? USUAL.magnitudeShare,
      pointingRad: satellite.pointingRad ?? USUAL.pointingRad,
      fixedMagnitudeMps: satellite.fixedMagnitudeMps ?? 0,
      fixedCrossMps: satellite.fixedCrossMps ?? 0
    }
  };
}
function bodyOf(satellite, massKg, coefficient, air) {
  const { ballisticM2PerKg = 0, sunlitAreaM2, reflectivity = USUAL.reflectivity } = satellite;
  const areaM2 = satellite.dragAreaM2 ?? satellite.minAreaM2;
  const ballistic = ballisticM2PerKg > 0 ? { areaM2: ballisticM2PerKg * massKg, coefficient: 1 } : void 0;
  const drag2 = ballistic ?? (areaM2 === void 0 ? void 0 : { areaM2, coefficient });
  return {
    massKg,
    ...air && { atmosphere: atmosphereOfAir(air) },
    ...drag2 && { drag: drag2 },
    ...sunlitAreaM2 !== void 0 && { radiation: { areaM2: sunlitAreaM2, coefficient: reflectivity } }
  };
}
function attitudesOf({ minAreaM2, maxAreaM2, dragAreaM2 }) {
  if (minAreaM2 === void 0 || maxAreaM2 === void 0) return void 0;
  const nominalM2 = Math.min(maxAreaM2, Math.max(minAreaM2, dragAreaM2 ?? minAreaM2));
  return { minM2: minAreaM2, nominalM2, maxM2: maxAreaM2 };
}
function allOf(massKg, propellantKg, isp) {
  if (propellantKg === void 0 || isp === void 0 || !(propellantKg < massKg)) return void 0;
  return isp * STANDARD_GRAVITY_MPS2 * Math.log(massKg / (massKg - propellantKg));
}

// packages/operations/src/export/planned-file.ts
function plannedFile(question) {
  const flight = flightOf(question);
  return flight.ok ? ok(textOf(question, flight.value)) : flight;
}
function plannedFiles(question, formats) {
  const flight = flightOf(question);
  if (!flight.ok) return flight;
  const texts = formats.map((format) => [format, textOf({ ...question, format }, flight.value)]);
  return ok(Object.fromEntries(texts));
}
function nominalFile({
  subject,
  satellite,
  air,
  startTaiS,
  stopTaiS,
  head
}) {
  const means = meansOf(satellite, air);
  if (means.unplannable !== void 0) return fail({ code: "no-orbit", detail: `propulsion: ${means.unplannable}` });
  const nominal = trajectoryOf(subject);
  const party = subjectParty(subject);
  const segments = plannedStates({
    nominal,
    manoeuvres: [],
    body: means.body,
    startTaiS: Math.max(startTaiS, nominal.startTaiS),
    stopTaiS: Math.min(stopTaiS, nominal.stopTaiS),
    densitySigma: 0,
    covarianceAt: (state) => party.covarianceAt(state).covariance,
    execution: means.execution
  });
  return segments.ok ? ok(plannedOemText(head, segments.value)) : fail({ code: "no-orbit", detail: segments.fault.code });
}
function flightOf(question) {
  const { subject, satellite, manoeuvre: given, ignitionTaiS } = question;
  const means = meansOf(satellite, question.air);
  if (means.unplannable !== void 0) return fail({ code: "no-orbit", detail: `propulsion: ${means.unplannable}` });
  const nominal = trajectoryOf(subject);
  const startTaiS = Math.max(question.startTaiS, nominal.startTaiS);
  const stopTaiS = Math.min(question.stopTaiS, nominal.stopTaiS);
  const six = new Float64Array(6);
  if (!(ignitionTaiS >= startTaiS && ignitionTaiS < stopTaiS) || !nominal.stateAt(ignitionTaiS, six)) {
    return fail({ code: "no-state-at-ignition", detail: "the ephemeris in force does not reach the ignition" });
  }
  const ignition = stateOfSix(six, ignitionTaiS, nominal.frame);
  const manoeuvres = [given, ...question.returnManoeuvre ? [question.returnManoeuvre] : []].map(
    (each, k) => plannedOnOrbit(each, k === 0 ? ignitionTaiS : ignitionOf(each), means, ignition)
  );
  if (!(manoeuvres.at(-1).ignitionTaiS < stopTaiS)) {
    return fail({ code: "no-state-at-ignition", detail: "the ephemeris in force does not reach the manoeuvre back" });
  }
  const party = subjectParty(subject);
  const segments = plannedStates({
    nominal,
    manoeuvres,
    body: means.body,
    startTaiS,
    stopTaiS,
    densitySigma: question.densityUncertainty,
    covarianceAt: (state) => party.covarianceAt(state).covariance,
    execution: means.execution
  });
  if (!segments.ok) return fail({ code: "no-orbit", detail: segments.fault.code });
  const { figures, returnFigures } = question.result;
  const burns = [figures, ...returnFigures ? [returnFigures] : []].map(
    (one, k) => burnOf(one, manoeuvres[k].ignitionTaiS, means.body.massKg, means.dragCoefficient)
  );
  return ok({ segments: segments.value, burns });
}
function textOf({ format, head, planScreening, avoided }, { segments, burns }) {
  switch (format) {
    case "oem":
      return plannedOemText(head, segments);
    case "ocm":
      return plannedOcmText(head, segments, burns);
    case "csv":
      return plannedCsvText(segments, planScreening, avoided);
    case "json":
      return JSON.stringify(wireSegments(segments));
    case "opm":
      return plannedOpmText(head, segments[0], burns);
  }
}
function burnOf(figures, ignitionTaiS, massKg, dragCoefficient) {
  const { positionBefore: p, velocityBefore: v } = figures;
  const state = {
    epochTaiS: ignitionTaiS,
    frame: "EME2000",
    positionM: [p[0], p[1], p[2]],
    velocityMps: [v[0], v[1], v[2]]
  };
  const [x, y, z6] = figures.velocityAfter.map((value, i) => value - v[i]);
  const along = propulsionOf({ type: figures.manoeuvreType }).isInstant ? inRtn([x, y, z6], state) : vector(figures.deltaVVector);
  const size2 = norm3(along);
  const { dragCrossSection: dragAreaM2 } = figures;
  return {
    ignitionTaiS,
    durationS: figures.manoeuvreDuration,
    deltaMassKg: figures.deltaMass ?? 0,
    deltaVRtnMps: size2 > 0 ? scaled(along, figures.deltaVMagnitude / size2) : [0, 0, 0],
    massKg,
    ...dragAreaM2 !== null && { dragAreaM2, dragCoefficient }
  };
}
function vector([x = 0, y = 0, z6 = 0]) {
  return [x, y, z6];
}
function wireSegments(segments) {
  return segments.map(({ states, covariances }) => ({
    states: states.map(({ epochTaiS, positionM, velocityMps }) => ({ epochTaiS, positionM, velocityMps })),
    covariances: covariances.map(({ epochTaiS, frame, matrix }) => ({ epochTaiS, frame, matrix: [...matrix] }))
  }));
}

// packages/contract/src/ca/candidate-table.ts
var COLUMNS = [
  { name: "rank" },
  { name: "candidate" },
  { name: "manoeuvreType" },
  { name: "ignitionEpoch" },
  { name: "orbitsBeforeTca" },
  { name: "duration", unit: "s" },
  { name: "deltaVFrame" },
  ...["deltaVR", "deltaVT", "deltaVN", "deltaV"].map((name) => ({ name, unit: "m/s" })),
  { name: "deltaMass", unit: "kg" },
  { name: "smaChange", unit: "m" },
  { name: "tca" },
  { name: "missDistance", unit: "m" },
  { name: "mahalanobisDistance" },
  { name: "outcome" },
  { name: "probability" },
  { name: "totalProbability" },
  { name: "probabilityWithExecutionError" },
  { name: "totalProbabilityWithExecutionError" },
  { name: "totalProbabilityHot" },
  { name: "totalProbabilityCold" },
  { name: "totalProbabilityMissed" },
  { name: "isInadequate" },
  { name: "totalProbabilityScreened" },
  { name: "newEvents" },
  { name: "leftOutEvents" },
  { name: "totalProbabilityLeftOut" }
];
function candidateTable({
  candidates: candidates2,
  totalProbabilityBefore
}) {
  return {
    columns: COLUMNS,
    rows: [noBurnRow(candidates2[0], totalProbabilityBefore), ...candidates2.map(candidateRow)]
  };
}
function noBurnRow(first2, totalProbability) {
  const event = first2?.result.events[0];
  const leftOut = first2?.result.leftOutByOperator;
  const known2 = {
    rank: 0,
    candidate: "no burn",
    tca: event?.tcaBefore ?? null,
    missDistance: event?.missDistanceBefore ?? null,
    outcome: "PASSES",
    probability: event?.probabilityBefore ?? null,
    totalProbability,
    leftOutEvents: leftOut?.count ?? null,
    totalProbabilityLeftOut: leftOut?.totalProbabilityBefore ?? null
  };
  return COLUMNS.map(({ name }) => known2[name] ?? null);
}
function candidateRow({ stars, result, screening }, place) {
  const { figures, withExecutionError, branches, leftOutByOperator } = result;
  const totalOf = (wanted) => branches.find(({ branch }) => branch === wanted)?.totalProbability ?? null;
  return [
    place + 1,
    stars.join(" ") || "no star",
    figures.manoeuvreType,
    figures.ignitionEpoch,
    figures.orbitsBeforeTca,
    figures.manoeuvreDuration,
    figures.deltaVReferenceFrame,
    ...figures.deltaVVector,
    figures.deltaVMagnitude,
    figures.deltaMass,
    figures.smaChange,
    result.tca,
    result.missDistance,
    result.mahalanobisDistance,
    result.events[0]?.outcome ?? null,
    result.probability,
    result.totalProbability,
    withExecutionError?.probability ?? null,
    withExecutionError?.totalProbability ?? null,
    totalOf("HOT"),
    totalOf("COLD"),
    totalOf("MISSED"),
    result.isInadequate ? "yes" : "no",
    screening?.totalProbability ?? null,
    screening?.newEvents.length ?? null,
    leftOutByOperator?.count ?? null,
    leftOutByOperator?.totalProbability ?? null
  ];
}

// packages/contract/src/ca/manoeuvre-result.ts
import { z as z5 } from "zod";

// packages/contract/src/platform/primitives.ts
import { z } from "zod";
var storable = /^[^\u0000]*$/;
var id = z.string().regex(storable).min(1).max(120).meta({ description: "Opaque identifier." });
var idOf = (what) => id.meta({ description: `Opaque identifier of ${what}.` });
var text = (what) => z.string().meta({ description: what });
var count = (what) => z.int().min(0).meta({ description: `${what}, a count.` });
var utcTime = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?Z$/).meta({ format: "date-time", description: "ISO 8601, UTC, with Z.", examples: ["2026-11-25T22:49:56.237Z"] });
var utcTimeOf = (what) => utcTime.meta({ format: "date-time", description: `${what}, ISO 8601, UTC.` });
var noradId = z.int().min(0).max(999999999).meta({ description: "Catalogue number, up to nine digits." });
var metres = (what) => z.number().meta({ description: `${what}, m.` });
var metresPerSecond = (what) => z.number().meta({ description: `${what}, m/s.` });
var seconds = (what) => z.number().meta({ description: `${what}, s.` });
var ratio = (what) => z.number().meta({ description: `${what}, without a unit.` });
var probability = (what) => z.number().min(0).max(1).nullable().meta({ description: `${what}, 0 to 1.` });
var MOST_COUNTED = 1e3;
var listTotal = z.enum(["exact"]).meta({
  id: "ListTotal",
  description: `Counts all records, in place of saying that there are more than ${MOST_COUNTED}: it takes longer, the more there are.`
});
var pageQuery = {
  limit: z.coerce.number().int().min(1).max(2e3).default(500).meta({ description: "Most records of one page.", examples: [100] }),
  cursor: z.string().max(1e3).optional().meta({ description: "Where the page begins: as the `Link` of the page before gives it." }),
  total: listTotal.optional()
};
var ifMatch = (what) => z.object({
  "if-match": z.string().regex(/^((W\/)?("\d{1,9}"|\d{1,9})|\*)$/).optional().meta({ description: `ETag of the record that the ${what} is based on.`, examples: ['"1"'] })
});
var ifMatchHeaders = ifMatch("change");
var atmosphereModel = z.enum(["EXPONENTIAL", "NRLMSISE_00"]).meta({
  id: "AtmosphereModel",
  description: "A table of exponential layers, of an installation without space weather; or NRLMSISE-00 with the table of the installation."
});

// packages/contract/src/ca/enums.ts
import { z as z2 } from "zod";
var referenceFrame = z2.enum(["ECEF", "ECI", "RSW_INERTIAL", "TNW_INERTIAL", "EME2000"]).meta({
  id: "ReferenceFrame",
  description: "ECI is the GCRF, ECEF the ITRF of the installation\u2019s Earth orientation (velocities relative to the rotating Earth); RSW_INERTIAL and TNW_INERTIAL are the axes of the orbit at the begin without the manoeuvre, held fixed, from the centre of the Earth."
});
var durationUnit = z2.enum(["PERIODS", "DATE", "SECONDS"]).meta({
  id: "DurationUnit",
  description: "PERIODS of the satellite or SECONDS, before closest approach; DATE: a time in UTC."
});
var deltaVDirection = z2.enum(["XYZ", "AZIMUTH_ELEVATION"]).meta({ id: "DeltaVDirection" });
var localFrames = ["EQW", "LVLH", "NSW", "NTW", "PQW", "RSW", "SEZ", "TNW", "VNC"];
var deltaVFrame = z2.enum([
  ...localFrames,
  ...localFrames.map((frame) => `${frame}_INERTIAL`),
  "QSW",
  "RIC",
  "RTN",
  "EME2000",
  "TOD_EARTH"
]).meta({ id: "DeltaVFrame" });
var riskLevel = z2.enum(["UNKNOWN", "LOW", "MEDIUM", "HIGH", "CRITICAL"]).meta({ id: "RiskLevel", description: "Risk, by the thresholds that the operator uses." });
var orbitSources = ["CAT", "CDM", "OPS", "TLE"];
var screeningType = z2.enum([
  ...orbitSources.flatMap((source) => orbitSources.map((other) => `${source}_${other}`)),
  "MAN_VS_CDM",
  "UNKNOWN"
]).meta({
  id: "ScreeningType",
  description: "Source of the first object, then of the second: catalogue, CDM state, operator ephemeris, TLE."
});
var verdictKind = z2.enum(["ACT", "WATCH", "SAFE", "NO_CONCLUSION"]).meta({ id: "VerdictKind", description: "What to do: act, watch, nothing, or get data first." });
var dilutionRegion = z2.enum(["ROBUST", "DILUTED"]).meta({ id: "DilutionRegion", description: "DILUTED: better data could raise the probability." });
var screeningState = z2.enum(["QUEUED", "RUNNING", "COMPLETED", "FAILED", "CANCELLED"]).meta({ id: "ScreeningState", description: "State of a screening." });
var ephemerisDesignation = z2.enum(["OPERATIONAL", "CANDIDATE"]).meta({ id: "EphemerisDesignation", description: "OPERATIONAL represents the satellite; CANDIDATE is a plan." });
var covarianceSource = z2.enum(["OEM", "OBSERVATIONS", "ELEMENT_SET", "CDM", "ESTIMATED", "NONE"]).meta({
  id: "CovarianceSource",
  description: "Where the covariance at TCA came from. OEM: an ephemeris, OEM or OCM. ESTIMATED: by orbit regime and age of the element set. OBSERVATIONS: an orbit updated by tracks that were ordered."
});
var confidence = z2.enum(["CALIBRATED", "CONDITIONAL", "BOUND"]).meta({
  id: "Confidence",
  description: "How far a probability can be believed. CALIBRATED: its covariances come from sources that were tested against what turned out. CONDITIONAL: it is true if its covariances are. BOUND: there is none, the largest possible stands in its place."
});
var confidenceReason = z2.enum([
  "covariance-calibrated",
  "covariance-stated",
  "covariance-estimated",
  "covariance-implausible",
  "covariance-unusable",
  "pc-not-computed"
]).meta({ id: "ConfidenceReason", description: "Why a probability can be believed so far and no farther." });
var volumeShape = z2.enum(["ELLIPSOID", "BOX", "SPHERE"]).meta({ id: "VolumeShape", description: "Shape of a screening volume." });
var namedVolume = z2.enum(["LEO1", "LEO2", "LEO3", "LEO4", "NEAR_EARTH", "DEEP_SPACE", "GEO", "UNBOUND"]).meta({
  id: "NamedVolume",
  description: "One of the eight boxes of the public verification set, by the regime of the primary: LEO by perigee up to 500, 750, 1200, 2000 km, other near-Earth orbits, deep space, geosynchronous, unbound."
});
var manoeuvrability = z2.enum(["YES", "NO", "N/A"]).meta({ id: "Manoeuvrability", description: "Whether an object can manoeuvre, as its message says." });
var screeningTrigger = z2.enum(["UPLOAD", "USER", "SCHEDULE"]).meta({ id: "ScreeningTrigger", description: "What ordered a screening." });
var screeningPhase = z2.enum(["WAITING", "SCREENING", "JUDGING", "STORING", "ENDED"]).meta({
  id: "ScreeningPhase",
  description: "WAITING: for its turn. SCREENING: looking for encounters, in blocks. JUDGING: those found, in parts. STORING: the messages. ENDED: one way or another, as `state` says."
});
var screeningWait = z2.enum(["CATALOGUE"]).meta({
  id: "ScreeningWait",
  description: "CATALOGUE: it is queued and begins as soon as a catalogue is loaded."
});
var screeningCoverage = z2.enum(["FULL", "PARTIAL", "NO_OVERLAP"]).meta({ id: "ScreeningCoverage", description: "How much of the window the ephemerides cover." });
var extentMode = z2.enum(["WHOLE", "CHANGES", "REPEATED"]).meta({
  id: "ExtentMode",
  description: "WHOLE: everything was screened. CHANGES: only what has changed since an earlier screening. REPEATED: the same content had been screened already. The encounters are the same in all three, and all are assessed anew."
});
var extentReason = z2.enum(["NO_EARLIER_RESULT", "OTHER_VOLUME", "OTHER_VERSION", "OTHER_WINDOW", "TOO_MANY_CHANGES"]).meta({ id: "ExtentReason", description: "Why everything was screened." });
var decisionKind = z2.enum(["BURN", "NO_BURN", "OBSERVE", "COORDINATE", "ACCEPT"]).meta({
  id: "DecisionKind",
  description: "What was decided: manoeuvre, do not, get observations first, coordinate with the other operator, accept the risk."
});
var flightRule = z2.enum([
  "pc-below-act",
  "verdict-concludes",
  "decision-in-time",
  "message-recent",
  "secondary-tracked",
  "covariance-realistic",
  "orbits-undoubted",
  "probability-holds",
  "plan-screened-clear"
]).meta({ id: "FlightRule", description: "A condition that a decision stands on." });
var orbitClass = z2.enum(["deep-space", "perigee-below-400-km", "perigee-400-600-km", "perigee-600-900-km", "perigee-above-900-km"]).meta({ id: "OrbitClass", description: "Orbits whose errors are alike: by period and perigee." });

// packages/contract/src/ca/manoeuvre-enums.ts
import { z as z3 } from "zod";
var manoeuvreState = z3.enum(["DRAFT", "PROPOSED", "APPROVED", "COMMITTED", "EXECUTED", "VERIFIED", "ABANDONED"]).meta({
  id: "ManoeuvreState",
  description: "State of a plan. DRAFT is worked on; PROPOSED waits for approval; APPROVED may be flown; COMMITTED is with the satellite; EXECUTED was flown; VERIFIED was measured afterwards; ABANDONED is not flown."
});
var plannedManoeuvreType = z3.enum(PLANNED_MANOEUVRE_TYPES).meta({ id: "PlannedManoeuvreType", description: "How a manoeuvre changes the orbit." });
var manoeuvreObjective = z3.enum(["PROBABILITY", "MAHALANOBIS_DISTANCE", "MISS_DISTANCE"]).meta({
  id: "ManoeuvreObjective",
  description: "What a manoeuvre is to make best: least probability, largest distance over its error, largest distance."
});
var manoeuvreStar = z3.enum(["CHEAPEST", "EARLIEST", "LEAST_ORBIT_CHANGE", "FARTHEST"]).meta({
  id: "ManoeuvreStar",
  description: "What a candidate is best at: CHEAPEST to the target, EARLIEST begin, LEAST_ORBIT_CHANGE of the semi-major axis, FARTHEST miss with all that the satellite can give."
});
var manoeuvreBranch = z3.enum(["HOT", "NOMINAL", "COLD", "MISSED"]).meta({
  id: "ManoeuvreBranch",
  description: "How a manoeuvre may turn out: three sigma too strong, as planned, too weak, not at all."
});
var manoeuvredEventOutcome = z3.enum(["PASSES", "DEPARTS", "UNKNOWN"]).meta({
  id: "ManoeuvredEventOutcome",
  description: "PASSES: the objects come close and part. DEPARTS: they do not come within reach of each other any more, and the probability is 0. UNKNOWN: it cannot be computed; the figures with the manoeuvre are those without it, and count so."
});
var planConstraint = z3.enum([
  "IN_THE_PAST",
  "ALLOWED_WINDOWS",
  "NO_BURN_TIMES",
  "ECLIPSE",
  "COMMAND_CONTACT",
  "CONFIRMATION_CONTACT",
  "BURN_SPACING",
  "PROPELLANT",
  "SMA_CHANGE",
  "PHASE_CHANGE"
]).meta({ id: "PlanConstraint", description: "What keeps a manoeuvre from being flown." });
var staleReason = z3.enum(["NEW_MESSAGE", "NEW_EPHEMERIS", "NEW_CATALOGUE", "SATELLITE_CHANGED", "RULES_CHANGED", "TCA_PASSED"]).meta({ id: "StaleReason", description: "What has changed since a plan was computed." });
var unplannableReason = z3.enum([
  "NO_PROPULSION",
  "PROPULSION_UNKNOWN",
  "FIELD_MISSING",
  "TCA_PASSED",
  "NO_COVARIANCE",
  "NO_ENCOUNTER",
  "NOT_BOUND"
]).meta({ id: "UnplannableReason", description: "Why nothing can be planned." });
var leftOutReason = z3.enum([
  "LEFT_OUT_BY_OPERATOR",
  "NO_COVARIANCE",
  "COVARIANCE_UNUSABLE",
  "NO_CLOSEST_APPROACH",
  "NO_RELATIVE_SPEED",
  "MESSAGE_UNUSABLE"
]).meta({
  id: "LeftOutReason",
  description: "Why an event is in no total. LEFT_OUT_BY_OPERATOR: you do not count it. All others, nothing can be computed of it: NO_COVARIANCE of one of the objects; COVARIANCE_UNUSABLE, not positive or in an unknown frame; NO_CLOSEST_APPROACH of its states; NO_RELATIVE_SPEED, so no encounter plane; MESSAGE_UNUSABLE, its states or frame cannot be read."
});
var planScreeningStatus = z3.enum([
  "NOT_SCREENED",
  "RUNNING",
  "FAILED",
  "CANCELLED",
  "STALE",
  "EVENTS_RAISED",
  "TARGET_MISSED",
  "PART_SCREENED",
  "CLEAR"
]).meta({
  id: "PlanScreeningStatus",
  description: "What the newest screening of a plan comes to. STALE: the plan, or what it rests on, has changed since. EVENTS_RAISED: events are new or worse above the watch limit. TARGET_MISSED: none is, but the avoided event is not below the target. PART_SCREENED: neither, but the orbit with the manoeuvre covers a part of the window alone. CLEAR: nothing of that."
});
var notScreenedReason = z3.enum(["NO_CATALOGUE", "NO_ORBIT"]).meta({
  id: "NotScreenedReason",
  description: "Why candidates were not screened: no catalogue is loaded; or the orbit of the satellite is not known over the manoeuvre and cannot be followed."
});
var returnObstacle = z3.enum(["PHASE", "SIZE", "CONSTRAINTS"]).meta({
  id: "ReturnObstacle",
  description: "What keeps a satellite from coming back: PHASE, it does not drift back in time within the band of the semi-major axis; SIZE, more than the satellite can; CONSTRAINTS, no begin is left."
});
var exportFormat = z3.enum(["opm", "oem", "ocm", "csv", "json"]).meta({ id: "ManoeuvreExportFormat", description: "Format of an exported plan." });
var eventChange = z3.enum(["NEW", "WORSE", "BETTER", "GONE", "UNCHANGED"]).meta({ id: "EventChange", description: "What a manoeuvre makes of an event." });

// packages/contract/src/ca/manoeuvre-parts.ts
import { z as z4 } from "zod";

// packages/contract/src/platform/number-field.ts
var PERCENT = { unit: "%", factor: 0.01 };

// packages/contract/src/fleet/fields.ts
var size = { unit: "m", least: 1e-3, most: 500, isOptional: true };
var area = { unit: "m^2", least: 1e-6, most: 1e5, isOptional: true };
var mass = { unit: "kg", most: 1e6, isOptional: true };
var seconds2 = { unit: "s", most: 1e7, isOptional: true };
var fixedError = {
  unit: "m/s",
  least: 0,
  most: 100,
  shown: { unit: "mm/s", factor: 1e-3 },
  isOptional: true
};
var EVERY = { unit: "h", least: 1, most: 168, isWhole: true };
var BODY_NUMBERS = {
  hardBodyRadius: size,
  boxLength: size,
  boxWidth: size,
  boxHeight: size,
  wingLength: size,
  wingWidth: size,
  dragArea: area,
  dragCoefficient: { unit: "", least: 0.01, most: 20, isOptional: true },
  solarRadiationPressureArea: area,
  reflectivityCoefficient: { unit: "", least: 0, most: 3, isOptional: true },
  wetMass: { ...mass, least: 1e-3 },
  screeningEveryHours: { ...EVERY, least: 0, isOptional: true },
  ephemerisEveryHours: { ...EVERY, most: 720, isOptional: true }
};
var PROPULSION_NUMBERS = {
  thrust: { unit: "N", least: 1e-7, most: 1e6, isOptional: true },
  specificImpulse: { ...seconds2, least: 1, most: 1e5 },
  dutyCycle: { unit: "", least: 1e-3, most: 1, shown: PERCENT, isOptional: true },
  maxDeltaV: { unit: "m/s", least: 1e-6, most: 1e4, isOptional: true },
  propellantMass: { ...mass, least: 0 },
  minimumBurnSpacing: { ...seconds2, least: 0 },
  maxThrustDuration: { ...seconds2, least: 1e-3 },
  dragAreaMin: area,
  dragAreaMax: area,
  executionMagnitudeError: { unit: "", least: 0, most: 1, shown: PERCENT, isOptional: true },
  executionPointingError: { unit: "deg", least: 0, most: 90, isOptional: true },
  executionFixedMagnitudeError: fixedError,
  executionFixedPointingError: fixedError
};
var LOW_THRUST = { ...PROPULSION_NUMBERS.thrust, shown: { unit: "mN", factor: 1e-3 } };
var RULE_NUMBERS = {
  decisionLeadHours: { unit: "h", least: 0, most: 720 },
  screeningEveryHours: { ...EVERY, least: 0 },
  ephemerisDays: { unit: "d", least: 1, most: 3650 },
  messageDays: { unit: "d", least: 60, most: 3650 },
  targetReductionOrders: { unit: "", least: 0, most: 12 },
  uplinkLeadTime: { unit: "s", least: 0, most: 604800, shown: { unit: "min", factor: 60 } },
  densityUncertainty: { unit: "", least: 0, most: 1, shown: PERCENT },
  maxSmaChange: { unit: "m", least: 1e-3, most: 1e7, isOptional: true }
};

// packages/contract/src/ca/fields.ts
var orbits = { unit: "orbits", least: 0.05, most: 400 };
var SEARCH_NUMBERS = {
  maxDeltaV: PROPULSION_NUMBERS.maxDeltaV,
  orbitsFrom: orbits,
  orbitsTo: orbits,
  seconds: { unit: "s", least: 1, most: 1e8 },
  /** Of a direction in RTN; its length does not count. */
  component: { unit: "", least: -1e4, most: 1e4 },
  azimuth: { unit: "deg", least: -180, most: 360 },
  elevation: { unit: "deg", least: -90, most: 90 },
  coneHalfAngle: { unit: "deg", least: 0, most: 90 },
  maxSmaChange: RULE_NUMBERS.maxSmaChange,
  maxPhaseChange: { unit: "deg", least: 1e-6, most: 180, isOptional: true }
};
var needed = ({ isOptional: _, ...field }) => field;
var MANOEUVRE_NUMBERS = {
  deltaVVector: { ...SEARCH_NUMBERS.component, unit: "m/s" },
  thrustDirection: SEARCH_NUMBERS.component,
  deltaVMagnitude: needed(PROPULSION_NUMBERS.maxDeltaV),
  manoeuvreDuration: { unit: "s", least: 1e-9, most: 13e5 },
  dragCrossSection: needed(PROPULSION_NUMBERS.dragAreaMax)
};
var MOST_PLANNED_EVENTS = 60;

// packages/contract/src/ca/manoeuvre-parts.ts
var vector2 = (what) => z4.array(z4.number()).length(3).meta({ description: `${what}; three numbers.` });
var kilograms = (what) => z4.number().meta({ description: `${what}, kg.` });
var known = z4.number().min(0).max(1);
var span = z4.object({ start: utcTimeOf("Begin"), end: utcTimeOf("End") });
var orNull = (schema) => schema.nullable();
var isInadequate = z4.boolean().meta({
  description: "A probability is by a method that does not hold for the moved states: below a limit it gives no comfort."
});
var LEFT_OUT = "events of the satellite that you count in no total; what they come to is told beside it. Not the event that the plan is about.";
var leftOutIds = z4.array(id).max(MOST_PLANNED_EVENTS).optional().meta({ description: `Ids of ${LEFT_OUT}` });
var leftOutQuery = z4.string().max(121 * MOST_PLANNED_EVENTS).optional().meta({ description: `Comma-separated ids of ${LEFT_OUT}` });
var leftOutTotal = z4.object({
  count: count("Events that you left out"),
  totalProbabilityBefore: probability("That any of them is a collision, without the manoeuvre"),
  totalProbability: probability("That any of them is a collision, with the manoeuvre as planned")
}).meta({ id: "LeftOutTotal", description: "Events that you left out of every total, together; absent without any." });

// packages/contract/src/ca/words/confidence-de.ts
var CONFIDENCE_DE = {
  words: {
    CALIBRATED: "kalibriert",
    CONDITIONAL: "bedingt",
    BOUND: "Schranke"
  },
  reasons: {
    "covariance-calibrated": "ihre Kovarianzen kommen aus Quellen, die an dem gepr\xFCft wurden, was eintrat",
    "covariance-stated": "wahr, falls es die angegebenen Kovarianzen sind: niemand hat sie hier gepr\xFCft",
    "covariance-estimated": "wahr, falls es die Sch\xE4tzung ist: eine Kovarianz ist aus Bahnregime und Alter gesch\xE4tzt",
    "covariance-implausible": "eine Kovarianz kann nicht die einer solchen Bahn sein",
    "covariance-unusable": "es gibt keine brauchbare Kovarianz: an ihrer Stelle steht die gr\xF6\xDFtm\xF6gliche Pc",
    "pc-not-computed": "kein Verfahren hat eine Antwort: an ihrer Stelle steht die gr\xF6\xDFtm\xF6gliche Pc"
  }
};

// packages/contract/src/ca/words/confidence-en.ts
var CONFIDENCE_EN = {
  words: {
    CALIBRATED: "calibrated",
    CONDITIONAL: "conditional",
    BOUND: "bound"
  },
  reasons: {
    "covariance-calibrated": "its covariances come from sources that were tested against what turned out",
    "covariance-stated": "true if the stated covariances are: nobody has tested them here",
    "covariance-estimated": "true if the estimate is: a covariance is estimated from orbit regime and age",
    "covariance-implausible": "a covariance cannot be that of such an orbit",
    "covariance-unusable": "there is no usable covariance: the largest possible Pc stands in its place",
    "pc-not-computed": "no method has an answer: the largest possible Pc stands in its place"
  }
};

// packages/contract/src/ca/words/confidence.ts
var WORDS = { en: CONFIDENCE_EN, de: CONFIDENCE_DE };
function confidenceText(confidence2, reason, language) {
  const { words, reasons } = WORDS[language];
  return `${words[confidence2]} (${reasons[reason]})`;
}

// packages/contract/src/ca/manoeuvre-result.ts
var manoeuvreFigures = z5.object({
  manoeuvreType: plannedManoeuvreType,
  ignitionEpoch: utcTimeOf("Begin of the manoeuvre"),
  orbitsBeforeTca: ratio("Begin before closest approach, in periods of the satellite"),
  manoeuvreDuration: seconds("From begin to end; 0 for an impulse"),
  totalThrustingTime: seconds("Time that the motor is on"),
  totalDeltaVMagnitude: metresPerSecond("Change of velocity of all burns together"),
  deltaVMagnitude: metresPerSecond("Change of velocity"),
  deltaVReferenceFrame: deltaVFrame.meta({ description: "Frame of the vector." }),
  deltaVVector: vector2("Change of velocity in the frame named, m/s"),
  totalDeltaMass: orNull(
    kilograms("Change of mass of all burns together, not positive; null where mass or specific impulse is not known")
  ),
  deltaMass: orNull(kilograms("Change of mass, not positive; null where mass or specific impulse is not known")),
  effectiveThrustMagnitude: orNull(
    z5.number().meta({ description: "Thrust times duty cycle, N; null for an impulse." })
  ),
  specificImpulse: orNull(seconds("Specific impulse; null where not known")),
  dutyCycle: orNull(ratio("Share of the time that the motor is on, 0 to 1; null for an impulse")),
  spacecraftInitialMass: orNull(kilograms("Mass before; null where not known")),
  dragCrossSection: orNull(
    z5.number().meta({ description: "Cross-section meanwhile, m^2; null where drag is not what is used." })
  ),
  totalTimeInDifferentialDragConfiguration: seconds("Time in the other attitude"),
  totalTimeInNominalConfiguration: seconds("Time from begin to closest approach in the nominal attitude"),
  positionBefore: vector2("Position at the begin without the manoeuvre, EME2000 unless `frame` asks for another, m"),
  velocityBefore: vector2("Velocity at the begin without the manoeuvre, in the same frame, m/s"),
  positionAfter: vector2("Position at the end, in the same frame, m"),
  velocityAfter: vector2("Velocity at the end, in the same frame, m/s"),
  smaChange: metres("Change of the osculating semi-major axis, where both orbits pass the same place")
}).meta({ id: "ManoeuvreFigures", description: "A manoeuvre with its figures." });
var belief = {
  confidence: confidence.optional().meta({
    description: "How far its probabilities can be believed, as its verdict says; absent in plans of before that was told."
  }),
  confidenceReason: confidenceReason.optional()
};
var manoeuvredEvent = z5.object({
  conjunctionId: idOf("the event"),
  secondaryName: text("The other object."),
  secondaryNoradId: noradId.nullable(),
  tcaBefore: utcTimeOf("Closest approach without the manoeuvre"),
  tcaAfter: utcTimeOf("Closest approach with it"),
  missDistanceBefore: metres("Miss distance without the manoeuvre"),
  missDistanceAfter: metres("Miss distance with it"),
  relativePositionBefore: vector2("Other object minus satellite in RTN of the satellite, without the manoeuvre, m"),
  relativePositionAfter: vector2("The same with it, m"),
  probabilityBefore: known.meta({ description: "Probability without the manoeuvre, 0 to 1." }),
  probabilityAfter: known.meta({ description: "Probability with it, 0 to 1." }),
  probabilityWithExecutionError: known.optional().meta({ description: "Probability with it and the error of the burn among the errors, 0 to 1." }),
  ...belief,
  outcome: manoeuvredEventOutcome.meta({ description: "What becomes of it with the manoeuvre." }),
  isInadequate,
  isRaised: z5.boolean().meta({ description: "It was below the watch limit and is above it now." })
}).meta({ id: "ManoeuvredEvent", description: "What a manoeuvre makes of one event." });
var leftOutEvent = z5.object({
  conjunctionId: idOf("the event"),
  secondaryName: text("The other object."),
  secondaryNoradId: noradId.nullable(),
  reason: leftOutReason,
  tca: utcTimeOf("Of an event that you left out: closest approach without the manoeuvre").optional(),
  probabilityBefore: known.optional().meta({ description: "Of an event that you left out: without the manoeuvre, 0 to 1." }),
  probabilityAfter: known.optional().meta({ description: "The same with the manoeuvre as planned, 0 to 1." })
}).meta({
  id: "LeftOutEvent",
  description: "An event of the satellite that nothing can be computed of, or that you left out: in no total, and stopping no other."
});
var manoeuvreOutcomeOf = z5.object({
  branch: manoeuvreBranch,
  share: ratio("What is flown over what was planned"),
  probability: known.meta({ description: "Of the event that is avoided, 0 to 1." }),
  totalProbability: known.meta({ description: "That any event is a collision, 0 to 1." }),
  missDistance: metres("Of the event that is avoided"),
  outcome: manoeuvredEventOutcome.optional().meta({ description: "What becomes of the event that is avoided." }),
  isInadequate
}).meta({ id: "ManoeuvreOutcome", description: "One way in which a manoeuvre may turn out." });
var planeEllipse = z5.object({
  x: metres("Miss vector along x of the encounter plane"),
  y: metres("Miss vector along y"),
  covarianceXX: z5.number().meta({ description: "Combined covariance, xx, m^2." }),
  covarianceYX: z5.number().meta({ description: "Combined covariance, yx, m^2." }),
  covarianceYY: z5.number().meta({ description: "Combined covariance, yy, m^2." })
}).meta({
  id: "PlaneEllipse",
  description: "Where the other object is in the encounter plane, and how well that is known."
});
var manoeuvreResult = z5.object({
  figures: manoeuvreFigures,
  returnFigures: manoeuvreFigures.optional(),
  probabilityBefore: known.meta({ description: "Of the event that is avoided, without the manoeuvre, 0 to 1." }),
  probability: known.meta({ description: "Of the event that is avoided, 0 to 1." }),
  ...belief,
  totalProbabilityBefore: known.meta({
    description: "That any known event is a collision, without the manoeuvre, 0 to 1."
  }),
  totalProbability: known.meta({
    description: "That any known event is a collision: 1 - product of (1 - Pc), 0 to 1."
  }),
  isInadequate,
  withExecutionError: z5.object({
    probability: known.meta({ description: "Of the event that is avoided, 0 to 1." }),
    totalProbability: known.meta({ description: "That any known event is a collision, 0 to 1." })
  }).optional().meta({
    description: "The same probabilities with the error of the burn (one sigma of its size and direction, or of the density) among the errors; those above are of the burn as planned. Of no event less than as planned. This total counts: for targets, stars, the last chance and screenings."
  }),
  missDistance: metres("Miss distance of the event that is avoided"),
  mahalanobisDistance: ratio("Miss distance over its error, in the encounter plane"),
  tca: utcTimeOf("Closest approach of the event that is avoided"),
  planeBefore: planeEllipse,
  planeAfter: planeEllipse,
  events: z5.array(manoeuvredEvent).meta({ description: "Every known event of the satellite; the avoided one first." }),
  leftOutEvents: z5.array(leftOutEvent).optional().meta({ description: "Events in the window that are in none of the totals; absent where there are none." }),
  leftOutByOperator: leftOutTotal.optional(),
  branches: z5.array(manoeuvreOutcomeOf).meta({ description: "How it may turn out: hot, nominal, cold, missed." }),
  commandBy: utcTimeOf("The command has to have left the ground").nullable(),
  commandContact: text("The last pass for it: station and time.").nullable(),
  confirmationContact: text("The first pass after it: station and time.").nullable(),
  breaks: z5.array(planConstraint).meta({ description: "Constraints that it breaks." })
}).meta({ id: "ManoeuvreResult", description: "What comes of a manoeuvre." });
function avoidedText({
  outcome: outcome2,
  probabilityAfter,
  probabilityWithExecutionError: erring,
  confidence: word,
  confidenceReason: reason
}) {
  const withError = erring === void 0 ? "" : `, with the error of the burn ${erring.toExponential(2)}`;
  const believed = word && reason ? `, ${confidenceText(word, reason, "en")}` : "";
  const words = {
    PASSES: `Pc ${probabilityAfter.toExponential(2)}${withError}${believed}`,
    DEPARTS: "departed, the objects do not come within reach of each other any more",
    UNKNOWN: "could not be computed, counts as without the manoeuvre"
  };
  return `Avoided event: ${words[outcome2]}`;
}

// packages/conjunction/src/event/total-pc.ts
function totalPc(probabilities) {
  const logNone = probabilities.reduce((sum5, pc) => sum5 + Math.log1p(-Math.min(1, pc)), 0);
  return 0 - Math.expm1(logNone);
}
var SURELY = 1 - Number.EPSILON;
function totalPcWith(total, added) {
  return totalPc([total, Math.max(0, added)]);
}

// packages/operations/src/screened/total.ts
var WINDOW_S = 7 * SECONDS_PER_DAY;
function allEvents(knownPc, { statedPc, estimatedPc }) {
  return { totalPc: totalPcWith(knownPc, statedPc), estimatedPc };
}

// packages/operations/src/export/planned-set.ts
var FORMATS = ["oem", "opm", "ocm"];
function plannedSet({ set, head, ...common }) {
  const nominal = nominalFile({
    ...common,
    head: { ...head, comments: [...head.comments, "No burn"] },
    planScreening: "",
    avoided: ""
  });
  if (!nominal.ok) return nominal;
  const files = [
    { path: "candidates.csv", text: csvOf(candidateTable(set)) },
    { path: "nominal.oem", text: nominal.value }
  ];
  const lines = [];
  for (const [place, { manoeuvre, result, stars }] of set.candidates.entries()) {
    const name = folderOf(place, stars);
    const avoided = avoidedText(result.events[0]);
    const comments = [
      ...head.comments,
      `Candidate ${place + 1} of ${set.candidates.length}: ${stars.join(", ") || "no star"}`,
      avoided
    ];
    const written = plannedFiles(
      {
        ...common,
        head: { ...head, comments },
        manoeuvre,
        result,
        ignitionTaiS: ignitionOf(manoeuvre),
        planScreening: "",
        avoided
      },
      FORMATS
    );
    if (!written.ok) return written;
    files.push(
      ...FORMATS.map((format) => ({
        path: `${name}/${format === "oem" ? "with-burn" : "burn"}.${format}`,
        text: written.value[format]
      }))
    );
    lines.push(`${name}/  ${manoeuvre.manoeuvreType} at ${manoeuvre.ignitionEpoch}`);
  }
  return ok([{ path: "README.txt", text: readme(lines) }, ...files]);
}
function folderOf(place, stars) {
  const [star = "no-star"] = stars;
  return `${String(place + 1).padStart(2, "0")}-${star.toLowerCase().replaceAll("_", "-")}`;
}
function csvOf({ columns, rows: rows2 }) {
  const head = columns.map(({ name, unit: unit3 }) => unit3 === void 0 ? name : `${name} [${unit3}]`);
  return `${[head, ...rows2.map((row) => row.map((cell) => cell ?? ""))].map((cells) => cells.join(",")).join("\r\n")}\r
`;
}
function readme(candidates2) {
  return [
    "A ranked set of manoeuvres that avoid one event.",
    "",
    "candidates.csv  figures of no burn (rank 0) and of each candidate in its rank",
    "nominal.oem     the orbit without a burn",
    "of each candidate, in a folder named by rank and star:",
    "with-burn.oem   the orbit with the burn; covariance with the error of its execution",
    "burn.opm        state at the begin of the orbit, and the burn",
    "burn.ocm        orbit, covariance and burn",
    "",
    ...candidates2,
    ""
  ].join("\n");
}

// packages/conjunction/src/manoeuvre/closest-passages.ts
var SETTLED_S2 = 1e-9;
var MOST_STEPS6 = 40;
var LONGEST_STEP_S6 = 30;
var LOOKS2 = 192;
function closestPassages(pairAt, fromS, toS) {
  const first2 = new Float64Array(6);
  const second = new Float64Array(6);
  const slopeAt = (offsetS) => pairAt(offsetS, first2, second) ? slopeOf(first2, second).slope : Number.NaN;
  const passages = [];
  const stepS = (toS - fromS) / LOOKS2;
  let before = slopeAt(fromS);
  for (let k = 1; k <= LOOKS2; k++) {
    const start = fromS + (k - 1) * stepS;
    const after2 = slopeAt(start + stepS);
    if (before < 0 && after2 >= 0) passages.push(start + rootBetween((s) => slopeAt(start + s), 0, stepS, SETTLED_S2));
    before = after2;
  }
  return passages;
}
function fastPassage(pairAt, fromS, toS) {
  const first2 = new Float64Array(6);
  const second = new Float64Array(6);
  let offsetS = 0;
  for (let i = 0; i < MOST_STEPS6; i++) {
    if (!(offsetS >= fromS && offsetS <= toS) || !pairAt(offsetS, first2, second)) return void 0;
    const { slope, square } = slopeOf(first2, second);
    const step2 = Math.max(-LONGEST_STEP_S6, Math.min(LONGEST_STEP_S6, -slope / square));
    if (!Number.isFinite(step2)) return void 0;
    if (Math.abs(step2) <= SETTLED_S2) return offsetS;
    offsetS += step2;
  }
  return void 0;
}
function slopeOf(first2, second) {
  let slope = 0;
  let square = 0;
  for (let k = 0; k < 3; k++) {
    const dv = second[3 + k] - first2[3 + k];
    slope += (second[k] - first2[k]) * dv;
    square += dv * dv;
  }
  return { slope, square };
}

// packages/conjunction/src/manoeuvre/moved-encounter.ts
var SETTLED_S3 = 1e-9;
var SETTLED_M = 1e-6;
var MOST_STEPS7 = 50;
var LONGEST_NEWTON_STEP_S2 = 30;
function movedEncounter(encounter, moved) {
  const tcaTaiS = encounter.primary.epochTaiS;
  const sinceMovedS = tcaTaiS - moved.epochTaiS;
  const fromMoved = sixOf(moved);
  const fromTca = [...encounter.secondary.positionM, ...encounter.secondary.velocityMps];
  const first2 = new Float64Array(6);
  const second = new Float64Array(6);
  let shiftS = 0;
  for (let i = 0; i < MOST_STEPS7; i++) {
    propagateTwoBody(fromMoved, sinceMovedS + shiftS, first2);
    propagateTwoBody(fromTca, shiftS, second);
    const step2 = newtonStep(first2, second);
    if (Number.isNaN(step2)) return fail({ code: "no-closest-approach", value: shiftS });
    if (Math.abs(step2) > Math.max(SETTLED_S3, SETTLED_M / speedBetween(first2, second))) {
      shiftS += step2;
      continue;
    }
    const primary = stateOfSix(first2, tcaTaiS + shiftS, moved.frame);
    const secondary = stateOfSix(second, tcaTaiS + shiftS, encounter.secondary.frame);
    const figures = encounterFigures(encounter, primary, secondary);
    if (!figures.ok) return figures;
    return ok({ ...figures.value, tcaShiftS: shiftS, primary, secondary });
  }
  return fail({ code: "no-closest-approach", value: shiftS });
}
function newtonStep(first2, second) {
  const pullOfFirst = -MU_EARTH / Math.hypot(first2[0], first2[1], first2[2]) ** 3;
  const pullOfSecond = -MU_EARTH / Math.hypot(second[0], second[1], second[2]) ** 3;
  let rate = 0;
  let curvature = 0;
  for (let k = 0; k < 3; k++) {
    const dr = second[k] - first2[k];
    const dv = second[k + 3] - first2[k + 3];
    rate += dr * dv;
    curvature += dv * dv + dr * (pullOfSecond * second[k] - pullOfFirst * first2[k]);
  }
  if (!(curvature > 0)) return Number.NaN;
  return Math.max(-LONGEST_NEWTON_STEP_S2, Math.min(LONGEST_NEWTON_STEP_S2, -rate / curvature));
}
function speedBetween(first2, second) {
  return Math.hypot(second[3] - first2[3], second[4] - first2[4], second[5] - first2[5]);
}

// packages/conjunction/src/manoeuvre/impulse-effect.ts
function kicked(state, [r, t, n], axesOf2 = state) {
  const m = localAxes("RTN", axesOf2.positionM, axesOf2.velocityMps);
  const [x, y, z6] = state.velocityMps;
  return {
    ...state,
    velocityMps: [
      x + (m[0] * r + m[3] * t + m[6] * n),
      y + (m[1] * r + m[4] * t + m[7] * n),
      z6 + (m[2] * r + m[5] * t + m[8] * n)
    ]
  };
}

// packages/planning/src/flown-pair.ts
var KEPT_EVERY_S = 120;
function openMotion(atOrigin) {
  const ahead = [atOrigin];
  const behind = [atOrigin];
  return (offsetS, out) => {
    const states = offsetS < 0 ? behind : ahead;
    const stepS = offsetS < 0 ? -KEPT_EVERY_S : KEPT_EVERY_S;
    const place = Math.round(offsetS / stepS);
    while (states.length <= place) {
      const next = Float64Array.from(states.at(-1));
      moveState(next, stepS);
      states.push(next);
    }
    out.set(states[place]);
    const restS = offsetS - place * stepS;
    if (restS !== 0) moveState(out, restS);
  };
}
var pairs = /* @__PURE__ */ new WeakMap();
function unchangedPair(encounter) {
  const kept6 = pairs.get(encounter);
  if (kept6 !== void 0) return kept6;
  const ofPrimary = openMotion(sixOf(encounter.primary));
  const ofSecondary = openMotion(sixOf(encounter.secondary));
  const pair3 = (offsetS, first2, second) => {
    ofPrimary(offsetS, first2);
    ofSecondary(offsetS, second);
    return true;
  };
  pairs.set(encounter, pair3);
  return pair3;
}

// packages/planning/src/event-effect.ts
var SLOW_SHARE = 0.01;
var FAST_SPAN_S = 900;
var SLOW_SPAN = 0.75;
var COUNTED_SPAN = 0.25;
function spanOf(encounter) {
  const { primary, secondary } = encounter;
  return isSlow(encounter) ? SLOW_SPAN * Math.min(periodOf(primary), periodOf(secondary)) : FAST_SPAN_S;
}
function isSlow({ primary, secondary }) {
  return norm(difference(secondary.velocityMps, primary.velocityMps)) < SLOW_SHARE * norm(primary.velocityMps);
}
function eventEffect(encounter, addTo, fromTaiS = Number.NEGATIVE_INFINITY) {
  if (addTo === void 0 || fromTaiS >= encounter.primary.epochTaiS) return effectAsItIs(encounter);
  const origin2 = encounter.primary.epochTaiS;
  const unchanged = unchangedPair(encounter);
  const pairAt = (offsetS, first2, second) => unchanged(offsetS, first2, second) && addTo(origin2 + offsetS, first2);
  return passedEffect(encounter, pairAt, fromTaiS - origin2);
}
function effectAlong(encounter, primaryAt) {
  const origin2 = encounter.primary.epochTaiS;
  const unchanged = unchangedPair(encounter);
  const pairAt = (offsetS, first2, second) => unchanged(offsetS, first2, second) && primaryAt(origin2 + offsetS, first2);
  return passedEffect(encounter, pairAt, Number.NEGATIVE_INFINITY);
}
function impulseOnEvent(encounter, impulse3) {
  const { primary, secondary } = encounter;
  const leadS = primary.epochTaiS - impulse3.epochTaiS;
  if (!(leadS > 0)) return effectAsItIs(encounter);
  const pushed = sixOf(kicked(twoBodyStateAt(primary, impulse3.epochTaiS), impulse3.deltaVRtnMps));
  const other = sixOf(secondary);
  const pairAt = (offsetS, first2, second) => {
    propagateTwoBody(pushed, leadS + offsetS, first2);
    propagateTwoBody(other, offsetS, second);
    return true;
  };
  return passedEffect(encounter, pairAt, -leadS);
}
function passedEffect(encounter, pairAt, sinceS) {
  const halfS = spanOf(encounter);
  const fromS = Math.max(sinceS, -halfS);
  const fast = isSlow(encounter) ? void 0 : fastPassage(pairAt, fromS, halfS);
  const offsets = fast === void 0 ? closestPassages(pairAt, fromS, halfS) : [fast];
  if (offsets.length === 0) return partedEffect(encounter, pairAt, fromS, halfS);
  const states = offsets.map((offsetS) => statesAt(encounter, pairAt, offsetS));
  const byDistance = states.toSorted((a, b) => distanceOf(a) - distanceOf(b));
  const [nearest] = byDistance;
  if (fast === void 0 && isOutOfReach(encounter, nearest)) return departedEffect(encounter, nearest);
  const passages = [];
  for (const [k, pair3] of byDistance.entries()) {
    if (k > 0 && (isOutOfReach(encounter, pair3) || passages.some((passage) => isCounted(passage, pair3)))) continue;
    const figures = encounterFigures(encounter, ...pair3);
    if (!figures.ok) return figures;
    const [primary, secondary] = pair3;
    passages.push({ ...figures.value, tcaTaiS: primary.epochTaiS, primary, secondary });
  }
  return ok(effectOf(passages));
}
function distanceOf([primary, secondary]) {
  return norm(difference(secondary.positionM, primary.positionM));
}
function isCounted({ method, tcaTaiS, primary, secondary }, [other]) {
  if (method !== "nc3d-hall-2021") return false;
  return Math.abs(other.epochTaiS - tcaTaiS) < COUNTED_SPAN * Math.min(periodOf(primary), periodOf(secondary));
}
function effectOf(passages) {
  const [closest] = passages;
  return {
    ...closest,
    end: "passes",
    pc: passages.length === 1 ? closest.pc : totalPc(passages.map(({ pc }) => pc)),
    isInadequate: passages.some(({ isInadequate: isInadequate2 }) => isInadequate2),
    passages: passages.toSorted((a, b) => a.tcaTaiS - b.tcaTaiS)
  };
}
function partedEffect(encounter, pairAt, fromS, toS) {
  const atStart = statesAt(encounter, pairAt, fromS);
  const atEnd = statesAt(encounter, pairAt, toS);
  if (atStart === void 0 || atEnd === void 0) return fail({ code: "no-closest-approach", value: toS });
  const nearest = distanceOf(atStart) < distanceOf(atEnd) ? atStart : atEnd;
  if (isOutOfReach(encounter, nearest)) return departedEffect(encounter, nearest);
  const figures = encounterFigures(encounter, ...nearest);
  return figures.ok ? ok({ ...partedAt(figures.value, nearest), end: "passes", isInadequate: true }) : figures;
}
function departedEffect({ judged: _, ...encounter }, nearest) {
  const figures = encounterFigures(encounter, ...nearest);
  return figures.ok ? ok({ ...partedAt(figures.value, nearest), end: "departs", pc: 0 }) : figures;
}
function partedAt(figures, pair3) {
  const [primary, secondary] = pair3;
  return { ...figures, missDistanceM: distanceOf(pair3), tcaTaiS: primary.epochTaiS, primary, secondary, passages: [] };
}
function isOutOfReach(encounter, pair3) {
  return distanceOf(pair3) > reachAt(encounter, ...pair3);
}
function statesAt({ primary, secondary }, pairAt, offsetS) {
  const first2 = new Float64Array(6);
  const second = new Float64Array(6);
  if (!pairAt(offsetS, first2, second)) return void 0;
  const epochTaiS = primary.epochTaiS + offsetS;
  return [stateOfSix(first2, epochTaiS, primary.frame), stateOfSix(second, epochTaiS, secondary.frame)];
}
function effectAsItIs(encounter) {
  const figures = encounterFigures(encounter);
  if (!figures.ok) return figures;
  const { primary, secondary } = encounter;
  const passage = { ...figures.value, tcaTaiS: primary.epochTaiS, primary, secondary };
  return ok(effectOf([passage]));
}

// packages/kernel/src/base64.ts
var ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
function fromBase64(text2) {
  const padding = text2.endsWith("==") ? 2 : text2.endsWith("=") ? 1 : 0;
  const bytes = new Uint8Array(text2.length / 4 * 3 - padding);
  const value = new Uint8Array(128);
  for (let k = 0; k < ALPHABET.length; k++) value[ALPHABET.charCodeAt(k)] = k;
  let at = 0;
  for (let k = 0; k < text2.length; k += 4) {
    const word = value[text2.charCodeAt(k)] << 18 | value[text2.charCodeAt(k + 1)] << 12 | value[text2.charCodeAt(k + 2)] << 6 | value[text2.charCodeAt(k + 3)];
    bytes[at++] = word >> 16;
    bytes[at++] = word >> 8;
    bytes[at++] = word;
  }
  return bytes;
}

// packages/kernel/src/generated/functions-wasm.ts
var WASM_BASE64 = "AGFzbQEAAAABHgVgAXwBfGACfHwBfGABfgF/YAN8fH8BfGACfH8BfAMpKAAAAAAAAgADBAAAAQAAAAABAAAAAAAAAQAAAAAAAAAAAAABAAAAAAAFAwEAAQYeA3wBRAAAAAAAAAAAC3wBRAAAAAAAAAAAC34BQgALB54BFgRhY29zACcFYWNvc2gAJgRhc2luACUFYXNpbmgAJARhdGFuACMFYXRhbmgAIQRjYnJ0ACADY29zAB8EY29zaAAeA2V4cAAdBWV4cG0xABwDbG9nABsFbG9nMTAAGgVsb2cxcAAZBGxvZzIAGANzaW4AFgRzaW5oABUDdGFuABQEdGFuaAATBWF0YW4yACIDcG93ABcGbWVtb3J5AgAMAQEK0VYo+wQDA38EfAF+IAC9IghCIIinQf////8HcSECIAhCP4inIQMgAkH60I2CBE8EQCAAIABiBEAgAA8LIAMEQEQAAAAAAADwvw8LIABE7zn6/kIuhkBkBEAgAEQAAAAAAADgf6IPCwsgAkHC3Nj+A0sEQCAAQQEgA0EBdGsgAET+gitlRxX3P6JEAAAAAAAA4D8gAKag/AIgAkGyxcL/A0kbIgG3IgBEAADg/kIu5j+ioSIEIAQgAER2PHk17znqPaIiBKEiAKEgBKEhBAUgAkGAgMDkA0kEQCAADwsLIAAgAEQAAAAAAADgP6IiBqIiBSAFoiEHRAAAAAAAAAhAIAVE9BARERERob+iRAAAAAAAAPA/oCAHIAVEt9uqnhnOFL+iRIVV/hmgAVo/oCAHIAVELcMJbrf9ir6iRDlS5obKz9A+oKKgoqAiByAGoqEhBiAFIAcgBqFEAAAAAAAAGEAgACAGoqGjoiEGIAFFBEAgACAAIAaiIAWhoQ8LIAAgBiAEoaIgBKEgBaEhBCABQX9GBEAgACAEoUQAAAAAAADgP6JEAAAAAAAA4L+gDwsgAUEBRgRAIABEAAAAAAAA0L9jBEAgBCAARAAAAAAAAOA/oKFEAAAAAAAAAMCiDwsgACAEoUQAAAAAAAAAQKJEAAAAAAAA8D+gDwsgAaxC/wd8QjSGvyEFIAFBAEggAUE4SnIEQCAAIAShRAAAAAAAAPA/oCIAIACgRAAAAAAAAOB/oiAAIAWiIAFBgAhGG0QAAAAAAADwv6APCyAARAAAAAAAAPA/Qv8HIAGsfUI0hr8iAKEgBKFEAAAAAAAA8D8gBCAAoKEgAUEUSBugIAWiC40BACAAIAAgACAAIAAgAEQJ9/0N4T0CP6JEiLIBdeDvST+gokQ7j2i1KIKkv6CiRFVEiA5Vwck/oKJEfW/rAxLW1L+gokRVVVVVVVXFP6CiIAAgACAAIABEgpIuscW4sz+iRFkBjRtsBua/oKJEyIpZnOUqAECgokRLLYocJzoDwKCiRAAAAAAAAPA/oKML2gMDBHwCfwF+QQEhBSAAvUIgiKciBkEfdiAGQfqE6v4DSXIEQCAGQYCAwP97TwRAIABEAAAAAAAA8L9hBEAgAEQAAAAAAAAAAKMPCyAAIAChRAAAAAAAAAAAow8LIAZBAXRBgICAygdJBEAgAA8LIAZBxP3K/ntNBHxBACEFIAAFRAAAAAAAAAAACyEBBSAGQYCAwP8HTwRAIAAPCwsgBQRAIABEAAAAAAAA8D+gvSIHQiCIp0HiviVqIgZBFHZB/wdrIgVBNkgEfEQAAAAAAADwPyAHvyIBIAChoSAAIAFEAAAAAAAA8L+goSAFQQJOGyABowVEAAAAAAAAAAALIQIgB0L/////D4MgBkH//z9xQZ7Bmv8Daq1CIIaEv0QAAAAAAADwv6AhAQsgASABRAAAAAAAAABAoKMiAyADoiIAIACiIQQgAyABRAAAAAAAAOA/oiABoiIDIAAgBCAEIARERFI+3xLxwj+iRN4Dy5ZkRsc/oKJEWZMilCRJ0j+gokSTVVVVVVXlP6CiIAQgBCAERJ/GeNAJmsM/okSveI4dxXHMP6CiRAT6l5mZmdk/oKKgoKIgBbciAER2PHk17znqPaIgAqCgIAOhIAGgIABEAADg/kIu5j+ioAuAAwMDfwF+BHwgAL0iBEIgiKciAUEfdiICIAFBgIDAAElyBEAgBEIBhlAEQEQAAAAAAADwvyAAIACiow8LIAIEQCAAIAChRAAAAAAAAAAAow8LQUohAyAARAAAAAAAAFBDor0iBEIgiKchAQUgAUGAgMD/B08EQCAADwUgBEIghlAgAUGAgMD/A0ZxBEBEAAAAAAAAAAAPCwsLIARC/////w+DIAFB4r4laiIBQf//P3FBnsGa/wNqrUIghoS/RAAAAAAAAPC/oCIHRAAAAAAAAOA/oiAHoiEAIAcgB0QAAAAAAAAAQKCjIgggCKIiBSAFoiEGIAggACAFIAYgBiAGRERSPt8S8cI/okTeA8uWZEbHP6CiRFmTIpQkSdI/oKJEk1VVVVVV5T+goiAGIAYgBkSfxnjQCZrDP6JEr3iOHcVxzD+gokQE+peZmZnZP6CioKCiIAMgAUEUdUH/B2tqtyIFRHY8eTXvOeo9oqAgAKEgB6AgBUQAAOD+Qi7mP6KgC+ACAgR8A38gAL1CIIinIgdBH3YhBiAHQf////8HcSIHQavGmIQETwRAIAAgAGIEQCAADwsgAETvOfr+Qi6GQGQEQCAARAAAAAAAAOB/og8LIABEUTAt1RBJh8BjBEBEAAAAAAAAAAAPCwsgB0HC3Nj+A0sEQCAAIABE/oIrZUcV9z+iRAAAAAAAAOA/IACmoPwCQQEgBkEBdGsgB0GyxcL/A08bIgW3RAAA4P5CLuY/oqEiASAFt0R2PHk17znqPaIiA6EhAAUgB0GAgMDxA00EQCAARAAAAAAAAPA/oA8LIAAhAQsgACAAoiIEIASiIQIgACAAIAREPlVVVVVVxT+iIAIgBEQs3iWvalYRP6JEk72+FmzBZr+gIAIgBETQpL5yaTdmPqJE8WvSxUG9u76goqCioKEiAKJEAAAAAAAAAEAgAKGjIAOhIAGgRAAAAAAAAPA/oCIAIAUQCCAAIAUbC64EAwp+AX8BfCAAQv///////////wCDQjSIQpUIfSIBQj+DIQQgAUIGh6dBA3RBgAhqIgspAwAhAyALKQMIIQIgCykDECEBIARCAFIEQCADIASGIAJCwAAgBH0iBYiEIQMgAiAEhiABIAWIhCECIAEgBIYgCykDGCAFiIQhAQsgAEL/////////B4NCgICAgICAgAiEIgRC/////w+DIQUgBEIgiCIGIAJC/////w+DIgd+IAJCIIgiAiAFfiAFIAd+IgVCIIh8IgdC/////w+DfCEIIAIgBn4gB0IgiHwgCEIgiHwkAiAGIAFCIIh+IgEgBUL/////D4MgCEIghnx8IgIgAVStIwIgAyAEfnx8IgNCAoYgAkI+iIQiBEI/hyIFIAJCAoaFIQYgBCAFQgGHhSIBeSEHIAEgB4YgBkLAACAHfYiEIghC/////w+DIQIgCEIgiCIBQrSEo4sCfiACQqK1v8gMfiACQrSEo4sCfiIJQiCIfCICQv////8Pg3whCiABQqK1v8gMfiACQiCIfCAKQiCIfCQCIAi6RIQbcFHMmDg/oiAGIAeGukQYLURU+yE5P6Kg/AciASAJQv////8PgyAKQiCGfCICVq0jAiIGQguIfLokACAGQjWGIAJCC4iEIAF8ukQAAAAAAADwO6IkASMAQoCAgICAgIDYPCAHQjSGfSAAIASFQoCAgICAgICAgH+DhL8iDKIkACMBIAyiJAEgA0I+hyAFfacLsAQCA3wCfyAAIQEgAL1CIIinQf////8HcSIEQYCAwKAETwRAIAAgAGIEQCAADwtEGC1EVPsh+T8gAaYPCyAEQYCA8P4DSQRAIARBgICA8gNJBEAgAA8LQX8hBQUgAJkhACAEQYCAzP8DSQR8IARBgICY/wNJBHwgACAAoEQAAAAAAADwv6AgAEQAAAAAAAAAQKCjBUEBIQUgAEQAAAAAAADwv6AgAEQAAAAAAADwP6CjCwUgBEGAgI6ABEkEfEECIQUgAEQAAAAAAAD4v6AgAEQAAAAAAAD4P6JEAAAAAAAA8D+gowVBAyEFRAAAAAAAAPC/IACjCwshAAsgACAAoiIDIAOiIQIgACADIAIgAiACIAIgAkQR2iLjOq2QP6JE6w12JEt7qT+gokRRPdCgZg2xP6CiRG4gTMXNRbc/oKJE/4MAkiRJwj+gokQNVVVVVVXVP6CiIAIgAiACIAIgAkQvbGosRLSiv6JEmv3eUi3erb+gokRtmnSv8rCzv6CiRHEWI/7Gcby/oKJExOuYmZmZyb+goqCiIQIgBUEASARAIAAgAqEPCwJ8AkACQAJAAkACQCAFDgQBAgMEAAsAC0RPu2EFZ6zdPyACROJlLyJ/K3q8oCAAoaEMAwtEGC1EVPsh6T8gAkQHXBQzJqaBvKAgAKGhDAILRJv2gdILc+8/IAJEvcvweogHcLygIAChoQwBC0QYLURU+yH5PyACRAdcFDMmppG8oCAAoaELIAGmC6sDAgJ/A3wgAL1CIIinIgNB/////wdxQaiolv8DTyIEBEBEGC1EVPsh6T8gA0EASAR8IAGaIQEgAJoFIAALoUQHXBQzJqaBPCABoaAhAEQAAAAAAAAAACEBCyAAIACiIgUgBaIhBiAAIAEgBSAFIACiIgcgBiAGIAYgBiAGRHNTYNvLdfO+okSmkjegiH4UP6CiRAFl8vLYREM/oKJEKANWySJtbT+gokQ31gaE9GSWP6CiRHr+EBEREcE/oCAFIAYgBiAGIAYgBkTUer90cCr7PqJE6afwMg+4Ej+gokRoEI0a9yYwP6CiRBWD4P7I21c/oKJEk4Ru6eMmgj+gokT+QbMbuqGrP6CioKIgAaCioCAHRGNVVVVVVdU/oqAiAaAhBSAEBEBEAAAAAAAA8D8gA0EedUECcbehIAK3IgYgACAFIAWiIAUgBqCjIAGhoUQAAAAAAAAAQKKhog8LIAJBAUYEQCAFDwtEAAAAAAAA8L8gBaMiBr1CgICAgHCDvyIHIAYgByAFvUKAgICAcIO/IgWiRAAAAAAAAPA/oCAHIAEgBSAAoaGioKKgC6QBACABQf8HSgR8IABEAAAAAAAA4H+iIQAgAUH/B2siAUH/B0oEfEH/ByABQf8HayIBIAFB/wdOGyEBIABEAAAAAAAA4H+iBSAACwUgAUGCeEgEfCAARAAAAAAAAGADoiEAIAFByQdqIgFBgnhIBHxBgnggAUHJB2oiASABQYJ4TBshASAARAAAAAAAAGADogUgAAsFIAALCyABrEL/B3xCNIa/ogvrAgMDfAJ/AX4gAL0iBkIgiKciBEEfdiEFIARB/////wdxIgRB+8Ok/wNNBEAgBEGAgIDyA0kEQCAADwsgAEQAAAAAAAAAAEEBEAcPCyAEQYCAwP8HTwRAIAAgAKEPCwJ/IAZCIIinQf////8HcSIEQfvD5IkESQRAIARBFHYiBCAAIABEg8jJbTBf5D+iniICRAAAQFT7Ifk/oqEiACACRDFjYhphtNA9oiIDoSIBvUIgiKdBFHZB/w9xa0EQSwRAIAJEc3ADLooZozuiIAAgACACRAAAYBphtNA9oiIBoSIAoSABoaEhAyAEIAAgA6EiAb1CIIinQRR2Qf8PcWtBMUsEQCACRMFJICWag3s5oiAAIAAgAkQAAAAuihmjO6IiAaEiAKEgAaGhIQMgACADoSEBCwsgASQAIAAgAaEgA6EkASAC/AIMAQtBACAGEAUiBGsgBCAFGwshBCMAIwFBASAEQQFxQQF0axAHC8oFAwV8An8BfiAAvSIIQiCIpyIGQR92IQcgBkH/////B3EiBkH7w6T/A00EQCAGQYCAwPIDSQRAIAAPCyAAIAAgAKIiASAAoiABIAEgAUR9/rFX4x3HPqJE1WHBGaABKr+gokSm+BARERGBP6AgASABIAGioiABRHzVz1o62eU9okTrnCuK5uVavqCioKJESVVVVVVVxb+goqAPCyAGQYCAwP8HTwRAIAAgAKEPCwJ/IAhCIIinQf////8HcSIGQfvD5IkESQRAIAZBFHYiBiAAIABEg8jJbTBf5D+iniIDRAAAQFT7Ifk/oqEiACADRDFjYhphtNA9oiICoSIBvUIgiKdBFHZB/w9xa0EQSwRAIANEc3ADLooZozuiIAAgACADRAAAYBphtNA9oiIBoSIAoSABoaEhAiAGIAAgAqEiAb1CIIinQRR2Qf8PcWtBMUsEQCADRMFJICWag3s5oiAAIAAgA0QAAAAuihmjO6IiAaEiAKEgAaGhIQIgACACoSEBCwsgASQAIAAgAaEgAqEkASAD/AIMAQtBACAIEAUiBmsgBiAHGwshBiMAIQIjASEDIAZBAXEEfCACIAKiIgAgAKIhAUQAAAAAAADwPyAARAAAAAAAAOA/oiIEoSIFRAAAAAAAAPA/IAWhIAShIAAgACAAIABEkBXLGaAB+j6iRHdRwRZswVa/oKJETFVVVVVVpT+goiABIAGiIAAgAETUOIi+6fqovaJExLG0vZ7uIT6gokStUpyAT36SvqCioKIgAiADoqGgoAUgAiACoiIAIAKiIQEgAiAAIANEAAAAAAAA4D+iIAEgACAARH3+sVfjHcc+okTVYcEZoAEqv6CiRKb4EBEREYE/oCAAIAAgAKKiIABEfNXPWjrZ5T2iROucK4rm5Vq+oKKgoqGiIAOhIAFESVVVVVVVxb+ioaELIgCaIAAgBkECcRsL1xADCn8IfAJ+IAGZRAAAAAAAAABAZQRAIAFEAAAAAAAAAEBhBEAgACAAog8LIAFEAAAAAAAA4D9hBEAgAJ+ZRAAAAAAAAPB/IABEAAAAAAAA8P9iGw8LIAFEAAAAAAAA8L9hBEBEAAAAAAAA8D8gAKMPCyABRAAAAAAAAPA/YQRAIAAPCyABRAAAAAAAAAAAYQRARAAAAAAAAPA/DwsLIAC9IhRCIIinIghB/////wdxIQIgAb0iFUIgiKciBUH/////B3EiBiAVpyIJckUEQEQAAAAAAADwPw8LIAZBgIDA/wdGIAlBAEdxIAJBgIDA/wdGIBSnIgRBAEdxIAJBgIDA/wdKciAGQYCAwP8HS3JyBEAgACABoA8LIAhBAEgEfyAGQYCAgJoETwR/QQIFIAZBgIDA/wNPBH9BNEEUIAZBFHZB/wdrIgdBFEoiChsgB2shB0ECIAkgBiAKGyIKIAd2IgtBAXFrQQAgCyAHdCAKRhsFQQALCwVBAAshByAJRQRAIAZBgIDA/wdGBEAgAUQAAAAAAAAAACAFQQBOIgMbRAAAAAAAAAAAIAGaIAMbIAJBgIDA/wNOG0QAAAAAAAD4fyACQYCAwP8DayAEchsPCyAGQYCAwP8DRgRAIAVBAE4EQCAADwtEAAAAAAAA8D8gAKMPCyAFQYCAgIAERgRAIAAgAKIPCyAFQYCAgP8DRiAIQQBOcQRAIACfDwsLIACZIQwgBEUgAkUgAkGAgMD/B0ZyIAJBgIDA/wNGcnEEQEQAAAAAAADwPyAMoyAMIAVBAEgbIQAgCEEASAR8IAJBgIDA/wNrIAdyBHwgAJogACAHQQFGGwUgACAAoSIAIACjCwUgAAsPCyAIQQBIBHwgB0UEQCAAIAChIgAgAKMPC0QAAAAAAADwv0QAAAAAAADwPyAHQQFGGwVEAAAAAAAA8D8LIQ0gBkGAgICPBEsEfCAGQYCAwJ8ESwRAIAJB//+//wNMBEBEAAAAAAAA8H9EAAAAAAAAAAAgBUEASBsPCyACQYCAwP8DTgRARAAAAAAAAPB/RAAAAAAAAAAAIAVBAEobDwsLIAJB//+//wNIBEAgDUScdQCIPOQ3fqJEnHUAiDzkN36iIA1EWfP4wh9upQGiRFnz+MIfbqUBoiAFQQBIGw8LIAJBgIDA/wNKBEAgDUScdQCIPOQ3fqJEnHUAiDzkN36iIA1EWfP4wh9upQGiRFnz+MIfbqUBoiAFQQBKGw8LIAxEAAAAAAAA8L+gIgBEAAAAYEcV9z+iIgwgAERE3134C65UPqIgACAAokQAAAAAAADgPyAARFVVVVVVVdU/IABEAAAAAAAA0D+ioaKhokT+gitlRxX3P6KhIg6gvUKAgICAcIO/IQAgDiAAIAyhoQUgAkGAgMAASARAQUshAyAMRAAAAAAAAEBDoiIMvUIgiKchAgsgAyACQRR1Qf8Ha2ohAyACQf//P3EiBEGAgMD/A3IhAiAEQY6xDk0Ef0EABSAEQfrsLkkEf0EBBSADQQFqIQMgAkGAgEBqIQJBAAsLIQQgDL1C/////w+DIAKsQiCGhL8iD0QAAAAAAAD4P0QAAAAAAADwPyAEGyIQoSIRRAAAAAAAAPA/IA8gEKCjIhKiIgC9QoCAgIBwg78iDCAMoiETIAwgE0QAAAAAAAAIQKAgACAAoiIOIA6iIA4gDiAOIA4gDkTvTkVKKH7KP6JEZdvJk0qGzT+gokQBQR2pYHTRP6CiRE0mj1FVVdU/oKJE/6tv27Zt2z+gokQDMzMzMzPjP6CiIBIgESAMIAJBAXVBgICAgAJyQYCAIGogBEESdGqsQiCGvyIOoqEgDCAPIA4gEKGhoqGiIg4gDCAAoKKgIgygvUKAgICAcIO/Ig+iIhAgDiAPoiAMIA9EAAAAAAAACMCgIBOhoSAAoqAiAKC9QoCAgIBwg78iDEQAAADgCcfuP6IhDiAMRPUBWxTgLz6+oiAAIAwgEKGhRP0DOtwJx+4/oqBEBtDPQ+v9TD5EAAAAAAAAAAAgBBugIgAgDiAAoEQAAABAA7jiP0QAAAAAAAAAACAEGyIMoCADtyIPoL1CgICAgHCDvyIAIA+hIAyhIA6hoQshDCABIAG9QoCAgIBwg78iDqEgAKIgASAMoqAiASAOIACiIgCgIgy9IhRCIIinIQIgFKchAwJAAkAgAkGAgMCEBE4EQCACQYCAwIQEayADciABRP6CK2VHFZc8oCAMIAChZHINAQUgAkH/////B3FBgJjDhARPQQAgAkGA6Lz7A2ogA3IgASAMIAChZXIbDQILIAJB/////wdxIgRBFHZB/wdrIQVBACEDIARBgICA/wNLBEAgAkGAgMAAIAVBAWp1aiIEQf////8HcUEUdkH/B2shBUEAIARB//8/cUGAgMAAckEUIAVrdSIDayADIAJBAEgbIQMgAEH//z8gBXVBf3MgBHGsQiCGv6EhAAsgASAAoL1CgICAgHCDvyIMRAAAAABDLuY/oiIOIAEgDCAAoaFE7zn6/kIu5j+iIAxEOWyoDGFcIL6ioCIAoCIBIAGiIQxEAAAAAAAA8D8gASABIAwgDCAMIAwgDETQpL5yaTdmPqJE8WvSxUG9u76gokQs3iWvalYRP6CiRJO9vhZswWa/oKJEPlVVVVVVxT+goqEiDKIgDEQAAAAAAAAAwKCjIAAgASAOoaEiACABIACioKEgAaGhIgC9QiCIpyADQRR0aiECIA0gACADEAggAL1C/////w+DIAKsQiCGhL8gAkEUdUEATBuiDwsgDUScdQCIPOQ3fqJEnHUAiDzkN36iDwsgDURZ8/jCH26lAaJEWfP4wh9upQGiC7QDAwN/AX4EfCAAvSIEQiCIpyIBQR92IgIgAUGAgMAASXIEQCAEQgGGUARARAAAAAAAAPC/IAAgAKKjDwsgAgRAIAAgAKFEAAAAAAAAAACjDwtBSiEDIABEAAAAAAAAUEOivSIEQiCIpyEBBSABQYCAwP8HTwRAIAAPBSAEQiCGUCABQYCAwP8DRnEEQEQAAAAAAAAAAA8LCwsgBEL/////D4MgAUHiviVqIgFB//8/cUGewZr/A2qtQiCGhL9EAAAAAAAA8L+gIgBEAAAAAAAA4D+iIACiIQUgACAARAAAAAAAAABAoKMiBiAGoiIHIAeiIQggACAAIAWhvUKAgICAcIO/IgChIAWhIAYgBSAHIAggCCAIRERSPt8S8cI/okTeA8uWZEbHP6CiRFmTIpQkSdI/oKJEk1VVVVVV5T+goiAIIAggCESfxnjQCZrDP6JEr3iOHcVxzD+gokQE+peZmZnZP6CioKCioCEFIAMgAUEUdkH/B2tqtyIGIABEAAAgZUcV9z+iIgegIQggBSAAoEQAou8u/AXnPaIgBUQAACBlRxX3P6KgIAYgCKEgB6CgIAigC80DAwN/AX4FfCAAvSIEQiCIpyIBQR92IgIgAUGAgMAASXIEQCAEQgGGUARARAAAAAAAAPC/IAAgAKKjDwsgAgRAIAAgAKFEAAAAAAAAAACjDwtBSiEDIABEAAAAAAAAUEOivSIEQiCIpyEBBSABQYCAwP8HTwRAIAAPBSAEQiCGUCABQYCAwP8DRnEEQEQAAAAAAAAAAA8LCwsgBEL/////D4MgAUHiviVqIgFB//8/cUGewZr/A2qtQiCGhL9EAAAAAAAA8L+gIgBEAAAAAAAA4D+iIACiIQUgACAARAAAAAAAAABAoKMiBiAGoiIHIAeiIQggACAAIAWhvUKAgICAcIO/IgmhIAWhIAYgBSAHIAggCCAIRERSPt8S8cI/okTeA8uWZEbHP6CiRFmTIpQkSdI/oKJEk1VVVVVV5T+goiAIIAggCESfxnjQCZrDP6JEr3iOHcVxzD+gokQE+peZmZnZP6CioKCioCEFIAMgAUEUdkH/B2tqtyIGRABgn1ATRNM/oiIHIAlEAAAgFXvL2z+iIgigIQAgBkQ2K/ER8/5ZPaIgBSAJoETVrZrKOJS7PaKgIAVEAAAgFXvL2z+ioCAHIAChIAigoCAAoAuNBgMFfAJ/AX4gAL0iCEIgiKciBkEfdiEHIAZB/////wdxIgZB+8Ok/wNNBEAgBkGewZryA0kEQEQAAAAAAADwPw8LIAAgAKIiASABoiECRAAAAAAAAPA/IAFEAAAAAAAA4D+iIgOhIgREAAAAAAAA8D8gBKEgA6EgASABIAEgAUSQFcsZoAH6PqJEd1HBFmzBVr+gokRMVVVVVVWlP6CiIAIgAqIgASABRNQ4iL7p+qi9okTEsbS9nu4hPqCiRK1SnIBPfpK+oKKgoiAARAAAAAAAAAAAoqGgoA8LIAZBgIDA/wdPBEAgACAAoQ8LAn8gCEIgiKdB/////wdxIgZB+8PkiQRJBEAgBkEUdiIGIAAgAESDyMltMF/kP6KeIgNEAABAVPsh+T+ioSIAIANEMWNiGmG00D2iIgKhIgG9QiCIp0EUdkH/D3FrQRBLBEAgA0RzcAMuihmjO6IgACAAIANEAABgGmG00D2iIgGhIgChIAGhoSECIAYgACACoSIBvUIgiKdBFHZB/w9xa0ExSwRAIANEwUkgJZqDezmiIAAgACADRAAAAC6KGaM7oiIBoSIAoSABoaEhAiAAIAKhIQELCyABJAAgACABoSACoSQBIAP8AgwBC0EAIAgQBSIGayAGIAcbCyEGIwAhASMBIQIgBkEBcQR8IAEgAaIiACABoiEDIAEgACACRAAAAAAAAOA/oiADIAAgAER9/rFX4x3HPqJE1WHBGaABKr+gokSm+BARERGBP6AgACAAIACioiAARHzVz1o62eU9okTrnCuK5uVavqCioKKhoiACoSADRElVVVVVVcW/oqGhBSABIAGiIgMgA6IhBEQAAAAAAADwPyADRAAAAAAAAOA/oiIAoSIFRAAAAAAAAPA/IAWhIAChIAMgAyADIANEkBXLGaAB+j6iRHdRwRZswVa/oKJETFVVVVVVpT+goiAEIASiIAMgA0TUOIi+6fqovaJExLG0vZ7uIT6gokStUpyAT36SvqCioKIgASACoqGgoAsiAJogACAGQQFqQQJxGwuKAgMBfwF+AnwgAL0iAkIgiKdB/////wdxIgFBgIDA/wdPBEAgACAAoA8LIAFBgIDAAEkEfyAARAAAAAAAAFBDor0iAkIgiKdB/////wdxIgFFBEAgAA8LIAFBA25Bk/H9ywJqBSABQQNuQZPx/dQCagshASACQoCAgICAgICAgH+DIAGtQiCGhL8iBCAEoiAEIACjoiEDIAAgBCADIANEwtZJSmDx+T+iRCAk8JLgKP6/oKJEkuZhD+YD/j+gIAMgA6IgA6IgA0TX7eTUALDCP6JE2VHnvstE6L+goqCivUKAgICACHxCgICAgHyDvyIAIACioyEDIAAgACADIAChIAAgAKAgA6CjoqALwwMCBH8CfiAAIABiIAEgAWJyBEAgASAAoA8LIAC9IgZCIIinIQQgAb0iB0IgiKchAyAHpyIFIANBgIDA/wNrckUEQCAAEAYPCyADQR52QQJxIARBH3ZyIQIgBEH/////B3EiBCAGp3JFBEACQAJAAkAgAkUgAkEBRnJFBEAgAkECRg0BIAJBA0YNAgwDCyAADwtEGC1EVPshCUAPC0QYLURU+yEJwA8LCwJAIAUgA0H/////B3EiA3JFDQAgA0GAgMD/B0YEQCAEQYCAwP8HRgR8RNIhM3982QJARBgtRFT7Iek/IAJBAnEbIgCaIAAgAkEBcRsFRBgtRFT7IQlARAAAAAAAAAAAIAJBAnEbIgCaIAAgAkEBcRsLDwsgBEGAgMD/B0YgA0GAgIAgaiAESXINACAEQYCAgCBqIANJQQAgAkECcRsEfEQAAAAAAAAAAAUgACABo5kQBgshAAJAAkACQAJAAkAgAg4EAAECAwQLIAAPCyAAmg8LRBgtRFT7IQlAIABEB1wUMyamobygoQ8LIABEB1wUMyamobygRBgtRFT7IQnAoA8LAAtEGC1EVPsh+b9EGC1EVPsh+T8gAkEBcRsLvQICAn8CfCAAvUIgiKciAkH/////B3EiAUGAgMD/A08EQCAAvacgAUGAgMD/A2tyRQRAIABEGC1EVPsh+T+iRAAAAAAAAHA4oA8LRAAAAAAAAAAAIAAgAKGjDwsgAUGAgID/A0kEQCABQYCAwPIDSSABQYCAwABPcQRAIAAPCyAAIAAgACAAohABoqAPC0QAAAAAAADgPyAAmUQAAAAAAADgP6KhIgCfIQMgABABIQQgAUGz5rz/A08EfEQYLURU+yH5PyADIAMgBKKgRAAAAAAAAABAokQHXBQzJqaRvKChBUQYLURU+yHpPyADIAOgIASiRAdcFDMmppE8IAAgA71CgICAgHCDvyIAIACioSADIACgo0QAAAAAAAAAQKKhoUQYLURU+yHpPyAAIACgoaGhCyIAmiAAIAJBAEgbC7UCAgJ/AnwgAL1CIIinIgJB/////wdxIgFBgIDA/wNPBEAgAL2nIAFBgIDA/wNrckUEQCACQQBIBEBEGC1EVPshCUAPC0QAAAAAAAAAAA8LRAAAAAAAAAAAIAAgAKGjDwsgAUGAgID/A0kEQCABQYCAgOMDTQRARBgtRFT7Ifk/DwtEGC1EVPsh+T8gAEQHXBQzJqaRPCAAIAAgAKIQAaKhoaEPCyACQQBIBEBEGC1EVPsh+T8gAEQAAAAAAADgP6JEAAAAAAAA4D+gIgCfIgMgABABIAOiRAdcFDMmppG8oKChRAAAAAAAAABAog8LRAAAAAAAAOA/IABEAAAAAAAA4D+ioSIDnyIEvUKAgICAcIO/IgAgAxABIASiIAMgACAAoqEgBCAAoKOgoEQAAAAAAAAAQKILxgEDAX8BfgF8IAC9Qv///////////wCDIgK/IQMgAkIgiKciAUHqp4b/A0sEfEQAAAAAAADwP0QAAAAAAAAAACADo6FEAAAAAAAA8D9EAAAAAAAAAEAgAyADoBAARAAAAAAAAABAoKOhIAFBgIDQgQRLGwUgAUGuscH+A0sEfCADIAOgEAAiAyADRAAAAAAAAABAoKMFIAFBgIDAAE8EfCADRAAAAAAAAADAohAAIgOaIANEAAAAAAAAAECgowUgAwsLCyAApgsGACAAEAkLwAEDAnwBfwF+IAC9Qv///////////wCDIgS/IQJEAAAAAAAA4D8gAKYhAQJAIARCIIinIgNBwtyYhARJBEAgAhAAIQIgA0GAgMD/A0kEQCADQYCAwPIDSQ0CIAEgAiACoCACIAKiIAJEAAAAAAAA8D+go6GiIQAMAgsgASACIAIgAkQAAAAAAADwP6CjoKIhAAwBCyACRIvdGhVmIJbAoBAEIAEgAaBEAAAAAAAAwH+iokQAAAAAAADAf6IhAAsgAAsGACAAEAoLCAAgACABEAsLBgAgABAMCwYAIAAQAgsGACAAEA0LBgAgABADCwYAIAAQAAsGACAAEAQLtgECAX8BfiAAvUL///////////8AgyICvyEAAnwgAkIgiKciAUHC3Jj/A0kEQEQAAAAAAADwPyABQYCAwPIDSQ0BGiAAEAAiACAAoiAAIACgRAAAAAAAAABAoKNEAAAAAAAA8D+gDAELIAFBwtyYhARJBEAgABAEIgBEAAAAAAAA8D8gAKOgRAAAAAAAAOA/ogwBCyAARIvdGhVmIJbAoBAERAAAAAAAAMB/okQAAAAAAADAf6ILCwYAIAAQDgsGACAAEA8LeQIBfgJ8IACZIQMgAL1CNIhC/w+DIgFC/gdUBHwgAULfB1oEfCADIAOgIgIgAiADokQAAAAAAADwPyADoaOgEAJEAAAAAAAA4D+iBSADCwUgA0QAAAAAAADwPyADoaNEAAAAAAAAAECiEAJEAAAAAAAA4D+iCyAApgsIACAAIAEQEAsGACAAEAYLnwECAn4BfCAAvSICQjSIQv8PgyEBIAJC////////////AIO/IQMgAUKZCFoEfCADEANE7zn6/kIu5j+gBSABQoAIWgR8IAMgA6BEAAAAAAAA8D8gAyADokQAAAAAAADwP6CfIAOgo6AQAwUgAULlB1oEfCADIAMgA6IiAyADRAAAAAAAAPA/oJ9EAAAAAAAA8D+go6AQAgUgAwsLCyAApgsGACAAEBELlgEBAX4CfCAAIAChRAAAAAAAAAAAoyAAvSIBQoCAgICAgID4P1MNABogAUI0iEL/D4MiAUKACFQEQCAARAAAAAAAAPC/oCIAIAAgAKIgACAAoKCfoBACDAELIAAgAKBEAAAAAAAA8D8gACAAIACiRAAAAAAAAPC/oJ+go6EQAyABQpkIVA0AGiAAEANE7zn6/kIu5j+gCwsGACAAEBILC8gBAQBBgAgLwAFug/miAAAAANFXJ/wpFUROmZVi28DdNPWrY1H+QZBDPDpuJLdhxbve6i5JBuDSTUIc6x3+HJLRCfU1gug+pymxJnCc6YREuy451pE5QX5ftItfhJz0OVOD/5f4Hzso+b2LES/vD5gF3s9+Nm0fbQpaZj9GT7cJyyfHuid1Lepfnvc5Bz178eXrsV/7a+qSUopGMANWCF2NHyC8z/Cra3v8YZHjqR029JpfhZllCBvmXoDY/41AaKAUVxUGBjEnc00=";

// packages/kernel/src/webassembly.ts
var PAGE = 65536;
var BEHIND = 256;
var CACHE_LINE = 64;
function compileKernel(bytes) {
  return new WebAssembly.Module(bytes);
}
function instantiateTrade(module) {
  return new WebAssembly.Instance(module, {}).exports;
}
function instantiateFunctions(module) {
  return new WebAssembly.Instance(module, {}).exports;
}

// packages/kernel/src/own-functions.ts
var own;
function withOwnFunctions(compute) {
  own ??= { ...instantiateFunctions(compileKernel(fromBase64(WASM_BASE64))), hypot };
  const names = Object.keys(own);
  const before = Object.fromEntries(names.map((name) => [name, Math[name]]));
  try {
    Object.assign(Math, own);
    return compute();
  } finally {
    Object.assign(Math, before);
  }
}
var MOST_TO_SQUARE = 1e140;
var SCALE = 2 ** 600;
function hypot(...values) {
  let largest = 0;
  for (const value of values) {
    const size2 = Math.abs(value);
    if (size2 === Number.POSITIVE_INFINITY) return size2;
    if (!(size2 <= largest)) largest = size2;
  }
  if (largest === 0) return 0;
  const scale = largest > MOST_TO_SQUARE ? 1 / SCALE : largest < 1 / MOST_TO_SQUARE ? SCALE : 1;
  let sum5 = 0;
  for (const value of values) sum5 += value * scale * (value * scale);
  return Math.sqrt(sum5) / scale;
}

// packages/ccsds/src/value/object-type.ts
function objectTypeOf(text2) {
  switch (text2.trim().toUpperCase()) {
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

// packages/assessment/src/orbit/message-party.ts
function messageParty(object, creationTaiS, size2 = {}) {
  const objectType = objectTypeOf(object.objectType ?? "") ?? "UNKNOWN";
  const { hardBodyRadiusM, covarianceRtnM2, densityError, lastObservationEndTaiS, maneuverable } = object;
  return {
    noradId: object.noradId ?? null,
    designator: object.designator,
    name: object.name,
    cosparId: object.internationalDesignator,
    objectType,
    manoeuvrable: maneuverable === "YES" || maneuverable === "NO" ? maneuverable : "N/A",
    size: { objectType, ...hardBodyRadiusM !== void 0 && { cdmRadiusM: hardBodyRadiusM }, ...size2 },
    orbitSource: object.ephemerisName === "NONE" ? `message, ${object.catalogName}` : `message, ${object.ephemerisName}`,
    ephemerisName: object.ephemerisName,
    orbitAgeS: (epochTaiS) => lastObservationEndTaiS === void 0 ? void 0 : epochTaiS - lastObservationEndTaiS,
    quality: qualityOf(object, objectType, creationTaiS),
    covarianceAt({ epochTaiS }) {
      if (covarianceRtnM2 === void 0) return { source: "NONE" };
      return {
        source: "CDM",
        covariance: { epochTaiS, frame: "RTN", matrix: covarianceRtnM2 },
        leastDeviationM: leastDeviation(
          kindOf(object, objectType),
          epochTaiS - (lastObservationEndTaiS ?? creationTaiS)
        ),
        ...densityError && { densityError }
      };
    }
  };
}
function kindOf({ name, noradId: noradId2 = 0 }, objectType) {
  if (objectType !== "UNKNOWN") return objectType;
  return noradId2 >= ANALYST_FROM && noradId2 < ANALYST_END ? "DEBRIS" : objectTypeOfName(name) ?? objectType;
}
var [ANALYST_FROM, ANALYST_END] = [8e4, 9e4];
function qualityOf(object, objectType, creationTaiS) {
  const { lastObservationEndTaiS: lastTaiS, actualOdSpanDays, recommendedOdSpanDays, observationsUsed } = object;
  const { residualsAcceptedPercent, weightedRms, sedrWPerKg } = object;
  return {
    objectType,
    ...lastTaiS !== void 0 && { lastObservationAgeS: creationTaiS - lastTaiS },
    ...actualOdSpanDays !== void 0 && { actualOdSpanDays },
    ...recommendedOdSpanDays !== void 0 && { recommendedOdSpanDays },
    ...observationsUsed !== void 0 && { observationsUsed },
    ...residualsAcceptedPercent !== void 0 && { residualsAcceptedPercent },
    ...weightedRms !== void 0 && { weightedRms },
    ...sedrWPerKg !== void 0 && { sedrWPerKg }
  };
}

// packages/assessment/src/orbit/plausible-state.ts
var RADIUS_M2 = [64e5, 4e9];
var SPEED_MPS = [1, 1e5];
function implausibility(positionM, velocityMps) {
  const radiusM = Math.hypot(...positionM);
  if (!isWithin(radiusM, RADIUS_M2)) return { quantity: "position", magnitude: radiusM };
  const speedMps = Math.hypot(...velocityMps);
  return isWithin(speedMps, SPEED_MPS) ? void 0 : { quantity: "velocity", magnitude: speedMps };
}
function isWithin(value, [least, most]) {
  return value >= least && value <= most;
}

// packages/assessment/src/message-approach.ts
function messageApproach(...message) {
  return withOwnFunctions(() => messageApproachByEngine(...message));
}
function messageApproachByEngine(cdm, own2 = { object: 1, size: {} }, eop) {
  const other = own2.object === 1 ? 2 : 1;
  const [primary, secondary] = [cdm.objects[own2.object - 1], cdm.objects[other - 1]];
  const odd = implausible(cdm.objects[0], 1) ?? implausible(cdm.objects[1], 2);
  if (odd !== void 0) return fail(odd);
  const [first2, second] = [stateOf(primary, cdm.tcaTaiS, eop), stateOf(secondary, cdm.tcaTaiS, eop)];
  if (first2 === void 0) return fail(unsupported(own2.object, primary));
  if (second === void 0) return fail(unsupported(other, secondary));
  const { originator, creationTaiS } = cdm;
  const partyOf = (object, size2) => ({
    ...messageParty(object, creationTaiS, size2),
    statedBy: { originator, creationTaiS }
  });
  return ok({
    states: [first2, second],
    parties: [partyOf(primary, own2.size), partyOf(secondary, own2.other)],
    isAtTca: false,
    stated: statedBy(cdm),
    ...cdm.hardBodyRadiusM !== void 0 && { messageRadiusM: cdm.hardBodyRadiusM },
    ...own2.radius && { radius: own2.radius }
  });
}
function statedBy({ missDistanceM, relativeSpeedMps, collisionProbability: pc }) {
  return {
    missDistanceM,
    ...relativeSpeedMps !== void 0 && { relativeSpeedMps },
    ...pc !== void 0 && { pc }
  };
}
function stateOf({ frame, positionM, velocityMps }, epochTaiS, eop) {
  return frame && transformState({ epochTaiS, frame, positionM, velocityMps }, "EME2000", eop);
}
function unsupported(object, { refFrame }) {
  return { code: "unsupported-frame", object, refFrame };
}
function implausible({ positionM, velocityMps }, object) {
  const odd = implausibility(positionM, velocityMps);
  return odd && { code: "state-implausible", object, ...odd };
}

// packages/conjunction/src/hard-body/shape.ts
function circumscribingRadius(body) {
  if (body.shape === "CANNONBALL" || body.shape === "OTHER") return body.radiusM;
  const { lengthM, widthM, heightM } = body.box;
  const corner = 0.5 * Math.hypot(lengthM, widthM, heightM);
  if (body.shape === "BOX") return corner;
  return Math.max(corner, Math.hypot(0.5 * widthM + body.wing.lengthM, 0.5 * body.wing.widthM));
}
function meanProjectedArea(body) {
  if (body.shape === "CANNONBALL" || body.shape === "OTHER") return Math.PI * body.radiusM ** 2;
  const { lengthM, widthM, heightM } = body.box;
  const box = 0.5 * (lengthM * widthM + widthM * heightM + heightM * lengthM);
  if (body.shape === "BOX") return box;
  const wings = body.shape === "WING_BOX_WING" ? 2 : 1;
  return box + wings * 0.5 * body.wing.lengthM * body.wing.widthM;
}
function equivalentRadius(body) {
  return Math.sqrt(meanProjectedArea(body) / Math.PI);
}

// packages/conjunction/src/hard-body/ladder.ts
var DEFAULT_RADIUS_M = {
  PAYLOAD: 5,
  "ROCKET BODY": 2.5,
  DEBRIS: 0.5,
  UNKNOWN: 5
};
var SIZE_CLASS_RCS_M2 = { SMALL: 0.1, MEDIUM: 1 };
var SMALLEST_RCS_RADIUS_M = 0.1;
var LARGEST_RCS_RADIUS_M = 10;
function hardBodyRadius(size2, rule = "attitude-averaged") {
  if (isLength(size2.operatorRadiusM)) return { radiusM: size2.operatorRadiusM, source: "operator-radius" };
  if (size2.operatorShape) {
    const radiusM = rule === "circumscribing" ? circumscribingRadius(size2.operatorShape) : equivalentRadius(size2.operatorShape);
    if (isLength(radiusM)) return { radiusM, source: "operator-shape" };
  }
  if (isLength(size2.cdmRadiusM)) return { radiusM: size2.cdmRadiusM, source: "cdm-comment" };
  if (isLength(size2.catalogueRadiusM)) return { radiusM: size2.catalogueRadiusM, source: "catalogue-radius" };
  if (isLength(size2.rcsM2)) return { radiusM: radiusOfRcs(size2.rcsM2), source: "catalogue-rcs" };
  if (size2.rcsSizeClass === "SMALL" || size2.rcsSizeClass === "MEDIUM") {
    return { radiusM: radiusOfRcs(SIZE_CLASS_RCS_M2[size2.rcsSizeClass]), source: "catalogue-size-class" };
  }
  return { radiusM: DEFAULT_RADIUS_M[size2.objectType ?? "UNKNOWN"], source: "default-by-type" };
}
function combinedHardBodyRadius(primary, secondary, cdmCombinedM, rule) {
  const first2 = hardBodyRadius(primary, rule);
  const second = hardBodyRadius(secondary, rule);
  const isOperators = [first2, second].some(({ source }) => source.startsWith("operator"));
  if (isLength(cdmCombinedM) && !isOperators) {
    return { radiusM: cdmCombinedM, source: "cdm-comment", primary: first2, secondary: second };
  }
  return { radiusM: first2.radiusM + second.radiusM, source: "sum", primary: first2, secondary: second };
}
function isLength(value) {
  return value !== void 0 && Number.isFinite(value) && value > 0;
}
function radiusOfRcs(rcsM2) {
  return Math.min(LARGEST_RCS_RADIUS_M, Math.max(SMALLEST_RCS_RADIUS_M, Math.sqrt(rcsM2 / Math.PI)));
}

// packages/conjunction/src/decision/sigma-rules.ts
function scaledCovariance(covariance, factor) {
  if (factor === 1) return covariance;
  return { ...covariance, matrix: covariance.matrix.map((value) => factor * factor * value) };
}

// packages/assessment/src/ruled-approach.ts
function countedApproach(approach, sigmas2) {
  return withParties(approach, (party, place) => ({
    ...party,
    covarianceAt: (state) => counted2(party.covarianceAt(state), sigmas2[place])
  }));
}
function withParties(approach, change) {
  const [primary, secondary] = approach.parties;
  return { ...approach, parties: [change(primary, 0), change(secondary, 1)] };
}
function counted2(known2, sigmas2) {
  const { covariance, densityError } = known2;
  if (sigmas2 === void 0 || covariance === void 0 || known2.counted !== void 0) return known2;
  const { factor, isCalibrated } = sigmas2;
  return {
    ...known2,
    counted: { factor, isCalibrated },
    covariance: scaledCovariance(covariance, factor),
    // A part of the same error: what both share grows with it.
    ...densityError && { densityError: { ...densityError, relativeSigma: factor * densityError.relativeSigma } }
  };
}

// packages/assessment/src/judge.ts
function objectsOf({ states, parties, messageRadiusM, radius }) {
  const known2 = [parties[0].covarianceAt(states[0]), parties[1].covarianceAt(states[1])];
  const objectOf2 = (index) => {
    const { covariance, source, leastDeviationM } = known2[index];
    return {
      state: states[index],
      covarianceOrigin: source === "ESTIMATED" ? "estimated" : "given",
      ...covariance && { covariance },
      ...leastDeviationM !== void 0 && { leastDeviationM }
    };
  };
  return {
    objects: [objectOf2(0), objectOf2(1)],
    known: known2,
    radius: radius ?? combinedHardBodyRadius(parties[0].size, parties[1].size, messageRadiusM)
  };
}
function withSharedErrors([primary, secondary], [first2, second]) {
  return [
    { ...primary, ...first2.densityError && { densityError: first2.densityError } },
    { ...secondary, ...second.densityError && { densityError: second.densityError } }
  ];
}

// packages/assessment/src/planned-encounter-of.ts
function plannedEncounterOf(approach, radiusM) {
  const states = statesAtTca(approach);
  if (!states.ok) return states;
  const { objects, radius } = objectsOf(approach);
  const [first2, second] = objects.map((object, i) => {
    const { covariance } = object;
    const name = i === 0 ? "primary" : "secondary";
    if (covariance === void 0) return fail({ code: "covariance-missing", object: name });
    return inertialPositionCovariance(covariance, object.state);
  });
  if (!first2.ok) return first2;
  if (!second.ok) return second;
  const independentM2 = combineCovariance(first2.value, second.value);
  if (covarianceDefect(independentM2) !== void 0) return fail({ code: "covariance-unusable" });
  const [primary, secondary] = states.value;
  const hardBodyRadiusM = radiusM ?? radius.radiusM;
  const judged = withOwnFunctions(() => judgedOf(approach, hardBodyRadiusM));
  const covarianceM2 = judged?.isCorrelated ? sum3(independentM2, sharedPart(judged.objects)) : independentM2;
  return ok({ primary, secondary, covarianceM2, hardBodyRadiusM, ...judged && { judged } });
}
function judgedOf(approach, hardBodyRadiusM) {
  const { objects, known: known2 } = objectsOf(approach);
  const [primary, secondary] = objects;
  const { isAtTca } = approach;
  const asItIs = verdictReport({ primary, secondary, isAtTca, hardBodyRadiusM, isWithoutBounds: true });
  if (!asItIs.ok) return void 0;
  const shared = withSharedErrors(asItIs.value.objects, known2);
  const correlated = correlatedReport(shared, hardBodyRadiusM);
  const alone = verdictPcOf(asItIs.value);
  const together = correlated.ok && correlated.value ? verdictPcOf(correlated.value) : void 0;
  if (alone === void 0) return void 0;
  const isCorrelated = together !== void 0 && together.pc > alone.pc;
  return { ...isCorrelated ? together : alone, objects: shared, isCorrelated, independent: alone };
}
function sharedPart([primary, secondary]) {
  const errors = knownErrors(primary, secondary);
  const shifts = errors.ok ? errors.value.shifts : void 0;
  return shifts === void 0 ? new Float64Array(9) : crossCovariance(shifts[0].positionM, shifts[1].positionM);
}
function statesAtTca({
  states: [primary, secondary],
  isAtTca
}) {
  if (isAtTca) return ok([primary, secondary]);
  const closest = refineTca(primary, secondary);
  return closest.ok ? ok([closest.value.primary, closest.value.secondary]) : closest;
}

// packages/ccsds/src/notation/append.ts
function append(target2, items) {
  for (const item of items) target2.push(item);
}

// packages/ccsds/src/value/number.ts
var LONGEST_NUMBER = 1e3;
function parseNumber(text2) {
  if (text2.length > LONGEST_NUMBER) return Number.NaN;
  const value = Number(text2);
  if (!Number.isFinite(value)) return Number.NaN;
  const last2 = text2.charCodeAt(text2.length - 1);
  if (!(last2 >= 48 && last2 <= 57) && last2 !== 46) return Number.NaN;
  let at = 0;
  let code = text2.charCodeAt(0);
  if (code === 43 || code === 45) {
    at = 1;
    code = text2.charCodeAt(1);
  }
  if (code === 46) return value;
  if (!(code >= 48 && code <= 57)) return Number.NaN;
  if (code === 48) {
    const next = text2.charCodeAt(at + 1) | 32;
    if (next === 120 || next === 111 || next === 98) return Number.NaN;
  }
  return value;
}
function parseInteger(text2) {
  const first2 = text2.charCodeAt(0);
  const start = first2 === 43 || first2 === 45 ? 1 : 0;
  if (text2.length === start || text2.length > 16) return Number.NaN;
  for (let at = start; at < text2.length; at += 1) {
    const code = text2.charCodeAt(at);
    if (code < 48 || code > 57) return Number.NaN;
  }
  return Number(text2);
}

// packages/ccsds/src/value/time-system.ts
var TAI_MINUS_S = { TAI: 0, TT: -32.184, TDT: -32.184, GPS: 19 };
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
  return (text2) => {
    const split = text2.indexOf("T");
    if (split < 8) return void 0;
    const secondS = secondOfDay(text2, split + 1);
    if (Number.isNaN(secondS)) return void 0;
    if (secondS >= 86400) return leapSecond(text2, isUtc);
    const startS = dayStartS(text2.slice(0, split));
    return startS === void 0 ? void 0 : startS + secondS;
  };
}
function leapSecond(text2, isUtc) {
  if (!isUtc) return void 0;
  const parsed = parseUtc(text2);
  return parsed.ok ? parsed.value : void 0;
}
function isEpochText(text2) {
  const split = text2.indexOf("T");
  if (split < 8 || Number.isNaN(secondOfDay(text2, split + 1))) return false;
  return dayNumberOf(text2.slice(0, split)) !== void 0;
}
var LONGEST_EPOCH = 1e3;
function secondOfDay(text2, at) {
  if (text2.length > LONGEST_EPOCH) return Number.NaN;
  const last2 = text2.length - (text2.endsWith("Z") ? 1 : 0);
  if (last2 < at + 8 || text2.charCodeAt(at + 2) !== 58 || text2.charCodeAt(at + 5) !== 58) return Number.NaN;
  const hour = twoDigits(text2, at);
  const minute = twoDigits(text2, at + 3);
  const second = twoDigits(text2, at + 6);
  if (!(hour <= 23 && minute <= 59 && second <= 60)) return Number.NaN;
  if (second === 60 && !(hour === 23 && minute === 59)) return Number.NaN;
  let fraction2 = 0;
  if (last2 > at + 8) {
    if (text2.charCodeAt(at + 8) !== 46) return Number.NaN;
    for (let digit = at + 9; digit < last2; digit += 1) {
      const code = text2.charCodeAt(digit);
      if (code < 48 || code > 57) return Number.NaN;
    }
    fraction2 = last2 > at + 9 ? Number(text2.slice(at + 8, last2)) : 0;
  }
  return hour * 3600 + minute * 60 + second + fraction2;
}
function twoDigits(text2, at) {
  const tens = text2.charCodeAt(at) - 48;
  const ones = text2.charCodeAt(at + 1) - 48;
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

// packages/ccsds/src/value/field.ts
var COMMENT = "COMMENT";
function textOf2(fields, keyword) {
  const value = fields.find((field) => field.keyword === keyword)?.value;
  return value === "" ? void 0 : value;
}
function commentsOf(fields) {
  return fields.filter((field) => field.keyword === COMMENT).map((field) => field.value);
}
function numberOf2(fields, keyword) {
  const text2 = textOf2(fields, keyword);
  if (text2 === void 0) return void 0;
  const value = parseNumber(text2);
  return Number.isNaN(value) ? void 0 : value;
}
function splitUnit(written) {
  if (written.endsWith("[")) return { value: written.slice(0, -1).trimEnd() };
  if (!written.endsWith("]")) return { value: written };
  const open2 = written.lastIndexOf("[");
  if (open2 < 0) return { value: written };
  return { value: written.slice(0, open2).trimEnd(), unit: written.slice(open2 + 1, -1).trim() };
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
  const unit3 = (field.unit ?? "").toLowerCase().replaceAll(" ", "");
  if (unit3 === "" || unit3 === "n/a") return;
  const allowed = [row.unit ?? "", ...row.unitAliases ?? []].map((name) => name.toLowerCase().replaceAll(" ", ""));
  if (allowed.includes(unit3)) return;
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
function printable(text2) {
  return STRANGE.test(text2) ? text2.replace(EVERY_STRANGE, " ") : text2;
}

// packages/ccsds/src/notation/kvn.ts
var LONGEST_VALUE = 64 * 1024;
var LONGEST_LINE = LONGEST_VALUE + 1024;
var LONGEST_TEXT = 96 * 1024 * 1024;
function walkKvn(text2, faults, visit) {
  if (text2.length > LONGEST_TEXT) {
    faults.add("too-large", { limit: LONGEST_TEXT });
    return;
  }
  const lines = withLineFeeds(text2);
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
function withLineFeeds(text2) {
  return /\r(?!\n)/.test(text2) ? text2.replace(/\r\n|\n\r|\r/g, "\n") : text2;
}
function isKeyword(text2) {
  if (text2.length > 256) return false;
  return /^[A-Za-z]\w*$/.test(text2) || /^USER_DEFINED_(?:[^=\s[\]]+(?: [^=\s[\]]+)*)?$/.test(text2);
}
function kvnLine(raw, line) {
  const first2 = raw.charCodeAt(0);
  const isWord = first2 >= 65 && first2 <= 90 || first2 >= 97 && first2 <= 122;
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
function isKeywordCode(code) {
  return code >= 65 && code <= 90 || code >= 97 && code <= 122 || code >= 48 && code <= 57 || code === 95;
}

// packages/ccsds/src/notation/xml.ts
import { SaxesParser } from "saxes";

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
function cut(text2) {
  return text2.length <= LONGEST_SHOWN_VALUE ? text2 : `${text2.slice(0, LONGEST_SHOWN_VALUE - 1)}\u2026`;
}
var MOST_FAULTS = 100;
var ENDING_FAULTS = 1e3;
function faultList(most = MOST_FAULTS, ending = Number.POSITIVE_INFINITY) {
  const faults = [];
  let count2 = 0;
  return {
    faults,
    add(code, place) {
      if (faults.length < most) faults.push(messageFault(code, place));
      if (++count2 >= ending) throw new TooManyFaults();
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

// packages/ccsds/src/notation/xml.ts
var DEEPEST_ELEMENT = 32;
var MOST_ATTRIBUTES = 64;
var LONGEST_ELEMENT_TEXT = LONGEST_VALUE;
var XmlStop = class {
  fault;
  constructor(fault) {
    this.fault = fault;
  }
};
function parseXml(text2, take) {
  if (text2.length > LONGEST_TEXT) return fail(messageFault("too-large", { limit: LONGEST_TEXT }));
  const doctype = doctypeAt(text2);
  if (doctype > 0) return fail(messageFault("doctype-refused", { line: doctype, value: "<!DOCTYPE" }));
  const long = longTextAt(text2);
  if (long > 0) return fail(messageFault("too-large", { line: long, limit: LONGEST_ELEMENT_TEXT }));
  try {
    return ok(buildTree(text2, take));
  } catch (stop) {
    if (stop instanceof XmlStop) return fail(stop.fault);
    throw stop;
  }
}
function buildTree(text2, take) {
  const parser = new SaxesParser({ xmlns: false, position: true });
  const open2 = [];
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
    if (open2.length >= DEEPEST_ELEMENT) stop("xml-too-deep", void 0, DEEPEST_ELEMENT);
  });
  parser.on("attribute", () => {
    attributeCount += 1;
    if (attributeCount > MOST_ATTRIBUTES) stop("xml-too-many-attributes", void 0, MOST_ATTRIBUTES);
  });
  parser.on("opentag", (tag) => {
    open2.push({ name: localName(tag.name), attributes: tag.attributes, text: "", children: [], line: parser.line });
  });
  const addText = (piece) => {
    const parent = open2[open2.length - 1];
    if (parent === void 0 || parent.text === "" && piece.trim() === "") return;
    if (parent.text.length + piece.length > LONGEST_ELEMENT_TEXT) stop("too-large", void 0, LONGEST_ELEMENT_TEXT);
    parent.text += piece;
  };
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("closetag", () => {
    const element = open2.pop();
    if (element === void 0) return;
    element.text = oneLine(element.text.trim());
    const parent = open2[open2.length - 1];
    if (take?.(element, open2.length) === true) {
      if (parent === void 0) root = { ...element, children: [] };
      return;
    }
    if (parent === void 0) root = element;
    else parent.children.push(element);
  });
  parser.write(text2);
  parser.close();
  if (root === void 0) return stop("truncated");
  return root;
}
function doctypeAt(text2) {
  let at = text2.charCodeAt(0) === 65279 ? 1 : 0;
  for (; ; ) {
    const open2 = text2.indexOf("<", at);
    if (open2 < 0) return 0;
    if (text2.startsWith("<!--", open2)) at = after(text2, "-->", open2);
    else if (text2.startsWith("<?", open2)) at = after(text2, "?>", open2);
    else if (text2.startsWith("<!", open2)) return lineAt(text2, open2);
    else return 0;
  }
}
function longTextAt(text2) {
  const most = 2 * LONGEST_ELEMENT_TEXT;
  for (let open2 = text2.indexOf("<"); open2 >= 0; ) {
    const next = text2.indexOf("<", open2 + 1);
    if ((next < 0 ? text2.length : next) - open2 > most) return lineAt(text2, open2);
    open2 = next;
  }
  return 0;
}
function after(text2, mark, from) {
  const index = text2.indexOf(mark, from);
  return index < 0 ? text2.length : index + mark.length;
}
function lineAt(text2, position) {
  let line = 1;
  for (let at = text2.indexOf("\n"); at >= 0 && at < position; at = text2.indexOf("\n", at + 1)) line += 1;
  return line;
}
function localName(name) {
  const colon = name.indexOf(":");
  return colon < 0 ? name : name.slice(colon + 1);
}
function oneLine(written) {
  const text2 = printable(written);
  return text2.includes("\n") || text2.includes("\r") ? text2.replace(/\s*[\r\n]+\s*/g, " ") : text2;
}
function isNil(element) {
  return (element.attributes["xsi:nil"] ?? element.attributes["nil"]) === "true";
}

// packages/ccsds/src/notation/json.ts
function isRecord(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function parseJson(text2, faults) {
  if (text2.length > LONGEST_TEXT) {
    faults.add("too-large", { limit: LONGEST_TEXT });
    return void 0;
  }
  try {
    return JSON.parse(text2.charCodeAt(0) === 65279 ? text2.slice(1) : text2);
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

// packages/ccsds/src/flat/spec.ts
function rowOf2(section, keyword) {
  return section.rows.find((row) => row.keyword === keyword);
}
function belongsTo(section, keyword) {
  if (section.prefix !== void 0 && keyword.startsWith(section.prefix)) return true;
  return rowOf2(section, keyword) !== void 0;
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
  const candidates2 = spec.sections.filter((section) => isObject(section) && belongsTo(section, field.keyword));
  const place = { line: field.line, keyword: field.keyword, segment: object === 0 ? void 0 : object };
  if (candidates2.length === 0) {
    const isKept = spec.keepsUnknownFrom !== void 0 && version >= spec.keepsUnknownFrom;
    if (isKept && current !== void 0 && /^[A-Z]/.test(field.keyword) && !/[a-z]/.test(field.keyword))
      return current.spec;
    faults.add("unknown-keyword", place);
    return void 0;
  }
  const from = current === void 0 || current.object !== object ? 0 : spec.sections.indexOf(current.spec);
  const ahead = candidates2.find((section) => spec.sections.indexOf(section) >= from);
  if (ahead !== void 0) return ahead;
  if (spec.keepsUnknownFrom === void 0 || version < spec.keepsUnknownFrom) faults.add("keyword-out-of-order", place);
  return candidates2[0];
}
function withUnit(field, section) {
  const row = rowOf2(section, field.keyword);
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
    const row = rowOf2(group.spec, keyword);
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
  const rank2 = (group) => group.object * 100 + spec.sections.indexOf(group.spec);
  return [...groups].sort((a, b) => rank2(a) - rank2(b)).map((group) => ({ section: group.spec.name, object: group.object, line: group.line, fields: group.fields }));
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
      const blocks2 = Array.isArray(member) ? member : [member];
      for (const block of blocks2) append(fields, fieldsFromJson(block, section.name, faults));
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

// packages/ccsds/src/notation/text-kind.ts
function looksLikeXml(text2) {
  return firstVisible(text2) === 60;
}
function looksLikeJson(text2) {
  const first2 = firstVisible(text2);
  return first2 === 123 || first2 === 91;
}
function firstVisible(text2) {
  for (let at = 0; at < text2.length; at += 1) {
    const code = text2.charCodeAt(at);
    if (code !== 32 && code !== 9 && code !== 10 && code !== 13 && code !== 65279) return code;
  }
  return 0;
}
var SAMPLE = 4096;
function isBinary(text2) {
  const end = Math.min(text2.length, SAMPLE);
  let strange = 0;
  for (let at = 0; at < end; at += 1) {
    const code = text2.charCodeAt(at);
    if (code === 0) return true;
    if (code === 65533 || code < 32 && code !== 9 && code !== 10 && code !== 13 && code !== 12 && code !== 26)
      strange += 1;
  }
  return strange > end / 50;
}
function checkIsText(text2, faults) {
  if (isBinary(text2)) faults.add("not-text");
  else if (firstVisible(text2) === 0) faults.add("empty-text");
  else return true;
  return false;
}

// packages/ccsds/src/flat/read.ts
function readFlat(text2, spec, faults) {
  if (!looksLikeXml(text2)) return readFlatKvn(text2, spec, faults);
  const parsed = parseXml(text2);
  if (!parsed.ok) {
    faults.faults.push(parsed.fault);
    return void 0;
  }
  return readFlatXml(parsed.value, spec, faults);
}
function readFlatKvn(text2, spec, faults) {
  let version;
  let versionLine = 0;
  const fields = [];
  walkKvn(text2, faults, (line) => {
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
      const unit3 = child.attributes["units"];
      const value = isNil(child) ? "" : child.text;
      fields.push({ keyword, value, line, ...unit3 === void 0 ? {} : { unit: unit3 } });
    }
  }
}

// packages/ccsds/src/notation/collecting.ts
function readCollecting(text2, read) {
  const faults = faultList(MOST_FAULTS, ENDING_FAULTS);
  try {
    const value = checkIsText(text2, faults) ? read(faults) : void 0;
    return { ...value !== void 0 && { value }, faults: byLine(faults.faults) };
  } catch (cause) {
    if (!(cause instanceof TooManyFaults)) throw cause;
    return { faults: byLine(faults.faults) };
  }
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

// packages/ccsds/src/cdm/covariance-fields.ts
var AXES2 = ["R", "T", "N", "RDOT", "TDOT", "NDOT"];
var BOOK = "508.0-B-1 table 3-4";
var CDM_COVARIANCE = AXES2.flatMap(
  (row, rowAt) => AXES2.slice(0, rowAt + 1).map((column, columnAt) => {
    const rates2 = (rowAt > 2 ? 1 : 0) + (columnAt > 2 ? 1 : 0);
    return {
      keyword: `C${row}_${column}`,
      presence: "mandatory",
      kind: "number",
      unit: ["m**2", "m**2/s", "m**2/s**2"][rates2] ?? "m**2",
      book: BOOK
    };
  })
);
var EXTRA = [
  ["DRG", "m**3/kg", "m**3/(kg*s)", [["DRG", "m**4/kg**2"]]],
  [
    "SRP",
    "m**3/kg",
    "m**3/(kg*s)",
    [
      ["DRG", "m**4/kg**2"],
      ["SRP", "m**4/kg**2"]
    ]
  ],
  [
    "THR",
    "m**2/s**2",
    "m**2/s**3",
    [
      ["DRG", "m**3/(kg*s**2)"],
      ["SRP", "m**3/(kg*s**2)"],
      ["THR", "m**2/s**4"]
    ]
  ]
];
var CDM_COVARIANCE_EXTRA = EXTRA.flatMap(([row, position, rate, own2]) => [
  ...AXES2.map((axis, at) => extraRow(`C${row}_${axis}`, at < 3 ? position : rate)),
  ...own2.map(([column, unit3]) => extraRow(`C${row}_${column}`, unit3))
]);
function extraRow(keyword, unit3) {
  return { keyword, presence: "optional", kind: "number", unit: unit3, book: BOOK };
}
var ALTERNATE_COVARIANCE = [
  ...[...CDM_COVARIANCE, ...CDM_COVARIANCE_EXTRA].map((row) => draft(inXyz(row.keyword), "number", row.unit)),
  draft("CSIG3EIGVEC3", "text")
];
function inXyz(keyword) {
  const part = (axis) => axis.replace(/^R(?=$|DOT)/, "X").replace(/^T(?=$|DOT)/, "Y").replace(/^N(?=$|DOT)/, "Z");
  const [row = "", column = ""] = keyword.slice(1).split("_");
  return `C${part(row)}_${part(column)}`;
}
var COVARIANCE_REALISM = [
  draft("DENSITY_FORECAST_UNCERTAINTY", "number"),
  draft("CSCALE_FACTOR_MIN", "number"),
  draft("CSCALE_FACTOR", "number"),
  draft("CSCALE_FACTOR_MAX", "number"),
  draft("SCREENING_DATA_SOURCE", "text"),
  draft("DCP_SENSITIVITY_VECTOR_POSITION", "vector", "m"),
  draft("DCP_SENSITIVITY_VECTOR_VELOCITY", "vector", "m/s")
];
function draft(keyword, kind, unit3) {
  return {
    keyword,
    presence: "optional",
    kind,
    ...unit3 === void 0 ? {} : { unit: unit3 },
    since: "2.0",
    book: "508.0-P-1.1"
  };
}

// packages/ccsds/src/cdm/density-error.ts
var UNCERTAINTY = /^\s*DCP DENSITY FORECAST UNCERTAINTY\s*=\s*(\S+)\s*$/i;
var VECTOR = /^\s*DCP SENSITIVITY VECTOR RTN (POS|VEL)\s*=\s*(\S+)\s+(\S+)\s+(\S+)\s*(?:\[\s*m(?:\/s(?:ec)?)?\s*\])?\s*$/i;
function densityErrorIn(fields) {
  const comments = commentsOf(fields);
  const relativeSigma = numberOf2(fields, "DENSITY_FORECAST_UNCERTAINTY") ?? first(comments, UNCERTAINTY, (match) => parseNumber(match[1]));
  const positionRtnM = vectorOf(fields, comments, "DCP_SENSITIVITY_VECTOR_POSITION", "POS");
  const velocityRtnMps = vectorOf(fields, comments, "DCP_SENSITIVITY_VECTOR_VELOCITY", "VEL");
  if (relativeSigma === void 0 || !(relativeSigma >= 0) || !Number.isFinite(relativeSigma)) return void 0;
  if (positionRtnM === void 0 || velocityRtnMps === void 0) return void 0;
  return { relativeSigma, positionRtnM, velocityRtnMps };
}
function vectorOf(fields, comments, keyword, kind) {
  const written = textOf2(fields, keyword);
  if (written !== void 0) return vector3(written.trim().split(/\s+/));
  return first(comments, VECTOR, (match) => match[1].toUpperCase() === kind ? vector3(match.slice(2)) : void 0);
}
function vector3(parts) {
  const numbers = parts.map(parseNumber);
  return numbers.length === 3 && numbers.every(Number.isFinite) ? numbers : void 0;
}
function first(comments, pattern, read) {
  for (const comment of comments) {
    const match = pattern.exec(comment.slice(0, 200));
    const value = match === null ? void 0 : read(match);
    if (value !== void 0) return value;
  }
  return void 0;
}

// packages/ccsds/src/cdm/radius.ts
var HARD_BODY = /^\s*(?:COMBINED[ _])?(?:HBR|HARD[ _]?BODY[ _]RADIUS)\s*[=:]\s*([-+.\dEe]+)\s*\[?\s*(m|km)?\s*\]?\s*$/i;
var OPERATOR = /^\s*OPERATOR[ _]HARD[ _]?BODY[ _]RADIUS\s*[=:]\s*([-+.\dEe]+)\s*\[?\s*(m|km)?\s*\]?\s*$/i;
var EXCLUSION = /^\s*EXCLUSION[ _]VOLUME[ _]RADIUS\s*[=:]\s*([-+.\dEe]+)\s*\[?\s*(m|km)?\s*\]?\s*$/i;
function hardBodyRadiusIn(comments) {
  return radiusIn(comments, HARD_BODY);
}
function operatorRadiusIn(comments) {
  return radiusIn(comments, OPERATOR);
}
function exclusionRadiusIn(comments) {
  return radiusIn(comments, EXCLUSION);
}
function radiusIn(comments, pattern) {
  for (const comment of comments) {
    const match = pattern.exec(comment.slice(0, 200));
    if (match === null) continue;
    const value = parseNumber(match[1] ?? "") * (match[2]?.toLowerCase() === "km" ? 1e3 : 1);
    if (value > 0) return value;
  }
  return void 0;
}

// packages/ccsds/src/cdm/content.ts
function present(value) {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== void 0));
}
function cdmOf(message, faults) {
  const header = fieldsIn(message, "header");
  const relative = fieldsIn(message, "relativeMetadataData");
  const readUtc = epochReader("UTC");
  const epochOf = (fields, keyword) => {
    const field = fields.find((candidate) => candidate.keyword === keyword);
    if (field === void 0 || field.value === "") return void 0;
    const epochTaiS = readUtc(field.value);
    if (epochTaiS === void 0) faults.add("not-an-epoch", { line: field.line, keyword, value: field.value });
    return epochTaiS;
  };
  const tcaTaiS = epochOf(relative, "TCA");
  const creationTaiS = epochOf(header, "CREATION_DATE");
  const probability2 = numberOf2(relative, "COLLISION_PROBABILITY");
  if (probability2 !== void 0 && !(probability2 >= 0 && probability2 <= 1)) {
    const field = relative.find((candidate) => candidate.keyword === "COLLISION_PROBABILITY");
    faults.add("number-out-of-range", {
      line: field?.line,
      keyword: field?.keyword,
      value: field?.value,
      limit: "0 to 1"
    });
  }
  const objects = [objectOf(message, 1, epochOf), objectOf(message, 2, epochOf)];
  const comments = allComments(message);
  if (tcaTaiS === void 0 || creationTaiS === void 0) return void 0;
  const [first2, second] = [objects[0].hardBodyRadiusM, objects[1].hardBodyRadiusM];
  const both = first2 === void 0 || second === void 0 ? void 0 : first2 + second;
  return {
    message,
    version: message.version,
    messageId: textOf2(header, "MESSAGE_ID") ?? "",
    creationDate: textOf2(header, "CREATION_DATE") ?? "",
    creationTaiS,
    originator: textOf2(header, "ORIGINATOR") ?? "",
    tca: textOf2(relative, "TCA") ?? "",
    tcaTaiS,
    missDistanceM: numberOf2(relative, "MISS_DISTANCE") ?? 0,
    ...present({
      messageFor: textOf2(header, "MESSAGE_FOR"),
      relativeSpeedMps: numberOf2(relative, "RELATIVE_SPEED"),
      relativePositionRtnM: vectorOf2(relative, "RELATIVE_POSITION_"),
      relativeVelocityRtnMps: vectorOf2(relative, "RELATIVE_VELOCITY_")
    }),
    ...present({
      collisionProbability: probability2,
      collisionProbabilityMethod: textOf2(relative, "COLLISION_PROBABILITY_METHOD"),
      hardBodyRadiusM: hardBodyRadiusIn(comments) ?? both
    }),
    screening: screeningOf(relative, epochOf),
    objects,
    comments
  };
}
function screeningOf(relative, epochOf) {
  return present({
    startTaiS: epochOf(relative, "START_SCREEN_PERIOD"),
    stopTaiS: epochOf(relative, "STOP_SCREEN_PERIOD"),
    entryTaiS: epochOf(relative, "SCREEN_ENTRY_TIME"),
    exitTaiS: epochOf(relative, "SCREEN_EXIT_TIME"),
    frame: textOf2(relative, "SCREEN_VOLUME_FRAME"),
    shape: textOf2(relative, "SCREEN_VOLUME_SHAPE"),
    xM: numberOf2(relative, "SCREEN_VOLUME_X"),
    yM: numberOf2(relative, "SCREEN_VOLUME_Y"),
    zM: numberOf2(relative, "SCREEN_VOLUME_Z")
  });
}
function vectorOf2(fields, prefix) {
  const [r, t, n] = ["R", "T", "N"].map((axis) => numberOf2(fields, prefix + axis));
  return r === void 0 || t === void 0 || n === void 0 ? void 0 : [r, t, n];
}
function objectOf(message, object, epochOf) {
  const metadata = fieldsIn(message, "metadata", object);
  const all = fieldsOfObject(message, object);
  const comments = commentsOf(all);
  const text2 = (keyword) => textOf2(metadata, keyword) ?? "";
  const metres2 = (keyword) => (numberOf2(all, keyword) ?? 0) * 1e3;
  const noradId2 = parseInteger(text2("OBJECT_DESIGNATOR"));
  return {
    designator: text2("OBJECT_DESIGNATOR"),
    catalogName: text2("CATALOG_NAME"),
    name: text2("OBJECT_NAME"),
    internationalDesignator: text2("INTERNATIONAL_DESIGNATOR"),
    ephemerisName: text2("EPHEMERIS_NAME"),
    covarianceMethod: text2("COVARIANCE_METHOD").toUpperCase(),
    maneuverable: text2("MANEUVERABLE").toUpperCase(),
    refFrame: text2("REF_FRAME"),
    positionM: [metres2("X"), metres2("Y"), metres2("Z")],
    velocityMps: [metres2("X_DOT"), metres2("Y_DOT"), metres2("Z_DOT")],
    ...present({
      noradId: Number.isNaN(noradId2) ? void 0 : noradId2,
      frame: frameOf(text2("REF_FRAME")),
      objectType: textOf2(metadata, "OBJECT_TYPE"),
      operatorOrganization: textOf2(metadata, "OPERATOR_ORGANIZATION"),
      orbitCenter: textOf2(metadata, "ORBIT_CENTER"),
      covarianceRtnM2: covarianceOf2(fieldsIn(message, "covarianceMatrix", object)),
      densityError: densityErrorIn(all),
      massKg: numberOf2(all, "MASS"),
      areaPcM2: numberOf2(all, "AREA_PC"),
      ballisticM2PerKg: numberOf2(all, "CD_AREA_OVER_MASS"),
      hardBodyRadiusM: numberOf2(all, "HBR") ?? operatorRadiusIn(comments),
      exclusionVolumeRadiusM: exclusionRadiusIn(comments),
      lastObservationEndTaiS: epochOf(all, "TIME_LASTOB_END"),
      actualOdSpanDays: numberOf2(all, "ACTUAL_OD_SPAN"),
      recommendedOdSpanDays: numberOf2(all, "RECOMMENDED_OD_SPAN"),
      observationsUsed: numberOf2(all, "OBS_USED"),
      residualsAcceptedPercent: numberOf2(all, "RESIDUALS_ACCEPTED"),
      weightedRms: numberOf2(all, "WEIGHTED_RMS"),
      sedrWPerKg: numberOf2(all, "SEDR")
    })
  };
}
function covarianceOf2(fields) {
  const lower = CDM_COVARIANCE.map((row) => numberOf2(fields, row.keyword));
  return lower.every((value) => value !== void 0) ? fullFromLower(lower, 1) : void 0;
}

// packages/ccsds/src/cdm/spec.ts
var HEADER_TABLE = "508.0-B-1 table 3-1";
var RELATIVE_TABLE = "508.0-B-1 table 3-2";
var METADATA_TABLE = "508.0-B-1 table 3-3";
var DATA_TABLE = "508.0-B-1 table 3-4";
var yesNo = ["YES", "NO"];
var HEADER = [
  { keyword: "CREATION_DATE", presence: "mandatory", kind: "epoch", book: HEADER_TABLE },
  { keyword: "ORIGINATOR", presence: "mandatory", kind: "text", book: HEADER_TABLE },
  { keyword: "MESSAGE_FOR", presence: "optional", kind: "text", book: HEADER_TABLE },
  { keyword: "MESSAGE_ID", presence: "mandatory", kind: "text", book: HEADER_TABLE },
  draft("CLASSIFICATION", "text")
];
var RELATIVE = [
  draft("CONJUNCTION_ID", "text"),
  { keyword: "TCA", presence: "mandatory", kind: "epoch", book: RELATIVE_TABLE },
  { keyword: "MISS_DISTANCE", presence: "mandatory", kind: "number", unit: "m", book: RELATIVE_TABLE, least: 0 },
  draft("MAHALANOBIS_DISTANCE", "number"),
  { keyword: "RELATIVE_SPEED", presence: "optional", kind: "number", unit: "m/s", book: RELATIVE_TABLE, least: 0 },
  { keyword: "RELATIVE_POSITION_R", presence: "optional", kind: "number", unit: "m", book: RELATIVE_TABLE },
  { keyword: "RELATIVE_POSITION_T", presence: "optional", kind: "number", unit: "m", book: RELATIVE_TABLE },
  { keyword: "RELATIVE_POSITION_N", presence: "optional", kind: "number", unit: "m", book: RELATIVE_TABLE },
  {
    keyword: "RELATIVE_VELOCITY_R",
    presence: "optional",
    kind: "number",
    unit: "m/s",
    unitAliases: ["m"],
    book: RELATIVE_TABLE
  },
  {
    keyword: "RELATIVE_VELOCITY_T",
    presence: "optional",
    kind: "number",
    unit: "m/s",
    unitAliases: ["m"],
    book: RELATIVE_TABLE
  },
  {
    keyword: "RELATIVE_VELOCITY_N",
    presence: "optional",
    kind: "number",
    unit: "m/s",
    unitAliases: ["m"],
    book: RELATIVE_TABLE
  },
  draft("APPROACH_ANGLE", "number", "deg"),
  { keyword: "START_SCREEN_PERIOD", presence: "optional", kind: "epoch", book: RELATIVE_TABLE },
  { keyword: "STOP_SCREEN_PERIOD", presence: "optional", kind: "epoch", book: RELATIVE_TABLE },
  draft("SCREEN_TYPE", "text"),
  { keyword: "SCREEN_VOLUME_FRAME", presence: "optional", kind: "text", values: ["RTN", "TVN"], book: RELATIVE_TABLE },
  {
    keyword: "SCREEN_VOLUME_SHAPE",
    presence: "optional",
    kind: "text",
    values: ["ELLIPSOID", "BOX"],
    book: RELATIVE_TABLE
  },
  draft("SCREEN_VOLUME_RADIUS", "number", "m"),
  { keyword: "SCREEN_VOLUME_X", presence: "optional", kind: "number", unit: "m", book: RELATIVE_TABLE, least: 0 },
  { keyword: "SCREEN_VOLUME_Y", presence: "optional", kind: "number", unit: "m", book: RELATIVE_TABLE, least: 0 },
  { keyword: "SCREEN_VOLUME_Z", presence: "optional", kind: "number", unit: "m", book: RELATIVE_TABLE, least: 0 },
  { keyword: "SCREEN_ENTRY_TIME", presence: "optional", kind: "epoch", book: RELATIVE_TABLE },
  { keyword: "SCREEN_EXIT_TIME", presence: "optional", kind: "epoch", book: RELATIVE_TABLE },
  draft("SCREEN_PC_THRESHOLD", "number"),
  draft("COLLISION_PERCENTILE", "text"),
  { keyword: "COLLISION_PROBABILITY", presence: "optional", kind: "number", book: RELATIVE_TABLE },
  { keyword: "COLLISION_PROBABILITY_METHOD", presence: "optional", kind: "text", book: RELATIVE_TABLE },
  draft("COLLISION_MAX_PROBABILITY", "number"),
  draft("COLLISION_MAX_PC_METHOD", "text"),
  draft("SEFI_COLLISION_PROBABILITY", "number"),
  draft("SEFI_COLLISION_PROBABILITY_METHOD", "text"),
  draft("SEFI_FRAGMENTATION_MODEL", "text"),
  draft("PREVIOUS_MESSAGE_ID", "text"),
  draft("PREVIOUS_MESSAGE_EPOCH", "epoch"),
  draft("NEXT_MESSAGE_EPOCH", "epoch")
];
var METADATA = [
  { keyword: "OBJECT", presence: "mandatory", kind: "text", values: ["OBJECT1", "OBJECT2"], book: METADATA_TABLE },
  { keyword: "OBJECT_DESIGNATOR", presence: "mandatory", kind: "text", book: METADATA_TABLE },
  { keyword: "CATALOG_NAME", presence: "mandatory", kind: "text", book: METADATA_TABLE },
  { keyword: "OBJECT_NAME", presence: "mandatory", kind: "text", book: METADATA_TABLE },
  { keyword: "INTERNATIONAL_DESIGNATOR", presence: "mandatory", kind: "text", book: METADATA_TABLE },
  { keyword: "OBJECT_TYPE", presence: "optional", kind: "text", book: METADATA_TABLE },
  { keyword: "OPERATOR_CONTACT_POSITION", presence: "optional", kind: "text", book: METADATA_TABLE },
  { keyword: "OPERATOR_ORGANIZATION", presence: "optional", kind: "text", book: METADATA_TABLE },
  { keyword: "OPERATOR_PHONE", presence: "optional", kind: "text", book: METADATA_TABLE },
  { keyword: "OPERATOR_EMAIL", presence: "optional", kind: "text", book: METADATA_TABLE },
  { keyword: "EPHEMERIS_NAME", presence: "mandatory", kind: "text", book: METADATA_TABLE },
  {
    keyword: "COVARIANCE_METHOD",
    presence: "mandatory",
    kind: "text",
    values: ["CALCULATED", "DEFAULT"],
    book: METADATA_TABLE
  },
  draft("COVARIANCE_SOURCE", "text"),
  draft("ODM_MSG_LINK", "text"),
  draft("ADM_MSG_LINK", "text"),
  { ...draft("OBS_BEFORE_NEXT_MESSAGE", "text"), values: yesNo },
  { keyword: "MANEUVERABLE", presence: "mandatory", kind: "text", values: ["YES", "NO", "N/A"], book: METADATA_TABLE },
  { keyword: "ORBIT_CENTER", presence: "optional", kind: "text", book: METADATA_TABLE },
  { keyword: "REF_FRAME", presence: "mandatory", kind: "text", book: METADATA_TABLE },
  draft("ALT_COV_TYPE", "text"),
  draft("ALT_COV_REF_FRAME", "text"),
  { keyword: "GRAVITY_MODEL", presence: "optional", kind: "text", book: METADATA_TABLE },
  { keyword: "ATMOSPHERIC_MODEL", presence: "optional", kind: "text", book: METADATA_TABLE },
  { keyword: "N_BODY_PERTURBATIONS", presence: "optional", kind: "text", book: METADATA_TABLE },
  { keyword: "SOLAR_RAD_PRESSURE", presence: "optional", kind: "text", values: yesNo, book: METADATA_TABLE },
  { keyword: "EARTH_TIDES", presence: "optional", kind: "text", values: yesNo, book: METADATA_TABLE },
  { keyword: "INTRACK_THRUST", presence: "optional", kind: "text", values: yesNo, book: METADATA_TABLE }
];
var OD_PARAMETERS = [
  { keyword: "TIME_LASTOB_START", presence: "optional", kind: "epoch", book: DATA_TABLE },
  { keyword: "TIME_LASTOB_END", presence: "optional", kind: "epoch", book: DATA_TABLE },
  { keyword: "RECOMMENDED_OD_SPAN", presence: "optional", kind: "number", unit: "d", book: DATA_TABLE, least: 0 },
  { keyword: "ACTUAL_OD_SPAN", presence: "optional", kind: "number", unit: "d", book: DATA_TABLE, least: 0 },
  { keyword: "OBS_AVAILABLE", presence: "optional", kind: "integer", book: DATA_TABLE, least: 0 },
  { keyword: "OBS_USED", presence: "optional", kind: "integer", book: DATA_TABLE, least: 0 },
  { keyword: "TRACKS_AVAILABLE", presence: "optional", kind: "integer", book: DATA_TABLE, least: 0 },
  { keyword: "TRACKS_USED", presence: "optional", kind: "integer", book: DATA_TABLE, least: 0 },
  { keyword: "RESIDUALS_ACCEPTED", presence: "optional", kind: "number", unit: "%", book: DATA_TABLE, least: 0 },
  { keyword: "WEIGHTED_RMS", presence: "optional", kind: "number", book: DATA_TABLE, least: 0 },
  draft("OD_EPOCH", "epoch")
];
var ADDITIONAL = [
  { keyword: "AREA_PC", presence: "optional", kind: "number", unit: "m**2", book: DATA_TABLE, least: 0 },
  draft("AREA_PC_MIN", "number", "m**2"),
  draft("AREA_PC_MAX", "number", "m**2"),
  { keyword: "AREA_DRG", presence: "optional", kind: "number", unit: "m**2", book: DATA_TABLE, least: 0 },
  { keyword: "AREA_SRP", presence: "optional", kind: "number", unit: "m**2", book: DATA_TABLE, least: 0 },
  draft("OEB_PARENT_FRAME", "text"),
  draft("OEB_PARENT_FRAME_EPOCH", "epoch"),
  ...["OEB_Q1", "OEB_Q2", "OEB_Q3", "OEB_QC"].map((keyword) => draft(keyword, "number")),
  ...["OEB_MAX", "OEB_INT", "OEB_MIN"].map((keyword) => draft(keyword, "number", "m")),
  ...["AREA_ALONG_OEB_MAX", "AREA_ALONG_OEB_INT", "AREA_ALONG_OEB_MIN"].map(
    (keyword) => draft(keyword, "number", "m**2")
  ),
  ...["RCS", "RCS_MIN", "RCS_MAX"].map((keyword) => draft(keyword, "number", "m**2")),
  ...["VM_ABSOLUTE", "VM_APPARENT_MIN", "VM_APPARENT", "VM_APPARENT_MAX", "REFLECTANCE"].map(
    (keyword) => draft(keyword, "number")
  ),
  draft("HBR", "number", "m"),
  draft("APOAPSIS_ALTITUDE", "number", "km"),
  draft("PERIAPSIS_ALTITUDE", "number", "km"),
  draft("INCLINATION", "number", "deg"),
  draft("COV_CONFIDENCE", "number"),
  draft("COV_CONFIDENCE_METHOD", "text"),
  { keyword: "MASS", presence: "optional", kind: "number", unit: "kg", book: DATA_TABLE, least: 0 },
  { keyword: "CD_AREA_OVER_MASS", presence: "optional", kind: "number", unit: "m**2/kg", book: DATA_TABLE },
  { keyword: "CR_AREA_OVER_MASS", presence: "optional", kind: "number", unit: "m**2/kg", book: DATA_TABLE },
  { keyword: "THRUST_ACCELERATION", presence: "optional", kind: "number", unit: "m/s**2", book: DATA_TABLE },
  { keyword: "SEDR", presence: "optional", kind: "number", unit: "W/kg", book: DATA_TABLE }
];
var STATE = ["X", "Y", "Z", "X_DOT", "Y_DOT", "Z_DOT"].map((keyword) => ({
  keyword,
  presence: "mandatory",
  kind: "number",
  unit: keyword.length === 1 ? "km" : "km/s",
  book: DATA_TABLE
}));
var CDM = {
  root: "cdm",
  versionKeyword: "CCSDS_CDM_VERS",
  versions: ["1.0", "2.0"],
  objectKeyword: "OBJECT",
  keepsUnknownFrom: "2.0",
  writesUnits: true,
  sections: [
    { name: "header", occurs: "once", inside: "root", rows: HEADER },
    { name: "relativeMetadataData", occurs: "once", inside: "body", rows: RELATIVE },
    { name: "metadata", occurs: "object", inside: "segment", rows: METADATA },
    { name: "odParameters", occurs: "object", inside: "data", rows: OD_PARAMETERS },
    { name: "additionalParameters", occurs: "object", inside: "data", rows: ADDITIONAL },
    { name: "stateVector", occurs: "object", inside: "data", rows: STATE },
    {
      name: "covarianceMatrix",
      occurs: "object",
      inside: "data",
      rows: [...CDM_COVARIANCE, ...CDM_COVARIANCE_EXTRA],
      isWholeOrAbsent: true
    },
    {
      name: "alternateCovariance",
      element: "covarianceMatrix",
      occurs: "object",
      inside: "data",
      rows: ALTERNATE_COVARIANCE
    },
    {
      name: "covarianceRealism",
      element: "covarianceMatrix",
      occurs: "object",
      inside: "data",
      rows: COVARIANCE_REALISM
    },
    { name: "userDefinedParameters", occurs: "object", inside: "data", rows: [], prefix: "USER_DEFINED_" }
  ]
};

// packages/ccsds/src/cdm/space-track.ts
var DATABASE = ["CONSTELLATION", "CDM_ID", "FILENAME", "INSERT_EPOCH", "GID", CDM.versionKeyword];
function isSpaceTrackCdm(record) {
  return record["TCA"] !== void 0 && (record["SAT1_OBJECT"] !== void 0 || record["SAT1_X"] !== void 0);
}
function readSpaceTrackCdm(record, faults) {
  const common = [];
  const first2 = [];
  const second = [];
  for (const [name, member] of Object.entries(record)) {
    const value = jsonText(member);
    if (value === void 0 || value === "" || DATABASE.includes(name) || name.endsWith("_UNIT")) continue;
    const owner = name.startsWith("SAT1_") ? first2 : name.startsWith("SAT2_") ? second : common;
    const keyword = owner === common ? name : name.slice(5);
    if (keyword.startsWith("COMMENT")) owner.push({ keyword: COMMENT, value, line: 0 });
    else owner.push(withUnit2(keyword, value, jsonText(record[`${name}_UNIT`])));
  }
  for (const [fields, name] of [
    [first2, "OBJECT1"],
    [second, "OBJECT2"]
  ]) {
    const at = fields.findIndex((field) => field.keyword === "OBJECT");
    const [object] = at < 0 ? [{ keyword: "OBJECT", value: name, line: 0 }] : fields.splice(at, 1);
    if (object !== void 0) fields.unshift(object);
  }
  const version = jsonText(record[CDM.versionKeyword]) ?? "1.0";
  return assemble(version, 0, [...common, ...first2, ...second], CDM, faults);
}
function withUnit2(keyword, value, unit3) {
  return { keyword, value, line: 0, ...unit3 === void 0 ? {} : { unit: unit3 } };
}

// packages/ccsds/src/cdm/read.ts
function readCdm(text2) {
  const { cdm, faults } = readCdmAll(text2);
  const first2 = faults[0];
  return first2 === void 0 && cdm !== void 0 ? ok(cdm) : fail(first2 ?? { code: "unknown-format" });
}
function readCdmAll(text2) {
  const { value: cdm, faults } = readCollecting(text2, (list) => {
    const message = looksLikeJson(text2) ? readJson(text2, list) : readFlat(text2, CDM, list);
    return message === void 0 || list.faults.length > 0 ? void 0 : cdmOf(message, list);
  });
  return { ...cdm && { cdm }, faults };
}
function readJson(text2, faults) {
  const value = parseJson(text2, faults);
  if (value === void 0) return void 0;
  if (isSectionedJson(value, CDM)) return readFlatJson(value, CDM, faults);
  const record = Array.isArray(value) ? value[0] : value;
  if (isRecord(record) && isSpaceTrackCdm(record)) return readSpaceTrackCdm(record, faults);
  faults.add("missing-keyword", { keyword: CDM.versionKeyword });
  return void 0;
}

// packages/conjunction/src/manoeuvre/trade-space/trade-event.ts
function tradeEventOf(encounter) {
  const { primary, secondary, covarianceM2, hardBodyRadiusM } = encounter;
  const numbers = [...primary.positionM, ...primary.velocityMps, ...secondary.positionM, ...secondary.velocityMps];
  if (![...numbers, primary.epochTaiS].every(Number.isFinite)) return fail({ code: "states-not-finite" });
  if (!covarianceM2.every(Number.isFinite)) return fail({ code: "covariance-unusable" });
  if (!(hardBodyRadiusM >= 0 && Number.isFinite(hardBodyRadiusM))) return fail({ code: "hard-body-radius-invalid" });
  const plane = encounterPlane(primary, secondary);
  if (!plane.ok) return plane;
  if (repairPlane(projectCovariance(plane.value, covarianceM2), hardBodyRadiusM).status === "unusable")
    return fail({ code: "covariance-unusable" });
  const figures = encounterFigures(encounter);
  return figures.ok ? ok({ encounter, pcBefore: encounter.pcAsItIs ?? figures.value.pc }) : figures;
}

// packages/operations/src/plan/known-events.ts
var LEFT_OUT_BY_OPERATOR = "left-out-by-operator";
function knownEvents(question) {
  const read = question.events.map((event) => ({ id: event.id, encounter: encounterOf(event, question) }));
  return soundEvents(read, question.leftOut);
}
function soundEvents(encounters, uncounted = []) {
  const known2 = [];
  const leftOut = [];
  for (const { id: id2, encounter } of encounters) {
    const read = encounter.ok ? tradeEventOf(encounter.value) : encounter;
    if (!read.ok) {
      leftOut.push({ id: id2, code: read.fault.code });
      continue;
    }
    const event = { ...read.value.encounter, id: id2 };
    if (uncounted.includes(id2)) leftOut.push({ id: id2, code: LEFT_OUT_BY_OPERATOR, event });
    else known2.push(event);
  }
  return { known: known2, leftOut };
}
function encounterOf(event, whose) {
  return "encounter" in event ? { ok: true, value: event.encounter } : messageEncounter(event, whose);
}
function messageEncounter({ message, hardBodyRadiusM, countedSigmas }, whose) {
  const cdm = readCdm(message);
  if (!cdm.ok) return fail({ code: cdm.fault.code });
  const approach = approachOf(cdm.value, whose);
  if (!approach.ok) return fail({ code: approach.fault.code });
  const counted3 = countedSigmas ? countedApproach(approach.value, countedSigmas) : approach.value;
  return plannedEncounterOf(counted3, hardBodyRadiusM ?? void 0);
}
function approachOf(cdm, { noradId: noradId2, satellite, earthOrientation }) {
  const own2 = { object: placeOf(noradId2, cdm), size: sizeOfSatellite(satellite.build) };
  return messageApproach(cdm, own2, earthOrientation && earthOrientationOfDays(earthOrientation));
}
function placeOf(noradId2, { objects }) {
  return objects[1].noradId === noradId2 && objects[0].noradId !== noradId2 ? 2 : 1;
}

// packages/operations/src/plan/against-message.ts
function closestToMessage(question) {
  const encounter = messageEncounter(question, question);
  if (!encounter.ok) return void 0;
  const { primary } = encounter.value;
  const trajectory = trajectoryOf(question.candidate);
  const six = new Float64Array(6);
  const effect = effectAlong(encounter.value, (epochTaiS, state) => {
    if (!trajectory.stateAt(epochTaiS, six)) return false;
    state.set(sixOf(transformState(stateOfSix(six, epochTaiS, trajectory.frame), primary.frame)));
    return true;
  });
  if (!effect.ok) return void 0;
  const { tcaTaiS, missDistanceM, pc, isInadequate: isInadequate2 } = effect.value;
  return { tcaTaiS, missDistanceM, pc: isInadequate2 ? null : pc };
}

// packages/planning/src/outcome.ts
function outcomeOf(manoeuvres, events, body, model) {
  const before = [];
  for (const event of events) {
    const effect = eventEffect(event);
    if (!effect.ok) return effect;
    before.push(effect.value);
  }
  const moving = manoeuvres.filter((manoeuvre) => !isStill(manoeuvre));
  if (moving.length === 0) return ok(outcome(before, before));
  const moved = movedEvents(moving, events, body, model);
  if (!moved.ok) return moved;
  const { effectOf: effectOf2, change } = moved.value;
  const after2 = events.map((event, k) => {
    const effect = effectOf2(event);
    return effect.ok ? effect.value : { ...before[k], isInadequate: true, fault: effect.fault };
  });
  return ok({ ...outcome(before, after2), ...change && { change } });
}
function movedEvents(moving, events, body, model) {
  const only = moving[0];
  const impulse3 = impulseOf(only);
  if (moving.length === 1 && impulse3 !== void 0 && model === "two-body") {
    const { ignitionTaiS: ignitionTaiS2 } = only;
    return ok({ effectOf: (event) => impulseOnEvent(event, rtnImpulse(impulse3, ignitionTaiS2, event)) });
  }
  const stopTaiS = Math.max(...events.map((event) => event.primary.epochTaiS + spanOf(event))) + AFTER_LAST_S;
  const change = changeOf(moving, events[0].primary, stopTaiS, body, model);
  if (!change.ok) return change;
  const ignitionTaiS = Math.min(...moving.map((manoeuvre) => manoeuvre.ignitionTaiS));
  return ok({
    effectOf: (event) => eventEffect(event, change.value.addTo, ignitionTaiS),
    change: change.value
  });
}
function countedPc({ totalPc: planned, withExecution: withExecution2 }) {
  return withExecution2?.totalPc ?? planned;
}
function isReached(outcome2, targetPc) {
  return countedPc(outcome2) <= targetPc && !outcome2.isInadequate;
}
function isMetAsItIs(events, { totalPcBefore }, targetPc) {
  return totalPcBefore <= targetPc && events.every(({ judged }) => judged?.isInadequate === false);
}
var AFTER_LAST_S = 1;
function outcome(before, after2) {
  return {
    before,
    after: after2,
    totalPcBefore: totalPc(before.map(({ pc }) => pc)),
    totalPc: totalPc(after2.map(({ pc }) => pc)),
    isInadequate: after2.some(({ isInadequate: isInadequate2 }) => isInadequate2)
  };
}
function rtnImpulse({ vector: vector4, frame }, ignitionTaiS, { primary }) {
  if (frame === "RTN") return { epochTaiS: ignitionTaiS, deltaVRtnMps: vector4 };
  const at = twoBodyStateAt(primary, ignitionTaiS);
  const integration = at.frame === "GCRF" ? "GCRF" : "EME2000";
  const inertial = steered(vector4, frame, sixOf(at), ignitionTaiS, integration);
  return { epochTaiS: ignitionTaiS, deltaVRtnMps: inRtn(inertial, at) };
}

// packages/operations/src/plan/left-out.ts
function toldLeftOuts(flown, { main, leftOut }, body, model) {
  const uncounted = leftOut.flatMap(({ event }) => event ?? []);
  const plain = { leftOut: leftOut.map(({ id: id2, code }) => ({ id: id2, code })) };
  if (main === void 0 || uncounted.length === 0) return plain;
  const outcome2 = outcomeOf(flown, [main, ...uncounted], body, model);
  const count2 = uncounted.length;
  if (!outcome2.ok) return { ...plain, leftOutTotal: { count: count2, totalPcBefore: null, totalPc: null } };
  const [before, after2] = [outcome2.value.before.slice(1), outcome2.value.after.slice(1)];
  const pcsOf = (event) => {
    const place = uncounted.indexOf(event);
    return { tcaTaiS: event.primary.epochTaiS, pcBefore: before[place].pc, pc: after2[place].pc };
  };
  const all = (effects) => totalPc(effects.map(({ pc }) => pc));
  return {
    leftOut: leftOut.map(({ id: id2, code, event }) => ({ id: id2, code, ...event && pcsOf(event) })),
    leftOutTotal: { count: count2, totalPcBefore: all(before), totalPc: all(after2) }
  };
}

// packages/planning/src/dynamic-pressure.ts
var SAMPLES = 36;
var MOST_FINER = 50;
function samplesOf(state) {
  const [x, y, z6] = state.positionM;
  const [u, v, w] = state.velocityMps;
  const momentum = Math.hypot(y * w - z6 * v, z6 * u - x * w, x * v - y * u);
  const eccentricity = Math.sqrt(Math.max(0, 1 - momentum ** 2 / (MU_EARTH * smaOf(state))));
  return Math.ceil(SAMPLES * Math.min(MOST_FINER, (1 - eccentricity) ** -3));
}
function dynamicPressure(state, atmosphere = exponentialAtmosphere) {
  const periodS = periodOf(state);
  const samples = samplesOf(state);
  let sum5 = 0;
  for (let k = 0; k < samples; k++) {
    sum5 += pressureAt(twoBodyStateAt(state, state.epochTaiS - k * periodS / samples), atmosphere);
  }
  return sum5 / samples;
}
function pressureAlong(known2, fromTaiS, body, toTaiS = known2.epochTaiS) {
  if (last?.known !== known2 || last.fromTaiS !== fromTaiS || last.body !== body || last.toTaiS !== toTaiS)
    last = { known: known2, fromTaiS, toTaiS, body, over: pressureFrom(known2, fromTaiS, toTaiS, body) };
  return last.over;
}
var last;
function pressureFrom(known2, fromTaiS, toTaiS, body) {
  const orbit = freeOrbit(known2, fromTaiS, toTaiS, body, "full");
  if (!orbit.ok || !(fromTaiS < toTaiS)) return void 0;
  const steps = Math.ceil(samplesOf(known2) * (toTaiS - fromTaiS) / periodOf(known2));
  const stepS = (toTaiS - fromTaiS) / steps;
  const six = new Float64Array(6);
  const pressures = Float64Array.from({ length: steps + 1 }, (_, k) => {
    const at = Math.min(fromTaiS + k * stepS, toTaiS);
    orbit.value.stateAt(at, six);
    return pressureAt(transformState(stateOfSix(six, at, orbit.value.frame), "EME2000"), body.atmosphere);
  });
  const sums = new Float64Array(steps + 1);
  for (let k = 0; k < steps; k++) sums[k + 1] = sums[k] + stepS * (pressures[k] + pressures[k + 1]) / 2;
  const until = (epochTaiS) => {
    const place = Math.min(Math.max((epochTaiS - fromTaiS) / stepS, 0), steps);
    const k = Math.min(Math.floor(place), steps - 1);
    const part = place - k;
    return sums[k] + stepS * part * (pressures[k] + part * (pressures[k + 1] - pressures[k]) / 2);
  };
  return (startTaiS, stopTaiS) => (until(stopTaiS) - until(startTaiS)) / (stopTaiS - startTaiS);
}
function pressureAt(at, atmosphere = exponentialAtmosphere) {
  const place = geodeticFromItrf(transformState(at, "ITRF").positionM);
  const [x, y] = at.positionM;
  const [u, v, w] = at.velocityMps;
  const square = (u + EARTH_ROTATION_RADPS * y) ** 2 + (v - EARTH_ROTATION_RADPS * x) ** 2 + w * w;
  return 0.5 * atmosphere(at.epochTaiS, place) * square;
}

// packages/operations/src/plan/opened-event.ts
function open(question) {
  const { known: known2, leftOut } = knownEvents(question);
  const [main] = known2;
  const mainFault = leftOut.find(({ id: id2 }) => id2 === question.events[0]?.id);
  if (mainFault !== void 0 || main === void 0) return fail({ code: reasonOf(mainFault), missing: [] });
  const tcaTaiS = main.primary.epochTaiS;
  if (tcaTaiS <= question.nowTaiS) return fail({ code: "TCA_PASSED", missing: [] });
  const periodS = periodOf(main.primary);
  if (!Number.isFinite(periodS)) return fail({ code: "NOT_BOUND", missing: [] });
  const means = meansOf(question.satellite, question.air);
  if (means.unplannable !== void 0) return fail({ code: means.unplannable, missing: means.missing });
  return ok({ events: known2, leftOut, means, tcaTaiS, periodS });
}
function reasonOf(fault) {
  return fault === void 0 || fault.code.startsWith("covariance-") ? "NO_COVARIANCE" : "NO_ENCOUNTER";
}
var LONGEST_S = 7 * 86400;
function around({ nowTaiS, stations, earthOrientation }, { events, means, tcaTaiS }, untilTaiS = tcaTaiS) {
  const span2 = [Math.max(nowTaiS, tcaTaiS - LONGEST_S), untilTaiS];
  const eop = earthOrientation && earthOrientationOfDays(earthOrientation);
  return surroundingsOf(events[0].primary, span2, means.body, stations, eop);
}
function pcsBefore(events) {
  const outcome2 = outcomeOf([], events, { massKg: 1 }, "two-body");
  return outcome2.ok ? outcome2.value.before.map(({ pc }) => pc) : [];
}
function pressureOn({ primary }, { type: type2, body }) {
  return vehicleType(type2).isByAir ? dynamicPressure(primary, body.atmosphere) : 0;
}
function pressureOver({ primary }, orbits2, { type: type2, body }, untilTaiS = primary.epochTaiS) {
  if (!vehicleType(type2).isByAir) return void 0;
  return pressureAlong(primary, primary.epochTaiS - orbits2 * periodOf(primary), body, untilTaiS);
}
function tradeVehicleOf(means, dynamicPressurePa) {
  const { type: type2, maxDeltaVMps, specificImpulseS, thrustN, dutyCycle, areas, dragCoefficient, body } = means;
  const motor = { maxDeltaVMps, specificImpulseS, thrustN, dutyCycle };
  return { type: type2, ...motor, areas, dragCoefficient, massKg: body.massKg, dynamicPressurePa };
}

// packages/operations/src/plan/target.ts
function targetOf(pcs, { targetPc, targetReductionOrders }) {
  const [main = 0, ...others] = pcs;
  const asked = Math.min(targetPc, main * 10 ** -targetReductionOrders);
  const rest = others.reduce((sum5, pc) => sum5 + pc, 0);
  return Math.max(asked + rest, 1e-30);
}

// packages/operations/src/plan/basis.ts
function planBasis(question) {
  const opened = open(question);
  const { known: known2, leftOut } = knownEvents(question);
  const [main] = known2;
  const found = meansOf(question.satellite, question.air);
  const means = found.unplannable === void 0 ? found : void 0;
  const before = main && outcomeOf([], known2, { massKg: 1 }, "two-body");
  const pcs = before?.ok ? before.value.before.map(({ pc }) => pc) : [];
  const near = opened.ok ? around(question, opened.value) : { contacts: [], shadows: [] };
  const lastCommand = near.contacts.filter(({ canCommand }) => canCommand).at(-1)?.span;
  return {
    ...near,
    nothing: opened.ok ? void 0 : opened.fault,
    means: means && withoutBody(means),
    dynamicPressurePa: means && main && vehicleType(means.type).isByAir ? pressureOn(main, means) : void 0,
    tcaTaiS: main?.primary.epochTaiS ?? question.nowTaiS,
    periodS: main === void 0 ? 0 : periodOf(main.primary),
    targetPc: targetOf(pcs, question.rules),
    totalPc: before?.ok ? before.value.totalPcBefore : 0,
    events: known2.map(({ judged: _, ...event }, i) => ({ ...event, pc: pcs[i] ?? 0 })),
    ...toldLeftOuts([], { main, leftOut }, { massKg: 1 }, "two-body"),
    ...lastCommand && { lastCommand }
  };
}
function withoutBody({ body: _, ...means }) {
  return means;
}

// packages/planning/src/as-impulses.ts
function asImpulses(manoeuvre, { massKg }, periodS, dynamicPressurePa) {
  if (isStill(manoeuvre)) return [];
  return propulsionOf(manoeuvre).impulses(manoeuvre, { massKg, periodS, dynamicPressurePa });
}

// packages/units/src/progress.ts
function partOfProgress(whole, from, to) {
  return whole && ((share) => whole(from + (to - from) * Math.min(1, Math.max(0, share))));
}
function* inTurn(items, progress) {
  for (const [k, item] of items.entries()) {
    yield item;
    progress?.((k + 1) / items.length);
  }
}

// packages/conjunction/src/manoeuvre/best-direction.ts
function bestImpulse(map, goal, sizeMps) {
  const { values, vectors, along } = axesOf(map, goal);
  return ofParts(onSphere(values, along, sizeMps), vectors);
}
function secondImpulse(map, goal, sizeMps) {
  const { values, vectors, along } = axesOf(map, goal);
  if (!(values[2] - values[1] > ALIKE2 * values[2])) return void 0;
  const [from, to] = [values[1] + (values[2] - values[1]) * SMALL, values[2] - (values[2] - values[1]) * SMALL];
  const partsAt = (lambda) => along.map((pull, k) => pull / (lambda - values[k]));
  const slope = (lambda) => along.reduce((sum5, pull, k) => sum5 + pull ** 2 / (lambda - values[k]) ** 3, 0);
  const least = rootBetween(slope, from, to, 0);
  if (norm(partsAt(to)) < sizeMps) {
    const [a, b] = partsAt(to);
    return ofParts([a, b, (along[2] < 0 ? 1 : -1) * Math.sqrt(sizeMps ** 2 - a * a - b * b)], vectors);
  }
  if (!(norm(partsAt(least)) < sizeMps)) return void 0;
  const parts = partsAt(rootBetween((lambda) => sizeMps / norm(partsAt(lambda)) - 1, least, to, 0));
  return ofParts(scaled(parts, sizeMps / norm(parts)), vectors);
}
var SMALL = 1e-6;
var ALIKE2 = 1e-8;
function axesOf(map, goal) {
  const w = goal === "miss-distance" ? { xx: 1, yx: 0, yy: 1 } : inverse(map.covarianceM2);
  const bx = map.xByRtnS;
  const by = map.yByRtnS;
  const weighted = [0, 1, 2].map((i) => [w.xx * bx[i] + w.yx * by[i], w.yx * bx[i] + w.yy * by[i]]);
  const gain = new Float64Array(9);
  for (let i = 0; i < 3; i++) {
    for (let j = 0; j < 3; j++) gain[3 * i + j] = weighted[i][0] * bx[j] + weighted[i][1] * by[j];
  }
  const { values, vectors } = eigen3(gain);
  const pull = weighted.map(([x, y]) => x * map.missXM + y * map.missYM);
  const along = vectors.map((v) => v[0] * pull[0] + v[1] * pull[1] + v[2] * pull[2]);
  return { values, vectors, along };
}
function ofParts(parts, vectors) {
  const dv = [0, 0, 0];
  for (let k = 0; k < 3; k++) for (let i = 0; i < 3; i++) dv[i] += parts[k] * vectors[k][i];
  return dv;
}
function onSphere(values, pull, size2) {
  const top = values[2];
  if (size2 === 0) return [0, 0, 0];
  const partsAt = (above2) => [
    pull[0] / (above2 + (top - values[0])),
    pull[1] / (above2 + (top - values[1])),
    pull[2] / above2
  ];
  const high = norm(pull) / size2;
  const low = high * 1e-16;
  if (!(low > 0) || norm(partsAt(low)) < size2) {
    const [a, b] = low > 0 ? partsAt(low) : [0, 0];
    return [a, b, (pull[2] < 0 ? -1 : 1) * Math.sqrt(Math.max(0, size2 * size2 - a * a - b * b))];
  }
  const above = rootBetween((lambda) => size2 / norm(partsAt(lambda)) - 1, low, high, 0);
  const parts = partsAt(above);
  const scale = size2 / norm(parts);
  return [parts[0] * scale, parts[1] * scale, parts[2] * scale];
}
function inverse(m) {
  const determinant = determinant2(m);
  return { xx: m.yy / determinant, yx: -m.yx / determinant, yy: m.xx / determinant };
}

// packages/planning/src/bounded-push.ts
var SAMPLES2 = 36;
var HALVINGS2 = 24;
var WITHIN = 1e-9;
var isWithin2 = (push, bounds2) => bounds2.every(({ axis, value, isLeast }) => {
  const part = Math.abs(dot(axis, push));
  return isLeast ? part >= value * (1 - WITHIN) : part <= value * (1 + WITHIN);
});
function bestWithin(size2, bounds2, gain, summits) {
  const rims = bounds2.flatMap(({ axis, value }) => [1, -1].map((sign) => rimOf(axis, sign * value)));
  const crossings = rims.flatMap((rim, k) => rims.slice(k + 1).flatMap((other) => crossingsOf2(rim, other, size2)));
  const worth = (push) => isWithin2(push, bounds2) ? gain(push) : Number.NEGATIVE_INFINITY;
  const best = [...summits, ...crossings, ...rims.flatMap((rim) => bestOn(rim, size2, worth))].reduce(
    (a, b) => a === void 0 || worth(b) > worth(a) ? b : a,
    void 0
  );
  return best !== void 0 && isWithin2(best, bounds2) ? best : void 0;
}
var rimOf = (axis, value) => ({ axis: unit2(axis), along: value / norm(axis) });
function bestOn({ axis, along }, size2, worth) {
  if (!(Math.abs(along) < size2)) return [];
  const first2 = unit2(cross2(axis, Math.abs(axis[0]) < 0.6 ? [1, 0, 0] : [0, 1, 0]));
  const second = cross2(axis, first2);
  const out = Math.sqrt(size2 * size2 - along * along);
  const at = (angle) => {
    const [c, s] = [out * Math.cos(angle), out * Math.sin(angle)];
    return [0, 1, 2].map((i) => along * axis[i] + c * first2[i] + s * second[i]);
  };
  const better = (a, b) => worth(at(b)) > worth(at(a)) ? b : a;
  const angles = Array.from({ length: SAMPLES2 }, (_, k) => 2 * Math.PI * k / SAMPLES2);
  let place = angles.reduce(better);
  for (let k = 0, width = Math.PI / SAMPLES2; k < HALVINGS2; k++, width /= 2) {
    place = [place, place - width, place + width].reduce(better);
  }
  return [at(place)];
}
function crossingsOf2(rim, other, size2) {
  const line = cross2(rim.axis, other.axis);
  const steepness = dot(line, line);
  if (steepness < 1e-12) return [];
  const cosine2 = dot(rim.axis, other.axis);
  const [a, b] = [rim.along - cosine2 * other.along, other.along - cosine2 * rim.along];
  const foot = [0, 1, 2].map((i) => (a * rim.axis[i] + b * other.axis[i]) / steepness);
  const rest = size2 * size2 - dot(foot, foot);
  if (rest < 0) return [];
  const way = scaled(line, Math.sqrt(rest / steepness));
  return [1, -1].map((sign) => [0, 1, 2].map((i) => foot[i] + sign * way[i]));
}

// packages/planning/src/candidate.ts
function bestPush(map, objective, sizeMps, { held, cone } = {}, limits = {}) {
  const gain = gainOf(map, objective);
  if (held !== void 0) {
    const push = scaled(held, sizeMps / norm3(held));
    const opposite = scaled(push, -1);
    return gain(opposite) > gain(push) ? opposite : push;
  }
  const goal = objective === "miss" ? "miss-distance" : "mahalanobis";
  const free = bestImpulse(map, goal, sizeMps);
  const inCone = cone === void 0 ? [] : [{ axis: cone.axis, value: sizeMps * norm3(cone.axis) * Math.cos(cone.halfAngleRad), isLeast: true }];
  const bounds2 = [...inCone, ...boundsOf(map, limits)];
  if (isWithin2(free, bounds2)) return free;
  const second = secondImpulse(map, goal, sizeMps);
  const summits = second === void 0 ? [] : [second];
  return bestWithin(sizeMps, bounds2, gain, summits) ?? bestWithin(sizeMps, inCone, gain, summits) ?? free;
}
var INSIDE = 1 - 1e-6;
function boundsOf({ smaByRtnS, phaseByRtn }, { maxSmaChangeM, maxPhaseRad }) {
  const most = (axis, value) => value === void 0 ? [] : [{ axis, value: value * INSIDE, isLeast: false }];
  return [...most(smaByRtnS, maxSmaChangeM), ...most(phaseByRtn, maxPhaseRad)];
}
function gainOf(map, objective) {
  const { xx, yx, yy } = map.covarianceM2;
  return (push) => {
    const { missXM: x, missYM: y } = mappedMiss(map, push);
    return objective === "miss" ? x * x + y * y : yy * x * x - 2 * yx * x * y + xx * y * y;
  };
}

// packages/planning/src/constraints.ts
var CONSTRAINT_NAMES = [
  "in-the-past",
  "allowed-windows",
  "no-burn-times",
  "eclipse",
  "command-contact",
  "confirmation-contact",
  "burn-spacing",
  "propellant",
  "sma-change",
  "phase-change"
];
function overlaps([a, b], [from, to]) {
  return a < to && from < b;
}
function holds([a, b], [from, to]) {
  return a <= from && to <= b;
}
function touches(span2, burn2) {
  return burn2[0] === burn2[1] ? span2[0] <= burn2[0] && burn2[0] <= span2[1] : overlaps(span2, burn2);
}
function broken(measured2, limits) {
  const { manoeuvre, tcaTaiS, smaChangeM = 0, phaseRad = 0, propellantKg = 0 } = measured2;
  const burn2 = [manoeuvre.ignitionTaiS, cutoffTaiS(manoeuvre)];
  const { allowed, forbidden = [], shadows = [], contacts, uplinkLeadS = 0, otherBurns = [], spacingS = 0 } = limits;
  const { needsCommand = true, needsConfirmation = true } = limits;
  const isBroken = {
    "in-the-past": burn2[0] < limits.nowTaiS,
    "allowed-windows": allowed !== void 0 && !allowed.some((span2) => holds(span2, burn2)),
    "no-burn-times": forbidden.some((span2) => touches(span2, burn2)),
    // A long burn is off in the shadow; an impulse cannot be.
    eclipse: propulsionOf(manoeuvre).isInstant && shadows.some((span2) => touches(span2, burn2)),
    "command-contact": needsCommand && contacts !== void 0 && !contacts.some(
      ({ canCommand, span: span2 }) => canCommand && span2[0] >= limits.nowTaiS && span2[1] <= burn2[0] - uplinkLeadS
    ),
    "confirmation-contact": needsConfirmation && contacts !== void 0 && !contacts.some(({ canConfirm, span: span2 }) => canConfirm && span2[1] > burn2[1] && span2[0] < tcaTaiS),
    "burn-spacing": otherBurns.some(([from, to]) => touches([from - spacingS, to + spacingS], burn2)),
    propellant: limits.propellantKg !== void 0 && propellantKg > limits.propellantKg,
    "sma-change": limits.maxSmaChangeM !== void 0 && Math.abs(smaChangeM) > limits.maxSmaChangeM,
    "phase-change": limits.maxPhaseRad !== void 0 && Math.abs(phaseRad) > limits.maxPhaseRad
  };
  return CONSTRAINT_NAMES.filter((name) => isBroken[name]);
}
function constraintReport(all) {
  const forbids = {};
  for (const name of all.flat()) forbids[name] = (forbids[name] ?? 0) + 1;
  const feasible = all.filter((breaks) => breaks.length === 0).length;
  let left = all;
  let emptiedBy;
  const order = [...CONSTRAINT_NAMES].sort((a, b) => (forbids[a] ?? 0) - (forbids[b] ?? 0));
  for (const name of order) {
    const after2 = left.filter((breaks) => !breaks.includes(name));
    if (left.length > 0 && after2.length === 0) emptiedBy = name;
    left = after2;
  }
  return { tried: all.length, feasible, forbids, ...feasible === 0 && emptiedBy !== void 0 && { emptiedBy } };
}
var MARGIN_S = 1;
function edgesOf2({ nowTaiS, uplinkLeadS = 0, spacingS = 0, ...limits }) {
  const { allowed = [], forbidden = [], shadows = [], contacts = [], otherBurns = [] } = limits;
  const inside2 = allowed.flatMap(([from, to]) => [from + MARGIN_S, to - MARGIN_S]);
  const outside = [
    ...forbidden,
    ...shadows,
    ...otherBurns.map(([from, to]) => [from - spacingS, to + spacingS])
  ].flatMap(([from, to]) => [from - MARGIN_S, to + MARGIN_S]);
  const commanded = contacts.map(({ span: span2 }) => span2[1] + uplinkLeadS + MARGIN_S);
  const confirmed = contacts.map(({ span: span2 }) => span2[1] - MARGIN_S);
  return [nowTaiS + MARGIN_S, ...inside2, ...outside, ...commanded, ...confirmed];
}

// packages/planning/src/execution-effect.ts
function withExecution(manoeuvres, outcome2, events, setting) {
  const pcs = executionPcs(manoeuvres, outcome2, events, setting);
  return pcs === void 0 ? outcome2 : { ...outcome2, withExecution: { pcs, totalPc: totalPc(pcs) } };
}
function executionPcs(manoeuvres, outcome2, events, { body, model, spread: spread2 }) {
  const moving = manoeuvres.filter((manoeuvre) => !isStill(manoeuvre));
  if (moving.length === 0) return void 0;
  const planar2 = events.map(({ judged: _, ...event }) => event);
  const away = [];
  for (const [k, manoeuvre] of moving.entries()) {
    for (const erring of erringExecutions(manoeuvre, { body, execution: spread2.execution })) {
      const beside = outcomeOf(moving.with(k, erring), planar2, body, model);
      if (!beside.ok) return void 0;
      away.push(beside.value.after);
    }
  }
  const isByAir = moving.some((manoeuvre) => propulsionOf(manoeuvre).steering(manoeuvre) === void 0);
  return events.map((event, i) => {
    const after2 = outcome2.after[i];
    const shifts = away.map((effects) => shiftAt(event, after2, effects[i]));
    if (isByAir) shifts.push(shiftAt(event, after2, outcome2.before[i]).map((value) => value * spread2.densitySigma));
    return after2.passages.length === 0 ? after2.pc : Math.max(after2.pc, pcWith(event, after2, shifts));
  });
}
function shiftAt({ primary }, here, there) {
  const six = sixOf(oldState(primary, here));
  return sixOf(oldState(primary, there)).map((value, k) => value - six[k]);
}
var oldState = ({ epochTaiS }, effect) => twoBodyStateAt(effect.primary, epochTaiS);
function pcWith(event, after2, shifts) {
  const known2 = oldState(event.primary, after2);
  const matrix = Float64Array.from(
    { length: 36 },
    (_, n) => shifts.reduce((sum5, shift) => sum5 + shift[Math.floor(n / 6)] * shift[n % 6], 0)
  );
  const wider = widerEncounter(event, known2, matrix);
  const pcs = after2.passages.map(({ primary, secondary, pc }) => {
    const figures = encounterFigures(wider, primary, secondary);
    return figures.ok ? figures.value.pc : pc;
  });
  return totalPc(pcs);
}
function widerEncounter(event, known2, matrix) {
  const { judged, covarianceM2 } = event;
  const position = Float64Array.from({ length: 9 }, (_, n) => matrix[6 * Math.floor(n / 3) + n % 3]);
  const wide = covarianceM2.map((value, n) => value + position[n]);
  if (judged === void 0) return { ...event, covarianceM2: wide };
  const [own2, other] = judged.objects;
  const { epochTaiS, frame } = known2;
  const added = covarianceInLocal({ epochTaiS, frame, matrix }, "RTN", known2).matrix;
  const before = own2.covariance && covarianceInLocal(own2.covariance, "RTN", own2.state);
  const covariance = before && { ...before, matrix: before.matrix.map((value, n) => value + added[n]) };
  const objects = [{ ...own2, ...covariance && { covariance } }, other];
  return { ...event, covarianceM2: wide, judged: { ...judged, objects } };
}

// packages/planning/src/return/orbit-offset.ts
var ITERATIONS = 3;
function orbitOffset(flown, nominal, epochTaiS) {
  const here = orbitStateAt(flown, epochTaiS);
  if (here === void 0) return void 0;
  let sameTaiS = epochTaiS;
  for (let k = 0; k < ITERATIONS; k++) {
    const there2 = orbitStateAt(nominal, sameTaiS);
    if (there2 === void 0) return void 0;
    const [r, t] = inRtn(here.positionM, there2);
    const [x, y, z6] = there2.positionM;
    const [u, v, w] = there2.velocityMps;
    const rate = Math.hypot(y * w - z6 * v, z6 * u - x * w, x * v - y * u) / (x * x + y * y + z6 * z6);
    sameTaiS += Math.atan2(t, r) / rate;
  }
  const there = orbitStateAt(nominal, sameTaiS);
  if (there === void 0) return void 0;
  const sma = smaOf(there);
  return { smaM: smaOf(here) - sma, phaseRad: (sameTaiS - epochTaiS) * Math.sqrt(MU_EARTH / sma ** 3) };
}
function orbitStateAt(orbit, epochTaiS) {
  const six = new Float64Array(6);
  return orbit.stateAt(epochTaiS, six) ? stateOfSix(six, epochTaiS, orbit.frame) : void 0;
}

// packages/planning/src/plan-figures.ts
function orbitChange(manoeuvre, knownState, outcome2) {
  const { ignitionTaiS } = manoeuvre;
  const endTaiS = cutoffTaiS(manoeuvre);
  const { change } = outcome2;
  if (change === void 0) {
    const before = twoBodyStateAt(knownState, ignitionTaiS);
    const impulse3 = impulseOf(manoeuvre);
    if (impulse3 === void 0) return { before, after: twoBodyStateAt(knownState, endTaiS), smaChangeM: 0 };
    const frame = before.frame === "GCRF" ? "GCRF" : "EME2000";
    const dv = steered(impulse3.vector, impulse3.frame, sixOf(before), ignitionTaiS, frame);
    const after3 = { ...before, velocityMps: before.velocityMps.map((v, i) => v + dv[i]) };
    return { before, after: after3, smaChangeM: smaOf(after3) - smaOf(before) };
  }
  const six = new Float64Array(6);
  const at = (orbit, epochTaiS) => {
    if (!orbit.stateAt(epochTaiS, six)) throw new Error("an orbit that does not hold its own manoeuvre");
    return stateOfSix(six, epochTaiS, "GCRF");
  };
  const after2 = at(change.manoeuvred, endTaiS);
  return {
    // Where both meet the later one answers: just before an impulse the orbit without it.
    before: at(change.unmanoeuvred, ignitionTaiS),
    after: after2,
    smaChangeM: smaChange(change, endTaiS)
  };
}
function smaChange({ manoeuvred, unmanoeuvred }, epochTaiS) {
  const offset = orbitOffset(manoeuvred, unmanoeuvred, epochTaiS);
  if (offset !== void 0) return offset.smaM;
  const [here, there] = [manoeuvred, unmanoeuvred].map((orbit) => orbitStateAt(orbit, epochTaiS));
  return smaOf(here) - smaOf(there);
}
function orbitFigures(manoeuvre, knownState, outcome2) {
  const { smaChangeM } = orbitChange(manoeuvre, knownState, outcome2);
  return { smaChangeM, phaseRad: phaseAtApproach(knownState.epochTaiS, outcome2) };
}
function phaseAtApproach(tcaTaiS, { change }) {
  if (change === void 0) return 0;
  const { manoeuvred, unmanoeuvred } = change;
  const led = orbitStateAt(unmanoeuvred, tcaTaiS);
  const offset = orbitOffset(manoeuvred, unmanoeuvred, tcaTaiS) ?? orbitOffset(manoeuvred, twoBodyOrbit(led), tcaTaiS);
  return offset.phaseRad;
}
var twoBodyOrbit = (state) => ({
  frame: state.frame,
  stateAt(epochTaiS, out) {
    out.set(sixOf(twoBodyStateAt(state, epochTaiS)));
    return true;
  }
});

// packages/planning/src/orbit-limits.ts
function mappedOrbit({ deltaVRtnMps, maps: [map] }) {
  return { smaChangeM: dot(map.smaByRtnS, deltaVRtnMps), phaseRad: dot(map.phaseByRtn, deltaVRtnMps) };
}
var AIMED = 1 - 1e-4;
function limitsForMaps(limits, push, known2, body) {
  const { maxSmaChangeM, maxPhaseRad } = limits;
  if (maxSmaChangeM === void 0 && maxPhaseRad === void 0) return "kept";
  const change = changeOf([push.manoeuvre], known2, known2.epochTaiS, body, "full");
  if (!change.ok) return void 0;
  const flown = orbitFigures(push.manoeuvre, known2, { change: change.value });
  const mapped = mappedOrbit(push);
  const left = (most, key) => most === void 0 ? Number.POSITIVE_INFINITY : most * AIMED - (Math.abs(flown[key]) - Math.abs(mapped[key]));
  const breaks = [
    ...Math.abs(flown.smaChangeM) > (maxSmaChangeM ?? Number.POSITIVE_INFINITY) ? ["sma-change"] : [],
    ...Math.abs(flown.phaseRad) > (maxPhaseRad ?? Number.POSITIVE_INFINITY) ? ["phase-change"] : []
  ];
  if (breaks.length === 0) return "kept";
  const next = { maxSmaChangeM: left(maxSmaChangeM, "smaChangeM"), maxPhaseRad: left(maxPhaseRad, "phaseRad") };
  return { breaks, ...next.maxSmaChangeM > 0 && next.maxPhaseRad > 0 && { next } };
}

// packages/planning/src/reach-test.ts
var IDLE_SHARE = 1e-3;
var NEGLIGIBLE_SHARE = 1e-5;
function feltEvents(events, targetPc) {
  return events.map((event) => ({ ...event, negligiblePc: NEGLIGIBLE_SHARE * targetPc }));
}
function reachTest(events, body, model) {
  const inTurn2 = [...events];
  let nearby = events;
  const unmoved = new Map(events.map((event) => [event, eventEffect(event)]));
  const asked = (manoeuvre, targetPc, some) => {
    const moved = isStill(manoeuvre) ? ok({ effectOf: (event) => unmoved.get(event) }) : movedEvents([manoeuvre], events, body, model);
    if (!moved.ok) return void 0;
    const pcs = [];
    const felt = isStill(manoeuvre) ? some : feltEvents(some, targetPc);
    for (const [k, event] of some.entries()) {
      const effect = moved.value.effectOf(felt[k]);
      if (!effect.ok || effect.value.isInadequate) return { pcs, obstacle: event };
      pcs.push(effect.value.pc);
      if (totalPc(pcs) > targetPc) return { pcs, obstacle: event };
    }
    return { pcs };
  };
  return {
    reaches(manoeuvre, targetPc) {
      const answer = asked(manoeuvre, targetPc, inTurn2);
      if (answer === void 0) return false;
      const { pcs, obstacle } = answer;
      if (obstacle === void 0) nearby = inTurn2.filter((_, k) => pcs[k] > IDLE_SHARE * targetPc);
      else inTurn2.unshift(...inTurn2.splice(inTurn2.indexOf(obstacle), 1));
      return obstacle === void 0;
    },
    reachesNearby(manoeuvre, targetPc) {
      const answer = asked(manoeuvre, targetPc, nearby);
      return answer !== void 0 && answer.obstacle === void 0;
    }
  };
}

// packages/planning/src/search.ts
var BY_MAPS = {
  reaches: isMappedWithin,
  samples: 48,
  sizeShare: 1e-6,
  isMapped: true
};
var SMALLEST_SHARE2 = 1e-4;
var SURELY_MISSED = 1e3;
function searchLine(line, goal, search = BY_MAPS) {
  const { targetPc } = goal;
  const { reaches, reachesNearby, samples, sizeShare, isMapped } = search;
  const pointAt = (size2) => ({ line, size: size2, push: line.at(size2) });
  if (targetPc === void 0) return pointAt(line.limit);
  const isBelow = (size2) => reaches(line.at(size2), targetPc);
  const fineness = { share: sizeShare, width: sizeShare * SMALLEST_SHARE2 * line.limit };
  const smallest = (size2, before2) => {
    if (reachesNearby === void 0) return borderBetween(isBelow, size2, before2, fineness);
    const border = borderBetween((value) => reachesNearby(line.at(value), targetPc), size2, before2, fineness);
    return border === size2 || isBelow(border) ? border : borderBetween(isBelow, size2, border, fineness);
  };
  let before = 0;
  const mayReach = (size2) => !isMapped || isMappedWithin(line.at(size2), targetPc * SURELY_MISSED);
  for (let k = 1; k <= samples; k++) {
    const size2 = line.limit * SMALLEST_SHARE2 ** (1 - k / samples);
    if (mayReach(size2) && isBelow(size2)) return pointAt(smallest(size2, before));
    before = size2;
  }
  return void 0;
}
function mappedTotal({ maps, deltaVRtnMps }) {
  return totalPc(maps.map((map) => mappedFigures(map, deltaVRtnMps).pc));
}
function isMappedWithin({ maps, deltaVRtnMps }, targetPc) {
  const pcs = [];
  return maps.every((map) => {
    const { pc } = mappedFigures(map, deltaVRtnMps);
    pcs.push(pc);
    return pc <= targetPc;
  }) && totalPc(pcs) <= targetPc;
}
var SETTLING_STEPS = 6;
var PC_SHARE = 1e-3;
var SLOPE_SHARE = 1e-3;
var LARGEST_STEP = 0.5;
function settle({ line, size: size2, push }, { targetPc }, outcomeOf2) {
  const at = (value, pushed = line.at(value)) => {
    const outcome2 = outcomeOf2(pushed);
    return outcome2 && { line, size: value, push: pushed, outcome: outcome2 };
  };
  let here = at(size2, push);
  if (here === void 0 || targetPc === void 0 || size2 === 0) return here;
  let best;
  const gap = ({ outcome: outcome2 }) => Math.log(Math.max(countedPc(outcome2), 1e-300) / targetPc);
  const reaches = ({ outcome: outcome2 }) => isReached(outcome2, targetPc);
  let slope = expectedSlope(line, size2);
  for (let k = 0; k < SETTLING_STEPS; k++) {
    const error = gap(here);
    if (reaches(here) && (best === void 0 || here.size < best.size)) best = here;
    if (error <= 0 && error > -PC_SHARE) break;
    const aim = -0.3 * PC_SHARE;
    const next = slope < 0 ? stepOf(here.size, (aim - error) / slope) : here.size * (error > 0 ? 1.02 : 0.99);
    if (!(next > 0 && next <= line.limit)) break;
    const there = at(next);
    if (there === void 0) break;
    slope = (gap(there) - error) / (next - here.size);
    here = there;
  }
  if (reaches(here) && (best === void 0 || here.size < best.size)) best = here;
  return best;
}
function expectedSlope(line, size2) {
  const step2 = SLOPE_SHARE * size2;
  const [less, more] = [size2 - step2, size2].map((value) => Math.log(mappedTotal(line.at(value))));
  return (more - less) / step2;
}
var stepOf = (size2, step2) => size2 + Math.max(-LARGEST_STEP * size2, Math.min(LARGEST_STEP * size2, step2));
function worthOf({ after: after2, totalPc: total }, objective) {
  const [main] = after2;
  if (objective === "miss") return main.missDistanceM;
  if (objective === "mahalanobis") return main.mahalanobisSquared;
  return -Math.log(Math.max(total, 1e-300));
}

// packages/planning/src/solve.ts
function solve(problem) {
  const { events, body, model, targetPc } = problem;
  const opened = [];
  for (const event of events) {
    const response = openResponse(event);
    if (!response.ok) return response;
    opened.push(response.value);
  }
  const [main] = opened;
  if (main === void 0) return fail({ code: "covariance-missing" });
  const before = outcomeOf([], events, body, model);
  if (!before.ok) return before;
  const exact = ({ manoeuvre }, asked = events) => {
    const outcome2 = outcomeOf([manoeuvre], asked, body, model);
    if (!outcome2.ok) return void 0;
    const { spread: spread2 } = problem;
    return spread2 ? withExecution([manoeuvre], outcome2.value, asked, { body, model, spread: spread2 }) : outcome2.value;
  };
  const isMapped = events.every(isPlanar) || targetPc === void 0;
  const by = (areMapped, from, to) => attempt({ ...problem, progress: partOfProgress(problem.progress, from, to) }, opened, exact, areMapped);
  const byMaps = isMapped ? by(true, 0, 0.5) : void 0;
  const { settled, report, latestOrbits } = byMaps?.isSure ? byMaps : by(false, isMapped ? 0.5 : 0, 1);
  problem.progress?.(1);
  return ok({
    periodS: main.periodS,
    before: before.value,
    candidates: settled.map(({ orbits: orbits2, exactly }) => candidateOf(orbits2, exactly, problem)),
    constraints: report,
    ...targetPc !== void 0 && latestOrbits !== void 0 && { latestOrbits }
  });
}
var MOST_LATEST = 6;
function attempt(problem, opened, exact, areMapped) {
  const { targetPc, objective, mostCandidates } = problem;
  const goal = { objective, ...targetPc !== void 0 && { targetPc } };
  const searching = partOfProgress(problem.progress, 0, 0.6);
  const settling = partOfProgress(problem.progress, 0.6, 1);
  const { candidates: candidates2, breaksOfLines } = searchAll({ ...problem, progress: searching }, opened, areMapped);
  const settledWhole = (optimum) => {
    if (targetPc === void 0) return settle(optimum, goal, exact);
    const felt = feltBy(optimum.push, feltEvents(problem.events, targetPc));
    const near = settle(optimum, goal, (push) => exact(push, felt));
    if (near === void 0) return near;
    const outcome2 = exact(near.push);
    return outcome2 && isReached(outcome2, targetPc) ? { ...near, outcome: outcome2 } : settle(near, goal, exact);
  };
  const dropped = /* @__PURE__ */ new Set();
  const settledWithin = (candidate) => {
    let near = settledWhole(candidate.optimum);
    for (let turns = 0; near !== void 0; turns++) {
      const flown = limitsForMaps(problem.constraints ?? {}, near.push, problem.events[0].primary, problem.body);
      if (flown === "kept") return near;
      if (flown === void 0) return void 0;
      const lower = turns < MOST_TURNS && flown.next ? candidate.turned(flown.next) : void 0;
      if (lower === void 0) {
        breaksOfLines[candidate.line] = flown.breaks;
        dropped.add(candidate);
      }
      near = lower && settledWhole(lower);
    }
    return void 0;
  };
  candidates2.sort((a, b) => expectedMerit(b.optimum, problem) - expectedMerit(a.optimum, problem));
  const best = candidates2.slice(0, mostCandidates);
  const settled = [];
  for (const candidate of inTurn(best, settling)) {
    const exactly = settledWithin(candidate);
    if (exactly !== void 0) settled.push({ orbits: candidate.orbits, exactly });
  }
  settled.sort((a, b) => meritOf(b.exactly, problem) - meritOf(a.exactly, problem));
  const byBegin = candidates2.toSorted((a, b) => a.orbits - b.orbits);
  const isExact = (candidate) => best.includes(candidate) ? settled.some(({ orbits: orbits2 }) => orbits2 === candidate.orbits) : settledWithin(candidate) !== void 0;
  const latestOrbits = byBegin.slice(0, MOST_LATEST).find(isExact)?.orbits ?? settled.map(({ orbits: orbits2 }) => orbits2).toSorted((a, b) => a - b)[0];
  const latest = byBegin.find((candidate) => !dropped.has(candidate));
  const isLatest = latestOrbits === latest?.orbits;
  const standing = best.filter((candidate) => !dropped.has(candidate));
  const isSure = latest === void 0 || (isInstant(latest) ? isLatest && settled.length === standing.length : settled.length > 0);
  return { settled, report: constraintReport(breaksOfLines), isSure, latestOrbits };
}
function feltBy({ maps, deltaVRtnMps }, events) {
  return events.filter(
    (event, k) => k === 0 || !isPlanar(event) || !(mappedFigures(maps[k], deltaVRtnMps).pc < (event.negligiblePc ?? 0))
  );
}
function isInstant({ optimum }) {
  return propulsionOf(optimum.push.manoeuvre).isInstant;
}
var MOST_TURNS = 5;
var FEW_EVENTS = 3;
var MOST_CURVED_BEGINS = 24;
var CURVED = { samples: 16, sizeShare: 0.01, isMapped: false };
var MOST_SLOW_BEGINS = 8;
var SLOW = { samples: 8, sizeShare: 0.05, isMapped: false };
function searchAll(problem, responses, areMapped) {
  const { events, body, objective, targetPc, rule, constraints } = problem;
  const { periodS } = responses[0];
  const tcaTaiS = events[0].primary.epochTaiS;
  const goal = { objective, ...targetPc !== void 0 && { targetPc } };
  const inTwoDimensions2 = events.map(({ judged: _, ...event }) => event);
  const byVerdicts = pushTest(events, body);
  const { reaches: byPlanes } = pushTest(inTwoDimensions2, body);
  const isSlow2 = events.some(({ judged }) => judged?.method === "nc3d-hall-2021");
  const searchOf = (vehicle) => {
    if (!areMapped) return { ...isSlow2 ? SLOW : CURVED, ...byVerdicts };
    return propulsionOf(vehicle).isInstant && events.length <= FEW_EVENTS ? { ...BY_MAPS, reaches: byPlanes } : BY_MAPS;
  };
  const candidates2 = [];
  const breaksOfLines = [];
  const mostBegins = isSlow2 ? MOST_SLOW_BEGINS : MOST_CURVED_BEGINS;
  const begins2 = beginsOf(problem, tcaTaiS, periodS);
  for (const orbits2 of inTurn(areMapped ? begins2 : spread(begins2, mostBegins), problem.progress)) {
    const vehicle = problem.vehicleAt(orbits2 * periodS);
    const setting = { responses, ignitionTaiS: tcaTaiS - orbits2 * periodS, objective };
    const linesBy = (ways) => propulsionOf(vehicle).lines(vehicle, { ...setting, ways });
    const search = searchOf(vehicle);
    const isSteered2 = propulsionOf(vehicle).resteered !== void 0;
    const breaksOf = ({ push }) => constraints ? broken(measured(push, problem), constraints) : [];
    linesBy(waysOf(rule)).forEach((line, k) => {
      const free = searchLine(line, goal, search);
      if (free === void 0) return;
      const turned4 = (limits) => rule.held === void 0 && isSteered2 ? searchLine(linesBy(waysOf(rule, limits))[k], goal, search) : void 0;
      const other = breaksOf(free).some((name) => TURNED.includes(name)) ? turned4(constraints) : void 0;
      const optimum = other !== void 0 && breaksOf(other).length === 0 ? other : free;
      const breaks = breaksOf(optimum);
      if (breaks.length === 0) candidates2.push({ orbits: orbits2, line: breaksOfLines.length, optimum, turned: turned4 });
      breaksOfLines.push(breaks);
    });
  }
  return { candidates: candidates2, breaksOfLines };
}
var TURNED = ["sma-change", "phase-change"];
var MOST_EDGES = 240;
function beginsOf({ orbits: orbits2, constraints }, tcaTaiS, periodS) {
  if (constraints === void 0) return orbits2;
  const edges = edgesOf2(constraints).map((epochTaiS) => (tcaTaiS - epochTaiS) / periodS).filter((at) => at > orbits2[0] && at < orbits2.at(-1)).sort((a, b) => a - b);
  return [...orbits2, ...spread(edges, MOST_EDGES)].sort((a, b) => a - b);
}
function pushTest(events, body) {
  const { reaches, reachesNearby } = reachTest(events, body, "two-body");
  return {
    reaches: ({ manoeuvre }, targetPc) => reaches(manoeuvre, targetPc),
    reachesNearby: ({ manoeuvre }, targetPc) => reachesNearby(manoeuvre, targetPc)
  };
}
function waysOf(rule, limits = {}) {
  const { held } = rule;
  if (held === void 0) return [(map, objective, size2) => bestPush(map, objective, size2, rule, limits)];
  return [1, -1].map(
    (sign) => (_map, _objective, size2) => scaled(held, sign * size2 / norm3(held))
  );
}
function spread(all, most) {
  if (all.length <= most) return all;
  return Array.from({ length: most }, (_, k) => all[Math.round(k * (all.length - 1) / (most - 1))]);
}
function measured(push, { events, body }) {
  const { manoeuvre } = push;
  const propellantKg = propellantOf(manoeuvre, body.massKg);
  return {
    manoeuvre,
    tcaTaiS: events[0].primary.epochTaiS,
    ...mappedOrbit(push),
    ...propellantKg !== void 0 && { propellantKg }
  };
}
function expectedMerit({ push, size: size2 }, { targetPc, objective }) {
  if (targetPc !== void 0) return -size2;
  if (objective === "pc") return -mappedTotal(push);
  const figures = mappedFigures(push.maps[0], push.deltaVRtnMps);
  return objective === "miss" ? figures.missDistanceM : figures.mahalanobisSquared;
}
function meritOf({ size: size2, outcome: outcome2 }, { targetPc, objective }) {
  return targetPc === void 0 ? worthOf(outcome2, objective) : -size2;
}
function candidateOf(orbitsBeforeTca, { push, outcome: outcome2 }, { body, events }) {
  return figuresOfCandidate(orbitsBeforeTca, push.manoeuvre, push.deltaVRtnMps, outcome2, body, events);
}
function figuresOfCandidate(orbitsBeforeTca, manoeuvre, deltaVRtnMps, outcome2, body, events) {
  return {
    orbitsBeforeTca,
    manoeuvre,
    deltaVRtnMps,
    deltaVMps: deltaVOf(manoeuvre, body.massKg),
    propellantKg: propellantOf(manoeuvre, body.massKg),
    smaChangeM: orbitChange(manoeuvre, events[0].primary, outcome2).smaChangeM,
    outcome: outcome2
  };
}
function evenOrbits(from, to, step2, most = Number.POSITIVE_INFINITY) {
  const width = Math.max(step2, (to - from) / Math.max(1, most - 1));
  const count2 = Math.floor((to - from) / width + 1e-9);
  return Array.from({ length: count2 + 1 }, (_, k) => Math.round((from + k * width) * 1e9) / 1e9);
}

// packages/operations/src/plan/branches.ts
var SIGMAS2 = 3;
function branchesOf(manoeuvre, nominal, { events, means, densityUncertainty, model, returning = [] }) {
  const { isByAir } = vehicleType(manoeuvre.type);
  const width = isByAir ? densityUncertainty : SIGMAS2 * means.execution.magnitudeShare;
  const turned4 = (branch, share) => {
    const outcome2 = outcomeOf([scaledManoeuvre(manoeuvre, share), ...returning], events, means.body, model);
    return outcome2.ok ? [{ branch, share, outcome: outcome2.value }] : [];
  };
  const missed = {
    ...nominal,
    after: nominal.before,
    totalPc: nominal.totalPcBefore,
    isInadequate: nominal.before.some(({ isInadequate: isInadequate2 }) => isInadequate2)
  };
  return [
    ...turned4("HOT", 1 + width),
    { branch: "NOMINAL", share: 1, outcome: nominal },
    ...turned4("COLD", Math.max(0, 1 - width)),
    { branch: "MISSED", share: 0, outcome: missed }
  ];
}

// packages/operations/src/plan/constraints.ts
function constraintsOf({ nowTaiS, rules, stations, otherBurns }, asked, means, near) {
  const maxSmaChangeM = asked.maxSmaChangeM ?? rules.maxSmaChangeM ?? void 0;
  return {
    nowTaiS,
    ...asked.allowed !== void 0 && { allowed: asked.allowed },
    forbidden: [...rules.noBurn, ...asked.forbidden ?? []],
    ...!means.burnsInEclipse && { shadows: near.shadows },
    ...stations.length > 0 && { contacts: near.contacts },
    needsCommand: asked.needsCommand,
    needsConfirmation: asked.needsConfirmation,
    uplinkLeadS: rules.uplinkLeadS,
    ...maxSmaChangeM !== void 0 && { maxSmaChangeM },
    ...asked.maxPhaseRad !== void 0 && { maxPhaseRad: asked.maxPhaseRad },
    ...means.propellantKg !== void 0 && { propellantKg: means.propellantKg },
    otherBurns,
    spacingS: means.spacingS
  };
}

// packages/operations/src/plan/result.ts
function resultOf({ manoeuvre, outcome: outcome2, branches, breaks, returning }, setting) {
  const { events, leftOut, watchPc, contacts = [], uplinkLeadS } = setting;
  const main = events[0];
  const flown = [manoeuvre, ...returning ? [returning.manoeuvre] : []];
  const commandByTaiS = manoeuvre.ignitionTaiS - uplinkLeadS;
  const command = contacts.filter(({ canCommand, span: span2 }) => canCommand && span2[1] <= commandByTaiS).at(-1);
  const confirmation = contacts.find(({ canConfirm, span: span2 }) => canConfirm && span2[1] > cutoffTaiS(manoeuvre));
  return {
    figures: pushFigures(manoeuvre, orbitChange(manoeuvre, main.primary, outcome2), setting),
    ...returning && { returnFigures: pushFigures(returning.manoeuvre, returning.change, setting) },
    total: spentOn(flown, setting.means.body.massKg),
    totalPcBefore: outcome2.totalPcBefore,
    totalPc: outcome2.totalPc,
    isInadequate: outcome2.isInadequate,
    ...executionFigures(flown, outcome2, setting),
    planeBefore: planeOf(outcome2.before[0]),
    planeAfter: planeOf(outcome2.after[0]),
    events: events.map(({ id: id2 }, i) => {
      const [before, after2] = [outcome2.before[i], outcome2.after[i]];
      const isRaised = before.pc < watchPc && after2.pc >= watchPc;
      return { id: id2, before: eventFigures(before), after: eventFigures(after2), outcome: outcomeWord(after2), isRaised };
    }),
    ...toldLeftOuts(flown, { main, leftOut }, setting.means.body, setting.model),
    branches: branches.map(({ branch, share, outcome: turned4 }) => {
      const avoided = turned4.after[0];
      const { pc, missDistanceM } = avoided;
      const { totalPc: total, isInadequate: isInadequate2 } = turned4;
      return { branch, share, pc, totalPc: total, missDistanceM, outcome: outcomeWord(avoided), isInadequate: isInadequate2 };
    }),
    ...contacts.length > 0 && { commandByTaiS },
    ...command && { commandContact: command },
    ...confirmation && { confirmationContact: confirmation },
    breaks
  };
}
function executionFigures(flown, outcome2, { events, means, model, densityUncertainty }) {
  const spread2 = { execution: means.execution, densitySigma: densityUncertainty };
  const { withExecution: executed } = outcome2.withExecution ? outcome2 : withExecution(flown, outcome2, events, { body: means.body, model, spread: spread2 });
  return executed ? { withExecution: executed } : {};
}
function eventFigures(effect) {
  const { tcaTaiS, missDistanceM, mahalanobisSquared: mahalanobisSquared2, pc, isInadequate: isInadequate2, primary, secondary } = effect;
  const [a, b] = [primary.positionM, secondary.positionM];
  const relativeRtnM = inRtn([b[0] - a[0], b[1] - a[1], b[2] - a[2]], primary);
  return { tcaTaiS, missDistanceM, mahalanobisSquared: mahalanobisSquared2, pc, isInadequate: isInadequate2, relativeRtnM };
}
function outcomeWord({ fault, end }) {
  if (fault !== void 0) return "UNKNOWN";
  return end === "departs" ? "DEPARTS" : "PASSES";
}
function planeOf({ primary, secondary, planeM2 }) {
  const plane = encounterPlane(primary, secondary);
  if (!plane.ok) throw new Error(`a plane that was there is gone: ${plane.fault.code}`);
  const { xx: xxM2, yx: yxM2, yy: yyM2 } = planeM2;
  return { xM: plane.value.missXM, yM: plane.value.missYM, xxM2, yxM2, yyM2 };
}
function spentOn(manoeuvres, massKg) {
  let deltaVMps = 0;
  let propellantKg = 0;
  for (const manoeuvre of manoeuvres) {
    const leftKg = massKg - (propellantKg ?? 0);
    const usedKg = propellantOf(manoeuvre, leftKg);
    deltaVMps += deltaVOf(manoeuvre, leftKg);
    propellantKg = usedKg === void 0 || propellantKg === void 0 ? void 0 : propellantKg + usedKg;
  }
  return { deltaVMps, propellantKg };
}
function pushFigures(manoeuvre, change, { events, means, periodS }) {
  const { massKg } = means.body;
  const { type: type2, ignitionTaiS } = manoeuvre;
  const leadS = events[0].primary.epochTaiS - ignitionTaiS;
  const deltaVMps = deltaVOf(manoeuvre, massKg);
  return {
    ...vehicleType(type2).figures(manoeuvre, deltaVMps),
    type: type2,
    ignitionTaiS,
    durationS: propulsionOf(manoeuvre).durationS(manoeuvre),
    orbitsBeforeTca: leadS / periodS,
    leadS,
    massKg,
    specificImpulseS: means.specificImpulseS,
    deltaVMps,
    propellantKg: propellantOf(manoeuvre, massKg),
    before: transformState(change.before, "EME2000"),
    after: transformState(change.after, "EME2000"),
    smaChangeM: change.smaChangeM
  };
}

// packages/operations/src/plan/candidates.ts
var STEP_ORBITS = 0.05;
function candidates(question, search, progress) {
  const opened = open(question);
  if (!opened.ok) return opened;
  const { events, leftOut, means, tcaTaiS, periodS } = opened.value;
  const { rules, stations } = question;
  const near = around(question, opened.value);
  const { effort = vehicleType(means.type).effort } = search;
  const targetPc = search.targetPc ?? targetOf(pcsBefore(events), rules);
  const [from, to] = orbitsOf(search, opened.value);
  const longest = Math.min(to, (tcaTaiS - question.nowTaiS) / periodS);
  const lines = {
    objective: search.objective,
    targetPc,
    rule: directionRule(search.direction),
    orbits: [from, longest],
    effort,
    shadows: near.shadows,
    constraints: constraintsOf(question, search.constraints, means, near),
    densitySigma: rules.densityUncertainty,
    ...search.maxDeltaVMps !== void 0 && { maxDeltaVMps: search.maxDeltaVMps }
  };
  const searched = candidateSearch(opened.value, { ...lines, progress: partOfProgress(progress, 0, 0.6) });
  if (!searched.ok) return fail({ code: "NO_COVARIANCE", missing: [] });
  const { targetPc: _, ...withoutTarget } = lines;
  const farthest = candidateSearch(opened.value, {
    ...withoutTarget,
    objective: "miss",
    effort: { ...effort, mostCandidates: 1 },
    progress: partOfProgress(progress, 0.6, 0.8)
  });
  const setting = {
    events,
    leftOut,
    means,
    model: effort.model,
    densityUncertainty: rules.densityUncertainty,
    periodS,
    watchPc: rules.watchPc,
    uplinkLeadS: rules.uplinkLeadS,
    contacts: stations.length > 0 ? near.contacts : void 0
  };
  const { densityUncertainty } = rules;
  const meanPa = pressureOn(events[0], means);
  const overPa = pressureOver(events[0], longest, means);
  const told = ({ manoeuvre, outcome: outcome2 }, isFarthest) => {
    const branches = branchesOf(manoeuvre, outcome2, { events, means, densityUncertainty, model: effort.model });
    const pressurePa = overPa?.(manoeuvre.ignitionTaiS, cutoffTaiS(manoeuvre)) ?? meanPa;
    return {
      isFarthest,
      impulses: asImpulses(manoeuvre, means.body, periodS, pressurePa) ?? [],
      manoeuvre: commandOf(manoeuvre),
      result: resultOf({ manoeuvre, outcome: outcome2, branches, breaks: [] }, setting)
    };
  };
  const { before, candidates: solved, latestOrbits, constraints } = searched.value;
  const far = farthest.ok ? farthest.value.candidates.slice(0, 1) : [];
  const all = [
    ...solved.map((candidate) => ({ candidate, isFarthest: false })),
    ...far.map((candidate) => ({ candidate, isFarthest: true }))
  ];
  const results = [];
  for (const { candidate, isFarthest } of inTurn(all, partOfProgress(progress, 0.8, 1)))
    results.push(told(candidate, isFarthest));
  return ok({
    tcaTaiS,
    targetPc,
    totalPcBefore: before.totalPcBefore,
    isTargetMet: isMetAsItIs(events, before, targetPc),
    candidates: results,
    ...latestOrbits !== void 0 && { lastChanceTaiS: tcaTaiS - latestOrbits * periodS },
    constraints
  });
}
function orbitsOf({ orbits: orbits2, leadsS, beginsTaiS }, { tcaTaiS, periodS }) {
  const [latest, earliest] = leadsS ?? beginsTaiS?.map((beginTaiS) => tcaTaiS - beginTaiS) ?? [];
  return latest === void 0 || earliest === void 0 ? orbits2 : [latest / periodS, earliest / periodS];
}
function candidateSearch({ events, means }, { targetPc, orbits: [from, to], maxDeltaVMps, effort, shadows, constraints, densitySigma, ...line }) {
  const pressurePaOver = pressureOver(events[0], to, means);
  const limits = {
    maxDeltaVMps: Math.min(means.maxDeltaVMps, maxDeltaVMps ?? Number.POSITIVE_INFINITY),
    shadows,
    dynamicPressurePa: pressureOn(events[0], means),
    ...pressurePaOver && { pressurePaOver }
  };
  const row = vehicleType(means.type);
  const problem = {
    events,
    body: means.body,
    model: effort.model,
    ...line,
    vehicleAt: (leadS) => row.vehicle(means, { ...limits, maxDurationS: Math.min(leadS, means.maxDurationS) }),
    orbits: to >= from ? evenOrbits(from, to, STEP_ORBITS, effort.mostBegins) : [],
    mostCandidates: effort.mostCandidates,
    ...constraints && { constraints },
    ...densitySigma !== void 0 && { spread: { execution: means.execution, densitySigma } }
  };
  return solve(targetPc === void 0 ? problem : { ...problem, targetPc: effort.aimedShare * targetPc });
}

// packages/operations/src/plan/refusals.ts
var ROUNDED = 1e-6;
function refusalsOf(given, ignitionTaiS, setting) {
  const { question, means, tcaTaiS, shadows, follows } = setting;
  const place = follows ? "second" : "first";
  const allowed = follows ? [follows.cutoffTaiS, follows.latestTaiS] : [question.nowTaiS, tcaTaiS];
  if (given.manoeuvreType !== means.type)
    return [{ place, field: "manoeuvreType", code: "other-type", type: given.manoeuvreType, allowed: means.type }];
  const refusals = [];
  if (!(ignitionTaiS > allowed[0] && ignitionTaiS < allowed[1])) {
    const code = ignitionTaiS >= allowed[1] ? "too-late" : "too-early";
    refusals.push({ place, field: "ignitionEpoch", code, ignitionTaiS, allowed });
  }
  const row = vehicleType(given.manoeuvreType);
  for (const refusal of row.ownRefusals(given, means)) refusals.push({ place, ...refusal });
  if (refusals.length > 0) return refusals;
  const manoeuvre = plannedOf(given, ignitionTaiS, means, shadows);
  const burn2 = [ignitionTaiS, cutoffTaiS(manoeuvre)];
  question.rules.noBurn.forEach((span2, index) => {
    if (span2[0] <= burn2[1] && burn2[0] <= span2[1])
      refusals.push({ place, field: "ignitionEpoch", code: "no-burn-time", ignitionTaiS, span: span2, index });
  });
  const { massKg } = means.body;
  const above = (code, value, most) => {
    if (value !== void 0 && most !== void 0 && value > most)
      refusals.push({ place, field: row.sizeField, code, value, most });
  };
  const sizeMps = deltaVOf(manoeuvre, massKg);
  if (sizeMps > means.maxDeltaVMps * (1 + ROUNDED)) above("delta-v-above", sizeMps, means.maxDeltaVMps);
  above("propellant-above", propellantOf(manoeuvre, massKg), means.propellantKg);
  const durationS = propulsionOf(manoeuvre).durationS(manoeuvre);
  if (durationS > means.maxDurationS) {
    const limit = { value: durationS, most: means.maxDurationS };
    refusals.push({ place, field: "manoeuvreDuration", code: "duration-above", ...limit });
  }
  return refusals;
}

// packages/operations/src/plan/second-manoeuvre.ts
var LATEST_RETURN_DAYS = 10;
function readReturn(given, avoiding, { question, means, tcaTaiS, shadowsUntil }) {
  const ignitionTaiS = ignitionOf(given);
  const latestTaiS = tcaTaiS + LATEST_RETURN_DAYS * SECONDS_PER_DAY;
  const endTaiS = Math.min(ignitionTaiS + commandDuration(given), latestTaiS);
  const shadows = hasShadows(given, means) ? shadowsUntil(endTaiS) : [];
  const refusals = refusalsOf(given, ignitionTaiS, {
    question,
    means,
    tcaTaiS,
    shadows,
    follows: { cutoffTaiS: cutoffTaiS(avoiding), latestTaiS }
  });
  if (refusals.length > 0) return fail({ code: "REFUSED", refusals });
  return ok(plannedOf(given, ignitionTaiS, means, shadows));
}
function afterBurn(constraints, avoiding) {
  const { otherBurns = [] } = constraints;
  return {
    ...constraints,
    needsConfirmation: false,
    otherBurns: [...otherBurns, [avoiding.ignitionTaiS, cutoffTaiS(avoiding)]]
  };
}
var AFTER_S = 60;
function returnChange(avoiding, returning, known2, body) {
  const endTaiS = cutoffTaiS(returning);
  const first2 = changeOf([avoiding], known2, endTaiS + AFTER_S, body, "full");
  const both = changeOf([avoiding, returning], known2, endTaiS + AFTER_S, body, "full");
  if (!first2.ok || !both.ok) return void 0;
  const six = new Float64Array(6);
  const at = (orbit, epochTaiS) => {
    if (!orbit.stateAt(epochTaiS, six)) throw new Error("an orbit that does not hold its own manoeuvre");
    return stateOfSix(six, epochTaiS, "GCRF");
  };
  const after2 = at(both.value.manoeuvred, endTaiS);
  return {
    before: at(first2.value.manoeuvred, returning.ignitionTaiS),
    after: after2,
    smaChangeM: smaChange({ manoeuvred: both.value.manoeuvred, unmanoeuvred: first2.value.manoeuvred }, endTaiS)
  };
}

// packages/operations/src/plan/evaluate.ts
function evaluate(question, { manoeuvre: given, returnManoeuvre, constraints: asked }) {
  const opened = open(question);
  if (!opened.ok) return opened;
  const { events, leftOut, means, tcaTaiS, periodS } = opened.value;
  const { rules, stations } = question;
  const ignitionTaiS = ignitionOf(given);
  const near = around(question, opened.value);
  const refusals = refusalsOf(given, ignitionTaiS, { question, means, tcaTaiS, shadows: near.shadows });
  if (refusals.length > 0) return fail({ code: "REFUSED", refusals });
  const manoeuvre = plannedOf(given, ignitionTaiS, means, near.shadows);
  const back = returnManoeuvre && readReturn(returnManoeuvre, manoeuvre, {
    question,
    means,
    tcaTaiS,
    shadowsUntil: (untilTaiS) => around(question, opened.value, untilTaiS).shadows
  });
  if (back !== void 0 && !back.ok) return back;
  const returning = back === void 0 ? [] : [back.value];
  const outcome2 = outcomeOf([manoeuvre, ...returning], events, means.body, "full");
  if (!outcome2.ok) return fail(noOrbit(outcome2.fault.code));
  const main = events[0].primary;
  const propellantKg = propellantOf(manoeuvre, means.body.massKg);
  const measured2 = {
    manoeuvre,
    tcaTaiS,
    ...orbitFigures(manoeuvre, main, outcome2.value),
    ...propellantKg !== void 0 && { propellantKg }
  };
  const breaksOfReturn = (second) => {
    const nearReturn = around(question, opened.value, cutoffTaiS(second));
    const constraints = afterBurn(constraintsOf(question, asked, means, nearReturn), manoeuvre);
    return broken({ manoeuvre: second, tcaTaiS }, constraints);
  };
  const breaks = [
    ...broken(measured2, constraintsOf(question, asked, means, near)),
    ...returning.flatMap(breaksOfReturn)
  ];
  const change = returning[0] && returnChange(manoeuvre, returning[0], main, means.body);
  const { densityUncertainty, watchPc, uplinkLeadS } = rules;
  const branches = branchesOf(manoeuvre, outcome2.value, {
    events,
    means,
    densityUncertainty,
    model: "full",
    returning
  });
  return ok(
    resultOf(
      {
        manoeuvre,
        outcome: outcome2.value,
        breaks: [...new Set(breaks)],
        branches,
        ...change && { returning: { manoeuvre: returning[0], change } }
      },
      {
        events,
        leftOut,
        means,
        model: "full",
        densityUncertainty,
        periodS,
        watchPc,
        uplinkLeadS,
        contacts: stations.length > 0 ? near.contacts : void 0
      }
    )
  );
}
function noOrbit(fault) {
  return { code: "REFUSED", refusals: [{ place: "first", field: void 0, code: "no-orbit", fault }] };
}

// packages/planning/src/return/return.ts
var STEP_ORBITS2 = 0.05;
var ALONG_TRACK = [0, 1, 0];
var AIMED_SHARE = 0.95;
var MOST_SETTLED = 8;
var SETTLING_STEPS2 = 4;
var MARGIN_ORBITS = 0.3;
function returnOf(problem) {
  const { avoiding, known: known2, body, latestTaiS } = problem;
  const sma = smaOf(known2);
  const motion = Math.sqrt(MU_EARTH / sma ** 3);
  const periodS = 2 * Math.PI / motion;
  const stopTaiS = latestTaiS + MARGIN_ORBITS * periodS;
  const first2 = changeOf([avoiding], known2, stopTaiS, body, "full");
  if (!first2.ok) return first2;
  const alone = insideOf(first2.value, problem, periodS);
  if (isStill(avoiding) || alone.isInside) return ok({ ...alone, manoeuvre: void 0 });
  const usedKg = propellantOf(avoiding, body.massKg);
  const massKg = body.massKg - (usedKg ?? 0);
  const begins2 = [];
  let reason = "phase";
  for (const ignitionTaiS of beginsOf2(problem, periodS)) {
    const offset = orbitOffset(first2.value.manoeuvred, first2.value.unmanoeuvred, ignitionTaiS);
    if (offset === void 0) continue;
    const way = {
      ...offset,
      ignitionTaiS,
      driftRadPerMS: 1.5 * motion / sma,
      smaByPushS: smaByPush(orbitStateAt(first2.value.manoeuvred, ignitionTaiS), ALONG_TRACK)
    };
    const push = pushOf(way, problem, massKg);
    if (!push.ok) {
      if (reason === "phase") reason = push.fault.code;
    } else if (isForbidden(push.value.burn, problem, usedKg, massKg)) reason = "constraints";
    else {
      const { burn: burn2, deltaVMps } = push.value;
      const cost = deltaVOf(burn2, massKg) || cutoffTaiS(burn2) - ignitionTaiS;
      begins2.push({ ...way, deltaVMps, cost });
    }
  }
  for (const begin of apart(inOrder2(begins2))) {
    const settled = settle2(begin, problem, { massKg, stopTaiS, periodS });
    if (settled.ok && !isForbidden(settled.value.manoeuvre, problem, usedKg, massKg)) return settled;
  }
  return fail({ code: begins2.length > 0 ? "phase" : reason });
}
function* beginsOf2({ avoiding, earliestTaiS, latestTaiS }, periodS) {
  const from = Math.max(earliestTaiS, cutoffTaiS(avoiding) + 1);
  for (let k = 0; ; k++) {
    const at = from + k * STEP_ORBITS2 * periodS;
    if (at > latestTaiS) return;
    yield at;
  }
}
function inOrder2(begins2) {
  const least = Math.min(...begins2.map(({ cost }) => cost));
  const classOf = ({ cost }) => Math.floor(Math.log(cost / least) / ALIKE3);
  return begins2.toSorted((a, b) => classOf(a) - classOf(b) || a.ignitionTaiS - b.ignitionTaiS);
}
var ALIKE3 = Math.log(1.05);
function apart(begins2) {
  const kept6 = [];
  for (const begin of begins2) {
    const last2 = kept6.at(-1);
    const isNear2 = last2 !== void 0 && Math.abs(begin.cost - last2.cost) <= 0.01 * last2.cost && Math.abs(begin.ignitionTaiS - last2.ignitionTaiS) < 3600;
    if (!isNear2) kept6.push(begin);
    if (kept6.length === MOST_SETTLED) break;
  }
  return kept6;
}
var MOST_LENGTHS = 40;
var SAME_LENGTH_S = 1;
function pushOf(way, problem, massKg) {
  const { ignitionTaiS, smaM, phaseRad, driftRadPerMS, smaByPushS } = way;
  const { vehicle, latestTaiS } = problem;
  let lengthS = 0;
  for (let k = 1; ; k++) {
    const atNoneRad = phaseRad - driftRadPerMS * smaM * (lengthS / 2);
    const targetM = targetSma(way, atNoneRad, lengthS, problem);
    if (targetM === void 0) return fail({ code: "phase" });
    const deltaVMps = (targetM - smaM) / smaByPushS;
    const burn2 = propulsionOf(vehicle).alongTrack(vehicle, ignitionTaiS, deltaVMps, massKg);
    if (burn2 === void 0 || cutoffTaiS(burn2) > latestTaiS) return fail({ code: "size" });
    const changeS = cutoffTaiS(burn2) - ignitionTaiS - lengthS;
    if (Math.abs(changeS) < SAME_LENGTH_S || k === MOST_LENGTHS) return ok({ burn: burn2, deltaVMps });
    lengthS += changeS;
  }
}
function targetSma({ ignitionTaiS, smaM, driftRadPerMS }, atNoneRad, lengthS, { latestTaiS, ...bands }) {
  const driftRadPerM = driftRadPerMS * (latestTaiS - ignitionTaiS - lengthS / 2);
  const smaBandM = AIMED_SHARE * bands.smaBandM;
  const phaseBandRad = AIMED_SHARE * bands.phaseBandRad;
  const low = Math.max(-smaBandM, (atNoneRad - phaseBandRad) / driftRadPerM);
  const high = Math.min(smaBandM, (atNoneRad + phaseBandRad) / driftRadPerM);
  return low <= high ? Math.min(high, Math.max(low, smaM)) : void 0;
}
function isForbidden(manoeuvre, { avoiding, constraints, latestTaiS }, usedKg, massKg) {
  const burns = [...constraints.otherBurns ?? [], [avoiding.ignitionTaiS, cutoffTaiS(avoiding)]];
  const ownKg = propellantOf(manoeuvre, massKg);
  const propellantKg = ownKg === void 0 || usedKg === void 0 ? void 0 : ownKg + usedKg;
  const measured2 = { manoeuvre, tcaTaiS: latestTaiS, ...propellantKg !== void 0 && { propellantKg } };
  return broken(measured2, { ...constraints, otherBurns: burns }).length > 0;
}
function settle2({ deltaVMps, ...way }, problem, { massKg, stopTaiS, periodS }) {
  const { avoiding, known: known2, body, vehicle, latestTaiS } = problem;
  const { ignitionTaiS, driftRadPerMS, smaByPushS } = way;
  let size2 = deltaVMps;
  let last2 = { size: 0, smaM: way.smaM };
  for (let k = 0; k < SETTLING_STEPS2; k++) {
    const manoeuvre = propulsionOf(vehicle).alongTrack(vehicle, ignitionTaiS, size2, massKg);
    if (manoeuvre === void 0 || cutoffTaiS(manoeuvre) > latestTaiS) return fail({ code: "size" });
    const both = changeOf([avoiding, manoeuvre], known2, stopTaiS, body, "full");
    if (!both.ok) return both;
    const inside2 = insideOf(both.value, problem, periodS);
    const { smaAfterM: smaM, phaseAfterRad } = inside2;
    const lengthS = cutoffTaiS(manoeuvre) - ignitionTaiS;
    const leftS = latestTaiS - ignitionTaiS - lengthS / 2;
    const targetM = targetSma(way, phaseAfterRad + driftRadPerMS * leftS * smaM, lengthS, problem);
    if (targetM === void 0 || Number.isNaN(smaM)) return fail({ code: "phase" });
    const error = smaM - targetM;
    if (inside2.isInside && (Math.abs(error) < SETTLED_SHARE4 * Math.abs(targetM - way.smaM) || k + 1 === SETTLING_STEPS2))
      return ok({ ...inside2, manoeuvre });
    const slope = (smaM - last2.smaM) / (size2 - last2.size);
    const isLikely = slope / smaByPushS > LEAST_SLOPE && slope / smaByPushS < 1 / LEAST_SLOPE;
    last2 = { size: size2, smaM };
    size2 -= error / (isLikely ? slope : smaByPushS);
  }
  return fail({ code: "phase" });
}
var LEAST_SLOPE = 0.2;
var SETTLED_SHARE4 = 2e-3;
function insideOf({ manoeuvred, unmanoeuvred }, { avoiding, smaBandM, phaseBandRad, latestTaiS }, periodS) {
  const count2 = Math.ceil((latestTaiS - avoiding.ignitionTaiS) / (STEP_ORBITS2 * periodS));
  const stepS = (latestTaiS - avoiding.ignitionTaiS) / count2;
  let timeOutsideS = 0;
  let insideFromTaiS = avoiding.ignitionTaiS;
  let last2 = { smaM: Number.NaN, phaseRad: Number.NaN };
  for (let k = 1; k <= count2; k++) {
    const epochTaiS = k === count2 ? latestTaiS : avoiding.ignitionTaiS + k * stepS;
    last2 = orbitOffset(manoeuvred, unmanoeuvred, epochTaiS) ?? { smaM: Number.NaN, phaseRad: Number.NaN };
    if (Math.abs(last2.smaM) <= smaBandM && Math.abs(last2.phaseRad) <= phaseBandRad) continue;
    timeOutsideS += stepS;
    insideFromTaiS = epochTaiS;
  }
  return {
    smaAfterM: last2.smaM,
    phaseAfterRad: last2.phaseRad,
    timeOutsideS,
    insideFromTaiS,
    isInside: insideFromTaiS < latestTaiS
  };
}

// packages/operations/src/return/return-search.ts
function returnSearch(question, request) {
  const opened = open(question);
  if (!opened.ok) return opened;
  const { events, leftOut, means, tcaTaiS } = opened.value;
  const main = events[0];
  const latestTaiS = tcaTaiS + request.latestS;
  const { shadows, contacts } = around(question, opened.value, latestTaiS);
  const ignitionTaiS = ignitionOf(request.manoeuvre);
  const refusals = refusalsOf(request.manoeuvre, ignitionTaiS, { question, means, tcaTaiS, shadows });
  if (refusals.length > 0) return fail({ code: "REFUSED", refusals });
  const avoiding = plannedOf(request.manoeuvre, ignitionTaiS, means, shadows);
  const {
    maxSmaChangeM: _sma,
    maxPhaseRad: _phase,
    ...constraints
  } = constraintsOf(question, request.constraints, means, { shadows, contacts });
  const pressurePaOver = pressureOver(main, 0, means, latestTaiS);
  const vehicle = vehicleType(means.type).vehicle(means, {
    maxDeltaVMps: means.maxDeltaVMps,
    maxDurationS: Math.min(request.latestS, means.maxDurationS),
    shadows,
    dynamicPressurePa: pressureOn(main, means),
    ...pressurePaOver && { pressurePaOver }
  });
  const found = returnOf({
    avoiding,
    known: main.primary,
    body: means.body,
    latestTaiS,
    vehicle,
    smaBandM: request.smaBandM,
    phaseBandRad: request.phaseBandRad,
    earliestTaiS: tcaTaiS + request.earliestS,
    constraints: { ...constraints, needsConfirmation: false }
  });
  const obstacle = found.ok ? void 0 : obstacleOf(found.fault);
  if (!found.ok && obstacle === void 0) return fail(noOrbit(found.fault.code));
  const second = found.ok ? found.value.manoeuvre : void 0;
  const manoeuvres = [avoiding, ...second ? [second] : []];
  const outcome2 = outcomeOf(manoeuvres, events, means.body, "full");
  if (!outcome2.ok) return fail(noOrbit(outcome2.fault.code));
  const { leftOutTotal: leftOutTotal2 } = toldLeftOuts(manoeuvres, { main, leftOut }, means.body, "full");
  return ok({
    manoeuvres: [request.manoeuvre, ...second ? [commandOf(second)] : []],
    ...obstacle && { obstacle },
    total: costOf(manoeuvres, means.body.massKg),
    totalPc: outcome2.value.totalPc,
    isInadequate: outcome2.value.isInadequate,
    ...leftOutTotal2 && { leftOutTotal: leftOutTotal2 },
    ...found.ok && { back: withoutManoeuvre(found.value) }
  });
}
function obstacleOf({ code }) {
  return code === "phase" || code === "size" || code === "constraints" ? code : void 0;
}
function costOf(manoeuvres, massKg) {
  const used = manoeuvres.map((manoeuvre) => propellantOf(manoeuvre, massKg));
  return {
    deltaVMps: manoeuvres.reduce((sum5, manoeuvre) => sum5 + deltaVOf(manoeuvre, massKg), 0),
    propellantKg: used.reduce(
      (sum5, kg) => sum5 === void 0 || kg === void 0 ? void 0 : sum5 + kg,
      0
    )
  };
}
function withoutManoeuvre({ manoeuvre: _, ...back }) {
  return back;
}

// packages/operations/src/screened/stars.ts
var WORTHS = [
  ["CHEAPEST", ({ cost }) => -cost],
  ["EARLIEST", ({ orbitsBeforeTca }) => orbitsBeforeTca],
  ["LEAST_ORBIT_CHANGE", ({ smaChangeM }) => -Math.abs(smaChangeM)]
];
function starsOf(all) {
  const [first2] = all;
  if (first2 === void 0) return [];
  return WORTHS.map(([star, worth]) => ({ star, of: all.reduce((a, b) => worth(b) > worth(a) ? b : a, first2) }));
}

// packages/operations/src/trade/starred-cells.ts
var MOST_ROUNDS = 12;
function starredCells(question, { cells, targetPc }) {
  const opened = open(question);
  if (!opened.ok) return fail(opened.fault);
  const totals = /* @__PURE__ */ new Map();
  const totalOf = (cell) => {
    if (!totals.has(cell)) totals.set(cell, totalWithError(cell, question, opened.value));
    return totals.get(cell);
  };
  let left = cells;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const stars = starsOf(left).map(({ star, of }) => ({ star, cell: of, totalPc: totalOf(of) }));
    const short = stars.filter(({ totalPc: totalPc2 }) => totalPc2 === void 0 || totalPc2 > targetPc);
    if (short.length === 0)
      return ok(stars.map(({ star, cell: { column, row }, totalPc: totalPc2 }) => ({ star, column, row, totalPc: totalPc2 })));
    const share = Math.max(1, ...short.map(({ cell, totalPc: totalPc2 = 0 }) => totalPc2 / cell.totalPc));
    left = left.filter((cell) => short.every((star) => star.cell !== cell) && cell.totalPc * share <= targetPc);
  }
  return ok([]);
}
function totalWithError({ manoeuvre: command, added }, { rules }, { events, means }) {
  const { effort } = vehicleType(means.type);
  const { body, execution } = means;
  const manoeuvre = plannedOf(command, ignitionOf(command), means, []);
  const planned = outcomeOf([manoeuvre], events, body, effort.model);
  if (!planned.ok) return void 0;
  const spread2 = { execution, densitySigma: rules.densityUncertainty };
  const outcome2 = withExecution([manoeuvre], planned.value, events, { body, model: effort.model, spread: spread2 });
  return outcome2.isInadequate ? void 0 : allEvents(countedPc(outcome2), added).totalPc;
}

// packages/conjunction/src/manoeuvre/trade-space/push.ts
var STEERING = { impulse: 0, rtn: 1, velocity: 2 };
var UNIT_TOLERANCE = 1e-6;
function pushOf2(axes) {
  switch (axes.kind) {
    case "impulsive":
      return checked({
        steering: STEERING.impulse,
        startsTaiS: axes.ignitionsTaiS,
        vectors: axes.directionsRtn,
        rows: axes.deltaVMps,
        massLossPerS: 0
      });
    case "continuous":
      return continuousPush(axes);
    case "differential-drag": {
      const vectors = new Float64Array(3 * axes.accelerationsMps2.length);
      axes.accelerationsMps2.forEach((value, column) => {
        vectors[3 * column] = value;
      });
      return checked({
        steering: STEERING.velocity,
        startsTaiS: axes.startsTaiS,
        vectors,
        rows: axes.durationsS,
        massLossPerS: 0
      });
    }
  }
}
function continuousPush(axes) {
  const { startsTaiS, directionsRtn, durationsS, massKg, thrustN, specificImpulseS, dutyCycle } = axes;
  const isSound = massKg > 0 && thrustN > 0 && specificImpulseS > 0 && dutyCycle > 0 && dutyCycle <= 1;
  const accelerationMps2 = dutyCycle * thrustN / massKg;
  if (!isSound || !Number.isFinite(accelerationMps2)) return fail({ code: "thrust-unusable" });
  const massLossPerS = accelerationMps2 / (specificImpulseS * STANDARD_GRAVITY_MPS2);
  const unit3 = { steering: STEERING.rtn, startsTaiS, vectors: directionsRtn, rows: durationsS, massLossPerS };
  const push = checked(unit3);
  if (!push.ok) return push;
  const burnt = durationsS.findIndex((durationS) => !(Math.abs(durationS) * massLossPerS < 1));
  if (burnt >= 0) return fail({ code: "propellant-exceeds-mass", index: burnt, value: durationsS[burnt] });
  return ok({ ...unit3, vectors: directionsRtn.map((part) => part * accelerationMps2) });
}
function checked(push) {
  const { startsTaiS, vectors, rows: rows2, steering } = push;
  if (startsTaiS.length === 0 || rows2.length === 0) return fail({ code: "axis-empty" });
  if (vectors.length !== 3 * startsTaiS.length) return fail({ code: "axis-lengths-differ", value: vectors.length });
  for (const values of [startsTaiS, vectors, rows2]) {
    const index = values.findIndex((value) => !Number.isFinite(value));
    if (index >= 0) return fail({ code: "axis-not-finite", index });
  }
  const fallen = rows2.findIndex((row, k) => k > 0 && !(row > rows2[k - 1]));
  if (fallen >= 0) return fail({ code: "axis-not-rising", index: fallen, value: rows2[fallen] });
  if (steering === STEERING.velocity) return ok(push);
  for (let column = 0; column < startsTaiS.length; column++) {
    const size2 = Math.hypot(vectors[3 * column], vectors[3 * column + 1], vectors[3 * column + 2]);
    if (Math.abs(size2 - 1) > UNIT_TOLERANCE) return fail({ code: "direction-not-a-unit", index: column, value: size2 });
  }
  return ok(push);
}

// packages/conjunction/src/manoeuvre/trade-space/pushed-arc.ts
var GAUSS_NODES = [0.06943184420297371, 0.33000947820757187, 0.6699905217924281, 0.9305681557970263];
var GAUSS_WEIGHTS = [0.17392742256872692, 0.32607257743127305, 0.32607257743127305, 0.17392742256872692];
var PANEL_RAD = 0.5;
function pushedArc(state, steering, vector4, durationS, massLossPerS) {
  const panels = Math.max(1, Math.ceil(durationS / longestPanelS(state)));
  const panelS = durationS / panels;
  const startTaiS = state.epochTaiS;
  let now = state;
  for (let panel = 0; panel < panels; panel++) {
    for (let k = 0; k < GAUSS_NODES.length; k++) {
      const sinceS = (panel + GAUSS_NODES[k]) * panelS;
      now = twoBodyStateAt(now, startTaiS + sinceS);
      const timeS = GAUSS_WEIGHTS[k] * panelS / (1 - massLossPerS * sinceS);
      now = steering === STEERING.rtn ? turningKick(now, scaled(vector4, timeS)) : sped(now, vector4[0] * timeS);
    }
  }
  return twoBodyStateAt(now, startTaiS + durationS);
}
function turningKick(state, vector4) {
  return kicked(state, vector4, kicked(state, scaled(vector4, 0.5)));
}
function longestPanelS({ positionM, velocityMps }) {
  const momentum = norm(cross2(positionM, velocityMps));
  const latus = momentum ** 2 / MU_EARTH;
  const speed2 = dot(velocityMps, velocityMps);
  const inverseAxis = 2 / norm(positionM) - speed2 / MU_EARTH;
  const eccentricity = Math.sqrt(Math.max(0, 1 - latus * inverseAxis));
  const perigee = latus / (1 + eccentricity);
  return PANEL_RAD * perigee ** 2 / momentum;
}
function sped(state, byMps) {
  const factor = 1 + byMps / norm(state.velocityMps);
  return { ...state, velocityMps: scaled(state.velocityMps, factor) };
}

// packages/conjunction/src/manoeuvre/trade-space/departure.ts
function departure(primary, push, column, size2) {
  const startTaiS = push.startsTaiS[column];
  const before = twoBodyStateAt(primary, startTaiS);
  const vector4 = [push.vectors[3 * column], push.vectors[3 * column + 1], push.vectors[3 * column + 2]];
  if (push.steering === STEERING.impulse) return kicked(before, scaled(vector4, size2));
  const durationS = Math.min(Math.abs(size2), primary.epochTaiS - startTaiS);
  return pushedArc(before, push.steering, scaled(vector4, Math.sign(size2)), durationS, push.massLossPerS);
}

// packages/conjunction/src/manoeuvre/trade-space/column-curve.ts
function columnCurve(encounter, axes, column) {
  const push = pushOf2(axes);
  if (!push.ok) return push;
  const startTaiS = push.value.startsTaiS[column];
  if (startTaiS === void 0) return { ok: false, fault: { code: "columns-out-of-range", index: column } };
  const { rows: rows2 } = push.value;
  const pc = new Float64Array(rows2.length).fill(Number.NaN);
  const missM = new Float64Array(rows2.length).fill(Number.NaN);
  const inadequate = new Uint8Array(rows2.length);
  for (const [row, size2] of rows2.entries()) {
    const isPushed = size2 !== 0 && encounter.primary.epochTaiS > startTaiS;
    const after2 = isPushed ? movedEncounter(encounter, departure(encounter.primary, push.value, column, size2)) : encounterFigures(encounter);
    if (!after2.ok) continue;
    pc[row] = isPushed ? after2.value.pc : encounter.pcAsItIs ?? after2.value.pc;
    missM[row] = after2.value.missDistanceM;
    inadequate[row] = after2.value.isInadequate ? 1 : 0;
  }
  return ok({ pc, missM, inadequate });
}

// packages/conjunction/src/manoeuvre/trade-space/fixed-directions.ts
function sameDirection(columns, direction) {
  const size2 = norm(direction);
  return Float64Array.from({ length: 3 * columns }, (_, k) => direction[k % 3] / size2);
}
function bestDirections(encounter, epochsTaiS, goal, sizeMps) {
  const out = new Float64Array(3 * epochsTaiS.length);
  for (const [column, epochTaiS] of epochsTaiS.entries()) {
    const leadS = encounter.primary.epochTaiS - epochTaiS;
    if (!(leadS > 0)) {
      out[3 * column + 1] = 1;
      continue;
    }
    const map = planeMap(encounter, leadS);
    if (!map.ok) return map;
    const impulse3 = bestImpulse(map.value, goal, sizeMps);
    const size2 = norm(impulse3);
    for (let k = 0; k < 3; k++) out[3 * column + k] = impulse3[k] / size2;
  }
  return ok(out);
}

// packages/kernel/src/generated/trade-wasm.ts
var WASM_BASE642 = "AGFzbQEAAAABlgEWYAF8AXxgAAF/YAF8AGAGfHx8fHx8AXxgBXx8fHx8AXxgAABgAn9/AGADf3x/AGABfwF8YAJ/fAF/YAJ8fABgBX98fHx/AGABfwBgAX4Bf2ACfH8Bf2ADfHx8AXxgBnx8fHx8fAF/YAd/fH9/fHx8AGADf3x/AX9gAX8Bf2AFf39/fHwAYA5/f39/f39/f398fH9/fwADKCcABgcICQAACgAACwwNAAAAAAACDgMDAg8QBAUAABEEAQEBEhMFFBUFAwEABQaFAyV8AUQAAAAAAAAAAAt8AUQAAAAAAAAAAAt8AUQAAAAAAAAAAAt8AUQAAAAAAAAAAAt/AUEAC3wBRAAAAAAAAAAAC3wBRAAAAAAAAAAAC3wBRAAAAAAAAAAAC3wBRAAAAAAAAAAAC3wBRAAAAAAAAAAAC3wBRAAAAAAAAAAAC3wBRAAAAAAAAAAAC3wBRAAAAAAAAAAAC3wBRAAAAAAAAAAAC3wBRAAAAAAAAPA/C38BQQALfAFEAAAAAAAAAAALfAFEAAAAAAAAAAALfAFEAAAAAAAA8D8LfAFEAAAAAAAA8D8LfAFEAAAAAAAAAAALfAFEAAAAAAAAAAALfAFEAAAAAAAAAAALfAFEAAAAAAAAAAALfwFBAAt8AUQAAAAAAAAAAAt8AUQAAAAAAAAAAAt8AUQAAAAAAAAAAAt/AUEAC3wBRAAAAAAAAAAAC3wBRAAAAAAAAAAAC38BQQALfwFBAAt/AUEAC3wBRAAAAAAAAAAAC3wBRAAAAAAAAAAAC34BQgALB2EHCGhlYXBCYXNlACAMZXJmY3hUYWJsZUF0ACEIbW9zdFJvd3MAHw5jb21wdXRlQ29sdW1ucwAmD2Rpc2NQcm9iYWJpbGl0eQAZDHByZXBhcmVSdWxlcwAkBm1lbW9yeQIACAEaDAEKCv+TASf7AwMCfwJ+BHwCfCAAvSIDQjSIp0H/D3EiAUHJB2siAkE/TwRARAAAAAAAAPA/IAJBgICAgHhPDQEaIAFBiQhPBEBEAAAAAAAAAAAgA0KAgICAgICAeFENAhogAEQAAAAAAADwP6AgAUH/D08NAhpEAAAAAAAAAABEAAAAAAAA8H8gA0IAUxsMAgtBACEBCyAARP6CK2VHFWdAokQAAAAAAAA4Q6AiBb0iA0L/AINCAYanQQN0QZC3EmoiAikDCCADQi2GfCEEIAAgBUQAAAAAAAA4w6AiAEQAAPr+Qi52v6KgIABEOjuevJr3DL2ioCIAIACiIQUgAisDACAAoCAFIABEPFRVVVVVxT+iRL39/////98/oKKgIAUgBaIgAEQX0KRnERGBP6JEkSsXz1VVpT+goqAhACABRQRAAnwgA0KAgICACINQBEAgBEKAgICAgICAiD99vyIFIAUgAKKgRAAAAAAAAAB/ogwBCyAEQoCAgICAgIDwP3wiA78iBiAAoiEHIAYgB6AiCJlEAAAAAAAA8D9jBHwgA0KAgICAgICAgIB/g79EAAAAAAAA8D8gCKYiACAIoCIFIAAgBaEgCKAgBiAIoSAHoKCgIAChIgAgAEQAAAAAAAAAAGEbBSAIC0QAAAAAAAAQAKILDAELIAS/IgUgBSAAoqALC/YNAgN/C3wgASAAa0EGSARAA0AgACABTARAIABBA3QiAiMgaisDABAJIQUgAkHQsw1qIgIrAwAhBiACIAYgBUQAAAAAAADwPyAGoaKgOQMAIxsjGmMgBSMaZnEEQCAAQdDzEWpBAToAAAsgAEEDdEHQsw9qIgIrAwAgBWMEQCACIAU5AwAgAEEBdEHQsxFqIyE7AQALIABBAWohAAwBCwsPCyMgIAFBA3RqKwMAIgUjICAAQQN0aisDACIGoSMMRAAAAAAAAAhAokQAAAAAAADwfyMEG2QEf0EABSAGIAWgRAAAAAAAAOA/oiEHIAUgBqFEAAAAAAAA4D+iIQhBACAGEAQEf0EBIAcgCETNO39mnqDmP6KhEAQFQQALBH9BAiAHEAQFQQALBH9BAyAHIAhEzTt/Zp6g5j+ioBAEBUEACwR/QQQgBRAEBUEACwtFBEAgACAAIAFqQQF1IgAQASAAQQFqIAEQAQ8LQbCUEisDACEHQdiUEisDACEIQdCTEhADIgkgCaJB+JMSEAMiCSAJoqCfQaCUEhADIAejIx0gB6NEAAAAAAAAIECiRAAAAAAAAPA/oKJByJQSEAMgCKMjHSAIo0QAAAAAAAAgQKIiB0QAAAAAAADwP6CioEHwlBIQAyIIIAcgCKCioET8qfHSTWJgP6JE/Knx0k1iYD+jpSAGIAWgRAAAAAAAAOA/oiEIRAAAAAAAAABAIAUgBqGjIQdEAAAAAAAA8H8hBSAAIgIhAwNAIAEgA04EQEHQkxIrAwAjICADQQN0aisDACAIoSAHoiIKQdiTEisDACAKQeCTEisDACAKQeiTEisDACAKQfCTEisDAKKgoqCioKKgIQtBoJQSKwMAIApBqJQSKwMAIApBsJQSKwMAIApBuJQSKwMAIApBwJQSKwMAoqCioKKgoqAhDEHIlBIrAwAgCkHQlBIrAwAgCkHYlBIrAwAgCkHglBIrAwAgCkHolBIrAwCioKKgoqCioCENQfCUEisDACAKQfiUEisDACAKQYCVEisDACAKQYiVEisDACAKQZCVEisDAKKgoqCioKKgIQ4jHSEGIAsgC6JB+JMSKwMAIApBgJQSKwMAIApBiJQSKwMAIApBkJQSKwMAIApBmJQSKwMAoqCioKKgoqAiCiAKoqCfIg9EAAAAAAAAAABhBHxEAAAAAAAAAAAFIA8gBiALIAyjIA4gCqIgDaOhIgYgBqIgCiANoyIGIAaioJ+iIA+joQsiBiAFYwRAIAYhBSADIQILIANBAWohAwwBCwsgBUQAAAAAAAAhwKBEAAAAAAAAAAClRHsUrkfhepQ/okT8qfHSTWJgP6BkBEAgACACQQIgASAAa0EIbSIDIANBAkgbIgNrIgQgACAEShshBCABIAIgA2oiAiABIAJIGyECIAAgBEgEQCAAIARBAWsQAQsgBCACEAEgASACSgRAIAJBAWogARABCw8LIAVEAAAAAAAAIUBkBEAPCwNAIAAgAUwEQEHQkxIrAwAjICAAQQN0aisDACAIoSAHoiIFQdiTEisDACAFQeCTEisDACAFQeiTEisDACAFQfCTEisDAKKgoqCioKKgIQZBoJQSKwMAIAVBqJQSKwMAIAVBsJQSKwMAIAVBuJQSKwMAIAVBwJQSKwMAoqCioKKgoqAhCUHIlBIrAwAgBUHQlBIrAwAgBUHYlBIrAwAgBUHglBIrAwAgBUHolBIrAwCioKKgoqCioCEKQfCUEisDACAFQfiUEisDACAFQYCVEisDACAFQYiVEisDACAFQZCVEisDAKKgoqCioKKgIQsjHSEMIAYgBqJB+JMSKwMAIAVBgJQSKwMAIAVBiJQSKwMAIAVBkJQSKwMAIAVBmJQSKwMAoqCioKKgoqAiDSANoqCfIg5EAAAAAAAAAABhBHxEAAAAAAAAAAAFIA4gDCAGIAmjIAsgDaIgCqOhIgkgCaIgDSAKoyIJIAmioJ+iIA6joQtEAAAAAAAAIUBkRQRAIAYgDUGglBIrAwAgBUGolBIrAwAgBUGwlBIrAwAgBUG4lBIrAwAgBUHAlBIrAwCioKKgoqCioEHIlBIrAwAgBUHQlBIrAwAgBUHYlBIrAwAgBUHglBIrAwAgBUHolBIrAwCioKKgoqCioEHwlBIrAwAgBUH4lBIrAwAgBUGAlRIrAwAgBUGIlRIrAwAgBUGQlRIrAwCioKKgoqCioCMdEBQhBSAAQQN0QdCzDWoiAisDACEGIAIgBiAFRAAAAAAAAPA/IAahoqA5AwAjGyMaYyAFIxpmcQRAIABB0PMRakEBOgAACyAAQQN0QdCzD2oiAisDACAFYwRAIAIgBTkDACAAQQF0QdCzEWojITsBAAsLIABBAWohAAwBCwsLqAcBE3wgACsDACIGIAaiIAArAwgiByAHoqAgACsDECIIIAiioJ8hESAGIAArAxgiCaIgByAAKwMgIgqioCAIIAArAygiC6KgIwGiIQQjACABmUQAAAAAAJCaQGNBAUQAAAAAAADwPyARoyIFIAWgIAkgCaIgCiAKoqAgCyALoqBE6uM2HdmY5jyioSISRAAAAAAAAAAAZBsEfCABBSABIAFEGC1EVPshGUAjACASoiASn6KjIgGjnSABoqELIgOiIQwCfCASIBGiIgFEOoww4o55RT5kBEAgDCAFoiINIA2iIBKiRArXo3A9Ctc/YwRAIA1EAAAAAAAA8D8gDSAEIAWiIg5EAAAAAAAA4D+iIg8gDSAPIA6iRAAAAAAAAPA/IAGhIAWiRAAAAAAAABhAo6GioaKhogwCCyAMIBKiDAELIAwgEaMgEiARokQ6jDDijnlFvmQNABogEkQAAAAAAAAAwKIgDKIgBEQAAAAAAADwv0QAAAAAAADwPyAMRAAAAAAAAAAAYxtEAAAAAAAA8D8gEqOan6IiAUQAAAAAAADwPyARIBKioaKgoyINRAAAAAAAAAAAZAR8IAEgDRAbogUgDCARowsLIQFEAAAAAAAA8D8gEiARoqEhDSARnyETQQAhAANAIABBMkgEQAJAIBIgASABoiIOoiIPEBIgBCABokQAAAAAAADwPyAPIwOioSIUoiANIA6iIhUjAqKgIBGgIhBEAAAAAAAAMECiIBCiIAQgDqIjAqIgFSABoiMDoqAgESABoqAgDKEiDkQAAAAAAAA0QKIgBEQAAAAAAADwPyAPIwKioaIgDSABoiAUoqCioZmfIQ8gASAORAAAAAAAABTAoiAQIA+aIA8gEEQAAAAAAAAAAGMboKMiDqAhASAOmSABmSAToETxaOOItfjkPqJlDQAgAEEBaiEADAILCwsgEiABIAGiIgyiIg4QEiACRAAAAAAAAPA/IAwjAqIiDyAFoqEiECAGoiADIAwgAaIjA6IjAaKhIgMgCaKgOQMAIAIgECAHoiADIAqioDkDCCACIBAgCKIgAyALoqA5AxBEAAAAAAAA8D8gBCABokQAAAAAAADwPyAOIwOiIgOhoiANIAyiIwKioCARoKMhBCACIwAgAaIgA0QAAAAAAADwv6CiIASiIAWiIgEgBqJEAAAAAAAA8D8gDyAEoqEiAyAJoqA5AxggAiABIAeiIAMgCqKgOQMgIAIgASAIoiADIAuioDkDKAvQAQEHfCAAKwMgIgUgACsDACIEoEQAAAAAAADgP6IgACsDECIBoSICIAArAxgiBiAAKwMIIgOgRAAAAAAAAOA/oiABoSIHIAegoUQAAAAAAAAAQKIhByAFIAShRAAAAAAAAOA/oiIEIAYgA6FEAAAAAAAA4D+iRM07f2aeoOY/o6FEAAAAAAAAAECiIQMgACABOQMAIAAgBCADoTkDCCAAIAIgB6E5AxAgACADOQMYIAAgBzkDICADmUTNO39mnqDWP6IgB5lEAAAAAAAA0D+ioAs+ACABQQAQEwRAQQAPCyAAQQN0QdCTEmoiACMQOQMAIAAjETkDKCAAIxI5A1AgACMTOQN4IAAjFDkDoAFBAQusBwMFfAN/AX4gAL0iCUIgiKciBkEfdiEIIAZB/////wdxIgZB+8Ok/wNNBEAgBkGAgMDyA0kEQCAADwsgACAAIACiIgEgAKIgASABIAFEff6xV+Mdxz6iRNVhwRmgASq/oKJEpvgQERERgT+gIAEgASABoqIgAUR81c9aOtnlPaJE65wriublWr6goqCiRElVVVVVVcW/oKKgDwsgBkGAgMD/B08EQCAAIAChDwsCQCAJQiCIp0H/////B3EiB0H8souABEkEQEEBIQYgCAR8IABEAABAVPsh+T+gIQBBfyEGIAdB+8Pk/wNHBHwgACAARDFjYhphtNA9oCIAoUQxY2IaYbTQPaAFIABEAABgGmG00D2gIgFEc3ADLooZozugIQAgASAAoURzcAMuihmjO6ALBSAARAAAQFT7Ifm/oCEAIAdB+8Pk/wNHBHwgACAARDFjYhphtNC9oCIAoUQxY2IaYbTQvaAFIABEAABgGmG00L2gIgFEc3ADLooZo7ugIQAgASAAoURzcAMuihmju6ALCyAAJCIkIwwBCyAHQfvD5IkESQRAIAdBFHYiBiAAIABEg8jJbTBf5D+iniIDRAAAQFT7Ifk/oqEiACADRDFjYhphtNA9oiICoSIBvUIgiKdBFHZB/w9xa0EQSwRAIANEc3ADLooZozuiIAAgACADRAAAYBphtNA9oiIBoSIAoSABoaEhAiAGIAAgAqEiAb1CIIinQRR2Qf8PcWtBMUsEQCADRMFJICWag3s5oiAAIAAgA0QAAAAuihmjO6IiAaEiAKEgAaGhIQIgACACoSEBCwsgASQiIAAgAaEgAqEkIyAD/AIhBgwBC0EAIAkQDCIGayAGIAgbIQYLIyIhAiMjIQMgBkEBcQR8IAIgAqIiACAAoiEBRAAAAAAAAPA/IABEAAAAAAAA4D+iIgShIgVEAAAAAAAA8D8gBaEgBKEgACAAIAAgAESQFcsZoAH6PqJEd1HBFmzBVr+gokRMVVVVVVWlP6CiIAEgAaIgACAARNQ4iL7p+qi9okTEsbS9nu4hPqCiRK1SnIBPfpK+oKKgoiACIAOioaCgBSACIAKiIgAgAqIhASACIAAgA0QAAAAAAADgP6IgASAAIABEff6xV+Mdxz6iRNVhwRmgASq/oKJEpvgQERERgT+gIAAgACAAoqIgAER81c9aOtnlPaJE65wriublWr6goqCioaIgA6EgAURJVVVVVVXFv6KhoQsiAJogACAGQQJxGwvvBwMFfAN/AX4gAL0iCUIgiKciBkEfdiEIIAZB/////wdxIgZB+8Ok/wNNBEAgBkGewZryA0kEQEQAAAAAAADwPw8LIAAgAKIiASABoiECRAAAAAAAAPA/IAFEAAAAAAAA4D+iIgOhIgREAAAAAAAA8D8gBKEgA6EgASABIAEgAUSQFcsZoAH6PqJEd1HBFmzBVr+gokRMVVVVVVWlP6CiIAIgAqIgASABRNQ4iL7p+qi9okTEsbS9nu4hPqCiRK1SnIBPfpK+oKKgoiAARAAAAAAAAAAAoqGgoA8LIAZBgIDA/wdPBEAgACAAoQ8LAkAgCUIgiKdB/////wdxIgdB/LKLgARJBEBBASEGIAgEfCAARAAAQFT7Ifk/oCEAQX8hBiAHQfvD5P8DRwR8IAAgAEQxY2IaYbTQPaAiAKFEMWNiGmG00D2gBSAARAAAYBphtNA9oCIBRHNwAy6KGaM7oCEAIAEgAKFEc3ADLooZozugCwUgAEQAAEBU+yH5v6AhACAHQfvD5P8DRwR8IAAgAEQxY2IaYbTQvaAiAKFEMWNiGmG00L2gBSAARAAAYBphtNC9oCIBRHNwAy6KGaO7oCEAIAEgAKFEc3ADLooZo7ugCwsgACQiJCMMAQsgB0H7w+SJBEkEQCAHQRR2IgYgACAARIPIyW0wX+Q/op4iA0QAAEBU+yH5P6KhIgAgA0QxY2IaYbTQPaIiAqEiAb1CIIinQRR2Qf8PcWtBEEsEQCADRHNwAy6KGaM7oiAAIAAgA0QAAGAaYbTQPaIiAaEiAKEgAaGhIQIgBiAAIAKhIgG9QiCIp0EUdkH/D3FrQTFLBEAgA0TBSSAlmoN7OaIgACAAIANEAAAALooZozuiIgGhIgChIAGhoSECIAAgAqEhAQsLIAEkIiAAIAGhIAKhJCMgA/wCIQYMAQtBACAJEAwiBmsgBiAIGyEGCyMiIQEjIyECIAZBAXEEfCABIAGiIgAgAaIhAyABIAAgAkQAAAAAAADgP6IgAyAAIABEff6xV+Mdxz6iRNVhwRmgASq/oKJEpvgQERERgT+gIAAgACAAoqIgAER81c9aOtnlPaJE65wriublWr6goqCioaIgAqEgA0RJVVVVVVXFv6KhoQUgASABoiIDIAOiIQREAAAAAAAA8D8gA0QAAAAAAADgP6IiAKEiBUQAAAAAAADwPyAFoSAAoSADIAMgAyADRJAVyxmgAfo+okR3UcEWbMFWv6CiRExVVVVVVaU/oKIgBCAEoiADIANE1DiIvun6qL2iRMSxtL2e7iE+oKJErVKcgE9+kr6goqCiIAEgAqKhoKALIgCaIAAgBkEBakECcRsLtwMBBXwjDiAAokQAAAAAAADwPyMFIAGioaMhAUHIiAwrAwAhAkHQiAwrAwAhA0HYiAwrAwAhBCMEQQFGBEBBsIgMEAtByIgMIAJB4IgMKwMAIwYgAUQAAAAAAADgP6IiBaIiAKKgQfiIDCsDACMHIAWiIgaioEGQiQwrAwAjCCAFoiIFoqA5AwBB0IgMIANB6IgMKwMAIACioEGAiQwrAwAgBqKgQZiJDCsDACAFoqA5AwBB2IgMIARB8IgMKwMAIACioEGIiQwrAwAgBqKgQaCJDCsDACAFoqA5AwBBsIgMEAtByIgMIAJB4IgMKwMAIwYgAaIiAKKgQfiIDCsDACMHIAGiIgKioEGQiQwrAwAjCCABoiIBoqA5AwBB0IgMIANB6IgMKwMAIACioEGAiQwrAwAgAqKgQZiJDCsDACABoqA5AwBB2IgMIARB8IgMKwMAIACioEGIiQwrAwAgAqKgQaCJDCsDACABoqA5AwAPC0HIiAwgAiMGIAGiIAIgAqIgAyADoqAgBCAEoqCfo0QAAAAAAADwP6AiAKI5AwBB0IgMIAMgAKI5AwBB2IgMIAQgAKI5AwALvAECAn8BfCAARM3MzMzMTDtAZARARAAAAAAAAAAADwsgAJogAKIQAEQAAAAAAABgQCAARAAAAAAAAABAoKMiAPwCIgFBwABOBEBBPyEBCyABQQZ0QeCIDGoiAisDACAAIAG3oUQAAAAAAAAAQKJEAAAAAAAA8L+gIgMgA6IiACACKwMQIAAgAisDICAAIAIrAzCioKKgoqAgAyACKwMIIAAgAisDGCAAIAIrAyggACACKwM4oqCioKKgoqCiCzwBAX8gAEEBEBMiAUEBRgRARAAAAAAAAAAADwsgAUECRgRARAAAAAAAAPh/DwsjECMRIxIjEyMUIx0QFAulAQEEfCAAIAEgA0TsGScMScaxP6IiCKBBsIgMEAIgA0Rrtuf3QEPGP6IiASACIAigEAdBsIgMIANEAmERE+Ae1T+iIgcgCKEiBUGwiAwQAiADRMokDIRf3tQ/oiIGIAIgB6AQB0GwiAwgAyAHIAegoUGwiAwQAiAGIAIgA6AiAiAHoRAHQbCIDCAFQbCIDBACIAEgAiAIoRAHIARBsIgMQTD8CgAAC4kCAQh8RAAAAAAAAPA/IAArAwAiAiACoiAAKwMIIgMgA6KgIAArAxAiBCAEoqCfoyEFIAMgACsDKCIBoiAEIAArAyAiBqKhIgdEAAAAAAAA8D8gByAHoiAEIAArAxgiB6IgAiABoqEiCCAIoqAgAiAGoiADIAeioSIGIAaioJ+jIgeiIQFB4IgMIAIgBaIiAjkDAEHoiAwgAyAFoiIDOQMAQfCIDCAEIAWiIgQ5AwBB+IgMIAggB6IiBSAEoiAGIAeiIgYgA6KhOQMAQYCJDCAGIAKiIAEgBKKhOQMAQYiJDCABIAOiIAUgAqKhOQMAQZCJDCABOQMAQZiJDCAFOQMAQaCJDCAGOQMAC68EAwp+AX8BfCAAQv///////////wCDQjSIQpUIfSIBQj+DIQQgAUIGh6dBA3RB0LUSaiILKQMAIQMgCykDCCECIAspAxAhASAEQgBSBEAgAyAEhiACQsAAIAR9IgWIhCEDIAIgBIYgASAFiIQhAiABIASGIAspAxggBYiEIQELIABC/////////weDQoCAgICAgIAIhCIEQv////8PgyEFIARCIIgiBiACQv////8PgyIHfiACQiCIIgIgBX4gBSAHfiIFQiCIfCIHQv////8Pg3whCCACIAZ+IAdCIIh8IAhCIIh8JCQgBiABQiCIfiIBIAVC/////w+DIAhCIIZ8fCICIAFUrSMkIAMgBH58fCIDQgKGIAJCPoiEIgRCP4ciBSACQgKGhSEGIAQgBUIBh4UiAXkhByABIAeGIAZCwAAgB32IhCIIQv////8PgyECIAhCIIgiAUK0hKOLAn4gAkKitb/IDH4gAkK0hKOLAn4iCUIgiHwiAkL/////D4N8IQogAUKitb/IDH4gAkIgiHwgCkIgiHwkJCAIukSEG3BRzJg4P6IgBiAHhrpEGC1EVPshOT+ioPwHIgEgCUL/////D4MgCkIghnwiAlatIyQiBkILiHy6JCIgBkI1hiACQguIhCABfLpEAAAAAAAA8DuiJCMjIkKAgICAgICA2DwgB0I0hn0gACAEhUKAgICAgICAgIB/g4S/IgyiJCIjIyAMoiQjIANCPocgBX2nC7cBAwJ8AX8BfiAAvUL///////////8AgyIEvyECRAAAAAAAAOA/IACmIQEgBEIgiKciA0HC3JiEBEkEQCACEA4hAiADQYCAwP8DSQRAIANBgIDA8gNJBEAgAA8LIAEgAiACoCACIAKiIAJEAAAAAAAA8D+go6GiDwsgASACIAIgAkQAAAAAAADwP6CjoKIPCyACRIvdGhVmIJbAoBAAIAEgAaBEAAAAAAAAwH+iokQAAAAAAADAf6IL+wQDA38EfAF+IAC9IghCIIinQf////8HcSECIAhCP4inIQMgAkH60I2CBE8EQCAAIABiBEAgAA8LIAMEQEQAAAAAAADwvw8LIABE7zn6/kIuhkBkBEAgAEQAAAAAAADgf6IPCwsgAkHC3Nj+A0sEQCAAQQEgA0EBdGsgAET+gitlRxX3P6JEAAAAAAAA4D8gAKag/AIgAkGyxcL/A0kbIgG3IgBEAADg/kIu5j+ioSIEIAQgAER2PHk17znqPaIiBKEiAKEgBKEhBAUgAkGAgMDkA0kEQCAADwsLIAAgAEQAAAAAAADgP6IiBqIiBSAFoiEHRAAAAAAAAAhAIAVE9BARERERob+iRAAAAAAAAPA/oCAHIAVEt9uqnhnOFL+iRIVV/hmgAVo/oCAHIAVELcMJbrf9ir6iRDlS5obKz9A+oKKgoqAiByAGoqEhBiAFIAcgBqFEAAAAAAAAGEAgACAGoqGjoiEGIAFFBEAgACAAIAaiIAWhoQ8LIAAgBiAEoaIgBKEgBaEhBCABQX9GBEAgACAEoUQAAAAAAADgP6JEAAAAAAAA4L+gDwsgAUEBRgRAIABEAAAAAAAA0L9jBEAgBCAARAAAAAAAAOA/oKFEAAAAAAAAAMCiDwsgACAEoUQAAAAAAAAAQKJEAAAAAAAA8D+gDwsgAaxC/wd8QjSGvyEFIAFBAEggAUE4SnIEQCAAIAShRAAAAAAAAPA/oCIAIACgRAAAAAAAAOB/oiAAIAWiIAFBgAhGG0QAAAAAAADwv6APCyAARAAAAAAAAPA/Qv8HIAGsfUI0hr8iAKEgBKFEAAAAAAAA8D8gBCAAoKEgAUEUSBugIAWiC7IBAgF/AX4gAL1C////////////AIMiAr8hACACQiCIpyIBQcLcmP8DSQRAIAFBgIDA8gNJBEBEAAAAAAAA8D8PCyAAEA4iACAAoiAAIACgRAAAAAAAAABAoKNEAAAAAAAA8D+gDwsgAUHC3JiEBEkEQCAAEAAiAEQAAAAAAADwPyAAo6BEAAAAAAAA4D+iDwsgAESL3RoVZiCWwKAQAEQAAAAAAADAf6JEAAAAAAAAwH+iC7AEAgN8An8gACEBIAC9QiCIp0H/////B3EiBEGAgMCgBE8EQCAAIABiBEAgAA8LRBgtRFT7Ifk/IAGmDwsgBEGAgPD+A0kEQCAEQYCAgPIDSQRAIAAPC0F/IQUFIACZIQAgBEGAgMz/A0kEfCAEQYCAmP8DSQR8IAAgAKBEAAAAAAAA8L+gIABEAAAAAAAAAECgowVBASEFIABEAAAAAAAA8L+gIABEAAAAAAAA8D+gowsFIARBgICOgARJBHxBAiEFIABEAAAAAAAA+L+gIABEAAAAAAAA+D+iRAAAAAAAAPA/oKMFQQMhBUQAAAAAAADwvyAAowsLIQALIAAgAKIiAyADoiECIAAgAyACIAIgAiACIAJEEdoi4zqtkD+iROsNdiRLe6k/oKJEUT3QoGYNsT+gokRuIEzFzUW3P6CiRP+DAJIkScI/oKJEDVVVVVVV1T+goiACIAIgAiACIAJEL2xqLES0or+iRJr93lIt3q2/oKJEbZp0r/Kws7+gokRxFiP+xnG8v6CiRMTrmJmZmcm/oKKgoiECIAVBAEgEQCAAIAKhDwsCfAJAAkACQAJAAkAgBQ4EAQIDBAALAAtET7thBWes3T8gAkTiZS8ifyt6vKAgAKGhDAMLRBgtRFT7Iek/IAJEB1wUMyamgbygIAChoQwCC0Sb9oHSC3PvPyACRL3L8HqIB3C8oCAAoaEMAQtEGC1EVPsh+T8gAkQHXBQzJqaRvKAgAKGhCyABpgvPBQMCfwF+AnwgAL0iA0IgiKciAkH/////B3EiAUGAgMD/A08EQCADpyABQYCAwP8Da3JFBEAgAkEASARARBgtRFT7IQlADwtEAAAAAAAAAAAPC0QAAAAAAAAAACAAIAChow8LIAFBgICA/wNJBEAgAUGAgIDjA00EQEQYLURU+yH5Pw8LRBgtRFT7Ifk/IABEB1wUMyamkTwgACAAIACiIgAgACAAIAAgACAARAn3/Q3hPQI/okSIsgF14O9JP6CiRDuPaLUogqS/oKJEVUSIDlXByT+gokR9b+sDEtbUv6CiRFVVVVVVVcU/oKIgACAAIAAgAESCki6xxbizP6JEWQGNG2wG5r+gokTIilmc5SoAQKCiREstihwnOgPAoKJEAAAAAAAA8D+go6KhoaEPCyACQQBIBEBEGC1EVPsh+T8gAEQAAAAAAADgP6JEAAAAAAAA4D+gIgCfIgQgACAAIAAgACAAIABECff9DeE9Aj+iRIiyAXXg70k/oKJEO49otSiCpL+gokRVRIgOVcHJP6CiRH1v6wMS1tS/oKJEVVVVVVVVxT+goiAAIAAgACAARIKSLrHFuLM/okRZAY0bbAbmv6CiRMiKWZzlKgBAoKJESy2KHCc6A8CgokQAAAAAAADwP6CjIASiRAdcFDMmppG8oKChRAAAAAAAAABAog8LRAAAAAAAAOA/IABEAAAAAAAA4D+ioSIEnyIFvUKAgICAcIO/IgAgBCAEIAQgBCAEIARECff9DeE9Aj+iRIiyAXXg70k/oKJEO49otSiCpL+gokRVRIgOVcHJP6CiRH1v6wMS1tS/oKJEVVVVVVVVxT+goiAEIAQgBCAERIKSLrHFuLM/okRZAY0bbAbmv6CiRMiKWZzlKgBAoKJESy2KHCc6A8CgokQAAAAAAADwP6CjIAWiIAQgACAAoqEgBSAAoKOgoEQAAAAAAAAAQKILngIBBHwgAESamZmZmZm5P2QEQCAAnyIBRAAAAAAAAOA/oiICEAUhAyACEAYhBCADIAOgIgIgA6IgAKMkAiABIAIgBKKhIAEgAKKjJAMPCyAARJqZmZmZmbm/YwRAIACaIgCfIgEQD0QAAAAAAADwv6AgAKMkAiABEA0gAaEgASAAoqMkAw8LRAAAAAAAAOA/IABEVVVVVVVVpT8gAEQXbMEWbMFWPyAARBqgARqgAfo+IABEXJ94t09+kj4gAESY2Pjv2O4hPqKhoqGioaKhoqEkAkRVVVVVVVXFPyAARBEREREREYE/IABEGqABGqABKj8gAEQ0x1al4x3HPiAARORE9WdF5lo+IABECW2oE0YS5j2ioaKhoqGioaKhJAMLkAMCAn8EfAJAIwRFBEBBoJUSQYCIDEEw/AoAAEG4lRJBmIgMKwMAIAAjCaKgOQMAQcCVEkGgiAwrAwAgACMKoqA5AwBByJUSQaiIDCsDACAAIwuioDkDAAwBCyAAmSIGIw2jRLu919nffNs9oJxEAAAAAAAAsECk/AIhAgNAIw8gAkgEQCMPQTBsQYAIaiEDIw8EQCADQTBrIw1E7BknDEnGsT+iIw+3Iw2iIw0gAxAKBUGAiAxEAAAAAAAAAABEAAAAAAAAAAAjDSADEAoLIw9BAWokDwwBCwsgArcjDaIhBCMNROwZJwxJxrE/okQAAAAAAAAAACACQQBKIgMbIQVBoJUSIAMEfyACQTBsQdAHagVBgIgMC0Ew/AoAAANAIAYgBKEiByMNRLu919nffNs9omQEQEGglRIgBSAEIw0gB6QiB0GglRIQCiAHROwZJwxJxrE/oiEFIAQgB6AhBAwBCwsgBUQAAAAAAAAAAGQEQEGglRIgBUGglRIQAgsLIxwjHiAAmaEjHiMfGyABECILnwIBB3wgAyADoiAEIAQgAiACoiIGoiIHoqAhCCACIAOiIAYgCKBEAAAAAAAA4D+iIAYgCKFEAAAAAAAA4D+iIgggCKIgByAHoqCfIgygnyILoyEKRAAAAAAAAPA/IQYgDEQAAAAAAAAAAGQEQCAIRAAAAAAAAAAAZgRAIAdEAAAAAAAA4D+iIAwgCCAMo0QAAAAAAADwP6BEAAAAAAAA4D+inyIGoqMhCQUgB0QAAAAAAADgP6IgDEQAAAAAAADwPyAIIAyjoUQAAAAAAADgP6KfIgmioyEGCwtEAAAAAAAAAAAgBiABIAOiIAQgACACoiIAoqAiAaIgCSAAoqEgBiAAoiAJIAGioCAKIAsgBRAZIgAgAESX1EZG9Q5nPGMbC2wBAXwgABAFIQYgBSAAEAaiIAKhIASjIgCZRAAAAAAAAENAZAR/QQEFIAEgBSAGoqEgA0QAAAAAAABDQKJkCwRARAAAAAAAAAAADwsgBiAARAAAAAAAAOC/oiAAohAAoiABIAUgBqIgAxAXogvsAQECfyAARAAAAAAAAPA/YyAARAAAAAAAAAAAZHFFBEAPCyAAEBwhACMYIgFBAWokGANAIAFBAEoEfyABQQN0QcipDGorAwAgAGQFQQALBEAgAUEDdCICQdCpDGogAkHIqQxqKwMAOQMAIAFBAWshAQwBCwsgAUEDdEHQqQxqIAA5AwBEGC1EVPshCUAgAKEhACMYIgFBAWokGANAIAFBAEoEfyABQQN0QcipDGorAwAgAGQFQQALBEAgAUEDdCICQdCpDGogAkHIqQxqKwMAOQMAIAFBAWshAQwBCwsgAUEDdEHQqQxqIAA5AwAL/AEBAXwgASACRPyp8dJNYlA/omMEQCAAIAKjIgAjFSABIAKjIgGiIgKhIQMgASAARAAAAAAAAOC/oiAAohAARAAAAAAAACBAoiADRAAAAAAAAOC/oiADohAAIAAgAqAiAEQAAAAAAADgv6IgAKIQAKBEAAAAAAAAFECioKIjFqJEAAAAAAAAIkCjDwsgACABoUTNO39mnqDmPyACoyICoiEDIAAgAaAgAqIhACADRAAAAAAAAAAAZgR8IAMQCAVEAAAAAAAAAEAgA5oQCKELIABEAAAAAAAAAABmBHwgABAIBUQAAAAAAAAAQCAAmhAIoQuhRAAAAAAAAOA/oguaAQIBfAF/A0AgB0ECSARAIAAgACADoiABIASioCACIAWioCIGIAOioSIAIACiIAEgBiAEoqEiASABoqAgAiAGIAWioSIGIAaioJ8iAkQ6jDDijnlFPmRFBEBBAA8LIAAgAqMhACABIAKjIQEgBiACoyECIAdBAWohBwwBCwtBwIoMIAA5AwBByIoMIAE5AwBB0IoMIAI5AwBBAQvnAwIEfwR8IAREAAAAAAAAAABhBEBEAAAAAAAAAAAPCyAEIACZIgmiIAIgAqKjIgAgAKIgBCABoiADIAOioyIAIACioJ8hCiAEIAKjIgAgAKIhC0QAAAAAAADwfyEAA0AgBUHcsA0oAgBBA3ZIBEAgCiAFQQR0QeCxDWoiBisDAKIgCyAGKwMIoqBE7FG4HoVrMkCgIAVBA3RB4LANaisDAEQAAAAAAAAAQKKjIACkIQAgBUEBaiEFDAELC0F/IQUCQCAARAAAAAAAAGBAZA0AQQAhBQNAIAVB7K8MKAIAQQJ2SARAIAVBAnRB8K8MaigCALcgAGYNAiAFQQFqIQUMAQsLQX8hBQsgBUEASARAIAkgAZkgAiADIAQQHkQAAAAAAADwP6QPCyAFQQJ0QfCvDGooAgAhByAFQQp0QcCwDGohCEQAAAAAAADgvyADIAOioyEKRAAAAAAAAAAAIQBBACEFA0AgBSAHQQJtSARAIAAgCCAFQQR0aiIGKwMIIgsgCiAEIAYrAwCiIgAgAaEiDKIgDKIQACAKIAAgAaAiAKIgAKIQAKCiIAkgBCALoiACEBeioCEAIAVBAWohBQwBCwsgACAEokQYLURU+yEJQKIgB0EBarcgA6IjGaKjRAAAAAAAAPA/pAtIAERgrytGQwpzQSQARKADi10A5Go+JAFBACQEREhyP/R+yeg/JBVEUTbUM0WI2T8kFkQFJ/Yfkw0EQCQXRAUn9h+TDQRAJBkL1AQDAn4CfwN8AnwgAL0iAUKAgICAgICA9z99QoCAgICAoMIBVARAIABEAAAAAAAA8L+gIgAgAKIiBSAAoiIGIABEy/3/////z7+iRHdVVVVVVdU/oCAFRAzdlZmZmck/oqAgBiAARDDeRKMkScI/okSnRWdVVVXFv6AgBURlPUKk//+/v6KgIAYgAET/aLBD65m5v6JEytYqKIRxvD+gIAVEhdCv94KBtz+ioCAGRM1F0XUTUrW/oqCioKKgoiAAIAAgACAARAAAAAAAAKBBoiIFoCAFoSIFIAWiRAAAAAAAAOC/oiIGoCIHoSAGoCAAIAWhRAAAAAAAAOC/oiAFIACgoqCgIAegDAELIAFCMIinIgNBEGtB4P8BTwRARAAAAAAAAPC/IAAgAKKjIAFCAYZQDQEaIAAgAUKAgICAgICA+P8AUQ0BGkEBIANB8P8BcUHw/wFGIANBgIACcRsEQCAAIAChIgAgAKMMAgsgAEQAAAAAAAAwQ6K9QoCAgICAgICgA30hAQsgAUKAgICAgICA8z99IgJCLYhC/wCDp0EEdCIDQdCVEmohBCACQjSHuSIARAA4+v5CLuY/oiAEKwMIoCIFIAEgAkKAgICAgICAeIN9vyADQdClEmoiAysDAKEgAysDCKEgBCsDAKIiBqAhByAFIAehIAagIABEMGfHk1fzLj2ioCAGIAaiIgBEAQAAAAAA4L+ioCAGIACiIAZEkEXr////z7+iRFswUVVVVdU/oCAAIAZEn8gG5XVVxb+iRBEB8SSzmck/oKKgoqAgB6ALC9AEAwJ/AX4CfCAAvSIDQiCIpyICQf////8HcSIBQYCAwP8DTwRAIAOnIAFBgIDA/wNrckUEQCAARBgtRFT7Ifk/okQAAAAAAABwOKAPC0QAAAAAAAAAACAAIAChow8LIAFBgICA/wNJBEAgAUGAgMDyA0kgAUGAgMAAT3EEQCAADwsgACAAIAAgAKIiACAAIAAgACAAIABECff9DeE9Aj+iRIiyAXXg70k/oKJEO49otSiCpL+gokRVRIgOVcHJP6CiRH1v6wMS1tS/oKJEVVVVVVVVxT+goiAAIAAgACAARIKSLrHFuLM/okRZAY0bbAbmv6CiRMiKWZzlKgBAoKJESy2KHCc6A8CgokQAAAAAAADwP6CjoqAPC0QAAAAAAADgPyAAmUQAAAAAAADgP6KhIgCfIQQgACAAIAAgACAAIABECff9DeE9Aj+iRIiyAXXg70k/oKJEO49otSiCpL+gokRVRIgOVcHJP6CiRH1v6wMS1tS/oKJEVVVVVVVVxT+goiAAIAAgACAARIKSLrHFuLM/okRZAY0bbAbmv6CiRMiKWZzlKgBAoKJESy2KHCc6A8CgokQAAAAAAADwP6CjIQUgAUGz5rz/A08EfEQYLURU+yH5PyAEIAQgBaKgRAAAAAAAAABAokQHXBQzJqaRvKChBUQYLURU+yHpPyAEIASgIAWiRAdcFDMmppE8IAAgBL1CgICAgHCDvyIAIACioSAEIACgo0QAAAAAAAAAQKKhoUQYLURU+yHpPyAAIACgoaGhCyIAmiAAIAJBAEgbC9cDAQZ8IAIkBCAEJAUgAysDACQGIAMrAwgkByADKwMQJAggACABmkGAiAwQAiACRQRAQYCIDBALQeCIDCsDACMGokH4iAwrAwAjB6KgQZCJDCsDACMIoqAkCUHoiAwrAwAjBqJBgIkMKwMAIweioEGYiQwrAwAjCKKgJApB8IgMKwMAIwaiQYiJDCsDACMHoqBBoIkMKwMAIwiioCQLDwtBiIgMKwMAIgRBqIgMKwMAIgeiQZCIDCsDACIJQaCIDCsDACIKoqEiASABoiAJQZiIDCsDACILokGAiAwrAwAiASAHoqEiCCAIoqAgASAKoiAEIAuioSIIIAiioJ8iDCAMokQAVNpbZqj2QqMiCEQAAAAAAADwPyAIRAAAAAAAAABAIAEgAaIgBCAEoqAgCSAJoqCfoyALIAuiIAogCqKgIAcgB6KgRABU2ltmqPZCo6GioUQAAAAAAAAAAKWfRAAAAAAAAPA/oKMiASABoiAMoyQMIAUjDEQAAAAAAAAUQCAGIwYjBqIjByMHoqAjCCMIoqCfoqNEAAAAAAAA8D+kRAAAAAAAANA/paIiAUQAAAAAAADgP6JkBHwgBSAFIAGjm6MFIAELJA1EAAAAAAAA8D8kDkEAJA8L1wcCA38EfEEAJBhBASQYA0AgBUEASgR/IAVBA3RByKkMaisDAEQAAAAAAAAAAGQFQQALBEAgBUEDdCIGQdCpDGogBkHIqQxqKwMAOQMAIAVBAWshBQwBCwsgBUEDdEHQqQxqRAAAAAAAAAAAOQMAIxgiBUEBaiQYA0AgBUEASgR/IAVBA3RByKkMaisDAEQYLURU+yH5P2QFQQALBEAgBUEDdCIGQdCpDGogBkHIqQxqKwMAOQMAIAVBAWshBQwBCwsgBUEDdEHQqQxqRBgtRFT7Ifk/OQMAIxgiBUEBaiQYA0AgBUEASgR/IAVBA3RByKkMaisDAEQYLURU+yEJQGQFQQALBEAgBUEDdCIGQdCpDGogBkHIqQxqKwMAOQMAIAVBAWshBQwBCwsgBUEDdEHQqQxqRBgtRFT7IQlAOQMAQXchBgNAIAZBCUwEQCABIAa3IAOioCAEoyIJRAAAAAAAAPA/YyAJRAAAAAAAAPC/ZHEEQCAJEBEhCSMYIgVBAWokGANAIAVBAEoEfyAFQQN0QcipDGorAwAgCWQFQQALBEAgBUEDdCIHQdCpDGogB0HIqQxqKwMAOQMAIAVBAWshBQwBCwsgBUEDdEHQqQxqIAk5AwALIAAgBrcgAqKgIASjEBYgBkEBaiEGDAELCyACIAKiIAIgACAEoaWjIQlBACEFA0AgBUEGSARARAAAAAAAAPA/QgEgBayGuUQAAAAAAADgP6IgCaIgBKOhEBYgBUEBaiEFDAELCyADIAOiIAMgASAEoaWjIQlBACEGA0AgBkEGSARARAAAAAAAAPA/QgEgBqyGuUQAAAAAAADgP6IgCaIgBKOhIgpEAAAAAAAA8L9kBEAgChARIQojGCIFQQFqJBgDQCAFQQBKBH8gBUEDdEHIqQxqKwMAIApkBUEACwRAIAVBA3QiB0HQqQxqIAdByKkMaisDADkDACAFQQFrIQUMAQsLIAVBA3RB0KkMaiAKOQMACyAGQQFqIQYMAQsLQQEhBgNAIAYjGEgEQCAIIAZBA3QiBUHIqQxqKwMAIgggBUHQqQxqKwMAIgljBHwgCCAJoEQAAAAAAADgP6IhCiAJIAihRAAAAAAAAOA/oiELRAAAAAAAAAAAIQhBACEFA0AgBUEISARAIAsgBUEDdCIHQYCpDGorAwCiIQkgCCAHQYipDGorAwAgCiAJoSAAIAEgAiADIAQQFSAKIAmgIAAgASACIAMgBBAVoKKgIQggBUECaiEFDAELCyAIIAuiBUQAAAAAAAAAAAugIQggBkEBaiEGDAELCyAIIASiIAMjF6KjCwUAQYAgCwYAQZDHEgsGAEHgigwLgwYBDXxBoJUSIAFBsIkMEAJB4IkMQbCJDEEw/AoAAEGQigwgAEEwakEw/AoAACACBH9BkIoMKwMAQeCJDCsDACIBoSIDQaiKDCsDAEH4iQwrAwChIgSiQZiKDCsDAEHoiQwrAwAiBaEiBkGwigwrAwBBgIoMKwMAoSIHoqBBoIoMKwMAQfCJDCsDACIIoSIJQbiKDCsDAEGIigwrAwChIgqioJogBCAEoiAHIAeioCAKIAqioKMhCyAAKwO4ASADIAsgBKKgIgMgA6IgBiALIAeioCIDIAOioCAJIAsgCqKgIgMgA6Kgn0QAVNpbZqgGQyABIAGiIAUgBaKgIAggCKKgoyALmUQAAAAAAAAAQKJEAAAAAAAA8D+gIgGiIAGioWMFQQALBEBBAQ8LRAAAAAAAAAAAIQFBACECA0AgAkEySARAAkBBmIoMKwMAIgVB6IkMKwMAIgahIQdBoIoMKwMAIghB8IkMKwMAIgmhIQpBqIoMKwMAQfiJDCsDAKEiCyALokGwigwrAwBBgIoMKwMAoSIMIAyioEG4igwrAwBBiIoMKwMAoSIDIAOioEGQigwrAwAiDUHgiQwrAwAiBKEiDkQAVNpbZqj2wiANIA2iIAUgBaKgIAggCKKgIg8gD5+ioyIPIA2iRABU2ltmqPbCIAQgBKIgBiAGoqAgCSAJoqAiDSANn6KjIg0gBKKhoiAHIA8gBaIgDSAGoqGioCAKIA8gCKIgDSAJoqGioKAiBEQAAAAAAAAAAGQEfCAOIAuiIAcgDKKgIAogA6KgmiAEo0QAAAAAAAA+QKREAAAAAAAAPsClBUQAAAAAAAD4fwsiA5lE8WjjiLX45D5kRQRAIAMgA2INASAAECMPC0GwiQwgASADoCIBQeCJDBACIABBMGogAUGQigwQAiACQQFqIQIMAgsLC0EBQQIgACsDuAFBkIoMKwMAQeCJDCsDAKEiASABokGYigwrAwBB6IkMKwMAoSIBIAGioEGgigwrAwBB8IkMKwMAoSIBIAGioJ9jGwufCwMSfAN/An5BqIoMKwMAQfiJDCsDAKEiASABokGwigwrAwBBgIoMKwMAoSICIAKioEG4igwrAwBBiIoMKwMAoSIDIAOioJ8iBEQAAAAAAAAAAGRFBEBBAg8LRAAAAAAAAPA/QeCJDCsDACIFIAWiQeiJDCsDACIGIAaioEHwiQwrAwAiByAHoqCfoyEIIAUgCKIgBiAIoiAHIAiiIAEgBKMiCCACIASjIgIgAyAEoyIEEBhFBEAgBkGIigwrAwAiAaIgB0GAigwrAwAiA6KhIglEAAAAAAAA8D8gCSAJoiAHQfiJDCsDACIHoiAFIAGioSIBIAGioCAFIAOiIAYgB6KhIgMgA6Kgn6MiBaIgASAFoiADIAWiIAggAiAEEBgaC0HIigwrAwAiAyAEokHQigwrAwAiASACoqEhByABIAiiQcCKDCsDACIJIASioSEKIAArA6gBIgsgCaIgACsDsAEiDCAHoqAiDSAAKwNoIgYgDaIgACsDcCIOIAsgA6IgDCAKoqAiD6KgIAArA3giECALIAGiIAwgCSACoiADIAiioSIFoqAiCKKgoiAPIA4gDaIgACsDgAEiBCAPoqAgACsDiAEiESAIoqCioCAIIBAgDaIgESAPoqAgACsDkAEiEiAIoqCioCECIA0gBiALIAeiIAwgCaKhIgaiIA4gCyAKoiAMIAOioSIDoqAgECALIAWiIAwgAaKhIgWioCIHoiAPIA4gBqIgBCADoqAgESAFoqAiBKKgIAggECAGoiARIAOioCASIAWioCIJoqAhASANQZCKDCsDAEHgiQwrAwChIgqiIA9BmIoMKwMAQeiJDCsDAKEiC6KgIAhBoIoMKwMAQfCJDCsDAKEiCKKgIQwgBiAKoiADIAuioCAFIAiioCEIIAIgBiAHoiADIASioCAFIAmioCIDoUQAAAAAAADgP6IhBCACIAOiIAEgAaIiBaEiBiACIAOgRAAAAAAAAOA/oiIDIAQgBKIgBaCfIgWgIgejIAMgBaEgA0QAAAAAAAAAAGQbIQkgACsDmAFELUMc6+I2Gj+iIgMgA6JEWfP4wh9upQGlIQpBAEECIAdEAAAAAAAAAABkBH8gBiACoyEDIAJEAAAAAAAAAABkRSAJIApjcgRAIAcgCqUiBiAGIAVEAAAAAAAAAABhBHxEAAAAAAAAAAAFIAQgAaAhAgJAIAEgAWIgBCAEYnINACABvSIXQiCIpyEUIAS9IhZCIIinIhVBgIDA/wNrIBanIhNyRQRAIAEQECECDAELIBVBHnZBAnEgFEEfdnIhACAUQf////8HcSIUIBenckUEQAJAAkACQAJAIAAOBAAAAQIDCyABIQIMBAtEGC1EVPshCUAhAgwDC0QYLURU+yEJwCECDAILCwJAIBMgFUH/////B3EiE3JFDQAgE0GAgMD/B0YEQCAUQYCAwP8HRgR8RNIhM3982QJARBgtRFT7Iek/IABBAnEbIgGaIAEgAEEBcRsFRBgtRFT7IQlARAAAAAAAAAAAIABBAnEbIgGaIAEgAEEBcRsLIQIMAgsgFEGAgMD/B0YgE0GAgIAgaiAUSXINACAUQYCAgCBqIBNJQQAgAEECcRsEfEQAAAAAAAAAAAUgASAEo5kQEAshAgJAAkACQAJAIAAOBAUAAQIDCyACmiECDAQLRBgtRFT7IQlAIAJEB1wUMyamobygoSECDAMLIAJEB1wUMyamobygRBgtRFT7IQnAoCECDAILAAtEGC1EVPsh+b9EGC1EVPsh+T8gAEEBcRshAgsgAkQAAAAAAADgP6ILIgEQBiIEoiAEoiAKIAEQBSIBoiABoqAiAqMgCqIhAyAGIAqhIAGiIASiIQELIAKfJBIgA58kEyABIAKjJBQgDCMSoyQQIAgjFCAMoqEjE6MkEUEBBUEACxsL6AECBX8CfANAIAFB7K8MKAIAQQJ2SARAIAFBAnRB8K8MaigCACECIAFBCnRBwLAMaiEDQQAhAANAIAAgAkECbUgEQCADIABBBHRqIgQgAEEBaiIAt0QYLURU+yEJQKIgAkEBarejIgUQBjkDACAEIAUQBTkDCAwBCwsgAUEBaiEBDAELC0EAIQADQCAAQdywDSgCAEEDdkgEQCAAQQN0QeCwDWorAwAiBRANIQYgAEEEdEHgsQ1qIgEgBRAPRAAAAAAAAPC/oDkDACABIAZEAAAAAAAA4D+iIAaiOQMIIABBAWohAAwBCwsLyQUCBH8CfCAEmiEJA0AgASAFSgR/IAkgACAFQQN0aisDAGQFQQALBEAgBUEBaiEFDAELCyAFQQFqIAUgASAFSgR/IAAgBUEDdGorAwAgBJphBUEACxshB0EAIQUDQCABIAVKBH8gACAFQQN0aisDAEQAAAAAAAAAAGMFQQALBEAgBUEBaiEFDAELCyAFQQBKBEBEAAAAAAAA8L8kDkEAJA8LIAdBAEoEQCAEmhAJIQkDQCAGIAdIBEAgBkEDdEHQsw1qIggrAwAhCiAIIAogCUQAAAAAAADwPyAKoaKgOQMAIxsjGmMgCSMaZnEEQCAGQdDzEWpBAToAAAsgBkEDdEHQsw9qIggrAwAgCWMEQCAIIAk5AwAgBkEBdEHQsxFqIAI7AQALIAZBAWohBgwBCwsLIAUgB0oEQCAHIAVBAWsQAQsgBUEBaiAFIAEgBUoEfyAAIAVBA3RqKwMARAAAAAAAAAAAYQVBAAsbIgYgBUoEQAJAIAVBA3RB0LMNaiIHKwMAIQkgByAJIANEAAAAAAAA8D8gCaGioDkDACMbIxpjIAMjGmZxBEAgBUHQ8xFqQQE6AAALIAMgBUEDdEHQsw9qIgcrAwBkRQ0AIAcgAzkDACAFQQF0QdCzEWogAjsBAAsLIAEgBkYEQA8LRAAAAAAAAPA/JA5BACQPQQAhBQNAIAEgBUoEfyAEIAAgBUEDdGorAwBkBUEACwRAIAVBAWohBQwBCwsgBSIAIAZKBEAgBiAFQQFrEAELIAAgAUYEQA8LIAQQCSEDA0AgACABSARAIABBA3RB0LMNaiIFKwMAIQQgBSAEIANEAAAAAAAA8D8gBKGioDkDACMbIxpjIAMjGmZxBEAgAEHQ8xFqQQE6AAALIABBA3RB0LMPaiIFKwMAIANjBEAgBSADOQMAIABBAXRB0LMRaiACOwEACyAAQQFqIQAMAQsLC+YKAwh/AX4IfAJ8RAAAAAAAAAAAIAdBAkgNABogBisDCCAGKwMAoSEXA0AgByAQSgRAIAYgEEEDdGorAwAgF6MiGJshGUQAAAAAAAAAACAYIBkgGUQAAAAAAADwv6AgGUQAAAAAAADgv6AgGGUboZlElWR54X/9pT1kDQIaIBBBAWohEAwBCwsgFwshGCAGKwMAmSAGIAdBAWtBA3RqKwMAmaUhGSAEIQ4DQCAFIA5KBEAgAiAOQQN0aisDACEXIAMgDkEYbGohESAKJBpB0LMNQQAgB0EDdCIP/AsAQdCzD0EAIA/8CwBB0LMRQf8BIAdBAXT8CwBB0PMRQQAgB/wLAEEAIRADQCABIBBKBEAgACAQQcABbGoiDysDoAEhGiAPKwNgIBehIRsgGiQbAkAgG0QAAAAAAAAAAGRFBEBBACEPA0AgByAPSgRAIA9BA3RB0LMNaiISKwMAIRsgEiAbIBpEAAAAAAAA8D8gG6GioDkDACMbIxpjIBojGmZxBEAgD0HQ8xFqQQE6AAALIA9BA3RB0LMPaiISKwMAIBpjBEAgEiAaOQMAIA9BAXRB0LMRaiAQOwEACyAPQQFqIQ8MAQsLDAELIA8gGyAIIBEgCSAYIBkQHSAPJBwgDysDmAEkHSAbJB4gCCQfIAYkICAQJCEgCARAIAYgByAQIBogGxAlBQJAQQAhDwNAIAcgD0oEfyAGIA9BA3RqKwMARAAAAAAAAAAAYwVBAAsEQCAPQQFqIQ8MAQsLIAcgD0oiEgR/IAYgD0EDdGorAwBEAAAAAAAAAABhBSASC0UEQEEAIAdBAWsQAQwBCyAPQQBKBEBBACAPQQFrEAELIA9BA3RB0LMNaiISKwMAIRsgEiAbIBpEAAAAAAAA8D8gG6GioDkDACMbIxpjIBojGmZxBEAgD0HQ8xFqQQE6AAALIA9BA3RB0LMPaiISKwMAIBpjBEAgEiAaOQMAIA9BAXRB0LMRaiAQOwEACyAPQQFqIg8gB0gEQCAPIAdBAWsQAQsLCwsgEEEBaiEQDAELCyALIA4gBGsgB2wiD0ECdGohFSAMIA9BAXRqIA0gD2ohE0EAIQ8DQCAHIA9KBEAgD0EDdEHQsw1qIhApAwAhFiAVIA9BAnRqIBArAwAiFyAXYQR8QQAhEAJ8IBZCIIinIhFBH3YiFCARQYCAwABJcgRARAAAAAAAAPC/IBcgF6KjIBZCAYZQDQEaIBcgF6FEAAAAAAAAAACjIBQNARpBSiEQIBdEAAAAAAAAUEOivSIWQiCIpyERBSARQYCAwP8HTwRAIBcMAgVEAAAAAAAAAAAgFkIghlAgEUGAgMD/A0ZxDQIaCwsgFkL/////D4MgEUHiviVqIhFB//8/cUGewZr/A2qtQiCGhL9EAAAAAAAA8L+gIhdEAAAAAAAA4D+iIBeiIRogFyAXRAAAAAAAAABAoKMiGyAboiIcIByiIR0gFyAXIBqhvUKAgICAcIO/Ih6hIBqhIBsgGiAcIB0gHSAdRERSPt8S8cI/okTeA8uWZEbHP6CiRFmTIpQkSdI/oKJEk1VVVVVV5T+goiAdIB0gHUSfxnjQCZrDP6JEr3iOHcVxzD+gokQE+peZmZnZP6CioKCioCEaIBAgEUEUdkH/B2tqtyIbRABgn1ATRNM/oiIcIB5EAAAgFXvL2z+iIh2gIRcgG0Q2K/ER8/5ZPaIgGiAeoETVrZrKOJS7PaKgIBpEAAAgFXvL2z+ioCAcIBehIB2goCAXoAtEAAAAAAAAMcClBSAXC7Y4AgAgD0EBaiEPDAELC0HQsxEgB0EBdPwKAAAgE0HQ8xEgB/wKAAAgDkEBaiEODAELCwsLjjQKAEHsqAwLAVwAQfioDAtIBAAAAEAAAABFczxPyXrHP0OTGQs2Ntc/tIQyWCnR4D8VViUKxRPUPx70SbJKfuk/lisdU/t2zD9nzArLsbruP3QDygQd6rk/AEHcrwwLAVwAQeivDAtFBQAAAEAAAAACAAAABAAAAAYAAAAIAAAACgAAAAwAAAAQAAAAFAAAABgAAAAgAAAAKAAAADAAAABAAAAAUAAAAGAAAACAAEHMsA0LAYwAQdiwDQuAAQQAAAB4AAAAmpmZmZmZqT+amZmZmZm5P8P1KFyPwsU/AAAAAAAA0D9mZmZmZmbWPwAAAAAAAOA/ZmZmZmZm5j9mZmZmZmbuPwAAAAAAAPQ/mpmZmZmZ+T8AAAAAAAAAQAAAAAAAAARAAAAAAAAACECamZmZmZkNQAAAAAAAABJAAEHQlRILgBCf3uDD8DT3PwCQ5nl/zNe/H+ksangT9z8AAA3C7m/Xv6C1+ghg8vY/AOBRE+MT1799jBMfptH2PwB4KDhbuNa/0bTFC0mx9j8AeICQVV3Wv7oMLzNHkfY/AAAYdtAC1r8jQiIYn3H2PwCQkIbKqNW/2R6lmU9S9j8AUANWQ0/Vv8Qkj6pWM/Y/AEBrwzf21L8U3J1rsxT2PwBQqP2nndS/TFzGUmT29T8AqIk5kkXUv08skbVn2PU/ALiwOfTt07/ekFvLvLr1PwBwj0TOltO/eBrZ8mGd9T8AoL0XHkDTv4dWRhJWgPU/AIBG7+Lp0r/Ta+fOl2P1PwDgMDgblNK/k3+n4iVH9T8AiNqMxT7Sv4NFBkL/KvU/AJAnKeHp0b/fvbLbIg/1PwD4SCttldG/1940R4/z9D8A+LmaZ0HRv0Ao3s9D2PQ/AJjvlNDt0L/Io3jAPr30PwAQ2xilmtC/iiXgw3+i9D8AuGNS5kfQvzSE1CQFiPQ/APCGRSLrz78LLRkbzm30PwCwF3VKR8+/VBg509lT9D8AMBA9RKTOv1qEtEQnOvQ/ALDpRA0Czr/7+BVBtSD0PwDwdymiYM2/sfQ+2oIH9D8AkJUEAcDMv4/+V12P7vM/ABCJVikgzL/pTAug2dXzPwAQgY0Xgcu/K8EQwGC98z8A0NPMyeLKv7jadSskpfM/AJASLkBFyr8C0J/NIo3zPwDwHWh3qMm/HHqExVt18z8AMEhpbQzJv+I2rUnOXfM/AMBFpiBxyL9A1E2YeUbzPwAwFLSP1se/JMv/zlwv8z8AcGI8uDzHv0kNoXV3GPM/AGA3m5qjxr+QOT43yAHzPwCgt1QxC8a/QfiVu07r8j8AMCR2fXPFv9GpGQIK1fI/ADDCj3vcxL8q/beo+b7yPwAA0lEsRsS/qxsMehyp8j8AAIO8irDDvzC1FGByk/I/AABJa5kbw7/1oVdX+n3yPwBApJBUh8K/vzsdm7No8j8AoHn4ufPBv731j4OdU/I/AKAsJchgwb87CMmqtz7yPwAg91d/zsC/tkCpKwEq8j8AoP5J3DzAvzJBzJZ5FfI/AIBLvL1Xv7+b/NIdIAHyPwBAQJYIN76/C0hNSfTs8T8AQPk+mBe9v2llj1L12PE/AKDYTmf5u798flcRI8XxPwBgLyB53Lq/6SbLdHyx8T8AgCjnw8C5v7YaLAwBnvE/AMBys0amuL+9cLZ7sIrxPwAArLMBjbe/trzvJYp38T8AADhF8XS2v9oxTDWNZPE/AICHbQ5etb/dXyeQuVHxPwDgod5cSLS/TNIypA4/8T8AoGpN2TOzv9r5EHKLLPE/AGDF+Hkgsr8xtewoMBrxPwAgYphGDrG/rzSE2vsH8T8AANJqbPqvv7NrTg/u9fA/AEB3So3arb/OnypdBuTwPwAAheTsvKu/IaUsY0TS8D8AwBJAiaGpvxqY4nynwPA/AMACM1iIp7/RNsaDL6/wPwCA1mdecaW/OROgmNud8D8AgGVJilyjv9/nUq+rjPA/AEAVZONJob/7KE4vn3vwPwCA64LAcp6/GY81jLVq8D8AgFJS8VWavyz57KXuWfA/AICBz2I9lr+QLNHNSUnwPwAAqoz7KJK/qa3wxsY48D8AAPkgezGMv6kyeRNlKPA/AACqXTUZhL9Ic+onJBjwPwAA7MIDEni/lbEUBgQI8D8AACR5CQRgvxr6Jvcf4O8/AACQhPPvbz906mHCHKHvPwAAPTVB3Ic/LpmBsBBj7z8AgMLEo86TP82t7jz2Je8/AACJFMGfmz/nE5EDyOnuPwAAEc7YsKE/q7HLeICu7j8AwAHQW4qlP5sMnaIadO4/AIDYQINcqT+1mQqDkTruPwCAV+9qJ60/VppgCeAB7j8AwJjlmHWwP5i7d+UByu0/ACAN4/VTsj8DkXwL8pLtPwAAOIvdLrQ/zlz7Zqxc7T8AwFeHWQa2P53eXqosJ+0/AABqNXbatz/NLGs+bvLsPwBgHE5Dq7k/Anmnom2+7D8AYA27x3i7P20IN20mi+w/ACDnMhNDvT8EWF29lFjsPwBg3nExCr8/jJ+7M7Um7D8AQJErFWfAPz/n7O6D9es/ALCSgoVHwT/Bltt1/cTrPwAwys1uJsI/KEqGDB6V6z8AUMWm1wPDPyw+78XiZes/ABAzPMPfwz+LiMlnSDfrPwCAems2usQ/SjAdIUsJ6z8A8NEoOZPFP37v8oXo2+o/APAYJM1qxj+iPWAxHa/qPwCQZuz4QMc/p1jTP+aC6j8A8Br1wBXIP4tzCe9AV+o/AID2VCnpyD8nS6uQKizqPwBA+AI2u8k/0fKTE6AB6j8AACwc7YvKPxs82ySf1+k/ANABXFFbyz+QsccFJa7pPwDAvMxnKcw/L86X8i6F6T8AYEjVNfbMP3VLpO66XOk/AMBGNL3BzT84SOedxjTpPwDgz7gBjM4/5lJnL08N6T8AkBfACVXPP53X/45S5ug/ALgfEmwO0D98AMyfzr/oPwDQkw64cdA/DsO+2sCZ6D8AcIaea9TQP/sXI6ondOg/ANBLM4c20T8ImrOsAE/oPwBII2cNmNE/VT5l6Ekq6D8AgMzg//jRP2AC9JUBBug/AGhj119Z0j8po+BjJeLnPwCoFAkwudI/rbXcd7O+5z8AYEMQchjTP8Ill2eqm+c/ABjsbSZ30z9XBhfyB3nnPwAwr/tP1dM/DBPW28pW5z8A4C/j7jLUPwBB0KUSC4AQa7ZPAQAQ5j88W0KRbAJ+PJW0TQMAMOY/QV0ASOq/jTx41JQNAFDmP7el1oanf448rW9OBwBw5j9MJVRr6vxhPK4P3/7/j+Y//Q5ZTCd+fLy8xWMHALDmPwHa3EhowYq89sFcHgDQ5j8Rk0mdHD+DPD72Bev/7+Y/Uy3iGgSAfryAl4YOABDnP1J5CXFm/3s8Euln/P8v5z8kh70m4gCMPGoRgd//T+c/0gHxbpECbryQnGcPAHDnP3ScVM1x/Ge8Nch++v+P5z+DBPWewb6BPObCIP7/r+c/ZWTMKRd+cLwAyT/t/8/nPxyLewhygIC8dhom6f/v5z+u+Z1tKMCNPOijnAQAEOg/M0zlUdJ/iTyPLJMXADDoP4HzMLbp/oq8nHMzBgBQ6D+8NWVrv7+JPMaJQiAAcOg/dXsR82W/i7wEefXr/4/oP1fLPaJuAIm83wS8IgCw6D8KS+A43wB9vIobDOX/z+g/BZ//RnEAiLxDjpH8/+/oPzhwetB7gYM8x1/6HgAQ6T8DtN92kT6JPLl7RhMAMOk/dgKYS06AfzxvB+7m/0/pPy5i/9nwfo+80RI83v9v6T+6OCaWqoJwvA2KRfT/j+k/76hkkRuAh7w+Lpjd/6/pPzeTWorgQIe8ZvtJ7f/P6T8A4JvBCM4/PFGc8SAA8Ok/CluIJ6o/irwGsEURABDqP1baWJlI/3Q8+va7BwAw6j8YbSuKq76MPHkdlxAAUOo/MHl43cr+iDxILvUdAHDqP9ur2D12QY+8UjNZHACQ6j8SdsKEAr+OvEs+TyoAsOo/Xz//PAT9abzRHq7X/8/qP7RwkBLnPoK8eARR7v/v6j+j3g7gPgZqPFsNZdv/D+s/uQofOMgGWjxXyqr+/y/rPx08I3QeAXm83LqV2f9P6z+fKoZoEP95vJxlniQAcOs/Pk+G0EX/ijxAFof5/4/rP/nDwpZ3/nw8T8sE0v+v6z/EK/LuJ/9jvEVcQdL/z+s/Ieo77rf/bLzfCWP4/+/rP1wLLpcDQYG8U3a14f8P7D8ZareUZMGLPONX+vH/L+w/7cYwje/+ZLwk5L/c/0/sP3VH7LxoP4S897lU7f9v7D/s4FPwo36EPNWPmev/j+w/8ZL5jQaDczyaISUhALDsPwQOGGSO/Wi8nEaU3f/P7D9y6sccvn6OPHbE/er/7+w//oifrTm+jjwr+JoWABDtP3FauaiRfXU8HfcPDQAw7T/ax3BpkMGJPMQPeer/T+0/DP5YxTcOWLzlh9wuAHDtP0QPwU3WgH+8qoLcIQCQ7T9cXP2Uj3x0vIMCa9j/r+0/fmEhxR1/jDw5R2wpANDtP1Ox/7KeAYg89ZBE5f/v7T+JzFLG0gBuPJT2q83/D+4/0mktIECDf7zdyFLb/y/uP2QIG8rBAHs87xZC8v9P7j9Rq5SwqP9yPBFeiuj/b+4/Wb7vsXP2V7wN/54RAJDuPwHIC16NgIS8RBel3/+v7j+1IEPVBgB4PKF/EhoA0O4/klxWYPgCULzEvLoHAPDuPxHmNV1EQIW8Ao169f8P7z8Fke85MftPvMeK5R4AMO8/VRFz8qyBijyUNIL1/0/vP0PH19RBP4o8a0yp/P9v7z91eJgc9AJivEHE+eH/j+8/S+d39NF9dzx+4+DS/6/vPzGjfJoZAW+8nuR3HADQ7z+xrM5L7oFxPDHD4Pf/7+8/WodwATcFbrxuYGX0/w/wP9oKHEmtfoq8WHqG8/8v8D/gsvzDaX+XvBcN/P3/T/A/W5TLNP6/lzyCTc0DAHDwP8tW5MCDAII86Mvy+f+P8D8adTe+3/9tvGXaDAEAsPA/6ybmrn8/kbw406QBANDwP/efSHn6fYA8/f3a+v/v8D/Aa9ZwBQR3vJb9ugsAEPE/YgtthNSAjjxd9OX6/y/xP+82/WT6v5082ZrVDQBQ8T+uUBJwdwCaPJpVIQ8AcPE/7t7j4vn9jTwmVCf8/4/xP3NyO9wwAJE8WTw9EgCw8T+IAQOAeX+ZPLeeKfj/z/E/Z4yfqzL5ZbwA1Ir0/+/xP+tbp52/f5M8pIaLDAAQ8j8iW/2Ra4CfPANDhQMAMPI/M7+f68L/kzyE9rz//0/yP3IuLn7nAXY82SEp9f9v8j9hDH92u/x/PDw6kxQAkPI/K0ECPMoCcrwTY1UUALDyPwIf8jOCgJK8O1L+6//P8j/y3E84fv+IvJatuAsA8PI/xUEwUFH/hbyv4nr7/w/zP50oXohxAIG8f1+s/v8v8z8Vt7c/Xf+RvFZnpgwAUPM/vYKLIoJ/lTwh9/sRAHDzP8zVDcS6AIA8uS9Z+f+P8z9Rp7ItnT+UvELS3QQAsPM/4Th2cGt/hTxXybL1/8/zPzESvxA6Ano8GLSw6v/v8z+wUrFmbX+YPPSvMhUAEPQ/JIUZXzf4Zzwpi0cXADD0P0NR3HLmAYM8Y7SV5/9P9D9aibK4af+JPOB1BOj/b/Q/VPLCm7HAlbznwW/v/4/0P3IqOvIJQJs8BKe+5f+v9D9FfQ2/t/+UvN4nEBcA0PQ/PWrccWTAmbziPvAPAPD0PxxThQuJf5c80UvcEgAQ9T82pGZxZQRgPHonBRYAMPU/CTIjzs6/lrxMcNvs/0/1P9ehBQVyAom8qVRf7/9v9T8SZMkO5r+bPBIQ5hcAkPU/kO+vgcV+iDySPskDALD1P8AMvwoIQZ+8vBlJHQDQ9T8pRyX7KoGYvIl6uOf/7/U/BGntgLd+lLwAQdC1EgvAAW6D+aIAAAAA0Vcn/CkVRE6ZlWLbwN009atjUf5BkEM8Om4kt2HFu97qLkkG4NJNQhzrHf4cktEJ9TWC6D6nKbEmcJzphES7LjnWkTlBfl+0i1+EnPQ5U4P/l/gfOyj5vYsRL+8PmAXez342bR9tClpmP0ZPtwnLJ8e6J3Ut6l+e9zkHPXvx5euxX/tr6pJSikYwA1YIXY0fILzP8Ktre/xhkeOpHTb0ml+FmWUIG+ZegNj/jUBooBRXFQYGMSdzTQBBnrcSC/IP8D9uv4gaTzubPDUz+6k99u8/XdzYnBNgcbxhgHc+muzvP9FmhxB6XpC8hX9u6BXj7z8T9mc1UtKMPHSFFdOw2e8/+o75I4DOi7ze9t0pa9DvP2HI5mFO92A8yJt1GEXH7z+Z0zNb5KOQPIPzxso+vu8/bXuDXaaalzwPiflsWLXvP/zv/ZIatY4890dyK5Ks7z/RnC9wPb4+PKLR0zLso+8/C26QiTQDarwb0/6vZpvvPw69LypSVpW8UVsS0AGT7z9V6k6M74BQvMwxbMC9iu8/FvTVuSPJkbzgLamumoLvP69VXOnj04A8UY6lyJh67z9Ik6XqFRuAvHtRfTy4cu8/PTLeVfAfj7zqjYw4+WrvP79TEz+MiYs8dctv61tj7z8m6xF2nNmWvNRcBITgW+8/YC86PvfsmjyquWgxh1TvP504hsuC54+8Hdn8IlBN7z+Nw6ZEQW+KPNaMYog7Ru8/fQTksAV6gDyW3H2RST/vP5SoqOP9jpY8OGJ1bno47z99SHTyGF6HPD+msk/OMe8/8ucfmCtHgDzdfOJlRSvvP14IcT97uJa8gWP14d8k7z8xqwlt4feCPOHeH/WdHu8/+r9vGpshPbyQ2drQfxjvP7QKDHKCN4s8CwPkpoUS7z+Py86JkhRuPFYvPqmvDO8/tquwTXVNgzwVtzEK/gbvP0x0rOIBQoY8MdhM/HAB7z9K+NNdOd2PPP8WZLII/O4/BFuOO4Cjhrzxn5JfxfbuP2hQS8ztSpK8y6k6N6fx7j+OLVEb+AeZvGbYBW2u7O4/0jaUPujRcbz3n+U02+fuPxUbzrMZGZm85agTwy3j7j9tTCqnSJ+FPCI0Ekym3u4/imkoemASk7wcgKwERdruP1uJF0iPp1i8Ki73IQrW7j8bmklnmyx8vJeoUNn10e4/EazCYO1jQzwtiWFgCM7uP+9kBjsJZpY8VwAd7UHK7j95A6Ha4cxuPNA8wbWixu4/MBIPP47/kzze09fwKsPuP7CvervOkHY8Jyo21dq/7j934FTrvR2TPA3d/ZmyvO4/jqNxADSUj7ynLJ12srnuP0mjk9zM3oe8QmbPotq27j9fOA+9xt54vIJPnVYrtO4/9lx77EYShrwPkl3KpLHuP47X/RgFNZM82ie1Nkev7j8Fm4ovt5h7PP3Hl9QSre4/CVQc4uFjkDwpVEjdB6vuP+rGGVCFxzQ8t0ZZiiap7j81wGQr5jKUPEghrRVvp+4/n3aZYUrkjLwJ3Ha54aXuP6hN7zvFM4y8hVU6sH6k7j+u6SuJeFOEvCDDzDRGo+4/WFhWeN3Ok7wlIlWCOKLuP2QZfoCqEFc8c6lM1FWh7j8oIl6/77OTvM07f2aeoO4/grk0h60Sary/2gt1EqDuP+6pbbjvZ2O8LxplPLKf7j9RiOBUPdyAvISUUfl9n+4/zz5afmQfeLx0X+zodZ/uP7B9i8BK7oa8dIGlSJqf7j+K5lUeMhmGvMlnQlbrn+4/09QJXsuckDw/Xd5PaaDuPx2lTbncMnu8hwHrcxSh7j9rwGdU/eyUPDLBMAHtoe4/VWzWq+HrZTxiTs8286LuP0LPsy/FoYi8Eho+VCek7j80NzvxtmmTvBPOTJmJpe4/Hv8ZOoRegLytxyNGGqfuP25XcthQ1JS87ZJEm9mo7j8Aig5bZ62QPJlmitnHqu4/tOrwwS+3jTzboCpC5azuP//nxZxgtmW8jES1FjKv7j9EX/NZg/Z7PDZ3FZmuse4/gz0epx8Jk7zG/5ELW7TuPykebIu4qV285cXNsDe37j9ZuZB8+SNsvA9SyMtEuu4/qvn0IkNDkrxQTt6fgr3uP0uOZtdsyoW8ugfKcPHA7j8nzpEr/K9xPJDwo4KRxO4/u3MK4TXSbTwjI+MZY8juP2MiYiIExYe8ZeVde2bM7j/VMeLjhhyLPDMtSuyb0O4/Fbu809G7kbxdJT6yA9XuP9Ix7pwxzJA8WLMwE57Z7j+zWnNuhGmEPL/9eVVr3u4/tJ2Ol83fgrx689O/a+PuP4czy5J3Gow8rdNamZ/o7j/62dFKj3uQvGa2jSkH7u4/uq7cVtnDVbz7FU+4ovPuP0D2pj0OpJC8OlnljXL57j80k6049NZovEde+/J2/+4/NYpYa+LukbxKBqEwsAXvP83dXwrX/3Q80sFLkB4M7z+smJL6+72RvAke11vCEu8/swyvMK5uczycUoXdmxnvP5T9n1wy4448etD/X6sg7z+sWQnRj+CEPEvRVy7xJ+8/ZxpOOK/NYzy15waUbS/vP2gZkmwsa2c8aZDv3CA37z/StcyDGIqAvPrDXVULP+8/b/r/P12tj7x8iQdKLUfvP0mpdTiuDZC88okNCIdP7z+nBz2mhaN0PIek+9wYWO8/DyJAIJ6RgryYg8kW42DvP6ySwdVQWo48hTLbA+Zp7z9LawGsWTqEPGC0AfMhc+8/Hz60ByHVgrxfm3szl3zvP8kNRzu5Kom8KaH1FEaG7z/TiDpgBLZ0PPY/i+cukO8/cXKdUezFgzyDTMf7UZrvP/CR048S94+82pCkoq+k7z99dCPimK6NvPFnji1Ir+8/CCCqQbzDjjwnWmHuG7rvPzLrqcOUK4Q8l7prNyvF7z/uhdExqWSKPEBFblt20O8/7eM75Lo3jrwUvpyt/dvvP53NkU07iXc82JCegcHn7z+JzGBBwQVTPPFxjyvC8+8/";

// packages/kernel/src/trade-layout.ts
var TRADE_PLACE = {
  /** Position and velocity at closest approach. */
  primary: 0,
  secondary: 6,
  tcaTaiS: 12,
  /** xx, yx, zx, yy, zy, zz. */
  covariance: 13,
  radius: 19,
  pcBefore: 20,
  /** Direction of the major axis in the plane if nothing is done. */
  majorCos: 21,
  majorSin: 22,
  /** Distance from which on an encounter without a closest approach counts as none. */
  reach: 23
};
var TRADE_PLACES = 24;

// packages/kernel/src/trade-space.ts
var compiled;
function openTradeKernel(events, erfcxTable) {
  compiled ??= compileKernel(fromBase64(WASM_BASE642));
  const kernel = instantiateTrade(compiled);
  kernel.prepareRules();
  new Float64Array(kernel.memory.buffer, kernel.erfcxTableAt(), erfcxTable.length).set(erfcxTable);
  const eventsAt = aligned(kernel.heapBase());
  const floor = aligned(eventsAt + events.byteLength);
  makeRoom(floor);
  new Float64Array(kernel.memory.buffer, eventsAt, events.length).set(events);
  function makeRoom(top) {
    const missing = top + BEHIND - kernel.memory.buffer.byteLength;
    if (missing > 0) kernel.memory.grow(Math.ceil(missing / PAGE));
  }
  return {
    mostRows: kernel.mostRows(),
    discProbability: kernel.discProbability,
    compute({ steering, startsTaiS, vectors, rows: rows2, massLossPerS }, watchPc, out) {
      const cells = rows2.length * (out.toColumn - out.fromColumn);
      const startsAt = floor;
      const vectorsAt = aligned(startsAt + startsTaiS.byteLength);
      const rowsAt = aligned(vectorsAt + vectors.byteLength);
      const logsAt = aligned(rowsAt + rows2.byteLength);
      const worstAt = aligned(logsAt + 4 * cells);
      const raisedAt = aligned(worstAt + 2 * cells);
      makeRoom(raisedAt + cells);
      const { buffer } = kernel.memory;
      new Float64Array(buffer, startsAt, startsTaiS.length).set(startsTaiS);
      new Float64Array(buffer, vectorsAt, vectors.length).set(vectors);
      new Float64Array(buffer, rowsAt, rows2.length).set(rows2);
      kernel.computeColumns(
        eventsAt,
        events.length / TRADE_PLACES,
        startsAt,
        vectorsAt,
        out.fromColumn,
        out.toColumn,
        rowsAt,
        rows2.length,
        steering,
        massLossPerS,
        watchPc,
        logsAt,
        worstAt,
        raisedAt
      );
      out.log10TotalPc.set(new Float32Array(buffer, logsAt, cells));
      out.worstEvent.set(new Int16Array(buffer, worstAt, cells));
      out.raised.set(new Uint8Array(buffer, raisedAt, cells));
    }
  };
}
function aligned(address) {
  return Math.ceil(address / CACHE_LINE) * CACHE_LINE;
}

// packages/conjunction/src/manoeuvre/trade-space/cells.ts
function emptyCells(push, fromColumn, toColumn) {
  const rows2 = push.rows.length;
  const size2 = rows2 * (toColumn - fromColumn);
  return {
    rows: rows2,
    fromColumn,
    toColumn,
    log10TotalPc: new Float32Array(size2),
    worstEvent: new Int16Array(size2),
    raised: new Uint8Array(size2)
  };
}

// packages/conjunction/src/manoeuvre/trade-space/kernel-events.ts
function kernelEvents(events) {
  const out = new Float64Array(TRADE_PLACES * events.length);
  for (const [k, { encounter, pcBefore }] of events.entries()) {
    const { primary, secondary, covarianceM2: c, hardBodyRadiusM } = encounter;
    const put = (place, ...values) => out.set(values, k * TRADE_PLACES + place);
    put(TRADE_PLACE.primary, ...primary.positionM, ...primary.velocityMps);
    put(TRADE_PLACE.secondary, ...secondary.positionM, ...secondary.velocityMps);
    put(TRADE_PLACE.tcaTaiS, primary.epochTaiS);
    put(TRADE_PLACE.covariance, c[0], mean2(c[1], c[3]), mean2(c[2], c[6]), c[4], mean2(c[5], c[7]), c[8]);
    put(TRADE_PLACE.radius, hardBodyRadiusM);
    put(TRADE_PLACE.pcBefore, pcBefore);
    const angleRad = majorAngle(encounter);
    put(TRADE_PLACE.majorCos, Math.cos(angleRad), Math.sin(angleRad));
    put(TRADE_PLACE.reach, reachOf(encounter));
  }
  return out;
}
function majorAngle({ primary, secondary, covarianceM2, hardBodyRadiusM }) {
  const plane = encounterPlane(primary, secondary);
  if (!plane.ok) return 0;
  return repairPlane(projectCovariance(plane.value, covarianceM2), hardBodyRadiusM).majorAngleRad;
}
function mean2(a, b) {
  return 0.5 * (a + b);
}

// packages/conjunction/src/manoeuvre/trade-space/trade-space.ts
var USUAL_WATCH_PC = 1e-7;
var MOST_EVENTS = 4096;
function openTradeSpace(encounters, { watchPc = USUAL_WATCH_PC } = {}) {
  if (encounters.length === 0) return fail({ code: "no-events" });
  if (encounters.length > MOST_EVENTS) return fail({ code: "too-many-events", value: encounters.length });
  if (!(watchPc >= 0 && watchPc <= 1)) return fail({ code: "watch-limit-out-of-range", value: watchPc });
  const events = [];
  for (const [index, encounter] of encounters.entries()) {
    const event = tradeEventOf(encounter);
    if (!event.ok) return fail({ code: "event-unusable", index });
    events.push(event.value);
  }
  const kernel = openTradeKernel(kernelEvents(events), ERFCX_TABLE);
  return ok({
    pcBefore: events.map(({ pcBefore }) => pcBefore),
    totalPcBefore: totalPc(events.map(({ pcBefore }) => pcBefore)),
    tradeSpace(axes, fromColumn = 0, toColumn) {
      const push = pushOf2(axes);
      if (!push.ok) return push;
      const columns = push.value.startsTaiS.length;
      const end = toColumn ?? columns;
      const isInside = Number.isInteger(fromColumn) && Number.isInteger(end) && fromColumn >= 0 && end <= columns;
      if (!isInside || fromColumn > end) return fail({ code: "columns-out-of-range", index: fromColumn, value: end });
      const rows2 = push.value.rows.length;
      if (rows2 > kernel.mostRows) return fail({ code: "too-many-rows", value: rows2 });
      const cells = emptyCells(push.value, fromColumn, end);
      kernel.compute(push.value, watchPc, cells);
      return ok(cells);
    }
  });
}

// packages/operations/src/trade/trade-space.ts
var COLUMNS_A_STEP = 10;
function* tradeInSteps(question, frame) {
  const { encounters, vehicle, periodS, watchPc } = question;
  const space = openTradeSpace(encounters, { watchPc });
  if (!space.ok) return space;
  const orbits2 = evenly(frame.orbitsFirst, frame.orbitsLast, frame.columns);
  const sizes = evenly(frame.sizeFirst, frame.sizeLast, frame.rows);
  const startsTaiS = orbits2.map((before) => -before * periodS);
  const directions = directionsOf(question, frame, startsTaiS);
  const parts = vehicleType(vehicle.type).axes(vehicle, { startsTaiS, directionsRtn: directions }, sizes, 1);
  const count2 = orbits2.length * sizes.length;
  const map = {
    frame,
    orbits: orbits2,
    sizes,
    directions,
    log10TotalPc: new Float32Array(count2),
    worstEvent: new Int16Array(count2),
    raised: new Uint8Array(count2)
  };
  for (let from = 0; from < orbits2.length; from += COLUMNS_A_STEP) {
    const to = Math.min(orbits2.length, from + COLUMNS_A_STEP);
    for (const { axes, firstRow, rows: rows2 } of parts) {
      const cells = space.value.tradeSpace(axes, from, to);
      if (!cells.ok) return cells;
      for (let column = from; column < to; column += 1) {
        const at = (column - from) * rows2;
        const place = column * sizes.length + firstRow;
        map.log10TotalPc.set(cells.value.log10TotalPc.subarray(at, at + rows2), place);
        map.worstEvent.set(cells.value.worstEvent.subarray(at, at + rows2), place);
        map.raised.set(cells.value.raised.subarray(at, at + rows2), place);
      }
    }
    yield to / orbits2.length;
  }
  return ok(map);
}
function tradeMap(question, frame) {
  const steps = tradeInSteps(question, frame);
  for (let step2 = steps.next(); ; step2 = steps.next()) if (step2.done) return step2.value;
}
function manoeuvreOfCell({ vehicle, periodS }, { orbits: orbits2, sizes, directions }, { column, row }, tcaTaiS) {
  const part = (axis) => directions[3 * column + axis];
  const ignitionTaiS = tcaTaiS - orbits2[column] * periodS;
  return vehicleType(vehicle.type).ofCell(vehicle, ignitionTaiS, [part(0), part(1), part(2)], sizes[row]);
}
function directionsOf({ encounters, vehicle }, { direction }, startsTaiS) {
  if (vehicleType(vehicle.type).isByAir) return new Float64Array(3 * startsTaiS.length);
  if (direction !== "best") return sameDirection(startsTaiS.length, direction);
  const [first2] = encounters;
  const best = first2 && bestDirections(first2, startsTaiS, "mahalanobis", Math.max(vehicle.maxDeltaVMps, 1e-4));
  if (!best?.ok) return sameDirection(startsTaiS.length, [0, 1, 0]);
  return best.value.map((part, k, all) => all[3 * Math.floor(k / 3) + 1] < 0 ? -part : part);
}
function evenly(first2, last2, count2) {
  return Float64Array.from(
    { length: count2 },
    (_, k) => count2 < 2 ? first2 : first2 + (last2 - first2) * k / (count2 - 1)
  );
}

// packages/operations/src/trade/unsure-cells.ts
var SAME_SHARE = 0.01;
var NEGLIGIBLE_PC = 1e-12;
var [FEWEST_CELLS, MOST_CELLS, EVENT_CELLS] = [12, 60, 240];
var ASPECT = 1.5;
function isSlowlyJudged({ judged }) {
  return judged?.method === "nc3d-hall-2021";
}
function unsureCells(encounters, { vehicle }, startsTaiS, { orbits: orbits2, sizes, directions, log10TotalPc }) {
  if (encounters.some(isSlowlyJudged)) return new Uint8Array(orbits2.length * sizes.length).fill(1);
  const cells = Math.min(MOST_CELLS, Math.max(FEWEST_CELLS, EVENT_CELLS / encounters.length));
  const rows2 = placesOf(sizes.length, Math.sqrt(cells / ASPECT));
  const columns = placesOf(orbits2.length, Math.sqrt(cells * ASPECT));
  const starts = Float64Array.from(columns, (column) => startsTaiS[column]);
  const directionsRtn = Float64Array.from(
    columns.flatMap((column) => [...directions.slice(3 * column, 3 * column + 3)])
  );
  const lattice = { startsTaiS: starts, directionsRtn };
  const parts = vehicleType(vehicle.type).axes(
    vehicle,
    lattice,
    Float64Array.from(rows2, (row) => sizes[row]),
    1
  );
  const isUnsure = columns.map(
    (_, column) => parts.flatMap(({ axes, rows: count2 }) => {
      const curves = encounters.map((encounter) => ({
        exact: columnCurve(encounter, axes, column),
        flat: columnCurve(inTwoDimensions(encounter), axes, column)
      }));
      return Array.from({ length: count2 }, (_row, row) => isApart(curves, row));
    })
  );
  const out = Uint8Array.from(log10TotalPc, (log10) => Number.isNaN(log10) ? 1 : 0);
  for (let column = 0; column < orbits2.length; column++) {
    const about = neighbours(columns, column);
    for (let row = 0; row < sizes.length; row++) {
      const unsure = about.some((c) => neighbours(rows2, row).some((r) => isUnsure[c][r]));
      if (unsure) out[column * sizes.length + row] = 1;
    }
  }
  return out;
}
function markedRuns(marks, rows2) {
  const runs = [];
  for (let at = 0; at < marks.length; at++) {
    const row = at % rows2;
    if (marks[at] !== 1 || row > 0 && marks[at - 1] === 1) continue;
    let toRow = row;
    while (toRow + 1 < rows2 && marks[at - row + toRow + 1] === 1) toRow++;
    runs.push({ column: Math.floor(at / rows2), fromRow: row, toRow });
  }
  return runs;
}
function isApart(curves, row) {
  let [exactly, mapped] = [0, 0];
  for (const { exact, flat } of curves) {
    if (!exact.ok || !flat.ok || exact.value.inadequate[row] === 1) return true;
    const [exactPc, flatPc] = [exact.value.pc[row], flat.value.pc[row]];
    if (Number.isNaN(exactPc) || Number.isNaN(flatPc)) return true;
    exactly += exactPc;
    mapped += flatPc;
  }
  if (Math.max(exactly, mapped) < NEGLIGIBLE_PC) return false;
  return Math.abs(exactly - mapped) > SAME_SHARE * mapped;
}
function inTwoDimensions({ judged: _, ...encounter }) {
  return encounter;
}
function placesOf(length, most) {
  const count2 = Math.min(length, Math.max(2, Math.round(most)));
  if (count2 < 2) return [0];
  return Array.from({ length: count2 }, (_, k) => Math.round(k * (length - 1) / (count2 - 1)));
}
function neighbours(places, at) {
  const above = places.findIndex((place) => place >= at);
  return places[above] === at || above === 0 ? [above] : [above - 1, above];
}

// packages/operations/src/trade/trade-of-plan.ts
function tradeOfPlan(question, request) {
  const opened = open(question);
  if (!opened.ok) return opened;
  const laid2 = layTrade(question, request, opened.value);
  if (!laid2.ok) return laid2;
  const { map, unsure } = laid2.value;
  const { orbits: orbits2, sizes, log10TotalPc, raised } = map;
  const { means, tcaTaiS, periodS } = opened.value;
  const ignitionsTaiS = Array.from(orbits2, (before) => tcaTaiS - before * periodS);
  return ok({ type: means.type, orbits: orbits2, sizes, log10TotalPc, raised, unsure, ignitionsTaiS });
}
function chooseCells(question, request) {
  const opened = open(question);
  if (!opened.ok) return opened;
  const { events, means, tcaTaiS, periodS } = opened.value;
  const laid2 = layTrade(question, request, opened.value);
  if (!laid2.ok) return laid2;
  const { trade, map, unsure } = laid2.value;
  const targetPc = request.targetPc ?? targetOf(pcsBefore(events), question.rules);
  const { massKg } = means.body;
  const flown = [];
  map.orbits.forEach((_orbits, column) => {
    map.sizes.forEach((size2, row) => {
      const k = column * map.sizes.length + row;
      const log10TotalPc = map.log10TotalPc[k];
      if (size2 === 0 || Number.isNaN(log10TotalPc) || map.raised[k] === 1) return;
      const manoeuvre = manoeuvreOfCell(trade, map, { column, row }, tcaTaiS);
      if (manoeuvre.ignitionTaiS <= question.nowTaiS || touches2(question.rules.noBurn, manoeuvre)) return;
      const cost = deltaVOf(manoeuvre, massKg) || Math.abs(size2);
      flown.push({ column, row, log10TotalPc, cost, isInadequate: unsure[k] === 1, manoeuvre });
    });
  });
  const pressurePa = trade.vehicle.dynamicPressurePa;
  const cells = bestCells(flown, targetPc, request.cells).map(({ manoeuvre, ...cell }) => {
    const impulses = asImpulses(manoeuvre, means.body, periodS, pressurePa) ?? [];
    return {
      ...cell,
      manoeuvre: commandOf(manoeuvre),
      impulses,
      size: map.sizes[cell.row],
      orbitsBeforeTca: map.orbits[cell.column],
      smaChangeM: smaChangeOf(impulses, events[0].primary)
    };
  });
  return ok({ targetPc, tcaTaiS, cells, unsure: markedRuns(unsure, map.sizes.length) });
}
function smaChangeOf(impulses, primary) {
  return impulses.reduce(
    (sum5, { epochTaiS, deltaVRtnMps }) => sum5 + smaByPush(twoBodyStateAt(primary, epochTaiS), deltaVRtnMps),
    0
  );
}
function touches2(spans, manoeuvre) {
  const endTaiS = cutoffTaiS(manoeuvre);
  return spans.some(([from, to]) => from <= endTaiS && manoeuvre.ignitionTaiS <= to);
}
function layTrade({ rules }, request, { events, means, tcaTaiS, periodS }) {
  const trade = {
    encounters: events.map((event) => tradeEncounterOf(event, tcaTaiS)),
    periodS,
    vehicle: tradeVehicleOf(means, pressureOn(events[0], means)),
    watchPc: rules.watchPc,
    densityUncertainty: rules.densityUncertainty
  };
  const map = tradeMap(trade, frameOf2(request, means, periodS));
  if (map.ok) {
    const startsTaiS = map.value.orbits.map((before) => -before * periodS);
    const unsure = unsureCells(
      events.map((event) => judgedEncounterOf(event, tcaTaiS)),
      trade,
      startsTaiS,
      map.value
    );
    return ok({ trade, map: map.value, unsure });
  }
  if (map.fault.code === "event-unusable") return fail({ code: "NO_COVARIANCE", missing: [] });
  throw new Error(`a trade space that the engine does not take: ${map.fault.code}`);
}
function tradeEncounterOf({ primary, secondary, covarianceM2, hardBodyRadiusM, judged }, tcaTaiS) {
  const epochTaiS = primary.epochTaiS - tcaTaiS;
  const states = { primary: { ...primary, epochTaiS }, secondary: { ...secondary, epochTaiS } };
  return { ...states, covarianceM2, hardBodyRadiusM, ...judged && { pcAsItIs: judged.pc } };
}
function judgedEncounterOf(event, tcaTaiS) {
  const { judged } = event;
  if (judged === void 0) return tradeEncounterOf(event, tcaTaiS);
  const [primary, secondary] = judged.objects.map(({ state, ...object }) => ({
    ...object,
    state: { ...state, epochTaiS: state.epochTaiS - tcaTaiS }
  }));
  return { ...tradeEncounterOf(event, tcaTaiS), judged: { ...judged, objects: [primary, secondary] } };
}
function frameOf2(request, means, periodS) {
  const { orbits: orbits2, columns, rows: rows2, direction } = request;
  const row = vehicleType(means.type);
  const most = request.maxSize ?? row.largestSize(means, orbits2[1] * periodS);
  const [sizeFirst, sizeLast] = rising(request.minSize ?? (row.hasOtherWay(means) ? -most : 0), most);
  const begins2 = { orbitsFirst: orbits2[1], orbitsLast: orbits2[0] };
  return { columns, rows: rows2, ...begins2, sizeFirst, sizeLast, direction: direction?.axis ?? "best" };
}
function rising(one, other) {
  const [low, high] = [Math.min(one, other), Math.max(one, other)];
  return [low, high > low ? high : low + Math.max(1e-9, 1e-9 * Math.abs(low))];
}
function bestCells(cells, targetPc, most) {
  const target2 = Math.log10(targetPc);
  const reaching = cells.filter(({ log10TotalPc }) => log10TotalPc <= target2).sort((a, b) => a.cost - b.cost);
  const taken = /* @__PURE__ */ new Map();
  const ranked = reaching.map((cell) => {
    const rank2 = taken.get(cell.column) ?? 0;
    taken.set(cell.column, rank2 + 1);
    return { cell, rank: rank2 };
  });
  ranked.sort((a, b) => a.rank - b.rank || a.cell.cost - b.cell.cost);
  const best = ranked.slice(0, most).map(({ cell }) => cell);
  if (best.length === most) return best;
  const others = cells.filter(({ log10TotalPc }) => log10TotalPc > target2).sort((a, b) => a.log10TotalPc - b.log10TotalPc || a.cost - b.cost);
  return [...best, ...others.slice(0, most - best.length)];
}

// packages/planning/src/verification/execution-model.ts
var SHORT_SHARE_OF_PERIOD = 0.1;
var STEP_SHARE = 0.1;
var SMALLEST_STEP_MPS = 1e-4;
function executionModel(manoeuvre, ignition, massKg, change) {
  const share = (planned2) => ({
    kind: "share",
    planned: [1],
    step: STEP_SHARE,
    manoeuvreOf: ([factor = 0]) => scaledManoeuvre(manoeuvre, factor),
    axesRtn: [planned2]
  });
  const propulsion = propulsionOf(manoeuvre);
  const steering = propulsion.steering(manoeuvre);
  if (steering === void 0 || propulsion.resteered === void 0)
    return share([0, alongTrackOf(manoeuvre, ignition, change), 0]);
  const { vector: vector4, frame } = steering;
  const axes = ignition.frame === "GCRF" ? "GCRF" : "EME2000";
  const asRtn = (axis) => inRtn(steered(axis, frame, sixOf(ignition), ignition.epochTaiS, axes), ignition);
  const size2 = deltaVOf(manoeuvre, massKg);
  const planned = propulsion.isInstant ? vector4 : scaled(vector4, size2 / norm3(vector4));
  if (propulsion.durationS(manoeuvre) > SHORT_SHARE_OF_PERIOD * periodOf(ignition)) return share(asRtn(planned));
  return {
    kind: "vector",
    planned,
    step: Math.max(STEP_SHARE * size2, SMALLEST_STEP_MPS),
    axesRtn: [asRtn([1, 0, 0]), asRtn([0, 1, 0]), asRtn([0, 0, 1])],
    manoeuvreOf: ([x = 0, y = 0, z6 = 0]) => propulsion.resteered(manoeuvre, [x, y, z6], size2)
  };
}
function alongTrackOf(manoeuvre, ignition, change) {
  const endTaiS = cutoffTaiS(manoeuvre);
  const six = new Float64Array(6);
  const smaAt = (orbit) => {
    if (!orbit.stateAt(endTaiS, six)) throw new Error("an orbit that does not hold its own manoeuvre");
    return smaOf(stateOfSix(six, endTaiS, "GCRF"));
  };
  const motion = Math.sqrt(MU_EARTH / smaOf(ignition) ** 3);
  return 0.5 * motion * (smaAt(change.manoeuvred) - smaAt(change.unmanoeuvred));
}

// packages/planning/src/verification/prior-fit.ts
function fitWithPrior(observations, free, count2) {
  const normal = new Float64Array(count2 * count2);
  const right = new Float64Array(count2);
  for (let i = free; i < count2; i++) normal[i * count2 + i] = 1;
  for (const { residual, slopes, sigma } of observations) {
    const weight = 1 / (sigma * sigma);
    for (let i = 0; i < count2; i++) {
      right[i] = right[i] + weight * slopes[i] * residual;
      for (let j = 0; j < count2; j++) {
        const at = i * count2 + j;
        normal[at] = normal[at] + weight * slopes[i] * slopes[j];
      }
    }
  }
  const scale = Float64Array.from({ length: count2 }, (_, i) => Math.sqrt(normal[i * count2 + i]));
  if (scale.some((value) => !(value > 0))) return void 0;
  const scaled3 = normal.map((value, k) => value / (scale[Math.floor(k / count2)] * scale[k % count2]));
  const lower = cholesky(scaled3, count2);
  if (lower === void 0) return void 0;
  const covariance = new Float64Array(count2 * count2);
  for (let column = 0; column < count2; column++) {
    const unit3 = Float64Array.from({ length: count2 }, (_, i) => i === column ? 1 : 0);
    const solved = solveLower(lower, unit3, count2);
    for (let i = 0; i < count2; i++) covariance[i * count2 + column] = solved[i] / (scale[i] * scale[column]);
  }
  const values = Float64Array.from({ length: count2 }, (_, i) => {
    let sum5 = 0;
    for (let j = 0; j < count2; j++) sum5 += covariance[i * count2 + j] * right[j];
    return sum5;
  });
  return { values, covariance };
}
function solveLower(lower, right, size2) {
  const x = Float64Array.from(right);
  for (let i = 0; i < size2; i++) {
    for (let k = 0; k < i; k++) x[i] = x[i] - lower[i * size2 + k] * x[k];
    x[i] = x[i] / lower[i * size2 + i];
  }
  for (let i = size2 - 1; i >= 0; i--) {
    for (let k = i + 1; k < size2; k++) x[i] = x[i] - lower[k * size2 + i] * x[k];
    x[i] = x[i] / lower[i * size2 + i];
  }
  return x;
}

// packages/planning/src/verification/achieved.ts
var REVOLUTIONS = 2;
var LEAST_REVOLUTIONS = 0.5;
var EPOCHS = 32;
var ITERATIONS2 = 3;
var FLOOR_M = 1;
function achievedManoeuvre(flown) {
  const { manoeuvre, body, nominal, measured: measured2 } = flown;
  const { ignitionTaiS } = manoeuvre;
  if (isStill(manoeuvre)) return fail({ code: "nothing-planned" });
  const ignition = stateIn2(nominal, ignitionTaiS);
  if (ignition === void 0) return fail({ code: "no-common-span" });
  const periodS = periodOf(ignition);
  const fromTaiS = Math.max(cutoffTaiS(manoeuvre), measured2.startTaiS);
  const toTaiS = Math.min(fromTaiS + REVOLUTIONS * periodS, measured2.stopTaiS, nominal.stopTaiS);
  if (!(toTaiS - fromTaiS >= LEAST_REVOLUTIONS * periodS)) return fail({ code: "no-common-span" });
  const epochs = Array.from({ length: EPOCHS }, (_, k) => fromTaiS + (toTaiS - fromTaiS) * k / (EPOCHS - 1));
  const flownStates = (plan) => {
    const change = changeOf([plan], ignition, toTaiS, body, "full");
    if (!change.ok) return change;
    const states2 = [];
    for (const epochTaiS of epochs) {
      const state = stateIn2(nominal, epochTaiS);
      const six = state && sixOf(state);
      if (six === void 0 || !change.value.addTo(epochTaiS, six)) return fail({ code: "no-common-span" });
      states2.push(stateOfSix(six, epochTaiS));
    }
    return ok(states2);
  };
  const planned = changeOf([manoeuvre], ignition, toTaiS, body, "full");
  if (!planned.ok) return planned;
  const model = executionModel(manoeuvre, ignition, body.massKg, planned.value);
  const truth = epochs.map((epochTaiS) => stateIn2(measured2, epochTaiS));
  if (truth.some((state) => state === void 0)) return fail({ code: "no-common-span" });
  let unknowns = [...model.planned];
  let states = flownStates(model.manoeuvreOf(unknowns));
  if (!states.ok) return states;
  const slopes = [];
  for (let i = 0; i < unknowns.length; i++) {
    const [less, more] = [-model.step, model.step].map(
      (by) => flownStates(model.manoeuvreOf(unknowns.map((value, k) => k === i ? value + by : value)))
    );
    if (!less.ok) return less;
    if (!more.ok) return more;
    slopes.push(slopesOf(less.value, more.value, 2 * model.step));
  }
  const errors = priorColumns(flown, epochs, truth[0], states.value[0]);
  if (!errors.ok) return errors;
  const prior = errors.value;
  const sma = smaOf(ignition);
  const apart2 = Math.max(...distancesOf(states.value, truth));
  const floorM = FLOOR_M + 0.5 * apart2 * apart2 / sma;
  const sigmas2 = [floorM, floorM * Math.sqrt(MU_EARTH / sma ** 3)];
  const free = unknowns.length;
  const count2 = free + (prior === void 0 ? 0 : 6);
  let fit;
  for (let k = 0; k < ITERATIONS2; k++) {
    fit = fitWithPrior(observationsOf(truth, states.value, slopes, prior, sigmas2), free, count2);
    if (fit === void 0) return fail({ code: "not-observable" });
    const { values } = fit;
    unknowns = unknowns.map((value, i) => value + values[i]);
    states = flownStates(model.manoeuvreOf(unknowns));
    if (!states.ok) return states;
  }
  const distances2 = distancesOf(states.value, truth);
  return ok({
    ...figuresOf(model, unknowns, prior === void 0 ? void 0 : fit.covariance, count2),
    residualRmsM: Math.sqrt(distances2.reduce((sum5, distance) => sum5 + distance * distance, 0) / distances2.length),
    residualMaxM: Math.max(...distances2),
    fromTaiS,
    toTaiS
  });
}
function figuresOf(model, unknowns, covariance, count2) {
  const inAxes = (values) => {
    const part = (axis) => values.reduce((sum5, value, i) => sum5 + value * model.axesRtn[i][axis], 0);
    return [part(0), part(1), part(2)];
  };
  const deltaVRtnMps = inAxes(unknowns);
  const plannedRtnMps = inAxes(model.planned);
  const square = norm3(plannedRtnMps) ** 2;
  const along = (vector4) => vector4.reduce((sum5, value, i) => sum5 + value * plannedRtnMps[i], 0);
  const figures = { kind: model.kind, deltaVRtnMps, plannedRtnMps, share: along(deltaVRtnMps) / square };
  if (covariance === void 0) return figures;
  const variance = (weights2) => weights2.reduce((sum5, a, i) => sum5 + weights2.reduce((row, b, j) => row + a * b * covariance[i * count2 + j], 0), 0);
  const sigma = (axis) => Math.sqrt(Math.max(0, variance(model.axesRtn.map((row) => row[axis]))));
  return {
    ...figures,
    sigmaRtnMps: [sigma(0), sigma(1), sigma(2)],
    shareSigma: Math.sqrt(Math.max(0, variance(model.axesRtn.map(along)))) / square
  };
}
function priorColumns({ nominal, nominalCovarianceAt, measuredCovarianceAt, body }, epochs, measured2, first2) {
  const covariance = measuredCovarianceAt(measured2);
  if (covariance === void 0) return ok(void 0);
  const matrix = Float64Array.from(covarianceInStateFrame(covariance, measured2).matrix);
  const nominalState = stateIn2(nominal, epochs[0]);
  const before = nominalCovarianceAt(nominalState);
  if (before !== void 0) {
    covarianceInStateFrame(before, nominalState).matrix.forEach((value, k) => {
      matrix[k] = matrix[k] + value;
    });
  }
  const lower = cholesky(
    matrix.map((value, k) => k % 7 === 0 ? value * (1 + DIAGONAL_SHARE) : value),
    6
  );
  if (lower === void 0) return ok(void 0);
  const responses = [];
  for (let i = 0; i < 6; i++) {
    const step2 = i < 3 ? STEP_M : STEP_MPS;
    const [less, more] = [-step2, step2].map((by) => {
      const moved = sixOf(first2);
      moved[i] = moved[i] + by;
      return statesFrom(stateOfSix(moved, first2.epochTaiS, first2.frame), epochs, body);
    });
    if (!less.ok) return less;
    if (!more.ok) return more;
    responses.push(slopesOf(less.value, more.value, 2 * step2));
  }
  return ok(
    epochs.map(
      (_, at) => Array.from(
        { length: 6 },
        (_column, column) => Float64Array.from(
          { length: 6 },
          (_row, row) => responses.reduce((sum5, response, k) => sum5 + response[at][row] * lower[6 * k + column], 0)
        )
      )
    )
  );
}
var [STEP_M, STEP_MPS] = [10, 0.01];
function slopesOf(less, more, apart2) {
  return more.map((state, k) => difference3(state, less[k]).map((value) => value / apart2));
}
function statesFrom(state, epochs, body) {
  const orbit = freeOrbit(state, epochs[0], epochs.at(-1), body, "full");
  if (!orbit.ok) return orbit;
  const states = epochs.map((epochTaiS) => stateIn2(orbit.value, epochTaiS));
  return states.every((sample) => sample !== void 0) ? ok(states) : fail({ code: "no-common-span" });
}
var DIAGONAL_SHARE = 1e-9;
function* observationsOf(truth, states, slopes, prior, [positionM, velocityMps]) {
  for (const [k, state] of states.entries()) {
    const left = difference3(truth[k], state);
    const columns = [...slopes.map((of) => of[k]), ...prior?.[k] ?? []];
    for (let row = 0; row < 6; row++) {
      yield {
        residual: left[row],
        slopes: columns.map((column) => column[row]),
        sigma: row < 3 ? positionM : velocityMps
      };
    }
  }
}
function distancesOf(some, others) {
  return some.map(({ positionM: [x, y, z6] }, k) => {
    const [a, b, c] = others[k].positionM;
    return Math.hypot(x - a, y - b, z6 - c);
  });
}
function difference3(a, b) {
  const other = sixOf(b);
  return sixOf(a).map((value, i) => value - other[i]);
}
function stateIn2(orbit, epochTaiS) {
  const six = new Float64Array(6);
  if (!orbit.stateAt(epochTaiS, six)) return void 0;
  return transformState(stateOfSix(six, epochTaiS, orbit.frame), "EME2000");
}

// packages/operations/src/verification/verify.ts
var REVOLUTIONS2 = 2;
function verify(question) {
  const { ignitionTaiS, satellite, before } = question;
  const means = meansOf(satellite, question.air);
  if (means.unplannable !== void 0) return fail({ code: "no-propulsion" });
  const manoeuvre = plannedOnOrbit(question.manoeuvre, ignitionTaiS, means, before);
  const whole = inFrame(unpackEphemeris(question.measured), "EME2000");
  const measured2 = cutAt(whole, question.untilTaiS);
  const fromTaiS = Math.max(cutoffTaiS(manoeuvre), measured2.startTaiS);
  const toTaiS = Math.min(fromTaiS + REVOLUTIONS2 * periodOf(before), measured2.stopTaiS);
  const nominal = nominalOf(question, manoeuvre, toTaiS, means.body);
  if (!nominal.ok) return nominal;
  return achievedManoeuvre({
    manoeuvre,
    body: means.body,
    nominal: nominal.value,
    measured: measured2,
    nominalCovarianceAt: ({ epochTaiS }) => nominal.value.covarianceAt?.(epochTaiS),
    measuredCovarianceAt: ({ epochTaiS }) => measured2.covarianceAt?.(epochTaiS)
  });
}
function cutAt(orbit, untilTaiS) {
  if (untilTaiS >= orbit.stopTaiS) return orbit;
  return {
    frame: orbit.frame,
    startTaiS: orbit.startTaiS,
    stopTaiS: untilTaiS,
    stateAt: (epochTaiS, out) => orbit.stateAt(epochTaiS, out),
    covarianceAt: (epochTaiS) => orbit.covarianceAt?.(epochTaiS)
  };
}
function nominalOf({ nominal: file, before }, { ignitionTaiS }, toTaiS, body) {
  if (file !== void 0) {
    const nominal = inFrame(unpackEphemeris(file), "EME2000");
    if (nominal.startTaiS <= ignitionTaiS && nominal.stopTaiS >= toTaiS) return { ok: true, value: nominal };
  }
  return freeOrbit(before, ignitionTaiS - 1, Math.max(toTaiS, ignitionTaiS), body, "full");
}

// packages/server/src/ca/manoeuvres/plan.thread.ts
var basisOf = (question) => planBasis(question);
var candidatesOf = ({ question, asked }, progress) => candidates(question, asked, progress);
var resultOf2 = ({ question, asked }) => evaluate(question, asked);
var tradeOf = ({ question, asked }) => tradeOfPlan(question, asked);
var cellsOf = ({ question, asked }) => chooseCells(question, asked);
var starsOfCells = ({
  question,
  asked
}) => starredCells(question, asked);
var returnOf2 = ({ question, asked }) => returnSearch(question, asked);
var fileOf = (question) => plannedFile(question);
var setOf = (question) => plannedSet(question);
var flownOf = (question) => verify(question);
var closestOf = (question) => closestToMessage(question);
export {
  basisOf,
  candidatesOf,
  cellsOf,
  closestOf,
  fileOf,
  flownOf,
  resultOf2 as resultOf,
  returnOf2 as returnOf,
  setOf,
  starsOfCells,
  tradeOf
};
//# sourceMappingURL=ca-manoeuvres-plan.mjs.map

// packages/units/src/result.ts
function ok(value) {
  return { ok: true, value };
}
function fail(fault) {
  return { ok: false, fault };
}

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

// packages/astro/src/constants.ts
var MU_EARTH = 3986004418e5;
var EARTH_RADIUS_M = 6378137;
var EARTH_FLATTENING = 1 / 298.257223563;
var J2 = 0.00108262668;
var EARTH_ROTATION_RADPS = 7292115e-11;
var STANDARD_GRAVITY_MPS2 = 9.80665;

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
      const z = negative(r);
      const y = negative(w);
      return rows(cross(y, z), y, z);
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
function rows(a, b, c) {
  return Float64Array.of(a[0], a[1], a[2], b[0], b[1], b[2], c[0], c[1], c[2]);
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
  const second2 = Number(match[7]);
  if (hour > 23) return fail({ code: "epoch-hour-out-of-range", value: text });
  if (minute > 59) return fail({ code: "epoch-minute-out-of-range", value: text });
  if (second2 > 60) return fail({ code: "epoch-second-out-of-range", value: text });
  if (second2 === 60 && !(hour === 23 && minute === 59 && endsWithLeapSecond(day))) {
    return fail({ code: "epoch-no-leap-second", value: text });
  }
  const whole = day * SECONDS_PER_DAY + hour * 3600 + minute * 60 + second2 + taiMinusUtcOnDay(day);
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

// packages/astro/src/six-numbers.ts
function sixOf({ positionM, velocityMps }) {
  return Float64Array.of(...positionM, ...velocityMps);
}
function stateOfSix(six3, epochTaiS, frame = "EME2000") {
  return {
    epochTaiS,
    frame,
    positionM: [six3[0], six3[1], six3[2]],
    velocityMps: [six3[3], six3[4], six3[5]]
  };
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
function batchOf(records) {
  const deepCount = records.reduce((n, record) => n + (record.deep ? 1 : 0), 0);
  const near = new Float64Array(records.length * ROW);
  const deepRow = new Int32Array(records.length).fill(-1);
  const deep = new Float64Array(deepCount * DEEP_ROW);
  let nextDeep = 0;
  records.forEach((record, i) => {
    near.set(record.near, i * ROW);
    if (!record.deep) return;
    deep.set(record.deep, nextDeep * DEEP_ROW);
    deepRow[i] = nextDeep++;
  });
  return { count: records.length, near, deepRow, deep, integrator: new Float64Array(deepCount * INTEGRATOR_ROW) };
}

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
function secularRates(t, rate2, orbit, equatorial) {
  const [s1, s2, s3, s4, s5] = t.s;
  const nodeTimesSin = equatorial ? 0 : -rate2 * s2 * (t.z21 + t.z23);
  const node = orbit.sinI === 0 ? nodeTimesSin : nodeTimesSin / orbit.sinI;
  return {
    e: s1 * rate2 * s5,
    i: s2 * rate2 * (t.z11 + t.z13),
    m: -rate2 * s3 * (t.z1 + t.z3 - 14 - 6 * orbit.e2),
    arg: s4 * rate2 * (t.z31 + t.z33 - 6) - orbit.cosI * node,
    node
  };
}
function siderealTime1982(epoch1950) {
  const centuries = (epoch1950 + 24332815e-1 - 2451545) / 36525;
  const seconds = -62e-7 * centuries ** 3 + 0.093104 * centuries ** 2 + (876600 * 3600 + 8640184812866e-6) * centuries + 67310.54841;
  const angle = seconds * Math.PI / 43200 % TWO_PI;
  return angle < 0 ? angle + TWO_PI : angle;
}
function siderealTime1970(epoch1950) {
  const days = epoch1950 - 7305;
  const whole = Math.floor(days + 1e-8);
  const rate2 = 0.017202791694070362;
  const angle = (1.7321343856509375 + rate2 * whole + (rate2 + TWO_PI) * (days - whole) + days * days * 5075514194322695e-30) % TWO_PI;
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
  const z = r * r;
  const s = r + r * z * (-0.16666666666666632 + z * (0.00833333333332249 + z * (-1984126982985795e-19 + z * (27557313707070068e-22 + z * (-25050760253406863e-24 + z * 158969099521155e-24)))));
  const c = 1 - 0.5 * z + z * z * (0.0416666666666666 + z * (-0.001388888888887411 + z * (2480158728947673e-20 + z * (-27557314351390663e-23 + z * (2087572321298175e-24 + z * -11359647557788195e-27)))));
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
function addSecular(near, o, deep, d, integrator, c, t, mean4) {
  mean4[EM] += deep[d + DEDT] * t;
  mean4[IM] += deep[d + DIDT] * t;
  mean4[ARGPM] += deep[d + DOMDT] * t;
  mean4[NODEM] += deep[d + DNODT] * t;
  mean4[MM] += deep[d + DMDT] * t;
  const resonance = deep[d + RESONANCE];
  if (resonance === 0) return;
  const n0 = near[o + MEAN_MOTION];
  const xfact = deep[d + XFACT];
  let time = integrator[c];
  let longitude2 = integrator[c + 1];
  let motion = integrator[c + 2];
  if (time === 0 || t * time <= 0 || Math.abs(t) < Math.abs(time)) {
    time = 0;
    longitude2 = deep[d + XLAMO];
    motion = n0;
  }
  const step2 = t > 0 ? STEP : -STEP;
  for (; ; ) {
    const arg = near[o + ARG_PERIGEE] + near[o + ARG_PERIGEE_RATE] * time;
    const longitudeRate = motion + xfact;
    let acceleration2 = 0;
    let slope = 0;
    if (resonance === 1) {
      for (let k = 0; k < 3; k++) {
        const phase = (k + 1) * (longitude2 - ONE_DAY_PHASE[k]);
        const size = deep[d + RES0 + k];
        sincos(phase, pair);
        acceleration2 += size * pair[0];
        slope += (k + 1) * size * pair[1];
      }
    } else {
      for (let k = 0; k < 10; k++) {
        const phase = HALF_DAY_ARG[k] * arg + HALF_DAY_LONGITUDE[k] * longitude2 - HALF_DAY_PHASE[k];
        const size = deep[d + RES0 + k];
        sincos(phase, pair);
        acceleration2 += size * pair[0];
        slope += HALF_DAY_LONGITUDE[k] * size * pair[1];
      }
    }
    slope *= longitudeRate;
    const left = t - time;
    if (Math.abs(left) < STEP) {
      integrator[c] = time;
      integrator[c + 1] = longitude2;
      integrator[c + 2] = motion;
      const n = motion + acceleration2 * left + slope * left * left * 0.5;
      const l = longitude2 + longitudeRate * left + acceleration2 * left * left * 0.5;
      const theta = (deep[d + GSTO] + t * EARTH_RATE) % TWO_PI;
      mean4[MM] = resonance === 1 ? l - mean4[NODEM] - mean4[ARGPM] + theta : l - 2 * mean4[NODEM] + 2 * theta;
      mean4[NM] = n0 + (n - n0);
      return;
    }
    longitude2 += longitudeRate * step2 + acceleration2 * HALF_STEP_2;
    motion += acceleration2 * step2 + slope * HALF_STEP_2;
    time += step2;
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
function addPeriodics(deep, d, t, mean4) {
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
  mean4[EM] += pe;
  mean4[IM] += pi;
  const inclination = mean4[IM];
  const sinI = Math.sin(inclination);
  const cosI = Math.cos(inclination);
  if (inclination >= LYDDANE_INCLINATION) {
    ph /= sinI;
    mean4[ARGPM] += pgh - cosI * ph;
    mean4[NODEM] += ph;
    mean4[MM] += pl;
    return;
  }
  const afspc = deep[d + AFSPC] === 1;
  let node = mean4[NODEM] % TWO_PI;
  if (node < 0 && afspc) node += TWO_PI;
  const sinNode = Math.sin(node);
  const cosNode = Math.cos(node);
  const alpha = sinI * sinNode + ph * cosNode + pi * cosI * sinNode;
  const beta = sinI * cosNode - ph * sinNode + pi * cosI * cosNode;
  const longitude2 = mean4[MM] + mean4[ARGPM] + cosI * node + (pl + pgh - pi * node * sinI);
  let newNode = Math.atan2(alpha, beta);
  if (newNode < 0 && afspc) newNode += TWO_PI;
  if (Math.abs(node - newNode) > Math.PI) newNode += newNode < node ? TWO_PI : -TWO_PI;
  mean4[NODEM] = newNode;
  mean4[MM] += pl;
  mean4[ARGPM] = longitude2 - mean4[MM] - cosI * newNode;
}

// packages/astro/src/sgp4/propagate.ts
var mean = new Float64Array(6);
var pair2 = new Float64Array(2);
var NO_DEEP = new Float64Array(0);
function sgp4(record, minutesSinceEpoch, out) {
  return record.deep ? propagateRow(record.near, 0, record.deep, 0, record.integrator, 0, minutesSinceEpoch, out, 0) : propagateRow(record.near, 0, NO_DEEP, -1, record.integrator, 0, minutesSinceEpoch, out, 0);
}
function propagateOne(batch, i, epochTaiS, out, at) {
  const o = i * ROW;
  const k = batch.deepRow[i];
  const minutes = (epochTaiS - batch.near[o + EPOCH_TAI_S]) / 60;
  const { near, deep, integrator } = batch;
  return propagateRow(
    near,
    o,
    deep,
    k < 0 ? -1 : k * DEEP_ROW,
    integrator,
    k * INTEGRATOR_ROW,
    minutes,
    out,
    at
  );
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
  let difference3 = 0;
  for (let k = 0; k < 10; k++) {
    let step2 = (ex * sinF - ey * cosF - difference3) / (1 - cosF * ex - sinF * ey);
    if (step2 >= 0.95) step2 = 0.95;
    else if (step2 <= -0.95) step2 = -0.95;
    difference3 += step2;
    if (step2 < 0.02 && step2 > -0.02) {
      const s2 = step2 * step2;
      const sinS = step2 * (1 - s2 / 6 * (1 - s2 / 20));
      const cosS = 1 - s2 / 2 * (1 - s2 / 12 * (1 - s2 / 30));
      const turned3 = sinF * cosS + cosF * sinS;
      cosF = cosF * cosS - sinF * sinS;
      sinF = turned3;
      if (step2 < 1e-12 && step2 > -1e-12) break;
    } else {
      sincos(u + difference3, pair2);
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

// packages/astro/src/sgp4/fit-mean-elements.ts
var RAD2 = Math.PI / 180;
var ROUNDS_OF_DIFFERENCES = 8;
var LARGEST_STEPS = 40;
var SMALLEST_SHARE = 1e-3;
var LARGEST_MISFIT_KM = 1e-4;
var POSITION_TOLERANCE_KM = 1e-7;
var VELOCITY_WEIGHT_S = 1e3;
function fitMeanElements(state, epochTaiS, identity) {
  if (state.frame !== "TEME") throw new Error(`the inverse of SGP4 works in TEME, not in ${state.frame}`);
  const epochUtc = formatUtc(epochTaiS, 6);
  const epoch = parseUtc(epochUtc);
  if (!epoch.ok) throw new Error(`an epoch that was just written cannot be read: ${epochUtc}`);
  const minutes = (state.epochTaiS - epoch.value) / 60;
  const wanted = sixOf(state).map((value) => value / 1e3);
  const start = osculating(wanted);
  if (start === void 0) return fail({ code: "orbit-not-closed", missM: Number.POSITIVE_INFINITY });
  const elementsOf2 = (x2) => toMeanElements(carryBack(x2, minutes), epoch.value, epochUtc, identity);
  const stateOf3 = (x2) => {
    const out = new Float64Array(6);
    return sgp4(sgp4Init(elementsOf2(x2)), minutes, out) === 0 ? [...out] : void 0;
  };
  let x = start;
  for (let round = 0; round < ROUNDS_OF_DIFFERENCES; round += 1) {
    const reached = stateOf3(x);
    const six3 = reached === void 0 ? void 0 : osculating(reached);
    if (six3 === void 0) break;
    x = x.map((value, at) => value + (at === 5 ? wrapPi(start[at] - six3[at]) : start[at] - six3[at]));
  }
  const misfit = (candidate) => stateOf3(candidate)?.map((value, row) => (wanted[row] - value) * (row < 3 ? 1 : VELOCITY_WEIGHT_S));
  let residual = misfit(x);
  let miss = residual === void 0 ? Number.POSITIVE_INFINITY : Math.hypot(...residual);
  for (let step2 = 0; step2 < LARGEST_STEPS && residual !== void 0 && miss > POSITION_TOLERANCE_KM; step2 += 1) {
    const correction = solve(jacobian(x, stateOf3), residual);
    if (correction === void 0) break;
    let isBetter = false;
    for (let share = 1; share > SMALLEST_SHARE && !isBetter; share /= 2) {
      const next = x.map((value, at) => value + share * correction[at]);
      const left = misfit(next);
      isBetter = left !== void 0 && Math.hypot(...left) < miss;
      if (isBetter) [x, residual] = [next, left];
    }
    if (!isBetter) break;
    miss = Math.hypot(...residual);
  }
  if (miss > LARGEST_MISFIT_KM) return fail({ code: "fit-did-not-converge", missM: miss * 1e3 });
  return ok(elementsOf2(x));
}
function osculating(state) {
  const elements = equinoctialFromCartesian(state, MU_KM3_S2, 1);
  if (elements === void 0) return void 0;
  const { meanMotionRadps, af, ag, chi, psi, meanLongitudeRad } = elements;
  return [meanMotionRadps * 86400 / (2 * Math.PI), ag, af, chi, psi, meanLongitudeRad];
}
function carryBack(x, minutes) {
  const [n, h, k, p, q, lambda] = x;
  const inclination = 2 * Math.atan(Math.hypot(p, q));
  const meanMotionRad = n * 2 * Math.PI / 86400;
  const semiMajor = (MU_KM3_S2 / meanMotionRad ** 2) ** (1 / 3);
  const rate2 = 0.75 * J22 * (EARTH_RADIUS_KM / (semiMajor * (1 - h * h - k * k))) ** 2 * meanMotionRad;
  const seconds = -minutes * 60;
  const node = -2 * rate2 * Math.cos(inclination) * seconds;
  const longitudeOfPerigee = node + rate2 * (5 * Math.cos(inclination) ** 2 - 1) * seconds;
  const turn3 = (a, b, angle) => [
    a * Math.cos(angle) + b * Math.sin(angle),
    b * Math.cos(angle) - a * Math.sin(angle)
  ];
  const [hTurned, kTurned] = turn3(h, k, longitudeOfPerigee);
  const [pTurned, qTurned] = turn3(p, q, node);
  return [n, hTurned, kTurned, pTurned, qTurned, lambda + meanMotionRad * seconds + longitudeOfPerigee];
}
function toMeanElements(x, epochTaiS, epochUtc, identity) {
  const [n, h, k, p, q, lambda] = x;
  const longitudeOfPerigee = Math.atan2(h, k);
  const node = Math.atan2(p, q);
  return {
    noradId: identity.noradId,
    name: identity.name,
    cosparId: identity.cosparId,
    epochTaiS,
    epochUtc,
    meanMotionRevPerDay: n,
    eccentricity: Math.hypot(h, k),
    inclinationDeg: 2 * Math.atan(Math.hypot(p, q)) / RAD2,
    raanDeg: wrapTwoPi(node) / RAD2,
    argPerigeeDeg: wrapTwoPi(longitudeOfPerigee - node) / RAD2,
    meanAnomalyDeg: wrapTwoPi(lambda - longitudeOfPerigee) / RAD2,
    bstar: identity.bstar ?? 0,
    meanMotionDot: 0,
    meanMotionDdot: 0,
    ephemerisType: 0,
    classification: "U",
    elementSetNo: 999,
    revAtEpoch: 0,
    ...identity.objectType === void 0 ? {} : { objectType: identity.objectType },
    ...identity.rcsM2 === void 0 ? {} : { rcsM2: identity.rcsM2 }
  };
}
var STEP2 = 1e-6;
function jacobian(x, stateOf3) {
  const rows2 = Array.from({ length: 6 }, () => new Array(6).fill(0));
  for (let column = 0; column < 6; column += 1) {
    const forward = stateOf3(x.map((value, at) => at === column ? value + STEP2 : value));
    const backward = stateOf3(x.map((value, at) => at === column ? value - STEP2 : value));
    if (forward === void 0 || backward === void 0) return void 0;
    for (let row = 0; row < 6; row += 1) {
      rows2[row][column] = (forward[row] - backward[row]) / (2 * STEP2) * (row < 3 ? 1 : VELOCITY_WEIGHT_S);
    }
  }
  return rows2;
}
function solve(matrix, right) {
  if (matrix === void 0) return void 0;
  const rows2 = matrix.map((row, at) => [...row, right[at]]);
  const size = rows2.length;
  for (let pivot = 0; pivot < size; pivot += 1) {
    let best = pivot;
    for (let row = pivot + 1; row < size; row += 1) {
      if (Math.abs(rows2[row][pivot]) > Math.abs(rows2[best][pivot])) best = row;
    }
    [rows2[pivot], rows2[best]] = [rows2[best], rows2[pivot]];
    const divisor = rows2[pivot][pivot];
    if (!(Math.abs(divisor) > 0)) return void 0;
    for (let row = pivot + 1; row < size; row += 1) {
      const factor = rows2[row][pivot] / divisor;
      for (let column = pivot; column <= size; column += 1) rows2[row][column] -= factor * rows2[pivot][column];
    }
  }
  const solution = new Array(size).fill(0);
  for (let row = size - 1; row >= 0; row -= 1) {
    let sum5 = rows2[row][size];
    for (let column = row + 1; column < size; column += 1) sum5 -= rows2[row][column] * solution[column];
    solution[row] = sum5 / rows2[row][row];
  }
  return solution;
}

// packages/astro/src/sgp4/nearby-elements.ts
var MOST_STEPS2 = 30;
var LARGEST_MISFIT_KM2 = 1e-6;
var SLOW = 0.5;
function nearbyElements(elements, epochTaiS) {
  const minutes = (epochTaiS - elements.epochTaiS) / 60;
  const start = vectorOf(elements);
  const out = new Float64Array(6);
  const stateOf3 = (x) => sgp4(sgp4Init(x === start ? elements : elementsOf(x, elements)), minutes, out) === 0 ? [...out] : void 0;
  let slopes;
  return {
    through(state) {
      const misfitOf = (x2) => stateOf3(x2)?.map((value, row) => (state[row] / 1e3 - value) * (row < 3 ? 1 : VELOCITY_WEIGHT_S));
      let x = start;
      let misfit = misfitOf(x);
      let miss = misfit ? Math.hypot(...misfit) : Number.POSITIVE_INFINITY;
      let own2 = slopes ?? jacobian(start, stateOf3);
      slopes ??= own2;
      for (let step2 = 0; step2 < MOST_STEPS2 && misfit && miss > POSITION_TOLERANCE_KM; step2++) {
        const correction = solve(own2, misfit);
        if (!correction) break;
        const next = x.map((value, at) => value + correction[at]);
        const left = misfitOf(next);
        const size = left ? Math.hypot(...left) : Number.POSITIVE_INFINITY;
        const isSlow = !(size < SLOW * miss);
        if (isSlow && own2 !== slopes && !(size < miss)) break;
        if (size < miss) [x, misfit, miss] = [next, left, size];
        if (isSlow) own2 = jacobian(x, stateOf3);
      }
      if (!(miss <= LARGEST_MISFIT_KM2)) return fail({ code: "fit-did-not-converge", missM: miss * 1e3 });
      return ok(x === start ? elements : elementsOf(x, elements));
    }
  };
}
function vectorOf(elements) {
  const node = elements.raanDeg * RAD_PER_DEG;
  const longitudeOfPerigee = node + elements.argPerigeeDeg * RAD_PER_DEG;
  const tilt = Math.tan(elements.inclinationDeg * RAD_PER_DEG / 2);
  return [
    elements.meanMotionRevPerDay,
    elements.eccentricity * Math.sin(longitudeOfPerigee),
    elements.eccentricity * Math.cos(longitudeOfPerigee),
    tilt * Math.sin(node),
    tilt * Math.cos(node),
    longitudeOfPerigee + elements.meanAnomalyDeg * RAD_PER_DEG
  ];
}
function elementsOf(x, like) {
  const [n, h, k, p, q, lambda] = x;
  const longitudeOfPerigee = Math.atan2(h, k);
  const node = Math.atan2(p, q);
  return {
    ...like,
    meanMotionRevPerDay: n,
    eccentricity: Math.hypot(h, k),
    inclinationDeg: 2 * Math.atan(Math.hypot(p, q)) / RAD_PER_DEG,
    raanDeg: wrapTwoPi(node) / RAD_PER_DEG,
    argPerigeeDeg: wrapTwoPi(longitudeOfPerigee - node) / RAD_PER_DEG,
    meanAnomalyDeg: wrapTwoPi((lambda - longitudeOfPerigee) % TWO_PI) / RAD_PER_DEG
  };
}

// packages/kernel/src/base64.ts
var ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
function fromBase64(text) {
  const padding = text.endsWith("==") ? 2 : text.endsWith("=") ? 1 : 0;
  const bytes = new Uint8Array(text.length / 4 * 3 - padding);
  const value = new Uint8Array(128);
  for (let k = 0; k < ALPHABET.length; k++) value[ALPHABET.charCodeAt(k)] = k;
  let at = 0;
  for (let k = 0; k < text.length; k += 4) {
    const word = value[text.charCodeAt(k)] << 18 | value[text.charCodeAt(k + 1)] << 12 | value[text.charCodeAt(k + 2)] << 6 | value[text.charCodeAt(k + 3)];
    bytes[at++] = word >> 16;
    bytes[at++] = word >> 8;
    bytes[at++] = word;
  }
  return bytes;
}

// packages/kernel/src/generated/kernel-wasm.ts
var WASM_BASE64 = "AGFzbQEAAAABuQIpYAJ/fwBgAABgA39/fwBgAAF/YAF8AXxgBH9/f3wAYAZ/f39/f38AYAF7AXtgBX9/f39/AGABfwBgCH9/f39/f398AGALf39/f39/f3x8f38AYAJ8fAF8YAZ/f398f38AYAN/f3wAYAF/AXtgA39/fAF/YAV/f397fABgBH9/fH8AYAN7e3wAYAV/f3x7ewBgBH9/f3sBf2AHf39/f3t/fwF/YAJ/fABgBXx8fHx8AXxgAX8BfGABfgF/YAp/f3x8f39/f39/AGADf39/AX9gBn9/f3x/fwF/YAd7e3t7e3t/AGAEf3x8fwBgDHt7e3t7e3t7e3t7ewBgAn9/AXtgBX9/f397AGABfwF/YAh/f39/f3x/fwBgAn9/AX9gBXx8fHx8AX9gB39/f39/f38Bf2AEf3x8fwF/A0dGBAcHCwwNBQAFAgUOBAQGCA8QERITFAkGAgIVChYCFxgZARoEAAAbCgEDHB0BAQECAB4AHyAhCAYiAwMDCQAjJCUmAQMnKAUDAQABBl4NfwFBAAt/AUEAC3wBRAAAAAAAAAAAC3wBRAAAAAAAAAAAC3wBRAAAAAAAAAAAC3wBRAAAAAAAAAAAC38BQQALfgFCAAt/AUEAC38BQQALfwFBAAt/AUEAC38BQQALB8MCGAhoZWFwQmFzZQA7DHBhcmFtZXRlcnNBdAA6CHRhYmxlc0F0ADkJc2NhbkFsb25lAEMKc3RhcnRBbG9uZQBCCHRlc3RIaXRzAEAPcHJvcGFnYXRlRXBvY2hzAD8NcHJvcGFnYXRlUm93cwADEWNvbmZpcm1DYW5kaWRhdGVzAD4LZm9sbG93UGF0aHMAPQlzZXRMaW1pdHMAPA5pbml0aWFsaXNlRGVlcAA3DmluaXRpYWxpc2VOZWFyADYIa2V5U2xvdHMAMAljbGVhckdyaWQALhJmaWxsTmVpZ2hib3VyaG9vZHMALQpwbGFjZVBhaXJzACwIc2NhbkdyaWQAKQlzdGFydFNjYW4AKAdsYXlMb25nACcIbGF5U2hvcnQAJgpwbGFjZUV4YWN0ACUJcGxhY2VIb3N0ACQGbWVtb3J5AgAIASEMAUsK0YADRtYCAQR+IAC9IgJCNIhC/w+DIgRC/w9RBEAgAEQYLURU+yEZQKIiACAAow8LIAJCAYYiAUKwtKHE6v6QmYB/WARAIAAgAUKwtKHE6v6QmYB/UriiDwsgAkI/iCEDIARQBH4gAkIBIAQgAkIMhnl9IgR9hgUgAkL/////////B4NCgICAgICAgAiECyEBA0AgBEKBCFUEQCABQpjakKK1v8gMWgR+IAFCmNqQorW/yAxRBEAgAEQAAAAAAAAAAKIPCyABQpjakKK1v8gMfQUgAQtCAYYhASAEQgF9IQQMAQsLIAFCmNqQorW/yAxaBEAgAUKY2pCitb/IDFEEQCAARAAAAAAAAAAAog8LIAFCmNqQorW/yAx9IQELIAQgAUILhnkiAn0hBCABIAKGIQEgBEIAVQR+IAFCgICAgICAgAh9IARCNIaEBSABQgEgBH2ICyADQj+GhL8LwwQBAnsgACAA/QyDyMltMF/kP4PIyW0wX+Q//fIB/QwAAAAAAAA4QwAAAAAAADhD/fABIgH9DAAAAAAAADhDAAAAAAAAOEP98QEiAP0MAABAVPsh+T8AAEBU+yH5P/3yAf3xASAA/QwxY2IaYbTQPTFjYhphtNA9/fIB/fEBIgIgAv3yASEAIAIgAiAA/fIB/Qx81c9aOtnlPXzVz1o62eU9IAD98gH9DOucK4rm5Vq+65wriublWr798AEgAP3yAf0Mff6xV+Mdxz59/rFX4x3HPv3wASAA/fIB/QzVYcEZoAEqv9VhwRmgASq//fABIAD98gH9DKb4EBEREYE/pvgQERERgT/98AEgAP3yAf0MSVVVVVVVxb9JVVVVVVXFv/3wAf3yAf3wAf0MAAAAAAAA8D8AAAAAAADwP/0MAAAAAAAA4D8AAAAAAADgPyAA/fIB/fEBIAAgAP3yAf0M1DiIvun6qL3UOIi+6fqovSAA/fIB/QzEsbS9nu4hPsSxtL2e7iE+/fABIAD98gH9DK1SnIBPfpK+rVKcgE9+kr798AEgAP3yAf0MkBXLGaAB+j6QFcsZoAH6Pv3wASAA/fIB/Qx3UcEWbMFWv3dRwRZswVa//fABIAD98gH9DExVVVVVVaU/TFVVVVVVpT/98AH98gH98AEgAf0MAQAAAAAAAAABAAAAAAAAAP1O/cEB/VIgAf0MAQAAAAAAAAABAAAAAAAAAP3OAf0MAgAAAAAAAAACAAAAAAAAAP1OQT79ywH9UQusBAECe/0MAAAAAAAA8D8AAAAAAADwP/0MAAAAAAAA4D8AAAAAAADgPyAAIAD9DIPIyW0wX+Q/g8jJbTBf5D/98gH9DAAAAAAAADhDAAAAAAAAOEP98AEiAf0MAAAAAAAAOEMAAAAAAAA4Q/3xASIA/QwAAEBU+yH5PwAAQFT7Ifk//fIB/fEBIAD9DDFjYhphtNA9MWNiGmG00D398gH98QEiAiAC/fIBIgD98gH98QEgACAA/fIB/QzUOIi+6fqovdQ4iL7p+qi9IAD98gH9DMSxtL2e7iE+xLG0vZ7uIT798AEgAP3yAf0MrVKcgE9+kr6tUpyAT36Svv3wASAA/fIB/QyQFcsZoAH6PpAVyxmgAfo+/fABIAD98gH9DHdRwRZswVa/d1HBFmzBVr/98AEgAP3yAf0MTFVVVVVVpT9MVVVVVVWlP/3wAf3yAf3wASACIAIgAP3yAf0MfNXPWjrZ5T181c9aOtnlPSAA/fIB/QzrnCuK5uVavuucK4rm5Vq+/fABIAD98gH9DH3+sVfjHcc+ff6xV+Mdxz798AEgAP3yAf0M1WHBGaABKr/VYcEZoAEqv/3wASAA/fIB/Qym+BARERGBP6b4EBEREYE//fABIAD98gH9DElVVVVVVcW/SVVVVVVVxb/98AH98gH98AEgAf0MAQAAAAAAAAABAAAAAAAAAP1O/cEB/VIgAf0MAgAAAAAAAAACAAAAAAAAAP1OQT79ywH9UQvnAgIKfwF7A0AgBCAFSARAIAAgBEHABGxqIhQhDkEQIAUgAyADIAVKGyAFIAMgBEoiEBsgBGsiCyALQRBKGyENIAYgBEEDdGoiESEMIAf9FCEVQaDdACELQQAhDwNAIA0gD0oEQCAJIAwoAgBBMGxqIRIgCSAMKAIEQTBsaiETIAsgFSAO/QAEkAT98QH9DAAAAAAAAE5AAAAAAAAATkD98wH9CwQAIAsgEjYC8AEgCyATNgL0ASAPQQFqIQ8gDkHABGohDiALQcAEaiELIAxBCGohDAwBCwsgEARAIBRBwAQgDSAIEAYFIBRBwAQgASAEIANrIgtBgAZsakGABiACIAtB4ABsakHgACANIAgQGwtBACELA0AgCyANSQRAIAogESALQQN0aiIMKAIEaiALQcAEbEGg3QBqKAL4ASIOQQh1OgAAIAogDCgCAGogDjoAACALQQFqIQsMAQsLIAQgDWohBAwBCwsLsgMCBH8CfiAAIABiIAEgAWJyBEAgASAAoA8LIAC9IgZCIIinIQQgAb0iB0IgiKchAyAHpyIFIANBgIDA/wNrckUEQCAAEA0PCyADQR52QQJxIARBH3ZyIQIgBEH/////B3EiBCAGp3JFBEACQAJAAkACQCACDgQAAAECAwsgAA8LRBgtRFT7IQlADwtEGC1EVPshCcAPCwsCQCAFIANB/////wdxIgNyRQ0AIANBgIDA/wdGBEAgBEGAgMD/B0YEfETSITN/fNkCQEQYLURU+yHpPyACQQJxGyIAmiAAIAJBAXEbBUQYLURU+yEJQEQAAAAAAAAAACACQQJxGyIAmiAAIAJBAXEbCw8LIARBgIDA/wdGIANBgICAIGogBElyDQAgBEGAgIAgaiADSUEAIAJBAnEbBHxEAAAAAAAAAAAFIAAgAaOZEA0LIQACQAJAAkACQAJAIAIOBAABAgMECyAADwsgAJoPC0QYLURU+yEJQCAARAdcFDMmpqG8oKEPCyAARAdcFDMmpqG8oEQYLURU+yEJwKAPCwALRBgtRFT7Ifm/RBgtRFT7Ifk/IAJBAXEbC14AIAAgASACIAMgBEF/QQAgBUH/AXFBAUYbECshAkGMCSgCACEEQQAhAQNAIAAgAUsEQCAEIAFBAnRBsP4BaigCAGogBUECIAIgAXVBAXEbOgAAIAFBAWohAQwBCwsLrgIDBn8CewF8IAAgASACEC8gACABIAIQCSAAIAEgAiADEAhBoN0AIQQDQCACIAVKBEAgBP0ABFAiCkGo5wH9CgMA/UkgCkG45wH9CgMA/Uz9TiAA/QAEoAQiC/0MAAAAAAAAAAAAAAAAAAAAAP1H/U79xAFBA0cEQCAEKAL4ASIGQf8BcSEHIAv9IQAiA/wCIQggC/0hASIM/AIhCSAEIANEAAAAAAAAAABhBH8gB0EBIAr9IQAiA0QAAAAAAADwP2MgA0T8qfHSTWJQv2ZxGwUgCAsgDEQAAAAAAAAAAGEEfyAGQQh1QQEgCv0hASIDRAAAAAAAAPA/YyADRPyp8dJNYlC/ZnEbBSAJC0EIdHI2AvgBCyAFQQFqIQUgACABaiEAIARBwARqIQQMAQsLC4wDAQx8IAArAxghBCAAKwMgIQUgACsDKCEGRAAAAAAAAPA/IAArAwAiCyALoiAAKwMIIgMgA6KgIAArAxAiAiACoqCjIgefIQogASAHRABU2ltmqPZCoiAKoiIImiIJIAuiIAdEBnwOtirINUWiIAeiIAqiIgogC6IgAkQAAAAAAAAUQKIgAqIgB6IiDEQAAAAAAADwv6AiDaKgOQMAIAEgCSADoiAKIAOiIA2ioDkDCCABIAkgAqIgCiACoiAMRAAAAAAAAAjAoKKgOQMQIAEgCEQAAAAAAAAIQKIgCyAEoiADIAWioCACIAaioCAHoiIJoiIKIAuiIAggBKKhOQMYIAEgCiADoiAIIAWioTkDICABIAogAqIgCCAGoqE5AyggASAIIAQgBKIgBSAFoqAgBiAGoqAgB6JEAAAAAAAACECiIAlEAAAAAAAALkCiIAmioSAIIAigoaIiByALoiAKIAqgIgggBKKgOQMwIAEgByADoiAIIAWioDkDOCABIAcgAqIgCCAGoqA5A0ALmAwCFnsCf0Gg3QAhGiAD/RQhCyADRExEstC1CbM/okQAAAAAAABOQKP9FCEMA0AgAiAbSgRAQcjmAf0KAwAiDSAa/QAE4AH98QEhBCANIAT98wEiBSAa/QAEsAEgGv0ABJABIgb98QEgGv0ABIABIgcgGv0ABNABIg4gDSANIBr9AASgAf3xASIP/e8BIhD98AH98wEiEf3yAf3xAf3yASISIBL98AEhEyAa/QAEcCIUIBT98gEiFSAP/fMBIgkgCf3yASEIIBr9AARgIgogCv3yASAE/fIBIA0gCSAQ/fIBIAkgAP0ABNAD/fIBIhb98gH98QH98gFB0OYB/QoDACIEIAkgAP0ABOAD/fIBIhcgDSATIBL98gH98QEiGP3yASIZ/fIB/fABIQkgBSAU/fIBIgogDv3yASAUIBX98gEiDiAXIBMgBSAa/QAEwAEgB/3xASAGIBH98gH98AH98gEiEf3yASIF/fIB/fIB/fEBIRMgCCAF/fIBIgUgAP0ABPAD/fIBIRQgGv0ABDAgBSAA/QAEgAT98gH98AEhFSAUIA0gFCAU/fIBIgZB2OYB/QoDACIH/fIB/fEB/fIBIQUgDSAGIAT98gH98QEhBiAIIBj98gEgAP0ABLAE/fIBIhcgF/3yASEYIBcgDSAYIAf98gH98QH98gEhByANIBggBP3yAf3xASEEIAj9DM3MzMzMzPQ/zczMzMzM9D/9Sf3EAUEDRwRAIBQQAiEFIBQQASEGIBcQAiEHIBcQASEECyAA/QAEkAMhCCAA/QAEoAMhDSAaIBIgBv3yASARIAX98gH98AH9CwSAASAaIBEgBv3yASASIAX98gH98QH9CwSQASAaIA0gBP3yASAIIAf98gH98AH9CwSwASAaIAggBP3yASANIAf98gH98QH9CwTAASAaIAkgC/3yAf0LBAAgGiATIAz98gH9CwQQIBogCiAQ/fIBIA4gGSAW/fAB/fIB/fABIAz98gH9CwQgIBogFf0LBDACQCAJQcjmAf0KAwD9TP3EAUEDRgRAIBpBADYC+AEMAQsgGiAP/SEARAAAAAAAAAAAZgR/QQBBBiAJ/SEARAAAAAAAAPA/ZhsFQQQLIA/9IQFEAAAAAAAAAABmBH9BAEEGIAn9IQFEAAAAAAAA8D9mGwVBBAtBCHRyNgL4AQsgG0EBaiEbIAAgAWohACAaQcAEaiEaDAELC0Gg3QAhGkEAIQADQCAAIAJIBEAgGv0ABLABIQQgGv0ABAAiBSAa/QAEkAEiBv3yASEHIBr9AAQQIgggBv3yASAa/QAEICIJIBr9AASAASIK/fIB/fEBIQsgGv0ABDAiDEGg5QH9CgMAIg398AEiDv0bAEH/A3FBBHRBoKUBav0ABAAiDyAO/RsCQf8DcUEEdEGgpQFq/QAEACIQ/Q0ICQoLDA0ODxgZGhscHR4fIREgDyAQ/Q0AAQIDBAUGBxAREhMUFRYXIg8gDCAOIA398QH98QEiDCAM/fIBIg0gDUHA5QH9CgMA/fIBQbjlAf0KAwD98AH98gFByOUB/QoDAP3wASIO/fIBIBEgDCANQbDlAf0KAwD98gFBqOUB/QoDAP3wAf3yASIM/fIB/fABIg0gGv0ABMABIhD98gEhEiARIA798gEgDyAM/fIB/fEBIgwgEP3yASEOIBooAvQBIQEgGigC8AEiGyAHIAz98gEgBSAK/fIBIgUgEv3yAf3xASIPIAcgDf3yASAFIA798gH98AEiB/0NAAECAwQFBgcQERITFBUWF/0LBAAgASAPIAf9DQgJCgsMDQ4PGBkaGxwdHh/9CwQAIBsgBSAE/fIBIgUgCyAM/fIBIAggCv3yASAJIAb98gH98AEiBiAS/fIB/fEBIgf9DQABAgMEBQYHEBESExQVFhf9CwQQIAEgBSAH/Q0ICQoLDA0ODxgZGhscHR4f/QsEECAbIAsgDf3yASAGIA798gH98AEiBSAGIAT98gEiBP0NAAECAwQFBgcQERITFBUWF/0LBCAgASAFIAT9DQgJCgsMDQ4PGBkaGxwdHh/9CwQgIABBAWohACAaQcAEaiEaDAELCwupCgICfwl7QaDdACEDA0AgAiAESgRAQcjmAf0KAwAiBSAD/QAEYP3zASIGIAb98gEgBSADQUBr/QAEACIFIAX98gH98QH98wEhByAD/QAEIEGQ5gH9CgMA/fIBIghBoOUB/QoDACIJ/fABIgr9GwBB/wNxQQR0QaClAWr9AAQAIgsgCv0bAkH/A3FBBHRBoKUBav0ABAAiDP0NAAECAwQFBgcQERITFBUWFyENIAUgCyAM/Q0ICQoLDA0ODxgZGhscHR4fIgsgCCAKIAn98QH98QEiCCAI/fIBIgkgCUHA5QH9CgMA/fIBQbjlAf0KAwD98AH98gFByOUB/QoDAP3wASIK/fIBIA0gCCAJQbDlAf0KAwD98gFBqOUB/QoDAP3wAf3yASII/fIB/fEB/fIBIQkgBSANIAr98gEgCyAI/fIB/fAB/fIBIAcgAP0ABLAD/fIB/fABIQUgA/0ABBAgByAA/QAEwAP98gEgCf3yAf3wASEHIAMgBv0LBHAgAyAJ/QsEgAEgAyAF/QsEkAEgAyAJIAn98gEgBSAF/fIB/fAB/QsEoAEgAyAH/QsEECAEQQFqIQQgACABaiEAIANBwARqIQMMAQsLQaDdACEDQQAhAANAIAAgAkgEQCAD/QAEgAEhBSAD/QAEkAEhBiAD/QAEECIHQZDmAf0KAwD98gFBoOUB/QoDACII/fABIgkgCP3xASEIIAn9GwBB/wNxQQR0QaClAWr9AAQAIgogCf0bAkH/A3FBBHRBoKUBav0ABAAiCf0NCAkKCwwNDg8YGRobHB0eHyELIAMgCiAJ/Q0AAQIDBAUGBxAREhMUFRYXIgkgByAIQYDmAf0KAwD98gH98QEgCEGI5gH9CgMA/fIB/fEBIgcgB/3yASIIIAhB+OUB/QoDAP3yAUHw5QH9CgMA/fAB/fIBQcjlAf0KAwD98AEiCv3yASALIAcgCEHY5QH9CgMA/fIBQdDlAf0KAwD98AH98gEiB/3yAf3wASII/QsEsAEgAyALIAr98gEgCSAH/fIB/fEBIgf9CwTAASADIAUgCP3yASAGIAf98gH98QH9CwTQASADIAUgB/3yASAGIAj98gH98AH9CwTgASAAQQFqIQAgA0HABGohAwwBCwtBoN0AIQNBACEAA0AgACACSARAIAP9AASwASEFIAP9AATAASEGIAP9AATQASIHQcjmAf0KAwAiCCAIIAP9AATgASIJ/fEB/fMBIgr98gEiCyAL/fIBIQwgCyAIIAwgCSAK/fIBIgpB+OYB/QoDAP3yAUHQ5gH9CgMAIgv98AEgDCAKIApBkOcB/QoDAP3yAUGI5wH9CgMA/fAB/fIBQYDnAf0KAwD98AEgDCAKQaDnAf0KAwD98gFBmOcB/QoDAP3wAf3yAf3xAf3yAf3xAf3yAf3xAf3yASEKAkAgA/0ABKABIgz9DJLLf0i/fU0/kst/SL99TT/9Sf3EAUEDRgRAIAogCCAKIAr98gEiDEHY5gH9CgMAIAxB6OYB/QoDAP3yAf3xAf3yAf3xAf3yASENIAggDCALIAxB4OYB/QoDACAMQfDmAf0KAwD98gH98QH98gH98QH98gH98QEhCCADIAr9CwTQASADIAkgCP3yASAHIA398gH98QH9CwTgASADIAUgCP3yASAGIA398gH98AH9CwSwASADIAYgCP3yASAFIA398gH98QH9CwTAAQwBCyAFIAYgByAJIAwgCiADEDELIABBAWohACADQcAEaiEDDAELCwv3AgIHfAN9IAErAxghCSABKwMgIQQgASsDKCEFIAErAwAiCiAKoiABKwMIIgcgB6KgIAErAxAiCCAIoqAhBiACQf8BcUUEQEEVIAIgBkQAAAAgX6DCQmMbQRYgBkS0ndl5Q3jqRGMEfyAJIAmiIAQgBKKgIAUgBaKgRECMtXgdrxVEYwVBAAsbIQILQYgJKAIAIABqIAI6AAAgAkH/AXEEQA8LQYQJKAIAIABBAnZBoANsaiAAQQNxQQJ0aiEAQeAAIQEDQCABQYADSQRAIAAgAWpDAAAAADgCACABQRBqIQEMAQsLIAAgCiAJRAAAAAAAAPA/QdgIKwMAoyIJorYiC7tByAgrAwAiCqKhtjgCACAAIAcgBCAJorYiDLsgCqKhtjgCECAAIAggBSAJorYiDbsgCqKhtjgCICAAIAs4AjAgACAMOAJAIAAgDTgCUCAAQX82AoADIAAgA0QAAAAAAAAIQKAgBp9Eje21oPfGsD6ioLY4ApADC7sFAwp7An8BfCACIAKiRAAAAAAAAOA/oiIP/RQiAyAAQcABaiABaiIN/QAEYCIEIAAgAWoiDv0ABGAiBf3xAf3yASEG/QxVVVVVVVWVP1VVVVVVVZU/IA8gAqL9FCIHIA39AASQASIIIA79AASQASIJ/fEB/fIB/fIB/QwAAAAAAACwPwAAAAAAALA/IAMgBCAF/fAB/fIBIAJEAAAAAAAA4D+i/RQiBSAN/QAEMCIKIA79AAQwIgP98QH98gEiC/3xASIE/fIB/fEBIQz9DKuqqqqqquo/q6qqqqqq6j/9DJqZmZmZmZk/mpmZmZmZmT8gByAIIAn98AH98gEgBv3xAf3yAf0MAAAAAAAAwD8AAAAAAADAPyAG/fIB/QwAAAAAAADYPwAAAAAAANg/IAUgCiAD/fAB/fIB/QwAAAAAAADgPwAAAAAAAOA/IA39AAQAIgMgDv0ABAAiBf3xAf3yASIG/fEBIgf98gH98QEiCP3xAf3yASEJIABBgANqIAFqIgD9DAAAAAAAAOA/AAAAAAAA4D8gAyAF/fAB/fIB/QwAAAAAAADgPwAAAAAAAOA/IAv98gH9DAAAAAAAAABAAAAAAAAAAED9DAAAAAAAAMA/AAAAAAAAwD8gBP3yAf0MAAAAAAAACEAAAAAAAAAIQCAM/fIBIgP98QEiBP3yASAD/fAB/fEBIgMgBP3wASAM/fAB/fEB/QsEACAAIAb9DAAAAAAAAOA/AAAAAAAA4D8gB/3yAf0MAAAAAAAAAEAAAAAAAAAAQCAI/QwAAAAAAAAIQAAAAAAAAAhAIAn98gEiBf3xASIG/fIBIAX98AH98QEiBSAG/fABIAn98AH98QH9CwQwIAAgA/0LBGAgACAF/QsEkAEgACAE/QsEwAEgACAG/QsE8AEgACAM/QsEoAIgACAJ/QsE0AILigIDAX8BfgJ8IAC9IgJCIIinQf////8HcSIBQYCAwP8HTwRAIAAgAKAPCyABQYCAwABJBH8gAEQAAAAAAABQQ6K9IgJCIIinQf////8HcSIBRQRAIAAPCyABQQNuQZPx/csCagUgAUEDbkGT8f3UAmoLIQEgAkKAgICAgICAgIB/gyABrUIghoS/IgQgBKIgBCAAo6IhAyAAIAQgAyADRMLWSUpg8fk/okQgJPCS4Cj+v6CiRJLmYQ/mA/4/oCADIAOiIAOiIANE1+3k1ACwwj+iRNlR577LROi/oKKgor1CgICAgAh8QoCAgIB8g78iACAAoqMhAyAAIAAgAyAAoSAAIACgIAOgo6KgC7AEAgN8An8gACEBIAC9QiCIp0H/////B3EiBEGAgMCgBE8EQCAAIABiBEAgAA8LRBgtRFT7Ifk/IAGmDwsgBEGAgPD+A0kEQCAEQYCAgPIDSQRAIAAPC0F/IQUFIACZIQAgBEGAgMz/A0kEfCAEQYCAmP8DSQR8IAAgAKBEAAAAAAAA8L+gIABEAAAAAAAAAECgowVBASEFIABEAAAAAAAA8L+gIABEAAAAAAAA8D+gowsFIARBgICOgARJBHxBAiEFIABEAAAAAAAA+L+gIABEAAAAAAAA+D+iRAAAAAAAAPA/oKMFQQMhBUQAAAAAAADwvyAAowsLIQALIAAgAKIiAyADoiECIAAgAyACIAIgAiACIAJEEdoi4zqtkD+iROsNdiRLe6k/oKJEUT3QoGYNsT+gokRuIEzFzUW3P6CiRP+DAJIkScI/oKJEDVVVVVVV1T+goiACIAIgAiACIAJEL2xqLES0or+iRJr93lIt3q2/oKJEbZp0r/Kws7+gokRxFiP+xnG8v6CiRMTrmJmZmcm/oKKgoiECIAVBAEgEQCAAIAKhDwsCfAJAAkACQAJAAkAgBQ4EAQIDBAALAAtET7thBWes3T8gAkTiZS8ifyt6vKAgAKGhDAMLRBgtRFT7Iek/IAJEB1wUMyamgbygIAChoQwCC0Sb9oHSC3PvPyACRL3L8HqIB3C8oCAAoaEMAQtEGC1EVPsh+T8gAkQHXBQzJqaRvKAgAKGhCyABpgupBAIHfAF/IAFBA3QiDSAEaisDACELIABB4AJqIA1qKwMAIQcgAisDgAIhCiADKwMAIQYgAysDKEQAAAAAAAAAAGEEf0EBBSAGRAAAAAAAAAAAYgR/IAuZIAaZYyALIAaiRAAAAAAAAAAAZXIFQQALCwRAIANEAAAAAAAAAAA5AwAgAyACKwOIAjkDCCADIAc5AxAgACABIAIgAyAFEA8gA0QAAAAAAADwPzkDKEQAAAAAAAAAACEGC0QAAAAAAICGQEQAAAAAAICGwCALRAAAAAAAAAAAZBshCQNAIAsgBqGZRAAAAAAAgIZAZgRAIAMgAysDCCADKwMQIgggCqAgCaIgAysDGCIHRAAAAAAApA9BoqCgOQMIIAMgCCAHIAmiIAMrAyBEAAAAAACkD0GioKA5AxAgAyAGIAmgIgY5AwAgACABIAIgAyAFEA8MAQsLIAsgBqEiCCAIokQAAAAAAADgP6IhByADKwMQIgYgAysDGCIMIAiioCADKwMgIAeioCEJIAMrAwggBiAKoCAIoqAgDCAHoqAhCCACKwOQAiALRFetTlrN63E/oqAiB0QYLURU+yEZQKOdIQYgByAGRAAAAFT7IRlAoqEgBkQAAAAARgsxPqKhIQcgAUEDdCIAIARBMGpqKwMAIQYgACAEaiAFBHwgCCAGoSAEQSBqIABqKwMAoSAHoAUgCCAGIAagoSAHIAegoAs5AxAgBCABQQN0aiAJOQOQAgv2AwILewF8IAFBA3QiASAAQSBqaisDACAAQbABaiABaisDACADKwMAoqD9FCEHIAMrAwj9FCEIQbDpAUHA5wEgBBshAEECQQUgBBshBEEAIQEDQCABIARJBEAgAP0ABAAgB/3yASAA/QAEECIJIAj98gH98AEgAP0ABCD98QEiCkGQ5gH9CgMA/fIBQaDlAf0KAwAiC/3wASIMIAv98QEhCyAFIAJBoAJqIAFBBHRq/QAEACINIAz9GwBB/wNxQQR0QaClAWr9AAQAIgUgDP0bAkH/A3FBBHRBoKUBav0ABAAiDP0NAAECAwQFBgcQERITFBUWFyIOIAogC0GA5gH9CgMA/fIB/fEBIAtBiOYB/QoDAP3yAf3xASILIAv98gEiDyAPQfjlAf0KAwD98gFB8OUB/QoDAP3wAf3yAUHI5QH9CgMA/fABIgr98gEgBSAM/Q0ICQoLDA0ODxgZGhscHR4fIgwgCyAPQdjlAf0KAwD98gFB0OUB/QoDAP3wAf3yASIL/fIB/fAB/fIB/fABIQUgBiAJIA398gEgDCAK/fIBIA4gC/3yAf3xAf3yAf3wASEGIAFBAWohASAAQTBqIQAMAQsLIAMrAxAgAisDgAKgIRAgAyAF/SEAIAX9IQGgOQMYIAMgBv0hACAG/SEBoCAQojkDIAukBAERe/0MAFTaW2ao9sIAVNpbZqj2wv0MAAAAAAAA8D8AAAAAAADwPyAA/QAEACIOIA798gEgAP0ABBAiASAB/fIB/fABIAD9AAQgIgIgAv3yASII/fABIgP98wEiCiAK/e8B/fIBIgn98gEhCyAOIAD9AAQwIgT98gEgASAA/QAEQCIF/fIB/fABIAIgAP0ABFAiBv3yASIH/fABIAr98gEhDyAAIA4gC/0MBnwOtirINUUGfA62Ksg1RSAKIAn98gH98gEiDP0MAAAAAAAAFEAAAAAAAAAUQCAIIAr98gH98gEiEP0MAAAAAAAA8D8AAAAAAADwP/3xASIR/fIB/fABIg398gH9CwRgIAAgASAN/fIB/QsEcCAAIAIgCyAMIBD9DAAAAAAAAAhAAAAAAAAACED98QEiCP3yAf3wASIJ/fIB/QsEgAEgACAEIA398gEgDiAL/QwAAAAAAAAIwAAAAAAAAAjAIA/98gH98gEgDP0MAAAAAAAAJEAAAAAAAAAkQCAHIAr98gH98gH9DAAAAAAAAABAAAAAAAAAAEAgECAP/fIB/fIB/fEB/fIB/fABIgQgDP0MAAAAAAAAFMAAAAAAAAAUwCAP/fIB/fIBIgcgEf3yAf3wASIK/fIB/fAB/QsEkAEgACAFIA398gEgASAK/fIB/fAB/QsEoAEgACAGIAn98gEgAiAEIAcgCP3yAf3wAf3yAf3wAf0LBLABIAMLjgIBAnwCfEQAAAAAAAAAQCAAKwMQIgREGC1EVPshGUCiRAAAAAAAgJZAo0QAAAAAAAAAAGRFDQAaRAAAAAAAAPA/IAArAxgiA0QAAAAAAADwP2MgA0QAAAAAAAAAAGZxRQ0AGkQAAAAAAAAAAEQAAAAAAAAcQCAAKwMIIAArAyCgIAArAyigIAArAzCgIAArAzigIABBQGsrAwCgIASgIgMgA6FEAAAAAAAAAABhGwsiA0QAAAAAAAAAAGIEQCABQQBBwAL8CwALIAEgACsDCDkDiAIgASAAKwMAOQOYAiABIAM5A5ACIANEAAAAAAAAAABhBH9EGC1EVPshGUAgAqNEAAAAAAAgbEBmBUEACwvEBgIFewF/QZD6Af0ABAAhB0Gg+gH9AAQAIQhBsPoB/QAEACEFIAJBA3QiCiAAav0MAAAAAAAAAEAAAAAAAAAAQEGA+gH9AAQA/fIBQdD6Af0ABAD98gEiBv0hADkDACABIApqIAb9IQE5AwAgAkEBakEDdCIKIABq/QwAAAAAAAAAQAAAAAAAAABAQYD6Af0ABAD98gFB4PoB/QAEAP3yASIG/SEAOQMAIAEgCmogBv0hATkDACACQQJqQQN0IgogAGr9DAAAAAAAAABAAAAAAAAAAEAgB/3yASIJQbD7Af0ABAD98gEiBv0hADkDACABIApqIAb9IQE5AwAgAkEDakEDdCIKIABqIAlBwPsB/QAEAEGg+wH9AAQA/fEB/fIBIgb9IQA5AwAgASAKaiAG/SEBOQMAIAJBBGpBA3QiCiAAav0MAAAAAAAAAMAAAAAAAAAAwCAI/fIBIgZBgPsB/QAEAP3yASII/SEAOQMAIAEgCmogCP0hATkDACACQQVqQQN0IgogAGogBkGQ+wH9AAQAQfD6Af0ABAD98QH98gEiCP0hADkDACABIApqIAj9IQE5AwAgAkEGakEDdCIKIABqIAYgBP0U/QwAAAAAAAAiwAAAAAAAACLAIAP98gH9DAAAAAAAADXAAAAAAAAANcD98AH98gH98gEiA/0hADkDACABIApqIAP9IQE5AwAgAkEHakEDdCIKIABq/QwAAAAAAAAAQAAAAAAAAABAIAX98gEiA0GQ/AH9AAQA/fIBIgb9IQA5AwAgASAKaiAG/SEBOQMAIAJBCGpBA3QiCiAAaiADQaD8Af0ABABBgPwB/QAEAP3xAf3yASID/SEAOQMAIAEgCmogA/0hATkDACACQQlqQQN0IgogAGogBEQAAAAAAAAywKL9FCAF/fIBIgP9IQA5AwAgASAKaiAD/SEBOQMAIAJBCmpBA3QiCiAAav0MAAAAAAAAAMAAAAAAAAAAwCAH/fIBIgNB4PsB/QAEAP3yASIF/SEAOQMAIAEgCmogBf0hATkDACACQQtqQQN0IgIgAGogA0Hw+wH9AAQAQdD7Af0ABAD98QH98gEiA/0hADkDACABIAJqIAP9IQE5AwALpwIBAXwgASADBHwgAkQAAAAAAIm8wKAiAkQ6jDDijnlFPqCcIgRE41rnzpudkT+iRIFdqovStvs/oCACIAShRHMUE/CYMxlAoqAgAiACokReZdVhq9v2PKKgEAAiAkQYLURU+yEZQKAgAiACRAAAAAAAAAAAYxsFIAJEAAAAwICQQkGgRAAAAIAstELBoEQAAAAAoNXhQKMiAkTOyeYFMwHavqIgAqIgAqIgAkTrdCDrqdW3P6IgAqKgIAJEAAMaR52T50GioERtkEnG6G7wQKBEGC1EVPshCUCiRAAAAAAAGOVAoxAAIgJEGC1EVPshGUCgIAIgAkQAAAAAAAAAAGMbCzkDkAIgAUQAAAAAAADwP0QAAAAAAAAAACADGzkDmAIgACABEDILsg0BEntBkP0B/QAEACIGQdD9Af0ABAAiB/3yAUGA/QH9AAQAIghBsP0B/QAEACIF/fIBIgRBwP0B/QAEACIJ/fIB/fABIgpB8PwB/QAEACID/fIBQdD8Af0ABAAiCyAEIAf98gEgBiAJ/fIB/fEBIgz98gFBwPwB/QAEACINIAhBoP0B/QAEACIO/fIBIg/98gH98AEiEEHg/AH9AAQAIhH98gH98AEhBCAGIAX98gEiEiAJ/fIBIAggB/3yAf3xASIFIAP98gEgCyAIIAn98gEgEiAH/fIB/fABIgf98gEgDSAGIA798gEiBv3yAf3wASIIIBH98gH98AEhCSALIA/98gEgDSAM/fIB/fEBIgwgEf3yASEOIAsgBv3yASANIAf98gH98QEiBiAR/fIBIQf9DAAAAAAAAChAAAAAAAAAKEAgBCAE/fIB/fIB/QwAAAAAAAAIQAAAAAAAAAhAIBAgA/3yASAKIBH98gH98QEiCyAL/fIB/fIB/fEBIQ39DAAAAAAAADhAAAAAAAAAOEAgBCAJ/fIB/fIB/QwAAAAAAAAYQAAAAAAAABhAIAsgCCAD/fIBIAUgEf3yAf3xASIP/fIB/fIB/fEBIRFBgPoB/QwAAAAAAAAuwAAAAAAAAC7AIAD98gEgAv0UIAH98wEiEv0MAAAAAAAA8D8AAAAAAADwPyAAIAD98gEiE/3xASIA/e8BIgH98gEiFP3yAf0LBABBkPoB/QwAAAAAAADgvwAAAAAAAOC/IBL98gEgAf3zAf0LBABBoPoBIBL9CwQAQbD6ASAU/QsEAEHA+gEgBCAL/fIBIgEgCSAP/fIBIhL98AH9CwQAQdD6ASAJIAv98gEgBCAP/fIB/fAB/QsEAEHg+gEgEiAB/fEB/QsEAEHw+gH9DAAAAAAAAABAAAAAAAAAAED9DAAAAAAAAAhAAAAAAAAACEAgCiAK/fIBIBAgEP3yAf3wAf3yASANIBP98gH98AH98gEgACAN/fIB/fAB/QsEAEGA+wH9DAAAAAAAAABAAAAAAAAAAED9DAAAAAAAABhAAAAAAAAAGEAgCiAF/fIBIBAgCP3yAf3wAf3yASARIBP98gH98AH98gEgACAR/fIB/fAB/QsEAEGQ+wH9DAAAAAAAAABAAAAAAAAAAED9DAAAAAAAAAhAAAAAAAAACEAgBSAF/fIBIAggCP3yAf3wAf3yAf0MAAAAAAAAKEAAAAAAAAAoQCAJIAn98gH98gH9DAAAAAAAAAhAAAAAAAAACEAgDyAP/fIB/fIB/fEBIgEgE/3yAf3wAf3yASAAIAH98gH98AH9CwQAQaD7Af0MAAAAAAAAGMAAAAAAAAAYwCAKIAz98gH98gEgE/0MAAAAAAAAOMAAAAAAAAA4wCAEIAwgA/3yASIA/fIB/fIB/QwAAAAAAAAYwAAAAAAAABjAIAsgDv3yAf3yAf3wAf3yAf3wAf0LBABBsPsB/QwAAAAAAAAYwAAAAAAAABjAIAogBv3yASAFIAz98gH98AH98gEgE/0MAAAAAAAAOMAAAAAAAAA4wCAJIAD98gEgBCAGIAP98gEiA/3yAf3wAf3yAf0MAAAAAAAAGMAAAAAAAAAYwCALIAf98gEgDyAO/fIB/fAB/fIB/fAB/fIB/fAB/QsEAEHA+wH9DAAAAAAAABjAAAAAAAAAGMAgBSAG/fIB/fIBIBP9DAAAAAAAADjAAAAAAAAAOMAgCSAD/fIB/fIB/QwAAAAAAAAYwAAAAAAAABjAIA8gB/3yAf3yAf3wAf3yAf3wAf0LBABB0PsB/QwAAAAAAAAYQAAAAAAAABhAIBAgDP3yAf3yASAT/QwAAAAAAAA4QAAAAAAAADhAIAQgDv3yAf3yAf0MAAAAAAAAGMAAAAAAAAAYwCALIAD98gH98gH98AH98gH98AH9CwQAQeD7Af0MAAAAAAAAGEAAAAAAAAAYQCAIIAz98gEgECAG/fIB/fAB/fIBIBP9DAAAAAAAADhAAAAAAAAAOEAgCSAO/fIBIAQgB/3yAf3wAf3yAf0MAAAAAAAAGMAAAAAAAAAYwCAPIAD98gEgCyAD/fIB/fAB/fIB/fAB/fIB/fAB/QsEAEHw+wH9DAAAAAAAABhAAAAAAAAAGEAgCCAG/fIB/fIBIBP9DAAAAAAAADhAAAAAAAAAOEAgCSAH/fIB/fIB/QwAAAAAAAAYwAAAAAAAABjAIA8gA/3yAf3yAf3wAf3yAf3wAf0LBABBgPwBIA39CwQAQZD8ASAR/QsEAEGg/AEgAf0LBAALlQQBBHtB0PwB/QAEACEFIAKa/RQiBkGQ+gH9AAQA/fIBQdD7Af0ABABB8PsB/QAEAP3wAf3yASAE/U8iBCAEQcD8Af0ABAAiBP3zASAE/QwAAAAAAAAAAAAAAAAAAAAA/Uf9UiEEQfD6Af0ABABBkPsB/QAEAP3wAf0MAAAAAAAALEAAAAAAAAAsQP0MAAAAAAAAGEAAAAAAAAAYQCADIAP98gH98gH98AH98QEhByAAIAArA9AB/RQgASsD0AH9IgEgAv0UIgNBgPoB/QAEAP3yAUHA+gH9AAQA/fIB/fABIgj9IQA5A9ABIAEgCP0hATkD0AEgACAAKwPYAf0UIAErA9gB/SIBIANBkPoB/QAEAP3yAUGg+wH9AAQAQcD7Af0ABAD98AH98gH98AEiCP0hADkD2AEgASAI/SEBOQPYASAAIAArA+AB/RQgASsD4AH9IgEgBkGg+gH9AAQA/fIBIAf98gH98AEiBv0hADkD4AEgASAG/SEBOQPgASAAIAArA/AB/RQgASsD8AH9IgEgA0Gw+gH9AAQA/fIBQYD8Af0ABABBoPwB/QAEAP3wAf0MAAAAAAAAGEAAAAAAAAAYQP3xAf3yASAFIAT98gH98QH98AEiA/0hADkD8AEgASAD/SEBOQPwASAAIAArA+gB/RQgASsD6AH9IgEgBP3wASID/SEAOQPoASABIAP9IQE5A+gBC8MCAgJ/BHtBoN0AIQEDQCAAIAJKBEAgAf0ABJADIgUgBf3yASEGIAVBsOoB/QoDAP3wAUHo6gH9CgMA/fcBIQQgAUHw6gH9CgMAIAH9AASgAyID/fIB/QsEsAMgAUH46gH9CgMAIAP98gFBuOoB/QoDAEHA6gH9CgMAIAX98gH98AH98gEgBP3zAf0LBMADIAFBgOsB/QoDAEG46gH9CgMAIAb98gFBsOoB/QoDAP3xAf3yAf0LBNADIAFBiOsB/QoDAEGw6gH9CgMAIAb98QH98gH9CwTgAyABQZDrAf0KAwBByOoB/QoDACAG/fIBQbDqAf0KAwD98QH98gH9CwTwAyABQZjrAf0KAwAgBf3yASIEQZDmAf0KAwD98gH9CwSABCABIAQgA/3yAf0LBLAEIAJBAWohAiABQcAEaiEBDAELCwuRBQMGewJ8AX8gBf0ABAAiBiAG/fIBIQcgBSAA/QAEgAMgAP0ABIABIAb98gH98AEiCP0LBFAgBUFAayAIQeDqAf0KAwD99wH9CwQAIAUgAP0ABIAEIAD9AASgASAG/fIB/fAB/QsEgAIgAP0ABCAgAP0ABDAgBv3yAf3wASEIIAUgAEFAa/0ABAAgAP0ABFAgBv3yAf3wASAA/QAEYCAH/fIB/fAB/QsEMCAFIAj9CwQgIAUgAP0ABAAgAP0ABBAgBv3yAf3wASAA/QAEwAEgBv3yAf3wAf0LBBAgBSAA/QAE4AIiCf0LBJACIAUgAP0ABPAC/QsEYCABKwP4ASINRAAAAAAAAAAAYiIOIAIrA/gBIgxEAAAAAAAAAABicgRAIA4EQCAAQQAgASADIAUgDUQAAAAAAADwP2EQDgsgDEQAAAAAAAAAAGIEQCAAQQEgAiAEIAUgDEQAAAAAAADwP2EQDgtBsOoB/QoDACIIIAX9AASQAiAJ/fEBIAn98wEiCkGg6wH9CgMAIgkgCkGo6wH9CgMAIApBsOsB/QoDACAKQbjrAf0KAwD98gH98QH98gH98QH98gH98QH98gH98QEhCyAFIAX9AARgIAkgC0HA6wH9CgMAIAggCv3wASALIAv98gEgC/3yAf3yAf3xAf3yAf3yAf3yAf0LBGAgCv3sAf0MuB6F61G4nj+4HoXrUbieP/1J/cQBQQNHBEAgBURMRLLQtQmzPyAFKwOQAqMQDDkDYCAFRExEstC1CbM/IAUrA5gCoxAMOQNoCwsgBSAF/QAEECAA/QAEkAEgB/3yAf3wAf0LBBAgBSAF/QAEYEGw6gH9CgMAIAD9AARwIAb98gH98QH97AH98gH9CwRgC5wOAQx7IAFBwAFqIABBwAFq/V0DAP1XAwABQZDmAf0KAwD98gFBkOoB/QoDACAC/QAEACIG/fIB/fABIgNBoOUB/QoDACIH/fABIgT9GwBB/wNxQQR0QaClAWr9AAQAIQUgA0GY6gH9CgMAIAUgBP0bAkH/A3FBBHRBoKUBav0ABAAiCP0NAAECAwQFBgcQERITFBUWFyADIAQgB/3xAf3xASIEIAT98gEiCSAJQcDlAf0KAwAiA/3yAUG45QH9CgMAIgr98AH98gFByOUB/QoDACIL/fAB/fIBIAUgCP0NCAkKCwwNDg8YGRobHB0eHyAEIAlBsOUB/QoDACII/fIBQajlAf0KAwAiCf3wAf3yAf3yAf3wAf3yAf3wASIMIAf98AEiDf0bAEH/A3FBBHRBoKUBav0ABAAiDiAN/RsCQf8DcUEEdEGgpQFq/QAEACIE/Q0ICQoLDA0ODxgZGhscHR4fIQUgAUEQaiAAQRBq/V0DAP1XAwABQdDqAf0KAwAgDiAE/Q0AAQIDBAUGBxAREhMUFRYXIgQgDCANIAf98QH98QEiByAH/fIBIgwgDCAD/fIBIAr98AH98gEgC/3wASID/fIBIAUgByAMIAj98gEgCf3wAf3yASIH/fIB/fABIgj98gEiCSAI/fIBQdjqAf0KAwD98QEiCv3yASABQRhqIABBGGr9XQMA/VcDAAEgCSAFIAP98gEgBCAH/fIB/fEB/fIBIgP98gH98QEhBCABQdAAaiAAQdAAav1dAwD9VwMAASAK/fIBIAFB2ABqIABB2ABq/V0DAP1XAwABIAP98gH98QEhBSABQSBqIABBIGr9XQMA/VcDAAEgCv3yASABQShqIABBKGr9XQMA/VcDAAEgA/3yAf3xASABQTBqIABBMGr9XQMA/VcDAAEgCP3yAf3wASEHIAFBOGogAEE4av1dAwD9VwMAASAK/fIBIAFBQGsgAEFAa/1dAwD9VwMAASAD/fIB/fEBIAFByABqIABByABq/V0DAP1XAwABIAj98gH98AEhCCACIAEgAP1dAwD9VwMAASAK/fIBIAFBCGogAEEIav1dAwD9VwMAASAD/fIB/fEB/QsEoAIgAiAE/QsEsAIgAiAH/QsEwAIgAiAI/QsE0AIgAiAF/QsE4AIgAUHIAWogAEHIAWr9XQMA/VcDAAFBkOYB/QoDAP3yAUGg6gH9CgMAIAb98gH98AEiA0Gg5QH9CgMA/fABIgT9GwBB/wNxQQR0QaClAWr9AAQAIQUgAUHgAGoiAUEQaiAAQeAAaiIAQRBq/V0DAP1XAwABQdDqAf0KAwAgA0Go6gH9CgMAIAUgBP0bAkH/A3FBBHRBoKUBav0ABAAiBv0NAAECAwQFBgcQERITFBUWFyADIARBoOUB/QoDAP3xAf3xASIDIAP98gEiBCAEQcDlAf0KAwD98gFBuOUB/QoDAP3wAf3yAUHI5QH9CgMA/fAB/fIBIAUgBv0NCAkKCwwNDg8YGRobHB0eHyADIARBsOUB/QoDAP3yAUGo5QH9CgMA/fAB/fIB/fIB/fAB/fIB/fABIgNBoOUB/QoDAP3wASIE/RsAQf8DcUEEdEGgpQFq/QAEACIFIAT9GwJB/wNxQQR0QaClAWr9AAQAIgb9DQABAgMEBQYHEBESExQVFhciByADIARBoOUB/QoDAP3xAf3xASIDIAP98gEiBCAEQcDlAf0KAwD98gFBuOUB/QoDAP3wAf3yAUHI5QH9CgMA/fABIgj98gEgBSAG/Q0ICQoLDA0ODxgZGhscHR4fIgUgAyAEQbDlAf0KAwD98gFBqOUB/QoDAP3wAf3yASID/fIB/fABIgT98gEiBiAE/fIBQdjqAf0KAwD98QEiCf3yASABQRhqIABBGGr9XQMA/VcDAAEgBiAFIAj98gEgByAD/fIB/fEB/fIBIgP98gH98QEgAv0ABLAC/fABIQUgAUEgaiAAQSBq/V0DAP1XAwABIAn98gEgAUEoaiAAQShq/V0DAP1XAwABIAP98gH98QEgAUEwaiAAQTBq/V0DAP1XAwABIAT98gH98AEgAv0ABMAC/fABIQYgAUHQAGogAEHQAGr9XQMA/VcDAAEgCf3yASABQdgAaiAAQdgAav1dAwD9VwMAASAD/fIB/fEBIAL9AATgAv3wASEHIAFBOGogAEE4av1dAwD9VwMAASAJ/fIBIAFBQGsgAEFAa/1dAwD9VwMAASAD/fIB/fEBIAFByABqIABByABq/V0DAP1XAwABIAT98gH98AEgAv0ABNAC/fABIQQgAiABIAD9XQMA/VcDAAEgCf3yASABQQhqIABBCGr9XQMA/VcDAAEgA/3yAf3xASAC/QAEoAL98AH9CwSgAiACIAX9CwSwAiACIAb9CwTAAiACIAT9CwTQAiACIAf9CwTgAguqCAIMewF/IAJBQGsiDyAP/QAEACAC/QAEoAL98AH9CwQAIAL9AATAAiEHIAL9AASAAiAC/QAEsAIiCv3wASIIQZDmAf0KAwD98gFBoOUB/QoDACID/fABIgQgA/3xASEDIAT9GwBB/wNxQQR0QaClAWr9AAQAIgUgBP0bAkH/A3FBBHRBoKUBav0ABAAiBP0NCAkKCwwNDg8YGRobHB0eHyEGIAUgBP0NAAECAwQFBgcQERITFBUWFyIEIAggA0GA5gH9CgMA/fIB/fEBIANBiOYB/QoDAP3yAf3xASIDIAP98gEiBSAFQfjlAf0KAwD98gFB8OUB/QoDAP3wAf3yAUHI5QH9CgMA/fABIgn98gEgBiADIAMgBf3yASAFQejlAf0KAwD98gFB4OUB/QoDAP3wAf3yAf3wASIF/fIB/fABIQMgBiAJ/fIBIAQgBf3yAf3xASELIAL9AATgAiIMIAP98wEhBSAC/QAEMCEEIAL9AAQgIAL9AATQAv3wASEGIAj9DJqZmZmZmck/mpmZmZmZyT/9SSIN/VMEQAJ7IAwgAyAKIAv98gH98AEiDv3zASIJ/ewB/QwAAAAAAADcPwAAAAAAANw//UkgDv0MAAAAAAAAAAAAAAAAAAAAAP1K/U79xAFBA0YEQCAJIAn98gEiDCAM/fIBIQ4gCSAJIAxBmOwB/QoDACAO/fIBQYjsAf0KAwD98AEgDv3yAUH46wH9CgMA/fABIA798gFB6OsB/QoDAP3wASAO/fIBQdjrAf0KAwD98AEgDv3yAUHI6wH9CgMA/fABQZDsAf0KAwAgDv3yAUGA7AH9CgMA/fABIA798gFB8OsB/QoDAP3wASAO/fIBQeDrAf0KAwD98AEgDv3yAUHQ6wH9CgMA/fABIAz98gH98AH98gH98gH98QEMAQsgDP0hACAO/SEAEAT9FCAM/SEBIA79IQEQBP0iAQsgBSAN/VIhBSAGIA0gCiAEIAT9DBgtRFT7IRlAGC1EVPshGUD98wH9eiIG/QwAAABU+yEZQAAAAFT7IRlA/fIB/fEBIAb9DAAAAABGCzE+AAAAAEYLMT798gH98QEiBiAG/QwAAAAAAAAAAAAAAAAAAAAA/UkgAUGYAmogAEGYAmr9XQMA/VcDAAFBsOoB/QoDAP1H/U79DBgtRFT7IRlAGC1EVPshGUD9Tv3wAf3yASAD/fIB/U798QEgCP0MAAAAAAAAAAAAAAAAAAAAAP1JIgj9DBgtRFT7IQlAGC1EVPshCUD9TiIJ/fEBIQYgBCAJ/fABIQQgA/3tASADIAj9UiEDCyACIAYgCyAF/fIB/fEBIgb9CwQgIAIgBCAF/fABQZDmAf0KAwD98gH9CwQwIAIgAv0ABBAgB/3wASAG/fAB/QsEECACIAP9CwSgAyACIAv9CwSQAwufAQEBf0GA7QEgASAAGyABQYDtASAAGyACIAIgA0Gg7AFB0OwBEBwhAkGg3QAgA/0LBABBkN8AQcD0ATYCAEGU3wBB8PQBNgIAQYDwAUEAQQFEAAAAwKVUWEEQBkGY3wAoAgAhASAAQTBsIgRBwPQBaiAEQaDsAWpBMPwKAAAgAAR/IAFB/wFxIAJBgP4DcXIFIAJB/wFxIAFBgP4DcXILC9oBAQJ/A0AgBiAISwRAIAAgASAIbGogAiADIAhsaiIJIAlBgANqIAQgBSAIbGoiCSAJQTBqIAhBwARsQaDdAGoQFyAIQQFqIQgMAQsLQQAhBANAIAQgBkkEQCACIAMgBGxqIgUgBUGAA2ogBEHABGxBoN0AahAYIARBAWohBAwBCwtBACEEA0AgBCAGSQRAIAIgAyAEbGoiBSAFQYADaiAEQcAEbEGg3QBqEBkgBEEBaiEEDAELCyAGEBZBoN0AQcAEIAYQCUGg3QBBwAQgBiAHEAggACABIAYQHQt2AEGg3QAgBP0LBABBkN8AIAU2AgBBlN8AIAY2AgBBgPABIAAgASACIANBoN0AEBcgACABQaDdABAYIAAgAUGg3QAQGUEBEBZBoN0AQQBBARAJQaDdAEEAQQFEAAAAwKVUWEEQCEGA8AFBAEEBEB1BmN8AKAIAC/oDAwV/AXwBe0Gg3QAhAwNAIAIgBkoEQCAD/QAEUCIJ/QwAAAAAAADwPwAAAAAAAPA//UkgCf0M/Knx0k1iUL/8qfHSTWJQv/1M/U4gA0FAa/0ABAAiCf0MAAAAAAAAAAAAAAAAAAAAAP1MIAn9DAAAAAAAAPA/AAAAAAAA8D/9S/1O/U4gA/0ABJAC/QwAAAAAAAAAAAAAAAAAAAAA/UogAP0ABKAE/QwAAAAAAAAAAAAAAAAAAAAA/Uf9Tv1O/cQBQQNHBEAgAygC+AEhByAAKwOgBCII/AIhBAJAIAhEAAAAAAAAAABiDQBBAiEEIAMrA5ACRAAAAAAAAAAAZEUNAEEBIQQgAysDUCIIRAAAAAAAAPA/YyAIRPyp8dJNYlC/ZnFFDQAgB0H/AXFBAyADKwNAIghEAAAAAAAA8D9lIAhEAAAAAAAAAABmcRshBAsgACsDqAQiCPwCIQUCQCAIRAAAAAAAAAAAYg0AQQIhBSADKwOYAkQAAAAAAAAAAGRFDQBBASEFIAMrA1giCEQAAAAAAADwP2MgCET8qfHSTWJQv2ZxRQ0AIAdBCHVBAyADKwNIIghEAAAAAAAA8D9lIAhEAAAAAAAAAABmcRshBQsgAyAEIAVBCHRyNgL4AQsgBkEBaiEGIAAgAWohACADQcAEaiEDDAELCwuZAQEEfEQAVNpbZqj2wiAAKwMAIgIgAqIgACsDCCIDIAOioCAAKwMQIgQgBKKgIgUgBZ+ioyABoiEFIAAgAiAAKwMYIAGioDkDACAAIAMgACsDICABoqA5AwggACAEIAArAyggAaKgOQMQIAAgACsDGCAFIAKioDkDGCAAIAArAyAgBSADoqA5AyAgACAAKwMoIAUgBKKgOQMoC80BAQR8RABU2ltmqAZDIABEAAAAAFgIWEGlIgYgBqIgBqKjIgcgBCAEoiIAoiEFIAcgAaIiASAAoiAFRAAAAAAAADhAo0QAAAAAAADoP6CiIgggByACIAEgBKKgRAAAAAAAAPA/IAWho6IgAKIgBKIiASADRAAAAAAAAAhAoiAEoiAGoyAHRAAAAAAAAOA/oiAAoqBEAAAAAAAA8D+gokQAAAAAAAAoQKOgIAggAUQAAAAAAAAIQKOgRHsUrkfheoQ/oqBEAAAAAAAAWUCgC8kBAgF8AX9BoAkoAgAgAEECdkHgAGxqIABBA3FBAnRqIQJBACEAA0AgAEEGSQRAIABBA3RB8NwAaiACIABBBHRqKgIAuzkDACAAQQFqIQAMAQsLQYjdACsDACIBIAGiQZDdACsDACIBIAGioEGY3QArAwAiASABoqBEvhlWruSlhT5EAAAAAAAA8D9B8NwAKwMAIgEgAaJB+NwAKwMAIgEgAaKgQYDdACsDACIBIAGioJ+joUQAAAAAAAAAAKVEAFTaW2aoBkOioJ8LmQEDA38DfAF7A0AgAEGAAUgEQCAAQQR0IgFBoKUBaiICIAC3RBgtRFT7IYk/ov0UIgYQAv0hACIDOQMAIAIgBhAB/SEAIgQ5AwggAUGgtQFqIgIgBDkDACACIAOaIgU5AwggAUGgxQFqIgIgBTkDACACIASaIgQ5AwggAUGg1QFqIgEgBDkDACABIAM5AwggAEEBaiEADAELCwuvBAMKfgF/AXwgAEL///////////8Ag0I0iEKVCH0iAUI/gyEEIAFCBoenQQN0QbiBAmoiCykDACEDIAspAwghAiALKQMQIQEgBEIAUgRAIAMgBIYgAkLAACAEfSIFiIQhAyACIASGIAEgBYiEIQIgASAEhiALKQMYIAWIhCEBCyAAQv////////8Hg0KAgICAgICACIQiBEL/////D4MhBSAEQiCIIgYgAkL/////D4MiB34gAkIgiCICIAV+IAUgB34iBUIgiHwiB0L/////D4N8IQggAiAGfiAHQiCIfCAIQiCIfCQHIAYgAUIgiH4iASAFQv////8PgyAIQiCGfHwiAiABVK0jByADIAR+fHwiA0IChiACQj6IhCIEQj+HIgUgAkIChoUhBiAEIAVCAYeFIgF5IQcgASAHhiAGQsAAIAd9iIQiCEL/////D4MhAiAIQiCIIgFCtISjiwJ+IAJCorW/yAx+IAJCtISjiwJ+IglCIIh8IgJC/////w+DfCEKIAFCorW/yAx+IAJCIIh8IApCIIh8JAcgCLpEhBtwUcyYOD+iIAYgB4a6RBgtRFT7ITk/oqD8ByIBIAlC/////w+DIApCIIZ8IgJWrSMHIgZCC4h8uiQDIAZCNYYgAkILiIQgAXy6RAAAAAAAAPA7oiQEIwNCgICAgICAgNg8IAdCNIZ9IAAgBIVCgICAgICAgICAf4OEvyIMoiQDIwQgDKIkBCADQj6HIAV9pwvvBwMFfAN/AX4gAL0iCUIgiKciBkEfdiEHIAZB/////wdxIgZB+8Ok/wNNBEAgBkGewZryA0kEQEQAAAAAAADwPw8LIAAgAKIiASABoiECRAAAAAAAAPA/IAFEAAAAAAAA4D+iIgOhIgREAAAAAAAA8D8gBKEgA6EgASABIAEgAUSQFcsZoAH6PqJEd1HBFmzBVr+gokRMVVVVVVWlP6CiIAIgAqIgASABRNQ4iL7p+qi9okTEsbS9nu4hPqCiRK1SnIBPfpK+oKKgoiAARAAAAAAAAAAAoqGgoA8LIAZBgIDA/wdPBEAgACAAoQ8LAkAgCUIgiKdB/////wdxIghB/LKLgARJBEBBASEGIAcEfCAARAAAQFT7Ifk/oCEAQX8hBiAIQfvD5P8DRwR8IAAgAEQxY2IaYbTQPaAiAKFEMWNiGmG00D2gBSAARAAAYBphtNA9oCIBRHNwAy6KGaM7oCEAIAEgAKFEc3ADLooZozugCwUgAEQAAEBU+yH5v6AhACAIQfvD5P8DRwR8IAAgAEQxY2IaYbTQvaAiAKFEMWNiGmG00L2gBSAARAAAYBphtNC9oCIBRHNwAy6KGaO7oCEAIAEgAKFEc3ADLooZo7ugCwsgACQDJAQMAQsgCEH7w+SJBEkEQCAIQRR2IgYgACAARIPIyW0wX+Q/op4iA0QAAEBU+yH5P6KhIgAgA0QxY2IaYbTQPaIiAqEiAb1CIIinQRR2Qf8PcWtBEEsEQCADRHNwAy6KGaM7oiAAIAAgA0QAAGAaYbTQPaIiAaEiAKEgAaGhIQIgBiAAIAKhIgG9QiCIp0EUdkH/D3FrQTFLBEAgA0TBSSAlmoN7OaIgACAAIANEAAAALooZozuiIgGhIgChIAGhoSECIAAgAqEhAQsLIAEkAyAAIAGhIAKhJAQgA/wCIQYMAQtBACAJECIiBmsgBiAHGyEGCyMDIQEjBCECIAZBAXEEfCABIAGiIgAgAaIhAyABIAAgAkQAAAAAAADgP6IgAyAAIABEff6xV+Mdxz6iRNVhwRmgASq/oKJEpvgQERERgT+gIAAgACAAoqIgAER81c9aOtnlPaJE65wriublWr6goqCioaIgAqEgA0RJVVVVVVXFv6KhoQUgASABoiIDIAOiIQREAAAAAAAA8D8gA0QAAAAAAADgP6IiAKEiBUQAAAAAAADwPyAFoSAAoSADIAMgAyADRJAVyxmgAfo+okR3UcEWbMFWv6CiRExVVVVVVaU/oKIgBCAEoiADIANE1DiIvun6qL2iRMSxtL2e7iE+oKJErVKcgE9+kr6goqCiIAEgAqKhoKALIgCaIAAgBkEBakECcRsLVQEFf0GYCSgCACEDQZwJKAIAIQRBiAkoAgAhBQNAIAEgAksEQCAAIAJqIgYgAyACQTBsaiAFIAZqLQAAIAQgAkECdGoqAgC7EAogAkEBaiECDAELCwu0BQIGfAZ/QYwJKAIAIQpBsAgrAwAhBkGICCsDACEHA0AgACABSQRAIAAgCmotAABBAkYEQEGYCigCAEGcCigCAEGgCigCAEGkCigCACAAIABBAWpBsAooAgAgBkQAAADApVRYQUHQ/gEgAEHgAGxrQbD/ASAAQQF0axADQbD/AS0AACELQbH/AS0AACEMQdD+AUHA/wEQB0GA/wFBiIACEAdEAAAAAAAAAAAhA0QAAAAAAAAAACECQX4hCQNAIAlBAkwEQCAJBEBBmAooAgBBnAooAgBBoAooAgBBpAooAgAgACAAQQFqQbAKKAIAIAYgCbdEAAAAAAAA4D+iIAeiIgWgRAAAAMClVFhBQdCAAiAAQeAAbGtBsIECIABBAXRrEANBsIECLQAARQRAQQAhCEQAAAAAAAAAACEEA0AgCEEYSQRAIAQgCEHQ/gFqIg0rAwAgBSANKwMYIAUgCEHA/wFqIg0rAwBEAAAAAAAA4D+iIAUgDSsDGEQAAAAAAAAYQKMgBSANKwMwokQAAAAAAAA4QKOgoqCioKKgIAhB0IACaisDAKEiBCAEoqAhBCAIQQhqIQgMAQsLIAMgBJ+lIQMLQbGBAi0AAEUEQEEAIQhEAAAAAAAAAAAhBANAIAhBGEkEQCAEIAhBgP8BaiINKwMAIAUgDSsDGCAFIAhBiIACaiINKwMARAAAAAAAAOA/oiAFIA0rAxhEAAAAAAAAGECjIAUgDSsDMKJEAAAAAAAAOECjoKKgoqCioCAIQYCBAmorAwChIgQgBKKgIQQgCEEIaiEIDAELCyACIASfpSECCwsgCUEBaiEJDAELCyAAQQF0IghB0P4BIAsgAyADoEQAAAAAAIizQKQQCiAIQQFqQYD/ASAMIAIgAqBEAAAAAACIs0CkEAoLIABBAWohAAwBCwsLwwIBBH9BjAkoAgAhC0GICSgCACEMA0AgACABSARAIAAgC2otAAAEQCAJBEAgAEHgAGwiDSAEaiAGIA1qQeAA/AoAACAAQQF0Ig0gBWogByANai8BADsBAAVBmAooAgBBnAooAgBBoAooAgBBpAooAgAgACAAQQFqQbAKKAIAIAJEAAAAwKVUWEEgBCAFEAMLQZgKKAIAQZwKKAIAQaAKKAIAQaQKKAIAIAAgAEEBakGwCigCACACIAMgA6CgRAAAAMClVFhBIAYgBxADIAwgAEEBdCINakEAOwEAIAUgDWovAQAgByANai8BAHIEQCAAIAtqQQI6AAAFIApBAnRBsP4BaiAANgIAIApBAWohCgsgCkEIRgRAIAogBCAGIAMgCEEBEAVBACEKCwsgAEEBaiEADAELCyAKIAQgBiADIAhBARAFC5cBAQJ/QYgJKAIAIABBAXRqQQAgASAAa0EBdPwLAANAIAAgAUgEQCAAQQF0IgkgA2ovAQAgBSAJai8BAHIEQCAAQYwJKAIAakECOgAABSAIQQJ0QbD+AWogADYCACAIQQFqIQgLIAhBCEYEQCAIIAIgBCAHIAZBABAFQQAhCAsgAEEBaiEADAELCyAIIAIgBCAHIAZBABAFCxoAQYQKQQA2AgBBiApBADYCAEGACkEANgIAC/gHAhp/DHtBwAkoAgAhFEGkCSgCACEVQcwJKAIAIRJBqAkoAgAhEEHkCSgCACENQcgKKAIAQcQKKAIAIhFrIRZB3AkoAgD9ESEbQbwKKAIAIQNB+AkoAgAiAkH8CSgCAEEDdGohFyACIQFBhAooAgAhDkGICigCACEAA0AgDiAUSQRAIBAgFSAOQQV0aiIMKAIIaiEPIAwoAhAiCSAMKAIMIgVrQQV2QQJqIRhBtAooAgAiBCAFaiIKIBFrIRMgDyAQIAwoAgRqIABqIgtLBEBBzAkoAgAiACAMKAIUaiEIIAAgDCgCGGohB0HICigCAEHECigCACIAayEGIAQgCWohBQNAIAUgCksEQCAAIAggCigCAEEFdCIEaigCADYCACAAIAZqIAQgB2ooAgA2AgAgAEEEaiEAIApBBGohCgwBCwsLA0AgCyAPSQRAIBcgAWtBB3YgGG4iAEUEQEGECiAONgIAQYgKIAsgEGsgDCgCBGs2AgBBgAogASACa0EDdjYCAEEBDwsgDyALQRAgACAAQRBPG0EDdGoiACAAIA9LGyEJIAMhAANAIAkgC0sEQCALQQRqIgQgD08hCCASIAsgBCAIGyIHIA1BAXQiBGooAgBBBXRqIQYgC/0JAgAhHCAH/QkCACEdIAsgDWr9CQIAIR4gByANav0JAgAhHyASIAQgC2ooAgBBBXRqIgT9CQIYISAgBv0JAhghISAEKAIUIgUgBigCFCIEIAQgBUgbIQYgCyANQQNsaigCACIFQWBxIQQgBSAEa0ECdUEBaiEZIAgEf0H/////AQUgByANQQNsaigCACAEa0ECdQtBAWohBSAEIBFqIQoDQCAbIAr9AAQAIiIgHP2RASAKIBZqIgT9AAQAIiMgHv2RASIa/boB/aABIBr9gAEgIP26Af2xAf07/aQBIBsgCv0ABBAiJCAc/ZEBIAT9AAQQIiUgHv2RASIa/boB/aABIBr9gAEgIP26Af2xAf07/aQBQQR0ckH/ASAZdHEgGyAiIB39kQEgIyAf/ZEBIhr9ugH9oAEgGv2AASAh/boB/bEB/Tv9pAEgGyAkIB39kQEgJSAf/ZEBIhr9ugH9oAEgGv2AASAh/boB/bEB/Tv9pAFBBHRyQf8BQQggBUEAIAVBAE4bIgQgBEEISht0cUEIdHIhBCAAIAogEWs2AgAgACALNgIEIAAgBDYCCCAAQQxBACAEG2ohAEEAIRkgBUEIayEFIBMgCkEgaiIKaigCACAGSA0ACyALQQhqIQsMAQsLIAAgEyABECohAQwBCwsgDkEBaiEOQQAhAAwBCwtBhApBADYCAEGICkEANgIAQYAKIAEgAmtBA3Y2AgBBAAuwAwIRfwR9QYgIKwMAtiEXQeAJKAIAIQdBzAkoAgAhCCACIQNB3AkoAgAhCUHkCSgCACEGQcgKKAIAQcQKKAIAIgprIQtBvAooAgAhBANAIAAgBEsEQCAKIAQoAgBqIQwgBCgCBCENIAQoAgghBQNAIAUEQCAFaCEPIAUgBUEBa3EhBSAMIA9BB3FBAnRqIg4gAWooAgAhESAIIA0gD0EDdkECdGoiDyAGQQF0aigCACIQQQV0aiESIAIgEDYCACACIBE2AgQgCyAOaigCACIQwSAGIA9qKAIAIhPBa7IhFCATQRB1IBBBEHVrsiIViyAUi5IhFiACIBEgEigCFEggDigCACICQf//A3EgDygCACIOQf//A3FrwbIgFZQgAkEQdSAOQRB1a8GyIBSUkosgF0NvEgM7lCAVIBWUIBQgFJSSIBZDAACgQJSSQwAAIEGSlCASKAIYQf//A3GyIBZDAABAQJKUkiAJspJDxSCAP5RfcUEDdGohAgwBCwsgBEEMaiEEDAELCwNAIAIgA0sEQCADIAcgAygCAEECdGooAgA2AgAgA0EEaiEDDAELCyACC6gpAwt7BX8BfCAAQYAKbEHgCmohE0Gw/gEhEkHgCiERA0AgESATSQRAIBIoAgBB4ABsIhQgAWoiFf0ABAAhBiAV/QAEECEHIBX9AARAIQggFf0ABCAhCSAV/QAEUCEKIBEgBiAV/QAEMCIL/Q0AAQIDBAUGBxAREhMUFRYX/QsEACARIAYgC/0NCAkKCwwNDg8YGRobHB0eH/0LBBAgESAHIAj9DQABAgMEBQYHEBESExQVFhf9CwQgIBEgByAI/Q0ICQoLDA0ODxgZGhscHR4f/QsEMCARIAkgCv0NAAECAwQFBgcQERITFBUWF/0LBEAgESAJIAr9DQgJCgsMDQ4PGBkaGxwdHh/9CwRQIAIgFGoiFP0ABAAhBiAU/QAEECEHIBT9AARAIQggFP0ABCAhCSAU/QAEUCEKIBFBwAFqIhUgBiAU/QAEMCIL/Q0AAQIDBAUGBxAREhMUFRYX/QsEACAVIAYgC/0NCAkKCwwNDg8YGRobHB0eH/0LBBAgFSAHIAj9DQABAgMEBQYHEBESExQVFhf9CwQgIBUgByAI/Q0ICQoLDA0ODxgZGhscHR4f/QsEMCAVIAkgCv0NAAECAwQFBgcQERITFBUWF/0LBEAgFSAJIAr9DQgJCgsMDQ4PGBkaGxwdHh/9CwRQIBEgERAQ/QsEsAkgESAVEBD9CwTACSARQYAKaiERIBJBBGohEgwBCwtB4AohAgNAIAIgE0kEQCACQQAgAxALIAJBECADEAsgAkEgIAMQCyAC/QwAAAAAAACQPwAAAAAAAJA/IAL9AASgBf3yAf0MAAAAAAAAsD8AAAAAAACwPyAC/QAEwAT98gH98AH9DAAAAAAAANA/AAAAAAAA0D8gAv0ABOAD/fIBIAL9AASAA/3wAf3wASIG/QwAAAAAAACAPwAAAAAAAIA/IAL9AATQBf3yAf0MAAAAAAAAoD8AAAAAAACgPyAC/QAE8AT98gH98AH9DAAAAAAAAMA/AAAAAAAAwD8gAv0ABJAE/fIB/QwAAAAAAADgPwAAAAAAAOA/IAL9AASwA/3yAf3wAf3wASIH/fAB/QsEkAcgAkGgCGoiASAGIAf98QH9CwQAIAIgAv0ABIAD/QsEgAYgAv0MAAAAAAAAkD8AAAAAAACQPyAC/QAEsAX98gH9DAAAAAAAALA/AAAAAAAAsD8gAv0ABNAE/fIB/fAB/QwAAAAAAADQPwAAAAAAANA/IAL9AATwA/3yASAC/QAEkAP98AH98AEiBv0MAAAAAAAAgD8AAAAAAACAPyAC/QAE4AX98gH9DAAAAAAAAKA/AAAAAAAAoD8gAv0ABIAF/fIB/fAB/QwAAAAAAADAPwAAAAAAAMA/IAL9AASgBP3yAf0MAAAAAAAA4D8AAAAAAADgPyAC/QAEwAP98gH98AH98AEiB/3wAf0LBKAHIAEgBiAH/fEB/QsEECACIAL9AASQA/0LBJAGIAL9DAAAAAAAAJA/AAAAAAAAkD8gAv0ABMAF/fIB/QwAAAAAAACwPwAAAAAAALA/IAL9AATgBP3yAf3wAf0MAAAAAAAA0D8AAAAAAADQPyAC/QAEgAT98gEgAv0ABKAD/fAB/fABIgb9DAAAAAAAAIA/AAAAAAAAgD8gAv0ABPAF/fIB/QwAAAAAAACgPwAAAAAAAKA/IAL9AASQBf3yAf3wAf0MAAAAAAAAwD8AAAAAAADAPyAC/QAEsAT98gH9DAAAAAAAAOA/AAAAAAAA4D8gAv0ABNAD/fIB/fAB/fABIgf98AH9CwSwByABIAYgB/3xAf0LBCAgAiAC/QAEoAP9CwSgBiACQYAKaiECDAELC0HgCiEBA0AgASATSQRA/QwAVNpbZqj2wgBU2ltmqPbC/QwAAAAAAADwPwAAAAAAAPA/IAH9AASABiIGIAb98gEgAf0ABJAGIgcgB/3yAf3wASAB/QAEoAYiCCAI/fIBIgn98AEiCv3zASILIAv97wH98gEiDP3yASENIAEgBiAN/QwGfA62Ksg1RQZ8DrYqyDVFIAsgDP3yAf3yASIG/QwAAAAAAAAUQAAAAAAAABRAIAkgC/3yAf3yASIJ/QwAAAAAAADwPwAAAAAAAPA//fEB/fIB/fABIgv98gH9CwTgBiABIAcgC/3yAf0LBPAGIAEgCCANIAYgCf0MAAAAAAAACEAAAAAAAAAIQP3xAf3yAf3wAf3yAf0LBIAHIAEgCv0LBNAJ/QwAVNpbZqj2wgBU2ltmqPbC/QwAAAAAAADwPwAAAAAAAPA/IAH9AASQByIGIAb98gEgAf0ABKAHIgcgB/3yAf3wASAB/QAEsAciCCAI/fIBIgn98AH98wEiCiAK/e8B/fIBIgv98gEhDCABIAYgDP0MBnwOtirINUUGfA62Ksg1RSAKIAv98gH98gEiBv0MAAAAAAAAFEAAAAAAAAAUQCAJIAr98gH98gEiCf0MAAAAAAAA8D8AAAAAAADwP/3xAf3yAf3wASIK/fIB/QsE8AcgAUGQB2oiAiAHIAr98gH9CwRwIAIgCCAMIAYgCf0MAAAAAAAACEAAAAAAAAAIQP3xAf3yAf3wAf3yAf0LBIAB/QwAVNpbZqj2wgBU2ltmqPbC/QwAAAAAAADwPwAAAAAAAPA/IAFBoAhqIgL9AAQAIgYgBv3yASAC/QAEECIHIAf98gH98AEgAv0ABCAiCCAI/fIBIgn98AH98wEiCiAK/e8B/fIBIgv98gEhDCACIAYgDP0MBnwOtirINUUGfA62Ksg1RSAKIAv98gH98gEiBv0MAAAAAAAAFEAAAAAAAAAUQCAJIAr98gH98gEiCf0MAAAAAAAA8D8AAAAAAADwP/3xAf3yAf3wASIK/fIB/QsEYCACIAcgCv3yAf0LBHAgAiAIIAwgBiAJ/QwAAAAAAAAIQAAAAAAAAAhA/fEB/fIB/fAB/fIB/QsEgAEgAUGACmohAQwBCwtB4AohAQNAIAEgE0kEQCAB/QwAAAAAAAAAAAAAAAAAAAAA/QsE4AkgAf0MAAAAAAAAAAAAAAAAAAAAAP0LBPAJRAAAAAAAAPA/IAMgA6KjIhb9FCII/QwAAAAAAAD+PwAAAAAAAP4/IAH9AASgBf3yAf0MAAAAAAAACEAAAAAAAAAIQCAB/QAEwAT98gH98AH9DAAAAAAAAABAAAAAAAAAAEAgAf0ABOADIgb98gH98AEiB/0MAAAAAAAA9T8AAAAAAAD1PyAB/QAE0AX98gH9DAAAAAAAAARAAAAAAAAABEAgAf0ABPAE/fIB/fAB/QwAAAAAAAAIQAAAAAAAAAhAIAH9AASQBP3yAf3wASIJ/fAB/fIBIAH9AATwB/3xASEKIAEgAf0ABIAD/QwAAAAAAADmvwAAAAAAAOa/RAAAAAAAAPC/IBZEAAAAAACILUCio/0UIgv9DAAAAAAAAAtAAAAAAAAAC0AgFiAWoP0UIgwgBv3yASAB/QAE4Ab98QEiDf3yAf0MAAAAAAAAIEAAAAAAAAAgQP0MAAAAAAAA4D8AAAAAAADgPyAKIAggByAJ/fEB/fIBIAFBoAhqIgL9AARg/fEBIgf98AH98gEiCf3yAf3wAf3yASIO/fIB/fAB/QsEgAMgASAB/QAE4AP9DAAAAAAAAO4/AAAAAAAA7j8gDv3yAf3wAf0LBOADIAEgAf0ABMAE/QwAAAAAAADUvwAAAAAAANS/IA798gH98AH9CwTABCABIAH9AASgBf0MAAAAAAAAsD8AAAAAAACwPyAO/fIB/fAB/QsEoAUgASAB/QAEsAP9DAAAAAAAAPO/AAAAAAAA879EAAAAAAAA8L8gFkQAAAAAAIgNQKKj/RQiBv0MAAAAAAAA4D8AAAAAAADgPyAKIAf98QH98gH98gEiB/3yAf3wAf0LBLADIAEgAf0ABJAE/QwAAAAAAIABQAAAAAAAgAFAIAf98gH98AH9CwSQBCABIAH9AATwBP0MAAAAAAAA9b8AAAAAAAD1vyAH/fIB/fAB/QsE8AQgASAB/QAE0AX9DAAAAAAAANQ/AAAAAAAA1D8gB/3yAf3wAf0LBNAFIAFB4AlqIhEgEf0ABAAgDSAWRAAAAAAAAP4/ov0UIgogDv3yAf3wASINIA398gEgCSAWRAAAAAAA4PA/ov0UIgkgDv3yAf3wASINIA398gH99wH98AH9CwQAIBEgEf0ABBAgCCAH/ewBIA797AH98AEiByAH/fIB/fIB/fAB/QsEECAI/QwAAAAAAAD+PwAAAAAAAP4/IAH9AASwBf3yAf0MAAAAAAAACEAAAAAAAAAIQCAB/QAE0AT98gH98AH9DAAAAAAAAABAAAAAAAAAAEAgAf0ABPADIgf98gH98AEiDf0MAAAAAAAA9T8AAAAAAAD1PyAB/QAE4AX98gH9DAAAAAAAAARAAAAAAAAABEAgAf0ABIAF/fIB/fAB/QwAAAAAAAAIQAAAAAAAAAhAIAH9AASgBP3yAf3wASIO/fAB/fIBIAFBkAdqIhL9AARw/fEBIQ8gASAB/QAEkAP9DAAAAAAAAOa/AAAAAAAA5r8gC/0MAAAAAAAAC0AAAAAAAAALQCAMIAf98gEgAf0ABPAG/fEBIhD98gH9DAAAAAAAACBAAAAAAAAAIED9DAAAAAAAAOA/AAAAAAAA4D8gDyAIIA0gDv3xAf3yASAC/QAEcP3xASIN/fAB/fIBIg798gH98AH98gEiB/3yAf3wAf0LBJADIAEgAf0ABPAD/QwAAAAAAADuPwAAAAAAAO4/IAf98gH98AH9CwTwAyABIAH9AATQBP0MAAAAAAAA1L8AAAAAAADUvyAH/fIB/fAB/QsE0AQgASAB/QAEsAX9DAAAAAAAALA/AAAAAAAAsD8gB/3yAf3wAf0LBLAFIAEgAf0ABMAD/QwAAAAAAADzvwAAAAAAAPO/IAb9DAAAAAAAAOA/AAAAAAAA4D8gDyAN/fEB/fIB/fIBIg398gH98AH9CwTAAyABIAH9AASgBP0MAAAAAACAAUAAAAAAAIABQCAN/fIB/fAB/QsEoAQgASAB/QAEgAX9DAAAAAAAAPW/AAAAAAAA9b8gDf3yAf3wAf0LBIAFIAEgAf0ABOAF/QwAAAAAAADUPwAAAAAAANQ/IA398gH98AH9CwTgBSARIBH9AAQAIBAgCiAH/fIB/fABIg8gD/3yASAOIAkgB/3yAf3wASIOIA798gH99wH98AH9CwQAIBEgEf0ABBAgCCAN/ewBIAf97AH98AEiByAH/fIB/fIB/fAB/QsEECAI/QwAAAAAAAD+PwAAAAAAAP4/IAH9AATABf3yAf0MAAAAAAAACEAAAAAAAAAIQCAB/QAE4AT98gH98AH9DAAAAAAAAABAAAAAAAAAAEAgAf0ABIAEIgf98gH98AEiDf0MAAAAAAAA9T8AAAAAAAD1PyAB/QAE8AX98gH9DAAAAAAAAARAAAAAAAAABEAgAf0ABJAF/fIB/fAB/QwAAAAAAAAIQAAAAAAAAAhAIAH9AASwBP3yAf3wASIO/fAB/fIBIBL9AASAAf3xASEPIAEgAf0ABKAD/QwAAAAAAADmvwAAAAAAAOa/IAv9DAAAAAAAAAtAAAAAAAAAC0AgDCAH/fIBIAH9AASAB/3xASIH/fIB/QwAAAAAAAAgQAAAAAAAACBA/QwAAAAAAADgPwAAAAAAAOA/IA8gCCANIA798QH98gEgAv0ABIAB/fEBIgv98AH98gEiDP3yAf3wAf3yASIN/fIB/fAB/QsEoAMgASAB/QAEgAT9DAAAAAAAAO4/AAAAAAAA7j8gDf3yAf3wAf0LBIAEIAEgAf0ABOAE/QwAAAAAAADUvwAAAAAAANS/IA398gH98AH9CwTgBCABIAH9AATABf0MAAAAAAAAsD8AAAAAAACwPyAN/fIB/fAB/QsEwAUgASAB/QAE0AP9DAAAAAAAAPO/AAAAAAAA878gBv0MAAAAAAAA4D8AAAAAAADgPyAPIAv98QH98gH98gEiBv3yAf3wAf0LBNADIAEgAf0ABLAE/QwAAAAAAIABQAAAAAAAgAFAIAb98gH98AH9CwSwBCABIAH9AASQBf0MAAAAAAAA9b8AAAAAAAD1vyAG/fIB/fAB/QsEkAUgASAB/QAE8AX9DAAAAAAAANQ/AAAAAAAA1D8gBv3yAf3wAf0LBPAFIBEgEf0ABAAgByAKIA398gH98AEiByAH/fIBIAwgCSAN/fIB/fABIgcgB/3yAf33Af3wAf0LBAAgESAR/QAEECAIIAb97AEgDf3sAf3wASIGIAb98gH98gH98AH9CwQQIAFBgApqIQEMAQsLQQAhAkEAIQEDQCAAIAFLBEAgAkEBIAF0ciACIAMgA6JEAAAAAAAA4D+iRAAAAAAAAPA/IANEEdd7O9OVyT6iIAOiRAAAAAAAAOA/oqGjIANBiAgrAwCioP0UIAQgAUECdEGw/gFqKAIAIgJBBHRq/QAEAP0MAAAAAEhSWkEAAAAASFJaQSABQYAKbEHgCmoiEf0ABLAJIgYgEf0ABMAJIgf99gEiCCAR/QAE0An99gEiCf3vASIK/fMBIgsgCyAL/fIB/fIB/fIB/QwtQxzr4jYaPy1DHOviNho//fAB/QwAAAAAAAAAQAAAAAAAAABAIBH9AATgCf3vAf0MAFTaW2ao9kIAVNpbZqj2QiAKIAn98gH98wH97wEgEf0ABPAJ/e8B/fIB/fAB/fIB/fAB/fIB/QwAAAAAAAAIQAAAAAAAAAhA/QyN7bWg98awPo3ttaD3xrA+IAYgB/33Af3vAf3yAf3wAf3wASIG/QwAAAAAAECPQAAAAAAAQI9A/UsgCP0MAID8HSvrwkIAgPwdK+vCQv1K/U79wwEEf0GECSgCACACQQF0IgJBAnZBoANsaiACQQNxQQJ0aiESQQAhAgNAIAJBgANJBEAgAiASaiARQYADaiACav0ABAD9Xv1bAwAAIAJBEGohAgwBCwsgEiAG/V79WwOQAwAgEiAFNgKAAyASIAU2AoQDQQEFQQALGyECIAFBAWohAQwBCwsgAgtfAQV/QcAJKAIAIQEDQCAAIAFIBEAgAEEDbCABbSICQQJGIQNBpAkoAgAgAEEFdGoiBEEAIAJBAWpBAXQgAxs2AhQgBEEIIAJBAnRBDGogAxs2AhggAEEBaiEADAELCwv0BwERf0HICSgCACEDQdQJKAIAQQRqIgchAANAIAAgByADQQJ0akkEQCAAKAIAIAAgCjYCACAKaiEKIABBBGohAAwBCwtB4AkoAgAhBkHMCSgCACEFQYAJKAIAIQRB2AkoAgAhAANAIAEgBEgEQCAAKAIYQQBOBEAgByAALwEUQQJ0aiIDKAIAIQIgAyACQQFqNgIAIAYgAkECdGogATYCACAFIAJBBXRqIgIgAP0ABAD9CwQAIAIgAP0ABBD9CwQQCyABQQFqIQEgAEEgaiEADAELC0HACiAKNgIAQaQJKAIAIgFBwAkoAgBBBXRqIQcgASEAA0AgACAHSQRAIABBADYCACAAQQA2AhwgAEEgaiEADAELC0G4CSgCACEGQbQJKAIAIgBBrAkoAgAiAkHAAWwgAmxqIQUDQCAAIAVJBEAgACgCACIEBEAgASAAKAIEaiICIAIoAgAgBGo2AgAgBiAAKAIMaiEDIAYgACgCCGohCANAIAMgCEsEQCABIAgoAgBqIgIgAigCHCAEajYCHCAIQQRqIQgMAQsLCyAAQSBqIQAMAQsLQQAhAEEAIQgDQCABIAdJBEAgASAANgIEIAEgADYCCCAAIAEoAgBBB2pBeHFBAnRqIQAgASAINgIMIAEgCDYCECAIIAEoAhxBB2pBeHFBCGpBAnRqIQggAUEgaiEBDAELC0GkCSgCACENQbQJKAIAIQ9BuAkoAgAhDkGoCSgCACEQQbgKKAIAIQhB5AkoAgAhDEG0CigCACEHQdQJKAIAIQZBvAkoAgAhBUHMCSgCACEAA0AgCiALSgRAIA0gDyAAKAIYQQV0aiIEKAIEaiEJIAAgBiAAKAIUIgFBEHYiA0ECdGooAgQ2AhQgACAFIAFB//8DcUECdGooAgA2AhggCSAJKAIIIgJBBGo2AgggCCACQQV1QQJ0aiIBIAMgAkEfcQR/IAEoAgAFQQALIgEgASADSBs2AgAgAiAQaiIBIAAgCSgCFGooAgA2AgAgASAMaiIBIAAgCSgCGGooAgA2AgAgASAMaiIBIAs2AgAgASAMaiAJKAIQIAkoAgxrNgIAIA4gBCgCCGohASAOIAQoAgxqIQQDQCANIAEoAgBqIgMoAhAhAiADIAJBBGo2AhAgAiAHaiALNgIAIAQgAUEEaiIBSw0ACyALQQFqIQsgAEEgaiEADAELC0G0CigCACEGQcAJKAIAIQVBpAkoAgAiBCEBA0AgASAEIAVBBXRqSQRAQSAgBiABKAIQaiIDIAZrQR9xa0EfcSECQQAhAANAIAAgAkEgakkEQCAAIANqQf////8HNgIAIABBBGohAAwBCwsgAUEgaiEBDAELCwtaAQJ/QdQJKAIAQQBByAkoAgBBAmpBAnT8CwBBtAkoAgAhAANAIABBtAkoAgBBrAkoAgAiAUHAAWwgAWxqSQRAIABBADYCACAAQSBqIQAMAQsLQewJQQA2AgALtAcCBH8Je0Gg3QAhBCAAA0AgAiAFSgRAIAT9AAQAIgkgCf3yASEHIAD9AAQAIAD9AAQQIAn98gH98AEiCkGQ5gH9CgMAIgv98gEiDEGg5QH9CgMAIg398AEiCP0bAEH/A3FBBHRBoKUBav0ABAAhDiAEIAwgAP0ABKABIAn98gEgAP0ABLABQajnAf0KAwAgAP0ABMABIA4gCP0bAkH/A3FBBHRBoKUBav0ABAAiD/0NCAkKCwwNDg8YGRobHB0eHyAMIAggDf3xAf3xASIIIAj98gEiDCAMQcDlAf0KAwD98gFBuOUB/QoDAP3wAf3yAUHI5QH9CgMA/fAB/fIBIA4gD/0NAAECAwQFBgcQERITFBUWFyAIIAxBsOUB/QoDAP3yAUGo5QH9CgMA/fAB/fIB/fIB/fEB/fIB/fABIgggCP3yASAI/fIBIAD9AATQAf3xAf3yAf3wASIIIAv98gH98AH9CwTQASAEIAD9AATwAkGo5wH9CgMAIAD9AARwIAn98gH98QEgAP0ABOABIAD9AATwASAA/QAEgAIgCf3yAf3wASAJ/fIB/fABIAf98gH98QH97AH98gH9CwRgIAQgCiAA/QAEICAA/QAEMCAJ/fIB/fABIgr98AEgByAA/QAEkAEgAP0ABLACIAD9AATAAiAA/QAE0AIgCf3yAf3wASAJ/fIB/fABIAn98gH98AH98gH98AH9CwQQIAQgCiAI/fEB/QsEICAEIABBQGv9AAQAIAD9AARQIAn98gH98AEgAP0ABGAgB/3yAf3wAf0LBDAgBUEBaiEFIAAgAWohACAEQcAEaiEEDAELCyEAQaDdACEEA0AgAiAGSgRAIAQgAP0ABIADIAD9AASAASAE/QAEAP3yASAA/QAEkAIgBP0ABNABIgdBoOUB/QoDACII/fABIgn9GwBB/wNxQQR0QaClAWr9AAQAIgogCf0bAkH/A3FBBHRBoKUBav0ABAAiC/0NAAECAwQFBgcQERITFBUWFyAHIAkgCP3xAf3xASIHIAf98gEiCCAIQcDlAf0KAwD98gFBuOUB/QoDAP3wAf3yAUHI5QH9CgMA/fAB/fIBIAogC/0NCAkKCwwNDg8YGRobHB0eHyAHIAhBsOUB/QoDAP3yAUGo5QH9CgMA/fAB/fIB/fIB/fABIAD9AASgAv3xAf3yAf3wAf3xASIH/QsEUCAEQUBrIAdBsOcB/QoDAP33Af0LBAAgBkEBaiEGIAAgAWohACAEQcAEaiEEDAELCwvxFQMVew5/A31BhAkoAgAhHEGICSgCACEdQdQJKAIAQQRqIR5B2AkoAgAhH0GwCSgCACEaQbQJKAIAISBByAkoAgBBAWv9ESECQawJKAIAIRtBiAgrAwC2ISVBgAgrAwBEAAAAAAAA4D+itiEmQZAIKwMARB13Sgfr/+8/orb9EyEDQaAJKAIAIABBAnVB4ABsaiEZA0AgACABSARA/QwzQ7VXM0O1VzNDtVczQ7VX/QwAAIA/AACAPwAAgD8AAIA/IBn9AAQAIgogCv3mASAZ/QAEECILIAv95gH95AEgGf0ABCAiDCAM/eYB/eQB/eMBIg395wEiDv3mASAOIA795gH95gEiBSAlICWUIif9E/3mASEP/QwAAAAAAAAAAAAAAAAAAAAAIBn9AAQwIhAgEP3mASAZ/QAEQCIRIBH95gH95AEgGf0ABFAiBCAE/eYB/eQBIhIgCiAQ/eYBIAsgEf3mAf3kASAMIAT95gH95AEgDv3mASIGIAb95gH95QH96wEiByAO/eYBIAUgDf3mASIF/eUB/Qxm3NQ6ZtzUOmbc1Dpm3NQ6IAX95gH9DDKlwkoypcJKMqXCSjKlwkogDv3mASIFIAX95gH95gH9DAAAQEAAAEBAAABAQAAAQEAgDCAO/eYBIgUgBf3mAf3mAf0MAACAPwAAgD8AAIA/AACAP/3lAf3mAf3kASAnQwAAAD+U/RP95gEhBSANIAf94wH95gEgDf0MAAAAAAAAAAAAAAAAAAAAACAF/eoB/eQBIAb94AEgJf0T/eYB/QwAAIA/AACAPwAAgD8AAIA//Qyrqio/q6oqP6uqKj+rqio/IA/95gH95AH95gH9DFVV1T5VVdU+VVXVPlVV1T4gD/3mASAF/eAB/eYB/eQBICZDAADMQpL9EyAcIABBAnVBoANsav0ABJADIgb95AH9DJW/1jSVv9Y0lb/WNJW/1jQgDf3mAf3kAf3kASIT/eUBIgcgJv0T/eQB/QwAG7dKABu3SgAbt0oAG7dK/esBIgggCP3mAf3nASEUQeD9Af0M/wMAAP8DAAD/AwAA/wMAACALIAogCv3gASIIIAv94AEiCf1GIAggDP3gASIV/Ub9TiII/VL9DAAAAEQAAABEAAAARAAAAEQgCiALIAwgCSAV/UYgCP1PIhX9UiAI/VIiCf3gAf3nASIW/eYB/QwAAABEAAAARAAAAEQAAABE/eQB/fgB/bYB/QsEAEHw/QH9DP8DAAD/AwAA/wMAAP8DAAAgDCAMIAsgFf1SIAj9UiAW/eYB/QwAAABEAAAARAAAAEQAAABE/eQB/fgB/bYB/QsEAEGA/gH9DAAAAAAAAAAAAAAAAAAAAAD9DAIAAAACAAAAAgAAAAIAAAD9DAQAAAAEAAAABAAAAAQAAAAgFf1SIAj9UiAJQR/9rQH9rgH9CwQAQZD+Af0MAAAAAAAAAAAAAAAAAAAAACAH/QzAs8JKwLPCSsCzwkrAs8JK/eUB/QwXt1E6F7dROhe3UToXt1E6/eYBIgj9DABAHEYAQBxGAEAcRgBAHEb96gH9+AH9uAH9DPAGAADwBgAA8AYAAPAGAAAgCP0MAADeRAAA3kQAAN5EAADeRP3lAf0MCtejOgrXozoK16M6CtejOv3mAf0MAEAcRgBAHEYAQBxGAEAcRv3qAf34Af2uASAC/bYBIAj9DAAA3kQAAN5EAADeRAAA3kT9Q/1SIgj9CwQAQaD+ASAU/QsEACAUIAP9RSAG/QwAQINEAECDRABAg0QAQINE/UX9TiAN/QzA4WRMwOFkTMDhZEzA4WRM/UMgEv0MM0M1WDNDNVgzQzVYM0M1WP0MAACAPwAAgD8AAIA/AACAPyANIAf9DIA1vUqANb1KgDW9SoA1vUr96wH96gH95wEgDv3lAf3mAf3kAf0M3EF6TNxBekzcQXpM3EF6TP1D/U79Tv2kASEhIB8gAEEFdGoiGCAK/QwAAIA/AACAPwAAgD8AAIA/IA/9DAAAgD4AAIA+AACAPgAAgD795gH95QEiBv3mAf0MDnRaOw50WjsOdFo7DnRaO/3mAf0MAABASwAAQEsAAEBLAABAS/3kASIH/Qz//wAA//8AAP//AAD//wAA/U4gCyAG/eYB/QwOdFo7DnRaOw50WjsOdFo7/eYB/QwAAEBLAABASwAAQEsAAEBL/eQBQRD9qwH9UCIJIAwgBv3mAf0MDnRaOw50WjsOdFo7DnRaO/3mAf0MAABASwAAQEsAAEBLAABAS/3kAf0M//8AAP//AAD//wAA//8AAP1OIAdBEP2rAf1QIgf9DQABAgMQERITBAUGBxQVFhciCiAR/QxVVdU/VVXVP1VV1T9VVdU//eYB/QwAAEBLAABASwAAQEsAAEBL/eQBIgv9DP//AAD//wAA//8AAP//AAD9TiAQ/QxVVdU/VVXVP1VV1T9VVdU//eYB/QwAAEBLAABASwAAQEsAAEBL/eQBIgz9oQFBEP2rAf1QIg4gBP0MVVXVP1VV1T9VVdU/VVXVP/3mAf0MAABASwAAQEsAAEBLAABAS/3kASIE/Qz//wAA//8AAP//AAD//wAA/U4gC/2hAUEQ/asB/VAiC/0NAAECAxAREhMEBQYHFBUWFyIP/Q0AAQIDBAUGBxAREhMUFRYX/QsEACAYIAogD/0NCAkKCwwNDg8YGRobHB0eH/0LBCAgGCAJIAf9DQgJCgsYGRobDA0ODxwdHh8iByAOIAv9DQgJCgsYGRobDA0ODxwdHh8iCf0NAAECAwQFBgcQERITFBUWF/0LBEAgGCAHIAn9DQgJCgsMDQ4PGBkaGxwdHh/9CwRgIBggDP0M//8AAP//AAD//wAA//8AAP1OIAT9oQFBEP2rAf1QIgT9WgIQACAYIAT9WgIwASAYIAT9WgJQAiAYIAT9WgJwAyAYQRRqIhcgCP0MAAAAAAAAAAAAAAAAAAAAACAN/QwAAAAAAAAAAAAAAAAAAAAAIAX96wH95AEgE/3kAf0MwLPCSsCzwkrAs8JKwLPCSv3lAf0MF7dROhe3UToXt1E6F7dROv3mASIE/QwAQBxGAEAcRgBAHEYAQBxG/eoB/fgB/bgB/QzwBgAA8AYAAPAGAADwBgAAIAT9DAAA3kQAAN5EAADeRAAA3kT95QH9DArXozoK16M6CtejOgrXozr95gH9DABAHEYAQBxGAEAcRgBAHEb96gH9+AH9rgEgAv22ASAE/QwAAN5EAADeRAAA3kQAAN5E/UP9UkEQ/asB/VAiBP1aAgAAIBcgBP1aAiABIBcgBP1aAkACIBcgBP1aAmADIBhBHGoiFyAG/VoCAAAgFyAG/VoCIAEgFyAG/VoCQAIgFyAG/VoCYAMgACAdaigCACEiQQAhFwNAIBdBBEgEQCAYIBdBBXRqISMCQCAiIBdBA3R1Qf8BcQRAICNBfjYCGAwBCyAXQQJ0QeD9AWohJCAhIBd1QQFxRQRAICQqAkAhJ0HsCUHsCSgCACIkQQFqNgIAQfAJKAIAICRBAnRqIAAgF2oiJDYCAEH0CSgCACAkQQJ0aiAnQwgAgD+UOAIAICNBfzYCGAwBCyAjIBogJCgCEGotAAAgGiAkKAIAai0AACAkKAIgIBtsaiAbbGoiIzYCGCAjQQV0ICBqIiMgIygCAEEBajYCACAeICQoAjBBAnRqIiMgIygCAEEBajYCAAsgF0EBaiEXDAELCyAZQeAAaiEZIABBBGohAAwBCwsL8wUCAn8GeyAE/QwK16NwPQq3PwrXo3A9Crc//UoiCf1TBEAgAkGY5gH9CgMAQaDmAf0KAwAgA/3yAf3xASAE/fAB/e8B/fMBIAUgCf1SIQULA0AgB0EKSARAIAVBkOYB/QoDAP3yASIEQaDlAf0KAwAiCf3wASIK/RsAQf8DcUEEdEGgpQFq/QAEACILIAr9GwJB/wNxQQR0QaClAWr9AAQAIgz9DQgJCgsMDQ4PGBkaGxwdHh8hDSALIAz9DQABAgMEBQYHEBESExQVFhciCyAEIAogCf3xAf3xASIEIAT98gEiCSAJQcDlAf0KAwD98gFBuOUB/QoDAP3wAf3yAUHI5QH9CgMA/fABIgr98gEgDSAEIAlBsOUB/QoDAP3yAUGo5QH9CgMA/fAB/fIBIgT98gH98AEhCSACIA0gCv3yASALIAT98gH98QEiCv3yASADIAn98gH98AEiBCAF/fEBIgtBmOYB/QoDACADIAr98gEgAiAJ/fIB/fEBIgz98QEiDSALIA398wFBqOYB/QoDACAE/fIBIgT98gH98AH98wEhDgJAQcDmAf0KAwBBuOYB/QoDACALIA0gDiAEIA5BsOYB/QoDACAM/fIB/fIB/fAB/fIB/fAB/fMB/fYB/fcBIgT97AH9DGkdVU0Qdf8+aR1VTRB1/z79Sv1TRSIIRSAHQQlIcQRAIAUgBP3wASEFDAELIAlBmOYB/QoDAEGo5gH9CgMAIAT9DAAAAAAAAAAAAAAAAAAAAAAgCBsiBCAE/fIBIgX98gH98QEiC/3yASAKIARBsOYB/QoDACAEIAX98gH98gH98QEiBP3yAf3wASEFIAYgAiAKIAv98gEgCSAE/fIB/fEBIgT98gEgAyAF/fIB/fAB/QsE0AEgBiADIAT98gEgAiAF/fIB/fEB/QsE4AEgBiAAIAT98gEgASAF/fIB/fAB/QsEsAEgBiABIAT98gEgACAF/fIB/fEB/QsEwAEPCyAHQQFqIQcMAQsLC+wFAwx8AnsBfyAAKwPAASEJIAErA5ACEAAhAiAAKwMAIQQgACsDICEDIAArAxAhCCAAKwMoIQUgASsD6AEhBiAAKwMIIAErA+ABoCAAKwOwASIKoSEHIApEgKzwvlRydT9jIApETwsrA3GYbD9kcQRAIAFEAAAAAAAA8D85A/gBIAArA8gBIgtEAAAAAAAA8D+gIQkgCkRMRLLQtQmzP6P9FCIP/SEAvUIDgELOw7bBt5Lezyp8v/0UIA/9IQG9QgOAQs7DtsG3kt7PKny//SIBIQ4DQCAQQQRIBEAgDiAOIA798gEgDv3yASIOIA8gD/3wAf3wAf3yASAOIA798AEgD/3wAf3zASEOIBBBAWohEAwBCwsgASAKRAAAAAAAAAhAoiAKoiAOIA798gH9IQAiCqIgCqIiDCAAKwPQASINRAAAAAAAAO4/oiANoiALRAAAAAAAAAhAokQAAAAAAADwP6CiIAlEAAAAAAAA6D+iIguhoiAAKwPAASINIA2iIg0gDaBEAAAAAAAA8D+gokS1tiwZqQDCPqIgCqI5A6ACIAEgDCAMoCALIAmioiANIA1EAAAAAAAA6j+iRAAAAAAAAATAoKJEAAAAAAAA8D+gokRd5PvoagS+PqI5A6gCIAEgDEQAAAAAAAAIQKIgCUQAAAAAAAD+P6IgCaIgCaKiIA0gDURyp3Sw/m8aQKJEAAAAAAAAGMCgokQAAAAAAADwP6CiRAAzjfposY0+oiAKojkDsAIgASAEIAOgIAigIAKhEAA5A4gCIAEgByAAKwMYoCAFoERXrU5azetxv6AgASsD8AGgIAagOQOAAgUgCkSxM4XOa+yCP2UgCkQmcOtunuqAP2ZxIAlEAAAAAAAA4D9mcQRAIAFEAAAAAAAAAEA5A/gBIAAgCiAJIAFBoAJqEDMgASAEIAMgA6CgIAIgAqChEAA5A4gCIAEgByAFIAagRFetTlrN63G/oEQAAAAAAAAAQKKgOQOAAgsLC5YKAwJ7EnwDfyAAKwPIASIMIAyiIQYgACsD0AEiCiAKoiENIAJEZmZmZmZm5j9jRUQv3SQGgZXTvyACRHsUrkfheuS/oEQpXI/C9SjcP6KhIQ4gAkTNzMzMzMzkP2UiGEVBBXQiGUGg9QFqIhorAwAgGisDCCACoqAgGisDECACoiACoqAgGisDGCACoiACoiACoqAhDyAZQeD1AWoiGisDACAaKwMIIAKioCAaKwMQIAKiIAKioCAaKwMYIAKiIAKiIAKioCEQIBlBoPYBaiIaKwMAIBorAwggAqKgIBorAxAgAqIgAqKgIBorAxggAqIgAqIgAqKgIREgGUHg9gFqIhorAwAgGisDCCACoqAgGisDECACoiACoqAgGisDGCACoiACoiACoqAhEiAZQaD3AWoiGSsDACAZKwMIIAKioCAZKwMQIAKiIAKioCAZKwMYIAKiIAKiIAKioCETIBgEf0EABUECQQEgAkThehSuR+HmP2QbC0EFdEHg9wFqIhgrAwAgGCsDCCACoqAgGCsDECACoiACoqAgGCsDGCACoiACoiACoqAhB0EFdCIAQcD4AWoiGCsDACAYKwMIIAKioCAYKwMQIAKiIAKioCAYKwMYIAKiIAKiIAKioCEIIABBgPkBaiIYKwMAIBgrAwggAqKgIBgrAxAgAqIgAqKgIBgrAxggAqIgAqIgAqKgIQkgAEHA+QFqIgArAwAgACsDCCACoqAgACsDECACoiACoqAgACsDGCACoiACoiACoqAhFEEAIQAgAURMRLLQtQmzP6P9FCIF/SEAvUIDgELOw7bBt5Lezyp8v/0UIAX9IQG9QgOAQs7DtsG3kt7PKny//SIBIQQDQCAAQQRIBEAgBCAEIAT98gEgBP3yASIEIAUgBf3wAf3wAf3yASAEIAT98AEgBf3wAf3zASEEIABBAWohAAwBCwsgAyABRAAAAAAAAAhAoiABoiAEIAT98gH9IQAiFaIgFaIiAURd5PvoagS+PqIiFiAMIAygIhdEAAAAAAAA8D+gIgIgBqBEAAAAAAAA6D+iIguiIA6iOQMAIAMgFiANRAAAAAAAAPg/oqIgD6I5AwggAyABIBWiIg5EG/1KXTQYmT6iIg8gCkQAAAAAAAD+P6JEAAAAAAAA8D8gF6EiFiAGRAAAAAAAAAhAoiIXoaKiIBCiOQMQIAMgDyAKRAAAAAAAAP6/oiACIBehIgKioiARojkDGCADIAEgAaAgFaIgFaIiAUS94Iv2d6A/PqIiDyANRAAAAAAAgEFAoiALoqIgEqI5AyAgAyAPIA1EAAAAAACwQ0CiIA2ioiATojkDKCADIA4gFaIgFaJEieJqb7Otfj6iIgsgCkQAAAAAALAjQKIgDSAWIAZEAAAAAAAAFECioaIgDEQAAAAAAAAQQKIiDkQAAAAAAAAAwKAgBkQAAAAAAAAYQKKgRNoSwVFVVdU/oqCioiAHojkDMCADIAsgCiANRJWVDQgAsBNAokQAAAAAAAAAwCAOoSAGRAAAAAAAACRAoiIHoKIgAkSVlQ0IAEAaQKKgoqIgFKI5AzggAyABIBWiRLf0S8dZsiI+oiIBIApEAAAAAACIPUCiIgJEAAAAAAAAAEAgDEQAAAAAAAAgQKIiCqEgBiAKRAAAAAAAACjAoCAHoKKgoqIgCaI5A0AgAyABIAJEAAAAAAAAAMAgCqEgBiAKRAAAAAAAAChAoCAHoaKgoqIgCKI5A0gLwgYBBHv9DAAAAAAAADFAAAAAAAAAMUAgAv3yASAE/fAB/QwAAAAAAAAQQAAAAAAAABBAIAL98gEgA/3yASAFIAX98gEiDf3yASIMIAP98gEgBf3yAf0MAAAAAAAACEAAAAAAAAAIQP3zASIP/fIBIQ4jACAGIAf98gEgAf0MAAAAAACAa0AAAAAAAIBrQP1M/QwYLURU+yEZQBgtRFT7IRlAIAD98wH9DAAAAAAAIGxAAAAAAAAgbED9Sf1OIgD9TiIB/SEAOQNQIwEgAf0hATkDUCMA/QxVVVVVVVXlv1VVVVVVVeW/IAj98gEgCf3zASAK/U8gAP1OIgH9IQA5A1gjASAB/SEBOQNYIwAgDCAA/U4iAf0hADkDcCMBIAH9IQE5A3AjACAOIAD9TiIB/SEAOQN4IwEgAf0hATkDeCMA/QwAAAAAAADgPwAAAAAAAOA/IA/98gEgAv3yASAD/fIB/QwAAAAAAKBrQAAAAAAAoGtAIAL98gH9DAAAAAAAAD9AAAAAAAAAP0AgBP3yAf3wASAF/fIB/fIBIgEgAP1OIgL9IQA5A4ABIwEgAv0hATkDgAEjACALIAD9TiIC/SEAOQOIASMBIAL9IQE5A4gBIwAgDP0MAAAAAAAAAEAAAAAAAAAAQCAN/fIB/fABIAD9TiIC/SEAOQOYASMBIAL9IQE5A5gBIwD9DAAAAAAAANA/AAAAAAAA0D/9DAAAAAAAAAhAAAAAAAAACEAgDv3yASAF/QwAAAAAAAAoQAAAAAAAAChAIAz98gH9DAAAAAAAACRAAAAAAAAAJEAgDf3yAf3wAf3yAf3wAf3yASAA/U4iAv0hADkDoAEjASAC/SEBOQOgASMA/QyamZmZmZnJP5qZmZmZmck//QwAAAAAAAAIQAAAAAAAAAhAIAH98gH9DAAAAAAAAChAAAAAAAAAKEAgBf3yASAO/fIB/fAB/QwAAAAAAAAYQAAAAAAAABhAIAwgDP3yAf3yAf0MAAAAAAAALkAAAAAAAAAuQCAN/fIB/QwAAAAAAAAAQAAAAAAAAABAIAz98gEgDf3wAf3yAf3wAf3wAf3yASAA/U4iAP0hADkDqAEjASAA/SEBOQOoAQvxGwIZewF/IABBQGsrAwD9FCABQUBrKwMA/SIBIQP9DDmdUqJG35E/OZ1SokbfkT8gACsDMP0UIAErAzD9IgH98gEiDxABIQT9DDmdUqJG35E/OZ1SokbfkT8gACsDIP0UIAErAyD9IgH98gEiEBABIgUgBf3yASIGIAb98gEhEf0MTESy0LUJsz9MRLLQtQmzP/0MGC1EVPshGUAYLURU+yEZQCAAKwMQ/RQgASsDEP0iAf3yAf0MAAAAAACAlkAAAAAAAICWQP3zASII/fMBIgf9IQC9QgOAQs7DtsG3kt7PKny//RQgB/0hAb1CA4BCzsO2wbeS3s8qfL/9IgEhAgNAIBtBBEgEQCACIAIgAv3yASAC/fIBIgIgByAH/fAB/fAB/fIBIAIgAv3wASAH/fAB/fMBIQIgG0EBaiEbDAELC/0MBvgnHjubSj8G+CceO5tKP/0MAAAAAAAACEAAAAAAAAAIQCAG/fIB/QwAAAAAAADwvwAAAAAAAPC//fABIhL98gH9DAAAAAAAAPA/AAAAAAAA8D8gACsDGP0UIAErAxj9IgEiByAH/fIB/fEBIhP97wEiFCAT/fIB/fMBIgkgAiAC/fIBIgIgAv3yAf3zASIKIAr98gEhC0EAIRv9DExEstC1CbM/TESy0LUJsz8gCP0MAAAAAAAA8D8AAAAAAADwPyAJIAL9DAAAAAAAAPA/AAAAAAAA8D8gC/3xASAK/QxVVVVVVVXVP1VVVVVVVdU//QwAAAAAAMBgQAAAAAAAwGBAIAv98gH9DAAAAAAAQFRAAAAAAABAVED98wH98AH98gH98QH98gEiAiAC/fIB/fMB/fAB/fMBIgj98wEiCf0hAL1CA4BCzsO2wbeS3s8qfL/9FCAJ/SEBvUIDgELOw7bBt5Lezyp8v/0iASECA0AgG0EESARAIAIgAiAC/fIBIAL98gEiAiAJIAn98AH98AH98gEgAiAC/fABIAn98AH98wEhAiAbQQFqIRsMAQsL/QwAAAAAAIBTQAAAAAAAgFNA/Qz2KFyPIuq4QPYoXI8i6rhAIAIgAv3yASIC/QwAAAAAAADwPwAAAAAAAPA/IAf98QH98gH9DAAAAAAAAPA/AAAAAAAA8D/98QH98gEiFf0MAAAAAACAU0AAAAAAAIBTQP3xAf0MAAAAAAAANEAAAAAAAAA0QCAV/QwAAAAAAIBYQAAAAAAAgFhA/Uz9UiAV/QwAAAAAAIBjQAAAAAAAgGNA/Uz9UiIW/Qz2KFyPIuq4QPYoXI8i6rhA/fMB/QwAAAAAAADwPwAAAAAAAPA//fABIRcgAiAH/fIB/QwAAAAAAADwPwAAAAAAAPA/IAIgF/3xAf3zASIJ/fIBIgogCv3yASELIwD9DDmdUqJG35E/OZ1SokbfkT8gACsDOP0UIAErAzj9IgH98gEiGP0hADkDACMBIBj9IQE5AwD9DAAAAAAAALA/AAAAAAAAsD/9DFmlGhTSvEE/WaUaFNK8QT/9DAb4Jx47m1o/BvgnHjubWj8gCP3yASACIBP98gEiGSAZ/fIBIgz98wEiDf3yASAM/fMBIhr98gEhDiMAIAj9DAAAAAAAAOA/AAAAAAAA4D8gDf3yASAU/fIBIBL98gH98AEgDiAU/fIB/QwAAAAAAIBTwAAAAAAAgFPAIAb98gH9DAAAAAAAACpAAAAAAAAAKkD98AH9DAAAAAAAIGFAAAAAAAAgYUAgEf3yAf3wAf3yAf3wASIU/SEAOQMIIwEgFP0hATkDCCMAIA/9IQA5AxAjASAP/SEBOQMQIwD9DAAAAAAAAOC/AAAAAAAA4L8gDf3yAf0MAAAAAAAAFMAAAAAAAAAUwCAG/fIB/QwAAAAAAADwPwAAAAAAAPA//fAB/fIBIA79DAAAAAAAgFzAAAAAAACAXMAgBv3yAf0MAAAAAAAAHEAAAAAAAAAcQP3wAf0MAAAAAACweEAAAAAAALB4QCAR/fIB/fAB/fIB/fAB/QwBDdzg0AuqPgEN3ODQC6o+IAj98gEgDCAM/fIB/fMBIgz9DAAAAAAAAELAAAAAAAAAQsAgBv3yAf0MAAAAAAAACEAAAAAAAAAIQP3wAf0MAAAAAACASEAAAAAAAIBIQCAR/fIB/fAB/fIB/fABIg79IQA5AxgjASAO/SEBOQMYIwD9DDmdUqJG35E/OZ1SokbfkT8gACsDKP0UIAErAyj9IgH98gEiDv0hADkDICMBIA79IQE5AyAjACANIAX98gH97QEiDf0MAAAAAAAA4D8AAAAAAADgPyAa/fIB/QwAAAAAAAAzwAAAAAAAADPAIAb98gH9DAAAAAAAABBAAAAAAAAAEED98AH98gH9DAAAAAAAAABAAAAAAAAAAEAgDP3yAf0MAAAAAAAAHMAAAAAAAAAcwCAG/fIB/QwAAAAAAAAIQAAAAAAAAAhA/fAB/fIB/fABIAX98gH98AEiDP0hADkDKCMBIAz9IQE5AygjAP0MAAAAAAAADEAAAAAAAAAMQCAT/fIBIA398gEgA/0MAAAAAAAAXkAAAAAAAABeQCAW/fEB/Qz2KFyPIuq4QPYoXI8i6rhA/fMBIgwgDP3yASIMIAz98gEgCSAJ/fIBIgwgDP3yAf3yASIM/QwAAAAAAADwPwAAAAAAAPA/IAv98QH97AEiDSAN/fIBIA398gEgDf3vAf3yAf3zASIOIAj98gEgAv0MAAAAAAAA+D8AAAAAAAD4PyAL/fIB/QwAAAAAAADwPwAAAAAAAPA//fABIAcgCv3yASIP/QwAAAAAAAAQQAAAAAAAABBAIAv98AH98gH98AH98gH9DAb4Jx47mzo/BvgnHjubOj8gCf3yASAN/fMBIBL98gH9DAAAAAAAACBAAAAAAAAAIED9DAAAAAAAAAhAAAAAAAAACEAgC/3yAf0MAAAAAAAAIEAAAAAAAAAgQCAL/fAB/fIB/fAB/fIB/fAB/fIB/fIBIhH98gEiE/0hADkDMCMBIBP9IQE5AzAjACAR/SEAOQM4IwEgEf0hATkDOCMAQUBrIAP9DAAAAAAAAABAAAAAAAAAAEAgCP3yASAO/fIBIBn98gEgCv0MAAAAAAAA4D8AAAAAAADgPyAL/fIB/QwAAAAAAAAAQAAAAAAAAABA/fAB/fIBIAf9DAAAAAAAAABAAAAAAAAAAEAgC/3yASIT/QwAAAAAAADgPwAAAAAAAOA//fAB/fIB/fAB/QxZpRoU0rxRP1mlGhTSvFE/IAn98gEgAiAN/fIB/fMB/QwAAAAAAAAIwAAAAAAAAAjAIBL98gH9DAAAAAAAAPA/AAAAAAAA8D/9DAAAAAAAAABAAAAAAAAAAEAgD/3yAf3xASAL/QwAAAAAAAD4PwAAAAAAAPg//QwAAAAAAADgPwAAAAAAAOA/IA/98gH98QH98gH98AH98gH9DAAAAAAAAOg/AAAAAAAA6D/9DAAAAAAAAPA/AAAAAAAA8D8gBv3xASIN/fIBIBMgD/0MAAAAAAAA8D8AAAAAAADwPyAL/fAB/fIB/fEB/fIB/QwAAAAAAAAAQAAAAAAAAABAIAQgBP3yAf3yAf0MAAAAAAAA8L8AAAAAAADwv/3wAf3yAf3wAf3yAf3xAf3yAf3yASIT/SEAOQMAIwFBQGsgE/0hATkDACMA/QwAAAAAAAD4PwAAAAAAAPg/IBH98gEiE/0hADkDSCMBIBP9IQE5A0gjACAK/SEAOQNgIwEgCv0hATkDYCMA/QwAAAAAAADwPwAAAAAAAPA/IAogGBAB/fIB/fABIgogCv3yASAK/fIBIgr9IQA5A2gjASAK/SEBOQNoIwAgGBACIgr9IQA5A5ABIwEgCv0hATkDkAEjACAI/SEAOQOwASMBIAj9IQE5A7ABIwAgAv0hADkDuAEjASAC/SEBOQO4ASMAIAf9IQA5A8ABIwEgB/0hATkDwAEjACAF/SEAOQPIASMBIAX9IQE5A8gBIwAgEBACIgr9IQA5A9ABIwEgCv0hATkD0AEjACAQ/SEAOQOAAiMBIBD9IQE5A4ACIwD9DIAjI7j3NVM/gCMjuPc1Uz8gCv3yASIQ/SEAOQPYASMBIBD9IQE5A9gBIwD9DIAjI7j3NUM/gCMjuPc1Qz8gCv3yAf0MAAAAAAAAFEAAAAAAAAAUQCAF/fIB/QwAAAAAAAAIQAAAAAAAAAhA/fAB/fIB/QwAAAAAAADwPwAAAAAAAPA/IAX98AEiBf0MGt/EQWZjej0a38RBZmN6PSAF/ewB/Qwa38RBZmN6PRrfxEFmY3o9/Ur9Uv3zASIF/SEAOQPgASMBIAX9IQE5A+ABIwAgEv0hADkD6AEjASAS/SEBOQPoASMAIA39IQA5A/ABIwEgDf0hATkD8AEjAP0MAAAAAAAAHEAAAAAAAAAcQCAG/fIB/QwAAAAAAADwvwAAAAAAAPC//fABIgX9IQA5A/gBIwEgBf0hATkD+AEgCCAVIAIgCSAXIBEgA/0MAAAAAAAAAMAAAAAAAAAAwCAM/fIBIAn98gH9DIAjI7j3NWO/gCMjuPc1Y78gCP3yAf3yASAK/fIBIAf98wEgB/0MLUMc6+I2Gj8tQxzr4jYaP/1LIgL9T/3yASAEIAwgA/3yASAPIAIgA/0MAAAAAAAAAEAAAAAAAAAAQCAO/fIBIBn98gH9DAAAAAAAAAZAAAAAAAAABkAgCyAP/fAB/fIB/QwAAAAAAADwPwAAAAAAAPA//fABIA8gC/3yAf3wAf3yAf3yARA0IAgLfwIBewJ/A0AgASACSARAIAAgAUEBaiIGIAEgAiAGShsiBkHgAGxqIQcgAyABQcACbGokACADIAZBwAJsaiQBIAQgBmogByMBIAAgAUHgAGxqIgYgBxA1IgX9IQEQEToAACABIARqIAYjACAF/SEAEBE6AAAgAUECaiEBDAELCwusAQICfAV/A0AgAiADSARAIAAgAkEBaiIIIAIgAyAIShsiC0HAAmxqIQwgASACQQN0aisDACEGIAEgC0EDdGorAwAhByAEIAJBgANsaiIIQQBBgAP8CwAgBCALQYADbGoiCUEAQYAD/AsAIAAgAkHAAmxqIgogDCAIIAkgBv0UIAf9IgEQOCAKIAggBiAFEBMgAiALRwRAIAwgCSAHIAUQEwsgAkECaiECDAELCwvaCAEMeyAAKwMg/RQgASsDIP0iASEIIAArAxD9FCABKwMQ/SIBIQcgACsDwAH9FCABKwPAAf0iASEFIAArA8gB/RQgASsDyAH9IgEhCSAAKwOwAf0UIAErA7AB/SIBIQYgACsDgAL9FCABKwOAAv0iASEKQcD8ASAAKwPQAf0UIAErA9AB/SIB/QsEAEHQ/AEgCf0LBABB4PwBIAcQAv0LBABB8PwBIAcQAf0LBAD9DAAAAAAAAPA/AAAAAAAA8D/9DNxGvKJ/9bY/3Ea8on/1tj/9DBR7aB8rGBJAFHtoHysYEkD9DASivfXrSE4/BKK99etITj8gBP0MAAAAAGDV0UAAAAAAYNXRQP3wASIE/fIB/fEBIgf9IQAQAP0UIAf9IQEQAP0iASIJEAIiC/3yAf0MAAAAAAAA8D8AAAAAAADwP/0MsmuUWMZEor+ya5RYxkSivyAJEAEiDP3yAf0Md+xOFHQ97T937E4UdD3tP/3wASINIA398gH98QH97wEiDv3zASIHIAf98gH98QH97wEhD/0MZ8NxS3F22T9nw3FLcXbZPyAL/fIBIA798wEiEP0hACAPIAz98gH9DAoULVC9W+0/ChQtUL1b7T8gByAL/fIB/fIB/fABIgv9IQAQBP0UIBD9IQEgC/0hARAE/SIB/Qx3PCs+RdtfP3c8Kz5F218/IAT98gH9DJ/VuO0xVxdAn9W47TFXF0D98AEiC/3wASAJ/fEBIQlBgP0B/QyzBQgPaGPvv7MFCA9oY++//QsEAEGQ/QH9DHRfzmxX6Mg/dF/ObFfoyD/9CwQAQaD9Af0MZ8NxS3F22T9nw3FLcXbZP/0LBABBsP0B/QwKFC1QvVvtPwoULVC9W+0//QsEAEHA/QEgCBACIgz9CwQAQdD9ASAIEAEiCP0LBAAgBSAGRHGOAJRqDck+EBQgAiADQQAgBSAF/fIBIhBE9P3UeOkmkT8QEiACIANE3jWJ/mcN6T4gBSAK/Qyg16zu6c6qP6DXrO7pzqo//UkgCv0MunmJrL+2CEC6eYmsv7YIQP1K/VAiChAVQYD9ASAJEAL9CwQAQZD9ASAJEAH9CwQAQaD9ASAO/QsEAEGw/QEgDf0LBABBwP0BIAwgD/3yASAIIAf98gH98QH9CwQAQdD9ASAPIAj98gEgByAM/fIB/fAB/QsEACAFIAZESxmT52wYoD4QFCACIANBDCAQRAfOGVHaG6w/EBIgAiADRMgpY95qwSQ/IAUgChAVIAL9DPbwkCJlnZE/9vCQImWdkT8gBP3yAf0MKL+g4L0GGUAov6DgvQYZQP3wASIF/SEAEAD9FCAF/SEBEAD9IgEiBf0hADkDwAEgAyAF/SEBOQPAASAC/QxQi8HDtG/NP1CLwcO0b80/IAT98gH9DFHF6BQ/4RJAUcXoFD/hEkD98AEgC/3xASIE/SEAEAD9FCAE/SEBEAD9IgEiBP0hADkDyAEgAyAE/SEBOQPIAQsFAEGACQsFAEGACAsGAEH4ggILiQMCBH8HfEHICSgCACEDQYAIKwMAIQZBiAgrAwAhBwNAIAEgA0kEQEQAVNpbZqgGQyAAIAFBA3RqKwMAIgijn0QAAAAAAKS/QKREAAAAAAAAAECiIQUgBiAIRAAAAAAAavjAoCAGIAVEAAAAAACkv0AgBxAfoEQAAAAAAGigQKBEAAAAAAAANECgIgggBSAHoqAhCkG8CSgCACABQQJ0aiAIRAAAAAAAwHJAo0TNzMzMzMzwP6AiCZtEAAAAAMD/30Ck/AIiBCAEQRB0cjYCACAJRAAAAAAAAPA/oCEJIApEzTt/Zp6g9j+iRAAAAAAAwHJAoyELIAIgBUQAAAAAANnSQGMEfyAJRM3MzMzMzABAoiALRM3MzMzMzPA/oqBEAAAAAAAAEECgm0QAAMD////fQaT8AgVB/////wcLIgQgAiAEShshAkHQCSgCACABQQJ0aiAIIAiiIApEje21oPfG4D6iIAqioEQLem8MAQDwP6K2OAIAIAFBAWohAQwBCwtB3AkgAjYCAAvpBQINewJ/QcAIKwMAtv0TIQNByAgrAwC2/RMhBEHQCCsDALb9EyEFQdgIKwMAtv0TIQZBhAkoAgAgAEECdSIQQaADbGohD0GgCSgCACAQQeAAbGohEANAIAAgAUgEQCAP/QAE0AIgBCADIA/9AASAAyIH/VIiAv3mASIIIA/9AASgAv3kASIJIAL95gEgD/0ABPAB/eQBIgogAv3mASAP/QAEwAH95AEiCyAC/eYBIA/9AASQAf3kASIMIAL95gEgD/0ABGD95AEiDSAC/eYBIA/9AAQw/eQBIQ4gECAIIAn95AEgAv3mASAK/eQBIAL95gEgC/3kASAC/eYBIAz95AEgAv3mASAN/eQBIAL95gEgDv3kASAGIAUgB/1SIgf95gH9CwQwIBAgDiAC/eYBIA/9AAQA/eQB/QsEACAP/QAE4AIgAv3mASIIIA/9AASwAv3kASIJIAL95gEgD/0ABIAC/eQBIgogAv3mASAP/QAE0AH95AEiCyAC/eYBIA/9AASgAf3kASIMIAL95gEgD/0ABHD95AEiDSAC/eYBIA/9AARA/eQBIQ4gEEFAayAIIAn95AEgAv3mASAK/eQBIAL95gEgC/3kASAC/eYBIAz95AEgAv3mASAN/eQBIAL95gEgDv3kASAH/eYB/QsEACAQIA4gAv3mASAP/QAEEP3kAf0LBBAgD/0ABPACIAL95gEiCCAP/QAEwAL95AEiCSAC/eYBIA/9AASQAv3kASIKIAL95gEgD/0ABOAB/eQBIgsgAv3mASAP/QAEsAH95AEiDCAC/eYBIA/9AASAAf3kASINIAL95gEgD/0ABFD95AEhDiAQIAggCf3kASAC/eYBIAr95AEgAv3mASAL/eQBIAL95gEgDP3kASAC/eYBIA395AEgAv3mASAO/eQBIAf95gH9CwRQIBAgDiAC/eYBIA/9AAQg/eQB/QsEICAPQaADaiEPIBBB4ABqIRAgAEEEaiEADAELCwuDCgMPfw18AXtBqAooAgAhCUGwCCsDACEVQaAIKwMARAAAAAAAAPC/oCETQagIKwMARAAAAAAAAPA/oCEUQYAIKwMAIRZBjAooAgAhBEGsCigCACEBA0AgACAGSgRAIAQoAgAhByAEKwMQIRJBAiEFIAQoAggiCkEBRiAJIAQoAgQiCEpxBEBBpAooAgBBAXQhC0GYCigCACICQZQJKAIAIgMgB0ECdGooAgAiDEEBdUHABGxqIAxBAXFBA3RqIQ4gAiADIAhBAnRqKAIAIg1BAXVBwARsaiANQQFxQQN0aiEPQQAhAgNAIAJBwARJBEAgAkGA8AFqIgMgAiAOaisDADkDACADIAIgD2orAwA5AwggAkEQaiECDAELCyALIAxMJAYgCyANTCQIQZwKKAIAIgIgDCALayIDQQAgA0EAThsiA0GAA2xqJAkgAiANIAtrIgJBACACQQBOGyICQYADbGokCkGgCigCACILIANBMGxqJAsgCyACQTBsaiQMQQAhAwNAIANBDEgEQAJAIBIgFEQAAAAAAABOQKBlIBIgE0QAAAAAAABOwKBmcQR/IBX9FEGQ9AH9AAQA/fEBIBL9FP3wAf0MAAAAAAAATkAAAAAAAABOQP3zASEdAn8jCCMGckUEQEGg3QAgHf0LBABBkN8AQcD0ATYCAEGU3wBB8PQBNgIAQYDwAUEAQQFEAAAAwKVUWEEQBkGY3wAoAgAMAQsjCEEAIwYbBEAjCSMKIwsjDCAdQcD0AUHw9AEQHAwBCyMGBEBBACMJIwsgHRAaDAELQQEjCiMMIB0QGgsFQQELDQBBwPQBKwMAIhAgEKJByPQBKwMAIhAgEKKgQdD0ASsDACIQIBCioEQAAAAgX6DCQmYEf0Hw9AErAwAiECAQokH49AErAwAiECAQoqBBgPUBKwMAIhAgEKKgRAAAACBfoMJCZgVBAAtFDQBEAFTaW2ao9kJBwPQBKwMAIhAgEKJByPQBKwMAIhAgEKKgQdD0ASsDACIQIBCioCIQIBCfoqMhF0QAVNpbZqj2QkHw9AErAwAiECAQokH49AErAwAiECAQoqBBgPUBKwMAIhAgEKKgIhAgEJ+ioyEYRAAAAAAAAAAAIRBEAAAAAAAAAAAhEUEAIQIDQCACQRhJBEAgECACQcD0AWoiCysDMCIZIAsrAwAiGqEiGyALKwNIIAsrAxihIhyioCEQIBEgHCAcoiAbIBcgGqIgGCAZoqGioKAhESACQQhqIQIMAQsLIBAgEaMiEJkiEUQAAAAAZc3NQWNFDQAgEiAQoSESIBFE8WjjiLX45D5jBEBBwPQBIBCaIhAQHkHw9AEgEBAeIBIgFGUgEiATZnEEfyAWQfD0ASsDAEHA9AErAwChIhAgEKJB+PQBKwMAQcj0ASsDAKEiECAQoqBBgPUBKwMAQdD0ASsDAKEiECAQoqCfZgVBAAshBQwBCyADQQFqIQMMAgsLCwsgBQRAIAEgBzYCACABIAg2AgQgASAFQQAgCkEBRhs2AgggASAFQQFGBHwgEgUgBCsDEAs5AxAgAUHw9AErAwBBwPQBKwMAoSIQIBCiQfj0ASsDAEHI9AErAwChIhAgEKKgQYD1ASsDAEHQ9AErAwChIhAgEKKgnzkDGCABQSBqQcD0AUHgAPwKAAAgAUGAAWohAQsgBkEBaiEGIARBGGohBAwBCwsgAUGsCigCAGtBB3YLkAICBX8BeyAA/QAEkAQhDQNAIAQgCkoEQEEQIAQgCmtBAXUiCCAIQRBKGyELIAYgCkEwbGohCEGg3QAhCUEAIQwDQCALIAxKBEAgCSADIAogDEEBdGpBA3Rq/QAEACAN/fEB/QwAAAAAAABOQAAAAAAAAE5A/fMB/QsEACAJIAg2AvABIAkgCEEwajYC9AEgDEEBaiEMIAlBwARqIQkgCEHgAGohCAwBCwsgAQRAIABBACABQQAgAkEAIAsgBRAbBSAAQQAgCyAFEAYLQaDdACEJQQAhCANAIAggC0gEQCAHIApqIAhBAXRqIAkvAfgBOwEAIAhBAWohCCAJQcAEaiEJDAELCyAKQSBqIQoMAQsLC/wGAg5/C3xB+AkoAgAhCEGQCSgCACEGQZQKKAIAIQdBkAooAgBBAEchCUGgCCsDACETQagIKwMAIRRBgAgrAwAhFUGYCCsDACEWQYwKKAIAIQQDQCAAIAFIBEAgCCAAQQN0aiICKAIAIQNEAAAAAAAAAAAhEEQAAAAAAAAAACERRAAAAAAAAAAAIRJB2AkoAgAiCiACKAIEIgVBBXRqIgIoAhQiC0H//wNxIQwCQAJ/QQAgC0EQdiAKIANBBXRqIgsoAhQiDUH//wNxIgpIIAwgDUEQdkpyDQAaQQEgCygCGCACKAIYckEASA0AGiALKgIcuyEXIAIqAhy7IRhBoAkoAgAiAiADQQJ2QeAAbGogA0EDcUECdGohDSACIAVBAnZB4ABsaiAFQQNxQQJ0aiEOQQAhAgNAIAJBMEkEQCARIAIgDmoiCyoCMLsgAiANaiIPKgIwu6EiGSAZoqAhESAQIAsqAgC7IBiiIA8qAgC7IBeioSIaIBmioCEQIBIgGiAaoqAhEiACQRBqIQIMAQsLQdAJKAIAIAogDCAKIAxIG0ECdGoqAgC7IRcgEJkiGCARQYgIKwMAIhmiIhpmBH8gEiAXoSAZIBogGCAYoKGioEQAAAAAAAAAAGUFIBIgF6EgEaIgECAQomULC0UNACAGIANBAnRqKAIAIQogBiAFQQJ0aigCACELIAkEfyAHIApqLQAAIAcgC2otAAByBUEBC0UNAEGgCSgCACADIAUgCiALSBsiAkECdkHgAGxqIAJBA3FBAnRqIQxBACECA0AgAkEGSQRAIAJBA3RBkNwAaiAMIAJBBHRqKgIAuzkDACACQQFqIQIMAQsLQaAJKAIAIAUgAyAKIAtIGyICQQJ2QeAAbGogAkEDcUECdGohDEEAIQIDQCACQQZJBEAgAkEDdEHA3ABqIAwgAkEEdGoqAgC7OQMAIAJBAWohAgwBCwsgEyAUIBVBhAkoAgAiAiADQQJ2QaADbGogA0EDcUECdGoqApADuyACIAVBAnZBoANsaiAFQQNxQQJ0aioCkAO7oCAWEEEiAkUNACAEIAogCyAKIAtIGzYCACAEIAogCyAKIAtKGzYCBCAEIAI2AgggBCACQQFGBHxBgNwAKwMABUQAAAAAAAAAAAs5AxAgBEEYaiEECyAAQQFqIQAMAQsLIARBjAooAgBrQRhuC6ILAhZ8AX8gAiADoEQAVNpbZqgGQ0GQ3AArAwAiBSAFokGY3AArAwAiBiAGoqBBoNwAKwMAIgcgB6KgnyIIIAVBqNwAKwMAIgmiIAZBsNwAKwMAIgqioCAHQbjcACsDACILoqCZIAijIACaIAGlIgiioUHA3AArAwAiDCAMokHI3AArAwAiDSANoqBB0NwAKwMAIg4gDqKgnyIPIAxB2NwAKwMAIhCiIA1B4NwAKwMAIhGioCAOQejcACsDACISoqCZIA+jIAiioaQiD0QAAAAAAGr4wKBEAAAAAFgIWEGlIhMgE6IgE6KjIhNEKVyPwvUo8D+iIAIgCKIgCKJEAAAAAAAA4D+iIBAgCaEiCSAJoiARIAqhIgogCqKgIBIgC6EiCyALoqAiEJ8iESATIAKiIAiioEQAAAAAAADwPyATIAiiIAiioaMgCKIgCKIgCKJEAAAAAAAACECjoKJEAAAAAAAAWUCgoCESIAAgDCAFoSIMIAmiIA0gBqEiDSAKoqAgDiAHoSIOIAuioCIGmiAQo0QAAAAAAAAAACAQRAAAAAAAAAAAZBsiBSABpCAAIAVkGyEFIAwgDKIgDSANoqAgDiAOoqAgBSAGIAagIBAgBaKgoqAgEiASomVFBEBBAA8LIAQgEWQEQEECDwtBkNwAQeDaABAHQcDcAEGw2wAQB0Gw2wArAwBB4NoAKwMAoSEEQbjbACsDAEHo2gArAwChIQZBwNsAKwMAQfDaACsDAKEhB0HI2wArAwBB+NoAKwMAoSESQdDbACsDAEGA2wArAwChIRNB2NsAKwMAQYjbACsDAKEhFEHg2wArAwBBkNsAKwMAoSEVQejbACsDAEGY2wArAwChIRZB8NsAKwMAQaDbACsDAKEhFyADRAAAAAAAAFlAoEQAVNpbZqj2QiAPIA+iIA+ioyIDRAAAAAAAAE5AoiADoiIDQajcACsDACIPIA+iQbDcACsDACIPIA+ioEG43AArAwAiDyAPoqCfoiAIIAiiIg+iIA+iIAiiRAAAAAAAAF5Ao6AgA0HY3AArAwAiAyADokHg3AArAwAiAyADoqBB6NwAKwMAIgMgA6Kgn6IgD6IgD6IgCKJEAAAAAAAAXkCjoCIPIBGjRAAAAAAAAPA/oCACRAAAAAAAABRAoiAPoiAIIBCio6AhEANAIBtBDEgEQAJAIAwgBSAJIAUgBEQAAAAAAADgP6IgBSASRFVVVVVVVcU/oiAFIBWiIgNEVVVVVVVVpT+ioKKgoqCioCIRIAkgBSAEIAUgEkQAAAAAAADgP6IgA0RVVVVVVVXFP6KgoqCioCIYoiANIAUgCiAFIAZEAAAAAAAA4D+iIAUgE0RVVVVVVVXFP6IgBSAWoiIIRFVVVVVVVaU/oqCioKKgoqAiAyAKIAUgBiAFIBNEAAAAAAAA4D+iIAhEVVVVVVVVxT+ioKKgoqAiGaKgIA4gBSALIAUgB0QAAAAAAADgP6IgBSAURFVVVVVVVcU/oiAFIBeiIhpEVVVVVVVVpT+ioKKgoqCioCIIIAsgBSAHIAUgFEQAAAAAAADgP6IgGkRVVVVVVVXFP6KgoqCioCIaoqAgGCAYoiAZIBmioCAaIBqioCARIASioCADIAaioCAIIAeioKMiGET8qfHSTWJQP2MgGET8qfHSTWJQv2RxBEBBgNwAIAU5AwAgBSAAIBChYyAFIAEgEKBkcgRAQQAPCyARIBGiIAMgA6KgIAggCKKgIAIgD6AiACAAomUPCyAFIBihIgUgACAQIBCgIgOhRAAAAAAAAE7AoGYgBSABIAOgRAAAAAAAAE5AoGVxRQ0AIBtBAWohGwwCCwsLQYDcACABIAAgBaWkOQMAIAUgACAQIBCgoUQAAAAAAABOwKBjBH9BAQUgBSABIBAgEKCgRAAAAAAAAE5AoGQLRQvCAgILfwJ9QewJKAIAIQZB8AkoAgAhB0HoCSgCACEIQYAJKAIAQQJ0IQRBxAkoAgAhCUQAAAAAAODFQCQCA0AgACAGSQRAQdgJKAIAIAcgAEECdCIBaigCACICQQV0aiEFQaAJKAIAIAJBAnZB4ABsaiACQQNxQQJ0aiEKIAUqAhwhCyABIAhqIQFBACEDA0AgA0EGSQRAIAEgCiADQQR0aioCACIMIAuUIAwgA0EDSRs4AgAgA0EBaiEDIAEgBGohAQwBCwsgAUGECSgCACACQQJ2QaADbGogAkEDcUECdGoqApADu7Y4AgAgASAEaiAFKAIUNgIAIAIQICMCpSQCIABBAWohAAwBCwtEAAAAAAAAAAAkBUEAIQADQCAAQcAJKAIASQRAIwUgCSAAQQR0aioCDLulJAUgAEEBaiEADAELCwu1BQIRfwp8QewJKAIAIQVB8AkoAgAhCEHACSgCACEGQaQJKAIAIQlBxAkoAgAhCkH0CSgCACELQdgJKAIAIQxB+AkoAgAiAUH8CSgCAEEDdGohDUQAAAAAAAAAAEGACCsDACIWIwIjAqAjAkGICCsDACIREB8hFyABIQBBhAooAgAhAwNAIAMgBUgEQCANIAAgBUHACigCAGpBA3RqTwRAIAwgCCADQQJ0aigCACIEQQV0aiEOQYQJKAIAIARBAnZBoANsaiAEQQNxQQJ0aioCkAO7IRggBBAgRAAAAAAApL9AoCESIAMgFiAXoCAYoEQAAAAAAAA0QKBB8NwAKwMAIhMgE6JB+NwAKwMAIhQgFKKgQYDdACsDACIVIBWioJ8iGURIr7ya8teaPqKgIhogGiMCIwKgIBGioCAAEEUhACAZIBEgCyAEQQJ0aioCALtBkAgrAwCgokG4CCsDAKAgGEQAAAAAeFZYQaOgIwWgRBgtRFT7IQlApBAjoiEYIBpEAAAAAABokECgIhlEAAAAAADAckCjRM3MzMzMzPA/oCIam0QAAAAAwP/fQKT8AiICIAJBEHRyIQ8gGkQAAAAAAADwP6AhGiAZIBIgEaKgRM07f2aeoPY/okQAAAAAAMByQKMhGSASRAAAAAAA2dJAYwR/IBpEzczMzMzMAECiIBlEzczMzMzM8D+ioEQAAAAAAAAQQKCbRAAAwP///99BpPwCBUH/////BwshEEEAIQIDQCACIAZIBEAgEyAKIAJBBHRqIgcqAgC7oiAUIAcqAgS7oqAgFSAHKgIIu6KgIBhjRQRAIAQgDiACQQNsIAZtIAkgAkEFdGogDyAQIAAQRCEACyACQQFqIQIMAQsLIANBAWohAwwCCwsLQYQKIAM2AgBBgAogACABa0EDdjYCACADIAVIC+8EAwx/BH0FeyAE/REhFyAF/REhGEGICCsDALYhFkG4CigCACENQeQJKAIAIQdB4AkoAgAhDkHYCSgCACEPIAEgAkEBakEBdEEAIAJBAkcbaigCACII/REhGSABQQggAkECdEEMaiACQQJGG2ooAgAiCf0RIRogASgCFCIBQf//A3EhCkHUCSgCACABQRB2QQJ0aigCBCEQQagJKAIAIgsgAygCCGohDCALIAMoAgRqIQEDQCABIAxJBEAgECABIAdBAXRqKAIASgRAIAogDSABIAtrQQV2QQJ0aigCAEwEQEEBQQggDCABa0ECdiICIAJBCEsbdEEBayAYIAH9AAQAIBn9kQEgASAHaiIC/QAEACAa/ZEBIhv9ugH9oAEgG/2AASAX/boB/bEB/Tv9pAEgGCAB/QAEECAZ/ZEBIAL9AAQQIBr9kQEiG/26Af2gASAb/YABIBf9ugH9sQH9O/2kAUEEdHJxIQIDQCACBEAgASACaEECdGohAyACIAJBAWtxIQIgDyAOIAMgB0EBdGooAgBBAnRqKAIAIhFBBXRqKAIUQRB2IRIgBiAANgIAIAYgETYCBCADIAdqKAIAIhHBIAnBa7IhEyAJQRB1IBFBEHVrsiIUiyATi5IhFSADKAIAIQMgBiAKIBJMBH8gA0H//wNxIAhB//8DcWvBsiAUlCADQRB1IAhBEHVrwbIgE5SSiyAWQ28SAzuUIBQgFJQgEyATlJIgFUMAAKBAlJJDAAAgQZKUIARB//8DcbIgFUMAAEBAkpSSIAWykkPFIIA/lF8FQQALQQN0aiEGDAELCwsgAUEgaiEBDAILCwsgBgvaBAIIfwp7QfAJKAIAIQhB7AkoAgAhCUGICCsDALb9EyEPIAG2/RMhECACRI3ttaD3xuA+oiACorb9EyERIABBAnQiBEHoCSgCACIKQYAJKAIAQQJ0IgZBB2xqaigCACIFQf//A3H9ESESIAVBEHb9ESETIAQgCmohCyAAQQFqIQUDQCAFIAlJBEAgCiAFQQJ0aiEE/QwAAAAAAAAAAAAAAAAAAAAAIQ79DAAAAAAAAAAAAAAAAAAAAAAhDP0MAAAAAAAAAAAAAAAAAAAAACENQQAhBwNAIAdBA0kEQCAOIAQgBkEDbGr9AAQAIAsgB0EDaiAGbGr9CQIA/eUBIhUgFf3mAf3kASEOIAwgBP0ABAAgCyAGIAdsav0JAgD95QEiFCAV/eYB/eQBIQwgDSAUIBT95gH95AEhDSAEIAZqIQQgB0EBaiEHDAELCyANIBAgBCAGQQNsaiIE/QAEAP3kASINIA395gEgEf3kAf3lASENIAQgBmr9AAQAIhT9DP//AAD//wAA//8AAP//AAD9TiAT/T0gFEEQ/a0BIBL9P/1OIA0gDv3mASAMIAz95gH9RSAM/eABIgwgDiAP/eYBIg79Q/1OIA0gDyAOIAz95QEgDP3lAf3mAf3kAf0MAAAAAAAAAAAAAAAAAAAAAP1F/VD9Tv2kAUEBQQQgCSAFayIEIARBBEsbdEEBa3EhBANAIAQEQCADIAggAEECdGooAgA2AgAgAyAIIAUgBGhqQQJ0aigCADYCBCAEIARBAWtxIQQgA0EIaiEDDAELCyAFQQRqIQUMAQsLIAMLC/MPSwBBpuUBCwI4QwBBqOUBCwgWx0NU+yGJPwBBsOUBCwgoThi2uauUvgBBuOUBCwjeRb7JPL0TvwBBwOUBCwjDWhsIHzwQPgBBzuUBCwLwPwBB0OUBCwgffv/////vPwBB2OUBCwgLiSALUlXFvwBB4OUBCwhVVVVVVVXFvwBB6OUBCwgRERERERGBPwBB9uUBCwLgvwBB+OUBCwhVVVVVVVWlPwBBg+YBCwVU+yGJPwBBiOYBCwgzJqYRRguhPQBBkOYBCwiDyMltMF9UQABBnuYBCwLwPwBBp+YBCwFAAEGu5gELAuA/AEGw5gELCFVVVVVVVcU/AEG45gELCGZmZmZmZu4/AEHA5gELCGZmZmZmZu6/AEHO5gELAvA/AEHW5gELAuA/AEHY5gELCFVVVVVVVcU/AEHg5gELCFVVVVVVVaU/AEHo5gELCBEREREREYE/AEHw5gELCBdswRZswVY/AEH45gELCFVVVVVVVcU/AEGA5wELCFVVVVVVVeE/AEGI5wELCDMzMzMzM9s/AEGQ5wELCFVVVVVVVbU/AEGY5wELCLZgC7ZgC+g/AEGg5wELCOzHfuzHfu4/AEGu5wELAvA/AEGw5wELCI3ttaD3xrA+AEG45wELCPyp8dJNYlC/AEHH5wELAUAAQdbnAQtS8D8AAAAAAADwP2CkYUIWExdAYKRhQhYTF0AAAAAAAADwPwAAAAAAAPC/AAAAAAAA8D8AAAAAAADwP/SIsGUieu4/9IiwZSJ67j8AAAAAAAAAQABBt+gBC3lAAAAAAAAAAEA3Akx08dL8PzcCTHTx0vw/AAAAAAAA8D8AAAAAAADwvwAAAAAAAPA/AAAAAAAA8D/M64hDNtDwP8zriEM20PA/AAAAAAAA8D8AAAAAAADwvwAAAAAAAABAAAAAAAAAAEA4CrVLwKQRQDgKtUvApBFAAEHG6QELGvA/AAAAAAAAAEDVSCJmvM7AP2CkYUIWExdAAEH26QELEghAAAAAAAAAAABJIE71nvnxPwBBkOoBCwh2FMJrzeVPPwBBmOoBCwjjfrXLrtYFQABBoOoBCwghZjDTQG2KPwBBqOoBCwi/fQitBeUhQABBtuoBCwLwPwBBvuoBCwIIQABBxuoBCwIUQABBzuoBCwIcQABB1uoBCwLgPwBB3uoBCwLQPwBB4OoBCwiN7bWg98awPgBB6OoBCwga38RBZmN6PQBB8OoBCwiAIyO49zVTPwBB+OoBCwiAIyO49zVDPwBBgOsBCwgG+CceO5tKPwBBiOsBCwhZpRoU0rxBPwBBkOsBCwhZpRoU0rwhvwBBmOsBCwgG+CceO5tKPwBBoOsBCwhVVVVVVVXVPwBBqOsBCwgcx3Ecx3HMPwBBsOsBCwikDDzdmh/GPwBBuOsBCwg0tVy4q2/CPwBBxusBCwIQQABByOsBC1gNVVVVVVXVP8TrmJmZmcm//4MAkiRJwj9xFiP+xnG8v24gTMXNRbc/bZp0r/Kws79RPdCgZg2xP5r93lIt3q2/6w12JEt7qT8vbGosRLSivxHaIuM6rZA/AEGg9QELQCGwcmiR7QxAWDm0yHZ+KsAK16NwPUowQAAAAAAAAAAAdZMYBFYGUsDJdr6fGr10QCuHFtnOy3/A3SQGgZWrcEAAQeD1AQtAWmQ7309NM8ApXI/C9VhdQMUgsHJojWzA9P3UeOmSY0Av3SQGga11wJZDi2xnu5hAmpmZmdnfosDLoUW2c3iTQABBoPYBC0BHA3gLJOgywILix5i7cltAKqkT0ETUasBRa5p3nFJiQI/C9ShcaXXAEoPAyqFLmEA1XrpJzH2iwNnO91Pj/5JAAEHg9gELQFYOLbKdj0TAke18PzVWbkAv3SQGgXF9wGiR7Xw/n3NAppvEIDBzkMAOLbKdr5ayQKJFtvP9GbzAi2zn++mHrEAAQaD3AQtAGy/dJAZNYsDXo3A9Ck+KQJMYBFYOdJnACtejcL3tkEB7FK5HYfurwEjhehQOmc9AexSuR7Hj18D2KFyPQkPIQABB4PcBC2D0/dR46aCAwGIQWDn0k6dAeekmMQhstsBkO99PjfisQClcj8L14pZAAAAAAMA4ssDhehSuR2etQAAAAAAAAAAAXI/C9agdtMAUrkfhOjzdQFK4HoXraOrAcT0K1yOX3kAAQcD4AQtAZapgVNK5jMCPwvUonHyzQPYoXI9itMHAKVyPwjWmtUBcj8L1eI3iwI/C9SiEugNBmpmZmXEODMGkcD0KH7T6QABBgPkBC0DopPeNr7WJwNJvXwee2LFAduCcEbWVwMAbL90khtm0QNnO91MDRenAmpmZmQ+5CkE9CtejcOMSwcP1KFxr3QFBAEHA+QELQBfZzvdTrYrAAAAAAEBSskD2KFyPYtjAwGZmZmZm3bRAj8L1KPyK48DsUbgeN88EQXE9CtdboA3B7FG4Hl05/EAAQbiBAgvAAW6D+aIAAAAA0Vcn/CkVRE6ZlWLbwN009atjUf5BkEM8Om4kt2HFu97qLkkG4NJNQhzrHf4cktEJ9TWC6D6nKbEmcJzphES7LjnWkTlBfl+0i1+EnPQ5U4P/l/gfOyj5vYsRL+8PmAXez342bR9tClpmP0ZPtwnLJ8e6J3Ut6l+e9zkHPXvx5euxX/tr6pJSikYwA1YIXY0fILzP8Ktre/xhkeOpHTb0ml+FmWUIG+ZegNj/jUBooBRXFQYGMSdzTQ==";

// packages/kernel/src/webassembly.ts
var PAGE = 65536;
var BEHIND = 256;
var CACHE_LINE = 64;
function compileKernel(bytes) {
  return new WebAssembly.Module(bytes);
}
function instantiateKernel(module) {
  return new WebAssembly.Instance(module, {}).exports;
}
function instantiateLattice(module) {
  return new WebAssembly.Instance(module, {}).exports;
}
function instantiateFunctions(module) {
  return new WebAssembly.Instance(module, {}).exports;
}

// packages/kernel/src/kernel-memory.ts
var compiled;
var KernelMemory = class {
  kernel;
  #top;
  constructor() {
    compiled ??= compileKernel(fromBase64(WASM_BASE64));
    this.kernel = instantiateKernel(compiled);
    this.#top = this.kernel.heapBase();
  }
  /** Address of so many zero bytes, on a cache line of its own. */
  reserve(bytes) {
    const address = Math.ceil(this.#top / CACHE_LINE) * CACHE_LINE;
    this.#top = address + bytes;
    const missing = this.#top + BEHIND - this.kernel.memory.buffer.byteLength;
    if (missing > 0) this.kernel.memory.grow(Math.ceil(missing / PAGE));
    return address;
  }
  /** Bytes held by the instance. */
  get byteLength() {
    return this.kernel.memory.buffer.byteLength;
  }
  f64(address, length2) {
    return new Float64Array(this.kernel.memory.buffer, address, length2);
  }
  f32(address, length2) {
    return new Float32Array(this.kernel.memory.buffer, address, length2);
  }
  i32(address, length2) {
    return new Int32Array(this.kernel.memory.buffer, address, length2);
  }
  u16(address, length2) {
    return new Uint16Array(this.kernel.memory.buffer, address, length2);
  }
  u8(address, length2) {
    return new Uint8Array(this.kernel.memory.buffer, address, length2);
  }
};

// packages/kernel/src/pair-row.ts
var FIELDS = 36;
var INTEGRATOR_ROW2 = 6;
var STEPS_PER_RAD = 512 / (2 * Math.PI);
var SQRT_AXIS = 23;
var TILT_NODE = 32;
var TILT = 35;
var INCLINATION_RATE = 10;
var PLAIN_PERIGEE_RATE = 11;
var ANOMALY_RATE = 12;
var NODES = [NODE, NODE_RATE, NODE_DRAG];
var LONGITUDES = [T2, T3, T4, T5];
var fields = new Float64Array(FIELDS);
function pairFields(batch, object) {
  const o = object * ROW;
  for (let k = 0; k < FIELDS; k++) fields[k] = batch.near[o + k];
  const d = batch.deepRow[object];
  if (d < 0) prepareNear();
  else prepareDeep(batch.deep, d * DEEP_ROW);
  return fields;
}
function prepareNear() {
  const cosI = fields[COS_I];
  for (const k of NODES) fields[k] *= STEPS_PER_RAD;
  for (const k of LONGITUDES) fields[k] *= fields[MEAN_MOTION];
  fields[SQRT_AXIS] = Math.sqrt(fields[SEMI_MAJOR_AXIS]);
  fields[CON41] *= 0.75 * J22;
  fields[X1MTH2] *= 0.5 * J22;
  fields[X7THM1] *= -0.125 * J22;
  fields[TILT_NODE] = 0.75 * J22 * STEPS_PER_RAD * cosI;
  fields[TILT] = 0.75 * J22 * cosI * fields[SIN_I];
}
function prepareDeep(deep, d) {
  fields[PLAIN_PERIGEE_RATE] = fields[ARG_PERIGEE_RATE];
  fields[INCLINATION_RATE] = deep[d + DIDT];
  fields[BC4] = deep[d + DEDT] - fields[BC4];
  fields[NODE_RATE] += deep[d + DNODT];
  fields[ARG_PERIGEE_RATE] += deep[d + DOMDT];
  fields[ANOMALY_RATE] = deep[d + DMDT];
  fields[T2] *= fields[MEAN_MOTION];
  fields[SQRT_AXIS] = Math.cbrt(XKE / fields[MEAN_MOTION]);
}

// packages/kernel/src/object-rows.ts
var PAIR = 2 * FIELDS;
function reserveTwin(memory) {
  return {
    row: memory.reserve(PAIR * 8),
    deep: memory.reserve(2 * DEEP_ROW * 8),
    cache: memory.reserve(2 * INTEGRATOR_ROW2 * 8)
  };
}
function fillTwin(memory, twin, batch, i) {
  const table = memory.f64(twin.row, PAIR);
  const fields2 = pairFields(batch, i);
  for (let k = 0; k < FIELDS; k++) table.fill(fields2[k], 2 * k, 2 * k + 2);
  const d = batch.deepRow[i];
  if (d < 0) return 0;
  const deep = batch.deep.subarray(d * DEEP_ROW, (d + 1) * DEEP_ROW);
  const rows2 = memory.f64(twin.deep, 2 * DEEP_ROW);
  rows2.set(deep);
  rows2.set(deep, DEEP_ROW);
  memory.f64(twin.cache, 2 * INTEGRATOR_ROW2).fill(0);
  return twin.deep;
}

// packages/kernel/src/sgp4-epochs.ts
var CHUNK = 1024;
var buffers;
function propagateRaster(batch, i, startTaiS, stepS, count, out) {
  buffers ??= openTables();
  const { memory, twin } = buffers;
  const deep = fillTwin(memory, twin, batch, i);
  const epochs = memory.f64(buffers.epochs, CHUNK);
  const states = memory.f64(buffers.out, 6 * CHUNK);
  const codes = memory.u8(buffers.codes, CHUNK);
  for (let from = 0; from < count; from += CHUNK) {
    const part = Math.min(CHUNK, count - from);
    const even = part + part % 2;
    for (let k = 0; k < even; k++) epochs[k] = startTaiS + (from + k) * stepS;
    memory.kernel.propagateEpochs(
      twin.row,
      deep,
      twin.cache,
      buffers.epochs,
      even,
      1e3 * EARTH_RADIUS_KM,
      buffers.out,
      buffers.codes
    );
    for (let k = 0; k < part; k++) if (codes[k] !== 0) return false;
    out.set(states.subarray(0, 6 * part), 6 * from);
  }
  return true;
}
function openTables() {
  const memory = new KernelMemory();
  return {
    memory,
    twin: reserveTwin(memory),
    epochs: memory.reserve(CHUNK * 8),
    out: memory.reserve(CHUNK * 48),
    codes: memory.reserve(CHUNK)
  };
}

// packages/conjunction/src/manoeuvre/burned-orbit.ts
var NO_ONE = { noradId: 0, name: "", cosparId: "" };
var MOST_RASTERS = 64;
function openManoeuvringOrbit(orbit) {
  const trajectory = orbit.kind === "elements" ? theory(orbit.elements) : void 0;
  const nominal = trajectory ?? orbit.ephemeris;
  const raster = keptRasters(nominal);
  const fits = /* @__PURE__ */ new Map();
  function fitAt(epochTaiS, state) {
    const keptFit = fits.get(epochTaiS);
    if (keptFit) return ok(keptFit);
    let elements;
    if (orbit.kind === "elements") elements = orbit.elements;
    else {
      const [x, y, z, u, v, w] = state;
      const at = { epochTaiS, frame: "TEME", positionM: [x, y, z], velocityMps: [u, v, w] };
      const fit = fitMeanElements(at, epochTaiS, { ...NO_ONE, bstar: orbit.bstar ?? 0 });
      if (!fit.ok) return fit;
      elements = keptBeside(fit.value, nominal, epochTaiS);
    }
    const unchanged = theory(elements);
    const made2 = { unchanged, nearby: nearbyElements(elements, epochTaiS) };
    fits.set(epochTaiS, made2);
    return ok(made2);
  }
  return {
    nominal,
    burned(impulses) {
      if (nominal.frame !== "TEME") return fail({ code: "frame-not-teme" });
      const ignitionTaiS = impulses[0]?.epochTaiS ?? Number.POSITIVE_INFINITY;
      const state = new Float64Array(6);
      const own2 = new Float64Array(6);
      const arcs = [];
      let unchanged;
      for (const [k, { epochTaiS, deltaVRtnMps }] of impulses.entries()) {
        if (k > 0 && !(epochTaiS > impulses[k - 1].epochTaiS))
          return fail({ code: "impulses-out-of-order", epochTaiS });
        if (!nominal.stateAt(epochTaiS, state)) return fail({ code: "no-state-at-burn", epochTaiS });
        const nominalState = Float64Array.from(state);
        const fit = fitAt(ignitionTaiS, nominalState);
        if (!fit.ok) return fit;
        unchanged = fit.value.unchanged;
        if (k > 0) arcs[k - 1].changed.add(epochTaiS, unchanged, state);
        kick(state, deltaVRtnMps);
        const isStill = deltaVRtnMps.every((component) => component === 0);
        if (isStill) {
          arcs.push({ fromTaiS: epochTaiS, changed: k > 0 ? arcs[k - 1].changed : unchanged });
          continue;
        }
        if (!unchanged.stateAt(epochTaiS, own2)) return fail({ code: "no-state-at-burn", epochTaiS });
        for (let c = 0; c < 6; c++) own2[c] += state[c] - nominalState[c];
        const nearby = k === 0 ? fit.value.nearby : nearbyElements(arcs[k - 1].changed.elements, epochTaiS);
        const changed = nearby.through(own2);
        if (!changed.ok) return fail({ ...changed.fault, epochTaiS });
        arcs.push({ fromTaiS: epochTaiS, changed: theory(changed.value) });
      }
      const first3 = unchanged;
      return ok({
        frame: "TEME",
        startTaiS: nominal.startTaiS,
        stopTaiS: nominal.stopTaiS,
        ignitionTaiS,
        stateAt(t, out) {
          if (!nominal.stateAt(t, out)) return false;
          if (!(t >= ignitionTaiS)) return true;
          const { changed } = arcs.findLast(({ fromTaiS }) => t >= fromTaiS);
          if (orbit.kind === "elements") return changed === first3 || changed.stateAt(t, out);
          return changed.add(t, first3, out);
        },
        statesOn(startTaiS, stepS, count, out) {
          const last2 = arcs.at(-1);
          if (last2 === void 0 || startTaiS < last2.fromTaiS) return false;
          if (orbit.kind === "elements") return last2.changed.statesOn(startTaiS, stepS, count, out);
          const from = raster(startTaiS, stepS, count);
          if (!from || !last2.changed.statesOn(startTaiS, stepS, count, out)) return false;
          const without = first3.raster(startTaiS, stepS, count);
          if (!without) return false;
          for (let k = 0; k < 6 * count; k++) out[k] += from[k] - without[k];
          return true;
        }
      });
    }
  };
}
function keptBeside(elements, orbit, fromTaiS) {
  const wholeS = orbit.stopTaiS - fromTaiS;
  const state = new Float64Array(6);
  let kept7 = elements;
  for (let spanS = Math.min(wholeS, 86400 / elements.meanMotionRevPerDay); spanS > 0; ) {
    const lagRad = lagOf(sgp4Init(kept7), orbit, fromTaiS + spanS, state);
    if (lagRad === void 0) return kept7;
    const rate2 = lagRad / (2 * Math.PI) * (86400 / spanS);
    kept7 = { ...kept7, meanMotionRevPerDay: kept7.meanMotionRevPerDay + rate2 };
    if (spanS === wholeS) break;
    spanS = Math.min(wholeS, 2 * spanS);
  }
  return kept7;
}
function lagOf(record, orbit, t, state) {
  const longitudes = [() => orbit.stateAt(t, state), () => stateOf(record, t, state)].map(
    (stateAt2) => stateAt2() ? equinoctialFromCartesian(state, 1e9 * MU_KM3_S2, 1)?.meanLongitudeRad : void 0
  );
  const [ahead, behind] = longitudes;
  return ahead === void 0 || behind === void 0 ? void 0 : wrapPi(ahead - behind);
}
function kick(state, [r, t, n]) {
  const axes2 = rtnAxes(state.subarray(0, 3), state.subarray(3, 6));
  for (let c = 0; c < 3; c++) state[3 + c] += axes2[c] * r + axes2[3 + c] * t + axes2[6 + c] * n;
}
function theory(elements) {
  const record = sgp4Init(elements);
  const own2 = new Float64Array(6);
  const others = new Float64Array(6);
  let batch;
  const stateAt2 = (t, out) => stateOf(record, t, out);
  const statesOn = (startTaiS, stepS, count, out) => {
    batch ??= batchOf([record]);
    return propagateRaster(batch, 0, startTaiS, stepS, count, out);
  };
  const made2 = {
    elements,
    frame: "TEME",
    startTaiS: Number.NEGATIVE_INFINITY,
    stopTaiS: Number.POSITIVE_INFINITY,
    stateAt: stateAt2,
    statesOn,
    raster: keptRasters({ statesOn, stateAt: stateAt2 }),
    add(t, other, state) {
      if (other === made2) return true;
      if (!stateAt2(t, own2) || !other.stateAt(t, others)) return false;
      for (let c = 0; c < 6; c++) state[c] += own2[c] - others[c];
      return true;
    }
  };
  return made2;
}
function stateOf(record, t, out) {
  if (sgp4(record, (t - record.epochTaiS) / 60, out) !== 0) return false;
  for (let c = 0; c < 6; c++) out[c] *= 1e3;
  return true;
}
function keptRasters(source) {
  const kept7 = /* @__PURE__ */ new Map();
  const six3 = new Float64Array(6);
  return (startTaiS, stepS, count) => {
    const key = `${startTaiS} ${stepS} ${count}`;
    if (kept7.has(key)) return kept7.get(key);
    if (kept7.size >= MOST_RASTERS) kept7.delete(kept7.keys().next().value);
    let out = new Float64Array(6 * count);
    if (!source.statesOn?.(startTaiS, stepS, count, out)) {
      for (let k = 0; k < count && out; k++) {
        if (source.stateAt(startTaiS + k * stepS, six3)) out.set(six3, 6 * k);
        else out = void 0;
      }
    }
    kept7.set(key, out);
    return out;
  };
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

// packages/conjunction/src/volume/volume.ts
function semiAxesM(volume) {
  return volume.shape === "sphere" ? [volume.radiusM, volume.radiusM, volume.radiusM] : [volume.radialM, volume.alongTrackM, volume.crossTrackM];
}
function circumscribingRadiusM(volume) {
  if (volume.shape === "sphere") return volume.radiusM;
  return volume.shape === "box" ? Math.hypot(...semiAxesM(volume)) : Math.max(...semiAxesM(volume));
}
function scaledNorm(volume, radialM, alongTrackM, crossTrackM) {
  if (volume.shape === "sphere") return Math.hypot(radialM, alongTrackM, crossTrackM) / volume.radiusM;
  const r = Math.abs(radialM) / volume.radialM;
  const t = Math.abs(alongTrackM) / volume.alongTrackM;
  const n = Math.abs(crossTrackM) / volume.crossTrackM;
  return volume.shape === "box" ? Math.max(r, t, n) : Math.hypot(r, t, n);
}

// packages/conjunction/src/screening/plan/encounter-table.ts
var ENCOUNTER_ROW = 26;
var KIND = 0;
var PRIMARY = 1;
var SECONDARY = 2;
var TCA_TAI_S = 3;
var MISS_M = 4;
var SPEED_MPS = 5;
var RTN_POSITION_M = 6;
var RTN_VELOCITY_MPS = 9;
var STATES = 12;
var INTERVAL_START_TAI_S = 24;
var INTERVAL_STOP_TAI_S = 25;
var APPROACH = 0;
var PROXIMITY_INTERVAL = 1;
var EncounterRows = class {
  rows;
  count = 0;
  constructor(capacity = 64) {
    this.rows = new Float64Array(capacity * ENCOUNTER_ROW);
  }
  /** A new row of zeros without an interval; its place in `rows`, which may have been replaced by a longer one. */
  add() {
    const at = this.count * ENCOUNTER_ROW;
    if (at === this.rows.length) {
      const longer = new Float64Array(2 * this.rows.length);
      longer.set(this.rows);
      this.rows = longer;
    }
    this.count++;
    this.rows[at + INTERVAL_START_TAI_S] = Number.NaN;
    this.rows[at + INTERVAL_STOP_TAI_S] = Number.NaN;
    return at;
  }
  /** A copy of row k of another table. */
  copy(table, k) {
    const at = this.add();
    const from = k * ENCOUNTER_ROW;
    for (let field = 0; field < ENCOUNTER_ROW; field++) this.rows[at + field] = table.rows[from + field];
    return at;
  }
  push(e) {
    const at = this.add();
    const { rows: rows2 } = this;
    rows2[at + KIND] = e.kind === "approach" ? APPROACH : PROXIMITY_INTERVAL;
    rows2[at + PRIMARY] = e.primary;
    rows2[at + SECONDARY] = e.secondary;
    rows2[at + TCA_TAI_S] = e.tcaTaiS;
    rows2[at + MISS_M] = e.missDistanceM;
    rows2[at + SPEED_MPS] = e.relativeSpeedMps;
    rows2.set(e.rtnPositionM, at + RTN_POSITION_M);
    rows2.set(e.rtnVelocityMps, at + RTN_VELOCITY_MPS);
    rows2.set(e.primaryState.positionM, at + STATES);
    rows2.set(e.primaryState.velocityMps, at + STATES + 3);
    rows2.set(e.secondaryState.positionM, at + STATES + 6);
    rows2.set(e.secondaryState.velocityMps, at + STATES + 9);
    if (e.intervalStartTaiS !== void 0) rows2[at + INTERVAL_START_TAI_S] = e.intervalStartTaiS;
    if (e.intervalStopTaiS !== void 0) rows2[at + INTERVAL_STOP_TAI_S] = e.intervalStopTaiS;
  }
  /** The rows and nothing behind them. */
  table() {
    return { count: this.count, rows: this.rows.slice(0, this.count * ENCOUNTER_ROW) };
  }
};
function encounterTable(encounters) {
  const rows2 = new EncounterRows(Math.max(1, encounters.length));
  for (const encounter of encounters) rows2.push(encounter);
  return rows2;
}
function encountersOf(table) {
  return Array.from({ length: table.count }, (_, k) => encounterOf(table, k));
}
function encounterOf({ rows: rows2 }, k) {
  const at = k * ENCOUNTER_ROW;
  const three = (field) => [
    rows2[at + field],
    rows2[at + field + 1],
    rows2[at + field + 2]
  ];
  const start = rows2[at + INTERVAL_START_TAI_S];
  const stop = rows2[at + INTERVAL_STOP_TAI_S];
  return {
    kind: rows2[at + KIND] === APPROACH ? "approach" : "proximity-interval",
    primary: rows2[at + PRIMARY],
    secondary: rows2[at + SECONDARY],
    tcaTaiS: rows2[at + TCA_TAI_S],
    missDistanceM: rows2[at + MISS_M],
    relativeSpeedMps: rows2[at + SPEED_MPS],
    rtnPositionM: three(RTN_POSITION_M),
    rtnVelocityMps: three(RTN_VELOCITY_MPS),
    primaryState: { positionM: three(STATES), velocityMps: three(STATES + 3) },
    secondaryState: { positionM: three(STATES + 6), velocityMps: three(STATES + 9) },
    ...Number.isNaN(start) ? {} : { intervalStartTaiS: start },
    ...Number.isNaN(stop) ? {} : { intervalStopTaiS: stop }
  };
}
function compareRows(rows2, a, others, b) {
  const x = a * ENCOUNTER_ROW;
  const y = b * ENCOUNTER_ROW;
  return rows2[x + TCA_TAI_S] - others[y + TCA_TAI_S] || rows2[x + PRIMARY] - others[y + PRIMARY] || rows2[x + SECONDARY] - others[y + SECONDARY] || rows2[x + KIND] - others[y + KIND];
}
var STEPS_PER_ROW = 8;
function rowsInOrder({ count, rows: rows2 }) {
  const order = new Uint32Array(count);
  let steps = STEPS_PER_ROW * count;
  for (let k = 0; k < count; k++) {
    let place = k;
    while (place > 0 && compareRows(rows2, order[place - 1], rows2, k) > 0) {
      order[place] = order[place - 1];
      place--;
      if (--steps === 0) return sortedRows(rows2, count);
    }
    order[place] = k;
  }
  return order;
}
function sortedRows(rows2, count) {
  return Uint32Array.from({ length: count }, (_, k) => k).sort((a, b) => compareRows(rows2, a, rows2, b) || a - b);
}

// packages/conjunction/src/screening/approach/volume-pass.ts
var ACCELERATION_MPS2 = 40;
var KINK_MPS = 50;
function passesOutside(volume, ends2, turningMps22, halfS) {
  const slackM = halfS * halfS * (ACCELERATION_MPS2 + 1.1 * turningMps22) / 8 + halfS * KINK_MPS / 4;
  return isChordOutside(volume, ends2, 0, slackM) && isChordOutside(volume, ends2, 3, slackM);
}
function turningMps2(s, rtn2) {
  const r2 = s[0] * s[0] + s[1] * s[1] + s[2] * s[2];
  const hx = s[1] * s[5] - s[2] * s[4];
  const hy = s[2] * s[3] - s[0] * s[5];
  const hz = s[0] * s[4] - s[1] * s[3];
  const rateRadps = Math.sqrt(hx * hx + hy * hy + hz * hz) / r2;
  const speedMps = Math.hypot(rtn2[3], rtn2[4], rtn2[5]);
  return rateRadps * (2 * speedMps + rateRadps * Math.hypot(rtn2[0], rtn2[1], rtn2[2]));
}
function isChordOutside(volume, ends2, at, slackM) {
  const half = semiAxesM(volume);
  if (volume.shape === "box") {
    let from = 0;
    let to = 1;
    for (let axis = 0; axis < 3; axis++) {
      const size = half[axis] + slackM;
      const x = ends2[at + axis];
      const dx = ends2[at + 3 + axis] - x;
      if (dx === 0) {
        if (Math.abs(x) > size) return true;
        continue;
      }
      const entrance = (-size - x) / dx;
      const other = (size - x) / dx;
      from = Math.max(from, Math.min(entrance, other));
      to = Math.min(to, Math.max(entrance, other));
    }
    return from > to;
  }
  let xx = 0;
  let xd = 0;
  let dd = 0;
  for (let axis = 0; axis < 3; axis++) {
    const x = ends2[at + axis] / half[axis];
    const d = ends2[at + 3 + axis] / half[axis] - x;
    xx += x * x;
    xd += x * d;
    dd += d * d;
  }
  const u = dd > 0 ? Math.min(1, Math.max(0, -xd / dd)) : 0;
  const least = Math.sqrt(Math.max(0, xx + u * (2 * xd + u * dd)));
  return least > 1 + slackM / Math.min(...half);
}

// packages/conjunction/src/screening/approach/confirm.ts
var ROOT_S = 2e-7;
var LEAST_SCALED_S = 1e-5;
var SAME_EVENT_S = 1;
function pairGeometry(source, volume) {
  return { source, volume, reachM: circumscribingRadiusM(volume), pair: new Float64Array(12) };
}
function statesOf(geometry, i, j, t) {
  return geometry.source.state(i, t, geometry.pair, 0) === 0 && geometry.source.state(j, t, geometry.pair, 6) === 0;
}
function closing(geometry) {
  const s = geometry.pair;
  return (s[6] - s[0]) * (s[9] - s[3]) + (s[7] - s[1]) * (s[10] - s[4]) + (s[8] - s[2]) * (s[11] - s[5]);
}
function separationM(geometry) {
  const s = geometry.pair;
  return Math.hypot(s[6] - s[0], s[7] - s[1], s[8] - s[2]);
}
var rtn = new Float64Array(6);
function scaledSeparation(geometry) {
  if (geometry.volume.shape === "sphere") return separationM(geometry) / geometry.volume.radiusM;
  writeRtn(geometry.pair, rtn, 0);
  return scaledNorm(geometry.volume, rtn[0], rtn[1], rtn[2]);
}
function closestInstants(geometry, i, j, guess3, from, to) {
  let t = guess3;
  for (let k = 0; k < 12; k++) {
    if (!(t >= from - 60 && t <= to + 60) || !statesOf(geometry, i, j, t)) break;
    const step2 = closing(geometry) / closingSlope(geometry.pair);
    if (!Number.isFinite(step2)) break;
    t -= step2;
    if (Math.abs(step2) < ROOT_S) return t >= from && t <= to ? [t] : [];
  }
  return searchedInstants(geometry, i, j, from, to, (to - from) / 24);
}
function searchedInstants(geometry, i, j, from, to, step2) {
  const epochs = [];
  const count = Math.max(1, Math.ceil((to - from) / step2));
  let before = Number.NaN;
  for (let k = 0; k <= count; k++) {
    const t = from + (to - from) * k / count;
    const g = statesOf(geometry, i, j, t) ? closing(geometry) : Number.NaN;
    if (before < 0 && g >= 0) epochs.push(rootOfClosing(geometry, i, j, from + (to - from) * (k - 1) / count, t));
    before = g;
  }
  return epochs;
}
function rootOfClosing(geometry, i, j, from, to) {
  const closingAfter = (s) => statesOf(geometry, i, j, from + s) ? closing(geometry) : Number.POSITIVE_INFINITY;
  return from + rootBetween(closingAfter, 0, to - from, ROOT_S);
}
function closingSlope(s) {
  const r1 = Math.hypot(s[0], s[1], s[2]);
  const r2 = Math.hypot(s[6], s[7], s[8]);
  const k1 = MU_EARTH / (r1 * r1 * r1);
  const k2 = MU_EARTH / (r2 * r2 * r2);
  let slope = 0;
  for (let c = 0; c < 3; c++) {
    const dv = s[9 + c] - s[3 + c];
    slope += dv * dv + (s[6 + c] - s[c]) * (k1 * s[c] - k2 * s[6 + c]);
  }
  return slope;
}
function encounterAt(geometry, i, j, tca) {
  if (!statesOf(geometry, i, j, tca)) return void 0;
  const miss = separationM(geometry);
  if (!(miss <= geometry.reachM)) return void 0;
  if (geometry.volume.shape === "sphere" || scaledSeparation(geometry) <= 1) return describe(geometry, i, j, tca);
  const half = Math.min(120, Math.sqrt(geometry.reachM ** 2 - miss ** 2) / relativeSpeedMps(geometry.pair));
  if (isOutside(geometry, geometry.volume, i, j, tca, half)) return void 0;
  if (!(leastScaled(geometry, i, j, tca - half, tca + half).value <= 1)) return void 0;
  return statesOf(geometry, i, j, tca) ? describe(geometry, i, j, tca) : void 0;
}
function relativeSpeedMps(s) {
  return Math.hypot(s[9] - s[3], s[10] - s[4], s[11] - s[5]);
}
var ends = new Float64Array(9);
function isOutside(geometry, volume, i, j, tca, half) {
  let turning = 0;
  for (let k = 0; k < 3; k++) {
    if (!statesOf(geometry, i, j, tca + (k - 1) * half)) return false;
    writeRtn(geometry.pair, rtn, 0);
    ends.set(rtn.subarray(0, 3), 3 * k);
    turning = Math.max(turning, turningMps2(geometry.pair, rtn));
  }
  return passesOutside(volume, ends, turning, half);
}
function leastScaled(geometry, i, j, from, to) {
  const at = (t2) => statesOf(geometry, i, j, t2) ? scaledSeparation(geometry) : Number.POSITIVE_INFINITY;
  const step2 = (to - from) / 32;
  let best = from;
  let value = at(from);
  for (let k = 1; k <= 32; k++) {
    const s = at(from + k * step2);
    if (s < value) {
      value = s;
      best = from + k * step2;
    }
  }
  const t = minimumBetween(at, Math.max(from, best - step2), Math.min(to, best + step2), LEAST_SCALED_S);
  const least = at(t);
  return least < value ? { t, value: least } : { t: best, value };
}
function describe(geometry, i, j, t) {
  const row = new EncounterRows(1);
  writeApproach(row, geometry.pair, i, j, t);
  return encounterOf(row, 0);
}
function writeApproach(table, s, i, j, t) {
  const at = table.add();
  const { rows: rows2 } = table;
  rows2[at + PRIMARY] = i;
  rows2[at + SECONDARY] = j;
  rows2[at + TCA_TAI_S] = t;
  rows2[at + MISS_M] = Math.hypot(s[6] - s[0], s[7] - s[1], s[8] - s[2]);
  rows2[at + SPEED_MPS] = relativeSpeedMps(s);
  rows2.set(s, at + STATES);
  writeRtn(s, rows2, at + RTN_POSITION_M);
}
function writeRtn(s, out, at) {
  writeAxes(s);
  for (let part = 0; part < 6; part += 3) {
    const x = s[6 + part] - s[part];
    const y = s[7 + part] - s[1 + part];
    const z = s[8 + part] - s[2 + part];
    for (let k = 0; k < 3; k++) out[at + part + k] = axes[3 * k] * x + axes[3 * k + 1] * y + axes[3 * k + 2] * z;
  }
}
var axes = new Float64Array(9);
function writeAxes(s) {
  const x = s[0];
  const y = s[1];
  const z = s[2];
  const u = s[3];
  const v = s[4];
  const w = s[5];
  const r = Math.hypot(x, y, z);
  const hx = y * w - z * v;
  const hy = z * u - x * w;
  const hz = x * v - y * u;
  const h = Math.hypot(hx, hy, hz);
  axes[0] = x / r;
  axes[1] = y / r;
  axes[2] = z / r;
  axes[6] = hx / h;
  axes[7] = hy / h;
  axes[8] = hz / h;
  axes[3] = axes[7] * axes[2] - axes[8] * axes[1];
  axes[4] = axes[8] * axes[0] - axes[6] * axes[2];
  axes[5] = axes[6] * axes[1] - axes[7] * axes[0];
}

// packages/conjunction/src/screening/blocks/block-encounters.ts
function hasApproach(table, first3, rows2, at) {
  for (let n = first3; n < table.count; n++) {
    const other = n * ENCOUNTER_ROW;
    if (table.rows[other + PRIMARY] === rows2[at + PRIMARY] && table.rows[other + SECONDARY] === rows2[at + SECONDARY] && table.rows[other + KIND] === APPROACH) {
      return true;
    }
  }
  return false;
}

// packages/conjunction/src/screening/blocks/merge.ts
var WINDOW_S = 1e-6;
var JOIN_S = 2e-3;
function mergeBlocks(plan, results) {
  const tables = results.map((result) => ({ ...result, encounters: encounterTable(result.encounters) }));
  const outcome = mergeTables(plan, tables);
  return { ...outcome, encounters: encountersOf(outcome.encounters) };
}
function mergeTables(plan, results) {
  const byBlock = new Map(results.map((result) => [result.blockIndex, result]));
  const blocks2 = [...byBlock.values()].toSorted((a, b) => a.blockIndex - b.blockIndex);
  return {
    algorithmVersion: plan.algorithmVersion,
    encounters: mergedEncounters(plan, inOneTable(blocks2)),
    dropouts: firstDropouts(blocks2.flatMap((block) => block.dropouts)),
    coverage: [...blocks2[0]?.coverage ?? []]
  };
}
function inOneTable(blocks2) {
  const count = blocks2.reduce((sum5, { encounters }) => sum5 + encounters.count, 0);
  const rows2 = new Float64Array(count * ENCOUNTER_ROW);
  let at = 0;
  for (const { encounters } of blocks2) {
    rows2.set(encounters.rows.subarray(0, encounters.count * ENCOUNTER_ROW), at);
    at += encounters.count * ENCOUNTER_ROW;
  }
  return { count, rows: rows2 };
}
function mergedEncounters(plan, all) {
  const { rows: rows2 } = all;
  const { startTaiS, stopTaiS } = plan.window;
  const slow = plan.slowSpeedMps;
  const order = rowsInOrder(all);
  const stays2 = staysOf(all, order, slow);
  const inStay = (at) => {
    const t = rows2[at + TCA_TAI_S];
    const ofPair = stays2.get(pairOf(rows2, at));
    return ofPair?.some((stay) => t >= stay.startTaiS - JOIN_S && t <= stay.stopTaiS + JOIN_S) === true;
  };
  const inOrder2 = [...stays2.values()].flat().sort((a, b) => compareRows(rows2, a.best, rows2, b.best));
  const kept7 = new EncounterRows(Math.max(1, all.count));
  let nextStay = 0;
  const keepStays = (before) => {
    for (; nextStay < inOrder2.length; nextStay++) {
      const stay = inOrder2[nextStay];
      if (before !== void 0 && compareRows(rows2, stay.best, rows2, before) > 0) return;
      const at = kept7.copy(all, stay.best);
      kept7.rows[at + INTERVAL_START_TAI_S] = stay.startTaiS;
      kept7.rows[at + INTERVAL_STOP_TAI_S] = stay.stopTaiS;
    }
  };
  let recent = 0;
  for (const k of order) {
    const at = k * ENCOUNTER_ROW;
    if (rows2[at + KIND] === PROXIMITY_INTERVAL) continue;
    const t = rows2[at + TCA_TAI_S];
    if (!(t >= startTaiS - WINDOW_S && t <= stopTaiS + WINDOW_S)) continue;
    if (rows2[at + SPEED_MPS] < slow && inStay(at)) continue;
    while (recent < kept7.count && t - kept7.rows[recent * ENCOUNTER_ROW + TCA_TAI_S] >= SAME_EVENT_S) recent++;
    if (hasApproach(kept7, recent, rows2, at)) continue;
    keepStays(k);
    kept7.copy(all, k);
  }
  keepStays();
  return kept7;
}
function pairOf(rows2, at) {
  return rows2[at + PRIMARY] * 2 ** 26 + rows2[at + SECONDARY];
}
function staysOf(all, order, slowSpeedMps) {
  const pieces = /* @__PURE__ */ new Map();
  for (const k of order) {
    const at = k * ENCOUNTER_ROW;
    if (all.rows[at + KIND] !== PROXIMITY_INTERVAL) continue;
    const pair4 = pairOf(all.rows, at);
    const list = pieces.get(pair4);
    if (list) list.push(k);
    else pieces.set(pair4, [k]);
  }
  const stays2 = /* @__PURE__ */ new Map();
  for (const [pair4, list] of pieces) {
    const slow = joined(all, list).filter(({ best }) => all.rows[best * ENCOUNTER_ROW + SPEED_MPS] < slowSpeedMps);
    if (slow.length > 0) stays2.set(pair4, slow);
  }
  return stays2;
}
function joined({ rows: rows2 }, pieces) {
  const at = (k, field) => rows2[k * ENCOUNTER_ROW + field];
  const start = INTERVAL_START_TAI_S;
  const stays2 = [];
  for (const piece of pieces.toSorted((a, b) => at(a, start) - at(b, start))) {
    const [startTaiS, stopTaiS] = [at(piece, start), at(piece, INTERVAL_STOP_TAI_S)];
    const last2 = stays2.at(-1);
    if (!last2 || startTaiS > last2.stopTaiS + JOIN_S) {
      stays2.push({ best: piece, startTaiS, stopTaiS });
      continue;
    }
    stays2[stays2.length - 1] = {
      best: at(piece, MISS_M) < at(last2.best, MISS_M) ? piece : last2.best,
      startTaiS: last2.startTaiS,
      stopTaiS: Math.max(last2.stopTaiS, stopTaiS)
    };
  }
  return stays2;
}
function firstDropouts(dropouts) {
  const first3 = /* @__PURE__ */ new Map();
  for (const dropout of dropouts) {
    const key = `${dropout.object} ${dropout.reason} ${dropout.code ?? ""}`;
    const earlier = first3.get(key);
    if (!earlier || dropout.atTaiS < earlier.atTaiS) first3.set(key, dropout);
  }
  return [...first3.values()].toSorted((a, b) => a.atTaiS - b.atTaiS || a.object - b.object);
}

// packages/conjunction/src/screening/plan/number-room.ts
var PIECE = 1 << 18;
var NumberRoom = class {
  #pieces = [];
  #piece = 0;
  #used = 0;
  /** A table that holds anything; good until `clear`. */
  take(length2) {
    if (length2 > PIECE) return new Float64Array(length2);
    if (this.#used + length2 > PIECE) {
      this.#piece++;
      this.#used = 0;
    }
    this.#pieces[this.#piece] ??= new Float64Array(PIECE);
    const table = this.#pieces[this.#piece].subarray(this.#used, this.#used + length2);
    this.#used += length2;
    return table;
  }
  clear() {
    this.#piece = 0;
    this.#used = 0;
  }
};
function tableOf(length2, room) {
  return room ? room.take(length2) : new Float64Array(length2);
}

// packages/conjunction/src/screening/plan/plan.ts
var ALGORITHM_VERSION = "slab-grid-6";
var LONGEST_SLAB_S = 240;
var SLAB_S = { wasm: 240, scalar: 192 };
var BLOCK_S = 3840;
var SPAN_S = 28800;
var LATTICE_S = 28800;
var LEAST_BLOCKS = 20;
var SLOW_SPEED_MPS = 50;
function planScreening(request) {
  const { startTaiS, stopTaiS, volume, scope } = request;
  const engine = request.engine ?? "wasm";
  const slabS = request.slabS ?? SLAB_S[engine];
  if (!(Number.isFinite(startTaiS) && Number.isFinite(stopTaiS) && startTaiS < stopTaiS)) {
    throw new RangeError("screening window is empty or not finite");
  }
  const radius = circumscribingRadiusM(volume);
  if (!(radius > 0 && radius < 1e6)) throw new RangeError("screening volume must be between 0 and 1000 km");
  if (!(slabS >= 30 && slabS <= LONGEST_SLAB_S)) throw new RangeError("slab must be 30 s to 240 s");
  const cuts = request.blockS ? evenCuts(request.blockS) : scope.kind === "all-pairs" ? evenCuts(BLOCK_S) : latticeCuts();
  const edges = [startTaiS, ...cuts, stopTaiS];
  const blocks2 = edges.slice(1).map((edge2, index) => ({ index, startTaiS: edges[index], stopTaiS: edge2 }));
  function evenCuts(blockS) {
    const count = Math.ceil((stopTaiS - startTaiS) / blockS - 1e-9);
    return Array.from({ length: Math.max(0, count - 1) }, (_, k) => startTaiS + (k + 1) * blockS);
  }
  function latticeCuts() {
    let blockS = SPAN_S;
    while (blockS > slabS && (stopTaiS - startTaiS) / blockS < LEAST_BLOCKS) blockS /= 2;
    const first3 = Math.floor(startTaiS / blockS) + 1;
    const last2 = Math.ceil(stopTaiS / blockS) - 1;
    return Array.from({ length: Math.max(0, last2 - first3 + 1) }, (_, k) => (first3 + k) * blockS);
  }
  return {
    algorithmVersion: ALGORITHM_VERSION,
    window: { startTaiS, stopTaiS },
    volume,
    scope,
    slabS,
    slowSpeedMps: request.slowSpeedMps ?? SLOW_SPEED_MPS,
    engine,
    blocks: blocks2
  };
}

// packages/conjunction/src/screening/plan/sources.ts
var LOWEST_RADIUS_M = 64e5;
var HIGHEST_RADIUS_M = 1e12;
var NOT_COVERED = 20;
var BELOW_SURFACE = 21;
var NOT_FINITE = 22;
var FRAME_NOT_TEME = 23;
function openSources(sources) {
  const { batch, ephemerides, identities, outlines } = sources;
  const six3 = new Float64Array(6);
  return {
    count: batch.count + ephemerides.length,
    sgp4Count: batch.count,
    batch,
    state(i, epochTaiS, out, at) {
      if (i < batch.count) {
        const code = propagateOne(batch, i, epochTaiS, out, at);
        if (code !== 0) return code;
        for (let k = 0; k < 6; k++) out[at + k] *= 1e3;
      } else {
        const ephemeris = ephemerides[i - batch.count];
        if (ephemeris.frame !== "TEME") return FRAME_NOT_TEME;
        if (!ephemeris.stateAt(epochTaiS, six3)) return NOT_COVERED;
        out.set(six3, at);
      }
      const x = out[at];
      const y = out[at + 1];
      const z = out[at + 2];
      const r2 = x * x + y * y + z * z;
      if (!(r2 < HIGHEST_RADIUS_M * HIGHEST_RADIUS_M && Number.isFinite(out[at + 3] + out[at + 4] + out[at + 5])))
        return NOT_FINITE;
      return r2 < LOWEST_RADIUS_M * LOWEST_RADIUS_M ? BELOW_SURFACE : 0;
    },
    statesOn(i, startTaiS, stepS, count, out) {
      const ephemeris = ephemerides[i - batch.count];
      const isDone = ephemeris === void 0 ? propagateRaster(batch, i, startTaiS, stepS, count, out) : ephemeris.frame === "TEME" && ephemeris.statesOn?.(startTaiS, stepS, count, out) === true;
      return isDone && isInSpace(out, count);
    },
    isSameObject(i, j) {
      const identity = identities?.[i];
      return i === j || identity !== void 0 && identity !== 0 && identity === identities?.[j];
    },
    outlineOf: (i) => outlines?.[i - batch.count],
    spanOf(i) {
      if (i < batch.count) return [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
      const { startTaiS, stopTaiS } = ephemerides[i - batch.count];
      return [startTaiS, stopTaiS];
    }
  };
}
function isInSpace(states, count) {
  for (let o = 0; o < 6 * count; o += 6) {
    const r2 = states[o] * states[o] + states[o + 1] * states[o + 1] + states[o + 2] * states[o + 2];
    if (!(r2 >= LOWEST_RADIUS_M * LOWEST_RADIUS_M && r2 < HIGHEST_RADIUS_M * HIGHEST_RADIUS_M)) return false;
  }
  return true;
}
function dropoutOf(object, code, atTaiS) {
  switch (code) {
    case BELOW_SURFACE:
      return { object, reason: "below-surface", atTaiS };
    case NOT_FINITE:
      return { object, reason: "state-not-finite", atTaiS };
    case FRAME_NOT_TEME:
      return { object, reason: "frame-not-teme", atTaiS };
    case NOT_COVERED:
      return { object, reason: "no-state-in-coverage", atTaiS };
    default:
      return { object, reason: "sgp4-error", code, atTaiS };
  }
}

// packages/astro/src/sgp4/mean-elements.ts
var mean2 = new Float64Array(6);
function orbitBounds(batch, i, fromTaiS, toTaiS, out) {
  const o = i * ROW;
  const { near } = batch;
  if (near[o + INIT_ERROR] !== 0) return false;
  let axisLow = Number.POSITIVE_INFINITY;
  let axisHigh = 0;
  let eccentricity = 0;
  let rate2 = 0;
  for (let end = 0; end < 2; end++) {
    const t = ((end === 0 ? fromTaiS : toTaiS) - near[o + EPOCH_TAI_S]) / 60;
    const t2 = t * t;
    const n0 = near[o + MEAN_MOTION];
    const factor = 1 - near[o + C1] * t - t2 * (near[o + D2] + t * (near[o + D3] + t * near[o + D4]));
    let e = near[o + ECCENTRICITY] - near[o + BC4] * t;
    let axis = near[o + SEMI_MAJOR_AXIS] * factor * factor;
    let spread = 2 * Math.abs(near[o + BC5]);
    let perMinute = near[o + MEAN_ANOMALY_RATE] + near[o + ARG_PERIGEE_RATE] + near[o + NODE_RATE] * near[o + COS_I] + n0 * t * (2 * near[o + T2] + t * (3 * near[o + T3] + t * (4 * near[o + T4] + 5 * t * near[o + T5])));
    const k = batch.deepRow[i];
    if (k >= 0) {
      const d = k * DEEP_ROW;
      const { deep } = batch;
      mean2[EM] = near[o + ECCENTRICITY];
      mean2[IM] = near[o + INCLINATION];
      mean2[NODEM] = 0;
      mean2[ARGPM] = 0;
      mean2[MM] = 0;
      mean2[NM] = n0;
      addSecular(near, o, deep, d, batch.integrator, k * INTEGRATOR_ROW, t, mean2);
      e += mean2[EM] - near[o + ECCENTRICITY];
      axis = (XKE / mean2[NM]) ** (2 / 3) * factor * factor;
      spread += 1e-4 + 0.25 * (Math.abs(deep[d + SE2]) + Math.abs(deep[d + SE3]) + Math.abs(deep[d + EE2]) + Math.abs(deep[d + E3]));
      perMinute += mean2[NM] - n0 + deep[d + DMDT] + deep[d + DOMDT] + deep[d + DNODT] * near[o + COS_I];
    }
    e = Math.abs(e) + spread;
    e += Math.abs(near[o + AYCOF]) / (axis * (1 - e * e));
    if (!(axis > 0 && e < 1)) return false;
    axisLow = Math.min(axisLow, axis);
    axisHigh = Math.max(axisHigh, axis);
    eccentricity = Math.max(eccentricity, e);
    rate2 += perMinute / 120;
  }
  const p = axisLow * (1 - eccentricity * eccentricity);
  const k1 = 0.5 * J22 / p;
  const perigee = axisLow * (1 - eccentricity);
  const apogee = axisHigh * (1 + eccentricity);
  const curvature = 1e-4 * axisHigh;
  out.lowestM = (perigee - shortPeriod(k1, p, perigee) - curvature) * EARTH_RADIUS_KM * 1e3;
  out.highestM = (apogee + shortPeriod(k1, p, apogee) + curvature) * EARTH_RADIUS_KM * 1e3;
  out.eccentricity = eccentricity;
  out.rateRadps = rate2;
  return true;
}
function shortPeriod(k1, p, radius) {
  return 3 * k1 * radius / p + 0.5 * k1;
}

// packages/conjunction/src/screening/approach/motion.ts
var J2_STRENGTH = 1.5 * J2 * MU_EARTH * EARTH_RADIUS_M * EARTH_RADIUS_M;
function taylorTerms(state, o, out) {
  const x = state[o];
  const y = state[o + 1];
  const z = state[o + 2];
  const vx = state[o + 3];
  const vy = state[o + 4];
  const vz = state[o + 5];
  const r2 = x * x + y * y + z * z;
  const r = Math.sqrt(r2);
  const k = MU_EARTH / (r2 * r);
  const j2 = J2_STRENGTH / (r2 * r2 * r);
  const s5 = 5 * z * z / r2;
  out[0] = -k * x + j2 * x * (s5 - 1);
  out[1] = -k * y + j2 * y * (s5 - 1);
  out[2] = -k * z + j2 * z * (s5 - 3);
  const sigma = (x * vx + y * vy + z * vz) / r2;
  const w2 = (vx * vx + vy * vy + vz * vz) / r2;
  const ks = 3 * k * sigma;
  out[3] = ks * x - k * vx;
  out[4] = ks * y - k * vy;
  out[5] = ks * z - k * vz;
  const along = k * (3 * w2 - 15 * sigma * sigma - 2 * k);
  out[6] = along * x + 2 * ks * vx;
  out[7] = along * y + 2 * ks * vy;
  out[8] = along * z + 2 * ks * vz;
}
var FIFTH = 60;
function taylorRemainderM(radiusM, speedMps, spanS) {
  const k = MU_EARTH / (radiusM * radiusM * radiusM);
  const span2 = spanS * spanS;
  return FIFTH * k * k * speedMps * span2 * span2 * spanS / 120;
}
function taylorPosition(state, o, terms4, tau, out) {
  for (let c = 0; c < 3; c++) {
    out[c] = state[o + c] + tau * (state[o + 3 + c] + tau * (terms4[c] / 2 + tau * (terms4[3 + c] / 6 + tau * terms4[6 + c] / 24)));
  }
}

// packages/conjunction/src/screening/approach/approach.ts
var FAR = 0;
var CLOSE = 1;
var SLOW2 = 2;
var MODEL_PAD_M = 100;
var LOWEST_M = 63e5;
var CHORD_DIP_M = 1e5;
var terms1 = new Float64Array(9);
var terms2 = new Float64Array(9);
function gradientAt(radiusM) {
  const r = Math.max(radiusM, LOWEST_M);
  return 2 * MU_EARTH / (r * r * r);
}
function bendM(gradient2, missM, speedMps, spanS) {
  const top = (speedMps + gradient2 * missM * spanS) / (1 - gradient2 * spanS * spanS);
  return 1.01 * gradient2 * (missM * spanS * spanS / 2 + top * spanS * spanS * spanS / 3) + MODEL_PAD_M;
}
function samplingSpeedMps(missM, slowSpeedMps) {
  return Math.max(2 * slowSpeedMps, 4 * Math.sqrt(gradientAt(LOWEST_M)) * (missM + 1e3));
}
function approachTest(states1, o1, states2, o2, from, to, missM, padM, samplingMps, out) {
  const px = states2[o2] - states1[o1];
  const py = states2[o2 + 1] - states1[o1 + 1];
  const pz = states2[o2 + 2] - states1[o1 + 2];
  const vx = states2[o2 + 3] - states1[o1 + 3];
  const vy = states2[o2 + 4] - states1[o1 + 4];
  const vz = states2[o2 + 5] - states1[o1 + 5];
  const a = vx * vx + vy * vy + vz * vz;
  const q = px * vx + py * vy + pz * vz;
  const span = Math.max(to, -from);
  const speed = Math.sqrt(a);
  const low = Math.min(lowestRadius(states1, o1, span), lowestRadius(states2, o2, span));
  const gradient2 = gradientAt(low - CHORD_DIP_M);
  const limit = missM + padM + bendM(gradient2, missM, speed, span);
  let tau = a > 0 ? -q / a : 0;
  tau = tau < from ? from : Math.min(tau, to);
  const line = px * px + py * py + pz * pz + tau * (2 * q + a * tau);
  if (!(line <= limit * limit)) return FAR;
  if (speed < samplingMps) return SLOW2;
  taylorTerms(states1, o1, terms1);
  taylorTerms(states2, o2, terms2);
  const ax = terms2[0] - terms1[0];
  const ay = terms2[1] - terms1[1];
  const az = terms2[2] - terms1[2];
  const jx = terms2[3] - terms1[3];
  const jy = terms2[4] - terms1[4];
  const jz = terms2[5] - terms1[5];
  const sx = terms2[6] - terms1[6];
  const sy = terms2[7] - terms1[7];
  const sz = terms2[8] - terms1[8];
  const remainder = MODEL_PAD_M + padM + taylorRemainderM(low, speedOf(states1, o1), span) + taylorRemainderM(low, speedOf(states2, o2), span);
  const slack = 1 + remainder / speed + 5 * missM * remainder / (span * a);
  let x = 0;
  let y = 0;
  let z = 0;
  for (let k = 0; k < 12; k++) {
    x = px + tau * (vx + tau * (ax / 2 + tau * (jx / 6 + tau * sx / 24)));
    y = py + tau * (vy + tau * (ay / 2 + tau * (jy / 6 + tau * sy / 24)));
    z = pz + tau * (vz + tau * (az / 2 + tau * (jz / 6 + tau * sz / 24)));
    const dx = vx + tau * (ax + tau * (jx / 2 + tau * sx / 6));
    const dy = vy + tau * (ay + tau * (jy / 2 + tau * sy / 6));
    const dz = vz + tau * (az + tau * (jz / 2 + tau * sz / 6));
    const g = x * dx + y * dy + z * dz;
    const slope = dx * dx + dy * dy + dz * dz + x * ax + y * ay + z * az;
    const step2 = g / slope;
    if (step2 < 1e-3 && step2 > -1e-3) {
      out[0] = tau;
      if (tau < from - slack || tau > to + slack) return FAR;
      const reach = missM + remainder;
      return x * x + y * y + z * z <= reach * reach ? CLOSE : FAR;
    }
    tau -= step2;
    if (!(tau >= from - 2 * slack - 60 && tau <= to + 2 * slack + 60)) break;
  }
  out[0] = Math.min(Math.max(tau, from), to);
  return tau < from - 2 * slack - 60 || tau > to + 2 * slack + 60 ? FAR : CLOSE;
}
function lowestRadius(s, o, span) {
  const r = Math.sqrt(s[o] * s[o] + s[o + 1] * s[o + 1] + s[o + 2] * s[o + 2]);
  const rate2 = (s[o] * s[o + 3] + s[o + 1] * s[o + 4] + s[o + 2] * s[o + 5]) / r;
  return r - Math.abs(rate2) * span;
}
function speedOf(s, o) {
  return Math.sqrt(s[o + 3] * s[o + 3] + s[o + 4] * s[o + 4] + s[o + 5] * s[o + 5]);
}

// packages/conjunction/src/screening/approach/next-meeting.ts
var REACH_ROW = 7;
var LOWEST = 0;
var HIGHEST = 1;
var RATE = 2;
var SWING = 3;
var DRIFT = 4;
var CLIMB = 5;
var PAD = 6;
function writeReach(table, i, reach) {
  const o = i * REACH_ROW;
  table[o + LOWEST] = reach.lowestM;
  table[o + HIGHEST] = reach.highestM;
  table[o + RATE] = reach.rateRadps;
  table[o + SWING] = reach.swingRad;
  table[o + DRIFT] = reach.driftRadps;
  table[o + CLIMB] = reach.climbMps;
  table[o + PAD] = reach.padM;
}
function reachPadM(table, i) {
  return table[i * REACH_ROW + PAD];
}
function centreSwingRad(eccentricity) {
  return 2 * (2.02 * eccentricity + 0.6 * eccentricity ** 3) + 0.012;
}
function planeDriftRadps(lowestM, highestM) {
  return 175e-8 * (68e5 / lowestM) ** 3.5 + (highestM > 6e7 ? 1e-6 : 1e-7);
}
function climbMps(lowestM, highestM) {
  const e = Math.min(1, (highestM - lowestM) / (highestM + lowestM) + 1e-3);
  return 1.02 * e * Math.sqrt(MU_EARTH / (lowestM * (1 + e))) + 5;
}
var CAUTION = 0.99;
var ANGLE_STRETCH_S = 1500;
var NextMeeting = class {
  #track;
  #missM;
  /** Shell of the primary widened by the miss, m. */
  #lowest;
  #highest;
  constructor(track, missM) {
    this.#track = track;
    this.#missM = missM;
    this.#lowest = track.reach.lowestM - missM;
    this.#highest = track.reach.highestM + missM;
  }
  /** Whether the radii of the two ever come within the miss distance during the track. */
  isWithinShell(table, j) {
    const o = j * REACH_ROW;
    return table[o + LOWEST] <= this.#highest && table[o + HIGHEST] >= this.#lowest;
  }
  /**
   * @param k       number            raster index of the primary
   * @param state   Float64Array(6)   state of the secondary at that instant, m and m/s
   * @param table, j                  its reach: row j
   * @returns s   no meeting can happen sooner (0 when nothing can be said)
   */
  secondsUntil(k, state, table, j) {
    const reachLow = table[j * REACH_ROW + LOWEST];
    const reachHigh = table[j * REACH_ROW + HIGHEST];
    const track = this.#track;
    const own2 = track.reach;
    const left = (track.count - 1 - k) * track.stepS;
    const o = 6 * k;
    const ux1 = track.axes[o];
    const uy1 = track.axes[o + 1];
    const uz1 = track.axes[o + 2];
    const nx1 = track.axes[o + 3];
    const ny1 = track.axes[o + 4];
    const nz1 = track.axes[o + 5];
    const x = state[0];
    const y = state[1];
    const z = state[2];
    const r = Math.sqrt(x * x + y * y + z * z);
    let nx2 = y * state[5] - z * state[4];
    let ny2 = z * state[3] - x * state[5];
    let nz2 = x * state[4] - y * state[3];
    const h = Math.sqrt(nx2 * nx2 + ny2 * ny2 + nz2 * nz2);
    nx2 /= h;
    ny2 /= h;
    nz2 /= h;
    const ux2 = x / r;
    const uy2 = y / r;
    const uz2 = z / r;
    const gap = Math.max(r - own2.highestM, own2.lowestM - r) - this.#missM;
    let until = gap > 0 ? CAUTION * gap / table[j * REACH_ROW + CLIMB] : 0;
    const lowest = Math.max(own2.lowestM, reachLow) - this.#missM;
    const slip = this.#missM / lowest;
    const drift = own2.driftRadps + table[j * REACH_ROW + DRIFT];
    const w2Low = 0.999 * h / (reachHigh * reachHigh);
    const w2High = 1.001 * h / (reachLow * reachLow);
    const cosI = Math.max(-1, Math.min(1, nx1 * nx2 + ny1 * ny2 + nz1 * nz2));
    const cosTheta = Math.max(-1, Math.min(1, ux1 * ux2 + uy1 * uy2 + uz1 * uz2));
    const theta = Math.acos(cosTheta);
    const fast = track.fastestRadps;
    const slow = track.slowestRadps;
    const turn3 = Math.sqrt(
      Math.max(
        turnSquared(slow, w2Low, cosI),
        turnSquared(slow, w2High, cosI),
        turnSquared(fast, w2Low, cosI),
        turnSquared(fast, w2High, cosI)
      )
    ) + drift * ANGLE_STRETCH_S * (fast + w2High);
    const byAngle = CAUTION * (theta - 1.01 * slip) / turn3;
    if (byAngle > until) until = Math.min(byAngle, Math.max(until, ANGLE_STRETCH_S));
    if (until >= left) return until;
    const kx = ny1 * nz2 - nz1 * ny2;
    const ky = nz1 * nx2 - nx1 * nz2;
    const kz = nx1 * ny2 - ny1 * nx2;
    const sinI2 = kx * kx + ky * ky + kz * kz;
    if (sinI2 < 1e-10) return until;
    const sinI = Math.sqrt(sinI2);
    const phi1 = Math.atan2(
      (ux1 * (ny1 * kz - nz1 * ky) + uy1 * (nz1 * kx - nx1 * kz) + uz1 * (nx1 * ky - ny1 * kx)) / sinI,
      (ux1 * kx + uy1 * ky + uz1 * kz) / sinI
    );
    const phi2 = Math.atan2(
      (ux2 * (ny2 * kz - nz2 * ky) + uy2 * (nz2 * kx - nx2 * kz) + uz2 * (nx2 * ky - ny2 * kx)) / sinI,
      (ux2 * kx + uy2 * ky + uz2 * kz) / sinI
    );
    const cosHalf = Math.sqrt((1 + cosI) / 2);
    const sinHalf = Math.sqrt((1 - cosI) / 2);
    const swing = own2.swingRad + table[j * REACH_ROW + SWING];
    const psiWindow = window(1.01 * slip + drift * left, cosHalf) + swing;
    let psi = phi1 - phi2;
    if (psi > Math.PI) psi -= 2 * Math.PI;
    else if (psi <= -Math.PI) psi += 2 * Math.PI;
    const rate2 = own2.rateRadps - table[j * REACH_ROW + RATE];
    const away = Math.abs(psi) - psiWindow;
    if (away > 0) {
      const towards = psi * rate2 < 0;
      const path = towards ? away : 2 * Math.PI - Math.abs(psi) - psiWindow;
      const byDifference = CAUTION * path / (Math.abs(rate2) + 1e-12);
      if (byDifference > until) until = byDifference;
    }
    const both = slow + w2Low;
    const stretch = Math.min(left, 2 * Math.PI / both);
    const chiWindow = window(1.01 * slip + drift * stretch, sinHalf);
    let chi = phi1 + phi2;
    if (chi > Math.PI) chi -= 2 * Math.PI;
    else if (chi <= -Math.PI) chi += 2 * Math.PI;
    if (Math.abs(chi) > chiWindow) {
      const path = (chi < 0 ? -chi : 2 * Math.PI - chi) - chiWindow;
      const bySum = Math.min(stretch, CAUTION * path / (fast + w2High));
      if (bySum > until) until = bySum;
    }
    return until;
  }
};
function window(eta, factor) {
  const s = eta / (2 * factor);
  return s < 1 ? 2 * Math.asin(s) : Math.PI;
}
function turnSquared(w1, w2, cosI) {
  return w1 * w1 + w2 * w2 - 2 * w1 * w2 * cosI;
}

// packages/astro/src/search/border.ts
function borderBetween(holds, inside2, outside, { width = 0, share = 0 } = {}) {
  let a = inside2;
  let b = outside;
  while (Math.abs(b - a) > width + share * Math.max(Math.abs(a), Math.abs(b))) {
    const middle = 0.5 * (a + b);
    if (middle === a || middle === b) break;
    if (holds(middle)) a = middle;
    else b = middle;
  }
  return a;
}

// packages/conjunction/src/screening/approach/proximity.ts
var STEP_S = 30;
var EDGE_S = 1e-3;
var NEAR = 20;
function sampledPair(geometry, i, j, from, to) {
  const encounters = [];
  const { pair: pair4, volume, reachM } = geometry;
  const span = spanOf(geometry, from, to);
  const { count } = span;
  const [first3, second2] = sampledStates(geometry, span, i, j);
  const timeAt = (k) => from + (to - from) * k / count;
  const missM = new Float64Array(count + 1);
  const scaled3 = new Float64Array(count + 1);
  const between2 = [];
  let before = Number.NaN;
  for (let k = 0; k <= count; k++) {
    const o = 6 * k;
    const x = second2[o] - first3[o];
    const y = second2[o + 1] - first3[o + 1];
    const z = second2[o + 2] - first3[o + 2];
    const g = x * (second2[o + 3] - first3[o + 3]) + y * (second2[o + 4] - first3[o + 4]) + z * (second2[o + 5] - first3[o + 5]);
    if (before < 0 && g >= 0) {
      const tca = rootOfClosing(geometry, i, j, timeAt(k - 1), timeAt(k));
      const encounter = encounterAt(geometry, i, j, tca);
      if (encounter) encounters.push(encounter);
      between2.push(nodeAt(geometry, i, j, tca));
    }
    before = g;
    const miss = Math.sqrt(x * x + y * y + z * z);
    missM[k] = miss >= 0 ? miss : Number.POSITIVE_INFINITY;
    scaled3[k] = missM[k] / reachM;
    if (volume.shape === "sphere" || !(scaled3[k] < NEAR)) continue;
    for (let c = 0; c < 6; c++) {
      pair4[c] = first3[o + c];
      pair4[6 + c] = second2[o + c];
    }
    scaled3[k] = scaledSeparation(geometry);
  }
  if (volume.shape !== "sphere") {
    for (let k = 1; k < count; k++) {
      if (!(scaled3[k] <= scaled3[k - 1] && scaled3[k] <= scaled3[k + 1] && scaled3[k] < NEAR)) continue;
      between2.push(nodeAt(geometry, i, j, leastScaled(geometry, i, j, timeAt(k - 1), timeAt(k + 1)).t));
    }
  }
  if (!scaled3.some((value) => value <= 1) && !between2.some((node) => node.scaled <= 1)) return encounters;
  const nodes2 = Array.from(scaled3, (value, k) => ({ t: timeAt(k), missM: missM[k], scaled: value }));
  nodes2.push(...between2);
  nodes2.sort((a, b) => a.t - b.t);
  encounters.push(...stays(geometry, i, j, nodes2));
  return encounters;
}
var spans = /* @__PURE__ */ new WeakMap();
function spanOf(geometry, from, to) {
  let span = spans.get(geometry);
  if (span?.from !== from || span.to !== to) {
    const count = Math.max(1, Math.ceil((to - from) / STEP_S));
    span = { from, to, count, rasters: /* @__PURE__ */ new Map(), states: /* @__PURE__ */ new Map() };
    spans.set(geometry, span);
  }
  return span;
}
function forgetSampled(geometry, object) {
  const span = spans.get(geometry);
  span?.rasters.delete(object);
  span?.states.delete(object);
}
function sampledStates(geometry, span, i, j) {
  const raster = rasterOf(geometry, span, i);
  const other = raster && rasterOf(geometry, span, j);
  return raster && other ? [raster, other] : [statesOneByOne(geometry, span, i), statesOneByOne(geometry, span, j)];
}
function rasterOf({ source }, span, object) {
  if (span.rasters.has(object)) return span.rasters.get(object);
  const { from, to, count } = span;
  const out = new Float64Array(6 * (count + 1));
  const states = source.statesOn(object, from, (to - from) / count, count + 1, out) ? out : void 0;
  span.rasters.set(object, states);
  return states;
}
function statesOneByOne({ source }, span, object) {
  const table = span.states.get(object);
  if (table) return table;
  const { from, to, count } = span;
  const states = new Float64Array(6 * (count + 1));
  for (let k = 0; k <= count; k++) {
    const t = from + (to - from) * k / count;
    if (source.state(object, t, states, 6 * k) !== 0) states.fill(Number.NaN, 6 * k, 6 * k + 6);
  }
  span.states.set(object, states);
  return states;
}
function nodeAt(geometry, i, j, t) {
  const none = Number.POSITIVE_INFINITY;
  if (!statesOf(geometry, i, j, t)) return { t, missM: none, scaled: none };
  return { t, missM: separationM(geometry), scaled: scaledSeparation(geometry) };
}
function stays(geometry, i, j, nodes2) {
  const encounters = [];
  let k = 0;
  while (k < nodes2.length) {
    if (!(nodes2[k].scaled <= 1)) {
      k++;
      continue;
    }
    const first3 = k;
    let best = nodes2[k];
    while (k + 1 < nodes2.length && nodes2[k + 1].scaled <= 1) {
      k++;
      if (nodes2[k].missM < best.missM) best = nodes2[k];
    }
    const start = first3 === 0 ? nodes2[0].t : edge(geometry, i, j, nodes2[first3].t, nodes2[first3 - 1].t);
    const stop = k === nodes2.length - 1 ? nodes2[k].t : edge(geometry, i, j, nodes2[k].t, nodes2[k + 1].t);
    statesOf(geometry, i, j, best.t);
    encounters.push({
      ...describe(geometry, i, j, best.t),
      kind: "proximity-interval",
      intervalStartTaiS: start,
      intervalStopTaiS: stop
    });
    k++;
  }
  return encounters;
}
function edge(geometry, i, j, inside2, outside) {
  const isInside = (t) => statesOf(geometry, i, j, t) && scaledSeparation(geometry) <= 1;
  return borderBetween(isInside, inside2, outside, { width: EDGE_S });
}

// packages/conjunction/src/screening/approach/track.ts
var STEP_S2 = 30;
var TEST_STEPS = 4;
var SPAN_END = { width: 1e-3 };
function tracksOf(source, object, startTaiS, stopTaiS) {
  const [from, to] = source.spanOf(object);
  const a = Math.max(startTaiS, from);
  const b = Math.min(stopTaiS, to);
  if (!(a < b)) return [];
  const six3 = new Float64Array(6);
  const has = (t) => source.state(object, t, six3, 0) === 0;
  const tracks = [];
  const count = Math.ceil((b - a) / STEP_S2);
  let runFrom2 = has(a) ? a : void 0;
  for (let k = 1; k <= count; k++) {
    const t = Math.min(b, a + k * STEP_S2);
    const present2 = has(t);
    if (present2 && runFrom2 === void 0) runFrom2 = borderBetween(has, t, a + (k - 1) * STEP_S2, SPAN_END);
    if (runFrom2 !== void 0 && (!present2 || k === count)) {
      const runTo = present2 ? t : borderBetween(has, a + (k - 1) * STEP_S2, t, SPAN_END);
      if (runTo > runFrom2) tracks.push(layOut(source, object, runFrom2, runTo));
      runFrom2 = void 0;
    }
  }
  return tracks;
}
function trackOf(source, object, startTaiS, stopTaiS) {
  const tracks = tracksOf(source, object, startTaiS, stopTaiS);
  const [first3, ...others] = tracks;
  if (!first3 || others.length === 0) return first3;
  const reach = {
    lowestM: Math.min(...tracks.map((track) => track.reach.lowestM)),
    highestM: Math.max(...tracks.map((track) => track.reach.highestM)),
    rateRadps: first3.reach.rateRadps,
    swingRad: 10,
    driftRadps: 1,
    climbMps: Math.max(...tracks.map((track) => track.reach.climbMps)) + 100,
    padM: Math.max(...tracks.map((track) => track.reach.padM))
  };
  return { ...first3, reach };
}
function layOut(source, object, startTaiS, stopTaiS) {
  const steps = Math.max(1, Math.ceil((stopTaiS - startTaiS) / STEP_S2 - 1e-9));
  const count = steps + 1;
  const stepS = (stopTaiS - startTaiS) / steps;
  const states = new Float64Array(6 * count);
  const axes2 = new Float64Array(6 * count);
  let lowestM = Number.POSITIVE_INFINITY;
  let highestM = 0;
  let slowest = Number.POSITIVE_INFINITY;
  let fastest = 0;
  let climb = 0;
  let tilt = 0;
  const travelled = new Float64Array(count);
  for (let k = 0; k < count; k++) {
    const o = 6 * k;
    const t = k === steps ? stopTaiS : startTaiS + k * stepS;
    source.state(object, t, states, o);
    const [x, y, z, vx, vy, vz] = states.subarray(o, o + 6);
    const r = Math.hypot(x, y, z);
    const n = [y * vz - z * vy, z * vx - x * vz, x * vy - y * vx];
    const h = Math.hypot(...n);
    axes2.set([x / r, y / r, z / r, n[0] / h, n[1] / h, n[2] / h], o);
    lowestM = Math.min(lowestM, r);
    highestM = Math.max(highestM, r);
    slowest = Math.min(slowest, h / (r * r));
    fastest = Math.max(fastest, h / (r * r));
    climb = Math.max(climb, Math.abs(x * vx + y * vy + z * vz) / r);
    if (k > 0) {
      tilt = Math.max(tilt, chord(axes2, o + 3, o - 3));
      travelled[k] = travelled[k - 1] + 2 * Math.asin(Math.min(1, chord(axes2, o, o - 6) / 2));
    }
  }
  const rateRadps = travelled[steps] / (stopTaiS - startTaiS);
  let ahead = 0;
  let behind = 0;
  for (let k = 0; k < count; k++) {
    const departure = travelled[k] - rateRadps * k * stepS;
    ahead = Math.max(ahead, departure);
    behind = Math.min(behind, departure);
  }
  const padM = padsOf(states, count, stepS);
  const between2 = climb * stepS / 2 + 1200 * (stepS / STEP_S2) ** 2;
  return {
    object,
    startTaiS,
    stopTaiS,
    stepS,
    count,
    states,
    axes: axes2,
    padM,
    slowestRadps: slowest * 0.99,
    fastestRadps: fastest * 1.01,
    reach: {
      lowestM: lowestM - between2,
      highestM: highestM + between2,
      rateRadps,
      swingRad: ahead - behind + 2e-3,
      driftRadps: 1.05 * tilt / stepS + 1e-7,
      // The radius cannot gather more than this between two raster instants.
      climbMps: climb + 10 * (stepS / 2),
      padM: padM.reduce((worst, pad2) => Math.max(worst, pad2), 0)
    }
  };
}
function padsOf(states, count, stepS) {
  const pads = new Float64Array(count);
  const terms4 = new Float64Array(9);
  const there3 = new Float64Array(3);
  for (let k = 0; k < count; k++) {
    taylorTerms(states, 6 * k, terms4);
    let worst = 0;
    for (let n = 1; n <= TEST_STEPS && k + n < count; n++) {
      taylorPosition(states, 6 * k, terms4, n * stepS, there3);
      const o = 6 * (k + n);
      worst = Math.max(
        worst,
        Math.hypot(there3[0] - states[o], there3[1] - states[o + 1], there3[2] - states[o + 2])
      );
    }
    pads[k] = 2 * worst + 1;
  }
  return pads;
}
function chord(v, a, b) {
  return Math.hypot(v[a] - v[b], v[a + 1] - v[b + 1], v[a + 2] - v[b + 2]);
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

// packages/astro/src/frames/tidal-arguments.ts
var TURN_ARCSEC = 1296e3;
function tidalArguments(centuriesTt) {
  const t = centuriesTt;
  const of = (start, rate2, second2, third, fourth) => (start + (rate2 + (second2 + (third + fourth * t) * t) * t) * t) % TURN_ARCSEC * RAD_PER_ARCSEC;
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
function isSame(first3, second2) {
  if (first3 === second2) return true;
  if (first3.firstDay !== second2.firstDay || first3.values.length !== second2.values.length) return false;
  return first3.values.every((value, index) => value === second2.values[index]);
}
function fromDailyValues(firstDay, values, tides2) {
  const count = values.length / ORIENTATION_FIGURES;
  const edge2 = (day) => day * SECONDS_PER_DAY + taiMinusUtcOnDay(day);
  const hasTides = tides2 === "iers-2010";
  if (hasTides) {
    for (let row = 0; row < count; row++) {
      const zonal = zonalAt(edge2(firstDay + row));
      values[row * ORIENTATION_FIGURES] = values[row * ORIENTATION_FIGURES] - zonal.ut1S;
      values[row * ORIENTATION_FIGURES + 3] = values[row * ORIENTATION_FIGURES + 3] - zonal.lodS;
    }
  }
  return {
    startTaiS: edge2(firstDay),
    stopTaiS: edge2(firstDay + count - 1),
    hasPoleOffsets: true,
    at(epochTaiS) {
      const { day, secondOfDay: secondOfDay2 } = utcDay(epochTaiS);
      const place = Math.min(Math.max(day + Math.min(secondOfDay2 / SECONDS_PER_DAY, 1) - firstDay, 0), count - 1);
      const row = Math.min(Math.floor(place), Math.max(count - 2, 0));
      const weights2 = hasTides ? throughFourDays(place, row, count) : throughTwoDays(place - row);
      const first3 = hasTides ? Math.max(0, Math.min(row - 1, count - weights2.length)) : row;
      const value = (column) => {
        let sum5 = 0;
        for (let k = 0; k < weights2.length; k++) {
          if (weights2[k] !== 0) sum5 += weights2[k] * values[(first3 + k) * ORIENTATION_FIGURES + column];
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
function throughFourDays(place, row, count) {
  const size = Math.min(DAYS_OF_A_VALUE, count);
  const at = place - Math.max(0, Math.min(row - 1, count - size));
  return Array.from({ length: size }, (_, k) => {
    let weight = 1;
    for (let other = 0; other < size; other++) if (other !== k) weight *= (at - other) / (k - other);
    return weight;
  });
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
  const z = v[from + 2];
  out[at] = m[0] * x + m[1] * y + m[2] * z;
  out[at + 1] = m[3] * x + m[4] * y + m[5] * z;
  out[at + 2] = m[6] * x + m[7] * y + m[8] * z;
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
  const mean4 = nutation.meanObliquityRad;
  const toEquator = aboutX(-(mean4 + nutation.inObliquityRad));
  return multiply3(toEquator, multiply3(aboutZ(-nutation.inLongitudeRad), aboutX(mean4)));
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
  const before = nodeAt2(index).nutation;
  const after2 = nodeAt2(index + 1).nutation;
  return {
    inLongitudeRad: before.inLongitudeRad + weight * (after2.inLongitudeRad - before.inLongitudeRad),
    inObliquityRad: before.inObliquityRad + weight * (after2.inObliquityRad - before.inObliquityRad),
    meanObliquityRad: before.meanObliquityRad + weight * (after2.meanObliquityRad - before.meanObliquityRad),
    lunarNodeRad: before.lunarNodeRad
  };
}
function trueOfDateAt(epochTaiS, out) {
  const index = Math.floor(epochTaiS / GRID_S);
  return between(nodeAt2(index).trueOfDate, nodeAt2(index + 1).trueOfDate, epochTaiS / GRID_S - index, out);
}
function temeAt(epochTaiS, out) {
  const index = Math.floor(epochTaiS / GRID_S);
  return between(nodeAt2(index).teme, nodeAt2(index + 1).teme, epochTaiS / GRID_S - index, out);
}
function between(before, after2, weight, out) {
  for (let i = 0; i < 9; i++) out[i] = before[i] + weight * (after2[i] - before[i]);
  return out;
}
function nodeAt2(index) {
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
  const before = nodeAt3(index, eop, grid);
  const after2 = nodeAt3(index + 1, eop, grid);
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
function nodeAt3(index, eop, grid) {
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
  const rate2 = EARTH_ROTATION_RADPS * (1 - lodS / SECONDS_PER_DAY);
  return [pole2[2] * rate2, pole2[5] * rate2, pole2[8] * rate2];
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
  const turned3 = rotated(m, state.velocityMps);
  const carried = coupling === void 0 ? void 0 : rotated(coupling, state.positionM);
  return {
    epochTaiS: state.epochTaiS,
    frame: to,
    positionM: rotated(m, state.positionM),
    velocityMps: carried === void 0 ? turned3 : [turned3[0] + carried[0], turned3[1] + carried[1], turned3[2] + carried[2]]
  };
}
function rotated(m, v) {
  return [
    m[0] * v[0] + m[1] * v[1] + m[2] * v[2],
    m[3] * v[0] + m[4] * v[1] + m[5] * v[2],
    m[6] * v[0] + m[7] * v[1] + m[8] * v[2]
  ];
}

// packages/conjunction/src/screening/outline/outline.ts
var FIRST_BLOCK = 0;
var START_TAI_S = 1;
var STOP_TAI_S = 2;
var OUTLINE_FRONT = 3;
var LOWEST2 = 0;
var HIGHEST2 = 1;
var STRAY = 2;
var RATE2 = 3;
var NODE_RATE2 = 4;
var DIRECTION = 5;
var NORMAL = 8;
var OUTLINE_ROW = 11;
var BULGE = 4 / 27;

// packages/conjunction/src/screening/outline/may-meet.ts
var SHORTEST_STEP_S = 1;
function mayMeet(first3, second2, { window: window2, volume }) {
  const from = Math.max(window2.startTaiS, first3[START_TAI_S], second2[START_TAI_S]);
  const to = Math.min(window2.stopTaiS, first3[STOP_TAI_S], second2[STOP_TAI_S]);
  if (isUnknown(first3, window2) || isUnknown(second2, window2)) return true;
  if (!(from <= to)) return false;
  const reach = { volume, reachM: circumscribingRadiusM(volume) };
  for (let block = Math.floor(from / LATTICE_S); block <= Math.floor(to / LATTICE_S); block++) {
    const span = {
      middleTaiS: (block + 0.5) * LATTICE_S,
      startTaiS: Math.max(from, block * LATTICE_S),
      stopTaiS: Math.min(to, (block + 1) * LATTICE_S)
    };
    if (mayMeetInBlock(rowOf(first3, block), rowOf(second2, block), reach, span)) return true;
  }
  return false;
}
var EDGE_S2 = 2;
function isIdle(source, plan, block, primaries, j) {
  const outline = source.outlineOf(j);
  const window2 = { startTaiS: block.startTaiS - EDGE_S2, stopTaiS: block.stopTaiS + EDGE_S2 };
  if (outline === void 0 || isUnknown(outline, window2)) return false;
  return primaries.every((primary) => {
    if (source.isSameObject(primary, j)) return true;
    const own2 = source.outlineOf(primary);
    return own2 !== void 0 && !mayMeet(own2, outline, { window: window2, volume: plan.volume });
  });
}
function isUnknown(outline, { startTaiS, stopTaiS }) {
  const from = Math.floor(Math.max(startTaiS, outline[START_TAI_S]) / LATTICE_S);
  const to = Math.floor(Math.min(stopTaiS, outline[STOP_TAI_S]) / LATTICE_S);
  for (let block = from; block <= to; block++) if (!(rowOf(outline, block)[STRAY] <= 2)) return true;
  return false;
}
function rowOf(outline, block) {
  const at = OUTLINE_FRONT + (block - outline[FIRST_BLOCK]) * OUTLINE_ROW;
  return outline.subarray(at, at + OUTLINE_ROW);
}
function mayMeetInBlock(first3, second2, { volume, reachM }, span) {
  const [radialM, alongM, acrossM] = semiAxesM(volume);
  const lowestM = Math.min(first3[LOWEST2], second2[LOWEST2]);
  const upM = radialM + (alongM * alongM + acrossM * acrossM) / (2 * (first3[LOWEST2] - radialM));
  if (second2[LOWEST2] > first3[HIGHEST2] + upM || second2[HIGHEST2] < first3[LOWEST2] - radialM) return false;
  const apart = reachM / lowestM + first3[STRAY] + second2[STRAY];
  return !areOutOfPhase(first3, second2, apart, span) && comeWithin(first3, second2, apart, span);
}
function areOutOfPhase(first3, second2, apart, span) {
  const longestS = Math.max(span.middleTaiS - span.startTaiS, span.stopTaiS - span.middleTaiS);
  const [ax, ay, az] = [first3[NORMAL], first3[NORMAL + 1], first3[NORMAL + 2]];
  const [bx, by, bz] = [second2[NORMAL], second2[NORMAL + 1], second2[NORMAL + 2]];
  let [kx, ky, kz] = [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx];
  let length2 = Math.sqrt(kx * kx + ky * ky + kz * kz);
  if (length2 < 1e-9) {
    [kx, ky, kz] = [first3[DIRECTION], first3[DIRECTION + 1], first3[DIRECTION + 2]];
    length2 = 1;
  }
  const phaseOf = (row, nx, ny, nz) => {
    const [x, y, z] = [row[DIRECTION], row[DIRECTION + 1], row[DIRECTION + 2]];
    const across = x * (ny * kz - nz * ky) + y * (nz * kx - nx * kz) + z * (nx * ky - ny * kx);
    return Math.atan2(across, x * kx + y * ky + z * kz);
  };
  const psi = phaseOf(first3, ax, ay, az) - phaseOf(second2, bx, by, bz);
  const between2 = Math.abs(psi - 2 * Math.PI * Math.round(psi / (2 * Math.PI)));
  const slip = Math.abs(first3[RATE2] - second2[RATE2]) * longestS;
  const cosHalf = Math.sqrt(Math.max(0, (1 + ax * bx + ay * by + az * bz) / 2));
  const nearest = Math.min(between2 - slip, 2 * Math.PI - between2 - slip, Math.PI);
  const turn3 = Math.abs(first3[NODE_RATE2] - second2[NODE_RATE2]) * longestS;
  return nearest > 0 && 2 * cosHalf * Math.sin(nearest / 2) > apart + turn3 + 1e-8;
}
var here = new Float64Array(3);
var there = new Float64Array(3);
function comeWithin(first3, second2, apart, span) {
  const { middleTaiS, startTaiS, stopTaiS } = span;
  const fastest = speedOf2(first3) + speedOf2(second2);
  for (let t = startTaiS; ; ) {
    directionAt(first3, t - middleTaiS, here);
    directionAt(second2, t - middleTaiS, there);
    const chord2 = Math.sqrt((here[0] - there[0]) ** 2 + (here[1] - there[1]) ** 2 + (here[2] - there[2]) ** 2);
    const clearS = (chord2 - apart) / fastest;
    if (!(clearS > SHORTEST_STEP_S)) return true;
    if (t + clearS >= stopTaiS) return false;
    t += clearS;
  }
}
function speedOf2(row) {
  return Math.abs(row[RATE2]) + Math.abs(row[NODE_RATE2]);
}
function directionAt(row, timeS, out) {
  const [mx, my, mz] = [row[DIRECTION], row[DIRECTION + 1], row[DIRECTION + 2]];
  const [nx, ny, nz] = [row[NORMAL], row[NORMAL + 1], row[NORMAL + 2]];
  const [cos, sin] = [Math.cos(row[RATE2] * timeS), Math.sin(row[RATE2] * timeS)];
  const x = cos * mx + sin * (ny * mz - nz * my);
  const y = cos * my + sin * (nz * mx - nx * mz);
  const [cosNode, sinNode] = [Math.cos(row[NODE_RATE2] * timeS), Math.sin(row[NODE_RATE2] * timeS)];
  out[0] = cosNode * x - sinNode * y;
  out[1] = sinNode * x + cosNode * y;
  out[2] = cos * mz + sin * (nx * my - ny * mx);
}

// packages/conjunction/src/screening/to-all/few-to-all.ts
var TEST_STEPS2 = 4;
function screenPrimaries(plan, source, block, primaries, first3 = 0, end = source.count) {
  const geometry = pairGeometry(source, plan.volume);
  const dropouts = /* @__PURE__ */ new Map();
  const isIdleHere = (j) => isIdle(source, plan, block, primaries, j);
  const reaches = reachOfAll(source, block, dropouts, first3, end, isIdleHere);
  const encounters = [];
  if (reaches.every((value) => value === 0)) return { encounters, dropouts: [...dropouts.values()] };
  for (const primary of primaries) {
    for (const track of tracksOf(source, primary, block.startTaiS, block.stopTaiS)) {
      const meeting = new NextMeeting(track, geometry.reachM);
      for (let j = first3; j < end; j++) {
        if (!meeting.isWithinShell(reaches, j) || source.isSameObject(primary, j)) continue;
        screenPair(plan, geometry, track, meeting, j, reaches, encounters, dropouts);
      }
    }
  }
  return { encounters, dropouts: [...dropouts.values()] };
}
var ANYWHERE = {
  lowestM: 64e5,
  highestM: 1e12,
  rateRadps: 0,
  swingRad: 10,
  driftRadps: 1e-5,
  climbMps: 12e3,
  padM: 0
};
function reachOfAll(source, block, dropouts, first3, end, isIdleHere) {
  const { startTaiS, stopTaiS } = block;
  const table = new Float64Array(source.count * REACH_ROW);
  const bounds2 = { lowestM: 0, highestM: 0, eccentricity: 0, rateRadps: 0 };
  const reach = { lowestM: 0, highestM: 0, rateRadps: 0, swingRad: 0, driftRadps: 0, climbMps: 0, padM: 0 };
  for (let i = first3; i < Math.min(end, source.sgp4Count); i++) {
    const code = source.state(i, startTaiS, six, 0);
    if (code !== 0) {
      dropouts.set(i, dropoutOf(i, code, startTaiS));
    } else if (orbitBounds(source.batch, i, startTaiS, stopTaiS, bounds2)) {
      reach.lowestM = bounds2.lowestM;
      reach.highestM = bounds2.highestM;
      reach.rateRadps = bounds2.rateRadps;
      reach.swingRad = centreSwingRad(bounds2.eccentricity);
      reach.driftRadps = planeDriftRadps(bounds2.lowestM, bounds2.highestM);
      reach.climbMps = climbMps(bounds2.lowestM, bounds2.highestM);
      writeReach(table, i, reach);
    } else {
      writeReach(table, i, ANYWHERE);
    }
  }
  for (let i = Math.max(first3, source.sgp4Count); i < end; i++) {
    if (isIdleHere(i)) continue;
    const track = trackOf(source, i, startTaiS, stopTaiS);
    if (track) {
      writeReach(table, i, track.reach);
      continue;
    }
    const code = firstCode(source, i, startTaiS, stopTaiS);
    if (code !== NOT_COVERED) dropouts.set(i, dropoutOf(i, code, startTaiS));
  }
  return table;
}
function firstCode(source, i, from, to) {
  const [spanFrom, spanTo] = source.spanOf(i);
  if (spanFrom >= to || spanTo <= from) return NOT_COVERED;
  return source.state(i, Math.max(from, spanFrom), new Float64Array(6), 0) || NOT_COVERED;
}
var six = new Float64Array(6);
var guess = new Float64Array(1);
function screenPair(plan, geometry, track, meeting, j, reaches, encounters, dropouts) {
  const { source, reachM } = geometry;
  const sampling = samplingSpeedMps(reachM, plan.slowSpeedMps);
  const [spanFrom, spanTo] = source.spanOf(j);
  const last2 = track.count - 1;
  let k = 0;
  while (k < last2) {
    const t = track.startTaiS + k * track.stepS;
    if (t > spanTo) return;
    if (t < spanFrom) {
      k = Math.max(k + 1, Math.min(last2, Math.floor((spanFrom - track.startTaiS) / track.stepS)));
      if (track.startTaiS + (k + 1) * track.stepS >= spanFrom && track.startTaiS + k * track.stepS < spanFrom) {
        encounters.push(...searchStep(geometry, track, j, spanFrom, track.startTaiS + (k + 1) * track.stepS));
        k++;
      }
      continue;
    }
    const code = source.state(j, t, six, 0);
    if (code !== 0) {
      if (!dropouts.has(j)) dropouts.set(j, dropoutOf(j, code, t));
      return;
    }
    const steps = Math.floor(meeting.secondsUntil(k, six, reaches, j) / track.stepS);
    if (steps >= TEST_STEPS2) {
      k += steps;
      continue;
    }
    const end = Math.min(last2, k + TEST_STEPS2);
    const span = (end - k) * track.stepS;
    const pad2 = track.padM[k] + reachPadM(reaches, j);
    const verdict = approachTest(track.states, 6 * k, six, 0, 0, span, reachM, pad2, sampling, guess);
    if (verdict === SLOW2) {
      dropPair(encounters, track.object, j, track.startTaiS);
      encounters.push(...sampledPair(geometry, track.object, j, track.startTaiS, track.stopTaiS));
      return;
    }
    if (verdict === CLOSE) {
      const first3 = t - SAME_EVENT_S;
      for (const tca of closestInstants(geometry, track.object, j, t + guess[0], first3, t + span + SAME_EVENT_S)) {
        const encounter = encounterAt(geometry, track.object, j, tca);
        if (encounter) encounters.push(encounter);
      }
    } else if (verdict !== FAR) throw new Error("unknown verdict");
    k = end;
  }
}
function searchStep(geometry, track, j, from, to) {
  return closestInstants(geometry, track.object, j, (from + to) / 2, from, to).flatMap(
    (tca) => encounterAt(geometry, track.object, j, tca) ?? []
  );
}
function dropPair(encounters, primary, secondary, from) {
  for (let n = encounters.length - 1; n >= 0; n--) {
    const e = encounters[n];
    if (e.primary !== primary || e.secondary !== secondary || e.tcaTaiS < from - SAME_EVENT_S) return;
    encounters.length = n;
  }
}

// packages/kernel/src/generated/lattice-wasm.ts
var WASM_BASE642 = "AGFzbQEAAAABWAxgBX9/f39/AX9gAABgA39/fwF/YAABf2ACf3sAYAJ8fAF8YAR/fH9/AX9gCX9/f39/f39/fwBgBH9/fH8AYAV/fHx/fwBgCH9/f3x8f39/AGADf397AX8DExIEBQEGAAIABwAIAgkKAAsBAwMFAwEAAQa+AQl7Af0MAAAAAAAAAAAAAAAAAAAAAAt7Af0MAAAAAAAAAAAAAAAAAAAAAAt7Af0MAAAAAAAAAAAAAAAAAAAAAAt7Af0MAAAAAAAAAAAAAAAAAAAAAAt7Af0MAAAAAAAAAAAAAAAAAAAAAAt7Af0MAAAAAAAAAAAAAAAAAAAAAAt7Af0MAAAAAAAAAAAAAAAAAAAAAAt7Af0MAAAAAAAAAAAAAAAAAAAAAAt7Af0MAAAAAAAAAAAAAAAAAAAAAAsHegkIaGVhcEJhc2UAEQlwcmltYXJ5QXQAEA1zcHJlYWRQcmltYXJ5AA8JdGVzdE5vZGVzAA0Nd3JpdGVOZWFyUm93cwAMCmNyb3NzTm9kZXMACAtmaW5kV2luZG93cwAHD25hcnJvd0Nyb3NzaW5ncwAGBm1lbW9yeQIACAECCttQEoAKAQl7IAD9AASQAiEGIAD9AAQAIAD9AAQQIAH98gH98AEjCCAA/QAEICAA/QAEMCAB/fIB/fABIgMgAP0ABKABIAH98gEgAP0ABLABIgf9DAAAAAAAAPg/AAAAAAAA+D8gAP0ABMABIgQgBP3yASII/fIB/QwAAAAAAADwPwAAAAAAAPA//fABIAD9AATQAf3xAf3yAf3wAf3xASIF/ewB/QwAAAAAgIQuQQAAAACAhC5B/Un9TiQI/QwAAAAAAADwPwAAAAAAAPA/IAD9AARwIAH98gH98QEgASAB/fIBIgkgAP0ABOABIAEgAP0ABPABIAEgAP0ABIAC/fIB/fAB/fIB/fAB/fIB/fEBIQogCSAA/QAEkAEgASAA/QAEsAIgASAA/QAEwAIgASAA/QAE0AL98gH98AH98gH98AH98gH98AH98gEhCSAG/ewBIAD9AASAAyAA/QAEgAEgAf3yASAGIAD9AASgAv3yAf3xAf3xASIBIAf98gEgBP3yAf3sAf0MAAAAAAAA+D8AAAAAAAD4PyAE/fIB/QwAAAAAAAAIQAAAAAAAAAhA/fABIAj98AH98gH98AEkByMIIAH9DAAAAAAAAPA/AAAAAAAA8D/9SSAB/Qz8qfHSTWJQv/yp8dJNYlC//Uz9Tv1OJAggAP0ABPACIAogCv3yAf3yASQD/QwAAAAAAADwPwAAAAAAAPA/IwP9DAAAAAAAAPA/AAAAAAAA8D8gAf0Mje21oPfGsD6N7bWg98awPv33ASIBIAH98gH98QH98gH98wEhBCAF/QyDyMltMF/kP4PIyW0wX+Q/IAX98gH9lAEiBf0MAABAVPsh+T8AAEBU+yH5P/3yAf3xASAF/QwxY2IaYbTQPTFjYhphtNA9/fIB/fEBIgYgBv3yASEHIAYgBiAH/fIB/Qx81c9aOtnlPXzVz1o62eU9IAf98gH9DOucK4rm5Vq+65wriublWr798AEgB/3yAf0Mff6xV+Mdxz59/rFX4x3HPv3wASAH/fIB/QzVYcEZoAEqv9VhwRmgASq//fABIAf98gH9DKb4EBEREYE/pvgQERERgT/98AEgB/3yAf0MSVVVVVVVxb9JVVVVVVXFv/3wAf3yAf3wASQB/QwAAAAAAADgvwAAAAAAAOC/IAf98gH9DAAAAAAAAPA/AAAAAAAA8D/98AEgByAH/fIB/QzUOIi+6fqovdQ4iL7p+qi9IAf98gH9DMSxtL2e7iE+xLG0vZ7uIT798AEgB/3yAf0MrVKcgE9+kr6tUpyAT36Svv3wASAH/fIB/QyQFcsZoAH6PpAVyxmgAfo+/fABIAf98gH9DHdRwRZswVa/d1HBFmzBVr/98AEgB/3yAf0MTFVVVVVVpT9MVVVVVVWlP/3wAf3yAf3wASQCIAX9/AH9xwEkACABIwIjASMA/QwBAAAAAAAAAAEAAAAAAAAA/c4BIgX9DAEAAAAAAAAAAQAAAAAAAAD9Tv3BAf1SIAX9DAIAAAAAAAAAAgAAAAAAAAD9TkE+/csB/VH98gEkBCABIwIjASMAIgH9DAEAAAAAAAAAAQAAAAAAAAD9Tv3BAf1SIAH9DAIAAAAAAAAAAgAAAAAAAAD9TkE+/csB/VH98gEgBCAA/QAEsAP98gH98AEkBSAD/fABIAD9AATgAiAJ/fIBIAQgAP0ABMAD/fIBIwT98gH98AH98AEkBgv6AQICfAJ/IACZIgMgAZkiAmQhBCACIAOjIAMgAqMgBBsiAkR6n3CXeYLaP2QiBQRAIAJEAAAAAAAA8L+gIAJEAAAAAAAA8D+goyECC0QYLURU+yEJQEQYLURU+yH5PyACRAAAAAAAAPA/IAIgAqIiAkRVVVVVVVXVPyACRJqZmZmZmck/IAJEkiRJkiRJwj8gAkQcx3Ecx3G8PyACREYXXXTRRbc/IAJEFDuxEzuxsz+ioaKhoqGioaKhoqGiIgJEGC1EVPsh6T+gIAIgBRsiAqEgAiAEGyICoSACIAFEAAAAAAAAAABjGyIBmiABIABEAAAAAAAAAABjGwu2AQD9DAAAAAAAAAAAAAAAAAAAAAAkAP0MAAAAAAAAAAAAAAAAAAAAACQB/QwAAAAAAAAAAAAAAAAAAAAAJAL9DAAAAAAAAAAAAAAAAAAAAAAkA/0MAAAAAAAAAAAAAAAAAAAAACQE/QwAAAAAAAAAAAAAAAAAAAAAJAX9DAAAAAAAAAAAAAAAAAAAAAAkBv0MAAAAAAAAAAAAAAAAAAAAACQH/QwAAAAAAAAAAAAAAAAAAAAAJAgLnwQCC3wBfyAAKwMgIQQgACsDOCEFQcgJKwMAIQggACsDCCABRBgtRFT7IRlAoqAiASAAKwMQIAJEAAAAAAAAAABBwAkrAwAiBiABQbAJKwMAIgGhQbgJKwMAIgeiIgkgBiAJYxsgCUQAAAAAAAAAAGMbIgmcIAZEAAAAAAAA8L+gpCIK/ANBA3RqIg8rAwAiCyAPKwMIIAuhIAkgCqGioKKgIQkgASAGIAejoCAJIAArAygiCqFjIAkgCqAgAWNyBEAgAw8LRAAAAAAAAAAAQcAJKwMAIgsgCSAKoUGwCSsDACIMoUG4CSsDACIBoiIGIAYgC2QbIAZEAAAAAAAAAABjGyEGIAArAxggBCACIAtEAAAAAAAA8L+gIgcgBpykIg38A0EDdGoiDysDACIOIA8rAwggDqEgBiANoaKgIAihIgYgAkQAAAAAAAAAACALIAkgCqAgDKEgAaIiASABIAtkGyABRAAAAAAAAAAAYxsiAZwgB6QiB/wDQQN0aiICKwMAIgkgAisDCCAJoSABIAehoqAgCKAiAaBEAAAAAAAA4D+iIgeioCIIIAhEGC1EVPshGUCjnkQYLURU+yEZQKKhIgiZIAUgBEQAAAAAAADgP6IgASAGoaKgZARAIAMPCyADIAAoAgA2AgAgAyAAKAIENgIEIAMgByAIIAWgIASjoSAGpTkDCCADIAcgCCAFoSAEo6EgAaQ5AxAgA0EYaguFBgEWfCAAKwMQIQogACsDGCELIAArAyAhDCAAKwMoIQggACsDOCENQbAJKwMAIgVBwAkrAwBBuAkrAwCjoCEPQcgJKwMAIQlB0AkrAwAhECAFIAArAzAiEaEgACsDCCISoUQYLURU+yEZQKObIQcDQCASIAdEGC1EVPshGUCioCIWIA8gEaBlBEACQCALIAxEAAAAAAAA4D+iIg4gAkQAAAAAAAAAAEHACSsDACIFIBZBsAkrAwChQbgJKwMAoiIGIAUgBmMbIAZEAAAAAAAAAABjGyIGnCAFRAAAAAAAAPC/oKQiBfwDQQN0aiIAKwMAIhMgACsDCCAToSAGIAWhoqAiBSACIANGBHwgBQUgA0QAAAAAAAAAAEHACSsDACIGIBZBsAkrAwChQbgJKwMAoiITIAYgE2MbIBNEAAAAAAAAAABjGyITnCAGRAAAAAAAAPC/oKQiBvwDQQN0aiIAKwMAIhQgACsDCCAUoSATIAahoqALIgagoqAiEyATRBgtRFT7IRlAo55EGC1EVPshGUCioZkgDSAMIAYgBaFEAAAAAAAA4D+iIAogBaIiF5kgCiAGoiIFmaUgCEQAAAAAAAAIQKKgIBCioCAJoKKgZA0ARAAAAAAAAAAAQcAJKwMAIgYgFiAFIBekoCAIoUGwCSsDACIToUG4CSsDACIYoiIUIAYgFGMbIBREAAAAAAAAAABjGyEUIAsgDiACIAZEAAAAAAAA8L+gIhkgFJykIhX8A0EDdGoiACsDACIaIAArAwggGqEgFCAVoaKgIAmhIhQgA0QAAAAAAAAAACAGIBYgBSAXpaAgCKAgE6EgGKIiBSAFIAZkGyAFRAAAAAAAAAAAYxsiBZwgGaQiBvwDQQN0aiIAKwMAIhMgACsDCCAToSAFIAahoqAgCaAiBaCioCIGIAZEGC1EVPshGUCjnkQYLURU+yEZQKKhmSANIA4gBSAUoaKgZA0AIAQgATYCACAEIAf8AjYCBCAEQQhqIQQLIAdEAAAAAAAA8D+gIQcMAQsLIAQL9wMCDHwEfyAAKwM4IAArAyAiC0HICSsDACIDoqAhB0HACSsDAPwCIRFBsAkrAwAgACsDGKEhCEQAAAAAAADwP0G4CSsDAKMiBCALQdgJKwMAoqEgC0HQCSsDAKIgBKIgBKGlRBHqLYGZl3E9oCEFA0AgDyARSARAIAggBCAPt6KgIAsgASAPQQN0aiISKwMAIgmioSIMIAygRAAAAAAAAOA/oiIKIApEGC1EVPshGUCjnkQYLURU+yEZQKKhmSAMIAyhRAAAAAAAAOA/oqEgB6EhCiAIIAQgD0EBareioCALIBIrAwiioSENIAUgCmYEfyAMIA2kIg4gDCANpSIMoEQAAAAAAADgP6IiDSANRBgtRFT7IRlAo55EGC1EVPshGUCioZkgDCAOoUQAAAAAAADgP6KhIAehRAAAAAAAAAAAZQVBAAsEQCAGIAkgEBshBkEBIRAgD0EBaiEPDAILIBAEQCACIAAoAgA2AgAgAiAAKAIENgIEIAIgBiADoTkDCCACIAkgA6A5AxAgAkEYaiECC0EAIRAgBSAKYwR/IBG3IAogBaOk/AIFQQELIA9qIQ8MAQsLIBAEfyABIBFBA3RqKwMAIAOgIQQgAiAAKAIANgIAIAIgACgCBDYCBCACIAYgA6E5AwggAiAEOQMQIAJBGGoFIAILC9wDAgV/CXwgBCEFA0AgAyAHSgRAIAIgB0HIAGxqIgYoAgQiCAR/IAhBAkYEf0EBBSAGKwM4IAYrAyAiCkHICSsDAKKgIQxBwAkrAwD8AiEJQbAJKwMAIAYrAxihIQ5EAAAAAAAA8D9BuAkrAwCjIgsgCkHYCSsDAKKhIApB0AkrAwCiIAuiIAuhpUQR6i2BmZdxPaAhDUEAIQYCfwNAIAYgCUgEQCAOIAsgBreioCIPIAogBkEDdCIIIAFqKwMAoqEiECAPIAogACAIaisDAKKhIhGgRAAAAAAAAOA/oiISIBJEGC1EVPshGUCjnkQYLURU+yEZQKKhmSARIBChRAAAAAAAAOA/oqEgDKEiEiANZARAIAYgCbcgEiANo6T8AmohBgwCC0EBIA8gC6AiDyAKIAEgCGorAwiioSAQpCIQIA8gCiAAIAhqKwMIoqEgEaUiD6BEAAAAAAAA4D+iIhEgEUQYLURU+yEZQKOeRBgtRFT7IRlAoqGZIA8gEKFEAAAAAAAA4D+ioSAMoUQAAAAAAAAAAGUNAhogBkEBaiEGDAELC0EACwsEfyAFIAc2AgAgBUEIagUgBQsFIAYgByAAIAEgBRAECyEFIAdBAWohBwwBCwsgBSAEa0EDdgu8AQIEfwJ8IAUhCQNAIAMgBEggByAGIAlrTXEEQCABIAIgA0EDdGoiCygCAEHIAGxqIgooAgQiDAR/IAxBAUYEfyAKIAAgCRAFBSAAKwMAIQ0gAEHACSsDAPwDQQN0aisDACEOIAkgCigCADYCACAJIAooAgQ2AgQgCSANOQMIIAkgDjkDECAJQRhqCwUgCiALKAIEtyAAIAkQAwshCSADQQFqIQMMAQsLIAggAzYCACAIIAkgBWtBGG42AgQLwQEBB38gAUECdCEIIAQhAQNAIAMgBkoEQCACIAZBA3RqIgUoAgAhCiAFKAIEIQUDQCAFBEAgBWghByAFIAVBAWtxIQUgACAHQQNxIApBAnRqIgtBAnRqIQkgASALNgIAIAdBCEkEQCABQQA2AgQgCSAIRAAAAAAAAPA/RAAAAAAAAPC/IAdBBEkbIAEQCQUgAUEBQQIgCSAIIAEQChs2AgQLIAFByABqIQEMAQsLIAZBAWohBgwBCwsgASAEa0HIAG4L3gYBFnxBiAgrAwAiDSAAIAFBAnRqKgIAuyIOokGQCCsDACIGIAAgAUEDbGoqAgC7IgWioSIEIAJEAAAAAAAA8D8gBCAEoiAGIAAgAUEBdGoqAgC7Ig+iQYAIKwMAIhAgDqKhIhEgEaKgIBAgBaIgDSAPoqEiEiASoqAiB5+jIhOiIhSiIgIgACABQQ9saioCALsiFaIgESAUoiIGIAAgAUEEdGoqAgC7IhaioCEXRAAAAAAAAPA/RAAAAAAAAPA/IAAgAUEGbGoqAgC7IgkgFaIgACABQQdsaioCALsiCiAWoqAiCCAIoqEgCZogDqIgFqIgCiAOoiAVoqAgACABQQN0aioCALsgDyAWoiAFIBWioSIJoqAiCiAKoqEiC58iDEQAAAAAAADwP6CjIhggCKIhGSAIRAAAAAAAAPA/IBkgCKKhIAsgCCAXokQAAAAAAADwP6AgCiACmiAOoiAWoiAGIA6iIBWioCASIBSiIgsgCaKgIgmioKMiDiAXoiISoiAZIAqiIhQgDiAJoiIJoqEgDKOgIRUgACABQRJsaioCALsgDiAOoiAMoyIOIAAgAUEKbGoqAgC7QfAIKwMAoSIWIBAgEaIgDSAEoqGiIAejoqFEAAAAAAAA8D8gDqEgACABQRNsaioCALuioSENIA5BoAkrAwAiDkGICSsDACAAIAFBDmxqKgIAu6BBmAkrAwCioERSuB6F61HwP6IgE6JBkAkrAwAgDqFEAAAAAAAA8D8gFplBqAkrAwCiIBOiIg6hoqMgDkSamZmZmZmpP6KgIA4gDqAgDqKgRI3ttaD3xsA+oCIQIAAgAUELbGoqAgC7RAAAAAAAAAxAoiAOIBCgIg6iIA6ioKIgACABQRRsaioCALugRI3ttaD3xsA+oCETIAAgAUERbGoqAgC7IApEAAAAAAAA8D8gGCAKoiAKoqEgCaIgFCASoqEgDKOgIgkgFRABIAggCaKhIAogFaKgoSEIIAMgAkGwCCsDAKIgBkG4CCsDAKKgIAtBwAgrAwCioCACQZgIKwMAoiAGQaAIKwMAoqAgC0GoCCsDAKKgEAE5AwggAyAWIA8gEaIgBSAEoqGiIAejOQMQIAMgCDkDGCADIA05AyAgAyAQOQMoIAMgDjkDMCADIBM5AzgLuQQBC3xBkAkrAwBBoAkrAwAiA6EhCSADRFK4HoXrUfA/oiAJo0GICSsDACAAIAFBDmxqKgIAu6CgIQogACABQQZsaioCALsiAyADoiAAIAFBB2xqKgIAuyIDIAOioCAAIAFBA3RqKgIAuyIDIAOioJ8iBEQzMzMzMzPTP2VBiAgrAwAiBSAAIAFBAnRqKgIAuyIGokGQCCsDACIHIAAgAUEDbGoqAgC7IguioSIDIAOiIAcgACABQQF0aioCALsiDKJBgAgrAwAiAyAGoqEiCCAIoqAgAyALoiAFIAyioSIIIAiioJ9EUrgehetR8D+iIAAgAUEKbGoqAgC7QfAIKwMAoZlBqAkrAwCiIg2gRI3ttaD3xrA+oCIIRDMzMzMzM9M/ZQR/IAMgDKIgBSALoqAgByAGoqBEAAAAAAAAAABkBUEAC3EgCUQAAAAAAAAAAGRxIApEMzMzMzMz0z9lcUUEQEEADwsgBEQAAAAAAAAIQKIgACABQRNsaioCALuZokGoCSsDAKIhAyACIAAgAUEPbGoqAgC7IgVBsAgrAwCiIAAgAUEEdGoqAgC7IgZBuAgrAwCioCAFQZgIKwMAoiAGQaAIKwMAoqAQASAAIAFBEWxqKgIAu6A5AxggAiAAIAFBEmxqKgIAuzkDICACIAogDaBEmpmZmZmZ8T+iIAhEpHA9Ctej4D+iIAiioCAERM3MzMzMzABAoqAgA6AgACABQRRsaioCALugRPFo44i1+OQ+oDkDOEEBC7oYAR97IwggAP0ABKAE/QwAAAAAAAAAAAAAAAAAAAAA/Uf9TiQIIAH9FCAA/QAEkAT98QH9DAAAAAAAAE5AAAAAAAAATkD98wEhFCAA/QAEoAMhBf0MAAAAAAAA4L8AAAAAAADgvyAA/QAEkAMiCCAA/QAEYCIVIAJEAAAAAAAATkCjIgEgAaL9FP3yASIG/fIBIgcgB/3yAf3yAf0MAAAAAAAA8D8AAAAAAADwP/3wASEKIwggB/3sAf0M/Knx0k1iUD/8qfHSTWJQP/1J/U4kCCAAIBQgAf0UIgn98QEQACMDIRAjBCAK/fIBIwUgB/3yAf3xASEWIwQgB/3yASMFIAr98gH98AEhFyMGIAf98AEhEyMHIAAgFCAJ/fABEAAjAyERIwQgCv3yASMFIAf98gH98QEhCSMEIAf98gEjBSAK/fIB/fABIQojBiAH/fABIRgjB/33ASEHIAAgFBAAIwgjA/0MAAAAAAAAAAAAAAAAAAAAAP1KIwQjBP3yASMFIwX98gH98AEiC/3vASIM/QwK16NwPQrvPwrXo3A9Cu8//Un9Tv1OJAj9DAAAAAAAAPA/AAAAAAAA8D8gC/3xASIO/e8BIQ0gBSAI/QwAAAAAAAD4PwAAAAAAAPg//QxZpRoU0rxBP1mlGhTSvEE/IwMgDv3yASIOIA798gH98wEiD/3yASAIIAX98gH98gEiGf3yAf3xASEaIAD9AARQIRv9DAAAAAAAAPg/AAAAAAAA+D8gEP0MAAAAAAAA8D8AAAAAAADwPyAWIBb98gEgFyAX/fIB/fAB/fEB/fIBIA798QH97AEgEf0MAAAAAAAA8D8AAAAAAADwPyAJIAn98gEgCiAK/fIB/fAB/fEB/fIBIA798QH97AH99wH98gH9DAAAAAAAAABAAAAAAAAAAEAgDP3yASAHIwf99wEiECMD/fIB/fIB/fABIA798wH9DAAAAAAAABhAAAAAAAAAGEAgDyAP/fIB/fIBIhz98AH9DAAAAAAAANA/AAAAAAAA0D8gDyAMIA398wEiB/3yAf3yAf0Mje21oPfGsD6N7bWg98awPv3wAf3wASER/QwAAAAAAAD4PwAAAAAAAPg/IBYjBP3xASISIBL98gEgFyMF/fEBIh0gHf3yAf3wAf3vASAJIwT98QEiHiAe/fIBIAojBf3xASIfIB/98gH98AH97wH99wH98gEgEP3wASAO/Qz2KFyPIuq4QPYoXI8i6rhA/fIB/fMBISD9DAAAAAAAAPg/AAAAAAAA+D8gEyMG/fEBIBggE/3xASACIAKg/RQiIf3zASITIAL9FCIi/fIBIiP98AH97AEgGCMG/fEBICP98QH97AH99wEgAUSamZmZmZm5P6IgAaIgAaL9FCAA/QAE4AL98gH9DAAAAAAAABhAAAAAAAAAGEAgAP0ABLAC/fIBIBT9DAAAAAAAADhAAAAAAAAAOEAgAP0ABMAC/fIBIBT9DAAAAAAAAE5AAAAAAAAATkD98gEgAP0ABNAC/fIB/fAB/fIB/fAB/ewB/fIB/fAB/fIB/QwAAAAAAAAIQAAAAAAAAAhA/QwAAAAAAAD4PwAAAAAAAPg/IBIjBSMEIAogF/3xAf3yASMFIAkgFv3xAf3yAf3xASAhIAv98gH98wEgC/0Mje21oPfGsD6N7bWg98awPv1K/U4iCSAi/fIBIgr98gEiC/3xASISIBL98gEgHSMEIAr98gEiCv3wASISIBL98gH98AH97wEgHiAL/fABIgsgC/3yASAfIAr98QEiCiAK/fIB/fAB/e8B/fcB/fIBIBD98AH98gH9DAAAAAAAAPA/AAAAAAAA8D8gDP3xASIKIAr98gH98wH98AH9DAAAAAAAAPA/AAAAAAAA8D8gDP3wASILIAv98gEgDf3zAf0MAAAAAAAA0D8AAAAAAADQPyAP/fIBIBz98AH98gH9DI3ttaD3xsA+je21oPfGwD798AH98AEhDCMIIA79DAAAAAAAAPA/AAAAAAAA8D/9DAAAAAAAAPg/AAAAAAAA+D8gDyAN/fIB/fIB/QwAAAAAAAAIQAAAAAAAAAhAIAggCP3yAf3yAf0MAAAAAAAA8L8AAAAAAADwv/3wAf3yAf3xAf0M9ihcjyLquED2KFyPIuq4QP3yAf3yASINIAv98wEiC/0MAAAAAAAA8D8AAAAAAADwPyAR/fEBIAsgIP3yAf3xAf3yAf0MJSm67sqe+z8lKbruyp77PyAO/fMBIg798QEiD/0MAAAAAAAeuUAAAAAAAB65QP1KIA0gCv3zASIK/QwAAAAAAADwPwAAAAAAAPA/IBH98AEgCiAg/fIB/fAB/fIBIA798AEiCv0MAAAAAEB3K0EAAAAAQHcrQf1J/U79TiQIIwggDP0MAAAAAAAA8D8AAAAAAADwP/1JIBP9DAAAAAAAAAAAAAAAAAAAAAD9Sv1O/U4kCCMIIABBQGv9AAQAIBQgGyAVIBT98gEiEP3wAf3yAf3wASIS/ewB/QwAAAAAgIQuQQAAAACAhC5B/Un9TiQIIBL9DIPIyW0wX+Q/g8jJbTBf5D8gEv3yAf2UASIS/QwAAEBU+yH5PwAAQFT7Ifk//fIB/fEBIBL9DDFjYhphtNA9MWNiGmG00D398gH98QEiFCAU/fIBIRUgFCAUIBX98gH9DHzVz1o62eU9fNXPWjrZ5T0gFf3yAf0M65wriublWr7rnCuK5uVavv3wASAV/fIB/Qx9/rFX4x3HPn3+sVfjHcc+/fABIBX98gH9DNVhwRmgASq/1WHBGaABKr/98AEgFf3yAf0MpvgQERERgT+m+BARERGBP/3wASAV/fIB/QxJVVVVVVXFv0lVVVVVVcW//fAB/fIB/fABJAH9DAAAAAAAAOC/AAAAAAAA4L8gFf3yAf0MAAAAAAAA8D8AAAAAAADwP/3wASAVIBX98gH9DNQ4iL7p+qi91DiIvun6qL0gFf3yAf0MxLG0vZ7uIT7EsbS9nu4hPv3wASAV/fIB/QytUpyAT36Svq1SnIBPfpK+/fABIBX98gH9DJAVyxmgAfo+kBXLGaAB+j798AEgFf3yAf0Md1HBFmzBVr93UcEWbMFWv/3wASAV/fIB/QxMVVVVVVWlP0xVVVVVVaU//fAB/fIB/fABJAIgEv38Af3HASQAIAMgD/0MAAAAAAAA8H8AAAAAAADwfyMI/VL9Xv1bAwAAIAMgBGogCiMI/U79Xv1bAwAAIAMgBEEBdGogGiMCIwEjACIK/QwBAAAAAAAAAAEAAAAAAAAA/U79wQH9UiAK/QwCAAAAAAAAAAIAAAAAAAAA/U5BPv3LAf1RIgr98gH9Xv1bAwAAIAMgBEEDbGogGiMCIwEjAP0MAQAAAAAAAAABAAAAAAAAAP3OASIP/QwBAAAAAAAAAAEAAAAAAAAA/U79wQH9UiAP/QwCAAAAAAAAAAIAAAAAAAAA/U5BPv3LAf1RIg/98gH97QH9Xv1bAwAAIAMgBEECdGogCCAFIBn98gH98AEiCP1e/VsDAAAgAyAEQQVsaiAN/V79WwMAACADIARBBmxqIwQgD/3yASMFIAj98gEiCCAK/fIB/fEB/V79WwMAACADIARBB2xqIwQgCv3yASAIIA/98gH98AH9Xv1bAwAAIAMgBEEDdGojBSAa/fIB/V79WwMAACADIARBCWxqIA79Xv1bAwAAIAMgBEEKbGogG/0MAAAAAAAAAEAAAAAAAAAAQCAQ/fIB/fAB/QwAAAAAAABOQAAAAAAAAE5A/fMB/V79WwMAACADIARBC2xqIAcgDiAO/fABIAv98wH98AH9Xv1bAwAAIAMgBEEMbGogEf1e/VsDAAAgAyAEQQ1saiAg/V79WwMAACADIARBDmxq/QwAAAAAAAD4PwAAAAAAAPg/IAUgBv3sAf3yAf3yASAc/fAB/QyN7bWg98awPo3ttaD3xrA+/fAB/V79WwMAACADIARBD2xqIA/9Xv1bAwAAIAMgBEEEdGogCv1e/VsDAAAgAyAEQRFsaiMG/QwYLURU+yEZQBgtRFT7IRlAIwb9DBgtRFT7IRlAGC1EVPshGUD98wH9lAH98gH98QH9Xv1bAwAAIAMgBEESbGogE/1e/VsDAAAgAyAEQRNsaiAJ/V79WwMAACADIARBFGxqIAz9Xv1bAwAAC2kBAn8DQCABIAJIBED9DP////////////////////8kCCAAIAFBwARsaiADIAQgBSABQQN0aiAGQQJ0EAsgByABQQF0aiIIIwj9xAEiCUEBcToAACAIIAlBAXU6AAEgAUEBaiEBDAELCwueAQMCfwF8A3sgAUECdCEFQZAJKwMAQaAJKwMAIgehtv0TIQhBmAkrAwAgB6C2/RMhCSAEIQEDQCACIANIBEACQCAAIAJBBHRqIgb9AAQAIAn9RSAFIAZq/QAEACAI/Ub9TiIK/VNFDQAgBiAFIAoQDiIGRQ0AIAEgAjYCACABIAY2AgQgAUEIaiEBCyACQQFqIQIMAQsLIAEgBGtBA3YLgAgBDXtBoAz9AAQAIAAgAUEKbGr9AAQA/eUB/eABQZAN/QAEAP3mAf0MAACAPwAAgD8AAIA/AACAP0HQCv0ABAAiAyAAIAFBAnRq/QAEACIF/eYBQeAK/QAEACIGIAAgAUEDbGr9AAQAIgT95gH95QEiByAH/eYBIAYgACABQQF0av0ABAAiCP3mAUHACv0ABAAiCSAF/eYB/eUBIgogCv3mAf3kASAJIAT95gEgAyAI/eYB/eUBIgQgBP3mAf3kAf3jAf3nASII/eYBIgP9DAAAgD4AAIA+AACAPgAAgD79Rf0MXI+CP1yPgj9cj4I/XI+CP0GADf0ABAAiCUHQDP0ABAAgACABQQ5sav0ABAD95AFB8Az9AAQA/eYB/eQBQeAM/QAEACAJ/eUB/ecB/eYBIAj95gH9DAAAgD8AAIA/AACAPwAAgD8gA/3lAf3nASAD/eQBIgv9DAAAgD4AAIA+AACAPgAAgD79RSAAIAFBC2xq/QAEACIMQbAM/QAEACIN/esBIAv95gH9DAAAAD8AAAA/AAAAPwAAAD/9Rf1O/U4hAyAHIAj95gEiByAAIAFBBmxq/QAEAP3mASAKIAj95gEiCiAAIAFBB2xq/QAEAP3mAf3kASAEIAj95gEiCCAAIAFBA3Rq/QAEAP3mAf3kASEEIAAgAUEJbGr9AAQA/QwAAIA/AACAPwAAgD8AAIA/IAUgBf3mAf3lAf0MAAAAQAAAAEAAAABAAAAAQCAIIAj95gH95gEiDv3lAf3mASEF/QzNzKw/zcysP83MrD/NzKw/IAv95gEiCyAM/eYBIQxB0Av9AAQAIg/9DAAAgD8AAIA/AACAPwAAgD8gB0HgC/0ABAD95gEgCkHwC/0ABAD95gH95AEgCEGADP0ABAD95gH95AEiB/3kAf3nAUGQDP0ABAD9DAAAgD8AAIA/AACAPwAAgD8gBiAG/eYB/eUBIA795QH95gEiBv3kASIIIAAgAUEFbGr9AAQAIgr9DAAAgD8AAIA/AACAPwAAgD8gBP3kAf3nASAF/eQBIg795QH94AEgCUHADP0ABAD95AEiCSAIIAsgDf3mASII/eYB/eQBIA4gDCAAIAFBDGxq/QAEACILIA4gACABQQ1sav0ABAAiDf3mAf3kAf3kAf3mAf3kAf1FIAIgA/1OIg79Tv2kASAP/QwAAIA/AACAPwAAgD8AAIA/IAf95QH95wEgBv3kASIGIAr9DAAAgD8AAIA/AACAPwAAgD8gBP3lAf3nASAF/eQBIgT95QH94AEgCSAGIAj95gH95AEgBCAMIAsgBCAN/eYB/eQB/eQB/eYB/eQB/UUgDv1O/aQBQQR0ciACIAP9T/2kAUEIdHILNAEBfwNAIABBKEkEQCAAQQR0QcAKaiAAQQN0QYAIaisDALb9E/0LBAAgAEEBaiEADAELCwsFAEGACAsFAEHADws=";

// packages/kernel/src/lattice-layout.ts
var COLUMN = {
  low: 0,
  high: 1,
  normal: 2,
  latus: 5,
  eccentric: 6,
  bulge: 9,
  nodeRate: 10,
  slope: 11,
  pad: 12,
  padSquare: 13,
  tilt: 14,
  nodeCos: 15,
  nodeSin: 16,
  argument: 17,
  motion: 18,
  perigeeRate: 19,
  phasePad: 20
};
var COLUMNS = 21;
var PLACE = {
  normal: 0,
  first: 3,
  second: 6,
  latus: 9,
  eccentric: 10,
  bulge: 13,
  nodeRate: 14,
  slope: 15,
  pad: 16,
  tilt: 17,
  low: 18,
  high: 19,
  miss: 20,
  half: 21,
  azimuth: 22,
  step: 23,
  steps: 24,
  error: 25,
  slowest: 26,
  shortest: 27
};
var PLACES = 40;

// packages/astro/src/sgp4/slow-elements.ts
var AXIS = 0;
var E_X = 1;
var E_Y = 2;
var ARGUMENT = 3;
var NODE_ANGLE = 4;
var SINE_I = 5;
var COSINE_I = 6;
var E_STRAY = 7;
var ARGUMENT_RATE = 8;
var SLOW_ELEMENTS = 9;
var mean3 = new Float64Array(6);
var pair3 = new Float64Array(2);
function slowElements(batch, i, epochTaiS, out) {
  const o = i * ROW;
  const { near } = batch;
  if (near[o + INIT_ERROR] !== 0) return near[o + INIT_ERROR];
  const t = (epochTaiS - near[o + EPOCH_TAI_S]) / 60;
  const t2 = t * t;
  let m = near[o + MEAN_ANOMALY] + near[o + MEAN_ANOMALY_RATE] * t;
  let argp = near[o + ARG_PERIGEE] + near[o + ARG_PERIGEE_RATE] * t;
  let node = near[o + NODE] + near[o + NODE_RATE] * t + near[o + NODE_DRAG] * t2;
  const n = near[o + MEAN_MOTION];
  let e = near[o + ECCENTRICITY];
  let factor = 1 - near[o + C1] * t;
  let longitudeDrag = near[o + T2] * t2;
  let sinI = near[o + SIN_I];
  let cosI = near[o + COS_I];
  let aycof = near[o + AYCOF];
  let xlcof = near[o + XLCOF];
  let rate2 = near[o + MEAN_ANOMALY_RATE] + near[o + ARG_PERIGEE_RATE];
  let stray = 0;
  let axis;
  const d = batch.deepRow[i] * DEEP_ROW;
  if (d < 0) {
    const bc5 = near[o + BC5];
    const eta = near[o + ETA];
    const cube = near[o + ANOMALY_DRAG];
    const turn3 = near[o + OMEGA_DRAG] * t + cube * (1 + 1.5 * eta * eta - near[o + DELTA_M0]);
    m += turn3;
    argp -= turn3;
    factor -= t2 * (near[o + D2] + t * (near[o + D3] + t * near[o + D4]));
    longitudeDrag += t2 * t * (near[o + T3] + t * (near[o + T4] + t * near[o + T5]));
    e -= near[o + BC4] * t - bc5 * near[o + SIN_M0];
    stray = Math.abs(bc5) + Math.abs(e * cube * eta) * (3 + 1.5 * eta + eta * eta);
    axis = near[o + SEMI_MAJOR_AXIS] * factor * factor;
  } else {
    mean3[EM] = e;
    mean3[IM] = near[o + INCLINATION];
    mean3[NODEM] = node;
    mean3[ARGPM] = argp;
    mean3[MM] = m;
    mean3[NM] = n;
    const { deep, integrator } = batch;
    addSecular(near, o, deep, d, integrator, batch.deepRow[i] * INTEGRATOR_ROW, t, mean3);
    if (!(mean3[NM] > 0)) return 2;
    const root = Math.cbrt(XKE / mean3[NM]);
    axis = root * root * factor * factor;
    mean3[EM] -= near[o + BC4] * t;
    if (!(mean3[EM] < 1 && mean3[EM] >= -1e-3)) return 1;
    if (mean3[EM] < 1e-6) mean3[EM] = 1e-6;
    mean3[MM] += n * longitudeDrag;
    longitudeDrag = 0;
    addPeriodics(deep, d, t, mean3);
    let inclination = mean3[IM];
    node = mean3[NODEM];
    argp = mean3[ARGPM];
    m = mean3[MM];
    e = mean3[EM];
    if (inclination < 0) {
      inclination = -inclination;
      node += Math.PI;
      argp -= Math.PI;
    }
    if (!(e >= 0 && e <= 1)) return 3;
    sincos(inclination, pair3);
    sinI = pair3[0];
    cosI = pair3[1];
    aycof = -0.5 * J3_OVER_J2 * sinI;
    xlcof = longPeriodCoefficient(sinI, cosI);
    rate2 += mean3[NM] - n + deep[d + DMDT] + deep[d + DOMDT];
  }
  if (!(e < 1 && e >= -1e-3)) return 1;
  if (e < 1e-6) e = 1e-6;
  const inverseP = 1 / (axis * (1 - e * e));
  sincos(argp, pair3);
  const ex = e * pair3[1];
  out[AXIS] = axis;
  out[E_X] = ex;
  out[E_Y] = e * pair3[0] + inverseP * aycof;
  out[ARGUMENT] = m + argp + n * longitudeDrag + inverseP * xlcof * ex;
  out[NODE_ANGLE] = node;
  out[SINE_I] = sinI;
  out[COSINE_I] = cosI;
  out[E_STRAY] = stray;
  out[ARGUMENT_RATE] = rate2;
  return 0;
}

// packages/kernel/src/lattice-rows.ts
var LOOKS = 3;
var MIDDLE = 1;
var BETWEEN = 1.5;
var LOWEST_KM = 6430;
var HIGHEST_KM = 9e5;
var LARGEST_ECCENTRICITY = 0.97;
var LARGEST_PHASE_PAD = 1;
var SQUARE_TERMS = 6;
var WAVE = 0.25;
var SHAPE_SHARE = 3;
var CUBIC_SHARE = 0.1;
var ROUND_E2 = 1e-6;
var ROUNDING2 = 1e-6;
var PHASE_ROUNDING = 2e-6;
function openEnds({ deep }) {
  const count = deep.length / DEEP_ROW;
  return {
    instantsTaiS: new Float64Array(count).fill(Number.NaN),
    elements: new Float64Array(count * SLOW_ELEMENTS)
  };
}
var looks = Array.from({ length: LOOKS }, () => new Float64Array(SLOW_ELEMENTS));
function writeLatticeRow(batch, i, middleTaiS, halfS, columns, stride, slot, ends2) {
  const deepRow = batch.deepRow[i];
  const isDeep = deepRow >= 0;
  for (let k = 0; k < LOOKS; k++) {
    const t = middleTaiS + (k - MIDDLE) * halfS;
    if (k === 0 && isDeep && ends2?.instantsTaiS[deepRow] === t) copyLook(ends2.elements, deepRow, looks[0]);
    else if (slowElements(batch, i, t, looks[k]) !== 0) return false;
  }
  if (isDeep && ends2) {
    ends2.instantsTaiS[deepRow] = middleTaiS + halfS;
    ends2.elements.set(looks[LOOKS - 1], deepRow * SLOW_ELEMENTS);
  }
  const centre = looks[MIDDLE];
  const axis = centre[AXIS];
  const ex0 = centre[E_X];
  const ey0 = centre[E_Y];
  const e2 = ex0 * ex0 + ey0 * ey0;
  const e = Math.sqrt(e2);
  if (!(axis > 0 && e < LARGEST_ECCENTRICITY)) return false;
  const sinI = centre[SINE_I];
  const cosI = centre[COSINE_I];
  const beta = Math.sqrt(1 - e2);
  const latus = axis * (1 - e2);
  const k2 = 0.5 * J22 / (latus * latus);
  const factor = 1 - 1.5 * k2 * beta * (3 * cosI * cosI - 1);
  const node0 = centre[NODE_ANGLE];
  const o = i * ROW;
  const ageMin = (middleTaiS - batch.near[o + EPOCH_TAI_S]) / 60;
  const nodeRate = (batch.near[o + NODE_RATE] + 2 * batch.near[o + NODE_DRAG] * ageMin) / 60;
  const tilt = 1.5 * k2 * cosI * sinI;
  const sinP = sinI - cosI * tilt;
  const cosP = cosI + sinI * tilt;
  for (let k = 0; k < LOOKS; k++) {
    const look = looks[k];
    let shift = look[NODE_ANGLE] - node0 - nodeRate * (k - MIDDLE) * halfS;
    shift -= 2 * Math.PI * Math.round(shift / (2 * Math.PI));
    look[NODE_ANGLE] = shift;
    const turned3 = cosI * shift;
    look[ARGUMENT] += turned3;
    const sinT = Math.sin(turned3);
    const cosT = Math.cos(turned3);
    const ex = look[E_X];
    const ey = look[E_Y];
    look[E_X] = ex * cosT - ey * sinT;
    look[E_Y] = ex * sinT + ey * cosT;
    if (!isDeep || k === 0) continue;
    const before = looks[k - 1];
    const expected = before[ARGUMENT] + (before[ARGUMENT_RATE] + look[ARGUMENT_RATE]) / 120 * halfS;
    look[ARGUMENT] -= 2 * Math.PI * Math.round((look[ARGUMENT] - expected) / (2 * Math.PI));
  }
  const first3 = looks[0];
  const last2 = looks[LOOKS - 1];
  const argument2 = centre[ARGUMENT];
  const motion = (last2[ARGUMENT] - first3[ARGUMENT]) / (2 * halfS);
  const perigeeRate = e2 > ROUND_E2 ? (ex0 * (last2[E_Y] - first3[E_Y]) - ey0 * (last2[E_X] - first3[E_X])) / (2 * halfS * e2) : 0;
  const halfMin = halfS / 60;
  const third = 6 * batch.near[o + T3] + ageMin * (24 * batch.near[o + T4] + ageMin * 60 * batch.near[o + T5]);
  const cubic3 = CUBIC_SHARE * batch.near[o + MEAN_MOTION] * Math.abs(third) * halfMin * halfMin * halfMin;
  let latusChange = 0;
  let eccentricChange = 0;
  let shapeChange = 0;
  let phaseChange = 0;
  let tiltChange = 0;
  let stray = 0;
  for (let k = 0; k < LOOKS; k++) {
    const look = looks[k];
    const t = (k - MIDDLE) * halfS;
    const ex = look[E_X];
    const ey = look[E_Y];
    latusChange = Math.max(latusChange, Math.abs(look[AXIS] * (1 - ex * ex - ey * ey) - latus));
    eccentricChange = Math.max(eccentricChange, length(ex - ex0, ey - ey0));
    const turn3 = perigeeRate * t;
    shapeChange = Math.max(shapeChange, length(ex - ex0 + ey0 * turn3, ey - ey0 - ex0 * turn3));
    phaseChange = Math.max(phaseChange, Math.abs(look[ARGUMENT] - argument2 - motion * t));
    tiltChange = Math.max(
      tiltChange,
      Math.abs(look[SINE_I] - sinI) + Math.abs(look[COSINE_I] - cosI) + sinI * Math.abs(look[NODE_ANGLE])
    );
    stray = Math.max(stray, look[E_STRAY]);
  }
  const slope = e / beta;
  const square = k2 * k2;
  const pad2 = (BETWEEN * latusChange + 2 * e * stray * axis) / latus + SQUARE_TERMS * square + WAVE * k2 * slope + ROUNDING2;
  const padSquare = (BETWEEN * eccentricChange + stray) / (latus * EARTH_RADIUS_KM);
  const least = 1 - e;
  const phasePad = BETWEEN * (phaseChange + cubic3) + (BETWEEN * shapeChange + stray) * SHAPE_SHARE / (least * least) + (1 + e) * (1 + e) / beta * (WAVE * k2 + SQUARE_TERMS * square) + PHASE_ROUNDING;
  const latusKm = latus * factor * EARTH_RADIUS_KM;
  const bulge = 0.25 * J22 / latus * EARTH_RADIUS_KM;
  const perigeeKm = latusKm / (1 + e);
  const apogeeKm = latusKm / least;
  const lowKm = perigeeKm * (1 - pad2 - perigeeKm * padSquare) - bulge;
  const highKm = apogeeKm * (1 + pad2 + apogeeKm * padSquare) + bulge;
  if (!(lowKm > LOWEST_KM && highKm < HIGHEST_KM && phasePad < LARGEST_PHASE_PAD && motion > 0)) return false;
  const cosNode = Math.cos(node0);
  const sinNode = Math.sin(node0);
  columns[COLUMN.low * stride + slot] = lowKm;
  columns[COLUMN.high * stride + slot] = highKm;
  columns[COLUMN.normal * stride + slot] = sinP * sinNode;
  columns[(COLUMN.normal + 1) * stride + slot] = -sinP * cosNode;
  columns[(COLUMN.normal + 2) * stride + slot] = cosP;
  columns[COLUMN.latus * stride + slot] = latusKm;
  columns[COLUMN.eccentric * stride + slot] = ex0 * cosNode - ey0 * cosP * sinNode;
  columns[(COLUMN.eccentric + 1) * stride + slot] = ex0 * sinNode + ey0 * cosP * cosNode;
  columns[(COLUMN.eccentric + 2) * stride + slot] = ey0 * sinP;
  columns[COLUMN.bulge * stride + slot] = bulge;
  columns[COLUMN.nodeRate * stride + slot] = nodeRate;
  columns[COLUMN.slope * stride + slot] = slope + 2 * bulge / perigeeKm;
  columns[COLUMN.pad * stride + slot] = pad2;
  columns[COLUMN.padSquare * stride + slot] = padSquare;
  columns[COLUMN.tilt * stride + slot] = BETWEEN * tiltChange + SQUARE_TERMS * square + ROUNDING2;
  columns[COLUMN.nodeCos * stride + slot] = cosNode;
  columns[COLUMN.nodeSin * stride + slot] = sinNode;
  columns[COLUMN.argument * stride + slot] = argument2 - 2 * Math.PI * Math.round(argument2 / (2 * Math.PI));
  columns[COLUMN.motion * stride + slot] = motion;
  columns[COLUMN.perigeeRate * stride + slot] = perigeeRate;
  columns[COLUMN.phasePad * stride + slot] = phasePad;
  return true;
}
function copyLook(from, k, to) {
  for (let n = 0; n < SLOW_ELEMENTS; n++) to[n] = from[k * SLOW_ELEMENTS + n];
}
function length(x, y) {
  return Math.sqrt(x * x + y * y);
}

// packages/kernel/src/lattice.ts
var FIELDS2 = 36;
var PAIR2 = 2 * FIELDS2;
var GROUPS_AT_ONCE = 2048;
var HIT = 8;
var CROSSING = 72;
var CROSSINGS_A_GROUP = 8;
var ENTRY = 8;
var WINDOW = 24;
var WINDOW_ROOM = 8192 * WINDOW;
var STEPS_A_TURN = 192;
var MOST_STEPS4 = 12288;
var MOST_BLOCKS = 28;
var compiled2;
function openLattice(batch) {
  compiled2 ??= compileKernel(fromBase64(WASM_BASE642));
  const kernel = instantiateLattice(compiled2);
  const stride = 4 * Math.ceil(batch.count / 4);
  const groups = stride / 4;
  const order = orderOf(batch);
  const ends2 = openEnds(batch);
  const blockBytes = stride * COLUMNS * 4;
  const ahead = MOST_BLOCKS * blockBytes;
  let top = kernel.heapBase();
  const reserve = (bytes) => {
    const address = Math.ceil(top / CACHE_LINE) * CACHE_LINE;
    top = address + bytes;
    const missing = top + ahead + BEHIND - kernel.memory.buffer.byteLength;
    if (missing > ahead) kernel.memory.grow(Math.ceil(missing / PAGE));
    return address;
  };
  const hits = reserve(GROUPS_AT_ONCE * HIT);
  const crossings = reserve(groups * CROSSINGS_A_GROUP * CROSSING);
  const windows = reserve(WINDOW_ROOM);
  const progress = reserve(8);
  const tableBytes = (MOST_STEPS4 + 1) * 8;
  const early = reserve(tableBytes);
  const late = reserve(tableBytes);
  const instants = reserve(tableBytes);
  let entries = 0;
  let entryRoom = 0;
  let entered = 0;
  const codes = reserve(stride);
  const rows2 = reserve(stride / 2 * PAIR2 * 8);
  fillRows(new Float64Array(kernel.memory.buffer, rows2, stride / 2 * PAIR2), batch, order);
  const blocks2 = [];
  function makeBlock(startTaiS, stopTaiS, key) {
    const address = blocks2.length >= MOST_BLOCKS ? blocks2.shift().address : reserve(blockBytes);
    const middleTaiS = (startTaiS + stopTaiS) / 2;
    const halfS = (stopTaiS - startTaiS) / 2;
    kernel.writeNearRows(rows2, 0, stride / 2, middleTaiS, halfS, address, stride, codes);
    const irregular = writeOthers(address, middleTaiS, halfS).sort((a, b) => a - b);
    return { key, address, middleTaiS, halfS, irregular };
  }
  function writeOthers(address, middleTaiS, halfS) {
    const columns = new Float32Array(kernel.memory.buffer, address, stride * COLUMNS);
    const isWritten = new Uint8Array(kernel.memory.buffer, codes, stride);
    const irregular = [];
    for (let slot = 0; slot < batch.count; slot++) {
      if (isWritten[slot] === 1) continue;
      const i = order[slot];
      if (!writeLatticeRow(batch, i, middleTaiS, halfS, columns, stride, slot, ends2)) irregular.push(i);
    }
    return irregular;
  }
  return {
    get byteLength() {
      return top;
    },
    block(startTaiS, stopTaiS) {
      const key = `${startTaiS} ${stopTaiS}`;
      const at = blocks2.findIndex((kept7) => kept7.key === key);
      const block = at >= 0 ? blocks2.splice(at, 1)[0] : makeBlock(startTaiS, stopTaiS, key);
      blocks2.push(block);
      return block;
    },
    rowOf(block, object) {
      const slot = order.indexOf(object);
      const columns = new Float32Array(kernel.memory.buffer, block.address, stride * COLUMNS);
      const values = Float32Array.from({ length: COLUMNS }, (_, k) => columns[k * stride + slot]);
      return values[COLUMN.high] > 0 ? values : void 0;
    },
    enter(block, tube) {
      const { address } = block;
      new Float64Array(kernel.memory.buffer, kernel.primaryAt(), PLACES).set(tube.parameters);
      kernel.spreadPrimary();
      let crossed = 0;
      for (let first3 = 0; first3 < groups; first3 += GROUPS_AT_ONCE) {
        const count = kernel.testNodes(address, stride, first3, Math.min(groups, first3 + GROUPS_AT_ONCE), hits);
        crossed += kernel.crossNodes(address, stride, hits, count, crossings + crossed * CROSSING);
      }
      const turns = Math.ceil(tube.earliest.length / STEPS_A_TURN) + 2;
      if (crossed * turns > entryRoom) {
        entryRoom = 2 * crossed * turns;
        entries = reserve(entryRoom * ENTRY);
      }
      take(tube, tube.earliest, early);
      const isAlone = tube.latest === tube.earliest;
      if (!isAlone) take(tube, tube.latest, late);
      entered = kernel.narrowCrossings(early, isAlone ? early : late, crossings, crossed, entries);
    },
    scan(passages, visit) {
      take(passages, passages.instants, instants);
      const { buffer } = kernel.memory;
      const done = new Int32Array(buffer, progress, 2);
      const numbers = new Int32Array(buffer, windows, WINDOW_ROOM / 4);
      const spans2 = new Float64Array(buffer, windows, WINDOW_ROOM / 8);
      const spare = WINDOW * (2 + Math.ceil(passages.instants.length / 2));
      const end = windows + WINDOW_ROOM;
      for (let from = 0; from < entered; ) {
        kernel.findWindows(instants, crossings, entries, from, entered, windows, end, spare, progress);
        from = done[0];
        const count = done[1];
        for (let k = 0; k < count; k++) {
          visit(order[numbers[6 * k]], numbers[6 * k + 1] !== 0, spans2[3 * k + 1], spans2[3 * k + 2]);
        }
      }
    }
  };
  function take({ firstStep, errorS, slowestS, shortestS }, table, address) {
    const parameters = new Float64Array(kernel.memory.buffer, kernel.primaryAt(), PLACES);
    parameters[PLACE.azimuth] = firstStep * 2 * Math.PI / STEPS_A_TURN;
    parameters[PLACE.step] = STEPS_A_TURN / (2 * Math.PI);
    parameters[PLACE.steps] = table.length - 1;
    parameters[PLACE.error] = errorS;
    parameters[PLACE.slowest] = slowestS;
    parameters[PLACE.shortest] = shortestS;
    new Float64Array(kernel.memory.buffer, address, table.length).set(table);
  }
}
function orderOf(batch) {
  const perigee = Float64Array.from({ length: batch.count }, (_, i) => {
    const o = i * ROW;
    const value = batch.near[o + SEMI_MAJOR_AXIS] * (1 - batch.near[o + ECCENTRICITY]);
    return Number.isFinite(value) ? value : 0;
  });
  return Int32Array.from({ length: batch.count }, (_, i) => i).sort((a, b) => perigee[a] - perigee[b] || a - b);
}
function fillRows(rows2, batch, order) {
  for (let slot = 0; slot < 2 * (rows2.length / PAIR2); slot++) {
    const to = (slot >> 1) * PAIR2 + (slot & 1);
    const i = order[slot];
    if (i === void 0 || batch.deepRow[i] >= 0) rows2[to + 2 * INIT_ERROR] = 1;
    else for (let k = 0; k < FIELDS2; k++) rows2[to + 2 * k] = batch.near[i * ROW + k];
  }
}

// packages/conjunction/src/screening/to-all/mean-plane.ts
function meanPlane(run, offsetS) {
  const { states, count, stepS } = run;
  let momentum = 0;
  let energy = 0;
  let hz = 0;
  for (let o = 0; o < 6 * count; o += 6) {
    const x = states[o];
    const y = states[o + 1];
    const z = states[o + 2];
    const vx = states[o + 3];
    const vy = states[o + 4];
    const vz = states[o + 5];
    const nx = y * vz - z * vy;
    const ny = z * vx - x * vz;
    const nz = x * vy - y * vx;
    const h = Math.sqrt(nx * nx + ny * ny + nz * nz);
    momentum += h / count;
    hz += nz / h / count;
    energy += (0.5 * (vx * vx + vy * vy + vz * vz) - MU_EARTH / Math.sqrt(x * x + y * y + z * z)) / count;
  }
  const latusM = momentum * momentum / MU_EARTH;
  if (!(energy < 0 && latusM > 0)) return void 0;
  const axisM = -MU_EARTH / (2 * energy);
  const ratio = EARTH_RADIUS_M / latusM;
  const meanMotion = Math.sqrt(MU_EARTH / axisM ** 3);
  const nodeRate = -1.5 * J2 * ratio * ratio * meanMotion * hz;
  const turned3 = new Float64Array(6 * count);
  let mx = 0;
  let my = 0;
  let mz = 0;
  const cosStep = Math.cos(nodeRate * stepS);
  const sinStep = Math.sin(nodeRate * stepS);
  let c = Math.cos(nodeRate * offsetS);
  let s = Math.sin(nodeRate * offsetS);
  for (let o = 0; o < 6 * count; o += 6) {
    const x = c * states[o] + s * states[o + 1];
    const y = c * states[o + 1] - s * states[o];
    const z = states[o + 2];
    const vx = c * states[o + 3] + s * states[o + 4];
    const vy = c * states[o + 4] - s * states[o + 3];
    const vz = states[o + 5];
    turned3[o] = x;
    turned3[o + 1] = y;
    turned3[o + 2] = z;
    turned3[o + 3] = vx;
    turned3[o + 4] = vy;
    turned3[o + 5] = vz;
    mx += y * vz - z * vy;
    my += z * vx - x * vz;
    mz += x * vy - y * vx;
    const next = c * cosStep - s * sinStep;
    s = s * cosStep + c * sinStep;
    c = next;
  }
  const rough = unit2(mx, my, mz);
  const normal = levelled(turned3, rough) ?? rough;
  const [first3, second2] = axesOf(normal);
  const startAzimuth = Math.atan2(
    second2[0] * turned3[0] + second2[1] * turned3[1] + second2[2] * turned3[2],
    first3[0] * turned3[0] + first3[1] * turned3[1] + first3[2] * turned3[2]
  );
  return { normal, first: first3, second: second2, nodeRate, latusM, startAzimuth, startTaiS: run.startTaiS, meanMotion, turned: turned3 };
}
function levelled(turned3, normal) {
  const [first3, second2] = axesOf(normal);
  let pp = 0;
  let pq = 0;
  let qq = 0;
  let pz = 0;
  let qz = 0;
  for (let o = 0; o < turned3.length; o += 6) {
    const x = turned3[o];
    const y = turned3[o + 1];
    const z = turned3[o + 2];
    const i2 = 1 / (x * x + y * y + z * z);
    const p = first3[0] * x + first3[1] * y + first3[2] * z;
    const q = second2[0] * x + second2[1] * y + second2[2] * z;
    const out = normal[0] * x + normal[1] * y + normal[2] * z;
    pp += p * p * i2;
    pq += p * q * i2;
    qq += q * q * i2;
    pz += p * out * i2;
    qz += q * out * i2;
  }
  const determinant = pp * qq - pq * pq;
  if (!(determinant > 1e-5 * turned3.length * turned3.length)) return void 0;
  const a = -(qq * pz - pq * qz) / determinant;
  const b = -(pp * qz - pq * pz) / determinant;
  return unit2(
    normal[0] + a * first3[0] + b * second2[0],
    normal[1] + a * first3[1] + b * second2[1],
    normal[2] + a * first3[2] + b * second2[2]
  );
}
function unit2(x, y, z) {
  const length2 = Math.sqrt(x * x + y * y + z * z);
  return [x / length2, y / length2, z / length2];
}
function axesOf(n) {
  const first3 = Math.abs(n[0]) < 0.8 ? unit2(0, n[2], -n[1]) : unit2(-n[2], 0, n[0]);
  const second2 = unit2(
    n[1] * first3[2] - n[2] * first3[1],
    n[2] * first3[0] - n[0] * first3[2],
    n[0] * first3[1] - n[1] * first3[0]
  );
  return [first3, second2];
}

// packages/conjunction/src/screening/to-all/lattice-primary.ts
var STEP_RAD = 2 * Math.PI / STEPS_A_TURN;
var BETWEEN2 = 1.3;
var RESIDUAL_M = 60;
var TILT_RAD = 2e-6;
function latticeTube(runs, block, missM, room) {
  const guide = runs[runs.length >> 1];
  const plane = meanPlane(guide, guide.startTaiS - block.middleTaiS);
  const conic = plane && conicOf(guide, plane);
  if (!conic) return void 0;
  const { normal, first: first3, second: second2, nodeRate } = plane;
  const passages = [];
  let tilt = 0;
  let slope = 0;
  let departureM = 0;
  let lowestM = Number.POSITIVE_INFINITY;
  let highestM = 0;
  for (const run of runs) {
    const measured = measure(run, plane, conic, block.middleTaiS, room);
    if (!measured) return void 0;
    passages.push(measured.passages);
    tilt = Math.max(tilt, BETWEEN2 * measured.tilt + run.worstPadM / run.lowestM);
    slope = Math.max(slope, 1.1 * measured.slope);
    departureM = Math.max(departureM, BETWEEN2 * measured.departureM + run.worstPadM);
    lowestM = Math.min(lowestM, run.lowestM);
    highestM = Math.max(highestM, run.highestM);
  }
  const parameters = new Float64Array(PLACES);
  parameters.set(normal, PLACE.normal);
  parameters.set(first3, PLACE.first);
  parameters.set(second2, PLACE.second);
  parameters[PLACE.latus] = conic.latusM / 1e3;
  parameters.set(conic.eccentric, PLACE.eccentric);
  parameters[PLACE.bulge] = conic.bulgeM / 1e3;
  parameters[PLACE.nodeRate] = nodeRate;
  parameters[PLACE.slope] = Math.max(slope, conic.slope + 2 * conic.bulgeM / lowestM) + 2e-3;
  parameters[PLACE.pad] = (departureM + RESIDUAL_M) / 1e3;
  parameters[PLACE.tilt] = tilt + TILT_RAD;
  parameters[PLACE.low] = lowestM / 1e3;
  parameters[PLACE.high] = highestM / 1e3;
  parameters[PLACE.miss] = missM / 1e3;
  parameters[PLACE.half] = block.halfS;
  const envelope = envelopeOf(passages);
  return envelope && { tube: { parameters, ...envelope }, passages };
}
function envelopeOf(passages) {
  const [first3] = passages;
  if (first3 && passages.length === 1) return { ...first3, earliest: first3.instants, latest: first3.instants };
  const firstStep = Math.min(...passages.map((passage) => passage.firstStep));
  const lastStep = Math.max(...passages.map((passage) => passage.firstStep + passage.instants.length - 1));
  if (lastStep - firstStep > MOST_STEPS4) return void 0;
  const earliest = new Float64Array(lastStep - firstStep + 1).fill(Number.POSITIVE_INFINITY);
  const latest = new Float64Array(earliest.length).fill(Number.NEGATIVE_INFINITY);
  let errorS = 0;
  let slowestS = 0;
  for (const passage of passages) {
    const { instants } = passage;
    const ahead = passage.firstStep - firstStep;
    const last2 = instants.length - 1;
    for (let k = 0; k < earliest.length; k++) {
      const instant = instants[Math.min(last2, Math.max(0, k - ahead))];
      if (instant < earliest[k]) earliest[k] = instant;
      if (instant > latest[k]) latest[k] = instant;
    }
    errorS = Math.max(errorS, passage.errorS);
    slowestS = Math.max(slowestS, passage.slowestS);
  }
  let shortestS = Number.POSITIVE_INFINITY;
  for (let k = 1; k < earliest.length; k++) {
    shortestS = Math.min(shortestS, earliest[k] - earliest[k - 1], latest[k] - latest[k - 1]);
  }
  return { firstStep, earliest, latest, errorS, slowestS, shortestS };
}
var azimuth = new Float64Array(0);
var rate = new Float64Array(0);
function measure(run, plane, { latusM, eccentric, bulgeM }, middleTaiS, room) {
  const { count, states, stepS } = run;
  const { normal, first: first3, second: second2, nodeRate } = plane;
  const offsetS = run.startTaiS - middleTaiS;
  const [nx, ny, nz] = normal;
  const [ax, ay, az] = first3;
  const [bx, by, bz] = second2;
  const [ex, ey, ez] = eccentric;
  if (azimuth.length < count) {
    azimuth = new Float64Array(2 * count);
    rate = new Float64Array(2 * count);
  }
  const sin2I = 1 - nz * nz;
  const cosStep = Math.cos(nodeRate * stepS);
  const sinStep = Math.sin(nodeRate * stepS);
  let c = Math.cos(nodeRate * offsetS);
  let s = Math.sin(nodeRate * offsetS);
  let tilt = 0;
  let slope = 0;
  let departureM = 0;
  let before = 0;
  for (let k = 0; k < count; k++) {
    const o = 6 * k;
    const x = c * states[o] + s * states[o + 1];
    const y = c * states[o + 1] - s * states[o];
    const z = states[o + 2];
    const vx = c * states[o + 3] + s * states[o + 4] + nodeRate * y;
    const vy = c * states[o + 4] - s * states[o + 3] - nodeRate * x;
    const vz = states[o + 5];
    const next = c * cosStep - s * sinStep;
    s = s * cosStep + c * sinStep;
    c = next;
    const r2 = x * x + y * y + z * z;
    const r = Math.sqrt(r2);
    const p = ax * x + ay * y + az * z;
    const q = bx * x + by * y + bz * z;
    tilt = Math.max(tilt, Math.abs(nx * x + ny * y + nz * z) / r);
    const model = latusM / (1 + (ex * x + ey * y + ez * z) / r) + bulgeM * (sin2I - 2 * z * z / r2);
    departureM = Math.max(departureM, Math.abs(r - model));
    const turn3 = (p * (bx * vx + by * vy + bz * vz) - q * (ax * vx + ay * vy + az * vz)) / (p * p + q * q);
    if (!(turn3 > 0)) return void 0;
    let angle = Math.atan2(q, p);
    const past = k > 0 ? azimuth[k - 1] : Number.NEGATIVE_INFINITY;
    const expected = k > 0 ? past + 0.5 * (turn3 + rate[k - 1]) * stepS : plane.startAzimuth + plane.meanMotion * (run.startTaiS - plane.startTaiS);
    angle += 2 * Math.PI * Math.round((expected - angle) / (2 * Math.PI));
    if (k > 0) {
      if (!(angle > past)) return void 0;
      slope = Math.max(slope, Math.abs(r - before) / (Math.min(r, before) * (angle - past)));
    }
    azimuth[k] = angle;
    rate[k] = turn3;
    before = r;
  }
  const passages = passagesOf(run, offsetS, room);
  return passages && { tilt, slope, departureM, passages };
}
function conicOf(run, { turned: turned3, normal, first: first3, second: second2, latusM }) {
  const { count } = run;
  const bulgeM = 0.25 * J2 * EARTH_RADIUS_M * EARTH_RADIUS_M / latusM;
  const sin2I = 1 - normal[2] * normal[2];
  let c = 0;
  let s = 0;
  let cc = 0;
  let cs = 0;
  let ss = 0;
  let w = 0;
  let wc = 0;
  let ws = 0;
  for (let o = 0; o < 6 * count; o += 6) {
    const x = turned3[o];
    const y = turned3[o + 1];
    const z = turned3[o + 2];
    const r2 = x * x + y * y + z * z;
    const r = Math.sqrt(r2);
    const cos = (first3[0] * x + first3[1] * y + first3[2] * z) / r;
    const sin = (second2[0] * x + second2[1] * y + second2[2] * z) / r;
    const weight = latusM / (r - bulgeM * (sin2I - 2 * z * z / r2));
    c += cos;
    s += sin;
    cc += cos * cos;
    cs += cos * sin;
    ss += sin * sin;
    w += weight;
    wc += weight * cos;
    ws += weight * sin;
  }
  const mc = c / count;
  const ms = s / count;
  const mw = w / count;
  const a = cc - count * mc * mc;
  const b = cs - count * mc * ms;
  const d = ss - count * ms * ms;
  const determinant = a * d - b * b;
  const isLong = determinant > 1e-6 * count * count;
  const p = wc - count * mc * mw;
  const q = ws - count * ms * mw;
  const eCos = isLong ? (d * p - b * q) / determinant : 0;
  const eSin = isLong ? (a * q - b * p) / determinant : 0;
  const mean4 = mw - eCos * mc - eSin * ms;
  const eP = eCos / mean4;
  const eQ = eSin / mean4;
  const e2 = eP * eP + eQ * eQ;
  if (!(e2 < 0.94 && mean4 > 0)) return void 0;
  return {
    latusM: latusM / mean4,
    eccentric: [first3[0] * eP + second2[0] * eQ, first3[1] * eP + second2[1] * eQ, first3[2] * eP + second2[2] * eQ],
    bulgeM,
    slope: Math.sqrt(e2 / (1 - e2))
  };
}
function passagesOf(run, offsetS, room) {
  const last2 = run.count - 1;
  const firstStep = Math.floor(azimuth[0] / STEP_RAD);
  const steps = Math.max(1, Math.ceil(azimuth[last2] / STEP_RAD) - firstStep);
  if (steps > MOST_STEPS4) return void 0;
  const instants = tableOf(steps + 1, room);
  instants[0] = offsetS + (firstStep * STEP_RAD - azimuth[0]) / rate[0];
  let next = 1;
  let curve = 0;
  let spread = 0;
  let slowest = Number.POSITIVE_INFINITY;
  for (let k = 0; k < last2; k++) {
    const a = azimuth[k];
    const wide = azimuth[k + 1] - a;
    const m0 = wide / rate[k];
    const m1 = wide / rate[k + 1];
    const t0 = offsetS + k * run.stepS;
    curve = Math.max(curve, Math.abs(m1 - m0) / (wide * wide));
    spread = Math.max(spread, Math.abs(m1 - m0), Math.abs(m0 + m1 - 2 * run.stepS));
    slowest = Math.min(slowest, rate[k], rate[k + 1]);
    const until = Math.min(steps - 1, Math.floor(azimuth[k + 1] / STEP_RAD) - firstStep);
    for (; next <= until; next++) {
      const u = Math.min(1, Math.max(0, ((firstStep + next) * STEP_RAD - a) / wide));
      const v = 1 - u;
      instants[next] = t0 + u * v * v * m0 + u * u * (3 - 2 * u) * run.stepS - u * u * v * m1;
    }
  }
  const beyond = (firstStep + steps) * STEP_RAD - azimuth[last2];
  instants[steps] = offsetS + last2 * run.stepS + beyond / rate[last2];
  const errorS = 0.25 * STEP_RAD * STEP_RAD * curve + 0.02 * spread + run.worstPadM / (run.lowestM * slowest) + 1e-3;
  let longestS = 0;
  let shortestS = Number.POSITIVE_INFINITY;
  for (let k = 1; k <= steps; k++) {
    const stepS = instants[k] - instants[k - 1];
    longestS = Math.max(longestS, stepS);
    shortestS = Math.min(shortestS, stepS);
  }
  return { instants, firstStep, errorS, slowestS: longestS / STEP_RAD, shortestS };
}

// packages/conjunction/src/screening/to-all/primary-run.ts
var RASTER_S = 120;
var LOOK_S = 30;
var LOOKS2 = RASTER_S / LOOK_S;
var SPAN_END2 = { width: 1e-3 };
var BULGE2 = 4 / 27;
var BETWEEN_M = 150;
function runsOf(source, object, startTaiS, stopTaiS, room) {
  const [from, to] = source.spanOf(object);
  const a = Math.max(startTaiS, from);
  const b = Math.min(stopTaiS, to);
  if (!(a < b)) return [];
  const isTheory = object < source.sgp4Count;
  const steps = Math.max(1, Math.ceil((b - a) / RASTER_S - 1e-9));
  const stepS = (b - a) / steps;
  const states = tableOf(6 * (steps + 1), room);
  const six3 = new Float64Array(6);
  let isWhole = source.statesOn(object, a, stepS, steps + 1, states);
  if (!isWhole && !isTheory) {
    isWhole = true;
    for (let k = 0; k <= steps && isWhole; k++) {
      isWhole = source.state(object, k === steps ? b : a + k * stepS, states, 6 * k) === 0;
      for (let n = 1; n < LOOKS2 && k < steps && isWhole; n++) {
        isWhole = source.state(object, a + (k + n / LOOKS2) * stepS, six3, 0) === 0;
      }
    }
  }
  if (isWhole) return [runFrom(object, a, b, stepS, states, isTheory, room)];
  return spansOf((t) => source.state(object, t, six3, 0) === 0, a, b).map(([start, stop]) => {
    const parts = Math.max(1, Math.ceil((stop - start) / RASTER_S - 1e-9));
    const step2 = (stop - start) / parts;
    const own2 = tableOf(6 * (parts + 1), room);
    for (let k = 0; k <= parts; k++) source.state(object, k === parts ? stop : start + k * step2, own2, 6 * k);
    return runFrom(object, start, stop, step2, own2, isTheory, room);
  });
}
function spansOf(has, a, b) {
  const spans2 = [];
  const count = Math.ceil((b - a) / LOOK_S);
  let from = has(a) ? a : void 0;
  for (let k = 1; k <= count; k++) {
    const before = a + (k - 1) * LOOK_S;
    const t = Math.min(b, a + k * LOOK_S);
    const present2 = has(t);
    if (present2 && from === void 0) from = borderBetween(has, t, before, SPAN_END2);
    if (from === void 0 || present2 && k < count) continue;
    const to = present2 ? t : borderBetween(has, before, t, SPAN_END2);
    if (to > from) spans2.push([from, to]);
    from = void 0;
  }
  return spans2;
}
function runFrom(object, startTaiS, stopTaiS, stepS, states, isTheory, room) {
  const count = states.length / 6;
  const padM = tableOf(count, room);
  if (isTheory) padM.fill(0);
  else writePads(states, count, stepS, padM);
  let worstPadM = 0;
  let lowestM = Number.POSITIVE_INFINITY;
  let highestM = 0;
  let acceleration2 = 0;
  let before = 0;
  let climbBefore = 0;
  for (let k = 0; k < count; k++) {
    const o = 6 * k;
    const x = states[o];
    const y = states[o + 1];
    const z = states[o + 2];
    const r = Math.sqrt(x * x + y * y + z * z);
    const climb = (x * states[o + 3] + y * states[o + 4] + z * states[o + 5]) / r;
    worstPadM = Math.max(worstPadM, padM[k]);
    let dip = 0;
    let rise = 0;
    if (k > 0) {
      dip = BULGE2 * stepS * (Math.max(0, -climbBefore) + Math.max(0, climb));
      rise = BULGE2 * stepS * (Math.max(0, climbBefore) + Math.max(0, -climb));
      const du = states[o + 3] - states[o - 3];
      const dv = states[o + 4] - states[o - 2];
      const dw = states[o + 5] - states[o - 1];
      acceleration2 = Math.max(acceleration2, Math.sqrt(du * du + dv * dv + dw * dw) / stepS);
      lowestM = Math.min(lowestM, Math.min(before, r) - dip);
      highestM = Math.max(highestM, Math.max(before, r) + rise);
    }
    before = r;
    climbBefore = climb;
  }
  lowestM -= BETWEEN_M + worstPadM;
  highestM += BETWEEN_M + worstPadM;
  return {
    object,
    startTaiS,
    stopTaiS,
    stepS,
    count,
    states,
    padM,
    worstPadM,
    lowestM,
    highestM,
    accelerationMps2: Math.max(1.1 * acceleration2, 1.02 * MU_EARTH / (lowestM * lowestM))
  };
}
var terms = new Float64Array(9);
var there2 = new Float64Array(3);
function writePads(states, count, stepS, pads) {
  for (let k = 0; k < count; k++) {
    taylorTerms(states, 6 * k, terms);
    let worst = 0;
    for (let n = -1; n <= 1; n += 2) {
      if (k + n < 0 || k + n >= count) continue;
      taylorPosition(states, 6 * k, terms, n * stepS, there2);
      const o = 6 * (k + n);
      const x = there2[0] - states[o];
      const y = there2[1] - states[o + 1];
      const z = there2[2] - states[o + 2];
      worst = Math.max(worst, x * x + y * y + z * z);
    }
    pads[k] = 2 * Math.sqrt(worst) + 1;
  }
}

// packages/conjunction/src/screening/approach/radial-pass.ts
var RADIAL_MPS2 = 20;
var KINK_MPS2 = 50;
var LEAST_SPEED_MPS = 1e3;
var LOWEST_M2 = 62e5;
var terms3 = new Float64Array(9);
var first = new Float64Array(3);
var second = new Float64Array(3);
function passesAboveOrBelow(volume, reachM, states1, o1, states2, o2, tauS, padM) {
  if (volume.shape === "sphere") return false;
  const u = states2[o2 + 3] - states1[o1 + 3];
  const v = states2[o2 + 4] - states1[o1 + 4];
  const w = states2[o2 + 5] - states1[o1 + 5];
  const speed = Math.sqrt(u * u + v * v + w * w);
  if (speed < LEAST_SPEED_MPS) return false;
  radiusAt(states1, o1, tauS, first);
  radiusAt(states2, o2, tauS, second);
  const low = Math.min(first[0], second[0]);
  if (low < LOWEST_M2) return false;
  const span = Math.abs(tauS);
  const remainder = MODEL_PAD_M + padM + taylorRemainderM(low, first[2], span) + taylorRemainderM(low, second[2], span);
  const halfS = (1.02 * reachM + 5 * remainder) / speed + 1;
  const apart = Math.abs(second[0] - first[0]) - Math.abs(second[1] - first[1]) * halfS;
  const slack = remainder + reachM * reachM / (2 * (low - reachM)) + halfS * (KINK_MPS2 + 0.5 * halfS * 2 * RADIAL_MPS2);
  return apart > semiAxesM(volume)[0] + slack;
}
function radiusAt(s, o, tau, out) {
  taylorTerms(s, o, terms3);
  let r2 = 0;
  let climb = 0;
  let v2 = 0;
  for (let c = 0; c < 3; c++) {
    const [a, j, snap] = [terms3[c], terms3[3 + c], terms3[6 + c]];
    const x = s[o + c] + tau * (s[o + 3 + c] + tau * (a / 2 + tau * (j / 6 + tau * snap / 24)));
    const dx = s[o + 3 + c] + tau * (a + tau * (j / 2 + tau * snap / 6));
    r2 += x * x;
    climb += x * dx;
    v2 += dx * dx;
  }
  out[0] = Math.sqrt(r2);
  out[1] = climb / out[0];
  out[2] = Math.sqrt(v2);
}

// packages/conjunction/src/screening/to-all/run-meeting.ts
var LOWEST_M3 = 63e5;
var six2 = new Float64Array(6);
var guess2 = new Float64Array(1);
var RunMeeting = class {
  #geometry;
  #run;
  #rasters;
  #dropouts;
  #samplingMps;
  #slow = /* @__PURE__ */ new Set();
  #encounters = [];
  constructor(plan, geometry, run, rasters, dropouts) {
    this.#geometry = geometry;
    this.#run = run;
    this.#rasters = rasters;
    this.#dropouts = dropouts;
    this.#samplingMps = samplingSpeedMps(geometry.reachM, plan.slowSpeedMps);
  }
  /** What was found; slow pairs are sampled over the whole run. */
  finish() {
    if (this.#slow.size === 0) return this.#encounters;
    const { object, startTaiS, stopTaiS } = this.#run;
    forgetSampled(this.#geometry, object);
    const kept7 = this.#encounters.filter((encounter) => !this.#slow.has(encounter.secondary));
    for (const j of this.#slow) kept7.push(...sampledPair(this.#geometry, object, j, startTaiS, stopTaiS));
    return kept7;
  }
  /** Tests a span in which the pair may meet, raster instant by raster instant. */
  testWindow(j, fromTaiS, toTaiS) {
    const { startTaiS, stopTaiS, stepS, count } = this.#run;
    const from = Math.max(fromTaiS, startTaiS);
    const to = Math.min(toTaiS, stopTaiS);
    if (!(from <= to) || this.#slow.has(j)) return;
    const raster = (t) => Math.min(count - 1, Math.max(0, Math.round((t - startTaiS) / stepS)));
    const middle = raster((from + to) / 2);
    const at = startTaiS + middle * stepS;
    if (from >= at - RASTER_S && to <= at + RASTER_S) {
      if (this.#state(j, at)) this.#test(j, middle, six2, 0, from - at, to - at);
      return;
    }
    for (let k = raster(from); k <= raster(to); k++) {
      const t = startTaiS + k * stepS;
      if (!this.#state(j, t)) return;
      if (!this.#test(j, k, six2, 0, Math.max(from - t, -stepS / 2), Math.min(to - t, stepS / 2))) return;
    }
  }
  /** Follows a pair through a span, or the run, by steps that are too short for it to meet unseen. */
  follow(j, fromTaiS = this.#run.startTaiS, toTaiS = this.#run.stopTaiS) {
    const { startTaiS, stopTaiS, stepS, count, states, accelerationMps2 } = this.#run;
    if (!(fromTaiS <= stopTaiS && toTaiS >= startTaiS) || this.#slow.has(j)) return;
    const { reachM } = this.#geometry;
    const raster = this.#rasters.of(j, this.#run);
    const others = raster ?? six2;
    const first3 = Math.max(0, Math.floor((fromTaiS - startTaiS) / stepS));
    const last2 = Math.min(count - 1, Math.ceil((toTaiS - startTaiS) / stepS));
    let bound = 0;
    for (let k = first3; k <= last2; ) {
      const t = startTaiS + k * stepS;
      if (!raster && !this.#state(j, t)) return;
      if (k === first3) bound = accelerationMps2 + largestGravity(others);
      const o = 6 * k;
      const at = raster ? o : 0;
      const clearS = clearSeconds(states, o, others, at, reachM, bound);
      if (clearS >= stepS) {
        k += Math.max(1, Math.floor(clearS / stepS + 0.5));
        continue;
      }
      const half = stepS / 2;
      if (clearS < half && !this.#test(j, k, others, at, k === 0 ? 0 : -half, k === count - 1 ? 0 : half)) return;
      k++;
    }
  }
  /** The secondary's state in `six`; false where it has none. */
  #state(j, t) {
    const code = this.#geometry.source.state(j, t, six2, 0);
    if (code === 0) return true;
    if (!this.#dropouts.has(j)) this.#dropouts.set(j, dropoutOf(j, code, t));
    return false;
  }
  /** Tests [from, to] around raster instant k with the other's state there; false where the pair turns out slow. */
  #test(j, k, others, at, from, to) {
    const { states, padM, startTaiS, stepS, object } = this.#run;
    const { reachM } = this.#geometry;
    const verdict = approachTest(states, 6 * k, others, at, from, to, reachM, padM[k], this.#samplingMps, guess2);
    if (verdict === SLOW2) {
      this.#slow.add(j);
      return false;
    }
    if (verdict !== CLOSE) return true;
    const { volume } = this.#geometry;
    if (passesAboveOrBelow(volume, reachM, states, 6 * k, others, at, guess2[0], padM[k])) return true;
    const t = startTaiS + k * stepS;
    const first3 = t + from - SAME_EVENT_S;
    const last2 = t + to + SAME_EVENT_S;
    for (const tca of closestInstants(this.#geometry, object, j, t + guess2[0], first3, last2)) {
      const encounter = encounterAt(this.#geometry, object, j, tca);
      if (encounter) this.#encounters.push(encounter);
    }
    return true;
  }
};
function clearSeconds(first3, o, other, at, missM, boundMps2) {
  const x = other[at] - first3[o];
  const y = other[at + 1] - first3[o + 1];
  const z = other[at + 2] - first3[o + 2];
  const u = other[at + 3] - first3[o + 3];
  const v = other[at + 4] - first3[o + 4];
  const w = other[at + 5] - first3[o + 5];
  const free = Math.sqrt(x * x + y * y + z * z) - 1.001 * missM - 100;
  const speed = Math.sqrt(u * u + v * v + w * w);
  return free > 0 ? (Math.sqrt(speed * speed + 2 * boundMps2 * free) - speed) / boundMps2 : 0;
}
function largestGravity(s) {
  const r = Math.sqrt(s[0] * s[0] + s[1] * s[1] + s[2] * s[2]);
  const v2 = s[3] * s[3] + s[4] * s[4] + s[5] * s[5];
  const climb = s[0] * s[3] + s[1] * s[4] + s[2] * s[5];
  const latus = (r * r * v2 - climb * climb) / MU_EARTH;
  const e2 = 1 - latus * (2 / r - v2 / MU_EARTH);
  const lowest = Math.max(LOWEST_M3, 0.98 * latus / (1 + Math.sqrt(Math.max(0, e2))));
  return MU_EARTH / (lowest * lowest);
}

// packages/conjunction/src/screening/to-all/secondary-rasters.ts
var MOST = 512;
var SecondaryRasters = class {
  #source;
  #kept = /* @__PURE__ */ new Map();
  /** Rooms of rasters that are no longer kept. */
  #free = [];
  #startTaiS = Number.NaN;
  #stepS = 0;
  #count = 0;
  constructor(source) {
    this.#source = source;
  }
  /**
   * @returns Float64Array(6 count), m, m/s, until rasters of other runs are asked for; undefined where the object lacks a
   *   state or is to be asked one by one
   */
  of(object, { startTaiS, stepS, count }) {
    if (startTaiS !== this.#startTaiS || stepS !== this.#stepS || count !== this.#count) {
      if (count !== this.#count) this.#free = [];
      this.#startTaiS = startTaiS;
      this.#stepS = stepS;
      this.#count = count;
      while (this.#kept.size > 0) this.#dropOldest();
    }
    if (this.#kept.has(object)) return this.#kept.get(object);
    if (this.#kept.size >= MOST) this.#dropOldest();
    const room = this.#free.pop() ?? new Float64Array(6 * count);
    const isWhole = this.#source.statesOn(object, startTaiS, stepS, count, room);
    if (!isWhole) this.#free.push(room);
    this.#kept.set(object, isWhole ? room : void 0);
    return isWhole ? room : void 0;
  }
  #dropOldest() {
    const [object, states] = this.#kept.entries().next().value;
    this.#kept.delete(object);
    if (states?.length === 6 * this.#count) this.#free.push(states);
  }
};

// packages/conjunction/src/screening/to-all/lattice-to-all.ts
var ANYWHERE_M = 1e12;
var lattices = /* @__PURE__ */ new WeakMap();
function latticeOf(batch) {
  let lattice = lattices.get(batch);
  if (!lattice) {
    lattice = openLattice(batch);
    lattices.set(batch, lattice);
  }
  return lattice;
}
var LatticeScreening = class {
  #plan;
  #source;
  #geometry;
  #lattice;
  #dropouts = /* @__PURE__ */ new Map();
  #irregular = /* @__PURE__ */ new Map();
  #rasters;
  constructor(plan, source) {
    this.#plan = plan;
    this.#source = source;
    this.#geometry = pairGeometry(source, plan.volume);
    this.#lattice = latticeOf(source.batch);
    this.#rasters = new SecondaryRasters(source);
  }
  /** Objects of the catalogue that left so far. */
  get dropouts() {
    return [...this.#dropouts.values()];
  }
  drop(dropout) {
    if (!this.#dropouts.has(dropout.object)) this.#dropouts.set(dropout.object, dropout);
  }
  /** One primary against the objects of the batch. */
  screen(object, block) {
    return latticeParts(block).flatMap(
      (part) => runsOf(this.#source, object, part.startTaiS, part.stopTaiS).flatMap((run) => this.screenRuns(part, [run])[0])
    );
  }
  /**
   * Orbits near each other against the objects of the batch, within one lattice block.
   *
   * @param part   a part of `latticeParts`; @param runs at least one, inside it
   * @param take   called before each run: from then on the source gives the states of that run's object
   * @param room   what the tables of the runs were taken from
   * @returns encounters, a list for each run
   */
  screenRuns(part, runs, take, room) {
    const source = this.#source;
    const { reachM } = this.#geometry;
    const start = Math.floor(part.startTaiS / LATTICE_S) * LATTICE_S;
    const nodes2 = this.#lattice.block(start, start + LATTICE_S);
    const irregular = this.#irregularOf(part, nodes2);
    const lattice = latticeTube(runs, nodes2, reachM, room);
    if (lattice) this.#lattice.enter(nodes2, lattice.tube);
    return runs.map((run, k) => {
      take?.(k);
      const { object } = run;
      if (!lattice) {
        const span = { ...part, startTaiS: run.startTaiS, stopTaiS: run.stopTaiS };
        return screenPrimaries(this.#plan, source, span, [object], 0, source.sgp4Count).encounters;
      }
      const meeting = new RunMeeting(this.#plan, this.#geometry, run, this.#rasters, this.#dropouts);
      this.#lattice.scan(lattice.passages[k], (j, isFollowed, fromS, toS) => {
        if (source.isSameObject(object, j)) return;
        if (isFollowed) meeting.follow(j, nodes2.middleTaiS + fromS, nodes2.middleTaiS + toS);
        else meeting.testWindow(j, nodes2.middleTaiS + fromS, nodes2.middleTaiS + toS);
      });
      for (const { object: j, lowestM, highestM } of irregular) {
        if (lowestM > run.highestM + reachM || highestM < run.lowestM - reachM) continue;
        if (!source.isSameObject(object, j)) meeting.follow(j);
      }
      return meeting.finish();
    });
  }
  #irregularOf(part, nodes2) {
    const key = `${part.startTaiS} ${part.stopTaiS}`;
    const entry = this.#irregular.get(key);
    if (entry) return entry;
    const irregulars = irregularOf(this.#source, part, nodes2, this.#dropouts);
    this.#irregular.set(key, irregulars);
    return irregulars;
  }
};
function latticeParts(block) {
  const parts = [];
  let startTaiS = block.startTaiS;
  while (startTaiS < block.stopTaiS) {
    const edge2 = (Math.floor(startTaiS / LATTICE_S) + 1) * LATTICE_S;
    const stopTaiS = Math.min(block.stopTaiS, edge2);
    parts.push({ index: block.index, startTaiS, stopTaiS });
    startTaiS = stopTaiS;
  }
  return parts;
}
function irregularOf(source, block, nodes2, dropouts) {
  const bounds2 = { lowestM: 0, highestM: 0, eccentricity: 0, rateRadps: 0 };
  const six3 = new Float64Array(6);
  const irregulars = [];
  for (const object of nodes2.irregular) {
    const code = source.state(object, block.startTaiS, six3, 0);
    if (code !== 0) {
      if (!dropouts.has(object)) dropouts.set(object, dropoutOf(object, code, block.startTaiS));
    } else if (orbitBounds(source.batch, object, block.startTaiS, block.stopTaiS, bounds2)) {
      irregulars.push({ object, lowestM: bounds2.lowestM, highestM: bounds2.highestM });
    } else {
      irregulars.push({ object, lowestM: 0, highestM: ANYWHERE_M });
    }
  }
  return irregulars;
}

// packages/conjunction/src/screening/candidates.ts
var TUBE_M = 2500;
function screenCandidates(request, sources) {
  const orbit = openManoeuvringOrbit(request.nominal);
  const object = sources.batch.count + sources.ephemerides.length;
  const ephemeris = heldEphemeris(orbit.nominal);
  const source = openSources({
    batch: sources.batch,
    ephemerides: [...sources.ephemerides, ephemeris.face],
    ...identitiesWith(sources, object, request.identity)
  });
  const plan = planOf(request, object);
  const screening = new LatticeScreening(plan, source);
  const burned = request.candidates.map((impulses) => orbit.burned(impulses));
  const flights = [{ ephemeris: orbit.nominal, startTaiS: request.startTaiS, encounters: [] }];
  for (const burnedOrbit of burned) {
    if (!burnedOrbit.ok) continue;
    const startTaiS = Math.max(request.startTaiS, burnedOrbit.value.ignitionTaiS);
    flights.push({ ephemeris: burnedOrbit.value, startTaiS, encounters: [] });
  }
  const room = new NumberRoom();
  for (const part of latticeParts(plan.blocks[0])) {
    room.clear();
    const runs = [];
    const flightOf = [];
    for (const flight of flights) {
      ephemeris.take(flight.ephemeris);
      for (const run of runsOf(source, object, Math.max(part.startTaiS, flight.startTaiS), part.stopTaiS, room)) {
        runs.push(run);
        flightOf.push(flight);
      }
    }
    for (const tube of tubesOf(runs)) {
      const lists = screening.screenRuns(
        part,
        tube.map((k) => runs[k]),
        (k) => ephemeris.take(flightOf[tube[k]].ephemeris),
        room
      );
      lists.forEach((list, k) => void flightOf[tube[k]].encounters.push(...list));
    }
  }
  const outcomes = flights.map((flight) => {
    ephemeris.take(flight.ephemeris);
    const { encounters, startTaiS } = flight;
    if (!(startTaiS < request.stopTaiS)) return [];
    const own2 = { ...plan, window: { startTaiS, stopTaiS: request.stopTaiS } };
    if (sources.ephemerides.length > 0) {
      const block = { index: 0, ...own2.window };
      encounters.push(...screenPrimaries(own2, source, block, [object], sources.batch.count, object).encounters);
    }
    return mergeBlocks(own2, [{ blockIndex: 0, encounters, dropouts: [], coverage: [] }]).encounters;
  });
  let next = 1;
  return {
    nominal: outcomes[0],
    candidates: burned.map(
      (burnedOrbit, candidate) => burnedOrbit.ok ? ok({ candidate, encounters: outcomes[next++] }) : burnedOrbit
    ),
    dropouts: screening.dropouts
  };
}
function heldEphemeris(first3) {
  let current = first3;
  return {
    face: {
      frame: "TEME",
      get startTaiS() {
        return current.startTaiS;
      },
      get stopTaiS() {
        return current.stopTaiS;
      },
      stateAt: (t, out) => current.stateAt(t, out),
      statesOn: (startTaiS, stepS, count, out) => current.statesOn?.(startTaiS, stepS, count, out) === true
    },
    take(ephemeris) {
      current = ephemeris;
    }
  };
}
function tubesOf(runs) {
  const size = (k) => runs[k].lowestM + runs[k].highestM;
  const order = runs.map((_, k) => k).sort((a, b) => size(a) - size(b) || a - b);
  const tubes = [];
  let first3 = 0;
  for (const k of order) {
    const tube = tubes.at(-1);
    if (tube && size(k) - first3 <= 2 * TUBE_M && runs[k].lowestM - runs[tube[0]].lowestM <= 2 * TUBE_M) tube.push(k);
    else {
      tubes.push([k]);
      first3 = size(k);
    }
  }
  return tubes;
}
function planOf(request, object) {
  const { startTaiS, stopTaiS, volume, slowSpeedMps } = request;
  return planScreening({
    startTaiS,
    stopTaiS,
    volume,
    scope: { kind: "primaries", primaries: [object] },
    blockS: stopTaiS - startTaiS,
    ...slowSpeedMps === void 0 ? {} : { slowSpeedMps }
  });
}
function identitiesWith({ identities }, object, identity) {
  if (identities === void 0 || identity === void 0) return {};
  const all = new Float64Array(object + 1);
  all.set(Array.from(identities).slice(0, object));
  all[object] = identity;
  return { identities: all };
}

// packages/conjunction/src/event/total-pc.ts
function totalPc(probabilities) {
  const logNone = probabilities.reduce((sum5, pc) => sum5 + Math.log1p(-Math.min(1, pc)), 0);
  return 0 - Math.expm1(logNone);
}
var SURELY = 1 - Number.EPSILON;
function addedPc(changes) {
  const none = (pc) => Math.log1p(-Math.min(SURELY, pc));
  return 0 - Math.expm1(changes.reduce((sum5, { pcBefore, pc }) => sum5 + none(pc) - none(pcBefore), 0));
}

// packages/assessment/src/changed-passages.ts
var SAME_PASSAGE_S = 1200;
function openChanges(before) {
  const byObject = /* @__PURE__ */ new Map();
  for (const passage of before) {
    const others = byObject.get(passage.object);
    if (others === void 0) byObject.set(passage.object, [passage]);
    else others.push(passage);
  }
  return (after2, fromTaiS) => {
    const taken = /* @__PURE__ */ new Set();
    const changes = after2.map((passage) => {
      const same = (byObject.get(passage.object) ?? []).filter((other) => isSamePassage(other, passage));
      const free = same.filter((other) => !taken.has(other));
      for (const other of free) taken.add(other);
      const pcThere = same.reduce((most, { pc }) => Math.max(most, pc), 0);
      return changeOf(passage, { pcBefore: totalPc(free.map(({ pc }) => pc)), pcThere, pc: passage.pc });
    });
    const left = before.filter((passage) => passage.tcaTaiS >= fromTaiS && !taken.has(passage));
    return [
      ...changes,
      ...left.map((passage) => changeOf(passage, { pcBefore: passage.pc, pcThere: passage.pc, pc: 0 }))
    ];
  };
}
function changeOf({ object, tcaTaiS, missDistanceM, relativeSpeedMps: relativeSpeedMps2, isEstimated }, probabilities) {
  return { object, tcaTaiS, missDistanceM, relativeSpeedMps: relativeSpeedMps2, isEstimated, ...probabilities };
}
function isSamePassage(a, b) {
  if (Math.abs(a.tcaTaiS - b.tcaTaiS) <= SAME_PASSAGE_S) return true;
  const [from, to] = [a.intervalStartTaiS ?? a.tcaTaiS, a.intervalStopTaiS ?? a.tcaTaiS];
  return (b.intervalStartTaiS ?? b.tcaTaiS) <= to && (b.intervalStopTaiS ?? b.tcaTaiS) >= from;
}
function isNewAbove({ pc, pcThere }, watchPc) {
  return pc >= watchPc && pcThere < watchPc;
}
function addedOf(changes) {
  return {
    statedPc: addedPc(changes.filter(({ isEstimated }) => !isEstimated)),
    estimatedPc: addedPc(changes.filter(({ isEstimated }) => isEstimated))
  };
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
function unit3(a) {
  return scaled(a, 1 / norm(a));
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
    const vector2 = eigen.vectors[k];
    for (let i = 0; i < 3; i++) for (let j = 0; j < 3; j++) out[3 * i + j] += value * vector2[i] * vector2[j];
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
  const turned3 = (v) => [0, 1, 2].map(
    (k) => error.relativeSigma * (rows2[k] * v[0] + rows2[3 + k] * v[1] + rows2[6 + k] * v[2])
  );
  return { positionM: turned3(error.positionRtnM), velocityMps: turned3(error.velocityRtnMps) };
}
function crossCovariance(first3, second2) {
  return Float64Array.from({ length: 9 }, (_, n) => {
    const [i, j] = [Math.floor(n / 3), n % 3];
    return -(first3[i] * second2[j] + second2[i] * first3[j]);
  });
}
function crossInPlane(first3, second2, x, y) {
  const [firstX, firstY, secondX, secondY] = [dot(first3, x), dot(first3, y), dot(second2, x), dot(second2, y)];
  return { xx: -2 * firstX * secondX, yx: -(firstX * secondY + secondX * firstY), yy: -2 * firstY * secondY };
}
function sharedShifts([primary, secondary], [first3, second2]) {
  const [primaryError, secondaryError] = [primary.densityError, secondary.densityError];
  if (primaryError === void 0 && secondaryError === void 0) return {};
  if (primaryError === void 0 || secondaryError === void 0) return { status: "incomplete" };
  if (first3 === void 0 || second2 === void 0) return {};
  const shifts = [densityShift(primaryError, primary.state), densityShift(secondaryError, secondary.state)];
  const joint = sum3(sum3(first3, second2), crossCovariance(shifts[0].positionM, shifts[1].positionM));
  return covarianceDefect(joint) === void 0 ? { status: "applied", shifts } : { status: "inconsistent" };
}

// packages/conjunction/src/covariance/combine.ts
function combineCovariance(primaryM2, secondaryM2, shifts) {
  const sum5 = sum3(primaryM2, secondaryM2);
  return shifts === void 0 ? sum5 : sum3(sum5, crossCovariance(shifts[0].positionM, shifts[1].positionM));
}

// packages/astro/src/two-body/propagate.ts
var MOST_STEPS5 = 50;
function propagateTwoBody(state, dt, out, mu = MU_EARTH) {
  const x = state[0];
  const y = state[1];
  const z = state[2];
  const u = state[3];
  const v = state[4];
  const w = state[5];
  const r0 = Math.hypot(x, y, z);
  const rootMu = Math.sqrt(mu);
  const radial = (x * u + y * v + z * w) / rootMu;
  const alpha = 2 / r0 - (u * u + v * v + w * w) / mu;
  const time = alpha > 0 ? dt % (2 * Math.PI / (rootMu * alpha ** 1.5)) : dt;
  let chi = firstGuess(r0, radial, alpha, rootMu * time);
  let c2 = 0;
  let c3 = 0;
  let r = r0;
  for (let step2 = 0; step2 < MOST_STEPS5; step2++) {
    const psi2 = alpha * chi * chi;
    c2 = stumpff2(psi2);
    c3 = stumpff3(psi2);
    const miss = radial * chi * chi * c2 + (1 - alpha * r0) * chi ** 3 * c3 + r0 * chi - rootMu * time;
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
  const g = time - chi ** 3 * c3 / rootMu;
  const fRate = rootMu * chi * (psi * c3 - 1) / (r * r0);
  const gRate = 1 - chi * chi * c2 / r;
  out[0] = f * x + g * u;
  out[1] = f * y + g * v;
  out[2] = f * z + g * w;
  out[3] = fRate * x + gRate * u;
  out[4] = fRate * y + gRate * v;
  out[5] = fRate * z + gRate * w;
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

// packages/astro/src/elements/equinoctial-jacobian.ts
function equinoctialJacobian(elements, mu = MU_EARTH) {
  const { meanMotionRadps, af, ag, chi, psi, meanLongitudeRad, sense } = elements;
  const out = { state: new Float64Array(6), jacobian: new Float64Array(36) };
  equinoctialTangent([meanMotionRadps, af, ag, chi, psi, meanLongitudeRad], sense, out, mu);
  return out.jacobian;
}
var onCircle = new Float64Array(2);
function equinoctialTangent(packed, sense, { state, jacobian: jacobian2 }, mu = MU_EARTH) {
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
    jacobian2[p] = -2 * a * perN * position;
    jacobian2[v] = speed * perN * velocity;
    jacobian2[p + 1] = a * (alongAf * f + acrossAf * g);
    jacobian2[v + 1] = speed * (alongRateAf * f + acrossRateAf * g);
    jacobian2[p + 2] = a * (alongAg * f + acrossAg * g);
    jacobian2[v + 2] = speed * (alongRateAg * f + acrossRateAg * g);
    const fChi = chiF * g + chiW * w;
    const gChi = -chiF * f;
    const fPsi = psiF * g;
    const gPsi = psiW * w - psiF * f;
    jacobian2[p + 3] = a * (along * fChi + across * gChi);
    jacobian2[v + 3] = speed * (alongRate * fChi + acrossRate * gChi);
    jacobian2[p + 4] = a * (along * fPsi + across * gPsi);
    jacobian2[v + 4] = speed * (alongRate * fPsi + acrossRate * gPsi);
    jacobian2[p + 5] = a * velocity;
    jacobian2[v + 5] = -speed * position / radius3;
  }
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
  const kept7 = values[i];
  values[i] = values[j];
  values[j] = kept7;
}

// packages/astro/src/covariance/inverse-jacobian.ts
function inverseEquinoctialJacobian(elements, mu = MU_EARTH) {
  const n = elements.meanMotionRadps;
  const a = Math.cbrt(mu / (n * n));
  const scaled3 = equinoctialJacobian(elements, mu);
  for (let row = 0; row < 6; row++) {
    const unit4 = row < 3 ? a : n * a;
    for (let column = 0; column < 6; column++) {
      scaled3[row * 6 + column] = scaled3[row * 6 + column] * (column === 0 ? n : 1) / unit4;
    }
  }
  const inverse = invert6(scaled3);
  if (inverse === void 0) return void 0;
  for (let row = 0; row < 6; row++) {
    for (let column = 0; column < 6; column++) {
      const unit4 = column < 3 ? a : n * a;
      inverse[row * 6 + column] = inverse[row * 6 + column] * (row === 0 ? n : 1) / unit4;
    }
  }
  return inverse;
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
  const axes2 = localAxes(local, state.positionM, state.velocityMps);
  return { epochTaiS: cov.epochTaiS, frame: local, matrix: rotateCovariance(matrix, axes2) };
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

// packages/conjunction/src/covariance/carried-object.ts
function carriedObject(object, state) {
  const { covariance } = object;
  const isLocal = covariance?.frame === "RTN" || covariance?.frame === "TNW" || covariance?.frame === state.frame;
  const hasVelocity = covariance !== void 0 && [21, 28, 35].every((i) => covariance.matrix[i] > 0);
  if (!isLocal || !hasVelocity) return { ...object, state };
  return { ...object, state, covariance: transportCovariance(covariance, object.state, state) };
}

// packages/astro/src/covariance/positive-definite.ts
var MOST_SWEEPS = 60;
function eigenSymmetric(matrix, size) {
  const a = Float64Array.from(matrix);
  const vectors = new Float64Array(size * size);
  for (let i = 0; i < size; i++) vectors[i * size + i] = 1;
  for (let sweep = 0; sweep < MOST_SWEEPS; sweep++) {
    let isDiagonal = true;
    for (let p = 0; p < size - 1; p++) {
      for (let q = p + 1; q < size; q++) {
        const apq = a[p * size + q];
        const app = a[p * size + p];
        const aqq = a[q * size + q];
        if (Math.abs(apq) <= 1e-17 * Math.sqrt(Math.abs(app * aqq)) || apq === 0) continue;
        isDiagonal = false;
        turn(a, vectors, size, p, q, app, aqq, apq);
      }
    }
    if (isDiagonal) break;
  }
  const order = Array.from({ length: size }, (_, i) => i).sort((i, j) => a[i * size + i] - a[j * size + j]);
  const sorted = new Float64Array(size * size);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) sorted[row * size + column] = vectors[row * size + order[column]];
  }
  return { values: Float64Array.from(order, (i) => a[i * size + i]), vectors: sorted };
}
function turn(a, vectors, size, p, q, app, aqq, apq) {
  const theta = (aqq - app) / (2 * apq);
  const t = theta === 0 ? 1 : Math.sign(theta) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
  const c = 1 / Math.sqrt(t * t + 1);
  const s = t * c;
  for (let k = 0; k < size; k++) {
    const vp = vectors[k * size + p];
    const vq = vectors[k * size + q];
    vectors[k * size + p] = c * vp - s * vq;
    vectors[k * size + q] = s * vp + c * vq;
    if (k === p || k === q) continue;
    const lowP = Math.min(k, p) * size + Math.max(k, p);
    const lowQ = Math.min(k, q) * size + Math.max(k, q);
    const akp = a[lowP];
    const akq = a[lowQ];
    a[lowP] = c * akp - s * akq;
    a[lowQ] = s * akp + c * akq;
  }
  a[p * size + p] = app - t * apq;
  a[q * size + q] = aqq + t * apq;
  a[p * size + q] = 0;
}
function cholesky(matrix, size) {
  const lower = new Float64Array(size * size);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++) {
      let sum5 = matrix[row * size + column];
      for (let k = 0; k < column; k++) sum5 -= lower[row * size + k] * lower[column * size + k];
      if (row !== column) {
        lower[row * size + column] = sum5 / lower[column * size + column];
        continue;
      }
      if (!(sum5 > 0)) return void 0;
      lower[row * size + row] = Math.sqrt(sum5);
    }
  }
  return lower;
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

// packages/conjunction/src/encounter/encounter-plane.ts
var PARALLEL_SINE = 1e-8;
function encounterPlane(primary, secondary) {
  if (primary.frame !== secondary.frame) return fail({ code: "frames-differ" });
  if (primary.epochTaiS !== secondary.epochTaiS) return fail({ code: "epochs-differ" });
  const relativeVelocity = difference(secondary.velocityMps, primary.velocityMps);
  const relativeSpeedMps2 = norm(relativeVelocity);
  if (!(relativeSpeedMps2 > 0)) return fail({ code: "relative-speed-zero" });
  const eta = scaled(relativeVelocity, 1 / relativeSpeedMps2);
  const xi = inPlane(eta, primary);
  const zeta = cross2(xi, eta);
  const relative = difference(secondary.positionM, primary.positionM);
  const missXM = dot(xi, relative);
  const missYM = dot(zeta, relative);
  return ok({ xi, eta, zeta, missXM, missYM, missDistanceM: Math.hypot(missXM, missYM), relativeSpeedMps: relativeSpeedMps2 });
}
function inPlane(eta, primary) {
  const radial = unit3(primary.positionM);
  const projected = plusScaled(radial, eta, -dot(radial, eta));
  if (norm(projected) > PARALLEL_SINE) return normalTo(eta, projected);
  return normalTo(eta, unit3(cross2(primary.positionM, primary.velocityMps)));
}
function normalTo(eta, vector2) {
  const once = unit3(plusScaled(vector2, eta, -dot(vector2, eta)));
  return unit3(plusScaled(once, eta, -dot(once, eta)));
}
function projectCovariance(plane, covarianceM2) {
  return {
    xx: bilinear3(covarianceM2, plane.xi, plane.xi),
    yx: 0.5 * (bilinear3(covarianceM2, plane.zeta, plane.xi) + bilinear3(covarianceM2, plane.xi, plane.zeta)),
    yy: bilinear3(covarianceM2, plane.zeta, plane.zeta)
  };
}

// packages/conjunction/src/pc/numbers/quadrature.ts
var NODES2 = Float64Array.of(
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
function integrateSinglePeak(logDensity, jacobian2, a, b) {
  const peak = maximumBetween(logDensity, a, b, PEAK_SHARE * (b - a));
  const top = logDensity(peak);
  if (!(top > UNDERFLOW_LOG)) return 0;
  const floor = top - VISIBLE_LOG_DROP;
  const from = supportEdge(logDensity, peak, a, floor);
  const to = supportEdge(logDensity, peak, b, floor);
  const scaled3 = (t) => Math.exp(logDensity(t) - top) * jacobian2(t);
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
    const pair4 = f(centre - half * NODES2[i]) + f(centre + half * NODES2[i]);
    fine += KRONROD[i] * pair4;
    if (i % 2 === 1) coarse += GAUSS[i >> 1] * pair4;
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
function slabProbability(mean4, half, sigma) {
  const m = mean4 < 0 ? -mean4 : mean4;
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
function logSlabProbability(mean4, half, sigma) {
  const m = Math.abs(mean4);
  const scale = SQRT_HALF / sigma;
  const near = (m - half) * scale;
  if (half < THIN * sigma) {
    const c = m / sigma;
    return Math.log(2 * half * INVERSE_SQRT_TWO_PI / sigma) - 0.5 * c * c;
  }
  if (near <= 0) return Math.log(slabProbability(m, half, sigma));
  const far = (m + half) * scale;
  const ratio = Math.exp(-(far - near) * (far + near));
  return Math.log(0.5 * (erfcx(near) - ratio * erfcx(far))) - near * near;
}

// packages/conjunction/src/pc/plane/disc-probability.ts
var ORDERS = [6, 8, 10, 12, 16, 20, 24, 32, 40, 48, 64, 80, 96, 128];
var LARGEST_ORDER = 128;
var STRIPS = Float64Array.of(0.05, 0.1, 0.17, 0.25, 0.35, 0.5, 0.7, 0.95, 1.25, 1.6, 2, 2.5, 3, 3.7, 4.5);
var kept3 = keptPer(() => ({
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
  const value = order < 0 ? adaptive(meanMinor, meanMajor, sigmaMinor, sigmaMajor, radius) : chebyshev(kept3().rules[order], meanMinor, meanMajor, sigmaMinor, sigmaMajor, radius);
  return Math.min(value, 1);
}
function orderFor(m1, m2, s1, s2, radius) {
  const a1 = radius * m1 / (s1 * s1);
  const a2 = radius * m2 / (s2 * s2);
  const linear = Math.sqrt(a1 * a1 + a2 * a2);
  const square = radius / s1 * (radius / s1);
  const { growthLinear, growthSquare } = kept3();
  let needed = Number.POSITIVE_INFINITY;
  for (let i = 0; i < STRIPS.length; i++) {
    const n = (linear * growthLinear[i] + square * growthSquare[i] + LOG_PRECISION) / (2 * STRIPS[i]);
    if (n < needed) needed = n;
  }
  if (needed > LARGEST_ORDER) return -1;
  for (let i = 0; i < ORDERS.length; i++) if (ORDERS[i] >= needed) return i;
  return -1;
}
function chebyshev(rule, m1, m2, s1, s2, radius) {
  const scale = -0.5 / (s2 * s2);
  let sum5 = 0;
  for (let j = 0; j < rule.length; j += 2) {
    const sine2 = rule[j + 1];
    const z = radius * rule[j];
    const minus = z - m2;
    const plus = z + m2;
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
  const [first3, second2] = positions;
  const { status, shifts } = sharedShifts([primary, secondary], [first3, second2]);
  return ok({
    objects: [primary, secondary],
    positionsM2: [first3, second2],
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
  const spread = Math.hypot(half, m.yx);
  const middle = 0.5 * (m.xx + m.yy);
  const majorAngleRad = spread === 0 ? 0 : 0.5 * Math.atan2(m.yx, half);
  if (middle <= 0) return { minor: middle - spread, major: middle + spread, majorAngleRad };
  const major = middle + spread;
  return { minor: determinant2(m) / major, major, majorAngleRad };
}
function sum2(a, b) {
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
  const sum5 = sum2(primaryM2, secondaryM2);
  return crossM2 === void 0 ? sum5 : sum2(sum5, crossM2);
}

// packages/conjunction/src/encounter/conjunction-summary.ts
function summaryOfErrors({ objects, positionsM2, shifts }) {
  const [primary, secondary] = [objects[0].state, objects[1].state];
  const dr = difference(secondary.positionM, primary.positionM);
  const dv = difference(secondary.velocityMps, primary.velocityMps);
  const axes2 = rtnAxes(primary.positionM, primary.velocityMps);
  const [first3, second2] = positionsM2;
  return {
    missDistanceM: norm(dr),
    relativeSpeedMps: norm(dv),
    relativePositionRtnM: turned(axes2, dr),
    relativeVelocityRtnMps: turned(axes2, dv),
    approachAngleRad: angleBetween(primary.velocityMps, secondary.velocityMps),
    ...first3 && { primarySigmaRtnM: sigmas(rtnPositionCovariance(first3, primary)) },
    ...second2 && { secondarySigmaRtnM: sigmas(rtnPositionCovariance(second2, secondary)) },
    ...first3 && second2 && distances(dr, combineCovariance(first3, second2, shifts))
  };
}
function distances(dr, combined) {
  const miss = norm(dr);
  const { values, vectors } = eigen3(combined);
  if (!(values[0] > 0)) return {};
  const squared = vectors.reduce((sum5, vector2, i) => sum5 + dot(vector2, dr) ** 2 / values[i], 0);
  const mahalanobis = Math.sqrt(squared);
  if (miss === 0) return { mahalanobis };
  return { mahalanobis, sigmaAlongMissM: Math.sqrt(bilinear3(combined, dr, dr)) / miss };
}
function sigmas(rtn2) {
  const sigma = (variance) => Math.sqrt(Math.max(0, variance));
  return [sigma(rtn2[0]), sigma(rtn2[4]), sigma(rtn2[8])];
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
var LONGEST_STEP_S = 5;
function moveState(state, durationS) {
  const steps = Math.max(1, Math.ceil(Math.abs(durationS) / LONGEST_STEP_S));
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
  const z = state[2];
  const r2 = x * x + y * y + z * z;
  const attraction = -MU_EARTH / (r2 * Math.sqrt(r2));
  const oblate = 1.5 * J2 * EARTH_RADIUS_M * EARTH_RADIUS_M / r2;
  const sineSquared = z * z / r2;
  const equatorial = attraction * (1 + oblate * (1 - 5 * sineSquared));
  out[0] = state[3];
  out[1] = state[4];
  out[2] = state[5];
  out[3] = equatorial * x;
  out[4] = equatorial * y;
  out[5] = attraction * (1 + oblate * (3 - 5 * sineSquared)) * z;
}

// packages/conjunction/src/encounter/refine-tca.ts
var FARTHEST_OFFSET_S = 1200;
var SETTLED_S = 1e-9;
var MOST_STEPS6 = 60;
var LONGEST_NEWTON_STEP_S = 60;
function refineTca(primary, secondary) {
  if (primary.frame !== secondary.frame) return fail({ code: "frames-differ" });
  if (primary.epochTaiS !== secondary.epochTaiS) return fail({ code: "epochs-differ" });
  const first3 = sixOf(primary);
  const second2 = sixOf(secondary);
  const rateFirst = new Float64Array(6);
  const rateSecond = new Float64Array(6);
  let offsetS = 0;
  for (let i = 0; i < MOST_STEPS6; i++) {
    rates(first3, rateFirst);
    rates(second2, rateSecond);
    const slope = separationSlope(first3, second2);
    const curvature = separationCurvature(first3, second2, rateFirst, rateSecond);
    if (!(curvature > 0)) return fail({ code: "no-closest-approach", value: offsetS });
    const step2 = Math.max(-LONGEST_NEWTON_STEP_S, Math.min(LONGEST_NEWTON_STEP_S, -slope / curvature));
    offsetS += step2;
    if (Math.abs(offsetS) > FARTHEST_OFFSET_S) return fail({ code: "no-closest-approach", value: offsetS });
    moveState(first3, step2);
    moveState(second2, step2);
    if (Math.abs(step2) < SETTLED_S) {
      const tcaTaiS = primary.epochTaiS + offsetS;
      return ok({
        tcaTaiS,
        offsetS,
        primary: stateOfSix(first3, tcaTaiS, primary.frame),
        secondary: stateOfSix(second2, tcaTaiS, secondary.frame)
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
  const count = Math.min(MOST_SAMPLES, Math.max(2, Math.ceil((high - low) / stride)));
  const step2 = (high - low) / count;
  const scaleOf = (i) => i === 0 ? lowScale : i === count ? last2 : Math.exp(low + i * step2);
  const samples = Array.from({ length: count + 1 }, (_, i) => pcAt(scaleOf(i)));
  const highest = Math.max(...samples);
  let best = { scale: scaleOf(samples.indexOf(highest)), pc: highest };
  const at = (log) => pcAt(Math.min(last2, Math.exp(log)));
  for (const [i, pc] of samples.entries()) {
    const isHill = pc >= (samples[i - 1] ?? 0) && pc >= (samples[i + 1] ?? 0) && pc > WORTH_CLIMBING * highest;
    if (!isHill) continue;
    const [from, to] = [low + Math.max(0, i - 1) * step2, low + Math.min(count, i + 1) * step2];
    if (from === to) continue;
    const inwards2 = i === 0 ? NEAR_END : i === count ? -NEAR_END : 0;
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
var MOST_STEPS7 = 30;
var SETTLED_SHARE = 1e-9;
function distanceToBall({ positionM, positionM2 }, radiusM) {
  const { values, vectors } = eigen3(positionM2);
  const mean4 = vectors.map((axis) => dot(axis, positionM));
  let multiplier = 0;
  for (let step2 = 0; step2 < MOST_STEPS7; step2++) {
    let [square, slope] = [0, 0];
    for (let i = 0; i < 3; i++) {
      const nearer = 1 / (1 + multiplier * values[i]);
      square += (mean4[i] * nearer) ** 2;
      slope += mean4[i] ** 2 * values[i] * nearer ** 2 * nearer;
    }
    if (square <= radiusM ** 2 * (1 + SETTLED_SHARE)) break;
    multiplier += (Math.sqrt(square) / radiusM - 1) * square / slope;
  }
  return Math.sqrt(
    values.reduce(
      (sum5, variance, i) => sum5 + variance * (multiplier * mean4[i] / (1 + multiplier * variance)) ** 2,
      0
    )
  );
}

// packages/conjunction/src/pc/curved/encounter-span.ts
function encounterSpan(first3, second2) {
  const quarterS = 0.5 * Math.PI / Math.max(first3.mean[0], second2.mean[0]);
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
    clamp(start.timeS, limitS),
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
function curvatureWidth(f, peak, atPeak, guess3) {
  const h = 0.3 * guess3;
  const curvature = (f(peak + h) + f(peak - h) - 2 * atPeak) / (h * h);
  return curvature > 0 ? Math.SQRT2 / Math.sqrt(curvature) : guess3;
}
function clamp(t, limit) {
  return Math.max(-limit, Math.min(limit, t));
}

// packages/conjunction/src/pc/curved/orbit-tangent.ts
function orbitTangent(error) {
  const { mean: mean4, sense, covariance, shared: sharedElements } = error;
  const at = Float64Array.from(mean4);
  const moved = new Float64Array(6);
  const state = new Float64Array(6);
  const jacobian2 = new Float64Array(36);
  const spread = new Float64Array(18);
  const velocitySpread = new Float64Array(18);
  const shared = new Float64Array(6);
  const lay2 = (t) => {
    moved.set(at);
    moved[5] = at[5] + at[0] * t;
    equinoctialTangent(moved, sense, { state, jacobian: jacobian2 });
    for (let row = 0; row < 6; row++) {
      const p = 6 * row;
      jacobian2[p] = jacobian2[p] + t * jacobian2[p + 5];
      let off = 0;
      for (let k = 0; k < 6; k++) off += jacobian2[p + k] * (mean4[k] - at[k]);
      state[row] = state[row] + off;
    }
    timesCovariance(jacobian2, 0, covariance, spread);
    if (sharedElements === void 0) return;
    for (let row = 0; row < 6; row++) {
      let sum5 = 0;
      for (let k = 0; k < 6; k++) sum5 += jacobian2[6 * row + k] * sharedElements[k];
      shared[row] = sum5;
    }
  };
  return { error, at, jacobian: jacobian2, state, spread, velocitySpread, shared, lay: lay2 };
}
function timesCovariance(jacobian2, first3, covariance, out) {
  for (let row = 0; row < 3; row++) {
    const p = 6 * (first3 + row);
    const g0 = jacobian2[p];
    const g1 = jacobian2[p + 1];
    const g2 = jacobian2[p + 2];
    const g3 = jacobian2[p + 3];
    const g4 = jacobian2[p + 4];
    const g5 = jacobian2[p + 5];
    for (let k = 0; k < 6; k++) {
      out[6 * row + k] = g0 * covariance[k] + g1 * covariance[6 + k] + g2 * covariance[12 + k] + g3 * covariance[18 + k] + g4 * covariance[24 + k] + g5 * covariance[30 + k];
    }
  }
}
function addPositionCovariance({ spread, jacobian: jacobian2 }, sum5) {
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column <= row; column++) sum5[3 * row + column] += rowProduct(spread, row, jacobian2, column);
  }
  sum5[1] = sum5[3];
  sum5[2] = sum5[6];
  sum5[5] = sum5[7];
}
function addVelocityCovariance({ spread, velocitySpread, jacobian: jacobian2, error }, crossM2ps, velocityM2ps2) {
  timesCovariance(jacobian2, 3, error.covariance, velocitySpread);
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 3; column++) {
      crossM2ps[3 * row + column] += rowProduct(spread, row, jacobian2, 3 + column);
      if (column > row) continue;
      const value = rowProduct(velocitySpread, row, jacobian2, 3 + column);
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
function moveTangent({ error, at, spread }, pull, sign, along) {
  const { mean: mean4, shared } = error;
  const x = pull[0];
  const y = pull[1];
  const z = pull[2];
  for (let k = 0; k < 6; k++) {
    const back = shared === void 0 ? 0 : shared[k] * along;
    at[k] = mean4[k] + sign * (spread[k] * x + spread[6 + k] * y + spread[12 + k] * z - back);
  }
}

// packages/conjunction/src/pc/curved/peak-overlap.ts
var MOST_ITERATIONS = 40;
var SETTLED_SHARE2 = 1e-4;
function overlapOf(first3, second2, floorM2) {
  const a = orbitTangent(first3);
  const b = orbitTangent(second2);
  const hasShared = first3.shared !== void 0 && second2.shared !== void 0;
  const r = new Float64Array(3);
  const pull = new Float64Array(3);
  const sum5 = new Float64Array(9);
  const crossM2ps = new Float64Array(9);
  const velocityM2ps2 = new Float64Array(9);
  let inverse = new Float64Array(9);
  const plain = inverse;
  let positionM2 = sum5;
  let logDeterminant = 0;
  const joined3 = (t) => {
    a.lay(t);
    b.lay(t);
    for (let i = 0; i < 3; i++) r[i] = b.state[i] - a.state[i];
    sum5.fill(0);
    addPositionCovariance(a, sum5);
    addPositionCovariance(b, sum5);
    if (hasShared) takeShared(sum5, a.shared, b.shared, 0, 0);
    logDeterminant = inverseInto(sum5, plain);
    if ((plain[0] + plain[4] + plain[8]) * floorM2 < 1) {
      inverse = plain;
      positionM2 = sum5;
      return formOf(inverse, r) + logDeterminant;
    }
    const raised = raisedTo(sum5, floorM2);
    inverse = raised.inverse;
    positionM2 = raised.positionM2;
    logDeterminant = raised.logDeterminant;
    return formOf(inverse, r) + logDeterminant;
  };
  const settled = (t, iterations, isContinued = false) => {
    if (!isContinued) {
      a.at.set(first3.mean);
      b.at.set(second2.mean);
    }
    let misfit = joined3(t);
    for (let i = 0; i < iterations; i++) {
      for (let k = 0; k < 3; k++) {
        pull[k] = inverse[3 * k] * r[0] + inverse[3 * k + 1] * r[1] + inverse[3 * k + 2] * r[2];
      }
      const [alongA, alongB] = hasShared ? [dot3(a.shared, pull), dot3(b.shared, pull)] : [0, 0];
      moveTangent(a, pull, 1, alongB);
      moveTangent(b, pull, -1, alongA);
      const next = joined3(t);
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
        positionInverse: copied3(inverse),
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
function takeShared(out, first3, second2, row, column) {
  for (let i = 0; i < 3; i++) {
    for (let j = 0; j < 3; j++) {
      out[3 * i + j] -= first3[row + i] * second2[column + j] + second2[row + i] * first3[column + j];
    }
  }
}
function dot3(a, b) {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
function formOf(m, v) {
  const x = v[0];
  const y = v[1];
  const z = v[2];
  return x * (m[0] * x + m[1] * y + m[2] * z) + y * (m[3] * x + m[4] * y + m[5] * z) + z * (m[6] * x + m[7] * y + m[8] * z);
}

// packages/conjunction/src/pc/curved/relative-error.ts
function collidingVelocity(relative) {
  const { positionInverse: inverse, positionM: r, crossM2ps: cross3, velocityMps: v } = relative;
  const pull = pulled(inverse, r);
  const component = (k) => v[k] - (cross3[k] * pull[0] + cross3[3 + k] * pull[1] + cross3[6 + k] * pull[2]);
  return [component(0), component(1), component(2)];
}
function pulled(inverse, r) {
  const [x, y, z] = r;
  return [
    inverse[0] * x + inverse[1] * y + inverse[2] * z,
    inverse[3] * x + inverse[4] * y + inverse[5] * z,
    inverse[6] * x + inverse[7] * y + inverse[8] * z
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
var PLACES2 = 2 ** 45;
var LOOKS3 = 64;
var LOOK_ITERATIONS = 10;
var NEAR_ITERATIONS = 15;
var MOVED_OUT = 1.5;
var PEAK_SHARE3 = 1e-5;
var VISIBLE_SIGMAS = 8;
function overlapTrack(first3, second2, hardBodyRadiusM, floorM2) {
  const overlap = overlapOf(first3, second2, floorM2);
  const { span, looks: looks2 } = looked(overlap, encounterSpan(first3, second2));
  const crossings = crossingsOf(overlap, hardBodyRadiusM, looks2);
  const main = crossings.reduce((best, crossing) => {
    return best === void 0 || Math.abs(crossing.peakTimeS) < Math.abs(best.peakTimeS) ? crossing : best;
  }, void 0);
  return { span, hardBodyRadiusM, crossings, main, looks: looks2, at: nodesOf(overlap, span) };
}
function nearTrack(first3, second2, hardBodyRadiusM, floorM2, span) {
  const overlap = overlapOf(first3, second2, floorM2);
  const curve = overlapCurve(overlap, Math.min(-span.startS, span.stopS), NEAR_ITERATIONS, true);
  const main = curve && { ...curve, distance: Math.sqrt(squareOf(curve.peak)), from: 0, to: PLACES2 };
  return {
    span,
    hardBodyRadiusM,
    crossings: main ? [main] : [],
    main,
    looks: [],
    at: nodesOf(overlap, span, NEAR_ITERATIONS)
  };
}
function crossingsAt({ crossings, looks: looks2, at }, scale) {
  if (scale === 1 || looks2.length === 0) return crossings;
  const depths = looks2.map(({ misfit, square }) => scaledMisfit(misfit, square, scale));
  return crossings.flatMap((crossing) => {
    const [first3, last2] = [Math.ceil(crossing.from * LOOKS3 / PLACES2), Math.floor(crossing.to * LOOKS3 / PLACES2)];
    const inside2 = depths.slice(first3, last2 + 1);
    const lowest = inside2.flatMap(
      (depth, i) => depth < (inside2[i - 1] ?? Infinity) && depth <= (inside2[i + 1] ?? Infinity) ? [i] : []
    );
    if (lowest.length < 2) return [crossing];
    const borders = lowest.slice(1).map((to, i) => {
      const from = lowest[i];
      const between2 = inside2.slice(from, to);
      return (first3 + from + between2.indexOf(Math.max(...between2))) * PLACES2 / LOOKS3;
    });
    return lowest.map((i, k) => {
      const { timeS, relative, square } = at((first3 + i) * PLACES2 / LOOKS3);
      const [from, to] = [borders[k - 1] ?? crossing.from, borders[k] ?? crossing.to];
      return { ...crossing, peakTimeS: timeS, peak: relative, distance: Math.sqrt(square), from, to };
    });
  });
}
function scaledMisfit(misfit, square, scale) {
  return misfit + square * (1 / (scale * scale) - 1);
}
var LEAST_SHARE = 1e-9;
function leastMisfit({ at, looks: looks2 }, { from, to, peakTimeS, peak, distance }, scale) {
  const atPeak = { timeS: peakTimeS, misfit: scaledMisfit(peak.misfit, distance ** 2, scale) };
  if (scale === 1 || looks2.length === 0) return atPeak;
  const misfitAt = (place2) => {
    const { timeS, relative, square } = at(Math.round(place2));
    return { timeS, misfit: scaledMisfit(relative.misfit, square, scale) };
  };
  const stride = PLACES2 / LOOKS3;
  const inside2 = looks2.map((look, i) => ({ ...look, place: i * stride })).filter(({ place: place2 }) => place2 >= from && place2 <= to);
  const depthOf = ({ misfit, square }) => scaledMisfit(misfit, square, scale);
  const { place } = inside2.reduce((best, look) => depthOf(look) < depthOf(best) ? look : best);
  const [low, high] = [Math.max(from, place - stride), Math.min(to, place + stride)];
  const least = misfitAt(minimumBetween((x) => misfitAt(x).misfit, low, high, LEAST_SHARE * stride));
  return least.misfit < atPeak.misfit ? least : atPeak;
}
function nodesOf(overlap, span, iterations) {
  const nodes2 = /* @__PURE__ */ new Map();
  const placeS = (span.stopS - span.startS) / PLACES2;
  return (place) => {
    const keptNode = nodes2.get(place);
    if (keptNode) return keptNode;
    const timeS = span.startS + place * placeS;
    const relative = overlap.at(timeS, iterations);
    const node = { timeS, relative, square: squareOf(relative), speedMps: norm(collidingVelocity(relative)) };
    nodes2.set(place, node);
    return node;
  };
}
function looked(overlap, span) {
  const looks2 = looksAt(overlap, span);
  const least = Math.min(...looks2.map(({ misfit }) => misfit));
  const isAtStart = looks2[0].misfit === least;
  const isAtStop = looks2[LOOKS3].misfit === least;
  if (least === Number.POSITIVE_INFINITY || isAtStart === isAtStop) return { span, looks: looks2 };
  const moved = {
    startS: isAtStart ? MOVED_OUT * span.startS : span.startS,
    stopS: isAtStop ? MOVED_OUT * span.stopS : span.stopS
  };
  return { span: moved, looks: looksAt(overlap, moved) };
}
function looksAt(overlap, { startS, stopS }) {
  let isContinued = false;
  return Array.from({ length: LOOKS3 + 1 }, (_, i) => {
    const timeS = startS + i * (stopS - startS) / LOOKS3;
    const { misfit, square, isConverged } = overlap.misfitAt(timeS, LOOK_ITERATIONS, isContinued);
    isContinued = isConverged;
    return { timeS, square, misfit: isConverged && Number.isFinite(misfit) ? misfit : Number.POSITIVE_INFINITY };
  });
}
function crossingsOf(overlap, hardBodyRadiusM, looks2) {
  const [startS, stopS] = [looks2[0].timeS, looks2[LOOKS3].timeS];
  const strideS = (stopS - startS) / LOOKS3;
  const peaks = [];
  const nearest = overlapCurve(overlap, Math.min(-startS, stopS));
  if (nearest) peaks.push(nearest);
  for (let i = 0; i <= LOOKS3; i++) {
    const { timeS, misfit } = looks2[i];
    const isLowest = misfit < (looks2[i - 1]?.misfit ?? Infinity) && misfit <= (looks2[i + 1]?.misfit ?? Infinity);
    if (!isLowest || peaks.some(({ peakTimeS }) => Math.abs(peakTimeS - timeS) < 1.5 * strideS)) continue;
    peaks.push(peakAround(overlap, Math.max(startS, timeS - strideS), Math.min(stopS, timeS + strideS)));
  }
  const depthOf = ({ peak }) => Math.max(0, Math.sqrt(squareOf(peak)) - hardBodyRadiusM * sharpnessOf(peak));
  const candidates = peaks.filter((peak) => Number.isFinite(peak.peak.misfit) && Number.isFinite(depthOf(peak)));
  const limit = Math.min(...candidates.map(depthOf)) + VISIBLE_SIGMAS;
  const visible = candidates.filter((peak) => depthOf(peak) <= limit).sort((a, b) => a.peakTimeS - b.peakTimeS);
  const borders = visible.slice(1).map(({ peakTimeS }, i) => {
    const before = visible[i].peakTimeS;
    const between2 = looks2.map((_, n) => n).filter((n) => looks2[n].timeS > before && looks2[n].timeS < peakTimeS);
    const highest = between2.reduce((best, n) => looks2[n].misfit > looks2[best].misfit ? n : best, between2[0] ?? 0);
    return highest * PLACES2 / LOOKS3;
  });
  return visible.map((peak, i) => ({
    peakTimeS: peak.peakTimeS,
    widthS: peak.widthS,
    peak: peak.peak,
    distance: Math.sqrt(squareOf(peak.peak)),
    from: borders[i - 1] ?? 0,
    to: borders[i] ?? PLACES2
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
function crossingIntegral(track, crossing, scale, rate2, { share, beside } = { share: SETTLED_SHARE3, beside: 0 }) {
  const { span, at } = track;
  const placesPerS = PLACES2 / (span.stopS - span.startS);
  const { from, to } = crossing;
  const wanted = Math.min(FIRST_STEP * scale * crossing.widthS * placesPerS, (to - from) / FEWEST_STEPS);
  const negligible = NEGLIGIBLE_PART * share * share;
  const mostSteps = Math.floor(STEPS_PER_SIGMA * Math.sqrt(-2 * Math.log(negligible)));
  const least = 2 ** MOST_HALVINGS;
  let step2 = Math.min(2 ** Math.floor(Math.log2(Math.max(least, wanted))), stepThrough(from), stepThrough(to));
  const width = step2;
  const rateAt = (place) => rate2(at(place));
  const hill = topOf(crossing, (crossing.peakTimeS - span.startS) * placesPerS, step2, rateAt);
  let top = rateAt(hill) > 0 ? hill : rateAt(from) > rateAt(to) ? from : to;
  const highest = rateAt(top);
  if (!(highest > 0)) return { value: 0, top: at(top), startS: at(top).timeS, stopS: at(top).timeS, isSettled: true };
  let largest = highest;
  let [first3, last2] = [top, top];
  const seen = (place) => {
    const value2 = rateAt(place);
    if (value2 > largest) [largest, top] = [value2, place];
    if (value2 >= VISIBLE_SHARE * largest) [first3, last2] = [Math.min(first3, place), Math.max(last2, place)];
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
  return { value, top: at(top), startS: at(first3).timeS, stopS: at(last2).timeS, isSettled };
}
function overPanels(rate2, top, width, { from, to }, { share, beside }) {
  const panelOf = (direction, start, stop) => ({
    direction,
    from: start,
    to: stop,
    ...gaussKronrod((u) => rate2(top + direction * width * Math.expm1(u)) * width * Math.exp(u), start, stop)
  });
  const panels = [1, -1].flatMap((direction) => {
    const end = Math.log1p((direction > 0 ? to - top : top - from) / width);
    const count = Math.ceil(end / PANEL_LENGTH);
    return Array.from({ length: count }, (_, i) => panelOf(direction, end * i / count, end * (i + 1) / count));
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
  let step2 = PLACES2;
  while (step2 > 1 && place % step2 !== 0) step2 /= 2;
  return step2;
}
function topOf({ from, to }, start, step2, rate2) {
  let place = Math.min(to, Math.max(from, Math.round(start / step2) * step2));
  let value = rate2(place);
  for (const direction of [1, -1]) {
    for (let stride = step2; stride >= step2; ) {
      const next = place + direction * stride;
      const atNext = next < from || next > to ? -1 : rate2(next);
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
  const ratio = 2 * sigmaMinorM * sigmaMajorM * value * Math.sqrt(1 / (8 * Math.PI));
  const straight = foster1992(encounter);
  const correction = straight > 0 ? ratio * Math.exp(0.5 * (mahalanobisSquared(encounter) - least)) : 0;
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
function stripRule(from, to, count, directions, isEven) {
  const nodes2 = isEven ? void 0 : legendre().get(count) ?? gaussLegendre(count);
  if (nodes2) legendre().set(count, nodes2);
  if (strip.length < 3 * count) strip = new Float64Array(3 * count);
  const rings = strip;
  for (let i = 0; i < count; i++) {
    const cosine2 = from + (to - from) * (nodes2 ? nodes2[2 * i] : (i + 0.5) / count);
    rings[3 * i] = cosine2;
    rings[3 * i + 1] = Math.sqrt(Math.max(0, 1 - cosine2 * cosine2));
    rings[3 * i + 2] = (nodes2 ? nodes2[2 * i + 1] : 1 / count) * (to - from) * 2 * Math.PI / directions;
  }
  return { rings, ringCount: count, around: directionsAround(directions) };
}
var strip = new Float64Array(0);
var circles = keptPer(() => /* @__PURE__ */ new Map());
function directionsAround(count) {
  const kept7 = circles().get(count);
  if (kept7 !== void 0) return kept7;
  const around = new Float64Array(2 * count);
  for (let k = 0; k < count; k++) {
    const angle = (k + 0.5) * 2 * Math.PI / count;
    around.set([Math.cos(angle), Math.sin(angle)], 2 * k);
  }
  circles().set(count, around);
  return around;
}
function sphereRule(order) {
  const rule = spheres().get(order) ?? sphereRuleOf(order);
  spheres().set(order, rule);
  return rule;
}
var spheres = keptPer(() => /* @__PURE__ */ new Map());
function sphereRuleOf(order) {
  const half = gaussLegendre(order);
  const count = 2 * order;
  const around = directionsAround(count);
  const rings = new Float64Array(6 * order);
  for (let i = 0; i < order; i++) {
    const cosine2 = half[2 * i];
    const sine2 = Math.sqrt(1 - cosine2 * cosine2);
    const weight = half[2 * i + 1] * 2 * Math.PI / count;
    rings.set([cosine2, sine2, weight, -cosine2, sine2, weight], 6 * i);
  }
  return { rings, ringCount: 2 * order, around };
}

// packages/conjunction/src/pc/curved/inside-probability.ts
var VISIBLE_SIGMAS2 = 9;
var keptSlices = keptPer(() => gaussLegendre(20));
var INVERSE_SQRT_TWO_PI2 = 1 / Math.sqrt(2 * Math.PI);
function insideProbability({ positionM, positionM2 }, radiusM) {
  const { values, vectors } = eigen3(positionM2);
  const [thin, middle, long] = values.map(Math.sqrt);
  const [mean4, middleMean, longMean] = vectors.map((axis) => dot(axis, positionM));
  const angleOf = (z) => Math.asin(Math.max(-1, Math.min(1, z / radiusM)));
  const [from, top, to] = [mean4 - VISIBLE_SIGMAS2 * thin, mean4, mean4 + VISIBLE_SIGMAS2 * thin].map(angleOf);
  const slices = keptSlices();
  const between2 = (start, stop) => {
    let sum5 = 0;
    for (let i = 0; i < slices.length; i += 2) {
      const angle = start + (stop - start) * slices[i];
      const half = radiusM * Math.cos(angle);
      const offset = (radiusM * Math.sin(angle) - mean4) / thin;
      sum5 += slices[i + 1] * half * Math.exp(-0.5 * offset * offset) * discProbability(middleMean, longMean, middle, long, half);
    }
    return sum5 * (stop - start);
  };
  return Math.min(1, INVERSE_SQRT_TWO_PI2 / thin * (between2(from, top) + between2(top, to)));
}

// packages/conjunction/src/pc/curved/rate-start.ts
var NEAREST_SHARE = 1e-9;
var STRIDE = PLACES2 / LOOKS3;
var nearestOf = /* @__PURE__ */ new WeakMap();
function nearestIn(track, { from, to }) {
  const places = nearestOf.get(track) ?? /* @__PURE__ */ new Map();
  nearestOf.set(track, places);
  const known = places.get(from);
  if (known) return known;
  const distanceAt = (place2) => distanceToBall(track.at(Math.round(place2)).relative, track.hardBodyRadiusM);
  const looks2 = Array.from({ length: LOOKS3 + 1 }, (_, i) => i * STRIDE).filter((place2) => place2 >= from && place2 <= to);
  const distances2 = looks2.map(distanceAt);
  const look = looks2[distances2.indexOf(Math.min(...distances2))];
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
  const around = Math.min(
    MOST_AROUND,
    Math.ceil(fewestAround + 2 * Math.PI * even * radius / (flow.middleM * scale))
  );
  const rule = stripRule(from, to, Math.min(MOST_ALONG, Math.ceil(along)), around, isWhole);
  return fluxThrough(flow, radius, rule, largestExponent, scale);
}
function fluxThrough({ inverse, slope, left, pulled: pulled2, velocity, square, density: density2 }, radius, { rings, ringCount, around }, largestExponent, scale) {
  const sharper = 1 / (scale * scale);
  const ofExponent = 0.5 * radius * radius * sharper;
  const a0 = inverse[0] * ofExponent;
  const a1 = inverse[1] * ofExponent;
  const a2 = inverse[2] * ofExponent;
  const a3 = inverse[3] * ofExponent;
  const a4 = inverse[4] * ofExponent;
  const a5 = inverse[5] * ofExponent;
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
  const stride = 4 * Math.PI / around.length;
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
    for (let k = 0; k < around.length; k += 2) {
      const y = sine2 * around[k];
      const z = sine2 * around[k + 1];
      const exponent = a + y * (ay + a1 * y + 2 * a5 * z) + z * (az + a2 * z);
      if (exponent > largestExponent) {
        k += 2 * Math.max(0, Math.floor((exponent - largestExponent) / steepness) - 1);
        continue;
      }
      const outward = s + y * (sy + s1 * y + 2 * s5 * z) + z * (sz + s2 * z);
      const variance = l + y * (ly + l1 * y + 2 * l5 * z) + z * (lz + l2 * z);
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
  const { positionM: mean4, velocityMps, positionInverse, crossM2ps, velocityM2ps2, positionM2 } = relative;
  const side = unit3(cross2(pole2, Math.abs(pole2[0]) < 0.8 ? [1, 0, 0] : [0, 1, 0]));
  const axes2 = [pole2, side, cross2(pole2, side)];
  const slope = product(transposed(crossM2ps), positionInverse);
  const known = product(slope, crossM2ps);
  const pulled2 = applied(positionInverse, mean4);
  const drift = applied(slope, mean4);
  const along = (v) => [dot(axes2[0], v), dot(axes2[1], v), dot(axes2[2], v)];
  return {
    inverse: turned2(positionInverse, axes2),
    slope: turned2(slope, axes2),
    left: turned2(difference2(velocityM2ps2, known), axes2),
    pulled: along(pulled2),
    velocity: along([velocityMps[0] - drift[0], velocityMps[1] - drift[1], velocityMps[2] - drift[2]]),
    square: dot(mean4, pulled2),
    density: INVERSE_SQRT_TWO_PI3 * INVERSE_SQRT_TWO_PI3 * INVERSE_SQRT_TWO_PI3 / Math.sqrt(determinant3(positionM2))
  };
}
function turned2(m, [a, b, c]) {
  const [p, q, r] = [applied(m, a), applied(m, b), applied(m, c)];
  const mixed = (u, mv, v, mu) => 0.5 * (dot(u, mv) + dot(v, mu));
  return [dot(a, p), dot(b, q), dot(c, r), mixed(a, q, b, p), mixed(a, r, c, p), mixed(b, r, c, q)];
}
function applied(m, [x, y, z]) {
  return [m[0] * x + m[1] * y + m[2] * z, m[3] * x + m[4] * y + m[5] * z, m[6] * x + m[7] * y + m[8] * z];
}
function poleOf(velocity) {
  return norm(velocity) > 0 ? unit3(velocity) : [0, 0, 1];
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
    const rate2 = ({ relative, square: square2 }) => {
      const isVisible2 = relative.isConverged && nearestOnSphere(relative, square2, hardBodyRadiusM) < farthest * scale;
      return isVisible2 ? flux(relative, hardBodyRadiusM, 0.5 * farthest * farthest, scale) : 0;
    };
    const settling = { share: precision.settledShare, beside: expectedNumber };
    const atPeak = crossingIntegral(track, crossing, scale, rate2, settling);
    const start2 = atPeak.value > 0 ? void 0 : rateStart(track, crossing);
    const number = start2 ? crossingIntegral(track, start2, scale, rate2, settling) : atPeak;
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
  let around = three.map(({ scale, pc }) => ({ log: Math.log(scale), pc }));
  const top = () => ({ scale: Math.exp(around[1].log), pc: around[1].pc });
  for (let i = 0; i < MOST_PARABOLAS2; i++) {
    const [a, b, c] = around;
    const [left, right] = [(b.log - a.log) * Math.log(b.pc / c.pc), (c.log - b.log) * Math.log(b.pc / a.pc)];
    const move = 0.5 * ((c.log - b.log) * right - (b.log - a.log) * left) / (left + right);
    if (!Number.isFinite(move) || Math.abs(move) < width) return top();
    const log = Math.min(c.log, Math.max(a.log, b.log + move));
    const sorted = [a, b, c, { log, pc: pcAt(Math.exp(log)) }].toSorted((one, other) => one.log - other.log);
    const middle = sorted[1].pc >= sorted[2].pc ? 1 : 2;
    around = sorted.slice(middle - 1, middle + 2);
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
  const ends2 = plausibleScales(track);
  const scales = [...likelyScales(track, ...ends2), 1];
  const { scale, pc } = boundedMaximum(at, scales, mostBetween, { ...COMMON_SEARCH, ends: ends2 });
  const best = { scale, pc: Math.min(1, pc) };
  const isOpen = best.scale >= ends2[1] / 1.01 && best.pc > present2;
  if (best.pc <= present2 * (1 + NC_VISIBLE_RISE)) {
    return { region: "robust", maxPc: Math.max(present2, best.pc), scaleAtMax: 1, isOpen: false };
  }
  return { region: best.scale < 1 ? "diluted" : "robust", maxPc: best.pc, scaleAtMax: best.scale, isOpen };
}
var UNSEEN_SHARE = 1e-3;
function mostBetween(low, high) {
  const [first3, last2] = [1 / low.scale ** 2, 1 / high.scale ** 2];
  const unseen = Math.max(Number.MIN_VALUE, UNSEEN_SHARE * Math.max(low.pc, high.pc));
  const logOf = ({ pc }, u2) => Math.log(pc > 0 ? pc : unseen) - 2 * Math.log(u2);
  const end = logOf(high, last2);
  const fall = (end - logOf(low, first3)) / (first3 - last2);
  const u = Math.min(first3, Math.max(last2, fall > 0 ? 2 / fall : Infinity));
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
  const known = flatTracks.get(track);
  if (known !== void 0) return known;
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
var SMALLEST_SHARE2 = 1e-3;
var PLANE_SEARCH = { stride: 0.15, width: 1e-4 };
function separateDilution(missXM, missYM, primaryM2, secondaryM2, hardBodyRadiusM, crossM2 = { xx: 0, yx: 0, yy: 0 }) {
  const pcOf = (joint) => {
    const encounter = principalEncounter(missXM, missYM, joint, hardBodyRadiusM);
    return encounter.repair === "unusable" ? 0 : foster1992(encounter);
  };
  const of = (shrinking, other) => {
    const at = (share) => pcOf(sum2(sum2(scaled2(shrinking, share * share), other), scaled2(crossM2, share)));
    const largest = Math.sqrt(Math.max(0, shrinking.xx + shrinking.yy));
    const smallest = principalEncounter(0, 0, other, hardBodyRadiusM).sigmaMinorM;
    return objectDilution(at, Math.min(SMALLEST_SHARE2, NO_LONGER_SEEN * smallest / largest), PLANE_SEARCH);
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
  const numberAt = (first3, second2) => {
    const scaled3 = method === "nc2d-hall-2021" ? nearTrack(first3, second2, hardBodyRadiusM, floorM2, track.span) : overlapTrack(first3, second2, hardBodyRadiusM, floorM2);
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
  const inverse = inverseJacobian(elements);
  if (inverse === void 0) return void 0;
  const { meanMotionRadps, af, ag, chi, psi, meanLongitudeRad, sense } = elements;
  return {
    mean: Float64Array.of(meanMotionRadps, af, ag, chi, psi, meanLongitudeRad),
    sense,
    covariance: congruent6(inverse, cartesian.value),
    ...shared && { shared: times(inverse, sixOf(shared)) }
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
function times(matrix, vector2) {
  return Float64Array.from({ length: 6 }, (_, row) => {
    let sum5 = 0;
    for (let k = 0; k < 6; k++) sum5 += matrix[6 * row + k] * vector2[k];
    return sum5;
  });
}
function stateOfElements(packed, sense) {
  return cartesianFromEquinoctial(unpackedElements(packed, sense));
}
function inverseJacobian(elements) {
  const n = elements.meanMotionRadps;
  const state = cartesianFromEquinoctial(elements);
  const length2 = Math.hypot(state[0], state[1], state[2]);
  const unitOfRow = (row) => row < 3 ? length2 : n * length2;
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
function usageIndices(first3, second2, hardBodyRadiusM) {
  const floorM2 = (CLIP_FACTOR * hardBodyRadiusM) ** 2;
  const overlap = overlapOf(first3, second2, floorM2);
  const atTca = overlap.at(0, 0);
  const straight = linearPeak(atTca);
  if (straight === void 0) return void 0;
  const periodS = 2 * Math.PI / Math.max(first3.mean[0], second2.mean[0]);
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
function betaQuantile(probability, a, b) {
  return rootBetween((x) => incompleteBeta(x, a, b) - probability, 0, 1, 0);
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
function visits(motion, [from, to], count, radiusM, most) {
  const square = radiusM * radiusM;
  let before = motion(from);
  let isInside = before.squareM2 < square;
  let visitCount = isInside ? 1 : 0;
  for (let i = 1; i <= count && visitCount < most; i++) {
    const after2 = motion(from + (to - from) * i / count);
    const isNow = after2.squareM2 < square;
    if (isNow && !isInside) visitCount++;
    if (!isNow && !isInside && before.slope < 0 && after2.slope >= 0) {
      const step2 = (to - from) / count;
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
function monteCarloPc(first3, second2, hardBodyRadiusM, options) {
  const draw = pairSampler(first3, second2, options.random);
  let hits = 0;
  for (let i = 0; i < options.trials; i++) {
    const [firstState, secondState] = draw();
    const motion = relativeMotion(firstState, first3.sense, secondState, second2.sense);
    const isHit = options.stepS === void 0 ? hitsNear(motion, options.aroundS, options.window, hardBodyRadiusM) : visits(motion, options.window, stepsOf(options.window, options.stepS), hardBodyRadiusM, 1) > 0;
    if (isHit) hits++;
  }
  return { pc: hits / options.trials, hits, trials: options.trials, ...clopperPearson(hits, options.trials, LEVEL) };
}
function stepsOf([from, to], stepS) {
  return Math.ceil((to - from) / stepS);
}
function pairSampler(first3, second2, random) {
  if (first3.shared === void 0 || second2.shared === void 0) {
    const drawFirst = sampler(first3.mean, first3.covariance, random);
    const drawSecond = sampler(second2.mean, second2.covariance, random);
    return () => [drawFirst(), drawSecond()];
  }
  const [firstShare, secondShare] = [first3.shared, second2.shared];
  const joint = Float64Array.from({ length: 144 }, (_, n) => {
    const [row, column] = [Math.floor(n / 12), n % 12];
    if (row < 6 && column < 6) return first3.covariance[6 * row + column];
    if (row >= 6 && column >= 6) return second2.covariance[6 * (row - 6) + column - 6];
    return row < 6 ? firstShare[row] * secondShare[column - 6] : firstShare[column] * secondShare[row - 6];
  });
  const draw = sampler(Float64Array.of(...first3.mean, ...second2.mean), joint, random);
  return () => {
    const both = draw();
    return [both.subarray(0, 6), both.subarray(6)];
  };
}
function sampler(mean4, covariance, random) {
  const size = mean4.length;
  const sigma = Float64Array.from({ length: size }, (_, i) => Math.sqrt(Math.max(0, covariance[(size + 1) * i])) || 1);
  const correlation2 = covariance.map((value, i) => value / (sigma[Math.floor(i / size)] * sigma[i % size]));
  const { values, vectors } = eigenSymmetric(correlation2, size);
  const root = Float64Array.from({ length: size * size }, (_, n) => {
    const column = n % size;
    return sigma[Math.floor(n / size)] * vectors[n] * Math.sqrt(Math.max(0, values[column]));
  });
  const z = new Float64Array(size);
  const out = new Float64Array(size);
  return () => {
    fillNormals(z, random);
    for (let row = 0; row < size; row++) {
      let sum5 = mean4[row];
      for (let k = 0; k < size; k++) sum5 += root[size * row + k] * z[k];
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
  const pairs = Math.min(MOST_PAIRS, Math.ceil(FEWEST_PAIRS + 16 * (slope + Math.sqrt(lean))));
  const step2 = Math.PI / (2 * pairs);
  let odd = 0;
  let even = 0;
  for (let i = 1; i < 2 * pairs; i++) {
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
  const spread = 12 * Math.sqrt(Math.max(halfU, halfV)) + 40;
  return Math.min(MAXIMUM_TERMS, Math.ceil(Math.max(halfU, halfV) + spread));
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
      const ratio = growth / (k + 3);
      const rest = Math.exp(logBound - logScale) * (ratio / (1 - ratio));
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
    if (Math.abs(value - last2) <= SETTLED * Math.abs(value)) return clamp2(value);
    last2 = value;
  }
  return clamp2(last2);
}
function contour(encounter, n) {
  const { meanMinorM: m1, meanMajorM: m2, sigmaMinorM: s1, sigmaMajorM: s2, hardBodyRadiusM: radius } = encounter;
  const isOutside2 = Math.hypot(m1, m2) > radius;
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
  return (isOutside2 && smallest > 1 ? far : near) / n;
}
function clamp2(value) {
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
function trackOf2({ errors, hardBodyRadiusM, track }) {
  if (track !== void 0 || errors === void 0) return track;
  return overlapTrack(errors[0], errors[1], hardBodyRadiusM, (CLIP_FACTOR * hardBodyRadiusM) ** 2);
}
function onePlane(input) {
  const { usage, remarks: remarks2 } = input;
  const track = trackOf2(input);
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
  const track = trackOf2(input);
  if (track === void 0) return { usable: false, reasons: [...remarks2, "velocity-covariance-missing"] };
  const estimate = nc3dHall2021(track);
  if (estimate === void 0) return { usable: false, reasons: [...remarks2, "overlap-not-found"] };
  const { expectedNumber, insideAtStart, crossings, startS, stopS, isSettled } = estimate;
  const all = expectedNumber + insideAtStart;
  const { span } = track;
  const doubts = usageViolations(
    {
      extended: (stopS - startS) / (span.stopS - span.startS),
      offset: Math.max(startS / span.startS, stopS / span.stopS),
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
  const track = trackOf2(input);
  if (track === void 0) return { usable: false, reasons: [...remarks2, "overlap-not-found"] };
  const { span, crossings } = track;
  const isSlow = usage === void 0 || isSlowEncounter(usage) || crossings.length > 1;
  const middleS = usage === void 0 ? 0 : 0.5 * (usage.startS + usage.stopS);
  const trials = isSlow ? monteCarlo.slowTrials ?? monteCarlo.trials : monteCarlo.trials;
  const { pc, lower, upper, hits } = monteCarloPc(errors[0], errors[1], hardBodyRadiusM, {
    trials,
    random: monteCarlo.random,
    window: [span.startS, span.stopS],
    aroundS: middleS,
    ...isSlow && { stepS: (span.stopS - span.startS) / SLOW_STEPS }
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
  const { missDistanceM, relativeSpeedMps: relativeSpeedMps2, mahalanobis } = summary;
  return ok({
    objects: near,
    summary,
    ...encounter && { encounter },
    tcaTaiS: near[0].state.epochTaiS,
    tcaOffsetS: approach?.ok ? approach.value.offsetS : 0,
    missDistanceM,
    relativeSpeedMps: relativeSpeedMps2,
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
  const inertial2 = isRounding && covariance ? inertialStateCovariance(covariance, object.state) : void 0;
  if (covariance === void 0 || !inertial2?.ok) return carriedObject(object, state);
  const { frame } = covariance;
  const matrix = frame === "RTN" || frame === "TNW" ? rotateCovariance(inertial2.value, localAxes(frame, state.positionM, state.velocityMps)) : inertial2.value;
  return { ...object, state, covariance: { ...covariance, epochTaiS: state.epochTaiS, matrix } };
}
function methodInput(input, { defects, indefinite, shifts }, [primary, secondary], encounter) {
  const isUsable = indefinite.length === 0 && (encounter === void 0 || defects.length === 0);
  const first3 = isUsable ? orbitError(primary, shifts?.[0]) : void 0;
  const second2 = isUsable ? orbitError(secondary, shifts?.[1]) : void 0;
  const errors = first3 && second2 ? [first3, second2] : void 0;
  const usage = errors && usageIndices(errors[0], errors[1], input.hardBodyRadiusM);
  const { principal } = encounter ?? {};
  const needsTrack = errors !== void 0 && (!(principal && isPlane(usage)) || asksForOverlap(input.methods));
  const track = needsTrack ? trackOf2({ hardBodyRadiusM: input.hardBodyRadiusM, errors, remarks: [] }) : void 0;
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
function verdictPcOf({ recommended, isInadequate }) {
  return recommended && { ...recommended, isInadequate };
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
function isOutOfAllReach(objects, { missXM, missYM, relativeSpeedMps: relativeSpeedMps2 }, planeM2, hardBodyRadiusM) {
  const shifts = objects.map((object) => shiftOf(object, SIGMAS));
  const sumOf2 = (key) => shifts.reduce((sum5, shift) => sum5 + (shift?.[key] ?? Infinity), 0);
  const [shiftM, shiftMps, bendM2, tidePs2] = [sumOf2("shiftM"), sumOf2("shiftMps"), sumOf2("bendM"), sumOf2("tidePs2")];
  const nearS = (hardBodyRadiusM + shiftM + bendM2) / (relativeSpeedMps2 / 2);
  if (!(shiftMps < relativeSpeedMps2 / 4 && tidePs2 * nearS ** 2 < STRAIGHT)) return false;
  const apartM = Math.hypot(missXM, missYM) + relativeSpeedMps2 * nearS;
  const widthM = hardBodyRadiusM + bendM2 + shiftMps * nearS + 0.5 * tidePs2 * apartM * nearS ** 2;
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
  const { pc, method, isInadequate } = judged ?? { pc: figures.pc, method: "foster-1992", isInadequate: false };
  return ok({ ...figures, pc, method, isInadequate });
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
  const isInadequate = counted3.isInadequate && missDistanceM < reachOfObjects(moved, hardBodyRadiusM);
  return ok({ ...planeFigures(plane, planeM2, hardBodyRadiusM), pc, method, isInadequate, planeM2 });
}
function figuresInPlane([first3, second2], hardBodyRadiusM) {
  const plane = encounterPlane(first3.state, second2.state);
  const [own2, other] = [first3, second2].map(
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
    isOutOfReach: !isTooSmall(own2.value, first3.leastDeviationM) && !isTooSmall(other.value, second2.leastDeviationM) && isOutOfAllReach([first3, second2], plane.value, planeM2, hardBodyRadiusM)
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

// packages/assessment/src/passage-probability.ts
var SAME_ERRORS_S = 1800;
function openPassages(own2, otherOf) {
  const others = /* @__PURE__ */ new Map();
  const ownErrors = errorsOf(own2);
  return ({ secondary: object, tcaTaiS, primaryState, secondaryState }) => {
    let other = others.get(object);
    if (other === void 0) {
      const party = otherOf(object);
      other = { party, errors: errorsOf(party) };
      others.set(object, other);
    }
    const primary = { epochTaiS: tcaTaiS, frame: "TEME", ...primaryState };
    const secondary = { epochTaiS: tcaTaiS, frame: "TEME", ...secondaryState };
    const [first3, second2] = [ownErrors(primary), other.errors(secondary)];
    if (first3 === void 0 || second2 === void 0) return void 0;
    const hardBodyRadiusM = own2.hardBodyRadiusM + other.party.hardBodyRadiusM;
    const isEstimated = first3.isEstimated || second2.isEstimated;
    const figures = encounterFigures({
      primary,
      secondary,
      covarianceM2: combineCovariance(inertial(first3.rtnM2, primary), inertial(second2.rtnM2, secondary)),
      hardBodyRadiusM
    });
    if (figures.ok && isPlainlyStraight([primary, secondary], [first3, second2], figures.value)) {
      const { missDistanceM: missDistanceM2, pc } = figures.value;
      return Number.isFinite(pc) ? { missDistanceM: missDistanceM2, pc, isInadequate: false, isEstimated } : void 0;
    }
    const report = countedReport([objectOf(primary, first3), objectOf(secondary, second2)], hardBodyRadiusM);
    const counted3 = report.ok ? verdictPcOf(report.value) : void 0;
    if (!report.ok || counted3 === void 0 || !Number.isFinite(counted3.pc)) return void 0;
    const { missDistanceM } = report.value;
    return { missDistanceM, pc: counted3.pc, isInadequate: counted3.isInadequate, isEstimated };
  };
}
var SHORT_SHARE_OF_TURN = 2e-3;
var STRAIGHT_SHARE = 5e-3;
var MOST_SIGMAS = 9;
function isPlainlyStraight([primary, secondary], errors, { mahalanobisSquared: mahalanobisSquared2, planeM2 }) {
  const speedMps = norm([0, 1, 2].map((k) => secondary.velocityMps[k] - primary.velocityMps[k]));
  const longestM = Math.hypot(...errors.map(({ longestM: length2 }) => length2));
  const radiusM = norm(primary.positionM);
  const turnS = radiusM / norm(primary.velocityMps);
  const middle = 0.5 * (planeM2.xx + planeM2.yy);
  const smallestM2 = middle - Math.hypot(0.5 * (planeM2.xx - planeM2.yy), planeM2.yx);
  const isShared = errors.every(({ densityError }) => densityError !== void 0);
  if (isShared || !(smallestM2 > 0 && speedMps > 0)) return false;
  const isShort = MOST_SIGMAS * longestM / speedMps < SHORT_SHARE_OF_TURN * 2 * Math.PI * turnS;
  if (!isShort) return false;
  const bentM = (sigmas2) => (sigmas2 * longestM) ** 2 / (2 * radiusM);
  const distance = Math.min(MOST_SIGMAS, Math.max(1, Math.sqrt(mahalanobisSquared2)));
  const isFar = mahalanobisSquared2 * smallestM2 / (smallestM2 + bentM(MOST_SIGMAS) ** 2) > MOST_SIGMAS ** 2;
  return isFar || distance * bentM(distance) < STRAIGHT_SHARE * Math.sqrt(smallestM2);
}
function objectOf(state, { covariance, isEstimated, densityError }) {
  return {
    state,
    covariance: { ...covariance, epochTaiS: state.epochTaiS },
    covarianceOrigin: isEstimated ? "estimated" : "given",
    ...densityError && { densityError }
  };
}
function errorsOf({ covarianceAt }) {
  const kept7 = /* @__PURE__ */ new Map();
  return (state) => {
    const turn3 = Math.floor(state.epochTaiS / SAME_ERRORS_S);
    if (!kept7.has(turn3)) {
      const { source, covariance, densityError } = covarianceAt(transformState(state, "EME2000"));
      const rtnM2 = positionPart(covariance?.matrix);
      const errors = covariance && rtnM2 && { covariance, rtnM2, longestM: longestOf(rtnM2), isEstimated: source === "ESTIMATED" };
      kept7.set(turn3, errors && { ...errors, ...densityError && { densityError } });
    }
    return kept7.get(turn3);
  };
}
function longestOf(rtnM2) {
  return Math.sqrt(rtnM2[0] + rtnM2[4] + rtnM2[8]);
}
function positionPart(matrix) {
  return matrix && Float64Array.from({ length: 9 }, (_, k) => matrix[6 * Math.floor(k / 3) + k % 3]);
}
function inertial(rtnM2, { positionM, velocityMps }) {
  const axes2 = rtnAxes(positionM, velocityMps);
  const turned3 = new Float64Array(9);
  const out = new Float64Array(9);
  for (let i = 0; i < 3; i++)
    for (let j = 0; j < 3; j++) for (let k = 0; k < 3; k++) turned3[3 * i + j] += rtnM2[3 * i + k] * axes2[3 * k + j];
  for (let i = 0; i < 3; i++)
    for (let j = 0; j < 3; j++) for (let k = 0; k < 3; k++) out[3 * i + j] += axes2[3 * k + i] * turned3[3 * k + j];
  return out;
}

// packages/assessment/src/candidate-screening.ts
var BATCH = 250;
function screenAndJudge(request, sources) {
  const { candidates, isOver = () => false, watchPc, known, mostChanges } = request;
  const noradIdOf = (object) => sources.identities?.[object];
  const isKnown = ({ secondary, tcaTaiS }) => known.some((one) => one.noradId === noradIdOf(secondary) && Math.abs(one.tcaTaiS - tcaTaiS) <= SAME_PASSAGE_S);
  const figuresOf = openPassages(request.own, request.otherOf);
  const screened = [];
  for (let from = 0; from < candidates.length && (from === 0 || !isOver()); from += BATCH) {
    const batch = { ...request, candidates: candidates.slice(from, from + BATCH) };
    const { nominal, candidates: outcomes } = screenCandidates(batch, sources);
    const judged = (encounters) => encounters.flatMap((encounter) => {
      const figures = isKnown(encounter) ? void 0 : figuresOf(encounter);
      if (figures === void 0) return [];
      const { pc, isEstimated } = figures;
      return [{ ...encounter, object: encounter.secondary, pc, isEstimated }];
    });
    const changesOf = openChanges(judged(nominal));
    for (const [k, outcome] of outcomes.entries()) {
      if (!outcome.ok) {
        screened.push(void 0);
        continue;
      }
      const fromTaiS = batch.candidates[k]?.[0]?.epochTaiS ?? request.startTaiS;
      const changes = changesOf(judged(outcome.value.encounters), fromTaiS);
      const changed = ({ pc, pcBefore }) => Math.abs(pc - pcBefore);
      screened.push({
        newPassages: changes.filter((change) => isNewAbove(change, watchPc)).sort((a, b) => b.pc - a.pc),
        changes: changes.sort((a, b) => changed(b) - changed(a)).slice(0, mostChanges),
        added: addedOf(changes)
      });
    }
    request.progress?.(Math.min(1, (from + BATCH) / candidates.length));
  }
  return Array.from(candidates, (_, k) => screened[k]);
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
  const [x, y, z] = positionM;
  const fromAxis = Math.sqrt(x * x + y * y);
  let tanParametric = z * EARTH_RADIUS_M / (fromAxis * POLAR_RADIUS_M);
  let up = 0;
  let out = 0;
  for (let turn3 = 0; turn3 < 3; turn3++) {
    const cosP = Number.isFinite(tanParametric) ? 1 / Math.sqrt(1 + tanParametric * tanParametric) : 0;
    const sinP = Number.isFinite(tanParametric) ? tanParametric * cosP : Math.sign(z);
    up = z + E2_PRIME * POLAR_RADIUS_M * sinP * sinP * sinP;
    out = fromAxis - E2 * EARTH_RADIUS_M * cosP * cosP * cosP;
    tanParametric = (1 - EARTH_FLATTENING) * up / out;
  }
  const size = Math.sqrt(up * up + out * out);
  const sin = up / size;
  const latitudeRad = Math.atan2(up, out);
  const heightM = fromAxis * (out / size) + z * sin - EARTH_RADIUS_M * Math.sqrt(1 - E2 * sin * sin);
  return { latitudeRad, longitudeRad: Math.atan2(y, x), heightM };
}

// packages/astro/src/force/earth-axes.ts
function earthAxes(frame, eop) {
  let epoch = Number.NaN;
  const axes2 = new Float64Array(9);
  return (epochTaiS) => {
    if (epochTaiS !== epoch) {
      rotationBetween(frame, "ITRF", epochTaiS, eop, axes2);
      epoch = epochTaiS;
    }
    return axes2;
  };
}

// packages/astro/src/force/density-along.ts
var STEP_S3 = 30;
var NEAR_SHARE = 0.03;
var NEAR_HEIGHT_M = 15e3;
var RISE_M = 1.5;
var WIDTH = 6;
function densityAlong(density2, reference, startTaiS, stopTaiS) {
  const count = Math.ceil((stopTaiS - startTaiS) / STEP_S3) + 1;
  const nodes2 = new Float64Array(WIDTH * count);
  const state = new Uint8Array(count);
  const axes2 = earthAxes("EME2000");
  const six3 = new Float64Array(6);
  const nodeRow = new Float64Array(WIDTH);
  function isKnown(index) {
    if (state[index] === 0) state[index] = fill(index) ? 1 : 2;
    return state[index] === 1;
  }
  function fill(index) {
    const at = startTaiS + index * STEP_S3;
    if (!reference.stateAt(at, six3)) return false;
    const m = axes2(at);
    const [x, y, z] = [0, 3, 6].map((row2) => m[row2] * six3[0] + m[row2 + 1] * six3[1] + m[row2 + 2] * six3[2]);
    const place = geodeticFromItrf([x, y, z]);
    const here2 = density2(at, place);
    const above = density2(at, { ...place, heightM: place.heightM + RISE_M });
    if (!(here2 > 0 && above > 0)) return false;
    const row = [Math.log(here2), Math.log(here2 / above) / RISE_M, place.heightM, ...directionOf(place)];
    nodes2.set(row, WIDTH * index);
    return true;
  }
  return (epochTaiS, place) => {
    const t = (epochTaiS - startTaiS) / STEP_S3;
    const first3 = Math.floor(t) - 1;
    for (let k = first3; k < first3 + 4; k++) {
      if (k < 0 || k >= count || !isKnown(k)) return density2(epochTaiS, place);
    }
    cubic2(nodes2, first3, t - first3 - 1, nodeRow);
    const [x, y, z] = directionOf(place);
    const rise = place.heightM - nodeRow[2];
    const aside = Math.hypot(x - nodeRow[3], y - nodeRow[4], z - nodeRow[5]);
    if (aside > NEAR_SHARE || Math.abs(rise) > NEAR_HEIGHT_M) return density2(epochTaiS, place);
    return Math.exp(nodeRow[0] - rise * nodeRow[1]);
  };
}
function directionOf({ latitudeRad, longitudeRad }) {
  const c = Math.cos(latitudeRad);
  return [c * Math.cos(longitudeRad), c * Math.sin(longitudeRad), Math.sin(latitudeRad)];
}
function cubic2(nodes2, first3, s, out) {
  const a = -s * (s - 1) * (s - 2) / 6;
  const b = (s + 1) * (s - 1) * (s - 2) / 2;
  const c = -(s + 1) * s * (s - 2) / 2;
  const d = (s + 1) * s * (s - 1) / 6;
  const at = WIDTH * first3;
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
  const km = heightM / 1e3;
  let layer = LAYERS.length - 1;
  while (layer > 0 && LAYERS[layer][0] > km) layer -= 1;
  const [base, density2, scale] = LAYERS[layer];
  return density2 * Math.exp((base - km) / scale);
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
  const z = distanceM * Math.sin(latitude);
  const m = multiply3(aboutX(meanObliquity(centuries)), precession1976(centuries));
  return [m[0] * x + m[3] * y + m[6] * z, m[1] * x + m[4] * y + m[7] * z, m[2] * x + m[5] * y + m[8] * z];
}
function sum(series, t) {
  let total = 0;
  for (let power = series.length - 1; power >= 0; power--) {
    let terms4 = 0;
    for (const [amplitude, phase, frequency] of series[power]) terms4 += amplitude * Math.cos(phase + frequency * t);
    total = total * t + terms4;
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
function secondsToRad(seconds) {
  return PER_SECOND * seconds;
}
function harmonicsOf({ latitudeDeg, longitudeDeg, localTimeH, universalTimeS }) {
  const x = Math.sin(latitudeDeg * PER_DEGREE);
  const s = Math.cos(latitudeDeg * PER_DEGREE);
  const s2 = s * s;
  const zonal = new Float64Array(8);
  const first3 = new Float64Array(8);
  const second2 = new Float64Array(8);
  const third = new Float64Array(8);
  zonal[0] = 1;
  zonal[1] = x;
  recursion(zonal, 0, 2, x);
  first3[1] = s;
  recursion(first3, 1, 2, x);
  second2[2] = 3 * s2;
  recursion(second2, 2, 3, x);
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
    first: first3,
    second: second2,
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
        const [rate2, slope] = hasHistory ? [Math.max(set[24], 1e-4), set[25]] : [set[43] < 0 ? 1e-5 : set[43], set[44]];
        const counted3 = hasHistory ? activity.ap.slice(1) : activity.ap;
        coefficients = counted3.map((ap) => saturating(ap, rate2, slope));
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
  const terms4 = conditions.saturatedOf(set);
  if (!conditions.hasHistory) return terms4[0];
  const m = Math.min(
    0.99999,
    Math.exp(-THREE_HOURS_S * Math.abs(set[51]) / (1 + set[138] * (45 - Math.abs(latitudeDeg))))
  );
  const m2 = m * m;
  const m4 = m2 * m2;
  const m8 = m4 * m4;
  const longAgo = (terms4[4] * m4 + terms4[5] * m8 * m4) * (1 - m8) / (1 - m);
  const sum5 = terms4[0] + terms4[1] * m + terms4[2] * m2 + terms4[3] * m2 * m + longAgo;
  return sum5 / (1 + (1 - m8 * m8 * m2 * m) / (1 - m) * Math.sqrt(m));
}
function saturating(ap, rate2, slope) {
  const excess = ap - 4;
  return excess + (slope - 1) * (excess + Math.expm1(-rate2 * excess) / rate2);
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
  const mean4 = air.meanExcess;
  const day = air.dayExcess;
  const flux = p[19] * day + p[20] * day * day;
  const solar = p[19] * day * (1 + p[59] * mean4) + p[20] * day * day + p[21] * mean4 + p[29] * mean4 * mean4;
  const still = (p[1] + p[14] * mean4) * zonal[2] + p[2] * zonal[4] + p[22] * zonal[6] + p[26] * zonal[1];
  const even = p[18] * annual + (p[15] + p[16] * zonal[2]) * semiannual;
  const odd = (1 + p[47] * mean4 + flux) * (p[9] * zonal[1] + p[10] * zonal[3]) * season + p[37] * zonal[1] * asymmetricSemiannual;
  const waves = (1 + p[49] * mean4 + flux) * tides(p, at, season);
  const rest = longitude(p, at, mean4, season) + universalTime(p, at, mean4, season);
  const stormy = activity === void 0 ? 0 : activity * magnetic(p, at, season, air.hasHistory ? HISTORY : DAILY);
  return p[30] + solar + still + even + odd + waves + rest + stormy;
}
function tides(p, { first: first3, second: second2, third, cosDay, sinDay }, season) {
  const cos1 = p[3] * first3[1] + p[4] * first3[3] + p[27] * first3[5] + p[11] * first3[2] * season;
  const sin1 = p[6] * first3[1] + p[7] * first3[3] + p[28] * first3[5] + p[12] * first3[2] * season;
  const cos2 = p[5] * second2[2] + p[41] * second2[4] + (p[23] * second2[3] + p[35] * second2[5]) * season;
  const sin2 = p[8] * second2[2] + p[42] * second2[4] + (p[33] * second2[3] + p[36] * second2[5]) * season;
  const sin3 = p[39] * third[3] + (p[93] * third[4] + p[46] * third[6]) * season;
  const cos3 = p[40] * third[3] + (p[94] * third[4] + p[48] * third[6]) * season;
  return cos1 * cosDay[0] + sin1 * sinDay[0] + cos2 * cosDay[1] + sin2 * sinDay[1] + cos3 * cosDay[2] + sin3 * sinDay[2];
}
function longitude(p, at, mean4, season) {
  const { first: first3 } = at;
  const wave = (even, odd, seasonal) => tripleOf(p, even, first3, 2) + tripleOf(p, odd, first3, 1) + season * tripleOf(p, seasonal, first3, 1);
  return (1 + p[80] * mean4) * (wave(64, 103, 109) * at.cosLongitude + wave(90, 106, 112) * at.sinLongitude);
}
function universalTime(p, at, mean4, season) {
  const { zonal, second: second2, universalTimeRad: time } = at;
  const alone = (1 + p[95] * zonal[1]) * (1 + p[81] * mean4) * (1 + p[119] * zonal[1] * season) * tripleOf(p, 68, zonal, 1);
  const withLongitude = (1 + p[137] * mean4) * tripleOf(p, 76, second2, 3);
  return alone * Math.cos(time - secondsToRad(p[71])) + withLongitude * Math.cos(time - secondsToRad(p[79]) + 2 * at.longitudeRad);
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
function magnetic(p, at, season, terms4) {
  const { zonal, first: first3 } = at;
  const [a, b, c] = terms4.zonal;
  const [d, e, f] = terms4.byLongitude;
  const hour = at.localTimeRad - hoursToRad(p[terms4.hour]);
  const away = at.longitudeRad - PER_DEGREE * p[terms4.longitude];
  const seasonAway = at.longitudeRad - PER_DEGREE * p[terms4.seasonLongitude];
  const time = at.universalTimeRad - secondsToRad(p[terms4.universalTime]);
  return p[a] + p[b] * zonal[2] + p[c] * zonal[4] + tripleOf(p, terms4.zonalBySeason, zonal, 1) * season + tripleOf(p, terms4.byHour, first3, 1) * Math.cos(hour) + (1 + p[terms4.tilt] * zonal[1]) * (p[d] * first3[2] + p[e] * first3[4] + p[f] * first3[6]) * Math.cos(away) + tripleOf(p, terms4.longitudeBySeason, first3, 1) * season * Math.cos(seasonAway) + tripleOf(p, terms4.byUniversalTime, zonal, 1) * Math.cos(time);
}
function tripleOf(p, from, functions, degree) {
  return p[from] * functions[degree] + p[from + 1] * functions[degree + 2] + p[from + 2] * functions[degree + 4];
}

// packages/astro/src/force/nrlmsise/lower-variation.ts
function lowerAtmosphere(p, at, air, activity) {
  const { zonal, first: first3, second: second2, third, cosDay, sinDay } = at;
  const { annual, semiannual, asymmetricAnnual: season, asymmetricSemiannual } = air.seasonOf(p);
  const still = p[1] * zonal[2] + p[2] * zonal[4] + p[22] * zonal[6] + p[26] * zonal[1] + p[14] * zonal[3] + p[59] * zonal[5];
  const even = (p[18] + p[47] * zonal[2] + p[29] * zonal[4]) * annual + (p[15] + p[16] * zonal[2] + p[30] * zonal[4]) * semiannual;
  const odd = (p[9] * zonal[1] + p[10] * zonal[3] + p[20] * zonal[5]) * season + p[37] * zonal[1] * asymmetricSemiannual;
  const cos1 = p[3] * first3[1] + p[4] * first3[3] + p[11] * first3[2] * season;
  const sin1 = p[6] * first3[1] + p[7] * first3[3] + p[12] * first3[2] * season;
  const cos2 = p[5] * second2[2] + p[41] * second2[4] + (p[23] * second2[3] + p[35] * second2[5]) * season;
  const sin2 = p[8] * second2[2] + p[42] * second2[4] + (p[33] * second2[3] + p[36] * second2[5]) * season;
  const tides2 = cos1 * cosDay[0] + sin1 * sinDay[0] + cos2 * cosDay[1] + sin2 * sinDay[1] + third[3] * (p[39] * sinDay[2] + p[40] * cosDay[2]);
  const magnetic2 = air.hasHistory ? (p[50] + p[96] * zonal[2]) * activity : (p[32] + p[45] * zonal[2]) * activity;
  const swing = 1 + zonal[1] * (p[80] * yearly(air, p[81]) + p[85] * yearly(air, p[86], 2)) + p[83] * yearly(air, p[84]) + p[87] * yearly(air, p[88], 2);
  const longitude2 = swing * ((tripleOf(p, 64, first3, 2) + tripleOf(p, 74, first3, 1)) * at.cosLongitude + (tripleOf(p, 90, first3, 2) + tripleOf(p, 77, first3, 1)) * at.sinLongitude);
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
  const first3 = temperaturesK[0];
  const last2 = temperaturesK.at(-1);
  const stretch = ((earth.radiusKm + bottom) / (earth.radiusKm + top)) ** 2;
  let spline;
  const reciprocal = () => {
    spline ??= clampedSpline(
      heightsKm.map(at),
      temperaturesK.map((temperature) => 1 / temperature),
      -nodes2.firstSlope / first3 ** 2 * spanKm,
      -nodes2.lastSlope / last2 ** 2 * spanKm * stretch
    );
    return spline;
  };
  return {
    temperatureAt: (heightKm) => 1 / reciprocal().valueAt(at(heightKm)),
    densityRatio(heightKm, mass, diffusion) {
      const x = at(heightKm);
      const column = mass * gravityAt(earth, top) * spanKm / GAS_CONSTANT * reciprocal().integralTo(x);
      return (first3 * reciprocal().valueAt(x)) ** (1 + diffusion) * Math.exp(-Math.min(column, LARGEST_EXPONENT));
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
    densityRatio(heightKm, mass, diffusion) {
      const up = Math.max(heightKm, joinKm);
      const gamma = mass * scale;
      const fall = Math.min(LARGEST_EXPONENT, Math.exp(-shape * gamma * geopotentialKm(earth, up, boundaryKm)));
      const ratio = (boundaryK / bates(up)) ** (1 + diffusion + gamma) * fall;
      return heightKm < joinKm ? ratio * below().densityRatio(heightKm, mass, diffusion) : ratio;
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
var LOWEST_KM2 = 72.5;
var MEAN_LOWER_K = [6, 2, 7, 4].map((mean4, i) => temperatures[mean4] * lowerThermosphere[i][0]);
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
  const slope = temperatures[3] * gradient[0] * (1 + (heightKm > LOWEST_KM2 ? varied(gradient) : 0));
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
  const apart = n2 * profile.densityRatio(heightKm, NITROGEN.mass, NITROGEN.diffusion);
  const gas = (constituent) => densityOf(constituent, atBoundary(constituent), column);
  const densities = {
    N2: heightKm <= NITROGEN.mixedToKm ? joined2(apart, mixedNitrogen, column.mixingKm, NITROGEN.mass) : apart,
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
    gasDensity = joined2(gasDensity, base * profile.densityRatio(heightKm, MIXTURE, 0), column.mixingKm, gas.mass);
    const factor = gas.toGround.size === void 0 ? 1 : Math.abs(figureOf(gas.toGround.size));
    const size = gas === OXYGEN ? figures[1] * figureOf(gas.toGround.size) * column.bySun : Math.log(column.nitrogen * figures[1] * factor / base);
    gasDensity *= step(heightKm, size, gas.toGround, figures[4], figures[5]);
  }
  if (gas.chemistry && (isMixed || gas === MOLECULAR_OXYGEN)) {
    const size = figures[3] * figureOf(gas.chemistry.size) * (gas === MOLECULAR_OXYGEN ? column.bySun : 1);
    gasDensity *= step(heightKm, size, gas.chemistry, figures[6], figures[7]);
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
function joined2(apart, mixed, widthKm, mass) {
  const exponent = widthKm / (MIXTURE - mass);
  const ratio = exponent * Math.log(mixed / apart);
  if (ratio < -WHOLE) return apart;
  if (ratio > WHOLE) return mixed;
  return apart * (1 + Math.exp(ratio)) ** (1 / exponent);
}
function step(heightKm, size, at, heightBase, widthBase) {
  const above = heightKm - heightBase * figureOf(at.height);
  const first3 = Math.exp(above / (widthBase * figureOf(at.width)));
  const second2 = at.secondWidth ? Math.exp(above / (widthBase * figureOf(at.secondWidth))) : first3;
  return Math.exp(size / (1 + 0.5 * (first3 + second2)));
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
  const apart = heightKm > MIXED_KM ? 1 - (MESOSPHERE_KM - heightKm) / (MESOSPHERE_KM - MIXED_KM) : 0;
  const { N2, He, O2, Ar } = above.densities;
  const n2 = mixed * (1 + apart * (N2 / above.mixedNitrogen - 1));
  const share = (row, density2) => {
    const atGround = species2[row][1];
    return n2 * atGround * (1 + apart * (density2 / (N2 * atGround) - 1));
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
  const conditions = kept4((epochTaiS) => conditionsAt(epochTaiS, weather, geomagnetic));
  const sunOnTheHour = kept4(sunLongitude);
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
function isNear(first3, second2) {
  return Math.abs(first3.heightM - second2.heightM) < NEAR_M && Math.abs(first3.latitudeRad - second2.latitudeRad) < NEAR_RAD && Math.abs(first3.longitudeRad - second2.longitudeRad) < NEAR_RAD;
}
function scaleHeight({ densities, temperatureK }, heightM) {
  const { He, O, N2, O2, Ar, H, N, hotO } = densities;
  const mass = 4 * He + 16 * (O + hotO) + 28 * N2 + 32 * O2 + 40 * Ar + H + 14 * N;
  const square = 16 * He + 256 * (O + hotO) + 784 * N2 + 1024 * O2 + 1600 * Ar + H + 196 * N;
  const gravity = GRAVITY_MPS2 / (1 + heightM / RADIUS_M) ** 2;
  return 1e3 * GAS_CONSTANT2 * temperatureK * mass / (gravity * square);
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
  const [x, y, z] = sunPosition(epochTaiS);
  return Math.atan2(m[3] * x + m[4] * y + m[5] * z, m[0] * x + m[1] * y + m[2] * z);
}
function kept4(find) {
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
  const edge2 = (day) => day * SECONDS_PER_DAY + taiMinusUtcOnDay(day);
  const kept7 = /* @__PURE__ */ new Map();
  return {
    startTaiS: edge2(firstDay),
    stopTaiS: edge2(firstDay + days.length),
    at(epochTaiS) {
      const { day, secondOfDay: secondOfDay2 } = utcDay(epochTaiS);
      const index = day - firstDay;
      const slot = index * SLOTS3 + Math.min(SLOTS3 - 1, Math.floor(secondOfDay2 / SLOT_S));
      let sample = kept7.get(slot);
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
        kept7.set(slot, sample);
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
  const turnRate = turnRateOf(state);
  const [r, t, n] = sigmaRtnM;
  const matrix = new Float64Array(36);
  const set = (i, j, value) => {
    matrix[6 * i + j] = value;
    matrix[6 * j + i] = value;
  };
  set(0, 0, r * r);
  set(1, 1, t * t);
  set(2, 2, n * n);
  set(3, 3, (turnRate * t) ** 2);
  set(4, 4, (turnRate * r) ** 2);
  set(5, 5, (turnRate * n) ** 2);
  set(3, 1, -TIMING_CORRELATION * turnRate * t * t);
  set(4, 0, -TIMING_CORRELATION * turnRate * r * r);
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
function elementSetParty(elements, size = {}) {
  return {
    noradId: elements.noradId,
    designator: String(elements.noradId),
    name: elements.name || `OBJECT ${elements.noradId}`,
    cosparId: elements.cosparId,
    objectType: elements.objectType ?? "UNKNOWN",
    manoeuvrable: elements.objectType === "PAYLOAD" ? "N/A" : "NO",
    size: { objectType: "UNKNOWN", ...sizeOfElements(elements), ...size },
    orbitSource: `element set of ${elements.epochUtc.slice(0, 19)}Z`,
    ephemerisName: "NONE",
    orbitAgeS: (epochTaiS) => epochTaiS - elements.epochTaiS,
    covarianceAt: (state) => covarianceOf(elements, state)
  };
}
function covarianceOf(elements, state) {
  const { covariance } = elements;
  if (covariance !== void 0) {
    const carried = carry(elements, covariance, state);
    if (carried !== void 0) return { source: "ELEMENT_SET", covariance: carried };
  }
  const estimated = estimateCovariance(state, state.epochTaiS - elements.epochTaiS);
  return { source: "ESTIMATED", covariance: estimated.covariance };
}
function carry(elements, covariance, state) {
  const six3 = new Float64Array(6);
  if (!sgp4Ephemeris(elements).stateAt(covariance.epochTaiS, six3)) return void 0;
  const [x = 0, y = 0, z = 0, vx = 0, vy = 0, vz = 0] = six3;
  const from = {
    epochTaiS: covariance.epochTaiS,
    frame: "TEME",
    positionM: [x, y, z],
    velocityMps: [vx, vy, vz]
  };
  const inertial2 = transformState(from, state.frame);
  const local = covariance.frame === "RTN" || covariance.frame === "TNW";
  const start = local ? covariance : covarianceInLocal(covariance, "RTN", transformState(from, covariance.frame));
  const carried = transportCovariance(start, inertial2, state);
  return covarianceInLocal(carried, "RTN", state);
}

// packages/astro/src/elements/keplerian.ts
var NO_DIRECTION = 1e-11;
function keplerianFromCartesian(state, mu = MU_EARTH) {
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
  const inclination = Math.atan2(Math.hypot(hx, hy), hz);
  const nodeSize = Math.hypot(hx, hy) / h;
  const nodeX = nodeSize > NO_DIRECTION ? -hy / (h * nodeSize) : 1;
  const nodeY = nodeSize > NO_DIRECTION ? hx / (h * nodeSize) : 0;
  const qx = -hz * nodeY / h;
  const qy = hz * nodeX / h;
  const qz = (hx * nodeY - hy * nodeX) / h;
  const ex = (v * hz - w * hy) / mu - x / r;
  const ey = (w * hx - u * hz) / mu - y / r;
  const ez = (u * hy - v * hx) / mu - z / r;
  const e = Math.hypot(ex, ey, ez);
  const argLatitude = Math.atan2(x * qx + y * qy + z * qz, x * nodeX + y * nodeY);
  const argPerigee = e > NO_DIRECTION ? Math.atan2(ex * qx + ey * qy + ez * qz, ex * nodeX + ey * nodeY) : 0;
  const trueAnomaly = argLatitude - argPerigee;
  const eccentric = Math.atan2(Math.sqrt(1 - e * e) * Math.sin(trueAnomaly), e + Math.cos(trueAnomaly));
  return {
    semiMajorAxisM: a,
    eccentricity: e,
    inclinationRad: inclination,
    raanRad: wrapTwoPi(Math.atan2(nodeY, nodeX)),
    argPerigeeRad: wrapTwoPi(argPerigee),
    trueAnomalyRad: wrapTwoPi(trueAnomaly),
    meanAnomalyRad: wrapTwoPi(eccentric - e * Math.sin(eccentric)),
    periodS: 2 * Math.PI * Math.sqrt(a * a * a / mu)
  };
}

// packages/conjunction/src/volume/defaults.ts
var KM = 1e3;
var ellipsoid = (radialKm, alongKm, crossKm) => ({
  shape: "ellipsoid",
  radialM: radialKm * KM,
  alongTrackM: alongKm * KM,
  crossTrackM: crossKm * KM
});
var alertVolumes = {
  LEO1: ellipsoid(0.4, 44, 51),
  LEO2: ellipsoid(0.4, 25, 25),
  LEO3: ellipsoid(0.4, 12, 12),
  LEO4: ellipsoid(0.4, 2, 2),
  ECCENTRIC: ellipsoid(2, 25, 25),
  MEO: ellipsoid(10, 10, 10),
  GEO: ellipsoid(10, 10, 10)
};
var planningVolumes = {
  LEO1: ellipsoid(2, 100, 51),
  LEO2: ellipsoid(2, 100, 25),
  LEO3: ellipsoid(2, 100, 25),
  LEO4: ellipsoid(2, 100, 25),
  ECCENTRIC: ellipsoid(20, 25, 25),
  MEO: ellipsoid(20, 20, 20),
  GEO: ellipsoid(20, 20, 20)
};
var nearEarthEphemerisVolume = ellipsoid(2, 25, 25);
var deepSpaceEphemerisVolume = ellipsoid(20, 20, 20);
var NEAR_EARTH_PERIOD_S = 225 * 60;
var GEO_PERIOD_S = [1300 * 60, 1800 * 60];
var ECCENTRIC_FROM = 0.25;
function screeningVolumes(perigeeAltitudeM, periodS, eccentricity) {
  const regime = volumeRegime(perigeeAltitudeM, periodS, eccentricity);
  const ephemeris = periodS < NEAR_EARTH_PERIOD_S ? nearEarthEphemerisVolume : deepSpaceEphemerisVolume;
  return { regime, planning: planningVolumes[regime], ephemeris, alert: alertVolumes[regime] };
}
function volumeRegime(perigeeAltitudeM, periodS, eccentricity) {
  if (eccentricity >= ECCENTRIC_FROM) return "ECCENTRIC";
  if (periodS >= NEAR_EARTH_PERIOD_S) return periodS >= GEO_PERIOD_S[0] && periodS <= GEO_PERIOD_S[1] ? "GEO" : "MEO";
  if (perigeeAltitudeM <= 500 * KM) return "LEO1";
  if (perigeeAltitudeM <= 750 * KM) return "LEO2";
  return perigeeAltitudeM <= 1200 * KM ? "LEO3" : "LEO4";
}

// packages/assessment/src/orbit/regime-volume.ts
function regimeVolume(orbit, fromTaiS) {
  const six3 = new Float64Array(6);
  const epochTaiS = Math.min(Math.max(fromTaiS, orbit.startTaiS), orbit.stopTaiS);
  if (!orbit.stateAt(epochTaiS, six3)) return fail({ code: "no-state" });
  const kepler = keplerianFromCartesian(six3);
  if (kepler === void 0) return fail({ code: "not-bound" });
  const { semiMajorAxisM, eccentricity, periodS } = kepler;
  return ok(screeningVolumes(semiMajorAxisM * (1 - eccentricity) - EARTH_RADIUS_M, periodS, eccentricity).ephemeris);
}

// packages/astro/src/ephemeris/interpolate.ts
var STATE_WIDTH = 6;
function lagrangeWindow(mostNodes) {
  return { start: -1, count: 0, stepS: Number.NaN, weights: new Float64Array(mostNodes) };
}
function lagrange(epochs, states, start, count, at, window2, out) {
  if (window2.start !== start || window2.count !== count) refreshWeights(epochs, start, count, window2);
  const { weights: weights2 } = window2;
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
    const share = weights2[j] / gap;
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
function refreshWeights(epochs, start, count, window2) {
  const stepS = evenStep(epochs, start, count);
  const isAlike = stepS === window2.stepS && count === window2.count;
  window2.start = start;
  window2.count = count;
  window2.stepS = stepS;
  if (isAlike) return;
  const scale = count > 1 ? (count - 1) / (epochs[start + count - 1] - epochs[start]) : 1;
  for (let j = 0; j < count; j++) {
    let product2 = 1;
    const own2 = epochs[start + j];
    for (let k = 0; k < count; k++) if (k !== j) product2 *= (own2 - epochs[start + k]) * scale;
    window2.weights[j] = 1 / product2;
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
  const { nodes: nodes2, differences } = table;
  const order = 2 * count;
  for (let j = 0; j < count; j++) {
    const offset = epochs[start + j] - at;
    nodes2[2 * j] = offset;
    nodes2[2 * j + 1] = offset;
  }
  for (let axis = 0; axis < 3; axis++) {
    for (let j = 0; j < count; j++) {
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

// packages/astro/src/covariance/interpolate.ts
function covarianceBetween(covariances, epochTaiS, stateAt2) {
  const state = stateAt2(epochTaiS);
  if (state === void 0 || covariances.length === 0) return void 0;
  const after2 = firstAfter(covariances, epochTaiS);
  const carried = (index) => {
    const cov = covariances[index];
    if (cov === void 0) return void 0;
    const own2 = stateAt2(cov.epochTaiS);
    return own2 === void 0 ? void 0 : carry2(cov, own2, state);
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
function carry2(cov, own2, state) {
  if (own2.frame !== "ITRF") {
    const inFrame3 = covarianceInStateFrame(covarianceInFrame(cov, own2.frame), own2);
    return inFrame3.epochTaiS === state.epochTaiS ? inFrame3 : transportCovariance(inFrame3, own2, state);
  }
  const from = transformState(own2, "EME2000");
  const to = transformState(state, "EME2000");
  const inertial2 = covarianceInStateFrame(covarianceInFrame(cov, "EME2000"), from);
  return covarianceInFrame(transportCovariance(inertial2, from, to), "ITRF");
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
  const count = nodes2.epochsTaiS.length;
  if (count === 0) throw new RangeError("an ephemeris needs a node");
  if (nodes2.states.length !== count * STATE_WIDTH) throw new RangeError("an ephemeris needs six numbers a node");
  if (!(nodes2.degree >= 1)) throw new RangeError("an interpolation degree starts at 1");
  let last2 = Number.NEGATIVE_INFINITY;
  for (const [startIndex, endIndex, useableStart] of segmentsOf(nodes2)) {
    if (startIndex < 0 || endIndex > count || startIndex >= endIndex) {
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
  const window2 = lagrangeWindow(wanted);
  const table = hermiteTable(wanted);
  let segmentHint = 0;
  let nodeHint = 0;
  const stateAt2 = (epochTaiS, out) => {
    segmentHint = segmentAt(segments, epochTaiS, segmentHint);
    const segment = segments[segmentHint];
    if (!(epochTaiS >= segment[2] && epochTaiS <= segment[3])) return false;
    const [first3, end] = segment;
    nodeHint = nodeBefore(epochsTaiS, first3, end, epochTaiS, nodeHint);
    const count = Math.min(wanted, end - first3);
    const middle = count % 2 === 1 && nodeHint + 1 < end && epochTaiS - epochsTaiS[nodeHint] > epochsTaiS[nodeHint + 1] - epochTaiS ? nodeHint + 1 : nodeHint;
    const start = Math.min(Math.max(middle - (count - 1 >> 1), first3), end - count);
    if (isHermite) hermite(epochsTaiS, states, start, count, epochTaiS, table, out);
    else lagrange(epochsTaiS, states, start, count, epochTaiS, window2, out);
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
function nodeBefore(epochs, first3, end, at, hint) {
  if (hint >= first3 && hint < end && at >= epochs[hint]) {
    if (hint + 1 >= end || at < epochs[hint + 1]) return hint;
    if (hint + 2 >= end || at < epochs[hint + 2]) return hint + 1;
  }
  let low = first3;
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
    turn2(nodes2.frame, to, epochTaiS, eop, states, i * STATE_WIDTH);
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
      turn2(source.frame, to, epochTaiS, eop, out, 0);
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
function turn2(from, to, epochTaiS, eop, states, at) {
  const rotation = rotationBetween(from, to, epochTaiS, eop);
  const coupling = velocityCoupling(from, to, rotation, epochTaiS, eop);
  const x = states[at];
  const y = states[at + 1];
  const z = states[at + 2];
  apply3(rotation, states, states, at);
  apply3(rotation, states, states, at + 3);
  if (coupling === void 0) return;
  for (let i = 0; i < 3; i++) {
    states[at + 3 + i] = states[at + 3 + i] + coupling[i * 3] * x + coupling[i * 3 + 1] * y + coupling[i * 3 + 2] * z;
  }
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

// packages/assessment/src/orbit/subject-orbit.ts
function trajectoryOf({ orbit }) {
  return orbit.kind === "ephemeris" ? inFrame(unpackEphemeris(orbit.ephemeris), "EME2000") : sgp4Ephemeris(orbit.elements);
}
function subjectParty(subject) {
  const { identity, orbit } = subject;
  if (orbit.kind === "ephemeris") return ephemerisParty(identity, trajectoryOf(subject), orbit);
  const { name, manoeuvrable, size } = identity;
  return { ...elementSetParty(orbit.elements, size), name, manoeuvrable };
}

// packages/ccsds/src/notation/append.ts
function append(target2, items) {
  for (const item of items) target2.push(item);
}

// packages/ccsds/src/value/number.ts
var LONGEST_NUMBER = 1e3;
function parseNumber(text) {
  if (text.length > LONGEST_NUMBER) return Number.NaN;
  const value = Number(text);
  if (!Number.isFinite(value)) return Number.NaN;
  const last2 = text.charCodeAt(text.length - 1);
  if (!(last2 >= 48 && last2 <= 57) && last2 !== 46) return Number.NaN;
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
  const first3 = text.charCodeAt(0);
  const start = first3 === 43 || first3 === 45 ? 1 : 0;
  if (text.length === start || text.length > 16) return Number.NaN;
  for (let at = start; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 48 || code > 57) return Number.NaN;
  }
  return Number(text);
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
  const last2 = text.length - (text.endsWith("Z") ? 1 : 0);
  if (last2 < at + 8 || text.charCodeAt(at + 2) !== 58 || text.charCodeAt(at + 5) !== 58) return Number.NaN;
  const hour = twoDigits(text, at);
  const minute = twoDigits(text, at + 3);
  const second2 = twoDigits(text, at + 6);
  if (!(hour <= 23 && minute <= 59 && second2 <= 60)) return Number.NaN;
  if (second2 === 60 && !(hour === 23 && minute === 59)) return Number.NaN;
  let fraction2 = 0;
  if (last2 > at + 8) {
    if (text.charCodeAt(at + 8) !== 46) return Number.NaN;
    for (let digit = at + 9; digit < last2; digit += 1) {
      const code = text.charCodeAt(digit);
      if (code < 48 || code > 57) return Number.NaN;
    }
    fraction2 = last2 > at + 9 ? Number(text.slice(at + 8, last2)) : 0;
  }
  return hour * 3600 + minute * 60 + second2 + fraction2;
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
  const length2 = next - start + (month === 2 && isLeap ? 1 : 0);
  if (day > length2) return Number.NaN;
  return start + (month > 2 && isLeap ? 1 : 0) + day;
}

// packages/ccsds/src/value/field.ts
var COMMENT = "COMMENT";
function textOf(fields2, keyword) {
  const value = fields2.find((field) => field.keyword === keyword)?.value;
  return value === "" ? void 0 : value;
}
function commentsOf(fields2) {
  return fields2.filter((field) => field.keyword === COMMENT).map((field) => field.value);
}
function numberOf2(fields2, keyword) {
  const text = textOf(fields2, keyword);
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
var MOST2 = 1e30;
function limitBrokenBy(number, { kind, least }) {
  if (kind !== "number" && kind !== "integer" || Number.isNaN(number)) return void 0;
  if (least !== void 0 && number < least) return `at least ${least}`;
  return Math.abs(number) > MOST2 ? `at most ${MOST2}` : void 0;
}
function checkUnit(field, row, faults, segment) {
  const unit4 = (field.unit ?? "").toLowerCase().replaceAll(" ", "");
  if (unit4 === "" || unit4 === "n/a") return;
  const allowed = [row.unit ?? "", ...row.unitAliases ?? []].map((name) => name.toLowerCase().replaceAll(" ", ""));
  if (allowed.includes(unit4)) return;
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
  const first3 = raw.charCodeAt(0);
  const isWord = first3 >= 65 && first3 <= 90 || first3 >= 97 && first3 <= 122;
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
function oneLine(written) {
  const text = printable(written);
  return text.includes("\n") || text.includes("\r") ? text.replace(/\s*[\r\n]+\s*/g, " ") : text;
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
function fieldsFromJson(value, section, faults) {
  if (!isRecord(value)) {
    if (value !== void 0) faults.add("malformed-json", { keyword: section, value: typeof value });
    return [];
  }
  const fields2 = [];
  for (const [keyword, member] of Object.entries(value)) {
    const texts = keyword === COMMENT && Array.isArray(member) ? member : [member];
    for (const item of texts) {
      if (item === null) continue;
      const written = jsonText(item);
      if (written === void 0) faults.add("malformed-json", { keyword, value: typeof item });
      else fields2.push({ keyword, value: written, line: 0 });
    }
  }
  return fields2;
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
function assemble(version, versionLine, fields2, spec, faults) {
  if (!spec.versions.includes(version)) {
    const limit = spec.versions.join(", ");
    faults.add("unsupported-version", { line: versionLine, keyword: spec.versionKeyword, value: version, limit });
    return void 0;
  }
  const groups = [];
  let comments = [];
  let object = 0;
  let current;
  for (const field of fields2) {
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
  const fields2 = [];
  const take = (holder, wantsObject) => {
    for (const section of spec.sections) {
      if ((spec.objectKeyword !== void 0 && section.occurs === "object") !== wantsObject) continue;
      const member = holder[section.name];
      const blocks2 = Array.isArray(member) ? member : [member];
      for (const block of blocks2) append(fields2, fieldsFromJson(block, section.name, faults));
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
  return assemble(jsonText(value[spec.versionKeyword]) ?? "", 0, fields2, spec, faults);
}

// packages/ccsds/src/notation/text-kind.ts
function looksLikeXml(text) {
  return firstVisible(text) === 60;
}
function looksLikeJson(text) {
  const first3 = firstVisible(text);
  return first3 === 123 || first3 === 91;
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
  const fields2 = [];
  walkKvn(text, faults, (line) => {
    if (line.kind === "keyword" && line.keyword === spec.versionKeyword) {
      if (version !== void 0) {
        faults.add("duplicate-keyword", { line: line.line, keyword: line.keyword, value: line.value });
        return void 0;
      }
      version = line.value;
      versionLine = line.line;
      if (fields2.length > 0) faults.add("version-not-first", { line: fields2[0]?.line, keyword: line.keyword });
    } else if (line.kind === "data") faults.add("malformed-line", { line: line.line, value: line.value });
    else
      fields2.push({ keyword: line.kind === "comment" ? "COMMENT" : line.keyword, value: line.value, line: line.line });
    return void 0;
  });
  if (version === void 0) {
    faults.add("missing-keyword", { line: 1, keyword: spec.versionKeyword });
    return void 0;
  }
  return assemble(version, versionLine, fields2, spec, faults);
}
function readFlatXml(root, spec, faults) {
  if (root.name !== spec.root) {
    faults.add("wrong-root-element", { line: root.line, value: root.name, limit: spec.root });
    return void 0;
  }
  const containers = new Set(spec.sections.map((section) => section.element ?? section.name));
  for (const name of ["body", "segment", "metadata", "data", "relativeStateVector", "userDefinedParameters"])
    containers.add(name);
  const fields2 = [];
  flatten(root, containers, fields2, faults);
  return assemble(root.attributes["version"] ?? "", root.line, fields2, spec, faults);
}
var ONCE = ["header", "body", "metadata", "data", "stateVector", "meanElements"];
function flatten(parent, containers, fields2, faults) {
  const seen = /* @__PURE__ */ new Set();
  for (const child of parent.children) {
    const { name, line } = child;
    if (containers.has(name)) {
      if (seen.has(name) && ONCE.includes(name)) faults.add("section-repeated", { line, keyword: name });
      seen.add(name);
      flatten(child, containers, fields2, faults);
    } else if (child.children.length > 0) faults.add("unknown-keyword", { line, keyword: name });
    else {
      const keyword = name === "USER_DEFINED" ? `USER_DEFINED_${child.attributes["parameter"] ?? ""}` : name;
      const unit4 = child.attributes["units"];
      const value = isNil(child) ? "" : child.text;
      fields2.push({ keyword, value, line, ...unit4 === void 0 ? {} : { unit: unit4 } });
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
var AXES = ["R", "T", "N", "RDOT", "TDOT", "NDOT"];
var BOOK = "508.0-B-1 table 3-4";
var CDM_COVARIANCE = AXES.flatMap(
  (row, rowAt) => AXES.slice(0, rowAt + 1).map((column, columnAt) => {
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
var CDM_COVARIANCE_EXTRA = EXTRA.flatMap(([row, position, rate2, own2]) => [
  ...AXES.map((axis, at) => extraRow(`C${row}_${axis}`, at < 3 ? position : rate2)),
  ...own2.map(([column, unit4]) => extraRow(`C${row}_${column}`, unit4))
]);
function extraRow(keyword, unit4) {
  return { keyword, presence: "optional", kind: "number", unit: unit4, book: BOOK };
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
function draft(keyword, kind, unit4) {
  return {
    keyword,
    presence: "optional",
    kind,
    ...unit4 === void 0 ? {} : { unit: unit4 },
    since: "2.0",
    book: "508.0-P-1.1"
  };
}

// packages/ccsds/src/cdm/density-error.ts
var UNCERTAINTY = /^\s*DCP DENSITY FORECAST UNCERTAINTY\s*=\s*(\S+)\s*$/i;
var VECTOR = /^\s*DCP SENSITIVITY VECTOR RTN (POS|VEL)\s*=\s*(\S+)\s+(\S+)\s+(\S+)\s*(?:\[\s*m(?:\/s(?:ec)?)?\s*\])?\s*$/i;
function densityErrorIn(fields2) {
  const comments = commentsOf(fields2);
  const relativeSigma = numberOf2(fields2, "DENSITY_FORECAST_UNCERTAINTY") ?? first2(comments, UNCERTAINTY, (match) => parseNumber(match[1]));
  const positionRtnM = vectorOf2(fields2, comments, "DCP_SENSITIVITY_VECTOR_POSITION", "POS");
  const velocityRtnMps = vectorOf2(fields2, comments, "DCP_SENSITIVITY_VECTOR_VELOCITY", "VEL");
  if (relativeSigma === void 0 || !(relativeSigma >= 0) || !Number.isFinite(relativeSigma)) return void 0;
  if (positionRtnM === void 0 || velocityRtnMps === void 0) return void 0;
  return { relativeSigma, positionRtnM, velocityRtnMps };
}
function vectorOf2(fields2, comments, keyword, kind) {
  const written = textOf(fields2, keyword);
  if (written !== void 0) return vector(written.trim().split(/\s+/));
  return first2(comments, VECTOR, (match) => match[1].toUpperCase() === kind ? vector(match.slice(2)) : void 0);
}
function vector(parts) {
  const numbers = parts.map(parseNumber);
  return numbers.length === 3 && numbers.every(Number.isFinite) ? numbers : void 0;
}
function first2(comments, pattern, read) {
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
  const epochOf = (fields2, keyword) => {
    const field = fields2.find((candidate) => candidate.keyword === keyword);
    if (field === void 0 || field.value === "") return void 0;
    const epochTaiS = readUtc(field.value);
    if (epochTaiS === void 0) faults.add("not-an-epoch", { line: field.line, keyword, value: field.value });
    return epochTaiS;
  };
  const tcaTaiS = epochOf(relative, "TCA");
  const creationTaiS = epochOf(header, "CREATION_DATE");
  const probability = numberOf2(relative, "COLLISION_PROBABILITY");
  if (probability !== void 0 && !(probability >= 0 && probability <= 1)) {
    const field = relative.find((candidate) => candidate.keyword === "COLLISION_PROBABILITY");
    faults.add("number-out-of-range", {
      line: field?.line,
      keyword: field?.keyword,
      value: field?.value,
      limit: "0 to 1"
    });
  }
  const objects = [objectOf2(message, 1, epochOf), objectOf2(message, 2, epochOf)];
  const comments = allComments(message);
  if (tcaTaiS === void 0 || creationTaiS === void 0) return void 0;
  const [first3, second2] = [objects[0].hardBodyRadiusM, objects[1].hardBodyRadiusM];
  const both = first3 === void 0 || second2 === void 0 ? void 0 : first3 + second2;
  return {
    message,
    version: message.version,
    messageId: textOf(header, "MESSAGE_ID") ?? "",
    creationDate: textOf(header, "CREATION_DATE") ?? "",
    creationTaiS,
    originator: textOf(header, "ORIGINATOR") ?? "",
    tca: textOf(relative, "TCA") ?? "",
    tcaTaiS,
    missDistanceM: numberOf2(relative, "MISS_DISTANCE") ?? 0,
    ...present({
      messageFor: textOf(header, "MESSAGE_FOR"),
      relativeSpeedMps: numberOf2(relative, "RELATIVE_SPEED"),
      relativePositionRtnM: vectorOf3(relative, "RELATIVE_POSITION_"),
      relativeVelocityRtnMps: vectorOf3(relative, "RELATIVE_VELOCITY_")
    }),
    ...present({
      collisionProbability: probability,
      collisionProbabilityMethod: textOf(relative, "COLLISION_PROBABILITY_METHOD"),
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
    frame: textOf(relative, "SCREEN_VOLUME_FRAME"),
    shape: textOf(relative, "SCREEN_VOLUME_SHAPE"),
    xM: numberOf2(relative, "SCREEN_VOLUME_X"),
    yM: numberOf2(relative, "SCREEN_VOLUME_Y"),
    zM: numberOf2(relative, "SCREEN_VOLUME_Z")
  });
}
function vectorOf3(fields2, prefix) {
  const [r, t, n] = ["R", "T", "N"].map((axis) => numberOf2(fields2, prefix + axis));
  return r === void 0 || t === void 0 || n === void 0 ? void 0 : [r, t, n];
}
function objectOf2(message, object, epochOf) {
  const metadata = fieldsIn(message, "metadata", object);
  const all = fieldsOfObject(message, object);
  const comments = commentsOf(all);
  const text = (keyword) => textOf(metadata, keyword) ?? "";
  const metres = (keyword) => (numberOf2(all, keyword) ?? 0) * 1e3;
  const noradId = parseInteger(text("OBJECT_DESIGNATOR"));
  return {
    designator: text("OBJECT_DESIGNATOR"),
    catalogName: text("CATALOG_NAME"),
    name: text("OBJECT_NAME"),
    internationalDesignator: text("INTERNATIONAL_DESIGNATOR"),
    ephemerisName: text("EPHEMERIS_NAME"),
    covarianceMethod: text("COVARIANCE_METHOD").toUpperCase(),
    maneuverable: text("MANEUVERABLE").toUpperCase(),
    refFrame: text("REF_FRAME"),
    positionM: [metres("X"), metres("Y"), metres("Z")],
    velocityMps: [metres("X_DOT"), metres("Y_DOT"), metres("Z_DOT")],
    ...present({
      noradId: Number.isNaN(noradId) ? void 0 : noradId,
      frame: frameOf(text("REF_FRAME")),
      objectType: textOf(metadata, "OBJECT_TYPE"),
      operatorOrganization: textOf(metadata, "OPERATOR_ORGANIZATION"),
      orbitCenter: textOf(metadata, "ORBIT_CENTER"),
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
function covarianceOf2(fields2) {
  const lower = CDM_COVARIANCE.map((row) => numberOf2(fields2, row.keyword));
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
  const first3 = [];
  const second2 = [];
  for (const [name, member] of Object.entries(record)) {
    const value = jsonText(member);
    if (value === void 0 || value === "" || DATABASE.includes(name) || name.endsWith("_UNIT")) continue;
    const owner = name.startsWith("SAT1_") ? first3 : name.startsWith("SAT2_") ? second2 : common;
    const keyword = owner === common ? name : name.slice(5);
    if (keyword.startsWith("COMMENT")) owner.push({ keyword: COMMENT, value, line: 0 });
    else owner.push(withUnit2(keyword, value, jsonText(record[`${name}_UNIT`])));
  }
  for (const [fields2, name] of [
    [first3, "OBJECT1"],
    [second2, "OBJECT2"]
  ]) {
    const at = fields2.findIndex((field) => field.keyword === "OBJECT");
    const [object] = at < 0 ? [{ keyword: "OBJECT", value: name, line: 0 }] : fields2.splice(at, 1);
    if (object !== void 0) fields2.unshift(object);
  }
  const version = jsonText(record[CDM.versionKeyword]) ?? "1.0";
  return assemble(version, 0, [...common, ...first3, ...second2], CDM, faults);
}
function withUnit2(keyword, value, unit4) {
  return { keyword, value, line: 0, ...unit4 === void 0 ? {} : { unit: unit4 } };
}

// packages/ccsds/src/cdm/read.ts
function readCdm(text) {
  const { cdm, faults } = readCdmAll(text);
  const first3 = faults[0];
  return first3 === void 0 && cdm !== void 0 ? ok(cdm) : fail(first3 ?? { code: "unknown-format" });
}
function readCdmAll(text) {
  const { value: cdm, faults } = readCollecting(text, (list) => {
    const message = looksLikeJson(text) ? readJson(text, list) : readFlat(text, CDM, list);
    return message === void 0 || list.faults.length > 0 ? void 0 : cdmOf(message, list);
  });
  return { ...cdm && { cdm }, faults };
}
function readJson(text, faults) {
  const value = parseJson(text, faults);
  if (value === void 0) return void 0;
  if (isSectionedJson(value, CDM)) return readFlatJson(value, CDM, faults);
  const record = Array.isArray(value) ? value[0] : value;
  if (isRecord(record) && isSpaceTrackCdm(record)) return readSpaceTrackCdm(record, faults);
  faults.add("missing-keyword", { keyword: CDM.versionKeyword });
  return void 0;
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
function hardBodyRadius(size, rule = "attitude-averaged") {
  if (isLength(size.operatorRadiusM)) return { radiusM: size.operatorRadiusM, source: "operator-radius" };
  if (size.operatorShape) {
    const radiusM = rule === "circumscribing" ? circumscribingRadius(size.operatorShape) : equivalentRadius(size.operatorShape);
    if (isLength(radiusM)) return { radiusM, source: "operator-shape" };
  }
  if (isLength(size.cdmRadiusM)) return { radiusM: size.cdmRadiusM, source: "cdm-comment" };
  if (isLength(size.catalogueRadiusM)) return { radiusM: size.catalogueRadiusM, source: "catalogue-radius" };
  if (isLength(size.rcsM2)) return { radiusM: radiusOfRcs(size.rcsM2), source: "catalogue-rcs" };
  if (size.rcsSizeClass === "SMALL" || size.rcsSizeClass === "MEDIUM") {
    return { radiusM: radiusOfRcs(SIZE_CLASS_RCS_M2[size.rcsSizeClass]), source: "catalogue-size-class" };
  }
  return { radiusM: DEFAULT_RADIUS_M[size.objectType ?? "UNKNOWN"], source: "default-by-type" };
}
function combinedHardBodyRadius(primary, secondary, cdmCombinedM, rule) {
  const first3 = hardBodyRadius(primary, rule);
  const second2 = hardBodyRadius(secondary, rule);
  const isOperators = [first3, second2].some(({ source }) => source.startsWith("operator"));
  if (isLength(cdmCombinedM) && !isOperators) {
    return { radiusM: cdmCombinedM, source: "cdm-comment", primary: first3, secondary: second2 };
  }
  return { radiusM: first3.radiusM + second2.radiusM, source: "sum", primary: first3, secondary: second2 };
}
function isLength(value) {
  return value !== void 0 && Number.isFinite(value) && value > 0;
}
function radiusOfRcs(rcsM2) {
  return Math.min(LARGEST_RCS_RADIUS_M, Math.max(SMALLEST_RCS_RADIUS_M, Math.sqrt(rcsM2 / Math.PI)));
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
  const size = (degree + 1) * (degree + 2) / 2;
  const cosine2 = new Float64Array(size);
  const sine2 = new Float64Array(size);
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
  const mean4 = 218.3164477 + (481267.88123421 + (-15786e-7 + (1 / 538841 - t / 65194e3) * t) * t) * t;
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
  const inLongitude = sum4(elp_excerpt_default.longitude, args, sine) + 3958 * sine(a1) + 1962 * sine(mean4 - f) + 318 * sine(a2);
  const inLatitude = sum4(elp_excerpt_default.latitude, args, sine) - 2235 * sine(mean4) + 382 * sine(a3) + 175 * (sine(a1 - f) + sine(a1 + f)) + 127 * sine(mean4 - args.moonAnomaly) - 115 * sine(mean4 + args.moonAnomaly);
  const longitude2 = (mean4 + inLongitude * 1e-6) * RAD_PER_DEG + LIGHT_TIME_RAD;
  const latitude = inLatitude * 1e-6 * RAD_PER_DEG;
  const distanceM = MEAN_DISTANCE_M + sum4(elp_excerpt_default.distance, args, cosine);
  const x = distanceM * Math.cos(latitude) * Math.cos(longitude2);
  const y = distanceM * Math.cos(latitude) * Math.sin(longitude2);
  const z = distanceM * Math.sin(latitude);
  const m = multiply3(aboutX(meanObliquity(t)), precession1976(t));
  return [m[0] * x + m[3] * y + m[6] * z, m[1] * x + m[4] * y + m[7] * z, m[2] * x + m[5] * y + m[8] * z];
}
function sum4(terms4, args, wave) {
  let total = 0;
  for (const [d, m, l, f, amplitude] of terms4) {
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
  const kept7 = /* @__PURE__ */ new Map();
  const node = (index) => {
    const entry = kept7.get(index);
    if (entry !== void 0) return entry;
    const vector2 = inFrame2(position(index * GRID_S3), frame);
    kept7.set(index, vector2);
    return vector2;
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
function inFrame2([x, y, z], frame) {
  if (frame === "EME2000") return [x, y, z];
  const m = FRAME_BIAS;
  return [m[0] * x + m[3] * y + m[6] * z, m[1] * x + m[4] * y + m[7] * z, m[2] * x + m[5] * y + m[8] * z];
}

// packages/astro/src/force/drag.ts
function drag(surface, density2, axes2) {
  const half = 0.5 * surface.areaM2 * surface.coefficient;
  return {
    addRates(epochTaiS, state, out) {
      const m = axes2(epochTaiS);
      const x = state[0];
      const y = state[1];
      const z = state[2];
      const place = geodeticFromItrf([
        m[0] * x + m[1] * y + m[2] * z,
        m[3] * x + m[4] * y + m[5] * z,
        m[6] * x + m[7] * y + m[8] * z
      ]);
      const wx = EARTH_ROTATION_RADPS * m[6];
      const wy = EARTH_ROTATION_RADPS * m[7];
      const wz = EARTH_ROTATION_RADPS * m[8];
      const u = state[3] - (wy * z - wz * y);
      const v = state[4] - (wz * x - wx * z);
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
  return (x, y, z, out) => {
    const r2 = x * x + y * y + z * z;
    const r = Math.sqrt(r2);
    const s = x / r;
    const t = y / r;
    const u = z / r;
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
      const first3 = functions[m];
      let valueC = first3 * cosine2[column + m];
      let valueS = first3 * sine2[column + m];
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
      const z = state[2];
      const r2 = x * x + y * y + z * z;
      const factor = -mu / (r2 * Math.sqrt(r2));
      out[3] = out[3] + factor * x;
      out[4] = out[4] + factor * y;
      out[5] = out[5] + factor * z;
    }
  };
}
function earthGravity(field, order, axes2, slopeDegree) {
  const attraction = harmonicAttraction(field, order);
  const fixed = new Float64Array(3);
  return {
    ...slopeDegree !== void 0 && {
      slope: earthGravity({ ...field, degree: slopeDegree }, Math.min(order, slopeDegree), axes2)
    },
    addRates(epochTaiS, state, out) {
      const m = axes2(epochTaiS);
      const x = state[0];
      const y = state[1];
      const z = state[2];
      attraction(
        m[0] * x + m[1] * y + m[2] * z,
        m[3] * x + m[4] * y + m[5] * z,
        m[6] * x + m[7] * y + m[8] * z,
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
function outsideShadow(edge2, positionM, sun, pole2) {
  const { sunRad, earthRad, apartRad } = discs(positionM[0], positionM[1], positionM[2], sun, pole2);
  return edge2 === "penumbra" ? apartRad - earthRad - sunRad : apartRad - earthRad + sunRad;
}
function sunlitShare(x, y, z, sun, pole2) {
  const { sunRad: a, earthRad: b, apartRad: c } = discs(x, y, z, sun, pole2);
  if (c >= a + b) return 1;
  if (c <= b - a) return 0;
  if (c <= a - b) return 1 - b * b / (a * a);
  const along = (c * c + a * a - b * b) / (2 * c);
  const across = Math.sqrt(Math.max(0, a * a - along * along));
  const hidden = a * a * Math.acos(clamp3(along / a)) + b * b * Math.acos(clamp3((c - along) / b)) - c * across;
  return Math.min(1, Math.max(0, 1 - hidden / (Math.PI * a * a)));
}
function discs(x, y, z, sun, pole2) {
  const dx = sun[0] - x;
  const dy = sun[1] - y;
  const dz = sun[2] - z;
  const toSun = Math.sqrt(dx * dx + dy * dy + dz * dz);
  const toEarth = Math.sqrt(x * x + y * y + z * z);
  return {
    sunRad: Math.asin(Math.min(1, SUN_RADIUS_M / toSun)),
    earthRad: limbAngle(x, y, z, dx, dy, dz, toEarth, pole2),
    apartRad: Math.acos(clamp3(-(x * dx + y * dy + z * dz) / (toEarth * toSun)))
  };
}
function limbAngle(x, y, z, dx, dy, dz, toEarth, pole2) {
  const px = pole2[0];
  const py = pole2[1];
  const pz = pole2[2];
  const up = STRETCH * (x * px + y * py + z * pz);
  const xs = x + up * px;
  const ys = y + up * py;
  const zs = z + up * pz;
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
  const length2 = Math.sqrt(limbX * limbX + limbY * limbY + limbZ * limbZ);
  return Math.acos(clamp3(-(limbX * x + limbY * y + limbZ * z) / (toEarth * length2)));
}
function clamp3(value) {
  return Math.min(1, Math.max(-1, value));
}

// packages/astro/src/force/radiation-pressure.ts
var SOLAR_PRESSURE_NPM2 = 456e-8;
function radiationPressure(surface, sun, pole2) {
  const push = SOLAR_PRESSURE_NPM2 * surface.areaM2 * surface.coefficient * ASTRONOMICAL_UNIT_M ** 2;
  const body = new Float64Array(3);
  const axis = new Float64Array(3);
  const edgeOf = (edge2) => (epochTaiS, state) => {
    sun(epochTaiS, body);
    pole2(epochTaiS, axis);
    return outsideShadow(edge2, state, body, axis);
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
      const z = state[2];
      const dx = x - sx;
      const dy = y - sy;
      const dz = z - sz;
      const d2 = dx * dx + dy * dy + dz * dz;
      const s2 = sx * sx + sy * sy + sz * sz;
      const q = (x * (x - 2 * sx) + y * (y - 2 * sy) + z * (z - 2 * sz)) / s2;
      const f = q * (3 + q * (3 + q)) / (1 + (1 + q) ** 1.5);
      const factor = -mu / (d2 * Math.sqrt(d2));
      out[3] = out[3] + factor * (x + f * sx);
      out[4] = out[4] + factor * (y + f * sy);
      out[5] = out[5] + factor * (z + f * sz);
    }
  };
}

// packages/astro/src/force/model.ts
function forceModel(frame, settings) {
  const axes2 = earthAxes(frame, settings.eop);
  const sun = bodyTrack(sunPosition, frame);
  const field = settings.gravity;
  const forces = [];
  if (settings.withSun) forces.push(thirdBody(MU_SUN, sun));
  if (settings.withMoon) forces.push(thirdBody(MU_MOON, bodyTrack(moonPosition, frame)));
  if (settings.drag) forces.push(drag(settings.drag, settings.drag.atmosphere ?? exponentialAtmosphere, axes2));
  if (settings.radiation) forces.push(radiationPressure(settings.radiation, sun, bodyTrack(poleDirection, frame)));
  if (field === void 0) forces.push(pointMass(MU_EARTH));
  else if (field.degree === 0) forces.push(pointMass(field.mu));
  else forces.push(earthGravity(field, settings.order ?? field.degree, axes2, settings.slopeDegree));
  return forces;
}

// packages/astro/src/force/steering.ts
var SKY_FRAMES = {
  GCRF: "GCRF",
  EME2000: "EME2000",
  TOD: "TOD",
  TOD_EARTH: "TOD"
};
var FROZEN = "_INERTIAL";
function readSteeringFrame(text) {
  const name = text.trim().toUpperCase();
  if (Object.hasOwn(SKY_FRAMES, name)) return SKY_FRAMES[name];
  const [, axes2, suffix] = /^([A-Z]{3,4})(_INERTIAL|_ROTATING)?$/.exec(name) ?? [];
  if (axes2 === void 0 || !Object.hasOwn(LOCAL_FRAME_ALIASES, axes2)) return void 0;
  const local = LOCAL_FRAME_ALIASES[axes2];
  return suffix === FROZEN ? `${local}${FROZEN}` : local;
}
function isTurning(frame) {
  return Object.hasOwn(LOCAL_FRAME_ALIASES, frame);
}
function steered(vector2, frame, state, epochTaiS, integration) {
  if (frame === "INERTIAL" || frame === integration) return vector2;
  if (frame === "GCRF" || frame === "EME2000" || frame === "TOD") {
    const out = new Float64Array(3);
    apply3(rotationBetween(frame, integration, epochTaiS), vector2, out);
    return [out[0], out[1], out[2]];
  }
  const local = frame.endsWith(FROZEN) ? frame.slice(0, -FROZEN.length) : frame;
  return alongLocal(vector2, local, state);
}
function alongLocal([a, b, c], frame, state) {
  const m = localAxes(frame, state.subarray(0, 3), state.subarray(3, 6));
  return [m[0] * a + m[3] * b + m[6] * c, m[1] * a + m[4] * b + m[7] * c, m[2] * a + m[5] * b + m[8] * c];
}

// packages/astro/src/force/thrust.ts
function thrust(motor) {
  const size = Math.hypot(...motor.direction);
  const flow = massFlow(motor);
  const along = motor.direction.map((value) => value / size);
  const { frame, thrustN } = motor;
  return {
    addRates(_epoch, state, out) {
      const [x, y, z] = frame === "INERTIAL" ? along : alongLocal(along, frame, state);
      const factor = thrustN / state[6];
      out[3] = out[3] + factor * x;
      out[4] = out[4] + factor * y;
      out[5] = out[5] + factor * z;
      out[6] = out[6] - flow;
    }
  };
}
function massFlow(motor) {
  return motor.thrustN / (motor.specificImpulseS * STANDARD_GRAVITY_MPS2);
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
  let size = Math.min(control.firstStep, control.longestStep);
  let wasRejected = false;
  const sides = sidesOf(control.kinks ?? [], t, y);
  let ahead;
  f(t, y, k[0]);
  while (t !== t1) {
    const left = Math.abs(t1 - t);
    const isLast = size >= left * (1 - 1e-12);
    const h = direction * (isLast ? left : size);
    for (let s = 1; s < STAGES; s++) stage(f, t, h, y, k, s, at);
    combine(y, h, weights, k, after2);
    control.tolerance(y, after2, tolerance);
    const error = errorNorm(k, h, tolerance);
    const next = isLast ? t1 : t + h;
    if (!Number.isFinite(error) && Math.abs(h) <= control.shortestStep) return "not-finite";
    const isRough = !(error <= 1) && Math.abs(h) > control.shortestStep;
    const isOver = ahead === void 0 && Number.isFinite(error) && sides.some((side) => side.isLeft(next, after2));
    if (isRough && !isOver) {
      size = shorter(h, error, control);
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
        size = toKink;
        continue;
      }
      if (isRough) {
        size = shorter(h, error, control);
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
    const kept7 = ahead?.usual ?? (isLast ? size : 0);
    size = Math.min(control.longestStep, Math.max(Math.abs(h) * Math.max(SLOWEST, growth), kept7));
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
      isLeft: (there3, state) => at(there3, state) >= 0 !== isPositive,
      enter: (there3, state, isOnKink) => {
        isPositive = isOnKink ? !isPositive : at(there3, state) >= 0;
      }
    };
  });
}
function firstKink(step2, sides, state) {
  const { start, length: length2 } = step2;
  let first3;
  for (const side of sides) {
    const { at, isLeft } = side;
    const value = (way2) => {
      stateWithin(step2, start + way2 * length2, state);
      return at(start + way2 * length2, state);
    };
    const isLeftAt = (way2) => {
      stateWithin(step2, start + way2 * length2, state);
      return isLeft(start + way2 * length2, state);
    };
    const span = isLeftAt(0.5) ? [0, 0.5] : isLeftAt(1) ? [0.5, 1] : void 0;
    if (span === void 0) continue;
    const way = Math.abs(length2) * rootBetween(value, span[0], span[1], KINK_WIDTH / Math.abs(length2));
    if (first3 === void 0 || way < first3.way) first3 = { way, side };
  }
  return first3;
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
  const size = Math.hypot(...direction);
  return stopTaiS >= startTaiS && size > 0 && Number.isFinite(size) && thrustN >= 0 && specificImpulseS > 0 && dutyCycle > 0 && dutyCycle <= 1 && dutyPeriodS > 0;
}
function firingsOf(burn) {
  const { startTaiS, stopTaiS, dutyCycle = 1, dutyPeriodS, thrustN } = burn;
  if (dutyPeriodS === void 0 || dutyCycle === 1) {
    return [{ burn, startTaiS, stopTaiS, thrustN: thrustN * dutyCycle }];
  }
  const count = Math.ceil((stopTaiS - startTaiS) / dutyPeriodS);
  return Array.from({ length: count }, (_, k) => {
    const on = startTaiS + k * dutyPeriodS;
    return { burn, startTaiS: on, stopTaiS: Math.min(stopTaiS, on + dutyCycle * dutyPeriodS), thrustN };
  });
}
function applyImpulse(impulse2, state, integration) {
  const [x, y, z] = steered(impulse2.deltaVMps, impulse2.frame, state, impulse2.epochTaiS, integration);
  state[3] = state[3] + x;
  state[4] = state[4] + y;
  state[5] = state[5] + z;
  if (impulse2.specificImpulseS === void 0) return;
  const exhaust = impulse2.specificImpulseS * STANDARD_GRAVITY_MPS2;
  state[6] = state[6] * Math.exp(-Math.hypot(x, y, z) / exhaust);
}
function changesWithin(firings, impulses, startTaiS, stopTaiS) {
  const epochs = [
    ...firings.flatMap((firing) => [firing.startTaiS, firing.stopTaiS]),
    ...impulses.map((impulse2) => impulse2.epochTaiS)
  ];
  return [...new Set(epochs)].filter((epoch) => epoch > startTaiS && epoch < stopTaiS).sort((a, b) => a - b);
}

// packages/astro/src/numerical/trajectory.ts
function trajectoryOf2(frame, originTaiS, steps, arcs) {
  const first3 = steps[0];
  const last2 = steps[steps.length - 1];
  const isForward = first3.length > 0;
  const ordered = isForward ? steps : [...steps].reverse();
  const starts = Float64Array.from(ordered, (step2) => isForward ? step2.start : step2.start + step2.length);
  const ends2 = [originTaiS + first3.start, originTaiS + last2.start + last2.length];
  const startTaiS = Math.min(...ends2);
  const stopTaiS = Math.max(...ends2);
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
var LONGEST_STEP_S2 = 3600;
var SHORTEST_STEP_S2 = 1e-3;
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
    longestStep: LONGEST_STEP_S2,
    shortestStep: SHORTEST_STEP_S2
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
  const unsound = burns.find((burn) => !isBurnSound(burn));
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
    for (const impulse2 of impulses) if (impulse2.epochTaiS === start) applyImpulse(impulse2, state, initial.frame);
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
  return ({ burn, thrustN }, state, epochTaiS) => {
    const { specificImpulseS } = burn;
    if (isTurning(burn.frame)) return { thrustN, specificImpulseS, frame: burn.frame, direction: burn.direction };
    const direction = directions.get(burn) ?? steered(burn.direction, burn.frame, state, epochTaiS, frame);
    directions.set(burn, direction);
    return { thrustN, specificImpulseS, frame: "INERTIAL", direction };
  };
}
function exhaustion(burns, massKg, startTaiS, stopTaiS) {
  const flow = burns.reduce((sum5, burn) => sum5 + massFlow(burn), 0);
  return flow * (stopTaiS - startTaiS) >= massKg ? startTaiS + massKg / flow : void 0;
}
function sizeOf(y, from) {
  return Math.sqrt(y[from] ** 2 + y[from + 1] ** 2 + y[from + 2] ** 2);
}

// packages/planning/src/air-along.ts
var kept5 = /* @__PURE__ */ new WeakMap();
var MOST_KEPT2 = 8;
function airAlong(atmosphere, knownState, [startTaiS, stopTaiS], name, reference) {
  if (atmosphere === void 0 || atmosphere === exponentialAtmosphere) return exponentialAtmosphere;
  const fromTaiS = Math.floor(startTaiS / SECONDS_PER_DAY) * SECONDS_PER_DAY;
  const toTaiS = Math.ceil(stopTaiS / SECONDS_PER_DAY) * SECONDS_PER_DAY;
  const key = [name, fromTaiS, toTaiS, knownState.epochTaiS, ...knownState.positionM, ...knownState.velocityMps].join(
    " "
  );
  const densities = kept5.get(atmosphere) ?? /* @__PURE__ */ new Map();
  kept5.set(atmosphere, densities);
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
  const spans2 = [];
  let from = ignitionTaiS;
  for (const [offFrom, offTo] of offSpans) {
    if (offTo <= from) continue;
    if (offFrom >= stopTaiS) break;
    if (offFrom > from) spans2.push([from, offFrom]);
    from = Math.max(from, offTo);
  }
  if (from < stopTaiS) spans2.push([from, stopTaiS]);
  return spans2;
}
function thrustingTimeS(firing) {
  return firingSpans(firing).reduce((sum5, [from, to]) => sum5 + (to - from), 0) * firing.dutyCycle;
}

// packages/planning/src/rocket.ts
function propellantFor(deltaVMps, specificImpulseS, massKg) {
  return -massKg * Math.expm1(-deltaVMps / (specificImpulseS * STANDARD_GRAVITY_MPS2));
}
function thrustTimeFor(deltaVMps, motor, massKg) {
  const exhaust = motor.specificImpulseS * STANDARD_GRAVITY_MPS2;
  return propellantFor(deltaVMps, motor.specificImpulseS, massKg) * exhaust / motor.thrustN;
}

// packages/planning/src/vector.ts
function norm3([x, y, z]) {
  return Math.sqrt(x * x + y * y + z * z);
}

// packages/planning/src/propulsion/continuous.ts
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

// packages/planning/src/propulsion/differential-drag.ts
function attitudeAccelerationMps2({
  dynamicPressurePa,
  dragCoefficient,
  nominalAreaM2,
  massKg
}, areaM2, densityFactor = 1) {
  return -densityFactor * dynamicPressurePa * dragCoefficient * (areaM2 - nominalAreaM2) / massKg;
}

// packages/planning/src/change.ts
var FIELD_DEGREE = 12;
var RELATIVE_ERROR = 1e-10;
function freeOrbit(knownState, startTaiS, stopTaiS, body, model) {
  const span = [Math.min(startTaiS, knownState.epochTaiS), Math.max(stopTaiS, knownState.epochTaiS)];
  const forces = forcesOf(body, model, airOf(body, knownState, span, model));
  const start = stateAt(knownState, startTaiS, body, model, forces);
  if (!start.ok) return start;
  const initial = transformState(start.value, "GCRF");
  return propagateNumerically({ initial, massKg: body.massKg, stopTaiS, forces, relativeError: RELATIVE_ERROR });
}
function airOf(body, knownState, span, model) {
  const { atmosphere, ...tabled } = body;
  return airAlong(atmosphere, knownState, span, `${model} ${JSON.stringify(tabled)}`, (startTaiS, stopTaiS) => {
    const flown = freeOrbit(knownState, startTaiS, stopTaiS, tabled, model);
    return flown.ok ? flown.value : void 0;
  });
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
  const six3 = new Float64Array(6);
  if (!flown.value.stateAt(epochTaiS, six3)) return fail({ code: "state-not-finite", epochTaiS });
  return ok(stateOfSix(six3, epochTaiS, "GCRF"));
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
var continuous = {
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
    const axes2 = { kind: "continuous", startsTaiS, directionsRtn, durationsS: sizes, ...motor };
    return [{ axes: axes2, firstRow: 0, rows: sizes.length }];
  },
  ofCell(vehicle, ignitionTaiS, directionRtn, size) {
    return {
      type: "CONTINUOUS",
      ignitionTaiS,
      frame: "RTN",
      ...motorOf(vehicle),
      durationS: Math.abs(size),
      direction: scaled(directionRtn, size < 0 ? -1 : 1)
    };
  }
};

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
var impulsive = {
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
var differentialDrag = {
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
var ROWS2 = [impulsive, continuous2, differentialDrag];
var PLANNED_MANOEUVRE_TYPES = ROWS2.map(({ type: type2 }) => type2);
var PROPULSION_TYPES = [
  ...PLANNED_MANOEUVRE_TYPES,
  "NONE",
  "UNKNOWN"
];

// packages/operations/src/vehicle/differential-drag.ts
var type = differentialDrag.type;
var areasOf = ({ areas }) => areas;
function acceleration(vehicle, areaM2, densityFactor) {
  return attitudeAccelerationMps2({ ...vehicle, nominalAreaM2: areasOf(vehicle).nominalM2 }, areaM2, densityFactor);
}
var differentialDrag2 = {
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
    const split = sizes.findIndex((size) => size >= 0);
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
  ofCell(vehicle, ignitionTaiS, _directionRtn, size) {
    const { minM2, nominalM2: nominalAreaM2, maxM2 } = areasOf(vehicle);
    const { dragCoefficient } = vehicle;
    const areaM2 = size < 0 ? minM2 : maxM2;
    return { type, ignitionTaiS, durationS: Math.abs(size), areaM2, nominalAreaM2, dragCoefficient };
  }
};

// packages/operations/src/vehicle/impulsive.ts
function impulse(push, specificImpulseS) {
  const manoeuvre = { type: "IMPULSIVE", ...push };
  return specificImpulseS === void 0 ? manoeuvre : { ...manoeuvre, specificImpulseS };
}
var impulsive2 = {
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
    return impulse({ ignitionTaiS, deltaVMps, frame: steeringFrame(deltaVReferenceFrame) }, specificImpulseS);
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
    const axes2 = { kind: "impulsive", ignitionsTaiS: startsTaiS, directionsRtn, deltaVMps: sizes };
    return [{ axes: axes2, firstRow: 0, rows: sizes.length }];
  },
  ofCell({ specificImpulseS }, ignitionTaiS, directionRtn, size) {
    return impulse({ ignitionTaiS, frame: "RTN", deltaVMps: scaled(directionRtn, size) }, specificImpulseS);
  }
};

// packages/operations/src/vehicle/vehicles.ts
var ROWS3 = {
  [impulsive2.type]: impulsive2,
  [continuous.type]: continuous,
  [differentialDrag2.type]: differentialDrag2
};
function vehicleType(type2) {
  return ROWS3[type2];
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

// packages/kernel/src/generated/functions-wasm.ts
var WASM_BASE643 = "AGFzbQEAAAABHgVgAXwBfGACfHwBfGABfgF/YAN8fH8BfGACfH8BfAMpKAAAAAAAAgADBAAAAQAAAAABAAAAAAAAAQAAAAAAAAAAAAABAAAAAAAFAwEAAQYeA3wBRAAAAAAAAAAAC3wBRAAAAAAAAAAAC34BQgALB54BFgRhY29zACcFYWNvc2gAJgRhc2luACUFYXNpbmgAJARhdGFuACMFYXRhbmgAIQRjYnJ0ACADY29zAB8EY29zaAAeA2V4cAAdBWV4cG0xABwDbG9nABsFbG9nMTAAGgVsb2cxcAAZBGxvZzIAGANzaW4AFgRzaW5oABUDdGFuABQEdGFuaAATBWF0YW4yACIDcG93ABcGbWVtb3J5AgAMAQEK0VYo+wQDA38EfAF+IAC9IghCIIinQf////8HcSECIAhCP4inIQMgAkH60I2CBE8EQCAAIABiBEAgAA8LIAMEQEQAAAAAAADwvw8LIABE7zn6/kIuhkBkBEAgAEQAAAAAAADgf6IPCwsgAkHC3Nj+A0sEQCAAQQEgA0EBdGsgAET+gitlRxX3P6JEAAAAAAAA4D8gAKag/AIgAkGyxcL/A0kbIgG3IgBEAADg/kIu5j+ioSIEIAQgAER2PHk17znqPaIiBKEiAKEgBKEhBAUgAkGAgMDkA0kEQCAADwsLIAAgAEQAAAAAAADgP6IiBqIiBSAFoiEHRAAAAAAAAAhAIAVE9BARERERob+iRAAAAAAAAPA/oCAHIAVEt9uqnhnOFL+iRIVV/hmgAVo/oCAHIAVELcMJbrf9ir6iRDlS5obKz9A+oKKgoqAiByAGoqEhBiAFIAcgBqFEAAAAAAAAGEAgACAGoqGjoiEGIAFFBEAgACAAIAaiIAWhoQ8LIAAgBiAEoaIgBKEgBaEhBCABQX9GBEAgACAEoUQAAAAAAADgP6JEAAAAAAAA4L+gDwsgAUEBRgRAIABEAAAAAAAA0L9jBEAgBCAARAAAAAAAAOA/oKFEAAAAAAAAAMCiDwsgACAEoUQAAAAAAAAAQKJEAAAAAAAA8D+gDwsgAaxC/wd8QjSGvyEFIAFBAEggAUE4SnIEQCAAIAShRAAAAAAAAPA/oCIAIACgRAAAAAAAAOB/oiAAIAWiIAFBgAhGG0QAAAAAAADwv6APCyAARAAAAAAAAPA/Qv8HIAGsfUI0hr8iAKEgBKFEAAAAAAAA8D8gBCAAoKEgAUEUSBugIAWiC40BACAAIAAgACAAIAAgAEQJ9/0N4T0CP6JEiLIBdeDvST+gokQ7j2i1KIKkv6CiRFVEiA5Vwck/oKJEfW/rAxLW1L+gokRVVVVVVVXFP6CiIAAgACAAIABEgpIuscW4sz+iRFkBjRtsBua/oKJEyIpZnOUqAECgokRLLYocJzoDwKCiRAAAAAAAAPA/oKML2gMDBHwCfwF+QQEhBSAAvUIgiKciBkEfdiAGQfqE6v4DSXIEQCAGQYCAwP97TwRAIABEAAAAAAAA8L9hBEAgAEQAAAAAAAAAAKMPCyAAIAChRAAAAAAAAAAAow8LIAZBAXRBgICAygdJBEAgAA8LIAZBxP3K/ntNBHxBACEFIAAFRAAAAAAAAAAACyEBBSAGQYCAwP8HTwRAIAAPCwsgBQRAIABEAAAAAAAA8D+gvSIHQiCIp0HiviVqIgZBFHZB/wdrIgVBNkgEfEQAAAAAAADwPyAHvyIBIAChoSAAIAFEAAAAAAAA8L+goSAFQQJOGyABowVEAAAAAAAAAAALIQIgB0L/////D4MgBkH//z9xQZ7Bmv8Daq1CIIaEv0QAAAAAAADwv6AhAQsgASABRAAAAAAAAABAoKMiAyADoiIAIACiIQQgAyABRAAAAAAAAOA/oiABoiIDIAAgBCAEIARERFI+3xLxwj+iRN4Dy5ZkRsc/oKJEWZMilCRJ0j+gokSTVVVVVVXlP6CiIAQgBCAERJ/GeNAJmsM/okSveI4dxXHMP6CiRAT6l5mZmdk/oKKgoKIgBbciAER2PHk17znqPaIgAqCgIAOhIAGgIABEAADg/kIu5j+ioAuAAwMDfwF+BHwgAL0iBEIgiKciAUEfdiICIAFBgIDAAElyBEAgBEIBhlAEQEQAAAAAAADwvyAAIACiow8LIAIEQCAAIAChRAAAAAAAAAAAow8LQUohAyAARAAAAAAAAFBDor0iBEIgiKchAQUgAUGAgMD/B08EQCAADwUgBEIghlAgAUGAgMD/A0ZxBEBEAAAAAAAAAAAPCwsLIARC/////w+DIAFB4r4laiIBQf//P3FBnsGa/wNqrUIghoS/RAAAAAAAAPC/oCIHRAAAAAAAAOA/oiAHoiEAIAcgB0QAAAAAAAAAQKCjIgggCKIiBSAFoiEGIAggACAFIAYgBiAGRERSPt8S8cI/okTeA8uWZEbHP6CiRFmTIpQkSdI/oKJEk1VVVVVV5T+goiAGIAYgBkSfxnjQCZrDP6JEr3iOHcVxzD+gokQE+peZmZnZP6CioKCiIAMgAUEUdUH/B2tqtyIFRHY8eTXvOeo9oqAgAKEgB6AgBUQAAOD+Qi7mP6KgC+ACAgR8A38gAL1CIIinIgdBH3YhBiAHQf////8HcSIHQavGmIQETwRAIAAgAGIEQCAADwsgAETvOfr+Qi6GQGQEQCAARAAAAAAAAOB/og8LIABEUTAt1RBJh8BjBEBEAAAAAAAAAAAPCwsgB0HC3Nj+A0sEQCAAIABE/oIrZUcV9z+iRAAAAAAAAOA/IACmoPwCQQEgBkEBdGsgB0GyxcL/A08bIgW3RAAA4P5CLuY/oqEiASAFt0R2PHk17znqPaIiA6EhAAUgB0GAgMDxA00EQCAARAAAAAAAAPA/oA8LIAAhAQsgACAAoiIEIASiIQIgACAAIAREPlVVVVVVxT+iIAIgBEQs3iWvalYRP6JEk72+FmzBZr+gIAIgBETQpL5yaTdmPqJE8WvSxUG9u76goqCioKEiAKJEAAAAAAAAAEAgAKGjIAOhIAGgRAAAAAAAAPA/oCIAIAUQCCAAIAUbC64EAwp+AX8BfCAAQv///////////wCDQjSIQpUIfSIBQj+DIQQgAUIGh6dBA3RBgAhqIgspAwAhAyALKQMIIQIgCykDECEBIARCAFIEQCADIASGIAJCwAAgBH0iBYiEIQMgAiAEhiABIAWIhCECIAEgBIYgCykDGCAFiIQhAQsgAEL/////////B4NCgICAgICAgAiEIgRC/////w+DIQUgBEIgiCIGIAJC/////w+DIgd+IAJCIIgiAiAFfiAFIAd+IgVCIIh8IgdC/////w+DfCEIIAIgBn4gB0IgiHwgCEIgiHwkAiAGIAFCIIh+IgEgBUL/////D4MgCEIghnx8IgIgAVStIwIgAyAEfnx8IgNCAoYgAkI+iIQiBEI/hyIFIAJCAoaFIQYgBCAFQgGHhSIBeSEHIAEgB4YgBkLAACAHfYiEIghC/////w+DIQIgCEIgiCIBQrSEo4sCfiACQqK1v8gMfiACQrSEo4sCfiIJQiCIfCICQv////8Pg3whCiABQqK1v8gMfiACQiCIfCAKQiCIfCQCIAi6RIQbcFHMmDg/oiAGIAeGukQYLURU+yE5P6Kg/AciASAJQv////8PgyAKQiCGfCICVq0jAiIGQguIfLokACAGQjWGIAJCC4iEIAF8ukQAAAAAAADwO6IkASMAQoCAgICAgIDYPCAHQjSGfSAAIASFQoCAgICAgICAgH+DhL8iDKIkACMBIAyiJAEgA0I+hyAFfacLsAQCA3wCfyAAIQEgAL1CIIinQf////8HcSIEQYCAwKAETwRAIAAgAGIEQCAADwtEGC1EVPsh+T8gAaYPCyAEQYCA8P4DSQRAIARBgICA8gNJBEAgAA8LQX8hBQUgAJkhACAEQYCAzP8DSQR8IARBgICY/wNJBHwgACAAoEQAAAAAAADwv6AgAEQAAAAAAAAAQKCjBUEBIQUgAEQAAAAAAADwv6AgAEQAAAAAAADwP6CjCwUgBEGAgI6ABEkEfEECIQUgAEQAAAAAAAD4v6AgAEQAAAAAAAD4P6JEAAAAAAAA8D+gowVBAyEFRAAAAAAAAPC/IACjCwshAAsgACAAoiIDIAOiIQIgACADIAIgAiACIAIgAkQR2iLjOq2QP6JE6w12JEt7qT+gokRRPdCgZg2xP6CiRG4gTMXNRbc/oKJE/4MAkiRJwj+gokQNVVVVVVXVP6CiIAIgAiACIAIgAkQvbGosRLSiv6JEmv3eUi3erb+gokRtmnSv8rCzv6CiRHEWI/7Gcby/oKJExOuYmZmZyb+goqCiIQIgBUEASARAIAAgAqEPCwJ8AkACQAJAAkACQCAFDgQBAgMEAAsAC0RPu2EFZ6zdPyACROJlLyJ/K3q8oCAAoaEMAwtEGC1EVPsh6T8gAkQHXBQzJqaBvKAgAKGhDAILRJv2gdILc+8/IAJEvcvweogHcLygIAChoQwBC0QYLURU+yH5PyACRAdcFDMmppG8oCAAoaELIAGmC6sDAgJ/A3wgAL1CIIinIgNB/////wdxQaiolv8DTyIEBEBEGC1EVPsh6T8gA0EASAR8IAGaIQEgAJoFIAALoUQHXBQzJqaBPCABoaAhAEQAAAAAAAAAACEBCyAAIACiIgUgBaIhBiAAIAEgBSAFIACiIgcgBiAGIAYgBiAGRHNTYNvLdfO+okSmkjegiH4UP6CiRAFl8vLYREM/oKJEKANWySJtbT+gokQ31gaE9GSWP6CiRHr+EBEREcE/oCAFIAYgBiAGIAYgBkTUer90cCr7PqJE6afwMg+4Ej+gokRoEI0a9yYwP6CiRBWD4P7I21c/oKJEk4Ru6eMmgj+gokT+QbMbuqGrP6CioKIgAaCioCAHRGNVVVVVVdU/oqAiAaAhBSAEBEBEAAAAAAAA8D8gA0EedUECcbehIAK3IgYgACAFIAWiIAUgBqCjIAGhoUQAAAAAAAAAQKKhog8LIAJBAUYEQCAFDwtEAAAAAAAA8L8gBaMiBr1CgICAgHCDvyIHIAYgByAFvUKAgICAcIO/IgWiRAAAAAAAAPA/oCAHIAEgBSAAoaGioKKgC6QBACABQf8HSgR8IABEAAAAAAAA4H+iIQAgAUH/B2siAUH/B0oEfEH/ByABQf8HayIBIAFB/wdOGyEBIABEAAAAAAAA4H+iBSAACwUgAUGCeEgEfCAARAAAAAAAAGADoiEAIAFByQdqIgFBgnhIBHxBgnggAUHJB2oiASABQYJ4TBshASAARAAAAAAAAGADogUgAAsFIAALCyABrEL/B3xCNIa/ogvrAgMDfAJ/AX4gAL0iBkIgiKciBEEfdiEFIARB/////wdxIgRB+8Ok/wNNBEAgBEGAgIDyA0kEQCAADwsgAEQAAAAAAAAAAEEBEAcPCyAEQYCAwP8HTwRAIAAgAKEPCwJ/IAZCIIinQf////8HcSIEQfvD5IkESQRAIARBFHYiBCAAIABEg8jJbTBf5D+iniICRAAAQFT7Ifk/oqEiACACRDFjYhphtNA9oiIDoSIBvUIgiKdBFHZB/w9xa0EQSwRAIAJEc3ADLooZozuiIAAgACACRAAAYBphtNA9oiIBoSIAoSABoaEhAyAEIAAgA6EiAb1CIIinQRR2Qf8PcWtBMUsEQCACRMFJICWag3s5oiAAIAAgAkQAAAAuihmjO6IiAaEiAKEgAaGhIQMgACADoSEBCwsgASQAIAAgAaEgA6EkASAC/AIMAQtBACAGEAUiBGsgBCAFGwshBCMAIwFBASAEQQFxQQF0axAHC8oFAwV8An8BfiAAvSIIQiCIpyIGQR92IQcgBkH/////B3EiBkH7w6T/A00EQCAGQYCAwPIDSQRAIAAPCyAAIAAgAKIiASAAoiABIAEgAUR9/rFX4x3HPqJE1WHBGaABKr+gokSm+BARERGBP6AgASABIAGioiABRHzVz1o62eU9okTrnCuK5uVavqCioKJESVVVVVVVxb+goqAPCyAGQYCAwP8HTwRAIAAgAKEPCwJ/IAhCIIinQf////8HcSIGQfvD5IkESQRAIAZBFHYiBiAAIABEg8jJbTBf5D+iniIDRAAAQFT7Ifk/oqEiACADRDFjYhphtNA9oiICoSIBvUIgiKdBFHZB/w9xa0EQSwRAIANEc3ADLooZozuiIAAgACADRAAAYBphtNA9oiIBoSIAoSABoaEhAiAGIAAgAqEiAb1CIIinQRR2Qf8PcWtBMUsEQCADRMFJICWag3s5oiAAIAAgA0QAAAAuihmjO6IiAaEiAKEgAaGhIQIgACACoSEBCwsgASQAIAAgAaEgAqEkASAD/AIMAQtBACAIEAUiBmsgBiAHGwshBiMAIQIjASEDIAZBAXEEfCACIAKiIgAgAKIhAUQAAAAAAADwPyAARAAAAAAAAOA/oiIEoSIFRAAAAAAAAPA/IAWhIAShIAAgACAAIABEkBXLGaAB+j6iRHdRwRZswVa/oKJETFVVVVVVpT+goiABIAGiIAAgAETUOIi+6fqovaJExLG0vZ7uIT6gokStUpyAT36SvqCioKIgAiADoqGgoAUgAiACoiIAIAKiIQEgAiAAIANEAAAAAAAA4D+iIAEgACAARH3+sVfjHcc+okTVYcEZoAEqv6CiRKb4EBEREYE/oCAAIAAgAKKiIABEfNXPWjrZ5T2iROucK4rm5Vq+oKKgoqGiIAOhIAFESVVVVVVVxb+ioaELIgCaIAAgBkECcRsL1xADCn8IfAJ+IAGZRAAAAAAAAABAZQRAIAFEAAAAAAAAAEBhBEAgACAAog8LIAFEAAAAAAAA4D9hBEAgAJ+ZRAAAAAAAAPB/IABEAAAAAAAA8P9iGw8LIAFEAAAAAAAA8L9hBEBEAAAAAAAA8D8gAKMPCyABRAAAAAAAAPA/YQRAIAAPCyABRAAAAAAAAAAAYQRARAAAAAAAAPA/DwsLIAC9IhRCIIinIghB/////wdxIQIgAb0iFUIgiKciBUH/////B3EiBiAVpyIJckUEQEQAAAAAAADwPw8LIAZBgIDA/wdGIAlBAEdxIAJBgIDA/wdGIBSnIgRBAEdxIAJBgIDA/wdKciAGQYCAwP8HS3JyBEAgACABoA8LIAhBAEgEfyAGQYCAgJoETwR/QQIFIAZBgIDA/wNPBH9BNEEUIAZBFHZB/wdrIgdBFEoiChsgB2shB0ECIAkgBiAKGyIKIAd2IgtBAXFrQQAgCyAHdCAKRhsFQQALCwVBAAshByAJRQRAIAZBgIDA/wdGBEAgAUQAAAAAAAAAACAFQQBOIgMbRAAAAAAAAAAAIAGaIAMbIAJBgIDA/wNOG0QAAAAAAAD4fyACQYCAwP8DayAEchsPCyAGQYCAwP8DRgRAIAVBAE4EQCAADwtEAAAAAAAA8D8gAKMPCyAFQYCAgIAERgRAIAAgAKIPCyAFQYCAgP8DRiAIQQBOcQRAIACfDwsLIACZIQwgBEUgAkUgAkGAgMD/B0ZyIAJBgIDA/wNGcnEEQEQAAAAAAADwPyAMoyAMIAVBAEgbIQAgCEEASAR8IAJBgIDA/wNrIAdyBHwgAJogACAHQQFGGwUgACAAoSIAIACjCwUgAAsPCyAIQQBIBHwgB0UEQCAAIAChIgAgAKMPC0QAAAAAAADwv0QAAAAAAADwPyAHQQFGGwVEAAAAAAAA8D8LIQ0gBkGAgICPBEsEfCAGQYCAwJ8ESwRAIAJB//+//wNMBEBEAAAAAAAA8H9EAAAAAAAAAAAgBUEASBsPCyACQYCAwP8DTgRARAAAAAAAAPB/RAAAAAAAAAAAIAVBAEobDwsLIAJB//+//wNIBEAgDUScdQCIPOQ3fqJEnHUAiDzkN36iIA1EWfP4wh9upQGiRFnz+MIfbqUBoiAFQQBIGw8LIAJBgIDA/wNKBEAgDUScdQCIPOQ3fqJEnHUAiDzkN36iIA1EWfP4wh9upQGiRFnz+MIfbqUBoiAFQQBKGw8LIAxEAAAAAAAA8L+gIgBEAAAAYEcV9z+iIgwgAERE3134C65UPqIgACAAokQAAAAAAADgPyAARFVVVVVVVdU/IABEAAAAAAAA0D+ioaKhokT+gitlRxX3P6KhIg6gvUKAgICAcIO/IQAgDiAAIAyhoQUgAkGAgMAASARAQUshAyAMRAAAAAAAAEBDoiIMvUIgiKchAgsgAyACQRR1Qf8Ha2ohAyACQf//P3EiBEGAgMD/A3IhAiAEQY6xDk0Ef0EABSAEQfrsLkkEf0EBBSADQQFqIQMgAkGAgEBqIQJBAAsLIQQgDL1C/////w+DIAKsQiCGhL8iD0QAAAAAAAD4P0QAAAAAAADwPyAEGyIQoSIRRAAAAAAAAPA/IA8gEKCjIhKiIgC9QoCAgIBwg78iDCAMoiETIAwgE0QAAAAAAAAIQKAgACAAoiIOIA6iIA4gDiAOIA4gDkTvTkVKKH7KP6JEZdvJk0qGzT+gokQBQR2pYHTRP6CiRE0mj1FVVdU/oKJE/6tv27Zt2z+gokQDMzMzMzPjP6CiIBIgESAMIAJBAXVBgICAgAJyQYCAIGogBEESdGqsQiCGvyIOoqEgDCAPIA4gEKGhoqGiIg4gDCAAoKKgIgygvUKAgICAcIO/Ig+iIhAgDiAPoiAMIA9EAAAAAAAACMCgIBOhoSAAoqAiAKC9QoCAgIBwg78iDEQAAADgCcfuP6IhDiAMRPUBWxTgLz6+oiAAIAwgEKGhRP0DOtwJx+4/oqBEBtDPQ+v9TD5EAAAAAAAAAAAgBBugIgAgDiAAoEQAAABAA7jiP0QAAAAAAAAAACAEGyIMoCADtyIPoL1CgICAgHCDvyIAIA+hIAyhIA6hoQshDCABIAG9QoCAgIBwg78iDqEgAKIgASAMoqAiASAOIACiIgCgIgy9IhRCIIinIQIgFKchAwJAAkAgAkGAgMCEBE4EQCACQYCAwIQEayADciABRP6CK2VHFZc8oCAMIAChZHINAQUgAkH/////B3FBgJjDhARPQQAgAkGA6Lz7A2ogA3IgASAMIAChZXIbDQILIAJB/////wdxIgRBFHZB/wdrIQVBACEDIARBgICA/wNLBEAgAkGAgMAAIAVBAWp1aiIEQf////8HcUEUdkH/B2shBUEAIARB//8/cUGAgMAAckEUIAVrdSIDayADIAJBAEgbIQMgAEH//z8gBXVBf3MgBHGsQiCGv6EhAAsgASAAoL1CgICAgHCDvyIMRAAAAABDLuY/oiIOIAEgDCAAoaFE7zn6/kIu5j+iIAxEOWyoDGFcIL6ioCIAoCIBIAGiIQxEAAAAAAAA8D8gASABIAwgDCAMIAwgDETQpL5yaTdmPqJE8WvSxUG9u76gokQs3iWvalYRP6CiRJO9vhZswWa/oKJEPlVVVVVVxT+goqEiDKIgDEQAAAAAAAAAwKCjIAAgASAOoaEiACABIACioKEgAaGhIgC9QiCIpyADQRR0aiECIA0gACADEAggAL1C/////w+DIAKsQiCGhL8gAkEUdUEATBuiDwsgDUScdQCIPOQ3fqJEnHUAiDzkN36iDwsgDURZ8/jCH26lAaJEWfP4wh9upQGiC7QDAwN/AX4EfCAAvSIEQiCIpyIBQR92IgIgAUGAgMAASXIEQCAEQgGGUARARAAAAAAAAPC/IAAgAKKjDwsgAgRAIAAgAKFEAAAAAAAAAACjDwtBSiEDIABEAAAAAAAAUEOivSIEQiCIpyEBBSABQYCAwP8HTwRAIAAPBSAEQiCGUCABQYCAwP8DRnEEQEQAAAAAAAAAAA8LCwsgBEL/////D4MgAUHiviVqIgFB//8/cUGewZr/A2qtQiCGhL9EAAAAAAAA8L+gIgBEAAAAAAAA4D+iIACiIQUgACAARAAAAAAAAABAoKMiBiAGoiIHIAeiIQggACAAIAWhvUKAgICAcIO/IgChIAWhIAYgBSAHIAggCCAIRERSPt8S8cI/okTeA8uWZEbHP6CiRFmTIpQkSdI/oKJEk1VVVVVV5T+goiAIIAggCESfxnjQCZrDP6JEr3iOHcVxzD+gokQE+peZmZnZP6CioKCioCEFIAMgAUEUdkH/B2tqtyIGIABEAAAgZUcV9z+iIgegIQggBSAAoEQAou8u/AXnPaIgBUQAACBlRxX3P6KgIAYgCKEgB6CgIAigC80DAwN/AX4FfCAAvSIEQiCIpyIBQR92IgIgAUGAgMAASXIEQCAEQgGGUARARAAAAAAAAPC/IAAgAKKjDwsgAgRAIAAgAKFEAAAAAAAAAACjDwtBSiEDIABEAAAAAAAAUEOivSIEQiCIpyEBBSABQYCAwP8HTwRAIAAPBSAEQiCGUCABQYCAwP8DRnEEQEQAAAAAAAAAAA8LCwsgBEL/////D4MgAUHiviVqIgFB//8/cUGewZr/A2qtQiCGhL9EAAAAAAAA8L+gIgBEAAAAAAAA4D+iIACiIQUgACAARAAAAAAAAABAoKMiBiAGoiIHIAeiIQggACAAIAWhvUKAgICAcIO/IgmhIAWhIAYgBSAHIAggCCAIRERSPt8S8cI/okTeA8uWZEbHP6CiRFmTIpQkSdI/oKJEk1VVVVVV5T+goiAIIAggCESfxnjQCZrDP6JEr3iOHcVxzD+gokQE+peZmZnZP6CioKCioCEFIAMgAUEUdkH/B2tqtyIGRABgn1ATRNM/oiIHIAlEAAAgFXvL2z+iIgigIQAgBkQ2K/ER8/5ZPaIgBSAJoETVrZrKOJS7PaKgIAVEAAAgFXvL2z+ioCAHIAChIAigoCAAoAuNBgMFfAJ/AX4gAL0iCEIgiKciBkEfdiEHIAZB/////wdxIgZB+8Ok/wNNBEAgBkGewZryA0kEQEQAAAAAAADwPw8LIAAgAKIiASABoiECRAAAAAAAAPA/IAFEAAAAAAAA4D+iIgOhIgREAAAAAAAA8D8gBKEgA6EgASABIAEgAUSQFcsZoAH6PqJEd1HBFmzBVr+gokRMVVVVVVWlP6CiIAIgAqIgASABRNQ4iL7p+qi9okTEsbS9nu4hPqCiRK1SnIBPfpK+oKKgoiAARAAAAAAAAAAAoqGgoA8LIAZBgIDA/wdPBEAgACAAoQ8LAn8gCEIgiKdB/////wdxIgZB+8PkiQRJBEAgBkEUdiIGIAAgAESDyMltMF/kP6KeIgNEAABAVPsh+T+ioSIAIANEMWNiGmG00D2iIgKhIgG9QiCIp0EUdkH/D3FrQRBLBEAgA0RzcAMuihmjO6IgACAAIANEAABgGmG00D2iIgGhIgChIAGhoSECIAYgACACoSIBvUIgiKdBFHZB/w9xa0ExSwRAIANEwUkgJZqDezmiIAAgACADRAAAAC6KGaM7oiIBoSIAoSABoaEhAiAAIAKhIQELCyABJAAgACABoSACoSQBIAP8AgwBC0EAIAgQBSIGayAGIAcbCyEGIwAhASMBIQIgBkEBcQR8IAEgAaIiACABoiEDIAEgACACRAAAAAAAAOA/oiADIAAgAER9/rFX4x3HPqJE1WHBGaABKr+gokSm+BARERGBP6AgACAAIACioiAARHzVz1o62eU9okTrnCuK5uVavqCioKKhoiACoSADRElVVVVVVcW/oqGhBSABIAGiIgMgA6IhBEQAAAAAAADwPyADRAAAAAAAAOA/oiIAoSIFRAAAAAAAAPA/IAWhIAChIAMgAyADIANEkBXLGaAB+j6iRHdRwRZswVa/oKJETFVVVVVVpT+goiAEIASiIAMgA0TUOIi+6fqovaJExLG0vZ7uIT6gokStUpyAT36SvqCioKIgASACoqGgoAsiAJogACAGQQFqQQJxGwuKAgMBfwF+AnwgAL0iAkIgiKdB/////wdxIgFBgIDA/wdPBEAgACAAoA8LIAFBgIDAAEkEfyAARAAAAAAAAFBDor0iAkIgiKdB/////wdxIgFFBEAgAA8LIAFBA25Bk/H9ywJqBSABQQNuQZPx/dQCagshASACQoCAgICAgICAgH+DIAGtQiCGhL8iBCAEoiAEIACjoiEDIAAgBCADIANEwtZJSmDx+T+iRCAk8JLgKP6/oKJEkuZhD+YD/j+gIAMgA6IgA6IgA0TX7eTUALDCP6JE2VHnvstE6L+goqCivUKAgICACHxCgICAgHyDvyIAIACioyEDIAAgACADIAChIAAgAKAgA6CjoqALwwMCBH8CfiAAIABiIAEgAWJyBEAgASAAoA8LIAC9IgZCIIinIQQgAb0iB0IgiKchAyAHpyIFIANBgIDA/wNrckUEQCAAEAYPCyADQR52QQJxIARBH3ZyIQIgBEH/////B3EiBCAGp3JFBEACQAJAAkAgAkUgAkEBRnJFBEAgAkECRg0BIAJBA0YNAgwDCyAADwtEGC1EVPshCUAPC0QYLURU+yEJwA8LCwJAIAUgA0H/////B3EiA3JFDQAgA0GAgMD/B0YEQCAEQYCAwP8HRgR8RNIhM3982QJARBgtRFT7Iek/IAJBAnEbIgCaIAAgAkEBcRsFRBgtRFT7IQlARAAAAAAAAAAAIAJBAnEbIgCaIAAgAkEBcRsLDwsgBEGAgMD/B0YgA0GAgIAgaiAESXINACAEQYCAgCBqIANJQQAgAkECcRsEfEQAAAAAAAAAAAUgACABo5kQBgshAAJAAkACQAJAAkAgAg4EAAECAwQLIAAPCyAAmg8LRBgtRFT7IQlAIABEB1wUMyamobygoQ8LIABEB1wUMyamobygRBgtRFT7IQnAoA8LAAtEGC1EVPsh+b9EGC1EVPsh+T8gAkEBcRsLvQICAn8CfCAAvUIgiKciAkH/////B3EiAUGAgMD/A08EQCAAvacgAUGAgMD/A2tyRQRAIABEGC1EVPsh+T+iRAAAAAAAAHA4oA8LRAAAAAAAAAAAIAAgAKGjDwsgAUGAgID/A0kEQCABQYCAwPIDSSABQYCAwABPcQRAIAAPCyAAIAAgACAAohABoqAPC0QAAAAAAADgPyAAmUQAAAAAAADgP6KhIgCfIQMgABABIQQgAUGz5rz/A08EfEQYLURU+yH5PyADIAMgBKKgRAAAAAAAAABAokQHXBQzJqaRvKChBUQYLURU+yHpPyADIAOgIASiRAdcFDMmppE8IAAgA71CgICAgHCDvyIAIACioSADIACgo0QAAAAAAAAAQKKhoUQYLURU+yHpPyAAIACgoaGhCyIAmiAAIAJBAEgbC7UCAgJ/AnwgAL1CIIinIgJB/////wdxIgFBgIDA/wNPBEAgAL2nIAFBgIDA/wNrckUEQCACQQBIBEBEGC1EVPshCUAPC0QAAAAAAAAAAA8LRAAAAAAAAAAAIAAgAKGjDwsgAUGAgID/A0kEQCABQYCAgOMDTQRARBgtRFT7Ifk/DwtEGC1EVPsh+T8gAEQHXBQzJqaRPCAAIAAgAKIQAaKhoaEPCyACQQBIBEBEGC1EVPsh+T8gAEQAAAAAAADgP6JEAAAAAAAA4D+gIgCfIgMgABABIAOiRAdcFDMmppG8oKChRAAAAAAAAABAog8LRAAAAAAAAOA/IABEAAAAAAAA4D+ioSIDnyIEvUKAgICAcIO/IgAgAxABIASiIAMgACAAoqEgBCAAoKOgoEQAAAAAAAAAQKILxgEDAX8BfgF8IAC9Qv///////////wCDIgK/IQMgAkIgiKciAUHqp4b/A0sEfEQAAAAAAADwP0QAAAAAAAAAACADo6FEAAAAAAAA8D9EAAAAAAAAAEAgAyADoBAARAAAAAAAAABAoKOhIAFBgIDQgQRLGwUgAUGuscH+A0sEfCADIAOgEAAiAyADRAAAAAAAAABAoKMFIAFBgIDAAE8EfCADRAAAAAAAAADAohAAIgOaIANEAAAAAAAAAECgowUgAwsLCyAApgsGACAAEAkLwAEDAnwBfwF+IAC9Qv///////////wCDIgS/IQJEAAAAAAAA4D8gAKYhAQJAIARCIIinIgNBwtyYhARJBEAgAhAAIQIgA0GAgMD/A0kEQCADQYCAwPIDSQ0CIAEgAiACoCACIAKiIAJEAAAAAAAA8D+go6GiIQAMAgsgASACIAIgAkQAAAAAAADwP6CjoKIhAAwBCyACRIvdGhVmIJbAoBAEIAEgAaBEAAAAAAAAwH+iokQAAAAAAADAf6IhAAsgAAsGACAAEAoLCAAgACABEAsLBgAgABAMCwYAIAAQAgsGACAAEA0LBgAgABADCwYAIAAQAAsGACAAEAQLtgECAX8BfiAAvUL///////////8AgyICvyEAAnwgAkIgiKciAUHC3Jj/A0kEQEQAAAAAAADwPyABQYCAwPIDSQ0BGiAAEAAiACAAoiAAIACgRAAAAAAAAABAoKNEAAAAAAAA8D+gDAELIAFBwtyYhARJBEAgABAEIgBEAAAAAAAA8D8gAKOgRAAAAAAAAOA/ogwBCyAARIvdGhVmIJbAoBAERAAAAAAAAMB/okQAAAAAAADAf6ILCwYAIAAQDgsGACAAEA8LeQIBfgJ8IACZIQMgAL1CNIhC/w+DIgFC/gdUBHwgAULfB1oEfCADIAOgIgIgAiADokQAAAAAAADwPyADoaOgEAJEAAAAAAAA4D+iBSADCwUgA0QAAAAAAADwPyADoaNEAAAAAAAAAECiEAJEAAAAAAAA4D+iCyAApgsIACAAIAEQEAsGACAAEAYLnwECAn4BfCAAvSICQjSIQv8PgyEBIAJC////////////AIO/IQMgAUKZCFoEfCADEANE7zn6/kIu5j+gBSABQoAIWgR8IAMgA6BEAAAAAAAA8D8gAyADokQAAAAAAADwP6CfIAOgo6AQAwUgAULlB1oEfCADIAMgA6IiAyADRAAAAAAAAPA/oJ9EAAAAAAAA8D+go6AQAgUgAwsLCyAApgsGACAAEBELlgEBAX4CfCAAIAChRAAAAAAAAAAAoyAAvSIBQoCAgICAgID4P1MNABogAUI0iEL/D4MiAUKACFQEQCAARAAAAAAAAPC/oCIAIAAgAKIgACAAoKCfoBACDAELIAAgAKBEAAAAAAAA8D8gACAAIACiRAAAAAAAAPC/oJ+go6EQAyABQpkIVA0AGiAAEANE7zn6/kIu5j+gCwsGACAAEBILC8gBAQBBgAgLwAFug/miAAAAANFXJ/wpFUROmZVi28DdNPWrY1H+QZBDPDpuJLdhxbve6i5JBuDSTUIc6x3+HJLRCfU1gug+pymxJnCc6YREuy451pE5QX5ftItfhJz0OVOD/5f4Hzso+b2LES/vD5gF3s9+Nm0fbQpaZj9GT7cJyyfHuid1Lepfnvc5Bz178eXrsV/7a+qSUopGMANWCF2NHyC8z/Cra3v8YZHjqR029JpfhZllCBvmXoDY/41AaKAUVxUGBjEnc00=";

// packages/kernel/src/own-functions.ts
var own;
function withOwnFunctions(compute) {
  own ??= { ...instantiateFunctions(compileKernel(fromBase64(WASM_BASE643))), hypot };
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
    const size = Math.abs(value);
    if (size === Number.POSITIVE_INFINITY) return size;
    if (!(size <= largest)) largest = size;
  }
  if (largest === 0) return 0;
  const scale = largest > MOST_TO_SQUARE ? 1 / SCALE : largest < 1 / MOST_TO_SQUARE ? SCALE : 1;
  let sum5 = 0;
  for (const value of values) sum5 += value * scale * (value * scale);
  return Math.sqrt(sum5) / scale;
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

// packages/assessment/src/orbit/message-party.ts
function messageParty(object, creationTaiS, size = {}) {
  const objectType = objectTypeOf(object.objectType ?? "") ?? "UNKNOWN";
  const { hardBodyRadiusM, covarianceRtnM2, densityError, lastObservationEndTaiS, maneuverable } = object;
  return {
    noradId: object.noradId ?? null,
    designator: object.designator,
    name: object.name,
    cosparId: object.internationalDesignator,
    objectType,
    manoeuvrable: maneuverable === "YES" || maneuverable === "NO" ? maneuverable : "N/A",
    size: { objectType, ...hardBodyRadiusM !== void 0 && { cdmRadiusM: hardBodyRadiusM }, ...size },
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
function kindOf({ name, noradId = 0 }, objectType) {
  if (objectType !== "UNKNOWN") return objectType;
  return noradId >= ANALYST_FROM && noradId < ANALYST_END ? "DEBRIS" : objectTypeOfName(name) ?? objectType;
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
var SPEED_MPS2 = [1, 1e5];
function implausibility(positionM, velocityMps) {
  const radiusM = Math.hypot(...positionM);
  if (!isWithin(radiusM, RADIUS_M2)) return { quantity: "position", magnitude: radiusM };
  const speedMps = Math.hypot(...velocityMps);
  return isWithin(speedMps, SPEED_MPS2) ? void 0 : { quantity: "velocity", magnitude: speedMps };
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
  const [first3, second2] = [stateOf2(primary, cdm.tcaTaiS, eop), stateOf2(secondary, cdm.tcaTaiS, eop)];
  if (first3 === void 0) return fail(unsupported(own2.object, primary));
  if (second2 === void 0) return fail(unsupported(other, secondary));
  const { originator, creationTaiS } = cdm;
  const partyOf = (object, size) => ({
    ...messageParty(object, creationTaiS, size),
    statedBy: { originator, creationTaiS }
  });
  return ok({
    states: [first3, second2],
    parties: [partyOf(primary, own2.size), partyOf(secondary, own2.other)],
    isAtTca: false,
    stated: statedBy(cdm),
    ...cdm.hardBodyRadiusM !== void 0 && { messageRadiusM: cdm.hardBodyRadiusM },
    ...own2.radius && { radius: own2.radius }
  });
}
function statedBy({ missDistanceM, relativeSpeedMps: relativeSpeedMps2, collisionProbability: pc }) {
  return {
    missDistanceM,
    ...relativeSpeedMps2 !== void 0 && { relativeSpeedMps: relativeSpeedMps2 },
    ...pc !== void 0 && { pc }
  };
}
function stateOf2({ frame, positionM, velocityMps }, epochTaiS, eop) {
  return frame && transformState({ epochTaiS, frame, positionM, velocityMps }, "EME2000", eop);
}
function unsupported(object, { refFrame }) {
  return { code: "unsupported-frame", object, refFrame };
}
function implausible({ positionM, velocityMps }, object) {
  const odd = implausibility(positionM, velocityMps);
  return odd && { code: "state-implausible", object, ...odd };
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
function counted2(known, sigmas2) {
  const { covariance, densityError } = known;
  if (sigmas2 === void 0 || covariance === void 0 || known.counted !== void 0) return known;
  const { factor, isCalibrated } = sigmas2;
  return {
    ...known,
    counted: { factor, isCalibrated },
    covariance: scaledCovariance(covariance, factor),
    // A part of the same error: what both share grows with it.
    ...densityError && { densityError: { ...densityError, relativeSigma: factor * densityError.relativeSigma } }
  };
}

// packages/assessment/src/judge.ts
function objectsOf({ states, parties, messageRadiusM, radius }) {
  const known = [parties[0].covarianceAt(states[0]), parties[1].covarianceAt(states[1])];
  const objectOf3 = (index) => {
    const { covariance, source, leastDeviationM } = known[index];
    return {
      state: states[index],
      covarianceOrigin: source === "ESTIMATED" ? "estimated" : "given",
      ...covariance && { covariance },
      ...leastDeviationM !== void 0 && { leastDeviationM }
    };
  };
  return {
    objects: [objectOf3(0), objectOf3(1)],
    known,
    radius: radius ?? combinedHardBodyRadius(parties[0].size, parties[1].size, messageRadiusM)
  };
}
function withSharedErrors([primary, secondary], [first3, second2]) {
  return [
    { ...primary, ...first3.densityError && { densityError: first3.densityError } },
    { ...secondary, ...second2.densityError && { densityError: second2.densityError } }
  ];
}

// packages/assessment/src/planned-encounter-of.ts
function plannedEncounterOf(approach, radiusM) {
  const states = statesAtTca(approach);
  if (!states.ok) return states;
  const { objects, radius } = objectsOf(approach);
  const [first3, second2] = objects.map((object, i) => {
    const { covariance } = object;
    const name = i === 0 ? "primary" : "secondary";
    if (covariance === void 0) return fail({ code: "covariance-missing", object: name });
    return inertialPositionCovariance(covariance, object.state);
  });
  if (!first3.ok) return first3;
  if (!second2.ok) return second2;
  const independentM2 = combineCovariance(first3.value, second2.value);
  if (covarianceDefect(independentM2) !== void 0) return fail({ code: "covariance-unusable" });
  const [primary, secondary] = states.value;
  const hardBodyRadiusM = radiusM ?? radius.radiusM;
  const judged = withOwnFunctions(() => judgedOf(approach, hardBodyRadiusM));
  const covarianceM2 = judged?.isCorrelated ? sum3(independentM2, sharedPart(judged.objects)) : independentM2;
  return ok({ primary, secondary, covarianceM2, hardBodyRadiusM, ...judged && { judged } });
}
function judgedOf(approach, hardBodyRadiusM) {
  const { objects, known } = objectsOf(approach);
  const [primary, secondary] = objects;
  const { isAtTca } = approach;
  const asItIs = verdictReport({ primary, secondary, isAtTca, hardBodyRadiusM, isWithoutBounds: true });
  if (!asItIs.ok) return void 0;
  const shared = withSharedErrors(asItIs.value.objects, known);
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

// packages/operations/src/plan/known-events.ts
function messageEncounter({ message, hardBodyRadiusM, countedSigmas }, whose) {
  const cdm = readCdm(message);
  if (!cdm.ok) return fail({ code: cdm.fault.code });
  const approach = approachOf(cdm.value, whose);
  if (!approach.ok) return fail({ code: approach.fault.code });
  const counted3 = countedSigmas ? countedApproach(approach.value, countedSigmas) : approach.value;
  return plannedEncounterOf(counted3, hardBodyRadiusM ?? void 0);
}
function approachOf(cdm, { noradId, satellite, earthOrientation }) {
  const own2 = { object: placeOf(noradId, cdm), size: sizeOfSatellite(satellite.build) };
  return messageApproach(cdm, own2, earthOrientation && earthOrientationOfDays(earthOrientation));
}
function placeOf(noradId, { objects }) {
  return objects[1].noradId === noradId && objects[0].noradId !== noradId ? 2 : 1;
}

// packages/operations/src/plan/own-flight.ts
var STEP_S4 = 60;
var DEGREE = 9;
var kept6 = /* @__PURE__ */ new Map();
var MOST_KEPT3 = 4;
function ownFlight({ from, noradId, satellite }) {
  if (from.kind === "ephemeris") {
    const { orbit } = from.subject;
    if (orbit.kind !== "ephemeris") return void 0;
    const ephemeris2 = keptOrbit(orbit.key, () => inFrame(unpackEphemeris(orbit.ephemeris), "TEME"));
    const { covarianceAt: covarianceAt2 } = subjectParty(from.subject);
    const { radiusM } = hardBodyRadius(from.subject.identity.size);
    return ephemeris2 && { ephemeris: ephemeris2, party: { hardBodyRadiusM: radiusM, covarianceAt: covarianceAt2 } };
  }
  const { message, size, startTaiS, stopTaiS, air, earthOrientation } = from;
  const whose = { noradId, satellite, ...earthOrientation && { earthOrientation } };
  const cdm = readCdm(message);
  const encounter = messageEncounter({ message, hardBodyRadiusM: null }, whose);
  if (!cdm.ok || !encounter.ok) return void 0;
  const approach = approachOf(cdm.value, whose);
  if (!approach.ok) return void 0;
  const { positionM } = encounter.value.primary;
  const ephemeris = keptOrbit(`${air?.model} ${startTaiS} ${stopTaiS} ${positionM} ${message}`, () => {
    const means = meansOf(satellite, air);
    const body = means.unplannable === void 0 ? means.body : { massKg: satellite.massKg ?? 1 };
    const flown = freeOrbit(encounter.value.primary, startTaiS, stopTaiS, body, "full");
    return flown.ok ? tableOf2(flown.value, startTaiS, stopTaiS) : void 0;
  });
  const { size: inMessage, covarianceAt } = approach.value.parties[0];
  const hardBodyRadiusM = hardBodyRadius({ ...inMessage, ...size, ...sizeOfSatellite(satellite.build) }).radiusM;
  return ephemeris && { ephemeris, party: { hardBodyRadiusM, covarianceAt } };
}
function keptOrbit(key, make) {
  if (kept6.has(key)) return kept6.get(key);
  const made2 = make();
  if (kept6.size >= MOST_KEPT3) kept6.delete(kept6.keys().next().value);
  kept6.set(key, made2);
  return made2;
}
function tableOf2(orbit, startTaiS, stopTaiS) {
  const count = Math.floor((stopTaiS - startTaiS) / STEP_S4) + 1;
  const epochsTaiS = Float64Array.from({ length: count }, (_, k) => startTaiS + STEP_S4 * k);
  const states = new Float64Array(6 * count);
  const six3 = new Float64Array(6);
  epochsTaiS.forEach((t, k) => {
    orbit.stateAt(t, six3);
    states.set(sixOf(transformState(stateOfSix(six3, t, orbit.frame), "TEME")), 6 * k);
  });
  return tableEphemeris({ frame: "TEME", epochsTaiS, states, method: "LAGRANGE", degree: DEGREE });
}

// packages/operations/src/screened/flights.ts
function screenedFlights(question, { sources, elementsOf: elementsOf2, radiiM }, isOver) {
  const { own: own2, candidates, known, watchPc, mostChanges, progress } = question;
  const flight = ownFlight(own2);
  if (flight === void 0) return fail({ code: "NO_ORBIT" });
  const startTaiS = Math.max(question.startTaiS, flight.ephemeris.startTaiS);
  const stopTaiS = Math.min(question.stopTaiS, flight.ephemeris.stopTaiS);
  const volume = regimeVolume(flight.ephemeris, startTaiS);
  if (!volume.ok || !(startTaiS < stopTaiS)) return fail({ code: "NO_ORBIT" });
  const screened = screenAndJudge(
    {
      candidates,
      known,
      watchPc,
      mostChanges,
      startTaiS,
      stopTaiS,
      volume: volume.value,
      identity: own2.noradId,
      nominal: { kind: "ephemeris", ephemeris: flight.ephemeris, bstar: own2.bstar },
      own: flight.party,
      otherOf: (object) => ({
        covarianceAt: elementSetParty(elementsOf2(object)).covarianceAt,
        hardBodyRadiusM: radiiM[object]
      }),
      isOver,
      progress
    },
    sources
  );
  return ok({ stopTaiS, screened });
}

// packages/server/src/catalogue/packed-elements.ts
var FIELDS3 = 12;
function unpackElements(packed) {
  return Array.from({ length: packed.count }, (_, index) => elementsAt(packed, index));
}
function elementsAt(packed, index) {
  const at = (field) => packed.values[index * FIELDS3 + field] ?? Number.NaN;
  return {
    noradId: at(0),
    name: "",
    cosparId: "",
    epochTaiS: at(1),
    epochUtc: "",
    meanMotionRevPerDay: at(2),
    eccentricity: at(3),
    inclinationDeg: at(4),
    raanDeg: at(5),
    argPerigeeDeg: at(6),
    meanAnomalyDeg: at(7),
    bstar: at(8),
    meanMotionDot: at(9),
    meanMotionDdot: at(10),
    ephemerisType: at(11),
    classification: "U",
    elementSetNo: 0,
    revAtEpoch: 0
  };
}

// packages/server/src/platform/threads/work-mark.ts
import { readFileSync, readlinkSync } from "node:fs";
import { cpuUsage, hrtime } from "node:process";
var BEGUN_NS = 0;
var THREAD = 1;
var PROCESSOR_NS = 2;
var TICK_NS = 10000000n;
function openMark() {
  return new SharedArrayBuffer(3 * BigInt64Array.BYTES_PER_ELEMENT);
}
function markBegin(mark) {
  const facts = new BigInt64Array(mark);
  const thread = threadOfSystem();
  facts[THREAD] = thread;
  facts[PROCESSOR_NS] = processorNs(thread);
  Atomics.store(facts, BEGUN_NS, hrtime.bigint());
}
function workedS(mark) {
  const facts = new BigInt64Array(mark);
  const begunNs = Atomics.load(facts, BEGUN_NS);
  if (begunNs === 0n) return void 0;
  const passedS = Number(hrtime.bigint() - begunNs) / 1e9;
  return Math.min(passedS, Number(processorNs(facts[THREAD]) - facts[PROCESSOR_NS]) / 1e9);
}
function threadOfSystem() {
  try {
    return BigInt(readlinkSync("/proc/thread-self").split("/").at(-1));
  } catch {
    return 0n;
  }
}
function processorNs(thread) {
  if (thread === 0n) {
    const { user, system } = cpuUsage();
    return BigInt(user + system) * 1000n;
  }
  try {
    const line = readFileSync(`/proc/self/task/${thread}/stat`, "latin1");
    const fields2 = line.slice(line.lastIndexOf(")") + 2).split(" ");
    return (BigInt(fields2[11]) + BigInt(fields2[12])) * TICK_NS;
  } catch {
    return 0n;
  }
}

// packages/server/src/ca/screenings/catalogue-sources.ts
var last;
function catalogueSources(packed) {
  if (last?.key === packed.key) return last.sources;
  const elements = unpackElements(packed);
  const sources = {
    batch: batchOf(elements.map((element) => sgp4Init(element))),
    ephemerides: [],
    identities: Float64Array.from(elements, (element) => element.noradId)
  };
  last = { key: packed.key, sources };
  return sources;
}

// packages/server/src/ca/manoeuvres/screened/flights.thread.ts
function screenFlights({ against: { packed, radiiM, withCovariance }, mostWorkS, ...question }, progress) {
  const mark = openMark();
  markBegin(mark);
  const elementsOf2 = (object) => withCovariance.get(object) ?? elementsAt(packed, object);
  const catalogue = { sources: catalogueSources(packed), elementsOf: elementsOf2, radiiM };
  return screenedFlights({ ...question, progress }, catalogue, () => (workedS(mark) ?? 0) > mostWorkS);
}
export {
  screenFlights
};
//# sourceMappingURL=ca-manoeuvres-screened-flights.mjs.map

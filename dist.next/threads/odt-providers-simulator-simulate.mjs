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
      let sum3 = matrix[row * size + column];
      for (let k = 0; k < column; k++) sum3 -= lower[row * size + k] * lower[column * size + k];
      if (row !== column) {
        lower[row * size + column] = sum3 / lower[column * size + column];
        continue;
      }
      if (!(sum3 > 0)) return void 0;
      lower[row * size + row] = Math.sqrt(sum3);
    }
  }
  return lower;
}
function clipEigenvalues(matrix, size, floor) {
  const { values, vectors } = eigenSymmetric(matrix, size);
  const smallestEigenvalue = values[0];
  if (smallestEigenvalue >= floor) return { matrix, wasClipped: false, smallestEigenvalue };
  const repaired = new Float64Array(size * size);
  for (let row = 0; row < size; row++) {
    for (let column = row; column < size; column++) {
      let sum3 = 0;
      for (let k = 0; k < size; k++) {
        sum3 += vectors[row * size + k] * Math.max(values[k], floor) * vectors[column * size + k];
      }
      repaired[row * size + column] = sum3;
      repaired[column * size + row] = sum3;
    }
  }
  return { matrix: repaired, wasClipped: true, smallestEigenvalue };
}

// packages/units/src/angle.ts
var RAD_PER_DEG = Math.PI / 180;
var RAD_PER_ARCSEC = Math.PI / 648e3;
var TWO_PI = 2 * Math.PI;
function wrapTwoPi(angleRad) {
  const wrapped = angleRad % TWO_PI;
  return wrapped < 0 ? wrapped + TWO_PI : wrapped;
}

// packages/units/src/duration.ts
var SECONDS_PER_DAY = 86400;

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
    (weights2) => weights2.reduce((sum3, weight, k) => sum3 + weight * response[k], 0)
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
function isSame(first, second) {
  if (first === second) return true;
  if (first.firstDay !== second.firstDay || first.values.length !== second.values.length) return false;
  return first.values.every((value, index) => value === second.values[index]);
}
function fromDailyValues(firstDay, values, tides2) {
  const count = values.length / ORIENTATION_FIGURES;
  const edge = (day) => day * SECONDS_PER_DAY + taiMinusUtcOnDay(day);
  const hasTides = tides2 === "iers-2010";
  if (hasTides) {
    for (let row = 0; row < count; row++) {
      const zonal = zonalAt(edge(firstDay + row));
      values[row * ORIENTATION_FIGURES] = values[row * ORIENTATION_FIGURES] - zonal.ut1S;
      values[row * ORIENTATION_FIGURES + 3] = values[row * ORIENTATION_FIGURES + 3] - zonal.lodS;
    }
  }
  return {
    startTaiS: edge(firstDay),
    stopTaiS: edge(firstDay + count - 1),
    hasPoleOffsets: true,
    at(epochTaiS) {
      const { day, secondOfDay: secondOfDay2 } = utcDay(epochTaiS);
      const place = Math.min(Math.max(day + Math.min(secondOfDay2 / SECONDS_PER_DAY, 1) - firstDay, 0), count - 1);
      const row = Math.min(Math.floor(place), Math.max(count - 2, 0));
      const weights2 = hasTides ? throughFourDays(place, row, count) : throughTwoDays(place - row);
      const first = hasTides ? Math.max(0, Math.min(row - 1, count - weights2.length)) : row;
      const value = (column) => {
        let sum3 = 0;
        for (let k = 0; k < weights2.length; k++) {
          if (weights2[k] !== 0) sum3 += weights2[k] * values[(first + k) * ORIENTATION_FIGURES + column];
        }
        return sum3;
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

// packages/astro/src/constants.ts
var MU_EARTH = 3986004418e5;
var EARTH_RADIUS_M = 6378137;
var EARTH_FLATTENING = 1 / 298.257223563;
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

// packages/astro/src/air.ts
var EXPONENTIAL_AIR = { model: "EXPONENTIAL" };

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
  const mean2 = nutation.meanObliquityRad;
  const toEquator = aboutX(-(mean2 + nutation.inObliquityRad));
  return multiply3(toEquator, multiply3(aboutZ(-nutation.inLongitudeRad), aboutX(mean2)));
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
function velocityCoupling(from, to, rotation2, epochTaiS, eop) {
  if (from === "ITRF" === (to === "ITRF")) return void 0;
  const [x, y, z] = earthRotationInItrf(epochTaiS, eop);
  return to === "ITRF" ? multiply3(crossMatrix(-x, -y, -z), rotation2) : multiply3(rotation2, crossMatrix(x, y, z));
}
function transformState(state2, to, eop) {
  if (state2.frame === to) return state2;
  const m = rotationBetween(state2.frame, to, state2.epochTaiS, eop);
  const coupling = velocityCoupling(state2.frame, to, m, state2.epochTaiS, eop);
  const turned2 = rotated(m, state2.velocityMps);
  const carried = coupling === void 0 ? void 0 : rotated(coupling, state2.positionM);
  return {
    epochTaiS: state2.epochTaiS,
    frame: to,
    positionM: rotated(m, state2.positionM),
    velocityMps: carried === void 0 ? turned2 : [turned2[0] + carried[0], turned2[1] + carried[1], turned2[2] + carried[2]]
  };
}
function rotated(m, v) {
  return [
    m[0] * v[0] + m[1] * v[1] + m[2] * v[2],
    m[3] * v[0] + m[4] * v[1] + m[5] * v[2],
    m[6] * v[0] + m[7] * v[1] + m[8] * v[2]
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
  const count = Math.ceil((stopTaiS - startTaiS) / STEP_S) + 1;
  const nodes2 = new Float64Array(WIDTH * count);
  const state2 = new Uint8Array(count);
  const axes = earthAxes("EME2000");
  const six = new Float64Array(6);
  const nodeRow = new Float64Array(WIDTH);
  function isKnown(index) {
    if (state2[index] === 0) state2[index] = fill(index) ? 1 : 2;
    return state2[index] === 1;
  }
  function fill(index) {
    const at = startTaiS + index * STEP_S;
    if (!reference.stateAt(at, six)) return false;
    const m = axes(at);
    const [x, y, z] = [0, 3, 6].map((row2) => m[row2] * six[0] + m[row2 + 1] * six[1] + m[row2 + 2] * six[2]);
    const place = geodeticFromItrf([x, y, z]);
    const here = density2(at, place);
    const above = density2(at, { ...place, heightM: place.heightM + RISE_M });
    if (!(here > 0 && above > 0)) return false;
    const row = [Math.log(here), Math.log(here / above) / RISE_M, place.heightM, ...directionOf(place)];
    nodes2.set(row, WIDTH * index);
    return true;
  }
  return (epochTaiS, place) => {
    const t = (epochTaiS - startTaiS) / STEP_S;
    const first = Math.floor(t) - 1;
    for (let k = first; k < first + 4; k++) {
      if (k < 0 || k >= count || !isKnown(k)) return density2(epochTaiS, place);
    }
    cubic(nodes2, first, t - first - 1, nodeRow);
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
function cubic(nodes2, first, s, out) {
  const a = -s * (s - 1) * (s - 2) / 6;
  const b = (s + 1) * (s - 1) * (s - 2) / 2;
  const c = -(s + 1) * s * (s - 2) / 2;
  const d = (s + 1) * s * (s - 1) / 6;
  const at = WIDTH * first;
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
function secondsToRad(seconds) {
  return PER_SECOND * seconds;
}
function harmonicsOf({ latitudeDeg, longitudeDeg, localTimeH, universalTimeS }) {
  const x = Math.sin(latitudeDeg * PER_DEGREE);
  const s = Math.cos(latitudeDeg * PER_DEGREE);
  const s2 = s * s;
  const zonal = new Float64Array(8);
  const first = new Float64Array(8);
  const second = new Float64Array(8);
  const third = new Float64Array(8);
  zonal[0] = 1;
  zonal[1] = x;
  recursion(zonal, 0, 2, x);
  first[1] = s;
  recursion(first, 1, 2, x);
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
    first,
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
        const counted = hasHistory ? activity.ap.slice(1) : activity.ap;
        coefficients = counted.map((ap) => saturating(ap, rate, slope));
        saturated.set(set, coefficients);
      }
      return coefficients;
    }
  };
}
function yearly({ dayOfYear: dayOfYear2 }, phaseDay, times = 1) {
  return Math.cos(times * PER_DAY * (dayOfYear2 - phaseDay));
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
  const sum3 = terms[0] + terms[1] * m + terms[2] * m2 + terms[3] * m2 * m + longAgo;
  return sum3 / (1 + (1 - m8 * m8 * m2 * m) / (1 - m) * Math.sqrt(m));
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
  const mean2 = air.meanExcess;
  const day = air.dayExcess;
  const flux = p[19] * day + p[20] * day * day;
  const solar = p[19] * day * (1 + p[59] * mean2) + p[20] * day * day + p[21] * mean2 + p[29] * mean2 * mean2;
  const still = (p[1] + p[14] * mean2) * zonal[2] + p[2] * zonal[4] + p[22] * zonal[6] + p[26] * zonal[1];
  const even = p[18] * annual + (p[15] + p[16] * zonal[2]) * semiannual;
  const odd = (1 + p[47] * mean2 + flux) * (p[9] * zonal[1] + p[10] * zonal[3]) * season + p[37] * zonal[1] * asymmetricSemiannual;
  const waves = (1 + p[49] * mean2 + flux) * tides(p, at, season);
  const rest = longitude(p, at, mean2, season) + universalTime(p, at, mean2, season);
  const stormy = activity === void 0 ? 0 : activity * magnetic(p, at, season, air.hasHistory ? HISTORY : DAILY);
  return p[30] + solar + still + even + odd + waves + rest + stormy;
}
function tides(p, { first, second, third, cosDay, sinDay }, season) {
  const cos1 = p[3] * first[1] + p[4] * first[3] + p[27] * first[5] + p[11] * first[2] * season;
  const sin1 = p[6] * first[1] + p[7] * first[3] + p[28] * first[5] + p[12] * first[2] * season;
  const cos2 = p[5] * second[2] + p[41] * second[4] + (p[23] * second[3] + p[35] * second[5]) * season;
  const sin2 = p[8] * second[2] + p[42] * second[4] + (p[33] * second[3] + p[36] * second[5]) * season;
  const sin3 = p[39] * third[3] + (p[93] * third[4] + p[46] * third[6]) * season;
  const cos3 = p[40] * third[3] + (p[94] * third[4] + p[48] * third[6]) * season;
  return cos1 * cosDay[0] + sin1 * sinDay[0] + cos2 * cosDay[1] + sin2 * sinDay[1] + cos3 * cosDay[2] + sin3 * sinDay[2];
}
function longitude(p, at, mean2, season) {
  const { first } = at;
  const wave = (even, odd, seasonal) => tripleOf(p, even, first, 2) + tripleOf(p, odd, first, 1) + season * tripleOf(p, seasonal, first, 1);
  return (1 + p[80] * mean2) * (wave(64, 103, 109) * at.cosLongitude + wave(90, 106, 112) * at.sinLongitude);
}
function universalTime(p, at, mean2, season) {
  const { zonal, second, universalTimeRad: time } = at;
  const alone = (1 + p[95] * zonal[1]) * (1 + p[81] * mean2) * (1 + p[119] * zonal[1] * season) * tripleOf(p, 68, zonal, 1);
  const withLongitude = (1 + p[137] * mean2) * tripleOf(p, 76, second, 3);
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
function magnetic(p, at, season, terms) {
  const { zonal, first } = at;
  const [a, b, c] = terms.zonal;
  const [d, e, f] = terms.byLongitude;
  const hour = at.localTimeRad - hoursToRad(p[terms.hour]);
  const away = at.longitudeRad - PER_DEGREE * p[terms.longitude];
  const seasonAway = at.longitudeRad - PER_DEGREE * p[terms.seasonLongitude];
  const time = at.universalTimeRad - secondsToRad(p[terms.universalTime]);
  return p[a] + p[b] * zonal[2] + p[c] * zonal[4] + tripleOf(p, terms.zonalBySeason, zonal, 1) * season + tripleOf(p, terms.byHour, first, 1) * Math.cos(hour) + (1 + p[terms.tilt] * zonal[1]) * (p[d] * first[2] + p[e] * first[4] + p[f] * first[6]) * Math.cos(away) + tripleOf(p, terms.longitudeBySeason, first, 1) * season * Math.cos(seasonAway) + tripleOf(p, terms.byUniversalTime, zonal, 1) * Math.cos(time);
}
function tripleOf(p, from, functions, degree) {
  return p[from] * functions[degree] + p[from + 1] * functions[degree + 2] + p[from + 2] * functions[degree + 4];
}

// packages/astro/src/force/nrlmsise/lower-variation.ts
function lowerAtmosphere(p, at, air, activity) {
  const { zonal, first, second, third, cosDay, sinDay } = at;
  const { annual, semiannual, asymmetricAnnual: season, asymmetricSemiannual } = air.seasonOf(p);
  const still = p[1] * zonal[2] + p[2] * zonal[4] + p[22] * zonal[6] + p[26] * zonal[1] + p[14] * zonal[3] + p[59] * zonal[5];
  const even = (p[18] + p[47] * zonal[2] + p[29] * zonal[4]) * annual + (p[15] + p[16] * zonal[2] + p[30] * zonal[4]) * semiannual;
  const odd = (p[9] * zonal[1] + p[10] * zonal[3] + p[20] * zonal[5]) * season + p[37] * zonal[1] * asymmetricSemiannual;
  const cos1 = p[3] * first[1] + p[4] * first[3] + p[11] * first[2] * season;
  const sin1 = p[6] * first[1] + p[7] * first[3] + p[12] * first[2] * season;
  const cos2 = p[5] * second[2] + p[41] * second[4] + (p[23] * second[3] + p[35] * second[5]) * season;
  const sin2 = p[8] * second[2] + p[42] * second[4] + (p[33] * second[3] + p[36] * second[5]) * season;
  const tides2 = cos1 * cosDay[0] + sin1 * sinDay[0] + cos2 * cosDay[1] + sin2 * sinDay[1] + third[3] * (p[39] * sinDay[2] + p[40] * cosDay[2]);
  const magnetic2 = air.hasHistory ? (p[50] + p[96] * zonal[2]) * activity : (p[32] + p[45] * zonal[2]) * activity;
  const swing = 1 + zonal[1] * (p[80] * yearly(air, p[81]) + p[85] * yearly(air, p[86], 2)) + p[83] * yearly(air, p[84]) + p[87] * yearly(air, p[88], 2);
  const longitude2 = swing * ((tripleOf(p, 64, first, 2) + tripleOf(p, 74, first, 1)) * at.cosLongitude + (tripleOf(p, 90, first, 2) + tripleOf(p, 77, first, 1)) * at.sinLongitude);
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
      let sum3 = 0;
      for (let i = 0; i < n - 1 && at > x[i]; i++) {
        const to = i < n - 2 ? Math.min(at, x[i + 1]) : at;
        const h = x[i + 1] - x[i];
        const a2 = ((x[i + 1] - to) / h) ** 2;
        const b2 = ((to - x[i]) / h) ** 2;
        const straight = ((1 - a2) * y[i] + b2 * y[i + 1]) / 2;
        const bent = (a2 / 2 - (1 + a2 * a2) / 4) * curve[i] + (b2 * b2 / 4 - b2 / 2) * curve[i + 1];
        sum3 += (straight + bent * h * h / 6) * h;
      }
      return sum3;
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
  const first = temperaturesK[0];
  const last2 = temperaturesK.at(-1);
  const stretch = ((earth.radiusKm + bottom) / (earth.radiusKm + top)) ** 2;
  let spline;
  const reciprocal = () => {
    spline ??= clampedSpline(
      heightsKm.map(at),
      temperaturesK.map((temperature) => 1 / temperature),
      -nodes2.firstSlope / first ** 2 * spanKm,
      -nodes2.lastSlope / last2 ** 2 * spanKm * stretch
    );
    return spline;
  };
  return {
    temperatureAt: (heightKm) => 1 / reciprocal().valueAt(at(heightKm)),
    densityRatio(heightKm, mass, diffusion) {
      const x = at(heightKm);
      const column = mass * gravityAt(earth, top) * spanKm / GAS_CONSTANT * reciprocal().integralTo(x);
      return (first * reciprocal().valueAt(x)) ** (1 + diffusion) * Math.exp(-Math.min(column, LARGEST_EXPONENT));
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
var LOWEST_KM = 72.5;
var MEAN_LOWER_K = [6, 2, 7, 4].map((mean2, i) => temperatures[mean2] * lowerThermosphere[i][0]);
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
  const apart = n2 * profile.densityRatio(heightKm, NITROGEN.mass, NITROGEN.diffusion);
  const gas = (constituent) => densityOf(constituent, atBoundary(constituent), column);
  const densities = {
    N2: heightKm <= NITROGEN.mixedToKm ? joined(apart, mixedNitrogen, column.mixingKm, NITROGEN.mass) : apart,
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
function joined(apart, mixed, widthKm, mass) {
  const exponent = widthKm / (MIXTURE - mass);
  const ratio = exponent * Math.log(mixed / apart);
  if (ratio < -WHOLE) return apart;
  if (ratio > WHOLE) return mixed;
  return apart * (1 + Math.exp(ratio)) ** (1 / exponent);
}
function step(heightKm, size, at, heightBase, widthBase) {
  const above = heightKm - heightBase * figureOf(at.height);
  const first = Math.exp(above / (widthBase * figureOf(at.width)));
  const second = at.secondWidth ? Math.exp(above / (widthBase * figureOf(at.secondWidth))) : first;
  return Math.exp(size / (1 + 0.5 * (first + second)));
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
function isNear(first, second) {
  return Math.abs(first.heightM - second.heightM) < NEAR_M && Math.abs(first.latitudeRad - second.latitudeRad) < NEAR_RAD && Math.abs(first.longitudeRad - second.longitudeRad) < NEAR_RAD;
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
    let sum3 = 0;
    for (let i = 0; i < SLOTS3; i++) sum3 += apAt(slot - i);
    return sum3 / SLOTS3;
  };
  const edge = (day) => day * SECONDS_PER_DAY + taiMinusUtcOnDay(day);
  const kept5 = /* @__PURE__ */ new Map();
  return {
    startTaiS: edge(firstDay),
    stopTaiS: edge(firstDay + days.length),
    at(epochTaiS) {
      const { day, secondOfDay: secondOfDay2 } = utcDay(epochTaiS);
      const index = day - firstDay;
      const slot = index * SLOTS3 + Math.min(SLOTS3 - 1, Math.floor(secondOfDay2 / SLOT_S));
      let sample = kept5.get(slot);
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
        kept5.set(slot, sample);
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
function densityNear(air, reference, startTaiS, stopTaiS) {
  const density2 = atmosphereOfAir(air ?? EXPONENTIAL_AIR);
  return air === void 0 || air.model === "EXPONENTIAL" ? density2 : densityAlong(density2, reference, startTaiS, stopTaiS);
}
function weatherOf(weather) {
  return weather === void 0 || weather.days.length === 0 ? moderateSpaceWeather : spaceWeatherOfDays(weather.firstDay, weather.days);
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
var J2 = 1082616e-9;
var J3 = -253881e-11;
var J4 = -165597e-11;
var J3_OVER_J2 = J3 / J2;

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
function cubic2(c, e) {
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
  const g211 = cubic2(table.g211, e);
  const g310 = cubic2(table.g310, e);
  const g322 = cubic2(table.g322, e);
  const g410 = cubic2(table.g410, e);
  const g422 = cubic2(table.g422, e);
  const g520 = cubic2(e <= 0.65 ? G_LOW.g520 : e > 0.715 ? G520_HIGH : G520_MIDDLE, e);
  const fifth = e < 0.7 ? G5_LOW : G5_HIGH;
  const g533 = cubic2(fifth.g533, e);
  const g521 = cubic2(fifth.g521, e);
  const g532 = cubic2(fifth.g532, e);
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
  const seconds = -62e-7 * centuries ** 3 + 0.093104 * centuries ** 2 + (876600 * 3600 + 8640184812866e-6) * centuries + 67310.54841;
  const angle = seconds * Math.PI / 43200 % TWO_PI;
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
  const d1 = 0.75 * J2 * con41 / (beta * beta2);
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
  const c2 = coef1 * n * (a * (1 + 1.5 * eta2 + eEta * (4 + eta2)) + 0.375 * J2 * xi / psi2 * con41 * (8 + 3 * eta2 * (8 + eta2)));
  const c1 = bstar * c2;
  const c3 = e > 1e-4 ? -2 * coef * xi * J3_OVER_J2 * n * sinI / e : 0;
  const x1mth2 = 1 - cos2;
  const c4 = 2 * n * coef1 * a * beta2 * (eta * (2 + 0.5 * eta2) + e * (0.5 + 2 * eta2) - J2 * xi / (a * psi2) * (-3 * con41 * (1 - 2 * eEta + eta2 * (1.5 - 0.5 * eEta)) + 0.75 * x1mth2 * (2 * eta2 - eEta * (1 + eta2)) * Math.cos(2 * argPerigee)));
  const c5 = 2 * coef1 * a * beta2 * (1 + 2.75 * (eta2 + eEta) + eEta * eta2);
  const k1 = 1.5 * J2 * n / po2;
  const k2 = 0.5 * k1 * J2 / po2;
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
    const { day, fraction } = utcJulianDate(elements.epochTaiS);
    const epoch1950 = day - 24332815e-1 + fraction;
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
function addSecular(near, o, deep, d, integrator, c, t, mean2) {
  mean2[EM] += deep[d + DEDT] * t;
  mean2[IM] += deep[d + DIDT] * t;
  mean2[ARGPM] += deep[d + DOMDT] * t;
  mean2[NODEM] += deep[d + DNODT] * t;
  mean2[MM] += deep[d + DMDT] * t;
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
    let acceleration = 0;
    let slope = 0;
    if (resonance === 1) {
      for (let k = 0; k < 3; k++) {
        const phase = (k + 1) * (longitude2 - ONE_DAY_PHASE[k]);
        const size = deep[d + RES0 + k];
        sincos(phase, pair);
        acceleration += size * pair[0];
        slope += (k + 1) * size * pair[1];
      }
    } else {
      for (let k = 0; k < 10; k++) {
        const phase = HALF_DAY_ARG[k] * arg + HALF_DAY_LONGITUDE[k] * longitude2 - HALF_DAY_PHASE[k];
        const size = deep[d + RES0 + k];
        sincos(phase, pair);
        acceleration += size * pair[0];
        slope += HALF_DAY_LONGITUDE[k] * size * pair[1];
      }
    }
    slope *= longitudeRate;
    const left = t - time;
    if (Math.abs(left) < STEP) {
      integrator[c] = time;
      integrator[c + 1] = longitude2;
      integrator[c + 2] = motion;
      const n = motion + acceleration * left + slope * left * left * 0.5;
      const l = longitude2 + longitudeRate * left + acceleration * left * left * 0.5;
      const theta = (deep[d + GSTO] + t * EARTH_RATE) % TWO_PI;
      mean2[MM] = resonance === 1 ? l - mean2[NODEM] - mean2[ARGPM] + theta : l - 2 * mean2[NODEM] + 2 * theta;
      mean2[NM] = n0 + (n - n0);
      return;
    }
    longitude2 += longitudeRate * step2 + acceleration * HALF_STEP_2;
    motion += acceleration * step2 + slope * HALF_STEP_2;
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
function addPeriodics(deep, d, t, mean2) {
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
  mean2[EM] += pe;
  mean2[IM] += pi;
  const inclination = mean2[IM];
  const sinI = Math.sin(inclination);
  const cosI = Math.cos(inclination);
  if (inclination >= LYDDANE_INCLINATION) {
    ph /= sinI;
    mean2[ARGPM] += pgh - cosI * ph;
    mean2[NODEM] += ph;
    mean2[MM] += pl;
    return;
  }
  const afspc = deep[d + AFSPC] === 1;
  let node = mean2[NODEM] % TWO_PI;
  if (node < 0 && afspc) node += TWO_PI;
  const sinNode = Math.sin(node);
  const cosNode = Math.cos(node);
  const alpha = sinI * sinNode + ph * cosNode + pi * cosI * sinNode;
  const beta = sinI * cosNode - ph * sinNode + pi * cosI * cosNode;
  const longitude2 = mean2[MM] + mean2[ARGPM] + cosI * node + (pl + pgh - pi * node * sinI);
  let newNode = Math.atan2(alpha, beta);
  if (newNode < 0 && afspc) newNode += TWO_PI;
  if (Math.abs(node - newNode) > Math.PI) newNode += newNode < node ? TWO_PI : -TWO_PI;
  mean2[NODEM] = newNode;
  mean2[MM] += pl;
  mean2[ARGPM] = longitude2 - mean2[MM] - cosI * newNode;
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
  let difference = 0;
  for (let k = 0; k < 10; k++) {
    let step2 = (ex * sinF - ey * cosF - difference) / (1 - cosF * ex - sinF * ey);
    if (step2 >= 0.95) step2 = 0.95;
    else if (step2 <= -0.95) step2 = -0.95;
    difference += step2;
    if (step2 < 0.02 && step2 > -0.02) {
      const s2 = step2 * step2;
      const sinS = step2 * (1 - s2 / 6 * (1 - s2 / 20));
      const cosS = 1 - s2 / 2 * (1 - s2 / 12 * (1 - s2 / 30));
      const turned2 = sinF * cosS + cosF * sinS;
      cosF = cosF * cosS - sinF * sinS;
      sinF = turned2;
      if (step2 < 1e-12 && step2 > -1e-12) break;
    } else {
      sincos(u + difference, pair2);
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
  const k1 = 0.5 * J2 / p;
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

// packages/astro/src/force/drag-of-elements.ts
var DRAG_SIGMA_SHARE = 0.3;
var DRAG_PERSISTENCE = 0.9;
var DECAY_SIGMA_MPS = 1 / SECONDS_PER_DAY;
var LEAST_DECAY_SIGMAS = 0.5;
var LONG_ELLIPSE = 0.3;
var USUAL_M2_PER_KG = 0.02;
var USUAL_SIGMA_LOG = 1;
var ELLIPSE_SIGMA_LOG = 1.87;
var HIGHEST_PERIGEE_M = 15e5;
var POINTS = 72;
var MOST_M2_PER_KG = 5;
function dragOfElements(elements, air = EXPONENTIAL_AIR) {
  if (elements.bstar === 0) return void 0;
  const period = SECONDS_PER_DAY / elements.meanMotionRevPerDay;
  const orbit = sgp4Ephemeris(elements);
  const state2 = new Float64Array(6);
  const density2 = atmosphereOfAir(air);
  const revolutions = Math.max(1, Math.floor(elements.meanMotionRevPerDay));
  let power = 0;
  let lowestM = Number.POSITIVE_INFINITY;
  for (let k = 0; k < POINTS; k++) {
    const at = elements.epochTaiS - (k % revolutions + k / POINTS) * period;
    if (!orbit.stateAt(at, state2)) return void 0;
    const [x = 0, y = 0, z = 0, u = 0, v = 0, w = 0] = state2;
    const turn3 = rotationBetween("TEME", "ITRF", at);
    const there = [0, 3, 6].map((row) => turn3[row] * x + turn3[row + 1] * y + turn3[row + 2] * z);
    const place = geodeticFromItrf(there);
    lowestM = Math.min(lowestM, place.heightM);
    const wind = [u + EARTH_ROTATION_RADPS * y, v - EARTH_ROTATION_RADPS * x, w];
    const along = wind[0] * u + wind[1] * v + wind[2] * w;
    power += 0.5 * density2(at, place) * Math.hypot(...wind) * along / POINTS;
  }
  if (lowestM > HIGHEST_PERIGEE_M || !(power > 0)) return void 0;
  const seenMps = decayOfElements(elements);
  if (seenMps === void 0) return void 0;
  const decayMps = Math.max(seenMps, LEAST_DECAY_SIGMAS * DECAY_SIGMA_MPS);
  const decayOfOne = 2 * axisOf(elements) ** 2 * power / MU_EARTH;
  const coefficientM2PerKg = decayMps / decayOfOne;
  if (!(coefficientM2PerKg > 0 && coefficientM2PerKg <= MOST_M2_PER_KG)) return void 0;
  return { coefficientM2PerKg, decayMps, sigmaShare: Math.hypot(DRAG_SIGMA_SHARE, DECAY_SIGMA_MPS / decayMps) };
}
function expectedDrag({ eccentricity }, drag2) {
  if (eccentricity <= LONG_ELLIPSE) return drag2;
  const [seen, usual] = [ELLIPSE_SIGMA_LOG ** -2, USUAL_SIGMA_LOG ** -2];
  const share = (USUAL_M2_PER_KG / drag2.coefficientM2PerKg) ** (usual / (seen + usual));
  return {
    coefficientM2PerKg: drag2.coefficientM2PerKg * share,
    decayMps: drag2.decayMps * share,
    sigmaShare: Math.hypot(DRAG_SIGMA_SHARE, 1 / Math.sqrt(seen + usual))
  };
}
function decayOfElements(elements) {
  const [state2, other] = [new Float64Array(6), new Float64Array(6)];
  const epoch = elements.epochTaiS + SECONDS_PER_DAY;
  if (!sgp4Ephemeris(elements).stateAt(epoch, state2)) return void 0;
  if (!sgp4Ephemeris({ ...elements, bstar: 0 }).stateAt(epoch, other)) return void 0;
  const motion = 2 * Math.PI * elements.meanMotionRevPerDay / SECONDS_PER_DAY;
  return 4 / 3 * angleBetween(other, state2) * axisOf(elements) / (motion * SECONDS_PER_DAY ** 2);
}
function axisOf({ meanMotionRevPerDay }) {
  return Math.cbrt(MU_EARTH / (2 * Math.PI * meanMotionRevPerDay / SECONDS_PER_DAY) ** 2);
}
function angleBetween(first, second) {
  const speed = Math.hypot(first[3], first[4], first[5]);
  const ahead = [0, 1, 2].reduce((sum3, k) => sum3 + (second[k] - first[k]) * first[k + 3] / speed, 0);
  return ahead / Math.hypot(first[0], first[1], first[2]);
}

// packages/operations/src/orbit/drag-estimate.ts
function motionWith(motion, drag2) {
  if (drag2 === void 0 || !isOfAir(drag2, motion)) return motion;
  const { coefficientM2PerKg, sigmaM2PerKg } = drag2;
  const share = coefficientM2PerKg / (motion.drag?.coefficientM2PerKg ?? coefficientM2PerKg);
  return {
    ...motion,
    drag: {
      coefficientM2PerKg,
      sigmaShare: sigmaM2PerKg / coefficientM2PerKg,
      decayMps: (motion.drag?.decayMps ?? 0) * share
    }
  };
}
function isOfAir({ airModel }, { air }) {
  return airModel === (air?.model ?? "EXPONENTIAL");
}
function withDragAhead(known) {
  const { drag: drag2 } = known;
  if (drag2 === void 0) return known;
  const { coefficientM2PerKg: found, expectedM2PerKg: expected, sigmaM2PerKg: sigma } = drag2;
  const fresh = DRAG_SIGMA_SHARE * expected * Math.sqrt(1 - DRAG_PERSISTENCE ** 2);
  const sigmaM2PerKg = Math.hypot(DRAG_PERSISTENCE * sigma, fresh);
  return {
    ...known,
    drag: {
      ...drag2,
      coefficientM2PerKg: expected + DRAG_PERSISTENCE * (found - expected),
      sigmaM2PerKg,
      crossRtn: drag2.crossRtn.map((value) => value * DRAG_PERSISTENCE * sigma / sigmaM2PerKg),
      seenUntilTaiS: null
    }
  };
}

// packages/astro/src/force/body-track.ts
var GRID_S3 = 3600;
function bodyTrack(position, frame) {
  const kept5 = /* @__PURE__ */ new Map();
  const node = (index) => {
    const entry = kept5.get(index);
    if (entry !== void 0) return entry;
    const vector = inFrame(position(index * GRID_S3), frame);
    kept5.set(index, vector);
    return vector;
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
function inFrame([x, y, z], frame) {
  if (frame === "EME2000") return [x, y, z];
  const m = FRAME_BIAS;
  return [m[0] * x + m[3] * y + m[6] * z, m[1] * x + m[4] * y + m[7] * z, m[2] * x + m[5] * y + m[8] * z];
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
  const mean2 = 218.3164477 + (481267.88123421 + (-15786e-7 + (1 / 538841 - t / 65194e3) * t) * t) * t;
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
  const inLongitude = sum2(elp_excerpt_default.longitude, args, sine) + 3958 * sine(a1) + 1962 * sine(mean2 - f) + 318 * sine(a2);
  const inLatitude = sum2(elp_excerpt_default.latitude, args, sine) - 2235 * sine(mean2) + 382 * sine(a3) + 175 * (sine(a1 - f) + sine(a1 + f)) + 127 * sine(mean2 - args.moonAnomaly) - 115 * sine(mean2 + args.moonAnomaly);
  const longitude2 = (mean2 + inLongitude * 1e-6) * RAD_PER_DEG + LIGHT_TIME_RAD;
  const latitude = inLatitude * 1e-6 * RAD_PER_DEG;
  const distanceM = MEAN_DISTANCE_M + sum2(elp_excerpt_default.distance, args, cosine);
  const x = distanceM * Math.cos(latitude) * Math.cos(longitude2);
  const y = distanceM * Math.cos(latitude) * Math.sin(longitude2);
  const z = distanceM * Math.sin(latitude);
  const m = multiply3(aboutX(meanObliquity(t)), precession1976(t));
  return [m[0] * x + m[3] * y + m[6] * z, m[1] * x + m[4] * y + m[7] * z, m[2] * x + m[5] * y + m[8] * z];
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

// packages/astro/src/force/drag.ts
function drag(surface, density2, axes) {
  const half = 0.5 * surface.areaM2 * surface.coefficient;
  return {
    addRates(epochTaiS, state2, out) {
      const m = axes(epochTaiS);
      const x = state2[0];
      const y = state2[1];
      const z = state2[2];
      const place = geodeticFromItrf([
        m[0] * x + m[1] * y + m[2] * z,
        m[3] * x + m[4] * y + m[5] * z,
        m[6] * x + m[7] * y + m[8] * z
      ]);
      const wx = EARTH_ROTATION_RADPS * m[6];
      const wy = EARTH_ROTATION_RADPS * m[7];
      const wz = EARTH_ROTATION_RADPS * m[8];
      const u = state2[3] - (wy * z - wz * y);
      const v = state2[4] - (wz * x - wx * z);
      const w = state2[5] - (wx * y - wy * x);
      const factor = -half * density2(epochTaiS, place) * Math.sqrt(u * u + v * v + w * w) / state2[6];
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
    let inwards = 0;
    let re = 1;
    let im = 0;
    let reBelow = 0;
    let imBelow = 0;
    for (let m = 0; m <= highest; m++) {
      const column = m * width;
      const above = column + width;
      const first = functions[m];
      let valueC = first * cosine2[column + m];
      let valueS = first * sine2[column + m];
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
      inwards += radialC * re + radialS * im + u * upwards;
      ax += m * (valueC * reBelow + valueS * imBelow);
      ay += m * (valueS * reBelow - valueC * imBelow);
      reBelow = re;
      imBelow = im;
      re = s * reBelow - t * imBelow;
      im = s * imBelow + t * reBelow;
    }
    const scale = mu / r2;
    out[0] = scale * (ax - s * inwards);
    out[1] = scale * (ay - t * inwards);
    out[2] = scale * (az - u * inwards);
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
    addRates(_epoch, state2, out) {
      const x = state2[0];
      const y = state2[1];
      const z = state2[2];
      const r2 = x * x + y * y + z * z;
      const factor = -mu / (r2 * Math.sqrt(r2));
      out[3] = out[3] + factor * x;
      out[4] = out[4] + factor * y;
      out[5] = out[5] + factor * z;
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
    addRates(epochTaiS, state2, out) {
      const m = axes(epochTaiS);
      const x = state2[0];
      const y = state2[1];
      const z = state2[2];
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
function outsideShadow(edge, positionM, sun, pole2) {
  const { sunRad, earthRad, apartRad } = discs(positionM[0], positionM[1], positionM[2], sun, pole2);
  return edge === "penumbra" ? apartRad - earthRad - sunRad : apartRad - earthRad + sunRad;
}
function sunlitShare(x, y, z, sun, pole2) {
  const { sunRad: a, earthRad: b, apartRad: c } = discs(x, y, z, sun, pole2);
  if (c >= a + b) return 1;
  if (c <= b - a) return 0;
  if (c <= a - b) return 1 - b * b / (a * a);
  const along = (c * c + a * a - b * b) / (2 * c);
  const across = Math.sqrt(Math.max(0, a * a - along * along));
  const hidden = a * a * Math.acos(clamp(along / a)) + b * b * Math.acos(clamp((c - along) / b)) - c * across;
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
    apartRad: Math.acos(clamp(-(x * dx + y * dy + z * dz) / (toEarth * toSun)))
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
  const scaled = Math.sqrt(xs * xs + ys * ys + zs * zs);
  const sinLimb = Math.min(1, EARTH_RADIUS_M / scaled);
  const cosLimb = Math.sqrt(1 - sinLimb * sinLimb);
  const downX = -xs / scaled;
  const downY = -ys / scaled;
  const downZ = -zs / scaled;
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
  return Math.acos(clamp(-(limbX * x + limbY * y + limbZ * z) / (toEarth * length)));
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
  const edgeOf = (edge) => (epochTaiS, state2) => {
    sun(epochTaiS, body);
    pole2(epochTaiS, axis);
    return outsideShadow(edge, state2, body, axis);
  };
  return {
    kinks: [edgeOf("penumbra"), edgeOf("umbra")],
    addRates(epochTaiS, state2, out) {
      sun(epochTaiS, body);
      pole2(epochTaiS, axis);
      const share = sunlitShare(state2[0], state2[1], state2[2], body, axis);
      if (share === 0) return;
      const dx = state2[0] - body[0];
      const dy = state2[1] - body[1];
      const dz = state2[2] - body[2];
      const d2 = dx * dx + dy * dy + dz * dz;
      const factor = share * push / (state2[6] * d2 * Math.sqrt(d2));
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
    addRates(epochTaiS, state2, out) {
      track(epochTaiS, body);
      const sx = body[0];
      const sy = body[1];
      const sz = body[2];
      const x = state2[0];
      const y = state2[1];
      const z = state2[2];
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

// packages/astro/src/force/steering.ts
var FROZEN = "_INERTIAL";
function isTurning(frame) {
  return Object.hasOwn(LOCAL_FRAME_ALIASES, frame);
}
function steered(vector, frame, state2, epochTaiS, integration) {
  if (frame === "INERTIAL" || frame === integration) return vector;
  if (frame === "GCRF" || frame === "EME2000" || frame === "TOD") {
    const out = new Float64Array(3);
    apply3(rotationBetween(frame, integration, epochTaiS), vector, out);
    return [out[0], out[1], out[2]];
  }
  const local = frame.endsWith(FROZEN) ? frame.slice(0, -FROZEN.length) : frame;
  return alongLocal(vector, local, state2);
}
function alongLocal([a, b, c], frame, state2) {
  const m = localAxes(frame, state2.subarray(0, 3), state2.subarray(3, 6));
  return [m[0] * a + m[3] * b + m[6] * c, m[1] * a + m[4] * b + m[7] * c, m[2] * a + m[5] * b + m[8] * c];
}

// packages/astro/src/force/thrust.ts
function thrust(motor) {
  const size = Math.hypot(...motor.direction);
  const flow = massFlow(motor);
  const along = motor.direction.map((value) => value / size);
  const { frame, thrustN } = motor;
  return {
    addRates(_epoch, state2, out) {
      const [x, y, z] = frame === "INERTIAL" ? along : alongLocal(along, frame, state2);
      const factor = thrustN / state2[6];
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

// packages/astro/src/search/root.ts
var MOST_STEPS = 400;
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
  for (let i = 0; i < MOST_STEPS; i++) {
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
    const kept5 = ahead?.usual ?? (isLast ? size : 0);
    size = Math.min(control.longestStep, Math.max(Math.abs(h) * Math.max(SLOWEST, growth), kept5));
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
    let isPositive2 = at(t, y) >= 0;
    return {
      at,
      isLeft: (there, state2) => at(there, state2) >= 0 !== isPositive2,
      enter: (there, state2, isOnKink) => {
        isPositive2 = isOnKink ? !isPositive2 : at(there, state2) >= 0;
      }
    };
  });
}
function firstKink(step2, sides, state2) {
  const { start, length } = step2;
  let first;
  for (const side of sides) {
    const { at, isLeft } = side;
    const value = (way2) => {
      stateWithin(step2, start + way2 * length, state2);
      return at(start + way2 * length, state2);
    };
    const isLeftAt = (way2) => {
      stateWithin(step2, start + way2 * length, state2);
      return isLeft(start + way2 * length, state2);
    };
    const span = isLeftAt(0.5) ? [0, 0.5] : isLeftAt(1) ? [0.5, 1] : void 0;
    if (span === void 0) continue;
    const way = Math.abs(length) * rootBetween(value, span[0], span[1], KINK_WIDTH / Math.abs(length));
    if (first === void 0 || way < first.way) first = { way, side };
  }
  return first;
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
    let sum3 = 0;
    for (let s = 0; s < row.length; s++) {
      const a = row[s];
      if (a !== 0) sum3 += a * k[s][i];
    }
    out[i] = y[i] + h * sum3;
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
  const rows3 = new Float64Array(ROWS * n);
  for (let i = 0; i < n; i++) {
    const change = after2[i] - before[i];
    rows3[i] = change;
    rows3[n + i] = h * k[0][i] - change;
    rows3[2 * n + i] = 2 * change - h * (k[STAGES][i] + k[0][i]);
    for (let row = 0; row < dense.length; row++) {
      let sum3 = 0;
      for (let s = 0; s < ALL_STAGES; s++) sum3 += dense[row][s] * k[s][i];
      rows3[(3 + row) * n + i] = h * sum3;
    }
  }
  return rows3;
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
function applyImpulse(impulse, state2, integration) {
  const [x, y, z] = steered(impulse.deltaVMps, impulse.frame, state2, impulse.epochTaiS, integration);
  state2[3] = state2[3] + x;
  state2[4] = state2[4] + y;
  state2[5] = state2[5] + z;
  if (impulse.specificImpulseS === void 0) return;
  const exhaust = impulse.specificImpulseS * STANDARD_GRAVITY_MPS2;
  state2[6] = state2[6] * Math.exp(-Math.hypot(x, y, z) / exhaust);
}
function changesWithin(firings, impulses, startTaiS, stopTaiS) {
  const epochs = [
    ...firings.flatMap((firing) => [firing.startTaiS, firing.stopTaiS]),
    ...impulses.map((impulse) => impulse.epochTaiS)
  ];
  return [...new Set(epochs)].filter((epoch) => epoch > startTaiS && epoch < stopTaiS).sort((a, b) => a - b);
}

// packages/astro/src/numerical/trajectory.ts
function trajectoryOf(frame, originTaiS, steps, arcs) {
  const first = steps[0];
  const last2 = steps[steps.length - 1];
  const isForward = first.length > 0;
  const ordered = isForward ? steps : [...steps].reverse();
  const starts = Float64Array.from(ordered, (step2) => isForward ? step2.start : step2.start + step2.length);
  const ends = [originTaiS + first.start, originTaiS + last2.start + last2.length];
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
  const unsound = burns.find((burn) => !isBurnSound(burn));
  if (unsound !== void 0) return fail({ code: "burn-unsound", epochTaiS: unsound.startTaiS });
  const state2 = Float64Array.of(...initial.positionM, ...initial.velocityMps, run.massKg);
  const firings = burns.flatMap(firingsOf);
  const motorOf = motors(initial.frame);
  const edges = [origin2, ...changesWithin(firings, impulses, origin2, run.stopTaiS), run.stopTaiS];
  const control = controlOf(run.relativeError ?? USUAL_RELATIVE_ERROR, run.forces, origin2);
  const steps = [];
  const arcs = [];
  for (let i = 0; i + 1 < edges.length; i++) {
    const start = edges[i];
    const stop = edges[i + 1];
    for (const impulse of impulses) if (impulse.epochTaiS === start) applyImpulse(impulse, state2, initial.frame);
    const burning = firings.filter((firing) => firing.startTaiS <= start && firing.stopTaiS >= stop).map((firing) => motorOf(firing, state2, start));
    const emptyTaiS = exhaustion(burning, state2[6], start, stop);
    if (emptyTaiS !== void 0) return fail({ code: "mass-exhausted", epochTaiS: emptyTaiS });
    const laws = [...burning.map(thrust), ...run.forces];
    let hasDecayed = false;
    const end = integrate(ratesOf(laws, origin2), start - origin2, state2, stop - origin2, control, (step2, y) => {
      steps.push(step2);
      hasDecayed = !(sizeOf(y, 0) > EARTH_RADIUS_M + LOWEST_HEIGHT_M);
      return !hasDecayed;
    });
    if (hasDecayed)
      return fail({ code: "orbit-decayed", epochTaiS: origin2 + steps.at(-1).start + steps.at(-1).length });
    if (end === "not-finite") return fail({ code: "state-not-finite", epochTaiS: start });
    arcs.push({ startTaiS: Math.min(start, stop), stopTaiS: Math.max(start, stop), isPowered: burning.length > 0 });
  }
  return ok(trajectoryOf(initial.frame, origin2, steps, isBackwards ? arcs.reverse() : arcs));
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
  return ({ burn, thrustN }, state2, epochTaiS) => {
    const { specificImpulseS } = burn;
    if (isTurning(burn.frame)) return { thrustN, specificImpulseS, frame: burn.frame, direction: burn.direction };
    const direction = directions.get(burn) ?? steered(burn.direction, burn.frame, state2, epochTaiS, frame);
    directions.set(burn, direction);
    return { thrustN, specificImpulseS, frame: "INERTIAL", direction };
  };
}
function exhaustion(burns, massKg, startTaiS, stopTaiS) {
  const flow = burns.reduce((sum3, burn) => sum3 + massFlow(burn), 0);
  return flow * (stopTaiS - startTaiS) >= massKg ? startTaiS + massKg / flow : void 0;
}
function sizeOf(y, from) {
  return Math.sqrt(y[from] ** 2 + y[from + 1] ** 2 + y[from + 2] ** 2);
}

// packages/astro/src/vector.ts
function dot(a, b) {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
function cross2(a, b) {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}
function norm(a) {
  return Math.hypot(a[0], a[1], a[2]);
}

// packages/operations/src/orbit/forces.ts
var FIELD_DEGREE = 20;
var LOW_FIELD_DEGREE = 36;
var LOW_AXIS_M = EARTH_RADIUS_M + 1e6;
var ROUGH_DEGREE = 4;
var RELATIVE_ERROR = 1e-12;
var MASS_KG = 1;
var WHITE_NOISE = { densityM2PerS3: 2e-13 };
var AIR_LASTS_S = 7200;
var AIR_WAVE = 1 / 3;
var LEFT_FIELD_MPS2 = 7e-7;
var LIGHT_M2_PER_KG = 0.02;
function objectNoise(sigmaShare, degree = FIELD_DEGREE) {
  const share = sigmaShare === void 0 ? 0 : DRAG_SIGMA_SHARE / sigmaShare;
  return {
    ...WHITE_NOISE,
    field: { accelerationMps2: LEFT_FIELD_MPS2, radiusM: EARTH_RADIUS_M, power: degree + 2 },
    ...share > 0 && { air: { lastsS: AIR_LASTS_S * share ** 2, wave: AIR_WAVE * share } },
    steady: radiationPressure(
      { areaM2: LIGHT_M2_PER_KG * MASS_KG, coefficient: 1 },
      bodyTrack(sunPosition, "EME2000"),
      bodyTrack(poleDirection, "EME2000")
    )
  };
}
function orbitForces({
  near,
  drag: drag2,
  density: density2 = exponentialAtmosphere,
  eop,
  isObject
} = {}) {
  const degree = near && axisOf2(near) < LOW_AXIS_M ? LOW_FIELD_DEGREE : FIELD_DEGREE;
  const noiseOf = (sigmaShare2) => isObject ? objectNoise(sigmaShare2, degree) : WHITE_NOISE;
  const forcesWith = (coefficient) => forcesOf(degree, density2, eop, coefficient);
  if (drag2 === void 0) return { forces: forcesWith(), massKg: MASS_KG, noise: noiseOf() };
  const { coefficientM2PerKg, sigmaShare } = drag2;
  const forces = forcesWith(coefficientM2PerKg);
  if (!(sigmaShare > 0)) return { forces, massKg: MASS_KG, noise: noiseOf() };
  return {
    forces,
    massKg: MASS_KG,
    noise: noiseOf(sigmaShare),
    considered: forcesWith(coefficientM2PerKg * (1 + sigmaShare)),
    persistence: DRAG_PERSISTENCE
  };
}
function axisOf2({ positionM, velocityMps }) {
  return 1 / (2 / norm(positionM) - dot(velocityMps, velocityMps) / MU_EARTH);
}
function forcesOf(degree, atmosphere, eop, coefficientM2PerKg) {
  return forceModel("EME2000", {
    gravity: egm96(degree),
    ...degree > FIELD_DEGREE && { slopeDegree: FIELD_DEGREE },
    withSun: true,
    withMoon: true,
    ...eop && { eop },
    // Of a body of one kilogram.
    ...coefficientM2PerKg !== void 0 && {
      drag: { areaM2: coefficientM2PerKg * MASS_KG, coefficient: 1, atmosphere }
    }
  });
}
function roughForces({ coefficientM2PerKg }) {
  const drag2 = { areaM2: coefficientM2PerKg * MASS_KG, coefficient: 1 };
  return { forces: forceModel("EME2000", { gravity: egm96(ROUGH_DEGREE), drag: drag2 }), massKg: MASS_KG };
}
function carriedOrbit(initial, startTaiS, stopTaiS, { forces, massKg, relativeError = RELATIVE_ERROR } = orbitForces({ near: initial })) {
  const ends = [
    startTaiS < initial.epochTaiS ? startTaiS : void 0,
    stopTaiS > initial.epochTaiS ? stopTaiS : void 0
  ];
  const parts = [];
  for (const stop of ends) {
    if (stop === void 0) continue;
    const done = propagateNumerically({ initial, massKg, stopTaiS: stop, forces, relativeError });
    if (!done.ok) return fail({ code: "orbit-ends-before-pass" });
    parts.push(done.value);
  }
  return ok({
    frame: "EME2000",
    startTaiS,
    stopTaiS,
    stateAt: (at, out) => parts.some((part) => at >= part.startTaiS && at <= part.stopTaiS && part.stateAt(at, out))
  });
}

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
function commentLine(text2) {
  return `COMMENT ${text2.startsWith("=") && text2.charAt(1) !== "=" ? "= " : ""}${text2}`;
}
function isKeywordCode(code) {
  return code >= 65 && code <= 90 || code >= 97 && code <= 122 || code >= 48 && code <= 57 || code === 95;
}

// packages/ccsds/src/notation/text-kind.ts
function looksLikeXml(text2) {
  return firstVisible(text2) === 60;
}
function looksLikeJson(text2) {
  const first = firstVisible(text2);
  return first === 123 || first === 91;
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
  let fraction = 0;
  if (last2 > at + 8) {
    if (text2.charCodeAt(at + 8) !== 46) return Number.NaN;
    for (let digit = at + 9; digit < last2; digit += 1) {
      const code = text2.charCodeAt(digit);
      if (code < 48 || code > 57) return Number.NaN;
    }
    fraction = last2 > at + 9 ? Number(text2.slice(at + 8, last2)) : 0;
  }
  return hour * 3600 + minute * 60 + second + fraction;
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
      let sum3 = matrix[6 * row + column] ?? 0;
      for (let inner = 0; inner < column; inner += 1) {
        sum3 -= (matrix[6 * row + inner] ?? 0) * (matrix[6 * column + inner] ?? 0);
      }
      if (row === column) {
        if (!(sum3 > 0)) return false;
        matrix[7 * row] = Math.sqrt(sum3);
      } else matrix[6 * row + column] = sum3 / (matrix[7 * column] ?? 1);
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
  const first = text2.charCodeAt(0);
  const start = first === 43 || first === 45 ? 1 : 0;
  if (text2.length === start || text2.length > 16) return Number.NaN;
  for (let at = start; at < text2.length; at += 1) {
    const code = text2.charCodeAt(at);
    if (code < 48 || code > 57) return Number.NaN;
  }
  return Number(text2);
}

// packages/ccsds/src/notation/append.ts
function append(target2, items) {
  for (const item of items) target2.push(item);
}

// packages/ccsds/src/value/field.ts
var COMMENT = "COMMENT";
function textOf(fields2, keyword) {
  const value = fields2.find((field) => field.keyword === keyword)?.value;
  return value === "" ? void 0 : value;
}
function numberOf(fields2, keyword) {
  const text2 = textOf(fields2, keyword);
  if (text2 === void 0) return void 0;
  const value = parseNumber(text2);
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
function limitBrokenBy(number2, { kind, least }) {
  if (kind !== "number" && kind !== "integer" || Number.isNaN(number2)) return void 0;
  if (least !== void 0 && number2 < least) return `at least ${least}`;
  return Math.abs(number2) > MOST ? `at most ${MOST}` : void 0;
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
  parser.write(text2);
  parser.close();
  if (root === void 0) return stop("truncated");
  return root;
}
function doctypeAt(text2) {
  let at = text2.charCodeAt(0) === 65279 ? 1 : 0;
  for (; ; ) {
    const open = text2.indexOf("<", at);
    if (open < 0) return 0;
    if (text2.startsWith("<!--", open)) at = after(text2, "-->", open);
    else if (text2.startsWith("<?", open)) at = after(text2, "?>", open);
    else if (text2.startsWith("<!", open)) return lineAt(text2, open);
    else return 0;
  }
}
function longTextAt(text2) {
  const most = 2 * LONGEST_ELEMENT_TEXT;
  for (let open = text2.indexOf("<"); open >= 0; ) {
    const next = text2.indexOf("<", open + 1);
    if ((next < 0 ? text2.length : next) - open > most) return lineAt(text2, open);
    open = next;
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
function escapeXml(text2) {
  return printable(text2).replace(/[&<>"]/g, escapeOne);
}
function escapeOne(character) {
  if (character === "&") return "&amp;";
  if (character === "<") return "&lt;";
  return character === ">" ? "&gt;" : "&quot;";
}
function oneLine(written) {
  const text2 = printable(written);
  return text2.includes("\n") || text2.includes("\r") ? text2.replace(/\s*[\r\n]+\s*/g, " ") : text2;
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
function fieldsToJson(fields2) {
  const record = {};
  const comments = fields2.filter((field) => field.keyword === COMMENT).map((field) => field.value);
  if (comments.length > 0) record[COMMENT] = comments;
  for (const field of fields2) {
    if (field.keyword !== COMMENT) record[field.keyword] = field.value;
  }
  return record;
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

// packages/ccsds/src/catalogue.ts
function catalogueFormatOf(text2) {
  if (isBinary(text2)) return void 0;
  if (looksLikeJson(text2)) return "omm-json";
  if (looksLikeXml(text2)) return "omm-xml";
  const lines = withLineFeeds(text2.slice(0, 4096).replace(/^\ufeff/, "")).split("\n").map((line) => line.trimEnd()).filter((line) => line.trim() !== "" && !line.startsWith("#"));
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
function detectFormat(text2) {
  if (isBinary(text2)) return "not-text";
  const head = text2.slice(0, HEAD);
  if (head.trim() === "" || head.trim() === "\uFEFF") return "empty";
  if (looksLikeXml(text2)) return xmlFormat(head);
  if (looksLikeJson(text2)) return jsonFormat(head);
  const version = /^\ufeff?[ \t]*CCSDS_([A-Z]{3})_VERS[ \t]*=/m.exec(head)?.[1]?.toLowerCase();
  const kind = KINDS.find((candidate) => candidate === version);
  if (kind !== void 0) return `${kind}-kvn`;
  const catalogue = catalogueFormatOf(text2);
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
function checkSteps({ line, epochsTaiS, epochs, stateLines, keyword, segment }, faults) {
  if (epochsTaiS.length < 2) {
    faults.add("too-few-states", { line, value: String(epochsTaiS.length), limit: 2, segment });
    return;
  }
  const steps = Array.from({ length: epochsTaiS.length - 1 }, (_, i) => epochsTaiS[i + 1] - epochsTaiS[i]);
  const median = Float64Array.from(steps).sort()[Math.floor(steps.length / 2)] ?? 0;
  steps.forEach((step2, index) => {
    const place = { line: stateLines[index + 1], keyword, value: epochs[index + 1], segment };
    if (step2 === 0) faults.add("duplicate-epoch", place);
    if (step2 > GAP_RATIO * median && median > 0)
      faults.add("step-gap", { ...place, limit: `${String(GAP_RATIO * median)} s` });
  });
}
function checkCoverage({ epochsTaiS, epochs, stateLines, segment }, stopTaiS, stop, faults) {
  const last2 = epochsTaiS.length - 1;
  if (last2 < 1) return;
  const end = epochsTaiS[last2];
  const step2 = end - epochsTaiS[last2 - 1];
  if (stopTaiS - end <= Math.max(step2, 1)) return;
  const { keyword, value: limit } = stop;
  faults.add("states-end-early", { line: stateLines[last2], keyword, value: epochs[last2], limit, segment });
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
  const keyword = metadata.useableStopTaiS === void 0 ? "STOP_TIME" : "USEABLE_STOP_TIME";
  return metadata.fields.find((field) => field.keyword === keyword) ?? { keyword, value: metadata.stopTime, line: 0 };
}
function checkMetadata(segment, number2, faults) {
  const { metadata } = segment;
  const against = (code, keyword, value, limit) => {
    const line = metadata.fields.find((field) => field.keyword === keyword)?.line ?? segment.line;
    faults.add(code, { line, keyword, value, limit, segment: number2 });
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
function checkCovariances(segment, number2, faults) {
  for (const covariance of segment.covariances) {
    const place = { line: covariance.line, keyword: "EPOCH", value: covariance.epoch, segment: number2 };
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
function checkNeighbours(previous, segment, number2, faults) {
  const before = useableSpan(previous);
  const own = useableSpan(segment);
  if (own.startTaiS < before.stopTaiS) {
    const keyword = segment.metadata.useableStartTaiS === void 0 ? "START_TIME" : "USEABLE_START_TIME";
    const field = segment.metadata.fields.find((candidate) => candidate.keyword === keyword);
    faults.add("segments-overlap", { line: field?.line, keyword, value: field?.value, segment: number2 });
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
function isBlocking({ code, keyword }) {
  return BLOCKING.includes(code) && !OF_COVARIANCE.includes(keyword);
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
    const value = oem.segments[other]?.metadata.refFrame;
    return fail(messageFault("unsupported-frame", { keyword: "REF_FRAME", value, limit: frame, segment: other + 1 }));
  }
  return ok(inputOf(oem, first, frame));
}
function inputOf(oem, first, frame) {
  const count = oem.segments.reduce((sum3, segment) => sum3 + segment.epochsTaiS.length, 0);
  const epochsTaiS = new Float64Array(count);
  const states = new Float64Array(6 * count);
  const segments = [];
  let at = 0;
  for (const segment of oem.segments) {
    epochsTaiS.set(segment.epochsTaiS, at);
    states.set(oemStatesM(segment), 6 * at);
    const span = useableSpan(segment);
    const last2 = at + segment.epochsTaiS.length - 1;
    const start = Math.max(span.startTaiS, epochsTaiS[at] ?? 0);
    segments.push([at, last2 + 1, start, Math.min(span.stopTaiS, epochsTaiS[last2] ?? 0)]);
    at = last2 + 1;
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

// packages/astro/src/elements/kepler-equation.ts
var MOST_STEPS2 = 60;
function solveGeneralisedKepler(meanLongitudeRad, af, ag) {
  const e = Math.hypot(af, ag);
  let low = meanLongitudeRad - e;
  let high = meanLongitudeRad + e;
  let f = meanLongitudeRad + af * Math.sin(meanLongitudeRad) - ag * Math.cos(meanLongitudeRad);
  for (let step2 = 0; step2 < MOST_STEPS2; step2++) {
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
  for (let step2 = 0; step2 < MOST_STEPS2; step2++) {
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
  const set = (row, column, value) => {
    full[size * row + column] = value;
    full[size * column + row] = value;
  };
  const isLower = order === "LTM" || order === "LTMWCC" || order === "FULL";
  let at = 0;
  for (let row = 0; row < size; row += 1) {
    const from = order === "UTM" ? row : 0;
    const to = order === "LTM" ? row : size - 1;
    for (let column = from; column <= to; column += 1) {
      const value = numbers2[at] ?? 0;
      at += 1;
      if (row === column || isLower === column < row) set(row, column, value);
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
function choiceOf(fields2, keyword, byDefault) {
  return (textOf(fields2, keyword) ?? byDefault).toUpperCase();
}
function orderOf(fields2) {
  const written = choiceOf(fields2, "COV_ORDERING", "LTM");
  return COVARIANCE_ORDERS.find((order) => order === written);
}
function timeIn(ocm, fields2, keyword) {
  const text2 = textOf(fields2, keyword);
  if (text2 === void 0) return void 0;
  const seconds = parseNumber(text2);
  return Number.isNaN(seconds) ? epochReader(ocm.timeSystem)(text2) : ocm.epochTzeroTaiS + seconds;
}
function readLines(block, readEpoch, zeroTaiS, faults) {
  const form = formOf(block, faults);
  if (block.rows.length === 0) faults.add("no-states", { line: block.line, keyword: `${block.name}_START` });
  const rows3 = [];
  let { width } = form;
  let isRelative = form.time === void 0 ? void 0 : form.time === "TIME_RELATIVE";
  for (const { line, text: text2 } of block.rows) {
    if (text2.length > LONGEST_LINE) {
      faults.add("line-too-long", { line, limit: LONGEST_LINE });
      continue;
    }
    const words = text2.split(/\s+/);
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
    const before = rows3.at(-1);
    if (before?.epochTaiS === epochTaiS) faults.add("duplicate-epoch", { line, value: time });
    else if (before !== void 0 && epochTaiS < before.epochTaiS)
      faults.add("states-out-of-order", { line, value: time, limit: before.words[0] });
    rows3.push({ line, words, epochTaiS });
  }
  return rows3;
}
function formOf(block, faults) {
  const { fields: fields2, line, name } = block;
  if (name === "TRAJ") return numbers(ELEMENT_SETS.get(choiceOf(fields2, "TRAJ_TYPE", "CARTPV"))?.length);
  if (name === "MAN") return manoeuvreForm(fields2, line, faults);
  const order = orderOf(fields2);
  if (order === void 0) {
    const field = fields2.find((candidate) => candidate.keyword === "COV_ORDERING");
    const limit = COVARIANCE_ORDERS.join(", ");
    faults.add("value-not-allowed", { line: field?.line, keyword: "COV_ORDERING", value: field?.value, limit });
    return numbers(void 0);
  }
  return numbers(covarianceWidth(choiceOf(fields2, "COV_TYPE", "CARTPV"), order));
}
function manoeuvreForm(fields2, line, faults) {
  const field = fields2.find((candidate) => candidate.keyword === "MAN_COMPOSITION");
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
  const { fields: fields2, rows: rows3 } = block;
  const refuse = refusal(ocm, block);
  const centre = textOf(fields2, "CENTER_NAME") ?? "EARTH";
  const name = textOf(fields2, "TRAJ_REF_FRAME") ?? "ICRF3";
  const frame = frameOf(name);
  const type = choiceOf(fields2, "TRAJ_TYPE", "CARTPV");
  if (!isEarth(centre)) return refuse("unsupported-centre", "CENTER_NAME", centre, "EARTH");
  if (frame === void 0) return refuse("unsupported-frame", "TRAJ_REF_FRAME", name);
  if (!isConvertibleTimeSystem(ocm.timeSystem))
    return refuse("unsupported-time-system", "TIME_SYSTEM", ocm.timeSystem, "UTC, TAI, TT, GPS");
  const epochsTaiS = Float64Array.from(rows3, (row) => row.epochTaiS);
  const values = rows3.map((row) => row.words.slice(1).map(Number));
  if (type === "KEPLERIAN" || type === "KEPLERIANMEAN") {
    const averaging = choiceOf(fields2, "ORB_AVERAGING", "OSCULATING");
    if (averaging !== "OSCULATING") return refuse("unsupported-element-set", "ORB_AVERAGING", averaging, "OSCULATING");
    const unbound = values.findIndex(([a = 0, e = 0]) => !(a > 0 && e >= 0 && e < 1));
    if (unbound >= 0) {
      const limit = "a > 0, 0 <= e < 1";
      return fail(
        messageFault("number-out-of-range", { line: rows3[unbound]?.line, keyword: "TRAJ_TYPE", value: type, limit })
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
  const { fields: fields2, rows: rows3 } = block;
  const refuse = refusal(ocm, block);
  const name = textOf(fields2, "COV_REF_FRAME") ?? "TNW_INERTIAL";
  const frame = covarianceFrameOf(name);
  const type = choiceOf(fields2, "COV_TYPE", "CARTPV");
  const order = orderOf(fields2);
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
function refusal({ metadata }, { fields: fields2, line }) {
  return (code, keyword, value, limit) => {
    const at = [...fields2, ...metadata].find((field) => field.keyword === keyword)?.line ?? line;
    return fail(messageFault(code, { line: at, keyword, value, limit }));
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
function interpolationOf({ fields: fields2 }) {
  const method = textOf(fields2, "INTERPOLATION");
  if (method === void 0 || method.toUpperCase() === "PROPAGATE") return {};
  const degree = textOf(fields2, "INTERPOLATION_DEGREE");
  return { method, ...degree !== void 0 && { degree: parseInteger(degree) } };
}
function checkTrajectory(ocm, block, faults) {
  const { fields: fields2, line, rows: rows3 } = block;
  const fieldOf3 = (keyword) => fields2.find((field) => field.keyword === keyword);
  const against = (code, keyword, value, limit) => faults.add(code, { line: fieldOf3(keyword)?.line ?? line, keyword, value, limit });
  const states = ocmStates(ocm, block);
  if (!states.ok) {
    faults.add(states.fault.code, states.fault);
    return;
  }
  const frameEpoch = textOf(fields2, "TRAJ_FRAME_EPOCH");
  if (frameEpoch !== void 0 && (states.value.frame === "TEME" || states.value.frame === "TOD"))
    against("unsupported-frame", "TRAJ_FRAME_EPOCH", textOf(fields2, "TRAJ_REF_FRAME") ?? "", "frame of date");
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
  const stopTaiS = timeIn(ocm, fields2, "USEABLE_STOP_TIME");
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
function useableSpan2(ocm, { fields: fields2 }, epochsTaiS) {
  const [start, stop] = [epochsTaiS[0], epochsTaiS.at(-1)];
  return [
    Math.max(start, timeIn(ocm, fields2, "USEABLE_START_TIME") ?? start),
    Math.min(stop, timeIn(ocm, fields2, "USEABLE_STOP_TIME") ?? stop)
  ];
}
function misfitOf(trajectories) {
  let basis;
  for (const [index, { block, states, useable }] of trajectories.entries()) {
    const before = trajectories[index - 1];
    const misfit = (code, keyword, value, limit) => {
      const line = block.fields.find((field) => field.keyword === keyword)?.line ?? block.line;
      return messageFault(code, { line, keyword, value, limit });
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
  const count = trajectories.reduce((sum3, { states }) => sum3 + states.epochsTaiS.length, 0);
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
function rows2(book, entries) {
  return entries.map(([keyword, kind, unit2]) => ({
    keyword,
    presence: unit2 === "!" ? "mandatory" : "optional",
    kind,
    ...unit2 === void 0 || unit2 === "!" ? {} : { unit: unit2 },
    book
  }));
}

// packages/ccsds/src/ocm/fields-object.ts
var PHYSICAL = rows2("502.0-B-3 table 6-5", [
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
var PERTURBATIONS = rows2("502.0-B-3 table 6-10", [
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
var OD = rows2("502.0-B-3 table 6-11", [
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
var OCM_HEADER = rows2("502.0-B-3 table 6-2", [
  ["CLASSIFICATION", "text"],
  ["CREATION_DATE", "epoch", "!"],
  ["ORIGINATOR", "text", "!"],
  ["MESSAGE_ID", "text"]
]);
var OCM_METADATA = rows2("502.0-B-3 table 6-3", [
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
var TRAJECTORY = rows2("502.0-B-3 table 6-4", [
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
var COVARIANCE = rows2("502.0-B-3 table 6-6", [
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
var MANOEUVRE = rows2("502.0-B-3 table 6-7", [
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
function checkSection(fields2, rows3, place, faults) {
  const { segment } = place;
  const seen = /* @__PURE__ */ new Set();
  for (const field of fields2) {
    const { keyword, line } = field;
    if (keyword === COMMENT) continue;
    const row = rows3.find((candidate) => candidate.keyword === keyword);
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
  for (const row of rows3) {
    if (row.presence === "mandatory" && !seen.has(row.keyword)) {
      faults.add("missing-keyword", { line: place.line, keyword: row.keyword, segment });
    }
  }
}
function inBookOrder(fields2, rows3) {
  const runs = [];
  let comments = [];
  for (const field of fields2) {
    if (field.keyword === COMMENT) {
      comments.push(field);
      continue;
    }
    const rank2 = rows3.findIndex((row) => row.keyword === field.keyword);
    runs.push({ rank: rank2 < 0 ? Number.MAX_SAFE_INTEGER : rank2, fields: [...comments, field] });
    comments = [];
  }
  return [...runs.sort((a, b) => a.rank - b.rank).flatMap((run) => run.fields), ...comments];
}

// packages/ccsds/src/ocm/rules.ts
var NOT_ELEMENTS = ["CARTP", "CARTPV", "CARTPVA", "LDBARV", "ADBARV", "GEODETIC"];
function checkOcmMetadata(fields2, line, faults) {
  if (textOf(fields2, "NEXT_LEAP_EPOCH") !== void 0 && textOf(fields2, "NEXT_LEAP_TAIMUTC") === void 0) {
    faults.add("missing-keyword", { line, keyword: "NEXT_LEAP_TAIMUTC" });
  }
}
function checkOcmBlock(block, readEpoch, zeroTaiS, faults) {
  const { fields: fields2, line, name } = block;
  const need = (keyword) => {
    if (textOf(fields2, keyword) === void 0) faults.add("missing-keyword", { line, keyword });
  };
  if (name === "TRAJ") {
    if (choiceOf(fields2, "INTERPOLATION", "PROPAGATE") !== "PROPAGATE") need("INTERPOLATION_DEGREE");
    if (textOf(fields2, "ORB_REVNUM") !== void 0) need("ORB_REVNUM_BASIS");
    const type = choiceOf(fields2, "TRAJ_TYPE", "CARTPV");
    if (ELEMENT_SETS.has(type) && !NOT_ELEMENTS.includes(type)) need("ORB_AVERAGING");
  }
  if (name === "MAN") checkDutyCycle(block, need, readEpoch, zeroTaiS, faults);
}
function checkDutyCycle({ fields: fields2 }, need, readEpoch, zeroTaiS, faults) {
  const lineOf = (keyword2) => fields2.find((field) => field.keyword === keyword2)?.line;
  const cycle = choiceOf(fields2, "DC_TYPE", "CONTINUOUS");
  if (cycle === "CONTINUOUS") return;
  if (!Object.hasOwn(DUTY_CYCLE, cycle)) {
    const limit = ["CONTINUOUS", ...Object.keys(DUTY_CYCLE)].join(", ");
    faults.add("value-not-allowed", { line: lineOf("DC_TYPE"), keyword: "DC_TYPE", value: cycle, limit });
    return;
  }
  for (const keyword2 of DUTY_CYCLE[cycle] ?? []) need(keyword2);
  const timeOf = (keyword2) => {
    const text2 = textOf(fields2, keyword2) ?? "";
    const seconds = parseNumber(text2);
    return Number.isNaN(seconds) ? readEpoch(text2) ?? Number.NaN : zeroTaiS + seconds;
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
  const period = numberOf(fields2, keyword);
  const duration = numberOf(fields2, "DC_TIME_PULSE_DURATION");
  if (period !== void 0 && duration !== void 0 && period < duration) {
    const limit = `${String(duration)} and above`;
    faults.add("number-out-of-range", { line: lineOf(keyword), keyword, value: String(period), limit });
  }
}
function unitsOf({ name, fields: fields2 }) {
  const sizeOf3 = (keyword) => ELEMENT_SETS.get(choiceOf(fields2, keyword, "CARTPV"))?.length;
  if (name === "TRAJ") return ["TRAJ_UNITS", sizeOf3("TRAJ_TYPE")];
  if (name === "COV")
    return choiceOf(fields2, "COV_TYPE", "").endsWith("EIGVEC3") ? void 0 : ["COV_UNITS", sizeOf3("COV_TYPE")];
  const entries = name === "MAN" ? textOf(fields2, "MAN_COMPOSITION")?.split(",").length : void 0;
  return entries === void 0 ? void 0 : ["MAN_UNITS", entries - 1];
}
function checkUnits(block, faults) {
  const [keyword, width] = unitsOf(block) ?? [];
  const field = block.fields.find((candidate) => candidate.keyword === keyword);
  if (field === void 0 || field.value === "" || width === void 0) return;
  const units = field.value.replace(/^\[|\]$/g, "").split(",").length;
  if (units === width) return;
  faults.add("wrong-number-of-columns", { line: field.line, keyword, value: String(units), limit: width });
}
function ocmDeviations(ocm) {
  const faults = faultList();
  const { version, versionAsWritten } = ocm;
  if (versionAsWritten !== void 0) {
    faults.add("value-not-allowed", { ...versionAsWritten, keyword: "CCSDS_OCM_VERS", limit: version });
  }
  for (const block of ocm.blocks) {
    const { name, fields: fields2, rows: rows3, line } = block;
    checkUnits(block, faults);
    const isTurned = fields2.some(({ keyword, value }) => /^OEB_Q[123C]$/.test(keyword) && value !== "");
    if (name === "PHYS" && isTurned && textOf(fields2, "OEB_PARENT_FRAME") === void 0) {
      faults.add("missing-keyword", { line, keyword: "OEB_PARENT_FRAME" });
    }
    if (name !== "TRAJ") continue;
    const degree = parseInteger(textOf(fields2, "INTERPOLATION_DEGREE") ?? "");
    const needed = statesForDegree(textOf(fields2, "INTERPOLATION"), Number.isNaN(degree) ? void 0 : degree);
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
    const keyword = metadata === void 0 ? void 0 : `${metadata.name}_START`;
    if (keyword !== void 0) faults.add("keyword-out-of-order", { line: metadata?.line, keyword });
    faults.add("missing-section", { line, keyword: "META" });
    return void 0;
  }
  for (const { line: at } of metadata.rows) faults.add("malformed-line", { line: at });
  const fields2 = withUnits(metadata.fields, OCM_METADATA);
  checkSection(fields2, OCM_METADATA, { line: metadata.line, version }, faults);
  const timeSystem = textOf(fields2, "TIME_SYSTEM") ?? "UTC";
  if (!isKnownTimeSystem(timeSystem)) {
    const at = fields2.find((field) => field.keyword === "TIME_SYSTEM")?.line;
    faults.add("unknown-time-system", { line: at, keyword: "TIME_SYSTEM", value: timeSystem });
  }
  const readEpoch = epochReader(timeSystem);
  checkOcmMetadata(fields2, metadata.line, faults);
  const epochTzero = textOf(fields2, "EPOCH_TZERO") ?? "";
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
    metadata: fields2,
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
    const keyword = `${name}_START`;
    const rank2 = OCM_BLOCKS.indexOf(name);
    if (rank2 < 0) faults.add(name === "META" ? "section-repeated" : "unknown-keyword", { line, keyword });
    else if (rank2 < at) faults.add("keyword-out-of-order", { line, keyword });
    else if (seen.has(name) && !REPEATED_BLOCKS.includes(name))
      faults.add("section-repeated", { line, keyword });
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
  const fields2 = withUnits(draft.fields, table);
  const block = { ...draft, fields: fields2 };
  if (name === "USER") checkUser(block, faults);
  else checkSection(fields2, table, { line: draft.line, version }, faults);
  checkOcmBlock(block, readEpoch, zeroTaiS, faults);
  const hasLines = REPEATED_BLOCKS.includes(name);
  if (!hasLines) for (const { line, text: text2 } of draft.rows) faults.add("malformed-line", { line, value: text2 });
  const rows3 = hasLines ? readLines(block, readEpoch, zeroTaiS, faults) : [];
  return [placed({ name, line: draft.line, fields: fields2, rows: rows3, comments: draft.comments })];
}
function placed(block) {
  const { rows: rows3, fields: fields2, comments } = block;
  if (comments.length === 0) return block;
  if (rows3.length === 0) {
    const more = comments.map(({ text: text2 }) => ({ keyword: COMMENT, value: text2, line: 0 }));
    return { ...block, fields: [...fields2, ...more], comments: [] };
  }
  const inside = comments.map(({ beforeRow, text: text2 }) => ({
    beforeRow: Math.min(Math.max(Math.ceil(beforeRow) || 1, 1), rows3.length),
    text: text2
  }));
  return { ...block, comments: inside.sort((a, b) => a.beforeRow - b.beforeRow) };
}
function checkUser({ fields: fields2 }, faults) {
  const seen = /* @__PURE__ */ new Set();
  for (const { keyword, line, value } of fields2) {
    if (keyword === COMMENT) continue;
    if (!keyword.startsWith("USER_DEFINED_") || !isKeyword(keyword)) faults.add("unknown-keyword", { line, keyword });
    if (seen.has(keyword)) faults.add("duplicate-keyword", { line, keyword, value });
    seen.add(keyword);
  }
}
function withUnits(fields2, table) {
  return fields2.map((field) => {
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
function readOcmJson(text2, faults) {
  const value = parseJson(text2, faults);
  if (value === void 0) return void 0;
  if (!isRecord(value) || jsonText(value["CCSDS_OCM_VERS"]) === void 0) {
    faults.add("missing-keyword", { keyword: "CCSDS_OCM_VERS" });
    return void 0;
  }
  const blocks2 = [];
  if (value["metadata"] !== void 0) {
    const metadata = blockDraft("META", 0);
    append(metadata.fields, fieldsFromJson(value["metadata"], "metadata", faults));
    blocks2.push(metadata);
  }
  for (const name of OCM_BLOCKS) {
    const list = value[name.toLowerCase()];
    if (list === void 0) continue;
    if (!Array.isArray(list)) faults.add("malformed-json", { keyword: name.toLowerCase(), value: typeof list });
    else for (const block of list) blocks2.push(blockOf2(block, name, faults));
  }
  return {
    version: jsonText(value["CCSDS_OCM_VERS"]) ?? "",
    versionLine: 0,
    header: fieldsFromJson(value["header"] ?? {}, "header", faults),
    blocks: blocks2
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
    const text2 = isRecord(comment) ? jsonText(comment["text"]) : void 0;
    const before = isRecord(comment) ? comment["beforeRow"] : void 0;
    if (text2 === void 0 || typeof before !== "number") faults.add("malformed-json", { keyword: "comments" });
    else block.comments.push({ beforeRow: before, text: text2 });
  }
  return block;
}
function listOf(value, keyword, faults) {
  if (Array.isArray(value)) return value;
  if (value !== void 0) faults.add("malformed-json", { keyword, value: typeof value });
  return [];
}

// packages/ccsds/src/ocm/read-kvn.ts
function readOcmKvn(text2, faults) {
  const draft = { version: "", versionLine: 0, header: [], blocks: [] };
  let block;
  let lastLine = 0;
  let isFirst = true;
  walkKvn(text2, faults, (line) => {
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
function readOcmXml(text2, faults) {
  const parsed = parseXml(text2);
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
  const keyword = name === "USER_DEFINED" ? `USER_DEFINED_${attributes["parameter"] ?? ""}` : name;
  const unit2 = attributes["units"];
  return [{ keyword, value: element.text, line, ...unit2 === void 0 ? {} : { unit: unit2 } }];
}

// packages/ccsds/src/ocm/read.ts
function readOcmAll(text2) {
  const { value: ocm, faults } = readCollecting(text2, (list) => {
    const draft = draftOf(text2, list);
    return draft && ocmFromDraft(draft, list);
  });
  return { ...ocm && { ocm }, faults };
}
function draftOf(text2, faults) {
  if (looksLikeJson(text2)) return readOcmJson(text2, faults);
  return looksLikeXml(text2) ? readOcmXml(text2, faults) : readOcmKvn(text2, faults);
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
function headerOf(fields2) {
  const messageId = textOf(fields2, "MESSAGE_ID");
  return {
    fields: fields2,
    creationDate: textOf(fields2, "CREATION_DATE") ?? "",
    originator: textOf(fields2, "ORIGINATOR") ?? "",
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
  return comments.map(({ beforeState, text: text2 }) => ({ beforeState: Math.min(Math.max(Math.ceil(beforeState) || 0, 0), states), text: text2 })).sort((a, b) => a.beforeState - b.beforeState);
}
function metadataOf(draft, segment, faults) {
  const { fields: fields2 } = draft;
  const text2 = (keyword) => textOf(fields2, keyword) ?? "";
  const timeSystem = text2("TIME_SYSTEM");
  if (timeSystem !== "" && !isKnownTimeSystem(timeSystem)) {
    const line = fields2.find((field) => field.keyword === "TIME_SYSTEM")?.line;
    faults.add("unknown-time-system", { line, keyword: "TIME_SYSTEM", value: timeSystem, segment });
  }
  const startTaiS = draft.readEpoch(text2("START_TIME"));
  const stopTaiS = draft.readEpoch(text2("STOP_TIME"));
  if (startTaiS === void 0 || stopTaiS === void 0) return void 0;
  const useableStartTaiS = draft.readEpoch(text2("USEABLE_START_TIME"));
  const useableStopTaiS = draft.readEpoch(text2("USEABLE_STOP_TIME"));
  const interpolation = textOf(fields2, "INTERPOLATION");
  const degree = parseInteger(text2("INTERPOLATION_DEGREE"));
  return {
    fields: fields2,
    objectName: text2("OBJECT_NAME"),
    objectId: text2("OBJECT_ID"),
    centerName: text2("CENTER_NAME"),
    refFrame: text2("REF_FRAME"),
    timeSystem,
    startTime: text2("START_TIME"),
    stopTime: text2("STOP_TIME"),
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
function addCovariance(segment, block, number2, faults) {
  const epochTaiS = segment.readEpoch(block.epoch);
  if (epochTaiS === void 0) {
    faults.add("not-an-epoch", { line: block.line, keyword: "EPOCH", value: block.epoch, segment: number2 });
  }
  if (block.rows.length !== 6) {
    faults.add("covariance-incomplete", {
      line: block.line,
      value: String(block.rows.length),
      limit: 6,
      segment: number2
    });
    return;
  }
  const lowerTriangleKm = new Float64Array(21);
  let at = 0;
  for (let row = 0; row < 6; row += 1) {
    const parts = (block.rows[row] ?? "").split(BLANKS);
    const line = block.rowLines[row];
    if (parts.length !== row + 1) {
      const place = { line, value: String(parts.length), limit: row + 1, segment: number2 };
      faults.add("wrong-number-of-columns", place);
      return;
    }
    for (const part of parts) {
      const value = parseNumber(part);
      if (Number.isNaN(value)) {
        faults.add("not-a-number", { line, value: part, segment: number2 });
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
function addState(segment, text2, line, number2, faults) {
  const parts = text2.split(BLANKS2);
  const epoch = parts[0] ?? "";
  const epochTaiS = segment.readEpoch(epoch);
  if (epochTaiS === void 0) {
    const isEpochLike = epoch.charCodeAt(0) >= 48 && epoch.charCodeAt(0) <= 57;
    faults.add(isEpochLike ? "not-an-epoch" : "malformed-line", {
      line,
      value: isEpochLike ? epoch : text2,
      segment: number2
    });
    return;
  }
  const columns = parts.length - 1;
  if (columns !== 6 && columns !== 9) {
    faults.add("wrong-number-of-columns", { line, value: String(columns), limit: "6 or 9", segment: number2 });
    return;
  }
  const values = [];
  for (let index = 1; index <= columns; index += 1) {
    const part = parts[index] ?? "";
    const value = parseNumber(part);
    if (Number.isNaN(value)) {
      faults.add("not-a-number", { line, keyword: STATE_KEYWORDS[index - 1], value: part, segment: number2 });
      return;
    }
    values.push(value);
  }
  pushState(segment, epoch, epochTaiS, values, parts.slice(1).join(" "), line);
}
function pushState(segment, epoch, epochTaiS, values, text2, line) {
  segment.epochs.push(epoch);
  segment.epochsTaiS.push(epochTaiS);
  for (let index = 0; index < 6; index += 1) segment.statesKm.push(values[index] ?? 0);
  for (let index = 6; index < values.length; index += 1) segment.accelerationsKm.push(values[index] ?? 0);
  segment.stateTexts.push(text2);
  segment.stateLines.push(line);
}

// packages/ccsds/src/oem/read-json.ts
function readOemJson(text2, faults) {
  const value = parseJson(text2, faults);
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
function readSegment(value, number2, faults) {
  const segment = segmentDraft(0);
  if (!isRecord(value)) {
    faults.add("malformed-json", { keyword: "segments", value: typeof value, segment: number2 });
    return segment;
  }
  segment.fields = fieldsFromJson(value["metadata"] ?? {}, "metadata", faults);
  closeMetadata(segment);
  for (const comment of listOf2(value["comments"], "comments", number2, faults)) {
    if (!isRecord(comment)) continue;
    const before = comment["beforeState"];
    segment.comments.push({
      beforeState: typeof before === "number" ? before : 0,
      text: jsonText(comment["text"]) ?? ""
    });
  }
  for (const state2 of listOf2(value["states"], "states", number2, faults)) {
    addState(segment, textsOf(state2).join(" "), 0, number2, faults);
  }
  for (const covariance of listOf2(value["covariances"], "covariances", number2, faults)) {
    readCovariance(segment, covariance, number2, faults);
  }
  return segment;
}
function textsOf(value) {
  return Array.isArray(value) ? value.map((item) => jsonText(item) ?? "") : [];
}
function readCovariance(segment, value, number2, faults) {
  if (!isRecord(value)) {
    faults.add("malformed-json", { keyword: "covariances", value: typeof value, segment: number2 });
    return;
  }
  const numbers2 = textsOf(value["lowerTriangle"]);
  const frame = jsonText(value["COV_REF_FRAME"]);
  const rows3 = [1, 2, 3, 4, 5, 6].map((width) => numbers2.splice(0, width).join(" ")).filter((row) => row !== "");
  if (numbers2.length > 0) rows3.push(numbers2.join(" "));
  addCovariance(
    segment,
    {
      line: 0,
      comments: textsOf(value["COMMENT"]),
      epoch: jsonText(value["EPOCH"]) ?? "",
      ...frame === void 0 ? {} : { frame },
      rows: rows3,
      rowLines: []
    },
    number2,
    faults
  );
}

// packages/ccsds/src/oem/read-kvn.ts
function readOemKvn(text2, faults) {
  const reader = new OemKvnReader(faults);
  walkKvn(text2, faults, (line) => {
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
function readSegment2(element, number2, faults) {
  const segment = segmentDraft(element.line);
  const metadata = element.children.filter((child) => child.name === "metadata");
  const data = element.children.filter((child) => child.name === "data");
  for (const [name, elements] of [
    ["metadata", metadata],
    ["data", data]
  ]) {
    if (elements.length === 0) faults.add("missing-section", { line: element.line, keyword: name, segment: number2 });
    if (elements.length > 1)
      faults.add("section-repeated", { line: elements[1]?.line, keyword: name, segment: number2 });
  }
  if (metadata[0] !== void 0) segment.fields = fieldsOf(metadata[0], faults);
  closeMetadata(segment);
  for (const child of data[0]?.children ?? []) {
    if (child.name === "COMMENT") segment.comments.push({ beforeState: segment.epochs.length, text: child.text });
    else if (child.name === "stateVector") readState(segment, child, number2, faults);
    else if (child.name === "covarianceMatrix") readCovariance2(segment, child, number2, faults);
    else faults.add("unknown-keyword", { line: child.line, keyword: child.name, segment: number2 });
  }
  return segment;
}
function fieldsOf(element, faults) {
  const fields2 = [];
  for (const child of element.children) {
    if (child.children.length > 0) faults.add("unknown-keyword", { line: child.line, keyword: child.name });
    else if (!isNil(child)) fields2.push({ keyword: child.name, value: child.text, line: child.line });
  }
  return fields2;
}
function readState(segment, element, number2, faults) {
  let epoch;
  const texts = [];
  const values = [];
  for (const child of element.children) {
    const index = STATE_KEYWORDS.indexOf(child.name);
    if (child.name === "EPOCH" && epoch === void 0) epoch = child;
    else if (index < 0) {
      faults.add("unknown-keyword", { line: child.line, keyword: child.name, segment: number2 });
      return;
    } else if (index !== values.length) {
      faults.add("keyword-out-of-order", { line: child.line, keyword: child.name, segment: number2 });
      return;
    } else {
      const value = numberIn(child, STATE_UNITS[index] ?? "", number2, faults);
      if (Number.isNaN(value)) return;
      values.push(value);
      texts.push(child.text);
    }
  }
  if (values.length !== 6 && values.length !== 9) {
    const missing = STATE_KEYWORDS[values.length];
    faults.add("missing-keyword", { line: element.line, keyword: missing, segment: number2 });
    return;
  }
  const epochTaiS = epochOf(segment, element, epoch, number2, faults);
  if (epochTaiS === void 0 || epoch === void 0) return;
  pushState(segment, epoch.text, epochTaiS, values, texts.join(" "), element.line);
}
function numberIn(element, unit2, number2, faults) {
  const { name: keyword, text: text2, line } = element;
  const written = element.attributes["units"];
  if (written !== void 0 && unit2 !== "" && written.toLowerCase() !== unit2) {
    faults.add("wrong-unit", { line, keyword, value: written, limit: unit2, segment: number2 });
  }
  const value = parseNumber(text2);
  if (Number.isNaN(value)) faults.add("not-a-number", { line, keyword, value: text2, segment: number2 });
  return value;
}
function epochOf(segment, parent, epoch, number2, faults) {
  if (epoch === void 0) {
    faults.add("missing-keyword", { line: parent.line, keyword: "EPOCH", segment: number2 });
    return void 0;
  }
  const epochTaiS = segment.readEpoch(epoch.text);
  if (epochTaiS === void 0) {
    faults.add("not-an-epoch", { line: epoch.line, keyword: "EPOCH", value: epoch.text, segment: number2 });
  }
  return epochTaiS;
}
function readCovariance2(segment, element, number2, faults) {
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
      faults.add(code, { line: child.line, keyword: child.name, segment: number2 });
      return;
    } else {
      const value = numberIn(child, "", number2, faults);
      if (Number.isNaN(value)) return;
      lowerTriangleKm[texts.length] = value;
      texts.push(child.text);
    }
  }
  const epochTaiS = epochOf(segment, element, epoch, number2, faults);
  if (texts.length !== 21) {
    faults.add("covariance-incomplete", {
      line: element.line,
      value: String(texts.length),
      limit: 21,
      segment: number2
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
function checkSpans(segment, number2, faults) {
  const { metadata } = segment;
  const { startTaiS, stopTaiS, useableStartTaiS, useableStopTaiS } = metadata;
  const lineOf = (keyword) => metadata.fields.find((field) => field.keyword === keyword)?.line;
  const order = (keyword, value, limit) => faults.add("time-span-order", { line: lineOf(keyword), keyword, value, limit, segment: number2 });
  if (stopTaiS < startTaiS) order("STOP_TIME", metadata.stopTime, `START_TIME ${metadata.startTime}`);
  if (useableStartTaiS === void 0 !== (useableStopTaiS === void 0)) {
    const present = useableStartTaiS === void 0 ? "USEABLE_STOP_TIME" : "USEABLE_START_TIME";
    faults.add("useable-span-incomplete", { line: lineOf(present), keyword: present, segment: number2 });
    return;
  }
  if (useableStartTaiS === void 0 || useableStopTaiS === void 0) return;
  if (useableStartTaiS < startTaiS) order("USEABLE_START_TIME", void 0, `START_TIME ${metadata.startTime}`);
  if (useableStopTaiS > stopTaiS) order("USEABLE_STOP_TIME", void 0, `STOP_TIME ${metadata.stopTime}`);
  if (useableStopTaiS < useableStartTaiS) order("USEABLE_STOP_TIME", void 0, "USEABLE_START_TIME");
  const states = segment.epochsTaiS;
  if (states.length > 0 && ((states[states.length - 1] ?? 0) < useableStartTaiS || (states[0] ?? 0) > useableStopTaiS)) {
    faults.add("useable-span-empty", { line: lineOf("USEABLE_START_TIME"), segment: number2 });
  }
}
function checkStates(segment, number2, faults) {
  const { epochsTaiS, epochs, stateLines, metadata } = segment;
  if (epochsTaiS.length === 0) {
    const code = segment.covariances.length > 0 ? "covariance-without-states" : "no-states";
    faults.add(code, { line: segment.line, segment: number2 });
    return;
  }
  for (let index = 0; index < epochsTaiS.length; index += 1) {
    const epoch = epochsTaiS[index] ?? 0;
    const place = { line: stateLines[index], keyword: "EPOCH", value: epochs[index], segment: number2 };
    if (index > 0 && epoch < (epochsTaiS[index - 1] ?? 0)) {
      faults.add("states-out-of-order", { ...place, limit: epochs[index - 1] });
    }
    if (epoch < metadata.startTaiS - ROUNDING_S || epoch > metadata.stopTaiS + ROUNDING_S) {
      const isEarly = epoch < metadata.startTaiS;
      faults.add("epoch-outside-span", { ...place, limit: isEarly ? metadata.startTime : metadata.stopTime });
    }
  }
}
function checkCovarianceOrder(segment, number2, faults) {
  segment.covariances.forEach((covariance, index) => {
    const before = segment.covariances[index - 1];
    if (before === void 0 || covariance.epochTaiS >= before.epochTaiS) return;
    const place = { line: covariance.line, keyword: "EPOCH", value: covariance.epoch, segment: number2 };
    faults.add("states-out-of-order", { ...place, limit: before.epoch });
  });
}
var ROUNDING_S = 1e-3;
function checkVersionOne(segment, number2, faults) {
  const wide = segment.stateTexts.findIndex((text2) => text2.split(/\s+/).length > 6);
  if (wide >= 0) {
    faults.add("accelerations-not-in-version", { line: segment.stateLines[wide], limit: "2.0", segment: number2 });
  }
  const first = segment.covariances[0];
  if (first !== void 0) {
    faults.add("covariance-not-in-version", { line: first.line, limit: "2.0", segment: number2 });
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
function readOemAll(text2) {
  const { value: oem, faults } = readCollecting(text2, (list) => {
    const draft = draftOf2(text2, list);
    const read = draft && oemFromDraft(draft, list);
    if (read !== void 0) checkOemRules(read, list);
    return read;
  });
  return { ...oem && { oem }, faults };
}
function draftOf2(text2, faults) {
  if (looksLikeJson(text2)) return readOemJson(text2, faults);
  if (!looksLikeXml(text2)) return readOemKvn(text2, faults);
  const parsed = parseXml(text2);
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
  const { weights: weights2 } = window;
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
      let sum3 = 0;
      for (let k = 0; k < 6; k++) sum3 += a[row + k] * b[k * 6 + column];
      out[row + column] = sum3;
    }
  }
  return out;
}
function turned6(a, x) {
  const out = new Float64Array(6);
  for (let i = 0; i < 6; i++) for (let k = 0; k < 6; k++) out[i] = out[i] + a[6 * i + k] * x[k];
  return out;
}
function congruent6(a, c) {
  const half = multiply6(a, c);
  const out = new Float64Array(36);
  for (let row = 0; row < 6; row++) {
    for (let column = row; column < 6; column++) {
      let sum3 = 0;
      for (let k = 0; k < 6; k++) sum3 += half[row * 6 + k] * a[column * 6 + k];
      out[row * 6 + column] = sum3;
      out[column * 6 + row] = sum3;
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
  const kept5 = values[i];
  values[i] = values[j];
  values[j] = kept5;
}

// packages/astro/src/covariance/rotate.ts
function covarianceInStateFrame(cov, state2) {
  if (cov.frame === state2.frame) return cov;
  if (cov.frame !== "RTN" && cov.frame !== "TNW") {
    throw new RangeError(`a covariance in ${cov.frame} does not belong to a state in ${state2.frame}`);
  }
  const back = transpose3(localAxes(cov.frame, state2.positionM, state2.velocityMps));
  return { epochTaiS: cov.epochTaiS, frame: state2.frame, matrix: rotateCovariance(cov.matrix, back) };
}
function covarianceInLocal(cov, local, state2) {
  if (cov.frame === local) return cov;
  const { matrix } = covarianceInStateFrame(cov, state2);
  const axes = localAxes(local, state2.positionM, state2.velocityMps);
  return { epochTaiS: cov.epochTaiS, frame: local, matrix: rotateCovariance(matrix, axes) };
}
function covarianceInFrame(cov, to, eop) {
  if (cov.frame === to || cov.frame === "RTN" || cov.frame === "TNW") return cov;
  const rotation2 = rotationBetween(cov.frame, to, cov.epochTaiS, eop);
  const coupling = velocityCoupling(cov.frame, to, rotation2, cov.epochTaiS, eop);
  const matrix = coupling === void 0 ? rotateCovariance(cov.matrix, rotation2) : congruent6(blocks(rotation2, coupling), cov.matrix);
  return { epochTaiS: cov.epochTaiS, frame: to, matrix };
}
function blocks(rotation2, coupling) {
  const out = new Float64Array(36);
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 3; column++) {
      out[row * 6 + column] = rotation2[row * 3 + column];
      out[(row + 3) * 6 + column + 3] = rotation2[row * 3 + column];
      out[(row + 3) * 6 + column] = coupling[row * 3 + column];
    }
  }
  return out;
}

// packages/astro/src/elements/equinoctial.ts
function equinoctialSense(state2) {
  return state2[0] * state2[4] - state2[1] * state2[3] < 0 ? -1 : 1;
}
function equinoctialFromCartesian(state2, mu = MU_EARTH, sense = equinoctialSense(state2)) {
  const x = state2[0];
  const y = state2[1];
  const z = state2[2];
  const u = state2[3];
  const v = state2[4];
  const w = state2[5];
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
function equinoctialTangent(packed, sense, { state: state2, jacobian }, mu = MU_EARTH) {
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
    state2[i] = a * position;
    state2[i + 3] = speed * velocity;
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
  const state2 = stateAt(epochTaiS);
  if (state2 === void 0 || covariances.length === 0) return void 0;
  const after2 = firstAfter(covariances, epochTaiS);
  const carried = (index) => {
    const cov = covariances[index];
    if (cov === void 0) return void 0;
    const own = stateAt(cov.epochTaiS);
    return own === void 0 ? void 0 : carry(cov, own, state2);
  };
  const earlier = carried(after2 - 1);
  const later = carried(after2);
  if (earlier === void 0 || later === void 0) return earlier ?? later;
  const from = covariances[after2 - 1].epochTaiS;
  const s = (epochTaiS - from) / (covariances[after2].epochTaiS - from);
  const weight = s * s * s * (10 - s * (15 - 6 * s));
  const matrix = earlier.matrix.map((value, i) => (1 - weight) * value + weight * later.matrix[i]);
  return { epochTaiS, frame: state2.frame, matrix };
}
function carry(cov, own, state2) {
  if (own.frame !== "ITRF") {
    const inFrame3 = covarianceInStateFrame(covarianceInFrame(cov, own.frame), own);
    return inFrame3.epochTaiS === state2.epochTaiS ? inFrame3 : transportCovariance(inFrame3, own, state2);
  }
  const from = transformState(own, "EME2000");
  const to = transformState(state2, "EME2000");
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
    nodes: nodes2,
    frame: nodes2.frame,
    startTaiS: segments[0][2],
    stopTaiS: segments[segments.length - 1][3],
    stateAt
  };
  const covariances = nodes2.covariances ?? [];
  if (covariances.length === 0) return base;
  const stateVectorAt = (epochTaiS) => {
    const out = new Float64Array(6);
    if (!stateAt(epochTaiS, out)) return void 0;
    return stateOfSix(out, epochTaiS, nodes2.frame);
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
function ephemerisQuality(nodes2) {
  const steps = stepsOf(nodes2);
  const sorted = [...steps].sort((a, b) => a - b);
  const median = sorted[sorted.length >> 1] ?? 0;
  const dropped = droppedNodeError(nodes2);
  const shared = {
    method: nodes2.method,
    degree: nodes2.degree,
    nodeCount: nodes2.epochsTaiS.length,
    stepS: { shortest: sorted[0] ?? 0, median, longest: sorted[sorted.length - 1] ?? 0 },
    gaps: gapsOf(nodes2, median * GAP_STEPS)
  };
  if (dropped === void 0) return { ...shared, verdict: "unknown" };
  const degree = nodes2.method === "LINEAR" ? 1 : nodes2.degree;
  const estimatedErrorM = dropped * Math.max(2 ** -(degree + 1), 0.01);
  return { ...shared, droppedNodeErrorM: dropped, estimatedErrorM, verdict: verdictOf(estimatedErrorM) };
}
var CLEARLY_BETTER = 0.7;
function chooseInterpolation(nodes2) {
  const halfLength = Math.max(...segmentsOf(nodes2).map(([start, end]) => end - start + 1 >> 1));
  let best;
  let least = Number.POSITIVE_INFINITY;
  for (const [method, degree] of [
    ["HERMITE", 7],
    ["HERMITE", 9],
    ["LAGRANGE", 7],
    ["LAGRANGE", 9]
  ]) {
    const error = droppedNodeError({ ...nodes2, method, degree });
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
function droppedNodeError(nodes2) {
  let worst;
  const out = new Float64Array(STATE_WIDTH);
  for (const [start, end] of segmentsOf(nodes2)) {
    const keptCount = end - start + 1 >> 1;
    if (keptCount < 3) continue;
    const epochs = new Float64Array(keptCount);
    const states = new Float64Array(keptCount * STATE_WIDTH);
    for (let i = 0; i < keptCount; i++) {
      const from = start + 2 * i;
      epochs[i] = nodes2.epochsTaiS[from];
      states.set(nodes2.states.subarray(from * STATE_WIDTH, (from + 1) * STATE_WIDTH), i * STATE_WIDTH);
    }
    const thinned = tableEphemeris({
      frame: nodes2.frame,
      epochsTaiS: epochs,
      states,
      method: nodes2.method,
      degree: nodes2.degree
    });
    const margin = Math.min((nodes2.degree >> 1) + 1, keptCount - 1 >> 1);
    for (let i = margin - 1; i < keptCount - margin; i++) {
      const dropped = start + 2 * i + 1;
      if (dropped >= end || !thinned.stateAt(nodes2.epochsTaiS[dropped], out)) continue;
      const base = dropped * STATE_WIDTH;
      const error = Math.hypot(
        out[0] - nodes2.states[base],
        out[1] - nodes2.states[base + 1],
        out[2] - nodes2.states[base + 2]
      );
      worst = Math.max(worst ?? 0, error);
    }
  }
  return worst;
}
function stepsOf(nodes2) {
  const steps = [];
  for (const [start, end] of segmentsOf(nodes2)) {
    for (let i = start + 1; i < end; i++) steps.push(nodes2.epochsTaiS[i] - nodes2.epochsTaiS[i - 1]);
  }
  return steps;
}
function gapsOf(nodes2, longestStepS) {
  const gaps = [];
  let lastStop;
  for (const [start, end, useableStart, useableStop] of segmentsOf(nodes2)) {
    if (lastStop !== void 0 && useableStart > lastStop) gaps.push({ startTaiS: lastStop, stopTaiS: useableStart });
    lastStop = useableStop;
    for (let i = start + 1; i < end; i++) {
      const from = nodes2.epochsTaiS[i - 1];
      const to = nodes2.epochsTaiS[i];
      if (longestStepS > 0 && to - from > longestStepS) gaps.push({ startTaiS: from, stopTaiS: to });
    }
  }
  return gaps;
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
function interpolationDoubt(nodes2) {
  const { verdict, estimatedErrorM, method, degree, stepS } = ephemerisQuality(nodes2);
  if (estimatedErrorM === void 0 || verdict !== "warn" && verdict !== "refuse") return void 0;
  const limitM = verdict === "refuse" ? REFUSE_ERROR_M : WARN_ERROR_M;
  return { estimatedErrorM, limitM, method, degree, medianStepS: stepS.median };
}

// packages/assessment/src/orbit/ephemeris-intake.ts
var UNFIT = ["states-end-early"];
function takeEphemeris(text2) {
  return detectFormat(text2).startsWith("ocm-") ? takeOcm(text2) : takeOem(text2);
}
function takeOem(text2) {
  const { oem, faults } = readOemAll(text2);
  if (oem === void 0 || faults.length > 0) return atFault(faults);
  const findings = validateOem(oem);
  const unfit = findings.filter(({ code }) => UNFIT.includes(code));
  if (unfit.length > 0) return atFault(unfit);
  const { objectName: name = "", objectId: designator = "", refFrame = "" } = oem.segments[0]?.metadata ?? {};
  const header = oem.header.fields;
  return fitted({ kind: "OEM", name, designator, refFrame, header, findings }, toEphemerisInput(oem));
}
function takeOcm(text2) {
  const { ocm, faults } = readOcmAll(text2);
  if (ocm === void 0 || faults.length > 0) return atFault(faults);
  const { header, metadata, blocks: blocks2 } = ocm;
  const cosparId = textOf(metadata, "INTERNATIONAL_DESIGNATOR");
  const trajectory = blocks2.find((block) => block.name === "TRAJ");
  const message = {
    kind: "OCM",
    name: textOf(metadata, "OBJECT_NAME") ?? "",
    designator: textOf(metadata, "OBJECT_DESIGNATOR") ?? cosparId ?? "",
    ...cosparId !== void 0 && { cosparId },
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

// packages/astro/src/ephemeris/reframe.ts
function inFrame2(ephemeris, to, eop) {
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
  const rotation2 = rotationBetween(from, to, epochTaiS, eop);
  const coupling = velocityCoupling(from, to, rotation2, epochTaiS, eop);
  const x = states[at];
  const y = states[at + 1];
  const z = states[at + 2];
  apply3(rotation2, states, states, at);
  apply3(rotation2, states, states, at + 3);
  if (coupling === void 0) return;
  for (let i = 0; i < 3; i++) {
    states[at + 3 + i] = states[at + 3 + i] + coupling[i * 3] * x + coupling[i * 3 + 1] * y + coupling[i * 3 + 2] * z;
  }
}

// packages/operations/src/orbit/opened-oem.ts
var last;
function openedOem(text2, eop) {
  if (last?.text !== text2 || last.eop !== eop) {
    const taken = takeEphemeris(text2);
    const asWritten = taken.ok ? tableEphemeris(taken.value.table) : void 0;
    last = { text: text2, eop, asWritten, inertial: asWritten && inFrame2(asWritten, "EME2000", eop) };
  }
  return last;
}

// packages/operations/src/orbit/plain-elements.ts
function meanElements(plain) {
  const { covariance, ...rest } = plain;
  return covariance === void 0 ? rest : { ...rest, covariance: { ...covariance, matrix: Float64Array.from(covariance.matrix) } };
}

// packages/operations/src/orbit/motion.ts
function motionOf(orbit) {
  if (orbit.kind === "state") return motionWith(orbit.motion ?? {}, orbit.drag);
  if (orbit.kind === "ephemeris") return { ...orbit.motion, oem: orbit.text };
  const air = orbit.motion?.air;
  const elements = meanElements(orbit.elements);
  const drag2 = dragOfElements(elements, air);
  return { ...drag2 && { drag: expectedDrag(elements, drag2) }, ...air && { air }, noise: "OBJECT" };
}
function dynamicsOf({ drag: drag2, oem, air, noise }, startTaiS, stopTaiS, { near, eop } = {}) {
  const beside = oem === void 0 ? void 0 : openedOem(oem, eop).inertial;
  const isThere = beside !== void 0 && beside.startTaiS <= startTaiS && beside.stopTaiS >= stopTaiS;
  if (isThere) return { beside };
  const known = { near, drag: drag2, eop, isObject: noise === "OBJECT" };
  if (drag2 === void 0 || air === void 0 || near === void 0)
    return orbitForces({ ...known, density: air && atmosphereOfAir(air) });
  const way = carriedOrbit(near, startTaiS, stopTaiS, { ...roughForces(drag2), relativeError: ROUGH_ERROR });
  const density2 = way.ok ? densityNear(air, way.value, startTaiS, stopTaiS) : atmosphereOfAir(air);
  return orbitForces({ ...known, density: density2 });
}
var ROUGH_ERROR = 1e-8;

// packages/conjunction/src/covariance/estimated.ts
var DRAG_GROWTH_KM = {
  "perigee-below-400-km": 2,
  "perigee-400-600-km": 0.6,
  "perigee-600-900-km": 0.15,
  "perigee-above-900-km": 0.08
};
var DEEP_SPACE_PERIOD_S = 225 * 60;
var TIMING_CORRELATION = 0.98;
function shapeOf(state2) {
  const speedSquared = dot(state2.velocityMps, state2.velocityMps);
  const semiMajorAxisM = 1 / (2 / norm(state2.positionM) - speedSquared / MU_EARTH);
  const momentum = norm(cross2(state2.positionM, state2.velocityMps));
  const eccentricity = Math.sqrt(Math.max(0, 1 - momentum ** 2 / (MU_EARTH * semiMajorAxisM)));
  return { semiMajorAxisM, eccentricity };
}
function orbitRegime(state2) {
  const { semiMajorAxisM, eccentricity } = shapeOf(state2);
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
function estimateCovariance(state2, ageS) {
  const ageDays = ageS / SECONDS_PER_DAY;
  const regime = orbitRegime(state2);
  const sigmaRtnM = estimatedSigma(regime, ageDays);
  return { covariance: covarianceOfSigmas(state2, sigmaRtnM), regime, sigmaRtnM, ageDays };
}
function estimateCarriedCovariance(state2, ageS) {
  const { sigmaRtnM, growthMps } = carriedError(state2, Math.abs(ageS) / SECONDS_PER_DAY);
  return covarianceOfOrbit(state2, sigmaRtnM, axisOfGrowth(state2, growthMps));
}
function axisOfGrowth(state2, growthMps) {
  const { semiMajorAxisM } = shapeOf(state2);
  return growthMps / (1.5 * Math.sqrt(MU_EARTH / (semiMajorAxisM * semiMajorAxisM * semiMajorAxisM)));
}
function carriedError(state2, days) {
  const regime = orbitRegime(state2);
  if (regime !== "deep-space") return { sigmaRtnM: estimatedSigma(regime, days), growthMps: growthRate(regime, days) };
  const [sigmaRtnM, kmPerDay] = shapeOf(state2).eccentricity > LONG_ELLIPSE ? [[1300, 3e3 + 1e4 * days, 850], 16] : [[350, 700 + 400 * days, 150 + 20 * days], 0.4];
  return { sigmaRtnM, growthMps: 1e3 * kmPerDay / SECONDS_PER_DAY };
}
function growthRate(regime, ageDays) {
  const days = Math.max(1, Math.abs(ageDays));
  return 1500 * DRAG_GROWTH_KM[regime] * Math.sqrt(days) / SECONDS_PER_DAY;
}
function theoryError(regime) {
  if (regime === "deep-space") return { sigmaRtnM: [800, 1e3, 300], axisM: 1e3 };
  return { sigmaRtnM: [110, 550, 140], axisM: 100 };
}
function covarianceOfOrbit(state2, sigmaRtnM, axisM) {
  const six = sixOf(state2);
  const elements = equinoctialFromCartesian(six);
  if (elements === void 0) return covarianceOfSigmas(state2, sigmaRtnM);
  const [r, t, n] = sigmaRtnM;
  const semiMajorAxisM = Math.cbrt(MU_EARTH / elements.meanMotionRadps ** 2);
  const eccentric = Math.sqrt(Math.max(r ** 2 - axisM ** 2, r ** 2 / 4)) / semiMajorAxisM;
  const ahead = Math.sqrt(Math.max(t ** 2 - 4 * r ** 2, t ** 2 / 4)) / semiMajorAxisM;
  const motion = 1.5 * elements.meanMotionRadps * axisM / semiMajorAxisM;
  const jacobian = equinoctialJacobian(elements);
  const ways = [
    [0, motion],
    [1, eccentric],
    [2, eccentric],
    [5, ahead]
  ].map(([column, sigma]) => [0, 1, 2, 3, 4, 5].map((i) => jacobian[6 * i + column] * sigma));
  const { epochTaiS, frame } = state2;
  const { matrix } = covarianceInLocal({ epochTaiS, frame, matrix: squareOf(ways) }, "RTN", state2);
  const tilt = n / semiMajorAxisM;
  const radius = norm(state2.positionM);
  const radialMps = dot(state2.positionM, state2.velocityMps) / radius;
  const alongMps = norm(cross2(state2.positionM, state2.velocityMps)) / radius;
  const turns = squareOf([
    [0, 0, 0, 0, 0, tilt * alongMps],
    [0, 0, tilt * radius, 0, 0, tilt * radialMps]
  ]);
  return { epochTaiS, frame: "RTN", matrix: matrix.map((value, k) => value + turns[k]) };
}
function squareOf(ways) {
  return Float64Array.from(
    { length: 36 },
    (_, k) => ways.reduce((sum3, way) => sum3 + way[Math.floor(k / 6)] * way[k % 6], 0)
  );
}
function covarianceOfSigmas(state2, sigmaRtnM) {
  const turnRate = turnRateOf(state2);
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
  return { epochTaiS: state2.epochTaiS, frame: "RTN", matrix };
}
function turnRateOf({ positionM, velocityMps }) {
  return norm(cross2(positionM, velocityMps)) / dot(positionM, positionM);
}

// packages/tracking/src/orbit-update/acceleration-noise.ts
function noiseBetween(before, after2) {
  const ways = after2.lasting.map((way, w) => way.map((value, i) => value - (before?.lasting[w]?.[i] ?? 0)));
  return after2.white.map(
    (value, n) => ways.reduce((sum3, way) => sum3 + way[Math.floor(n / 6)] * way[n % 6], value - (before?.white[n] ?? 0))
  );
}
var STEP_RAD = 0.3;
function accelerationNoise(arc, origin2, { densityM2PerS3, air, field, steady }, uncertain) {
  const stepS = STEP_RAD / perigeeRate(origin2);
  const [six, transition2] = [new Float64Array(6), new Float64Array(36)];
  const axes = rtnAxes(origin2.positionM, origin2.velocityMps);
  const rateAt = (spanS) => {
    const epochTaiS = origin2.epochTaiS + spanS;
    arc.read(epochTaiS, six, transition2);
    const columns = pushColumns(transition2);
    const sigma = air && uncertain && sigmaOf(uncertain, epochTaiS, six);
    const density2 = [0, 1, 2].flatMap(
      (i) => [0, 1, 2].map((k) => (i === k ? densityM2PerS3 : 0) + (air && sigma ? air.lastsS * sigma[i] * sigma[k] : 0))
    );
    const radius = Math.hypot(six[0], six[1], six[2]);
    const place = (row) => [0, 1, 2].reduce((sum3, k) => sum3 + axes[3 * row + k] * six[k] / radius, 0);
    const left = field && field.accelerationMps2 * (field.radiusM / radius) ** field.power;
    const local = left && rtnAxes([six[0], six[1], six[2]], [six[3], six[4], six[5]]);
    const ofField = (axis, share) => left && local ? [0, 1].map((row) => [0, 1, 2].map((k) => share * left * place(row) * local[3 * axis + k])) : [];
    const pushes = [
      ...ofField(1, 0.5),
      ...ofField(2, 1),
      ...air && sigma ? [0, 1].map((row) => sigma.map((value) => air.wave * place(row) * value)) : [],
      ...steady && uncertain ? [ratesOf2([steady], epochTaiS, six, uncertain.massKg)] : []
    ];
    const ways = pushes.flatMap(
      (push) => [0, 1, 2, 3, 4, 5].map((i) => [0, 1, 2].reduce((sum3, k) => sum3 + columns[3 * i + k] * push[k], 0))
    );
    return Float64Array.of(...squareOf2(columns, density2), ...ways);
  };
  const panel = (startS, lengthS, before, atStart) => {
    const [atMiddle, atEnd] = [rateAt(startS + lengthS / 2), rateAt(startS + lengthS)];
    const share = lengthS / 6;
    const sum3 = before.map(
      (value, k) => value + (k < 36 ? Math.abs(share) : share) * (atStart[k] + 4 * atMiddle[k] + atEnd[k])
    );
    return { sum: sum3, atEnd };
  };
  const atOrigin = rateAt(0);
  const none = { sum: new Float64Array(atOrigin.length), atEnd: atOrigin };
  const sides = { back: [none], ahead: [none] };
  return (epochTaiS) => {
    const spanS = epochTaiS - origin2.epochTaiS;
    const side = spanS < 0 ? sides.back : sides.ahead;
    const towardsS = Math.sign(spanS) * stepS;
    const whole = Math.floor(Math.abs(spanS) / stepS);
    for (let n = side.length - 1; n < whole; n++) {
      side.push(panel(n * towardsS, towardsS, side[n].sum, side[n].atEnd));
    }
    const { sum: sum3, atEnd } = side[whole];
    const all = panel(whole * towardsS, spanS - whole * towardsS, sum3, atEnd).sum;
    const lasting = Array.from({ length: (all.length - 36) / 6 }, (_, w) => all.slice(36 + 6 * w, 42 + 6 * w));
    return { white: all.slice(0, 36), lasting };
  };
}
function pushColumns(transition2) {
  const push = new Float64Array(18);
  for (let i = 0; i < 3; i++) {
    for (let axis = 0; axis < 3; axis++) {
      push[3 * i + axis] = -transition2[6 * axis + 3 + i];
      push[3 * (i + 3) + axis] = transition2[6 * axis + i];
    }
  }
  return push;
}
function squareOf2(columns, density2) {
  const half = columns.map((_, n) => {
    const [row, axis] = [3 * Math.floor(n / 3), n % 3];
    return columns[row] * density2[axis] + columns[row + 1] * density2[3 + axis] + columns[row + 2] * density2[6 + axis];
  });
  return Float64Array.from({ length: 36 }, (_, n) => {
    const [i, k] = [3 * Math.floor(n / 6), 3 * (n % 6)];
    return half[i] * columns[k] + half[i + 1] * columns[k + 1] + half[i + 2] * columns[k + 2];
  });
}
function sigmaOf({ forces, considered, massKg }, epochTaiS, six) {
  if (considered === void 0) return void 0;
  const less = ratesOf2(forces, epochTaiS, six, massKg);
  return ratesOf2(considered, epochTaiS, six, massKg).map((value, k) => value - less[k]);
}
function ratesOf2(forces, epochTaiS, six, massKg) {
  const rates = new Float64Array(7);
  for (const force of forces) force.addRates(epochTaiS, Float64Array.of(...six, massKg), rates);
  return [rates[3], rates[4], rates[5]];
}
function perigeeRate({ positionM: [x, y, z], velocityMps: [u, v, w] }) {
  const momentum = Math.hypot(y * w - z * v, z * u - x * w, x * v - y * u);
  const energy = (u * u + v * v + w * w) / 2 - MU_EARTH / Math.hypot(x, y, z);
  const eccentricity = Math.sqrt(Math.max(0, 1 + 2 * energy * momentum ** 2 / MU_EARTH ** 2));
  const perigeeM = momentum ** 2 / MU_EARTH / (1 + eccentricity);
  return momentum / perigeeM ** 2;
}

// packages/astro/src/two-body/propagate.ts
var MOST_STEPS3 = 50;
function propagateTwoBody(state2, dt, out, mu = MU_EARTH) {
  const x = state2[0];
  const y = state2[1];
  const z = state2[2];
  const u = state2[3];
  const v = state2[4];
  const w = state2[5];
  const r0 = Math.hypot(x, y, z);
  const rootMu = Math.sqrt(mu);
  const radial = (x * u + y * v + z * w) / rootMu;
  const alpha = 2 / r0 - (u * u + v * v + w * w) / mu;
  const time = alpha > 0 ? dt % (2 * Math.PI / (rootMu * alpha ** 1.5)) : dt;
  let chi = firstGuess(r0, radial, alpha, rootMu * time);
  let c2 = 0;
  let c3 = 0;
  let r = r0;
  for (let step2 = 0; step2 < MOST_STEPS3; step2++) {
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
function firstGuess(r0, radial, alpha, scaledTime) {
  if (alpha * r0 > 1e-8) return scaledTime * alpha;
  if (alpha * r0 > -1e-8) return scaledTime / r0;
  const a = 1 / alpha;
  const sign = Math.sign(scaledTime) || 1;
  const inside = -2 * alpha * scaledTime / (radial + sign * Math.sqrt(-a) * (1 - r0 * alpha));
  return inside > 0 ? sign * Math.sqrt(-a) * Math.log(inside) : scaledTime / r0;
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

// packages/tracking/src/orbit-update/along-path.ts
var MOST_TURNS = 12;
var CLOSE_ENOUGH_S = 1e-10;
function wayAlong(from, to) {
  const motion = motionOf2(from);
  const back = new Float64Array(6);
  let aheadS = 0;
  let stepS = Number.POSITIVE_INFINITY;
  for (let turn3 = 0; turn3 < MOST_TURNS && Math.abs(stepS) > CLOSE_ENOUGH_S; turn3++) {
    propagateTwoBody(to, -aheadS, back);
    const rest = back.map((value, k) => value - from[k]);
    stepS = dotOfSpeed(from, rest) / dotOfSpeed(from, motionOf2(back));
    aheadS += stepS;
  }
  const isAbreast = Math.abs(stepS) <= CLOSE_ENOUGH_S && Math.abs(aheadS) < farthestS(from);
  if (!isAbreast) return { by: to.map((value, k) => value - from[k]), slopes: identity6 };
  return {
    by: back.map((value, k) => value - from[k] + aheadS * motion[k]),
    slopes() {
      const transition2 = twoBodyTransition(stateOfSix(to, aheadS), stateOfSix(back, 0));
      const abreast = motionOf2(back);
      const speed = dotOfSpeed(from, abreast);
      const turn3 = identity6();
      for (let i = 0; i < 6; i++) {
        for (let k = 0; k < 3; k++) {
          turn3[6 * i + k] = turn3[6 * i + k] + (motion[i] - abreast[i]) * from[3 + k] / speed;
        }
      }
      return multiply6(turn3, transition2);
    }
  };
}
function motionOf2(state2) {
  const [x = 0, y = 0, z = 0, u = 0, v = 0, w = 0] = state2;
  const pull = -MU_EARTH / Math.hypot(x, y, z) ** 3;
  return Float64Array.of(u, v, w, pull * x, pull * y, pull * z);
}
function dotOfSpeed(state2, by) {
  return state2[3] * by[0] + state2[4] * by[1] + state2[5] * by[2];
}
function farthestS(state2) {
  const [x = 0, y = 0, z = 0, u = 0, v = 0, w = 0] = state2;
  return Math.hypot(x, y, z) / Math.hypot(u, v, w);
}

// packages/astro/src/numerical/transition.ts
var SIZE = 43;
var MASS = 6;
var MATRIX = 7;
var USUAL_RELATIVE_ERROR2 = 1e-11;
var LOWEST_HEIGHT_M2 = 8e4;
var STEP_M = 0.5;
function propagateWithTransition(run) {
  const { initial } = run;
  if (initial.frame !== "GCRF" && initial.frame !== "EME2000") return fail({ code: "frame-not-inertial" });
  if (!(run.massKg > 0)) return fail({ code: "mass-not-positive" });
  const origin2 = initial.epochTaiS;
  const startTaiS = Math.min(run.startTaiS, origin2);
  const stopTaiS = Math.max(run.stopTaiS, origin2);
  const sides = [];
  for (const end of [startTaiS, stopTaiS]) {
    const steps = stepsTo(end, run);
    if (!steps.ok) return steps;
    sides.push(steps.value);
  }
  const [back, ahead] = sides;
  const full = new Float64Array(SIZE);
  const first = startOf(run);
  return ok({
    startTaiS,
    stopTaiS,
    read(epochTaiS, state2, transition2) {
      if (!(epochTaiS >= startTaiS && epochTaiS <= stopTaiS)) return false;
      const t = epochTaiS - origin2;
      if (t === 0) full.set(first);
      else stateWithin(stepAt(t < 0 ? back : ahead, t), t, full);
      for (let i = 0; i < 6; i++) state2[i] = full[i];
      if (transition2) for (let i = 0; i < 36; i++) transition2[i] = full[MATRIX + i];
      return true;
    }
  });
}
function startOf({ initial, massKg }) {
  const y = new Float64Array(SIZE);
  y.set([...initial.positionM, ...initial.velocityMps, massKg]);
  for (let i = 0; i < 6; i++) y[MATRIX + 7 * i] = 1;
  return y;
}
function stepsTo(endTaiS, run) {
  const origin2 = run.initial.epochTaiS;
  const steps = [];
  if (endTaiS === origin2) return ok(steps);
  let hasDecayed = false;
  const kinks = kinksOf(run.forces, origin2);
  const control = { ...controlOf2(run.relativeError ?? USUAL_RELATIVE_ERROR2), kinks };
  const end = integrate(ratesOf3(run.forces, origin2), 0, startOf(run), endTaiS - origin2, control, (step2, y) => {
    steps.push(step2);
    hasDecayed = !(Math.hypot(y[0], y[1], y[2]) > EARTH_RADIUS_M + LOWEST_HEIGHT_M2);
    return !hasDecayed;
  });
  const last2 = steps.at(-1);
  if (hasDecayed && last2) return fail({ code: "orbit-decayed", epochTaiS: origin2 + last2.start + last2.length });
  return end === "not-finite" ? fail({ code: "state-not-finite", epochTaiS: origin2 }) : ok(steps);
}
function stepAt(steps, t) {
  let low = 0;
  let high = steps.length - 1;
  while (low < high) {
    const middle = low + high + 1 >> 1;
    if (Math.abs(steps[middle].start) <= Math.abs(t)) low = middle;
    else high = middle - 1;
  }
  return steps[low];
}
function controlOf2(relative) {
  return {
    tolerance(before, after2, out) {
      out.fill(Number.POSITIVE_INFINITY);
      out.fill(relative * Math.max(sizeOf2(before, 0), sizeOf2(after2, 0)), 0, 3);
      out.fill(relative * Math.max(sizeOf2(before, 3), sizeOf2(after2, 3)), 3, 6);
    },
    firstStep: 10,
    longestStep: 3600,
    shortestStep: 1e-3
  };
}
function sizeOf2(y, from) {
  return Math.hypot(y[from], y[from + 1], y[from + 2]) * Math.sqrt(6 / SIZE);
}
function ratesOf3(forces, origin2) {
  const gradient2 = new Float64Array(9);
  const moved = new Float64Array(MATRIX);
  const pushed = new Float64Array(MATRIX);
  const accelerate = (acting, epochTaiS, y, out) => {
    out.fill(0, 3, MATRIX);
    for (const force of acting) force.addRates(epochTaiS, y, out);
  };
  const slopes = forces.map((force) => force.slope ?? force);
  const isWhole = slopes.every((force, k) => force === forces[k]);
  const here = new Float64Array(MATRIX);
  return (t, y, out) => {
    for (let i = 0; i < 3; i++) out[i] = y[i + 3];
    accelerate(forces, origin2 + t, y, out);
    if (isWhole) here.set(out.subarray(0, MATRIX));
    else accelerate(slopes, origin2 + t, y.subarray(0, MATRIX), here);
    out[MASS] = 0;
    for (let column = 0; column < 3; column++) {
      for (let i = 0; i < MATRIX; i++) moved[i] = y[i];
      moved[column] = moved[column] + STEP_M;
      const step2 = moved[column] - y[column];
      accelerate(slopes, origin2 + t, moved, pushed);
      for (let row = 0; row < 3; row++) gradient2[3 * row + column] = (pushed[3 + row] - here[3 + row]) / step2;
    }
    for (let column = MATRIX; column < MATRIX + 6; column++) {
      const x = y[column];
      const v = y[column + 6];
      const w = y[column + 12];
      for (let row = 0; row < 3; row++) {
        out[column + 6 * row] = y[column + 6 * (row + 3)];
        out[column + 6 * (row + 3)] = gradient2[3 * row] * x + gradient2[3 * row + 1] * v + gradient2[3 * row + 2] * w;
      }
    }
  };
}

// packages/tracking/src/orbit-update/arc.ts
var RELATIVE_ERROR2 = 1e-11;
function orbitArc(initial, startTaiS, stopTaiS, dynamics) {
  if (dynamics !== "two-body" && "beside" in dynamics) return arcBeside(initial, dynamics.beside);
  if (dynamics !== "two-body") {
    const { forces, massKg, relativeError = RELATIVE_ERROR2 } = dynamics;
    return propagateWithTransition({ initial, startTaiS, stopTaiS, forces, massKg, relativeError });
  }
  const from = sixOf(initial);
  return ok({
    startTaiS,
    stopTaiS,
    read(epochTaiS, state2, transition2) {
      propagateTwoBody(from, epochTaiS - initial.epochTaiS, state2);
      if (transition2) transition2.set(twoBodyTransition(initial, stateOfSix(state2, epochTaiS)));
      return true;
    }
  });
}
function arcBeside(initial, ephemeris) {
  const { startTaiS, stopTaiS } = ephemeris;
  const six = new Float64Array(6);
  if (!ephemeris.stateAt(initial.epochTaiS, six)) {
    return fail({ code: "state-not-finite", epochTaiS: initial.epochTaiS });
  }
  const from = stateOfSix(six, initial.epochTaiS);
  const moved = sixOf(initial).map((value, k) => value - six[k]);
  return ok({
    startTaiS,
    stopTaiS,
    read(epochTaiS, state2, transition2) {
      if (!ephemeris.stateAt(epochTaiS, state2)) return false;
      const phi = twoBodyTransition(from, stateOfSix(state2, epochTaiS));
      for (let i = 0; i < 6; i++) for (let k = 0; k < 6; k++) state2[i] = state2[i] + phi[6 * i + k] * moved[k];
      if (transition2) transition2.set(phi);
      return true;
    }
  });
}
function consideredArc(initial, startTaiS, stopTaiS, dynamics) {
  if (dynamics === "two-body" || "beside" in dynamics || dynamics.considered === void 0) return void 0;
  const { considered: forces, massKg } = dynamics;
  const parts = [];
  for (const stop of [startTaiS, stopTaiS]) {
    if (stop === initial.epochTaiS) continue;
    const part = propagateNumerically({ initial, massKg, stopTaiS: stop, forces, relativeError: RELATIVE_ERROR2 });
    if (!part.ok) return part;
    parts.push(part.value);
  }
  return ok({
    frame: "EME2000",
    startTaiS,
    stopTaiS,
    stateAt: (at, out) => parts.some((part) => at >= part.startTaiS && at <= part.stopTaiS && part.stateAt(at, out))
  });
}

// packages/tracking/src/orbit-update/prior.ts
function axesOf({ positionM, velocityMps }, direction) {
  const rows3 = localAxes("RTN", positionM, velocityMps);
  const out = new Float64Array(36);
  for (let i = 0; i < 3; i++) {
    for (let j = 0; j < 3; j++) {
      const value = direction === "to-rtn" ? rows3[3 * i + j] : rows3[3 * j + i];
      out[6 * i + j] = value;
      out[6 * (i + 3) + j + 3] = value;
    }
  }
  return out;
}

// packages/operations/src/orbit/carried-knowledge.ts
function carriedKnowledge(known, startTaiS, stopTaiS, motion, eop) {
  const until = known.drag?.seenUntilTaiS ?? null;
  if (until === null || stopTaiS <= until) return carriedBy(known, startTaiS, stopTaiS, motion, eop);
  const seen = carriedBy(known, Math.min(startTaiS, until), until, motion, eop);
  if (!seen.ok) return seen;
  const there = knownAt(seen.value, until);
  const ahead = there && carriedBy(withDragAhead(there), until, stopTaiS, motion, eop);
  if (!ahead?.ok) return ahead ?? decays;
  const at = (epochTaiS) => epochTaiS <= until ? seen.value : ahead.value;
  return ok({
    orbit: {
      frame: "EME2000",
      startTaiS: seen.value.orbit.startTaiS,
      stopTaiS: ahead.value.orbit.stopTaiS,
      stateAt: (epochTaiS, out) => at(epochTaiS).orbit.stateAt(epochTaiS, out)
    },
    error: (state2) => at(state2.epochTaiS).error(state2),
    dragAt: (state2) => at(state2.epochTaiS).dragAt?.(state2)
  });
}
function carriedBy({ state: initial, covarianceRtn, drag: found }, startTaiS, stopTaiS, given, eop) {
  const motion = motionWith(given, found);
  const drag2 = found && isOfAir(found, given) ? found : void 0;
  const [from, to] = [Math.min(startTaiS, initial.epochTaiS), Math.max(stopTaiS, initial.epochTaiS)];
  const dynamics = dynamicsOf(motion, from, to, { near: initial, ...eop && { eop } });
  const arc = orbitArc(initial, from, to, dynamics);
  if (!arc.ok) return decays;
  const braked = consideredArc(initial, from, to, dynamics);
  if (braked?.ok === false) return decays;
  const { epochTaiS } = initial;
  const local = { epochTaiS, frame: "RTN", matrix: covarianceRtn };
  const { matrix: start } = covarianceInStateFrame(local, initial);
  const [six, other, transition2] = [new Float64Array(6), new Float64Array(6), new Float64Array(36)];
  const startCross = drag2 && turned6(axesOf(initial, "to-inertial"), drag2.crossRtn);
  const by = new Float64Array(6);
  const displacementAt = (epochTaiS2) => {
    if (!braked?.ok || !braked.value.stateAt(epochTaiS2, other)) return false;
    by.set(wayAlong(six, other).by);
    return true;
  };
  const orbit = {
    frame: "EME2000",
    startTaiS: arc.value.startTaiS,
    stopTaiS: arc.value.stopTaiS,
    stateAt: (at, out) => arc.value.read(at, out)
  };
  const uncertain = dynamics !== "two-body" && "forces" in dynamics ? dynamics : void 0;
  const noiseAt = accelerationNoise(arc.value, initial, uncertain?.noise ?? WHITE_NOISE, uncertain);
  const error = (state2) => {
    if (!arc.value.read(state2.epochTaiS, six, transition2)) return void 0;
    const noise = noiseBetween(void 0, noiseAt(state2.epochTaiS));
    const matrix = congruent6(
      transition2,
      start.map((value, k) => value + noise[k])
    );
    if (displacementAt(state2.epochTaiS)) {
      const cross3 = startCross ? turned6(transition2, startCross) : new Float64Array(6);
      for (let k = 0; k < 36; k++) {
        const [i, j] = [Math.floor(k / 6), k % 6];
        matrix[k] = matrix[k] + by[i] * by[j] + cross3[i] * by[j] + by[i] * cross3[j];
      }
    }
    return covarianceInLocal({ epochTaiS: state2.epochTaiS, frame: "EME2000", matrix }, "RTN", state2);
  };
  const dragAt = (state2) => {
    if (drag2 === void 0 || startCross === void 0) return void 0;
    if (!arc.value.read(state2.epochTaiS, six, transition2) || !displacementAt(state2.epochTaiS)) return void 0;
    const cross3 = turned6(transition2, startCross).map((value, i) => value + by[i]);
    return { ...drag2, crossRtn: [...turned6(axesOf(state2, "to-rtn"), cross3)] };
  };
  return ok({ orbit, error, dragAt });
}
var decays = fail({ code: "orbit-ends-before-pass" });
function knownAt({ orbit, error, dragAt }, epochTaiS) {
  const six = new Float64Array(6);
  if (!orbit.stateAt(epochTaiS, six)) return void 0;
  const state2 = stateOfSix(six, epochTaiS);
  const covariance = error(state2);
  const drag2 = dragAt?.(state2);
  return covariance && { state: state2, covarianceRtn: covariance.matrix, ...drag2 && { drag: drag2 } };
}

// packages/assessment/src/orbit/satellite-size.ts
function sizeOfElements({
  rcsM2,
  objectType = "UNKNOWN"
}) {
  return { ...rcsM2 !== void 0 && { rcsM2 }, ...objectType !== "UNKNOWN" && { objectType } };
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
    covarianceAt: (state2) => covarianceOf(elements, state2)
  };
}
function covarianceOf(elements, state2) {
  const { covariance } = elements;
  if (covariance !== void 0) {
    const carried = carry2(elements, covariance, state2);
    if (carried !== void 0) return { source: "ELEMENT_SET", covariance: carried };
  }
  const estimated2 = estimateCovariance(state2, state2.epochTaiS - elements.epochTaiS);
  return { source: "ESTIMATED", covariance: estimated2.covariance };
}
function carry2(elements, covariance, state2) {
  const six = new Float64Array(6);
  if (!sgp4Ephemeris(elements).stateAt(covariance.epochTaiS, six)) return void 0;
  const [x = 0, y = 0, z = 0, vx = 0, vy = 0, vz = 0] = six;
  const from = {
    epochTaiS: covariance.epochTaiS,
    frame: "TEME",
    positionM: [x, y, z],
    velocityMps: [vx, vy, vz]
  };
  const inertial = transformState(from, state2.frame);
  const local = covariance.frame === "RTN" || covariance.frame === "TNW";
  const start = local ? covariance : covarianceInLocal(covariance, "RTN", transformState(from, covariance.frame));
  const carried = transportCovariance(start, inertial, state2);
  return covarianceInLocal(carried, "RTN", state2);
}

// packages/astro/src/numerical/fit-orbit.ts
var STEP_S2 = 300;
var MOST_POINTS = 300;
var MOST_TURNS2 = 8;
var ENOUGH_M = 0.05;
var RELATIVE_ERROR3 = 1e-10;
function fitOrbit(problem) {
  const { epochTaiS, startTaiS, stopTaiS } = problem;
  const ephemeris = inFrame2(problem.ephemeris, "EME2000");
  const points = pointsOf(ephemeris, startTaiS, stopTaiS);
  const six = new Float64Array(6);
  if (points === void 0 || !ephemeris.stateAt(epochTaiS, six)) return fail({ code: "no-state" });
  const system = systemOf(problem, six, points);
  if (system === void 0) return fail({ code: "fit-did-not-converge" });
  let { residuals } = system;
  for (let turn3 = 0; turn3 < MOST_TURNS2; turn3++) {
    const step2 = system.step(residuals);
    for (let i = 0; i < 6; i++) six[i] = six[i] + step2[i];
    const next = residualsOf(problem, six, points);
    if (next === void 0) break;
    residuals = next;
    if (Math.hypot(step2[0], step2[1], step2[2]) > ENOUGH_M) continue;
    const squares = residuals.reduce((sum3, left) => sum3 + left * left, 0);
    return ok({ state: stateOfSix(six, epochTaiS), rmsM: Math.sqrt(squares / points.length) });
  }
  return fail({ code: "fit-did-not-converge" });
}
function systemOf(problem, six, points) {
  const { epochTaiS, startTaiS, stopTaiS, forces, massKg } = problem;
  const initial = stateOfSix(six, epochTaiS);
  const arc = propagateWithTransition({ initial, massKg, forces, startTaiS, stopTaiS, relativeError: RELATIVE_ERROR3 });
  if (!arc.ok) return void 0;
  const motion = Math.sqrt(MU_EARTH / Math.hypot(six[0], six[1], six[2]) ** 3);
  const unit2 = [1, 1, 1, motion, motion, motion];
  const slopes = new Float64Array(points.length * 18);
  const residuals = new Float64Array(points.length * 3);
  const normal = new Float64Array(36);
  const state2 = new Float64Array(6);
  const transition2 = new Float64Array(36);
  for (const [n, { taiS, positionM }] of points.entries()) {
    arc.value.read(taiS, state2, transition2);
    for (let row = 0; row < 3; row++) residuals[3 * n + row] = positionM[row] - state2[row];
    for (let k = 0; k < 18; k++) slopes[18 * n + k] = transition2[k] * unit2[k % 6];
    for (let k = 0; k < 108; k++) {
      const [row, i, j] = [Math.floor(k / 36), Math.floor(k % 36 / 6), k % 6];
      normal[6 * i + j] = normal[6 * i + j] + slopes[18 * n + 6 * row + i] * slopes[18 * n + 6 * row + j];
    }
  }
  const inverse = invert6(normal);
  if (inverse === void 0) return void 0;
  return {
    residuals,
    step(left) {
      const right = new Float64Array(6);
      for (let n = 0; n < left.length; n++) {
        for (let i = 0; i < 6; i++) right[i] = right[i] + slopes[6 * n + i] * left[n];
      }
      return right.map(
        (_, i) => [0, 1, 2, 3, 4, 5].reduce((sum3, k) => sum3 + inverse[6 * i + k] * right[k], 0) * unit2[i]
      );
    }
  };
}
function residualsOf({ epochTaiS, startTaiS, stopTaiS, forces, massKg }, six, points) {
  const initial = stateOfSix(six, epochTaiS);
  const arcs = [];
  for (const stop of [startTaiS, stopTaiS]) {
    if (stop === epochTaiS) continue;
    const arc = propagateNumerically({ initial, massKg, stopTaiS: stop, forces, relativeError: RELATIVE_ERROR3 });
    if (!arc.ok) return void 0;
    arcs.push(arc.value);
  }
  const state2 = new Float64Array(6);
  const residuals = new Float64Array(points.length * 3);
  for (const [n, { taiS, positionM }] of points.entries()) {
    if (!arcs.some((arc) => arc.stateAt(taiS, state2))) return void 0;
    for (let row = 0; row < 3; row++) residuals[3 * n + row] = positionM[row] - state2[row];
  }
  return residuals;
}
function pointsOf(ephemeris, startTaiS, stopTaiS) {
  const spanS = stopTaiS - startTaiS;
  const count = Math.min(MOST_POINTS, Math.max(6, Math.ceil(spanS / STEP_S2)));
  const points = [];
  const state2 = new Float64Array(6);
  for (let i = 0; i <= count; i++) {
    const taiS = startTaiS + spanS * i / count;
    if (!ephemeris.stateAt(taiS, state2)) return void 0;
    points.push({ taiS, positionM: state2.slice(0, 3) });
  }
  return points;
}

// packages/conjunction/src/covariance/element-set-error.ts
var LEAST_DRAG_AGE_S = SECONDS_PER_DAY / 2;
function theoryCovariance(state2) {
  const { sigmaRtnM, axisM } = theoryError(orbitRegime(state2));
  return covarianceOfOrbit(state2, sigmaRtnM, axisM);
}
function dragCovariance(state2, decay, ageS) {
  const way = dragWay(state2, decay, Math.hypot(ageS, LEAST_DRAG_AGE_S));
  const matrix = new Float64Array(36);
  for (let i = 0; i < 6; i++) {
    for (let j = 0; j < 6; j++) matrix[6 * i + j] = way[i] * way[j];
  }
  return { epochTaiS: state2.epochTaiS, frame: "RTN", matrix };
}
function dragWay(state2, { decayMps, sigmaShare }, spanS) {
  const { positionM, velocityMps } = state2;
  const radius = norm(positionM);
  const radial = dot(positionM, velocityMps) / radius;
  const speedSquared = dot(velocityMps, velocityMps);
  const axisM = 1 / (2 / radius - speedSquared / MU_EARTH);
  const lower = -sigmaShare * decayMps * spanS;
  const earlierS = 0.75 * sigmaShare * decayMps * spanS * spanS / axisM;
  const along = Math.sqrt(speedSquared - radial ** 2);
  return Float64Array.of(
    radial * earlierS + lower,
    along * earlierS,
    0,
    -MU_EARTH * earlierS / radius ** 2,
    -0.5 * Math.sqrt(MU_EARTH / axisM ** 3) * lower,
    0
  );
}
function sumOfCovariances(first, second) {
  const matrix = new Float64Array(36);
  for (let k = 0; k < 36; k++) matrix[k] = first.matrix[k] + second.matrix[k];
  return { epochTaiS: first.epochTaiS, frame: first.frame, matrix };
}

// packages/operations/src/orbit/elements-state.ts
var HALF_ARC_S = SECONDS_PER_DAY / 2;
function stateOfElements(elements, epochTaiS, air, eop) {
  const key = `${epochTaiS} ${JSON.stringify([elements, air])}`;
  const known = eop === lastEop ? kept4.get(key) : void 0;
  if (known !== void 0) return known;
  if (eop !== lastEop) kept4.clear();
  lastEop = eop;
  const state2 = handedOver(elements, epochTaiS, air, eop);
  kept4.set(key, state2);
  for (const oldest of [...kept4.keys()].slice(0, Math.max(0, kept4.size - MOST_KEPT2))) kept4.delete(oldest);
  return state2;
}
var MOST_KEPT2 = 32;
var lastEop;
var kept4 = /* @__PURE__ */ new Map();
function handedOver(elements, epochTaiS, air, eop) {
  const ephemeris = sgp4Ephemeris(elements);
  const periodS = SECONDS_PER_DAY / elements.meanMotionRevPerDay;
  const halfS = Math.max(HALF_ARC_S, periodS / 2);
  const drag2 = dragOfElements(elements, air);
  const [startTaiS, stopTaiS] = [epochTaiS - halfS, epochTaiS + halfS];
  const density2 = drag2 && densityNear(air, inFrame2(ephemeris, "EME2000"), startTaiS, stopTaiS);
  const near = stateOf2(ephemeris, epochTaiS);
  const fit = fitOrbit({ ephemeris, epochTaiS, startTaiS, stopTaiS, ...orbitForces({ near, drag: drag2, density: density2, eop }) });
  const state2 = fit.ok ? fit.value.state : near;
  if (state2 === void 0) return fail({ code: "element-set-ends" });
  const own = elementSetParty(elements).covarianceAt(state2);
  const ageS = epochTaiS - elements.epochTaiS;
  const base = own.source === "ELEMENT_SET" && own.covariance ? own.covariance : fit.ok ? estimateCarriedCovariance(state2, ageS) : estimateCovariance(state2, ageS).covariance;
  const left = fit.ok ? leftOfTheory(state2, 2 * halfS, periodS, elements.eccentricity) : theoryCovariance(state2);
  const known = sumOfCovariances(base, left);
  return ok({
    state: state2,
    covarianceRtn: (drag2 ? sumOfCovariances(known, dragCovariance(state2, expectedDrag(elements, drag2), ageS)) : known).matrix
  });
}
var FOUND_OF_MOON = 0.3;
function leftOfTheory(state2, arcS, periodS, eccentricity) {
  const isRound = orbitRegime(state2) === "deep-space" && eccentricity < LONG_ELLIPSE;
  const share = (isRound ? FOUND_OF_MOON : 1) / Math.sqrt(arcS / periodS);
  const [r, t, n] = theoryError(orbitRegime(state2)).sigmaRtnM;
  const axisM = 2 * share * t * Math.sqrt(12) * periodS / (arcS * 3 * Math.PI);
  return covarianceOfOrbit(state2, [share * r, share * t, share * n], axisM);
}
function stateOf2(ephemeris, epochTaiS) {
  const six = new Float64Array(6);
  if (!inFrame2(ephemeris, "EME2000").stateAt(epochTaiS, six)) return void 0;
  return stateOfSix(six, epochTaiS);
}

// packages/operations/src/orbit/state-at.ts
var ASSUMED_AGE_S = 86400;
function knownStateAt(orbit, epochTaiS, eop) {
  if (orbit.kind === "elements")
    return stateOfElements(meanElements(orbit.elements), epochTaiS, orbit.motion?.air, eop);
  if (orbit.kind === "ephemeris") return stateOfOem(orbit.text, epochTaiS, eop);
  const known = stateAsKnown(orbit);
  if (epochTaiS === orbit.epochTaiS) return ok(known);
  const carried = carriedKnowledge(known, epochTaiS, epochTaiS, motionOf(orbit), eop);
  if (!carried.ok) return carried;
  const there = knownAt(carried.value, epochTaiS);
  return there ? ok(there) : fail({ code: "orbit-ends-before-pass" });
}
function stateAsKnown({ epochTaiS, positionM, velocityMps, covarianceRtn, drag: drag2 }) {
  const state2 = { epochTaiS, frame: "EME2000", positionM, velocityMps };
  const given = covarianceRtn === null ? void 0 : Float64Array.from(covarianceRtn.flat());
  return { state: state2, covarianceRtn: given ?? estimated(state2), ...drag2 && { drag: drag2 } };
}
function stateOfOem(text2, epochTaiS, eop) {
  const { asWritten } = openedOem(text2, eop);
  if (asWritten === void 0) return fail({ code: "orbit-message-unreadable" });
  const written = writtenState(asWritten, epochTaiS);
  if (written === void 0) return fail({ code: "orbit-message-beyond" });
  const state2 = transformState(written, "EME2000", eop);
  const covariance = asWritten.covarianceAt?.(epochTaiS);
  const local = covariance && covarianceInLocal(covarianceInFrame(covariance, "EME2000", eop), "RTN", state2);
  return ok({ state: state2, covarianceRtn: local?.matrix ?? estimated(state2) });
}
function estimated(state2) {
  return estimateCarriedCovariance(state2, ASSUMED_AGE_S).matrix;
}
function writtenState(ephemeris, epochTaiS) {
  const six = new Float64Array(6);
  if (!ephemeris.stateAt(epochTaiS, six)) return void 0;
  const [x = 0, y = 0, z = 0, vx = 0, vy = 0, vz = 0] = six;
  return { epochTaiS, frame: ephemeris.frame, positionM: [x, y, z], velocityMps: [vx, vy, vz] };
}

// packages/operations/src/orbit/truth.ts
var LEAST_DRAG = 0.1;
function drawTruth({ state: state2, covarianceRtn }, { drag: drag2, air }, draws) {
  const lower = cholesky(covarianceRtn, 6) ?? cholesky(clipEigenvalues(covarianceRtn, 6, 1e-9).matrix, 6);
  const normal = Array.from({ length: 6 }, () => draws.normal());
  const error = normal.map((_, row) => normal.reduce((sum3, one, k) => sum3 + (lower?.[row * 6 + k] ?? 0) * one, 0));
  const axes = localAxes("RTN", state2.positionM, state2.velocityMps);
  const turned2 = (at, k) => [0, 1, 2].reduce((sum3, row) => sum3 + axes[row * 3 + k] * error[at + row], 0);
  const moved = (from, at) => [
    from[0] + turned2(at, 0),
    from[1] + turned2(at, 1),
    from[2] + turned2(at, 2)
  ];
  return {
    epochTaiS: state2.epochTaiS,
    positionM: moved(state2.positionM, 0),
    velocityMps: moved(state2.velocityMps, 3),
    ...drag2 && {
      dragM2PerKg: drag2.coefficientM2PerKg * Math.max(LEAST_DRAG, 1 + drag2.sigmaShare * draws.normal()),
      ...air && { airModel: air.model }
    }
  };
}
function trueOrbit({ dragM2PerKg, airModel: _, isMeasured: _m, ...state2 }, { oem, air }, startTaiS, stopTaiS, eop) {
  const initial = { ...state2, frame: "EME2000" };
  const drag2 = dragM2PerKg === void 0 ? void 0 : { coefficientM2PerKg: dragM2PerKg, sigmaShare: 0 };
  const [from, to] = [Math.min(startTaiS, initial.epochTaiS), Math.max(stopTaiS, initial.epochTaiS)];
  const dynamics = dynamicsOf({ ...oem !== void 0 && { oem } }, from, to, { ...eop && { eop } });
  if (dynamics === "two-body" || !("beside" in dynamics)) {
    return carriedOrbit(
      initial,
      startTaiS,
      stopTaiS,
      orbitForces({ near: initial, drag: drag2, density: air && atmosphereOfAir(air), eop })
    );
  }
  const arc = orbitArc(initial, from, to, dynamics);
  if (!arc.ok) return fail({ code: "orbit-message-beyond" });
  return ok({ frame: "EME2000", startTaiS, stopTaiS, stateAt: (at, out) => arc.value.read(at, out) });
}

// packages/server/src/odt/providers/simulator/draws.ts
import { createHash } from "node:crypto";

// packages/conjunction/src/pc/numbers/random.ts
function seededRandom(seed) {
  const state2 = new Uint32Array(4);
  let fill = seed >>> 0;
  for (let i = 0; i < 4; i++) {
    fill = fill + 2654435769 >>> 0;
    let z = fill;
    z = Math.imul(z ^ z >>> 16, 2246822507);
    z = Math.imul(z ^ z >>> 13, 3266489909);
    state2[i] = (z ^ z >>> 16) >>> 0;
  }
  const next = () => {
    const scrambled = Math.imul(rotated2(Math.imul(state2[1], 5), 7), 9) >>> 0;
    const kept5 = state2[1] << 9;
    state2[2] ^= state2[0];
    state2[3] ^= state2[1];
    state2[1] ^= state2[2];
    state2[0] ^= state2[3];
    state2[2] ^= kept5;
    state2[3] = rotated2(state2[3], 11);
    return scrambled;
  };
  return () => ((next() >>> 5) * 67108864 + (next() >>> 6)) / 9007199254740992;
}
function rotated2(x, bits) {
  return (x << bits | x >>> 32 - bits) >>> 0;
}
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

// packages/server/src/odt/providers/simulator/draws.ts
function drawsOf(...name) {
  const uniform = seededRandom(createHash("sha256").update(name.join("\n")).digest().readUInt32LE(0));
  const float = new Float64Array(1);
  return {
    uniform,
    normal: () => {
      fillNormals(float, uniform);
      return float[0];
    }
  };
}

// packages/tracking/src/direction.ts
var SPEED_OF_LIGHT_MPS = 299792458;
function siteState(site, epochTaiS, eop) {
  const fixed = { epochTaiS, frame: "ITRF", positionM: site.positionM, velocityMps: [0, 0, 0] };
  return transformState(fixed, "EME2000", eop);
}

// packages/operations/src/orbit/phase-angles.ts
function phaseAngle(object, sun, site) {
  const toSun = [0, 1, 2].map((k) => sun[k] - object[k]);
  const toSite = [0, 1, 2].map((k) => site[k] - object[k]);
  const dot2 = toSun.reduce((sum3, one, k) => sum3 + one * toSite[k], 0);
  return Math.acos(Math.min(1, Math.max(-1, dot2 / (Math.hypot(...toSun) * Math.hypot(...toSite)))));
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

// packages/operations/src/sensor/sensor.ts
function siteOf({ latitudeRad, longitudeRad, altitudeM }) {
  return siteAt({ latitudeRad, longitudeRad, heightM: altitudeM });
}

// packages/tracking/src/look-angles.ts
function lookAngles(site, state2) {
  const x = state2[0] - site.positionM[0];
  const y = state2[1] - site.positionM[1];
  const z = state2[2] - site.positionM[2];
  const rangeM = Math.hypot(x, y, z);
  const rangeRateMps = (x * state2[3] + y * state2[4] + z * state2[5]) / rangeM;
  const east = site.east[0] * x + site.east[1] * y + site.east[2] * z;
  const north = site.north[0] * x + site.north[1] * y + site.north[2] * z;
  const up = site.up[0] * x + site.up[1] * y + site.up[2] * z;
  const upRate = site.up[0] * state2[3] + site.up[1] * state2[4] + site.up[2] * state2[5];
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

// packages/tracking/src/shadow.ts
var LIT = "penumbra";
var NORTH = [0, 0, 1];
function sunClearance(object, sunM, limit) {
  return outsideShadow(limit, object, sunM, NORTH);
}
function isLit(object, sunM) {
  return sunClearance(object, sunM, LIT) > 0;
}

// packages/tracking/src/sky.ts
function sunInItrf(epochTaiS, eop) {
  return turned(rotationBetween("EME2000", "ITRF", epochTaiS, eop), sunPosition(epochTaiS));
}
function turned(m, [x, y, z]) {
  return [m[0] * x + m[1] * y + m[2] * z, m[3] * x + m[4] * y + m[5] * z, m[6] * x + m[7] * y + m[8] * z];
}

// packages/tracking/src/photometry.ts
var SUN_MAGNITUDE = -26.76;
function diffuseSphereMagnitude({ radiusM, diffuseAlbedo }, rangeM, phaseAngleRad, sunDistanceM = ASTRONOMICAL_UNIT_M) {
  const phase = (Math.sin(phaseAngleRad) + (Math.PI - phaseAngleRad) * Math.cos(phaseAngleRad)) / Math.PI;
  const share = 2 / 3 * diffuseAlbedo * (radiusM / rangeM) ** 2 * Math.max(phase, 0);
  return SUN_MAGNITUDE - 2.5 * Math.log10(share) + 5 * Math.log10(sunDistanceM / ASTRONOMICAL_UNIT_M);
}
function radarRange({ radiusM }, rangeOfOneSquareMetreM) {
  return rangeOfOneSquareMetreM * (Math.PI * radiusM ** 2) ** 0.25;
}

// packages/tracking/src/aberration.ts
var STEP_S3 = 3600;
function aberrated(direction, velocityMps) {
  const [x, y, z] = velocityMps.map((component) => component / SPEED_OF_LIGHT_MPS);
  const along = direction[0] * x + direction[1] * y + direction[2] * z;
  const contraction = Math.sqrt(1 - (x * x + y * y + z * z));
  const share = 1 + along / (1 + contraction);
  const seen = [
    contraction * direction[0] + share * x,
    contraction * direction[1] + share * y,
    contraction * direction[2] + share * z
  ];
  const size = Math.hypot(...seen);
  return [seen[0] / size, seen[1] / size, seen[2] / size];
}
function earthVelocity(epochTaiS) {
  const before = sunPosition(epochTaiS - STEP_S3);
  const after2 = sunPosition(epochTaiS + STEP_S3);
  const rate = (k) => -(after2[k] - before[k]) / (2 * STEP_S3);
  return [rate(0), rate(1), rate(2)];
}

// packages/tracking/src/prediction.ts
var TURNS = 3;
function predictMeasurement(site, ephemeris, receptionTaiS, eop, options = {}) {
  const at = receptionTaiS - (options.bias?.timeS ?? 0);
  const plain = predictFrom(siteState(site, at, eop), ephemeris, eop);
  if (plain === void 0) return void 0;
  return { ...biased(plain, options, site, at, eop), receptionTaiS };
}
function predictFrom(here, ephemeris, eop) {
  const sight = sightTo(here, ephemeris, eop);
  if (sight === void 0) return void 0;
  const { towardsM, objectVelocityMps: object, rangeM, lightTimeS } = sight;
  const [x, y, z] = towardsM;
  const { velocityMps: own } = here;
  const along = (x * object[0] + y * object[1] + z * object[2]) / rangeM;
  const ours = (x * own[0] + y * own[1] + z * own[2]) / rangeM;
  const [rightAscensionRad, declinationRad] = anglesOf(towardsM);
  return {
    receptionTaiS: here.epochTaiS,
    rightAscensionRad,
    declinationRad,
    rangeM,
    rangeRateMps: (along - ours) / (1 + along / SPEED_OF_LIGHT_MPS),
    lightTimeS,
    speedMps: Math.hypot(...object)
  };
}
function sightTo(here, ephemeris, eop) {
  const { positionM, epochTaiS } = here;
  let lightTimeS = 0;
  let rangeM = 0;
  for (let turn3 = 0; turn3 <= TURNS; turn3++) {
    if (!inertialState(ephemeris, epochTaiS - lightTimeS, eop)) return void 0;
    rangeM = Math.hypot(state[0] - positionM[0], state[1] - positionM[1], state[2] - positionM[2]);
    const before = lightTimeS;
    lightTimeS = rangeM / SPEED_OF_LIGHT_MPS;
    if (Math.abs(lightTimeS - before) < 1e-11) break;
  }
  return {
    towardsM: [state[0] - positionM[0], state[1] - positionM[1], state[2] - positionM[2]],
    rangeM,
    lightTimeS,
    objectVelocityMps: [state[3], state[4], state[5]]
  };
}
var state = new Float64Array(6);
var rotation = new Float64Array(9);
function inertialState(ephemeris, epochTaiS, eop) {
  if (!ephemeris.stateAt(epochTaiS, state)) return false;
  const { frame } = ephemeris;
  if (frame === "EME2000") return true;
  const [x, y, z, u, v, w] = state;
  if (frame === "ITRF") {
    const fixed = { epochTaiS, frame, positionM: [x, y, z], velocityMps: [u, v, w] };
    const inertial = transformState(fixed, "EME2000", eop);
    state.set(sixOf(inertial));
    return true;
  }
  const m = rotationBetween(frame, "EME2000", epochTaiS, eop, rotation);
  for (let k = 0; k < 3; k++) {
    state[k] = m[3 * k] * x + m[3 * k + 1] * y + m[3 * k + 2] * z;
    state[k + 3] = m[3 * k] * u + m[3 * k + 1] * v + m[3 * k + 2] * w;
  }
  return true;
}
function biased(plain, { aberration = "NONE", bias }, site, at, eop) {
  const [ra, dec] = withAberration(plain, aberration, site, at, eop);
  const [across, up] = bias?.angleRad ?? [0, 0];
  return {
    ...plain,
    rightAscensionRad: wrapTwoPi(ra + across / Math.cos(dec)),
    declinationRad: dec + up,
    rangeM: plain.rangeM + (bias?.rangeM ?? 0),
    rangeRateMps: plain.rangeRateMps + (bias?.rangeRateMps ?? 0)
  };
}
function withAberration({ rightAscensionRad, declinationRad }, left, site, at, eop) {
  if (left === "NONE") return [rightAscensionRad, declinationRad];
  const [x, y, z] = earthVelocity(at);
  const velocity = left === "DIURNAL" ? siteState(site, at, eop).velocityMps : [-x, -y, -z];
  return anglesOf(aberrated(unitOf(rightAscensionRad, declinationRad), velocity));
}
function unitOf(rightAscensionRad, declinationRad) {
  const cos = Math.cos(declinationRad);
  return [cos * Math.cos(rightAscensionRad), cos * Math.sin(rightAscensionRad), Math.sin(declinationRad)];
}
function anglesOf([x, y, z]) {
  return [wrapTwoPi(Math.atan2(y, x)), Math.atan2(z, Math.hypot(x, y))];
}

// packages/server/src/odt/providers/simulator/weather.ts
var TOO_CLOUDY = 0.5;
var FORECAST_DECAY_S = 2 * SECONDS_PER_DAY;
function simulatedClouds({ sensorId, longitudeRad, clearShare }, epochTaiS) {
  const localS = epochTaiS + longitudeRad / (2 * Math.PI) * SECONDS_PER_DAY;
  const night = Math.floor(localS / SECONDS_PER_DAY - 0.5);
  const draws = drawsOf("weather", sensorId, night);
  const isClear = draws.uniform() < clearShare;
  const within = draws.uniform();
  return isClear ? TOO_CLOUDY * within ** 2 * 0.999 : TOO_CLOUDY + (1 - TOO_CLOUDY) * within;
}

// packages/server/src/odt/providers/simulator/measure.ts
var STEP_S4 = { least: 0.5, most: 10 };
var USUAL_POINTS = 30;
var SPARE = 1.5;
var MAGNITUDE_SIGMA = 0.08;
function measurePass(order, orbit, eop) {
  const { sensor } = order;
  const clouds = sensor.kind === "OPTICAL" ? simulatedClouds(sensor, order.startTaiS) : 0;
  if (clouds >= TOO_CLOUDY) return nothing(tell("simulated-clouds", { clouds: Math.round(100 * clouds) }));
  const noise = drawsOf("noise", order.orderId);
  const errors = { clockS: sensor.timeBiasS + sensor.timeBiasSigmaS * noise.normal(), bias: pointing(sensor, noise) };
  const world = worldOf(order, orbit, eop);
  const lost = { dark: 0, faint: 0, low: 0, far: 0 };
  const measurements = [];
  for (const at of instants(order)) {
    const seen = world.see(at);
    if (seen === void 0 || seen.elevationRad < sensor.minElevationRad) lost.low++;
    else if (sensor.kind === "OPTICAL" && !seen.isLit) lost.dark++;
    else if (sensor.limitingMagnitude !== null && seen.magnitude > sensor.limitingMagnitude) lost.faint++;
    else if (sensor.maxRangeM !== null && seen.rangeM > world.reachM) lost.far++;
    else if (noise.uniform() >= clouds) measurements.push(measured(sensor, at, seen, errors, noise));
  }
  if (measurements.length > 0) return { kind: "MEASURED", measurements };
  return nothing(tell("simulated-nothing", { simulatedWhy: reasonOf(lost) }));
}
function worldOf({ sensor, object, orderId }, orbit, eop) {
  const site = siteOf(sensor);
  const fixed = inFrame2(orbit, "ITRF", eop);
  const brightness = lightCurve(object, `${object.noradId ?? object.name} ${orderId}`);
  const state2 = new Float64Array(6);
  return {
    reachM: radarRange(object, sensor.maxRangeM ?? 0),
    see(at) {
      const seen = predictMeasurement(site, orbit, at, eop);
      if (seen === void 0 || !fixed.stateAt(at, state2)) return void 0;
      return {
        ...seen,
        elevationRad: lookAngles(site, state2).elevationRad,
        isLit: isLit(state2, sunInItrf(at, eop)),
        magnitude: brightness(at, seen.rangeM, phaseAt(site, orbit, at, eop))
      };
    }
  };
}
function phaseAt(site, orbit, at, eop) {
  const state2 = new Float64Array(6);
  if (!orbit.stateAt(at, state2)) return Math.PI / 2;
  return phaseAngle(state2, sunPosition(at), siteState(site, at, eop).positionM);
}
function pointing({ angleBiasSigmaRad }, noise) {
  return [angleBiasSigmaRad * noise.normal(), angleBiasSigmaRad * noise.normal()];
}
function measured(sensor, at, seen, errors, noise) {
  const { angleSigmaRad, rangeSigmaM, rangeRateSigmaMps } = sensor;
  const across = errors.bias[0] + angleSigmaRad * noise.normal();
  const up = errors.bias[1] + angleSigmaRad * noise.normal();
  const isRadar = sensor.kind === "RADAR";
  return {
    receptionTaiS: at + errors.clockS,
    rightAscensionRad: wrapTwoPi(seen.rightAscensionRad + across / Math.cos(seen.declinationRad)),
    declinationRad: Math.min(Math.PI / 2, Math.max(-Math.PI / 2, seen.declinationRad + up)),
    ...isRadar && rangeSigmaM !== null && { rangeM: seen.rangeM + rangeSigmaM * noise.normal() },
    ...isRadar && rangeRateSigmaMps !== null && { rangeRateMps: seen.rangeRateMps + rangeRateSigmaMps * noise.normal() },
    ...!isRadar && { magnitude: seen.magnitude + MAGNITUDE_SIGMA * noise.normal() }
  };
}
function instants({ startTaiS, stopTaiS, minimumPoints }) {
  const wanted = Math.max(USUAL_POINTS, SPARE * minimumPoints);
  const stepS = Math.min(STEP_S4.most, Math.max(STEP_S4.least, (stopTaiS - startTaiS) / wanted));
  const count = Math.floor((stopTaiS - startTaiS) / stepS);
  return Array.from({ length: count }, (_, k) => startTaiS + (k + 0.5) * stepS);
}
var REASONS = {
  dark: "the object was in the shadow of the Earth",
  faint: "the object was too faint",
  low: "the object was not over the horizon",
  far: "the object was too far for the radar"
};
function reasonOf(lost) {
  const [worst] = Object.keys(REASONS).sort((a, b) => lost[b] - lost[a]);
  return worst !== void 0 && lost[worst] > 0 ? REASONS[worst] : "the pass was too short";
}
function nothing(reason) {
  return { kind: "NOTHING", reason };
}
function lightCurve({ radiusM, diffuseAlbedo }, name) {
  const draws = drawsOf("light curve", name);
  const periodS = 5 + 115 * draws.uniform();
  const depth = 0.1 + 0.5 * draws.uniform();
  const begin = 2 * Math.PI * draws.uniform();
  return (at, rangeM, phaseRad) => diffuseSphereMagnitude({ radiusM, diffuseAlbedo }, rangeM, phaseRad) + depth * Math.sin(begin + 2 * Math.PI * at / periodS);
}

// packages/ccsds/src/tdm/compose.ts
var DECIMALS = { angle: 9, range: 7, rate: 10, magnitude: 4, area: 6 };
function tdmOf({ measurements }, names) {
  const isRadar = measurements.some(({ rangeM, rangeRateMps }) => rangeM !== void 0 || rangeRateMps !== void 0);
  const hasAngles = measurements.some(({ rightAscensionRad }) => rightAscensionRad !== void 0);
  const observations = measurements.flatMap(observationsOf);
  const [start, stop] = [observations[0]?.epoch, observations.at(-1)?.epoch];
  return {
    version: "2.0",
    header: fields([
      ["CREATION_DATE", formatUtc(names.creationTaiS, 3)],
      ["ORIGINATOR", names.originator],
      ["MESSAGE_ID", names.messageId]
    ]),
    segments: [
      {
        line: 0,
        metadata: fields([
          ["TRACK_ID", names.trackId],
          ["DATA_TYPES", [...new Set(observations.map(({ keyword }) => keyword))].join(",")],
          ["TIME_SYSTEM", "UTC"],
          ["START_TIME", start],
          ["STOP_TIME", stop],
          ["PARTICIPANT_1", names.sensorCode],
          ["PARTICIPANT_2", names.objectName],
          ["MODE", "SEQUENTIAL"],
          ["PATH", isRadar ? "1,2,1" : "2,1"],
          ["TIMETAG_REF", "RECEIVE"],
          ["RANGE_UNITS", isRadar ? "km" : void 0],
          ["ANGLE_TYPE", hasAngles ? "RADEC" : void 0],
          ["REFERENCE_FRAME", hasAngles ? "EME2000" : void 0]
        ]),
        participants: [names.sensorCode, names.objectName],
        timeSystem: "UTC",
        comments: names.comments ?? [],
        observations
      }
    ]
  };
}
function fields(pairs) {
  return pairs.flatMap(
    ([keyword, value]) => value === void 0 || value === "" ? [] : [{ keyword, value, line: 0 }]
  );
}
function observationsOf(point) {
  const epoch = formatUtc(point.receptionTaiS, 6);
  const observations = (keyword, value, decimals) => {
    if (value === void 0) return [];
    const text2 = value.toFixed(decimals);
    return [{ line: 0, keyword, epoch, epochTaiS: point.receptionTaiS, value: Number(text2), text: text2 }];
  };
  const { rightAscensionRad: ra, declinationRad: dec, rangeM, rangeRateMps } = point;
  return [
    ...observations("ANGLE_1", ra === void 0 || dec === void 0 ? void 0 : ra / RAD_PER_DEG, DECIMALS.angle),
    ...observations("ANGLE_2", ra === void 0 || dec === void 0 ? void 0 : dec / RAD_PER_DEG, DECIMALS.angle),
    ...observations("RANGE", rangeM === void 0 ? void 0 : rangeM / 1e3, DECIMALS.range),
    ...observations(
      "DOPPLER_INSTANTANEOUS",
      rangeRateMps === void 0 ? void 0 : rangeRateMps / 1e3,
      DECIMALS.rate
    ),
    ...observations("MAG", point.magnitude, DECIMALS.magnitude),
    ...observations("RCS", point.radarCrossSectionM2, DECIMALS.area)
  ];
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
function writeFields(writer, fields2, unitOf2) {
  for (const field of fields2) if (field.keyword === COMMENT) writer.leaf(COMMENT, field.value);
  for (const field of fields2) {
    if (field.keyword === COMMENT) continue;
    const unit2 = unitOf2?.(field.keyword);
    if (field.keyword.startsWith("USER_DEFINED_")) {
      writer.leaf(
        "USER_DEFINED",
        field.value,
        ` parameter="${escapeXml(field.keyword.slice("USER_DEFINED_".length))}"`
      );
    } else writer.leaf(field.keyword, field.value, unit2 === void 0 ? "" : ` units="${escapeXml(unit2)}"`);
  }
}

// packages/ccsds/src/tdm/fields.ts
var METADATA = "503.0-B-2 table 3-3";
var text = (keyword) => ({ keyword, presence: "optional", kind: "text", book: METADATA });
var number = (keyword, unit2) => ({
  keyword,
  presence: "optional",
  kind: "number",
  ...unit2 === void 0 ? {} : { unit: unit2 },
  book: METADATA
});
var each = (prefix, make) => [1, 2, 3, 4, 5].map((participant) => make(`${prefix}_${String(participant)}`));
var CORRECTIONS = [
  "ANGLE_1",
  "ANGLE_2",
  "DOPPLER",
  "MAG",
  "RANGE",
  "RCS",
  "RECEIVE",
  "TRANSMIT",
  "ABERRATION_YEARLY",
  "ABERRATION_DIURNAL"
];
var TDM_METADATA = [
  text("TRACK_ID"),
  text("DATA_TYPES"),
  { keyword: "TIME_SYSTEM", presence: "mandatory", kind: "text", book: METADATA },
  { keyword: "START_TIME", presence: "optional", kind: "epoch", book: METADATA },
  { keyword: "STOP_TIME", presence: "optional", kind: "epoch", book: METADATA },
  { keyword: "PARTICIPANT_1", presence: "mandatory", kind: "text", book: METADATA },
  ...each("PARTICIPANT", text).slice(1),
  { ...text("MODE"), values: ["SEQUENTIAL", "SINGLE_DIFF"] },
  text("PATH"),
  text("PATH_1"),
  text("PATH_2"),
  ...each("EPHEMERIS_NAME", text),
  text("TRANSMIT_BAND"),
  text("RECEIVE_BAND"),
  number("TURNAROUND_NUMERATOR"),
  number("TURNAROUND_DENOMINATOR"),
  { ...text("TIMETAG_REF"), values: ["TRANSMIT", "RECEIVE"] },
  number("INTEGRATION_INTERVAL", "s"),
  { ...text("INTEGRATION_REF"), values: ["START", "MIDDLE", "END"] },
  number("FREQ_OFFSET", "Hz"),
  { ...text("RANGE_MODE"), values: ["COHERENT", "CONSTANT", "ONE_WAY"] },
  number("RANGE_MODULUS"),
  { ...text("RANGE_UNITS"), values: ["KM", "S", "RU"] },
  { ...text("ANGLE_TYPE"), values: ["AZEL", "RADEC", "XEYN", "XSYE"] },
  text("REFERENCE_FRAME"),
  text("INTERPOLATION"),
  { keyword: "INTERPOLATION_DEGREE", presence: "optional", kind: "integer", book: METADATA },
  number("DOPPLER_COUNT_BIAS", "Hz"),
  number("DOPPLER_COUNT_SCALE"),
  text("DOPPLER_COUNT_ROLLOVER"),
  ...each("TRANSMIT_DELAY", (keyword) => number(keyword, "s")),
  ...each("RECEIVE_DELAY", (keyword) => number(keyword, "s")),
  { ...text("DATA_QUALITY"), values: ["RAW", "VALIDATED", "DEGRADED"] },
  ...CORRECTIONS.map((name) => number(`CORRECTION_${name}`)),
  { ...text("CORRECTIONS_APPLIED"), values: ["YES", "NO"] }
];
var TDM_OBSERVATIONS = /* @__PURE__ */ new Set([
  "ANGLE_1",
  "ANGLE_2",
  "CARRIER_POWER",
  "CLOCK_BIAS",
  "CLOCK_DRIFT",
  "DOPPLER_COUNT",
  "DOPPLER_INSTANTANEOUS",
  "DOPPLER_INTEGRATED",
  "DOR",
  "MAG",
  "PC_N0",
  "PR_N0",
  "PRESSURE",
  "RANGE",
  "RCS",
  "RECEIVE_FREQ",
  "RHUMIDITY",
  "STEC",
  "TEMPERATURE",
  "TROPO_DRY",
  "TROPO_WET",
  "VLBI_DELAY",
  ...[1, 2, 3, 4, 5].flatMap(
    (n) => ["RECEIVE_FREQ", "RECEIVE_PHASE_CT", "TRANSMIT_FREQ", "TRANSMIT_FREQ_RATE", "TRANSMIT_PHASE_CT"].map(
      (name) => `${name}_${String(n)}`
    )
  )
]);

// packages/ccsds/src/tdm/write.ts
function writeTdm(tdm, notation) {
  switch (notation) {
    case "kvn":
      return writeKvn(tdm);
    case "xml":
      return writeXml(tdm);
    case "json":
      return writeJson(tdm);
  }
}
function fieldLine(field) {
  return field.keyword === COMMENT ? commentLine(field.value) : `${field.keyword} = ${field.value}`;
}
function writeKvn(tdm) {
  const lines = [`CCSDS_TDM_VERS = ${tdm.version}`, ...tdm.header.map(fieldLine), ""];
  for (const segment of tdm.segments) {
    append(lines, ["META_START", ...segment.metadata.map(fieldLine), "META_STOP", "", "DATA_START"]);
    for (const comment of segment.comments) lines.push(commentLine(comment));
    for (const { keyword, epoch, text: text2 } of segment.observations) lines.push(`${keyword} = ${epoch} ${text2}`);
    lines.push("DATA_STOP", "");
  }
  return `${lines.join("\n").trimEnd()}
`;
}
function writeXml(tdm) {
  const writer = xmlWriter();
  writer.open("tdm", rootAttributes("CCSDS_TDM_VERS", tdm.version));
  writer.open("header");
  writeFields(writer, tdm.header);
  writer.close();
  writer.open("body");
  for (const segment of tdm.segments) {
    writer.open("segment");
    writer.open("metadata");
    writeFields(writer, inBookOrder(segment.metadata, TDM_METADATA));
    writer.close();
    writer.open("data");
    for (const comment of segment.comments) writer.leaf(COMMENT, comment);
    for (const { keyword, epoch, text: text2 } of segment.observations) {
      writer.open("observation");
      writer.leaf("EPOCH", epoch);
      writer.leaf(keyword, text2);
      writer.close();
    }
    writer.close();
    writer.close();
  }
  writer.close();
  writer.close();
  return writer.text();
}
function writeJson(tdm) {
  const segments = tdm.segments.map((segment) => ({
    metadata: fieldsToJson(segment.metadata),
    ...segment.comments.length === 0 ? {} : { COMMENT: segment.comments },
    observations: segment.observations.map(({ keyword, epoch, text: text2 }) => [keyword, epoch, text2])
  }));
  return `${JSON.stringify({ CCSDS_TDM_VERS: tdm.version, header: fieldsToJson(tdm.header), segments }, null, 1)}
`;
}

// packages/server/src/messages/pack.ts
import { gzipSync } from "node:zlib";
import AdmZip from "adm-zip";
var NO_DATE = new Date(1980, 0, 1);
function packFile(bytes, name, packing) {
  if (packing === "NONE") return { name, bytes };
  if (packing === "GZIP") return { name: `${name}.gz`, bytes: gzipSync(bytes) };
  return { name: `${name}.zip`, bytes: archiveOf([{ name, bytes }]) };
}
function archiveOf(files) {
  const zip = new AdmZip(void 0, { noSort: true });
  for (const { name, bytes } of files) zip.addFile(name, bufferOf(bytes)).header.time = NO_DATE;
  return zip.toBuffer();
}
function bufferOf(bytes) {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

// packages/server/src/odt/providers/simulator/message.ts
function messageOf(order, measurements) {
  const { sensor, object, orderId, messageType, compression, stopTaiS } = order;
  const tdm = tdmOf(
    { measurements },
    {
      sensorCode: sensor.code,
      objectName: object.noradId === null ? object.name : String(object.noradId),
      originator: "KEEPOUT SIMULATOR",
      // Of the pass, not of our clock: the same order is the same file.
      creationTaiS: Math.ceil(stopTaiS + sensor.latencyS),
      messageId: orderId,
      trackId: orderId,
      comments: ["Simulated measurements: no sensor has seen this."]
    }
  );
  const isXml = messageType === "TDM_XML";
  const name = `${sensor.code}-${orderId}.${isXml ? "xml" : "tdm"}`;
  const file = packFile(Buffer.from(writeTdm(tdm, isXml ? "xml" : "kvn")), name, compression);
  return { fileName: file.name, bytes: file.bytes };
}

// packages/server/src/odt/providers/simulator/simulate.thread.ts
var MARGIN_S = 60;
var LONGEST_TRUTH_S = 7 * SECONDS_PER_DAY;
var PLAUSIBLE_CHI_SQUARE = 30.7;
function simulate({ order, truth, earthOrientation }) {
  const eop = earthOrientation && earthOrientationOfDays(earthOrientation);
  const motion = motionOf(order.object.orbit);
  const orbit = trueOrbit(truth, motion, order.startTaiS - MARGIN_S, order.stopTaiS + MARGIN_S, eop);
  if (!orbit.ok)
    return {
      kind: "NOTHING",
      reason: tell("simulated-nothing", { simulatedWhy: "the orbit does not last until the pass" })
    };
  const seen = measurePass(order, orbit.value, eop);
  return seen.kind === "NOTHING" ? seen : { kind: "FILE", ...messageOf(order, seen.measurements) };
}
function truthOf(question) {
  const { order, objectKey, before, earthOrientation } = question;
  const eop = earthOrientation && earthOrientationOfDays(earthOrientation);
  const { orbit } = order.object;
  const presentTaiS = orbit.kind === "state" ? orbit.epochTaiS : order.startTaiS;
  const knownState = knownStateAt(orbit, presentTaiS, eop);
  if (!knownState.ok) return { refusal: tell(knownState.fault.code) };
  const motion = motionOf(orbit);
  if (before !== void 0 && Math.abs(before.epochTaiS - presentTaiS) <= LONGEST_TRUTH_S) {
    if (before.isMeasured && fitsAir(before, motion)) return { truth: before };
    const then = orbit.kind === "state" ? knownState : knownStateAt(orbit, before.epochTaiS, eop);
    if (fits(before, motion, then.ok ? then.value : knownState.value, eop)) return { truth: before };
  }
  const isForeseen = presentTaiS > order.stopTaiS && motion.drag !== void 0;
  const drawn = isForeseen ? { ...motion, drag: { ...motion.drag, sigmaShare: 0 } } : motion;
  return { truth: drawTruth(knownState.value, drawn, drawsOf("truth", objectKey)) };
}
function fitsAir({ dragM2PerKg, airModel = "EXPONENTIAL" }, { air }) {
  return dragM2PerKg === void 0 || airModel === (air?.model ?? "EXPONENTIAL");
}
function fits(truth, motion, { state: state2, covarianceRtn }, eop) {
  if (!fitsAir(truth, motion)) return false;
  const orbit = trueOrbit(truth, motion, state2.epochTaiS - 1, state2.epochTaiS + 1, eop);
  const six = new Float64Array(6);
  if (!orbit.ok || !orbit.value.stateAt(state2.epochTaiS, six)) return false;
  const axes = localAxes("RTN", state2.positionM, state2.velocityMps);
  const off = state2.positionM.map((component, k) => six[k] - component);
  const local = [0, 3, 6].map((row) => axes[row] * off[0] + axes[row + 1] * off[1] + axes[row + 2] * off[2]);
  const position = Float64Array.from({ length: 9 }, (_, k) => covarianceRtn[6 * Math.floor(k / 3) + k % 3]);
  const lower = cholesky(position, 3);
  if (lower === void 0) return false;
  const sigmas = [];
  for (let i = 0; i < 3; i++) {
    const spread = sigmas.reduce((sum3, sigma, k) => sum3 + lower[3 * i + k] * sigma, 0);
    sigmas.push((local[i] - spread) / lower[4 * i]);
  }
  return Math.hypot(...sigmas) ** 2 <= PLAUSIBLE_CHI_SQUARE;
}
export {
  simulate,
  truthOf
};
//# sourceMappingURL=odt-providers-simulator-simulate.mjs.map

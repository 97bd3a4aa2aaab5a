// packages/astro/src/constants.ts
var MU_EARTH = 3986004418e5;
var EARTH_RADIUS_M = 6378137;
var EARTH_FLATTENING = 1 / 298.257223563;
var EARTH_ROTATION_RADPS = 7292115e-11;

// packages/astro/src/frames/local.ts
var ON_THE_AXIS = 1e-290;
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

// packages/astro/src/calendar.ts
var MARCH_OF_YEAR_ZERO_TO_2000 = 730425;
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

// packages/astro/src/epoch.ts
var TT_MINUS_TAI_S = 32.184;
var J2000_TAI_S = 43200 - TT_MINUS_TAI_S;
var JULIAN_2000 = 24515445e-1;
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
function julianCenturiesTt(epochTaiS) {
  return (epochTaiS - J2000_TAI_S) / (36525 * SECONDS_PER_DAY);
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
    const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
    ut1 += ZONAL[at + 5] * sine + ZONAL[at + 6] * cosine;
    lod += ZONAL[at + 7] * cosine + ZONAL[at + 8] * sine;
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
    const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
    ut1 += LIBRATION[at + 6] * sine + LIBRATION[at + 7] * cosine;
    lod += LIBRATION[at + 8] * sine + LIBRATION[at + 9] * cosine;
  }
  return { ut1S: ut1 * MICROSECOND, lodS: lod * MICROSECOND };
}
function oceanTides(ut1S) {
  const days = ut1S / SECONDS_PER_DAY2 + MJD_2000 - OCEAN_EPOCH_MJD;
  const response = [...orthotides(1, days), ...orthotides(2, days)];
  const [x = 0, y = 0, ut1 = 0] = tides_default.oceanWeights.map(
    (weights) => weights.reduce((sum, weight, k) => sum + weight * response[k], 0)
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
  const { last } = kept();
  if (last !== void 0 && isSame(last.days, days)) return last.orientation;
  const orientation = fromDailyValues(days.firstDay, Float64Array.from(days.values), "iers-2010");
  kept().last = { days, orientation };
  return orientation;
}
function isSame(first, second) {
  if (first === second) return true;
  if (first.firstDay !== second.firstDay || first.values.length !== second.values.length) return false;
  return first.values.every((value, index) => value === second.values[index]);
}
function fromDailyValues(firstDay, values, tides) {
  const count = values.length / ORIENTATION_FIGURES;
  const edge = (day) => day * SECONDS_PER_DAY + taiMinusUtcOnDay(day);
  const hasTides = tides === "iers-2010";
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
      const { day, secondOfDay } = utcDay(epochTaiS);
      const place = Math.min(Math.max(day + Math.min(secondOfDay / SECONDS_PER_DAY, 1) - firstDay, 0), count - 1);
      const row = Math.min(Math.floor(place), Math.max(count - 2, 0));
      const weights = hasTides ? throughFourDays(place, row, count) : throughTwoDays(place - row);
      const first = hasTides ? Math.max(0, Math.min(row - 1, count - weights.length)) : row;
      const value = (column) => {
        let sum = 0;
        for (let k = 0; k < weights.length; k++) {
          if (weights[k] !== 0) sum += weights[k] * values[(first + k) * ORIENTATION_FIGURES + column];
        }
        return sum;
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
  const after = nodeAt(index + 1).nutation;
  return {
    inLongitudeRad: before.inLongitudeRad + weight * (after.inLongitudeRad - before.inLongitudeRad),
    inObliquityRad: before.inObliquityRad + weight * (after.inObliquityRad - before.inObliquityRad),
    meanObliquityRad: before.meanObliquityRad + weight * (after.meanObliquityRad - before.meanObliquityRad),
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
function between(before, after, weight, out) {
  for (let i = 0; i < 9; i++) out[i] = before[i] + weight * (after[i] - before[i]);
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
  const after = nodeAt2(index + 1, eop, grid);
  for (let i = 0; i < 9; i++) {
    trueOfDate[i] = before.trueOfDate[i] + weight * (after.trueOfDate[i] - before.trueOfDate[i]);
    pole[i] = before.polarMotion[i] + weight * (after.polarMotion[i] - before.polarMotion[i]);
  }
  return {
    trueOfDate,
    polarMotion: pole,
    ut1MinusTaiS: before.ut1MinusTaiS + weight * (after.ut1MinusTaiS - before.ut1MinusTaiS),
    equinoxesRad: before.equinoxesRad + weight * (after.equinoxesRad - before.equinoxesRad),
    lodS: before.lodS + weight * (after.lodS - before.lodS)
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
    let value = differences[order - 1];
    let slope = 0;
    for (let i = order - 2; i >= 0; i--) {
      slope = value - slope * nodes[i];
      value = differences[i] - value * nodes[i];
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
var ROUNDING = 5e-17;
function eccentricLongitude(meanLongitudeRad, af, ag, out) {
  const e = Math.sqrt(af * af + ag * ag);
  let f = meanLongitudeRad + af * Math.sin(meanLongitudeRad) - ag * Math.cos(meanLongitudeRad);
  for (let step = 0; step < MOST_STEPS; step++) {
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
  const after = firstAfter(covariances, epochTaiS);
  const carried = (index) => {
    const cov = covariances[index];
    if (cov === void 0) return void 0;
    const own = stateAt(cov.epochTaiS);
    return own === void 0 ? void 0 : carry(cov, own, state);
  };
  const earlier = carried(after - 1);
  const later = carried(after);
  if (earlier === void 0 || later === void 0) return earlier ?? later;
  const from = covariances[after - 1].epochTaiS;
  const s = (epochTaiS - from) / (covariances[after].epochTaiS - from);
  const weight = s * s * s * (10 - s * (15 - 6 * s));
  const matrix = earlier.matrix.map((value, i) => (1 - weight) * value + weight * later.matrix[i]);
  return { epochTaiS, frame: state.frame, matrix };
}
function carry(cov, own, state) {
  if (own.frame !== "ITRF") {
    const inFrame2 = covarianceInStateFrame(covarianceInFrame(cov, own.frame), own);
    return inFrame2.epochTaiS === state.epochTaiS ? inFrame2 : transportCovariance(inFrame2, own, state);
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

// packages/astro/src/ephemeris/reframe.ts
function inFrame(ephemeris, to, eop) {
  if (ephemeris.frame === to) return ephemeris;
  return isTable(ephemeris) ? turnedTable(ephemeris, to, eop) : turnedOnDemand(ephemeris, to, eop);
}
function isTable(ephemeris) {
  return "nodes" in ephemeris;
}
function turnedTable({ nodes }, to, eop) {
  const states = Float64Array.from(nodes.states);
  for (const [i, epochTaiS] of nodes.epochsTaiS.entries()) {
    turn(nodes.frame, to, epochTaiS, eop, states, i * STATE_WIDTH);
  }
  const covariances = nodes.covariances?.map((cov) => covarianceInFrame(cov, to, eop));
  return tableEphemeris({ ...nodes, frame: to, states, ...covariances === void 0 ? {} : { covariances } });
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
  const z = states[at + 2];
  apply3(rotation, states, states, at);
  apply3(rotation, states, states, at + 3);
  if (coupling === void 0) return;
  for (let i = 0; i < 3; i++) {
    states[at + 3 + i] = states[at + 3 + i] + coupling[i * 3] * x + coupling[i * 3 + 1] * y + coupling[i * 3 + 2] * z;
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
    const step = d2 * xi * c1 / 3;
    const d3 = (17 * a + s) * step;
    const d4 = 0.5 * step * a * xi * (221 * a + 31 * s) * c1;
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
  let longitude = integrator[c + 1];
  let motion = integrator[c + 2];
  if (time === 0 || t * time <= 0 || Math.abs(t) < Math.abs(time)) {
    time = 0;
    longitude = deep[d + XLAMO];
    motion = n0;
  }
  const step = t > 0 ? STEP : -STEP;
  for (; ; ) {
    const arg = near[o + ARG_PERIGEE] + near[o + ARG_PERIGEE_RATE] * time;
    const longitudeRate = motion + xfact;
    let acceleration = 0;
    let slope = 0;
    if (resonance === 1) {
      for (let k = 0; k < 3; k++) {
        const phase = (k + 1) * (longitude - ONE_DAY_PHASE[k]);
        const size = deep[d + RES0 + k];
        sincos(phase, pair);
        acceleration += size * pair[0];
        slope += (k + 1) * size * pair[1];
      }
    } else {
      for (let k = 0; k < 10; k++) {
        const phase = HALF_DAY_ARG[k] * arg + HALF_DAY_LONGITUDE[k] * longitude - HALF_DAY_PHASE[k];
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
      integrator[c + 1] = longitude;
      integrator[c + 2] = motion;
      const n = motion + acceleration * left + slope * left * left * 0.5;
      const l = longitude + longitudeRate * left + acceleration * left * left * 0.5;
      const theta = (deep[d + GSTO] + t * EARTH_RATE) % TWO_PI;
      mean2[MM] = resonance === 1 ? l - mean2[NODEM] - mean2[ARGPM] + theta : l - 2 * mean2[NODEM] + 2 * theta;
      mean2[NM] = n0 + (n - n0);
      return;
    }
    longitude += longitudeRate * step + acceleration * HALF_STEP_2;
    motion += acceleration * step + slope * HALF_STEP_2;
    time += step;
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
  const longitude = mean2[MM] + mean2[ARGPM] + cosI * node + (pl + pgh - pi * node * sinI);
  let newNode = Math.atan2(alpha, beta);
  if (newNode < 0 && afspc) newNode += TWO_PI;
  if (Math.abs(node - newNode) > Math.PI) newNode += newNode < node ? TWO_PI : -TWO_PI;
  mean2[NODEM] = newNode;
  mean2[MM] += pl;
  mean2[ARGPM] = longitude - mean2[MM] - cosI * newNode;
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
      const turn2 = near[o + OMEGA_DRAG] * t + near[o + ANOMALY_DRAG] * (delta * delta * delta - near[o + DELTA_M0]);
      m += turn2;
      argp -= turn2;
      axisFactor -= near[o + D2] * t2 + near[o + D3] * t3 + near[o + D4] * t4;
      const sinM = sinM0 * cosSmall(turn2) + cosM0 * sinSmall(turn2);
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
    const longitude = m + argp + node;
    node %= TWO_PI;
    argp %= TWO_PI;
    mean[EM] = e;
    mean[NODEM] = node;
    mean[ARGPM] = argp;
    mean[MM] = (longitude % TWO_PI - argp - node) % TWO_PI;
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
    let step = (ex * sinF - ey * cosF - difference) / (1 - cosF * ex - sinF * ey);
    if (step >= 0.95) step = 0.95;
    else if (step <= -0.95) step = -0.95;
    difference += step;
    if (step < 0.02 && step > -0.02) {
      const s2 = step * step;
      const sinS = step * (1 - s2 / 6 * (1 - s2 / 20));
      const cosS = 1 - s2 / 2 * (1 - s2 / 12 * (1 - s2 / 30));
      const turned = sinF * cosS + cosF * sinS;
      cosF = cosF * cosS - sinF * sinS;
      sinF = turned;
      if (step < 1e-12 && step > -1e-12) break;
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

// packages/astro/src/frames/geodetic.ts
var E2 = EARTH_FLATTENING * (2 - EARTH_FLATTENING);
var POLAR_RADIUS_M = EARTH_RADIUS_M * (1 - EARTH_FLATTENING);
var E2_PRIME = E2 / (1 - E2);
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

// packages/astro/src/ephemeris/remembering.ts
function remembering(ephemeris) {
  const cache = /* @__PURE__ */ new Map();
  return {
    ...ephemeris,
    stateAt(epochTaiS, out) {
      let state = cache.get(epochTaiS);
      if (state === void 0 && !cache.has(epochTaiS)) {
        const six = new Float64Array(6);
        state = ephemeris.stateAt(epochTaiS, six) ? six : void 0;
        cache.set(epochTaiS, state);
      }
      if (state === void 0) return false;
      out.set(state);
      return true;
    }
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
var MOST_STEPS2 = 400;
function rootBetween(f, from, to, width) {
  let a = from;
  let b = to;
  let fa = f(a);
  let fb = f(b);
  if (fa > 0 === fb > 0) return Math.abs(fa) < Math.abs(fb) ? a : b;
  let c = a;
  let fc = fa;
  let step = b - a;
  let before = step;
  for (let i = 0; i < MOST_STEPS2; i++) {
    if (fb > 0 === fc > 0) {
      c = a;
      fc = fa;
      step = b - a;
      before = step;
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
      step = middle;
      before = middle;
    } else {
      const next = interpolatedStep(a, b, c, fa, fb, fc, middle);
      if (Math.abs(next) < Math.min(1.5 * Math.abs(middle), Math.abs(before) / 2)) {
        before = step;
        step = next;
      } else {
        step = middle;
        before = middle;
      }
    }
    a = b;
    fa = fb;
    b += Math.abs(step) > shortest ? step : Math.sign(middle) * shortest;
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

// packages/tracking/src/horizon.ts
var FINEST_TURN_RAD = 0.1 * RAD_PER_DEG;
function isEven(horizon) {
  return horizon.lowestRad === horizon.highestRad;
}

// packages/tracking/src/intervals.ts
var FLAT_S = 1e-4;
function intervalsAbove(value, startTaiS, stopTaiS, stepS, toleranceS = 1e-4) {
  const times = [startTaiS];
  const samples = [value(startTaiS)];
  for (let t = startTaiS; t < stopTaiS; ) {
    t = Math.min(t + stepS(t), stopTaiS);
    const sample = value(t);
    const isRoot = sample === 0 && t < stopTaiS;
    times.push(isRoot ? t + toleranceS : t);
    samples.push(isRoot ? value(t + toleranceS) : sample);
  }
  const marks = withHiddenExtrema(value, times, samples, toleranceS);
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
function withHiddenExtrema(value, times, samples, toleranceS) {
  const marks = [];
  const add = (from, to, sign) => {
    const time = maximumBetween((t) => sign * value(t), times[from], times[to], Math.max(toleranceS, FLAT_S));
    const found = value(time);
    if (sign * found > 0) marks.push({ time, value: found });
  };
  const last = times.length - 1;
  for (let i = 0; i <= last; i++) {
    const here = samples[i];
    marks.push({ time: times[i], value: here });
    const sign = here > 0 ? -1 : 1;
    const before = samples[Math.max(i - 1, 0)];
    const after = samples[Math.min(i + 1, last)];
    const isSameSide = before > 0 === here > 0 && after > 0 === here > 0;
    if (!isSameSide || sign * here < sign * before || sign * here < sign * after) continue;
    if (!mayReachZero(times, samples, i)) continue;
    add(Math.max(i - 1, 0), Math.min(i + 1, last), sign);
  }
  return marks.sort((a, b) => a.time - b.time);
}
function mayReachZero(times, samples, i) {
  const last = times.length - 1;
  if (last < 2) return true;
  const middle = Math.min(Math.max(i, 1), last - 1);
  const ratio = (times[middle + 1] - times[middle]) / (times[middle] - times[middle - 1]);
  const left = Math.abs(samples[middle] - samples[middle - 1]) * ratio;
  const right = Math.abs(samples[middle] - samples[middle + 1]) / ratio;
  const reach = i === 0 ? right : i === last ? left : Math.max(left, right);
  return 2 * reach >= Math.abs(samples[middle]);
}

// packages/tracking/src/look-angles.ts
function lookAngles(site, state) {
  const x = state[0] - site.positionM[0];
  const y = state[1] - site.positionM[1];
  const z = state[2] - site.positionM[2];
  const rangeM = Math.hypot(x, y, z);
  const rangeRateMps = (x * state[3] + y * state[4] + z * state[5]) / rangeM;
  const east = site.east[0] * x + site.east[1] * y + site.east[2] * z;
  const north = site.north[0] * x + site.north[1] * y + site.north[2] * z;
  const up = site.up[0] * x + site.up[1] * y + site.up[2] * z;
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
function sineOfElevation(site, x, y, z) {
  const dx = x - site.positionM[0];
  const dy = y - site.positionM[1];
  const dz = z - site.positionM[2];
  return (site.up[0] * dx + site.up[1] * dy + site.up[2] * dz) / Math.hypot(dx, dy, dz);
}

// packages/tracking/src/horizon-spans.ts
var SHORTEST_STEP_S = 0.02;
var FEWEST_STEPS = 8;
function spansOverHorizon(ephemeris, site, horizon, within, stepS, toleranceS) {
  const { startTaiS, stopTaiS } = within;
  const state = new Float64Array(6);
  const look = (t) => ephemeris.stateAt(t, state) ? lookAngles(site, state) : void 0;
  const clearance = (t) => {
    const seen = look(t);
    return seen === void 0 ? -2 : Math.sin(seen.elevationRad) - Math.sin(horizon(seen.azimuthRad));
  };
  const step = (t) => {
    let dt = Math.min(stepS(t), (stopTaiS - startTaiS) / FEWEST_STEPS);
    const here = look(t);
    while (dt > SHORTEST_STEP_S && here !== void 0) {
      const next = look(Math.min(t + dt, stopTaiS));
      if (next === void 0 || Math.min(here.elevationRad, next.elevationRad) > horizon.highestRad) break;
      if (Math.abs(wrapPi(next.azimuthRad - here.azimuthRad)) <= horizon.finestTurnRad / 2) break;
      dt /= 2;
    }
    return Math.max(dt, SHORTEST_STEP_S);
  };
  return intervalsAbove(clearance, startTaiS, stopTaiS, step, toleranceS);
}

// packages/tracking/src/passes.ts
var STEP_RAD = 0.06;
var SHORTEST_STEP_S2 = 5;
var LONGEST_STEP_S = 600;
var TOLERANCE_S = 1e-6;
var FLAT_S2 = 1e-4;
var EARTH_ROTATION_RADPS2 = 73e-6;
function findPasses(request) {
  const { site, startTaiS, stopTaiS, horizon } = request;
  const ephemeris = withLastState(inFrame(request.ephemeris, "ITRF", request.eop));
  const state = new Float64Array(6);
  const mask = Math.sin(Math.max(request.minElevationRad, horizon?.lowestRad ?? request.minElevationRad));
  const above = (t) => ephemeris.stateAt(t, state) ? sineOfElevation(site, state[0], state[1], state[2]) - mask : -2;
  const step = angularStep(ephemeris);
  const spans = intervalsAbove(above, startTaiS, stopTaiS, step, TOLERANCE_S);
  const clear = horizon === void 0 || isEven(horizon) ? spans : spans.flatMap((span) => spansOverHorizon(ephemeris, site, horizon, span, step, TOLERANCE_S));
  return clear.map((span) => passOf(ephemeris, site, span, span.startTaiS === startTaiS, span.stopTaiS === stopTaiS));
}
function withLastState(ephemeris) {
  const last = new Float64Array(6);
  let lastTaiS = Number.NaN;
  let isKnown = false;
  return {
    frame: ephemeris.frame,
    startTaiS: ephemeris.startTaiS,
    stopTaiS: ephemeris.stopTaiS,
    stateAt(epochTaiS, out) {
      if (epochTaiS !== lastTaiS) {
        isKnown = ephemeris.stateAt(epochTaiS, last);
        lastTaiS = epochTaiS;
      }
      if (isKnown) out.set(last);
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
    return Math.min(Math.max(STEP_RAD / rate, SHORTEST_STEP_S2), LONGEST_STEP_S);
  };
}
function passOf(ephemeris, site, span, startsBeforeWindow, endsAfterWindow) {
  const state = new Float64Array(6);
  const look = (t) => {
    ephemeris.stateAt(t, state);
    return lookAngles(site, state);
  };
  const culminationTaiS = culmination(
    (t) => look(t).elevationRad,
    (t) => look(t).elevationRateRadps,
    ephemeris,
    span
  );
  const start = look(span.startTaiS);
  const top = look(culminationTaiS);
  const stop = look(span.stopTaiS);
  return {
    ...span,
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
  const step = angularStep(ephemeris);
  let best = startTaiS;
  let most = elevation(startTaiS);
  let from = startTaiS;
  let to = stopTaiS;
  let last = startTaiS;
  for (let t = startTaiS; t < stopTaiS; ) {
    const next = Math.min(t + Math.min(step(t), (stopTaiS - startTaiS) / 8), stopTaiS);
    const height = elevation(next);
    if (height > most) {
      most = height;
      best = next;
      from = t;
      to = stopTaiS;
    } else if (best === t) to = next;
    last = t;
    t = next;
  }
  if (best === startTaiS) to = Math.min(to, stopTaiS);
  if (best === stopTaiS) from = last;
  if (rate(from) > 0 && rate(to) < 0) return rootBetween(rate, from, to, TOLERANCE_S);
  const found = maximumBetween(elevation, from, to, FLAT_S2);
  return elevation(found) > most ? found : best;
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

// packages/server/src/ca/contacts/contacts.thread.ts
function contactsOf({ subject, stations, startTaiS, stopTaiS, earthOrientation }) {
  const eop = earthOrientation && earthOrientationOfDays(earthOrientation);
  const ephemeris = remembering(inFrame(trajectoryOf(subject), "ITRF", eop));
  const spans = stations.flatMap(({ stationId, ...station }) => {
    const site = siteAt({
      latitudeRad: station.latitudeDeg * RAD_PER_DEG,
      longitudeRad: station.longitudeDeg * RAD_PER_DEG,
      heightM: station.altitudeM
    });
    const minElevationRad = station.minElevationDeg * RAD_PER_DEG;
    return findPasses({ ephemeris, site, startTaiS, stopTaiS, minElevationRad }).map((pass) => {
      const { culminationTaiS, maxElevationRad } = pass;
      return { stationId, startTaiS: pass.startTaiS, culminationTaiS, stopTaiS: pass.stopTaiS, maxElevationRad };
    });
  });
  spans.sort((a, b) => a.startTaiS - b.startTaiS);
  return { spans, coveredUntilTaiS: ephemeris.stopTaiS < stopTaiS ? ephemeris.stopTaiS : void 0 };
}
export {
  contactsOf
};
//# sourceMappingURL=ca-contacts-contacts.mjs.map

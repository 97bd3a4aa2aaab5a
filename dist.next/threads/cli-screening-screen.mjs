// packages/astro/src/constants.ts
var MU_EARTH = 3986004418e5;
var EARTH_RADIUS_M = 6378137;
var EARTH_FLATTENING = 1 / 298.257223563;
var J2 = 0.00108262668;
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
function taiMinusUtcAt(epochTaiS) {
  for (const step of STEPS) if (epochTaiS >= step.insertedAtTaiS + 1) return step.taiMinusUtcS;
  return FIRST_OFFSET_S;
}

// packages/astro/src/epoch.ts
var TT_MINUS_TAI_S = 32.184;
var J2000_TAI_S = 43200 - TT_MINUS_TAI_S;
function taiMinusUtcS(epochTaiS) {
  return taiMinusUtcAt(epochTaiS);
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
    const angle2 = TERMS[i] * l + TERMS[i + 1] * lPrime + TERMS[i + 2] * f + TERMS[i + 3] * d + TERMS[i + 4] * node;
    longitude += (TERMS[i + 5] + TERMS[i + 6] * t) * Math.sin(angle2);
    obliquity += (TERMS[i + 7] + TERMS[i + 8] * t) * Math.cos(angle2);
  }
  return {
    inLongitudeRad: longitude * RAD_PER_TERM_UNIT,
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

// packages/astro/src/ephemeris/interpolate.ts
var STATE_WIDTH = 6;
function lagrangeWindow(mostNodes) {
  return { start: -1, count: 0, stepS: Number.NaN, weights: new Float64Array(mostNodes) };
}
function lagrange(epochs, states, start, count, at, window2, out) {
  if (window2.start !== start || window2.count !== count) refreshWeights(epochs, start, count, window2);
  const { weights } = window2;
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
function refreshWeights(epochs, start, count, window2) {
  const stepS = evenStep(epochs, start, count);
  const isAlike = stepS === window2.stepS && count === window2.count;
  window2.start = start;
  window2.count = count;
  window2.stepS = stepS;
  if (isAlike) return;
  const scale = count > 1 ? (count - 1) / (epochs[start + count - 1] - epochs[start]) : 1;
  for (let j = 0; j < count; j++) {
    let product = 1;
    const own = epochs[start + j];
    for (let k = 0; k < count; k++) if (k !== j) product *= (own - epochs[start + k]) * scale;
    window2.weights[j] = 1 / product;
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
function stateOfSix(six5, epochTaiS, frame = "EME2000") {
  return {
    epochTaiS,
    frame,
    positionM: [six5[0], six5[1], six5[2]],
    velocityMps: [six5[3], six5[4], six5[5]]
  };
}

// packages/astro/src/covariance/inverse-jacobian.ts
function inverseEquinoctialJacobian(elements, mu = MU_EARTH) {
  const n = elements.meanMotionRadps;
  const a = Math.cbrt(mu / (n * n));
  const scaled = equinoctialJacobian(elements, mu);
  for (let row = 0; row < 6; row++) {
    const unit4 = row < 3 ? a : n * a;
    for (let column = 0; column < 6; column++) {
      scaled[row * 6 + column] = scaled[row * 6 + column] * (column === 0 ? n : 1) / unit4;
    }
  }
  const inverse = invert6(scaled);
  if (inverse === void 0) return void 0;
  for (let row = 0; row < 6; row++) {
    for (let column = 0; column < 6; column++) {
      const unit4 = column < 3 ? a : n * a;
      inverse[row * 6 + column] = inverse[row * 6 + column] * (row === 0 ? n : 1) / unit4;
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
  const window2 = lagrangeWindow(wanted);
  const table = hermiteTable(wanted);
  let segmentHint = 0;
  let nodeHint = 0;
  const stateAt = (epochTaiS, out) => {
    segmentHint = segmentAt(segments, epochTaiS, segmentHint);
    const segment = segments[segmentHint];
    if (!(epochTaiS >= segment[2] && epochTaiS <= segment[3])) return false;
    const [first2, end] = segment;
    nodeHint = nodeBefore(epochsTaiS, first2, end, epochTaiS, nodeHint);
    const count = Math.min(wanted, end - first2);
    const middle = count % 2 === 1 && nodeHint + 1 < end && epochTaiS - epochsTaiS[nodeHint] > epochsTaiS[nodeHint + 1] - epochTaiS ? nodeHint + 1 : nodeHint;
    const start = Math.min(Math.max(middle - (count - 1 >> 1), first2), end - count);
    if (isHermite) hermite(epochsTaiS, states, start, count, epochTaiS, table, out);
    else lagrange(epochsTaiS, states, start, count, epochTaiS, window2, out);
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
function batchForThread(batch) {
  return { ...batch, integrator: new Float64Array(batch.integrator.length) };
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
function encounterOf({ rows: rows2 }, k) {
  const at = k * ENCOUNTER_ROW;
  const three2 = (field) => [
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
    rtnPositionM: three2(RTN_POSITION_M),
    rtnVelocityMps: three2(RTN_VELOCITY_MPS),
    primaryState: { positionM: three2(STATES), velocityMps: three2(STATES + 3) },
    secondaryState: { positionM: three2(STATES + 6), velocityMps: three2(STATES + 9) },
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
    const step = closing(geometry) / closingSlope(geometry.pair);
    if (!Number.isFinite(step)) break;
    t -= step;
    if (Math.abs(step) < ROOT_S) return t >= from && t <= to ? [t] : [];
  }
  return searchedInstants(geometry, i, j, from, to, (to - from) / 24);
}
function searchedInstants(geometry, i, j, from, to, step) {
  const epochs = [];
  const count = Math.max(1, Math.ceil((to - from) / step));
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
  const step = (to - from) / 32;
  let best = from;
  let value = at(from);
  for (let k = 1; k <= 32; k++) {
    const s = at(from + k * step);
    if (s < value) {
      value = s;
      best = from + k * step;
    }
  }
  const t = minimumBetween(at, Math.max(from, best - step), Math.min(to, best + step), LEAST_SCALED_S);
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
function wantedMask(plan, count) {
  if (plan.scope.kind === "all-pairs") return void 0;
  const mask = new Uint8Array(count);
  for (const primary of plan.scope.primaries) mask[primary] = 1;
  return mask;
}
function directions(wanted, i, j) {
  if (!wanted) return [[i, j]];
  const both = [];
  if (wanted[i] === 1) both.push([i, j]);
  if (wanted[j] === 1) both.push([j, i]);
  return both;
}
function withoutRepeats(table) {
  const { rows: rows2 } = table;
  const kept3 = new EncounterRows(Math.max(1, table.count));
  let recent = 0;
  for (const k of rowsInOrder(table)) {
    const at = k * ENCOUNTER_ROW;
    const t = rows2[at + TCA_TAI_S];
    while (recent < kept3.count && t - kept3.rows[recent * ENCOUNTER_ROW + TCA_TAI_S] >= SAME_EVENT_S) recent++;
    if (rows2[at + KIND] !== APPROACH || !hasApproach(kept3, recent, rows2, at)) kept3.copy(table, k);
  }
  return kept3.table();
}
function hasApproach(table, first2, rows2, at) {
  for (let n = first2; n < table.count; n++) {
    const other = n * ENCOUNTER_ROW;
    if (table.rows[other + PRIMARY] === rows2[at + PRIMARY] && table.rows[other + SECONDARY] === rows2[at + SECONDARY] && table.rows[other + KIND] === APPROACH) {
      return true;
    }
  }
  return false;
}

// packages/conjunction/src/screening/blocks/merge.ts
function firstDropouts(dropouts) {
  const first2 = /* @__PURE__ */ new Map();
  for (const dropout of dropouts) {
    const key = `${dropout.object} ${dropout.reason} ${dropout.code ?? ""}`;
    const earlier = first2.get(key);
    if (!earlier || dropout.atTaiS < earlier.atTaiS) first2.set(key, dropout);
  }
  return [...first2.values()].toSorted((a, b) => a.atTaiS - b.atTaiS || a.object - b.object);
}

// packages/astro/src/sgp4/wgs72.ts
var MU_KM3_S2 = 398600.8;
var EARTH_RADIUS_KM = 6378.135;
var XKE = 60 / Math.sqrt(EARTH_RADIUS_KM ** 3 / MU_KM3_S2);
var VELOCITY_UNIT_KM_S = EARTH_RADIUS_KM * XKE / 60;
var J22 = 1082616e-9;
var J3 = -253881e-11;
var J3_OVER_J2 = J3 / J22;

// packages/astro/src/sgp4/resonance-init.ts
var EARTH_RATE = 0.0043752690880113;

// packages/astro/src/sgp4/deep-space-init.ts
var SUN_RATE = 119459e-10;
var SUN_ECCENTRICITY = 0.01675;
var MOON_RATE = 15835218e-11;
var MOON_ECCENTRICITY = 0.0549;

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
      mean4[MM] = resonance === 1 ? l - mean4[NODEM] - mean4[ARGPM] + theta : l - 2 * mean4[NODEM] + 2 * theta;
      mean4[NM] = n0 + (n - n0);
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
  const longitude = mean4[MM] + mean4[ARGPM] + cosI * node + (pl + pgh - pi * node * sinI);
  let newNode = Math.atan2(alpha, beta);
  if (newNode < 0 && afspc) newNode += TWO_PI;
  if (Math.abs(node - newNode) > Math.PI) newNode += newNode < node ? TWO_PI : -TWO_PI;
  mean4[NODEM] = newNode;
  mean4[MM] += pl;
  mean4[ARGPM] = longitude - mean4[MM] - cosI * newNode;
}

// packages/astro/src/sgp4/init.ts
var RAD = Math.PI / 180;
function longPeriodCoefficient(sinI, cosI) {
  const onePlus = Math.abs(cosI + 1) > 15e-13 ? 1 + cosI : 15e-13;
  return -0.25 * J3_OVER_J2 * sinI * (3 + 5 * cosI) / onePlus;
}

// packages/astro/src/sgp4/propagate.ts
var mean = new Float64Array(6);
var pair2 = new Float64Array(2);
var NO_DEEP = new Float64Array(0);
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
      const turn = near[o + OMEGA_DRAG] * t + near[o + ANOMALY_DRAG] * (delta * delta * delta - near[o + DELTA_M0]);
      m += turn;
      argp -= turn;
      axisFactor -= near[o + D2] * t2 + near[o + D3] * t3 + near[o + D4] * t4;
      const sinM = sinM0 * cosSmall(turn) + cosM0 * sinSmall(turn);
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
function reserveRows(memory, batch) {
  let deepCount = 0;
  for (let i = 0; i < batch.count; i++) if (batch.deepRow[i] >= 0) deepCount++;
  const nearPairs = Math.ceil((batch.count - deepCount) / 2);
  const deepPairs = Math.ceil(deepCount / 2);
  const pairs = nearPairs + deepPairs;
  return {
    rows: memory.reserve(pairs * PAIR * 8),
    deep: memory.reserve(deepPairs * 2 * DEEP_ROW * 8),
    cache: memory.reserve(deepPairs * 2 * INTEGRATOR_ROW2 * 8),
    index: memory.reserve(pairs * 2 * 4),
    nearPairs,
    pairs
  };
}
function fillRows(memory, rows2, batch) {
  const byShape = (a, b) => shape(batch, a) - shape(batch, b) || a - b;
  const objects = Array.from({ length: batch.count }, (_, i) => i);
  const near = objects.filter((i) => batch.deepRow[i] < 0).sort(byShape);
  const deep = objects.filter((i) => batch.deepRow[i] >= 0).sort((a, b) => kind(batch, a) - kind(batch, b) || byShape(a, b));
  if (near.length % 2 === 1) near.push(near.at(-1));
  if (deep.length % 2 === 1) deep.push(deep.at(-1));
  const order = [...near, ...deep];
  memory.i32(rows2.index, order.length).set(order);
  const table = memory.f64(rows2.rows, rows2.pairs * PAIR);
  order.forEach((object, slot) => {
    const to = (slot >> 1) * PAIR + (slot & 1);
    const fields2 = pairFields(batch, object);
    for (let k = 0; k < FIELDS; k++) table[to + 2 * k] = fields2[k];
  });
  const deepTable = memory.f64(rows2.deep, deep.length * DEEP_ROW);
  deep.forEach((object, slot) => {
    const from = batch.deepRow[object] * DEEP_ROW;
    deepTable.set(batch.deep.subarray(from, from + DEEP_ROW), slot * DEEP_ROW);
  });
}
function kind(batch, i) {
  return batch.deep[batch.deepRow[i] * DEEP_ROW + RESONANCE];
}
function shape(batch, i) {
  const e = batch.near[i * ROW + ECCENTRICITY];
  return e >= 0 ? e : 2;
}
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

// packages/conjunction/src/screening/plan/sources.ts
var LOWEST_RADIUS_M = 64e5;
var HIGHEST_RADIUS_M = 1e12;
var NOT_COVERED = 20;
var BELOW_SURFACE = 21;
var NOT_FINITE = 22;
var FRAME_NOT_TEME = 23;
function openSources(sources) {
  const { batch, ephemerides, identities, outlines } = sources;
  const six5 = new Float64Array(6);
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
        if (!ephemeris.stateAt(epochTaiS, six5)) return NOT_COVERED;
        out.set(six5, at);
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
function coverageOf(source, startTaiS, stopTaiS) {
  const coverage = [];
  for (let object = source.sgp4Count; object < source.count; object++) {
    const [from, to] = source.spanOf(object);
    if (!(from < stopTaiS && to > startTaiS)) coverage.push({ object, status: "NO_OVERLAP" });
    else if (from <= startTaiS && to >= stopTaiS) coverage.push({ object, status: "FULL" });
    else {
      coverage.push({
        object,
        status: "PARTIAL",
        startTaiS: Math.max(from, startTaiS),
        stopTaiS: Math.min(to, stopTaiS)
      });
    }
  }
  return coverage;
}

// packages/conjunction/src/screening/blocks/settled-dropouts.ts
var LOOK_S = 30;
var six = new Float64Array(6);
function settledDropouts({ slabS }, source, block, dropouts) {
  return firstDropouts(
    dropouts.map((dropout) => dropout.atTaiS === block.startTaiS ? dropout : settled(slabS, source, block, dropout))
  );
}
function settled(slabS, source, block, dropout) {
  const { object } = dropout;
  const { startTaiS, stopTaiS } = block;
  const [from, to] = source.spanOf(object);
  const codeAt = (t) => t < from || t > to ? 0 : source.state(object, t, six, 0);
  const slabs = Math.ceil((stopTaiS - startTaiS) / slabS - 1e-9);
  const middle = (slab) => Math.min(startTaiS + (slab + 0.5) * slabS, stopTaiS);
  const leaving = (slab, code2) => dropoutOf(object, code2, startTaiS + slab * slabS);
  const first2 = codeAt(startTaiS);
  if (first2 !== 0) return leaving(0, first2);
  let code = codeAt(stopTaiS);
  if (code !== 0) {
    let [there3, gone] = [-1, slabs - 1];
    while (gone - there3 > 1) {
      const half = there3 + gone >> 1;
      const missing = codeAt(middle(half));
      if (missing === 0) there3 = half;
      else [gone, code] = [half, missing];
    }
    return leaving(gone, code);
  }
  for (let t = startTaiS + LOOK_S; t < stopTaiS; t += LOOK_S) {
    code = codeAt(t);
    if (code !== 0) return leaving(Math.floor((t - startTaiS) / slabS), code);
  }
  return { ...dropout, atTaiS: startTaiS };
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
function taylorPosition(state, o, terms5, tau, out) {
  for (let c = 0; c < 3; c++) {
    out[c] = state[o + c] + tau * (state[o + 3 + c] + tau * (terms5[c] / 2 + tau * (terms5[3 + c] / 6 + tau * terms5[6 + c] / 24)));
  }
}

// packages/conjunction/src/screening/approach/approach.ts
var FAR = 0;
var CLOSE = 1;
var SLOW = 2;
var MODEL_PAD_M = 100;
var LOWEST_M = 63e5;
var CHORD_DIP_M = 1e5;
var terms1 = new Float64Array(9);
var terms2 = new Float64Array(9);
function gradientAt(radiusM) {
  const r = Math.max(radiusM, LOWEST_M);
  return 2 * MU_EARTH / (r * r * r);
}
function bendM(gradient, missM, speedMps, spanS) {
  const top = (speedMps + gradient * missM * spanS) / (1 - gradient * spanS * spanS);
  return 1.01 * gradient * (missM * spanS * spanS / 2 + top * spanS * spanS * spanS / 3) + MODEL_PAD_M;
}
var SHIFT = 0.25;
function shiftedBendM(radiusM, missM, speedMps, topMps, spanS) {
  const g = gradientAt(radiusM);
  const span2 = spanS * spanS;
  const speed = (speedMps + g * missM * spanS) / (1 - g * span2);
  const turn = 3 * topMps * spanS / Math.max(radiusM, LOWEST_M) + 0.5 * g * span2;
  const miss = g * missM * span2 * (0.75 + g * span2 / 24);
  const cubic = g * speed * span2 * spanS;
  return miss + cubic * (1 + turn) / 12 + 0.01 * (miss + cubic / 3) + MODEL_PAD_M;
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
  const gradient = gradientAt(low - CHORD_DIP_M);
  const limit = missM + padM + bendM(gradient, missM, speed, span);
  let tau = a > 0 ? -q / a : 0;
  tau = tau < from ? from : Math.min(tau, to);
  const line = px * px + py * py + pz * pz + tau * (2 * q + a * tau);
  if (!(line <= limit * limit)) return FAR;
  if (speed < samplingMps) return SLOW;
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
    const step = g / slope;
    if (step < 1e-3 && step > -1e-3) {
      out[0] = tau;
      if (tau < from - slack || tau > to + slack) return FAR;
      const reach = missM + remainder;
      return x * x + y * y + z * z <= reach * reach ? CLOSE : FAR;
    }
    tau -= step;
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

// packages/astro/src/search/border.ts
function borderBetween(holds, inside, outside, { width = 0, share = 0 } = {}) {
  let a = inside;
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
  const [first2, second2] = sampledStates(geometry, span, i, j);
  const timeAt = (k) => from + (to - from) * k / count;
  const missM = new Float64Array(count + 1);
  const scaled = new Float64Array(count + 1);
  const between2 = [];
  let before = Number.NaN;
  for (let k = 0; k <= count; k++) {
    const o = 6 * k;
    const x = second2[o] - first2[o];
    const y = second2[o + 1] - first2[o + 1];
    const z = second2[o + 2] - first2[o + 2];
    const g = x * (second2[o + 3] - first2[o + 3]) + y * (second2[o + 4] - first2[o + 4]) + z * (second2[o + 5] - first2[o + 5]);
    if (before < 0 && g >= 0) {
      const tca = rootOfClosing(geometry, i, j, timeAt(k - 1), timeAt(k));
      const encounter = encounterAt(geometry, i, j, tca);
      if (encounter) encounters.push(encounter);
      between2.push(nodeAt3(geometry, i, j, tca));
    }
    before = g;
    const miss = Math.sqrt(x * x + y * y + z * z);
    missM[k] = miss >= 0 ? miss : Number.POSITIVE_INFINITY;
    scaled[k] = missM[k] / reachM;
    if (volume.shape === "sphere" || !(scaled[k] < NEAR)) continue;
    for (let c = 0; c < 6; c++) {
      pair4[c] = first2[o + c];
      pair4[6 + c] = second2[o + c];
    }
    scaled[k] = scaledSeparation(geometry);
  }
  if (volume.shape !== "sphere") {
    for (let k = 1; k < count; k++) {
      if (!(scaled[k] <= scaled[k - 1] && scaled[k] <= scaled[k + 1] && scaled[k] < NEAR)) continue;
      between2.push(nodeAt3(geometry, i, j, leastScaled(geometry, i, j, timeAt(k - 1), timeAt(k + 1)).t));
    }
  }
  if (!scaled.some((value) => value <= 1) && !between2.some((node) => node.scaled <= 1)) return encounters;
  const nodes = Array.from(scaled, (value, k) => ({ t: timeAt(k), missM: missM[k], scaled: value }));
  nodes.push(...between2);
  nodes.sort((a, b) => a.t - b.t);
  encounters.push(...stays(geometry, i, j, nodes));
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
function nodeAt3(geometry, i, j, t) {
  const none = Number.POSITIVE_INFINITY;
  if (!statesOf(geometry, i, j, t)) return { t, missM: none, scaled: none };
  return { t, missM: separationM(geometry), scaled: scaledSeparation(geometry) };
}
function stays(geometry, i, j, nodes) {
  const encounters = [];
  let k = 0;
  while (k < nodes.length) {
    if (!(nodes[k].scaled <= 1)) {
      k++;
      continue;
    }
    const first2 = k;
    let best = nodes[k];
    while (k + 1 < nodes.length && nodes[k + 1].scaled <= 1) {
      k++;
      if (nodes[k].missM < best.missM) best = nodes[k];
    }
    const start = first2 === 0 ? nodes[0].t : edge(geometry, i, j, nodes[first2].t, nodes[first2 - 1].t);
    const stop = k === nodes.length - 1 ? nodes[k].t : edge(geometry, i, j, nodes[k].t, nodes[k + 1].t);
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
function edge(geometry, i, j, inside, outside) {
  const isInside = (t) => statesOf(geometry, i, j, t) && scaledSeparation(geometry) <= 1;
  return borderBetween(isInside, inside, outside, { width: EDGE_S });
}

// packages/conjunction/src/screening/sieve/centre-states.ts
var six2 = new Float64Array(6);
var terms = new Float64Array(9);
var three = new Float64Array(3);
function centreState(source, i, t, spanS, out, at) {
  const [from, to] = source.spanOf(i);
  if (t + spanS < from || t - spanS > to) return -NOT_COVERED;
  const nearest = Math.min(Math.max(t, from), to);
  const code = source.state(i, nearest, out, at);
  if (code !== 0) return -code;
  if (nearest !== t) drift(out, at, t - nearest);
  taylorTerms(out, at, terms);
  let worst = 0;
  for (let k = -4; k <= 4; k++) {
    const tau = k * spanS / 4;
    if (k === 0 || t + tau < from || t + tau > to || source.state(i, t + tau, six2, 0) !== 0) continue;
    taylorPosition(out, at, terms, tau, three);
    worst = Math.max(worst, Math.hypot(three[0] - six2[0], three[1] - six2[1], three[2] - six2[2]));
  }
  return 2 * worst + 1;
}
function drift(state, at, dt) {
  const steps = Math.max(1, Math.ceil(Math.abs(dt) / 20));
  const h = dt / steps;
  const y = Float64Array.from(state.subarray(at, at + 6));
  const rate2 = (s) => {
    const r = Math.hypot(s[0], s[1], s[2]);
    const k = -MU_EARTH / (r * r * r);
    return Float64Array.of(s[3], s[4], s[5], k * s[0], k * s[1], k * s[2]);
  };
  const plus = (s, d, f) => s.map((value, c) => value + f * d[c]);
  for (let n = 0; n < steps; n++) {
    const k1 = rate2(y);
    const k2 = rate2(plus(y, k1, h / 2));
    const k3 = rate2(plus(y, k2, h / 2));
    const k4 = rate2(plus(y, k3, h));
    for (let c = 0; c < 6; c++) y[c] += h / 6 * (k1[c] + 2 * k2[c] + 2 * k3[c] + k4[c]);
  }
  state.set(y, at);
}

// packages/conjunction/src/screening/sieve/direction-cells.ts
var DirectionCells = class {
  count;
  /** Edge of a cube. */
  edge;
  /** Cells that touch each cell, itself left out. */
  neighbours;
  #perAxis;
  #idOfCube;
  #cubeOfId;
  /** @param perAxis cubes along an axis, 1 or more */
  constructor(perAxis) {
    this.#perAxis = perAxis;
    this.edge = 2 / perAxis;
    this.#idOfCube = new Int32Array(perAxis ** 3).fill(-1);
    const cubes = [];
    for (let cube = 0; cube < perAxis ** 3; cube++) {
      const [x, y, z] = this.#coordinates(cube);
      const near = Math.hypot(...[x, y, z].map((c) => this.#distance(c, false)));
      const far = Math.hypot(...[x, y, z].map((c) => this.#distance(c, true)));
      if (near > 1 + 1e-9 || far < 1 - 1e-9) continue;
      this.#idOfCube[cube] = cubes.length;
      cubes.push(cube);
    }
    this.count = cubes.length;
    this.#cubeOfId = Int32Array.from(cubes);
    this.neighbours = cubes.map(
      (cube, id) => Int32Array.from(cubes.keys()).filter((other) => other !== id && this.isWithin(cube, other, 1))
    );
  }
  /** Cube of a direction. */
  cubeOf(x, y, z) {
    const n = this.#perAxis;
    const top = n - 1;
    const half = n / 2;
    const a = Math.min(top, Math.floor((x + 1) * half));
    const b = Math.min(top, Math.floor((y + 1) * half));
    const c = Math.min(top, Math.floor((z + 1) * half));
    return (a * n + b) * n + c;
  }
  /** Cell of a unit vector. */
  cellOf(x, y, z) {
    return this.#idOfCube[this.cubeOf(x, y, z)];
  }
  /** Whether a cell lies at most `rings` cubes from a cube on every axis. */
  isWithin(cube, cell, rings) {
    const [x, y, z] = this.#coordinates(cube);
    const [a, b, c] = this.#coordinates(this.#cubeOfId[cell]);
    return Math.abs(x - a) <= rings && Math.abs(y - b) <= rings && Math.abs(z - c) <= rings;
  }
  #coordinates(cube) {
    const n = this.#perAxis;
    return [Math.floor(cube / (n * n)), Math.floor(cube / n) % n, cube % n];
  }
  /** Nearest or farthest |coordinate| of the cube from the origin on one axis. */
  #distance(index, farthest) {
    const low = index * this.edge - 1;
    const high = low + this.edge;
    if (farthest) return Math.max(Math.abs(low), Math.abs(high));
    return low <= 0 && high >= 0 ? 0 : Math.min(Math.abs(low), Math.abs(high));
  }
};

// packages/conjunction/src/screening/sieve/slab-grid.ts
var BIN_FLOOR_M = 638e4;
var FINE_M = 5e3;
var FINE_BINS = 444;
var COARSE_M = 1e6;
var COARSE_BINS = 60;
var BINS = FINE_BINS + COARSE_BINS;
var FINE_TOP_M = BIN_FLOOR_M + FINE_BINS * FINE_M;
var RADIAL_PAD_M = 100;
var ROUGH_M = 200;
var CHORD_DIP_M2 = 1e5;
var J2_FACTOR = 1.5 * J2 * EARTH_RADIUS_M * EARTH_RADIUS_M;
var SlabGrid = class {
  #missM;
  #halfS;
  #cells;
  /** Angular rate under which one ring of neighbour cells suffices, rad/s. */
  #quietRadps;
  #low;
  #high;
  #rate;
  #key;
  #start;
  #id;
  #sortedKey;
  #highBin;
  #sortedHighBin;
  #sorted;
  #limit2 = new Float64Array(BINS);
  constructor(count, missM, halfS) {
    this.#missM = missM;
    this.#halfS = halfS;
    const slip = (missM + 3 * ROUGH_M) / BIN_FLOOR_M;
    this.#cells = new DirectionCells(Math.max(1, Math.floor(2 / (2 * halfS * 125e-5 + slip))));
    this.#quietRadps = (this.#cells.edge - slip) / (2 * halfS);
    this.#low = new Float64Array(count);
    this.#high = new Float64Array(count);
    this.#rate = new Float64Array(count);
    this.#key = new Int32Array(count);
    this.#start = new Int32Array(this.#cells.count * BINS + 1);
    this.#id = new Int32Array(count);
    this.#sortedKey = new Int32Array(count);
    this.#highBin = new Int32Array(count);
    this.#sortedHighBin = new Int32Array(count);
    this.#sorted = new Float64Array(6 * count);
  }
  /**
   * @param states   Float64Array(6 count)   m, m/s at the slab centre; rows of absent objects are ignored
   * @param present  Uint8Array(count)       1 where the row holds a state
   * @param padM     Float64Array(count)     what each state may be off by within the slab, m
   */
  scan(states, present, padM, visit) {
    const count = present.length;
    const cells = this.#cells;
    const start = this.#start;
    start.fill(0);
    const alone = [];
    let topSpeed = 0;
    for (let i = 0; i < count; i++) {
      this.#key[i] = -1;
      if (present[i] === 0) continue;
      const o = 6 * i;
      const x = states[o];
      const y = states[o + 1];
      const z = states[o + 2];
      const vx = states[o + 3];
      const vy = states[o + 4];
      const vz = states[o + 5];
      const r = Math.sqrt(x * x + y * y + z * z);
      const v2 = vx * vx + vy * vy + vz * vz;
      this.#radialInterval(i, r, (x * vx + y * vy + z * vz) / r, v2, z, padM[i]);
      const quiet = this.#rate[i] <= this.#quietRadps && padM[i] <= ROUGH_M;
      if (!quiet) {
        alone.push(i);
        continue;
      }
      const speed = Math.sqrt(v2 + 2 * MU_EARTH * (1 / Math.min(r, Math.max(this.#low[i], 62e5)) - 1 / r));
      if (speed > topSpeed) topSpeed = speed;
      const key = cells.cellOf(x / r, y / r, z / r) * BINS + binOf(this.#low[i]);
      this.#key[i] = key;
      this.#highBin[i] = binOf(this.#high[i]);
      start[key + 1]++;
    }
    for (let k = 1; k < start.length; k++) start[k] += start[k - 1];
    this.#scatter(states, count);
    this.#limits(topSpeed);
    this.#scanQuiet(visit);
    this.#scanAlone(alone, states, padM, visit);
  }
  /** Radii that the object can have within the slab, widened by half the miss; and its largest angular rate. */
  #radialInterval(i, r, rate2, v2, z, padM) {
    const h = this.#halfS;
    const k = MU_EARTH / (r * r * r);
    const cross22 = Math.max(0, v2 - rate2 * rate2);
    const sin2 = z / r * (z / r);
    const j2 = J2_FACTOR * k / r;
    const acceleration = cross22 / r - k * r + j2 * (3 * sin2 - 1);
    const pad = Math.abs(rate2) * h * (1 + 2 / 3 * k * h * h) + 5 / 24 * k * Math.abs(acceleration) * h * h * h * h + RADIAL_PAD_M + padM + this.#missM / 2;
    const curve = acceleration * h * h / 2;
    const low = r + Math.min(0, curve) - pad;
    this.#low[i] = low;
    this.#high[i] = r + Math.max(0, curve) + pad;
    const lowest = Math.max(low + this.#missM / 2, 6e6);
    this.#rate[i] = r * Math.sqrt(cross22) / (lowest * lowest);
  }
  #scatter(states, count) {
    const start = this.#start;
    const fill = start.slice(0, -1);
    for (let i = 0; i < count; i++) {
      const key = this.#key[i];
      if (key < 0) continue;
      const p = fill[key]++;
      this.#id[p] = i;
      this.#sortedKey[p] = key;
      this.#sortedHighBin[p] = this.#highBin[i];
      const o = 6 * i;
      const q = 6 * p;
      const r2 = states[o] * states[o] + states[o + 1] * states[o + 1] + states[o + 2] * states[o + 2];
      const shift = 1 - SHIFT * this.#halfS * this.#halfS * MU_EARTH / (r2 * Math.sqrt(r2));
      for (let c = 0; c < 3; c++) {
        this.#sorted[q + c] = shift * states[o + c];
        this.#sorted[q + 3 + c] = states[o + 3 + c];
      }
    }
  }
  /** Squares of the limits of the line through the shifted positions by radial bin: the gravity gradient falls with the third power. */
  #limits(topSpeed) {
    for (let b = 0; b < BINS; b++) {
      const radius = binLow(b) - CHORD_DIP_M2;
      const bend = shiftedBendM(radius, this.#missM, 2 * topSpeed, topSpeed, this.#halfS);
      const limit = this.#missM + bend + 2 * ROUGH_M;
      this.#limit2[b] = limit * limit;
    }
  }
  #scanQuiet(visit) {
    const start = this.#start;
    const total = start[start.length - 1];
    const sortedKey = this.#sortedKey;
    const highBin = this.#sortedHighBin;
    let p0 = 0;
    while (p0 < total) {
      const key = sortedKey[p0];
      const p1 = start[key + 1];
      const cell = Math.floor(key / BINS);
      const bin = key - cell * BINS;
      const limit2 = this.#limit2[bin];
      let top = bin;
      for (let p = p0; p < p1; p++) if (highBin[p] > top) top = highBin[p];
      for (let p = p0; p < p1; p++) this.#scanRange(p, p + 1, start[cell * BINS + top + 1], limit2, visit);
      const neighbours = this.#cells.neighbours[cell];
      for (let n = 0; n < neighbours.length; n++) {
        const other = neighbours[n];
        const from = start[other * BINS + (other > cell ? bin : bin + 1)];
        const to = start[other * BINS + top + 1];
        if (from >= to) continue;
        for (let p = p0; p < p1; p++) this.#scanRange(p, from, to, limit2, visit);
      }
      p0 = p1;
    }
  }
  /** Straight-line test of sorted object p against the sorted objects [from, to). */
  #scanRange(p, from, to, limit2, visit) {
    const s = this.#sorted;
    const h = this.#halfS;
    const o = 6 * p;
    const x = s[o];
    const y = s[o + 1];
    const z = s[o + 2];
    const vx = s[o + 3];
    const vy = s[o + 4];
    const vz = s[o + 5];
    for (let k = from, q = 6 * from; k < to; k++, q += 6) {
      const dx = s[q] - x;
      const dy = s[q + 1] - y;
      const dz = s[q + 2] - z;
      const ux = s[q + 3] - vx;
      const uy = s[q + 4] - vy;
      const uz = s[q + 5] - vz;
      const a = ux * ux + uy * uy + uz * uz;
      const b = Math.abs(dx * ux + dy * uy + dz * uz);
      const c = dx * dx + dy * dy + dz * dz - limit2;
      const ah = a * h;
      if (b >= ah ? c + h * (ah - b - b) <= 0 : c * a <= b * b) visit(this.#id[p], this.#id[k]);
    }
  }
  /** Objects that turn too fast for the neighbour cells, or are uncertain: each against all cells within its reach. */
  #scanAlone(alone, states, padM, visit) {
    const cells = this.#cells;
    const start = this.#start;
    for (let n = 0; n < alone.length; n++) {
      const i = alone[n];
      for (let m = n + 1; m < alone.length; m++) {
        const j = alone[m];
        if (this.#low[i] <= this.#high[j] && this.#low[j] <= this.#high[i]) visit(i, j);
      }
      const o = 6 * i;
      const r = Math.hypot(states[o], states[o + 1], states[o + 2]);
      const reach = this.#halfS * (this.#rate[i] + this.#quietRadps) + (this.#missM + 3 * ROUGH_M + padM[i]) / BIN_FLOOR_M;
      const rings = Math.ceil(reach / cells.edge);
      const own = cells.cubeOf(states[o] / r, states[o + 1] / r, states[o + 2] / r);
      const low = binOf(this.#low[i]);
      const high = binOf(this.#high[i]);
      for (let cell = 0; cell < cells.count; cell++) {
        if (!cells.isWithin(own, cell, rings)) continue;
        for (let p = start[cell * BINS]; p < start[cell * BINS + high + 1]; p++) {
          if (this.#sortedHighBin[p] >= low) visit(i, this.#id[p]);
        }
      }
    }
  }
};
function binOf(radiusM) {
  if (!(radiusM > BIN_FLOOR_M)) return 0;
  if (radiusM < FINE_TOP_M) return Math.floor((radiusM - BIN_FLOOR_M) / FINE_M);
  return Math.min(BINS - 1, FINE_BINS + Math.floor((radiusM - FINE_TOP_M) / COARSE_M));
}
function binLow(bin) {
  if (bin === 0) return 62e5;
  return bin < FINE_BINS ? BIN_FLOOR_M + bin * FINE_M : FINE_TOP_M + (bin - FINE_BINS) * COARSE_M;
}

// packages/conjunction/src/screening/sieve/all-pairs.ts
function screenAllPairs(plan, source, block) {
  const { count } = source;
  const half = plan.slabS / 2;
  const geometry = pairGeometry(source, plan.volume);
  const { reachM } = geometry;
  const sampling = samplingSpeedMps(reachM, plan.slowSpeedMps);
  const grid = new SlabGrid(count, reachM, half);
  const states = new Float64Array(6 * count);
  const present = new Uint8Array(count);
  const pad = new Float64Array(count);
  const guess3 = new Float64Array(1);
  const encounters = new EncounterRows();
  const dropouts = [];
  const dropped = new Uint8Array(count);
  const slow = /* @__PURE__ */ new Map();
  const wanted = wantedMask(plan, count);
  const measured = new Uint8Array(count);
  for (let i = 0; i < source.sgp4Count; i++) measured[i] = dragSpeedMps(source.batch, i) > CONSISTENT_MPS ? 1 : 0;
  const slabs = Math.ceil((block.stopTaiS - block.startTaiS) / plan.slabS - 1e-9);
  for (let slab = 0; slab < slabs; slab++) {
    const from = block.startTaiS + slab * plan.slabS;
    const to = Math.min(block.stopTaiS, from + plan.slabS);
    const centre = from + half;
    for (let i = 0; i < count; i++) {
      const code = i < source.sgp4Count && measured[i] === 0 ? source.state(i, centre, states, 6 * i) : measuredState(source, i, centre, half, states, pad);
      present[i] = code === 0 ? 1 : 0;
      if (code !== 0 && code !== NOT_COVERED && dropped[i] === 0) {
        dropped[i] = 1;
        dropouts.push(dropoutOf(i, code, from));
      }
    }
    grid.scan(states, present, pad, (a, b) => {
      if (wanted && wanted[a] === 0 && wanted[b] === 0) return;
      const i = Math.min(a, b);
      const j = Math.max(a, b);
      if (source.isSameObject(i, j)) return;
      const verdict = approachTest(
        states,
        6 * i,
        states,
        6 * j,
        from - centre,
        to - centre,
        reachM,
        pad[i] + pad[j],
        sampling,
        guess3
      );
      if (verdict === SLOW) slow.set(i * count + j, [i, j]);
      if (verdict !== CLOSE || slow.has(i * count + j)) return;
      const first2 = from - SAME_EVENT_S;
      const last = to + SAME_EVENT_S;
      for (const tca of closestInstants(geometry, i, j, centre + guess3[0], first2, last)) {
        for (const [p, s] of directions(wanted, i, j)) {
          const encounter = encounterAt(geometry, p, s, tca);
          if (encounter) encounters.push(encounter);
        }
      }
    });
  }
  for (const [i, j] of slow.values()) {
    for (const [p, s] of directions(wanted, i, j)) {
      for (const encounter of sampledPair(geometry, p, s, block.startTaiS, block.stopTaiS)) encounters.push(encounter);
    }
  }
  return { encounters: withoutRepeats(encounters), dropouts };
}
var CONSISTENT_MPS = 0.02;
var MPS = 1e3 * EARTH_RADIUS_KM / 60;
function dragSpeedMps({ near }, i) {
  const at = i * ROW;
  const value = (field) => Math.abs(near[at + field]);
  return MPS * value(SEMI_MAJOR_AXIS) * (2 * value(C1) + value(BC4) + value(BC5) * value(MEAN_MOTION));
}
function measuredState(source, i, t, half, states, pad) {
  const result = centreState(source, i, t, half, states, 6 * i);
  if (result < 0) return -result;
  pad[i] = result;
  return 0;
}

// packages/kernel/src/cell-tables.ts
var STEPS2 = 1024;
var ROUNDING2 = 1e-5;
var REACHES_PER_CELL = 1.7;
var MOST_CELLS_PER_AXIS = 10;
var MOST_PARTS_OF_CELL = 5;
var MOST_PARTS_OF_FACE = 24;
function cellTables(reach) {
  const perAxis = Math.min(MOST_CELLS_PER_AXIS, Math.max(1, Math.floor(Math.PI / 2 / (REACHES_PER_CELL * reach))));
  const partsOfCell = Math.min(MOST_PARTS_OF_CELL, Math.floor(MOST_PARTS_OF_FACE / perAxis));
  const partsPerAxis = partsOfCell * perAxis;
  const partOfStep = Uint8Array.from(
    { length: STEPS2 },
    (_, step) => Math.floor((Math.atan((step + 0.5) / (STEPS2 / 2) - 1) / (Math.PI / 4) + 1) / 2 * partsPerAxis)
  );
  const edges = Array.from({ length: partsPerAxis + 1 }, (_, k) => {
    const step = partOfStep.findIndex((part) => part >= k);
    return (step < 0 ? STEPS2 : step) / (STEPS2 / 2) - 1;
  });
  const cells = quads(edges.filter((_, k) => k % partsOfCell === 0));
  const parts = quads(edges);
  const cellOfPart = Int32Array.from(parts, (_, part) => {
    const second2 = Math.floor(part % partsPerAxis / partsOfCell);
    const first2 = Math.floor(Math.floor(part / partsPerAxis) % partsPerAxis / partsOfCell);
    return (Math.floor(part / (partsPerAxis * partsPerAxis)) * perAxis + first2) * perAxis + second2;
  });
  const widest = (quads2) => quads2.reduce((most, { radius }) => Math.max(most, radius), 0);
  const farthest = Math.cos(Math.min(Math.PI, reach + widest(cells) + widest(parts) + 3 * ROUNDING2));
  const targetStart = new Int32Array(parts.length + 1);
  const targets = [];
  parts.forEach((part, k) => {
    cells.forEach((cell, n) => {
      if (dot(part.axis, cell.axis) < farthest) return;
      if (n === cellOfPart[k] || areWithin(part, cell, reach + ROUNDING2)) targets.push(n);
    });
    targetStart[k + 1] = targets.length;
  });
  return {
    perAxis,
    count: cells.length,
    caps: Float32Array.from(cells.flatMap((cell) => [...cell.axis, cell.radius + ROUNDING2])),
    partsPerAxis,
    partOfStep,
    cellOfPart,
    targetStart,
    targets: Int32Array.from(targets)
  };
}
function quads(edges) {
  const pieces = [];
  for (let face = 0; face < 6; face++) {
    for (let a = 1; a < edges.length; a++) {
      for (let b = 1; b < edges.length; b++)
        pieces.push(quad(face, edges[a - 1], edges[a], edges[b - 1], edges[b]));
    }
  }
  return pieces;
}
function directionOf(face, first2, second2) {
  const main = face % 2 === 0 ? 1 : -1;
  if (face < 2) return unit2([main, first2, second2]);
  return unit2(face < 4 ? [first2, main, second2] : [first2, second2, main]);
}
function quad(face, a0, a1, b0, b1) {
  const corners = [
    directionOf(face, a0, b0),
    directionOf(face, a1, b0),
    directionOf(face, a1, b1),
    directionOf(face, a0, b1)
  ];
  const axis = unit2(
    [0, 1, 2].map((c) => corners.reduce((sum, corner) => sum + corner[c], 0))
  );
  const edges = corners.map((from, k) => {
    const to = corners[(k + 1) % corners.length];
    const pole2 = unit2(cross2(from, to));
    return { pole: pole2, from: cross2(pole2, from), to: cross2(to, pole2) };
  });
  return { corners, edges, axis, radius: Math.max(...corners.map((corner) => angle(corner, axis))) };
}
function areWithin(first2, second2, reach) {
  const between2 = angle(first2.axis, second2.axis);
  if (between2 <= reach || reach >= Math.PI / 2) return true;
  if (between2 > reach + first2.radius + second2.radius + ROUNDING2) return false;
  const cosine = Math.cos(reach);
  if (first2.corners.some((corner) => second2.corners.some((point) => dot(corner, point) >= cosine))) return true;
  const sine = Math.sin(reach);
  return areBeside(first2.corners, second2.edges, sine) || areBeside(second2.corners, first2.edges, sine);
}
function areBeside(points, edges, sine) {
  return edges.some(
    ({ pole: pole2, from, to }) => points.some((point) => Math.abs(dot(pole2, point)) <= sine && dot(from, point) >= 0 && dot(to, point) >= 0)
  );
}
function angle(a, b) {
  const [x, y, z] = [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
  return 2 * Math.asin(Math.min(1, Math.sqrt(x * x + y * y + z * z) / 2));
}
function unit2(v) {
  const length2 = Math.hypot(...v);
  return [v[0] / length2, v[1] / length2, v[2] / length2];
}
function dot(a, b) {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
function cross2(a, b) {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

// packages/kernel/src/radial-bins.ts
var FLOOR_M = 638e4;
var FINE_M2 = 1250;
var FINE_BINS2 = 1776;
var COARSE_M2 = 1e6;
var COARSE_BINS2 = 56;
var LOWEST_M2 = 62e5;
function radialBins() {
  return Float64Array.from({ length: FINE_BINS2 + COARSE_BINS2 }, (_, bin) => {
    if (bin === 0) return LOWEST_M2;
    return FLOOR_M + Math.min(bin, FINE_BINS2) * FINE_M2 + Math.max(0, bin - FINE_BINS2) * COARSE_M2;
  });
}

// packages/kernel/src/sieve-grid.ts
var QUIET_RADPS = 12e-4;
var ROUGH_M2 = 1050;
var PADS = 3;
var LOWEST_RADIUS_M2 = 638e4;
var DIRECTION_ROUNDING_RAD = 1e-6;
function gridOf(missM, halfS) {
  const slipRad = (missM + PADS * ROUGH_M2) / LOWEST_RADIUS_M2 + DIRECTION_ROUNDING_RAD;
  const chord2 = 2 * halfS * QUIET_RADPS + slipRad;
  const cells = cellTables(2 * Math.asin(Math.min(1, chord2 / 2)));
  const { targetStart } = cells;
  const mostTargets = targetStart.reduce((most, from, part) => Math.max(most, (targetStart[part + 1] ?? 0) - from), 1);
  return { cells, bins: radialBins(), slipRad, mostTargets };
}

// packages/kernel/src/sieve-tables.ts
var PARAMETER = {
  miss: 0,
  half: 1,
  quiet: 2,
  sampling: 3,
  from: 4,
  to: 5,
  centre: 6,
  slip: 7,
  longU: 8,
  shortU: 9,
  longRate: 10,
  shortRate: 11
};
var PARAMETERS = 16;
var TABLE2 = {
  slotCount: 0,
  paths: 1,
  codes: 2,
  kinds: 3,
  objects: 4,
  slots: 5,
  hostStates: 6,
  hostPads: 7,
  rowBlocks: 8,
  cellRecords: 9,
  ownLists: 10,
  partsPerAxis: 11,
  partOfStep: 12,
  parts: 13,
  targets: 14,
  crossWidths: 15,
  cells: 16,
  caps: 17,
  bins: 18,
  ranked: 19,
  limits: 20,
  start: 21,
  shorts: 22,
  order: 24,
  ownColumn: 25,
  aloneColumns: 26,
  aloneSlots: 28,
  aloneRates: 29,
  hits: 30,
  hitCapacity: 31,
  hitCount: 32,
  candidates: 35,
  isChosen: 36,
  wanted: 37,
  rows: 38,
  deep: 39,
  cache: 40,
  nearPairs: 41,
  sgp4Count: 42,
  events: 43,
  inOrder: 44,
  hoodRanks: 45,
  ownTops: 46,
  queue: 47,
  hoodPositions: 49,
  hoodVelocities: 50
};
var TABLES = 56;
var HIT = 8;
var CANDIDATE = 24;
var EVENT = 128;
var PATH_BLOCK = 416;
var ROW_BLOCK = 96;
var PAD_VECTOR = 25;
var SHORT_ROW = 32;
var PART_RECORD = 32;
var CELL_RECORD = 32;
var QUEUED = 12;

// packages/kernel/src/sieve-handover.ts
var PART_WORDS = PART_RECORD / 4;
function writeGrid(memory, { at }, { cells, bins }, binLow2) {
  const { targets, targetStart, cellOfPart } = cells;
  memory.u8(at.partOfStep, cells.partOfStep.length).set(cells.partOfStep);
  memory.i32(at.targets, targets.length).set(targets.map((cell) => CELL_RECORD * cell));
  const records = memory.i32(at.parts, cellOfPart.length * PART_WORDS);
  cellOfPart.forEach((cell, part) => {
    const within = targetStart.subarray(part, part + 2).map((k) => 4 * k);
    records.set([0, CELL_RECORD * cell, ...within], part * PART_WORDS);
  });
  memory.f32(at.caps, cells.caps.length).set(cells.caps);
  memory.f64(binLow2, bins.length).set(bins);
  memory.kernel.setLimits(binLow2);
  memory.kernel.placePairs();
}
function handOverTables(memory, sieve, grid, rows2) {
  const tables = memory.i32(memory.kernel.tablesAt(), TABLES);
  const { at, slotCount, hitCapacity, ownColumn } = sieve;
  const { count, partsPerAxis } = grid.cells;
  for (const [name, address] of Object.entries(at)) tables[TABLE2[name]] = address;
  tables[TABLE2.slotCount] = slotCount;
  tables[TABLE2.partsPerAxis] = partsPerAxis;
  tables[TABLE2.cells] = count;
  tables[TABLE2.bins] = grid.bins.length;
  tables[TABLE2.hitCapacity] = hitCapacity;
  tables[TABLE2.ownColumn] = ownColumn;
  tables[TABLE2.rows] = rows2.rows;
  tables[TABLE2.deep] = rows2.deep;
  tables[TABLE2.cache] = rows2.cache;
  tables[TABLE2.nearPairs] = rows2.nearPairs;
  tables[TABLE2.sgp4Count] = sieve.sgp4Objects;
  return tables;
}
function handOverParameters(memory, { slipRad }, missM, halfS, samplingMps) {
  const parameters = memory.f64(memory.kernel.parametersAt(), PARAMETERS);
  parameters[PARAMETER.miss] = missM;
  parameters[PARAMETER.half] = halfS;
  parameters[PARAMETER.quiet] = QUIET_RADPS;
  parameters[PARAMETER.sampling] = samplingMps;
  parameters[PARAMETER.slip] = slipRad;
  return parameters;
}

// packages/kernel/src/sieve-memory.ts
var HITS_AT_ONCE = 2048;
var EVENTS_AT_ONCE = 4 * HITS_AT_ONCE;
var LEAST_HITS = 32768;
var LANES = 4;
var EIGHT_ROWS = 8;
var QUEUED_PAIRS = 16;
var OWN_COLUMNS = 4;
var ALONE_COLUMNS = 8;
var BEHIND_OWN = 64;
var BEHIND_ALONE = 16;
var HOST_STATE = 48;
var WORD = 4;
function reserveSieve(memory, rows2, { cells, bins, mostTargets }, sgp4Objects, hostObjects) {
  const sgp4Slots = 2 * rows2.pairs;
  const slotCount = LANES * Math.ceil((sgp4Slots + hostObjects) / LANES);
  const blocks2 = slotCount / LANES;
  const hitCapacity = 4 * slotCount + LEAST_HITS;
  const ownColumn = WORD * (slotCount + EIGHT_ROWS * cells.count);
  const hoodEnds = 2 * EIGHT_ROWS;
  const at = {
    paths: memory.reserve(blocks2 * PATH_BLOCK),
    codes: memory.reserve(slotCount),
    kinds: memory.reserve(rows2.pairs),
    objects: memory.reserve(slotCount * WORD),
    slots: memory.reserve(sgp4Objects * WORD),
    hostStates: memory.reserve(hostObjects * HOST_STATE),
    hostPads: memory.reserve(hostObjects * WORD),
    rowBlocks: memory.reserve(blocks2 * ROW_BLOCK),
    partOfStep: memory.reserve(cells.partOfStep.byteLength),
    parts: memory.reserve(cells.cellOfPart.length * PART_RECORD),
    targets: memory.reserve(cells.targets.byteLength),
    cellRecords: memory.reserve(cells.count * CELL_RECORD),
    caps: memory.reserve(cells.caps.byteLength),
    ranked: memory.reserve(slotCount * SHORT_ROW),
    limits: memory.reserve(bins.length * WORD),
    crossWidths: memory.reserve(bins.length * WORD),
    // One more in front, for the first rank of the first bin, and one behind.
    start: memory.reserve((bins.length + 2) * WORD),
    shorts: memory.reserve(slotCount * SHORT_ROW),
    order: memory.reserve(slotCount * WORD),
    ownLists: memory.reserve(OWN_COLUMNS * ownColumn + BEHIND_OWN),
    ownTops: memory.reserve(ownColumn / EIGHT_ROWS),
    hoodRanks: memory.reserve((mostTargets * slotCount + hoodEnds * cells.count) * WORD),
    hoodPositions: memory.reserve((slotCount + hoodEnds) * WORD),
    hoodVelocities: memory.reserve((slotCount + hoodEnds) * WORD),
    // A find of each of the eight rows of a neighbourhood, its ends included, for each pair.
    queue: memory.reserve(QUEUED_PAIRS * (slotCount / EIGHT_ROWS + 4) * QUEUED),
    aloneColumns: memory.reserve(ALONE_COLUMNS * slotCount * WORD + BEHIND_ALONE),
    aloneSlots: memory.reserve(slotCount * WORD),
    aloneRates: memory.reserve(slotCount * WORD),
    hits: memory.reserve(hitCapacity * HIT),
    candidates: memory.reserve(EVENTS_AT_ONCE * CANDIDATE),
    events: memory.reserve(EVENTS_AT_ONCE * EVENT),
    wanted: memory.reserve(sgp4Objects + hostObjects),
    inOrder: memory.reserve(sgp4Slots * WORD)
  };
  return { at, sgp4Objects, hostObjects, sgp4Slots, slotCount, hitCapacity, ownColumn };
}

// packages/kernel/src/sieve-slots.ts
var NOBODY = 255;
var NO_SLOT = -1;
function assignSlots(memory, sieve, rows2) {
  const { at, sgp4Objects, hostObjects, sgp4Slots, slotCount } = sieve;
  const index = memory.i32(rows2.index, sgp4Slots);
  const objects = memory.i32(at.objects, slotCount);
  const codes = memory.u8(at.codes, slotCount);
  const codeWords = new Uint32Array(codes.buffer, at.codes, slotCount / 4);
  const slots = memory.i32(at.slots, sgp4Objects).fill(NO_SLOT);
  const repeated = [];
  for (let slot = 0; slot < sgp4Slots; slot++) {
    const object = index[slot];
    objects[slot] = object;
    if (slots[object] === NO_SLOT) slots[object] = slot;
    else repeated.push(slot);
  }
  for (let slot = sgp4Slots; slot < slotCount; slot++) {
    const inHost = slot - sgp4Slots;
    objects[slot] = sgp4Objects + inHost;
    if (inHost >= hostObjects) codes[slot] = NOBODY;
  }
  const inOrder = memory.i32(at.inOrder, sgp4Slots);
  for (let slot = 0; slot < sgp4Slots; slot++) inOrder[slot] = slot;
  return {
    objects,
    codes,
    slotOf: (object) => object < sgp4Objects ? slots[object] : sgp4Slots + object - sgp4Objects,
    silenceRepeated() {
      for (const slot of repeated) codes[slot] = NOBODY;
    },
    forEachCode(visit) {
      for (let word = 0; word < codeWords.length; word++) {
        if (codeWords[word] === 0) continue;
        for (let slot = 4 * word; slot < 4 * word + 4; slot++) {
          const code = codes[slot];
          if (code !== 0 && code !== NOBODY) visit(objects[slot], code);
        }
      }
    }
  };
}

// packages/kernel/src/spans.ts
var LONG_SPAN_S = 960;
var SHORT_SPANS = 4;
var ROUNDING_SPANS = 1e-9;
var ECCENTRIC_MODEL_MPS2 = 0.03;
function spansOf(startTaiS, stopTaiS) {
  const count = Math.max(1, Math.ceil((stopTaiS - startTaiS) / LONG_SPAN_S - ROUNDING_SPANS));
  return { startTaiS, count, spanS: (stopTaiS - startTaiS) / count };
}
function theoryStrayMps2(batch, i) {
  const e = batch.near[i * ROW + ECCENTRICITY];
  return e >= 0 ? ECCENTRIC_MODEL_MPS2 * e : 0;
}

// packages/kernel/src/span-paths.ts
var UNIT_M = 1e3 * EARTH_RADIUS_KM;
var CHUNK_PAIRS = 16384;
var PAIR_STATES = 96;
var PAIR_CODES = 2;
function reserveSpans(memory, { pairs }) {
  const node = () => ({
    epochTaiS: Number.NaN,
    states: memory.reserve(pairs * PAIR_STATES),
    codes: memory.reserve(pairs * PAIR_CODES)
  });
  return { nodes: [node(), node()], shortNodes: [node(), node()], strays: memory.reserve(2 * pairs * 8) };
}
function openSpanPaths(memory, rows2, { nodes, shortNodes, strays }, batch, inOrder) {
  const { kernel } = memory;
  const { pairs } = rows2;
  memory.f64(strays, 2 * pairs).set(Array.from(memory.i32(rows2.index, 2 * pairs), (i) => theoryStrayMps2(batch, i)));
  let [older, newer] = nodes;
  let spans2 = spansOf(0, 0);
  let span = -1;
  let part = -1;
  function nodeAt4(epochTaiS) {
    if (newer.epochTaiS === epochTaiS) return newer;
    [older, newer] = [newer, older];
    if (newer.epochTaiS === epochTaiS) return newer;
    newer.epochTaiS = epochTaiS;
    for (let from = 0; from < pairs; from += CHUNK_PAIRS) {
      const to = Math.min(pairs, from + CHUNK_PAIRS);
      const { states, codes } = newer;
      const { rows: near, deep, cache, nearPairs } = rows2;
      kernel.propagateRows(near, deep, cache, nearPairs, from, to, inOrder, epochTaiS, UNIT_M, states, codes);
    }
    return newer;
  }
  function layLong(startTaiS, spanS) {
    const before = nodeAt4(startTaiS);
    const after = nodeAt4(startTaiS + spanS);
    kernel.layLong(0, pairs, before.states, before.codes, after.states, after.codes, strays, spanS / 2);
  }
  function layShort(startTaiS, partS, isNext) {
    const [a, b] = shortNodes;
    kernel.layShort(0, pairs, startTaiS, partS / 2, a.states, a.codes, b.states, b.codes, strays, isNext ? 1 : 0);
  }
  return {
    begin(startTaiS, stopTaiS) {
      spans2 = spansOf(startTaiS, stopTaiS);
      span = -1;
    },
    reach(instantTaiS) {
      const { startTaiS, spanS, count } = spans2;
      const partS = spanS / SHORT_SPANS;
      const newSpan = pieceAt(instantTaiS - startTaiS, spanS, count);
      const spanTaiS = startTaiS + newSpan * spanS;
      if (newSpan !== span) {
        layLong(spanTaiS, spanS);
        part = -1;
      }
      const newPart = pieceAt(instantTaiS - spanTaiS, partS, SHORT_SPANS);
      const partTaiS = spanTaiS + newPart * partS;
      if (newPart !== part) layShort(partTaiS, partS, newPart > 0 && newPart === part + 1);
      span = newSpan;
      part = newPart;
      return {
        longU: 2 * (instantTaiS - spanTaiS) / spanS - 1,
        shortU: 2 * (instantTaiS - partTaiS) / partS - 1,
        longRate: 2 / spanS,
        shortRate: 2 / partS
      };
    }
  };
}
function pieceAt(sinceStartS, pieceS, count) {
  return Math.min(count - 1, Math.max(0, Math.floor(sinceStartS / pieceS)));
}

// packages/kernel/src/sieve.ts
var SLOW_PAIR = 0;
var CONFIRMED = 1;
function openSieve(request) {
  const { batch, hostObjects, missM, slabS, samplingMps } = request;
  const grid = gridOf(missM, slabS / 2);
  const memory = new KernelMemory();
  const rows2 = reserveRows(memory, batch);
  const sieve = reserveSieve(memory, rows2, grid, batch.count, hostObjects);
  const spans2 = reserveSpans(memory, rows2);
  const binLow2 = memory.reserve(grid.bins.byteLength);
  fillRows(memory, rows2, batch);
  const slots = assignSlots(memory, sieve, rows2);
  const paths = openSpanPaths(memory, rows2, spans2, batch, sieve.at.inOrder);
  const tables = handOverTables(memory, sieve, grid, rows2);
  const parameters = handOverParameters(memory, grid, missM, slabS / 2, samplingMps);
  writeGrid(memory, sieve, grid, binLow2);
  const { kernel } = memory;
  const { at, sgp4Slots, slotCount } = sieve;
  const wantedMask2 = memory.u8(at.wanted, batch.count + hostObjects);
  const deliver = openDelivery(memory, sieve, tables);
  return {
    byteLength: memory.byteLength,
    hostStates: memory.f64(at.hostStates, 6 * hostObjects),
    hostCodes: slots.codes.subarray(sgp4Slots, sgp4Slots + hostObjects),
    hostPadsM: memory.f32(at.hostPads, hostObjects),
    choose(wanted) {
      tables[TABLE2.isChosen] = wanted ? 1 : 0;
      if (wanted) wantedMask2.set(wanted);
    },
    begin: paths.begin,
    advance(centreTaiS) {
      placeSlab(parameters, centreTaiS, paths.reach(centreTaiS));
      kernel.placeExact(0, rows2.pairs);
      slots.silenceRepeated();
    },
    scan(fromS, toS, visit) {
      parameters[PARAMETER.from] = fromS;
      parameters[PARAMETER.to] = toS;
      kernel.placeHost(sgp4Slots, hostObjects);
      kernel.clearGrid();
      kernel.followPaths(0, slotCount);
      kernel.keySlots(0, slotCount);
      kernel.fillNeighbourhoods();
      kernel.startScan();
      while (kernel.scanGrid() !== 0) deliver(visit);
      deliver(visit);
      kernel.startAlone();
      while (kernel.scanAlone() !== 0) deliver(visit);
      deliver(visit);
    },
    forEachCode: slots.forEachCode,
    stateOf: (i, out) => readState(memory, sieve, slots.slotOf(i), out)
  };
}
function placeSlab(parameters, centreTaiS, place) {
  parameters[PARAMETER.centre] = centreTaiS;
  parameters[PARAMETER.longU] = place.longU;
  parameters[PARAMETER.shortU] = place.shortU;
  parameters[PARAMETER.longRate] = place.longRate;
  parameters[PARAMETER.shortRate] = place.shortRate;
}
function openDelivery(memory, { at }, tables) {
  const { kernel } = memory;
  const words = EVENT / 4;
  const doubles = EVENT / 8;
  const values = memory.f64(at.events, EVENTS_AT_ONCE * doubles);
  const numbers = memory.i32(at.events, EVENTS_AT_ONCE * words);
  return (visit) => {
    const hits = tables[TABLE2.hitCount];
    for (let from = 0; from < hits; from += HITS_AT_ONCE) {
      const count = kernel.confirmCandidates(kernel.testHits(from, Math.min(hits, from + HITS_AT_ONCE)));
      for (let k = 0; k < count; k++) {
        const n = k * words;
        const v = k * doubles;
        visit(numbers[n], numbers[n + 1], numbers[n + 2], values[v + 2], values, v + 3);
      }
    }
  };
}
function readState(memory, { at }, slot, out) {
  const block = slot >> 2;
  const lane = slot & 3;
  const states = memory.f32(at.rowBlocks + block * ROW_BLOCK, ROW_BLOCK / 4);
  for (let c = 0; c < 6; c++) out[c] = states[4 * c + lane];
  out[6] = memory.f32(at.paths + block * PATH_BLOCK, PATH_BLOCK / 4)[4 * PAD_VECTOR + lane];
}

// packages/conjunction/src/screening/sieve/all-pairs-kernel.ts
var sieves = /* @__PURE__ */ new WeakMap();
function screenAllPairsByKernel(plan, source, block) {
  const { count, sgp4Count } = source;
  const geometry = pairGeometry(source, plan.volume);
  const sieve = sieveFor(plan, source, geometry.reachM);
  const encounters = new EncounterRows();
  const dropouts = [];
  const dropped = new Uint8Array(count);
  const slow = /* @__PURE__ */ new Map();
  const wanted = wantedMask(plan, count);
  sieve.choose(wanted);
  const isSphere = plan.volume.shape === "sphere";
  const { slabS } = plan;
  const half = slabS / 2;
  sieve.begin(block.startTaiS, block.stopTaiS);
  const slabs = Math.ceil((block.stopTaiS - block.startTaiS) / slabS - 1e-9);
  for (let slab = 0; slab < slabs; slab++) {
    const from = block.startTaiS + slab * slabS;
    const to = Math.min(block.stopTaiS, from + slabS);
    const centre = from + half;
    sieve.advance(centre);
    for (let i = sgp4Count; i < count; i++) {
      const k = i - sgp4Count;
      const padM = centreState(source, i, centre, half, sieve.hostStates, 6 * k);
      sieve.hostCodes[k] = padM < 0 ? -padM : 0;
      sieve.hostPadsM[k] = Math.max(0, padM);
    }
    sieve.scan(from - centre, to - centre, (i, j, kind2, tauS, values, at) => {
      if (source.isSameObject(i, j)) return;
      if (kind2 === SLOW_PAIR) {
        slow.set(i * count + j, [i, j]);
        return;
      }
      if (slow.has(i * count + j)) return;
      if (kind2 === CONFIRMED) {
        for (const [p, s] of directions(wanted, i, j)) {
          if (isSphere) {
            for (let c = 0; c < 12; c++) geometry.pair[c] = values[at + 1 + c];
            if (p !== i) swap(geometry.pair);
            writeApproach(encounters, geometry.pair, p, s, centre + tauS);
          } else {
            const encounter = encounterAt(geometry, p, s, centre + tauS);
            if (encounter) encounters.push(encounter);
          }
        }
        return;
      }
      const first2 = from - SAME_EVENT_S;
      for (const tca of closestInstants(geometry, i, j, centre + tauS, first2, to + SAME_EVENT_S)) {
        for (const [p, s] of directions(wanted, i, j)) {
          const encounter = encounterAt(geometry, p, s, tca);
          if (encounter) encounters.push(encounter);
        }
      }
    });
    const left = [];
    sieve.forEachCode((i, code) => {
      if (code === NOT_COVERED || dropped[i] === 1) return;
      dropped[i] = 1;
      left.push([i, code]);
    });
    for (const [i, code] of left.sort((a, b) => a[0] - b[0])) dropouts.push(dropoutOf(i, code, from));
  }
  for (const [i, j] of slow.values()) {
    for (const [p, s] of directions(wanted, i, j)) {
      for (const encounter of sampledPair(geometry, p, s, block.startTaiS, block.stopTaiS)) encounters.push(encounter);
    }
  }
  return { encounters: withoutRepeats(encounters), dropouts };
}
function sieveFor(plan, source, missM) {
  const samplingMps = samplingSpeedMps(missM, plan.slowSpeedMps);
  const hostObjects = source.count - source.sgp4Count;
  const { slabS } = plan;
  const key = [hostObjects, missM, slabS, samplingMps].join(" ");
  const entry = sieves.get(source.batch);
  if (entry?.key === key) return entry.sieve;
  const sieve = openSieve({ batch: source.batch, hostObjects, missM, slabS, samplingMps });
  sieves.set(source.batch, { key, sieve });
  return sieve;
}
function swap(pair4) {
  const first2 = pair4.slice(0, 6);
  pair4.copyWithin(0, 6, 12);
  pair4.set(first2, 6);
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
    const own = track.reach;
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
    const gap = Math.max(r - own.highestM, own.lowestM - r) - this.#missM;
    let until = gap > 0 ? CAUTION * gap / table[j * REACH_ROW + CLIMB] : 0;
    const lowest = Math.max(own.lowestM, reachLow) - this.#missM;
    const slip = this.#missM / lowest;
    const drift2 = own.driftRadps + table[j * REACH_ROW + DRIFT];
    const w2Low = 0.999 * h / (reachHigh * reachHigh);
    const w2High = 1.001 * h / (reachLow * reachLow);
    const cosI = Math.max(-1, Math.min(1, nx1 * nx2 + ny1 * ny2 + nz1 * nz2));
    const cosTheta = Math.max(-1, Math.min(1, ux1 * ux2 + uy1 * uy2 + uz1 * uz2));
    const theta = Math.acos(cosTheta);
    const fast = track.fastestRadps;
    const slow = track.slowestRadps;
    const turn = Math.sqrt(
      Math.max(
        turnSquared(slow, w2Low, cosI),
        turnSquared(slow, w2High, cosI),
        turnSquared(fast, w2Low, cosI),
        turnSquared(fast, w2High, cosI)
      )
    ) + drift2 * ANGLE_STRETCH_S * (fast + w2High);
    const byAngle = CAUTION * (theta - 1.01 * slip) / turn;
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
    const swing = own.swingRad + table[j * REACH_ROW + SWING];
    const psiWindow = window(1.01 * slip + drift2 * left, cosHalf) + swing;
    let psi = phi1 - phi2;
    if (psi > Math.PI) psi -= 2 * Math.PI;
    else if (psi <= -Math.PI) psi += 2 * Math.PI;
    const rate2 = own.rateRadps - table[j * REACH_ROW + RATE];
    const away = Math.abs(psi) - psiWindow;
    if (away > 0) {
      const towards = psi * rate2 < 0;
      const path = towards ? away : 2 * Math.PI - Math.abs(psi) - psiWindow;
      const byDifference = CAUTION * path / (Math.abs(rate2) + 1e-12);
      if (byDifference > until) until = byDifference;
    }
    const both = slow + w2Low;
    const stretch = Math.min(left, 2 * Math.PI / both);
    const chiWindow = window(1.01 * slip + drift2 * stretch, sinHalf);
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

// packages/conjunction/src/screening/approach/track.ts
var STEP_S2 = 30;
var TEST_STEPS = 4;
var SPAN_END = { width: 1e-3 };
function tracksOf(source, object, startTaiS, stopTaiS) {
  const [from, to] = source.spanOf(object);
  const a = Math.max(startTaiS, from);
  const b = Math.min(stopTaiS, to);
  if (!(a < b)) return [];
  const six5 = new Float64Array(6);
  const has = (t) => source.state(object, t, six5, 0) === 0;
  const tracks = [];
  const count = Math.ceil((b - a) / STEP_S2);
  let runFrom2 = has(a) ? a : void 0;
  for (let k = 1; k <= count; k++) {
    const t = Math.min(b, a + k * STEP_S2);
    const present = has(t);
    if (present && runFrom2 === void 0) runFrom2 = borderBetween(has, t, a + (k - 1) * STEP_S2, SPAN_END);
    if (runFrom2 !== void 0 && (!present || k === count)) {
      const runTo = present ? t : borderBetween(has, a + (k - 1) * STEP_S2, t, SPAN_END);
      if (runTo > runFrom2) tracks.push(layOut(source, object, runFrom2, runTo));
      runFrom2 = void 0;
    }
  }
  return tracks;
}
function trackOf(source, object, startTaiS, stopTaiS) {
  const tracks = tracksOf(source, object, startTaiS, stopTaiS);
  const [first2, ...others] = tracks;
  if (!first2 || others.length === 0) return first2;
  const reach = {
    lowestM: Math.min(...tracks.map((track) => track.reach.lowestM)),
    highestM: Math.max(...tracks.map((track) => track.reach.highestM)),
    rateRadps: first2.reach.rateRadps,
    swingRad: 10,
    driftRadps: 1,
    climbMps: Math.max(...tracks.map((track) => track.reach.climbMps)) + 100,
    padM: Math.max(...tracks.map((track) => track.reach.padM))
  };
  return { ...first2, reach };
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
      padM: padM.reduce((worst, pad) => Math.max(worst, pad), 0)
    }
  };
}
function padsOf(states, count, stepS) {
  const pads = new Float64Array(count);
  const terms5 = new Float64Array(9);
  const there3 = new Float64Array(3);
  for (let k = 0; k < count; k++) {
    taylorTerms(states, 6 * k, terms5);
    let worst = 0;
    for (let n = 1; n <= TEST_STEPS && k + n < count; n++) {
      taylorPosition(states, 6 * k, terms5, n * stepS, there3);
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

// packages/conjunction/src/screening/plan/plan.ts
var LATTICE_S = 28800;

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
function mayMeet(first2, second2, { window: window2, volume }) {
  const from = Math.max(window2.startTaiS, first2[START_TAI_S], second2[START_TAI_S]);
  const to = Math.min(window2.stopTaiS, first2[STOP_TAI_S], second2[STOP_TAI_S]);
  if (isUnknown(first2, window2) || isUnknown(second2, window2)) return true;
  if (!(from <= to)) return false;
  const reach = { volume, reachM: circumscribingRadiusM(volume) };
  for (let block = Math.floor(from / LATTICE_S); block <= Math.floor(to / LATTICE_S); block++) {
    const span = {
      middleTaiS: (block + 0.5) * LATTICE_S,
      startTaiS: Math.max(from, block * LATTICE_S),
      stopTaiS: Math.min(to, (block + 1) * LATTICE_S)
    };
    if (mayMeetInBlock(rowOf(first2, block), rowOf(second2, block), reach, span)) return true;
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
    const own = source.outlineOf(primary);
    return own !== void 0 && !mayMeet(own, outline, { window: window2, volume: plan.volume });
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
function mayMeetInBlock(first2, second2, { volume, reachM }, span) {
  const [radialM, alongM, acrossM] = semiAxesM(volume);
  const lowestM = Math.min(first2[LOWEST2], second2[LOWEST2]);
  const upM = radialM + (alongM * alongM + acrossM * acrossM) / (2 * (first2[LOWEST2] - radialM));
  if (second2[LOWEST2] > first2[HIGHEST2] + upM || second2[HIGHEST2] < first2[LOWEST2] - radialM) return false;
  const apart = reachM / lowestM + first2[STRAY] + second2[STRAY];
  return !areOutOfPhase(first2, second2, apart, span) && comeWithin(first2, second2, apart, span);
}
function areOutOfPhase(first2, second2, apart, span) {
  const longestS = Math.max(span.middleTaiS - span.startTaiS, span.stopTaiS - span.middleTaiS);
  const [ax, ay, az] = [first2[NORMAL], first2[NORMAL + 1], first2[NORMAL + 2]];
  const [bx, by, bz] = [second2[NORMAL], second2[NORMAL + 1], second2[NORMAL + 2]];
  let [kx, ky, kz] = [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx];
  let length2 = Math.sqrt(kx * kx + ky * ky + kz * kz);
  if (length2 < 1e-9) {
    [kx, ky, kz] = [first2[DIRECTION], first2[DIRECTION + 1], first2[DIRECTION + 2]];
    length2 = 1;
  }
  const phaseOf = (row, nx, ny, nz) => {
    const [x, y, z] = [row[DIRECTION], row[DIRECTION + 1], row[DIRECTION + 2]];
    const across = x * (ny * kz - nz * ky) + y * (nz * kx - nx * kz) + z * (nx * ky - ny * kx);
    return Math.atan2(across, x * kx + y * ky + z * kz);
  };
  const psi = phaseOf(first2, ax, ay, az) - phaseOf(second2, bx, by, bz);
  const between2 = Math.abs(psi - 2 * Math.PI * Math.round(psi / (2 * Math.PI)));
  const slip = Math.abs(first2[RATE2] - second2[RATE2]) * longestS;
  const cosHalf = Math.sqrt(Math.max(0, (1 + ax * bx + ay * by + az * bz) / 2));
  const nearest = Math.min(between2 - slip, 2 * Math.PI - between2 - slip, Math.PI);
  const turn = Math.abs(first2[NODE_RATE2] - second2[NODE_RATE2]) * longestS;
  return nearest > 0 && 2 * cosHalf * Math.sin(nearest / 2) > apart + turn + 1e-8;
}
var here = new Float64Array(3);
var there = new Float64Array(3);
function comeWithin(first2, second2, apart, span) {
  const { middleTaiS, startTaiS, stopTaiS } = span;
  const fastest = speedOf2(first2) + speedOf2(second2);
  for (let t = startTaiS; ; ) {
    directionAt(first2, t - middleTaiS, here);
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
function screenPrimaries(plan, source, block, primaries, first2 = 0, end = source.count) {
  const geometry = pairGeometry(source, plan.volume);
  const dropouts = /* @__PURE__ */ new Map();
  const isIdleHere = (j) => isIdle(source, plan, block, primaries, j);
  const reaches = reachOfAll(source, block, dropouts, first2, end, isIdleHere);
  const encounters = [];
  if (reaches.every((value) => value === 0)) return { encounters, dropouts: [...dropouts.values()] };
  for (const primary of primaries) {
    for (const track of tracksOf(source, primary, block.startTaiS, block.stopTaiS)) {
      const meeting = new NextMeeting(track, geometry.reachM);
      for (let j = first2; j < end; j++) {
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
function reachOfAll(source, block, dropouts, first2, end, isIdleHere) {
  const { startTaiS, stopTaiS } = block;
  const table = new Float64Array(source.count * REACH_ROW);
  const bounds = { lowestM: 0, highestM: 0, eccentricity: 0, rateRadps: 0 };
  const reach = { lowestM: 0, highestM: 0, rateRadps: 0, swingRad: 0, driftRadps: 0, climbMps: 0, padM: 0 };
  for (let i = first2; i < Math.min(end, source.sgp4Count); i++) {
    const code = source.state(i, startTaiS, six3, 0);
    if (code !== 0) {
      dropouts.set(i, dropoutOf(i, code, startTaiS));
    } else if (orbitBounds(source.batch, i, startTaiS, stopTaiS, bounds)) {
      reach.lowestM = bounds.lowestM;
      reach.highestM = bounds.highestM;
      reach.rateRadps = bounds.rateRadps;
      reach.swingRad = centreSwingRad(bounds.eccentricity);
      reach.driftRadps = planeDriftRadps(bounds.lowestM, bounds.highestM);
      reach.climbMps = climbMps(bounds.lowestM, bounds.highestM);
      writeReach(table, i, reach);
    } else {
      writeReach(table, i, ANYWHERE);
    }
  }
  for (let i = Math.max(first2, source.sgp4Count); i < end; i++) {
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
var six3 = new Float64Array(6);
var guess = new Float64Array(1);
function screenPair(plan, geometry, track, meeting, j, reaches, encounters, dropouts) {
  const { source, reachM } = geometry;
  const sampling = samplingSpeedMps(reachM, plan.slowSpeedMps);
  const [spanFrom, spanTo] = source.spanOf(j);
  const last = track.count - 1;
  let k = 0;
  while (k < last) {
    const t = track.startTaiS + k * track.stepS;
    if (t > spanTo) return;
    if (t < spanFrom) {
      k = Math.max(k + 1, Math.min(last, Math.floor((spanFrom - track.startTaiS) / track.stepS)));
      if (track.startTaiS + (k + 1) * track.stepS >= spanFrom && track.startTaiS + k * track.stepS < spanFrom) {
        encounters.push(...searchStep(geometry, track, j, spanFrom, track.startTaiS + (k + 1) * track.stepS));
        k++;
      }
      continue;
    }
    const code = source.state(j, t, six3, 0);
    if (code !== 0) {
      if (!dropouts.has(j)) dropouts.set(j, dropoutOf(j, code, t));
      return;
    }
    const steps = Math.floor(meeting.secondsUntil(k, six3, reaches, j) / track.stepS);
    if (steps >= TEST_STEPS2) {
      k += steps;
      continue;
    }
    const end = Math.min(last, k + TEST_STEPS2);
    const span = (end - k) * track.stepS;
    const pad = track.padM[k] + reachPadM(reaches, j);
    const verdict = approachTest(track.states, 6 * k, six3, 0, 0, span, reachM, pad, sampling, guess);
    if (verdict === SLOW) {
      dropPair(encounters, track.object, j, track.startTaiS);
      encounters.push(...sampledPair(geometry, track.object, j, track.startTaiS, track.stopTaiS));
      return;
    }
    if (verdict === CLOSE) {
      const first2 = t - SAME_EVENT_S;
      for (const tca of closestInstants(geometry, track.object, j, t + guess[0], first2, t + span + SAME_EVENT_S)) {
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
    const turn = near[o + OMEGA_DRAG] * t + cube * (1 + 1.5 * eta * eta - near[o + DELTA_M0]);
    m += turn;
    argp -= turn;
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
var ROUNDING3 = 1e-6;
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
    const turned = cosI * shift;
    look[ARGUMENT] += turned;
    const sinT = Math.sin(turned);
    const cosT = Math.cos(turned);
    const ex = look[E_X];
    const ey = look[E_Y];
    look[E_X] = ex * cosT - ey * sinT;
    look[E_Y] = ex * sinT + ey * cosT;
    if (!isDeep || k === 0) continue;
    const before = looks[k - 1];
    const expected = before[ARGUMENT] + (before[ARGUMENT_RATE] + look[ARGUMENT_RATE]) / 120 * halfS;
    look[ARGUMENT] -= 2 * Math.PI * Math.round((look[ARGUMENT] - expected) / (2 * Math.PI));
  }
  const first2 = looks[0];
  const last = looks[LOOKS - 1];
  const argument2 = centre[ARGUMENT];
  const motion = (last[ARGUMENT] - first2[ARGUMENT]) / (2 * halfS);
  const perigeeRate = e2 > ROUND_E2 ? (ex0 * (last[E_Y] - first2[E_Y]) - ey0 * (last[E_X] - first2[E_X])) / (2 * halfS * e2) : 0;
  const halfMin = halfS / 60;
  const third = 6 * batch.near[o + T3] + ageMin * (24 * batch.near[o + T4] + ageMin * 60 * batch.near[o + T5]);
  const cubic = CUBIC_SHARE * batch.near[o + MEAN_MOTION] * Math.abs(third) * halfMin * halfMin * halfMin;
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
    const turn = perigeeRate * t;
    shapeChange = Math.max(shapeChange, length(ex - ex0 + ey0 * turn, ey - ey0 - ex0 * turn));
    phaseChange = Math.max(phaseChange, Math.abs(look[ARGUMENT] - argument2 - motion * t));
    tiltChange = Math.max(
      tiltChange,
      Math.abs(look[SINE_I] - sinI) + Math.abs(look[COSINE_I] - cosI) + sinI * Math.abs(look[NODE_ANGLE])
    );
    stray = Math.max(stray, look[E_STRAY]);
  }
  const slope = e / beta;
  const square = k2 * k2;
  const pad = (BETWEEN * latusChange + 2 * e * stray * axis) / latus + SQUARE_TERMS * square + WAVE * k2 * slope + ROUNDING3;
  const padSquare = (BETWEEN * eccentricChange + stray) / (latus * EARTH_RADIUS_KM);
  const least = 1 - e;
  const phasePad = BETWEEN * (phaseChange + cubic) + (BETWEEN * shapeChange + stray) * SHAPE_SHARE / (least * least) + (1 + e) * (1 + e) / beta * (WAVE * k2 + SQUARE_TERMS * square) + PHASE_ROUNDING;
  const latusKm = latus * factor * EARTH_RADIUS_KM;
  const bulge = 0.25 * J22 / latus * EARTH_RADIUS_KM;
  const perigeeKm = latusKm / (1 + e);
  const apogeeKm = latusKm / least;
  const lowKm = perigeeKm * (1 - pad - perigeeKm * padSquare) - bulge;
  const highKm = apogeeKm * (1 + pad + apogeeKm * padSquare) + bulge;
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
  columns[COLUMN.pad * stride + slot] = pad;
  columns[COLUMN.padSquare * stride + slot] = padSquare;
  columns[COLUMN.tilt * stride + slot] = BETWEEN * tiltChange + SQUARE_TERMS * square + ROUNDING3;
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
var HIT2 = 8;
var CROSSING = 72;
var CROSSINGS_A_GROUP = 8;
var ENTRY = 8;
var WINDOW = 24;
var WINDOW_ROOM = 8192 * WINDOW;
var STEPS_A_TURN = 192;
var MOST_STEPS3 = 12288;
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
  const hits = reserve(GROUPS_AT_ONCE * HIT2);
  const crossings = reserve(groups * CROSSINGS_A_GROUP * CROSSING);
  const windows = reserve(WINDOW_ROOM);
  const progress = reserve(8);
  const tableBytes = (MOST_STEPS3 + 1) * 8;
  const early = reserve(tableBytes);
  const late = reserve(tableBytes);
  const instants = reserve(tableBytes);
  let entries = 0;
  let entryRoom = 0;
  let entered = 0;
  const codes = reserve(stride);
  const rows2 = reserve(stride / 2 * PAIR2 * 8);
  fillRows2(new Float64Array(kernel.memory.buffer, rows2, stride / 2 * PAIR2), batch, order);
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
      const at = blocks2.findIndex((kept3) => kept3.key === key);
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
      for (let first2 = 0; first2 < groups; first2 += GROUPS_AT_ONCE) {
        const count = kernel.testNodes(address, stride, first2, Math.min(groups, first2 + GROUPS_AT_ONCE), hits);
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
function fillRows2(rows2, batch, order) {
  for (let slot = 0; slot < 2 * (rows2.length / PAIR2); slot++) {
    const to = (slot >> 1) * PAIR2 + (slot & 1);
    const i = order[slot];
    if (i === void 0 || batch.deepRow[i] >= 0) rows2[to + 2 * INIT_ERROR] = 1;
    else for (let k = 0; k < FIELDS2; k++) rows2[to + 2 * k] = batch.near[i * ROW + k];
  }
}

// packages/conjunction/src/screening/plan/number-room.ts
var PIECE = 1 << 18;
function tableOf(length2, room) {
  return room ? room.take(length2) : new Float64Array(length2);
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
  const turned = new Float64Array(6 * count);
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
    turned[o] = x;
    turned[o + 1] = y;
    turned[o + 2] = z;
    turned[o + 3] = vx;
    turned[o + 4] = vy;
    turned[o + 5] = vz;
    mx += y * vz - z * vy;
    my += z * vx - x * vz;
    mz += x * vy - y * vx;
    const next = c * cosStep - s * sinStep;
    s = s * cosStep + c * sinStep;
    c = next;
  }
  const rough = unit3(mx, my, mz);
  const normal = levelled(turned, rough) ?? rough;
  const [first2, second2] = axesOf(normal);
  const startAzimuth = Math.atan2(
    second2[0] * turned[0] + second2[1] * turned[1] + second2[2] * turned[2],
    first2[0] * turned[0] + first2[1] * turned[1] + first2[2] * turned[2]
  );
  return { normal, first: first2, second: second2, nodeRate, latusM, startAzimuth, startTaiS: run.startTaiS, meanMotion, turned };
}
function levelled(turned, normal) {
  const [first2, second2] = axesOf(normal);
  let pp = 0;
  let pq = 0;
  let qq = 0;
  let pz = 0;
  let qz = 0;
  for (let o = 0; o < turned.length; o += 6) {
    const x = turned[o];
    const y = turned[o + 1];
    const z = turned[o + 2];
    const i2 = 1 / (x * x + y * y + z * z);
    const p = first2[0] * x + first2[1] * y + first2[2] * z;
    const q = second2[0] * x + second2[1] * y + second2[2] * z;
    const out = normal[0] * x + normal[1] * y + normal[2] * z;
    pp += p * p * i2;
    pq += p * q * i2;
    qq += q * q * i2;
    pz += p * out * i2;
    qz += q * out * i2;
  }
  const determinant = pp * qq - pq * pq;
  if (!(determinant > 1e-5 * turned.length * turned.length)) return void 0;
  const a = -(qq * pz - pq * qz) / determinant;
  const b = -(pp * qz - pq * pz) / determinant;
  return unit3(
    normal[0] + a * first2[0] + b * second2[0],
    normal[1] + a * first2[1] + b * second2[1],
    normal[2] + a * first2[2] + b * second2[2]
  );
}
function unit3(x, y, z) {
  const length2 = Math.sqrt(x * x + y * y + z * z);
  return [x / length2, y / length2, z / length2];
}
function axesOf(n) {
  const first2 = Math.abs(n[0]) < 0.8 ? unit3(0, n[2], -n[1]) : unit3(-n[2], 0, n[0]);
  const second2 = unit3(
    n[1] * first2[2] - n[2] * first2[1],
    n[2] * first2[0] - n[0] * first2[2],
    n[0] * first2[1] - n[1] * first2[0]
  );
  return [first2, second2];
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
  const { normal, first: first2, second: second2, nodeRate } = plane;
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
  parameters.set(first2, PLACE.first);
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
  const [first2] = passages;
  if (first2 && passages.length === 1) return { ...first2, earliest: first2.instants, latest: first2.instants };
  const firstStep = Math.min(...passages.map((passage) => passage.firstStep));
  const lastStep = Math.max(...passages.map((passage) => passage.firstStep + passage.instants.length - 1));
  if (lastStep - firstStep > MOST_STEPS3) return void 0;
  const earliest = new Float64Array(lastStep - firstStep + 1).fill(Number.POSITIVE_INFINITY);
  const latest = new Float64Array(earliest.length).fill(Number.NEGATIVE_INFINITY);
  let errorS = 0;
  let slowestS = 0;
  for (const passage of passages) {
    const { instants } = passage;
    const ahead = passage.firstStep - firstStep;
    const last = instants.length - 1;
    for (let k = 0; k < earliest.length; k++) {
      const instant = instants[Math.min(last, Math.max(0, k - ahead))];
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
  const { normal, first: first2, second: second2, nodeRate } = plane;
  const offsetS = run.startTaiS - middleTaiS;
  const [nx, ny, nz] = normal;
  const [ax, ay, az] = first2;
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
    const turn = (p * (bx * vx + by * vy + bz * vz) - q * (ax * vx + ay * vy + az * vz)) / (p * p + q * q);
    if (!(turn > 0)) return void 0;
    let angle2 = Math.atan2(q, p);
    const past = k > 0 ? azimuth[k - 1] : Number.NEGATIVE_INFINITY;
    const expected = k > 0 ? past + 0.5 * (turn + rate[k - 1]) * stepS : plane.startAzimuth + plane.meanMotion * (run.startTaiS - plane.startTaiS);
    angle2 += 2 * Math.PI * Math.round((expected - angle2) / (2 * Math.PI));
    if (k > 0) {
      if (!(angle2 > past)) return void 0;
      slope = Math.max(slope, Math.abs(r - before) / (Math.min(r, before) * (angle2 - past)));
    }
    azimuth[k] = angle2;
    rate[k] = turn;
    before = r;
  }
  const passages = passagesOf(run, offsetS, room);
  return passages && { tilt, slope, departureM, passages };
}
function conicOf(run, { turned, normal, first: first2, second: second2, latusM }) {
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
    const x = turned[o];
    const y = turned[o + 1];
    const z = turned[o + 2];
    const r2 = x * x + y * y + z * z;
    const r = Math.sqrt(r2);
    const cos = (first2[0] * x + first2[1] * y + first2[2] * z) / r;
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
    eccentric: [first2[0] * eP + second2[0] * eQ, first2[1] * eP + second2[1] * eQ, first2[2] * eP + second2[2] * eQ],
    bulgeM,
    slope: Math.sqrt(e2 / (1 - e2))
  };
}
function passagesOf(run, offsetS, room) {
  const last = run.count - 1;
  const firstStep = Math.floor(azimuth[0] / STEP_RAD);
  const steps = Math.max(1, Math.ceil(azimuth[last] / STEP_RAD) - firstStep);
  if (steps > MOST_STEPS3) return void 0;
  const instants = tableOf(steps + 1, room);
  instants[0] = offsetS + (firstStep * STEP_RAD - azimuth[0]) / rate[0];
  let next = 1;
  let curve = 0;
  let spread = 0;
  let slowest = Number.POSITIVE_INFINITY;
  for (let k = 0; k < last; k++) {
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
  const beyond = (firstStep + steps) * STEP_RAD - azimuth[last];
  instants[steps] = offsetS + last * run.stepS + beyond / rate[last];
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
var LOOK_S2 = 30;
var LOOKS2 = RASTER_S / LOOK_S2;
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
  const six5 = new Float64Array(6);
  let isWhole = source.statesOn(object, a, stepS, steps + 1, states);
  if (!isWhole && !isTheory) {
    isWhole = true;
    for (let k = 0; k <= steps && isWhole; k++) {
      isWhole = source.state(object, k === steps ? b : a + k * stepS, states, 6 * k) === 0;
      for (let n = 1; n < LOOKS2 && k < steps && isWhole; n++) {
        isWhole = source.state(object, a + (k + n / LOOKS2) * stepS, six5, 0) === 0;
      }
    }
  }
  if (isWhole) return [runFrom(object, a, b, stepS, states, isTheory, room)];
  return spansOf2((t) => source.state(object, t, six5, 0) === 0, a, b).map(([start, stop]) => {
    const parts = Math.max(1, Math.ceil((stop - start) / RASTER_S - 1e-9));
    const step = (stop - start) / parts;
    const own = tableOf(6 * (parts + 1), room);
    for (let k = 0; k <= parts; k++) source.state(object, k === parts ? stop : start + k * step, own, 6 * k);
    return runFrom(object, start, stop, step, own, isTheory, room);
  });
}
function spansOf2(has, a, b) {
  const spans2 = [];
  const count = Math.ceil((b - a) / LOOK_S2);
  let from = has(a) ? a : void 0;
  for (let k = 1; k <= count; k++) {
    const before = a + (k - 1) * LOOK_S2;
    const t = Math.min(b, a + k * LOOK_S2);
    const present = has(t);
    if (present && from === void 0) from = borderBetween(has, t, before, SPAN_END2);
    if (from === void 0 || present && k < count) continue;
    const to = present ? t : borderBetween(has, before, t, SPAN_END2);
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
  let acceleration = 0;
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
      acceleration = Math.max(acceleration, Math.sqrt(du * du + dv * dv + dw * dw) / stepS);
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
    accelerationMps2: Math.max(1.1 * acceleration, 1.02 * MU_EARTH / (lowestM * lowestM))
  };
}
var terms3 = new Float64Array(9);
var there2 = new Float64Array(3);
function writePads(states, count, stepS, pads) {
  for (let k = 0; k < count; k++) {
    taylorTerms(states, 6 * k, terms3);
    let worst = 0;
    for (let n = -1; n <= 1; n += 2) {
      if (k + n < 0 || k + n >= count) continue;
      taylorPosition(states, 6 * k, terms3, n * stepS, there2);
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
var LOWEST_M3 = 62e5;
var terms4 = new Float64Array(9);
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
  if (low < LOWEST_M3) return false;
  const span = Math.abs(tauS);
  const remainder = MODEL_PAD_M + padM + taylorRemainderM(low, first[2], span) + taylorRemainderM(low, second[2], span);
  const halfS = (1.02 * reachM + 5 * remainder) / speed + 1;
  const apart = Math.abs(second[0] - first[0]) - Math.abs(second[1] - first[1]) * halfS;
  const slack = remainder + reachM * reachM / (2 * (low - reachM)) + halfS * (KINK_MPS2 + 0.5 * halfS * 2 * RADIAL_MPS2);
  return apart > semiAxesM(volume)[0] + slack;
}
function radiusAt(s, o, tau, out) {
  taylorTerms(s, o, terms4);
  let r2 = 0;
  let climb = 0;
  let v2 = 0;
  for (let c = 0; c < 3; c++) {
    const [a, j, snap] = [terms4[c], terms4[3 + c], terms4[6 + c]];
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
var LOWEST_M4 = 63e5;
var six4 = new Float64Array(6);
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
    const kept3 = this.#encounters.filter((encounter) => !this.#slow.has(encounter.secondary));
    for (const j of this.#slow) kept3.push(...sampledPair(this.#geometry, object, j, startTaiS, stopTaiS));
    return kept3;
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
      if (this.#state(j, at)) this.#test(j, middle, six4, 0, from - at, to - at);
      return;
    }
    for (let k = raster(from); k <= raster(to); k++) {
      const t = startTaiS + k * stepS;
      if (!this.#state(j, t)) return;
      if (!this.#test(j, k, six4, 0, Math.max(from - t, -stepS / 2), Math.min(to - t, stepS / 2))) return;
    }
  }
  /** Follows a pair through a span, or the run, by steps that are too short for it to meet unseen. */
  follow(j, fromTaiS = this.#run.startTaiS, toTaiS = this.#run.stopTaiS) {
    const { startTaiS, stopTaiS, stepS, count, states, accelerationMps2 } = this.#run;
    if (!(fromTaiS <= stopTaiS && toTaiS >= startTaiS) || this.#slow.has(j)) return;
    const { reachM } = this.#geometry;
    const raster = this.#rasters.of(j, this.#run);
    const others = raster ?? six4;
    const first2 = Math.max(0, Math.floor((fromTaiS - startTaiS) / stepS));
    const last = Math.min(count - 1, Math.ceil((toTaiS - startTaiS) / stepS));
    let bound = 0;
    for (let k = first2; k <= last; ) {
      const t = startTaiS + k * stepS;
      if (!raster && !this.#state(j, t)) return;
      if (k === first2) bound = accelerationMps2 + largestGravity(others);
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
    const code = this.#geometry.source.state(j, t, six4, 0);
    if (code === 0) return true;
    if (!this.#dropouts.has(j)) this.#dropouts.set(j, dropoutOf(j, code, t));
    return false;
  }
  /** Tests [from, to] around raster instant k with the other's state there; false where the pair turns out slow. */
  #test(j, k, others, at, from, to) {
    const { states, padM, startTaiS, stepS, object } = this.#run;
    const { reachM } = this.#geometry;
    const verdict = approachTest(states, 6 * k, others, at, from, to, reachM, padM[k], this.#samplingMps, guess2);
    if (verdict === SLOW) {
      this.#slow.add(j);
      return false;
    }
    if (verdict !== CLOSE) return true;
    const { volume } = this.#geometry;
    if (passesAboveOrBelow(volume, reachM, states, 6 * k, others, at, guess2[0], padM[k])) return true;
    const t = startTaiS + k * stepS;
    const first2 = t + from - SAME_EVENT_S;
    const last = t + to + SAME_EVENT_S;
    for (const tca of closestInstants(this.#geometry, object, j, t + guess2[0], first2, last)) {
      const encounter = encounterAt(this.#geometry, object, j, tca);
      if (encounter) this.#encounters.push(encounter);
    }
    return true;
  }
};
function clearSeconds(first2, o, other, at, missM, boundMps2) {
  const x = other[at] - first2[o];
  const y = other[at + 1] - first2[o + 1];
  const z = other[at + 2] - first2[o + 2];
  const u = other[at + 3] - first2[o + 3];
  const v = other[at + 4] - first2[o + 4];
  const w = other[at + 5] - first2[o + 5];
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
  const lowest = Math.max(LOWEST_M4, 0.98 * latus / (1 + Math.sqrt(Math.max(0, e2))));
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
function screenPrimariesByLattice(plan, source, block, primaries) {
  const screening = new LatticeScreening(plan, source);
  const encounters = primaries.flatMap((object) => screening.screen(object, block));
  const { sgp4Count, count } = source;
  if (count - sgp4Count > 1 || count > sgp4Count && primaries.some((object) => object < sgp4Count)) {
    const others = screenPrimaries(plan, source, block, primaries, sgp4Count);
    encounters.push(...others.encounters);
    for (const dropout of others.dropouts) screening.drop(dropout);
  } else if (count > sgp4Count) {
    const code = firstCode(source, sgp4Count, block.startTaiS, block.stopTaiS);
    if (code !== 0 && code !== NOT_COVERED) screening.drop(dropoutOf(sgp4Count, code, block.startTaiS));
  }
  return { encounters, dropouts: screening.dropouts };
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
    const nodes = this.#lattice.block(start, start + LATTICE_S);
    const irregular = this.#irregularOf(part, nodes);
    const lattice = latticeTube(runs, nodes, reachM, room);
    if (lattice) this.#lattice.enter(nodes, lattice.tube);
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
        if (isFollowed) meeting.follow(j, nodes.middleTaiS + fromS, nodes.middleTaiS + toS);
        else meeting.testWindow(j, nodes.middleTaiS + fromS, nodes.middleTaiS + toS);
      });
      for (const { object: j, lowestM, highestM } of irregular) {
        if (lowestM > run.highestM + reachM || highestM < run.lowestM - reachM) continue;
        if (!source.isSameObject(object, j)) meeting.follow(j);
      }
      return meeting.finish();
    });
  }
  #irregularOf(part, nodes) {
    const key = `${part.startTaiS} ${part.stopTaiS}`;
    const entry = this.#irregular.get(key);
    if (entry) return entry;
    const irregulars = irregularOf(this.#source, part, nodes, this.#dropouts);
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
function irregularOf(source, block, nodes, dropouts) {
  const bounds = { lowestM: 0, highestM: 0, eccentricity: 0, rateRadps: 0 };
  const six5 = new Float64Array(6);
  const irregulars = [];
  for (const object of nodes.irregular) {
    const code = source.state(object, block.startTaiS, six5, 0);
    if (code !== 0) {
      if (!dropouts.has(object)) dropouts.set(object, dropoutOf(object, code, block.startTaiS));
    } else if (orbitBounds(source.batch, object, block.startTaiS, block.stopTaiS, bounds)) {
      irregulars.push({ object, lowestM: bounds.lowestM, highestM: bounds.highestM });
    } else {
      irregulars.push({ object, lowestM: 0, highestM: ANYWHERE_M });
    }
  }
  return irregulars;
}

// packages/conjunction/src/screening/screen.ts
var MANY_PRIMARIES = { wasm: 600, scalar: 60 };
function screenBlockTable(plan, sources, blockIndex) {
  return blockOf(plan, openSources(sources), blockIndex);
}
function blockOf(plan, source, blockIndex) {
  const block = plan.blocks[blockIndex];
  if (!block) throw new RangeError(`plan has no block ${blockIndex}`);
  const { scope, engine } = plan;
  const outcome = scope.kind === "primaries" && scope.primaries.length < MANY_PRIMARIES[engine] ? settled2(plan, source, block, scope.primaries) : engine === "wasm" ? screenAllPairsByKernel(plan, source, block) : screenAllPairs(plan, source, block);
  const coverage = coverageOf(source, plan.window.startTaiS, plan.window.stopTaiS);
  return { blockIndex, ...outcome, coverage };
}
function settled2(plan, source, block, primaries) {
  const screenFew = plan.engine === "wasm" ? screenPrimariesByLattice : screenPrimaries;
  const { encounters, dropouts } = screenFew(plan, source, block, primaries);
  const table = encounterTable(encounters);
  const sorted = new EncounterRows(Math.max(1, table.count));
  for (const k of rowsInOrder(table)) sorted.copy(table, k);
  return { encounters: sorted, dropouts: settledDropouts(plan, source, block, dropouts) };
}

// services/cli/src/screening/screen.thread.ts
var RUN = 4;
var SINGLE_BLOCKS = 32;
function screenShare(share) {
  const { plan, counters } = share;
  const sources = sourcesOf(share);
  const results = [];
  for (; ; ) {
    const [from, to] = takeRun(counters, plan.blocks.length);
    if (from >= to) return results;
    for (let index = from; index < to; index++) {
      const block = screenBlockTable(plan, sources, index);
      const { count, rows: rows2 } = block.encounters;
      const shared = new Float64Array(new SharedArrayBuffer(count * ENCOUNTER_ROW * 8));
      shared.set(rows2.subarray(0, shared.length));
      results.push({ ...block, encounters: { count, rows: shared } });
      Atomics.add(counters, 1, 1);
    }
  }
}
function takeRun(counters, blocks2) {
  for (; ; ) {
    const from = Atomics.load(counters, 0);
    const to = Math.min(blocks2, from + (blocks2 - from > SINGLE_BLOCKS ? RUN : 1));
    if (from >= blocks2 || Atomics.compareExchange(counters, 0, from, to) === from) return [from, to];
  }
}
function sourcesOf({ batch, noradIds, ephemerides = [] }) {
  return { batch: batchForThread(batch), ephemerides: ephemerides.map(unpackEphemeris), identities: noradIds };
}
export {
  screenShare
};
//# sourceMappingURL=cli-screening-screen.mjs.map

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

// packages/astro/src/constants.ts
var MU_EARTH = 3986004418e5;
var EARTH_RADIUS_M = 6378137;
var EARTH_FLATTENING = 1 / 298.257223563;
var J2 = 0.00108262668;
var EARTH_ROTATION_RADPS = 7292115e-11;

// packages/astro/src/frames/local.ts
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

// packages/astro/src/covariance/growth.ts
var LEAST_SPAN_S = 21600;
var CONSTANT_SHARE = 0.02;
var LEAST_FIT_POINTS = 5;
function covarianceGrowth(ephemeris, epochsTaiS) {
  const sigmas = epochsTaiS.flatMap((epochTaiS) => sigmaAt(ephemeris, epochTaiS) ?? []);
  const first = sigmas[0];
  const last = sigmas.at(-1);
  if (first === void 0 || last === void 0) return void 0;
  const spanS = last.epochTaiS - first.epochTaiS;
  let largestJump = 1;
  for (let i = 1; i < sigmas.length; i++) {
    const factor = sigmas[i].sigmaRtnM[1] / sigmas[i - 1].sigmaRtnM[1];
    if (Number.isFinite(factor) && factor > 0) largestJump = Math.max(largestJump, factor, 1 / factor);
  }
  const exponent = exponentOf(sigmas);
  return {
    count: sigmas.length,
    firstSigmaRtnM: first.sigmaRtnM,
    lastSigmaRtnM: last.sigmaRtnM,
    spanS,
    ...exponent !== void 0 && { alongTrackExponent: exponent },
    largestJump,
    verdict: spanS < LEAST_SPAN_S ? "too-short" : verdictOf(last.sigmaRtnM[1] / first.sigmaRtnM[1])
  };
}
function verdictOf(factor) {
  if (factor < 1 - CONSTANT_SHARE) return "shrinks";
  return factor > 1 + CONSTANT_SHARE ? "grows" : "constant";
}
function sigmaAt(ephemeris, epochTaiS) {
  const covariance = ephemeris.covarianceAt?.(epochTaiS);
  const six = new Float64Array(6);
  if (covariance === void 0 || !ephemeris.stateAt(epochTaiS, six)) return void 0;
  const state = stateOfSix(six, epochTaiS, ephemeris.frame);
  const { matrix } = covarianceInLocal(covariance, "RTN", state);
  return { epochTaiS, sigmaRtnM: [Math.sqrt(matrix[0]), Math.sqrt(matrix[7]), Math.sqrt(matrix[14])] };
}
function exponentOf(sigmas) {
  const least = sigmas.reduce((best, sigma, i) => sigma.sigmaRtnM[1] < sigmas[best].sigmaRtnM[1] ? i : best, 0);
  const origin2 = sigmas[least].epochTaiS;
  const points = sigmas.slice(least + 1).filter(({ sigmaRtnM }) => sigmaRtnM[1] > 0).map(({ epochTaiS, sigmaRtnM }) => [Math.log(epochTaiS - origin2), Math.log(sigmaRtnM[1])]);
  if (points.length < LEAST_FIT_POINTS) return void 0;
  const meanX = points.reduce((sum, [x]) => sum + x, 0) / points.length;
  const meanY = points.reduce((sum, [, y]) => sum + y, 0) / points.length;
  const xx = points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
  const xy = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0);
  return xx > 0 ? xy / xx : void 0;
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

// packages/astro/src/covariance/positive-definite.ts
function cholesky(matrix, size) {
  const lower = new Float64Array(size * size);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++) {
      let sum = matrix[row * size + column];
      for (let k = 0; k < column; k++) sum -= lower[row * size + k] * lower[column * size + k];
      if (row !== column) {
        lower[row * size + column] = sum / lower[column * size + column];
        continue;
      }
      if (!(sum > 0)) return void 0;
      lower[row * size + row] = Math.sqrt(sum);
    }
  }
  return lower;
}

// packages/astro/src/ephemeris/difference.ts
var SAME_EPOCH_S = 1e-5;
function trajectoryDifferences(reference, other, stepS) {
  if (reference.frame !== other.frame || reference.frame === "ITRF") {
    throw new RangeError("trajectories are compared in one inertial frame");
  }
  if (!(stepS > 0)) throw new RangeError("a comparison needs a step");
  const from = Math.max(reference.startTaiS, other.startTaiS);
  const to = Math.min(reference.stopTaiS, other.stopTaiS);
  const count = to < from ? 0 : Math.floor((to - from + SAME_EPOCH_S) / stepS) + 1;
  const differences = [];
  for (let i = 0; i < count; i++) {
    const difference = differenceAt(reference, other, Math.min(from + i * stepS, to));
    if (difference !== void 0) differences.push(difference);
  }
  return differences;
}
function differenceAt(reference, other, epochTaiS) {
  const a = new Float64Array(6);
  const b = new Float64Array(6);
  if (!reference.stateAt(epochTaiS, a) || !other.stateAt(epochTaiS, b)) return void 0;
  const axes = rtnAxes(a.subarray(0, 3), a.subarray(3, 6));
  const turned = b.map((value, i) => value - a[i]);
  apply3(axes, turned, turned, 0);
  apply3(axes, turned, turned, 3);
  const positionRtnM = [turned[0], turned[1], turned[2]];
  const velocityRtnMps = [turned[3], turned[4], turned[5]];
  const covariance = summed(positionCovariance(reference, a, epochTaiS), positionCovariance(other, b, epochTaiS));
  const plain = { epochTaiS, positionRtnM, velocityRtnMps };
  if (covariance === void 0) return plain;
  const mahalanobisSquared = squaredDistance(covariance, positionRtnM);
  return {
    ...plain,
    sigmaRtnM: [Math.sqrt(covariance[0]), Math.sqrt(covariance[4]), Math.sqrt(covariance[8])],
    covarianceM2: covariance,
    ...mahalanobisSquared !== void 0 && { mahalanobisSquared }
  };
}
function positionCovariance(ephemeris, state, epochTaiS) {
  const covariance = ephemeris.covarianceAt?.(epochTaiS);
  if (covariance === void 0) return void 0;
  const own = stateOfSix(state, epochTaiS, ephemeris.frame);
  const { matrix } = covarianceInLocal(covariance, "RTN", own);
  return Float64Array.from({ length: 9 }, (_, i) => matrix[6 * Math.floor(i / 3) + i % 3]);
}
function summed(a, b) {
  if (a === void 0 || b === void 0) return a ?? b;
  return a.map((value, i) => value + b[i]);
}
function squaredDistance(covariance, d) {
  const lower = cholesky(covariance, 3);
  if (lower === void 0) return void 0;
  const y0 = d[0] / lower[0];
  const y1 = (d[1] - lower[3] * y0) / lower[4];
  const y2 = (d[2] - lower[6] * y0 - lower[7] * y1) / lower[8];
  return y0 * y0 + y1 * y1 + y2 * y2;
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

// packages/astro/src/ephemeris/difference-sums.ts
var BASE = 7;
var SIZE = 10;
function differenceSums(variation, reference, other, { startTaiS, stepS, count }) {
  const n = variation.meanMotionRadps;
  const rows2 = new Float64Array(count * 48);
  const a = new Float64Array(6);
  const b = new Float64Array(6);
  const drag = new Float64Array(6);
  let dragRate;
  let squares = 0;
  for (let i = 0; i < count; i++) {
    const epochTaiS = i === count - 1 ? Math.min(reference.stopTaiS, other.stopTaiS) : startTaiS + i * stepS;
    if (!reference.stateAt(epochTaiS, a) || !other.stateAt(epochTaiS, b)) return void 0;
    const difference = b.map((value, k) => value - a[k]);
    const along = rtnAxes(a.subarray(0, 3), a.subarray(3, 6)).subarray(3, 6);
    const map = variation.stateByElements(epochTaiS);
    const toElements = variation.elementsByState(epochTaiS);
    if (map === void 0 || toElements === void 0) return void 0;
    const rate = Float64Array.from(
      { length: 6 },
      (_, k) => toElements[k * 6 + 3] * along[0] + toElements[k * 6 + 4] * along[1] + toElements[k * 6 + 5] * along[2]
    );
    if (dragRate) for (let k = 0; k < 6; k++) drag[k] += 0.5 * stepS * (dragRate[k] + rate[k]);
    dragRate = rate;
    for (let row = 0; row < 6; row++) {
      const weight = row < 3 ? 1 : 1 / n;
      const at = i * 48 + row * 8;
      let pushed = 0;
      for (let k = 0; k < 6; k++) {
        rows2[at + k] = weight * map[row * 6 + k];
        pushed += rows2[at + k] * drag[k];
      }
      rows2[at + 6] = pushed;
      rows2[at + 7] = weight * difference[row];
      squares += rows2[at + 7] ** 2;
    }
  }
  const suffix = new Float64Array((count + 1) * 48);
  for (let i = count - 1; i >= 0; i--) {
    for (let k = 0; k < 6; k++) {
      for (let column = 0; column < 8; column++) {
        let sum = suffix[(i + 1) * 48 + k * 8 + column];
        for (let row = 0; row < 6; row++) sum += rows2[i * 48 + row * 8 + k] * rows2[i * 48 + row * 8 + column];
        suffix[i * 48 + k * 8 + column] = sum;
      }
    }
  }
  let dragSquares = 0;
  let dragRight = 0;
  for (let at = 0; at < rows2.length; at += 8) {
    dragSquares += rows2[at + 6] ** 2;
    dragRight += rows2[at + 6] * rows2[at + 7];
  }
  const base = (size) => {
    const normal = new Float64Array(size * size);
    const right = new Float64Array(size);
    for (let k = 0; k < 6; k++) {
      for (let column = 0; column < BASE; column++) {
        normal[k * size + column] = suffix[k * 8 + column];
        normal[column * size + k] = suffix[k * 8 + column];
      }
      right[k] = suffix[k * 8 + 7];
    }
    normal[6 * size + 6] = dragSquares;
    right[6] = dragRight;
    return { normal, right };
  };
  return {
    count,
    squares,
    restWithoutBurn() {
      const { normal, right } = base(BASE);
      return squares - explained(normal, right, BASE);
    },
    withImpulse(epochTaiS, toElements) {
      const { normal, right } = base(SIZE);
      const from = 48 * Math.min(count, Math.max(0, Math.ceil((epochTaiS - startTaiS) / stepS - 1e-9)));
      for (let j = 0; j < 3; j++) {
        const changed = (k) => toElements[k * 6 + 3 + j];
        for (let column = 0; column < 8; column++) {
          let sum = 0;
          for (let k = 0; k < 6; k++) sum += changed(k) * suffix[from + k * 8 + column];
          if (column === 7) right[BASE + j] = sum;
          else normal[(BASE + j) * SIZE + column] = normal[column * SIZE + BASE + j] = sum;
        }
        for (let i = 0; i < 3; i++) {
          let sum = 0;
          for (let k = 0; k < 6; k++) sum += quadratic(suffix, from, k, toElements, i) * changed(k);
          normal[(BASE + j) * SIZE + BASE + i] = sum;
        }
      }
      return { normal, right };
    }
  };
}
function quadratic(suffix, from, k, toElements, i) {
  let sum = 0;
  for (let m = 0; m < 6; m++) sum += suffix[from + k * 8 + m] * toElements[m * 6 + 3 + i];
  return sum;
}
function explained(normal, right, size) {
  const scale = Float64Array.from({ length: size }, (_, i) => 1 / Math.sqrt(normal[i * size + i]));
  const lower = cholesky(
    normal.map((value, i) => value * scale[Math.floor(i / size)] * scale[i % size]),
    size
  );
  if (lower === void 0) return 0;
  let sum = 0;
  const forward = new Float64Array(size);
  for (let row = 0; row < size; row++) {
    let value = right[row] * scale[row];
    for (let k = 0; k < row; k++) value -= lower[row * size + k] * forward[k];
    forward[row] = value / lower[row * size + row];
    sum += forward[row] ** 2;
  }
  return sum;
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

// packages/astro/src/ephemeris/mean-flow.ts
var NUDGE = 1e-6;
function meanFlowJacobian(elements, durationS) {
  const { sense, meanMotionRadps } = elements;
  const base = [meanMotionRadps, elements.af, elements.ag, elements.chi, elements.psi, 0];
  const out = new Float64Array(36);
  for (let column = 0; column < 5; column++) {
    const nudge = column === 0 ? NUDGE * meanMotionRadps : NUDGE;
    const up = flown(moved(base, column, nudge), sense, durationS);
    const down = flown(moved(base, column, -nudge), sense, durationS);
    for (let row = 0; row < 6; row++) out[row * 6 + column] = (up[row] - down[row]) / (2 * nudge);
  }
  out[35] = 1;
  return out;
}
function moved(elements, column, by) {
  return elements.map((value, i) => i === column ? value + by : value);
}
function flown(elements, sense, durationS) {
  const [n = 0, af = 0, ag = 0, chi = 0, psi = 0, lambda = 0] = elements;
  const halfTilt = chi * chi + psi * psi;
  const cosI = sense * (1 - halfTilt) / (1 + halfTilt);
  const shape = 1 - af * af - ag * ag;
  const a = Math.cbrt(MU_EARTH / (n * n));
  const strength = 0.75 * n * J2 * (EARTH_RADIUS_M / (a * shape)) ** 2;
  const node = -2 * strength * cosI * durationS;
  const perigee = strength * (5 * cosI * cosI - 1) * durationS;
  const anomaly = strength * Math.sqrt(shape) * (3 * cosI * cosI - 1) * durationS;
  const turned = perigee + sense * node;
  return [
    n,
    af * Math.cos(turned) - ag * Math.sin(turned),
    af * Math.sin(turned) + ag * Math.cos(turned),
    chi * Math.cos(node) + psi * Math.sin(node),
    psi * Math.cos(node) - chi * Math.sin(node),
    lambda + n * durationS + anomaly + turned
  ];
}

// packages/astro/src/ephemeris/orbit-variation.ts
function orbitVariation(trajectory, originTaiS) {
  const six = new Float64Array(6);
  if (!trajectory.stateAt(originTaiS, six)) return void 0;
  const sense = equinoctialSense(six);
  const origin2 = equinoctialFromCartesian(six, void 0, sense);
  if (origin2 === void 0) return void 0;
  const elementsAt = (epochTaiS) => trajectory.stateAt(epochTaiS, six) ? equinoctialFromCartesian(six, void 0, sense) : void 0;
  return {
    originTaiS,
    meanMotionRadps: origin2.meanMotionRadps,
    stateByElements(epochTaiS) {
      const here = elementsAt(epochTaiS);
      return here && multiply6(equinoctialJacobian(here), meanFlowJacobian(origin2, epochTaiS - originTaiS));
    },
    elementsByState(epochTaiS) {
      const here = elementsAt(epochTaiS);
      const toElements = here && inverseEquinoctialJacobian(here);
      const back = invert6(meanFlowJacobian(origin2, epochTaiS - originTaiS));
      return toElements && back && multiply6(back, toElements);
    }
  };
}

// packages/astro/src/ephemeris/hidden-burn.ts
var SAMPLES_PER_REVOLUTION = 24;
var MOST_SAMPLES = 4e3;
var LEAST_REVOLUTIONS = 2;
var END_REVOLUTIONS = 0.5;
var MOST_REST = 1 / 3;
var LEAST_REST_M = 0.5;
var LEAST_SIGMAS = 5;
var EPOCH_WIDTH_S = 0.5;
function fitHiddenBurn(reference, other) {
  const startTaiS = Math.max(reference.startTaiS, other.startTaiS);
  const stopTaiS = Math.min(reference.stopTaiS, other.stopTaiS);
  if (!(stopTaiS > startTaiS)) return fail({ code: "overlap-short" });
  const variation = orbitVariation(reference, startTaiS);
  if (variation === void 0) return fail({ code: "orbit-unbound" });
  const spanS = stopTaiS - startTaiS;
  const periodS = 2 * Math.PI / variation.meanMotionRadps;
  const count = Math.min(MOST_SAMPLES, Math.floor(spanS / periodS * SAMPLES_PER_REVOLUTION) + 1);
  const stepS = spanS / (count - 1);
  if (spanS < LEAST_REVOLUTIONS * periodS) return fail({ code: "overlap-short" });
  const sums = differenceSums(variation, reference, other, { startTaiS, stepS, count });
  if (sums === void 0) return fail({ code: "overlap-short" });
  const margin = Math.max(2, Math.ceil(END_REVOLUTIONS * periodS / stepS));
  const restAt = (epochTaiS2) => fitAt(sums, variation, epochTaiS2)?.rest ?? Number.POSITIVE_INFINITY;
  let best = margin;
  let least = Number.POSITIVE_INFINITY;
  for (let i = margin; i < count - margin; i++) {
    const rest = restAt(startTaiS + i * stepS);
    if (rest < least) {
      least = rest;
      best = i;
    }
  }
  const epochTaiS = minimumBetween(
    restAt,
    startTaiS + (best - 1) * stepS,
    startTaiS + (best + 1) * stepS,
    EPOCH_WIDTH_S
  );
  const withBurn = fitAt(sums, variation, epochTaiS);
  const rms = (squares) => Math.sqrt(Math.max(0, squares) / (6 * count));
  const withoutBurn = sums.restWithoutBurn();
  const fit = {
    rmsM: { plain: rms(sums.squares), withoutBurn: rms(withoutBurn), withBurn: rms(withBurn?.rest ?? withoutBurn) },
    spanS
  };
  const burn = withBurn && burnOf(withBurn, reference, epochTaiS);
  return ok(burn !== void 0 && isTold(burn, fit.rmsM) ? { ...fit, burn } : fit);
}
function isTold(burn, { withoutBurn, withBurn }) {
  if (!(withoutBurn > LEAST_REST_M && withBurn <= MOST_REST * withoutBurn)) return false;
  return burn.deltaVMps > LEAST_SIGMAS * Math.hypot(...burn.sigmaRtnMps);
}
var SIZE2 = 10;
function fitAt(sums, variation, epochTaiS) {
  const toElements = variation.elementsByState(epochTaiS);
  if (toElements === void 0) return void 0;
  const { normal, right } = sums.withImpulse(epochTaiS, toElements);
  const scale = Float64Array.from({ length: SIZE2 }, (_, i) => 1 / Math.sqrt(normal[i * SIZE2 + i]));
  const scaled = normal.map((value, i) => value * scale[Math.floor(i / SIZE2)] * scale[i % SIZE2]);
  const lower = cholesky(scaled, SIZE2);
  if (lower === void 0) return void 0;
  const solution = solved(
    lower,
    right.map((value, i) => value * scale[i])
  );
  const rest = sums.squares - solution.reduce((sum, value, i) => sum + value * right[i] * scale[i], 0);
  const variance = Math.max(rest, 0) / Math.max(1, 6 * sums.count - SIZE2 - 1);
  const covariance = new Float64Array(9);
  for (let column = 0; column < 3; column++) {
    const unit2 = new Float64Array(SIZE2);
    unit2[7 + column] = 1;
    const inverse = solved(lower, unit2);
    for (let row = 0; row < 3; row++) {
      covariance[row * 3 + column] = variance * inverse[7 + row] * scale[7 + row] * scale[7 + column];
    }
  }
  return { rest, deltaVMps: Float64Array.from({ length: 3 }, (_, i) => solution[7 + i] * scale[7 + i]), covariance };
}
function solved(lower, right) {
  const out = Float64Array.from(right);
  for (let row = 0; row < SIZE2; row++) {
    for (let k = 0; k < row; k++) out[row] -= lower[row * SIZE2 + k] * out[k];
    out[row] /= lower[row * SIZE2 + row];
  }
  for (let row = SIZE2 - 1; row >= 0; row--) {
    for (let k = row + 1; k < SIZE2; k++) out[row] -= lower[k * SIZE2 + row] * out[k];
    out[row] /= lower[row * SIZE2 + row];
  }
  return out;
}
function burnOf({ deltaVMps, covariance }, reference, epochTaiS) {
  const six = new Float64Array(6);
  if (!reference.stateAt(epochTaiS, six)) return void 0;
  const axes = rtnAxes(six.subarray(0, 3), six.subarray(3, 6));
  const local = new Float64Array(3);
  apply3(axes, deltaVMps, local);
  const back = transpose3(axes);
  const sigma = (axis) => {
    const column = [back[axis], back[3 + axis], back[6 + axis]];
    const out = new Float64Array(3);
    apply3(covariance, column, out);
    return Math.sqrt(Math.max(0, out[0] * column[0] + out[1] * column[1] + out[2] * column[2]));
  };
  return {
    epochTaiS,
    deltaVRtnMps: [local[0], local[1], local[2]],
    deltaVMps: Math.hypot(local[0], local[1], local[2]),
    sigmaRtnMps: [sigma(0), sigma(1), sigma(2)]
  };
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
  return { ...shared, droppedNodeErrorM: dropped, estimatedErrorM, verdict: verdictOf2(estimatedErrorM) };
}
function verdictOf2(estimatedErrorM) {
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

// packages/assessment/src/orbit/ephemeris-findings.ts
var LEAST_STATES_PER_REVOLUTION = 36;
var MOST_INTERPOLATION_ERROR_M = 1;
var MOST_JUMP = 3;
var MOST_SQUARED = 11.3449;
var SPAN_SLACK_S = 0.02 * SECONDS_PER_DAY;
function findingsOf(report, covariancesLeftOut) {
  const findings = [...ofTable(report), ...ofCovariance(report, covariancesLeftOut), ...ofComparison(report)];
  const rank = { serious: 0, caution: 1, note: 2, good: 3 };
  return findings.toSorted((a, b) => rank[a.level] - rank[b.level]);
}
function ofTable(report) {
  const { spanS, wantedSpanS, statesPerRevolution, gaps, interpolationErrorM } = report;
  const found = [];
  if (spanS < wantedSpanS - SPAN_SLACK_S) {
    const [value, limit] = [spanS / SECONDS_PER_DAY, wantedSpanS / SECONDS_PER_DAY];
    found.push({ code: "span-short", level: "note", value, limit });
  }
  if (statesPerRevolution < LEAST_STATES_PER_REVOLUTION) {
    found.push({
      code: "states-sparse",
      level: "caution",
      value: statesPerRevolution,
      limit: LEAST_STATES_PER_REVOLUTION
    });
  }
  const longest = gaps.reduce(
    (most, gap) => most && most.stopTaiS - most.startTaiS >= gap.stopTaiS - gap.startTaiS ? most : gap,
    void 0
  );
  if (longest) {
    const value = longest.stopTaiS - longest.startTaiS;
    found.push({ code: "gaps", level: "serious", value, epochTaiS: longest.startTaiS });
  }
  if (interpolationErrorM !== void 0 && interpolationErrorM > MOST_INTERPOLATION_ERROR_M) {
    found.push({
      code: "interpolation-coarse",
      level: "caution",
      value: interpolationErrorM,
      limit: MOST_INTERPOLATION_ERROR_M
    });
  }
  return found;
}
function ofCovariance({ covariance }, leftOut) {
  const found = [];
  if (leftOut > 0) found.push({ code: "covariance-left-out", level: "serious", value: leftOut });
  if (covariance === void 0) return [...found, { code: "covariance-missing", level: "serious" }];
  const factor = covariance.lastSigmaRtnM[1] / covariance.firstSigmaRtnM[1];
  if (covariance.verdict === "constant") found.push({ code: "covariance-constant", level: "caution", value: factor });
  if (covariance.verdict === "shrinks") found.push({ code: "covariance-shrinks", level: "caution", value: factor });
  if (covariance.count > 2 && covariance.largestJump > MOST_JUMP) {
    found.push({ code: "covariance-jumps", level: "caution", value: covariance.largestJump, limit: MOST_JUMP });
  }
  return found;
}
function ofComparison({ comparison }) {
  if (comparison === void 0) return [{ code: "nothing-before", level: "note" }];
  const { handover, fit, realism, isBurnDeclared } = comparison;
  if (handover === void 0) return [{ code: "no-overlap", level: "caution" }];
  const found = [];
  const burn = fit?.burn;
  if (burn) {
    const { deltaVMps: value, epochTaiS } = burn;
    found.push(
      isBurnDeclared ? { code: "burn-declared", level: "note", value, epochTaiS } : { code: "burn-undeclared", level: "serious", value, epochTaiS }
    );
  }
  const squared = handover.mahalanobisSquared;
  if (squared !== void 0) {
    const parts = squared > MOST_SQUARED;
    found.push({
      code: parts ? "parts" : "continues",
      level: parts ? "serious" : "good",
      value: Math.sqrt(squared),
      limit: Math.sqrt(MOST_SQUARED),
      epochTaiS: handover.epochTaiS
    });
  }
  if (realism) {
    const level = realism.verdict === "too-small" ? "serious" : realism.verdict === "too-large" ? "note" : "good";
    found.push({ code: `realism-${realism.verdict}`, level, value: realism.sigmaFactor });
  }
  return found;
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

// packages/assessment/src/orbit/prediction-realism.ts
var LOW = 0.1148;
var MEDIAN = 2.366;
var HIGH = 11.3449;
var LEAST_COUNT = 3;
function realismOf(differences) {
  const squares = differences.flatMap(({ mahalanobisSquared }) => mahalanobisSquared ?? []).sort((a, b) => a - b);
  if (squares.length < LEAST_COUNT) return void 0;
  const middle = squares.length >> 1;
  const medianSquared = squares.length % 2 === 1 ? squares[middle] : 0.5 * (squares[middle - 1] + squares[middle]);
  return {
    count: squares.length,
    medianSquared,
    sigmaFactor: Math.sqrt(medianSquared / MEDIAN),
    verdict: medianSquared > HIGH ? "too-small" : medianSquared < LOW ? "too-large" : "fits"
  };
}

// packages/assessment/src/orbit/ephemeris-report.ts
var LOW_PERIOD_S = 7650;
var WANTED_LOW_DAYS = 7;
var WANTED_OTHER_DAYS = 14;
var COMPARED_EPOCHS = 200;
var DECLARED_REVOLUTIONS = 0.25;
function ephemerisReport(file, before) {
  const trajectory = inFrame(unpackEphemeris(file.ephemeris), "EME2000");
  const periodS = periodOf(trajectory);
  if (periodS === void 0) return void 0;
  const { frame, epochsTaiS, states, method, degree, segments } = file.ephemeris;
  const quality = ephemerisQuality({ frame, epochsTaiS, states, method, degree, segments });
  const epochs = covarianceEpochs(file.ephemeris);
  const growth = covarianceGrowth(trajectory, epochs);
  const spanS = trajectory.stopTaiS - trajectory.startTaiS;
  const facts = {
    spanS,
    wantedSpanS: (periodS < LOW_PERIOD_S ? WANTED_LOW_DAYS : WANTED_OTHER_DAYS) * SECONDS_PER_DAY,
    periodS,
    statesPerRevolution: quality.stepS.median > 0 ? periodS / quality.stepS.median : 0,
    gaps: quality.gaps,
    ...quality.estimatedErrorM !== void 0 && { interpolationErrorM: quality.estimatedErrorM },
    ...growth && { covariance: { ...growth, stateCount: quality.nodeCount } },
    ...before && { comparison: comparisonOf(trajectory, file.ephemeris, before, periodS) }
  };
  return { ...facts, findings: findingsOf(facts, file.covariancesLeftOut) };
}
function comparisonOf(trajectory, packed, before, periodS) {
  const reference = inFrame(unpackEphemeris(before), "EME2000");
  const overlapS = Math.min(reference.stopTaiS, trajectory.stopTaiS) - Math.max(reference.startTaiS, trajectory.startTaiS);
  if (!(overlapS > 0)) return { overlapS: 0, differences: [], isBurnDeclared: false };
  const differences = trajectoryDifferences(reference, trajectory, overlapS / COMPARED_EPOCHS);
  const handover = differences[0];
  const largest = differences.reduce(
    (most, one) => most === void 0 || lengthOf(one) > lengthOf(most) ? one : most,
    void 0
  );
  const fitted = fitHiddenBurn(reference, trajectory);
  const fit = fitted.ok ? fitted.value : void 0;
  const boundaries = [...innerBoundaries(packed), ...innerBoundaries(before)];
  const burnTaiS = fit?.burn?.epochTaiS;
  const realism = fit?.burn ? void 0 : realismOf(trajectoryDifferences(reference, trajectory, periodS));
  return {
    overlapS,
    ...handover && { handover },
    ...largest && { largest },
    differences,
    ...fit && { fit },
    isBurnDeclared: burnTaiS !== void 0 && boundaries.some((epochTaiS) => Math.abs(epochTaiS - burnTaiS) <= DECLARED_REVOLUTIONS * periodS),
    ...realism && reference.covarianceAt !== void 0 && { realism }
  };
}
var lengthOf = ({ positionRtnM: [r, t, n] }) => Math.hypot(r, t, n);
function periodOf(trajectory) {
  const six = new Float64Array(6);
  if (!trajectory.stateAt(trajectory.startTaiS, six)) return void 0;
  const elements = equinoctialFromCartesian(six);
  return elements && 2 * Math.PI / elements.meanMotionRadps;
}
function covarianceEpochs({ covarianceFrames, covariances }) {
  return covarianceFrames.map((_, index) => covariances[index * 37]);
}
var innerBoundaries = ({ segments }) => segments.slice(1).map((segment) => segment[2]);

// packages/server/src/ca/ephemeris-files/quality.thread.ts
function reportQuality({ file, before }) {
  return ephemerisReport(file, before);
}
export {
  reportQuality
};
//# sourceMappingURL=ca-ephemeris-files-quality.mjs.map

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
      const turned2 = sinF * cosS + cosF * sinS;
      cosF = cosF * cosS - sinF * sinS;
      sinF = turned2;
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

// packages/conjunction/src/volume/volume.ts
function semiAxesM(volume) {
  return volume.shape === "sphere" ? [volume.radiusM, volume.radiusM, volume.radiusM] : [volume.radialM, volume.alongTrackM, volume.crossTrackM];
}
function circumscribingRadiusM(volume) {
  if (volume.shape === "sphere") return volume.radiusM;
  return volume.shape === "box" ? Math.hypot(...semiAxesM(volume)) : Math.max(...semiAxesM(volume));
}

// packages/conjunction/src/screening/plan/plan.ts
var LATTICE_S = 28800;

// packages/astro/src/constants.ts
var MU_EARTH = 3986004418e5;
var EARTH_RADIUS_M = 6378137;
var EARTH_FLATTENING = 1 / 298.257223563;
var J22 = 0.00108262668;

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

// packages/conjunction/src/screening/plan/sources.ts
var LOWEST_RADIUS_M = 64e5;
var HIGHEST_RADIUS_M = 1e12;

// packages/conjunction/src/screening/outline/outline.ts
var FIRST_BLOCK = 0;
var START_TAI_S = 1;
var STOP_TAI_S = 2;
var OUTLINE_FRONT = 3;
var LOWEST = 0;
var HIGHEST = 1;
var STRAY = 2;
var RATE = 3;
var NODE_RATE2 = 4;
var DIRECTION = 5;
var NORMAL = 8;
var OUTLINE_ROW = 11;
var BEYOND_S = 120;
var RASTER_S = 60;
var BULGE = 4 / 27;
var BETWEEN_M = 150;
var SUDDEN_MPS = 50;
var FRAME_RAD = 2e-6;
function outlineOf(orbit, window = orbit) {
  const startTaiS = Math.max(orbit.startTaiS, window.startTaiS - BEYOND_S);
  const stopTaiS = Math.min(orbit.stopTaiS, window.stopTaiS + BEYOND_S);
  const first = Math.floor(startTaiS / LATTICE_S);
  const count = Math.max(0, Math.floor(stopTaiS / LATTICE_S) - first + 1);
  const outline = new Float64Array(OUTLINE_FRONT + count * OUTLINE_ROW);
  outline.set([first, startTaiS, stopTaiS]);
  const gaps = gapsOf(orbit);
  for (let k = 0; k < count; k++) {
    const from = Math.max(startTaiS, (first + k) * LATTICE_S - BEYOND_S);
    const to = Math.min(stopTaiS, (first + k + 1) * LATTICE_S + BEYOND_S);
    const row = outline.subarray(OUTLINE_FRONT + k * OUTLINE_ROW, OUTLINE_FRONT + (k + 1) * OUTLINE_ROW);
    const isWhole = !gaps.some(([end, begin]) => end < to && begin > from);
    if (!isWhole || !writeRow(orbit, from, to, (first + k + 0.5) * LATTICE_S, row))
      row.fill(0).fill(Number.POSITIVE_INFINITY, HIGHEST, RATE);
  }
  return outline;
}
function gapsOf(orbit) {
  const segments = orbit.nodes?.segments ?? [];
  return segments.slice(1).flatMap((next, k) => {
    const end = segments[k][3];
    return end < next[2] ? [[end, next[2]]] : [];
  });
}
function writeRow(orbit, from, to, middleTaiS, row) {
  const steps = Math.max(1, Math.ceil((to - from) / RASTER_S));
  const stepS = (to - from) / steps;
  const turn = rotationBetween(orbit.frame, "TEME", middleTaiS);
  const directions = new Float64Array(3 * (steps + 1));
  const six = new Float64Array(6);
  const normal = [0, 0, 0];
  let [lowestM, highestM, fastest, nodeRate] = [Number.POSITIVE_INFINITY, 0, 0, Number.NaN];
  let [before, climbBefore] = [Number.NaN, 0];
  for (let k = 0; k <= steps; k++) {
    const t = k === steps ? to : from + k * stepS;
    if (!orbit.stateAt(t, six)) return false;
    const [x, y, z] = turned(turn, six, 0);
    const [u, v, w] = turned(turn, six, 3);
    const r = Math.sqrt(x * x + y * y + z * z);
    const [hx, hy, hz] = [y * w - z * v, z * u - x * w, x * v - y * u];
    const h = Math.sqrt(hx * hx + hy * hy + hz * hz);
    const climb = (x * u + y * v + z * w) / r;
    if (k === 0) {
      const latusM = h * h / MU_EARTH;
      nodeRate = -1.5 * J22 * h * hz / h / (r * r) * (EARTH_RADIUS_M / latusM) ** 2;
    } else {
      lowestM = Math.min(
        lowestM,
        Math.min(before, r) - BULGE * stepS * (Math.max(0, -climbBefore) + Math.max(0, climb))
      );
      highestM = Math.max(
        highestM,
        Math.max(before, r) + BULGE * stepS * (Math.max(0, climbBefore) + Math.max(0, -climb))
      );
    }
    [before, climbBefore] = [r, climb];
    fastest = Math.max(fastest, h / (r * r));
    const [cos, sin] = [Math.cos(nodeRate * (t - middleTaiS)), Math.sin(nodeRate * (t - middleTaiS))];
    directions.set([(cos * x + sin * y) / r, (cos * y - sin * x) / r, z / r], 3 * k);
    normal[0] += (cos * hx + sin * hy) / h;
    normal[1] += (cos * hy - sin * hx) / h;
    normal[2] += hz / h;
  }
  const suddenM = SUDDEN_MPS * stepS / 4;
  lowestM -= BETWEEN_M + suddenM;
  highestM += BETWEEN_M + suddenM;
  if (!(lowestM >= LOWEST_RADIUS_M && highestM < HIGHEST_RADIUS_M)) return false;
  const rate = 1.1 * fastest;
  const pad = 3 / 8 * (rate * stepS) ** 2 + suddenM / lowestM + FRAME_RAD;
  row.set([lowestM, highestM, 0, 0, nodeRate]);
  row[STRAY] = pad + fitted(directions, normal, (k) => from + k * stepS - middleTaiS, row);
  return row.every(Number.isFinite);
}
function fitted(directions, normal, timeS, row) {
  const count = directions.length / 3;
  const length = Math.hypot(...normal);
  const [nx, ny, nz] = normal.map((part) => part / length);
  const [px, py, pz] = unit(nz * nz < 0.5 ? [-ny, nx, 0] : [nz, 0, -nx]);
  const [qx, qy, qz] = [ny * pz - nz * py, nz * px - nx * pz, nx * py - ny * px];
  const phases = new Float64Array(count);
  let [sumT, sumU, sumTT, sumTU] = [0, 0, 0, 0];
  for (let k = 0; k < count; k++) {
    const [x, y, z] = directions.subarray(3 * k, 3 * k + 3);
    const phase = Math.atan2(x * qx + y * qy + z * qz, x * px + y * py + z * pz);
    const last = k === 0 ? phase : phases[k - 1];
    const u = phase - 2 * Math.PI * Math.round((phase - last) / (2 * Math.PI));
    const t = timeS(k);
    phases[k] = u;
    sumT += t;
    sumU += u;
    sumTT += t * t;
    sumTU += t * u;
  }
  const rate = (count * sumTU - sumT * sumU) / (count * sumTT - sumT * sumT);
  const middle = (sumU - rate * sumT) / count;
  let stray = 0;
  for (let k = 0; k < count; k++) {
    const u = middle + rate * timeS(k);
    const [cos2, sin2] = [Math.cos(u), Math.sin(u)];
    const dx = directions[3 * k] - cos2 * px - sin2 * qx;
    const dy = directions[3 * k + 1] - cos2 * py - sin2 * qy;
    const dz = directions[3 * k + 2] - cos2 * pz - sin2 * qz;
    stray = Math.max(stray, Math.sqrt(dx * dx + dy * dy + dz * dz));
  }
  const [cos, sin] = [Math.cos(middle), Math.sin(middle)];
  row[RATE] = rate;
  row.set([cos * px + sin * qx, cos * py + sin * qy, cos * pz + sin * qz], DIRECTION);
  row.set([nx, ny, nz], NORMAL);
  return stray;
}
function turned(m, six, at) {
  const [x, y, z] = [six[at], six[at + 1], six[at + 2]];
  return [m[0] * x + m[1] * y + m[2] * z, m[3] * x + m[4] * y + m[5] * z, m[6] * x + m[7] * y + m[8] * z];
}
function unit(v) {
  const length = Math.hypot(...v);
  return [v[0] / length, v[1] / length, v[2] / length];
}

// packages/conjunction/src/screening/outline/may-meet.ts
var SHORTEST_STEP_S = 1;
function mayMeet(first, second, { window, volume }) {
  const from = Math.max(window.startTaiS, first[START_TAI_S], second[START_TAI_S]);
  const to = Math.min(window.stopTaiS, first[STOP_TAI_S], second[STOP_TAI_S]);
  if (isUnknown(first, window) || isUnknown(second, window)) return true;
  if (!(from <= to)) return false;
  const reach = { volume, reachM: circumscribingRadiusM(volume) };
  for (let block = Math.floor(from / LATTICE_S); block <= Math.floor(to / LATTICE_S); block++) {
    const span = {
      middleTaiS: (block + 0.5) * LATTICE_S,
      startTaiS: Math.max(from, block * LATTICE_S),
      stopTaiS: Math.min(to, (block + 1) * LATTICE_S)
    };
    if (mayMeetInBlock(rowOf(first, block), rowOf(second, block), reach, span)) return true;
  }
  return false;
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
function mayMeetInBlock(first, second, { volume, reachM }, span) {
  const [radialM, alongM, acrossM] = semiAxesM(volume);
  const lowestM = Math.min(first[LOWEST], second[LOWEST]);
  const upM = radialM + (alongM * alongM + acrossM * acrossM) / (2 * (first[LOWEST] - radialM));
  if (second[LOWEST] > first[HIGHEST] + upM || second[HIGHEST] < first[LOWEST] - radialM) return false;
  const apart = reachM / lowestM + first[STRAY] + second[STRAY];
  return !areOutOfPhase(first, second, apart, span) && comeWithin(first, second, apart, span);
}
function areOutOfPhase(first, second, apart, span) {
  const longestS = Math.max(span.middleTaiS - span.startTaiS, span.stopTaiS - span.middleTaiS);
  const [ax, ay, az] = [first[NORMAL], first[NORMAL + 1], first[NORMAL + 2]];
  const [bx, by, bz] = [second[NORMAL], second[NORMAL + 1], second[NORMAL + 2]];
  let [kx, ky, kz] = [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx];
  let length = Math.sqrt(kx * kx + ky * ky + kz * kz);
  if (length < 1e-9) {
    [kx, ky, kz] = [first[DIRECTION], first[DIRECTION + 1], first[DIRECTION + 2]];
    length = 1;
  }
  const phaseOf = (row, nx, ny, nz) => {
    const [x, y, z] = [row[DIRECTION], row[DIRECTION + 1], row[DIRECTION + 2]];
    const across = x * (ny * kz - nz * ky) + y * (nz * kx - nx * kz) + z * (nx * ky - ny * kx);
    return Math.atan2(across, x * kx + y * ky + z * kz);
  };
  const psi = phaseOf(first, ax, ay, az) - phaseOf(second, bx, by, bz);
  const between2 = Math.abs(psi - 2 * Math.PI * Math.round(psi / (2 * Math.PI)));
  const slip = Math.abs(first[RATE] - second[RATE]) * longestS;
  const cosHalf = Math.sqrt(Math.max(0, (1 + ax * bx + ay * by + az * bz) / 2));
  const nearest = Math.min(between2 - slip, 2 * Math.PI - between2 - slip, Math.PI);
  const turn = Math.abs(first[NODE_RATE2] - second[NODE_RATE2]) * longestS;
  return nearest > 0 && 2 * cosHalf * Math.sin(nearest / 2) > apart + turn + 1e-8;
}
var here = new Float64Array(3);
var there = new Float64Array(3);
function comeWithin(first, second, apart, span) {
  const { middleTaiS, startTaiS, stopTaiS } = span;
  const fastest = speedOf(first) + speedOf(second);
  for (let t = startTaiS; ; ) {
    directionAt(first, t - middleTaiS, here);
    directionAt(second, t - middleTaiS, there);
    const chord = Math.sqrt((here[0] - there[0]) ** 2 + (here[1] - there[1]) ** 2 + (here[2] - there[2]) ** 2);
    const clearS = (chord - apart) / fastest;
    if (!(clearS > SHORTEST_STEP_S)) return true;
    if (t + clearS >= stopTaiS) return false;
    t += clearS;
  }
}
function speedOf(row) {
  return Math.abs(row[RATE]) + Math.abs(row[NODE_RATE2]);
}
function directionAt(row, timeS, out) {
  const [mx, my, mz] = [row[DIRECTION], row[DIRECTION + 1], row[DIRECTION + 2]];
  const [nx, ny, nz] = [row[NORMAL], row[NORMAL + 1], row[NORMAL + 2]];
  const [cos, sin] = [Math.cos(row[RATE] * timeS), Math.sin(row[RATE] * timeS)];
  const x = cos * mx + sin * (ny * mz - nz * my);
  const y = cos * my + sin * (nz * mx - nx * mz);
  const [cosNode, sinNode] = [Math.cos(row[NODE_RATE2] * timeS), Math.sin(row[NODE_RATE2] * timeS)];
  out[0] = cosNode * x - sinNode * y;
  out[1] = sinNode * x + cosNode * y;
  out[2] = cos * mz + sin * (nx * my - ny * mx);
}

// packages/server/src/ca/screenings/sieve.thread.ts
function sieve({ window, volume, subjects, bystanders }) {
  const outlines = subjects.map(
    (orbit) => orbit instanceof Float64Array ? orbit : outlineOf(sgp4Ephemeris(orbit), window)
  );
  return bystanders.map((bystander) => outlines.some((outline) => mayMeet(outline, bystander, { window, volume })));
}
export {
  sieve
};
//# sourceMappingURL=ca-screenings-sieve.mjs.map

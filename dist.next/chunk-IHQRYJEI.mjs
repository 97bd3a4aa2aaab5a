import {
  RAD_PER_ARCSEC,
  TWO_PI,
  wrapTwoPi
} from "./chunk-XMHCSSDI.mjs";
import {
  EARTH_ROTATION_RADPS
} from "./chunk-CRMFVZQ4.mjs";
import {
  SECONDS_PER_DAY,
  julianCenturiesTt,
  taiMinusUtcOnDay,
  taiMinusUtcS,
  utcDay
} from "./chunk-JQJWWTBG.mjs";
import {
  fail,
  ok
} from "./chunk-D5Y2WIO4.mjs";

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
var MJD_20002 = 51544;
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
function readEarthOrientationDays(text) {
  const values = [];
  let firstDay = 0;
  let count = 0;
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const row = rowOf(line);
    if (row === void 0) continue;
    if (row.some((value) => !Number.isFinite(value)))
      return fail({ code: "earth-orientation-malformed", line: index + 1 });
    const day = row[0] - MJD_20002;
    if (count === 0) firstDay = day;
    if (day !== firstDay + count) return fail({ code: "earth-orientation-days-not-consecutive", line: index + 1 });
    values.push(row[3] - taiMinusUtcOnDay(day), row[1], row[2], row[4], row[5], row[6]);
    count += 1;
  }
  return count === 0 ? fail({ code: "earth-orientation-empty" }) : ok({ firstDay, values });
}
var kept = keptPer(() => ({}));
function earthOrientationOfDays(days) {
  const { last } = kept();
  if (last !== void 0 && isSame(last.days, days)) return last.orientation;
  const orientation = fromDailyValues(days.firstDay, Float64Array.from(days.values), "iers-2010");
  kept().last = { days, orientation };
  return orientation;
}
function orientationDaysAround({ firstDay, values }, epochTaiS) {
  const count = values.length / ORIENTATION_FIGURES;
  const size = Math.min(DAYS_OF_A_VALUE, count);
  const row = Math.min(Math.max(utcDay(epochTaiS).day - firstDay, 0), Math.max(count - 2, 0));
  const first = Math.max(0, Math.min(row - 1, count - size));
  const cut = values.slice(first * ORIENTATION_FIGURES, (first + size) * ORIENTATION_FIGURES);
  return { firstDay: firstDay + first, values: cut };
}
function isSame(first, second) {
  if (first === second) return true;
  if (first.firstDay !== second.firstDay || first.values.length !== second.values.length) return false;
  return first.values.every((value, index) => value === second.values[index]);
}
function rowOf(line) {
  if (line.includes(",")) {
    const cells2 = line.split(",");
    return /^\d{4}-\d{2}-\d{2}$/.test(cells2[0]) ? cells2.slice(1, 8).map(Number) : void 0;
  }
  const cells = line.trim().split(/\s+/);
  if (!/^\d{4}$/.test(cells[0]) || cells.length < 10) return void 0;
  return cells.slice(3, 10).map(Number);
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

export {
  keptPer,
  gmst82,
  ORIENTATION_FIGURES,
  readEarthOrientationDays,
  earthOrientationOfDays,
  orientationDaysAround,
  aboutX,
  multiply3,
  transpose3,
  apply3,
  precession1976,
  meanObliquity,
  FRAME_BIAS,
  rotationBetween,
  earthRotationInItrf,
  velocityCoupling,
  transformState
};
//# sourceMappingURL=chunk-IHQRYJEI.mjs.map

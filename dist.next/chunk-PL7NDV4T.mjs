import {
  aboutX,
  meanObliquity,
  multiply3,
  precession1976
} from "./chunk-IHQRYJEI.mjs";
import {
  RAD_PER_ARCSEC
} from "./chunk-XMHCSSDI.mjs";
import {
  EARTH_FLATTENING,
  EARTH_RADIUS_M
} from "./chunk-CRMFVZQ4.mjs";
import {
  julianCenturiesTt
} from "./chunk-JQJWWTBG.mjs";

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
  for (let turn = 0; turn < 3; turn++) {
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
  const longitude = sum(vsop87_earth_default.longitude, t) + Math.PI + FK5_LONGITUDE_RAD;
  const latitude = -sum(vsop87_earth_default.latitude, t);
  const distanceM = sum(vsop87_earth_default.radius, t) * ASTRONOMICAL_UNIT_M;
  const x = distanceM * Math.cos(latitude) * Math.cos(longitude);
  const y = distanceM * Math.cos(latitude) * Math.sin(longitude);
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

export {
  geodeticFromItrf,
  itrfFromGeodetic,
  ASTRONOMICAL_UNIT_M,
  SUN_RADIUS_M,
  sunPosition
};
//# sourceMappingURL=chunk-PL7NDV4T.mjs.map

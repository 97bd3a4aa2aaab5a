import {
  SUN_RADIUS_M
} from "./chunk-PL7NDV4T.mjs";
import {
  aboutX,
  meanObliquity,
  multiply3,
  precession1976,
  rotationBetween
} from "./chunk-IHQRYJEI.mjs";
import {
  RAD_PER_ARCSEC,
  RAD_PER_DEG
} from "./chunk-XMHCSSDI.mjs";
import {
  EARTH_FLATTENING,
  EARTH_RADIUS_M
} from "./chunk-CRMFVZQ4.mjs";
import {
  julianCenturiesTt
} from "./chunk-JQJWWTBG.mjs";

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
  const mean = 218.3164477 + (481267.88123421 + (-15786e-7 + (1 / 538841 - t / 65194e3) * t) * t) * t;
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
  const inLongitude = sum(elp_excerpt_default.longitude, args, sine) + 3958 * sine(a1) + 1962 * sine(mean - f) + 318 * sine(a2);
  const inLatitude = sum(elp_excerpt_default.latitude, args, sine) - 2235 * sine(mean) + 382 * sine(a3) + 175 * (sine(a1 - f) + sine(a1 + f)) + 127 * sine(mean - args.moonAnomaly) - 115 * sine(mean + args.moonAnomaly);
  const longitude = (mean + inLongitude * 1e-6) * RAD_PER_DEG + LIGHT_TIME_RAD;
  const latitude = inLatitude * 1e-6 * RAD_PER_DEG;
  const distanceM = MEAN_DISTANCE_M + sum(elp_excerpt_default.distance, args, cosine);
  const x = distanceM * Math.cos(latitude) * Math.cos(longitude);
  const y = distanceM * Math.cos(latitude) * Math.sin(longitude);
  const z = distanceM * Math.sin(latitude);
  const m = multiply3(aboutX(meanObliquity(t)), precession1976(t));
  return [m[0] * x + m[3] * y + m[6] * z, m[1] * x + m[4] * y + m[7] * z, m[2] * x + m[5] * y + m[8] * z];
}
function sum(terms, args, wave) {
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

// packages/astro/src/force/sunlight.ts
var STRETCH = 1 / (1 - EARTH_FLATTENING) - 1;
var SHRINK = -EARTH_FLATTENING;
function poleDirection(epochTaiS) {
  const m = rotationBetween("EME2000", "TOD", epochTaiS);
  return [m[6], m[7], m[8]];
}
function outsideShadow(edge, positionM, sun, pole) {
  const { sunRad, earthRad, apartRad } = discs(positionM[0], positionM[1], positionM[2], sun, pole);
  return edge === "penumbra" ? apartRad - earthRad - sunRad : apartRad - earthRad + sunRad;
}
function sunlitShare(x, y, z, sun, pole) {
  const { sunRad: a, earthRad: b, apartRad: c } = discs(x, y, z, sun, pole);
  if (c >= a + b) return 1;
  if (c <= b - a) return 0;
  if (c <= a - b) return 1 - b * b / (a * a);
  const along = (c * c + a * a - b * b) / (2 * c);
  const across = Math.sqrt(Math.max(0, a * a - along * along));
  const hidden = a * a * Math.acos(clamp(along / a)) + b * b * Math.acos(clamp((c - along) / b)) - c * across;
  return Math.min(1, Math.max(0, 1 - hidden / (Math.PI * a * a)));
}
function discs(x, y, z, sun, pole) {
  const dx = sun[0] - x;
  const dy = sun[1] - y;
  const dz = sun[2] - z;
  const toSun = Math.sqrt(dx * dx + dy * dy + dz * dz);
  const toEarth = Math.sqrt(x * x + y * y + z * z);
  return {
    sunRad: Math.asin(Math.min(1, SUN_RADIUS_M / toSun)),
    earthRad: limbAngle(x, y, z, dx, dy, dz, toEarth, pole),
    apartRad: Math.acos(clamp(-(x * dx + y * dy + z * dz) / (toEarth * toSun)))
  };
}
function limbAngle(x, y, z, dx, dy, dz, toEarth, pole) {
  const px = pole[0];
  const py = pole[1];
  const pz = pole[2];
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

export {
  moonPosition,
  poleDirection,
  outsideShadow,
  sunlitShare
};
//# sourceMappingURL=chunk-IO7BPYYA.mjs.map

import { EARTH_FLATTENING, EARTH_RADIUS_M } from '../constants.ts';
import type { Vec3 } from '../nouns.ts';

/** A point by latitude, longitude and height over the WGS-84 ellipsoid. */
export interface Geodetic {
  readonly latitudeRad: number;
  /** East positive, [-pi, pi]. */
  readonly longitudeRad: number;
  readonly heightM: number;
}

const E2 = EARTH_FLATTENING * (2 - EARTH_FLATTENING);
const POLAR_RADIUS_M = EARTH_RADIUS_M * (1 - EARTH_FLATTENING);
const E2_PRIME = E2 / (1 - E2);

/**
 * Geodetic coordinates of a point in ITRF.
 *
 * Method   Bowring 1976 by the parametric latitude, three turns; docs/models/frames
 * Valid    everywhere but within 50 km of the geocentre; 1e-12 rad and 1e-6 m up to lunar distance
 *
 * @param positionM   Vec3   m   ITRF
 */
export function geodeticFromItrf(positionM: Vec3): Geodetic {
  const [x, y, z] = positionM;
  const fromAxis = Math.sqrt(x * x + y * y);
  let tanParametric = (z * EARTH_RADIUS_M) / (fromAxis * POLAR_RADIUS_M);
  let up = 0;
  let out = 0;
  for (let turn = 0; turn < 3; turn++) {
    const cosP = Number.isFinite(tanParametric) ? 1 / Math.sqrt(1 + tanParametric * tanParametric) : 0;
    const sinP = Number.isFinite(tanParametric) ? tanParametric * cosP : Math.sign(z);
    up = z + E2_PRIME * POLAR_RADIUS_M * sinP * sinP * sinP;
    out = fromAxis - E2 * EARTH_RADIUS_M * cosP * cosP * cosP;
    tanParametric = ((1 - EARTH_FLATTENING) * up) / out;
  }
  const size = Math.sqrt(up * up + out * out);
  const sin = up / size;
  const latitudeRad = Math.atan2(up, out);
  const heightM = fromAxis * (out / size) + z * sin - EARTH_RADIUS_M * Math.sqrt(1 - E2 * sin * sin);
  return { latitudeRad, longitudeRad: Math.atan2(y, x), heightM };
}

/** ITRF position of a geodetic point, m. Inverse of `geodeticFromItrf`. */
export function itrfFromGeodetic({ latitudeRad, longitudeRad, heightM }: Geodetic): Vec3 {
  const sin = Math.sin(latitudeRad);
  const cos = Math.cos(latitudeRad);
  const normal = EARTH_RADIUS_M / Math.sqrt(1 - E2 * sin * sin);
  return [
    (normal + heightM) * cos * Math.cos(longitudeRad),
    (normal + heightM) * cos * Math.sin(longitudeRad),
    (normal * (1 - E2) + heightM) * sin,
  ];
}

import { type Geodetic, itrfFromGeodetic } from '@keepout/astro/frames/geodetic';
import type { Vec3 } from '@keepout/astro/nouns';

/** A place on the ground with its own horizon: east, north, up along the WGS-84 normal. */
export interface Site {
  readonly geodetic: Geodetic;
  /** ITRF, m. */
  readonly positionM: Vec3;
  readonly east: Vec3;
  readonly north: Vec3;
  readonly up: Vec3;
}

/** The site at a geodetic point. Deflection of the vertical (a few arcseconds) is left out. */
export function siteAt(geodetic: Geodetic): Site {
  const sinLat = Math.sin(geodetic.latitudeRad);
  const cosLat = Math.cos(geodetic.latitudeRad);
  const sinLon = Math.sin(geodetic.longitudeRad);
  const cosLon = Math.cos(geodetic.longitudeRad);
  return {
    geodetic,
    positionM: itrfFromGeodetic(geodetic),
    east: [-sinLon, cosLon, 0],
    north: [-sinLat * cosLon, -sinLat * sinLon, cosLat],
    up: [cosLat * cosLon, cosLat * sinLon, sinLat],
  };
}

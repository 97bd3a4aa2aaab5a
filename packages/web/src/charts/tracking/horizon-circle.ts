const EARTH_RADIUS_KM = 6378.137;
const RAD_PER_DEG = Math.PI / 180;
const STEPS = 72;

export interface MapPlace {
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * Where on the ground an object at a height stands above a least elevation of a site: the rim, in steps of azimuth.
 *
 * Assumes  a sphere of 6378.137 km
 *
 * @returns MapPlace[]   deg   longitude within 180 degrees of the site's, so that neighbours stay neighbours
 */
export function horizonCircle(site: MapPlace, leastElevationDeg: number, heightKm: number): readonly MapPlace[] {
  const away = groundAngleRad(leastElevationDeg, heightKm);
  const latitude = site.latitude * RAD_PER_DEG;
  return Array.from({ length: STEPS + 1 }, (_, index) => {
    const azimuth = (index / STEPS) * 2 * Math.PI;
    const sine = Math.sin(latitude) * Math.cos(away) + Math.cos(latitude) * Math.sin(away) * Math.cos(azimuth);
    const east = Math.atan2(
      Math.sin(azimuth) * Math.sin(away) * Math.cos(latitude),
      Math.cos(away) - Math.sin(latitude) * sine,
    );
    return { latitude: Math.asin(sine) / RAD_PER_DEG, longitude: site.longitude + east / RAD_PER_DEG };
  });
}

/** Angle at the Earth's centre from the site to the point under the object, rad. */
export function groundAngleRad(elevationDeg: number, heightKm: number): number {
  const elevation = elevationDeg * RAD_PER_DEG;
  return Math.acos((EARTH_RADIUS_KM * Math.cos(elevation)) / (EARTH_RADIUS_KM + heightKm)) - elevation;
}

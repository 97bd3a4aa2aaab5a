import {
  itrfFromGeodetic
} from "./chunk-PL7NDV4T.mjs";
import {
  RAD_PER_DEG,
  TWO_PI,
  wrapTwoPi
} from "./chunk-XMHCSSDI.mjs";

// packages/tracking/src/horizon.ts
var FINEST_TURN_RAD = 0.1 * RAD_PER_DEG;
function horizonOf(minElevationRad, points = []) {
  const corners = sortedCorners(points);
  const heights = corners.map(({ elevationRad }) => Math.max(minElevationRad, elevationRad));
  const extremes = heights.length === 0 ? [minElevationRad] : heights;
  const profile = (azimuthRad) => Math.max(minElevationRad, heightAt(corners, wrapTwoPi(azimuthRad)));
  return Object.assign(corners.length === 0 ? () => minElevationRad : profile, {
    lowestRad: Math.min(...extremes),
    highestRad: Math.max(...extremes),
    finestTurnRad: finestTurn(corners)
  });
}
function isEven(horizon) {
  return horizon.lowestRad === horizon.highestRad;
}
function sortedCorners(points) {
  const sorted = points.map(({ azimuthRad, elevationRad }) => ({ azimuthRad: wrapTwoPi(azimuthRad), elevationRad })).sort((a, b) => a.azimuthRad - b.azimuthRad || b.elevationRad - a.elevationRad);
  return sorted.filter((point, i) => i === 0 || point.azimuthRad > sorted[i - 1].azimuthRad);
}
function heightAt(corners, azimuthRad) {
  let low = 0;
  let high = corners.length;
  while (low < high) {
    const middle = low + high >> 1;
    if (corners[middle].azimuthRad <= azimuthRad) low = middle + 1;
    else high = middle;
  }
  const before = corners.at(low - 1);
  const after = corners[low % corners.length];
  const width = wrapTwoPi(after.azimuthRad - before.azimuthRad);
  if (width === 0) return before.elevationRad;
  const share = wrapTwoPi(azimuthRad - before.azimuthRad) / width;
  return before.elevationRad + share * (after.elevationRad - before.elevationRad);
}
function finestTurn(corners) {
  if (corners.length < 2) return TWO_PI;
  const gaps = corners.map((corner, i) => wrapTwoPi(corners[(i + 1) % corners.length].azimuthRad - corner.azimuthRad));
  return Math.max(Math.min(...gaps), FINEST_TURN_RAD);
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

export {
  horizonOf,
  isEven,
  siteAt
};
//# sourceMappingURL=chunk-XE7WSCOI.mjs.map

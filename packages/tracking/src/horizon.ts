import { RAD_PER_DEG, TWO_PI, wrapTwoPi } from '@keepout/units/angle';

/** A point of a horizon that was surveyed. */
export interface HorizonPoint {
  /** From north over east. */
  readonly azimuthRad: number;
  readonly elevationRad: number;
}

/** Height of the horizon by azimuth, rad; with its extremes, so that searches know where to look closer. */
export interface Horizon {
  (azimuthRad: number): number;
  readonly lowestRad: number;
  readonly highestRad: number;
  /** Smallest distance between two of its corners. A horizon without corners: a full turn. */
  readonly finestTurnRad: number;
}

/** Corners nearer than this are one to a search. */
const FINEST_TURN_RAD = 0.1 * RAD_PER_DEG;

/**
 * The horizon of a site: a mask, and a profile where that is higher.
 *
 * Method   straight in azimuth between two points, around north as well; of two points at one azimuth the higher
 * Assumes  a profile of finite numbers; in any order, azimuths wrapped to a turn
 *
 * @param points   HorizonPoint[]   empty: even; one: even at its height
 * @returns Horizon, rad
 */
export function horizonOf(minElevationRad: number, points: readonly HorizonPoint[] = []): Horizon {
  const corners = sortedCorners(points);
  const heights = corners.map(({ elevationRad }) => Math.max(minElevationRad, elevationRad));
  const extremes = heights.length === 0 ? [minElevationRad] : heights;
  const profile = (azimuthRad: number): number => Math.max(minElevationRad, heightAt(corners, wrapTwoPi(azimuthRad)));
  return Object.assign(corners.length === 0 ? () => minElevationRad : profile, {
    lowestRad: Math.min(...extremes),
    highestRad: Math.max(...extremes),
    finestTurnRad: finestTurn(corners),
  });
}

/** Whether the horizon has the same height all around. */
export function isEven(horizon: Horizon): boolean {
  return horizon.lowestRad === horizon.highestRad;
}

function sortedCorners(points: readonly HorizonPoint[]): HorizonPoint[] {
  const sorted = points
    .map(({ azimuthRad, elevationRad }) => ({ azimuthRad: wrapTwoPi(azimuthRad), elevationRad }))
    .sort((a, b) => a.azimuthRad - b.azimuthRad || b.elevationRad - a.elevationRad);
  return sorted.filter((point, i) => i === 0 || point.azimuthRad > sorted[i - 1]!.azimuthRad);
}

function heightAt(corners: readonly HorizonPoint[], azimuthRad: number): number {
  let low = 0;
  let high = corners.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (corners[middle]!.azimuthRad <= azimuthRad) low = middle + 1;
    else high = middle;
  }
  const before = corners.at(low - 1)!;
  const after = corners[low % corners.length]!;
  const width = wrapTwoPi(after.azimuthRad - before.azimuthRad);
  if (width === 0) return before.elevationRad;
  const share = wrapTwoPi(azimuthRad - before.azimuthRad) / width;
  return before.elevationRad + share * (after.elevationRad - before.elevationRad);
}

function finestTurn(corners: readonly HorizonPoint[]): number {
  if (corners.length < 2) return TWO_PI;
  const gaps = corners.map((corner, i) => wrapTwoPi(corners[(i + 1) % corners.length]!.azimuthRad - corner.azimuthRad));
  return Math.max(Math.min(...gaps), FINEST_TURN_RAD);
}

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
  /** Smallest distance between two azimuths with a corner. A horizon without corners: a full turn. */
  readonly finestTurnRad: number;
  /** Azimuths at which the profile jumps. */
  readonly wallsRad: readonly number[];
}

/** The points at one azimuth: a plain corner, or an upright wall. */
interface Corner {
  readonly azimuthRad: number;
  /** Elevation that the profile reaches from the west side (smaller azimuths). */
  readonly endsAtRad: number;
  /** Elevation from which the profile continues to larger azimuths. */
  readonly startsAtRad: number;
  readonly highestRad: number;
}

/** Corners nearer than this are one to a search. */
const FINEST_TURN_RAD = 0.1 * RAD_PER_DEG;
/** Azimuths that differ by rounding are equal. */
const SAME_AZIMUTH_RAD = 1e-9;

/**
 * The horizon of a site: a mask, and a profile where that is higher.
 *
 * Method   straight in azimuth between two points, around north as well. Several points at one azimuth are an upright wall: the
 *          profile reaches the first of them and continues from the last, in the order of the list; on the wall the highest counts
 * Assumes  a profile of finite numbers; azimuths wrapped to a turn, where 360 degrees ends the turn and 0 starts it; a list
 *          that runs anticlockwise is read from its end
 *
 * @param points   HorizonPoint[]   empty: even; one: even at its height
 * @returns Horizon, rad
 */
export function horizonOf(minElevationRad: number, points: readonly HorizonPoint[] = []): Horizon {
  const corners = cornersOf(points);
  const heights = points.map(({ elevationRad }) => Math.max(minElevationRad, elevationRad));
  const extremes = heights.length === 0 ? [minElevationRad] : heights;
  const profile = (azimuthRad: number): number => Math.max(minElevationRad, heightAt(corners, wrapTwoPi(azimuthRad)));
  return Object.assign(corners.length === 0 ? () => minElevationRad : profile, {
    lowestRad: Math.min(...extremes),
    highestRad: Math.max(...extremes),
    finestTurnRad: finestTurn(corners),
    wallsRad: corners
      .filter(({ endsAtRad, startsAtRad, highestRad }) => Math.min(endsAtRad, startsAtRad) < highestRad)
      .map(({ azimuthRad }) => azimuthRad),
  });
}

/** Whether the horizon has the same height all around. */
export function isEven(horizon: Horizon): boolean {
  return horizon.lowestRad === horizon.highestRad;
}

function cornersOf(points: readonly HorizonPoint[]): Corner[] {
  const clockwise = isAnticlockwise(points) ? [...points].reverse() : points;
  // A profile that ends at 360 degrees reaches north there and continues from the points at 0 degrees.
  const sorted = clockwise
    .map(({ azimuthRad, elevationRad }) => ({
      azimuthRad: northIsZero(azimuthRad),
      elevationRad,
      writtenRad: azimuthRad,
    }))
    .sort((a, b) => a.azimuthRad - b.azimuthRad || (a.azimuthRad === 0 ? b.writtenRad - a.writtenRad : 0));
  const corners: Corner[] = [];
  for (const { azimuthRad, elevationRad } of sorted) {
    const last = corners.at(-1);
    if (last === undefined || azimuthRad - last.azimuthRad > SAME_AZIMUTH_RAD) {
      corners.push({ azimuthRad, endsAtRad: elevationRad, startsAtRad: elevationRad, highestRad: elevationRad });
    } else {
      const highestRad = Math.max(last.highestRad, elevationRad);
      corners[corners.length - 1] = { ...last, startsAtRad: elevationRad, highestRad };
    }
  }
  return corners;
}

/** The azimuth within a turn; north within rounding is zero. */
function northIsZero(azimuthRad: number): number {
  const turnRad = wrapTwoPi(azimuthRad);
  return TWO_PI - turnRad < SAME_AZIMUTH_RAD || turnRad < SAME_AZIMUTH_RAD ? 0 : turnRad;
}

/**
 * Whether azimuths fall more often than they rise along a list that is closed to a ring. Two azimuths do both once: from the
 * larger to the smaller the shorter way counts.
 */
function isAnticlockwise(points: readonly HorizonPoint[]): boolean {
  const rises = points.map(({ azimuthRad }, i) => Math.sign(azimuthRad - points.at(i - 1)!.azimuthRad));
  const balance = rises.reduce((sum, rise) => sum + rise, 0);
  if (balance !== 0 || points.length === 0) return balance < 0;
  const turnRad = points.at(-1)!.azimuthRad - points[0]!.azimuthRad;
  return turnRad < 0 && wrapTwoPi(turnRad) > Math.PI;
}

function heightAt(corners: readonly Corner[], azimuthRad: number): number {
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
  const beyond = wrapTwoPi(azimuthRad - before.azimuthRad);
  if (Math.min(beyond, TWO_PI - beyond) <= SAME_AZIMUTH_RAD) return before.highestRad;
  const share = beyond / (width === 0 ? TWO_PI : width);
  return before.startsAtRad + share * (after.endsAtRad - before.startsAtRad);
}

function finestTurn(corners: readonly Corner[]): number {
  if (corners.length < 2) return TWO_PI;
  const gaps = corners.map((corner, i) => wrapTwoPi(corners[(i + 1) % corners.length]!.azimuthRad - corner.azimuthRad));
  return Math.max(Math.min(...gaps), FINEST_TURN_RAD);
}

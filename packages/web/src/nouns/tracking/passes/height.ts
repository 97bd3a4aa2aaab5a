import type { VisibilityInterval } from '@keepout/contract/odt/pass-prediction';

const EARTH_RADIUS_KM = 6378.137;
/** Where nothing tells the height: of a usual low orbit. */
const USUAL_KM = 600;

/** How high the object flies, km, by range and elevation of its highest pass: the law of cosines on a sphere. */
export function heightKmOf(passes: readonly Pick<VisibilityInterval, 'range' | 'maxElevation'>[]): number {
  const highest = passes.toSorted((a, b) => b.maxElevation - a.maxElevation)[0];
  if (highest === undefined) return USUAL_KM;
  const { range, maxElevation } = highest;
  const sine = Math.sin((maxElevation * Math.PI) / 180);
  return Math.sqrt(EARTH_RADIUS_KM ** 2 + range ** 2 + 2 * EARTH_RADIUS_KM * range * sine) - EARTH_RADIUS_KM;
}

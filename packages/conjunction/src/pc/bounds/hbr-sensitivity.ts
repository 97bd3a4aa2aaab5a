import { rootBetween } from '@keepout/astro/search/root';
import { foster1992 } from '../plane/foster-1992.ts';
import type { PrincipalEncounter } from '../plane/principal-encounter.ts';

/** Logarithms of a millimetre and a thousand kilometres: the radii that are looked through. */
const SMALLEST_LOG = Math.log(1e-3);
const LARGEST_LOG = Math.log(1e6);

export interface RadiusPoint {
  readonly hardBodyRadiusM: number;
  readonly pc: number;
}

/**
 * Collision probability against the combined hard-body radius, on a logarithmic grid.
 *
 * @param fromM, toM number m  ends of the grid    @param count number >= 2 points
 */
export function radiusSensitivity(
  encounter: PrincipalEncounter,
  fromM: number,
  toM: number,
  count: number,
): readonly RadiusPoint[] {
  return Array.from({ length: count }, (_, i) => {
    const hardBodyRadiusM = fromM * (toM / fromM) ** (i / (count - 1));
    return { hardBodyRadiusM, pc: foster1992({ ...encounter, hardBodyRadiusM }) };
  });
}

/**
 * The radius at which the probability reaches a threshold: how large the bodies would have to be.
 *
 * Method   root in the logarithm (Brent); the probability grows with the radius
 *
 * @returns number m, or undefined when the threshold lies outside 1 mm to 1000 km
 */
export function radiusForPc(encounter: PrincipalEncounter, thresholdPc: number): number | undefined {
  const pcAt = (log: number): number => foster1992({ ...encounter, hardBodyRadiusM: Math.exp(log) });
  if (pcAt(SMALLEST_LOG) > thresholdPc || pcAt(LARGEST_LOG) < thresholdPc) return undefined;
  return Math.exp(rootBetween((log) => pcAt(log) - thresholdPc, SMALLEST_LOG, LARGEST_LOG, 0));
}

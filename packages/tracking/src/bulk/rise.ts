import type { Site } from '../site.ts';

/** A site whose mask is the same all around, with the numbers that a walk along a path asks for. */
export interface MaskedSite {
  readonly site: Site;
  readonly sinMask: number;
  /** Objects below this plane, along the site's vertical from the geocentre, cannot be over the mask, m. */
  readonly planeM: number;
}

/** Largest range that ground sensors track, m. */
const FARTHEST_M = 1e9;

export function maskedSite(site: Site, minElevationRad: number): MaskedSite {
  const { up, positionM } = site;
  const sinMask = Math.sin(minElevationRad);
  const height = up[0] * positionM[0] + up[1] * positionM[1] + up[2] * positionM[2];
  return { site, sinMask, planeM: sinMask >= 0 ? height : height + sinMask * FARTHEST_M };
}

/** Sine of the elevation over the mask's, and its rate. */
export interface Rise {
  value: number;
  rate: number;
  rangeM: number;
}

/** Below the mask, to be written over. */
export function emptyRise(): Rise {
  return { value: -1, rate: 0, rangeM: 1 };
}

/** Writes both for a state in ITRF at `at` of a packed table. */
export function riseOf({ site, sinMask }: MaskedSite, states: Float64Array, at: number, out: Rise): void {
  const { up, positionM } = site;
  const x = states[at]! - positionM[0];
  const y = states[at + 1]! - positionM[1];
  const z = states[at + 2]! - positionM[2];
  const u = states[at + 3]!;
  const v = states[at + 4]!;
  const w = states[at + 5]!;
  const rangeM = Math.sqrt(x * x + y * y + z * z);
  const sine = (up[0] * x + up[1] * y + up[2] * z) / rangeM;
  out.value = sine - sinMask;
  out.rate = (up[0] * u + up[1] * v + up[2] * w - (sine * (x * u + y * v + z * w)) / rangeM) / rangeM;
  out.rangeM = rangeM;
}

import type { Sgp4Batch } from '@keepout/astro/sgp4/record';
import * as row from '@keepout/astro/sgp4/record';

/** Longest time between two instants at which every object is propagated, s; between them states follow paths. */
export const LONG_SPAN_S = 960;
/** Paths that are not sure enough over the long span are laid over this part of it. */
export const SHORT_SPANS = 4;
/** Rounding tolerance: a block that is nearly an integer number of spans has no additional span. */
const ROUNDING_SPANS = 1e-9;
/** The theory's short-period terms leave out J2 e: m/s^2 per unit of eccentricity, at the radius of assembly/paths.ts. */
const ECCENTRIC_MODEL_MPS2 = 3e-2;

/** How the time of a block is cut into long spans of equal length, and where an instant lies in them. */
export interface Spans {
  readonly startTaiS: number;
  readonly count: number;
  readonly spanS: number;
}

export function spansOf(startTaiS: number, stopTaiS: number): Spans {
  const count = Math.max(1, Math.ceil((stopTaiS - startTaiS) / LONG_SPAN_S - ROUNDING_SPANS));
  return { startTaiS, count, spanS: (stopTaiS - startTaiS) / count };
}

/**
 * Returns the deviation of the theory from gravity for one object in addition to that measured by the kernel at run time, m/s^2 at
 * a radius of 6,900 km; it falls with the third power of the radius.
 *
 * Checked  packages/kernel/src/paths.property.test.ts
 */
export function theoryStrayMps2(batch: Sgp4Batch, i: number): number {
  const e = batch.nearEarth[i * row.ROW + row.ECCENTRICITY]!;
  return e >= 0 ? ECCENTRIC_MODEL_MPS2 * e : 0;
}

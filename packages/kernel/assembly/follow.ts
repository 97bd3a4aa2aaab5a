import { all, sum, times } from './four-lanes';
import { MASK } from './paths';
import * as at from './sieve-tables';
import { parameter, table } from './sieve-tables';

/** Value of one axis of a path, by Horner; its derivative over u goes to `rateTo`. A power of u has three vectors. */
// @inline
function followed(axis: usize, u: v128, inverse: v128, rateTo: usize): v128 {
  let p = v128.load(axis, 7 * 48);
  let d = p;
  p = sum(times(p, u), v128.load(axis, 6 * 48));
  d = sum(times(d, u), p);
  p = sum(times(p, u), v128.load(axis, 5 * 48));
  d = sum(times(d, u), p);
  p = sum(times(p, u), v128.load(axis, 4 * 48));
  d = sum(times(d, u), p);
  p = sum(times(p, u), v128.load(axis, 3 * 48));
  d = sum(times(d, u), p);
  p = sum(times(p, u), v128.load(axis, 2 * 48));
  d = sum(times(d, u), p);
  p = sum(times(p, u), v128.load(axis, 48));
  d = sum(times(d, u), p);
  v128.store(rateTo, times(d, inverse));
  return sum(times(p, u), v128.load(axis));
}

/** Positions and velocities of the slots [from, to) at the slab centre; multiples of four. */
export function followPaths(from: i32, to: i32): void {
  const longU = all(<f32>parameter(at.LONG_U));
  const shortU = all(<f32>parameter(at.SHORT_U));
  const longRate = all(<f32>parameter(at.LONG_RATE));
  const shortRate = all(<f32>parameter(at.SHORT_RATE));
  let path = table(at.PATHS) + <usize>(from >> 2) * at.PATH_BLOCK;
  let row = table(at.ROW_BLOCKS) + <usize>(from >> 2) * at.ROW_BLOCK;
  for (let i = from; i < to; i += 4) {
    const mask = v128.load(path, MASK);
    const u = v128.bitselect(shortU, longU, mask);
    const inverse = v128.bitselect(shortRate, longRate, mask);
    v128.store(row, followed(path, u, inverse, row + 48));
    v128.store(row, followed(path + 16, u, inverse, row + 64), 16);
    v128.store(row, followed(path + 32, u, inverse, row + 80), 32);
    path += at.PATH_BLOCK;
    row += at.ROW_BLOCK;
  }
}

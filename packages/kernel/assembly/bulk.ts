import { deepStates } from './deep-space';
import * as mean from './mean-rows';
import { nearStates } from './near-earth';
import * as row from './rows';
import { field } from './rows';

/**
 * States of pair rows [from, to) at one epoch.
 *
 * @param rows    pair rows; the first `nearPairs` are near-Earth, the others deep-space
 * @param deep    deep-space rows, two per deep pair; @param cache integrator caches in the same order
 * @param index   i32 per object: its row in `out` and its byte in `codes`
 * @param out     rows of six float64; @param codes one byte per object
 */
export function propagateRows(
  rows: usize,
  deep: usize,
  cache: usize,
  nearPairs: i32,
  from: i32,
  to: i32,
  index: usize,
  epochTaiS: f64,
  lengthUnit: f64,
  out: usize,
  codes: usize,
): void {
  for (let k = from; k < to; ) {
    const isNear = k < nearPairs;
    const count = min(mean.CHUNK, (isNear ? min(to, nearPairs) : to) - k);
    const p = rows + <usize>k * row.PAIR_ROW;
    const at = index + 8 * <usize>k;
    aimRows(p, count, at, epochTaiS, out);
    if (isNear) nearStates(p, row.PAIR_ROW, count, lengthUnit);
    else {
      const d = deep + <usize>(k - nearPairs) * 2 * row.DEEP_ROW;
      const c = cache + <usize>(k - nearPairs) * 2 * row.INTEGRATOR_ROW;
      deepStates(p, row.PAIR_ROW, d, 2 * row.DEEP_ROW, c, 2 * row.INTEGRATOR_ROW, count, lengthUnit);
    }
    for (let n: usize = 0; n < <usize>count; n++) {
      const code = load<i32>(mean.MEANS + n * mean.MEAN_ROW, mean.CODES);
      store<u8>(codes + <usize>load<i32>(at + 8 * n, 4), <u8>(code >> 8));
      store<u8>(codes + <usize>load<i32>(at + 8 * n), <u8>code);
    }
    k += count;
  }
}

/** Times and targets of a chunk of pair rows. */
function aimRows(p: usize, count: i32, index: usize, epochTaiS: f64, out: usize): void {
  const epoch = f64x2.splat(epochTaiS);
  const minute = f64x2.splat(60);
  let m = mean.MEANS;
  for (let n = 0; n < count; n++, p += row.PAIR_ROW, m += mean.MEAN_ROW, index += 8) {
    const t = f64x2.div(f64x2.sub(epoch, field(p, row.EPOCH_TAI_S)), minute);
    mean.aim(m, t, out + 48 * <usize>load<i32>(index), out + 48 * <usize>load<i32>(index, 4));
  }
}

/**
 * States of the object in both lanes of a pair row at many epochs, two at a time.
 *
 * @param d       its two (equal) deep-space rows, 0 for a near-Earth object; @param c two integrator caches
 * @param epochs  float64 TAI s, an even number of them
 * @param out     rows of six float64; @param codes one byte per epoch
 */
export function propagateEpochs(
  p: usize,
  d: usize,
  c: usize,
  epochs: usize,
  count: i32,
  lengthUnit: f64,
  out: usize,
  codes: usize,
): void {
  const epoch = field(p, row.EPOCH_TAI_S);
  const minute = f64x2.splat(60);
  for (let k = 0; k < count; k += 2 * mean.CHUNK) {
    const pairs = min(mean.CHUNK, (count - k) >> 1);
    let to = out + 48 * <usize>k;
    let m = mean.MEANS;
    for (let c = 0; c < pairs; c++, m += mean.MEAN_ROW, to += 96) {
      const instants = v128.load(epochs + 8 * <usize>(k + 2 * c));
      mean.aim(m, f64x2.div(f64x2.sub(instants, epoch), minute), to, to + 48);
    }
    if (d === 0) nearStates(p, 0, pairs, lengthUnit);
    else deepStates(p, 0, d, 0, c, 0, pairs, lengthUnit);
    m = mean.MEANS;
    for (let c = 0; c < pairs; c++, m += mean.MEAN_ROW) {
      store<u16>(codes + k + 2 * c, load<u16>(m, mean.CODES));
    }
  }
}

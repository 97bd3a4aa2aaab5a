import { deepSpacePair } from './deep-space';
import { nearEarthPair } from './near-earth';
import * as row from './rows';
import { field } from './rows';

/**
 * States of pair rows [from, to) at one epoch.
 *
 * @param rows    pair rows; the first `nearPairs` are near-Earth, the others deep-space
 * @param deep    deep-space rows, two per deep pair; @param cache integrator caches likewise
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
  for (let k = from; k < to; k++) {
    const p = rows + <usize>k * row.PAIR_ROW;
    const i0 = <usize>load<i32>(index + 8 * <usize>k);
    const i1 = <usize>load<i32>(index + 8 * <usize>k, 4);
    const t = f64x2.div(f64x2.sub(f64x2.splat(epochTaiS), field(p, row.EPOCH_TAI_S)), f64x2.splat(60));
    const to0 = out + 48 * i0;
    const to1 = out + 48 * i1;
    let code: i32;
    if (k < nearPairs) {
      code = nearEarthPair(p, t, lengthUnit, to0, to1);
    } else {
      const d = deep + <usize>(k - nearPairs) * 2 * row.DEEP_ROW;
      const c = cache + <usize>(k - nearPairs) * 2 * row.INTEGRATOR_ROW;
      code = deepSpacePair(p, d, d + row.DEEP_ROW, c, c + row.INTEGRATOR_ROW, t, lengthUnit, to0, to1);
    }
    store<u8>(codes + i1, <u8>(code >> 8));
    store<u8>(codes + i0, <u8>code);
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
  for (let k: usize = 0; k < <usize>count; k += 2) {
    const t = f64x2.div(f64x2.sub(v128.load(epochs + 8 * k), field(p, row.EPOCH_TAI_S)), f64x2.splat(60));
    const to = out + 48 * k;
    const code =
      d == 0
        ? nearEarthPair(p, t, lengthUnit, to, to + 48)
        : deepSpacePair(p, d, d + row.DEEP_ROW, c, c + row.INTEGRATOR_ROW, t, lengthUnit, to, to + 48);
    store<u16>(codes + k, <u16>code);
  }
}

import type { Dropout } from '../plan/encounter.ts';
import type { ScreeningBlock, ScreeningPlan } from '../plan/plan.ts';
import { dropoutOf, type StateSource } from '../plan/sources.ts';
import { firstDropouts } from './merge.ts';

/** Short gaps are searched in these steps, s. */
const LOOK_S = 30;

const six = new Float64Array(6);

/**
 * The report lines of a block of a few-to-all run, independent of the search path: from the start of the slab
 * in which it leaves. An object that has no state at the end of the block leaves where halving finds it leave, another one
 * in the first slab that a look every 30 s finds it missing in, else at the start of the block.
 */
export function settledDropouts(
  { slabS }: ScreeningPlan,
  source: StateSource,
  block: ScreeningBlock,
  dropouts: readonly Dropout[],
): Dropout[] {
  return firstDropouts(
    dropouts.map((dropout) => (dropout.atTaiS === block.startTaiS ? dropout : settled(slabS, source, block, dropout))),
  );
}

function settled(slabS: number, source: StateSource, block: ScreeningBlock, dropout: Dropout): Dropout {
  const { object } = dropout;
  const { startTaiS, stopTaiS } = block;
  const [from, to] = source.spanOf(object);
  const codeAt = (t: number): number => (t < from || t > to ? 0 : source.state(object, t, six, 0));
  const slabs = Math.ceil((stopTaiS - startTaiS) / slabS - 1e-9);
  const middle = (slab: number): number => Math.min(startTaiS + (slab + 0.5) * slabS, stopTaiS);
  const leaving = (slab: number, code: number): Dropout => dropoutOf(object, code, startTaiS + slab * slabS);
  const first = codeAt(startTaiS);
  if (first !== 0) return leaving(0, first);
  let code = codeAt(stopTaiS);
  if (code !== 0) {
    let [lastPresent, firstMissing] = [-1, slabs - 1];
    while (firstMissing - lastPresent > 1) {
      const half = (lastPresent + firstMissing) >> 1;
      const missing = codeAt(middle(half));
      if (missing === 0) lastPresent = half;
      else [firstMissing, code] = [half, missing];
    }
    return leaving(firstMissing, code);
  }
  for (let t = startTaiS + LOOK_S; t < stopTaiS; t += LOOK_S) {
    code = codeAt(t);
    if (code !== 0) return leaving(Math.floor((t - startTaiS) / slabS), code);
  }
  return { ...dropout, atTaiS: startTaiS };
}

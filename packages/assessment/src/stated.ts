import type { StatedOtherwise } from '@keepout/conjunction/decision/verdict';
import type { Approach } from './approach.ts';

/** Messages round or truncate to metres and metres per second: of 175 valid public ones none differs by more. */
const WHOLE = 2;
const SHARE = 2e-3;
/** Other radii, methods and curved motion make honest factors of a hundred. */
const PC_FACTOR = 1000;

/**
 * Returns contradictions between a message and its own states. A probability is listed where it matters, one of the two above the watch threshold.
 *
 * @param pc   ours, of the same states and covariances; undefined: none to compare with
 */
export function statedOtherwise(
  { states, stated }: Approach,
  pc: number | undefined,
  watchPc: number,
): readonly StatedOtherwise[] {
  if (stated === undefined) return [];
  const [first, second] = states;
  const apart = (key: 'positionM' | 'velocityMps') => Math.hypot(...first[key].map((x, k) => x - second[key][k]!));
  const quantities: readonly (StatedOtherwise & { readonly isOff: boolean })[] = [
    lengthOf('miss-distance', stated.missDistanceM, apart('positionM')),
    lengthOf('relative-speed', stated.relativeSpeedMps, apart('velocityMps')),
    probabilityOf(stated.pc, pc, watchPc),
  ].flatMap((quantity) => quantity ?? []);
  return quantities.filter(({ isOff }) => isOff).map(({ isOff: _, ...quantity }) => quantity);
}

function lengthOf(quantity: 'miss-distance' | 'relative-speed', stated: number | undefined, computed: number) {
  if (stated === undefined) return undefined;
  return { quantity, stated, computed, isOff: Math.abs(stated - computed) > WHOLE + SHARE * computed };
}

function probabilityOf(stated: number | undefined, computed: number | undefined, watchPc: number) {
  if (stated === undefined || computed === undefined) return undefined;
  const [smaller, larger] = [Math.min(stated, computed), Math.max(stated, computed)];
  return {
    quantity: 'probability' as const,
    stated,
    computed,
    isOff: larger >= watchPc && larger > PC_FACTOR * smaller,
  };
}

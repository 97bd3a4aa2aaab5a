import type { StatedOtherwise } from '@keepout/conjunction/decision/verdict';
import type { Approach } from './approach.ts';

/** Messages round or truncate to metres and metres per second: of 175 valid public ones none differs by more. */
const ROUNDING = 2;
const SHARE = 2e-3;
/** Other radii, methods and curved motion make honest factors of a hundred. */
const PC_FACTOR = 1000;

/**
 * Returns contradictions between a message and its own states. A probability is listed where it matters, one of the two above the watch threshold.
 *
 * @param pc   ours, of the same states and covariances; undefined: none to compare with
 */
export function statedOtherwise(
  { states, statedFigures }: Approach,
  pc: number | undefined,
  watchPc: number,
): readonly StatedOtherwise[] {
  if (statedFigures === undefined) return [];
  const [first, second] = states;
  const differenceOf = (key: 'positionM' | 'velocityMps') =>
    Math.hypot(...first[key].map((x, k) => x - second[key][k]!));
  const quantities: readonly (StatedOtherwise & { readonly isOff: boolean })[] = [
    lengthOf('miss-distance', statedFigures.missDistanceM, differenceOf('positionM')),
    lengthOf('relative-speed', statedFigures.relativeSpeedMps, differenceOf('velocityMps')),
    probabilityOf(statedFigures.pc, pc, watchPc),
  ].flatMap((quantity) => quantity ?? []);
  return quantities.filter(({ isOff }) => isOff).map(({ isOff: _, ...quantity }) => quantity);
}

function lengthOf(
  quantity: 'miss-distance' | 'relative-speed',
  statedValue: number | undefined,
  computedValue: number,
) {
  if (statedValue === undefined) return undefined;
  return {
    quantity,
    stated: statedValue,
    computed: computedValue,
    isOff: Math.abs(statedValue - computedValue) > ROUNDING + SHARE * computedValue,
  };
}

function probabilityOf(statedPc: number | undefined, computedPc: number | undefined, watchPc: number) {
  if (statedPc === undefined || computedPc === undefined) return undefined;
  const [smaller, larger] = [Math.min(statedPc, computedPc), Math.max(statedPc, computedPc)];
  return {
    quantity: 'probability' as const,
    stated: statedPc,
    computed: computedPc,
    isOff: larger >= watchPc && larger > PC_FACTOR * smaller,
  };
}

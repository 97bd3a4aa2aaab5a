import { tickStep, ticks } from 'd3-array';
import { formatNumber } from '../../format/number.ts';

export interface LinearTick {
  readonly value: number;
  readonly label: string;
}

/** Round ticks for a span drawn over `lengthPx`, labelled in `unit` (value divided by it). */
export function linearTicks(
  from: number,
  to: number,
  lengthPx: number,
  minGapPx = 40,
  unit = 1,
): readonly LinearTick[] {
  if (!(to > from)) return [];
  const count = tickCount(to - from, lengthPx, minGapPx);
  const decimals = decimalsForStep(tickStep(from / unit, to / unit, count));
  return ticks(from / unit, to / unit, count).map((value) => ({
    value: value * unit,
    label: formatNumber(value, decimals),
  }));
}

/** Returns the decimals that distinguish neighbouring ticks of this step. */
function decimalsForStep(step: number): number {
  if (!(step > 0)) return 0;
  return Math.max(0, Math.min(9, -Math.floor(Math.log10(step) + 1e-9)));
}

/** The largest count whose round steps are at least `minGapPx` wide: the library takes a count as a hint and may go over it. */
function tickCount(span: number, lengthPx: number, minGapPx: number): number {
  for (let count = Math.floor(lengthPx / minGapPx); count > 1; count -= 1) {
    if ((tickStep(0, span, count) / span) * lengthPx >= minGapPx) return count;
  }
  return 1;
}

/** Returns the upper end of an axis from zero that includes `maximum` with a small margin, on a round tick. */
export function niceCeiling(maximum: number): number {
  if (!(maximum > 0)) return 1;
  const step = tickStep(0, maximum * 1.04, 4);
  return Math.ceil((maximum * 1.04) / step) * step;
}

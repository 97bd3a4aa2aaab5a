import type { LogScale } from '../scale/log-scale.ts';

export interface ForecastStep {
  readonly atMs: number;
  readonly low: number;
  readonly median: number;
  readonly high: number;
}

/** Forecast of later messages, from a message on; the last step is the decision. */
export interface PcForecastBand {
  readonly fromMs: number;
  readonly fromPc: number;
  readonly steps: readonly ForecastStep[];
}

/** Paths of the band and of its median, both beginning in the message that they are made of. */
export function forecastPaths(
  { fromMs, fromPc, steps }: PcForecastBand,
  scale: Pick<LogScale, 'y'>,
  toPx: (timeMs: number) => number,
): { readonly band: string; readonly median: string } {
  const point = (atMs: number, pc: number) => `${toPx(atMs).toFixed(1)},${scale.y(pc).toFixed(1)}`;
  const start = point(fromMs, fromPc);
  const rising = steps.map(({ atMs, high }) => `L${point(atMs, high)}`).join('');
  const falling = steps
    .toReversed()
    .map(({ atMs, low }) => `L${point(atMs, low)}`)
    .join('');
  return {
    band: `M${start}${rising}${falling}Z`,
    median: `M${start}${steps.map(({ atMs, median }) => `L${point(atMs, median)}`).join('')}`,
  };
}

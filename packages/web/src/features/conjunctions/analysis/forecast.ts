import type { EventAnalysis } from '@keepout/contract/ca/analysis';
import type { Cdm } from '@keepout/contract/ca/cdm';
import type { PcForecastBand } from '../../../charts/evolution/forecast-band.ts';
import { parseTime } from '../../../time/utc.ts';

/** Returns the Pc forecast band that starts at a message; undefined without a forecast or without a Pc. */
export function forecastBand(
  { creationDate, probabilityOfCollision: fromPc }: Pick<Cdm, 'creationDate' | 'probabilityOfCollision'>,
  { course }: EventAnalysis['forecast'],
): PcForecastBand | undefined {
  const fromMs = parseTime(creationDate);
  if (course.length === 0 || fromPc === null || fromMs === undefined) return undefined;
  return {
    fromMs,
    fromPc,
    steps: course.flatMap(({ at, low, median, high }) => {
      const atMs = parseTime(at);
      return atMs === undefined ? [] : [{ atMs, low, median, high }];
    }),
  };
}

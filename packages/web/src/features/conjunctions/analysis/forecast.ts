import type { EventAnalysis } from '@keepout/contract/ca/analysis';
import type { Cdm } from '@keepout/contract/ca/cdm';
import type { PcForecastBand } from '../../../charts/evolution/forecast-band.ts';
import { parseTime } from '../../../time/utc.ts';

/** The forecast as it is drawn from a message on; absent where there is none, or the message has no probability. */
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

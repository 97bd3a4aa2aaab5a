import type { PassRate } from '@keepout/contract/odt/pass-rate';
import { ABSENT, formatNumber, formatPercent } from '../../../format/number.ts';
import type { TrackingText } from '../en.ts';

export type PassSuccessRate = Pick<PassRate, 'passes' | 'successful' | 'share' | 'lower' | 'upper'>;

/** Returns the success rate of similar passes of a sensor: of those in the same band of maximum elevation where there are enough, else of all. */
export function rateOf(
  rates: readonly PassRate[] | undefined,
  sensorCode: string,
  elevationDeg?: number,
): PassSuccessRate | undefined {
  const rate = rates?.find((candidate) => candidate.sensorCode === sensorCode);
  if (elevationDeg === undefined) return rate;
  return (
    rate?.byElevation.find(
      ({ least: minimumDeg, most: maximumDeg }) => minimumDeg <= elevationDeg && elevationDeg < maximumDeg,
    ) ?? rate
  );
}

/** `10 of 12, 95 % interval 52 to 98 %` */
export const countedText = (
  { passes, successful, lower, upper }: PassSuccessRate,
  text: TrackingText['rate'],
): string => text.of(formatNumber(successful), formatNumber(passes), formatNumber(100 * lower), formatPercent(upper));

/** Returns the same for a pass or a sensor; zero ended passes are stated only where the number is available. */
export function rateText(
  rates: readonly PassRate[] | undefined,
  text: TrackingText['rate'],
  ...of: [sensorCode: string, elevationDeg?: number]
): string {
  const rate = rateOf(rates, ...of);
  if (rate === undefined) return rates === undefined ? ABSENT : text.none;
  return countedText(rate, text);
}

import type { Conjunction } from '@keepout/contract/ca/conjunction';
import type { Threshold } from '../../charts/threshold.ts';
import { formatPcLimit } from '../../format/probability.ts';
import type { ConjunctionText } from './en.ts';

/** The thresholds in force, as the charts draw them; none are made up where the server sent none. */
export function chartThresholds(
  thresholds: Conjunction['thresholds'] | undefined,
  text: ConjunctionText['thresholds'],
): readonly Threshold[] {
  if (thresholds === undefined) return [];
  const { medium, high, critical } = thresholds;
  return [
    { value: medium, label: text.medium(formatPcLimit(medium)), level: 'caution' },
    { value: high, label: text.high(formatPcLimit(high)), level: 'serious' },
    { value: critical, label: text.critical(formatPcLimit(critical)), level: 'critical' },
  ];
}

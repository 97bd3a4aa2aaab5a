import type { Conjunction } from '@keepout/contract/ca/conjunction';
import { formatPcShort } from '../../charts/format/pc.ts';
import type { Threshold } from '../../charts/threshold.ts';

/** The thresholds in force, as the charts draw them; none are made up where the server sent none. */
export function chartThresholds(thresholds: Conjunction['thresholds'] | undefined): readonly Threshold[] {
  if (thresholds === undefined) return [];
  const { medium, high, critical } = thresholds;
  return [
    { value: medium, label: `medium ${formatPcShort(medium)}`, level: 'caution' },
    { value: high, label: `high ${formatPcShort(high)}`, level: 'serious' },
    { value: critical, label: `critical ${formatPcShort(critical)}`, level: 'critical' },
  ];
}

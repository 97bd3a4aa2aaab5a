import type { DataTable } from '../../export/data-table.ts';
import { formatNumber } from '../format/number.ts';
import { formatPc } from '../format/pc.ts';
import { formatUtcSecond } from '../format/utc.ts';
import type { TimelineMark } from './timeline-mark.ts';

export function timelineTable(marks: readonly TimelineMark[]): DataTable {
  return {
    columns: [
      { name: 'TCA (UTC)' },
      { name: 'Conjunction' },
      { name: 'Level' },
      { name: 'Pc', format: formatPc },
      { name: 'Miss', unit: 'm', format: formatNumber },
    ],
    rows: marks.map((mark) => [formatUtcSecond(mark.tcaMs), mark.label, mark.level, mark.pc, mark.missDistanceM]),
  };
}

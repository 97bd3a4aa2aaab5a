import type { DataTable } from '../../export/data-table.ts';
import { formatMetres } from '../../format/length.ts';
import { formatPc } from '../../format/probability.ts';
import { formatTime } from '../../time/utc.ts';
import type { TimelineMark } from './timeline-mark.ts';

export function timelineTable(marks: readonly TimelineMark[]): DataTable {
  return {
    columns: [
      { name: 'TCA (UTC)' },
      { name: 'Conjunction' },
      { name: 'Level' },
      { name: 'Pc', format: formatPc },
      { name: 'Miss', unit: 'm', format: formatMetres },
    ],
    rows: marks.map((mark) => [formatTime(mark.tcaMs), mark.label, mark.level, mark.pc, mark.missDistanceM]),
  };
}

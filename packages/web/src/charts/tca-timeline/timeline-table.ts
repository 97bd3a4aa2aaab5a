import type { DataTable } from '../../export/data-table.ts';
import { formatMetres } from '../../format/length.ts';
import { formatPc } from '../../format/probability.ts';
import { formatTime } from '../../time/utc.ts';
import type { ChartText } from '../texts/en.ts';
import type { TimelineMark } from './timeline-mark.ts';

export function timelineTable(marks: readonly TimelineMark[], text: ChartText): DataTable {
  return {
    columns: [
      { name: text.timeline.tcaUtc },
      { name: text.timeline.conjunction },
      { name: text.level },
      { name: text.pc, format: formatPc },
      { name: text.timeline.miss, unit: 'm', format: formatMetres },
    ],
    rows: marks.map((mark) => [
      formatTime(mark.tcaMs),
      mark.label,
      text.levels[mark.level],
      mark.pc,
      mark.missDistanceM,
    ]),
  };
}

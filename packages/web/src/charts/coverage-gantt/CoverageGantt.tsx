import { MS_PER_DAY, MS_PER_HOUR } from '@keepout/units/duration';
import type { DataTable } from '../../export/data-table.ts';
import { formatTime } from '../../time/utc.ts';
import { ChartFrame } from '../frame/ChartFrame.tsx';
import { Legend } from '../frame/Legend.tsx';
import { useSharedPlots } from '../interaction/PlotStack.tsx';
import { useAxisView } from '../interaction/use-axis-view.ts';
import type { AxisSpan } from '../scale/view.ts';
import { type PlotText, usePlotText } from '../texts/plots/en.ts';
import './coverage-gantt.css';
import { CoveragePlot } from './CoveragePlot.tsx';
import { type CoverageRow, EPHEMERIS_SOURCES } from './coverage.ts';
import { coverageHeightPx } from './coverage-layout.ts';

export interface CoverageGanttProps {
  readonly rows: readonly CoverageRow[];
  readonly nowMs: number;
  /** Default: a day back to seven days on. */
  readonly range?: AxisSpan;
  readonly selectedId?: string | null;
  /** A span was picked, by its id. */
  readonly onSelect?: (spanId: string) => void;
  readonly title?: string;
}

/** Which ephemerides cover which time, by satellite and source; holes are hatched. */
export function CoverageGantt(props: CoverageGanttProps) {
  const { rows, nowMs, range, selectedId = null, onSelect } = props;
  const text = usePlotText().coverage;
  const title = props.title ?? text.title;
  const bounds: AxisSpan = range ?? [nowMs - MS_PER_DAY, nowMs + 7 * MS_PER_DAY];
  const view = useAxisView(useSharedPlots().view, bounds, MS_PER_HOUR);
  return (
    <ChartFrame
      title={title}
      note={text.satellites(rows.length)}
      fileName="ephemeris-coverage"
      table={coverageTable(rows, text)}
      shape={coverageHeightPx(rows)}
      empty={rows.length === 0 ? text.none : undefined}
      legend={<Legend items={legend(text)} />}
    >
      {(size) => (
        <CoveragePlot
          size={size}
          rows={rows}
          nowMs={nowMs}
          view={view}
          selectedId={selectedId}
          onSelect={onSelect}
          label={text.label(title, text.satellites(rows.length))}
        />
      )}
    </ChartFrame>
  );
}

const legend = (text: PlotText['coverage']) => [
  ...EPHEMERIS_SOURCES.map((source) => ({
    label: source,
    symbol: (
      <rect
        className={`coverage-bar coverage-${source.toLowerCase()}`}
        x={0.5}
        y={1.5}
        width={17}
        height={7}
        rx={1.5}
      />
    ),
  })),
  {
    label: text.gap,
    symbol: (
      <g className="coverage-hatch">
        {[1, 5, 9, 13].map((x) => (
          <path key={x} d={`M${x},9l4,-8`} />
        ))}
      </g>
    ),
  },
];

function coverageTable(rows: readonly CoverageRow[], text: PlotText['coverage']): DataTable {
  return {
    columns: [
      { name: text.satellite },
      { name: text.source },
      { name: text.startUtc },
      { name: text.endUtc },
      { name: text.name },
    ],
    rows: rows.flatMap((row) =>
      EPHEMERIS_SOURCES.flatMap((source) =>
        (row.sources[source] ?? []).map((span) => [
          row.name,
          source,
          formatTime(span.startMs),
          formatTime(span.endMs),
          span.label ?? span.id,
        ]),
      ),
    ),
  };
}

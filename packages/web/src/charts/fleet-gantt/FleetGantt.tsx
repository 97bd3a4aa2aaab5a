import { MS_PER_DAY, MS_PER_HOUR } from '@keepout/units/duration';
import type { DataTable } from '../../export/data-table.ts';
import { formatTime } from '../../time/utc.ts';
import { ChartFrame } from '../frame/ChartFrame.tsx';
import { Legend, type LegendItem } from '../frame/Legend.tsx';
import { useSharedPlots } from '../interaction/PlotStack.tsx';
import { useAxisView } from '../interaction/use-axis-view.ts';
import { type ChartLevel, levelRank } from '../status/level.ts';
import { StatusMark } from '../status/StatusMark.tsx';
import { type PlotText, usePlotText } from '../texts/plots/en.ts';
import { FleetPlot } from './FleetPlot.tsx';
import { AXIS_PX, FLEET_ROW_PX, type FleetRow, fleetItems, TOP_PX } from './fleet-row.ts';
import './fleet-gantt.css';

export interface FleetGanttProps {
  readonly rows: readonly FleetRow[];
  readonly nowMs: number;
  readonly days?: number;
  /** Meanings of the symbols of the close approaches, for the legend. */
  readonly markLabels?: Readonly<Partial<Record<ChartLevel, string>>>;
  /** An approach or an interval was picked, by its id. */
  readonly onSelect?: (id: string) => void;
  readonly title?: string;
}

/** Close approaches and burns of the fleet in the next days: a row for each satellite, a mark for each approach, a bar for each burn. */
export function FleetGantt({ rows, nowMs, days = 7, markLabels = {}, onSelect, title }: FleetGanttProps) {
  const text = usePlotText().fleet;
  const name = title ?? text.title;
  const view = useAxisView(useSharedPlots().view, [nowMs, nowMs + days * MS_PER_DAY], MS_PER_HOUR);
  const legend = [...markLegend(rows, markLabels), ...barLegend(rows, text)];
  return (
    <ChartFrame
      title={name}
      note={text.satellites(rows.length)}
      fileName="fleet"
      table={fleetTable(rows, text)}
      shape={rows.length === 0 ? 120 : TOP_PX + rows.length * FLEET_ROW_PX + AXIS_PX}
      empty={rows.length === 0 ? text.none : undefined}
      legend={legend.length > 0 ? <Legend items={legend} /> : undefined}
    >
      {(size) => (
        <FleetPlot
          size={size}
          rows={rows}
          nowMs={nowMs}
          view={view}
          onSelect={onSelect}
          label={text.label(name, text.satellites(rows.length))}
        />
      )}
    </ChartFrame>
  );
}

/** The symbols in the plot, most urgent first. */
function markLegend(rows: readonly FleetRow[], labels: Readonly<Partial<Record<ChartLevel, string>>>): LegendItem[] {
  const levels = new Set(rows.flatMap(({ marks }) => marks.map(({ level }) => level)));
  return [...levels]
    .toSorted((a, b) => levelRank(b) - levelRank(a))
    .flatMap((level) => {
      const label = labels[level];
      return label === undefined ? [] : [{ label, symbol: <StatusMark level={level} x={9} y={5} size={10} /> }];
    });
}

function barLegend(rows: readonly FleetRow[], text: PlotText['fleet']): LegendItem[] {
  const kinds = new Set<string>(rows.flatMap(({ intervals }) => intervals.map(({ kind }) => kind)));
  return (['burn', 'open-burn', 'contact', 'no-burn'] as const)
    .filter((kind) => kinds.has(kind))
    .map((kind) => ({
      label: text.kinds[kind],
      symbol: <rect className={`fleet-bar fleet-${kind}`} x={0.5} y={1.5} width={17} height={7} rx={1.5} />,
    }));
}

function fleetTable(rows: readonly FleetRow[], text: PlotText['fleet']): DataTable {
  return {
    columns: [{ name: text.satellite }, { name: text.what }, { name: text.startUtc }, { name: text.endUtc }],
    rows: fleetItems(rows).map(({ row, startMs, endMs, item }) => [
      row.name,
      'mark' in item ? item.mark.label : item.interval.label,
      formatTime(startMs),
      'mark' in item ? '' : formatTime(endMs),
    ]),
  };
}

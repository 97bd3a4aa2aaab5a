import { MS_PER_HOUR } from '@keepout/units/duration';
import type { ReactNode } from 'react';
import type { DataTable } from '../../export/data-table.ts';
import { formatPercent } from '../../format/number.ts';
import { formatTime } from '../../time/utc.ts';
import { ChartFrame } from '../frame/ChartFrame.tsx';
import { Legend } from '../frame/Legend.tsx';
import { useSharedPlots } from '../interaction/PlotStack.tsx';
import { useAxisView } from '../interaction/use-axis-view.ts';
import { type TrackingChartText, useTrackingChartText } from './en.ts';
import { NightPlot } from './NightPlot.tsx';
import { NIGHT_AXIS_PX, NIGHT_ROW_PX, NIGHT_TOP_PX, type NightRow, nightStops } from './night-row.ts';
import './tracking.css';

export interface NightGanttProps {
  readonly rows: readonly NightRow[];
  readonly nowMs: number;
  readonly startMs: number;
  readonly endMs: number;
  /** Lit share of the Moon's disc, 0 to 1. */
  readonly moonLit?: number;
  readonly selectedId?: string | undefined;
  readonly onSelect?: (barId: string) => void;
  readonly title?: string;
  readonly actions?: ReactNode;
  readonly empty?: string | undefined;
}

const HOUR_OF_LEAST_ZOOM = 0.25;

/** Passes over sensors: darkness, twilight, Moon and weather behind, status in front, and now. */
export function NightGantt(props: NightGanttProps) {
  const { rows, nowMs, startMs, endMs, moonLit, selectedId, onSelect, title, actions, empty } = props;
  const text = useTrackingChartText().night;
  const name = title ?? text.title;
  const view = useAxisView(useSharedPlots().view, [startMs, endMs], HOUR_OF_LEAST_ZOOM * MS_PER_HOUR);
  const passCount = nightStops(rows).length;
  const passes = text.passes(passCount);
  return (
    <ChartFrame
      title={name}
      note={passCount > 0 ? passes : undefined}
      fileName="passes"
      actions={actions}
      table={nightTable(rows, text)}
      shape={rows.length === 0 ? 96 : NIGHT_TOP_PX + rows.length * NIGHT_ROW_PX + NIGHT_AXIS_PX}
      empty={empty ?? (rows.length === 0 ? text.none : undefined)}
      legend={
        rows.length > 0 && empty === undefined ? (
          <Legend
            items={[
              ...shadeLegend(text, moonLit),
              ...offLegend(rows, [startMs, endMs], text),
              ...(passCount > 0 ? barLegend(text) : []),
            ]}
          />
        ) : undefined
      }
    >
      {(size) => (
        <NightPlot
          size={size}
          rows={rows}
          nowMs={nowMs}
          view={view}
          selectedId={selectedId}
          onSelect={onSelect}
          label={text.label(name, passes)}
        />
      )}
    </ChartFrame>
  );
}

const shadeLegend = (text: TrackingChartText['night'], moonLit: number | undefined) => [
  { label: text.night, symbol: <rect className="night-dark night-swatch" width={18} height={10} /> },
  { label: text.twilight, symbol: <rect className="night-twilight night-swatch" width={18} height={10} /> },
  {
    label: moonLit === undefined ? text.moon : text.moonLit(formatPercent(moonLit)),
    symbol: <rect className="night-moon" y={7} width={18} height={2} />,
  },
];

const offLegend = (
  rows: readonly NightRow[],
  [fromMs, toMs]: readonly [number, number],
  { off }: TrackingChartText['night'],
) =>
  rows.some(({ shades }) =>
    shades.some((shade) => shade.kind === 'off' && shade.endMs > fromMs && shade.startMs < toMs),
  )
    ? [{ label: off, symbol: <rect className="night-off night-swatch" width={18} height={10} /> }]
    : [];

const barLegend = (text: TrackingChartText['night']) => [
  { label: text.lit, symbol: <rect y={1} width={18} height={8} rx={1.5} style={{ fill: 'var(--fg2)' }} /> },
  {
    label: text.unlit,
    symbol: <rect y={1.5} x={0.5} width={17} height={7} rx={1.5} style={{ fill: 'none', stroke: 'var(--fg2)' }} />,
  },
  {
    label: text.cloudy,
    symbol: (
      <>
        <rect y={1} width={18} height={8} rx={1.5} style={{ fill: 'var(--fg2)' }} />
        <path className="night-cloud" d="M4,9L8,1M9,9L13,1M14,9L18,1" />
      </>
    ),
  },
];

function nightTable(rows: readonly NightRow[], text: TrackingChartText['night']): DataTable {
  return {
    columns: [text.sensor, text.what, text.status, text.startUtc, text.endUtc, text.weather].map((name) => ({ name })),
    rows: nightStops(rows).map(({ row, bar }) => [
      row.name,
      bar.label,
      bar.status,
      formatTime(bar.startMs),
      formatTime(bar.endMs),
      bar.clouds === undefined ? row.weather : formatPercent(bar.clouds),
    ]),
  };
}

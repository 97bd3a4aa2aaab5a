import { useId } from 'react';
import { formatDuration } from '../../format/duration.ts';
import { formatTime } from '../../time/utc.ts';
import { UtcAxis } from '../axis/UtcAxis.tsx';
import { GanttNow, GanttSurface } from '../gantt/GanttSurface.tsx';
import { ganttPlace, NARROW_PX, shortened } from '../gantt/gantt-place.ts';
import { type GanttPlotProps, useGantt } from '../gantt/use-gantt.ts';
import { CardRows } from '../interaction/HoverCard.tsx';
import { usePlotText } from '../texts/plots/en.ts';
import { type CoverageRow, type CoverageSpan, coverageGaps, type EphemerisSource } from './coverage.ts';
import { coverageBands } from './coverage-layout.ts';

export interface CoveragePlotProps extends GanttPlotProps<CoverageRow> {
  readonly selectedId: string | null;
}

interface Bar {
  readonly span: CoverageSpan;
  readonly source: EphemerisSource;
  readonly rowName: string;
  readonly top: number;
  readonly height: number;
}

export function CoveragePlot({ size, rows, nowMs, view, selectedId, onSelect, label }: CoveragePlotProps) {
  const text = usePlotText().coverage;
  const patternId = useId();
  const isNarrow = size.width < NARROW_PX;
  const place = ganttPlace(size, isNarrow ? 106 : 166, view.span);
  const { box, time, clamp } = place;
  const bands = coverageBands(rows);
  const bars: readonly Bar[] = bands.flatMap(({ row, lanes }) =>
    lanes.flatMap(({ source, spans, top, height }) =>
      spans.map((span) => ({ span, source, rowName: row.name, top, height })),
    ),
  );
  const gantt = useGantt({
    place,
    view,
    stops: bars,
    onSelect,
    idOf: ({ span }) => span.id,
    stopAt: ({ x, y }) =>
      bars.find(
        ({ span, top, height }) =>
          y >= top - 3 && y <= top + height + 3 && x >= clamp(span.startMs) - 2 && x <= clamp(span.endMs) + 2,
      ) ?? null,
  });
  const { active } = gantt;
  const card = active && {
    startMs: active.span.startMs,
    endMs: active.span.endMs,
    y: active.top + 4,
    children: (
      <>
        <p className="chart-card-title">
          {active.rowName} {active.source}
        </p>
        <CardRows
          rows={[
            ...(active.span.label === undefined ? [] : [{ name: text.file, value: active.span.label }]),
            { name: text.start, value: formatTime(active.span.startMs) },
            { name: text.end, value: formatTime(active.span.endMs) },
            { name: text.length, value: formatDuration((active.span.endMs - active.span.startMs) / 1000) },
          ]}
        />
      </>
    ),
  };
  return (
    <GanttSurface {...{ gantt, place, label, card }} keys={text.keys} isPressable={active !== null}>
      <pattern id={patternId} width={5} height={5} patternUnits="userSpaceOnUse" patternTransform="rotate(30)">
        <line className="coverage-hatch" x1={0.5} x2={0.5} y1={0} y2={5} />
      </pattern>
      <UtcAxis box={box} span={view.span} toPx={(timeMs) => time(timeMs)} />
      {bands.map(({ row, top, height, lanes }) => (
        <g key={row.id}>
          <line className="chart-grid-strong" x1={0} x2={box.right} y1={top} y2={top} />
          <text className="coverage-name" x={0} y={top + height / 2 + 4}>
            {shortened(row.name, isNarrow ? 8 : 15)}
          </text>
          {lanes.length === 0 && (
            <text className="chart-tick" x={box.left + 8} y={top + height / 2 + 4}>
              {text.noneOfSatellite}
            </text>
          )}
          {lanes.map((lane) => (
            <g key={lane.source}>
              <text className="chart-tick" x={box.left - 6} y={lane.top + lane.height} textAnchor="end">
                {lane.source}
              </text>
              {lane.source !== 'CDM' &&
                coverageGaps(lane.spans, view.span).map(([from, to]) => (
                  <rect
                    key={from}
                    x={clamp(from)}
                    width={Math.max(0, clamp(to) - clamp(from))}
                    y={lane.top}
                    height={lane.height}
                    fill={`url(#${patternId})`}
                  />
                ))}
              {lane.spans.map((span) => {
                const width = clamp(span.endMs) - clamp(span.startMs);
                return width <= 0 ? null : (
                  <rect
                    key={span.id}
                    className={`coverage-bar coverage-${lane.source.toLowerCase()}${span.id === selectedId ? ' coverage-selected' : ''}`}
                    x={clamp(span.startMs)}
                    y={lane.top}
                    width={Math.max(2, width)}
                    height={lane.height}
                    rx={1.5}
                  />
                );
              })}
            </g>
          ))}
        </g>
      ))}
      <GanttNow place={place} nowMs={nowMs} />
    </GanttSurface>
  );
}

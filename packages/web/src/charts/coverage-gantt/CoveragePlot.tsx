import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { formatDuration } from '../../format/duration.ts';
import { formatTime } from '../../time/utc.ts';
import type { PlotBox } from '../axis/plot-box.ts';
import { UtcAxis } from '../axis/UtcAxis.tsx';
import { CardRows, HoverCard } from '../interaction/HoverCard.tsx';
import type { AxisView } from '../interaction/use-axis-view.ts';
import { usePlotGestures } from '../interaction/use-plot-gestures.ts';
import type { Size } from '../interaction/use-size.ts';
import { linearScale } from '../scale/linear-scale.ts';
import { useChartText } from '../texts/use-chart-text.ts';
import { type CoverageRow, type CoverageSpan, coverageGaps, type EphemerisSource } from './coverage.ts';
import { coverageBands } from './coverage-layout.ts';

export interface CoveragePlotProps {
  readonly size: Size;
  readonly rows: readonly CoverageRow[];
  readonly nowMs: number;
  readonly view: AxisView;
  readonly selectedId: string | null;
  readonly onSelect: ((spanId: string) => void) | undefined;
  readonly label: string;
}

interface Bar {
  readonly span: CoverageSpan;
  readonly source: EphemerisSource;
  readonly rowName: string;
  readonly top: number;
  readonly height: number;
}

export function CoveragePlot({ size, rows, nowMs, view, selectedId, onSelect, label }: CoveragePlotProps) {
  const text = useChartText().coverage;
  const surface = useRef<HTMLDivElement>(null);
  const patternId = useId();
  const [active, setActive] = useState<Bar | null>(null);
  const isNarrow = size.width < 560;
  const box: PlotBox = { left: isNarrow ? 106 : 166, right: size.width - 10, top: 4, bottom: size.height - 20 };
  const time = linearScale([view.span[0], view.span[1]], [box.left, box.right]);
  const clamp = (timeMs: number) => Math.max(box.left, Math.min(box.right, time(timeMs)));
  const bands = coverageBands(rows);
  const bars: readonly Bar[] = bands.flatMap(({ row, lanes }) =>
    lanes.flatMap(({ source, spans, top, height }) =>
      spans.map((span) => ({ span, source, rowName: row.name, top, height })),
    ),
  );
  const barAt = (x: number, y: number) =>
    bars.find(
      ({ span, top, height }) =>
        y >= top - 3 && y <= top + height + 3 && x >= clamp(span.startMs) - 2 && x <= clamp(span.endMs) + 2,
    ) ?? null;
  const { handlers, isPanning } = usePlotGestures(surface, {
    onHover: (at) => setActive(at === null ? null : barAt(at.x, at.y)),
    onPick: (at) => {
      const bar = barAt(at.x, at.y);
      if (bar !== null) onSelect?.(bar.span.id);
    },
    onDoublePick: view.reset,
    onPan: (dx) => view.pan(time.invert(0) - time.invert(dx)),
    onZoom: (factor, at) => view.zoom(factor, time.invert(at.x)),
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const index = active === null ? -1 : bars.findIndex(({ span }) => span === active.span);
    const middle = (view.span[0] + view.span[1]) / 2;
    if (event.key === 'ArrowDown' || event.key === 'ArrowRight')
      setActive(bars[Math.min(bars.length - 1, index + 1)] ?? null);
    else if (event.key === 'ArrowUp' || event.key === 'ArrowLeft') setActive(bars[Math.max(0, index - 1)] ?? null);
    else if (event.key === 'Enter' && active !== null) onSelect?.(active.span.id);
    else if (event.key === '+' || event.key === '=') view.zoom(0.5, middle);
    else if (event.key === '-') view.zoom(2, middle);
    else if (event.key === '0') view.reset();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const nowX = time(nowMs);
  return (
    <div
      ref={surface}
      className="chart-surface"
      role="application"
      aria-label={`${label}. ${text.keys}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the application role takes the keys that its label describes
      tabIndex={0}
      data-panning={isPanning || undefined}
      style={active === null ? undefined : { cursor: 'pointer' }}
      onKeyDown={onKeyDown}
      onBlur={() => setActive(null)}
      {...handlers}
    >
      <svg data-chart="" width={size.width} height={size.height} role="img" aria-label={label}>
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
        {nowX >= box.left && nowX <= box.right && (
          <g>
            <line className="coverage-now" x1={nowX} x2={nowX} y1={box.top} y2={box.bottom} />
            <path d={`M${nowX - 4},${box.top - 4}h8l-4,5Z`} style={{ fill: 'var(--fg1)' }} />
          </g>
        )}
      </svg>
      {active !== null && !isPanning && (
        <HoverCard
          x={(clamp(active.span.startMs) + clamp(active.span.endMs)) / 2}
          y={active.top + 4}
          plotWidth={size.width}
        >
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
        </HoverCard>
      )}
    </div>
  );
}

function shortened(name: string, most: number): string {
  return name.length <= most ? name : `${name.slice(0, most - 1)}\u2026`;
}

import { type PointerEvent, useState } from 'react';
import '../axis/axis.css';
import { ChartSurface, plotKeyProps } from '../interaction/ChartSurface.tsx';
import { HoverCard } from '../interaction/HoverCard.tsx';
import type { Size } from '../interaction/use-size.ts';
import { RiskMark } from '../status/RiskMark.tsx';
import {
  type CalendarGrid,
  type DayActivity,
  dayAfterKey,
  dayAtPlace,
  monthMarks,
  placeOfDay,
  shadeOf,
} from './calendar-layout.ts';
import type { CalendarWords } from './calendar-words.ts';

export interface CalendarPlotProps {
  readonly size: Size;
  readonly grid: CalendarGrid;
  readonly days: readonly DayActivity[];
  readonly maximumEvents: number;
  readonly words: CalendarWords;
  readonly chosenMs: number | undefined;
  readonly onDay: (dayMs: number) => void;
  readonly spoken: (day: DayActivity) => string;
}

/** For the names of the weekdays, and of the months above each block. */
const [LEFT_PX, TOP_PX] = [30, 18];
const [LEAST_PX, MOST_PX] = [4, 24];
const DAYS_PER_WEEK = 7;

/** The days as squares, with the one under pointer or keys. */
export function CalendarPlot(props: CalendarPlotProps) {
  const { size, grid, days, maximumEvents, words, chosenMs, onDay, spoken } = props;
  const [hoveredMs, setHovered] = useState<number>();
  const blockPx = size.height / grid.blocks;
  const pitch = Math.max(
    LEAST_PX,
    Math.min(MOST_PX, (size.width - LEFT_PX) / grid.columns, (blockPx - TOP_PX) / DAYS_PER_WEEK),
  );
  const cornerOf = (dayMs: number): readonly [number, number] => {
    const { block, column, row } = placeOfDay(grid, dayMs);
    return [LEFT_PX + column * pitch, block * blockPx + TOP_PX + row * pitch];
  };
  const dayUnder = (event: PointerEvent): number | undefined => {
    const corner = event.currentTarget.getBoundingClientRect();
    const [x, y] = [event.clientX - corner.left, event.clientY - corner.top];
    const block = Math.floor(y / blockPx);
    const [column, row] = [(x - LEFT_PX) / pitch, (y - block * blockPx - TOP_PX) / pitch].map(Math.floor);
    return dayAtPlace(grid, { block, column: column!, row: row! });
  };
  const onKey = ({ key }: { readonly key: string }) => {
    const next = dayAfterKey(grid, chosenMs ?? grid.lastMs, key);
    if (next !== undefined) onDay(next);
    return next !== undefined;
  };
  const hovered = days.find(({ dayMs }) => dayMs === hoveredMs);
  const inner = pitch - 2;
  const card = hovered && (
    <HoverCard x={cornerOf(hovered.dayMs)[0] + pitch / 2} y={cornerOf(hovered.dayMs)[1]} plotWidth={size.width}>
      <p>{spoken(hovered)}</p>
    </HoverCard>
  );
  return (
    <ChartSurface
      className="calendar-surface"
      size={size}
      label={words.label}
      onKeyDown={plotKeyProps({ onKey })}
      onPointerMove={(event) => setHovered(dayUnder(event))}
      onPointerLeave={() => setHovered(undefined)}
      onPointerUp={(event) => {
        const day = dayUnder(event);
        if (day !== undefined) onDay(day);
      }}
      card={card}
    >
      {[...new Array(grid.blocks).keys()].map((block) =>
        words.weekdays.map((name, row) =>
          row % 2 === 1 ? null : (
            <text
              key={`${block} ${name}`}
              className="chart-tick"
              x={LEFT_PX - 6}
              y={block * blockPx + TOP_PX + (row + 0.5) * pitch + 4}
              textAnchor="end"
            >
              {name}
            </text>
          ),
        ),
      )}
      {monthMarks(grid).map(({ dayMs, label }) => {
        const [x] = cornerOf(dayMs);
        return (
          <text key={dayMs} className="chart-tick" x={x} y={placeOfDay(grid, dayMs).block * blockPx + TOP_PX - 6}>
            {label}
          </text>
        );
      })}
      {days.map(({ dayMs, events, high, critical }) => {
        const [x, y] = cornerOf(dayMs);
        const level = critical > 0 ? 'critical' : 'serious';
        return (
          <g key={dayMs}>
            <rect
              className={`calendar-day calendar-shade-${shadeOf(events, maximumEvents)}`}
              x={x + 1}
              y={y + 1}
              width={inner}
              height={inner}
              rx={2}
            />
            {critical + high > 0 && (
              <RiskMark level={level} x={x + pitch / 2} y={y + pitch / 2} size={Math.min(10, inner - 2)} />
            )}
          </g>
        );
      })}
      {chosenMs !== undefined && (
        <rect
          className="calendar-chosen"
          x={cornerOf(chosenMs)[0]}
          y={cornerOf(chosenMs)[1]}
          width={pitch}
          height={pitch}
          rx={3}
        />
      )}
    </ChartSurface>
  );
}

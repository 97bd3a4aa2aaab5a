import { useState } from 'react';
import { ChartFrame } from '../frame/ChartFrame.tsx';
import { RiskIcon } from '../status/RiskMark.tsx';
import { CalendarPlot } from './CalendarPlot.tsx';
import { calendarGrid, type DayActivity, filledDays, shadeStarts } from './calendar-layout.ts';
import type { CalendarWords } from './calendar-words.ts';
import './calendar.css';

export interface CalendarHeatMapProps {
  readonly title: string;
  readonly fileName: string;
  /** Days of a span; missing days are empty. */
  readonly days: readonly DayActivity[];
  readonly fromMs: number;
  readonly toMs: number;
  /** Narrow places have the weeks in several blocks under each other. */
  readonly blocks: number;
  readonly words: CalendarWords;
}

const BLOCK_PX = 188;
const dayText = (dayMs: number): string => new Date(dayMs).toISOString().slice(0, 10);

/** Events of each UTC day as shades of a calendar; days with a high or critical one carry its mark. */
export function CalendarHeatMap(props: CalendarHeatMapProps) {
  const { title, fileName, fromMs, toMs, blocks, words } = props;
  const [chosenMs, setChosen] = useState<number>();
  const grid = calendarGrid(fromMs, toMs, blocks);
  const days = filledDays(grid, props.days);
  const maximumEvents = days.reduce((largest, { events }) => Math.max(largest, events), 0);
  const chosenDay = days.find(({ dayMs }) => dayMs === chosenMs);
  const starts = shadeStarts(maximumEvents);
  return (
    <ChartFrame
      title={title}
      fileName={fileName}
      shape={BLOCK_PX * blocks}
      empty={maximumEvents === 0 ? words.empty : undefined}
      table={{
        columns: [{ name: words.day }, { name: words.events }, { name: words.high }, { name: words.critical }],
        rows: days
          .filter(({ events }) => events > 0)
          .map(({ dayMs, events, high, critical }) => [dayText(dayMs), events, high, critical]),
      }}
      legend={
        <ul className="chart-legend">
          {[0, ...starts].map((start, shade) => (
            <li key={start}>
              <span className={`calendar-swatch calendar-shade-${shade}`} aria-hidden="true" />
              {shade === 0 ? words.none : rangeText(starts, shade, maximumEvents)}
            </li>
          ))}
          <li>
            <RiskIcon level="serious" /> {words.high}
          </li>
          <li>
            <RiskIcon level="critical" /> {words.critical}
          </li>
        </ul>
      }
      footer={
        <p className="chart-caption" role="status">
          {chosenDay === undefined ? '\u00a0' : words.spoken(dayText(chosenDay.dayMs), chosenDay)}
        </p>
      }
    >
      {(size) => (
        <CalendarPlot
          {...{ size, grid, days, maximumEvents, words, chosenMs }}
          onDay={setChosen}
          spoken={(day) => words.spoken(dayText(day.dayMs), day)}
        />
      )}
    </ChartFrame>
  );
}

/** `3`, `4–6`, and the last one open. */
function rangeText(starts: readonly number[], shade: number, maximumEvents: number): string {
  const start = starts[shade - 1]!;
  const next = starts[shade];
  if (next === undefined) return maximumEvents > start ? `${start}–${maximumEvents}` : `≥${start}`;
  return next - 1 > start ? `${start}–${next - 1}` : String(start);
}

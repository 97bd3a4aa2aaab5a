import { utcTicks } from '../scale/utc-ticks.ts';
import type { AxisSpan } from '../scale/view.ts';
import './axis.css';
import type { PlotBox } from './plot-box.ts';

/** Near the right end the day of year would leave the panel. */
const HALF_LABEL_PX = 24;

export interface UtcAxisProps {
  readonly box: PlotBox;
  readonly span: AxisSpan;
  readonly toPx: (timeMs: number) => number;
}

/** Time axis under a plot: grid lines, clock times, and month-day with the day of year where a day begins. */
export function UtcAxis({ box, span, toPx }: UtcAxisProps) {
  const ticks = utcTicks(span[0], span[1], box.right - box.left);
  return (
    <g>
      {ticks.map(({ timeMs, label, dayOfYear, isDayStart }) => {
        const x = Math.round(toPx(timeMs));
        return (
          <g key={timeMs}>
            <line
              className={isDayStart ? 'chart-grid-strong' : 'chart-grid'}
              x1={x}
              x2={x}
              y1={box.top}
              y2={box.bottom}
            />
            <text
              className={isDayStart ? 'chart-tick chart-tick-strong' : 'chart-tick'}
              x={x}
              y={box.bottom + 15}
              textAnchor="middle"
            >
              {label}
              {dayOfYear !== null && x < box.right - HALF_LABEL_PX && (
                <tspan className="chart-tick" dx={5}>
                  {dayOfYear}
                </tspan>
              )}
            </text>
          </g>
        );
      })}
      <line className="chart-baseline" x1={box.left} x2={box.right} y1={box.bottom} y2={box.bottom} />
    </g>
  );
}

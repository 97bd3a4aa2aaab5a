import type { ScreenedEvent } from '@keepout/contract/ca/post-manoeuvre-screening';
import { ChartFrame } from '../../charts/frame/ChartFrame.tsx';
import { Legend } from '../../charts/frame/Legend.tsx';
import { decadeTicks } from '../../charts/scale/decade-ticks.ts';
import { logarithmicScale } from '../../charts/scale/linear-scale.ts';
import { pcRange } from '../../charts/scale/pc-range.ts';
import '../../charts/axis/axis.css';
import { formatPc, formatPcLimit } from '../../format/probability.ts';
import { usePostText } from './en.ts';

/** Maximum number of plotted conjunctions; the table has all. */
const MOST_ROWS = 20;
const ROW_PX = 22;
const LEFT_PX = 150;
const FOOT_PX = 26;
const LEAST_TICK_PX = 64;

export interface PairedDotsProps {
  readonly events: readonly ScreenedEvent[];
  readonly watchPc: number | undefined;
}

/** Pc before (ring) and after (dot) the manoeuvre of each conjunction on one axis, in the given order. */
export function PairedDots({ events, watchPc }: PairedDotsProps) {
  const text = usePostText();
  const rows = events.slice(0, MOST_ROWS);
  const pcOf = (side: ScreenedEvent['before']) => side?.probability ?? null;
  if (rows.length === 0) return null;
  return (
    <ChartFrame
      title={text.dots}
      legend={
        <Legend
          items={[
            { label: text.before, symbol: <circle className="post-before" cx={9} cy={5} r={4} /> },
            { label: text.after, symbol: <circle className="post-after" cx={9} cy={5} r={4} /> },
          ]}
        />
      }
      fileName="before-after"
      table={{
        columns: [
          { name: text.columns.object },
          { name: text.columns.pcBefore, format: formatPc },
          { name: text.columns.pcAfter, format: formatPc },
        ],
        rows: events.map((event) => [event.secondaryName, pcOf(event.before), pcOf(event.after)]),
      }}
      shape={rows.length * ROW_PX + FOOT_PX}
    >
      {({ width, height }) => {
        const left = Math.min(LEFT_PX, width * 0.35);
        const limits = watchPc === undefined ? [] : [{ value: watchPc }];
        const [floor, ceiling] = pcRange(
          rows.flatMap(({ before, after }) => [pcOf(before), pcOf(after)]),
          limits,
        );
        const scale = logarithmicScale([floor, ceiling], [left + 10, width - 16]);
        const x = (pc: number) => scale(Math.max(floor, pc));
        const ticks = decadeTicks(floor, ceiling, width - left - 26, LEAST_TICK_PX).map((power) => 10 ** power);
        return (
          <svg data-chart="" width={width} height={height} role="img" aria-label={text.dots}>
            {ticks.map((tick) => (
              <g key={tick}>
                <line className="chart-grid" x1={x(tick)} x2={x(tick)} y1={0} y2={height - FOOT_PX} />
                <text className="chart-tick" x={x(tick)} y={height - 8} textAnchor="middle">
                  {formatPcLimit(tick)}
                </text>
              </g>
            ))}
            {watchPc !== undefined && (
              <g>
                <line className="post-watch" x1={x(watchPc)} x2={x(watchPc)} y1={0} y2={height - FOOT_PX} />
                <text className="chart-label" x={x(watchPc) + 4} y={height - FOOT_PX - 4}>
                  {text.watchLine(formatPcLimit(watchPc))}
                </text>
              </g>
            )}
            {rows.map((row, place) => {
              const y = place * ROW_PX + ROW_PX / 2;
              const [before, after] = [pcOf(row.before), pcOf(row.after)];
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: the conjunctions of one result never move
                <g key={place}>
                  <text className="chart-tick" x={left} y={y + 4} textAnchor="end">
                    {row.secondaryName.slice(0, 20)}
                  </text>
                  {before !== null && after !== null && (
                    <line className="chart-baseline" x1={x(before)} x2={x(after)} y1={y} y2={y} />
                  )}
                  {before !== null && <circle className="post-before" cx={x(before)} cy={y} r={5} />}
                  {after !== null && <circle className="post-after" cx={x(after)} cy={y} r={4} />}
                </g>
              );
            })}
          </svg>
        );
      }}
    </ChartFrame>
  );
}

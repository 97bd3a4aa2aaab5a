import type { SpaceWeather } from '@keepout/contract/sky/space-weather';
import { useState } from 'react';
import { type SeriesPoint, seriesPath } from '../../charts/axis/series-path.ts';
import { ChartFrame } from '../../charts/frame/ChartFrame.tsx';
import { Legend } from '../../charts/frame/Legend.tsx';
import { niceCeiling } from '../../charts/scale/linear-ticks.ts';
import { paddedTimeSpan, TimeSeriesPlot } from '../../charts/tracking/TimeSeriesPlot.tsx';
import { formatNumber } from '../../format/number.ts';
import { useNow } from '../../time/ticker.ts';
import { useSkyText } from './en.ts';

export interface ActivityPlotProps {
  readonly figure: 'f107' | 'ap';
  readonly days: SpaceWeather['days'];
}

const HEIGHT_PX = 220;
const PLOTS = {
  f107: { name: 'flux', unit: '10⁻²² W/m²/Hz', decimals: 1 },
  ap: { name: 'ap', unit: '2 nT', decimals: 0 },
} as const;

const isObserved = ({ source }: SpaceWeather['days'][number]) => source === 'OBSERVED' || source === 'INTERPOLATED';

/** Daily values of one index; the flux with the mean that the force model uses. Predicted values have a grey background. */
export function ActivityPlot({ figure, days }: ActivityPlotProps) {
  const text = useSkyText().weather;
  const nowMs = useNow('fiveMinutes');
  const [activeKey, setActive] = useState<string | null>(null);
  const { name, unit, decimals } = PLOTS[figure];
  const title = text[name];
  const formatValue = (value: number) => formatNumber(value, decimals);
  const hasMean = figure === 'f107';
  const dots = days.map((row) => ({
    key: row.day,
    timeMs: Date.parse(`${row.day}T00:00:00Z`),
    value: row[figure],
    mean: row.f107Mean,
    card: [
      ...(hasMean ? [{ name: text.mean, value: formatValue(row.f107Mean) }] : []),
      { name: text.source, value: text.sources[row.source] },
    ],
  }));
  const values = days.flatMap((row) => (hasMean ? [row.f107, row.f107Mean] : [row.ap]));
  const firstPredicted = dots[days.findLastIndex(isObserved) + 1];
  const line = (place: (dot: (typeof dots)[number]) => SeriesPoint) => seriesPath(dots.map(place));
  const mean = { name: text.mean, format: formatValue };
  return (
    <ChartFrame
      title={title}
      unit={`[${unit}]`}
      fileName={`space-weather-${figure}`}
      table={{
        columns: [
          { name: text.day },
          { name: title, unit, format: formatValue },
          ...(hasMean ? [mean] : []),
          { name: text.source },
        ],
        rows: days.map((row) => [row.day, row[figure], ...(hasMean ? [row.f107Mean] : []), text.sources[row.source]]),
      }}
      shape={HEIGHT_PX}
      empty={days.length === 0 ? text.noDays : undefined}
      legend={
        <Legend
          items={[
            { label: text.daily, symbol: <path className="sky-daily" d="M1,5H17" /> },
            ...(hasMean ? [{ label: text.mean, symbol: <path className="sky-mean" d="M1,5H17" /> }] : []),
            { label: text.prediction, symbol: <rect className="sky-predicted" width={18} height={10} /> },
            { label: text.now, symbol: <path className="chart-now" d="M9,0V10" /> },
          ]}
        />
      }
    >
      {(size) => (
        <TimeSeriesPlot
          size={size}
          span={paddedTimeSpan(dots.map(({ timeMs }) => timeMs))}
          dots={dots}
          range={[0, niceCeiling(Math.max(...values))]}
          hasDots={false}
          valueName={title}
          formatValue={formatValue}
          label={text.label(title, formatNumber(days.length))}
          activeKey={activeKey}
          onActive={setActive}
          nowMs={nowMs}
          under={(box, toX, toY) => (
            <>
              {firstPredicted && (
                <rect
                  className="sky-predicted"
                  x={toX(firstPredicted.timeMs)}
                  width={box.right - toX(firstPredicted.timeMs)}
                  y={box.top}
                  height={box.bottom - box.top}
                />
              )}
              <path className="sky-daily" d={line(({ timeMs, value }) => ({ x: toX(timeMs), y: toY(value) }))} />
              {hasMean && (
                <path className="sky-mean" d={line(({ timeMs, mean }) => ({ x: toX(timeMs), y: toY(mean) }))} />
              )}
            </>
          )}
        />
      )}
    </ChartFrame>
  );
}

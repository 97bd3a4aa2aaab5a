import type { ManoeuvreReturn, ReturnBox } from '@keepout/contract/ca/manoeuvre-return';
import { useState } from 'react';
import { seriesPath } from '../../charts/axis/series-path.ts';
import { ChartFrame } from '../../charts/frame/ChartFrame.tsx';
import { Legend } from '../../charts/frame/Legend.tsx';
import { PlotStack } from '../../charts/interaction/PlotStack.tsx';
import { useTrackingChartText } from '../../charts/tracking/en.ts';
import { paddedTimeSpan, TimeSeriesPlot } from '../../charts/tracking/TimeSeriesPlot.tsx';
import { formatSignificant } from '../../format/number.ts';
import { formatTime, parseTime } from '../../time/utc.ts';
import { useCourseText } from './course/en.ts';

export interface ReturnCourseProps {
  readonly answer: Pick<ManoeuvreReturn, 'course' | 'manoeuvres' | 'found'>;
  /** The bands that the answer is for. */
  readonly bands: Pick<ReturnBox, 'smaBand' | 'phaseBand'>;
  readonly tca: string;
}

const PLOT_PX = 150;
/** Room for a name. */
const AIR = 1.35;
const PLOTS = [
  { name: 'sma', alone: 'smaAlone', band: 'smaBand', unit: 'm' },
  { name: 'phase', alone: 'phaseAlone', band: 'phaseBand', unit: '°' },
] as const;
const at = (epoch: string): number => parseTime(epoch) ?? Number.NaN;
/** An impulse begins and ends at once. */
const burnSpan = (manoeuvre: ManoeuvreReturn['manoeuvres'][number]): readonly number[] => {
  const beginMs = at(manoeuvre.ignitionEpoch);
  return [beginMs, beginMs + 1000 * ('manoeuvreDuration' in manoeuvre ? (manoeuvre.manoeuvreDuration ?? 0) : 0)];
};
const upright = (x: number, y1: number, y2: number) => ({ x1: x, x2: x, y1, y2 });

/** Course relative to the bands from the first ignition epoch to the end: with the return manoeuvre (solid), and with the avoidance manoeuvre alone (dashed). */
export function ReturnCourse({ answer: { course, manoeuvres, found: isFound }, bands, tca }: ReturnCourseProps) {
  const text = useCourseText();
  const { timeUtc } = useTrackingChartText().series;
  const [activeKey, onActive] = useState<string | null>(null);
  const span = paddedTimeSpan(course.map(({ epoch }) => at(epoch)));
  const lines = [
    { label: text.both, symbol: <line className="chart-series" x2={18} y1={5} y2={5} /> },
    { label: text.alone, symbol: <line className="chart-series-context" x2={18} y1={5} y2={5} /> },
    { label: text.band, symbol: <rect className="chart-expected" width={18} height={10} /> },
    { label: text.burn, symbol: <line className="chart-now" {...upright(9, 0, 10)} /> },
  ];
  return (
    <PlotStack>
      {PLOTS.map(({ name, alone, band, unit }) => {
        const limit = bands[band];
        const values = course.flatMap((place) => [place[alone] ?? 0, place[name] ?? 0]);
        const range = [AIR * Math.min(-limit, ...values), AIR * Math.max(limit, ...values)] as const;
        const formatWithUnit = (value: number | null) => `${formatSignificant(value)}\u00a0${unit}`;
        // Without a return manoeuvre the line is that of the avoidance manoeuvre.
        const dots = course.flatMap(({ epoch, [isFound ? name : alone]: value, [alone]: aloneValue }) => {
          const card = isFound ? [{ name: text.alone, value: formatWithUnit(aloneValue) }] : [];
          return value === null ? [] : [{ key: epoch, timeMs: at(epoch), value, card }];
        });
        return (
          <ChartFrame
            key={name}
            title={text[name]}
            unit={`[${unit}]`}
            fileName={`return-${name}`}
            table={{
              columns: [{ name: timeUtc }, { name: text.both, unit }, { name: text.alone, unit }],
              rows: course.map((place) => [formatTime(at(place.epoch)), place[name], place[alone]]),
            }}
            shape={PLOT_PX}
            legend={<Legend items={isFound ? lines : lines.slice(1)} />}
          >
            {(size) => (
              <TimeSeriesPlot
                {...{ size, span, dots, range, activeKey, onActive }}
                isLine={isFound}
                hasDots={false}
                limits={[limit, -limit].map((value) => ({ value, label: '' }))}
                valueName={text[isFound ? 'both' : 'alone']}
                formatValue={formatWithUnit}
                label={text.label(text[name], formatWithUnit(limit))}
                under={({ left, right, top, bottom }, toX, toY) => (
                  <>
                    <path className="chart-expected" d={`M${left},${toY(limit)}H${right}V${toY(-limit)}H${left}Z`} />
                    <path
                      className="chart-series-context"
                      d={seriesPath(
                        course.map(({ epoch, [alone]: y }) => ({ x: toX(at(epoch)), y: y === null ? y : toY(y) })),
                      )}
                    />
                    {manoeuvres.map((manoeuvre) => {
                      const [x, end] = burnSpan(manoeuvre).map(toX) as [number, number];
                      return (
                        <g key={manoeuvre.ignitionEpoch}>
                          <rect className="chart-forecast" {...{ x, y: top, width: end - x, height: bottom - top }} />
                          <line className="chart-now" {...upright(x, top, bottom)} />
                        </g>
                      );
                    })}
                    <line className="chart-event" {...upright(toX(at(tca)), top, bottom)} />
                    <text className="chart-label" x={toX(at(tca)) + 5} y={top + 10}>
                      TCA
                    </text>
                  </>
                )}
              />
            )}
          </ChartFrame>
        );
      })}
    </PlotStack>
  );
}

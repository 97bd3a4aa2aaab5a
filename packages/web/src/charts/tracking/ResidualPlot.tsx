import { formatArcseconds, formatNumber } from '../../format/number.ts';
import { formatTime } from '../../time/utc.ts';
import { Frame } from '../frame/Frame.tsx';
import { Legend } from '../frame/Legend.tsx';
import { niceCeiling } from '../scale/linear-ticks.ts';
import { useTrackingChartText } from './en.ts';
import { type SeriesDot, spanOf, TimeSeriesPlot } from './TimeSeriesPlot.tsx';

export interface ResidualPlotProps {
  readonly axis: 'ra' | 'dec' | 'range';
  /** Observed minus predicted: arcsec of directions, m of a range. */
  readonly dots: readonly SeriesDot[];
  /** Limit of the association, arcsec; none where it is in another unit. */
  readonly thresholdArcsec: number | undefined;
  readonly activeKey: string | null;
  readonly onActive: (key: string | null) => void;
  readonly heightPx?: number;
}

/** Limits are drawn up to so many times the largest residual. */
const LIMIT_SHARE = 12;

const formatRange = (value: number) => `${formatNumber(value, 1)}\u00a0m`;

/** Residuals of a track against the orbit that it is of, between the limits of the association. */
export function ResidualPlot({ axis, dots, thresholdArcsec, activeKey, onActive, heightPx = 190 }: ResidualPlotProps) {
  const all = useTrackingChartText();
  const text = all.residuals;
  const isRange = axis === 'range';
  const threshold = isRange ? undefined : thresholdArcsec;
  const most = Math.max(...dots.map(({ value }) => Math.abs(value)));
  // A limit far outside would press the residuals into a line; the note names it all the same.
  const isLimitNear = threshold !== undefined && threshold <= LIMIT_SHARE * most;
  const reach = niceCeiling(isLimitNear ? Math.max(threshold, most) : most);
  const name = text[axis];
  const label = threshold === undefined ? '–' : formatArcseconds(threshold);
  return (
    <Frame
      title={name}
      unit={isRange ? '[m]' : '[″]'}
      note={threshold === undefined ? undefined : `${text.threshold} ${label}`}
      fileName={`residual-${axis}`}
      table={{
        columns: [
          { name: all.series.timeUtc },
          { name: { ra: text.raName, dec: text.decName, range: text.rangeName }[axis], unit: isRange ? 'm' : '″' },
        ],
        rows: dots.map(({ timeMs, value }) => [formatTime(timeMs), value]),
      }}
      shape={heightPx}
      empty={dots.length === 0 ? text.none : undefined}
      legend={
        dots.some(({ isHollow }) => isHollow) ? (
          <Legend
            items={[
              { label: text.used, symbol: <circle className="series-dot" cx={9} cy={5} r={3.5} /> },
              { label: text.unused, symbol: <circle className="series-ring" cx={9} cy={5} r={3.5} /> },
            ]}
          />
        ) : undefined
      }
    >
      {(size) => (
        <TimeSeriesPlot
          size={size}
          span={spanOf(dots.map(({ timeMs }) => timeMs))}
          dots={dots}
          range={[-reach, reach]}
          limits={
            isLimitNear
              ? [
                  { value: threshold, label },
                  { value: -threshold, label: '' },
                ]
              : []
          }
          valueName={{ ra: text.raName, dec: text.decName, range: text.rangeName }[axis]}
          formatValue={isRange ? formatRange : formatArcseconds}
          label={text.label(name, dots.length, label)}
          activeKey={activeKey}
          onActive={onActive}
        />
      )}
    </Frame>
  );
}

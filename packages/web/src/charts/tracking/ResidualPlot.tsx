import { formatArcseconds, formatNumber } from '../../format/number.ts';
import { Legend } from '../frame/Legend.tsx';
import { niceCeiling } from '../scale/linear-ticks.ts';
import { useTrackingChartText } from './en.ts';
import { SeriesFrame } from './SeriesFrame.tsx';
import type { SeriesDot } from './TimeSeriesPlot.tsx';

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

/** Limits are drawn up to this factor times the largest residual. */
const LIMIT_SHARE = 12;

const formatRange = (value: number) => `${formatNumber(value, 1)}\u00a0m`;

/** Residuals of a track against the orbit that it is of, between the limits of the association. */
export function ResidualPlot({ axis, dots, thresholdArcsec, activeKey, onActive, heightPx = 190 }: ResidualPlotProps) {
  const text = useTrackingChartText().residuals;
  const isRange = axis === 'range';
  const threshold = isRange ? undefined : thresholdArcsec;
  const maximumResidual = Math.max(...dots.map(({ value }) => Math.abs(value)));
  // A limit far outside would press the residuals into a line; the note names it all the same.
  const isLimitNear = threshold !== undefined && threshold <= LIMIT_SHARE * maximumResidual;
  const reach = niceCeiling(isLimitNear ? Math.max(threshold, maximumResidual) : maximumResidual);
  const name = text[axis];
  const valueName = { ra: text.raName, dec: text.decName, range: text.rangeName }[axis];
  const label = threshold === undefined ? '–' : formatArcseconds(threshold);
  return (
    <SeriesFrame
      title={name}
      unit={isRange ? '[m]' : '[″]'}
      note={threshold === undefined ? undefined : `${text.threshold} ${label}`}
      fileName={`residual-${axis}`}
      heightPx={heightPx}
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
      column={{ name: valueName, unit: isRange ? 'm' : '″' }}
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
      valueName={valueName}
      formatValue={isRange ? formatRange : formatArcseconds}
      label={text.label(name, dots.length, label)}
      activeKey={activeKey}
      onActive={onActive}
    />
  );
}

import { formatNumber } from '../../format/number.ts';
import { formatTime } from '../../time/utc.ts';
import { Frame } from '../frame/Frame.tsx';
import { useTrackingChartText } from './en.ts';
import { type SeriesDot, spanOf, TimeSeriesPlot } from './TimeSeriesPlot.tsx';

export interface LightCurveProps {
  /** Apparent magnitudes. */
  readonly dots: readonly SeriesDot[];
  readonly activeKey: string | null;
  readonly onActive: (key: string | null) => void;
  readonly heightPx?: number;
}

const AIR_MAG = 0.2;
const formatMagnitude = (value: number) => formatNumber(value, 2);

/** Brightness over a pass; the axis is reversed, as magnitudes are: brighter is up. */
export function LightCurve({ dots, activeKey, onActive, heightPx = 190 }: LightCurveProps) {
  const all = useTrackingChartText();
  const text = all.light;
  const values = dots.map(({ value }) => value);
  return (
    <Frame
      title={text.title}
      unit={text.unit}
      fileName="light-curve"
      table={{
        columns: [{ name: all.series.timeUtc }, { name: text.magnitude, format: formatMagnitude }],
        rows: dots.map(({ timeMs, value }) => [formatTime(timeMs), value]),
      }}
      shape={heightPx}
      empty={dots.length === 0 ? text.none : undefined}
    >
      {(size) => (
        <TimeSeriesPlot
          size={size}
          span={spanOf(dots.map(({ timeMs }) => timeMs))}
          dots={dots}
          range={[Math.min(...values) - AIR_MAG, Math.max(...values) + AIR_MAG]}
          isReversed
          isLine
          valueName={text.magnitude}
          formatValue={formatMagnitude}
          label={text.label(dots.length)}
          activeKey={activeKey}
          onActive={onActive}
        />
      )}
    </Frame>
  );
}

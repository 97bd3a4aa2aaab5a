import { formatNumber } from '../../format/number.ts';
import { useTrackingChartText } from './en.ts';
import { SeriesFrame } from './SeriesFrame.tsx';
import type { SeriesDot } from './TimeSeriesPlot.tsx';

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
  const text = useTrackingChartText().light;
  const values = dots.map(({ value }) => value);
  return (
    <SeriesFrame
      title={text.title}
      unit={text.unit}
      fileName="light-curve"
      heightPx={heightPx}
      empty={dots.length === 0 ? text.none : undefined}
      column={{ name: text.magnitude, format: formatMagnitude }}
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
  );
}

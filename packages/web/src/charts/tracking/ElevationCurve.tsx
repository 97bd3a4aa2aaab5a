import { useState } from 'react';
import { formatDegrees } from '../../format/number.ts';
import { useSharedPlots } from '../interaction/PlotStack.tsx';
import { useTrackingChartText } from './en.ts';
import { SeriesFrame } from './SeriesFrame.tsx';
import type { SkyPathPoint } from './sky-path.ts';

export interface ElevationCurveProps {
  readonly places: readonly SkyPathPoint[];
  readonly leastElevationDeg: number;
  readonly nowMs: number;
  readonly heightPx?: number;
  readonly empty?: string | undefined;
}

/** Elevation of the object over one pass. */
export function ElevationCurve({ places, leastElevationDeg, nowMs, heightPx = 180, empty }: ElevationCurveProps) {
  const all = useTrackingChartText();
  const text = all.elevation;
  const { crosshair } = useSharedPlots();
  const [activeKey, setActive] = useState<string | null>(null);
  const maximumElevationDeg = Math.max(0, ...places.map(({ elevationDeg }) => elevationDeg));
  return (
    <SeriesFrame
      title={text.title}
      unit="[°]"
      fileName="elevation"
      heightPx={heightPx}
      empty={empty ?? (places.length === 0 ? all.sky.none : undefined)}
      column={{ name: text.title, unit: '°', format: (value) => value.toFixed(1) }}
      dots={places.map(({ timeMs, elevationDeg }) => ({ key: String(timeMs), timeMs, value: elevationDeg }))}
      range={[0, Math.min(90, Math.ceil((maximumElevationDeg + 5) / 15) * 15)]}
      isLine
      hasDots={false}
      limits={[{ value: leastElevationDeg, label: text.mask }]}
      valueName={text.title}
      formatValue={formatDegrees}
      label={text.label(formatDegrees(maximumElevationDeg))}
      activeKey={activeKey}
      onActive={(key) => {
        setActive(key);
        if (key === null) crosshair.set(null);
      }}
      nowMs={nowMs}
    />
  );
}

import type { PlotBox } from '../axis/plot-box.ts';
import type { LogScale } from '../scale/log-scale.ts';
import { forecastPaths, type PcForecastBand } from './forecast-band.ts';

export interface ForecastBandProps {
  readonly forecast: PcForecastBand;
  readonly box: PlotBox;
  readonly scale: LogScale;
  readonly toPx: (timeMs: number) => number;
  readonly label: string;
}

/** How far the probability may still move until the decision, and when that is due. */
export function ForecastBand({ forecast, box, scale, toPx, label }: ForecastBandProps) {
  const { band, median } = forecastPaths(forecast, scale, toPx);
  const decisionMs = forecast.steps.at(-1)?.atMs;
  const x = decisionMs === undefined ? Number.NaN : toPx(decisionMs);
  return (
    <g>
      <path className="chart-forecast" d={band} />
      <path className="chart-forecast-median" d={median} />
      {x >= box.left && x <= box.right && (
        <>
          <line className="chart-decision" x1={x} x2={x} y1={box.top} y2={scale.bottom} />
          <text className="chart-label chart-label-faint" x={x - 5} y={scale.bottom - 6} textAnchor="end">
            {label}
          </text>
        </>
      )}
    </g>
  );
}

import { useState } from 'react';
import { formatArcseconds, formatNumber } from '../../format/number.ts';
import { niceCeiling } from '../scale/linear-ticks.ts';
import { useTrackingChartText } from './en.ts';
import { SeriesFrame } from './SeriesFrame.tsx';
import type { SeriesDot } from './TimeSeriesPlot.tsx';

export interface CalibrationPlotProps {
  readonly figure: 'angle' | 'range' | 'bias';
  readonly dots: readonly SeriesDot[];
  /** As the owner states it, in the unit of the figure. */
  readonly statedAccuracy: number | null;
  readonly heightPx?: number;
}

const UNITS = { angle: '[″]', range: '[m]', bias: '[ms]' } as const;
const WORDS = {
  angle: formatArcseconds,
  range: (value: number) => `${formatNumber(value, 1)}\u00a0m`,
  bias: (value: number) => `${formatNumber(value, 1)}\u00a0ms`,
} as const;

/** Residuals of a sensor over time, next to the accuracy stated by its owner. */
export function CalibrationPlot({ figure, dots, statedAccuracy, heightPx = 200 }: CalibrationPlotProps) {
  const text = useTrackingChartText().calibration;
  const [activeKey, setActive] = useState<string | null>(null);
  const name = text[figure];
  const values = [...dots.map(({ value }) => value), ...(statedAccuracy === null ? [] : [statedAccuracy])];
  const top = niceCeiling(Math.max(0, ...values.map((value) => Math.abs(value))));
  return (
    <SeriesFrame
      title={name}
      unit={UNITS[figure]}
      fileName={`calibration-${figure}`}
      heightPx={heightPx}
      empty={dots.length === 0 ? text.none : undefined}
      column={{ name }}
      dots={dots}
      range={[figure === 'bias' ? -top : 0, top]}
      isLine
      limits={statedAccuracy === null ? [] : [{ value: statedAccuracy, label: text.stated }]}
      valueName={name}
      formatValue={WORDS[figure]}
      label={text.label(name, dots.length)}
      activeKey={activeKey}
      onActive={setActive}
    />
  );
}

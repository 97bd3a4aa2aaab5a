import { MS_PER_MINUTE } from '@keepout/units/duration';
import { type ReactNode, useState } from 'react';
import { PlotStack } from './interaction/PlotStack.tsx';
import type { ChartSpecimen } from './specimen.ts';
import { CalibrationPlot } from './tracking/CalibrationPlot.tsx';
import { ElevationCurve } from './tracking/ElevationCurve.tsx';
import { LightCurve } from './tracking/LightCurve.tsx';
import { NightGantt } from './tracking/NightGantt.tsx';
import type { NightBar, NightRow } from './tracking/night-row.ts';
import { ResidualPlot } from './tracking/ResidualPlot.tsx';
import { SensorMap } from './tracking/SensorMap.tsx';
import { SkyPlot } from './tracking/SkyPlot.tsx';
import type { SkyPathPoint } from './tracking/sky-path.ts';
import type { SeriesDot } from './tracking/TimeSeriesPlot.tsx';

const HOUR_MS = 60 * MS_PER_MINUTE;
const START_MS = Date.UTC(2026, 10, 21, 18);

/** A pass from the north-west over 62 degrees to the south-east; the second half lies in shadow. */
const PASS: readonly SkyPathPoint[] = Array.from({ length: 41 }, (_, index) => {
  const share = index / 40;
  return {
    timeMs: START_MS + index * 15_000,
    azimuthDeg: (318 + 190 * share) % 360,
    isLit: index < 24,
    elevationDeg: 12 + 50 * Math.sin(Math.PI * share),
  };
});
const HORIZON = [
  { azimuthDeg: 0, elevationDeg: 12 },
  { azimuthDeg: 70, elevationDeg: 27 },
  { azimuthDeg: 140, elevationDeg: 15 },
];

const wobble = (index: number) => Math.sin(index * 2.7) + 0.6 * Math.cos(index * 5.3);
const dots = (value: (index: number) => number, count = 28, hollow = -1): readonly SeriesDot[] =>
  Array.from({ length: count }, (_, index) => ({
    key: String(index),
    timeMs: START_MS + index * 6000,
    value: value(index),
    isHollow: hollow === index,
  }));

const bar = (id: string, fromH: number, part: Partial<NightBar> = {}): NightBar => ({
  id,
  startMs: START_MS + fromH * HOUR_MS,
  endMs: START_MS + (fromH + 0.15) * HOUR_MS,
  level: 'pending',
  status: 'Approved',
  label: `ENVISAT, ${id}`,
  isLit: true,
  ...part,
});
const shade = (kind: NightRow['shades'][number]['kind'], fromH: number, toH: number) => ({
  kind,
  startMs: START_MS + fromH * HOUR_MS,
  endMs: START_MS + toH * HOUR_MS,
});
const ROWS: readonly NightRow[] = [
  {
    id: 'TEI-07',
    name: 'TEI-07',
    weather: '82 % of nights clear',
    shades: [shade('twilight', 0.5, 1.6), shade('night', 1.6, 11), shade('moon', 3, 9)],
    bars: [bar('lit', 3), bar('cloudy', 5.4, { clouds: 0.8 }), bar('chosen', 8, { isChosen: true, level: 'ok' })],
  },
  {
    id: 'SUT-02',
    name: 'SUT-02',
    weather: '61 % of nights clear',
    shades: [shade('night', 0, 7), shade('off', 9, 14)],
    bars: [bar('unlit', 1.4, { isLit: false }), bar('failed', 6, { level: 'serious', status: 'Unsuccessful' })],
  },
];

const SENSORS = [
  { code: 'TEI-07', type: 'Optical', latitude: 28.3, longitude: -16.5, isChosen: true, isRadar: false },
  { code: 'KIR-R1', type: 'Radar', latitude: 67.9, longitude: 20.4, isChosen: true, isRadar: true },
  { code: 'CTO-11', type: 'Optical', latitude: -30.2, longitude: -70.8, isChosen: false, isRadar: false },
].map((sensor) => ({ ...sensor, leastElevationDeg: 15 }));

/** Plots with external highlighting need state for the highlighted point. */
function Pointed({
  children,
}: {
  readonly children: (active: string | null, set: (key: string | null) => void) => ReactNode;
}) {
  const [active, set] = useState<string | null>(null);
  return <PlotStack>{children(active, set)}</PlotStack>;
}

const residual = (axis: 'ra' | 'dec' | 'range', values: readonly SeriesDot[], thresholdArcsec: number | undefined) => (
  <Pointed>
    {(activeKey, onActive) => <ResidualPlot {...{ axis, thresholdArcsec, activeKey, onActive }} dots={values} />}
  </Pointed>
);
const light = (values: readonly SeriesDot[]) => (
  <Pointed>{(activeKey, onActive) => <LightCurve {...{ activeKey, onActive }} dots={values} />}</Pointed>
);
const SKY = { horizon: HORIZON, leastElevationDeg: 10 };
const NIGHT = { nowMs: START_MS + 4 * HOUR_MS, startMs: START_MS, endMs: START_MS + 16 * HOUR_MS };

export const specimens: readonly ChartSpecimen[] = [
  {
    name: 'Sky plot',
    render: () => (
      <SkyPlot
        places={PASS}
        {...SKY}
        sun={{ azimuthDeg: 258, elevationDeg: 4 }}
        moon={{ azimuthDeg: 120, elevationDeg: 40 }}
        note="TEI-07"
      />
    ),
  },
  { name: 'Sky plot, empty', render: () => <SkyPlot places={[]} {...SKY} /> },
  {
    name: 'Elevation',
    render: () => <ElevationCurve places={PASS} leastElevationDeg={15} nowMs={START_MS + 3 * MS_PER_MINUTE} />,
  },
  { name: 'Elevation, empty', render: () => <ElevationCurve places={[]} leastElevationDeg={15} nowMs={START_MS} /> },
  {
    name: 'Plan of the night',
    render: () => <NightGantt rows={ROWS} {...NIGHT} moonLit={0.83} selectedId="chosen" onSelect={() => {}} />,
  },
  { name: 'Plan of the night, no sensor', render: () => <NightGantt rows={[]} {...NIGHT} /> },
  {
    name: 'Residuals of a direction',
    render: () =>
      residual(
        'ra',
        dots((index) => 4 * wobble(index)),
        42.345_67,
      ),
  },
  {
    name: 'Residuals beyond the threshold',
    render: () =>
      residual(
        'dec',
        dots((index) => 60 + 4 * wobble(index)),
        42.345_67,
      ),
  },
  {
    name: 'Residuals of a range',
    render: () =>
      residual(
        'range',
        dots((index) => 14 * wobble(index)),
        undefined,
      ),
  },
  { name: 'Residuals, none', render: () => residual('ra', [], 42.345_67) },
  { name: 'Light curve', render: () => light(dots((index) => 9.8 - 0.9 * Math.sin(index / 9) + 0.06 * wobble(index))) },
  { name: 'Light curve, none', render: () => light([]) },
  { name: 'Map of sensors', render: () => <SensorMap sensors={SENSORS} heightKm={780} /> },
  { name: 'Map of sensors, none', render: () => <SensorMap sensors={[]} heightKm={780} /> },
  {
    name: 'Calibration',
    render: () => (
      <CalibrationPlot figure="angle" dots={dots((index) => 1.1 + 0.1 * wobble(index), 9)} statedAccuracy={1} />
    ),
  },
  {
    name: 'Calibration of the clock',
    render: () => <CalibrationPlot figure="bias" dots={dots((index) => 6 * wobble(index), 9)} statedAccuracy={0} />,
  },
  { name: 'Calibration, none', render: () => <CalibrationPlot figure="range" dots={[]} statedAccuracy={null} /> },
];

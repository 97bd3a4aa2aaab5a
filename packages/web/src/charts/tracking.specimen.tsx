import { useState } from 'react';
import { MS_PER_HOUR } from './scale/utc-calendar.ts';
import type { Specimen } from './specimen.ts';
import { SPECIMEN_NOW_MS } from './specimen-data.ts';
import { CalibrationPlot } from './tracking/CalibrationPlot.tsx';
import { ElevationCurve } from './tracking/ElevationCurve.tsx';
import { LightCurve } from './tracking/LightCurve.tsx';
import { NightGantt } from './tracking/NightGantt.tsx';
import type { NightRow } from './tracking/night-row.ts';
import { ResidualPlot } from './tracking/ResidualPlot.tsx';
import { SensorMap } from './tracking/SensorMap.tsx';
import { SkyPlot } from './tracking/SkyPlot.tsx';
import type { SkyPlace } from './tracking/sky-path.ts';

const MINUTE_MS = 60_000;
const places: readonly SkyPlace[] = Array.from({ length: 13 }, (_, at) => ({
  timeMs: SPECIMEN_NOW_MS + at * MINUTE_MS,
  azimuthDeg: 250 - at * 18,
  elevationDeg: 12 + 50 * Math.sin((Math.PI * at) / 12),
  isLit: at > 3,
}));
const dots = Array.from({ length: 24 }, (_, at) => ({
  key: String(at),
  timeMs: SPECIMEN_NOW_MS + at * 10_000,
  value: 2.4 * Math.sin(at * 1.7),
  isHollow: at % 9 === 8,
}));
const rows: readonly NightRow[] = [
  {
    id: 'TEN-1',
    name: 'TEN-1',
    weather: '20 %',
    shades: [
      { startMs: SPECIMEN_NOW_MS + MS_PER_HOUR, endMs: SPECIMEN_NOW_MS + 11 * MS_PER_HOUR, kind: 'night' },
      { startMs: SPECIMEN_NOW_MS, endMs: SPECIMEN_NOW_MS + MS_PER_HOUR, kind: 'twilight' },
    ],
    bars: [
      {
        ...{ id: 'p-1', status: 'PLANNED', label: 'IRIDIUM 33 DEB', isLit: true, clouds: 0.2 },
        level: 'pending',
        ...{ startMs: SPECIMEN_NOW_MS + 2 * MS_PER_HOUR, endMs: SPECIMEN_NOW_MS + 2.4 * MS_PER_HOUR, isChosen: true },
      },
      {
        ...{ id: 'p-2', status: 'DONE', label: 'IRIDIUM 33 DEB', isLit: false, clouds: 0.8 },
        level: 'ok',
        ...{ startMs: SPECIMEN_NOW_MS + 6 * MS_PER_HOUR, endMs: SPECIMEN_NOW_MS + 6.3 * MS_PER_HOUR },
      },
    ],
  },
  {
    ...{ id: 'RAD-1', name: 'RAD-1', weather: '', bars: [] },
    shades: [{ startMs: SPECIMEN_NOW_MS, endMs: SPECIMEN_NOW_MS + 4 * MS_PER_HOUR, kind: 'off' }],
  },
];
const SPAN = { nowMs: SPECIMEN_NOW_MS, startMs: SPECIMEN_NOW_MS, endMs: SPECIMEN_NOW_MS + 12 * MS_PER_HOUR };

function Linked() {
  const [active, setActive] = useState<string | null>(null);
  const shared = { dots, activeKey: active, onActive: setActive };
  return (
    <>
      <ResidualPlot axis="ra" thresholdArcsec={3} {...shared} />
      <ResidualPlot axis="range" thresholdArcsec={undefined} {...shared} />
      <LightCurve {...shared} dots={dots.map((dot) => ({ ...dot, value: 11 + dot.value / 4 }))} />
    </>
  );
}

export const specimens: readonly Specimen[] = [
  { name: 'Night over the sensors', render: () => <NightGantt rows={rows} moonLit={0.87} {...SPAN} /> },
  { name: 'Night without a sensor', render: () => <NightGantt rows={[]} empty="No sensor takes orders." {...SPAN} /> },
  {
    name: 'Sky plot',
    render: () => (
      <SkyPlot
        places={places}
        horizon={[
          { azimuthDeg: 0, elevationDeg: 5 },
          { azimuthDeg: 120, elevationDeg: 18 },
          { azimuthDeg: 240, elevationDeg: 8 },
        ]}
        leastElevationDeg={10}
        moon={{ azimuthDeg: 130, elevationDeg: 35 }}
        maxPx={320}
      />
    ),
  },
  {
    name: 'Sky plot, empty',
    render: () => <SkyPlot places={[]} horizon={[]} leastElevationDeg={10} maxPx={300} empty="No pass is chosen." />,
  },
  {
    name: 'Elevation of a pass',
    render: () => <ElevationCurve places={places} leastElevationDeg={10} nowMs={SPECIMEN_NOW_MS + 3 * MINUTE_MS} />,
  },
  { name: 'Residuals and light curve, linked', render: () => <Linked /> },
  {
    name: 'Calibration',
    render: () => (
      <>
        <CalibrationPlot figure="angle" dots={dots} stated={2} />
        <CalibrationPlot figure="bias" dots={[]} stated={null} />
      </>
    ),
  },
  {
    name: 'Sensors and their horizons',
    render: () => (
      <SensorMap
        heightKm={780}
        sensors={[
          {
            ...{ code: 'TEN-1', type: 'OPTICAL_PASSIVE', latitude: 28.3, longitude: -16.5, leastElevationDeg: 15 },
            ...{ isChosen: true, isRadar: false },
          },
          {
            ...{ code: 'RAD-1', type: 'RADAR_ACTIVE', latitude: 69.3, longitude: 18.9, leastElevationDeg: 5 },
            ...{ isChosen: false, isRadar: true },
          },
        ]}
      />
    ),
  },
];

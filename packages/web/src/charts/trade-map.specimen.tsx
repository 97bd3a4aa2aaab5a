import { MS_PER_DAY } from '@keepout/units/duration';
import { useState } from 'react';
import { useMediaQuery } from '../ui/use-media-query.ts';
import type { ChartSpecimen } from './specimen.ts';
import { SPECIMEN_NOW_MS } from './specimen-data.ts';
import type { MapCell } from './trade-map/grid-place.ts';
import { SizeCurve } from './trade-map/SizeCurve.tsx';
import { TradeMapChart } from './trade-map/TradeMap.tsx';

const COLUMNS = 40;
const ROWS = 31;
const orbits = Float64Array.from({ length: COLUMNS }, (_, at) => 0.25 + at * 0.15);
const sizes = Float64Array.from({ length: ROWS }, (_, at) => (at - 15) * 0.002);
const cells = Float32Array.from({ length: COLUMNS * ROWS }, (_, at) => {
  const [column, row] = [Math.floor(at / ROWS), at % ROWS];
  return -3 - Math.abs((sizes[row] ?? 0) * (orbits[column] ?? 0)) * 120;
});
const map = { orbits, sizes, log10TotalPc: cells, raised: new Uint8Array(COLUMNS * ROWS) };
const words = {
  label: 'Total probability over begin and size',
  x: 'Orbits before TCA',
  pc: 'log10 Pc',
  exact: 'Pc',
  deadline: 'decision deadline',
  raised: 'raises another conjunction above the watch threshold',
  hatched: 'no burn',
  unverified: 'no proof here',
  beyond: (name: string) => `${name}: outside the map`,
};
const table = { columns: [{ name: 'Orbits before TCA' }], rows: [...orbits].map((value) => [value]) };

const encounterOf = (share: number) => ({
  pc: sizes.map((size) => 10 ** (-3 - share * Math.abs(size) * 150)),
  missM: sizes.map((size) => 200 + share * Math.abs(size) * 40_000),
});

function ExampleMap({ isOld }: { readonly isOld: boolean }) {
  const [cell, setCell] = useState<MapCell>();
  const isPhone = useMediaQuery('(max-width: 719px)');
  if (isPhone) return <p>The map is for wider screens; the planner of a phone shows its candidates alone.</p>;
  return (
    <TradeMapChart
      title="Trade space"
      map={map}
      tcaMs={SPECIMEN_NOW_MS + MS_PER_DAY}
      periodS={5900}
      levels={[{ id: 'target', value: 3e-6, label: '3e−06' }]}
      spans={[{ fromOrbits: 3.2, toOrbits: 2.4, label: 'eclipse' }]}
      unverified={[4, 5, 6].map((column) => ({ column, fromRow: 2, toRow: 9 }))}
      deadlineOrbits={1}
      marks={[
        { id: 'a', kind: 'star', orbits: 4.5, size: 0.012, label: 'A' },
        { id: 'b', kind: 'role', orbits: 3.5, size: 9, label: 'B' },
        { id: 'c', kind: 'other', orbits: 2.5, size: 0.01, label: 'C' },
      ]}
      sizeUnit={{ name: 'mm/s', value: 0.001 }}
      cell={cell}
      onCell={setCell}
      onZoom={() => {}}
      readout={() => []}
      isOld={isOld}
      words={words}
      table={table}
      wholeTable={() => table}
      heightPx={300}
    />
  );
}

export const specimens: readonly ChartSpecimen[] = [
  { name: 'Trade space', render: () => <ExampleMap isOld={false} /> },
  { name: 'Trade space while a newer one is computed', render: () => <ExampleMap isOld /> },
  {
    name: 'Probability over size',
    render: () => (
      <SizeCurve
        title="At the chosen epoch"
        note="2.5 orbits before TCA"
        curve={{ sizes, ...encounterOf(1), cold: encounterOf(0.8), hot: encounterOf(1.2) }}
        thresholds={[]}
        sizeUnit={{ name: 'mm/s', value: 0.001 }}
        size={0.01}
        words={{
          size: 'Delta-v',
          pc: 'Pc',
          pcAxis: 'Pc of this conjunction',
          miss: 'Miss',
          noValue: 'no value',
          COLD: 'Cold',
          HOT: 'Hot',
        }}
        heightPx={220}
      />
    ),
  },
];

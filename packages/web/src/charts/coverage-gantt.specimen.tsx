import { MS_PER_HOUR } from '@keepout/units/duration';
import { useState } from 'react';
import { CoverageGantt } from './coverage-gantt/CoverageGantt.tsx';
import type { CoverageRow, CoverageSpan } from './coverage-gantt/coverage.ts';
import type { ChartSpecimen } from './specimen.ts';
import { SPECIMEN_NOW_MS } from './specimen-data.ts';

function span(id: string, fromH: number, toH: number): CoverageSpan {
  return {
    id,
    startMs: SPECIMEN_NOW_MS + fromH * MS_PER_HOUR,
    endMs: SPECIMEN_NOW_MS + toH * MS_PER_HOUR,
    label: `${id}.oem`,
  };
}

const ROWS: readonly CoverageRow[] = [
  {
    id: '1',
    name: 'AURORA-1',
    sources: {
      OPS: [span('A1-1', -40, 20), span('A1-2', 26, 92)],
      CAT: [span('A1-C', -24, 168)],
      TLE: [span('A1-T', -12, 150)],
    },
  },
  {
    id: '2',
    name: 'AURORA-2',
    sources: { OPS: [span('A2-1', -60, 120)], CDM: [span('A2-D1', 16, 18), span('A2-D2', 61, 64)] },
  },
  {
    id: '3',
    name: 'BOREAS-A',
    sources: { CAT: [span('B-C', -24, 70)], CDM: [span('B-D1', 40, 43)], TLE: [span('B-T', -20, 96)] },
  },
  { id: '4', name: 'HELIOS-7 LONG NAME 24 CH', sources: {} },
];

function Selectable({ rows }: { readonly rows: readonly CoverageRow[] }) {
  const [selectedId, setSelectedId] = useState<string | null>('A1-2');
  return <CoverageGantt rows={rows} nowMs={SPECIMEN_NOW_MS} selectedId={selectedId} onSelect={setSelectedId} />;
}

export const specimens: readonly ChartSpecimen[] = [
  { name: 'Four satellites, one with a gap, one without data', render: () => <Selectable rows={ROWS} /> },
  { name: 'Empty', render: () => <Selectable rows={[]} /> },
];

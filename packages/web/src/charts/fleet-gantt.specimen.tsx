import { MS_PER_HOUR } from '@keepout/units/duration';
import { FleetGantt } from './fleet-gantt/FleetGantt.tsx';
import type { FleetRow } from './fleet-gantt/fleet-row.ts';
import type { ChartSpecimen } from './specimen.ts';
import { SPECIMEN_NOW_MS } from './specimen-data.ts';

const at = (hours: number) => SPECIMEN_NOW_MS + hours * MS_PER_HOUR;

const ROWS: readonly FleetRow[] = [
  {
    id: '1',
    name: 'AURORA-1',
    marks: [
      { id: 'm1', atMs: at(12), level: 'critical', label: 'AURORA-1 × COSMOS 1408 DEB' },
      { id: 'm2', atMs: at(61), level: 'ok', label: 'AURORA-1 × SL-8 R/B' },
    ],
    intervals: [
      { id: 'b1', kind: 'burn', startMs: at(7), endMs: at(7.4), label: 'Burn of plan 3' },
      { id: 'c1', kind: 'contact', startMs: at(3), endMs: at(3.5), label: 'Kiruna' },
    ],
  },
  {
    id: '2',
    name: 'HELIOS-7 LONG NAME 24 CH',
    marks: [{ id: 'm3', atMs: at(100), level: 'unclear', label: 'HELIOS-7 × OBJECT A' }],
    intervals: [
      { id: 'b2', kind: 'open-burn', startMs: at(80), endMs: at(86), label: 'Burn of plan 4, proposed' },
      { id: 'n1', kind: 'no-burn', startMs: at(30), endMs: at(54), label: 'Observation campaign' },
    ],
  },
  { id: '3', name: 'BOREAS-A', marks: [], intervals: [] },
];

export const specimens: readonly ChartSpecimen[] = [
  {
    name: 'Three satellites with approaches, a burn, a contact and a time without burns',
    render: () => (
      <FleetGantt
        rows={ROWS}
        nowMs={SPECIMEN_NOW_MS}
        markLabels={{ critical: 'Act', unclear: 'No conclusion', caution: 'Watch', ok: 'Safe' }}
      />
    ),
  },
  { name: 'Empty', render: () => <FleetGantt rows={[]} nowMs={SPECIMEN_NOW_MS} /> },
];

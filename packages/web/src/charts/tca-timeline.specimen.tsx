import { MS_PER_DAY } from '@keepout/units/duration';
import { useState } from 'react';
import type { ChartSpecimen } from './specimen.ts';
import { SPECIMEN_NOW_MS, SPECIMEN_THRESHOLDS, specimenLevel, specimenSequence } from './specimen-data.ts';
import { TcaTimeline, type TcaTimelineProps } from './tca-timeline/TcaTimeline.tsx';
import type { TimelineMark } from './tca-timeline/timeline-mark.ts';

const NAMES = ['AURORA-1', 'AURORA-2', 'AURORA-3', 'BOREAS-A', 'HELIOS-7'];
const SECONDARY_NAMES = [
  'ONEWEB-0417',
  'STARLINK-3121',
  'H-2A DEB',
  'IRIDIUM 33 DEB',
  'NOAA 16 DEB',
  'OBJECT BK',
  'COSMOS 2251 DEB',
  'CZ-6A DEB',
];

function marks(count: number): readonly TimelineMark[] {
  const next = specimenSequence(count);
  return Array.from({ length: count }, (_, index) => {
    const chance = next();
    const pc = chance < 0.02 ? null : chance < 0.04 ? 0 : 10 ** (-3.4 - 6.4 * next() ** 0.7);
    return {
      id: `C${48_000 + index}`,
      tcaMs: SPECIMEN_NOW_MS + (0.002 + 0.99 * next()) * 7 * MS_PER_DAY,
      pc,
      missDistanceM: 40 + 9000 * next() ** 2,
      level: specimenLevel(pc),
      label: `${NAMES[Math.floor(next() * NAMES.length)]} \u00d7 ${SECONDARY_NAMES[Math.floor(next() * SECONDARY_NAMES.length)]}`,
    };
  });
}

function Selectable(props: Omit<TcaTimelineProps, 'nowMs'>) {
  const [selectedId, setSelectedId] = useState<string | null>(props.selectedId ?? null);
  return (
    <TcaTimeline
      nowMs={SPECIMEN_NOW_MS}
      thresholds={SPECIMEN_THRESHOLDS}
      {...props}
      selectedId={selectedId}
      onSelect={setSelectedId}
    />
  );
}

export const specimens: readonly ChartSpecimen[] = [
  { name: '240 conjunctions, one selected', render: () => <Selectable marks={marks(240)} selectedId="C48017" /> },
  {
    name: 'Brushed span, now inside the range',
    render: () => (
      <Selectable
        marks={marks(240)}
        range={[SPECIMEN_NOW_MS - MS_PER_DAY, SPECIMEN_NOW_MS + 6 * MS_PER_DAY]}
        brush={[SPECIMEN_NOW_MS + 1.2 * MS_PER_DAY, SPECIMEN_NOW_MS + 2.4 * MS_PER_DAY]}
      />
    ),
  },
  { name: 'Miss distance', render: () => <Selectable marks={marks(240)} axis="miss" /> },
  { name: '2,000 conjunctions', render: () => <Selectable marks={marks(2000)} heightPx={200} /> },
  { name: '8,000 conjunctions on canvas', render: () => <Selectable marks={marks(8000)} heightPx={200} /> },
  { name: 'Empty', render: () => <Selectable marks={[]} /> },
];

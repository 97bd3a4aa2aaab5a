import { MS_PER_DAY, MS_PER_HOUR } from '@keepout/units/duration';
import { useState } from 'react';
import { ChangeEvolution } from './evolution/ChangeEvolution.tsx';
import { MissEvolution, type MissMessage } from './evolution/MissEvolution.tsx';
import { PcEvolution, type PcMessage } from './evolution/PcEvolution.tsx';
import { PlotStack } from './interaction/PlotStack.tsx';
import type { ChartSpecimen } from './specimen.ts';
import { SPECIMEN_NOW_MS, SPECIMEN_THRESHOLDS, specimenLevel, specimenSequence } from './specimen-data.ts';

const TCA_MS = SPECIMEN_NOW_MS + 18 * MS_PER_HOUR;
const PCS = [4e-8, 2e-7, 2.2e-7, 1e-6, 1.2e-6, 3.8e-6, 5.8e-6, 1.3e-5, 4.1e-5, 1.1e-4, 1.3e-4, 3.4e-4, 4.6e-5, 2.41e-4];
const HARD_PCS = [null, 0, 3e-12, 2e-9, null, 4e-6, 2e-2];

function messages(pcs: readonly (number | null)[]): readonly (PcMessage & MissMessage)[] {
  const next = specimenSequence(7);
  return pcs.map((pc, index) => {
    const share = index / Math.max(1, pcs.length - 1);
    const missDistanceM = 1010 - 634 * share + 90 * (next() - 0.5);
    return {
      id: `M${index + 1}`,
      createdMs: TCA_MS - 5.1 * MS_PER_DAY + share * 4.3 * MS_PER_DAY,
      pc,
      maxPc: pc === null ? null : Math.min(0.3, Math.max(pc, 1e-9) * (60 - 55 * share)),
      level: specimenLevel(pc),
      missDistanceM: pc === null ? null : missDistanceM,
      sigmaM: pc === null ? null : 760 * (1 - share) ** 1.6 + 38,
      tracked: index % 3 === 1 ? ['DEBRIS'] : undefined,
    };
  });
}

const CHANGES = messages(PCS).map(({ id, createdMs }, index) => {
  const [r, t, n] = [Math.sin(index * 2.7), 2 * Math.cos(index * 1.3), 0.6 * Math.sin(index * 5.1)];
  return { id, createdMs, r, t, n, whole: index === 3 ? null : Math.hypot(r, t, n) };
});

const radial = (all: readonly MissMessage[]): readonly MissMessage[] =>
  all.map((message, index) => ({ ...message, missDistanceM: message.missDistanceM && 180 - 20 * index, sigmaM: 90 }));

function Stack({ pcs }: { readonly pcs: readonly (number | null)[] }) {
  const all = messages(pcs);
  const [selectedId, setSelectedId] = useState(all.at(-1)?.id ?? null);
  const common = {
    messages: all,
    tcaMs: TCA_MS,
    nowMs: SPECIMEN_NOW_MS,
    selectedId,
    onSelect: setSelectedId,
    heightPx: 220,
  };
  return (
    <PlotStack>
      <div style={{ display: 'grid', gap: 8, maxWidth: 640 }}>
        <PcEvolution {...common} thresholds={SPECIMEN_THRESHOLDS} />
        <MissEvolution {...common} />
        <MissEvolution {...common} part="r" messages={radial(all)} />
      </div>
    </PlotStack>
  );
}

export const specimens: readonly ChartSpecimen[] = [
  { name: 'Pc over miss distance, 14 messages, shared crosshair', render: () => <Stack pcs={PCS} /> },
  { name: 'Pc absent, nought, under the floor, and very high', render: () => <Stack pcs={HARD_PCS} /> },
  {
    name: 'With a forecast up to the decision',
    render: () => (
      <PcEvolution
        messages={messages(PCS)}
        tcaMs={TCA_MS}
        nowMs={SPECIMEN_NOW_MS}
        thresholds={SPECIMEN_THRESHOLDS}
        forecast={{
          fromMs: TCA_MS - 0.8 * MS_PER_DAY,
          fromPc: 2.41e-4,
          steps: Array.from({ length: 8 }, (_, index) => {
            const share = (index + 1) / 8;
            const along = (end: number) => 2.41e-4 * (end / 2.41e-4) ** share;
            const atMs = TCA_MS - (19.2 - 7.2 * share) * MS_PER_HOUR;
            return { atMs, low: along(3e-9), median: along(2e-5), high: along(6e-4) };
          }),
        }}
      />
    ),
  },
  { name: 'One message', render: () => <Stack pcs={[3e-5]} /> },
  {
    name: '60 messages',
    render: () => <Stack pcs={Array.from({ length: 60 }, (_, index) => 10 ** (-9 + index / 11))} />,
  },
  {
    name: 'Bare, for a preview',
    render: () => (
      <PcEvolution
        messages={messages(PCS)}
        tcaMs={TCA_MS}
        thresholds={SPECIMEN_THRESHOLDS}
        chrome="bare"
        heightPx={130}
      />
    ),
  },
  {
    name: 'Change from message to message, over the joint sigma',
    render: () => <ChangeEvolution title="AURORA-3" messages={CHANGES} tcaMs={TCA_MS} nowMs={SPECIMEN_NOW_MS} />,
  },
  { name: 'Empty', render: () => <Stack pcs={[]} /> },
];

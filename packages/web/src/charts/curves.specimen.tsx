import { DensityCurve } from './curves/DensityCurve.tsx';
import { DilutionCurve } from './curves/DilutionCurve.tsx';
import { HbrCurve } from './curves/HbrCurve.tsx';
import type { ChartSpecimen } from './specimen.ts';
import { SPECIMEN_THRESHOLDS } from './specimen-data.ts';

/** A curve of the right shape for a round covariance: hbr²/2s² exp(-miss²/2s²), s = sigma k. */
function roundPc(hbrM: number, missM: number, sigmaM: number): number {
  const s2 = sigmaM * sigmaM;
  return ((hbrM * hbrM) / (2 * s2)) * Math.exp((-missM * missM) / (2 * s2));
}

function dilution(sigmaM: number) {
  return Array.from({ length: 61 }, (_, index) => {
    const scale = 10 ** (-1.2 + index * 0.04);
    return { scale, pc: roundPc(5, 376, sigmaM * scale) };
  });
}

const HBR = Array.from({ length: 41 }, (_, index) => {
  const hbrM = 10 ** (-0.5 + index * 0.05);
  return { hbrM, pc: roundPc(hbrM, 376, 150) };
});

export const specimens: readonly ChartSpecimen[] = [
  {
    name: 'Dilution, diluted',
    render: () => <DilutionCurve points={dilution(600)} thresholds={SPECIMEN_THRESHOLDS} />,
  },
  { name: 'Dilution, robust', render: () => <DilutionCurve points={dilution(120)} thresholds={SPECIMEN_THRESHOLDS} /> },
  { name: 'Hard-body radius', render: () => <HbrCurve points={HBR} hbrM={5} thresholds={SPECIMEN_THRESHOLDS} /> },
  {
    name: 'Atmospheric density',
    render: () => (
      <DensityCurve
        points={Array.from({ length: 9 }, (_, index) => {
          const offset = (index - 4) / 2;
          return { offset, pc: 10 ** (-3.6 - 0.35 * (offset + 0.6) ** 2) };
        })}
        thresholds={SPECIMEN_THRESHOLDS}
      />
    ),
  },
  { name: 'Dilution, empty', render: () => <DilutionCurve points={[]} /> },
];

import { Sparkline } from './sparkline/Sparkline.tsx';
import type { ChartSpecimen } from './specimen.ts';

const THRESHOLD = { value: 1e-4, level: 'critical' } as const;
const SERIES: readonly (readonly [string, readonly (number | null)[]])[] = [
  ['rising', [4e-8, 2e-7, 1e-6, 5e-6, 4e-5, 3e-4]],
  ['falling', [2e-4, 1e-4, 8e-5, 3e-6, 1e-8]],
  ['with gaps', [1e-6, null, 3e-6, 4e-6, null, 2e-5]],
  ['under the floor', [1e-9, 0, 1e-13]],
  ['one message', [1e-5]],
  ['no Pc', [null, null]],
];

export const specimens: readonly ChartSpecimen[] = SERIES.map(([name, values]) => ({
  name,
  render: () => (
    <Sparkline values={values} threshold={THRESHOLD} label={`Pc over ${values.length} messages, ${name}`} />
  ),
}));

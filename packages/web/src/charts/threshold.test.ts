import { expect, it } from 'vitest';
import { thresholdBands } from './threshold.ts';

it('bands run from each threshold to the next above, the last to the ceiling', () => {
  const bands = thresholdBands(
    [
      { value: 1e-4, label: 'act', level: 'critical' },
      { value: 1e-6, label: 'watch', level: 'caution' },
    ],
    1e-2,
  );
  expect(bands.map(({ label, value, to }) => [label, value, to])).toEqual([
    ['watch', 1e-6, 1e-4],
    ['act', 1e-4, 1e-2],
  ]);
});

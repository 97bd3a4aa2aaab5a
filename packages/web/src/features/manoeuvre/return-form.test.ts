import { expect, it } from 'vitest';
import { readBands } from './ReturnPanel.tsx';

it('reads the bands, a comma as a point, and names the fields that hold none', () => {
  expect(readBands({ sma: '50', phase: '0,5', hours: '24' }).bands).toEqual({
    smaBand: 50,
    phaseBand: 0.5,
    latestHours: 24,
  });
  const bad = readBands({ sma: '-1', phase: '', hours: '500' });
  expect(bad.bands).toBeUndefined();
  expect([...bad.faults]).toEqual(['sma', 'phase', 'hours']);
});

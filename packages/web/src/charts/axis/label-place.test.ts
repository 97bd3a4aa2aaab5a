import { expect, it } from 'vitest';
import { labelX } from './ThresholdBands.tsx';

const line = { left: 10, right: 300, y: 100, text: 'high 1e−5' };

it('E-21 the name of a limit steps aside for marks that lie on it', () => {
  expect(labelX({ ...line, marks: [] })).toBe(10);
  const x = labelX({ ...line, marks: [{ x: 12, y: 98 }] });
  expect(x).toBeGreaterThan(12 + 6);
  expect(labelX({ ...line, marks: [{ x: 12, y: 60 }] })).toBe(10);
});

it('where every place is taken the name stays at the left', () => {
  const marks = Array.from({ length: 30 }, (_, at) => ({ x: 10 + 10 * at, y: 98 }));
  expect(labelX({ ...line, marks })).toBe(10);
});

import { expect, it } from 'vitest';
import { labelPlace, marksAlong } from './ThresholdBands.tsx';

const line = { left: 10, right: 300, lineY: 104, text: 'HIGH from 1e−5' };
const everywhere = (y: number) => Array.from({ length: 30 }, (_, at) => ({ x: 10 + 10 * at, y }));

it('E-21 the name of a limit steps aside for marks that lie on it', () => {
  expect(labelPlace({ ...line, marks: [] })).toEqual({ x: 10, y: 100 });
  const { x, y } = labelPlace({ ...line, marks: [{ x: 12, y: 98 }] })!;
  expect(x).toBeGreaterThan(12 + 6);
  expect(y).toBe(100);
  expect(labelPlace({ ...line, marks: [{ x: 12, y: 60 }] })!.x).toBe(10);
});

it('where every place above the line is taken the name stands below it, and where every place is, above at the left', () => {
  expect(labelPlace({ ...line, marks: everywhere(92) })).toEqual({ x: 10, y: 117 });
  expect(labelPlace({ ...line, marks: [...everywhere(92), ...everywhere(114)] })).toEqual({ x: 10, y: 100 });
});

it('a name covers no other name, and is omitted where it would', () => {
  const above = { x: 10, y: 96, text: 'act threshold 1e−4' };
  const beside = labelPlace({ ...line, marks: everywhere(114), placed: [above] })!;
  expect(beside.y).toBe(100);
  expect(beside.x).toBeGreaterThan(10 + 6.2 * above.text.length);
  expect(
    labelPlace({
      ...line,
      marks: [],
      placed: [
        { ...above, y: 100 },
        { ...above, y: 117 },
      ],
      right: 120,
    }),
  ).toBeUndefined();
});

it('a name steps aside for what joins two marks far from it', () => {
  const marks = marksAlong([
    { x: 0, y: 40 },
    { x: 60, y: 160 },
  ]);
  const { x } = labelPlace({ ...line, marks })!;
  expect(x).toBeGreaterThan(30);
  expect(
    marksAlong([
      { x: 0, y: 40 },
      { x: 5, y: null },
      { x: 60, y: 160 },
    ]),
  ).toEqual([
    { x: 0, y: 40 },
    { x: 60, y: 160 },
  ]);
});

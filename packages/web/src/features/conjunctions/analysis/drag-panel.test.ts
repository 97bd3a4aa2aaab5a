import { describe, expect, it } from 'vitest';
import { dragLevel, tradeRows } from './DragPanel.tsx';

const FACTORS = [0.5, 1, 2];
const cells = FACTORS.flatMap((object2) =>
  FACTORS.map((object1) => ({
    object1,
    object2,
    tcaShift: 0,
    totalMissDistance: 100 * object1 * object2,
    probability: 1e-5,
    probabilityMethod: 'FOSTER-1992',
    isInadequate: false,
  })),
);

describe('the space-weather trade space', () => {
  it('has a row for each factor of object 2, and no cell where the two do not meet', () => {
    const { own, rows } = tradeRows({ cells: cells.filter(({ object1, object2 }) => object1 * object2 < 4) });
    expect(own).toEqual(FACTORS);
    expect(rows.map(({ factor }) => factor)).toEqual(FACTORS);
    expect(rows[1]?.cells.map((cell) => cell?.totalMissDistance)).toEqual([50, 100, 200]);
    expect(rows[2]?.cells[2]).toBeUndefined();
  });

  it('marks a cell by the highest limit that it reaches', () => {
    const limits = [
      { value: 1e-7, label: '', level: 'caution' },
      { value: 1e-4, label: '', level: 'critical' },
    ] as const;
    expect([1e-9, 1e-7, 2e-4].map((pc) => dragLevel(pc, limits))).toEqual(['ok', 'caution', 'critical']);
  });
});

import type { TradeSpaceScreening } from '@keepout/contract/ca/candidate-screening';
import { describe, expect, it } from 'vitest';
import type { TradeMap } from '../../trade-worker/protocol.ts';
import { passagesOf, screenedCell, screeningBody, withRaised } from './screened-cells.ts';

const frame = {
  columns: 2,
  rows: 3,
  orbitsFirst: 4,
  orbitsLast: 1,
  sizeFirst: -0.1,
  sizeLast: 0.2,
  direction: 'best',
} as const;
const map = {
  frame,
  orbits: Float64Array.of(4, 1),
  sizes: Float64Array.of(-0.1, 0.05, 0.2),
  raised: Uint8Array.of(1, 0, 0, 0, 0, 0),
} as TradeMap;
const cell = (column: number, row: number, names: readonly string[]) => ({
  column,
  row,
  orbitsBeforeTca: 1,
  size: 0.1,
  totalProbability: 1e-9,
  newEvents: names.map((secondaryName) => ({ secondaryName, isEstimated: secondaryName === 'BY ESTIMATE' })),
});
const screening = {
  cells: [cell(0, 1, []), cell(1, 2, ['DEBRIS']), cell(1, 1, ['BY ESTIMATE'])],
} as unknown as TradeSpaceScreening;

describe('screened cells', () => {
  it('are asked for in the columns and rows of the map, zoomed or not', () => {
    const search = { conjunctionId: 'con-1', targetProbability: 1e-6 } as never;
    expect(screeningBody(frame, search)).toEqual({
      conjunctionId: 'con-1',
      columns: 2,
      rows: 3,
      orbitsFrom: 1,
      orbitsTo: 4,
      cells: 1000,
      minSize: -0.1,
      maxSize: 0.2,
      targetProbability: 1e-6,
    });
  });

  it('are marked where they create an event, beside what the map marks itself', () => {
    expect([...withRaised(map, screening).raised]).toEqual([1, 0, 0, 0, 0, 1]);
    expect(withRaised(map, undefined)).toBe(map);
  });

  it('are found by their place', () => {
    expect(screenedCell(screening, { column: 1, row: 2 })?.newEvents).toHaveLength(1);
    expect(screenedCell(screening, { column: 0, row: 0 })).toBeUndefined();
  });

  it('tell the passages that make a total the worst first, losses and gains, and estimated ones apart', () => {
    const passage = (secondaryName: string, probabilityBefore: number, probability: number) =>
      ({ secondaryName, probabilityBefore, probability, isEstimated: secondaryName === 'BY ESTIMATE' }) as never;
    const { stated, estimated } = passagesOf([
      passage('GONE', 3e-6, 0),
      passage('BY ESTIMATE', 0, 1e-5),
      passage('LESS', 2e-6, 1e-6),
      passage('NEW', 0, 2e-6),
    ]);
    expect(stated.map(({ secondaryName, change }) => [secondaryName, change])).toEqual([
      ['NEW', 2e-6],
      ['LESS', -1e-6],
      ['GONE', -3e-6],
    ]);
    expect(estimated.map(({ secondaryName }) => secondaryName)).toEqual(['BY ESTIMATE']);
  });
});

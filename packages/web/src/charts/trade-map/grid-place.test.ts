import { expect, it } from 'vitest';
import { cellAfterKey, cellAt } from './grid-place.ts';

const SIZE = { columns: 200, rows: 100 };

it('R-15 arrow keys move the cell, shift moves it ten, and it stays on the map', () => {
  expect(cellAfterKey({ column: 5, row: 5 }, 'ArrowRight', false, SIZE)).toEqual({ column: 6, row: 5 });
  expect(cellAfterKey({ column: 5, row: 5 }, 'ArrowUp', true, SIZE)).toEqual({ column: 5, row: 15 });
  expect(cellAfterKey({ column: 5, row: 5 }, 'ArrowLeft', true, SIZE)).toEqual({ column: 0, row: 5 });
  expect(cellAfterKey({ column: 5, row: 5 }, 'End', false, SIZE)).toEqual({ column: 199, row: 5 });
  expect(cellAfterKey({ column: 5, row: 5 }, 'x', false, SIZE)).toBeUndefined();
});

it('R-15 a candidate is found on axes that fall as well as rise, and not beside the map', () => {
  expect(cellAt([10, 8, 6, 4], [-1, 0, 1], 6.4, 0.2)).toEqual({ column: 2, row: 1 });
  expect(cellAt([10, 8, 6, 4], [-1, 0, 1], 2, 0)).toBeUndefined();
});

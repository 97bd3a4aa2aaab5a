import { expect, it } from 'vitest';
import { placeLines } from './PlaceTable.tsx';

const place = { code: 'epoch-order', message: 'The epoch is not after the one before it.', line: 41, keyword: 'EPOCH' };

it('faults are copied line by line with tabs', () => {
  expect(placeLines([place, { message: 'No satellite' }])).toBe(
    '41\tEPOCH\tepoch-order\tThe epoch is not after the one before it.\n\t\t\tNo satellite',
  );
});

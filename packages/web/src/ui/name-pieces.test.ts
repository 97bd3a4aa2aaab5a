import { expect, it } from 'vitest';
import { namePieces } from './Breakable.tsx';

it('E-21 a long name goes on at its joints, never inside a number, a date or a time', () => {
  expect(namePieces('aurora-1_ops_0412.oem')).toEqual(['aurora-', '1_', 'ops_', '0412.', 'oem']);
  expect(namePieces('element set of 2026-11-20T04:14:29.5Z')).toEqual([
    'element ',
    'set ',
    'of ',
    '2026-11-20T04:14:29.5Z',
  ]);
  expect(namePieces('by 2026-11-21 06:20:11 Z.')).toEqual(['by ', '2026-11-21 ', '06:20:11 Z.']);
  expect(namePieces('ONEWEB-0417')).toEqual(['ONEWEB-', '0417']);
});

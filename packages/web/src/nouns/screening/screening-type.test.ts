import { expect, it } from 'vitest';
import { screeningTypeName } from './run-name.ts';

it('a type of two sources reads as both, any other as it is called', () => {
  expect(['OPS_CAT', 'CAT_CAT', 'MAN_VS_CDM', 'STANDALONE'].map(screeningTypeName)).toEqual([
    'OPS × CAT',
    'CAT × CAT',
    'MAN × CDM',
    'STANDALONE',
  ]);
});

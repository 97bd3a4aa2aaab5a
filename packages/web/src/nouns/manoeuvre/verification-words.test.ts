import { expect, it } from 'vitest';
import { levelOfShare } from './Verification.tsx';

it('calls a burn as planned, worth a look, or wrong by its share', () => {
  expect([0.95, 1.09, 0.85, 1.25, 0.5, 0].map(levelOfShare)).toEqual([
    'ok',
    'ok',
    'caution',
    'caution',
    'serious',
    'serious',
  ]);
});

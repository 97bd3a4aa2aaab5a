import { expect, it } from 'vitest';
import { formatBadge } from './number.ts';

it('C-01 a badge stops counting at 99+', () => {
  expect([3, 99, 100].map(formatBadge)).toEqual(['3', '99', '99+']);
});

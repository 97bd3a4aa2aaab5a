import { expect, it } from 'vitest';
import { returnPathOf } from './ConnectionErrorPage.tsx';

it('S-06 a deep link comes back whole, and never one of another host', () => {
  expect(returnPathOf('/ca/conjunction/S1/C1?tab=analysis')).toBe('/ca/conjunction/S1/C1?tab=analysis');
  for (const address of [undefined, '', 'https://evil.invalid/ca', '//evil.invalid', '/\\evil.invalid', 'ca'])
    expect(returnPathOf(address)).toBe('/');
  expect(returnPathOf('/connection-error?return=%2Fca')).toBe('/');
});

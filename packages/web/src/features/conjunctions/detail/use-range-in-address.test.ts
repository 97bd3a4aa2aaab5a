import { expect, it } from 'vitest';
import { rangeText, readRange } from './use-range-in-address.ts';

it('a range of time is two times in the address; what is none is all of it', () => {
  const text = '2026-11-25T20:44:31.203Z/2026-11-28T20:44:31.203Z';
  const span = readRange(text)!;
  expect(span).toEqual([Date.UTC(2026, 10, 25, 20, 44, 31, 203), Date.UTC(2026, 10, 28, 20, 44, 31, 203)]);
  expect(rangeText([span[0] + 0.4, span[1] + 0.9])).toBe(text);
  expect(rangeText(null)).toBeUndefined();
  for (const none of [undefined, '', 'now/then', '2026-11-28T20:44:31Z', '2026-11-28T20:44:31Z/2026-11-25T20:44:31Z'])
    expect(readRange(none)).toBeNull();
});

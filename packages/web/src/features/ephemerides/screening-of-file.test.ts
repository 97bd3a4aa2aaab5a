import { expect, it } from 'vitest';
import { screeningOf } from './FileTable.tsx';

const file = { oemFileId: 'oem-1', startTime: '2026-11-20T00:00:00Z', stopTime: '2026-11-23T00:00:00Z' };
const at = (text: string) => Date.parse(text);

it('A-16 a file is screened again from now to its end', () => {
  expect(screeningOf(file, at('2026-11-21T12:00:00Z'))).toEqual({ oemFileId: 'oem-1', days: 1.5 });
});

it('A-16 a file that begins later is screened over its span, at most 7 days', () => {
  expect(screeningOf(file, at('2026-11-01T00:00:00Z')).days).toBe(3);
  expect(screeningOf({ ...file, stopTime: '2026-12-20T00:00:00Z' }, at('2026-11-21T00:00:00Z')).days).toBe(7);
});

it('A-16 a file of the past is screened over its own span', () => {
  expect(screeningOf(file, at('2026-12-01T00:00:00Z'))).toEqual({
    oemFileId: 'oem-1',
    days: 3,
    start: file.startTime,
  });
});

import { expect, it } from 'vitest';
import { filesInForce } from './in-force.ts';

const file = (oemFileId: string, uploadedAt: string, stopTime: string, designation = 'OPERATIONAL' as const) => ({
  oemFileId,
  uploadedAt,
  stopTime,
  designation,
  satelliteId: 'a',
});

it('R-11 the newest operational file that reaches on is in force, and no candidate', () => {
  const files = [
    file('ended', '2026-11-20T03:00:00Z', '2026-11-20T04:00:00Z'),
    file('old', '2026-11-20T01:00:00Z', '2026-11-27T00:00:00Z'),
    file('new', '2026-11-20T02:00:00Z', '2026-11-26T00:00:00Z'),
    { ...file('plan', '2026-11-20T05:00:00Z', '2026-11-28T00:00:00Z'), designation: 'CANDIDATE' as const },
  ];
  const now = Date.UTC(2026, 10, 20, 6);
  expect([...filesInForce(files, now)].map(([satellite, { oemFileId }]) => [satellite, oemFileId])).toEqual([
    ['a', 'new'],
  ]);
  expect(filesInForce(files, Date.UTC(2026, 11, 1)).size).toBe(0);
});

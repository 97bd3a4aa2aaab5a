import { expect, it } from 'vitest';
import { coverageRows } from './coverage-rows.ts';

const file = (oemFileId: string, satellite: string, designation: 'OPERATIONAL' | 'CANDIDATE' = 'OPERATIONAL') => ({
  oemFileId,
  satelliteId: satellite.toLowerCase(),
  satelliteName: satellite,
  fileName: `${oemFileId}.oem`,
  designation,
  startTime: '2026-11-20T00:00:00Z',
  stopTime: '2026-11-22T00:00:00.5Z',
});

it('R-11 every satellite has one row with a span for each operational file', () => {
  const rows = coverageRows([file('1', 'B-10'), file('2', 'B-9'), file('3', 'B-10')]);
  expect(rows.map(({ name, sources }) => [name, sources.OPS?.map(({ id }) => id)])).toEqual([
    ['B-9', ['2']],
    ['B-10', ['1', '3']],
  ]);
  expect(rows[0]?.sources.OPS?.[0]?.endMs).toBe(Date.UTC(2026, 10, 22) + 500);
});

it('R-11 a candidate closes no gap', () => {
  expect(coverageRows([file('1', 'A', 'CANDIDATE')])).toEqual([{ id: 'a', name: 'A', sources: { OPS: [] } }]);
});

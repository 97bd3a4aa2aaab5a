import { expect, it } from 'vitest';
import { fleetItems } from './fleet-row.ts';

it('R-27 the arrows walk the fleet by satellite, then by time, burns among approaches', () => {
  const rows = [
    {
      id: 'a',
      name: 'A',
      marks: [
        { id: 'a2', atMs: 200, level: 'ok' as const, label: 'second' },
        { id: 'a1', atMs: 100, level: 'critical' as const, label: 'first' },
      ],
      intervals: [{ id: 'burn', kind: 'burn' as const, startMs: 150, endMs: 160, label: 'burn' }],
    },
    { id: 'b', name: 'B', marks: [{ id: 'b1', atMs: 50, level: 'ok' as const, label: '' }], intervals: [] },
  ];
  const ids = fleetItems(rows).map(({ item }) => ('mark' in item ? item.mark.id : item.interval.id));
  expect(ids).toEqual(['a1', 'burn', 'a2', 'b1']);
});

import { expect, it } from 'vitest';
import { testEvent } from '../test-event.ts';
import { foldPairs } from './ConjunctionWork.tsx';
import { groupedLines } from './group.ts';

const other = { noradId: 40_000, name: 'COMPANION', cosparId: '2020-001B', objectType: 'PAYLOAD' as const };
const events = [
  testEvent('a1', { object2: other, riskLevel: 'LOW' }),
  testEvent('b'),
  testEvent('a2', {
    object2: other,
    riskLevel: 'HIGH',
    verdict: { kind: 'NO_CONCLUSION', reasons: [], decideBy: null },
  }),
  testEvent('a3', { object2: other, satelliteId: 'S2', satelliteName: 'OTHER' }),
  testEvent('a4', { object2: other, riskLevel: 'LOW' }),
];
const lines = groupedLines(events, 'none');
const ids = (folded: ReturnType<typeof foldPairs>) => folded.map(({ id }) => id);
const none = new Set<string>();
const PAIR = 'pair:S1:40000';

it('R-12 27.6 the passages of one pair are one row, that of the worst of them in its place, with their number', () => {
  const folded = foldPairs(lines, none, undefined);
  expect(ids(folded)).toEqual(['b', 'a2', 'a3']);
  expect(folded[1]).toMatchObject({ pair: { id: PAIR, count: 3, isOpen: false, place: 0, mark: 'unclear' } });
  expect(folded[0]).not.toHaveProperty('pair');
});

it('R-12 an open pair has its passages there, in the order of the list', () => {
  const folded = foldPairs(lines, new Set([PAIR]), undefined);
  expect(ids(folded)).toEqual(['b', 'a1', 'a2', 'a4', 'a3']);
  expect(folded.slice(1, 4).map((line) => line.kind === 'event' && line.pair?.place)).toEqual([0, 1, 2]);
});

it('R-12 a selected passage is never folded away', () => {
  expect(ids(foldPairs(lines, none, 'a4'))).toEqual(['b', 'a1', 'a2', 'a4', 'a3']);
  expect(ids(foldPairs(lines, none, 'a2'))).toEqual(['b', 'a2', 'a3']);
});

it('R-12 pairs are folded within their group, and objects without a number are told apart by name', () => {
  const folded = foldPairs(groupedLines(events, 'risk'), none, undefined);
  expect(ids(folded)).toEqual(['group:HIGH', 'a2', 'group:LOW', 'a1', 'b', 'a3']);
  const unnumbered = ['X', 'Y', 'X'].map((name, place) =>
    testEvent(`n${place}`, { object2: { ...other, noradId: null, name } }),
  );
  expect(ids(foldPairs(groupedLines(unnumbered, 'none'), none, undefined))).toEqual(['n0', 'n1']);
});

it('R-12 eighty-four passages of one pair among five hundred leave one row of it', () => {
  const many = Array.from({ length: 502 }, (_, place) =>
    testEvent(`c${place}`, { object2: { ...other, noradId: place < 84 ? 1 : 1000 + place } }),
  );
  expect(foldPairs(groupedLines(many, 'none'), none, undefined)).toHaveLength(419);
});

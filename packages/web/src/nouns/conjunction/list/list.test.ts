import { expect, it } from 'vitest';
import { testEvent } from '../test-event.ts';
import { COLUMNS_BY_SET, columnsIn } from './column-sets.ts';
import { columnGrid } from './column-widths.ts';
import { eventsCsv } from './export-csv.ts';
import { listFieldOf } from './fields.ts';
import { foldEstimated, groupedLines, recordsInOrder } from './group.ts';
import { parseSortKeys, sortEvents, sortKeysText } from './sort.ts';
import { readTableState } from './table-state.ts';

const ACT = { kind: 'ACT' as const, reasons: [], decideBy: null };
const ids = (events: readonly { readonly id: string }[]) => events.map(({ id }) => id);

it('V-06 conjunctions are sorted by TCA unless the reader sorts otherwise', () => {
  const events = [
    testEvent('c', { tca: '2026-11-22T00:00:00.000Z' }),
    testEvent('a', { tca: '2026-11-20T08:00:00.000Z' }),
    testEvent('b', { tca: '2026-11-21T00:00:00.000Z' }),
  ];
  expect(ids(sortEvents(events, readTableState({}).sort))).toEqual(['a', 'b', 'c']);
});

it('R-12 sorts by several keys, absent values last in either direction', () => {
  const events = [
    testEvent('none', { probabilityOfCollision: null, riskLevel: 'UNKNOWN' }),
    testEvent('low', { probabilityOfCollision: 1e-9 }),
    testEvent('critical', { probabilityOfCollision: 2e-4, riskLevel: 'CRITICAL' }),
    testEvent('high', { probabilityOfCollision: 2e-5, riskLevel: 'HIGH' }),
  ];
  expect(ids(sortEvents(events, parseSortKeys('-pc', [])))).toEqual(['critical', 'high', 'low', 'none']);
  expect(ids(sortEvents(events, parseSortKeys('pc', [])))).toEqual(['low', 'high', 'critical', 'none']);
  expect(ids(sortEvents(events, parseSortKeys('risk', [])))).toEqual(['critical', 'high', 'low', 'none']);
  expect(ids(sortEvents(events, parseSortKeys('satellite,-pc', [])))).toEqual(['critical', 'high', 'low', 'none']);
});

it('R-12 the sort order in the address drops unknown columns and falls back', () => {
  expect(parseSortKeys('-pc,nonsense,tca', [])).toEqual([
    { id: 'pc', desc: true },
    { id: 'tca', desc: false },
  ]);
  expect(parseSortKeys('nonsense', [{ id: 'tca', desc: false }])).toEqual([{ id: 'tca', desc: false }]);
  expect(sortKeysText(parseSortKeys('-pc,tca', []))).toBe('-pc,tca');
});

it('R-12 groups keep the order inside, satellites by name and risks by urgency, and take the worst level', () => {
  const events = [
    testEvent('a', { satelliteName: 'BOREAS-A', riskLevel: 'LOW' }),
    testEvent('b', { satelliteName: 'AURORA-1', riskLevel: 'HIGH' }),
    testEvent('c', { satelliteName: 'BOREAS-A', riskLevel: 'CRITICAL', verdict: ACT }),
  ];
  expect(ids(groupedLines(events, 'none'))).toEqual(['a', 'b', 'c']);
  const lines = groupedLines(events, 'satellite');
  expect(ids(lines)).toEqual(['group:AURORA-1', 'b', 'group:BOREAS-A', 'a', 'c']);
  expect(lines[2]).toMatchObject({ count: 2, level: 'critical' });
  expect(ids(groupedLines(events, 'risk'))).toEqual(['group:CRITICAL', 'c', 'group:HIGH', 'b', 'group:LOW', 'a']);
});

it('24-12 what rests on estimated errors is folded below the rest, and laid out where it is all there is or somebody asks', () => {
  const reasons = [
    { code: 'pc-above-watch' as const, text: '' },
    { code: 'covariance-estimated' as const, text: '' },
  ];
  const estimated = (id: string) => testEvent(id, { verdict: { kind: 'WATCH', reasons, decideBy: null } });
  const events = [testEvent('act', { verdict: ACT }), estimated('a'), testEvent('safe'), estimated('b')];
  const head = { id: 'estimated', count: 2, totalCount: 4, level: 'caution' };
  expect(ids(foldEstimated(events, false))).toEqual(['act', 'safe', 'estimated']);
  expect(foldEstimated(events, false)[2]).toMatchObject({ ...head, isOpen: false });
  expect(ids(foldEstimated(events, true))).toEqual(['act', 'safe', 'estimated', 'a', 'b']);
  expect(ids(foldEstimated([estimated('a')], false))).toEqual(['estimated', 'a']);
  expect(ids(foldEstimated([testEvent('safe')], false))).toEqual(['safe']);
  // The way from event to event counts what the list counts, folded or not.
  for (const isOpen of [false, true])
    expect(recordsInOrder(foldEstimated(events, isOpen)).map(({ conjunctionId }) => conjunctionId)).toEqual([
      'act',
      'safe',
      'a',
      'b',
    ]);
});

it('R-12 the CSV holds full numbers, ids and units, in the order of the list', () => {
  const [head = '', first = '', second = ''] = eventsCsv([
    testEvent('b', { totalMissDistance: 500.123456 }),
    testEvent('a', { probabilityOfCollision: null }),
  ]).split('\r\n');
  expect(head).toContain('miss [m]');
  expect([head?.split(',').at(-1), first?.split(',').at(-1)]).toEqual(['isSimulatedAhead', 'false']);
  expect(first.startsWith('b,58209,38075,DEBRIS,covariance-stated,,LOW,2026-11-20T08:12:00.000Z')).toBe(true);
  expect(first).toContain('500.123456');
  expect(second.startsWith('a,')).toBe(true);
});

it('R-12 every column of every set is a known field', () => {
  for (const columns of Object.values(COLUMNS_BY_SET)) for (const id of columns) expect(listFieldOf(id)?.id).toBe(id);
});

it('R-12 in a narrow table the triage set keeps who meets whom, by when and how likely; what it is sorted by stays', () => {
  const kept = ['verdict', 'decideBy', 'satellite', 'secondary', 'pc'];
  expect(columnsIn('triage', 700, [{ id: 'verdict' }])).toEqual(kept);
  expect(columnsIn('triage', 700, [{ id: 'miss' }])).toEqual([...kept, 'miss']);
  expect(columnsIn('triage', 1208, [])).toEqual(
    COLUMNS_BY_SET.triage.filter((id) => id !== 'messages' && id !== 'updated'),
  );
  for (const set of ['geometry', 'quality', 'all'] as const) expect(columnsIn(set, 700, [])).toBe(COLUMNS_BY_SET[set]);
  expect(columnsIn('triage', 1920, [])).toEqual(COLUMNS_BY_SET.triage);
  expect(columnGrid(COLUMNS_BY_SET.all, 1208).minPx).toBeGreaterThan(columnGrid(COLUMNS_BY_SET.all).minPx);
  expect(columnGrid(COLUMNS_BY_SET.triage, 1920)).toEqual(columnGrid(COLUMNS_BY_SET.triage));
});

import { expect, it } from 'vitest';
import { columnsOf } from './column-sets.ts';
import { eventOf } from './event.ts';
import { eventsCsv } from './export-csv.ts';
import { fieldOf } from './fields.ts';
import { filterCount, filterEvents, noFilter, riskCounts } from './filter.ts';
import { fleetOf, groupEvents } from './group.ts';
import { readListState } from './list-state.ts';
import { isPast, nextCritical, splitByTime } from './past-future.ts';
import { parseSort, sortEvents, sortText } from './sort.ts';
import { testEvent, testNowMs, testRecord } from './test-event.ts';

const ids = (events: readonly { readonly id: string }[]) => events.map(({ id }) => id);

it('S-04 an event is past once its TCA lies before the minute clock, and future at that very minute', () => {
  expect(isPast(testNowMs - 1, testNowMs)).toBe(true);
  expect(isPast(testNowMs, testNowMs)).toBe(false);
  const events = [
    testEvent('before', { tca: '2026-11-20T07:11:59.999Z' }),
    testEvent('now', { tca: '2026-11-20T07:12:00.000Z' }),
    testEvent('after', { tca: '2026-11-20T07:12:00.001Z' }),
  ];
  const { future, past } = splitByTime(events, testNowMs);
  expect([ids(past), ids(future)]).toEqual([['before'], ['now', 'after']]);
});

it('S-04 the earliest critical event is the first future one of critical risk, in whatever order they came', () => {
  const record = (id: string, tca: string, riskLevel: 'CRITICAL' | 'HIGH') =>
    testRecord({ conjunctionId: id, conjunctionData: { tca, riskLevel } });
  const records = [
    record('later', '2026-11-21T00:00:00.000Z', 'CRITICAL'),
    record('passed', '2026-11-20T07:00:00.000Z', 'CRITICAL'),
    record('high', '2026-11-20T07:30:00.000Z', 'HIGH'),
    record('next', '2026-11-20T09:00:00.000Z', 'CRITICAL'),
  ];
  expect(nextCritical(records, testNowMs)?.id).toBe('next');
  expect(nextCritical(records.slice(1, 3), testNowMs)).toBeUndefined();
});

it('V-06 conjunctions are sorted by TCA unless the reader sorts otherwise', () => {
  const events = [
    testEvent('c', { tca: '2026-11-22T00:00:00.000Z' }),
    testEvent('a', { tca: '2026-11-20T08:00:00.000Z' }),
    testEvent('b', { tca: '2026-11-21T00:00:00.000Z' }),
  ];
  expect(ids(sortEvents(events, readListState({}).sort))).toEqual(['a', 'b', 'c']);
});

it('R-12 sorts by several keys, absent values last in either direction', () => {
  const events = [
    testEvent('none', { probabilityOfCollision: null, riskLevel: 'UNKNOWN' }),
    testEvent('low', { probabilityOfCollision: 1e-9 }),
    testEvent('critical', { probabilityOfCollision: 2e-4, riskLevel: 'CRITICAL' }),
    testEvent('high', { probabilityOfCollision: 2e-5, riskLevel: 'HIGH' }),
  ];
  expect(ids(sortEvents(events, parseSort('-pc', [])))).toEqual(['critical', 'high', 'low', 'none']);
  expect(ids(sortEvents(events, parseSort('pc', [])))).toEqual(['low', 'high', 'critical', 'none']);
  expect(ids(sortEvents(events, parseSort('risk', [])))).toEqual(['critical', 'high', 'low', 'none']);
  expect(ids(sortEvents(events, parseSort('satellite,-pc', [])))).toEqual(['critical', 'high', 'low', 'none']);
});

it('R-12 the sort order in the address drops unknown columns and falls back', () => {
  expect(parseSort('-pc,nonsense,tca', [])).toEqual([
    { id: 'pc', desc: true },
    { id: 'tca', desc: false },
  ]);
  expect(parseSort('nonsense', [{ id: 'tca', desc: false }])).toEqual([{ id: 'tca', desc: false }]);
  expect(sortText(parseSort('-pc,tca', []))).toBe('-pc,tca');
});

it('R-12 filters by risk, satellite, span of TCA and words, all at once', () => {
  const events = [
    testEvent('a', { riskLevel: 'HIGH', satelliteId: 'S1' }),
    testEvent('b', { riskLevel: 'HIGH', satelliteId: 'S2', satelliteName: 'BOREAS-A' }),
    testEvent('c', { riskLevel: 'LOW', satelliteId: 'S2', satelliteName: 'BOREAS-A' }),
  ];
  const shown = (change: Partial<typeof noFilter>) => ids(filterEvents(events, { ...noFilter, ...change }));
  expect(shown({})).toEqual(['a', 'b', 'c']);
  expect(shown({ risks: ['HIGH'] })).toEqual(['a', 'b']);
  expect(shown({ risks: ['HIGH'], satelliteIds: ['S2'] })).toEqual(['b']);
  expect(shown({ text: 'boreas 38075' })).toEqual(['b', 'c']);
  expect(shown({ text: 'boreas nothing' })).toEqual([]);
  expect(shown({ span: [testNowMs, testNowMs + 60_000] })).toEqual([]);
  expect(filterCount({ risks: ['LOW'], satelliteIds: [], text: ' x ', span: null })).toBe(2);
});

it('R-12 a chip counts what its risk would show with the other filters in force', () => {
  const events = [
    testEvent('a', { riskLevel: 'HIGH', satelliteId: 'S1' }),
    testEvent('b', { riskLevel: 'LOW', satelliteId: 'S2' }),
    testEvent('c', { riskLevel: 'LOW', satelliteId: 'S1' }),
  ];
  expect(riskCounts(events, { ...noFilter, risks: ['HIGH'], satelliteIds: ['S1'] })).toMatchObject({ HIGH: 1, LOW: 1 });
});

it('R-12 groups keep the order inside, satellites by name and risks by urgency, and take the worst level', () => {
  const events = [
    testEvent('a', { satelliteName: 'BOREAS-A', riskLevel: 'LOW' }),
    testEvent('b', { satelliteName: 'AURORA-1', riskLevel: 'HIGH' }),
    testEvent('c', { satelliteName: 'BOREAS-A', riskLevel: 'CRITICAL' }),
  ];
  expect(ids(groupEvents(events, 'none'))).toEqual(['a', 'b', 'c']);
  const lines = groupEvents(events, 'satellite');
  expect(ids(lines)).toEqual(['group:AURORA-1', 'b', 'group:BOREAS-A', 'a', 'c']);
  expect(lines[2]).toMatchObject({ count: 2, level: 'critical' });
  expect(ids(groupEvents(events, 'risk'))).toEqual(['group:CRITICAL', 'c', 'group:HIGH', 'b', 'group:LOW', 'a']);
});

it('R-12 the strip of satellites begins with the worst and names the next TCA of each', () => {
  const fleet = fleetOf([
    testEvent('a', { satelliteId: 'S1', satelliteName: 'ZETA', riskLevel: 'HIGH', tca: '2026-11-22T00:00:00.000Z' }),
    testEvent('b', { satelliteId: 'S2', satelliteName: 'ALPHA', riskLevel: 'LOW' }),
    testEvent('c', { satelliteId: 'S1', satelliteName: 'ZETA', riskLevel: 'LOW', tca: '2026-11-21T00:00:00.000Z' }),
  ]);
  expect(fleet.map(({ name, count, level, next }) => [name, count, level, next?.id])).toEqual([
    ['ZETA', 2, 'serious', 'c'],
    ['ALPHA', 1, 'ok', 'b'],
  ]);
});

it('R-12 the previous Pc is that of the message created before the newest, whatever the order', () => {
  const step = (creationDate: string, probabilityOfCollision: number | null) => ({
    cdmId: creationDate,
    creationDate,
    tca: '2026-11-20T08:12:00.000Z',
    riskLevel: 'LOW' as const,
    probabilityOfCollision,
    maxProbability: null,
    totalMissDistance: 500,
    sigma: null,
  });
  const history = [
    step('2026-11-20T06:00:00Z', 3e-8),
    step('2026-11-18T06:00:00Z', 9e-8),
    step('2026-11-19T06:00:00Z', 1e-8),
  ];
  expect(eventOf(testRecord({ history })).previousPc).toBe(1e-8);
  expect(eventOf(testRecord({ history: history.slice(0, 1) })).previousPc).toBeUndefined();
});

it('R-12 the address holds the whole view; what it names wrongly is the usual', () => {
  const state = readListState({
    tab: 'past',
    days: '90',
    risk: 'LOW,CRITICAL,NONSENSE',
    satellite: 'S1,S2',
    q: '25544',
    span: '2026-11-20T00:00:00Z,2026-11-21T00:00:00Z',
    columns: 'geometry',
    group: 'risk',
    axis: 'miss',
    selected: 'C1',
  });
  expect(state).toMatchObject({
    side: 'past',
    pastDays: 90,
    filter: { risks: ['CRITICAL', 'LOW'], satelliteIds: ['S1', 'S2'], text: '25544' },
    sort: [{ id: 'tca', desc: true }],
    columns: 'geometry',
    grouping: 'risk',
    axis: 'miss',
    selectedId: 'C1',
  });
  expect(state.filter.span).toEqual([Date.UTC(2026, 10, 20), Date.UTC(2026, 10, 21)]);
  expect(readListState({ tab: 'sideways', days: '9', columns: 'x', group: 'y', span: 'z' })).toMatchObject({
    side: 'future',
    pastDays: 7,
    columns: 'triage',
    grouping: 'none',
    filter: noFilter,
  });
});

it('R-12 the CSV holds full numbers, ids and units, in the order of the list', () => {
  const [head = '', first = '', second = ''] = eventsCsv([
    testEvent('b', { totalMissDistance: 500.123456 }),
    testEvent('a', { probabilityOfCollision: null }),
  ]).split('\r\n');
  expect(head).toContain('miss [m]');
  expect(first.startsWith('b,58209,38075,DEBRIS,LOW,2026-11-20T08:12:00.000Z')).toBe(true);
  expect(first).toContain('500.123456');
  expect(second.startsWith('a,')).toBe(true);
});

it('R-12 every column of every set is a known field', () => {
  for (const columns of Object.values(columnsOf)) for (const id of columns) expect(fieldOf(id)?.id).toBe(id);
});

import { expect, it } from 'vitest';
import { sortEvents } from '../../../nouns/conjunction/list/sort.ts';
import { testEvent, testNowMs, testWork } from '../../../nouns/conjunction/test-event.ts';
import { eventsInScope, filterCount, filterEvents, type ListFilter, riskCounts } from './filter.ts';
import { readListState } from './list-state.ts';

const noFilter: ListFilter = { risks: [], satelliteIds: [], text: '', span: null };

const ids = (events: readonly { readonly id: string }[]) => events.map(({ id }) => id);

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

it('R-12 V-06 the list opens on what needs somebody, act before watch and then by the time to decide; the past and a single screening are whole', () => {
  expect(readListState({})).toMatchObject({
    scope: 'decide',
    sort: [
      { id: 'verdict', desc: false },
      { id: 'decideBy', desc: false },
    ],
  });
  expect(readListState({ show: 'all' })).toMatchObject({ scope: 'all', sort: [{ id: 'tca', desc: false }] });
  expect(readListState({ show: 'everything' })).toMatchObject({ scope: 'decide' });
  expect(readListState({ tab: 'past', show: 'decide' })).toMatchObject({ scope: 'all' });
  expect(readListState({ screening: 'S1' })).toMatchObject({ scope: 'all' });
  const safe = testEvent('safe');
  const act = testEvent('act', { needsDecision: true });
  expect(ids(eventsInScope([safe, act], 'decide'))).toEqual(['act']);
  expect(ids(eventsInScope([safe, act], 'decide', 'safe'))).toEqual(['safe', 'act']);
  expect(readListState({ show: 'work' })).toMatchObject({ scope: 'work' });
  const decided = testEvent('decided', { work: testWork({ state: 'DECIDED', decision: 'BURN' }) });
  expect(ids(eventsInScope([safe, act, decided], 'work'))).toEqual(['decided']);
});

it('R-12 act stands before watch, of equals what somebody has to decide first; what is safe has no deadline', () => {
  const verdict = (kind: 'ACT' | 'WATCH' | 'SAFE', decideBy: string) => ({ kind, decideBy, reasons: [] });
  const events = [
    testEvent('safe', { verdict: verdict('SAFE', '2026-11-20T07:30:00Z') }),
    testEvent('watched', { verdict: verdict('WATCH', '2026-11-20T08:00:00Z') }),
    testEvent('later', { verdict: verdict('ACT', '2026-11-21T00:00:00Z') }),
    testEvent('first', { verdict: verdict('ACT', '2026-11-20T12:00:00Z'), tca: '2026-11-24T00:00:00.000Z' }),
  ];
  expect(ids(sortEvents(events, readListState({}).sort))).toEqual(['first', 'later', 'watched', 'safe']);
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

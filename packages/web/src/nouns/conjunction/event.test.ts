import { expect, it } from 'vitest';
import { byCreation, eventOf } from './event.ts';
import { listedOf } from './listed.ts';
import { testRecord } from './test-event.ts';

it('R-12 the previous Pc is that of the message before the newest, and absent with one message', () => {
  expect(eventOf(testRecord({ messageCount: 3, previousProbability: 1e-8 })).previousPc).toBe(1e-8);
  expect(eventOf(testRecord({ messageCount: 3, previousProbability: null })).previousPc).toBeNull();
  expect(eventOf(testRecord({ messageCount: 1 })).previousPc).toBeUndefined();
});

it('the steps of an event read oldest first, whatever order they came in', () => {
  const [step] = [
    { cdmId: 'a', creationDate: '2026-11-19T22:00:00Z' },
    { cdmId: 'b', creationDate: '2026-11-19T06:00:00Z' },
  ];
  const history = [step, { ...step, cdmId: 'b', creationDate: '2026-11-19T06:00:00Z' }] as Parameters<
    typeof byCreation
  >[0];
  expect(byCreation(history).map(({ cdmId }) => cdmId)).toEqual(['b', 'a']);
});

it('a record of a list has its deadline as long before TCA as the list says', () => {
  const { verdict, ...record } = testRecord();
  const listed = listedOf({ ...record, verdict: { kind: verdict.kind, reasons: [], decisionLead: 43_200 } });
  expect(listed.verdict.decideBy).toBe('2026-11-19T20:12:00.000Z');
});

import { nextActionOf } from '@keepout/contract/ca/next-action';
import { expect, it } from 'vitest';
import { en } from './en.ts';
import { byCreation, conjunctionEventOf } from './event.ts';
import { worstFirst } from './fleet.ts';
import { listedOf } from './listed.ts';
import { testEvent, testRecord, testWork } from './test-event.ts';
import { nextMessageWords } from './verdict/next-message.ts';
import { deadlineOf, deadlineWords } from './verdict/reason-words.ts';

it('R-12 the previous Pc is that of the message before the newest, and absent with one message', () => {
  expect(conjunctionEventOf(testRecord({ messageCount: 3, previousProbability: 1e-8 })).previousPc).toBe(1e-8);
  expect(conjunctionEventOf(testRecord({ messageCount: 3, previousProbability: null })).previousPc).toBeNull();
  expect(conjunctionEventOf(testRecord({ messageCount: 1 })).previousPc).toBeUndefined();
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

it('24-13 row, card and page say the same of the next message, and waiting is no advice where none comes in time', () => {
  const next = (outlook: 'LIKELY' | 'UNLIKELY', chance: number) => {
    const times = { earliest: '2026-11-20T14:00:00Z', latest: '2026-11-20T15:30:00Z' };
    return { state: 'EXPECTED' as const, ...times, beforeDecision: { chance, outlook } };
  };
  const words = (summary: Parameters<typeof nextMessageWords>[0]) => nextMessageWords(summary, en, 'utc');
  expect(words(next('LIKELY', 0.92))).toEqual([
    'Probability of a further CDM before the decision deadline: 92\u00a0%.',
    'Expected interval (80 %): 2026-11-20 14:00:00 Z to 2026-11-20 15:30:00 Z.',
  ]);
  expect(words({ state: 'OVERDUE', earliest: null, latest: '2026-11-20T15:30:00Z', beforeDecision: null })).toEqual([
    'Next CDM overdue: expected by 2026-11-20 15:30:00 Z.',
  ]);
  expect(words(null)).toEqual([]);
  const { verdict, ...record } = testRecord();
  const summary = { kind: 'WATCH' as const, reasons: [], decisionLead: 43_200, decideBy: verdict.decideBy };
  const rowOf = (nextMessage: ReturnType<typeof next>) => listedOf({ ...record, nextMessage, verdict: summary });
  const page = { nextMessage: next('UNLIKELY', 0.11), verdict: { ...verdict, kind: 'WATCH' as const } };
  expect(words(rowOf(page.nextMessage).nextMessage)).toEqual(words(page.nextMessage));
  expect([nextActionOf(rowOf(page.nextMessage)), nextActionOf(page)]).toEqual(['DECIDE_NOW', 'DECIDE_NOW']);
  expect(nextActionOf(rowOf(next('LIKELY', 0.92)))).toBe('WAIT');
});

it('24-12 an event has one colour, that of its verdict, whatever its risk level; contrary advice is serious', () => {
  const marked = (kind: 'ACT' | 'WATCH' | 'SAFE' | 'NO_CONCLUSION', isContrary = false) =>
    testEvent('e', {
      riskLevel: 'CRITICAL',
      verdict: { kind, reasons: [], decideBy: null },
      contraryAdvice: isContrary ? [{} as never] : [],
    }).mark;
  expect([marked('ACT'), marked('NO_CONCLUSION'), marked('WATCH'), marked('SAFE')]).toEqual([
    'critical',
    'unclear',
    'caution',
    'ok',
  ]);
  expect([marked('ACT', true), marked('SAFE', true)]).toEqual(['critical', 'serious']);
});

it('24-12 what presses most comes first, of equals the more probable', () => {
  const event = (id: string, kind: 'ACT' | 'WATCH' | 'SAFE', probabilityOfCollision: number) =>
    testEvent(id, { probabilityOfCollision, verdict: { kind, reasons: [], decideBy: null } });
  const events = [event('safe', 'SAFE', 1e-8), event('watch', 'WATCH', 1e-4), event('act', 'ACT', 2e-4)];
  expect(worstFirst([...events, event('more', 'WATCH', 3e-4)]).map(({ id }) => id)).toEqual([
    'act',
    'more',
    'watch',
    'safe',
  ]);
});

it('counts to the deadline of the saved plan, and names the rule where there is none', () => {
  const verdict = { kind: 'ACT' as const, reasons: [], decideBy: '2026-11-19T20:12:00Z' };
  const tcaMs = Date.parse('2026-11-20T08:12:00Z');
  const byRule = deadlineOf({ verdict, work: null })!;
  expect([byRule.by, deadlineWords(byRule, tcaMs, en)]).toEqual(['rule', 'rule: 12 h before TCA']);
  const work = testWork({ planDecideBy: '2026-11-19T10:00:00.000Z' });
  expect(deadlineOf({ verdict, work })).toEqual({ atMs: Date.parse('2026-11-19T10:00:00Z'), by: 'plan' });
  expect(deadlineOf({ verdict: { ...verdict, kind: 'SAFE' }, work })).toBeUndefined();
});

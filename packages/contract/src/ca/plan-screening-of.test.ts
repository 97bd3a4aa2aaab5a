import { describe, expect, it } from 'vitest';
import { sentencesDe } from '../languages/de/tell.ts';
import { isSameScreening, planScreeningOf, planScreeningWords } from './plan-screening-of.ts';

const TOTALS = { newByEstimatedErrors: 0, totalProbabilityAfter: 2e-6, estimatedProbability: 1e-7, estimatedEvents: 3 };
const clear = { isClear: true, isWhole: true, exceedsAllowedIncrease: false, newAboveWatch: 0, ...TOTALS };
const raising = (newAboveWatch: number, newByEstimatedErrors = 0) => ({
  ...clear,
  isClear: false,
  newAboveWatch,
  newByEstimatedErrors,
});
const inState = (state: 'QUEUED' | 'RUNNING' | 'FAILED' | 'CANCELLED') => ({ state, isStale: false, verdict: null });
const ended = (verdict: typeof clear, isStale = false) => ({ state: 'COMPLETED', isStale, verdict }) as const;

const STALE = ['STALE', null, 'Screening outdated: the plan or its inputs have changed since'] as const;
const STALE_DE = 'Screening veraltet: Der Plan oder seine Grundlage hat sich seitdem geändert';
const MISSED = ['TARGET_MISSED', 0, 'Screened: the avoided conjunction is not shown to be below the target'] as const;
const MISSED_DE = 'Geprüft: Es ist nicht gezeigt, dass die vermiedene Konjunktion unter dem Ziel liegt';

describe('what is said of the screening of a plan', () => {
  it.each([
    ['none', undefined, ['NOT_SCREENED', null, 'Not screened'], 'Nicht geprüft'],
    ['one that waits', inState('QUEUED'), ['RUNNING', null, 'Screening in progress'], 'Screening läuft'],
    ['one that runs', inState('RUNNING'), ['RUNNING', null, 'Screening in progress'], 'Screening läuft'],
    ['one that failed', inState('FAILED'), ['FAILED', null, 'Screening failed'], 'Screening fehlgeschlagen'],
    ['one cancelled', inState('CANCELLED'), ['CANCELLED', null, 'Screening cancelled'], 'Screening abgebrochen'],
    ['a clear one of what has changed since', ended(clear, true), STALE, STALE_DE],
    ['one not clear of what has changed since', ended(raising(11), true), STALE, STALE_DE],
    [
      'one with eleven events',
      ended(raising(11)),
      ['EVENTS_RAISED', 11, 'Screened: 11 conjunctions new or worse'],
      'Geprüft, neue oder kritischere Konjunktionen: 11',
    ],
    [
      'one with one event',
      ended(raising(1)),
      ['EVENTS_RAISED', 1, 'Screened: 1 conjunction new or worse'],
      'Geprüft, neue oder kritischere Konjunktionen: 1',
    ],
    [
      'one with eleven events, nine by estimated covariance',
      ended(raising(11, 9)),
      ['EVENTS_RAISED', 11, 'Screened: 11 conjunctions new or worse (with estimated covariance: 9)'],
      'Geprüft, neue oder kritischere Konjunktionen: 11, davon mit geschätzter Kovarianz: 9',
    ],
    [
      'a clear one with seven events by estimated covariance',
      ended({ ...raising(7, 7), isClear: true }),
      ['CLEAR', 7, 'Screened: clear (new or worse with estimated covariance: 7)'],
      'Geprüft: kein neues Risiko (neue oder kritischere Konjunktionen mit geschätzter Kovarianz: 7)',
    ],
    [
      'one to which estimated covariances add too much',
      ended({ ...raising(7, 7), exceedsAllowedIncrease: true }),
      ['ESTIMATES_RAISED', 7, 'Screened: conjunctions with estimated covariance add more than the target'],
      'Geprüft: Konjunktionen mit geschätzter Kovarianz erhöhen die Wahrscheinlichkeit um mehr als das Ziel',
    ],
    ['one above its target', ended({ ...clear, isClear: false }), MISSED, MISSED_DE],
    [
      'one of an orbit that ends too early',
      ended({ ...clear, isClear: false, isWhole: false }),
      ['PART_SCREENED', 0, 'Screened: only a part of the window'],
      'Geprüft: nur ein Teil des Zeitraums',
    ],
    ['a clear one', ended(clear), ['CLEAR', 0, 'Screened: clear'], 'Geprüft: kein neues Risiko'],
  ] as const)('%s', (_, screening, [status, newOrWorse, text], german) => {
    const planScreening = planScreeningOf(screening);
    expect(planScreening).toMatchObject({ status, newOrWorse, text });
    expect(sentencesDe(planScreening.text, planScreening.textSentences)).toBe(german);
    expect(planScreeningWords(status, planScreening)).toEqual(planScreening);
    expect(planScreening.totalProbability).toBe(newOrWorse === null ? null : 2e-6);
    expect(planScreening.estimatedEvents).toBe(newOrWorse === null ? undefined : 3);
  });

  it('has one reason, a stated event before the estimates', () => {
    expect(planScreeningOf(ended({ ...raising(8, 7), exceedsAllowedIncrease: true })).status).toBe('EVENTS_RAISED');
  });

  it('is not that it is clear when an event is raised, whatever its verdict says', () => {
    expect(planScreeningOf(ended({ ...clear, newAboveWatch: 1 })).status).toBe('EVENTS_RAISED');
  });
});

it('a reason for one screening holds for another that comes to the same, and for no other', () => {
  const of = (...figures: Parameters<typeof raising>) => planScreeningOf(ended(raising(...figures)));
  expect(isSameScreening(of(11, 9), of(11, 9))).toBe(true);
  expect(isSameScreening(of(11, 9), of(12, 9))).toBe(false);
  expect(isSameScreening(of(11, 9), { ...of(11, 9), totalProbability: 3e-6 })).toBe(false);
  expect(isSameScreening(planScreeningOf(undefined), of(11, 9))).toBe(false);
  // A record of before the separate total was counted.
  const { estimatedEvents: _, ...earlier } = of(11, 9);
  expect(isSameScreening(earlier, { ...of(11, 9), estimatedEvents: null })).toBe(true);
});

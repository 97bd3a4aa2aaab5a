import { expect, it } from 'vitest';
import { MOST_MESSAGE_AGE_S } from './parameters.ts';
import { satelliteStates } from './satellite-state.ts';
import { answerOf, eventOf, GULL, NOW_MS } from './test-fleet.ts';

const CONTRADICTION = {
  cdmId: 'cdm-1',
  originator: 'CSPOC',
  creationDate: '2026-11-28T10:00:00Z',
  verdict: 'ACT',
  probabilityOfCollision: 2e-4,
} as const;
const statesOf = (...parameters: Parameters<typeof answerOf>) => satelliteStates(answerOf(...parameters), NOW_MS);
const figuresOf = (...parameters: Parameters<typeof answerOf>) => statesOf(...parameters)[0]!.figures;

it('26.8 the figures of a satellite are those of its worst event, and counts of all that lie ahead', () => {
  const worst = eventOf({ id: 'con-act', kind: 'ACT', hours: 30, change: { needsDecision: true } });
  const events = [eventOf({ id: 'con-watch', hours: 2 }), worst, eventOf({ id: 'con-past', kind: 'ACT', hours: -1 })];
  expect(figuresOf(events)).toEqual({
    verdict: 'ACT',
    pc: worst.probabilityOfCollision,
    maxPc: worst.maxProbability,
    missDistance: worst.totalMissDistance,
    tca: '2026-11-29T18:00:00.000Z',
    timeToTca: 30 * 3600,
    decideBy: '2026-11-29T06:00:00.000Z',
    timeToDecision: 18 * 3600,
    otherObject: worst.object2.name,
    conjunctionId: 'con-act',
    messageAge: 3600,
    openEvents: 2,
    needingDecision: 1,
    contradicted: 0,
  });
});

it('26.8 act comes before no conclusion, that before watch, and of equals the nearest deadline', () => {
  const idsOf = (events: Parameters<typeof answerOf>[0]) => figuresOf(events).conjunctionId;
  const [act, none] = [eventOf({ id: 'act', kind: 'ACT', hours: 90 }), eventOf({ id: 'none', kind: 'NO_CONCLUSION' })];
  const [watch, safe] = [eventOf({ id: 'watch' }), eventOf({ id: 'safe', kind: 'SAFE', leadHours: null })];
  expect(idsOf([safe, watch, none, act])).toBe('act');
  expect(idsOf([safe, watch, none])).toBe('none');
  expect(idsOf([safe, watch])).toBe('watch');
  const [early, due] = [eventOf({ id: 'early', hours: 40, leadHours: 2 }), eventOf({ id: 'due', leadHours: 24 })];
  expect(idsOf([early, due])).toBe('due');
  const change = { contraryAdvice: [CONTRADICTION] };
  expect(idsOf([watch, eventOf({ id: 'contrary', kind: 'SAFE', leadHours: null, change })])).toBe('contrary');
});

it('26.8 what is not known is absent, never 0', () => {
  const unknown = eventOf({ change: { probabilityOfCollision: null, maxProbability: null } });
  expect(figuresOf([unknown])).toMatchObject({
    pc: undefined,
    maxPc: undefined,
    missDistance: unknown.totalMissDistance,
  });
  const safe = figuresOf([eventOf({ kind: 'SAFE', leadHours: null })]);
  expect([safe.verdict, safe.decideBy, safe.timeToDecision]).toEqual(['SAFE', undefined, undefined]);
});

it('26.8 no event is known to be none only where something was screened', () => {
  const { verdict, openEvents, pc, tca } = figuresOf([]);
  expect([verdict, openEvents, pc, tca]).toEqual(['NONE', 0, undefined, undefined]);
  const never = figuresOf([], { emptyReason: 'NEVER_SCREENED' });
  expect([never.verdict, never.openEvents, never.needingDecision]).toEqual(['UNKNOWN', undefined, undefined]);
  const other = statesOf([eventOf({ of: GULL })], { emptyReason: 'PENDING' });
  expect(other.map(({ figures }) => figures.verdict)).toEqual(['UNKNOWN', 'WATCH']);
});

it('26.8 what a message says is outdated from the age on at which no decision may stand on it', () => {
  const hours = MOST_MESSAGE_AGE_S / 3600;
  expect(statesOf([eventOf({ ageHours: hours })])[0]!.isOutdated).toBe(true);
  expect(statesOf([eventOf({ ageHours: hours - 0.001 })])[0]!.isOutdated).toBe(false);
  expect(statesOf([])[0]!.isOutdated).toBe(false);
});

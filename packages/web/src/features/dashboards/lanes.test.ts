import { MS_PER_HOUR } from '@keepout/units/duration';
import { expect, it } from 'vitest';
import { testEvent, testNowMs } from '../../nouns/conjunction/test-event.ts';
import { lanesOf, toDecide } from './OverviewPage.tsx';

const wire = (hours: number) => new Date(testNowMs + hours * MS_PER_HOUR).toISOString();
const due = (id: string, decideHours: number | null, tcaHours = 100, needsDecision = true) =>
  testEvent(id, {
    tca: wire(tcaHours),
    needsDecision,
    verdict: { kind: 'ACT', reasons: [], decideBy: decideHours === null ? null : wire(decideHours) },
  });

it('R-27 what needs a decision comes by its deadline, and nothing past or decided', () => {
  const events = [
    due('late', 90),
    due('soon', 2),
    due('gone', -3, -1),
    due('calm', 1, 20, false),
    due('none', null, 40),
  ];
  expect(toDecide(events, testNowMs).map(({ id }) => id)).toEqual(['soon', 'none', 'late']);
});

it('R-27 a decision stands in the lane of the time that it has left', () => {
  const events = [due('over', -0.1), due('six', 6), due('day', 6.1), due('three', 71), due('week', 73)];
  expect(lanesOf(events, testNowMs).map(({ id, events: own }) => [id, own.map((event) => event.id)])).toEqual([
    ['passed', ['over']],
    ['hours6', ['six']],
    ['hours24', ['day']],
    ['days3', ['three']],
    ['later', ['week']],
  ]);
});

it('R-27 the lanes count every decision of the header, and a deadline has passed as soon as its countdown says so', () => {
  const reasons = [{ code: 'covariance-estimated', text: '', figures: {} }] as never;
  const verdict = { kind: 'WATCH' as const, reasons, decideBy: wire(-0.001) };
  const estimated = testEvent('estimated', { tca: wire(12), needsDecision: true, verdict });
  const needed = toDecide([due('soon', 2), estimated], testNowMs);
  const lanes = lanesOf(needed, testNowMs);
  expect(lanes.find(({ id }) => id === 'passed')?.events.map(({ id }) => id)).toEqual(['estimated']);
  expect(lanes.flatMap(({ events }) => events)).toHaveLength(needed.length);
  expect(lanesOf([due('now', 0)], testNowMs)[1]?.events).toHaveLength(1);
});

import { expect, it } from 'vitest';
import { unwrap } from '../../conjunction/test/reference.ts';
import { type EventSketch, sketched } from '../../conjunction/test/sketched-events.ts';
import { isReached, outcomeOf, type PlanningEvent, totalTarget } from './outcome.ts';
import type { ImpulsiveManoeuvre } from './propulsion/impulsive.ts';
import { reachTest } from './reach-test.ts';

const SKETCH: EventSketch = {
  afterS: 86_400,
  angleRad: 1.5,
  missM: 60,
  towardsRad: 0.7,
  radiusM: 10,
  sigmasM: [300, 60, 50],
};
const BODY = { massKg: 200 };
const events: readonly PlanningEvent[] = [
  { id: 'far', ...sketched({ ...SKETCH, afterS: 84_000, missM: 9000 }) },
  { id: 'near', ...sketched(SKETCH) },
  { id: 'earlier', ...sketched({ ...SKETCH, afterS: 82_030, angleRad: 2.4, missM: 900 }) },
];
const impulse = (sizeMps: number): ImpulsiveManoeuvre => ({
  type: 'IMPULSIVE',
  ignitionTaiS: events[1]!.primary.epochTaiS - 20_000,
  deltaVMps: [0, sizeMps, 0],
  frame: 'RTN',
});
const SIZES = [0, 1e-4, 1e-3, -1e-3, 3e-3, 0.01, -0.02, 0.05, 0.2, 1];
const TARGETS = [1e-7, 1e-6, 1e-5, 1e-4].flatMap((pc) => [totalTarget(pc), { totalPc: pc, avoidedPc: 1e-3 * pc }]);

it('says of each manoeuvre what its outcome says, whatever was asked before', () => {
  const { reaches, reachesNearby } = reachTest(events, BODY, 'two-body');
  const said = { yes: 0, no: 0 };
  for (const target of TARGETS)
    for (const size of SIZES) {
      const isExact = isReached(unwrap(outcomeOf([impulse(size)], events, BODY, 'two-body')), target);
      expect(reaches(impulse(size), target)).toBe(isExact);
      // What reaches it with all events does so with fewer.
      if (isExact) expect(reachesNearby(impulse(size), target)).toBe(true);
      said[isExact ? 'yes' : 'no'] += 1;
    }
  expect(Math.min(said.yes, said.no)).toBeGreaterThan(5);
});

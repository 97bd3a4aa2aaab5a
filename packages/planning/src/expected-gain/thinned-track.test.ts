import { expect, it } from 'vitest';
import { sceneOf } from '../../test/observed-encounter.ts';
import { expectedGain } from './expected-gain.ts';
import { thinned } from './thinned-track.ts';

const DRAWS = { draws: 512, seed: 3 };
const gainOf = (request: Omit<Parameters<typeof expectedGain>[0], 'draws' | 'seed'>) => {
  const gain = expectedGain({ ...request, ...DRAWS });
  if (!gain.ok) throw new Error(gain.fault.code);
  return gain.value;
};

/** Five minutes at five seconds. */
const POINTS = 61;

it('a thinned track tells what the whole one does', () => {
  let compared = 0;
  for (const scene of [1, 2, 3, 4, 5].map(sceneOf)) {
    for (const { planned } of scene.passes.slice(0, 4)) {
      const start = planned.receptionTaiS[0]!;
      const whole = { ...planned, receptionTaiS: Array.from({ length: POINTS }, (_, i) => start + 5 * i) };
      const { encounter } = scene;
      const [all, few] = [whole, thinned(whole, 12)].map((track) => gainOf({ encounter, passes: [track] }));
      expect(Math.abs(few!.missSigmaAfterM / all!.missSigmaAfterM - 1)).toBeLessThan(0.02);
      for (const key of ['toAct', 'toSafe', 'toWatch', 'stays'] as const) {
        expect(Math.abs(few![key] - all![key]), key).toBeLessThan(0.015);
      }
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(10);
});

it('a track of few measurements stays as it is', () => {
  const { planned } = sceneOf(1).passes[0]!;
  expect(thinned(planned, 12)).toBe(planned);
  expect(thinned(planned, 6).receptionTaiS).toHaveLength(6);
});

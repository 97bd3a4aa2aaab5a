import { MU_EARTH } from '@keepout/astro/constants';
import { rtnAxes } from '@keepout/astro/frames/local';
import type { StateVector } from '@keepout/astro/nouns';
import { sixOf } from '@keepout/astro/six-numbers';
import { twoBodyStateAt } from '@keepout/astro/two-body/propagate';
import { describe, expect, it } from 'vitest';
import { recordValidation } from '../../../conformance/ledger.ts';
import { unwrap } from '../../conjunction/test/reference.ts';
import { type DynamicsModel, flownDifference } from './change.ts';

/** Two printed digits of the radial figure, three of the other. */
const ONE_PERCENT = 0.01;
const PERIOD_S = 5700;
const ONE_CMPS = 0.01;
const SMA_M = (MU_EARTH * (PERIOD_S / (2 * Math.PI)) ** 2) ** (1 / 3);
const start: StateVector = {
  epochTaiS: 8e8,
  frame: 'GCRF',
  positionM: [SMA_M, 0, 0],
  velocityMps: [0, 0.6 * Math.sqrt(MU_EARTH / SMA_M), 0.8 * Math.sqrt(MU_EARTH / SMA_M)],
};

/** What an impulse of 1 cm/s along the track leads away after so many periods, RTN of the orbit without it, m. */
function displacedM(model: DynamicsModel, periods: readonly number[]): readonly (readonly number[])[] {
  const impulse = {
    type: 'IMPULSIVE',
    ignitionTaiS: start.epochTaiS,
    deltaVMps: [0, ONE_CMPS, 0],
    frame: 'RTN',
  } as const;
  const stopTaiS = start.epochTaiS + Math.max(...periods) * PERIOD_S + 1;
  const change = unwrap(flownDifference([impulse], start, stopTaiS, { massKg: 100 }, model));
  return periods.map((count) => {
    const epochTaiS = start.epochTaiS + count * PERIOD_S;
    const without = sixOf(twoBodyStateAt(start, epochTaiS));
    const moved = Float64Array.from(without);
    expect(change.addTo(epochTaiS, moved)).toBe(true);
    const axes = rtnAxes(Float64Array.from(without.slice(0, 3)), Float64Array.from(without.slice(3)));
    return [0, 3, 6].map((row) => [0, 1, 2].reduce((sum, i) => sum + axes[row + i]! * (moved[i]! - without[i]!), 0));
  });
}

describe('an impulse of 1 cm/s along the track at a period of 5700 s', () => {
  it.each(['two-body', 'full'] as const)(
    'leads 36 m up after half an orbit and 171 m back each orbit (%s)',
    (model) => {
      const [half, single, day] = displacedM(model, [0.5, 1, 15]);
      const deviations = [half![0]! / 36, single![1]! / -171, day![1]! / (-171 * 15)].map((ratio) =>
        Math.abs(ratio - 1),
      );
      recordValidation({
        room: 'planning',
        reference: `1 cm/s along the track: 36 m radial at half an orbit, 171 m an orbit along the track (${model})`,
        origin: 'closed forms 4 dv / n and 3 dv P of near-circular motion (Clohessy, Wiltshire 1960)',
        deviations,
        unit: 'relative',
        tolerance: ONE_PERCENT,
        reason: 'The figures are printed to two and three digits; flattening moves the orbit in which they hold.',
      });
      expect(Math.max(...deviations)).toBeLessThan(ONE_PERCENT);
    },
  );
});

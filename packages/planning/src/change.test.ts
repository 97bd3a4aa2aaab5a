import type { StateVector } from '@keepout/astro/nouns';
import { sixOf } from '@keepout/astro/six-numbers';
import { expect, it } from 'vitest';
import { unwrap } from '../../conjunction/test/reference.ts';
import { flownDifference, type PlannedBody } from './change.ts';

const DAY_S = 86_400;
const knownState: StateVector = {
  epochTaiS: 848_000_000,
  frame: 'EME2000',
  positionM: [6_921_000, 0, 0],
  velocityMps: [0, -990, 7525],
};
const BODY: PlannedBody = {
  massKg: 10.5,
  drag: { areaM2: 0.06, coefficient: 2.2 },
  radiation: { areaM2: 0.06, coefficient: 1.3 },
};

/** Along the track at closest approach, three days after a time with the large side ahead, m. */
function movedM(durationS: number): number {
  const turned = {
    ...({ type: 'DIFFERENTIAL_DRAG', ignitionTaiS: knownState.epochTaiS - 3 * DAY_S, durationS } as const),
    areaM2: 0.19,
    nominalAreaM2: 0.06,
    dragCoefficient: 2.2,
  };
  const change = unwrap(flownDifference([turned], knownState, knownState.epochTaiS + 900, BODY, 'full'));
  const state = sixOf(knownState);
  expect(change.addTo(knownState.epochTaiS, state)).toBe(true);
  const speed = Math.hypot(...knownState.velocityMps);
  return knownState.velocityMps.reduce((sum, v, i) => sum + (v / speed) * (state[i]! - knownState.positionM[i]!), 0);
}

it('grows evenly with the time in the attitude, through a hundred edges of the shadow', () => {
  const moved = [5200, 5205, 5210, 5215, 5220].map(movedM);
  const steps = moved.slice(1).map((component, k) => component - moved[k]!);
  expect(Math.min(...moved)).toBeGreaterThan(500);
  // Five seconds are most of a metre; steps that run over the edges would be off by several.
  for (const step of steps) expect(step / steps[0]!).toBeCloseTo(1, 1);
});

it('flies the orbit that is left once for every size of a burn, and again from another begin or as another body', () => {
  const push = (deltaVMps: number, leadS = 20_000, body = BODY) => {
    const manoeuvre = {
      ...({ type: 'IMPULSIVE', frame: 'RTN', ignitionTaiS: knownState.epochTaiS - leadS } as const),
      deltaVMps: [0, deltaVMps, 0] as const,
    };
    return unwrap(flownDifference([manoeuvre], knownState, knownState.epochTaiS + 900, body, 'full'));
  };
  const six = (orbit: ReturnType<typeof push>['unmanoeuvred']) => {
    const state = new Float64Array(6);
    expect(orbit.stateAt(knownState.epochTaiS, state)).toBe(true);
    return state;
  };
  const first = push(0.01);
  expect(push(0.02).unmanoeuvred).toBe(first.unmanoeuvred);
  const heavier = push(0.01, 20_000, { ...BODY, massKg: 20 });
  expect(heavier.unmanoeuvred).not.toBe(first.unmanoeuvred);
  expect(push(0.01, 21_000).unmanoeuvred).not.toBe(first.unmanoeuvred);
  // What is kept is what is flown.
  expect(six(push(0.02).unmanoeuvred)).toEqual(six(first.unmanoeuvred));
});

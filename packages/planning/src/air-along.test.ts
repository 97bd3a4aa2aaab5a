import { nrlmsiseAtmosphere } from '@keepout/astro/force/nrlmsise-atmosphere';
import { moderateSpaceWeather } from '@keepout/astro/force/space-weather';
import { expect, it } from 'vitest';
import { flownDifference, freeOrbit } from './change.ts';

const DAY_S = 86_400;
const knownState = {
  frame: 'EME2000',
  epochTaiS: 1_800_000_000,
  positionM: [6_850_000, 0, 0],
  velocityMps: [0, 1200, 7530],
} as const;
const SURFACES = { massKg: 200, drag: { areaM2: 2, coefficient: 2.2 } };
const model = nrlmsiseAtmosphere(moderateSpaceWeather);

it('a plan feels the air that the model itself would give, at a small part of its price', () => {
  let count = 0;
  const counted: typeof model = (epochTaiS, place) => {
    count++;
    return model(epochTaiS, place);
  };
  const stopTaiS = knownState.epochTaiS + DAY_S;
  const orbit = freeOrbit(knownState, knownState.epochTaiS, stopTaiS, { ...SURFACES, atmosphere: counted }, 'full');
  const tabled = freeOrbit(knownState, knownState.epochTaiS, stopTaiS, SURFACES, 'full');
  if (!orbit.ok || !tabled.ok) throw new Error('no orbit');
  const once = count;
  expect(once).toBeGreaterThan(1000);
  // Two densities for each half minute of the days that the span lies in, and those at the edges.
  expect(once).toBeLessThan(15_000);
  const [a, b] = [new Float64Array(6), new Float64Array(6)];
  expect(orbit.value.stateAt(stopTaiS, a) && tabled.value.stateAt(stopTaiS, b)).toBe(true);
  expect(Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!, a[2]! - b[2]!)).toBeGreaterThan(100);
  const burn = {
    type: 'IMPULSIVE',
    ignitionTaiS: knownState.epochTaiS + 3600,
    frame: 'RTN',
    deltaVMps: [0, 0.05, 0],
  } as const;
  for (let plan = 0; plan < 5; plan++) {
    expect(flownDifference([burn], knownState, stopTaiS, { ...SURFACES, atmosphere: counted }, 'full').ok).toBe(true);
  }
  // What was asked for along the orbit serves every plan of the day.
  expect(count - once).toBeLessThan(once / 2);
});

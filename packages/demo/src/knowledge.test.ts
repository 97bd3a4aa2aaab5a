import { fromUnixMs } from '@keepout/astro/epoch';
import { sgp4Ephemeris } from '@keepout/astro/sgp4/ephemeris';
import { expect, it } from 'vitest';
import { historyPlan, knownAt } from './knowledge.ts';
import { makeDemoWorld } from './world.ts';

const nowTaiS = fromUnixMs(Date.UTC(2026, 10, 20, 9, 41));
const world = makeDemoWorld({ seed: 1, nowTaiS, count: 600 });
const wanted = new Set(world.background.filter((_, place) => place % 3 === 0).map(({ noradId }) => noradId));
const past = historyPlan(world).filter(({ isNewest }) => !isNewest);

it('no message of the demo rests on elements of the future', () => {
  const youngest = Math.max(...world.background.map(({ epochTaiS }) => epochTaiS));
  expect(youngest).toBeGreaterThan(past[0]!.creationTaiS);
  for (const [index, { creationTaiS }] of past.entries())
    for (const { epochTaiS, noradId } of knownAt(world, index, wanted))
      expect(epochTaiS, String(noradId)).toBeLessThanOrEqual(creationTaiS);
});

it('the earlier elements are of the same objects on the same orbits', () => {
  const elementSets = knownAt(world, 0, wanted);
  const earlier = elementSets.filter(({ noradId }) => wanted.has(noradId));
  expect(earlier.length).toBeGreaterThan(0.97 * wanted.size);
  const later = new Map(world.background.map((element) => [element.noradId, element]));
  const [there, then] = [new Float64Array(6), new Float64Array(6)];
  for (const elements of earlier) {
    expect(sgp4Ephemeris(elements).stateAt(elements.epochTaiS, there)).toBe(true);
    expect(sgp4Ephemeris(later.get(elements.noradId)!).stateAt(elements.epochTaiS, then)).toBe(true);
    expect(Math.hypot(...[0, 1, 2].map((axis) => there[axis]! - then[axis]!)), elements.name).toBeLessThan(100);
  }
});

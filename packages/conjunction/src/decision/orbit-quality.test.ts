import { expect, test } from 'vitest';
import { isDeterminationStated, type OrbitQuality, orbitDoubts } from './orbit-quality.ts';

const good: OrbitQuality = {
  objectType: 'PAYLOAD',
  lastObservationAgeS: 86_400,
  observationsUsed: 285,
  actualOdSpanDays: 7.26,
  recommendedOdSpanDays: 7.26,
  residualsAcceptedPercent: 99.8,
  weightedRms: 1.124,
  sedrWPerKg: 0.000027,
};
const codes = (change: Partial<OrbitQuality>) => orbitDoubts({ ...good, ...change }).map(({ code }) => code);

test('a good orbit raises no doubt, and neither does one of which nothing is told', () => {
  expect(orbitDoubts(good)).toEqual([]);
  expect(orbitDoubts({ objectType: 'UNKNOWN' })).toEqual([]);
});

test('each figure beyond its limit is a doubt of its own', () => {
  expect(codes({ observationsUsed: 19 })).toEqual(['observations-few']);
  expect(codes({ actualOdSpanDays: 5 })).toEqual(['od-span-short']);
  expect(codes({ residualsAcceptedPercent: 79.9 })).toEqual(['residuals-rejected']);
  expect(codes({ weightedRms: 1.6 })).toEqual(['weighted-rms-large']);
  expect(codes({ weightedRms: 4.9, objectType: 'DEBRIS' })).toEqual([]);
  expect(codes({ weightedRms: 2.1, objectType: 'ROCKET BODY' })).toEqual(['weighted-rms-large']);
});

test('the more drag, the sooner an observation is old', () => {
  const after = (days: number, sedrWPerKg: number) => codes({ lastObservationAgeS: days * 86_400, sedrWPerKg });
  expect(after(9.9, 0.0001)).toEqual([]);
  expect(after(10.1, 0.0001)).toEqual(['last-observation-old']);
  expect(after(5.1, 0.001)).toEqual(['last-observation-old']);
  expect(after(4.9, 0.0089)).toEqual([]);
  expect(after(3.1, 0.0091)).toEqual(['last-observation-old']);
});

test('a determination is stated from three of its five figures on', () => {
  expect(isDeterminationStated(good)).toBe(true);
  expect(isDeterminationStated({ objectType: 'PAYLOAD' })).toBe(false);
  const three: OrbitQuality = { objectType: 'DEBRIS', lastObservationAgeS: 0, observationsUsed: 30, weightedRms: 1 };
  expect(isDeterminationStated(three)).toBe(true);
  const { weightedRms: _, ...two } = three;
  expect(isDeterminationStated(two)).toBe(false);
  expect(isDeterminationStated({ ...two, actualOdSpanDays: 7 })).toBe(false);
  expect(isDeterminationStated({ ...two, actualOdSpanDays: 7, recommendedOdSpanDays: 7 })).toBe(true);
});

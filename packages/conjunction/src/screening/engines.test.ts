import { readFileSync } from 'node:fs';
import { batchOf } from '@keepout/astro/sgp4/record';
import { describe, expect, it } from 'vitest';
import { readGpCsv, readTwoLines, utc } from '../../../../conformance/gp-elements.ts';
import { sampled } from '../../../../scripts/property-runs.mjs';
import type { MeanElements } from '../../../astro/src/nouns.ts';
import { sgp4Ephemeris } from '../../../astro/src/sgp4/ephemeris.ts';
import { sgp4Init } from '../../../astro/src/sgp4/init.ts';
import { bruteForce } from '../../test/brute-force.ts';
import type { Encounter } from './plan/encounter.ts';
import { planScreening, type ScreeningRequest } from './plan/plan.ts';
import type { ScreeningSources } from './plan/sources.ts';
import { screenAll, screenBlock } from './screen.ts';

/** The kernel and the scalar code: the same events, one by one. */
const file = new URL('../../../../conformance/screening/elements-20241101.csv', import.meta.url);
const elements = readGpCsv(readFileSync(file, 'utf8'));
const startTaiS = utc('2024-11-03T06:00:00');
const ONE_MICROSECOND = 1e-6;
const ONE_MILLIMETRE_M = 1e-3;

function expectEqual(actual: readonly Encounter[], expected: readonly Encounter[]): void {
  const key = (e: Encounter): string => `${e.primary} ${e.secondary} ${e.kind} ${Math.round(e.tcaTaiS)}`;
  const inOrder = (list: readonly Encounter[]): Encounter[] =>
    list.toSorted((a, b) => a.primary - b.primary || a.secondary - b.secondary || a.tcaTaiS - b.tcaTaiS);
  const a = inOrder(actual);
  const b = inOrder(expected);
  expect(a.map(key)).toEqual(b.map(key));
  const farthest = (of: (e: Encounter) => readonly number[]): number =>
    Math.max(0, ...a.flatMap((e, k) => of(e).map((value, c) => Math.abs(value - of(b[k]!)[c]!))));
  expect(farthest((e) => [e.tcaTaiS])).toBeLessThanOrEqual(ONE_MICROSECOND);
  expect(farthest((e) => [e.missDistanceM])).toBeLessThan(ONE_MILLIMETRE_M);
  expect(farthest((e) => e.rtnPositionM)).toBeLessThan(ONE_MILLIMETRE_M * 10);
  expect(farthest((e) => e.rtnVelocityMps)).toBeLessThan(1e-5);
}

function both(request: Omit<ScreeningRequest, 'engine'>, sources: ScreeningSources): Encounter[] {
  const wasm = screenAll(planScreening({ ...request, engine: 'wasm' }), sources);
  const scalar = screenAll(planScreening({ ...request, engine: 'scalar' }), sources);
  expectEqual(wasm.encounters, scalar.encounters);
  expect(wasm.dropouts.map((d) => [d.object, d.reason, d.code])).toEqual(
    scalar.dropouts.map((d) => [d.object, d.reason, d.code]),
  );
  return [...wasm.encounters];
}

describe('the kernel finds what the scalar code finds', () => {
  const batch = batchOf(elements.map((set) => sgp4Init(set)));
  const SLABS = [
    [60, 20_000],
    [120, 5_000],
    [180, 150_000],
    [192, 50_000],
    [240, 50_000],
    [240, 400_000],
  ] as const;
  it.each(sampled(SLABS, 2))('slabs of %i s, %i m', (slabS, radiusM) => {
    const stopTaiS = startTaiS + (radiusM > 100_000 ? 1000 : 1500);
    const encounters = both(
      { startTaiS, stopTaiS, slabS, volume: { shape: 'sphere', radiusM }, scope: { kind: 'all-pairs' } },
      { batch, ephemerides: [] },
    );
    if (radiusM > 5000) expect(encounters.length).toBeGreaterThan(20);
  });

  it('a box and an ellipsoid', () => {
    for (const shape of ['box', 'ellipsoid'] as const) {
      const volume = { shape, radialM: 2000, alongTrackM: 60_000, crossTrackM: 40_000 };
      const encounters = both(
        { startTaiS, stopTaiS: startTaiS + 1200, volume, scope: { kind: 'all-pairs' } },
        { batch, ephemerides: [] },
      );
      expect(encounters.length).toBeGreaterThan(0);
    }
  });

  it('many primaries, both directions', () => {
    const primaries = Array.from({ length: 120 }, (_, k) => 3 * k);
    const encounters = both(
      {
        startTaiS,
        stopTaiS: startTaiS + 5400,
        volume: { shape: 'sphere', radiusM: 50_000 },
        scope: { kind: 'primaries', primaries },
      },
      { batch, ephemerides: [] },
    );
    expect(encounters.some((e) => e.primary > e.secondary)).toBe(true);
  });

  it('ephemerides among the objects, one of them the twin of a catalogue object, one that ends early', () => {
    const own = [10, 20, 30].map((i) => sgp4Ephemeris(elements[i]!));
    const ephemerides = own.map((e, k) => ({
      ...e,
      startTaiS: startTaiS - 100,
      stopTaiS: k === 2 ? startTaiS + 1800 : startTaiS + 90_000,
    }));
    const identities = [...elements.map((set) => set.noradId), elements[10]!.noradId, 0, 0];
    const encounters = both(
      {
        startTaiS,
        stopTaiS: startTaiS + 3600,
        volume: { shape: 'sphere', radiusM: 60_000 },
        scope: { kind: 'all-pairs' },
      },
      { batch, ephemerides, identities },
    );
    expect(encounters.some((e) => e.secondary >= batch.count)).toBe(true);
  });
});

describe('objects without a state', () => {
  const broken: MeanElements[] = [
    ...elements.slice(0, 40),
    { ...elements[0]!, noradId: 900_001, meanMotionRevPerDay: Number.NaN },
    { ...elements[0]!, noradId: 900_002, bstar: Number.NaN },
    { ...elements[0]!, noradId: 900_003, eccentricity: 1.2 },
    { ...elements[0]!, noradId: 900_004, bstar: 5, meanMotionRevPerDay: 16.3, eccentricity: 0.0001 },
    { ...elements[0]!, noradId: 900_005, meanMotionRevPerDay: 17.5, eccentricity: 0.0001 },
  ];
  const batch = batchOf(broken.map((set) => sgp4Init(set)));

  it('meet nobody and leave with a report', () => {
    const plan = planScreening({
      startTaiS,
      stopTaiS: startTaiS + 3600,
      volume: { shape: 'sphere', radiusM: 500_000 },
      scope: { kind: 'all-pairs' },
    });
    const outcome = screenAll(plan, { batch, ephemerides: [] });
    expect(new Set(outcome.dropouts.map((d) => d.object))).toEqual(new Set([40, 41, 42, 43, 44]));
    expect(outcome.encounters.filter((e) => e.secondary >= 40)).toEqual([]);
  });
});

describe('nothing but the block decides what a block gives', () => {
  const batch = batchOf(elements.map((set) => sgp4Init(set)));
  const plan = planScreening({
    startTaiS,
    stopTaiS: startTaiS + 9600,
    blockS: 2400,
    volume: { shape: 'sphere', radiusM: 30_000 },
    scope: { kind: 'all-pairs' },
  });

  it('the same bytes in any order, again, and with a sieve of its own', () => {
    const sources = { batch, ephemerides: [] };
    const forward = plan.blocks.map((block) => JSON.stringify(screenBlock(plan, sources, block.index)));
    const backward = plan.blocks.toReversed().map((block) => JSON.stringify(screenBlock(plan, sources, block.index)));
    const alone = plan.blocks.map((block) =>
      JSON.stringify(screenBlock(plan, { batch: { ...batch }, ephemerides: [] }, block.index)),
    );
    expect(backward.toReversed()).toEqual(forward);
    expect(alone).toEqual(forward);
  });

  it('none, one and two objects are screened too', () => {
    for (const count of [0, 1, 2]) {
      const few = batchOf(elements.slice(0, count).map((set) => sgp4Init(set)));
      expect(screenAll(plan, { batch: few, ephemerides: [] }).encounters).toEqual([]);
    }
  });
});

it('every approach that brute force sees in a crowded shell comes out, whatever the slab', () => {
  const base = readTwoLines(
    '1 25544U 98067A   24306.50000000  .00016717  00000-0  10270-3 0  9007',
    '2 25544  51.6416 247.4627 0006703 130.5360 325.0288 15.50377579 10000',
  );
  // 160 objects on one shell in all directions, and 12 that dive through it.
  const crowd = Array.from({ length: 172 }, (_, k) => ({
    ...base,
    noradId: 1000 + k,
    inclinationDeg: (k * 61.803) % 180,
    raanDeg: (k * 137.508) % 360,
    meanAnomalyDeg: (k * 222.49) % 360,
    ...(k < 160 ? { eccentricity: 0.0002 } : { eccentricity: 0.7, meanMotionRevPerDay: 2.5 }),
  }));
  const batch = batchOf(crowd.map((set) => sgp4Init(set)));
  const from = base.epochTaiS + 1000;
  const stopTaiS = from + 3600;
  const radiusM = 30_000;
  const expected = bruteForce(batch, [], from, stopTaiS, radiusM);
  expect(expected.length).toBeGreaterThan(20);
  for (const slabS of [60, 150, 240]) {
    const plan = planScreening({
      startTaiS: from,
      stopTaiS,
      volume: { shape: 'sphere', radiusM },
      scope: { kind: 'all-pairs' },
      slabS,
    });
    const { encounters } = screenAll(plan, { batch, ephemerides: [] });
    const missed = expected.filter(
      (event) =>
        !encounters.some(
          (e) =>
            e.primary === event.primary &&
            e.secondary === event.secondary &&
            Math.abs(e.tcaTaiS - event.tcaTaiS) < 0.01,
        ),
    );
    expect(missed).toEqual([]);
    expect(encounters.filter((e) => e.kind === 'approach')).toHaveLength(expected.length);
  }
});

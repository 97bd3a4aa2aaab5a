import { readFileSync } from 'node:fs';
import { tableEphemeris } from '@keepout/astro/ephemeris/table';
import type { Ephemeris, MeanElements, StateVector } from '@keepout/astro/nouns';
import { sgp4Ephemeris } from '@keepout/astro/sgp4/ephemeris';
import { sgp4Init } from '@keepout/astro/sgp4/init';
import { batchOf, type Sgp4Batch } from '@keepout/astro/sgp4/record';
import { twoBodyStateAt } from '@keepout/astro/two-body/propagate';
import { describe, expect, it } from 'vitest';
import { readGpCsv, readTwoLines, utc } from '../../../../../conformance/gp-elements.ts';
import { mergeBlocks } from '../blocks/merge.ts';
import type { Encounter } from '../plan/encounter.ts';
import { encountersOf } from '../plan/encounter-table.ts';
import { planScreening } from '../plan/plan.ts';
import { openSources } from '../plan/sources.ts';
import { screenAll } from '../screen.ts';
import { screenAllPairsByKernel } from '../sieve/all-pairs-kernel.ts';
import { screenPrimaries } from './few-to-all.ts';
import { screenPrimariesByLattice } from './lattice-to-all.ts';

/** Three engines that share only the last root: node lattice, next meeting, slab grid. */
const engines = {
  lattice: screenPrimariesByLattice,
  'next meeting': screenPrimaries,
  'slab grid': (
    plan: Parameters<typeof screenAllPairsByKernel>[0],
    source: Parameters<typeof screenAllPairsByKernel>[1],
    block: Parameters<typeof screenAllPairsByKernel>[2],
  ) => {
    const { encounters, dropouts } = screenAllPairsByKernel(plan, source, block);
    return { encounters: encountersOf(encounters), dropouts };
  },
} as const;
type Engine = keyof typeof engines;

const file = new URL('../../../../../conformance/screening/elements-20241101.csv', import.meta.url);
const elements = readGpCsv(readFileSync(file, 'utf8'));
const startTaiS = utc('2024-11-03T06:00:00');

interface World {
  readonly batch: Sgp4Batch;
  readonly ephemerides?: readonly Ephemeris[];
  readonly primaries: readonly number[];
  readonly fromTaiS: number;
  readonly hours: number;
  readonly radiusM: number;
}

function run(engine: Engine, world: World): readonly Encounter[] {
  const plan = planScreening({
    startTaiS: world.fromTaiS,
    stopTaiS: world.fromTaiS + world.hours * 3600,
    volume: { shape: 'sphere', radiusM: world.radiusM },
    scope: { kind: 'primaries', primaries: world.primaries },
  });
  const source = openSources({ batch: world.batch, ephemerides: world.ephemerides ?? [] });
  const results = plan.blocks.map((block) => ({
    blockIndex: block.index,
    ...engines[engine](plan, source, block, world.primaries),
    coverage: [],
  }));
  return mergeBlocks(plan, results).encounters;
}

/** Lists one by one: same pair, kind and instant (0.1 ms; stays, whose minimum is sampled, 31 s). */
function expectSame(actual: readonly Encounter[], expected: readonly Encounter[]): void {
  const inOrder = (list: readonly Encounter[]): Encounter[] =>
    list.toSorted(
      (a, b) =>
        a.primary - b.primary || a.secondary - b.secondary || a.kind.localeCompare(b.kind) || a.tcaTaiS - b.tcaTaiS,
    );
  const a = inOrder(actual);
  const b = inOrder(expected);
  expect(a.map((e) => `${e.primary} ${e.secondary} ${e.kind}`)).toEqual(
    b.map((e) => `${e.primary} ${e.secondary} ${e.kind}`),
  );
  a.forEach((e, k) => {
    expect(Math.abs(e.tcaTaiS - b[k]!.tcaTaiS)).toBeLessThan(e.kind === 'approach' ? 1e-4 : 31);
    if (e.kind === 'approach') expect(Math.abs(e.missDistanceM - b[k]!.missDistanceM)).toBeLessThan(1e-3);
  });
}

describe('three engines find the same events', () => {
  const batch = batchOf(elements.map((set) => sgp4Init(set)));
  it.each([
    [1, 5_000],
    [2, 40_000],
    [3, 150_000],
  ])('random primaries of the catalogue (set %i) within %i m', (seed, radiusM) => {
    const primaries = Array.from({ length: 12 }, (_, k) => (seed * 7919 + k * 104_729) % batch.count);
    const world: World = { batch, primaries, fromTaiS: startTaiS + 1234.5 * seed, hours: 10, radiusM };
    const lattice = run('lattice', world);
    if (radiusM > 5000) expect(lattice.length).toBeGreaterThan(20);
    expectSame(lattice, run('next meeting', world));
    expectSame(lattice, run('slab grid', world));
  });

  const base = readTwoLines(
    '1 25544U 98067A   24306.50000000  .00016717  00000-0  10270-3 0  9007',
    '2 25544  51.6416 247.4627 0006703 130.5360 325.0288 15.50377579 10000',
  );
  let next = 1;
  const make = (change: Partial<MeanElements>): MeanElements => ({ ...base, noradId: next++, ...change });
  const some = (count: number, change: (k: number) => Partial<MeanElements>): MeanElements[] =>
    Array.from({ length: count }, (_, k) => make(change(k)));
  const kinds: Readonly<Record<string, MeanElements[]>> = {
    'nearly one plane': some(24, (k) => ({
      inclinationDeg: 51.6 + 0.02 * (k % 5),
      raanDeg: 247.4 + 0.3 * (k % 7),
      meanAnomalyDeg: 15 * k,
      meanMotionRevPerDay: 15.5 + 0.001 * k,
      eccentricity: 0.0005 * (k % 4),
    })),
    'against each other in one plane': some(16, (k) => ({
      inclinationDeg: k % 2 ? 51.64 : 128.36 + 0.01 * k,
      raanDeg: k % 2 ? 247.46 : 67.46,
      meanAnomalyDeg: 31 * k,
    })),
    'twins at 179 degrees': some(12, (k) => ({
      inclinationDeg: 179 + 0.05 * k,
      raanDeg: 40 * k,
      meanAnomalyDeg: 77 * k,
    })),
    'transfer orbits': some(16, (k) => ({
      meanMotionRevPerDay: 2.27 + 0.01 * k,
      eccentricity: 0.728,
      bstar: 1e-4,
      inclinationDeg: 5 + 2 * k,
      raanDeg: 60 * k,
      argPerigeeDeg: 25 * k,
      meanAnomalyDeg: 41 * k,
    })),
    'slots of the geostationary ring': some(24, (k) => ({
      meanMotionRevPerDay: 1.0027 + 0.0001 * (k % 3),
      eccentricity: 1e-5 * k,
      inclinationDeg: 0.004 * k * k,
      raanDeg: 13 * k,
      meanAnomalyDeg: 100 + 0.04 * k - 13 * k,
      bstar: 0,
    })),
    'docked pairs and the same elements twice': some(8, (k) => ({ meanAnomalyDeg: 325.03 + 0.0001 * (k >> 1) })),
    'objects coming down': some(12, (k) => ({
      bstar: 0.004 * k,
      meanMotionRevPerDay: 15.9 + 0.05 * k,
      raanDeg: 30 * k,
      meanAnomalyDeg: 20 * k,
      eccentricity: 0.0004,
    })),
    circles: some(20, (k) => ({
      eccentricity: 1e-7 * k,
      inclinationDeg: (k * 61.8) % 180,
      raanDeg: 47 * k,
      meanAnomalyDeg: 19 * k,
    })),
    'far and long': some(4, (k) => ({
      meanMotionRevPerDay: 0.12 + 0.2 * k,
      eccentricity: 0.95 - 0.15 * k,
      bstar: 0,
      raanDeg: 90 * k,
    })),
  };
  const zoo = Object.values(kinds).flat();
  const crowd = batchOf(zoo.map((set) => sgp4Init(set)));
  it.each(Object.entries(kinds))('%s', (_, kind) => {
    const first = zoo.indexOf(kind[0]!);
    const primaries = Array.from({ length: Math.min(8, kind.length) }, (_k, k) => first + k);
    const world: World = { batch: crowd, primaries, fromTaiS: base.epochTaiS + 3600, hours: 9, radiusM: 30_000 };
    const lattice = run('lattice', world);
    expectSame(lattice, run('next meeting', world));
    expectSame(lattice, run('slab grid', world));
  });
});

describe('an ephemeris as primary', () => {
  const batch = batchOf(elements.map((set) => sgp4Init(set)));
  const stopTaiS: number = startTaiS + 20 * 3600;

  function table(set: MeanElements, from: number, to: number, kickAtS: number, kickMps: number): Ephemeris {
    const count = Math.floor((to - from) / 60) + 1;
    const epochsTaiS = Float64Array.from({ length: count }, (_, k) => from + 60 * k);
    const states = new Float64Array(6 * count);
    const source = sgp4Ephemeris(set);
    const state = new Float64Array(6);
    source.stateAt(kickAtS, state);
    const [x, y, z, u, v, w] = state as unknown as number[];
    const more = 1 + kickMps / Math.hypot(u!, v!, w!);
    const kicked: StateVector = {
      frame: 'TEME',
      epochTaiS: kickAtS,
      positionM: [x!, y!, z!],
      velocityMps: [u! * more, v! * more, w! * more + kickMps],
    };
    epochsTaiS.forEach((t, k) => {
      source.stateAt(t, state);
      if (kickMps !== 0 && t > kickAtS) {
        const { positionM, velocityMps } = twoBodyStateAt(kicked, t);
        state.set([...positionM, ...velocityMps]);
      }
      states.set(state, 6 * k);
    });
    return tableEphemeris({ frame: 'TEME', epochsTaiS, states, method: 'LAGRANGE', degree: 7 });
  }

  it.each([0, 0.05, 1, 12])('three engines agree, with a burn of %d m/s in it', (kickMps) => {
    const chosen = [3, 200, 420].map((k) => elements[k]!);
    const ephemerides = chosen.map((set, k) =>
      table(set, startTaiS - 600, stopTaiS + 600, startTaiS + 20_000 + 7000 * k, kickMps),
    );
    const primaries = ephemerides.map((_, k) => batch.count + k);
    const world: World = { batch, ephemerides, primaries, fromTaiS: startTaiS, hours: 19, radiusM: 50_000 };
    const lattice = run('lattice', world);
    expect(lattice.length).toBeGreaterThan(10);
    expectSame(lattice, run('next meeting', world));
    expectSame(lattice, run('slab grid', world));
  });

  it('the whole outcome is that of its blocks, in any order and in any thread', () => {
    const plan = planScreening({
      startTaiS,
      stopTaiS,
      volume: { shape: 'box', radialM: 10_000, alongTrackM: 60_000, crossTrackM: 60_000 },
      scope: { kind: 'primaries', primaries: [5, 77] },
    });
    const whole = JSON.stringify(screenAll(plan, { batch, ephemerides: [] }));
    const blocks = plan.blocks.toReversed().map((block) => {
      const own = { ...batch, integrator: new Float64Array(batch.integrator.length) };
      return { ...screenPrimariesByLattice(plan, openSources({ batch: own, ephemerides: [] }), block, [5, 77]) };
    });
    const merged = mergeBlocks(
      plan,
      blocks.map((block, k) => ({ blockIndex: plan.blocks.length - 1 - k, ...block, coverage: [] })),
    );
    expect(JSON.stringify(merged)).toBe(whole);
  });
});

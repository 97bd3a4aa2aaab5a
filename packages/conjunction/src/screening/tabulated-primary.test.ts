import { readFileSync } from 'node:fs';
import { tableEphemeris } from '@keepout/astro/ephemeris/table';
import type { Ephemeris, MeanElements } from '@keepout/astro/nouns';
import { sgp4Ephemeris } from '@keepout/astro/sgp4/ephemeris';
import { sgp4Init } from '@keepout/astro/sgp4/init';
import { batchOf } from '@keepout/astro/sgp4/record';
import { expect, it } from 'vitest';
import { readGpCsv, utc } from '../../../../conformance/gp-elements.ts';
import { planScreening, type ScreeningScope } from './plan/plan.ts';
import { screenAll } from './screen.ts';

/** An operator's ephemeris is a table; it must meet whom the orbit behind it meets. */
const file = new URL('../../../../conformance/screening/elements-20241101.csv', import.meta.url);
const elements = readGpCsv(readFileSync(file, 'utf8'));
const batch = batchOf(elements.map((set) => sgp4Init(set)));
const primary = elements.findIndex((set) => set.noradId === 37_849);
const startTaiS = utc('2024-11-01T00:00:00');
const stopTaiS: number = startTaiS + 2 * 86_400;
const volume = { shape: 'sphere', radiusM: 60_000 } as const;
const ONE_MILLISECOND = 1e-3;
const ONE_TENTH_METRE = 0.1;

function table(set: MeanElements, from: number, to: number, stepS: number): Ephemeris {
  const source = sgp4Ephemeris(set);
  const count = Math.floor((to - from) / stepS) + 1;
  const epochsTaiS = Float64Array.from({ length: count }, (_, k) => from + k * stepS);
  const states = new Float64Array(6 * count);
  const state = new Float64Array(6);
  epochsTaiS.forEach((t, k) => {
    source.stateAt(t, state);
    states.set(state, 6 * k);
  });
  return tableEphemeris({ frame: 'TEME', epochsTaiS, states, method: 'LAGRANGE', degree: 7 });
}

const own = elements[primary]!.noradId;
const identities = [...elements.map((set) => set.noradId), own];
const screen = (ephemeris: Ephemeris, scope: ScreeningScope, from: number, to: number) =>
  screenAll(planScreening({ startTaiS: from, stopTaiS: to, volume, scope }), {
    batch,
    ephemerides: [ephemeris],
    identities,
  });
const byElements = screenAll(
  planScreening({ startTaiS, stopTaiS, volume, scope: { kind: 'primaries', primaries: [primary] } }),
  { batch, ephemerides: [] },
).encounters;

it('a table of 60 s finds the events of its elements, and not its own catalogue entry', () => {
  const scope = { kind: 'primaries', primaries: [elements.length] } as const;
  const outcome = screen(table(elements[primary]!, startTaiS - 600, stopTaiS + 600, 60), scope, startTaiS, stopTaiS);
  expect(byElements.length).toBeGreaterThan(20);
  expect(outcome.encounters.map((e) => e.secondary)).toEqual(byElements.map((e) => e.secondary));
  outcome.encounters.forEach((e, k) => {
    expect(Math.abs(e.tcaTaiS - byElements[k]!.tcaTaiS)).toBeLessThan(ONE_MILLISECOND);
    expect(Math.abs(e.missDistanceM - byElements[k]!.missDistanceM)).toBeLessThan(ONE_TENTH_METRE);
  });
  expect(outcome.coverage).toEqual([{ object: elements.length, status: 'FULL' }]);
});

it('a table that covers part of the window finds the events of that part', () => {
  const from = startTaiS + 30_000;
  const to = startTaiS + 130_000;
  const scope = { kind: 'primaries', primaries: [elements.length] } as const;
  const outcome = screen(table(elements[primary]!, from, to, 60), scope, startTaiS, stopTaiS);
  const inside = byElements.filter((e) => e.tcaTaiS > from && e.tcaTaiS < to);
  expect(outcome.encounters.map((e) => e.secondary)).toEqual(inside.map((e) => e.secondary));
  expect(outcome.coverage[0]).toMatchObject({ status: 'PARTIAL', startTaiS: from });
});

it('the grid of all pairs takes the table as well, as a secondary', () => {
  const to = startTaiS + 6 * 3600;
  const outcome = screen(
    table(elements[primary]!, startTaiS - 600, to + 600, 60),
    { kind: 'all-pairs' },
    startTaiS,
    to,
  );
  const expected = byElements.filter((e) => e.tcaTaiS < to).map((e) => e.secondary);
  const ofTable = outcome.encounters.filter((e) => e.secondary === elements.length).map((e) => e.primary);
  expect(expected.length).toBeGreaterThan(2);
  expect(ofTable).toEqual(expected);
});

it('a burn changes whom a table meets from then on, and only from then on', () => {
  const burn = startTaiS + 86_400;
  const changed = { ...elements[primary]!, meanAnomalyDeg: elements[primary]!.meanAnomalyDeg + 0.3 };
  const before = table(elements[primary]!, startTaiS - 600, burn, 60);
  const after = table(changed, burn, stopTaiS + 600, 60);
  const joined: Ephemeris = {
    frame: 'TEME',
    startTaiS: before.startTaiS,
    stopTaiS: after.stopTaiS,
    stateAt: (t, out) => (t < burn ? before : after).stateAt(t, out),
  };
  const scope = { kind: 'primaries', primaries: [elements.length] } as const;
  const encounters = screen(joined, scope, startTaiS, stopTaiS).encounters;
  const changedAlone = screen(after, scope, startTaiS, stopTaiS).encounters;
  const early = byElements.filter((e) => e.tcaTaiS < burn);
  expect(encounters.map((e) => e.secondary)).toEqual([...early, ...changedAlone].map((e) => e.secondary));
});

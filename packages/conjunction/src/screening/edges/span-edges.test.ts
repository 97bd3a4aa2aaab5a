import { readFileSync } from 'node:fs';
import { tableEphemeris } from '@keepout/astro/ephemeris/table';
import type { Ephemeris } from '@keepout/astro/nouns';
import { sgp4Ephemeris } from '@keepout/astro/sgp4/ephemeris';
import { sgp4Init } from '@keepout/astro/sgp4/init';
import { batchOf } from '@keepout/astro/sgp4/record';
import { describe, expect, it } from 'vitest';
import { readGpCsv, utc } from '../../../../../conformance/gp-elements.ts';
import { planScreening, type ScreeningScope } from '../plan/plan.ts';
import { screenAll } from '../screen.ts';

const file = new URL('../../../../../conformance/screening/elements-20241101.csv', import.meta.url);
const catalogue = readGpCsv(readFileSync(file, 'utf8'));
const primarySet = catalogue.find((set) => set.noradId === 37_849)!;
const startTaiS = utc('2024-11-01T00:00:00');
const stopTaiS: number = startTaiS + 2 * 86_400;
const volume = { shape: 'sphere', radiusM: 60_000 } as const;
const STEP_S = 30;

/** The object's own ephemeris over some spans, a segment for each. */
function table(...spans: readonly (readonly [number, number])[]): Ephemeris {
  const source = sgp4Ephemeris(primarySet);
  const epochs: number[] = [];
  const segments = spans.map(([from, to]) => {
    const first = epochs.length;
    for (let t = from - 5 * STEP_S; t <= to + 5 * STEP_S; t += STEP_S) epochs.push(t);
    return [first, epochs.length, from, to] as const;
  });
  const states = new Float64Array(6 * epochs.length);
  epochs.forEach((t, k) => void source.stateAt(t, states.subarray(6 * k, 6 * k + 6)));
  return tableEphemeris({
    frame: 'TEME',
    epochsTaiS: Float64Array.from(epochs),
    states,
    segments,
    method: 'LAGRANGE',
    degree: 9,
  });
}

const byElements = screenAll(
  planScreening({
    startTaiS,
    stopTaiS,
    volume,
    scope: { kind: 'primaries', primaries: [catalogue.indexOf(primarySet)] },
  }),
  { batch: batchOf(catalogue.map((set) => sgp4Init(set))), ephemerides: [] },
).encounters;
const fast = byElements.filter((e) => e.relativeSpeedMps > 1000 && e.missDistanceM < 40_000);
const event = fast[0]!;
// The other object, and some more that stay away.
const sets = [
  catalogue[event.secondary]!,
  ...catalogue.slice(0, 40).filter((set) => set !== primarySet && set !== catalogue[event.secondary]),
];
const PRIMARY = sets.length;
const EARLY = event.tcaTaiS - 700;
const LATE = event.tcaTaiS + 700;

function screened(ephemeris: Ephemeris, engine: 'wasm' | 'scalar', scope: ScreeningScope) {
  const plan = planScreening({ startTaiS: EARLY, stopTaiS: LATE, volume, scope, engine, withEdges: true });
  const outcome = screenAll(plan, { batch: batchOf(sets.map((set) => sgp4Init(set))), ephemerides: [ephemeris] });
  return outcome.encounters.filter(
    (e) => [e.primary, e.secondary].includes(0) && Math.abs(e.tcaTaiS - event.tcaTaiS) < 60,
  );
}

describe.each([
  ['wasm', { kind: 'primaries', primaries: [PRIMARY] }],
  ['scalar', { kind: 'primaries', primaries: [PRIMARY] }],
  ['wasm', { kind: 'primaries', primaries: [0] }],
  ['wasm', { kind: 'all-pairs' }],
  ['scalar', { kind: 'all-pairs' }],
] as const)('data that end near a closest approach (%s, %o)', (engine, scope) => {
  const { tcaTaiS, missDistanceM, relativeSpeedMps } = event;

  it.each([1.5, 0.3, 1e-3])('report the least distance at the edge where they end %f s before it', (s) => {
    const found = screened(table([EARLY, tcaTaiS - s]), engine, scope);
    expect(found).toEqual([expect.objectContaining({ kind: 'approach', edge: 'stop', tcaTaiS: tcaTaiS - s })]);
    expect(found[0]!.missDistanceM).toBeCloseTo(Math.hypot(missDistanceM, relativeSpeedMps * s), -2);
  });

  it.each([1.5, 0.3, 1e-3])('report the least distance at the edge where they begin %f s after it', (s) => {
    const found = screened(table([tcaTaiS + s, LATE]), engine, scope);
    expect(found).toEqual([expect.objectContaining({ kind: 'approach', edge: 'start', tcaTaiS: tcaTaiS + s })]);
  });

  it.each([1e-3, 0.3, 1.5, 4, 8])('report the closest approach itself where they end %f s after it', (s) => {
    const found = screened(table([EARLY, tcaTaiS + s]), engine, scope);
    expect(found).toHaveLength(1);
    expect(found[0]!.edge).toBeUndefined();
    expect(found[0]!.tcaTaiS).toBeCloseTo(tcaTaiS, 2);
  });

  it('report both edges of a gap in which it lies', () => {
    const found = screened(table([EARLY, tcaTaiS - 1.5], [tcaTaiS + 1, LATE]), engine, scope);
    expect(found.map(({ edge }) => edge)).toEqual(['stop', 'start']);
  });

  it('report no edge where segments follow each other', () => {
    const found = screened(table([EARLY, tcaTaiS - 1], [tcaTaiS - 1, LATE]), engine, scope);
    expect(found.map(({ edge }) => edge)).toEqual([undefined]);
  });
});

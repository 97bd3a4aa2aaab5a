import { readFileSync } from 'node:fs';
import { tableEphemeris } from '@keepout/astro/ephemeris/table';
import type { Ephemeris } from '@keepout/astro/nouns';
import { sgp4Ephemeris } from '@keepout/astro/sgp4/ephemeris';
import { sgp4Init } from '@keepout/astro/sgp4/init';
import { batchOf } from '@keepout/astro/sgp4/record';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readGpCsv, utc } from '../../../../conformance/gp-elements.ts';
import { runs } from '../../../../scripts/property-runs.mjs';
import { type NominalOrbit, openManoeuvringOrbit, type PlannedImpulse } from '../manoeuvre/burned-orbit.ts';
import { screenCandidates } from './candidates.ts';
import type { Encounter } from './plan/encounter.ts';
import { planScreening } from './plan/plan.ts';
import { screenAll } from './screen.ts';

const file = new URL('../../../../conformance/screening/elements-20241101.csv', import.meta.url);
const elements = readGpCsv(readFileSync(file, 'utf8'));
const batch = batchOf(elements.map((set) => sgp4Init(set)));
const own = elements.find((set) => set.noradId === 37_849)!;
const identities = elements.map((set) => set.noradId);
const startTaiS = utc('2024-11-01T03:00:00');
const stopTaiS: number = startTaiS + 40 * 3600;
const object = batch.count;

function operatorTable(): Ephemeris {
  const source = sgp4Ephemeris(own);
  const count = 45 * 60;
  const epochsTaiS = Float64Array.from({ length: count }, (_, k) => startTaiS - 3600 + 60 * k);
  const states = new Float64Array(6 * count);
  const state = new Float64Array(6);
  epochsTaiS.forEach((t, k) => {
    source.stateAt(t, state);
    states.set(state, 6 * k);
  });
  return tableEphemeris({ frame: 'TEME', epochsTaiS, states, method: 'LAGRANGE', degree: 7 });
}

const burns: readonly (readonly PlannedImpulse[])[] = [
  [{ epochTaiS: startTaiS + 5000, deltaVRtnMps: [0, 0, 0] }],
  [{ epochTaiS: startTaiS + 5000, deltaVRtnMps: [0, 0.05, 0] }],
  [{ epochTaiS: startTaiS + 9000, deltaVRtnMps: [0.2, -0.4, 0.3] }],
  [{ epochTaiS: startTaiS + 30_000, deltaVRtnMps: [0, 8, 0] }],
  [{ epochTaiS: startTaiS - 2000, deltaVRtnMps: [0, -1, 2] }],
  // A low-thrust arc: an impulse every five minutes.
  Array.from({ length: 12 }, (_, k) => ({
    epochTaiS: startTaiS + 20_000 + 300 * k,
    deltaVRtnMps: [0, 0.03, 0.01] as const,
  })),
  [],
];
const volumes = [
  { shape: 'sphere', radiusM: 50_000 },
  { shape: 'ellipsoid', radialM: 8_000, alongTrackM: 80_000, crossTrackM: 60_000 },
] as const;
const nominals: readonly NominalOrbit[] = [
  { kind: 'elements', elements: own },
  { kind: 'ephemeris', ephemeris: operatorTable(), bstar: own.bstar },
];

function expectSame(actual: readonly Encounter[], expected: readonly Encounter[]): void {
  expect(actual.map((e) => `${e.secondary} ${e.kind}`)).toEqual(expected.map((e) => `${e.secondary} ${e.kind}`));
  actual.forEach((e, k) => {
    expect(Math.abs(e.tcaTaiS - expected[k]!.tcaTaiS)).toBeLessThan(e.kind === 'approach' ? 1e-5 : 31);
    if (e.kind === 'approach') expect(Math.abs(e.missDistanceM - expected[k]!.missDistanceM)).toBeLessThan(1e-4);
  });
}

describe.each(nominals)('candidates of a nominal orbit given as $kind', (nominal) => {
  it.each(volumes)('each meets whom its own orbit meets, screened as an ephemeris ($shape)', (volume) => {
    const request = { nominal, identity: own.noradId, candidates: burns, startTaiS, stopTaiS, volume };
    const outcome = screenCandidates(request, { batch, ephemerides: [], identities });
    const orbit = openManoeuvringOrbit(nominal);
    const plain = (ephemeris: Ephemeris, from: number): readonly Encounter[] => {
      const scope = { kind: 'primaries', primaries: [object] } as const;
      const plan = planScreening({ startTaiS: from, stopTaiS, volume, scope });
      const sources = { batch, ephemerides: [ephemeris], identities: [...identities, own.noradId] };
      return screenAll(plan, sources).encounters;
    };
    expectSame(outcome.nominal, plain(orbit.nominal, startTaiS));
    expect(outcome.nominal.length).toBeGreaterThan(10);
    burns.forEach((impulses, k) => {
      const candidate = outcome.candidates[k]!;
      if (!candidate.ok) throw new Error(candidate.fault.code);
      expect(candidate.value.candidate).toBe(k);
      const burned = orbit.burned(impulses);
      if (!burned.ok || impulses.length === 0) {
        expect(candidate.value.encounters).toEqual([]);
        return;
      }
      expectSame(candidate.value.encounters, plain(burned.value, Math.max(startTaiS, burned.value.ignitionTaiS)));
    });
    // Nothing burnt, nothing changed.
    const still = outcome.candidates[0]!;
    const later = outcome.nominal.filter((e) => e.tcaTaiS >= startTaiS + 5000);
    if (still.ok) expectSame(still.value.encounters, later);
    // A burn of 8 m/s leads elsewhere.
    const far = outcome.candidates[3]!;
    if (far.ok) expect(far.value.encounters.map((e) => e.tcaTaiS)).not.toEqual(later.map((e) => e.tcaTaiS));
  });
});

it('burns of all sizes, directions and instants meet together whom each meets alone', () => {
  const part = fc.integer({ min: -1000, max: 1000 }).map((k) => k / 1000);
  const burn = fc
    .tuple(fc.integer({ min: 0, max: 60_000 }), fc.constantFrom(0.01, 0.3, 2), part, part, part)
    .map(([after, size, r, t, n]): readonly PlannedImpulse[] => [
      { epochTaiS: startTaiS + after, deltaVRtnMps: [size * r, size * t, size * n] },
    ]);
  const volume = volumes[0];
  const request = { identity: own.noradId, startTaiS, stopTaiS, volume };
  let met = 0;
  fc.assert(
    fc.property(
      fc.constantFrom(...nominals),
      fc.array(burn, { minLength: 8, maxLength: 16 }),
      (nominal, candidates) => {
        const sources = { batch, ephemerides: [], identities };
        const together = screenCandidates({ ...request, nominal, candidates }, sources);
        candidates.forEach((candidate, k) => {
          const screened = together.candidates[k]!;
          const alone = screenCandidates({ ...request, nominal, candidates: [candidate] }, sources).candidates[0]!;
          if (!screened.ok || !alone.ok) throw new Error('a burn without an orbit');
          expectSame(screened.value.encounters, alone.value.encounters);
          met += screened.value.encounters.length;
        });
      },
    ),
    { numRuns: runs(6) },
  );
  expect(met).toBeGreaterThan(runs(200));
});

it('a manoeuvre outside the ephemeris is a fault of that candidate alone', () => {
  const early = [{ epochTaiS: startTaiS - 90_000, deltaVRtnMps: [0, 1, 0] as const }];
  const request = { nominal: nominals[1]!, candidates: [early, burns[1]!], startTaiS, stopTaiS, volume: volumes[0] };
  const { candidates } = screenCandidates(request, { batch, ephemerides: [] });
  expect(candidates[0]).toMatchObject({ ok: false, fault: { code: 'no-state-at-burn' } });
  expect(candidates[1]).toMatchObject({ ok: true });
});

it('candidates beside a companion are sampled each on its own orbit', () => {
  // A companion some kilometres behind: too slow for the closed-form tests all the time.
  const companion = { ...own, noradId: 99_999, meanAnomalyDeg: own.meanAnomalyDeg - 0.05 };
  const pairBatch = batchOf([own, companion].map((set) => sgp4Init(set)));
  const candidates = [0.02, -0.02, 0.3].map((along) => [
    { epochTaiS: startTaiS + 100, deltaVRtnMps: [0, along, 0] as const },
  ]);
  const volume = { shape: 'ellipsoid', radialM: 2000, alongTrackM: 25_000, crossTrackM: 25_000 } as const;
  const request = { nominal: nominals[0]!, identity: own.noradId, startTaiS, stopTaiS, volume };
  const sources = { batch: pairBatch, ephemerides: [], identities: [own.noradId, companion.noradId] };
  const together = screenCandidates({ ...request, candidates }, sources).candidates;
  const alone = candidates.map(
    (candidate) => screenCandidates({ ...request, candidates: [candidate] }, sources).candidates[0]!,
  );
  together.forEach((result, k) => {
    const other = alone[k]!;
    if (!result.ok || !other.ok) throw new Error('a burn without an orbit');
    expect(result.value.encounters.length).toBeGreaterThan(0);
    expect(result.value.encounters.map((e) => [e.kind, e.tcaTaiS])).toEqual(
      other.value.encounters.map((e) => [e.kind, e.tcaTaiS]),
    );
  });
  const stays = (k: number) => {
    const candidate = together[k]!;
    return candidate.ok ? candidate.value.encounters.map((e) => e.missDistanceM) : [];
  };
  expect(stays(0)).not.toEqual(stays(1));
});

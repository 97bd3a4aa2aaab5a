import { MU_EARTH } from '@keepout/astro/constants';
import { batchOf } from '@keepout/astro/sgp4/record';
import { propagateTwoBody } from '@keepout/astro/two-body/propagate';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../../scripts/property-runs.mjs';
import { openSieve } from './sieve.ts';

/** Pairs on two-body orbits that meet at a given instant of a slab, drawn over all regimes. */
const unit = fc.double({ min: -1, max: 1, noNaN: true });
const direction = fc.tuple(unit, unit, unit).filter((u) => Math.hypot(...u) > 0.1);
const meeting = fc.record({
  // Crowded shells, the inner belt, navigation satellites, the geostationary ring.
  radiusM: fc.oneof(
    fc.double({ min: 6.6e6, max: 7.6e6, noNaN: true }),
    fc.double({ min: 6.6e6, max: 6.6e6 + 2e4, noNaN: true }),
    fc.double({ min: 7.6e6, max: 4.5e7, noNaN: true }),
  ),
  up: direction,
  headings: fc.tuple(direction, direction),
  // Share of the horizontal circular speed and climb: from nearly circular to transfer orbits.
  shares: fc.tuple(
    fc.oneof(fc.constant(1), fc.double({ min: 0.9, max: 1.35, noNaN: true })),
    fc.double({ min: 0.98, max: 1.02, noNaN: true }),
  ),
  climbs: fc.tuple(
    fc.oneof(fc.constant(0), fc.double({ min: -0.3, max: 0.3, noNaN: true })),
    fc.constantFrom(0, 0.001, -0.02, 0.2),
  ),
  aside: direction,
  missShare: fc.double({ min: 0, max: 1, noNaN: true }),
  part: fc.oneof(fc.constantFrom(-1, 0, 1), fc.double({ min: -1, max: 1, noNaN: true })),
});

/** What the fourth-order path with J2 leaves out of a two-body orbit in half a slab, m. */
const PAD_M = 400;

it.each([
  [240, 5000],
  [240, 100],
  [120, 50_000],
  [80, 5000],
])('of objects that pass within the screening distance in a slab no pair is lost, %d s, %d m', (slabS, missM) => {
  const empty = batchOf([]);
  const pairs = 150;
  const sieve = openSieve({ batch: empty, hostObjects: 2 * pairs, missM, slabS, samplingMps: 100 });
  const half = slabS / 2;
  let met = 0;
  let alone = 0;
  fc.assert(
    fc.property(fc.array(meeting, { minLength: pairs, maxLength: pairs }), (drawn) => {
      const wanted = new Set<number>();
      const state = new Float64Array(6);
      sieve.begin(0, 4 * slabS);
      sieve.advance(half);
      drawn.forEach((draw, k) => {
        const states = statesAt(draw, missM);
        const isSound = states.every((s) => isAbove(s, 6.5e6));
        states.forEach((s, n) => {
          propagateTwoBody(s, -draw.part * half, state);
          sieve.hostStates.set(state, 6 * (2 * k + n));
          sieve.hostCodes[2 * k + n] = isSound ? 0 : 1;
          sieve.hostPadsM[2 * k + n] = PAD_M;
          if (Math.hypot(state[3]!, state[4]!, state[5]!) > 8200) alone++;
        });
        if (isSound) wanted.add(2 * k);
      });
      met += wanted.size;
      sieve.scan(-half, half, (i, j) => {
        if (j === i + 1) wanted.delete(i);
      });
      expect([...wanted].map((i) => drawn[i / 2])).toEqual([]);
    }),
    { numRuns: runs(60) },
  );
  expect(met).toBeGreaterThan(runs(1500));
  expect(alone).toBeGreaterThan(runs(100));
});

/** States of the two at their meeting. */
function statesAt(draw: typeof meeting extends fc.Arbitrary<infer T> ? T : never, missM: number): Float64Array[] {
  const up = unitOf(draw.up);
  const circular = Math.sqrt(MU_EARTH / draw.radiusM);
  const velocities = draw.headings.map((heading, n) => {
    const along = dot(heading, up);
    const level = unitOf(heading.map((x, c) => x - along * up[c]! + 1e-9));
    return level.map((x, c) => circular * (draw.shares[n]! * x + draw.climbs[n]! * up[c]!));
  });
  // The miss is across the relative velocity: a closest approach.
  const relative = velocities[1]!.map((x, c) => x - velocities[0]![c]!);
  const across = unitOf(cross(relative, draw.aside));
  const miss = draw.missShare * missM;
  return velocities.map((velocity, n) =>
    Float64Array.of(...up.map((x, c) => draw.radiusM * x + n * miss * across[c]!), ...velocity),
  );
}

function isAbove(state: Float64Array, radiusM: number): boolean {
  const [x, y, z, u, v, w] = state as unknown as [number, number, number, number, number, number];
  const r = Math.hypot(x, y, z);
  const energy = (u * u + v * v + w * w) / 2 - MU_EARTH / r;
  if (energy >= 0) return false;
  const h = Math.hypot(y * w - z * v, z * u - x * w, x * v - y * u);
  const e = Math.sqrt(Math.max(0, 1 + (2 * energy * h * h) / MU_EARTH ** 2));
  return (-MU_EARTH / (2 * energy)) * (1 - e) > radiusM;
}

function unitOf(u: readonly number[]): number[] {
  const size = Math.hypot(...u);
  return u.map((x) => x / size);
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a[0]! * b[0]! + a[1]! * b[1]! + a[2]! * b[2]!;
}

function cross(a: readonly number[], b: readonly number[]): number[] {
  return [a[1]! * b[2]! - a[2]! * b[1]!, a[2]! * b[0]! - a[0]! * b[2]!, a[0]! * b[1]! - a[1]! * b[0]!];
}

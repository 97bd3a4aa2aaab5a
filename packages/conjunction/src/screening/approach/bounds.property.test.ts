import { readFileSync } from 'node:fs';
import { MU_EARTH } from '@keepout/astro/constants';
import { sgp4Init } from '@keepout/astro/sgp4/init';
import { type OrbitBounds, orbitBounds } from '@keepout/astro/sgp4/mean-elements';
import { propagateOne } from '@keepout/astro/sgp4/propagate';
import { batchOf } from '@keepout/astro/sgp4/record';
import { propagateTwoBody } from '@keepout/astro/two-body/propagate';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readGpCsv, utc } from '../../../../../conformance/gp-elements.ts';
import { isNightly, runs } from '../../../../../scripts/property-runs.mjs';
import { openSources } from '../plan/sources.ts';
import { approachTest, FAR, SHIFT, samplingSpeedMps, shiftedBendM } from './approach.ts';
import { taylorPosition, taylorRemainderM, taylorTerms } from './motion.ts';
import { centreSwingRad, climbMps, NextMeeting, planeDriftRadps, REACH_ROW, writeReach } from './next-meeting.ts';
import { tracksOf } from './sampled-trajectory.ts';

/** The lines of "why nothing is missed", one test each. */
const file = new URL('../../../../../conformance/screening/elements-20241101.csv', import.meta.url);
const elements = readGpCsv(readFileSync(file, 'utf8'));
const batch = batchOf(elements.map((set) => sgp4Init(set)));
const source = openSources({ batch, ephemerides: [] });
const startTaiS = utc('2024-11-02T00:00:00');
const SPAN_S = 21_600;
const index = fc.integer({ min: 0, max: batch.count - 1 });

it('the radius of every object stays within its bounds over six hours', () => {
  const bounds: OrbitBounds = { lowestM: 0, highestM: 0, eccentricity: 0, rateRadps: 0 };
  const out = new Float64Array(6);
  for (let i = 0; i < batch.count; i++) {
    if (!orbitBounds(batch, i, startTaiS, startTaiS + SPAN_S, bounds)) continue;
    for (let k = 0; k <= 120; k++) {
      if (propagateOne(batch, i, startTaiS + (k * SPAN_S) / 120, out, 0) !== 0) break;
      const r = 1000 * Math.hypot(out[0]!, out[1]!, out[2]!);
      const isBetween = r >= bounds.lowestM && r <= bounds.highestM;
      if (!isBetween) expect.fail(`${elements[i]!.noradId} is at ${r}, not in ${bounds.lowestM} to ${bounds.highestM}`);
      const radial = Math.abs(out[0]! * out[3]! + out[1]! * out[4]! + out[2]! * out[5]!) / (r / 1e6);
      const climb = climbMps(bounds.lowestM, bounds.highestM);
      if (!(radial <= climb)) expect(radial).toBeLessThanOrEqual(climb);
    }
  }
});

it('the travelled angle stays within its swing, and the plane within its drift', () => {
  const bounds: OrbitBounds = { lowestM: 0, highestM: 0, eccentricity: 0, rateRadps: 0 };
  for (let i = 0; i < batch.count; i += isNightly ? 7 : 28) {
    if (!orbitBounds(batch, i, startTaiS, startTaiS + SPAN_S, bounds)) continue;
    const track = tracksOf(source, i, startTaiS, startTaiS + SPAN_S)[0];
    if (!track || track.stopTaiS < startTaiS + SPAN_S) continue;
    let travelled = 0;
    let ahead = 0;
    let behind = 0;
    for (let k = 1; k < track.count; k++) {
      const a = track.axes.subarray(6 * k, 6 * k + 6);
      const b = track.axes.subarray(6 * k - 6, 6 * k);
      travelled += 2 * Math.asin(Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!, a[2]! - b[2]!) / 2);
      const departure = travelled - bounds.rateRadps * k * track.stepS;
      ahead = Math.max(ahead, departure);
      behind = Math.min(behind, departure);
      const tilt = Math.hypot(a[3]! - b[3]!, a[4]! - b[4]!, a[5]! - b[5]!) / track.stepS;
      expect(tilt, `${elements[i]!.noradId}`).toBeLessThanOrEqual(planeDriftRadps(bounds.lowestM, bounds.highestM));
    }
    expect(ahead - behind, `${elements[i]!.noradId}`).toBeLessThanOrEqual(centreSwingRad(bounds.eccentricity));
  }
});

it('no pair meets before the bound on its next meeting', () => {
  const bounds: OrbitBounds = { lowestM: 0, highestM: 0, eccentricity: 0, rateRadps: 0 };
  const table = new Float64Array(REACH_ROW);
  const state = new Float64Array(6);
  const other = new Float64Array(6);
  const missM = 50_000;
  fc.assert(
    fc.property(index, index, fc.integer({ min: 0, max: 600 }), (i, j, k) => {
      if (i === j) return;
      const track = tracksOf(source, i, startTaiS, startTaiS + SPAN_S)[0];
      if (!track || k >= track.count || !orbitBounds(batch, j, startTaiS, startTaiS + SPAN_S, bounds)) return;
      const t = track.startTaiS + k * track.stepS;
      if (source.state(j, t, state, 0) !== 0) return;
      writeReach(table, 0, {
        ...bounds,
        swingRad: centreSwingRad(bounds.eccentricity),
        driftRadps: planeDriftRadps(bounds.lowestM, bounds.highestM),
        climbMps: climbMps(bounds.lowestM, bounds.highestM),
        padM: 0,
      });
      const until = Math.min(new NextMeeting(track, missM).secondsUntil(k, state, table, 0), track.stopTaiS - t);
      for (let s = 0; s < until; s += 5) {
        if (source.state(i, t + s, state, 0) !== 0 || source.state(j, t + s, other, 0) !== 0) return;
        const gap = Math.hypot(state[0]! - other[0]!, state[1]! - other[1]!, state[2]! - other[2]!);
        if (!(gap > missM)) expect(gap).toBeGreaterThan(missM);
      }
    }),
    { numRuns: runs(80) },
  );
});

it('a pair that the approach test calls far stays outside for the whole span', () => {
  const missM = 40_000;
  const sampling = samplingSpeedMps(missM, 50);
  const a = new Float64Array(6);
  const b = new Float64Array(6);
  const guess = new Float64Array(1);
  let far = 0;
  fc.assert(
    fc.property(index, index, fc.double({ min: 0, max: 86_400, noNaN: true }), (i, j, offset) => {
      if (i === j) return;
      // Pairs are brought near each other: only there the test has something to decide.
      let best = startTaiS + offset;
      let gap = Number.POSITIVE_INFINITY;
      for (let s = 0; s < 6000; s += 60) {
        const t = startTaiS + offset + s;
        if (source.state(i, t, a, 0) !== 0 || source.state(j, t, b, 0) !== 0) return;
        const here = Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!, a[2]! - b[2]!);
        if (here < gap) {
          gap = here;
          best = t;
        }
      }
      for (const centre of [best - 100, best, best + 100]) {
        if (source.state(i, centre, a, 0) !== 0 || source.state(j, centre, b, 0) !== 0) return;
        if (approachTest(a, 0, b, 0, -120, 120, missM, 0, sampling, guess) !== FAR) continue;
        far++;
        for (let s = -120; s <= 120; s += 2) {
          if (source.state(i, centre + s, a, 0) !== 0 || source.state(j, centre + s, b, 0) !== 0) return;
          const here = Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!, a[2]! - b[2]!);
          // A minimum on the very edge belongs to the neighbouring span.
          if (Math.abs(s) < 118 && !(here > missM)) expect(here).toBeGreaterThan(missM);
        }
      }
    }),
    { numRuns: runs(60) },
  );
  expect(far).toBeGreaterThan(runs(15));
});

it('the fourth-order path stays within its remainder on any bound two-body orbit', () => {
  const terms = new Float64Array(9);
  const three = new Float64Array(3);
  fc.assert(
    fc.property(
      fc.double({ min: 6.45e6, max: 4.3e7, noNaN: true }),
      fc.double({ min: 0, max: 0.9, noNaN: true }),
      fc.double({ min: -Math.PI, max: Math.PI, noNaN: true }),
      (perigee, e, eccentricAnomaly) => {
        const a = perigee / (1 - e);
        const n = Math.sqrt(MU_EARTH / a ** 3);
        const at = (E: number): Float64Array => {
          const f = (a * n) / (1 - e * Math.cos(E));
          const b = Math.sqrt(1 - e * e);
          return Float64Array.of(
            a * (Math.cos(E) - e),
            a * b * Math.sin(E),
            0,
            -f * Math.sin(E),
            f * b * Math.cos(E),
            0,
          );
        };
        const kepler = (m: number): number => {
          let E = m;
          for (let k = 0; k < 60; k++) E -= (E - e * Math.sin(E) - m) / (1 - e * Math.cos(E));
          return E;
        };
        const m0 = eccentricAnomaly - e * Math.sin(eccentricAnomaly);
        const state = at(eccentricAnomaly);
        taylorTerms(state, 0, terms);
        // The acceleration of the path has J2; the orbit here has not.
        const r = Math.hypot(state[0]!, state[1]!);
        const k = MU_EARTH / r ** 3;
        for (let c = 0; c < 3; c++) terms[c] = -k * state[c]!;
        const rate = Math.abs(state[0]! * state[3]! + state[1]! * state[4]!) / r;
        const speed = Math.hypot(state[3]!, state[4]!);
        const limit = taylorRemainderM(Math.max(perigee, r - rate * 120), speed, 120) + 1e-3;
        for (const tau of [-120, 120]) {
          const there = at(kepler(m0 + n * tau));
          taylorPosition(state, 0, terms, tau, three);
          expect(Math.hypot(three[0]! - there[0]!, three[1]! - there[1]!)).toBeLessThanOrEqual(limit);
        }
      },
    ),
    { numRuns: runs(500) },
  );
});

it('at their miss two objects are within the bend of the line through their shifted positions', () => {
  const unit = fc.double({ min: -1, max: 1, noNaN: true });
  const direction = fc.tuple(unit, unit, unit).filter((u) => Math.hypot(...u) > 0.1);
  const speed = fc.double({ min: 0.3, max: 1.4, noNaN: true });
  let largest = 0;
  fc.assert(
    fc.property(
      fc.double({ min: 6.5e6, max: 4.3e7, noNaN: true }),
      fc.tuple(direction, direction, direction),
      fc.tuple(speed, speed),
      fc.constantFrom(-1, -0.5, 0.5, 0.97, 1),
      fc.constantFrom(40, 120),
      fc.constantFrom(100, 5000, 50_000),
      (radiusM, [up, heading1, heading2], [share1, share2], part, half, missM) => {
        const circular = Math.sqrt(MU_EARTH / radiusM);
        const there = scaled(up, radiusM);
        const meeting = [
          [...there, ...scaled(heading1, share1 * circular)],
          [
            ...there.map((x, c) => x + scaled(heading2, missM)[c]!),
            ...scaled(
              up.map((x, c) => x - heading1[c]!),
              share2 * circular,
            ),
          ],
        ];
        const tau = part * half;
        const relative = [0, 1, 2].map(() => ({ d: 0, u: 0 }));
        let radius = Number.POSITIVE_INFINITY;
        let top = 0;
        const out = new Float64Array(6);
        meeting.forEach((state, k) => {
          // The path between the meeting and the edges of the span, for what the bound asks for.
          for (let s = -half; s <= half; s += half / 8) {
            propagateTwoBody(state, s - tau, out);
            top = Math.max(top, Math.hypot(out[3]!, out[4]!, out[5]!));
            radius = Math.min(radius, Math.hypot(out[0]!, out[1]!, out[2]!));
          }
          propagateTwoBody(state, -tau, out);
          const r = Math.hypot(out[0]!, out[1]!, out[2]!);
          const shift = 1 - (SHIFT * half * half * MU_EARTH) / r ** 3;
          relative.forEach((motion, c) => {
            motion.d += (k === 0 ? -1 : 1) * shift * out[c]!;
            motion.u += (k === 0 ? -1 : 1) * out[3 + c]!;
          });
        });
        if (radius < 6.4e6) return;
        const at = Math.hypot(...relative.map((motion) => motion.d + tau * motion.u));
        const bend = shiftedBendM(radius - 2e5, missM, 2 * top, top, half);
        largest = Math.max(largest, (at - missM) / bend);
        expect(at).toBeLessThanOrEqual(missM + bend);
      },
    ),
    { numRuns: runs(1000) },
  );
  // The bound is not idle.
  expect(largest).toBeGreaterThan(0.2);
});

function scaled(u: readonly number[], length: number): number[] {
  const size = Math.hypot(...u);
  return u.map((x) => (x / size) * length);
}

import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { readGpCsv, utc } from '../../../conformance/gp-elements.ts';
import { sgp4Init } from '../../astro/src/sgp4/init.ts';
import { propagateBatch } from '../../astro/src/sgp4/propagate.ts';
import { batchOf } from '../../astro/src/sgp4/record.ts';
import { openSieve } from './sieve.ts';

const full = new URL('../../../../shared/reference/catalogue/gp_20241101.csv.gz', import.meta.url);
const excerpt = new URL('../../../conformance/screening/elements-20241101.csv', import.meta.url);
const text = existsSync(full) ? gunzipSync(readFileSync(full)).toString() : readFileSync(excerpt, 'utf8');
const all = readGpCsv(text);
// A quarter of the catalogue is enough to see every kind of orbit.
const elements = all.filter((_, k) => all.length < 5000 || k % 4 === 0);
// Objects about to fall, whose theory goes astray within the window.
const falling = elements
  .slice(0, 60)
  .map((set, k) => ({ ...set, noradId: 900_000 + k, bstar: 0.002 * (k + 1), meanMotionRevPerDay: 15.5 + k / 60 }));
const batch = batchOf([...elements, ...falling].map((set) => sgp4Init(set)));
const startTaiS = utc('2024-11-02T00:00:00');

it.each([120, 240])(
  'the path of every object passes within its pad of the states of the theory, slabs of %i s',
  (slabS) => {
    const sieve = openSieve({ batch, hostObjects: 0, missM: 5000, slabS, samplingMps: 100 });
    const exact = new Float64Array(6 * batch.count);
    const errors = new Uint8Array(batch.count);
    const taken = new Float64Array(7);
    let worst = 0;
    let judged = 0;
    for (const day of [-2, 0.3, 3.1, 7, 14]) {
      const first = startTaiS + day * 86_400;
      sieve.begin(first, first + 3840);
      // In the middle and at odd places of the spans, of 960 and of 240 s.
      for (const offset of [120, 480, 531, 1380, 2333.3, 3720]) {
        sieve.advance(first + offset);
        sieve.scan(-slabS / 2, slabS / 2, () => {});
        const coded = new Set<number>();
        sieve.forEachCode((i) => coded.add(i));
        propagateBatch(batch, first + offset, exact, errors);
        for (let i = 0; i < batch.count; i++) {
          if (errors[i] !== 0 && !coded.has(i)) expect.fail(`${i} has no code`);
          if (coded.has(i)) continue;
          const o = 6 * i;
          sieve.stateOf(i, taken);
          const off = Math.hypot(...[0, 1, 2].map((c) => taken[c]! - 1000 * exact[o + c]!));
          worst = Math.max(worst, off / taken[6]!);
          judged++;
        }
      }
    }
    expect(judged).toBeGreaterThan(10 * batch.count);
    expect(worst).toBeLessThan(1);
  },
);

it('what the fourth-order path from a state of the sieve leaves out over half a slab stays within its pad', () => {
  const slabS = 240;
  const sieve = openSieve({ batch, hostObjects: 0, missM: 5000, slabS, samplingMps: 100 });
  const exact = new Float64Array(6 * batch.count);
  const errors = new Uint8Array(batch.count);
  const later = new Float64Array(7);
  for (const day of [0.3, 7, 14]) {
    const first = startTaiS + day * 86_400;
    sieve.begin(first, first + 3840);
    for (const tau of [-slabS / 2, slabS / 2]) {
      sieve.advance(first + 600);
      sieve.scan(-slabS / 2, slabS / 2, () => {});
      propagateBatch(batch, first + 600 + tau, exact, errors);
      const coded = new Set<number>();
      sieve.forEachCode((i) => coded.add(i));
      let worst = 0;
      for (let i = 0; i < batch.count; i++) {
        if (errors[i] !== 0 || coded.has(i)) continue;
        sieve.stateOf(i, later);
        // Element sets that describe no orbit any more; assembly/spans.ts.
        if (later[6]! >= 5000) continue;
        const there = fourthOrder(later, tau);
        const off = Math.hypot(...[0, 1, 2].map((c) => there[c]! - 1000 * exact[6 * i + c]!));
        worst = Math.max(worst, off / (later[6]! + modelM(later, slabS / 2)));
      }
      expect(worst).toBeLessThan(1);
    }
  }
});

const MU = 3.986004418e14;
const J2_STRENGTH = 1.5 * 1.08262668e-3 * MU * 6378137 ** 2;

/** Two-body snap and jerk, J2 acceleration: the path of assembly/approach.ts. */
function fourthOrder(s: Float64Array, tau: number): number[] {
  const [x, y, z, u, v, w] = [s[0]!, s[1]!, s[2]!, s[3]!, s[4]!, s[5]!];
  const r2 = x * x + y * y + z * z;
  const k = MU / r2 ** 1.5;
  const j2 = J2_STRENGTH / r2 ** 2.5;
  const s5 = (5 * z * z) / r2;
  const sigma = (x * u + y * v + z * w) / r2;
  const along = k * (3 * ((u * u + v * v + w * w) / r2) - 15 * sigma * sigma - 2 * k);
  return [x, y, z].map((p, c) => {
    const q = [u, v, w][c]!;
    const a = -k * p + j2 * p * (s5 - (c === 2 ? 3 : 1));
    const jerk = 3 * k * sigma * p - k * q;
    const snap = along * p + 6 * k * sigma * q;
    return p + tau * (q + tau * (a / 2 + tau * (jerk / 6 + (tau * snap) / 24)));
  });
}

/** What approach.ts allows for the rest of the series and for the model, m. */
function modelM(s: Float64Array, spanS: number): number {
  const r = Math.hypot(s[0]!, s[1]!, s[2]!);
  const low = r - (Math.abs(s[0]! * s[3]! + s[1]! * s[4]! + s[2]! * s[5]!) / r) * spanS;
  return 100 + (60 * (MU / low ** 3) ** 2 * Math.hypot(s[3]!, s[4]!, s[5]!) * spanS ** 5) / 120;
}

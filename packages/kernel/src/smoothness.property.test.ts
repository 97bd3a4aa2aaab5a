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

it.each([60, 120, 192, 240])(
  'states between the propagated ones are off by less than their pad over half a slab of %i s',
  (slabS) => {
    const sieve = openSieve({ batch, hostObjects: 0, missM: 5000, slabS, samplingMps: 100 });
    const exact = new Float64Array(6 * batch.count);
    const errors = new Uint8Array(batch.count);
    let worst = 0;
    for (const day of [-2, 0.3, 3.1, 7, 14]) {
      const first = startTaiS + day * 86_400;
      for (const n of [0, 1, 2]) {
        sieve.propagate(first, n);
        propagateBatch(batch, first + n * slabS, exact, errors);
        expect(sieve.codes).toEqual(errors);
        for (let i = 0; i < batch.count; i++) {
          if (errors[i] !== 0) continue;
          const o = 6 * i;
          const s = sieve.states;
          const position = Math.hypot(
            s[o]! - 1000 * exact[o]!,
            s[o + 1]! - 1000 * exact[o + 1]!,
            s[o + 2]! - 1000 * exact[o + 2]!,
          );
          const velocity = Math.hypot(
            s[o + 3]! - 1000 * exact[o + 3]!,
            s[o + 4]! - 1000 * exact[o + 4]!,
            s[o + 5]! - 1000 * exact[o + 5]!,
          );
          const off = position + (velocity * slabS) / 2;
          worst = Math.max(worst, off / (sieve.padsM[i]! + 0.01));
        }
      }
    }
    expect(worst).toBeLessThan(1);
  },
);

import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { ObjectType } from '@keepout/astro/nouns';
import { describe, expect, it } from 'vitest';
import { recordValidation } from '../../../conformance/ledger.ts';
import { targetBody } from './photometry.ts';

const folder = new URL('../../../../shared/reference/catalogue/', import.meta.url);
const lines = (name: string): string[] =>
  gunzipSync(readFileSync(new URL(name, folder)))
    .toString('utf8')
    .trim()
    .split('\n');
/** As the catalogue names what came off something, and what carried it. */
const typeOf = (name: string): ObjectType =>
  / DEB\b/.test(name) ? 'DEBRIS' : name.includes('R/B') ? 'ROCKET BODY' : 'PAYLOAD';

describe.skipIf(!existsSync(folder))('the radius of a type', () => {
  it('is within a factor of one and a half of the median of those whose section radars have measured', () => {
    const radii = new Map<ObjectType, number[]>();
    for (const line of lines('rcs_20250112.csv.gz').slice(1)) {
      const [, section = '', , ...name] = line.split(',');
      const radiusM = Math.sqrt(Number(section) / Math.PI);
      const type = typeOf(name.join(','));
      if (radiusM > 0) {
        const all = radii.get(type) ?? [];
        all.push(radiusM);
        radii.set(type, all);
      }
    }
    const factors = [...radii].map(([objectType, all]) => {
      const median = all.sort((a, b) => a - b)[all.length >> 1]!;
      const ratio = targetBody({ objectType }).radiusM / median;
      return Math.max(ratio, 1 / ratio);
    });
    const count = [...radii.values()].reduce((sum, { length }) => sum + length, 0);
    recordValidation({
      room: 'tracking',
      reference: 'radius by the type of an object, against the median of measured ones',
      origin: `radar sections of Space-Track 2025-01-12, ${count.toLocaleString('en')} objects by name: payloads, rocket bodies, debris`,
      deviations: factors,
      unit: 'factor',
      tolerance: 1.5,
      reason:
        'one radius stands for objects that differ by a factor of five to eight between the tenth and the ninetieth percentile',
    });
    expect(factors).toHaveLength(3);
    expect(Math.max(...factors)).toBeLessThan(1.5);
  });
});

import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { recordValidation } from '../../../../conformance/ledger.ts';
import { hardBodyRadius } from './ladder.ts';

const folder = new URL('../../../../../shared/reference/catalogue/', import.meta.url);
const read = (name: string): string[][] =>
  gunzipSync(readFileSync(new URL(name, folder)))
    .toString('utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','));

describe.skipIf(!existsSync(folder))('radii from radar cross sections', () => {
  test('stand beside those of NASA CARA from its own sections within the factor that both kinds of estimate have', () => {
    const sections = new Map(read('rcs_20250112.csv.gz').map(([id, rcs]) => [Number(id), Number(rcs)]));
    const factors: number[] = [];
    let above = 0;
    for (const [id, radius, , source] of read('hbr_mass_estimates_20260601.csv.gz')) {
      const rcsM2 = sections.get(Number(id)) ?? 0;
      if (source !== 'SFK RCS Estimate' || !(rcsM2 > 0) || !(Number(radius) > 0)) continue;
      const ratio = hardBodyRadius({ rcsM2 }).radiusM / Number(radius);
      factors.push(Math.max(ratio, 1 / ratio));
      if (ratio > 0.99) above += 1;
    }
    recordValidation({
      room: 'conjunction',
      reference: 'radius from the radar cross section',
      origin: 'NASA CARA size table of 2026-06 (NOSA); sections of Space-Track 2025-01-12',
      deviations: factors,
      unit: 'factor',
      tolerance: 8,
      reason: "two estimates from two radars: the table's own standard deviation is as large as its radius",
      note: 'Ours is the disc of the section, at least 0.1 m (CARA: 0.05 m), and the larger one for four objects of five: Pc errs upwards.',
    });
    expect(factors.length).toBeGreaterThan(7000);
    expect(Math.max(...factors)).toBeLessThan(8);
    expect(above / factors.length).toBeGreaterThan(0.75);
  });
});

import { readFileSync } from 'node:fs';
import { sgp4Init } from '@keepout/astro/sgp4/init';
import { batchOf } from '@keepout/astro/sgp4/record';
import { type LatticeBlock, STEPS_A_TURN } from '@keepout/kernel/lattice';
import { PLACE } from '@keepout/kernel/lattice-layout';
import { expect, it } from 'vitest';
import { readGpCsv, utc } from '../../../../../conformance/gp-elements.ts';
import { openSources } from '../plan/sources.ts';
import { latticeTube } from './lattice-primary.ts';
import { runsOf } from './primary-run.ts';

const file = new URL('../../../../../conformance/screening/elements-20241101.csv', import.meta.url);
const elements = readGpCsv(readFileSync(file, 'utf8'));
const batch = batchOf(elements.map((set) => sgp4Init(set)));
const source = openSources({ batch, ephemerides: [] });
const middleTaiS = utc('2024-11-03T06:00:00');
const HALF_S = 14_400;
const block: LatticeBlock = { middleTaiS, halfS: HALF_S, irregular: [] };

it('a primary stays within the pads of its own parameters between the raster instants', () => {
  const state = new Float64Array(6);
  let seen = 0;
  for (let i = 0; i < batch.count; i++) {
    const [run, ...others] = runsOf(source, i, middleTaiS - HALF_S, middleTaiS + HALF_S);
    if (!run || others.length > 0) continue;
    const lattice = latticeTube([run], block, 5000);
    if (!lattice) continue;
    const { parameters } = lattice.tube;
    const { instants, firstStep, errorS } = lattice.passages[0]!;
    seen++;
    const at = (place: number): number => parameters[place]!;
    const dot = (place: number, v: readonly number[]): number =>
      at(place) * v[0]! + at(place + 1) * v[1]! + at(place + 2) * v[2]!;
    const label = `${elements[i]!.noradId}`;
    for (let k = 0; k < 17; k++) {
      const t = -HALF_S + (((k * 0.618_034) % 1) + k / 1e4) * 2 * HALF_S;
      if (t > HALF_S || source.state(i, middleTaiS + t, state, 0) !== 0) continue;
      const turn = at(PLACE.nodeRate) * t;
      const r = Math.hypot(state[0]!, state[1]!, state[2]!);
      const d = [
        (Math.cos(turn) * state[0]! + Math.sin(turn) * state[1]!) / r,
        (Math.cos(turn) * state[1]! - Math.sin(turn) * state[0]!) / r,
        state[2]! / r,
      ] as const;
      expect(r / 1000, label).toBeGreaterThan(at(PLACE.low));
      expect(r / 1000, label).toBeLessThan(at(PLACE.high));
      const nz = at(PLACE.normal + 2);
      const model = at(PLACE.latus) / (1 + dot(PLACE.eccentric, d)) + at(PLACE.bulge) * (1 - nz * nz - 2 * d[2] * d[2]);
      expect(Math.abs(r / 1000 - model), label).toBeLessThan(at(PLACE.pad));
      expect(Math.abs(dot(PLACE.normal, d)), label).toBeLessThan(at(PLACE.tilt));

      // The table gives the instant at which it passes this azimuth.
      const azimuth = Math.atan2(dot(PLACE.second, d), dot(PLACE.first, d));
      let nearest = Number.POSITIVE_INFINITY;
      for (let turn = -1; turn <= instants.length / STEPS_A_TURN + 1; turn++) {
        const x = (azimuth / (2 * Math.PI) + turn) * STEPS_A_TURN - firstStep;
        if (x < 0 || x > instants.length - 1) continue;
        const n = Math.max(0, Math.min(Math.floor(x), instants.length - 1 - 1));
        const instant = instants[n]! + (instants[n + 1]! - instants[n]!) * (x - n);
        nearest = Math.min(nearest, Math.abs(instant - t));
      }
      expect(nearest, label).toBeLessThan(errorS);
    }
  }
  expect(seen).toBeGreaterThan(0.98 * batch.count);
});

import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { readGpCsv, utc } from '../../../conformance/gp-elements.ts';
import { isNightly } from '../../../scripts/property-runs.mjs';
import { sgp4Init } from '../../astro/src/sgp4/init.ts';
import { propagateOne } from '../../astro/src/sgp4/propagate.ts';
import { batchOf } from '../../astro/src/sgp4/record.ts';
import { openLattice } from './lattice.ts';
import { COLUMN, COLUMNS } from './lattice-layout.ts';
import { writeLatticeRow } from './lattice-rows.ts';

const full = new URL('../../../../shared/reference/catalogue/gp_20241101.csv.gz', import.meta.url);
const excerpt = new URL('../../../conformance/screening/elements-20241101.csv', import.meta.url);
const text = existsSync(full) ? gunzipSync(readFileSync(full)).toString() : readFileSync(excerpt, 'utf8');
const all = readGpCsv(text);
/** Of the whole catalogue; of the high orbits, where the pads are used most, four times as many. */
const EVERY = isNightly ? 5 : 20;
const elements = all.filter(
  (set, k) => all.length < 5000 || k % (set.meanMotionRevPerDay < 6 ? Math.floor(EVERY / 4) : EVERY) === 0,
);
// Objects about to fall, nearly circular ones, and orbits in the equator and against the sense of rotation.
const odd = elements.slice(0, 120).map((set, k) => ({
  ...set,
  noradId: 900_000 + k,
  ...(k % 4 === 0 ? { bstar: 0.0005 * (k + 1), meanMotionRevPerDay: 15.3 + k / 120 } : {}),
  ...(k % 4 === 1 ? { eccentricity: 1e-6 * k } : {}),
  ...(k % 4 === 2 ? { inclinationDeg: 0.001 * k } : {}),
  ...(k % 4 === 3 ? { inclinationDeg: 179.99 - 0.01 * k, eccentricity: 0.005 * (k % 30) } : {}),
}));
const sets = [...elements, ...odd];
const batch = batchOf(sets.map((set) => sgp4Init(set)));
const startTaiS = utc('2024-11-02T00:00:00');
const HALF_S = 14_400;
const INSTANTS = 29;

/** Worst use of each pad over the batch, 1 is all of it; rounding of float32 columns aside. */
function worstOf(day: number): { radius: number; tilt: number; phase: number; shell: number; spoken: number } {
  const columns = new Float32Array(COLUMNS);
  const state = new Float64Array(6);
  const middle = startTaiS + day * 86_400;
  const worst = { radius: 0, tilt: 0, phase: 0, shell: 0, spoken: 0 };
  for (let i = 0; i < batch.count; i++) {
    if (!writeLatticeRow(batch, i, middle, HALF_S, columns, 1, 0)) continue;
    worst.spoken++;
    const c = (field: number): number => columns[field]!;
    const n = [c(COLUMN.normal), c(COLUMN.normal + 1), c(COLUMN.normal + 2)] as const;
    const p = [c(COLUMN.nodeCos), c(COLUMN.nodeSin), 0] as const;
    const q = [n[1] * p[2] - n[2] * p[1], n[2] * p[0] - n[0] * p[2], n[0] * p[1] - n[1] * p[0]] as const;
    const e = [c(COLUMN.eccentric), c(COLUMN.eccentric + 1), c(COLUMN.eccentric + 2)] as const;
    const dot = (a: ArrayLike<number>, b: ArrayLike<number>): number => a[0]! * b[0]! + a[1]! * b[1]! + a[2]! * b[2]!;
    const ex = dot(e, p);
    const ey = dot(e, q);
    const beta2 = 1 - ex * ex - ey * ey;
    for (let k = 0; k < INSTANTS; k++) {
      const t = -HALF_S + (2 * HALF_S * ((k * 0.618_034 * INSTANTS) % INSTANTS)) / (INSTANTS - 1);
      if (t > HALF_S) continue;
      if (propagateOne(batch, i, middle + t, state, 0) !== 0) throw new Error(`no state of ${sets[i]!.noradId}`);
      const turn = c(COLUMN.nodeRate) * t;
      const x = Math.cos(turn) * state[0]! + Math.sin(turn) * state[1]!;
      const y = Math.cos(turn) * state[1]! - Math.sin(turn) * state[0]!;
      const r = Math.hypot(state[0]!, state[1]!, state[2]!);
      const d = [x / r, y / r, state[2]! / r] as const;
      const radius = c(COLUMN.latus) / (1 + dot(e, d)) + c(COLUMN.bulge) * (1 - n[2] * n[2] - 2 * d[2] * d[2]);
      const allowed = radius * (c(COLUMN.pad) + radius * c(COLUMN.padSquare)) + 2e-6 * radius;
      worst.radius = Math.max(worst.radius, Math.abs(r - radius) / allowed);
      worst.tilt = Math.max(worst.tilt, Math.abs(dot(n, d)) / (c(COLUMN.tilt) + 1e-7));
      worst.shell = Math.max(worst.shell, r / c(COLUMN.high), c(COLUMN.low) / r);

      const cosU = dot(d, p);
      const sinU = dot(d, q);
      const share = beta2 / (1 + ex * cosU + ey * sinU);
      const b = 1 / (1 + Math.sqrt(beta2));
      const beta = Math.sqrt(beta2);
      const cosF = ex + ((1 - b * ex * ex) * share * cosU - b * ex * ey * share * sinU) / beta;
      const sinF = ey + ((1 - b * ey * ey) * share * sinU - b * ex * ey * share * cosU) / beta;
      const argument = Math.atan2(sinF, cosF) - ex * sinF + ey * cosF;
      const kappa = (share * share) / beta;
      let off = c(COLUMN.argument) + c(COLUMN.motion) * t - argument - (1 - kappa) * c(COLUMN.perigeeRate) * t;
      off -= 2 * Math.PI * Math.round(off / (2 * Math.PI));
      worst.phase = Math.max(worst.phase, Math.abs(off) / (c(COLUMN.phasePad) + 2e-6));
    }
  }
  return worst;
}

it.each([-3, 0.4, 3.3, 7.1, 16])('SGP4 stays within the pads of the lattice through a block, day %d', (day) => {
  const worst = worstOf(day);
  expect(worst.spoken).toBeGreaterThan(0.9 * batch.count);
  expect(worst.radius).toBeLessThan(1);
  expect(worst.tilt).toBeLessThan(1);
  expect(worst.phase).toBeLessThan(1);
  expect(worst.shell).toBeLessThan(1);
});

it.each([-3, 0.4, 7.1])('the kernel writes the rows of its readable twin, day %d', (day) => {
  const lattice = openLattice(batch);
  const middle = startTaiS + day * 86_400;
  const expected = new Float32Array(COLUMNS);
  // The second block begins with what was seen at the end of the first.
  for (const t of [middle, middle + 2 * HALF_S]) {
    const block = lattice.block(t - HALF_S, t + HALF_S);
    const irregular = new Set(block.irregular);
    for (let i = 0; i < batch.count; i += 3) {
      const row = lattice.rowOf(block, i);
      const isSpoken = writeLatticeRow(batch, i, t, HALF_S, expected, 1, 0);
      expect([row !== undefined, irregular.has(i)], `${sets[i]!.noradId}`).toEqual([isSpoken, !isSpoken]);
      if (row) expect(farthestColumn(row, expected), `${sets[i]!.noradId}`).toBeLessThanOrEqual(1);
    }
  }
});

/** Difference of two rows in units in the last place of float32; of angles what float64 keeps of thousands of turns besides. */
function farthestColumn(actual: Float32Array, expected: Float32Array): number {
  let worst = 0;
  for (let k = 0; k < COLUMNS; k++) {
    const isAngle = k === COLUMN.argument || k === COLUMN.phasePad;
    let off = Math.abs(actual[k]! - expected[k]!);
    if (k === COLUMN.argument) off = Math.min(off, Math.abs(off - 2 * Math.PI));
    worst = Math.max(worst, off / (1.3e-7 * Math.abs(expected[k]!) + (isAngle ? 1e-9 : 1e-12)));
  }
  return worst;
}

/**
 * What a screening of all pairs costs by other methods, measured on a part and scaled, in the process of nobody else.
 *
 * Raster      satellite.js, every object every 60 s: what a screening without bounds does before it compares anything. Every object is
 *             asked, at a tenth of the instants: some 16 s, in which what it takes to compile the peer is a hundredth.
 * Hash grid   our own plain rendering of a published method (Salad109/SIMPLETON: SGP4 every 346 s, cubic Hermite between,
 *             a hash grid of 74 km cells every 10.8 s, all pairs of neighbouring cells): its sieve alone, no refinement.
 */
import { sgp4 as theirSgp4 } from 'satellite.js';
import { utc } from '../conformance/gp-elements.ts';
import { satelliteJsRecord } from '../conformance/satellite-js.ts';
import { elementTable } from '../packages/astro/src/sgp4/element-table.ts';
import { samplingSpeedMps } from '../packages/conjunction/src/screening/approach/approach.ts';
import { initialiseBatch } from '../packages/kernel/src/initialise.ts';
import { openSgp4Bulk } from '../packages/kernel/src/sgp4-bulk.ts';
import { openSieve } from '../packages/kernel/src/sieve.ts';
import { catalogueElements } from './catalogue.ts';
import { timed } from './measure.ts';

export interface PeerFigures {
  readonly objects: number;
  /** CPU s for a week, scaled from a part. */
  readonly rasterS: number;
  readonly hashGridS: number;
  /** WebAssembly memory of one worker of ours for these objects, bytes. */
  readonly workerBytes: number;
}

const WEEK_S = 7 * 86_400;
const KNOT_S = 346;
const STEP_S = 10.8;
const CELL_KM = 74;
/** One of so many instants of the raster is propagated. */
const PART = 10;

export function benchPeers(isQuick = false): PeerFigures {
  const elements = catalogueElements();
  const batch = initialiseBatch(elementTable(elements));
  const records = elements.map((set) => satelliteJsRecord(set));
  const part = isQuick ? 10 * PART : PART;
  const [rasterPartS] = timed(() => {
    for (const record of records) for (let k = 0; k < WEEK_S / 60; k += part) theirSgp4(record, 4000 + k);
  });
  const sieve = openSieve({ batch, hostObjects: 0, missM: 5000, slabS: 240, samplingMps: samplingSpeedMps(5000, 50) });
  const knots = 3;
  const grid = (knots: number): number => hashGridPairs(openSgp4Bulk(batch), utc('2024-11-01T00:00:00'), knots);
  // Once unmeasured: the engine compiles it meanwhile.
  grid(1);
  const [gridPartS] = timed(() => grid(knots));
  return {
    objects: elements.length,
    rasterS: rasterPartS * part,
    hashGridS: (gridPartS * WEEK_S) / (knots * KNOT_S),
    workerBytes: sieve.byteLength,
  };
}

/** Pairs within the neighbouring cells over so many knots. */
function hashGridPairs(bulk: ReturnType<typeof openSgp4Bulk>, startTaiS: number, knots: number): number {
  const { count } = bulk;
  let before = new Float64Array(6 * count);
  let after = new Float64Array(6 * count);
  const positions = new Float32Array(3 * count);
  const size = 1 << 17;
  const heads = new Int32Array(size);
  const next = new Int32Array(count);
  let pairs = 0;
  bulk.propagate(startTaiS, before);
  for (let knot = 1; knot <= knots; knot++) {
    bulk.propagate(startTaiS + knot * KNOT_S, after);
    for (let t = 0; t < KNOT_S; t += STEP_S) {
      hermite(before, after, t / KNOT_S, positions);
      heads.fill(-1);
      for (let i = 0; i < count; i++) {
        const cell = hashOf(cellOf(positions, i, 0), cellOf(positions, i, 1), cellOf(positions, i, 2), size);
        // Objects met so far: every pair once.
        for (let n = 0; n < 27; n++) pairs += nearIn(positions, i, n, heads, next, size);
        next[i] = heads[cell]!;
        heads[cell] = i;
      }
    }
    [before, after] = [after, before];
  }
  return pairs;
}

function cellOf(positions: Float32Array, i: number, axis: number): number {
  return Math.floor(positions[3 * i + axis]! / CELL_KM);
}

function hashOf(x: number, y: number, z: number, size: number): number {
  return ((x * 73_856_093) ^ (y * 19_349_663) ^ (z * 83_492_791)) & (size - 1);
}

/** Objects of the n-th neighbouring cell within the cell's size of object i. */
function nearIn(p: Float32Array, i: number, n: number, heads: Int32Array, next: Int32Array, size: number): number {
  const x = cellOf(p, i, 0) + (n % 3) - 1;
  const y = cellOf(p, i, 1) + (Math.floor(n / 3) % 3) - 1;
  const z = cellOf(p, i, 2) + Math.floor(n / 9) - 1;
  let near = 0;
  for (let j = heads[hashOf(x, y, z, size)]!; j >= 0; j = next[j]!) {
    const dx = p[3 * j]! - p[3 * i]!;
    const dy = p[3 * j + 1]! - p[3 * i + 1]!;
    const dz = p[3 * j + 2]! - p[3 * i + 2]!;
    if (dx * dx + dy * dy + dz * dz < CELL_KM * CELL_KM) near++;
  }
  return near;
}

function hermite(before: Float64Array, after: Float64Array, s: number, out: Float32Array): void {
  const [s2, s3] = [s * s, s * s * s];
  const [a, b] = [2 * s3 - 3 * s2 + 1, -2 * s3 + 3 * s2];
  const [va, vb] = [(s3 - 2 * s2 + s) * KNOT_S, (s3 - s2) * KNOT_S];
  for (let i = 0; 3 * i < out.length; i++) {
    for (let c = 0; c < 3; c++) {
      const k = 6 * i + c;
      out[3 * i + c] = a * before[k]! + b * after[k]! + va * before[k + 3]! + vb * after[k + 3]!;
    }
  }
}

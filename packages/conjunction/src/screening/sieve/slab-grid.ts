import { EARTH_J2, EARTH_RADIUS_M, MU_EARTH } from '@keepout/astro/constants';
import { SHIFT, shiftedBendM } from '../approach/approach.ts';
import { DirectionCells } from './direction-cells.ts';

/** Radial bins: 5 km wide from here up to the top, then 1,000 km, the last one open. */
const BIN_FLOOR_M = 6.38e6;
const FINE_M = 5e3;
const FINE_BINS = 444;
const COARSE_M = 1e6;
const COARSE_BINS = 60;
const BINS = FINE_BINS + COARSE_BINS;
const FINE_TOP_M: number = BIN_FLOOR_M + FINE_BINS * FINE_M;

/** Deviation of the radius from its quadratic over half a slab apart from the named terms, m. */
const RADIAL_PAD_M = 100;
/** Objects whose own states may be off by more than this are searched alone, m. */
const ROUGH_M = 200;
/** How far the chord between two objects of a slab runs under their radius, m. */
const CHORD_DIP_M = 1e5;
/** 1.5 J2 Re^2, m^2. */
const J2_FACTOR: number = 1.5 * EARTH_J2 * EARTH_RADIUS_M * EARTH_RADIUS_M;

/** Called for each pair that the radial intervals, the cells and the straight-line test leave over. */
export type PairVisitor = (i: number, j: number) => void;

/**
 * Finds, among objects at one slab centre, the pairs that may come within `missM` during the slab.
 *
 * Method   radial interval x unit-sphere cell, counting sort, straight line with a bend bound; docs/models/screening
 * Cost     linear in the objects, about 8 tests per object and thousand objects of a crowded shell
 */
export class SlabGrid {
  readonly #missM: number;
  readonly #halfS: number;
  readonly #cells: DirectionCells;
  /** Angular rate under which one ring of neighbour cells suffices, rad/s. */
  readonly #quietRadps: number;
  readonly #low: Float64Array;
  readonly #high: Float64Array;
  readonly #rate: Float64Array;
  readonly #key: Int32Array;
  readonly #start: Int32Array;
  readonly #id: Int32Array;
  readonly #sortedKey: Int32Array;
  readonly #highBin: Int32Array;
  readonly #sortedHighBin: Int32Array;
  readonly #sorted: Float64Array;
  readonly #limit2 = new Float64Array(BINS);

  constructor(count: number, missM: number, halfS: number) {
    this.#missM = missM;
    this.#halfS = halfS;
    const slip = (missM + 3 * ROUGH_M) / BIN_FLOOR_M;
    this.#cells = new DirectionCells(Math.max(1, Math.floor(2 / (2 * halfS * 1.25e-3 + slip))));
    this.#quietRadps = (this.#cells.edge - slip) / (2 * halfS);
    this.#low = new Float64Array(count);
    this.#high = new Float64Array(count);
    this.#rate = new Float64Array(count);
    this.#key = new Int32Array(count);
    this.#start = new Int32Array(this.#cells.count * BINS + 1);
    this.#id = new Int32Array(count);
    this.#sortedKey = new Int32Array(count);
    this.#highBin = new Int32Array(count);
    this.#sortedHighBin = new Int32Array(count);
    this.#sorted = new Float64Array(6 * count);
  }

  /**
   * @param states   Float64Array(6 count)   m, m/s at the slab centre; rows of absent objects are ignored
   * @param present  Uint8Array(count)       1 where the row holds a state
   * @param padM     Float64Array(count)     error of each state within the slab, m
   */
  scan(states: Float64Array, present: Uint8Array, padM: Float64Array, visit: PairVisitor): void {
    const count = present.length;
    const cells = this.#cells;
    const start = this.#start;
    start.fill(0);
    const alone: number[] = [];
    let topSpeed = 0;
    for (let i = 0; i < count; i++) {
      this.#key[i] = -1;
      if (present[i] === 0) continue;
      const o = 6 * i;
      const x = states[o]!;
      const y = states[o + 1]!;
      const z = states[o + 2]!;
      const vx = states[o + 3]!;
      const vy = states[o + 4]!;
      const vz = states[o + 5]!;
      const r = Math.sqrt(x * x + y * y + z * z);
      const v2 = vx * vx + vy * vy + vz * vz;
      this.#radialInterval(i, r, (x * vx + y * vy + z * vz) / r, v2, z, padM[i]!);
      const quiet = this.#rate[i]! <= this.#quietRadps && padM[i]! <= ROUGH_M;
      if (!quiet) {
        alone.push(i);
        continue;
      }
      // Vis-viva at the bottom of the interval bounds the speed in the slab.
      const speed = Math.sqrt(v2 + 2 * MU_EARTH * (1 / Math.min(r, Math.max(this.#low[i]!, 6.2e6)) - 1 / r));
      if (speed > topSpeed) topSpeed = speed;
      const key = cells.cellOf(x / r, y / r, z / r) * BINS + binOf(this.#low[i]!);
      this.#key[i] = key;
      this.#highBin[i] = binOf(this.#high[i]!);
      start[key + 1]!++;
    }
    for (let k = 1; k < start.length; k++) start[k]! += start[k - 1]!;
    this.#scatter(states, count);
    this.#limits(topSpeed);
    this.#scanQuiet(visit);
    this.#scanAlone(alone, states, padM, visit);
  }

  /** Radii that the object can have within the slab, widened by half the miss; and its largest angular rate. */
  #radialInterval(i: number, r: number, rate: number, v2: number, z: number, padM: number): void {
    const h = this.#halfS;
    const k = MU_EARTH / (r * r * r);
    const cross2 = Math.max(0, v2 - rate * rate);
    const sin2 = (z / r) * (z / r);
    const j2 = (J2_FACTOR * k) / r;
    const acceleration = cross2 / r - k * r + j2 * (3 * sin2 - 1);
    const pad =
      Math.abs(rate) * h * (1 + (2 / 3) * k * h * h) +
      (5 / 24) * k * Math.abs(acceleration) * h * h * h * h +
      RADIAL_PAD_M +
      padM +
      this.#missM / 2;
    const curve = (acceleration * h * h) / 2;
    const low = r + Math.min(0, curve) - pad;
    this.#low[i] = low;
    this.#high[i] = r + Math.max(0, curve) + pad;
    const lowest = Math.max(low + this.#missM / 2, 6e6);
    this.#rate[i] = (r * Math.sqrt(cross2)) / (lowest * lowest);
  }

  #scatter(states: Float64Array, count: number): void {
    const start = this.#start;
    const fill = start.slice(0, -1);
    for (let i = 0; i < count; i++) {
      const key = this.#key[i]!;
      if (key < 0) continue;
      const p = fill[key]!++;
      this.#id[p] = i;
      this.#sortedKey[p] = key;
      this.#sortedHighBin[p] = this.#highBin[i]!;
      const o = 6 * i;
      const q = 6 * p;
      const r2 = states[o]! * states[o]! + states[o + 1]! * states[o + 1]! + states[o + 2]! * states[o + 2]!;
      const shift = 1 - (SHIFT * this.#halfS * this.#halfS * MU_EARTH) / (r2 * Math.sqrt(r2));
      for (let c = 0; c < 3; c++) {
        this.#sorted[q + c] = shift * states[o + c]!;
        this.#sorted[q + 3 + c] = states[o + 3 + c]!;
      }
    }
  }

  /** Squares of the limits of the line through the shifted positions by radial bin: the gravity gradient falls with the third power. */
  #limits(topSpeed: number): void {
    for (let b = 0; b < BINS; b++) {
      const radius = binLow(b) - CHORD_DIP_M;
      const bend = shiftedBendM(radius, this.#missM, 2 * topSpeed, topSpeed, this.#halfS);
      const limit = this.#missM + bend + 2 * ROUGH_M;
      this.#limit2[b] = limit * limit;
    }
  }

  #scanQuiet(visit: PairVisitor): void {
    const start = this.#start;
    const total = start[start.length - 1]!;
    const sortedKey = this.#sortedKey;
    const highBin = this.#sortedHighBin;
    let p0 = 0;
    while (p0 < total) {
      const key = sortedKey[p0]!;
      const p1 = start[key + 1]!;
      const cell = Math.floor(key / BINS);
      const bin = key - cell * BINS;
      const limit2 = this.#limit2[bin]!;
      let top = bin;
      for (let p = p0; p < p1; p++) if (highBin[p]! > top) top = highBin[p]!;
      for (let p = p0; p < p1; p++) this.#scanRange(p, p + 1, start[cell * BINS + top + 1]!, limit2, visit);
      const neighbours = this.#cells.neighbours[cell]!;
      for (let n = 0; n < neighbours.length; n++) {
        const neighbour = neighbours[n]!;
        const from = start[neighbour * BINS + (neighbour > cell ? bin : bin + 1)]!;
        const to = start[neighbour * BINS + top + 1]!;
        if (from >= to) continue;
        for (let p = p0; p < p1; p++) this.#scanRange(p, from, to, limit2, visit);
      }
      p0 = p1;
    }
  }

  /** Straight-line test of sorted object p against the sorted objects [from, to). */
  #scanRange(p: number, from: number, to: number, limit2: number, visit: PairVisitor): void {
    const s = this.#sorted;
    const h = this.#halfS;
    const o = 6 * p;
    const x = s[o]!;
    const y = s[o + 1]!;
    const z = s[o + 2]!;
    const vx = s[o + 3]!;
    const vy = s[o + 4]!;
    const vz = s[o + 5]!;
    for (let k = from, q = 6 * from; k < to; k++, q += 6) {
      const dx = s[q]! - x;
      const dy = s[q + 1]! - y;
      const dz = s[q + 2]! - z;
      const ux = s[q + 3]! - vx;
      const uy = s[q + 4]! - vy;
      const uz = s[q + 5]! - vz;
      const a = ux * ux + uy * uy + uz * uz;
      const b = Math.abs(dx * ux + dy * uy + dz * uz);
      const c = dx * dx + dy * dy + dz * dz - limit2;
      // Least of c + 2 b tau + a tau^2 over the slab against the limit, without a division.
      const ah = a * h;
      if (b >= ah ? c + h * (ah - b - b) <= 0 : c * a <= b * b) visit(this.#id[p]!, this.#id[k]!);
    }
  }

  /** Objects that turn too fast for the neighbour cells, or are uncertain: each against all cells within its reach. */
  #scanAlone(alone: readonly number[], states: Float64Array, padM: Float64Array, visit: PairVisitor): void {
    const cells = this.#cells;
    const start = this.#start;
    for (let n = 0; n < alone.length; n++) {
      const i = alone[n]!;
      for (let m = n + 1; m < alone.length; m++) {
        const j = alone[m]!;
        if (this.#low[i]! <= this.#high[j]! && this.#low[j]! <= this.#high[i]!) visit(i, j);
      }
      const o = 6 * i;
      const r = Math.hypot(states[o]!, states[o + 1]!, states[o + 2]!);
      const reach =
        this.#halfS * (this.#rate[i]! + this.#quietRadps) + (this.#missM + 3 * ROUGH_M + padM[i]!) / BIN_FLOOR_M;
      const rings = Math.ceil(reach / cells.edge);
      const ownCell = cells.cubeOf(states[o]! / r, states[o + 1]! / r, states[o + 2]! / r);
      const low = binOf(this.#low[i]!);
      const high = binOf(this.#high[i]!);
      for (let cell = 0; cell < cells.count; cell++) {
        if (!cells.isWithin(ownCell, cell, rings)) continue;
        for (let p = start[cell * BINS]!; p < start[cell * BINS + high + 1]!; p++) {
          if (this.#sortedHighBin[p]! >= low) visit(i, this.#id[p]!);
        }
      }
    }
  }
}

function binOf(radiusM: number): number {
  if (!(radiusM > BIN_FLOOR_M)) return 0;
  if (radiusM < FINE_TOP_M) return Math.floor((radiusM - BIN_FLOOR_M) / FINE_M);
  return Math.min(BINS - 1, FINE_BINS + Math.floor((radiusM - FINE_TOP_M) / COARSE_M));
}

/** Lowest radius in a bin, m. */
function binLow(bin: number): number {
  if (bin === 0) return 6.2e6;
  return bin < FINE_BINS ? BIN_FLOOR_M + bin * FINE_M : FINE_TOP_M + (bin - FINE_BINS) * COARSE_M;
}

import { EARTH_RADIUS_M, J2_EARTH, MODEL_PAD_M, MU, bendM, gradientAt, taylorRemainderM } from './bounds';
import * as at from './sieve-tables';
import { parameter, table } from './sieve-tables';

/** Twin of packages/conjunction/src/screening/approach.ts. */
const FAR: i32 = 0;
const CLOSE: i32 = 1;
const SLOW: i32 = 2;
const CHORD_DIP_M: f64 = 1e5;
const J2_STRENGTH: f64 = 1.5 * J2_EARTH * MU * EARTH_RADIUS_M * EARTH_RADIUS_M;

const TERMS1: usize = memory.data(9 * 8, 16);
const TERMS2: usize = memory.data(9 * 8, 16);
const GUESS: usize = memory.data(8, 16);

function taylorTerms(o: usize, out: usize): void {
  const x = load<f64>(o);
  const y = load<f64>(o, 8);
  const z = load<f64>(o, 16);
  const vx = load<f64>(o, 24);
  const vy = load<f64>(o, 32);
  const vz = load<f64>(o, 40);
  const i2 = 1 / (x * x + y * y + z * z);
  const i1 = Math.sqrt(i2);
  const k = MU * i2 * i1;
  const j2 = J2_STRENGTH * i2 * i2 * i1;
  const s5 = 5 * z * z * i2;
  store<f64>(out, -k * x + j2 * x * (s5 - 1));
  store<f64>(out, -k * y + j2 * y * (s5 - 1), 8);
  store<f64>(out, -k * z + j2 * z * (s5 - 3), 16);
  const sigma = (x * vx + y * vy + z * vz) * i2;
  const w2 = (vx * vx + vy * vy + vz * vz) * i2;
  const ks = 3 * k * sigma;
  store<f64>(out, ks * x - k * vx, 24);
  store<f64>(out, ks * y - k * vy, 32);
  store<f64>(out, ks * z - k * vz, 40);
  const along = k * (3 * w2 - 15 * sigma * sigma - 2 * k);
  store<f64>(out, along * x + 2 * ks * vx, 48);
  store<f64>(out, along * y + 2 * ks * vy, 56);
  store<f64>(out, along * z + 2 * ks * vz, 64);
}

// @ts-ignore: decorator
@inline
function lowestRadius(o: usize, span: f64): f64 {
  const x = load<f64>(o);
  const y = load<f64>(o, 8);
  const z = load<f64>(o, 16);
  const r = Math.sqrt(x * x + y * y + z * z);
  return r - (Math.abs(x * load<f64>(o, 24) + y * load<f64>(o, 32) + z * load<f64>(o, 40)) / r) * span;
}

// @ts-ignore: decorator
@inline
function speedOf(o: usize): f64 {
  const vx = load<f64>(o, 24);
  const vy = load<f64>(o, 32);
  const vz = load<f64>(o, 40);
  return Math.sqrt(vx * vx + vy * vy + vz * vz);
}

/** Verdict on one pair of state rows; the guess of the closest instant goes to GUESS. */
function approachTest(o1: usize, o2: usize, from: f64, to: f64, miss: f64, pad: f64, sampling: f64): i32 {
  const px = load<f64>(o2) - load<f64>(o1);
  const py = load<f64>(o2, 8) - load<f64>(o1, 8);
  const pz = load<f64>(o2, 16) - load<f64>(o1, 16);
  const vx = load<f64>(o2, 24) - load<f64>(o1, 24);
  const vy = load<f64>(o2, 32) - load<f64>(o1, 32);
  const vz = load<f64>(o2, 40) - load<f64>(o1, 40);
  const a = vx * vx + vy * vy + vz * vz;
  const q = px * vx + py * vy + pz * vz;
  const span = Math.max(to, -from);
  const speed = Math.sqrt(a);
  const low = Math.min(lowestRadius(o1, span), lowestRadius(o2, span));
  const limit = miss + pad + bendM(gradientAt(low - CHORD_DIP_M), miss, speed, span);
  let tau = a > 0 ? -q / a : 0;
  tau = tau < from ? from : Math.min(tau, to);
  const line = px * px + py * py + pz * pz + tau * (2 * q + a * tau);
  if (!(line <= limit * limit)) return FAR;
  if (speed < sampling) return SLOW;

  taylorTerms(o1, TERMS1);
  taylorTerms(o2, TERMS2);
  const ax = load<f64>(TERMS2) - load<f64>(TERMS1);
  const ay = load<f64>(TERMS2, 8) - load<f64>(TERMS1, 8);
  const az = load<f64>(TERMS2, 16) - load<f64>(TERMS1, 16);
  const jx = load<f64>(TERMS2, 24) - load<f64>(TERMS1, 24);
  const jy = load<f64>(TERMS2, 32) - load<f64>(TERMS1, 32);
  const jz = load<f64>(TERMS2, 40) - load<f64>(TERMS1, 40);
  const sx = load<f64>(TERMS2, 48) - load<f64>(TERMS1, 48);
  const sy = load<f64>(TERMS2, 56) - load<f64>(TERMS1, 56);
  const sz = load<f64>(TERMS2, 64) - load<f64>(TERMS1, 64);
  const remainder =
    MODEL_PAD_M + pad + taylorRemainderM(low, speedOf(o1), span) + taylorRemainderM(low, speedOf(o2), span);
  const slack = 1 + remainder / speed + (5 * miss * remainder) / (span * a);
  for (let k = 0; k < 12; k++) {
    const x = px + tau * (vx + tau * (ax * 0.5 + tau * (jx * (1 / 6.0) + tau * sx * (1 / 24.0))));
    const y = py + tau * (vy + tau * (ay * 0.5 + tau * (jy * (1 / 6.0) + tau * sy * (1 / 24.0))));
    const z = pz + tau * (vz + tau * (az * 0.5 + tau * (jz * (1 / 6.0) + tau * sz * (1 / 24.0))));
    const dx = vx + tau * (ax + tau * (jx * 0.5 + tau * sx * (1 / 6.0)));
    const dy = vy + tau * (ay + tau * (jy * 0.5 + tau * sy * (1 / 6.0)));
    const dz = vz + tau * (az + tau * (jz * 0.5 + tau * sz * (1 / 6.0)));
    const g = x * dx + y * dy + z * dz;
    const slope = dx * dx + dy * dy + dz * dz + x * ax + y * ay + z * az;
    const step = g / slope;
    // Convergence first: the opposite order lost events whose root lies on the edge.
    if (step < 1e-3 && step > -1e-3) {
      store<f64>(GUESS, tau);
      if (tau < from - slack || tau > to + slack) return FAR;
      const reach = miss + remainder;
      return x * x + y * y + z * z <= reach * reach ? CLOSE : FAR;
    }
    tau -= step;
    if (!(tau >= from - 2 * slack - 60 && tau <= to + 2 * slack + 60)) break;
  }
  store<f64>(GUESS, Math.min(Math.max(tau, from), to));
  return tau < from - 2 * slack - 60 || tau > to + 2 * slack + 60 ? FAR : CLOSE;
}

/**
 * Tests hits [first, last); writes the pairs that stay, lower index first: i32 i, j, verdict, 0, float64 guess (s from the centre).
 *
 * @returns number of candidates
 */
export function testHits(first: i32, last: i32): i32 {
  const base = table(at.HITS);
  const sorted = table(at.SORTED);
  const keys = table(at.SORTED_KEYS);
  const states = table(at.STATES);
  const pads = table(at.PADS);
  const wanted = table(at.WANTED);
  const isChosen = load<i32>(at.TABLES + at.IS_CHOSEN) != 0;
  const bins = <i32>table(at.BINS);
  const from = parameter(at.FROM);
  const to = parameter(at.TO);
  const miss = parameter(at.MISS);
  const sampling = parameter(at.SAMPLING);
  let out = table(at.CANDIDATES);
  for (let k = first; k < last; k++) {
    const hit = base + 16 * <usize>k;
    const group = load<i32>(hit);
    const q = <usize>load<i32>(hit, 4);
    const other = <i32>((q - sorted) >> 5);
    const j = load<i32>(q, 28);
    const keyJ = load<i32>(keys + 4 * <usize>other);
    let lanes = load<i32>(hit, 8);
    while (lanes != 0) {
      const lane = ctz(lanes);
      lanes &= lanes - 1;
      const position = group + lane;
      const keyI = load<i32>(keys + 4 * <usize>position);
      if (keyI >= 0 && !isOwner(position, keyI, other, keyJ, bins)) continue;
      const i = load<i32>(sorted + 32 * <usize>position, 28);
      if (isChosen && (load<u8>(wanted + <usize>i) | load<u8>(wanted + <usize>j)) == 0) continue;
      const a = min(i, j);
      const b = max(i, j);
      const pad = <f64>load<f32>(pads + 4 * <usize>i) + <f64>load<f32>(pads + 4 * <usize>j);
      const verdict = approachTest(states + 48 * <usize>a, states + 48 * <usize>b, from, to, miss, pad, sampling);
      if (verdict == FAR) continue;
      store<i32>(out, a);
      store<i32>(out, b, 4);
      store<i32>(out, verdict, 8);
      store<f64>(out, verdict == CLOSE ? load<f64>(GUESS) : 0, 16);
      out += 24;
    }
  }
  return <i32>((out - table(at.CANDIDATES)) / 24);
}

/** Of the two orders in which a group meets a pair of the grid, one counts: higher bin second, then cell, then position. */
function isOwner(position: i32, key: i32, other: i32, otherKey: i32, bins: i32): bool {
  const cell = key / bins;
  const otherCell = otherKey / bins;
  if (cell == otherCell) return other > position;
  const bin = key - cell * bins;
  const otherBin = otherKey - otherCell * bins;
  return otherBin > bin || (otherBin == bin && otherCell > cell);
}

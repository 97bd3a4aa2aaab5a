import { bendM, CHORD_DIP_M, EARTH_RADIUS_M, gradientAt, J2_EARTH, MODEL_PAD_M, MU, taylorRemainderM } from './bounds';
import { padOf } from './paths';
import { INTERVAL, PART, SHIFTED, SHORT_ROW } from './shorts';
import * as at from './sieve-tables';
import { parameter, table } from './sieve-tables';

/** Twin of packages/conjunction/src/screening/approach/approach.ts. */
const FAR: i32 = 0;
const CLOSE: i32 = 1;
const SLOW: i32 = 2;
/** 3/2 J2 mu R^2, m^5/s^2. */
const J2_STRENGTH: f64 = 1.5 * J2_EARTH * MU * EARTH_RADIUS_M * EARTH_RADIUS_M;

/** Newton on the fourth-order path: steps at the most, the last of them, s, and how far it may leave the slab on its way, s. */
const MOST_STEPS: i32 = 12;
const LAST_STEP_S: f64 = 1e-3;
const LEEWAY_S: f64 = 60;
/** Each side of an edge looks this time beyond it, s; docs/models/screening, (vi). */
const EDGE_S: f64 = 1;
/** The remainder grows with this power of time, so its rate is this number times the remainder over the time. */
const REMAINDER_POWER: f64 = 5;
/** Bytes of a candidate. */
const CANDIDATE: i32 = 24;

const TERMS1: usize = memory.data(9 * 8, 16);
const TERMS2: usize = memory.data(9 * 8, 16);
const GUESS: usize = memory.data(8, 16);

/** Acceleration, jerk and snap of a state row; packages/conjunction/src/screening/approach/motion.ts. */
export function taylorTerms(o: usize, out: usize): void {
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

// @inline
function lowestRadius(o: usize, span: f64): f64 {
  const x = load<f64>(o);
  const y = load<f64>(o, 8);
  const z = load<f64>(o, 16);
  const r = Math.sqrt(x * x + y * y + z * z);
  return r - (Math.abs(x * load<f64>(o, 24) + y * load<f64>(o, 32) + z * load<f64>(o, 40)) / r) * span;
}

// @inline
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
  const slack = EDGE_S + remainder / speed + (REMAINDER_POWER * miss * remainder) / (span * a);
  for (let k = 0; k < MOST_STEPS; k++) {
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
    if (step < LAST_STEP_S && step > -LAST_STEP_S) {
      store<f64>(GUESS, tau);
      if (tau < from - slack || tau > to + slack) return FAR;
      const reach = miss + remainder;
      return x * x + y * y + z * z <= reach * reach ? CLOSE : FAR;
    }
    tau -= step;
    if (!(tau >= from - 2 * slack - LEEWAY_S && tau <= to + 2 * slack + LEEWAY_S)) break;
  }
  store<f64>(GUESS, Math.min(Math.max(tau, from), to));
  return tau < from - 2 * slack - LEEWAY_S || tau > to + 2 * slack + LEEWAY_S ? FAR : CLOSE;
}

/** States of the pair at hand. */
const STATE1: usize = memory.data(48, 16);
const STATE2: usize = memory.data(48, 16);

/** State of a slot at the slab centre. */
// @inline
export function loadState(slot: usize, to: usize): void {
  const block = table(at.ROW_BLOCKS) + (slot >> 2) * <usize>at.ROW_BLOCK + ((slot & 3) << 2);
  for (let c: usize = 0; c < 6; c++) store<f64>(to + 8 * c, <f64>load<f32>(block + 16 * c));
}

/**
 * Tests hits [first, last); writes the pairs that stay, lower object first: i32 i, j, verdict, 0, float64 guess (s from
 * the centre).
 *
 * @returns number of candidates
 */
export function testHits(first: i32, last: i32): i32 {
  const base = table(at.HITS);
  const objects = table(at.OBJECTS);
  const chosenFlags = table(at.CHOSEN_FLAGS);
  const isChosen = load<i32>(at.TABLES + at.IS_CHOSEN) !== 0;
  const from = parameter(at.FROM);
  const to = parameter(at.TO);
  const miss = parameter(at.MISS);
  const sampling = parameter(at.SAMPLING);
  let out = table(at.CANDIDATES);
  for (let k = first; k < last; k++) {
    const hit = base + at.HIT * <usize>k;
    const slotI = <usize>load<i32>(hit);
    const slotJ = <usize>load<i32>(hit, 4);
    if (!mayPass(slotI, slotJ)) continue;
    const i = load<i32>(objects + 4 * slotI);
    const j = load<i32>(objects + 4 * slotJ);
    if (isChosen && (load<u8>(chosenFlags + <usize>i) | load<u8>(chosenFlags + <usize>j)) === 0) continue;
    loadState(i < j ? slotI : slotJ, STATE1);
    loadState(i < j ? slotJ : slotI, STATE2);
    const verdict = approachTest(STATE1, STATE2, from, to, miss, padOf(slotI) + padOf(slotJ), sampling);
    if (verdict === FAR) continue;
    store<i32>(out, min(i, j));
    store<i32>(out, max(i, j), 4);
    store<i32>(out, verdict, 8);
    store<f64>(out, verdict === CLOSE ? load<f64>(GUESS) : 0, 16);
    out += CANDIDATE;
  }
  return <i32>((out - table(at.CANDIDATES)) / CANDIDATE);
}

/**
 * Whether the radial intervals of two objects overlap and, with both of them in the grid, their lines pass within the limit:
 * positions are shifted along the acceleration, see `shiftedBendM`.
 */
function mayPass(slotI: usize, slotJ: usize): bool {
  const shortI = table(at.SHORTS) + SHORT_ROW * slotI;
  const shortJ = table(at.SHORTS) + SHORT_ROW * slotJ;
  const intervalI = load<i32>(shortI, INTERVAL);
  const intervalJ = load<i32>(shortJ, INTERVAL);
  const lowI = intervalI & 0xffff;
  const lowJ = intervalJ & 0xffff;
  if (lowJ > intervalI >>> 16 || lowI > intervalJ >>> 16) return false;
  if ((load<i32>(shortI, PART) | load<i32>(shortJ, PART)) < 0) return true;
  const shiftI = <f64>load<f32>(shortI, SHIFTED);
  const shiftJ = <f64>load<f32>(shortJ, SHIFTED);
  const rowI = table(at.ROW_BLOCKS) + (slotI >> 2) * <usize>at.ROW_BLOCK + ((slotI & 3) << 2);
  const rowJ = table(at.ROW_BLOCKS) + (slotJ >> 2) * <usize>at.ROW_BLOCK + ((slotJ & 3) << 2);
  let a: f64 = 0;
  let b: f64 = 0;
  let c: f64 = 0;
  for (let axis: usize = 0; axis < 48; axis += 16) {
    const d = <f64>load<f32>(rowJ + axis) * shiftJ - <f64>load<f32>(rowI + axis) * shiftI;
    const u = <f64>load<f32>(rowJ + axis, 48) - <f64>load<f32>(rowI + axis, 48);
    a += u * u;
    b += d * u;
    c += d * d;
  }
  const h = parameter(at.HALF);
  const limit2 = <f64>load<f32>(table(at.LIMITS) + 4 * <usize>min(lowI, lowJ));
  // Least of c + 2 b tau + a tau^2 over the slab against the limit, without a division.
  const size = Math.abs(b);
  return size >= a * h ? c - limit2 + h * (a * h - 2 * size) <= 0 : (c - limit2) * a <= b * b;
}

import { EARTH_J2, EARTH_RADIUS_M } from '@keepout/astro/constants';
import {
  type LatticeBlock,
  type LatticeTube,
  MOST_STEPS,
  type OrbitPassages,
  STEPS_A_TURN,
} from '@keepout/kernel/lattice';
import { PLACE, PLACES } from '@keepout/kernel/lattice-layout';
import { type NumberRoom, numberTable } from '../plan/number-room.ts';
import { meanPlane, type Plane, type Vector } from './mean-plane.ts';
import type { PrimaryRun } from './primary-run.ts';

const STEP_RAD = (2 * Math.PI) / STEPS_A_TURN;
/** Factor of values between the raster instants. */
const BETWEEN = 1.3;
const RESIDUAL_M = 60;
const TILT_RAD = 2e-6;

/**
 * Runs of neighbouring orbits in the form of the lattice: a plane that turns with its node and a conic, fitted to one of them, with the
 * measured departures of all, and for each the instants at which it passes each azimuth in the plane. Nothing is assumed
 * of the motion: where a burn or another interpolant bends it, the departures grow and with them the spans that are looked at.
 *
 * Method   docs/models/node-lattice, the primary
 *
 * @param runs    PrimaryRun[]   at least one; the plane is fitted to the one in the middle
 * @param room    memory of the tables
 * @returns undefined where the azimuth of one does not rise all the time (no orbit)
 */
export function latticeTube(
  runs: readonly PrimaryRun[],
  block: LatticeBlock,
  missM: number,
  room?: NumberRoom,
): { readonly tube: LatticeTube; readonly passages: readonly OrbitPassages[] } | undefined {
  const guide = runs[runs.length >> 1]!;
  const plane = meanPlane(guide, guide.startTaiS - block.middleTaiS);
  const conic = plane && conicOf(guide, plane);
  if (!conic) return undefined;
  const { normal, first, second, nodeRate } = plane;
  const passages: OrbitPassages[] = [];
  let tilt = 0;
  let slope = 0;
  let departureM = 0;
  let lowestM = Number.POSITIVE_INFINITY;
  let highestM = 0;
  for (const run of runs) {
    const measured = measure(run, plane, conic, block.middleTaiS, room);
    if (!measured) return undefined;
    passages.push(measured.passages);
    tilt = Math.max(tilt, BETWEEN * measured.tilt + run.worstPadM / run.lowestM);
    slope = Math.max(slope, 1.1 * measured.slope);
    departureM = Math.max(departureM, BETWEEN * measured.departureM + run.worstPadM);
    lowestM = Math.min(lowestM, run.lowestM);
    highestM = Math.max(highestM, run.highestM);
  }
  const parameters = new Float64Array(PLACES);
  parameters.set(normal, PLACE.normal);
  parameters.set(first, PLACE.first);
  parameters.set(second, PLACE.second);
  parameters[PLACE.latus] = conic.latusM / 1000;
  parameters.set(conic.eccentric, PLACE.eccentric);
  parameters[PLACE.bulge] = conic.bulgeM / 1000;
  parameters[PLACE.nodeRate] = nodeRate;
  parameters[PLACE.slope] = Math.max(slope, conic.slope + (2 * conic.bulgeM) / lowestM) + 2e-3;
  parameters[PLACE.pad] = (departureM + RESIDUAL_M) / 1000;
  parameters[PLACE.tilt] = tilt + TILT_RAD;
  parameters[PLACE.low] = lowestM / 1000;
  parameters[PLACE.high] = highestM / 1000;
  parameters[PLACE.miss] = missM / 1000;
  parameters[PLACE.half] = block.halfS;
  const envelope = envelopeOf(passages);
  return envelope && { tube: { parameters, ...envelope }, passages };
}

/** Earliest and latest instant of all at each azimuth; chords lie below the first and above the second, as each table is made of chords. */
function envelopeOf(passages: readonly OrbitPassages[]): Omit<LatticeTube, 'parameters'> | undefined {
  const [first] = passages;
  if (first && passages.length === 1) return { ...first, earliest: first.instants, latest: first.instants };
  const firstStep = Math.min(...passages.map((passage) => passage.firstStep));
  const lastStep = Math.max(...passages.map((passage) => passage.firstStep + passage.instants.length - 1));
  if (lastStep - firstStep > MOST_STEPS) return undefined;
  const earliest = new Float64Array(lastStep - firstStep + 1).fill(Number.POSITIVE_INFINITY);
  const latest = new Float64Array(earliest.length).fill(Number.NEGATIVE_INFINITY);
  let errorS = 0;
  let slowestS = 0;
  for (const passage of passages) {
    const { instants } = passage;
    const ahead = passage.firstStep - firstStep;
    const last = instants.length - 1;
    for (let k = 0; k < earliest.length; k++) {
      const instant = instants[Math.min(last, Math.max(0, k - ahead))]!;
      if (instant < earliest[k]!) earliest[k] = instant;
      if (instant > latest[k]!) latest[k] = instant;
    }
    errorS = Math.max(errorS, passage.errorS);
    slowestS = Math.max(slowestS, passage.slowestS);
  }
  let shortestS = Number.POSITIVE_INFINITY;
  for (let k = 1; k < earliest.length; k++) {
    shortestS = Math.min(shortestS, earliest[k]! - earliest[k - 1]!, latest[k]! - latest[k - 1]!);
  }
  return { firstStep, earliest, latest, errorS, slowestS, shortestS };
}

interface Conic {
  readonly latusM: number;
  readonly eccentric: Vector;
  readonly bulgeM: number;
  /** Bound of |d ln r / d u| without the J2 term. */
  readonly slope: number;
}

/** Azimuths and their rates at the raster instants of the run that is measured. */
let azimuth = new Float64Array(0);
let rate = new Float64Array(0);

/** Departures of a run from a plane and a conic, and its instants at azimuths in the plane. */
function measure(
  run: PrimaryRun,
  plane: Plane,
  { latusM, eccentric, bulgeM }: Conic,
  middleTaiS: number,
  room: NumberRoom | undefined,
): { tilt: number; slope: number; departureM: number; passages: OrbitPassages } | undefined {
  const { count, states, stepS } = run;
  const { normal, first, second, nodeRate } = plane;
  const offsetS = run.startTaiS - middleTaiS;
  const [nx, ny, nz] = normal;
  const [ax, ay, az] = first;
  const [bx, by, bz] = second;
  const [ex, ey, ez] = eccentric;
  if (azimuth.length < count) {
    azimuth = new Float64Array(2 * count);
    rate = new Float64Array(2 * count);
  }
  const sin2I = 1 - nz * nz;
  // The turn from one instant to the next, by the addition theorems.
  const cosStep = Math.cos(nodeRate * stepS);
  const sinStep = Math.sin(nodeRate * stepS);
  let c = Math.cos(nodeRate * offsetS);
  let s = Math.sin(nodeRate * offsetS);
  let tilt = 0;
  let slope = 0;
  let departureM = 0;
  let before = 0;
  for (let k = 0; k < count; k++) {
    const o = 6 * k;
    const x = c * states[o]! + s * states[o + 1]!;
    const y = c * states[o + 1]! - s * states[o]!;
    const z = states[o + 2]!;
    const vx = c * states[o + 3]! + s * states[o + 4]! + nodeRate * y;
    const vy = c * states[o + 4]! - s * states[o + 3]! - nodeRate * x;
    const vz = states[o + 5]!;
    const next = c * cosStep - s * sinStep;
    s = s * cosStep + c * sinStep;
    c = next;
    const r2 = x * x + y * y + z * z;
    const r = Math.sqrt(r2);
    const p = ax * x + ay * y + az * z;
    const q = bx * x + by * y + bz * z;
    tilt = Math.max(tilt, Math.abs(nx * x + ny * y + nz * z) / r);
    const model = latusM / (1 + (ex * x + ey * y + ez * z) / r) + bulgeM * (sin2I - (2 * z * z) / r2);
    departureM = Math.max(departureM, Math.abs(r - model));
    const turn = (p * (bx * vx + by * vy + bz * vz) - q * (ax * vx + ay * vy + az * vz)) / (p * p + q * q);
    if (!(turn > 0)) return undefined;
    let angle = Math.atan2(q, p);
    const past = k > 0 ? azimuth[k - 1]! : Number.NEGATIVE_INFINITY;
    // The same turn has the same azimuth in all runs of a tube.
    const expected =
      k > 0
        ? past + 0.5 * (turn + rate[k - 1]!) * stepS
        : plane.startAzimuth + plane.meanMotion * (run.startTaiS - plane.startTaiS);
    angle += 2 * Math.PI * Math.round((expected - angle) / (2 * Math.PI));
    if (k > 0) {
      if (!(angle > past)) return undefined;
      slope = Math.max(slope, Math.abs(r - before) / (Math.min(r, before) * (angle - past)));
    }
    azimuth[k] = angle;
    rate[k] = turn;
    before = r;
  }
  const passages = passagesOf(run, offsetS, room);
  return passages && { tilt, slope, departureM, passages };
}

/** Least squares of 1/(r - bulge) = A + B cos + C sin; a circle where the arc is too short for more. */
function conicOf(run: PrimaryRun, { turned, normal, first, second, latusM }: Plane): Conic | undefined {
  const { count } = run;
  const bulgeM = (0.25 * EARTH_J2 * EARTH_RADIUS_M * EARTH_RADIUS_M) / latusM;
  const sin2I = 1 - normal[2] * normal[2];
  let c = 0;
  let s = 0;
  let cc = 0;
  let cs = 0;
  let ss = 0;
  let w = 0;
  let wc = 0;
  let ws = 0;
  for (let o = 0; o < 6 * count; o += 6) {
    const x = turned[o]!;
    const y = turned[o + 1]!;
    const z = turned[o + 2]!;
    const r2 = x * x + y * y + z * z;
    const r = Math.sqrt(r2);
    const cos = (first[0] * x + first[1] * y + first[2] * z) / r;
    const sin = (second[0] * x + second[1] * y + second[2] * z) / r;
    const weight = latusM / (r - bulgeM * (sin2I - (2 * z * z) / r2));
    c += cos;
    s += sin;
    cc += cos * cos;
    cs += cos * sin;
    ss += sin * sin;
    w += weight;
    wc += weight * cos;
    ws += weight * sin;
  }
  const mc = c / count;
  const ms = s / count;
  const mw = w / count;
  const a = cc - count * mc * mc;
  const b = cs - count * mc * ms;
  const d = ss - count * ms * ms;
  const determinant = a * d - b * b;
  const isLong = determinant > 1e-6 * count * count;
  const p = wc - count * mc * mw;
  const q = ws - count * ms * mw;
  const eCos = isLong ? (d * p - b * q) / determinant : 0;
  const eSin = isLong ? (a * q - b * p) / determinant : 0;
  const mean = mw - eCos * mc - eSin * ms;
  const eP = eCos / mean;
  const eQ = eSin / mean;
  const e2 = eP * eP + eQ * eQ;
  if (!(e2 < 0.94 && mean > 0)) return undefined;
  return {
    latusM: latusM / mean,
    eccentric: [first[0] * eP + second[0] * eQ, first[1] * eP + second[1] * eQ, first[2] * eP + second[2] * eQ],
    bulgeM,
    slope: Math.sqrt(e2 / (1 - e2)),
  };
}

/** Instants on the grid of azimuths around those of the run: cubic in the azimuth between the raster instants. */
function passagesOf(run: PrimaryRun, offsetS: number, room: NumberRoom | undefined): OrbitPassages | undefined {
  const last = run.count - 1;
  const firstStep = Math.floor(azimuth[0]! / STEP_RAD);
  const steps = Math.max(1, Math.ceil(azimuth[last]! / STEP_RAD) - firstStep);
  if (steps > MOST_STEPS) return undefined;
  const instants = numberTable(steps + 1, room);
  // Straight on to the azimuths on both sides of the run.
  instants[0] = offsetS + (firstStep * STEP_RAD - azimuth[0]!) / rate[0]!;
  let next = 1;
  let curve = 0;
  let spread = 0;
  let slowest = Number.POSITIVE_INFINITY;
  for (let k = 0; k < last; k++) {
    const a = azimuth[k]!;
    const wide = azimuth[k + 1]! - a;
    const m0 = wide / rate[k]!;
    const m1 = wide / rate[k + 1]!;
    const t0 = offsetS + k * run.stepS;
    curve = Math.max(curve, Math.abs(m1 - m0) / (wide * wide));
    spread = Math.max(spread, Math.abs(m1 - m0), Math.abs(m0 + m1 - 2 * run.stepS));
    slowest = Math.min(slowest, rate[k]!, rate[k + 1]!);
    const until = Math.min(steps - 1, Math.floor(azimuth[k + 1]! / STEP_RAD) - firstStep);
    for (; next <= until; next++) {
      const u = Math.min(1, Math.max(0, ((firstStep + next) * STEP_RAD - a) / wide));
      const v = 1 - u;
      instants[next] = t0 + u * v * v * m0 + u * u * (3 - 2 * u) * run.stepS - u * u * v * m1;
    }
  }
  const beyond = (firstStep + steps) * STEP_RAD - azimuth[last]!;
  instants[steps] = offsetS + last * run.stepS + beyond / rate[last]!;
  // Straight lines in the table, the cubic itself, a burn between two raster instants.
  const errorS = 0.25 * STEP_RAD * STEP_RAD * curve + 0.02 * spread + run.worstPadM / (run.lowestM * slowest) + 1e-3;
  let longestS = 0;
  let shortestS = Number.POSITIVE_INFINITY;
  for (let k = 1; k <= steps; k++) {
    const stepS = instants[k]! - instants[k - 1]!;
    longestS = Math.max(longestS, stepS);
    shortestS = Math.min(shortestS, stepS);
  }
  return { instants, firstStep, errorS, slowestS: longestS / STEP_RAD, shortestS };
}

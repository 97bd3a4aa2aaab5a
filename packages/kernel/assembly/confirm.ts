import { MU } from './bounds';
import { deepSpacePair, mixedPair } from './deep-space';
import { nearEarthPair } from './near-earth';
import * as row from './rows';
import { EARTH_RADIUS_KM, field } from './rows';
import * as at from './sieve-tables';
import { parameter, table } from './sieve-tables';

/** A Newton step below this is applied to the states by their own velocities instead of by another propagation, s. */
const LAST_STEP_S: f64 = 1e-5;
/** How far behind the edges of the slab a minimum may lie, s; as SAME_EVENT_S of the host. */
const MARGIN_S: f64 = 1;

/** Newton on the exact states: steps at the most, and how far it may leave the slab on its way, s. */
const MOST_STEPS: i32 = 12;
const LEEWAY_S: f64 = 60;
/** A larger step is rejected, s: dr.dv does not change. */
const LARGEST_STEP_S: f64 = 1e9;
/** Bytes of a candidate and of an event. */
const CANDIDATE: i32 = 24;
const EVENT: i32 = 128;

/** The pair row of the candidate at hand, and its two states. */
const PAIR: usize = memory.data(row.PAIR_ROW, 16);
const PAIR_STATES: usize = memory.data(96, 16);

const CLOSE: i32 = 1;
/** Square of the radius under which an object has left space for the host, m^2. */
const LOWEST_2: f64 = 6.4e6 * 6.4e6;
/** Kinds of an event record: found, or left to the host. */
const ENCOUNTER_FOUND: i32 = 1;
const UNDECIDED: i32 = 2;

/** Rows of the two objects, and which of them are deep-space. */
let isDeep0: bool = false;
let isDeep1: bool = false;
let deep0: usize = 0;
let deep1: usize = 0;
let cache0: usize = 0;
let cache1: usize = 0;

function gather(i: i32, j: i32): void {
  const rows = table(at.ROWS);
  const nearSlots = 2 * <i32>table(at.NEAR_PAIRS);
  const s0 = load<i32>(table(at.SLOTS) + 4 * <usize>i);
  const s1 = load<i32>(table(at.SLOTS) + 4 * <usize>j);
  const from0 = rows + <usize>(s0 >> 1) * row.PAIR_ROW + 8 * <usize>(s0 & 1);
  const from1 = rows + <usize>(s1 >> 1) * row.PAIR_ROW + 8 * <usize>(s1 & 1);
  for (let k: usize = 0; k < <usize>row.PAIR_ROW; k += 16) {
    store<f64>(PAIR + k, load<f64>(from0 + k));
    store<f64>(PAIR + k, load<f64>(from1 + k), 8);
  }
  isDeep0 = s0 >= nearSlots;
  isDeep1 = s1 >= nearSlots;
  deep0 = table(at.DEEP) + <usize>max(0, s0 - nearSlots) * row.DEEP_ROW;
  deep1 = table(at.DEEP) + <usize>max(0, s1 - nearSlots) * row.DEEP_ROW;
  cache0 = table(at.CACHE) + <usize>max(0, s0 - nearSlots) * row.INTEGRATOR_ROW;
  cache1 = table(at.CACHE) + <usize>max(0, s1 - nearSlots) * row.INTEGRATOR_ROW;
}

/** States of the gathered pair, m and m/s, `tau` s from the slab centre. */
function pairStates(centre: f64, tau: f64): i32 {
  const t = f64x2.div(
    f64x2.add(f64x2.sub(f64x2.splat(centre), field(PAIR, row.EPOCH_TAI_S)), f64x2.splat(tau)),
    f64x2.splat(60),
  );
  const unit = 1000 * EARTH_RADIUS_KM;
  if (!isDeep0 && !isDeep1) return nearEarthPair(PAIR, t, unit, PAIR_STATES, PAIR_STATES + 48);
  if (isDeep0 && isDeep1)
    return deepSpacePair(PAIR, deep0, deep1, cache0, cache1, t, unit, PAIR_STATES, PAIR_STATES + 48);
  if (isDeep0) return mixedPair(PAIR, 0, deep0, cache0, t, unit, PAIR_STATES);
  return mixedPair(PAIR, 1, deep1, cache1, t, unit, PAIR_STATES);
}

/** Moves one state by a very short time, two-body. */
function nudge(o: usize, dt: f64): void {
  const x = load<f64>(o);
  const y = load<f64>(o, 8);
  const z = load<f64>(o, 16);
  const r2 = x * x + y * y + z * z;
  const k = (-MU / (r2 * Math.sqrt(r2))) * dt;
  store<f64>(o, x + load<f64>(o, 24) * dt);
  store<f64>(o, y + load<f64>(o, 32) * dt, 8);
  store<f64>(o, z + load<f64>(o, 40) * dt, 16);
  store<f64>(o, load<f64>(o, 24) + k * x, 24);
  store<f64>(o, load<f64>(o, 32) + k * y, 32);
  store<f64>(o, load<f64>(o, 40) + k * z, 40);
}

/**
 * Closest instant of each candidate of two SGP4 objects, by Newton on dr.dv with the two-body slope.
 *
 * Events are written as i32 i, j, kind, 0, float64 tau (s from the centre), miss (m), 12 values of the states. Candidates
 * whose minimum lies outside the slab or beyond the screening distance are dropped; slow pairs, pairs with an object of
 * the host and wherever Newton leaves the slab are passed on as undecided.
 *
 * @returns number of events
 */
export function confirmCandidates(count: i32): i32 {
  const sgp4Count = <i32>table(at.SGP4_COUNT);
  const centre = parameter(at.CENTRE);
  const from = parameter(at.FROM) - MARGIN_S;
  const to = parameter(at.TO) + MARGIN_S;
  const miss = parameter(at.MISS);
  let candidate = table(at.CANDIDATES);
  let event = table(at.EVENTS);
  for (let k = 0; k < count; k++, candidate += CANDIDATE) {
    const i = load<i32>(candidate);
    const j = load<i32>(candidate, 4);
    const verdict = load<i32>(candidate, 8);
    let tau = load<f64>(candidate, 16);
    let kind = UNDECIDED;
    if (verdict === CLOSE && j < sgp4Count) {
      gather(i, j);
      for (let n = 0; n < MOST_STEPS; n++) {
        if (!(tau >= from - LEEWAY_S && tau <= to + LEEWAY_S) || pairStates(centre, tau) !== 0) break;
        if (!(squaredRadius(PAIR_STATES) >= LOWEST_2 && squaredRadius(PAIR_STATES + 48) >= LOWEST_2)) break;
        const step = newtonStep();
        if (!(Math.abs(step) < LARGEST_STEP_S)) break;
        tau -= step;
        if (Math.abs(step) < LAST_STEP_S) {
          nudge(PAIR_STATES, -step);
          nudge(PAIR_STATES + 48, -step);
          kind = tau >= from && tau <= to && separation() <= miss ? ENCOUNTER_FOUND : 0;
          break;
        }
      }
    }
    if (kind === 0) continue;
    store<i32>(event, i);
    store<i32>(event, j, 4);
    store<i32>(event, verdict === CLOSE ? kind : 0, 8);
    store<f64>(event, kind === ENCOUNTER_FOUND ? tau : load<f64>(candidate, 16), 16);
    store<f64>(event, separation(), 24);
    memory.copy(event + 32, PAIR_STATES, 96);
    event += EVENT;
  }
  return <i32>((event - table(at.EVENTS)) / EVENT);
}

function separation(): f64 {
  const x = load<f64>(PAIR_STATES, 48) - load<f64>(PAIR_STATES);
  const y = load<f64>(PAIR_STATES, 56) - load<f64>(PAIR_STATES, 8);
  const z = load<f64>(PAIR_STATES, 64) - load<f64>(PAIR_STATES, 16);
  return Math.sqrt(x * x + y * y + z * z);
}

function squaredRadius(o: usize): f64 {
  return load<f64>(o) * load<f64>(o) + load<f64>(o, 8) * load<f64>(o, 8) + load<f64>(o, 16) * load<f64>(o, 16);
}

function newtonStep(): f64 {
  const r1 = squaredRadius(PAIR_STATES);
  const r2 = squaredRadius(PAIR_STATES + 48);
  const k1 = MU / (r1 * Math.sqrt(r1));
  const k2 = MU / (r2 * Math.sqrt(r2));
  let g: f64 = 0;
  let slope: f64 = 0;
  for (let c: usize = 0; c < 24; c += 8) {
    const d = load<f64>(PAIR_STATES + c, 48) - load<f64>(PAIR_STATES + c);
    const dv = load<f64>(PAIR_STATES + c, 72) - load<f64>(PAIR_STATES + c, 24);
    g += d * dv;
    slope += dv * dv + d * (k1 * load<f64>(PAIR_STATES + c) - k2 * load<f64>(PAIR_STATES + c, 48));
  }
  return g / slope;
}

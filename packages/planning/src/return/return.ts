import type { StateVector } from '@keepout/astro/nouns';
import type { PropagationFault } from '@keepout/astro/numerical/propagate';
import { inTurn, type Progress } from '@keepout/units/progress';
import { fail, ok, type Result } from '@keepout/units/result';
import { flownDifference, type PlannedBody } from '../change.ts';
import { broken, type PlanConstraints } from '../constraints.ts';
import {
  cutoffTaiS,
  deltaVOf,
  isStill,
  type PlannedManoeuvre,
  propellantOf,
  propulsionOf,
  type Vehicle,
} from '../manoeuvre.ts';
import { smaByPush, smaOf } from '../semi-major-axis.ts';
import {
  type BoxOverTime,
  type Inside,
  insideOf,
  MARGIN_ORBITS,
  meanMotion,
  type OffsetAt,
  STEP_ORBITS,
} from './course.ts';
import { type OrbitOffset, orbitOffset, orbitStateAt } from './orbit-offset.ts';

/** Request for a return manoeuvre. */
export interface ReturnProblem extends BoxOverTime {
  /** The satellite's state at closest approach without it. */
  readonly nominalState: StateVector;
  readonly body: PlannedBody;
  readonly vehicle: Vehicle;
  /** Ignitions of the return manoeuvre are tried from here on; by the end of the box the satellite is inside, and stays inside. */
  readonly earliestTaiS: number;
  /** Constraints of the second manoeuvre; the first counts among the other burns. */
  readonly constraints: PlanConstraints;
}

/** With both manoeuvres, from the first ignition to the end. */
export interface FoundReturn extends Omit<Inside, 'isInside'> {
  /** Undefined where the orbit comes back, or never left, by itself. */
  readonly manoeuvre: PlannedManoeuvre | undefined;
}

/** Orbit with the avoidance manoeuvre alone, at the same epochs. */
interface Alone {
  readonly alone: readonly OffsetAt[];
}

/** phase: drifting within the band does not bring it back in time. size: more than the satellite can. constraints: no begin is left. */
export type NoReturn = PropagationFault | (Alone & { readonly code: 'phase' | 'size' | 'constraints' });

const ALONG_TRACK = [0, 1, 0] as const;
/** Share of each band, so that the exact orbit is inside the band that the linear one uses. */
const AIMED_SHARE = 0.95;
const MOST_SETTLED = 8;
const SETTLING_STEPS = 4;

/** A begin, and how far the satellite is away there. */
interface Way extends OrbitOffset {
  readonly ignitionTaiS: number;
  /** Change of the phase per second and metre of semi-major axis. */
  readonly driftRadPerMS: number;
  /** Change of the semi-major axis per unit of thrust there. */
  readonly smaByPushS: number;
}

interface Begin extends Way {
  readonly deltaVMps: number;
  /** Quantity to minimise: m/s of an engine, s in another attitude. */
  readonly cost: number;
}

/**
 * The second manoeuvre of a pair, which brings the satellite back into a band about its nominal orbit.
 *
 * Method   for each ignition the smallest along-track impulse (2 a^2 v/mu of the semi-major axis: far more at a perigee) after which the semi-major axis is
 *          inside its band and the phase drifts into its band by the end and stays there (linear in time: n da 3/2a); the smallest within the constraints are
 *          brought to their semi-major axis with all forces by a secant, and the first inside both bands is the result;
 *          docs/models/return-manoeuvre
 * Assumes  one manoeuvre back: it stops the drift or turns it round as far as the band of the semi-major axis allows
 *
 * @param progress   of the ways that are flown; the first that comes back ends it
 * @returns ok: FoundReturn, and the course without it   |   fault: NoReturn
 *
 * Checked  return.test.ts (against a closed form on paper, and every band by the numerical orbit)
 */
export function findReturn(problem: ReturnProblem, progress?: Progress): Result<FoundReturn & Alone, NoReturn> {
  const { avoiding, nominalState, body, latestTaiS } = problem;
  const sma = smaOf(nominalState);
  const motion = meanMotion(nominalState);
  const periodS = (2 * Math.PI) / motion;
  const stopTaiS = latestTaiS + MARGIN_ORBITS * periodS;
  const first = flownDifference([avoiding], nominalState, stopTaiS, body, 'full');
  if (!first.ok) return first;
  const { isInside, ...left } = insideOf(first.value, problem, periodS);
  const { course: alone } = left;
  if (isStill(avoiding) || isInside) return ok({ ...left, alone, manoeuvre: undefined });

  const usedKg = propellantOf(avoiding, body.massKg);
  const massKg = body.massKg - (usedKg ?? 0);
  const begins: Begin[] = [];
  let reason: 'phase' | 'size' | 'constraints' = 'phase';
  for (const ignitionTaiS of beginsOf(problem, periodS)) {
    const offset = orbitOffset(first.value.manoeuvred, first.value.unmanoeuvred, ignitionTaiS);
    if (offset === undefined) continue;
    const way: Way = {
      ...offset,
      ignitionTaiS,
      driftRadPerMS: (1.5 * motion) / sma,
      smaByPushS: smaByPush(orbitStateAt(first.value.manoeuvred, ignitionTaiS)!, ALONG_TRACK),
    };
    const push = pushOf(way, problem, massKg);
    if (!push.ok) {
      if (reason === 'phase') reason = push.fault.code;
    } else if (isForbidden(push.value.burn, problem, usedKg, massKg)) reason = 'constraints';
    else {
      const { burn, deltaVMps } = push.value;
      const cost = deltaVOf(burn, massKg) || cutoffTaiS(burn) - ignitionTaiS;
      begins.push({ ...way, deltaVMps, cost });
    }
  }
  for (const begin of inTurn(separated(inOrder(begins)), progress)) {
    const settled = settle(begin, problem, { massKg, stopTaiS, periodS });
    if (settled.ok && !isForbidden(settled.value.manoeuvre!, problem, usedKg, massKg))
      return ok({ ...settled.value, alone });
  }
  return fail({ code: begins.length > 0 ? 'phase' : reason, alone });
}

function* beginsOf({ avoiding, earliestTaiS, latestTaiS }: ReturnProblem, periodS: number): Generator<number> {
  const from = Math.max(earliestTaiS, cutoffTaiS(avoiding) + 1);
  for (let k = 0; ; k++) {
    const at = from + k * STEP_ORBITS * periodS;
    if (at > latestTaiS) return;
    yield at;
  }
}

/** Smaller first; of sizes within a few percent the earlier one, which is inside for longer. */
function inOrder(begins: readonly Begin[]): readonly Begin[] {
  const least = Math.min(...begins.map(({ cost }) => cost));
  const classOf = ({ cost }: Begin): number => Math.floor(Math.log(cost / least) / ALIKE);
  return begins.toSorted((a, b) => classOf(a) - classOf(b) || a.ignitionTaiS - b.ignitionTaiS);
}

const ALIKE = Math.log(1.05);

/** The smallest and a few of others that differ by more than a hundredth: neighbours fail alike. */
function separated(begins: readonly Begin[]): readonly Begin[] {
  const separate: Begin[] = [];
  for (const begin of begins) {
    const last = separate.at(-1);
    const isNear =
      last !== undefined &&
      Math.abs(begin.cost - last.cost) <= 0.01 * last.cost &&
      Math.abs(begin.ignitionTaiS - last.ignitionTaiS) < 3600;
    if (!isNear) separate.push(begin);
    if (separate.length === MOST_SETTLED) break;
  }
  return separate;
}

/** Maximum number of corrections of the burn time, until it changes by less than a second. */
const MOST_LENGTHS = 40;
const SAME_LENGTH_S = 1;

/** Returns the smallest burn of an ignition. A long burn moves the orbit as its impulse at its middle would. */
function pushOf(
  way: Way,
  problem: ReturnProblem,
  massKg: number,
): Result<{ readonly burn: PlannedManoeuvre; readonly deltaVMps: number }, { readonly code: 'phase' | 'size' }> {
  const { ignitionTaiS, smaM, phaseRad, driftRadPerMS, smaByPushS } = way;
  const { vehicle, latestTaiS } = problem;
  let lengthS = 0;
  for (let k = 1; ; k++) {
    const atNoneRad = phaseRad - driftRadPerMS * smaM * (lengthS / 2);
    const targetM = targetSma(way, atNoneRad, lengthS, problem);
    if (targetM === undefined) return fail({ code: 'phase' });
    const deltaVMps = (targetM - smaM) / smaByPushS;
    const burn = propulsionOf(vehicle).alongTrack(vehicle, ignitionTaiS, deltaVMps, massKg);
    if (burn === undefined || cutoffTaiS(burn) > latestTaiS) return fail({ code: 'size' });
    const changeS = cutoffTaiS(burn) - ignitionTaiS - lengthS;
    if (Math.abs(changeS) < SAME_LENGTH_S || k === MOST_LENGTHS) return ok({ burn, deltaVMps });
    lengthS += changeS;
  }
}

/**
 * The semi-major axis nearest to that of the begin with which the orbit is inside both bands at the end, and therefore from some time on:
 * the phase moves evenly.
 *
 * @param atNoneRad   phase at the end with a zero offset of the semi-major axis   @param lengthS   of the burn
 */
function targetSma(
  { ignitionTaiS, smaM, driftRadPerMS }: Way,
  atNoneRad: number,
  lengthS: number,
  { latestTaiS, ...bands }: ReturnProblem,
): number | undefined {
  const driftRadPerM = driftRadPerMS * (latestTaiS - ignitionTaiS - lengthS / 2);
  const smaBandM = AIMED_SHARE * bands.smaBandM;
  const phaseBandRad = AIMED_SHARE * bands.phaseBandRad;
  const low = Math.max(-smaBandM, (atNoneRad - phaseBandRad) / driftRadPerM);
  const high = Math.min(smaBandM, (atNoneRad + phaseBandRad) / driftRadPerM);
  return low <= high ? Math.min(high, Math.max(low, smaM)) : undefined;
}

function isForbidden(
  manoeuvre: PlannedManoeuvre,
  { avoiding, constraints, latestTaiS }: ReturnProblem,
  usedKg: number | undefined,
  massKg: number,
): boolean {
  const burns = [...(constraints.otherBurns ?? []), [avoiding.ignitionTaiS, cutoffTaiS(avoiding)] as const];
  const ownKg = propellantOf(manoeuvre, massKg);
  const propellantKg = ownKg === undefined || usedKg === undefined ? undefined : ownKg + usedKg;
  const measured = { manoeuvre, tcaTaiS: latestTaiS, ...(propellantKg !== undefined && { propellantKg }) };
  return broken(measured, { ...constraints, otherBurns: burns }).length > 0;
}

/** Brings a manoeuvre to the edge that is aimed at with all forces; a fault where it is not inside both bands then. */
function settle(
  { deltaVMps, ...way }: Begin,
  problem: ReturnProblem,
  { massKg, stopTaiS, periodS }: Readonly<Record<'massKg' | 'stopTaiS' | 'periodS', number>>,
): Result<FoundReturn, { readonly code: string }> {
  const { avoiding, nominalState, body, vehicle, latestTaiS } = problem;
  const { ignitionTaiS, driftRadPerMS, smaByPushS } = way;
  let size = deltaVMps;
  let last = { size: 0, smaM: way.smaM };
  for (let k = 0; k < SETTLING_STEPS; k++) {
    const manoeuvre = propulsionOf(vehicle).alongTrack(vehicle, ignitionTaiS, size, massKg);
    if (manoeuvre === undefined || cutoffTaiS(manoeuvre) > latestTaiS) return fail({ code: 'size' });
    const bothManoeuvres = flownDifference([avoiding, manoeuvre], nominalState, stopTaiS, body, 'full');
    if (!bothManoeuvres.ok) return bothManoeuvres;
    const { isInside, ...inside } = insideOf(bothManoeuvres.value, problem, periodS);
    const { smaAfterM: smaM, phaseAfterRad } = inside;
    const lengthS = cutoffTaiS(manoeuvre) - ignitionTaiS;
    const leftS = latestTaiS - ignitionTaiS - lengthS / 2;
    const targetM = targetSma(way, phaseAfterRad + driftRadPerMS * leftS * smaM, lengthS, problem);
    if (targetM === undefined || Number.isNaN(smaM)) return fail({ code: 'phase' });
    const error = smaM - targetM;
    if (isInside && (Math.abs(error) < SETTLED_SHARE * Math.abs(targetM - way.smaM) || k + 1 === SETTLING_STEPS))
      return ok({ ...inside, manoeuvre });
    // Over a part of a revolution the density differs from the mean.
    const slope = (smaM - last.smaM) / (size - last.size);
    const isLikely = slope / smaByPushS > LEAST_SLOPE && slope / smaByPushS < 1 / LEAST_SLOPE;
    last = { size, smaM };
    size -= error / (isLikely ? slope : smaByPushS);
  }
  return fail({ code: 'phase' });
}

/** Ratio of the propagated to the expected change of a burn; smaller or larger ratios are noise of a small one. */
const LEAST_SLOPE = 0.2;
/** Share of the distance to the edge. */
const SETTLED_SHARE = 0.002;

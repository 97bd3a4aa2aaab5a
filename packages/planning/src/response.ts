import { MU_EARTH } from '@keepout/astro/constants';
import type { StateVector, Vec3 } from '@keepout/astro/nouns';
import { twoBodyStateAt } from '@keepout/astro/two-body/propagate';
import { cross, norm, scaled } from '@keepout/astro/vector';
import type { EncounterFault } from '@keepout/conjunction/fault';
import { openPlaneMaps, type PlaneMap } from '@keepout/conjunction/manoeuvre/plane-map';
import type { PlannedEncounter } from '@keepout/conjunction/manoeuvre/planned-encounter';
import { ok, type Result } from '@keepout/units/result';
import { smaByPush } from './semi-major-axis.ts';

/** Effect of a change of velocity at closest approach, and on the orbit before it. */
export interface PushMap extends PlaneMap {
  /** Change of the semi-major axis, m per m/s. */
  readonly smaByRtnS: Vec3;
  /** Change of the position along the orbit at closest approach, rad per m/s; ahead is positive. */
  readonly phaseByRtn: Vec3;
}

/** How an encounter answers to pushes at any time before it. */
export interface Response {
  readonly encounter: PlannedEncounter;
  /** Orbit of the primary, osculating at closest approach. */
  readonly periodS: number;
  /** The map of an impulse at a lead, s before closest approach. */
  pointMap(leadS: number): PushMap;
  /**
   * The map of an even push over spans of time with a direction held in RTN: of a change of velocity of one m/s that is spread over their
   * seconds. Parts after closest approach have no effect.
   */
  arcMap(spans: readonly (readonly [number, number])[]): PushMap;
}

/** Degrees of a revolution between maps; in between the integral is a cubic. */
const MAPS_A_REVOLUTION = 48;
const LONGEST_STEP_S = 1800;
/** X, Y, semi-major axis and phase by R, T, N each. */
const ROW = 12;

/**
 * Opens an encounter for pushes.
 *
 * Method   `openPlaneMaps` at even steps before closest approach; its integral over time by Simpson's rule, between steps by the cubic that has its
 *          values and slopes; docs/models/planning
 * Assumes  the linear map: see `openPlaneMaps`
 *
 * @returns ok: Response   |   fault: those of `encounterPlane`
 */
export function openResponse(encounter: PlannedEncounter): Result<Response, EncounterFault> {
  const { primary } = encounter;
  const mapFrom = openPlaneMaps(encounter);
  if (!mapFrom.ok) return mapFrom;
  const periodS = periodOf(primary);
  const stepS = Math.min(periodS / MAPS_A_REVOLUTION, LONGEST_STEP_S);
  const tcaTaiS = primary.epochTaiS;
  const phaseByAlong = phaseByAlongRadpm(primary);
  const pointMap = (leadS: number): PushMap => {
    const before = twoBodyStateAt(primary, tcaTaiS - leadS);
    const map = mapFrom.value(before);
    return {
      ...map,
      smaByRtnS: [smaByPush(before, [1, 0, 0]), smaByPush(before, [0, 1, 0]), 0],
      phaseByRtn: scaled(map.alongByRtnS, phaseByAlong),
    };
  };
  const integral = runningIntegral((leadS) => rowOf(pointMap(leadS)), stepS);
  return ok({
    encounter,
    periodS,
    pointMap,
    arcMap(spans) {
      let seconds = 0;
      const sum = new Float64Array(ROW);
      for (const [fromTaiS, toTaiS] of spans) {
        seconds += toTaiS - fromTaiS;
        const [nearS, farS] = [Math.max(0, tcaTaiS - toTaiS), Math.max(0, tcaTaiS - fromTaiS)];
        const [low, high] = [integral(nearS), integral(farS)];
        for (let i = 0; i < ROW; i++) sum[i] = sum[i]! + (high[i]! - low[i]!);
      }
      const share = (at: number): Vec3 =>
        seconds > 0 ? [sum[at]! / seconds, sum[at + 1]! / seconds, sum[at + 2]! / seconds] : [0, 0, 0];
      return {
        ...mapFrom.value(primary),
        xByRtnS: share(0),
        yByRtnS: share(3),
        smaByRtnS: share(6),
        phaseByRtn: share(9),
      };
    },
  });
}

/** Period of the osculating orbit, s; infinite for an unbound orbit. */
export function periodOf({ positionM, velocityMps }: StateVector): number {
  const inverseSma = 2 / Math.hypot(...positionM) - Math.hypot(...velocityMps) ** 2 / MU_EARTH;
  return inverseSma > 0 ? (2 * Math.PI) / Math.sqrt(MU_EARTH * inverseSma ** 3) : Number.POSITIVE_INFINITY;
}

function rowOf({ xByRtnS, yByRtnS, smaByRtnS, phaseByRtn }: PushMap): readonly number[] {
  return [...xByRtnS, ...yByRtnS, ...smaByRtnS, ...phaseByRtn];
}

/** Change of mean anomaly per along-track distance, rad/m: the time to there by the mean motion. */
function phaseByAlongRadpm(state: StateVector): number {
  const turn = norm(cross(state.positionM, state.velocityMps));
  return ((2 * Math.PI) / periodOf(state)) * (norm(state.positionM) / turn);
}

/** The integral of a row of functions from zero on, extended on demand. */
function runningIntegral(rowAt: (s: number) => readonly number[], stepS: number): (s: number) => Float64Array {
  const values: (readonly number[])[] = [rowAt(0)];
  const sums: Float64Array[] = [new Float64Array(ROW)];
  return (s) => {
    const k = Math.floor(s / stepS);
    while (values.length < k + 2) {
      const at = values.length;
      const [before, middle, after] = [values[at - 1]!, rowAt((at - 0.5) * stepS), rowAt(at * stepS)];
      const sum = sums[at - 1]!.map((value, i) => value + ((before[i]! + 4 * middle[i]! + after[i]!) * stepS) / 6);
      values.push(after);
      sums.push(sum);
    }
    const u = s / stepS - k;
    const [a, b] = [u * u * (3 - 2 * u), u * u * (u - 1)];
    return sums[k]!.map(
      (sum, i) =>
        sum + a * (sums[k + 1]![i]! - sum) + stepS * (u * (1 - u) * (1 - u) * values[k]![i]! + b * values[k + 1]![i]!),
    );
  };
}

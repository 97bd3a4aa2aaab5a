import type { MeanElements } from '@keepout/astro/nouns';
import { sgp4Init } from '@keepout/astro/sgp4/init';
import { sgp4 } from '@keepout/astro/sgp4/propagate';
import { MU_KM3_S2 } from '@keepout/astro/sgp4/wgs72';
import { USUAL_LEAST_SHARE } from '@keepout/contract/feeds/fields';
import { SECONDS_PER_DAY } from '@keepout/units/duration';

/** Limits beyond which a catalogue is withheld from use. */
export const CATALOGUE_GUARD: Readonly<Record<'leastObjects' | 'leastShare' | 'mostJumped', number>> = {
  /** A catalogue in use with fewer objects is always replaced: it is a test or an initial set, not an operational one. */
  leastObjects: 100,
  /** Minimum share of the objects in use that must remain, 0..1. */
  leastShare: USUAL_LEAST_SHARE,
  /** Maximum share of the common objects that may have a different orbit, 0..1. */
  mostJumped: 0.05,
};

/** Up to this age of the set in use positions are compared; beyond it drag has moved low objects along their orbits by any amount. */
const POSITION_DAYS = 10;
/** Ten times the typical difference of element sets of a day, and the effect of drag in a day. */
const JUMP_KM = 500;
const JUMP_KM_PER_DAY = 100;
/** Orbit planes and sizes remain valid for weeks. */
const JUMP_PLANE_COS = Math.cos((2 * Math.PI) / 180);
const JUMP_SIZE = 0.05;
/** Maximum number of removed objects, and of changed orbits, that are listed as examples. */
const MOST_EXAMPLES = 10;

/** Differences between a new catalogue and the one in use. */
export interface CatalogueChange {
  readonly objects: number;
  readonly inUse: number;
  /** Objects in use that it does not have. */
  readonly gone: number;
  /** Objects in both. */
  readonly compared: number;
  /** Number of those whose new orbit is not consistent with the set in use. */
  readonly jumped: number;
  readonly goneExamples: readonly number[];
  readonly jumpedExamples: readonly number[];
}

/**
 * Compares a catalogue with the one in use, object by object.
 *
 * Method   the set in use is propagated by SGP4 to the epoch of the new one; up to ten days their positions are compared, beyond that the
 *          planes of the orbits and their semi-major axes
 * @param incoming   one set for each object; of several the last counts
 */
export function catalogueChange(incoming: readonly MeanElements[], inUse: readonly MeanElements[]): CatalogueChange {
  const sets = new Map(incoming.map((set) => [set.noradId, set]));
  const missingIds: number[] = [];
  const jumped: number[] = [];
  for (const before of inUse) {
    const set = sets.get(before.noradId);
    if (set === undefined) missingIds.push(before.noradId);
    else if (isJump(before, set)) jumped.push(before.noradId);
  }
  return {
    objects: sets.size,
    inUse: inUse.length,
    gone: missingIds.length,
    compared: inUse.length - missingIds.length,
    jumped: jumped.length,
    goneExamples: missingIds.slice(0, MOST_EXAMPLES),
    jumpedExamples: jumped.slice(0, MOST_EXAMPLES),
  };
}

/** Returns the reason why a catalogue is withheld; undefined where it may be used. */
export function whyKeptBack({
  inUse,
  gone: missingCount,
  compared,
  jumped,
}: CatalogueChange): 'GONE' | 'JUMPED' | undefined {
  if (inUse < CATALOGUE_GUARD.leastObjects) return undefined;
  if (inUse - missingCount < CATALOGUE_GUARD.leastShare * inUse) return 'GONE';
  return jumped > CATALOGUE_GUARD.mostJumped * compared ? 'JUMPED' : undefined;
}

const ORBIT = [
  'epochTaiS',
  'meanMotionRevPerDay',
  'eccentricity',
  'inclinationDeg',
  'raanDeg',
  'argPerigeeDeg',
  'meanAnomalyDeg',
] as const satisfies readonly (keyof MeanElements)[];

function isJump(before: MeanElements, set: MeanElements): boolean {
  if (ORBIT.every((field) => before[field] === set[field])) return false;
  const expected = stateAt(before, set.epochTaiS);
  // A decaying object may have no state at that epoch: no comparison is possible.
  if (expected === undefined) return false;
  const state = stateAt(set, set.epochTaiS);
  if (state === undefined) return true;
  const days = Math.abs(set.epochTaiS - before.epochTaiS) / SECONDS_PER_DAY;
  if (days > POSITION_DAYS) return isOtherOrbit(expected, state);
  const distanceKm = Math.hypot(state[0]! - expected[0]!, state[1]! - expected[1]!, state[2]! - expected[2]!);
  return distanceKm > JUMP_KM + JUMP_KM_PER_DAY * days;
}

/** Returns the SGP4 state in TEME, km and km/s; undefined where SGP4 fails. */
function stateAt(elements: MeanElements, epochTaiS: number): Float64Array | undefined {
  const out = new Float64Array(6);
  const code = sgp4(sgp4Init(elements), (epochTaiS - elements.epochTaiS) / 60, out);
  return code === 0 && out.every(Number.isFinite) ? out : undefined;
}

function isOtherOrbit(a: Float64Array, b: Float64Array): boolean {
  const [first, second] = [orbitOf(a), orbitOf(b)];
  const cos = first.normal.reduce((sum, value, axis) => sum + value * second.normal[axis]!, 0);
  return cos < JUMP_PLANE_COS || Math.abs(first.sizeKm / second.sizeKm - 1) > JUMP_SIZE;
}

/** Unit normal of the plane, and semi-major axis, km. */
function orbitOf([x = 0, y = 0, z = 0, vx = 0, vy = 0, vz = 0]: Float64Array) {
  const normal = [y * vz - z * vy, z * vx - x * vz, x * vy - y * vx] as const;
  const length = Math.hypot(...normal);
  const sizeKm = 1 / (2 / Math.hypot(x, y, z) - (vx * vx + vy * vy + vz * vz) / MU_KM3_S2);
  return { normal: normal.map((value) => value / length), sizeKm };
}

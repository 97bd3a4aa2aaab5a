import type { StateVector } from '@keepout/astro/nouns';
import { dot } from '@keepout/astro/vector';
import type { OrbitLimits } from './candidate.ts';
import { flownDifference, type PlannedBody } from './change.ts';
import type { ConstraintName } from './constraints.ts';
import type { MappedManoeuvre } from './manoeuvre.ts';
import { type OrbitFigures, orbitFigures } from './plan-figures.ts';

/** Change of the orbit by an impulse, from the linear maps. */
export function mappedOrbit({
  deltaVRtnMps,
  maps: [map],
}: Pick<MappedManoeuvre, 'deltaVRtnMps' | 'maps'>): OrbitFigures {
  return { smaChangeM: dot(map!.smaByRtnS, deltaVRtnMps), phaseRad: dot(map!.phaseByRtn, deltaVRtnMps) };
}

/** Distance below a limit that the maps aim at after a correction. */
const AIMED = 1 - 1e-4;

/**
 * Returns limits for the maps with which the propagated orbits keep to those of the operator: lower by the error of the maps for an impulse nearby.
 *
 * Method   both orbits with all forces, as for a plan
 *
 * @returns 'kept' where the push keeps to them already, else those that it breaks, with none to aim at (`next`) where the forces alone take
 *          more; undefined where the orbit cannot be flown
 */
export function limitsForMaps(
  limits: OrbitLimits,
  push: MappedManoeuvre,
  nominalState: StateVector,
  body: PlannedBody,
): { readonly breaks: readonly ConstraintName[]; readonly next?: OrbitLimits } | 'kept' | undefined {
  const { maxSmaChangeM, maxPhaseRad } = limits;
  if (maxSmaChangeM === undefined && maxPhaseRad === undefined) return 'kept';
  const change = flownDifference([push.manoeuvre], nominalState, nominalState.epochTaiS, body, 'full');
  if (!change.ok) return undefined;
  const flown = orbitFigures(push.manoeuvre, nominalState, { change: change.value });
  const mapped = mappedOrbit(push);
  const left = (limit: number | undefined, key: keyof OrbitFigures): number =>
    limit === undefined ? Number.POSITIVE_INFINITY : limit * AIMED - (Math.abs(flown[key]) - Math.abs(mapped[key]));
  const breaks: ConstraintName[] = [
    ...(Math.abs(flown.smaChangeM) > (maxSmaChangeM ?? Number.POSITIVE_INFINITY) ? (['sma-change'] as const) : []),
    ...(Math.abs(flown.phaseRad) > (maxPhaseRad ?? Number.POSITIVE_INFINITY) ? (['phase-change'] as const) : []),
  ];
  if (breaks.length === 0) return 'kept';
  const next = { maxSmaChangeM: left(maxSmaChangeM, 'smaChangeM'), maxPhaseRad: left(maxPhaseRad, 'phaseRad') };
  return { breaks, ...(next.maxSmaChangeM > 0 && next.maxPhaseRad > 0 && { next }) };
}

import type { StateVector } from '@keepout/astro/nouns';
import { combineCovariance } from '@keepout/conjunction/covariance/combine';
import { inertialPositionCovariance } from '@keepout/conjunction/covariance/position';
import { covarianceDefect } from '@keepout/conjunction/covariance/usable';
import { refineTca } from '@keepout/conjunction/encounter/refine-tca';
import type { EncounterFault } from '@keepout/conjunction/fault';
import type { JudgedEncounter, PlannedEncounter } from '@keepout/conjunction/manoeuvre/planned-encounter';
import type { ObjectAtTca } from '@keepout/conjunction/object-at-tca';
import { verdictPcOf, verdictReport } from '@keepout/conjunction/pc/verdict-pc';
import { fail, ok, type Result } from '@keepout/units/result';
import type { Approach } from './approach.ts';
import { objectsOf } from './judge.ts';

/**
 * An approach as a planner takes it: both states at closest approach, one combined covariance, one radius, and the probability of
 * its verdict.
 *
 * Assumes  independent errors; a covariance of zero is taken as written, as long as the sum of both can be used
 * @param radiusM   combined hard-body radius; absent: by the ladder
 *
 * @returns ok: PlannedEncounter   |   fault: those of `refineTca`, "covariance-missing", "covariance-unusable"
 */
export function plannedEncounterOf(approach: Approach, radiusM?: number): Result<PlannedEncounter, EncounterFault> {
  const states = statesAtTca(approach);
  if (!states.ok) return states;
  const { objects, radius } = objectsOf(approach);
  const [first, second] = objects.map((object, i) => {
    const { covariance } = object;
    const name = i === 0 ? ('primary' as const) : ('secondary' as const);
    if (covariance === undefined) return fail({ code: 'covariance-missing' as const, object: name });
    return inertialPositionCovariance(covariance, object.state);
  }) as [Result<Float64Array, EncounterFault>, Result<Float64Array, EncounterFault>];
  if (!first.ok) return first;
  if (!second.ok) return second;
  const covarianceM2 = combineCovariance(first.value, second.value);
  if (covarianceDefect(covarianceM2) !== undefined) return fail({ code: 'covariance-unusable' });
  const [primary, secondary] = states.value;
  const hardBodyRadiusM = radiusM ?? radius.radiusM;
  const judged = judgedOf(objects, hardBodyRadiusM, approach.isAtTca);
  return ok({ primary, secondary, covarianceM2, hardBodyRadiusM, ...(judged && { judged }) });
}

function judgedOf(
  [primary, secondary]: readonly [ObjectAtTca, ObjectAtTca],
  hardBodyRadiusM: number,
  isAtTca: boolean,
): JudgedEncounter | undefined {
  const report = verdictReport({ primary, secondary, isAtTca, hardBodyRadiusM, isWithoutBounds: true });
  const asItIs = report.ok ? verdictPcOf(report.value) : undefined;
  return report.ok && asItIs ? { ...asItIs, objects: report.value.objects } : undefined;
}

function statesAtTca({
  states: [primary, secondary],
  isAtTca,
}: Approach): Result<readonly [StateVector, StateVector], EncounterFault> {
  if (isAtTca) return ok([primary, secondary]);
  const closest = refineTca(primary, secondary);
  return closest.ok ? ok([closest.value.primary, closest.value.secondary]) : closest;
}

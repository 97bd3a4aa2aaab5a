import { combineCovariance } from '@keepout/conjunction/covariance/combine';
import { knownErrors } from '@keepout/conjunction/covariance/known-errors';
import { inertialPositionCovariance } from '@keepout/conjunction/covariance/position';
import { crossCovariance } from '@keepout/conjunction/covariance/shared-error';
import { covarianceDefect } from '@keepout/conjunction/covariance/usable';
import type { VerdictKind, VerdictThresholds } from '@keepout/conjunction/decision/verdict';
import type { EncounterFault } from '@keepout/conjunction/fault';
import { type Symmetric3, sum3 } from '@keepout/conjunction/linear/symmetric3';
import type { EncounterAssessment, PlannedEncounter } from '@keepout/conjunction/manoeuvre/planned-encounter';
import type { PcReport } from '@keepout/conjunction/pc/compute-pc';
import { correlatedReport, isDisbelieved, verdictPcOf, verdictReport } from '@keepout/conjunction/pc/verdict-pc';
import { withOwnFunctions } from '@keepout/kernel/own-functions';
import { fail, ok, type Result } from '@keepout/units/result';
import type { Approach } from './approach.ts';
import { objectsOf, withSharedErrors } from './judge.ts';
import { statedOtherwise } from './stated.ts';

/**
 * An approach as a planner takes it: both states at closest approach, one combined covariance, one radius, and the probability of
 * its verdict.
 *
 * A message that states another miss or speed than its states have is no all-clear.
 *
 * Assumes  common errors count where they make the probability larger, as in the verdict; a covariance of zero is used as written, as long as the sum of both can be used
 * @param radiusM   combined hard-body radius; absent: by the ladder
 *
 * @returns ok: PlannedEncounter   |   fault: those of `computePc`, "edge-of-data", "covariance-missing", "covariance-unusable"
 */
export function plannedEncounterOf(approach: Approach, radiusM?: number): Result<PlannedEncounter, EncounterFault> {
  if (approach.edge !== undefined) return fail({ code: 'edge-of-data' });
  const { objects, covariances, radius } = objectsOf(approach);
  const [primary, secondary] = objects;
  const { isAtTca } = approach;
  const hardBodyRadiusM = radiusM ?? radius.radiusM;
  const report = withOwnFunctions(() =>
    verdictReport({ primary, secondary, isAtTca, hardBodyRadiusM, isWithoutBounds: true }),
  );
  if (!report.ok) return report;
  const [first, second] = objects.map((object, i) => {
    const { covariance } = object;
    const name = i === 0 ? ('primary' as const) : ('secondary' as const);
    if (covariance === undefined) return fail({ code: 'covariance-missing' as const, object: name });
    return inertialPositionCovariance(covariance, object.state);
  }) as [Result<Float64Array, EncounterFault>, Result<Float64Array, EncounterFault>];
  if (!first.ok) return first;
  if (!second.ok) return second;
  const independentM2 = combineCovariance(first.value, second.value);
  // As for the verdict: a missing covariance of one object is not replaced by that of the other.
  if ([first.value, second.value, independentM2].some((errorsM2) => covarianceDefect(errorsM2) !== undefined))
    return fail({ code: 'covariance-unusable' });
  const isContradicted = statedOtherwise(approach, undefined, Number.POSITIVE_INFINITY).length > 0;
  const assessment = withOwnFunctions(() => assessmentOf(report.value, covariances, isContradicted));
  const covarianceM2 = assessment?.isCorrelated ? sum3(independentM2, sharedPart(assessment.objects)) : independentM2;
  const [{ state: ownState }, { state: otherState }] = report.value.objects;
  return ok({
    primary: ownState,
    secondary: otherState,
    covarianceM2,
    hardBodyRadiusM,
    ...(assessment && { assessment }),
  });
}

/** Limits by which a verdict of moved states may be conclusive, for a planner; none where former messages contradict the errors. */
export function openVerdict(
  { kind, reasons }: { readonly kind: VerdictKind; readonly reasons: readonly { readonly code: string }[] },
  concludesBy: VerdictThresholds,
): { readonly isInconclusive?: true; readonly concludesBy?: VerdictThresholds } {
  if (kind !== 'no-conclusion') return {};
  const isUnlike = reasons.some(({ code }) => code === 'covariance-unlike-history');
  return { isInconclusive: true, ...(!isUnlike && { concludesBy }) };
}

/** Report behind the verdict, by the states at closest approach: with independent or with common errors, as it counts them. */
function assessmentOf(
  report: PcReport,
  covariances: ReturnType<typeof objectsOf>['covariances'],
  isContradicted: boolean,
): EncounterAssessment | undefined {
  const shared = withSharedErrors(report.objects, covariances);
  const correlated = correlatedReport(shared, report.hardBodyRadiusM);
  const alone = verdictPcOf(report);
  const together = correlated.ok && correlated.value ? verdictPcOf(correlated.value) : undefined;
  if (alone === undefined) return undefined;
  const isCorrelated = together !== undefined && together.pc > alone.pc;
  const verdictPc = isCorrelated ? together : alone;
  const isInadequate = verdictPc.isInadequate || isContradicted;
  const doubts = { isContradicted, isDisbelieved: isDisbelieved(report) };
  return { ...verdictPc, isInadequate, objects: shared, isCorrelated, independent: alone, ...doubts };
}

/** Contribution of the common error to the combined covariance. */
function sharedPart([primary, secondary]: EncounterAssessment['objects']): Symmetric3 {
  const errors = knownErrors(primary, secondary);
  const shifts = errors.ok ? errors.value.shifts : undefined;
  return shifts === undefined ? new Float64Array(9) : crossCovariance(shifts[0].positionM, shifts[1].positionM);
}

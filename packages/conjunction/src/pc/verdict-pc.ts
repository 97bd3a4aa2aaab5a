import type { Result } from '@keepout/units/result';
import { ok } from '@keepout/units/result';
import type { EncounterFault } from '../fault.ts';
import type { ObjectAtTca } from '../object-at-tca.ts';
import { computePc, type PcInput, type PcReport } from './compute-pc.ts';
import type { PcMethodName } from './methods.ts';

/** The probability that a verdict rests on, and by which method. */
export interface VerdictPc {
  readonly pc: number;
  readonly method: PcMethodName;
  /** The method does not hold here and none that does has an answer, or its errors are not believed: below a limit the number gives no comfort. */
  readonly isInadequate: boolean;
}

/**
 * Returns the report for a verdict: the recommended probability with as little computing as possible. A caller that needs the
 * verdict says (judge, planner, expected gain) asks here, so that all tell one number of one encounter.
 *
 * @returns as `computePc`
 */
export function verdictReport(input: Omit<PcInput, 'methods' | 'monteCarlo'>): Result<PcReport, EncounterFault> {
  return computePc({ ...input, methods: ['foster-1992'] });
}

/** @returns undefined where no method has an answer */
export function verdictPcOf(report: PcReport): VerdictPc | undefined {
  const { recommended, isInadequate } = report;
  return recommended && { ...recommended, isInadequate: isInadequate || isDisbelieved(report) };
}

/** Whether an error is implausibly small or large, or contradicts itself: reasons to withdraw *safe*. */
export function isDisbelieved(report: PcReport): boolean {
  const { tooSmallCovariances, implausibleCovariances, indefiniteCovariances } = report;
  return tooSmallCovariances.length + implausibleCovariances.length + indefiniteCovariances.length > 0;
}

/**
 * The report of two objects at closest approach less the error that both share.
 *
 * @param objects           with `densityError` where known
 * @param deviationMargin   as of `PcInput`
 * @returns undefined where not both bring it, or where it cannot be counted
 */
export function correlatedReport(
  [primary, secondary]: readonly [ObjectAtTca, ObjectAtTca],
  hardBodyRadiusM: number,
  deviationMargin?: number,
): Result<PcReport | undefined, EncounterFault> {
  if (primary.densityError === undefined || secondary.densityError === undefined) return ok(undefined);
  const report = verdictReport({
    primary,
    secondary,
    isAtTca: true,
    hardBodyRadiusM,
    isWithoutBounds: true,
    ...(deviationMargin !== undefined && { deviationMargin }),
  });
  if (!report.ok) return report;
  return ok(report.value.crossCorrelation?.status === 'applied' ? report.value : undefined);
}

/**
 * Returns the report whose probability counts: the larger of the one with independent errors and the one without the common error.
 *
 * @param objects   at closest approach, with `densityError` where known
 */
export function countedReport(
  objects: readonly [ObjectAtTca, ObjectAtTca],
  hardBodyRadiusM: number,
): Result<PcReport, EncounterFault> {
  const [primary, secondary] = objects.map(independent) as [ObjectAtTca, ObjectAtTca];
  const report = verdictReport({ primary, secondary, isAtTca: true, hardBodyRadiusM, isWithoutBounds: true });
  if (!report.ok) return report;
  const correlated = correlatedReport(objects, hardBodyRadiusM);
  if (!correlated.ok) return correlated;
  const pcOf = ({ recommended }: PcReport): number => recommended?.pc ?? 0;
  return ok(correlated.value && pcOf(correlated.value) > pcOf(report.value) ? correlated.value : report.value);
}

function independent({ densityError: _, ...object }: ObjectAtTca): ObjectAtTca {
  return object;
}

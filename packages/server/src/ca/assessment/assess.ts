import type { StateVector } from '@keepout/astro/nouns';
import { type RiskLevel, type RiskThresholds, riskLevel } from '@keepout/conjunction/decision/risk-level';
import { type Verdict, verdict } from '@keepout/conjunction/decision/verdict';
import { type ConjunctionSummary, conjunctionSummary } from '@keepout/conjunction/encounter/conjunction-summary';
import { type CombinedRadius, combinedHardBodyRadius } from '@keepout/conjunction/hard-body/ladder';
import type { ObjectAtTca } from '@keepout/conjunction/object-at-tca';
import { computePc, type PcReport } from '@keepout/conjunction/pc/compute-pc';
import { type PlaneEncounter, planeEncounter } from '@keepout/conjunction/pc/plane/plane-encounter';
import type { CovarianceSource } from '@keepout/contract/ca/enums';
import { SECONDS_PER_HOUR } from '@keepout/units/duration';
import type { Result } from '@keepout/units/result';
import type { OperatorRules } from '../../fleet/rules.ts';
import type { KnownCovariance, Party } from './party.ts';

/** Two objects at closest approach, in one inertial frame, as a screening or a message tells them. */
export interface Approach {
  readonly tcaTaiS: number;
  readonly states: readonly [StateVector, StateVector];
  readonly parties: readonly [Party, Party];
  /** Combined hard-body radius that a message states. */
  readonly messageRadiusM?: number;
}

export interface Assessment {
  readonly approach: Approach;
  readonly knowledge: readonly [KnownCovariance, KnownCovariance];
  readonly radius: CombinedRadius;
  readonly summary: ConjunctionSummary;
  /** Absent when the relative velocity is zero: there is no encounter plane then. */
  readonly plane?: PlaneEncounter;
  readonly report: PcReport;
  /** The recommended probability. */
  readonly pc?: number;
  /** Code of why there is no probability. */
  readonly pcReason?: string;
  readonly riskLevel: RiskLevel;
  readonly verdict: Verdict;
}

/**
 * Everything the product says of one approach: geometry, probability, dilution, risk level and verdict.
 *
 * Method   covariances of both orbits at TCA, encounter plane, the recommended method of `computePc`; docs/models/verdict.md
 * @param nowTaiS   time at which the assessment is made
 */
export function assess(approach: Approach, rules: OperatorRules, nowTaiS: number): Assessment {
  const [first, second] = approach.parties;
  const [one, other] = approach.states;
  const knowledge = [first.covarianceAt(one), second.covarianceAt(other)] as const;
  const radius = combinedHardBodyRadius(first.size, second.size, approach.messageRadiusM);
  const objects = [objectOf(one, knowledge[0]), objectOf(other, knowledge[1])] as const;
  const summary = found(conjunctionSummary(...objects));
  const plane = planeEncounter(...objects, radius.radiusM);
  const report = found(
    computePc({
      primary: objects[0],
      secondary: objects[1],
      hardBodyRadiusM: radius.radiusM,
      methods: ['foster-1992'],
    }),
  );
  const pc = report.recommended?.pc;
  const correlatedPc = correlatedOf(objects, knowledge, radius.radiusM);
  const { high, critical } = rules.thresholds;
  return {
    approach,
    knowledge,
    radius,
    summary,
    ...(plane.ok && { plane: plane.value }),
    report,
    ...(pc === undefined
      ? { pcReason: plane.ok ? (report.defects[0]?.defect ?? 'covariance-unusable') : plane.fault.code }
      : { pc }),
    riskLevel: riskLevel(pc, thresholdsOf(rules)),
    verdict: verdict({
      tcaTaiS: approach.tcaTaiS,
      nowTaiS,
      decisionLeadS: rules.decisionLeadHours * SECONDS_PER_HOUR,
      thresholds: { version: 1, actPc: critical, watchPc: high },
      ...(pc !== undefined && { pc }),
      ...(correlatedPc !== undefined && { correlatedPc }),
      maxPc: report.maxPc,
      ...(report.dilution && { region: report.dilution.region, scaleAtMax: report.dilution.scaleAtMax }),
      estimatedCovariances: report.estimatedCovariances,
      missingCovariances: report.defects.map((defect) => defect.object),
      isTwoDimensionalInadequate: report.isInadequate,
    }),
  };
}

/** The recommended probability less the error that both objects share, when a message tells it of both. */
function correlatedOf(
  [primary, secondary]: readonly [ObjectAtTca, ObjectAtTca],
  [one, other]: readonly [KnownCovariance, KnownCovariance],
  hardBodyRadiusM: number,
): number | undefined {
  if (one.densityError === undefined || other.densityError === undefined) return undefined;
  const report = found(
    computePc({
      primary: { ...primary, densityError: one.densityError },
      secondary: { ...secondary, densityError: other.densityError },
      hardBodyRadiusM,
      methods: ['foster-1992'],
    }),
  );
  return report.crossCorrelation?.status === 'applied' ? report.recommended?.pc : undefined;
}

/** States and covariances of an approach share frame and epoch by construction. */
function found<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`an approach that cannot be assessed: ${result.fault.code}`);
  return result.value;
}

function thresholdsOf({ thresholds }: OperatorRules): RiskThresholds {
  const { medium, high, critical } = thresholds;
  return { version: 1, mediumPc: medium, highPc: high, criticalPc: critical };
}

function objectOf(state: StateVector, known: KnownCovariance): ObjectAtTca {
  return {
    state,
    covarianceOrigin: known.source === 'ESTIMATED' ? 'estimated' : 'given',
    ...(known.covariance && { covariance: known.covariance }),
  };
}

/** The weaker of both sources: what a list shows in one word. */
export function weakestSource(knowledge: readonly KnownCovariance[]): CovarianceSource {
  const order: readonly CovarianceSource[] = ['NONE', 'ESTIMATED', 'CDM', 'ELEMENT_SET', 'OEM'];
  return order.find((source) => knowledge.some((known) => known.source === source)) ?? 'NONE';
}

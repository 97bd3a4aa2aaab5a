import { type RiskLevel, riskLevel } from '@keepout/conjunction/decision/risk-level';
import type { CountedSigmas } from '@keepout/conjunction/decision/sigma-rules';
import type { Verdict, VerdictThresholds } from '@keepout/conjunction/decision/verdict';
import { verdictOfReport } from '@keepout/conjunction/decision/verdict-of-report';
import type { EncounterFault } from '@keepout/conjunction/fault';
import {
  type CombinedRadius,
  combinedHardBodyRadius,
  radiusOutsideBody,
  type SizeKnowledge,
} from '@keepout/conjunction/hard-body/ladder';
import type { ObjectAtTca } from '@keepout/conjunction/object-at-tca';
import { reportAtEdge } from '@keepout/conjunction/pc/at-edge';
import type { PcReport } from '@keepout/conjunction/pc/compute-pc';
import { correlatedReport, verdictPcOf, verdictReport } from '@keepout/conjunction/pc/verdict-pc';
import { withOwnFunctions } from '@keepout/kernel/own-functions';
import type { Result } from '@keepout/units/result';
import type { Approach } from './approach.ts';
import type { CovarianceSource, KnownCovariance } from './orbit/party.ts';
import { ruledApproach } from './ruled-approach.ts';
import type { JudgingRules } from './rules.ts';
import { statedOtherwise } from './stated.ts';

/** Everything the product says of one encounter. */
export interface Judgement {
  /** Its covariances as they count. */
  readonly approach: Approach;
  readonly sources: readonly [CovarianceSource, CovarianceSource];
  /** How the sigmas count by rules of the operator: those of the report are multiplied. */
  readonly countedSigmas: readonly [CountedSigmas | undefined, CountedSigmas | undefined];
  readonly radius: CombinedRadius;
  /** Geometry, plane, probabilities and bounds, all of one time: `report.tcaTaiS`. */
  readonly report: PcReport;
  /** The recommended probability. */
  readonly pc?: number;
  /** Why there is no probability. */
  readonly pcReason?: MissingPcReason;
  readonly riskLevel: RiskLevel;
  readonly verdict: Verdict;
}

export type MissingPcReason =
  | PcReport['defects'][number]['defect']
  | 'covariance-unusable'
  | 'relative-speed-zero'
  | 'edge-of-data';

/**
 * Judges an encounter: geometry, probability, dilution, risk level and verdict. Server, browser and command line all ask
 * here, and get the same digits on every engine (`withOwnFunctions`).
 *
 * Method   covariances of both orbits by source, hard-body radii by the ladder, the recommended method (`verdictReport`),
 *          `verdictOfReport`; docs/models/verdict.md
 * @param nowTaiS   time at which the judgement is made
 */
export function judge(statedApproach: Approach, rules: JudgingRules, nowTaiS: number): Judgement {
  return withOwnFunctions(() => judgeByEngine(statedApproach, rules, nowTaiS));
}

/** The same by the functions of `Math`: for callers that have set them, and for older records. */
export function judgeByEngine(statedApproach: Approach, rules: JudgingRules, nowTaiS: number): Judgement {
  const approach = ruledApproach(statedApproach, rules.covariances);
  const { objects, covariances, radius } = objectsOf(approach);
  const [primary, secondary] = objects;
  const { isAtTca, edge } = approach;
  const { deviationMargin } = rules;
  const inside = reportValue(
    verdictReport({
      primary,
      secondary,
      isAtTca,
      hardBodyRadiusM: radius.radiusM,
      ...(deviationMargin !== undefined && { deviationMargin }),
    }),
  );
  const report = edge === undefined ? inside : reportAtEdge(inside);
  const pc = verdictPcOf(report)?.pc;
  const correlated = correlatedOf(report, covariances, deviationMargin);
  return {
    approach,
    sources: [covariances[0].source, covariances[1].source],
    countedSigmas: [covariances[0].countedSigmas, covariances[1].countedSigmas],
    radius,
    report,
    ...(pc === undefined ? { pcReason: edge === undefined ? missingPc(report) : 'edge-of-data' } : { pc }),
    riskLevel: riskLevel(pc, rules.thresholds),
    verdict: approachVerdict(approach, { report, covariances, correlated }, rules, nowTaiS),
  };
}

/** A report of an approach as the verdict takes it. */
export interface ApproachReport {
  readonly report: PcReport;
  readonly covariances: readonly [KnownCovariance, KnownCovariance];
  /** The report without the common error, where known. */
  readonly correlated: PcReport | undefined;
}

/** Returns the verdict on a report of an approach: with the stated figures of its message, and the bodies of its radius. */
export function approachVerdict(
  approach: Approach,
  { report, covariances, correlated }: ApproachReport,
  rules: JudgingRules,
  nowTaiS: number,
): Verdict {
  const thresholds = verdictThresholds(rules);
  const [primarySize, secondarySize] = approach.parties.map(({ size }) => size) as [SizeKnowledge, SizeKnowledge];
  const outside = radiusOutsideBody(approach.messageRadiusM, primarySize, secondarySize, report.hardBodyRadiusM);
  return verdictOfReport(report, {
    nowTaiS,
    decisionLeadS: rules.decisionLeadS,
    thresholds,
    statedOtherwise: statedOtherwise(approach, verdictPcOf(report)?.pc, thresholds.watchPc),
    parties: approach.parties,
    ...(approach.edge && { edge: approach.edge }),
    countedSigmas: countedOf(covariances),
    ...(outside && { radiusOutsideBody: outside }),
    ...(correlated && { correlated }),
  });
}

/** Both objects of an approach with their known errors and sizes. */
export function objectsOf({ states, parties, messageRadiusM, radius }: Approach): {
  readonly objects: readonly [ObjectAtTca, ObjectAtTca];
  readonly covariances: readonly [KnownCovariance, KnownCovariance];
  readonly radius: CombinedRadius;
} {
  const covariances = [parties[0].covarianceAt(states[0]), parties[1].covarianceAt(states[1])] as const;
  const objectOf = (index: 0 | 1): ObjectAtTca => {
    const { covariance, source, leastDeviationM } = covariances[index];
    return {
      state: states[index],
      covarianceOrigin: source === 'ESTIMATED' ? 'estimated' : 'given',
      ...(covariance && { covariance }),
      ...(leastDeviationM !== undefined && { leastDeviationM }),
    };
  };
  return {
    objects: [objectOf(0), objectOf(1)],
    covariances,
    radius: radius ?? combinedHardBodyRadius(parties[0].size, parties[1].size, messageRadiusM),
  };
}

/** How the sigmas of both objects count, where a rule says it. */
function countedOf([{ countedSigmas: primary }, { countedSigmas: secondary }]: readonly [
  KnownCovariance,
  KnownCovariance,
]): {
  readonly primary?: CountedSigmas;
  readonly secondary?: CountedSigmas;
} {
  return { ...(primary && { primary }), ...(secondary && { secondary }) };
}

/** The report without the common error of both objects, when a message states it for both. */
function correlatedOf(
  { objects, hardBodyRadiusM }: PcReport,
  covariances: readonly [KnownCovariance, KnownCovariance],
  deviationMargin: number | undefined,
): PcReport | undefined {
  return reportValue(correlatedReport(withSharedErrors(objects, covariances), hardBodyRadiusM, deviationMargin));
}

/** Two objects with the common error of a message. */
export function withSharedErrors(
  [primary, secondary]: readonly [ObjectAtTca, ObjectAtTca],
  [first, second]: readonly [Pick<KnownCovariance, 'densityError'>, Pick<KnownCovariance, 'densityError'>],
): readonly [ObjectAtTca, ObjectAtTca] {
  return [
    { ...primary, ...(first.densityError && { densityError: first.densityError }) },
    { ...secondary, ...(second.densityError && { densityError: second.densityError }) },
  ];
}

function missingPc({ encounter, defects }: PcReport): MissingPcReason {
  if (encounter === undefined) return 'relative-speed-zero';
  return defects[0]?.defect ?? 'covariance-unusable';
}

/** Act from CRITICAL on, watch from MEDIUM on: risk and verdict never say the opposite of each other. */
export function verdictThresholds({ thresholds, deviationMargin }: JudgingRules): VerdictThresholds {
  const { version, criticalPc: actPc, mediumPc: watchPc } = thresholds;
  return { version, actPc, watchPc, ...(deviationMargin !== undefined && { deviationMargin }) };
}

/** States and covariances of an approach share frame and epoch by construction. */
function reportValue<T>(result: Result<T, EncounterFault>): T {
  if (!result.ok) throw new Error(`an approach that cannot be judged: ${result.fault.code}`);
  return result.value;
}

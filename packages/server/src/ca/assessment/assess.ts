import type { StateVector } from '@keepout/astro/nouns';
import { type RiskLevel, riskLevel } from '@keepout/conjunction/decision/risk-level';
import { type Verdict, verdict } from '@keepout/conjunction/decision/verdict';
import { type ConjunctionSummary, conjunctionSummary } from '@keepout/conjunction/encounter/conjunction-summary';
import type { ObjectAtTca } from '@keepout/conjunction/encounter/object-at-tca';
import { type CombinedRadius, combinedHardBodyRadius } from '@keepout/conjunction/hard-body/ladder';
import { type Dilution, dilution } from '@keepout/conjunction/pc/dilution';
import { foster1992 } from '@keepout/conjunction/pc/foster-1992';
import { alfanoMaxPc, frisbeeMaxPc } from '@keepout/conjunction/pc/max-pc';
import { type PlaneEncounter, planeEncounter } from '@keepout/conjunction/pc/plane-encounter';
import { mahalanobisSquared } from '@keepout/conjunction/pc/principal-encounter';
import type { CovarianceSource } from '@keepout/contract/enums';
import { SECONDS_PER_HOUR } from '@keepout/units/duration';
import type { OperatorRules } from '../conjunctions/store.ts';
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
  readonly pc?: number;
  /** Code of why there is no probability. */
  readonly pcReason?: string;
  readonly maxPc?: number;
  readonly dilution?: Dilution;
  /** In the encounter plane. */
  readonly mahalanobis?: number;
  readonly riskLevel: RiskLevel;
  readonly verdict: Verdict;
}

/** Aspect ratio of the worst ellipse when no covariance is known: the 100 x 300 m shape that SOCRATES assumes. */
const ASSUMED_ASPECT_RATIO = 3;

/**
 * Everything the product says of one approach: geometry, probability, dilution, risk level and verdict.
 *
 * Method   covariances of both orbits at TCA, encounter plane, Foster 1992 in two dimensions; bounds by Frisbee 2015 when
 *          one covariance is missing and Alfano 2005 when both are; docs/models/verdict.md
 * @param nowTaiS   time at which the assessment is made
 */
export function assess(approach: Approach, rules: OperatorRules, nowTaiS: number): Assessment {
  const [first, second] = approach.parties;
  const [one, other] = approach.states;
  const knowledge = [first.covarianceAt(one), second.covarianceAt(other)] as const;
  const radius = combinedHardBodyRadius(first.size, second.size, approach.messageRadiusM);
  const objects = [objectOf(one, knowledge[0]), objectOf(other, knowledge[1])] as const;
  const summary = conjunctionSummary(...objects);
  if (!summary.ok) throw new Error(`states and covariances do not meet: ${summary.fault.code}`);
  const plane = planeEncounter(...objects, radius.radiusM);
  const risk = plane.ok ? riskOf(plane.value, radius.radiusM) : { pcReason: plane.fault.code };
  return {
    approach,
    knowledge,
    radius,
    summary: summary.value,
    ...(plane.ok && { plane: plane.value }),
    ...risk,
    riskLevel: riskLevel(risk.pc, {
      version: 1,
      mediumPc: rules.thresholds.medium,
      highPc: rules.thresholds.high,
      criticalPc: rules.thresholds.critical,
    }),
    verdict: verdict({
      tcaTaiS: approach.tcaTaiS,
      nowTaiS,
      decisionLeadS: rules.decisionLeadHours * SECONDS_PER_HOUR,
      thresholds: { version: 1, actPc: rules.thresholds.critical, watchPc: rules.thresholds.high },
      ...(risk.pc !== undefined && { pc: risk.pc }),
      ...(risk.maxPc !== undefined && { maxPc: risk.maxPc }),
      ...(risk.dilution && { region: risk.dilution.region, scaleAtMax: risk.dilution.scaleAtMax }),
      estimatedCovariances: roles(knowledge, (known) => known.source === 'ESTIMATED'),
      missingCovariances: plane.ok ? plane.value.defects.map((defect) => defect.object) : [],
    }),
  };
}

type Risk = Pick<Assessment, 'pc' | 'pcReason' | 'maxPc' | 'dilution' | 'mahalanobis'>;

function riskOf(encounter: PlaneEncounter, radiusM: number): Risk {
  const { principal, plane, primaryM2, secondaryM2, defects } = encounter;
  if (principal !== undefined) {
    const found = dilution(principal);
    return {
      pc: foster1992(principal),
      maxPc: found.maxPc,
      dilution: found,
      mahalanobis: Math.sqrt(mahalanobisSquared(principal)),
    };
  }
  const pcReason = defects[0]?.defect ?? 'covariance-unusable';
  const known = primaryM2 ?? secondaryM2;
  const bound =
    known === undefined
      ? alfanoMaxPc(plane.missDistanceM, radiusM, ASSUMED_ASPECT_RATIO).maxPc
      : frisbeeMaxPc(plane.missXM, plane.missYM, known, radiusM);
  return { pcReason, ...(bound !== undefined && { maxPc: bound }) };
}

function objectOf(state: StateVector, known: KnownCovariance): ObjectAtTca {
  return {
    state,
    covarianceOrigin: known.source === 'ESTIMATED' ? 'estimated' : 'given',
    ...(known.covariance && { covariance: known.covariance }),
  };
}

function roles(
  knowledge: readonly [KnownCovariance, KnownCovariance],
  matches: (known: KnownCovariance) => boolean,
): ('primary' | 'secondary')[] {
  return (['primary', 'secondary'] as const).filter((_, index) => matches(knowledge[index === 0 ? 0 : 1]));
}

/** The weaker of both sources: what a list shows in one word. */
export function weakestSource(knowledge: readonly KnownCovariance[]): CovarianceSource {
  const order: readonly CovarianceSource[] = ['NONE', 'ESTIMATED', 'CDM', 'ELEMENT_SET', 'OEM'];
  return order.find((source) => knowledge.some((known) => known.source === source)) ?? 'NONE';
}

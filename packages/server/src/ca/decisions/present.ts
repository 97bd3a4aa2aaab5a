import type { DecisionResults } from '@keepout/assessment/record/decision-results';
import { flightRuleText } from '@keepout/assessment/text/flight-rule-text';
import { reasonText } from '@keepout/assessment/text/reason-text';
import { formatUtcZ } from '@keepout/astro/epoch';
import { flightRuleState, type FlightRuleResult as RuleResult } from '@keepout/conjunction/decision/flight-rules';
import type { Decision, DecisionSummary, FlightRuleResult } from '@keepout/contract/ca/decision';
import { decisionSummary } from '@keepout/contract/ca/decision';
import { type FrozenDecision, frozenScreening } from '@keepout/contract/ca/decision-record';
import type { Belief } from '@keepout/contract/ca/verdict';
import { FLIGHT_RULE_UNKNOWN } from '@keepout/contract/ca/words/flight-rule-unknown';
import { fieldsOf } from '@keepout/contract/platform/fields-of';
import { SECONDS_PER_HOUR } from '@keepout/units/duration';
import { presentConfidence } from '../conjunctions/present-confidence.ts';
import { WIRE_VERDICTS } from '../conjunctions/present-verdict.ts';
import type { DecisionRow } from './store.ts';
import type { Waiver } from './waiver.ts';

/** A record with the data that the API presents with it. */
export interface WholeDecision {
  readonly row: DecisionRow;
  readonly rules: readonly RuleResult[];
  readonly frozen: FrozenDecision | undefined;
  readonly fourEyes: boolean;
}

export function presentDecision({ row, rules, frozen, fourEyes }: WholeDecision): Decision {
  return {
    ...presentDecisionSummary(row),
    note: row.note,
    acknowledged: actOf(row.acknowledgedAt, row.acknowledgedBy),
    withdrawn:
      row.withdrawnAt === null
        ? null
        : { at: row.withdrawnAt, by: row.withdrawnBy ?? '', reason: row.withdrawnReason ?? '' },
    rules: rules.map((rule) => presentRule(rule, row.waivers)),
    planId: row.planId,
    plan: frozen?.plan ?? null,
    planScreening: frozen === undefined ? null : frozenScreening(frozen),
    fourEyes,
    frozenAt: frozen?.frozenAt ?? null,
    inputs: frozen === undefined ? null : presentInputs(frozen.inputs),
    results: frozen === undefined ? null : presentResults(frozen.results as unknown as DecisionResults),
  };
}

export function presentDecisionSummary(row: DecisionRow): DecisionSummary {
  return {
    ...fieldsOf(decisionSummary, row),
    decisionId: row.id,
    decided: actOf(row.decidedAt, row.decidedBy),
    signed: actOf(row.signedAt, row.signedBy),
    inputsChanged: inputsChanged(row),
    opened: { at: row.openedAt, by: row.openedBy },
  };
}

/** Returns whether the event's messages differ from those of the decision; false before a decision. */
export function inputsChanged({ frozenCdmId, frozenCount, lastCdmId, messageCount, state }: DecisionRow): boolean {
  if (frozenCdmId === null || state === 'WITHDRAWN') return false;
  return frozenCdmId !== lastCdmId || frozenCount !== messageCount;
}

function actOf(at: string | null, by: string | null): Decision['decided'] {
  return at === null ? null : { at, by: by ?? '' };
}

function presentRule(result: RuleResult, waivers: readonly Waiver[]): FlightRuleResult {
  const { rule, unknown: missingInformation, value, limit, unit, requiredFor } = result;
  const waiver = waivers.find((candidate) => candidate.rule === rule);
  const state = flightRuleState(result);
  return {
    rule,
    text: ruleText(result),
    status: state === 'MET' || waiver === undefined ? state : 'WAIVED',
    unknownReason: missingInformation ?? null,
    value: value ?? null,
    limit: limit ?? null,
    unit: unit ?? null,
    requiredFor: [...requiredFor],
    waiver: waiver === undefined ? null : { reason: waiver.reason, by: waiver.by, at: waiver.at },
  };
}

/** Text of a flight rule: its requirement, its figure and, if it is unknown, the missing information. */
export function ruleText(result: Parameters<typeof flightRuleText>[0]): string {
  const { unknown: missingInformation } = result;
  const required = flightRuleText(result);
  return missingInformation === undefined ? required : `${required} ${FLIGHT_RULE_UNKNOWN[missingInformation]}`;
}

function presentInputs({ settings, messages, ...inputs }: FrozenDecision['inputs']): Decision['inputs'] {
  const { thresholds, rulesVersion, decisionLeadHours, fourEyes, limits } = settings;
  const { product, algorithm } = inputs.versions;
  return {
    messages: messages.map(({ cdmId, messageId, originator, creationDate, sha256 }) => ({
      cdmId,
      messageId,
      originator,
      creationDate,
      sha256,
    })),
    earlierMessages: inputs.earlierMessages,
    ephemerides: inputs.ephemerides,
    catalogue: inputs.catalogue,
    versions: { product, algorithm },
    settings: {
      thresholds,
      rulesVersion,
      decisionLeadHours,
      fourEyes,
      mostMessageAgeHours: limits.mostMessageAgeS / SECONDS_PER_HOUR,
      mostTrackingAgeHours: limits.mostTrackingAgeS / SECONDS_PER_HOUR,
    },
  };
}

/** Returns the confidence in the Pc of a frozen assessment. */
export function resultsBelief({ figures, verdict }: Pick<DecisionResults, 'figures' | 'verdict'>): Belief {
  const { pc, covarianceSource } = figures;
  return presentConfidence({ probability: pc, covarianceSource, verdictReasons: verdict.reasons });
}

function presentResults({ figures, verdict, methods }: DecisionResults): Decision['results'] {
  return {
    tca: formatUtcZ(figures.tcaTaiS, 6),
    missDistance: figures.missDistanceM,
    probabilityOfCollision: figures.pc,
    probabilityMethod: figures.pcMethod.toUpperCase(),
    ...resultsBelief({ figures, verdict }),
    maxProbability: figures.maxPc,
    riskLevel: figures.riskLevel,
    verdict: { kind: WIRE_VERDICTS[verdict.kind], reasons: verdict.reasons.map(reasonText) },
    methods: Object.entries(methods).map(([method, { pc, usable }]) => ({
      method: method.toUpperCase(),
      probability: pc ?? null,
      usable,
    })),
  };
}

import type { Cdm } from '@keepout/contract/ca/cdm';
import type { Conjunction, ConjunctionSummary } from '@keepout/contract/ca/conjunction';
import { DAY_MS, type EventPlan, HOUR_MS, iso, sequence, THRESHOLDS } from './event-plan.ts';
import { messagesOf } from './fixture-messages.ts';
import { verdictOf } from './fixture-verdict.ts';

/** A made-up fleet and its conjunctions around the present; the same on every load but for the clock. */
export interface ConjunctionFixture {
  readonly conjunctions: readonly Conjunction[];
  readonly cdmsOf: (conjunctionId: string) => readonly Cdm[];
}

function plansAround(nowMs: number, count: number): readonly EventPlan[] {
  const random = sequence(11);
  return Array.from({ length: count }, (_, index): EventPlan => {
    const isShown = index === 0;
    // One in six lies behind us; the first is the one with twelve messages.
    const offsetMs = isShown
      ? 14.05 * HOUR_MS
      : index % 6 === 5
        ? -random() * 6 * DAY_MS
        : random() ** 1.2 * 6.9 * DAY_MS;
    const draw = random();
    const tcaMs = Math.floor((nowMs + offsetMs) / 1000) * 1000;
    return {
      index,
      tcaMs,
      newestMs: Math.min(tcaMs - 24 * HOUR_MS, nowMs - (1.4 + (index % 7)) * HOUR_MS),
      messages: isShown ? 12 : index === 7 ? 2 : 1 + Math.floor(random() * 10),
      logPc: isShown ? Math.log10(2.41e-4) : index % 17 === 8 ? null : -9.6 + 6.2 * draw ** 1.25,
      isDiluted: !isShown && index % 9 === 4,
    };
  });
}

export function conjunctionFixture(nowMs: number, count: number): ConjunctionFixture {
  const made = plansAround(nowMs, count)
    .map((plan) => ({ plan, cdms: messagesOf(plan) }))
    .map(({ plan, cdms }) => ({ conjunction: conjunctionOf(plan, cdms, nowMs), plan }));
  const planOf = new Map(made.map(({ plan, conjunction }) => [conjunction.conjunctionId, plan]));
  return {
    conjunctions: made
      .map(({ conjunction }) => conjunction)
      .toSorted((a, b) => a.conjunctionData.tca.localeCompare(b.conjunctionData.tca)),
    cdmsOf: (id) => {
      const plan = planOf.get(id);
      return plan === undefined ? [] : messagesOf(plan).toReversed();
    },
  };
}

function needsDecision({ kind }: Conjunction['verdict'], pc: number | null, isAhead: boolean): boolean {
  if (kind === 'ACT' || kind === 'NO_CONCLUSION') return isAhead;
  return kind === 'WATCH' && isAhead && pc !== null && pc >= THRESHOLDS.high;
}

function conjunctionOf(plan: EventPlan, cdms: readonly Cdm[], nowMs: number): Conjunction {
  const last = cdms.at(-1);
  if (last === undefined) throw new Error('a conjunction has a message');
  const { object1, object2, conjunctionData } = last;
  const isStill = plan.index % 11 !== 6;
  const verdict = verdictOf(last.probabilityOfCollision, last.maxProbability, plan.isDiluted, plan.tcaMs);
  return {
    conjunctionId: last.conjunctionId,
    satelliteId: last.satelliteId,
    satelliteName: object1.name,
    object1: {
      noradId: object1.noradId,
      name: object1.name,
      cosparId: object1.cosparId,
      objectType: object1.objectType,
    },
    object2: {
      noradId: object2.noradId,
      name: object2.name,
      cosparId: object2.cosparId,
      objectType: object2.objectType,
    },
    screeningType: plan.index % 4 === 3 ? 'CDM_CDM' : 'OPS_CAT',
    conjunctionData: { tca: conjunctionData.tca, riskLevel: conjunctionData.riskLevel },
    probabilityOfCollision: last.probabilityOfCollision,
    probabilityMethod: last.probabilityMethod,
    probabilityReason: last.probabilityReason,
    probabilityReasonSentences: last.probabilityReasonSentences,
    maxProbability: last.maxProbability,
    maxProbabilityReason: last.maxProbabilityReason,
    maxProbabilityReasonSentences: last.maxProbabilityReasonSentences,
    separateScaling: last.separateScaling,
    dilution: last.dilution,
    covarianceSource: object2.covarianceSource,
    totalMissDistance: last.totalMissDistance,
    radialSeparation: last.relativePosition.r,
    timeToTca: (plan.tcaMs - nowMs) / 1000,
    relativePosition: last.relativePosition,
    relativeVelocity: last.relativeVelocity,
    relativeSpeed: last.relativeSpeed,
    mahalanobisDistance: last.mahalanobisDistance,
    verdict,
    needsDecision: needsDecision(verdict, last.probabilityOfCollision, plan.tcaMs > nowMs),
    messageCount: cdms.length,
    lastMessageId: last.cdmId,
    history: cdms.map((cdm) => ({
      cdmId: cdm.cdmId,
      creationDate: cdm.creationDate,
      tca: cdm.conjunctionData.tca,
      riskLevel: cdm.conjunctionData.riskLevel,
      probabilityOfCollision: cdm.probabilityOfCollision,
      maxProbability: cdm.maxProbability,
      totalMissDistance: cdm.totalMissDistance,
      sigma: cdm.missSigma,
      isObserved: cdm.observed !== null,
    })),
    updatedAt: iso(plan.newestMs + 600_000),
    stillReported: isStill,
    lastReportedAt: iso(isStill ? nowMs - 0.5 * HOUR_MS : nowMs - 9 * HOUR_MS),
    thresholds: THRESHOLDS,
  };
}

/** What a list shows of an event. */
export function summaryOf(one: Conjunction): ConjunctionSummary {
  const { probabilityReason, maxProbabilityReason, separateScaling, radialSeparation, ...others } = one;
  const { timeToTca, relativeVelocity, lastMessageId, history, ...rest } = others;
  const { kind, reasons, decideBy } = one.verdict;
  const partyOf = ({ cosparId: _, ...party }: Conjunction['object1']) => party;
  return {
    ...rest,
    object1: partyOf(one.object1),
    object2: partyOf(one.object2),
    verdict: {
      kind,
      reasons: reasons.map(({ code }) => ({ code })),
      decisionLead: decideBy === null ? null : (Date.parse(one.conjunctionData.tca) - Date.parse(decideBy)) / 1000,
    },
    previousProbability: history.at(-2)?.probabilityOfCollision ?? null,
  };
}

import { needsDecision } from '@keepout/conjunction/decision/needs-decision';
import type { Cdm, CdmObject } from '@keepout/contract/ca/cdm';
import type { Conjunction, ConjunctionSummary } from '@keepout/contract/ca/conjunction';
import { DAY_MS, HOUR_MS, iso, sequence } from './clock.ts';
import { type EventPlan, THRESHOLDS, VERDICT_KINDS, verdictFixture } from './event-plan.ts';
import { cdmFixtures } from './fixture-messages.ts';

/** A made-up fleet and its conjunctions around the present; the same on every load but for the clock. */
export interface ConjunctionFixture {
  readonly conjunctions: readonly Conjunction[];
  readonly cdmsOf: (conjunctionId: string) => readonly Cdm[];
}

/** Place of the event of which two originators say the opposite. */
const CONTRADICTED = 15;

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
  const planned = plansAround(nowMs, count)
    .map((plan) => ({ plan, cdms: cdmFixtures(plan) }))
    .map(({ plan, cdms }) => ({ conjunction: conjunctionOf(plan, cdms, nowMs), plan }));
  const planOf = new Map(planned.map(({ plan, conjunction }) => [conjunction.conjunctionId, plan]));
  return {
    conjunctions: planned
      .map(({ conjunction }) => conjunction)
      .toSorted((a, b) => a.conjunctionData.tca.localeCompare(b.conjunctionData.tca)),
    cdmsOf: (id) => {
      const plan = planOf.get(id);
      return plan === undefined ? [] : cdmFixtures(plan).toReversed();
    },
  };
}

/** As the server asks it; of what is past nobody has to decide. */
function isAsked({ kind, decideBy }: Conjunction['verdict'], pc: number | null, tcaMs: number, nowMs: number): boolean {
  const verdictKind = Object.entries(VERDICT_KINDS).find(
    ([, wire]) => wire === kind,
  )?.[0] as keyof typeof VERDICT_KINDS;
  const [tcaTaiS, decideByTaiS, nowTaiS] = [tcaMs, Date.parse(decideBy ?? ''), nowMs].map((timeMs) => timeMs / 1000);
  const event = { decisionPc: THRESHOLDS.high, tcaTaiS: tcaTaiS!, decideByTaiS: decideByTaiS!, nowTaiS: nowTaiS! };
  return tcaMs > nowMs && needsDecision(verdictKind, pc, event);
}

/** Of one event somebody else says the opposite. */
function contraryTo({ index }: EventPlan, { kind }: Conjunction['verdict'], cdms: readonly Cdm[]) {
  const contraryCdm = cdms.findLast(({ originator }) => originator !== cdms.at(-1)?.originator);
  if (index !== CONTRADICTED || contraryCdm === undefined) return [];
  const { cdmId, originator, creationDate } = contraryCdm;
  return [
    kind === 'ACT'
      ? { cdmId, originator, creationDate, verdict: 'WATCH' as const, probabilityOfCollision: 4.1e-5 }
      : { cdmId, originator, creationDate, verdict: 'ACT' as const, probabilityOfCollision: 2.3e-4 },
  ];
}

function conjunctionOf(plan: EventPlan, cdms: readonly Cdm[], nowMs: number): Conjunction {
  const last = cdms.at(-1);
  if (last === undefined) throw new Error('a conjunction has a message');
  const { object1, object2, conjunctionData } = last;
  const isStill = plan.index % 11 !== 6;
  const verdict = verdictFixture(last.probabilityOfCollision, last.maxProbability, plan);
  const contraryAdvice = contraryTo(plan, verdict, cdms);
  return {
    ...last,
    satelliteName: object1.name,
    object1: partyOf(object1),
    object2: partyOf(object2),
    screeningType: plan.index % 4 === 3 ? 'CDM_CDM' : 'OPS_CAT',
    conjunctionData: { tca: conjunctionData.tca, riskLevel: conjunctionData.riskLevel },
    covarianceSource: object2.covarianceSource,
    radialSeparation: last.relativePosition.r,
    timeToTca: (plan.tcaMs - nowMs) / 1000,
    nextMessage: isStill ? nextMessageOf(plan, verdict, nowMs) : null,
    verdict,
    needsDecision: contraryAdvice.length > 0 || isAsked(verdict, last.probabilityOfCollision, plan.tcaMs, nowMs),
    isSimulatedAhead: last.observed?.isAheadOfTime ?? false,
    assumedBurn: null,
    work: null,
    contraryAdvice,
    messageCount: cdms.length,
    previousProbability: cdms.at(-2)?.probabilityOfCollision ?? null,
    messagesRemoved: 0,
    lastMessageId: last.cdmId,
    history: cdms.map(({ cdmId, creationDate, conjunctionData: { tca, riskLevel }, missSigma, observed, ...cdm }) => ({
      cdmId,
      originator: cdm.originator,
      messageId: cdm.messageId,
      version: 1,
      versions: 1,
      creationDate,
      tca,
      riskLevel,
      probabilityOfCollision: cdm.probabilityOfCollision,
      maxProbability: cdm.maxProbability,
      totalMissDistance: cdm.totalMissDistance,
      sigma: missSigma,
      classification: null,
      isObserved: observed !== null,
    })),
    updatedAt: iso(plan.newestMs + 600_000),
    stillReported: isStill,
    lastReportedAt: iso(isStill ? nowMs - 0.5 * HOUR_MS : nowMs - 9 * HOUR_MS),
    redetections: isStill ? 3 : 0,
    thresholds: THRESHOLDS,
  };
}

/** Messages come every eight hours; of the turn that is over none came. */
function nextMessageOf(
  plan: EventPlan,
  { decideBy }: Conjunction['verdict'],
  nowMs: number,
): Conjunction['nextMessage'] {
  if (plan.tcaMs <= nowMs) return null;
  const turns = Math.max(1, Math.ceil((nowMs - plan.newestMs) / (8 * HOUR_MS)));
  const expectedMs = plan.newestMs + turns * 8 * HOUR_MS;
  const decideByMs = decideBy === null ? Number.NaN : Date.parse(decideBy);
  const isIn = expectedMs < decideByMs;
  return {
    state: 'EXPECTED',
    earliest: toMinute(expectedMs - 0.7 * HOUR_MS),
    expected: toMinute(expectedMs),
    latest: toMinute(expectedMs + 0.8 * HOUR_MS),
    chance: 0.94,
    beforeDecision: decideByMs > nowMs ? { chance: isIn ? 0.92 : 0.11, outlook: isIn ? 'LIKELY' : 'UNLIKELY' } : null,
    intervals: 200,
  };
}

const toMinute = (timeMs: number): string => iso(Math.floor(timeMs / 60_000) * 60_000).replace('.000Z', 'Z');

const partyOf = ({ noradId, name, cosparId, objectType }: CdmObject): Conjunction['object1'] => ({
  noradId,
  name,
  cosparId,
  objectType,
});

/** What a list shows of an event. */
export function summaryFixture(event: Conjunction): ConjunctionSummary {
  const { conjunctionData, verdict, nextMessage } = event;
  const { kind, reasons, decideBy } = verdict;
  const shortOf = ({ cosparId: _, ...party }: Conjunction['object1']) => party;
  return {
    ...event,
    object1: shortOf(event.object1),
    object2: shortOf(event.object2),
    verdict: {
      kind,
      reasons: reasons.map(({ code }) => ({ code })),
      decideBy,
      decisionLead: decideBy === null ? null : (Date.parse(conjunctionData.tca) - Date.parse(decideBy)) / 1000,
    },
    nextMessage: nextMessage && {
      state: nextMessage.state,
      earliest: nextMessage.earliest,
      latest: nextMessage.latest,
      beforeDecision: nextMessage.beforeDecision,
    },
  };
}

import { formatUtcZ } from '@keepout/astro/epoch';
import { needsDecision } from '@keepout/conjunction/decision/needs-decision';
import { type ScreeningVolume, scaledNorm } from '@keepout/conjunction/volume/volume';
import type { Conjunction, ConjunctionSummary } from '@keepout/contract/ca/conjunction';
import { nextActionOf } from '@keepout/contract/ca/next-action';
import type { NextMessage, NextMessageSummary } from '@keepout/contract/ca/next-message';
import type { OperatorRules } from '../../fleet/rules.ts';
import { type AssumedBurns, presentAssumed } from './assumed-burn.ts';
import { presentContrary } from './contrary-advice.ts';
import type { ListedConjunctionRow } from './list-store.ts';
import type { MessageStep } from './message-store.ts';
import { type Arrivals, presentNextMessage } from './next-message.ts';
import { presentDetails, presentFigures, presentRowFigures, presentRtn, presentStep } from './present-message.ts';
import { presentableReasons, presentDecideBy, presentVerdict, WIRE_VERDICTS } from './present-verdict.ts';
import { roundedFigures } from './row-figures.ts';
import type { ConjunctionRow } from './store.ts';
import { isDecided, presentWork } from './work.ts';

export function presentConjunction(
  row: ConjunctionRow,
  history: readonly MessageStep[],
  rules: OperatorRules,
  nowTaiS: number,
  arrivals: Arrivals,
  burns: AssumedBurns,
): Conjunction {
  return {
    conjunctionId: row.id,
    satelliteId: row.satelliteId,
    satelliteName: row.satelliteName,
    object1: {
      noradId: row.satelliteNoradId,
      name: row.satelliteName,
      cosparId: row.satelliteCosparId,
      objectType: 'PAYLOAD',
    },
    object2: {
      noradId: row.secondaryNoradId,
      name: row.secondaryName,
      cosparId: row.secondaryCosparId,
      objectType: row.secondaryObjectType,
    },
    screeningType: row.screeningType,
    conjunctionData: { tca: formatUtcZ(row.tcaTaiS), riskLevel: row.riskLevel },
    ...presentFigures(row),
    ...presentDetails(row),
    covarianceSource: row.covarianceSource,
    radialSeparation: Math.abs(row.relativePositionRtnM[0]),
    timeToTca: row.tcaTaiS - nowTaiS,
    nextMessage: presentNextMessage(row, arrivals, nowTaiS),
    verdict: presentVerdict(row),
    isSimulatedAhead: row.isSimulatedAhead,
    ...decisionOf(row, rules, nowTaiS, burns),
    messageCount: history.length + row.removedCreationTaiS.length,
    messagesRemoved: row.removedCreationTaiS.length,
    previousProbability: history.at(-2)?.probability ?? null,
    lastMessageId: row.lastCdmId,
    history: history.map(presentStep),
    updatedAt: row.updatedAt,
    stillReported: row.stillReported,
    lastReportedAt: row.lastReportedAt,
    redetections: row.redetections,
    thresholds: rules.thresholds,
  };
}

/** Returns an event as in lists; times to the millisecond, the resolution of TCA in messages. */
export function presentListed(
  row: ListedConjunctionRow,
  { thresholds }: Pick<OperatorRules, 'thresholds'>,
  nowTaiS: number,
  arrivals: Arrivals,
  burns: AssumedBurns,
  volume: ScreeningVolume | null = null,
): ConjunctionSummary {
  return {
    conjunctionId: row.id,
    satelliteId: row.satelliteId,
    satelliteName: row.satelliteName,
    screeningType: row.screeningType,
    ...presentRowFigures(row),
    covarianceSource: row.covarianceSource,
    thresholds,
    stillReported: row.stillReported,
    lastReportedAt: toSecond(row.lastReportedAt),
    redetections: row.redetections,
    updatedAt: toSecond(row.updatedAt),
    messageCount: row.messageCount,
    isSimulatedAhead: row.isSimulatedAhead,
    ...decisionOf(row, { thresholds }, nowTaiS, burns),
    conjunctionData: { tca: formatUtcZ(row.tcaTaiS), riskLevel: row.riskLevel },
    timeToTca: toMillisecond(row.tcaTaiS - nowTaiS),
    nextMessage: roundedFigures(summaryOf(presentNextMessage(row, arrivals, nowTaiS))),
    radialSeparation: roundedFigures(Math.abs(row.relativePositionRtnM[0])),
    relativeVelocity: roundedFigures(presentRtn(row.relativeVelocityRtnMps)),
    object1: { noradId: row.satelliteNoradId, name: row.satelliteName, objectType: 'PAYLOAD' },
    object2: { noradId: row.secondaryNoradId, name: row.secondaryName, objectType: row.secondaryObjectType },
    verdict: {
      kind: WIRE_VERDICTS[row.verdict],
      // Next to the verdict, from which it follows: this order compresses best.
      decisionLead: row.verdict === 'safe' ? null : toMillisecond(row.tcaTaiS - row.decideByTaiS),
      decideBy: presentDecideBy(row),
      reasons: presentableReasons(row).map(({ code }) => ({ code })),
    },
    previousProbability: roundedFigures(row.previousProbability),
    ...(volume && { isMinimumInside: scaledNorm(volume, ...row.relativePositionRtnM) <= 1 }),
  };
}

/** Returns whether a decision is required, the state of the work, and contradicting advice. */
function decisionOf(
  row: ListedConjunctionRow | ConjunctionRow,
  { thresholds }: Pick<OperatorRules, 'thresholds'>,
  nowTaiS: number,
  burns: AssumedBurns,
) {
  const assumed = burns.get(row.id);
  const contraryAdvice = presentContrary(row);
  const { verdict, probability, tcaTaiS, decideByTaiS } = row;
  const isAsked = needsDecision(verdict, probability, { decisionPc: thresholds.high, tcaTaiS, decideByTaiS, nowTaiS });
  return {
    needsDecision: (isAsked || contraryAdvice.length > 0) && !isDecided(row, nowTaiS),
    assumedBurn: presentAssumed(assumed),
    work: presentWork(row, nowTaiS, assumed !== undefined),
    contraryAdvice,
  };
}

const summaryOf = (next: NextMessage | null): NextMessageSummary | null =>
  next && { state: next.state, earliest: next.earliest, latest: next.latest, beforeDecision: next.beforeDecision };

/** Returns the recommended next action, identical in all views and notifications, and the burn that the newest message assumes. */
export function adviceOn(
  row: ListedConjunctionRow,
  rules: Pick<OperatorRules, 'thresholds'>,
  nowTaiS: number,
  arrivals: Arrivals,
  burns: AssumedBurns,
) {
  const { needsDecision, work, assumedBurn } = decisionOf(row, rules, nowTaiS, burns);
  const verdict = { kind: WIRE_VERDICTS[row.verdict], reasons: row.verdictReasons };
  const nextMessage = presentNextMessage(row, arrivals, nowTaiS);
  return { nextAction: nextActionOf({ verdict, nextMessage, needsDecision, work }), assumedBurn };
}

/** Whether a conjunction needs a decision. */
export const isDecisionNeeded = (
  row: ListedConjunctionRow | ConjunctionRow,
  rules: Pick<OperatorRules, 'thresholds'>,
  nowTaiS: number,
): boolean => decisionOf(row, rules, nowTaiS, new Map()).needsDecision;

/** Truncates a time to seconds for lists. */
function toSecond(time: string): string {
  return time.replace(/\.\d+Z$/, 'Z');
}

const toMillisecond = (seconds: number): number => Math.round(seconds * 1000) / 1000;

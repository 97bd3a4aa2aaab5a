import { createHash } from 'node:crypto';
import { formatUtcZ } from '@keepout/astro/epoch';
import { TCA_DRIFT_S } from '@keepout/conjunction/event/group';
import type { Cdm } from '@keepout/contract/cdm';
import type { ScreeningType, VerdictKind } from '@keepout/contract/enums';
import type { Transaction } from '../../platform/database.ts';
import { type Assessment, weakestSource } from '../assessment/assess.ts';
import { reasonText } from '../assessment/reason-text.ts';
import { wireCdm } from '../assessment/wire-cdm.ts';
import { insertCdm } from '../cdms/store.ts';
import { type EventPlace, listEventsNear, newestCreation, saveConjunction } from './store.ts';
import type { ConjunctionSummary } from './summary.ts';

/** One message to be stored: what was found, and who says so. */
export interface AssessedMessage {
  readonly assessment: Assessment;
  readonly originator: string;
  readonly messageId: string;
  readonly creationTaiS: number;
  readonly originatorProbability: number | null;
  readonly originatorMethod: string | null;
  /** The message's text, made when its identity is known. */
  text(cdm: Cdm): string;
}

export interface RecordContext {
  readonly operatorId: string;
  readonly satelliteId: string;
  readonly screeningId: string | null;
  readonly screeningType: ScreeningType;
  /** Messages of a candidate ephemeris never touch the events of the operational one. */
  readonly isCandidate: boolean;
  readonly storedAt: string;
}

const VERDICTS = { act: 'ACT', watch: 'WATCH', safe: 'SAFE', 'no-conclusion': 'NO_CONCLUSION' } as const;

/**
 * Stores the messages of one run about one satellite and brings their events up to date.
 *
 * Each message goes to the event of its pair whose TCA is nearest, within the drift that an event survives, one message
 * an event; what is left opens an event. Ids follow from the content, so that a run stored twice is stored once.
 *
 * @returns the records, and the ids of their events
 */
export async function recordMessages(
  tx: Transaction,
  context: RecordContext,
  messages: readonly AssessedMessage[],
): Promise<{ readonly cdms: Cdm[]; readonly conjunctionIds: string[] }> {
  const known = await listEventsNear(tx, context, spanOf(messages), TCA_DRIFT_S);
  const places = placesOf(context, messages, known);
  const cdms: Cdm[] = [];
  for (const [index, message] of messages.entries()) {
    const conjunctionId = places[index];
    if (conjunctionId === undefined) throw new Error('message without an event');
    cdms.push(await recordMessage(tx, context, message, conjunctionId));
  }
  return { cdms, conjunctionIds: places };
}

async function recordMessage(
  tx: Transaction,
  context: RecordContext,
  message: AssessedMessage,
  conjunctionId: string,
): Promise<Cdm> {
  const { assessment, text, ...authorship } = message;
  const cdm = wireCdm(assessment, {
    ...authorship,
    cdmId: `cdm-${digest(context.operatorId, message.originator, message.messageId)}`,
    conjunctionId,
    satelliteId: context.satelliteId,
    screeningId: context.screeningId,
  });
  const tcaTaiS = assessment.approach.tcaTaiS;
  const newest = await newestCreation(tx, conjunctionId);
  await insertCdm(tx, {
    id: cdm.cdmId,
    operatorId: context.operatorId,
    conjunctionId,
    satelliteId: context.satelliteId,
    screeningId: context.screeningId,
    messageId: message.messageId,
    originator: message.originator,
    creationTaiS: message.creationTaiS,
    tcaTaiS,
    probability: assessment.pc ?? null,
    record: cdm,
    message: text(cdm),
  });
  if (newest !== undefined && newest > message.creationTaiS) return cdm;
  const { verdict } = assessment;
  await saveConjunction(tx, {
    id: conjunctionId,
    operatorId: context.operatorId,
    satelliteId: context.satelliteId,
    secondaryNoradId: assessment.approach.parties[1].noradId,
    secondaryName: assessment.approach.parties[1].name,
    tcaTaiS,
    riskLevel: assessment.riskLevel,
    probability: assessment.pc ?? null,
    missDistanceM: assessment.summary.missDistanceM,
    verdict: VERDICTS[verdict.kind],
    summary: summaryOf(cdm, assessment, context.screeningType),
    lastCdmId: cdm.cdmId,
    stillReported: true,
    isCandidate: context.isCandidate,
    lastReportedAt: context.storedAt,
    updatedAt: context.storedAt,
  });
  return cdm;
}

function summaryOf(cdm: Cdm, assessment: Assessment, screeningType: ScreeningType): ConjunctionSummary {
  const { object2, relativePosition } = cdm;
  const { verdict } = assessment;
  const kind: VerdictKind = VERDICTS[verdict.kind];
  return {
    object2: {
      noradId: object2.noradId,
      name: object2.name,
      cosparId: object2.cosparId,
      objectType: object2.objectType,
    },
    screeningType,
    probabilityMethod: cdm.probabilityMethod,
    probabilityReason: cdm.probabilityReason,
    maxProbability: cdm.maxProbability,
    dilution: cdm.dilution,
    covarianceSource: weakestSource(assessment.knowledge),
    radialSeparation: Math.abs(relativePosition.r),
    relativePosition,
    relativeVelocity: cdm.relativeVelocity,
    relativeSpeed: cdm.relativeSpeed,
    mahalanobisDistance: cdm.mahalanobisDistance,
    verdict: {
      kind,
      reasons: verdict.reasons.map((reason) => ({ code: reason.code, text: reasonText(reason) })),
      decideBy: formatUtcZ(verdict.decideByTaiS, 0),
    },
  };
}

/** The event of each message: nearest TCA of the same pair first, no event twice in one run. */
function placesOf(
  context: RecordContext,
  messages: readonly AssessedMessage[],
  known: readonly EventPlace[],
): string[] {
  const candidates = messages
    .flatMap((message, index) =>
      known
        .filter((event) => event.secondary === secondaryOf(message))
        .map((event) => ({ index, event, driftS: Math.abs(event.tcaTaiS - message.assessment.approach.tcaTaiS) })),
    )
    .filter((candidate) => candidate.driftS <= TCA_DRIFT_S)
    .sort((a, b) => a.driftS - b.driftS);
  const places: (string | undefined)[] = messages.map(() => undefined);
  const taken = new Set<string>();
  for (const { index, event } of candidates) {
    if (places[index] !== undefined || taken.has(event.id)) continue;
    places[index] = event.id;
    taken.add(event.id);
  }
  return messages.map(
    (message, index) =>
      places[index] ??
      `con-${digest(context.operatorId, context.satelliteId, context.isCandidate ? context.screeningId : '', secondaryOf(message), message.originator, message.messageId)}`,
  );
}

function secondaryOf(message: AssessedMessage): string {
  const [, party] = message.assessment.approach.parties;
  return party.noradId === null ? party.name : String(party.noradId);
}

function spanOf(messages: readonly AssessedMessage[]): readonly [number, number] {
  const times = messages.map((message) => message.assessment.approach.tcaTaiS);
  return [Math.min(...times), Math.max(...times)];
}

function digest(...parts: readonly (string | null)[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 24);
}

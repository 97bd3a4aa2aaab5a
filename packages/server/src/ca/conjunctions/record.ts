import { createHash } from 'node:crypto';
import { TCA_DRIFT_S } from '@keepout/conjunction/event/group';
import type { Cdm } from '@keepout/contract/ca/cdm';
import type { ScreeningType } from '@keepout/contract/ca/enums';
import type { Transaction } from '../../platform/database/database.ts';
import type { AssessedMessage } from '../assessment/assessed-message.ts';
import { insertCdms } from './message-store.ts';
import { type EventPlace, listEventsNear, newestCreations, saveConjunctions } from './store.ts';

export interface RecordContext {
  readonly operatorId: string;
  readonly satelliteId: string;
  readonly screeningId: string | null;
  readonly screeningType: ScreeningType;
  /** Messages of a candidate ephemeris never touch the events of the operational one. */
  readonly isCandidate: boolean;
  readonly storedAt: string;
}

/**
 * Stores the messages of one run about one satellite and brings their events up to date.
 *
 * Each message goes to the event of its pair whose TCA is nearest, within the drift that an event survives, one message
 * an event; what is left opens an event. Ids follow from the content, so that a run stored twice is stored once. An
 * event tells what its newest message says, in whatever order messages come in.
 *
 * @returns the records in the order of the messages
 */
export async function recordMessages(
  tx: Transaction,
  context: RecordContext,
  messages: readonly AssessedMessage[],
): Promise<Cdm[]> {
  if (messages.length === 0) return [];
  const known = await listEventsNear(tx, context, spanOf(messages), TCA_DRIFT_S);
  const places = placesOf(context, messages, known);
  const newest = await newestCreations(tx, places);
  const placed = messages.map((message, index) => {
    const conjunctionId = places[index] ?? '';
    const cdm: Cdm = {
      ...message.content,
      cdmId: `cdm-${digest(context.operatorId, message.originator, message.messageId)}`,
      conjunctionId,
      satelliteId: context.satelliteId,
      screeningId: context.screeningId,
    };
    return { message, cdm, isNewest: (newest.get(conjunctionId) ?? Number.NEGATIVE_INFINITY) <= message.creationTaiS };
  });
  await insertCdms(
    tx,
    placed.map(({ message, cdm }) => cdmRow(context, message, cdm)),
  );
  await saveConjunctions(
    tx,
    placed.filter(({ isNewest }) => isNewest).map(({ message, cdm }) => conjunctionRow(context, message, cdm)),
  );
  return placed.map(({ cdm }) => cdm);
}

function cdmRow(context: RecordContext, message: AssessedMessage, cdm: Cdm) {
  return {
    id: cdm.cdmId,
    operatorId: context.operatorId,
    conjunctionId: cdm.conjunctionId,
    satelliteId: context.satelliteId,
    screeningId: context.screeningId,
    messageId: message.messageId,
    originator: message.originator,
    creationTaiS: message.creationTaiS,
    tcaTaiS: message.tcaTaiS,
    probability: cdm.probabilityOfCollision,
    record: cdm,
    message: message.text,
  };
}

function conjunctionRow(context: RecordContext, message: AssessedMessage, cdm: Cdm) {
  return {
    id: cdm.conjunctionId,
    operatorId: context.operatorId,
    satelliteId: context.satelliteId,
    secondaryNoradId: cdm.object2.noradId,
    secondaryName: cdm.object2.name,
    tcaTaiS: message.tcaTaiS,
    riskLevel: cdm.conjunctionData.riskLevel,
    probability: cdm.probabilityOfCollision,
    missDistanceM: cdm.totalMissDistance,
    verdict: message.summary.verdict.kind,
    summary: { ...message.summary, screeningType: context.screeningType },
    lastCdmId: cdm.cdmId,
    stillReported: true,
    isCandidate: context.isCandidate,
    lastReportedAt: context.storedAt,
    updatedAt: context.storedAt,
  };
}

/** The event of each message: nearest TCA of the same pair first, no event twice in one run. */
function placesOf(
  context: RecordContext,
  messages: readonly AssessedMessage[],
  known: readonly EventPlace[],
): string[] {
  const bySecondary = new Map<string, EventPlace[]>();
  for (const event of known) bySecondary.set(event.secondary, [...(bySecondary.get(event.secondary) ?? []), event]);
  const candidates = messages
    .flatMap((message, index) =>
      (bySecondary.get(secondaryOf(message)) ?? []).map((event) => ({
        index,
        event,
        driftS: Math.abs(event.tcaTaiS - message.tcaTaiS),
      })),
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
  return messages.map((message, index) => places[index] ?? newPlace(context, message));
}

function newPlace(context: RecordContext, message: AssessedMessage): string {
  const { operatorId, satelliteId, screeningId, isCandidate } = context;
  const scope = isCandidate ? screeningId : '';
  return `con-${digest(operatorId, satelliteId, scope, secondaryOf(message), message.originator, message.messageId)}`;
}

function secondaryOf({ content }: AssessedMessage): string {
  return content.object2.noradId === null ? content.object2.name : String(content.object2.noradId);
}

function spanOf(messages: readonly AssessedMessage[]): readonly [number, number] {
  const times = messages.map((message) => message.tcaTaiS);
  return [Math.min(...times), Math.max(...times)];
}

function digest(...parts: readonly (string | null)[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 24);
}

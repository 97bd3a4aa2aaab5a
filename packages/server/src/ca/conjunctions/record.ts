import { createHash } from 'node:crypto';
import { TCA_DRIFT_S } from '@keepout/conjunction/event/group';
import type { ScreeningType } from '@keepout/contract/ca/enums';
import type { Transaction } from '../../platform/database/database.ts';
import type { Events } from '../../platform/events/events.ts';
import { conjunctionJudged, type JudgedAs } from '../../ports/ca-events.ts';
import type { JudgedMessage } from './judged-message.ts';
import { type MessageRow, messageRow } from './message-row.ts';
import { insertCdms } from './message-store.ts';
import { type EventPlace, listEventsNear, newestCreations, readJudgements, saveConjunctions } from './store.ts';

export interface RecordContext {
  readonly operatorId: string;
  readonly satelliteId: string;
  readonly screeningId: string | null;
  readonly screeningType: ScreeningType;
  /** Messages of a candidate ephemeris never touch the events of the operational one. */
  readonly isCandidate: boolean;
  readonly storedAt: string;
}

/** The record that a message of an operator has: who sent it, under which id. Its content is no part of that. */
export const recordIdOf = (operatorId: string, { originator, messageId }: JudgedMessage): string =>
  `cdm-${digest(operatorId, originator, messageId)}`;

/**
 * Stores the messages of one run about one satellite and brings their events up to date.
 *
 * Each message goes to the event of its pair whose TCA is nearest, within the drift that an event survives, one message
 * an event; what is left opens an event. A message that is stored already keeps its text and gets the new figures: callers
 * bring the same content under an id again, or none of it. An event tells what its newest message says, in whatever order
 * messages come in.
 *
 * @returns the records in the order of the messages
 */
export async function recordMessages(
  events: Events,
  tx: Transaction,
  context: RecordContext,
  messages: readonly JudgedMessage[],
): Promise<MessageRow[]> {
  if (messages.length === 0) return [];
  const nearEvents = await listEventsNear(tx, context, spanOf(messages), TCA_DRIFT_S);
  const places = placesOf(context, messages, nearEvents);
  const newest = await newestCreations(tx, places);
  const placed = messages.map((message, index) => {
    const conjunctionId = places[index] ?? '';
    const row = messageRow(
      {
        id: recordIdOf(context.operatorId, message),
        operatorId: context.operatorId,
        conjunctionId,
        satelliteId: context.satelliteId,
        screeningId: context.screeningId,
      },
      message,
    );
    return { message, row, isNewest: (newest.get(conjunctionId) ?? Number.NEGATIVE_INFINITY) <= message.creationTaiS };
  });
  await insertCdms(
    tx,
    placed.map(({ row }) => row),
  );
  const judged = placed
    .filter(({ isNewest }) => isNewest)
    .map(({ message, row }) => conjunctionRow(context, message, row));
  const before = await readJudgements(tx, places);
  await saveConjunctions(tx, judged);
  await events.publish(
    tx,
    context.operatorId,
    conjunctionJudged,
    ...judged.map((conjunction) => judgedEvent(conjunction, before.get(conjunction.id))),
  );
  return placed.map(({ row }) => row);
}

/** Source of the first orbit, then of the second. */
function sourcesOf({ screeningType }: RecordContext, { otherSource }: JudgedMessage): ScreeningType {
  if (otherSource === undefined) return screeningType;
  return screeningType.startsWith('OPS') ? 'OPS_OPS' : 'TLE_OPS';
}

function conjunctionRow(context: RecordContext, message: JudgedMessage, row: MessageRow) {
  const { figures, verdict } = message;
  const secondary = figures.objects[1];
  return {
    id: row.conjunctionId,
    operatorId: context.operatorId,
    satelliteId: context.satelliteId,
    secondaryNoradId: secondary.noradId,
    secondaryName: secondary.name,
    secondaryCosparId: secondary.cosparId,
    secondaryObjectType: secondary.objectType,
    screeningType: sourcesOf(context, message),
    tcaTaiS: figures.tcaTaiS,
    riskLevel: figures.riskLevel,
    probability: figures.pc,
    missDistanceM: figures.missDistanceM,
    verdict: verdict.kind,
    verdictReasons: verdict.reasons,
    decideByTaiS: verdict.decideByTaiS,
    lastCdmId: row.id,
    stillReported: true,
    isCandidate: context.isCandidate,
    lastReportedAt: context.storedAt,
    updatedAt: context.storedAt,
  };
}

function judgedEvent(row: ReturnType<typeof conjunctionRow>, before: JudgedAs | undefined) {
  const { id, satelliteId, lastCdmId, tcaTaiS, decideByTaiS, verdict, riskLevel, probability, isCandidate } = row;
  return {
    conjunctionId: id,
    satelliteId,
    cdmId: lastCdmId,
    tcaTaiS,
    decideByTaiS,
    isCandidate,
    verdict,
    riskLevel,
    pc: probability,
    before: before ?? null,
  };
}

/** The event of each message: nearest TCA of the same pair first, no event twice in one run. */
function placesOf(context: RecordContext, messages: readonly JudgedMessage[], events: readonly EventPlace[]): string[] {
  const bySecondary = new Map<string, EventPlace[]>();
  for (const event of events) bySecondary.set(event.secondary, [...(bySecondary.get(event.secondary) ?? []), event]);
  const candidates = messages
    .flatMap((message, index) =>
      (bySecondary.get(secondaryOf(message)) ?? []).map((event) => ({
        index,
        event,
        driftS: Math.abs(event.tcaTaiS - message.figures.tcaTaiS),
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

function newPlace(context: RecordContext, message: JudgedMessage): string {
  const { operatorId, satelliteId, screeningId, isCandidate } = context;
  const scope = isCandidate ? screeningId : '';
  return `con-${digest(operatorId, satelliteId, scope, secondaryOf(message), message.originator, message.messageId)}`;
}

function secondaryOf({ figures: { objects } }: JudgedMessage): string {
  const { noradId, name } = objects[1];
  return noradId === null ? name : String(noradId);
}

function spanOf(messages: readonly JudgedMessage[]): readonly [number, number] {
  const times = messages.map((message) => message.figures.tcaTaiS);
  return [Math.min(...times), Math.max(...times)];
}

function digest(...parts: readonly (string | null)[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 24);
}

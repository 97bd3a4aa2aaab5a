import { createHash } from 'node:crypto';
import { contentOf, isSameContent } from '@keepout/ccsds/cdm/same-content';
import { TCA_DRIFT_S } from '@keepout/conjunction/event/group';
import type { ScreeningType } from '@keepout/contract/ca/enums';
import type { Transaction } from '../../platform/database/database.ts';
import type { Events } from '../../platform/events/events.ts';
import { nowTaiS } from '../../platform/now.ts';
import { conjunctionJudged, type JudgedAs, messageReissued } from '../../ports/ca-events.ts';
import { tellContrary } from './contrary-advice.ts';
import { againstHistory } from './covariance-history.ts';
import type { JudgedMessage } from './judged-message.ts';
import { type MessageRow, messageRow, newestColumns } from './message-row.ts';
import { insertCdms, nameVersions, readVersions, type StoredVersion, versionKey } from './message-store.ts';
import { presentConfidence } from './present-confidence.ts';
import { countSightings, isJudgedAlike, toldBefore } from './seen-again.ts';
import {
  type EventPlace,
  listEventsNear,
  newestMessages,
  readJudgements,
  saveConjunctions,
  tellCourse,
  thinAgain,
} from './store.ts';
import { storedColumns } from './stored-message.ts';

export interface RecordContext {
  readonly operatorId: string;
  readonly satelliteId: string;
  readonly screeningId: string | null;
  readonly screeningType: ScreeningType;
  /** Messages of a candidate ephemeris never touch the events of the operational one. */
  readonly isCandidate: boolean;
  readonly storedAt: string;
}

/** A record, and whether it had told before what was found. */
export interface RecordedMessage extends MessageRow {
  readonly isSeenAgain: boolean;
}

/** The record that a message of an operator has: when it was made, for the index, who sent it, under which id, and what it says. */
function recordIdOf(operatorId: string, { originator, messageId, text, creationTaiS }: JudgedMessage): string {
  const second = (Math.floor(creationTaiS) >>> 0).toString(16).padStart(8, '0');
  return `cdm-${second}${digest(operatorId, originator, messageId, contentOf(text)).slice(second.length)}`;
}

/**
 * Stores the messages of one run about one satellite and brings their events up to date.
 *
 * Each message goes to the event of its pair whose TCA is nearest, within the drift that an event survives, one message
 * an event; what is left opens an event. A message that is stored already, with the same content, keeps its event and its text and gets
 * the new figures; another content under its id is a version of its own, and whoever waits for that is told. An event tells what its
 * newest message says, in whatever order messages come in. What a screening has found just as its newest message tells it is seen again,
 * and no message.
 *
 * @returns the records in the order of the messages
 */
export async function recordMessages(
  events: Pick<Events, 'publish'>,
  tx: Transaction,
  context: RecordContext,
  judgedMessages: readonly JudgedMessage[],
): Promise<RecordedMessage[]> {
  if (judgedMessages.length === 0) return [];
  const nearEvents = await listEventsNear(tx, context, spanOf(judgedMessages), TCA_DRIFT_S);
  const stored = await storedVersions(tx, context, judgedMessages);
  const places = placesOf(context, judgedMessages, nearEvents, stored);
  const before = await readJudgements(tx, places);
  const formerMessages = context.screeningId === null ? [] : await toldBefore(tx, judgedMessages, places);
  // What is seen again has the age, and the history, that it had when it was told.
  const aged = judgedMessages.map((message, k) => ({
    ...message,
    creationTaiS: formerMessages[k]?.creationTaiS ?? message.creationTaiS,
  }));
  const messages = await againstHistory(tx, context.operatorId, aged);
  const newest = await newestMessages(tx, places);
  const placed = messages.map((message, index) => {
    const conjunctionId = places[index] ?? '';
    const row = messageRow(
      {
        id: stored[index]?.same?.id ?? formerMessages[index]?.id ?? recordIdOf(context.operatorId, message),
        operatorId: context.operatorId,
        conjunctionId,
        satelliteId: context.satelliteId,
        screeningId: context.screeningId,
      },
      message,
    );
    const former = formerMessages[index];
    const { messageId, message: text } = stored[index]?.same ?? former ?? row;
    const isStored = (stored[index]?.same ?? former) !== undefined;
    return {
      message,
      row: { ...row, messageId, message: text },
      isNewest: isNewest(row, newest.get(conjunctionId), isStored),
      isSeenAgain: former !== undefined,
      isUnchanged: former !== undefined && isJudgedAlike(former, message),
    };
  });
  const changed = placed.filter(({ isUnchanged }) => !isUnchanged);
  await insertCdms(tx, storedColumns(changed.map(({ row }) => row)));
  const versions = placed.flatMap(({ row }, index) => (stored[index]?.others[0] ? [row, ...stored[index].others] : []));
  await nameVersions(tx, versions);
  const judged = changed
    .filter(({ isNewest }) => isNewest)
    .map(({ message, row }) => ({
      conjunction: conjunctionRow(context, message, row),
      belief: presentConfidence(row),
    }));
  await saveConjunctions(
    tx,
    judged.map(({ conjunction }) => conjunction),
  );
  await tellCourse(
    tx,
    changed.filter(({ isNewest }) => !isNewest).map(({ row }) => row.conjunctionId),
  );
  await countSightings(
    tx,
    placed.filter(({ isSeenAgain }) => isSeenAgain).map(({ row }) => row),
    context.storedAt,
  );
  await tellContrary(
    events,
    tx,
    context.operatorId,
    changed.map(({ row }) => row.conjunctionId),
  );
  const nowS = nowTaiS();
  await thinAgain(
    tx,
    places.filter((_, index) => messages[index]!.figures.tcaTaiS < nowS),
  );
  await events.publish(
    tx,
    context.operatorId,
    conjunctionJudged,
    ...judged.map(({ conjunction, belief }) => ({ ...judgedEvent(conjunction, before.get(conjunction.id)), belief })),
  );
  const reissued = placed.filter((_, index) => stored[index]?.same === undefined && stored[index]?.others[0]);
  await events.publish(
    tx,
    context.operatorId,
    messageReissued,
    ...reissued.map(({ row: { id, conjunctionId, satelliteId, originator, messageId, tcaTaiS } }) => {
      return {
        cdmId: id,
        conjunctionId,
        satelliteId,
        originator,
        messageId,
        tcaTaiS,
        isCandidate: context.isCandidate,
      };
    }),
  );
  return placed.map(({ row, isSeenAgain }) => ({ ...row, isSeenAgain }));
}

/** What is stored under the id of a message. */
interface StoredVersions {
  /** The one with its content. */
  readonly same: StoredVersion | undefined;
  readonly others: readonly StoredVersion[];
}

async function storedVersions(
  tx: Transaction,
  { operatorId, screeningId }: RecordContext,
  messages: readonly JudgedMessage[],
): Promise<readonly StoredVersions[]> {
  const ids = messages.map(({ messageId }) => messageId);
  const byId = await readVersions(tx, operatorId, ids, screeningId);
  return messages.map((message) => {
    const versions = byId.get(versionKey(message)) ?? [];
    const same = versions.find((version) => isSameContent(version.message, message.text));
    return { same, others: versions.filter((version) => version !== same) };
  });
}

/** A message that was not there before is newer than one of the same date. */
function isNewest(row: MessageRow, newest: Pick<MessageRow, 'id' | 'creationTaiS'> | undefined, isStored: boolean) {
  if (newest === undefined || newest.id === row.id) return true;
  return row.creationTaiS > newest.creationTaiS || (row.creationTaiS === newest.creationTaiS && !isStored);
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
    ...newestColumns(row),
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
function placesOf(
  context: RecordContext,
  messages: readonly JudgedMessage[],
  events: readonly EventPlace[],
  stored: readonly StoredVersions[],
): string[] {
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
  const places = messages.map((_, index) => stored[index]?.same?.conjunctionId);
  const taken = new Set(places);
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
  // Another content under an id may be about another approach: it opens an event of its own.
  return `con-${digest(operatorId, satelliteId, scope, secondaryOf(message), message.originator, message.messageId, contentOf(message.text))}`;
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

import { createHash } from 'node:crypto';
import { comparedContent, isSameContent } from '@keepout/ccsds/cdm/same-content';
import { TCA_DRIFT_S } from '@keepout/conjunction/event/group';
import { eventIdsOfMessages } from '@keepout/conjunction/event/places';
import type { ScreeningType } from '@keepout/contract/ca/enums';
import type { Transaction } from '../../platform/database/database.ts';
import { pipelined } from '../../platform/database/transaction.ts';
import type { Events } from '../../platform/events/events.ts';
import { nowTaiS } from '../../platform/now.ts';
import { conjunctionJudged, messageReissued } from '../../ports/ca-events.ts';
import { publishContraryAdvice } from './contrary-advice.ts';
import { againstHistory } from './covariance-history.ts';
import type { AssessedMessage } from './judged-message.ts';
import { type MessageRow, messageRow, newestColumns } from './message-row.ts';
import { insertCdms, nameVersions, readVersions, type StoredVersion, versionKey } from './message-store.ts';
import { presentConfidence } from './present-confidence.ts';
import { countSightings, findUnchangedMessages, isJudgedAlike } from './seen-again.ts';
import {
  type EventSpan,
  eventPair,
  listEventsNear,
  lockConjunctions,
  newestMessages,
  saveConjunctions,
  thinAgain,
  updateTrend,
} from './store.ts';
import { storedColumns } from './stored-message.ts';

export interface RecordContext {
  readonly operatorId: string;
  readonly screeningId: string | null;
  readonly screeningType: ScreeningType;
  readonly storedAt: string;
}

/** An assessed message with its satellite. */
export interface FiledMessage {
  readonly satelliteId: string;
  /** Messages of a candidate ephemeris never change events of the operational one. */
  readonly isCandidate: boolean;
  readonly message: AssessedMessage;
}

/** A stored message; `isSeenAgain`: the screening re-detected it unchanged. */
export interface RecordedMessage extends MessageRow {
  readonly isSeenAgain: boolean;
}

/** Returns the id of the record: creation time (for the index), then a digest of operator, originator, message id and content. */
function recordIdOf(operatorId: string, message: AssessedMessage, content: string): string {
  const second = (Math.floor(message.creationTaiS) >>> 0).toString(16).padStart(8, '0');
  return `cdm-${second}${digest(operatorId, message.originator, message.messageId, content).slice(second.length)}`;
}

/**
 * Stores messages about satellites, round by round, and updates their events.
 *
 * Each message is assigned to the event of its pair with the nearest TCA within the drift limit, at most one message of a round
 * for an event; the others create new events. A message with stored content keeps its event and text and gets
 * the new figures; different content under the same id is a new version and is published as `messageReissued`. The event always shows its
 * newest message, independent of the order of arrival. An encounter that a screening finds unchanged counts as an unchanged re-detection
 * and creates no message. All rounds are published together, because each publication queues a job for every consumer.
 *
 * @param rounds   messages that may belong to the same event are in different rounds; a screening has only one round
 * @param also     further statements to send with the last round, once the records are determined
 * @returns the records in the order of the messages
 */
export async function recordMessages(
  events: Pick<Events, 'publish'>,
  tx: Transaction,
  context: RecordContext,
  rounds: readonly (readonly FiledMessage[])[],
  also: (records: readonly RecordedMessage[]) => readonly unknown[] = () => [],
): Promise<RecordedMessage[]> {
  const all = rounds.flat();
  if (all.length === 0) {
    await pipelined(also([]));
    return [];
  }
  const { operatorId, screeningId } = context;
  const messages = all.map(({ message }) => message);
  // The history of a screening's messages is compared later: a re-detected message has the creation time of the stored one.
  const compared = screeningId === null ? againstHistory(tx, operatorId, messages) : undefined;
  const placedMessages: Placed[] = [];
  for (const round of rounds) {
    const placed = await placeRound(tx, context, round, compared && { all: compared, from: placedMessages.length });
    placedMessages.push(...placed);
    // Sent together and executed in this order: events are computed from the stored messages.
    const isLast = placedMessages.length === all.length;
    await pipelined([
      ...store(tx, context, placed),
      ...(isLast ? [...tell(events, tx, context, placedMessages), ...also(recordsOf(placedMessages))] : []),
    ]);
  }
  return recordsOf(placedMessages);
}

const recordsOf = (placedMessages: readonly Placed[]): RecordedMessage[] =>
  placedMessages.map(({ row, isSeenAgain }) => ({ ...row, isSeenAgain }));

/** A message with its event, before it is stored. */
interface Placed {
  readonly filed: FiledMessage;
  readonly row: MessageRow;
  readonly stored: StoredVersions;
  /** The message is the newest of its event. */
  readonly isNewest: boolean;
  readonly isSeenAgain: boolean;
  /** Re-detected unchanged, with an unchanged assessment. */
  readonly isUnchanged: boolean;
}

async function placeRound(
  tx: Transaction,
  context: RecordContext,
  round: readonly FiledMessage[],
  compared: { readonly all: Promise<readonly AssessedMessage[]>; readonly from: number } | undefined,
): Promise<Placed[]> {
  const { operatorId, screeningId } = context;
  const assessedMessages = round.map(({ message }) => message);
  const [nearEvents, stored, uploaded] = await pipelined([
    listEventsNear(tx, context, spansOf(round), TCA_DRIFT_S),
    storedVersions(tx, context, assessedMessages),
    compared?.all,
  ]);
  const knownPlaces = eventIdsOfMessages(
    round.map((filed, index) => ({
      pair: pairOf(filed),
      tcaTaiS: filed.message.figures.tcaTaiS,
      eventId: stored[index]?.sameVersion?.conjunctionId,
    })),
    nearEvents,
  );
  // The text of a screening needs no normalization: only this server writes it.
  const contents = assessedMessages.map(({ text }) => (screeningId === null ? comparedContent(text) : text));
  const places = round.map((filed, index) => knownPlaces[index] ?? newPlace(context, filed, contents[index]!));
  // New events of a screening need no lock: no other writer creates them.
  const storedPlaces = screeningId === null ? places : knownPlaces.filter((id) => id !== undefined);
  // The lock comes first, so that the following queries see all committed messages.
  const [, formerMessages, newest] = await pipelined([
    lockConjunctions(tx, storedPlaces),
    screeningId === null ? [] : findUnchangedMessages(tx, assessedMessages, knownPlaces),
    newestMessages(tx, storedPlaces),
  ]);
  const aged = assessedMessages.map((message, k) => ({
    ...message,
    creationTaiS: formerMessages[k]?.creationTaiS ?? message.creationTaiS,
  }));
  const messages =
    uploaded && compared
      ? uploaded.slice(compared.from, compared.from + round.length)
      : await againstHistory(tx, operatorId, aged);
  return messages.map((message, index) => {
    const filed = { ...round[index]!, message };
    const conjunctionId = places[index] ?? '';
    const former = formerMessages[index];
    const versions = stored[index]!;
    const row = messageRow(
      {
        id: versions.sameVersion?.id ?? former?.id ?? recordIdOf(operatorId, message, contents[index]!),
        operatorId,
        conjunctionId,
        satelliteId: filed.satelliteId,
        screeningId,
      },
      message,
    );
    const { messageId, message: text } = versions.sameVersion ?? former ?? row;
    const isStored = (versions.sameVersion ?? former) !== undefined;
    return {
      filed,
      row: { ...row, messageId, message: text },
      stored: versions,
      isNewest: isNewest(row, newest.get(conjunctionId), isStored),
      isSeenAgain: former !== undefined,
      isUnchanged: former !== undefined && isJudgedAlike(former, message),
    };
  });
}

/** Returns the statements that store a round, in order. */
function store(tx: Transaction, context: RecordContext, placed: readonly Placed[]): readonly Promise<void>[] {
  const changed = placed.filter(({ isUnchanged }) => !isUnchanged);
  const rowsOf = (selection: readonly Placed[]) => selection.map(({ row }) => row);
  const versions = placed.flatMap(({ row, stored: { otherVersions } }) =>
    otherVersions[0] ? [row, ...otherVersions] : [],
  );
  const nowS = nowTaiS();
  return [
    insertCdms(tx, storedColumns(rowsOf(changed))),
    nameVersions(tx, versions),
    saveConjunctions(tx, conjunctionRows(context, changed)),
    updateTrend(tx, eventsOf(changed.filter((placedMessage) => !placedMessage.isNewest))),
    countSightings(tx, rowsOf(placed.filter(({ isSeenAgain }) => isSeenAgain)), context.storedAt),
    thinAgain(tx, eventsOf(placed.filter(({ row }) => row.tcaTaiS < nowS))),
  ];
}

const eventsOf = (placed: readonly Placed[]): string[] => placed.map(({ row }) => row.conjunctionId);

/** Returns the publications for all rounds. */
function tell(
  events: Pick<Events, 'publish'>,
  tx: Transaction,
  context: RecordContext,
  placedMessages: readonly Placed[],
): readonly Promise<void>[] {
  const { operatorId } = context;
  const changed = placedMessages.filter(({ isUnchanged }) => !isUnchanged);
  const assessmentEvents = changed
    .filter((placedMessage) => placedMessage.isNewest)
    .map(({ filed, row }) => ({
      ...judgedEvent(conjunctionRow(context, filed, row)),
      belief: presentConfidence(row),
      manoeuvrable: row.objects[1].manoeuvrable,
    }));
  const reissued = placedMessages
    .filter(({ stored: { sameVersion, otherVersions } }) => sameVersion === undefined && otherVersions[0])
    .map(({ filed: { isCandidate }, row: { id, conjunctionId, satelliteId, originator, messageId, tcaTaiS } }) => {
      return { cdmId: id, conjunctionId, satelliteId, originator, messageId, tcaTaiS, isCandidate };
    });
  return [
    publishContraryAdvice(events, tx, operatorId, eventsOf(changed)),
    events.publish(tx, operatorId, conjunctionJudged, ...assessmentEvents),
    events.publish(tx, operatorId, messageReissued, ...reissued),
  ];
}

/** Stored messages with the id of a message. */
interface StoredVersions {
  /** The message with the same content. */
  readonly sameVersion: StoredVersion | undefined;
  readonly otherVersions: readonly StoredVersion[];
}

async function storedVersions(
  tx: Transaction,
  { operatorId, screeningId }: RecordContext,
  messages: readonly AssessedMessage[],
): Promise<readonly StoredVersions[]> {
  const ids = messages.map(({ messageId }) => messageId);
  const byId = await readVersions(tx, operatorId, ids, screeningId);
  return messages.map((message) => {
    const versions = byId.get(versionKey(message)) ?? [];
    const sameVersion = versions.find((version) => isSameContent(version.message, message.text));
    return { sameVersion, otherVersions: versions.filter((version) => version !== sameVersion) };
  });
}

/** Returns whether a message becomes the newest one; of equal creation dates a new message is newer than a stored one. */
function isNewest(row: MessageRow, newest: Pick<MessageRow, 'id' | 'creationTaiS'> | undefined, isStored: boolean) {
  if (newest === undefined || newest.id === row.id) return true;
  return row.creationTaiS > newest.creationTaiS || (row.creationTaiS === newest.creationTaiS && !isStored);
}

/** Returns the source of orbit 1, then of orbit 2. */
function sourcesOf({ screeningType }: RecordContext, { otherSource }: AssessedMessage): ScreeningType {
  if (otherSource === undefined) return screeningType;
  return screeningType.startsWith('OPS') ? 'OPS_OPS' : 'TLE_OPS';
}

/** Returns rows of the events of which a message is the newest. */
const conjunctionRows = (context: RecordContext, placed: readonly Placed[]) =>
  placed.filter((placedMessage) => placedMessage.isNewest).map(({ filed, row }) => conjunctionRow(context, filed, row));

function conjunctionRow(context: RecordContext, { satelliteId, isCandidate, message }: FiledMessage, row: MessageRow) {
  const { figures, verdict } = message;
  const secondary = figures.objects[1];
  return {
    id: row.conjunctionId,
    operatorId: context.operatorId,
    satelliteId,
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
    messageCreationTaiS: [row.creationTaiS],
    messageProbability: [row.probability],
    messageOriginator: [row.observed === null ? row.originator : null],
    otherAdvice: [],
    stillReported: true,
    isCandidate,
    lastReportedAt: context.storedAt,
    updatedAt: context.storedAt,
  };
}

function judgedEvent(row: ReturnType<typeof conjunctionRow>) {
  const { id, satelliteId, lastCdmId, tcaTaiS, decideByTaiS, verdict, probability, isCandidate } = row;
  return {
    conjunctionId: id,
    satelliteId,
    cdmId: lastCdmId,
    tcaTaiS,
    decideByTaiS,
    isCandidate,
    verdict,
    pc: probability,
  };
}

/** Returns the key of the pair of objects. */
const pairOf = ({ satelliteId, isCandidate, message }: FiledMessage): string =>
  eventPair(satelliteId, isCandidate, secondaryOf(message));

function newPlace(
  { operatorId, screeningId }: RecordContext,
  { satelliteId, isCandidate, message }: FiledMessage,
  content: string,
): string {
  const scope = isCandidate ? screeningId : '';
  // Different content under a known id may be about another close approach and creates a new event.
  return `con-${digest(operatorId, satelliteId, scope, secondaryOf(message), message.originator, message.messageId, content)}`;
}

function secondaryOf({ figures: { objects } }: AssessedMessage): string {
  const { noradId, name } = objects[1];
  return noradId === null ? name : String(noradId);
}

/** Returns the span of TCAs for each satellite. */
function spansOf(round: readonly FiledMessage[]): readonly EventSpan[] {
  const spans = new Map<string, EventSpan>();
  for (const { satelliteId, isCandidate, message } of round) {
    const { tcaTaiS } = message.figures;
    const { fromTaiS = tcaTaiS, toTaiS = tcaTaiS } = spans.get(satelliteId) ?? {};
    spans.set(satelliteId, {
      satelliteId,
      isCandidate,
      fromTaiS: Math.min(fromTaiS, tcaTaiS),
      toTaiS: Math.max(toTaiS, tcaTaiS),
    });
  }
  return [...spans.values()];
}

function digest(...parts: readonly (string | null)[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 24);
}

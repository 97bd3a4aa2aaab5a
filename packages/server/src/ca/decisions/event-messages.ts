import type { ScreenedObject } from '@keepout/assessment/record/recorded-message';
import type { UnlikeHistory } from '@keepout/conjunction/decision/deviation-history';
import type { CombinedRadius } from '@keepout/conjunction/hard-body/ladder';
import { and, count, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { MessageRow } from '../conjunctions/message-row.ts';
import { NEWEST_FIRST } from '../conjunctions/message-store.ts';
import { messageIdText, messageObjects, messageReasons, messageText } from '../conjunctions/stored-message.ts';
import { cdmTable } from '../tables.ts';
import type { StoredText } from './freeze.thread.ts';

/** Maximum number of messages in a record: a month with three a day. Of a longer history the newest are stored. */
export const MOST_FROZEN_MESSAGES = 100;

type Row = Pick<
  MessageRow,
  'id' | 'messageId' | 'originator' | 'creationTaiS' | 'screeningId' | 'objects' | 'message' | 'verdictReasons'
>;

const COLUMNS = {
  id: cdmTable.id,
  messageId: messageIdText(),
  originator: cdmTable.originator,
  creationTaiS: cdmTable.creationTaiS,
  screeningId: cdmTable.screeningId,
  objects: messageObjects(),
  message: messageText(),
  verdictReasons: messageReasons(),
};

/** Returns the newest messages of an event with their texts, oldest first, and the total number of messages. */
export async function readEventMessages(
  db: Queries,
  operatorId: string,
  conjunctionId: string,
): Promise<{ readonly rows: readonly Row[]; readonly total: number }> {
  const ofEvent = and(eq(cdmTable.operatorId, operatorId), eq(cdmTable.conjunctionId, conjunctionId));
  const rows = await db
    .select(COLUMNS)
    .from(cdmTable)
    .where(ofEvent)
    .orderBy(...NEWEST_FIRST)
    .limit(MOST_FROZEN_MESSAGES);
  const [all] = await db.select({ total: count() }).from(cdmTable).where(ofEvent);
  return { rows: rows.reverse(), total: all?.total ?? 0 };
}

/** Returns the newest message with figures and text, for the flight rules. */
export async function readNewest(db: Queries, operatorId: string, conjunctionId: string) {
  const rows = await db
    .select({
      ...COLUMNS,
      tcaTaiS: cdmTable.tcaTaiS,
      pc: cdmTable.probability,
    })
    .from(cdmTable)
    .where(and(eq(cdmTable.operatorId, operatorId), eq(cdmTable.conjunctionId, conjunctionId)))
    .orderBy(...NEWEST_FIRST)
    .limit(1);
  return rows[0];
}

/** Returns a stored message as input of the thread, with the values that its screening knew in addition to the text. */
export function storedText(
  { message, screeningId, objects, originator, verdictReasons }: Row,
  ownOriginator: string,
): StoredText {
  const isOurs = screeningId !== null || originator === ownOriginator;
  const [first, second] = objects;
  const radius = judgedRadius(objects);
  const history = historyIn(verdictReasons);
  if (!isOurs || radius === null) {
    return { text: message, screened: null, ownNoradId: first.noradId, radius, ...history };
  }
  const parties = [screenedObject(first), screenedObject(second)] as const;
  return {
    text: message,
    ownNoradId: first.noradId,
    radius,
    ...history,
    screened: { kind: 'SCREENING', radius, objects: parties },
  };
}

/** Returns the result of the comparison with former messages at the time of receipt, which a repeated assessment keeps. */
export function historyIn(reasons: Row['verdictReasons']): { readonly unlikeHistory?: UnlikeHistory[] } {
  const unlike = (reasons ?? []).flatMap((reason) => ('unlike' in reason ? reason.unlike : []));
  return unlike.length > 0 ? { unlikeHistory: unlike } : {};
}

/** Returns the hard-body radii of the stored assessment; null if there are none. */
function judgedRadius(objects: Row['objects']): CombinedRadius | null {
  const [first, second] = objects;
  if (first.hardBodyRadiusM === null || second.hardBodyRadiusM === null) return null;
  const [primary, secondary] = [first, second].map((object) => ({
    radiusM: object.hardBodyRadiusM ?? 0,
    source: object.hardBodyRadiusSource as CombinedRadius['primary']['source'],
  })) as [CombinedRadius['primary'], CombinedRadius['primary']];
  return { radiusM: primary.radiusM + secondary.radiusM, source: 'sum', primary, secondary };
}

function screenedObject({
  covarianceSource,
  orbitSource,
  orbitAgeS,
  statedBy,
}: Row['objects'][number]): ScreenedObject {
  return { covarianceSource, orbitSource, orbitAgeS, ...(statedBy && { statedBy }) };
}

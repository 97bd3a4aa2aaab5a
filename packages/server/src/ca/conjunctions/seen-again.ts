import { isDeepStrictEqual } from 'node:util';
import { ORIGINATOR, tellSameApproach } from '@keepout/assessment/text/cdm-text';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { isOneOf } from '../../platform/database/beyond.ts';
import type { Queries, Transaction } from '../../platform/database/database.ts';
import { cdmTable, conjunctionTable, screeningSighting } from '../tables.ts';
import type { AssessedMessage } from './judged-message.ts';
import { judgedColumns, type MessageRow } from './message-row.ts';
import { NEWEST_FIRST } from './message-store.ts';
import { decodeMessage, messageColumns } from './stored-message.ts';

/**
 * Returns stored messages that a screening re-detected unchanged: the newest message of a screening about the event has the same
 * figures to the last digit, so no new message is created (docs/decisions/0052-incremental-screening.md).
 *
 * @param places   the event of each message, if it exists already
 * @returns the stored message for each; undefined where a new message is required
 */
export async function findUnchangedMessages(
  db: Queries,
  messages: readonly AssessedMessage[],
  places: readonly (string | undefined)[],
): Promise<readonly (MessageRow | undefined)[]> {
  const storedPlaces = places.filter((id) => id !== undefined);
  const newest = new Map(
    (
      await db
        .selectDistinctOn([cdmTable.conjunctionId], {
          conjunctionId: cdmTable.conjunctionId,
          id: cdmTable.id,
          tcaTaiS: cdmTable.tcaTaiS,
          missDistanceM: cdmTable.missDistanceM,
        })
        .from(cdmTable)
        .where(
          and(
            isOneOf(cdmTable.conjunctionId, storedPlaces),
            eq(cdmTable.originator, ORIGINATOR),
            isNotNull(cdmTable.screeningId),
          ),
        )
        .orderBy(cdmTable.conjunctionId, ...NEWEST_FIRST)
    ).map((row) => [row.conjunctionId, row]),
  );
  // Texts are large, so they are read only if TCA and miss distance are equal.
  const alike = messages.map(({ figures }, index) => {
    const former = newest.get(places[index] ?? '');
    return former?.tcaTaiS === figures.tcaTaiS && former.missDistanceM === figures.missDistanceM
      ? former.id
      : undefined;
  });
  const ids = alike.filter((id) => id !== undefined);
  if (ids.length === 0) return messages.map(() => undefined);
  const rows = await db.select(messageColumns()).from(cdmTable).where(isOneOf(cdmTable.id, ids));
  const byId = new Map(rows.map((row) => [row.id, decodeMessage(row)]));
  return messages.map(({ text }, index) => {
    const row = byId.get(alike[index] ?? '');
    return row && tellSameApproach(row.message, text) ? row : undefined;
  });
}

/** Returns whether a message has the same assessment as its record; the rules may have changed since. */
export function isJudgedAlike(row: MessageRow, message: AssessedMessage): boolean {
  const columns: Readonly<Record<string, unknown>> = judgedColumns(message);
  const stored: Readonly<Record<string, unknown>> = { ...row };
  return Object.entries(columns).every(([name, value]) => isDeepStrictEqual(asStored(value), stored[name]));
}

/** Returns plain data in the form that the database returns. */
const asStored = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

/** Updates events that a screening re-detected unchanged with these messages. */
export async function countSightings(
  db: Queries,
  detectedMessages: readonly Pick<MessageRow, 'id' | 'conjunctionId'>[],
  seenAt: string,
): Promise<void> {
  if (detectedMessages.length === 0) return;
  const cdmIds = detectedMessages.map(({ id }) => id);
  await db
    .update(conjunctionTable)
    .set({
      stillReported: true,
      lastReportedAt: seenAt,
      // The counter belongs to the newest message: a re-detection of an older one does not count.
      redetections: sql`seen_again + (last_cdm_id = any(${sql.param(cdmIds)}::text[]))::integer`,
    })
    .where(
      isOneOf(
        conjunctionTable.id,
        detectedMessages.map(({ conjunctionId }) => conjunctionId),
      ),
    );
}

/** Links re-detected messages to the screening, so that its results contain them. */
export async function noteSightings(
  tx: Transaction,
  { id: screeningId, operatorId }: { readonly id: string; readonly operatorId: string },
  cdmIds: readonly string[],
): Promise<void> {
  if (cdmIds.length === 0) return;
  await tx.insert(screeningSighting).values({ screeningId, operatorId, cdmIds: [...cdmIds] });
}

import { formatUtcZ } from '@keepout/astro/epoch';
import { roundsOf } from '@keepout/conjunction/event/places';
import type { CdmReceipt } from '@keepout/contract/ca/cdm';
import { sql } from 'drizzle-orm';
import type { ServerContext } from '../../hosting/module.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { ROWS_AT_ONCE } from '../../platform/database/insert-rows.ts';
import { pipelined } from '../../platform/database/transaction.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { FilePlace } from '../../platform/http/problem-code.ts';
import { messagesRecorded } from '../../ports/ca-events.ts';
import type { MessageRow } from '../conjunctions/message-row.ts';
import { readVersions, type StoredVersion, versionKey } from '../conjunctions/message-store.ts';
import { noteObjects } from '../conjunctions/met-objects.ts';
import { WIRE_VERDICTS } from '../conjunctions/present-verdict.ts';
import { recordMessages } from '../conjunctions/record.ts';
import type { JudgedUpload } from './judge-upload.thread.ts';
import { MOST_WARNINGS, MOST_WARNINGS_EACH } from './limits.ts';

/**
 * Stores the messages of an upload in one transaction and returns a receipt for each, in order. A receipt warns if the originator has
 * sent other content under the same id.
 */
export async function storeUpload(
  { database, events }: ServerContext,
  caller: Caller,
  uploads: readonly JudgedUpload[],
): Promise<CdmReceipt[]> {
  if (uploads.length === 0) return [];
  const rows = new Map<JudgedUpload, MessageRow>();
  const messages = uploads.map(({ message }) => message);
  const { operatorId } = caller;
  const noted = noteObjects(database.orm, operatorId, messages);
  // Older messages of a satellite come first.
  const rounds = roundsOf(
    uploads.toSorted((a, b) => a.message.creationTaiS - b.message.creationTaiS),
    keysOf,
    ROWS_AT_ONCE,
  );
  const ids = messages.map(({ messageId }) => messageId);
  const storing = database.orm.transaction(async (tx) => {
    const context = {
      operatorId,
      screeningId: null,
      screeningType: 'CDM_CDM',
      storedAt: new Date().toISOString(),
    } as const;
    const filed = rounds.map((round) =>
      round.map(({ satelliteId, message }) => ({ satelliteId, isCandidate: false, message })),
    );
    let versions: ReturnType<typeof readVersions> | undefined;
    const also = (records: readonly MessageRow[]) => {
      for (const [index, upload] of rounds.flat().entries()) rows.set(upload, records[index]!);
      versions = readVersions(tx, operatorId, ids, null);
      return [
        versions,
        writeAudit(tx, ...[...rows].map(([upload, { id }]) => auditLine(caller, upload, id))),
        events.publish(tx, operatorId, messagesRecorded, { screeningId: null, count: rows.size }),
      ];
    };
    await pipelined([holdUploads(tx, operatorId), recordMessages(events, tx, context, filed, also), noted]);
    return await versions;
  });
  const [versions] = await pipelined([storing, noted]);
  let left = MOST_WARNINGS;
  return uploads.map((upload) => {
    const all = [...reissuedWarning(upload, versions?.get(versionKey(upload.message))), ...upload.warnings];
    const warnings = all.slice(0, Math.min(left, MOST_WARNINGS_EACH));
    left -= warnings.length;
    return { ...receiptOf(upload, rows.get(upload)!), warnings, warningCount: all.length };
  });
}

/** Returns a warning if the id of a message has several contents. */
function reissuedWarning({ fileName, message }: JudgedUpload, versions: readonly StoredVersion[] = []): FilePlace[] {
  if (versions.length < 2) return [];
  const { originator, messageId } = message;
  const text = `${originator} has sent ${versions.length} messages with the id ${messageId} and different contents; all are kept.`;
  return [
    { code: 'message-id-reused', message: text, file: fileName, keyword: 'MESSAGE_ID', value: `${versions.length}` },
  ];
}

/** Locks the uploads of an operator in all processes: two uploads with the same id and different contents are stored one after the other. */
async function holdUploads(tx: Transaction, operatorId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`messages of ${operatorId}`}, 0))`);
}

function auditLine(caller: Caller, { warnings }: JudgedUpload, recordId: string): Parameters<typeof writeAudit>[1] {
  const classified = warnings.find(({ code }) => code === 'data-classified');
  const line = { ...caller, action: 'uploaded', recordType: 'cdm', recordId };
  return classified ? { ...line, detail: { classification: classified.value } } : line;
}

/** Returns keys that must be unique within a round: the pair of objects, because each message of a round has its own event, and the message id. */
function keysOf({ satelliteId, message }: JudgedUpload): string[] {
  const [, { noradId, name }] = message.figures.objects;
  return [`${satelliteId} pair ${noradId ?? name}`, `${satelliteId} id ${message.originator}\n${message.messageId}`];
}

function receiptOf(
  { fileName, message }: JudgedUpload,
  row: MessageRow,
): Omit<CdmReceipt, 'warnings' | 'warningCount'> {
  return {
    fileName,
    cdmId: row.id,
    messageId: row.messageId,
    conjunctionId: row.conjunctionId,
    satelliteId: row.satelliteId,
    tca: formatUtcZ(row.tcaTaiS, 6),
    totalMissDistance: row.missDistanceM,
    probabilityOfCollision: row.probability,
    riskLevel: row.riskLevel,
    verdict: WIRE_VERDICTS[row.verdict ?? message.verdict.kind],
  };
}

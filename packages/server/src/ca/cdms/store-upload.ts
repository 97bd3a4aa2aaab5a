import { formatUtcZ } from '@keepout/astro/epoch';
import { isSameContent } from '@keepout/ccsds/cdm/same-content';
import type { CdmReceipt } from '@keepout/contract/ca/cdm';
import { sql } from 'drizzle-orm';
import type { ServerContext } from '../../hosting/module.ts';
import { rejectionOf } from '../../messages/bounded-rejection.ts';
import type { Rejection } from '../../messages/rejection.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { messagesRecorded } from '../../ports/ca-events.ts';
import type { MessageRow } from '../conjunctions/message-row.ts';
import { readTexts } from '../conjunctions/message-store.ts';
import { VERDICTS } from '../conjunctions/present-verdict.ts';
import { recordIdOf, recordMessages } from '../conjunctions/record.ts';
import type { JudgedUpload } from './judge-upload.thread.ts';
import { MOST_WARNINGS, MOST_WARNINGS_EACH } from './limits.ts';

/**
 * Stores the messages of an upload in one transaction, and tells of each what it became, in their order. One whose id a stored message
 * with other content has is refused, and changes nothing: figures of the one would stand beside the text of the other.
 */
export async function storeUpload(
  { database, events }: ServerContext,
  caller: Caller,
  uploads: readonly JudgedUpload[],
): Promise<{ accepted: CdmReceipt[]; rejected: Rejection[] }> {
  if (uploads.length === 0) return { accepted: [], rejected: [] };
  const rows = new Map<JudgedUpload, MessageRow>();
  await database.orm.transaction(async (tx) => {
    await holdUploads(tx, caller.operatorId);
    const storedAt = new Date().toISOString();
    for (const round of roundsOf(uploads)) {
      const uniqueUploads = await withoutReusedIds(tx, caller.operatorId, round);
      const records = await recordMessages(
        events,
        tx,
        {
          operatorId: caller.operatorId,
          satelliteId: round[0]!.satelliteId,
          screeningId: null,
          screeningType: 'CDM_CDM',
          isCandidate: false,
          storedAt,
        },
        uniqueUploads.map(({ message }) => message),
      );
      uniqueUploads.forEach((upload, index) => {
        rows.set(upload, records[index]!);
      });
    }
    if (rows.size === 0) return;
    const stored = [...rows.values()].map(({ id }) => ({
      ...caller,
      action: 'uploaded',
      recordType: 'cdm',
      recordId: id,
    }));
    await writeAudit(tx, ...stored);
    await events.publish(tx, caller.operatorId, messagesRecorded, { screeningId: null, count: rows.size });
  });
  let left = MOST_WARNINGS;
  const accepted = uploads.flatMap((upload): CdmReceipt[] => {
    const row = rows.get(upload);
    if (row === undefined) return [];
    const warnings = upload.warnings.slice(0, Math.min(left, MOST_WARNINGS_EACH));
    left -= warnings.length;
    return [{ ...receiptOf(upload, row), warnings, warningCount: upload.warnings.length }];
  });
  return { accepted, rejected: uploads.filter((upload) => !rows.has(upload)).map(reusedId) };
}

/** One upload of an operator at a time, in whichever process: of two that bring an id with different contents one is the first. */
const holdUploads = (tx: Transaction, operatorId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`messages of ${operatorId}`}, 0))`);

/** The messages whose id is new, or stored with the content that they have. */
async function withoutReusedIds(
  tx: Transaction,
  operatorId: string,
  round: readonly JudgedUpload[],
): Promise<JudgedUpload[]> {
  const ids = round.map(({ message }) => recordIdOf(operatorId, message));
  const texts = await readTexts(tx, operatorId, ids);
  return round.filter(({ message }, index) => {
    const stored = texts.get(ids[index]!);
    return stored === undefined || isSameContent(stored, message.text);
  });
}

function reusedId({ fileName, message: { originator, messageId } }: JudgedUpload): Rejection {
  const sentence =
    `${originator} has sent a message with the id ${messageId} and other content before; that one stays as it is. ` +
    'Send this one with a MESSAGE_ID of its own, or take the other one back first.';
  return rejectionOf(fileName, 'message-id-reused', sentence);
}

/**
 * Messages of one satellite that can be recorded together: no pair of objects twice, since each message of a run has an
 * event of its own, and no message twice. Older ones come first.
 */
function roundsOf(uploads: readonly JudgedUpload[]): JudgedUpload[][] {
  const rounds = new Map<string, { readonly taken: Set<string>; readonly uploads: JudgedUpload[] }[]>();
  for (const upload of uploads.toSorted((a, b) => a.message.creationTaiS - b.message.creationTaiS)) {
    const { satelliteId, message } = upload;
    const [, { noradId, name }] = message.figures.objects;
    const keys = [`pair ${noradId ?? name}`, `id ${message.originator}\n${message.messageId}`];
    const ofSatellite = rounds.get(satelliteId) ?? [];
    rounds.set(satelliteId, ofSatellite);
    // After every round that has the pair: its messages stay in their order.
    const last = ofSatellite.findLastIndex(({ taken }) => keys.some((key) => taken.has(key)));
    const round = ofSatellite[last + 1] ?? { taken: new Set<string>(), uploads: [] };
    if (round.uploads.length === 0) ofSatellite.push(round);
    for (const key of keys) round.taken.add(key);
    round.uploads.push(upload);
  }
  return [...rounds.values()].flat().map((round) => round.uploads);
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
    verdict: VERDICTS[message.verdict.kind],
  };
}

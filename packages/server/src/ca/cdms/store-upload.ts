import { formatUtcZ } from '@keepout/astro/epoch';
import type { CdmReceipt } from '@keepout/contract/ca/cdm';
import { sql } from 'drizzle-orm';
import type { ServerContext } from '../../hosting/module.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { AnyEventType } from '../../platform/events/event-type.ts';
import type { Events } from '../../platform/events/events.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { FilePlace } from '../../platform/http/problem-code.ts';
import { messagesRecorded } from '../../ports/ca-events.ts';
import type { MessageRow } from '../conjunctions/message-row.ts';
import { readVersions, type StoredVersion, versionKey } from '../conjunctions/message-store.ts';
import { noteObjects } from '../conjunctions/met-objects.ts';
import { VERDICTS } from '../conjunctions/present-verdict.ts';
import { recordMessages } from '../conjunctions/record.ts';
import type { JudgedUpload } from './judge-upload.thread.ts';
import { MOST_WARNINGS, MOST_WARNINGS_EACH } from './limits.ts';

/**
 * Stores the messages of an upload in one transaction, and tells of each what it became, in their order. Of one whose originator has
 * sent other content under its id that is said too.
 */
export async function storeUpload(
  { database, events }: ServerContext,
  caller: Caller,
  uploads: readonly JudgedUpload[],
): Promise<CdmReceipt[]> {
  if (uploads.length === 0) return [];
  const rows = new Map<JudgedUpload, MessageRow>();
  const messages = uploads.map(({ message }) => message);
  await noteObjects(database.orm, caller.operatorId, messages);
  const versions = await database.orm.transaction(async (tx) => {
    await holdUploads(tx, caller.operatorId);
    const storedAt = new Date().toISOString();
    // Told together: each telling is a way to the database, and a job of each who acts on it.
    const happened = new Map<AnyEventType, object[]>();
    const publish: Events['publish'] = async (_tx, _operatorId, kind, ...some) =>
      void happened.set(kind, [...(happened.get(kind) ?? []), ...some]);
    for (const round of roundsOf(uploads)) {
      const records = await recordMessages(
        { publish },
        tx,
        {
          operatorId: caller.operatorId,
          satelliteId: round[0]!.satelliteId,
          screeningId: null,
          screeningType: 'CDM_CDM',
          isCandidate: false,
          storedAt,
        },
        round.map(({ message }) => message),
      );
      for (const [index, upload] of round.entries()) rows.set(upload, records[index]!);
    }
    for (const [kind, all] of happened) await events.publish(tx, caller.operatorId, kind, ...all);
    const stored = [...rows].map(([{ warnings }, { id }]) => {
      const classified = warnings.find(({ code }) => code === 'data-classified');
      const line = { ...caller, action: 'uploaded', recordType: 'cdm', recordId: id };
      return classified ? { ...line, detail: { classification: classified.value } } : line;
    });
    await writeAudit(tx, ...stored);
    await events.publish(tx, caller.operatorId, messagesRecorded, { screeningId: null, count: rows.size });
    const ids = uploads.map(({ message }) => message.messageId);
    return await readVersions(tx, caller.operatorId, ids, null);
  });
  let left = MOST_WARNINGS;
  return uploads.map((upload) => {
    const all = [...reissuedWarning(upload, versions.get(versionKey(upload.message))), ...upload.warnings];
    const warnings = all.slice(0, Math.min(left, MOST_WARNINGS_EACH));
    left -= warnings.length;
    return { ...receiptOf(upload, rows.get(upload)!), warnings, warningCount: all.length };
  });
}

/** Of a message whose id has several contents; none where it has one. */
function reissuedWarning({ fileName, message }: JudgedUpload, versions: readonly StoredVersion[] = []): FilePlace[] {
  if (versions.length < 2) return [];
  const { originator, messageId } = message;
  const text = `${originator} has sent ${versions.length} messages with the id ${messageId} and different contents; all are kept.`;
  return [
    { code: 'message-id-reused', message: text, file: fileName, keyword: 'MESSAGE_ID', value: `${versions.length}` },
  ];
}

/** One upload of an operator at a time, in whichever process: of two that bring an id with different contents one comes after the other. */
const holdUploads = (tx: Transaction, operatorId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`messages of ${operatorId}`}, 0))`);

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
    verdict: VERDICTS[row.verdict ?? message.verdict.kind],
  };
}

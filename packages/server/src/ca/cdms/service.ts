import { judge } from '@keepout/assessment/judge';
import { messageFigures } from '@keepout/assessment/message-figures';
import type { JudgingRules } from '@keepout/assessment/rules';
import { writeCdm } from '@keepout/ccsds/cdm/write';
import type { Cdm } from '@keepout/contract/ca/cdm';
import { judgingRules, readRules } from '../../fleet/rules.ts';
import { listSatellites, type SatelliteRow } from '../../fleet/satellites/store.ts';
import type { ServerContext } from '../../hosting/module.ts';
import type { Rejection } from '../../messages/rejection.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { nowTaiS } from '../../platform/now.ts';
import { messagesRecorded } from '../../ports/ca-events.ts';
import type { JudgedMessage } from '../conjunctions/judged-message.ts';
import { presentMessage } from '../conjunctions/present-message.ts';
import { recordMessages } from '../conjunctions/record.ts';
import { messagesOf } from './messages-of.ts';
import { type ReadMessage, readMessage, unreadable } from './read-message.ts';
import type { UploadedMessageFile } from './receive.ts';

/** Takes uploaded messages one by one: each becomes a record with our own judgement beside the originator's figures. */
export async function acceptCdms(
  context: ServerContext,
  caller: Caller,
  files: readonly UploadedMessageFile[],
): Promise<{ accepted: Cdm[]; rejected: Rejection[] }> {
  const db = context.database.orm;
  const fleet = await listSatellites(db, caller.operatorId, {});
  const rules = judgingRules(await readRules(db, caller.operatorId));
  const accepted: Cdm[] = [];
  const rejected: Rejection[] = [];
  for (const one of files.flatMap(messagesOf)) {
    const read = one.text.ok
      ? readMessage(one.fileName, one.text.value, fleet)
      : unreadable(one.fileName, [one.text.fault]);
    if (!read.ok) rejected.push(read.fault);
    else accepted.push(await store(context, caller, read.value.satellite, judged(read.value, rules)));
  }
  return { accepted, rejected };
}

/** A probability takes milliseconds to seconds: it is computed before anything is locked. */
function judged({ message, approach }: ReadMessage, rules: JudgingRules): JudgedMessage {
  const judgement = judge(approach, rules, nowTaiS());
  return {
    originator: message.originator,
    messageId: message.messageId,
    creationTaiS: message.creationTaiS,
    originatorPc: message.collisionProbability ?? null,
    originatorMethod: message.collisionProbabilityMethod ?? null,
    figures: messageFigures(judgement),
    verdict: judgement.verdict,
    text: writeCdm(message, 'kvn'),
  };
}

async function store(
  { database, events }: ServerContext,
  caller: Caller,
  satellite: SatelliteRow,
  message: JudgedMessage,
): Promise<Cdm> {
  return await database.orm.transaction(async (tx) => {
    const [row] = await recordMessages(
      events,
      tx,
      {
        operatorId: caller.operatorId,
        satelliteId: satellite.id,
        screeningId: null,
        screeningType: 'CDM_CDM',
        isCandidate: false,
        storedAt: new Date().toISOString(),
      },
      [message],
    );
    if (row === undefined) throw new Error('the message was not stored');
    await writeAudit(tx, { ...caller, action: 'uploaded', recordType: 'cdm', recordId: row.id });
    await events.publish(tx, caller.operatorId, messagesRecorded, { screeningId: null, count: 1 });
    return presentMessage(row);
  });
}

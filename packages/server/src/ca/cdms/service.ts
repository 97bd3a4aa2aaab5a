import type { Approach } from '@keepout/assessment/approach';
import { judge } from '@keepout/assessment/judge';
import { messageApproach } from '@keepout/assessment/message-approach';
import { messageFigures } from '@keepout/assessment/message-figures';
import { sizeOfSatellite } from '@keepout/assessment/orbit/satellite-size';
import type { Cdm as Message } from '@keepout/ccsds/cdm/model';
import { readCdmAll } from '@keepout/ccsds/cdm/read';
import { writeCdm } from '@keepout/ccsds/cdm/write';
import type { MessageFault } from '@keepout/ccsds/fault/message-fault';
import type { Cdm } from '@keepout/contract/ca/cdm';
import type { SatelliteConfiguration } from '@keepout/contract/fleet/satellite';
import { fail, ok, type Result } from '@keepout/units/result';
import { judgingRules, readRules } from '../../fleet/rules.ts';
import { listSatellites, type SatelliteRow } from '../../fleet/satellites/store.ts';
import type { ServerContext } from '../../hosting/module.ts';
import { kindProblem } from '../../messages/message-kind.ts';
import { placesText, problemPlace } from '../../messages/problem-place.ts';
import type { Rejection } from '../../messages/rejection.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { FileFaultCode } from '../../platform/http/problem-code.ts';
import { nowTaiS } from '../../platform/now.ts';
import { messagesRecorded } from '../../ports/ca-events.ts';
import type { JudgedMessage } from '../conjunctions/judged-message.ts';
import { presentMessage } from '../conjunctions/present-message.ts';
import { recordMessages } from '../conjunctions/record.ts';
import { messagesOf } from './messages-of.ts';
import type { UploadedMessageFile } from './receive.ts';

/** Takes uploaded messages one by one: each becomes a record with our own assessment beside the originator's figures. */
export async function acceptCdms(
  context: ServerContext,
  caller: Caller,
  files: readonly UploadedMessageFile[],
): Promise<{ accepted: Cdm[]; rejected: Rejection[] }> {
  const fleet = await listSatellites(context.database.orm, caller.operatorId, {});
  const accepted: Cdm[] = [];
  const rejected: Rejection[] = [];
  for (const one of files.flatMap(messagesOf)) {
    const read = one.text.ok
      ? readMessage(one.fileName, one.text.value, fleet)
      : unreadable(one.fileName, [one.text.fault]);
    if (!read.ok) rejected.push(read.fault);
    else accepted.push(await store(context, caller, read.value));
  }
  return { accepted, rejected };
}

interface ReadMessage {
  readonly message: Message;
  readonly approach: Approach;
  readonly satellite: SatelliteRow;
}

function readMessage(fileName: string, text: string, fleet: readonly SatelliteRow[]): Result<ReadMessage, Rejection> {
  const other = kindProblem(text, 'cdm');
  if (other !== undefined) return reject(fileName, other.code, other.message, [{ ...other, file: fileName }]);
  const { cdm, faults } = readCdmAll(text);
  if (cdm === undefined || faults.length > 0) return unreadable(fileName, faults);
  const satellite = fleet.find((one) => one.noradId === cdm.objects[0].noradId);
  const swapped = satellite === undefined && fleet.some((one) => one.noradId === cdm.objects[1].noradId);
  const own = satellite ?? fleet.find((one) => one.noradId === cdm.objects[1].noradId);
  if (own === undefined) {
    const [one, other] = cdm.objects;
    return reject(
      fileName,
      'satellite-unknown',
      `Neither ${one.name} (${one.designator}) nor ${other.name} (${other.designator}) is one of your satellites.`,
    );
  }
  const size = sizeOfSatellite(own.configuration as SatelliteConfiguration);
  const approach = messageApproach(cdm, { object: swapped ? 2 : 1, size });
  if (!approach.ok) return reject(fileName, approach.fault.code, APPROACH_FAULTS[approach.fault.code]);
  return ok({ message: cdm, approach: approach.value, satellite: own });
}

const APPROACH_FAULTS = {
  'unsupported-frame': 'The states are in a frame that is not supported; use EME2000, GCRF or ITRF.',
} as const;

async function store(context: ServerContext, caller: Caller, read: ReadMessage): Promise<Cdm> {
  const { message, approach, satellite } = read;
  return await context.database.orm.transaction(async (tx) => {
    const rules = await readRules(tx, caller.operatorId);
    const judgement = judge(approach, judgingRules(rules), nowTaiS());
    const judged: JudgedMessage = {
      originator: message.originator,
      messageId: message.messageId,
      creationTaiS: message.creationTaiS,
      originatorPc: message.collisionProbability ?? null,
      originatorMethod: message.collisionProbabilityMethod ?? null,
      figures: messageFigures(judgement),
      verdict: judgement.verdict,
      text: writeCdm(message, 'kvn'),
    };
    const rows = await recordMessages(
      context.events,
      tx,
      {
        operatorId: caller.operatorId,
        satelliteId: satellite.id,
        screeningId: null,
        screeningType: 'CDM_CDM',
        isCandidate: false,
        storedAt: new Date().toISOString(),
      },
      [judged],
    );
    const [row] = rows;
    if (row === undefined) throw new Error('the message was not stored');
    await writeAudit(tx, { ...caller, action: 'uploaded', recordType: 'cdm', recordId: row.id });
    await context.events.publish(tx, caller.operatorId, messagesRecorded, { screeningId: null, count: 1 });
    return presentMessage(row);
  });
}

function unreadable(fileName: string, faults: readonly MessageFault[]): Result<never, Rejection> {
  const errors = faults.map((fault) => {
    const place = problemPlace(fault, fileName);
    return fault.segment === undefined ? place : { ...place, message: `Object ${fault.segment}: ${place.message}` };
  });
  const [first] = errors;
  if (first === undefined) return reject(fileName, 'unreadable', 'The message could not be read.');
  return reject(fileName, first.code, placesText(errors), errors);
}

function reject(
  fileName: string,
  code: FileFaultCode,
  message: string,
  errors: Rejection['errors'] = [{ code, message, file: fileName }],
): Result<never, Rejection> {
  return fail({ fileName, code, message, errors });
}

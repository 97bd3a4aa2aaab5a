import { transformState } from '@keepout/astro/frames/rotation';
import type { StateVector } from '@keepout/astro/nouns';
import type { CdmObject, Cdm as Message } from '@keepout/ccsds/cdm/model';
import { readCdmAll } from '@keepout/ccsds/cdm/read';
import { writeCdm } from '@keepout/ccsds/cdm/write';
import type { MessageFault } from '@keepout/ccsds/fault/message-fault';
import { refineTca } from '@keepout/conjunction/encounter/refine-tca';
import type { Cdm } from '@keepout/contract/ca/cdm';
import type { RejectedFile } from '@keepout/contract/ca/ephemeris';
import type { SatelliteConfiguration } from '@keepout/contract/fleet/satellite';
import { fail, ok, type Result } from '@keepout/units/result';
import { readRules } from '../../fleet/rules.ts';
import { listSatellites, type SatelliteRow } from '../../fleet/satellites/store.ts';
import type { ServerContext } from '../../hosting/module.ts';
import { kindProblem } from '../../messages/message-kind.ts';
import { placesText, problemPlace } from '../../messages/problem-place.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { nowTaiS } from '../../platform/now.ts';
import { type Approach, assess } from '../assessment/assess.ts';
import { assessedMessage } from '../assessment/assessed-message.ts';
import { sizeOfSatellite } from '../assessment/size-of-satellite.ts';
import { recordMessages } from '../conjunctions/record.ts';
import { messageParty } from './message-party.ts';
import { messagesOf } from './messages-of.ts';
import type { ReceivedFile } from './receive.ts';

/** Takes uploaded messages one by one: each becomes a record with our own assessment beside the originator's figures. */
export async function acceptCdms(
  context: ServerContext,
  caller: Caller,
  files: readonly ReceivedFile[],
): Promise<{ accepted: Cdm[]; rejected: RejectedFile[] }> {
  const fleet = await listSatellites(context.database.orm, caller.operatorId, {});
  const accepted: Cdm[] = [];
  const rejected: RejectedFile[] = [];
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

type Rejected = RejectedFile & { readonly code: string };

function readMessage(fileName: string, text: string, fleet: readonly SatelliteRow[]): Result<ReadMessage, Rejected> {
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
  const approach = approachOf(cdm, own, swapped);
  if (!approach.ok) return reject(fileName, approach.fault.code, APPROACH_FAULTS[approach.fault.code]);
  return ok({ message: cdm, approach: approach.value, satellite: own });
}

const APPROACH_FAULTS = {
  'unsupported-frame': 'The states are in a frame that is not supported; EME2000, GCRF and ITRF are.',
} as const;

/**
 * Both states in EME2000 at the true closest approach: a message rounds TCA to a millisecond, 15 m at 15 km/s. Slow
 * neighbours may have no minimum near it; their states are taken as they stand.
 */
function approachOf(
  cdm: Message,
  own: SatelliteRow,
  swapped: boolean,
): Result<Approach, { code: keyof typeof APPROACH_FAULTS }> {
  const [one, other] = swapped ? [cdm.objects[1], cdm.objects[0]] : cdm.objects;
  const states = [stateOf(one, cdm.tcaTaiS), stateOf(other, cdm.tcaTaiS)] as const;
  if (states[0] === undefined || states[1] === undefined) return fail({ code: 'unsupported-frame' });
  const refined = refineTca(states[0], states[1]);
  return ok({
    tcaTaiS: refined.ok ? refined.value.tcaTaiS : cdm.tcaTaiS,
    states: refined.ok ? [refined.value.primary, refined.value.secondary] : [states[0], states[1]],
    parties: [
      messageParty(one, sizeOfSatellite(own.configuration as SatelliteConfiguration), states[0]),
      messageParty(other, {}, states[1]),
    ],
    ...(cdm.hardBodyRadiusM !== undefined && { messageRadiusM: cdm.hardBodyRadiusM }),
  });
}

function stateOf(object: CdmObject, epochTaiS: number): StateVector | undefined {
  if (object.frame === undefined) return undefined;
  const { positionM, velocityMps, frame } = object;
  return transformState({ epochTaiS, frame, positionM, velocityMps }, 'EME2000');
}

async function store(context: ServerContext, caller: Caller, read: ReadMessage): Promise<Cdm> {
  const { message, approach, satellite } = read;
  return await context.database.orm.transaction(async (tx) => {
    const rules = await readRules(tx, caller.operatorId);
    const assessment = assess(approach, rules, nowTaiS());
    const authorship = {
      originator: message.originator,
      messageId: message.messageId,
      creationTaiS: message.creationTaiS,
      originatorProbability: message.collisionProbability ?? null,
      originatorMethod: message.collisionProbabilityMethod ?? null,
    };
    const cdms = await recordMessages(
      tx,
      {
        operatorId: caller.operatorId,
        satelliteId: satellite.id,
        screeningId: null,
        screeningType: 'CDM_CDM',
        isCandidate: false,
        storedAt: new Date().toISOString(),
      },
      [assessedMessage(assessment, authorship, writeCdm(message, 'kvn'))],
    );
    const [cdm] = cdms;
    if (cdm === undefined) throw new Error('the message was not stored');
    await writeAudit(tx, { ...caller, action: 'uploaded', recordType: 'cdm', recordId: cdm.cdmId });
    await context.events.publish(tx, caller.operatorId, { type: 'conjunctions', screeningId: null });
    return cdm;
  });
}

function unreadable(fileName: string, faults: readonly MessageFault[]): Result<never, Rejected> {
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
  code: string,
  message: string,
  errors: RejectedFile['errors'] = [{ code, message, file: fileName }],
): Result<never, Rejected> {
  return fail({ fileName, code, message, errors });
}

import type { Approach } from '@keepout/assessment/approach';
import { messageApproach } from '@keepout/assessment/message-approach';
import { sizeOfSatellite } from '@keepout/assessment/orbit/satellite-size';
import type { Cdm as Message } from '@keepout/ccsds/cdm/model';
import { readCdmAll } from '@keepout/ccsds/cdm/read';
import type { MessageFault } from '@keepout/ccsds/fault/message-fault';
import type { SatelliteConfiguration } from '@keepout/contract/fleet/satellite';
import { fail, ok, type Result } from '@keepout/units/result';
import type { SatelliteRow } from '../../fleet/satellites/store.ts';
import { kindProblem } from '../../messages/message-kind.ts';
import { placesText, problemPlace } from '../../messages/problem-place.ts';
import type { Rejection } from '../../messages/rejection.ts';
import type { FileFaultCode } from '../../platform/http/problem-code.ts';

/** A message that can be judged: whose it is, and the approach that it tells of. */
export interface ReadMessage {
  readonly message: Message;
  readonly approach: Approach;
  readonly satellite: SatelliteRow;
}

/** Reads one message and finds the satellite that it is about; a fault names file, line and keyword. */
export function readMessage(
  fileName: string,
  text: string,
  fleet: readonly SatelliteRow[],
): Result<ReadMessage, Rejection> {
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

/** Why a file is not a message that can be read. */
export function unreadable(fileName: string, faults: readonly MessageFault[]): Result<never, Rejection> {
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

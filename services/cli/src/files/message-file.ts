import type { Cdm } from '@keepout/ccsds/cdm/model';
import { readCdm } from '@keepout/ccsds/cdm/read';
import { describeFaultWithPlace } from '@keepout/ccsds/fault/fault-text';
import { kindProblem } from '@keepout/server/messages/message-kind';
import { inputAtFault } from '../process/exit.ts';
import { readText } from './input-file.ts';

/** The data message of a file, or the end of the command with what it is instead, or with line and reason. */
export function readMessage(path: string): Cdm {
  const text = readText(path);
  const other = kindProblem(text, 'cdm');
  if (other !== undefined) throw inputAtFault(`${path}: ${other.message}`);
  const cdm = readCdm(text);
  if (!cdm.ok) throw inputAtFault(`${path}: ${describeFaultWithPlace(cdm.fault)}`);
  return cdm.value;
}

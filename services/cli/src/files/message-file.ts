import type { Approach } from '@keepout/assessment/approach';
import { unlikeFormerMessages } from '@keepout/assessment/former-messages';
import { messageApproach } from '@keepout/assessment/message-approach';
import { ruledApproach } from '@keepout/assessment/ruled-approach';
import type { Cdm } from '@keepout/ccsds/cdm/model';
import { readCdm } from '@keepout/ccsds/cdm/read';
import { describeFaultWithPlace } from '@keepout/ccsds/fault/fault-text';
import type { UnlikeHistory } from '@keepout/conjunction/decision/deviation-history';
import { kindProblem } from '@keepout/server/messages/message-kind';
import { inputAtFault } from '../process/exit.ts';
import { sizesInFile } from './catalogue-file.ts';
import { readCovarianceRules } from './covariance-rules-file.ts';
import { noteOrientation, readEarthOrientationFile } from './earth-orientation-file.ts';
import { readText } from './input-file.ts';

/** Returns the CDM of a file, or ends the command with the actual kind of file, or with line and reason. */
export function readMessage(path: string): Cdm {
  const text = readText(path);
  const kindMismatch = kindProblem(text, 'cdm');
  if (kindMismatch !== undefined) throw inputAtFault(`${path}: ${kindMismatch.message}`);
  const cdm = readCdm(text);
  if (!cdm.ok) throw inputAtFault(`${path}: ${describeFaultWithPlace(cdm.fault)}`);
  return cdm.value;
}

/** The option of every command that judges. */
export const HISTORY_OPTION = [
  '--history <files...>',
  'earlier CDMs of the objects: sigmas above 100 times or below 1/100 of theirs are implausible',
] as const;

/** Returns the objects whose covariances do not match those in the earlier messages of the option. */
export function unlikeHistoryOf(cdm: Cdm, paths: readonly string[] = []): readonly UnlikeHistory[] {
  return unlikeFormerMessages(cdm, paths.map(readMessage));
}

/** Files that an approach is computed with. */
export interface ApproachOptions {
  readonly eop?: string;
  readonly catalogue?: string;
  readonly covarianceRules?: string;
}

/** Returns the close approach of a message with the covariances to use, or ends the command with the object and its error. */
export function approachOf(
  file: string,
  cdm: Cdm,
  { eop: eopFile, catalogue, covarianceRules }: ApproachOptions,
): Approach {
  const eop = eopFile === undefined ? undefined : readEarthOrientationFile(eopFile);
  const isEarthFixed = cdm.objects.some(({ frame }) => frame === 'ITRF');
  if (isEarthFixed) noteOrientation('states in ITRF are', eop, [cdm.tcaTaiS]);
  const approach = messageApproach(cdm, sizesInFile(catalogue, cdm), eop);
  if (approach.ok) return ruledApproach(approach.value, readCovarianceRules(covarianceRules));
  const { fault } = approach;
  const reason =
    fault.code === 'unsupported-frame'
      ? `REF_FRAME ${fault.refFrame} is not supported`
      : `a ${fault.quantity} of ${fault.magnitude.toPrecision(4)} ${fault.quantity === 'position' ? 'm' : 'm/s'} is not on an orbit around the Earth`;
  throw inputAtFault(`${file}: object ${fault.object}: ${reason}`);
}

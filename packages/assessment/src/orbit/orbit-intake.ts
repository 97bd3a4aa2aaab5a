import { parseUtc } from '@keepout/astro/epoch';
import { detectFormat } from '@keepout/ccsds/detect';
import { ocmEphemerisInput } from '@keepout/ccsds/ocm/bridge';
import { readOcmAll } from '@keepout/ccsds/ocm/read';
import { validateOcm } from '@keepout/ccsds/ocm/validate';
import type { EphemerisInput } from '@keepout/ccsds/oem/bridge';
import { textOf } from '@keepout/ccsds/value/field';
import { fail, ok, type Result } from '@keepout/units/result';
import { fitTable, type InterpolationDoubt, type OemRefusal, takeOem } from './oem-intake.ts';

/** The orbit of a file, whichever message it is. */
export interface TakenOrbit {
  readonly table: EphemerisInput;
  readonly name: string;
  /** As the message has it: a catalogue number, or an international designator. */
  readonly designator: string;
  readonly originator: string;
  /** CREATION_DATE; absent where it is no time. */
  readonly createdTaiS?: number;
  /** Covariances of the file that are not positive, and so do not count. */
  readonly covariancesLeftOut: number;
  readonly coarse?: InterpolationDoubt;
}

/**
 * Takes an ephemeris, OEM or OCM (KVN, XML, JSON), as `takeOem` does: frame, time scale and unit become canonical.
 *
 * @returns fault: as `takeOem`; of an OCM without trajectory or with positions alone "message-at-fault" too
 */
export function takeOrbit(text: string): Result<TakenOrbit, OemRefusal> {
  return detectFormat(text).startsWith('ocm-') ? takeOcm(text) : orbitOfOem(text);
}

function orbitOfOem(text: string): Result<TakenOrbit, OemRefusal> {
  const taken = takeOem(text);
  if (!taken.ok) return taken;
  const { oem, table, findings, coarse } = taken.value;
  const metadata = oem.segments[0]?.metadata;
  return ok({
    table,
    name: metadata?.objectName ?? '',
    designator: metadata?.objectId ?? '',
    ...authorship(oem.header.originator, oem.header.creationDate),
    covariancesLeftOut: findings.filter(({ code }) => code === 'covariance-not-positive').length,
    ...(coarse && { coarse }),
  });
}

function takeOcm(text: string): Result<TakenOrbit, OemRefusal> {
  const { ocm, faults } = readOcmAll(text);
  if (ocm === undefined || faults.length > 0) return fail({ code: 'message-at-fault', faults });
  const bridged = ocmEphemerisInput(ocm);
  if (!bridged.ok) return fail({ code: 'message-at-fault', faults: [bridged.fault] });
  const fit = fitTable(bridged.value);
  if (!fit.ok) return fit;
  const { table, coarse } = fit.value;
  return ok({
    table,
    name: textOf(ocm.metadata, 'OBJECT_NAME') ?? '',
    designator: textOf(ocm.metadata, 'OBJECT_DESIGNATOR') ?? textOf(ocm.metadata, 'INTERNATIONAL_DESIGNATOR') ?? '',
    ...authorship(textOf(ocm.header, 'ORIGINATOR'), textOf(ocm.header, 'CREATION_DATE')),
    covariancesLeftOut: validateOcm(ocm).filter(({ code }) => code === 'covariance-not-positive').length,
    ...(coarse && { coarse }),
  });
}

function authorship(originator: string | undefined, creationDate: string | undefined) {
  const created = parseUtc(creationDate ?? '');
  return { originator: originator ?? '', ...(created.ok && { createdTaiS: created.value }) };
}

import type { OemRefusal } from '@keepout/assessment/orbit/oem-intake';
import { type TakenOrbit, takeOrbit } from '@keepout/assessment/orbit/orbit-intake';
import { type TableEphemeris, tableEphemeris } from '@keepout/astro/ephemeris/table';
import { detectFormat } from '@keepout/ccsds/detect';
import { type CommandEnd, faultLine, inputAtFault } from '../process/exit.ts';
import { readText } from './input-file.ts';

export interface OrbitOfFile extends Pick<TakenOrbit, 'name' | 'designator' | 'originator' | 'createdTaiS'> {
  readonly ephemeris: TableEphemeris;
}

/** The orbit of an OEM or OCM, or the end of the command with line and reason; what is left out of it is told on stderr. */
export function readOrbitFile(path: string): OrbitOfFile {
  const text = readText(path);
  const format = detectFormat(text);
  if (!/^(oem|ocm)-/.test(format)) throw inputAtFault(`${path}: an ephemeris is needed, OEM or OCM; this is ${format}`);
  const taken = takeOrbit(text);
  if (!taken.ok) throw refusedOrbit(path, taken.fault);
  const { table, covariancesLeftOut, coarse, ...authorship } = taken.value;
  if (covariancesLeftOut > 0) {
    process.stderr.write(`${path}: covariances that are not positive are left out\n`);
  }
  if (coarse !== undefined) {
    process.stderr.write(
      `${path}: between its states it is known to ${coarse.estimatedErrorM.toPrecision(2)} m only\n`,
    );
  }
  return { ...authorship, ephemeris: tableEphemeris(table) };
}

/** Why an ephemeris is not taken. */
export function refusedOrbit(path: string, refusal: OemRefusal): CommandEnd {
  const fault = refusal.code === 'message-at-fault' ? refusal.faults[0] : undefined;
  if (fault !== undefined) return inputAtFault(faultLine(path, fault));
  const reason = refusal.code === 'motion-implausible' ? 'its states tell of no orbit' : 'its states are too far apart';
  return inputAtFault(`${path}: ${reason} [${refusal.code}]`);
}

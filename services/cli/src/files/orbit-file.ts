import {
  type EphemerisRefusal,
  type ReadEphemerisFile,
  readEphemerisFile,
} from '@keepout/assessment/orbit/ephemeris-intake';
import { refusalPlaces } from '@keepout/assessment/text/message-place';
import { type TableEphemeris, tableEphemeris } from '@keepout/astro/ephemeris/table';
import { detectFormat } from '@keepout/ccsds/detect';
import { isLeftOut } from '@keepout/ccsds/oem/bridge';
import { type CommandEnd, faultLine, inputAtFault } from '../process/exit.ts';
import { printError } from '../process/print.ts';
import { readText } from './input-file.ts';

export interface OrbitOfFile extends ReadEphemerisFile {
  readonly text: string;
  readonly ephemeris: TableEphemeris;
}

/** Returns the orbit of an OEM or OCM, or ends the command with line and reason; prints warnings to stderr. */
export function readOrbitFile(path: string): OrbitOfFile {
  const text = readText(path);
  const format = detectFormat(text);
  if (!/^(oem|ocm)-/.test(format))
    throw inputAtFault(`${path}: an ephemeris (OEM or OCM) is required; this is ${format}`);
  const intake = readEphemerisFile(text, path);
  if (!intake.ok) throw refusedOrbit(path, intake.fault);
  const { table, findings, coarse } = intake.value;
  for (const code of new Set(findings.map((finding) => finding.code))) {
    const [first, ...more] = findings.filter((finding) => finding.code === code);
    const otherFaults = more.length === 0 ? '' : `, and ${more.length} more`;
    printError(`${faultLine(path, first!)}${otherFaults}${isLeftOut(first!) ? ': left out' : ''}\n`);
  }
  if (coarse !== undefined) {
    printError(`${path}: interpolation error between states ${coarse.estimatedErrorM.toPrecision(2)} m only\n`);
  }
  return { ...intake.value, text, ephemeris: tableEphemeris(table) };
}

/** Why an ephemeris is not taken. */
function refusedOrbit(path: string, refusal: EphemerisRefusal): CommandEnd {
  const fault = refusal.code === 'message-at-fault' ? refusal.faults[0] : undefined;
  if (fault !== undefined) return inputAtFault(faultLine(path, fault));
  const reasons = refusalPlaces(refusal).map(({ message }) => message);
  return inputAtFault(`${path}: ${reasons.join(' ')} [${refusal.code}]`);
}

import { formatUtcZ } from '@keepout/astro/epoch';
import {
  type EarthOrientation,
  type EarthOrientationDays,
  earthOrientationOfDays,
  readEarthOrientationDays,
} from '@keepout/astro/frames/earth-orientation';
import { inputAtFault } from '../process/exit.ts';
import { printError } from '../process/print.ts';
import { readText } from './input-file.ts';

/** The option of every command that turns between the Earth and the sky. */
export const EOP_OPTION = [
  '--eop <file>',
  'Earth orientation: EOP-All of CelesTrak as text or CSV, also gzip',
] as const;

/** Source of the Earth orientation of a result. `beyond-table`: the value of the table's nearest day is used. */
export type EarthOrientationUsed = 'table' | 'beyond-table' | 'none';

const REASONS = {
  'earth-orientation-empty': 'no day of Earth orientation (EOP-All.txt or EOP-All.csv of CelesTrak)',
  'earth-orientation-malformed': 'a value is not a number',
  'earth-orientation-days-not-consecutive': 'the day does not follow the one before',
} as const;

/** The table of a file, or the end of the command with line and reason. */
export function readEarthOrientationFile(path: string): EarthOrientation {
  return earthOrientationOfDays(readEarthOrientationDaysFile(path));
}

/** The same as plain data, as questions have it. */
export function readEarthOrientationDaysFile(path: string): EarthOrientationDays {
  const table = readEarthOrientationDays(readText(path));
  if (table.ok) return table.value;
  const { code, line } = table.fault;
  throw inputAtFault(`${line === undefined ? path : `${path}:${line}`}: ${REASONS[code]} [${code}]`);
}

/** Returns the source of the Earth orientation at an epoch. */
export function orientationUsed(eop: EarthOrientation | undefined, epochTaiS: number): EarthOrientationUsed {
  if (eop === undefined) return 'none';
  return epochTaiS >= eop.startTaiS && epochTaiS <= eop.stopTaiS ? 'table' : 'beyond-table';
}

/**
 * Prints a warning to stderr if Earth-fixed axes are used without a table, or outside of its days.
 *
 * The figures: UT1 = UTC and no polar motion against IERS 20 C04, points at 7,000 km; docs/models/frames
 */
export function noteOrientation(label: string, eop: EarthOrientation | undefined, epochsTaiS: readonly number[]): void {
  if (eop === undefined) {
    printError(
      `without --eop, UT1 = UTC is assumed, without polar motion: ${label} 27 m off in the median (years 2020 to 2024), up to 420 m\n`,
    );
    return;
  }
  if (epochsTaiS.every((epochTaiS) => orientationUsed(eop, epochTaiS) === 'table')) return;
  const [from, to] = [formatUtcZ(eop.startTaiS).slice(0, 10), formatUtcZ(eop.stopTaiS).slice(0, 10)];
  printError(`--eop: the table reaches from ${from} to ${to}; outside it, the value of the nearest day is used\n`);
}

import { formatUtcZ } from '@keepout/astro/epoch';
import { earthOrientationOfDays, ORIENTATION_FIGURES } from '@keepout/astro/frames/earth-orientation';
import { keepEarthOrientation } from '@keepout/server/earth-orientation/store';
import type { Command } from 'commander';
import { readEarthOrientationDaysFile } from '../files/earth-orientation-file.ts';
import { addLoad, sourceName } from '../process/load-command.ts';
import { onFoundation } from '../process/on-foundation.ts';

const LOAD_HELP = `
Reads EOP-All.txt or EOP-All.csv of CelesTrak (also gzip; - for standard input) and replaces the
previous table. An invalid file is refused with its line. Passes, measurements, associations and orbit
updates then use the table.`;

export function addEarthOrientation(program: Command): void {
  const command = program.command('earth-orientation').description('UT1 and polar motion');
  addLoad(command, { noun: 'table', argument: 'table of Earth orientation', help: LOAD_HELP, load });
}

async function load(path: string): Promise<string> {
  const table = readEarthOrientationDaysFile(path);
  await onFoundation(({ database }) => keepEarthOrientation(database, table, sourceName(path)));
  const { startTaiS, stopTaiS } = earthOrientationOfDays(table);
  const [from, to] = [formatUtcZ(startTaiS).slice(0, 10), formatUtcZ(stopTaiS).slice(0, 10)];
  const days = table.values.length / ORIENTATION_FIGURES;
  return `Earth orientation ${path}: ${days} days from ${from} to ${to}; it is the table in use now`;
}

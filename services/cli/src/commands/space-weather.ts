import { formatUtcZ } from '@keepout/astro/epoch';
import { spaceWeatherOfDays } from '@keepout/astro/force/space-weather';
import { keepSpaceWeather } from '@keepout/server/space-weather/store';
import type { Command } from 'commander';
import { spaceWeatherDaysOf } from '../files/space-weather-file.ts';
import { addLoad, sourceName } from '../process/load-command.ts';
import { onFoundation } from '../process/on-foundation.ts';

const LOAD_HELP = `
Reads SW-All.csv or SW-Last5Years.csv of CelesTrak (also .gz; - for standard input). The whole
table takes the place of the one before; a file with a fault is refused with line and column.
From then on orbits of observed objects fly in NRLMSISE-00 under it instead of the exponential
atmosphere, and each orbit update says so.`;

export function addSpaceWeather(program: Command): void {
  const command = program.command('space-weather').description('activity of the Sun and of the magnetic field');
  addLoad(command, { noun: 'table', argument: 'table of space weather', help: LOAD_HELP, load });
}

async function load(path: string): Promise<string> {
  const table = spaceWeatherDaysOf(path);
  await onFoundation(({ database }) => keepSpaceWeather(database, table, sourceName(path)));
  const { startTaiS, stopTaiS } = spaceWeatherOfDays(table.firstDay, table.days);
  const [from, to] = [formatUtcZ(startTaiS).slice(0, 10), formatUtcZ(stopTaiS - 1).slice(0, 10)];
  const observed = table.days.filter(({ source }) => source === 'observed').length;
  return `space weather ${path}: ${table.days.length} days from ${from} to ${to}, ${observed} of them observed; it is the table in use now`;
}

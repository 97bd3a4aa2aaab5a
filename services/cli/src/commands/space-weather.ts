import { formatUtcZ } from '@keepout/astro/epoch';
import { spaceWeatherOfDays } from '@keepout/astro/force/space-weather';
import { keepSpaceWeather } from '@keepout/server/space-weather/store';
import type { Command } from 'commander';
import { spaceWeatherDaysOf } from '../files/space-weather-file.ts';
import { addLoad, sourceName } from '../process/load-command.ts';
import { onFoundation } from '../process/on-foundation.ts';

const LOAD_HELP = `
Reads SW-All.csv or SW-Last5Years.csv of CelesTrak (also gzip; - for standard input) and replaces the
previous table. An invalid file is refused with line and column. Orbit updates and manoeuvre plans then
use NRLMSISE-00 instead of the exponential atmosphere model.`;

export function addSpaceWeather(program: Command): void {
  const command = program.command('space-weather').description('solar and geomagnetic activity');
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

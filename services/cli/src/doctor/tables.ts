import { lastOrientationDay } from '@keepout/server/earth-orientation/store';
import type { Database } from '@keepout/server/platform/database/database';
import { nowTaiS } from '@keepout/server/platform/now';
import { lastWeatherDay } from '@keepout/server/space-weather/store';
import { SECONDS_PER_DAY } from '@keepout/units/duration';
import { type Finding, good, note } from './finding.ts';

const TABLES = [
  {
    what: 'earth orientation',
    lastDay: lastOrientationDay,
    without: 'UT1 = UTC is assumed, an error of up to 1 s in pass times',
    command: 'keepout earth-orientation load FILE',
  },
  {
    what: 'space weather',
    lastDay: lastWeatherDay,
    without: 'orbits fly in the exponential atmosphere',
    command: 'keepout space-weather load FILE',
  },
] as const;

/** The tables by the day that passes and orbits are computed with: that there is one, and whether it has today. */
export async function tableFindings({ orm }: Pick<Database, 'orm'>): Promise<Finding[]> {
  const today = Math.floor(nowTaiS() / SECONDS_PER_DAY);
  return await Promise.all(
    TABLES.map(async ({ what, lastDay, without, command }) => {
      const last = await lastDay(orm);
      if (last === undefined) return note(what, `no table is loaded: ${without}; run \`${command}\``);
      const facts = `${last.fileName}, up to ${dateOf(last.day)}`;
      return last.day >= today ? good(what, facts) : note(what, `${facts}, and no later: run \`${command}\``);
    }),
  );
}

/** Days are those of UTC since 2000-01-01. */
const dateOf = (day: number): string => new Date(Date.UTC(2000, 0, 1 + day)).toISOString().slice(0, 10);

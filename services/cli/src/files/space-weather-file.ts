import {
  type AtmosphereModel,
  EXPONENTIAL_AIR,
  type SpaceWeatherDays,
  type SpaceWeatherSource,
} from '@keepout/astro/atmosphere-model';
import { formatUtcZ } from '@keepout/astro/epoch';
import type { Atmosphere } from '@keepout/astro/force/force';
import { nrlmsiseAtmosphere } from '@keepout/astro/force/nrlmsise-atmosphere';
import {
  MODERATE_AP,
  MODERATE_F107,
  moderateSpaceWeather,
  type SpaceWeather,
} from '@keepout/astro/force/space-weather';
import {
  readSpaceWeather,
  readSpaceWeatherDays,
  type SpaceWeatherFault,
} from '@keepout/astro/force/space-weather-table';
import type { Result } from '@keepout/units/result';
import { inputAtFault, wrongUsage } from '../process/exit.ts';
import { printError } from '../process/print.ts';
import { readText } from './input-file.ts';

export const SPACE_WEATHER_OPTION = [
  '--space-weather <file>',
  'with --opm: space weather for nrlmsise-00: SW-All.csv of CelesTrak, also gzip',
] as const;

export type AtmosphereName = 'exponential' | 'nrlmsise-00';

/** Source of the space weather of a density at an epoch. */
export type SpaceWeatherUsed = SpaceWeatherSource;

export interface ChosenAtmosphere {
  readonly atmosphere: Atmosphere;
  /** For the list of forces. */
  readonly description: string;
  usedAt(epochTaiS: number): SpaceWeatherUsed;
}

const REASONS: Readonly<Record<SpaceWeatherFault['code'], (column: string) => string>> = {
  'space-weather-empty': () => 'no day of space weather (SW-All.csv of CelesTrak)',
  'space-weather-column-missing': (column) => `no column ${column}: not SW-All.csv of CelesTrak`,
  'space-weather-malformed': (column) => `${column} is missing or cannot be`,
  'space-weather-days-not-consecutive': () => 'the day does not follow the one before',
};

function isAtmosphereName(name: string): name is AtmosphereName {
  return name === 'exponential' || name === 'nrlmsise-00';
}

/** Returns the selected atmosphere model and prints a warning if it uses no observations; undefined for the exponential one. */
export function atmosphereOf(
  name: AtmosphereName,
  path: string | undefined,
  hasDrag: boolean,
  spanTaiS: readonly number[],
): ChosenAtmosphere | undefined {
  if (name === 'exponential') return undefined;
  const weather = path === undefined ? moderateSpaceWeather : readSpaceWeatherFile(path);
  if (hasDrag) noteSpaceWeather(weather, path, spanTaiS);
  const description =
    path === undefined ? `NRLMSISE-00 with F10.7 ${MODERATE_F107} and Ap ${MODERATE_AP}` : 'NRLMSISE-00';
  return {
    atmosphere: nrlmsiseAtmosphere(weather),
    description,
    usedAt: (epochTaiS) => weather.at(epochTaiS).source,
  };
}

/** Returns the selected atmosphere model, in the form for orbits of observed objects. */
export function airOf(name: AtmosphereName, path: string | undefined): AtmosphereModel {
  if (name === 'exponential') return EXPONENTIAL_AIR;
  return { model: 'NRLMSISE_00', ...(path !== undefined && { weather: spaceWeatherDaysOf(path) }) };
}

/** Returns the atmosphere model selected by the options of a command. */
export function atmosphereName(choice: string | undefined, path: string | undefined): AtmosphereName {
  const name = choice ?? (path === undefined ? 'exponential' : 'nrlmsise-00');
  if (!isAtmosphereName(name)) throw wrongUsage(`--atmosphere ${name}: exponential or nrlmsise-00`);
  if (name === 'exponential' && path !== undefined) {
    throw wrongUsage('--space-weather: the exponential atmosphere knows none');
  }
  return name;
}

/** The days of a file, or the end of the command with line, column and reason. */
export function spaceWeatherDaysOf(path: string): SpaceWeatherDays {
  return orEnd(path, readSpaceWeatherDays(readText(path)));
}

function readSpaceWeatherFile(path: string): SpaceWeather {
  return orEnd(path, readSpaceWeather(readText(path)));
}

function orEnd<T>(path: string, table: Result<T, SpaceWeatherFault>): T {
  if (table.ok) return table.value;
  const { code, line, column = '' } = table.fault;
  throw inputAtFault(`${line === undefined ? path : `${path}:${line}`}: ${REASONS[code](column)} [${code}]`);
}

function noteSpaceWeather(weather: SpaceWeather, path: string | undefined, spanTaiS: readonly number[]): void {
  if (path === undefined) {
    printError(
      'without --space-weather activity is moderate for all time: the density may be off by a factor of two\n',
    );
    return;
  }
  if (spanTaiS.some((epochTaiS) => weather.at(epochTaiS).source === 'beyond-table')) {
    const [from, to] = [formatUtcZ(weather.startTaiS).slice(0, 10), formatUtcZ(weather.stopTaiS - 1).slice(0, 10)];
    printError(`--space-weather: the table reaches from ${from} to ${to}; outside it, the nearest day is used\n`);
  }
}

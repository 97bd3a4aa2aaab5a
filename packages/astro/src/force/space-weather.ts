import { SECONDS_PER_DAY } from '@keepout/units/duration';
import type { SpaceWeatherDay, SpaceWeatherSource } from '../atmosphere-model.ts';
import { utcDay } from '../epoch.ts';
import { taiMinusUtcOnDay } from '../leap-seconds.ts';
import type { SolarGeomagnetic } from './nrlmsise/conditions.ts';

/** Solar and geomagnetic activity at one epoch, as a model of the atmosphere takes it. */
export interface SpaceWeatherSample extends SolarGeomagnetic {
  readonly source: SpaceWeatherSource;
}

/** A source of solar and geomagnetic activity: constant within three hours of UTC. */
export interface SpaceWeather {
  readonly startTaiS: number;
  readonly stopTaiS: number;
  at(epochTaiS: number): SpaceWeatherSample;
}

/** Moderate activity over the long term: ECSS-E-ST-10-04C, ISO 14222. */
export const MODERATE_F107 = 140;
export const MODERATE_AP = 15;

/** The stated fallback without a table: moderate activity, F10.7 140 and Ap 15, for all time. */
export const moderateSpaceWeather: SpaceWeather = constantSpaceWeather(MODERATE_F107, MODERATE_AP);

/** Activity that never changes. */
export function constantSpaceWeather(f107: number, ap: number): SpaceWeather {
  const sample: SpaceWeatherSample = { f107, f107Mean: f107, ap: [ap], source: 'constant' };
  return { startTaiS: Number.NEGATIVE_INFINITY, stopTaiS: Number.POSITIVE_INFINITY, at: () => sample };
}

const SLOTS = 8;
const SLOT_S = SECONDS_PER_DAY / SLOTS;

/**
 * Activity out of a table of days without gaps.
 *
 * Method   flux of the day before, mean flux of the day, Ap with its history in the order of NRLMSISE-00; beyond the table its nearest day
 *
 * @param firstDay   number   since 2000-01-01
 */
export function spaceWeatherOfDays(firstDay: number, days: readonly SpaceWeatherDay[]): SpaceWeather {
  const last = days.length - 1;
  const dayAt = (index: number): SpaceWeatherDay => days[Math.min(Math.max(index, 0), last)]!;
  const apAt = (slot: number): number => {
    const clamped = Math.min(Math.max(slot, 0), days.length * SLOTS - 1);
    return days[Math.floor(clamped / SLOTS)]!.ap[clamped % SLOTS]!;
  };
  const meanAp = (slot: number): number => {
    let sum = 0;
    for (let i = 0; i < SLOTS; i++) sum += apAt(slot - i);
    return sum / SLOTS;
  };
  const edge = (day: number): number => day * SECONDS_PER_DAY + taiMinusUtcOnDay(day);
  const samples = new Map<number, SpaceWeatherSample>();
  return {
    startTaiS: edge(firstDay),
    stopTaiS: edge(firstDay + days.length),
    at(epochTaiS) {
      const { day, secondOfDay } = utcDay(epochTaiS);
      const index = day - firstDay;
      const slot = index * SLOTS + Math.min(SLOTS - 1, Math.floor(secondOfDay / SLOT_S));
      let sample = samples.get(slot);
      if (sample === undefined) {
        const today = dayAt(index);
        sample = {
          f107: dayAt(index - 1).f107,
          f107Mean: today.f107Mean,
          ap: [
            today.apMean,
            apAt(slot),
            apAt(slot - 1),
            apAt(slot - 2),
            apAt(slot - 3),
            meanAp(slot - 4),
            meanAp(slot - 12),
          ],
          source: index < 0 || index > last ? 'beyond-table' : today.source,
        };
        samples.set(slot, sample);
      }
      return sample;
    },
  };
}

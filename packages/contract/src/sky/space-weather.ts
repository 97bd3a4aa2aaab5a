import { z } from 'zod';
import { spaceWeatherSource } from '../odt/enums.ts';
import { part, partOrNull, record } from '../platform/described.ts';
import { text, timeInput, utcTimeOf } from '../platform/primitives.ts';

/** Most days of one answer: a cycle of the Sun and a year. */
export const MOST_WEATHER_DAYS = 4400;

const day = (what: string) => z.iso.date().meta({ description: `${what}, a day of UTC.`, examples: ['2026-11-20'] });

export const spaceWeatherQuery = z.object({
  from: timeInput('First day; 180 days before today without it').optional(),
  to: timeInput('Last day; 45 days after today without it').optional(),
});

/** Activity of the Sun and of the magnetic field, as the table in use has it. */
export const spaceWeather = record('SpaceWeather', 'Activity of the Sun and of the magnetic field over time.', {
  table: partOrNull('The table in use; null: none is loaded, and orbits fly in the exponential atmosphere.', {
    fileName: text('The file that it came in.'),
    loadedAt: utcTimeOf('When it was loaded'),
    firstDay: day('Its first day'),
    lastDay: day('Its last day'),
    lastObservedDay: day('Its last day that was observed; null: none was').nullable(),
  }),
  days: z
    .array(
      part('One day.', {
        day: day('The day'),
        f107: z.number().describe('Observed flux of the Sun at 10.7 cm (F10.7), 1e-22 W/m^2/Hz.'),
        f107Mean: z.number().describe('Its mean over 81 days about the day, 1e-22 W/m^2/Hz.'),
        ap: z.number().describe('Mean Ap of the day, 2 nT.'),
        source: spaceWeatherSource,
      }),
    )
    .describe('Day by day, those that the table has.'),
});

export type SpaceWeather = z.infer<typeof spaceWeather>;

import { z } from 'zod';
import { spaceWeatherSource } from '../odt/enums.ts';
import { part, partOrNull, record } from '../platform/described.ts';
import { quantityText, text, timeInput, utcTimeOf } from '../platform/primitives.ts';

/** Maximum number of days in a response: a solar cycle and a year. */
export const MOST_WEATHER_DAYS = 4400;

const day = (label: string) =>
  z.iso.date().meta({ description: quantityText(label, 'UTC date'), examples: ['2026-11-20'] });

export const spaceWeatherQuery = z.object({
  from: timeInput('First day; default: 180 days before today').optional(),
  to: timeInput('Last day; default: 45 days after today').optional(),
});

/** Solar and geomagnetic activity from the table in use. */
export const spaceWeather = record('SpaceWeather', 'Solar and geomagnetic activity over time.', {
  table: partOrNull('Table in use; null if none is loaded, and the exponential atmosphere model is used.', {
    fileName: text('Name of the file.'),
    loadedAt: utcTimeOf('Time at which the table was loaded'),
    firstDay: day('First day of the table'),
    lastDay: day('Last day of the table'),
    lastObservedDay: day('Last observed day; null without one').nullable(),
  }),
  days: z
    .array(
      part('Values of one day.', {
        day: day('Day of the values'),
        f107: z.number().describe('Observed solar radio flux at 10.7 cm (F10.7), 1e-22 W/m^2/Hz.'),
        f107Mean: z.number().describe('Mean of F10.7 over 81 days centred on the day, 1e-22 W/m^2/Hz.'),
        ap: z.number().describe('Daily mean of Ap, 2 nT.'),
        source: spaceWeatherSource,
      }),
    )
    .describe('Values by day, for the days of the table.'),
});

export type SpaceWeather = z.infer<typeof spaceWeather>;

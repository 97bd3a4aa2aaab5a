import { z } from 'zod';
import { spaceWeatherSource } from '../odt/enums.ts';
import { text, timeInput, utcTimeOf } from '../platform/primitives.ts';

/** Most days of one answer: a cycle of the Sun and a year. */
export const MOST_WEATHER_DAYS = 4400;

const day = (what: string) => z.iso.date().meta({ description: `${what}, a day of UTC.`, examples: ['2026-11-20'] });

export const spaceWeatherQuery = z.object({
  from: timeInput('First day; 180 days before today without it').optional(),
  to: timeInput('Last day; 45 days after today without it').optional(),
});

/** Activity of the Sun and of the magnetic field, as the table in use has it. */
export const spaceWeather = z
  .object({
    table: z
      .object({
        fileName: text('The file that it came in.'),
        loadedAt: utcTimeOf('When it was loaded'),
        firstDay: day('Its first day'),
        lastDay: day('Its last day'),
        lastObservedDay: day('Its last day that was observed; null: none was').nullable(),
      })
      .nullable()
      .meta({ description: 'The table in use; null: none is loaded, and orbits fly in the exponential atmosphere.' }),
    days: z
      .array(
        z
          .object({
            day: day('The day'),
            f107: z.number().meta({ description: 'Observed flux of the Sun at 10.7 cm (F10.7), 1e-22 W/m^2/Hz.' }),
            f107Mean: z.number().meta({ description: 'Its mean over 81 days about the day, 1e-22 W/m^2/Hz.' }),
            ap: z.number().meta({ description: 'Mean Ap of the day, 2 nT.' }),
            source: spaceWeatherSource,
          })
          .meta({ description: 'One day.' }),
      )
      .meta({ description: 'Day by day, those that the table has.' }),
  })
  .meta({ id: 'SpaceWeather', description: 'Activity of the Sun and of the magnetic field over time.' });

export type SpaceWeather = z.infer<typeof spaceWeather>;

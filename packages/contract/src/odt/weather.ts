import { z } from 'zod';
import { saying, text, timeInput, utcTimeOf } from '../platform/primitives.ts';
import { sentencesOf } from '../platform/sentence.ts';
import { weatherSource } from './enums.ts';

const cloudCover = z.number().min(0).max(1).meta({ description: 'Share of the sky that is clouded, 0 to 1.' });

/** A forecast of the sky over a sensor, as it is sent. */
export const forecastBody = z
  .strictObject({
    source: saying(120).meta({
      description: 'Who made it, and by which model.',
      examples: ['Met Norway, MEPS 2.5 km'],
    }),
    issuedAt: timeInput('When it was issued'),
    hours: z
      .array(
        z
          .strictObject({ start: timeInput('Begin of the hour'), cloudCover })
          .meta({ description: 'Cloud cover from a time on, until the next one, an hour at most.' }),
      )
      .min(1)
      .max(400)
      .meta({ description: 'Hour by hour, in order of time.' }),
  })
  .meta({ id: 'WeatherForecastBody', description: 'Hourly cloud cover over a sensor, with source and time of issue.' });

/** What is known of the sky over a sensor. */
export const sensorWeather = z
  .object({
    sensorCode: text('Short name of the sensor.'),
    weatherSource: weatherSource.meta({ description: 'What its owner named; each hour says what it is by.' }),
    forecast: z
      .object({
        source: text('Who made it.'),
        issuedAt: utcTimeOf('When it was issued'),
        receivedAt: utcTimeOf('When it came'),
        start: utcTimeOf('Begin of its first hour'),
        end: utcTimeOf('End of its last hour'),
        isStale: z.boolean().meta({ description: 'It was issued too long ago to be counted on.' }),
      })
      .nullable()
      .meta({ description: 'The newest forecast that was sent; null: none was.' }),
    message: text('Why the hours are not by what its owner named; empty when they are.'),
    messageSentences: sentencesOf('message'),
    hours: z
      .array(
        z
          .object({
            start: utcTimeOf('Begin of the hour'),
            clouds: cloudCover.nullable().meta({ description: 'Expected share of cloud; null: not known.' }),
            weatherSource,
          })
          .meta({ description: 'One hour.' }),
      )
      .meta({ description: 'Hour by hour.' }),
  })
  .meta({ id: 'SensorWeather', description: 'What is known of the sky over a sensor, and what by.' });

export const weatherQuery = z.object({
  start: timeInput('Begin; the present hour without it').optional(),
  hours: z.coerce.number().int().min(1).max(336).default(48).meta({ description: 'How many hours.' }),
});

export type ForecastBody = z.infer<typeof forecastBody>;
export type SensorWeather = z.infer<typeof sensorWeather>;

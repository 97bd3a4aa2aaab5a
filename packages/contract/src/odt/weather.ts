import { z } from 'zod';
import { input, part, partOrNull, record } from '../platform/described.ts';
import { saying, text, timeInput, utcTimeOf } from '../platform/primitives.ts';
import { sentencesOf } from '../platform/sentence.ts';
import { weatherSource } from './enums.ts';

const cloudCover = z.number().min(0).max(1).describe('Share of the sky that is clouded, 0 to 1.');

/** A forecast of the sky over a sensor, as it is sent. */
export const forecastBody = input(
  'WeatherForecastBody',
  'Hourly cloud cover over a sensor, with source and time of issue.',
  {
    source: saying(120).meta({
      description: 'Who made it, and by which model.',
      examples: ['Met Norway, MEPS 2.5 km'],
    }),
    issuedAt: timeInput('When it was issued'),
    hours: z
      .array(
        z
          .strictObject({ start: timeInput('Begin of the hour'), cloudCover })
          .describe('Cloud cover from a time on, until the next one, an hour at most.'),
      )
      .min(1)
      .max(400)
      .describe('Hour by hour, in order of time.'),
  },
);

/** What is known of the sky over a sensor. */
export const sensorWeather = record('SensorWeather', 'What is known of the sky over a sensor, and what by.', {
  sensorCode: text('Short name of the sensor.'),
  weatherSource: weatherSource.describe('What its owner named; each hour says what it is by.'),
  forecast: partOrNull('The newest forecast that was sent; null: none was.', {
    source: text('Who made it.'),
    issuedAt: utcTimeOf('When it was issued'),
    receivedAt: utcTimeOf('When it came'),
    start: utcTimeOf('Begin of its first hour'),
    end: utcTimeOf('End of its last hour'),
    isStale: z.boolean().describe('It was issued too long ago to be counted on.'),
  }),
  message: text('Why the hours are not by what its owner named; empty when they are.'),
  messageSentences: sentencesOf('message'),
  hours: z
    .array(
      part('One hour.', {
        start: utcTimeOf('Begin of the hour'),
        clouds: cloudCover.nullable().describe('Expected share of cloud; null: not known.'),
        weatherSource,
      }),
    )
    .describe('Hour by hour.'),
});

export const weatherQuery = z.object({
  start: timeInput('Begin; the present hour without it').optional(),
  hours: z.coerce.number().int().min(1).max(336).default(48).describe('How many hours.'),
});

export type ForecastBody = z.infer<typeof forecastBody>;
export type SensorWeather = z.infer<typeof sensorWeather>;

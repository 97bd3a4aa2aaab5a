import { z } from 'zod';
import { input, part, partOrNull, record } from '../platform/described.ts';
import { text, textUpTo, timeInput, utcTimeOf } from '../platform/primitives.ts';
import { sentencesOf } from '../platform/sentence.ts';
import { weatherSource } from './enums.ts';

const cloudCover = z.number().min(0).max(1).describe('Cloud cover, 0 to 1.');

/** A cloud forecast for a sensor. */
export const forecastBody = input(
  'WeatherForecastBody',
  'Hourly cloud cover over a sensor, with source and time of issue.',
  {
    source: textUpTo(120).meta({
      description: 'Organisation and model of the forecast.',
      examples: ['Met Norway, MEPS 2.5 km'],
    }),
    issuedAt: timeInput('Time of issue'),
    hours: z
      .array(
        z
          .strictObject({ start: timeInput('Start of the hour'), cloudCover })
          .describe('Cloud cover from a start time to the next one, for at most one hour.'),
      )
      .min(1)
      .max(400)
      .describe('Hourly values by time.'),
  },
);

/** Cloud cover over a sensor. */
export const sensorWeather = record('SensorWeather', 'Cloud cover over a sensor with its source.', {
  sensorCode: text('Code of the sensor.'),
  weatherSource: weatherSource.describe('Source that the owner of the sensor has set; each hour has its own source.'),
  forecast: partOrNull('Newest received forecast; null without one.', {
    source: text('Organisation and model of the forecast.'),
    issuedAt: utcTimeOf('Time of issue'),
    receivedAt: utcTimeOf('Time of receipt'),
    start: utcTimeOf('Start of the first hour'),
    end: utcTimeOf('End of the last hour'),
    isStale: z.boolean().describe('True if the forecast is too old and is not used.'),
  }),
  message: text('Reason why the hours use another source than set by the owner, a sentence; empty if they do not.'),
  messageSentences: sentencesOf('message'),
  hours: z
    .array(
      part('Cloud cover in one hour.', {
        start: utcTimeOf('Start of the hour'),
        clouds: cloudCover.nullable().describe('Forecast cloud cover, 0 to 1; null if unknown.'),
        weatherSource,
      }),
    )
    .describe('Hourly values by time.'),
});

export const weatherQuery = z.object({
  start: timeInput('Start of the window; default: the current hour').optional(),
  hours: z.coerce.number().int().min(1).max(336).default(48).describe('Number of hours.'),
});

export type ForecastBody = z.infer<typeof forecastBody>;
export type SensorWeather = z.infer<typeof sensorWeather>;

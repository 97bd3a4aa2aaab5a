import { z } from 'zod';
import { part, record } from '../platform/described.ts';
import { chance, count, idOf, text, utcTimeOf } from '../platform/primitives.ts';
import { dataMode } from './enums.ts';

const passCounts = {
  passes: count('Ended passes that the sensor had accepted'),
  successful: count('Passes with accepted measurements'),
  share: chance('Share of successful passes'),
  lower: chance('Lower limit of the 95 % confidence interval of the share (Clopper-Pearson)'),
  upper: chance('Upper limit of the 95 % confidence interval of the share (Clopper-Pearson)'),
};

/** Success rate of the passes that an operator has ordered from a sensor. */
export const passRate = record('PassRate', 'Results of the passes that your organisation has ordered from a sensor.', {
  sensorId: idOf('the sensor'),
  sensorCode: text('Code of the sensor.'),
  dataMode,
  ...passCounts,
  from: utcTimeOf('Start of the first pass'),
  to: utcTimeOf('Start of the last pass'),
  byElevation: z
    .array(
      part('Passes that culminate in a band of elevation.', {
        least: z.number().describe('Lower limit of the elevation at culmination, deg.'),
        most: z.number().describe('Upper limit of the elevation at culmination, deg.'),
        ...passCounts,
      }),
    )
    .describe('Success rate by elevation at culmination, for each band with at least 10 passes.'),
});

export type PassRate = z.infer<typeof passRate>;

import { z } from 'zod';
import { part, record } from '../platform/described.ts';
import { chance, count, idOf, text, utcTimeOf } from '../platform/primitives.ts';
import { dataMode } from './enums.ts';

const counted = {
  passes: count('Passes that the sensor took and that are over'),
  successful: count('Of them those whose measurements were accepted'),
  share: chance('Share of them'),
  lower: chance('Lower end of its 95 % interval (Clopper-Pearson)'),
  upper: chance('Upper end of it'),
};

/** What came of the passes that an operator has ordered of a sensor. */
export const passRate = record('PassRate', 'Results of the passes that your organisation has ordered from a sensor.', {
  sensorId: idOf('the sensor'),
  sensorCode: text('Short name of the sensor.'),
  dataMode,
  ...counted,
  from: utcTimeOf('Begin of the first of them'),
  to: utcTimeOf('Begin of the last of them'),
  byElevation: z
    .array(
      part('Passes that culminate in a band of elevation.', {
        least: z.number().describe('Lowest elevation at culmination, deg.'),
        most: z.number().describe('Highest, deg.'),
        ...counted,
      }),
    )
    .describe('The same by elevation at culmination, for each band with at least ten passes.'),
});

export type PassRate = z.infer<typeof passRate>;

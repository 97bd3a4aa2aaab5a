import { z } from 'zod';
import { input, record, rows } from '../platform/described.ts';
import { idOf, metres, metresPerSecond, numberIn, numberOf, seconds, utcTimeOf } from '../platform/primitives.ts';
import { EARLIEST_RETURN_HOURS, RETURN_NUMBERS } from './fields.ts';
import { manoeuvreCommand, planConstraints } from './manoeuvre-command.ts';
import { returnObstacle } from './manoeuvre-enums.ts';
import {
  isInadequate,
  kilograms,
  known,
  leftOutIds,
  leftOutTotal,
  orNull,
  withExecutionError,
} from './manoeuvre-parts.ts';

/** What a way back has to reach. */
export const returnBox = input('ReturnBox', 'The box that the satellite comes back into, and by when it is inside.', {
  smaBand: numberOf('Largest distance of the semi-major axis from that without manoeuvres', RETURN_NUMBERS.smaBand),
  phaseBand: numberOf(
    'Largest distance of the argument of latitude from that without manoeuvres',
    RETURN_NUMBERS.phaseBand,
  ),
  latestHours: numberIn(RETURN_NUMBERS.latestHours)
    .default(48)
    .describe('By when the satellite is inside both bands, hours after closest approach.'),
});

/** A search for the way back. */
export const manoeuvreReturnSearch = input(
  'ManoeuvreReturnSearch',
  'A search for the manoeuvre that brings the satellite back.',
  {
    conjunctionId: idOf('the event that is avoided'),
    manoeuvre: manoeuvreCommand,
    ...returnBox.shape,
    earliestHours: numberIn(RETURN_NUMBERS.earliestHours)
      .default(EARLIEST_RETURN_HOURS)
      .describe('Earliest begin of the second manoeuvre, hours after closest approach; before `latestHours`.'),
    constraints: planConstraints.prefault({}),
    leftOut: leftOutIds,
  },
);

const sma = orNull(metres('Semi-major axis over that without manoeuvres, at the same argument of latitude'));
const phase = orNull(z.number().describe('Argument of latitude ahead of that without manoeuvres, deg.'));

export const returnCourse = rows(
  'How far the orbit is from that without manoeuvres, evenly in time from the first begin to the end: with the avoiding manoeuvre alone, and with both, null where there is no way back.',
  { epoch: utcTimeOf('Of these distances'), smaAlone: sma, phaseAlone: phase, sma, phase },
);

/** The way back. */
export const manoeuvreReturn = record('ManoeuvreReturn', 'The pair of manoeuvres that avoids and comes back.', {
  conjunctionId: idOf('the event'),
  found: z.boolean().describe('The satellite comes back.'),
  isNeeded: z.boolean().describe('It takes a second manoeuvre.'),
  unreachable: returnObstacle.nullable().describe('What keeps it away; null where it comes back.'),
  manoeuvres: z
    .array(manoeuvreCommand)
    .describe('The manoeuvre that avoids and the one that comes back; the first alone where none is found or needed.'),
  totalDeltaV: metresPerSecond('Change of velocity of both'),
  totalPropellant: orNull(kilograms('Propellant of both; null where mass or specific impulse is not known')),
  timeOutside: orNull(
    seconds('Outside either band, from the first begin until the end; null where it does not come back'),
  ),
  insideFrom: utcTimeOf('Since when it is inside both bands').nullable(),
  smaAfter: z.number().nullable().describe('Semi-major axis over that without manoeuvres at the end, m.'),
  phaseAfter: z.number().nullable().describe('Argument of latitude ahead of that without manoeuvres at the end, deg.'),
  course: returnCourse,
  totalProbability: known.describe('That any known event is a collision, with these manoeuvres, 0 to 1.'),
  isInadequate,
  withExecutionError,
  leftOutByOperator: leftOutTotal.optional(),
});

export type ReturnBox = z.infer<typeof returnBox>;
export type ManoeuvreReturnSearch = z.infer<typeof manoeuvreReturnSearch>;
export type ManoeuvreReturn = z.infer<typeof manoeuvreReturn>;

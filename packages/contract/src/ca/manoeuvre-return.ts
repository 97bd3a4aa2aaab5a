import { z } from 'zod';
import { input, record, rows } from '../platform/described.ts';
import { idOf, metres, metresPerSecond, numberIn, numberOf, seconds, utcTimeOf } from '../platform/primitives.ts';
import { EARLIEST_RETURN_HOURS, RETURN_NUMBERS } from './fields.ts';
import { manoeuvreCommand, planConstraints } from './manoeuvre-command.ts';
import { returnObstacle } from './manoeuvre-enums.ts';
import {
  isInadequate,
  kilograms,
  leftOutIds,
  leftOutTotal,
  orNull,
  probabilityValue,
  withExecutionError,
} from './manoeuvre-parts.ts';

/** Target of a return manoeuvre. */
export const returnBox = input('ReturnBox', 'Target box of the return manoeuvre, with its time limit.', {
  smaBand: numberOf(
    'Maximum deviation of the semi-major axis from the orbit without manoeuvres',
    RETURN_NUMBERS.smaBand,
  ),
  phaseBand: numberOf(
    'Maximum deviation of the argument of latitude from the orbit without manoeuvres',
    RETURN_NUMBERS.phaseBand,
  ),
  latestHours: numberIn(RETURN_NUMBERS.latestHours)
    .default(48)
    .describe('Time after TCA at which the satellite must be inside both bands, h.'),
});

/** A search for the return manoeuvre. */
export const manoeuvreReturnSearch = input(
  'ManoeuvreReturnSearch',
  'A search for the return manoeuvre after an avoidance manoeuvre.',
  {
    conjunctionId: idOf('the avoided conjunction'),
    manoeuvre: manoeuvreCommand,
    ...returnBox.shape,
    earliestHours: numberIn(RETURN_NUMBERS.earliestHours)
      .default(EARLIEST_RETURN_HOURS)
      .describe('Earliest ignition of the return manoeuvre, hours after TCA; less than `latestHours`.'),
    constraints: planConstraints.prefault({}),
    leftOut: leftOutIds,
  },
);

const sma = orNull(
  metres(
    'Difference of the semi-major axis from the orbit without manoeuvres, at the same argument of latitude; null without a return manoeuvre',
  ),
);
const phase = orNull(
  z
    .number()
    .describe(
      'Difference of the argument of latitude from the orbit without manoeuvres, deg; null without a return manoeuvre.',
    ),
);

export const returnCourse = rows(
  'Deviation from the orbit without manoeuvres at equal time steps from the first ignition to the end. `smaAlone` and `phaseAlone`: with the avoidance manoeuvre alone. `sma` and `phase`: with both manoeuvres.',
  { epoch: utcTimeOf('Epoch of the deviations'), smaAlone: sma, phaseAlone: phase, sma, phase },
);

/** The avoidance manoeuvre with its return manoeuvre. */
export const manoeuvreReturn = record('ManoeuvreReturn', 'An avoidance manoeuvre with its return manoeuvre.', {
  conjunctionId: idOf('the conjunction'),
  found: z.boolean().describe('True if the satellite returns into the box.'),
  isNeeded: z.boolean().describe('True if the return requires a second manoeuvre.'),
  unreachable: returnObstacle.nullable().describe('Reason why no return is found; null if it is found.'),
  manoeuvres: z
    .array(manoeuvreCommand)
    .describe('Avoidance manoeuvre and return manoeuvre; only the first if no return manoeuvre is found or needed.'),
  totalDeltaV: metresPerSecond('Delta-v magnitude, sum of both manoeuvres'),
  totalPropellant: orNull(kilograms('Propellant of both manoeuvres; null if mass or specific impulse is unknown')),
  timeOutside: orNull(
    seconds('Time outside either band, from the first ignition to the end; null if the satellite does not return'),
  ),
  insideFrom: utcTimeOf('Time from which the satellite is inside both bands; null if it does not return').nullable(),
  smaAfter: z
    .number()
    .nullable()
    .describe(
      'Difference of the semi-major axis from the orbit without manoeuvres at the end, m; null without a return.',
    ),
  phaseAfter: z
    .number()
    .nullable()
    .describe(
      'Difference of the argument of latitude from the orbit without manoeuvres at the end, deg; null without a return.',
    ),
  course: returnCourse,
  totalProbability: probabilityValue.describe(
    'Probability that any known conjunction is a collision, with these manoeuvres, 0 to 1.',
  ),
  isInadequate,
  withExecutionError,
  leftOutByOperator: leftOutTotal.optional(),
});

export type ReturnBox = z.infer<typeof returnBox>;
export type ManoeuvreReturnSearch = z.infer<typeof manoeuvreReturnSearch>;
export type ManoeuvreReturn = z.infer<typeof manoeuvreReturn>;

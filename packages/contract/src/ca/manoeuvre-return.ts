import { z } from 'zod';
import { idOf, metresPerSecond, seconds, utcTimeOf } from '../platform/primitives.ts';
import { returnObstacle } from './manoeuvre-enums.ts';
import { givenManoeuvre, planConstraints } from './manoeuvre-given.ts';
import { kilograms, known, orNull } from './manoeuvre-parts.ts';

/** A search for the way back. */
export const manoeuvreReturnSearch = z
  .strictObject({
    conjunctionId: idOf('the event that is avoided'),
    manoeuvre: givenManoeuvre,
    smaBand: z
      .number()
      .positive()
      .max(1e5)
      .meta({ description: 'Largest distance of the semi-major axis from that without manoeuvres, m.' }),
    phaseBand: z
      .number()
      .positive()
      .max(90)
      .meta({ description: 'Largest distance of the argument of latitude from that without manoeuvres, deg.' }),
    earliestHours: z
      .number()
      .min(0)
      .max(240)
      .default(1)
      .meta({ description: 'Earliest begin of the second manoeuvre, hours after closest approach.' }),
    latestHours: z
      .number()
      .positive()
      .max(240)
      .default(48)
      .meta({ description: 'By when the satellite is inside both bands, hours after closest approach.' }),
    constraints: planConstraints.prefault({}),
  })
  .meta({ id: 'ManoeuvreReturnSearch', description: 'A search for the manoeuvre that brings the satellite back.' });

/** The way back. */
export const manoeuvreReturn = z
  .object({
    conjunctionId: idOf('the event'),
    found: z.boolean().meta({ description: 'The satellite comes back.' }),
    isNeeded: z.boolean().meta({ description: 'It takes a second manoeuvre.' }),
    unreachable: returnObstacle.nullable().meta({ description: 'What keeps it away; null where it comes back.' }),
    manoeuvres: z.array(givenManoeuvre).meta({
      description:
        'The manoeuvre that avoids and the one that comes back; the first alone where none is found or needed.',
    }),
    totalDeltaV: metresPerSecond('Change of velocity of both'),
    totalPropellant: orNull(kilograms('Propellant of both; null where mass or specific impulse is not known')),
    timeOutside: orNull(
      seconds('Outside either band, from the first begin until the end; null where it does not come back'),
    ),
    insideFrom: utcTimeOf('Since when it is inside both bands').nullable(),
    smaAfter: z
      .number()
      .nullable()
      .meta({ description: 'Semi-major axis over that without manoeuvres at the end, m.' }),
    phaseAfter: z
      .number()
      .nullable()
      .meta({ description: 'Argument of latitude ahead of that without manoeuvres at the end, deg.' }),
    totalProbability: known.meta({
      description: 'That any known event is a collision, with these manoeuvres, 0 to 1.',
    }),
  })
  .meta({ id: 'ManoeuvreReturn', description: 'The pair of manoeuvres that avoids and comes back.' });

export type ManoeuvreReturnSearch = z.infer<typeof manoeuvreReturnSearch>;
export type ManoeuvreReturn = z.infer<typeof manoeuvreReturn>;

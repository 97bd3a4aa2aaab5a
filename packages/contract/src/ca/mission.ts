import { z } from 'zod';
import { inLanguage } from '../platform/language.ts';
import {
  count,
  id,
  idOf,
  metres,
  noradId,
  numberIn,
  numberOf,
  pageQuery,
  text,
  textIn,
  timeInput,
  utcTimeOf,
} from '../platform/primitives.ts';
import { NAME } from '../platform/text-field.ts';
import { screeningState } from './enums.ts';
import { MISSION_DEFAULTS, MISSION_NUMBERS, MOST_TRAFFIC } from './fields.ts';

const three = (what: string) => z.array(z.number()).length(3).meta({ description: what });

/** The orbit of a mission that has not begun. */
export const plannedOrbit = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('HEIGHTS').meta({ description: 'By its heights.' }),
      perigee: numberOf('Mean height of perigee above the equatorial radius', MISSION_NUMBERS.perigee),
      apogee: numberOf('Mean height of apogee, not below that of perigee', MISSION_NUMBERS.apogee),
      inclination: numberOf('Inclination', MISSION_NUMBERS.inclination),
      raan: numberIn(MISSION_NUMBERS.raan).default(0).meta({ description: 'Ascending node at the start, deg.' }),
      argPerigee: numberIn(MISSION_NUMBERS.argPerigee)
        .default(0)
        .meta({ description: 'Argument of perigee at the start, deg.' }),
    }),
    z.strictObject({
      kind: z.literal('INSERTION').meta({ description: 'By the state that the launcher leaves.' }),
      epoch: timeInput('Of the state that the launcher leaves'),
      position: three('EME2000, m.'),
      velocity: three('EME2000, m/s.'),
    }),
    z.strictObject({
      kind: z.literal('PLACE').meta({ description: 'By a place that is kept.' }),
      longitude: numberOf('Place in the geostationary ring, east', MISSION_NUMBERS.longitude),
      halfWidth: numberIn(MISSION_NUMBERS.halfWidth)
        .default(MISSION_DEFAULTS.halfWidth)
        .meta({ description: 'Half of the box that is kept, deg.' }),
      inclination: numberIn(MISSION_NUMBERS.keptInclination)
        .default(MISSION_DEFAULTS.keptInclination)
        .meta({ description: 'Inclination that is kept, deg.' }),
    }),
  ])
  .meta({ id: 'PlannedOrbit', description: 'Heights, the state of an insertion, or a place that is kept.' });

const trafficGroup = z
  .strictObject({
    name: textIn(NAME).meta({ description: '`PAYLOAD`, `ROCKET BODY`, `DEBRIS`, or how names begin.' }),
    growth: numberIn(MISSION_NUMBERS.growth).default(1).meta({ description: 'Times the number of today.' }),
    ourShare: numberIn(MISSION_NUMBERS.ourShare)
      .default(1)
      .meta({ description: 'Share of the manoeuvres for them that are yours, 0..1.' }),
  })
  .meta({ id: 'TrafficGroup', description: 'Others that grow, or with whom a rule says who moves.' });

const question = {
  name: textIn(NAME).meta({ description: 'What you call it.' }),
  orbit: plannedOrbit,
  radius: numberOf('Combined hard-body radius', MISSION_NUMBERS.radius),
  days: numberIn(MISSION_NUMBERS.days)
    .default(MISSION_DEFAULTS.days)
    .meta({ description: 'Span that is flown, days.' }),
  decisionDays: numberIn(MISSION_NUMBERS.decisionDays)
    .default(MISSION_DEFAULTS.decisionDays)
    .meta({ description: 'Days from a decision to closest approach.' }),
  traffic: z
    .array(trafficGroup)
    .max(MOST_TRAFFIC)
    .default([])
    .meta({ description: 'All others are as many as today, and every manoeuvre is yours.' }),
  burn: numberIn(MISSION_NUMBERS.burn)
    .default(MISSION_DEFAULTS.burn)
    .meta({ description: 'What one avoidance takes, the way back included, m/s.' }),
  mass: numberIn(MISSION_NUMBERS.mass)
    .optional()
    .meta({ description: 'kg; with `specificImpulse` propellant is told.' }),
  specificImpulse: numberIn(MISSION_NUMBERS.specificImpulse).optional().meta({ description: 's.' }),
};

export const missionBody = z
  .strictObject(question)
  .meta({ id: 'MissionBody', description: 'An orbit that is planned, and what is asked of its year.' });

const bounded = (what: string) =>
  z
    .object({
      value: z.number().meta({ description: 'As it was counted.' }),
      lower: z.number().meta({ description: 'Lower limit of 95 %.' }),
      upper: z.number().meta({ description: 'Upper limit of 95 %.' }),
    })
    .meta({ description: `${what}, with the 95 % limits of the count.` });

const missionResult = z
  .object({
    objects: count('Objects of the catalogue'),
    start: utcTimeOf('Begin of the span'),
    events: count('Passages that were counted, of today’s traffic'),
    passagesPerYear: bounded('Passages a year within 5 km, with the traffic as it has grown'),
    collisionsPerYear: bounded('Collisions a year where nobody moves'),
    fluxPassagesPerYear: z.number().nullable().meta({
      description: 'The same of today’s traffic by the shape of the orbits alone; null for a place that is kept.',
    }),
    groups: z
      .array(
        z.object({
          name: text('Type, or how names begin.'),
          growth: z.number().meta({ description: 'Times the number of today.' }),
          ourShare: z.number().meta({ description: 'Share of the manoeuvres that are yours, 0..1.' }),
          events: count('Passages that were counted'),
          passagesPerYear: bounded('Passages a year, grown'),
        }),
      )
      .meta({ description: 'Names that the question has, the longer ones first, then the types.' }),
    levels: z
      .array(
        z.object({
          acceptedPc: z.number().meta({ description: 'Probability from which one acts.' }),
          manoeuvresPerYear: z.number().meta({ description: 'Manoeuvres a year, whoever makes them.' }),
          oursPerYear: z.number().meta({ description: 'Those of them that are yours.' }),
          deltaVPerYear: z.number().meta({ description: 'What yours take, m/s a year.' }),
          propellantPerYear: z.number().nullable().meta({ description: 'kg a year; null without mass and impulse.' }),
          reductionPerYear: z.number().meta({ description: 'Collisions a year that they take away.' }),
          residualPerYear: z.number().meta({ description: 'Collisions a year that are accepted.' }),
          falseAlarmShare: z.number().nullable().meta({ description: 'Share at which nothing would have hit.' }),
        }),
      )
      .meta({ description: 'The largest probability first.' }),
    met: z
      .array(
        z.object({
          noradId,
          name: text('Name in the catalogue.'),
          events: count('Passages'),
          closest: metres('The nearest of them'),
        }),
      )
      .meta({ description: 'Whom it met most often.' }),
  })
  .meta({ id: 'MissionResult', description: 'What a year of the orbit comes to.' });

export const mission = z
  .object({
    missionId: idOf('the study'),
    question: z.object(question).meta({ description: 'What was asked, with what holds where nothing was said.' }),
    catalogueId: id.meta({ description: 'The catalogue that it is flown against.' }),
    state: screeningState,
    percent: z.number().min(0).max(100).meta({ description: 'How far it is, %.' }),
    orderedAt: utcTimeOf('When it was ordered'),
    orderedBy: text('Who ordered it.'),
    finishedAt: utcTimeOf('When it ended').nullable(),
    result: missionResult.nullable().meta({ description: 'Null until it has ended.' }),
  })
  .meta({ id: 'Mission', description: 'A year of a planned orbit: the question, how far it is, and what it came to.' });

export const missionQuery = z.object(pageQuery);
export const missionPaperQuery = z.object({ language: inLanguage });

export type Mission = z.infer<typeof mission>;
export type MissionBody = z.infer<typeof missionBody>;
export type MissionResult = z.infer<typeof missionResult>;
export type WirePlannedOrbit = z.infer<typeof plannedOrbit>;

import { z } from 'zod';
import { input, part, record, rows } from '../platform/described.ts';
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

const three = (what: string) => z.array(z.number()).length(3).describe(what);

/** The orbit of a mission that has not begun. */
export const plannedOrbit = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('HEIGHTS').describe('By its heights.'),
      perigee: numberOf('Mean height of perigee above the equatorial radius', MISSION_NUMBERS.perigee),
      apogee: numberOf('Mean height of apogee, not below that of perigee', MISSION_NUMBERS.apogee),
      inclination: numberOf('Inclination', MISSION_NUMBERS.inclination),
      raan: numberIn(MISSION_NUMBERS.raan).default(0).describe('Ascending node at the start, deg.'),
      argPerigee: numberIn(MISSION_NUMBERS.argPerigee).default(0).describe('Argument of perigee at the start, deg.'),
    }),
    z.strictObject({
      kind: z.literal('INSERTION').describe('By the state that the launcher leaves.'),
      epoch: timeInput('Of the state that the launcher leaves'),
      position: three('EME2000, m.'),
      velocity: three('EME2000, m/s.'),
    }),
    z.strictObject({
      kind: z.literal('PLACE').describe('By a place that is kept.'),
      longitude: numberOf('Place in the geostationary ring, east', MISSION_NUMBERS.longitude),
      halfWidth: numberIn(MISSION_NUMBERS.halfWidth)
        .default(MISSION_DEFAULTS.halfWidth)
        .describe('Half of the box that is kept, deg.'),
      inclination: numberIn(MISSION_NUMBERS.keptInclination)
        .default(MISSION_DEFAULTS.keptInclination)
        .describe('Inclination that is kept, deg.'),
    }),
  ])
  .meta({ id: 'PlannedOrbit', description: 'Heights, the state of an insertion, or a place that is kept.' });

const trafficGroup = input('TrafficGroup', 'Others that grow, or with whom a rule says who moves.', {
  name: textIn(NAME).describe('`PAYLOAD`, `ROCKET BODY`, `DEBRIS`, or how names begin.'),
  growth: numberIn(MISSION_NUMBERS.growth).default(1).describe('Times the number of today.'),
  ourShare: numberIn(MISSION_NUMBERS.ourShare)
    .default(1)
    .describe('Share of the manoeuvres for them that are yours, 0..1.'),
});

const question = {
  name: textIn(NAME).describe('What you call it.'),
  orbit: plannedOrbit,
  radius: numberOf('Combined hard-body radius', MISSION_NUMBERS.radius),
  days: numberIn(MISSION_NUMBERS.days).default(MISSION_DEFAULTS.days).describe('Span that is flown, days.'),
  decisionDays: numberIn(MISSION_NUMBERS.decisionDays)
    .default(MISSION_DEFAULTS.decisionDays)
    .describe('Days from a decision to closest approach.'),
  traffic: z
    .array(trafficGroup)
    .max(MOST_TRAFFIC)
    .default([])
    .describe('All others are as many as today, and every manoeuvre is yours.'),
  burn: numberIn(MISSION_NUMBERS.burn)
    .default(MISSION_DEFAULTS.burn)
    .describe('What one avoidance takes, the way back included, m/s.'),
  mass: numberIn(MISSION_NUMBERS.mass).optional().describe('kg; with `specificImpulse` propellant is told.'),
  specificImpulse: numberIn(MISSION_NUMBERS.specificImpulse).optional().describe('Specific impulse of the engine, s.'),
};

export const missionBody = input('MissionBody', 'An orbit that is planned, and what is asked of its year.', question);

const bounded = (what: string) =>
  part(`${what}, with the 95 % limits of the count.`, {
    value: z.number().describe('As it was counted.'),
    lower: z.number().describe('Lower limit of 95 %.'),
    upper: z.number().describe('Upper limit of 95 %.'),
  });

const missionResult = record('MissionResult', 'What a year of the orbit comes to.', {
  objects: count('Objects of the catalogue'),
  start: utcTimeOf('Begin of the span'),
  events: count('Passages that were counted, of today’s traffic'),
  passagesPerYear: bounded('Passages a year within 5 km, with the traffic as it has grown'),
  collisionsPerYear: bounded('Collisions a year where nobody moves'),
  fluxPassagesPerYear: z
    .number()
    .nullable()
    .describe('The same of today’s traffic by the shape of the orbits alone; null for a place that is kept.'),
  groups: rows('Names that the question has, the longer ones first, then the types.', {
    name: text('Type, or how names begin.'),
    growth: z.number().describe('Times the number of today.'),
    ourShare: z.number().describe('Share of the manoeuvres that are yours, 0..1.'),
    events: count('Passages that were counted'),
    passagesPerYear: bounded('Passages a year, grown'),
  }),
  levels: rows('The largest probability first.', {
    acceptedPc: z.number().describe('Probability from which one acts.'),
    manoeuvresPerYear: z.number().describe('Manoeuvres a year, whoever makes them.'),
    oursPerYear: z.number().describe('Those of them that are yours.'),
    deltaVPerYear: z.number().describe('What yours take, m/s a year.'),
    propellantPerYear: z.number().nullable().describe('kg a year; null without mass and impulse.'),
    reductionPerYear: z.number().describe('Collisions a year that they take away.'),
    residualPerYear: z.number().describe('Collisions a year that are accepted.'),
    falseAlarmShare: z.number().nullable().describe('Share at which nothing would have hit.'),
  }),
  met: rows('Whom it met most often.', {
    noradId,
    name: text('Name in the catalogue.'),
    events: count('Passages'),
    closest: metres('The nearest of them'),
  }),
});

export const mission = record(
  'Mission',
  'A year of a planned orbit: the question, how far it is, and what it came to.',
  {
    missionId: idOf('the study'),
    question: part('What was asked, with what holds where nothing was said.', question),
    catalogueId: id.describe('The catalogue that it is flown against.'),
    state: screeningState,
    percent: z.number().min(0).max(100).describe('How far it is, %.'),
    orderedAt: utcTimeOf('When it was ordered'),
    orderedBy: text('Who ordered it.'),
    finishedAt: utcTimeOf('When it ended').nullable(),
    result: missionResult.nullable().describe('Null until it has ended.'),
  },
);

export const missionQuery = z.object(pageQuery);
export const missionPaperQuery = z.object({ language: inLanguage });

export type Mission = z.infer<typeof mission>;
export type MissionBody = z.infer<typeof missionBody>;
export type MissionResult = z.infer<typeof missionResult>;
export type WirePlannedOrbit = z.infer<typeof plannedOrbit>;

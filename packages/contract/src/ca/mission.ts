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

const three = (label: string) => z.array(z.number()).length(3).describe(label);

/** Orbit of a planned mission. */
export const plannedOrbit = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('HEIGHTS').describe('Orbit given by the altitudes of perigee and apogee.'),
      perigee: numberOf('Mean altitude of perigee above the equatorial radius', MISSION_NUMBERS.perigee),
      apogee: numberOf('Mean altitude of apogee, at or above that of perigee', MISSION_NUMBERS.apogee),
      inclination: numberOf('Inclination', MISSION_NUMBERS.inclination),
      raan: numberIn(MISSION_NUMBERS.raan)
        .default(0)
        .describe('Right ascension of the ascending node at the start, deg.'),
      argPerigee: numberIn(MISSION_NUMBERS.argPerigee).default(0).describe('Argument of perigee at the start, deg.'),
    }),
    z.strictObject({
      kind: z.literal('INSERTION').describe('Orbit given by the state vector at launcher separation.'),
      epoch: timeInput('Epoch of the state vector at launcher separation'),
      position: three('Position, EME2000, m.'),
      velocity: three('Velocity, EME2000, m/s.'),
    }),
    z.strictObject({
      kind: z.literal('PLACE').describe('Station in the geostationary ring.'),
      longitude: numberOf('Longitude of the station, east', MISSION_NUMBERS.longitude),
      halfWidth: numberIn(MISSION_NUMBERS.halfWidth)
        .default(MISSION_DEFAULTS.halfWidth)
        .describe('Half width of the station-keeping box in longitude, deg.'),
      inclination: numberIn(MISSION_NUMBERS.keptInclination)
        .default(MISSION_DEFAULTS.keptInclination)
        .describe('Maximum inclination under station-keeping, deg.'),
    }),
  ])
  .meta({
    id: 'PlannedOrbit',
    description:
      'Orbit given by altitudes, by the state vector at launcher separation, or by a geostationary longitude.',
  });

const trafficGroup = input(
  'TrafficGroup',
  'Growth of a group of objects, and your share of the manoeuvres against it.',
  {
    name: textIn(NAME).describe('Object type (`PAYLOAD`, `ROCKET BODY`, `DEBRIS`), or the start of object names.'),
    growth: numberIn(MISSION_NUMBERS.growth).default(1).describe('Factor on the number of objects today.'),
    ourShare: numberIn(MISSION_NUMBERS.ourShare)
      .default(1)
      .describe('Share of the avoidance manoeuvres against these objects that your satellite flies, 0 to 1.'),
  },
);

const question = {
  name: textIn(NAME).describe('Name of the study.'),
  orbit: plannedOrbit,
  radius: numberOf('Combined hard-body radius', MISSION_NUMBERS.radius),
  days: numberIn(MISSION_NUMBERS.days).default(MISSION_DEFAULTS.days).describe('Length of the simulation, days.'),
  decisionDays: numberIn(MISSION_NUMBERS.decisionDays)
    .default(MISSION_DEFAULTS.decisionDays)
    .describe('Time from the decision to TCA, days.'),
  traffic: z
    .array(trafficGroup)
    .max(MOST_TRAFFIC)
    .default([])
    .describe(
      'Groups with growth or shared manoeuvres. All other objects keep their number of today, and your satellite flies all manoeuvres against them.',
    ),
  burn: numberIn(MISSION_NUMBERS.burn)
    .default(MISSION_DEFAULTS.burn)
    .describe('Delta-v of one avoidance manoeuvre with its return manoeuvre, m/s.'),
  mass: numberIn(MISSION_NUMBERS.mass)
    .optional()
    .describe('Mass of the satellite, kg. The result contains propellant if `specificImpulse` is also given.'),
  specificImpulse: numberIn(MISSION_NUMBERS.specificImpulse).optional().describe('Specific impulse of the engine, s.'),
};

export const missionBody = input('MissionBody', 'Planned orbit and the parameters of the study.', question);

const bounded = (label: string) =>
  part(`${label}, with 95 % confidence limits.`, {
    value: z.number().describe('Value from the count, 1/year.'),
    lower: z.number().describe('Lower 95 % confidence limit, 1/year.'),
    upper: z.number().describe('Upper 95 % confidence limit, 1/year.'),
  });

const missionResult = record('MissionResult', 'Passages, collisions and manoeuvres in a year on the orbit.', {
  objects: count('Objects in the catalogue'),
  start: utcTimeOf('Start of the simulation'),
  events: count('Simulated passages with the traffic of today'),
  passagesPerYear: bounded('Passages per year within 5 km, with the growth of the groups'),
  collisionsPerYear: bounded('Expected collisions per year without manoeuvres'),
  fluxPassagesPerYear: z
    .number()
    .nullable()
    .describe(
      'Passages per year within 5 km with the traffic of today, by the flux method (orbit geometry only), 1/year; null for a geostationary station.',
    ),
  groups: rows('Groups of the request: names first, longest first, then object types.', {
    name: text('Object type, or the start of object names.'),
    growth: z.number().describe('Factor on the number of objects today.'),
    ourShare: z.number().describe('Share of the manoeuvres that your satellite flies, 0 to 1.'),
    events: count('Simulated passages'),
    passagesPerYear: bounded('Passages per year with the growth of the group'),
  }),
  levels: rows('Values by accepted probability, the largest first.', {
    acceptedPc: z.number().describe('Probability of collision above which a passage is avoided, 0 to 1.'),
    manoeuvresPerYear: z.number().describe('Number of manoeuvres per year of both operators, 1/year.'),
    oursPerYear: z.number().describe('Number of manoeuvres per year of your satellite, 1/year.'),
    deltaVPerYear: z.number().describe('Delta-v of your manoeuvres, m/s per year.'),
    propellantPerYear: z
      .number()
      .nullable()
      .describe('Propellant of your manoeuvres, kg per year; null without mass or specific impulse.'),
    reductionPerYear: z.number().describe('Expected collisions that the manoeuvres avoid, 1/year.'),
    residualPerYear: z.number().describe('Expected collisions in passages below the accepted probability, 1/year.'),
    falseAlarmShare: z
      .number()
      .nullable()
      .describe('Share of manoeuvres that avoid no collision, 0 to 1; null without manoeuvres.'),
  }),
  met: rows('Objects with the most passages.', {
    noradId,
    name: text('Name in the catalogue.'),
    events: count('Passages of the object'),
    closest: metres('Smallest miss distance of these passages'),
  }),
});

export const mission = record(
  'Mission',
  'Mission study: a year on a planned orbit, with request, progress and result.',
  {
    missionId: idOf('the study'),
    question: part('The request with defaults applied.', question),
    catalogueId: id.describe('Id of the catalogue of the simulation.'),
    state: screeningState,
    percent: z.number().min(0).max(100).describe('Progress, %.'),
    orderedAt: utcTimeOf('Time of the request'),
    orderedBy: text('User who requested the study.'),
    finishedAt: utcTimeOf('End of the study; null while it waits or runs').nullable(),
    result: missionResult.nullable().describe('Result; null until the study is complete.'),
  },
);

export const missionQuery = z.object(pageQuery);
export const missionPaperQuery = z.object({ language: inLanguage });

export type Mission = z.infer<typeof mission>;
export type MissionBody = z.infer<typeof missionBody>;
export type MissionResult = z.infer<typeof missionResult>;
export type WirePlannedOrbit = z.infer<typeof plannedOrbit>;

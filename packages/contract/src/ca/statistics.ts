import { z } from 'zod';
import { partOrNull, record, rows } from '../platform/described.ts';
import { chance, count, id, idOf, metres, noradId, ratio, text, utcTimeOf } from '../platform/primitives.ts';
import { confidence, covarianceSource, orbitClass } from './enums.ts';

const perYear = (what: string) => z.number().describe(`${what}, 1/year.`);
export const days = (what: string) => z.number().describe(`${what}, days.`);

export const statisticsQuery = z.object({
  'satellite-id': id.optional().describe('One satellite; without it the fleet.'),
  radius: z.coerce
    .number()
    .gt(0)
    .max(1000)
    .optional()
    .describe('Combined hard-body radius, m; else that of each satellite and 1 m for the other object.'),
  'accepted-pc': z.coerce.number().gt(0).lt(1).default(1e-4).describe('Accepted probability, 0..1.'),
  days: z.coerce.number().min(0.5).max(14).default(7).describe('Window that is counted, days.'),
});

export const missingEstimate = z.enum(['NO_CATALOGUE', 'NOT_IN_CATALOGUE', 'NO_ORBIT', 'NO_SIZE']).meta({
  id: 'MissingEstimate',
  description:
    'Why there is no estimate: no catalogue, the satellite is not in it, its elements have no orbit in the window, its size is not known.',
});

const acceptedLevel = record(
  'AcceptedLevel',
  'What acting on every passage above a probability costs and saves in a year.',
  {
    acceptedPc: chance('Accepted probability'),
    manoeuvresPerYear: perYear('Manoeuvres'),
    reductionPerYear: perYear('Collisions that they take away'),
    residualPerYear: perYear('Collisions that are accepted'),
    falseAlarmShare: ratio('Manoeuvres at which nothing would have hit, 0..1; null where there is none').nullable(),
  },
);

const riskEstimate = record(
  'AnnualRiskEstimate',
  'Passages, collisions and manoeuvres a year; objects faster than 0.1 km/s.',
  {
    fluxPerYear: perYear('Passages within 5 km, from the orbits alone'),
    fluxProbability: chance('Collision in a year, by the flux'),
    countedEvents: count('Passages within 5 km in the window'),
    countedPerYear: perYear('The count scaled to a year'),
    countedPerYearLower: perYear('Lower 95 % limit of the count'),
    countedPerYearUpper: perYear('Upper 95 % limit of the count'),
    countedProbability: chance('Collision in a year, by the count'),
    countedProbabilityLower: chance('Its lower 95 % limit'),
    countedProbabilityUpper: chance('Its upper 95 % limit'),
    isAgreed: z.boolean().describe('The flux lies inside the limits of the count.'),
    chosen: acceptedLevel,
    levels: z.array(acceptedLevel).describe('The same for levels from 1e-7 to 1e-2, eight a decade.'),
  },
);

const satelliteRisk = record('SatelliteRisk', 'The estimates of one satellite.', {
  satelliteId: idOf('the satellite'),
  name: text('Name of the satellite.'),
  noradId,
  combinedRadius: metres('Combined hard-body radius').nullable(),
  reason: missingEstimate.nullable().describe('Why there is no estimate; null where there is.'),
  estimate: riskEstimate.nullable(),
  topObjects: rows('The objects that come near most often.', {
    noradId,
    name: text('Name of the object.'),
    passagesPerYear: perYear('Passages within 5 km'),
  }),
});

const historyMonth = record('HistoryMonth', 'Thirty days of the history, by closest approach.', {
  start: utcTimeOf('Start of the month of 30 days'),
  critical: count('Events at CRITICAL'),
  high: count('Events at HIGH'),
  medium: count('Events at MEDIUM'),
  low: count('Events at LOW'),
  cumulativePc: chance('Of at least one collision up to the end of the month'),
});

const historyDay = record('HistoryDay', 'A UTC day of the history, by closest approach.', {
  date: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/)
    .meta({ format: 'date', description: 'Day of closest approach, UTC.', examples: ['2026-11-21'] }),
  events: count('Events of every level'),
  critical: count('Events at CRITICAL'),
  high: count('Events at HIGH'),
});

const bin = record('HistogramBin', 'A column of a histogram.', {
  from: z.number().describe('Lower edge, m or hours.'),
  to: z.number().describe('Upper edge, m or hours.'),
  events: count('Events'),
});

const history = record('ConjunctionHistory', 'Your own events on record.', {
  from: utcTimeOf('Start of the span: earliest closest approach, at most 365.25 days back').nullable(),
  to: utcTimeOf('End of the span'),
  spanDays: days('Length of the span; rates a year are scaled from it'),
  events: count('Events with a probability'),
  messages: count('Messages of these events'),
  months: z.array(historyMonth).describe('By months of 30 days, the oldest first.'),
  dailyEvents: z.array(historyDay).describe('Days with an event, the oldest first.'),
  missDistances: z.array(bin).describe('Miss distance of the last message, m.'),
  warningTimes: z.array(bin).describe('From the first message to closest approach, hours.'),
  topSecondaries: rows('Other objects with most events.', {
    noradId: noradId.nullable(),
    name: text('Name of the other object.'),
    events: count('Events'),
    largestPc: chance('Largest'),
  }),
  cumulativePc: chance(
    'Of a collision in a year without manoeuvres, by each conjunction’s probability at the decision (of the last message where none came before); null where no conjunction had a message at the decision',
  ).nullable(),
  calibration: partOrNull('How well the probability at the decision foretold the last one; null with too few events.', {
    events: count('Events with a message before the decision'),
    withinThree: ratio('Share whose last probability is within a factor of 3 of it, 0..1'),
    withinTen: ratio('Share within a factor of 10, 0..1'),
    medianLogRatio: ratio('Middle of log10(last / at the decision)'),
  }),
});

/** Collisions and manoeuvres a year, by flux and by count, and your own history. */
export const annualStatistics = record('AnnualStatistics', 'Collisions and manoeuvres a year; tracked objects only.', {
  catalogueId: idOf('the catalogue').nullable(),
  start: utcTimeOf('Start of the window that is counted').nullable(),
  days: days('Length of that window'),
  decisionDays: days('From a decision to closest approach'),
  satellites: z.array(satelliteRisk).describe('The satellite that was asked for, or the fleet.'),
  total: riskEstimate
    .nullable()
    .describe('The fleet (one less the product of what each survives; rates add), or the one satellite.'),
  history,
});

export const realismShortfall = z
  .enum(['samples-few', 'objects-few', 'within-1-sigma', 'within-2-sigma', 'beyond-3-sigma'])
  .meta({
    id: 'RealismShortfall',
    description:
      'What covariances of a kind would have to show to be called calibrated: 30 samples of 3 objects, coverage.',
  });

const share = (what: string) => ratio(`${what}; null with fewer than ten samples`).nullable();

const realismComparison = z
  .enum(['MESSAGES', 'PREDICTED_DEFINITIVE', 'ELEMENTS_DEFINITIVE', 'ELEMENTS_ELEMENTS'])
  .meta({
    id: 'RealismComparison',
    description:
      'What was compared: messages with the last one of their event; predicted ephemerides of your satellites with later ones, up to when these were made; element sets of your satellites with these; element sets with each other.',
  });

const realismGroup = record('RealismGroup', 'How large covariances of one kind are beside what turned out.', {
  comparison: realismComparison,
  isLowerBound: z
    .boolean()
    .describe('Errors that both sides share are not seen: the factor may be larger, and nothing is confirmed.'),
  originator: text('Who made the messages or ephemerides.'),
  covarianceSource,
  regime: orbitClass,
  leadFromDays: days('From the message to closest approach, or age of the prediction, from'),
  leadToDays: days('The same, to; null for whatever is longer').nullable(),
  samples: count('Messages of an event and object, files or element sets: one each'),
  objects: count('Of so many objects'),
  factor: z.number().nullable().describe('By which sigmas have to be multiplied to be realistic.'),
  factorLow: z.number().nullable().describe('Its lower 95 % limit.'),
  factorHigh: z.number().nullable().describe('Its upper 95 % limit.'),
  within1Sigma: share('Changes within one sigma, 0.683 where realistic'),
  within2Sigma: share('Within two, 0.954'),
  beyond3Sigma: share('Beyond three, 0.0027'),
  confidence: confidence.nullable(),
  shortfalls: z.array(realismShortfall).describe('Empty where they could be called calibrated.'),
  heldOut: partOrNull('The factor on data that it was not made of; null with too few samples.', {
    factor: z.number().describe('By which sigmas have to be multiplied, of the older half of the samples.'),
    samples: count('Of the newer half, which it was not made of'),
    within1Sigma: ratio('Of the newer half with sigmas so multiplied, within one'),
    within2Sigma: ratio('Within two'),
    beyond3Sigma: ratio('Beyond three'),
    confidence,
    shortfalls: z.array(realismShortfall).describe('Empty where the newer half passes.'),
  }),
});

export const covarianceRealism = record(
  'CovarianceRealism',
  'Covariances of past messages, ephemerides and element sets against what turned out. No judgement is changed by it, but by a rule of yours (`PUT ca/covariance-rules`), which rests on messages.',
  {
    messages: count('Messages of past events that it rests on'),
    groups: z.array(realismGroup).describe('By comparison, those with most samples first.'),
  },
);

export type AnnualStatistics = z.infer<typeof annualStatistics>;
export type AnnualRiskEstimate = z.infer<typeof riskEstimate>;
export type AcceptedLevel = z.infer<typeof acceptedLevel>;
export type SatelliteRisk = z.infer<typeof satelliteRisk>;
export type ConjunctionHistory = z.infer<typeof history>;
export type CovarianceRealism = z.infer<typeof covarianceRealism>;
export type RealismShortfall = z.infer<typeof realismShortfall>;
export type RealismGroup = z.infer<typeof realismGroup>;

import { z } from 'zod';
import { chance, count, id, idOf, metres, noradId, ratio, text, utcTimeOf } from '../platform/primitives.ts';
import { confidence, covarianceSource, orbitClass } from './enums.ts';

const perYear = (what: string) => z.number().meta({ description: `${what}, 1/year.` });
export const days = (what: string) => z.number().meta({ description: `${what}, days.` });

export const statisticsQuery = z.object({
  'satellite-id': id.optional().meta({ description: 'One satellite; without it the fleet.' }),
  radius: z.coerce
    .number()
    .gt(0)
    .max(1000)
    .optional()
    .meta({ description: 'Combined hard-body radius, m; else that of each satellite and 1 m for the other object.' }),
  'accepted-pc': z.coerce.number().gt(0).lt(1).default(1e-4).meta({ description: 'Accepted probability, 0..1.' }),
  days: z.coerce.number().min(0.5).max(14).default(7).meta({ description: 'Window that is counted, days.' }),
});

export const missingEstimate = z.enum(['NO_CATALOGUE', 'NOT_IN_CATALOGUE', 'NO_ORBIT', 'NO_SIZE']).meta({
  id: 'MissingEstimate',
  description:
    'Why there is no estimate: no catalogue, the satellite is not in it, its elements have no orbit in the window, its size is not known.',
});

const acceptedLevel = z
  .object({
    acceptedPc: chance('Accepted probability'),
    manoeuvresPerYear: perYear('Manoeuvres'),
    reductionPerYear: perYear('Collisions that they take away'),
    residualPerYear: perYear('Collisions that are accepted'),
    falseAlarmShare: ratio('Manoeuvres at which nothing would have hit, 0..1; null where there is none').nullable(),
  })
  .meta({
    id: 'AcceptedLevel',
    description: 'What acting on every passage above a probability costs and saves in a year.',
  });

const riskEstimate = z
  .object({
    fluxPerYear: perYear('Passages within 5 km, from the orbits alone'),
    fluxProbability: chance('Collision in a year, by the flux'),
    countedEvents: count('Passages within 5 km in the window'),
    countedPerYear: perYear('The count scaled to a year'),
    countedPerYearLower: perYear('Lower 95 % limit of the count'),
    countedPerYearUpper: perYear('Upper 95 % limit of the count'),
    countedProbability: chance('Collision in a year, by the count'),
    countedProbabilityLower: chance('Its lower 95 % limit'),
    countedProbabilityUpper: chance('Its upper 95 % limit'),
    isAgreed: z.boolean().meta({ description: 'The flux lies inside the limits of the count.' }),
    chosen: acceptedLevel,
    levels: z.array(acceptedLevel).meta({ description: 'The same for levels from 1e-7 to 1e-2, eight a decade.' }),
  })
  .meta({
    id: 'AnnualRiskEstimate',
    description: 'Passages, collisions and manoeuvres a year; objects faster than 0.1 km/s.',
  });

const satelliteRisk = z
  .object({
    satelliteId: idOf('the satellite'),
    name: text('Name.'),
    noradId,
    combinedRadius: metres('Combined hard-body radius').nullable(),
    reason: missingEstimate.nullable().meta({ description: 'Why there is no estimate; null where there is.' }),
    estimate: riskEstimate.nullable(),
    topObjects: z
      .array(z.object({ noradId, name: text('Name of the object.'), passagesPerYear: perYear('Passages within 5 km') }))
      .meta({ description: 'The objects that come near most often.' }),
  })
  .meta({ id: 'SatelliteRisk', description: 'The estimates of one satellite.' });

const historyMonth = z
  .object({
    start: utcTimeOf('Start of the month of 30 days'),
    critical: count('Events at CRITICAL'),
    high: count('Events at HIGH'),
    medium: count('Events at MEDIUM'),
    low: count('Events at LOW'),
    cumulativePc: chance('Of at least one collision up to the end of the month'),
  })
  .meta({ id: 'HistoryMonth', description: 'Thirty days of the history, by closest approach.' });

const historyDay = z
  .object({
    date: z
      .string()
      .regex(/^\d{4}-\d{2}-\d{2}$/)
      .meta({ format: 'date', description: 'Day of closest approach, UTC.', examples: ['2026-11-21'] }),
    events: count('Events of every level'),
    critical: count('Events at CRITICAL'),
    high: count('Events at HIGH'),
  })
  .meta({ id: 'HistoryDay', description: 'A UTC day of the history, by closest approach.' });

const bin = z
  .object({
    from: z.number().meta({ description: 'Lower edge, m or hours.' }),
    to: z.number().meta({ description: 'Upper edge, m or hours.' }),
    events: count('Events'),
  })
  .meta({ id: 'HistogramBin', description: 'A column of a histogram.' });

const history = z
  .object({
    from: utcTimeOf('Start of the span: earliest closest approach, at most 365.25 days back').nullable(),
    to: utcTimeOf('End of the span'),
    spanDays: days('Length of the span; rates a year are scaled from it'),
    events: count('Events with a probability'),
    messages: count('Messages of these events'),
    months: z.array(historyMonth).meta({ description: 'By months of 30 days, the oldest first.' }),
    dailyEvents: z.array(historyDay).meta({ description: 'Days with an event, the oldest first.' }),
    missDistances: z.array(bin).meta({ description: 'Miss distance of the last message, m.' }),
    warningTimes: z.array(bin).meta({ description: 'From the first message to closest approach, hours.' }),
    topSecondaries: z
      .array(
        z.object({
          noradId: noradId.nullable(),
          name: text('Name.'),
          events: count('Events'),
          largestPc: chance('Largest'),
        }),
      )
      .meta({ description: 'Other objects with most events.' }),
    cumulativePc: chance('Of a collision in a year without manoeuvres, by each event’s probability at the decision'),
    calibration: z
      .object({
        events: count('Events with a message before the decision'),
        withinThree: ratio('Share whose last probability is within a factor of 3 of it, 0..1'),
        withinTen: ratio('Share within a factor of 10, 0..1'),
        medianLogRatio: ratio('Middle of log10(last / at the decision)'),
      })
      .nullable()
      .meta({
        description: 'How well the probability at the decision foretold the last one; null with too few events.',
      }),
  })
  .meta({ id: 'ConjunctionHistory', description: 'Your own events on record.' });

/** Collisions and manoeuvres a year, by flux and by count, and your own history. */
export const annualStatistics = z
  .object({
    catalogueId: idOf('the catalogue').nullable(),
    start: utcTimeOf('Start of the window that is counted').nullable(),
    days: days('Length of that window'),
    decisionDays: days('From a decision to closest approach'),
    satellites: z.array(satelliteRisk).meta({ description: 'The satellite that was asked for, or the fleet.' }),
    total: riskEstimate.nullable().meta({
      description: 'The fleet (one less the product of what each survives; rates add), or the one satellite.',
    }),
    history,
  })
  .meta({ id: 'AnnualStatistics', description: 'Collisions and manoeuvres a year; tracked objects only.' });

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

const realismGroup = z
  .object({
    comparison: realismComparison,
    isLowerBound: z.boolean().meta({
      description: 'Errors that both sides share are not seen: the factor may be larger, and nothing is confirmed.',
    }),
    originator: text('Who made the messages or ephemerides.'),
    covarianceSource,
    regime: orbitClass,
    leadFromDays: days('From the message to closest approach, or age of the prediction, from'),
    leadToDays: days('The same, to; null for whatever is longer').nullable(),
    samples: count('Messages of an event and object, files or element sets: one each'),
    objects: count('Of so many objects'),
    factor: z.number().nullable().meta({ description: 'By which sigmas have to be multiplied to be realistic.' }),
    factorLow: z.number().nullable().meta({ description: 'Its lower 95 % limit.' }),
    factorHigh: z.number().nullable().meta({ description: 'Its upper 95 % limit.' }),
    within1Sigma: share('Changes within one sigma, 0.683 where realistic'),
    within2Sigma: share('Within two, 0.954'),
    beyond3Sigma: share('Beyond three, 0.0027'),
    confidence: confidence.nullable(),
    shortfalls: z.array(realismShortfall).meta({ description: 'Empty where they could be called calibrated.' }),
    heldOut: z
      .object({
        factor: z
          .number()
          .meta({ description: 'By which sigmas have to be multiplied, of the older half of the samples.' }),
        samples: count('Of the newer half, which it was not made of'),
        within1Sigma: ratio('Of the newer half with sigmas so multiplied, within one'),
        within2Sigma: ratio('Within two'),
        beyond3Sigma: ratio('Beyond three'),
        confidence,
        shortfalls: z.array(realismShortfall).meta({ description: 'Empty where the newer half passes.' }),
      })
      .nullable()
      .meta({ description: 'The factor on data that it was not made of; null with too few samples.' }),
  })
  .meta({ id: 'RealismGroup', description: 'How large covariances of one kind are beside what turned out.' });

export const covarianceRealism = z
  .object({
    messages: count('Messages of past events that it rests on'),
    groups: z.array(realismGroup).meta({ description: 'By comparison, those with most samples first.' }),
  })
  .meta({
    id: 'CovarianceRealism',
    description:
      'Covariances of past messages, ephemerides and element sets against what turned out. No judgement is changed by it, but by a rule of yours (`PUT ca/covariance-rules`), which rests on messages.',
  });

export type AnnualStatistics = z.infer<typeof annualStatistics>;
export type AnnualRiskEstimate = z.infer<typeof riskEstimate>;
export type AcceptedLevel = z.infer<typeof acceptedLevel>;
export type SatelliteRisk = z.infer<typeof satelliteRisk>;
export type ConjunctionHistory = z.infer<typeof history>;
export type CovarianceRealism = z.infer<typeof covarianceRealism>;
export type RealismShortfall = z.infer<typeof realismShortfall>;
export type RealismGroup = z.infer<typeof realismGroup>;

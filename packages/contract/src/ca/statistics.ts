import { z } from 'zod';
import { partOrNull, record, rows } from '../platform/described.ts';
import {
  chance,
  count,
  id,
  idOf,
  metres,
  noradId,
  quantityText,
  ratio,
  text,
  utcTimeOf,
} from '../platform/primitives.ts';
import { renamed } from '../platform/renamed.ts';
import { confidence, covarianceSource, orbitClass } from './enums.ts';

const perYear = (label: string) => z.number().describe(quantityText(label, '1/year'));
export const days = (label: string) => z.number().describe(quantityText(label, 'days'));

export const statisticsQuery = z.object({
  'satellite-id': id.optional().describe('Id of one satellite; all satellites of the organisation if absent.'),
  radius: z.coerce
    .number()
    .gt(0)
    .max(1000)
    .optional()
    .describe('Combined hard-body radius, m. Default: radius of each satellite plus 1 m for the other object.'),
  'accepted-pc': z.coerce.number().gt(0).lt(1).default(1e-4).describe('Accepted probability of collision, 0 to 1.'),
  days: z.coerce
    .number()
    .min(0.5)
    .max(14)
    .default(7)
    .describe('Length of the window in which passages are counted, days.'),
});

export const missingEstimate = z.enum(['NO_CATALOGUE', 'NOT_IN_CATALOGUE', 'NO_ORBIT', 'NO_SIZE']).meta({
  id: 'MissingEstimate',
  description:
    'Reason for a missing estimate: no catalogue; satellite not in the catalogue; no orbit from its elements in the window; size unknown.',
});

const acceptedLevel = record(
  'AcceptedLevel',
  'Manoeuvres and avoided collisions per year if every passage above a probability is avoided.',
  {
    acceptedPc: chance('Probability of collision above which a passage is avoided'),
    manoeuvresPerYear: perYear('Number of manoeuvres'),
    reductionPerYear: perYear('Expected number of collisions that the manoeuvres avoid'),
    residualPerYear: perYear('Expected number of collisions in passages below the accepted probability'),
    falseAlarmShare: ratio('Share of manoeuvres that avoid no collision, 0 to 1; null without manoeuvres').nullable(),
  },
);

const riskEstimate = record(
  'AnnualRiskEstimate',
  'Passages, collisions and manoeuvres per year; only objects with a relative speed above 0.1 km/s.',
  {
    fluxPerYear: perYear('Number of passages within 5 km, by the flux method (orbit geometry only)'),
    fluxProbability: chance('Probability of at least one collision in a year, by the flux method'),
    countedEvents: count('Passages within 5 km in the window, by propagation'),
    countedPerYear: perYear('Number of counted passages, scaled to a year'),
    countedPerYearLower: perYear('Lower 95 % confidence limit of the counted passages'),
    countedPerYearUpper: perYear('Upper 95 % confidence limit of the counted passages'),
    countedProbability: chance('Probability of at least one collision in a year, by the count'),
    countedProbabilityLower: chance('Lower 95 % confidence limit of the probability by the count'),
    countedProbabilityUpper: chance('Upper 95 % confidence limit of the probability by the count'),
    isAgreed: z.boolean().describe('True if the passages by flux lie within the 95 % limits of the count.'),
    chosen: acceptedLevel,
    levels: z.array(acceptedLevel).describe('Values for accepted probabilities from 1e-7 to 1e-2, eight per decade.'),
  },
);

const satelliteRisk = record('SatelliteRisk', 'Estimates for one satellite.', {
  satelliteId: idOf('the satellite'),
  name: text('Name of the satellite.'),
  noradId,
  combinedRadius: metres('Combined hard-body radius').nullable(),
  reason: missingEstimate.nullable().describe('Reason for the missing estimate; null if there is an estimate.'),
  estimate: riskEstimate.nullable(),
  topObjects: rows('Objects with the most passages.', {
    noradId,
    name: text('Name of the object.'),
    passagesPerYear: perYear('Number of passages within 5 km'),
  }),
});

const historyMonth = record('HistoryMonth', 'Conjunctions whose TCA lies in a period of 30 days.', {
  start: utcTimeOf('Start of the period of 30 days'),
  critical: count('Conjunctions at risk level CRITICAL'),
  high: count('Conjunctions at risk level HIGH'),
  medium: count('Conjunctions at risk level MEDIUM'),
  low: count('Conjunctions at risk level LOW'),
  cumulativePc: chance('Probability of at least one collision from the start of the history to the end of the period'),
});

const historyDay = record('HistoryDay', 'Conjunctions whose TCA lies on one UTC day.', {
  date: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/)
    .meta({ format: 'date', description: 'Day of closest approach, UTC.', examples: ['2026-11-21'] }),
  events: count('Conjunctions at all risk levels'),
  critical: count('Conjunctions at risk level CRITICAL'),
  high: count('Conjunctions at risk level HIGH'),
});

const bin = record('HistogramBin', 'Bin of a histogram.', {
  from: z.number().describe('Lower edge, m or hours.'),
  to: z.number().describe('Upper edge, m or hours.'),
  events: count('Conjunctions in the bin'),
});

const history = record('ConjunctionHistory', 'Stored conjunctions of the organisation.', {
  from: utcTimeOf('Start of the history: earliest TCA, at most 365.25 days ago; null without conjunctions').nullable(),
  to: utcTimeOf('End of the history'),
  spanDays: days('Length of the history, from which yearly rates are scaled'),
  events: count('Conjunctions with a probability of collision'),
  messages: count('CDMs of these conjunctions'),
  months: z.array(historyMonth).describe('Periods of 30 days, oldest first.'),
  dailyEvents: z.array(historyDay).describe('Days with at least one conjunction, oldest first.'),
  missDistances: z.array(bin).describe('Histogram of the miss distance in the last CDM of a conjunction, m.'),
  warningTimes: z.array(bin).describe('Histogram of the time from the first CDM to TCA, hours.'),
  topSecondaries: rows('Other objects with the most conjunctions.', {
    noradId: noradId.nullable(),
    name: text('Name of the other object.'),
    events: count('Conjunctions with the object'),
    largestPc: chance('Largest probability of collision of these conjunctions'),
  }),
  cumulativePc: chance(
    'Probability of at least one collision in a year without manoeuvres, from the probability of each conjunction at the decision time (or in its last CDM, if no CDM came before that time); null if no conjunction had a CDM at the decision time',
  ).nullable(),
  calibration: partOrNull(
    'Comparison of the probability at the decision time with the last one; null with too few conjunctions.',
    {
      events: count('Conjunctions with a CDM before the decision time'),
      withinThree: ratio('Share whose last probability is within a factor of 3 of that at the decision time, 0 to 1'),
      withinTen: ratio('Share whose last probability is within a factor of 10 of that at the decision time, 0 to 1'),
      medianLogRatio: ratio('Median of log10(last probability / probability at the decision time)'),
    },
  ),
});

/** Collisions and manoeuvres per year, by flux and by count, and the history of the organisation. */
export const annualStatistics = record(
  'AnnualStatistics',
  'Collisions and manoeuvres per year; catalogued objects only.',
  {
    catalogueId: idOf('the catalogue').nullable(),
    start: utcTimeOf('Start of the window in which passages are counted; null without a catalogue').nullable(),
    days: days('Length of the window'),
    decisionDays: days('Time from the decision to TCA'),
    satellites: z.array(satelliteRisk).describe('The requested satellite, or all satellites.'),
    total: riskEstimate
      .nullable()
      .describe(
        'Estimate of the fleet: probabilities are combined as 1 - product of (1 - P), rates are added. With one satellite, its estimate. Null without estimates.',
      ),
    history,
  },
);

export const realismShortfall = z
  .enum(['samples-few', 'objects-few', 'within-1-sigma', 'within-2-sigma', 'beyond-3-sigma'])
  .meta({
    id: 'RealismShortfall',
    description:
      'Criterion of calibrated covariances that is not met: at least 30 samples, at least 3 objects, or the coverage at 1, 2 or 3 sigma.',
  });

const share = (label: string) => ratio(`${label}; null with fewer than 10 samples`).nullable();

const realismComparison = z
  .enum(['MESSAGES', 'PREDICTED_DEFINITIVE', 'ELEMENTS_DEFINITIVE', 'ELEMENTS_ELEMENTS'])
  .meta({
    id: 'RealismComparison',
    description:
      'Compared data. MESSAGES: CDMs with the last CDM of their conjunction. PREDICTED_DEFINITIVE: predicted ephemerides of your satellites with later ones before their creation time. ELEMENTS_DEFINITIVE: element sets of your satellites with these ephemerides. ELEMENTS_ELEMENTS: element sets with later element sets.',
  });

const realismGroup = record('RealismGroup', 'Stated covariances of one kind compared with the errors found later.', {
  comparison: realismComparison,
  isLowerBound: z
    .boolean()
    .describe(
      'True if errors common to both sides are not visible. The factor may then be larger, and the covariances are not confirmed.',
    ),
  originator: text('Originator of the messages or ephemerides.'),
  covarianceSource,
  regime: orbitClass,
  leadFromDays: days('Lower limit of the time from the message to TCA, or of the age of the prediction'),
  leadToDays: days('Upper limit of that time; null for no upper limit').nullable(),
  samples: count('Samples: one for each message of a conjunction and object, each file or each element set'),
  objects: count('Objects in the samples'),
  factor: z.number().nullable().describe('Factor that makes the stated sigmas realistic; null with too few samples.'),
  factorLow: z.number().nullable().describe('Lower 95 % confidence limit of the factor; null with too few samples.'),
  factorHigh: z.number().nullable().describe('Upper 95 % confidence limit of the factor; null with too few samples.'),
  within1Sigma: share('Share of changes within 1 sigma; 0.683 for realistic covariances'),
  within2Sigma: share('Share of changes within 2 sigma; 0.954 for realistic covariances'),
  beyond3Sigma: share('Share of changes beyond 3 sigma; 0.0027 for realistic covariances'),
  confidence: confidence.nullable(),
  shortfalls: z.array(realismShortfall).describe('Criteria that are not met; empty for calibrated covariances.'),
  ...renamed('heldOut', {
    holdoutTest: partOrNull('Test of the factor on the newer half of the samples; null with too few samples.', {
      factor: z.number().describe('Factor on the stated sigmas, from the older half of the samples.'),
      samples: count('Samples in the newer half'),
      within1Sigma: ratio('Share of the newer half within 1 sigma after scaling'),
      within2Sigma: ratio('Share of the newer half within 2 sigma after scaling'),
      beyond3Sigma: ratio('Share of the newer half beyond 3 sigma after scaling'),
      confidence,
      shortfalls: z.array(realismShortfall).describe('Criteria that the newer half does not meet; empty if it passes.'),
    }),
  }),
});

export const covarianceRealism = record(
  'CovarianceRealism',
  'Stated covariances of past messages, ephemerides and element sets compared with the errors found later. The comparison changes no verdict; only a rule of yours does (`PUT ca/covariance-rules`), and rules use the comparison of messages.',
  {
    messages: count('CDMs of past conjunctions in the comparison'),
    groups: z.array(realismGroup).describe('Groups by comparison, those with the most samples first.'),
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

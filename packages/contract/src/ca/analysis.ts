import { z } from 'zod';
import { part, partOrNull, record, rows } from '../platform/described.ts';
import { count, id, idOf, metres, probability, ratio, seconds, text, utcTimeOf } from '../platform/primitives.ts';
import { renamed } from '../platform/renamed.ts';
import { riskLevel, verdictKind } from './enums.ts';
import { leftOutQuery } from './manoeuvre-parts.ts';
import { belief, objectPlace } from './verdict.ts';

const local = (label: string) =>
  part(`${label}, m, in RTN axes.`, {
    r: metres('Radial component'),
    t: metres('Along-track component'),
    n: metres('Cross-track component'),
  });

const disagreement = record('Disagreement', 'Difference between the states of two messages.', {
  difference: local('Position of the other message minus that of the displayed message'),
  sigma: local('1-sigma uncertainty of the difference (sum of both covariances); null without covariances').nullable(),
  mahalanobisDistance: ratio(
    'Mahalanobis distance of the difference, by the sum of both covariances; null without covariances',
  ).nullable(),
});

const source = record('EventSource', 'Newest CDM of one originator on a conjunction, with its verdict.', {
  originator: text('Originator of the CDM.'),
  cdmId: idOf('the newest CDM of the originator'),
  creationDate: utcTimeOf('Creation date of the CDM'),
  tca: utcTimeOf('Time of closest approach'),
  probabilityOfCollision: probability('Computed probability of collision; null if it cannot be computed'),
  ...belief,
  originatorProbability: z
    .number()
    .nullable()
    .describe('Probability of collision stated in the CDM, 0 to 1; null if not stated.'),
  totalMissDistance: metres('Miss distance'),
  verdict: verdictKind.nullable().describe('Verdict on this CDM alone; null if not stored.'),
  isShown: z.boolean().describe('True for the displayed CDM, with which the others are compared.'),
  consistency: partOrNull(
    'Comparison with the displayed CDM; null for the displayed CDM, and if a CDM has no state vectors.',
    {
      object1: disagreement,
      object2: disagreement,
      relative: disagreement,
      verdict: z
        .enum(['agrees', 'apart'])
        .nullable()
        .describe(
          'Chi-square test of the relative position, 1 % significance, three degrees of freedom. Null without covariances.',
        ),
    },
  ),
});

const update = record('StateUpdate', 'Change of the state vectors from the previous CDM of the same originator.', {
  cdmId: idOf('the CDM'),
  previousCdmId: idOf('the previous CDM'),
  originator: text('Originator of both CDMs.'),
  creationDate: utcTimeOf('Creation date of the CDM'),
  object1: disagreement,
  object2: disagreement,
  relative: disagreement,
  miss: disagreement.describe(
    'Change of the miss vector components, each CDM at its own TCA and in its own axes, in units of the combined 1-sigma of the previous CDM.',
  ),
});

const figure = (label: string) => z.number().nullable().describe(`${label}; null if the CDM does not state it.`);

const objectTracking = record('ObjectTracking', 'Tracking data in the orbit determination of one object.', {
  lastObservationFrom: utcTimeOf(
    'Start of the interval of the last accepted observation; null if not stated',
  ).nullable(),
  lastObservationTo: utcTimeOf('End of the interval of the last accepted observation; null if not stated').nullable(),
  observationsAvailable: figure('Number of available observations'),
  observationsUsed: figure('Number of observations used in the orbit determination'),
  tracksAvailable: figure('Number of available tracks'),
  tracksUsed: figure('Number of tracks used in the orbit determination'),
  residualsAccepted: figure('Share of accepted residuals, %'),
  actualOdSpan: figure('Span of the orbit determination, d'),
  change: z
    .enum(['NEW', 'NONE'])
    .nullable()
    .describe(
      'NEW: the orbit has tracking that the previous message of the same originator did not have. NONE: no tracking since then. Null for the first message, and if the figures do not show it.',
    ),
});

const trackingStep = record('TrackingStep', 'Tracking data of both objects in one CDM.', {
  cdmId: idOf('the CDM'),
  originator: text('Originator of the CDM.'),
  creationDate: utcTimeOf('Creation date of the CDM'),
  object1: objectTracking,
  object2: objectTracking,
});

const check = z.object({
  code: text('Code of the check; docs/models/verdict lists the codes.'),
  isPassed: z
    .boolean()
    .nullable()
    .describe(
      'Result of the check. Null if the CDM does not state its inputs, or no limit is meaningful (covariance-size).',
    ),
  value: z
    .number()
    .nullable()
    .describe('Checked value; the code determines the unit: degree, ratio, %, m or days. Null if not stated.'),
  limit: z.number().nullable().describe('Limit of the value, in the same unit; null if there is no limit.'),
});

const orbitScore = record('OrbitScore', 'Quality score of the orbit determination of an object.', {
  score: ratio(
    'Score over the checks with a result, 0 to 1; null if fewer than half of all checks have one',
  ).nullable(),
  knownChecks: count('Checks with a result'),
  allChecks: count('All checks'),
  composite: ratio('Composite score of NASA CARA, 0 to 1; a check without a result counts as not passed'),
  groups: rows('Checks by topic.', {
    group: z.enum(['models', 'determination', 'covariance', 'age']).describe('Topic of the checks.'),
    weight: z.number().describe('Weight of the group in the score.'),
    checks: z.array(check).describe('The checks of the group.'),
  }),
});

const passage = z.object({
  conjunctionId: idOf('the conjunction'),
  tca: utcTimeOf('Time of closest approach'),
  probabilityOfCollision: probability('Probability of collision; null if it cannot be computed'),
  ...belief,
  riskLevel,
  isLeftOut: z.boolean().describe('True if you excluded the passage from the total.'),
});

const massSource = z.enum(['RECORD', 'MESSAGE']).meta({
  id: 'MassSource',
  description: 'RECORD: wet mass in the record of the satellite. MESSAGE: mass in the CDM.',
});

const knownMass = record('KnownMass', 'A mass with its source.', {
  mass: z.number().describe('Mass, kg.'),
  source: massSource,
});

const consequence = record(
  'CollisionConsequence',
  'Fragments of a collision (NASA standard breakup model). Null if the mass of either object is unknown.',
  {
    fragments: ratio('Expected number of fragments of at least `smallestFragment`'),
    smallestFragment: metres('Size of the smallest counted fragment'),
    bySize: rows('Numbers for other sizes, smallest first. The model is valid from 1 mm to 1 m.', {
      smallestFragment: metres('Size of the smallest counted fragment'),
      fragments: ratio('Expected number of fragments of at least this size'),
    }),
    isCatastrophic: z
      .boolean()
      .describe('True if both objects break up completely: more than 40 J per gram of the heavier object.'),
    mass1: knownMass,
    mass2: knownMass,
  },
);

const dissipation = partOrNull('Energy dissipation of an object by drag; null if the CDM does not state it.', {
  energyDissipationRate: z
    .number()
    .describe('Specific energy dissipation rate (SEDR), mean over the orbit determination, W/kg.'),
  ...renamed('foretoldSeconds', {
    predictedSeconds: seconds('Time from the last observation to TCA, over which the drag is predicted'),
  }),
});

const dragCell = z.object({
  object1: ratio('Factor on the drag of object 1'),
  object2: ratio('Factor on the drag of object 2'),
  tcaShift: seconds('Shift of TCA, positive if later'),
  totalMissDistance: metres('Miss distance with this drag'),
  probability: z
    .number()
    .describe('Probability of collision with this drag, 0 to 1, by the method of the verdict for the changed states.'),
  probabilityMethod: text('Method of the probability.'),
  isInadequate: z
    .boolean()
    .describe('True if a low probability is not conclusive: no method is valid here, or a covariance is implausible.'),
});

const forecastStep = z.object({
  at: utcTimeOf('Time of the forecast'),
  low: z.number().describe('5 % quantile of the probability, 0 to 1.'),
  median: z.number().describe('Median of the probability, 0 to 1.'),
  high: z.number().describe('95 % quantile of the probability, 0 to 1.'),
});

/** Results from several CDMs and conjunctions together, and details of one CDM beyond its figures. */
export const eventAnalysis = record('EventAnalysis', 'Analysis of all CDMs of a conjunction.', {
  conjunctionId: idOf('the conjunction'),
  cdmId: idOf('the displayed CDM'),
  sources: z
    .array(source)
    .describe(
      'Newest CDM of each originator, the displayed one first. `density`, `drag` and `forecast` use the scaled sigmas of the displayed CDM.',
    ),
  updates: z
    .array(update)
    .describe(
      'Change of the state vectors from each CDM to the next of the same originator, with the sum of both stated covariances. Oldest first.',
    ),
  tracking: z.array(trackingStep).describe('Tracking data of each CDM, oldest first; the newest 60 CDMs.'),
  passages: z.array(passage).describe('Future close approaches of the same pair by time, including this one.'),
  totalProbability: probability(
    'Probability that at least one of them is a collision: 1 - product of (1 - Pc); null if not computed',
  ),
  unknownPassages: count('Passages without a probability, excluded from the total'),
  leftOutPassages: partOrNull('Totals of the excluded passages; null without exclusions.', {
    count: count('Passages that you excluded'),
    totalProbability: probability('Probability that any of these is a collision; null if not computed'),
  }),
  orbits: partOrNull('Quality of both orbit determinations; null if the CDM can no longer be read.', {
    object1: orbitScore,
    object2: orbitScore,
  }),
  density: z
    .array(
      z.object({
        offset: ratio('Density deviation, in standard deviations of the density forecast'),
        probability: z.number().describe('Probability of collision with this density, 0 to 1.'),
      }),
    )
    .nullable()
    .describe(
      'Probability by density deviation; null if the CDM lacks the density error (drag consider parameter) of an object.',
    ),
  consequence: consequence.nullable(),
  missingMasses: z
    .array(objectPlace)
    .optional()
    .describe(
      'Objects without a known mass; empty if `consequence` is present. Absent in responses of earlier versions.',
    ),
  drag: partOrNull(
    'Space-weather trade space: miss distance and probability for scaled drag. Null if the CDM states no SEDR.',
    {
      object1: dissipation,
      object2: dissipation,
      cells: z
        .array(dragCell)
        .describe(
          'Cells by the factor of object 2, then of object 1. Factors are 10^-0.5 to 10^0.5 in steps of 10^0.125; the factor of an object without SEDR ' +
            'is 1. A combination without a close approach within half a revolution is absent.',
        ),
    },
  ),
  forecast: record(
    'PcForecast',
    'Forecast of the probability at the decision deadline; values are null with fewer than 20 past conjunctions.',
    {
      pastEvents: count('Past conjunctions used'),
      scaledMessages: count('CDMs of past conjunctions with sigmas scaled by a covariance rule of the operator'),
      exponent: ratio('Exponent of the power law of sigma over the time to TCA').nullable(),
      insideShare: ratio('Share of past forecasts whose interval contained the later value; target 0.9').nullable(),
      at: utcTimeOf('Decision deadline; null without one').nullable(),
      leadSeconds: seconds('Time from the decision deadline to TCA').nullable(),
      sigmaShare: ratio('Ratio of sigma at the decision deadline to sigma now').nullable(),
      low: probability('5 % quantile of the probability at the decision deadline'),
      median: probability('Median of the probability at the decision deadline'),
      high: probability('95 % quantile of the probability at the decision deadline'),
      aboveAct: probability('Probability that Pc at the decision deadline is at or above the act threshold'),
      course: z
        .array(forecastStep)
        .describe('Forecasts at equal time steps up to the decision deadline; empty without a forecast.'),
    },
  ),
});

export const eventAnalysisQuery = z.object({
  message: id.optional().describe('Id of the CDM to display. Default: the newest.'),
  'left-out': leftOutQuery,
});

export type EventAnalysis = z.infer<typeof eventAnalysis>;
export type EventAnalysisQuery = z.infer<typeof eventAnalysisQuery>;
export type TrackingStep = z.infer<typeof trackingStep>;
export type StateUpdate = z.infer<typeof update>;
export type EventSource = z.infer<typeof source>;
export type OrbitScore = z.infer<typeof orbitScore>;

import { z } from 'zod';
import { part, partOrNull, record, rows } from '../platform/described.ts';
import { count, id, idOf, metres, probability, ratio, seconds, text, utcTimeOf } from '../platform/primitives.ts';
import { riskLevel, verdictKind } from './enums.ts';
import { leftOutQuery } from './manoeuvre-parts.ts';
import { belief } from './verdict.ts';

const local = (what: string) =>
  part(`${what}, m, in RTN axes.`, { r: metres('Radial'), t: metres('Along-track'), n: metres('Cross-track') });

const disagreement = record('Disagreement', 'How far two messages lie apart.', {
  difference: local('The other message minus the one on show'),
  sigma: local('One sigma of both together').nullable(),
  mahalanobisDistance: ratio('The difference over the summed covariances').nullable(),
});

const source = record('EventSource', 'Verdict and figures of one originator on an event.', {
  originator: text('Who made the message.'),
  cdmId: idOf('its newest message'),
  creationDate: utcTimeOf('When it was made'),
  tca: utcTimeOf('Time of closest approach'),
  probabilityOfCollision: probability('Our probability of it'),
  ...belief,
  originatorProbability: z.number().nullable().describe('Stated probability, 0 to 1.'),
  totalMissDistance: metres('Miss distance'),
  verdict: verdictKind.nullable().describe('Verdict of this message alone; null if it was not stored.'),
  isShown: z.boolean().describe('It is the message on show, which the others are compared with.'),
  consistency: partOrNull('Null for the message on show, and where a message has no states.', {
    object1: disagreement,
    object2: disagreement,
    relative: disagreement,
    verdict: z
      .enum(['agrees', 'apart'])
      .nullable()
      .describe('Of the relative position, at 1 % with three degrees of freedom; null without covariances.'),
  }),
});

const update = record('StateUpdate', 'Change of the states by a message against the previous one.', {
  cdmId: idOf('the message'),
  previousCdmId: idOf('the message before it'),
  originator: text('Who made both.'),
  creationDate: utcTimeOf('When it was made'),
  object1: disagreement,
  object2: disagreement,
  relative: disagreement,
  miss: disagreement.describe(
    'Change of the parts of the miss, each message at its own closest approach and in its own axes, over one sigma of both objects as the message before told it.',
  ),
});

const figure = (what: string) => z.number().nullable().describe(`${what}; null where the message does not tell.`);

const objectTracking = record('ObjectTracking', 'The tracking that an orbit of a message rests on.', {
  lastObservationFrom: utcTimeOf('The last accepted observation was made at this time or later').nullable(),
  lastObservationTo: utcTimeOf('It was made at this time or before').nullable(),
  observationsAvailable: figure('Observations that there were'),
  observationsUsed: figure('Observations that the orbit was determined with'),
  tracksAvailable: figure('Tracks that there were'),
  tracksUsed: figure('Tracks that the orbit was determined with'),
  residualsAccepted: figure('Residuals accepted, %'),
  actualOdSpan: figure('Span of the orbit determination, d'),
  change: z
    .enum(['NEW', 'NONE'])
    .nullable()
    .describe(
      'NEW: the orbit has tracking that the previous message of the same originator did not have. NONE: no tracking since then. Null for the first message, and if the figures do not show it.',
    ),
});

const trackingStep = record('TrackingStep', 'The tracking that a message rests on, and whether any of it is new.', {
  cdmId: idOf('the message'),
  originator: text('Who made it.'),
  creationDate: utcTimeOf('When it was made'),
  object1: objectTracking,
  object2: objectTracking,
});

const check = z.object({
  code: text('Which check; docs/models/verdict lists them.'),
  isPassed: z
    .boolean()
    .nullable()
    .describe(
      'Null if the message does not state the inputs of the check, or no limit is meaningful (covariance-size).',
    ),
  value: z.number().nullable().describe('The figure: degree, ratio, percent, metres or days.'),
  limit: z.number().nullable().describe('Its limit; null where there is none.'),
});

const orbitScore = record('OrbitScore', 'How good the orbit determination of an object is.', {
  score: ratio(
    'Score over the checks with a result, 0 to 1; null if fewer than half of all checks have one',
  ).nullable(),
  knownChecks: count('Checks whose result is known'),
  allChecks: count('All checks'),
  composite: ratio('Composite as NASA CARA publishes it, 0 to 1: a check that is not known counts as not passed'),
  groups: rows('Checks by topic.', {
    group: z.enum(['models', 'determination', 'covariance', 'age']).describe('What the checks of the group look at.'),
    weight: z.number().describe('Weight of the group in the score.'),
    checks: z.array(check).describe('The checks of the group.'),
  }),
});

const passage = z.object({
  conjunctionId: idOf('the event'),
  tca: utcTimeOf('Time of closest approach'),
  probabilityOfCollision: probability('Its probability'),
  ...belief,
  riskLevel,
  isLeftOut: z.boolean().describe('You left it out: it is not in the total.'),
});

const massSource = z
  .enum(['RECORD', 'MESSAGE'])
  .meta({ id: 'MassSource', description: "The satellite's record (wet mass), or the message." });

const knownMass = record('KnownMass', 'A mass, and where it is from.', {
  mass: z.number().describe('Mass, kg.'),
  source: massSource,
});

const consequence = record(
  'CollisionConsequence',
  'Fragments of a collision (NASA standard breakup model). Null if the mass of either object is unknown.',
  {
    fragments: ratio('Expected number of fragments of that size and larger'),
    smallestFragment: metres('Smallest fragment that is counted'),
    bySize: rows('The same for other sizes, smallest first; the model holds from 1 mm to 1 m.', {
      smallestFragment: metres('Smallest fragment'),
      fragments: ratio('Expected number'),
    }),
    isCatastrophic: z.boolean().describe('Both break up wholly: more than 40 J for each gram of the heavier.'),
    mass1: knownMass,
    mass2: knownMass,
  },
);

const dissipation = partOrNull('Null if the message does not state it.', {
  energyDissipationRate: ratio('Energy that drag takes each second, W/kg, mean over the determination (SEDR)'),
  foretoldSeconds: seconds('Time before closest approach over which the drag is predicted: since the last observation'),
});

const dragCell = z.object({
  object1: ratio('Drag of object 1, relative to the message'),
  object2: ratio('The same of object 2'),
  tcaShift: seconds('How much later the two are closest then'),
  totalMissDistance: metres('Miss distance then'),
  probability: z.number().describe('Probability then, 0 to 1, by the method of the verdict for the moved states.'),
  probabilityMethod: text('Which method that is.'),
  isInadequate: z
    .boolean()
    .describe('No method that has an answer holds there, or errors are not believed: the number gives no comfort.'),
});

const forecastStep = z.object({
  at: utcTimeOf('When'),
  low: z.number().describe('5 %, 0 to 1.'),
  median: z.number().describe('50 %, 0 to 1.'),
  high: z.number().describe('95 %, 0 to 1.'),
});

/** What several messages and events say together, and what one message says besides its figures. */
export const eventAnalysis = record('EventAnalysis', 'Analysis of all messages of an event.', {
  conjunctionId: idOf('the event'),
  cdmId: idOf('the message on show'),
  sources: z
    .array(source)
    .describe(
      'The newest message of each originator; that on show first. As its sigmas count, so they do in density, drag and forecast.',
    ),
  updates: z
    .array(update)
    .describe(
      'Of each message the change of states from the one before of the same originator, over the joint sigma: both covariances summed, as they are stated. Oldest first.',
    ),
  tracking: z
    .array(trackingStep)
    .describe('The tracking that each message rests on, by message, oldest first; the newest 60.'),
  passages: z
    .array(passage)
    .describe('Passages of the same pair whose closest approach is ahead, by time; this one among them.'),
  totalProbability: probability('That at least one of them is a collision: 1 - prod(1 - Pc)'),
  unknownPassages: count('Passages without a probability, which the total leaves out'),
  leftOutPassages: partOrNull('Excluded events together; null without exclusions.', {
    count: count('Passages that you left out'),
    totalProbability: probability('That any of these is a collision'),
  }),
  orbits: partOrNull('Null where the message cannot be read again.', { object1: orbitScore, object2: orbitScore }),
  density: z
    .array(
      z.object({
        offset: ratio('Standard deviations of the density forecast'),
        probability: z.number().describe('Probability then, 0 to 1.'),
      }),
    )
    .nullable()
    .describe('Null where the message has no density errors (drag-consider parameters) of both objects.'),
  consequence: consequence.nullable(),
  drag: partOrNull(
    'The space-weather trade space: miss and probability with other drag. Null if the message states no drag (SEDR).',
    {
      object1: dissipation,
      object2: dissipation,
      cells: z
        .array(dragCell)
        .describe(
          'By the factor of object 2, then of object 1, each half an order either way in steps of an eighth; of an object without a dissipation the ' +
            'factor is 1. A combination is absent where the two do not pass each other within half a revolution.',
        ),
    },
  ),
  forecast: record(
    'PcForecast',
    'How far the probability may move until the decision; figures are null under 20 past events.',
    {
      pastEvents: count('Past events that it rests on'),
      scaledMessages: count('Messages of past events whose sigmas count multiplied, by a rule of the operator'),
      exponent: ratio('Power of the lead with which sigmas shrink').nullable(),
      insideShare: ratio('Share of past forecasts that contained the later value; the target is 0.9').nullable(),
      at: utcTimeOf('When the decision is due').nullable(),
      leadSeconds: seconds('Lead then').nullable(),
      sigmaShare: ratio("Share of today's sigmas that is left then").nullable(),
      low: probability('5 %'),
      median: probability('50 %'),
      high: probability('95 %'),
      aboveAct: probability('That the probability then is at or above the act limit'),
      course: z
        .array(forecastStep)
        .describe('The way there, evenly spaced in time up to the decision; empty where there is no forecast.'),
    },
  ),
});

export const eventAnalysisQuery = z.object({
  message: id.optional().describe('The message on show; without it the newest.'),
  'left-out': leftOutQuery,
});

export type EventAnalysis = z.infer<typeof eventAnalysis>;
export type EventAnalysisQuery = z.infer<typeof eventAnalysisQuery>;
export type TrackingStep = z.infer<typeof trackingStep>;
export type StateUpdate = z.infer<typeof update>;
export type EventSource = z.infer<typeof source>;
export type OrbitScore = z.infer<typeof orbitScore>;

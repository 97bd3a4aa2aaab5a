import { z } from 'zod';
import { count, id, idOf, metres, probability, ratio, seconds, text, utcTimeOf } from '../platform/primitives.ts';
import { riskLevel, verdictKind } from './enums.ts';
import { leftOutQuery } from './manoeuvre-parts.ts';
import { belief } from './verdict.ts';

const local = (what: string) =>
  z
    .object({ r: metres('Radial'), t: metres('Along-track'), n: metres('Cross-track') })
    .meta({ description: `${what}, m, in RTN axes.` });

const disagreement = z
  .object({
    difference: local('The other message minus the one on show'),
    sigma: local('One sigma of both together').nullable(),
    mahalanobisDistance: ratio('The difference over the summed covariances').nullable(),
  })
  .meta({ id: 'Disagreement', description: 'How far two messages lie apart.' });

const source = z
  .object({
    originator: text('Who made the message.'),
    cdmId: idOf('its newest message'),
    creationDate: utcTimeOf('When it was made'),
    tca: utcTimeOf('Time of closest approach'),
    probabilityOfCollision: probability('Our probability of it'),
    ...belief,
    originatorProbability: z.number().nullable().meta({ description: 'What it states itself, 0 to 1.' }),
    totalMissDistance: metres('Miss distance'),
    verdict: verdictKind.nullable().meta({ description: 'What it says by itself; null where that was not kept.' }),
    isShown: z.boolean().meta({ description: 'It is the message on show, which the others are compared with.' }),
    consistency: z
      .object({
        object1: disagreement,
        object2: disagreement,
        relative: disagreement,
        verdict: z.enum(['agrees', 'apart']).nullable().meta({
          description: 'Of the relative position, at 1 % with three degrees of freedom; null without covariances.',
        }),
      })
      .nullable()
      .meta({ description: 'Null for the message on show, and where a message has no states.' }),
  })
  .meta({ id: 'EventSource', description: 'What one originator says of an event.' });

const update = z
  .object({
    cdmId: idOf('the message'),
    previousCdmId: idOf('the message before it'),
    originator: text('Who made both.'),
    creationDate: utcTimeOf('When it was made'),
    object1: disagreement,
    object2: disagreement,
    relative: disagreement,
    miss: disagreement.meta({
      description:
        'Change of the parts of the miss, each message at its own closest approach and in its own axes, over one sigma of both objects as the message before told it.',
    }),
  })
  .meta({ id: 'StateUpdate', description: 'What a message changed of the states that the one before had told.' });

const figure = (what: string) =>
  z
    .number()
    .nullable()
    .meta({ description: `${what}; null where the message does not tell.` });

const objectTracking = z
  .object({
    lastObservationFrom: utcTimeOf('The last accepted observation was made at this time or later').nullable(),
    lastObservationTo: utcTimeOf('It was made at this time or before').nullable(),
    observationsAvailable: figure('Observations that there were'),
    observationsUsed: figure('Observations that the orbit was determined with'),
    tracksAvailable: figure('Tracks that there were'),
    tracksUsed: figure('Tracks that the orbit was determined with'),
    residualsAccepted: figure('Residuals accepted, %'),
    actualOdSpan: figure('Span of the orbit determination, d'),
    change: z.enum(['NEW', 'NONE']).nullable().meta({
      description:
        'NEW: tracking came that the message before of the same originator did not rest on. NONE: none since then. Null for the first message, and where the figures do not tell.',
    }),
  })
  .meta({ id: 'ObjectTracking', description: 'The tracking that an orbit of a message rests on.' });

const trackingStep = z
  .object({
    cdmId: idOf('the message'),
    originator: text('Who made it.'),
    creationDate: utcTimeOf('When it was made'),
    object1: objectTracking,
    object2: objectTracking,
  })
  .meta({ id: 'TrackingStep', description: 'The tracking that a message rests on, and whether any of it is new.' });

const check = z.object({
  code: text('Which check; docs/models/verdict lists them.'),
  isPassed: z.boolean().nullable().meta({ description: 'Null where the message does not tell.' }),
  value: z.number().nullable().meta({ description: 'The figure: degree, ratio, percent, metres or days.' }),
  limit: z.number().nullable().meta({ description: 'Its limit.' }),
});

const orbitScore = z
  .object({
    score: ratio('Score of what is told, 0 to 1; null where the message tells nothing').nullable(),
    composite: ratio(
      'Composite as NASA CARA publishes it, 0 to 1: a check that the message does not tell is not passed',
    ),
    groups: z
      .array(
        z.object({
          group: z
            .enum(['models', 'determination', 'covariance', 'age'])
            .meta({ description: 'What the checks of the group look at.' }),
          weight: z.number().meta({ description: 'Weight of the group in the score.' }),
          checks: z.array(check).meta({ description: 'The checks of the group.' }),
        }),
      )
      .meta({ description: 'Checks by what they look at.' }),
  })
  .meta({ id: 'OrbitScore', description: 'How good the orbit determination of an object is.' });

const passage = z.object({
  conjunctionId: idOf('the event'),
  tca: utcTimeOf('Time of closest approach'),
  probabilityOfCollision: probability('Its probability'),
  ...belief,
  riskLevel,
  isLeftOut: z.boolean().meta({ description: 'You left it out: it is not in the total.' }),
});

const massSource = z
  .enum(['RECORD', 'MESSAGE'])
  .meta({ id: 'MassSource', description: "The satellite's record (wet mass), or the message." });

const knownMass = z
  .object({ mass: z.number().meta({ description: 'Mass, kg.' }), source: massSource })
  .meta({ id: 'KnownMass', description: 'A mass, and where it is from.' });

const consequence = z
  .object({
    fragments: ratio('Expected number of fragments of that size and larger'),
    smallestFragment: metres('Smallest fragment that is counted'),
    bySize: z
      .array(z.object({ smallestFragment: metres('Smallest fragment'), fragments: ratio('Expected number') }))
      .meta({ description: 'The same for other sizes, smallest first; the model holds from 1 mm to 1 m.' }),
    isCatastrophic: z
      .boolean()
      .meta({ description: 'Both break up wholly: more than 40 J for each gram of the heavier.' }),
    mass1: knownMass,
    mass2: knownMass,
  })
  .meta({
    id: 'CollisionConsequence',
    description:
      'What a collision would leave (NASA standard breakup model). Null where the mass of either object is not known.',
  });

const dissipation = z
  .object({
    energyDissipationRate: ratio('Energy that drag takes each second, W/kg, mean over the determination (SEDR)'),
    foretoldSeconds: seconds('Time before closest approach for which the drag is foretold: since the last observation'),
  })
  .nullable()
  .meta({ description: 'Null where the message does not tell of it.' });

const dragCell = z.object({
  object1: ratio('Drag of object 1, times what the message assumes'),
  object2: ratio('The same of object 2'),
  tcaShift: seconds('How much later the two are closest then'),
  totalMissDistance: metres('Miss distance then'),
  probability: z
    .number()
    .meta({ description: 'Probability then, 0 to 1, by the method of the verdict for the moved states.' }),
  probabilityMethod: text('Which method that is.'),
  isInadequate: z.boolean().meta({
    description: 'No method that has an answer holds there, or errors are not believed: the number gives no comfort.',
  }),
});

const forecastStep = z.object({
  at: utcTimeOf('When'),
  low: z.number().meta({ description: '5 %, 0 to 1.' }),
  median: z.number().meta({ description: '50 %, 0 to 1.' }),
  high: z.number().meta({ description: '95 %, 0 to 1.' }),
});

/** What several messages and events say together, and what one message says besides its figures. */
export const eventAnalysis = z
  .object({
    conjunctionId: idOf('the event'),
    cdmId: idOf('the message on show'),
    sources: z.array(source).meta({
      description:
        'The newest message of each originator; that on show first. As its sigmas count, so they do in density, drag and forecast.',
    }),
    updates: z.array(update).meta({
      description:
        'Of each message the change of states from the one before of the same originator, over the joint sigma: both covariances summed, as they are stated. Oldest first.',
    }),
    tracking: z.array(trackingStep).meta({
      description: 'The tracking that each message rests on, by message, oldest first; the newest 60.',
    }),
    passages: z.array(passage).meta({
      description: 'Passages of the same pair whose closest approach is ahead, by time; this one among them.',
    }),
    totalProbability: probability('That at least one of them is a collision: 1 - prod(1 - Pc)'),
    unknownPassages: count('Passages without a probability, which the total leaves out'),
    leftOutPassages: z
      .object({
        count: count('Passages that you left out'),
        totalProbability: probability('That any of these is a collision'),
      })
      .nullable()
      .meta({ description: 'What you left out of the total, together; null without any.' }),
    orbits: z
      .object({ object1: orbitScore, object2: orbitScore })
      .nullable()
      .meta({ description: 'Null where the message cannot be read again.' }),
    density: z
      .array(
        z.object({
          offset: ratio('Standard deviations of the density forecast'),
          probability: z.number().meta({ description: 'Probability then, 0 to 1.' }),
        }),
      )
      .nullable()
      .meta({
        description: 'Null where the message has no density errors (drag-consider parameters) of both objects.',
      }),
    consequence: consequence.nullable(),
    drag: z
      .object({
        object1: dissipation,
        object2: dissipation,
        cells: z.array(dragCell).meta({
          description:
            'By the factor of object 2, then of object 1, each half an order either way in steps of an eighth; of an object without a dissipation the ' +
            'factor is 1. A combination is absent where the two do not pass each other within half a revolution.',
        }),
      })
      .nullable()
      .meta({
        description:
          'The space-weather trade space: miss and probability with other drag. Null where the message tells of no drag (SEDR).',
      }),
    forecast: z
      .object({
        pastEvents: count('Past events that it rests on'),
        scaledMessages: count('Messages of past events whose sigmas count multiplied, by a rule of the operator'),
        exponent: ratio('Power of the lead with which sigmas shrink').nullable(),
        insideShare: ratio('Share of past forecasts that held what came; 0.9 would be right').nullable(),
        at: utcTimeOf('When the decision is due').nullable(),
        leadSeconds: seconds('Lead then').nullable(),
        sigmaShare: ratio("Share of today's sigmas that is left then").nullable(),
        low: probability('5 %'),
        median: probability('50 %'),
        high: probability('95 %'),
        aboveAct: probability('That the probability then is at or above the act limit'),
        course: z.array(forecastStep).meta({
          description: 'The way there, evenly spaced in time up to the decision; empty where there is no forecast.',
        }),
      })
      .meta({
        id: 'PcForecast',
        description: 'How far the probability may move until the decision; figures are null under 20 past events.',
      }),
  })
  .meta({ id: 'EventAnalysis', description: 'What the messages of an event say together.' });

export const eventAnalysisQuery = z.object({
  message: id.optional().meta({ description: 'The message on show; without it the newest.' }),
  'left-out': leftOutQuery,
});

export type EventAnalysis = z.infer<typeof eventAnalysis>;
export type EventAnalysisQuery = z.infer<typeof eventAnalysisQuery>;
export type TrackingStep = z.infer<typeof trackingStep>;
export type StateUpdate = z.infer<typeof update>;
export type EventSource = z.infer<typeof source>;
export type OrbitScore = z.infer<typeof orbitScore>;

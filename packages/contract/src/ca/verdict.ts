import { z } from 'zod';
import { part, record, rows } from '../platform/described.ts';
import { chance, metres, seconds, text, utcTimeOf } from '../platform/primitives.ts';
import { confidence, confidenceReason, verdictKind } from './enums.ts';

const decideBy = utcTimeOf('Latest time for a decision; null if the verdict is SAFE').nullable();
const reasonCode = text('Code of the reason. The endpoint of a single conjunction also returns its text.');

export const objectPlace = z
  .enum(['OBJECT1', 'OBJECT2'])
  .meta({ id: 'ObjectPlace', description: 'Object 1 or object 2 of the conjunction.' });

export const scaledSigmas = rows('Objects whose covariance is scaled by a covariance rule of the operator.', {
  object: objectPlace,
  factor: z.number().describe('Factor on the sigmas of the object.'),
});

/** Confidence in a probability; part of every record that has one. */
export const belief = { confidence, confidenceReason, scaledSigmas: scaledSigmas.optional() };

/** Values of a reason, for clients that write their own text. */
const reasonFigures = z
  .object({
    pc: chance('Probability of collision that the reason is about'),
    factor: z.number().describe('Factor on all sigmas in the computation of `pc`.'),
    thresholdPc: chance('Threshold for `pc` or `maxPc`'),
    maxPc: chance('Maximum probability at this miss distance'),
    correlatedPc: chance('Probability with the common errors of both objects removed'),
    objects: z.array(objectPlace).describe('Objects that the reason is about.'),
    scaled: scaledSigmas,
    unlike: rows('Objects whose covariance differs strongly from earlier messages.', {
      object: objectPlace,
      ratio: z.number().describe('Ratio of its sigma to the median sigma in earlier messages.'),
      messages: z.int().describe('Number of earlier messages.'),
    }),
    doubts: rows('Figures of an orbit determination outside their limits.', {
      code: text('Code of the figure.'),
      value: z.number().describe('Value; the code determines the unit: days, observations, share, percent or ratio.'),
      limit: z.number().describe('Limit, in the same unit.'),
    }),
    stated: rows('Values of the message that contradict its own state vectors.', {
      quantity: z
        .enum(['miss-distance', 'relative-speed', 'probability'])
        .describe('Contradicting quantity: miss distance (m), relative speed (m/s) or probability of collision.'),
      stated: z.number().describe('Value stated in the message.'),
      computed: z.number().describe('Value computed from its state vectors.'),
    }),
    radius: part('A combined hard-body radius that the objects cannot have.', {
      side: z
        .enum(['smaller', 'larger'])
        .describe('smaller: below the radius of your satellite alone. larger: many times the radius of both objects.'),
      stated: metres('Combined hard-body radius stated in the message'),
      body: metres('Reference radius: your satellite alone, or the maximum of both objects'),
      isCounted: z.boolean().describe('True if the probability uses the stated radius.'),
    }),
    edge: z
      .enum(['start', 'stop'])
      .describe('Reason edge-of-data: end of the data with the minimum distance. TCA may lie beyond it.'),
    decideBy: utcTimeOf('Decision deadline'),
  })
  .partial()
  .describe('Values of the reason; each reason has only some of them.');

export type ReasonFigures = z.infer<typeof reasonFigures>;

export const verdict = record('Verdict', 'Verdict on a conjunction, its reasons and the decision deadline.', {
  kind: verdictKind,
  reasons: rows('Reasons; the first is the main reason.', {
    code: reasonCode,
    text: text('The reason with its values, in one sentence.'),
    figures: reasonFigures.optional(),
  }),
  decideBy,
});

/** The verdict without its sentences. */
export const verdictSummary = record('VerdictSummary', 'Verdict on a conjunction and the decision deadline.', {
  kind: verdictKind,
  decisionLead: seconds('Time from the decision deadline to TCA; null if the verdict is SAFE').nullable(),
  decideBy,
  reasons: rows('Reasons by code; the first is the main reason.', { code: reasonCode }),
});

/** Confidence in a probability, with its reason. */
export type Belief = z.infer<z.ZodObject<typeof belief>>;

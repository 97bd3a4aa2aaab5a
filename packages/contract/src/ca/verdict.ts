import { z } from 'zod';
import { part, record, rows } from '../platform/described.ts';
import { chance, metres, seconds, text, utcTimeOf } from '../platform/primitives.ts';
import { confidence, confidenceReason, verdictKind } from './enums.ts';

const decideBy = utcTimeOf('Latest time for a decision, before TCA; null where the verdict is SAFE').nullable();
const reasonCode = text('What the reason is; its text is of the detail call.');

const object = z.enum(['OBJECT1', 'OBJECT2']).meta({ id: 'ObjectPlace', description: 'Which of the two objects.' });

export const scaledSigmas = rows('Whose sigmas count multiplied, by a rule of the operator (Fleet statistics).', {
  object,
  factor: z.number().describe('By which its sigmas are multiplied.'),
});

/** How far a probability can be believed: stands wherever it does. */
export const belief = { confidence, confidenceReason, scaledSigmas: scaledSigmas.optional() };

/** What a reason speaks of, for whoever writes a sentence of his own. */
const reasonFigures = z
  .object({
    pc: chance('Probability that the reason speaks of'),
    factor: z.number().describe('By which all deviations are multiplied for pc.'),
    thresholdPc: chance('Threshold that it is compared with'),
    maxPc: chance('Largest probability at this miss'),
    correlatedPc: chance('Probability less what the errors of both objects share'),
    objects: z.array(object).describe('Objects that the reason speaks of.'),
    scaled: scaledSigmas,
    unlike: rows('Whose errors are none of those that it had in former messages.', {
      object,
      ratio: z.number().describe('Its deviation over the middle one of former messages.'),
      messages: z.int().describe('So many former messages.'),
    }),
    doubts: rows('What is in doubt about an orbit.', {
      code: text('Figure of the orbit determination that its limit does not allow.'),
      value: z.number().describe('The figure; days, observations, share, percent or ratio by its code.'),
      limit: z.number().describe('What it is allowed to be, in the same unit.'),
    }),
    stated: rows('In what the message contradicts its own states.', {
      quantity: z
        .enum(['miss-distance', 'relative-speed', 'probability'])
        .describe('What is stated otherwise: m, m/s, or a probability.'),
      stated: z.number().describe('What the message states.'),
      computed: z.number().describe('What its own states come to.'),
    }),
    radius: part('A combined radius that the bodies do not have.', {
      side: z.enum(['smaller', 'larger']).describe('Than the own satellite alone, or many times than both objects.'),
      stated: metres('Combined radius that the message states'),
      body: metres('What it is compared with: the own satellite alone, or both objects at their largest'),
      isCounted: z.boolean().describe('The probability is of the stated radius.'),
    }),
    edge: z
      .enum(['start', 'stop'])
      .describe(
        'Of edge-of-data: the end of the data at which the distance is least; the closest approach may lie beyond it.',
      ),
    decideBy: utcTimeOf('When the decision was due'),
  })
  .partial()
  .describe('The figures of the sentence; those that the reason does not have are absent.');

export type ReasonFigures = z.infer<typeof reasonFigures>;

export const verdict = record('Verdict', 'What to do about an event, why, and until when.', {
  kind: verdictKind,
  reasons: rows('Why, in sentences; the first is the headline.', {
    code: reasonCode,
    text: text('The reason with its figures, a sentence.'),
    figures: reasonFigures.optional(),
  }),
  decideBy,
});

/** The verdict without its sentences. */
export const verdictSummary = record('VerdictSummary', 'What to do about an event and until when.', {
  kind: verdictKind,
  decisionLead: seconds('Time from the latest decision to TCA; null where the verdict is SAFE').nullable(),
  decideBy,
  reasons: rows('Why, by code; the first is the headline.', { code: reasonCode }),
});

/** How far a probability can be believed, and why. */
export type Belief = z.infer<z.ZodObject<typeof belief>>;

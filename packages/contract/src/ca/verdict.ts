import { z } from 'zod';
import { chance, metres, seconds, text, utcTimeOf } from '../platform/primitives.ts';
import { confidence, confidenceReason, verdictKind } from './enums.ts';

const decideBy = utcTimeOf('Latest time for a decision, before TCA; null where the verdict is SAFE').nullable();
const reasonCode = text('What the reason is; its text is of the detail call.');

const object = z.enum(['OBJECT1', 'OBJECT2']).meta({ id: 'ObjectPlace', description: 'Which of the two objects.' });

export const scaledSigmas = z
  .array(z.object({ object, factor: z.number().meta({ description: 'By which its sigmas are multiplied.' }) }))
  .meta({ description: 'Whose sigmas count multiplied, by a rule of the operator (Fleet statistics).' });

/** How far a probability can be believed: stands wherever it does. */
export const belief = { confidence, confidenceReason, scaledSigmas: scaledSigmas.optional() };

/** What a reason speaks of, for whoever writes a sentence of his own. */
const reasonFigures = z
  .object({
    pc: chance('Probability that the reason speaks of'),
    thresholdPc: chance('Threshold that it is compared with'),
    maxPc: chance('Largest probability at this miss'),
    correlatedPc: chance('Probability less what the errors of both objects share'),
    objects: z.array(object).meta({ description: 'Objects that the reason speaks of.' }),
    scaled: scaledSigmas,
    unlike: z
      .array(
        z.object({
          object,
          ratio: z.number().meta({ description: 'Its deviation over the middle one of former messages.' }),
          messages: z.int().meta({ description: 'So many former messages.' }),
        }),
      )
      .meta({ description: 'Whose errors are none of those that it had in former messages.' }),
    doubts: z
      .array(
        z.object({
          code: text('Figure of the orbit determination that its limit does not allow.'),
          value: z
            .number()
            .meta({ description: 'The figure; days, observations, share, percent or ratio by its code.' }),
          limit: z.number().meta({ description: 'What it is allowed to be, in the same unit.' }),
        }),
      )
      .meta({ description: 'What is in doubt about an orbit.' }),
    stated: z
      .array(
        z.object({
          quantity: z
            .enum(['miss-distance', 'relative-speed', 'probability'])
            .meta({ description: 'What is stated otherwise: m, m/s, or a probability.' }),
          stated: z.number().meta({ description: 'What the message states.' }),
          computed: z.number().meta({ description: 'What its own states come to.' }),
        }),
      )
      .meta({ description: 'In what the message contradicts its own states.' }),
    radius: z
      .object({
        side: z
          .enum(['smaller', 'larger'])
          .meta({ description: 'Than the own satellite alone, or many times than both objects.' }),
        stated: metres('Combined radius that the message states'),
        body: metres('What it is compared with: the own satellite alone, or both objects at their largest'),
        isCounted: z.boolean().meta({ description: 'The probability is of the stated radius.' }),
      })
      .meta({ description: 'A combined radius that the bodies do not have.' }),
    decideBy: utcTimeOf('When the decision was due'),
  })
  .partial()
  .meta({ description: 'The figures of the sentence; those that the reason does not have are absent.' });

export type ReasonFigures = z.infer<typeof reasonFigures>;

export const verdict = z
  .object({
    kind: verdictKind,
    reasons: z
      .array(
        z.object({
          code: reasonCode,
          text: text('The reason with its figures, a sentence.'),
          figures: reasonFigures.optional(),
        }),
      )
      .meta({ description: 'Why, in sentences; the first is the headline.' }),
    decideBy,
  })
  .meta({ id: 'Verdict', description: 'What to do about an event, why, and until when.' });

/** The verdict without its sentences. */
export const verdictSummary = z
  .object({
    kind: verdictKind,
    decisionLead: seconds('How long before TCA a decision is due; null where the verdict is SAFE').nullable(),
    reasons: z.array(z.object({ code: reasonCode })).meta({ description: 'Why, by code; the first is the headline.' }),
  })
  .meta({ id: 'VerdictSummary', description: 'What to do about an event and until when.' });

/** How far a probability can be believed, and why. */
export type Belief = z.infer<z.ZodObject<typeof belief>>;

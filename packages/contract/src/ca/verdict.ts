import { z } from 'zod';
import { seconds, text, utcTimeOf } from '../platform/primitives.ts';
import { verdictKind } from './enums.ts';

const decideBy = utcTimeOf('Latest time for a decision, before TCA; null where the verdict is SAFE').nullable();
const reasonCode = text('What the reason is; its text is of the detail call.');

export const verdict = z
  .object({
    kind: verdictKind,
    reasons: z
      .array(z.object({ code: reasonCode, text: text('The reason with its figures, a sentence.') }))
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

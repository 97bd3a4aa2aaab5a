import { z } from 'zod';
import { count } from './primitives.ts';

/** What is counted of a screening on its way, in its record and in the news of it. */
export const screeningCounts = z.object({
  blocksDone: count('Blocks computed'),
  blocksTotal: count('Blocks in all'),
  partsDone: count('Assessed parts of the results'),
  partsTotal: count('Parts in all; null when not known yet').nullable(),
  conjunctionsFound: count(
    'While it runs: conjunctions found, which are stored together at its end; absent before all blocks are computed, and of few',
  ).optional(),
});

export type ScreeningCounts = z.infer<typeof screeningCounts>;

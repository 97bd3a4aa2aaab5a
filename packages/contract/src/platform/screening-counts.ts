import { z } from 'zod';
import { count } from './primitives.ts';

/** Progress counts of a screening, in its record and its events. */
export const screeningCounts = z.object({
  blocksDone: count('Computed blocks'),
  blocksTotal: count('All blocks'),
  partsDone: count('Assessed parts of the results'),
  partsTotal: count('All parts of the results; null if not known yet').nullable(),
  conjunctionsFound: count(
    'Conjunctions found so far by a running screening, which stores them at its end; absent before all blocks are computed, and for few conjunctions',
  ).optional(),
});

export type ScreeningCounts = z.infer<typeof screeningCounts>;

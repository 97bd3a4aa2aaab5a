import { z } from 'zod';
import { LINES } from './endpoint.ts';
import { problem } from './problem.ts';

/** Said of each call that can be followed. */
export const FOLLOWED =
  `With \`Accept: ${LINES}\` an answer that takes longer than a moment comes in lines: \`{"percent": 12}\` as it goes on (\`null\` while it waits for its ` +
  'turn, or for the same that was asked before), in the end `{"status": 200, "body": ...}` with the answer, or `{"status": ..., "problem": ...}`. ' +
  'Closing the connection cancels the computation. A recent result is returned at once.';

/** A line of such an answer. */
export const followedLine = z.union([
  z.object({ percent: z.number().min(0).max(100).nullable() }),
  z.object({ status: z.literal(200), body: z.unknown() }),
  z.object({ status: z.int(), problem }),
]);

export type FollowedLine = z.infer<typeof followedLine>;

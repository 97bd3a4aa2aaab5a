import { z } from 'zod';
import { LINES } from './endpoint.ts';
import { problem } from './problem.ts';

/** Description of calls whose response can be followed. */
export const FOLLOWED =
  `With \`Accept: ${LINES}\`, a slow response is sent in lines: \`{"percent": 12}\` for the progress (\`null\` while it waits in the queue ` +
  'or for an identical request), and at the end `{"status": 200, "body": ...}` with the response, or `{"status": ..., "problem": ...}`. ' +
  'Closing the connection cancels the computation. A recent result is returned immediately.';

/** A line of such a response. */
export const followedLine = z.union([
  z.object({ percent: z.number().min(0).max(100).nullable() }),
  z.object({ status: z.literal(200), body: z.unknown() }),
  z.object({ status: z.int(), problem }),
]);

export type FollowedLine = z.infer<typeof followedLine>;

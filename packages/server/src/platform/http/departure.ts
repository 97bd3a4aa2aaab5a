import type { FastifyReply } from 'fastify';
import { refused } from './problem.ts';

/** Returns a signal that aborts when the caller leaves before it has its answer. */
export function departure({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort(refused('bad-request', { detail: 'The client closed the connection.' }));
  });
  return gone.signal;
}

/** Returns whether an answer is the refusal for a caller that has left; it contains only this fact and no requested data. */
export function isRefusalOfDeparted({ raw, statusCode }: FastifyReply): boolean {
  return statusCode >= 400 && raw.destroyed && !raw.writableFinished;
}

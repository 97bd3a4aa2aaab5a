import type { FastifyReply } from 'fastify';
import { refused } from './problem.ts';

/** Returns a signal that aborts when the caller leaves before it has its answer. */
export function abortOnDisconnect({ raw }: FastifyReply): AbortSignal {
  const disconnected = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished)
      disconnected.abort(refused('bad-request', { detail: 'The client closed the connection.' }));
  });
  return disconnected.signal;
}

/** Returns whether an answer is the refusal for a caller that has left; it contains only this fact and no requested data. */
export function isAnswerToDisconnected({ raw, statusCode }: FastifyReply): boolean {
  return statusCode >= 400 && raw.destroyed && !raw.writableFinished;
}

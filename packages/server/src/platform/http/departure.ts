import type { FastifyReply } from 'fastify';
import { refused } from './problem.ts';

/** A signal that aborts when the caller goes away before it has its answer. */
export function departure({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort(refused('bad-request', { detail: 'The caller went away.' }));
  });
  return gone.signal;
}

/** A refusal that nobody is there to read: it may say no more than that, and nothing of what was asked. */
export function isRefusalOfDeparted({ raw, statusCode }: FastifyReply): boolean {
  return statusCode >= 400 && raw.destroyed && !raw.writableFinished;
}

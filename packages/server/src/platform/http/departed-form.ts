import type { FastifyRequest } from 'fastify';
import { refused } from './problem.ts';

/**
 * Refuses to read the form of a caller who went away before anybody read it. The parser waits for the body of such a request without end:
 * neither its parts nor the closing come a second time.
 */
export function refuseDepartedForm(request: FastifyRequest): void {
  const parts = request.parts.bind(request);
  const files = request.files.bind(request);
  const refuseDeparted = () => {
    if (request.raw.destroyed && !request.raw.readableEnded)
      throw refused('bad-request', { detail: 'The caller went away.' });
  };
  request.parts = ((options) => {
    refuseDeparted();
    return parts(options);
  }) as FastifyRequest['parts'];
  request.files = ((options) => {
    refuseDeparted();
    return files(options);
  }) as FastifyRequest['files'];
}

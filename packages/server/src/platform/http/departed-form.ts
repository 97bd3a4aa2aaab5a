import type { FastifyRequest } from 'fastify';
import { refused } from './problem.ts';

/**
 * Refuses to read the form of a caller that left before the read began. The parser would wait forever for the body of such a request:
 * neither its parts nor its close event occur again.
 */
export function refuseDepartedForm(request: FastifyRequest): void {
  const parts = request.parts.bind(request);
  const files = request.files.bind(request);
  const refuseDeparted = () => {
    if (request.raw.destroyed && !request.raw.readableEnded)
      throw refused('bad-request', { detail: 'The client closed the connection.' });
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

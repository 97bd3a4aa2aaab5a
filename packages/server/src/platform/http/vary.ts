import type { FastifyReply } from 'fastify';

/** Says that an answer depends on a header of the request, beside what it is said to depend on already. */
export function vary(reply: FastifyReply, header: string): void {
  const present = String(reply.getHeader('vary') ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
  if (present.some((one) => one.toLowerCase() === header.toLowerCase())) return;
  reply.header('vary', [...present, header].join(', '));
}

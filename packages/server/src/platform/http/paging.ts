import type { FastifyReply, FastifyRequest } from 'fastify';
import { refused } from './problem.ts';

/** Place in a list that a cursor stands for; cursors are opaque to callers. */
export function offsetOf(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  if (!/^\d{1,9}$/.test(cursor)) throw refused('cursor-invalid', { detail: 'The cursor is not valid.' });
  return Number(cursor);
}

/** Writes `X-Total-Count`, and `Link` to the next page when there is one; the body stays a plain list. */
export function tellPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: { readonly offset: number; readonly count: number; readonly total: number },
): void {
  reply.header('x-total-count', String(page.total));
  const cursor = page.offset + page.count;
  if (page.count === 0 || cursor >= page.total) return;
  const next = new URL(request.url, 'http://localhost');
  next.searchParams.set('cursor', String(cursor));
  reply.header('link', `<${next.pathname}${next.search}>; rel="next"`);
}

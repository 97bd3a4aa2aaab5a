import { MOST_COUNTED } from '@keepout/contract/platform/primitives';
import type { FastifyRequest } from 'fastify';
import { refused } from './problem.ts';

/** Position of a record in its list: the sort values, then its id. */
export type PageKey = readonly (string | number)[];

/** The order of a list: its name, so that its cursors are rejected by other lists, and the types of its key. */
export interface ListOrder {
  readonly name: string;
  readonly key: readonly ('number' | 'text' | 'time')[];
}

/** Requested page of a list: records after `after`, at most `limit`. */
export interface Page {
  readonly after: PageKey | undefined;
  readonly limit: number;
}

/** Format of a time as columns are read, or as PostgreSQL prints it in cursors of earlier versions; any other value makes a cursor invalid. */
const storedMoment = /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}:\d{2}(\.\d{1,6})?(\+00|Z)$/;

/**
 * Returns the requested page. A cursor is the key of the last record of the previous page, not an offset: concurrent inserts
 * and deletions neither repeat nor hide a record. Cursors are opaque to callers.
 */
export function pageOf(
  query: { readonly limit: number; readonly cursor?: string | undefined },
  order: ListOrder,
): Page {
  return { limit: query.limit, after: query.cursor === undefined ? undefined : keyOf(query.cursor, order) };
}

function keyOf(cursor: string, { name, key }: ListOrder): PageKey {
  const [list, ...parts] = opened(cursor);
  const isOurs =
    list === name &&
    parts.length === key.length &&
    key.every((kind, index) => {
      const part = parts[index];
      if (kind === 'number') return typeof part === 'number' && Number.isFinite(part);
      return typeof part === 'string' && !part.includes('\0') && (kind === 'text' || storedMoment.test(part));
    });
  if (!isOurs) throw refused('cursor-invalid', { detail: 'The cursor does not belong to this list.' });
  return parts as PageKey;
}

function opened(cursor: string): readonly unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}

/** The records of a page, out of one more than it holds, and the key of its last one if there are more. */
export function cutPage<T>(
  rows: readonly T[],
  limit: number,
  keyOfRow: (row: T) => PageKey,
): { readonly rows: readonly T[]; readonly next: PageKey | undefined } {
  if (rows.length <= limit) return { rows, next: undefined };
  const page = rows.slice(0, limit);
  return { rows: page, next: keyOfRow(page[limit - 1]!) };
}

/** Returns whether the caller requests an exact total, regardless of the cost. */
export const wantsAll = ({ query }: FastifyRequest): boolean =>
  (query as Readonly<Record<string, unknown>> | undefined)?.['total'] === 'exact';

/** Facts of a page in addition to its records. */
export interface PageFacts {
  /** Total as by `countRows`: above `MOST_COUNTED` it is only a lower bound, unless an exact total was requested. */
  readonly total: number;
  readonly next: PageKey | undefined;
}

/** `X-Total-Count` with `X-Total-More` where there are more, and `Link` to the next page when there is one; the body stays a plain list. */
export function pageHeaders(
  request: FastifyRequest,
  { name }: ListOrder,
  { total, next }: PageFacts,
): Record<string, string> {
  const isMore = total > MOST_COUNTED && !wantsAll(request);
  const headers = {
    'x-total-count': String(isMore ? MOST_COUNTED : total),
    ...(isMore && { 'x-total-more': 'true' }),
  };
  if (next === undefined) return headers;
  const url = new URL(request.url, 'http://localhost');
  url.searchParams.set('cursor', Buffer.from(JSON.stringify([name, ...next])).toString('base64url'));
  return { ...headers, link: `<${url.pathname}${url.search}>; rel="next"` };
}

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import { vary } from './accept.ts';
import { acceptedCoding } from './compression.ts';

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** What a list answers with. */
export interface ListAnswer {
  readonly list: readonly unknown[];
  readonly headers: Readonly<Record<string, string>>;
}

/** An answer as it goes out, in each coding that was asked for so far. */
interface Copy {
  readonly identity: Buffer;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly packed: Partial<Record<'br' | 'gzip', Promise<Buffer>>>;
}

interface Kept {
  readonly revision: string;
  readonly copy: Promise<Copy>;
  /** Counted once the copy is made. */
  bytes: number;
}

/** All copies of one kind of list; codings included, an answer of 500 records is about 0.4 MB. */
const MOST_BYTES = 32_000_000;

/**
 * Copies of the lists that operators ask for again and again, for as long as nothing has changed in them.
 *
 * Each call reads the operator's revision (migration 0014), which grows in every transaction that changes what the lists show.
 * It is read before the records are, so a copy is never older than its revision says: what a transaction has committed is in the
 * next answer, in whatever process. The ETag names the content, and `If-None-Match` gets 304.
 */
export interface ListCopies {
  answer(
    request: FastifyRequest,
    reply: FastifyReply,
    operatorId: string,
    make: () => Promise<ListAnswer>,
  ): Promise<FastifyReply>;
}

export function listCopies(database: () => Pick<Database, 'pool'>): ListCopies {
  const kept = new Map<string, Kept>();
  let bytes = 0;
  const forget = (key: string): void => {
    bytes -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  };
  const keep = (key: string, listCopy: Kept): void => {
    forget(key);
    kept.set(key, listCopy);
    listCopy.copy.then(
      (copy) => {
        if (kept.get(key) !== listCopy) return;
        listCopy.bytes = copy.identity.length;
        bytes += listCopy.bytes;
        // The oldest first: a map keeps the order in which it was filled.
        for (const old of kept.keys()) {
          if (bytes <= MOST_BYTES) break;
          forget(old);
        }
      },
      () => {
        if (kept.get(key) === listCopy) forget(key);
      },
    );
  };
  return {
    async answer(request, reply, operatorId, make) {
      const revision = await revisionOf(database(), operatorId);
      const key = `${operatorId} ${request.url}`;
      const listCopy = kept.get(key);
      let copy = listCopy?.revision === revision ? listCopy.copy : undefined;
      if (copy === undefined) {
        copy = makeCopy(reply, make);
        keep(key, { revision, copy, bytes: 0 });
      }
      return await send(request, reply, await copy);
    },
  };
}

/** Grows with every change; empty before the first. */
async function revisionOf({ pool }: Pick<Database, 'pool'>, operatorId: string): Promise<string> {
  const { rows } = await pool.query<{ revision: string }>({
    name: 'list-revision',
    text: 'select revision from list_revision where operator_id = $1',
    values: [operatorId],
  });
  return rows[0]?.revision ?? '';
}

async function makeCopy(reply: FastifyReply, make: () => Promise<ListAnswer>): Promise<Copy> {
  const { list, headers } = await make();
  // By the route's own serialiser: a record that has not its form is left out there, and such a list is not kept.
  reply.headers(headers);
  const identity = Buffer.from(reply.serialize(list) as string);
  const digest = createHash('sha256').update(identity).update(JSON.stringify(headers)).digest('base64url');
  return { identity, headers, etag: `W/"${digest.slice(0, 27)}"`, packed: {} };
}

async function send(request: FastifyRequest, reply: FastifyReply, copy: Copy): Promise<FastifyReply> {
  reply.headers(copy.headers).header('etag', copy.etag);
  vary(reply, 'accept-encoding');
  if (holds(request.headers['if-none-match'], copy.etag)) return reply.code(304).send();
  const coding = acceptedCoding(String(request.headers['accept-encoding'] ?? ''));
  reply.type('application/json; charset=utf-8');
  if (coding === undefined) return reply.send(copy.identity);
  return reply.header('content-encoding', coding).send(await packedAs(copy, coding));
}

function packedAs({ identity, packed }: Copy, coding: 'br' | 'gzip'): Promise<Buffer> {
  packed[coding] ??=
    coding === 'br'
      ? toBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
      : toGzip(identity, { level: 9 });
  return packed[coding];
}

function holds(ifNoneMatch: string | undefined, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return (ifNoneMatch ?? '').split(',').some((part) => part.trim() === '*' || bare(part) === bare(etag));
}

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { vary } from './accept.ts';
import { acceptedCoding } from './compression.ts';

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** A serialised JSON answer, in each coding requested until now. */
export interface AnswerCopy {
  readonly identity: Buffer;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly packed: Partial<Record<'br' | 'gzip', Promise<Buffer>>>;
}

/**
 * @param text      the answer in JSON; its ETag covers content and headers
 * @param taggedText   the part of the text that the ETag covers: all except values that change with the clock
 */
export function copyOf(
  text: string,
  headers: Readonly<Record<string, string>> = {},
  taggedText: string = text,
): AnswerCopy {
  const identity = Buffer.from(text);
  const digest = createHash('sha256').update(taggedText).update(JSON.stringify(headers)).digest('base64url');
  return { identity, headers, etag: `W/"${digest.slice(0, 27)}"`, packed: {} };
}

/** Answers with a copy, or with 304 if the caller has it. */
export async function sendCopy(request: FastifyRequest, reply: FastifyReply, copy: AnswerCopy): Promise<FastifyReply> {
  reply.headers(copy.headers).header('etag', copy.etag);
  vary(reply, 'accept-encoding');
  if (holds(request.headers['if-none-match'], copy.etag)) return reply.code(304).send();
  const coding = acceptedCoding(String(request.headers['accept-encoding'] ?? ''));
  reply.type('application/json; charset=utf-8');
  if (coding === undefined) return reply.send(copy.identity);
  return reply.header('content-encoding', coding).send(await packedAs(copy, coding));
}

function packedAs({ identity, packed }: AnswerCopy, coding: 'br' | 'gzip'): Promise<Buffer> {
  packed[coding] ??=
    coding === 'br'
      ? toBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
      : toGzip(identity, { level: 9 });
  return packed[coding];
}

/** Returns whether the caller has the version that a tag identifies. */
export function holds(ifNoneMatch: string | undefined, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return (ifNoneMatch ?? '').split(',').some((part) => part.trim() === '*' || bare(part) === bare(etag));
}

import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import type { App } from './app.ts';
import { refused } from './problem.ts';

/** What is known of an earlier request with the same key. */
interface Earlier {
  readonly request_sha256: string;
  readonly status: number | null;
  readonly headers: Record<string, string> | null;
  readonly body: string | null;
}

const KEPT_HOURS = 24;
/** A first request that has not answered by then died on the way, and the second takes its place. */
const ABANDONED_MINUTES = 10;
const replayedHeaders = ['content-type', 'location', 'etag'];
const held = Symbol('idempotency key held by this request');

type Holding = FastifyRequest & { [held]?: { readonly subject: string; readonly key: string } };

/**
 * `Idempotency-Key` on every POST of the scope: the same key and request get the first answer again, the same key with
 * another request is refused, and a repeat while the first is at work gets 409. Failures of ours are not kept.
 *
 * Comes after the guard: keys belong to the caller.
 */
export function replayRepeatedPosts(app: App, database: Database): void {
  app.addHook('preHandler', async (request: Holding, reply) => {
    const key = request.headers['idempotency-key'];
    if (request.method !== 'POST' || key === undefined || request.principal === null) return;
    if (typeof key !== 'string' || key.length < 1 || key.length > 200) {
      throw refused('idempotency-key-malformed', {
        detail: 'Idempotency-Key must be one text of 1 to 200 characters.',
      });
    }
    const { subject } = request.principal;
    const sha256 = digest(request);
    const earlier = await claim(database, subject, key, sha256);
    if (earlier === undefined) {
      request[held] = { subject, key };
      return;
    }
    if (earlier.request_sha256 !== sha256) {
      throw refused('idempotency-key-reused', { detail: 'This Idempotency-Key was already used for another request.' });
    }
    if (earlier.status === null) {
      throw refused('idempotency-key-busy', {
        detail: 'The first request with this Idempotency-Key is still being processed.',
      });
    }
    return reply
      .code(earlier.status)
      .headers({ ...earlier.headers, 'idempotent-replayed': 'true' })
      .serializer((body: unknown) => body as string)
      .send(earlier.body ?? '');
  });
  app.addHook('onSend', async (request: Holding, reply, payload) => {
    const holding = request[held];
    if (holding !== undefined) {
      delete request[held];
      await settle(database, holding, reply, payload);
    }
    return payload;
  });
}

/** Deletes answers that may no longer be asked for. */
export async function pruneIdempotentAnswers(database: Database): Promise<void> {
  await database.pool.query(`delete from idempotent_answer where created_at < now() - interval '${KEPT_HOURS} hours'`);
}

/** Takes the key for this request, or tells what another did with it. */
async function claim(database: Database, subject: string, key: string, sha256: string): Promise<Earlier | undefined> {
  const taken = await database.pool.query(
    `insert into idempotent_answer (subject, key, request_sha256) values ($1, $2, $3)
     on conflict (subject, key) do update set created_at = now(), request_sha256 = excluded.request_sha256
       where idempotent_answer.status is null
         and idempotent_answer.created_at < now() - interval '${ABANDONED_MINUTES} minutes'
     returning key`,
    [subject, key, sha256],
  );
  if (taken.rowCount === 1) return undefined;
  const { rows } = await database.pool.query<Earlier>(
    'select request_sha256, status, headers, body from idempotent_answer where subject = $1 and key = $2',
    [subject, key],
  );
  return rows[0];
}

async function settle(
  database: Database,
  { subject, key }: { readonly subject: string; readonly key: string },
  reply: FastifyReply,
  payload: unknown,
): Promise<void> {
  const isKept = reply.statusCode < 500 && reply.statusCode !== 429 && (typeof payload === 'string' || payload == null);
  if (!isKept) {
    await database.pool.query('delete from idempotent_answer where subject = $1 and key = $2', [subject, key]);
    return;
  }
  const headers = Object.fromEntries(
    replayedHeaders.filter((name) => reply.hasHeader(name)).map((name) => [name, String(reply.getHeader(name))]),
  );
  await database.pool.query(
    'update idempotent_answer set status = $3, headers = $4, body = $5 where subject = $1 and key = $2',
    [subject, key, reply.statusCode, JSON.stringify(headers), payload ?? null],
  );
}

/** An upload is not read here: its announced length stands for its content. */
function digest(request: FastifyRequest): string {
  const content = request.isMultipart()
    ? `multipart ${request.headers['content-length']}`
    : JSON.stringify(request.body);
  return createHash('sha256').update(`${request.method} ${request.url}\n${content}`).digest('hex');
}

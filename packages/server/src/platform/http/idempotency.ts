import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import { openNameLocks } from '../database/name-locks.ts';
import { RequestTransaction } from '../database/request-transaction.ts';
import { isAnswerToDisconnected } from './abort-on-disconnect.ts';
import type { HttpApp } from './app.ts';
import { digestForm, digestOfForm, type FormDigest } from './form-digest.ts';
import { findAnswer, type KeptAnswer, type KeyOf, keepAnswer } from './kept-answers.ts';
import { type Refusal, refused } from './problem.ts';

/** State of a request with a key until it is answered. */
interface Holding extends KeyOf {
  readonly transaction: RequestTransaction;
  readonly form: FormDigest | undefined;
  /** Releases the key. */
  release(): Promise<void>;
}

const holdings = new WeakMap<FastifyRequest, Holding>();
const REPLAYED_HEADERS: readonly string[] = ['content-type', 'location', 'etag'];

/**
 * Handles `Idempotency-Key` on every POST of the scope: the same key and request get the first answer again, the same key with
 * another request is refused, and a repeat while the first is in progress gets 409. Server errors are not stored, nor is a request
 * whose caller left: when the caller repeats it, it is executed.
 *
 * A request with a key writes in one transaction, to which its answer is added last: its effects and its answer are committed
 * together or not at all. The key itself is a lock of the process and ends with it. If the lock is
 * lost under a live process, two requests may run; the second to commit finds the answer of the first and rolls back its own writes.
 *
 * Runs after the guard: keys belong to the caller.
 */
export function replayRepeatedPosts(app: HttpApp, database: Database): void {
  const locks = openNameLocks(database.connection);
  app.addHook('onClose', () => locks.close());

  const begin = async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<RequestTransaction | 'none' | 'answered'> => {
    const key = request.routeOptions.config.changesNothing ? undefined : keyOf(request);
    if (key === undefined) return 'none';
    const before = await findAnswer(database.pool, key);
    if (before !== undefined) return await repeat(request, reply, before);
    const release = await locks.take(`${key.subject}\n${key.key}`);
    if (release === undefined) throw busy();
    try {
      // Another request may have stored an answer between the read and the lock.
      const meanwhile = await findAnswer(database.pool, key);
      if (meanwhile !== undefined) {
        await release();
        return await repeat(request, reply, meanwhile);
      }
    } catch (cause) {
      await release();
      throw cause;
    }
    const transaction = new RequestTransaction();
    holdings.set(request, {
      ...key,
      transaction,
      release,
      form: request.isMultipart() ? digestForm(request) : undefined,
    });
    return transaction;
  };

  app.addHook('preHandler', (request, reply, next) => {
    begin(request, reply).then(
      (outcome) => {
        if (outcome === 'none') next();
        else if (outcome !== 'answered') outcome.run(next);
      },
      (cause: Error) => next(cause),
    );
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const holding = holdings.get(request);
    if (holding === undefined) return payload;
    holdings.delete(request);
    try {
      return await settle(database, holding, request, reply, payload);
    } finally {
      await holding.transaction.rollBack();
      await holding.release();
    }
  });
}

/** Commits the effects with the answer, and returns the payload to send. */
async function settle(
  database: Database,
  { transaction, form, subject, key }: Holding,
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (reply.statusCode >= 500 || reply.statusCode === 429 || isAnswerToDisconnected(reply)) return payload;
  const sha256 = digest(request, form);
  const isKept = sha256 !== undefined && (typeof payload === 'string' || payload == null);
  // A successful answer that cannot be stored could not be repeated, so its effects must not be committed.
  if (!isKept && reply.statusCode < 300) throw new Error('the answer to a request with a key cannot be kept');
  if (!isKept) return payload;
  const headers = Object.fromEntries(
    REPLAYED_HEADERS.filter((name) => reply.hasHeader(name)).map((name) => [name, String(reply.getHeader(name))]),
  );
  const answer: KeptAnswer = { sha256, status: reply.statusCode, headers, body: withoutOnce(request, payload) };
  let concurrentAnswer: KeptAnswer | undefined;
  await transaction
    .commit(database.pool, async (tx) => {
      if (!(await keepAnswer(tx, { subject, key }, answer))) throw new AnsweredElsewhere();
    })
    .catch(async (cause: unknown) => {
      if (!(cause instanceof AnsweredElsewhere)) throw cause;
      concurrentAnswer = await findAnswer(database.pool, { subject, key });
      if (concurrentAnswer === undefined) throw busy();
      if (concurrentAnswer.sha256 !== sha256) throw reused();
    });
  return concurrentAnswer === undefined ? payload : bodyOf(reply, concurrentAnswer);
}

/** Returns the storable part of an answer. */
function withoutOnce(request: FastifyRequest, payload: unknown): string | null {
  const { tellsOnce = [] } = request.routeOptions.config;
  if (typeof payload !== 'string') return null;
  if (tellsOnce.length === 0) return payload;
  const document = JSON.parse(payload) as Record<string, unknown>;
  const names = tellsOnce.filter((name) => name in document);
  return JSON.stringify({ ...document, ...Object.fromEntries(names.map((name) => [name, null])) });
}

/** Thrown in the transaction of the second of two requests: the first has committed. */
class AnsweredElsewhere extends Error {}

/** Returns the stored answer if the request is the same. */
async function repeat(request: FastifyRequest, reply: FastifyReply, answer: KeptAnswer): Promise<'answered'> {
  const sha256 = request.isMultipart() ? seal(request, await digestOfForm(request)) : digest(request, undefined);
  if (answer.sha256 !== sha256) throw reused();
  void reply.serializer((body: unknown) => body as string).send(bodyOf(reply, answer));
  return 'answered';
}

/** Sets the reply to a stored answer. */
function bodyOf(reply: FastifyReply, { status, headers, body }: KeptAnswer): string {
  reply.code(status).headers({ ...headers, 'idempotent-replayed': 'true' });
  return body ?? '';
}

function keyOf(request: FastifyRequest): KeyOf | undefined {
  const key = request.headers['idempotency-key'];
  if (request.method !== 'POST' || key === undefined || request.principal === null) return undefined;
  if (typeof key !== 'string' || key.length < 1 || key.length > 200) {
    throw refused('idempotency-key-malformed', { detail: 'Idempotency-Key must be one value of 1 to 200 characters.' });
  }
  return { subject: request.principal.subject, key };
}

/** Undefined if the request was not read to its end. */
function digest(request: FastifyRequest, form: FormDigest | undefined): string | undefined {
  if (form === undefined) return seal(request, JSON.stringify(request.body));
  const value = form.value();
  return value === undefined ? undefined : seal(request, value);
}

function seal(request: FastifyRequest, content: string): string {
  return createHash('sha256').update(`${request.method} ${request.url}\n${content}`).digest('hex');
}

function busy(): Refusal {
  return refused('idempotency-key-busy', {
    detail: 'The first request with this Idempotency-Key is still being processed.',
  });
}

function reused(): Refusal {
  return refused('idempotency-key-reused', { detail: 'This Idempotency-Key was already used for another request.' });
}

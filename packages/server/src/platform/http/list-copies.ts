import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import { type AnswerCopy, copyOf, sendCopy } from './answer-copy.ts';

/** The answer of a list. */
export interface ListAnswer {
  readonly list: readonly unknown[];
  readonly headers: Readonly<Record<string, string>>;
}

/** A value of every record that changes with the clock alone: the ETag leaves it out, and an answer has it at most this number of seconds late. */
interface PassingFigure {
  readonly name: string;
  readonly mostAgeS: number;
}

interface CachedCopy {
  readonly revision: string;
  readonly madeAtMs: number;
  readonly copy: Promise<AnswerCopy>;
  /** Size of the copy once it is made. */
  bytes: number;
}

/** Maximum total size of copies of one kind of list; with codings, an answer of 500 records has about 0.4 MB. */
const MOST_BYTES = 32_000_000;

/**
 * Cached copies of frequently requested lists, valid until their content changes.
 *
 * Each call reads the operator's revision (`list_revision`), which increases in every transaction that changes data of the lists.
 * It is read before the records, so a copy is never older than its revision: committed changes are in the
 * next answer of every process. The ETag identifies the content, and `If-None-Match` gets 304.
 */
export interface ListCopies {
  answer(
    request: FastifyRequest,
    reply: FastifyReply,
    operatorId: string,
    make: () => Promise<ListAnswer>,
  ): Promise<FastifyReply>;
}

export function listCopies(database: () => Pick<Database, 'pool'>, passing?: PassingFigure): ListCopies {
  const cachedCopies = new Map<string, CachedCopy>();
  let bytes = 0;
  const isOld = ({ madeAtMs }: CachedCopy): boolean =>
    passing !== undefined && performance.now() - madeAtMs > passing.mostAgeS * 1000;
  const forget = (key: string): void => {
    bytes -= cachedCopies.get(key)?.bytes ?? 0;
    cachedCopies.delete(key);
  };
  const keep = (key: string, listCopy: CachedCopy): void => {
    forget(key);
    cachedCopies.set(key, listCopy);
    listCopy.copy.then(
      (copy) => {
        if (cachedCopies.get(key) !== listCopy) return;
        listCopy.bytes = copy.identity.length;
        bytes += listCopy.bytes;
        // The oldest first: a map preserves insertion order.
        for (const old of cachedCopies.keys()) {
          if (bytes <= MOST_BYTES) break;
          forget(old);
        }
      },
      () => {
        if (cachedCopies.get(key) === listCopy) forget(key);
      },
    );
  };
  return {
    async answer(request, reply, operatorId, make) {
      const revision = await revisionOf(database(), operatorId);
      const key = `${operatorId} ${request.url}`;
      const listCopy = cachedCopies.get(key);
      if (listCopy?.revision === revision && !isOld(listCopy))
        return await sendCopy(request, reply, await listCopy.copy);
      const copy = makeCopy(reply, make, passing?.name);
      keep(key, { revision, copy, bytes: 0, madeAtMs: performance.now() });
      return await sendCopy(request, reply, await copy);
    },
  };
}

/** Returns the revision, which increases with every change; empty before the first. */
async function revisionOf({ pool }: Pick<Database, 'pool'>, operatorId: string): Promise<string> {
  const { rows } = await pool.query<{ revision: string }>({
    name: 'list-revision',
    text: 'select revision from list_revision where operator_id = $1',
    values: [operatorId],
  });
  return rows[0]?.revision ?? '';
}

async function makeCopy(
  reply: FastifyReply,
  make: () => Promise<ListAnswer>,
  passingName: string | undefined,
): Promise<AnswerCopy> {
  const { list, headers } = await make();
  // With the route's own serialiser, which leaves out invalid records; such a list is not cached.
  reply.headers(headers);
  const text = reply.serialize(list) as string;
  const taggedText = passingName === undefined ? text : text.replaceAll(new RegExp(`"${passingName}":[^,}]+`, 'g'), '');
  return copyOf(text, headers, taggedText);
}

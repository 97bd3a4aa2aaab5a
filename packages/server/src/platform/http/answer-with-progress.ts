import { PassThrough } from 'node:stream';
import { LINES } from '@keepout/contract/platform/endpoint';
import type { FollowedLine } from '@keepout/contract/platform/followed';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chosenType } from './accept.ts';
import { problemDocument, problemOf } from './problem-of.ts';

/** Interval of progress reports, ms. A result or refusal before the first one is answered without progress. */
const LOOK_MS = 250;

/** Progress of an answer, 0 to 1; undefined if unknown. */
export interface Followable {
  readonly share: number | undefined;
}

/** Progress of an answer that consists of equally long results, as the number of finished ones. */
export class CountedResults implements Followable {
  #come = 0;
  #all = 0;

  /** Passes on the results and counts them. */
  of<T>(results: readonly Promise<T>[]): readonly Promise<T>[] {
    this.#all += results.length;
    const count = () => {
      this.#come++;
    };
    for (const result of results) void result.then(count, count);
    return results;
  }

  get share(): number | undefined {
    return this.#all === 0 ? undefined : this.#come / this.#all;
  }
}

/**
 * Answers a long computation with progress for callers that accept `application/x-ndjson`; all others get only the answer.
 * A caller that leaves cancels it (`abortOnDisconnect`).
 */
export async function answerWithProgress<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  course: Followable,
  computing: Promise<T>,
): Promise<T> {
  if (chosenType(request) !== LINES) return await computing;
  const isSoon = await Promise.race([
    computing.then(
      () => true,
      () => true,
    ),
    later().then(() => false),
  ]);
  if (isSoon) return await computing;
  const outcome = computing
    .then((answer): FollowedLine => ({ status: 200, body: bodyOf(reply, answer) }))
    .catch((fault: Error): FollowedLine => {
      const facts = problemOf(fault, request);
      return { status: facts.status, problem: problemDocument(facts, request) };
    });
  const stream = new PassThrough();
  void tell(stream, course, outcome);
  // Buffering proxies would delay the lines.
  await reply.type(LINES).header('x-accel-buffering', 'no').header('cache-control', 'no-store').send(stream);
  return reply as never;
}

async function tell(stream: PassThrough, course: Followable, outcome: Promise<FollowedLine>): Promise<void> {
  const write = (line: FollowedLine) => stream.writable && stream.write(`${JSON.stringify(line)}\n`);
  let before: number | null | undefined;
  const look = () => {
    const { share } = course;
    const percent = share === undefined ? null : Math.floor(100 * share);
    if (percent === before) return;
    before = percent;
    write({ percent });
  };
  look();
  const looking = setInterval(look, LOOK_MS);
  stream.once('close', () => clearInterval(looking));
  write(await outcome);
  clearInterval(looking);
  stream.end();
}

const later = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, LOOK_MS));

/** Returns the body that the route writes without progress. */
function bodyOf(reply: FastifyReply, answer: unknown): unknown {
  const write = reply.getSerializationFunction('200') as ((value: unknown) => string) | undefined;
  return write === undefined ? answer : JSON.parse(write(answer));
}

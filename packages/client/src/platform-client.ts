import { ENDPOINTS } from '@keepout/contract/endpoints';
import { API_ROOT } from '@keepout/contract/platform/endpoint';
import type { ApiClient } from './api-client.ts';
import type { Argument } from './call-types.ts';
import { createApiClient, nextCursor } from './client.ts';
import { messagesOf, StreamRefused } from './event-stream.ts';
import { siteAddresses } from './places.ts';
import type { ListedBy, ListId, Problem, ServerEvent } from './row-types.ts';

/** The platform refused a call; `problem` is the RFC 9457 document of the answer, undefined where the answer has none. */
export class CallRefused extends Error {
  readonly status: number;
  readonly problem: Problem | undefined;

  constructor(status: number, problem: Problem | undefined) {
    super(problem?.detail ?? `HTTP ${status}`);
    this.name = 'CallRefused';
    this.status = status;
    this.problem = problem;
  }
}

export interface PlatformClientOptions {
  /** Where the platform answers, `https://keepout.example.com`. */
  readonly baseUrl: string;
  /** A bearer token, or a function that returns one for each call; see the authentication guide. */
  readonly token: string | (() => string | Promise<string>);
  readonly fetch?: typeof fetch;
}

/** One event of the stream. */
export interface HeardEvent {
  /** Its place in the stream, to go on after it. */
  readonly id: string | undefined;
  readonly data: ServerEvent;
}

/** Functions of programs in addition to the calls. */
export interface PlatformClient extends ApiClient {
  /** The records of a list, page after page. */
  all<Id extends ListId>(id: Id, ...input: Argument<Id>): AsyncGenerator<ListedBy<Id>, void, undefined>;
  /**
   * Changes in your organisation, until `signal` ends it: a stream that ends is reopened, including missed changes.
   *
   * @throws CallRefused where the platform refuses the stream
   */
  streamEvents(options?: {
    readonly lastEventId?: string;
    readonly signal?: AbortSignal;
  }): AsyncGenerator<HeardEvent, void, undefined>;
}

/** A gateway before the platform may answer with other JSON, which is not a problem of the contract. */
const problemOf = (document: unknown): Problem | undefined =>
  typeof document === 'object' && document !== null && 'code' in document && 'title' in document
    ? (document as Problem)
    : undefined;

/** Without a right to the stream, or without a valid token: another attempt cannot succeed. */
const REFUSALS = [401, 403];

/** The client for programs: with a token, and with the rows themselves, which a browser does not load. */
export function platformClient({ baseUrl, token, fetch: send = fetch }: PlatformClientOptions): PlatformClient {
  const authorized: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    request.headers.set('Authorization', `Bearer ${typeof token === 'string' ? token : await token()}`);
    return await send(request);
  };
  const failure = async (answer: Response) =>
    new CallRefused(answer.status, problemOf(await answer.json().catch(() => undefined)));
  const client = createApiClient({ baseUrl, places: siteAddresses(ENDPOINTS), fetch: authorized, failure });
  return {
    ...client,
    async *all(id, ...[input]) {
      const first = input as { readonly query?: object } | undefined;
      let cursor: string | undefined;
      do {
        const query = { ...first?.query, ...(cursor !== undefined && { cursor }) };
        const page = await client.ask(id, ...([{ ...first, query }] as unknown as Argument<typeof id>));
        yield* page.data as readonly ListedBy<typeof id>[];
        cursor = nextCursor(page.headers);
      } while (cursor !== undefined);
    },
    async *streamEvents({ lastEventId, signal = new AbortController().signal } = {}) {
      const listening = { url: `${baseUrl}${API_ROOT}/events`, fetch: authorized, refusals: REFUSALS };
      try {
        for await (const { id, data } of messagesOf({ ...listening, signal, lastEventId }))
          yield { id, data: JSON.parse(data) as ServerEvent };
      } catch (error) {
        throw error instanceof StreamRefused ? await failure(error.answer) : error;
      }
    },
  };
}

import { LINES, urlOf } from '@keepout/contract/platform/endpoint';
import type { Answered, ApiClient } from './api-client.ts';
import { requestBody } from './body.ts';
import type { EndpointId } from './call-types.ts';
import type { OnPercent } from './followed.ts';
import { type Places, placeholderIn } from './places.ts';

export type { Answered, ApiClient } from './api-client.ts';
export type { AddressOf, AnswerOf, Argument, BodyOf, EndpointId, InputOf } from './call-types.ts';

export interface ClientOptions {
  /** Origin of the platform. */
  readonly baseUrl: string;
  /** Adds the bearer token; see the authentication guide. */
  readonly fetch: typeof fetch;
  readonly places: Places;
  /** Error of a call without success. */
  readonly failure: (answer: Response) => Promise<Error>;
}

interface RequestParts {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  readonly onPercent?: OnPercent;
}

export function createApiClient({ baseUrl, fetch, places, failure }: ClientOptions): ApiClient {
  const send = async (
    id: EndpointId,
    { params, query, headers: sent = {}, body, signal, onPercent }: RequestParts = {},
  ): Promise<Response> => {
    const place = placeholderIn(places, id);
    const headers = onPercent === undefined ? sent : { Accept: `${LINES}, application/json;q=0.9`, ...sent };
    const content = body === undefined ? undefined : requestBody(body);
    const isJson = typeof content === 'string' && !('Content-Type' in headers);
    const response = await fetch(
      new Request(`${baseUrl}${urlOf(place, params as never, query)}`, {
        method: place.method,
        headers: isJson ? { 'Content-Type': 'application/json', ...headers } : headers,
        ...(content !== undefined && { body: content }),
        ...(signal && { signal }),
      }),
    );
    const isFollowed = onPercent !== undefined && response.headers.get('Content-Type')?.startsWith(LINES);
    // Few pages follow anything: the others need not load how.
    const answer = isFollowed ? await (await import('./followed.ts')).followedAnswer(response, onPercent) : response;
    if (!answer.ok) throw await failure(answer);
    return answer;
  };
  const ask = async (id: EndpointId, input?: RequestParts): Promise<Answered<never>> => {
    const answer = await send(id, input);
    const data = answer.status === 204 ? null : await answer.json();
    return { data: data as never, headers: answer.headers };
  };
  return {
    send: (id, ...[input]) => send(id, input as RequestParts),
    ask: (id, ...[input]) => ask(id, input as RequestParts),
    call: async (id, ...[input]) => (await ask(id, input as RequestParts)).data,
  };
}

/** Returns the start of the next page of a list, from its answer; undefined after the last. */
export function nextCursor(headers: Headers): string | undefined {
  const next = /<([^>]+)>;\s*rel="next"/.exec(headers.get('link') ?? '')?.[1];
  return next === undefined ? undefined : (new URL(next, 'http://localhost').searchParams.get('cursor') ?? undefined);
}

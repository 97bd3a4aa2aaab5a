import { places } from 'virtual:endpoint-places';
import {
  type AnswerOf,
  type ApiClient,
  type Argument,
  createApiClient,
  type EndpointId,
  type InputOf,
} from '@keepout/client/client';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { RequestFailed } from './fault.ts';
import { LONGEST_PAGE, type PagedList, pagedListFrom, readPages } from './pages.ts';
import { faultIn } from './session-fetch.ts';

/** Element type of a list. */
export type RecordOf<Id extends EndpointId> = AnswerOf<Id> extends readonly (infer One)[] ? One : never;

interface Query<T> {
  /** Name of the call, then its input. */
  readonly queryKey: readonly [EndpointId, ...unknown[]];
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<T>;
}

export interface Api extends ApiClient {
  /** `fetch` with the session: bearer token, notifications of failures. */
  readonly fetch: typeof fetch;
  /** A call as a query. */
  query<Id extends EndpointId>(id: Id, ...input: Argument<Id>): Query<AnswerOf<Id>>;
  /** A list to its end, or up to a number of records. */
  list<Id extends EndpointId>(id: Id, atMost: number, ...input: Argument<Id>): Query<PagedList<RecordOf<Id>>>;
  /** A call as a mutation. */
  change<Id extends EndpointId>(id: Id): { readonly mutationFn: (input: InputOf<Id>) => Promise<AnswerOf<Id>> };
}

const ApiContext = createContext<Api | undefined>(undefined);

export interface ApiProviderProps {
  readonly fetch: typeof fetch;
  readonly children: ReactNode;
}

/** The API over a session. */
export function apiOf(sessionFetch: typeof fetch): Api {
  const client = createApiClient({
    baseUrl: location.origin,
    fetch: sessionFetch,
    places,
    failure: async (answer) => new RequestFailed(await faultIn(answer)),
  });
  const withSignal = (input: object | undefined, signal: AbortSignal) => ({ ...input, signal }) as never;
  return {
    ...client,
    fetch: sessionFetch,
    query: (id, ...[input]) => ({
      queryKey: [id, input ?? {}],
      queryFn: ({ signal }) => client.call(id, withSignal(input, signal)),
    }),
    list: (id, limit, ...[input]) => ({
      queryKey: [id, input ?? {}, limit],
      queryFn: ({ signal }) =>
        readPages(async (cursor) => {
          const query = { limit: LONGEST_PAGE, ...input?.query, ...(cursor !== undefined && { cursor }) };
          return pagedListFrom(await client.ask(id, withSignal({ ...input, query }, signal)));
        }, limit),
    }),
    change: (id) => ({ mutationFn: (input) => client.call(id, ...([input] as unknown as Argument<typeof id>)) }),
  };
}

export function ApiProvider({ fetch: sessionFetch, children }: ApiProviderProps) {
  const api = useMemo(() => apiOf(sessionFetch), [sessionFetch]);
  return <ApiContext value={api}>{children}</ApiContext>;
}

export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('API provider not found');
  return api;
}

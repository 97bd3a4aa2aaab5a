import { type ApiClient, createApiClient, type Paths } from '@keepout/client/client';
import createQueryHooks, { type OpenapiQueryClient } from 'openapi-react-query';
import { createContext, type ReactNode, useContext, useMemo } from 'react';

export interface Api {
  /** `fetch` with the session: bearer token, notifications of failures. For downloads and uploads. */
  readonly fetch: typeof fetch;
  /** Every documented call, typed by the API's own description. */
  readonly client: ApiClient;
  /** The same calls as queries and mutations; keys are `['get', path, init]`. */
  readonly queries: OpenapiQueryClient<Paths>;
}

const ApiContext = createContext<Api | undefined>(undefined);

export interface ApiProviderProps {
  readonly fetch: typeof fetch;
  readonly children: ReactNode;
}

export function ApiProvider({ fetch: sessionFetch, children }: ApiProviderProps) {
  const api = useMemo((): Api => {
    const client = createApiClient({ baseUrl: '', fetch: sessionFetch });
    return { fetch: sessionFetch, client, queries: createQueryHooks(client) };
  }, [sessionFetch]);
  return <ApiContext value={api}>{children}</ApiContext>;
}

export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('API provider not found');
  return api;
}

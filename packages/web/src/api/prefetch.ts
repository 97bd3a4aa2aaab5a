import type { QueryClient } from '@tanstack/react-query';
import type { Api } from './api-context.tsx';

type AddressParameters = Readonly<Record<string, string | undefined>>;

/** Address of a page, and the client for its data. */
export interface PrefetchContext {
  readonly api: Api;
  readonly queries: QueryClient;
  readonly params: AddressParameters;
  readonly search: AddressParameters;
}

/**
 * Prefetches the data of a page: once its address and the session are available, before it is drawn, and when the user hovers or focuses a link to
 * it. Fresh data is not requested again.
 */
export type Prefetch = (context: PrefetchContext) => void;

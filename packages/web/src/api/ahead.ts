import type { QueryClient } from '@tanstack/react-query';
import type { Api } from './api-context.tsx';

type Named = Readonly<Record<string, string | undefined>>;

/** The address of a page, and whom to ask for what it shows. */
export interface Asking {
  readonly api: Api;
  readonly queries: QueryClient;
  readonly params: Named;
  readonly search: Named;
}

/**
 * Asks for what a page will show: when its address and the session are known and nothing is drawn yet, and when somebody reaches for a link to
 * it. What is here and fresh is not asked for again.
 */
export type Ahead = (asking: Asking) => void;

import { createContext, type ReactNode, useContext } from 'react';

const FetchContext = createContext<typeof fetch | undefined>(undefined);

export function ApiProvider({
  fetch: sessionFetch,
  children,
}: {
  readonly fetch: typeof fetch;
  readonly children: ReactNode;
}) {
  return <FetchContext value={sessionFetch}>{children}</FetchContext>;
}

/** `fetch` with the session: bearer token, notifications of failures. For downloads, uploads and typed clients. */
export function useSessionFetch(): typeof fetch {
  const sessionFetch = useContext(FetchContext);
  if (!sessionFetch) throw new Error('API provider not found');
  return sessionFetch;
}

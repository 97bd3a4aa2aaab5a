import { API_ROOT } from '@keepout/contract/platform/endpoint';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { AnswerUnreadable, RequestFailed, ServerUnreachable } from '../../api/fault.ts';
import { isDocument, type OpenApiDocument } from './description/open-api.ts';
import type { DocsPageFacts } from './pages/docs-page.ts';
import { type Hit, searchable } from './search/search.ts';
import type { SearchEntry } from './search/search-index.ts';

/** Query options for data that does not change while the application is open. */
const CACHED_FOREVER = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY } as const;

/** Reads a static file of the application without the session, because the file is the same for all users. */
async function fileAt(path: string, signal: AbortSignal): Promise<Response> {
  const answer = await fetch(`/${path}`, { signal }).catch((cause: unknown) => {
    if (signal.aborted) throw cause;
    throw new ServerUnreachable(cause);
  });
  if (answer.ok) return answer;
  throw new RequestFailed({ code: answer.status, title: answer.statusText || 'Not loaded', message: `/${path}` });
}

/** Reads the text of a page (D-04). */
export const usePageText = (page: DocsPageFacts) =>
  useQuery({
    ...CACHED_FOREVER,
    queryKey: ['docs', page.asset],
    queryFn: async ({ signal }) => (await fileAt(page.asset, signal)).text(),
  });

/** Reads the description of a service's API, once (D-04). */
export function useDescription(service: string) {
  const api = useApi();
  return useQuery({
    ...CACHED_FOREVER,
    queryKey: ['openapi', service],
    queryFn: async ({ signal }): Promise<OpenApiDocument> => {
      const address = `${API_ROOT}/${service}/openapi/`;
      const answer = await api.fetch(address, { signal });
      const document: unknown = answer.ok ? await answer.json().catch(() => undefined) : undefined;
      if (isDocument(document)) return document;
      if (answer.ok) throw new AnswerUnreadable(address);
      const title = answer.statusText || 'Not loaded';
      throw new RequestFailed({ code: answer.status, title, message: address });
    },
  });
}

/** Loads the search index, a static file, at the first search; searches then make no further requests. */
export const useSearch = (isWanted: boolean) =>
  useQuery({
    ...CACHED_FOREVER,
    enabled: isWanted,
    queryKey: ['docs', 'search'],
    // The result is a function, which structural sharing cannot compare.
    structuralSharing: false,
    queryFn: async ({ signal }): Promise<(query: string, service: string) => readonly Hit[]> =>
      searchable((await (await fileAt('guides/search.json', signal)).json()) as readonly SearchEntry[]),
  });

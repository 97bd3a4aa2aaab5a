import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { pagedListFrom, recordsOfList } from '../../api/pages.ts';

const PAGE_SIZE = 200;
const MOST_OPERATORS = 10_000;

type Query = Readonly<Record<string, string>>;

/** Reads the matching entries page by page. */
export function useEntries(query: Query) {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: ['listAuditEntries', { query }],
    queryFn: async ({ signal, pageParam }) => {
      const page = { ...query, limit: PAGE_SIZE, ...(pageParam !== '' && { cursor: pageParam }) };
      return pagedListFrom(await api.ask('listAuditEntries', { query: page, signal }));
    },
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor,
  });
}

/** Reads the operators with a log; payment administrators of the installation only. */
export function useOperators() {
  return useQuery({ ...useApi().list('listAuditOperators', MOST_OPERATORS), select: recordsOfList });
}

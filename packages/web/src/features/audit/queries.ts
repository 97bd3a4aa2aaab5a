import type { AuditEntry, AuditOperator } from '@keepout/contract/audit/entry';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { type Listed, LONGEST_PAGE, pageIn, readPages } from '../../api/pages.ts';

const ENTRIES_PATH = '/api/v1/audit/entries';
const OPERATORS_PATH = '/api/v1/audit/operators';
const PAGE_SIZE = 200;
const MOST_OPERATORS = 10_000;

type Query = Readonly<Record<string, string>>;

/** The lines that are asked for, a page at a time. */
export function useEntries(query: Query) {
  const { client } = useApi();
  return useInfiniteQuery({
    queryKey: ['get', ENTRIES_PATH, { params: { query } }],
    queryFn: async ({ signal, pageParam }): Promise<Listed<AuditEntry>> => {
      const params = { query: { ...query, limit: PAGE_SIZE, ...(pageParam !== '' && { cursor: pageParam }) } };
      return pageIn<AuditEntry>(await client.GET(ENTRIES_PATH, { params, signal }));
    },
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor,
  });
}

/** Who has a log; asked by administrators alone. */
export function useOperators(isAdmin: boolean) {
  const { client } = useApi();
  return useQuery({
    queryKey: ['get', OPERATORS_PATH],
    queryFn: async ({ signal }) => {
      const ask = (cursor: string | undefined) =>
        client.GET(OPERATORS_PATH, {
          params: { query: { limit: LONGEST_PAGE, ...(cursor !== undefined && { cursor }) } },
          signal,
        });
      return (await readPages<AuditOperator>(ask, MOST_OPERATORS)).records;
    },
    enabled: isAdmin,
  });
}

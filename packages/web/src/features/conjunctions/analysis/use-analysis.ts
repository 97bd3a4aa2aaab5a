import type { EventAnalysis } from '@keepout/contract/ca/analysis';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/api-context.tsx';
import { given } from '../../../api/given.ts';

const PATH = '/api/v1/ca/conjunctions/{conjunctionId}/analysis';

/** What the messages of an event say together, with that message on show. */
export function useAnalysis(conjunctionId: string, message: string | undefined) {
  const { client } = useApi();
  const params = { path: { conjunctionId }, query: message === undefined ? {} : { message } };
  return useQuery({
    queryKey: ['get', PATH, { params }],
    enabled: message !== undefined,
    queryFn: async ({ signal }) => given<EventAnalysis>(await client.GET(PATH, { params, signal })),
  });
}

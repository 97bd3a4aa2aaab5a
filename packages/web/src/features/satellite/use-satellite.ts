import type { SatelliteEvent } from '@keepout/contract/fleet/history';
import type { Satellite } from '@keepout/contract/fleet/satellite';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { given } from '../../api/given.ts';

const ONE = '/api/v1/ca/satellites/{satelliteId}';
const HISTORY = '/api/v1/ca/satellites/{satelliteId}/history';
const OPERATOR = '/api/v1/ca/satellites/operator/{noradId}';
const SHOWN_EVENTS = 50;

/** One satellite of the fleet; null when there is none of that id. */
export function useSatellite(satelliteId: string) {
  const { client } = useApi();
  const params = { path: { satelliteId } };
  return useQuery<Satellite | null>({
    queryKey: ['get', ONE, { params }],
    queryFn: async ({ signal }): Promise<Satellite | null> => {
      const answer = await client.GET(ONE, { params, signal });
      return answer.response.status === 404 ? null : given<Satellite>(answer);
    },
  });
}

/** What happened to its record, newest first. */
export function useSatelliteHistory(satelliteId: string) {
  const { client } = useApi();
  const params = { path: { satelliteId }, query: { limit: SHOWN_EVENTS } };
  return useQuery({
    queryKey: ['get', HISTORY, { params }],
    queryFn: async ({ signal }) => given<SatelliteEvent[]>((await client.GET(HISTORY, { params, signal })) as never),
  });
}

/** The name of who operates it, as far as anybody knows. */
export function useOperatorName(noradId: number | undefined): string | undefined {
  const { client } = useApi();
  const { data } = useQuery({
    queryKey: ['get', OPERATOR, { params: { path: { noradId } } }],
    enabled: noradId !== undefined,
    queryFn: async ({ signal }) => {
      const answer = await client.GET(OPERATOR, { params: { path: { noradId: noradId ?? 0 } }, signal });
      return answer.data?.operatorName ?? null;
    },
  });
  return data ?? undefined;
}

/** Lets everything that shows satellites ask anew. */
export function useSatellitesChanged(): () => Promise<void> {
  const cache = useQueryClient();
  return () =>
    cache.invalidateQueries({ predicate: ({ queryKey }) => /\/ca\/(satellites|readiness)/.test(String(queryKey[1])) });
}

import type { FlightRules } from '@keepout/contract/fleet/flight-rules';
import type { GroundStation } from '@keepout/contract/fleet/station';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { given } from '../../api/given.ts';
import { LONGEST_PAGE, readPages } from '../../api/pages.ts';

const STATIONS = '/api/v1/ca/stations';
const RULES = '/api/v1/ca/flight-rules';
const MOST_STATIONS = 5_000;

/** The ground stations of the operator, by name. */
export function useStations() {
  const { client } = useApi();
  return useQuery({
    queryKey: ['get', STATIONS, {}],
    queryFn: async ({ signal }) => {
      const ask = (cursor: string | undefined) =>
        client.GET(STATIONS, {
          params: { query: { limit: LONGEST_PAGE, ...(cursor !== undefined && { cursor }) } },
          signal,
        });
      return (await readPages<GroundStation>(ask, MOST_STATIONS)).records;
    },
  });
}

export function useFlightRules() {
  const { client } = useApi();
  return useQuery({
    queryKey: ['get', RULES, {}],
    queryFn: async ({ signal }) => given<FlightRules>(await client.GET(RULES, { signal })),
  });
}

/** Lets what shows an address of the fleet ask anew. */
export function useAskAnew(): (part: 'stations' | 'flight-rules') => Promise<void> {
  const cache = useQueryClient();
  return (part) =>
    cache.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[1]).includes(`/ca/${part}`) });
}

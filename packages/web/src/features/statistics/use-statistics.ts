import type { AnnualStatistics } from '@keepout/contract/ca/statistics';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { given } from '../../api/given.ts';

const STATISTICS_PATH = '/api/v1/ca/statistics/annual';
/** The catalogue changes a few times a day. */
const FRESH_MS = 5 * 60_000;

/** The statistics of a satellite, or of the fleet without one. */
export function useStatistics(satelliteId: string | undefined) {
  const { client } = useApi();
  return useQuery({
    queryKey: ['get', STATISTICS_PATH, satelliteId ?? ''],
    staleTime: FRESH_MS,
    queryFn: async ({ signal }): Promise<AnnualStatistics> => {
      const params = { query: satelliteId === undefined ? {} : { 'satellite-id': satelliteId } };
      return given<AnnualStatistics>(await client.GET(STATISTICS_PATH, { params, signal }));
    },
  });
}

import type { Satellite } from '@keepout/contract/fleet/satellite';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { LONGEST_PAGE, readPages } from '../../api/pages.ts';

const SATELLITES_PATH = '/api/v1/ca/satellites';
/** The most satellites that are offered. */
const LARGEST_FLEET = 20_000;

/** The satellites of the operator; absent until the first answer. */
export function useSatellites() {
  const { client } = useApi();
  const query = useQuery({
    queryKey: ['get', SATELLITES_PATH],
    queryFn: async ({ signal }) => {
      const ask = (cursor: string | undefined) =>
        client.GET(SATELLITES_PATH, {
          params: { query: { limit: LONGEST_PAGE, ...(cursor !== undefined && { cursor }) } },
          signal,
        });
      return (await readPages<Satellite>(ask, LARGEST_FLEET)).records;
    },
  });
  return { query, error: query.error, satellites: query.data };
}

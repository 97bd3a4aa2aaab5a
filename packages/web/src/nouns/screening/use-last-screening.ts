import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { given } from '../../api/given.ts';

const SCREENINGS_PATH = '/api/v1/ca/screenings';

/** The newest screening that ran to its end. */
export function useLastScreening(isEnabled: boolean) {
  const { client } = useApi();
  const query = { state: 'COMPLETED' as const, limit: 1 };
  return useQuery({
    queryKey: ['get', SCREENINGS_PATH, { params: { query } }],
    queryFn: async ({ signal }) => given(await client.GET(SCREENINGS_PATH, { params: { query }, signal }))[0] ?? null,
    enabled: isEnabled,
  });
}

import type { Readiness } from '@keepout/contract/ca/readiness';
import { useApi } from '../../api/api-context.tsx';

/** What screenings stand on, and why nothing may be known yet; absent until the first answer. */
export function useReadiness() {
  const { queries } = useApi();
  const query = queries.useQuery('get', '/api/v1/ca/readiness', {}, { refetchInterval: 60_000 });
  const error: unknown = query.error;
  return { query, error, readiness: query.data as Readiness | undefined };
}

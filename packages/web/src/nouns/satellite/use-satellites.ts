import type { Satellite } from '@keepout/contract/fleet/satellite';
import { useApi } from '../../api/api-context.tsx';

/** The satellites of the operator; absent until the first answer. */
export function useSatellites() {
  const { queries } = useApi();
  const query = queries.useQuery('get', '/api/v1/ca/satellites');
  // The description lists no error bodies, so the generated type says that there is never an error.
  const error: unknown = query.error;
  return { query, error, satellites: query.data as readonly Satellite[] | undefined };
}

import type { EphemerisFile } from '@keepout/contract/ca/ephemeris';
import { useApi } from '../../api/api-context.tsx';

/** The ephemeris files of the operator; absent until the first answer. */
export function useEphemerides() {
  const { queries } = useApi();
  const query = queries.useQuery('get', '/api/v1/ca/ephemeris', {});
  // The description lists no error bodies, so the generated type says that there is never an error.
  const error: unknown = query.error;
  return { query, error, files: query.data as readonly EphemerisFile[] | undefined };
}

import { useApi } from '../../api/api-context.tsx';

/** The name of a satellite, or undefined while loading, on failure or when there is none. */
export function useSatelliteName(satelliteId: string): string | undefined {
  const { queries } = useApi();
  const { data } = queries.useQuery('get', '/api/v1/ca/satellites', {
    params: { query: { 'satellite-id': satelliteId } },
  });
  return data?.[0]?.name || undefined;
}

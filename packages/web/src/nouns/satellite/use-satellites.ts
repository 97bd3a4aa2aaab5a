import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { recordsOfList } from '../../api/pages.ts';

/** The most satellites that are offered. */
const LARGEST_FLEET = 20_000;

/** The satellites of the operator; absent until the first answer. */
export function useSatellites() {
  const query = useQuery({ ...useApi().list('listSatellites', LARGEST_FLEET), select: recordsOfList });
  return { query, error: query.error, satellites: query.data };
}

/** Returns the name of a satellite, or undefined while loading, on failure or for an unknown id. */
export function useSatelliteName(satelliteId: string): string | undefined {
  const { data } = useQuery(useApi().query('listSatellites', { query: { 'satellite-id': satelliteId } }));
  return data?.[0]?.name || undefined;
}

import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';

/** Returns the data basis of screenings, and why results may be unavailable; absent until the first answer. */
export function useReadiness() {
  const query = useQuery({ ...useApi().query('getReadiness'), refetchInterval: 60_000 });
  return { query, error: query.error, readiness: query.data };
}

/** The catalogue that screenings run against; absent until the first answer, and where none is loaded: it is not asked for then. */
export function useCatalogue() {
  const { readiness } = useReadiness();
  const isLoaded = readiness !== undefined && readiness.catalogue !== null;
  const { data: catalogue } = useQuery({ ...useApi().query('getCatalogue'), enabled: isLoaded });
  return { catalogue };
}

import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { orNull, RequestFailed } from '../../api/fault.ts';

const SHOWN_EVENTS = 50;

/** One satellite of the fleet; null when there is none of that id. */
export function useSatellite(satelliteId: string) {
  const query = useApi().query('getSatellite', { params: { satelliteId } });
  return useQuery({ ...query, queryFn: (context) => orNull(query.queryFn(context)) });
}

/** What happened to its record, newest first. */
export function useSatelliteHistory(satelliteId: string) {
  return useQuery(useApi().query('listSatelliteHistory', { params: { satelliteId }, query: { limit: SHOWN_EVENTS } }));
}

/** The name of who operates it, as far as anybody knows. */
export function useOperatorName(noradId: number | undefined): string | undefined {
  const query = useApi().query('getSatelliteOperator', { params: { noradId: noradId ?? 0 } });
  const { data } = useQuery({
    ...query,
    queryFn: (context) =>
      query.queryFn(context).catch((error: unknown) => {
        if (error instanceof RequestFailed) return null;
        throw error;
      }),
    enabled: noradId !== undefined,
  });
  return data?.operatorName;
}

import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { nullIfMissing, RequestFailed } from '../../api/fault.ts';

const SHOWN_EVENTS = 50;

/** Reads one satellite of the fleet; null for an unknown id. */
export function useSatellite(satelliteId: string) {
  const query = useApi().query('getSatellite', { params: { satelliteId } });
  return useQuery({ ...query, queryFn: (context) => nullIfMissing(query.queryFn(context)) });
}

/** Reads the history of a satellite record, newest first. */
export function useSatelliteHistory(satelliteId: string) {
  return useQuery(useApi().query('listSatelliteHistory', { params: { satelliteId }, query: { limit: SHOWN_EVENTS } }));
}

/** Reads the name of the satellite's operator; undefined if not available. */
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

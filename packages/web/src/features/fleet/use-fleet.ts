import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { recordsOf } from '../../api/pages.ts';

const MOST_STATIONS = 5_000;

/** The ground stations of the operator, by name. */
export function useStations() {
  return useQuery({ ...useApi().list('listStations', MOST_STATIONS), select: recordsOf });
}

export function useFlightRules() {
  return useQuery(useApi().query('getFlightRules'));
}

import { MS_PER_DAY } from '@keepout/units/duration';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { nullIfMissing } from '../../api/fault.ts';
import { useNow } from '../../time/ticker.ts';

export interface SkyPlace {
  readonly time: string | undefined;
  readonly latitude: number | undefined;
  readonly longitude: number | undefined;
}

export function useBodies({ time, latitude, longitude }: SkyPlace) {
  const isSite = latitude !== undefined && longitude !== undefined;
  const query = useApi().query('getSkyBodies', { query: { time, ...(isSite && { latitude, longitude }) } });
  return useQuery({ ...query, placeholderData: keepPreviousData });
}

/** Reads solar and geomagnetic activity of the given number of days before today, and the forecast. */
export function useSpaceWeather(days: number) {
  const today = Math.floor(useNow('fiveMinutes') / MS_PER_DAY);
  const from = `${new Date((today - days) * MS_PER_DAY).toISOString().slice(0, 10)}T00:00:00Z`;
  const query = useApi().query('getSpaceWeather', { query: { from } });
  return useQuery({ ...query, placeholderData: keepPreviousData });
}

/** Reads the orbit of a catalogue object; null if the catalogue does not contain it. */
export function useObjectInOrbit(noradId: number | undefined, time: string | undefined) {
  const query = useApi().query('getObjectInOrbit', { params: { noradId: noradId ?? 0 }, query: { time } });
  return useQuery({
    ...query,
    queryFn: (context) => nullIfMissing(query.queryFn(context)),
    enabled: noradId !== undefined,
  });
}

/** Position, m, and velocity, m/s, in this order. */
export type GivenState = readonly [number, number, number, number, number, number];

export function useElements(state: GivenState | undefined) {
  const [x = 0, y = 0, z = 0, vx = 0, vy = 0, vz = 0] = state ?? [];
  const query = useApi().query('getOrbitalElements', { query: { x, y, z, vx, vy, vz } });
  return useQuery({ ...query, enabled: state !== undefined });
}

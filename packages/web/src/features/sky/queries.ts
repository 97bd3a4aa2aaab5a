import type { SkyBodies } from '@keepout/contract/sky/bodies';
import type { ObjectInOrbit, OrbitalElements } from '@keepout/contract/sky/elements';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { given } from '../../api/given.ts';

const BODIES_PATH = '/api/v1/sky/bodies';
const ELEMENTS_PATH = '/api/v1/sky/elements';
const OBJECT_PATH = '/api/v1/sky/objects/{noradId}';

export interface SkyPlace {
  readonly time: string | undefined;
  readonly latitude: number | undefined;
  readonly longitude: number | undefined;
}

/** What of a query was given. */
const known = (query: object) => Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));

export function useBodies(place: SkyPlace) {
  const { client } = useApi();
  const { time, latitude, longitude } = place;
  const isSite = latitude !== undefined && longitude !== undefined;
  const query = known({ time, ...(isSite && { latitude, longitude }) });
  return useQuery({
    queryKey: ['get', BODIES_PATH, { params: { query } }],
    queryFn: async ({ signal }) => given<SkyBodies>(await client.GET(BODIES_PATH, { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });
}

/** Null where the catalogue has no such object. */
export function useObjectInOrbit(noradId: number | undefined, time: string | undefined) {
  const { client } = useApi();
  const query = known({ time });
  return useQuery<ObjectInOrbit | null>({
    queryKey: ['get', OBJECT_PATH, { noradId, query }],
    queryFn: async ({ signal }) => {
      const params = { path: { noradId: noradId ?? 0 }, query };
      const answer = await client.GET(OBJECT_PATH, { params, signal });
      return answer.response.status === 404 ? null : given<ObjectInOrbit>(answer);
    },
    enabled: noradId !== undefined,
  });
}

/** Position, m, and velocity, m/s, in this order. */
export type GivenState = readonly [number, number, number, number, number, number];

export function useElements(state: GivenState | undefined) {
  const { client } = useApi();
  const [x = 0, y = 0, z = 0, vx = 0, vy = 0, vz = 0] = state ?? [];
  const query = { x, y, z, vx, vy, vz };
  return useQuery({
    queryKey: ['get', ELEMENTS_PATH, { params: { query } }],
    queryFn: async ({ signal }) =>
      given<OrbitalElements>(await client.GET(ELEMENTS_PATH, { params: { query }, signal })),
    enabled: state !== undefined,
  });
}

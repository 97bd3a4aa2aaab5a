import { useQuery } from '@tanstack/react-query';
import { useSessionFetch } from './api-context.tsx';
import { RequestFailed } from './fault.ts';
import { faultIn } from './session-fetch.ts';

const path = '/api/v1/ca/satellites';

/** The name of a satellite, or undefined while loading, on failure or when there is none. */
export function useSatelliteName(satelliteId: string): string | undefined {
  const sessionFetch = useSessionFetch();
  const { data } = useQuery({
    queryKey: ['get', path, { params: { query: { 'satellite-id': satelliteId } } }],
    queryFn: async ({ signal }): Promise<unknown> => {
      const answer = await sessionFetch(`${path}?satellite-id=${encodeURIComponent(satelliteId)}`, { signal });
      if (!answer.ok) throw new RequestFailed(await faultIn(answer));
      return answer.json();
    },
    select: nameIn,
  });
  return data;
}

function nameIn(list: unknown): string | undefined {
  const first: unknown = Array.isArray(list) ? list[0] : undefined;
  const name = typeof first === 'object' && first !== null && 'name' in first ? first.name : undefined;
  return typeof name === 'string' && name !== '' ? name : undefined;
}

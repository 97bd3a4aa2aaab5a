import type { EphemerisQuality } from '@keepout/contract/ca/ephemeris-quality';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { given } from '../../api/given.ts';

const PATH = '/api/v1/ca/ephemeris/{oemId}/quality';

/** The quality report of a file, against the one before it. */
export function useEphemerisQuality(oemId: string) {
  const { client } = useApi();
  return useQuery({
    queryKey: ['get', PATH, { params: { path: { oemId } } }],
    queryFn: async ({ signal }) =>
      given<EphemerisQuality>(await client.GET(PATH, { params: { path: { oemId } }, signal })),
  });
}

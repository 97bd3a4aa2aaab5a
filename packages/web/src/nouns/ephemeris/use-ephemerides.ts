import type { EphemerisFile, EphemerisSummary } from '@keepout/contract/ca/ephemeris';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { given } from '../../api/given.ts';
import { LONGEST_PAGE, readPages } from '../../api/pages.ts';

const FILES_PATH = '/api/v1/ca/ephemeris';
const FILE_PATH = '/api/v1/ca/ephemeris/{oemId}';
/** The most files that are listed. */
const MOST_FILES = 20_000;

/** The ephemeris files of the operator; absent until the first answer. */
export function useEphemerides() {
  const { client } = useApi();
  const query = useQuery({
    queryKey: ['get', FILES_PATH, {}],
    queryFn: async ({ signal }) => {
      const ask = (cursor: string | undefined) =>
        client.GET(FILES_PATH, {
          params: { query: { limit: LONGEST_PAGE, ...(cursor !== undefined && { cursor }) } },
          signal,
        });
      return (await readPages<EphemerisSummary>(ask, MOST_FILES)).records;
    },
  });
  return { query, error: query.error, files: query.data };
}

/** One file with its warnings. */
export function useEphemeris(oemId: string) {
  const { client } = useApi();
  return useQuery({
    queryKey: ['get', FILE_PATH, { params: { path: { oemId } } }],
    queryFn: async ({ signal }) =>
      given<EphemerisFile>(await client.GET(FILE_PATH, { params: { path: { oemId } }, signal })),
  });
}

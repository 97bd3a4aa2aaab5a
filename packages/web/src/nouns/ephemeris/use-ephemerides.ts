import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { recordsOf } from '../../api/pages.ts';

/** The most files that are listed. */
const MOST_FILES = 20_000;

/** The ephemeris files of the operator; absent until the first answer. */
export function useEphemerides() {
  const query = useQuery({ ...useApi().list('listEphemerides', MOST_FILES), select: recordsOf });
  return { query, error: query.error, files: query.data };
}

/** One file with its warnings. */
export function useEphemeris(oemId: string) {
  return useQuery(useApi().query('getEphemeris', { params: { oemId } }));
}

/** The quality report of a file, against the one before it. */
export function useEphemerisQuality(oemId: string) {
  return useQuery(useApi().query('getEphemerisQuality', { params: { oemId } }));
}

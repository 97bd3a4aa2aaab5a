import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { recordsOfList } from '../../api/pages.ts';
import { formatNumber } from '../../format/number.ts';

/** The most files that are listed. */
const MOST_FILES = 20_000;

/** The ephemeris files of the operator; absent until the first answer. */
export function useEphemerides() {
  const query = useQuery({ ...useApi().list('listEphemerides', MOST_FILES), select: recordsOfList });
  return { query, error: query.error, files: query.data };
}

/** One file with its warnings. */
export function useEphemeris(oemId: string) {
  return useQuery(useApi().query('getEphemeris', { params: { oemId } }));
}

/** Returns the quality report of a file, compared with the previous one. */
export function useEphemerisQuality(oemId: string) {
  return useQuery(useApi().query('getEphemerisQuality', { params: { oemId } }));
}

/** State and covariance of a file at a time. */
export function useEphemerisState(oemId: string, at: string) {
  return useQuery(useApi().query('getEphemerisState', { params: { oemId }, query: { at } }));
}

/** Formats the step of an ephemeris in a column of seconds; fractions with one decimal. */
export const formatStep = (stepS: number | null): string =>
  formatNumber(stepS, stepS === null || Number.isInteger(stepS) ? 0 : 1);

import type { Publication } from '@keepout/contract/publishing/publication';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { useLive } from '../../api/live-store.ts';

/** Below which calls answer something else once something went out. */
export const PUBLISHING_CALLS = '/publishing';
/** Polling interval of pending publications while the event stream is down, ms. */
const POLL_MS = 3_000;

const isUnderway = ({ state }: Publication): boolean => state === 'QUEUED';

export function useRecipients() {
  return useQuery(useApi().query('listRecipients'));
}

export function usePublications(filter: { readonly 'conjunction-id'?: string } = {}) {
  const isLive = useLive((live) => live.state === 'connected');
  return useQuery({
    ...useApi().query('listPublications', { query: filter }),
    refetchInterval: ({ state }) => (!isLive && state.data?.some(isUnderway) ? POLL_MS : false),
  });
}

export function usePublication(publicationId: string) {
  const isLive = useLive((live) => live.state === 'connected');
  return useQuery({
    ...useApi().query('getPublication', { params: { publicationId } }),
    refetchInterval: ({ state }) => (!isLive && state.data !== undefined && isUnderway(state.data) ? POLL_MS : false),
  });
}

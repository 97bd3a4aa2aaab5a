import { CATALOGUE_ADMIN } from '@keepout/contract/ca/role';
import type { Feed } from '@keepout/contract/feeds/feed';
import { satisfies } from '@keepout/contract/platform/roles';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { useInvalidateAnswers } from '../../api/cached.ts';
import { useLive } from '../../api/live-store.ts';
import { useIdentity } from '../../auth/auth-context.tsx';
import { runsInstallation } from '../../auth/services.ts';

/** Polling interval of a feed with a retrieval in progress while the event stream is down, ms. */
const POLL_MS = 3_000;

export const useAskFeedsAnew = () => useInvalidateAnswers('/feeds');

const useIsLive = () => useLive((live) => live.state === 'connected');
const isUnderway = ({ status }: Feed): boolean => status.underway !== null;

export function useFeeds() {
  const isLive = useIsLive();
  return useQuery({
    ...useApi().query('listFeeds'),
    refetchInterval: ({ state }) => (!isLive && state.data?.some(isUnderway) ? POLL_MS : false),
  });
}

export function useFeed(feedId: string) {
  const isLive = useIsLive();
  return useQuery({
    ...useApi().query('getFeed', { params: { feedId } }),
    refetchInterval: ({ state }) => (!isLive && state.data !== undefined && isUnderway(state.data) ? POLL_MS : false),
  });
}

export function useFeedTurns(feedId: string) {
  return useQuery(useApi().query('listFeedTurns', { params: { feedId } }));
}

/** Returns whether the user may change feeds: those of the organisation, and those common to all. */
export function useMayFeed(): { readonly own: boolean; readonly common: boolean } {
  const access = useIdentity()?.access ?? {};
  const own = satisfies(access, CATALOGUE_ADMIN);
  const { data } = useQuery({
    ...useApi().query('getAccountProfile'),
    enabled: own,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { own, common: runsInstallation(access, data) };
}

/** Returns whether the user may change this feed. */
export function useMayChange({ isOwn }: Pick<Feed, 'isOwn'>): boolean {
  const { own, common } = useMayFeed();
  return isOwn ? own : common;
}

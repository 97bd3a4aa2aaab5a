import type { Argument, BodyOf } from '@keepout/client/client';
import type { ScreeningSummary as Screening } from '@keepout/contract/ca/screening';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { useLive } from '../../api/live-store.ts';
import { furthest, isEnded, type ScreeningProgress, useScreeningEvents } from './screening-progress.ts';

/** Input of a screening order. */
export type ScreeningRequestBody = BodyOf<'createScreening'>;

/** Polling interval of unfinished runs while the event stream is down, ms. */
export const POLL_MS = 5_000;

/** Polls only unfinished runs, and only while the event stream is down. */
export const pollEvery = (isLive: boolean, runs: readonly Pick<Screening, 'state'>[] | undefined): number | false =>
  !isLive && runs?.some((run) => !isEnded(run.state)) ? POLL_MS : false;

export function withProgress<Run extends Screening>(run: Run, event: ScreeningProgress | undefined): Run {
  const { state, ...progress } = furthest({ state: run.state, ...run.progress }, event);
  return { ...run, state: state as Screening['state'], progress: { ...run.progress, ...progress } };
}

/** Returns the newest or the requested screenings, updated by the event stream. */
export function useScreenings(...listArguments: Argument<'listScreenings'>) {
  const isLive = useLive((live) => live.state === 'connected');
  const events = useScreeningEvents();
  const query = useQuery({
    ...useApi().query('listScreenings', ...listArguments),
    refetchInterval: ({ state }) => pollEvery(isLive, state.data),
  });
  const { data, refetch } = query;
  const isWaiting = data?.some((run) => !isEnded(run.state)) ?? false;
  useEffect(() => {
    // Changes before the stream connected are unknown here.
    if (isLive && isWaiting) void refetch();
  }, [isLive, isWaiting, refetch]);
  const runs = useMemo(() => data?.map((run) => withProgress(run, events[run.screeningId])), [data, events]);
  return { query, runs, isLive };
}

/** Returns one screening by its id; absent until the first answer, and without an id. */
export function useScreening(screeningId: string | undefined) {
  const call = useApi().query('getScreening', { params: { screeningId: screeningId ?? '' } });
  const query = useQuery({ ...call, enabled: screeningId !== undefined });
  return { query, run: query.data };
}

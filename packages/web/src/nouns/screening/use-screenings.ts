import type { Argument, BodyOf } from '@keepout/client/client';
import type { ScreeningSummary as Screening } from '@keepout/contract/ca/screening';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { useLive } from '../../api/live-store.ts';
import { furthest, isEnded, type ScreeningProgress, useScreeningEvents } from './screening-progress.ts';

/** What the order of a screening says. */
export type ScreeningOrder = BodyOf<'createScreening'>;

/** Pace at which unfinished runs are asked for while the event stream is down, ms. */
export const POLL_MS = 5_000;

/** Polls only what can still change, and only while nobody tells. */
export const pollEvery = (isLive: boolean, runs: readonly Pick<Screening, 'state'>[] | undefined): number | false =>
  !isLive && runs?.some((run) => !isEnded(run.state)) ? POLL_MS : false;

export function withProgress<Run extends Screening>(run: Run, event: ScreeningProgress | undefined): Run {
  const { state, ...progress } = furthest({ state: run.state, ...run.progress }, event);
  return { ...run, state: state as Screening['state'], progress: { ...run.progress, ...progress } };
}

/** The newest screenings, or those that are asked about, moving with the event stream. */
export function useScreenings(...asked: Argument<'listScreenings'>) {
  const isLive = useLive((live) => live.state === 'connected');
  const events = useScreeningEvents();
  const query = useQuery({
    ...useApi().query('listScreenings', ...asked),
    refetchInterval: ({ state }) => pollEvery(isLive, state.data),
  });
  const { data, refetch } = query;
  const isWaiting = data?.some((run) => !isEnded(run.state)) ?? false;
  useEffect(() => {
    // What was said before the stream stood is known to nobody here.
    if (isLive && isWaiting) void refetch();
  }, [isLive, isWaiting, refetch]);
  const runs = useMemo(() => data?.map((run) => withProgress(run, events[run.screeningId])), [data, events]);
  return { query, runs, isLive };
}

/** One screening by its id; absent until the first answer, and while no id is asked about. */
export function useScreening(screeningId: string | undefined) {
  const call = useApi().query('getScreening', { params: { screeningId: screeningId ?? '' } });
  const query = useQuery({ ...call, enabled: screeningId !== undefined });
  return { query, run: query.data };
}

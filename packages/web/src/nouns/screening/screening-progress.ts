import type { ServerEvent } from '@keepout/contract/platform/events';
import type { ScreeningCounts } from '@keepout/contract/platform/screening-counts';
import { create } from 'zustand';
import { onServerEvent } from '../../api/server-events.ts';

/** Progress of a screening: from its record, or a later message of the event stream. */
export interface ScreeningProgress extends Partial<ScreeningCounts> {
  readonly state: string;
  readonly percent: number;
  readonly remainingSeconds: number | null;
}

type ScreeningEvent = Extract<ServerEvent, { readonly type: 'screening' }>;
type ProgressById = Readonly<Record<string, ScreeningProgress>>;

const order = ['QUEUED', 'RUNNING'];
/** A state that is neither waiting nor running is an end. */
const rank = (state: string) => (order.includes(state) ? order.indexOf(state) : order.length);

export const isEnded = (state: string): boolean => rank(state) === order.length;

/** The known progress with one event more. */
export function progressAfter(progress: ProgressById, event: ScreeningEvent): ProgressById {
  const { type, screeningId, ...update } = event;
  return { ...progress, [screeningId]: update as ScreeningProgress };
}

/** The further of record and events: records are read before, between and after events, and bars never run back. */
export function furthest(record: ScreeningProgress, live: ScreeningProgress | undefined): ScreeningProgress {
  if (live === undefined || isEnded(record.state)) return record;
  const ahead = rank(live.state) - rank(record.state);
  if (ahead !== 0) return ahead > 0 ? live : record;
  return live.percent >= record.percent ? live : record;
}

/** The time left as precise as it deserves: an estimate of minutes moves by minutes. */
export const coarseSeconds = (seconds: number): number => (seconds < 90 ? seconds : Math.ceil(seconds / 60) * 60);

const useLiveProgress = create<ProgressById>()(() => ({}));

onServerEvent((event) => {
  if (event.type === 'screening') useLiveProgress.setState((progress) => progressAfter(progress, event));
});

/** Returns the progress of all screenings from the event stream, by id. */
export const useScreeningEvents = (): ProgressById => useLiveProgress();

/** Returns the progress of one screening from the event stream. */
export const useScreeningEvent = (screeningId: string): ScreeningProgress | undefined =>
  useLiveProgress((progress) => progress[screeningId]);

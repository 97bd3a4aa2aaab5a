import { lazy, Suspense, useMemo, useState } from 'react';
import { useTotalText } from '../../api/pages.ts';
import type { Prefetch } from '../../api/prefetch.ts';
import { QueryState } from '../../api/QueryState.tsx';
import { useIsCalm } from '../../calm/calm-store.ts';
import { formatNumber } from '../../format/number.ts';
import { useConjunctionText } from '../../nouns/conjunction/en.ts';
import { conjunctionEventOf, type ListedEvent } from '../../nouns/conjunction/event.ts';
import { fleetOf } from '../../nouns/conjunction/fleet.ts';
import { ConjunctionWork } from '../../nouns/conjunction/list/ConjunctionWork.tsx';
import { useCellSetting } from '../../nouns/conjunction/list/cells.tsx';
import { eventsExport } from '../../nouns/conjunction/list/events-export.ts';
import { foldEstimated, groupedLines } from '../../nouns/conjunction/list/group.ts';
import { sortEvents } from '../../nouns/conjunction/list/sort.ts';
import { splitByTime } from '../../nouns/conjunction/past-future.ts';
import { conjunctionsFrom, useConjunctions } from '../../nouns/conjunction/queries.ts';
import { runName } from '../../nouns/screening/run-name.ts';
import { ScreeningBasisLine } from '../../nouns/screening/ScreeningBasisLine.tsx';
import { useScreening } from '../../nouns/screening/use-screenings.ts';
import { ticker, useNow } from '../../time/ticker.ts';
import { formatTime, parseTime } from '../../time/utc.ts';
import { useZone } from '../../time/zone-store.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { optionalLazy } from '../../ui/lazy-when-idle.tsx';
import { ProgressLine } from '../../ui/ProgressLine.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { Freshness } from './list/Freshness.tsx';
import { eventsInScope, filterCount, filterEvents, riskCounts } from './list/filter.ts';
import { ListActions } from './list/ListActions.tsx';
import { ListToolbar } from './list/ListToolbar.tsx';
import { type ListState, readListState, useListState } from './list/list-state.ts';
import { Overview } from './list/Overview.tsx';
import { useListText } from './list/texts/en.ts';
import { useMessageDrop } from './list/use-message-drop.ts';
import { useLastVisit, useListMemory } from './list/visit-store.ts';
import './list/list.css';

// Loaded only for an empty list.
const NoConjunctionsReason = lazy(async () => ({
  default: (await import('../../nouns/screening/outcome/NoConjunctionsReason.tsx')).NoConjunctionsReason,
}));

// Phones have no status line.
const ScreeningNow = optionalLazy(async () => (await import('../../nouns/screening/ScreeningNow.tsx')).ScreeningNow);

// Loaded when the user uploads messages.
const MessageUploads = optionalLazy(async () => (await import('./upload/MessageUploads.tsx')).MessageUploads);

export const prefetch: Prefetch = ({ api, queries, search }) => {
  const { pastDays, screeningId } = readListState(search);
  void queries.prefetchQuery(conjunctionsFrom(api, ticker.now('minute'), pastDays, screeningId));
};

/** triage list of the fleet's conjunctions. */
export function ConjunctionsPage() {
  const text = useListText();
  const totalText = useTotalText();
  const conjunction = useConjunctionText();
  const minuteMs = useNow('minute');
  const isPhone = useMediaQuery('(max-width: 719px)');
  const timelineChoice = useListMemory((memory) => memory.isTimelineOpen);
  const openTimeline = useListMemory((memory) => memory.openTimeline);
  const { state, ...changes } = useListState();
  const list = useConjunctions(minuteMs, state.pastDays, state.screeningId);
  const setting = useCellSetting(useLastVisit());

  const events = useMemo(() => (list.data?.records ?? []).map(conjunctionEventOf), [list.data]);
  const sides = useMemo(() => splitByTime(events, minuteMs), [events, minuteMs]);
  const sideEvents = sides[state.side];
  const { scope, selectedId } = state;
  const scopedEvents = useMemo(() => eventsInScope(sideEvents, scope, selectedId), [sideEvents, scope, selectedId]);
  const viewCounts = useMemo(() => countsOf(sides), [sides]);
  const unbrushed = useMemo(
    () => filterEvents(scopedEvents, { ...state.filter, span: null }),
    [scopedEvents, state.filter],
  );
  const visibleEvents = useMemo(
    () => sortEvents(filterEvents(scopedEvents, state.filter), state.sort),
    [scopedEvents, state.filter, state.sort],
  );
  const lines = useMemo(() => linesOf(visibleEvents, state), [visibleEvents, state]);
  const counts = useMemo(() => riskCounts(scopedEvents, state.filter), [scopedEvents, state.filter]);
  const fleet = useMemo(() => fleetOf(scopedEvents), [scopedEvents]);
  /** The requested list is still loading: an empty placeholder from another query must not show as "no conjunctions". */
  const isWaiting = list.isPending || (list.isPlaceholderData && sideEvents.length === 0);
  const isTimelineOpen = timelineChoice ?? !isPhone;
  const drop = useMessageDrop();
  const isCalm = useIsCalm();
  const exportCsv = async () => (await eventsExport()).exportEvents('conjunctions', visibleEvents);

  return (
    <div className="page cj-page" {...drop.target}>
      <ListToolbar
        state={state}
        changes={changes}
        viewCounts={list.data && viewCounts}
        counts={counts}
        satellites={fleet}
        isWaiting={isWaiting}
        text={text}
      />
      <ProgressLine label={conjunction.updating} isActive={list.isFetching && list.data !== undefined} />
      <div className="cj-standing">
        <ScreeningBasisLine />
        <Freshness readAtMs={list.isError ? 0 : list.dataUpdatedAt} />
        <ListActions
          state={state}
          changes={changes}
          isTimelineOpen={isTimelineOpen}
          onTimeline={openTimeline}
          onExport={() => void exportCsv()}
          isUploading={drop.isOpen}
          onUpload={drop.setOpen}
          text={text}
        />
      </div>
      {drop.isOpen && (
        <Suspense>
          <MessageUploads onClose={() => drop.setOpen(false)} />
        </Suspense>
      )}
      {list.isError && <QueryState query={list} />}
      {state.screeningId !== undefined && <Scope screeningId={state.screeningId} onAll={changes.showAllScreenings} />}
      {list.data?.cursor !== undefined && (
        <p className="cj-cut">
          {text.freshness.cut(formatNumber(list.data.records.length), totalText(list.data, list.data.records.length))}
        </p>
      )}
      {isTimelineOpen && (scopedEvents.length > 0 || isWaiting) && (
        <Overview
          events={unbrushed}
          fleet={fleet}
          emptyText={isWaiting ? text.unread.pending : text.unread.filtered}
          state={state}
          changes={changes}
          setting={setting}
        />
      )}
      {isWaiting && <Skeleton label={setting.text.list.loading} rows={18} />}
      {scopedEvents.length === 0 && sideEvents.length > 0 && (
        <EmptyState
          text={scope === 'work' ? text.empty.work : text.empty.decide(formatNumber(sideEvents.length))}
          action={
            <Button onPress={() => changes.showView('future')}>
              {text.empty.showAll(formatNumber(sideEvents.length))}
            </Button>
          }
        />
      )}
      {list.data !== undefined && !isWaiting && sideEvents.length === 0 && (
        <Suspense fallback={<Skeleton label={setting.text.list.loading} rows={4} />}>
          <NoConjunctionsReason claim={text.empty[state.side]} screeningId={state.screeningId} />
        </Suspense>
      )}
      {scopedEvents.length > 0 && visibleEvents.length === 0 && (
        <EmptyState
          text={text.empty.filtered(filterCount(state.filter))}
          action={
            <>
              <Button onPress={changes.clear}>{text.filter.clear}</Button>
              {scope !== 'all' && (
                <Button onPress={() => changes.showView('future')}>
                  {text.empty.showAll(formatNumber(sideEvents.length))}
                </Button>
              )}
            </>
          }
        />
      )}
      {visibleEvents.length > 0 && (
        <ConjunctionWork
          lines={lines}
          side={state.side}
          state={state}
          changes={changes}
          setting={setting}
          onEstimated={changes.showEstimated}
        />
      )}
      {isPhone && isCalm && (
        <Suspense>
          <ScreeningNow />
        </Suspense>
      )}
      <ShownCount text={text.filter.shown(formatNumber(visibleEvents.length), formatNumber(scopedEvents.length))} />
    </div>
  );
}

const countsOf = ({ future, past }: ReturnType<typeof splitByTime>) => ({
  decide: eventsInScope(future, 'decide').length,
  work: eventsInScope(future, 'work').length,
  future: future.length,
  past: past.length,
});

/** Folds the conjunctions with estimated covariance in the ungrouped decision view; the selected one is never folded. */
function linesOf(visibleEvents: readonly ListedEvent[], { scope, grouping, isEstimatedShown, selectedId }: ListState) {
  if (scope !== 'decide' || grouping !== 'none') return groupedLines(visibleEvents, grouping);
  const isSelected = visibleEvents.some(({ id, isEstimated }) => isEstimated && id === selectedId);
  return foldEstimated(visibleEvents, isEstimatedShown || isSelected);
}

/** Announces the number of filtered conjunctions to screen readers; the visible counts show it to others. */
function ShownCount({ text }: { readonly text: string }) {
  const [first] = useState(text);
  return (
    <p role="status" className="visually-hidden">
      {text === first ? '' : text}
    </p>
  );
}

/** Name and time of the screening that the list is limited to, with a button that shows all conjunctions. */
function Scope({ screeningId, onAll }: { readonly screeningId: string; readonly onAll: () => void }) {
  const text = useListText();
  const zone = useZone((state) => state.zone);
  const { run } = useScreening(screeningId);
  return (
    <p className="cj-scope">
      {run === undefined
        ? text.scope.unnamed
        : text.scope.screening(runName(run), formatTime(parseTime(run.createdAt), zone))}
      <Button kind="quiet" onPress={onAll}>
        {text.scope.all}
      </Button>
    </p>
  );
}

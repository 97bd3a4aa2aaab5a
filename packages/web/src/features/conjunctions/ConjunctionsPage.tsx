import { useCallback, useMemo, useState } from 'react';
import { FaultPanel } from '../../api/FaultPanel.tsx';
import { StaleLine } from '../../api/StaleLine.tsx';
import { download } from '../../charts/export/download.ts';
import { paths } from '../../navigation/paths.ts';
import { useGoTo } from '../../navigation/use-go-to.ts';
import { useNow } from '../../time/use-now.ts';
import { formatFileTime, formatTime, parseTime } from '../../time/utc.ts';
import { useZone } from '../../time/zone-store.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Link } from '../../ui/Link.tsx';
import { ProgressLine } from '../../ui/ProgressLine.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { ConjunctionCards } from './list/ConjunctionCards.tsx';
import { ConjunctionTable } from './list/ConjunctionTable.tsx';
import type { CellSetting } from './list/cells.tsx';
import { type ConjunctionEvent, eventOf } from './list/event.ts';
import { eventsCsv } from './list/export-csv.ts';
import { Freshness } from './list/Freshness.tsx';
import { filterCount, filterEvents, riskCounts } from './list/filter.ts';
import { fleetOf, groupEvents } from './list/group.ts';
import { ListToolbar } from './list/ListToolbar.tsx';
import { useListState } from './list/list-state.ts';
import { Overview } from './list/Overview.tsx';
import { Preview } from './list/Preview.tsx';
import { type Side, splitByTime } from './list/past-future.ts';
import { sortEvents } from './list/sort.ts';
import { useLastVisit, useListMemory } from './list/visit-store.ts';
import { useConjunctions, useLastScreening } from './queries.ts';
import { useConjunctionText } from './texts/use-conjunction-text.ts';
import './conjunctions.css';
import './list/list.css';

/** the conjunctions of the fleet, to be triaged. */
export function ConjunctionsPage() {
  const text = useConjunctionText();
  const zone = useZone((state) => state.zone);
  const minuteMs = useNow('minute');
  const lastVisitMs = useLastVisit();
  const isPhone = useMediaQuery('(max-width: 719px)');
  const timelineChoice = useListMemory((memory) => memory.isTimelineOpen);
  const openTimeline = useListMemory((memory) => memory.openTimeline);
  const { state, ...changes } = useListState();
  const list = useConjunctions(minuteMs, state.pastDays, state.screeningId);
  const goTo = useGoTo();
  const setting = useMemo(
    (): CellSetting => ({ text, zone, minuteMs, lastVisitMs }),
    [text, zone, minuteMs, lastVisitMs],
  );

  const events = useMemo(() => (list.data?.records ?? []).map(eventOf), [list.data]);
  const sides = useMemo(() => splitByTime(events, minuteMs), [events, minuteMs]);
  const own = sides[state.side];
  const unbrushed = useMemo(() => filterEvents(own, { ...state.filter, span: null }), [own, state.filter]);
  const shown = useMemo(() => sortEvents(filterEvents(own, state.filter), state.sort), [own, state.filter, state.sort]);
  const lines = useMemo(() => groupEvents(shown, state.grouping), [shown, state.grouping]);
  const counts = useMemo(() => riskCounts(own, state.filter), [own, state.filter]);
  const fleet = useMemo(() => fleetOf(own), [own]);
  const selected = shown.find(({ id }) => id === state.selectedId);
  const isTimelineOpen = timelineChoice ?? !isPhone;
  const open = useCallback(
    ({ id, record }: ConjunctionEvent) => goTo(paths.conjunction(record.satelliteId, id)),
    [goTo],
  );
  const again = () => void list.refetch();
  const exportCsv = () =>
    download(
      `conjunctions_${formatFileTime(Date.now())}.csv`,
      new Blob([eventsCsv(shown)], { type: 'text/csv;charset=utf-8' }),
    );

  return (
    <div className="page cj-page">
      <ListToolbar
        state={state}
        changes={changes}
        sideCounts={list.data && { future: sides.future.length, past: sides.past.length }}
        counts={counts}
        satellites={fleet}
        isTimelineOpen={isTimelineOpen}
        onTimeline={openTimeline}
        onExport={exportCsv}
        text={text}
        freshness={<Freshness readAtMs={list.isError ? 0 : list.dataUpdatedAt} setting={setting} />}
      />
      <ProgressLine label={text.freshness.updating} isActive={list.isFetching && list.data !== undefined} />
      {list.isError &&
        (list.data === undefined ? (
          <FaultPanel error={list.error} atUnixMs={list.errorUpdatedAt} onAgain={again} />
        ) : (
          <StaleLine
            error={list.error}
            dataAtUnixMs={list.dataUpdatedAt}
            label={text.freshness.stale}
            onAgain={again}
          />
        ))}
      {state.screeningId !== undefined && (
        <p className="cj-scope">
          {text.scope.screening(state.screeningId)}
          <Button kind="quiet" onPress={changes.showAllScreenings}>
            {text.scope.all}
          </Button>
        </p>
      )}
      {list.data !== undefined && list.data.total > list.data.records.length && (
        <p className="cj-cut">{text.freshness.cut(list.data.records.length, list.data.total)}</p>
      )}
      {isTimelineOpen && (own.length > 0 || list.isPending) && (
        <Overview events={unbrushed} fleet={fleet} state={state} changes={changes} setting={setting} />
      )}
      {list.isPending && <Skeleton label={text.list.loading} rows={18} />}
      {list.data !== undefined && own.length === 0 && <NoConjunctions side={state.side} />}
      {own.length > 0 && shown.length === 0 && (
        <EmptyState
          text={text.empty.filtered(filterCount(state.filter))}
          action={<Button onPress={changes.clear}>{text.filter.clear}</Button>}
        />
      )}
      {shown.length > 0 &&
        (isPhone ? (
          <ConjunctionCards lines={lines} side={state.side} setting={setting} />
        ) : (
          <div className="cj-work">
            <ConjunctionTable
              lines={lines}
              side={state.side}
              columns={state.columns}
              sort={state.sort}
              onSort={changes.sortBy}
              selectedId={selected?.id}
              onSelect={changes.select}
              onOpen={open}
              setting={setting}
            />
            {selected && <Preview event={selected} setting={setting} onClose={() => changes.select(undefined)} />}
          </div>
        ))}
      <ShownCount text={text.filter.shown(shown.length, own.length)} />
    </div>
  );
}

/** Tells screen readers what a filter left; the eye sees it in the counts. */
function ShownCount({ text }: { readonly text: string }) {
  const [first] = useState(text);
  return (
    <p role="status" className="visually-hidden">
      {text === first ? '' : text}
    </p>
  );
}

function NoConjunctions({ side }: { readonly side: Side }) {
  const text = useConjunctionText();
  const zone = useZone((state) => state.zone);
  const last = useLastScreening(side === 'future');
  if (side === 'past') return <EmptyState text={text.empty.past} />;
  const finishedMs = parseTime(last.data?.finishedAt ?? '');
  return (
    <EmptyState
      text={text.empty.future(finishedMs === undefined ? undefined : formatTime(finishedMs, zone))}
      action={
        <Link kind="button" href={paths.oems()}>
          {text.empty.action}
        </Link>
      }
    />
  );
}

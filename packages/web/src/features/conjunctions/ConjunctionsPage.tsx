import { useMemo, useState } from 'react';
import { FaultPanel } from '../../api/FaultPanel.tsx';
import { StaleLine } from '../../api/StaleLine.tsx';
import { download } from '../../export/download.ts';
import { formatNumber } from '../../format/number.ts';
import { paths } from '../../navigation/paths.ts';
import { eventOf } from '../../nouns/conjunction/event.ts';
import { fleetOf } from '../../nouns/conjunction/fleet.ts';
import { ConjunctionWork } from '../../nouns/conjunction/list/ConjunctionWork.tsx';
import { eventsCsv } from '../../nouns/conjunction/list/export-csv.ts';
import { groupEvents } from '../../nouns/conjunction/list/group.ts';
import { sortEvents } from '../../nouns/conjunction/list/sort.ts';
import { useCellSetting } from '../../nouns/conjunction/list/use-cell-setting.ts';
import { type Side, splitByTime } from '../../nouns/conjunction/past-future.ts';
import { useConjunctions } from '../../nouns/conjunction/queries.ts';
import { useLastScreening } from '../../nouns/screening/use-last-screening.ts';
import { useNow } from '../../time/use-now.ts';
import { formatFileTime, formatTime, parseTime } from '../../time/utc.ts';
import { useZone } from '../../time/zone-store.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Link } from '../../ui/Link.tsx';
import { ProgressLine } from '../../ui/ProgressLine.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { Freshness } from './list/Freshness.tsx';
import { filterCount, filterEvents, riskCounts } from './list/filter.ts';
import { ListToolbar } from './list/ListToolbar.tsx';
import { useListState } from './list/list-state.ts';
import { Overview } from './list/Overview.tsx';
import { useLastVisit, useListMemory } from './list/visit-store.ts';
import { usePageText } from './texts/use-page-text.ts';
import './list/list.css';

/** the conjunctions of the fleet, to be triaged. */
export function ConjunctionsPage() {
  const text = usePageText();
  const minuteMs = useNow('minute');
  const isPhone = useMediaQuery('(max-width: 719px)');
  const timelineChoice = useListMemory((memory) => memory.isTimelineOpen);
  const openTimeline = useListMemory((memory) => memory.openTimeline);
  const { state, ...changes } = useListState();
  const list = useConjunctions(minuteMs, state.pastDays, state.screeningId);
  const setting = useCellSetting(useLastVisit());

  const events = useMemo(() => (list.data?.records ?? []).map(eventOf), [list.data]);
  const sides = useMemo(() => splitByTime(events, minuteMs), [events, minuteMs]);
  const own = sides[state.side];
  const unbrushed = useMemo(() => filterEvents(own, { ...state.filter, span: null }), [own, state.filter]);
  const shown = useMemo(() => sortEvents(filterEvents(own, state.filter), state.sort), [own, state.filter, state.sort]);
  const lines = useMemo(() => groupEvents(shown, state.grouping), [shown, state.grouping]);
  const counts = useMemo(() => riskCounts(own, state.filter), [own, state.filter]);
  const fleet = useMemo(() => fleetOf(own), [own]);
  const isTimelineOpen = timelineChoice ?? !isPhone;
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
        freshness={<Freshness readAtMs={list.isError ? 0 : list.dataUpdatedAt} />}
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
        <p className="cj-cut">
          {text.freshness.cut(formatNumber(list.data.records.length), formatNumber(list.data.total))}
        </p>
      )}
      {isTimelineOpen && (own.length > 0 || list.isPending) && (
        <Overview events={unbrushed} fleet={fleet} state={state} changes={changes} setting={setting} />
      )}
      {list.isPending && <Skeleton label={setting.text.list.loading} rows={18} />}
      {list.data !== undefined && own.length === 0 && <NoConjunctions side={state.side} />}
      {own.length > 0 && shown.length === 0 && (
        <EmptyState
          text={text.empty.filtered(filterCount(state.filter))}
          action={<Button onPress={changes.clear}>{text.filter.clear}</Button>}
        />
      )}
      {shown.length > 0 && (
        <ConjunctionWork lines={lines} side={state.side} state={state} changes={changes} setting={setting} />
      )}
      <ShownCount text={text.filter.shown(formatNumber(shown.length), formatNumber(own.length))} />
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
  const text = usePageText();
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

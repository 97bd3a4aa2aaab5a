import { Columns3, Download } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { FaultPanel } from '../../../api/FaultPanel.tsx';
import { StaleLine } from '../../../api/StaleLine.tsx';
import { download } from '../../../charts/export/download.ts';
import { formatNumber } from '../../../format/number.ts';
import { paths } from '../../../navigation/paths.ts';
import { useGoTo } from '../../../navigation/use-go-to.ts';
import { useNow } from '../../../time/use-now.ts';
import { formatFileTime } from '../../../time/utc.ts';
import { useZone } from '../../../time/zone-store.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { ProgressLine } from '../../../ui/ProgressLine.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import { ConjunctionCards } from '../list/ConjunctionCards.tsx';
import { ConjunctionTable } from '../list/ConjunctionTable.tsx';
import type { CellSetting } from '../list/cells.tsx';
import { columnSets } from '../list/column-sets.ts';
import { type ConjunctionEvent, eventOf } from '../list/event.ts';
import { eventsCsv } from '../list/export-csv.ts';
import { groupEvents } from '../list/group.ts';
import { useListState } from '../list/list-state.ts';
import { Preview } from '../list/Preview.tsx';
import { sortEvents } from '../list/sort.ts';
import { useConjunctionText } from '../texts/use-conjunction-text.ts';
import type { Conditions } from './conditions.ts';
import { type FindForm, findHref } from './find-form.ts';
import { useFind } from './use-find.ts';
import { useFindText } from './use-find-text.ts';

export interface RecordResultsProps {
  readonly form: FindForm;
  readonly conditions: Conditions;
  readonly tools: React.ReactNode;
}

/** What the server has on record, in the list of the conjunctions page. */
export function RecordResults({ form, conditions, tools }: RecordResultsProps) {
  const text = useFindText();
  const listText = useConjunctionText();
  const zone = useZone((state) => state.zone);
  const minuteMs = useNow('minute');
  const isPhone = useMediaQuery('(max-width: 719px)');
  const { state, ...changes } = useListState();
  const goTo = useGoTo();
  const found = useFind(form, conditions);
  const setting = useMemo(
    (): CellSetting => ({ text: listText, zone, minuteMs, lastVisitMs: undefined }),
    [listText, zone, minuteMs],
  );
  const pages = found.data?.pages;
  const events = useMemo(() => (pages ?? []).flatMap(({ records }) => records.map(eventOf)), [pages]);
  const shown = useMemo(() => sortEvents(events, state.sort), [events, state.sort]);
  const lines = useMemo(() => groupEvents(shown, 'none'), [shown]);
  const selected = shown.find(({ id }) => id === state.selectedId);
  const open = useCallback(
    ({ id, record }: ConjunctionEvent) => goTo(paths.conjunction(record.satelliteId, id)),
    [goTo],
  );
  const again = () => void found.refetch();
  const exportCsv = () =>
    download(
      `find_${formatFileTime(Date.now())}.csv`,
      new Blob([eventsCsv(shown)], { type: 'text/csv;charset=utf-8' }),
    );
  const total = pages?.at(-1)?.total ?? 0;

  return (
    <section className="find-results" aria-label={text.record.label}>
      <div className="find-bar">
        <p role="status" className="find-count" title={text.record.note}>
          {pages !== undefined && text.record.count(formatNumber(events.length), formatNumber(total))}
        </p>
        {found.hasNextPage && (
          <Button isPending={found.isFetchingNextPage} onPress={() => void found.fetchNextPage()}>
            {text.record.more}
          </Button>
        )}
        <div className="find-tools">
          {tools}
          {!isPhone && (
            <Menu
              label={listText.view.columns}
              placement="bottom end"
              trigger={<Button icon={<Columns3 size={14} aria-hidden />}>{listText.view.sets[state.columns]}</Button>}
              entries={columnSets.map((id) => ({
                id,
                label: listText.view.sets[id],
                isCurrent: id === state.columns,
              }))}
              onAction={changes.showColumns}
            />
          )}
          <Button icon={<Download size={14} aria-hidden />} isDisabled={events.length === 0} onPress={exportCsv}>
            {text.record.export}
          </Button>
        </div>
      </div>
      <ProgressLine label={text.record.updating} isActive={found.isFetching && pages !== undefined} />
      {found.isError &&
        (pages === undefined ? (
          <FaultPanel error={found.error} atUnixMs={found.errorUpdatedAt} onAgain={again} />
        ) : (
          <StaleLine error={found.error} dataAtUnixMs={found.dataUpdatedAt} label={text.record.stale} onAgain={again} />
        ))}
      {found.isPending && <Skeleton label={text.record.loading} rows={12} />}
      {pages !== undefined && events.length === 0 && (
        <EmptyState
          text={`${text.record.none} ${text.record.noneHint}`}
          action={
            <Link kind="button" href={findHref({ ...form, source: 'live' })}>
              {text.record.screen}
            </Link>
          }
        />
      )}
      {events.length > 0 &&
        (isPhone ? (
          <ConjunctionCards lines={lines} side="future" setting={setting} />
        ) : (
          <div className="cj-work">
            <ConjunctionTable
              lines={lines}
              side="future"
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
    </section>
  );
}

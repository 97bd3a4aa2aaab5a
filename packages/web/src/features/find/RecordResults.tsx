import { useInfiniteQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { pagedListFrom, useTotalText } from '../../api/pages.ts';
import { QueryState } from '../../api/QueryState.tsx';
import { formatNumber } from '../../format/number.ts';
import { useQueryParameters } from '../../navigation/RouterProvider.tsx';
import { useSearchChange } from '../../navigation/use-search-change.ts';
import { conjunctionEventOf } from '../../nouns/conjunction/event.ts';
import { ColumnMenu } from '../../nouns/conjunction/list/ColumnMenu.tsx';
import { ConjunctionWork } from '../../nouns/conjunction/list/ConjunctionWork.tsx';
import { useCellSetting } from '../../nouns/conjunction/list/cells.tsx';
import { eventsExport } from '../../nouns/conjunction/list/events-export.ts';
import { groupedLines } from '../../nouns/conjunction/list/group.ts';
import { sortEvents } from '../../nouns/conjunction/list/sort.ts';
import { readTableState, tableChanges } from '../../nouns/conjunction/list/table-state.ts';
import { conjunctionList } from '../../nouns/conjunction/listed.ts';
import { NoConjunctionsReason } from '../../nouns/screening/outcome/NoConjunctionsReason.tsx';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { ProgressLine } from '../../ui/ProgressLine.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import type { SearchConditions } from './conditions.ts';
import { useFindText } from './en.ts';
import { type FindForm, findHref } from './find-form.ts';

export interface RecordResultsProps {
  readonly form: FindForm;
  readonly conditions: SearchConditions;
  readonly tools: React.ReactNode;
}

/** Matching stored conjunctions, in the list of the conjunctions page. */
export function RecordResults({ form, conditions, tools }: RecordResultsProps) {
  const text = useFindText();
  const totalText = useTotalText();
  const isPhone = useMediaQuery('(max-width: 719px)');
  const search = useQueryParameters();
  const change = useSearchChange();
  const state = useMemo(() => readTableState(search), [search]);
  const changes = useMemo(() => tableChanges(change), [change]);
  const results = useFind(form, conditions);
  const setting = useCellSetting();
  const pages = results.data?.pages;
  const events = useMemo(() => (pages ?? []).flatMap(({ records }) => records.map(conjunctionEventOf)), [pages]);
  const visibleEvents = useMemo(() => sortEvents(events, state.sort), [events, state.sort]);
  const lines = useMemo(() => groupedLines(visibleEvents, 'none'), [visibleEvents]);
  const exportCsv = async () => (await eventsExport()).exportEvents('find', visibleEvents);

  return (
    <section className="find-results" aria-label={text.record.label}>
      <div className="find-bar">
        <p role="status" className="find-count" title={text.record.note}>
          {pages !== undefined &&
            text.record.count(formatNumber(events.length), totalText(pages.at(-1)!, events.length))}
        </p>
        {results.hasNextPage && (
          <Button isPending={results.isFetchingNextPage} onPress={() => void results.fetchNextPage()}>
            {text.record.more}
          </Button>
        )}
        <div className="find-tools">
          {tools}
          {!isPhone && <ColumnMenu columns={state.columns} onColumns={changes.showColumns} />}
          <Button
            icon={<Download size={14} aria-hidden />}
            isDisabled={events.length === 0}
            onPress={() => void exportCsv()}
          >
            {text.record.export}
          </Button>
        </div>
      </div>
      <ProgressLine label={text.record.updating} isActive={results.isFetching && pages !== undefined} />
      <QueryState query={results} loading={text.record.loading} rows={12} />
      {pages !== undefined && events.length === 0 && (
        <NoConjunctionsReason
          claim={`${text.record.none} ${text.record.noneHint}`}
          action={
            <Link kind="button" href={findHref({ ...form, source: 'live' })}>
              {text.record.screen}
            </Link>
          }
        />
      )}
      {events.length > 0 && (
        <ConjunctionWork lines={lines} side="future" state={state} changes={changes} setting={setting} />
      )}
    </section>
  );
}

const PAGE_SIZE = 500;

const iso = (timeMs: number | undefined) => (timeMs === undefined ? undefined : new Date(timeMs).toISOString());

/** Reads the stored conjunctions of a checked search page by page. */
function useFind(form: FindForm, conditions: SearchConditions | undefined) {
  const api = useApi();
  const { startMs, endMs, maxMissM, minPc } = conditions ?? {};
  const query = {
    'satellite-id': form.satelliteId,
    object: form.object.trim() || undefined,
    from: iso(startMs),
    to: iso(endMs),
    'max-miss-distance': maxMissM,
    'min-probability': minPc,
    'screening-type': form.type || undefined,
    limit: PAGE_SIZE,
  };
  return useInfiniteQuery({
    queryKey: ['findConjunctions', { query }],
    queryFn: async ({ signal, pageParam }) => {
      const page = { ...query, ...(pageParam !== '' && { cursor: pageParam }) };
      return conjunctionList(pagedListFrom(await api.ask('findConjunctions', { query: page, signal })));
    },
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor,
    enabled: conditions !== undefined,
  });
}

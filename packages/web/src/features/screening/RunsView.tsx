import type { ScreeningSummary as Screening } from '@keepout/contract/ca/screening';
import { useMutation } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { useInvalidateAnswers } from '../../api/cached.ts';
import { QueryStale, QueryState } from '../../api/QueryState.tsx';
import { formatNumber } from '../../format/number.ts';
import { paths } from '../../navigation/paths.ts';
import { parseList } from '../../navigation/search-params.ts';
import { nextSelection } from '../../navigation/selection.ts';
import { useQueryParam } from '../../navigation/use-query-selection.ts';
import { useScreeningText } from '../../nouns/screening/en.ts';
import { runName } from '../../nouns/screening/run-name.ts';
import { ScreeningBasisLine } from '../../nouns/screening/ScreeningBasisLine.tsx';
import { useCatalogue } from '../../nouns/screening/use-readiness.ts';
import { useScreenings } from '../../nouns/screening/use-screenings.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FilterField } from '../../ui/FilterField.tsx';
import { Link } from '../../ui/Link.tsx';
import { ProgressLine } from '../../ui/ProgressLine.tsx';
import { nextSort, parseSort, sortRows, sortText } from '../../ui/row-sort.ts';
import { StatusSymbol } from '../../ui/Status.tsx';
import { levelOfLabel } from '../../ui/status-level.ts';
import { ToggleTabs } from '../../ui/ToggleTabs.tsx';
import { useScreeningTexts } from './en.ts';
import { NewRunDialog } from './NewRunDialog.tsx';
import { RejectedRecords } from './RejectedRecords.tsx';
import { RunSheet } from './RunSheet.tsx';
import { RunTable } from './RunTable.tsx';
import { filterRuns, type RunFilter, runColumns, runFilterCount, runStates, runValue } from './run-list.ts';

const newestFirst = { column: 'submitted', isDescending: true };

/** Table of runs; the URL stores filters, sort order and the open run. */
export function RunsView() {
  const text = useScreeningTexts();
  const words = useScreeningText();
  const { query, runs } = useScreenings();
  const [stateList, setStates] = useQueryParam('state');
  const [filterText = '', setFilterText] = useQueryParam('q');
  const [sortParam, setSort] = useQueryParam('sort');
  const [openId, setOpen] = useQueryParam('run');
  const [isNew, setNew] = useState(false);
  const [cancelled, setCancelled] = useState<Screening | undefined>(undefined);

  const filter: RunFilter = { states: parseList(stateList), text: filterText };
  const sort = parseSort(sortParam, runColumns, newestFirst);
  const countOf = (state: string) => runs?.filter((run) => run.state === state).length ?? 0;
  const chips = runStates.map((state) => ({
    id: state,
    label: (
      <>
        <StatusSymbol level={levelOfLabel(state)} size={12} />
        {words.states[state]} {runs && <span className="run-quiet">{countOf(state)}</span>}
      </>
    ),
  }));
  const press = (state: string) => {
    const next = nextSelection(runStates, filter.states, state, { multiple: true, allowNone: true });
    setStates(next.length === 0 ? undefined : next.join(','));
  };

  const rows = () => {
    if (runs === undefined) {
      return <QueryState query={query} loading={text.loading} rows={12} />;
    }
    if (runs.length === 0)
      return <EmptyState text={text.empty} action={<Button onPress={() => setNew(true)}>{text.newRun}</Button>} />;
    const visibleRuns = filterRuns(runs, filter);
    if (visibleRuns.length === 0) {
      return (
        <EmptyState text={text.filteredEmpty(runFilterCount(filter))} action={<ClearFilters label={text.clear} />} />
      );
    }
    return (
      <RunTable
        runs={sortRows(visibleRuns, sort, runValue)}
        sort={sort}
        onSort={(column) => setSort(sortText(nextSort(sort, column)))}
        openId={openId}
        onOpen={(run) => setOpen(run.screeningId)}
        onCancel={setCancelled}
      />
    );
  };

  return (
    <div className="page screening">
      <div>
        <header className="page-head screening-head">
          <h1>{text.title}</h1>
          <ToggleTabs label={text.states} tabs={chips} selected={filter.states} onPress={press} />
          <FilterField label={text.filter} value={filterText} onChange={setFilterText} />
          <Link href={paths.oems()}>{text.ephemerides}</Link>
          <Button kind="primary" icon={<Plus size={14} aria-hidden />} onPress={() => setNew(true)}>
            {text.newRun}
          </Button>
        </header>
        <ProgressLine label={text.refreshing} isActive={query.isFetching && runs !== undefined} />
      </div>
      <QueryStale query={query} />
      <ScreeningBasisLine more={<RejectedCount />} />
      {rows()}
      {openId !== undefined && (
        <RunSheet
          screeningId={openId}
          onClose={() => setOpen(undefined)}
          onCancel={setCancelled}
          onNew={() => {
            setOpen(undefined);
            setNew(true);
          }}
        />
      )}
      {isNew && (
        <NewRunDialog
          onClose={() => setNew(false)}
          onStarted={(screeningId) => {
            setNew(false);
            setOpen(screeningId);
          }}
        />
      )}
      <CancelRun run={cancelled} onClose={() => setCancelled(undefined)} />
    </div>
  );
}

function ClearFilters({ label }: { readonly label: string }) {
  const [, setStates] = useQueryParam('state');
  const [, setFilterText] = useQueryParam('q');
  return (
    <Button
      onPress={() => {
        setStates(undefined);
        setFilterText(undefined);
      }}
    >
      {label}
    </Button>
  );
}

/** Number of unreadable catalogue records with a list of them; hidden until the catalogue has loaded. */
function RejectedCount() {
  const text = useScreeningTexts();
  const { catalogue } = useCatalogue();
  const [isOpen, setOpen] = useState(false);
  if (catalogue === undefined) return null;
  if (catalogue.rejected === 0) return <span>{text.catalogue.noneRejected}</span>;
  return (
    <>
      <Button kind="quiet" onPress={() => setOpen(true)}>
        {text.catalogue.rejected(formatNumber(catalogue.rejected))}
      </Button>
      <RejectedRecords catalogue={catalogue} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

interface CancelRunProps {
  readonly run: Screening | undefined;
  readonly onClose: () => void;
}

/** Confirmation before a run is cancelled. */
function CancelRun({ run, onClose }: CancelRunProps) {
  const text = useScreeningTexts();
  const askAnew = useInvalidateAnswers('/ca/screenings');
  const { mutate, isPending } = useMutation({
    ...useApi().change('cancelScreening'),
    onSettled: () => {
      onClose();
      // A run that has already ended cannot be cancelled; its record has changed in either case.
      return askAnew();
    },
  });
  if (run === undefined) return null;
  const { screeningId } = run;
  return (
    <Dialog
      title={text.cancel}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{text.keep}</Button>
          <Button kind="danger" isPending={isPending} onPress={() => mutate({ params: { screeningId } })}>
            {text.cancel}
          </Button>
        </>
      }
    >
      <p>{text.cancelQuestion(runName(run))}</p>
      <p className="run-quiet">{text.cancelText}</p>
    </Dialog>
  );
}

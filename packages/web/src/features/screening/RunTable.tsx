import type { ScreeningSummary as Screening } from '@keepout/contract/ca/screening';
import { Ban } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatRunTime } from '../../format/duration.ts';
import { ABSENT, formatNumber } from '../../format/number.ts';
import { formatPc } from '../../format/probability.ts';
import { RiskCounts } from '../../nouns/risk/RiskCounts.tsx';
import { useScreeningText } from '../../nouns/screening/en.ts';
import { runName, screeningTypeName } from '../../nouns/screening/run-name.ts';
import { isEnded } from '../../nouns/screening/screening-progress.ts';
import { Moment } from '../../time/Moment.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { headed, RowTable } from '../../ui/RowTable.tsx';
import type { RowSort } from '../../ui/row-sort.ts';
import { Status } from '../../ui/Status.tsx';
import { useScreeningTexts } from './en.ts';
import { RunState } from './RunState.tsx';
import { runColumns } from './run-list.ts';

export interface RunTableProps {
  readonly runs: readonly Screening[];
  readonly sort: RowSort;
  readonly onSort: (column: string) => void;
  readonly openId: string | undefined;
  readonly onOpen: (run: Screening) => void;
  readonly onCancel: (run: Screening) => void;
}

export function RunTable({ runs, sort, onSort, openId, onOpen, onCancel }: RunTableProps) {
  const text = useScreeningTexts();
  const columns = headed<Screening, keyof typeof text.columns>(
    [
      { id: 'subject', cell: (run) => <RunSubject run={run} /> },
      { id: 'type', cell: (run) => screeningTypeName(run.screeningType) },
      { id: 'trigger', cell: (run) => text.trigger[run.trigger] ?? run.trigger },
      { id: 'submitted', cell: (run) => <Moment at={run.createdAt} /> },
      { id: 'state', cell: (run) => <RunState run={run} /> },
      { id: 'conjunctions', cell: (run) => <FoundCount run={run} /> },
      { id: 'worst', align: 'end', isMono: true, cell: (run) => <Pc run={run} /> },
      { id: 'duration', align: 'end', cell: (run) => formatRunTime(run.durationSeconds) },
      { id: 'catalogue', cell: (run) => <Catalogue run={run} /> },
      { id: 'coverage', cell: (run) => <Coverage run={run} /> },
      {
        id: 'actions',
        isHeaderQuiet: true,
        cell: (run) =>
          !isEnded(run.state) && (
            <IconButton label={text.cancel} onPress={() => onCancel(run)}>
              <Ban size={14} aria-hidden />
            </IconButton>
          ),
      },
    ],
    text.columns,
    runColumns,
  );
  return (
    <RowTable
      label={text.table}
      columns={columns}
      rows={runs}
      keyOf={(run) => run.screeningId}
      sort={sort}
      onSort={onSort}
      onOpen={onOpen}
      {...(openId !== undefined && { selectedKey: openId })}
      card={(run) => <RunCard run={run} onOpen={onOpen} />}
    />
  );
}

function RunSubject({ run }: { readonly run: Screening }) {
  return (
    <span className="run-subject" title={runName(run)}>
      {run.satelliteNames.join(', ')}
      {run.fileName !== null && <span className="run-quiet"> {run.fileName}</span>}
    </span>
  );
}

/** A value that exists only after the completion of the run. */
function Later({ run, children }: { readonly run: Screening; readonly children: ReactNode }) {
  const text = useScreeningTexts();
  return run.state === 'COMPLETED' ? children : <span title={text.notKnown}>{ABSENT}</span>;
}

function FoundCount({ run }: { readonly run: Screening }) {
  return (
    <Later run={run}>
      <RiskCounts risks={run.risks} />
    </Later>
  );
}

function Pc({ run }: { readonly run: Screening }) {
  const exact = run.worstProbability === null ? undefined : String(run.worstProbability);
  return (
    <Later run={run}>
      <span title={exact}>{formatPc(run.worstProbability)}</span>
    </Later>
  );
}

function Catalogue({ run }: { readonly run: Screening }) {
  const text = useScreeningTexts();
  const words = useScreeningText();
  if (run.catalogue === null) return <span title={text.notKnown}>{ABSENT}</span>;
  const { source, objects } = run.catalogue;
  return (
    <span className="run-catalogue" title={`${source}, ${words.objects(formatNumber(objects))}`}>
      {source} <span className="run-quiet">{formatNumber(objects)}</span>
    </span>
  );
}

function Coverage({ run }: { readonly run: Screening }) {
  const text = useScreeningTexts();
  if (run.coverage === null) return <span title={text.notKnown}>{ABSENT}</span>;
  const word = text.coverage[run.coverage];
  return (
    <span title={text.coverageMeaning[run.coverage]}>
      {run.coverage === 'FULL' ? word : <Status level="caution">{word}</Status>}
    </span>
  );
}

function RunCard({ run, onOpen }: { readonly run: Screening; readonly onOpen: (run: Screening) => void }) {
  return (
    <button type="button" className="run-card" onClick={() => onOpen(run)}>
      <span className="run-card-line">
        <RunSubject run={run} />
        <span className="mono">{run.state === 'COMPLETED' && formatPc(run.worstProbability)}</span>
      </span>
      <span className="run-card-line">
        <RunState run={run} />
        {run.state === 'COMPLETED' && <RiskCounts risks={run.risks} />}
      </span>
      <span className="run-card-line run-quiet">
        <Moment at={run.createdAt} />
        <span>{formatRunTime(run.durationSeconds)}</span>
      </span>
    </button>
  );
}

import type { EphemerisSummary as EphemerisFile } from '@keepout/contract/ca/ephemeris';
import type { ScreeningSummary as Screening } from '@keepout/contract/ca/screening';
import { MS_PER_DAY } from '@keepout/units/duration';
import { Ellipsis } from 'lucide-react';
import { useApi } from '../../api/api-context.tsx';
import { useInvalidateAnswers } from '../../api/cached.ts';
import { RequestFailed } from '../../api/fault.ts';
import { download } from '../../export/download.ts';
import { ABSENT, formatBytes, formatNumber } from '../../format/number.ts';
import { notify } from '../../notifications/notification-store.ts';
import { formatStep } from '../../nouns/ephemeris/use-ephemerides.ts';
import type { ScreeningRequestBody } from '../../nouns/screening/use-screenings.ts';
import { Moment } from '../../time/Moment.tsx';
import { parseTime } from '../../time/utc.ts';
import { Breakable } from '../../ui/Breakable.tsx';
import { Menu } from '../../ui/Floating.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { headed, RowTable } from '../../ui/RowTable.tsx';
import type { RowSort } from '../../ui/row-sort.ts';
import { useEphemerisTexts } from './en.ts';
import { fileColumns } from './file-list.ts';
import { ScreeningLine } from './ScreeningLine.tsx';

export interface FileTableProps {
  readonly files: readonly EphemerisFile[];
  /** Ids of the files in force for their satellites. */
  readonly inForce: ReadonlySet<string>;
  readonly runs: readonly Screening[] | undefined;
  readonly sort: RowSort;
  readonly onSort: (column: string) => void;
  readonly openId: string | undefined;
  readonly onOpen: (file: EphemerisFile) => void;
  readonly onDelete: (file: EphemerisFile) => void;
}

export function FileTable({ files, inForce, runs, sort, onSort, openId, onOpen, onDelete }: FileTableProps) {
  const text = useEphemerisTexts();
  const screeningOf = (file: EphemerisFile) => {
    const run = runs?.find(({ screeningId }) => screeningId === file.screeningId);
    return run ? <ScreeningLine run={run} fileName={file.fileName} /> : <NotScreened file={file} />;
  };
  const designationOf = (file: EphemerisFile) =>
    inForce.has(file.oemFileId) ? text.inForce : text.designation[file.designation];
  const sizeOf = (file: EphemerisFile) =>
    file.contentRemovedAt === null ? (
      formatBytes(file.sizeBytes)
    ) : (
      <span className="quiet-text" title={text.removedHint}>
        {text.removed(file.contentRemovedAt.slice(0, 10))}
      </span>
    );
  const columns = headed<EphemerisFile, keyof typeof text.columns>(
    [
      { id: 'file', cell: (file) => <FileName file={file} /> },
      { id: 'satellite', cell: (file) => file.satelliteName },
      { id: 'start', cell: (file) => <Moment at={file.startTime} /> },
      { id: 'stop', cell: (file) => <Moment at={file.stopTime} /> },
      { id: 'step', align: 'end', cell: (file) => <Step file={file} /> },
      { id: 'states', align: 'end', cell: (file) => formatNumber(file.stateCount) },
      { id: 'covariance', align: 'end', cell: (file) => <Covariance file={file} /> },
      { id: 'designation', cell: designationOf },
      { id: 'size', align: 'end', cell: sizeOf },
      { id: 'uploaded', cell: (file) => <Moment at={file.uploadedAt} /> },
      { id: 'screening', cell: screeningOf },
      { id: 'actions', isHeaderQuiet: true, cell: (file) => <FileMenu file={file} onDelete={onDelete} /> },
    ],
    text.columns,
    fileColumns,
  );
  return (
    <RowTable
      label={text.table}
      columns={columns}
      rows={files}
      keyOf={(file) => file.oemFileId}
      sort={sort}
      onSort={onSort}
      onOpen={onOpen}
      {...(openId !== undefined && { selectedKey: openId })}
      card={(file) => (
        <div className="file-card">
          <div className="file-card-line">
            <button type="button" className="file-card-name" onClick={() => onOpen(file)}>
              <Breakable text={file.fileName} />
            </button>
            <FileMenu file={file} onDelete={onDelete} />
          </div>
          <div className="file-card-line">
            <span>{file.satelliteName}</span>
            <span>{designationOf(file)}</span>
          </div>
          <div className="file-card-line quiet-text">
            <span>
              <Moment at={file.startTime} /> – <Moment at={file.stopTime} />
            </span>
          </div>
          <div className="file-card-line">{screeningOf(file)}</div>
        </div>
      )}
    />
  );
}

interface OfFile {
  readonly file: EphemerisFile;
}

function FileName({ file: { fileName } }: OfFile) {
  return (
    <span className="file-name" title={fileName}>
      {fileName}
    </span>
  );
}

function Step({ file: { stepSeconds } }: OfFile) {
  const text = useEphemerisTexts();
  if (stepSeconds === null) return <span title={text.noStep}>{ABSENT}</span>;
  return formatStep(stepSeconds);
}

function Covariance({ file: { covarianceCount } }: OfFile) {
  const text = useEphemerisTexts();
  if (covarianceCount === 0) return <span title={text.noCovariance}>{ABSENT}</span>;
  return formatNumber(covarianceCount);
}

function NotScreened({ file: { screeningId } }: OfFile) {
  const text = useEphemerisTexts();
  return screeningId === null ? <span className="quiet-text">{text.neverScreened}</span> : ABSENT;
}

export function FileMenu({ file, onDelete }: OfFile & { readonly onDelete: (file: EphemerisFile) => void }) {
  const text = useEphemerisTexts();
  const act = useFileActions();
  const contentEntries: readonly FileEntry[] = [
    { id: 'download', label: text.action.download },
    { id: 'screen', label: text.action.screen },
    {
      id: 'redesignate',
      label: file.designation === 'OPERATIONAL' ? text.action.toCandidate : text.action.toOperational,
    },
  ];
  const entries: readonly FileEntry[] = [
    ...(file.contentRemovedAt === null ? contentEntries : []),
    { id: 'delete', label: text.action.delete },
  ];
  return (
    <Menu
      label={text.action.menu(file.fileName)}
      placement="bottom end"
      trigger={
        <IconButton label={text.action.menu(file.fileName)} hint={false}>
          <Ellipsis size={16} aria-hidden />
        </IconButton>
      }
      entries={entries}
      onAction={(id) => {
        const action = entries.find((entry) => entry.id === id)?.id;
        if (action === 'delete') onDelete(file);
        else if (action !== undefined) act(action, file);
      }}
    />
  );
}

interface FileEntry {
  readonly id: FileAction | 'delete';
  readonly label: string;
}

type FileAction = 'download' | 'screen' | 'redesignate';

/** Returns the actions of a file. A failed call has already raised its notification. */
function useFileActions(): (action: FileAction, file: EphemerisFile) => void {
  const text = useEphemerisTexts();
  const api = useApi();
  const askAnew = useInvalidateAnswers('/ca/ephemeris', '/ca/screenings');

  const actions: Readonly<Record<FileAction, (file: EphemerisFile) => Promise<unknown>>> = {
    async download({ oemFileId, fileName }) {
      const answer = await api.send('getEphemerisFile', { params: { oemId: oemFileId } });
      download(fileName, await answer.blob());
    },
    async screen(file) {
      await api.call('createScreening', { body: screeningOf(file, Date.now()) });
      notify({ code: 200, title: text.action.screened, message: text.action.screenedText(file.fileName) });
    },
    redesignate: ({ oemFileId, designation }) =>
      api.call('changeEphemeris', {
        query: { 'oem-id': oemFileId },
        body: { oemFileId, designation: designation === 'OPERATIONAL' ? 'CANDIDATE' : 'OPERATIONAL' },
      }),
  };

  return (action, file) => {
    // A rejected action may mean that the file has changed.
    actions[action](file).then(askAnew, (error: unknown) => (error instanceof RequestFailed ? askAnew() : undefined));
  };
}

const MOST_DAYS = 7;

/**
 * Returns the screening request of a file over its remaining coverage: from now on, at most 7 days; over its full span if it lies entirely
 * in the past. The server screens an upload by the same rule.
 */
export function screeningOf(
  { oemFileId, startTime, stopTime }: Pick<EphemerisFile, 'oemFileId' | 'startTime' | 'stopTime'>,
  nowMs: number,
): ScreeningRequestBody {
  const startMs = parseTime(startTime);
  const stopMs = parseTime(stopTime);
  if (startMs === undefined || stopMs === undefined || stopMs <= startMs) return { oemFileId, days: MOST_DAYS };
  const isPast = stopMs <= nowMs;
  const fromMs = isPast ? startMs : Math.max(startMs, nowMs);
  return { oemFileId, days: Math.min(MOST_DAYS, (stopMs - fromMs) / MS_PER_DAY), ...(isPast && { start: startTime }) };
}

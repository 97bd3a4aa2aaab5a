import type { Observation } from '@keepout/contract/odt/observation';
import type { ObservationRequest } from '@keepout/contract/odt/request';
import { lazy, Suspense, useEffect, useState } from 'react';
import { MissingRecord, QueryStale, QueryState } from '../../api/QueryState.tsx';
import { useSentences } from '../../api/use-fault-words.ts';
import { useSubject } from '../../navigation/page-subject.ts';
import { paths } from '../../navigation/paths.ts';
import { CancelRequest } from '../../nouns/tracking/CancelRequest.tsx';
import { useTrackingText } from '../../nouns/tracking/en.ts';
import { fileState } from '../../nouns/tracking/file-state.ts';
import { isOpenRequest, useObservations, useRequest } from '../../nouns/tracking/queries.ts';
import { FileStateWord, SimulatedTag } from '../../nouns/tracking/StatusWord.tsx';
import { requestNumber } from '../../nouns/tracking/sensor-order.ts';
import { Moment } from '../../time/Moment.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Link } from '../../ui/Link.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { ProgressLine } from '../../ui/ProgressLine.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { StatusSymbol } from '../../ui/Status.tsx';
import { levelOfLabel } from '../../ui/status-level.ts';
import { useRequestText } from './en.ts';
import { FileView } from './FileView.tsx';
import { PassTable } from './PassTable.tsx';
import { Pending } from './Pending.tsx';
import { Promised } from './Promised.tsx';
import { RequestFacts } from './RequestFacts.tsx';
import { StatusPath } from './StatusPath.tsx';
import { REQUEST_COURSE, statusSteps } from './status-steps.ts';
import './request.css';
import { useParams, usePlace, useRouter } from '../../navigation/RouterProvider.tsx';

/** Loaded only for orders with a conjunction. */
const EventOutcome = lazy(async () => ({ default: (await import('./EventOutcome.tsx')).EventOutcome }));

/** one request with its passes and files; shows the newest file if the address names none. */
export function RequestPage() {
  const wording = useSentences();
  const text = useRequestText();
  const words = useTrackingText();
  const { requestId = '', fileId = '' } = useParams();
  useEmptyFile(fileId);
  const query = useRequest(requestId);
  const files = useObservations(requestId);
  const { data: request } = query;
  useSubject(request && `${request.target.name || request.target.noradId}, ${requestId}`);
  if (request === undefined)
    return (
      <div className="page">
        <h1>{requestId}</h1>
        <QueryState
          query={query}
          rows={14}
          notFoundView={
            <MissingRecord text={text.gone} action={<Link href={paths.observations()}>{text.toList}</Link>} />
          }
        />
      </div>
    );
  return (
    <div className="page request-page">
      <div>
        <RequestHead request={request} />
        <ProgressLine label={words.refreshing} isActive={query.isFetching || files.isFetching} />
      </div>
      <QueryStale query={query} />
      {request.isSimulated && (
        <p className="quiet-text">
          {wording(request.simulatedNote, request.simulatedNoteSentences) || words.simulatedHint}
        </p>
      )}
      <StatusPath label={text.path} steps={statusSteps(request.status, request.history, REQUEST_COURSE)} />
      {request.target.conjunctionId !== null && (
        <Suspense fallback={<Skeleton label={words.refreshing} rows={7} />}>
          <EventOutcome request={request} />
        </Suspense>
      )}
      <div className="request-columns">
        <div className="request-side">
          {files.data && (
            <div className="request-files">
              <FileList
                requestId={requestId}
                files={newestFirst(files.data)}
                shownId={shownOf(files.data, fileId)?.observationFileId}
                isOpen={isOpenRequest(request)}
              />
            </div>
          )}
          {files.data && <Promised request={request} files={files.data} />}
          <RequestFacts request={request} />
        </div>
        <div className="request-main">
          {files.data ? (
            <Shown request={request} files={files.data} fileId={fileId} />
          ) : (
            <QueryState query={files} rows={12} />
          )}
          <PassTable request={request} />
        </div>
      </div>
    </div>
  );
}

const newestFirst = (files: readonly Observation[]) => files.toSorted((a, b) => b.start.localeCompare(a.start));

const shownOf = (files: readonly Observation[], fileId: string): Observation | undefined =>
  fileId === '' ? newestFirst(files)[0] : files.find(({ observationFileId }) => observationFileId === fileId);

interface ShownProps {
  readonly request: ObservationRequest;
  readonly files: readonly Observation[];
  readonly fileId: string;
}

function Shown({ request, files, fileId }: ShownProps) {
  const text = useRequestText();
  const file = shownOf(files, fileId);
  if (file) return <FileView key={file.observationFileId} file={file} request={request} />;
  if (fileId === '') return <Pending request={request} />;
  return (
    <Panel title={text.file.title}>
      <EmptyState
        text={text.file.gone}
        action={<Link href={paths.observation(request.observationRequestId)}>{text.files.title}</Link>}
      />
    </Panel>
  );
}

function RequestHead({ request }: { readonly request: ObservationRequest }) {
  const text = useRequestText();
  const [isCancelling, setCancelling] = useState(false);
  const { target, note } = request;
  return (
    <header className="page-head request-head">
      <StatusSymbol level={levelOfLabel(request.status)} />
      <h1 title={request.observationRequestId}>
        {target.name} <span className="quiet-text">{requestNumber(request.observationRequestId)}</span>
      </h1>
      <SimulatedTag isSimulated={request.isSimulated} />
      {note !== '' && (
        <span className="quiet-text" title={text.note}>
          {/* Free text of a user, in an unknown language. */}
          <span lang="">{note}</span>
        </span>
      )}
      <span className="request-head-end">
        {isOpenRequest(request) && (
          <Button kind="danger" onPress={() => setCancelling(true)}>
            {text.cancel}
          </Button>
        )}
      </span>
      {isCancelling && <CancelRequest request={request} onClose={() => setCancelling(false)} />}
    </header>
  );
}

/** Replaces an address without a file segment by that with an empty one. */
function useEmptyFile(fileId: string) {
  const router = useRouter();
  const { pathname, query } = usePlace();
  useEffect(() => {
    if (fileId === '' && !pathname.endsWith('/'))
      router.go(`${pathname}/${query}`, { isReplaced: true, scrolling: 'kept' });
  }, [fileId, router, pathname, query]);
}

interface FileListProps {
  readonly requestId: string;
  readonly files: readonly Observation[];
  readonly shownId: string | undefined;
  /** Whether more files may arrive. */
  readonly isOpen: boolean;
}

/** Files of a request, newest first. */
function FileList({ requestId, files, shownId, isOpen }: FileListProps) {
  const text = useRequestText();
  return (
    <Panel title={text.files.title}>
      {files.length === 0 ? (
        <p className="quiet-text">{isOpen ? text.files.empty : text.files.none}</p>
      ) : (
        <ul className="file-list">
          {files.map((file) => (
            <li key={file.observationFileId} data-selected={file.observationFileId === shownId || undefined}>
              <Link
                href={paths.observation(requestId, file.observationFileId)}
                {...(file.observationFileId === shownId && { 'aria-current': 'page' as const })}
              >
                {file.fileName}
              </Link>
              <Moment at={file.start} />
              {fileState(file) !== 'counts' && <FileStateWord file={file} />}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

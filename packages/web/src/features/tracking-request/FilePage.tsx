import type { Observation } from '@keepout/contract/odt/observation';
import { MissingRecord, QueryStale, QueryState } from '../../api/QueryState.tsx';
import { useSubject } from '../../navigation/page-subject.ts';
import { paths } from '../../navigation/paths.ts';
import { useTrackingText } from '../../nouns/tracking/en.ts';
import { useObservation, useRequest } from '../../nouns/tracking/queries.ts';
import { SimulatedTag } from '../../nouns/tracking/StatusWord.tsx';
import { Link } from '../../ui/Link.tsx';
import { ProgressLine } from '../../ui/ProgressLine.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { useRequestText } from './en.ts';
import { FileView } from './FileView.tsx';
import './request.css';
import { useParams } from '../../navigation/RouterProvider.tsx';

/** One measurement file, ordered or uploaded: the object of its measurements, and their effect on the orbit. */
export function FilePage() {
  const text = useRequestText();
  const words = useTrackingText();
  const { fileId = '' } = useParams();
  const query = useObservation(fileId);
  const { data: file } = query;
  useSubject(file?.fileName);
  if (file === undefined)
    return (
      <div className="page">
        <h1>{text.file.title}</h1>
        <QueryState
          query={query}
          rows={14}
          notFoundView={
            <MissingRecord
              text={text.file.none}
              action={<Link href={paths.observationFiles()}>{text.file.toList}</Link>}
            />
          }
        />
      </div>
    );
  const requestId = file.observationRequestId;
  return (
    <div className="page request-page">
      <div>
        <header className="page-head request-head">
          <h1>{file.fileName}</h1>
          {requestId === null && <Tag>{text.file.own}</Tag>}
          <SimulatedTag isSimulated={file.dataMode === 'SIMULATED'} />
          <span className="request-head-end">
            <Link kind="button" href={paths.observationFiles()}>
              {text.file.toList}
            </Link>
          </span>
        </header>
        <ProgressLine label={words.refreshing} isActive={query.isFetching} />
      </div>
      <QueryStale query={query} />
      {requestId === null ? <FileView file={file} /> : <OrderedFile file={file} requestId={requestId} />}
    </div>
  );
}

interface OrderedFileProps {
  readonly file: Observation;
  readonly requestId: string;
}

/** A file of an order; the request supplies its pass. */
function OrderedFile({ file, requestId }: OrderedFileProps) {
  const text = useRequestText();
  const { data: request } = useRequest(requestId);
  return (
    <>
      <p>
        <Link href={paths.observation(requestId, file.observationFileId)}>{text.file.ofRequest}</Link>
      </p>
      <FileView file={file} {...(request && { request })} />
    </>
  );
}

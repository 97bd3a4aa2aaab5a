import type { RequestSummary } from '@keepout/contract/odt/request';
import { ArrowRight, Ban } from 'lucide-react';
import { useSentences } from '../../api/use-fault-words.ts';
import { formatMoney } from '../../format/money.ts';
import { ABSENT } from '../../format/number.ts';
import { paths } from '../../navigation/paths.ts';
import { useTrackingText } from '../../nouns/tracking/en.ts';
import { isOpenRequest } from '../../nouns/tracking/queries.ts';
import { SimulatedTag, StatusWord } from '../../nouns/tracking/StatusWord.tsx';
import { requestNumber } from '../../nouns/tracking/sensor-order.ts';
import { Countdown } from '../../time/Countdown.tsx';
import { Moment } from '../../time/Moment.tsx';
import { parseTime } from '../../time/utc.ts';
import { CardValue } from '../../ui/CardValue.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Link } from '../../ui/Link.tsx';
import { Meter } from '../../ui/Meter.tsx';
import { headed, RowTable } from '../../ui/RowTable.tsx';
import type { RowSort } from '../../ui/row-sort.ts';
import { levelOfLabel } from '../../ui/status-level.ts';
import { useObservationsText } from './en.ts';
import { requestColumns } from './request-list.ts';

export interface RequestTableProps {
  readonly requests: readonly RequestSummary[];
  readonly sort: RowSort;
  readonly onSort: (column: string) => void;
  readonly selectedId: string | undefined;
  readonly onOpen: (request: RequestSummary) => void;
  readonly onCancel: (request: RequestSummary) => void;
}

export function RequestTable({ requests, sort, onSort, selectedId, onOpen, onCancel }: RequestTableProps) {
  const text = useObservationsText();
  const words = useTrackingText();
  const columns = headed<RequestSummary, keyof typeof text.columns>(
    [
      { id: 'target', cell: (request) => <TargetCell request={request} /> },
      {
        id: 'request',
        cell: ({ observationRequestId: id }) => (
          <span className="mono" title={id}>
            {requestNumber(id)}
          </span>
        ),
      },
      { id: 'status', cell: (request) => <StatusCell request={request} /> },
      { id: 'passes', cell: (request) => <Passes request={request} /> },
      { id: 'measurement', cell: ({ measurementType }) => words.measurementTypes[measurementType] },
      { id: 'file', cell: (request) => <FileForm request={request} /> },
      { id: 'next', align: 'end', isMono: true, cell: (request) => <NextPass request={request} /> },
      { id: 'created', cell: ({ createdAt }) => <Moment at={createdAt} /> },
      { id: 'price', align: 'end', isMono: true, cell: (request) => <Price request={request} /> },
      { id: 'actions', isHeaderQuiet: true, cell: (request) => <Actions request={request} onCancel={onCancel} /> },
    ],
    text.columns,
    requestColumns,
  );
  return (
    <RowTable
      label={text.table}
      columns={columns}
      rows={requests}
      keyOf={({ observationRequestId }) => observationRequestId}
      sort={sort}
      onSort={onSort}
      onOpen={onOpen}
      {...(selectedId !== undefined && { selectedKey: selectedId })}
      card={(request) => (
        <div className="request-card">
          <span className="request-card-line">
            <Link href={paths.observation(request.observationRequestId)}>
              <TargetCell request={request} />
            </Link>
            <StatusCell request={request} />
          </span>
          <span className="request-card-line">
            <span className="mono quiet-text">{requestNumber(request.observationRequestId)}</span>
            <CardValue label={text.columns.passes}>
              <Passes request={request} />
            </CardValue>
          </span>
          <span className="request-card-line">
            <CardValue label={text.columns.next}>
              <span className="mono unbroken">
                <NextPass request={request} />
              </span>
            </CardValue>
            <Actions request={request} onCancel={onCancel} />
          </span>
        </div>
      )}
    />
  );
}

interface CellProps {
  readonly request: RequestSummary;
}

function TargetCell({ request: { target } }: CellProps) {
  const wording = useSentences();
  return (
    <span className="request-target" title={wording(target.orbitSource, target.orbitSourceSentences)}>
      {target.name} <span className="mono quiet-text">{target.noradId ?? ABSENT}</span>
    </span>
  );
}

function StatusCell({ request }: CellProps) {
  const wording = useSentences();
  return (
    <span className="request-status" title={wording(request.reason, request.reasonSentences) || undefined}>
      <StatusWord status={request.status} />
      <SimulatedTag isSimulated={request.isSimulated} />
    </span>
  );
}

function Passes({ request }: CellProps) {
  const text = useObservationsText();
  const { numberOfPassesCompleted: done, numberOfPassesRequested: wanted, status } = request;
  return (
    <Meter
      label={text.columns.passes}
      value={done}
      max={Math.max(1, wanted)}
      valueText={text.passesOf(done, wanted)}
      level={levelOfLabel(status)}
    />
  );
}

function Price({ request: { price, refund } }: CellProps) {
  const text = useObservationsText();
  if (refund === null) return formatMoney(price);
  return (
    <>
      {formatMoney(price)} <span className="quiet-text">{text.refund(formatMoney(refund.amount))}</span>
    </>
  );
}

function FileForm({ request }: CellProps) {
  const words = useTrackingText();
  const { measurementFileType, fileCompressionType } = request;
  const packed = fileCompressionType === 'NONE' ? '' : `, ${words.compressions[fileCompressionType]}`;
  return `${words.fileTypes[measurementFileType]}${packed}`;
}

function NextPass({ request: { nextPass } }: CellProps) {
  const text = useObservationsText();
  const atMs = nextPass === null ? undefined : parseTime(nextPass);
  if (atMs === undefined) return ABSENT;
  return (
    <span title={nextPass ?? undefined}>
      <Countdown atMs={atMs} passed={text.passed} />
    </span>
  );
}

function Actions({ request, onCancel }: CellProps & { readonly onCancel: (request: RequestSummary) => void }) {
  const text = useObservationsText();
  const id = request.observationRequestId;
  return (
    <span className="request-actions">
      <Link
        kind="bare"
        className="icon-button"
        href={paths.observation(id)}
        aria-label={text.open(id)}
        title={text.open(id)}
      >
        <ArrowRight size={14} aria-hidden />
      </Link>
      {isOpenRequest(request) && (
        <IconButton label={text.cancel(id)} onPress={() => onCancel(request)}>
          <Ban size={14} aria-hidden />
        </IconButton>
      )}
    </span>
  );
}

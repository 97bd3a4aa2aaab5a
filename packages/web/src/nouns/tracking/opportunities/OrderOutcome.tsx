import type { Cdm } from '@keepout/contract/ca/cdm';
import type { VerdictKind } from '@keepout/contract/ca/enums';
import type { RequestSummary } from '@keepout/contract/odt/request';
import type { ReactNode } from 'react';
import { useSentences } from '../../../api/use-fault-words.ts';
import { formatDistance } from '../../../format/length.ts';
import { formatMoney } from '../../../format/money.ts';
import { ABSENT, formatPercent } from '../../../format/number.ts';
import { formatPc } from '../../../format/probability.ts';
import { paths } from '../../../navigation/paths.ts';
import { Moment } from '../../../time/Moment.tsx';
import { formatTime, parseTime } from '../../../time/utc.ts';
import { useZone } from '../../../time/zone-store.ts';
import { Link } from '../../../ui/Link.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { ScrollingTable } from '../../../ui/ScrollingTable.tsx';
import { Status } from '../../../ui/Status.tsx';
import { levelOfLabel } from '../../../ui/status-level.ts';
import { useConjunctionText } from '../../conjunction/en.ts';
import { useTrackingText } from '../en.ts';
import { isOpenRequest, useObservations, useRequest } from '../queries.ts';
import { SimulatedTag, StatusWord } from '../StatusWord.tsx';
import { requestNumber } from '../sensor-order.ts';
import { verdictShare } from './drawn-opportunity.ts';
import { GainBar } from './GainBar.tsx';
import { displayedOrder, largestSigma, messagesOfOrder } from './order-outcome.ts';
import '../tracking-noun.css';

export interface OrderOutcomeProps {
  /** Requests of the conjunction, newest first. */
  readonly requests: readonly RequestSummary[];
  readonly messages: readonly Cdm[];
}

/** Outcome of the newest order of a conjunction: values before, expected and achieved side by side. */
export function OrderOutcome({ requests, messages }: OrderOutcomeProps) {
  const request = displayedOrder(requests);
  return request ? <Outcome key={request.observationRequestId} summary={request} messages={messages} /> : null;
}

function Outcome({ summary, messages }: Pick<OrderOutcomeProps, 'messages'> & { readonly summary: RequestSummary }) {
  const wording = useSentences();
  const zone = useZone((state) => state.zone);
  const words = useTrackingText();
  const text = words.outcome;
  const { data: request } = useRequest(summary.observationRequestId);
  const { data: files = [] } = useObservations(summary.observationRequestId);
  const { before, after } = messagesOfOrder(messages, files, summary.createdAt);
  const gain = request?.quoted.gain ?? undefined;
  const waits = isOpenRequest(summary) ? text.notYet : text.nothing;
  const cellAfter = (value: ReactNode) => (after === undefined ? <span className="quiet-text">{waits}</span> : value);
  const rows = [
    {
      name: text.verdict,
      before: <VerdictOf kind={before?.verdict?.kind} />,
      promised: gain ? (
        <span className="outcome-promise">
          <GainBar gain={gain} /> {words.gain.reaches(formatPercent(verdictShare(gain)))}
        </span>
      ) : (
        ABSENT
      ),
      found: cellAfter(<VerdictOf kind={after?.verdict?.kind} />),
    },
    {
      name: text.probability,
      before: formatPc(before?.probabilityOfCollision ?? gain?.pcNow),
      promised: <span className="mono">{gain ? formatPc(gain.pcMedian) : ABSENT}</span>,
      found: cellAfter(formatPc(after?.probabilityOfCollision)),
    },
    {
      name: text.sigma,
      before: formatDistance((before && largestSigma(before)) ?? gain?.missSigmaBefore),
      promised: <span className="mono">{formatDistance(gain?.missSigmaAfter)}</span>,
      found: cellAfter(formatDistance(after && largestSigma(after))),
    },
    {
      name: text.miss,
      before: formatDistance(before?.totalMissDistance),
      promised: ABSENT,
      found: cellAfter(formatDistance(after?.totalMissDistance)),
    },
    {
      name: text.price,
      before: ABSENT,
      promised: <span className="mono">{request ? formatMoney(request.quoted.price) : ABSENT}</span>,
      found: <span title={words.charges[summary.charge]}>{formatMoney(summary.charged)}</span>,
    },
  ];
  return (
    <Panel title={after ? text.arrived : text.title} note={<SimulatedTag isSimulated={summary.isSimulated} />}>
      <p className="starred-facts">
        <Link href={paths.observation(summary.observationRequestId)}>{summary.target.name}</Link>
        <span className="mono quiet-text">{requestNumber(summary.observationRequestId)}</span>
        <StatusWord status={summary.status} />
        <span>{words.order.came(summary.numberOfPassesCompleted, summary.numberOfPassesRequested)}</span>
        {after ? (
          <span>
            {text.since} <Moment at={after.creationDate} />
          </span>
        ) : (
          isOpenRequest(summary) &&
          request && <span>{words.order.available(formatTime(parseTime(request.quoted.availableAt), zone))}</span>
        )}
      </p>
      <ScrollingTable
        className="outcome-table"
        label={text.table}
        columns={['', text.before, text.promised, text.found]}
      >
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              <td className="mono">{row.before}</td>
              <td>{row.promised}</td>
              <td className="mono">{row.found}</td>
            </tr>
          ))}
        </tbody>
      </ScrollingTable>
      {gain && gain.pcMedian !== null && (
        <p className="quiet-text">
          {words.gain.pcAfter}: {words.gain.band(formatPc(gain.pcLow), formatPc(gain.pcHigh))}.
        </p>
      )}
      {after === undefined && summary.reason !== '' && <p>{wording(summary.reason, summary.reasonSentences)}</p>}
    </Panel>
  );
}

function VerdictOf({ kind }: { readonly kind: VerdictKind | undefined }) {
  const { verdicts } = useConjunctionText();
  return kind === undefined ? ABSENT : <Status level={levelOfLabel(kind)}>{verdicts[kind]}</Status>;
}

import type { Observation } from '@keepout/contract/odt/observation';
import type { ObservationRequest } from '@keepout/contract/odt/request';
import { useSentences } from '../../api/use-fault-words.ts';
import { formatMoney } from '../../format/money.ts';
import { useTrackingText } from '../../nouns/tracking/en.ts';
import { GainFigures } from '../../nouns/tracking/opportunities/GainFigures.tsx';
import { isOpenRequest } from '../../nouns/tracking/queries.ts';
import { SimulatedTag } from '../../nouns/tracking/StatusWord.tsx';
import { Moment } from '../../time/Moment.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { TableHead } from '../../ui/ScrollingTable.tsx';
import { useRequestText } from './en.ts';

export interface PromisedProps {
  readonly request: ObservationRequest;
  readonly files: readonly Observation[];
}

/** Expected results at the time of the order, actual results, and price. */
export function Promised({ request, files }: PromisedProps) {
  const text = useRequestText().promised;
  const words = useTrackingText();
  const wording = useSentences();
  const { refund, reserved } = request;
  const { quoted, numberOfPassesCompleted: came } = request;
  const last = files
    .map(({ deliveredAt }) => deliveredAt)
    .toSorted()
    .at(-1);
  const nothing = isOpenRequest(request) ? text.notYet : text.nothing;
  const rows = [
    { name: text.passes, promised: String(quoted.passes), came: String(came) },
    {
      name: text.available,
      promised: <Moment at={quoted.availableAt} />,
      came: last === undefined ? nothing : <Moment at={last} />,
    },
    {
      name: text.price,
      promised: formatMoney(quoted.price),
      came: <span title={words.charges[request.charge]}>{formatMoney(request.charged)}</span>,
    },
  ];
  return (
    <Panel title={text.title} note={<SimulatedTag isSimulated={request.isSimulated} />}>
      <table className="promised-table">
        <TableHead corner={text.figure} columns={[text.promised, text.came]} />
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              <td>{row.promised}</td>
              <td>{row.came}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="quiet-text">{words.charges[request.charge]}</p>
      {reserved.amount > 0 && <p>{text.reserved(formatMoney(reserved))}</p>}
      {refund && (
        <section aria-label={text.refund(formatMoney(refund.amount))}>
          <h4>{text.refund(formatMoney(refund.amount))}</h4>
          <ul>
            {refund.passes.map(({ passId, sensorCode, start, price, reason, reasonSentences }) => (
              <li key={passId}>
                <span className="mono">{formatMoney(price)}</span> {sensorCode}, <Moment at={start} />
                {reason !== '' && <>: {wording(reason, reasonSentences)}</>}
              </li>
            ))}
            {refund.rest.amount > 0 && (
              <li>
                <span className="mono">{formatMoney(refund.rest)}</span> {text.refundRest}
              </li>
            )}
          </ul>
        </section>
      )}
      {quoted.gain && <GainFigures gain={quoted.gain} />}
    </Panel>
  );
}

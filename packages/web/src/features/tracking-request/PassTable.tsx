import type { ObservationRequest, RequestPass } from '@keepout/contract/odt/request';
import { PASS_COURSE } from '@keepout/contract/odt/states';
import { MS_PER_HOUR } from '@keepout/units/duration';
import { useState } from 'react';
import { useSentences } from '../../api/use-fault-words.ts';
import { formatMoney } from '../../format/money.ts';
import { ABSENT, formatPercent } from '../../format/number.ts';
import { paths } from '../../navigation/paths.ts';
import { useTrackingText } from '../../nouns/tracking/en.ts';
import { PassViews } from '../../nouns/tracking/passes/PassViews.tsx';
import { passColumns } from '../../nouns/tracking/passes/pass-columns.tsx';
import { isOpenRequest } from '../../nouns/tracking/queries.ts';
import { SimulatedTag, StatusWord } from '../../nouns/tracking/StatusWord.tsx';
import { Countdown } from '../../time/Countdown.tsx';
import { formatTime, parseTime } from '../../time/utc.ts';
import { CardValue } from '../../ui/CardValue.tsx';
import { Link } from '../../ui/Link.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { RowTable } from '../../ui/RowTable.tsx';
import { levelOfLabel } from '../../ui/status-level.ts';
import { useRequestText } from './en.ts';
import { StatusPath } from './StatusPath.tsx';
import { statusSteps } from './status-steps.ts';

/** Columns of a pass next to status, file and price; the plots show the rest of the pass. */
const TABLE_COLUMNS: ReadonlySet<string> = new Set(['start', 'elevation']);

/** Passes of a request as a table; the pass under the pointer is highlighted in schedule and sky plot. */
export function PassTable({ request }: { readonly request: ObservationRequest }) {
  const wording = useSentences();
  const text = useRequestText();
  const words = useTrackingText();
  const [shownId, show] = useState<string>();
  const { passes, target } = request;
  const shown = passes.find(({ passId }) => passId === shownId) ?? passes[0];
  if (shown === undefined)
    return (
      <Panel title={text.passes.title}>
        <p className="quiet-text">{isOpenRequest(request) ? text.passes.notYet : text.passes.empty}</p>
      </Panel>
    );
  const times = passes.flatMap(({ pass }) => [parseTime(pass.start) ?? 0, parseTime(pass.end) ?? 0]);
  const status = (pass: RequestPass) => (
    <span className="pass-status" title={wording(pass.reason, pass.reasonSentences) || undefined}>
      <StatusWord status={pass.status} />
      <SimulatedTag isSimulated={pass.isSimulated} />
    </span>
  );
  const fileOf = ({ observationFileId: fileId, sensorCode, pass }: RequestPass) =>
    fileId === null ? (
      ABSENT
    ) : (
      <Link
        href={paths.observation(request.observationRequestId, fileId)}
        aria-label={text.passes.openFile(words.pass.name(sensorCode, formatTime(parseTime(pass.start) ?? Number.NaN)))}
      >
        {text.passes.file}
      </Link>
    );
  const begins = (pass: RequestPass) =>
    pass.status === 'PENDING' || pass.status === 'APPROVED' ? (
      <Countdown atMs={parseTime(pass.pass.start) ?? Number.NaN} passed={text.passes.running} />
    ) : (
      ABSENT
    );
  return (
    <Panel title={text.passes.title}>
      <div className="request-passes">
        <RowTable
          label={text.passes.title}
          rows={passes}
          keyOf={(pass) => pass.passId}
          selectedKey={shown.passId}
          onOpen={(pass) => show(pass.passId)}
          columns={[
            { id: 'sensor', header: text.passes.sensor, cell: (pass) => pass.sensorCode },
            { id: 'status', header: text.passes.status, cell: status },
            { id: 'file', header: text.passes.file, cell: fileOf },
            { id: 'begins', header: text.passes.countdown, align: 'end', isMono: true, cell: begins },
            ...passColumns<RequestPass>((pass) => pass.pass, words.pass).filter(({ id }) => TABLE_COLUMNS.has(id)),
            {
              id: 'clouds',
              header: text.passes.clouds,
              align: 'end',
              isMono: true,
              cell: ({ clouds }) => (clouds === null ? ABSENT : formatPercent(clouds)),
            },
            { id: 'points', header: text.passes.points, align: 'end', isMono: true, cell: ({ points }) => points },
            {
              id: 'price',
              header: text.passes.price,
              align: 'end',
              isMono: true,
              cell: ({ price, charge }) => <span title={words.charges[charge]}>{formatMoney(price)}</span>,
            },
          ]}
          card={(pass) => (
            <button type="button" className="pass-card" onClick={() => show(pass.passId)}>
              <span className="pass-card-line">
                <strong>{pass.sensorCode}</strong>
                {status(pass)}
              </span>
              <span className="pass-card-line mono">
                <span className="unbroken">{formatTime(parseTime(pass.pass.start) ?? Number.NaN)}</span>
                <CardValue label={text.passes.countdown}>
                  <span className="unbroken">{begins(pass)}</span>
                </CardValue>
              </span>
            </button>
          )}
        />
        <StatusPath label={text.passPath} steps={statusSteps(shown.status, shown.history, PASS_COURSE)} />
        <PassViews
          noradId={target.noradId}
          passes={passes.map(({ passId, sensorCode, pass, status: state, clouds }) => ({
            id: passId,
            sensorCode,
            pass,
            clouds,
            level: levelOfLabel(state),
            status: words.statuses[state],
            label: words.pass.name(sensorCode, formatTime(parseTime(pass.start) ?? Number.NaN)),
          }))}
          span={[Math.min(...times) - MS_PER_HOUR, Math.max(...times) + MS_PER_HOUR]}
          shownId={shown.passId}
          onShow={show}
          title={text.passes.title}
        />
      </div>
    </Panel>
  );
}

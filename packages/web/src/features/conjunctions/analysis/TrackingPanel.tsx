import type { TrackingStep } from '@keepout/contract/ca/analysis';
import { ABSENT, formatNumber } from '../../../format/number.ts';
import { Moment } from '../../../time/Moment.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { ScrollingTable } from '../../../ui/ScrollingTable.tsx';
import { Status } from '../../../ui/Status.tsx';
import { useAnalysisText } from './en.ts';

export interface TrackingPanelProps {
  readonly steps: readonly TrackingStep[];
  /** Names of both objects. */
  readonly names: readonly [string, string];
}

type Tracking = TrackingStep['object1'];

/** Tracking behind each message, newest first, and whether it is newer than that of the originator's previous message. */
export function TrackingPanel({ steps, names }: TrackingPanelProps) {
  const text = useAnalysisText().tracking;
  const tracked = steps.filter(({ object1, object2 }) => isTold(object1) || isTold(object2)).toReversed();
  if (tracked.length === 0) {
    return (
      <Panel title={text.title}>
        <p className="cj-faint">{text.none}</p>
      </Panel>
    );
  }
  const columns = [text.message, text.object, text.change, text.used, text.residuals, text.span, text.last];
  return (
    <Panel title={text.title}>
      <ScrollingTable className="cj-analysis-scroll" label={text.table} columns={columns}>
        <tbody>
          {tracked.flatMap(({ cdmId, originator, creationDate, object1, object2 }) =>
            [object1, object2].map((tracking, place) => (
              <tr key={`${cdmId} ${names[place]}`}>
                <th scope="row">
                  {originator} <Moment at={creationDate} />
                </th>
                <td>{names[place]}</td>
                <TrackingCells tracking={tracking} />
              </tr>
            )),
          )}
        </tbody>
      </ScrollingTable>
      <p className="cj-faint">{text.help}</p>
    </Panel>
  );
}

function TrackingCells({ tracking }: { readonly tracking: Tracking }) {
  const text = useAnalysisText().tracking;
  const { change, observationsUsed, observationsAvailable, residualsAccepted, actualOdSpan, lastObservationTo } =
    tracking;
  const share = observationsAvailable === null ? '' : ` / ${formatNumber(observationsAvailable)}`;
  return (
    <>
      <td>
        {change === null ? ABSENT : <Status level={change === 'NEW' ? 'ok' : 'caution'}>{text.changes[change]}</Status>}
      </td>
      <td className="mono">{observationsUsed === null ? ABSENT : `${formatNumber(observationsUsed)}${share}`}</td>
      <td className="mono">{residualsAccepted === null ? ABSENT : `${formatNumber(residualsAccepted, 1)}\u00a0%`}</td>
      <td className="mono">{actualOdSpan === null ? ABSENT : `${formatNumber(actualOdSpan, 2)}\u00a0d`}</td>
      <td>{lastObservationTo === null ? ABSENT : <Moment at={lastObservationTo} />}</td>
    </>
  );
}

/** Returns whether the message contains tracking data of an object. */
const isTold = (tracking: Tracking): boolean => Object.values(tracking).some((figure) => figure !== null);

import type { Observation, OrbitUpdate } from '@keepout/contract/odt/observation';
import type { ObservationRequest } from '@keepout/contract/odt/request';
import { useSentences } from '../../api/use-fault-words.ts';
import { formatDistance } from '../../format/length.ts';
import { ABSENT, formatNumber, formatSignificant } from '../../format/number.ts';
import { paths } from '../../navigation/paths.ts';
import { useTrackingText } from '../../nouns/tracking/en.ts';
import { SimulatedTag } from '../../nouns/tracking/StatusWord.tsx';
import { Moment } from '../../time/Moment.tsx';
import { Link } from '../../ui/Link.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { TableHead } from '../../ui/ScrollingTable.tsx';
import { Status } from '../../ui/Status.tsx';
import type { StatusLevel } from '../../ui/status-level.ts';
import { useRequestText } from './en.ts';

const LEVELS: Readonly<Record<OrbitUpdate['state'], StatusLevel>> = {
  UPDATED: 'ok',
  NOT_CONVERGED: 'caution',
  UNOBSERVABLE: 'caution',
  INCONSISTENT: 'serious',
  WITHDRAWN: 'inactive',
};
type UpdateText = ReturnType<typeof useRequestText>['update'];

/** Returns the atmosphere model of the orbit update and the source of its space weather, as text. */
function densityText({ density }: UpdateText, used: OrbitUpdate['atmosphere']): string {
  if (used === null) return density.none;
  return used.spaceWeather === null ? density.exponential : density.nrlmsise(density.sources[used.spaceWeather]);
}

/** Returns the estimated drag factor as text; empty if the measurements do not improve it. */
function dragText({ drag: sentence }: UpdateText, drag: OrbitUpdate['drag']): string {
  if (drag === null || drag.sigma > MOST_TOLD) return '';
  return sentence(formatNumber(drag.factor, 2), formatNumber(drag.sigma, 2));
}

/** Maximum sigma at which the drag factor is shown; the prior sigma is 0.3, so that a larger value means no information from the measurements. */
const MOST_TOLD = 0.27;

const AXES = ['radial', 'along', 'cross'] as const;

export interface OrbitUpdateCardProps {
  readonly file: Pick<Observation, 'orbitUpdate' | 'noUpdate' | 'noUpdateSentences'>;
  /** Target of the request; undefined for uploaded measurements. */
  readonly target?: ObservationRequest['target'];
}

/** Returns the address of a new order for the same object. */
function orderAgain({ kind, conjunctionId }: ObservationRequest['target']): string {
  if (conjunctionId === null) return paths.observations({ new: 'request' });
  const object = kind === 'CONJUNCTION_PRIMARY' ? 'PRIMARY' : 'SECONDARY';
  return paths.observations({ new: 'request', conjunction: conjunctionId, object });
}

/** Orbit update from the measurements of a file, with the uncertainty before and after; or the reason for no update. */
export function OrbitUpdateCard({ file, target }: OrbitUpdateCardProps) {
  const { orbitUpdate: update, noUpdate, noUpdateSentences } = file;
  const wording = useSentences();
  const text = useRequestText().update;
  const words = useTrackingText().updateStates;
  const again = target && (
    <Link kind="button" href={orderAgain(target)}>
      {text.orderAgain}
    </Link>
  );
  if (update === null)
    return (
      <Panel title={text.title}>
        {noUpdate === '' ? (
          <p className="quiet-text">{text.none}</p>
        ) : (
          <>
            <p className="orbit-update-state">
              <Status level="caution">{text.notDone}</Status>
              <span>{wording(noUpdate, noUpdateSentences)}</span>
            </p>
            {again}
          </>
        )}
      </Panel>
    );
  const { before, after, atClosestApproach } = update;
  return (
    <Panel title={text.title} note={<SimulatedTag isSimulated={update.isSimulated} />}>
      <div className="orbit-update">
        <p className="orbit-update-state">
          <Status level={LEVELS[update.state]}>{words[update.state]}</Status>
          <span>{wording(update.message, update.messageSentences)}</span>
        </p>
        {update.state !== 'UPDATED' && again}
        <table className="promised-table">
          <TableHead
            columns={[
              text.sigma,
              text.before,
              text.after,
              text.gain,
              ...(atClosestApproach ? [text.atClosestApproach] : []),
            ]}
          />
          <tbody>
            {AXES.map((axis, index) => {
              const [was, is] = [before.sigmaRtn[index], after?.sigmaRtn[index]];
              return (
                <tr key={axis}>
                  <th scope="row">{text[axis]}</th>
                  <td className="mono">{formatDistance(was)}</td>
                  <td className="mono">{formatDistance(is)}</td>
                  <td className="mono">
                    {was === undefined || is === undefined ? ABSENT : text.times(formatSignificant(was / is, 2))}
                  </td>
                  {atClosestApproach && <td className="mono">{formatDistance(atClosestApproach.sigmaRtn[index])}</td>}
                </tr>
              );
            })}
          </tbody>
        </table>
        <p className="quiet-text">
          {text.epoch} <Moment at={(after ?? before).epoch} />
          {atClosestApproach && (
            <>
              , {text.closestApproach} <Moment at={atClosestApproach.epoch} />
            </>
          )}
          . {text.wrms} {formatNumber(update.wrms, 2)}. {text.used} {formatNumber(update.accepted)}, {text.rejected}{' '}
          {formatNumber(update.rejected)}. {text.prior} {text.priors[update.priorSource]}.{' '}
          {densityText(text, update.atmosphere)} {dragText(text, update.drag)}{' '}
          {wording(update.observability, update.observabilitySentences)}
        </p>
      </div>
    </Panel>
  );
}

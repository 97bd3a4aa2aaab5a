import type { ObservationRequest } from '@keepout/contract/odt/request';
import { useSentences } from '../../api/use-fault-words.ts';
import { paths } from '../../navigation/paths.ts';
import { useTrackingText } from '../../nouns/tracking/en.ts';
import { isOpenRequest } from '../../nouns/tracking/queries.ts';
import { Countdown } from '../../time/Countdown.tsx';
import { formatTime, parseTime } from '../../time/utc.ts';
import { useZone } from '../../time/zone-store.ts';
import { Link } from '../../ui/Link.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Status } from '../../ui/Status.tsx';
import { levelOfLabel } from '../../ui/status-level.ts';
import { useRequestText } from './en.ts';

/** Panel before the first file: expected time and next step, or the reason why no file will arrive. */
export function Pending({ request }: { readonly request: ObservationRequest }) {
  const wording = useSentences();
  const text = useRequestText();
  const words = useTrackingText();
  const zone = useZone((state) => state.zone);
  const next = request.passes
    .filter(({ status }) => status === 'PENDING' || status === 'APPROVED')
    .toSorted((a, b) => a.pass.start.localeCompare(b.pass.start))[0];
  if (next === undefined)
    return (
      <Panel title={isOpenRequest(request) ? text.pending.title : text.pending.ended}>
        <div className="pending">
          {request.reason !== '' && (
            <p>
              <Status level={levelOfLabel(request.status)} isSentence>
                {wording(request.reason, request.reasonSentences)}
              </Status>
            </p>
          )}
          <p>{text.pending[whatComes(request)]}</p>
          {!isOpenRequest(request) && (
            <Link kind="button" href={paths.observations({ new: 'request' })}>
              {text.pending.newRequest}
            </Link>
          )}
        </div>
      </Panel>
    );
  const atMs = parseTime(next.pass.start) ?? Number.NaN;
  return (
    <Panel title={text.pending.title}>
      <div className="pending">
        <p>{text.pending.next(next.groundSensorName)}</p>
        <p className="pending-countdown mono">
          <Countdown atMs={atMs} passed={text.passes.running} />
        </p>
        <p className="mono quiet-text">{formatTime(atMs, zone)}</p>
        <p>
          {text.pending.arrives(
            words.fileTypes[request.measurementFileType],
            request.minimumPoints,
            formatTime(parseTime(request.quoted.availableAt) ?? Number.NaN, zone),
          )}
        </p>
      </div>
    </Panel>
  );
}

/** Returns the next step of a request without a future pass. */
function whatComes(request: ObservationRequest): 'infeasible' | 'none' | 'underWay' | 'planning' {
  if (request.status === 'INFEASIBLE') return 'infeasible';
  if (!isOpenRequest(request)) return 'none';
  return request.passes.some(({ status }) => UNDER_WAY.includes(status)) ? 'underWay' : 'planning';
}

const UNDER_WAY: readonly ObservationRequest['status'][] = ['EXECUTING', 'EXECUTED', 'PUBLISHING', 'PUBLISHED'];

import type { ObservationRequest } from '@keepout/contract/odt/request';
import type { ReactNode } from 'react';
import { useSentences } from '../../api/use-fault-words.ts';
import { useIdentity } from '../../auth/auth-context.tsx';
import { mayUse } from '../../auth/services.ts';
import { ABSENT, formatNumber } from '../../format/number.ts';
import { paths } from '../../navigation/paths.ts';
import { pairName } from '../../nouns/conjunction/event.ts';
import { useConjunction } from '../../nouns/conjunction/queries.ts';
import { useTrackingText } from '../../nouns/tracking/en.ts';
import { Moment } from '../../time/Moment.tsx';
import { KeyValue } from '../../ui/KeyValue.tsx';
import { Link } from '../../ui/Link.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useRequestText } from './en.ts';

/** Parameters of the order. */
export function RequestFacts({ request }: { readonly request: ObservationRequest }) {
  const wording = useSentences();
  const text = useRequestText().facts;
  const words = useTrackingText();
  const { target } = request;
  const row = (key: keyof typeof text, value: ReactNode) => ({ key, label: String(text[key]), value });
  return (
    <Panel title={text.title}>
      <KeyValue
        rows={[
          row('target', target.name),
          row('norad', <span className="mono">{target.noradId ?? ABSENT}</span>),
          row(
            'orbit',
            <span title={wording(target.orbitSource, target.orbitSourceSentences)}>
              {text.age(`${formatNumber(target.orbitAgeDays, 1)}\u00a0d`)}
            </span>,
          ),
          row('measurement', words.measurementTypes[request.measurementType]),
          row('file', words.fileTypes[request.measurementFileType]),
          row('compression', words.compressions[request.fileCompressionType]),
          row('priority', words.priorities[request.priority]),
          row('data', words.dataModes[request.dataMode]),
          row('provider', request.providerId || ABSENT),
          row('passes', `${request.numberOfPassesCompleted} / ${request.numberOfPassesRequested}`),
          row('minimum', formatNumber(request.minimumPoints)),
          row('sensors', request.sensorCodes.join(', ') || text.any),
          row('window', <Moment at={request.start} />),
          row('deadline', <Moment at={request.deadline} />),
          row('ordered', <Moment at={request.createdAt} />),
          row('by', request.createdBy || ABSENT),
          ...(target.conjunctionId === null ? [] : [row('cause', <EventLink conjunctionId={target.conjunctionId} />)]),
          row('message', request.orbitDataMessageType ?? text.none),
        ]}
      />
    </Panel>
  );
}

/** Conjunction of an order, named by its objects; by its id for users without access to conjunctions. */
function EventLink({ conjunctionId }: { readonly conjunctionId: string }) {
  const identity = useIdentity();
  return identity !== undefined && mayUse(identity.access, 'ca') ? (
    <Named conjunctionId={conjunctionId} />
  ) : (
    <span className="mono">{conjunctionId}</span>
  );
}

function Named({ conjunctionId }: { readonly conjunctionId: string }) {
  const { data } = useConjunction(conjunctionId);
  if (!data) return <span className="mono">{conjunctionId}</span>;
  return <Link href={paths.conjunction(data.satelliteId, conjunctionId, 'observations')}>{pairName(data)}</Link>;
}

import type { Opportunities } from '@keepout/contract/odt/opportunity';
import { Star } from 'lucide-react';
import { useRef, useState } from 'react';
import { FaultPanel } from '../../../api/FaultPanel.tsx';
import { FollowedState } from '../../../api/FollowedState.tsx';
import { QueryStale } from '../../../api/QueryState.tsx';
import { formatMoney } from '../../../format/money.ts';
import { formatPercent } from '../../../format/number.ts';
import { paths } from '../../../navigation/paths.ts';
import { useNow } from '../../../time/ticker.ts';
import { formatTime, parseTime } from '../../../time/utc.ts';
import { useZone } from '../../../time/zone-store.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Link } from '../../../ui/Link.tsx';
import { ProgressLine } from '../../../ui/ProgressLine.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { useTrackingText } from '../en.ts';
import { PassViews } from '../passes/PassViews.tsx';
import { useOpportunities, useRequestsOf, useSensors, useTrackingChanges } from '../queries.ts';
import { SimulatedTag, StatusWord } from '../StatusWord.tsx';
import { shortId, shownSensors } from '../sensor-order.ts';
import { TargetLine } from '../TargetLine.tsx';
import { drawnOf, verdictShare } from './drawn-opportunity.ts';
import { GainFigures } from './GainFigures.tsx';
import { OpportunityTable } from './OpportunityTable.tsx';
import '../tracking-noun.css';

export interface OrderObservationsProps {
  readonly conjunctionId: string;
  /** Until when a verdict is of use; absent: the server's own deadline. */
  readonly decideBy: string | null;
}

/** A plan shorter than this shows nothing around its passes. */
const LEAST_SPAN_MS = 6 * 3_600_000;

type EventObject = 'PRIMARY' | 'SECONDARY';

/** On an event: passes of its objects before the decision is due, the cheapest set that reaches a verdict, and its order. */
export function OrderObservations({ conjunctionId, decideBy }: OrderObservationsProps) {
  const text = useTrackingText();
  const words = text.order;
  const [object, setObject] = useState<EventObject>('SECONDARY');
  const answer = useOpportunities({ conjunctionId, conjunctionObject: object });
  const { query } = answer;
  const { data } = query;
  return (
    <div className="order-observations">
      <header className="order-head">
        <Segmented
          label={words.title}
          choices={[
            { id: 'SECONDARY', label: words.secondary },
            { id: 'PRIMARY', label: words.primary },
          ]}
          selected={object}
          onSelect={(id) => setObject(id === 'PRIMARY' ? 'PRIMARY' : 'SECONDARY')}
        />
        <SimulatedTag isSimulated={data?.isSimulated ?? false} />
        <Link kind="button" href={paths.observations({ conjunction: conjunctionId, object })}>
          {words.customise}
        </Link>
      </header>
      <p className="quiet-text">{words.explain}</p>
      <ProgressLine label={text.refreshing} isActive={query.isFetching && data !== undefined} />
      <QueryStale query={query} />
      {data ? (
        <Offer key={object} offer={data} conjunctionId={conjunctionId} object={object} decideBy={decideBy} />
      ) : (
        <FollowedState answer={answer} words={words.search} />
      )}
      <EarlierOrders conjunctionId={conjunctionId} />
    </div>
  );
}

interface OfferProps extends OrderObservationsProps {
  readonly offer: Opportunities;
  readonly object: EventObject;
}

function Offer({ offer, conjunctionId, object, decideBy }: OfferProps) {
  const text = useTrackingText();
  const nowMs = useNow('fiveMinutes');
  const { data: sensors = [] } = useSensors();
  const [shownId, show] = useState<string>();
  const { target, opportunities, starred, message } = offer;
  const chosen = starred?.opportunityIds ?? [];
  const lastMs = Math.max(nowMs + LEAST_SPAN_MS, ...opportunities.map(({ pass }) => parseTime(pass.end) ?? 0));
  return (
    <>
      <TargetLine target={target} />
      {opportunities.length === 0 ? (
        <EmptyState
          text={`${text.order.nothing} ${message}`}
          action={
            <Link kind="button" href={paths.observations({ conjunction: conjunctionId, object })}>
              {text.order.customise}
            </Link>
          }
        />
      ) : (
        <>
          {starred ? (
            <Starred
              starred={starred}
              onBody={{ conjunctionId, conjunctionObject: object, ...(decideBy !== null && { deadline: decideBy }) }}
            />
          ) : (
            <p>{opportunities.some(({ gain }) => gain !== null) ? text.order.noStarred : text.order.noGain}</p>
          )}
          <OpportunityTable
            opportunities={opportunities}
            chosen={chosen}
            columns="short"
            shownId={shownId}
            onShow={show}
          />
          <PassViews
            noradId={target.noradId}
            sensors={shownSensors(sensors, false)}
            passes={opportunities.map((opportunity) => drawnOf(opportunity, chosen, text.pass))}
            span={[nowMs, lastMs]}
            shownId={shownId}
            onShow={show}
          />
        </>
      )}
    </>
  );
}

interface StarredProps {
  readonly starred: NonNullable<Opportunities['starred']>;
  readonly onBody: {
    readonly conjunctionId: string;
    readonly conjunctionObject: EventObject;
    readonly deadline?: string;
  };
}

/** The set with a star, and one click that orders it, with the event as its cause. */
function Starred({ starred, onBody }: StarredProps) {
  const text = useTrackingText();
  const zone = useZone((state) => state.zone);
  const { order } = useTrackingChanges();
  // A press that is repeated after a lost answer orders nothing twice.
  const key = useRef(crypto.randomUUID());
  const words = text.order;
  const submit = () =>
    order.mutate({
      headers: { 'Idempotency-Key': key.current },
      body: { ...onBody, opportunityIds: starred.opportunityIds, maximumPrice: starred.price },
    });
  const refusal: unknown = order.error;
  return (
    <section className="starred-set" aria-label={words.starredTitle}>
      <h3>
        <Star size={14} aria-hidden fill="currentColor" /> {words.starredTitle}
      </h3>
      <p className="starred-facts">
        <strong>{words.starredPasses(starred.opportunityIds.length)}</strong>
        <strong className="mono">{formatMoney(starred.price)}</strong>
        <span>{words.available(formatTime(parseTime(starred.availableAt), zone))}</span>
        <span>{text.gain.reaches(formatPercent(verdictShare(starred.gain)))}</span>
      </p>
      <GainFigures gain={starred.gain} />
      <p className="quiet-text">{words.balance}</p>
      {order.isSuccess ? (
        <p role="status">
          {words.ordered} <Link href={paths.observation(order.data.observationRequestId)}>{words.open}</Link>
        </p>
      ) : (
        <Button kind="primary" isPending={order.isPending} onPress={submit}>
          {words.orderStarred(formatMoney(starred.price))}
        </Button>
      )}
      {refusal !== null && <FaultPanel error={refusal} atUnixMs={order.submittedAt} />}
    </section>
  );
}

function EarlierOrders({ conjunctionId }: { readonly conjunctionId: string }) {
  const text = useTrackingText();
  const { data } = useRequestsOf(conjunctionId);
  if (!data || data.records.length === 0) return null;
  return (
    <section aria-label={text.order.earlier} className="earlier-orders">
      <h3>{text.order.earlier}</h3>
      <ul>
        {data.records.map((request) => (
          <li key={request.observationRequestId}>
            <Link href={paths.observation(request.observationRequestId)}>{shortId(request.observationRequestId)}</Link>
            <span>{request.target.name}</span>
            <StatusWord status={request.status} />
            <span>
              {request.numberOfPassesCompleted} / {request.numberOfPassesRequested}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

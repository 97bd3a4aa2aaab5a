import type { Cdm } from '@keepout/contract/ca/cdm';
import type { Opportunities } from '@keepout/contract/odt/opportunity';
import type { RequestSummary } from '@keepout/contract/odt/request';
import { MS_PER_HOUR } from '@keepout/units/duration';
import { useState } from 'react';
import { FollowedState } from '../../../api/FollowedState.tsx';
import { RequestFailed } from '../../../api/fault.ts';
import { QueryStale } from '../../../api/QueryState.tsx';
import { useSentences } from '../../../api/use-fault-words.ts';
import { formatMoney } from '../../../format/money.ts';
import { formatPercent } from '../../../format/number.ts';
import { paths } from '../../../navigation/paths.ts';
import { useNow } from '../../../time/ticker.ts';
import { parseTime } from '../../../time/utc.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Link } from '../../../ui/Link.tsx';
import { ProgressLine } from '../../../ui/ProgressLine.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { useTrackingText } from '../en.ts';
import { PassViews } from '../passes/PassViews.tsx';
import { useOpportunities, useRequestsOf } from '../queries.ts';
import { SimulatedTag, StatusWord } from '../StatusWord.tsx';
import { requestNumber } from '../sensor-order.ts';
import { TargetLine } from '../TargetLine.tsx';
import { drawnOf, verdictShare } from './drawn-opportunity.ts';
import { IncludedOrders } from './IncludedOrders.tsx';
import { OpportunityTable } from './OpportunityTable.tsx';
import { OrderOutcome } from './OrderOutcome.tsx';
import { type EventObject, isBetterOffer, type OfferedSet, offeredSet, openOrderOf } from './offered-set.ts';
import { SetOffer, type SetOfferProps } from './SetOffer.tsx';
import '../tracking-noun.css';

export interface OrderObservationsProps {
  readonly conjunctionId: string;
  /** Until when a verdict is of use; absent: the server's own deadline. */
  readonly decideBy: string | null;
  /** The messages of the conjunction, newest first: observations result in a message. */
  readonly messages: readonly Cdm[];
}

/** Minimum span of the plan, to show time around the passes. */
const LEAST_SPAN_MS = 6 * MS_PER_HOUR;
const NO_REQUESTS: readonly RequestSummary[] = [];

/** On a conjunction: passes of its objects before the decision deadline, the set that decides it, its order, and the outcome. */
export function OrderObservations({ conjunctionId, decideBy, messages }: OrderObservationsProps) {
  const text = useTrackingText();
  const words = text.order;
  const [object, setObject] = useState<EventObject>('SECONDARY');
  const otherObject = object === 'PRIMARY' ? 'SECONDARY' : 'PRIMARY';
  // The search uses the parameters of the order: the server caches its result for it.
  const bodyOf = (observed: EventObject) => ({
    conjunctionId,
    conjunctionObject: observed,
    ...(decideBy !== null && { deadline: decideBy }),
  });
  const decideByMs = decideBy === null ? undefined : parseTime(decideBy);
  const hasPassed = useNow('halfMinute') >= (decideByMs ?? Number.POSITIVE_INFINITY);
  const answer = useOpportunities(hasPassed ? undefined : bodyOf(object));
  const { query } = answer;
  const data = ofObject(query.data, object);
  // The gain of the other object is computed once the first result is shown.
  const { query: otherQuery } = useOpportunities(data && !hasPassed ? bodyOf(otherObject) : undefined);
  const otherOffer = ofObject(otherQuery.data, otherObject);
  const { data: { records: requests } = { records: NO_REQUESTS } } = useRequestsOf(conjunctionId);
  return (
    <div className="order-observations">
      <OrderOutcome requests={requests} messages={messages} />
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
      {!hasPassed && <QueryStale query={query} />}
      {hasPassed || isWindowPast(query.error) ? (
        <EmptyState text={words.deadlinePassed} />
      ) : data ? (
        <>
          <BetterOffer displayedSet={offeredSet(data)} offer={otherOffer} onShow={() => setObject(otherObject)} />
          <Offer
            key={object}
            offer={data}
            onBody={bodyOf(object)}
            customise={paths.observations({ conjunction: conjunctionId, object })}
            ordered={openOrderOf(requests, object)}
          />
        </>
      ) : (
        <FollowedState answer={answer} words={words.search} />
      )}
      <EarlierOrders requests={requests} />
    </div>
  );
}

/** Where no deadline is given the server uses its own: that it has passed is a state of the conjunction, not an error. */
const isWindowPast = (fault: unknown): boolean =>
  fault instanceof RequestFailed && fault.fault.problemCode === 'window-past';

/** Returns an answer only if it is about this object. */
function ofObject(offer: Opportunities | undefined, object: EventObject): Opportunities | undefined {
  return offer?.target.kind === `CONJUNCTION_${object}` ? offer : undefined;
}

interface BetterOfferProps {
  readonly displayedSet: OfferedSet | undefined;
  /** Offer for the other object. */
  readonly offer: Opportunities | undefined;
  readonly onShow: () => void;
}

/** Where the other object is worth more than the one on show, its set in a line. */
function BetterOffer({ displayedSet, offer, onShow }: BetterOfferProps) {
  const words = useTrackingText().order;
  const otherSet = offer && offeredSet(offer);
  if (otherSet === undefined || !isBetterOffer(otherSet, displayedSet)) return null;
  const { gain, price } = otherSet.set;
  return (
    <p className="better-buy" role="status">
      <span>{words.betterBuy(offer!.target.name, formatPercent(verdictShare(gain)), formatMoney(price))}</span>
      <Button onPress={onShow}>{words.showBetter}</Button>
    </p>
  );
}

interface OfferProps {
  readonly offer: Opportunities;
  readonly onBody: SetOfferProps['onBody'];
  /** Where passes are chosen one by one. */
  readonly customise: string;
  readonly ordered: RequestSummary | undefined;
}

function Offer({ offer, onBody, customise, ordered }: OfferProps) {
  const text = useTrackingText();
  const wording = useSentences();
  const nowMs = useNow('fiveMinutes');
  const [shownId, show] = useState<string>();
  const { target, opportunities, message, messageSentences } = offer;
  const offered = offeredSet(offer);
  const selectedIds = offered?.set.opportunityIds ?? [];
  const lastMs = Math.max(nowMs + LEAST_SPAN_MS, ...opportunities.map(({ pass }) => parseTime(pass.end) ?? 0));
  return (
    <>
      <TargetLine target={target} />
      <IncludedOrders ordered={offer.ordered} />
      {opportunities.length === 0 ? (
        <EmptyState
          text={`${text.order.nothing} ${wording(message, messageSentences)}`}
          action={
            <Link kind="button" href={customise}>
              {text.order.customise}
            </Link>
          }
        />
      ) : (
        <>
          {offered ? (
            <SetOffer offered={offered} passes={opportunities.length} onBody={onBody} ordered={ordered} />
          ) : (
            <p>{opportunities.some(({ gain }) => gain !== null) ? text.order.noStarred : text.order.noGain}</p>
          )}
          <OpportunityTable
            opportunities={opportunities}
            selectedIds={selectedIds}
            columns="short"
            shownId={shownId}
            onShow={show}
          />
          <PassViews
            noradId={target.noradId}
            passes={opportunities.map((opportunity) => drawnOf(opportunity, selectedIds, text.pass))}
            span={[nowMs, lastMs]}
            shownId={shownId}
            onShow={show}
          />
        </>
      )}
    </>
  );
}

function EarlierOrders({ requests }: { readonly requests: readonly RequestSummary[] }) {
  const text = useTrackingText();
  if (requests.length === 0) return null;
  return (
    <section aria-label={text.order.earlier} className="earlier-orders">
      <h3>{text.order.earlier}</h3>
      <ul>
        {requests.map((request) => (
          <li key={request.observationRequestId}>
            <Link href={paths.observation(request.observationRequestId)}>{request.target.name}</Link>
            <span className="mono quiet-text">{requestNumber(request.observationRequestId)}</span>
            <StatusWord status={request.status} />
            <span>
              {request.numberOfPassesCompleted} / {request.numberOfPassesRequested}
            </span>
            <SimulatedTag isSimulated={request.isSimulated} />
          </li>
        ))}
      </ul>
    </section>
  );
}

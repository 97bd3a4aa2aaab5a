import type { RequestSummary } from '@keepout/contract/odt/request';
import { Star } from 'lucide-react';
import { useState } from 'react';
import { FaultPanel } from '../../../api/FaultPanel.tsx';
import { formatMoney } from '../../../format/money.ts';
import { formatPercent } from '../../../format/number.ts';
import { paths } from '../../../navigation/paths.ts';
import { formatTime, parseTime } from '../../../time/utc.ts';
import { useZone } from '../../../time/zone-store.ts';
import { Button } from '../../../ui/Button.tsx';
import { Link } from '../../../ui/Link.tsx';
import { useTrackingText } from '../en.ts';
import type { RequestInput } from '../queries.ts';
import { SimulatedTag, StatusWord } from '../StatusWord.tsx';
import { requestNumber } from '../sensor-order.ts';
import { useOrder } from '../use-order.ts';
import { ConfirmOrder } from './ConfirmOrder.tsx';
import { verdictShare } from './drawn-opportunity.ts';
import { GainFigures } from './GainFigures.tsx';

import type { OfferedSet } from './offered-set.ts';
import '../tracking-noun.css';

export interface SetOfferProps {
  readonly offered: OfferedSet;
  /** Passes that there are to choose from. */
  readonly passes: number;
  /** Object of the order, with the conjunction as its cause. */
  readonly onBody: Pick<RequestInput, 'conjunctionId' | 'conjunctionObject' | 'deadline'>;
  /** The order of the same object that is under way. */
  readonly ordered: RequestSummary | undefined;
}

/** The set that decides the conjunction, or has the largest gain, with a confirmed order button; while an order is open, that order. */
export function SetOffer({ offered: { set, isSettling }, passes, onBody, ordered }: SetOfferProps) {
  const text = useTrackingText();
  const zone = useZone((state) => state.zone);
  const { order, submit } = useOrder();
  const [isAsked, ask] = useState(false);
  const words = text.order;
  const price = formatMoney(set.price);
  const share = formatPercent(verdictShare(set.gain));
  const title = isSettling ? words.starredTitle : words.bestTitle(share, formatPercent(set.gain.toWatch), price);
  const orderSet = () => {
    ask(false);
    submit({ ...onBody, opportunityIds: set.opportunityIds, maximumPrice: set.price });
  };
  const refusal: unknown = order.error;
  return (
    <section className="starred-set" data-settles={isSettling} aria-label={title}>
      <h3>
        {isSettling && <Star size={14} aria-hidden fill="currentColor" />} {title}
      </h3>
      <p className="starred-facts">
        <strong>{words.starredPasses(set.opportunityIds.length)}</strong>
        <strong className="mono">{price}</strong>
        <span>{words.available(formatTime(parseTime(set.availableAt), zone))}</span>
        {isSettling && <span>{text.gain.reaches(share)}</span>}
      </p>
      <GainFigures gain={set.gain} />
      <p className="quiet-text">{words.weighed(passes)}</p>
      <p className="quiet-text">{words.balance}</p>
      {ordered ? (
        <Ordered request={ordered} more={words.orderMore} onMore={() => ask(true)} />
      ) : (
        <Button kind="primary" isPending={order.isPending} onPress={set.price.amount > 0 ? () => ask(true) : orderSet}>
          {words.orderStarred(price)}
        </Button>
      )}
      {isAsked && (
        <ConfirmOrder
          ordered={ordered}
          passes={set.opportunityIds.length}
          price={price}
          running={order}
          onYes={orderSet}
          onClose={() => ask(false)}
        />
      )}
      {refusal !== null && <FaultPanel error={refusal} atUnixMs={order.submittedAt} />}
    </section>
  );
}

interface OrderedProps {
  readonly request: RequestSummary;
  readonly more: string;
  readonly onMore: () => void;
}

/** An order that is under way, where the button was that made it. */
function Ordered({ request, more, onMore }: OrderedProps) {
  const words = useTrackingText().order;
  const {
    observationRequestId: id,
    numberOfPassesCompleted: completedPasses,
    numberOfPassesRequested: requestedPasses,
  } = request;
  return (
    <div className="ordered-set" role="status">
      <strong>{words.ordered}</strong>
      <span className="mono">{requestNumber(id)}</span>
      <StatusWord status={request.status} />
      <span>{words.came(completedPasses, requestedPasses)}</span>
      {request.price.amount > 0 && <span className="mono">{formatMoney(request.price)}</span>}
      <SimulatedTag isSimulated={request.isSimulated} />
      <Link href={paths.observation(id)}>{words.open}</Link>
      <Button onPress={onMore}>{more}</Button>
    </div>
  );
}

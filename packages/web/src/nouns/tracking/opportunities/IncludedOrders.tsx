import type { Opportunities } from '@keepout/contract/odt/opportunity';
import { paths } from '../../../navigation/paths.ts';
import { Link } from '../../../ui/Link.tsx';
import { useTrackingText } from '../en.ts';
import { requestNumber } from '../sensor-order.ts';

/** The ordered passes that every expected figure includes, by request. */
export function IncludedOrders({ ordered }: Pick<Opportunities, 'ordered'>) {
  const text = useTrackingText();
  return ordered.map(({ observationRequestId: id, passes }) => (
    <p key={id}>
      {text.order.included(passes, requestNumber(id))} <Link href={paths.observation(id)}>{text.order.open}</Link>
    </p>
  ));
}

import type { RequestSummary } from '@keepout/contract/odt/request';
import { paths } from '../../../navigation/paths.ts';
import { Link } from '../../../ui/Link.tsx';
import type { Writing } from '../../record/FormDialog.tsx';
import { Question } from '../../record/Question.tsx';
import { useTrackingText } from '../en.ts';
import { requestNumber } from '../sensor-order.ts';

export interface OrderAgainProps {
  /** The order of the same object that is under way. */
  readonly ordered: RequestSummary;
  /** What the other passes cost, as text. */
  readonly price: string;
  readonly running: Writing;
  readonly onYes: () => void;
  readonly onClose: () => void;
}

/** Asks before an object of an event is ordered again while an order of it is under way. */
export function OrderAgain({ ordered, price, running, onYes, onClose }: OrderAgainProps) {
  const text = useTrackingText().orderAgain;
  const { observationRequestId: id, numberOfPassesRequested: passes } = ordered;
  return (
    <Question title={text.title} yes={text.yes(price)} no={text.no} running={running} onYes={onYes} onClose={onClose}>
      {text.text(requestNumber(id), passes)} <Link href={paths.observation(id)}>{text.open}</Link>
    </Question>
  );
}

import type { RequestSummary } from '@keepout/contract/odt/request';
import { paths } from '../../../navigation/paths.ts';
import { Link } from '../../../ui/Link.tsx';
import { ConfirmationDialog } from '../../record/ConfirmationDialog.tsx';
import type { Writing } from '../../record/FormDialog.tsx';
import { useTrackingText } from '../en.ts';
import { requestNumber } from '../sensor-order.ts';

export interface ConfirmOrderProps {
  /** The order of the same object that is under way. */
  readonly ordered: RequestSummary | undefined;
  readonly passes: number;
  /** Price as text. */
  readonly price: string;
  readonly running: Writing;
  readonly onYes: () => void;
  readonly onClose: () => void;
}

/** Asks before an order that costs something, with its amount, and before another order of the same object. */
export function ConfirmOrder({ ordered, passes, price, running, onYes, onClose }: ConfirmOrderProps) {
  const text = useTrackingText().confirmOrder;
  return (
    <ConfirmationDialog
      title={ordered ? text.again : text.title}
      yes={text.yes(price)}
      no={text.no}
      running={running}
      onYes={onYes}
      onClose={onClose}
    >
      {text.text(passes, price)}
      {ordered && (
        <>
          {' '}
          {text.underWay(requestNumber(ordered.observationRequestId), ordered.numberOfPassesRequested)}{' '}
          <Link href={paths.observation(ordered.observationRequestId)}>{text.open}</Link>
        </>
      )}
    </ConfirmationDialog>
  );
}

import type { RequestSummary } from '@keepout/contract/odt/request';
import { ConfirmationDialog } from '../record/ConfirmationDialog.tsx';
import { useTrackingText } from './en.ts';
import { useTrackingChanges } from './queries.ts';
import { requestNumber } from './sensor-order.ts';

/** Asks for confirmation before a request is cancelled. */
export function CancelRequest({
  request,
  onClose,
}: {
  readonly request: Pick<RequestSummary, 'observationRequestId' | 'target'>;
  readonly onClose: () => void;
}) {
  const text = useTrackingText().cancel;
  const { cancel } = useTrackingChanges();
  return (
    <ConfirmationDialog
      title={text.title}
      yes={text.yes}
      running={cancel}
      onYes={() => cancel.mutate({ query: { 'request-id': request.observationRequestId } }, { onSuccess: onClose })}
      onClose={onClose}
    >
      {text.text(requestNumber(request.observationRequestId), request.target.name)}
    </ConfirmationDialog>
  );
}

import type { RequestSummary } from '@keepout/contract/odt/request';
import { FaultPanel } from '../../api/FaultPanel.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useTrackingText } from './en.ts';
import { useTrackingChanges } from './queries.ts';
import { shortId } from './sensor-order.ts';

/** Asks before a request is taken back. */
export function CancelRequest({
  request,
  onClose,
}: {
  readonly request: Pick<RequestSummary, 'observationRequestId' | 'target'>;
  readonly onClose: () => void;
}) {
  const text = useTrackingText().cancel;
  const { cancel } = useTrackingChanges();
  const refusal: unknown = cancel.error;
  return (
    <Dialog
      title={text.title}
      isOpen
      onClose={onClose}
      closeLabel={text.keep}
      footer={
        <>
          <Button onPress={onClose}>{text.keep}</Button>
          <Button
            kind="danger"
            isPending={cancel.isPending}
            onPress={() =>
              cancel.mutate({ query: { 'request-id': request.observationRequestId } }, { onSuccess: onClose })
            }
          >
            {text.yes}
          </Button>
        </>
      }
    >
      <p>{text.text(shortId(request.observationRequestId), request.target.name)}</p>
      {refusal !== null && <FaultPanel error={refusal} atUnixMs={cancel.submittedAt} />}
    </Dialog>
  );
}

import type { AlertDelivery } from '@keepout/contract/alerts/delivery';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { FaultPanel } from '../../api/FaultPanel.tsx';
import { useSentences } from '../../api/use-fault-words.ts';
import { useText } from '../../i18n/en.ts';
import { formatTime } from '../../time/utc.ts';
import { useZone } from '../../time/zone-store.ts';
import { Button } from '../../ui/Button.tsx';
import { CodeBlock } from '../../ui/CodeBlock.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { KeyValue } from '../../ui/KeyValue.tsx';
import { useAlertTexts } from './en.ts';
import { useAskAlertsAnew } from './use-alerts.ts';

export interface DeliverySheetProps {
  readonly delivery: AlertDelivery;
  readonly mayReplay: boolean;
  readonly onClose: () => void;
}

/** One message: its text, all delivery attempts, and a button that sends it again. */
export function DeliverySheet({ delivery, mayReplay, onClose }: DeliverySheetProps) {
  const wording = useSentences();
  const { log: text, channel } = useAlertTexts();
  const { states } = useText();
  const zone = useZone((state) => state.zone);
  const askAnew = useAskAlertsAnew();
  const replay = useMutation({ ...useApi().change('replayDelivery'), onSuccess: askAnew });
  const { deliveryId, state, title, attempts, nextAttemptAt, address } = delivery;
  const at = (time: string) => formatTime(Date.parse(time), zone);
  return (
    <Dialog
      title={title}
      form="sheet"
      size="medium"
      isOpen
      onClose={onClose}
      footer={
        mayReplay &&
        state !== 'QUEUED' && (
          <>
            <span className="quiet-text">{text.replayHelp}</span>
            <Button isDisabled={replay.isPending} onPress={() => replay.mutate({ params: { deliveryId }, body: {} })}>
              {text.replay}
            </Button>
          </>
        )
      }
    >
      <KeyValue
        rows={[
          { key: 'state', label: text.state, value: text.states[state] },
          { key: 'to', label: text.address, value: `${channel[delivery.channel]}, ${address}` },
          { key: 'created', label: text.created, value: at(delivery.createdAt) },
          ...(nextAttemptAt === null ? [] : [{ key: 'next', label: text.next, value: at(nextAttemptAt) }]),
          { key: 'id', label: text.id, value: <span className="mono">{deliveryId}</span> },
          ...attempts.map(({ number, startedAt, outcome, status, detail, detailSentences }) => ({
            key: String(number),
            label: text.attempt(number),
            value: [at(startedAt), text.outcomes[outcome], status, wording(detail, detailSentences)]
              .filter((part) => part !== null && part !== '')
              .join(' · '),
          })),
        ]}
      />
      <CodeBlock label={text.text} text={delivery.text} copyLabel={states.copyDetails} />
      {replay.error !== null && <FaultPanel error={replay.error} atUnixMs={replay.submittedAt} />}
    </Dialog>
  );
}

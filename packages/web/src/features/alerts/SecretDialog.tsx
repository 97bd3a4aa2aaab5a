import type { AlertPlace, PlaceSecret } from '@keepout/contract/alerts/place';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { FaultPanel } from '../../api/FaultPanel.tsx';
import { Button } from '../../ui/Button.tsx';
import { CodeBlock } from '../../ui/CodeBlock.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useAlertTexts } from './en.ts';
import { useAskAlertsAnew } from './use-alerts.ts';

/** Makes a new key for a webhook, and shows it this once. */
export function SecretDialog({ place, onClose }: { readonly place: AlertPlace; readonly onClose: () => void }) {
  const { places: text } = useAlertTexts();
  const api = useApi();
  const askAnew = useAskAlertsAnew();
  const [made, setMade] = useState<PlaceSecret>();
  const rotate = useMutation({
    ...api.change('rotatePlaceSecret'),
    onSuccess: (secret) => {
      setMade(secret);
      return askAnew();
    },
  });
  return (
    <Dialog
      title={text.rotateTitle}
      isOpen
      onClose={onClose}
      closeLabel={text.close}
      isDismissable={made === undefined}
      footer={
        made === undefined && (
          <Button
            kind="primary"
            isDisabled={rotate.isPending}
            onPress={() => rotate.mutate({ params: { placeId: place.placeId }, body: {} })}
          >
            {text.rotateYes}
          </Button>
        )
      }
    >
      <p>{place.address}</p>
      <p className="quiet-text">{text.rotateText}</p>
      {made && <CodeBlock text={made.secret} label={text.secret} copyLabel={text.copy} copiedLabel={text.copied} />}
      {rotate.error !== null && <FaultPanel error={rotate.error} atUnixMs={rotate.submittedAt} />}
    </Dialog>
  );
}

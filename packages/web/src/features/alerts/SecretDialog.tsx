import type { AlertPlace, PlaceSecret } from '@keepout/contract/alerts/place';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { FaultPanel } from '../../api/FaultPanel.tsx';
import { Button } from '../../ui/Button.tsx';
import { CodeBlock } from '../../ui/CodeBlock.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useAskAnew } from './use-alerts.ts';
import { useAlertTexts } from './use-texts.ts';

/** Makes a new key for a webhook, and shows it this once. */
export function SecretDialog({ place, onClose }: { readonly place: AlertPlace; readonly onClose: () => void }) {
  const { places: text } = useAlertTexts();
  const { queries } = useApi();
  const askAnew = useAskAnew();
  const [made, setMade] = useState<PlaceSecret>();
  const rotate = queries.useMutation('put', '/api/v1/alerts/places/{placeId}/secret', {
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
            onPress={() => rotate.mutate({ params: { path: { placeId: place.placeId } }, body: {} })}
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

import { webhookFormat } from '@keepout/contract/alerts/enums';
import type { AlertPlace, PlaceSecret } from '@keepout/contract/alerts/place';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { FaultPanel } from '../../api/FaultPanel.tsx';
import { useChange } from '../../api/use-change.ts';
import { LANGUAGES, languages } from '../../i18n/languages.ts';
import { Button } from '../../ui/Button.tsx';
import { CodeBlock } from '../../ui/CodeBlock.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Select } from '../../ui/Select.tsx';
import { useAlertTexts } from './en.ts';
import { ALERT_CALLS, useAskAlertsAnew } from './use-alerts.ts';

const YOURS = 'yours';

/** Message language of a contact point: a channel may have readers other than the user. */
export function PlaceLanguage({ place: { placeId, address, language } }: { readonly place: AlertPlace }) {
  const { places: text } = useAlertTexts();
  const askAnew = useAskAlertsAnew();
  const change = useMutation({ ...useApi().change('changeAlertPlace'), onSettled: askAnew });
  const choose = (id: string) =>
    change.mutate({
      params: { placeId },
      body: { language: languages.find((language) => language === id) ?? null },
    });
  return (
    <div className="alerts-place-language">
      <Select
        label={text.languageOf(address)}
        choices={[{ id: YOURS, label: text.yours }, ...languages.map((id) => ({ id, label: LANGUAGES[id].name }))]}
        selected={language ?? YOURS}
        onSelect={choose}
        isDisabled={change.isPending}
      />
    </div>
  );
}

/** Payload format of a webhook; the channel fixes that of other contact points. */
export function PlaceFormat({ place: { placeId, address, format } }: { readonly place: AlertPlace }) {
  const { places: text } = useAlertTexts();
  const askAnew = useAskAlertsAnew();
  const change = useMutation({ ...useApi().change('changeAlertPlace'), onSettled: askAnew });
  const choose = (id: string) => {
    const chosenFormat = webhookFormat.options.find((option) => option === id);
    if (chosenFormat !== undefined) change.mutate({ params: { placeId }, body: { format: chosenFormat } });
  };
  if (format === null) return null;
  return (
    <div className="alerts-place-language">
      <Select
        label={text.formatOf(address)}
        choices={webhookFormat.options.map((id) => ({ id, label: text.formats[id] }))}
        selected={format}
        onSelect={choose}
        isDisabled={change.isPending}
      />
    </div>
  );
}

/** Creates a new key for a webhook and shows it once. */
export function SecretDialog({ place, onClose }: { readonly place: AlertPlace; readonly onClose: () => void }) {
  const { places: text } = useAlertTexts();
  const [newSecret, setMade] = useState<PlaceSecret>();
  const rotate = useChange('rotatePlaceSecret', setMade, ...ALERT_CALLS);
  return (
    <Dialog
      title={text.rotateTitle}
      isOpen
      onClose={onClose}
      isDismissable={newSecret === undefined}
      footer={
        newSecret === undefined && (
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
      {newSecret && <CodeBlock text={newSecret.secret} label={text.secret} copyLabel={text.copy} />}
      {rotate.error !== null && <FaultPanel error={rotate.error} atUnixMs={rotate.submittedAt} />}
    </Dialog>
  );
}

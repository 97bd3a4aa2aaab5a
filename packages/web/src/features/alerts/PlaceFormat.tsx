import { webhookFormat } from '@keepout/contract/alerts/enums';
import type { AlertPlace } from '@keepout/contract/alerts/place';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { Select } from '../../ui/Select.tsx';
import { useAlertTexts } from './en.ts';
import { useAskAlertsAnew } from './use-alerts.ts';

/** What a webhook carries; of other places the channel says it. */
export function PlaceFormat({ place: { placeId, address, format } }: { readonly place: AlertPlace }) {
  const { places: text } = useAlertTexts();
  const askAnew = useAskAlertsAnew();
  const change = useMutation({ ...useApi().change('changeAlertPlace'), onSettled: askAnew });
  const choose = (id: string) => {
    const chosen = webhookFormat.options.find((option) => option === id);
    if (chosen !== undefined) change.mutate({ params: { placeId }, body: { format: chosen } });
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

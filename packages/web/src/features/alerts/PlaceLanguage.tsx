import type { AlertPlace } from '@keepout/contract/alerts/place';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { localeNames, locales } from '../../i18n/locale-store.ts';
import { Select } from '../../ui/Select.tsx';
import { useAskAlertsAnew } from './use-alerts.ts';
import { useAlertTexts } from './use-texts.ts';

const YOURS = 'yours';

/** In which language a place is told: a channel has readers of its own. */
export function PlaceLanguage({ place: { placeId, address, language } }: { readonly place: AlertPlace }) {
  const { places: text } = useAlertTexts();
  const api = useApi();
  const askAnew = useAskAlertsAnew();
  const change = useMutation({ ...api.change('changeAlertPlace'), onSettled: askAnew });
  const choose = (id: string) =>
    change.mutate({
      params: { placeId },
      body: { language: locales.find((one) => one === id) ?? null },
    });
  return (
    <div className="alerts-place-language">
      <Select
        label={text.languageOf(address)}
        choices={[{ id: YOURS, label: text.yours }, ...locales.map((id) => ({ id, label: localeNames[id] }))]}
        selected={language ?? YOURS}
        onSelect={choose}
        isDisabled={change.isPending}
      />
    </div>
  );
}

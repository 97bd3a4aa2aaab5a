import type { AlertPlace } from '@keepout/contract/alerts/place';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { LANGUAGES, languages } from '../../i18n/languages.ts';
import { Select } from '../../ui/Select.tsx';
import { useAlertTexts } from './en.ts';
import { useAskAlertsAnew } from './use-alerts.ts';

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

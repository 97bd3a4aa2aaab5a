import type { AlertDelivery } from '@keepout/contract/alerts/delivery';
import type { AlertPlace, PlaceSecret } from '@keepout/contract/alerts/place';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { FaultPanel } from '../../api/FaultPanel.tsx';
import { QueryState } from '../../api/QueryState.tsx';
import { useSentences } from '../../api/use-fault-words.ts';
import { LANGUAGES, languages } from '../../i18n/languages.ts';
import { formatTime } from '../../time/utc.ts';
import { useZone } from '../../time/zone-store.ts';
import { Breakable } from '../../ui/Breakable.tsx';
import { Button } from '../../ui/Button.tsx';
import { CodeBlock } from '../../ui/CodeBlock.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { type RowColumn, RowTable } from '../../ui/RowTable.tsx';
import { Select } from '../../ui/Select.tsx';
import { Status } from '../../ui/Status.tsx';
import { useAlertTexts } from './en.ts';
import { PlaceFormat } from './PlaceFormat.tsx';
import { useAskAlertsAnew, usePlaces } from './use-alerts.ts';

/** Each saved address: whether it can be reached, a test, and the key of a webhook. */
export function PlacesPanel() {
  const { places: text, channel } = useAlertTexts();
  const zone = useZone((state) => state.zone);
  const query = usePlaces();
  const [rotated, setRotated] = useState<AlertPlace>();
  const sent = (at: string | null) => (at === null ? text.never : formatTime(Date.parse(at), zone));
  const columns: readonly RowColumn<AlertPlace>[] = [
    { id: 'address', header: text.address, cell: (place) => <Breakable text={place.address} /> },
    { id: 'channel', header: text.channel, cell: (place) => channel[place.channel] },
    { id: 'state', header: text.state, cell: (place) => <PlaceState place={place} /> },
    { id: 'language', header: text.language, cell: (place) => <PlaceLanguage place={place} /> },
    { id: 'format', header: text.format, cell: (place) => <PlaceFormat place={place} /> },
    { id: 'sent', header: text.lastSent, isMono: true, cell: ({ lastSentAt }) => sent(lastSentAt) },
    {
      id: 'actions',
      header: text.actions,
      isHeaderQuiet: true,
      cell: (place) => <PlaceActions place={place} onRotate={() => setRotated(place)} />,
    },
  ];
  return (
    <Panel title={text.title}>
      <QueryState query={query} rows={3}>
        {(places) =>
          places.length === 0 ? (
            <EmptyState text={text.none} />
          ) : (
            <RowTable
              label={text.label}
              columns={columns}
              rows={places}
              keyOf={({ placeId }) => placeId}
              card={(place) => (
                <div className="alerts-card">
                  <strong>
                    <Breakable text={place.address} />
                  </strong>
                  <span>
                    {channel[place.channel]} · <PlaceState place={place} />
                  </span>
                  <PlaceLanguage place={place} />
                  <PlaceFormat place={place} />
                  <PlaceActions place={place} onRotate={() => setRotated(place)} />
                </div>
              )}
            />
          )
        }
      </QueryState>
      {rotated && <SecretDialog place={rotated} onClose={() => setRotated(undefined)} />}
    </Panel>
  );
}

function PlaceState({ place }: { readonly place: AlertPlace }) {
  const wording = useSentences();
  const { places: text } = useAlertTexts();
  return place.isOn ? (
    <Status level="ok">{text.on}</Status>
  ) : (
    <Status level="serious">{`${text.off}: ${wording(place.offReason ?? '', place.offReasonSentences)}`}</Status>
  );
}

const ASK_EVERY_MS = 500;
const ASK_TIMES = 30;

function PlaceActions({ place, onRotate }: { readonly place: AlertPlace; readonly onRotate: () => void }) {
  const wording = useSentences();
  const { places: text } = useAlertTexts();
  const api = useApi();
  const askAnew = useAskAlertsAnew();
  const [isTesting, setTesting] = useState(false);
  const [outcome, setOutcome] = useState<AlertDelivery>();
  const params = { placeId: place.placeId };

  /** Until it was taken or given up, or for a while. */
  const follow = async (made: AlertDelivery) => {
    let last = made;
    for (let attempts = 0; last.state === 'QUEUED' && attempts < ASK_TIMES; attempts++) {
      await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
      const newest = await api.call('listDeliveries', { query: { limit: 20 } });
      last = newest.find(({ deliveryId }) => deliveryId === made.deliveryId) ?? last;
    }
    return last;
  };
  const test = async () => {
    setTesting(true);
    setOutcome(undefined);
    try {
      setOutcome(await follow(await api.call('sendTestAlert', { params, body: {} })));
    } catch {
      // The failed call has told it.
    } finally {
      setTesting(false);
      await askAnew();
    }
  };
  const switchOn = async () => {
    await api.call('changeAlertPlace', { params, body: { isOn: true } }).catch(() => undefined);
    await askAnew();
  };
  const last = outcome?.attempts.at(-1);
  const whyDead = last ? wording(last.detail, last.detailSentences) : '';
  return (
    <div className="alerts-actions">
      {place.isOn ? (
        <Button isDisabled={isTesting} aria-label={text.testOf(place.address)} onPress={() => void test()}>
          {isTesting ? text.testing : text.test}
        </Button>
      ) : (
        <Button onPress={() => void switchOn()}>{text.switchOn}</Button>
      )}
      {place.hasSecret && (
        <Button kind="quiet" onPress={onRotate}>
          {text.rotate}
        </Button>
      )}
      <span role="status" className="quiet-text">
        {outcome && `${text.tested[outcome.state]} ${outcome.state === 'DEAD' ? whyDead : ''}`}
      </span>
    </div>
  );
}

const YOURS = 'yours';

/** In which language a place is told: a channel has readers of its own. */
function PlaceLanguage({ place: { placeId, address, language } }: { readonly place: AlertPlace }) {
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

/** Makes a new key for a webhook, and shows it this once. */
function SecretDialog({ place, onClose }: { readonly place: AlertPlace; readonly onClose: () => void }) {
  const { places: text } = useAlertTexts();
  const askAnew = useAskAlertsAnew();
  const [made, setMade] = useState<PlaceSecret>();
  const rotate = useMutation({
    ...useApi().change('rotatePlaceSecret'),
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

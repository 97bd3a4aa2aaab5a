import type { AlertDelivery } from '@keepout/contract/alerts/delivery';
import type { AlertPlace } from '@keepout/contract/alerts/place';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { QueryState } from '../../api/QueryState.tsx';
import { useSentences } from '../../api/use-fault-words.ts';
import { formatTime } from '../../time/utc.ts';
import { useZone } from '../../time/zone-store.ts';
import { Breakable } from '../../ui/Breakable.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { type RowColumn, RowTable } from '../../ui/RowTable.tsx';
import { Status } from '../../ui/Status.tsx';
import { useAlertTexts } from './en.ts';
import { PlaceFormat, PlaceLanguage, SecretDialog } from './PlaceSettings.tsx';
import { useAskAlertsAnew, usePlaces } from './use-alerts.ts';

/** Contact points: delivery state of each saved address, a test message, and the key of a webhook. */
export function PlacesPanel() {
  const { places: text, channel } = useAlertTexts();
  const zone = useZone((state) => state.zone);
  const query = usePlaces();
  const [rotated, setRotated] = useState<AlertPlace>();
  const sentText = (at: string | null) => (at === null ? text.never : formatTime(Date.parse(at), zone));
  const columns: readonly RowColumn<AlertPlace>[] = [
    { id: 'address', header: text.address, cell: (place) => <Breakable text={place.address} /> },
    { id: 'channel', header: text.channel, cell: (place) => channel[place.channel] },
    { id: 'state', header: text.state, cell: (place) => <PlaceState place={place} /> },
    {
      id: 'language',
      header: text.language,
      cell: (place) => (
        <>
          <PlaceLanguage place={place} />
          <PlaceFormat place={place} />
        </>
      ),
    },
    { id: 'sent', header: text.lastSent, isMono: true, cell: ({ lastSentAt }) => sentText(lastSentAt) },
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

  /** Polls a delivery until it is delivered or abandoned, or the attempts are used up. */
  const follow = async (delivery: AlertDelivery) => {
    let last = delivery;
    for (let attempts = 0; last.state === 'QUEUED' && attempts < ASK_TIMES; attempts++) {
      await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
      const newest = await api.call('listDeliveries', { query: { limit: 20 } });
      last = newest.find(({ deliveryId }) => deliveryId === delivery.deliveryId) ?? last;
    }
    return last;
  };
  const test = async () => {
    setTesting(true);
    setOutcome(undefined);
    try {
      setOutcome(await follow(await api.call('sendTestAlert', { params, body: {} })));
    } catch {
      // The API client has already shown the error.
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

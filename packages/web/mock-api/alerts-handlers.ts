import type { EndpointId } from '@keepout/client/client';
import type { AlertDelivery } from '@keepout/contract/alerts/delivery';
import type { NotificationState } from '@keepout/contract/alerts/enums';
import type { PlaceChange } from '@keepout/contract/alerts/place';
import type { RehearsalBody } from '@keepout/contract/alerts/rehearsal';
import type { AlertRotaBody } from '@keepout/contract/alerts/rota';
import type { AlertSettingsBody } from '@keepout/contract/alerts/settings';
import type { NotificationSettings } from '@keepout/contract/platform/notification-settings';
import {
  channelsFixture,
  colleaguesFixture,
  deliveriesFixture,
  nobodyOnCall,
  notificationsFixture,
  openAlertsFixture,
  placesFixture,
  rehearsalFixture,
  rotaFixture,
  ruleCountsFixture,
  settingsFixture,
} from './alerts-fixture.ts';
import { emit } from './event-hub.ts';
import { changed, isOlder } from './fleet-handlers.ts';
import { type Handler, on } from './handlers.ts';
import { mockPage, mockProblem } from './mock-problem.ts';
import type { Scenario } from './scenario.ts';

const nothing = () => new Response(null, { status: 204 });
const missing = () => mockProblem({ status: 404, code: 'not-found', detail: 'It was not found.' });

/** What users are told and by which rules; changed for as long as the page is open. */
export function alertHandlers({ alerts, notifications }: Scenario): readonly Handler[] {
  const nowMs = Date.now();
  const isEmpty = alerts === 'none';
  let told = notifications === 'some' ? notificationsFixture(nowMs) : [];
  let open = isEmpty ? [] : openAlertsFixture(nowMs);
  let settings = settingsFixture();
  let rota = isEmpty ? nobodyOnCall(nowMs) : rotaFixture(nowMs);
  const places = isEmpty ? [] : placesFixture(nowMs);
  const deliveries = isEmpty ? [] : deliveriesFixture(nowMs);
  const channels = { ca: channelsFixture(isEmpty), odt: channelsFixture(true) };
  const versions = { ca: 1, odt: 0 };
  const record = (service: 'ca' | 'odt') => ({
    _id: 'subject-1',
    version: versions[service],
    updatedAt: null,
    notifications: service === 'ca' ? { default: channels.ca } : channels.odt,
  });
  const put = (service: 'ca' | 'odt', next: NotificationSettings) => {
    // As the platform: nothing is ever sent by plain http.
    if (next.webhook.url.some((url) => url.startsWith('http:'))) {
      const message = 'Webhook URL must be a valid address.';
      const pointer = `#/notifications/${service === 'ca' ? 'default/' : ''}webhook/url/0`;
      return mockProblem({
        status: 400,
        code: 'invalid-request',
        detail: message,
        errors: [{ code: 'custom', message, pointer }],
      });
    }
    channels[service] = { ...next, statuses: next.statuses };
    versions[service] += 1;
    return Response.json(record(service));
  };
  const raiseState = (ids: readonly string[], state: NotificationState) => {
    told = told.map((one) => (ids.includes(one.id) ? { ...one, state } : one)).filter((one) => one.state !== 'hidden');
    emit({ type: 'notifications' });
    return nothing();
  };
  const list = (id: EndpointId, all: () => readonly unknown[]) => on(id, (request) => mockPage(request, all()));
  return [
    on('getUserConfiguration', () => Response.json(record('ca'))),
    on('getOdtUserConfiguration', () => Response.json(record('odt'))),
    on('changeUserConfiguration', async (request) => {
      const body = (await request.json()) as { notifications: { default: NotificationSettings } };
      return put('ca', body.notifications.default);
    }),
    on('putOdtUserConfiguration', async (request) =>
      put('odt', ((await request.json()) as { notifications: NotificationSettings }).notifications),
    ),
    list('listNotifications', () => told),
    on('changeNotifications', async (request) => {
      const { state } = (await request.json()) as { state: NotificationState };
      return raiseState(
        told.map(({ id }) => id),
        state,
      );
    }),
    on('changeNotification', async (request, [id = '']) =>
      raiseState([id], ((await request.json()) as { state: NotificationState }).state),
    ),
    list('listAlerts', () => open),
    on('acknowledgeAlert', (_request, [id]) => {
      const found = open.find(({ alertId }) => alertId === id);
      open = open.filter((one) => one !== found);
      told = told.map((one) => (one.alertId === id ? { ...one, acknowledgedBy: 'demo' } : one));
      emit({ type: 'notifications' });
      return found ? Response.json({ ...found, acknowledgedBy: 'demo' }) : missing();
    }),
    on('getAlertSettings', () => Response.json(settings)),
    on('changeAlertSettings', async (request) => {
      if (isOlder(request, settings.version)) return changed();
      const { language = settings.language, ...given } = (await request.json()) as AlertSettingsBody;
      settings = {
        ...settings,
        ...given,
        language,
        version: settings.version + 1,
        updatedAt: null,
      };
      return Response.json(settings);
    }),
    list('listRuleCounts', () => ruleCountsFixture()),
    on('rehearseAlerts', async (request) => {
      const { days, settings: tried } = (await request.json()) as RehearsalBody;
      return Response.json(rehearsalFixture(days, tried, nowMs));
    }),
    list('listAlertPlaces', () => places),
    on('changeAlertPlace', async (request, [id]) => {
      const { isOn, language } = (await request.json()) as PlaceChange;
      const at = places.findIndex(({ placeId }) => placeId === id);
      const found = places[at];
      if (found && isOn) {
        places[at] = { ...found, isOn, offReason: null, offReasonSentences: [], offSince: null };
      } else if (found && language !== undefined) places[at] = { ...found, language };
      return nothing();
    }),
    on('sendTestAlert', (_request, [id]) => {
      const found = places.find(({ placeId }) => placeId === id);
      if (!found) return missing();
      const { placeId, channel, address } = found;
      const at = new Date().toISOString();
      const made: AlertDelivery = {
        deliveryId: `dlv-${deliveries.length + 1}`,
        placeId,
        channel,
        address,
        purpose: 'TEST',
        alertIds: [],
        state: 'OUTBOX',
        title: 'Test message',
        text: 'This place can be reached.',
        createdAt: at,
        sentAt: null,
        nextAttemptAt: null,
        attempts: [],
      };
      deliveries.unshift(made);
      return Response.json(made, { status: 201 });
    }),
    on('rotatePlaceSecret', () =>
      Response.json({
        secret: 'whsec_bm90IGEga2V5IHRoYXQgYW55Ym9keSB1c2VzIQ==',
        previousUntil: '2026-11-21T09:41:02Z',
      }),
    ),
    list('listDeliveries', () => deliveries),
    list('listOutbox', () => deliveries.filter(({ channel }) => channel === 'EMAIL')),
    on('replayDelivery', (_request, [id]) => {
      const at = deliveries.findIndex(({ deliveryId }) => deliveryId === id);
      const found = deliveries[at];
      if (!found) return missing();
      deliveries[at] = { ...found, state: 'QUEUED' };
      return Response.json(deliveries[at]);
    }),
    on('getAlertRota', () => Response.json(rota)),
    on('changeAlertRota', async (request) => {
      const next = (await request.json()) as AlertRotaBody;
      rota = {
        ...rota,
        ...next,
        onCall: next.members[0] ?? null,
        nextChangeAt: null,
        version: rota.version + 1,
      } as typeof rota;
      return Response.json(rota);
    }),
    list('listColleagues', () => colleaguesFixture().slice(0, isEmpty ? 1 : undefined)),
  ];
}

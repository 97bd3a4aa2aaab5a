import type { NotificationState } from '@keepout/contract/alerts/enums';
import { ALERT_EXAMPLES } from '@keepout/contract/alerts/examples';
import { CA_EXAMPLES } from '@keepout/contract/ca/examples';
import { ODT_EXAMPLES } from '@keepout/contract/odt/examples';
import type { NotificationSettings } from '@keepout/contract/platform/notification-settings';
import { RECORDED } from '@keepout/contract/recorded';
import {
  backtestFixture,
  channelsFixture,
  colleaguesFixture,
  deliveriesFixture,
  emptyRotaFixture,
  notificationsFixture,
  openAlertsFixture,
  placesFixture,
  rotaFixture,
  ruleCountsFixture,
  settingsFixture,
} from './alerts-fixture.ts';
import { now } from './clock.ts';
import { emit } from './event-hub.ts';
import { type Handler, on } from './handlers.ts';
import { mockProblem } from './mock-problem.ts';
import { mutableRecords } from './records.ts';
import type { Scenario } from './scenario.ts';

const ME = 'subject-1';

/** As the platform: nothing is ever sent by plain http, or to another port. */
function refusal(below: string, { webhook }: NotificationSettings): Response | undefined {
  const isPlain = webhook.url.some((url) => url.startsWith('http:'));
  if (!isPlain && webhook.url.every((url) => !/:\d+(\/|$)/.test(url))) return undefined;
  const message = 'Webhook URL must be a valid address.';
  const pointer = `#/notifications/${below}webhook/url/0`;
  return mockProblem('invalid-request', message, [
    { code: 'custom', message, pointer, ...(!isPlain && { limit: '443' }) },
  ]);
}

/** What users are told and by which rules; changed for as long as the page is open. */
export function alertHandlers({ alerts, notifications }: Scenario): readonly Handler[] {
  const isEmpty = alerts === 'none';
  const isNews = () => emit({ type: 'notifications' });
  const inbox = mutableRecords(({ id }) => id, notifications === 'some' ? notificationsFixture() : [], isNews);
  const open = mutableRecords(({ alertId }) => alertId, isEmpty ? [] : openAlertsFixture(), isNews);
  const settings = mutableRecords(() => 'mine', [settingsFixture()]);
  const rota = mutableRecords(() => 'ours', [isEmpty ? emptyRotaFixture() : rotaFixture()]);
  const places = mutableRecords(({ placeId }) => placeId, isEmpty ? [] : placesFixture());
  const calendars = mutableRecords(({ calendarId }) => calendarId, isEmpty ? [] : [ALERT_EXAMPLES.CalendarAddress]);
  const deliveries = mutableRecords(({ deliveryId }) => deliveryId, isEmpty ? [] : deliveriesFixture());
  const ca = mutableRecords(
    () => ME,
    [{ ...CA_EXAMPLES.CaUserConfiguration, _id: ME, notifications: { default: channelsFixture(isEmpty) } }],
  );
  const odt = mutableRecords(
    () => ME,
    [{ ...ODT_EXAMPLES.OdtUserConfiguration, _id: ME, version: 0, notifications: channelsFixture(true) }],
  );
  const raiseState = (ids: readonly string[], state: NotificationState) => {
    for (const id of ids) state === 'hidden' ? inbox.remove(id) : inbox.put(id, { state });
    isNews();
    return null;
  };
  return [
    on('getUserConfiguration', () => ca.find(ME)),
    on('getOdtUserConfiguration', () => odt.find(ME)),
    on(
      'changeUserConfiguration',
      ({ request, body: { notifications: next } }) =>
        refusal('default/', next.default) ?? ca.change(request, ME, { notifications: next }),
    ),
    on(
      'putOdtUserConfiguration',
      ({ request, body: { notifications: next } }) =>
        refusal('', next) ?? odt.change(request, ME, { notifications: next }),
    ),
    on('listNotifications', inbox.all),
    on('changeNotifications', ({ body }) =>
      raiseState(
        inbox.all().map(({ id }) => id),
        body.state,
      ),
    ),
    on('changeNotification', ({ params, body }) => raiseState([params.notificationId], body.state)),
    on('listAlerts', open.all),
    on('acknowledgeAlert', ({ params: { alertId } }) => {
      const acknowledged = open.put(alertId, { acknowledgedBy: 'demo' });
      inbox.put(alertId, { acknowledgedBy: 'demo' });
      open.remove(alertId);
      return acknowledged;
    }),
    on('getAlertSettings', () => settings.find('mine')),
    on('changeAlertSettings', ({ request, body }) => settings.change(request, 'mine', { ...body, updatedAt: null })),
    on('listRuleCounts', ruleCountsFixture),
    on('rehearseAlerts', ({ body }) => backtestFixture(body)),
    on('listAlertPlaces', places.all),
    on('changeAlertPlace', ({ params: { placeId }, body: { isOn, language, format } }) => {
      if (isOn) places.put(placeId, { isOn, offReason: null, offReasonSentences: [], offSince: null });
      else if (language !== undefined) places.put(placeId, { language });
      else if (format !== undefined) places.put(placeId, { format });
      return places.find(placeId) && null;
    }),
    on('sendTestAlert', ({ params }) => {
      const place = places.find(params.placeId);
      if (!place) return undefined;
      const { placeId, channel, address } = place;
      return deliveries.first({
        ...ALERT_EXAMPLES.AlertDelivery,
        deliveryId: `dlv-${deliveries.all().length + 1}`,
        placeId,
        channel,
        address,
        purpose: 'TEST',
        alertIds: [],
        state: 'OUTBOX',
        title: 'Test message',
        text: 'This contact point is reachable.',
        createdAt: now(),
        sentAt: null,
        attempts: [],
      });
    }),
    on('rotatePlaceSecret', ({ params }) => places.find(params.placeId) && ALERT_EXAMPLES.PlaceSecret),
    on('listCalendarAddresses', calendars.all),
    on('createCalendarAddress', ({ body: { name } }) => {
      const calendarId = `cal-${calendars.all().length + 1}`;
      const calendar = { calendarId, name, createdAt: now(), lastReadAt: null };
      calendars.last(calendar);
      return { ...calendar, address: RECORDED.createCalendarAddress.address };
    }),
    on('revokeCalendarAddress', ({ params }) => calendars.remove(params.calendarId)),
    on('listDeliveries', deliveries.all),
    on('listOutbox', () => deliveries.all().filter(({ channel }) => channel === 'EMAIL')),
    on('replayDelivery', ({ params }) => deliveries.put(params.deliveryId, { state: 'QUEUED' })),
    on('getAlertRota', () => rota.find('ours')),
    on('changeAlertRota', ({ request, body }) =>
      rota.change(request, 'ours', {
        ...body,
        onCall: body.members[0] ?? null,
        nextChangeAt: null,
      }),
    ),
    on('listColleagues', () => colleaguesFixture().slice(0, isEmpty ? 1 : undefined)),
  ];
}

import type { Alert } from '@keepout/contract/alerts/alert';
import type { AlertDelivery } from '@keepout/contract/alerts/delivery';
import type { AlertKind } from '@keepout/contract/alerts/enums';
import { ALERT_EXAMPLES } from '@keepout/contract/alerts/examples';
import type { AlertNotification } from '@keepout/contract/alerts/notification';
import type { AlertPlace } from '@keepout/contract/alerts/place';
import type { Rehearsal } from '@keepout/contract/alerts/rehearsal';
import type { AlertRota, Colleague } from '@keepout/contract/alerts/rota';
import type { AlertRule, AlertSettings } from '@keepout/contract/alerts/settings';
import { CA_EXAMPLES } from '@keepout/contract/ca/examples';
import type { NotificationSettings } from '@keepout/contract/platform/notification-settings';
import { RECORDED } from '@keepout/contract/recorded';
import { asWritten, tell, withStatement } from '@keepout/contract/sentences';
import { inHours, now } from './clock.ts';

const { AlertDelivery: delivery, AlertPlace: hook } = ALERT_EXAMPLES;
const { changeAlertRota: rota, changeAlertSettings: settings } = RECORDED;
const colleague: Colleague = { ...RECORDED.listColleagues[0]!, notifiedUntil: '2027-02-18T07:12:00Z' };
const PATH = '/ca/overview';
const { title, text: message } = delivery;
const ACT = { kind: 'ACT', level: 'critical', title, message, path: PATH, needsPerson: true } as const;
const EMAIL = { channel: 'EMAIL', placeId: 'plc-1', address: 'ops@example.org' } as const;
const AGAIN_IN_HOURS = 1 / 6;

const notification = RECORDED.listNotifications[0]!;

export const notificationsFixture = (): AlertNotification[] => [
  { ...notification, ...ACT, id: 'alt-1', alertId: 'alt-1', timestamp: inHours(-1) },
  {
    ...notification,
    id: 'alt-2',
    alertId: 'alt-2',
    kind: 'EPHEMERIS_STALE',
    level: 'caution',
    needsPerson: false,
    title: 'Ephemeris ends soon: AURORA-3',
    message: 'The operational ephemeris ends at 2026-11-21.',
    timestamp: inHours(-3),
    path: '/ca/oems',
  },
];

export function channelsFixture(isEmpty: boolean): NotificationSettings {
  const usual = CA_EXAMPLES.CaUserConfiguration.notifications.default;
  return isEmpty
    ? { ...usual, email: { enabled: false, addresses: [] } }
    : { ...usual, webhook: { enabled: true, url: ['https://hooks.example.org/…#1f2e3d4c'] } };
}

const KINDS: readonly AlertKind[] = [
  ...(['ACT', 'DECIDE_BY_NEAR', 'NO_CONCLUSION', 'WATCH', 'EASED', 'PLAN_STALE', 'EPHEMERIS_STALE'] as const),
  ...(['CATALOGUE_STALE', 'FEED_STALE', 'OBSERVATION_ARRIVED', 'REQUEST_STATUS', 'SCREENING_STATUS'] as const),
];

export const settingsFixture = (): AlertSettings => ({
  ...settings,
  language: 'en',
  version: 1,
  rules: KINDS.map(
    (kind): AlertRule => ({
      kind,
      inApp: kind !== 'SCREENING_STATUS',
      channels: ['EMAIL', 'MSTEAMS', 'WEBHOOK', 'SLACK'],
      timing: ['WATCH', 'EPHEMERIS_STALE', 'CATALOGUE_STALE', 'FEED_STALE', 'SCREENING_STATUS'].includes(kind)
        ? 'DIGEST'
        : 'NOW',
      breaksQuietHours: kind === 'ACT' || kind === 'DECIDE_BY_NEAR' || kind === 'ADVICE_CONTRARY',
    }),
  ),
});

export const ruleCountsFixture = () =>
  KINDS.map((kind, index) => ({
    kind,
    fired: Math.max(0, 9 - 2 * index),
    messages: Math.max(0, 14 - 3 * index),
    lastAt: null,
  }));

export const placesFixture = (): AlertPlace[] => [
  { ...hook, ...EMAIL, language: null, format: null, hasSecret: false, secretValidFrom: null, lastSentAt: inHours(-1) },
  {
    ...hook,
    placeId: 'plc-2',
    lastSentAt: null,
    isOn: false,
    ...withStatement('offReason', tell('receiver-gone')),
    offSince: inHours(-5),
  },
];

export function deliveriesFixture(): AlertDelivery[] {
  const [attempt] = delivery.attempts;
  if (attempt === undefined) throw new Error('the example was tried');
  const attemptAt = (hours: number) => ({ ...attempt, startedAt: inHours(hours), endedAt: inHours(hours) });
  return [
    {
      ...delivery,
      ...EMAIL,
      alertIds: ['alt-1'],
      deliveryId: 'dlv-1',
      createdAt: inHours(-1),
      sentAt: inHours(-1),
      attempts: [
        { ...attemptAt(-1), outcome: 'RETRY', status: 451, ...withStatement('detail', asWritten('451 later')) },
        { ...attemptAt(-0.99), number: 2, status: 250 },
      ],
    },
    {
      ...delivery,
      alertIds: ['alt-1'],
      deliveryId: 'dlv-2',
      placeId: 'plc-2',
      state: 'DEAD',
      createdAt: inHours(-5),
      sentAt: null,
      attempts: [{ ...attemptAt(-5), outcome: 'GONE', status: 410 }],
    },
    {
      ...delivery,
      ...EMAIL,
      alertIds: ['alt-1'],
      deliveryId: 'dlv-3',
      title: 'Digest: 7 alerts',
      purpose: 'DIGEST',
      state: 'QUEUED',
      createdAt: inHours(-6),
      sentAt: null,
      nextAttemptAt: inHours(AGAIN_IN_HOURS),
      attempts: [
        {
          ...attemptAt(-6),
          outcome: 'RETRY',
          status: null,
          ...withStatement('detail', tell('no-connection-because', { code: 'ECONNREFUSED' })),
        },
      ],
    },
  ];
}

export const colleaguesFixture = (): Colleague[] => [
  { ...colleague, subject: 'subject-1', userName: 'demo' },
  { ...colleague, subject: 'subject-2', userName: 'mara' },
  {
    subject: 'subject-3',
    userName: 'ben',
    seenAt: '2026-08-02T07:12:00Z',
    absence: 'NOT_SEEN',
    notifiedUntil: '2026-10-31T07:12:00Z',
  },
];

export function rotaFixture(): AlertRota {
  const members = colleaguesFixture()
    .slice(0, 2)
    .map(({ subject, userName }) => ({ subject, userName }));
  return { ...rota, members, onCall: members[0]!, nextChangeAt: inHours(50), version: 1 };
}

/** A rota that nobody has filled in yet. */
export const emptyRotaFixture = (): AlertRota => ({
  ...rota,
  isOn: false,
  members: [],
  onCall: null,
  nextChangeAt: null,
  version: 0,
  updatedAt: null,
  updatedBy: null,
});

export const openAlertsFixture = (): Alert[] => [
  {
    ...RECORDED.listAlerts[0]!,
    ...ACT,
    alertId: 'alt-1',
    raisedAt: inHours(-1),
    decideBy: inHours(20),
    calls: [
      { at: inHours(-1), userName: 'demo', isDone: true },
      { at: inHours(AGAIN_IN_HOURS), userName: 'mara', isDone: false },
    ],
  },
];

interface RehearsalAsked {
  readonly days?: number;
  readonly settings: Pick<AlertSettings, 'rules'>;
}

export function backtestFixture({ days = 7, settings: { rules } }: RehearsalAsked): Rehearsal {
  const isLoud = rules.find(({ kind }) => kind === 'WATCH')?.timing === 'NOW';
  const messages = isLoud ? 42 : 9;
  return {
    ...ALERT_EXAMPLES.Rehearsal,
    from: inHours(-24 * days),
    until: now(),
    messages,
    maxPerDay: isLoud ? 11 : 3,
    rules: ruleCountsFixture().map(({ kind, fired, messages: sentMessages }) => ({
      kind,
      crossings: fired,
      messages: sentMessages,
    })),
    sent: Array.from({ length: messages }, (_, index) => ({
      at: inHours(-5 * index),
      channel: 'EMAIL' as const,
      purpose: 'ALERT' as const,
      alerts: 1 + (index % 3),
      kinds: (['ACT', 'WATCH', 'DECIDE_BY_NEAR'] as const).slice(0, 1 + (index % 3)),
      title: 'AURORA-3 / COSMOS 2251 DEB',
      isDeferredByQuietHours: index % 4 === 1,
    })),
  };
}

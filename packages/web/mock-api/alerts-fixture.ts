import type { Alert } from '@keepout/contract/alerts/alert';
import type { AlertDelivery } from '@keepout/contract/alerts/delivery';
import type { AlertKind } from '@keepout/contract/alerts/enums';
import type { AlertNotification } from '@keepout/contract/alerts/notification';
import type { AlertPlace } from '@keepout/contract/alerts/place';
import type { Rehearsal } from '@keepout/contract/alerts/rehearsal';
import type { AlertRota, Colleague } from '@keepout/contract/alerts/rota';
import type { AlertRule, AlertSettings } from '@keepout/contract/alerts/settings';
import type { NotificationSettings } from '@keepout/contract/platform/notification-settings';
import type { Statement } from '@keepout/contract/platform/sentence-text';
import { asWritten, tell, withStatement } from '@keepout/contract/sentences';

const HOUR_MS = 3_600_000;
const iso = (ms: number) => new Date(ms).toISOString();
const TITLE = 'Act: AURORA-3 and COSMOS 2251 DEB';
const MESSAGE = 'Pc 2.41e-04; closest approach 2026-11-21 18:20:11 Z, decide by 2026-11-21 06:20:11 Z.';

export function notificationsFixture(nowMs: number): AlertNotification[] {
  const one = { code: 200, status: '2xx', state: 'unread', acknowledgedBy: null } as const;
  return [
    {
      ...one,
      id: 'alt-1',
      alertId: 'alt-1',
      kind: 'ACT',
      level: 'critical',
      title: TITLE,
      message: MESSAGE,
      timestamp: iso(nowMs - HOUR_MS),
      path: '/ca/overview',
      needsPerson: true,
    },
    {
      ...one,
      id: 'alt-2',
      alertId: 'alt-2',
      kind: 'EPHEMERIS_STALE',
      level: 'caution',
      needsPerson: false,
      title: 'Ephemeris ends soon: AURORA-3',
      message: 'Its operational ephemeris reaches until 2026-11-21.',
      timestamp: iso(nowMs - 3 * HOUR_MS),
      path: '/ca/oems',
    },
  ];
}

export const channelsFixture = (isEmpty: boolean): NotificationSettings => ({
  email: isEmpty ? { enabled: false, addresses: [] } : { enabled: true, addresses: ['ops@example.org'] },
  msteams: { enabled: false, url: [] },
  slack: { enabled: false, url: [] },
  webhook: isEmpty ? { enabled: false, url: [] } : { enabled: true, url: ['https://hooks.example.org/…#1f2e3d4c'] },
  statuses: ['CANCELLED', 'COMPLETED_OK'],
});

const KINDS: readonly AlertKind[] = [
  ...(['ACT', 'DECIDE_BY_NEAR', 'NO_CONCLUSION', 'WATCH', 'EASED', 'PLAN_STALE', 'EPHEMERIS_STALE'] as const),
  ...(['CATALOGUE_STALE', 'OBSERVATION_ARRIVED', 'REQUEST_STATUS', 'SCREENING_STATUS'] as const),
];

export const settingsFixture = (): AlertSettings => ({
  language: 'en',
  timeZone: 'Europe/Berlin',
  digestAt: '07:00',
  version: 1,
  updatedAt: '2026-11-12T10:31:44Z',
  quietHours: { isOn: true, from: '22:00', until: '06:30' },
  rules: KINDS.map(
    (kind): AlertRule => ({
      kind,
      inApp: kind !== 'SCREENING_STATUS',
      channels: ['EMAIL', 'MSTEAMS', 'WEBHOOK', 'SLACK'],
      timing: ['WATCH', 'EPHEMERIS_STALE', 'CATALOGUE_STALE', 'SCREENING_STATUS'].includes(kind) ? 'DIGEST' : 'NOW',
      breaksQuietHours: kind === 'ACT' || kind === 'DECIDE_BY_NEAR',
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

export function placesFixture(nowMs: number): AlertPlace[] {
  const on = { services: ['ca' as const], isOn: true, offReason: null, offReasonSentences: [], offSince: null };
  return [
    {
      ...on,
      placeId: 'plc-1',
      channel: 'EMAIL',
      address: 'ops@example.org',
      language: null,
      hasSecret: false,
      secretFrom: null,
      lastSentAt: iso(nowMs - HOUR_MS),
    },
    {
      ...on,
      placeId: 'plc-2',
      channel: 'WEBHOOK',
      address: 'https://hooks.example.org/…',
      language: 'en',
      hasSecret: true,
      secretFrom: '2026-11-01T08:00:00Z',
      lastSentAt: null,
      isOn: false,
      ...withStatement('offReason', tell('receiver-gone')),
      offSince: iso(nowMs - 5 * HOUR_MS),
    },
  ];
}

export function deliveriesFixture(nowMs: number): AlertDelivery[] {
  const text = `${TITLE}\n${MESSAGE}\nhttps://keepout.example.org/ca/overview\n`;
  const one = { purpose: 'ALERT', title: TITLE, text, alertIds: ['alt-1'] } as const;
  const attempt = (
    number: number,
    agoMs: number,
    outcome: 'SENT' | 'RETRY' | 'GONE',
    status: number | null,
    detail: Statement = [],
  ) => ({
    number,
    begunAt: iso(nowMs - agoMs),
    endedAt: iso(nowMs - agoMs + 200),
    outcome,
    status,
    ...withStatement('detail', detail),
  });
  return [
    {
      ...one,
      alertIds: [...one.alertIds],
      deliveryId: 'dlv-1',
      placeId: 'plc-1',
      channel: 'EMAIL',
      address: 'ops@example.org',
      state: 'SENT',
      createdAt: iso(nowMs - HOUR_MS),
      sentAt: iso(nowMs - HOUR_MS),
      nextAttemptAt: null,
      attempts: [attempt(1, HOUR_MS, 'RETRY', 451, asWritten('451 later')), attempt(2, HOUR_MS - 20_000, 'SENT', 250)],
    },
    {
      ...one,
      alertIds: [...one.alertIds],
      deliveryId: 'dlv-2',
      placeId: 'plc-2',
      channel: 'WEBHOOK',
      address: 'https://hooks.example.org/…',
      state: 'DEAD',
      createdAt: iso(nowMs - 5 * HOUR_MS),
      sentAt: null,
      nextAttemptAt: null,
      attempts: [attempt(1, 5 * HOUR_MS, 'GONE', 410)],
    },
    {
      ...one,
      alertIds: [...one.alertIds],
      deliveryId: 'dlv-3',
      placeId: 'plc-1',
      channel: 'EMAIL',
      address: 'ops@example.org',
      title: 'Digest: 7 alerts',
      purpose: 'DIGEST',
      state: 'QUEUED',
      createdAt: iso(nowMs - 6 * HOUR_MS),
      sentAt: null,
      nextAttemptAt: iso(nowMs + 600_000),
      attempts: [attempt(1, 6 * HOUR_MS, 'RETRY', null, tell('no-connection-because', { code: 'ECONNREFUSED' }))],
    },
  ];
}

export const colleaguesFixture = (): Colleague[] =>
  ['subject-1 demo', 'subject-2 mara', 'subject-3 ben'].map((one) => {
    const [subject = '', userName = ''] = one.split(' ');
    const isGone = userName === 'ben';
    return {
      subject,
      userName,
      seenAt: isGone ? '2026-08-02T07:12:00Z' : '2026-11-20T07:12:00Z',
      ...(isGone
        ? { absence: 'NOT_SEEN', toldUntil: '2026-10-31T07:12:00Z' }
        : { absence: null, toldUntil: '2027-02-18T07:12:00Z' }),
    };
  });

export function rotaFixture(nowMs: number): AlertRota {
  const members = colleaguesFixture()
    .slice(0, 2)
    .map(({ subject, userName }) => ({ subject, userName }));
  return {
    isOn: true,
    members,
    shiftHours: 168,
    startsAt: '2026-11-16T08:00:00Z',
    firstWaitMinutes: 15,
    decideByNearHours: 6,
    onCall: members[0]!,
    nextChangeAt: iso(nowMs + 50 * HOUR_MS),
    version: 1,
    updatedAt: '2026-11-12T10:31:44Z',
    updatedBy: 'mara',
  };
}

/** A rota that nobody has filled in yet. */
export const nobodyOnCall = (nowMs: number): AlertRota => ({
  ...rotaFixture(nowMs),
  isOn: false,
  members: [],
  onCall: null,
  nextChangeAt: null,
  version: 0,
  updatedAt: null,
  updatedBy: null,
});

export function openAlertsFixture(nowMs: number): Alert[] {
  return [
    {
      alertId: 'alt-1',
      kind: 'ACT',
      level: 'critical',
      title: TITLE,
      message: MESSAGE,
      path: '/ca/overview',
      raisedAt: iso(nowMs - HOUR_MS),
      decideBy: iso(nowMs + 20 * HOUR_MS),
      needsPerson: true,
      acknowledgedAt: null,
      acknowledgedBy: null,
      calls: [
        { at: iso(nowMs - HOUR_MS), userName: 'demo', isDone: true },
        { at: iso(nowMs + 600_000), userName: 'mara', isDone: false },
      ],
    },
  ];
}

export function rehearsalFixture(days: number, settings: Pick<AlertSettings, 'rules'>, nowMs: number): Rehearsal {
  const isLoud = settings.rules.find(({ kind }) => kind === 'WATCH')?.timing === 'NOW';
  const messages = isLoud ? 42 : 9;
  return {
    from: iso(nowMs - days * 24 * HOUR_MS),
    until: iso(nowMs),
    happened: 412,
    messages,
    inApp: 14,
    perDayMost: isLoud ? 11 : 3,
    rules: ruleCountsFixture().map(({ kind, fired, messages: sent }) => ({ kind, crossings: fired, messages: sent })),
    sent: Array.from({ length: messages }, (_, index) => ({
      at: iso(nowMs - index * 5 * HOUR_MS),
      channel: 'EMAIL' as const,
      purpose: 'ALERT' as const,
      alerts: 1 + (index % 3),
      title: 'AURORA-3 / COSMOS 2251 DEB',
      heldBack: index % 4 === 1,
    })),
  };
}

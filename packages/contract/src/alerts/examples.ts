import type { Alert } from './alert.ts';
import type { CalendarAddress, CalendarAddressMade } from './calendar.ts';
import type { AlertDelivery } from './delivery.ts';
import type { AlertNotification } from './notification.ts';
import type { AlertPlace } from './place.ts';
import type { Rehearsal, RuleCount } from './rehearsal.ts';
import type { AlertRota } from './rota.ts';
import type { AlertSettings } from './settings.ts';

const ALERT_ID = 'alt-6f0c1e5d-0b57-4f0a-8f3b-1c9a51c0a6f4';
const PLACE_ID = 'plc-2a7f0f5e-1b0c-4f53-8f0d-7a1c9e5b3d44';
const RAISED_AT = '2026-11-20T09:41:02.512Z';
const PATH = '/ca/conjunction/sat-0b9f0a3e/con-892f52a249bd86bc2921b392';
const TITLE = 'Act: AURORA-3 and COSMOS 2251 DEB';
const MESSAGE = 'Pc 2.41e-04; closest approach 2026-11-21 18:20:11 Z, decide by 2026-11-21 06:20:11 Z.';

const pressing = { level: 'critical', title: TITLE, message: MESSAGE, path: PATH, kind: 'ACT' } as const;
const member = { subject: '5d6f0c1e-0b57-4f0a-8f3b-1c9a51c0a6f4', userName: 'mara' };

const rules: Pick<AlertSettings, 'timeZone' | 'quietHours' | 'digestAt' | 'rules'> = {
  timeZone: 'Europe/Berlin',
  digestAt: '07:00',
  quietHours: { isOn: true, from: '22:00', until: '06:30' },
  rules: [{ kind: 'ACT', inApp: true, channels: ['EMAIL', 'WEBHOOK'], timing: 'NOW', breaksQuietHours: true }],
};
const rota: Pick<AlertRota, 'isOn' | 'members' | 'shiftHours' | 'startsAt' | 'firstWaitMinutes' | 'decideByNearHours'> =
  {
    isOn: true,
    members: [member],
    shiftHours: 168,
    startsAt: '2026-11-16T08:00:00Z',
    firstWaitMinutes: 15,
    decideByNearHours: 6,
  };

const notification: AlertNotification = {
  id: ALERT_ID,
  code: 200,
  status: '2xx',
  timestamp: RAISED_AT,
  state: 'unread',
  ...pressing,
  alertId: ALERT_ID,
  needsPerson: true,
  acknowledgedBy: null,
};
const alert: Alert = {
  alertId: ALERT_ID,
  ...pressing,
  raisedAt: RAISED_AT,
  decideBy: '2026-11-21T06:20:11Z',
  needsPerson: true,
  acknowledgedAt: null,
  acknowledgedBy: null,
  calls: [{ at: '2026-11-20T09:56:02Z', userName: 'ben', isDone: false }],
};
const place: AlertPlace = {
  placeId: PLACE_ID,
  channel: 'WEBHOOK',
  language: 'en',
  format: 'PLAIN',
  address: 'https://hooks.example.org/…',
  services: ['ca'],
  isOn: true,
  offReason: null,
  offReasonSentences: [],
  offSince: null,
  hasSecret: true,
  secretFrom: '2026-11-01T08:00:00Z',
  lastSentAt: '2026-11-20T09:41:13.004Z',
};
const delivery: AlertDelivery = {
  deliveryId: 'dlv-4f6f1f7a-2f11-4a38-8a0c-91d5a1f0c3b2',
  placeId: PLACE_ID,
  channel: 'WEBHOOK',
  address: 'https://hooks.example.org/…',
  purpose: 'ALERT',
  state: 'SENT',
  title: TITLE,
  text: MESSAGE,
  alertIds: [ALERT_ID],
  createdAt: '2026-11-20T09:41:12.700Z',
  sentAt: '2026-11-20T09:41:13.004Z',
  nextAttemptAt: null,
  attempts: [
    {
      number: 1,
      begunAt: '2026-11-20T09:41:12.801Z',
      endedAt: '2026-11-20T09:41:13.004Z',
      outcome: 'SENT',
      status: 204,
      detail: '',
      detailSentences: [],
    },
  ],
};
const rehearsal: Rehearsal = {
  from: '2026-11-06T10:00:00Z',
  until: '2026-11-20T10:00:00Z',
  happened: 412,
  messages: 9,
  inApp: 14,
  perDayMost: 3,
  rules: [{ kind: 'ACT', crossings: 2, messages: 4 }],
  sent: [{ at: RAISED_AT, channel: 'EMAIL', purpose: 'ALERT', title: TITLE, alerts: 1, heldBack: false }],
};
const ruleCount: RuleCount = { kind: 'ACT', fired: 2, messages: 4, lastAt: RAISED_AT };

const calendar: CalendarAddress = {
  calendarId: 'cal-6a0c2f4e-5b1d-4c3e-9f70-2d8e1b4a7c95',
  name: 'Phone',
  createdAt: '2026-11-20T09:41:02Z',
  lastReadAt: null,
};

/** Examples of the description, by the name of the schema. */
export const ALERT_EXAMPLES = {
  Notification: notification,
  NotificationChange: { state: 'read' },
  Alert: alert,
  AlertSettings: { language: 'de', ...rules, version: 3, updatedAt: '2026-11-12T10:31:44.120Z' },
  AlertSettingsBody: rules,
  AlertPlace: place,
  PlaceChange: { isOn: true },
  PlaceSecret: {
    secret: 'whsec_bm90IGEga2V5IHRoYXQgYW55Ym9keSB1c2VzIQ==',
    previousUntil: '2026-11-21T09:41:02Z',
  },
  AlertDelivery: delivery,
  AlertRota: {
    ...rota,
    onCall: member,
    nextChangeAt: '2026-11-23T08:00:00Z',
    version: 2,
    updatedAt: '2026-11-12T10:31:44.120Z',
    updatedBy: 'mara',
  },
  AlertRotaBody: rota,
  Colleague: { ...member, seenAt: '2026-11-20T07:12:00Z', absence: null, toldUntil: '2027-02-18T07:12:00Z' },
  RehearsalBody: { days: 14, settings: rules },
  Rehearsal: rehearsal,
  RuleCount: ruleCount,
  Acknowledgement: { language: 'en' },
  PlaceTest: { language: 'en' },
  CalendarAddress: calendar,
  CalendarAddressBody: { name: calendar.name },
  CalendarAddressMade: {
    ...calendar,
    address: 'https://keepout.example.com/api/v1/alerts/subscription.ics?token=OMcM0…',
  } satisfies CalendarAddressMade,
  SecretRotation: {},
  DeliveryReplay: {},
} satisfies Readonly<Record<string, object>>;

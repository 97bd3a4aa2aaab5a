import { RECORDED } from '../recorded.ts';
import type { AlertDelivery } from './delivery.ts';
import type { AlertPlace } from './place.ts';
import type { Rehearsal } from './rehearsal.ts';
import type { AlertRota } from './rota.ts';
import type { AlertSettings } from './settings.ts';

const ALERT_ID = 'alt-6f0c1e5d-0b57-4f0a-8f3b-1c9a51c0a6f4';
const PLACE_ID = 'plc-2a7f0f5e-1b0c-4f53-8f0d-7a1c9e5b3d44';
const RAISED_AT = '2026-11-20T09:41:02.512Z';
const TITLE = 'Act: AURORA-3 and COSMOS 2251 DEB';
const MESSAGE = 'Pc 2.41e-04; closest approach 2026-11-21 18:20:11 Z, decide by 2026-11-21 06:20:11 Z.';

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
  secretValidFrom: '2026-11-01T08:00:00Z',
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
      startedAt: '2026-11-20T09:41:12.801Z',
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
  maxPerDay: 3,
  rules: [{ kind: 'ACT', crossings: 2, messages: 4 }],
  sent: [
    {
      at: RAISED_AT,
      channel: 'EMAIL',
      purpose: 'ALERT',
      title: TITLE,
      alerts: 1,
      kinds: ['ACT'],
      isDeferredByQuietHours: false,
    },
  ],
};
const { address: _, ...calendar } = RECORDED.createCalendarAddress;

/** Examples of the description, by the name of the schema. */
export const ALERT_EXAMPLES = {
  NotificationChange: { state: 'read' },
  AlertSettingsBody: rules,
  AlertPlace: place,
  PlaceChange: { isOn: true },
  PlaceSecret: {
    secret: 'whsec_bm90IGEga2V5IHRoYXQgYW55Ym9keSB1c2VzIQ==',
    previousUntil: '2026-11-21T09:41:02Z',
  },
  AlertDelivery: delivery,
  AlertRotaBody: rota,
  RehearsalBody: { days: 14, settings: rules },
  Rehearsal: rehearsal,
  Acknowledgement: { language: 'en' },
  PlaceTest: { language: 'en' },
  CalendarAddress: calendar,
  CalendarAddressBody: { name: calendar.name },
  SecretRotation: {},
  DeliveryReplay: {},
} satisfies Readonly<Record<string, object>>;

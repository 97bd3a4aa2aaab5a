import { z } from 'zod';
import { input } from './described.ts';
import { storable } from './primitives.ts';

/** Statuses that can raise a notification. */
export const notifiedStatus = z.enum(['COMPLETED_OK', 'CANCELLED', 'PENDING', 'IN_PROGRESS']).meta({
  id: 'NotifiedStatus',
  description: 'Status that raises a notification: completed, cancelled, pending, in progress.',
});

/** Default statuses. */
export const DEFAULT_STATUSES = ['CANCELLED', 'COMPLETED_OK'] as const;

const MOST_PLACES = 20;
const place = z.string().regex(storable).max(2000);
const enabled = z.boolean().optional().describe('True if an address is set. The value in a request is ignored.');
const urls = (label: string) =>
  z
    .strictObject({
      enabled,
      url: z.array(place).max(MOST_PLACES).describe(`URLs of ${label}, http or https; empty entries are ignored.`),
    })
    .describe(`Notifications by ${label}.`);

/** Notification settings of a user. */
export const notificationSettings = input('NotificationSettings', 'Notification settings of a user.', {
  email: z
    .strictObject({
      enabled,
      addresses: z.array(place).max(MOST_PLACES).describe('Mail addresses; empty entries are ignored.'),
    })
    .describe('Notifications by mail.'),
  msteams: urls('Microsoft Teams'),
  slack: urls('Slack'),
  webhook: urls('webhook'),
  pagerduty: z
    .strictObject({
      enabled,
      url: z
        .array(place)
        .max(MOST_PLACES)
        .describe(
          'Routing keys of PagerDuty (Events API v2), or URLs with `routing_key` in the query, for example `https://events.eu.pagerduty.com/v2/enqueue?routing_key=…`; empty entries are ignored.',
        ),
    })
    .optional()
    .describe('Notifications by PagerDuty; if omitted, the stored settings do not change.'),
  statuses: z.array(notifiedStatus).max(10).describe('Statuses that raise a notification.'),
});

export type NotificationSettings = z.infer<typeof notificationSettings>;
export type NotifiedStatus = z.infer<typeof notifiedStatus>;

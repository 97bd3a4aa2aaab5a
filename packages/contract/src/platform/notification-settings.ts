import { z } from 'zod';
import { input } from './described.ts';
import { storable } from './primitives.ts';

/** What a user may want to hear of. */
export const notifiedStatus = z
  .enum(['COMPLETED_OK', 'CANCELLED', 'PENDING', 'IN_PROGRESS'])
  .meta({ id: 'NotifiedStatus', description: 'Status: done, cancelled, waiting, in progress.' });

/** Of these a user hears who has not said otherwise. */
export const DEFAULT_STATUSES = ['CANCELLED', 'COMPLETED_OK'] as const;

const MOST_PLACES = 20;
const place = z.string().regex(storable).max(2000);
const enabled = z
  .boolean()
  .optional()
  .describe('True exactly when there is an address; whatever is sent, the answer says so.');
const urls = (what: string) =>
  z
    .strictObject({
      enabled,
      url: z.array(place).max(MOST_PLACES).describe(`Addresses of ${what}, http or https; empty ones are left out.`),
    })
    .describe(`Whether and where to tell by ${what}.`);

/** Notification settings of a user. */
export const notificationSettings = input('NotificationSettings', 'Notification settings of a user.', {
  email: z
    .strictObject({
      enabled,
      addresses: z.array(place).max(MOST_PLACES).describe('E-mail addresses; empty ones are left out.'),
    })
    .describe('Whether and where to tell by e-mail.'),
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
          'Routing keys of PagerDuty (Events API v2), or addresses that take the same with `routing_key` in their query, such as `https://events.eu.pagerduty.com/v2/enqueue?routing_key=…`; empty ones are left out.',
        ),
    })
    .optional()
    .describe('Whether and where to tell by PagerDuty; left out, what is kept stays.'),
  statuses: z.array(notifiedStatus).max(10).describe('Kinds of notifications.'),
});

export type NotificationSettings = z.infer<typeof notificationSettings>;
export type NotifiedStatus = z.infer<typeof notifiedStatus>;

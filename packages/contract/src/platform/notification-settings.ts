import { z } from 'zod';
import { storable } from './primitives.ts';

/** What a user may want to hear of. */
export const notifiedStatus = z
  .enum(['COMPLETED_OK', 'CANCELLED', 'PENDING', 'IN_PROGRESS'])
  .meta({ id: 'NotifiedStatus', description: 'What became of something: done, cancelled, waiting, under way.' });

/** Of these a user hears who has not said otherwise. */
export const DEFAULT_STATUSES = ['CANCELLED', 'COMPLETED_OK'] as const;

const MOST_PLACES = 20;
const place = z.string().regex(storable).max(2000);
const enabled = z
  .boolean()
  .optional()
  .meta({ description: 'True exactly when there is an address; whatever is sent, the answer says so.' });
const urls = (what: string) =>
  z
    .strictObject({
      enabled,
      url: z
        .array(place)
        .max(MOST_PLACES)
        .meta({ description: `Addresses of ${what}, http or https; empty ones are left out.` }),
    })
    .meta({ description: `Whether and where to tell by ${what}.` });

/** Where and of what a user wants to be told. */
export const notificationSettings = z
  .strictObject({
    email: z
      .strictObject({
        enabled,
        addresses: z.array(place).max(MOST_PLACES).meta({ description: 'E-mail addresses; empty ones are left out.' }),
      })
      .meta({ description: 'Whether and where to tell by e-mail.' }),
    msteams: urls('Microsoft Teams'),
    slack: urls('Slack'),
    webhook: urls('webhook'),
    pagerduty: z
      .strictObject({
        enabled,
        url: z.array(place).max(MOST_PLACES).meta({
          description:
            'Routing keys of PagerDuty (Events API v2), or addresses that take the same with `routing_key` in their query, such as `https://events.eu.pagerduty.com/v2/enqueue?routing_key=…`; empty ones are left out.',
        }),
      })
      .optional()
      .meta({ description: 'Whether and where to tell by PagerDuty; left out, what is kept stays.' }),
    statuses: z.array(notifiedStatus).max(10).meta({ description: 'What to be told of.' }),
  })
  .meta({ id: 'NotificationSettings', description: 'Where and of what a user wants to be told.' });

export type NotificationSettings = z.infer<typeof notificationSettings>;
export type NotifiedStatus = z.infer<typeof notifiedStatus>;

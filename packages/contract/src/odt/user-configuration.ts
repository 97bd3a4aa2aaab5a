import { z } from 'zod';
import { input, record } from '../platform/described.ts';
import { asGot } from '../platform/fields-of.ts';
import { notificationSettings } from '../platform/notification-settings.ts';
import { idOf, utcTimeOf } from '../platform/primitives.ts';

/** What one user has set for on-demand tracking: E-04, flat. */
export const odtUserConfiguration = record('OdtUserConfiguration', 'What you have set for on-demand tracking.', {
  _id: idOf('the configuration: the subject of the user'),
  notifications: notificationSettings,
  version: z.int().describe('Grows with every change; the ETag of the record. 0 while nothing is stored.'),
  updatedAt: utcTimeOf('When it last changed; null while nothing is stored').nullable(),
});

export const odtUserConfigurationBody = input('OdtUserConfigurationBody', 'What you set for on-demand tracking.', {
  ...asGot(odtUserConfiguration.pick({ _id: true, version: true, updatedAt: true }).shape),
  notifications: notificationSettings,
});

export type OdtUserConfiguration = z.infer<typeof odtUserConfiguration>;

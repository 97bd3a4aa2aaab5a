import { z } from 'zod';
import { input, record } from '../platform/described.ts';
import { asGot } from '../platform/fields-of.ts';
import { notificationSettings } from '../platform/notification-settings.ts';
import { idOf, utcTimeOf } from '../platform/primitives.ts';

/** Settings of a user for on-demand tracking (E-04). */
export const odtUserConfiguration = record('OdtUserConfiguration', 'Your settings for on-demand tracking.', {
  _id: idOf('the configuration; the subject of the user'),
  notifications: notificationSettings,
  version: z
    .int()
    .describe('Version of the configuration, also its ETag; it grows with each change. 0 if nothing is stored.'),
  updatedAt: utcTimeOf('Time of the last change; null if nothing is stored').nullable(),
});

export const odtUserConfigurationBody = input('OdtUserConfigurationBody', 'New settings for on-demand tracking.', {
  ...asGot(odtUserConfiguration.pick({ _id: true, version: true, updatedAt: true }).shape),
  notifications: notificationSettings,
});

export type OdtUserConfiguration = z.infer<typeof odtUserConfiguration>;

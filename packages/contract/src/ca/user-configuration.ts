import { z } from 'zod';
import { input, record } from '../platform/described.ts';
import { asGot } from '../platform/fields-of.ts';
import { notificationSettings } from '../platform/notification-settings.ts';
import { idOf, utcTimeOf } from '../platform/primitives.ts';

const notifications = z
  .strictObject({ default: notificationSettings })
  .describe('Settings of collision avoidance, under `default`.');

/** What one user has set for collision avoidance. */
export const caUserConfiguration = record('CaUserConfiguration', 'What you have set for collision avoidance.', {
  _id: idOf('the configuration: the subject of the user'),
  notifications,
  version: z.int().describe('Grows with every change; the ETag of the record. 0 while nothing is stored.'),
  updatedAt: utcTimeOf('When it last changed; null while nothing is stored').nullable(),
});

export const caUserConfigurationBody = input('CaUserConfigurationBody', 'What you set for collision avoidance.', {
  ...asGot(caUserConfiguration.pick({ _id: true, version: true, updatedAt: true }).shape),
  notifications,
});

export type CaUserConfiguration = z.infer<typeof caUserConfiguration>;
export type CaUserConfigurationBody = z.infer<typeof caUserConfigurationBody>;

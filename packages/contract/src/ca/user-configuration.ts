import { z } from 'zod';
import { input, record } from '../platform/described.ts';
import { asGot } from '../platform/fields-of.ts';
import { notificationSettings } from '../platform/notification-settings.ts';
import { idOf, utcTimeOf } from '../platform/primitives.ts';

const notifications = z
  .strictObject({ default: notificationSettings })
  .describe('Settings of collision avoidance, under `default`.');

/** Settings of a user for collision avoidance. */
export const caUserConfiguration = record('CaUserConfiguration', 'Your settings for collision avoidance.', {
  _id: idOf('the configuration; the subject of the user'),
  notifications,
  version: z
    .int()
    .describe('Version of the configuration, also its ETag; it grows with each change. 0 if nothing is stored.'),
  updatedAt: utcTimeOf('Time of the last change; null if nothing is stored').nullable(),
});

export const caUserConfigurationBody = input('CaUserConfigurationBody', 'New settings for collision avoidance.', {
  ...asGot(caUserConfiguration.pick({ _id: true, version: true, updatedAt: true }).shape),
  notifications,
});

export type CaUserConfiguration = z.infer<typeof caUserConfiguration>;
export type CaUserConfigurationBody = z.infer<typeof caUserConfigurationBody>;

import { z } from 'zod';
import { asGot } from '../platform/fields-of.ts';
import { notificationSettings } from '../platform/notification-settings.ts';
import { idOf, utcTimeOf } from '../platform/primitives.ts';

const notifications = z
  .strictObject({ default: notificationSettings })
  .meta({ description: 'Settings of collision avoidance, under `default`.' });

/** What one user has set for collision avoidance. */
export const caUserConfiguration = z
  .object({
    _id: idOf('the configuration: the subject of the user'),
    notifications,
    version: z
      .int()
      .meta({ description: 'Grows with every change; the ETag of the record. 0 while nothing is stored.' }),
    updatedAt: utcTimeOf('When it last changed; null while nothing is stored').nullable(),
  })
  .meta({ id: 'CaUserConfiguration', description: 'What you have set for collision avoidance.' });

export const caUserConfigurationBody = z
  .strictObject({
    ...asGot(caUserConfiguration.pick({ _id: true, version: true, updatedAt: true }).shape),
    notifications,
  })
  .meta({ id: 'CaUserConfigurationBody', description: 'What you set for collision avoidance.' });

export type CaUserConfiguration = z.infer<typeof caUserConfiguration>;
export type CaUserConfigurationBody = z.infer<typeof caUserConfigurationBody>;

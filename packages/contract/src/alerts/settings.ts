import { z } from 'zod';
import { input, record } from '../platform/described.ts';
import { asGot } from '../platform/fields-of.ts';
import { language } from '../platform/language.ts';
import { textIn, utcTimeOf } from '../platform/primitives.ts';
import { alertChannel, alertKind, alertTiming } from './enums.ts';
import { SETTINGS_TEXTS } from './fields.ts';

/** Time of day in the time zone of the user. */
const wallTime = (label: string) =>
  textIn(SETTINGS_TEXTS.wallTime).meta({
    description: `${label}: hours and minutes in your time zone.`,
    examples: ['22:00'],
  });

export const alertRule = input('AlertRule', 'Action for a kind of alert.', {
  kind: alertKind,
  inApp: z.boolean().describe('True to show alerts of this kind in the application (toast, bell and list).'),
  channels: z
    .array(alertChannel)
    .max(alertChannel.options.length)
    .describe('Channels for messages, if you have contact points for them.'),
  timing: alertTiming,
  breaksQuietHours: z.boolean().describe('True to send messages also in quiet hours.'),
});

export const quietHours = input('QuietHours', 'Quiet hours: messages of lower priority wait until their end.', {
  isOn: z.boolean().describe('True if quiet hours are active.'),
  from: wallTime('Start of the quiet hours'),
  until: wallTime('End of the quiet hours (on the next day if before the start)'),
});

const fields = {
  timeZone: textIn(SETTINGS_TEXTS.timeZone).meta({
    description: 'IANA time zone of quiet hours and digest.',
    examples: ['Europe/Berlin'],
  }),
  quietHours,
  digestAt: wallTime('Time of the daily digest'),
  rules: z.array(alertRule).max(20).describe('One rule for each kind of alert; an omitted kind uses its default.'),
};

export const alertSettings = record('AlertSettings', 'Your notification rules.', {
  language: language.describe('Language of your profile (`account/language`).'),
  ...fields,
  version: z
    .int()
    .describe('Version of the rules, also their ETag; it grows with each change. 0 until rules are stored.'),
  updatedAt: utcTimeOf('Time of the last change; null until rules are stored').nullable(),
});

export const alertSettingsBody = input('AlertSettingsBody', 'New notification rules.', {
  ...asGot(alertSettings.pick({ version: true, updatedAt: true }).shape),
  ...fields,
  language: language
    .optional()
    .describe('New language of your profile, as in `PUT account/language`; if omitted, it does not change.'),
});

export type AlertRule = z.infer<typeof alertRule>;
export type QuietHours = z.infer<typeof quietHours>;
export type AlertSettings = z.infer<typeof alertSettings>;
export type AlertSettingsBody = z.infer<typeof alertSettingsBody>;
/** Input of the notification rules in the kernel. */
export type AlertRules = Pick<AlertSettings, 'timeZone' | 'quietHours' | 'digestAt' | 'rules'>;

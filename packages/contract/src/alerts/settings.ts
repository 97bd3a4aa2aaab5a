import { z } from 'zod';
import { input, record } from '../platform/described.ts';
import { asGot } from '../platform/fields-of.ts';
import { language } from '../platform/language.ts';
import { textIn, utcTimeOf } from '../platform/primitives.ts';
import { alertChannel, alertKind, alertTiming } from './enums.ts';
import { SETTINGS_TEXTS } from './fields.ts';

/** Of the day, where the user is. */
const wallTime = (what: string) =>
  textIn(SETTINGS_TEXTS.wallTime).meta({
    description: `${what}, hours and minutes of the day in your time zone.`,
    examples: ['22:00'],
  });

export const alertRule = input('AlertRule', 'Action for a kind of alert.', {
  kind: alertKind,
  inApp: z.boolean().describe('Shown in the application: toast, bell and list.'),
  channels: z
    .array(alertChannel)
    .max(alertChannel.options.length)
    .describe('Channels that it is sent by, as far as you have places there.'),
  timing: alertTiming,
  breaksQuietHours: z.boolean().describe('Sent in quiet hours too.'),
});

export const quietHours = input('QuietHours', 'Quiet hours: messages of lower priority wait until their end.', {
  isOn: z.boolean().describe('Whether there are any.'),
  from: wallTime('Beginning'),
  until: wallTime('End; before the beginning it is of the next day'),
});

const fields = {
  timeZone: textIn(SETTINGS_TEXTS.timeZone).meta({
    description: 'Time zone of quiet hours and digest, a name of the IANA.',
    examples: ['Europe/Berlin'],
  }),
  quietHours,
  digestAt: wallTime('When the digest is sent'),
  rules: z.array(alertRule).max(20).describe('One for each kind; a kind that is left out keeps its default.'),
};

export const alertSettings = record('AlertSettings', 'Your notification rules.', {
  language: language.describe('Your stored language: `account/language`.'),
  ...fields,
  version: z.int().describe('Grows with every change; the ETag. 0 until rules are stored.'),
  updatedAt: utcTimeOf('Time of the last change; null until rules are stored').nullable(),
});

export const alertSettingsBody = input('AlertSettingsBody', 'New notification rules.', {
  ...asGot(alertSettings.pick({ version: true, updatedAt: true }).shape),
  ...fields,
  language: language.optional().describe('The same as `PUT account/language`; omitted, the stored language stays.'),
});

export type AlertRule = z.infer<typeof alertRule>;
export type QuietHours = z.infer<typeof quietHours>;
export type AlertSettings = z.infer<typeof alertSettings>;
export type AlertSettingsBody = z.infer<typeof alertSettingsBody>;
/** What the kernel of the rules needs of them. */
export type AlertRules = Pick<AlertSettings, 'timeZone' | 'quietHours' | 'digestAt' | 'rules'>;

import { z } from 'zod';
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

export const alertRule = z
  .strictObject({
    kind: alertKind,
    inApp: z.boolean().meta({ description: 'Shown in the application: toast, bell and list.' }),
    channels: z
      .array(alertChannel)
      .max(alertChannel.options.length)
      .meta({ description: 'Channels that it is sent by, as far as you have places there.' }),
    timing: alertTiming,
    breaksQuietHours: z.boolean().meta({ description: 'Sent in quiet hours too.' }),
  })
  .meta({ id: 'AlertRule', description: 'What is done when something of a kind happens.' });

export const quietHours = z
  .strictObject({
    isOn: z.boolean().meta({ description: 'Whether there are any.' }),
    from: wallTime('Beginning'),
    until: wallTime('End; before the beginning it is of the next day'),
  })
  .meta({
    id: 'QuietHours',
    description: 'When people are left alone: what does not break them waits until their end.',
  });

const fields = {
  timeZone: textIn(SETTINGS_TEXTS.timeZone).meta({
    description: 'Time zone of quiet hours and digest, a name of the IANA.',
    examples: ['Europe/Berlin'],
  }),
  quietHours,
  digestAt: wallTime('When the digest is sent'),
  rules: z
    .array(alertRule)
    .max(20)
    .meta({ description: 'One for each kind; a kind that is left out keeps its default.' }),
};

export const alertSettings = z
  .object({
    language: language.meta({ description: 'The language that is kept of you: `account/language`.' }),
    ...fields,
    version: z.int().meta({ description: 'Grows with every change; the ETag. 0 while nothing is stored.' }),
    updatedAt: utcTimeOf('When it last changed; null while nothing is stored').nullable(),
  })
  .meta({ id: 'AlertSettings', description: 'By which rules you are told.' });

export const alertSettingsBody = z
  .strictObject({
    ...asGot(alertSettings.pick({ version: true, updatedAt: true }).shape),
    ...fields,
    language: language
      .optional()
      .meta({ description: 'The same as `PUT account/language`; left out, the one that is kept stays.' }),
  })
  .meta({ id: 'AlertSettingsBody', description: 'By which rules you want to be told.' });

export type AlertRule = z.infer<typeof alertRule>;
export type QuietHours = z.infer<typeof quietHours>;
export type AlertSettings = z.infer<typeof alertSettings>;
export type AlertSettingsBody = z.infer<typeof alertSettingsBody>;
/** What the kernel of the rules needs of them. */
export type AlertRules = Pick<AlertSettings, 'timeZone' | 'quietHours' | 'digestAt' | 'rules'>;

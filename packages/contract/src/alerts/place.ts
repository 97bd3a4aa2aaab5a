import { z } from 'zod';
import { input, record } from '../platform/described.ts';
import { language } from '../platform/language.ts';
import { idOf, text, utcTimeOf } from '../platform/primitives.ts';
import { renamed } from '../platform/renamed.ts';
import { sentencesOf } from '../platform/sentence.ts';
import { alertChannel, webhookFormat } from './enums.ts';

const placeLanguage = language.nullable();

export const alertPlace = record('AlertPlace', 'A contact point: one address of your configuration.', {
  placeId: idOf('the contact point'),
  channel: alertChannel,
  address: text('Address without its secret part: the host of a URL.'),
  services: z.array(z.enum(['ca', 'odt'])).describe('Services whose configuration contains the contact point.'),
  language: placeLanguage.describe(
    'Language of the messages. The default of channels is English, the default of mail addresses is null. Null: the language of your profile.',
  ),
  format: webhookFormat.nullable().describe('Format of a webhook; null for all others.'),
  isOn: z
    .boolean()
    .describe('False if the receiver returned 410 Gone; no message is sent until the contact point is enabled again.'),
  offReason: z.string().nullable().describe('Reason why the contact point is disabled; null if it is enabled.'),
  offReasonSentences: sentencesOf('offReason'),
  offSince: utcTimeOf('Time at which the contact point was disabled; null if it is enabled').nullable(),
  hasSecret: z.boolean().describe('True if messages are signed (webhooks only).'),
  ...renamed('secretFrom', {
    secretValidFrom: utcTimeOf('Time from which the secret is in use; null without one').nullable(),
  }),
  lastSentAt: utcTimeOf('Time of the last accepted message; null if never').nullable(),
});

export const placeChange = input('PlaceChange', 'Changed fields of a contact point; omitted fields do not change.', {
  isOn: z.literal(true).optional().describe('Enables the contact point again.'),
  language: placeLanguage.optional().describe('New language of the messages; null for the language of your profile.'),
  format: webhookFormat.optional().describe('New format of a webhook.'),
});

export const placeSecret = record('PlaceSecret', 'The new key of a webhook.', {
  secret: text('Signing key: whsec_ and base64. The server returns it once.'),
  previousUntil: utcTimeOf(
    'End of the time in which messages are also signed with the previous key; null without one',
  ).nullable(),
});

export const placeTest = input('PlaceTest', 'Test message to a contact point.', {
  language: language.optional().describe('Language of the test message. Default: that of the contact point.'),
});

export const secretRotation = input('SecretRotation', 'Empty body; the call has no fields.', {});

export type AlertPlace = z.infer<typeof alertPlace>;
export type PlaceChange = z.infer<typeof placeChange>;
export type PlaceSecret = z.infer<typeof placeSecret>;

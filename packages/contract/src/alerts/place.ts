import { z } from 'zod';
import { input, record } from '../platform/described.ts';
import { language } from '../platform/language.ts';
import { idOf, text, utcTimeOf } from '../platform/primitives.ts';
import { sentencesOf } from '../platform/sentence.ts';
import { alertChannel, webhookFormat } from './enums.ts';

const placeLanguage = language.nullable();

export const alertPlace = record('AlertPlace', 'A contact point: one address of your configuration.', {
  placeId: idOf('the place'),
  channel: alertChannel,
  address: text('Address without its secret part: the host of a URL.'),
  services: z.array(z.enum(['ca', 'odt'])).describe('Services in whose configuration it stands.'),
  language: placeLanguage.describe(
    'Language of what is sent there. A channel has one of its own, English at first; null, as of a mail at first: the one that is kept of you.',
  ),
  format: webhookFormat.nullable().describe('Format of a webhook; null for all others.'),
  isOn: z
    .boolean()
    .describe('Off: the receiver said that it is gone (410); nothing is sent until it is switched on again.'),
  offReason: z.string().nullable().describe('Why it is off.'),
  offReasonSentences: sentencesOf('offReason'),
  offSince: utcTimeOf('Since when it is off').nullable(),
  hasSecret: z.boolean().describe('Messages are signed: of webhooks only.'),
  secretFrom: utcTimeOf('Since when the secret is in use').nullable(),
  lastSentAt: utcTimeOf('When the receiver last took something; null when never').nullable(),
});

export const placeChange = input('PlaceChange', 'Changed fields of a contact point; omitted fields stay.', {
  isOn: z.literal(true).optional().describe('Switches it on again.'),
  language: placeLanguage
    .optional()
    .describe('Language of what is sent there from now on; null: the one that is kept of you.'),
  format: webhookFormat.optional().describe('New format of a webhook.'),
});

export const placeSecret = record('PlaceSecret', 'The new key of a webhook.', {
  secret: text('Key of the signatures, whsec_ and base64. It is shown once.'),
  previousUntil: utcTimeOf(
    'End of the time in which messages are also signed with the previous key; null without one',
  ).nullable(),
});

export const placeTest = input('PlaceTest', 'In which language the test is written.', {
  language: language.optional().describe('Language of the test; by default that of the contact point.'),
});

export const secretRotation = input('SecretRotation', 'Nothing has to be said.', {});

export type AlertPlace = z.infer<typeof alertPlace>;
export type PlaceChange = z.infer<typeof placeChange>;
export type PlaceSecret = z.infer<typeof placeSecret>;

import { z } from 'zod';
import { language } from '../platform/language.ts';
import { idOf, text, utcTimeOf } from '../platform/primitives.ts';
import { sentencesOf } from '../platform/sentence.ts';
import { alertChannel, webhookFormat } from './enums.ts';

const placeLanguage = language.nullable();

export const alertPlace = z
  .object({
    placeId: idOf('the place'),
    channel: alertChannel,
    address: text('Where, without what is secret in it: of a URL only the host.'),
    services: z.array(z.enum(['ca', 'odt'])).meta({ description: 'Services in whose configuration it stands.' }),
    language: placeLanguage.meta({
      description:
        'Language of what is sent there. A channel has one of its own, English at first; null, as of a mail at first: the one that is kept of you.',
    }),
    format: webhookFormat.nullable().meta({ description: 'Of a webhook: what is sent there; null for all others.' }),
    isOn: z.boolean().meta({
      description: 'Off: the receiver said that it is gone (410); nothing is sent until it is switched on again.',
    }),
    offReason: z.string().nullable().meta({ description: 'Why it is off.' }),
    offReasonSentences: sentencesOf('offReason'),
    offSince: utcTimeOf('Since when it is off').nullable(),
    hasSecret: z.boolean().meta({ description: 'Messages are signed: of webhooks only.' }),
    secretFrom: utcTimeOf('Since when the secret is in use').nullable(),
    lastSentAt: utcTimeOf('When the receiver last took something; null when never').nullable(),
  })
  .meta({ id: 'AlertPlace', description: 'Where you are told: one address of your configuration.' });

export const placeChange = z
  .strictObject({
    isOn: z.literal(true).optional().meta({ description: 'Switches it on again.' }),
    language: placeLanguage
      .optional()
      .meta({ description: 'Language of what is sent there from now on; null: the one that is kept of you.' }),
    format: webhookFormat.optional().meta({ description: 'Of a webhook: what is sent there from now on.' }),
  })
  .meta({ id: 'PlaceChange', description: 'What is to be otherwise about a place; what is left out stays.' });

export const placeSecret = z
  .object({
    secret: text('Key of the signatures, whsec_ and base64. It is told this once.'),
    previousUntil: utcTimeOf(
      'Until when messages are signed with the one before too; null when there was none',
    ).nullable(),
  })
  .meta({ id: 'PlaceSecret', description: 'The new key of a webhook.' });

export const placeTest = z
  .strictObject({
    language: language
      .optional()
      .meta({ description: 'Language of the test; left out, that of what is sent to the place.' }),
  })
  .meta({ id: 'PlaceTest', description: 'In which language the test is written.' });

export const secretRotation = z.strictObject({}).meta({ id: 'SecretRotation', description: 'Nothing has to be said.' });

export type AlertPlace = z.infer<typeof alertPlace>;
export type PlaceChange = z.infer<typeof placeChange>;
export type PlaceSecret = z.infer<typeof placeSecret>;

import { z } from 'zod';
import { input, record } from '../platform/described.ts';
import { asGot } from '../platform/fields-of.ts';
import { count, idOf, noradId, textIn, utcTimeOf } from '../platform/primitives.ts';
import { recipientKind } from './enums.ts';
import { MOST_OBJECT_NAMES, RECIPIENT_TEXTS } from './fields.ts';

const content = {
  name: textIn(RECIPIENT_TEXTS.name).describe('Unique name of the recipient.'),
  kind: recipientKind,
  address: textIn(RECIPIENT_TEXTS.address).describe(
    'Address for files: an https URL, or the name of a folder below the folder of your organisation.',
  ),
  signInAddress: textIn(RECIPIENT_TEXTS.address)
    .nullable()
    .describe('Sign-in URL of the account; null if the kind has no sign-in.'),
  identity: textIn(RECIPIENT_TEXTS.identity)
    .nullable()
    .describe('User name of the account; null if the kind has none.'),
  objectNames: z
    .array(
      z
        .strictObject({
          noradId: noradId.min(1),
          name: textIn(RECIPIENT_TEXTS.objectName).describe('Name of the satellite at the recipient.'),
        })
        .describe('Name of one of your satellites at the recipient.'),
    )
    .max(MOST_OBJECT_NAMES)
    .describe('Names of your satellites at the recipient, if it uses its own names; otherwise empty.'),
} as const;

const PROGRAMS_MAY_CONFIRM = 'True if programs (machine clients) may confirm publications to the recipient.';
const programsMayConfirm = z
  .boolean()
  .optional()
  .describe(`${PROGRAMS_MAY_CONFIRM} Only a person may set it. If omitted, it does not change; default false.`);

const secret = textIn(RECIPIENT_TEXTS.secret)
  .optional()
  .describe(
    'Password of the account, or certificate and key as PEM. It is stored encrypted and never returned. If omitted, it does not change.',
  );

export const recipientBody = input('RecipientBody', 'Definition of a recipient of published orbits.', {
  ...content,
  programsMayConfirm,
  secret,
});

const receivedFields = {
  recipientId: idOf('the recipient'),
  hasSecret: z.boolean().describe('True if a password or certificate is stored.'),
  certificateEndsAt: utcTimeOf(
    'End of validity of the stored certificate; null if the kind has none, or if it cannot be decrypted',
  ).nullable(),
  version: count('Number of changes of the recipient'),
} as const;

export const recipient = record('Recipient', 'A recipient of published orbits of your satellites.', {
  ...content,
  programsMayConfirm: z.boolean().describe(PROGRAMS_MAY_CONFIRM),
  ...receivedFields,
});

export const recipientGot = asGot(receivedFields);

export const recipientChange = input(
  'RecipientChange',
  'New definition of a recipient. Read-only fields may be sent with their current value.',
  {
    ...recipientGot,
    ...content,
    programsMayConfirm,
    secret,
  },
);

export type Recipient = z.infer<typeof recipient>;
export type RecipientBody = z.infer<typeof recipientBody>;
export type RecipientChange = z.infer<typeof recipientChange>;

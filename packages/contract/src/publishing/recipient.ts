import { z } from 'zod';
import { input, record } from '../platform/described.ts';
import { asGot } from '../platform/fields-of.ts';
import { count, idOf, noradId, textIn, utcTimeOf } from '../platform/primitives.ts';
import { recipientKind } from './enums.ts';
import { MOST_OBJECT_NAMES, RECIPIENT_TEXTS } from './fields.ts';

const content = {
  name: textIn(RECIPIENT_TEXTS.name).describe('Unique name.'),
  kind: recipientKind,
  address: textIn(RECIPIENT_TEXTS.address).describe(
    'Where files are sent: https; of a folder its name, below the folder of your organisation.',
  ),
  signInAddress: textIn(RECIPIENT_TEXTS.address)
    .nullable()
    .describe('Where the account signs in; null where the kind signs in nowhere.'),
  identity: textIn(RECIPIENT_TEXTS.identity)
    .nullable()
    .describe('User name of the account; null if the kind has none.'),
  objectNames: z
    .array(
      z
        .strictObject({
          noradId: noradId.min(1),
          name: textIn(RECIPIENT_TEXTS.objectName).describe('Name at the recipient.'),
        })
        .describe('A satellite of yours.'),
    )
    .max(MOST_OBJECT_NAMES)
    .describe('Names of your satellites at the recipient, if it has its own; else empty.'),
} as const;

const PROGRAMS_MAY_CONFIRM = 'Programs (machine credentials) may confirm publications to it.';
const programsMayConfirm = z
  .boolean()
  .optional()
  .describe(`${PROGRAMS_MAY_CONFIRM} Only a person may allow it; left out, it stays as it is, at first false.`);

const secret = textIn(RECIPIENT_TEXTS.secret)
  .optional()
  .describe(
    'Password of the account, or certificate and key as PEM. It is sealed and never told; left out, it stays as it is.',
  );

export const recipientBody = input('RecipientBody', 'To whom orbits may be sent.', {
  ...content,
  programsMayConfirm,
  secret,
});

const got = {
  recipientId: idOf('the recipient'),
  hasSecret: z.boolean().describe('A password or certificate is stored.'),
  certificateEndsAt: utcTimeOf(
    'When the kept certificate ends; null where the kind has none, or it cannot be opened',
  ).nullable(),
  version: count('Number of changes so far'),
} as const;

export const recipient = record('Recipient', 'To whom orbits of your satellites may be sent.', {
  ...content,
  programsMayConfirm: z.boolean().describe(PROGRAMS_MAY_CONFIRM),
  ...got,
});

export const recipientGot = asGot(got);

export const recipientChange = input('RecipientChange', 'New definition of a recipient; its record may be sent back.', {
  ...recipientGot,
  ...content,
  programsMayConfirm,
  secret,
});

export type Recipient = z.infer<typeof recipient>;
export type RecipientBody = z.infer<typeof recipientBody>;
export type RecipientChange = z.infer<typeof recipientChange>;

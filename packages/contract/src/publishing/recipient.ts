import { z } from 'zod';
import { asGot } from '../platform/fields-of.ts';
import { count, idOf, noradId, textIn } from '../platform/primitives.ts';
import { recipientKind } from './enums.ts';
import { MOST_OBJECT_NAMES, RECIPIENT_TEXTS } from './fields.ts';

const content = {
  name: textIn(RECIPIENT_TEXTS.name).meta({ description: 'What it is called; no two are called the same.' }),
  kind: recipientKind,
  address: textIn(RECIPIENT_TEXTS.address).meta({
    description: 'Where files are sent: https; of a folder its name, below the folder of your organisation.',
  }),
  signInAddress: textIn(RECIPIENT_TEXTS.address)
    .nullable()
    .meta({ description: 'Where the account signs in; null where the kind signs in nowhere.' }),
  identity: textIn(RECIPIENT_TEXTS.identity)
    .nullable()
    .meta({ description: 'Whose account it is; null where the kind has none.' }),
  objectNames: z
    .array(
      z
        .strictObject({
          noradId: noradId.min(1),
          name: textIn(RECIPIENT_TEXTS.objectName).meta({ description: 'What the recipient calls it.' }),
        })
        .meta({ description: 'A satellite of yours.' }),
    )
    .max(MOST_OBJECT_NAMES)
    .meta({ description: 'What the recipient calls your satellites, where it has names of its own; else empty.' }),
} as const;

const secret = textIn(RECIPIENT_TEXTS.secret).optional().meta({
  description:
    'Password of the account, or certificate and key as PEM. It is sealed and never told; left out, it stays as it is.',
});

export const recipientBody = z
  .strictObject({ ...content, secret })
  .meta({ id: 'RecipientBody', description: 'To whom orbits may be sent.' });

const got = {
  recipientId: idOf('the recipient'),
  hasSecret: z.boolean().meta({ description: 'A password or certificate is kept.' }),
  version: count('Number of changes so far'),
} as const;

export const recipient = z
  .object({ ...content, ...got })
  .meta({ id: 'Recipient', description: 'To whom orbits of your satellites may be sent.' });

export const recipientGot = asGot(got);

export const recipientChange = z
  .strictObject({ ...recipientGot, ...content, secret })
  .meta({ id: 'RecipientChange', description: 'A recipient as it is to be; what was got may be sent back.' });

export type Recipient = z.infer<typeof recipient>;
export type RecipientBody = z.infer<typeof recipientBody>;
export type RecipientChange = z.infer<typeof recipientChange>;

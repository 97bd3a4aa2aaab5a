import { z } from 'zod';
import { inLanguage } from '../platform/language.ts';
import { idOf, text, textIn, utcTimeOf } from '../platform/primitives.ts';
import { NAME } from '../platform/text-field.ts';

const calendarFields = {
  calendarId: idOf('the address'),
  name: text('What you call it.'),
  createdAt: utcTimeOf('When it was made'),
  lastReadAt: utcTimeOf('When a calendar program last read it; null when never').nullable(),
};

export const calendarAddress = z
  .object(calendarFields)
  .meta({ id: 'CalendarAddress', description: 'An address at which calendar programs read your decide-by times.' });

export const calendarAddressBody = z
  .strictObject({
    name: textIn(NAME).meta({ description: 'What tells it from your others.', examples: ['Phone'] }),
  })
  .meta({ id: 'CalendarAddressBody', description: 'An address to be made.' });

export const calendarAddressMade = z
  .object({
    ...calendarFields,
    address: text(
      'The address, with the secret by which it is read. It is told this once; null when the answer is given again.',
    ).nullable(),
  })
  .meta({ id: 'CalendarAddressMade', description: 'A new address, with its secret.' });

export const calendarQuery = z.object({ language: inLanguage });

export const subscriptionQuery = z.object({
  token: z.string().min(1).max(100).meta({ description: 'The secret of the address.' }),
});

export type CalendarAddress = z.infer<typeof calendarAddress>;
export type CalendarAddressMade = z.infer<typeof calendarAddressMade>;

import { z } from 'zod';
import { input, record } from '../platform/described.ts';
import { inLanguage } from '../platform/language.ts';
import { idOf, text, textIn, utcTimeOf } from '../platform/primitives.ts';
import { NAME } from '../platform/text-field.ts';

const calendarFields = {
  calendarId: idOf('the address'),
  name: text('Label of the address in lists.'),
  createdAt: utcTimeOf('When it was made'),
  lastReadAt: utcTimeOf('When a calendar program last read it; null when never').nullable(),
};

export const calendarAddress = record(
  'CalendarAddress',
  'An address at which calendar programs read your decide-by times.',
  calendarFields,
);

export const calendarAddressBody = input('CalendarAddressBody', 'An address to be made.', {
  name: textIn(NAME).meta({ description: 'Distinguishes it from your other addresses.', examples: ['Phone'] }),
});

export const calendarAddressMade = record('CalendarAddressMade', 'A new address, with its secret.', {
  ...calendarFields,
  address: text('The address with its secret. It is shown once; null in a repeated answer.').nullable(),
});

export const calendarQuery = z.object({ language: inLanguage });

export const subscriptionQuery = z.object({
  token: z.string().min(1).max(100).describe('The secret of the address.'),
});

export type CalendarAddress = z.infer<typeof calendarAddress>;
export type CalendarAddressMade = z.infer<typeof calendarAddressMade>;

import { z } from 'zod';
import { input, record } from '../platform/described.ts';
import { inLanguage } from '../platform/language.ts';
import { idOf, text, textIn, utcTimeOf } from '../platform/primitives.ts';
import { NAME } from '../platform/text-field.ts';

const calendarFields = {
  calendarId: idOf('the address'),
  name: text('Label of the address in lists.'),
  createdAt: utcTimeOf('Time of creation'),
  lastReadAt: utcTimeOf('Time of the last access by a calendar program; null if never').nullable(),
};

export const calendarAddress = record(
  'CalendarAddress',
  'An address at which calendar programs read your decision deadlines.',
  calendarFields,
);

export const calendarAddressBody = input('CalendarAddressBody', 'A new calendar address.', {
  name: textIn(NAME).meta({ description: 'Distinguishes it from your other addresses.', examples: ['Phone'] }),
});

export const calendarAddressMade = record('CalendarAddressMade', 'A new address, with its secret.', {
  ...calendarFields,
  address: text('Address with its secret. The server returns it once; null in a repeated response.').nullable(),
});

export const calendarQuery = z.object({ language: inLanguage });

export const subscriptionQuery = z.object({
  token: z.string().min(1).max(100).describe('Secret of the calendar address.'),
});

export type CalendarAddress = z.infer<typeof calendarAddress>;
export type CalendarAddressMade = z.infer<typeof calendarAddressMade>;

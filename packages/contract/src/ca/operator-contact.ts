import { z } from 'zod';
import { input, part, record } from '../platform/described.ts';
import { asGot } from '../platform/fields-of.ts';
import {
  count,
  id,
  idOf,
  noradIdInAddress,
  pageQuery,
  text,
  textIn,
  textUpTo,
  utcTimeOf,
} from '../platform/primitives.ts';
import { renamed } from '../platform/renamed.ts';
import { CONTACT_TEXTS, MOST_CONTACT_OBJECTS } from './coordination-fields.ts';

export const agreement = z.enum(['NONE', 'WE_MOVE', 'THEY_MOVE']).meta({
  id: 'CoordinationAgreement',
  description: 'Agreement of both organisations on manoeuvre responsibility.',
});

const content = {
  name: textIn(CONTACT_TEXTS.name).describe('Name of the organisation, unique among the contacts.'),
  email: textIn(CONTACT_TEXTS.email).default('').describe('Mail address; may be empty.'),
  phone: textIn(CONTACT_TEXTS.phone).default('').describe('Telephone number; may be empty.'),
  objects: z
    .array(textIn(CONTACT_TEXTS.objects))
    .max(MOST_CONTACT_OBJECTS)
    .describe(
      'Objects of the organisation: catalogue numbers (`25544`), ranges (`44713-44999`), or the start of names (`ONEWEB*`).',
    ),
  agreement: agreement.default('NONE'),
  note: textIn(CONTACT_TEXTS.note).default('').describe('Note, for example office hours; may be empty.'),
} as const;

export const operatorContactBody = input('OperatorContactBody', 'Contact data of another operator.', content);

const receivedFields = {
  contactId: idOf('the contact'),
  source: text('Feed that supplied the contact; null if a user entered it.').nullable(),
  ...renamed('cameAt', {
    receivedAt: utcTimeOf('Time at which the feed supplied it; null if a user entered it').nullable(),
  }),
  version: count('Number of changes of the contact'),
} as const;

export const operatorContact = record('OperatorContact', 'Contact data of another operator, with its objects.', {
  ...content,
  ...receivedFields,
});

export const operatorContactGot = asGot(receivedFields);

export const operatorContactChange = input(
  'OperatorContactChange',
  'New content of a contact. Read-only fields may be sent with their current value.',
  { ...operatorContactGot, ...content },
);

export const operatorContactQuery = z.object({
  'norad-id': noradIdInAddress('Contacts for the object with this catalogue number.').optional(),
  'object-name': id.optional().describe('Contacts for the object with this name.'),
  ...pageQuery,
});

const LONGEST_TABLE = 1_000_000;

export const contactImport = input(
  'OperatorContactImport',
  'Contacts as a table; contacts with the same name are replaced.',
  {
    csv: textUpTo(LONGEST_TABLE).describe(
      'CSV table with the header `name,email,phone,objects,agreement,note`; only `name` is mandatory. Several objects are separated by semicolons.',
    ),
  },
);

export const contactImported = record('OperatorContactImported', 'Result of the import of a table of contacts.', {
  added: count('New contacts'),
  changed: count('Changed contacts'),
  unchanged: count('Unchanged contacts'),
  rejected: z
    .array(
      part('A rejected line.', {
        line: count('Line of the table; the header is 1'),
        field: z.string().describe('Name of the field with the fault.'),
        message: z.string().describe('Description of the fault.'),
      }),
    )
    .describe('Rejected lines; all other lines were imported.'),
});

export type OperatorContact = z.infer<typeof operatorContact>;
export type OperatorContactBody = z.infer<typeof operatorContactBody>;
export type OperatorContactChange = z.infer<typeof operatorContactChange>;
export type ContactImported = z.infer<typeof contactImported>;
export type Agreement = z.infer<typeof agreement>;

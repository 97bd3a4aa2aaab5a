import { z } from 'zod';
import { input, part, record } from '../platform/described.ts';
import { asGot } from '../platform/fields-of.ts';
import {
  count,
  id,
  idOf,
  noradIdInAddress,
  pageQuery,
  saying,
  text,
  textIn,
  utcTimeOf,
} from '../platform/primitives.ts';
import { CONTACT_TEXTS, MOST_CONTACT_OBJECTS } from './coordination-fields.ts';

export const agreement = z.enum(['NONE', 'WE_MOVE', 'THEY_MOVE']).meta({
  id: 'CoordinationAgreement',
  description: 'What is agreed between both organisations about who moves.',
});

const content = {
  name: textIn(CONTACT_TEXTS.name).describe('The organisation; no two are called the same.'),
  email: textIn(CONTACT_TEXTS.email).default('').describe('Where it is written to.'),
  phone: textIn(CONTACT_TEXTS.phone).default('').describe('Where it is called.'),
  objects: z
    .array(textIn(CONTACT_TEXTS.objects))
    .max(MOST_CONTACT_OBJECTS)
    .describe('Its objects: catalogue numbers (`25544`), ranges (`44713-44999`), or beginnings of names (`ONEWEB*`).'),
  agreement: agreement.default('NONE'),
  note: textIn(CONTACT_TEXTS.note).default('').describe('What else is to be known, such as when somebody is there.'),
} as const;

export const operatorContactBody = input('OperatorContactBody', 'Another operator, and how it is reached.', content);

const got = {
  contactId: idOf('the contact'),
  source: text('The feed that brought it as it is; null where a person did.').nullable(),
  cameAt: utcTimeOf('When that feed did; null where a person did').nullable(),
  version: count('Number of changes so far'),
} as const;

export const operatorContact = record('OperatorContact', 'Another operator: whom to call about its objects.', {
  ...content,
  ...got,
});

export const operatorContactGot = asGot(got);

export const operatorContactChange = input(
  'OperatorContactChange',
  'A contact as it is to be; what was got may be sent back.',
  { ...operatorContactGot, ...content },
);

export const operatorContactQuery = z.object({
  'norad-id': noradIdInAddress('Of whoever has this object.').optional(),
  'object-name': id.optional().describe('Of whoever has an object of this name.'),
  ...pageQuery,
});

const LONGEST_TABLE = 1_000_000;

export const contactImport = input(
  'OperatorContactImport',
  'Contacts as a table; those of the same name are replaced.',
  {
    csv: saying(LONGEST_TABLE).describe(
      'A table with a head: `name,email,phone,objects,agreement,note`; of these `name` is needed. Several objects with semicolons between.',
    ),
  },
);

export const contactImported = record('OperatorContactImported', 'What became of a table of contacts.', {
  added: count('Contacts that are new'),
  changed: count('Contacts that are otherwise than they were'),
  unchanged: count('Contacts that were here just so'),
  rejected: z
    .array(
      part('A line that was not taken.', {
        line: count('Its line in the table, the head is 1'),
        field: z.string().describe('Which field.'),
        message: z.string().describe('What is wrong.'),
      }),
    )
    .describe('Lines that were not taken; the others were.'),
});

export type OperatorContact = z.infer<typeof operatorContact>;
export type OperatorContactBody = z.infer<typeof operatorContactBody>;
export type OperatorContactChange = z.infer<typeof operatorContactChange>;
export type ContactImported = z.infer<typeof contactImported>;
export type Agreement = z.infer<typeof agreement>;

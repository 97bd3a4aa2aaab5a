import { z } from 'zod';
import { asGot } from '../platform/fields-of.ts';
import { count, id, idOf, noradIdInAddress, pageQuery, saying, textIn } from '../platform/primitives.ts';
import { CONTACT_TEXTS, MOST_CONTACT_OBJECTS } from './coordination-fields.ts';

export const agreement = z.enum(['NONE', 'WE_MOVE', 'THEY_MOVE']).meta({
  id: 'CoordinationAgreement',
  description: 'What is agreed between both organisations about who moves.',
});

const content = {
  name: textIn(CONTACT_TEXTS.name).meta({ description: 'The organisation; no two are called the same.' }),
  email: textIn(CONTACT_TEXTS.email).default('').meta({ description: 'Where it is written to.' }),
  phone: textIn(CONTACT_TEXTS.phone).default('').meta({ description: 'Where it is called.' }),
  objects: z.array(textIn(CONTACT_TEXTS.objects)).max(MOST_CONTACT_OBJECTS).meta({
    description:
      'Its objects: catalogue numbers (`25544`), ranges (`44713-44999`), or beginnings of names (`ONEWEB*`).',
  }),
  agreement: agreement.default('NONE'),
  note: textIn(CONTACT_TEXTS.note)
    .default('')
    .meta({ description: 'What else is to be known, such as when somebody is there.' }),
} as const;

export const operatorContactBody = z
  .strictObject(content)
  .meta({ id: 'OperatorContactBody', description: 'Another operator, and how it is reached.' });

const got = { contactId: idOf('the contact'), version: count('Number of changes so far') } as const;

export const operatorContact = z
  .object({ ...content, ...got })
  .meta({ id: 'OperatorContact', description: 'Another operator: whom to call about its objects.' });

export const operatorContactGot = asGot(got);

export const operatorContactChange = z
  .strictObject({ ...operatorContactGot, ...content })
  .meta({ id: 'OperatorContactChange', description: 'A contact as it is to be; what was got may be sent back.' });

export const operatorContactQuery = z.object({
  'norad-id': noradIdInAddress('Of whoever has this object.').optional(),
  'object-name': id.optional().meta({ description: 'Of whoever has an object of this name.' }),
  ...pageQuery,
});

const LONGEST_TABLE = 1_000_000;

export const contactImport = z
  .strictObject({
    csv: saying(LONGEST_TABLE).meta({
      description:
        'A table with a head: `name,email,phone,objects,agreement,note`; of these `name` is needed. Several objects with semicolons between.',
    }),
  })
  .meta({ id: 'OperatorContactImport', description: 'Contacts as a table; those of the same name are replaced.' });

export const contactImported = z
  .object({
    added: count('Contacts that are new'),
    changed: count('Contacts that are otherwise than they were'),
    unchanged: count('Contacts that were here just so'),
    rejected: z
      .array(
        z
          .object({
            line: count('Its line in the table, the head is 1'),
            field: z.string().meta({ description: 'Which field.' }),
            message: z.string().meta({ description: 'What is wrong.' }),
          })
          .meta({ description: 'A line that was not taken.' }),
      )
      .meta({ description: 'Lines that were not taken; the others were.' }),
  })
  .meta({ id: 'OperatorContactImported', description: 'What became of a table of contacts.' });

export type OperatorContact = z.infer<typeof operatorContact>;
export type OperatorContactBody = z.infer<typeof operatorContactBody>;
export type OperatorContactChange = z.infer<typeof operatorContactChange>;
export type ContactImported = z.infer<typeof contactImported>;
export type Agreement = z.infer<typeof agreement>;

import { textsOf } from '../../i18n/texts.ts';

/** English texts of the contacts. */
export const en = {
  title: 'Contacts',
  intro:
    'Contacts of other operators by object, with agreements on who moves. Each conjunction shows the contacts for its secondary object.',
  refreshing: 'Refreshing contacts',
  none: 'No contacts yet. Add a contact or import a table.',
  add: 'Add contact',
  take: 'Import table',
  edit: 'Edit',
  columns: {
    objects: 'Objects',
    agreement: 'Agreement',
    origin: 'Source',
  },
  form: {
    editTitle: (name: string) => `Contact ${name}`,
    create: 'Add contact',
    save: 'Save',
    remove: 'Remove contact',
    name: 'Organisation',
    email: 'Email',
    phone: 'Phone',
    objects: 'Objects',
    objectsHint: 'One entry per line: 25544, 44713-44999, or ONEWEB*',
    agreement: 'Agreement on who moves',
    note: 'Notes',
    faults: {
      email: 'Enter an address with an @.',
      objects: 'Enter numbers, ranges with a hyphen, or name prefixes with an asterisk.',
    },
  },
  taking: {
    title: 'Import contacts from a table',
    hint: 'CSV with header: name,email,phone,objects,agreement,note. Contacts of the same name are replaced.',
    drop: 'Drop a CSV file here',
    file: 'Choose file',
    notText: (name: string) => `${name} is not text in UTF-8: save the table as CSV (UTF-8).`,
    take: 'Import contacts',
    table: 'Table',
    done: (added: string, changed: string, unchanged: string) =>
      `${added} new, ${changed} changed, ${unchanged} unchanged.`,
    rejected: (line: string, message: string) => `Line ${line}: ${message}`,
  },
  removing: {
    title: 'Remove the contact?',
    text: (name: string) => `Conjunctions will no longer show ${name} as a contact.`,
  },
};

export const useContactsText = textsOf(en, import.meta.glob(['./??.ts', '!./en.ts']));

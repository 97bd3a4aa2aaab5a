import { textsOf } from '../../i18n/texts.ts';

/** The English texts of the contacts. */
export const en = {
  title: 'Contacts',
  intro:
    'Other operators: whom to call about which object, and what is agreed about who moves. Each event shows whoever has its other object.',
  refreshing: 'Refreshing the contacts',
  none: 'Nobody is known yet: an event cannot say whom to call.',
  add: 'Add a contact',
  take: 'Take a table',
  edit: 'Edit',
  columns: {
    objects: 'Objects',
    agreement: 'Agreed',
    origin: 'From',
  },
  form: {
    editTitle: (name: string) => `Contact ${name}`,
    create: 'Add',
    save: 'Save',
    remove: 'Remove the contact',
    name: 'Organisation',
    email: 'Mail',
    phone: 'Telephone',
    objects: 'Its objects',
    objectsHint: 'A line each: 25544, 44713-44999, or ONEWEB*',
    agreement: 'Who moves, as agreed',
    note: 'What else is to be known',
    faults: {
      email: 'Write an address with an @.',
      objects: 'Write numbers, ranges with a hyphen, or beginnings of names with a star.',
    },
  },
  taking: {
    title: 'Take contacts from a table',
    hint: 'CSV with a head: name,email,phone,objects,agreement,note. Contacts of the same name are replaced.',
    drop: 'Drop a CSV file here',
    file: 'Choose file',
    notText: (name: string) => `${name} is not text in UTF-8: save the table as CSV (UTF-8).`,
    take: 'Take it',
    table: 'Table',
    done: (added: string, changed: string, unchanged: string) =>
      `${added} new, ${changed} changed, ${unchanged} as they were.`,
    rejected: (line: string, message: string) => `Line ${line}: ${message}`,
  },
  removing: {
    title: 'Remove the contact?',
    text: (name: string) => `Events will not say any more that ${name} is to be called.`,
  },
};

export const useContactsText = textsOf(en, import.meta.glob(['./??.ts', '!./en.ts']));

import { csvRecords } from '@keepout/ccsds/notation/csv-records';
import {
  type ContactImported,
  type OperatorContactBody,
  operatorContactBody,
} from '@keepout/contract/ca/operator-contact';
import { fail, ok, type Result } from '@keepout/units/result';

/** A contact with its line number in the table; the header is line 1. */
export interface TableContact {
  readonly line: number;
  readonly contact: OperatorContactBody;
}

export interface ContactTable {
  readonly contacts: readonly TableContact[];
  readonly rejected: ContactImported['rejected'];
}

export interface TableFault {
  readonly code: 'contacts-table';
  readonly message: string;
}

const COLUMNS = ['name', 'email', 'phone', 'objects', 'agreement', 'note'] as const;
type Column = (typeof COLUMNS)[number];

/** Reads the contacts of a table. A line that cannot be read is reported and does not stop the others. */
export function readContacts(csv: string): Result<ContactTable, TableFault> {
  const records = csvRecords(csv);
  const first = records.next();
  const head = (first.done === true ? [''] : first.value.cells).map((cell) => cell.trim().toLowerCase());
  const unknownField = head.find((cell) => !COLUMNS.includes(cell as Column));
  if (unknownField !== undefined) return faulty(`Line 1: there is no field ${unknownField || '(empty)'}.`);
  if (!head.includes('name')) return faulty('Line 1: the field name is missing.');
  const twice = head.find((cell, index) => head.indexOf(cell) !== index);
  if (twice !== undefined) return faulty(`Line 1: the field ${twice} stands there twice.`);
  const contacts = new Map<string, TableContact>();
  const rejected: ContactImported['rejected'] = [];
  for (const { line, cells, isMalformed } of records) {
    if (isMalformed) {
      const message =
        'A quote is not closed, or a cell goes on behind its quote. Close it, and double quotes within a cell.';
      rejected.push({ line, field: '', message });
      continue;
    }
    if (cells.length > head.length) {
      rejected.push({ line, field: '', message: `It has ${cells.length} fields, the head has ${head.length}.` });
      continue;
    }
    const values = Object.fromEntries(head.map((column, place) => [column, (cells[place] ?? '').trim()]));
    const { objects = '', agreement = '', ...texts } = values;
    const parsed = operatorContactBody.safeParse({
      ...texts,
      objects: objects
        .split(';')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
      ...(agreement !== '' && { agreement: agreement.toUpperCase() }),
    });
    const issue = parsed.error?.issues[0];
    if (issue !== undefined) {
      const field = String(issue.path[0] ?? '');
      rejected.push({ line, field, message: `${field}: ${values[field] || '(empty)'} cannot be taken.` });
      continue;
    }
    const contact = parsed.data!;
    const before = contacts.get(contact.name);
    if (before === undefined) contacts.set(contact.name, { line, contact });
    else rejected.push({ line, field: 'name', message: `${contact.name} stands in line ${before.line} already.` });
  }
  return ok({ contacts: [...contacts.values()], rejected });
}

const faulty = (message: string) => fail({ code: 'contacts-table', message } as const);

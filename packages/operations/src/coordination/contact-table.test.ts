import { readFileSync } from 'node:fs';
import { csvText } from '@keepout/units/csv';
import { expect, it } from 'vitest';
import { readContacts } from './contact-table.ts';

const read = (csv: string) => {
  const table = readContacts(csv);
  return table.ok
    ? {
        contacts: table.value.contacts.map(({ line, contact }) => [line, contact.name, contact.note]),
        rejected: table.value.rejected,
      }
    : table.fault.message;
};
const REPORTED = readFileSync(
  new URL('../../../../conformance/reported-messages/contacts.csv', import.meta.url),
  'utf8',
);

it.each(['\n', '\r\n', '\r'])('a note of two lines in quotes is one note, whatever the line ends (%j)', (end) => {
  expect(read(REPORTED.replaceAll('\r\n', '\n').replaceAll('\n', end))).toEqual({
    contacts: [
      [2, 'ACME SPACE', 'Weekdays 8 to 18\nNights: call the duty phone, ask for "shift"'],
      [4, 'BETA', 'plain'],
    ],
    rejected: [],
  });
});

it('a table that a spreadsheet or Keepout wrote is read, with its mark', () => {
  const text = csvText([
    ['name', 'note'],
    ['Größe', 'a, "b"\nc'],
  ]);
  expect(read(text)).toEqual({ contacts: [[2, 'Größe', 'a, "b"\nc']], rejected: [] });
});

it('a quote that is not closed is told at its line, and invents nobody', () => {
  expect(read('name,note\nACME,"open\nBETA,plain\n')).toMatchObject({ contacts: [], rejected: [{ line: 2 }] });
  expect(read('name;email\nACME;a@b.example\n')).toBe('Line 1: there is no field name;email.');
});

import { MOST_CONTACT_OBJECTS } from '@keepout/contract/ca/coordination-fields';
import { expect, it } from 'vitest';
import { tracssContacts } from './tracss-contacts.ts';

/** Fields as the TraCSS SDK has them (OperationalContactInfoDto). */
const ACME = {
  organization: 'Acme Sat Co',
  operationalContactNames: 'J. Doe; Flight desk',
  operationalContactEmails: 'ops@acme.example, j.doe@acme.example',
  operationalContactPhones: '+1 555 0100; +1 555 0101',
  noradIdList: ['44715', '44713', '44714', '50000', 'x', '-3'],
};
const read = (...records: readonly unknown[]) => tracssContacts(JSON.stringify(records))!;

it('26.7 an organisation of the directory is a contact: first mail and telephone, the rest in words, numbers as ranges', () => {
  expect(read(ACME)).toEqual({
    contacts: [
      {
        name: 'Acme Sat Co',
        email: 'ops@acme.example',
        phone: '+1 555 0100',
        objects: ['44713-44715', '50000'],
        agreement: 'NONE',
        note: 'J. Doe; Flight desk; j.doe@acme.example; +1 555 0101',
      },
    ],
    left: 0,
  });
});

it('26.7 what comes twice is one, what cannot be called is left, and more ranges than a contact has are several', () => {
  const more = { ...ACME, operationalContactNames: null, noradIdList: ['60000', '50000'] };
  expect(read(ACME, ACME, more).contacts).toMatchObject([{ objects: ['44713-44715', '50000', '60000'] }]);
  const lies = [
    { ...ACME, organization: '' },
    { ...ACME, organization: 'No objects', noradIdList: null },
    { organization: 'Nobody', noradIdList: ['5'] },
    { ...ACME, organization: 'n'.repeat(81) },
    { ...ACME, organization: 'No mail', operationalContactEmails: 'not an address', operationalContactPhones: 7 },
  ];
  const { contacts, left } = read(...lies);
  expect({ contacts, left }).toMatchObject({ contacts: [{ name: 'No mail', email: '', phone: '' }], left: 4 });
  const many = { ...ACME, noradIdList: Array.from({ length: MOST_CONTACT_OBJECTS + 1 }, (_, n) => String(2 * n + 1)) };
  expect(read(many).contacts.map(({ name, objects }) => [name, objects.length])).toEqual([
    ['Acme Sat Co', MOST_CONTACT_OBJECTS],
    ['Acme Sat Co (2)', 1],
  ]);
  for (const text of ['', '{}', '[1]', '<html>', '[{"organization":']) expect(tracssContacts(text)).toBeUndefined();
});

import { isDeepStrictEqual } from 'node:util';
import { MOST_CONTACTS } from '@keepout/contract/ca/coordination-fields';
import {
  type ContactImported,
  type OperatorContact,
  type OperatorContactBody,
  type OperatorContactChange,
  operatorContact,
  operatorContactBody,
  operatorContactGot,
} from '@keepout/contract/ca/operator-contact';
import { fieldsOf } from '@keepout/contract/platform/fields-of';
import { readContacts } from '@keepout/operations/coordination/contact-table';
import type { ServerContext } from '../../hosting/module.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import type { Queries, Transaction } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { orNotFound, type Refusal, refused, refusedAt } from '../../platform/http/problem.ts';
import { changeRecord, type RecordChange, type RecordKind } from '../../platform/records/change-record.ts';
import { coordinationChanged } from '../../ports/ca-events.ts';
import { CA_IDS } from '../ids.ts';
import { type ContactRow, contactList, deleteContact, findContact, insertContact, updateContact } from './store.ts';

/** Returns the fields of a contact that a user or a directory sets. */
export const contactContent = (contact: OperatorContactBody): OperatorContactBody =>
  fieldsOf(operatorContactBody, contact);

export const presentContact = (row: ContactRow): OperatorContact => ({
  ...fieldsOf(operatorContact, row),
  contactId: row.id,
});

export async function createContact(
  { database, events }: ServerContext,
  caller: Caller,
  body: OperatorContactBody,
): Promise<ContactRow> {
  const { operatorId } = caller;
  return await database.orm.transaction(async (tx) => {
    await refuseMany(tx, operatorId, 1);
    const row = await insertContact(tx, { id: CA_IDS.next('opc'), operatorId, ...contactContent(body) });
    if (row === undefined) throw exists(body);
    await noteContact(tx, caller, 'created', row);
    await events.publish(tx, operatorId, coordinationChanged, {});
    return row;
  });
}

const CONTACT: RecordKind<ContactRow, OperatorContactChange> = {
  noun: 'The contact',
  type: 'operator-contact',
  readOnlyFields: Object.keys(operatorContactGot),
  present: presentContact,
  contentOf: contactContent,
  find: findContact,
  update: (tx, row, body) => updateContact(tx, row, contactContent(body)),
  exists: (body) => exists(body),
};

export async function changeContact(
  { database, events }: ServerContext,
  change: RecordChange<OperatorContactChange>,
): Promise<ContactRow> {
  return await database.orm.transaction(async (tx) => {
    const { row } = await changeRecord(tx, CONTACT, change);
    await events.publish(tx, change.caller.operatorId, coordinationChanged, {});
    return row;
  });
}

export async function removeContact({ database, events }: ServerContext, caller: Caller, id: string): Promise<void> {
  await database.orm.transaction(async (tx) => {
    const row = await orNotFound(deleteContact(tx, caller.operatorId, id), 'The contact');
    await noteContact(tx, caller, 'deleted', row);
    await events.publish(tx, caller.operatorId, coordinationChanged, {});
  });
}

/** Imports a table: identical contacts are unchanged, contacts with the same name are replaced, others are created. */
export async function importContacts(
  { database, events }: ServerContext,
  caller: Caller,
  csv: string,
): Promise<ContactImported> {
  const { operatorId } = caller;
  const table = readContacts(csv);
  if (!table.ok) {
    const { code, message } = table.fault;
    throw refusedAt(code, '#/csv', message);
  }
  return await database.orm.transaction(async (tx) => {
    const present = new Map((await contactList(tx, operatorId).all()).map((row) => [row.name, row]));
    const counts = { added: 0, changed: 0, unchanged: 0 };
    await refuseMany(tx, operatorId, table.value.contacts.filter(({ contact }) => !present.has(contact.name)).length);
    for (const { contact } of table.value.contacts) {
      const row = present.get(contact.name);
      if (row === undefined) {
        const addedContact = await insertContact(tx, { id: CA_IDS.next('opc'), operatorId, ...contact });
        counts.added++;
        await noteContact(tx, caller, 'created', addedContact!);
      } else if (isDeepStrictEqual(contactContent(row), contactContent(contact))) counts.unchanged++;
      else {
        await updateContact(tx, row, contact);
        counts.changed++;
        await noteContact(tx, caller, 'changed', row);
      }
    }
    await events.publish(tx, operatorId, coordinationChanged, {});
    return { ...counts, rejected: table.value.rejected };
  });
}

async function refuseMany(db: Queries, operatorId: string, more: number): Promise<void> {
  if ((await contactList(db, operatorId).count()) + more > MOST_CONTACTS)
    throw refused('too-many-contacts', {
      detail: `The maximum number of contacts of an organisation is ${MOST_CONTACTS}.`,
    });
}

export async function noteContact(
  tx: Transaction,
  caller: Caller,
  action: string,
  { id, name }: ContactRow,
): Promise<void> {
  const detail = { name };
  await writeAudit(tx, { ...caller, action, recordType: 'operator-contact', recordId: id, detail });
}

function exists({ name }: Pick<OperatorContactBody, 'name'>): Refusal {
  return refusedAt('contact-exists', '#/name', `There is a contact ${name} already.`);
}

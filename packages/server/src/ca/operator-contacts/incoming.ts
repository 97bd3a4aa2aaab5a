import { isDeepStrictEqual } from 'node:util';
import { MOST_CONTACTS } from '@keepout/contract/ca/coordination-fields';
import { directoryChange } from '@keepout/operations/coordination/directory-change';
import type { ServerContext } from '../../hosting/module.ts';
import { coordinationChanged } from '../../ports/ca-events.ts';
import type { ContactIntake } from '../../ports/contacts.ts';
import { CA_IDS } from '../ids.ts';
import { contactContent, noteContact } from './service.ts';
import { contactList, deleteContact, insertContact, updateContact } from './store.ts';

/** Imports contacts from feeds. */
export const contactIntakeOf = ({ database, events }: ServerContext): ContactIntake => ({
  take: async ({ operatorId, actor, source, contacts, isTrial }) =>
    await database.orm.transaction(async (tx) => {
      const caller = { operatorId, actor };
      const rows = await contactList(tx, operatorId).all();
      const {
        before,
        removedContacts: removedRows,
        fresh,
        newer,
        byHand,
      } = directoryChange(rows, source, contacts, (row, contact) =>
        isDeepStrictEqual(contactContent(row), contactContent(contact)),
      );
      const isTooMany = rows.length - removedRows.length + fresh.length > MOST_CONTACTS;
      const counts = { added: fresh.length, newer: newer.length, gone: removedRows.length };
      const changeCounts = { before, byHand, isTooMany, ...counts };
      if (isTrial || isTooMany || removedRows.length + fresh.length + newer.length === 0) return changeCounts;
      const origin = { source, receivedAt: new Date().toISOString() };
      for (const row of removedRows) {
        await deleteContact(tx, operatorId, row.id);
        await noteContact(tx, caller, 'deleted', row);
      }
      for (const contact of fresh) {
        const row = await insertContact(tx, { id: CA_IDS.next('opc'), operatorId, ...contact, ...origin });
        // Undefined: a contact with the same name was created in the meantime.
        if (row !== undefined) await noteContact(tx, caller, 'created', row);
      }
      for (const { row, contact } of newer) {
        if (await updateContact(tx, row, contact, origin)) await noteContact(tx, caller, 'changed', row);
      }
      await events.publish(tx, operatorId, coordinationChanged, {});
      return changeCounts;
    }),
});

import { isDeepStrictEqual } from 'node:util';
import { MOST_CONTACTS } from '@keepout/contract/ca/coordination-fields';
import type { ServerContext } from '../../hosting/module.ts';
import { coordinationChanged } from '../../ports/ca-events.ts';
import type { ContactIntake, ContactsTaken } from '../../ports/contacts.ts';
import { CA_IDS } from '../ids.ts';
import { contentOf, noteContact } from './service.ts';
import { contactList, deleteContact, insertContact, updateContact } from './store.ts';

/** Contacts that come by themselves. What a person wrote stays; of others the newest word counts. */
export const contactIntakeOf = ({ database, events }: ServerContext): ContactIntake => ({
  take: async ({ operatorId, actor, source, contacts, isTrial }): Promise<ContactsTaken> =>
    await database.orm.transaction(async (tx) => {
      const caller = { operatorId, actor };
      const rows = await contactList(tx, operatorId).all();
      const present = new Map(rows.map((row) => [row.name, row]));
      const named = new Set(contacts.map(({ name }) => name));
      const before = rows.filter((row) => row.source === source);
      const gone = before.filter(({ name }) => !named.has(name));
      const byHand = contacts.filter(({ name }) => present.get(name)?.source === null);
      const fresh = contacts.filter(({ name }) => !present.has(name));
      const newer = contacts.flatMap((contact) => {
        const row = present.get(contact.name);
        const isSame =
          row === undefined || row.source === null || isDeepStrictEqual(contentOf(row), contentOf(contact));
        return isSame ? [] : [{ row, contact }];
      });
      const counts = { before: before.length, added: fresh.length, newer: newer.length, gone: gone.length };
      const isTooMany = rows.length - gone.length + fresh.length > MOST_CONTACTS;
      const taken = { ...counts, left: byHand.length, isTooMany };
      if (isTrial || isTooMany) return taken;
      const origin = { source, cameAt: new Date().toISOString() };
      for (const row of gone) {
        await deleteContact(tx, operatorId, row.id);
        await noteContact(tx, caller, 'deleted', row);
      }
      for (const contact of fresh) {
        const row = await insertContact(tx, { id: CA_IDS.next('opc'), operatorId, ...contact, ...origin });
        // Somebody wrote one of that name meanwhile.
        if (row !== undefined) await noteContact(tx, caller, 'created', row);
      }
      for (const { row, contact } of newer) {
        if (await updateContact(tx, row, contact, origin)) await noteContact(tx, caller, 'changed', row);
      }
      await events.publish(tx, operatorId, coordinationChanged, {});
      return taken;
    }),
});

import type { OperatorContactBody } from '@keepout/contract/ca/operator-contact';

interface KeptContact {
  readonly name: string;
  /** Directory that the contact is from; null for a contact entered by a person. */
  readonly source: string | null;
}

/** Changes that a directory makes to the existing contacts. */
export interface DirectoryChange<Kept extends KeptContact> {
  /** Contacts that the source had brought before. */
  readonly before: number;
  readonly removedContacts: readonly Kept[];
  readonly fresh: readonly OperatorContactBody[];
  readonly newer: readonly { readonly row: Kept; readonly contact: OperatorContactBody }[];
  /** Number of contacts entered by a person: these are not changed. */
  readonly byHand: number;
}

/** Returns the changes by a directory: contacts entered by a person stay, others are updated, and those that the directory removed are deleted. */
export function directoryChange<Kept extends KeptContact>(
  rows: readonly Kept[],
  source: string,
  contacts: readonly OperatorContactBody[],
  isSame: (row: Kept, contact: OperatorContactBody) => boolean,
): DirectoryChange<Kept> {
  const present = new Map(rows.map((row) => [row.name, row]));
  const contactNames = new Set(contacts.map(({ name }) => name));
  const before = rows.filter((row) => row.source === source);
  return {
    before: before.length,
    removedContacts: before.filter(({ name }) => !contactNames.has(name)),
    fresh: contacts.filter(({ name }) => !present.has(name)),
    newer: contacts.flatMap((contact) => {
      const row = present.get(contact.name);
      return row === undefined || row.source === null || isSame(row, contact) ? [] : [{ row, contact }];
    }),
    byHand: contacts.filter(({ name }) => present.get(name)?.source === null).length,
  };
}

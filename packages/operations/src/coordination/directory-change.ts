import type { OperatorContactBody } from '@keepout/contract/ca/operator-contact';

interface KeptContact {
  readonly name: string;
  /** What brought it; null: a person wrote it. */
  readonly source: string | null;
}

/** What a directory changes of the contacts that are there. */
export interface DirectoryChange<Kept extends KeptContact> {
  /** Contacts that the source had brought before. */
  readonly before: number;
  readonly gone: readonly Kept[];
  readonly fresh: readonly OperatorContactBody[];
  readonly newer: readonly { readonly row: Kept; readonly contact: OperatorContactBody }[];
  /** Of which a person wrote a contact: that stays. */
  readonly byHand: number;
}

/** What a person wrote stays; of others the newest word counts, and what the source has no more goes. */
export function directoryChange<Kept extends KeptContact>(
  rows: readonly Kept[],
  source: string,
  contacts: readonly OperatorContactBody[],
  isSame: (row: Kept, contact: OperatorContactBody) => boolean,
): DirectoryChange<Kept> {
  const present = new Map(rows.map((row) => [row.name, row]));
  const named = new Set(contacts.map(({ name }) => name));
  const before = rows.filter((row) => row.source === source);
  return {
    before: before.length,
    gone: before.filter(({ name }) => !named.has(name)),
    fresh: contacts.filter(({ name }) => !present.has(name)),
    newer: contacts.flatMap((contact) => {
      const row = present.get(contact.name);
      return row === undefined || row.source === null || isSame(row, contact) ? [] : [{ row, contact }];
    }),
    byHand: contacts.filter(({ name }) => present.get(name)?.source === null).length,
  };
}

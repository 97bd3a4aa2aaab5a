import {
  type CoordinationEntry,
  type CoordinationIntent,
  type CoordinationLink,
  type CoordinationSide,
  coordinationEntry,
  coordinationLink,
} from '@keepout/contract/ca/coordination';
import { fieldsOf } from '@keepout/contract/platform/fields-of';
import type { EntryRow, LinkRow } from './store.ts';

export const presentCoordinationEntry = (row: EntryRow): CoordinationEntry => ({
  entryId: row.id,
  ...fieldsOf(coordinationEntry, row),
  by: row.writtenBy,
});

export const presentLink = (row: LinkRow): CoordinationLink => ({
  linkId: row.id,
  ...fieldsOf(coordinationLink, row),
});

/** Returns the last stated intent of a side. @param entries   newest first */
export function statedBy(entries: readonly EntryRow[], side: CoordinationSide) {
  const row = entries.find((entry) => entry.side === side && entry.intent !== 'NOTE');
  return row === undefined ? null : { intent: row.intent, at: row.at, who: row.who || row.writtenBy };
}

/** Returns whether both operators intend to manoeuvre, or neither does. */
export const isContradictory = (
  ownIntent: CoordinationIntent | undefined,
  otherIntent: CoordinationIntent | undefined,
): boolean => ownIntent !== undefined && ownIntent === otherIntent && (ownIntent === 'MOVES' || ownIntent === 'STAYS');

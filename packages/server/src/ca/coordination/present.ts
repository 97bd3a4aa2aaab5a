import type {
  CoordinationEntry,
  CoordinationIntent,
  CoordinationLink,
  CoordinationSide,
} from '@keepout/contract/ca/coordination';
import { wireTime } from '../../platform/database/stored-time.ts';
import type { EntryRow, LinkRow } from './store.ts';

export const presentEntry = (row: EntryRow): CoordinationEntry => ({
  entryId: row.id,
  side: row.side,
  intent: row.intent,
  channel: row.channel,
  who: row.who,
  note: row.note,
  at: wireTime(row.at),
  by: row.writtenBy,
});

export const presentLink = (row: LinkRow): CoordinationLink => ({
  linkId: row.id,
  expiresAt: wireTime(row.expiresAt),
  answers: row.answers,
  sharesProbability: row.sharesProbability,
  question: row.question,
  createdAt: wireTime(row.createdAt),
  createdBy: row.createdBy,
});

/** What a side said last that it does. @param entries   the newest first */
export function statedBy(entries: readonly EntryRow[], side: CoordinationSide) {
  const row = entries.find((entry) => entry.side === side && entry.intent !== 'NOTE');
  return row === undefined ? null : { intent: row.intent, at: wireTime(row.at), who: row.who || row.writtenBy };
}

/** Both mean to move, or both to stay: nobody, or two, would. */
export const isContradictory = (
  ours: CoordinationIntent | undefined,
  theirs: CoordinationIntent | undefined,
): boolean => ours !== undefined && ours === theirs && (ours === 'MOVES' || ours === 'STAYS');

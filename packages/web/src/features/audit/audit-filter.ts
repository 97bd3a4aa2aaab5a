import type { Search } from '../../navigation/use-search-change.ts';

/** The filters of the log as they are written, by their names in the address. */
export const filterNames = ['actor', 'action', 'type', 'record', 'from', 'to'] as const;
export type FilterName = (typeof filterNames)[number];
export type WrittenFilter = Readonly<Record<FilterName, string>>;

export const filterIn = (search: Search): WrittenFilter =>
  Object.fromEntries(filterNames.map((name) => [name, search[name] ?? ''])) as WrittenFilter;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})Z?$/;

/** A time that was written, as the API takes it: a day alone begins with it, or ends with it. Undefined where it is none. */
export function timeIn(text: string, end: 'from' | 'to'): string | undefined {
  const day = DAY.test(text.trim()) ? text.trim() : undefined;
  const [, date, time] = TIME.exec(text.trim()) ?? [];
  const iso = day !== undefined ? `${day}T${end === 'from' ? '00:00:00' : '23:59:59.999999'}Z` : `${date}T${time}Z`;
  return Number.isNaN(Date.parse(iso)) ? undefined : iso;
}

/** The codes of what was written in the words of the screen; what is none of them is taken as a code. */
export function inCodes(
  written: WrittenFilter,
  words: Readonly<Record<'actions' | 'recordTypes', Readonly<Record<string, string>>>>,
): WrittenFilter {
  const code = (text: string, names: Readonly<Record<string, string>>) =>
    Object.entries(names).find(([, name]) => name.toLowerCase() === text.trim().toLowerCase())?.[0] ?? text;
  return { ...written, action: code(written.action, words.actions), type: code(written.type, words.recordTypes) };
}

/** What the API is asked for; empty filters are left out. */
export function queryOf(written: WrittenFilter, operatorId: string | undefined): Readonly<Record<string, string>> {
  const asked = {
    'operator-id': operatorId,
    actor: written.actor.trim(),
    action: written.action.trim(),
    'record-type': written.type.trim(),
    'record-id': written.record.trim(),
    from: written.from === '' ? undefined : timeIn(written.from, 'from'),
    to: written.to === '' ? undefined : timeIn(written.to, 'to'),
  };
  return Object.fromEntries(
    Object.entries(asked).filter((entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== ''),
  );
}

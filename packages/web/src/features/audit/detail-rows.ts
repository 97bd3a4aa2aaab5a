import type { AuditEntry } from '@keepout/contract/audit/entry';
import type { Sentence } from '@keepout/contract/platform/sentence';
import { formatMoney } from '../../format/money.ts';
import { ABSENT, formatNumber, formatSignificant, MINUS } from '../../format/number.ts';
import { type DisplayZone, formatTime, parseTime } from '../../time/utc.ts';

/** A labelled value of an entry, in addition to its actor and action. */
export interface DetailRow {
  readonly key: string;
  readonly name: string;
  readonly value: string;
}

export interface DetailWords {
  /** Labels of fields by the last part of their path; a missing label is split at its capitals: `dragArea` is `Drag area`. */
  readonly names: Readonly<Record<string, string>>;
  readonly fields?: Readonly<Record<string, string>>;
  readonly yes: string;
  readonly no: string;
  readonly minorUnits: (amount: string) => string;
}

type Detail = AuditEntry['detail'];

/** Returns the detail of an entry as labelled values: changes field by field, amounts in their currency, times in the display zone. */
export function detailRows(
  detail: Detail,
  words: DetailWords,
  zone: DisplayZone,
  names: ReadonlyMap<string, string> = new Map(),
): readonly DetailRow[] {
  const { currency } = detail;
  const isMoney = ([name, value]: readonly [string, unknown]) => AMOUNTS.has(name) && typeof value === 'number';
  const hasMoney = typeof currency === 'string' && Object.entries(detail).some(isMoney);
  return Object.entries(detail).flatMap(([name, value]) => {
    if (hasMoney && name === 'currency') return [];
    return isMoney([name, value]) ? [row(name, moneyText(value as number))] : rowsOf(name, value);
  });

  function moneyText(amount: number): string {
    return typeof currency === 'string' ? formatMoney({ amount, currency }) : words.minorUnits(formatNumber(amount));
  }

  function row(path: string, value: string): DetailRow {
    return { key: path, name: fieldName(path, { ...words.fields, ...words.names }), value };
  }
  function rowsOf(path: string, value: unknown): readonly DetailRow[] {
    if (Array.isArray(value) && value.length > 0 && value.every(isChange)) {
      return value.map(({ field, from, to }) => row(field, `${displayedValue(from)} → ${displayedValue(to)}`));
    }
    if (isRecord(value)) return Object.entries(value).flatMap(([name, part]) => rowsOf(`${path}.${name}`, part));
    return [row(path, displayedValue(value))];
  }
  function displayedValue(value: unknown): string {
    if (value === null || value === undefined || value === '') return ABSENT;
    if (typeof value === 'boolean') return value ? words.yes : words.no;
    if (isVector(value)) return `(${value.map(componentText).join(', ')})`;
    if (Array.isArray(value)) return value.length === 0 ? ABSENT : value.map(displayedValue).join(', ');
    if (typeof value === 'object') return JSON.stringify(value);
    const text = String(value);
    const name = names.get(text);
    if (name !== undefined) return name;
    // A date without a time of day is not converted to the display zone.
    return text.includes('T') && parseTime(text) !== undefined ? formatTime(parseTime(text), zone) : text;
  }
}

/** Fields in the minor unit of the currency of the entry. */
const AMOUNTS: ReadonlySet<string> = new Set(['amount', 'available', 'availableBefore', 'limit', 'limitBefore', 'net']);

const isVector = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.length === 3 && value.every((part) => typeof part === 'number');

/** Smaller components have an exponent. */
const LEAST_COMPONENT = 1e-3;

/** A component in three significant digits: 0.0123, 1.09e−5. */
function componentText(component: number): string {
  if (component === 0 || Math.abs(component) >= LEAST_COMPONENT) return formatSignificant(component);
  return component.toExponential(2).replaceAll('-', MINUS);
}

/** One field of a change, as stored in the log. */
interface Change {
  readonly field: string;
  readonly from: unknown;
  readonly to: unknown;
}

const isRecord = (value: unknown): value is Detail =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isChange = (value: unknown): value is Change =>
  isRecord(value) && typeof value['field'] === 'string' && 'from' in value && 'to' in value;

/** Returns the label of a field, or its name split at the capitals. */
function fieldName(path: string, names: DetailWords['names']): string {
  const last = path.slice(path.lastIndexOf('.') + 1);
  const name = [path, last].find((key) => Object.hasOwn(names, key));
  if (name !== undefined) return names[name]!;
  const words = last.replace(/([a-z0-9])([A-Z])/g, (_, before, capital) => `${before} ${capital.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const SENTENCES = 'Sentences';

/** Returns the detail with the sentences of the platform (`reason` with `reasonSentences`) in the language of the reader. */
export function inOwnWords(detail: Detail, wording: (text: string, sentences: readonly Sentence[]) => string): Detail {
  const entries = Object.entries(detail).filter(
    ([name]) => !(name.endsWith(SENTENCES) && name.slice(0, -SENTENCES.length) in detail),
  );
  return Object.fromEntries(
    entries.map(([name, value]) => {
      const sentences = detail[`${name}${SENTENCES}`];
      return [name, Array.isArray(sentences) ? wording(String(value), sentences as readonly Sentence[]) : value];
    }),
  );
}

type NamedEntry = Pick<AuditEntry, 'recordId' | 'recordName' | 'recordTime'>;

/** Returns the name of the record of an entry; undefined for a record without a name. */
export function nameOf({ recordName, recordTime }: NamedEntry, zone: DisplayZone): string | undefined {
  if (recordName === undefined || recordTime === undefined) return recordName;
  return `${recordName}, ${formatTime(parseTime(recordTime), zone)}`;
}

/** Returns the record names of these entries by id: the detail of another entry may contain the ids. */
export const namesById = (entries: readonly NamedEntry[], zone: DisplayZone): ReadonlyMap<string, string> =>
  new Map(
    entries.flatMap((entry) => {
      const name = nameOf(entry, zone);
      return name === undefined ? [] : [[entry.recordId, name] as const];
    }),
  );

/** Returns all of the detail in one line for a table. */
export const detailLine = (rows: readonly DetailRow[]): string =>
  rows.map(({ name, value }) => `${name}: ${value}`).join(' · ');

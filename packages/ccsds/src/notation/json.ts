import type { FaultList } from '../fault/message-fault.ts';
import { COMMENT, type Field } from '../value/field.ts';
import { LONGEST_TEXT, LONGEST_VALUE } from './kvn.ts';
import { oneLine } from './xml.ts';

/** A JSON object whose members are not yet known. */
export type JsonRecord = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Parses a JSON text; an invalid text is noted. Numbers become JavaScript numbers, so messages quote theirs. */
export function parseJson(text: string, faults: FaultList): unknown {
  if (text.length > LONGEST_TEXT) {
    faults.add('too-large', { limit: LONGEST_TEXT });
    return undefined;
  }
  try {
    return JSON.parse(text.charCodeAt(0) === 0xfeff ? text.slice(1) : text) as unknown;
  } catch (error) {
    if (!(error instanceof SyntaxError) && !(error instanceof RangeError)) throw error;
    faults.add('malformed-json', { value: error.message });
    return undefined;
  }
}

/**
 * Returns the complete records of a list that was cut, inside its last record or before its bracket.
 *
 * @returns undefined for a complete list, other texts, a list without a complete record, or one that is broken elsewhere than at its end
 */
export function wholeRecordsOf(text: string): readonly unknown[] | undefined {
  const start = text.indexOf('[');
  if (start < 0 || text.slice(0, start).replace('\ufeff', '').trim() !== '') return undefined;
  const wholeEnd = lastRecordEnd(text, start);
  if (wholeEnd === undefined) return undefined;
  try {
    const records = JSON.parse(`${text.slice(start, wholeEnd)}]`) as unknown[];
    return records.length === 0 ? undefined : records;
  } catch {
    return undefined;
  }
}

/** Position after the last complete record of an unclosed list; undefined for a closed one. */
function lastRecordEnd(text: string, start: number): number | undefined {
  // Structure outside of texts; a text that is cut itself has no end quote and no structure.
  const structure = /"(?:[^"\\]|\\.)*(?:"|$)|[[\]{}]/gs;
  structure.lastIndex = start;
  let depth = 0;
  let end = start + 1;
  for (let match = structure.exec(text); match !== null; match = structure.exec(text)) {
    const sign = match[0];
    if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') {
      depth -= 1;
      if (depth === 0) return undefined;
      if (depth === 1) end = structure.lastIndex;
    }
  }
  return end;
}

/** A scalar as the text that a KVN message would have; undefined for null, objects, lists and texts beyond its lines. */
export function jsonText(value: unknown): string | undefined {
  if (typeof value === 'string') return value.length > LONGEST_VALUE ? undefined : oneLine(value).trim();
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return undefined;
}

/** The fields of a section object; `COMMENT` may be one text or a list. Null members are left out. */
export function fieldsFromJson(value: unknown, section: string, faults: FaultList): Field[] {
  if (!isRecord(value)) {
    if (value !== undefined) faults.add('malformed-json', { keyword: section, value: typeof value });
    return [];
  }
  const fields: Field[] = [];
  for (const [keyword, member] of Object.entries(value)) {
    const texts = keyword === COMMENT && Array.isArray(member) ? member : [member];
    for (const item of texts) {
      if (item === null) continue;
      const itemText = jsonText(item);
      if (itemText === undefined) faults.add('malformed-json', { keyword, value: typeof item });
      else fields.push({ keyword, value: itemText, line: 0 });
    }
  }
  return fields;
}

/**
 * A section as an object: comments first as a list, then keyword to value text in the order of the fields. It has no prototype, so that
 * a keyword `__proto__` is a member like any other.
 */
export function fieldsToJson(fields: readonly Field[]): Record<string, string | string[]> {
  const record: Record<string, string | string[]> = Object.create(null);
  const comments = fields.filter((field) => field.keyword === COMMENT).map((field) => field.value);
  if (comments.length > 0) record[COMMENT] = comments;
  for (const field of fields) {
    if (field.keyword !== COMMENT) record[field.keyword] = field.value;
  }
  return record;
}

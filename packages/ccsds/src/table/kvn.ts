import { LONGEST_TEXT } from '../notation/kvn.ts';
import { giveOmmKvn } from '../omm/many.ts';
import { OMM } from '../omm/spec.ts';
import type { CollectedTable } from './collector.ts';
import { behindBlanks, type RecordNotation, readByPatterns, standsAt } from './pattern-reader.ts';
import { patternOf, type WrittenValue } from './record-pattern.ts';

const isVersion = (bytes: Uint8Array, at: number): boolean => standsAt(bytes, at, OMM.versionKeyword);

const KVN: RecordNotation = {
  endOf(bytes, at) {
    for (let line = bytes.indexOf(10, at); line >= 0; line = bytes.indexOf(10, line + 1)) {
      let word = line + 1;
      while (bytes[word] === 32 || bytes[word] === 9) word++;
      if (isVersion(bytes, word)) return line + 1;
    }
    return bytes.length;
  },
  mayFollow: isVersion,
  give(text, record, linesBefore, collector) {
    giveOmmKvn(text, record, linesBefore, {
      element: (element, number, line) => collector.add(element, number, line),
      fault: (fault, number) => collector.fault(fault, number),
    });
    return true;
  },
  patternOf(bytes, from, to) {
    let end = to;
    while (end > from && bytes[end - 1]! <= 32) end--;
    return patternOf(bytes, from, end, valuesOf(bytes, from, end), end < to ? bytes[end]! : 10);
  },
  lineOf: () => 0,
};

/** Behind the equals sign of each line, without blanks; of a value with a unit the value. */
function valuesOf(bytes: Uint8Array, from: number, to: number): WrittenValue[] {
  const values: WrittenValue[] = [];
  for (let at = from; at < to; ) {
    let end = bytes.indexOf(10, at);
    if (end < 0 || end > to) end = to;
    const text = String.fromCharCode(...bytes.subarray(at, end));
    const match = /^\s*([A-Z]\w*)(\s*=\s*)(\S(?:.*\S)?)\s*$/.exec(text);
    if (match !== null) {
      const [, keyword = '', , value = ''] = match;
      const unit = /\s*\[[^[\]]*\]$/.exec(value)?.[0] ?? '';
      const start = at + text.indexOf(value, text.indexOf('=') + 1);
      const isText = keyword.startsWith('OBJECT_') || keyword.startsWith('USER_DEFINED_');
      // A text that ends in a bracket, or in blanks: its line stays as it is.
      if (!(isText && unit !== '') && !/\s\r?$/.test(text.replace(/\r$/, ''))) {
        values.push({ keyword, from: start, to: start + value.length - unit.length });
      }
    }
    at = end + 1;
  }
  return values;
}

/**
 * Reads OMM as KVN, one message after the other, without an object for each record. Unusual records go
 * through `giveOmmKvn`, so that values and faults are those of `readCatalogue`.
 *
 * @returns undefined for tables that it cannot read completely
 */
export function kvnTable(bytes: Uint8Array): CollectedTable | undefined {
  const first = behindBlanks(bytes, 0);
  if (bytes.length > LONGEST_TEXT || first < 0 || !isVersion(bytes, first)) return undefined;
  return readByPatterns(bytes, first, KVN, (at) => at >= bytes.length)?.table();
}

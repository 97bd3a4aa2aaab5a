import { LONGEST_TEXT } from '../notation/kvn.ts';
import { parseXml } from '../notation/xml.ts';
import { giveOmmXml } from '../omm/many.ts';
import { asciiText } from './bytes.ts';
import type { CollectedTable } from './collector.ts';
import { behindBlanks, type RecordNotation, readByPatterns, standsAt } from './pattern-reader.ts';
import { patternOf, type WrittenValue } from './record-pattern.ts';

const END = '</omm>';
const LAST = '</ndm>';
/** Longer records and prologues are looked at by the reader of records. */
const LONGEST = 16_384;

const XML: RecordNotation = {
  endOf(bytes, at) {
    const endMax = Math.min(bytes.length, at + LONGEST);
    for (let open = bytes.indexOf(60, at); open >= 0 && open < endMax; open = bytes.indexOf(60, open + 1)) {
      // Comments, CDATA and instructions may hold anything.
      if (bytes[open + 1] === 33 || bytes[open + 1] === 63) return -1;
      if (standsAt(bytes, open, END)) return open + END.length;
    }
    return -1;
  },
  mayFollow: isOmm,
  give(text, record, linesBefore, collector) {
    return giveOmmXml(text, record, linesBefore, {
      element: (element, number, line) => collector.add(element, number, line),
      fault: (fault, number) => collector.fault(fault, number),
    });
  },
  patternOf(bytes, from, to) {
    return patternOf(bytes, from, to, valuesOf(asciiText(bytes, from, to), from), 60);
  },
  lineOf: (text) => text.slice(0, text.indexOf('>')).split('\n').length - 1,
};

function isOmm(bytes: Uint8Array, at: number): boolean {
  const behind = bytes[at + 4]!;
  return standsAt(bytes, at, '<omm') && (behind === 62 || behind === 32 || behind === 10 || behind === 13);
}

/** Texts between a tag and the end of its element, without blanks at their ends. */
function valuesOf(text: string, from: number): WrittenValue[] {
  const values: WrittenValue[] = [];
  for (const match of text.matchAll(/<(\w+)((?:\s[^<>]*)?)>([^<>&\s](?:[^<>&]*[^<>&\s])?)(?=<\/\1>)/g)) {
    const [all, name = '', attributes = '', value = ''] = match;
    const parameter = /^\s+parameter="(\w+)"\s*$/.exec(attributes)?.[1];
    const keyword = name === 'USER_DEFINED' && parameter !== undefined ? `USER_DEFINED_${parameter}` : name;
    const start = from + match.index + all.length - value.length;
    values.push({ keyword, from: start, to: start + value.length });
  }
  return values;
}

/**
 * Reads OMM as XML, many inside an `ndm`, without an object for each record. Unusual records go through
 * `giveOmmXml`, so that values and faults are those of `readCatalogue`.
 *
 * @returns undefined for tables that it cannot read completely: comments, other elements, a text that ends early
 */
export function xmlTable(bytes: Uint8Array): CollectedTable | undefined {
  if (bytes.length > LONGEST_TEXT) return undefined;
  const first = firstRecord(bytes);
  if (first < 0) return undefined;
  const isEnd = (at: number): boolean =>
    standsAt(bytes, at, LAST) && behindBlanks(bytes, at + LAST.length) === bytes.length;
  return readByPatterns(bytes, first, XML, isEnd)?.table();
}

/** The first record inside an `ndm` after only a declaration; -1 for other texts. */
function firstRecord(bytes: Uint8Array): number {
  const endMax = Math.min(bytes.length, LONGEST);
  for (let open = bytes.indexOf(60); open >= 0 && open < endMax; open = bytes.indexOf(60, open + 1)) {
    if (!isOmm(bytes, open)) continue;
    const text = asciiText(bytes, 0, open);
    const isPlain =
      /^\s*(?:<\?xml [^<>]*\?>\s*)?<ndm(?:\s[^<>]*)?>\s*$/.test(text) && !/[^ -~\t\r\n]|\r(?!\n)/.test(text);
    return isPlain && parseXml(text + LAST).ok ? open : -1;
  }
  return -1;
}

import { epochReader } from '../value/time-system.ts';
import { asciiText } from './bytes.ts';
import { TableCollector } from './collector.ts';
import { fittingRecord, type RecordPattern } from './record-pattern.ts';
import { PlainEpochs } from './row.ts';

/** Records of one table differ in their omissions; maximum number of cached patterns. */
const MOST_PATTERNS = 8;
/** Blanks and empty lines between two records; more are looked at by the reader of records. */
const MOST_BLANKS = 1000;
const SHORTEST_RECORD = 400;

/** A notation of consecutive records. */
export interface RecordNotation {
  /** Where the record that begins at `at` ends; -1 where that cannot be said. */
  endOf(bytes: Uint8Array, at: number): number;
  /** Whether a record, or text that may follow the last one, begins at `at`. */
  mayFollow(bytes: Uint8Array, at: number): boolean;
  /** Gives a record by its text; undefined where the table cannot be read record by record. */
  give(text: string, record: number, linesBefore: number, collector: TableCollector): boolean;
  patternOf(bytes: Uint8Array, from: number, to: number): RecordPattern;
  /** Lines from the beginning of a record to the line that faults name. */
  lineOf(text: string): number;
}

/**
 * Reads records that are equal in all but plain values; unusual records go through the reader of records.
 *
 * @param from    beginning of the first record      @param isEnd   whether the table may end here
 * @returns undefined for tables that it cannot read completely
 */
export function readByPatterns(
  bytes: Uint8Array,
  from: number,
  notation: RecordNotation,
  isEnd: (at: number) => boolean,
): TableCollector | undefined {
  const collector = new TableCollector(Math.ceil(bytes.length / SHORTEST_RECORD));
  const epochs = new PlainEpochs(epochReader('UTC'));
  const patterns: { readonly pattern: RecordPattern; readonly line: number; readonly lines: number }[] = [];
  let record = 0;
  let lines = linesIn(bytes, 0, from);
  let at = from;
  while (!isEnd(at)) {
    record++;
    let end = -1;
    let passed = 0;
    for (let n = 0; n < patterns.length && end < 0; n++) {
      const { pattern, line, lines: patternLines } = patterns[n]!;
      const fitting = fittingRecord(pattern, bytes, at, collector, epochs);
      if (fitting === undefined) continue;
      const next = behindBlanks(bytes, fitting.end);
      if (next < 0 || !(isEnd(next) || notation.mayFollow(bytes, next))) continue;
      collector.keep(fitting.objectType, record, lines + 1 + line);
      end = next;
      passed = patternLines + linesIn(bytes, fitting.end, next);
      if (n > 0) patterns.unshift(...patterns.splice(n, 1));
    }
    if (end < 0) {
      const stop = notation.endOf(bytes, at);
      if (stop < 0 || !isPlain(bytes, at, stop)) return undefined;
      const text = asciiText(bytes, at, stop);
      const before = collector.given;
      if (!notation.give(text, record, lines, collector)) return undefined;
      if (collector.given > before && patterns.length < MOST_PATTERNS) {
        const pattern = notation.patternOf(bytes, at, stop);
        const lineCount = pattern.literals.reduce((sum, literal) => sum + linesIn(literal, 0, literal.length), 0);
        patterns.unshift({ pattern, line: notation.lineOf(text), lines: lineCount });
      }
      end = behindBlanks(bytes, stop);
      if (end < 0) return undefined;
      passed = linesIn(bytes, at, end);
    }
    lines += passed;
    at = end;
  }
  return collector;
}

function linesIn(bytes: Uint8Array, from: number, to: number): number {
  let lines = 0;
  for (let at = from; at < to; at++) if (bytes[at] === 10) lines++;
  return lines;
}

/** The first place from `at` on that is no blank; -1 where there are too many, or a line ends in an unusual way. */
export function behindBlanks(bytes: Uint8Array, from: number): number {
  let at = from;
  for (; at < bytes.length; at++) {
    const code = bytes[at];
    if (code !== 32 && code !== 10 && code !== 9 && !(code === 13 && bytes[at + 1] === 10)) break;
  }
  return at - from > MOST_BLANKS ? -1 : at;
}

/** Printable ASCII, tabs and line ends. */
function isPlain(bytes: Uint8Array, from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const code = bytes[at]!;
    if (code > 126 || (code < 32 && code !== 10 && code !== 9 && !(code === 13 && bytes[at + 1] === 10))) return false;
  }
  return true;
}

/** Whether an ASCII text is at `at`. */
export function standsAt(bytes: Uint8Array, at: number, text: string): boolean {
  for (let k = 0; k < text.length; k++) if (bytes[at + k] !== text.charCodeAt(k)) return false;
  return true;
}

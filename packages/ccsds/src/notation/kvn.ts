import type { FaultList } from '../fault/message-fault.ts';
import { printable } from './printable.ts';

/** Kind of one non-blank line of a KVN message. */
export interface KvnLine {
  readonly line: number;
  readonly kind: 'comment' | 'keyword' | 'data';
  /** Empty for comments and data. */
  readonly keyword: string;
  /** Comment text, value with its unit as written, or the complete data line; trimmed. */
  readonly value: string;
}

/** The longest value in any notation, characters: a value that one notation reads fits into every other. */
export const LONGEST_VALUE: number = 64 * 1024;
/** The longest line a message may have; the books say 254 characters, lines of an OCM may be of any length. */
export const LONGEST_LINE: number = LONGEST_VALUE + 1024;
/** The longest text a reader takes on, characters. */
export const LONGEST_TEXT: number = 96 * 1024 * 1024;

/**
 * Walks the lines of a KVN text: CR, LF or CRLF ends, a byte-order mark, blank lines and case of values do not matter.
 *
 * `COMMENT text` and the `COMMENT = text` that some producers write are comments. A line with `=` after an
 * upper-case word is a keyword; any other line is data.
 *
 * @param visit called for each line that is not blank; false stops the walk
 */
export function walkKvn(text: string, faults: FaultList, visit: (line: KvnLine) => boolean | undefined): void {
  if (text.length > LONGEST_TEXT) {
    faults.add('too-large', { limit: LONGEST_TEXT });
    return;
  }
  const lines = withLineFeeds(text);
  let line = 0;
  let at = lines.charCodeAt(0) === 0xfeff ? 1 : 0;
  while (at < lines.length) {
    let end = lines.indexOf('\n', at);
    if (end < 0) end = lines.length;
    const raw = printable(lines.slice(at, end)).trim();
    at = end + 1;
    line += 1;
    if (raw === '') continue;
    if (raw.length > LONGEST_LINE) {
      faults.add('line-too-long', { line, limit: LONGEST_LINE });
      return;
    }
    if (visit(kvnLine(raw, line)) === false) return;
  }
}

/** Lines may end with CR, LF or both, in either order (502.0-B-3, 7.3.7); only a single CR needs work. */
export function withLineFeeds(text: string): string {
  return /\r(?!\n)/.test(text) ? text.replace(/\r\n|\n\r|\r/g, '\n') : text;
}

/**
 * True for a keyword as KVN can carry it: a word, or USER_DEFINED_ with anything behind it but an equals sign, blanks at
 * an end or in a row, and brackets.
 */
export function isKeyword(text: string): boolean {
  if (text.length > 256) return false;
  return /^[A-Za-z]\w*$/.test(text) || /^USER_DEFINED_(?:[^=\s[\]]+(?: [^=\s[\]]+)*)?$/.test(text);
}

function kvnLine(raw: string, line: number): KvnLine {
  const first = raw.charCodeAt(0);
  const isWord = (first >= 65 && first <= 90) || (first >= 97 && first <= 122);
  if (!isWord) return { line, kind: 'data', keyword: '', value: raw };
  if (raw.startsWith('COMMENT') && !isKeywordCode(raw.charCodeAt(7))) {
    return { line, kind: 'comment', keyword: '', value: commentText(raw) };
  }
  const equals = raw.indexOf('=');
  if (equals < 0) return { line, kind: 'data', keyword: '', value: raw };
  const keyword = raw.slice(0, equals).trimEnd();
  if (keyword.startsWith('USER_DEFINED_') && isKeyword(keyword)) {
    return { line, kind: 'keyword', keyword, value: raw.slice(equals + 1).trimStart() };
  }
  for (let index = 0; index < keyword.length; index += 1) {
    if (!isKeywordCode(keyword.charCodeAt(index))) return { line, kind: 'data', keyword: '', value: raw };
  }
  return { line, kind: 'keyword', keyword, value: raw.slice(equals + 1).trimStart() };
}

/** The text after COMMENT; `COMMENT  = text` loses its equals sign, a ruler of them stays. */
function commentText(raw: string): string {
  const remainder = raw.slice(7).trimStart();
  return remainder.startsWith('=') && remainder.charAt(1) !== '=' ? remainder.slice(1).trimStart() : remainder;
}

/** Writes a comment as a line; a comment that begins with an equals sign gets a second one, which a reader removes. */
export function commentLine(text: string): string {
  return `COMMENT ${text.startsWith('=') && text.charAt(1) !== '=' ? '= ' : ''}${text}`;
}

function isKeywordCode(code: number): boolean {
  return (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code === 95;
}

/** Where a message lies in a file of several. */
export interface MessageRange {
  /** Bytes, `end` excluded. */
  readonly start: number;
  readonly end: number;
  /** Line of the file that it begins on, from 1. */
  readonly line: number;
}

const [LINE_FEED, QUOTE, COMMA, BACKSLASH] = [0x0a, 0x22, 0x2c, 0x5c];
const [LIST, LIST_END, OBJECT, OBJECT_END] = [0x5b, 0x5d, 0x7b, 0x7d];
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];
const VERSION_KEYWORD = Uint8Array.from('CCSDS_CDM_VERS', (sign) => sign.charCodeAt(0));

/**
 * Cuts a file into its messages without reading them: each record of a JSON list is one, each CCSDS_CDM_VERS at the
 * beginning of a line opens one, and any other file is one.
 *
 * Takes one pass over the bytes and stores only positions, so that a file of a million empty records costs no more
 * than its bytes. An unclosed list is one message, and its reader reports the fault.
 *
 * @param bytes   UTF-8, not compressed
 * @param maxMessages    maximum number of ranges; one more is returned where the text has more
 */
export function messageRanges(bytes: Uint8Array, maxMessages: number): readonly MessageRange[] {
  const first = firstSign(bytes);
  const ranges = bytes[first] === LIST ? recordRanges(bytes, first, maxMessages) : keywordRanges(bytes, maxMessages);
  return ranges.length > 1 ? ranges : [{ start: 0, end: bytes.length, line: 1 }];
}

function firstSign(bytes: Uint8Array): number {
  let at = BYTE_ORDER_MARK.every((value, index) => bytes[index] === value) ? BYTE_ORDER_MARK.length : 0;
  while (at < bytes.length && isSpace(bytes[at])) at++;
  return at;
}

function isSpace(byte: number | undefined): boolean {
  return byte === 0x20 || byte === LINE_FEED || byte === 0x0d || byte === 0x09;
}

/** Elements of the list that opens at `open`; none of a list that does not close. */
function recordRanges(bytes: Uint8Array, open: number, maxMessages: number): MessageRange[] {
  const ranges: MessageRange[] = [];
  let line = 1;
  for (let at = 0; at < open; at++) if (bytes[at] === LINE_FEED) line++;
  let depth = 0;
  let isText = false;
  let start = -1;
  let startLine = line;
  for (let at = open; at < bytes.length; at++) {
    const byte = bytes[at]!;
    if (byte === LINE_FEED) line++;
    if (isText) {
      if (byte === BACKSLASH) at++;
      else if (byte === QUOTE) isText = false;
      continue;
    }
    const ends = depth === 1 && (byte === COMMA || byte === LIST_END);
    if (ends && start >= 0) {
      ranges.push({ start, end: at, line: startLine });
      start = -1;
      if (ranges.length > maxMessages) return ranges;
    } else if (depth === 1 && start < 0 && !ends && !isSpace(byte)) {
      start = at;
      startLine = line;
    }
    if (byte === QUOTE) isText = true;
    else if (byte === LIST || byte === OBJECT) depth++;
    else if (byte === LIST_END || byte === OBJECT_END) depth--;
    if (depth === 0) return ranges;
  }
  return [];
}

/** Ranges from each version keyword to the next; text before the first belongs to it. */
function keywordRanges(bytes: Uint8Array, maxMessages: number): MessageRange[] {
  const starts: MessageRange[] = [];
  for (let at = 0, line = 1; at < bytes.length && starts.length <= maxMessages; line++) {
    const lineStart = at;
    while (bytes[at] === 0x20 || bytes[at] === 0x09) at++;
    if (VERSION_KEYWORD.every((byte, index) => bytes[at + index] === byte)) {
      starts.push({
        start: starts.length === 0 ? 0 : lineStart,
        end: bytes.length,
        line: starts.length === 0 ? 1 : line,
      });
    }
    const end = bytes.indexOf(LINE_FEED, at);
    at = end < 0 ? bytes.length : end + 1;
  }
  return starts.map((start, index) => ({ ...start, end: starts[index + 1]?.start ?? start.end }));
}

import { getHeapStatistics } from 'node:v8';

/**
 * Heap that one part of a text takes while a message is read from it, bytes: an upper bound, measured with Node 20 on the readers of all
 * messages (docs/decisions/0058).
 */
const JSON_BYTES = { object: 700, list: 80, value: 64, shape: 320 } as const;
const XML_BYTES = { element: 320, attribute: 120 } as const;
const LINE_BYTES = { line: 420, cell: 48 } as const;
/** Copies of a text: as it was sent, and with other line ends. */
const COPIES = 2;

const [TAB, LINE_FEED, RETURN, SPACE, QUOTE, COMMA] = [0x09, 0x0a, 0x0d, 0x20, 0x22, 0x2c];
const [SLASH, COLON, LESS, EQUALS, BACKSLASH] = [0x2f, 0x3a, 0x3c, 0x3d, 0x5c];
const [LIST, LIST_END, OBJECT, OBJECT_END] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Heap of an idle thread, of its young generation, and of objects moved by one garbage collection, bytes. */
const RESERVE_BYTES = 200e6;

/** Returns the heap available to this thread for one text, bytes. A limit of the process overrides that of a thread. */
export const readingLimitBytes = (): number => getHeapStatistics().heap_size_limit - RESERVE_BYTES;

/**
 * Returns an upper bound of the heap that reading a message takes, bytes, by counting what its notation builds: lists and values of JSON,
 * elements of XML, lines of everything else.
 *
 * V8 ends the process, and not only the thread, if one allocation exceeds the heap of a thread by more than a few megabytes
 * (`JSON.parse`, `split`, growing arrays). Texts that could cause this are refused before they are read.
 *
 * @param bytes   UTF-8, not compressed
 */
export function readingMemoryBytes(bytes: Uint8Array): number {
  // A text that is not ASCII has two bytes a character.
  const width = isAscii(bytes) ? 1 : 2;
  return COPIES * width * bytes.length + partsBytes(bytes);
}

function partsBytes(bytes: Uint8Array): number {
  switch (bytes[firstVisible(bytes)]) {
    case LIST:
    case OBJECT:
      return jsonBytes(bytes);
    case LESS:
      return xmlBytes(bytes);
    default:
      return linesBytes(bytes);
  }
}

const isAscii = (bytes: Uint8Array): boolean => {
  for (let at = 0; at < bytes.length; at += 1) if (bytes[at]! > 0x7f) return false;
  return true;
};

const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];

function firstVisible(bytes: Uint8Array): number {
  let at = BYTE_ORDER_MARK.every((value, index) => bytes[index] === value) ? BYTE_ORDER_MARK.length : 0;
  while (isBlank(bytes[at]) || bytes[at] === LINE_FEED || bytes[at] === RETURN) at += 1;
  return at;
}

const isBlank = (byte: number | undefined): boolean => byte === SPACE || byte === TAB;

/** Objects whose members have the same names in the same order share a description (a shape); each further shape costs. */
function jsonBytes(bytes: Uint8Array): number {
  const knownShapes = shapes(bytes.length);
  /** Hash of the open element names, by depth. */
  const names = new Int32Array(64);
  let depth = 0;
  let sum = 0;
  let name = 0;
  let startsWithDigit = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at]!;
    if (byte === QUOTE) {
      name = 0;
      startsWithDigit = bytes[at + 1]! >= 0x30 && bytes[at + 1]! <= 0x39;
      for (at += 1; at < bytes.length && bytes[at] !== QUOTE; at += 1) {
        if (bytes[at] === BACKSLASH) at += 1;
        name = (Math.imul(name, knownShapes.factor) + bytes[at]!) | 0;
      }
    } else if (byte === COLON) {
      const place = depth & 63;
      names[place] = (Math.imul(names[place]!, knownShapes.factor) + name + 1) | 0;
      if (startsWithDigit || knownShapes.isNew(names[place]!)) sum += JSON_BYTES.shape;
    } else if (byte === COMMA) sum += JSON_BYTES.value;
    else if (byte === LIST || byte === OBJECT) {
      depth += 1;
      names[depth & 63] = 0;
      sum += byte === OBJECT ? JSON_BYTES.object : JSON_BYTES.list;
    } else if ((byte === LIST_END || byte === OBJECT_END) && depth > 0) depth -= 1;
  }
  return sum;
}

/** Hashes that were seen; a sender cannot foresee which coincide. */
function shapes(textBytes: number): { readonly factor: number; isNew(hash: number): boolean } {
  const addressBits = Math.min(22, Math.max(6, Math.ceil(Math.log2(8 * textBytes))));
  const bits = new Uint8Array(2 ** (addressBits - 3));
  const factor = Math.floor(Math.random() * 2 ** 31) | 5;
  const spread = Math.floor(Math.random() * 2 ** 31) | 1;
  return {
    factor,
    isNew(hash) {
      const place = Math.imul(hash, spread) >>> (32 - addressBits);
      const bit = 1 << (place & 7);
      const isNew = (bits[place >> 3]! & bit) === 0;
      bits[place >> 3]! |= bit;
      return isNew;
    },
  };
}

function xmlBytes(bytes: Uint8Array): number {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at] === LESS && bytes[at + 1] !== SLASH) sum += XML_BYTES.element;
    else if (bytes[at] === EQUALS) sum += XML_BYTES.attribute;
  }
  return sum;
}

/** Counts for a table with quotes all cells; for other texts at most the words of one line. */
function linesBytes(bytes: Uint8Array): number {
  let [lines, commas, words, mostWords] = [1, 0, 0, 0];
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at]!;
    if (byte === LINE_FEED || byte === RETURN) {
      lines += 1;
      mostWords = Math.max(mostWords, words);
      words = 0;
    } else if (byte === COMMA) commas += 1;
    else if (isBlank(byte) && !isBlank(bytes[at + 1])) words += 1;
  }
  return LINE_BYTES.line * lines + LINE_BYTES.cell * (commas + Math.max(mostWords, words));
}

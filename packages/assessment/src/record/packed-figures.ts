import {
  type BesideCompact,
  type CompactMessage,
  compactMessage,
  readCompact,
  textOfCompact,
} from './compact-message.ts';
import { type BesideKept, decodeMessageText, encodeMessage, type KeptMessage, textOfKept } from './kept-message.ts';
import { COMPACT_WORDS, KEPT_WORDS } from './kept-words.ts';

/** Functions that a room without an environment receives. */
export interface FigureCompression {
  /** Eight bytes of a text. */
  readonly digest: (text: string) => Uint8Array;
  readonly deflate: (words: string, dictionary: string) => Uint8Array;
  readonly inflate: (bytes: Uint8Array, dictionary: string) => string;
}

/**
 * The first byte says how, where that of a text says how it is packed; then a digest of the text.
 *
 * BY_FIGURES   the count of numbers, they themselves, and deflated words
 * BY_COLUMNS   counts of half bytes (two bytes), of the numbers that they name and of the others; half bytes, numbers, and deflated words
 */
const BY_FIGURES = 2;
const BY_COLUMNS = 3;
const DIGEST_AT = 1;
const COUNT_AT = DIGEST_AT + 8;
const MAXIMUM_COUNT = 255;
const NUMBER_BYTES = Float64Array.BYTES_PER_ELEMENT;

/** Contents of the columns next to a packed one; a null or missing column is packed. */
export type BesideFigures = {
  readonly [Name in keyof (BesideKept & BesideCompact)]: (BesideKept & BesideCompact)[Name] | null;
};

/** Figures of a message that is stored as figures, including those of former columns. */
export type StoredFigures = KeptMessage & Partial<CompactMessage>;

/** @returns undefined for a message that cannot be stored in this form */
export function packFigures(
  { digest, deflate }: FigureCompression,
  figures: Parameters<typeof encodeMessage>[0],
  text: string,
): Uint8Array | undefined {
  const encoded = encodeMessage(figures, text);
  if (encoded === undefined || encoded.numbers.length > MAXIMUM_COUNT) return undefined;
  const { numbers, words } = encoded;
  return joined([BY_FIGURES, ...digest(text), numbers.length], bytesOfNumbers(numbers), deflate(words, KEPT_WORDS));
}

/** The same in a shorter form, without figures that no query needs. @returns undefined for a message that cannot be stored in this form */
export function packColumns(
  { digest, deflate }: FigureCompression,
  figures: Parameters<typeof compactMessage>[0],
  text: string,
): Uint8Array | undefined {
  const compact = compactMessage(figures, text);
  if (compact === undefined) return undefined;
  const { words, numbers, residuals } = compact;
  const { length } = residuals.halves;
  if (residuals.numbers.length > MAXIMUM_COUNT || numbers.length > MAXIMUM_COUNT) return undefined;
  const counts = [length & MAXIMUM_COUNT, length >> 8, residuals.numbers.length, numbers.length];
  return joined(
    [BY_COLUMNS, ...digest(text), ...counts],
    bytesOfHalves(residuals.halves),
    bytesOfNumbers([...residuals.numbers, ...numbers]),
    deflate(words, COMPACT_WORDS),
  );
}

export function unpackFigures(
  { inflate }: FigureCompression,
  packed: Uint8Array,
  columns: BesideFigures,
): StoredFigures {
  const wordsAt = (at: number, dictionary: string): string => inflate(packed.subarray(at), dictionary);
  const numbersAt = (at: number, count: number): number[] => {
    const { buffer, byteOffset, byteLength } = packed;
    const view = new DataView(buffer, byteOffset, byteLength);
    return Array.from({ length: count }, (_, k) => view.getFloat64(at + k * NUMBER_BYTES, true));
  };
  if (packed[0] === BY_FIGURES) {
    const [at, count] = [COUNT_AT + 1, packed[COUNT_AT]!];
    return decodeMessageText({ words: wordsAt(at + count * NUMBER_BYTES, KEPT_WORDS), numbers: numbersAt(at, count) });
  }
  if (packed[0] !== BY_COLUMNS) throw new Error(`a stored message has no figures of its own (${packed[0]})`);
  const [lower = 0, upper = 0, nearCount = 0, count = 0] = packed.subarray(COUNT_AT);
  const halvesAt = COUNT_AT + 4;
  const at = halvesAt + Math.ceil((lower + (upper << 8)) / 2);
  const otherAt = at + nearCount * NUMBER_BYTES;
  const residuals = { halves: halvesOf(packed.subarray(halvesAt, at)), numbers: numbersAt(at, nearCount) };
  const words = wordsAt(otherAt + count * NUMBER_BYTES, COMPACT_WORDS);
  return readCompact({ words, numbers: numbersAt(otherAt, count), residuals }, columns as BesideCompact);
}

/** The original text of the stored form. It is evidence: if it differs from the original, it is not returned. */
export function textOfFigures(packing: FigureCompression, packed: Uint8Array, columns: BesideFigures): string {
  const figures = unpackFigures(packing, packed, columns);
  const messageId = idOf(figures, columns);
  const text =
    packed[0] === BY_COLUMNS
      ? textOfCompact({ ...(figures as CompactMessage), messageId }, columns as BesideCompact)
      : textOfKept(figures, columns as BesideKept);
  const digest = packing.digest(text);
  if (digest.every((byte, k) => byte === packed[DIGEST_AT + k])) return text;
  throw new Error(`the text of ${messageId} comes out otherwise than it was stored`);
}

/** It is in its column where another message has it too. */
const idOf = ({ messageId }: Pick<StoredFigures, 'messageId'>, columns: BesideFigures): string =>
  columns.messageId ?? messageId ?? '';

/** Data stored for the text alone. */
type OfText = 'lines' | 'window' | 'catalogue';
/** Columns that are empty in a row stored by figures. */
export type InColumns = Exclude<keyof CompactMessage, OfText>;
type InFigures = Exclude<keyof KeptMessage, OfText>;

/** Columns that are in the figures of a message, by their names. */
export function packedColumns(
  packing: FigureCompression,
  packed: Uint8Array,
  columns: BesideFigures,
): Omit<StoredFigures, OfText> & { readonly messageId: string } {
  const { lines: _1, window: _2, catalogue: _3, ...figures } = unpackFigures(packing, packed, columns);
  return { ...figures, messageId: idOf(figures, columns) };
}

const IN_FIGURES: { readonly [Name in InFigures]: null } = {
  objects: null,
  verdictReasons: null,
  usage: null,
  relativePositionRtnM: null,
  relativeVelocityRtnMps: null,
};
const IN_COLUMNS: { readonly [Name in InColumns]: null } = {
  ...IN_FIGURES,
  messageId: null,
  relativeSpeedMps: null,
  approachAngleDeg: null,
  probabilityMethod: null,
  scaleAtMax: null,
  maxProbabilityObject1: null,
  scaleAtMaxObject1: null,
  maxProbabilityObject2: null,
  scaleAtMaxObject2: null,
  dilution: null,
  mahalanobis: null,
  mahalanobisSpace: null,
  decideByTaiS: null,
  covarianceSource: null,
};

type PackedRow = typeof IN_FIGURES & Partial<typeof IN_COLUMNS> & { readonly message: Uint8Array };

/** Returns a row with its packed column, as short as possible. @returns undefined for a row that is stored in full */
export function packedRow(
  packing: FigureCompression,
  figures: Parameters<typeof compactMessage>[0],
  text: string,
): PackedRow | undefined {
  const compact = packColumns(packing, figures, text);
  const message = compact ?? packFigures(packing, figures, text);
  return message && { ...(compact ? IN_COLUMNS : IN_FIGURES), message };
}

function joined(...parts: readonly ArrayLike<number>[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

function bytesOfNumbers(numbers: readonly number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(numbers.length * NUMBER_BYTES));
  for (const [k, value] of numbers.entries()) view.setFloat64(k * NUMBER_BYTES, value, true);
  return new Uint8Array(view.buffer);
}

function bytesOfHalves(halves: string): Uint8Array {
  const bytes = new Uint8Array(Math.ceil(halves.length / 2));
  for (let k = 0; k < bytes.length; k++) bytes[k] = (halfAt(halves, 2 * k) << 4) | halfAt(halves, 2 * k + 1);
  return bytes;
}

/** Value of a small hexadecimal letter; zero after the end. */
const halfAt = (halves: string, at: number): number => {
  const code = halves.charCodeAt(at);
  return code >= 97 ? code - 87 : code & 15;
};

const halvesOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { KeptMessage } from '@keepout/assessment/record/kept-message';
import {
  type BesideFigures,
  type FigureCompression,
  type StoredFigures,
  unpackFigures,
} from '@keepout/assessment/record/packed-figures';

const DIGEST_BYTES = 8;
/** Small output buffer: the messages are short, and allocating the default 16 kB costs more than compressing them. */
const SHORT = { level: 9, chunkSize: 1024 };
const dictionaries = new Map<string, Buffer>();
function dictionaryOf(words: string): Buffer {
  const dictionary = dictionaries.get(words) ?? Buffer.from(words);
  dictionaries.set(words, dictionary);
  return dictionary;
}

export const PACKING: FigureCompression = {
  digest: (text) => createHash('sha256').update(text).digest().subarray(0, DIGEST_BYTES),
  deflate: (words, dictionary) => deflateRawSync(words, { ...SHORT, dictionary: dictionaryOf(dictionary) }),
  inflate: (bytes, dictionary) => inflateRawSync(bytes, { dictionary: dictionaryOf(dictionary) }).toString(),
};

/** A packed column with the unpacked values of its row, as a query returns them. */
export type Packed = BesideFigures & { readonly packed: string };

export const packedBytes = (packed: string): Buffer => Buffer.from(packed, 'base64');
const isPacked = (stored: unknown): stored is Packed =>
  typeof stored === 'object' && stored !== null && 'packed' in stored;

/** Last unpacked message: the columns of one message are decoded one after the other. */
let last: { readonly packed: string; readonly figures: StoredFigures } | undefined;
function figuresIn(stored: Packed): StoredFigures {
  const packed = JSON.stringify(stored);
  if (last?.packed !== packed) last = { packed, figures: unpackFigures(PACKING, packedBytes(stored.packed), stored) };
  return last.figures;
}

/** Decodes a column that is stored plainly or within the packed figures. */
export const inFigures =
  <T>(of: (figures: StoredFigures) => T) =>
  (stored: T | Packed): T =>
    isPacked(stored) ? of(figuresIn(stored)) : stored;
export type StoredObjects = KeptMessage['objects'] | Packed;
export const objectsIn = inFigures<KeptMessage['objects']>(({ objects }) => objects);

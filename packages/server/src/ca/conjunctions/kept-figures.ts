import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import {
  type BesideKept,
  type KeptMessage,
  keptMessage,
  readKept,
  textOfKept,
} from '@keepout/assessment/record/kept-message';
import { KEPT_WORDS } from '@keepout/assessment/record/kept-words';

/** The first byte says so, where that of a text says how it is packed; then a digest of the text, the count of the numbers, they themselves, and deflated words. */
const BY_FIGURES = 2;
const DIGEST_AT = 1;
const DIGEST_BYTES = 8;
const COUNT_AT = DIGEST_AT + DIGEST_BYTES;
const NUMBERS_AT = COUNT_AT + 1;
const MOST_NUMBERS = 255;
const DICTIONARY = Buffer.from(KEPT_WORDS);

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest().subarray(0, DIGEST_BYTES);

/** @returns undefined of what cannot be kept so */
export function packFigures(figures: Parameters<typeof keptMessage>[0], text: string): Buffer | undefined {
  const kept = keptMessage(figures, text);
  if (kept === undefined || kept.numbers.length > MOST_NUMBERS) return undefined;
  const numbers = Buffer.alloc(kept.numbers.length * Float64Array.BYTES_PER_ELEMENT);
  for (const [k, value] of kept.numbers.entries()) numbers.writeDoubleLE(value, k * Float64Array.BYTES_PER_ELEMENT);
  const words = deflateRawSync(kept.words, { level: 9, dictionary: DICTIONARY });
  return Buffer.concat([Buffer.of(BY_FIGURES), digestOf(text), Buffer.of(kept.numbers.length), numbers, words]);
}

export function unpackFigures(packed: Buffer): KeptMessage {
  if (packed[0] !== BY_FIGURES) throw new Error(`a stored message has no figures of its own (${packed[0]})`);
  const placeOf = (k: number): number => NUMBERS_AT + k * Float64Array.BYTES_PER_ELEMENT;
  const count = packed[COUNT_AT]!;
  const numbers = Array.from({ length: count }, (_, k) => packed.readDoubleLE(placeOf(k)));
  const words = inflateRawSync(packed.subarray(placeOf(count)), { dictionary: DICTIONARY }).toString();
  return readKept({ words, numbers });
}

/** The text that was kept so. It is evidence: where it comes out otherwise than it was, nobody gets it. */
export function textOfFigures(packed: Buffer, beside: BesideKept): string {
  const text = textOfKept(unpackFigures(packed), beside);
  if (digestOf(text).equals(packed.subarray(DIGEST_AT, COUNT_AT))) return text;
  throw new Error(`the text of ${beside.messageId} comes out otherwise than it was stored`);
}

export const bytesOf = (packed: string): Buffer => Buffer.from(packed, 'base64');

/** Of a message its columns are asked for one after the other. */
let last: { readonly packed: string; readonly figures: KeptMessage } | undefined;
function figuresIn(packed: string): KeptMessage {
  if (last?.packed !== packed) last = { packed, figures: unpackFigures(bytesOf(packed)) };
  return last.figures;
}

/** Reads what stands in a column, or is in the figures that stand for it. */
export const inFigures =
  <T>(of: (kept: KeptMessage) => T) =>
  (stored: T | string): T =>
    typeof stored === 'string' ? of(figuresIn(stored)) : stored;
export type KeptObjects = KeptMessage['objects'] | string;
export const objectsIn = inFigures<KeptMessage['objects']>(({ objects }) => objects);

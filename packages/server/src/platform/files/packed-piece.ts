import { promisify } from 'node:util';
import { constants, deflate, inflate, type ZlibOptions } from 'node:zlib';
import { packFigureLines, unpackFigureLines } from '@keepout/ccsds/figure-lines/pack';

/** A piece of a file in stored form. */
export interface PackedPiece {
  readonly bytes: Buffer;
  /** Encoded numbers of lines; `bytes` then contains their text. */
  readonly figures: Buffer | null;
}

const deflated = promisify<Uint8Array, ZlibOptions, Buffer>(deflate);
const inflated = promisify<Uint8Array, Buffer>(inflate);

/** Encodes lines of numbers in a compact binary form if this restores every byte; deflates everything else. */
export async function packPiece(piece: Buffer): Promise<PackedPiece> {
  const packed = packFigureLines(piece);
  if (packed === undefined || !piece.equals(unpackFigureLines(packed)))
    return { bytes: await deflated(piece, { level: 1 }), figures: null };
  const bytes = await deflated(packed.words, { level: 1 });
  // These bytes differ only in their frequencies: a search for repetitions would find none.
  return { bytes, figures: await deflated(packed.figures, { strategy: constants.Z_RLE }) };
}

export async function openPiece({ bytes, figures }: PackedPiece): Promise<Buffer> {
  const words = await inflated(bytes);
  if (figures === null) return words;
  return Buffer.from(unpackFigureLines({ words, figures: await inflated(figures) }));
}

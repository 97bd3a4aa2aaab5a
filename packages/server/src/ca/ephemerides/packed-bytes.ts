import type { PackedEphemeris } from '@keepout/assessment/orbit/packed-ephemeris';
import type { ReadEphemeris } from './read.thread.ts';

/** Header: all fields of an ephemeris except the numeric tables. */
interface Head {
  readonly read: Omit<ReadEphemeris, 'ephemeris' | 'outline'>;
  readonly table: Omit<PackedEphemeris, 'epochsTaiS' | 'states' | 'covariances'>;
  /** Number of values in each table, in order. */
  readonly lengths: readonly number[];
}

/** Encodes a parsed ephemeris: length of the header, header, tables in native byte order. */
export function bytesOfRead({ ephemeris, outline, ...read }: ReadEphemeris): Buffer {
  const { epochsTaiS, states, covariances, ...table } = ephemeris;
  const tables = [epochsTaiS, states, covariances, outline];
  const head: Head = { read, table, lengths: tables.map(({ length }) => length) };
  const text = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(text.length);
  return Buffer.concat([
    length,
    text,
    ...tables.map(({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength)),
  ]);
}

/** Decodes an ephemeris, with its tables in shared memory. @param bytes   complete output of `bytesOfRead` */
export function readOfBytes(bytes: Buffer): ReadEphemeris {
  let at = 4 + bytes.readUInt32LE();
  const { read, table, lengths } = JSON.parse(bytes.toString('utf8', 4, at)) as Head;
  const [epochsTaiS, states, covariances, outline] = lengths.map((length) => {
    const numbers = new Float64Array(new SharedArrayBuffer(8 * length));
    new Uint8Array(numbers.buffer).set(bytes.subarray(at, at + 8 * length));
    at += 8 * length;
    return numbers;
  });
  return {
    ...read,
    ephemeris: { ...table, epochsTaiS: epochsTaiS!, states: states!, covariances: covariances! },
    outline: Float64Array.from(outline!),
  };
}

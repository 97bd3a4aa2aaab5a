import { crc32, deflateRawSync, gzipSync, inflateRawSync } from 'node:zlib';
import { type MessageFault, messageFault } from '@keepout/ccsds/fault/message-fault';
import { fail, ok, type Result } from '@keepout/units/result';
import { openedBytes } from './text.ts';

/** How a file is packed. */
export type Packing = 'NONE' | 'GZIP' | 'ZIP';

export interface PackedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
const UTF8_NAMES = 0x0800;
const ENCRYPTED = 0x0001;
const STORED = 0;
const DEFLATED = 8;
/** 1980-01-01, so that the same bytes make the same archive. */
const DOS_DATE = 0x0021;
const LONGEST_COMMENT = 65_535;

/**
 * A file packed for delivery: as it is, `name.gz`, or a zip archive `name.zip` with it alone inside.
 *
 * Method   RFC 1952; PKWARE APPNOTE 6.3, deflate, no extensions: up to 4 GB
 */
export function packFile(bytes: Uint8Array, name: string, packing: Packing): PackedFile {
  if (packing === 'NONE') return { name, bytes };
  if (packing === 'GZIP') return { name: `${name}.gz`, bytes: gzipSync(bytes) };
  return { name: `${name}.zip`, bytes: zipped(bytes, name) };
}

/**
 * The file behind its packing, whichever it is, but never past the limit. Of an archive its only file.
 *
 * @returns ok: the bytes, and the name that an archive gives   |   fault: "not-text" (broken, encrypted, several files) | "too-large"
 */
export function unpackFile(
  bytes: Uint8Array,
  limitBytes: number,
): Result<{ readonly bytes: Uint8Array; readonly packing: Packing; readonly name?: string }, MessageFault> {
  const view = viewOf(bytes);
  if (bytes.length >= 4 && view.getUint32(0, true) === LOCAL) return unzipped(view, limitBytes);
  const opened = openedBytes(bytes, limitBytes);
  if (!opened.ok) return opened;
  return ok({ bytes: opened.value, packing: opened.value === bytes ? 'NONE' : 'GZIP' });
}

function zipped(bytes: Uint8Array, name: string): Uint8Array {
  const title = Buffer.from(name, 'utf8');
  const body = deflateRawSync(bytes);
  // What local header and directory say alike: from the version needed to the length of the name and of the extra field.
  const common = Buffer.alloc(26);
  common.writeUInt16LE(VERSION, 0);
  common.writeUInt16LE(UTF8_NAMES, 2);
  common.writeUInt16LE(DEFLATED, 4);
  common.writeUInt16LE(DOS_DATE, 8);
  common.writeUInt32LE(crc32(bytes), 10);
  common.writeUInt32LE(body.length, 14);
  common.writeUInt32LE(bytes.length, 18);
  common.writeUInt16LE(title.length, 22);
  const local = Buffer.concat([number32(LOCAL), common, title, body]);
  const directory = Buffer.concat([number32(CENTRAL), number16(VERSION), common, Buffer.alloc(14), title]);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, directory, end]);
}

function number32(value: number): Buffer {
  const out = Buffer.alloc(4);
  out.writeUInt32LE(value);
  return out;
}

function number16(value: number): Buffer {
  const out = Buffer.alloc(2);
  out.writeUInt16LE(value);
  return out;
}

function unzipped(view: DataView, limitBytes: number): ReturnType<typeof unpackFile> {
  const broken = fail(messageFault('not-text', { value: 'zip archive' }));
  try {
    const end = endOf(view);
    // One file: an archive of several does not say which of them is the message.
    if (end === undefined || view.getUint16(end + 10, true) !== 1) return broken;
    const entry = view.getUint32(end + 16, true);
    if (view.getUint32(entry, true) !== CENTRAL) return broken;
    if ((view.getUint16(entry + 8, true) & ENCRYPTED) !== 0) return broken;
    const method = view.getUint16(entry + 10, true);
    const size = view.getUint32(entry + 24, true);
    if (size > limitBytes) return fail(messageFault('too-large', { limit: limitBytes }));
    const name = Buffer.from(view.buffer, view.byteOffset + entry + 46, view.getUint16(entry + 28, true)).toString(
      'utf8',
    );
    const local = view.getUint32(entry + 42, true);
    if (view.getUint32(local, true) !== LOCAL) return broken;
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const body = new Uint8Array(view.buffer, view.byteOffset + start, view.getUint32(entry + 20, true));
    const bytes = method === STORED ? body : method === DEFLATED ? inflated(body, size) : undefined;
    if (bytes?.length !== size || crc32(bytes) !== view.getUint32(entry + 16, true)) return broken;
    return ok({ bytes, packing: 'ZIP', name });
  } catch (error) {
    // Offsets that point outside, and data that do not inflate to what the directory says.
    if (error instanceof Error) return broken;
    throw error;
  }
}

function inflated(body: Uint8Array, size: number): Uint8Array {
  return inflateRawSync(body, { maxOutputLength: Math.max(1, size) });
}

/** Where the record at the end begins: the last one, in front of a comment at most. */
function endOf(view: DataView): number | undefined {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 22 - LONGEST_COMMENT); at--)
    if (view.getUint32(at, true) === END) return at;
  return undefined;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

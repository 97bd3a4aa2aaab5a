import { gzipSync } from 'node:zlib';
import { type MessageFault, messageFault } from '@keepout/ccsds/fault/message-fault';
import { fail, ok, type Result } from '@keepout/units/result';
import AdmZip from 'adm-zip';
import { openedBytes } from './text.ts';

/** How a file is packed. */
export type Packing = 'NONE' | 'GZIP' | 'ZIP';

export interface PackedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What the first file of an archive begins with. */
const LOCAL = [0x50, 0x4b, 0x03, 0x04] as const;
/** The first day that an archive can tell, so that the same bytes make the same archive. */
const NO_DATE = new Date(1980, 0, 1);
/** Folders and a file: more entries are not looked at, nor kept in memory. */
const MOST_ENTRIES = 16;

/**
 * A file packed for delivery: as it is, `name.gz`, or a zip archive `name.zip` with it alone inside.
 *
 * Method   RFC 1952; PKWARE APPNOTE 6.3, deflate
 */
export function packFile(bytes: Uint8Array, name: string, packing: Packing): PackedFile {
  if (packing === 'NONE') return { name, bytes };
  if (packing === 'GZIP') return { name: `${name}.gz`, bytes: gzipSync(bytes) };
  return { name: `${name}.zip`, bytes: archiveOf([{ name, bytes }]) };
}

/** Files in one zip archive, in their order; a name may lie in folders. The same files are the same bytes. */
export function archiveOf(files: readonly PackedFile[]): Buffer {
  const zip = new AdmZip(undefined, { noSort: true });
  for (const { name, bytes } of files) zip.addFile(name, bufferOf(bytes)).header.time = NO_DATE;
  return zip.toBuffer();
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
  if (LOCAL.every((value, index) => bytes[index] === value)) return unzipped(bytes, limitBytes);
  const opened = openedBytes(bytes, limitBytes);
  if (!opened.ok) return opened;
  return ok({ bytes: opened.value, packing: opened.value === bytes ? 'NONE' : 'GZIP' });
}

function unzipped(bytes: Uint8Array, limitBytes: number): ReturnType<typeof unpackFile> {
  const broken = fail(messageFault('not-text', { value: 'zip archive' }));
  try {
    const zip = new AdmZip(bufferOf(bytes));
    if (zip.getEntryCount() > MOST_ENTRIES) return broken;
    const [file, ...others] = zip.getEntries().filter(({ isDirectory }) => !isDirectory);
    // An archive of several does not say which of them is the message.
    if (file === undefined || others.length > 0) return broken;
    const { size } = file.header;
    if (size > limitBytes) return fail(messageFault('too-large', { limit: limitBytes }));
    // Inflates no further than to the size that was told, and compares the checksum.
    const content = file.getData();
    return content.length === size ? ok({ bytes: content, packing: 'ZIP', name: file.entryName }) : broken;
  } catch (error) {
    // Whatever is wrong with an archive is thrown.
    if (error instanceof Error) return broken;
    throw error;
  }
}

function bufferOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

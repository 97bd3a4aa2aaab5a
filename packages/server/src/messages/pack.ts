import { gzipSync } from 'node:zlib';
import { type MessageFault, messageFault } from '@keepout/ccsds/fault/message-fault';
import { fail, ok, type Result } from '@keepout/units/result';
import AdmZip from 'adm-zip';
import { openedBytes } from './text.ts';

/** How a file is packed. */
export type FilePacking = 'NONE' | 'GZIP' | 'ZIP';

export interface PackedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Signature of the first file of a zip archive. */
const LOCAL = [0x50, 0x4b, 0x03, 0x04] as const;
/** The earliest date of an archive, so that the same bytes give the same archive. */
const NO_DATE = new Date(1980, 0, 1);
/** Bit 0 of the flags of an entry. */
const ENCRYPTED = 1;
/** Folders and a file: more entries are not looked at, nor kept in memory. */
const MOST_ENTRIES = 16;

/**
 * A file packed for delivery: as it is, `name.gz`, or a zip archive `name.zip` with it alone inside.
 *
 * Method   RFC 1952; PKWARE APPNOTE 6.3, deflate
 */
export function packFile(bytes: Uint8Array, name: string, packing: FilePacking): PackedFile {
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
 * Decompresses a file in any supported format up to the limit. An archive must contain a single file.
 *
 * @returns ok: the bytes, and the name that an archive gives   |   fault: "not-text" (broken, encrypted, several files) | "too-large" | "too-many-rows"
 */
export function unpackFile(
  bytes: Uint8Array,
  limitBytes: number,
): Result<{ readonly bytes: Uint8Array; readonly packing: FilePacking; readonly name?: string }, MessageFault> {
  if (LOCAL.every((value, index) => bytes[index] === value)) return unzipped(bytes, limitBytes);
  const opened = openedBytes(bytes, limitBytes);
  if (!opened.ok) return opened;
  return ok({ bytes: opened.value, packing: opened.value === bytes ? 'NONE' : 'GZIP' });
}

/** A file of an archive, or why it cannot be read. */
export interface ArchivedFile {
  readonly name: string;
  readonly content: Result<Uint8Array, MessageFault>;
}

/**
 * Returns the files of a zip archive, in all folders, without hidden ones. The size stated by an entry is checked before it is decompressed,
 * so that the total limit is never exceeded.
 *
 * @returns fault: "not-text" (broken) | "too-many-rows" (too many entries)
 */
export function filesOfArchive(
  bytes: Uint8Array,
  { limitBytes, maximumFiles }: { readonly limitBytes: number; readonly maximumFiles: number },
): Result<readonly ArchivedFile[], MessageFault> {
  const damaged = fail(messageFault('not-text', { value: 'damaged zip archive' }));
  const zip = attempted(() => new AdmZip(bufferOf(bytes)));
  if (zip !== undefined && zip.getEntryCount() > maximumFiles)
    return fail(messageFault('too-many-rows', { value: 'zip archive', limit: maximumFiles }));
  const entries = attempted(() => zip?.getEntries());
  if (entries === undefined) return damaged;
  let room = limitBytes;
  const contentOf = (entry: AdmZip.IZipEntry): ArchivedFile['content'] => {
    const { flags, size } = entry.header;
    if ((flags & ENCRYPTED) !== 0) return fail(messageFault('not-text', { value: 'encrypted zip archive' }));
    if (size > room) return fail(messageFault('too-large', { limit: limitBytes }));
    room -= size;
    const content = attempted(() => entry.getData());
    return content?.length === size ? ok(content) : damaged;
  };
  const namedEntries = entries.map((entry) => ({ entry, name: entry.entryName.split(/[\\/]/).at(-1)! }));
  const files = namedEntries.filter(({ name }) => name !== '' && !name.startsWith('.'));
  return ok(files.map(({ entry, name }) => ({ name, content: contentOf(entry) })));
}

/** Returns undefined for an invalid archive, for which the library throws. */
function attempted<T>(open: () => T): T | undefined {
  try {
    return open();
  } catch (error) {
    if (error instanceof Error) return undefined;
    throw error;
  }
}

function unzipped(bytes: Uint8Array, limitBytes: number): ReturnType<typeof unpackFile> {
  const files = filesOfArchive(bytes, { limitBytes, maximumFiles: MOST_ENTRIES });
  if (!files.ok) return files;
  const [file, ...otherFiles] = files.value;
  // An archive of several does not say which of them is the message.
  if (file === undefined || otherFiles.length > 0) return fail(messageFault('not-text', { value: 'zip archive' }));
  return file.content.ok ? ok({ bytes: file.content.value, packing: 'ZIP', name: file.name }) : file.content;
}

function bufferOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

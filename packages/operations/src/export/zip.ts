/** A file of an archive. */
export interface ArchivedFile {
  readonly path: string;
  readonly text: string;
}

/** What a platform does for an archive. */
export interface ArchiveTools {
  /** UTF-8. */
  readonly encode: (text: string) => Uint8Array;
  /** Raw DEFLATE (RFC 1951). */
  readonly deflate: (bytes: Uint8Array) => Uint8Array;
}

const UTF8_NAMES = 0x0800;
const DEFLATED = 8;
const VERSION = 20;
/** 1980-01-01, the first that the format knows: the same set is the same bytes whenever it is made. */
const FIRST_DAY = 0x0021;
const [LOCAL, CENTRAL, END] = [0x04034b50, 0x02014b50, 0x06054b50];

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let value = n;
  for (let k = 0; k < 8; k++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = CRC_TABLE[(crc ^ byte) & 0xff]! ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

/** Numbers in so many bytes each, the least significant first. */
function fields(...parts: readonly (readonly [value: number, size: 2 | 4])[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(parts.reduce((sum, [, size]) => sum + size, 0)));
  let at = 0;
  for (const [value, size] of parts) {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += size;
  }
  return new Uint8Array(view.buffer);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/**
 * Files as one ZIP archive.
 *
 * Method   APPNOTE 6.3.9, sections 4.3.7, 4.3.12 and 4.3.16: names in UTF-8, deflated, no ZIP64
 * Traps    below 4 GiB and 65,536 files
 */
export function zipOf(files: readonly ArchivedFile[], { encode, deflate }: ArchiveTools): Uint8Array<ArrayBuffer> {
  const local: Uint8Array[] = [];
  const central: Uint8Array[] = [];
  let offset = 0;
  for (const { path, text } of files) {
    const [name, bytes] = [encode(path), encode(text)];
    const packed = deflate(bytes);
    const head = fields(
      [VERSION, 2],
      [UTF8_NAMES, 2],
      [DEFLATED, 2],
      [0, 2],
      [FIRST_DAY, 2],
      [crc32(bytes), 4],
      [packed.length, 4],
      [bytes.length, 4],
      [name.length, 2],
      [0, 2],
    );
    local.push(fields([LOCAL, 4]), head, name, packed);
    central.push(fields([CENTRAL, 4], [VERSION, 2]), head, fields([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]), name);
    offset += 4 + head.length + name.length + packed.length;
  }
  const index = joined(central);
  const count = files.length;
  const end = fields([END, 4], [0, 2], [0, 2], [count, 2], [count, 2], [index.length, 4], [offset, 4], [0, 2]);
  return joined([...local, index, end]);
}

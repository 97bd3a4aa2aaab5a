import { gzipSync } from 'node:zlib';

const BLOCK = 512;
const LONGEST_NAME = 100;
const LONGEST_PREFIX = 155;

/**
 * A tar archive (ustar) under gzip. What it says of a file is its path, its content and whether it can be run: order, owner and time are the same
 * whoever packs, wherever and when.
 *
 * @param {readonly { path: string, bytes: Uint8Array, isProgram?: boolean }[]} files
 * @param {number} timeS  of every file, Unix time
 */
export function tarball(files, timeS) {
  const blocks = files
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    .flatMap((file) => [headerOf(file, timeS), file.bytes, Buffer.alloc(-file.bytes.length & (BLOCK - 1))]);
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]), { level: 9 });
}

function headerOf({ path, bytes, isProgram = false }, timeS) {
  const { name, prefix } = partsOf(path);
  const header = Buffer.alloc(BLOCK);
  header.write(name, 0);
  octal(header, isProgram ? 0o755 : 0o644, 100, 8);
  // Owner and group 0; who unpacks without being root owns what he unpacks.
  octal(header, 0, 108, 8);
  octal(header, 0, 116, 8);
  octal(header, bytes.length, 124, 12);
  octal(header, timeS, 136, 12);
  header.write('        ', 148);
  header.write('0', 156);
  header.write('ustar\u000000', 257);
  header.write(prefix, 345);
  octal(
    header,
    header.reduce((sum, byte) => sum + byte, 0),
    148,
    7,
  );
  return header;
}

function octal(header, value, at, length) {
  header.write(`${value.toString(8).padStart(length - 1, '0')}\0`, at);
}

/** Long paths are cut at a slash. */
function partsOf(path) {
  const size = Buffer.byteLength(path);
  if (size <= LONGEST_NAME) return { name: path, prefix: '' };
  const cut = path.indexOf('/', size - LONGEST_NAME - 1);
  if (cut < 0 || cut > LONGEST_PREFIX) throw new Error(`${path} is too long for an archive`);
  return { name: path.slice(cut + 1), prefix: path.slice(0, cut) };
}

import { createHash, randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fail, ok, type Result } from '@keepout/units/result';

/** A completely received file that belongs to no record yet; it is lost when discarded. */
export interface ReceivedFile {
  readonly sizeBytes: number;
  readonly sha256: string;
  /** The content in pieces of at most 1 MiB; can be read repeatedly. */
  chunks(): AsyncIterable<Buffer>;
  /** Frees its disk space. A repeated call has no effect. */
  discard(): Promise<void>;
}

export interface FileTooLarge {
  readonly code: 'file-too-large';
  readonly limitBytes: number;
}

const CHUNK_BYTES = 1024 * 1024;

/**
 * Receives a complete stream, or rejects it if it exceeds the limit.
 *
 * The content goes to an unlinked temporary file, so that a form of many large files takes no memory and the file
 * ends with the process.
 */
export async function receiveFile(
  content: AsyncIterable<Buffer>,
  limitBytes: number,
): Promise<Result<ReceivedFile, FileTooLarge>> {
  const file = await openNameless();
  const hash = createHash('sha256');
  let sizeBytes = 0;
  try {
    for await (const chunk of content) {
      sizeBytes += chunk.length;
      if (sizeBytes > limitBytes) {
        await file.close();
        return fail({ code: 'file-too-large' as const, limitBytes });
      }
      hash.update(chunk);
      await file.writeFile(chunk);
    }
  } catch (cause) {
    await file.close();
    throw cause;
  }
  let isOpen = true;
  return ok({
    sizeBytes,
    sha256: hash.digest('hex'),
    chunks: () => chunksOf(file, sizeBytes),
    discard: async () => {
      if (isOpen) await file.close();
      isOpen = false;
    },
  });
}

/** Linux: a file that never has a name (open(2)); the number is the same on every processor that Node runs on. */
const NAMELESS = process.platform === 'linux' ? 0o20000000 | constants.O_DIRECTORY | constants.O_RDWR : undefined;

/** Opens a file that is deleted with its descriptor. In a folder without support for unnamed files it has a name for a moment. */
async function openNameless(): Promise<FileHandle> {
  if (NAMELESS !== undefined) {
    try {
      return await open(tmpdir(), NAMELESS, 0o600);
    } catch (cause) {
      if (!/^(EOPNOTSUPP|ENOTSUP|EISDIR|EINVAL)$/.test((cause as NodeJS.ErrnoException).code ?? '')) throw cause;
    }
  }
  const path = join(tmpdir(), `keepout-upload-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  await rm(path, { force: true });
  return file;
}

/** Returns bytes in memory as a received file. */
export function receivedBytes(bytes: Uint8Array): ReceivedFile {
  return {
    sizeBytes: bytes.byteLength,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    chunks: async function* () {
      for (let at = 0; at < bytes.byteLength; at += CHUNK_BYTES) {
        yield Buffer.from(bytes.buffer, bytes.byteOffset + at, Math.min(CHUNK_BYTES, bytes.byteLength - at));
      }
    },
    discard: async () => undefined,
  };
}

/** Returns the content in one buffer. */
export async function receivedContent(file: Pick<ReceivedFile, 'chunks'>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of file.chunks()) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function* chunksOf(file: FileHandle, sizeBytes: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < sizeBytes; ) {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(Math.min(CHUNK_BYTES, sizeBytes - at)), 0, null, at);
    if (bytesRead === 0) throw new Error('a received file is shorter than it was');
    yield buffer.subarray(0, bytesRead);
    at += bytesRead;
  }
}

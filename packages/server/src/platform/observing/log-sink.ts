import { openSync, writeSync } from 'node:fs';

/** Destination of log lines. */
export interface LogSink {
  write(line: string): void;
}

/** Number of attempts for a pipe with a slow reader, each this long, ms; then the line is dropped. */
const TRIES = 20;
const TRY_AGAIN_MS = 5;

/**
 * Writes lines to a file descriptor synchronously, and never fails: a full disk, a missing reader and a closed descriptor lose
 * only lines. The next line that is written is followed by the number of lost lines.
 */
export function logSink(descriptor: number): LogSink {
  let lost = 0;
  /** A line was truncated: the next one must begin on a new line. */
  let isCut = false;
  const writeLine = (line: string): boolean => {
    const bytes = Buffer.from(isCut ? `\n${line}` : line);
    const writtenBytes = writeAll(descriptor, bytes);
    if (writtenBytes === bytes.length) isCut = false;
    else if (writtenBytes > 0) isCut = true;
    return writtenBytes === bytes.length;
  };
  return {
    write: (line) => {
      if (!writeLine(line)) {
        lost++;
        return;
      }
      if (
        lost > 0 &&
        writeLine(
          `${JSON.stringify({ level: 40, time: new Date().toISOString(), lost, msg: 'lines of this log were lost' })}\n`,
        )
      ) {
        lost = 0;
      }
    },
  };
}

/** Opens a file that only its owner can read; the standard error if it cannot be opened. */
export function fileSink(path: string): LogSink {
  try {
    return logSink(openSync(path, 'a', 0o600));
  } catch {
    return logSink(process.stderr.fd);
  }
}

/** Returns the number of written bytes. */
function writeAll(descriptor: number, bytes: Buffer): number {
  let writtenBytes = 0;
  for (let tries = 0; writtenBytes < bytes.length && tries < TRIES; ) {
    try {
      writtenBytes += writeSync(descriptor, bytes, writtenBytes);
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== 'EAGAIN') return writtenBytes;
      tries++;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, TRY_AGAIN_MS);
    }
  }
  return writtenBytes;
}

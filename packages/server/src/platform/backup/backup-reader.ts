import { createHash } from 'node:crypto';
import { createReadStream, type ReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import type { z } from 'zod';
import { END_OF_ROWS } from './backup-form.ts';

/** Thrown for a file that is not a backup, that was changed, or that must not be restored here; the message gives reason and place. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}

const NEW_LINE = 0x0a;
/** Maximum length of a line outside the rows, bytes. */
const LONGEST_LINE = 16_000_000;

/** Reads a backup from its first line to its last; the consumer sets the pace. */
export class BackupReader {
  readonly #file: ReadStream;
  readonly #parts: AsyncIterator<Buffer>;
  readonly #sha256 = createHash('sha256');
  #rest: Buffer = Buffer.alloc(0);
  /** Current position in the file, for error messages. */
  place = 'its head';

  constructor(path: string) {
    this.#file = createReadStream(path);
    const gunzip = createGunzip();
    this.#file.on('error', (cause) => gunzip.destroy(cause));
    this.#parts = this.#file.pipe(gunzip)[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  }

  /** Bytes read of the file on disk, before decompression. */
  get bytesRead(): number {
    return this.#file.bytesRead;
  }

  /** SHA-256 of all lines and rows that were read until now. */
  get sha256(): string {
    return this.#sha256.copy().digest('hex');
  }

  /** Reads a JSON line. */
  async line<T>(schema: z.ZodType<T>): Promise<T> {
    let text = Buffer.alloc(0);
    for (;;) {
      const end = this.#rest.indexOf(NEW_LINE);
      text = Buffer.concat([text, end < 0 ? this.#rest : this.#take(end + 1)]);
      if (end >= 0) break;
      if (text.length > LONGEST_LINE) throw this.refused('a line is longer than any that was written');
      if (!(await this.#read())) throw this.refused('the file is cut: it ends');
    }
    this.#sha256.update(text);
    try {
      return schema.parse(JSON.parse(text.toString('utf8')));
    } catch {
      throw this.refused('the file is no backup, or was altered: a line cannot be read');
    }
  }

  /** Yields rows up to the line that ends them, in chunks of complete rows unless a row is longer than one read. */
  async *rows(): AsyncGenerator<Buffer> {
    const end = Buffer.from(`${END_OF_ROWS}\n`);
    let isLineBegin = true;
    for (;;) {
      const endAt = this.#endIn(this.#rest, end, isLineBegin);
      const length = endAt ?? this.#wholeIn(this.#rest, end.length, isLineBegin);
      if (length > 0) {
        const part = this.#take(length);
        isLineBegin = part.at(-1) === NEW_LINE;
        this.#sha256.update(part);
        yield part;
      }
      if (endAt !== undefined) {
        this.#sha256.update(this.#take(end.length));
        return;
      }
      if (!(await this.#read(true))) throw this.refused('the file is cut: it ends');
    }
  }

  refused(reason: string): BackupRefused {
    return new BackupRefused(`${reason} (in ${this.place})`);
  }

  close(): void {
    this.#file.destroy();
  }

  /** Returns the position of the line that ends the rows; undefined if it is not in the text. */
  #endIn(text: Buffer, end: Buffer, isLineBegin: boolean): number | undefined {
    if (isLineBegin && text.subarray(0, end.length).equals(end)) return 0;
    const at = text.indexOf(`\n${end.toString()}`);
    return at < 0 ? undefined : at + 1;
  }

  /** Returns the length of the part that cannot contain the beginning of the line that ends the rows. */
  #wholeIn(text: Buffer, endLength: number, isLineBegin: boolean): number {
    const last = text.lastIndexOf(NEW_LINE) + 1;
    if (last > 0) return last;
    return isLineBegin && text.length < endLength ? 0 : text.length;
  }

  #take(length: number): Buffer {
    const part = this.#rest.subarray(0, length);
    this.#rest = this.#rest.subarray(length);
    return part;
  }

  /** Reads the next bytes behind the unread rest. */
  async #read(keeps = false): Promise<boolean> {
    try {
      const { done, value } = await this.#parts.next();
      if (done) return false;
      this.#rest = keeps && this.#rest.length > 0 ? Buffer.concat([this.#rest, value]) : value;
      return true;
    } catch (cause) {
      const { code, message } = cause as NodeJS.ErrnoException;
      if (code === 'Z_BUF_ERROR') throw this.refused('the file is cut: it ends');
      if (code?.startsWith('Z_')) throw this.refused(`the file is no backup, or was altered: ${message}`);
      throw cause;
    }
  }
}

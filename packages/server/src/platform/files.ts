import type { Readable } from 'node:stream';
import type { Result } from '@keepout/units/result';

export interface StoredFile {
  /** Ours, opaque, safe in a path and a URL. */
  readonly id: string;
  readonly bytes: number;
  readonly sha256: string;
}

export interface FileTooLarge {
  readonly code: 'file-too-large';
  readonly limitBytes: number;
}

/** Where uploaded and made files lie. Names given by users never become paths. */
export interface FileStore {
  /** Stores all of the stream or, past the limit, nothing. */
  put(content: Readable, limitBytes: number): Promise<Result<StoredFile, FileTooLarge>>;
  /** The content, or undefined when there is no such file. */
  get(id: string): Promise<Readable | undefined>;
  read(id: string): Promise<Buffer | undefined>;
  /** Deleting what is not there is no error. */
  delete(id: string): Promise<void>;
}

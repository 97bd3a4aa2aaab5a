import { createHash } from 'node:crypto';

const NEW_LINE = 0x0a;
const MODULUS = 1n << 256n;

/** Number of rows and a digest of them that does not depend on their order. */
export interface RowCount {
  readonly rows: number;
  /** The sum of the SHA-256 of all rows modulo 2^256, because the order of rows on disk is not guaranteed. */
  readonly digest: string;
}

/** Counts and hashes rows in the form of `COPY` lines, in chunks that may split lines. */
export class RowDigest {
  #rest: Buffer[] = [];
  #rows = 0;
  #sum = 0n;

  take(part: Buffer): void {
    let from = 0;
    for (let end = part.indexOf(NEW_LINE); end >= 0; end = part.indexOf(NEW_LINE, from)) {
      this.#count(part.subarray(from, end));
      from = end + 1;
    }
    if (from < part.length) this.#rest.push(part.subarray(from));
  }

  #count(end: Buffer): void {
    const hash = createHash('sha256');
    for (const part of this.#rest) hash.update(part);
    this.#rest = [];
    this.#rows++;
    this.#sum += BigInt(`0x${hash.update(end).digest('hex')}`);
    if (this.#sum >= MODULUS) this.#sum -= MODULUS;
  }

  get count(): RowCount {
    return { rows: this.#rows, digest: this.#sum.toString(16).padStart(64, '0') };
  }
}

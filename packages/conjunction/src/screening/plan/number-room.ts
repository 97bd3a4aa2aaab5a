/** Values of a piece of room. */
const PIECE = 1 << 18;

/** Memory for tables of numbers that are all released at once: thousands of allocations then cost no garbage collection. */
export class NumberRoom {
  readonly #pieces: Float64Array[] = [];
  #piece = 0;
  #used = 0;

  /** A table that holds anything; good until `clear`. */
  take(length: number): Float64Array {
    if (length > PIECE) return new Float64Array(length);
    if (this.#used + length > PIECE) {
      this.#piece++;
      this.#used = 0;
    }
    this.#pieces[this.#piece] ??= new Float64Array(PIECE);
    const table = this.#pieces[this.#piece]!.subarray(this.#used, this.#used + length);
    this.#used += length;
    return table;
  }

  clear(): void {
    this.#piece = 0;
    this.#used = 0;
  }
}

/** A table from the room, or of its own. */
export function numberTable(length: number, room: NumberRoom | undefined): Float64Array {
  return room ? room.take(length) : new Float64Array(length);
}

import type { StateSource } from '../plan/sources.ts';
import type { PrimaryRun } from './primary-run.ts';

/** Rasters kept: 6 MB. */
const MAXIMUM_RASTERS = 512;

/** States of other objects at the raster instants of runs; orbits that go together ask for the same ones. */
export class SecondaryRasters {
  readonly #source: StateSource;
  readonly #kept = new Map<number, Float64Array | undefined>();
  /** Rooms of rasters that are no longer kept. */
  #free: Float64Array[] = [];
  #startTaiS = Number.NaN;
  #stepS = 0;
  #count = 0;

  constructor(source: StateSource) {
    this.#source = source;
  }

  /**
   * @returns Float64Array(6 count), m, m/s, valid until rasters of other runs are requested; undefined where the object lacks a
   *   state or is to be asked one by one
   */
  of(object: number, { startTaiS, stepS, count }: PrimaryRun): Float64Array | undefined {
    if (startTaiS !== this.#startTaiS || stepS !== this.#stepS || count !== this.#count) {
      if (count !== this.#count) this.#free = [];
      this.#startTaiS = startTaiS;
      this.#stepS = stepS;
      this.#count = count;
      while (this.#kept.size > 0) this.#dropOldest();
    }
    if (this.#kept.has(object)) return this.#kept.get(object);
    if (this.#kept.size >= MAXIMUM_RASTERS) this.#dropOldest();
    const room = this.#free.pop() ?? new Float64Array(6 * count);
    const isWhole = this.#source.statesOn(object, startTaiS, stepS, count, room);
    if (!isWhole) this.#free.push(room);
    this.#kept.set(object, isWhole ? room : undefined);
    return isWhole ? room : undefined;
  }

  #dropOldest(): void {
    const [object, states] = this.#kept.entries().next().value!;
    this.#kept.delete(object);
    if (states?.length === 6 * this.#count) this.#free.push(states);
  }
}

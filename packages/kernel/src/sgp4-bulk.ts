import type { Sgp4Batch } from '@keepout/astro/sgp4/record';
import { EARTH_RADIUS_KM } from '@keepout/astro/sgp4/wgs72';
import { KernelMemory } from './kernel-memory.ts';
import { fillRows, fillTwin, reserveRows, reserveTwin } from './object-rows.ts';

/** Rows propagated in one call: a few milliseconds, after which the engine can swap in its optimised code. */
const CHUNK_PAIRS = 16_384;
const EPOCH_CHUNK = 4096;

/** SGP4 and SDP4 of many objects, two at a time in WebAssembly. */
export interface Sgp4Bulk {
  readonly count: number;
  /** Bytes of WebAssembly memory. */
  readonly byteLength: number;
  /**
   * States of every object at one epoch.
   *
   * @param out      Float64Array(6 count)   km, km/s; NaN where there is no state
   * @param errors   Uint8Array(count)       error code per object
   */
  propagate(epochTaiS: number, out: Float64Array, errors?: Uint8Array): void;
  /**
   * States of one object at many epochs.
   *
   * @param out      Float64Array(6 epochs.length)   km, km/s; NaN where there is no state
   */
  propagateEpochs(object: number, epochsTaiS: Float64Array, out: Float64Array, errors?: Uint8Array): void;
}

/**
 * Opens a batch for bulk propagation. The scalar code of astro/sgp4 is the readable twin of this one.
 *
 * Method   as `sgp4`; f64x2, the mean elements of deep-space objects one by one
 * Frame    TEME          Time scale  TAI
 *
 * Checked  conformance/sgp4 (1e-6 km), the scalar twin over a catalogue (1e-8 km)
 * Cost     bench/sgp4.ts
 */
export function openSgp4Bulk(batch: Sgp4Batch): Sgp4Bulk {
  const memory = new KernelMemory();
  const rows = reserveRows(memory, batch);
  const twin = reserveTwin(memory);
  const outAt = memory.reserve(Math.max(batch.count, EPOCH_CHUNK) * 48);
  const codesAt = memory.reserve(Math.max(batch.count, EPOCH_CHUNK));
  const epochsAt = memory.reserve(EPOCH_CHUNK * 8);
  fillRows(memory, rows, batch);
  const { kernel } = memory;
  const states = memory.f64(outAt, Math.max(batch.count, EPOCH_CHUNK) * 6);
  const codes = memory.u8(codesAt, Math.max(batch.count, EPOCH_CHUNK));
  const epochs = memory.f64(epochsAt, EPOCH_CHUNK);

  function deliver(count: number, out: Float64Array, errors: Uint8Array | undefined, at: number): void {
    out.set(states.subarray(0, 6 * count), 6 * at);
    for (let i = 0; i < count; i++) if (codes[i] !== 0) out.fill(Number.NaN, 6 * (at + i), 6 * (at + i) + 6);
    errors?.set(codes.subarray(0, count), at);
  }

  return {
    count: batch.count,
    byteLength: memory.byteLength,
    propagate(epochTaiS, out, errors): void {
      for (let from = 0; from < rows.pairs; from += CHUNK_PAIRS) {
        const to = Math.min(rows.pairs, from + CHUNK_PAIRS);
        const { nearPairs, index } = rows;
        kernel.propagateRows(
          rows.rows,
          rows.deep,
          rows.cache,
          nearPairs,
          from,
          to,
          index,
          epochTaiS,
          EARTH_RADIUS_KM,
          outAt,
          codesAt,
        );
      }
      deliver(batch.count, out, errors, 0);
    },
    propagateEpochs(object, epochsTaiS, out, errors): void {
      const deep = fillTwin(memory, twin, batch, object);
      for (let from = 0; from < epochsTaiS.length; from += EPOCH_CHUNK) {
        const part = epochsTaiS.subarray(from, from + EPOCH_CHUNK);
        epochs.set(part);
        if (part.length % 2 === 1) epochs[part.length] = part.at(-1)!;
        const even = part.length + (part.length % 2);
        kernel.propagateEpochs(twin.row, deep, twin.cache, epochsAt, even, EARTH_RADIUS_KM, outAt, codesAt);
        deliver(part.length, out, errors, from);
      }
    },
  };
}

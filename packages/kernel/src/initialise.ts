import { utcJulianDate } from '@keepout/astro/epoch';
import { ELEMENT_FIELDS, type ElementTable, EPOCH_COLUMN } from '@keepout/astro/sgp4/element-table';
import { limitLife } from '@keepout/astro/sgp4/propagate';
import type { Sgp4Batch, Sgp4Mode } from '@keepout/astro/sgp4/record';
import { DEEP_ROW, INTEGRATOR_ROW, ROW } from '@keepout/astro/sgp4/record';
import { KernelMemory } from './kernel-memory.ts';

/** Number of objects per call: limits the kernel's memory and the call duration. An even number. */
const CHUNK = 2048;
/** JD 2433281.5, the day from which the theory counts. */
const JULIAN_1950 = 2_433_281.5;

/** Gives the bytes of one table of a batch: shared between threads or not. */
export type Allocate = (bytes: number) => ArrayBuffer | SharedArrayBuffer;

/**
 * Turns element sets into the constants that SGP4/SDP4 needs at every later time, two at a time in WebAssembly.
 *
 * Method   as `sgp4Init` of packages/astro, which is the readable twin; the order of the objects is preserved
 * @param allocate   where the tables lie; ordinary memory without it
 *
 * Checked  the scalar twin over a catalogue, conformance/sgp4          Cost  bench/load.ts
 */
export function initialiseBatch(
  elements: ElementTable,
  mode: Sgp4Mode = 'improved',
  allocate: Allocate = (bytes) => new ArrayBuffer(bytes),
): Sgp4Batch {
  const { count, values } = elements;
  const memory = new KernelMemory();
  const at = {
    elements: memory.reserve(CHUNK * ELEMENT_FIELDS * 8),
    near: memory.reserve(CHUNK * ROW * 8),
    kinds: memory.reserve(CHUNK),
    days: memory.reserve(CHUNK * 8),
    deep: memory.reserve(CHUNK * DEEP_ROW * 8),
  };
  const { kernel } = memory;
  const nearRows = memory.f64(at.near, CHUNK * ROW);
  const nearEarthRows = new Float64Array(allocate(count * ROW * 8));
  const deepRow = new Int32Array(allocate(count * 4)).fill(-1);
  const deepObjects: number[] = [];
  const kinds = memory.u8(at.kinds, CHUNK);
  for (let first = 0; first < count; first += CHUNK) {
    const part = values.subarray(first * ELEMENT_FIELDS, Math.min(count, first + CHUNK) * ELEMENT_FIELDS);
    const length = part.length / ELEMENT_FIELDS;
    memory.f64(at.elements, part.length).set(part);
    kernel.initialiseNear(at.elements, 0, length, at.near, at.kinds);
    nearEarthRows.set(nearRows.subarray(0, length * ROW), first * ROW);
    for (let i = 0; i < length; i++) {
      if (kinds[i] === 0) {
        limitLife(nearEarthRows, (first + i) * ROW);
        continue;
      }
      deepRow[first + i] = deepObjects.length;
      deepObjects.push(first + i);
    }
  }

  const deep = new Float64Array(allocate(deepObjects.length * DEEP_ROW * 8));
  const days = memory.f64(at.days, CHUNK);
  for (let first = 0; first < deepObjects.length; first += CHUNK) {
    const part = deepObjects.slice(first, first + CHUNK);
    part.forEach((object, k) => {
      nearRows.set(nearEarthRows.subarray(object * ROW, (object + 1) * ROW), k * ROW);
      const { day, fraction } = utcJulianDate(values[object * ELEMENT_FIELDS + EPOCH_COLUMN]!);
      days[k] = day - JULIAN_1950 + fraction;
    });
    kernel.initialiseDeep(at.near, at.days, 0, part.length, at.deep, mode === 'afspc' ? 1 : 0);
    deep.set(memory.f64(at.deep, part.length * DEEP_ROW), first * DEEP_ROW);
  }
  const integrator = new Float64Array(deepObjects.length * INTEGRATOR_ROW);
  return { count, nearEarth: nearEarthRows, deepRow, deep, integrator };
}

import { ELEMENT_FIELDS, type ElementTable, NORAD_ID } from '@keepout/astro/sgp4/element-table';

/** Memory that threads read without a copy. */
export function inSharedMemory(bytes: number): SharedArrayBuffer {
  return new SharedArrayBuffer(bytes);
}

export function noradIdsOf({ count, values }: ElementTable): Float64Array {
  const ids = new Float64Array(inSharedMemory(count * 8));
  for (let i = 0; i < count; i++) ids[i] = values[i * ELEMENT_FIELDS + NORAD_ID]!;
  return ids;
}

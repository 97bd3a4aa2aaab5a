import type { Sgp4Batch } from '@keepout/astro/sgp4/record';
import * as row from '@keepout/astro/sgp4/record';
import type { KernelMemory } from './kernel-memory.ts';
import { FIELDS, INTEGRATOR_ROW_SIZE, pairFields } from './pair-row.ts';

const PAIR = 2 * FIELDS;

/**
 * A batch as the kernel wants it: two objects a row, near-Earth first, each half by eccentricity, so that the lanes of a
 * vector need as many Kepler iterations as each other.
 */
export interface ObjectRows {
  readonly rows: number;
  readonly deep: number;
  readonly cache: number;
  /** i32 per slot: the object. An odd count ends with its last object twice. */
  readonly index: number;
  readonly nearPairs: number;
  readonly pairs: number;
}

/** Reserves the tables of a batch. */
export function reserveRows(memory: KernelMemory, batch: Sgp4Batch): ObjectRows {
  let deepCount = 0;
  for (let i = 0; i < batch.count; i++) if (batch.deepRow[i]! >= 0) deepCount++;
  const nearPairs = Math.ceil((batch.count - deepCount) / 2);
  const deepPairs = Math.ceil(deepCount / 2);
  const pairs = nearPairs + deepPairs;
  return {
    rows: memory.reserve(pairs * PAIR * 8),
    deep: memory.reserve(deepPairs * 2 * row.DEEP_ROW * 8),
    cache: memory.reserve(deepPairs * 2 * INTEGRATOR_ROW_SIZE * 8),
    index: memory.reserve(pairs * 2 * 4),
    nearPairs,
    pairs,
  };
}

/** Fills the tables; the memory must not grow afterwards while the views are in use. */
export function fillRows(memory: KernelMemory, rows: ObjectRows, batch: Sgp4Batch): void {
  const byShape = (a: number, b: number): number => shape(batch, a) - shape(batch, b) || a - b;
  const objects = Array.from({ length: batch.count }, (_, i) => i);
  const nearEarthObjects = objects.filter((i) => batch.deepRow[i]! < 0).sort(byShape);
  const deepSpaceObjects = objects
    .filter((i) => batch.deepRow[i]! >= 0)
    .sort((a, b) => kind(batch, a) - kind(batch, b) || byShape(a, b));
  if (nearEarthObjects.length % 2 === 1) nearEarthObjects.push(nearEarthObjects.at(-1)!);
  if (deepSpaceObjects.length % 2 === 1) deepSpaceObjects.push(deepSpaceObjects.at(-1)!);
  const order = [...nearEarthObjects, ...deepSpaceObjects];
  memory.i32(rows.index, order.length).set(order);
  const table = memory.f64(rows.rows, rows.pairs * PAIR);
  order.forEach((object, slot) => {
    const to = (slot >> 1) * PAIR + (slot & 1);
    const fields = pairFields(batch, object);
    for (let k = 0; k < FIELDS; k++) table[to + 2 * k] = fields[k]!;
  });
  const deepTable = memory.f64(rows.deep, deepSpaceObjects.length * row.DEEP_ROW);
  deepSpaceObjects.forEach((object, slot) => {
    const from = batch.deepRow[object]! * row.DEEP_ROW;
    deepTable.set(batch.deep.subarray(from, from + row.DEEP_ROW), slot * row.DEEP_ROW);
  });
}

/** Kind of resonance of a deep-space object: those of a kind take the same way. */
function kind(batch: Sgp4Batch, i: number): number {
  return batch.deep[batch.deepRow[i]! * row.DEEP_ROW + row.RESONANCE]!;
}

/** Eccentricity; NaN last, where it harms no order. */
function shape(batch: Sgp4Batch, i: number): number {
  const e = batch.nearEarth[i * row.ROW + row.ECCENTRICITY]!;
  return e >= 0 ? e : 2;
}

/** The pair row and the deep rows of one object in both lanes, for many epochs of it. */
export interface TwinRow {
  readonly row: number;
  readonly deep: number;
  readonly cache: number;
}

export function reserveTwin(memory: KernelMemory): TwinRow {
  return {
    row: memory.reserve(PAIR * 8),
    deep: memory.reserve(2 * row.DEEP_ROW * 8),
    cache: memory.reserve(2 * INTEGRATOR_ROW_SIZE * 8),
  };
}

/** @returns address of the deep rows, 0 for a near-Earth object */
export function fillTwin(memory: KernelMemory, twin: TwinRow, batch: Sgp4Batch, i: number): number {
  const table = memory.f64(twin.row, PAIR);
  const fields = pairFields(batch, i);
  for (let k = 0; k < FIELDS; k++) table.fill(fields[k]!, 2 * k, 2 * k + 2);
  const d = batch.deepRow[i]!;
  if (d < 0) return 0;
  const deep = batch.deep.subarray(d * row.DEEP_ROW, (d + 1) * row.DEEP_ROW);
  const rows = memory.f64(twin.deep, 2 * row.DEEP_ROW);
  rows.set(deep);
  rows.set(deep, row.DEEP_ROW);
  memory.f64(twin.cache, 2 * INTEGRATOR_ROW_SIZE).fill(0);
  return twin.deep;
}

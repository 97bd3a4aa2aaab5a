import type { KernelMemory } from './kernel-memory.ts';
import type { ObjectRows } from './object-rows.ts';
import { QUIET_RADPS, type SieveGrid } from './sieve-grid.ts';
import type { SieveMemory } from './sieve-memory.ts';
import { CELL_RECORD, PARAMETER, PARAMETERS, PART_RECORD, TABLE, TABLES } from './sieve-tables.ts';

/** Int32 of the record of a part: objects in it, its cell, and from where to where the cells within reach are listed. */
const PART_WORDS: number = PART_RECORD / 4;

/** Writes bins, cells and derived tables into kernel memory. `binLow`: room for the bins as float64. */
export function writeGrid(memory: KernelMemory, { at }: SieveMemory, { cells, bins }: SieveGrid, binLow: number): void {
  const { targets, targetStart, cellOfPart } = cells;
  memory.u8(at.partOfStep, cells.partOfStep.length).set(cells.partOfStep);
  memory.i32(at.targets, targets.length).set(targets.map((cell) => CELL_RECORD * cell));
  const records = memory.i32(at.parts, cellOfPart.length * PART_WORDS);
  cellOfPart.forEach((cell, part) => {
    const within = targetStart.subarray(part, part + 2).map((k) => 4 * k);
    records.set([0, CELL_RECORD * cell, ...within], part * PART_WORDS);
  });
  memory.f32(at.caps, cells.caps.length).set(cells.caps);
  memory.f64(binLow, bins.length).set(bins);
  memory.kernel.setLimits(binLow);
  memory.kernel.placePairs();
}

/** Writes addresses and lengths of the tables for the kernel. */
export function handOverTables(
  memory: KernelMemory,
  sieve: SieveMemory,
  grid: SieveGrid,
  rows: ObjectRows,
): Int32Array {
  const tables = memory.i32(memory.kernel.tablesAt(), TABLES);
  const { at, slotCount, hitCapacity, ownColumn } = sieve;
  const { count, partsPerAxis } = grid.cells;
  for (const [name, address] of Object.entries(at)) tables[TABLE[name as keyof typeof at]] = address;
  tables[TABLE.slotCount] = slotCount;
  tables[TABLE.partsPerAxis] = partsPerAxis;
  tables[TABLE.cells] = count;
  tables[TABLE.bins] = grid.bins.length;
  tables[TABLE.hitCapacity] = hitCapacity;
  tables[TABLE.ownColumn] = ownColumn;
  tables[TABLE.rows] = rows.rows;
  tables[TABLE.deep] = rows.deep;
  tables[TABLE.cache] = rows.cache;
  tables[TABLE.nearPairs] = rows.nearPairs;
  tables[TABLE.sgp4Count] = sieve.sgp4Objects;
  return tables;
}

/** Writes the parameters common to all slabs. */
export function handOverParameters(
  memory: KernelMemory,
  { slipRad }: SieveGrid,
  missM: number,
  halfS: number,
  samplingMps: number,
): Float64Array {
  const parameters = memory.f64(memory.kernel.parametersAt(), PARAMETERS);
  parameters[PARAMETER.miss] = missM;
  parameters[PARAMETER.half] = halfS;
  parameters[PARAMETER.quiet] = QUIET_RADPS;
  parameters[PARAMETER.sampling] = samplingMps;
  parameters[PARAMETER.slip] = slipRad;
  return parameters;
}

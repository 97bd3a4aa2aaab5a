import { ENCOUNTER_ROW, type EncounterTable } from '@keepout/conjunction/screening/plan/encounter-table';

/** Encounters as the database keeps them: rows of float64, little-endian. */
export function bytesOf({ count, rows }: EncounterTable): Buffer {
  return Buffer.from(rows.buffer, rows.byteOffset, count * ENCOUNTER_ROW * 8);
}

export function tableOf(bytes: Buffer): EncounterTable {
  // A copy: the bytes of a query need not begin at a multiple of eight.
  const copy = new Uint8Array(bytes);
  const rows = new Float64Array(copy.buffer, 0, copy.byteLength / 8);
  return { count: rows.length / ENCOUNTER_ROW, rows };
}

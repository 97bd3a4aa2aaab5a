import { mkdirSync, writeFileSync } from 'node:fs';

/** One outside reference that a test compared us with; `docs/validation.md` is made of these rows. */
export interface ValidationRow {
  readonly room: string;
  /** What was compared, for example "SGP4 verification set". */
  readonly reference: string;
  /** Who published it: author, edition, licence. */
  readonly origin: string;
  readonly cases: number;
  readonly worst: number;
  readonly median?: number;
  readonly unit: string;
  readonly tolerance: number;
  /** Why the tolerance is what it is, or where we differ on purpose. */
  readonly note?: string;
}

const folder = new URL('../build/validation/', import.meta.url);

/** Keeps the row for the generated page; the test itself still asserts. */
export function recordValidation(row: ValidationRow): void {
  mkdirSync(folder, { recursive: true });
  const slug = `${row.room}-${row.reference}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  writeFileSync(new URL(`${slug}.json`, folder), `${JSON.stringify(row, null, 2)}\n`);
}

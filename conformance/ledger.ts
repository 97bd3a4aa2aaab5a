import { mkdirSync, writeFileSync } from 'node:fs';
import { isNightly } from '../scripts/property-runs.mjs';

/** One outside reference that a test compared us with; `docs/validation.md` is made of these rows. */
export interface ValidationRow {
  readonly room: string;
  /** What was compared, for example "SGP4 verification set". */
  readonly reference: string;
  /**
   * What the row is when it is not a figure of others: another rendering of our own (`twin`), input that we make up
   * (`fuzzing`), or figures of another row once more, by another way or on another part of them (`repeat`). Such rows are
   * listed apart and never added to the others.
   */
  readonly kind?: 'twin' | 'fuzzing' | 'repeat';
  /** Who published it: author, edition, licence. */
  readonly origin: string;
  /** How far we are from the reference, case by case; 0 or 1 where a case is right or wrong. */
  readonly deviations: ArrayLike<number>;
  readonly unit: string;
  readonly tolerance: number;
  /** How well the reference knows its own figures: its tolerance, its printed digits, its spread. Absent when it does not say. */
  readonly stated?: StatedAccuracy;
  /** Why the tolerance is what it is. Must be there when it is wider than what the reference states, or states nothing. */
  readonly reason?: string;
  /** Where we differ on purpose, and what else a reader should know. */
  readonly note?: string;
}

export interface StatedAccuracy {
  /** In the unit of the row. */
  readonly accuracy: number;
  /** Where the reference says so. */
  readonly by: string;
}

const folder = new URL('../build/validation/', import.meta.url);
const SHORTEST_REASON = 20;

/** What is wrong with a row besides its figures; undefined when nothing is. */
export function rowProblem(row: ValidationRow): string | undefined {
  if (row.deviations.length === 0) return 'has no cases';
  if (!(row.tolerance >= 0)) return 'has no tolerance';
  const isCovered = row.stated !== undefined && row.tolerance <= row.stated.accuracy;
  if (!isCovered && (row.reason?.length ?? 0) < SHORTEST_REASON) {
    return row.stated === undefined
      ? 'says neither how well the reference knows its figures nor why the tolerance is what it is'
      : 'has a tolerance wider than the accuracy of its reference and does not say why';
  }
  return undefined;
}

/** The middle deviation; the upper one of two. */
function middle(sorted: Float64Array): number {
  return sorted[sorted.length >> 1]!;
}

/** Keeps the row for the generated page; the test itself still asserts. */
export function recordValidation(row: ValidationRow): void {
  const problem = rowProblem(row);
  if (problem !== undefined) throw new Error(`validation row "${row.reference}" ${problem}`);
  const { deviations, ...rest } = row;
  const sorted = Float64Array.from(deviations).sort();
  const figures = { cases: sorted.length, worst: sorted.at(-1)!, median: middle(sorted) };
  mkdirSync(folder, { recursive: true });
  const slug = `${row.room}-${row.reference}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  writeFileSync(new URL(`${slug}.json`, folder), `${JSON.stringify({ ...rest, ...figures }, null, 2)}\n`);
}

/** Of cases that a usual run samples (`sampled`): the page tells of what a validation has compared. */
export function recordWhole(row: ValidationRow): void {
  if (isNightly) recordValidation(row);
}

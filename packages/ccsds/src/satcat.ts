import type { ObjectType } from '@keepout/astro/nouns';
import { csvRecords } from './notation/csv-records.ts';
import { parseNumber } from './value/number.ts';
import { objectTypeOf } from './value/object-type.ts';

/** Who an object is, as the satellite catalogue (SATCAT) says it. */
export interface SatcatObject {
  readonly noradId: number;
  readonly name: string;
  readonly cosparId: string;
  readonly objectType: ObjectType | undefined;
  /** Code of the owner, such as `US` or `ESA`. */
  readonly owner: string | undefined;
  /** Operational status code, such as `+` (operational) or `-` (not operational). */
  readonly opsStatus: string | undefined;
  readonly rcsM2: number | undefined;
  /** The day on which it came down. */
  readonly decayedOn: string | undefined;
}

export interface Satcat {
  readonly objects: readonly SatcatObject[];
  /** Rows that name no object. */
  readonly rejected: number;
}

/** Column names of CelesTrak and Space-Track. */
const COLUMNS = {
  noradId: ['NORAD_CAT_ID'],
  name: ['OBJECT_NAME', 'SATNAME'],
  cosparId: ['OBJECT_ID', 'INTLDES'],
  objectType: ['OBJECT_TYPE'],
  owner: ['OWNER', 'COUNTRY'],
  opsStatus: ['OPS_STATUS_CODE'],
  rcsM2: ['RCS', 'RCSVALUE'],
  decayedOn: ['DECAY_DATE', 'DECAY'],
} as const;
type Column = keyof typeof COLUMNS;

/**
 * Reads a satellite catalogue as CSV, of CelesTrak (satcat.csv) or of Space-Track (class satcat). Undefined: the text is neither.
 *
 * Assumes  a radar cross-section of zero is unknown: Space-Track writes it for all objects
 */
export function readSatcat(text: string): Satcat | undefined {
  const records = csvRecords(text);
  const head = records.next();
  if (head.done === true) return undefined;
  const header = head.value.cells.map((cell) => cell.trim().toUpperCase());
  const columns = Object.fromEntries(
    Object.entries(COLUMNS).map(([column, names]) => [
      column,
      names.map((name) => header.indexOf(name)).find((at) => at >= 0) ?? -1,
    ]),
  ) as Readonly<Record<Column, number>>;
  if (columns.noradId < 0 || columns.name < 0) return undefined;
  const objects: SatcatObject[] = [];
  let rejected = 0;
  for (const { cells, isMalformed } of records) {
    const cell = (column: Column): string | undefined => cells[columns[column]]?.trim() || undefined;
    const noradId = Number(cell('noradId'));
    if (
      isMalformed ||
      cells.length !== header.length ||
      !Number.isInteger(noradId) ||
      noradId < 1 ||
      noradId > MOST_NUMBER
    ) {
      rejected += 1;
      continue;
    }
    const rcsM2 = parseNumber(cell('rcsM2') ?? '');
    objects.push({
      noradId,
      name: cell('name') ?? '',
      cosparId: cell('cosparId') ?? '',
      objectType: objectTypeOf(cell('objectType') ?? ''),
      owner: cell('owner'),
      opsStatus: cell('opsStatus'),
      rcsM2: rcsM2 !== undefined && rcsM2 > 0 ? rcsM2 : undefined,
      decayedOn: cell('decayedOn'),
    });
  }
  return { objects, rejected };
}

/** Nine digits. */
const MOST_NUMBER = 999_999_999;

import { ABSENT } from '../format/number.ts';

/** The numbers of a chart as rows: for screen readers and export. */
export interface DataTable {
  readonly columns: readonly DataColumn[];
  readonly rows: readonly (readonly CellValue[])[];
}

export interface DataColumn {
  readonly name: string;
  readonly unit?: string;
  /** How a number reads on screen; the export always carries the full value. */
  readonly format?: (value: number) => string;
}

export type CellValue = string | number | null;

export function columnTitle({ name, unit }: DataColumn): string {
  return unit === undefined ? name : `${name} [${unit}]`;
}

export function dataCellText(cell: CellValue, column: DataColumn): string {
  if (cell === null) return ABSENT;
  if (typeof cell === 'string') return cell;
  return column.format?.(cell) ?? String(cell);
}

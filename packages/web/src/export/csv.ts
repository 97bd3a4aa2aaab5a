import { cellText, csvText } from '@keepout/units/csv';
import { columnTitle, type DataTable } from './data-table.ts';

/** A table as a file for spreadsheets. */
export function toCsv({ columns, rows }: DataTable): string {
  return csvText([columns.map(columnTitle), ...rows]);
}

/** Returns the same for a clipboard: tab-separated for spreadsheets, so cells contain no separators. */
export function toTsv({ columns, rows }: DataTable): string {
  const flat = (text: string) => text.replaceAll(/[\t\r\n]+/g, ' ');
  return [columns.map(columnTitle), ...rows]
    .map((cells) => cells.map((cell) => flat(cellText(cell))).join('\t'))
    .join('\n');
}

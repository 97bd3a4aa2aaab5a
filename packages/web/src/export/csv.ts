import { cellText, csvText } from '@keepout/units/csv';
import { columnTitle, type DataTable } from './data-table.ts';

/** A table as a file for spreadsheets. */
export function toCsv({ columns, rows }: DataTable): string {
  return csvText([columns.map(columnTitle), ...rows]);
}

/** The same for a clipboard: what a spreadsheet takes into its cells, so nothing in them may part cells. */
export function toTsv({ columns, rows }: DataTable): string {
  const flat = (text: string) => text.replaceAll(/[\t\r\n]+/g, ' ');
  return [columns.map(columnTitle), ...rows]
    .map((cells) => cells.map((cell) => flat(cellText(cell))).join('\t'))
    .join('\n');
}

import { type Cell, columnTitle, type DataTable } from './data-table.ts';

/** RFC 4180 text of a table: CRLF lines, quotes where needed, numbers in full precision, absent values empty. */
export function toCsv({ columns, rows }: DataTable): string {
  const lines = [columns.map((column) => quote(columnTitle(column))), ...rows.map((row) => row.map(csvCell))];
  return `${lines.map((cells) => cells.join(',')).join('\r\n')}\r\n`;
}

/** The same for a clipboard: what a spreadsheet takes into its cells, so nothing in them may part cells. */
export function toTsv({ columns, rows }: DataTable): string {
  const flat = (text: string) => text.replaceAll(/[\t\r\n]+/g, ' ');
  const cellOf = (cell: Cell) => (typeof cell === 'string' ? flat(guardFormula(cell)) : csvCell(cell));
  const lines = [columns.map((column) => flat(columnTitle(column))), ...rows.map((row) => row.map(cellOf))];
  return lines.map((cells) => cells.join('\t')).join('\n');
}

function csvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  return quote(guardFormula(cell));
}

/** A name that begins like a formula would run in a spreadsheet; the apostrophe keeps it text. */
function guardFormula(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

function quote(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

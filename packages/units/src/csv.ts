/** A cell of a table; null and undefined are empty cells. */
export type CsvCell = string | number | null | undefined;

/** By this mark in front of a text spreadsheets know that it is UTF-8; without it they show other letters for `ä` and `é`. */
export const CSV_MARK = '\ufeff';

/**
 * One record as RFC 4180 has it: CRLF, quotes where needed, numbers in full precision. A text that begins like a formula gets an
 * apostrophe, so that a spreadsheet does not run it.
 */
export function csvRow(cells: readonly CsvCell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** Returns a file for spreadsheets: the mark, then one record for each row. */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return CSV_MARK + rows.map(csvRow).join('');
}

/** Returns the text of a cell for a spreadsheet; NaN and infinite numbers give an empty cell. */
export function cellText(cell: CsvCell): string {
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  return guardFormula(cell ?? '');
}

function csvCell(cell: CsvCell): string {
  const text = cellText(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function guardFormula(text: string): string {
  return /^[=+\-@\t\r]/.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text;
}

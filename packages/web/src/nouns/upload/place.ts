/** A fault or a warning of a file, as it is shown. */
export interface Place {
  readonly line?: number | undefined;
  readonly keyword?: string | undefined;
  readonly code?: string | undefined;
  readonly value?: string | undefined;
  readonly limit?: string | undefined;
  readonly message: string;
}

/** The places as lines for a mail or a spreadsheet: line, keyword, code, message. */
export function placesText(places: readonly Place[]): string {
  return places
    .map(({ line, keyword, code, message }) => [line ?? '', keyword ?? '', code ?? '', message].join('\t'))
    .join('\n');
}

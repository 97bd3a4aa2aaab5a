import type { Field } from './field.ts';

/** Header value of unclassified texts; a caveat may follow: `UNCLASSIFIED//FOUO`. */
const UNCLASSIFIED = /^(u|unclassified|public|none)\b/i;

/** The CLASSIFICATION of a header that says anything but unclassified; the word is free text (502.0-B-3, table 5-2). */
export function classifiedField(header: readonly Field[]): Field | undefined {
  return header.find(
    ({ keyword, value }) => keyword === 'CLASSIFICATION' && value.trim() !== '' && !UNCLASSIFIED.test(value.trim()),
  );
}

/** Whether an element set is classified or secret. */
export const isClassified = (classification: string): boolean => ['C', 'S'].includes(classification.toUpperCase());

/** Classifications of an element set: unclassified, classified, secret. 502.0-B-3, 4.2.4.7 has U and S, two-line sets C too. */
export const KNOWN_CLASSIFICATIONS: readonly string[] = ['U', 'C', 'S'];

/** Whether a CLASSIFICATION_TYPE is unclassified, without regard to case. */
export function isKnownClassification(text: string): boolean {
  return KNOWN_CLASSIFICATIONS.includes(text.toUpperCase());
}

/** The same for one byte of a table; a blank counts as unclassified. */
export function isClassificationByte(code: number | undefined): boolean {
  return code === 85 || code === 32 || code === 67 || code === 83;
}

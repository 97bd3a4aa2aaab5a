import type { MeanElements } from '@keepout/astro/nouns';
import { classifiedField, isClassified } from '@keepout/ccsds/value/classification';
import type { Field } from '@keepout/ccsds/value/field';
import type { FilePlace } from '../platform/http/problem-code.ts';

/** Returns a warning for a message whose header contains a classification other than unclassified; none without a classification. */
export function classifiedHeader(header: readonly Field[], file?: string): FilePlace[] {
  const field = classifiedField(header);
  if (field === undefined) return [];
  const { keyword, value, line } = field;
  const place = { code: 'data-classified', message: `The message is marked as ${value}.`, keyword, value } as const;
  return [{ ...place, ...(file !== undefined && { file }), ...(line > 0 && { line }) }];
}

/** The warning of a catalogue with classified element sets: how many, and the first of them. */
export function classifiedElements(elements: readonly MeanElements[]): FilePlace[] {
  const marked = elements.filter(({ classification }) => isClassified(classification));
  const [first] = marked;
  if (first === undefined) return [];
  const message = `Marked as classified (C) or secret (S): ${marked.length} of the element sets, the first of object ${first.noradId}.`;
  return [{ code: 'data-classified', message, keyword: 'CLASSIFICATION_TYPE', value: first.classification }];
}

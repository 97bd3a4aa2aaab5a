import { BODY_NUMBERS, PROPULSION_NUMBERS } from '@keepout/contract/fleet/fields';
import type { NumberField } from '@keepout/contract/platform/number-field';
import { fieldValueText } from '../../nouns/record/field-text.ts';
import type { SatellitePageText } from './en.ts';

/** Returns the label of a field of the record. */
export function fieldName(path: string, text: SatellitePageText): string {
  const name = path.split('.').at(-1) ?? path;
  return (text.fields as Readonly<Record<string, string>>)[name] ?? name;
}

/** Returns the value of a field with its unit, as in the form. */
export function fieldValue(path: string, value: unknown, text: SatellitePageText): string {
  if (value === undefined || value === null || value === '') return text.form.unset;
  if (typeof value === 'boolean') return value ? text.yes : text.no;
  const field = (FIELDS as Readonly<Record<string, NumberField>>)[path.split('.').at(-1) ?? path];
  if (typeof value === 'number' && field !== undefined) return fieldValueText(field, value);
  const words = { ...text.shapes, ...text.types } as Readonly<Record<string, string>>;
  return words[String(value)] ?? String(value);
}

const FIELDS = { ...BODY_NUMBERS, ...PROPULSION_NUMBERS };

import { BODY_NUMBERS, PROPULSION_NUMBERS } from '@keepout/contract/fleet/fields';
import { type NumberField, shownUnit, toShown } from '@keepout/contract/platform/number-field';
import type { SatellitePageText } from './use-texts.ts';

/** What a field of the record is called. */
export function fieldName(path: string, text: SatellitePageText): string {
  const name = path.split('.').at(-1) ?? path;
  return (text.fields as Readonly<Record<string, string>>)[name] ?? name;
}

/** Its value with its unit, as the form would show it. */
export function fieldValue(path: string, value: unknown, text: SatellitePageText): string {
  if (value === undefined || value === null || value === '') return text.form.unset;
  if (typeof value === 'boolean') return value ? text.yes : text.no;
  const name = path.split('.').at(-1) ?? path;
  const words = { ...text.shapes, ...text.types } as Readonly<Record<string, string>>;
  if (typeof value !== 'number')
    return name === 'shape' || name === 'type' ? (words[String(value)] ?? String(value)) : String(value);
  if (name === 'noradId') return String(value);
  const field = (FIELDS as Readonly<Record<string, NumberField>>)[name];
  const digits = String(Number((field === undefined ? value : toShown(field, value)).toPrecision(6)));
  const unit = field === undefined ? '' : shownUnit(field);
  return unit === '' ? digits : `${digits}\u00a0${unit}`;
}

const FIELDS = { ...BODY_NUMBERS, ...PROPULSION_NUMBERS };

import { BODY_FIELDS, propulsionRange } from './fields.ts';
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
  const range = rangeOf(path, name);
  const shown = value / (range?.factor ?? 1);
  const digits = String(Number(shown.toPrecision(6)));
  return range === undefined || range.unit === '' ? digits : `${digits}\u00a0${range.unit}`;
}

function rangeOf(path: string, name: string) {
  if (path.includes('propulsion.')) return propulsionRange('IMPULSIVE', name as never);
  return (BODY_FIELDS as Readonly<Record<string, (typeof BODY_FIELDS)['wetMass']>>)[name];
}

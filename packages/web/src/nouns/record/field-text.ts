import { isTaken, type NumberField, shownUnit, toShown } from '@keepout/contract/platform/number-field';
import { isText, type TextField } from '@keepout/contract/platform/text-field';
import { formatNumber } from '../../format/number.ts';
import type { RecordText } from './en.ts';
import type { FieldWords } from './TwoVersionsDialog.tsx';

/** Below this, digits are written with an exponent. */
const TINY = 1e-6;
/** Returns whether a unit is a sign: signs follow the figure without a space, letters do not. */
const isSign = (unit: string): boolean => unit === '°' || unit === '″';

/** Returns the permitted range of a field, in the display unit: `0.001 to 500`. */
export function fieldRangeText(field: NumberField, text: RecordText): string {
  return text.range(digitsOf(toShown(field, field.least)), digitsOf(toShown(field, field.most)));
}

/** A value of the wire with all its digits, and its unit. */
export function fieldValueText(field: NumberField, value: number): string {
  const unit = shownUnit(field);
  const gap = unit === '' || isSign(unit) ? '' : '\u00a0';
  return `${digitsOf(toShown(field, value))}${gap}${unit}`;
}

/** All the digits that a number has. */
function digitsOf(value: number): string {
  if (value !== 0 && Math.abs(value) < TINY) return String(value).replace('-', '−');
  return formatNumber(value, String(value).split('.')[1]?.length ?? 0);
}

/** Why a number is not taken; undefined where it is. */
export function numberFault(field: NumberField, typed: number, text: RecordText): string | undefined {
  return isTaken(field, typed) ? undefined : text.outside(fieldRangeText(field, text));
}

/** Why a text is not taken; undefined where it is. */
export function textFault(field: TextField, typed: string, text: RecordText): string | undefined {
  if (isText(field, typed)) return undefined;
  const longest = formatNumber(field.longest);
  return field.isOptional ? text.tooLong(longest) : text.missing(longest);
}

/** Parses a typed number where letters are accepted too, with decimal point or comma; NaN for an invalid one. */
export const typedNumber = (typed: string): number => {
  const digits = typed.trim().replace(',', '.').replace('−', '-');
  return digits === '' ? Number.NaN : Number(digits);
};

/** Text values by field; optional ones may be missing. */
export type Filled<Fields extends Readonly<Record<string, TextField>>> = {
  readonly [Name in keyof Fields as Fields[Name] extends { readonly isOptional: true } ? never : Name]: string;
} & {
  readonly [Name in keyof Fields as Fields[Name] extends { readonly isOptional: true } ? Name : never]?: string;
};

/** Returns the trimmed values, without empty optional ones. Undefined while a value is invalid. */
export function filledFields<Fields extends Readonly<Record<string, TextField>>>(
  fields: Fields,
  typed: Readonly<Record<keyof Fields & string, string>>,
): Filled<Fields> | undefined {
  const names = Object.keys(fields);
  if (names.some((name) => !isText(fields[name]!, typed[name]!))) return undefined;
  const filledTexts = names.map((name) => [name, typed[name]!.trim()] as const).filter(([, text]) => text !== '');
  return Object.fromEntries(filledTexts) as Filled<Fields>;
}

/** Returns labels from the form texts, by the first name of their path, and raw values; a secret is hidden. */
export function plainWords(names: object, secret?: string): FieldWords {
  return {
    nameOf: (path) => {
      const name: unknown = (names as Readonly<Record<string, unknown>>)[path.split('.')[0] ?? path];
      return typeof name === 'string' ? name : path;
    },
    textOf: (path, value) => (path === secret ? '••••••••' : String(value ?? '')),
  };
}

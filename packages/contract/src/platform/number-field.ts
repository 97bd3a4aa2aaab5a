/** Range and displayed unit of a number of a record, for the schema and all forms. Loads no schema. */
export interface NumberField {
  /** Unit in the API: `m`, `m^2`, `deg`; empty for a number without unit. */
  readonly unit: string;
  /** Limits, inclusive. */
  readonly least: number;
  readonly most: number;
  /** Displayed unit, if it differs: number of API units per displayed unit. */
  readonly shown?: { readonly unit: string; readonly factor: number };
  /** True for an integer. */
  readonly isWhole?: true;
  /** True if the field may be absent or null. */
  readonly isOptional?: true;
}

/** A share in the API that is displayed in percent. */
export const PERCENT = { unit: '%', factor: 0.01 } as const;
export const MINUTES = { unit: 'min', factor: 60 } as const;
export const MILLISECONDS = { unit: 'ms', factor: 1e-3 } as const;
export const KILOMETRES = { unit: 'km', factor: 1e3 } as const;

const SIGNS: Readonly<Record<string, string>> = { deg: '°', 'deg/s': '°/s', arcsec: '″', 'm^2': 'm²' };

/** Returns the displayed unit. */
export const shownUnit = ({ unit, shown }: NumberField): string => shown?.unit ?? SIGNS[unit] ?? unit;

/** Removes rounding errors of a change of unit. */
const rounded = (value: number): number => Number(value.toPrecision(12));

/** Converts an API value to the displayed unit; NaN for no value. */
export const toShown = ({ shown }: NumberField, value: number | null | undefined): number =>
  value === null || value === undefined ? Number.NaN : shown === undefined ? value : rounded(value / shown.factor);

/** Converts a typed value to the API unit; NaN for an empty field. */
export const toWire = ({ shown }: NumberField, typed: number): number =>
  shown === undefined ? typed : rounded(typed * shown.factor);

/** Returns whether the schema accepts a typed value; an empty field is NaN. */
export function isTaken(field: NumberField, typed: number): boolean {
  if (Number.isNaN(typed)) return field.isOptional === true;
  const value = toWire(field, typed);
  return value >= field.least && value <= field.most && (field.isWhole !== true || Number.isInteger(value));
}

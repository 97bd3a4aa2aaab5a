/** What a number of a record may be, and how people are shown it: said once, for the schema and for every form. Loads no schema. */
export interface NumberField {
  /** Of the wire: `m`, `m^2`, `deg`; empty for a pure number. */
  readonly unit: string;
  /** Both may be given. */
  readonly least: number;
  readonly most: number;
  /** Where people are told it in another unit: so many of the wire are one of theirs. */
  readonly shown?: { readonly unit: string; readonly factor: number };
  /** A count: no decimals. */
  readonly isWhole?: true;
  /** The record may be without it, or has null for it. */
  readonly isOptional?: true;
}

/** A share of the wire that people are told in percent. */
export const PERCENT = { unit: '%', factor: 0.01 } as const;
export const MINUTES = { unit: 'min', factor: 60 } as const;
export const MILLISECONDS = { unit: 'ms', factor: 1e-3 } as const;
export const KILOMETRES = { unit: 'km', factor: 1e3 } as const;

const SIGNS: Readonly<Record<string, string>> = { deg: '°', 'deg/s': '°/s', arcsec: '″', 'm^2': 'm²' };

/** The unit that people are told. */
export const shownUnit = ({ unit, shown }: NumberField): string => shown?.unit ?? SIGNS[unit] ?? unit;

/** Binary dust of a change of unit is no digit that anybody typed. */
const rounded = (value: number): number => Number(value.toPrecision(12));

/** A value of the wire as people are shown it; NaN where there is none. */
export const toShown = ({ shown }: NumberField, value: number | null | undefined): number =>
  value === null || value === undefined ? Number.NaN : shown === undefined ? value : rounded(value / shown.factor);

/** What a person typed, as the wire has it; NaN for an empty field. */
export const toWire = ({ shown }: NumberField, typed: number): number =>
  shown === undefined ? typed : rounded(typed * shown.factor);

/** Whether the schema takes what a person typed; nothing typed is NaN. */
export function isTaken(field: NumberField, typed: number): boolean {
  if (Number.isNaN(typed)) return field.isOptional === true;
  const value = toWire(field, typed);
  return value >= field.least && value <= field.most && (field.isWhole !== true || Number.isInteger(value));
}

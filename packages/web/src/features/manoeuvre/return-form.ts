import { EARLIEST_RETURN_HOURS, RETURN_NUMBERS } from '@keepout/contract/ca/fields';
import type { ManoeuvreReturnSearch } from '@keepout/contract/ca/manoeuvre-return';
import { isTaken } from '@keepout/contract/platform/number-field';
import { typedNumber } from '../../nouns/record/field-text.ts';

/** The bands as they are typed. */
export const FIRST_BANDS = { sma: '50', phase: '0.5', hours: '48' };

type Field = keyof typeof FIRST_BANDS;

const { smaBand, phaseBand, latestHours } = RETURN_NUMBERS;
/** By what they are called in the form. The end lies after the earliest begin. */
export const BAND_FIELDS = { sma: smaBand, phase: phaseBand, hours: latestHours } as const;

/** Typed bands as a search has them, or the fields that hold none. */
export function readBands(form: Readonly<Record<Field, string>>): {
  readonly bands?: Pick<ManoeuvreReturnSearch, 'smaBand' | 'phaseBand' | 'latestHours'>;
  readonly faults: ReadonlySet<Field>;
} {
  const values = { sma: typedNumber(form.sma), phase: typedNumber(form.phase), hours: typedNumber(form.hours) };
  const isGood = (field: Field) =>
    isTaken(BAND_FIELDS[field], values[field]) && (field !== 'hours' || values.hours > EARLIEST_RETURN_HOURS);
  const faults = new Set((['sma', 'phase', 'hours'] as const).filter((field) => !isGood(field)));
  if (faults.size > 0) return { faults };
  return { faults, bands: { smaBand: values.sma, phaseBand: values.phase, latestHours: values.hours } };
}

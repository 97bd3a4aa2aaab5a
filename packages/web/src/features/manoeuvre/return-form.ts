import type { ManoeuvreReturnSearch } from '@keepout/contract/ca/manoeuvre-return';

/** The bands as they are typed. */
export const FIRST_BANDS = { sma: '50', phase: '0.5', hours: '48' };

type Field = keyof typeof FIRST_BANDS;

const MOST: Readonly<Record<Field, number>> = { sma: 1e5, phase: 90, hours: 240 };
const SHORTEST_H = 1;

/** Typed bands as a search has them, or the fields that hold none. */
export function readBands(form: Readonly<Record<Field, string>>): {
  readonly bands?: Pick<ManoeuvreReturnSearch, 'smaBand' | 'phaseBand' | 'latestHours'>;
  readonly faults: ReadonlySet<Field>;
} {
  const values = { sma: numberOf(form.sma), phase: numberOf(form.phase), hours: numberOf(form.hours) };
  const isGood = (field: Field) => values[field] > (field === 'hours' ? SHORTEST_H : 0) && values[field] <= MOST[field];
  const faults = new Set((['sma', 'phase', 'hours'] as const).filter((field) => !isGood(field)));
  if (faults.size > 0) return { faults };
  return { faults, bands: { smaBand: values.sma, phaseBand: values.phase, latestHours: values.hours } };
}

const numberOf = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.')));

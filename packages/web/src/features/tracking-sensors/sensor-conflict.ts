import { contentOf, type SensorForm } from './sensor-form.ts';

export type Side = 'mine' | 'theirs';
/** Fields of the form, each with its value as text for a comparison. */
type Flat = Readonly<Record<string, string>>;

/** The form field by field. */
export function flat({ numbers, unavailable, ...rest }: SensorForm): Flat {
  const spans = unavailable.map(({ start, end, reason }) => `${start} – ${end} ${reason}`).join('; ');
  const figures = Object.entries(numbers).map(([name, value]) => [name, Number.isNaN(value) ? '' : String(value)]);
  return { ...rest, ...Object.fromEntries(figures), unavailable: spans };
}

export const isSame = (one: SensorForm, other: SensorForm): boolean =>
  JSON.stringify(contentOf(one)) === JSON.stringify(contentOf(other));

/** Where a change of mine meets one of somebody else: fields that differ, and whose value each has until somebody chooses. */
export function conflictOf(
  base: SensorForm,
  mine: SensorForm,
  theirs: SensorForm,
): readonly { readonly field: string; readonly side: Side }[] {
  const [before, own, other] = [flat(base), flat(mine), flat(theirs)];
  return Object.keys(other)
    .filter((field) => own[field] !== other[field])
    .map((field) => ({ field, side: own[field] !== before[field] ? 'mine' : 'theirs' }));
}

/** The form with the value of the chosen side in each field. */
export function merged(mine: SensorForm, theirs: SensorForm, sides: Readonly<Record<string, Side>>): SensorForm {
  const pick = (field: string) => (sides[field] === 'mine' ? mine : theirs);
  const numbers = Object.fromEntries(
    Object.keys(theirs.numbers).map((name) => [name, pick(name).numbers[name as keyof SensorForm['numbers']]]),
  ) as SensorForm['numbers'];
  return {
    numbers,
    sensorCode: pick('sensorCode').sensorCode,
    groundSensorName: pick('groundSensorName').groundSensorName,
    sensorType: pick('sensorType').sensorType,
    weatherSource: pick('weatherSource').weatherSource,
    horizon: pick('horizon').horizon,
    unavailable: pick('unavailable').unavailable,
    currency: pick('currency').currency,
  };
}

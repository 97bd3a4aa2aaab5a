import type { Sides } from '../../nouns/record/two-versions.ts';
import { contentOf, type SensorForm } from './sensor-form.ts';

/** The form field by field, each with its value as text for a comparison. */
export function flat({ numbers, unavailable, ...rest }: SensorForm): Readonly<Record<string, string>> {
  const spans = unavailable.map(({ start, end, reason }) => `${start} – ${end} ${reason}`).join('; ');
  const figures = Object.entries(numbers).map(([name, value]) => [name, Number.isNaN(value) ? '' : String(value)]);
  return { ...rest, ...Object.fromEntries(figures), unavailable: spans };
}

export const isSame = (one: SensorForm, other: SensorForm): boolean =>
  JSON.stringify(contentOf(one)) === JSON.stringify(contentOf(other));

/** The form with the value of the chosen side in each field. */
export function merged(mine: SensorForm, theirs: SensorForm, sides: Sides): SensorForm {
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

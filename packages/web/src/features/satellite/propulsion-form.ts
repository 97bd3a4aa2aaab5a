import { PROPULSION_TYPES } from '@keepout/contract/fleet/propulsion-types';
import { isTaken, toShown, toWire } from '@keepout/contract/platform/number-field';
import { type Configuration, type PropulsionField, propulsionGroups, propulsionNumber } from './fields.ts';

type Propulsion = Configuration['propulsion'];

/** Form values of the dialog; numbers in display units, NaN if empty. */
export interface PropulsionForm {
  readonly type: Propulsion['type'];
  readonly numbers: Readonly<Partial<Record<PropulsionField, number>>>;
  readonly burnsInEclipse: 'default' | 'yes' | 'no';
}

const everyField: readonly PropulsionField[] = [
  ...new Set(PROPULSION_TYPES.flatMap(propulsionGroups).flatMap((group) => group.fields)),
];

export function propulsionFormOf(propulsion: Propulsion): PropulsionForm {
  const { type, burnsInEclipse } = propulsion;
  const numbers = everyField.map((field) => [field, toShown(propulsionNumber(type, field), propulsion[field])]);
  return {
    type,
    numbers: Object.fromEntries(numbers),
    burnsInEclipse: burnsInEclipse === undefined ? 'default' : burnsInEclipse ? 'yes' : 'no',
  };
}

/** Returns the form with another kind of propulsion; numbers are converted to the display units of that kind. */
export function withType(form: PropulsionForm, type: Propulsion['type']): PropulsionForm {
  const numbers = everyField.map((field) => {
    const value = toWire(propulsionNumber(form.type, field), form.numbers[field] ?? Number.NaN);
    return [field, toShown(propulsionNumber(type, field), value)];
  });
  return { ...form, type, numbers: Object.fromEntries(numbers) };
}

export type PropulsionFault = 'range' | 'drag-order';
export type PropulsionFaults = Readonly<Partial<Record<PropulsionField, PropulsionFault>>>;

/** Returns the faults among the fields of the kind. */
export function propulsionFaults({ type, numbers }: PropulsionForm): PropulsionFaults {
  const fields = propulsionGroups(type).flatMap((group) => group.fields);
  const outside = fields.filter((field) => !isTaken(propulsionNumber(type, field), numbers[field] ?? Number.NaN));
  const { dragAreaMin = Number.NaN, dragAreaMax = Number.NaN } = numbers;
  return {
    ...(fields.includes('dragAreaMax') && dragAreaMax < dragAreaMin && { dragAreaMax: 'drag-order' }),
    ...Object.fromEntries(outside.map((field) => [field, 'range'])),
  };
}

/** Returns the propulsion record of the form: only the numbers of its kind. */
export function formPropulsion({ type, numbers, burnsInEclipse }: PropulsionForm): Propulsion {
  const groups = propulsionGroups(type);
  const values = groups
    .flatMap((group) => group.fields)
    .map((field) => [field, toWire(propulsionNumber(type, field), numbers[field] ?? Number.NaN)] as const)
    .filter(([, value]) => !Number.isNaN(value));
  const asksForEclipse = groups.some(({ id }) => id === 'thruster');
  return {
    type,
    ...Object.fromEntries(values),
    ...(asksForEclipse && burnsInEclipse !== 'default' && { burnsInEclipse: burnsInEclipse === 'yes' }),
  };
}

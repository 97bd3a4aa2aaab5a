import { PROPULSION_TYPES } from '@keepout/contract/fleet/propulsion-types';
import { propulsion } from '@keepout/contract/fleet/satellite';
import { describe, expect, it } from 'vitest';
import type { Configuration } from './fields.ts';
import { formPropulsion, propulsionFaults, propulsionFormOf, withType } from './propulsion-form.ts';

const ELECTRIC: Configuration['propulsion'] = {
  type: 'CONTINUOUS',
  thrust: 0.014,
  specificImpulse: 1420,
  dutyCycle: 0.5,
  maxDeltaV: 2,
  propellantMass: 9.8,
  minimumBurnSpacing: 1200,
  maxThrustDuration: 3300,
  burnsInEclipse: false,
  executionMagnitudeError: 0.02,
  executionPointingError: 1.5,
  executionFixedMagnitudeError: 1e-4,
  executionFixedPointingError: 2e-4,
};

describe('R-25 the dialog of propulsion', () => {
  it('tells electric thrust in millinewtons, shares in percent, and gives back the record digit by digit', () => {
    const form = propulsionFormOf(ELECTRIC);
    expect(form.numbers).toMatchObject({ thrust: 14, dutyCycle: 50, executionMagnitudeError: 2 });
    expect(form.numbers.executionFixedMagnitudeError).toBe(0.1);
    expect(formPropulsion(form)).toEqual(ELECTRIC);
  });
  it('keeps the thrust when the kind changes, in the unit of the new one', () => {
    const impulsive = withType(propulsionFormOf(ELECTRIC), 'IMPULSIVE');
    expect(impulsive.numbers.thrust).toBe(0.014);
    const { dutyCycle: _, ...rest } = ELECTRIC;
    expect(formPropulsion(impulsive)).toEqual({ ...rest, type: 'IMPULSIVE' });
  });
  it.each(PROPULSION_TYPES)('makes a record of the kind %s that the API takes, of its own fields alone', (type) => {
    const made = formPropulsion(withType(propulsionFormOf({ ...ELECTRIC, dragAreaMin: 1, dragAreaMax: 2 }), type));
    expect(propulsion.safeParse(made).success).toBe(true);
    if (type === 'NONE' || type === 'UNKNOWN') expect(made).toEqual({ type });
    if (type === 'DIFFERENTIAL_DRAG') expect(Object.keys(made)).not.toContain('thrust');
  });
  it('names what is out of range, and areas in the wrong order', () => {
    const drag = propulsionFormOf({ type: 'DIFFERENTIAL_DRAG', dragAreaMin: 2, dragAreaMax: 1 });
    expect(propulsionFaults(drag)).toEqual({ dragAreaMax: 'drag-order' });
    const form = propulsionFormOf(ELECTRIC);
    expect(propulsionFaults(form)).toEqual({});
    const numbers = { ...form.numbers, dutyCycle: 101, executionPointingError: -1 };
    expect(propulsionFaults({ ...form, numbers })).toEqual({ dutyCycle: 'range', executionPointingError: 'range' });
  });
});

import { PLANNED_MANOEUVRE_TYPES } from '@keepout/contract/fleet/propulsion-types';
import { expect, it } from 'vitest';
import { propulsionCapability } from './capability-of-satellite.ts';
import type { SatelliteToPlan } from './satellite.ts';
import { vehicleType } from './vehicles.ts';

const TOLD: SatelliteToPlan = {
  propulsion: 'UNKNOWN',
  build: { shape: 'CANNONBALL' },
  massKg: 200,
  minAreaM2: 1,
  maxAreaM2: 4,
  thrustN: 0.02,
  specificImpulseS: 1500,
};

it('takes an electric motor to be off in the shadow unless somebody says otherwise, and no other', () => {
  const inShadow = (satellite: Partial<SatelliteToPlan>) => {
    const means = propulsionCapability({ ...TOLD, ...satellite }, undefined);
    return means.unplannable === undefined && means.burnsInEclipse;
  };
  expect(inShadow({ propulsion: 'CONTINUOUS' })).toBe(false);
  expect(inShadow({ propulsion: 'CONTINUOUS', burnsInEclipse: true })).toBe(true);
  expect(inShadow({ propulsion: 'IMPULSIVE' })).toBe(true);
});

it.each(PLANNED_MANOEUVRE_TYPES)('says of %s which fields are missing, each by itself', (propulsion) => {
  for (const field of vehicleType(propulsion).needs) {
    const { [field]: _, ...rest } = { ...TOLD, propulsion };
    expect(propulsionCapability(rest as SatelliteToPlan, undefined)).toEqual({
      unplannable: 'FIELD_MISSING',
      missing: [field],
    });
  }
});

it('keeps the nominal cross-section between those of the attitudes', () => {
  const areasAt = (dragAreaM2: number | undefined) => {
    const means = propulsionCapability({ ...TOLD, propulsion: PLANNED_MANOEUVRE_TYPES.at(-1)!, dragAreaM2 }, undefined);
    return means.unplannable === undefined ? means.areas?.nominalM2 : undefined;
  };
  expect([areasAt(undefined), areasAt(2), areasAt(9)]).toEqual([1, 2, 4]);
});

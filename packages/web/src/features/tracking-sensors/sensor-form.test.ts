import { type SensorBody, sensorBody } from '@keepout/contract/odt/sensor';
import { describe, expect, it } from 'vitest';
import { conflictOf, flat, merged } from '../../nouns/record/two-versions.ts';
import { EMPTY_FORM, sensorContent, sensorFaults, sensorForm } from './sensor-form.ts';

const SENSOR: SensorBody = {
  sensorCode: 'AUR-01',
  groundSensorName: 'Hakos',
  sensorType: 'OPTICAL_PASSIVE',
  weatherSource: 'CLEAR_SHARE',
  site: { latitude: -23.24, longitude: 16.36, altitude: 1832 },
  minElevation: 15,
  fieldOfView: 2.1,
  horizon: [{ azimuth: 70, elevation: 27 }],
  limitingMagnitude: 16.5,
  maxRange: null,
  maxSunElevation: -12,
  minMoonSeparation: 15,
  slewRate: 6,
  minPassSpacing: 120,
  minSeparation: 0.01,
  clearShare: 0.81,
  latency: 1500,
  unavailable: [{ start: '2026-12-01T00:00:00.000Z', end: '2026-12-02T00:00:00.000Z', reason: 'Mirror' }],
  accuracy: {
    angleSigma: 0.8,
    rangeSigma: null,
    rangeRateSigma: null,
    timeBias: 0.001,
    timeBiasSigma: 0.002,
    angleBiasSigma: 0.3,
  },
  pricePerPass: { amount: 7550, currency: 'EUR' },
};

describe('the form of a sensor', () => {
  it('gives back the record it was made of, in a form that the API takes', () => {
    expect(sensorContent(sensorForm(SENSOR))).toEqual(SENSOR);
    expect(sensorBody.safeParse(sensorContent(sensorForm(SENSOR))).success).toBe(true);
    expect(sensorFaults(sensorForm(SENSOR))).toEqual({});
  });
  it('names what is missing or outside', () => {
    expect(sensorFaults(EMPTY_FORM)).toEqual({
      sensorCode: 'code',
      groundSensorName: 'name',
      latitude: 'range',
      longitude: 'range',
    });
    const form = sensorForm(SENSOR);
    expect(sensorFaults({ ...form, horizon: '70 27\n400 3' })).toEqual({ horizon: 'horizon' });
    expect(sensorFaults({ ...form, unavailable: [{ ...form.unavailable[0]!, end: 'later' }] })).toEqual({
      'off 0': 'time',
    });
  });
  it('asks a radar for its range and not for a magnitude', () => {
    const radar = sensorForm({ ...SENSOR, sensorType: 'RADAR_ACTIVE' });
    expect(sensorFaults(radar)).toEqual({ maxRange: 'range' });
    expect(sensorContent(radar).limitingMagnitude).toBeNull();
  });
});

it('both versions of a sensor: mine where I changed it, theirs elsewhere, until somebody chooses', () => {
  const mine = sensorContent({ ...sensorForm(SENSOR), groundSensorName: 'Hakos 2' });
  const theirs = { ...SENSOR, minElevation: 22 };
  expect(conflictOf(flat(SENSOR), flat(mine), flat(theirs))).toEqual([
    { field: 'groundSensorName', side: 'mine' },
    { field: 'minElevation', side: 'theirs' },
  ]);
  const saved = merged(mine, theirs, { groundSensorName: 'mine', minElevation: 'theirs' });
  expect(saved).toEqual({ ...SENSOR, groundSensorName: 'Hakos 2', minElevation: 22 });
});

it.each([
  ['JPY', 5000, 5000],
  ['KWD', 1.234, 1234],
  ['EUR', 45.5, 4550],
])('a price in %s of %s is stored as %s of its smallest unit, and shown as it was typed', (currency, price, amount) => {
  const form = { ...EMPTY_FORM, currency, price };
  const content = sensorContent(form);
  expect(content.pricePerPass).toEqual({ amount, currency });
  expect(sensorForm(content).price).toBe(price);
});

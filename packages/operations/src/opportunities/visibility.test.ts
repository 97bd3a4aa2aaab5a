import { expect, it } from 'vitest';
import { EPOCH_TAI_S, LOW_OBJECT } from '../../test/low-object.ts';
import { elementsOrbit } from '../orbit/known-orbit.ts';
import type { Sensor } from '../sensor/sensor.ts';
import { LONGEST_PASS_S } from './parts.ts';
import { sensorVisibilities } from './visibility.ts';

/** Half a day to a revolution: seen for hours. */
const HIGH = { ...LOW_OBJECT, meanMotionRevPerDay: 2.0056, inclinationDeg: 55, bstar: 0 };
const DEG = Math.PI / 180;
/** A radar that sees everything. */
const RADAR: Sensor = {
  sensorId: 'rad',
  code: 'RAD-01',
  kind: 'RADAR',
  latitudeRad: 55 * DEG,
  longitudeRad: 10 * DEG,
  altitudeM: 100,
  minElevationRad: 5 * DEG,
  horizon: [],
  limitingMagnitude: null,
  maxRangeM: null,
  maxSunElevationRad: 0,
  minMoonSeparationRad: 0,
  angleSigmaRad: 1e-4,
  rangeSigmaM: 20,
  rangeRateSigmaMps: 0.1,
  timeBiasS: 0,
  timeBiasSigmaS: 0.001,
  angleBiasSigmaRad: 0,
  clearShare: 1,
  latencyS: 600,
};
const question = {
  orbit: elementsOrbit(HIGH),
  sensors: [RADAR],
  startTaiS: EPOCH_TAI_S,
  stopTaiS: EPOCH_TAI_S + 86_400,
};

it('a high object that is seen for hours is offered in parts, each as it is seen then', () => {
  const [whole] = sensorVisibilities(question);
  const [parts] = sensorVisibilities({ ...question, isInParts: true });
  const long = whole!.spans.filter(({ startTaiS, stopTaiS }) => stopTaiS - startTaiS > 3 * 3600);
  expect(long.length).toBeGreaterThan(0);
  expect(parts!.spans.length).toBeGreaterThan(whole!.spans.length);
  for (const { startTaiS, stopTaiS, culminationTaiS, interval: told } of parts!.spans) {
    expect(stopTaiS - startTaiS).toBeLessThanOrEqual(LONGEST_PASS_S + 1e-6);
    expect(culminationTaiS).toBeGreaterThanOrEqual(startTaiS - 1e-6);
    expect(culminationTaiS).toBeLessThanOrEqual(stopTaiS + 1e-6);
    const around = whole!.spans.find((one) => one.startTaiS <= startTaiS + 1 && one.stopTaiS >= stopTaiS - 1);
    expect(told.maxElevation).toBeLessThanOrEqual(around!.interval.maxElevation + 1e-4);
  }
});

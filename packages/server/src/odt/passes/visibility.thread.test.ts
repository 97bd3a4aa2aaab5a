import { plainElements } from '@keepout/operations/orbit/plain-elements';
import { sensorOfBody } from '@keepout/operations/sensor/sensor-of-body';
import { expect, it } from 'vitest';
import { START_TAI_S, TARGET } from '../observations/test-observed.ts';
import { RADAR } from '../test-tracking.ts';
import { LONGEST_PASS_S } from './parts.ts';
import { visibilitiesOver } from './visibility.thread.ts';

/** Half a day to a revolution: seen for hours. */
const HIGH = { ...TARGET, meanMotionRevPerDay: 2.0056, inclinationDeg: 55, bstar: 0 };
const question = {
  orbit: { kind: 'elements', elements: plainElements(HIGH) },
  sensors: [sensorOfBody('rad', RADAR)],
  startTaiS: START_TAI_S,
  stopTaiS: START_TAI_S + 86_400,
} as const;

it('a high object that is seen for hours is offered in parts, each as it is seen then', () => {
  const [whole] = visibilitiesOver(question);
  const [parts] = visibilitiesOver({ ...question, isInParts: true });
  const long = whole!.spans.filter(({ startTaiS, stopTaiS }) => stopTaiS - startTaiS > 3 * 3600);
  expect(long.length).toBeGreaterThan(0);
  expect(parts!.spans.length).toBeGreaterThan(whole!.spans.length);
  for (const { startTaiS, stopTaiS, culminationTaiS, told } of parts!.spans) {
    expect(stopTaiS - startTaiS).toBeLessThanOrEqual(LONGEST_PASS_S + 1e-6);
    expect(culminationTaiS).toBeGreaterThanOrEqual(startTaiS - 1e-6);
    expect(culminationTaiS).toBeLessThanOrEqual(stopTaiS + 1e-6);
    const around = whole!.spans.find((one) => one.startTaiS <= startTaiS + 1 && one.stopTaiS >= stopTaiS - 1);
    expect(told.maxElevation).toBeLessThanOrEqual(around!.told.maxElevation + 1e-4);
  }
});

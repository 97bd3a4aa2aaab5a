import { expect, it } from 'vitest';
import { groundAngleRad, horizonCircle } from './SensorMap.tsx';

it('K-03 the horizon of an object at 400 km lies 20 degrees of the ground away, by a radius of 6378.137 km', () => {
  // cos(angle) = R / (R + h): 6378.137 / 6778.137.
  expect((groundAngleRad(0, 400) * 180) / Math.PI).toBeCloseTo(19.78, 2);
  expect(groundAngleRad(90, 400)).toBeCloseTo(0);
});

it('a circle goes round its site', () => {
  const rim = horizonCircle({ latitude: 28, longitude: -16 }, 10, 500);
  const [north] = rim;
  const south = rim[36]!;
  expect(north!.longitude).toBeCloseTo(-16);
  expect(north!.latitude - 28).toBeCloseTo(28 - south.latitude);
});

import { expect, it } from 'vitest';
import { cartesianFromKeplerian } from '../elements/keplerian.ts';
import { geodeticFromItrf } from '../frames/geodetic.ts';
import { rotationBetween } from '../frames/rotation.ts';
import { propagateTwoBody } from '../two-body/propagate.ts';
import { densityAlong } from './density-along.ts';
import { nrlmsiseAtmosphere } from './nrlmsise-atmosphere.ts';
import { moderateSpaceWeather } from './space-weather.ts';

const EPOCH_TAI_S = 8.4e8;
const HOURS_S = 6 * 3600;
const START = [
  ...cartesianFromKeplerian({
    semiMajorAxisM: 6.95e6,
    eccentricity: 0.03,
    inclinationRad: 1.2,
    raanRad: 1,
    argPerigeeRad: 2,
    meanAnomalyRad: 0,
  }),
];

function placeOf(six: ArrayLike<number>, at: number) {
  const m = rotationBetween('EME2000', 'ITRF', at);
  const [x, y, z] = [0, 3, 6].map((row) => m[row]! * six[0]! + m[row + 1]! * six[1]! + m[row + 2]! * six[2]!);
  return geodeticFromItrf([x!, y!, z!]);
}

it('a density along an orbit is that of the model beside it, asked for a hundredth as often, and the model itself far away', () => {
  const model = nrlmsiseAtmosphere(moderateSpaceWeather);
  let count = 0;
  const counted: typeof model = (at, place) => {
    count++;
    return model(at, place);
  };
  const reference = {
    stateAt: (at: number, out: Float64Array) => propagateTwoBody(START, at - EPOCH_TAI_S, out) !== null,
  };
  const along = densityAlong(counted, reference, EPOCH_TAI_S, EPOCH_TAI_S + HOURS_S);
  const six = new Float64Array(6);
  let worst = 0;
  let questions = 0;
  for (let t = 60; t < HOURS_S - 60; t += 0.7) {
    // Three kilometres ahead, and up to two above.
    reference.stateAt(EPOCH_TAI_S + t + 0.4, six);
    const there = placeOf(six, EPOCH_TAI_S + t);
    const place = { ...there, heightM: there.heightM + 2000 * Math.sin(t / 777) };
    const density = along(EPOCH_TAI_S + t, place);
    questions++;
    if (questions % 50 === 0) worst = Math.max(worst, Math.abs(density / model(EPOCH_TAI_S + t, place) - 1));
  }
  expect(worst).toBeLessThan(0.003);
  expect(count).toBeLessThan(questions / 10);
  const far = { latitudeRad: 0.3, longitudeRad: 2, heightM: 300_000 };
  expect(along(EPOCH_TAI_S + 3600, far)).toBe(model(EPOCH_TAI_S + 3600, far));
  expect(along(EPOCH_TAI_S - 3600, far)).toBe(model(EPOCH_TAI_S - 3600, far));
});

it('goes over into the model without a step, to whichever side a place leaves the reference', () => {
  const model = nrlmsiseAtmosphere(moderateSpaceWeather);
  const reference = {
    stateAt: (at: number, out: Float64Array) => propagateTwoBody(START, at - EPOCH_TAI_S, out) !== null,
  };
  const along = densityAlong(model, reference, EPOCH_TAI_S, EPOCH_TAI_S + HOURS_S);
  const at = EPOCH_TAI_S + 7000;
  const six = new Float64Array(6);
  reference.stateAt(at, six);
  const there = placeOf(six, at);
  const ways = [
    (share: number) => ({ ...there, longitudeRad: there.longitudeRad + 0.06 * share }),
    (share: number) => ({ ...there, latitudeRad: there.latitudeRad - 0.06 * share }),
    (share: number) => ({ ...there, heightM: there.heightM + 30_000 * share }),
  ];
  for (const way of ways) {
    // What of it the model does not do itself.
    const beside = (share: number): number => Math.log(along(at, way(share)) / model(at, way(share)));
    const steps = Array.from({ length: 4000 }, (_, k) => Math.abs(beside((k + 1) / 4000) - beside(k / 4000)));
    const most = Math.max(...Array.from({ length: 40 }, (_, k) => Math.abs(beside(k / 40))));
    expect(most).toBeGreaterThan(1e-4);
    expect(Math.max(...steps)).toBeLessThan(0.01 * most);
    expect(beside(1)).toBe(0);
  }
});

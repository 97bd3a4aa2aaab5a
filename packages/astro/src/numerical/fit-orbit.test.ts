import { expect, it } from 'vitest';
import { inFrame } from '../ephemeris/reframe.ts';
import { egm96 } from '../force/egm96.ts';
import { forceModel } from '../force/model.ts';
import type { MeanElements, StateVector } from '../nouns.ts';
import { sgp4Ephemeris } from '../sgp4/ephemeris.ts';
import { fitOrbit } from './fit-orbit.ts';
import { propagateNumerically } from './propagate.ts';

const EPOCH = 8.4e8;
const HALF_DAY_S = 43_200;
const forces = forceModel('EME2000', { gravity: egm96(8), withSun: true, withMoon: true });
const around = { epochTaiS: EPOCH, startTaiS: EPOCH - HALF_DAY_S, stopTaiS: EPOCH + HALF_DAY_S, forces, massKg: 1 };

const ELEMENTS: MeanElements = {
  noradId: 90_000,
  name: '',
  cosparId: '',
  epochTaiS: EPOCH,
  epochUtc: '2026-08-13T21:19:23',
  meanMotionRevPerDay: 14.3,
  eccentricity: 0.002,
  inclinationDeg: 82,
  raanDeg: 40,
  argPerigeeDeg: 70,
  meanAnomalyDeg: 10,
  bstar: 0,
  meanMotionDot: 0,
  meanMotionDdot: 0,
  ephemerisType: 0,
  classification: 'U',
  elementSetNo: 1,
  revAtEpoch: 1,
};

function positionAt(initial: StateVector, epochTaiS: number): Float64Array {
  const orbit = propagateNumerically({ initial, massKg: 1, stopTaiS: epochTaiS, forces, relativeError: 1e-11 });
  const six = new Float64Array(6);
  if (!orbit.ok || !orbit.value.stateAt(epochTaiS, six)) throw new Error('no orbit');
  return six.subarray(0, 3);
}

const apart = (a: ArrayLike<number>, b: ArrayLike<number>) => Math.hypot(...[0, 1, 2].map((k) => a[k]! - b[k]!));

it('finds an orbit of the same forces again', () => {
  const state: StateVector = {
    epochTaiS: EPOCH - HALF_DAY_S,
    frame: 'EME2000',
    positionM: [7.1e6, 1e5, -2e5],
    velocityMps: [100, 1200, 7390],
  };
  const orbit = propagateNumerically({
    initial: state,
    massKg: 1,
    stopTaiS: EPOCH + HALF_DAY_S,
    forces,
    relativeError: 1e-11,
  });
  if (!orbit.ok) throw new Error(orbit.fault.code);
  const fit = fitOrbit({ ...around, ephemeris: orbit.value });
  if (!fit.ok) throw new Error(fit.fault.code);
  const six = new Float64Array(6);
  orbit.value.stateAt(EPOCH, six);
  expect(fit.value.rmsM).toBeLessThan(0.02);
  expect(apart(fit.value.state.positionM, six)).toBeLessThan(0.02);
});

it('goes where SGP4 goes, which an orbit from one state of SGP4 does not', () => {
  const sgp4 = inFrame(sgp4Ephemeris(ELEMENTS), 'EME2000');
  const fit = fitOrbit({ ...around, ephemeris: sgp4 });
  if (!fit.ok) throw new Error(fit.fault.code);
  // The periodic error of the theory stays.
  expect(fit.value.rmsM).toBeGreaterThan(100);
  expect(fit.value.rmsM).toBeLessThan(1500);
  const [there, later] = [new Float64Array(6), EPOCH + 2 * HALF_DAY_S];
  sgp4.stateAt(EPOCH, there);
  const [x = 0, y = 0, z = 0, u = 0, v = 0, w = 0] = there;
  const single: StateVector = { ...fit.value.state, positionM: [x, y, z], velocityMps: [u, v, w] };
  sgp4.stateAt(later, there);
  const offM = apart(positionAt(fit.value.state, later), there);
  expect(offM).toBeLessThan(3000);
  expect(apart(positionAt(single, later), there)).toBeGreaterThan(2 * offM);
});

it('says where there is nothing to fit', () => {
  const none = { ...sgp4Ephemeris(ELEMENTS), stateAt: () => false };
  expect(fitOrbit({ ...around, ephemeris: none })).toMatchObject({ ok: false, fault: { code: 'no-state' } });
});

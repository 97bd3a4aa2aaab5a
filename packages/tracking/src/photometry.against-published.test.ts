import { RAD_PER_DEG } from '@keepout/units/angle';
import { expect, it } from 'vitest';
import { recordValidation } from '../../../conformance/ledger.ts';
import { diffuseSphereMagnitude } from './photometry.ts';

/** One square metre that scatters everything. */
const UNIT = { radiusM: Math.sqrt(1 / Math.PI), diffuseAlbedo: 1 };
const magnitude = (rangeM: number, phaseDeg: number) => diffuseSphereMagnitude(UNIT, rangeM, phaseDeg * RAD_PER_DEG);

it('magnitudes of diffuse spheres are those that observers publish', () => {
  const standard = magnitude(1e6, 90);
  const published = [
    // Seen at 5.0 under a phase angle of 45 degrees at 1,000 km: 5.94 at 90 degrees. SeeSat-L, December 2000, message 288.
    { ours: 5 + standard - magnitude(1e6, 45), theirs: 5.94 },
    // 5.5 at 1,000 km is 6.52 at 1,600 km. SeeSat-L, April 2001, message 313.
    { ours: 5.5 + magnitude(1.6e6, 90) - standard, theirs: 6.52 },
    // The same message: pi times as bright full as half.
    { ours: 10 ** ((standard - magnitude(1e6, 0)) / 2.5), theirs: Math.PI },
    // 6.0 less 2.5 log (area times albedo) at 1,000 km and half phase, a rule of thumb. SeeSat-L, October 1998, message 172.
    { ours: standard, theirs: 6 },
  ];
  const deviations = published.map(({ ours, theirs }) => Math.abs(ours - theirs));
  expect(Math.max(...deviations.slice(0, 3))).toBeLessThan(0.006);
  expect(deviations[3]).toBeLessThan(0.2);
  recordValidation({
    room: 'tracking',
    reference: 'magnitudes of diffuse spheres',
    origin: 'SeeSat-L of October 1998, December 2000 and April 2001: phase, range, full against half, area and albedo',
    deviations,
    unit: 'mag',
    tolerance: 0.2,
    reason:
      'three are printed to a hundredth and met; the rule for area and albedo is of a whole magnitude and 0.17 away',
    note: 'a single object is off by a magnitude or more: its albedo is not known',
  });
});

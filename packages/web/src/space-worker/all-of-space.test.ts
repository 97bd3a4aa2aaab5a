import { fromUnixMs } from '@keepout/astro/epoch';
import { sgp4Init } from '@keepout/astro/sgp4/init';
import { sgp4 } from '@keepout/astro/sgp4/propagate';
import { liveCatalogue } from '@keepout/operations/live/catalogue';
import { expect, it } from 'vitest';
import { catalogueElementsFixture } from '../../mock-api/catalogue-elements-fixture.ts';
import { AllOfSpace } from './all-of-space.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const catalogue = liveCatalogue(JSON.stringify(catalogueElementsFixture(NOON, 40)));
const space = new AllOfSpace(catalogue);
const epochTaiS = fromUnixMs(NOON);
const { names } = space.objects();

it('R-20 every object stands where SGP4 puts it, in Earth radii', () => {
  const { positions, velocities } = space.statesAt(epochTaiS);
  const object = names.indexOf('AURORA-2');
  const elements = catalogue.elements[object];
  if (elements === undefined) throw new Error('no such object');
  const state = new Float64Array(6);
  sgp4(sgp4Init(elements), (epochTaiS - elements.epochTaiS) / 60, state);
  const radii = [...positions.subarray(3 * object, 3 * object + 3), ...velocities.subarray(3 * object, 3 * object + 3)];
  for (let at = 0; at < 6; at++) expect((radii[at] ?? 0) * 6378.137).toBeCloseTo(state[at] ?? Number.NaN, 2);
});

it('R-20 an object whose elements describe no orbit is counted and hidden in the Earth', () => {
  const { positions, lost } = space.statesAt(epochTaiS);
  const broken = names.indexOf('BROKEN DEB');
  expect(lost).toBe(1);
  expect([...positions.subarray(3 * broken, 3 * broken + 3)]).toEqual([0, 0, 0]);
  expect(space.orbitOf(broken, epochTaiS)?.points).toHaveLength(0);
});

it('R-20 an orbit comes back to where it began, and carries the elements of its object', () => {
  const object = names.indexOf('STATIONARY SAT');
  const orbit = space.orbitOf(object, epochTaiS);
  const points = orbit?.points ?? new Float32Array();
  const [first, last] = [points.subarray(0, 3), points.subarray(-3)];
  expect(Math.hypot(...first)).toBeCloseTo(6.61, 1);
  for (let axis = 0; axis < 3; axis++) expect(Math.abs((first[axis] ?? 0) - (last[axis] ?? 9))).toBeLessThan(0.05);
  expect(orbit?.elements.noradId).toBe(60_000);
});

it('R-20 the Earth is turned by its sidereal angle and lit from the Sun of the season', () => {
  const { earthAngleRad, sun } = space.statesAt(epochTaiS);
  // 2026-11-21T12:00 UTC: Greenwich mean sidereal time 16 h 02 min, declination of the Sun -20.0 deg.
  expect(((earthAngleRad * 12) / Math.PI + 24) % 24).toBeCloseTo(16.04, 1);
  expect((Math.asin(sun[2]) * 180) / Math.PI).toBeCloseTo(-20, 0);
});

import { sgp4Ephemeris } from '@keepout/astro/sgp4/ephemeris';
import { readTle } from '@keepout/ccsds/tle/read';
import { elementsOrbit } from '@keepout/operations/orbit/known-orbit';
import { meanElements } from '@keepout/operations/orbit/plain-elements';
import { expect, it } from 'vitest';
import { wireOrder } from '../https/protocol.ts';
import type { PassOrder } from '../provider.ts';
import { orderOfStored, type StoredOrder } from './stored-order.ts';

const TLE = [
  '1 25544U 98067A   24263.51782528  .00016717  00000-0  30126-3 0  9992',
  '2 25544  51.6393 160.4574 0007417  30.3190  76.8523 15.49815308472986',
].join('\n');
const ORDER = { sensor: { code: 'SIM-R' }, startTaiS: 780_000_000, stopTaiS: 780_000_300 } as PassOrder;
const withOrbit = <Orbit>(orbit: Orbit) => ({ ...ORDER, object: { noradId: 25544, name: 'ISS', orbit } });
const textOf = (order: PassOrder): string => JSON.stringify(wireOrder(order));

it('an order of an earlier version, with its element set as text, is read as the same orbit, and a provider is sent the same text', () => {
  const read = readTle(TLE);
  if (!read.ok) throw new Error(read.fault.code);
  const order = withOrbit(elementsOrbit(read.value)) as PassOrder;
  const { object } = wireOrder(order) as { object: { orbit: { type: 'OMM'; text: string } } };
  const earlier = orderOfStored(withOrbit({ kind: 'MESSAGE', ...object.orbit }) as unknown as StoredOrder);
  expect(textOf(earlier)).toBe(textOf(order));
  expect(object.orbit.text).toContain('CREATION_DATE = 2024-09-19T12:25:40.104\nORIGINATOR = KEEPOUT');
  // The text has the epoch to a microsecond: what was read of it before is the same to a hundredth of a metre.
  const [then, now] = [earlier, order].map(({ object: { orbit } }) => {
    const state = new Float64Array(6);
    if (orbit.kind === 'elements') sgp4Ephemeris(meanElements(orbit.elements)).stateAt(780_000_000, state);
    return state;
  });
  expect(Math.hypot(...[0, 1, 2].map((k) => then![k]! - now![k]!))).toBeLessThan(0.01);
  expect(Math.hypot(...now!)).toBeGreaterThan(6e6);
});

it('a state of an earlier order is the same state', () => {
  const state = { epochTaiS: 780_000_000, positionM: [7e6, 0, 0], velocityMps: [0, 7500, 0], covarianceRtn: null };
  const earlier = orderOfStored(withOrbit({ kind: 'STATE', ...state }) as unknown as StoredOrder);
  expect(earlier.object.orbit).toEqual({ kind: 'state', ...state });
});

import { expect, it } from 'vitest';
import { recordValidation } from '../../../../conformance/ledger.ts';
import reference from '../../../../conformance/solid-tide/solid-tide.json' with { type: 'json' };
import { parseUtc } from '../epoch.ts';
import { moonPosition } from '../moon/position.ts';
import { sunPosition } from '../sun/position.ts';
import { norm } from '../vector.ts';
import { bodyTrack } from './body-track.ts';
import { solidTide } from './solid-tide.ts';
import { MU_MOON, MU_SUN } from './third-body.ts';

const FIFTEEN_PERCENT = 0.15;

it('the tides of the solid Earth accelerate as the Conventions have it, but for what frequencies differ by', () => {
  const tides = [
    solidTide(MU_SUN, bodyTrack(sunPosition, 'EME2000')),
    solidTide(MU_MOON, bodyTrack(moonPosition, 'EME2000')),
  ];
  const pairs = reference.map(({ utc, positionM, accelerationMps2 }) => {
    const at = parseUtc(utc);
    if (!at.ok) throw new Error(at.fault.code);
    const rates = new Float64Array(7);
    for (const tide of tides) tide.addRates(at.value, Float64Array.of(...positionM, 0, 0, 0, 1), rates);
    const [x = 0, y = 0, z = 0] = accelerationMps2;
    return { size: norm([x, y, z]), off: norm([rates[3]! - x, rates[4]! - y, rates[5]! - z]) };
  });
  const largest = Math.max(...pairs.map(({ size }) => size));
  const deviations = pairs.map(({ off }) => off / largest);
  recordValidation({
    room: 'astro',
    reference: 'tides of the solid Earth: acceleration at 24 places',
    origin: 'computed with Orekit 13.1 (Apache-2.0), IERS Conventions 2010: conformance/solid-tide',
    deviations,
    unit: 'share of the largest',
    tolerance: FIFTEEN_PERCENT,
    reason: 'second degree and one Love number here, third degree and corrections by frequency there',
  });
  expect(deviations).toHaveLength(24);
  expect(Math.max(...deviations)).toBeLessThan(FIFTEEN_PERCENT);
});

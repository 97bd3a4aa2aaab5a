import { expect, it } from 'vitest';
import reference from '../../../../conformance/frames/sun-moon.json' with { type: 'json' };
import { recordValidation } from '../../../../conformance/ledger.ts';
import { parseUtc } from '../epoch.ts';
import { sunPosition } from './position.ts';

/** Twilight limits move by less than 0.1 s for an arcsecond. */
const ONE_ARCSECOND = 1;

it('the Sun stands within an arcsecond and 1e-5 of its distance of DE405', () => {
  const offsets: number[] = [];
  for (const { epochUtc, sunGeometric_eme2000_m: expected } of reference.cases) {
    const epoch = parseUtc(epochUtc);
    if (!epoch.ok) throw new Error(epoch.fault.code);
    const ours = sunPosition(epoch.value);
    const size = Math.hypot(...expected);
    const ourSize = Math.hypot(...ours);
    expect(Math.abs(ourSize / size - 1)).toBeLessThan(1e-5);
    offsets.push(Math.hypot(...ours.map((value, i) => value / ourSize - expected[i]! / size)) * 206_264.8);
  }
  recordValidation({
    room: 'astro',
    reference: 'Sun direction',
    origin: 'JPL DE405 through Orekit 13.0, 2003',
    deviations: offsets,
    unit: 'arcsec',
    tolerance: ONE_ARCSECOND,
    stated: { accuracy: 5, by: 'tolerance of the source for a VSOP-class series' },
  });
  expect(Math.max(...offsets)).toBeLessThan(ONE_ARCSECOND);
});

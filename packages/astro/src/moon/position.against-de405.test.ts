import { expect, it } from 'vitest';
import reference from '../../../../conformance/frames/sun-moon.json' with { type: 'json' };
import { recordValidation } from '../../../../conformance/ledger.ts';
import { parseUtc } from '../epoch.ts';
import { moonPosition } from './position.ts';

/** What the author of the excerpt promises is 10; the pull of the Moon on a low orbit moves by a millimetre a day. */
const FIFTEEN_ARCSECONDS = 15;

it('the Moon stands within 15 arcseconds and 5e-5 of its distance of DE405', () => {
  const offsets: number[] = [];
  for (const { epochUtc, moonGeometric_eme2000_m: expected } of reference.cases) {
    const epoch = parseUtc(epochUtc);
    if (!epoch.ok) throw new Error(epoch.fault.code);
    const ours = moonPosition(epoch.value);
    const size = Math.hypot(...expected);
    const ourSize = Math.hypot(...ours);
    expect(Math.abs(ourSize / size - 1)).toBeLessThan(5e-5);
    offsets.push(Math.hypot(...ours.map((value, i) => value / ourSize - expected[i]! / size)) * 206_264.8);
  }
  recordValidation({
    room: 'astro',
    reference: 'Moon direction',
    origin: 'JPL DE405 through Orekit 13.0, 2003',
    deviations: offsets,
    unit: 'arcsec',
    tolerance: FIFTEEN_ARCSECONDS,
    stated: { accuracy: 60, by: 'tolerance of the source for planning' },
  });
  expect(Math.max(...offsets)).toBeLessThan(FIFTEEN_ARCSECONDS);
});
